//! Complex numbers over our scalars: arithmetic, structures, holomorphic functions and others.

use adjoin::prelude::*;
use adjoin::structure::Path;
use num_complex::{Complex, Complex64};

type C<R> = Complex<R>;

/// The derivative of a holomorphic function: the conjugate of the gradient of its real part.
fn slope_of(f: impl Fn(C<Reverse>) -> C<Reverse>, z: Complex64) -> Complex64 {
    grad(|z: C<Reverse>| f(z).re, &z).conj()
}

#[test]
fn holomorphic_functions_have_their_complex_derivatives() {
    let z = Complex64::new(0.6, -0.8);
    let close = |name: &str, slope: Complex64, expected: Complex64| {
        assert!(
            (slope - expected).norm() < 1e-13 * (1.0 + expected.norm()),
            "{name}: {slope} and {expected}"
        );
    };
    close("square", slope_of(|z| z * z, z), 2.0 * z);
    close("quotient", slope_of(|z| (z + Reverse::from(1.0)) / z, z), -1.0 / (z * z));
    close("exp", slope_of(Complex::exp, z), z.exp());
    close("ln", slope_of(Complex::ln, z), 1.0 / z);
    close("sqrt", slope_of(Complex::sqrt, z), 0.5 / z.sqrt());
    close("sin", slope_of(Complex::sin, z), z.cos());
    close("tanh", slope_of(Complex::tanh, z), 1.0 - z.tanh() * z.tanh());
    close("powc", slope_of(|z| z.powc(z), z), z.powc(z) * (z.ln() + 1.0));
    close("powi", slope_of(|z| z.powi(-3), z), -3.0 * z.powi(-4));
    close("asin", slope_of(Complex::asin, z), 1.0 / (1.0 - z * z).sqrt());
    close("powf", slope_of(|z| z.powf(Reverse::from(2.5)), z), 2.5 * z.powf(1.5));
    // The Cauchy–Riemann equations: the gradient of the imaginary part is that of the real part, rotated.
    let gradient = grad(|z: C<Reverse>| (z * z.exp()).im, &z);
    close("imaginary", gradient.conj() * Complex64::i(), (1.0 + z) * z.exp() * Complex64::new(1.0, 0.0));
    let values = vjp(|z: C<Reverse>| z.sin() * z.conj(), &z).0;
    assert_eq!(values, z.sin() * z.conj());
}

#[test]
fn gradients_of_other_functions_point_up() {
    let z = Complex64::new(3.0, -4.0);
    assert_eq!(grad(|z: C<Reverse>| z.norm_sqr(), &z), 2.0 * z);
    assert_eq!(grad(|z: C<Reverse>| z.norm(), &z), z / 5.0);
    assert_eq!(
        grad(|z: C<Reverse>| (z * z.conj()).re + z.re * z.im, &z),
        2.0 * z + Complex64::new(-4.0, 3.0)
    );
    let angle = grad(|z: C<Reverse>| z.arg(), &z);
    assert!((angle - z * Complex64::i() / 25.0).norm() < 1e-16);
    // At the origin the norm has the gradient 0, as `hypot` has.
    assert_eq!(grad(|z: C<Reverse>| z.norm(), &Complex64::ZERO), Complex64::ZERO);
}

#[test]
fn complex_numbers_are_structures() {
    let x = vec![Complex64::new(1.0, 2.0), Complex64::new(3.0, 4.0)];
    let (value, pullback) = vjp(|x: Vec<C<Reverse>>| x[0] * x[1], &x);
    assert_eq!(value, x[0] * x[1]);
    // The cotangent of an output acts by the conjugate.
    let seed = Complex64::new(0.5, -1.5);
    assert_eq!(pullback.call(&seed).unwrap(), [x[1].conj() * seed, x[0].conj() * seed]);
    let mut seen = Vec::new();
    x.visit_paths(&Path::ROOT, &mut |path, x: f64| seen.push(format!("{path} = {x}")));
    assert_eq!(seen, ["[0].re = 1", "[0].im = 2", "[1].re = 3", "[1].im = 4"]);
    let product = hvp(|z: C<_>| (z * z * z).re, &x[0], &x[1]).unwrap();
    assert_eq!(product, (6.0 * x[0] * x[1]).conj());
    let rows = jacobian(|z: C<Reverse>| z * z, &x[0]);
    assert_eq!(rows.entries(), [2.0, -4.0, 4.0, 2.0]);
}

