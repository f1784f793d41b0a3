//! Random programs of the fragment, as source text. The same seed gives the same program.
//!
//! A program starts with `s` and a few statements on what is in scope, and ends with an expression that adds
//! up all variables of its own block, so that the gradient depends on most statements. Values stay bounded
//! (`sin`, `tanh`, `bounded`), and indices are taken modulo the length.
//!
//! Programs have one of several [`Shape`]s. The closures of its [`Entry`](crate::compare::Entry) make each a
//! function of `INPUTS` numbers to one number: arguments are taken from the inputs, and results are added up
//! with fixed weights, which are the cotangents of the direct entry.

use std::fmt::Write;

/// The number of inputs of each program.
pub(crate) const INPUTS: usize = 6;

/// The source of a module with programs of the given seeds, and a table of them.
pub(crate) fn module(seeds: std::ops::Range<u64>) -> String {
    let mut text = String::from(
        "// Written by `tests/compiled/generate.rs`.\nuse crate::compare::{Entry, combine, spread, weighted, weights};\n\n\
         #[adjoin::differentiable]\n\
         #[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]\npub mod programs {\n",
    );
    text.push_str(HELPERS);
    let mut entries = String::new();
    for seed in seeds {
        let (program, entry) = program(seed);
        text.push_str(&program);
        entries.push_str(&entry);
    }
    let _ = write!(text, "}}\n{MODEL}\npub(crate) const PROGRAMS: &[Entry] = &[\n{entries}];\n");
    text
}

/// The model of methods, made of the inputs.
const MODEL: &str = r"
fn model<R: adjoin::Real>(x: &[R]) -> programs::Model<R> {
    let pair = programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 };
    programs::Model { pair, w: vec![x[3], x[4]], scale: x[5], n: 2 }
}
";

/// What a program looks like from outside.
#[derive(Clone, Copy)]
enum Shape {
    /// `fn p(x: &[f64]) -> f64`.
    Plain,
    /// `fn p(&self, x: &[f64], k: u8) -> f64`, a method of the model.
    Method,
    /// `fn p(&mut self, x: &[f64], k: i16) -> f64`.
    Changing,
    /// `fn p(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2])`.
    Several,
    /// `fn p(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64>`.
    Many,
    /// `fn p(list: &mut [f64], x: &[f64])`.
    InPlace,
}

impl Shape {
    /// The parameters and the result.
    fn signature(self) -> &'static str {
        match self {
            Self::Plain => "(x: &[f64]) -> f64",
            Self::Method => "(&self, x: &[f64], k: u8) -> f64",
            Self::Changing => "(&mut self, x: &[f64], k: i16) -> f64",
            Self::Several => "(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2])",
            Self::Many => "(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64>",
            Self::InPlace => "(list: &mut [f64], x: &[f64])",
        }
    }

    fn is_method(self) -> bool {
        matches!(self, Self::Method | Self::Changing)
    }

    /// A number as the result of the program.
    fn result(self, value: &str) -> String {
        match self {
            Self::Plain | Self::Method | Self::Changing => value.to_owned(),
            Self::Several => format!("(({value}).tanh(), [{value}, x[0] * s])"),
            Self::Many => format!("vec![s, {value}, s * x[1]]"),
            Self::InPlace => format!("list[0] += {value};"),
        }
    }

    /// An early exit with that result.
    fn exit(self, value: &str) -> String {
        match self {
            Self::InPlace => format!("list[0] += {value}; return;"),
            _ => format!("return {};", self.result(value)),
        }
    }

    /// What is in scope at the start.
    fn scope(self) -> Scope {
        let names = |all: &[&str]| all.iter().map(ToString::to_string).collect::<Vec<_>>();
        let mut scope = Scope { floats: names(&["s"]), mutable: names(&["s"]), ..Scope::default() };
        match self {
            Self::Plain => {}
            Self::Method => {
                scope.floats.extend(names(&["self.scale", "self.pair.a", "self.pair.b[1]"]));
                scope.vectors = names(&["self.w"]);
                scope.borrowed = names(&["self.w"]);
                scope.integers = names(&["self.n"]);
                scope.typed = vec![("k".to_owned(), "u8")];
            }
            Self::Changing => {
                scope.floats.push("self.scale".to_owned());
                scope.mutable.push("self.scale".to_owned());
                scope.vectors = names(&["self.w"]);
                scope.pairs = names(&["self.pair"]);
                scope.integers = names(&["self.n"]);
                scope.typed = vec![("k".to_owned(), "i16")];
            }
            Self::Several => {
                scope.vectors = names(&["(*list)"]);
                scope.pairs = names(&["(*state)"]);
                scope.typed = vec![("k".to_owned(), "i64")];
            }
            Self::Many => {
                scope.floats.extend(names(&["given", "tips[0]", "tips[1]"]));
                scope.mutable.push("given".to_owned());
                scope.typed = vec![("k".to_owned(), "u32")];
            }
            Self::InPlace => scope.floats.extend(names(&["list[0]", "list[1]"])),
        }
        scope
    }

    /// The entry of a program in the table: closures that call it, its code without the adjoint, and the
    /// direct entry.
    fn entry(self, seed: u64) -> String {
        // What is declared before; the call; what is added up.
        let (before, call, after) = match self {
            Self::Plain => ("", "programs::NAME(xREST)", "result"),
            Self::Method => ("", "model(x).NAME(x, 7REST)", "result"),
            Self::Changing => ("let mut model = model(x);", "model.NAME(x, -300REST)", "result, model"),
            Self::Several => (
                "let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]);",
                "programs::NAME(&mut state, &mut list, x, -3REST)",
                "result, state, list",
            ),
            Self::Many => ("", "programs::NAME(x, x[0], [x[1], x[2]], 40REST)", "result"),
            Self::InPlace => ("let mut list = [x[0], x[1]];", "programs::NAME(&mut list[..], xREST)", "list"),
        };
        let filled = |name: &str, rest: &str| call.replace("NAME", name).replace("REST", rest);
        // The direct entry, the rest of its arguments, the gradients, and those of arguments made of inputs.
        let (entry, rest, bars, made) = match self {
            Self::Plain => ("value_and_grad", "", "mut x_bar", "()"),
            Self::Method => ("value_and_grad", "", "(first, mut x_bar)", "first"),
            Self::Changing => ("value_and_vjp", ", &weights.0, &weights.1", "(first, mut x_bar)", "first"),
            Self::Several => (
                "value_and_vjp",
                ", &weights.0, &weights.1, &weights.2",
                "(first, second, mut x_bar)",
                "(first, second)",
            ),
            Self::Many => ("value_and_vjp", ", &weights.0", "(mut x_bar, first, second)", "(first, second)"),
            Self::InPlace => ("value_and_vjp", ", &weights.0[..]", "(first, mut x_bar)", "first"),
        };
        let rows = if entry == "value_and_vjp" {
            let name = if self.is_method() { "p_value_and_jacobian" } else { "p::value_and_jacobian" };
            let call = filled(&name.replacen('p', &format!("p{seed}"), 1), "");
            format!(
                "Some(|x| {{ {before} let (_, matrix) = {call}; combine(matrix.rows(), |row| {{ \
                 let {bars} = matrix.gradient(row); spread(&mut x_bar, &{made}); x_bar }}) }})"
            )
        } else {
            "None".to_owned()
        };
        let entry = if self.is_method() { format!("p{seed}_{entry}") } else { format!("p{seed}::{entry}") };
        let plain = filled(&format!("p{seed}"), "");
        let (taped, direct) = (filled(&format!("__adjoin_taped_p{seed}"), ""), filled(&entry, rest));
        let scalar = |call: &str| format!("|x| {{ {before} let result = {call}; weighted(&({after},)) }}");
        let (node, taped) = (scalar(&plain), scalar(&taped));
        format!(
            "    Entry {{\n        name: \"p{seed}\",\n        plain: {node},\n        node: {node},\n        taped: {taped},\n        \
             forward: {taped},\n        rows: {rows},\n        compiled: |x| {{ let weights = {{ {before} let result = {plain}; weights(&({after},)) }}; {before} \
             let (result, {bars}) = {direct}; spread(&mut x_bar, &{made}); (weighted(&({after},)), x_bar) }},\n    }},\n"
        )
    }
}

