//! Joins of a fixed number of branches.

use super::join;

/// A tuple of closures that [`join!`](crate::join!) runs.
pub trait JoinTuple {
    /// The tuple of their results.
    type Output;

    /// Runs all of them, potentially in parallel.
    fn join(self) -> Self::Output;
}

/// Runs two to eight expressions, potentially in parallel, and returns the tuple of their values.
///
/// ```
/// use adjoin::prelude::*;
///
/// let f = |x: Reverse| {
///     let (a, b, c) = adjoin::join!(x.sin(), x.exp(), x * x);
///     a + b + c
/// };
/// assert_eq!(grad(f, &0.0), 2.0);
/// ```
#[macro_export]
macro_rules! join {
    ($($branch:expr),+ $(,)?) => {
        $crate::parallel::JoinTuple::join(($(|| $branch,)+))
    };
}

macro_rules! join_tuple {
    ($(($($left:ident $left_value:ident)+) ($($right:ident $right_value:ident)+);)*) => {$(
        impl<$($left: FnOnce() -> $left_value + Send, $left_value: Send,)+
            $($right: FnOnce() -> $right_value + Send, $right_value: Send),+> JoinTuple for ($($left,)+ $($right,)+)
        {
            type Output = ($($left_value,)+ $($right_value,)+);

            #[allow(non_snake_case, reason = "the branches are named after their types")]
            fn join(self) -> Self::Output {
                let ($($left,)+ $($right,)+) = self;
                let (($($left_value,)+), ($($right_value,)+)) =
                    join(|| JoinTuple::join(($($left,)+)), || JoinTuple::join(($($right,)+)));
                ($($left_value,)+ $($right_value,)+)
            }
        }
    )*};
}

impl<A: FnOnce() -> RA, RA> JoinTuple for (A,) {
    type Output = (RA,);

    fn join(self) -> (RA,) {
        (self.0(),)
    }
}

join_tuple! {
    (A RA) (B RB);
    (A RA) (B RB C RC);
    (A RA B RB) (C RC D RD);
    (A RA B RB) (C RC D RD E RE);
    (A RA B RB C RC) (D RD E RE F RF);
    (A RA B RB C RC) (D RD E RE F RF G RG);
    (A RA B RB C RC D RD) (E RE F RF G RG H RH);
}
