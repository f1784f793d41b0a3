//! `reverse`: one vector of 32-byte nodes behind a `RefCell`; the tape is cleared and reused.

use adjoin_bench::{Point, Program, Role, Tool};
use reverse::{Gradient, Tape, Var};

use crate::delegate::wrap;

wrap! {
    /// A number of this peer.
    Number<'t> (Var<'t>)
    times: |x, constant| x * constant,
    value: |x| x.val,
    like: |x, constant| x.tape.add_var(constant),
    exp: |x| x.exp(),
    sum: own,
}

/// The tape, kept between calls for its memory.
#[derive(Debug, Default)]
pub struct Peer {
    tape: Tape,
}

impl Tool for Peer {
    fn name(&self) -> String {
        "reverse 0.2".to_owned()
    }

    fn role(&self) -> Role {
        Role::Peer
    }

    fn jacobian<P: Program<M>, const M: usize>(&mut self, program: &P, x: &P::Point, rows: &mut Vec<f64>) {
        self.tape.clear();
        let inputs = x.lift(|x| Number(self.tape.add_var(x)));
        let outputs = program.eval(inputs.as_ref());
        rows.clear();
        for output in outputs {
            let adjoints = output.0.grad();
            rows.extend(inputs.as_ref().iter().map(|input| adjoints.wrt(&input.0)));
        }
    }
}
