//! Features of real crates: forms of literals, `const fn`, macros, tables that are computed once,
//! implementations for `f64`.
//!
//! Thirty-three small programs reproduced the problems of whole crates. Each has a test:
//!
//! | program | test |
//! | --- | --- |
//! | a bare rayon loop printed thousands of panics | `rayon_panics.rs` |
//! | absolute paths, lower-case types, locals named like constants elsewhere | `names::absolute_paths…`, `names::spelled` |
//! | bits put together again lose a derivative | `bits.rs`, `ui/differentiable/lost_derivatives`, `advice.rs` |
//! | `#[cfg(test)]` on any item | `for_tests` |
//! | comparisons and `into` in plain code beside adjoin | `plain_code.rs` |
//! | `const fn` constructors for constants and values | `const_fns` |
//! | constant data: `for x in data`, `let`, closures, calls | `constant_data.rs` |
//! | constant modules | `names::constant_module` |
//! | constants: slices of slices, fields of their elements | `constant_data::tables_of_slices`, `tables` |
//! | derives over impls by hand | `bounds::are_only…` |
//! | `Error` and `Result`, namesakes in nested modules | `names::errors`, `names::namesakes` |
//! | impls that macros of the module make | `macros` |
//! | literals `2f64`, `10_f64`, `1_000.0` | `literals`, `no_new_warnings` |
//! | `LazyLock`, `OnceLock` | `tables` |
//! | `num_traits::Float` beside `Real` and in `where(…)` | `floats` |
//! | one `impl Mul<V> for f64` burdens its whole module | `bounds::callers…` |
//! | operators for all types that are `Into<f64>` | refused; `advice::overlapping…` follows the advice |
//! | other scalars inside of a module | `other_scalars.rs` |
//! | private traits for `f64` in nested modules | `bounds::are_only…` |
//! | quotients of numbers that are scaled down | `rules/steep.rs` |
//! | `primal()` and a literal in a foreign call | `foreign::a_literal…` |
//! | types under other names | `names::renamed` |
//! | types from other modules without `types(…)` | `ui/differentiable/untold_type_in_module` |
//! | unused imports of operator traits, digits regrouped | `no_new_warnings` |
//! | ndarray's `dot` and scalar operands (two) | none here: they are the feature `ndarray`'s |

use crate::common::{agree, twice};

mod literals {
    use super::*;
    twice! {
        fn fill(out: &mut [f64], x: f64) { out[0] = x; out[1] = x * x; }
        fn pick<'a>(v: &'a [f64], i: usize) -> &'a f64 {
            match v.get(i) { Some(x) => x, None => &0.25 }
        }
        pub fn f(x: &[f64]) -> f64 {
            let mut total = 0f64;
            for _ in 0..2 { total += x[0].max(1f64); }
            let mut s = [0f64; 2];
            fill(&mut s, x[0]);
            let third = x.get(2).unwrap_or(&0.5);
            let at_most = x.get(3).unwrap_or(&f64::MAX);
            total + 10_f64.powf(x[0] / 20.) + s[1] + 1_000_f64 * x[1] / 36_000.5 + third * x[0] + pick(x, 1) * pick(x, 9)
                + x[1].min(*at_most)
        }
    }

    #[test]
    fn with_and_without_a_point() {
        agree!(f, [1.5, 0.5]);
    }
}

mod const_fns {
    use super::*;
    twice! {
        #[derive(Clone, Copy)]
        pub struct Vec2 { pub x: f64, pub y: f64 }
        impl Vec2 {
            pub const ZERO: Vec2 = Vec2::new(0.0, 1.0);
            pub const LONG: Vec2 = Vec2::new(2.0, 1.0).scaled(3.0);
            pub const fn new(x: f64, y: f64) -> Vec2 { Vec2 { x, y } }
            pub const fn splat(v: f64) -> Self { Self::new(v, v) }
            pub const fn x(&self) -> f64 { self.x }
            pub const fn scaled(self, by: f64) -> Self { Self::new(by * self.x, by * self.y) }
            pub fn turned(self) -> Vec2 { Vec2::new(-self.y, self.x) }
        }
        pub const fn half(x: f64) -> f64 { 0.5 * x }
        pub const fn quarter(x: f64) -> f64 { half(half(x)) }
        const LOW: f64 = quarter(3.0);
        static TABLE: [f64; 2] = [half(1.0), LOW];
        pub fn f(x: &[f64]) -> f64 {
            let v = Vec2::new(x[0], 2.0 * x[0]).turned().scaled(x[1]);
            v.x() * v.y + Vec2::ZERO.y + Vec2::LONG.x * x[0] + half(x[1]) * LOW + TABLE[1] * quarter(x[0]) + Vec2::splat(x[1]).y
        }
    }

