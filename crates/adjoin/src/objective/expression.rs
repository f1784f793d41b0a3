//! The macro that makes objectives and residuals from expressions.

/// An [`Objective`](crate::Objective) from an expression, or, with a return type,
/// [`Residuals`](crate::Residuals).
///
/// The expression is generic over its scalar, which is called `R` in it. Plain data that it uses is named
/// first, with its type, and is borrowed; [`constant`](crate::constant) lifts it to the scalar.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::{Objective, Residuals, objective};
///
/// let banana = objective!(|[x, y]: [f64; 2]| (x - 1.0).powi(2) + (y - x * x).powi(2) * 100.0);
/// assert_eq!(banana.grad(&[0.0, 0.0]), [-2.0, 0.0]);
///
/// let times = vec![0.0, 1.0, 2.0];
/// let seen = vec![1.0, 0.4, 0.1];
/// let decay = objective!([times: Vec<f64>, seen: Vec<f64>] |(height, rate): (f64, f64)| -> Vec<f64> {
///     times.iter().zip(seen).map(|(t, y)| height * (-rate * *t).exp() - *y).collect()
/// });
/// assert_eq!(decay.value(&(1.0, 0.0)), [0.0, 0.6, 0.9]);
/// assert_eq!(decay.jacobian(&(1.0, 0.0)).row(2), [1.0, -2.0]);
/// ```
#[macro_export]
macro_rules! objective {
    ($([$($name:ident: $type:ty),* $(,)?])? |$x:tt: $input:ty| -> $output:ty $body:block) => {{
        struct Function<'data> {
            $($($name: &'data $type,)*)?
            __lifetime: ::core::marker::PhantomData<&'data ()>,
        }
        impl $crate::Residuals for Function<'_> {
            type Input = $input;
            type Output = $output;
            fn at<R: $crate::Real>(&self, $x: $crate::With<$input, R>) -> $crate::With<$output, R>
            where
                f64: $crate::LeftOf<R>,
                for<'a> &'a R: $crate::RefOps<R>,
            {
                $($(let $name = self.$name;)*)?
                $body
            }
        }
        Function { $($($name: &$name,)*)? __lifetime: ::core::marker::PhantomData }
    }};
    ($([$($name:ident: $type:ty),* $(,)?])? |$x:tt: $input:ty| $body:expr) => {{
        struct Function<'data> {
            $($($name: &'data $type,)*)?
            __lifetime: ::core::marker::PhantomData<&'data ()>,
        }
        impl $crate::Objective for Function<'_> {
            type Input = $input;
            fn at<R: $crate::Real>(&self, $x: $crate::With<$input, R>) -> R
            where
                f64: $crate::LeftOf<R>,
                for<'a> &'a R: $crate::RefOps<R>,
            {
                $($(let $name = self.$name;)*)?
                $body
            }
        }
        Function { $($($name: &$name,)*)? __lifetime: ::core::marker::PhantomData }
    }};
}
