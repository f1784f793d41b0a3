//! `add_scaled` is the loop that it stands for: the same values, the same derivatives, the same number of nodes, whatever the
//! slices hold, wherever it is called, and whoever reads the tape.

#[path = "support/caught.rs"]
mod caught;
#[path = "support/random.rs"]
mod support;

use adjoin::memory::{checkpoint, own_copy, streamed_sum};
use adjoin::prelude::*;
use adjoin::{Mode, add_scaled, jacobian_with};
use caught::payload_of;
use proptest::prelude::*;
use rayon::ThreadPoolBuilder;

/// `yᵢ ← yᵢ + c · xᵢ`, in one way or the other.
type Add = fn(&mut [Reverse], f64, &[Reverse]);

fn by_loop<R: Real, C: LeftOf<R> + Copy>(ys: &mut [R], factor: C, xs: &[R]) {
    for (y, x) in ys.iter_mut().zip(xs) {
        *y += factor * *x;
    }
}

/// All that there is to know about a function at a point, as bits: values, a pullback, Jacobians by sweeps of several lanes
/// and by pushing tangents forward, which inputs each result depends on, and how many nodes were recorded.
#[derive(Debug, PartialEq)]
struct Answers {
    values: Vec<u64>,
    pulled: Vec<u64>,
    jacobians: [Vec<u64>; 2],
    pattern: Vec<(usize, usize)>,
    nodes: usize,
}

fn bits(numbers: impl IntoIterator<Item = f64>) -> Vec<u64> {
    // Which NaN a NaN is, hangs on the order of operands that a compiler may exchange.
    let bits = |number: f64| if number.is_nan() { f64::NAN.to_bits() } else { number.to_bits() };
    numbers.into_iter().map(bits).collect()
}

fn answers(inputs: &Vec<f64>, f: impl Fn(&[Reverse]) -> Vec<Reverse>) -> Answers {
    let (values, pullback) = vjp(|x: Vec<Reverse>| f(&x), inputs);
    let cotangent: Vec<f64> = (1..=values.len()).map(|place| 1.0 / place as f64).collect();
    let jacobian = |mode: Mode| {
        let jacobian = jacobian_with(mode, |x: Vec<Reverse>| f(&x), inputs);
        bits(
            (0..values.len())
                .flat_map(|row| (0..inputs.len()).map(move |column| (row, column)))
                .map(|at| jacobian[at]),
        )
    };
    Answers {
        pulled: bits(pullback.call(&cotangent).unwrap()),
        jacobians: [jacobian(Mode::Reverse), jacobian(Mode::Forward)],
        pattern: jacobian_pattern(|x: Vec<Reverse>| f(&x), inputs).iter().collect(),
        nodes: pullback.statistics().nodes,
        values: bits(values),
    }
}

/// Asserts that a function is the same with either way to add.
#[track_caller]
fn agree(inputs: &Vec<f64>, f: impl Fn(&[Reverse], Add) -> Vec<Reverse>) {
    let by_loop = answers(inputs, |x| f(x, by_loop));
    let by_add_scaled = answers(inputs, |x| f(x, add_scaled));
    assert_eq!(by_add_scaled, by_loop);
}

/// Numbers that are all different, and none too large.
fn numbers(count: usize) -> Vec<f64> {
    (0..count).map(|i| (1.3 * i as f64 + 0.7).sin() * 2.0).collect()
}

/// Results of a loop: consecutive values of the task.
fn products(xs: &[Reverse]) -> Vec<Reverse> {
    xs.iter().zip(xs.iter().rev()).map(|(x, y)| *x * *y + *x).collect()
}

/// So few elements as the operators handle, whole blocks, all remainders, and more than one run.
const LENGTHS: [usize; 18] = [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 31, 64, 255, 257, 700];

#[test]
fn inputs_and_results_of_any_length() {
    for length in LENGTHS {
        agree(&numbers(2 * length), |inputs, add| {
            let (left, right) = inputs.split_at(length);
            let mut of_inputs = left.to_vec();
            add(&mut of_inputs, 0.7, right);
            add(&mut of_inputs, -1.3, left);
            let mut of_results = products(right);
            add(&mut of_results, 2.5, &of_inputs);
            add(&mut of_inputs, 1.0, &of_results);
            // The first result is swept while later ones of its run are not, and so is one in the middle.
            vec![of_inputs.iter().copied().sum(), of_results.iter().map(|y| *y * *y).sum()]
                .into_iter()
                .chain(of_results.first().copied())
                .chain(of_results.get(length / 2).copied())
                .collect()
        });
    }
}

