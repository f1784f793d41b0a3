module Layout (f, g) where
import Prelude
import qualified Data.List as L (sortBy, foldl')

-- Blocks that end by the rule for parse errors, by braces, by indentation; nested comments {- on a line -}.
{- A comment {- inside -} another -}
f x = let a = x; b = a in (let c = b in c, [d | let d = b, d > 0], case x of 0 -> 1; _ -> 2)
g x = case x of { 0 -> let { a = 1; b = a } in b ; n | n > 1 -> 2
   | otherwise -> 3 }
h x =
  if x > 0
  then case x of
    1 -> 'a'
    _ -> 'b'
  else 'c'
k x = y + z where { y = x; z = y }
l x
  | even x = m
  | otherwise
  = n
  where
  m = 1
  n = 2
o = L.foldl' (\acc x -> acc + x) 0 [1, 2
  , 3]
p x = case x of
  Just y
    | y > 0 -> y
    | otherwise -> negate y
    where _unused = ()
  Nothing -> 0
q = (`div` 2) . (subtract 1) . negate $ 7
where' x = x
  where

r = let in 3
