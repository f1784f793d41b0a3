//! Names are resolved by path and scope, even if other items have the same name.

use crate::common::{agree, twice};

mod errors {
    use super::*;
    twice! {
        use std::fmt;
        pub type Result<T> = core::result::Result<T, Error>;
        #[derive(Debug)]
        pub enum Error {
            OutOfRange { value: f64 },
        }
        impl fmt::Display for Error {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    Error::OutOfRange { value } => write!(f, "{value} is out of range"),
                }
            }
        }
        impl std::error::Error for Error {}
        fn root(x: f64) -> Result<f64> {
            if x < 0.0 { Err(Error::OutOfRange { value: x }) } else { Ok(x.sqrt()) }
        }
        pub fn f(x: &[f64]) -> f64 {
            let boxed: std::result::Result<f64, Box<dyn std::error::Error>> = Ok(1.5);
            let text = root(-1.0 - 0.0 * x[0]).map_err(|e| e.to_string().len());
            root(x[0]).unwrap() * x[1] + boxed.unwrap() + text.unwrap_err() as f64
        }
    }

    #[test]
    fn the_modules_own_beside_those_of_std() {
        agree!(f, [2.0, 0.5]);
    }
}

mod namesakes {
    use super::*;
    twice! {
        pub mod flight {
            pub enum Error { TooFast { speed: f64 } }
            pub fn check(v: f64) -> Result<f64, Error> {
                if v > 9.0 { Err(Error::TooFast { speed: v }) } else { Ok(v * v) }
            }
        }
        pub mod text {
            #[derive(Debug)]
            pub struct Error { pub line: usize }
            pub fn check(s: &str) -> Result<usize, Error> {
                s.parse().map_err(|_| Error { line: 1 })
            }
            pub const LIMIT: usize = 3;
        }
        pub const LIMIT: f64 = 4.5;
        pub fn f(x: &[f64]) -> f64 {
            let n = text::check("3").unwrap() + text::LIMIT + text::check("x").unwrap_err().line;
            match flight::check(x[0]) {
                Ok(v) => v * n as f64 + self::LIMIT * x[1],
                Err(flight::Error::TooFast { speed }) => speed,
            }
        }
    }

    #[test]
    fn in_nested_modules() {
        agree!(f, [2.0, 0.5]);
        agree!(f, [20.0, 0.5]);
    }
}

mod renamed {
    use super::*;
    twice! {
        pub struct Average { pub k: f64, pub current: f64 }
        impl Average {
            pub fn next(&mut self, x: f64) -> f64 {
                self.current = self.k * x + (1.0 - self.k) * self.current;
                self.current
            }
        }
        pub mod functions {
            pub fn twice(x: f64) -> f64 { 2.0 * x }
        }
        pub mod macd {
            use super::Average as Ema;
            use super::functions as f;
            use super::functions::twice as doubled;
            use std::f64::consts as c;
            use std::f64::consts::{PI as HALF_TURN, TAU};
            use std::ffi::c_double as real;
            pub struct Macd { pub fast: Ema, pub slow: Ema }
            impl Macd {
                pub fn next(&mut self, x: real) -> real { self.fast.next(x) - self.slow.next(x) }
            }
            pub fn run(x: f64) -> f64 {
                let mut m = Macd { fast: Ema { k: 0.5, current: 1.0 }, slow: Ema { k: 0.1, current: x } };
                m.next(x) + m.next(f::twice(x)) * doubled(x) + c::E * HALF_TURN.max(x) + TAU * x
            }
        }
        pub fn f(x: &[f64]) -> f64 { macd::run(x[0]) }
    }

    #[test]
    fn types_functions_modules_and_constants() {
        agree!(f, [0.7]);
    }
}

mod spelled {
    use super::*;
    twice! {
        #![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]
        pub struct para { pub a: f64, pub c: f64 }
        pub type pair = (f64, f64);
        fn apply(x: f64, d: para) -> f64 { (x - d.a).powf(d.c) }
        fn sum(p: pair) -> f64 { p.0 + p.1 }
        pub mod a {
            pub const scale: f64 = 3.0;
            pub fn f(x: f64) -> f64 { const U2R: f64 = 1e-2; x * U2R * scale }
            pub fn apply() -> f64 { 2.5 }
        }
        pub mod b {
            pub fn g(x: f64) -> f64 {
                let U2R = x / 1e2;
                let apply = |x: f64| x * x;
                let scale = |x: f64| 3.0 * x;
                let [f, sum] = [x, 2.0 * x];
                U2R * apply(x) + scale(x) + f * sum
            }
        }
        pub fn f(x: &[f64]) -> f64 {
            apply(x[0], para { a: 1.0, c: 2.0 }) + sum((x[0], 2.0)) + a::f(x[0]) + b::g(x[0]) + a::apply() * x[0]
        }
    }

    #[test]
    fn lower_case_types_and_locals_named_like_items_elsewhere() {
        agree!(f, [3.0]);
    }
}

mod constant_module {
    use super::*;
    twice! {
        #[cfg_attr(any(), constant)]
        pub mod counted {
            pub struct Table { pub steps: usize }
            pub fn table() -> Table { Table { steps: 3 } }
        }
        pub fn f(x: &[f64]) -> f64 { x[0] * counted::table().steps as f64 }
    }

    #[adjoin::differentiable]
    mod marked {
        #[constant]
        pub(crate) mod tables {
            pub(crate) struct Table {
                pub(crate) step: f64,
            }
            pub(crate) fn table() -> Table {
                Table { step: 0.5 }
            }
            pub(crate) fn scaled(t: &Table, by: f64) -> f64 {
                CALLS.with(|calls| calls.set(calls.get() + 1.0));
                t.step * by
            }
            thread_local! {
                pub(crate) static CALLS: std::cell::Cell<f64> = const { std::cell::Cell::new(0.0) };
            }
        }
        pub(crate) fn lookup(t: &tables::Table, x: f64) -> f64 {
            x * x * t.step + tables::scaled(t, 4.0) * x
        }
        pub(crate) fn f(x: f64) -> f64 {
            lookup(&tables::table(), x)
        }
    }

    #[test]
    fn a_module_that_is_marked_stays_plain() {
        agree!(f, [3.0]);
        assert_eq!(adjoin::value_and_grad(marked::f, &3.0), (10.5, 5.0));
        assert_eq!(marked::tables::CALLS.get(), 1.0);
    }
}

/// Code in the module uses the module's own absolute path.
#[adjoin::differentiable]
mod absolute {
    pub(crate) struct Pair(pub(crate) f64, pub(crate) f64);
    pub(crate) fn square(x: f64) -> f64 {
        x * x
    }
    pub(crate) mod inner {
        pub(crate) fn f(x: f64) -> f64 {
            let p = crate::names::absolute::Pair(x, 2.0);
            crate::names::absolute::square(p.0) * p.1
        }
    }
}

#[test]
fn absolute_paths_lead_to_the_module() {
    assert_eq!(adjoin::value_and_grad(absolute::inner::f, &3.0), (18.0, 12.0));
}
