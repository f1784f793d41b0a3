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
///
/// With `move` in front of their names the data are owned: for objectives that a function returns, or that
/// live as long as the program.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::{Objective, objective};
///
/// fn distance_to(goal: [f64; 2]) -> impl Objective<Input = [f64; 2]> + 'static {
///     objective!(move [goal: [f64; 2]] |x: [f64; 2]| (x[0] - goal[0]).powi(2) + (x[1] - goal[1]).powi(2))
/// }
/// assert_eq!(distance_to([1.0, 2.0]).grad(&[0.0, 0.0]), [-2.0, -4.0]);
/// ```
///
/// # nalgebra
/// An expression that begins with `nalgebra:` (`nalgebra_035:` for version 0.35) may call functions of
/// `#[differentiable]` modules that use nalgebra, and other code that is generic over `RealField`. A number's
/// own method (`x.sin()`) has two meanings there, from `Real` and from `RealField`: leave such steps to the
/// functions that are called. It needs the feature for that version of nalgebra.
#[cfg_attr(
    feature = "nalgebra",
    doc = r"
```
use adjoin::prelude::*;
use adjoin::{Residuals, objective};
use nalgebra::{Vector2, Vector3};

#[differentiable]
mod arm {
    use nalgebra::{UnitQuaternion, Vector2, Vector3};

    pub fn hand(angles: &Vector2<f64>) -> Vector3<f64> {
        let shoulder = UnitQuaternion::from_axis_angle(&Vector3::z_axis(), angles.x);
        shoulder * (Vector3::x() + UnitQuaternion::from_axis_angle(&Vector3::y_axis(), angles.y) * Vector3::x())
    }
}

let goal = Vector3::new(1.0, 1.0, 0.0);
let misses = objective!(nalgebra: [goal: Vector3<f64>] |angles: Vector2<f64>| -> Vector3<f64> {
    arm::hand(&angles) - constant::<R, _>(goal)
});
assert_eq!(misses.value(&Vector2::zeros()), Vector3::new(1.0, -1.0, 0.0));
assert_eq!(misses.jacobian(&Vector2::zeros()).row(1), [2.0, 0.0]);
```"
)]
#[macro_export]
macro_rules! objective {
    (|$($function:tt)*) => { $crate::objective!(@plain borrowed [] |$($function)*) };
    ([$($data:tt)*] |$($function:tt)*) => { $crate::objective!(@plain borrowed [$($data)*] |$($function)*) };
    (move [$($data:tt)*] |$($function:tt)*) => { $crate::objective!(@plain owned [$($data)*] |$($function)*) };
    (nalgebra: $($rest:tt)*) => { $crate::objective!(@field [FieldFunction on_field] $($rest)*) };
    (nalgebra_035: $($rest:tt)*) => { $crate::objective!(@field [FieldFunction035 on_field_035] $($rest)*) };

    (@field $trait:tt |$($function:tt)*) => { $crate::objective!(@nalgebra borrowed $trait [] |$($function)*) };
    (@field $trait:tt [$($data:tt)*] |$($function:tt)*) => {
        $crate::objective!(@nalgebra borrowed $trait [$($data)*] |$($function)*)
    };
    (@field $trait:tt move [$($data:tt)*] |$($function:tt)*) => {
        $crate::objective!(@nalgebra owned $trait [$($data)*] |$($function)*)
    };

    (@plain $hold:ident [$($name:ident: $type:ty),* $(,)?] |$x:tt: $input:ty| -> $output:ty $body:block) => {
        $crate::objective!(@function $hold [$($name: $type),*]
            impl $crate::Residuals for Function<'_> {
                type Input = $input;
                type Output = $output;
                fn at<R: $crate::Real>(&self, $x: $crate::With<$input, R>) -> $crate::With<$output, R>
                where
                    f64: $crate::LeftOf<R>,
                    for<'a> &'a R: $crate::RefOps<R>,
                {
                    $(let $name: &$type = ::core::borrow::Borrow::borrow(&self.$name);)*
                    $body
                }
            }
        )
    };
    (@plain $hold:ident [$($name:ident: $type:ty),* $(,)?] |$x:tt: $input:ty| $body:expr) => {
        $crate::objective!(@function $hold [$($name: $type),*]
            impl $crate::Objective for Function<'_> {
                type Input = $input;
                fn at<R: $crate::Real>(&self, $x: $crate::With<$input, R>) -> R
                where
                    f64: $crate::LeftOf<R>,
                    for<'a> &'a R: $crate::RefOps<R>,
                {
                    $(let $name: &$type = ::core::borrow::Borrow::borrow(&self.$name);)*
                    $body
                }
            }
        )
    };

    (@nalgebra $hold:ident [$trait:ident $call:ident]
        [$($name:ident: $type:ty),* $(,)?] |$x:tt: $input:ty| -> $output:ty $body:block) => {
        $crate::objective!(@function $hold [$($name: $type),*]
            impl $crate::macro_support::$trait for Function<'_> {
                type Input = $input;
                type Output = $output;
                fn at<R: $crate::Real + ::nalgebra::RealField>(&self, $x: $crate::With<$input, R>) -> $crate::With<$output, R>
                where
                    f64: $crate::LeftOf<R>,
                    for<'a> &'a R: $crate::RefOps<R>,
                {
                    $(let $name: &$type = ::core::borrow::Borrow::borrow(&self.$name);)*
                    $body
                }
            }
            impl $crate::Residuals for Function<'_> {
                type Input = $input;
                type Output = $output;
                fn at<R: $crate::Real>(&self, x: $crate::With<$input, R>) -> $crate::With<$output, R>
                where
                    f64: $crate::LeftOf<R>,
                    for<'a> &'a R: $crate::RefOps<R>,
                {
                    R::$call(self, x)
                }
            }
        )
    };
    (@nalgebra $hold:ident [$trait:ident $call:ident]
        [$($name:ident: $type:ty),* $(,)?] |$x:tt: $input:ty| $body:expr) => {
        $crate::objective!(@function $hold [$($name: $type),*]
            impl $crate::macro_support::$trait for Function<'_> {
                type Input = $input;
                type Output = f64;
                fn at<R: $crate::Real + ::nalgebra::RealField>(&self, $x: $crate::With<$input, R>) -> R
                where
                    f64: $crate::LeftOf<R>,
                    for<'a> &'a R: $crate::RefOps<R>,
                {
                    $(let $name: &$type = ::core::borrow::Borrow::borrow(&self.$name);)*
                    $body
                }
            }
            impl $crate::Objective for Function<'_> {
                type Input = $input;
                fn at<R: $crate::Real>(&self, x: $crate::With<$input, R>) -> R
                where
                    f64: $crate::LeftOf<R>,
                    for<'a> &'a R: $crate::RefOps<R>,
                {
                    R::$call(self, x)
                }
            }
        )
    };

    (@function borrowed [$($name:ident: $type:ty),*] $($implementation:item)*) => {{
        struct Function<'data> {
            $($name: &'data $type,)*
            __lifetime: ::core::marker::PhantomData<&'data ()>,
        }
        $($implementation)*
        Function { $($name: &$name,)* __lifetime: ::core::marker::PhantomData }
    }};
    (@function owned [$($name:ident: $type:ty),*] $($implementation:item)*) => {{
        struct Function<'data> {
            $($name: $type,)*
            __lifetime: ::core::marker::PhantomData<&'data ()>,
        }
        $($implementation)*
        Function { $($name,)* __lifetime: ::core::marker::PhantomData }
    }};
}
