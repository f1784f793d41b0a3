-- Recursive descent: reads a formula in x from a string and evaluates it on the way. Only x is differentiated.
--
-- @at formula ("x*x+3*(x-1)", 2)
-- @value 7
-- @gradient ("x*x+3*(x-1)", 7)
--
-- @at formula ("2*x^3-x", 1.5)
-- @value 5.25
-- @gradient ("2*x^3-x", 12.5)

type Parser a = String -> (a, String)

formula :: (String, Double) -> Double
formula (text, x) = case expression text of
  (value, "") -> value
  (_, rest) -> error ("unexpected " ++ rest)
  where
    expression :: Parser Double
    expression s = uncurry sums (term s)
    sums acc ('+' : s) = let (b, rest) = term s in sums (acc + b) rest
    sums acc ('-' : s) = let (b, rest) = term s in sums (acc - b) rest
    sums acc s = (acc, s)
    term s = uncurry products (power s)
    products acc ('*' : s) = let (b, rest) = power s in products (acc * b) rest
    products acc s = (acc, s)
    power s = case atom s of
      (base, '^' : c : rest) | isDigit c -> (base ^ digitToInt c, rest)
      other -> other
    atom ('x' : s) = (x, s)
    atom ('(' : s) = case expression s of
      (v, ')' : rest) -> (v, rest)
      _ -> error "missing bracket"
    atom s@(c : _) | isDigit c = number 0 s
    atom _ = error "a number, x or a bracket expected"
    number acc (c : s) | isDigit c = number (10 * acc + fromIntegral (digitToInt c)) s
    number acc s = (acc, s)
