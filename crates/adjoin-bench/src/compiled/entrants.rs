//! The contenders of each program: one closure for each column of the table, which leaves the gradient (or
//! value, for "plain") in the vector that it is given.

use std::hint::black_box;

use adjoin::{
    Differentiable, Reverse, par_map, value_and_grad, value_and_grad_into, value_and_jacobian_into,
};
use rayon::ThreadPool;

use super::programs::loops::{self, Affine, Bone, Camera, Layer, Network, Vertex};
use crate::{
    Contender, Program, Role,
    adbench::{
        ba::{BLOCK, Ba},
        gmm::{Gmm, Workspace, flatten},
        hand::{self, Hand, PARAMETERS},
        lstm,
    },
    programs::{Dot, MatVec, Neural, PARTICLES, Particles, Rotquat},
};

/// The columns of the table, and the names of contenders.
pub(super) const PLAIN: &str = "plain";
pub(super) const BY_HAND: &str = "by hand";
pub(super) const COMPILED: &str = "compiled";
pub(super) const FROM_TAPED: &str = "from taped code";
pub(super) const TAPE: &str = "tape";

/// The consecutive parts of a slice.
fn parts<T, const N: usize>(mut x: &[T], lengths: [usize; N]) -> [&[T]; N] {
    lengths.map(|length| {
        let (part, rest) = x.split_at(length);
        x = rest;
        part
    })
}

/// The same for the gradient.
fn parts_mut<const N: usize>(mut x: &mut [f64], lengths: [usize; N]) -> [&mut [f64]; N] {
    lengths.map(|length| {
        let (part, rest) = std::mem::take(&mut x).split_at_mut(length);
        x = rest;
        part
    })
}

/// The contenders of a function of slices and constants. The slices are consecutive parts of one vector, so
/// that the gradient is one vector, too. `$taped` is the function without its compiled adjoint.
macro_rules! of_parts {
    ($function:ident, $taped:ident, $x:expr, $lengths:expr, ($($part:ident $bar:ident),+), ($($constant:expr),*)) => {{
        let (x, lengths) = ($x, $lengths);
        vec![
            Contender::new(PLAIN, Role::Primal, move |rows| {
                let [$($part),+] = parts(black_box(x), lengths);
                rows.clear();
                rows.push(loops::$function($($part,)+ $($constant),*));
            }),
            Contender::new(COMPILED, Role::Adjoin, move |rows| {
                rows.resize(x.len(), 0.0);
                let [$($part),+] = parts(black_box(x), lengths);
                let [$($bar),+] = parts_mut(rows, lengths);
                loops::$function::value_and_grad_into($($part,)+ $($constant,)* $($bar),+);
            }),
            Contender::new(FROM_TAPED, Role::Adjoin, move |rows| {
                rows.resize(x.len(), 0.0);
                let f = |x: &Vec<Reverse>| {
                    let [$($part),+] = parts(x, lengths);
                    loops::$function($($part,)+ $($constant),*)
                };
                value_and_grad_into(f, black_box(x), rows);
            }),
            Contender::new(TAPE, Role::Adjoin, move |rows| {
                rows.resize(x.len(), 0.0);
                let f = |x: &Vec<Reverse>| {
                    let [$($part),+] = parts(x, lengths);
                    loops::$taped($($part,)+ $($constant),*)
                };
                value_and_grad_into(f, black_box(x), rows);
            }),
        ]
    }};
}

/// The gradient by hand; with the value, if the gradient does not compute it anyway.
fn by_hand<'a, P: Program<1> + 'a>(program: P, x: &'a [f64], value: bool) -> Contender<'a> {
    Contender::new(BY_HAND, Role::Hand, move |rows| {
        rows.resize(x.len(), 0.0);
        if value {
            black_box(program.primal(black_box(x)));
        }
        program.jacobian(black_box(x), rows);
    })
}

pub(super) fn dot(length: usize, x: &[f64]) -> Vec<Contender<'_>> {
    let mut all = of_parts!(dot, __adjoin_taped_dot, x, [length; 2], (a a_bar, b b_bar), ());
    all.push(by_hand(Dot { length }, x, true));
    all
}

