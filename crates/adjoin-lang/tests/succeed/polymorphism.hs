{-# LANGUAGE ScopedTypeVariables #-}
-- Local polymorphism, polymorphic recursion by signature, the monomorphism restriction, defaulting.
pairUp x = (dup x, dup 'c', dup (dup ()))
  where dup y = (y, y)

data Nested a = Flat a | Nest (Nested (a, a))
depth :: Nested a -> Int
depth (Flat _) = 0
depth (Nest n) = 1 + depth n

numeric = let square x = x * x in (square (3 :: Int), square 2.5)
restricted = plus 1 2.5 where plus = (+)
unrestricted = \x -> x * x
defaulted = (2 ^ 10, 3 / 2, fromIntegral (length "abc") * 0.5)
scoped :: forall a b. (Ord a) => (b -> a) -> [b] -> a
scoped f xs = go (map f xs)
  where
    go :: [a] -> a
    go [y] = y
    go (y:ys) = max y (go ys)
    go [] = error "empty"
annotated = (read' "3" :: Int, (\x -> x) :: Int -> Int, [] :: [Double])
  where read' s = length (s :: String)
both :: (forall' -> b) -> forall' -> b
both f x = f x
eta = foldr (\x acc -> x + acc) 0.0
recursive = go where go = \n -> if n == 0 then 0 else 1 + go (n - 1)
pointFree = step . step where step = either (const 0) (* 2) . check
                              check x = if x > 0 then Right x else Left x
loop = \x -> if x > 100 then x else (loop . (* 2)) x
knot n = if n == 0 then [] else n : tie (n - 1)
tie = knot
mono :: Int
mono = polyId (polyId 3)
polyId x = x
