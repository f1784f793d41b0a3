-- A pendulum by the classical Runge-Kutta method, with a record for the state: the final angle as a function of the initial
-- state, the length of the pendulum and the step.
--
-- @at final (State { angle = 0.5, speed = 0.1 }, 1.3, 0.05)
-- @value -0.43757050875700576
-- @gradient (State { angle = -0.8653215110598098, speed = 0.15851597354242256 }, 0.259944126796346, -13.200062646325144)

data State = State { angle :: Double, speed :: Double }

infixl 6 |+|
infixl 7 *|

(|+|) :: State -> State -> State
State a b |+| State c d = State (a + c) (b + d)

(*|) :: Double -> State -> State
k *| State a b = State { angle = k * a, speed = k * b }

pendulum :: Double -> State -> State
pendulum len s = State { angle = speed s, speed = -(9.81 / len) * sin (angle s) }

rk4 :: (State -> State) -> Double -> State -> State
rk4 f h s = s |+| (h / 6) *| (k1 |+| 2 *| k2 |+| 2 *| k3 |+| k4)
  where
    k1 = f s
    k2 = f (s |+| (h / 2) *| k1)
    k3 = f (s |+| (h / 2) *| k2)
    k4 = f (s |+| h *| k3)

final :: (State, Double, Double) -> Double
final (start, len, h) = angle (last (iterateN 21 (rk4 (pendulum len) h) start))
