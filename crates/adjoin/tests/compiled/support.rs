//! How a compiled function is checked, in every mode.

/// Asserts that two gradients agree up to `tolerance`, relative to the largest finite number of the right one
/// (at least 10⁻³). NaN agrees with NaN.
pub(crate) fn assert_close(name: &str, left: &[f64], right: &[f64], tolerance: f64) {
    assert_eq!(left.len(), right.len(), "{name}: lengths");
    let finite = right.iter().filter(|x| x.is_finite());
    let scale = finite.fold(1e-3, |scale: f64, x| scale.max(x.abs()));
    for (number, (x, y)) in left.iter().zip(right).enumerate() {
        let same = x.to_bits() == y.to_bits() || x.is_nan() && y.is_nan();
        assert!(
            same || (x - y).abs() <= tolerance * scale,
            "{name}: number {number} is {x}, not {y}\n{left:?}\n{right:?}"
        );
    }
}

/// Checks a compiled function `fn(&[f64]) -> f64` at a point, and returns the gradient:
/// `check!(module::function, point)`.
///
/// The value has the bits of the plain function. The direct gradient is close to that from taped code, to
/// forward mode and to central differences.
macro_rules! check {
    ($($module:ident)::+, $point:expr) => {{
        let point: Vec<f64> = $point;
        let name = stringify!($($module)::+);
        let plain: f64 = $($module)::+(&point);
        let (value, direct) = $($module)::+::value_and_grad(&point);
        assert_eq!(value.to_bits(), plain.to_bits(), "{name}: the value has the bits of the plain function");
        // On the tape it is one node, whose slopes are the compiled gradient. A small function is recorded.
        let (value, node) = adjoin::value_and_grad(|x: Vec<adjoin::Reverse>| $($module)::+(&x), &point);
        assert_eq!(value.to_bits(), plain.to_bits(), "{name}: the node's value");
        $crate::support::assert_close(name, &node, &direct, 1e-12);
        // Forward mode runs the function itself.
        let forward: Vec<f64> = (0..point.len())
            .map(|i| {
                let x: Vec<adjoin::Forward> = point
                    .iter()
                    .enumerate()
                    .map(|(j, x)| adjoin::Forward::new(*x, [f64::from(u8::from(i == j))]))
                    .collect();
                $($module)::+(&x).tangent(0)
            })
            .collect();
        $crate::support::assert_close(name, &direct, &forward, 1e-9);
        // Second derivatives run the function itself on the tape; this checks that they still work.
        let products = adjoin::hvp(|x| $($module)::+(&x), &point, &vec![1.0; point.len()]).expect("the shape");
        assert_eq!(products.len(), point.len());
        // Central differences, whose error is far above that of the others.
        let mut difference = Vec::new();
        for i in 0..point.len() {
            let h = 1e-6 * (1.0 + point[i].abs());
            let (mut up, mut down) = (point.clone(), point.clone());
            up[i] += h;
            down[i] -= h;
            let (up, down): (f64, f64) = ($($module)::+(&up), $($module)::+(&down));
            difference.push((up - down) / (2.0 * h));
        }
        $crate::support::assert_close(name, &direct, &difference, 1e-4);
        direct
    }};
}

pub(crate) use check;
