//! A structure owns its scalars.

use adjoin::Differentiable;

#[derive(Differentiable)]
struct View<'a, R = f64> {
    rows: &'a [R],
    table: Vec<&'a Vec<u8>>,
    name: &'a str,
    #[constant]
    scale: &'a [f64],
}

fn main() {}
