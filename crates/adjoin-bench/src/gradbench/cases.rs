//! The problems, with sizes like those of `GradBench`'s own evaluation, and what their derivatives may cost.

use adjoin_gradbench::modules::{
    ba::Scene,
    descent::Mode,
    det, gmm,
    ht::{Contact, Hand, Observations},
    kmeans::Clusters,
    llsq, lse, lstm, ode, particle, saddle,
};

use crate::adbench::{self, Random};

/// Work that leaves its answer in a buffer.
pub type Work = Box<dyn FnMut(&mut Vec<f64>) + Send>;

/// A problem of some size.
pub struct Case {
    /// The name of the module, and the size.
    pub title: String,
    /// Maximum ratio of the time of the derivative to that of the value.
    pub goal: Option<f64>,
    /// The milliseconds that others take for the derivative, by name.
    pub others: Vec<(&'static str, f64)>,
    /// Makes the input. What comes out are the value, if it is worth comparing with, and the derivative.
    pub prepare: Box<dyn FnOnce() -> (Option<Work>, Work)>,
}

impl std::fmt::Debug for Case {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Case").field("title", &self.title).field("goal", &self.goal).finish_non_exhaustive()
    }
}

/// The sizes of the problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// As large as `GradBench` has them.
    Stated,
    /// Small enough for tests.
    Small,
}

/// The seed of all inputs.
const SEED: u64 = 2026;

/// A value and a derivative of the same input.
fn case<I: Clone + Send + 'static>(
    title: impl Into<String>,
    goal: impl Into<Option<f64>>,
    input: impl FnOnce() -> I + 'static,
    primal: impl Fn(&I) -> Vec<f64> + Send + 'static,
    gradient: impl Fn(&I) -> Vec<f64> + Send + 'static,
) -> Case {
    let prepare = || -> (Option<Work>, Work) {
        let input = input();
        let same = input.clone();
        (
            Some(Box::new(move |answer| *answer = primal(&same))),
            Box::new(move |answer| *answer = gradient(&input)),
        )
    };
    Case { title: title.into(), goal: goal.into(), others: Vec::new(), prepare: Box::new(prepare) }
}

