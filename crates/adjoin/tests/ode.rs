//! Differential equations: [`adjoin::ode`].

use std::panic::{AssertUnwindSafe, catch_unwind};

use adjoin::memory::Budget;
use adjoin::ode::Ode;
use adjoin::prelude::*;

/// A state that is a structure: a point on a circle, and the distance it has run, which slows it down.
#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Runner<R = f64> {
    place: [R; 2],
    tracks: Vec<R>,
}

fn start<R: Real>() -> Runner<R> {
    Runner { place: [R::from(1.0), R::from(0.0)], tracks: vec![R::from(0.5), R::from(-0.25)] }
}

/// The equation, with parameters (speed, (drag, push)).
fn motion<R: Real>(t: R, state: &Runner<R>, &(speed, [drag, push]): &(R, [R; 2])) -> Runner<R> {
    let [x, y] = state.place;
    let slow = (-(state.tracks[0] * drag)).exp() * speed;
    Runner { place: [-y * slow, x * slow], tracks: vec![slow * 0.3, push * t.cos() - state.tracks[1]] }
}

const AT: (f64, [f64; 2]) = (1.3, [0.4, 0.7]);

fn flat<T: Differentiable>(x: &T) -> Vec<f64> {
    let mut scalars = Vec::new();
    x.visit_scalars(&mut |x: f64| scalars.push(x));
    scalars
}

/// One number from the runner's final state.
fn end<R: Real>(ode: Ode, at: (R, [R; 2]), span: std::ops::Range<f64>) -> R {
    let Runner { place: [x, y], tracks } = ode.solve(motion, span, &start(), &at);
    x * y + tracks[0] * tracks[1]
}

/// All methods, with the permitted error of steps of length 1/50.
fn methods() -> [Ode; 4] {
    [Ode::rk4(100), Ode::dopri5(100), Ode::adaptive(1e-9), Ode::implicit_euler(100)]
}

#[test]
fn gradients_agree_with_forward_mode_and_with_differences() {
    for ode in methods() {
        let (value, gradient) = value_and_grad(|x| end(ode, x, 0.0..2.0), &AT);
        assert_eq!(value.to_bits(), end(ode, AT, 0.0..2.0).to_bits(), "{ode:?}");
        let gradient = flat(&gradient);
        for (i, slope) in gradient.iter().enumerate() {
            let unit = |size: f64| {
                let mut place = 0;
                AT.map_scalars(&mut |_: f64| {
                    place += 1;
                    if place == i + 1 { size } else { 0.0 }
                })
            };
            let (_, forward) = jvp(|x| end(ode, x, 0.0..2.0), &AT, &unit(1.0)).expect("the shapes agree");
            assert!((slope - forward).abs() < 1e-11, "{ode:?}: {slope} {forward}");
            let at = |size: f64| {
                let ((a, [b, c]), (d, [e, f])) = (AT, unit(size));
                end(ode, (a + d, [b + e, c + f]), 0.0..2.0)
            };
            let difference = (at(1e-5) - at(-1e-5)) / 2e-5;
            // Adaptive steps differ from point to point, within the tolerance.
            assert!((slope - difference).abs() < 2e-4, "{ode:?}: {slope} {difference}");
        }
        let taped = grad(|x| end(ode.on_tape(), x, 0.0..2.0), &AT);
        assert!(flat(&taped).iter().zip(&gradient).all(|(a, b)| (a - b).abs() < 1e-12), "{ode:?}");
    }
}

#[test]
fn second_derivatives_are_those_of_the_steps() {
    for ode in [Ode::rk4(10), Ode::dopri5(5), Ode::implicit_euler(10)] {
        let matrix = hessian(|x| end(ode, x, 0.0..1.0), &AT);
        let slopes = |speed: f64| flat(&grad(|x| end(ode, x, 0.0..1.0), &(speed, AT.1)));
        let differences: Vec<f64> =
            slopes(AT.0 + 1e-5).iter().zip(slopes(AT.0 - 1e-5)).map(|(a, b)| (a - b) / 2e-5).collect();
        for (found, expected) in matrix.row(0).iter().zip(differences) {
            assert!((found - expected).abs() < 1e-7, "{ode:?}: {found} {expected}");
        }
    }
}

