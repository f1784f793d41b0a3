//! Derivatives by hand, forward mode, finite differences and reverse mode agree. For second derivatives there
//! are three ways.

use super::random::hold;
use super::table::{Binary, Unary, binary, unary};
use adjoin::{Forward, Real, grad, hvp, value_and_grad};

/// The distance of two numbers, relative to their size or to one, whichever is larger.
fn distance(x: f64, y: f64) -> f64 {
    (x - y).abs() / x.abs().max(y.abs()).max(1.0)
}

/// The limit of central differences, by one step of Richardson's extrapolation; `scale` is the size of the
/// domain.
fn central(f: impl Fn(f64) -> f64, x: f64, scale: f64) -> f64 {
    let difference = |h: f64| (f(x + h) - f(x - h)) / (2.0 * h);
    let h = 1e-3 * scale;
    (4.0 * difference(h) - difference(2.0 * h)) / 3.0
}

/// A step small enough for the function's domain around `x`.
fn scale_at(domain: &std::ops::Range<f64>, x: f64) -> f64 {
    let room = (x - domain.start).min(domain.end - x).max(1e-2 * (domain.end - domain.start));
    room.min(1.0).min(x.abs().max(1e-2))
}

impl Unary {
    fn hold_at(&self, x: f64) {
        let name = self.name;
        let by_hand = (self.slope)(x);
        let (value, reverse) = value_and_grad(self.reverse, &x);
        let forward = (self.forward)(Forward::new(x, [1.0]));
        assert_eq!(value.to_bits(), (self.plain)(x).to_bits(), "{name}: value in reverse mode");
        assert_eq!(forward.inner().to_bits(), (self.plain)(x).to_bits(), "{name}: value in forward mode");
        assert!(distance(reverse, by_hand) < 1e-12, "{name} at {x}: reverse {reverse}, by hand {by_hand}");
        assert_eq!(forward.tangent(0), reverse, "{name} at {x}: forward and reverse");
        let differences = central(self.plain, x, scale_at(&self.domain, x));
        assert!(
            distance(differences, by_hand) < 1e-5,
            "{name} at {x}: differences {differences}, by hand {by_hand}"
        );
        self.second_hold_at(x);
    }

    fn second_hold_at(&self, x: f64) {
        let name = self.name;
        let forward = (self.nested)(Forward::new(Forward::new(x, [1.0]), [Forward::from(1.0)]));
        let (value, tangent, second) =
            (forward.primal(), forward.inner().tangent(0), forward.tangent(0).tangent(0));
        assert_eq!(value.to_bits(), (self.plain)(x).to_bits(), "{name}: value, nested");
        assert!(distance(tangent, (self.slope)(x)) < 1e-12, "{name} at {x}: first derivative, nested");
        let mixed = hvp(self.second, &x, &1.0).expect("same shape");
        assert!(distance(second, mixed) < 1e-11, "{name} at {x}: forward {second}, over reverse {mixed}");
        let differences = central(self.slope, x, scale_at(&self.domain, x));
        assert!(distance(second, differences) < 1e-4, "{name} at {x}: {second}, differences {differences}");
    }
}

impl Binary {
    fn hold_at(&self, x: f64, y: f64) {
        let name = self.name;
        let by_hand = (self.slopes)(x, y);
        let (value, reverse) = value_and_grad(|[x, y]| (self.reverse)(x, y), &[x, y]);
        let forward = (self.forward)(Forward::new(x, [1.0, 0.0]), Forward::new(y, [0.0, 1.0]));
        let plain = (self.plain)(x, y);
        assert_eq!(value.to_bits(), plain.to_bits(), "{name} at ({x}, {y}): value in reverse mode");
        assert_eq!(forward.inner().to_bits(), plain.to_bits(), "{name} at ({x}, {y}): value in forward mode");
        let differences = [
            central(|x| (self.plain)(x, y), x, scale_at(&self.domains[0], x)),
            central(|y| (self.plain)(x, y), y, scale_at(&self.domains[1], y)),
        ];
        for side in 0..2 {
            let (hand, back) = (by_hand[side], reverse[side]);
            assert!(
                distance(hand, back) < 1e-12,
                "{name} at ({x}, {y}), {side}: reverse {back}, by hand {hand}"
            );
            assert_eq!(forward.tangent(side), back, "{name} at ({x}, {y}), {side}: forward and reverse");
            let difference = differences[side];
            assert!(
                distance(difference, hand) < 1e-5,
                "{name} at ({x}, {y}), {side}: differences {difference}"
            );
        }
        self.seconds_hold_at(x, y);
        self.operand_alone_holds_at(x, y);
    }

