use adjoin::differentiable;

fn outside(x: f64) -> f64 {
    x
}

// Code that the attribute does not see takes `f64` only.
#[differentiable]
pub fn calls(x: f64) -> f64 {
    outside(x) + 1.0
}

#[differentiable]
pub fn mistaken(x: f64) -> f64 {
    let n: usize = 2.5;
    x * n
}

fn main() {}
