-- Declarations in any order: they are sorted by what they need.
--
-- @at values 2
-- @value 30
-- @gradient 55
--
-- @at functions 2
-- @value 24
-- @gradient 6
--
-- @at shadowed (2, 3)
-- @value 48
-- @gradient (19, 14)

-- 6 x^3 - 4 x^2 - x
values :: Double -> Double
values x =
  let x3 = x1 + x2 - 1.0
      x2 = x1 * (x + x1)
      x1 = 2.0 * x
  in x * x3 - x2

functions :: Double -> Double
functions x =
  let g a = 2.0 * f a
      x2 = g x1 + 1.0
      f a = a + 1.0
      x1 = f (g x)
  in x1 + x2

-- An inner x hides the outer one; a local function is used at two types.
shadowed :: (Double, Double) -> Double
shadowed (x, y) =
  let pair a = (a, a)
      (p, _) = pair (x * y)
      (q, n) = pair (length [x, y])
      z = let x = y + 1 in x * fromIntegral q
  in z + p * p - twice + fromIntegral n + correction
  where
    twice = x * y + x * x
    correction = x * y * (7 - x * y) - x + x * x + 2 * x