/// A matrix of parameters, lower triangular and column by column, times a vector of data.
fn triangle(parameters: &[Reverse], data: &[f64], add: Add) -> Vec<Reverse> {
    let mut y = products(&parameters[..data.len()]);
    let mut rest = parameters;
    for (column, x) in data.iter().enumerate() {
        let (entries, next) = rest.split_at(data.len() - 1 - column);
        rest = next;
        add(&mut y[column + 1..], *x, entries);
    }
    y
}

#[test]
fn columns_of_a_triangle() {
    for dimension in [2, 9, 16, 23, 40] {
        let data = numbers(dimension);
        agree(&numbers(dimension * (dimension + 1) / 2), |parameters, add| triangle(parameters, &data, add));
    }
}

#[test]
fn a_chunk_of_the_tape_may_end_anywhere() {
    // The first chunks have some thousand nodes; runs of 19 end at all places of them.
    agree(&numbers(38), |inputs, add| {
        let (left, right) = inputs.split_at(19);
        let mut y = left.to_vec();
        for round in 0..1200 {
            add(&mut y, (f64::from(round) * 0.9).sin() * 1e-2, right);
        }
        vec![y.iter().map(|y| *y * *y).sum(), y[7]]
    });
}

#[test]
fn constants_and_pending_factors_among_the_elements() {
    for odd in 0..21 {
        agree(&numbers(42), |inputs, add| {
            let (left, right) = inputs.split_at(21);
            let variants: [fn(Reverse) -> Reverse; 4] =
                [|_| Reverse::from(0.3), |x| x * 3.0, |x| x.exp(), |x| x + 1.0];
            let mut results = Vec::new();
            for variant in variants {
                let (mut ys, mut xs) = (left.to_vec(), right.to_vec());
                ys[odd] = variant(ys[odd]);
                add(&mut ys, 0.4, &xs);
                xs[odd] = variant(xs[odd]);
                add(&mut ys, 1.4, &xs);
                let mut all: Vec<Reverse> = ys.iter().map(|y| variant(*y)).collect();
                add(&mut all, -0.6, &xs);
                let all_variant: Vec<Reverse> = xs.iter().map(|x| variant(*x)).collect();
                add(&mut all, -0.2, &all_variant);
                results.push(all.iter().map(|y| y.sin()).sum());
                results.push(ys[odd] * ys[0]);
            }
            results
        });
    }
}

#[test]
fn elements_that_are_the_same_value_or_next_to_it() {
    agree(&numbers(30), |inputs, add| {
        let mut sums = Vec::new();
        // Of two ranges that are the same, overlap in either order, or touch.
        for (y, x) in [(0, 0), (0, 1), (1, 0), (2, 0), (3, 0), (0, 5), (5, 0), (0, 14), (0, 15), (15, 0)] {
            let mut ys = inputs[y..][..15].to_vec();
            add(&mut ys, 0.3, &inputs[x..][..15]);
            let doubled = ys.clone();
            add(&mut ys, 0.9, &doubled);
            // The inputs are used once more: then it is seen in which order a run adds to their adjoints.
            sums.push(ys.iter().zip(inputs).map(|(y, x)| *y * *y * *x).sum());
        }
        // In no order, backwards, with gaps, and one value over and over.
        let orders: [fn(usize) -> usize; 4] = [|i| 7 * i % 30, |i| 29 - i, |i| 2 * i, |_| 4];
        for order in orders {
            let xs: Vec<Reverse> = (0..15).map(|i| inputs[order(i)]).collect();
            let mut ys = products(&inputs[..15]);
            add(&mut ys, 0.8, &xs);
            add(&mut ys, 1.8, &inputs[..15]);
            sums.push(ys.iter().map(|y| *y * *y).sum());
        }
        sums
    });
}

