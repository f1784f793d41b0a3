f x =
  let a = 1
     b = 2
  in a + b
g x = y
where y = x
h x = case x of
1 -> 2
