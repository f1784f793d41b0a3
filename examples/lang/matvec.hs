-- Benchmark 3: the sum of a matrix-vector product.
--
-- @at matvec ([[1, 2], [3, 4], [5, 6]], [7, 8])
-- @value 159
-- @gradient ([[7, 8], [7, 8], [7, 8]], [9, 12])

matvec :: ([[Double]], [Double]) -> Double
matvec (rows, v) =
  let mapTwo f (a:as) (b:bs) = f a b : mapTwo f as bs
      mapTwo _ _ _ = []
      total [] = 0.0
      total (a:as) = a + total as
      inner as bs = total (mapTwo (\a b -> a * b) as bs)
      each _ [] = []
      each f (a:as) = f a : each f as
  in total (each (inner v) rows)
