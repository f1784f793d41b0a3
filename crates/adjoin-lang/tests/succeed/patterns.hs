data Colour = Red | Green | Blue deriving (Eq, Ord, Show)
data Shape = Circle { radius :: Double } | Box { width, height :: Double } | Dot

literals 0 = "zero"
literals (-1) = "minus one"
literals 2.5 = "half"
literals _ = ""
strings "yes" = True
strings ('n':_) = False
strings _ = False
nested [(x, Just [y]), (_, Nothing)] = x + y
nested ((x, _) : rest@(_ : _)) | length rest > 3 = x
nested _ = 0
lazy ~(x, y) !z = x + y + z
whole all'@(x : _) = (all', x)
whole [] = ([], 0)
area Circle { radius = r } = pi * r * r
area (Box w h) = w * h
area Dot = 0
lambda = \(x, [y]) Red -> x * y
order a b = (a < b, max a b, compare (a, [a]) (b, [b]))
next c = case c of { Red -> Green; Green -> Blue; Blue -> Red }
(first, second) = (next Red, Just 3)
[a, b, _] = map (+ 1) [1, 2, 3 :: Double]
guarded x | x > 0, Just y <- look x, let z = y + 1, z > 2 = z
          | Just 1 <- look x = 1
  where look v = if v > 5 then Just v else Nothing
guarded _ = 0
typed (x :: Int) = x
