f x y | x > y -> x
      | otherwise = y
g x = case x of
  1 = 2
  n | n > 3 = 4
