//! Plain data as constants, in place where that can be.

use std::borrow::Borrow;
use std::ops::Deref;

use crate::structure::Structure;

/// Plain data as constants: the data itself where the scalar is `f64`, a copy elsewhere.
#[derive(Debug)]
pub enum Lifted<'a, T: ?Sized, O> {
    /// The data itself.
    Same(&'a T),
    /// A copy over another scalar.
    Copy(O),
}

impl<T: ?Sized, O: Borrow<T>> Deref for Lifted<'_, T, O> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        match self {
            Self::Same(data) => data,
            Self::Copy(data) => data.borrow(),
        }
    }
}

/// Plain data in a row as constants.
pub type LiftedSlice<'a, T, R> = Lifted<'a, [<T as Structure>::With<R>], Vec<<T as Structure>::With<R>>>;
