use adjoin::differentiable;

macro_rules! clamped {
    ($x:ident between $low:literal and $high:literal) => {
        $x.max($low).min($high)
    };
}

#[differentiable]
mod model {
    // Expanded: no error.
    macro_rules! half {
        ($x:expr) => {
            $x * 0.5
        };
    }

    macro_rules! shown {
        ($x:expr) => {{
            let value = $x * 0.5;
            println!("{value}");
            value
        }};
    }

    thread_local! {
        static SCALE: f64 = 2.0;
    }

    pub fn limited(x: f64) -> f64 {
        half!(clamped!(x between 0.5 and 1.0)) + shown!(x)
    }
}

fn main() {}
