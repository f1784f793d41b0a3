//! Perturbation confusion: levels that types keep apart, and the checks for those that they do not.

use std::panic::{AssertUnwindSafe, catch_unwind};

use adjoin::prelude::*;

/// The message of a panic.
fn message<T>(f: impl FnOnce() -> T) -> String {
    let panic = catch_unwind(AssertUnwindSafe(f)).err().expect("it panics");
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned())).expect("a text")
}

#[test]
fn siskind_and_pearlmutters_example_is_one() {
    let ff = derivative(|x| x * derivative(|y| Forward::constant_of(x) + y, Forward::from(1.0)), 1.0);
    let fr =
        derivative(|x| x * grad(|y: Taped<_>| Taped::constant_of(x) + y, &Forward::<f64>::from(1.0)), 1.0);
    let rf = grad(|x: Reverse| x * derivative(|y| Forward::constant_of(x) + y, Reverse::from(1.0)), &1.0);
    let rr = grad(|x: Reverse| x * grad(|y: Taped<_>| Taped::constant_of(x) + y, &Reverse::from(1.0)), &1.0);
    assert_eq!([ff, fr, rf, rr], [1.0; 4]);
}

#[test]
fn forward_numbers_of_two_calls_are_not_confused() {
    // Without a check the inner call would return 2.
    let text = message(|| derivative(|x| x * derivative(|y| x + y, 1.0), 1.0));
    assert!(text.contains("carries tangents of another call"), "{text}");
    // At 0 no tangent reveals the outer number.
    let text = message(|| derivative(|x| x * derivative(|y| x * y, 0.0), 1.0));
    assert!(text.contains("carries tangents of another call"), "{text}");
    // A function that does not use its own number.
    let text = message(|| derivative(|x| x * derivative(|_: Forward| x, 1.0), 1.0));
    assert!(text.contains("carries tangents of another call"), "{text}");
    let text = message(|| derivative(|x| adjoin::jvp(|y: Forward| y * x, &1.0, &1.0).unwrap().1 * x, 1.0));
    assert!(text.contains("carries tangents of another call"), "{text}");
    // Plain values inside are fine.
    assert_eq!(derivative(|x| x * derivative(|y| y * y, 3.0), 1.0), 6.0);
}

#[test]
fn arrays_pass_on_whose_tangents_they_carry() {
    use adjoin::{Matrix, Vector};
    let text = message(|| {
        derivative(
            |x| {
                let outer = Matrix::from_rows([[x, x], [x, x]]);
                x * derivative(|y| outer.dot(&Vector::from([y, y]))[0], 1.0)
            },
            1.0,
        )
    });
    assert!(text.contains("carries tangents of another call"), "{text}");
}

#[test]
fn reverse_numbers_of_two_calls_are_not_confused() {
    let text = message(|| grad(|x: Reverse| x * grad(|y: Reverse| x + y, &1.0), &1.0));
    assert!(text.contains("another run"), "{text}");
}

#[test]
fn inner_numbers_of_two_calls_are_not_confused() {
    // Two inner runs over the same scalar, one inside the other.
    let text = message(|| {
        grad(|x: Reverse| grad(|y| Taped::constant_of(grad(|z: Taped<Reverse>| z * y, &x)) * y, &x), &1.0)
    });
    assert!(text.contains("numbers of two runs"), "{text}");
    // The result is a number of another run.
    let text = message(|| {
        grad(|x: Reverse| grad(|y| Taped::constant_of(grad(|_: Taped<Reverse>| y, &x)), &x), &1.0)
    });
    assert!(text.contains("numbers of two runs"), "{text}");
    // Afterwards everything works as before.
    assert_eq!(grad(|x| grad(|y| y * y * y, &x), &2.0), 12.0);
}

#[test]
fn a_number_that_escapes_its_inner_run_is_caught() {
    let text = message(|| {
        grad(
            |x: Reverse| {
                let mut kept = None;
                let slope = grad(
                    |y| {
                        kept = Some(y);
                        y * y
                    },
                    &x,
                );
                let kept = kept.expect("it was kept");
                slope * (kept * kept).inner()
            },
            &1.0,
        )
    });
    assert!(text.contains("after the verb's function had returned"), "{text}");
    // In a later run of the same kind.
    let text = message(|| {
        grad(
            |x: Reverse| {
                let mut kept = None;
                grad(
                    |y| {
                        kept = Some(y);
                        y * y
                    },
                    &x,
                );
                grad(|y| y * kept.expect("it was kept"), &x)
            },
            &1.0,
        )
    });
    assert!(text.contains("numbers of two runs"), "{text}");
}

/// Manzyuk and others: `D (λu. λx. f (x + u)) 0`, a derivative whose result is a function. Applied twice it
/// gave 0 where each call of the result does not have a level of its own.
#[test]
fn a_derivative_of_a_function_that_returns_closures_nests() {
    fn shifted<R: Real>(f: impl Fn(Forward<R>) -> Forward<R>) -> impl Fn(R) -> R {
        move |x| derivative(|u| f(Forward::constant_of(x) + u), R::from(0.0))
    }
    fn shifted_back<R: Real>(f: impl Fn(Taped<R>) -> Taped<R>) -> impl Fn(R) -> R {
        move |x| grad(|u: Taped<R>| f(Taped::constant_of(x) + u), &R::from(0.0))
    }
    let twice = shifted(shifted(|x: Forward<Forward>| x.exp()));
    assert_eq!(twice(1.0), 1f64.exp());

    let twice = shifted_back(shifted_back(|x: Taped<Reverse>| x.exp()));
    assert_eq!(twice(1.0), 1f64.exp());
    let mixed = shifted(shifted_back(|x: Taped<Forward>| x.exp()));
    assert_eq!(mixed(1.0), 1f64.exp());
}

#[test]
fn a_closure_that_escapes_with_a_number_is_caught() {
    type Inner = Taped<Forward>;
    let mut escaped: Option<Box<dyn Fn(Forward) -> Forward>> = None;
    derivative(
        |u| {
            escaped = Some(Box::new(move |x| x * u));
            u
        },
        3.0,
    );
    let escaped = escaped.expect("it has run");
    let text = message(|| derivative(&escaped, 2.0));
    assert!(text.contains("carries tangents of another call"), "{text}");

    let mut escaped: Option<Box<dyn Fn(Inner) -> Inner>> = None;
    let text = message(|| {
        derivative(
            |x| {
                grad(
                    |u: Taped<Forward>| {
                        escaped = Some(Box::new(move |x| x * u));
                        u
                    },
                    &x,
                );
                grad(escaped.as_ref().expect("it has run"), &x)
            },
            2.0,
        )
    });
    assert!(text.contains("numbers of two runs"), "{text}");
}
