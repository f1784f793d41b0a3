//! Functions whose derivative is stated by a rule of the user's, over any scalar and any structure.
//!
//! A [`Rule`] has a value in plain numbers, and a pullback in code for any scalar. From these two every level
//! of differentiation makes what it needs:
//!
//! ```text
//! over f64             y = value(x)
//! over Taped<R>        y over R, and a node: x̄ += pull(x, y, ȳ), computed over R when the level is swept
//! over Forward<R, K>   y over R, and ẏ = push(x, y, ẋ), computed over R, for each of the K tangents
//! ```
//!
//! `pull` and `push` are differentiated by the level below like any other code, so derivatives have any
//! order. This terminates even if they apply the rule itself, because every application has one level less.
//!
//! `push` is the transpose of `pull`, which is linear in the cotangent. So by default it is the derivative of
//! `⟨pull(x, y, c), ẋ⟩` with respect to `c`: one pull and its sweep, however many results there are.

use std::any::type_name;
use std::convert::Infallible;
use std::sync::Arc;

use super::{Hooks, Real};
use crate::structure::copies::Same;
use crate::structure::{Differentiable, Structure, unlawful};
use crate::taped::{Recording, Seeding, Taped, Trace};

/// The structure `X` over the scalar `R`.
pub(crate) type Over<X, R> = <X as Structure>::With<R>;

/// A function of structures whose derivative you state: for [`by_rule`].
///
/// For what cannot be written over any [`Real`], or should not be differentiated step by step: a routine of
/// another language, a simulation with an adjoint of its own, an iteration whose derivative is known.
///
/// `value` is plain code. `pull` is generic code. If it is differentiable (if it uses the scalars that it is
/// given, and not their primal values), derivatives have any order.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::{Rule, by_rule};
///
/// /// Kepler's equation: the `y` with `y − e sin y = m`.
/// struct Kepler;
///
/// impl Rule for Kepler {
///     type Input = [f64; 2];
///     type Output = f64;
///
///     fn value(&self, &[m, e]: &[f64; 2]) -> f64 {
///         (0..50).fold(m, |y, _| y - (y - e * y.sin() - m) / (1.0 - e * y.cos()))
///     }
///
///     fn pull<R: Real>(&self, &[_, e]: &[R; 2], y: &R, cotangent: &R) -> [R; 2] {
///         let slope = (-e * y.cos() + 1.0).recip();
///         [*cotangent * slope, *cotangent * slope * y.sin()]
///     }
/// }
///
/// let anomaly = |x: [Reverse; 2]| by_rule(Kepler, &x);
/// assert_eq!(grad(anomaly, &[0.5, 0.0]), [1.0, 0.5f64.sin()]);
/// // y″ = −e sin y / (1 − e cos y)³ in m, and e = 0.
/// assert_eq!(hessian(|x| by_rule(Kepler, &x), &[0.5, 0.0])[(0, 0)], 0.0);
/// ```
///
/// # Rules
/// - `pull` is linear in the cotangent. It never branches on it.
/// - `pull` and `push` depend on nothing but their arguments and plain data in `self`.
///
/// The stated derivatives are not checked; [`gradient_check!`](crate::gradient_check) does that.
pub trait Rule: Send + Sync + 'static {
    /// The argument, over plain `f64`. Several arguments are a tuple.
    type Input: Structure<With<f64> = Self::Input> + Send + Sync + 'static;
    /// The result, over plain `f64`.
    type Output: Structure<With<f64> = Self::Output> + Send + Sync + 'static;

    /// The value.
    fn value(&self, x: &Self::Input) -> Self::Output;

    /// The cotangent of `x` for the given cotangent of `y`, the value at `x`: `cotangentᵀ · ∂y/∂x`.
    ///
    /// It has the shape of `x`. In reverse mode it is called once for each sweep.
    fn pull<R: Real>(
        &self,
        x: &<Self::Input as Structure>::With<R>,
        y: &<Self::Output as Structure>::With<R>,
        cotangent: &<Self::Output as Structure>::With<R>,
    ) -> <Self::Input as Structure>::With<R>;

    /// The tangent of `y` for the given tangent of `x`: `∂y/∂x · tangent`.
    ///
    /// It has the shape of `y`. Forward mode calls it once for each tangent. The default transposes `pull`,
    /// at the cost of recording and sweeping it once.
    fn push<R: Real>(
        &self,
        x: &<Self::Input as Structure>::With<R>,
        y: &<Self::Output as Structure>::With<R>,
        tangent: &<Self::Input as Structure>::With<R>,
    ) -> <Self::Output as Structure>::With<R>
    where
        Self: Sized,
    {
        transposed::<Self, R>(self, x, y, tangent)
    }
}

/// The value of a function whose derivative is stated by a [`Rule`].
///
/// `(rule, x: T) → U`. One node on the tape, whatever the sizes of argument and result. It works in every
/// mode, in branches of forks, in checkpoints and inside other verbs. In a sparsity pattern every result
/// depends on the whole argument.
///
/// # Panics
/// If the rule does, and if what it returns has another shape than it must have.
pub fn by_rule<C, T, R>(rule: C, x: &T) -> <C::Output as Structure>::With<R>
where
    C: Rule,
    R: Real,
    T: Differentiable<R, Plain = C::Input> + ?Sized,
{
    R::stated(&Arc::new(rule), &x.map_by(&mut Same))
}

