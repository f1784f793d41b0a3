//! Two versions of a program, and their comparison.

use adjoin::prelude::*;

/// Compiles the items twice: as they are in `plain`, transformed in `model`.
macro_rules! twice {
    ($($items:tt)*) => {
        #[allow(dead_code, unused_imports, unreachable_pub, missing_docs, clippy::all, clippy::pedantic)]
        mod plain { $($items)* }
        #[allow(dead_code, unused_imports, unreachable_pub, missing_docs, clippy::all, clippy::pedantic)]
        #[adjoin::differentiable]
        mod model { $($items)* }
    };
}
pub(crate) use twice;

/// Compares a function of a vector in all its forms.
#[track_caller]
pub(crate) fn all_agree(
    plain: impl Fn(&[f64]) -> f64,
    at_f64: impl Fn(&[f64]) -> f64,
    at_forward: impl Fn(&[Forward<f64, 1>]) -> Forward<f64, 1>,
    at_reverse: impl Fn(&[Reverse]) -> Reverse,
    point: &[f64],
) {
    assert_eq!(plain(point).to_bits(), at_f64(point).to_bits(), "{} and {}", plain(point), at_f64(point));
    let (value, gradient) = value_and_grad(|x: Vec<Reverse>| at_reverse(&x), &point.to_vec());
    assert_eq!(value, plain(point), "the primal of the reverse run");
    for k in 0..point.len() {
        let lifted: Vec<Forward<f64, 1>> = point
            .iter()
            .enumerate()
            .map(|(i, &x)| Forward::new(x, [if i == k { 1.0 } else { 0.0 }]))
            .collect();
        let forward = at_forward(&lifted);
        assert_eq!(forward.primal(), plain(point), "the primal of the forward run");
        let tangent = forward.tangent(0);
        let scale = tangent.abs().max(1.0);
        assert!(
            (tangent - gradient[k]).abs() <= 1e-12 * scale,
            "∂{k}: forward {tangent}, reverse {}",
            gradient[k]
        );
        let step = 1e-6 * point[k].abs().max(1.0);
        let moved = |by: f64| {
            let mut x = point.to_vec();
            x[k] += by;
            plain(&x)
        };
        let slope = (moved(step) - moved(-step)) / (2.0 * step);
        assert!(
            (tangent - slope).abs() <= 1e-5 * scale,
            "∂{k}: forward {tangent}, finite differences {slope}"
        );
    }
}

/// [`all_agree`] for one function of both modules that takes a slice.
macro_rules! agree {
    ($function:ident, $point:expr) => {
        $crate::common::all_agree(
            |x| plain::$function(x),
            |x| model::$function(x),
            |x| model::$function(x),
            |x| model::$function(x),
            &$point,
        )
    };
}
pub(crate) use agree;
