use adjoin::differentiable;

#[differentiable]
mod model {
    #[foreign]
    pub fn unknown(x: f64) -> f64 {
        x
    }

    #[foreign(derivative = slope)]
    pub fn too_few(x: f64, y: f64) -> f64 {
        x * y
    }

    #[foreign(derivative = |x| x)]
    pub fn other_parameters(x: f64, n: usize) -> f64 {
        x * n as f64
    }

    #[foreign(derivative = slope)]
    pub fn several_results(x: f64) -> (f64, f64) {
        (x, x)
    }

    fn slope(x: f64) -> f64 {
        x
    }

    pub fn calls(x: f64) -> f64 {
        libm::erf(x) + libm::pow(2.0, x) + libm::pow(2.0, 3.0)
    }
}

#[differentiable]
mod with_our_own {
    use adjoin::libm;

    pub fn calls(x: f64) -> f64 {
        libm::erf(x) + libm::pow(2.0, x)
    }
}

fn main() {}