/// Definitions that all programs share: types and callees whose control flow is hard to generate.
const HELPERS: &str = r"
    use std::ops::{Add, Mul, Neg, Sub, SubAssign};

    #[derive(Clone, Debug)]
    pub struct Pair { pub a: f64, pub b: [f64; 2], pub n: usize }

    impl Pair {
        fn norm(&self) -> f64 { (self.a * self.a + self.b[0] * self.b[1] + 2.0).sqrt() }
        fn shift(&mut self, by: f64) {
            if self.n > 2 { self.b[0] = by.sin(); return; }
            self.a += by * self.b[1];
            self.b[1] *= 0.5;
            self.n += 1;
        }
    }

    impl Add for Pair {
        type Output = Self;
        fn add(self, other: Self) -> Self::Output {
            Self { a: bounded(self.a + other.a), b: other.b, n: self.n }
        }
    }

    impl Mul<f64> for Pair {
        type Output = Pair;
        fn mul(mut self, by: f64) -> Pair {
            if by < self.a { return self; }
            self.a = (self.a * by).sin();
            self.b[1] *= by.cos();
            self
        }
    }

    impl Mul<Pair> for f64 {
        type Output = Pair;
        fn mul(self, pair: Pair) -> Pair { pair * self.tanh() }
    }

    impl<'a> Sub<&'a Pair> for &'a Pair {
        type Output = Pair;
        fn sub(self, other: &'a Pair) -> Pair { Pair { a: self.a - other.b[0].sin(), ..self.clone() } }
    }

    impl Neg for Pair {
        type Output = Pair;
        fn neg(self) -> Pair { Pair { a: -self.a, b: [self.b[1], -self.b[0]], n: self.n } }
    }

    impl SubAssign<f64> for Pair {
        fn sub_assign(&mut self, by: f64) { self.a -= bounded(by) * self.b[0]; }
    }

    #[derive(Clone, Debug)]
    pub enum Kind { None, One(f64), Two { pair: Pair, weight: f64 }, Maybe(Option<f64>) }

    impl Kind {
        fn size(&self) -> f64 {
            match self {
                Kind::None => 0.2,
                Kind::One(a) => a.sin() + 0.3 * a,
                Kind::Two { pair, weight } if pair.n < 2 => pair.norm() * weight,
                Kind::Two { pair: Pair { a, .. }, weight } => a + weight.cos(),
                Kind::Maybe(Some(b)) => bounded(*b),
                Kind::Maybe(_) => -0.4,
            }
        }
        fn change(&mut self, by: f64) {
            match self {
                Self::One(a) => *a = (*a * by).sin(),
                Self::Two { pair, weight } => { pair.shift(*weight); *weight += by.tanh(); }
                Self::Maybe(b) => *b = if by > 0.5 { None } else { Some(by) },
                Self::None => *self = Kind::One(by),
            }
        }
    }

    #[derive(Clone, Debug)]
    pub struct Model { pub pair: Pair, pub w: Vec<f64>, pub scale: f64, pub n: usize }

    fn positive(x: f64) -> Option<f64> { if x > -0.3 { Some((x + 0.5).sqrt()) } else { None } }

    fn chain(x: f64, y: f64) -> Option<f64> {
        let a = positive(x)?;
        let b = positive(y - a)?;
        Some(a * b + y)
    }

    fn search(v: &[f64], than: f64) -> f64 {
        let mut i = 0;
        let found = loop {
            if i == v.len() { break than.sin(); }
            let y = v[i] * than;
            if y > 0.5 { break bounded(y); }
            i += 1;
        };
        found + than
    }

    fn shrink(v: &mut Vec<f64>, x: f64) -> f64 {
        let Some(mut top) = v.pop() else { return x; };
        while let Some(next) = v.pop() {
            top = (top * next + x).sin();
            if top > 0.6 { v.push(next); break; }
        }
        v.push(top);
        v.push(x * top);
        top
    }

    fn along(mut rest: &[f64], by: f64) -> f64 {
        let mut t = by;
        while rest.len() > 1 {
            let (a, b) = rest.split_at(rest.len() / 2);
            t = (t * a[0] + b[b.len() - 1]).sin();
            if t > by { rest = a; } else { rest = &b[..b.len() - 1]; }
        }
        for r in rest { t += r * by; }
        t
    }

    fn ends(v: &[f64]) -> f64 {
        let Some(least) = v.iter().min_by(|a, b| a.total_cmp(b)) else { return 0.3; };
        let (at, most) = v.iter().enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b)).unwrap();
        least * most + at as f64
    }

    fn bounded(x: f64) -> f64 { x / (1.0 + x * x) }

    fn applied(f: impl Fn(f64) -> f64, x: f64) -> f64 {
        let y = bounded(f(x));
        if y > 0.4 { y * f(y) } else { y + x }
    }

    fn folded<F: Fn(f64, usize) -> f64>(v: &[f64], f: F) -> f64 {
        let mut t = 0.3;
        for (k, x) in v.iter().enumerate() { t = bounded(f(t * x, k)); }
        applied(|z| f(z, 1), t)
    }

    pub trait Body {
        fn mass(&self) -> f64;
        fn weight(&self, by: f64) -> f64 { (self.mass() * by).sin() }
    }

    impl Body for Pair {
        fn mass(&self) -> f64 { self.a * self.b[1] + self.n as f64 }
    }

    impl Body for Kind {
        fn mass(&self) -> f64 { self.size() }
        fn weight(&self, by: f64) -> f64 { bounded(by) - self.mass() }
    }

    fn heavier<B: Body>(a: &B, b: &impl Body, by: f64) -> f64 {
        if a.weight(by) > b.mass() { a.mass() * by } else { b.weight(a.mass()) }
    }

    fn raised<const N: usize>(x: f64) -> f64 {
        let mut y = [bounded(x); N];
        for k in 1..N { y[k] *= y[k - 1] + x; }
        y[N - 1]
    }

    #[compiled]
    fn branches(v: &[f64], by: f64, n: usize) -> f64 {
        if n == 0 || v.is_empty() { return by; }
        let mut t = by.sin();
        for part in v.chunks(2) {
            let u = branches(part, t, n - 1);
            if u > 0.2 { t = bounded(t + u); } else { t -= u * branches(&part[1..], by, n / 2); }
        }
        t
    }

    fn early(x: f64, y: f64) -> f64 {
        if x > y { return x.cos(); }
        let z = x * y;
        if z < 0.0 { return z - y; }
        (z + 1.0).ln()
    }

    fn mix(v: &mut Vec<f64>, s: &mut f64, x: f64) -> f64 {
        let n = v.len();
        for i in 0..n {
            let old = v[i];
            v[i] = (old * x + *s).sin();
            *s = 0.5 * *s + old;
        }
        if n > 1 { v.swap(0, n - 1); }
        *s * x
    }

    #[compiled]
    fn halves(x: &[f64], by: f64) -> f64 {
        if x.len() < 2 { return if x.is_empty() { by } else { x[0] * by }; }
        let (a, b) = x.split_at(x.len() / 2);
        let left = halves(a, bounded(by));
        left.sin() + halves(b, left) * 0.5
    }

    #[compiled]
    fn descend(v: &mut [f64], by: f64, n: usize) -> f64 {
        if n == 0 || v.is_empty() { return by; }
        v[0] = (v[0] * by).sin();
        let t = descend(&mut v[1..], by * 0.7, n - 1);
        v[0] += t;
        t.cos()
    }

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Side { Left, Right, Both }

    fn side(x: f64) -> Side {
        if x > 0.7 { return Side::Left; }
        match x { x if x < -0.5 => Side::Right, _ => Side::Both }
    }

    fn first<const N: usize>(a: &[f64; N]) -> f64 {
        let mut t = 1.0;
        for i in 0..N { t = (t * a[i] + 0.3).atan(); }
        t
    }
