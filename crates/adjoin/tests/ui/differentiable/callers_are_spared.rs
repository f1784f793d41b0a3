use adjoin::prelude::*;

#[differentiable]
mod model {
    pub fn good(x: f64) -> f64 {
        x * 2.0
    }

    pub fn bad(x: f64) -> f64 {
        f64::next_up(x)
    }

    pub const fn also_bad(x: f64) -> f64 {
        x
    }
}

// One error for each mistake, and none for the callers.
fn main() {
    let value: f64 = model::good(1.0) + model::bad(2.0);
    let slope = grad(|x| model::good(x) + model::bad(x) + model::also_bad(x), &value);
    println!("{slope}");
}
