use adjoin::differentiable;

fn outside(x: f64) -> f64 {
    x
}

// Code that the attribute does not see takes `f64` only.
#[differentiable]
pub fn calls(x: f64) -> f64 {
    outside(x) + 1.0
}

trait Approximate<T> {
    fn approximately(value: T) -> Self;
}

impl<T: ToString> Approximate<T> for f64 {
    fn approximately(value: T) -> Self {
        value.to_string().len() as f64
    }
}

#[differentiable]
pub fn by_trait(x: f64) -> f64 {
    f64::approximately(3) * f64::approximately(x)
}

#[differentiable]
pub fn mistaken(x: f64) -> f64 {
    let n: usize = 2.5;
    x * n
}

fn main() {}
