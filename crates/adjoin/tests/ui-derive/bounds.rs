//! A bound on a parameter that carries scalars would have to hold for its siblings too.

use adjoin::Differentiable;
use std::fmt::Debug;

#[derive(Differentiable)]
struct Layer<T: Clone + Debug, R = f64>
where
    Vec<T>: Default,
{
    inputs: Vec<T>,
    rate: R,
}

#[derive(Differentiable)]
struct Kept<#[constant] T: Clone>(T);

fn main() {}
