//! Applications of rules: nodes with any number of operands and results.

use std::sync::Arc;

use super::stack::NOBODY;
use crate::real::Real;
use crate::real::rule::{self, Over, Rule};
use crate::structure::{Differentiable, Structure, unlawful};

/// An application of a rule. Its results have consecutive nodes, which have no operands.
pub(super) struct Call<R> {
    /// The number of the first result's node.
    pub(super) first: usize,
    pub(super) results: usize,
    /// The index of each operand; [`NOBODY`] for constants.
    pub(super) operands: Vec<u32>,
    pub(super) body: Box<dyn Body<R>>,
}

impl<R> Call<R> {
    /// The operands that are not constants, with their numbers.
    pub(super) fn dependencies(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let operands = self.operands.iter().enumerate();
        operands.filter(|(_, index)| **index != NOBODY).map(|(number, index)| (number, *index as usize))
    }
}

/// What a call does, in numbers of the level below.
pub(super) trait Body<R>: Send + Sync {
    /// The cotangents of the operands for those of the results.
    fn pull(&self, cotangent: &[R]) -> Vec<R>;

    /// The tangents of the results for those of the operands.
    fn push(&self, tangent: &[R]) -> Vec<R>;
}

/// A rule at a point. The point and the result are kept as shapes and scalars.
struct Stated<C: Rule, R> {
    rule: Arc<C>,
    x: (C::Input, Vec<R>),
    y: (C::Output, Vec<R>),
}

/// The call of a rule at a point with the given result.
pub(super) fn stated<C: Rule, R: Real>(
    rule: &Arc<C>,
    x: &Over<C::Input, R>,
    y: &Over<C::Output, R>,
) -> Box<dyn Body<R>> {
    Box::new(Stated { rule: Arc::clone(rule), x: apart::<C::Input, R>(x), y: apart::<C::Output, R>(y) })
}

/// A shape and its scalars.
fn apart<X: Structure, R: Real>(x: &Over<X, R>) -> (X::With<f64>, Vec<R>) {
    let mut scalars = Vec::new();
    x.visit_scalars(&mut |x| scalars.push(x));
    (x.map_scalars(&mut R::primal), scalars)
}

fn together<X: Structure<With<f64> = X>, R: Real>((shape, scalars): &(X, Vec<R>)) -> Over<X, R> {
    let mut scalars = scalars.iter();
    shape.map_scalars(&mut |_| *scalars.next().unwrap_or_else(|| unlawful("by_rule")))
}

impl<C: Rule, R: Real> Body<R> for Stated<C, R> {
    fn pull(&self, cotangent: &[R]) -> Vec<R> {
        rule::pulled::<C, R>(
            &*self.rule,
            &together::<C::Input, R>(&self.x),
            &together::<C::Output, R>(&self.y),
            cotangent,
        )
    }

    fn push(&self, tangent: &[R]) -> Vec<R> {
        rule::pushed::<C, R>(
            &*self.rule,
            &together::<C::Input, R>(&self.x),
            &together::<C::Output, R>(&self.y),
            tangent,
        )
    }
}
