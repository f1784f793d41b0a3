-- Everyday numerics, as one would write them in Haskell.
{-# LANGUAGE LambdaCase #-}
module Main where
import Data.List (foldl', sortBy)
import Data.Function (on)

infixl 9 !
xs ! i = xs !! i

newtype Matrix = Matrix { unMatrix :: [[Double]] }
mmul :: Matrix -> Matrix -> Matrix
mmul (Matrix a) (Matrix b) = Matrix [[ sum $ zipWith (*) r c | c <- cols ] | r <- a]
  where cols = foldr (zipWith (:)) (replicate n []) b
        n = case b of
              []      -> 0
              (r : _) -> length r

power :: Int -> Matrix -> Matrix
power 0 (Matrix m) = Matrix [ [ if i == j then 1 else 0 | j <- is ] | i <- is ]
  where is = [0 .. length m - 1]
power n m
  | even n    = let !h = power (n `div` 2) m in h `mmul` h
  | otherwise = m `mmul` power (n - 1) m

trace' :: (Int, [[Double]]) -> Double
trace' (n, m) = let Matrix p = power n (Matrix m)
                in sum [ p ! i ! i | i <- [0 .. length p - 1] ]

logsumexp :: [Double] -> Double
logsumexp xs = m + log (sum [ exp (x - m) | x <- xs ])
  where m = maximum xs

simpson f a b n =
  let h = (b - a) / fromIntegral n
      coef i | i == 0 || i == n = 1
             | odd i            = 4
             | otherwise        = 2
   in h / 3 * sum [ coef i * f (a + fromIntegral i * h) | i <- [0..n] ]

area :: Double -> Double
area t = simpson (\x -> exp (negate t * x * x)) 0 1 (10 :: Int)

data Expr a = Lit a | Expr a :+: Expr a | Expr a :*: Expr a | Neg (Expr a) deriving (Eq, Show)
infixl 6 :+:
infixl 7 :*:
evalE :: Num a => Expr a -> a
evalE = \case
  Lit x   -> x
  a :+: b -> evalE a + evalE b
  a :*: b -> evalE a * evalE b
  Neg a   -> negate (evalE a)

poly :: Double -> Double
poly x = evalE $ Lit 3 :*: Lit x :+: Neg (Lit x :*: Lit x)

topTwo :: [(Double, Double)] -> Double
topTwo ps = sum . map snd . take 2 . reverse $ sortBy (compare `on` fst) ps

gd :: (Double -> Double) -> Double -> Int -> Double -> Double
gd f' lr n x0 = foldl' (\x _ -> x - lr * f' x) x0 [1 .. n]

opt :: Double -> Double
opt c = gd (\x -> 2 * (x - c)) 0.1 50 0
