//! What the messages and the book tell to write instead of what cannot be compiled. The refusals themselves
//! are in `tests/ui/compiled`, in the same order.

#![allow(clippy::all, clippy::pedantic, reason = "code as people write it")]

use adjoin::prelude::*;

use crate::support::check;

/// Signatures and types.
#[differentiable]
mod signatures {
    // A reference, a value, a tuple that is taken apart in the body, and slices in place of a struct with
    // references.
    fn reference(x: &f64) -> f64 {
        *x
    }

    fn largest(x: &[f64]) -> f64 {
        if x[0] > x[1] { x[0] } else { x[1] }
    }

    fn product(pair: (f64, f64)) -> f64 {
        let (x, y) = pair;
        x * y
    }

    fn borrowed(v: &[f64]) -> f64 {
        v[0]
    }

    #[compiled]
    pub fn parameters(x: &[f64]) -> f64 {
        reference(&x[0]) * largest(x) + product((x[0], x[1])) * borrowed(x)
    }

    // A struct without parameters, and `Option` in place of `Result`.
    pub struct List {
        pub v: [f64; 2],
    }

    fn parsed(x: f64) -> Option<f64> {
        if x > 0.5 { Some(x.sqrt()) } else { None }
    }

    #[compiled]
    pub fn types(x: &[f64]) -> f64 {
        let list = List { v: [x[0], x[1]] };
        let Some(y) = parsed(list.v[1]) else { return list.v[0] * list.v[1] };
        list.v[0] * y
    }

    // No mark on a function without derivatives.
    pub fn count(x: &[f64]) -> usize {
        x.len()
    }

    // A number of the map in place of the map, floats as `f64`, and a function by its name.
    fn entry(x: f64, y: f64) -> f64 {
        x * y
    }

    fn square(x: f64) -> f64 {
        x * x
    }

    #[compiled]
    pub fn calls(x: &[f64]) -> f64 {
        entry(x[0], 2.0) * square(x[1])
    }

    // A safe function that an unsafe one calls.
    #[compiled]
    pub fn safe(x: &[f64]) -> f64 {
        x[0] * x[1]
    }

    /// # Safety
    /// There are two numbers.
    #[allow(dead_code)]
    pub unsafe fn not_safe(x: &[f64]) -> f64 {
        safe(x)
    }

    // A method of a trait that calls a compiled one.
    pub trait Area {
        fn area(&self) -> f64;
    }

    pub struct Square {
        pub side: f64,
    }

    impl Square {
        #[compiled]
        fn size(&self) -> f64 {
            self.side * self.side
        }
    }

    impl Area for Square {
        fn area(&self) -> f64 {
            self.size()
        }
    }

    // Two functions under opposite conditions.
    #[cfg(windows)]
    #[compiled]
    pub fn condition(x: &[f64]) -> f64 {
        2.0 * x[0]
    }

    #[cfg(not(windows))]
    #[compiled]
    pub fn condition(x: &[f64]) -> f64 {
        x[0]
    }
}

/// Calls.
#[differentiable]
mod calls {
    // The mark on the function that calls itself.
    #[compiled]
    fn down(x: f64) -> f64 {
        if x > 1.0 { down(x - 1.0) } else { x }
    }

    // No mark on a function that is too large with all its calls, but on those that it calls.
    #[compiled]
    fn part(x: f64) -> f64 {
        x.sin().cos()
    }

    pub fn large(x: &[f64]) -> f64 {
        part(part(x[0])) * part(x[1])
    }

    // An argument in place of a const parameter that nothing tells.
    fn sum(n: usize) -> f64 {
        n as f64
    }

    #[compiled]
    pub fn functions(x: &[f64]) -> f64 {
        down(x[0] + 2.0) * sum(3)
    }

    // Other functions in place of one without an adjoint.
    #[compiled]
    pub fn rules(x: &[f64]) -> f64 {
        x[0].powf(1.5).hypot(x[1]) * 0.0_f64.max(x[0])
    }

    // `if let` in place of `map`, a loop over indices in place of `repeat`, and loops in place of `chain`.
    #[compiled]
    pub fn methods(x: &[f64]) -> f64 {
        let first = if x[0] > 0.0 { Some(x[1]) } else { None };
        let square = if let Some(x) = first { x * x } else { 0.0 };
        let mut twice = Vec::new();
        for k in 0..2 * x.len() {
            twice.push(x[k % x.len()]);
        }
        let mut total = 0.0;
        for x in x {
            total += x;
        }
        for x in &twice {
            total += x * square;
        }
        total * twice[3]
    }

