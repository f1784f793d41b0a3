//! Random programs that mix scalars, arrays, closures and forks: the same bits on any number of threads, and
//! the same derivatives as scalar loops.

use crate::seeded::hold;
use adjoin::{Real, Reverse, Vector, grad, join, par_map};
use proptest::collection::vec;
use proptest::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::LazyLock;

/// The length of all vectors.
const LENGTH: usize = 5;

/// The operations of programs on vectors: by arrays, or by loops over scalars. All are contractions, more or
/// less, so that rounding errors stay small.
trait Machine<R: Real>: Clone + Send + Sync {
    fn of(scalars: Vec<R>) -> Self;
    fn element(&self, place: usize) -> R;
    fn with(&self, place: usize, x: R) -> Self;
    fn mean_of(&self, other: &Self) -> Self;
    fn damped(&self, other: &Self) -> Self;
    fn map_with(&self, s: R) -> Self;
    fn map_forking(&self, s: R) -> Self;
    fn softmax(&self) -> Self;
    fn running_mean(&self) -> Self;
    fn gather(&self, places: &[usize]) -> Self;
    fn project(&self, other: &Self) -> Self;
    fn dot(&self, other: &Self) -> R;
    fn log_sum_exp(&self) -> R;
}

impl<R: Real> Machine<R> for Vector<R> {
    fn of(scalars: Vec<R>) -> Self {
        Self::from(scalars)
    }
    fn element(&self, place: usize) -> R {
        self[place]
    }
    fn with(&self, place: usize, x: R) -> Self {
        let mut new = self.clone();
        new[place] = x;
        new
    }
    fn mean_of(&self, other: &Self) -> Self {
        (self + other) * R::constant(0.5)
    }
    fn damped(&self, other: &Self) -> Self {
        self / (other * other + R::constant(2.0))
    }
    fn map_with(&self, s: R) -> Self {
        self.map(|x| (x * 0.5 + s * 0.5).sin())
    }
    fn map_forking(&self, s: R) -> Self {
        self.map(|x| {
            let (a, b) = join(|| x.sin() * 0.5, || (s * x).cos() * 0.5);
            a + b
        })
    }
    fn softmax(&self) -> Self {
        Vector::softmax(self)
    }
    fn running_mean(&self) -> Self {
        self.cumulative_sum() / R::constant(LENGTH as f64)
    }
    fn gather(&self, places: &[usize]) -> Self {
        Vector::gather(self, places)
    }
    fn project(&self, other: &Self) -> Self {
        self.outer(other).transposed().dot(self) / R::constant(LENGTH as f64 * 2.0)
    }
    fn dot(&self, other: &Self) -> R {
        Vector::dot(self, other).tanh()
    }
    fn log_sum_exp(&self) -> R {
        Vector::log_sum_exp(self) - (LENGTH as f64).ln()
    }
}

/// The operations as loops over scalars.
#[derive(Clone)]
struct Loops<R>(Vec<R>);

impl<R: Real> Loops<R> {
    fn each(&self, f: impl FnMut(&R) -> R) -> Self {
        Self(self.0.iter().map(f).collect())
    }
    fn pairs(&self, other: &Self, f: impl Fn(R, R) -> R) -> Self {
        Self(self.0.iter().zip(&other.0).map(|(x, y)| f(*x, *y)).collect())
    }
}

