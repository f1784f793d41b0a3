//! The meaning of expressions: each line has an expression and another one with the same value, both in the
//! language.

use adjoin_lang::eval::{Limits, Value};

fn value(
    program: &mut adjoin_lang::Program,
    text: &str,
    ty: Option<&adjoin_lang::core::Type>,
) -> (Value, adjoin_lang::core::Type) {
    let (term, ty) = program.expression(text, ty).unwrap_or_else(|e| panic!("{text}\n{e}"));
    let value = program.evaluate(&term, &ty, Limits::any_memory()).unwrap_or_else(|e| panic!("{text}: {e}"));
    (value, ty)
}

fn all_hold(definitions: &str, equations: &[(&str, &str)]) {
    let mut program = adjoin_lang::load("test.hs", definitions).unwrap_or_else(|e| panic!("{e}"));
    for (left, right) in equations {
        let (expected, ty) = value(&mut program, right, None);
        let (found, _) = value(&mut program, left, Some(&ty));
        assert_eq!(found, expected, "{left}");
        adjoin_lang::typing::source(&program.core).unwrap_or_else(|e| panic!("{left}: {e}"));
    }
}

#[test]
fn arithmetic_is_haskell_s() {
    all_hold(
        "",
        &[
            ("2 + 3 * 4 - 1 :: Int", "13 :: Int"),
            ("(div (-7) 2, mod (-7) 2, quot (-7) 2, rem (-7) 2)", "(-4, 1, -3, -1) :: (Int, Int, Int, Int)"),
            ("divMod (-7) 2", "(-4, 1) :: (Int, Int)"),
            ("- 2 ^ 2 :: Int", "-4 :: Int"),
            ("2 ^ 3 ^ 2 :: Int", "512 :: Int"),
            ("2 ** 0.5", "sqrt 2"),
            (
                "(round 2.5, round 3.5, truncate (-2.7), floor (-2.1), ceiling 2.1)",
                "(2, 4, -2, -3, 3) :: (Int, Int, Int, Int, Int)",
            ),
            ("fromIntegral (3 :: Int) / 2", "1.5"),
            ("(0x1F, 0o17, 0b101, 1_000)", "(31, 15, 5, 1000) :: (Int, Int, Int, Int)"),
            ("1.5e3 + 2e-1", "1500.2"),
            ("(gcd 12 18, lcm 4 6, even 3, odd 3)", "(6 :: Int, 12 :: Int, False, True)"),
            (
                "(max 2 3, min 2.5 1, abs (-3), signum (-2.5), negate 1)",
                "(3 :: Int, 1.0, 3 :: Int, -1.0, -1 :: Int)",
            ),
            ("subtract 1 5 :: Int", "4 :: Int"),
            ("(\\x -> x - 1) 3", "2"),
            ("(subtract 2 . (* 3)) 4", "10"),
            (
                "(properFraction (-3.5) :: (Int, Double), isInfinite (1 / 0), isNaN (0 / 0), isInfinite 3)",
                "((-3 :: Int, -0.5), True, True, False)",
            ),
            ("2 ^^ (-2 :: Int)", "0.25"),
        ],
    );
}

