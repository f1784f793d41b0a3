//! Objectives as solvers see them: vectors, the memory of the last point, constraints, and errors.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use adjoin::objective::{EvaluationError, Flat, FlatResiduals, Program, from_gradient};
use adjoin::prelude::*;
use adjoin::{Matrix, Objective, Residuals, Vector, With, objective};

#[derive(Clone, Debug, PartialEq, Differentiable)]
enum Layer<R: Real = f64> {
    Dense { weights: Matrix<R>, bias: Vector<R> },
    Scale(R),
}

#[test]
fn a_structure_is_its_scalars_in_order() {
    let dense =
        Layer::Dense { weights: Matrix::from_rows([[1.0, 2.0], [3.0, 4.0]]), bias: Vector::from([5.0, 6.0]) };
    let names = BTreeMap::from([("a", 8.0), ("b", 9.0)]);
    let model = (vec![dense, Layer::Scale(7.0)], Some(Box::new([names.clone(), names])), [(0.5, "text")]);
    let scalars = model.flatten();
    assert_eq!(scalars, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 8.0, 9.0, 0.5]);

    let others: Vec<f64> = scalars.iter().map(|x| 10.0 * x).collect();
    let other = model.with_scalars(&others).unwrap();
    assert_eq!(other, model.map_scalars(&mut |x: f64| 10.0 * x));
    assert_eq!(other.flatten(), others);

    let mut in_place = model.clone();
    in_place.set_scalars(&others).unwrap();
    assert_eq!(in_place, other);
    let mut flat = vec![0.0; 12];
    other.flatten_into(&mut flat).unwrap();
    assert_eq!(flat, others);
}

#[test]
fn vectors_keep_their_memory_when_their_scalars_are_set() {
    let mut model = (vec![vec![0.0; 3]; 2], Vector::<f64>::zeros(2), Some(0.0));
    let places = (model.0[1].as_ptr(), model.1.as_mut_slice().as_ptr());
    model.set_scalars(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]).unwrap();
    assert_eq!(places, (model.0[1].as_ptr(), model.1.as_mut_slice().as_ptr()));
    assert_eq!(model, (vec![vec![1.0, 2.0, 3.0], vec![4.0, 5.0, 6.0]], Vector::from([7.0, 8.0]), Some(9.0)));
}

#[test]
fn a_list_of_another_length_changes_nothing() {
    let mut model = (1.0, vec![2.0]);
    assert_eq!(model.set_scalars(&[0.0; 3]).unwrap_err().to_string(), "expected length 2, found 3");
    assert_eq!(model.with_scalars(&[0.0]).unwrap_err().to_string(), "expected length 2, found 1");
    assert_eq!(model.flatten_into(&mut [0.0; 3]).unwrap_err().to_string(), "expected length 2, found 3");
    assert_eq!(model, (1.0, vec![2.0]));
}

/// x₀² x₁, which counts how often it is run at `f64` and how often it is recorded.
#[derive(Default)]
struct Counted {
    plain: AtomicUsize,
    recorded: AtomicUsize,
}

impl Objective for Counted {
    type Input = [f64; 2];

    fn at<R: Real>(&self, [x, y]: With<[f64; 2], R>) -> R
    where
        f64: LeftOf<R>,
        for<'a> &'a R: RefOps<R>,
    {
        let plain = std::any::type_name::<R>() == "f64";
        (if plain { &self.plain } else { &self.recorded }).fetch_add(1, Ordering::Relaxed);
        x * x * y
    }
}

impl Counted {
    fn runs(&self) -> (usize, usize) {
        (self.plain.load(Ordering::Relaxed), self.recorded.load(Ordering::Relaxed))
    }
}

