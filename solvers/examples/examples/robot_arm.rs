//! Goal: inverse kinematics of a robot arm with six joints, by Levenberg–Marquardt, with a plot of the way.
//!
//! The arm is plain code on nalgebra's isometries. The fit finds the joint angles for every point of a path,
//! each from the solution before.
//!
//! `cargo run --release --example robot_arm`

use adjoin::objective;
use adjoin::prelude::*;
use adjoin_solver_examples::plot::Plot;
use nalgebra::{Isometry3, Vector3, Vector6};

#[differentiable]
mod arm {
    use nalgebra::{Isometry3, Translation3, UnitQuaternion, Vector3, Vector6};

    /// Where the ends of the six links are, and how they are turned: the last one is the hand.
    pub fn links(angles: &Vector6<f64>) -> Vec<Isometry3<f64>> {
        let lengths = [0.4, 0.5, 0.1, 0.4, 0.1, 0.1];
        let upright = [true, false, false, true, false, true];
        let mut end = Isometry3::identity();
        let mut ends = Vec::new();
        for joint in 0..6 {
            let axis = if upright[joint] { Vector3::z_axis() } else { Vector3::y_axis() };
            end *= UnitQuaternion::from_axis_angle(&axis, angles[joint]);
            end *= Translation3::new(0.0, 0.0, lengths[joint]);
            ends.push(end);
        }
        ends
    }

    /// How far the hand is from its goal and from pointing down, and, with a small weight so that the fit is
    /// well-posed, how far the joints have moved.
    pub fn misses(
        angles: &Vector6<f64>,
        #[constant] goal: &Vector3<f64>,
        #[constant] before: &Vector6<f64>,
    ) -> Vec<f64> {
        let hand = links(angles)[5];
        let place = hand.translation.vector - goal;
        let down = (hand.rotation * Vector3::z() + Vector3::z()) * 0.5;
        let moved = (angles - before) * 1e-4;
        place.iter().chain(down.iter()).chain(moved.iter()).copied().collect()
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // A circle in front of the arm.
    let target = |t: f64| Vector3::new(0.55 + 0.12 * t.cos(), 0.2 * t.sin(), 0.35);
    let mut angles = Vector6::new(0.0, 0.8, 1.2, 0.1, 0.9, 0.0);
    let mut way: Vec<Vec<Isometry3<f64>>> = Vec::new();
    let mut evaluations = 0;
    for step in 0..=40 {
        let goal = target(f64::from(step) * std::f64::consts::TAU / 40.0);
        let before = angles;
        let misses = objective!(nalgebra: [goal: Vector3<f64>, before: Vector6<f64>] |angles: Vector6<f64>| -> Vec<f64> {
            arm::misses(&angles, goal, before)
        });
        let (found, report) = adjoin_lm::fit(&misses, angles)?;
        angles = found;
        evaluations += report.number_of_evaluations;
        let links = arm::links(&angles);
        let apart = (links[5].translation.vector - goal).amax();
        let direction = links[5].rotation * Vector3::z();
        assert!(apart < 1e-3 && direction.z < -0.999, "step {step}: {apart} {direction:?}");
        way.push(links);
    }
    println!("41 poses in {evaluations} evaluations; the last angles are {:.4?}", angles.as_slice());

    let seen = |link: &Isometry3<f64>| (link.translation.x, link.translation.z);
    let mut plot = Plot::new("A hand on a circle, seen from the side", "x, m", "z, m").same_scale();
    for (number, links) in way.iter().enumerate().step_by(10) {
        let chain = std::iter::once((0.0, 0.0)).chain(links.iter().map(seen));
        plot = plot.line(&format!("pose {number}"), chain);
    }
    plot.points("the hand", way.iter().map(|links| seen(&links[5]))).save("robot_arm")?;
    Ok(())
}
