-- Mutual recursion, of functions and of types.
--
-- @at bounce 7.3
-- @value 7.6168
-- @gradient 0.216
--
-- @at alternate (2, Cons1 1 (Cons2 2 (Cons1 3 Nil2)))
-- @value 8
-- @gradient (2, Cons1 1 (Cons2 2 (Cons1 1 Nil2)))
--
-- @at depth (Fork [Tip 1, Fork [Tip 2, Tip 3], Fork []])
-- @value 6
-- @gradient Fork [Tip 0.5, Fork [Tip 0.25, Tip 0.25], Fork []]

bounce :: Double -> Double
bounce x0 =
  let up = \x -> if x < 10.0 then down (x * 0.6) + 1.0 else down (x * 0.1) + 2.0
      down = \x -> if x < 1.0 then x else up (x - 1.0) + 2.0
  in up x0

data List1 a = Cons1 a (List2 a) | Nil1
data List2 a = Cons2 a (List1 a) | Nil2

-- Every second element counts k times.
alternate :: (Int, List1 Double) -> Double
alternate (k, l) = sum1 l
  where
    sum1 (Cons1 x rest) = x + sum2 rest
    sum1 Nil1 = 0
    sum2 (Cons2 x rest) = fromIntegral k * x + sum1 rest
    sum2 Nil2 = 0

data Rose = Tip Double | Fork Forest
type Forest = [Rose]

-- Leaves weigh half as much with every level.
depth :: Rose -> Double
depth (Tip x) = x
depth (Fork forest) = forests forest / 2

forests :: Forest -> Double
forests = foldr (\t acc -> depth t + acc) 4.25
