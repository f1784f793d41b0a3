//! Jacobians by the direct entries: by rows, by columns, and by the tape.

use adjoin::prelude::*;

use crate::support::assert_close;

#[differentiable]
mod model {
    #[derive(Clone, Debug, PartialEq)]
    pub struct Body {
        pub place: [f64; 2],
        pub masses: Vec<f64>,
        #[constant]
        pub scale: f64,
    }

    impl Body {
        /// Changes the receiver, and returns something else.
        #[compiled]
        pub fn moved(&mut self, by: f64, steps: usize) -> (f64, f64) {
            let mut energy = 0.0;
            for k in 0..steps {
                let m = self.masses[k % self.masses.len()];
                self.place[0] += by * (self.place[1] * m).sin() * self.scale;
                self.place[1] = self.place[0] * self.place[1] - m;
                energy += m * self.place[0] * self.place[0];
            }
            (energy, self.place[0] * by)
        }
    }

    /// As many rows as there are steps. Values are overwritten, and stored for R.
    #[compiled]
    pub fn orbit(x: &[f64], #[constant] by: &[f64], steps: usize) -> Vec<f64> {
        let mut state = x.to_vec();
        let mut seen = Vec::new();
        for k in 0..steps {
            let i = k % state.len();
            let j = (k + 1) % state.len();
            state[i] = (state[i] * state[j] + by[k % by.len()]).sin() * 0.9;
            if state[i] > 0.1 {
                state[j] *= state[i];
            }
            seen.push(state[i] + state[j]);
        }
        seen
    }

    /// Dense sums in innermost loops, whose bars are summed in lanes of their own.
    #[compiled]
    pub fn layer<const N: usize>(w: &[f64], x: &[f64; N]) -> [f64; 3] {
        let mut y = [0.0; 3];
        for r in 0..3 {
            for j in 0..N {
                y[r] += w[r * N + j] * x[j];
            }
            y[r] = if y[r] > 0.0 { y[r] } else { 0.1 * y[r] };
        }
        y
    }

    /// At 0 a slope is infinite, and the other factor 0.
    #[compiled]
    pub fn lengths(x: f64, y: f64) -> [f64; 2] {
        let square = x * x;
        [square.sqrt(), square * y]
    }

    /// The same, with more rows than columns.
    #[compiled]
    pub fn tall_lengths(x: f64, y: f64) -> [f64; 3] {
        let square = x * x;
        [square.sqrt(), square * y, y.exp()]
    }

    /// F and R of a recursive function are not apart, so the Jacobian is the tape's.
    #[compiled]
    pub fn halves(x: &[f64], v: &mut [f64; 2]) -> (f64, f64) {
        if x.len() < 2 {
            v[0] *= 0.5;
            return (x[0] * v[1], x[0] * x[0]);
        }
        let (left, right) = x.split_at(x.len() / 2);
        let (a, b) = halves(left, v);
        let (c, d) = halves(right, v);
        v[1] += a * c;
        (a * d, b + c)
    }

    /// No result but the final value.
    #[compiled]
    pub fn swap(v: &mut [f64; 2], value: f64, rows: usize) {
        let old = v[0];
        v[0] = v[1] * value;
        v[1] = old / value + rows as f64;
    }

    /// Its parameters are called like variables of the entries.
    #[compiled]
    pub fn names(value: &[f64], finite: f64, by_tape: f64) -> [f64; 2] {
        [value[0] * finite, value[1] * by_tape]
    }

    #[compiled]
    pub fn nothing(x: &[f64]) -> Vec<f64> {
        let mut all = Vec::new();
        for x in x {
            all.push(x * 2.0);
        }
        all
    }
}

use model::Body;

fn start() -> (Vec<f64>, [f64; 2]) {
    ((0..5).map(|i| (f64::from(i) * 1.7 + 0.3).sin() + 0.4).collect(), [0.3, -0.6])
}

/// Rows in groups of four and less; with more rows than columns, columns by tangents.
#[test]
fn rows_and_columns_agree_with_the_tape() {
    let (x, by) = start();
    for steps in [0, 1, 3, 4, 5, 6, 9, 14] {
        let (value, matrix) = model::orbit::value_and_jacobian(&x, &by, steps);
        assert_eq!(value, model::orbit(&x, &by, steps));
        assert_eq!((matrix.rows(), matrix.columns()), (steps, 5));
        let taped = |x: Vec<Reverse>| model::__adjoin_taped_orbit(&x, &by, steps);
        assert_close("orbit", matrix.entries(), jacobian(taped, &x).entries(), 1e-12);
        let mut entries = vec![7.0; 5 * steps];
        assert_eq!(model::orbit::value_and_jacobian_into(&x, &by, steps, &mut entries), value);
        assert_eq!(entries, matrix.entries());
        for row in 0..steps {
            let mut seed = vec![0.0; steps];
            seed[row] = 1.0;
            let (_, cotangent) = model::orbit::value_and_vjp(&x, &by, steps, &seed);
            if steps <= 5 {
                assert_eq!(matrix.row(row), cotangent, "the bits of a pullback");
            } else {
                assert_close("row", matrix.row(row), &cotangent, 1e-12);
            }
        }
    }
}

