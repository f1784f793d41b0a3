//! Sequences: arrays, slices, `Vec`, `VecDeque`, `LinkedList`. Their length is part of the shape.

use super::{Differentiable, Path, ScalarMap, Scalars, ShapeError, Structure, With};
use crate::real::Real;
use std::collections::{LinkedList, VecDeque};
use std::rc::Rc;
use std::sync::Arc;

/// The pairs of scalars of two sequences of the same length.
#[inline]
fn zip_elements<'a, R: Real, S: Real, T: Differentiable<R> + 'a>(
    elements: impl ExactSizeIterator<Item = &'a T>,
    others: impl ExactSizeIterator<Item = &'a With<T, S, R>>,
    f: &mut impl FnMut(R, S),
) -> Result<(), ShapeError>
where
    With<T, S, R>: 'a,
{
    if elements.len() != others.len() {
        return Err(ShapeError::length(elements.len(), others.len()));
    }
    for (index, (x, y)) in elements.zip(others).enumerate() {
        x.zip_scalars(y, f).map_err(|error| error.at_index(index))?;
    }
    Ok(())
}

/// `Differentiable` for sequences, given how to build the sibling.
macro_rules! sequences {
    ($([$($generics:tt)*] $type:ty, plain $plain:ty, map |$this:ident, $each:ident| $map:expr $(, { $($more:item)* })?;)*) => {$(
        impl<R: Real, T: Differentiable<R> $($generics)*> Differentiable<R> for $type {
            type Plain = $plain;

            #[inline]
            fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> With<Self, S, R> {
                let ($this, $each) = (self, |x: &T| x.map_scalars(f));
                $map
            }

            #[inline]
            fn map_by<S: Real, M: ScalarMap<R, S>>(&self, map: &mut M) -> With<Self, S, R> {
                let ($this, $each) = (self, |x: &T| x.map_by(map));
                $map
            }

            #[inline]
            fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
                for x in self.iter() {
 x.visit_scalars(f);
}
            }

            #[inline]
            fn zip_scalars<S: Real, F: FnMut(R, S)>(
                &self,
                other: &With<Self, S, R>,
                f: &mut F,
            ) -> Result<(), ShapeError> {
                zip_elements(self.iter(), other.iter(), f)
            }

            fn visit_paths<F: FnMut(&Path<'_>, R)>(&self, path: &Path<'_>, f: &mut F) {
                for (index, x) in self.iter().enumerate() {
                    x.visit_paths(&path.index(index), f);
                }
            }

            $($($more)*)?
        }
    )*};
    // The same for sequences collected from an iterator. One over a slice knows its length, so a vector is
    // allocated once and nothing is checked per element.
    (collected $($type:ty, plain $plain:ty;)*) => {
        sequences! {$([] $type, plain $plain, map |this, each| this.iter().map(each).collect();)*}
    };
    // The same for those that are collected to a vector.
    (vectors $($type:ty, { $($more:item)* };)*) => {
        sequences! {$(
            [] $type, plain Vec<T::Plain>, map |this, each| this.iter().map(each).collect(), {
                #[inline(always)]
                fn contiguous_scalars(&self) -> Option<&[R]> {
                    T::as_scalars(self)
                }
                $($more)*
            };
        )*}
    };
}

sequences! { vectors
    [T], {};
    &[T], {};
    Vec<T>, {
        #[inline(always)]
        fn from_vector(scalars: &Vec<R>) -> Option<&Self> {
            T::as_elements(scalars)
        }
    };
}

sequences! { collected
    Box<[T]>, plain Box<[T::Plain]>;
    Rc<[T]>, plain Rc<[T::Plain]>;
    Arc<[T]>, plain Arc<[T::Plain]>;
    VecDeque<T>, plain VecDeque<T::Plain>;
    LinkedList<T>, plain LinkedList<T::Plain>;
}

sequences! {
    [, const N: usize] [T; N], plain [T::Plain; N], map |this, each| this.each_ref().map(each);
}

macro_rules! siblings {
    ($($sequence:ty => $with:ty $(, $in_place:ident)?;)*) => {$(
        impl<T: Structure> Structure for $sequence {
            type With<S: Real> = $with;
            $(siblings! { @ $in_place })?
        }
    )*};
    (@ in_place) => {
        fn refill(&mut self, scalars: &mut Scalars<'_>) {
            for x in self.iter_mut() {
                x.refill(scalars);
            }
        }
    };
}

siblings! {
    Vec<T> => Vec<T::With<S>>, in_place;
    Box<[T]> => Box<[T::With<S>]>, in_place;
    Rc<[T]> => Rc<[T::With<S>]>;
    Arc<[T]> => Arc<[T::With<S>]>;
    VecDeque<T> => VecDeque<T::With<S>>, in_place;
    LinkedList<T> => LinkedList<T::With<S>>, in_place;
}

impl<T: Structure, const N: usize> Structure for [T; N] {
    type With<S: Real> = [T::With<S>; N];
    siblings! { @ in_place }
}
