-- Benchmark 2: the dot product of two lists, with its list functions written out.
--
-- @at dot ([1, 2, 3], [4, 5, 6])
-- @value 32
-- @gradient ([4, 5, 6], [1, 2, 3])

dot :: ([Double], [Double]) -> Double
dot (xs, ys) =
  let mapTwo f (a:as) (b:bs) = f a b : mapTwo f as bs
      mapTwo _ _ _ = []
      total [] = 0.0
      total (a:as) = a + total as
  in total (mapTwo (\a b -> a * b) xs ys)
