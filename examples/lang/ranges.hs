-- Ranges of Int, Double and Char, and the trapezium rule.
--
-- @at integral (0, 2)
-- @value 2.6875
-- @gradient (-0.03125, 4.03125)
--
-- @at counted 3
-- @value 3 * (55 + 25 + 30 + 4)
-- @gradient 114

-- x^2 from a to b, in eight steps.
integral :: (Double, Double) -> Double
integral (a, b) = h * sum [(f x + f (x + h)) / 2 | i <- [0 .. 7], let x = a + h * fromIntegral i]
  where
    h = (b - a) / 8
    f x = x ^ 2

counted :: Double -> Double
counted x = x * sum (map fromIntegral ([1 .. 10] ++ [1, 3 .. 9] ++ [10, 8 .. 2])) + x * total
  where total = sum [0.5, 1.0 .. 1.5] - 1 + 2 * fromIntegral (length ['a' .. 'd']) - 6
