a x = par x
b x = par (x)
c xs = parallel xs + 1
d x = parallel [x, x]
