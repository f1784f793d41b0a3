//! `ad_trait` in reverse mode: a thread-local graph, reset and reused.
//!
//! This is what its `FunctionEngine` does inside, without the matrix it returns its result in.

use ad_trait::{AD, reverse_ad::adr::adr};
use adjoin_bench::{Program, Role, Tool};

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

    fn jacobian<P: Program<M>, const M: usize>(&mut self, program: &P, x: &[f64], rows: &mut Vec<f64>) {
        let lift = |(i, &x)| Number(adr::new_variable(x, i == 0));
        let inputs: Vec<Number> = x.iter().enumerate().map(lift).collect();
        let outputs = program.eval(&inputs);
        rows.clear();
        for output in outputs {
            let adjoints = output.0.get_backwards_mode_grad();
            rows.extend(inputs.iter().map(|input| adjoints.wrt(&input.0)));
        }
    }
}
