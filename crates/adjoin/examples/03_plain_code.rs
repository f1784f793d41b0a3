//! Goal: plain `f64` code, differentiated as it is.
//!
//! `cargo run --example 03_plain_code`

#![expect(unreachable_pub, reason = "the module is written as a library would have it")]

use adjoin::prelude::*;

#[differentiable]
mod orbit {
    //! Plain code, without any reference to differentiation.

    /// A body in the plane.
    #[derive(Clone, Copy, Debug)]
    pub struct Body {
        pub position: [f64; 2],
        pub velocity: [f64; 2],
    }

    const GRAVITY: f64 = 1.0;

    impl Body {
        fn step(&self, dt: f64) -> Body {
            let [x, y] = self.position;
            let pull = -GRAVITY / (x * x + y * y).powf(1.5);
            let velocity = [self.velocity[0] + dt * pull * x, self.velocity[1] + dt * pull * y];
            Body { position: [x + dt * velocity[0], y + dt * velocity[1]], velocity }
        }
    }

    /// The body's distance from the target after some steps.
    pub fn miss(start: &Body, target: [f64; 2], steps: usize) -> f64 {
        let mut body = *start;
        for _ in 0..steps {
            body = body.step(0.01);
            if body.position[0].hypot(body.position[1]) < 0.05 {
                return f64::INFINITY; // It fell into the sun.
            }
        }
        let [x, y] = body.position;
        (x - target[0]).hypot(y - target[1])
    }
}

fn main() {
    let mut start = orbit::Body { position: [1.0, 0.0], velocity: [0.0, 0.8] };
    let target = [-1.0, 0.3];
    println!("plain call: misses by {:.4}", orbit::miss(&start, target, 300));

    // Aim by gradient descent on the initial velocity.
    for step in 0..=40 {
        let (miss, gradient) = value_and_grad(|body| orbit::miss(&body, constant(&target), 300), &start);
        if step % 10 == 0 {
            println!("step {step:2}: misses by {miss:.6}, velocity {:?}", start.velocity);
        }
        let slope = gradient.velocity[0].powi(2) + gradient.velocity[1].powi(2);
        for (v, g) in start.velocity.iter_mut().zip(gradient.velocity) {
            *v -= 0.5 * miss * g / slope;
        }
    }
}
