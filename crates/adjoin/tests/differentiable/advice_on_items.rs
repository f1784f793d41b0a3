//! The advice of the errors about items, patterns, macros and tables, followed. Each module is a case of
//! `tests/ui` that follows its advice.

#![allow(clippy::all, clippy::pedantic, reason = "code as people write it")]

use crate::common::{agree, twice};
use adjoin::prelude::*;

mod constants {
    use super::*;

    // "write a function that returns them, or mark the constant `#[constant]`"; "make it a function of the
    // trait: `fn zero() -> Self`".
    #[differentiable]
    #[allow(unreachable_pub)]
    mod model {
        fn functions() -> [fn(f64) -> f64; 2] {
            [f64::sin, f64::cos]
        }

        #[constant]
        pub const PLAIN: [fn(f64) -> f64; 2] = [f64::sin, f64::cos];

        // num-traits has a trait of this name with these functions, which every scalar has by it.
        pub trait Zero {
            fn zero() -> Self;
            fn is_zero(&self) -> bool;
        }

        impl Zero for f64 {
            fn zero() -> Self {
                0.0
            }
            fn is_zero(&self) -> bool {
                *self == 0.0
            }
        }

        pub struct Point(pub f64, pub f64);

        impl Zero for Point {
            fn zero() -> Self {
                Point(0.0, 1.0)
            }
            fn is_zero(&self) -> bool {
                self.0.is_zero()
            }
        }

        pub fn first(x: f64) -> f64 {
            functions()[0](x) + f64::zero() + f64::from(u8::from((x - x).is_zero())) + Point::zero().1 * x
        }
    }

    #[test]
    fn tables_of_functions_are_returned() {
        assert_eq!(grad(model::first, &0.5), 0.5_f64.cos() + 1.0);
        assert_eq!(model::first(0.5), 0.5_f64.sin() + 1.5);
        assert_eq!(model::PLAIN[1](0.0), 1.0);
    }
}

mod functions_without_a_counterpart {
    use super::*;

    // "write a closure over the methods of `adjoin::Real`, or move this into a function marked
    // `#[constant]`".
    #[differentiable]
    #[allow(unreachable_pub)]
    mod model {
        #[constant]
        fn bytes(x: f64) -> [u8; 8] {
            f64::to_le_bytes(x)
        }

        pub fn f(x: f64) -> f64 {
            let square = |y: f64| y.powi(2);
            square(x) * f64::from(bytes(2.0)[7])
        }
    }

    #[test]
    fn stay_plain_in_a_function_that_is_marked() {
        assert_eq!(grad(model::f, &3.0), 6.0 * 64.0);
    }
}

mod patterns {
    use super::*;
    twice! {
        // "bind a name here and compare it with `==`, or use `match`".
        fn chained(x: Option<f64>, y: f64) -> f64 {
            // (Chains of `let` take a newer Rust than our oldest.)
            if let Some(bound) = x { if bound == 0.5 && y > 0.0 { y } else { 1.0 } } else { 1.0 }
        }
        fn matched(x: Option<f64>, y: f64) -> f64 {
            match x {
                Some(0.5) if y > 0.0 => y,
                _ => 1.0,
            }
        }
        // "write an arm for each, or bind a name and compare it with `==` in a guard".
        fn arms(pair: (Option<f64>, f64)) -> f64 {
            match pair {
                (Some(0.0), y) => y,
                (None, y) => y,
                _ => 1.0,
            }
        }
        fn guarded(pair: (Option<f64>, f64)) -> f64 {
            match pair {
                (x, y) if x.is_none() || x == Some(0.0) => y,
                _ => 1.0,
            }
        }
        pub fn f(x: &[f64]) -> f64 {
            let half = 0.0 * x[0] + 0.5;
            chained(Some(half), x[0]) * matched(Some(half), x[1]) + chained(Some(x[0]), x[1]) + matched(None, x[0])
                + arms((Some(half - 0.5), x[0])) * guarded((None, x[1])) + arms((None, x[1])) + guarded((Some(x[0]), x[1]))
        }
    }

    #[test]
    fn compare_a_name_in_a_guard() {
        agree!(f, [1.5, 0.7]);
    }
}

mod implementations {
    use super::*;
    twice! {
        // "write a method that returns `f64` instead".
        pub struct Angle(f64);
        impl Angle {
            pub fn radians(&self) -> f64 { self.0 }
        }
        // "write one `impl` for each type".
        pub trait Scale<T> { fn scale(&self, by: T) -> f64; }
        impl Scale<u32> for f64 { fn scale(&self, by: u32) -> f64 { *self * f64::from(by) } }
        impl Scale<bool> for f64 { fn scale(&self, by: bool) -> f64 { if by { *self } else { 0.0 } } }
        pub fn f(x: &[f64]) -> f64 {
            Angle(x[0]).radians().sin() * x[1].scale(3_u32) + x[0].scale(true)
        }
    }

    #[test]
    fn for_f64_are_one_for_each_type() {
        agree!(f, [1.5, 0.7]);
    }

    // "mark the `impl` `#[constant]` to keep it plain, or make this a method of `Counter` itself".
    #[differentiable]
    #[allow(unreachable_pub)]
    mod untied {
        pub struct Counter {
            count: u32,
        }

        #[constant]
        impl Iterator for Counter {
            type Item = f64;
            fn next(&mut self) -> Option<f64> {
                self.count += 1;
                (self.count < 4).then(|| self.count as f64)
            }
        }