/// A fast Fourier transform of a power of two.
fn transform<R: Real>(x: &[C<R>]) -> Vec<C<R>> {
    if x.len() == 1 {
        return x.to_vec();
    }
    let part = |first| transform(&x.iter().skip(first).step_by(2).copied().collect::<Vec<_>>());
    let (even, odd) = (part(0), part(1));
    let turned: Vec<_> = (odd.iter().enumerate())
        .map(|(k, odd)| {
            let angle = -std::f64::consts::TAU * k as f64 / x.len() as f64;
            *odd * C::new(R::constant(angle.cos()), R::constant(angle.sin()))
        })
        .collect();
    let sums = even.iter().zip(&turned).map(|(a, b)| *a + *b);
    sums.chain(even.iter().zip(&turned).map(|(a, b)| *a - *b)).collect()
}

#[test]
fn the_pullback_of_a_fourier_transform_is_its_conjugate() {
    let n = 64;
    let number = |k: usize| Complex64::new((k as f64 * 0.7).sin(), (k as f64 * 1.1).cos());
    let x: Vec<_> = (0..n).map(number).collect();
    let seed: Vec<_> = (n..2 * n).map(number).collect();
    let (value, pullback) = vjp(|x: Vec<C<Reverse>>| transform(&x), &x);
    assert_eq!(value, transform(&x));
    let conjugate = |x: &[Complex64]| x.iter().map(Complex64::conj).collect::<Vec<_>>();
    let expected = conjugate(&transform(&conjugate(&seed)));
    let gradient = pullback.call(&seed).unwrap();
    assert!(gradient.iter().zip(&expected).all(|(a, b)| (a - b).norm() < 1e-12));
    // The energy of the spectrum is n times that of the signal.
    let energy = |x: Vec<C<Reverse>>| transform(&x).iter().map(C::norm_sqr).sum::<Reverse>();
    let gradient = grad(energy, &x);
    assert!(gradient.iter().zip(&x).all(|(a, b)| (a - b * 2.0 * n as f64).norm() < 1e-11));
}

/// Plain code on num-complex's types and under its alias for them.
macro_rules! with_and_without_attribute {
    ($($items:tt)*) => {
        #[differentiable]
        #[allow(unreachable_pub, non_camel_case_types)]
        mod waves { $($items)* }

        #[allow(unreachable_pub, non_camel_case_types)]
        mod plain_waves { $($items)* }
    };
}

with_and_without_attribute! {
    use num_complex::Complex64 as c64;

    pub struct Wave {
        pub amplitude: c64,
        pub decay: f64,
    }

    impl Wave {
        fn at(&self, t: f64) -> c64 {
            2.0 * (self.amplitude * c64::new(-self.decay, 3.0) * t).exp() - c64::new(t, 0.0)
        }
    }

    pub fn loudness(x: &[f64]) -> f64 {
        let wave = Wave { amplitude: num_complex::Complex64::new(x[0], 0.5), decay: x[1] };
        let z: c64 = 1.0 / (wave.at(0.3) + 1.0);
        (0.5 - z).norm() + z.arg() * (x[0] + z).re
    }
}

#[test]
fn the_alias_for_complex_numbers_is_seen_through() {
    let x = vec![0.8, 0.4];
    let (value, gradient) = value_and_grad(|x: Vec<Reverse>| waves::loudness(&x), &x);
    assert_eq!(value.to_bits(), plain_waves::loudness(&x).to_bits());
    assert_eq!(value.to_bits(), waves::loudness(&x).to_bits());
    for k in 0..2 {
        let moved = |by: f64| {
            let mut x = x.clone();
            x[k] += by;
            plain_waves::loudness(&x)
        };
        let slope = (moved(1e-5) - moved(-1e-5)) / 2e-5;
        assert!((gradient[k] - slope).abs() < 1e-8, "∂{k}: {} and {slope}", gradient[k]);
    }
}
