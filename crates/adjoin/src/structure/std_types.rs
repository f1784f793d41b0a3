//! Std's containers as structures.

use super::{Differentiable, ShapeError};
use crate::real::Real;

impl<R: Real, T: Differentiable<R>> Differentiable<R> for Vec<T> {
    type With<S: Real> = Vec<T::With<S>>;

    #[inline]
    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> Self::With<S> {
        self.as_slice().map_scalars(f)
    }

    #[inline]
    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
        self.as_slice().visit_scalars(f);
    }

    #[inline]
    fn zip_scalars<S: Real, F: FnMut(R, S)>(
        &self,
        other: &Self::With<S>,
        f: &mut F,
    ) -> Result<(), ShapeError> {
        self.as_slice().zip_scalars(other, f)
    }
}

impl<R: Real, T: Differentiable<R>> Differentiable<R> for [T] {
    type With<S: Real> = Vec<T::With<S>>;

    #[inline]
    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> Self::With<S> {
        self.iter().map(|x| x.map_scalars(f)).collect()
    }

    #[inline]
    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
        self.iter().for_each(|x| x.visit_scalars(f));
    }

    #[inline]
    fn zip_scalars<S: Real, F: FnMut(R, S)>(
        &self,
        other: &Self::With<S>,
        f: &mut F,
    ) -> Result<(), ShapeError> {
        if self.len() != other.len() {
            return Err(ShapeError::length(self.len(), other.len()));
        }
        for (index, (x, y)) in self.iter().zip(other).enumerate() {
            x.zip_scalars(y, f).map_err(|error| error.at_index(index))?;
        }
        Ok(())
    }
}

impl<R: Real, T: Differentiable<R>, const N: usize> Differentiable<R> for [T; N] {
    type With<S: Real> = [T::With<S>; N];

    #[inline]
    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> Self::With<S> {
        std::array::from_fn(|i| self[i].map_scalars(f))
    }

    #[inline]
    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
        self.iter().for_each(|x| x.visit_scalars(f));
    }

    #[inline]
    fn zip_scalars<S: Real, F: FnMut(R, S)>(
        &self,
        other: &Self::With<S>,
        f: &mut F,
    ) -> Result<(), ShapeError> {
        for (index, (x, y)) in self.iter().zip(other).enumerate() {
            x.zip_scalars(y, f).map_err(|error| error.at_index(index))?;
        }
        Ok(())
    }
}

macro_rules! tuples {
    ($($($name:ident $index:tt)+;)*) => {$(
        impl<R: Real, $($name: Differentiable<R>),+> Differentiable<R> for ($($name,)+) {
            type With<S: Real> = ($($name::With<S>,)+);

            #[inline]
            fn map_scalars<S: Real, Map: FnMut(R) -> S>(&self, f: &mut Map) -> Self::With<S> {
                ($(self.$index.map_scalars(f),)+)
            }

            #[inline]
            fn visit_scalars<Visit: FnMut(R)>(&self, f: &mut Visit) {
                $(self.$index.visit_scalars(f);)+
            }

            #[inline]
            fn zip_scalars<S: Real, Zip: FnMut(R, S)>(
                &self,
                other: &Self::With<S>,
                f: &mut Zip,
            ) -> Result<(), ShapeError> {
                $(self.$index.zip_scalars(&other.$index, f).map_err(|error| error.in_field(stringify!($index)))?;)+
                Ok(())
            }
        }
    )*};
}

tuples! {
    A 0;
    A 0 B 1;
    A 0 B 1 C 2;
    A 0 B 1 C 2 D 3;
    A 0 B 1 C 2 D 3 E 4;
    A 0 B 1 C 2 D 3 E 4 F 5;
    A 0 B 1 C 2 D 3 E 4 F 5 G 6;
    A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7;
    A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8;
    A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9;
    A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10;
    A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11;
}
