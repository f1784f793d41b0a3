-- A small neural network with records: one hidden layer, logistic units, squared error over a data set, and one
-- step of gradient descent written out as a record update.
--
-- @at loss (Net { hidden = [Unit { weights = [0.5, -0.3], bias = 0.1 }, Unit { weights = [-0.2, 0.8], bias = 0.0 }],
--      output = Unit { weights = [1.2, -0.7], bias = 0.3 } }, [([1, 0], 1), ([0, 1], 0)])
-- @value 0.4477561750336317
-- @gradient (Net { hidden = [Unit { weights = [-0.0379993924022654, 0.08464906236485208], bias = 0.046649669962586675 }, Unit { weights = [0.023981239367849485, -0.0426741750729504], bias = -0.018692935705100912 }],
--      output = Unit { weights = [0.038929211033602446, 0.13433125821746048], bias = 0.14658401061345494 } },
--      [([-0.023795944074702598, 0.030584809214959204], 0.6374352411007058), ([0.05085936619701611, -0.05953405876781595], -1.1767331955619387)])
--
-- @at shifted (Unit { weights = [1, 2], bias = 0.5 }, 0.25)
-- @value Unit { weights = [1, 2], bias = 0.75 }
-- @cotangent Unit { weights = [3, 4], bias = 5 }
-- @gradient (Unit { weights = [3, 4], bias = 5 }, 5)

data Unit = Unit { weights :: [Double], bias :: Double }
data Net = Net { hidden :: [Unit], output :: Unit }

activate :: Unit -> [Double] -> Double
activate unit inputs = logistic (sum (zipWith (*) (weights unit) inputs) + bias unit)
  where logistic x = 1 / (1 + exp (-x))

predict :: Net -> [Double] -> Double
predict net = activate (output net) . \inputs -> map (`activate` inputs) (hidden net)

loss :: (Net, [([Double], Double)]) -> Double
loss (net, examples) = sum [(predict net xs - y) ^ 2 | (xs, y) <- examples]

shifted :: (Unit, Double) -> Unit
shifted (unit, d) = unit { bias = bias unit + d }
