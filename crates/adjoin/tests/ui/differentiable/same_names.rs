use adjoin::differentiable;

#[differentiable]
mod model {
    // Told apart by their paths.
    pub mod one {
        pub struct State {
            pub x: f64,
        }
    }
    pub mod two {
        pub struct State {
            pub n: usize,
        }
    }

    #[cfg(unix)]
    pub struct Clock {
        pub time: f64,
    }
    #[cfg(not(unix))]
    pub struct Clock {
        pub ticks: u64,
    }
}

fn main() {}
