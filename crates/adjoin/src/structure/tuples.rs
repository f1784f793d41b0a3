//! Tuples, and `PhantomData`, which names the type of its scalars but has none.

use super::{Differentiable, Path, ScalarMap, Scalars, ShapeError, Structure, With};
use crate::real::Real;
use std::marker::PhantomData;

macro_rules! tuples {
    ($($($name:ident $index:tt)+;)*) => {$(
        impl<R: Real, $($name: Differentiable<R>),+> Differentiable<R> for ($($name,)+) {
            type Plain = ($($name::Plain,)+);

            #[inline]
            fn map_scalars<S: Real, Map: FnMut(R) -> S>(&self, f: &mut Map) -> With<Self, S, R> {
                ($(self.$index.map_scalars(f),)+)
            }

            #[inline(always)]
            fn map_by<S: Real, Map: ScalarMap<R, S>>(&self, map: &mut Map) -> With<Self, S, R> {
                ($(self.$index.map_by(map),)+)
            }

            #[inline(always)]
            fn visit_scalars<Visit: FnMut(R)>(&self, f: &mut Visit) {
                $(self.$index.visit_scalars(f);)+
            }

            #[inline]
            fn zip_scalars<S: Real, Zip: FnMut(R, S)>(
                &self,
                other: &With<Self, S, R>,
                f: &mut Zip,
            ) -> Result<(), ShapeError> {
                $(self.$index.zip_scalars(&other.$index, f).map_err(|error| error.in_field(stringify!($index)))?;)+
                Ok(())
            }

            fn visit_paths<Visit: FnMut(&Path<'_>, R)>(&self, path: &Path<'_>, f: &mut Visit) {
                $(self.$index.visit_paths(&path.field(stringify!($index)), f);)+
            }
        }

        impl<$($name: Structure),+> Structure for ($($name,)+) {
            type With<S: Real> = ($($name::With<S>,)+);

            #[inline(always)]
            fn refill(&mut self, scalars: &mut Scalars<'_>) {
                $(self.$index.refill(scalars);)+
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

impl<R: Real, T: Differentiable<R>> Differentiable<R> for PhantomData<T> {
    type Plain = PhantomData<T::Plain>;

    #[inline]
    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, _: &mut F) -> With<Self, S, R> {
        PhantomData
    }

    #[inline(always)]
    fn visit_scalars<F: FnMut(R)>(&self, _: &mut F) {}

    #[inline]
    fn zip_scalars<S: Real, F: FnMut(R, S)>(
        &self,
        _: &With<Self, S, R>,
        _: &mut F,
    ) -> Result<(), ShapeError> {
        Ok(())
    }

    fn visit_paths<F: FnMut(&Path<'_>, R)>(&self, _: &Path<'_>, _: &mut F) {}
}

impl<T: Structure> Structure for PhantomData<T> {
    type With<S: Real> = PhantomData<T::With<S>>;
}
