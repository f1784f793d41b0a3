-- List comprehensions: several generators, conditions, local definitions, patterns that filter.
--
-- @at pairs [1, 2, 3]
-- @value 11
-- @gradient [5, 4, 3]
--
-- @at triangle (3, 0.5)
-- @value 5.25
-- @gradient (3, 3.0)
--
-- @at justs [Just 2, Nothing, Just 5]
-- @value 29
-- @gradient [Just 4, Nothing, Just 10]
--
-- @at transposed [[1, 2], [3, 4]]
-- @value [[1, 3], [2, 4]]
-- @cotangent [[1, 2], [3, 4]]
-- @gradient [[1, 3], [2, 4]]

-- Sum of products of different elements.
pairs :: [Double] -> Double
pairs xs = sum [x * y | (i, x) <- numbered, (j, y) <- numbered, i < j]
  where numbered = zip [0 .. length xs - 1] xs

triangle :: (Int, Double) -> Double
triangle (n, x) = sum [c * x ^ k | i <- [1 .. n], odd i, k <- [0 .. i], let c = fromIntegral (i - k), c > 0]

justs :: [Maybe Double] -> Double
justs ms = sum [square | Just x <- ms, let square = x * x]

transposed :: [[Double]] -> [[Double]]
transposed rows = [[row !! k | row <- rows] | k <- [0 .. length (head rows) - 1]]