#[test]
fn value_and_gradient_at_one_point_record_once() {
    let (flat, mut gradient) = (Flat::new(Counted::default(), [0.0; 2]), [0.0; 2]);
    flat.value_and_grad(&[1.0, 2.0], &mut gradient).unwrap();
    assert_eq!(flat.value(&[1.0, 2.0]), Ok(2.0));
    flat.value_and_grad(&[1.0, 2.0], &mut gradient).unwrap();
    assert_eq!(flat.objective().runs(), (0, 1));

    // And with the value first, at each of many points.
    for step in 0..10 {
        let x = [f64::from(step), 3.0];
        assert_eq!(flat.value(&x), Ok(x[0] * x[0] * 3.0));
        assert_eq!(flat.value_and_grad(&x, &mut gradient), Ok(x[0] * x[0] * 3.0));
        assert_eq!(gradient, [2.0 * x[0] * 3.0, x[0] * x[0]]);
    }
    assert_eq!(flat.objective().runs(), (0, 11));
}

#[test]
fn a_solver_without_gradients_never_records() {
    let flat = Flat::new(Counted::default(), [0.0; 2]);
    for step in 0..10 {
        flat.value(&[f64::from(step), 1.0]).unwrap();
    }
    assert_eq!(flat.objective().runs(), (10, 0));
    // The first request for a gradient records, and no value at that point is computed again.
    flat.value_and_grad(&[9.0, 1.0], &mut [0.0; 2]).unwrap();
    assert_eq!(flat.objective().runs(), (10, 1));
}

#[test]
fn zero_and_minus_zero_are_different_points() {
    let sign = objective!(|x: f64| x.recip().atan());
    let flat = Flat::new(&sign, 0.0);
    assert!(flat.value(&[0.0]).unwrap() > 1.0 && flat.value(&[-0.0]).unwrap() < -1.0);
}

#[test]
fn mistakes_are_errors_that_say_what_to_do() {
    let root = objective!(|x: (f64, [f64; 2])| {
        assert!(x.0 < 10.0, "no model for {}", x.0);
        x.0.sqrt() + x.1[0] * x.1[1].ln()
    });
    let flat = Flat::new(&root, (1.0, [1.0, 1.0]));
    let mut gradient = [0.0; 3];
    let message = |result: Result<f64, EvaluationError>| result.unwrap_err().to_string();

    assert_eq!(message(flat.value(&[1.0])), "the point has length 1, but 3 was expected");
    assert_eq!(
        message(flat.value_and_grad(&[1.0; 3], &mut [0.0; 2])),
        "the gradient has length 2, but 3 was expected"
    );
    assert_eq!(
        message(flat.value_and_grad(&[-1.0, 1.0, 1.0], &mut gradient)),
        "the value is NaN at the point .0 = -1, .1[0] = 1, .1[1] = 1"
    );
    assert_eq!(
        message(flat.value_and_grad(&[0.0, 1.0, 1.0], &mut gradient)),
        "the derivative by .0 is inf at the point .0 = 0, .1[0] = 1, .1[1] = 1"
    );
    assert_eq!(message(flat.value(&[11.0, 1.0, 1.0])), "the function panicked: no model for 11");
    assert_eq!(
        message(flat.value_and_grad(&[11.0, 1.0, 1.0], &mut gradient)),
        "the function panicked: no model for 11"
    );
    // The solver has to handle an infinite value.
    assert_eq!(flat.value(&[1.0, -1.0, 0.0]), Ok(f64::INFINITY));
    // The first error is kept for solvers that report only "failed", and everything works as before.
    let first = flat.take_failure().unwrap();
    assert_eq!(first, EvaluationError::Length { what: "the point", expected: 3, found: 1 });
    assert!(!first.is_recoverable() && flat.take_failure().is_none());
    assert_eq!(flat.value_and_grad(&[4.0, 1.0, 1.0], &mut gradient), Ok(2.0));
    assert_eq!(gradient, [0.25, 0.0, 1.0]);
    assert!(flat.value(&[-1.0, 1.0, 1.0]).unwrap_err().is_recoverable());
}

