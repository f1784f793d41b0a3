use adjoin::differentiable;

#[differentiable(type(Particle))]
fn misspelt(x: f64) -> f64 {
    x
}

#[differentiable(kinds(Particle))]
fn unknown(x: f64) -> f64 {
    x
}

fn main() {}
