use adjoin::differentiable;

#[differentiable]
mod model {
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
}

fn main() {}