pub(super) fn matvec(side: usize, x: &[f64]) -> Vec<Contender<'_>> {
    let lengths = [side * side, side];
    let mut all =
        of_parts!(matvec, __adjoin_taped_matvec, x, lengths, (matrix matrix_bar, vector vector_bar), ());
    all.push(by_hand(MatVec { side }, x, true));
    all
}

/// The Jacobian.
pub(super) fn rotquat(x: &[f64]) -> Vec<Contender<'_>> {
    let arguments = |x: &[f64]| ([x[0], x[1], x[2]], [x[3], x[4], x[5]], x[6]);
    let taped = move |f: fn([Reverse; 3], [Reverse; 3], Reverse) -> [Reverse; 3], rows: &mut Vec<f64>| {
        rows.resize(21, 0.0);
        value_and_jacobian_into(|(v, u, s)| f(v, u, s), &arguments(black_box(x)), rows);
    };
    vec![
        Contender::new(PLAIN, Role::Primal, move |rows| {
            let (v, u, s) = arguments(black_box(x));
            rows.clear();
            rows.extend(loops::rotquat(v, u, s));
        }),
        Contender::new(BY_HAND, Role::Hand, move |rows| {
            rows.resize(21, 0.0);
            Rotquat.jacobian(black_box(x), rows);
        }),
        Contender::new(COMPILED, Role::Adjoin, move |rows| {
            rows.resize(21, 0.0);
            let (v, u, s) = arguments(black_box(x));
            loops::rotquat::value_and_jacobian_into(v, u, s, rows);
        }),
        Contender::new(FROM_TAPED, Role::Adjoin, move |rows| taped(loops::rotquat, rows)),
        Contender::new(TAPE, Role::Adjoin, move |rows| taped(loops::__adjoin_taped_rotquat, rows)),
    ]
}

/// What an observation of bundle adjustment depends on.
pub(super) type Observation = (Camera, [f64; 3], f64, [f64; 2]);

pub(super) fn observations(ba: &Ba) -> Vec<Observation> {
    let observation = |i: usize| {
        let (camera, point, weight) = ba.arguments(i);
        let camera = Camera {
            rotation: camera.rotation,
            centre: camera.centre,
            focal: camera.focal,
            principal: camera.principal,
            radial: camera.radial,
        };
        (camera, point, weight, ba.features[i])
    };
    (0..ba.observations.len()).map(observation).collect()
}

/// The residuals of a taped function, of an observation.
type Residual = fn(&Camera<Reverse>, [Reverse; 3], Reverse, [f64; 2]) -> [Reverse; 2];

/// The blocks of the sparse Jacobian, one for each observation.
pub(super) fn bundle<'a>(ba: &'a Ba, all: &'a [Observation]) -> Vec<Contender<'a>> {
    let taped = move |f: Residual, rows: &mut Vec<f64>| {
        rows.resize(BLOCK * all.len(), 0.0);
        for ((camera, point, weight, feature), block) in
            black_box(all).iter().zip(rows.chunks_exact_mut(BLOCK))
        {
            let arguments = (*camera, *point, *weight);
            let f = |(camera, point, weight)| f(&camera, point, weight, *feature);
            value_and_jacobian_into(f, &arguments, block);
        }
    };
    vec![
        Contender::new(PLAIN, Role::Primal, move |rows| {
            rows.clear();
            for (camera, point, weight, feature) in black_box(all) {
                rows.extend(loops::residual(camera, *point, *weight, *feature));
            }
        }),
        Contender::new(BY_HAND, Role::Hand, move |rows| {
            rows.resize(BLOCK * all.len(), 0.0);
            black_box(ba).by_hand(rows);
        }),
        Contender::new(COMPILED, Role::Adjoin, move |rows| {
            rows.resize(BLOCK * all.len(), 0.0);
            let blocks = rows.chunks_exact_mut(BLOCK);
            for ((camera, point, weight, feature), block) in black_box(all).iter().zip(blocks) {
                loops::residual::value_and_jacobian_into(camera, *point, *weight, *feature, block);
            }
        }),
        Contender::new(FROM_TAPED, Role::Adjoin, move |rows| taped(loops::residual, rows)),
        Contender::new(TAPE, Role::Adjoin, move |rows| taped(loops::__adjoin_taped_residual, rows)),
    ]
}

