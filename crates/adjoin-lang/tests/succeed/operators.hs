infixr 5 +++
infixl 6 `plus`
infix 4 =~=, `near`

xs +++ ys = foldr (:) ys xs
plus a b = a + b
a =~= b = abs (a - b) < 1e-9
near a b = a =~= b
(f .: g) x y = f (g x y)
a |> f = f a

data Complex a = !a :+ !a
infix 6 :+
data List a = Nil | a `Cons` (List a)

magnitude (x :+ y) = sqrt (x * x + y * y)
add (a :+ b) (c :+ d) = (a + c) :+ (b + d)
toList Nil = []
toList (x `Cons` xs) = x : toList xs
neg1 x = - x ^ 2
neg2 x = (- x) ^ 2
neg3 = (subtract 1, \x -> x - 1, (+ (-1)))
prec a b c = a + b * c == c * b + a && not (a < b) || b >= c
chain = negate . abs $ sum $ map (* 2) [1, 2, 3]
local x = x <+> 1
  where
    infixl 6 <+>
    a <+> b = 2 * a + b
