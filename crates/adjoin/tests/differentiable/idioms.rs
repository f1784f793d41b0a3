//! Idioms of everyday Rust around floats.

use crate::common::{agree, twice};

twice! {
    use std::cell::RefCell;
    use std::fmt;
    use std::iter::FromIterator;
    use std::ops::{AddAssign, Deref, DerefMut, MulAssign, Range};
    use std::rc::{Rc, Weak};

    /// A sequence type with all the usual conversions.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Signal { samples: Vec<f64>, rate: u32 }

    impl FromIterator<f64> for Signal {
        fn from_iter<I: IntoIterator<Item = f64>>(iter: I) -> Self { Signal { samples: iter.into_iter().collect(), rate: 1 } }
    }
    impl Extend<f64> for Signal {
        fn extend<I: IntoIterator<Item = f64>>(&mut self, iter: I) { for x in iter { self.samples.push(x); } }
    }
    impl Deref for Signal { type Target = [f64]; fn deref(&self) -> &[f64] { &self.samples } }
    impl DerefMut for Signal { fn deref_mut(&mut self) -> &mut [f64] { &mut self.samples } }
    impl IntoIterator for Signal {
        type Item = f64;
        type IntoIter = std::vec::IntoIter<f64>;
        fn into_iter(self) -> Self::IntoIter { self.samples.into_iter() }
    }
    impl<'a> IntoIterator for &'a Signal {
        type Item = &'a f64;
        type IntoIter = std::slice::Iter<'a, f64>;
        fn into_iter(self) -> Self::IntoIter { self.samples.iter() }
    }
    impl From<Vec<f64>> for Signal { fn from(samples: Vec<f64>) -> Self { Signal { samples, rate: 1 } } }
    impl AsRef<[f64]> for Signal { fn as_ref(&self) -> &[f64] { &self.samples } }
    impl MulAssign<f64> for Signal { fn mul_assign(&mut self, k: f64) { self.samples.iter_mut().for_each(|x| *x *= k); } }
    impl AddAssign<&Signal> for Signal {
        fn add_assign(&mut self, other: &Signal) { for (a, b) in self.samples.iter_mut().zip(other) { *a += b; } }
    }
    impl PartialEq<f64> for Signal { fn eq(&self, level: &f64) -> bool { self.samples.iter().all(|x| x == level) } }
    impl fmt::Display for Signal {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            for (i, x) in self.samples.iter().enumerate() {
                if i > 0 { write!(f, ", ")?; }
                write!(f, "{:>width$.precision$}", x, width = 6, precision = 2)?;
            }
            Ok(())
        }
    }
    impl Signal {
        fn windows_of(&self, n: usize) -> Windows<'_> { Windows { signal: self, at: 0, n } }
        fn map(mut self, mut f: impl FnMut(f64) -> f64) -> Self { for x in &mut self.samples { *x = f(*x); } self }
        fn largest_mut(&mut self) -> Option<&mut f64> { self.samples.iter_mut().max_by(|a, b| a.partial_cmp(b).unwrap()) }
        fn range(&self) -> Range<f64> { self.iter().copied().fold(f64::MAX, f64::min)..self.iter().copied().fold(f64::MIN, f64::max) }
    }
    struct Windows<'a> { signal: &'a Signal, at: usize, n: usize }
    impl<'a> Iterator for Windows<'a> {
        type Item = (f64, &'a [f64]);
        fn next(&mut self) -> Option<Self::Item> {
            let window = self.signal.get(self.at..self.at + self.n)?;
            self.at += 1;
            Some((window.iter().sum::<f64>() / self.n as f64, window))
        }
    }

    pub fn signals(x: &[f64]) -> f64 {
        let mut signal: Signal = x.iter().map(|v| v + 1.0).collect();
        signal.extend([0.5, x[0]]);
        signal *= 2.0;
        let copy = signal.clone().map(|v| v.sqrt());
        signal += &copy;
        if let Some(top) = signal.largest_mut() { *top *= 0.5; }
        signal[0] = 3.0 * signal[0];
        signal.swap(0, 1);
        let (left, right) = signal.split_at_mut(2);
        left[0] += right[0];
        std::mem::swap(&mut left[1], &mut right[1]);
        let moving: f64 = signal.windows_of(2).map(|(mean, window)| mean * window[0]).sum();
        let range = signal.range();
        let inside = if range.contains(&2.0) { 1.0 } else { 2.0 };
        let flat = Signal::from(vec![1.0; 3]) == 1.0;
        let mut total = 0.0;
        for v in &signal { total += v; }
        for v in copy { total -= v * 0.1; }
        total + moving + inside * (range.end - range.start) + flat as u8 as f64 + signal.to_string().len() as f64 * 1e-9
    }

    /// A random generator without scalars, with methods that return them.
    pub struct Random { state: u64 }
    impl Random {
        pub fn new(seed: u64) -> Self { Random { state: seed } }
        fn next(&mut self) -> f64 {
            self.state = self.state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (self.state >> 11) as f64 / (1u64 << 53) as f64
        }
        fn uniform(&mut self, low: f64, high: f64) -> f64 { low + (high - low) * self.next() }
        fn normal(&mut self) -> f64 { (-2.0 * self.next().ln()).sqrt() * (2.0 * std::f64::consts::PI * self.next()).cos() }
    }

    pub fn monte_carlo(x: &[f64]) -> f64 {
        let mut random = Random::new(42);
        let mut sum = 0.0;
        for _ in 0..50 {
            let z = random.normal();
            let u = random.uniform(-1.0, x[1]);
            sum += (x[0] * z + u).exp().min(5.0) + random.next() * x[1];
        }
        let noise: Vec<f64> = (0..4).map(|_| random.next()).collect();
        let jitter = random.next().max(x[0]);
        sum / 50.0 + noise.iter().sum::<f64>() * x[0] + jitter
    }

    /// A graph with shared, mutable nodes and back pointers.
    struct Node { value: f64, children: RefCell<Vec<Rc<Node>>>, parent: RefCell<Weak<Node>> }
    impl Node {
        fn new(value: f64) -> Rc<Self> { Rc::new(Node { value, children: RefCell::default(), parent: RefCell::new(Weak::new()) }) }
        fn adopt(self: &Rc<Self>, child: Rc<Node>) { *child.parent.borrow_mut() = Rc::downgrade(self); self.children.borrow_mut().push(child); }
        fn total(&self) -> f64 { self.value + self.children.borrow().iter().map(|c| c.total()).sum::<f64>() }
        fn depth_weight(&self) -> f64 { match self.parent.borrow().upgrade() { Some(p) => self.value * p.depth_weight(), None => 1.0 } }
    }

    pub fn graphs(x: &[f64]) -> f64 {
        let root = Node::new(x[0]);
        let child = Node::new(x[1] * 2.0);
        root.adopt(child.clone());
        child.adopt(Node::new(0.5));
        let leaf = child.children.borrow()[0].depth_weight();
        root.total() * child.depth_weight() + leaf
    }

    /// Containers that are generic in their elements.
    pub struct Stack<T> { items: Vec<T> }
    impl<T> Stack<T> {
        fn new() -> Self { Stack { items: Vec::new() } }
        fn push(&mut self, item: T) -> &mut Self { self.items.push(item); self }
        fn pop(&mut self) -> Option<T> { self.items.pop() }
    }
    pub enum Either<L, R> { Left(L), Right(R) }
    impl<L: Into<R>, R> Either<L, R> { fn merge(self) -> R { match self { Either::Left(l) => l.into(), Either::Right(r) => r } } }
    impl Either<usize, f64> { fn number(&self) -> f64 { match self { Either::Left(n) => *n as f64, Either::Right(x) => *x } } }

    #[derive(Debug)]
    enum Token { Number(f64), Operator(char) }

    fn calculate(tokens: &[Token]) -> Result<f64, String> {
        let mut stack = Stack::new();
        for token in tokens {
            match token {
                Token::Number(x) => { stack.push(*x); }
                Token::Operator(op) => {
                    let (b, a) = (stack.pop().ok_or("empty")?, stack.pop().ok_or_else(|| format!("nothing left of {op}"))?);
                    stack.push(match op { '+' => a + b, '-' => a - b, '*' => a * b, '/' if b == 0.0 => return Err("division".into()), '/' => a / b, _ => return Err(format!("{op}?")) });
                }
            }
        }
        stack.pop().ok_or_else(|| String::from("empty"))
    }

    pub fn calculators(x: &[f64]) -> f64 {
        use Token::*;
        let program = [Number(x[0]), Number(2.0), Operator('*'), Number(x[1]), Operator('+'), Number(4.0), Operator('/')];
        let failed = calculate(&program[1..3]).is_err();
        let choice = [Either::Left(3), Either::Right(x[0])];
        let merged = Either::<f64, f64>::Right(x[1]).merge();
        calculate(&program).unwrap_or(f64::NAN) + choice.iter().map(Either::number).sum::<f64>() + failed as i32 as f64 + merged
    }

    /// Callbacks of every kind.
    type Hook<'a> = Option<&'a mut dyn FnMut(usize, f64)>;
    fn iterate(mut x: f64, n: usize, update: &dyn Fn(f64) -> f64, mut hook: Hook<'_>) -> f64 {
        for i in 0..n {
            x = update(x);
            if let Some(hook) = hook.as_mut() { hook(i, x); }
        }
        x
    }
    fn pipeline(stages: Vec<Rc<dyn Fn(f64) -> f64>>) -> impl Fn(f64) -> f64 { move |x| stages.iter().fold(x, |x, f| f(x)) }
    fn largest_by<F>(items: &[f64], score: F) -> Option<f64> where for<'a> F: Fn(&'a f64) -> f64 {
        items.iter().copied().max_by(|a, b| score(a).total_cmp(&score(b)))
    }
    fn curry(a: f64) -> impl Fn(f64) -> Box<dyn Fn(f64) -> f64> { move |b| Box::new(move |c| a * b + c) }

    pub fn callbacks(x: &[f64]) -> f64 {
        let mut log = Vec::new();
        let last = iterate(x[0], 5, &|v| 0.5 * (v + x[1] / v), Some(&mut |i, v| log.push((i, v))));
        let silent = iterate(1.0, 2, &f64::sqrt, None);
        let k = x[0];
        let stage = pipeline(vec![Rc::new(|v| v + 1.0), Rc::new(move |v| v * k), Rc::new(f64::tanh)]);
        last + silent + log.iter().map(|(i, v)| *i as f64 * v).sum::<f64>() + stage(x[1]) + largest_by(x, |v| -v * v).unwrap()
            + curry(x[0])(2.0)(x[1])
    }
}

#[test]
fn sequence_types_agree() {
    agree!(signals, [1.5, 0.25, 0.75]);
}

#[test]
fn random_numbers_are_constants() {
    agree!(monte_carlo, [0.3, 0.25]);
}

#[test]
fn graphs_agree() {
    agree!(graphs, [1.5, 0.25]);
}

#[test]
fn calculators_agree() {
    agree!(calculators, [1.5, 0.25]);
}

#[test]
fn callbacks_agree() {
    agree!(callbacks, [1.5, 0.25]);
}
