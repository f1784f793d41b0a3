-- Fork-join graphs: a graph with one source and one sink, built from steps and splits, interpreted with real forks. The
-- state is a pair of numbers.
--
-- @at interpret (Split (Extend 0.3 Source, Split (Extend 0.2 Source, Source) (Extend (-0.4) Source)) (Extend 1.1 Source), (1, 2))
-- @value (-5.5169810926281295, -11.375162092816367)
-- @cotangent (1, 1)
-- @gradient (Split (Extend (-11.40966086284461) Source, Split (Extend (-54.02206180304815) Source, Source) (Extend (-70.4698702159267) Source)) (Extend 21.257346414614254 Source), (-33.121023997383794, -10.6405080427324))

data Dag a
  = Source
  | Extend a (Dag a)
  | Split (Dag a, Dag a) (Dag a)

interpret :: (Dag Double, (Double, Double)) -> (Double, Double)
interpret (dag, start) = go start dag
  where
    go s Source = s
    go s (Extend a g) = extend a (go s g)
    go s (Split (g1, g2) g) =
      let s' = go s g
          (s1, s2) = (s', swap s')
          (r1, r2) = go s1 g1 |*| go s2 g2
      in join r1 r2
    extend a (x, y) = (x * cos a - y * sin a, x * sin a + y * cos a + a)
    join (a, b) (c, d) = (a * d + b, b - c * d)
