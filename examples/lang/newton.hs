-- Newton iteration with its own derivative by finite recursion: the square root of a, and a root of a cubic, differentiated
-- through the loop. At the root the derivative is the implicit one: 1/(2 sqrt a), and -1/(3 x^2 - p) for x^3 - p x + q.
--
-- @at root 2
-- @value sqrt 2
-- @gradient 1 / (2 * sqrt 2)
--
-- @at cubic (2, -5)
-- @value 2.0945514815423265
-- @gradient (0.1876596485926336, -0.0895941924781195)

-- Goes on until two steps agree to 12 digits, then once more so that the derivative has converged too.
newton :: (Double -> Double) -> (Double -> Double) -> Double -> Double
newton f f' start = step (converge start)
  where
    step x = x - f x / f' x
    converge x
      | abs (next - x) <= 1e-12 * abs x = next
      | otherwise = converge next
      where next = step x

root :: Double -> Double
root a = newton (\x -> x * x - a) (\x -> 2 * x) a

cubic :: (Double, Double) -> Double
cubic (p, q) = newton (\x -> x ^ 3 - p * x + q) (\x -> 3 * x ^ 2 - p) 2
