-- Balanced trees: a map over all elements, and two ways to fold them, one of them in parallel.
--
-- @at sumOfSquares (Node (Node Leaf 1 Leaf) 2 (Node Leaf 3 (Node Leaf 4 Leaf)))
-- @value 30
-- @gradient Node (Node Leaf 2 Leaf) 4 (Node Leaf 6 (Node Leaf 8 Leaf))
--
-- @at productInParallel (build [0.5, 1.5, 2.0, 4.0])
-- @value 6
-- @gradient build [12, 4, 3, 1.5]
--
-- @at sorted [3, 1, 2]
-- @value [1, 2, 3]
-- @cotangent [10, 20, 30]
-- @gradient [30, 10, 20]

data Tree a = Leaf | Node (Tree a) a (Tree a)

mapTree :: (a -> b) -> Tree a -> Tree b
mapTree _ Leaf = Leaf
mapTree f (Node l x r) = Node (mapTree f l) (f x) (mapTree f r)

foldTree :: b -> (b -> a -> b -> b) -> Tree a -> b
foldTree leaf node = go
  where
    go Leaf = leaf
    go (Node l x r) = node (go l) x (go r)

-- A balanced tree with the elements of a list in order.
build :: [a] -> Tree a
build [] = Leaf
build xs =
  let (left, x : right) = splitAt (length xs `div` 2) xs
  in Node (build left) x (build right)

insertInto :: Ord a => a -> Tree a -> Tree a
insertInto x Leaf = Node Leaf x Leaf
insertInto x (Node l y r)
  | x < y = Node (insertInto x l) y r
  | otherwise = Node l y (insertInto x r)

toList :: Tree a -> [a]
toList = foldTree [] (\l x r -> l ++ [x] ++ r)

sumOfSquares :: Tree Double -> Double
sumOfSquares t = foldTree 0 (\l x r -> l + x + r) (mapTree (^ 2) t)

productInParallel :: Tree Double -> Double
productInParallel Leaf = 1
productInParallel (Node l x r) =
  let (a, b) = productInParallel l |*| productInParallel r
  in a * x * b

-- Sorting moves numbers around; the gradient moves them back.
sorted :: [Double] -> [Double]
sorted xs = toList (foldr insertInto Leaf xs)