    #[test]
    fn of_constants_and_of_values() {
        const OUTSIDE: model::Vec2 = model::Vec2::new(1.0, 2.0);
        agree!(f, [1.5, 0.5]);
        // A constructor that only moves values stays one that constants can call.
        assert_eq!(OUTSIDE.y, 2.0);
    }
}

mod macros {
    use super::*;
    twice! {
        macro_rules! square { ($x:expr) => {{ let t = $x; t * t + 0.5 }}; }
        macro_rules! poly {
            ($x:expr; $c:expr) => { $c };
            ($x:expr; $c:expr, $($rest:expr),+) => { $c + $x * poly!($x; $($rest),+) };
        }
        macro_rules! tables { ($($name:ident = [$($v:literal),* $(,)?];)*) => { $(const $name: &[f64] = &[$($v),*];)* } }
        tables! { A = [1.0, 2.0,]; B = [-0.5]; }
        macro_rules! getters { ($t:ident { $($f:ident),* }) => { impl $t { $(pub fn $f(&self) -> f64 { 2.0 * self.$f })* } } }
        #[derive(Clone)]
        pub struct Point { x: f64, y: f64 }
        getters!(Point { x, y });
        macro_rules! point { ($a:expr, $b:expr) => {{ let x = $a; let y = $b + x; Point { x, y } }} }
        pub trait Convert<T> { fn convert(&self) -> T; }
        #[derive(Clone)]
        pub struct Kelvin { pub t: f64 }
        macro_rules! same { ($a:ident, $b:ident) => { impl Convert<$b> for $a { fn convert(&self) -> $b { $b { t: self.x + 273.15 } } } } }
        same!(Point, Kelvin);
        macro_rules! largest {
            ($x:expr) => { $x };
            ($x:expr, $($rest:expr),+ $(,)?) => {{ let a = $x; let b = largest!($($rest),+); if a > b { a } else { b } }};
        }
        pub fn f(x: &[f64]) -> f64 {
            // The names of the macros' own variables.
            let (t, a, b, y) = (3.0 * x[0], x[0], x[1], x[1]);
            let p = point!(y, t);
            let k: Kelvin = p.convert();
            square!(t + 1.0) * 2.0 + poly!(a; 1.0, 2.0, 3.0) + A[1] * b + B[0] + p.x() * p.y() + k.t * largest!(b, a * 0.1, a + b, t)
        }
    }

    #[test]
    fn of_the_module_are_expanded_with_their_own_variables() {
        agree!(f, [0.7, 0.4]);
    }
}

mod macros_by_path {
    use super::*;
    twice! {
        pub mod shapes {
            macro_rules! delegate {
                ($name:ident, $($method:ident),+) => {
                    pub mod stub { $(pub fn $method(x: f64) -> f64 { super::$name::$method(2.0 * x) })+ }
                };
            }
            macro_rules! shape { ($name:ident { $($method:ident),+ }) => { super::delegate!($name, $($method),+); } }
            pub(crate) use {delegate, shape};
            pub mod round {
                pub mod disc { pub fn area(r: f64) -> f64 { 3.0 * r * r } }
                super::shape!(disc { area });
            }
        }
        macro_rules! bounded {
            ($name:ident, $limit:expr) => {
                pub fn $name(x: f64) -> f64 {
                    const LIMIT: f64 = $limit;
                    let y = x * x;
                    let z = if y > LIMIT { y } else { LIMIT };
                    let kept = match y < LIMIT { true => Kept { y }, _ => Kept { y: 0.5 * y } };
                    let Kept { y: low } = kept;
                    if let (true, Kept { y }) = (y > LIMIT, Kept { y: low }) { z + y } else { z }
                }
            };
        }
        struct Kept { y: f64 }
        bounded!(bounded, 0.3);
        macro_rules! declared { ($($name:ident),*) => { $(fn $name(&self, x: f64) -> f64;)* } }
        macro_rules! defined { ($($name:ident),*) => { $(fn $name(&self, x: f64) -> f64 { self.y * x })* } }
        trait Scales { declared!(once); declared!(twice, thrice); }
        impl Scales for Kept { defined!(once); defined!(twice, thrice); }
        pub fn f(x: &[f64]) -> f64 {
            let scales = Kept { y: x[0] };
            shapes::round::stub::area(x[0]) + bounded(x[0]) + bounded(x[1]) + scales.once(x[1]) + scales.twice(2.0) * scales.thrice(x[1])
        }
    }

