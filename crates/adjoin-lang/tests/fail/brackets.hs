f x = (x + 1
g y = [y, y * 2
h z = z)
