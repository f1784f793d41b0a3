//! `aad`: a tape that cannot be cleared, so each call makes one, with room for what the program will record.

use aad::{Tape, Variable};
use adjoin_bench::{Point, Program, Role, Tool};

use crate::delegate::wrap;

wrap! {
    /// A number of this peer.
    Number<'t> (Variable<'t, f64>)
    times: |x, constant| x * constant,
    value: |x| x.value(),
    like: |_, constant| Variable::constant(constant),
    exp: |x| x.exp(),
    sum: own,
}

/// This peer keeps nothing between calls.
#[derive(Clone, Copy, Debug)]
pub struct Peer;

impl Tool for Peer {
    fn name(&self) -> String {
        "aad 0.9".to_owned()
    }

    fn role(&self) -> Role {
        Role::Peer
    }

    fn jacobian<P: Program<M>, const M: usize>(&mut self, program: &P, x: &P::Point, rows: &mut Vec<f64>) {
        let tape = Tape::with_capacity(x.as_ref().len() + program.operations());
        let inputs = x.lift(|x| Number(tape.create_variable(x)));
        let outputs = program.eval(inputs.as_ref());
        rows.clear();
        for output in outputs {
            let adjoints = output.0.compute_gradients().expect("the output depends on the input");
            let wrt = |input: &Number<'_>| adjoints.get_gradient(&input.0).expect("inputs are on the tape");
            rows.extend(inputs.as_ref().iter().map(wrt));
        }
    }
}
