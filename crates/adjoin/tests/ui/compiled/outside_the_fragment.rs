use adjoin::prelude::*;

#[differentiable]
mod model {
    #[compiled]
    pub fn recursive(x: f64, n: usize) -> f64 {
        if n == 0 { x } else { recursive(x, n - 1) * x }
    }

    #[compiled]
    pub fn foreign(x: f64) -> f64 {
        super::outside(x)
    }

    #[compiled]
    pub fn reseated(x: f64, y: f64) -> f64 {
        let mut least = &x;
        if y < x {
            least = &y;
        }
        *least
    }

    #[compiled]
    pub fn indices(x: &[f64]) -> usize {
        x.len()
    }
}

fn outside(x: f64) -> f64 {
    x
}

#[adjoin::compiled]
fn misplaced(x: f64) -> f64 {
    x
}

fn main() {}
