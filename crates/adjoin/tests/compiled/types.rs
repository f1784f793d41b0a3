//! Arguments of all types, direct entries, and compiled functions among parallel code, second derivatives and
//! code that stays on the tape.

use adjoin::prelude::*;

use crate::support::assert_close;

#[differentiable]
mod model {
    #[derive(Clone, Debug, PartialEq)]
    pub struct Layer {
        pub weights: Vec<Vec<f64>>,
        pub bias: [f64; 2],
        pub steps: usize,
        #[constant]
        pub scale: f64,
    }

    impl Layer {
        fn row(&self, i: usize, x: &[f64]) -> f64 {
            let mut y = self.bias[i];
            for (w, x) in self.weights[i].iter().zip(x) {
                y += w * x;
            }
            (y * self.scale).tanh()
        }
    }

    // A struct with a `#[constant]` field, a `#[constant]` parameter, and a `mut` parameter.
    #[compiled]
    pub fn loss(layer: &Layer, mut temperature: f64, #[constant] data: &[(f64, [f64; 3])]) -> f64 {
        let mut total = 0.0;
        for _ in 0..layer.steps {
            for (target, x) in data {
                let y = layer.row(0, x) * temperature + layer.row(1, x);
                total += (y - target) * (y - target);
            }
            temperature *= 0.9;
        }
        total
    }

    // A const parameter is the length of an array and the bound of a loop.
    #[compiled]
    pub fn power<const N: usize>(x: &[f64; N], y: (f64, f64)) -> f64 {
        let mut t = y.0;
        for i in 0..N {
            t = t * x[i] + y.1.powi(i as i32) + x[i].abs().powf(1.5);
        }
        t
    }

    /// At 0 the slopes are 0 and ∞, so the compiled gradient is NaN, and the tape computes it again.
    #[compiled]
    pub fn root_of_square(x: f64) -> f64 {
        let square = x * x;
        square.sqrt()
    }

    /// The result has several floats.
    #[compiled]
    pub fn both(x: f64) -> (f64, f64) {
        let s = x.sin();
        (s * s, s.exp())
    }

    // The leaf of the parallel code below.
    #[compiled]
    pub fn energy(x: &[f64]) -> f64 {
        x.windows(2).map(|w| (w[1] - w[0]) * (w[1] - w[0])).sum::<f64>()
            + x.iter().map(|x| x.sin()).sum::<f64>()
    }
}

#[differentiable(compiled)]
mod whole {
    pub fn compiled_one(x: &[f64]) -> f64 {
        let mut s = 1.0;
        for x in x {
            s *= x.sin() + 2.0;
        }
        s
    }

    /// Recursive, so it stays on the tape.
    pub fn taped_one(x: f64, n: usize) -> f64 {
        if n == 0 { x } else { taped_one(x.sin(), n - 1) * x }
    }
}

fn layer() -> model::Layer {
    model::Layer {
        weights: vec![vec![0.3, -0.2, 0.5], vec![0.1, 0.7, -0.4]],
        bias: [0.05, -0.3],
        steps: 2,
        scale: 1.3,
    }
}

const DATA: [(f64, [f64; 3]); 3] =
    [(0.5, [1.0, 0.5, -0.5]), (-0.2, [0.3, 0.9, 0.1]), (0.8, [-0.6, 0.2, 0.4])];

#[test]
fn structs_and_several_arguments() {
    let (value, (by_layer, by_temperature)) = model::loss::value_and_grad(&layer(), 0.7, &DATA);
    assert_eq!(value, model::loss(&layer(), 0.7, &DATA));
    let taped = value_and_grad(
        |(layer, t): (model::Layer<Reverse>, Reverse)| model::__adjoin_taped_loss(&layer, t, &DATA),
        &(layer(), 0.7),
    );
    assert_eq!(taped.0, value);
    assert_close("weights", &by_layer.weights.concat(), &taped.1.0.weights.concat(), 1e-12);
    assert_close("bias", &by_layer.bias, &taped.1.0.bias, 1e-12);
    assert_close("temperature", &[by_temperature], &[taped.1.1], 1e-12);
    assert_eq!((by_layer.steps, by_layer.scale), (2, 1.3));
}

