use adjoin::prelude::*;
use adjoin::{Matrix, Vector};

#[differentiable]
mod model {
    use adjoin::{Matrix, Vector};

    #[derive(Clone, Debug, PartialEq)]
    pub struct Layer {
        pub weights: Matrix<f64>,
        pub bias: Vector<f64>,
        pub gain: f64,
    }

    impl Layer {
        pub fn at(&self, x: &Vector<f64>) -> Vector<f64> {
            (self.weights.dot(x) + &self.bias).map(|y| y.tanh() * self.gain)
        }
    }

    pub fn loss(layers: &[Layer], x: &Vector<f64>) -> f64 {
        let mut y = x.clone();
        for layer in layers {
            y = layer.at(&y);
        }
        y[0] = y[0] * 2.0;
        y *= 3.0 * y[1];
        y += 2.0 * &y;
        y.norm_squared() + y.iter().map(|y| y * y).sum::<f64>() + y.softmax().dot(&y)
    }
}

#[test]
fn layers() {
    let layer = |n: usize, m: usize, s: f64| model::Layer {
        weights: Matrix::from_fn(m, n, |i, j| ((i * n + j) as f64 * 0.7 + s).sin()),
        bias: Vector::from_fn(m, |i| (i as f64 * 0.3 + s).cos()),
        gain: 1.5,
    };
    let layers = vec![layer(3, 4, 0.1), layer(4, 2, 0.2)];
    let x = Vector::from([0.1, 0.2, 0.3]);
    let f = |(layers, x): (Vec<model::Layer<Reverse>>, Vector<Reverse>)| model::loss(&layers, &x);
    let point = (layers, x);
    let report = check_gradient(|(l, x)| model::loss(&l, &x), f, &point);
    println!("{report}");
    assert!(report.passed());
    let (_, tangent) =
        jvp(|(l, x): (Vec<model::Layer<_>>, Vector<_>)| model::loss(&l, &x), &point, &point).unwrap();
    let gradient = grad(f, &point);
    let mut dot = 0.0;
    gradient.zip_scalars(&point, &mut |g: f64, v: f64| dot += g * v).unwrap();
    assert!((dot - tangent).abs() < 1e-9 * dot.abs(), "{dot} {tangent}");
    let _ = hvp(|(l, x): (Vec<model::Layer<_>>, Vector<_>)| model::loss(&l, &x), &point, &point).unwrap();
}
