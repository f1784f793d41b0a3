-- Arrays: a layer of a network, a stencil, and a matrix as the result.
--
-- An index takes constant time. A sum, an inner product or a matrix-vector product is one node, whatever its size.

type Vec = Array Double
type Mat = Array (Array Double)

data Layer = Layer { weights :: Mat, bias :: Vec }

layer :: (Layer, Vec) -> Vec
layer (l, v) = zipWithA (\x b -> tanh (x + b)) (matVec (weights l) v) (bias l)

-- The energy of a chain of springs, whose ends are fixed.
chain :: (Double, Vec) -> Double
chain (k, x) = k / 2 * sumA (generate (n + 1) (\i -> square (at i - at (i - 1))))
  where
    n = lengthA x
    at i = if i < 0 || i >= n then 0 else x ! i
    square y = y * y

-- The outer product of two vectors, their lengths, and whether they are equal.
outer :: (Vec, Vec) -> (Mat, Int, Bool)
outer (v, w) = (mapA (\x -> mapA (\y -> x * y) w) v, lengthA v + lengthA w, v == w)

-- @at layer (Layer (fromListA [fromListA [1, 2], fromListA [0.5, -1]]) (fromListA [0, 0.25]), fromListA [0.5, -0.25])
-- @value fromListA [0.0, 0.6351489523872873]
-- @cotangent fromListA [1, 2]
-- @gradient (Layer (fromListA [fromListA [0.5, -0.25], fromListA [0.5965858082813313, -0.29829290414066567]])
--   (fromListA [1, 1.1931716165626627]), fromListA [1.5965858082813313, 0.8068283834373373])

-- @at chain (2, fromListA [1, 3, 2])
-- @value 10
-- @gradient (5, fromListA [-2, 6, 2])

-- @at outer (fromListA [1, 2], fromListA [3, 4, 5])
-- @value (fromListA [fromListA [3, 4, 5], fromListA [6, 8, 10]], 5, False)
-- @cotangent (fromListA [fromListA [1, 0, 0], fromListA [0, 1, 1]], 0, False)
-- @gradient (fromListA [3, 9], fromListA [1, 2, 2])
