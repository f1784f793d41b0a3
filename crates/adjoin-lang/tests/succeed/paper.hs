-- What the paper's own suite of programs needs, as functions of this file.
newtype Sum a = Sum a
data WeirdSum a b = WSOne a b a | WSTwo (b, a)
data AltList1 a = AltCons1 a (AltList2 a) | AltNil1
data AltList2 a = AltCons2 a (AltList1 a) | AltNil2

identity = \x -> x
dup = \x -> (x, x)
higher = \(x, y) -> let f = \z -> x * z + y
                        g = \f' u -> f' u * f x
                        h = g f
                    in h y
composition = \(x,y) -> let f z = z * z
                            g z = 2.0 * (x - z) + y
                            h = g . f
                        in h y + (f . g) x
semicolons = \x0 -> let x1  = x0 + x0 - x0 ;
                        x2  = x1 + x1 - x1
                    in 0.000001 * x2 * x2
conditional = \(x,y) -> if x > y then x * y else x + y
recursive = \x0 -> let f = \x -> if x < 10.0 then g (x * 0.6) + 1.0 else g (x * 0.1) + 2.0
                       g = \x -> if x < 1.0 then x else f (x - 1.0) + 2.0
                   in f x0
listConstr = \x -> 2.0 * x : 3.0 * x : [x, x + 1.0]
listCase = \l -> case l of [] -> 2.0
                           x : _ -> x + 3.0
sumConstr = \s -> case s of Sum x -> (case Sum 2.0 of Sum two -> two) * x
weirdSum = \v -> case v of WSOne x i y -> fromIntegral i * x * y
                           WSTwo (i, x) -> fromIntegral i + x
weirdConstr = \x -> if x < 0.0 then WSOne 0 1 2 else WSTwo (3.0*x, 0)
altSum = \l -> let sum1 (AltCons1 x l') = x + sum2 l'
                   sum1 AltNil1 = 0.0
                   sum2 (AltCons2 x l') = x + sum1 l'
                   sum2 AltNil2 = 0.0
               in sum1 l
altUnfold = \(n, value) ->
                  let unf1 i = if i == 0 then AltNil1 else AltCons1 value (unf2 (i-1))
                      unf2 i = if i == 0 then AltNil2 else AltCons2 value (unf1 (i-1))
                      min' x y = if x < y then x else y
                      max' x y = if x > y then x else y
                  in unf1 (max' 0 (min' 10 n))
parallelSmall = \(x, y) ->
                  let p = (x * y * x) |*| (y + y + x)
                  in fst p + snd p
