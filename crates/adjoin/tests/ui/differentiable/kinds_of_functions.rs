use adjoin::differentiable;

#[differentiable]
mod model {
    pub async fn later(x: f64) -> f64 {
        x
    }

    pub extern "C" fn callback(x: f64) -> f64 {
        x
    }

    unsafe extern "C" {
        fn cbrt(x: f64) -> f64;
    }

    pub fn bits(x: f64) -> u64 {
        unsafe { std::mem::transmute(x) }
    }

    pub fn block(x: f64) -> f64 {
        let future = async { 1.0 };
        x
    }
}

fn main() {}