        impl Counter {
            fn step(&mut self) -> f64 {
                self.count += 1;
                self.count as f64
            }
        }

        pub fn total(x: f64) -> f64 {
            let mut counter = Counter { count: 0 };
            let first = counter.step();
            #[constant]
            let rest: f64 = counter.sum();
            x * rest + x * first
        }
    }

    #[test]
    fn that_hold_no_float_are_marked_or_inherent() {
        assert_eq!(grad(untied::total, &2.0), 2.0 + 3.0 + 1.0);
    }
}

mod kinds_of_functions {
    use super::*;

    #[differentiable]
    #[allow(unreachable_pub)]
    mod model {
        pub fn square(x: f64) -> f64 {
            x * x
        }

        // "mark it `#[constant]` and call a differentiable function from it".
        #[constant]
        pub extern "C" fn callback(x: f64) -> f64 {
            square(x)
        }

        // "Compute in a plain function and await outside of it".
        #[constant]
        pub async fn later(x: f64) -> f64 {
            square(x)
        }

        // "call it on constants only", declared outside.
        pub fn rooted(x: f64) -> f64 {
            #[constant]
            let root = super::cube_root(8.0);
            x * root
        }

        // "Move this into a function marked `#[constant]`".
        #[constant]
        fn first_byte(x: &f64) -> u8 {
            let pointer: *const f64 = x;
            pointer.is_aligned().into()
        }

        pub fn aligned(x: f64) -> f64 {
            x * f64::from(first_byte(&1.0))
        }
    }

    fn cube_root(x: f64) -> f64 {
        x.cbrt()
    }

    #[test]
    fn that_have_one_type_are_marked() {
        assert_eq!(model::callback(3.0), 9.0);
        drop(model::later(3.0));
        assert_eq!(grad(model::rooted, &1.0), 2.0);
        assert_eq!(grad(model::aligned, &1.0), 1.0);
    }
}

mod macros {
    use super::*;

    // "write out what the call stands for", "write a function", "move the call into a nested module that is
    // marked `#[constant]`".
    #[differentiable]
    #[allow(unreachable_pub)]
    mod model {
        fn shown(x: f64) -> f64 {
            let value = x * 0.5;
            let text = format!("{value}");
            value * text.len().min(1) as f64
        }

        #[constant]
        mod counters {
            thread_local! {
                static SCALE: f64 = const { 2.0 };
            }
            pub fn scale() -> f64 {
                SCALE.with(|scale| *scale)
            }
        }

        pub fn limited(x: f64) -> f64 {
            x.max(0.5).min(1.0) * counters::scale() + shown(x)
        }
    }

    #[test]
    fn are_written_out() {
        assert_eq!(grad(model::limited, &0.75), 2.5);
    }
}

mod tables_of_references {
    use super::*;

    // "use its elements one by one (`table[i]`, `for row in table`), or mark the parameter that it goes to
    // `#[constant]`".
    #[differentiable]
    #[allow(unreachable_pub)]
    mod model {
        const TABLE: [&[f64]; 2] = [&[1.0], &[2.0, 3.0]];

        fn sum_of_constants(#[constant] rows: &[&[f64]], x: f64) -> f64 {
            rows.iter().map(|row| row[0] * x).sum()
        }

        fn dot(row: &[f64], x: f64) -> f64 {
            row.iter().map(|c| c * x).sum()
        }

        pub fn f(x: f64) -> f64 {
            let mut total = sum_of_constants(&TABLE, x) + dot(TABLE[1], x);
            for row in TABLE {
                total += dot(row, x * x);
            }
            total
        }
    }

    #[test]
    fn are_used_by_their_elements() {
        assert_eq!(grad(model::f, &2.0), 3.0 + 5.0 + 6.0 * 4.0);
    }
}

mod types {
    use super::*;
    twice! {
        // "give the two the same parameters and a float each".
        #[cfg(unix)]
        pub struct Clock { pub time: f64 }
        #[cfg(not(unix))]
        pub struct Clock { pub time: f64, pub ticks: u64 }
        // "a union cannot carry scalars; use an enum".
        pub enum Bits { Float(f64), Integer(u64) }
        // "a `static mut` float would hide a dependency from the derivative; pass the value as a parameter".
        fn counted(x: f64, counter: &mut f64) -> f64 { *counter += x; x * *counter }
        #[cfg(unix)]
        fn clock(x: f64) -> Clock { Clock { time: x } }
        #[cfg(not(unix))]
        fn clock(x: f64) -> Clock { Clock { time: x, ticks: 0 } }
        pub fn f(x: &[f64]) -> f64 {
            let mut counter = 1.0;
            let bits = [Bits::Float(x[1]), Bits::Integer(2)];
            let total: f64 = bits.iter().map(|b| match b { Bits::Float(y) => *y, Bits::Integer(n) => *n as f64 }).sum();
            counted(x[0], &mut counter) + counted(x[1], &mut counter) * clock(x[0]).time * total
        }
    }

    #[test]
    fn under_each_cfg_have_a_float() {
        agree!(f, [1.5, 0.7]);
    }

    // "use `f64`, or take the value out with `primal()`".
    #[differentiable]
    #[allow(unreachable_pub)]
    mod single {
        pub fn taken_out(x: f32, y: f64) -> f64 {
            (y.primal() as f32 * x) as f64 * y
        }
    }

    #[test]
    fn of_single_precision_take_the_value_out() {
        assert_eq!(grad(|y| single::taken_out(2.0, y), &3.0), 6.0);
    }
}
