//! What the signature or the types of a compiled function can be.

use adjoin::differentiable;

#[differentiable]
mod model {
    use std::collections::HashMap;

    pub struct Borrowed<'a> {
        pub v: &'a [f64],
    }

    pub struct List<const N: usize> {
        pub v: [f64; N],
    }

    #[compiled]
    pub fn type_parameter<T: Copy>(x: f64, _t: T) -> f64 {
        x
    }

    #[compiled]
    pub fn function_parameter(f: impl Fn(f64) -> f64, x: f64) -> f64 {
        f(x)
    }

    #[compiled]
    pub fn const_parameter<const N: usize>(x: f64) -> f64 {
        x * N as f64
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

    pub trait Area {
        fn area(&self) -> f64;
    }

    pub struct Square {
        pub side: f64,
    }

    impl Area for Square {
        #[compiled]
        fn area(&self) -> f64 {
            self.side * self.side
        }
    }

    #[compiled]
    pub fn reference_in_a_struct(s: &Borrowed<'_>) -> f64 {
        s.v[0]
    }

    #[compiled]
    pub fn struct_with_parameters(s: &List<3>) -> f64 {
        s.v[0]
    }

    #[compiled]
    pub fn result(x: f64) -> Result<f64, ()> {
        Ok(x)
    }

    #[compiled]
    pub fn map(x: &HashMap<u32, f64>) -> f64 {
        x[&1]
    }

    #[compiled]
    pub fn single_precision(x: f64, y: &[f32]) -> f64 {
        x * y.len() as f64
    }

    #[compiled]
    pub fn function(x: f64, f: fn(f64) -> f64) -> f64 {
        f(x)
    }

    #[compiled]
    pub fn condition(x: f64) -> f64 {
        let mut y = x;
        #[cfg(windows)]
        {
            y *= 2.0;
        }
        y
    }
}

fn main() {}
