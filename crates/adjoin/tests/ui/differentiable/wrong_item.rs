use adjoin::differentiable;

#[differentiable]
const GRAVITY: f64 = 9.81;

#[differentiable]
use std::f64::consts::PI;

fn main() {}
