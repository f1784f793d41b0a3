//! Goal: where a robot went and where the beacons are, from what it measured, as a factor graph in factrs.
//!
//! The robot drives two rounds. Its wheels say how far it moved in each step, its camera in which direction
//! and how far away it sees some of eight beacons. Steps add up to a path that drifts, which the beacons
//! correct.
//! The models are plain code on nalgebra's types, and stay so.
//!
//! `cargo run --release --example pose_graph`

#![allow(missing_docs, reason = "factrs' macro for symbols makes public types")]

use adjoin::prelude::*;
use adjoin::{Residuals, objective};
use adjoin_factrs::{AsStructure, Model, optimize};
use adjoin_solver_examples::plot::Plot;
use factrs::core::{Graph, Huber, LevenMarquardt, SE2, Values, VectorVar2};
use factrs::{assign_symbols, fac, traits::Optimizer};
use nalgebra::{Isometry2, Vector2, Vector3};

#[differentiable]
mod robot {
    use nalgebra::{Isometry2, Point2, Vector2, Vector3};

    /// How far a step is from the one that the wheels measured, as seen by the robot.
    pub fn step(from: &Isometry2<f64>, to: &Isometry2<f64>, measured: &Isometry2<f64>) -> Vector3<f64> {
        let rest = measured.inverse() * from.inverse() * to;
        Vector3::new(rest.translation.vector.x, rest.translation.vector.y, rest.rotation.angle())
    }

    /// Where a pose sees a beacon: ahead and to the left.
    pub fn sight(pose: &Isometry2<f64>, beacon: &Vector2<f64>) -> Vector2<f64> {
        (pose.inverse() * Point2::from(*beacon)).coords
    }
}

type Poses = (Isometry2<f64>, Isometry2<f64>);
type Sight = (Isometry2<f64>, Vector2<f64>);

fn start() -> impl Residuals<Input = Isometry2<f64>, Output = Vector3<f64>> + 'static {
    objective!(nalgebra: |pose: Isometry2<f64>| -> Vector3<f64> {
        robot::step(&Isometry2::identity(), &pose, &Isometry2::identity())
    })
}

fn step(measured: Isometry2<f64>) -> impl Residuals<Input = Poses, Output = Vector3<f64>> + 'static {
    objective!(nalgebra: move [measured: Isometry2<f64>] |(from, to): Poses| -> Vector3<f64> {
        robot::step(&from, &to, &constant(measured))
    })
}

fn sight(seen: Vector2<f64>) -> impl Residuals<Input = Sight, Output = Vector2<f64>> + 'static {
    objective!(nalgebra: move [seen: Vector2<f64>] |(pose, beacon): Sight| -> Vector2<f64> {
        robot::sight(&pose, &beacon) - constant::<R, _>(seen)
    })
}

assign_symbols!(X: SE2; L: VectorVar2);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    const STEPS: u32 = 60;
    let noise = |i: u32, k: f64| (f64::from(i) * 12.9898 + k).sin() * (f64::from(i) * 4.1414 - k).cos();
    // Five steps with a wide turn, five with a narrow one.
    let turn = |i: u32| 4.0 * std::f64::consts::PI / f64::from(STEPS) + if i % 10 < 5 { 0.15 } else { -0.15 };
    let beacons: Vec<Vector2<f64>> = (0..8)
        .map(|i| f64::from(i) * std::f64::consts::FRAC_PI_4)
        .map(|a| Vector2::new(6.0 * a.cos(), 5.0 + 6.0 * a.sin()))
        .collect();

    let mut graph = Graph::new();
    graph.add_factor(fac![Model::<_, (SE2,)>::new(start()), X(0), 1e-3 as std]);
    let (mut truth, mut drifted) = (vec![Isometry2::identity()], vec![Isometry2::identity()]);
    for i in 0..STEPS {
        let step_of = |error: f64| Isometry2::new(Vector2::new(1.0 + error, 0.0), turn(i) + 0.5 * error);
        let measured = step_of(0.1 * noise(i, 1.0) + 0.02);
        truth.push(truth[i as usize] * step_of(0.0));
        drifted.push(drifted[i as usize] * measured);
        graph.add_factor(fac![Model::<_, (SE2, SE2)>::new(step(measured)), (X(i), X(i + 1)), 0.1 as std]);
        for (beacon, number) in beacons.iter().zip(0..) {
            let seen = robot::sight(&truth[i as usize + 1], beacon);
            if seen.norm() > 5.0 {
                continue;
            }
            // One in twenty is far off: the robust cost copes with it.
            let wrong = if (i + 7 * number) % 20 == 3 { 2.0 } else { 0.0 };
            let seen = seen + Vector2::new(wrong + 0.05 * noise(i, 2.0), 0.05 * noise(i, 3.0));
            let model = Model::<_, (SE2, VectorVar2)>::new(sight(seen));
            graph.add_factor(fac![model, (X(i + 1), L(number)), 0.1 as std, Huber::default()]);
        }
    }

    let mut values = Values::new();
    for (pose, i) in drifted.iter().zip(0..) {
        let place = pose.translation.vector;
        values.insert(X(i), SE2::new(pose.rotation.angle(), place.x, place.y));
    }
    for (beacon, number) in beacons.iter().zip(0..) {
        values.insert(L(number), VectorVar2::new(beacon.x * 0.7, beacon.y * 0.7));
    }
    let best = optimize(&mut LevenMarquardt::new_default(graph), values)?;

    let found: Vec<Isometry2<f64>> =
        (0..=STEPS).map(|i| best.get(X(i)).expect("a pose").structure()).collect();
    let worst = |path: &[Isometry2<f64>]| {
        let apart =
            path.iter().zip(&truth).map(|(a, b)| (a.translation.vector - b.translation.vector).norm());
        apart.fold(0.0, f64::max)
    };
    println!(
        "furthest from the true path: {:.2} m by the wheels, {:.2} m with the beacons",
        worst(&drifted),
        worst(&found)
    );
    assert!(worst(&found) < 0.4 && worst(&drifted) > 2.0);

    let path = |poses: &[Isometry2<f64>]| {
        poses.iter().map(|pose| (pose.translation.vector.x, pose.translation.vector.y)).collect::<Vec<_>>()
    };
    let places = (0..8).map(|number| best.get(L(number)).expect("a beacon").structure()).map(|b| (b.x, b.y));
    Plot::new("A robot among beacons", "x, m", "y, m")
        .same_scale()
        .line("true", path(&truth))
        .line("by the wheels", path(&drifted))
        .line("found", path(&found))
        .points("beacons found", places)
        .save("pose_graph")?;
    Ok(())
}