";

/// A generator of numbers that gives the same programs on all platforms.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let x = self.0 ^ (self.0 >> 29);
        x.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33
    }

    fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.next() % n as u64).unwrap_or(0)
    }

    fn pick<'a, T: ?Sized>(&mut self, all: &[&'a T]) -> &'a T {
        all[self.below(all.len())]
    }
}

/// The names that a statement may use, by kind.
#[derive(Clone, Default)]
struct Scope {
    /// All floats.
    floats: Vec<String>,
    /// The floats that can be written to.
    mutable: Vec<String>,
    vectors: Vec<String>,
    /// Integers of type `usize`.
    integers: Vec<String>,
    /// Integers of other types.
    typed: Vec<(String, &'static str)>,
    pairs: Vec<String>,
    kinds: Vec<String>,
    options: Vec<String>,
    /// Whether `break` and `continue` are possible.
    in_loop: bool,
    /// Vectors that a loop borrows, which cannot be written to.
    borrowed: Vec<String>,
}

/// The text of one program while it is written.
struct Writer {
    random: Random,
    text: String,
    /// The number of the last new name.
    fresh: usize,
    indent: usize,
    /// The number of statements so far, which ends the nesting of large programs.
    statements: usize,
    shape: Shape,
}

/// The source of one program, and its entry in the table.
fn program(seed: u64) -> (String, String) {
    let mut random = Random(seed.wrapping_mul(0x1234_5678_9abc_def1).wrapping_add(77));
    random.next();
    let shape = match random.below(10) {
        0 => Shape::Method,
        1 => Shape::Changing,
        2 | 3 => Shape::Several,
        4 => Shape::Many,
        5 => Shape::InPlace,
        _ => Shape::Plain,
    };
    let mut writer = Writer { random, text: String::new(), fresh: 0, indent: 2, statements: 0, shape };
    let mut scope = shape.scope();
    writer.line("let mut s = 0.0;");
    let count = 2 + writer.random.below(4);
    for _ in 0..count {
        writer.statement(&mut scope, 3);
    }
    for _ in 0..writer.random.below(2) {
        writer.sum(&mut scope);
    }
    let value = writer.expr(&scope, 2);
    let each = |names: &[String], term: &str| -> String {
        names.iter().flat_map(|name| [" + ", &term.replace('#', name)].map(str::to_owned)).collect()
    };
    let typed: Vec<String> = scope.typed.iter().map(|(name, _)| name.clone()).collect();
    let all = [
        each(&scope.vectors, "#.iter().sum::<f64>()"),
        each(&scope.floats, "#"),
        each(&scope.pairs, "#.norm()"),
        each(&scope.kinds, "#.size()"),
        each(&scope.options, "#.unwrap_or(0.7)"),
        each(&typed, "((# % 89) as f64 * 0.01).cos()"),
    ];
    let result = shape.result(&format!("{value}{}", all.concat()));
    writer.line(&result);
    let function =
        format!("#[compiled]\n    pub fn p{seed}{} {{\n{}    }}\n", shape.signature(), writer.text);
    let function = if shape.is_method() { format!("impl Model {{ {function} }}") } else { function };
    (format!("\n    {function}"), shape.entry(seed))
}

impl Writer {
    /// Writes a line.
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{}{text}", "    ".repeat(self.indent));
    }

