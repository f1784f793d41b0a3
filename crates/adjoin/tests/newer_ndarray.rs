//! ndarray 0.17: what the tests of 0.16 hold up, once for each part.

use adjoin::prelude::*;
use adjoin::{Matrix, Vector};
use ndarray_017 as ndarray;
use ndarray_017::{Array1, Array2, ArrayD, IxDyn, array};

#[differentiable]
#[allow(unreachable_pub)]
mod model {
    use super::ndarray::{Array1, Array2, ArrayD, Axis};

    pub fn loss(w: &Array1<f64>, x: &Array2<f64>) -> f64 {
        let z = 1.0 - 2.0 * x.dot(w);
        let mean = x.dot(w).mean().unwrap() + x.mean_axis(Axis(0)).unwrap().dot(w);
        z.dot(&z) + (&z * w[0] + w[1]).sum() / x.sum_axis(Axis(0))[0] + mean * mean
    }

    pub fn of_any_dimension(a: &ArrayD<f64>) -> f64 {
        let b = a * 2.0 + 1.0;
        (&b * &(1.0 / &b)).sum() + (&b * &b).sum()
    }
}

#[test]
fn plain_code_on_its_arrays_is_differentiated() {
    let (w, x) = (array![0.5, 0.25], array![[1.0, 2.0], [3.0, 4.0]]);
    let slope = grad(|w: Array1<Reverse>| model::loss(&w, &constant(&x)), &w);
    for i in 0..2 {
        let at = |step: f64| {
            let mut w = w.clone();
            w[i] += step;
            model::loss(&w, &x)
        };
        assert!((slope[i] - (at(1e-5) - at(-1e-5)) / 2e-5).abs() < 1e-7, "{slope}");
    }
    let cube: ArrayD<f64> = ArrayD::from_shape_fn(IxDyn(&[2, 2, 2]), |i| (i[0] + 2 * i[1] + 4 * i[2]) as f64);
    let slope = grad(|a: ArrayD<Reverse>| model::of_any_dimension(&a), &cube);
    assert!((slope[[1, 0, 1]] - 4.0 * (2.0 * 5.0 + 1.0)).abs() < 1e-12, "{slope}");
}

#[test]
fn arrays_move_to_ours_and_back() {
    let a: Array2<f64> = array![[1.0, 2.0], [3.0, 4.0]];
    let (value, pullback) =
        vjp(|a: Array2<Reverse>| Array2::from(Matrix::from(a.clone()).dot(&Matrix::from(a))), &a);
    assert_eq!((value, pullback.statistics().arrays), (a.dot(&a), 1));
    assert_eq!(Vector::from(array![1.0, 2.0]).as_ndarray_017(), array![1.0, 2.0]);
    assert_eq!(Matrix::from(a.clone()).as_ndarray_017(), a);
}