impl<R: Real> Machine<R> for Loops<R> {
    fn of(scalars: Vec<R>) -> Self {
        Self(scalars)
    }
    fn element(&self, place: usize) -> R {
        self.0[place]
    }
    fn with(&self, place: usize, x: R) -> Self {
        let mut new = self.clone();
        new.0[place] = x;
        new
    }
    fn mean_of(&self, other: &Self) -> Self {
        self.pairs(other, |x, y| (x + y) * 0.5)
    }
    fn damped(&self, other: &Self) -> Self {
        self.pairs(other, |x, y| x / (y * y + 2.0))
    }
    fn map_with(&self, s: R) -> Self {
        self.each(|x| (*x * 0.5 + s * 0.5).sin())
    }
    fn map_forking(&self, s: R) -> Self {
        self.each(|x| x.sin() * 0.5 + (s * x).cos() * 0.5)
    }
    fn softmax(&self) -> Self {
        let exponentials = self.each(|x| x.exp());
        let sum = exponentials.0.iter().sum::<R>();
        exponentials.each(|x| *x / sum)
    }
    fn running_mean(&self) -> Self {
        let mut sum = R::constant(0.0);
        self.each(|x| {
            sum += x;
            sum / LENGTH as f64
        })
    }
    fn gather(&self, places: &[usize]) -> Self {
        Self(places.iter().map(|place| self.0[*place]).collect())
    }
    fn project(&self, other: &Self) -> Self {
        let square = self.0.iter().map(|x| *x * x).sum::<R>();
        other.each(|y| *y * square / (LENGTH as f64 * 2.0))
    }
    fn dot(&self, other: &Self) -> R {
        self.pairs(other, |x, y| x * y).0.iter().sum::<R>().tanh()
    }
    fn log_sum_exp(&self) -> R {
        self.0.iter().map(|x| x.exp()).sum::<R>().ln() - (LENGTH as f64).ln()
    }
}

/// One step. Arguments are counted from the newest value backwards, modulo the number of values.
#[derive(Clone, Debug)]
enum Statement {
    Scalar(usize, usize),
    Element(usize, usize),
    Dot(usize, usize),
    LogSumExp(usize),
    Collect([usize; LENGTH]),
    With(usize, usize, usize),
    Mean(usize, usize),
    Damped(usize, usize),
    Map(usize, usize),
    MapForking(usize, usize),
    Softmax(usize),
    Running(usize),
    Gather(usize, [usize; LENGTH]),
    Project(usize, usize),
    Fork(Program, Program),
    ParMap(usize, Program),
}

type Program = Vec<Statement>;

#[derive(Clone)]
struct State<R, V> {
    scalars: Vec<R>,
    vectors: Vec<V>,
}

fn pick<T: Clone>(values: &[T], back: usize) -> T {
    values[values.len() - 1 - back % values.len()].clone()
}

impl<R: Real, V: Machine<R>> State<R, V> {
    /// Runs the step, and adds its value to the state.
    fn run(&self, program: &Program) -> Self {
        let mut state = self.clone();
        for statement in program {
            state.step(statement);
        }
        Self {
            scalars: state.scalars.split_off(self.scalars.len()),
            vectors: state.vectors.split_off(self.vectors.len()),
        }
    }

    fn append(&mut self, other: Self) {
        self.scalars.extend(other.scalars);
        self.vectors.extend(other.vectors);
    }

    fn step(&mut self, statement: &Statement) {
        let s = |back: usize| pick(&self.scalars, back);
        let v = |back: usize| pick(&self.vectors, back);
        match statement {
            Statement::Scalar(x, y) => self.scalars.push(s(*x).sin() * s(*y).cos()),
            Statement::Element(x, place) => self.scalars.push(v(*x).element(*place)),
            Statement::Dot(x, y) => self.scalars.push(v(*x).dot(&v(*y))),
            Statement::LogSumExp(x) => self.scalars.push(v(*x).log_sum_exp()),
            Statement::Collect(xs) => self.vectors.push(V::of(xs.iter().map(|x| s(*x)).collect())),
            Statement::With(x, place, y) => self.vectors.push(v(*x).with(*place, s(*y))),
            Statement::Mean(x, y) => self.vectors.push(v(*x).mean_of(&v(*y))),
            Statement::Damped(x, y) => self.vectors.push(v(*x).damped(&v(*y))),
            Statement::Map(x, y) => self.vectors.push(v(*x).map_with(s(*y))),
            Statement::MapForking(x, y) => self.vectors.push(v(*x).map_forking(s(*y))),
            Statement::Softmax(x) => self.vectors.push(v(*x).softmax()),
            Statement::Running(x) => self.vectors.push(v(*x).running_mean()),
            Statement::Gather(x, places) => self.vectors.push(v(*x).gather(places)),
            Statement::Project(x, y) => self.vectors.push(v(*x).project(&v(*y))),
            Statement::Fork(left, right) => {
                let (left, right) = join(|| self.run(left), || self.run(right));
                self.append(left);
                self.append(right);
            }
            Statement::ParMap(count, body) => {
                let seen = &*self;
                let results = par_map(0..*count, |index| {
                    let mut own = seen.clone();
                    own.scalars.push(pick(&own.scalars, index));
                    own.vectors.push(pick(&own.vectors, index));
                    own.run(body)
                });
                for result in results {
                    self.append(result);
                }
            }
        }
    }
}