#[test]
fn hessians_of_a_vector_agree_with_the_verbs() {
    let f = objective!(|x: Vec<f64>| x.windows(2).map(|p| (p[1] - p[0].powi(2)).powi(2)).sum::<R>());
    let flat = Flat::new(&f, vec![0.0; 4]);
    let x = [0.3, -0.2, 0.5, 0.7];
    let dense = flat.hessian(&x).unwrap();
    assert_eq!(dense.entries(), f.hessian(&x.to_vec()).entries());
    let sparse = flat.sparse_hessian(&x).unwrap();
    assert_eq!(sparse.to_dense(), dense.entries());
    let (mut product, vector) = ([0.0; 4], [1.0, 2.0, 3.0, 4.0]);
    flat.hvp(&x, &vector, &mut product).unwrap();
    for (row, found) in product.iter().enumerate() {
        let expected: f64 = dense.row(row).iter().zip(vector).map(|(h, v)| h * v).sum();
        assert!((found - expected).abs() < 1e-13, "{found} {expected}");
    }
}

#[test]
fn a_sparse_hessian_grows_where_the_function_branches() {
    let f = objective!(|[x, y]: [f64; 2]| if x > 0.0 { x * y } else { x * x + y * y });
    let flat = Flat::new(&f, [-1.0, 1.0]);
    assert_eq!(flat.sparse_hessian(&[-1.0, 1.0]).unwrap().to_dense(), [2.0, 0.0, 0.0, 2.0]);
    assert_eq!(flat.sparse_hessian(&[1.0, 1.0]).unwrap().to_dense(), [0.0, 1.0, 1.0, 0.0]);
    assert_eq!(flat.sparse_hessian(&[-1.0, 1.0]).unwrap().to_dense(), [2.0, 0.0, 0.0, 2.0]);
}

#[test]
fn residuals_of_a_vector_agree_with_the_verbs() {
    let g = objective!(|(a, b): (f64, Vec<f64>)| -> Vec<f64> { b.iter().map(|b| a * b.sin()).collect() });
    let flat = FlatResiduals::new(&g, (1.0, vec![0.0; 3])).unwrap();
    let x = [2.0, 0.1, 0.2, 0.3];
    let point = flat.structure(&x).unwrap();
    let mut entries = [0.0; 12];
    flat.jacobian_into(&x, &mut entries).unwrap();
    assert_eq!(entries, g.jacobian(&point).entries());
    assert_eq!(flat.sparse_jacobian(&x).unwrap().to_dense(), entries);
    assert_eq!(flat.values(&x).unwrap(), g.value(&point));
    let (v, w) = ([1.0, -2.0, 0.5, 3.0], [2.0, 1.0, -1.0]);
    let (mut forward, mut backward) = ([0.0; 3], [0.0; 4]);
    flat.jvp(&x, &v, &mut forward).unwrap();
    flat.vjp(&x, &w, &mut backward).unwrap();
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    assert!((dot(&forward, &w) - dot(&backward, &v)).abs() < 1e-14);
    assert!((0..3).all(|row| (forward[row] - dot(&entries[4 * row..][..4], &v)).abs() < 1e-14));
}

#[test]
fn residuals_that_change_their_number_or_panic_are_errors() {
    let g = objective!(|x: f64| -> Vec<f64> {
        assert!(x < 5.0, "too far");
        vec![x; if x > 1.0 { 3 } else { 2 }]
    });
    let flat = FlatResiduals::new(&g, 0.0).unwrap();
    let message = |x: f64| flat.values(&[x]).unwrap_err().to_string();
    assert_eq!(message(2.0), "the output has length 3, but 2 was expected");
    assert_eq!(message(6.0), "the function panicked: too far");
    let root = objective!(|x: f64| -> (f64, f64) { (x, x.sqrt()) });
    let error = FlatResiduals::new(&root, 1.0).unwrap().values(&[-2.0]).unwrap_err();
    assert_eq!(error.to_string(), "the output .1 is NaN at the point x = -2");
    assert_eq!(flat.jacobian_into(&[2.0], &mut [0.0; 2]).unwrap_err().to_string(), message(2.0));
    assert_eq!(FlatResiduals::new(&g, 7.0).unwrap_err(), EvaluationError::Panic("too far".to_owned()));
    assert_eq!(flat.values(&[0.5]), Ok(vec![0.5; 2]));
}

