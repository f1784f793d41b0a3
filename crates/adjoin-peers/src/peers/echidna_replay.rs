//! `echidna` with its bytecode tape, in the form it is made for: the program is recorded once, off the clock,
//! and every call replays it.
//!
//! Not the same job: a replay cannot take another branch than the recording did.

use std::fmt;

use adjoin_bench::{Program, Role, Tool};
use echidna::{BReverse, BytecodeTape, Scalar};

use crate::delegate::wrap;

wrap! {
    /// A number of this peer.
    Number (BReverse<f64>)
    times: |x, constant| x * constant,
    value: |x| Scalar::value(&x),
    like: |_, constant| BReverse::constant(constant),
    exp: num_traits::Float::exp,
    sum: fold,
}

/// The recording, once there is one, and memory for its adjoints.
#[derive(Default)]
pub struct Peer {
    recording: Option<BytecodeTape<f64>>,
    adjoints: Vec<f64>,
}

impl fmt::Debug for Peer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Peer").finish_non_exhaustive()
    }
}

impl Tool for Peer {
    fn name(&self) -> String {
        "echidna 0.15, replay only".to_owned()
    }

    fn role(&self) -> Role {
        Role::OtherForm
    }

    fn jacobian<P: Program<M>, const M: usize>(&mut self, program: &P, x: &P::Point, rows: &mut Vec<f64>) {
        let x = x.as_ref();
        let tape = self.recording.get_or_insert_with(|| {
            let eval = |x: &[BReverse<f64>]| {
                let inputs: Vec<Number> = x.iter().copied().map(Number).collect();
                program.eval(&inputs).map(|output| output.0).to_vec()
            };
            let mut tape = echidna::record_multi(eval, x).0;
            tape.optimize();
            tape
        });
        if M == 1 {
            *rows = tape.gradient_with_buf(x, &mut self.adjoints);
        } else {
            rows.clear();
            rows.extend(tape.jacobian(x).iter().flatten());
        }
    }
}
