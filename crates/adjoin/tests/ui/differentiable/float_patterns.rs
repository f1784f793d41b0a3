use adjoin::differentiable;

#[differentiable]
mod model {
    pub fn search(mut x: f64, pair: (f64, f64)) -> f64 {
        while let 1.0 = x {
            x += 1.0;
        }
        match pair {
            (0.0, y) | (y, 0.0) => y,
            _ => x,
        }
    }

    pub fn chosen(x: Option<f64>) -> f64 {
        let Some(0.5) = x else { return 1.0 };
        2.0
    }
}

fn main() {}
