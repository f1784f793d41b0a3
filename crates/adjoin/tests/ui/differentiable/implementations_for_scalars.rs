use adjoin::differentiable;

#[differentiable]
mod model {
    pub trait Scale<T> {
        fn scale(&self, by: T) -> f64;
    }

    impl<T: Copy> Scale<T> for f64 {
        fn scale(&self, _: T) -> f64 {
            *self
        }
    }
}

fn main() {}