/// The cotangent of the argument, in order, for that of the result.
///
/// # Panics
/// If the rule returns another shape.
pub(crate) fn pulled<C: Rule, R: Real>(
    rule: &C,
    x: &Over<C::Input, R>,
    y: &Over<C::Output, R>,
    cotangent: &[R],
) -> Vec<R> {
    let pulled = rule.pull::<R>(x, y, &refilled::<C::Output, R>(y, cotangent));
    let mut scalars = Vec::new();
    if let Err(error) = x.zip_scalars(&pulled, &mut |_, scalar: R| scalars.push(scalar)) {
        panic!(
            "the rule {} returned a cotangent of another shape than its argument: {error}",
            type_name::<C>()
        );
    }
    scalars
}

/// The tangent of the result, in order, for that of the argument.
///
/// # Panics
/// If the rule returns another shape.
pub(crate) fn pushed<C: Rule, R: Real>(
    rule: &C,
    x: &Over<C::Input, R>,
    y: &Over<C::Output, R>,
    tangent: &[R],
) -> Vec<R> {
    let pushed = rule.push::<R>(x, y, &refilled::<C::Input, R>(x, tangent));
    let mut scalars = Vec::new();
    if let Err(error) = y.zip_scalars(&pushed, &mut |_, scalar: R| scalars.push(scalar)) {
        panic!("the rule {} returned a tangent of another shape than its result: {error}", type_name::<C>());
    }
    scalars
}

/// The same shape with other scalars.
fn refilled<X: Structure, R: Real>(shape: &Over<X, R>, scalars: &[R]) -> Over<X, R> {
    let mut scalars = scalars.iter();
    shape.map_scalars(&mut |_| *scalars.next().unwrap_or_else(|| unlawful("by_rule")))
}

/// `push` by `pull`.
fn transposed<C: Rule, R: Real>(
    rule: &C,
    x: &Over<C::Input, R>,
    y: &Over<C::Output, R>,
    tangent: &Over<C::Input, R>,
) -> Over<C::Output, R> {
    type RunOf<R> = <<R as Hooks>::Trace as Trace<R>>::Recording;
    let mut directions = Vec::new();
    tangent.visit_scalars(&mut |t: R| directions.push(Taped::constant_of(t)));
    // The function is linear, so any point will do; but at 0, code that checks for zeros would be misled.
    let lift = |inputs: &mut <RunOf<R> as Recording<R>>::Inputs<'_>| {
        use crate::structure::ScalarMap;
        y.map_scalars(&mut |_: R| inputs.scalar(R::constant(1.0)))
    };
    let product = |cotangent: Over<C::Output, Taped<R>>| {
        let x = x.map_scalars(&mut Taped::constant_of);
        let cotangent: Vec<_> = {
            let mut scalars = Vec::new();
            cotangent.visit_scalars(&mut |c| scalars.push(c));
            scalars
        };
        let pulled = pulled::<C, Taped<R>>(rule, &x, &y.map_scalars(&mut Taped::constant_of), &cotangent);
        pulled.into_iter().zip(directions).map(|(pulled, direction)| pulled * direction).sum::<Taped<R>>()
    };
    let (recorded, product) = RunOf::<R>::record(lift, product);
    let seed = |seeds: &mut <RunOf<R> as Recording<R>>::Seeds<'_, 1>| {
        seeds.add(product, 0, R::constant(1.0));
        Ok::<(), Infallible>(())
    };
    let Ok(tangent) = recorded.sweep(seed, |adjoints| refilled::<C::Output, R>(y, adjoints.as_flattened()));
    tangent
}

/// A number of forward mode, taken apart.
#[derive(Clone, Copy)]
pub(crate) struct Parts<R, const K: usize> {
    pub(crate) primal: R,
    pub(crate) tangents: [R; K],
}

/// The result of a rule over a scalar with tangents, which `split` takes apart and `join` puts together.
pub(crate) fn stated_forward<C: Rule, S: Real, R: Real, const K: usize>(
    rule: &Arc<C>,
    x: &Over<C::Input, S>,
    split: impl Fn(S) -> Parts<R, K>,
    join: impl Fn(Parts<R, K>) -> S,
) -> Over<C::Output, S> {
    let primals = x.map_scalars(&mut |x| split(x).primal);
    let y = R::stated(rule, &primals);
    let is_zero = |t: R| t.is_constant_zero() || R::ORDER == 0 && t == 0.0;
    let tangents: [Option<Vec<R>>; K] = std::array::from_fn(|k| {
        let mut tangent = Vec::new();
        x.visit_scalars(&mut |x| tangent.push(split(x).tangents[k]));
        let zero = tangent.iter().all(|t| is_zero(*t));
        (!zero).then(|| pushed::<C, R>(&**rule, &primals, &y, &tangent))
    });
    let mut place = 0;
    y.map_scalars(&mut |primal| {
        let of =
            |tangent: &Option<Vec<R>>| tangent.as_ref().map_or(R::constant(0.0), |tangent| tangent[place]);
        let result = join(Parts { primal, tangents: tangents.each_ref().map(of) });
        place += 1;
        result
    })
}