    #[test]
    fn are_expanded_in_traits_and_beside_conditions_too() {
        agree!(f, [0.7, 0.4]);
    }
}

mod tables {
    use super::*;
    twice! {
        use std::sync::{LazyLock, OnceLock};
        static CELL: OnceLock<Vec<f64>> = OnceLock::new();
        static WEIGHTS: LazyLock<Vec<f64>> = LazyLock::new(|| (0..4).map(|i| 1.0 / (1 + i) as f64).collect());
        static SCALE: LazyLock<f64> = LazyLock::new(|| 2.5f64.sqrt());
        const YEARS: &[(i32, f64)] = &[(1960, 1.417), (1961, 1.422)];
        fn mix(a: f64, b: f64) -> f64 { a * b }
        fn horner(c: &[f64], x: f64) -> f64 { c.iter().rev().fold(0.0, |a, c| a * x + c) }
        pub fn f(x: &[f64]) -> f64 {
            let mut s = WEIGHTS[2] * x[0] + WEIGHTS.iter().sum::<f64>() + horner(&WEIGHTS, x[0]) + *SCALE * x[0];
            for w in WEIGHTS.iter() { s += w * x[0]; }
            let cell = CELL.get_or_init(|| vec![0.5, 1.5]);
            s += cell[1] * x[0];
            let late: f64;
            late = YEARS[1].1;
            s + mix(x[0], YEARS[0].1) + late
        }
    }

    #[test]
    fn that_are_computed_once_and_fields_of_their_elements() {
        agree!(f, [0.7]);
    }
}

mod bounds {
    use super::*;
    twice! {
        mod text {
            trait Parsed: Sized { fn parsed(s: &str) -> Option<Self>; }
            impl Parsed for f64 { fn parsed(s: &str) -> Option<f64> { s.parse().ok() } }
            pub fn number(s: &str) -> f64 { <f64 as Parsed>::parsed(s).unwrap_or(0.0) }
        }
        #[derive(Clone)]
        pub struct Parameters { pub decay: f64, pub factor: f64 }
        impl Default for Parameters {
            fn default() -> Self {
                let decay = -0.5;
                Self { decay, factor: f64::powf(0.9, 1.0 / decay) - 1.0 }
            }
        }
        impl PartialEq for Parameters {
            fn eq(&self, other: &Self) -> bool { (self.decay - other.decay).abs() < 1e-9 }
        }
        #[derive(Clone, Default, PartialEq)]
        pub struct Scheduler { pub parameters: Parameters }
        pub trait Bounded { fn bounded(self) -> Self; }
        impl Bounded for f64 { fn bounded(self) -> Self { self.clamp(Self::MIN, Self::MAX) } }
        pub fn f(x: &[f64]) -> f64 {
            let s = Scheduler::default();
            let same = s == Scheduler::default();
            (1.0 + s.parameters.factor * x[0]).powf(s.parameters.decay) * text::number("2.5")
                + x[0].bounded()
                + same as i32 as f64
        }
    }

    #[test]
    fn are_only_where_they_are_needed() {
        agree!(f, [0.7]);
    }

