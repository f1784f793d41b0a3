//! Scalars and their parts, and the run of a term.

use adjoin::{Differentiable, Forward, Real, Reverse, Structure};
use adjoin::{value_and_grad_into, value_and_jacobian_into};

use super::node;

/// The scalars that a collective may compute with: `f64`, [`Reverse`], and [`Forward`] over these.
///
/// That is what all verbs need: `grad` and `vjp` (`Reverse`), `jvp` (`Forward<f64>`), `hvp` and `hessian`
/// (`Forward<Reverse>`).
pub trait Scalar: Real {
    /// What its parts are: `f64` or [`Reverse`].
    #[doc(hidden)]
    type Part: Part;

    /// The number of its parts.
    #[doc(hidden)]
    const PARTS: usize;

    /// Appends its parts.
    #[doc(hidden)]
    fn split(self, parts: &mut Vec<Self::Part>);

    /// A number from its parts.
    #[doc(hidden)]
    fn join(parts: &mut impl Iterator<Item = Self::Part>) -> Self;

    /// The run of a term: writes the parts of its results, and then their rows, to `numbers`.
    #[doc(hidden)]
    fn run<X>(at: &Point<'_, X, Self>, numbers: &mut [f64], term: impl FnOnce(&X) -> Vec<Self>)
    where
        X: Differentiable<Self> + Sync,
        X::Plain: Structure<With<Self> = X>,
    {
        Self::Part::run_parts(at, numbers, term);
    }
}

/// What scalars are made of.
#[doc(hidden)]
pub trait Part: Scalar<Part = Self> {
    /// Whether there are derivatives to be sent.
    const IS_RECORDED: bool;

    /// The run of a term over any scalar with such parts.
    fn run_parts<R, X>(at: &Point<'_, X, R>, numbers: &mut [f64], term: impl FnOnce(&X) -> Vec<R>)
    where
        R: Scalar<Part = Self>,
        X: Differentiable<R> + Sync,
        X::Plain: Structure<With<R> = X>;

    /// The results of a collective, as functions of the parts of the parameters.
    fn record(parameters: Vec<Self>, numbers: Vec<f64>, results: usize) -> Vec<Self>;
}

/// Parameters, as a term is run on them.
#[doc(hidden)]
pub struct Point<'a, X: Differentiable<R>, R: Scalar> {
    /// The parameters themselves.
    parameters: &'a X,
    /// Their values.
    plain: X::Plain,
    /// The values of all parts of all scalars.
    parts: Vec<f64>,
}

impl<'a, X, R> Point<'a, X, R>
where
    R: Scalar,
    X: Differentiable<R>,
{
    pub(crate) fn new(parameters: &'a X) -> Self {
        let plain = parameters.map_scalars(&mut |x: R| x.primal());
        let parts = parts_of(parameters).into_iter().map(Real::primal).collect();
        Self { parameters, plain, parts }
    }

    /// The number of parts of the parameters.
    pub(crate) fn parts(&self) -> usize {
        self.parts.len()
    }

    /// A hash of the parameters.
    pub(crate) fn fingerprint(&self) -> u64 {
        crate::collective::fingerprint(self.parts.iter().map(|part| part.to_bits()))
    }

    /// The number of numbers that are sent for the given number of scalars.
    pub(crate) fn numbers(&self, scalars: usize) -> usize {
        let results = scalars * R::PARTS;
        if R::Part::IS_RECORDED { results * (1 + self.parts()) } else { results }
    }

    /// Scalars whose parts are functions of the parameters.
    pub(crate) fn record(&self, numbers: Vec<f64>, scalars: usize) -> Vec<R> {
        let parts = R::Part::record(parts_of(self.parameters), numbers, scalars * R::PARTS);
        let mut parts = parts.into_iter();
        (0..scalars).map(|_| R::join(&mut parts)).collect()
    }
}

/// The parts of all scalars of a structure.
pub(super) fn parts_of<R: Scalar, X: Differentiable<R>>(x: &X) -> Vec<R::Part> {
    let mut parts = Vec::new();
    x.visit_scalars(&mut |scalar: R| scalar.split(&mut parts));
    parts
}

/// A structure of the given shape with other scalars, which are made of the given parts.
pub(super) fn from_parts<R, X>(shape: &X::Plain, mut parts: impl Iterator<Item = R::Part>) -> X
where
    R: Scalar,
    X: Differentiable<R>,
    X::Plain: Structure<With<R> = X>,
{
    shape.map_scalars(&mut |_: f64| R::join(&mut parts))
}

const ENDED: &str = "a structure with as many scalars as it had before";

/// The parts of all scalars.
pub(super) fn split_all<R: Scalar>(scalars: Vec<R>) -> Vec<R::Part> {
    let mut parts = Vec::with_capacity(scalars.len() * R::PARTS);
    scalars.into_iter().for_each(|scalar| scalar.split(&mut parts));
    parts
}

impl Scalar for f64 {
    type Part = f64;
    const PARTS: usize = 1;

