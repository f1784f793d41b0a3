infix 4 ===
infixl 11 +++
a === b = a == b
f x = x === 1 === 2
g x = x == 1 == True
h x = 2 ^ - x
