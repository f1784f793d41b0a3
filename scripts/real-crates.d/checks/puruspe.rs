// at 2.7
pub fn log_gamma(x: &[f64]) -> f64 {
    ln_gamma(x[0]) + gamma(x[0])
}

// at 2.5, 1.5, 0.3
pub fn incomplete_beta(x: &[f64]) -> f64 {
    betai(x[0], x[1], x[2])
}

// at 0.7, 1.2
pub fn errors(x: &[f64]) -> f64 {
    erf(x[0]) * erfc(x[1]) + dawson(x[0])
}

// By continued fractions of numbers that are scaled down, and the crate's own frexp and ldexp.
// at 1.3, 0.8
pub fn bessel_below_two(x: &[f64]) -> f64 {
    let (j, y) = Jnu_Ynu(x[0], x[1]);
    j + 0.5 * y
}

// at 2.4, 7.5
pub fn bessel_above_two(x: &[f64]) -> f64 {
    let (j, y) = Jnu_Ynu(x[0], x[1]);
    j + 0.5 * y
}

// at 1.3, 2.5
pub fn modified_bessel(x: &[f64]) -> f64 {
    let (i, k) = Inu_Knu(x[0], x[1]);
    i * k + i
}

// at 3.7
pub fn integer_order(x: &[f64]) -> f64 {
    Jn(3, x[0]) + Yn(2, x[0]) + In(2, x[0]) * Kn(1, x[0]) + mantissa(x)
}

fn mantissa(x: &[f64]) -> f64 {
    let (m, e) = utils::frexp(x[0]);
    utils::ldexp(m * m, 2 * e) + m
}

// at 2.5, 1.2
pub fn incomplete_gamma(x: &[f64]) -> f64 {
    gammp(x[0], x[1])
}

// at 0.7, 1.2
pub fn complex_error(x: &[f64]) -> f64 {
    let (re, im) = faddeeva(x[0], x[1]);
    re + 2.0 * im
}