    /// Marks one loop in four to run again.
    fn perhaps_again(&mut self) {
        if self.random.below(4) == 0 {
            self.line("#[rerun]");
        }
    }

    /// A sum over data: its iterations write to no other number outside. It is reversed at once if the rest
    /// of the program allows it.
    fn sum(&mut self, scope: &mut Scope) {
        let (total, i, count) = (self.name("t"), self.name("i"), 1 + self.random.below(5));
        let start = self.expr(scope, 1);
        self.line(&format!("let mut {total} = {start};"));
        self.line(&format!("for {i} in 0..{count} {{"));
        let mut inner = scope.clone();
        inner.mutable.clear();
        self.block(&inner, 2, |writer, inner| {
            inner.integers.push(i);
            let own = writer.name("f");
            let value = writer.expr(inner, 2);
            writer.line(&format!("let mut {own} = {value};"));
            writer.line(&format!("{total} += {own} * {own};"));
            inner.floats.push(own.clone());
            inner.mutable.push(own);
        });
        self.line("}");
        scope.floats.push(total);
    }

    /// A new name.
    fn name(&mut self, start: &str) -> String {
        self.fresh += 1;
        format!("{start}{}", self.fresh)
    }

    /// An integer, for indices and conditions.
    fn integer(&mut self, scope: &Scope) -> String {
        if !scope.typed.is_empty() && self.random.below(3) == 0 {
            let (name, _) = scope.typed[self.random.below(scope.typed.len())].clone();
            return format!("({name} as usize % 5)");
        }
        if scope.integers.is_empty() || self.random.below(2) == 0 {
            return self.random.below(4).to_string();
        }
        let name = scope.integers[self.random.below(scope.integers.len())].clone();
        match self.random.below(3) {
            0 => format!("({name} + {})", self.random.below(3)),
            1 => format!("({name} * {})", 1 + self.random.below(3)),
            _ => name,
        }
    }

    /// An element of the input or of a vector.
    fn element(&mut self, scope: &Scope) -> String {
        let index = self.integer(scope);
        if scope.vectors.is_empty() || self.random.below(2) == 0 {
            return format!("x[{index} % {INPUTS}]");
        }
        let vector = scope.vectors[self.random.below(scope.vectors.len())].clone();
        format!("{vector}[{index} % {vector}.len()]")
    }

