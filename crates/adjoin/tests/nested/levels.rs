//! Mixtures of modes, to depth three, against derivatives by hand.

use adjoin::prelude::*;

/// x ↦ f′(x), forward or in reverse.
macro_rules! slope {
    (forward, $f:expr, $x:expr) => {
        derivative($f, $x)
    };
    (reverse, $f:expr, $x:expr) => {
        grad($f, &$x)
    };
}

fn function<R: Real>(x: R) -> R {
    (x * x * 0.5).sin() * x.exp() + x * x * x * x / (x * x + 1.0)
}

/// The first three derivatives by central differences of `f64` values would be poor; nested forward numbers
/// are exact.
fn third_by_forward(x: f64) -> [f64; 3] {
    type One = Forward<f64, 1>;
    type Two = Forward<One, 1>;
    let one = One::new(x, [1.0]);
    let two = Two::new(one, [One::from(1.0)]);
    let three = Forward::<Two, 1>::new(two, [Two::from(1.0)]);
    let y = function(three);
    [y.inner().inner().tangent(0), y.inner().tangent(0).tangent(0), y.tangent(0).tangent(0).tangent(0)]
}

fn assert_close(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-12 * (1.0 + b.abs()), "{a} is not {b}");
}

macro_rules! second {
    ($($outer:ident $inner:ident),*) => {$(
        for x in [-1.3, 0.0, 0.7, 2.1] {
            let second = slope!($outer, |x| slope!($inner, |y| function(y), x), x);
            assert_close(second, third_by_forward(x)[1]);
        }
    )*};
}

#[test]
fn second_derivatives_agree_in_all_four_mixtures() {
    second!(forward forward, forward reverse, reverse forward, reverse reverse);
}

macro_rules! third {
    ($($outer:ident $middle:ident $inner:ident),*) => {$(
        for x in [-1.3, 0.7] {
            let third = slope!($outer, |x| slope!($middle, |y| slope!($inner, |z| function(z), y), x), x);
            assert_close(third, third_by_forward(x)[2]);
        }
    )*};
}

#[test]
fn third_derivatives_agree_in_all_eight_mixtures() {
    third!(
        forward forward forward, forward forward reverse, forward reverse forward, forward reverse reverse,
        reverse forward forward, reverse forward reverse, reverse reverse forward, reverse reverse reverse
    );
}

/// f(x, y) with a simple mixed derivative: ∂ₓ∂ᵧ x³y² = 6x²y.
macro_rules! mixed {
    ($($outer:ident $lift:ident $inner:ident),*) => {$(
        let mixed = slope!($outer, |x| slope!($inner, |y| {
            let x = $lift::constant_of(x);
            x * x * x * y * y
        }, x * 2.0), 1.5);
        // d/dx of 2x³y at y = 2x, that is of 4x⁴.
        assert_close(mixed, 16.0 * 1.5f64.powi(3));
    )*};
}

#[test]
fn outer_numbers_are_constants_of_the_inner_run_only() {
    mixed!(forward Forward forward, forward Taped reverse, reverse Forward forward, reverse Taped reverse);
}

#[test]
fn a_gradient_of_a_gradient_is_the_hessian_in_rounding() {
    fn loss<R: Real>(x: [R; 3]) -> R {
        let [a, b, c] = x;
        (a * b).sin() + b.exp() * c / (a * a + 1.0) - (b - c).powi(3) * a
    }
    let point = [0.4, -1.1, 2.3];
    let matrix = hessian(loss, &point);
    for i in 0..3 {
        let row = grad(|x| grad(loss, &x)[i], &point);
        for (j, slope) in row.into_iter().enumerate() {
            assert_close(slope, matrix[(i, j)]);
        }
        // The Jacobian of the gradient, too, in reverse and forward.
        for mode in [adjoin::Mode::Forward, adjoin::Mode::Reverse] {
            let jacobian = adjoin::jacobian_with(mode, |x| grad(loss, &x), &point);
            jacobian.row(i).iter().zip(matrix.row(i)).for_each(|(a, b)| assert_close(*a, *b));
        }
    }
}

#[test]
fn values_of_the_inner_run_have_the_bits_of_plain_code() {
    let f = |x: f64| value_and_grad(function, &x).0;
    for x in [-1.3, 0.0, 0.7, 2.1] {
        let inside = value_and_grad(|x| value_and_grad(function, &x).0, &x).0;
        assert_eq!(f(x).to_bits(), function(x).to_bits());
        assert_eq!(inside.to_bits(), function(x).to_bits());
    }
}
