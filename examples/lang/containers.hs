-- Polymorphic containers: a queue of two lists, association lists, Maybe and Either.
--
-- @at lastMinusFirst [3, 5, 9]
-- @value 6
-- @gradient [-1, 0, 1]
--
-- @at priced [("tea", 2, 1.5), ("cake", 1, 4.0), ("tea", 3, 1.25)]
-- @value 10.75
-- @gradient [("tea", 2, 2), ("cake", 1, 1), ("tea", 3, 3)]
--
-- @at safe [4, 2]
-- @value Right 2
-- @cotangent Right 1
-- @gradient [0.5, -1]
--
-- @at safe [4, 0]
-- @value Left "division by zero"
-- @cotangent Left "division by zero"
-- @gradient [0, 0]

data Queue a = Queue [a] [a]

empty :: Queue a
empty = Queue [] []

push :: a -> Queue a -> Queue a
push x (Queue front back) = Queue front (x : back)

pop :: Queue a -> Maybe (a, Queue a)
pop (Queue [] []) = Nothing
pop (Queue [] back) = pop (Queue (reverse back) [])
pop (Queue (x:front) back) = Just (x, Queue front back)

drain :: Queue a -> [a]
drain q = case pop q of
  Nothing -> []
  Just (x, rest) -> x : drain rest

lastMinusFirst :: [Double] -> Double
lastMinusFirst xs =
  let ys = drain (foldl (flip push) empty xs)
  in last ys - head ys

-- Amounts by name, then the total of those that are known.
priced :: [(String, Int, Double)] -> Double
priced items = sum [amount | name <- ["tea", "cake", "pie"], Just amount <- [lookup name totals]]
  where
    totals = foldr add [] items
    add (name, count, price) table = insertWith (+) name (fromIntegral count * price) table
    insertWith f key x [] = [(key, x)]
    insertWith f key x ((k, y) : rest)
      | k == key = (k, f x y) : rest
      | otherwise = (k, y) : insertWith f key x rest

safe :: [Double] -> Either String Double
safe xs = case xs of
  [a, b] | b /= 0 -> Right (a / b)
         | otherwise -> Left "division by zero"
  _ -> Left "two numbers, please"
