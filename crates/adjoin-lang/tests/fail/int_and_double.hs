mean :: [Double] -> Double
mean xs = sum xs / length xs
scale :: Int -> Double -> Double
scale n x = n * x
half :: Int -> Int
half n = n / 2
index :: [Double] -> Double -> Double
index xs x = xs !! x
both x = (x `div` 2) / 3
pow x = x ^ 0.5
