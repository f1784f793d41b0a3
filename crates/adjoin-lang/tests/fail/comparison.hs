data F = F (Int -> Int)
a x = F x == F x
b = (\x -> x) == (\y -> y)
c = compare F F
