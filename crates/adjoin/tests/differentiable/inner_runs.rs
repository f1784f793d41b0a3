//! Verbs inside of differentiable modules: plain code that takes gradients, and is differentiated itself.

use adjoin::prelude::*;

#[differentiable]
#[allow(dead_code, clippy::all, clippy::pedantic, unreachable_pub)]
mod model {
    use adjoin::{derivative, grad, hessian, hvp, implicit, implicit_by, jacobian, jvp, value_and_grad, vjp};

    #[derive(Clone, Debug, PartialEq)]
    pub struct Spring {
        pub stiffness: f64,
        pub rest: f64,
    }

    impl Spring {
        fn energy(&self, x: f64) -> f64 {
            let stretch = x - self.rest;
            0.5 * self.stiffness * stretch * stretch * (1.0 + 0.1 * stretch)
        }

        /// The force is the slope of the energy: `self` is a constant of the inner run.
        pub fn force(&self, x: f64) -> f64 {
            -grad(|x| self.energy(x), &x)
        }

        pub fn force_forward(&self, x: f64) -> f64 {
            -derivative(|x| self.energy(x), x)
        }
    }

    pub fn settle(spring: &Spring, steps: usize) -> f64 {
        let (mut x, mut v) = (1.0, 0.0);
        for _ in 0..steps {
            v += 0.01 * spring.force(x);
            x += 0.01 * v;
        }
        x
    }

    /// The same with the force by hand.
    pub fn settle_by_hand(spring: &Spring, steps: usize) -> f64 {
        let (mut x, mut v) = (1.0, 0.0);
        for _ in 0..steps {
            let s = x - spring.rest;
            v += 0.01 * -spring.stiffness * (s + 0.15 * s * s);
            x += 0.01 * v;
        }
        x
    }

    /// Siskind and Pearlmutter's, word for word.
    pub fn siskind_pearlmutter(start: f64) -> f64 {
        derivative(|x| x * derivative(|y| x + y, 1.0), start)
    }

    pub fn siskind_pearlmutter_reverse(start: f64) -> f64 {
        grad(|x| x * grad(|y| x + y, &1.0), &start)
    }

    fn residual(y: f64) -> f64 {
        y * y * y
    }

    /// Newton's method for y³ = x, in which the function is named, and in which it is a closure.
    pub fn cube_root(x: f64) -> f64 {
        let mut y = 1.0;
        for _ in 0..20 {
            let slope = grad(residual, &y);
            let (value, same) = value_and_grad(|y| residual(y) - x, &y);
            y -= value / (0.5 * slope + 0.5 * same);
        }
        y
    }

    fn bisected(p: &f64) -> f64 {
        let (mut low, mut high) = (0.0, 1.0 + p);
        for _ in 0..200 {
            let middle = 0.5 * (low + high);
            if residual(middle) > *p { high = middle } else { low = middle }
        }
        low
    }

    /// The cube root again: the solution of an equation, by a function of the module and by a closure.
    pub fn implicit_root(x: f64) -> f64 {
        let named = implicit(bisected, |y, x| residual(y) - x, &x);
        named + implicit(|x: &f64| x.cbrt(), |y, x| residual(y) - x, &(x * 8.0))
    }

    /// How far springs with one end fixed are stretched by a load, with a linear solver.
    pub fn stretch(spring: &Spring, load: f64) -> f64 {
        let lengths = implicit_by(
            |(spring, load): &(Spring, f64)| vec![spring.rest + load / spring.stiffness; 3],
            |lengths: Vec<f64>, (spring, load): (Spring, f64)| -> Vec<f64> {
                lengths.iter().map(|x| spring.stiffness * (x - spring.rest) - load).collect()
            },
            |_: &Vec<f64>, (spring, _): &(Spring, f64)| {
                let stiffness = spring.stiffness;
                let divided = move |b: &[f64]| -> Vec<f64> { b.iter().map(|b| b / stiffness).collect() };
                (divided, divided)
            },
            &(spring.clone(), load),
        );
        lengths.iter().sum()
    }

    fn loss(weights: &[f64], data: &[(f64, f64)]) -> f64 {
        data.iter().map(|(x, y)| (weights[0] + weights[1] * x - y).powi(2)).sum()
    }

    /// One step of gradient descent; captured slices stay slices.
    pub fn after_a_step(weights: &[f64], data: &[(f64, f64)], rate: f64) -> f64 {
        let slopes = grad(|w| loss(&w, data), weights);
        let next: Vec<f64> = weights.iter().zip(&slopes).map(|(w, s)| w - rate * s).collect();
        loss(&next, data)
    }

    fn bowl(x: [f64; 2], skew: f64) -> f64 {
        let n = 3;
        (0..n).map(|i| (x[0] * skew + i as f64).sin() * x[1]).sum::<f64>() + 2.0 * x[0] * x[1] * x[1]
    }