impl Case {
    fn beside(self, others: &[(&'static str, f64)]) -> Self {
        Case { others: others.to_vec(), ..self }
    }
}

fn uniforms(count: usize) -> Vec<f64> {
    Random::new(SEED).uniforms(count)
}

/// All cases of a scale.
pub fn cases(scale: Scale) -> Vec<Case> {
    let mut cases = Vec::new();
    let stated = scale == Scale::Stated;
    let sizes: &[(usize, usize)] = if stated { &[(1000, 100), (100_000, 16)] } else { &[(10, 4)] };
    cases.extend(sizes.iter().map(|&(n, m)| {
        let input = move || uniforms(m);
        case(
            format!("llsq n={n} m={m}"),
            4.0,
            input,
            move |x| vec![llsq::primal(x, n, false)],
            move |x| llsq::gradient(x, n, false),
        )
    }));
    let sizes: &[usize] = if stated { &[1000, 1_000_000] } else { &[10] };
    cases.extend(sizes.iter().map(|&n| {
        let input = move || uniforms(n);
        case(format!("lse n={n}"), 4.0, input, |x| vec![lse::primal(x, false)], |x| lse::gradient(x, false))
    }));
    let sizes: &[usize] = if stated { &[5, 7, 9, 10] } else { &[3] };
    cases.extend(sizes.iter().map(|&size| {
        let input = move || uniforms(size * size);
        let primal = move |matrix: &Vec<f64>| vec![det::minors::determinant(matrix, size, false)];
        case(format!("det {size}"), 4.0, input, primal, move |matrix| det::gradient(matrix, size, false))
    }));
    let sizes: &[(usize, usize)] = if stated { &[(1000, 100), (100_000, 100)] } else { &[(4, 3)] };
    cases.extend(sizes.iter().map(|&(n, s)| {
        let input = move || uniforms(n);
        let primal = move |x: &Vec<f64>| ode::runge_kutta::solve(x, s);
        case(format!("ode n={n} s={s}"), 4.0, input, primal, move |x| ode::gradient(x, s))
    }));
    mixtures(&mut cases, scale);
    images(&mut cases, scale);
    let sizes: &[(usize, usize, usize)] =
        if stated { &[(1000, 10, 10), (10_000, 10, 32), (10_000, 100, 32)] } else { &[(9, 2, 2)] };
    cases.extend(sizes.iter().map(|&(n, k, dimension)| {
        let input = move || {
            let points = uniforms(n * dimension);
            Clusters { dimension, centroids: points[..k * dimension].to_vec(), points }
        };
        let title = format!("kmeans n={n} k={k} d={dimension}");
        case(title, 5.0, input, |clusters| vec![clusters.cost(false)], |clusters| clusters.direction(false))
    }));
    let modes = [Mode::Forward, Mode::Reverse];
    for (outer, inner) in modes.into_iter().flat_map(|outer| modes.map(|inner| (outer, inner))) {
        let letter = |mode| if mode == Mode::Forward { 'f' } else { 'r' };
        let name = |problem: &str| format!("{problem} {}{}", letter(outer), letter(inner));
        let alone = |title: String, gradient: Work| Case {
            title,
            goal: None,
            others: Vec::new(),
            prepare: Box::new(|| (None, gradient)),
        };
        cases.push(alone(
            name("particle"),
            Box::new(move |answer| *answer = vec![particle::best(0.0, outer, inner)]),
        ));
        cases.push(alone(
            name("saddle"),
            Box::new(move |answer| *answer = saddle::point([1.0, 1.0], outer, inner).to_vec()),
        ));
    }
    cases
}

/// gmm and lstm.
fn mixtures(cases: &mut Vec<Case>, scale: Scale) {
    type Others<'a> = &'a [(&'static str, f64)];
    let stated = scale == Scale::Stated;
    let sizes: &[(usize, usize, usize, Others<'_>)] = if stated {
        &[
            (1000, 10, 25, &[("C++", 3.9), ("Tapenade", 5.0)]),
            (1000, 64, 5, &[("C++", 11.9), ("Tapenade", 13.2)]),
            (1000, 64, 25, &[("C++", 66.0), ("Tapenade", 68.0)]),
            (10_000, 64, 25, &[]),
        ]
    } else {
        &[(20, 3, 2, &[])]
    };
    cases.extend(sizes.iter().map(|&(n, d, k, others)| {
        let input = move || {
            let gmm = adbench::gmm::Gmm::generate(n, d, k, SEED);
            gmm::Batched::new(&gmm.mixture, &gmm.points, gmm.wishart, gmm::BLOCK)
        };
        let gradient = |batched: &gmm::Batched| {
            let mut gradient = Vec::new();
            batched.gradient(&mut gradient);
            gradient
        };
        case(format!("gmm n={n} d={d} k={k}"), 4.0, input, |batched| vec![batched.value()], gradient)
            .beside(others)
    }));
    let sizes: &[(usize, usize, Others<'_>)] = if stated {
        &[(2, 1024, &[("C++", 5.7), ("Tapenade", 3.7)]), (4, 4096, &[])]
    } else {
        &[(1, 5, &[])]
    };
    cases.extend(sizes.iter().map(|&(l, c, others)| {
        let input = move || adbench::lstm::Lstm::generate(l, c, 14, SEED);
        let primal = |lstm: &adbench::lstm::Lstm| vec![lstm.value()];
        let gradient = |lstm: &adbench::lstm::Lstm| {
            let arrays = lstm::OnArrays::new(&lstm.parameters, &lstm.initial, &lstm.sequence);
            let mut gradient = Vec::new();
            arrays.gradient(&mut gradient);
            gradient
        };
        case(format!("lstm l={l} c={c}"), 4.0, input, primal, gradient).beside(others)
    }));
}

/// ba and ht.
fn images(cases: &mut Vec<Case>, scale: Scale) {
    let stated = scale == Scale::Stated;
    let (n, m, p) = if stated { (49, 7776, 31843) } else { (2, 3, 5) };
    let scene = move || {
        let ba = adbench::ba::Ba::generate(n, m, p, SEED);
        Scene {
            cameras: ba.cameras.iter().map(adbench::ba::flat).collect(),
            points: ba.points,
            weights: ba.weights,
            features: ba.features,
            observations: ba.observations,
        }
    };
    let errors = |scene: &Scene| {
        let errors = scene.errors(false);
        let mut all = errors.reprojection.concat();
        all.extend(errors.weights);
        all
    };
    let title = format!("ba n={n} m={m} p={p}");
    let jacobian = |scene: &Scene| scene.jacobian(false).values;
    cases.push(case(title, 6.0, scene, errors, jacobian).beside(&[("C++", 6.8), ("Tapenade", 14.3)]));

    let sizes: &[usize] = if stated { &[100, 10_000] } else { &[5] };
    for &count in sizes {
        let simple = move || {
            let hand = adbench::hand::Hand::generate(count, SEED);
            Hand {
                model: hand.model,
                theta: hand.theta,
                observations: Observations::Vertices(hand.observations),
            }
        };
        let complicated = move || {
            let hand = adbench::hand::Hand::generate(count, SEED);
            let mut random = Random::new(SEED);
            let vertices = hand.model.vertices.len();
            let contact = |seen| Contact {
                corners: std::array::from_fn(|_| random.index(vertices)),
                u: [random.between(0.0, 0.5), random.between(0.0, 0.5)],
                seen,
            };
            let contacts =
                hand.observations.iter().map(|observation| observation.seen).map(contact).collect();
            Hand { model: hand.model, theta: hand.theta, observations: Observations::Triangles(contacts) }
        };
        let residuals = |hand: &Hand| hand.residuals().concat();
        let jacobian = |hand: &Hand| hand.jacobian(false);
        let of_cpp: &[(&str, f64)] = if count == 100 { &[("C++", 13.0), ("Tapenade", 160.0)] } else { &[] };
        cases.push(case(format!("ht simple c={count}"), 8.0, simple, residuals, jacobian).beside(of_cpp));
        cases.push(case(format!("ht complicated c={count}"), None, complicated, residuals, jacobian));
    }
}

#[cfg(test)]
mod tests {
    use super::{Scale, cases};

    #[test]
    fn every_case_gives_a_value_and_a_derivative() {
        for case in cases(Scale::Small) {
            let (primal, gradient) = (case.prepare)();
            for mut work in primal.into_iter().chain([gradient]) {
                let mut answer = Vec::new();
                work(&mut answer);
                assert!(!answer.is_empty() && answer.iter().all(|x| x.is_finite()), "{}", case.title);
            }
        }
    }
}