    /// A float. At depth 0 it is a name, an element or a literal.
    fn expr(&mut self, scope: &Scope, depth: usize) -> String {
        if depth == 0 || self.random.below(6) == 0 {
            return match self.random.below(5) {
                0 => format!("{:.1}", 0.1 + self.random.below(20) as f64 / 10.0),
                1 | 2 if !scope.floats.is_empty() => {
                    scope.floats[self.random.below(scope.floats.len())].clone()
                }
                3 if !scope.pairs.is_empty() => {
                    let pair = scope.pairs[self.random.below(scope.pairs.len())].clone();
                    let part = self.random.pick(&["a", "b[0]", "b[1]"]);
                    format!("{pair}.{part}")
                }
                _ => self.element(scope),
            };
        }
        let a = self.expr(scope, depth - 1);
        match self.random.below(26) {
            0 | 1 => format!("({a} + {})", self.expr(scope, depth - 1)),
            2 => format!("({a} - {})", self.expr(scope, depth - 1)),
            3..=5 => format!("({a} * {})", self.expr(scope, depth - 1)),
            6 => {
                let b = self.expr(scope, depth - 1);
                format!("({a} / (1.5 + {b} * {b}))")
            }
            7 => format!("({a}).{}()", self.random.pick(&["sin", "cos", "tanh", "atan"])),
            8 => format!("(({a}) * 0.3).exp().min(20.0)"),
            9 => format!(
                "({a}).{}({})",
                self.random.pick(&["max", "min", "hypot", "atan2"]),
                self.expr(scope, depth - 1)
            ),
            10 => format!("(-{a})"),
            11 => format!("bounded({a})"),
            12 => format!("early({a}, {})", self.expr(scope, depth - 1)),
            13 => {
                let (b, condition) = (self.expr(scope, depth - 1), self.condition(scope));
                format!("(if {condition} {{ {a} }} else {{ {b} }})")
            }
            15 if !scope.vectors.is_empty() => {
                let vector = scope.vectors[self.random.below(scope.vectors.len())].clone();
                match self.random.below(4) {
                    0 => format!("along(&{vector}, {a})"),
                    3 => format!("halves(&{vector}, {a})"),
                    1 => format!("({a} + ends(&{vector}))"),
                    _ => format!("search(&{vector}, {a})"),
                }
            }
            16 => match self.random.below(3) {
                0 if !scope.kinds.is_empty() => {
                    let kind = scope.kinds[self.random.below(scope.kinds.len())].clone();
                    format!("({a} * {kind}.size())")
                }
                1 if !scope.options.is_empty() => {
                    let option = scope.options[self.random.below(scope.options.len())].clone();
                    format!("{option}.unwrap_or({a})")
                }
                _ => format!("chain({a}, {}).unwrap_or(0.6)", self.expr(scope, depth - 1)),
            },
            19 => format!(
                "(match side({a}) {{ Side::Left => {}, Side::Right => 0.4, Side::Both => {a} }})",
                self.expr(scope, depth - 1)
            ),
            17 => format!(
                "(if let Some(z) = positive({a}) {{ z * {} }} else {{ {a} }})",
                self.expr(scope, depth - 1)
            ),
            21 => {
                let mut inner = scope.clone();
                inner.floats.push("z".to_owned());
                format!("applied(|z| {}, {a})", self.expr(&inner, depth - 1))
            }
            22 if !scope.pairs.is_empty() => {
                let pair = scope.pairs[self.random.below(scope.pairs.len())].clone();
                let other = if scope.kinds.is_empty() { pair.clone() } else { scope.kinds[0].clone() };
                format!("(heavier(&{pair}, &{other}, {a}) + {other}.weight({a}))")
            }
            23 => format!("raised::<{}>({a})", 1 + self.random.below(3)),
            24 if !scope.vectors.is_empty() => {
                let vector = scope.vectors[self.random.below(scope.vectors.len())].clone();
                if self.random.below(2) == 0 {
                    return format!("branches(&{vector}, {a}, 2)");
                }
                let mut inner = scope.clone();
                inner.floats.push("z".to_owned());
                let body = self.expr(&inner, depth - 1);
                format!("folded(&{vector}, |z, j| {body} + z * j as f64)")
            }
            14 => format!("first(&[{a}, {}])", self.expr(scope, depth - 1)),
            18 if !scope.typed.is_empty() => {
                let (name, ty) = scope.typed[self.random.below(scope.typed.len())].clone();
                let exact = matches!(ty, "u8" | "i8" | "u16" | "i16" | "i32" | "u32");
                let number =
                    if exact { format!("f64::from({name})") } else { format!("(({name} % 83) as f64)") };
                format!("({a} * ({number} * 0.03).sin())")
            }
            _ => {
                let i = self.integer(scope);
                format!("(match {i} % 3 {{ 0 => {a}, 1 => {}, _ => 0.5 }})", self.expr(scope, depth - 1))
            }
        }
    }

    /// A condition on floats or on an integer.
    fn condition(&mut self, scope: &Scope) -> String {
        if self.random.below(3) == 0 && !scope.integers.is_empty() {
            let i = self.integer(scope);
            return format!("{i} % 2 == 0");
        }
        if self.random.below(4) == 0 && !scope.typed.is_empty() {
            let (i, _) = scope.typed[self.random.below(scope.typed.len())].clone();
            return format!("{i} > {}", self.random.below(9));
        }
        let (a, b) = (self.expr(scope, 1), self.expr(scope, 1));
        let less = format!("{a} < {b}");
        if self.random.below(4) == 0 { format!("{less} && {} > 0.2", self.expr(scope, 1)) } else { less }
    }

    /// The statements of a block, perhaps with an exit. `extra` declares what the block has in scope.
    fn block(&mut self, scope: &Scope, depth: usize, extra: impl FnOnce(&mut Self, &mut Scope)) {
        let mut inner = scope.clone();
        self.indent += 1;
        extra(self, &mut inner);
        let count = 1 + self.random.below(3);
        for _ in 0..count {
            self.statement(&mut inner, depth);
        }
        if inner.in_loop && self.random.below(3) == 0 {
            let (condition, exit) = (self.condition(&inner), self.random.pick(&["break", "continue"]));
            self.line(&format!("if {condition} {{ {exit}; }}"));
            self.statement(&mut inner, depth);
        }
        self.indent -= 1;
    }

