//! Calls that have no adjoint.

use adjoin::differentiable;

fn elsewhere(x: f64) -> f64 {
    x
}

#[differentiable]
mod model {
    fn down(x: f64) -> f64 {
        if x > 1.0 { down(x - 1.0) } else { x }
    }

    #[compiled]
    pub fn recursive_without_a_mark(x: f64) -> f64 {
        down(x)
    }

    pub mod inner {
        #[compiled]
        pub fn halves(x: f64) -> f64 {
            if x > 1.0 { halves(0.5 * x) } else { x }
        }
    }

    #[compiled]
    pub fn recursive_of_another_module(x: f64) -> f64 {
        inner::halves(x)
    }

    #[compiled]
    pub fn of_another_module(x: f64) -> f64 {
        super::elsewhere(x)
    }

    #[compiled]
    pub fn without_an_adjoint(x: f64) -> f64 {
        x.to_bits() as f64
    }

    #[compiled]
    pub fn of_option(x: Option<f64>) -> f64 {
        x.map(|x| x * x).unwrap_or(0.0)
    }

    #[compiled]
    pub fn closure_that_moves(x: f64, y: f64) -> f64 {
        let g = move |z: f64| x * z;
        g(y)
    }

    fn sum<const N: usize>() -> f64 {
        N as f64
    }

    #[compiled]
    pub fn const_argument(x: f64) -> f64 {
        x * sum::<3>()
    }
}

fn main() {}
