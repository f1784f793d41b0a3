//! Random programs: straight-line code with sharing, forks and joins, interpreted over any scalar.
//!
//! A program computes one value after another from those before it. A branch of a fork sees everything that
//! was computed before the fork, and what it returns is there for all that follows the join. So values flow
//! into branches at any depth, out of them, and from one into a later one.
//!
//! All operations are contractions: the absolute values of their partial derivatives add up to about 1 at
//! most. So are the programs then, and rounding errors stay near machine precision whatever the program: the
//! tests that compare two ways to the same number need no condition number.

use adjoin::{Grain, Real};
use proptest::collection::vec;
use proptest::prelude::*;

/// An operation of one argument.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Unary {
    Sin,
    Tanh,
    Atan,
    Bell,
    Negate,
    Shift(f64),
}

/// An operation of two arguments.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Binary {
    Mean,
    Difference,
    SinCos,
    Damped,
    Norm,
    Mixed,
}

/// How the branches of a fork are run.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Form {
    Join,
    JoinAll,
}

/// One step. Arguments are counted from the newest value backwards, and around.
#[derive(Clone, Debug)]
pub(crate) enum Statement {
    Constant(f64),
    Unary(Unary, usize),
    Binary(Binary, usize, usize),
    /// The mean of some values, by `Iterator::sum`.
    MeanOf(Vec<usize>),
    Fork(Form, Vec<Program>),
    /// The body, `count` times in parallel, each with one of the earlier values as its newest.
    Map(usize, Program),
    /// The mean of what the body returns, `count` times, by a parallel reduction.
    Reduce(usize, Program),
}

/// Statements, and which values are returned.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    pub(crate) statements: Vec<Statement>,
    pub(crate) results: Vec<usize>,
}

/// Whether forks fork.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Forks {
    Parallel,
    Sequential,
}

fn pick<R: Real>(values: &[R], back: usize) -> R {
    values[values.len() - 1 - back % values.len()]
}

impl Unary {
    fn apply<R: Real>(self, x: R) -> R {
        match self {
            Self::Sin => x.sin(),
            Self::Tanh => x.tanh(),
            Self::Atan => x.atan(),
            Self::Bell => (-(x * x)).exp(),
            Self::Negate => -x,
            Self::Shift(c) => x + c,
        }
    }
}

impl Binary {
    fn apply<R: Real>(self, x: R, y: R) -> R {
        match self {
            Self::Mean => (x + y) * 0.5,
            Self::Difference => x * 0.5 - y * 0.5,
            Self::SinCos => x.sin() * y.cos(),
            Self::Damped => x.tanh() / (y * y + 1.0) * 0.5,
            Self::Norm => (x * x + y * y + 1.0).sqrt() * 0.7,
            Self::Mixed => {
                let mut z = x * 0.25;
                z += y * 0.25;
                z -= 1.0;
                z
            }
        }
    }
}

impl Program {
    /// The results of the program for the given inputs, of which there is at least one.
    pub(crate) fn run<R: Real>(&self, forks: Forks, inputs: &[R]) -> Vec<R> {
        let mut values = inputs.to_vec();
        for statement in &self.statements {
            statement.run(forks, &mut values);
        }
        self.results.iter().map(|result| pick(&values, *result)).collect()
    }

    /// The mean of the results.
    pub(crate) fn mean<R: Real>(&self, forks: Forks, inputs: &[R]) -> R {
        mean(&self.run(forks, inputs))
    }
}

fn mean<R: Real>(values: &[R]) -> R {
    values.iter().sum::<R>() / values.len().max(1) as f64
}

