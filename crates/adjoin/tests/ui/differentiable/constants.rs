use adjoin::differentiable;

#[differentiable]
mod model {
    const FUNCTIONS: [fn(f64) -> f64; 2] = [f64::sin, f64::cos];

    pub trait Zero {
        const ZERO: Self;
    }

    impl Zero for f64 {
        const ZERO: Self = 0.0;
    }

    pub struct Point(f64, f64);

    impl Zero for Point {
        const ZERO: Point = Point(0.0, 0.0);
    }

    impl Zero for u8 {
        const ZERO: u8 = 0;
    }

    pub fn first(x: f64) -> f64 {
        FUNCTIONS[0](x)
    }
}

fn main() {}
