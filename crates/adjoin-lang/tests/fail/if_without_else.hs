f x = if x > 0 then 1
g x = 2