    /// `impl Mul<V> for f64` adds no bounds to `dist`, so that another module calls it without stating any.
    #[adjoin::differentiable]
    mod geometry {
        #[derive(Clone, Copy, Debug)]
        pub(crate) struct V {
            pub(crate) x: f64,
            pub(crate) y: f64,
        }
        impl std::ops::Mul<V> for f64 {
            type Output = V;
            fn mul(self, v: V) -> V {
                V { x: self * v.x, y: self * v.y }
            }
        }
        pub(crate) fn dist(a: V, b: V) -> f64 {
            ((a.x - b.x) * (a.x - b.x) + (a.y - b.y).powi(2)).sqrt()
        }
        pub(crate) fn stretched(a: V, by: f64) -> V {
            by * a
        }
    }

    #[adjoin::differentiable(types(V))]
    mod paths {
        use super::geometry::{V, dist};
        pub(crate) fn length(p: &[V]) -> f64 {
            p.windows(2).map(|w| dist(w[0], w[1])).sum()
        }
    }

    #[test]
    fn callers_in_other_modules_need_not_state_them() {
        let p =
            vec![geometry::V { x: 0.0, y: 0.0 }, geometry::stretched(geometry::V { x: 1.5, y: 2.0 }, 2.0)];
        let gradient = adjoin::grad(|p: Vec<_>| paths::length(&p), &p);
        assert!((gradient[1].x - 0.6).abs() < 1e-15 && (gradient[1].y - 0.8).abs() < 1e-15);
    }
}

mod for_tests {
    #[adjoin::differentiable]
    mod model {
        #[cfg(test)]
        trait Rounded {
            fn rounded(self) -> f64;
        }
        #[cfg(test)]
        impl Rounded for f64 {
            fn rounded(self) -> f64 {
                (self * 1e4).round() / 1e4
            }
        }
        #[cfg(all(test, not(any())))]
        macro_rules! near {
            ($a:expr) => {
                assert!(($a as f64).abs() < 1e-9)
            };
        }
        pub(crate) fn f(x: f64) -> f64 {
            x * x
        }
        #[cfg(test)]
        pub(crate) fn checked() -> f64 {
            near!(f(0.0));
            f(1.23456).rounded()
        }
    }

    #[test]
    fn items_stay_as_they_are() {
        assert_eq!(model::checked(), 1.5241);
        assert_eq!(adjoin::grad(model::f, &3.0), 6.0);
    }
}

/// num-traits' `Float` beside `Real`.
mod floats {
    use adjoin::prelude::*;
    use num_traits::Float;

    fn generic<T: Float>(x: T) -> T {
        x * x
    }

    fn on_reverse(x: Reverse) -> Reverse {
        x.sin() * x.max(Reverse::from(0.5)) + x.powi(2)
    }

    #[differentiable(where(f64: num_traits::Float))]
    mod model {
        use num_traits::Float;
        pub(crate) fn f(x: f64) -> f64 {
            let y: f64 = x.sqrt();
            let unseen = std::convert::identity(x);
            let _ = unseen.sin();
            let shifted = [x, y].iter().map(|v| v.abs().ln_1p()).sum::<f64>();
            Float::sqrt(super::generic(x)) + x.sqrt() + y.powi(2) + shifted
        }
    }

    #[test]
    fn is_not_ambiguous() {
        assert_eq!(grad(on_reverse, &1.0), 1.0_f64.cos() + 1.0_f64.sin() + 2.0);
        let plain = |x: f64| x + x.sqrt() + x + (1.0 + x).ln() + (1.0 + x.sqrt()).ln();
        let slope = (plain(2.0 + 1e-6) - plain(2.0 - 1e-6)) / 2e-6;
        assert!((grad(model::f, &2.0) - slope).abs() < 1e-8);
    }
}

