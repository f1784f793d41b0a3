//! Straight-line functions, which are preaccumulated by numbers that know their zeros: structures, helpers that are inlined,
//! arguments of all kinds, rows across the chunks of a tape, and threads.

use crate::common::{all_close, scalars};
use crate::support::hold;
use adjoin::prelude::*;
use adjoin::{Grain, Mode, jacobian_pattern, jacobian_with, par_map_reduce_with};
use proptest::collection::vec;

twice! {
    #[differentiable]
    {
        #[derive(Clone, Copy, Debug)]
        pub struct Gate {
            pub weight: f64,
            pub bias: f64,
        }

        impl Gate {
            #[inline(always)]
            pub fn argument(&self, x: f64) -> f64 {
                x * self.weight + self.bias
            }
        }

        #[derive(Clone, Copy, Debug)]
        pub struct Unit {
            pub forget: Gate,
            pub input: Gate,
            pub change: Gate,
        }

        #[inline(always)]
        fn sigmoid(x: f64) -> f64 {
            1.0 / (1.0 + (-x).exp())
        }
    }

    fn remember(unit: &Unit, cell: f64, [x, hidden]: [f64; 2]) -> f64 {
        let kept = cell * sigmoid(unit.forget.argument(x));
        kept + sigmoid(unit.input.argument(hidden)) * unit.change.argument(hidden).tanh()
    }

    fn rotated(x: f64, y: f64, angle: f64) -> [f64; 2] {
        let (sin, cos) = angle.sin_cos();
        [x * cos - y * sin, x * sin + y * cos]
    }

    fn apart(x: f64, y: f64, z: f64) -> ((f64, f64), [f64; 3]) {
        ((x * 2.0, (y * z).sqrt()), [z.floor(), -x, x / y - y % z])
    }

    fn of_one(x: f64) -> f64 {
        x.sin() * x.exp() / (1.0 + x * x)
    }

    fn larger(x: f64, y: f64, z: f64) -> f64 {
        if x < y { y * z.max(x) } else { x.mul_add(z, y).ln_1p() }
    }

    fn wide(a: [f64; 8], b: [f64; 8]) -> f64 {
        a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] + a[4] * b[4] + a[5] * b[5] + a[6] * b[6] + a[7] * b[7]
    }
}

macro_rules! unit {
    ($module:ident, $x:expr) => {{
        let gate = |i: usize| $module::Gate { weight: $x[i], bias: $x[i + 1] };
        $module::Unit { forget: gate(0), input: gate(2), change: gate(4) }
    }};
}

#[test]
fn derivatives_agree_in_all_ways() {
    hold(40, &vec(0.1..2.0, 16), |x| {
        crate::common::agree(
            &x[..9],
            |x| vec![reduced::remember(&unit!(reduced, x), x[6], [x[7], x[8]])],
            |x| vec![reduced::remember(&unit!(reduced, x), x[6], [x[7], x[8]])],
            |x| vec![recorded::remember(&unit!(recorded, x), x[6], [x[7], x[8]])],
            |x| vec![reduced::remember(&unit!(reduced, x), x[6], [x[7], x[8]])],
        );
        agree!(rotated, x[..3], |x| (x[0], x[1], x[2]));
        agree!(of_one, x[..1], |x| (x[0]));
        agree!(larger, x[..3], |x| (x[0], x[1], x[2]));
        agree!(wide, x, |x| (std::array::from_fn(|i| x[i]), std::array::from_fn(|i| x[i + 8])));
    });
    agree!(apart, [0.4, 1.3, 2.2], |x| (x[0], x[1], x[2]));
}