    fn seconds_hold_at(&self, x: f64, y: f64) {
        let name = self.name;
        for direction in [[1.0, 0.0], [0.0, 1.0], [0.3, -0.8]] {
            let product = hvp(|[x, y]| (self.second)(x, y), &[x, y], &direction).expect("same shape");
            for (side, entry) in product.into_iter().enumerate() {
                let lift = |value: f64, place: usize| {
                    let inner = Forward::new(value, [f64::from(u8::from(place == side))]);
                    Forward::new(inner, [Forward::from(direction[place])])
                };
                let nested = (self.nested)(lift(x, 0), lift(y, 1)).tangent(0).tangent(0);
                assert!(distance(nested, entry) < 1e-11, "{name} at ({x}, {y}): {nested} and {entry}");
                let along = |t: f64| (self.slopes)(x + t * direction[0], y + t * direction[1])[side];
                let scale = scale_at(&self.domains[0], x).min(scale_at(&self.domains[1], y)) * 0.5;
                let differences = central(along, 0.0, scale);
                assert!(
                    distance(nested, differences) < 1e-4,
                    "{name} at ({x}, {y}): {nested}, differences {differences}"
                );
            }
        }
    }

    /// With the other operand constant, and with both operands the same value.
    fn operand_alone_holds_at(&self, x: f64, y: f64) {
        let name = self.name;
        let [dx, dy] = (self.slopes)(x, y);
        let left = grad(|x| (self.reverse)(x, y.into()), &x);
        let right = grad(|y| (self.reverse)(x.into(), y), &y);
        assert!(distance(left, dx) < 1e-12, "{name} at ({x}, {y}): {left} with a constant on the right");
        assert!(distance(right, dy) < 1e-12, "{name} at ({x}, {y}): {right} with a constant on the left");
        // x = 2 t and y = (y / x) x, both from t.
        let ratio = y / x;
        let both = grad(|t| (self.reverse)(t * 2.0, t * (2.0 * ratio)), &(x * 0.5));
        let tangent =
            (self.forward)(Forward::new(x, [2.0, 0.0]), Forward::new(x * ratio, [2.0 * ratio, 0.0]));
        assert!(distance(both, tangent.tangent(0)) < 1e-12, "{name} at ({x}, {y}): {both} with one origin");
    }
}

#[test]
fn functions_of_one_argument() {
    for function in unary() {
        hold(200, &function.domain.clone(), |x| function.hold_at(x));
    }
}

#[test]
fn functions_of_two_arguments() {
    for function in binary() {
        let [first, second] = function.domains.clone();
        hold(200, &(first, second), |(x, y)| function.hold_at(x, y));
    }
}

/// Three arguments that vary at once.
#[test]
fn mul_add_and_clamp() {
    hold(500, &(-3.0..3.0, -3.0..3.0, -3.0..3.0), |(x, y, z): (f64, f64, f64)| {
        let (value, gradient) = value_and_grad(|[x, y, z]| x.mul_add(y, z), &[x, y, z]);
        assert_eq!(value.to_bits(), f64::mul_add(x, y, z).to_bits());
        assert_eq!(gradient, [y, x, 1.0]);

        let (low, high) = (f64::min(y, z), f64::max(y, z));
        let (value, gradient) = value_and_grad(|[x, low, high]| x.clamp(low, high), &[x, low, high]);
        assert_eq!(value.to_bits(), x.clamp(low, high).to_bits());
        let expected = if x < low {
            [0.0, 1.0, 0.0]
        } else if x > high {
            [0.0, 0.0, 1.0]
        } else {
            [1.0, 0.0, 0.0]
        };
        assert_eq!(gradient, expected);
    });
}