    /// All the other verbs.
    pub fn others(a: f64, b: f64) -> f64 {
        let x = [a, b];
        let count = 2;
        let (value, pullback) = vjp(|x| [bowl(x, a), x[0] * count as f64], &x);
        let back = pullback.call(&[1.0, b]).unwrap();
        let (_, tangent) = jvp(|x| bowl(x, b), &x, &[0.5, a]).unwrap();
        let matrix = jacobian(|x| vec![bowl(x, a), x[1]], &x);
        let product = hvp(|x| bowl(x, a), &x, &[b, 1.0]).unwrap();
        let curvature = hessian(|x| bowl(x, b), &x);
        value[0] + back[0] * back[1] + tangent + matrix[(0, 1)] + product[0] + curvature[(0, 1)] * 0.25
    }

    /// A counter is not a scalar, and it is incremented.
    pub fn counted(x: f64) -> f64 {
        let mut calls = 0;
        let slope = grad(
            |y| {
                calls += 1;
                y * y * x
            },
            &x,
        );
        assert_eq!(calls, 1);
        slope
    }
}

fn assert_close(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-12 * (1.0 + b.abs()), "{a} is not {b}");
}

#[test]
fn a_force_may_be_the_gradient_of_an_energy() {
    let spring = model::Spring { stiffness: 2.0, rest: 0.3 };
    assert_close(spring.force(0.8), spring.force_forward(0.8));
    assert_close(model::settle(&spring, 100), model::settle_by_hand(&spring, 100));
    let slopes = grad(|s| model::settle(&s, 100), &spring);
    let expected = grad(|s| model::settle_by_hand(&s, 100), &spring);
    assert_close(slopes.stiffness, expected.stiffness);
    assert_close(slopes.rest, expected.rest);
    let direction = model::Spring { stiffness: 1.0, rest: -2.0 };
    let tangent = jvp(|s| model::settle(&s, 100), &spring, &direction).unwrap().1;
    assert_close(tangent, expected.stiffness - 2.0 * expected.rest);
}

#[test]
fn captured_numbers_are_constants_of_the_inner_run() {
    assert_eq!(model::siskind_pearlmutter(1.0), 1.0);
    assert_eq!(model::siskind_pearlmutter_reverse(1.0), 1.0);
    assert_eq!(grad(model::siskind_pearlmutter, &1.0), 0.0);
    assert_eq!(derivative(model::siskind_pearlmutter_reverse, 1.0), 0.0);
    // d/dx of 2x².
    assert_eq!(grad(model::counted, &3.0), 12.0);
}

#[test]
fn newtons_method_is_differentiated_to_any_order() {
    assert_close(model::cube_root(2.0), 2f64.cbrt());
    assert_close(grad(model::cube_root, &2.0), 2f64.cbrt() / 6.0);
    let second = -2.0 / 9.0 * 2f64.powf(-5.0 / 3.0);
    assert_close(grad(|x| grad(model::cube_root, &x), &2.0), second);
    assert_close(derivative(|x| derivative(model::cube_root, x), 2.0), second);
}

#[test]
fn solutions_of_equations_are_differentiated_in_modules() {
    let cube_root = |x: f64| 3.0 * x.cbrt();
    assert_close(model::implicit_root(2.0), cube_root(2.0));
    assert_close(grad(model::implicit_root, &2.0), cube_root(2.0) / 6.0);
    let second = -2.0 / 3.0 * 2f64.powf(-5.0 / 3.0);
    assert_close(derivative(|x| grad(model::implicit_root, &x), 2.0), second);
    let spring = model::Spring { stiffness: 2.0, rest: 0.3 };
    let slopes = grad(|spring| model::stretch(&spring, 0.5.into()), &spring);
    assert_close(slopes.rest, 3.0);
    assert_close(slopes.stiffness, -3.0 * 0.5 / 4.0);
}

#[test]
fn a_step_of_training_has_slopes_for_its_rate() {
    let data = [(0.0, 1.0), (1.0, 3.0), (2.0, 4.0)];
    let at = |rate: f64| model::after_a_step(&[0.5, 0.25], &data, rate);
    let slope = grad(|rate| model::after_a_step(&constant(&[0.5, 0.25]), &constant(&data), rate), &0.01);
    assert!((slope - (at(0.01 + 1e-5) - at(0.01 - 1e-5)) / 2e-5).abs() < 1e-6 * slope.abs());
}

#[test]
fn all_verbs_work_inside_of_modules() {
    let (a, b) = (0.7, -0.4);
    let gradient = grad(|[a, b]| model::others(a, b), &[a, b]);
    let h = 1e-5;
    let by_a = (model::others(a + h, b) - model::others(a - h, b)) / (2.0 * h);
    let by_b = (model::others(a, b + h) - model::others(a, b - h)) / (2.0 * h);
    assert!((gradient[0] - by_a).abs() < 1e-7 * (1.0 + by_a.abs()), "{} is not {by_a}", gradient[0]);
    assert!((gradient[1] - by_b).abs() < 1e-7 * (1.0 + by_b.abs()), "{} is not {by_b}", gradient[1]);
    assert_close(derivative(|a| model::others(a, b.into()), a), gradient[0]);
}