#[test]
fn arguments_may_be_constants_or_have_factors_or_be_the_same_or_of_other_tasks() {
    let kinds: [fn(Reverse) -> Reverse; 5] = [
        |x| x,
        |x| (x * -1.5).sin(),
        |x| Reverse::from(x.primal()),
        |x| join(|| x * x, || x).0,
        |x| x * x.exp(),
    ];
    for (i, first) in kinds.iter().enumerate() {
        for (j, second) in kinds.iter().enumerate() {
            for (k, third) in kinds.iter().enumerate() {
                let arguments = |[x, y]: [Reverse; 2]| (first(x), second(y), third(x));
                let point = [0.7, 1.9];
                let ways = |inside: bool| {
                    let found = |x: [Reverse; 2]| {
                        let (x, y, z) = arguments(x);
                        let call = || {
                            let (pair, triple) = reduced::apart(x, y, z);
                            scalars(&(reduced::rotated(x, y, z), pair, triple, reduced::larger(z, y, x)))
                        };
                        if inside { join(call, || x * y).0 } else { call() }
                    };
                    let expected = |x: [Reverse; 2]| {
                        let (x, y, z) = arguments(x);
                        let (pair, triple) = recorded::apart(x, y, z);
                        scalars(&(recorded::rotated(x, y, z), pair, triple, recorded::larger(z, y, x)))
                    };
                    let found = jacobian_with(Mode::Reverse, found, &point);
                    let expected = jacobian_with(Mode::Reverse, expected, &point);
                    all_close(&format!("{i} {j} {k}"), found.entries(), expected.entries(), 1e-12);
                };
                ways(false);
                ways(true);
            }
        }
    }
}

#[test]
fn a_row_has_the_entries_that_the_code_has_and_no_others() {
    let unit_of = |x: [Reverse; 9]| reduced::remember(&unit!(reduced, x), x[6], [x[7], x[8]]);
    let (_, pullback) = vjp(unit_of, &[0.5; 9]);
    assert_eq!(pullback.statistics().nodes, 6, "five nodes of two entries each, and their sum");
    let (_, pullback) = vjp(|[x, y, z]| reduced::apart(x, y, z), &[0.4, 1.3, 2.2]);
    assert_eq!(pullback.statistics().nodes, 1 + 3);
    let (_, pullback) = vjp(|[x]: [Reverse; 1]| reduced::of_one(x), &[0.4]);
    assert_eq!(pullback.statistics().nodes, 0);
    let pattern = jacobian_pattern(|[x, y, z]| reduced::apart(x, y, z), &[0.4, 1.3, 2.2]);
    assert_eq!(pattern.to_string(), "× · ·\n· × ×\n· · ·\n× · ·\n× × ×\n");
}

/// A recurrence of many calls, more than a chunk of the tape has room for.
macro_rules! recurrence {
    ($module:ident) => {
        |x: [Reverse; 9]| {
            let (mut cell, mut hidden) = (x[6], x[7]);
            for _ in 0..3000 {
                let next = $module::remember(&unit!($module, x), cell, [hidden, x[8]]);
                (cell, hidden) = (next, $module::rotated(cell, next * 0.5, x[0])[1]);
            }
            $module::wide([cell; 8], x[..8].try_into().unwrap()) + hidden
        }
    };
}

#[test]
fn rows_go_on_in_other_chunks() {
    let point = [0.5, -0.3, 0.2, 0.9, -0.6, 0.1, 0.3, 0.4, 0.7];
    let (found, expected) = (grad(recurrence!(reduced), &point), grad(recurrence!(recorded), &point));
    all_close("gradient", &found, &expected, 1e-10);
    let both = |x| [recurrence!(reduced)(x), x[0] * x[1]];
    let jacobian = jacobian_with(Mode::Reverse, both, &point);
    all_close("several cotangents", &jacobian.entries()[..9], &found, 1e-13);
}

#[test]
fn the_bits_are_the_same_on_any_number_of_threads() {
    let points: Vec<[f64; 2]> = (0..500).map(|i| [(f64::from(i)).sin(), (f64::from(i)).cos()]).collect();
    let gradient = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let f = |x: [Reverse; 9]| {
            let unit = unit!(reduced, x);
            let of_point = |point: &[f64; 2]| {
                let inputs = [x[7] * point[0], Reverse::from(point[1])];
                reduced::rotated(reduced::remember(&unit, x[6], inputs), x[8], x[0])[0]
            };
            par_map_reduce_with(Grain::of(7), &points, Reverse::from(0.0), of_point, |a, b| a + b)
        };
        pool.install(|| grad(f, &[0.5, -0.3, 0.2, 0.9, -0.6, 0.1, 0.3, 0.4, 0.7])).map(f64::to_bits)
    };
    let one = gradient(1);
    assert_eq!(gradient(2), one);
    assert_eq!(gradient(4), one);
}
