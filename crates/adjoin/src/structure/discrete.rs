//! Types without scalars, which are copied unchanged.
//!
//! `f32` is not among them, nor is anything with interior mutability. A number to be differentiated is an
//! `f64`, and a field that stays as it is says so with `#[constant]`.

use super::{Differentiable, Path, ShapeError, Structure, With};
use crate::real::Real;
use std::borrow::Cow;
use std::cmp;
use std::collections::{BTreeSet, BinaryHeap, HashSet};
use std::ffi::OsString;
use std::num;
use std::ops;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::time;

/// Both traits, for types that are `Clone` and carry no scalars.
macro_rules! discrete {
    ($($({$($generics:tt)*})? $type:ty),* $(,)?) => {$(
        impl<$($($generics)*,)? R: Real> Differentiable<R> for $type {
            type Plain = Self;

            #[inline]
            fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, _: &mut F) -> Self {
                self.clone()
            }

            #[inline]
            fn visit_scalars<F: FnMut(R)>(&self, _: &mut F) {}

            #[inline]
            fn zip_scalars<S: Real, F: FnMut(R, S)>(&self, _: &With<Self, S, R>, _: &mut F) -> Result<(), ShapeError> {
                Ok(())
            }

            fn visit_paths<F: FnMut(&Path<'_>, R)>(&self, _: &Path<'_>, _: &mut F) {}
        }

        impl$(<$($generics)*>)? Structure for $type {
            type With<S: Real> = Self;
        }
    )*};
}

/// The types that exist for every integer type.
macro_rules! integers {
    ($($type:ty),*) => {
        discrete! {$(
            $type,
            num::NonZero<$type>,
            num::Wrapping<$type>,
            num::Saturating<$type>,
            ops::Range<$type>,
            ops::RangeFrom<$type>,
            ops::RangeTo<$type>,
            ops::RangeInclusive<$type>,
            ops::RangeToInclusive<$type>,
        )*}
    };
}

integers!(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize);

discrete! {
    (), bool, char, String, ops::RangeFull, cmp::Ordering, num::FpCategory, PathBuf, OsString,
    time::Duration, time::Instant, time::SystemTime,
    {'a} &'a str, {'a} Cow<'a, str>, Box<str>, Rc<str>, Arc<str>,
    {T: Clone, H: Clone} HashSet<T, H>, {T: Clone} BTreeSet<T>, {T: Clone} BinaryHeap<T>,
}