#[test]
fn a_program_has_the_lower_triangle_of_the_lagrangian_in_order() {
    // Hock and Schittkowski's problem 71.
    let f = objective!(|x: [f64; 4]| x[0] * x[3] * (x[0] + x[1] + x[2]) + x[2]);
    let g = objective!(|x: [f64; 4]| -> (f64, f64) {
        (x[0] * x[1] * x[2] * x[3], x.iter().map(|x| *x * *x).sum::<R>())
    });
    let start = [1.0, 5.0, 5.0, 1.0];
    let program = Program::new(&f, &g, start).unwrap();
    assert_eq!((program.variables(), program.constraints()), (4, 2));

    let mut jacobian = vec![0.0; program.jacobian_places().0.len()];
    program.jacobian_into(&start, &mut jacobian).unwrap();
    let dense = g.jacobian(&start);
    let (rows, columns) = program.jacobian_places();
    assert!(rows.iter().zip(columns).zip(&jacobian).all(|((i, j), v)| dense[(*i, *j)] == *v));
    assert_eq!(jacobian.len(), 8);

    let (sigma, lambda) = (0.7, [1.5, -0.25]);
    let mut hessian = vec![0.0; program.hessian_places().0.len()];
    program.hessian_into(&start, sigma, &lambda, &mut hessian).unwrap();
    let of_f = f.hessian(&start);
    let (rows, columns) = program.hessian_places();
    assert_eq!(hessian.len(), 10);
    for ((i, j), value) in rows.iter().zip(columns).zip(&hessian) {
        assert!(j <= i);
        // By hand: the second derivatives of the product are products of the other two, those of the sum of
        // squares 2.
        let product =
            if i == j { 0.0 } else { (0..4).filter(|k| k != i && k != j).map(|k| start[k]).product() };
        let square = if i == j { 2.0 } else { 0.0 };
        let expected = sigma * of_f[(*i, *j)] + lambda[0] * product + lambda[1] * square;
        assert!((value - expected).abs() < 1e-12, "({i}, {j}): {value} {expected}");
    }
}

#[test]
fn a_program_finds_out_that_its_pattern_is_too_small() {
    let f = objective!(|[x, y]: [f64; 2]| if x > 0.0 { x * y } else { x * x });
    let g = objective!(|[x, y]: [f64; 2]| -> f64 { if x > 0.0 { x + y } else { x } });
    let program = Program::new(&f, &g, [-1.0, 1.0]).unwrap();
    let mut one = vec![0.0; program.jacobian_places().0.len()];
    let error = program.jacobian_into(&[1.0, 1.0], &mut one).unwrap_err().to_string();
    assert!(error.contains("row 0, column 1") && error.contains("union"), "{error}");
    let mut lower = vec![0.0; program.hessian_places().0.len()];
    assert!(program.hessian_into(&[1.0, 1.0], 1.0, &[1.0], &mut lower).is_err());

    for program in [program.also_at(&[1.0, 1.0]).unwrap(), Program::new(&f, &g, [-1.0, 1.0]).unwrap().dense()]
    {
        let mut both = vec![0.0; program.jacobian_places().0.len()];
        program.jacobian_into(&[1.0, 1.0], &mut both).unwrap();
        assert_eq!(both, [1.0, 1.0]);
        let mut lower = vec![0.0; program.hessian_places().0.len()];
        program.hessian_into(&[1.0, 1.0], 2.0, &[1.0], &mut lower).unwrap();
        let (rows, columns) = program.hessian_places();
        let mixed = rows.iter().zip(columns).position(|place| place == (&1, &0)).unwrap();
        assert_eq!(lower[mixed], 2.0);
    }
}

#[differentiable]
mod model {
    use rayon::prelude::*;

    pub(crate) fn misfit(w: &[f64], #[constant] data: &[f64]) -> f64 {
        data.par_iter().map(|x| (w[0] * x + w[1]).sin()).sum()
    }

