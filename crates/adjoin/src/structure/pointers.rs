//! Pointers: `Box`, `Rc`, `Arc` and shared references.
//!
//! A pointer adds nothing to the structure it points to, nor to its paths. Two things to know:
//!
//! - Sharing is lost. Two `Rc`s to one value are two structures: the scalars are visited twice and lifted to
//!   two separate inputs, and the gradient has a part for each. To differentiate with respect to a shared
//!   value, share an index.
//! - The siblings of a reference are owned: `&T` over `S` is `T` over `S`. So a tuple of references is an
//!   input that copies no data, and its gradient is a tuple of values.
//!
//! ```
//! use adjoin::Differentiable;
//!
//! let (weights, bias) = (vec![1.0, 2.0], 3.0);
//! let negated: (Vec<f64>, f64) = (&weights, &bias).map_scalars(&mut |x: f64| -x);
//! assert_eq!(negated, (vec![-1.0, -2.0], -3.0));
//! ```

use super::{Differentiable, Path, ScalarMap, Scalars, ShapeError, Structure, With};
use crate::real::Real;
use std::rc::Rc;
use std::sync::Arc;

/// `Differentiable` for a pointer to `T`, given how to make a pointer to the sibling of `T`.
macro_rules! pointers {
    ($($pointer:ty, plain $plain:ty, new |$target:ident| $new:expr;)*) => {$(
        impl<R: Real, T: Differentiable<R>> Differentiable<R> for $pointer {
            type Plain = $plain;

            #[inline]
            fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> With<Self, S, R> {
                let $target = T::map_scalars(self, f);
                $new
            }

            #[inline(always)]
            fn map_by<S: Real, M: ScalarMap<R, S>>(&self, map: &mut M) -> With<Self, S, R> {
                let $target = T::map_by(self, map);
                $new
            }

            #[inline(always)]
            fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
                T::visit_scalars(self, f);
            }

            #[inline]
            fn zip_scalars<S: Real, F: FnMut(R, S)>(
                &self,
                other: &With<Self, S, R>,
                f: &mut F,
            ) -> Result<(), ShapeError> {
                T::zip_scalars::<S, F>(self, other, f)
            }

            fn visit_paths<F: FnMut(&Path<'_>, R)>(&self, path: &Path<'_>, f: &mut F) {
                T::visit_paths(self, path, f);
            }
        }
    )*};
}

pointers! {
    Box<T>, plain Box<T::Plain>, new |target| Box::new(target);
    Rc<T>, plain Rc<T::Plain>, new |target| Rc::new(target);
    Arc<T>, plain Arc<T::Plain>, new |target| Arc::new(target);
    &T, plain T::Plain, new |target| target;
}

impl<T: Structure> Structure for Box<T> {
    type With<S: Real> = Box<T::With<S>>;

    fn refill(&mut self, scalars: &mut Scalars<'_>) {
        T::refill(self, scalars);
    }
}

impl<T: Structure> Structure for Rc<T> {
    type With<S: Real> = Rc<T::With<S>>;
}

impl<T: Structure> Structure for Arc<T> {
    type With<S: Real> = Arc<T::With<S>>;
}
