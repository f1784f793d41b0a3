-- The paper's example of exponential cost: every value is used twice, so the naive transformation calls the first
-- backpropagator 2^10 times; from the staged one on, each is called once.
--
-- @at chain 1.5
-- @value 1536
-- @gradient 1024
--
-- @at doubling (10, 1.5)
-- @value 1536
-- @gradient (10, 1024)

chain :: Double -> Double
chain x0 =
  let x1 = x0 + x0
      x2 = x1 + x1
      x3 = x2 + x2
      x4 = x3 + x3
      x5 = x4 + x4
      x6 = x5 + x5
      x7 = x6 + x6
      x8 = x7 + x7
      x9 = x8 + x8
      x10 = x9 + x9
  in x10

-- The same for any length.
doubling :: (Int, Double) -> Double
doubling (n, x) = if n == 0 then x else doubling (n - 1, x + x)
