//! Which parameter is the scalar has to be clear.

use adjoin::{Differentiable, Real};

#[derive(Differentiable)]
struct Two<R: Real, S: Real>(R, S);

#[derive(Differentiable)]
#[differentiable(scalar = Q)]
struct Unknown<R>(R);

#[derive(Differentiable)]
#[differentiable(number = R)]
struct Option<R>(R);

#[derive(Differentiable)]
#[differentiable(scalar = R, scalar = S)]
struct Twice<R, S>(R, S);

fn main() {}