    // Parts that are compared one by one, and the result of a method of integers as an argument.
    fn scaled(x: f64, n: u64) -> f64 {
        let pair = (x, 1.0);
        if pair.0 == 1.0 && pair.1 == 1.0 { x } else { x * n as f64 }
    }

    #[compiled]
    pub fn arguments(x: &[f64]) -> f64 {
        scaled(x[0], 5) + scaled(x[1], 2)
    }

    // Methods of the type in place of those of traits, and of operators.
    #[derive(Clone, Copy)]
    pub struct Point {
        pub x: f64,
        pub y: f64,
    }

    impl Point {
        fn area(&self) -> f64 {
            self.x * self.y
        }

        fn plus(self, other: Point) -> Point {
            Point { x: self.x + other.x, y: self.y + other.y }
        }

        fn negated(self) -> Point {
            Point { x: -self.x, y: -self.y }
        }

        fn add(&mut self, other: Point) {
            self.x += other.x;
            self.y += other.y;
        }
    }

    #[compiled]
    pub fn operators(x: &[f64]) -> f64 {
        let p = Point { x: x[0], y: x[1] };
        let mut q = p.plus(p).negated();
        q.add(Point { x: 0.5, y: x[0] });
        q.area()
    }

    // No `move`; a function of the module in place of a closure that returns; closures by name.
    fn bounded(z: f64) -> f64 {
        if z > 1.0 {
            return 1.0;
        }
        z * z
    }

    #[compiled]
    pub fn closures(x: &[f64]) -> f64 {
        let y = x[0];
        let scaled = |z: f64| y * z;
        let square = |z: &f64| z * z;
        scaled(x[1]) * bounded(x[0]) + x.iter().map(square).sum::<f64>()
    }

    // The result of a `#[constant]` function as an argument.
    #[constant]
    pub fn table(n: usize) -> f64 {
        n as f64
    }

    #[compiled]
    pub fn constant(x: &[f64], #[constant] factor: f64) -> f64 {
        factor * x[0] * x[1]
    }

    // The type of integers where the variable is declared.
    fn bytes(x: f64, n: &[u8]) -> f64 {
        x * n[0] as f64
    }

    #[compiled]
    pub fn integers(x: &[f64]) -> f64 {
        let n: [u8; 2] = [200, 100];
        let t = (n, x[1]);
        bytes(x[0], &n) * t.1
    }
}

/// Statements.
#[differentiable]
mod statements {
    // `let` in place of an exit in an expression.
    fn doubled(x: Option<f64>) -> Option<f64> {
        let x = x?;
        Some(x * 2.0)
    }

    #[compiled]
    pub fn exits(x: &[f64]) -> f64 {
        let y = if x[0] > 1.0 { return x[1] } else { x[0] * x[0] };
        match doubled(Some(y)) {
            Some(z) => 2.0 * z * x[1],
            None => 0.0,
        }
    }

    // An index in place of a reference to one of two places; vectors that are exchanged; a value where a
    // variable is declared.
    #[compiled]
    pub fn references(x: &[f64]) -> f64 {
        let mut at = 0;
        if x[0] > x[1] {
            at = 1;
        }
        let (mut a, mut b) = (vec![x[0]], vec![x[1]]);
        std::mem::swap(&mut a, &mut b);
        let y = if x[at] > 1.0 { a[0] } else { b[0] * x[at] };
        y * a[0]
    }

    // Names of their own in place of references in arrays and tuples.
    #[compiled]
    pub fn names(x: &[f64]) -> f64 {
        let mut y = x[0];
        let r = &mut y;
        let factor = 3.0;
        *r *= factor;
        let least = x.iter().min_by(|a, b| a.total_cmp(b)).unwrap();
        y * *least
    }

    // A name with the type, taken apart by another `let`; an element in place of a call.
    #[compiled]
    pub fn places(x: &[f64]) -> f64 {
        let bytes: [u8; 2] = [200, 100];
        let [a, b] = bytes;
        let mut v = x.to_vec();
        v[0] = 2.0 * x[1];
        v[0] += a as f64 * x[0];
        v[0] * b as f64
    }

    // Items in the module, safe indices.
    const SCALE: f64 = 2.0;

    #[compiled]
    pub fn items(x: &[f64]) -> f64 {
        SCALE * x[0] * x[1]
    }

