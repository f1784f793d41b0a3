//! `#[constant]`, in the wrong places.

use adjoin::Differentiable;

#[derive(Differentiable)]
struct Layer<T, R = f64> {
    weights: Vec<(T, R)>,
    #[constant]
    scale: R,
    #[constant]
    first: T,
    #[constant(clone)]
    rate: u8,
}

#[derive(Differentiable)]
#[constant]
struct Whole(u8);

#[derive(Differentiable)]
enum Shape<R = f64> {
    Circle(R),
    #[constant]
    Square(u8),
}

#[derive(Differentiable)]
struct Scalar<#[constant] R = f64>(R);

fn main() {}
