//! Goal: inverse kinematics of a robot arm with six joints, by Levenberg–Marquardt, with a plot of the way.
//!
//! The chain of rotations and shifts is plain code on matrices; the fit finds the joint angles for every
//! point of a path, each from the solution before.
//!
//! `cargo run --release --example robot_arm`

use adjoin::objective;
use adjoin::prelude::*;
use adjoin_solver_examples::plot::Plot;

#[differentiable]
mod arm {
    pub type Angles = [f64; 6];
    type Rotation = [[f64; 3]; 3];

    fn times(a: Rotation, b: Rotation) -> Rotation {
        let mut c = [[0.0; 3]; 3];
        for i in 0..3 {
            for j in 0..3 {
                for k in 0..3 {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        c
    }

    /// About the z axis, or about the y axis.
    fn turn(angle: f64, upright: bool) -> Rotation {
        let (s, c) = (angle.sin(), angle.cos());
        if upright {
            [[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]]
        } else {
            [[c, 0.0, s], [0.0, 1.0, 0.0], [-s, 0.0, c]]
        }
    }

    /// Where the joints are: the last one is the hand. And the direction in which the hand points.
    pub fn joints(angles: Angles) -> ([[f64; 3]; 6], [f64; 3]) {
        let lengths = [0.4, 0.5, 0.1, 0.4, 0.1, 0.1];
        let upright = [true, false, false, true, false, true];
        let mut rotation = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
        let mut place = [0.0; 3];
        let mut places = [[0.0; 3]; 6];
        for joint in 0..6 {
            rotation = times(rotation, turn(angles[joint], upright[joint]));
            for i in 0..3 {
                place[i] += lengths[joint] * rotation[i][2];
            }
            places[joint] = place;
        }
        (places, [rotation[0][2], rotation[1][2], rotation[2][2]])
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // A circle in front of the arm, with the hand pointing down, and a small price for angles so that the fit
    // is well-posed.
    let target = |t: f64| [0.55 + 0.12 * t.cos(), 0.2 * t.sin(), 0.35];
    let mut angles = [0.0, 0.8, 1.2, 0.1, 0.9, 0.0];
    let mut way = Vec::new();
    let mut evaluations = 0;
    for step in 0..=40 {
        let goal = target(f64::from(step) * std::f64::consts::TAU / 40.0);
        let before = angles;
        let misfit = objective!([goal: [f64; 3], before: [f64; 6]] |angles: [f64; 6]| -> Vec<f64> {
            let (places, direction) = arm::joints(angles);
            let hand = (0..3).map(|i| places[5][i] - goal[i]);
            let down = [direction[0] * 0.5, direction[1] * 0.5, (direction[2] + 1.0) * 0.5];
            let moved = angles.iter().zip(before).map(|(a, b)| (*a - *b) * 1e-4);
            hand.chain(down).chain(moved).collect()
        });
        let (found, report) = adjoin_lm::fit(&misfit, angles)?;
        angles = found;
        evaluations += report.number_of_evaluations;
        let (places, direction) = arm::joints(angles);
        let apart = places[5].iter().zip(goal).map(|(x, g)| (x - g).abs()).fold(0.0, f64::max);
        assert!(apart < 1e-3 && direction[2] < -0.999, "step {step}: {apart} {direction:?}");
        way.push((places, angles));
    }
    println!("41 poses in {evaluations} evaluations; the last angles are {angles:.4?}");

    let mut plot = Plot::new("A hand on a circle, seen from the side", "x, m", "z, m").same_scale();
    for (number, (places, _)) in way.iter().enumerate().step_by(10) {
        let chain = std::iter::once((0.0, 0.0)).chain(places.iter().map(|p| (p[0], p[2])));
        plot = plot.line(&format!("pose {number}"), chain);
    }
    plot.points("the hand", way.iter().map(|(places, _)| (places[5][0], places[5][2]))).save("robot_arm")?;
    Ok(())
}