#[test]
fn factors_and_numbers_that_are_zero_infinite_or_none() {
    let special = [0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, f64::MIN_POSITIVE, f64::MAX];
    for factor in special {
        for number in special {
            for place in [0, 3, 8, 12] {
                let mut inputs = numbers(26);
                inputs[13 + place] = number;
                agree(&inputs, |inputs, add| {
                    let (left, right) = inputs.split_at(13);
                    let mut ys = left.to_vec();
                    add(&mut ys, factor, right);
                    // An infinite slope, where there is one: its product with a factor of zero is zero.
                    let mut roots: Vec<Reverse> = ys.iter().map(|y| y.abs().sqrt()).collect();
                    add(&mut roots, factor, &ys);
                    ys.extend(roots);
                    ys
                });
            }
        }
    }
}

#[test]
fn adjoints_that_are_infinite_or_zero() {
    for factor in [1.0, -2.0, 0.0, f64::INFINITY, f64::NAN] {
        // The slope of √ at 0 comes back to the run.
        agree(&vec![0.0; 24], |inputs, add| {
            let mut ys = inputs[..12].to_vec();
            add(&mut ys, factor, &inputs[12..]);
            vec![ys.iter().map(|y| y.sqrt()).sum()]
        });
        // Nothing comes back to most of the run.
        agree(&numbers(24), |inputs, add| {
            let mut ys = inputs[..12].to_vec();
            add(&mut ys, factor, &inputs[12..]);
            vec![ys[5] * ys[9], ys[11]]
        });
    }
}

/// The same in a branch, of slices from outside, of copies of them, and of what the branch has made.
fn in_branches(inputs: &[Reverse], add: Add) -> Vec<Reverse> {
    let mut before = inputs[..20].to_vec();
    add(&mut before, 0.5, &inputs[20..]);
    let branch = |number: &usize| {
        let mut ys = before.clone();
        add(&mut ys, *number as f64 - 1.5, &inputs[20..]);
        add(&mut ys, 0.2, &before);
        let own = own_copy(&inputs.to_vec());
        let mut zs = own[..20].to_vec();
        add(&mut zs, 0.3, &own[20..]);
        add(&mut zs, 0.1, &ys);
        zs
    };
    let (mut left, (right, mapped)) =
        join(|| branch(&0), || join(|| branch(&1), || par_map(&[2, 3, 4, 5], branch)));
    add(&mut left, 0.9, &right);
    for other in &mapped {
        add(&mut left, 0.4, other);
    }
    left
}

#[test]
fn slices_of_other_tasks() {
    agree(&numbers(40), in_branches);
}

#[test]
fn the_bits_are_the_same_on_any_number_of_threads() {
    let on = |threads: usize| {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| answers(&numbers(40), |inputs| in_branches(inputs, add_scaled)))
    };
    let one = on(1);
    for _ in 0..5 {
        assert_eq!(on(2), one);
    }
}

#[test]
fn terms_of_streamed_sums_and_checkpoints() {
    let data: Vec<Vec<f64>> = (0..40).map(|n| numbers(n + 12)[n..].to_vec()).collect();
    agree(&numbers(78), |parameters, add| {
        let square = |x: &Vec<f64>| triangle(parameters, x, add).iter().map(|y| *y * *y).sum::<Reverse>();
        // A term that is an element in the middle of a run.
        let element = |x: &Vec<f64>| triangle(parameters, x, add)[6];
        vec![streamed_sum(&data, square), streamed_sum(&data, element)]
    });
    agree(&numbers(78), |parameters, add| {
        checkpoint(
            move |parameters: Vec<Reverse>| triangle(&parameters, &numbers(12), add),
            &parameters.to_vec(),
        )
    });
}

#[test]
fn a_factor_that_is_differentiated() {
    for length in LENGTHS {
        let program = |inputs: &[Reverse], add: fn(&mut [Reverse], Reverse, &[Reverse])| {
            let (factor, rest) = inputs.split_last().unwrap();
            let (left, right) = rest.split_at(length);
            let mut ys = left.to_vec();
            add(&mut ys, *factor, right);
            add(&mut ys, factor.exp(), right);
            add(&mut ys, Reverse::from(0.7), right);
            vec![ys.iter().map(|y| *y * *y).sum()]
        };
        let inputs = numbers(2 * length + 1);
        let by_loop = answers(&inputs, |x| program(x, by_loop));
        assert_eq!(answers(&inputs, |x| program(x, add_scaled)), by_loop);
    }
}

