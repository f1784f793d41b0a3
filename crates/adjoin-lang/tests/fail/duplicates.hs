data A = B | C
data D = B
f x = 1
g x = 2
f y = 3
h :: Int
k x x = x
l = let a = 1
        a = 2
    in a

data Disc = Disc { radius :: Double }

data Ball = Ball { radius :: Double }
