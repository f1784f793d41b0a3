//! What the signature or the types of a compiled function can be.

use adjoin::differentiable;

#[differentiable]
mod model {
    pub struct Borrowed<'a> {
        pub v: &'a [f64],
    }

    #[compiled]
    pub fn type_parameter<T: Copy>(x: f64, _t: T) -> f64 {
        x
    }

    #[compiled]
    pub fn nothing_comes_out(x: f64, n: &mut usize) {
        *n += x as usize;
    }

    #[compiled]
    pub fn no_floats_come_out(x: &[f64]) -> usize {
        x.len()
    }

    #[compiled]
    pub fn reference_to_reference(x: &&f64) -> f64 {
        **x
    }

    #[compiled]
    pub fn returns_a_reference(x: &[f64]) -> &f64 {
        &x[0]
    }

    #[compiled]
    pub fn pattern((x, y): (f64, f64)) -> f64 {
        x * y
    }

    #[compiled]
    pub unsafe fn not_safe(x: f64) -> f64 {
        x
    }

    #[compiled]
    pub fn reference_in_a_struct(s: &Borrowed<'_>) -> f64 {
        s.v[0]
    }

    #[compiled]
    pub fn result(x: f64) -> Result<f64, ()> {
        Ok(x)
    }
}

fn main() {}
