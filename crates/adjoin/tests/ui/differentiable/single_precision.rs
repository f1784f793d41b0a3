use adjoin::differentiable;

#[differentiable]
mod model {
    pub fn narrow(x: f32, y: f64) -> f64 {
        let z = y as f32;
        2.0f32 as f64 + y
    }

    pub struct Sample {
        pub value: f64,
        pub weight: f32,
    }
}

fn main() {}
