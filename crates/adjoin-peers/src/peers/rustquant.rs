//! `RustQuant_autodiff`: one vector of 32-byte vertices behind a `RefCell`; the graph is cleared and reused.

use RustQuant_autodiff::{Accumulate, Gradient, Graph, Variable};
use adjoin_bench::{Point, Program, Role, Tool};

use crate::delegate::wrap;

wrap! {
    /// A number of this peer.
    Number<'v> (Variable<'v>)
    times: |x, constant| x * constant,
    value: |x| x.value,
    like: |x, constant| x.graph.var(constant),
    exp: Variable::exp,
    sum: own,
}

/// The graph, kept between calls for its memory.
#[derive(Debug, Default)]
pub struct Peer {
    graph: Graph,
}

impl Tool for Peer {
    fn name(&self) -> String {
        "RustQuant_autodiff 0.4".to_owned()
    }

    fn role(&self) -> Role {
        Role::Peer
    }

    fn jacobian<P: Program<M>, const M: usize>(&mut self, program: &P, x: &P::Point, rows: &mut Vec<f64>) {
        self.graph.clear();
        let inputs = x.lift(|x| Number(self.graph.var(x)));
        let outputs = program.eval(inputs.as_ref());
        rows.clear();
        for output in outputs {
            let adjoints = output.0.accumulate();
            rows.extend(inputs.as_ref().iter().map(|input| adjoints.wrt(&input.0)));
        }
    }
}
