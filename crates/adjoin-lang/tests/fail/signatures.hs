f :: a -> a
f x = x + 1
g :: a -> b
g x = x
h :: Num a => [a] -> a
h xs = maximum xs
k :: (Num a, Shw b) => a -> b -> a
k x _ = x
l :: Num b => Int -> Int
l x = x
m :: Maybe -> Int
m x = 1
n :: f a -> Int
n x = 1
o :: a -> Int
o x = p x
  where
    p :: b -> Int
    p y = length [x, y]
