//! Plain rayon code under `#[differentiable]`: the attribute is the only change.

use adjoin::prelude::*;
use rayon::ThreadPoolBuilder;

/// A simulation of bodies that attract each other, a stencil, and a tree of joins, in plain rayon code.
#[differentiable]
mod simulation {
    use rayon::prelude::*;

    #[derive(Clone, Debug, PartialEq)]
    pub(crate) struct Body {
        pub(crate) mass: f64,
        pub(crate) position: [f64; 3],
        pub(crate) velocity: [f64; 3],
    }

    fn pull(on: &Body, by: &Body) -> [f64; 3] {
        let d = [0, 1, 2].map(|axis| by.position[axis] - on.position[axis]);
        let squared = d.iter().map(|d| d * d).sum::<f64>() + 0.01;
        let scale = by.mass / (squared * squared.sqrt());
        d.map(|d| d * scale)
    }

    pub(crate) fn step(bodies: &mut Vec<Body>, dt: f64) {
        let pulls: Vec<[f64; 3]> = bodies
            .par_iter()
            .map(|on| {
                bodies
                    .iter()
                    .map(|by| pull(on, by))
                    .fold([0.0; 3], |sum, pull| [0, 1, 2].map(|axis| sum[axis] + pull[axis]))
            })
            .collect();
        bodies.par_iter_mut().zip(&pulls).for_each(|(body, pull)| {
            for (axis, pull) in pull.iter().enumerate() {
                body.velocity[axis] += dt * pull;
                body.position[axis] += dt * body.velocity[axis];
            }
        });
    }

    pub(crate) fn energy(bodies: &[Body]) -> f64 {
        let kinetic: f64 =
            bodies.par_iter().map(|b| 0.5 * b.mass * b.velocity.iter().map(|v| v * v).sum::<f64>()).sum();
        let potential = (0..bodies.len())
            .into_par_iter()
            .map(|i| {
                let others = bodies[i + 1..].iter();
                let terms = others.map(|other| {
                    let squared = (0..3)
                        .map(|axis| (bodies[i].position[axis] - other.position[axis]).powi(2))
                        .sum::<f64>();
                    -bodies[i].mass * other.mass / (squared + 0.01).sqrt()
                });
                terms.sum::<f64>()
            })
            .reduce(|| 0.0, |a, b| a + b);
        kinetic + potential
    }

    pub(crate) fn drift(bodies: &[Body], steps: usize) -> f64 {
        let mut bodies = bodies.to_vec();
        let before = energy(&bodies);
        for _ in 0..steps {
            step(&mut bodies, 0.01);
        }
        energy(&bodies) - before
    }

    /// Heat on a rod.
    pub(crate) fn heat(start: &[f64], rate: f64, steps: usize) -> f64 {
        let mut now = start.to_vec();
        for _ in 0..steps {
            let mut next = now.clone();
            next[1..now.len() - 1].par_iter_mut().zip(now.par_windows(3)).for_each(|(next, near)| {
                *next = near[1] + rate * (near[0] - 2.0 * near[1] + near[2]);
            });
            now = next;
        }
        now.par_chunks(4).map(|part| part.iter().fold(0.0, |sum, x| sum + x * x)).sum::<f64>().sqrt()
    }

    pub(crate) fn tree(xs: &[f64]) -> f64 {
        if xs.len() < 3 {
            return xs.iter().map(|x| x.sin()).product();
        }
        let (left, right) = xs.split_at(xs.len() / 2);
        let (a, b) = rayon::join(|| tree(left), || tree(right));
        a * b + a
    }

    pub(crate) fn scoped(xs: &[f64]) -> f64 {
        let mut squares = vec![0.0; xs.len()];
        rayon::scope(|s| {
            for (square, x) in squares.iter_mut().zip(xs) {
                s.spawn(move |_| *square = x * x);
            }
        });
        squares.par_iter().filter(|x| **x > 0.5).fold(|| 0.0, |sum, x| sum + x).sum::<f64>()
    }
}

use simulation::Body;

fn bodies() -> Vec<Body> {
    let at = |i: f64| Body {
        mass: 1.0 + 0.1 * i,
        position: [i.sin(), (2.0 * i).cos(), 0.3 * i],
        velocity: [0.1 * i, 0.0, -0.05 * i],
    };
    (0..7).map(|i| at(f64::from(i))).collect()
}

fn on_threads<T: Send + PartialEq + std::fmt::Debug>(f: impl Fn() -> T + Sync) {
    let expected = f();
    for threads in [1, 2, 4, 8] {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads to be had");
        assert_eq!(pool.install(&f), expected, "on {threads} threads");
    }
}

#[test]
fn bodies_written_for_rayon_have_a_gradient() {
    let bodies = bodies();
    let report = gradient_check!(|bodies: Vec<_>| simulation::drift(&bodies, 5), &bodies);
    assert!(report.passed(), "{report}");
    on_threads(|| value_and_grad(|bodies: Vec<_>| simulation::drift(&bodies, 5), &bodies));
}

#[test]
fn a_stencil_written_for_rayon_has_a_gradient() {
    let start: Vec<f64> = (0..30).map(|i| f64::from(i).sin()).collect();
    let report = gradient_check!(
        |(start, rate): (Vec<_>, _)| simulation::heat(&start, rate, 6),
        &(start.clone(), 0.2)
    );
    assert!(report.passed(), "{report}");
    on_threads(|| {
        grad(|(start, rate): (Vec<_>, _)| simulation::heat(&start, rate, 6), &(start.clone(), 0.2))
    });
}

#[test]
fn joins_and_scopes_written_for_rayon_have_a_gradient() {
    let xs: Vec<f64> = (0..23).map(|i| 0.5 + 0.04 * f64::from(i)).collect();
    let report = gradient_check!(|xs: Vec<_>| simulation::tree(&xs), &xs);
    assert!(report.passed(), "{report}");
    let gradient = grad(|xs: Vec<_>| simulation::scoped(&xs), &xs);
    let expected: Vec<f64> = xs.iter().map(|x| if x * x > 0.5 { 2.0 * x } else { 0.0 }).collect();
    assert_eq!(gradient, expected);
    on_threads(|| grad(|xs: Vec<_>| simulation::tree(&xs), &xs));
}