/// A method with a number of steps.
type Method = fn(usize) -> Ode;

#[test]
fn the_error_falls_with_the_order_of_the_method() {
    // y' = −t y · p from y(0) = 1: y = exp(−p t²/2), and its slope in p is −t²/2 · y.
    let solve = |ode: Ode| -> [f64; 2] {
        let f = |t: Reverse, y: &Reverse, p: &Reverse| -(t * *y * *p);
        let (y, slope) = value_and_grad(|p: Reverse| ode.solve(f, 0.0..2.0, &Reverse::from(1.0), &p), &0.8);
        let exact = (-0.8 * 2.0_f64).exp();
        [(y - exact).abs(), (slope + 2.0 * exact).abs()]
    };
    let orders: [(Method, f64, usize); 3] =
        [(Ode::rk4, 4.0, 20), (Ode::dopri5, 5.0, 20), (Ode::implicit_euler, 1.0, 200)];
    for (method, order, steps) in orders {
        let (coarse, fine) = (solve(method(steps)), solve(method(2 * steps)));
        for (coarse, fine) in coarse.iter().zip(fine) {
            let found = (coarse / fine).log2();
            assert!((found - order).abs() < 0.25, "order {found} in place of {order}");
        }
    }
    for tolerance in [1e-4, 1e-6, 1e-8, 1e-10] {
        let [value, slope] = solve(Ode::adaptive(tolerance));
        assert!(value < 20.0 * tolerance && slope < 100.0 * tolerance, "{tolerance}: {value} {slope}");
    }
}

#[test]
fn time_may_run_backwards_and_stops_return() {
    for ode in [Ode::rk4(200), Ode::adaptive(1e-10)] {
        let there = ode.solve(motion, 0.0..2.0, &start(), &AT);
        let back: Runner = ode.solve(motion, 2.0..0.0, &there, &AT);
        let expected = flat(&start::<f64>());
        assert!(flat(&back).iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-7), "{back:?}");
        assert_eq!(ode.solve(motion, 1.0..1.0, &there, &AT), there);
        let stops = ode.solve_at(motion, 0.0, &[0.5, 0.5, 2.0], &start(), &AT);
        assert_eq!((stops.len(), &stops[0]), (3, &stops[1]));
        assert!(flat(&stops[2]).iter().zip(flat(&there)).all(|(a, b)| (a - b).abs() < 1e-7));
    }
}

#[test]
fn the_state_at_the_start_has_derivatives_too() {
    // A rotation: the derivative is the rotation itself.
    let turn = |_: Reverse, &[x, y]: &[Reverse; 2], (): &()| [-y, x];
    let matrix = jacobian(|start| Ode::rk4(100).solve(turn, 0.0..1.0, &start, &()), &[3.0, 4.0]);
    let (sin, cos) = 1f64.sin_cos();
    for (found, expected) in matrix.entries().iter().zip([cos, -sin, sin, cos]) {
        assert!((found - expected).abs() < 1e-9, "{found} {expected}");
    }
}

#[test]
fn memory_stays_within_the_budget() {
    let bytes = |ode: Ode| {
        let (_, pullback) = vjp(|x| end(ode, x, 0.0..2.0), &AT);
        pullback.call(&1.0).expect("a cotangent");
        pullback.statistics().nodes
    };
    let (kept, all) = (bytes(Ode::rk4(2000).budget(Budget::Bytes(1 << 16))), bytes(Ode::rk4(2000).on_tape()));
    assert!(kept < 10 && all > 50_000, "{kept} {all}");
}

