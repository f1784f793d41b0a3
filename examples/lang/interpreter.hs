-- A differentiable interpreter: the program it runs is data, and the gradient flows to the constants in that program
-- and to the values of its variables.
--
-- @at run (Let "y" (Add (Var "x") (Const 1)) (Mul (Var "y") (Apply Sine (Var "x"))), 2)
-- @value 2.727892280477045
-- @gradient (Let "y" (Add (Var "x") (Const 0.9092974268256817)) (Mul (Var "y") (Apply Sine (Var "x"))), -0.33914308281574557)
--
-- @at run (Loop 3 "x" (Mul (Var "x") (Const 1.5)), 2)
-- @value 6.75
-- @gradient (Loop 3 "x" (Mul (Var "x") (Const 13.5)), 3.375)

data Function = Sine | Exponential | Root

data Term
  = Const Double
  | Var String
  | Add Term Term
  | Mul Term Term
  | Apply Function Term
  | Let String Term Term
  | Loop Int String Term

type Env = [(String, Double)]

eval :: Env -> Term -> Double
eval _ (Const c) = c
eval env (Var name) = case lookup name env of
  Just v -> v
  Nothing -> error ("unbound variable " ++ name)
eval env (Add a b) = eval env a + eval env b
eval env (Mul a b) = eval env a * eval env b
eval env (Apply f a) = meaning f (eval env a)
eval env (Let name a b) = eval ((name, eval env a) : env) b
eval env (Loop n name body) = go n (eval env (Var name))
  where
    go 0 v = v
    go k v = go (k - 1) (eval ((name, v) : env) body)

meaning :: Function -> Double -> Double
meaning Sine = sin
meaning Exponential = exp
meaning Root = sqrt

run :: (Term, Double) -> Double
run (term, x) = eval [("x", x)] term
