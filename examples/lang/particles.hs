-- Benchmark 6: particles in a force field with friction, one task each; the sum of x * y over the final positions.
--
-- @at particles [((0.5, 0.1), (1, 1)), ((1, 0.1), (1, 1)), ((1.5, 0.1), (1, 1)), ((2, 0.1), (1, 1))]
-- @value 0.0010676233512900827
-- @gradient [((0.00012431228919874117, 0.00017418386977980993), (0.00011151547632409432, 0.00015625323394548364)),
--     ((0.00012431228919874117, 0.0002365233455061454), (0.00011151547632409432, 0.0002121754309722199)),
--     ((0.00012431228919874117, 0.0002988628212324815), (0.00011151547632409432, 0.0002680976279989566)),
--     ((0.00012431228919874117, 0.0003612022969588187), (0.00011151547632409432, 0.00032401982502569445))]

particles :: [((Double, Double), (Double, Double))] -> Double
particles start =
  let inParallel _ [] = []
      inParallel f (x:xs) =
        let p = f x |*| inParallel f xs
        in fst p : snd p
      (a, b) .+ (c, d) = (a + c, b + d)
      s .* (a, b) = (s * a, s * b)
      forceField p = (-0.5) .* p
      friction v = (-0.2) .* v
      mass = 1.0
      step p v dt =
        let a = (1.0 / mass) .* (forceField p .+ friction v)
        in (p .+ (dt .* v), v .+ (dt .* a))
      loop n p v =
        if n == (0 :: Int) then p
          else let out = step p v 0.05
               in loop (n - 1) (fst out) (snd out)
      total [] = 0.0
      total ((x, y) : rest) = x * y + total rest
  in total (inParallel (\(p, v) -> loop 1000 p v) start)
