//! Rules of your own: a function of arrays whose value and whose reverse rule are given by hand.
//!
//! For what cannot be written over any [`Real`], or should not be differentiated step by step: a routine of
//! another language, the solution of an equation, a simulation with an adjoint of its own. The function is
//! one node on the tape.

use std::any::type_name;
use std::borrow::Cow;

use super::elements::View;
use super::flow::Flow;
use super::kernel;
use super::operation::{Operation, Plain, Point, Tangents, push_by_definition};
use super::value::{Array, Vector};
use crate::real::Real;

/// A function of arrays, and how it is differentiated: for [`custom_vjp`].
pub trait CustomRule: Send + Sync + 'static {
    /// The result. The inputs are given row by row.
    fn value(&self, inputs: &[&[f64]]) -> Vec<f64>;

    /// The cotangent of each input, row by row, for the given cotangent of the output:
    /// `cotangentᵀ · ∂output / ∂input`.
    ///
    /// It is called once for each sweep, with the inputs and the output of that call, and never with a
    /// cotangent of zeros.
    fn pull(&self, inputs: &[&[f64]], output: &[f64], cotangent: &[f64]) -> Vec<Vec<f64>>;

    /// Whether there is a forward rule, [`push`](CustomRule::push). Otherwise forward mode costs one `pull`
    /// for each element of the result.
    const PUSHES: bool = false;

    /// The tangent of the output for those of all inputs, row by row: `∂output / ∂inputs · tangents`. It is
    /// called only if [`PUSHES`](CustomRule::PUSHES) says so.
    fn push(&self, inputs: &[&[f64]], output: &[f64], tangents: &[&[f64]]) -> Vec<f64> {
        let _ = (inputs, output, tangents);
        unimplemented!("the rule {} has no forward rule, and `PUSHES` says that it has", type_name::<Self>())
    }
}

/// Applies a function with a rule of its own to one or several arrays: `&x`, `(&x, &matrix)`, `[&x, &y]`. One
/// node.
///
/// The result is a vector; [`Array::reshape`] makes it a matrix, which costs nothing.
///
/// The roots of an equation that is solved by a library, which knows nothing of differentiation. If
/// `g(y, x) = 0`, then `dy/dx = −(∂g/∂x) / (∂g/∂y)`, whatever way `y` was found:
///
/// ```
/// use adjoin::array::{CustomRule, custom_vjp};
/// use adjoin::{Vector, grad};
///
/// /// Kepler's equation: the `y` with `y − e sin y = x`, for each mean anomaly `x` and one eccentricity `e`.
/// struct Kepler;
///
/// impl CustomRule for Kepler {
///     fn value(&self, inputs: &[&[f64]]) -> Vec<f64> {
///         let e = inputs[1][0];
///         let solve = |x: &f64| (0..50).fold(*x, |y, _| y - (y - e * y.sin() - x) / (1.0 - e * y.cos()));
///         inputs[0].iter().map(solve).collect()
///     }
///
///     fn pull(&self, inputs: &[&[f64]], output: &[f64], cotangent: &[f64]) -> Vec<Vec<f64>> {
///         let e = inputs[1][0];
///         let slopes: Vec<f64> = output.iter().zip(cotangent).map(|(y, c)| c / (1.0 - e * y.cos())).collect();
///         let eccentricity = output.iter().zip(&slopes).map(|(y, slope)| y.sin() * slope).sum();
///         vec![slopes, vec![eccentricity]]
///     }
/// }
///
/// let point = (Vector::from([0.5, 1.0]), Vector::from([0.0]));
/// let (slopes, eccentricity) = grad(|(x, e)| custom_vjp(Kepler, (&x, &e)).sum(), &point);
/// assert_eq!(slopes, Vector::from([1.0, 1.0]));
/// assert_eq!(eccentricity[0], 0.5f64.sin() + 1f64.sin());
/// ```
///
/// Forward mode asks the rule for each row of the Jacobian, so it costs one `pull` for each element of the
/// result, unless the rule has a `push`.
///
/// This is for code on slices of plain numbers. A rule for any structure, with derivatives of any order, is a
/// [`Rule`](crate::Rule).
///
/// # Panics
/// For second derivatives: the rule says nothing about its own derivative. In the sweep, if the number or the
/// lengths of the cotangents that the rule returns differ from those of the inputs.
#[expect(clippy::needless_pass_by_value, reason = "operands are references, or tuples and rows of them")]
pub fn custom_vjp<R: Real, A: Operands<R>>(rule: impl CustomRule, arrays: A) -> Vector<R> {
    let views = arrays.views();
    let inputs: Vec<_> = views.iter().map(View::primals).collect();
    let output = rule.value(&inputs.iter().map(AsRef::as_ref).collect::<Vec<_>>());
    let length = output.len();
    Vector::by("custom_vjp", Custom { rule, output }, &views, [1, length])
}

