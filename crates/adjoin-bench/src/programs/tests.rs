//! The three forms of each program agree, and the hand-written derivative is the derivative.

use super::{Dot, MatVec, Mult, Neural, Particles, Program, Rotquat};

/// The error that rounding and a central difference of step 1e-5 leave, for functions of order one.
const DIFFERENCE_ERROR: f64 = 1e-7;

fn close(a: f64, b: f64, tolerance: f64) -> bool {
    (a - b).abs() <= tolerance * (1.0 + a.abs().max(b.abs()))
}

fn eval_at_f64_is_the_primal<P: Program<M>, const M: usize>(program: &P) {
    let x = program.input();
    let x = x.as_ref();
    for (generic, hand) in program.eval(x).into_iter().zip(program.primal(x)) {
        assert!(close(generic, hand, 1e-13), "{}: eval {generic}, by hand {hand}", program.title());
    }
}

fn jacobian_is_the_difference_quotient<P: Program<M>, const M: usize>(program: &P) {
    let mut x = program.input().as_ref().to_vec();
    let mut rows = vec![f64::NAN; M * x.len()];
    program.jacobian(&x, &mut rows);
    let step = 1e-5;
    // Large programs have thousands of inputs that play a few parts: a sample meets all of them.
    for j in (0..x.len()).step_by(1 + x.len() / 400) {
        let at = x[j];
        x[j] = at + step;
        let above = program.primal(&x);
        x[j] = at - step;
        let below = program.primal(&x);
        x[j] = at;
        for i in 0..M {
            let difference = (above[i] - below[i]) / (2.0 * step);
            let hand = rows[i * x.len() + j];
            assert!(
                close(hand, difference, DIFFERENCE_ERROR),
                "{} output {i} input {j}: by hand {hand}, difference quotient {difference}",
                program.title()
            );
        }
    }
}

#[test]
fn generic_programs_at_f64_equal_the_hand_written_ones() {
    eval_at_f64_is_the_primal(&Mult);
    eval_at_f64_is_the_primal(&Dot { length: 1000 });
    eval_at_f64_is_the_primal(&MatVec { side: 20 });
    eval_at_f64_is_the_primal(&Rotquat);
    eval_at_f64_is_the_primal(&Neural::SUMMED);
    eval_at_f64_is_the_primal(&Neural::WEIGHTED);
    eval_at_f64_is_the_primal(&Particles { steps: 1000 });
}

#[test]
fn hand_written_jacobians_equal_difference_quotients() {
    jacobian_is_the_difference_quotient(&Mult);
    jacobian_is_the_difference_quotient(&Dot { length: 100 });
    jacobian_is_the_difference_quotient(&MatVec { side: 20 });
    jacobian_is_the_difference_quotient(&Rotquat);
    jacobian_is_the_difference_quotient(&Neural::SUMMED);
    jacobian_is_the_difference_quotient(&Neural::WEIGHTED);
    jacobian_is_the_difference_quotient(&Particles { steps: 50 });
}

#[test]
fn the_weighted_network_has_a_gradient_that_can_be_checked() {
    let x = Neural::WEIGHTED.input();
    let mut rows = vec![0.0; x.len()];
    Neural::WEIGHTED.jacobian(&x, &mut rows);
    let alive = rows.iter().filter(|g| g.abs() > 1e-6).count();
    assert!(alive > 100, "only {alive} of {} components say anything", x.len());
}