/// The mean of everything that a program has computed.
fn result<R: Real, V: Machine<R>>(program: &Program, scalars: Vec<R>, vector: V) -> R {
    let mut state = State { scalars, vectors: vec![vector] };
    for statement in program {
        state.step(statement);
    }
    let of_vectors = state.vectors.iter().map(|vector| {
        (0..LENGTH).map(|place| vector.element(place) * (place as f64 + 1.0)).sum::<R>() / LENGTH as f64
    });
    let count = (state.scalars.len() + state.vectors.len()) as f64;
    (state.scalars.iter().copied().sum::<R>() + of_vectors.sum::<R>()) / count
}

fn programs() -> BoxedStrategy<Program> {
    let back = || prop_oneof![3 => 0usize..3, 1 => 0usize..20];
    let places = || prop::array::uniform5(0..LENGTH);
    let simple = prop_oneof![
        (back(), back()).prop_map(|(x, y)| Statement::Scalar(x, y)),
        (back(), 0..LENGTH).prop_map(|(x, place)| Statement::Element(x, place)),
        (back(), back()).prop_map(|(x, y)| Statement::Dot(x, y)),
        back().prop_map(Statement::LogSumExp),
        prop::array::uniform5(back()).prop_map(Statement::Collect),
        (back(), 0..LENGTH, back()).prop_map(|(x, place, y)| Statement::With(x, place, y)),
        (back(), back()).prop_map(|(x, y)| Statement::Mean(x, y)),
        (back(), back()).prop_map(|(x, y)| Statement::Damped(x, y)),
        (back(), back()).prop_map(|(x, y)| Statement::Map(x, y)),
        (back(), back()).prop_map(|(x, y)| Statement::MapForking(x, y)),
        back().prop_map(Statement::Softmax),
        back().prop_map(Statement::Running),
        (back(), places()).prop_map(|(x, places)| Statement::Gather(x, places)),
        (back(), back()).prop_map(|(x, y)| Statement::Project(x, y)),
    ]
    .boxed();
    let mut program = vec(simple.clone(), 0..7).boxed();
    for _ in 0..2 {
        let statement = prop_oneof![
            5 => simple.clone(),
            2 => (program.clone(), program.clone()).prop_map(|(a, b)| Statement::Fork(a, b)),
            1 => (0usize..5, program.clone()).prop_map(|(count, body)| Statement::ParMap(count, body)),
        ];
        program = vec(statement, 0..7).boxed();
    }
    program
}

fn with_arrays(program: &Program, point: &(Vec<f64>, Vector)) -> (Vec<f64>, Vector) {
    grad(|(scalars, vector): (Vec<Reverse>, Vector<Reverse>)| result(program, scalars, vector), point)
}

static POOLS: LazyLock<[ThreadPool; 3]> = LazyLock::new(|| {
    [1, 2, 8]
        .map(|threads| ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started"))
});

#[test]
fn gradients_are_those_of_loops_with_the_same_bits_on_threads() {
    let point = (vec![0.3, -0.8], Vector::from([0.1, 0.7, -0.4, 0.9, -0.2]));
    hold(300, &programs(), |program| {
        let [one, two, eight] = POOLS.each_ref().map(|pool| pool.install(|| with_arrays(&program, &point)));
        let bits = |(scalars, vector): &(Vec<f64>, Vector)| -> Vec<u64> {
            scalars.iter().copied().chain(vector.iter()).map(f64::to_bits).collect()
        };
        assert_eq!(bits(&one), bits(&two), "two threads");
        assert_eq!(bits(&one), bits(&eight), "eight threads");
        let loops =
            |(scalars, vector): (Vec<Reverse>, Vec<Reverse>)| result(&program, scalars, Loops(vector));
        let (scalars, vector) = grad(loops, &(point.0.clone(), point.1.to_vec()));
        crate::common::assert_close("scalars", &one.0, &scalars, 1e-9);
        crate::common::assert_close("vector", &one.1.to_vec(), &vector, 1e-9);
    });
}
