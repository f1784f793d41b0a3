use adjoin::differentiable;

#[differentiable]
mod model {
    pub struct Counter {
        count: u32,
    }

    impl Iterator for Counter {
        type Item = f64;

        fn next(&mut self) -> Option<f64> {
            self.count += 1;
            Some(self.count as f64)
        }
    }

    pub fn total(x: f64) -> f64 {
        x
    }
}

fn main() {}
