// Days since an epoch, so that differences have digits left.
// at 0.3
pub fn rotation(x: &[f64]) -> f64 {
    erst::era00(2453736.5, x[0]).sin()
}

// at 3.7
pub fn nutation(x: &[f64]) -> f64 {
    let (dpsi, deps) = pnp::nut00b(2453736.5, x[0]);
    dpsi + 2.0 * deps
}

// at 3.1, -0.5, 2500.0
pub fn geocentric(x: &[f64]) -> f64 {
    let p = coords::gd2gc(1, x[0], x[1], x[2]).unwrap();
    p[0] + 2.0 * p[1] + 3.0 * p[2]
}

// at 800.0, 10.0, 0.9, 0.4
pub fn refraction(x: &[f64]) -> f64 {
    let (a, b) = astro::refco(x[0], x[1], x[2], x[3]);
    a * 1e4 + b * 1e6
}
