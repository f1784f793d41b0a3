a = "never ends
b = 'xy'
c = "bad \q escape"
d = 3x
e = [1., 2.5]
f = “quoted”
g = 99999999999999999999 :: Int
{- a comment
   {- nested -}
