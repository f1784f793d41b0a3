//! `xad-rs` in reverse mode, with one retained tape; several outputs are swept at once by its vector mode.

use std::fmt;

use adjoin_bench::{Point, Program, Role, Tool};
use xad_rs::{AReal, Real, Tape};

use crate::delegate::wrap;

wrap! {
    /// A number of this peer.
    Number (AReal<f64>)
    times: |x, constant| x * constant,
    value: |x| x.value(),
    like: |_, constant| AReal::new(constant),
    exp: |x| Real::exp(&x),
    sum: fold,
}

/// The tape, kept between calls for its memory, and memory for vector sweeps.
pub struct Peer {
    tape: Tape<f64>,
    adjoints: Vec<f64>,
}

impl Default for Peer {
    fn default() -> Self {
        Peer { tape: Tape::new(true), adjoints: Vec::new() }
    }
}

impl fmt::Debug for Peer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Peer").finish_non_exhaustive()
    }
}

impl Tool for Peer {
    fn name(&self) -> String {
        "xad-rs 1.0".to_owned()
    }

    fn role(&self) -> Role {
        Role::Peer
    }

    fn jacobian<P: Program<M>, const M: usize>(&mut self, program: &P, x: &P::Point, rows: &mut Vec<f64>) {
        let _recording = self.tape.record();
        let inputs = x.lift(|x| Number(AReal::input(x, &mut self.tape)));
        let outputs = program.eval(inputs.as_ref());
        rows.clear();
        if let [output] = &outputs[..] {
            output.0.set_adjoint(&mut self.tape, 1.0);
            self.tape.compute_adjoints();
            rows.extend(inputs.as_ref().iter().map(|input| input.0.adjoint(&self.tape)));
        } else {
            self.adjoints.clear();
            self.adjoints.resize(self.tape.num_variables() as usize * M, 0.0);
            for (lane, output) in outputs.iter().enumerate() {
                self.adjoints[output.0.slot() as usize * M + lane] = 1.0;
            }
            self.tape.compute_adjoints_vector(M, &mut self.adjoints);
            for lane in 0..M {
                rows.extend(
                    inputs.as_ref().iter().map(|input| self.adjoints[input.0.slot() as usize * M + lane]),
                );
            }
        }
    }
}
