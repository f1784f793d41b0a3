-- The prelude: what every program can use, written in the language itself.
--
-- Evaluation is strict, so everything here is finite, and functions that give infinite lists in Haskell (iterate,
-- repeat, cycle) are missing. Arithmetic, comparisons, (&&), (||), ($), fst, snd, seq, error, (|*|), par and parallel are
-- built in. A program may define any of these names anew.

data Ordering = LT | EQ | GT
data Maybe a = Nothing | Just a
data Either a b = Left a | Right b

-- Functions

id :: a -> a
id x = x

const :: a -> b -> a
const x _ = x

flip :: (a -> b -> c) -> b -> a -> c
flip f x y = f y x

infixr 9 .
(.) :: (b -> c) -> (a -> b) -> a -> c
(.) f g = \x -> f (g x)

infixl 1 &
(&) :: a -> (a -> b) -> b
x & f = f x

on :: (b -> b -> c) -> (a -> b) -> a -> a -> c
on op f = \x y -> op (f x) (f y)

curry :: ((a, b) -> c) -> a -> b -> c
curry f x y = f (x, y)

uncurry :: (a -> b -> c) -> (a, b) -> c
uncurry f (x, y) = f x y

until :: (a -> Bool) -> (a -> a) -> a -> a
until p f x = if p x then x else until p f (f x)

asTypeOf :: a -> a -> a
asTypeOf x _ = x

-- Pairs, truth values, choices

swap :: (a, b) -> (b, a)
swap (x, y) = (y, x)

not :: Bool -> Bool
not b = if b then False else True

bool :: a -> a -> Bool -> a
bool no yes b = if b then yes else no

maybe :: b -> (a -> b) -> Maybe a -> b
maybe z _ Nothing = z
maybe _ f (Just x) = f x

fromMaybe :: a -> Maybe a -> a
fromMaybe z Nothing = z
fromMaybe _ (Just x) = x

fromJust :: Maybe a -> a
fromJust (Just x) = x
fromJust Nothing = error "fromJust: Nothing"

isJust :: Maybe a -> Bool
isJust (Just _) = True
isJust Nothing = False

isNothing :: Maybe a -> Bool
isNothing m = not (isJust m)

catMaybes :: [Maybe a] -> [a]
catMaybes [] = []
catMaybes (Just x : ms) = x : catMaybes ms
catMaybes (Nothing : ms) = catMaybes ms

mapMaybe :: (a -> Maybe b) -> [a] -> [b]
mapMaybe _ [] = []
mapMaybe f (x:xs) = case f x of
  Just y -> y : mapMaybe f xs
  Nothing -> mapMaybe f xs

maybeToList :: Maybe a -> [a]
maybeToList (Just x) = [x]
maybeToList Nothing = []

listToMaybe :: [a] -> Maybe a
listToMaybe (x:_) = Just x
listToMaybe [] = Nothing

either :: (a -> c) -> (b -> c) -> Either a b -> c
either f _ (Left x) = f x
either _ g (Right y) = g y

lefts :: [Either a b] -> [a]
lefts es = [x | Left x <- es]

rights :: [Either a b] -> [b]
rights es = [y | Right y <- es]

-- Numbers

subtract :: Num a => a -> a -> a
subtract x y = y - x

even :: Integral a => a -> Bool
even n = rem n 2 == 0

odd :: Integral a => a -> Bool
odd n = rem n 2 /= 0

divMod :: Integral a => a -> a -> (a, a)
divMod a b = (div a b, mod a b)

quotRem :: Integral a => a -> a -> (a, a)
quotRem a b = (quot a b, rem a b)

gcd :: Integral a => a -> a -> a
gcd a b = go (abs a) (abs b)
  where
    go x y = if y == 0 then x else go y (rem x y)

lcm :: Integral a => a -> a -> a
lcm a b = if a == 0 || b == 0 then 0 else abs (quot a (gcd a b) * b)

isNaN :: RealFloat a => a -> Bool
isNaN x = x /= x

isInfinite :: RealFloat a => a -> Bool
isInfinite x = x - x /= 0 && x == x

properFraction :: (RealFrac a, Integral b) => a -> (b, a)
properFraction x = let n = truncate x in (n, x - fromIntegral n)