/// A hand in the structs that the loops take.
pub(super) struct Skeleton {
    theta: [f64; PARAMETERS],
    bones: Vec<Bone>,
    vertices: Vec<Vertex>,
    seen: Vec<(usize, [f64; 3])>,
}

impl Skeleton {
    pub(super) fn new(hand: &Hand) -> Self {
        let affine = |map: &hand::Affine| Affine { linear: map.linear, offset: map.offset };
        let bone = |bone: &hand::Bone| Bone {
            parent: bone.parent,
            relative: affine(&bone.base_relative),
            to_rest: affine(&bone.inverse_base_absolute),
        };
        let vertex =
            |vertex: &hand::Vertex| Vertex { position: vertex.position, weights: vertex.weights.clone() };
        Self {
            theta: hand.theta,
            bones: hand.model.bones.iter().map(bone).collect(),
            vertices: hand.model.vertices.iter().map(vertex).collect(),
            seen: hand.observations.iter().map(|seen| (seen.vertex, seen.seen)).collect(),
        }
    }
}

/// The dense Jacobian of hand tracking.
pub(super) fn skin<'a>(hand: &'a Hand, skeleton: &'a Skeleton) -> Vec<Contender<'a>> {
    type Misses = fn(&[Reverse; PARAMETERS], &[Bone], &[Vertex], &[(usize, [f64; 3])]) -> Vec<[Reverse; 3]>;
    let Skeleton { theta, bones, vertices, seen } = skeleton;
    let entries = 3 * PARAMETERS * seen.len();
    let taped = move |f: Misses, rows: &mut Vec<f64>| {
        rows.resize(entries, 0.0);
        value_and_jacobian_into(|theta| f(&theta, bones, vertices, seen), black_box(theta), rows);
    };
    let mut workspace = hand::Workspace::new(hand);
    vec![
        Contender::new(PLAIN, Role::Primal, move |rows| {
            rows.clear();
            rows.extend_from_slice(loops::hand(black_box(theta), bones, vertices, seen).as_flattened());
        }),
        Contender::new(BY_HAND, Role::Hand, move |rows| workspace.jacobian(black_box(hand), rows)),
        Contender::new(COMPILED, Role::Adjoin, move |rows| {
            rows.resize(entries, 0.0);
            loops::hand::value_and_jacobian_into(black_box(theta), bones, vertices, seen, rows);
        }),
        Contender::new(FROM_TAPED, Role::Adjoin, move |rows| taped(loops::hand, rows)),
        Contender::new(TAPE, Role::Adjoin, move |rows| taped(loops::__adjoin_taped_hand, rows)),
    ]
}

pub(super) fn neural(x: &[f64]) -> Vec<Contender<'_>> {
    let [input, hidden, output] = Neural::WIDTHS;
    let lengths = [hidden * input, hidden, output * hidden, output, input];
    let mut all = of_parts!(
        neural, __adjoin_taped_neural, x, lengths,
        (w1 w1_bar, b1 b1_bar, w2 w2_bar, b2 b2_bar, x x_bar), ()
    );
    all.push(by_hand(Neural::WEIGHTED, x, false));
    all
}

pub(super) fn particles(steps: usize, x: &[f64]) -> Vec<Contender<'_>> {
    let lengths = [4 * PARTICLES];
    let mut all = of_parts!(particles, __adjoin_taped_particles, x, lengths, (starts starts_bar), (steps));
    all.push(by_hand(Particles { steps }, x, false));
    all
}

/// Each particle is a task, whose code is compiled or recorded.
pub(super) fn particles_in_tasks<'a>(steps: usize, x: &'a [f64], pool: &'a ThreadPool) -> Vec<Contender<'a>> {
    let run = move |particle: fn(&[Reverse], usize) -> Reverse, rows: &mut Vec<f64>| {
        rows.resize(x.len(), 0.0);
        let f = |x: &Vec<Reverse>| -> Reverse {
            let starts: Vec<&[Reverse]> = x.chunks_exact(4).collect();
            par_map(&starts, |start| particle(start, steps)).into_iter().sum()
        };
        value_and_grad_into(f, black_box(x), rows);
    };
    let program = Particles { steps };
    vec![
        Contender::in_pool(PLAIN, Role::Primal, pool, move |rows| {
            rows.clear();
            rows.push(loops::particles(black_box(x), steps));
        }),
        Contender::in_pool(BY_HAND, Role::Hand, pool, move |rows| {
            rows.resize(x.len(), 0.0);
            program.jacobian(black_box(x), rows);
        }),
        Contender::in_pool(FROM_TAPED, Role::Adjoin, pool, move |rows| run(loops::particle, rows)),
        Contender::in_pool(TAPE, Role::Adjoin, pool, move |rows| run(loops::__adjoin_taped_particle, rows)),
    ]
}

