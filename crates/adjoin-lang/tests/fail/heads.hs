f (g x) = x
h 0 = 1
h 1 2 = 3
n + 1 - m = n
square x -> x * x
k :: Int -> Int
k = 3 4 where
foo : Int
3 = x + x