    fn split(self, parts: &mut Vec<f64>) {
        parts.push(self);
    }

    fn join(parts: &mut impl Iterator<Item = f64>) -> Self {
        parts.next().expect(ENDED)
    }
}

impl Part for f64 {
    const IS_RECORDED: bool = false;

    fn run_parts<R, X>(at: &Point<'_, X, R>, numbers: &mut [f64], term: impl FnOnce(&X) -> Vec<R>)
    where
        R: Scalar<Part = Self>,
        X: Differentiable<R> + Sync,
        X::Plain: Structure<With<R> = X>,
    {
        numbers.copy_from_slice(&split_all(term(at.parameters)));
    }

    fn record(_: Vec<f64>, numbers: Vec<f64>, _: usize) -> Vec<f64> {
        numbers
    }
}

impl Scalar for Reverse {
    type Part = Reverse;
    const PARTS: usize = 1;

    fn split(self, parts: &mut Vec<Reverse>) {
        parts.push(self);
    }

    fn join(parts: &mut impl Iterator<Item = Reverse>) -> Self {
        parts.next().expect(ENDED)
    }

    // The structure itself is lifted: its arrays stay arrays.
    fn run<X>(at: &Point<'_, X, Self>, numbers: &mut [f64], term: impl FnOnce(&X) -> Vec<Self>)
    where
        X: Differentiable<Self> + Sync,
        X::Plain: Structure<With<Self> = X>,
    {
        let results = numbers.len() / (1 + at.parts());
        let (values, rows) = numbers.split_at_mut(results);
        if let [value] = values {
            let only = |x: &X| term(x).pop().unwrap_or_default();
            *value = value_and_grad_into(only, &at.plain, rows);
        } else {
            values.copy_from_slice(&value_and_jacobian_into(|x: X| term(&x), &at.plain, rows));
        }
    }
}

impl Part for Reverse {
    const IS_RECORDED: bool = true;

    fn run_parts<R, X>(at: &Point<'_, X, R>, numbers: &mut [f64], term: impl FnOnce(&X) -> Vec<R>)
    where
        R: Scalar<Part = Self>,
        X: Differentiable<R> + Sync,
        X::Plain: Structure<With<R> = X>,
    {
        let (values, rows) = numbers.split_at_mut(numbers.len() / (1 + at.parts()));
        let run = |parts: Vec<Reverse>| split_all(term(&from_parts(&at.plain, parts.into_iter())));
        values.copy_from_slice(&value_and_jacobian_into(run, &at.parts, rows));
    }

    fn record(parameters: Vec<Reverse>, numbers: Vec<f64>, results: usize) -> Vec<Reverse> {
        node::record(parameters, numbers, results)
    }
}

impl<R: Scalar, const K: usize> Scalar for Forward<R, K> {
    type Part = R::Part;
    const PARTS: usize = R::PARTS * (1 + K);

    fn split(self, parts: &mut Vec<R::Part>) {
        self.inner().split(parts);
        self.tangents().into_iter().for_each(|tangent| tangent.split(parts));
    }

    fn join(parts: &mut impl Iterator<Item = R::Part>) -> Self {
        let primal = R::join(parts);
        Forward::new(primal, std::array::from_fn(|_| R::join(parts)))
    }
}
