use adjoin::differentiable;

// `f32` stays plain; what cannot be is a scalar that becomes one.
#[differentiable]
mod model {
    pub fn narrow(x: f32, y: f64) -> f64 {
        let z = y as f32;
        z as f64 + x as f64
    }

    pub fn taken_out(x: f32, y: f64) -> f64 {
        (y.primal() as f32 * x) as f64 * y
    }
}

fn main() {}
