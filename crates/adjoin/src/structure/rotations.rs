//! Unit quaternions as a manifold: a smooth exponential, and gradients in a rotation vector.

/// What gradients with respect to rotations need, for nalgebra's `UnitQuaternion`.
///
/// The gradient of a `UnitQuaternion` holds the partial derivatives in its four coordinates (see [structures
/// of nalgebra](crate::structure)). A step against that gradient leaves the unit quaternions; a step in a
/// rotation vector does not:
///
/// ```
/// # #[cfg(feature = "nalgebra")] {
/// use adjoin::prelude::*;
/// use adjoin::structure::UnitRotation;
/// use nalgebra::{UnitQuaternion, Vector3};
///
/// let (from, to) = (Vector3::new(1.0, 0.0, 0.0), Vector3::new(0.0, 0.6, 0.8));
/// let distance = |q: UnitQuaternion<Reverse>| (q * constant(&from) - constant(&to)).norm_squared();
/// let mut q = UnitQuaternion::identity();
/// for _ in 0..100 {
///     let slope = q.body_gradient(&grad(distance, &q));
///     q *= UnitQuaternion::from_rotation_vector(slope * -0.3);
/// }
/// assert!((q * from - to).norm() < 1e-9);
/// # }
/// ```
pub trait UnitRotation: Sized {
    /// Vectors of length three over the same scalar.
    type Vector;

    /// The rotation about a vector by its length, with all derivatives everywhere.
    ///
    /// nalgebra's own `new`, `from_scaled_axis` and `exp` give the constant identity where the vector is
    /// shorter than the precision of numbers. Then the derivative at 0, where optimisers like to start, is 0
    /// instead of ½.
    fn from_rotation_vector(vector: Self::Vector) -> Self;

    /// The gradient with respect to `v` in `self * exp(v)` at `v = 0`, from that with respect to the
    /// coordinates.
    fn body_gradient(&self, gradient: &Self) -> Self::Vector;

    /// The gradient with respect to `v` in `exp(v) * self` at `v = 0`, from that with respect to the
    /// coordinates.
    fn world_gradient(&self, gradient: &Self) -> Self::Vector;
}

macro_rules! unit_rotation {
    ($nalgebra:ident) => {
        impl<R: crate::Real + $nalgebra::RealField> UnitRotation for $nalgebra::UnitQuaternion<R> {
            type Vector = $nalgebra::Vector3<R>;

            fn from_rotation_vector(vector: Self::Vector) -> Self {
                let (w, factor) = half_angle(vector.dot(&vector));
                Self::new_unchecked($nalgebra::Quaternion::from_parts(w, vector * factor))
            }

            fn body_gradient(&self, gradient: &Self) -> Self::Vector {
                (self.quaternion().conjugate() * gradient.quaternion()).imag() * R::constant(0.5)
            }

            fn world_gradient(&self, gradient: &Self) -> Self::Vector {
                (gradient.quaternion() * self.quaternion().conjugate()).imag() * R::constant(0.5)
            }
        }
    };
}

#[cfg(feature = "nalgebra")]
unit_rotation!(nalgebra);
#[cfg(feature = "nalgebra-034")]
unit_rotation!(nalgebra_034);
#[cfg(feature = "nalgebra-035")]
unit_rotation!(nalgebra_035);

/// `cos(θ/2)` and `sin(θ/2)/θ`, given `θ²`.
fn half_angle<R: crate::Real>(squared: R) -> (R, R) {
    // Below, the terms left out are smaller than the precision, those of the first derivatives as well.
    const SMALL: f64 = 1e-3;
    if squared.primal() > SMALL {
        let angle = crate::Real::sqrt(squared);
        let (sin, cos) = crate::Real::sin_cos(angle * 0.5);
        return (cos, sin / angle);
    }
    // The series in s = θ²/4: Σ (−s)ᵏ/(2k)! and ½ Σ (−s)ᵏ/(2k+1)!.
    let s = squared * -0.25;
    let (mut cos, mut sinc, mut term) = (R::constant(1.0), R::constant(1.0), R::constant(1.0));
    for k in [1.0, 2.0, 3.0, 4.0, 5.0, 6.0] {
        let k: f64 = 2.0 * k;
        term = term * s / (k * (k - 1.0));
        cos += term;
        sinc += term / (k + 1.0);
    }
    (cos, sinc * 0.5)
}
