//! `echidna` with its recording tape (statements and operands on two stacks); the tape is cleared and reused.
//!
//! This is what its `grad` does inside, with the pool of tapes replaced by one of our own, and its result
//! read out without a copy.

use std::fmt;

use adjoin_bench::{Point, Program, Role, Tool};
use echidna::{
    Reverse, Scalar,
    tape::{Tape, TapeGuard},
};

use crate::delegate::wrap;

wrap! {
    /// A number of this peer.
    Number (Reverse<f64>)
    times: |x, constant| x * constant,
    value: |x| Scalar::value(&x),
    like: |_, constant| Reverse::constant(constant),
    exp: num_traits::Float::exp,
    sum: fold,
}

/// The tape, kept between calls for its memory.
#[derive(Default)]
pub struct Peer {
    tape: Tape<f64>,
}

impl fmt::Debug for Peer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Peer").finish_non_exhaustive()
    }
}

impl Tool for Peer {
    fn name(&self) -> String {
        "echidna 0.15".to_owned()
    }

    fn role(&self) -> Role {
        Role::Peer
    }

    fn jacobian<P: Program<M>, const M: usize>(&mut self, program: &P, x: &P::Point, rows: &mut Vec<f64>) {
        self.tape.clear();
        let inputs = x.lift(|x| {
            let (index, value) = self.tape.new_variable(x);
            Number(Reverse::from_tape(value, index))
        });
        let outputs = {
            let _recording = TapeGuard::new(&mut self.tape);
            program.eval(inputs.as_ref())
        };
        rows.clear();
        for output in outputs {
            let adjoints = self.tape.reverse(output.0.index());
            rows.extend_from_slice(&adjoints[..inputs.as_ref().len()]);
        }
    }
}