    // Types where variables are declared.
    #[compiled]
    pub fn types(x: &[f64]) -> f64 {
        let mut v: Vec<Option<f64>> = vec![None; 2];
        v[0] = Some(x[0]);
        let list: Vec<f64> = Vec::new();
        let mut t = (list, x[0]);
        t.0.push(x[1]);
        let mut w: Vec<f64> = Vec::new();
        let y = w.pop();
        w.push(x[0]);
        let z = if y.is_none() { w[0] } else { x[1] };
        v[0].unwrap() * t.0[0] * t.1 * z
    }

    // A variable before the assertion, an index by a name, and a reference by a name.
    #[derive(Clone)]
    pub struct Cell {
        pub v: Vec<f64>,
    }

    impl Cell {
        fn push(&mut self, x: f64) {
            self.v.push(x);
        }
    }

    #[compiled]
    pub fn steps(x: &[f64]) -> f64 {
        let mut y = x[0];
        y *= 2.0;
        debug_assert!(y.is_finite());
        let mut cells = vec![Cell { v: vec![] }, Cell { v: vec![] }];
        let at = [0, 1].iter().fold(0, |a, b| a + b);
        cells[at].push(y);
        let (left, _) = x.split_at(1);
        let mut w = vec![0.0];
        w.copy_from_slice(left);
        let taken = std::mem::take(&mut w);
        let old = std::mem::replace(&mut cells[1], Cell { v: vec![1.0] });
        taken[0] * old.v[0] * cells[1].v[0] * x[1]
    }

    // Numbers, indices and enums that are chosen, in place of texts and slices.
    #[derive(Clone, Copy)]
    pub enum Name {
        Half,
        Whole,
    }

    fn part_of(x: f64, name: Name) -> f64 {
        match name {
            Name::Half => 0.5 * x,
            Name::Whole => x,
        }
    }

    #[compiled]
    pub fn choices(x: &[f64]) -> f64 {
        let name = if x[0] > 1.0 { Name::Half } else { Name::Whole };
        let length = if x[0] > 1.0 { 5 } else { 4 };
        let at = if x[0] > 1.0 { 0 } else { 1 };
        let part = &x[at..at + 1];
        part_of(part[0], name) * length as f64 * x[0]
    }
}

/// Values, patterns and iterators.
#[differentiable]
mod values {
    // Constants of the module, ranges where they are used, nested conditions, and an array of no elements.
    const GRAVITY: f64 = 9.81;

    #[compiled]
    pub fn constants(x: &[f64]) -> f64 {
        let y = Some(x[1]);
        let none = [0.0; 0];
        let z = if x[0] > 0.0 { if let Some(y) = y { x[0] * y } else { x[0] } } else { x[1] };
        GRAVITY * z * x[0..2][0] + 2.0 * none.len() as f64
    }

    // Fields and variants: what cannot be compiled is made outside, and left alone.
    #[derive(Clone)]
    pub enum Shape {
        Round(f64),
        Box(f64, f64),
        Named { names: std::collections::BTreeMap<String, usize>, x: f64 },
    }

    pub struct Grid {
        pub v: Vec<f64>,
        #[constant]
        pub scale: f64,
    }

    #[compiled]
    pub fn shapes(shape: &Shape, grid: &Grid) -> f64 {
        let size = match shape {
            Shape::Round(r) => r * r,
            Shape::Box(a, b) => a * b,
            Shape::Named { names: _, x } => x.sin(),
        };
        size * grid.v[0] * grid.scale
    }

    // The type of an `Option` where it is declared; comparisons in place of patterns of floats.
    #[compiled]
    pub fn options(x: &[f64]) -> f64 {
        let mut last: Option<f64> = None;
        for x in x {
            if let Some(y) = last {
                last = Some(y * x);
            } else {
                last = Some(*x);
            }
        }
        match last {
            Some(y) if y == 0.0 => x[0],
            Some(y) => y,
            None => x[1],
        }
    }

    // References that are matched, arms of their own, all parts of a tuple, lengths in place of patterns of
    // slices, and the reference without `&`.
    #[compiled]
    pub fn patterns(x: &[f64]) -> f64 {
        let mut y = Some(x[0]);
        if let Some(z) = &mut y {
            *z *= 2.0;
        }
        let whole = y;
        let part = match whole {
            Some(_) => whole.unwrap(),
            None => 0.0,
        };
        let shape = if x[1] > 0.0 { Shape::Round(x[0]) } else { Shape::Box(x[1], x[0]) };
        let side = match shape {
            Shape::Round(a) => a,
            Shape::Box(a, _) => a,
            _ => 1.0,
        };
        let (t, _, _) = (x[0], 1.0, 2.0);
        let first = if x.len() == 0 { 0.0 } else { x[0] };
        let Some(least) = x.iter().min_by(|a, b| a.total_cmp(b)) else { return 0.0 };
        part * side + t * first * *least
    }