#[test]
fn lists_are_haskell_s() {
    all_hold(
        "",
        &[
            ("map (* 2) [1, 2, 3]", "[2, 4, 6]"),
            ("filter even [1 .. 10]", "[2, 4, 6, 8, 10] :: [Int]"),
            ("foldr (\\x acc -> x : take 2 acc) [] [1, 2, 3, 4]", "[1, 2, 3]"),
            ("foldl (flip (:)) [] \"abc\"", "\"cba\""),
            ("(foldr1 (-) [10, 3, 2], foldl1 (-) [10, 3, 2])", "(9, 5)"),
            ("(scanl (+) 0 [1, 2, 3], scanr (+) 0 [1, 2, 3])", "([0, 1, 3, 6], [6, 5, 3, 0])"),
            ("(sum [1 .. 4], product [1 .. 4], maximum [2, 5, 3], minimum [2, 5, 3])", "(10, 24, 5, 2)"),
            ("(length \"abcd\", null [], null [()])", "(4 :: Int, True, False)"),
            ("(take 2 [1, 2, 3], drop 2 [1, 2, 3], splitAt 1 [1, 2, 3])", "([1, 2], [3], ([1], [2, 3]))"),
            (
                "(takeWhile (< 3) [1 .. 5], dropWhile (< 3) [1 .. 5], span (< 3) [1 .. 5])",
                "([1, 2], [3, 4, 5], ([1, 2], [3, 4, 5]))",
            ),
            ("(head [1, 2], last [1, 2], init [1, 2], tail [1, 2])", "(1, 2, [1], [2])"),
            ("zip3 [1, 2] \"ab\" [True, False]", "[(1, 'a', True), (2, 'b', False)]"),
            (
                "(zipWith3 (\\a b c -> a + b * c) [1] [2] [3], unzip [(1, 'a'), (2, 'b')])",
                "([7], ([1, 2], \"ab\"))",
            ),
            ("(concat [[1], [2, 3]], concatMap (replicate 2) [1, 2])", "([1, 2, 3], [1, 1, 2, 2])"),
            (
                "(and [True, False], or [True, False], any even [1, 2], all even [1, 2 :: Int])",
                "(False, True, True, False)",
            ),
            ("(elem 2 [1, 2], notElem 2 [1, 2], lookup 2 [(1, 'a'), (2, 'b')])", "(True, False, Just 'b')"),
            ("[1, 2, 3] !! 1", "2"),
            ("(reverse [1, 2, 3], replicate 3 'x')", "([3, 2, 1], \"xxx\")"),
            (
                "([1, 3 .. 8], [5, 3 .. 0], [3 .. 1], [1.0 .. 3.5])",
                "([1, 3, 5, 7], [5, 3, 1], [], [1.0, 2.0, 3.0, 4.0]) :: ([Int], [Int], [Int], [Double])",
            ),
            ("(['a' .. 'e'], ['a', 'c' .. 'g'])", "(\"abcde\", \"aceg\")"),
            (
                "[(x, y) | x <- [1 .. 3], y <- \"ab\", odd x]",
                "[(1, 'a'), (1, 'b'), (3, 'a'), (3, 'b')] :: [(Int, Char)]",
            ),
            ("[z | Just z <- [Just 1, Nothing, Just 3], let w = z + 1, w > 2]", "[3]"),
            ("sort [3, 1, 2, 1]", "[1, 1, 2, 3]"),
            (
                "(sortOn negate [3, 1, 2], nub [1, 2, 1, 3], group [1, 1, 2])",
                "([3, 2, 1], [1, 2, 3], [[1, 1], [2]])",
            ),
            ("transpose [[1, 2, 3], [4, 5], [6]]", "[[1, 4, 6], [2, 5], [3]]"),
            ("words \"  two  words \"", "[\"two\", \"words\"]"),
            (
                "(unwords [\"a\", \"b\"], lines \"x\\n\\ny\", unlines [\"p\"])",
                "(\"a b\", [\"x\", \"\", \"y\"], \"p\\n\")",
            ),
            ("mapAccumL (\\s x -> (s + x, s * x)) 1 [2, 3]", "(6, [2, 9])"),
            ("mapAccumR (\\s x -> (s + x, s * x)) 1 [2, 3]", "(6, [8, 3])"),
            (
                "([1, 2, 3, 2] \\\\ [2], union [1, 2] [2, 3], intersect [1, 2, 3] [3, 1])",
                "([1, 3, 2], [1, 2, 3], [1, 3])",
            ),
            (
                "(isSuffixOf \"bc\" \"abc\", isInfixOf \"b\" \"abc\", isPrefixOf \"b\" \"abc\")",
                "(True, True, False)",
            ),
            (
                "(map toUpper \"aB1\", enumFromTo 'a' 'c', enumFromThenTo 1 3 6)",
                "(\"AB1\", \"abc\", [1, 3, 5] :: [Int])",
            ),
            ("(maxBound + 1 == minBound, filter isAlphaNum \"a-1\")", "(True, \"a1\")"),
            ("iterateN 4 (* 2) 1", "[1, 2, 4, 8]"),
            ("until (> 100) (* 2) 1", "128"),
        ],
    );
}

