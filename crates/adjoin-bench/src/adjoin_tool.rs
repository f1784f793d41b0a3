//! This library as a [`Tool`].

use std::array;

use adjoin::{TapeStatistics, value_and_grad_into, vjp};

use crate::{Contender, Point, Program, Role, Tool, table::Entrants};

/// adjoin: a gradient is one call of `value_and_grad_into`, which leaves it in the buffer that it is given; the rows of a
/// Jacobian are swept at once, as lanes.
#[derive(Clone, Copy, Debug)]
pub struct Adjoin;

impl Adjoin {
    /// How much is recorded of a program.
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
            let (_, pullback) = vjp(|x| program.eval(P::Point::coordinates(&x)), x);
            let units: [[f64; M]; M] = array::from_fn(|i| array::from_fn(|j| f64::from(u8::from(i == j))));
            let gradients =
                pullback.call_many(units.each_ref()).expect("a unit vector has the shape of the output");
            rows.clear();
            for gradient in &gradients {
                rows.extend_from_slice(gradient.as_ref());
            }
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
