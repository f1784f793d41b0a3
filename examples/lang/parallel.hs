-- The parallel forms: pairs, tuples, lists of thunks, and a parallel map and reduction built from them.
--
-- @at triple 0.5
-- @value 1.768577655351179
-- @gradient 2.3475424497769244
--
-- @at squares [1, 2, 3]
-- @value 14
-- @gradient [2, 4, 6]
--
-- @at reduction [1, 2, 3, 4, 5]
-- @value 120
-- @gradient [120, 60, 40, 30, 24]
--
-- @at rotations (0.6, 0.8)
-- @value -2.777239961651183
-- @gradient (-1.9837428297508466, -1.9837428297508468)

triple :: Double -> Double
triple x =
  let (a, b, c) = par (sin x, x * x, exp x)
  in a * b + c

squares :: [Double] -> Double
squares xs = sum (parallel [\() -> x * x | x <- xs])

parallelReduce :: (a -> a -> a) -> a -> [a] -> a
parallelReduce _ z [] = z
parallelReduce _ _ [x] = x
parallelReduce f z xs =
  let (left, right) = splitAt (length xs `div` 2) xs
      (a, b) = parallelReduce f z left |*| parallelReduce f z right
  in f a b

reduction :: [Double] -> Double
reduction = parallelReduce (*) 1

rotations :: (Double, Double) -> Double
rotations (x, y) =
  let rotate (a, b) i =
        if i <= 0
          then (a, b)
          else let ang = 0.1 + 0.05 * sin (fromIntegral i)
               in rotate (a * cos ang - b * sin ang, a * sin ang + b * cos ang) (i - 1)
      n = 30 :: Int
      out = rotate (x, y) n |*| rotate (y, x) n
  in case out of
       ((a1, b1), (a2, b2)) -> a1 + b1 + a2 + b2