#[test]
fn order_and_equality_are_structural() {
    all_hold(
        "data C = R | G | B\ndata T a = L | N (T a) a (T a)\ndata P = P { px :: Int, py :: Double }",
        &[
            ("(R < G, B > R, G == G, R /= G, max R B == B)", "(True, True, True, True, True)"),
            ("compare (1, 'b') (1, 'a')", "GT"),
            ("([1, 2] < [1, 2, 0], \"b\" >= \"abc\", [] == [1])", "(True, True, False)"),
            ("N L 1 L == N L 1 L && N L 1 L < N L 2 L && L < N L 1 L", "True"),
            (
                "(Just 3 > Nothing, Left 1 < Right 'a', compare (Right 2) (Right 1 :: Either () Int))",
                "(True, True, GT)",
            ),
            ("(P 1 2 == P { py = 2, px = 1 }, P 1 2 <= P 1 1.5)", "(True, False)"),
            ("maximum [(1, 'a'), (2, 'b'), (2, 'a')]", "(2, 'b')"),
            ("minimumBy (comparing snd) [(1, 'b'), (2, 'a')]", "(2, 'a')"),
            ("(False < True, () == (), LT < GT)", "(True, True, True)"),
        ],
    );
}

#[test]
fn matching_tries_clauses_in_order() {
    let definitions = "
f 0 _ = 'a'
f n 1 | n > 10 = 'b'
      | even n = 'c'
f 3 _ = 'd'
f _ 1 = 'e'
f n m | n == m = 'f'
f _ _ = 'g'
g [] (y:_) = y
g (x:_) [] = x
g [x] [y] = x * y
g (x:xs) (y:ys) = g xs ys
g _ _ = -1
h (Just (Left x)) = x
h (Just (Right (x, _))) | x > 5 = x
h (Just (Right (_, y))) = y
h Nothing = 0
s \"abc\" = 1
s ('a':_) = 2
s _ = 3
k x = case (x, x + 1) of { (1, _) -> 10; (_, 3) -> 20; (a, b) | a > 5 -> a; _ -> 0 }
";
    all_hold(
        definitions,
        &[
            (
                "map (uncurry f) [(0, 0), (11, 1), (4, 1), (3, 1), (3, 3), (5, 1), (7, 7), (8, 7)]",
                "\"abcddefg\"",
            ),
            ("[g [] [7], g [8] [], g [2] [3], g [1, 2] [3, 4], g [] []]", "[7, 8, 6, 8, -1]"),
            (
                "[h (Just (Left 1)), h (Just (Right (6, 2))), h (Just (Right (3, 2))), h Nothing]",
                "[1, 6, 2, 0]",
            ),
            ("map s [\"abc\", \"abd\", \"b\", \"\"]", "[1, 2, 3, 3]"),
            ("map k [1, 2, 6, 3]", "[10, 20, 6, 0]"),
        ],
    );
}

#[test]
fn the_rest_of_the_language() {
    let definitions = "
data V = V { vx :: Double, vy :: Double } | W { vy :: Double }
infixl 6 |+|
V a b |+| V c d = V (a + c) (b + d)
v |+| _ = v
twice f = f . f
poly = (pick 1 2, pick 'a' 'b') where pick a _ = a
mean xs = sum xs / fromIntegral (length xs)
step :: Int -> Int
step n | n <= 0 = 0 | otherwise = n + step (n - 1)
(q, r) = quotRem 17 5
";
    all_hold(
        definitions,
        &[
            ("let v = V 1 2 |+| V 3 4 in (vx v, vy v)", "(4, 6)"),
            ("case (V 1 2) { vy = 5 } of V a b -> (a, b)", "(1, 5)"),
            ("vy ((W 1) { vy = 7 })", "7"),
            ("twice (twice (* 2)) 1", "16"),
            ("poly", "(1 :: Int, 'a')"),
            ("mean [1, 2, 6]", "3"),
            ("step 4", "10 :: Int"),
            ("(q, r)", "(3, 2) :: (Int, Int)"),
            ("let a = b' + 1; b' = c * 2; (c, _) = (3, d); d = 'x'; in a", "7"),
            ("let f x = g x + 1; g x = if x > 3 then x else f (x * 2) in f 1", "7"),
            ("(,) 1 'c'", "(1, 'c')"),
            ("map (\\case { 0 -> 'z'; _ -> 'n' }) [0, 1]", "\"zn\""),
            ("if | 1 > 2 -> 'a' | otherwise -> 'b'", "'b'"),
            (
                "((1 + 1) |*| 'x', par (1, 2, 3), parallel [\\() -> 1, \\() -> 2])",
                "((2, 'x'), (1, 2, 3), [1, 2])",
            ),
            ("seq (1 :: Int) 'x'", "'x'"),
            ("\"tab\\t\\x41\\&B\\SOH\\\n  \\ gap\"", "\"tab\\tAB\\1 gap\""),
            ("either length (* 2) (Left \"abc\" :: Either String Int)", "3 :: Int"),
            ("[x | (x, True) <- zip \"abc\" [True, False, True]]", "\"ac\""),
        ],
    );
}