#[test]
fn const_parameters_and_several_arguments() {
    let w: Vec<f64> = (0..21).map(|i| (f64::from(i) * 0.9).cos()).collect();
    let x: [f64; 7] = std::array::from_fn(|i| (i as f64 * 0.4).sin() - 0.3);
    let (value, matrix) = model::layer::value_and_jacobian(&w, &x);
    assert_eq!(value, model::layer(&w, &x));
    let taped = |(w, x): (Vec<Reverse>, [Reverse; 7])| model::__adjoin_taped_layer(&w, &x);
    let by_tape = jacobian(taped, &(w.clone(), x));
    assert_close("layer", matrix.entries(), by_tape.entries(), 1e-12);
    let (by_w, by_x): (Vec<f64>, [f64; 7]) = matrix.gradient(1);
    assert_eq!((&by_w[..], &by_x[..]), (&matrix.row(1)[..21], &matrix.row(1)[21..]));
}

/// The arguments of the matrix are those before the call.
#[test]
fn final_values_are_rows_below_the_result() {
    let body = Body { place: [0.4, -0.7], masses: vec![1.2, 0.8, 0.5], scale: 0.9 };
    let mut changed = body.clone();
    let (value, matrix) = changed.moved_value_and_jacobian(0.3, 3);
    let mut plain = body.clone();
    assert_eq!((value, &changed), (plain.moved(0.3, 3), &plain));
    let f = |(mut body, by): (Body<Reverse>, Reverse)| {
        let result = body.__adjoin_taped_moved(by, 3);
        (result, body)
    };
    let by_tape = jacobian(f, &(body.clone(), 0.3));
    // Two results, two coordinates and three masses; the scale is no number of the matrix.
    assert_eq!((matrix.rows(), matrix.columns()), (7, 6));
    assert_close("moved", matrix.entries(), by_tape.entries(), 1e-12);

    let mut v = [0.5, 3.0];
    let mut entries = [0.0; 6];
    model::swap::value_and_jacobian_into(&mut v, 2.0, 1, &mut entries);
    assert_eq!(v, [6.0, 1.25]);
    assert_eq!(entries, [0.0, 2.0, 3.0, 0.5, 0.0, -0.125]);
}

#[test]
fn recursive_functions_have_jacobians() {
    let (x, start) = (vec![0.5, -0.8, 1.2], [0.9, 1.1]);
    let (mut v, mut plain) = (start, start);
    let (value, matrix) = model::halves::value_and_jacobian(&x, &mut v);
    assert_eq!((value, v), (model::halves(&x, &mut plain), plain));
    for row in 0..4 {
        let unit = |number: usize| f64::from(u8::from(number == row));
        let (first, second) = ((unit(0), unit(1)), [unit(2), unit(3)]);
        let (_, (by_x, by_v)) = model::halves::value_and_vjp(&x, &mut start.clone(), &first, &second);
        assert_close("halves", matrix.row(row), &[&by_x[..], &by_v[..]].concat(), 1e-12);
    }
}

#[test]
fn zero_times_infinity_is_zero_in_rows() {
    let (value, matrix) = model::lengths::value_and_jacobian(0.0, 3.0);
    assert_eq!(value, [0.0, 0.0]);
    assert_eq!(matrix.entries(), [0.0, 0.0, 0.0, 0.0]);
}

#[test]
fn zero_times_infinity_is_zero_in_columns() {
    let (value, matrix) = model::tall_lengths::value_and_jacobian(0.0, 0.0);
    assert_eq!(value, [0.0, 0.0, 1.0]);
    assert_eq!(matrix.entries(), [0.0, 0.0, 0.0, 0.0, 0.0, 1.0]);
}

#[test]
fn parameters_are_called_like_variables_of_the_entries() {
    let (_, matrix) = model::names::value_and_jacobian(&[2.0, 3.0], 5.0, 7.0);
    assert_eq!(matrix.entries(), [5.0, 0.0, 2.0, 0.0, 0.0, 7.0, 0.0, 3.0]);
    let (_, row) = model::names::value_and_vjp(&[2.0, 3.0], 5.0, 7.0, &[1.0, 1.0]);
    assert_eq!(row, (vec![5.0, 7.0], 2.0, 3.0));
    let f = |(value, x, y): (Vec<Reverse>, Reverse, Reverse)| model::names(&value, x, y);
    assert_eq!(jacobian(f, &(vec![2.0, 3.0], 5.0, 7.0)).entries(), matrix.entries());
}

#[test]
fn a_matrix_without_entries() {
    let (value, matrix) = model::nothing::value_and_jacobian(&[]);
    assert_eq!((value.len(), matrix.rows(), matrix.columns()), (0, 0, 0));
}

#[test]
#[should_panic = "the Jacobian of 2 outputs in 2 inputs has 4 entries, but the slice has room for 3"]
fn a_slice_without_room_is_a_panic() {
    model::lengths::value_and_jacobian_into(1.0, 3.0, &mut [0.0; 3]);
}

/// The record of F is kept with the node, so that each row runs R alone.
#[test]
fn a_node_with_several_results_reports_what_it_keeps() {
    let (x, by) = start();
    let run = |steps: usize| {
        let (_, pullback) = vjp(|x: Vec<Reverse>| model::orbit(&x, &by, steps), &x);
        let seed = vec![1.0; steps];
        let first = pullback.call(&seed).expect("the shape");
        assert_eq!(
            pullback.call(&seed).expect("the shape"),
            first,
            "the record is there for every cotangent"
        );
        assert_eq!(first, model::orbit::value_and_vjp(&x, &by, steps, &seed).1);
        pullback.statistics()
    };
    let (short, long) = (run(10), run(1000));
    assert!(short.compiled_bytes > 0);
    assert!(long.compiled_bytes > 50 * short.compiled_bytes);
    assert!(long.bytes > short.bytes + (long.compiled_bytes - short.compiled_bytes));
}
