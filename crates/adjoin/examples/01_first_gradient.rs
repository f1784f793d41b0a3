//! Goal: the gradient of a closure, and what a `Reverse` number is.
//!
//! `cargo run --example 01_first_gradient`

use adjoin::prelude::*;

fn main() {
    // The closure gets a structure of `Reverse` numbers, which compute as `f64` does and record operations.
    let f = |[x, y]: [Reverse; 2]| (x * y).sin() + x.powi(2);
    let (value, [dx, dy]) = value_and_grad(f, &[0.5, 2.0]);

    println!("f(0.5, 2)  = {value:.6}");
    println!("df/dx      = {dx:.6}   (by hand: {:.6})", 2.0 * 1f64.cos() + 2.0 * 0.5);
    println!("df/dy      = {dy:.6}   (by hand: {:.6})", 0.5 * 1f64.cos());

    // Comparison, branches and formatting see the value.
    let relu_like = |x: Reverse| if x > 0.0 { x.sqrt() } else { 0.1 * x };
    println!("slopes of a kinked function: {} and {}", grad(relu_like, &4.0), grad(relu_like, &-4.0));
}
