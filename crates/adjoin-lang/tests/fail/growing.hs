f :: Eq a => Int -> a -> Bool
f n x = if n == 0 then x == x else f (n - 1) (x, x)
