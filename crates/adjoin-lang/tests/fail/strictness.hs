ones = 1 : ones
naturals = [0 ..]
(evens, odds) = (0 : odds, 1 : evens)
x = x + 1
numbered xs = zip [fromIntegral (length xs) ..] xs
letters n = take n [n + 1 ..]