    #[compiled]
    pub(crate) fn misfit_in_a_loop(w: &[f64], data: &[f64]) -> f64 {
        let mut total = 0.0;
        for i in 0..data.len() {
            total += (w[0] * data[i] + w[1]).sin();
        }
        total
    }
}

#[test]
fn parallel_and_compiled_objectives_are_objectives() {
    let data: Vec<f64> = (0..500).map(|i| f64::from(i) * 0.01).collect();
    let parallel = objective!([data: Vec<f64>] |w: Vec<f64>| model::misfit(&w, data));
    let direct = from_gradient(
        |w: &Vec<f64>| model::misfit_in_a_loop(w, &data),
        |w: &Vec<f64>| {
            let (value, (by_w, _)) = model::misfit_in_a_loop::value_and_grad(w, &data);
            (value, by_w)
        },
    );
    let start = || vec![0.4, -0.1];
    let solve = |threads| {
        let pool = adjoin::rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let mut gradient = [0.0; 2];
        let value = pool
            .install(|| Flat::new(&parallel, start()).value_and_grad(&[0.7, 0.2], &mut gradient).unwrap());
        (value, gradient)
    };
    let (value, gradient) = solve(1);
    assert_eq!((value, gradient), solve(2));
    let mut other = [0.0; 2];
    let by_loop = Flat::new(direct, start()).value_and_grad(&[0.7, 0.2], &mut other).unwrap();
    assert!((value - by_loop).abs() < 1e-10);
    assert!(gradient.iter().zip(other).all(|(a, b)| (a - b).abs() < 1e-9), "{gradient:?} {other:?}");
}

#[test]
fn no_thread_waits_for_the_memory_of_the_last_point() {
    let f = objective!(|x: Vec<f64>| x.iter().map(|x| x.sin()).sum::<R>());
    let flat = Flat::new(&f, vec![0.0; 50]);
    let solve = |seed: usize| {
        let mut gradient = vec![0.0; 50];
        for step in 0..200 {
            let x: Vec<f64> = (0..50).map(|i| ((seed + step) * 50 + i) as f64).collect();
            let value = flat.value_and_grad(&x, &mut gradient).unwrap();
            assert_eq!(value, x.iter().map(|x| x.sin()).sum::<f64>());
            assert!(gradient.iter().zip(&x).all(|(g, x)| *g == x.cos()));
        }
    };
    std::thread::scope(|scope| {
        for seed in 0..3 {
            let solve = &solve;
            scope.spawn(move || solve(1000 * seed));
        }
    });
}

#[test]
fn a_nan_residual_is_an_error_of_the_jacobian_too() {
    // What was seen is NaN; no derivative depends on it.
    let seen = [1.0, f64::NAN];
    let g = objective!([seen: [f64; 2]] |x: f64| -> [f64; 2] { [x - seen[0], x - seen[1]] });
    let flat = FlatResiduals::new(&g, 0.0).unwrap();
    let error = flat.jacobian_by(&[3.0], |_, _| ()).unwrap_err();
    assert_eq!(error.to_string(), "the output [1] is NaN at the point x = 3");
    assert_eq!(flat.jacobian_into(&[3.0], &mut [0.0; 2]).unwrap_err().to_string(), error.to_string());
    let short = flat.jacobian_into(&[3.0], &mut [0.0; 1]).unwrap_err();
    assert_eq!(short.to_string(), "the Jacobian has length 1, but 2 was expected");
}

#[test]
fn an_objective_that_owns_its_data_can_be_returned_and_sent() {
    fn misses(seen: Vec<f64>) -> impl Residuals<Input = f64, Output = Vec<f64>> + Send + Sync + 'static {
        objective!(move [seen: Vec<f64>] |x: f64| -> Vec<f64> { seen.iter().map(|y| x * x - *y).collect() })
    }
    let misses = misses(vec![1.0, 2.0]);
    let entries = std::thread::spawn(move || misses.jacobian(&3.0).entries().to_vec()).join().unwrap();
    assert_eq!(entries, [6.0, 6.0]);
}
