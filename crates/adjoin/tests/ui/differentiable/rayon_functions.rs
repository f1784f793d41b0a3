//! Functions of rayon's that differentiated code does not have say what to use.

use adjoin::differentiable;

#[differentiable]
mod model {
    pub fn started(x: f64) -> f64 {
        rayon::spawn(|| ());
        rayon::broadcast(|_| ());
        let (a, b) = rayon::join_context(|_| x, |_| x * x);
        rayon::in_place_scope(|_| ());
        rayon::yield_now();
        a * b
    }
}

fn main() {}