#[test]
fn other_scalars_have_the_bits_of_the_loop() {
    fn run<R: Real>(ys: &[R], xs: &[R], add: impl Fn(&mut [R], f64, &[R])) -> Vec<R> {
        let mut ys = ys.to_vec();
        add(&mut ys, -0.7, xs);
        add(&mut ys, f64::INFINITY, xs);
        ys
    }
    let (ys, mut xs) = (numbers(13), numbers(26)[13..].to_vec());
    xs[4] = 0.0;
    assert_eq!(bits(run(&ys, &xs, add_scaled)), bits(run(&ys, &xs, by_loop)));
    let dual = |numbers: &[f64]| -> Vec<Forward<f64, 2>> {
        numbers.iter().map(|x| Forward::inputs([*x, *x + 1.0])[0].sin()).collect()
    };
    let tangents = |numbers: Vec<Forward<f64, 2>>| bits(numbers.into_iter().flat_map(Forward::tangents));
    let (ys, xs) = (dual(&ys), dual(&xs));
    assert_eq!(tangents(run(&ys, &xs, add_scaled)), tangents(run(&ys, &xs, by_loop)));
}

/// The differentiable code does not see what it is made of, so its numbers stay plain.
type Data = Vec<f64>;

#[differentiable]
mod model {
    use super::Data;
    use adjoin::add_scaled;

    /// Half the square of `Σ cⱼ · columnⱼ`, with one column that is scaled by a number of its own.
    pub(crate) fn energy(columns: &[Vec<f64>], scale: f64, factors: &Data) -> f64 {
        let mut y = vec![0.0; columns[0].len()];
        for (column, factor) in columns.iter().zip(factors) {
            add_scaled(&mut y, *factor, column);
        }
        add_scaled(&mut y, scale, &columns[0]);
        0.5 * y.iter().map(|y| *y * *y).sum::<f64>()
    }
}

#[test]
fn the_gradient_is_that_by_hand_by_forward_mode_and_by_differences() {
    let (length, factors, scale) = (11, vec![0.7, -1.1, 0.4], 0.8);
    let columns: Vec<Vec<f64>> = numbers(3 * length).chunks(length).map(<[f64]>::to_vec).collect();
    let point = (columns.clone(), scale);
    let (value, gradient) = value_and_grad(
        |(columns, scale): (Vec<Vec<Reverse>>, Reverse)| model::energy(&columns, scale, &factors),
        &point,
    );
    assert_eq!(value.to_bits(), model::energy(&columns, scale, &factors).to_bits());
    let y: Vec<f64> = (0..length)
        .map(|i| scale * columns[0][i] + (0..3).map(|j| factors[j] * columns[j][i]).sum::<f64>())
        .collect();
    let close = |what: &str, a: f64, b: f64, tolerance: f64| {
        assert!((a - b).abs() <= tolerance * (1.0 + a.abs()), "{what}: {a} and {b}");
    };
    for j in 0..3 {
        for i in 0..length {
            let by_hand = y[i] * (factors[j] + if j == 0 { scale } else { 0.0 });
            close("by hand", gradient.0[j][i], by_hand, 1e-13);
            let mut direction = (vec![vec![0.0; length]; 3], 0.0);
            direction.0[j][i] = 1.0;
            let along =
                |(columns, scale): (Vec<Vec<Forward>>, Forward)| model::energy(&columns, scale, &factors);
            close("forward", gradient.0[j][i], jvp(along, &point, &direction).unwrap().1, 1e-13);
            let at = |step: f64| {
                let mut columns = columns.clone();
                columns[j][i] += step;
                model::energy(&columns, scale, &factors)
            };
            close("by differences", gradient.0[j][i], (at(1e-5) - at(-1e-5)) / 2e-5, 1e-8);
        }
    }
    close("by hand", gradient.1, y.iter().zip(&columns[0]).map(|(y, x)| y * x).sum(), 1e-13);
}

