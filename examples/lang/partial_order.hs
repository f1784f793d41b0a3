-- The paper's example for the partial order of parallel ids: two forks, one inside the other.
--
-- @at f (0.7, 1.2)
-- @value 4.448388326429801
-- @gradient (-3.0086898379846767, -2.170606339077949)

f :: (Double, Double) -> Double
f (a, b) =
  let (z1, z2) =
        (let x = a * b + sin b
         in let (y1, y2) = (x * a + a) |*| cos x
            in x + y1 * y2) |*| (exp a + b)
  in z1 * z2
