//! Reduce a function to its derivatives.

use crate::real::Real;
use crate::structure::{Differentiable, Structure};

/// `f()`, of which only the derivatives of its results in what it used are remembered.
///
/// For a function with few results and few differentiable values that go into it, but many operations in between. In
/// reverse mode it is recorded, swept at once for all its results, and taken back; what stays is one row of derivatives
/// for each result. If that would be more than the recording itself, the recording stays. The gradient is the same, but
/// for rounding: sums of products are formed in another order.
///
/// For a function of [`#[differentiable]`](macro@crate::differentiable) code there is an attribute,
/// [`#[preaccumulate]`](macro@crate::preaccumulate), which can do without the recording.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::memory::preaccumulate;
///
/// fn kepler<R: Real>(mean_anomaly: R, eccentricity: R) -> R {
///     (0..20).fold(mean_anomaly, |e, _| mean_anomaly + eccentricity * e.sin())
/// }
///
/// let (_, pullback) = vjp(|[m, e]| preaccumulate(|| kepler(m, e)), &[0.8, 0.3]);
/// assert_eq!(pullback.statistics().nodes, 1);
///
/// let gradient = grad(|[m, e]| kepler(m, e), &[0.8, 0.3]);
/// let preaccumulated = pullback.call(&1.0)?;
/// assert!((gradient[0] - preaccumulated[0]).abs() < 1e-12 && (gradient[1] - preaccumulated[1]).abs() < 1e-12);
/// # Ok::<(), adjoin::ShapeError>(())
/// ```
pub fn preaccumulate<R, U>(f: impl FnOnce() -> U) -> U
where
    R: Real,
    U: Differentiable<R>,
    U::Plain: Structure<With<R> = U>,
{
    R::preaccumulated(f)
}
