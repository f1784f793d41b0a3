//! This library as a [`Tool`].

use adjoin::{TapeStatistics, value_and_grad_into, value_and_jacobian_into, vjp};

use crate::{Contender, Point, Program, Role, Tool, table::Entrants};

/// adjoin: a gradient is one call of `value_and_grad_into`, a Jacobian one of `value_and_jacobian_into`,
/// which leave it in the buffer that they are given. The rows of a Jacobian are pulled back at once, as lanes
/// of one sweep.
#[derive(Clone, Copy, Debug)]
pub struct Adjoin;

impl Adjoin {
    /// The size of the tape of a program.
    pub fn tape<P: Program<M>, const M: usize>(program: &P, x: &P::Point) -> TapeStatistics {
        vjp(|x| program.eval(P::Point::coordinates(&x)), x).1.statistics()
    }
}

impl Tool for Adjoin {
    fn name(&self) -> String {
        "adjoin".to_owned()
    }

    fn role(&self) -> Role {
        Role::Adjoin
    }

    fn jacobian<P: Program<M>, const M: usize>(&mut self, program: &P, x: &P::Point, rows: &mut Vec<f64>) {
        if M == 1 {
            rows.resize(x.as_ref().len(), 0.0);
            value_and_grad_into(|x| program.eval(x)[0], x.as_ref(), rows);
        } else {
            rows.resize(M * x.as_ref().len(), 0.0);
            value_and_jacobian_into(|x| program.eval(P::Point::coordinates(&x)), x, rows);
        }
    }
}

impl Entrants for Adjoin {
    fn enter<'a, P: Program<M>, const M: usize>(
        &self,
        program: &'a P,
        x: &'a P::Point,
    ) -> Vec<Contender<'a>> {
        vec![Contender::tool(Adjoin, program, x)]
    }
}