/// A step of a random program on some vectors of one length.
#[derive(Clone, Debug)]
enum Step {
    /// Adds a multiple of a part of a vector to a part of one.
    Add { y: usize, x: usize, y_start: usize, x_start: usize, length: usize, factor: f64 },
    /// Changes an element.
    Change { vector: usize, place: usize, how: u8 },
}

#[test]
fn random_programs_have_the_same_answers() {
    const LENGTH: usize = 24;
    let add = (0..4usize, 0..4usize, 0..LENGTH, 0..LENGTH, 0..=LENGTH, -2..3).prop_map(
        |(y, x, y_start, x_start, length, factor)| Step::Add {
            y,
            x,
            y_start,
            x_start,
            length: length.min(LENGTH - y_start.max(x_start)),
            factor: f64::from(factor) * 0.4,
        },
    );
    let change =
        (0..4usize, 0..LENGTH, 0..5u8).prop_map(|(vector, place, how)| Step::Change { vector, place, how });
    let steps = proptest::collection::vec(prop_oneof![3 => add, 1 => change], 1..30);
    support::hold(200, &steps, |steps| {
        agree(&numbers(2 * LENGTH), |inputs, add| {
            let (left, right) = inputs.split_at(LENGTH);
            let mut vectors =
                [left.to_vec(), right.to_vec(), products(left), vec![Reverse::from(0.1); LENGTH]];
            for step in &steps {
                match *step {
                    Step::Add { y, x, y_start, x_start, length, factor } => {
                        let xs = vectors[x].clone();
                        add(&mut vectors[y][y_start..][..length], factor, &xs[x_start..][..length]);
                    }
                    Step::Change { vector, place, how } => {
                        let other = vectors[(vector + 1) % 4][place];
                        let element = &mut vectors[vector][place];
                        *element = match how {
                            0 => element.sin(),
                            1 => *element * other,
                            2 => Reverse::from(0.7),
                            3 => other,
                            _ => -*element,
                        };
                    }
                }
            }
            vectors
                .iter()
                .map(|vector| vector.iter().map(|x| x.tanh()).sum())
                .chain([vectors[0][3]])
                .collect()
        });
    });
}

fn message_of<T>(f: impl FnOnce() -> T) -> String {
    let payload = payload_of(f);
    let text = payload.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| payload.downcast_ref::<String>().cloned()).expect("the payload of `panic!` is a text")
}

/// Puts numbers of another run among those that are added to, or those that are added.
type UseLeaked = fn(&mut [Reverse], &mut [Reverse], &[Reverse]);

#[test]
fn misuse_is_caught_with_the_message_of_the_loop() {
    let mut leaked = Vec::new();
    grad(
        |xs: Vec<Reverse>| {
            leaked = products(&xs);
            leaked.iter().copied().sum()
        },
        &numbers(12),
    );
    let message = |add: Add, use_leaked: UseLeaked| {
        message_of(|| {
            grad(
                |xs: Vec<Reverse>| {
                    let (mut ys, mut xs) = (products(&xs), xs);
                    use_leaked(&mut ys, &mut xs, &leaked);
                    add(&mut ys, 0.5, &xs);
                    ys.iter().copied().sum()
                },
                &numbers(12),
            )
        })
    };
    let uses: [UseLeaked; 4] = [
        |ys, _, leaked| ys.copy_from_slice(leaked),
        |_, xs, leaked| xs.copy_from_slice(leaked),
        |ys, _, leaked| ys[7] = leaked[7],
        |_, xs, leaked| xs[11] = leaked[11],
    ];
    for use_leaked in uses {
        let text = message(add_scaled, use_leaked);
        assert!(text.contains("of another run"), "{text}");
        assert_eq!(text, message(by_loop, use_leaked));
    }
    // Outside of any run.
    let outside = |add: Add| {
        message_of(|| add(&mut leaked.clone(), 0.5, &leaked.iter().rev().copied().collect::<Vec<_>>()))
    };
    assert_eq!(outside(add_scaled), outside(by_loop));
}

#[test]
fn slices_of_two_lengths_are_refused() {
    for (ys, xs) in [(3, 4), (12, 0), (0, 1), (20, 19)] {
        let text = message_of(|| add_scaled(&mut numbers(ys), 2.0, &numbers(xs)));
        assert!(text.contains(&ys.to_string()) && text.contains(&xs.to_string()), "{text}");
    }
}
