//! `ad_trait` in reverse mode: a thread-local graph, reset and reused.
//!
//! This is what its `FunctionEngine` does inside, without the matrix it returns its result in.

use ad_trait::{AD, reverse_ad::adr::adr};
use adjoin_bench::{Point, Program, Role, Tool};

use crate::delegate::wrap;

wrap! {
    /// A number of this peer.
    Number (adr)
    times: |x, constant| adr::mul_scalar(constant, x),
    value: |x| x.value(),
    like: |_, constant| adr::constant(constant),
    exp: exp,
    sum: fold,
}

/// Under the bound the exponential is a method; which crate's trait it comes from is the peer's own business.
#[inline(always)]
fn exp<T: AD>(x: T) -> T {
    x.exp()
}

/// This peer's graph belongs to the thread.
#[derive(Clone, Copy, Debug)]
pub struct Peer;

impl Tool for Peer {
    fn name(&self) -> String {
        "ad_trait 0.3".to_owned()
    }

    fn role(&self) -> Role {
        Role::Peer
    }

    fn jacobian<P: Program<M>, const M: usize>(&mut self, program: &P, x: &P::Point, rows: &mut Vec<f64>) {
        let mut first = true;
        let inputs = x.lift(|x| Number(adr::new_variable(x, std::mem::take(&mut first))));
        let outputs = program.eval(inputs.as_ref());
        rows.clear();
        for output in outputs {
            let adjoints = output.0.get_backwards_mode_grad();
            rows.extend(inputs.as_ref().iter().map(|input| adjoints.wrt(&input.0)));
        }
    }
}
