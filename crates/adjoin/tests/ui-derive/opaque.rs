//! Parts that nothing can take apart.

use adjoin::Differentiable;

#[derive(Differentiable)]
struct Model<R = f64> {
    activation: fn(R) -> R,
    loss: Box<dyn Fn(R) -> R>,
    on_step: Option<Box<dyn Fn(usize)>>,
    buffer: *const R,
    tail: [R],
}

fn main() {}
