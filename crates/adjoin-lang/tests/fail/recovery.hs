-- Every definition but the last two has a mistake; each is reported.
a = 1 +
b = )
c x = let y = x
d = [1, , 2]
e = case 1 of
f = \ -> 1
data t = T
fine x = x + 1
also x = fine x
newtype N = N Int Int