    /// A statement on enums and options.
    fn statement_on_variants(&mut self, scope: &mut Scope) {
        // Evaluated before, because it may read what the statement borrows.
        let (value, text) = (self.name("z"), self.expr(scope, 1));
        self.line(&format!("let {value} = {text};"));
        match self.random.below(8) {
            7 => {
                let (name, condition) = (self.name("a"), self.condition(scope));
                let other = self.expr(scope, 1);
                self.line(&format!(
                    "let {name} = 'a: {{ if {condition} {{ break 'a {value}; }} for k in 0..3 {{ s = (s + {value} * k as f64).cos(); \
                     if s > 0.5 {{ break 'a s * {other}; }} }} {other} }};"
                ));
                scope.floats.push(name);
            }
            0 | 1 => {
                let name = self.name("h");
                let kind = match self.random.below(4) {
                    0 => "Kind::None".to_owned(),
                    1 => format!("Kind::One({value})"),
                    2 => {
                        let weight = self.expr(scope, 1);
                        format!(
                            "Kind::Two {{ pair: Pair {{ a: {value}, b: [0.3, {weight}], n: 1 }}, weight: {weight} }}"
                        )
                    }
                    _ => format!("Kind::Maybe(positive({value}))"),
                };
                self.line(&format!("let mut {name} = {kind};"));
                scope.kinds.push(name);
            }
            2 if !scope.kinds.is_empty() => {
                let kind = scope.kinds[self.random.below(scope.kinds.len())].clone();
                self.line(&format!("{kind}.change({value});"));
            }
            3 if !scope.kinds.is_empty() => {
                let kind = scope.kinds[self.random.below(scope.kinds.len())].clone();
                let target = scope.mutable[self.random.below(scope.mutable.len())].clone();
                let (copy, part) = (self.name("h"), self.name("g"));
                match self.random.below(3) {
                    0 => self.line(&format!("let {copy} = {kind}.clone(); {kind} = Kind::Maybe(Some({copy}.size()));")),
                    1 => self.line(&format!(
                        "if let Kind::One({part}) = &mut {kind} {{ *{part} *= bounded({value}); {target} += *{part}; }}"
                    )),
                    _ => self.line(&format!(
                        "{target} += match &{kind} {{ Kind::Two {{ pair, weight: {part} }} => pair.b[1] * {part}, Kind::One({part}) \
                         if *{part} > 0.2 => *{part}, _ => bounded({value}) }};"
                    )),
                }
            }
            4 => {
                let name = self.name("o");
                let text = if self.random.below(2) == 0 {
                    "None".to_owned()
                } else {
                    format!("chain({value}, 0.9)")
                };
                self.line(&format!("let mut {name}: Option<f64> = {text};"));
                scope.options.push(name);
            }
            5 if !scope.options.is_empty() => {
                let option = scope.options[self.random.below(scope.options.len())].clone();
                let part = self.name("g");
                match self.random.below(5) {
                    3 => self.line(&format!("if let Some({part}) = {option}.take() {{ s += ({part} * {value}).sin(); }}")),
                    4 => {
                        let (exit, other) = (self.shape.exit(&value), self.expr(scope, 1));
                        let none = if scope.in_loop { "continue;" } else { &exit };
                        self.line(&format!(
                            "let {part} = match {option} {{ Some(g) => g * {other}, None if {value} > 0.9 => {{ {none} }} None => 0.3 }};"
                        ));
                        scope.floats.push(part);
                    }
                    0 => self.line(&format!("{option} = Some(bounded({value}));")),
                    1 => self.line(&format!("if let Some({part}) = {option} {{ {option} = positive({part} * {value}); }}")),
                    _ => self.line(&format!(
                        "match {option} {{ Some({part}) if {part} > 0.4 => {{}} _ => {option} = Some(({value}).sin()) }}"
                    )),
                }
            }
            6 if scope.vectors.iter().any(|v| !scope.borrowed.contains(v)) => {
                let free: Vec<_> =
                    scope.vectors.iter().filter(|v| !scope.borrowed.contains(v)).cloned().collect();
                let vector = free[self.random.below(free.len())].clone();
                let name = self.name("a");
                if self.random.below(2) == 0 {
                    self.line(&format!("let {name} = shrink(&mut {vector}, bounded({value}));"));
                } else {
                    self.line(&format!(
                        "let {name} = {vector}.pop().unwrap_or(0.3); if {vector}.is_empty() {{ {vector}.push(({value}).cos()); }}"
                    ));
                }
                scope.floats.push(name);
            }
            _ => {
                let name = self.name("a");
                let other = self.expr(scope, 1);
                self.line(&format!(
                    "let mut {name} = 0.1; let {name} = loop {{ {name} += 0.4; if {name} * {value} > {other} || {name} > 1.2 {{ break {name} * {other}; }} }};"
                ));
                scope.floats.push(name);
            }
        }
    }

    /// A statement that assigns several places, or makes or cuts a vector or structure out of another.
    fn statement_on_parts(&mut self, scope: &mut Scope) {
        // Evaluated before, because it may read what the statement borrows.
        let (value, text) = (self.name("z"), self.expr(scope, 1));
        self.line(&format!("let {value} = {text};"));
        let free: Vec<_> = scope.vectors.iter().filter(|v| !scope.borrowed.contains(v)).cloned().collect();
        match (self.random.below(7), free.last().cloned(), scope.pairs.last().cloned()) {
            (0, Some(vector), _) => {
                let (i, other) = (self.name("i"), self.expr(scope, 1));
                self.line(&format!(
                    "let mut {i} = {value}.abs() as usize % {vector}.len(); ({i}, {vector}[{i}], s) = (({i} + 1) % {vector}.len(), s * {value}, {other});"
                ));
                scope.integers.push(i);
            }
            (1, Some(vector), _) => {
                let name = self.name("v");
                self.line(&format!("let mut {name} = {vector}.clone(); {name}.push(s * {value}); {name}.truncate(1 + {name}.len() / 2);"));
                scope.vectors.push(name);
            }
            (2, Some(vector), _) => self.line(&format!(
                "if {value} > 0.4 {{ {vector}.clear(); {vector}.push(bounded({value})); }} *{vector}.last_mut().unwrap() *= {value}.cos();"
            )),
            (3, Some(vector), _) => {
                let name = self.name("a");
                self.line(&format!("let {name} = {vector}.first().unwrap() * {value} + {vector}.get({vector}.len() / 2).unwrap();"));
                scope.floats.push(name);
            }
            (4, _, Some(pair)) => {
                let name = self.name("q");
                self.line(&format!("let mut {name} = Pair {{ a: {value}.sin(), ..{pair} }};"));
                self.line(&format!("({name}.b[0], {name}.a) = ({name}.a * {value}, {name}.b[0]);"));
                scope.pairs.push(name);
            }
            (5, ..) => {
                let name = self.name("v");
                self.line(&format!(
                    "let mut {name}: Vec<f64> = x.iter().map(|g| {{ let row: Vec<f64> = (0..3).map(|k| g * k as f64 * {value}).collect(); row[1] + row[2].sin() }}).collect();"
                ));
                self.line(&format!("for mut k in 0..2 {{ k += 1; s = ({name}[k] * s).sin(); }}"));
                scope.vectors.push(name);
            }
            _ => {
                let name = self.name("g");
                let other = self.expr(scope, 1);
                self.line(&format!("let Some({name}) = Some({other}) else {{ panic!() }};"));
                self.line(&format!(
                    "if matches!(positive({value}), Some(g) if g * {name} > 0.3) {{ s += {name}; }}"
                ));
                scope.floats.push(name);
            }
        }
    }

