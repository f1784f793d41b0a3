//! The derivatives of one function in every mode, which have to agree.

/// Equal, or both NaN; the signs of zeros do not matter.
pub(crate) fn same(x: f64, y: f64) -> bool {
    x == y || (x.is_nan() && y.is_nan())
}

/// The same up to rounding. The tolerance has a lower bound, because subnormal numbers have few digits.
pub(crate) fn alike(x: f64, y: f64) -> bool {
    same(x, y) || (x - y).abs() <= 1e-12 * x.abs().max(y.abs()).clamp(1e-290, f64::MAX)
}

/// The same up to rounding and overflow: the product of three partial derivatives, as a steep quotient has
/// them, may be infinite in one order and finite in the other.
pub(crate) fn agree(x: f64, y: f64) -> bool {
    alike(x, y) || ((x.is_infinite() || y.is_infinite()) && x * y > 0.0)
}

/// `slopes!(|x, y| body, [a, b])`: the partial derivatives of a function at a point, after a check that all
/// modes agree: reverse, forward, nested, through one array operation per closure (`map_all`) or per
/// function (`elementwise!`), in forward mode and in reverse, and in batches (`batch_jacobian!`).
macro_rules! slopes {
    (|$($x:ident),+| $body:expr, $at:expr) => {{
        use adjoin::{Forward, Real, Reverse, Vector, grad, elementwise};
        const N: usize = <[&str]>::len(&[$(stringify!($x)),+]);

        fn f<R: Real>([$($x),+]: [R; N]) -> R {
            $body
        }

        #[allow(clippy::inline_always, reason = "as its documentation asks for")]
        #[inline(always)]
        fn row<R: Real>(x: [R; N], []: [R; 0]) -> [R; 1] {
            [f(x)]
        }

        fn by_closure<R: Real>(arrays: &[Vector<R>; N]) -> R {
            Vector::map_all(arrays.each_ref(), f).sum()
        }

        /// Five elements, so that there is a full pack and a remainder.
        const COPIES: usize = 5;
        let at: [f64; N] = std::hint::black_box($at);
        let point: [Vector; N] = at.map(|x| Vector::from([x; COPIES]));
        let tangents = |found: Forward<f64, N>| found.tangents();
        let with_tangents: [Forward<f64, N>; N] = std::array::from_fn(|k| {
            let mut seeds = [0.0; N];
            seeds[k] = 1.0;
            Forward::new(at[k], seeds)
        });
        let each = with_tangents.map(|x| Vector::from([x]));
        let lifted = with_tangents.map(|x| Forward::new(x, [Forward::constant(0.0)]));

        let reverse = grad(|x: [Reverse; N]| f(x), &at);
        let mut batch = [0.0; N];
        adjoin::batch_jacobian!(row, [(at, [])].into_iter(), &mut batch);
        let [closure, function] = [
            grad(|x: [Vector<Reverse>; N]| by_closure(&x), &point),
            grad(|x: [Vector<Reverse>; N]| {
                let [$($x),+] = &x;
                elementwise!(f, [$($x),+]).sum()
            }, &point),
        ];
        let function_forward = {
            let [$($x),+] = &each;
            elementwise!(f, [$($x),+]).sum()
        };
        for (mode, found) in [
            ("forward", tangents(f(with_tangents))),
            ("nested", tangents(f(lifted).inner())),
            ("batch", batch),
            ("map, forward", tangents(by_closure(&each))),
            ("elementwise, forward", tangents(function_forward)),
        ] {
            for (found, reverse) in found.into_iter().zip(reverse) {
                assert!(crate::everywhere::same(found, reverse), "{mode} {found:e}, reverse {reverse:e} at {at:?}");
            }
        }
        for (mode, found) in [("map", &closure), ("elementwise", &function)] {
            for (found, reverse) in found.iter().zip(reverse) {
                for found in found {
                    assert!(
                        crate::everywhere::same(found, reverse),
                        "{mode} {found:e}, reverse {reverse:e} at {at:?}"
                    );
                }
            }
        }
        reverse
    }};
}
