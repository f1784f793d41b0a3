//! `lanes!`: stages that are put together by the chain rule have the derivatives of the whole, and what may be 0 · ∞ is done
//! again. (That every rule has the bits of `Forward` is checked in `batch.rs`.)

#[path = "support/caught.rs"]
mod caught;

use std::cell::Cell;

use adjoin::prelude::*;
use caught::payload_of;

#[differentiable]
mod stages {
    /// Three numbers of two.
    pub(crate) fn first([x, y]: [f64; 2]) -> [f64; 3] {
        [x * y, (x - y).sin(), x.exp() + 2.0 * y]
    }

    /// Two numbers of one that comes in here and of three from before.
    pub(crate) fn second(w: f64, [a, b, c]: [f64; 3]) -> [f64; 2] {
        [w * a - b / c, (a * c).sqrt() * w.cos() + b]
    }

    pub(crate) fn both([w, x, y]: [f64; 3]) -> [f64; 2] {
        second(w, first([x, y]))
    }

    /// Its slope is infinite where the area is zero.
    pub(crate) fn side(area: f64) -> f64 {
        area.sqrt()
    }
}

#[test]
fn stages_have_the_derivatives_of_the_whole() {
    let [w, x, y] = [0.7, 1.3, 0.4];
    let rows: [[f64; 3]; 2] = adjoin::lanes!(|Lanes| {
        let between = stages::first(Lanes::inputs([x, y]));
        let local = Lanes::inputs(between.map(Real::primal)).map(|u| u.widen::<4>(1));
        stages::second(Lanes::seed(w, 0), local).map(|value| {
            let [by_x, by_y] = value.via(1, &between).tangents();
            [value.tangent(0), by_x, by_y]
        })
    });
    let widened: [[f64; 3]; 2] = adjoin::lanes!(|Lanes| {
        let between = stages::first(Lanes::inputs([x, y])).map(|u| u.widen(1));
        stages::second(Lanes::<3>::seed(w, 0), between).map(Lanes::tangents)
    });
    let by_tape = jacobian(stages::both, &[w, x, y]);
    let by_forward = stages::both(Forward::<f64, 3>::inputs([w, x, y]));
    for (row, by_forward) in by_forward.iter().enumerate() {
        assert_eq!(widened[row], by_forward.tangents());
        for column in 0..3 {
            assert!((rows[row][column] - by_tape[(row, column)]).abs() < 1e-14, "{rows:?}, {by_tape:?}");
            let at = |step: f64| {
                let mut inputs = [w, x, y];
                inputs[column] += step;
                stages::both(inputs)[row]
            };
            let difference = (at(1e-5) - at(-1e-5)) / 2e-5;
            assert!((rows[row][column] - difference).abs() < 1e-8, "{rows:?}: {difference}");
        }
    }
}

#[test]
fn the_chain_rule_keeps_the_value_and_a_number_without_inputs_has_no_slope() {
    let (value, slopes) = adjoin::lanes!(|Lanes| {
        let number = Lanes::<2>::seed(-0.0, 1).via::<0, 3>(0, &[]);
        (number.primal(), number.tangents())
    });
    assert!(value.is_sign_negative() && value == 0.0);
    assert_eq!(slopes, [0.0; 3]);
}

#[test]
fn what_may_be_zero_times_infinity_is_done_again_with_checks() {
    let runs = Cell::new(0);
    let slope = |x: f64| {
        runs.set(0);
        adjoin::lanes!(|Lanes| {
            runs.set(runs.get() + 1);
            let [x] = Lanes::inputs([x]);
            stages::side(x * x).tangent(0)
        })
    };
    assert_eq!((slope(0.0), runs.get()), (0.0, 2));
    // Once will do, unless one of the other tests, in its thread, has doubts just then.
    assert!((0..1000).any(|_| (slope(2.0), runs.get()) == (1.0, 1)));

    // The same from one stage to the next.
    let slope = |x: f64| {
        adjoin::lanes!(|Lanes| {
            let [x] = Lanes::inputs([x]);
            let area = x * x;
            let [side] = Lanes::inputs([area.primal()]).map(stages::side);
            side.via(0, &[area]).tangents()
        })
    };
    assert_eq!((slope(3.0), slope(0.0)), ([1.0], [0.0]));
}

#[test]
fn what_another_thread_reads_is_done_again_too() {
    let slopes = adjoin::lanes!(|Lanes| {
        let slope = |x: f64| {
            let [x] = Lanes::inputs([x]);
            stages::side(x * x).tangent(0)
        };
        std::thread::scope(|scope| {
            let there = scope.spawn(|| slope(0.0));
            [slope(1.0), there.join().expect("nothing panics there")]
        })
    });
    assert_eq!(slopes, [1.0, 0.0]);
}

#[test]
fn a_derivative_that_is_no_number_stays_so() {
    let slope: f64 = adjoin::lanes!(|Lanes| {
        let [x] = Lanes::inputs([f64::NAN]);
        x.sin().tangent(0)
    });
    assert!(slope.is_nan());
}

#[test]
fn return_and_question_marks_leave_the_expression_only() {
    let parsed = |text: &str| -> Result<f64, std::num::ParseFloatError> {
        adjoin::lanes!(|Lanes| {
            let x = Lanes::<1>::seed(text.parse()?, 0);
            if x < 0.0 {
                return Ok(0.0);
            }
            Ok((x * x).tangent(0))
        })
        .map(|slope: f64| slope + 1.0)
    };
    assert_eq!(parsed("3"), Ok(7.0));
    assert_eq!(parsed("-3"), Ok(1.0));
    assert!(parsed("three").is_err());
}

#[test]
fn lanes_that_are_not_there_are_refused() {
    let message_of = |f: fn()| *payload_of(f).downcast::<String>().expect("a message that was put together");
    let message = message_of(|| {
        adjoin::lanes!(|Lanes| {
            Lanes::<2>::seed(1.0, 0).widen::<3>(2);
        });
    });
    assert_eq!(message, "2 lanes from lane 2 on are wanted of a number that has 3");
    let message = message_of(|| {
        adjoin::lanes!(|Lanes| {
            let number = Lanes::<2>::seed(1.0, 0);
            let _ = number.via(1, &[number, number]);
        });
    });
    assert_eq!(message, "2 lanes from lane 1 on are wanted of a number that has 2");
}
