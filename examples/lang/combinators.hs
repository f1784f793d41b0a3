-- Functions as values: composition, application, currying, functions in lists and data, Church numerals.
--
-- @at pipeline (0.5, 3)
-- @value 5.817400865368866
-- @gradient (-38.54606107028498, -9.552452502809203)
--
-- @at church (3, 1.1)
-- @value 1.1 ^ 8
-- @gradient (3, 8 * 1.1 ^ 7)
--
-- @at horner ([1, -2, 3], 2)
-- @value 9
-- @gradient ([1, 2, 4], 10)
--
-- @at chosen (Scale 3, 2)
-- @value 6
-- @gradient (Scale 2, 3)

data Op = Shift Double | Scale Double | Twice Op

meaning :: Op -> Double -> Double
meaning (Shift d) = (+ d)
meaning (Scale k) = (k *)
meaning (Twice op) = let f = meaning op in f . f

pipeline :: (Double, Double) -> Double
pipeline (x, y) = foldr ($) x functions + uncurry (flip (/)) (x, y)
  where
    functions = [sin, (* y), subtract 1, (2 -), \z -> z ** 2 + y, const (x * y)]

church :: (Int, Double) -> Double
church (n, x) = numeral n (\y -> y * y) x
  where
    numeral 0 = \_ y -> y
    numeral k = \f -> f . numeral (k - 1) f

-- The coefficients begin with the constant term.
horner :: ([Double], Double) -> Double
horner (cs, x) = foldr (\c acc -> c + x * acc) 0 cs

chosen :: (Op, Double) -> Double
chosen = uncurry meaning