/// The numbers that a mixture's gradient is taken with respect to.
pub(super) fn mixture_input(gmm: &Gmm) -> Vec<f64> {
    let mut x = Vec::new();
    flatten(&gmm.mixture, &mut x);
    x
}

pub(super) fn mixture<'a>(gmm: &'a Gmm, x: &'a [f64]) -> Vec<Contender<'a>> {
    let mixture = &gmm.mixture;
    let lengths =
        [mixture.alphas.len(), mixture.means.len(), mixture.log_diagonals.len(), mixture.triangles.len()];
    let mut all = of_parts!(
        mixture, __adjoin_taped_mixture, x, lengths,
        (alphas alphas_bar, means means_bar, log_diagonals diagonals_bar, triangles triangles_bar),
        (&gmm.points, gmm.wishart.gamma, gmm.wishart.m)
    );
    let mut workspace = Workspace::new(gmm);
    all.push(Contender::new(BY_HAND, Role::Hand, move |rows| workspace.gradient(black_box(gmm), rows)));
    all
}

/// An LSTM with its parameters in the struct that the loops take.
pub(super) struct Lstm {
    network: Network,
    hidden: Vec<Vec<f64>>,
    cell: Vec<Vec<f64>>,
}

impl Lstm {
    pub(super) fn new(lstm: &lstm::Lstm) -> Self {
        let gates = |gates: &lstm::Gates| {
            [&gates.forget, &gates.input, &gates.output, &gates.change].map(Clone::clone)
        };
        let parameters = &lstm.parameters;
        let layers = parameters.layers.iter();
        Self {
            network: Network {
                layers: layers
                    .map(|layer| Layer { weights: gates(&layer.weights), biases: gates(&layer.biases) })
                    .collect(),
                input_weight: parameters.input_weight.clone(),
                output_weight: parameters.output_weight.clone(),
                output_bias: parameters.output_bias.clone(),
            },
            hidden: lstm.initial.iter().map(|state| state.hidden.clone()).collect(),
            cell: lstm.initial.iter().map(|state| state.cell.clone()).collect(),
        }
    }
}

/// The gradient as one vector, in the order of the one by hand.
fn numbers(network: &Network, rows: &mut Vec<f64>) {
    rows.clear();
    network.visit_scalars(&mut |x: f64| rows.push(x));
}

pub(super) fn lstm<'a>(lstm: &'a lstm::Lstm, loops: &'a Lstm) -> Vec<Contender<'a>> {
    let Lstm { network, hidden, cell } = loops;
    let sequence = &lstm.sequence;
    let mut workspace = lstm::Workspace::new(lstm);
    let mut gradient = network.clone();
    vec![
        Contender::new(PLAIN, Role::Primal, move |rows| {
            rows.clear();
            rows.push(loops::lstm(black_box(network), hidden, cell, sequence));
        }),
        Contender::new(BY_HAND, Role::Hand, move |rows| workspace.gradient(black_box(lstm), rows)),
        Contender::new(COMPILED, Role::Adjoin, move |rows| {
            loops::lstm::value_and_grad_into(black_box(network), hidden, cell, sequence, &mut gradient);
            numbers(&gradient, rows);
        }),
        Contender::new(FROM_TAPED, Role::Adjoin, move |rows| {
            let f = |network: Network<Reverse>| loops::lstm(&network, hidden, cell, sequence);
            numbers(&value_and_grad(f, black_box(network)).1, rows);
        }),
        Contender::new(TAPE, Role::Adjoin, move |rows| {
            let f = |network: Network<Reverse>| loops::__adjoin_taped_lstm(&network, hidden, cell, sequence);
            numbers(&value_and_grad(f, black_box(network)).1, rows);
        }),
    ]
}
