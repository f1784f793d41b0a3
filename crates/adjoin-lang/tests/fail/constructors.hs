data T a = A a Int | B (Foo a) | C b
type Loop = [Loop]
type Pair a = (a, a)
f (A x) = x
g = A 1 2 3
h :: Pair -> Int
h _ = 0
k = _
