f :: (Double, Double) -> Double
f (a, b) =
  let (z1, z2) =
        (let x = a * b + sin b
         in let (y1, y2) = (x * a + a) |*| cos x
            in x + y1 * y2) |*| (exp a + b)
  in z1 * z2