    /// A statement on integers of other types than `usize`. They wrap, so that nothing overflows.
    fn statement_on_integers(&mut self, scope: &mut Scope) {
        let ty = self.random.pick(&["u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64"]);
        let ty = ["u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64"]
            .into_iter()
            .find(|t| *t == ty)
            .unwrap_or("u8");
        let name = self.name("j");
        let number = 1 + self.random.below(100);
        let text = match self.random.below(9) {
            0 => number.to_string(),
            1 => format!("({} * 2.0) as {ty}", self.expr(scope, 1)),
            2 => format!("{} as {ty}", self.integer(scope)),
            choice => {
                let Some((other, from)) = scope.typed.last().cloned() else {
                    return self
                        .line(&format!("let {name}: {ty} = {number}; s *= ({name} as f64 * 0.1).cos();"));
                };
                let other = if ty == from { other } else { format!("({other} as {ty})") };
                match choice {
                    3 => format!("{other}.wrapping_add({number})"),
                    4 => format!("{other}.wrapping_mul({number} as {ty}).wrapping_sub({other})"),
                    5 => format!("!{other} & {number}"),
                    6 => format!("{other} % 7 ^ {other} >> 1"),
                    7 => format!("{other}.rem_euclid(5).max({other}.min(3))"),
                    _ => format!("if {other} > 2 {{ {other} / 2 }} else {{ {other} | 1 }}"),
                }
            }
        };
        match self.random.below(4) {
            0 => {
                self.line(&format!("let mut {name}: {ty} = {text};"));
                let (i, value) = (self.name("i"), self.expr(scope, 1));
                self.line(&format!(
                    "for {i} in {name} % 3..3 {{ {name} = {name}.wrapping_mul(3).wrapping_add({i}); s = (s * {value} + ({name} % 97) as f64 * 0.01).sin(); }}"
                ));
            }
            1 => self.line(&format!("let {name} = ({text}) as {ty};")),
            _ => self.line(&format!("let {name}: {ty} = {text};")),
        }
        scope.typed.push((name, ty));
    }

