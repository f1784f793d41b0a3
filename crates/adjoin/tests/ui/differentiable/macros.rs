use adjoin::differentiable;

macro_rules! clamped {
    ($x:ident between $low:literal and $high:literal) => {
        $x.max($low).min($high)
    };
}

#[differentiable]
mod model {
    macro_rules! half {
        ($x:expr) => {
            $x * 0.5
        };
    }

    pub fn limited(x: f64) -> f64 {
        clamped!(x between 0.5 and 1.0)
    }
}

fn main() {}
