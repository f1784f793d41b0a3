f -1 = 0
f n = n
g x = h -1
h x = x