/// One or several arrays, as operands of [`custom_vjp`].
pub trait Operands<R: Real> {
    /// The arrays.
    #[doc(hidden)]
    fn views(&self) -> Vec<View<'_, R>>;
}

impl<R: Real, const D: usize> Operands<R> for &Array<R, D> {
    fn views(&self) -> Vec<View<'_, R>> {
        vec![self.view()]
    }
}

impl<R: Real, const D: usize> Operands<R> for &[Array<R, D>] {
    fn views(&self) -> Vec<View<'_, R>> {
        self.iter().map(Array::view).collect()
    }
}

impl<R: Real, const D: usize, const N: usize> Operands<R> for [&Array<R, D>; N] {
    fn views(&self) -> Vec<View<'_, R>> {
        self.iter().map(|array| array.view()).collect()
    }
}

macro_rules! tuples {
    ($($($name:ident $rank:ident),+;)*) => {$(
        impl<R: Real, $(const $rank: usize),+> Operands<R> for ($(&Array<R, $rank>,)+) {
            fn views(&self) -> Vec<View<'_, R>> {
                let ($($name,)+) = self;
                vec![$($name.view()),+]
            }
        }
    )*};
}

tuples! {
    a A;
    a A, b B;
    a A, b B, c C;
    a A, b B, c C, d D;
}

struct Custom<C> {
    rule: C,
    output: Vec<f64>,
}

impl<C: CustomRule> Custom<C> {
    /// What the rule returns, if it fits.
    fn cotangents(&self, inputs: &[&[f64]], cotangent: &[f64]) -> Vec<Vec<f64>> {
        let cotangents = self.rule.pull(inputs, &self.output, cotangent);
        let rule = type_name::<C>();
        assert!(
            cotangents.len() == inputs.len(),
            "custom_vjp: the rule {rule} returned {} cotangents for {} inputs",
            cotangents.len(),
            inputs.len()
        );
        for (number, (cotangent, input)) in cotangents.iter().zip(inputs).enumerate() {
            assert!(
                cotangent.len() == input.len(),
                "custom_vjp: the rule {rule} returned a cotangent of length {} for input {number}, which has {} elements",
                cotangent.len(),
                input.len()
            );
        }
        cotangents
    }
}

impl<C: CustomRule> Operation for Custom<C> {
    const OVERWRITES: bool = true;
    const PUSHES_ROW_BY_ROW: bool = !C::PUSHES;
    const IS_FOREIGN: bool = true;

    fn value(&mut self, _: &[Plain<'_>], output: &mut [f64]) {
        output.copy_from_slice(&self.output);
    }

    /// `y = J x + (y₀ − J x₀)`, with the rows of `J` by unit cotangents.
    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        assert!(
            R::ORDER <= 1,
            "custom_vjp: the rule {} gives first derivatives only; for second ones (hvp, hessian, a derivative of a \
             derivative) write the function over any Real",
            type_name::<C>()
        );
        let primals: Vec<Vec<f64>> =
            inputs.iter().map(|input| input.iter().map(|x| x.primal()).collect()).collect();
        let primals: Vec<&[f64]> = primals.iter().map(Vec::as_slice).collect();
        let mut unit = vec![0.0; output.len()];
        for (row, y) in output.iter_mut().enumerate() {
            unit[row] = 1.0;
            let slopes = self.cotangents(&primals, &unit);
            unit[row] = 0.0;
            let pairs = inputs.iter().zip(&slopes).flat_map(|(input, slopes)| input.iter().zip(slopes));
            let sum = pairs.filter(|(_, slope)| **slope != 0.0).map(|(x, slope)| *x * *slope).sum::<R>();
            *y = sum.with_primal(self.output[row]);
        }
    }

    fn pushes_fast(&self) -> bool {
        C::PUSHES
    }

    fn push(&self, at: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        if !C::PUSHES {
            return push_by_definition(self, at, tangents, output);
        }
        let inputs: Vec<_> = (0..at.inputs.len()).map(|input| at.input(input)).collect();
        let inputs: Vec<&[f64]> = inputs.iter().map(AsRef::as_ref).collect();
        let tangents: Vec<_> = (0..inputs.len()).map(|input| tangents.in_full(input)).collect();
        let tangents: Vec<&[f64]> = tangents.iter().map(AsRef::as_ref).collect();
        let pushed = self.rule.push(&inputs, &self.output, &tangents);
        assert!(
            pushed.len() == output.len(),
            "custom_vjp: the rule {} returned a tangent of length {} for a result of {} elements",
            type_name::<C>(),
            pushed.len(),
            output.len()
        );
        output.copy_from_slice(&pushed);
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let inputs: Vec<_> = (0..at.inputs.len()).map(|input| at.input(input)).collect();
        let inputs: Vec<&[f64]> = inputs.iter().map(AsRef::as_ref).collect();
        for (operand, cotangent) in self.cotangents(&inputs, cotangent).iter().enumerate() {
            flow.add(operand, |adjoints| kernel::add(adjoints, cotangent));
        }
    }
}
