-- What the target languages of the paper have and Haskell's libraries do not have under one name.

-- Cotangents: the reals of a value are zeroed, added, or all set to one; its discrete parts stay.
class Cotangent c where
  zero, ones :: c -> c
  plus :: c -> c -> c

instance Cotangent Double where { zero _ = 0; ones _ = 1; plus = (+) }
instance Cotangent Int where { zero n = n; ones n = n; plus n _ = n }
instance Cotangent Char where { zero c = c; ones c = c; plus c _ = c }
instance Cotangent Bool where { zero b = b; ones b = b; plus b _ = b }
instance Cotangent () where { zero u = u; ones u = u; plus u _ = u }
instance Cotangent a => Cotangent [a] where
  zero = P.map zero
  ones = P.map ones
  plus = P.zipWith plus
instance (Cotangent a, Cotangent b) => Cotangent (a, b) where
  zero (a, b) = (zero a, zero b)
  ones (a, b) = (ones a, ones b)
  plus (a, b) (a', b') = (plus a a', plus b b')
instance (Cotangent a, Cotangent b, Cotangent c) => Cotangent (a, b, c) where
  zero (a, b, c) = (zero a, zero b, zero c)
  ones (a, b, c) = (ones a, ones b, ones c)
  plus (a, b, c) (a', b', c') = (plus a a', plus b b', plus c c')
instance (Cotangent a, Cotangent b, Cotangent c, Cotangent d) => Cotangent (a, b, c, d) where
  zero (a, b, c, d) = (zero a, zero b, zero c, zero d)
  ones (a, b, c, d) = (ones a, ones b, ones c, ones d)
  plus (a, b, c, d) (a', b', c', d') = (plus a a', plus b b', plus c c', plus d d')
instance (Cotangent a, Cotangent b, Cotangent c, Cotangent d, Cotangent e) => Cotangent (a, b, c, d, e) where
  zero (a, b, c, d, e) = (zero a, zero b, zero c, zero d, zero e)
  ones (a, b, c, d, e) = (ones a, ones b, ones c, ones d, ones e)
  plus (a, b, c, d, e) (a', b', c', d', e') = (plus a a', plus b b', plus c c', plus d d', plus e e')

-- Components of tuples of any size.
class First t a | t -> a where first :: t -> a
class Second t a | t -> a where second :: t -> a
class Third t a | t -> a where third :: t -> a
class Fourth t a | t -> a where fourth :: t -> a
class Fifth t a | t -> a where fifth :: t -> a
instance First (a, b) a where first (a, _) = a
instance Second (a, b) b where second (_, b) = b
instance First (a, b, c) a where first (a, _, _) = a
instance Second (a, b, c) b where second (_, b, _) = b
instance Third (a, b, c) c where third (_, _, c) = c
instance First (a, b, c, d) a where first (a, _, _, _) = a
instance Second (a, b, c, d) b where second (_, b, _, _) = b
instance Third (a, b, c, d) c where third (_, _, c, _) = c
instance Fourth (a, b, c, d) d where fourth (_, _, _, d) = d
instance First (a, b, c, d, e) a where first (a, _, _, _, _) = a
instance Second (a, b, c, d, e) b where second (_, b, _, _, _) = b
instance Third (a, b, c, d, e) c where third (_, _, c, _, _) = c
instance Fourth (a, b, c, d, e) d where fourth (_, _, _, d, _) = d
instance Fifth (a, b, c, d, e) e where fifth (_, _, _, _, e) = e

-- Partial derivative times cotangent, where 0 times infinity is 0.
scale :: Double -> Double -> Double
scale p z
  | isNaN r && (z == 0 || (p == 0 && P.not (isNaN z))) = 0
  | P.otherwise = r
  where r = p * z

-- Mutable arrays that can grow. Elements are cells, so that they can be updated atomically.
newtype Array v = Array (IORef (Int, IOArray Int (IORef v)))
newtype IArray v = IArray (A.Array Int v)

alloc :: Int -> v -> IO (Array v)
alloc n v = do
  cells <- P.mapM (\_ -> newIORef v) [1 .. n]
  arr <- newListArray (0, n - 1) cells
  cell <- newIORef (n, arr)
  return (Array cell)

get :: Int -> Array v -> IO v
get i (Array cell) = do { (_, arr) <- readIORef cell; element <- readArray arr i; readIORef element }

set :: Int -> v -> Array v -> IO ()
set i v (Array cell) = do { (_, arr) <- readIORef cell; element <- readArray arr i; writeIORef element v }

modify :: Int -> (v -> v) -> Array v -> IO ()
modify i f (Array cell) = do
  (_, arr) <- readIORef cell
  element <- readArray arr i
  atomicModifyIORef' element (\v -> (f v, ()))

