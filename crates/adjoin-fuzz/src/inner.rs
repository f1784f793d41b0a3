//! What runs inside of the program with derivatives of its own: nested verbs, and rules.

use crate::cells::Cells;
use crate::flags::Flags;
use crate::number::{INPUTS, Number};
use crate::program::{Block, Nested, Noise};
use crate::run::Env;
use crate::state::State;
use adjoin::array::{CustomRule, custom_vjp};
use adjoin::{Forward, Reverse, Vector, grad, hvp, jacobian, join, vjp};
use std::sync::Arc;

/// Where nested derivatives are taken.
fn nested_point() -> (Vec<f64>, Vector) {
    (vec![0.3, -0.7], Vector::from([0.1, 0.6, -0.2]))
}

impl<R: Number> Env<R> {
    /// An environment for an unrelated run.
    fn elsewhere<S: Number>(&self, cells: Arc<Cells<S>>) -> Env<S> {
        Env {
            flags: Arc::clone(&self.flags),
            cells,
            stale: S::constant(self.stale.primal()),
            honest: self.honest,
            catching: self.catching,
            in_closure: self.in_closure,
            index: 0,
        }
    }

    /// A derivative of an unrelated function, as a plain number. In a program that misuses numbers, numbers
    /// of the outer run get in and numbers of the inner run get out.
    pub(crate) fn nested(&self, verb: Nested, body: &Block) -> f64 {
        let outer = if self.honest { Cells::new() } else { self.cells.for_nested_run() };
        let env = self.elsewhere(Cells::within(&outer));
        let value =
            |(scalars, vector): (Vec<Reverse>, Vector<Reverse>)| value_of(&env, body, scalars, vector);
        let point = nested_point();
        let total = |(scalars, vector): &(Vec<f64>, Vector)| scalars.iter().sum::<f64>() + vector.sum();
        let result = match verb {
            Nested::Grad => total(&grad(value, &point)),
            Nested::Vjp => {
                let (first, pullback) = vjp(value, &point);
                total(&pullback.call(&0.5).expect("a number")) + first * 0.1
            }
            Nested::Jacobian => jacobian(|x| vec![value(x)], &point).entries().iter().sum(),
            Nested::Forward => {
                let mut next = 0;
                let mut lift = |x: f64| {
                    next += 1;
                    Forward::<f64, INPUTS>::new(
                        x,
                        std::array::from_fn(|k| f64::from(u8::from(k + 1 == next))),
                    )
                };
                let scalars = point.0.iter().map(|x| lift(*x)).collect();
                let vector = point.1.iter().map(lift).collect::<Vec<_>>().into();
                let env = self.elsewhere(Cells::new());
                value_of(&env, body, scalars, vector).tangents().iter().sum()
            }
            Nested::Hvp => {
                let env = self.elsewhere(Cells::new());
                let value = |(scalars, vector): (Vec<_>, Vector<_>)| value_of(&env, body, scalars, vector);
                total(&hvp(value, &point, &point).expect("the same shape")) * 0.1
            }
        };
        if !self.honest {
            self.cells.keep_from_nested_run(&outer);
        }
        result.clamp(-1.5, 1.5)
    }

    /// A user's rule; where second derivatives are taken, the definition of its function instead.
    pub(crate) fn custom(&self, x: u8, noise: Noise, captures: bool, state: &mut State<R>) {
        let x = state.vector(x);
        let result = if R::IS_SECOND_ORDER {
            x.map(|x| x.tanh() * 0.9)
        } else {
            let captured = (captures && !self.honest)
                .then(|| [state.scalar(0), state.scalar(1)].map(Number::to_reverse));
            custom_vjp(Rule { noise, captured, flags: Arc::clone(&self.flags) }, x)
        };
        state.push_vector(result, &self.flags);
    }
}

fn value_of<R: Number>(env: &Env<R>, body: &Block, scalars: Vec<R>, vector: Vector<R>) -> R {
    let mut state = State::new(scalars, vector);
    env.run(body, &mut state);
    state.value()
}

/// The rule `0.9 tanh x` of each element. It makes noise, and in misuse uses numbers that it has captured.
struct Rule {
    noise: Noise,
    captured: Option<[Reverse; 2]>,
    flags: Arc<Flags>,
}

impl Rule {
    fn disturb(&self) {
        if !self.noise.is_right() {
            self.flags.note_dirt();
        }
        if let Some([x, y]) = self.captured {
            let _ = join(|| x * y, || y * y * x);
            let _ = x * y;
        }
    }
}

impl CustomRule for Rule {
    fn value(&self, inputs: &[&[f64]]) -> Vec<f64> {
        self.disturb();
        inputs[0].iter().map(|x| x.tanh() * 0.9).collect()
    }

    fn pull(&self, _: &[&[f64]], output: &[f64], cotangent: &[f64]) -> Vec<Vec<f64>> {
        self.disturb();
        let slope = |y: &f64| 0.9 - y * y / 0.9;
        vec![output.iter().zip(cotangent).map(|(y, cotangent)| slope(y) * cotangent).collect()]
    }
}
