-- Benchmark 5: dense layers with relu, then softmax. The benchmark sums the outputs, which gives 1 whatever the weights
-- are; `weighted` multiplies the i-th output by i, so that there is a gradient to look at.
--
-- @at neural ([([[0.1, -0.2], [0.3, 0.4], [-0.5, 0.6]], [0.05, -0.1, 0.2]),
--     ([[0.7, -0.8, 0.9], [-0.3, 0.2, 0.5]], [0.1, 0.3])], [1.5, -0.7])
-- @value 1
-- @gradient ([([[0, 0], [0, 0], [0, 0]], [0, 0, 0]), ([[0, 0, 0], [0, 0, 0]], [0, 0])], [0, 0])
--
-- @at weighted ([([[0.1, -0.2], [0.3, 0.4], [-0.5, 0.6]], [0.05, -0.1, 0.2]),
--     ([[0.7, -0.8, 0.9], [-0.3, 0.2, 0.5]], [0.1, 0.3])], [1.5, -0.7])
-- @value 1.4825071423336103
-- @gradient ([([[-0.3745409998959952, 0.17478579995146443], [0.3745409998959953, -0.17478579995146443], [0.0, 0.0]], [-0.2496939999306635, 0.2496939999306635, 0.0]),
--     ([[-0.08489595997642559, -0.017478579995146445, 0.0], [0.08489595997642559, 0.017478579995146445, 0.0]], [-0.2496939999306635, 0.2496939999306635])], [0.0499387999861327, 0.14981639995839813])

type Layer = ([[Double]], [Double])

outputs :: ([Layer], [Double]) -> [Double]
outputs (layers, input) = softmax (run layers input)
  where
    run [] x = x
    run ((weights, bias) : rest) x = run rest (map relu (zipWith (+) (apply weights x) bias))
    apply weights x = map (\row -> sum (zipWith (*) row x)) weights
    relu x = if x > 0.0 then x else 0.0
    softmax xs =
      let top = foldr (\a b -> if a > b then a else b) 0.0 xs
          exps = map (\x -> exp (x - top)) xs
          total = sum exps
      in map (/ total) exps

neural :: ([Layer], [Double]) -> Double
neural model = sum (outputs model)

weighted :: ([Layer], [Double]) -> Double
weighted model = sum (zipWith (*) (outputs model) [fromIntegral i | i <- [1 .. length (outputs model)]])