comparing :: Ord b => (a -> b) -> a -> a -> Ordering
comparing f x y = compare (f x) (f y)

toInteger :: Integral a => a -> Int
toInteger n = fromIntegral n

fromInteger :: Num a => Int -> a
fromInteger n = fromIntegral n

-- Lists

infixr 5 ++
(++) :: [a] -> [a] -> [a]
[] ++ ys = ys
(x:xs) ++ ys = x : (xs ++ ys)

infixl 9 !!
(!!) :: [a] -> Int -> a
xs !! n = if n < 0 then error "(!!): the index is negative" else go xs n
  where
    go [] _ = error "(!!): the index is too large"
    go (y:ys) i = if i == 0 then y else go ys (i - 1)

map :: (a -> b) -> [a] -> [b]
map f [] = []
map f (x:xs) = f x : map f xs

filter :: (a -> Bool) -> [a] -> [a]
filter p [] = []
filter p (x:xs) = if p x then x : filter p xs else filter p xs

partition :: (a -> Bool) -> [a] -> ([a], [a])
partition p [] = ([], [])
partition p (x:xs) = case partition p xs of
  (yes, no) -> if p x then (x : yes, no) else (yes, x : no)

foldr :: (a -> b -> b) -> b -> [a] -> b
foldr f z [] = z
foldr f z (x:xs) = f x (foldr f z xs)

foldl :: (b -> a -> b) -> b -> [a] -> b
foldl f z [] = z
foldl f z (x:xs) = foldl f (f z x) xs

foldl' :: (b -> a -> b) -> b -> [a] -> b
foldl' f z [] = z
foldl' f z (x:xs) = foldl' f (f z x) xs

foldr1 :: (a -> a -> a) -> [a] -> a
foldr1 f [x] = x
foldr1 f (x:xs) = f x (foldr1 f xs)
foldr1 f [] = error "foldr1: the list is empty"

foldl1 :: (a -> a -> a) -> [a] -> a
foldl1 f (x:xs) = foldl f x xs
foldl1 f [] = error "foldl1: the list is empty"

scanl :: (b -> a -> b) -> b -> [a] -> [b]
scanl f z [] = [z]
scanl f z (x:xs) = z : scanl f (f z x) xs

scanl' :: (b -> a -> b) -> b -> [a] -> [b]
scanl' f z xs = scanl f z xs

scanl1 :: (a -> a -> a) -> [a] -> [a]
scanl1 f [] = []
scanl1 f (x:xs) = scanl f x xs

scanr :: (a -> b -> b) -> b -> [a] -> [b]
scanr f z [] = [z]
scanr f z (x:xs) = case scanr f z xs of
  ys -> f x (head ys) : ys

scanr1 :: (a -> a -> a) -> [a] -> [a]
scanr1 f [] = []
scanr1 f [x] = [x]
scanr1 f (x:xs) = case scanr1 f xs of
  ys -> f x (head ys) : ys

iterateN :: Int -> (a -> a) -> a -> [a]
iterateN n f x
  | n <= 0 = []
  | n == 1 = [x]
  | otherwise = x : iterateN (n - 1) f (f x)

unfoldr :: (b -> Maybe (a, b)) -> b -> [a]
unfoldr f s = case f s of
  Nothing -> []
  Just (x, t) -> x : unfoldr f t

