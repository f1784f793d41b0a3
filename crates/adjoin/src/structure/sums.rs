//! Sums: `Option` and `Result`. The variant is part of the shape.

use super::{Differentiable, Path, ScalarMap, Scalars, ShapeError, Structure, With};
use crate::real::Real;

impl<R: Real, T: Differentiable<R>> Differentiable<R> for Option<T> {
    type Plain = Option<T::Plain>;

    #[inline]
    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> With<Self, S, R> {
        self.as_ref().map(|x| x.map_scalars(f))
    }

    #[inline]
    fn map_by<S: Real, M: ScalarMap<R, S>>(&self, map: &mut M) -> With<Self, S, R> {
        self.as_ref().map(|x| x.map_by(map))
    }

    #[inline]
    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
        if let Some(x) = self {
            x.visit_scalars(f);
        }
    }

    #[inline]
    fn zip_scalars<S: Real, F: FnMut(R, S)>(
        &self,
        other: &With<Self, S, R>,
        f: &mut F,
    ) -> Result<(), ShapeError> {
        match (self, other) {
            (Some(x), Some(y)) => x.zip_scalars(y, f),
            (None, None) => Ok(()),
            (Some(_), None) => Err(ShapeError::variant("Some", "None")),
            (None, Some(_)) => Err(ShapeError::variant("None", "Some")),
        }
    }

    fn visit_paths<F: FnMut(&Path<'_>, R)>(&self, path: &Path<'_>, f: &mut F) {
        if let Some(x) = self {
            x.visit_paths(path, f);
        }
    }
}

impl<T: Structure> Structure for Option<T> {
    type With<S: Real> = Option<T::With<S>>;

    fn refill(&mut self, scalars: &mut Scalars<'_>) {
        if let Some(x) = self {
            x.refill(scalars);
        }
    }
}

impl<R: Real, T: Differentiable<R>, E: Differentiable<R>> Differentiable<R> for Result<T, E> {
    type Plain = Result<T::Plain, E::Plain>;

    #[inline]
    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> With<Self, S, R> {
        match self {
            Ok(x) => Ok(x.map_scalars(f)),
            Err(x) => Err(x.map_scalars(f)),
        }
    }

    #[inline]
    fn map_by<S: Real, M: ScalarMap<R, S>>(&self, map: &mut M) -> With<Self, S, R> {
        match self {
            Ok(x) => Ok(x.map_by(map)),
            Err(x) => Err(x.map_by(map)),
        }
    }

    #[inline]
    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
        match self {
            Ok(x) => x.visit_scalars(f),
            Err(x) => x.visit_scalars(f),
        }
    }

    #[inline]
    fn zip_scalars<S: Real, F: FnMut(R, S)>(
        &self,
        other: &With<Self, S, R>,
        f: &mut F,
    ) -> Result<(), ShapeError> {
        match (self, other) {
            (Ok(x), Ok(y)) => x.zip_scalars(y, f).map_err(|error| error.in_field("Ok")),
            (Err(x), Err(y)) => x.zip_scalars(y, f).map_err(|error| error.in_field("Err")),
            (Ok(_), Err(_)) => Err(ShapeError::variant("Ok", "Err")),
            (Err(_), Ok(_)) => Err(ShapeError::variant("Err", "Ok")),
        }
    }

    fn visit_paths<F: FnMut(&Path<'_>, R)>(&self, path: &Path<'_>, f: &mut F) {
        match self {
            Ok(x) => x.visit_paths(&path.field("Ok"), f),
            Err(x) => x.visit_paths(&path.field("Err"), f),
        }
    }
}

impl<T: Structure, E: Structure> Structure for Result<T, E> {
    type With<S: Real> = Result<T::With<S>, E::With<S>>;
}
