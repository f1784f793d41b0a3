// at 2.5, 1.5, 0.3
pub fn incomplete_beta(x: &[f64]) -> f64 {
    function::beta::beta_reg(x[0], x[1], x[2]) + function::beta::ln_beta(x[0], x[1])
}

// at 2.7, 1.2
pub fn gammas(x: &[f64]) -> f64 {
    function::gamma::ln_gamma(x[0]) * function::gamma::gamma_lr(x[0], x[1]) + function::gamma::digamma(x[1])
}

// at 0.7, 0.3
pub fn errors(x: &[f64]) -> f64 {
    function::erf::erf(x[0]) + function::erf::erfc(x[1]) * function::erf::erf_inv(x[1])
}

// at 0.7, 1.3
pub fn others(x: &[f64]) -> f64 {
    function::logistic::logistic(x[0]) + function::harmonic::gen_harmonic(5, x[1])
        + function::exponential::integral(x[1], 2).unwrap_or(0.0)
        + function::evaluate::polynomial(x[0], &[1.0, x[1], 2.0])
}