#[test]
fn the_entry_in_place_overwrites_and_checks_lengths() {
    let mut gradient = vec![9.0; 4];
    let x = [0.1, 0.4, 0.2, 0.9];
    let value = model::energy::value_and_grad_into(&x, &mut gradient);
    assert_eq!((value, gradient), model::energy::value_and_grad(&x));
    let mut short = vec![0.0; 3];
    let failure = std::panic::catch_unwind(move || model::energy::value_and_grad_into(&x, &mut short));
    assert!(failure.is_err());
}

#[test]
fn const_parameters_and_tuples() {
    let (x, y) = ([0.4, -0.9, 1.2], (0.5, 0.8));
    let (value, (by_x, by_y)) = model::power::value_and_grad(&x, y);
    let taped = value_and_grad(|(x, y)| model::__adjoin_taped_power(&x, y), &(x, y));
    assert_eq!(value, taped.0);
    assert_close("x", &by_x, &taped.1.0, 1e-12);
    assert_close("y", &[by_y.0, by_y.1], &[taped.1.1.0, taped.1.1.1], 1e-12);
}

#[test]
fn zero_times_infinity_is_zero() {
    assert_eq!(model::root_of_square::value_and_grad(0.0), (0.0, 0.0));
    assert_eq!(value_and_grad(model::root_of_square, &0.0), (0.0, 0.0));
    assert_eq!(model::root_of_square::value_and_grad(-2.0), (2.0, -1.0));
}

#[test]
fn functions_with_several_results_have_gradients() {
    let gradient = grad(|x| model::both(x).0 * model::both(x).1, &0.4);
    let by_hand = |x: f64| x.sin() * x.cos() * x.sin().exp() * (2.0 + x.sin());
    assert!((gradient - by_hand(0.4)).abs() < 1e-12);
}

#[test]
fn compiled_leaves_of_parallel_code_have_fixed_bits() {
    let rows: Vec<Vec<f64>> =
        (0..40).map(|i| (0..10).map(|j| (f64::from(i) * 0.3 + f64::from(j)).sin()).collect()).collect();
    let f = |rows: Vec<Vec<Reverse>>| {
        par_map_reduce(&rows, 0.0.into(), |row| model::energy(row).tanh(), |a, b| a + b)
    };
    let parallel = grad(f, &rows);
    let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a pool");
    assert_eq!(parallel, one.install(|| grad(f, &rows)));
    let by_forward = derivative(
        |t| {
            rows.iter().map(|row| model::energy(&row.iter().map(|x| t + *x).collect::<Vec<_>>()).tanh()).sum()
        },
        0.0,
    );
    let sum: f64 = parallel.iter().flatten().sum();
    assert!((sum - by_forward).abs() < 1e-10);
}

#[test]
fn second_derivatives_and_patterns_run_the_function_itself() {
    let x = vec![0.1, 0.4, 0.2, 0.9];
    let h = hessian(|x| model::energy(&x), &x);
    for i in 0..4usize {
        for j in 0..4usize {
            let ends = if i == 0 || i == 3 { 2.0 } else { 4.0 };
            let expected = match i.abs_diff(j) {
                0 => ends - x[i].sin(),
                1 => -2.0,
                _ => 0.0,
            };
            assert!((h[(i, j)] - expected).abs() < 1e-12, "{i} {j}: {} and {expected}", h[(i, j)]);
        }
    }
    let jacobian = jacobian(|x| vec![model::energy(&x), x[0] * model::energy(&x[..2])], &x);
    assert_eq!(jacobian.rows(), 2);
}

#[test]
fn a_module_compiles_what_it_can() {
    let x = [0.3, 0.5];
    let (value, gradient) = whole::compiled_one::value_and_grad(&x);
    assert_eq!(value, whole::compiled_one(&x));
    assert_close("compiled", &gradient, &grad(|x: Vec<Reverse>| whole::compiled_one(&x), &x.to_vec()), 1e-12);
    let slope = derivative(|x| whole::taped_one(x, 3), 0.7);
    assert!((grad(|x| whole::taped_one(x, 3), &0.7) - slope).abs() < 1e-12);
}