impl Statement {
    fn run<R: Real>(&self, forks: Forks, values: &mut Vec<R>) {
        let with_newest = |values: &[R], index: usize, body: &Program| {
            let mut values = values.to_vec();
            values.push(pick(&values, index));
            body.run(forks, &values)
        };
        match (self, forks) {
            (Self::Constant(c), _) => values.push(R::constant(*c)),
            (Self::Unary(op, x), _) => values.push(op.apply(pick(values, *x))),
            (Self::Binary(op, x, y), _) => values.push(op.apply(pick(values, *x), pick(values, *y))),
            (Self::MeanOf(xs), _) => {
                let mean = xs.iter().map(|x| pick(values, *x)).sum::<R>() / xs.len().max(1) as f64;
                values.push(mean);
            }
            (Self::Fork(_, branches), Forks::Sequential) => {
                let results: Vec<R> = branches.iter().flat_map(|branch| branch.run(forks, values)).collect();
                values.extend(results);
            }
            (Self::Fork(Form::Join, branches), Forks::Parallel) => {
                let results = join_list(branches, forks, values);
                values.extend(results);
            }
            (Self::Fork(Form::JoinAll, branches), Forks::Parallel) => {
                let seen: &[R] = values;
                let results = adjoin::join_all(branches.iter().map(|branch| || branch.run(forks, seen)));
                values.extend(results.into_iter().flatten());
            }
            (Self::Map(count, body), Forks::Sequential) => {
                let results: Vec<R> =
                    (0..*count).flat_map(|index| with_newest(values, index, body)).collect();
                values.extend(results);
            }
            (Self::Map(count, body), Forks::Parallel) => {
                let results = adjoin::par_map(0..*count, |index| with_newest(values, index, body));
                values.extend(results.into_iter().flatten());
            }
            (Self::Reduce(count, body), _) => {
                let term = |index| mean(&with_newest(values, index, body)) / (*count).max(1) as f64;
                let zero = R::constant(0.0);
                let total = match forks {
                    Forks::Sequential => (0..*count).fold(zero, |sum, index| sum + term(index)),
                    Forks::Parallel => {
                        adjoin::par_map_reduce_with(Grain::of(3), 0..*count, zero, term, |x, y| x + y)
                    }
                };
                values.push(total);
            }
        }
    }
}

/// Forks nested to the right: the paper's list-shaped parallel map.
fn join_list<R: Real>(branches: &[Program], forks: Forks, values: &[R]) -> Vec<R> {
    match branches {
        [] => Vec::new(),
        [first, rest @ ..] => {
            let (mut results, others) =
                adjoin::join(|| first.run(forks, values), || join_list(rest, forks, values));
            results.extend(others);
            results
        }
    }
}

fn simple() -> impl Strategy<Value = Statement> {
    let unary = prop_oneof![
        Just(Unary::Sin),
        Just(Unary::Tanh),
        Just(Unary::Atan),
        Just(Unary::Bell),
        Just(Unary::Negate),
        (-1.0..1.0).prop_map(Unary::Shift),
    ];
    let binary = prop_oneof![
        Just(Binary::Mean),
        Just(Binary::Difference),
        Just(Binary::SinCos),
        Just(Binary::Damped),
        Just(Binary::Norm),
        Just(Binary::Mixed),
    ];
    prop_oneof![
        1 => (-1.0..1.0).prop_map(Statement::Constant),
        3 => (unary, argument()).prop_map(|(op, x)| Statement::Unary(op, x)),
        8 => (binary, argument(), argument()).prop_map(|(op, x, y)| Statement::Binary(op, x, y)),
        2 => vec(argument(), 0..9).prop_map(Statement::MeanOf),
    ]
}

/// Mostly a recent value, sometimes an old one.
fn argument() -> impl Strategy<Value = usize> {
    prop_oneof![3 => 0usize..4, 2 => 0usize..40]
}

fn program_of(statement: impl Strategy<Value = Statement>, length: usize) -> impl Strategy<Value = Program> {
    (vec(statement, 0..length), vec(argument(), 0..4))
        .prop_map(|(statements, results)| Program { statements, results })
}

/// Programs without forks.
#[allow(dead_code, reason = "some test binaries use only programs with forks")]
pub(crate) fn straight(length: usize) -> impl Strategy<Value = Program> {
    program_of(simple(), length)
}

/// Programs with forks nested up to `depth` deep.
#[allow(dead_code, reason = "some test binaries use only programs without forks")]
pub(crate) fn forking(depth: u32) -> BoxedStrategy<Program> {
    let mut program = program_of(simple(), 8).boxed();
    for _ in 0..depth {
        let form = prop_oneof![Just(Form::Join), Just(Form::JoinAll)];
        let branch = prop_oneof![
            1 => Just(Program { statements: Vec::new(), results: Vec::new() }).boxed(),
            8 => program.clone(),
        ];
        let statement = prop_oneof![
            6 => simple().boxed(),
            3 => (form, vec(branch, 0..4)).prop_map(|(form, branches)| Statement::Fork(form, branches)).boxed(),
            1 => (0usize..6, program.clone()).prop_map(|(count, body)| Statement::Map(count, body)).boxed(),
            1 => (0usize..9, program.clone()).prop_map(|(count, body)| Statement::Reduce(count, body)).boxed(),
        ];
        program = program_of(statement, 7).boxed();
    }
    program
}
