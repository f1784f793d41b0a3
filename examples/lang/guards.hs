-- Clauses with guards, pattern guards, where, case in every form.
--
-- @at piecewise (-2)
-- @value 4
-- @gradient -4
--
-- @at piecewise 0.5
-- @value 0.25
-- @gradient 0.5
--
-- @at piecewise 5
-- @value 9
-- @gradient 2
--
-- @at classify (2, [1, 4])
-- @value 5
-- @gradient (2, [1, 1])
--
-- @at classify (-1, [1, 4])
-- @value 4
-- @gradient (-1, [4, 1])
--
-- @at classify (7, [0.5])
-- @value 7.5
-- @gradient (7, [1])
--
-- @at clamp (3, 1, 2)
-- @value 2
-- @gradient (0, 0, 1)

piecewise :: Double -> Double
piecewise x
  | x < 0 = x * x
  | x <= knee = x / 2
  | Just y <- beyond = y
  | otherwise = error "unreachable"
  where
    knee = 1
    beyond = if x > knee then Just (2 * x - knee) else Nothing

classify :: (Int, [Double]) -> Double
classify (2, xs@[a, b]) = sum xs
classify (n, xs) | n < 0, (y:z:_) <- xs = y * z
                 | [] <- xs = 0
classify (n, x:_) = if | even n -> x | n > 5, let k = fromIntegral n -> x + k | otherwise -> -x
classify _ = 0

-- A value, a lower and an upper bound.
clamp :: (Double, Double, Double) -> Double
clamp = \case
  (x, lo, hi) | x < lo -> lo
              | x > hi -> hi
  (x, _, _) -> x
