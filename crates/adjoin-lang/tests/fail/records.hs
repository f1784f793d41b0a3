data P = P { px :: Double, py :: Double } | Q { px :: Double } | R Double
a = P { px = 1 }
b = P { px = 1, pz = 2 }
c p = p { pz = 1 }
d p = p { px = 1, py = 'c' }
e = R { }
f (P { py = y, q = 1 }) = y
data S = S { sa :: Int, sa :: Int } | T { sb :: Int } | U { sb :: Bool }