mod own_traits {
    use super::*;
    twice! {
        /// A trait of the module for both float types, with names of methods that `f64` has itself.
        pub trait Number: Copy + PartialOrd + From<i16> + std::ops::Mul<Output = Self> {
            fn third() -> Self;
            fn abs(self) -> Self;
            fn sqrt(self) -> Self;
        }
        impl Number for f32 {
            fn third() -> Self { 1f32 / 3f32 }
            fn abs(self) -> Self { self.abs() }
            fn sqrt(self) -> Self { self.sqrt() }
        }
        impl Number for f64 {
            fn third() -> Self { 1f64 / 3f64 }
            fn abs(self) -> Self { self.abs() }
            fn sqrt(self) -> Self { self.sqrt() }
        }
        fn generic<N: Number>(x: N) -> N { (x * N::third() * N::from(3)).abs().sqrt() }
        fn plain(x: f64) -> f64 { x.abs().sqrt() }
        fn both(x: f64) -> f64 { generic(x) + x.abs() * f64::third() }
        pub fn f(x: &[f64]) -> f64 { generic(x[0]) + plain(x[1]) + both(x[0] * x[1]) }
    }

    #[test]
    fn may_have_methods_named_like_those_of_floats() {
        agree!(f, [1.5, -0.5]);
    }
}

mod conversions {
    use super::*;
    twice! {
        pub struct Sample { pub count: u32, pub level: i16 }
        fn scaled(x: f64, by: impl Into<f64>) -> f64 { x * by.into() }
        pub fn f(x: &[f64]) -> f64 {
            let sample = Sample { count: 3, level: -2 };
            let count: f64 = sample.count.into();
            let mean = x[0] / f64::from(sample.count) + count * x[1];
            scaled(mean, sample.level) + scaled(x[1], 2.5f32) + scaled(x[0], x[1]) + scaled(x[0], 7)
        }
    }

    #[test]
    fn of_integers_by_into() {
        agree!(f, [1.5, -0.5]);
    }
}

mod indexed {
    use super::*;
    twice! {
        use std::fmt;
        use std::ops::{Index, IndexMut};
        #[derive(Clone, PartialEq)]
        pub struct Grid { cells: Vec<f64>, columns: usize }
        impl Index<[usize; 2]> for Grid {
            type Output = f64;
            fn index(&self, at: [usize; 2]) -> &f64 { &self.cells[at[0] * self.columns + at[1]] }
        }
        impl IndexMut<[usize; 2]> for Grid {
            fn index_mut(&mut self, at: [usize; 2]) -> &mut f64 { &mut self.cells[at[0] * self.columns + at[1]] }
        }
        impl fmt::Debug for Grid {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{:.3?}", self[[0, 1]]) }
        }
        #[derive(Clone, Debug)]
        pub struct Framed { grid: Grid }
        pub fn f(x: &[f64]) -> f64 {
            let mut framed = Framed { grid: Grid { cells: x.to_vec(), columns: 2 } };
            framed.grid[[0, 1]] *= 2.0 * x[0];
            assert!(format!("{framed:?}").starts_with("Framed { grid: "));
            framed.grid[[0, 1]] * framed.grid[[0, 0]]
        }
    }

    #[test]
    fn types_can_be_shown() {
        agree!(f, [1.5, 0.5]);
    }
}

mod cells {
    use super::*;
    twice! {
        use std::sync::OnceLock;
        pub struct Table { size: usize, roots: OnceLock<Vec<usize>> }
        impl Table {
            pub fn scaled(&self, x: f64) -> f64 {
                let roots = self.roots.get_or_init(|| (0..self.size).map(|i| i * i).collect());
                roots.iter().map(|root| *root as f64 * x).sum()
            }
        }
        pub fn f(x: &[f64]) -> f64 { Table { size: 4, roots: OnceLock::new() }.scaled(x[0] * x[1]) }
    }

    #[test]
    fn may_be_fields_of_the_module() {
        agree!(f, [1.5, 0.5]);
    }
}

mod no_new_warnings {
    // `cargo clippy -- -D warnings` in CI checks this: there is no `allow` here.
    #[adjoin::differentiable]
    mod model {
        use std::ops::Rem;

        const HOUR: f64 = 3_600_000.0;

        pub(crate) fn f(x: f64) -> f64 {
            x.rem(2.0) / HOUR * 1_000_000_f64
        }
    }

    #[test]
    fn about_imports_of_operators_and_groups_of_digits() {
        let (value, slope) = adjoin::value_and_grad(model::f, &3.0);
        assert!((value - 1.0 / 3.6).abs() < 1e-15 && (slope - 1.0 / 3.6).abs() < 1e-15);
    }
}