push :: v -> Array v -> IO Int
push v (Array cell) = do
  (n, arr) <- readIORef cell
  (low, high) <- getBounds arr
  arr' <- if n <= high P.- low then return arr else do
    old <- getElems arr
    spare <- P.mapM (\_ -> newIORef v) [0 .. n]
    newListArray (0, 2 * n) (old P.++ spare)
  element <- newIORef v
  writeArray arr' n element
  writeIORef cell (n + 1, arr')
  return n

arrayLength :: Array v -> IO Int
arrayLength (Array cell) = do { (n, _) <- readIORef cell; return n }

freezeArray :: Array v -> IO (IArray v)
freezeArray (Array cell) = do
  (n, arr) <- readIORef cell
  elements <- P.mapM (\i -> readArray arr i P.>>= readIORef) [0 .. n - 1]
  return (IArray (A.listArray (0, n - 1) elements))

at :: IArray v -> Int -> v
at (IArray arr) i = arr A.! i

instance P.Show v => P.Show (IArray v) where
  showsPrec d v = P.showParen (d > 10) (P.showString "fromListA " P.. P.showsPrec 11 (toListA v))

instance Cotangent v => Cotangent (IArray v) where
  zero v = fromListA (P.map zero (toListA v))
  ones v = fromListA (P.map ones (toListA v))
  plus v w = fromListA (P.zipWith plus (toListA v) (toListA w))

-- A missing key stands for zero.
instance Cotangent v => Cotangent (IntMap.IntMap v) where
  zero = IntMap.map zero
  ones = IntMap.map ones
  plus = IntMap.unionWith plus

fromListA :: [v] -> IArray v
fromListA vs = IArray (A.listArray (0, P.length vs - 1) vs)

toListA :: IArray v -> [v]
toListA (IArray arr) = A.elems arr

lengthA :: IArray v -> Int
lengthA (IArray arr) = let (low, high) = A.bounds arr in high - low + 1

-- Sums over arrays, from left to right.
sumA :: IArray Double -> Double
sumA v = total (toListA v)

dot :: IArray Double -> IArray Double -> Double
dot v w
  | lengthA v == lengthA w = total (P.zipWith (*) (toListA v) (toListA w))
  | P.otherwise = P.error "dot: the arrays have different lengths"

matVec :: IArray (IArray Double) -> IArray Double -> IArray Double
matVec m v
  | P.all (\row -> lengthA row == lengthA v) (toListA m) = fromListA (P.map (\row -> dot row v) (toListA m))
  | P.otherwise = P.error "matVec: a row and the vector have different lengths"

total :: [Double] -> Double
total [] = 0
total (x : xs) = P.foldl (+) x xs

inParallel :: [IO a] -> IO [a]
inParallel actions = do
  results <- P.mapM start actions
  P.mapM (\result -> takeMVar result P.>>= P.either throwIO return) results
  where
    start action = do
      result <- newEmptyMVar
      _ <- forkIO (try action P.>>= putMVar result . rethrown)
      return result
    rethrown :: P.Either SomeException a -> P.Either SomeException a
    rethrown r = r
    f . g = \x -> f (g x)

inParallelPair :: IO a -> IO b -> IO (a, b)
inParallelPair left right = do
  result <- newEmptyMVar
  _ <- forkIO (try left P.>>= putMVar result)
  b <- right
  a <- takeMVar result P.>>= P.either (\e -> throwIO (e :: SomeException)) return
  return (a, b)

-- The digits of a decimal fraction, and its exponent.
decimalDigits, decimalExponent :: Double -> Int
decimalDigits x = if x == 0 || isNaN x || P.isInfinite x then 0 else P.foldl (\n d -> 10 * n + d) 0 (P.fst (floatToDigits 10 (abs x)))
decimalExponent x = if x == 0 || isNaN x || P.isInfinite x then 0 else P.snd (floatToDigits 10 (abs x))

-- Functions on reals that the Prelude lacks.
foreign import ccall unsafe "math.h cbrt" cbrt :: Double -> Double
foreign import ccall unsafe "math.h exp2" exp2 :: Double -> Double
foreign import ccall unsafe "math.h expm1" expm1 :: Double -> Double
foreign import ccall unsafe "math.h log1p" log1p :: Double -> Double
foreign import ccall unsafe "math.h log2" log2 :: Double -> Double
foreign import ccall unsafe "math.h log10" log10 :: Double -> Double
foreign import ccall unsafe "math.h hypot" hypot :: Double -> Double -> Double
foreign import ccall unsafe "math.h erf" erf :: Double -> Double
foreign import ccall unsafe "math.h erfc" erfc :: Double -> Double
foreign import ccall unsafe "math.h lgamma" lgamma :: Double -> Double
foreign import ccall unsafe "math.h fmin" fmin :: Double -> Double -> Double
foreign import ccall unsafe "math.h fmax" fmax :: Double -> Double -> Double

digamma, trigamma :: Double -> Double
digamma x
  | x < 0.5 = digamma (1 - x) - pi / tan (pi * x)
  | x < 8 = digamma (x + 1) - 1 / x
  | P.otherwise = log x - 0.5 / x - s * (1 / 12 - s * (1 / 120 - s * (1 / 252 - s * (1 / 240 - s / 132))))
  where s = 1 / (x * x)
trigamma x
  | x < 0.5 = let t = pi / sin (pi * x) in t * t - trigamma (1 - x)
  | x < 8 = trigamma (x + 1) + 1 / (x * x)
  | P.otherwise = 1 / x + 0.5 * s + s / x * (1 / 6 - s * (1 / 30 - s * (1 / 42 - s * (1 / 30 - s * 5 / 66))))
  where s = 1 / (x * x)
