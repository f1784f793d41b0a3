use adjoin::differentiable;

#[differentiable]
mod model {
    pub fn chained(x: Option<f64>, y: f64) -> f64 {
        if let Some(0.5) = x && y > 0.0 { y } else { 1.0 }
    }

    pub fn alternatives(pair: (Option<f64>, f64)) -> f64 {
        match pair {
            (Some(0.0) | None, y) => y,
            _ => 1.0,
        }
    }
}

fn main() {}
