f x = show (\y -> y + x)
data G = G (Int -> Int)
g = show (G (+ 1))
h :: a -> String
h x = show x
