-- The paper's running example: x is used twice, once through z.
--
-- @at f (3, 4)
-- @value 21
-- @gradient (10, 3)

f :: (Double, Double) -> Double
f (x, y) =
  let z = x + y
  in x * z