    // `enumerate` in place of a range without an end, integers in place of letters, `if let` in place of a
    // loop, and patterns in place of tuples of references.
    #[compiled]
    pub fn loops(x: &[f64]) -> f64 {
        let weighted: f64 = x.iter().enumerate().map(|(i, x)| x * (i + 1) as f64).sum();
        let mut y = weighted;
        for _ in 0..3 {
            y *= x[0];
        }
        let factor = Some(x[1]);
        if let Some(factor) = factor {
            y *= factor;
        }
        let mut pairs = Vec::new();
        for (a, b) in x.iter().zip(x) {
            pairs.push((*a, *b));
        }
        y + pairs[0].0 * pairs[1].1
    }

    // `collect` after a filter, `fold` in place of a sum of integers, vectors in place of slices, the type of
    // a collection, `total_cmp`, and `<` for integers.
    #[compiled]
    pub fn collections(x: &[f64]) -> f64 {
        let kept: Vec<f64> = x.iter().copied().filter(|x| *x > -9.0).collect();
        let paired: f64 = x.iter().zip(&kept).map(|(x, y)| x * y).sum();
        let n = [1_usize, 0];
        let total = n.iter().fold(0, |a, b| a + b);
        let parts: Vec<Vec<f64>> = x.chunks(1).map(|part| part.to_vec()).collect();
        let squares = x.iter().map(|x| x * x).collect::<Vec<_>>();
        let least = *x.iter().min_by(|a, b| a.total_cmp(b)).unwrap();
        let mut smallest = n[0];
        for k in n {
            if k < smallest {
                smallest = k;
            }
        }
        paired * total as f64 + parts[1][0] * squares[smallest] * least
    }
}

#[test]
fn what_is_advised_is_compiled() {
    for point in [vec![0.4, 0.8], vec![1.4, -0.8]] {
        check!(signatures::parameters, point.clone());
        check!(signatures::types, point.clone());
        check!(signatures::calls, point.clone());
        check!(signatures::safe, point.clone());
        check!(signatures::condition, point.clone());
        check!(calls::functions, point.clone());
        check!(calls::rules, point.clone());
        check!(calls::methods, point.clone());
        check!(calls::arguments, point.clone());
        check!(calls::operators, point.clone());
        check!(calls::closures, point.clone());
        check!(calls::integers, point.clone());
        check!(statements::exits, point.clone());
        check!(statements::references, point.clone());
        check!(statements::names, point.clone());
        check!(statements::places, point.clone());
        check!(statements::items, point.clone());
        check!(statements::types, point.clone());
        check!(statements::steps, point.clone());
        check!(statements::choices, point.clone());
        check!(values::constants, point.clone());
        check!(values::options, point.clone());
        check!(values::patterns, point.clone());
        check!(values::loops, point.clone());
        check!(values::collections, point);
    }
    assert_eq!(signatures::count(&[1.0, 2.0]), 2);
    let by_trait = grad(|side: Reverse| signatures::Area::area(&signatures::Square { side }), &3.0);
    assert_eq!(by_trait, 6.0);
    let (value, gradient) = value_and_grad(|x: Vec<Reverse>| calls::large(&x), &vec![0.4, 0.8]);
    assert_eq!(value, 0.4_f64.sin().cos().sin().cos() * 0.8_f64.sin().cos());
    assert!(gradient.iter().all(|slope| *slope != 0.0));
}

#[test]
fn what_is_made_outside_is_passed_as_an_argument() {
    let x = [0.3, 0.7];
    let (value, gradient) = calls::constant::value_and_grad(&x, calls::table(3));
    assert_eq!((value, gradient), (3.0 * 0.3 * 0.7, vec![3.0 * 0.7, 3.0 * 0.3]));

    let grid = values::Grid { v: vec![0.5], scale: 3.0 };
    let shape = values::Shape::Named { names: Default::default(), x: 0.2 };
    let (value, (_, by_grid)) = values::shapes::value_and_grad(&shape, &grid);
    assert_eq!(value, 0.2_f64.sin() * 0.5 * 3.0);
    assert_eq!(by_grid.v, [0.2_f64.sin() * 3.0]);
}
