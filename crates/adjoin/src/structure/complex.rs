//! Complex numbers, with the feature `num-complex`: two scalars, the real part and the imaginary part.
//!
//! The gradient of a real function `f(x + iy)` is `∂f/∂x + i ∂f/∂y`, whether or not the function is
//! holomorphic: the direction of steepest ascent, twice the Wirtinger derivative with respect to the
//! conjugate. The derivative of a holomorphic function `g` is the conjugate of the gradient of its real part.

use num_complex::Complex;

use super::{Differentiable, Path, ShapeError, Structure, With};
use crate::real::Real;

impl<R: Real, T: Differentiable<R>> Differentiable<R> for Complex<T> {
    type Plain = Complex<T::Plain>;

    #[inline]
    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> With<Self, S, R> {
        Complex { re: self.re.map_scalars(f), im: self.im.map_scalars(f) }
    }

    #[inline]
    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
        self.re.visit_scalars(f);
        self.im.visit_scalars(f);
    }

    #[inline]
    fn zip_scalars<S: Real, F: FnMut(R, S)>(
        &self,
        other: &With<Self, S, R>,
        f: &mut F,
    ) -> Result<(), ShapeError> {
        self.re.zip_scalars(&other.re, f).map_err(|error| error.in_field("re"))?;
        self.im.zip_scalars(&other.im, f).map_err(|error| error.in_field("im"))
    }

    fn visit_paths<F: FnMut(&Path<'_>, R)>(&self, path: &Path<'_>, f: &mut F) {
        self.re.visit_paths(&path.field("re"), f);
        self.im.visit_paths(&path.field("im"), f);
    }
}

impl<T: Structure> Structure for Complex<T> {
    type With<S: Real> = Complex<T::With<S>>;
}
