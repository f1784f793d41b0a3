-- Benchmark 1: a single product.
--
-- @at mult (3, 4)
-- @value 12
-- @gradient (4, 3)

mult :: (Double, Double) -> Double
mult (x, y) = x * y