    /// One statement. The first twelve choices contain no block.
    #[allow(clippy::too_many_lines, reason = "one arm for each kind of statement")]
    fn statement(&mut self, scope: &mut Scope, depth: usize) {
        self.statements += 1;
        let simple = depth == 0 || self.statements > 14;
        let choice = self.random.below(if simple { 12 } else { 23 });
        if self.random.below(10) == 0 {
            self.statement_on_parts(scope);
            return;
        }
        // One statement in five is on enums and options.
        if self.random.below(5) == 0 {
            self.statement_on_variants(scope);
            return;
        }
        if self.random.below(12) == 0 {
            self.statement_on_integers(scope);
            return;
        }
        match choice {
            0 | 1 => {
                let (name, value) = (self.name("a"), self.expr(scope, 2));
                let mutable = self.random.below(2) == 0;
                self.line(&format!("let {}{name} = {value};", if mutable { "mut " } else { "" }));
                scope.floats.push(name.clone());
                if mutable {
                    scope.mutable.push(name);
                }
            }
            2 | 3 => {
                let value = self.expr(scope, 2);
                let name = scope.mutable[self.random.below(scope.mutable.len())].clone();
                match self.random.below(5) {
                    0 => self.line(&format!("{name} = ({value}).sin();")),
                    1 => self.line(&format!("{name} = {name} * 0.5 + {value};")),
                    2 => self.line(&format!("{name} *= ({value}).cos();")),
                    3 => self.line(&format!("{name} -= bounded({value});")),
                    _ => self.line(&format!("{name} += ({value}).tanh();")),
                }
            }
            4 | 5 if scope.vectors.iter().any(|v| !scope.borrowed.contains(v)) => {
                let free: Vec<_> =
                    scope.vectors.iter().filter(|v| !scope.borrowed.contains(v)).cloned().collect();
                let vector = free[self.random.below(free.len())].clone();
                let (index, value) = (self.integer(scope), self.expr(scope, 2));
                let index = format!("{index} % {vector}.len()");
                match self.random.below(6) {
                    0 => self.line(&format!("let at = {index}; {vector}[at] = ({value}).sin();")),
                    1 => self.line(&format!("let at = {index}; {vector}[at] += ({value}).tanh();")),
                    2 => self.line(&format!("let at = {index}; {vector}[at] *= ({value}).cos();")),
                    3 => self.line(&format!("{vector}.push(({value}).sin());")),
                    4 => self.line(&format!("let at = {index}; {vector}.swap(at, 0);")),
                    _ => {
                        let target = scope.mutable[self.random.below(scope.mutable.len())].clone();
                        let name = self.name("m");
                        let argument = self.random.below(3);
                        if self.random.below(3) == 0 {
                            self.line(&format!("let {name} = descend(&mut {vector}, x[{argument}], 3);"));
                        } else {
                            self.line(&format!(
                                "let {name} = mix(&mut {vector}, &mut {target}, x[{argument}]);"
                            ));
                        }
                        scope.floats.push(name);
                    }
                }
            }
            6 => {
                let name = self.name("v");
                match self.random.below(4) {
                    0 => {
                        let value = self.expr(scope, 1);
                        let count = 2 + self.random.below(3);
                        self.line(&format!("let mut {name} = vec![{value}; {count}];"));
                    }
                    1 => {
                        let value = self.expr(scope, 1);
                        self.line(&format!(
                            "let mut {name}: Vec<f64> = x.iter().map(|y| y * {value}).collect();"
                        ));
                    }
                    2 => self.line(&format!("let mut {name} = x.to_vec();")),
                    _ => {
                        let (a, b) = (self.expr(scope, 1), self.expr(scope, 1));
                        self.line(&format!("let mut {name} = vec![{a}, {b}];"));
                    }
                }
                scope.vectors.push(name);
            }
            7 if !scope.vectors.is_empty() => {
                let (name, other) = (self.name("d"), self.expr(scope, 1));
                let vector = scope.vectors[self.random.below(scope.vectors.len())].clone();
                let text = match self.random.below(5) {
                    0 => format!("{vector}.iter().zip(x).map(|(a, b)| a * b + {other}).sum::<f64>()"),
                    1 => format!("{vector}.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>()"),
                    2 => format!("{vector}.iter().rev().fold(0.3, |m, a| (m * a + {other}).cos())"),
                    3 => format!("{vector}.chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>()"),
                    _ => format!("{vector}.iter().filter(|a| **a > {other}).map(|a| a * a).sum::<f64>()"),
                };
                self.line(&format!("let {name} = {text};"));
                scope.floats.push(name);
            }
            8 => {
                let (name, a, b) = (self.name("q"), self.expr(scope, 1), self.expr(scope, 1));
                self.line(&format!("let mut {name} = Pair {{ a: {a}, b: [{b}, 0.4], n: 0 }};"));
                scope.pairs.push(name);
            }
            9 if !scope.pairs.is_empty() => {
                let pair = scope.pairs[self.random.below(scope.pairs.len())].clone();
                let value = self.expr(scope, 2);
                let other = scope.pairs[self.random.below(scope.pairs.len())].clone();
                match self.random.below(7) {
                    3 => self.line(&format!("{pair} = {pair}.clone() * {value} + {other}.clone();")),
                    4 => self.line(&format!("{pair} = -({value} * (&{other} - &{pair}));")),
                    5 => self.line(&format!("{pair} -= {value};")),
                    6 => self.line(&format!("s += (({other}.clone() + {pair}.clone()) * s).norm().sin();")),
                    0 => self.line(&format!("{pair}.shift(bounded({value}));")),
                    1 => self.line(&format!("{pair}.b[1] = ({value}).sin() * {pair}.a;")),
                    _ => {
                        let copy = self.name("q");
                        self.line(&format!(
                            "let mut {copy} = {pair}.clone(); {copy}.a *= 0.7; {pair} = {copy}.clone();"
                        ));
                    }
                }
            }
            10 => {
                let (left, right) = (self.name("l"), self.name("r"));
                let (a, b) = (self.expr(scope, 1), self.expr(scope, 1));
                self.line(&format!("let ({left}, {right}) = ({a}, ({b}).sin());"));
                scope.floats.extend([left, right]);
            }
            11 => {
                let (name, body, argument) = (self.name("f"), self.expr(scope, 1), self.expr(scope, 1));
                let result = self.name("c");
                self.line(&format!(
                    "let {name} = |y: f64| y * {body} + y.sin(); let {result} = {name}({argument});"
                ));
                scope.floats.push(result);
            }
            12..=14 => {
                let condition = self.condition(scope);
                self.line(&format!("if {condition} {{"));
                self.block(scope, depth - 1, |_, _| {});
                self.line("} else {");
                self.block(scope, depth - 1, |_, _| {});
                self.line("}");
            }
            15..=17 => {
                let (name, count) = (self.name("i"), 1 + self.random.below(4));
                let reversed = self.random.below(3) == 0;
                let range = if reversed { format!("(0..{count}).rev()") } else { format!("0..{count}") };
                self.perhaps_again();
                self.line(&format!("for {name} in {range} {{"));
                self.block(scope, depth - 1, |_, inner| {
                    inner.integers.push(name);
                    inner.in_loop = true;
                });
                self.line("}");
            }
            18 => {
                let name = self.name("w");
                let condition = self.condition(scope);
                self.line(&format!("let mut {name} = 0;"));
                self.perhaps_again();
                self.line(&format!("while {name} < 4 && ({name} < 2 || {condition}) {{"));
                self.block(scope, depth - 1, |writer, inner| {
                    writer.line(&format!("{name} += 1;"));
                    inner.integers.push(name.clone());
                    inner.in_loop = true;
                });
                self.line("}");
            }
            19 if scope.vectors.iter().any(|v| !scope.borrowed.contains(v)) => {
                let free: Vec<_> =
                    scope.vectors.iter().filter(|v| !scope.borrowed.contains(v)).cloned().collect();
                let vector = free[self.random.below(free.len())].clone();
                let (k, e) = (self.name("k"), self.name("e"));
                let mut without = scope.clone();
                without.vectors.retain(|v| *v != vector);
                self.perhaps_again();
                self.line(&format!("for ({k}, {e}) in {vector}.iter_mut().enumerate() {{"));
                self.block(&without, depth - 1, |writer, inner| {
                    inner.integers.push(k);
                    inner.floats.push(format!("(*{e})"));
                    inner.in_loop = true;
                    let value = writer.expr(inner, 2);
                    writer.line(&format!("*{e} = ({value}).sin() + 0.1 * *{e};"));
                });
                self.line("}");
            }
            20 if !scope.vectors.is_empty() => {
                let vector = scope.vectors[self.random.below(scope.vectors.len())].clone();
                let (a, b) = (self.name("e"), self.name("e"));
                self.perhaps_again();
                self.line(&format!("for ({a}, {b}) in {vector}.iter().zip(x.iter().skip(1)) {{"));
                self.block(scope, depth - 1, |_, inner| {
                    inner.floats.extend([format!("(*{a})"), format!("(*{b})")]);
                    inner.borrowed.push(vector.clone());
                    inner.in_loop = true;
                });
                self.line("}");
            }
            21 => {
                let (condition, value) = (self.condition(scope), self.expr(scope, 2));
                let exit = self.shape.exit(&value);
                self.line(&format!("if {condition} && x[0] > 1.9 {{ {exit} }}"));
            }
            22 => {
                let name = self.name("u");
                self.line(&format!("let mut {name} = 0;"));
                self.perhaps_again();
                self.line("loop {");
                self.block(scope, depth - 1, |writer, inner| {
                    writer.line(&format!("{name} += 1; if {name} > 3 {{ break; }}"));
                    inner.integers.push(name.clone());
                    inner.in_loop = true;
                });
                self.line("}");
            }
            // Nothing is in scope that the statement would be about.
            _ => {
                let value = self.expr(scope, 2);
                self.line(&format!("s = 0.7 * s + ({value}).sin();"));
            }
        }
    }
}
