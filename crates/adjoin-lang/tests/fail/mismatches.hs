a x = if x then 1 else 'c'
b = foldl (+) 0 1
c :: Bool -> [Bool]
c x = x
d xs = map (+ 1) xs 2
e = let y = 1 in y 2
f (x, y) = x
g = f (1, 2, 3)
h x = x x
i :: (Double, Double) -> Double
i (x, y) = fst
j x = x + "a"
k True = 1
k 'x' = 2
l :: Int -> Int
l x y = x
m x = case x of { [] -> 0; (y, z) -> y }