mapAccumL :: (s -> a -> (s, b)) -> s -> [a] -> (s, [b])
mapAccumL f s [] = (s, [])
mapAccumL f s (x:xs) =
  let (s', y) = f s x
      (s'', ys) = mapAccumL f s' xs
  in (s'', y : ys)

mapAccumR :: (s -> a -> (s, b)) -> s -> [a] -> (s, [b])
mapAccumR f s [] = (s, [])
mapAccumR f s (x:xs) =
  let (s', ys) = mapAccumR f s xs
      (s'', y) = f s' x
  in (s'', y : ys)

sum :: Num a => [a] -> a
sum [] = 0
sum (x:xs) = go x xs
  where
    go acc [] = acc
    go acc (y:ys) = go (acc + y) ys

product :: Num a => [a] -> a
product [] = 1
product (x:xs) = go x xs
  where
    go acc [] = acc
    go acc (y:ys) = go (acc * y) ys

maximum :: Ord a => [a] -> a
maximum (x:xs) = foldl max x xs
maximum [] = error "maximum: the list is empty"

minimum :: Ord a => [a] -> a
minimum (x:xs) = foldl min x xs
minimum [] = error "minimum: the list is empty"

maximumBy :: (a -> a -> Ordering) -> [a] -> a
maximumBy cmp xs = foldl1 (\x y -> case cmp x y of { GT -> x; _ -> y }) xs

minimumBy :: (a -> a -> Ordering) -> [a] -> a
minimumBy cmp xs = foldl1 (\x y -> case cmp x y of { GT -> y; _ -> x }) xs

length :: [a] -> Int
length xs = go 0 xs
  where
    go :: Int -> [b] -> Int
    go n [] = n
    go n (_:ys) = go (n + 1) ys

null :: [a] -> Bool
null [] = True
null _ = False

head :: [a] -> a
head (x:_) = x
head [] = error "head: the list is empty"

tail :: [a] -> [a]
tail (_:xs) = xs
tail [] = error "tail: the list is empty"

last :: [a] -> a
last [x] = x
last (_:xs) = last xs
last [] = error "last: the list is empty"

init :: [a] -> [a]
init [x] = []
init (x:xs) = x : init xs
init [] = error "init: the list is empty"

uncons :: [a] -> Maybe (a, [a])
uncons [] = Nothing
uncons (x:xs) = Just (x, xs)

replicate :: Int -> a -> [a]
replicate n x = if n <= 0 then [] else x : replicate (n - 1) x

reverse :: [a] -> [a]
reverse xs = go [] xs
  where
    go acc [] = acc
    go acc (y:ys) = go (y : acc) ys

take :: Int -> [a] -> [a]
take n [] = []
take n (x:xs) = if n <= 0 then [] else x : take (n - 1) xs

drop :: Int -> [a] -> [a]
drop n [] = []
drop n (x:xs) = if n <= 0 then x : xs else drop (n - 1) xs

splitAt :: Int -> [a] -> ([a], [a])
splitAt n [] = ([], [])
splitAt n (x:xs)
  | n <= 0 = ([], x : xs)
  | otherwise = case splitAt (n - 1) xs of (ys, zs) -> (x : ys, zs)

takeWhile :: (a -> Bool) -> [a] -> [a]
takeWhile p [] = []
takeWhile p (x:xs) = if p x then x : takeWhile p xs else []

dropWhile :: (a -> Bool) -> [a] -> [a]
dropWhile p [] = []
dropWhile p (x:xs) = if p x then dropWhile p xs else x : xs

span :: (a -> Bool) -> [a] -> ([a], [a])
span p [] = ([], [])
span p (x:xs)
  | p x = case span p xs of (ys, zs) -> (x : ys, zs)
  | otherwise = ([], x : xs)

break :: (a -> Bool) -> [a] -> ([a], [a])
break p xs = span (\x -> not (p x)) xs

concat :: [[a]] -> [a]
concat [] = []
concat (xs:xss) = xs ++ concat xss

concatMap :: (a -> [b]) -> [a] -> [b]
concatMap f [] = []
concatMap f (x:xs) = f x ++ concatMap f xs

intersperse :: a -> [a] -> [a]
intersperse s [] = []
intersperse s [x] = [x]
intersperse s (x:xs) = x : s : intersperse s xs

intercalate :: [a] -> [[a]] -> [a]
intercalate s xss = concat (intersperse s xss)

transpose :: [[a]] -> [[a]]
transpose [] = []
transpose ([] : xss) = transpose xss
transpose ((x:xs) : xss) =
  (x : [h | (h:_) <- xss]) : transpose (xs : [t | (_:t) <- xss])

and :: [Bool] -> Bool
and [] = True
and (b:bs) = b && and bs

or :: [Bool] -> Bool
or [] = False
or (b:bs) = b || or bs

any :: (a -> Bool) -> [a] -> Bool
any p [] = False
any p (x:xs) = p x || any p xs

all :: (a -> Bool) -> [a] -> Bool
all p [] = True
all p (x:xs) = p x && all p xs

elem :: Eq a => a -> [a] -> Bool
elem x [] = False
elem x (y:ys) = x == y || elem x ys

notElem :: Eq a => a -> [a] -> Bool
notElem x ys = not (elem x ys)

lookup :: Eq a => a -> [(a, b)] -> Maybe b
lookup k [] = Nothing
lookup k ((key, value) : rest) = if k == key then Just value else lookup k rest

find :: (a -> Bool) -> [a] -> Maybe a
find p [] = Nothing
find p (x:xs) = if p x then Just x else find p xs

findIndex :: (a -> Bool) -> [a] -> Maybe Int
findIndex p xs = go 0 xs
  where
    go i [] = Nothing
    go i (y:ys) = if p y then Just i else go (i + 1) ys

elemIndex :: Eq a => a -> [a] -> Maybe Int
elemIndex x ys = findIndex (\y -> x == y) ys

nub :: Eq a => [a] -> [a]
nub [] = []
nub (x:xs) = x : nub (filter (\y -> x /= y) xs)

group :: Eq a => [a] -> [[a]]
group [] = []
group (x:xs) = case span (\y -> x == y) xs of (same, rest) -> (x : same) : group rest

isPrefixOf :: Eq a => [a] -> [a] -> Bool
isPrefixOf [] _ = True
isPrefixOf _ [] = False
isPrefixOf (x:xs) (y:ys) = x == y && isPrefixOf xs ys

isSuffixOf :: Eq a => [a] -> [a] -> Bool
isSuffixOf xs ys = isPrefixOf (reverse xs) (reverse ys)

isInfixOf :: Eq a => [a] -> [a] -> Bool
isInfixOf xs ys = any (isPrefixOf xs) (tails ys)

insertBy :: (a -> a -> Ordering) -> a -> [a] -> [a]
insertBy cmp x [] = [x]
insertBy cmp x (y:ys) = case cmp x y of
  GT -> y : insertBy cmp x ys
  _ -> x : y : ys

insert :: Ord a => a -> [a] -> [a]
insert x ys = insertBy compare x ys

sortBy :: (a -> a -> Ordering) -> [a] -> [a]
sortBy cmp xs = mergeAll (map (\x -> [x]) xs)
  where
    mergeAll [] = []
    mergeAll [ys] = ys
    mergeAll yss = mergeAll (mergePairs yss)
    mergePairs (ys:zs:rest) = merge ys zs : mergePairs rest
    mergePairs yss = yss
    merge [] zs = zs
    merge ys [] = ys
    merge (y:ys) (z:zs) = case cmp y z of
      GT -> z : merge (y:ys) zs
      _ -> y : merge ys (z:zs)

sort :: Ord a => [a] -> [a]
sort xs = sortBy compare xs

sortOn :: Ord b => (a -> b) -> [a] -> [a]
sortOn f xs = sortBy (\x y -> compare (f x) (f y)) xs

delete :: Eq a => a -> [a] -> [a]
delete x [] = []
delete x (y:ys) = if x == y then ys else y : delete x ys

infix 5 \\
(\\) :: Eq a => [a] -> [a] -> [a]
xs \\ ys = foldl (flip delete) xs ys

union :: Eq a => [a] -> [a] -> [a]
union xs ys = xs ++ foldl (flip delete) (nub ys) xs

intersect :: Eq a => [a] -> [a] -> [a]
intersect xs ys = [x | x <- xs, elem x ys]

zip :: [a] -> [b] -> [(a, b)]
zip (x:xs) (y:ys) = (x, y) : zip xs ys
zip _ _ = []

zip3 :: [a] -> [b] -> [c] -> [(a, b, c)]
zip3 (x:xs) (y:ys) (z:zs) = (x, y, z) : zip3 xs ys zs
zip3 _ _ _ = []

zipWith :: (a -> b -> c) -> [a] -> [b] -> [c]
zipWith f (x:xs) (y:ys) = f x y : zipWith f xs ys
zipWith _ _ _ = []

zipWith3 :: (a -> b -> c -> d) -> [a] -> [b] -> [c] -> [d]
zipWith3 f (x:xs) (y:ys) (z:zs) = f x y z : zipWith3 f xs ys zs
zipWith3 _ _ _ _ = []

unzip :: [(a, b)] -> ([a], [b])
unzip [] = ([], [])
unzip ((x, y) : rest) = case unzip rest of (xs, ys) -> (x : xs, y : ys)

unzip3 :: [(a, b, c)] -> ([a], [b], [c])
unzip3 [] = ([], [], [])
unzip3 ((x, y, z) : rest) = case unzip3 rest of (xs, ys, zs) -> (x : xs, y : ys, z : zs)

tails :: [a] -> [[a]]
tails [] = [[]]
tails (x:xs) = (x : xs) : tails xs

inits :: [a] -> [[a]]
inits [] = [[]]
inits (x:xs) = [] : map (\ys -> x : ys) (inits xs)

subsequences :: [a] -> [[a]]
subsequences [] = [[]]
subsequences (x:xs) = case subsequences xs of yss -> concatMap (\ys -> [ys, x : ys]) yss

-- Arrays

mapA :: (a -> b) -> Array a -> Array b
mapA f v = fromListA (map f (toListA v))

zipWithA :: (a -> b -> c) -> Array a -> Array b -> Array c
zipWithA f v w = fromListA (zipWith f (toListA v) (toListA w))

-- Ranges: what [a .. b] and [a, b .. c] become. Functions of this file that use ranges must come after these.

enumFromToInt :: Int -> Int -> [Int]
enumFromToInt a b = if a > b then [] else a : enumFromToInt (a + 1) b

enumFromThenToInt :: Int -> Int -> Int -> [Int]
enumFromThenToInt a b c
  | step >= 0 = if step == 0 && a <= c then error "[a, a .. b]: this list is infinite" else up a
  | otherwise = down a
  where
    step = b - a
    up x = if x > c then [] else x : up (x + step)
    down x = if x < c then [] else x : down (x + step)

enumFromToDouble :: Double -> Double -> [Double]
enumFromToDouble a b = go 0
  where
    go :: Int -> [Double]
    go i = case a + fromIntegral i of
      x -> if x > b + 0.5 then [] else x : go (i + 1)

enumFromThenToDouble :: Double -> Double -> Double -> [Double]
enumFromThenToDouble a b c
  | step > 0 = go (\x -> x > c + step / 2) 0
  | step < 0 = go (\x -> x < c + step / 2) 0
  | otherwise = if a <= c then error "[a, a .. b]: this list is infinite" else []
  where
    step = b - a
    go :: (Double -> Bool) -> Int -> [Double]
    go beyond i = case a + fromIntegral i * step of
      x -> if beyond x then [] else x : go beyond (i + 1)

enumFromToChar :: Char -> Char -> [Char]
enumFromToChar a b
  | from < 55296 && to > 57343 = map chr (enumFromToInt from 55295 ++ enumFromToInt 57344 to)
  | otherwise = map chr (enumFromToInt from to)
  where
    -- Between these two there are no characters but halves of UTF-16's pairs.
    from = ord a
    to = ord b

enumFromThenToChar :: Char -> Char -> Char -> [Char]
enumFromThenToChar a b c = map chr (enumFromThenToInt (ord a) (ord b) (ord c))

enumFromTo :: Enum a => a -> a -> [a]
enumFromTo a b = [a .. b]

enumFrom :: (Bounded a, Enum a) => a -> [a]
enumFrom a = to maxBound
  where to end = if fromEnum end == maxBound then error "this list is infinite" else [a .. end]

enumFromThen :: (Bounded a, Enum a) => a -> a -> [a]
enumFromThen a b = to (if fromEnum b >= fromEnum a then maxBound else minBound)
  where to end = if abs (fromEnum end) > 2 ^ 62 then error "this list is infinite" else [a, b .. end]

enumFromThenTo :: Enum a => a -> a -> a -> [a]
enumFromThenTo a b c = [a, b .. c]

-- The array f 0, f 1, ..., f (n - 1).
generate :: Int -> (Int -> a) -> Array a
generate n f = fromListA (map f (enumFromToInt 0 (n - 1)))

-- Characters: the letters are those of ASCII

isDigit :: Char -> Bool
isDigit c = c >= '0' && c <= '9'

isSpace :: Char -> Bool
isSpace c = c == ' ' || c >= '\t' && c <= '\r'

isLower :: Char -> Bool
isLower c = c >= 'a' && c <= 'z'

isUpper :: Char -> Bool
isUpper c = c >= 'A' && c <= 'Z'

isAlpha :: Char -> Bool
isAlpha c = isLower c || isUpper c

isAlphaNum :: Char -> Bool
isAlphaNum c = isAlpha c || isDigit c

toUpper :: Char -> Char
toUpper c = if isLower c then chr (ord c - 32) else c

toLower :: Char -> Char
toLower c = if isUpper c then chr (ord c + 32) else c

digitToInt :: Char -> Int
digitToInt c
  | isDigit c = ord c - ord '0'
  | c >= 'a' && c <= 'f' = ord c - ord 'a' + 10
  | c >= 'A' && c <= 'F' = ord c - ord 'A' + 10
  | otherwise = error "digitToInt: not a digit"

words :: String -> [String]
words s = case dropWhile isSpace s of
  [] -> []
  t -> case break isSpace t of (w, rest) -> w : words rest

unwords :: [String] -> String
unwords ws = intercalate " " ws

lines :: String -> [String]
lines "" = []
lines s = case break (== '\n') s of
  (l, rest) -> l : (case rest of { [] -> []; (_:more) -> lines more })

unlines :: [String] -> String
unlines ls = concatMap (++ "\n") ls

-- Text of values. `show` is built in, and calls these.

shows :: Show a => a -> String -> String
shows x s = show x ++ s

showString :: String -> String -> String
showString s t = s ++ t

showChar :: Char -> String -> String
showChar c s = c : s

showParen :: Bool -> (String -> String) -> String -> String
showParen b p s = if b then '(' : p (')' : s) else p s

textInParentheses :: Bool -> String -> String
textInParentheses b s = if b then '(' : s ++ ")" else s

textOfInt :: Int -> Int -> String
textOfInt d n = if n < 0 then textInParentheses (d > 6) ('-' : digitsBelow n "") else digitsBelow (negate n) ""

-- The digits of -n, which may be the least of all integers.
digitsBelow :: Int -> String -> String
digitsBelow n s = if n > -10 then t else digitsBelow (n `quot` 10) t
  where t = chr (48 - n `rem` 10) : s

textOfDouble :: Int -> Double -> String
textOfDouble d x
  | x /= x = "NaN"
  | x < 0 || (x == 0 && 1 / x < 0) = textInParentheses (d > 6) ('-' : textOfPositive (negate x))
  | otherwise = textOfPositive x

textOfPositive :: Double -> String
textOfPositive x
  | x == 0 = "0.0"
  | x > 1.7976931348623157e308 = "Infinity"
  | x < 0.1 || x >= 10000000 = case digits of
      (c : rest) -> c : '.' : (if null rest then "0" else rest) ++ 'e' : textOfInt 0 (e - 1)
      [] -> ""
  | e == 0 = '0' : '.' : digits
  | otherwise = case splitAt e (digits ++ replicate (e - length digits) '0') of
      (whole, part) -> whole ++ '.' : (if null part then "0" else part)
  where
    digits = textOfInt 0 (decimalDigits x)
    e = decimalExponent x

textOfChar :: Char -> String
textOfChar c = if c == '\'' then "'\\''" else '\'' : characterText c ++ "'"

-- A character inside of quotes.
characterText :: Char -> String
characterText c
  | n == 92 = "\\\\"
  | n == 127 = "\\DEL"
  | n > 127 = '\\' : textOfInt 0 n
  | n >= 32 = [c]
  | otherwise = '\\' : controlNames !! n
  where n = ord c

controlNames :: [String]
controlNames =
  [ "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "a", "b", "t", "n", "v", "f", "r", "SO", "SI"
  , "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC", "FS", "GS", "RS", "US" ]

textOfString :: String -> String
textOfString s = '"' : stringText s

-- The rest of a string, and the closing quote. What could be read as a part of an escape is kept apart by \&.
stringText :: String -> String
stringText [] = "\""
stringText (c : s)
  | c == '"' = "\\\"" ++ stringText s
  | ord c > 127 && startsWith isDigit s = characterText c ++ "\\&" ++ stringText s
  | ord c == 14 && startsWith (== 'H') s = "\\SO\\&" ++ stringText s
  | otherwise = characterText c ++ stringText s

startsWith :: (a -> Bool) -> [a] -> Bool
startsWith p [] = False
startsWith p (x : _) = p x

textOfList :: (a -> String) -> [a] -> String
textOfList f xs = '[' : intercalate "," (map f xs) ++ "]"
