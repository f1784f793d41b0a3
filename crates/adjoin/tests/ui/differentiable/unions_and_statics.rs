use adjoin::differentiable;

#[differentiable]
mod model {
    pub union Bits {
        pub float: f64,
        pub integer: u64,
    }

    static mut COUNTER: f64 = 0.0;

    pub fn identity(x: f64) -> f64 {
        x
    }
}

fn main() {}
