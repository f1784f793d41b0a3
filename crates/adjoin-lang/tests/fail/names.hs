f xs = fold (+) 0 (lenght xs)
g (Jst x) = x
g Nothing = undefned
h :: Doubel -> Int
h = round
k x = showw x ++ show x
l = take 3 (iterate (+ 1) 0)
m = Maybe 3
n = x <> y
