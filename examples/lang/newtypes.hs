-- Newtypes around numbers, pairs and functions.
--
-- @at total (Sum 2, Sum 3)
-- @value Sum 13
-- @cotangent Sum 1
-- @gradient (Sum 4, Sum 3)
--
-- @at weird (Weird (2, [(1.5, 1), (2.5, -1)]), 1.1)
-- @value 4.840000000000001
-- @gradient (Weird (2, [(1.2100000000000002, 1), (1.2100000000000002, -1)]), 8.8)
--
-- @at stateful 2
-- @value 26
-- @gradient 9.2

newtype Sum a = Sum a
newtype Weird a b = Weird (b, [(a, b)])
newtype State s a = State { runState :: s -> (a, s) }

total :: (Sum Double, Sum Double) -> Sum Double
total (Sum a, Sum b) = a' `plus` b'
  where
    a' = Sum (a * a)
    b' = Sum (b * 3.0)
    plus (Sum x) (Sum y) = Sum (x + y)

-- Repeats a multiplication as often as the discrete part of the input says.
weird :: (Weird Double Int, Double) -> Double
weird (Weird (n, l), x) =
  let mul [] = []
      mul ((y, k) : ps) = (y * x, k) : mul ps
      times [] = 0
      times ((_, k) : ps) = k + times ps
      repeated k f y = if k == 0 then y else repeated (k - 1) f (f y)
      sum' [] = 0.0
      sum' ((y, _) : ps) = y + sum' ps
      count = let k = n + times l in if k < 0 then -k else k
  in sum' (repeated (if count > 10 then 10 else count) mul l)

unit :: a -> State s a
unit x = State (\s -> (x, s))

bind :: State s a -> (a -> State s b) -> State s b
bind m f = State (\s -> let (x, s') = runState m s in runState (f x) s')

-- Adds x to the state, doubles the state, then adds the square of what it was before: x = 2, state 3.
stateful :: Double -> Double
stateful x = snd (runState program 3)
  where
    get = State (\s -> (s, s))
    put s = State (\_ -> ((), s))
    program =
      get `bind` \s ->
      put (s + x) `bind` \_ ->
      get `bind` \t ->
      put (2 * t) `bind` \_ ->
      get `bind` \u ->
      put (u + (u * u - 4 * t) / 5) `bind` \_ ->
      unit ()
