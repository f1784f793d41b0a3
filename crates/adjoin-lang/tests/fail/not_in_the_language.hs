import Data.Map (Map)

class Shape a where
  area :: a -> Double

instance Num Bool where
  True + _ = True

main = do
  x <- getLine
  print x

data G a where
  G :: Int -> G Int

data E = forall a. E a

f (negate -> x) = x
g = id @Int