#[test]
fn stiff_problems_are_for_implicit_steps() {
    // y' = −1000 (y − cos t): explicit steps of 1/50 diverge.
    let f = |t: Reverse, y: &Reverse, rate: &Reverse| (t.cos() - *y) * *rate;
    let solve = |ode: Ode| {
        value_and_grad(|rate: Reverse| ode.solve(f, 0.0..1.0, &Reverse::from(0.0), &rate), &1000.0)
    };
    let (value, slope) = solve(Ode::implicit_euler(50));
    assert!((value - 1f64.cos()).abs() < 1e-2 && slope.abs() < 1e-4, "{value} {slope}");
    assert!(solve(Ode::rk4(50)).0.abs() > 1e6);
    // y ≈ cos t + sin t / rate.
    assert!((slope + 1f64.sin() / 1e6).abs() < 2e-8, "{slope}");
}

/// Robertson's reaction.
fn kinetics<R: Real>(_: R, y: &[R; 3], k: &[R; 3]) -> [R; 3] {
    let (a, b, c) = (k[0] * y[0], k[1] * y[1] * y[2], k[2] * y[1] * y[1]);
    [b - a, a - b - c, c]
}

#[test]
fn implicit_steps_stay_on_the_branch_of_the_solution() {
    // The equation of the first step has two roots; at the other one, the second concentration is negative.
    let rates = [0.04, 1e4, 3e7];
    let first = Ode::implicit_euler(1).solve(kinetics::<f64>, 0.0..0.002, &[1.0, 0.0, 0.0], &rates);
    assert!((first[1] - 2.911e-5).abs() < 1e-8, "{first:?}");

    let left = |k: [Reverse; 3]| {
        let start = [1.0, 0.0, 0.0].map(Reverse::from);
        Ode::implicit_euler(2000).solve(kinetics, 0.0..40.0, &start, &k)[0]
    };
    let (value, slopes) = value_and_grad(left, &rates);
    // Value and slope by BDF and forward sensitivities of another library.
    assert!((value - 0.715_827).abs() < 2e-4 && (slopes[0] + 4.247_56).abs() < 3e-3, "{value} {slopes:?}");
}

fn message<T>(f: impl FnOnce() -> T) -> String {
    let Err(panic) = catch_unwind(AssertUnwindSafe(f)) else { panic!("it was not refused") };
    match panic.downcast::<String>() {
        Ok(text) => *text,
        Err(panic) => (*panic.downcast::<&str>().expect("a message")).to_owned(),
    }
}

#[test]
fn what_cannot_be_integrated_is_refused() {
    let grow = |_: f64, y: &f64, (): &()| y * y;
    // y' = y² from 1 is 1 / (1 − t): it has no value beyond t = 1.
    let text = message(|| Ode::adaptive(1e-6).solve(grow, 0.0..2.0, &1.0, &()));
    assert!(text.contains("too short at t = 0.99") || text.contains("too short at t = 1"), "{text}");
    let text = message(|| Ode::implicit_euler(2).solve(grow, 0.0..2.0, &1.0, &()));
    assert!(text.contains("did not converge") || text.contains("singular"), "{text}");
    let text = message(|| Ode::rk4(0).solve(grow, 0.0..2.0, &1.0, &()));
    assert!(text.contains("integration of no steps"), "{text}");
    let text = message(|| Ode::rk4(1).solve(grow, 0.0..f64::NAN, &1.0, &()));
    assert!(text.contains("not finite"), "{text}");
    let short = |_: f64, y: &Vec<f64>, (): &()| y[1..].to_vec();
    let text = message(|| Ode::rk4(1).solve(short, 0.0..1.0, &vec![1.0, 2.0], &()));
    assert!(text.contains("another shape than the state: expected length 2, found 1"), "{text}");
    let nan = |_: f64, _: &f64, (): &()| f64::NAN;
    let text = message(|| Ode::adaptive(1e-6).solve(nan, 0.0..2.0, &1.0, &()));
    assert!(text.contains("too short"), "{text}");
    // Captured numbers would lose their derivatives.
    let captures = |x: Reverse| {
        let f = move |_: Reverse, y: &Reverse, (): &()| *y * x;
        Ode::rk4(3).solve(f, 0.0..1.0, &Reverse::from(1.0), &())
    };
    let text = message(|| grad(captures, &1.0));
    assert!(text.contains("captured a differentiable value"), "{text}");
}
