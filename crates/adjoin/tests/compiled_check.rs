//! `ADJOIN_CHECK_COMPILED` finds a wrong adjoint.
//!
//! The macro emits the adjoints, so a wrong one cannot be written by hand. But the functions that they call
//! have paths that start with `::adjoin`, which is this crate here: a library like the real one, except that
//! its slope of `sin` is slightly wrong.

#![allow(unreachable_pub, missing_docs, reason = "a library for the code that the macro writes")]

extern crate adjoin as library;
extern crate self as adjoin;

pub use library::*;

pub mod macro_support {
    pub use library::macro_support::*;

    pub mod compiled {
        pub use library::macro_support::compiled::*;

        pub mod slopes {
            pub use library::macro_support::compiled::slopes::*;

            pub fn sin(x: f64, _: f64) -> f64 {
                x.cos() * 1.000_01
            }
        }
    }
}

#[differentiable]
mod model {
    #[compiled]
    pub fn inner(x: &[f64]) -> f64 {
        x.iter().map(|x| x.sin()).sum()
    }

    #[compiled]
    pub fn outer(x: &[f64]) -> f64 {
        inner(x) * x[0]
    }

    #[compiled]
    pub fn right(x: &[f64]) -> f64 {
        x.iter().map(|x| x.cos()).sum()
    }
}

/// The gradient of `outer`, whose slopes of `sin` are wrong, and that of `right`.
#[test]
fn gradients() {
    let x = vec![0.3, 0.4];
    let (_, right) = model::right::value_and_grad(&x);
    assert_eq!(right, grad(|x: Vec<Reverse>| x.iter().map(|x| x.cos()).sum(), &x));
    // With the check on, this panics.
    let (_, wrong) = model::outer::value_and_grad(&x);
    let by_tape = grad(|x: Vec<Reverse>| x.iter().map(|x| x.sin()).sum::<Reverse>() * x[0], &x);
    assert!((wrong[1] - by_tape[1]).abs() > 1e-7, "the slope is wrong: {wrong:?}, {by_tape:?}");
}

#[test]
fn the_check_compares_with_the_tape_and_with_nothing_compiled() {
    let checked = std::process::Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "gradients"])
        .env("ADJOIN_CHECK_COMPILED", "1")
        .output()
        .expect("this program can be run");
    let text = String::from_utf8_lossy(&checked.stdout);
    assert!(!checked.status.success(), "the check has found nothing:\n{text}");
    assert!(text.contains("of a compiled gradient is"), "{text}");
}
