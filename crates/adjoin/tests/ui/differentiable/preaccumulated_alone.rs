use adjoin::prelude::*;

#[preaccumulate]
fn plain(x: f64, y: f64) -> f64 {
    x * y
}

#[preaccumulate]
struct Particle {
    x: f64,
}

struct Table(Vec<usize>);

#[differentiable]
#[preaccumulate]
fn looked_up(table: Table, x: f64) -> f64 {
    x * table.0[0] as f64
}

fn main() {
    let particle = Particle { x: plain(1.0, 2.0) };
    println!("{} {}", particle.x, looked_up(Table(vec![1]), 2.0));
}
