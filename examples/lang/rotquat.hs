-- Benchmark 4: a vector rotated by a quaternion. The second component of the cross product is az*bz - ax*bz, as in the
-- program that the paper measures.
--
-- @at rotate (Vec3 1 2 3, Quaternion 4 5 6 7)
-- @value Vec3 270.0 348.0 342.0
-- @cotangent Vec3 1 0 0
-- @gradient (Vec3 4.0 (-44.0) 118.0, Quaternion 64.0 48.0 (-16.0) 20.0)
--
-- @at rotate (Vec3 1 2 3, Quaternion 4 5 6 7)
-- @value Vec3 270.0 348.0 342.0
-- @cotangent Vec3 0 1 0
-- @gradient (Vec3 40.0 22.0 88.0, Quaternion (-48.0) 64.0 48.0 40.0)
--
-- @at rotate (Vec3 1 2 3, Quaternion 4 5 6 7)
-- @value Vec3 270.0 348.0 342.0
-- @cotangent Vec3 0 0 1
-- @gradient (Vec3 (-22.0) 116.0 44.0, Quaternion 16.0 (-20.0) 64.0 48.0)

data Vec3 s = Vec3 s s s
data Quaternion s = Quaternion s s s s

rotate :: (Vec3 Double, Quaternion Double) -> Vec3 Double
rotate (v, q) =
  let u = imaginary q
      s = case q of Quaternion _ _ _ w -> w
  in scale (2.0 * inner u v) u `plus` scale (s * s - inner u u) v `plus` scale (2.0 * s) (cross u v)
  where
    imaginary (Quaternion x y z _) = Vec3 x y z
    inner (Vec3 ax ay az) (Vec3 bx by bz) = ax * bx + ay * by + az * bz
    plus (Vec3 ax ay az) (Vec3 bx by bz) = Vec3 (ax + bx) (ay + by) (az + bz)
    scale k (Vec3 x y z) = Vec3 (k * x) (k * y) (k * z)
    cross (Vec3 ax ay az) (Vec3 bx by bz) =
      Vec3 (ay * bz - az * by) (az * bz - ax * bz) (ax * by - ay * bx)