#[test]
fn a_million_elements_need_no_machine_stack() {
    all_hold("", &[("foldr (+) 0 [x | x <- [1 .. 1000000], odd x]", "250000000000 :: Int")]);
}

#[test]
fn line_endings_byte_order_marks_and_tabs_do_not_matter() {
    let plain = "f x = y\n  where\n    y = x + 1\ng x = case x of\n\t0 -> 'a'\n\t_ -> 'b'\n";
    let windows = format!("\u{feff}{}", plain.replace('\n', "\r\n"));
    for text in [plain, windows.as_str()] {
        all_hold(text, &[("(f 1, map g [0, 1])", "(2, \"ab\")")]);
    }
}

#[test]
fn failures_name_their_cause() {
    let mut program =
        adjoin_lang::load("test.hs", "f (Just x) = x\ng x | x > 0 = 1").unwrap_or_else(|e| panic!("{e}"));
    for (text, reason) in [
        ("f Nothing + 1.0", "no clause of `f`"),
        ("g (-1) + 1.0", "no clause of `g`"),
        ("head [] + 1.0", "head: the list is empty"),
        ("let [x] = [1, 2] in x + 1.0", "pattern"),
        ("case 3 of { 1 -> 2.0 }", "no alternative"),
        ("error \"mine\" + 1.0", "mine"),
        ("[1.0] !! 3", "too large"),
        ("(\\x -> [x ..]) (1 :: Int)", "this list is infinite"),
    ] {
        let (term, ty) = program.expression(text, None).unwrap_or_else(|e| panic!("{text}\n{e}"));
        let error = program.evaluate(&term, &ty, Limits::any_memory()).expect_err(text).to_string();
        assert!(error.contains(reason), "{text}: {error}");
    }
}

#[test]
fn enumerations_are_counted() {
    all_hold(
        "data Colour = Red | Green | Blue deriving (Eq, Ord, Enum, Show)\nnext :: Colour -> Colour\nnext = succ\neveryOther :: (Bounded a, Enum a) => a -> [a]\neveryOther x = [x, succ (succ x) ..]",
        &[
            ("(pred 'b', succ 'b', succ 1.5, pred (3 :: Int))", "('a', 'c', 2.5, 2 :: Int)"),
            ("(fromEnum True, toEnum 0 :: Bool, succ False)", "(1 :: Int, False, True)"),
            ("[Red ..Blue]", "[Red, Green, Blue]"),
            ("[Blue, Green .. Red]", "[Blue, Green, Red]"),
            ("[False .. True]", "[False, True]"),
            ("map fromEnum [Red, Green, Blue]", "[0, 1, 2] :: [Int]"),
            ("[Red ..] ++ [Green ..]", "[Red, Green, Blue, Green, Blue]"),
            (
                "([Red, Blue ..], [Blue, Green ..], [Blue, Red ..])",
                "([Red, Blue], [Blue, Green, Red], [Blue, Red])",
            ),
            (
                "(minBound :: Colour, maxBound :: Colour, [minBound ..] :: [Bool])",
                "(Red, Blue, [False, True])",
            ),
            ("(maxBound :: Int, minBound :: Int)", "(2 ^ 62 - 1 + 2 ^ 62 :: Int, -2 ^ 63 :: Int)"),
            (
                "(everyOther LT, map ord ['\\x10FFFE' ..], take 3 ['c', 'b' ..])",
                "([LT, GT], [1114110, 1114111] :: [Int], \"cba\")",
            ),
            (
                "map ord ['\\xD7FE', '\\xD7FF' .. '\\xD7FF'] ++ map ord ['\\xD7FF' .. '\\xE000']",
                "[55294, 55295, 55295, 57344] :: [Int]",
            ),
            ("(next Red, pred Blue, toEnum 2 :: Colour)", "(Green, Green, Blue)"),
            ("[LT .. GT]", "[LT, EQ, GT]"),
        ],
    );
}

