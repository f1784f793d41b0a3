-- Sections of operators and tuples.
--
-- @at tuples (1, 2, 3)
-- @value 30
-- @gradient (5, 5, 5)
--
-- @at operators (2, 3)
-- @value -0.8333333333333339
-- @gradient (8.355922055573114, -4.722222222222222)

tuples :: (Double, Double, Double) -> Double
tuples (x, y, z) =
  let (a, b, c) +. (d, e, f) = (a + d, b + e, c + f)
      f1 = (y, z,)
      f2 = (x,, y)
      f3 = (, x, z)
      f4 = (, z,)
      f5 = (,,)
      reduce (a, b, c) = a + b + c
  in reduce $ f1 x +. f2 z +. f3 y +. f4 x y +. f5 y z x

operators :: (Double, Double) -> Double
operators (x, y) = sum (map ($ x) fs) + (`minus` y) x + (x `minus`) y - (subtract x) y
  where
    fs = [(/ y), (y /), (** 2), (2 **), (- x +), negate]
    minus a b = a - 2 * b
