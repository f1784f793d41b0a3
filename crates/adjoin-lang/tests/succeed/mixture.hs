module Main where
import Data.List
data Vec3 s = Vec3 s s s deriving (Eq, Show)
data Quaternion s = Quaternion s s s s
newtype Sum' a = Sum' { getSum :: a }
data Shape = Circle { radius :: Double } | Rect { w, h :: Double }
data Tree a = Leaf | Node (Tree a) a (Tree a)
data P a b = a :+: b
infixr 5 :+:

rot (topv, topq) =
        let q_to_vec (Quaternion x y z _) = Vec3 x y z
            dot (Vec3 px py pz) (Vec3 qx qy qz) = px * qx + py * qy + pz * qz
            vadd (Vec3 px py pz) (Vec3 qx qy qz) = Vec3 (px + qx) (py + qy) (pz + qz)
            scale k (Vec3 x y z) = Vec3 (k * x) (k * y) (k * z)
            cross (Vec3 ax ay az) (Vec3 bx by bz) = Vec3 (ay*bz - az*by) (az*bz - ax*bz) (ax*by - ay*bx)
            rotate_vec_by_quat v q =
              let u = q_to_vec q
                  s = case q of Quaternion _ _ _ w -> w
              in scale (2.0 * dot u v) u `vadd` scale (s * s - dot u u) v `vadd` scale (2.0 * s) (cross u v)
        in rotate_vec_by_quat topv topq

particles l =
        let parmap _ [] = []
            parmap f (x:xs) =
              let (y, ys) = f x |*| parmap f xs
              in y : ys
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
                     in loop (n-1) (fst out) (snd out)
            sum' [] = 0.0
            sum' ((x,y):xs) = x*y + sum' xs
        in sum' (parmap (\(p, v) -> loop 1000 p v) l)

weird = \(MkW (n, l), x) ->
                  let mul [] = []
                      mul ((y,k):ps) = (y * x, k) : mul ps
                      times [] = 0
                      times ((_,k):ps) = k + times ps
                      iterate' k f y = if k == 0 then y else iterate' (k - 1) f (f y)
                      sum' [] = 0.0
                      sum' ((y,_):ps) = y + sum' ps
                      count = let k = n + times l in if k < 0 then -k else k
                  in sum' (iterate' (if count > 10 then 10 else count) mul l)
newtype W a b = MkW (b, [(a, b)])

f x | x > 0, even (truncate x) = g x
    | Just y <- look x = y
    | otherwise = h x
  where g y = y * 2
        look z | z < -10 = Just 3
               | z == 5 = Nothing
        look _ = Nothing
        h = (subtract 1)

isEven 0 = True
isEven n = isOdd (n - 1)
isOdd 0 = False
isOdd n = isEven (n - 1)

area (Circle r) = pi * r ^ 2
area s@Rect{} = w s * h s
grow k s = case s of { Circle r -> s { radius = k * r }; Rect {w = a} -> s { w = k * a, h = 1 } }

insertT x Leaf = Node Leaf x Leaf
insertT x t@(Node l y r) = case compare x y of
  LT -> Node (insertT x l) y r
  GT -> Node l y (insertT x r)
  EQ -> t
sumT Leaf = 0
sumT (Node l x r) = sumT l + x + sumT r
build = foldr insertT Leaf

comp xs ys = [x * y + c | x <- xs, y <- ys, x /= y, let c = x + 1, (0, z) <- [(0, y), (1, x)], z > 0]
rng = [1..10] ++ [1,3..9] ++ [10,8..1]
rngd = sum [0.1, 0.2 .. 1.0]
eqs = (Vec3 1 2 3 == Vec3 1 2 4, (1, 'a', "x") < (1, 'b', "y"), maximum [[1,2],[3]] )
(p0, [q0, _]) = (3.0, [1, 2.5])
secs (x, y, z) =
                  let (a,b,c) +. (d,e,f) = (a+d, b+e, c+f)
                      f1 = (y,z,)
                      f2 = (x,,y)
                      f3 = (,x,z)
                      f4 = (,z,)
                      f5 = (,,)
                      reduce (a,b,c) = a + b + c
                  in reduce $ f1 x +. f2 z +. f3 y +. f4 x y +. f5 y z x
par3 x = case par (x * 2, sin x, [x]) of (a, b, c) -> a + b + sum c
parl xs = sum (parallel [\() -> x * x | x <- xs])
poly :: forall a. (Num a, Ord a) => a -> [a] -> a
poly x ys = go ys where
  go :: [a] -> a
  go [] = x
  go (z:zs) = max z (go zs)
caseOp = \case { 0 -> 'z'; n | n < 0 -> 'n' | otherwise -> 'p' }
mw x = if | x < 0 -> -1 | x > 100, let y = x, y > 200 -> 2 | otherwise -> 0
letorder x =
              let g a = 2.0 * f a
                  x2 = g x1 + 1.0
                  f a = a + 1.0
                  x1 = f (g x)
              in x1 + x2