#[test]
fn fmap_is_found_by_the_type_of_its_container() {
    all_hold(
        "g m = fmap (* 2) m\nh :: Maybe Double -> Maybe Double\nh m = (+ 1) <$> m",
        &[
            ("fmap (* 2) [1, 2]", "[2, 4]"),
            ("(* 2) <$> Just 4", "Just 8"),
            ("fmap not Nothing", "Nothing :: Maybe Bool"),
            (
                "(fmap negate (Right 1 :: Either Bool Double), fmap negate (Left True))",
                "(Right (-1) :: Either Bool Double, Left True :: Either Bool Double)",
            ),
            ("fmap (* 2) ('c', 3)", "('c', 6)"),
            ("fmap (* 2) (+ 1) 3", "8"),
            ("(g [1, 2], h (Just 1))", "([2, 4], Just 2)"),
            ("map (fmap (+ 1)) [Just 1, Nothing]", "[Just 2, Nothing]"),
            ("(\\m -> case fmap (+ 1) m of { Just x -> x; Nothing -> 0 }) (Just 4)", "5"),
        ],
    );
}

#[test]
fn an_exponent_of_a_power_is_not_negative() {
    use adjoin_lang::eval::Reason;
    let mut program = adjoin_lang::load("test.hs", "").unwrap_or_else(|e| panic!("{e}"));
    for text in [
        "2 ^ (-1 :: Int) :: Double",
        "let n = -1 in 2.5 ^ n",
        "2 ^ (-1) :: Int",
        "map (2 ^) [1, -1] :: [Double]",
    ] {
        let (term, ty) = program.expression(text, None).unwrap_or_else(|e| panic!("{text}\n{e}"));
        let error = program.evaluate(&term, &ty, Limits::any_memory()).expect_err(text);
        assert!(
            matches!(&error.reason, Reason::Failed(m) | Reason::Undefined(m) if m.contains("negative exponent")),
            "{text}: {error}"
        );
    }
}

#[test]
fn long_chains_of_lets_are_accepted() {
    let chain: String = (1..=1000)
        .map(|i| ["let x", &i.to_string(), " = x", &(i - 1).to_string(), " + 1 in "].concat())
        .collect();
    all_hold(&format!("f x0 = {chain} x1000"), &[("f 0", "1000")]);
}

#[test]
fn text_of_values_is_haskell_s() {
    all_hold(
        "data T = Plain | T Double [T] | Double :+: T\ninfixr 5 :+:\n\
         data R = R { alpha :: Double, beta :: Maybe Int }\ndata P a b = P a b",
        &[
            ("show (-3 :: Int)", r#""-3""#),
            ("show (negate 9223372036854775807 - 1 :: Int)", r#""-9223372036854775808""#),
            (
                "map show [1, 0.1, 1.5, -2, 0.05, 1e7, 9999999, 123456.789]",
                r#"["1.0", "0.1", "1.5", "-2.0", "5.0e-2", "1.0e7", "9999999.0", "123456.789"]"#,
            ),
            (
                "map show [0, -0.0, 1 / 0, -1 / 0, 0 / 0, 5e-324, 1.7976931348623157e308, 0.3, 100]",
                r#"["0.0", "-0.0", "Infinity", "-Infinity", "NaN", "5.0e-324", "1.7976931348623157e308", "0.3", "100.0"]"#,
            ),
            (
                "show (Just (-2.5), 'x', \"a\\\"b\\n\", True, ())",
                r#""(Just (-2.5),'x',\"a\\\"b\\n\",True,())""#,
            ),
            ("show [Left 1, Right (Just LT)]", r#""[Left 1,Right (Just LT)]""#),
            ("show (T 1 [Plain, T (-2) []])", r#""T 1.0 [Plain,T (-2.0) []]""#),
            ("show (1 :+: (2 :+: Plain))", r#""1.0 :+: (2.0 :+: Plain)""#),
            ("show (Just (1 :+: Plain))", r#""Just (1.0 :+: Plain)""#),
            ("show (Just (R { alpha = -1, beta = Just 2 }))", r#""Just (R {alpha = -1.0, beta = Just 2})""#),
            ("show (P (P 1 'c') [\"\"])", r#""P (P 1 'c') [\"\"]""#),
            (r#"show "\1234\&5 é\DEL\SO\&H\\""#, r#""\"\\1234\\&5 \\233\\DEL\\SO\\&H\\\\\"""#),
            (r"(show '\'', show '\n', show '\0')", r#"("'\\''", "'\\n'", "'\\NUL'")"#),
            ("(shows 3 \"!\", showParen True (showString \"x\") \"\")", r#"("3!", "(x)")"#),
            ("length (concatMap show [1 :: Int .. 100])", "192 :: Int"),
        ],
    );
}
