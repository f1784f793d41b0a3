//! The interpreter: runs a program on any scalar type.

use crate::arrays::fit;
use crate::cells::{Cells, Kept};
use crate::flags::{Fault, Flags};
use crate::levels::level;
use crate::noise::all_is_clean;
use crate::number::Number;
use crate::program::{Block, Closure, Form, Noise, Program, Statement};
use crate::rules::Binary;
use crate::state::{State, Values};
use adjoin::memory::{Budget, checkpoint, checkpointed_loop, par_streamed_sum, streamed_sum};
use adjoin::parallel::import;
use adjoin::{Array, Grain, Vector, join, join_all, par_map_reduce_with, par_map_with};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, LazyLock};

/// A pool that programs move to, wherever they run.
static POOL: LazyLock<adjoin::rayon::ThreadPool> = LazyLock::new(|| {
    adjoin::rayon::ThreadPoolBuilder::new().num_threads(2).build().expect("threads can be started")
});

/// The payload of the panics that programs raise themselves.
struct Injected;

/// The context of a block.
#[derive(Debug)]
pub struct Env<R: Number> {
    pub(crate) flags: Arc<Flags>,
    pub(crate) cells: Arc<Cells<R>>,
    /// A number of a run that has ended.
    pub(crate) stale: R,
    /// Whether numbers may go where they do not belong.
    pub(crate) honest: bool,
    /// Whether a panic will be caught by the program.
    pub(crate) catching: bool,
    /// Whether the block is in a closure that is called for every element.
    pub(crate) in_closure: bool,
    /// The number of the item, element or term.
    pub(crate) index: usize,
}

impl<R: Number> Clone for Env<R> {
    fn clone(&self) -> Self {
        Self { flags: Arc::clone(&self.flags), cells: Arc::clone(&self.cells), ..*self }
    }
}

impl<R: Number> Env<R> {
    /// The context of a whole program.
    pub fn new(program: &Program, flags: &Arc<Flags>, stale: R) -> Self {
        let (flags, cells) = (Arc::clone(flags), Cells::new());
        Self { flags, cells, stale, honest: program.honest, catching: false, in_closure: false, index: 0 }
    }

    /// The context inside of a closure, at an item or a term.
    fn item(&self, index: usize) -> Self {
        Self { cells: Cells::within(&self.cells), index, ..self.clone() }
    }

    /// The context inside of code that is run again: it sees no variables of the levels around it.
    fn apart(&self) -> Self {
        Self { cells: Cells::new(), index: 0, ..self.clone() }
    }

    /// The value of a block for an item.
    pub(crate) fn value_of(&self, body: &Block, state: &State<R>, index: usize, item: &[R]) -> R {
        let mut state = state.entered();
        for x in item {
            state.push_scalar(*x, &self.flags);
        }
        self.item(index).run(body, &mut state);
        state.value()
    }

    /// The outputs of a program.
    pub fn outputs(&self, program: &Program, scalars: Vec<R>, vector: Vector<R>) -> [R; 3] {
        let mut state = State::new(scalars, vector);
        self.run(&program.body, &mut state);
        state.outputs()
    }

    /// Runs the statements of a block on a state.
    pub(crate) fn run(&self, block: &Block, state: &mut State<R>) {
        let mut guards = Vec::new();
        for statement in &block.statements {
            if let Statement::Guard(noise) = statement {
                guards.push(Guard { noise: *noise, flags: Arc::clone(&self.flags) });
            } else {
                self.step(statement, state);
            }
        }
    }

    /// Runs a branch or item beside others. If several of them panic, only one panic gets through, perhaps
    /// one that the program raises and catches itself. So a refusal is noted here.
    pub(crate) fn beside<T>(&self, f: impl FnOnce() -> T) -> T {
        catch_unwind(AssertUnwindSafe(f)).unwrap_or_else(|payload| {
            if !payload.is::<Injected>() {
                self.flags.note_swallowed(crate::check::message_of(&*payload));
            }
            resume_unwind(payload)
        })
    }

    /// The values that a branch adds to the state.
    fn branch(&self, block: &Block, state: &State<R>) -> Values<R> {
        let mut state = state.entered();
        self.run(block, &mut state);
        state.made(block.returns)
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each statement")]
    fn step(&self, statement: &Statement, state: &mut State<R>) {
        let flags = &*self.flags;
        let s = |argument: &u8| state.scalar(*argument);
        match statement {
            Statement::Constant(c) => state.push_scalar(R::constant(*c), flags),
            Statement::Unary(function, x) => state.push_scalar(function.apply(s(x), flags), flags),
            Statement::Binary(function, x, y) => {
                let result = function.apply(s(x), s(y), flags);
                state.push_scalar(self.with_fault(*function, result), flags);
            }
            Statement::MeanOf(xs) => {
                state.push_scalar(xs.iter().map(s).sum::<R>() / xs.len().max(1) as f64, flags);
            }
            Statement::ProductOf(xs) => {
                state.push_scalar(xs.iter().map(|x| s(x) * 0.5).product::<R>() * 0.5, flags);
            }
            Statement::Long(count, x, y) => {
                let (x, y) = (s(x), s(y));
                let step = |z: R, i: u16| if i % 7 == 0 { z.sin() } else { z * y * 0.25 + x * 0.25 };
                state.push_scalar((0..*count).fold(x, step), flags);
            }
            Statement::Assign(x, y) => {
                let y = s(y);
                let x = state.scalar_mut(*x);
                *x *= 0.5;
                *x += y * 0.5;
            }
            Statement::Model(x, y, steps) => {
                state.push_scalar(R::model(s(x), s(y), usize::from(*steps % 16)), flags);
            }
            Statement::Array(operation) => operation.run(state, flags),
            Statement::Loop(count, body) => (0..*count).for_each(|_| self.run(body, state)),
            Statement::If(x, y, first, second) => {
                flags.watch(s(x).primal() - s(y).primal());
                let block = if s(x) > s(y) { first } else { second };
                self.run(block, state);
            }
            Statement::Closure(kind, x, y, body) => self.closure(*kind, *x, *y, body, state),
            Statement::Fork(form, branches) => self.fork(*form, branches, state),
            Statement::ParMap(count, grain, body) => {
                let items = par_map_with(Grain::of(usize::from(*grain)), 0..usize::from(*count), |i| {
                    let mut state = state.clone();
                    state.push_scalar(state.scalar(i as u8) * (i as f64 * 0.3).cos(), flags);
                    let mut state = state.entered();
                    self.beside(|| self.item(i).run(body, &mut state));
                    state.made(body.returns)
                });
                for item in items {
                    state.append(item, flags);
                }
            }
            Statement::ParReduce(count, grain, body) => {
                let (zero, grain) = (R::constant(0.0), Grain::of(usize::from(*grain)));
                let term = |i: usize| self.beside(|| self.value_of(body, state, i, &[state.scalar(i as u8)]));
                let sum = par_map_reduce_with(grain, 0..usize::from(*count), zero, term, |x, y| x + y);
                state.push_scalar(sum / f64::from(*count).max(1.0), flags);
            }
            Statement::Pipeline(kind, count, grain, body) => {
                let result = self.pipeline(*kind, usize::from(*count), usize::from(*grain), body, state);
                state.push_scalar(result, flags);
            }
            Statement::Compiled(which, steps, arguments) => {
                let values: Vec<R> = arguments.iter().map(s).collect();
                state.push_scalar(R::compiled(*which, &values, usize::from(*steps)), flags);
            }
            Statement::Streamed(count, body) => {
                let weight = |i: u8| (f64::from(i) * 0.7).sin();
                let term = |i: u8| self.value_of(body, state, usize::from(i), &[s(&i) * weight(i)]);
                state.push_scalar(streamed_sum(0..*count, term) / f64::from(*count).max(1.0), flags);
            }
            Statement::ParStreamed(count, body) => {
                let weight = |i: u8| (f64::from(i) * 0.3).cos();
                let term =
                    |i: u8| self.beside(|| self.value_of(body, state, usize::from(i), &[s(&i) * weight(i)]));
                state.push_scalar(par_streamed_sum(0..*count, term) / f64::from(*count).max(1.0), flags);
            }
            Statement::Install(body) => {
                let result = POOL.install(|| self.beside(|| self.branch(body, state)));
                state.append(result, flags);
            }
            Statement::Level(which, x, y) => state.push_scalar(level(*which, s(x), s(y)), flags),
            Statement::Checkpoint(captured, body) => {
                let captured = captured.filter(|_| !self.honest).map(|captured| s(&captured));
                let (env, body) = (self.clone(), Arc::clone(body));
                let f = move |values: Values<R>| {
                    let env = env.apart();
                    let mut state = State::from_values(values);
                    if let Some(x) = captured {
                        state.push_scalar(x, &env.flags);
                    }
                    let mut state = state.entered();
                    env.run(&body, &mut state);
                    let (mut scalars, vectors, matrices) = state.made(body.returns);
                    scalars.push(state.value());
                    (scalars, vectors, matrices)
                };
                state.append(checkpoint(f, &state.to_values()), flags);
            }
            Statement::CheckpointedLoop(steps, states, block, captured, body) => {
                let captured = captured.filter(|_| !self.honest).map(|captured| s(&captured));
                let budget = match (usize::from(*states), usize::from(*block)) {
                    (states, 0) => Budget::Bytes(states * 1000),
                    (states, block) => Budget::States { states, block },
                };
                let (env, body) = (self.clone(), Arc::clone(body));
                let step = move |i: usize, (x, v): (R, Vector<R>), parameters: &Values<R>| {
                    let env = Env { index: i, ..env.apart() };
                    let mut state = State::from_values(parameters.clone());
                    if let Some(x) = captured {
                        state.push_scalar(x, &env.flags);
                    }
                    state.push_scalar(x, &env.flags);
                    state.push_vector(v.clone(), &env.flags);
                    let mut state = state.entered();
                    env.run(&body, &mut state);
                    ((x + state.value()) * 0.5, (&v + fit(state.vector(0), v.len())) * R::constant(0.5))
                };
                let start = (s(&1), fit(state.vector(0), state.vector(0).len().min(4)));
                let (x, v) = checkpointed_loop(usize::from(*steps), budget, &start, &state.to_values(), step);
                state.append((vec![x], vec![v], Vec::new()), flags);
            }
            Statement::Import => *state = State::from_values(import(&state.all_values())),
            Statement::Custom(x, noise, captures) => self.custom(*x, *noise, *captures, state),
            Statement::Nested(verb, body) => {
                let result = self.nested(*verb, body);
                state.push_scalar(R::constant(result), flags);
            }
            Statement::Guard(_) => {}
            Statement::Catch(body) => self.catch(body, state),
            Statement::Panic(first) => {
                if self.catching && self.index >= usize::from(*first) {
                    resume_unwind(Box::new(Injected));
                }
            }
            Statement::Keep { slot, level, vector, value } => {
                let value =
                    if *vector { Kept::Vector(state.vector(*value).clone()) } else { Kept::Scalar(s(value)) };
                self.cells.keep(if self.honest { 0 } else { *level }, *slot, value);
            }
            Statement::Take(slot) => self.take(*slot, state),
            Statement::OnThread(body) => {
                let result = std::thread::scope(|scope| scope.spawn(|| self.branch(body, state)).join());
                state.append(result.unwrap_or_else(|payload| resume_unwind(payload)), flags);
            }
            Statement::BareJoin(first, second) => {
                let branch = |block| self.beside(|| self.branch(block, state));
                let (first, second) = rayon::join(|| branch(first), || branch(second));
                state.append(first, flags);
                state.append(second, flags);
            }
            Statement::Stale => state.push_scalar(self.stale, flags),
        }
    }

    fn take(&self, slot: u8, state: &mut State<R>) {
        let kept = self.cells.take(slot);
        if self.in_closure && kept.as_ref().is_some_and(|(_, escaped)| *escaped) {
            self.flags.note_impure();
        }
        match kept {
            Some((Kept::Scalar(x), _)) => {
                assert!(
                    !(R::is_reverse() && self.flags.fault == Some(Fault::Refusal)),
                    "a `Reverse` number of another run was used in this one"
                );
                state.push_scalar(x, &self.flags);
            }
            Some((Kept::Vector(x), _)) => state.push_vector(x, &self.flags),
            None => state.push_scalar(R::constant(0.375), &self.flags),
        }
    }

    fn closure(&self, kind: Closure, x: u8, y: u8, body: &Block, state: &mut State<R>) {
        let flags = &self.flags;
        let v = fit(state.vector(x), state.vector(x).len().min(6));
        let w = fit(state.vector(y), v.len());
        let primals = v.primals().to_vec();
        // A closure may be called more than once for an element, so calls cannot be counted.
        let place = |x: R| primals.iter().position(|primal| *primal == x.primal()).unwrap_or(0);
        let env = Self { in_closure: true, ..self.clone() };
        let f = |x: R, xs: &[R]| {
            flags.note_call();
            env.value_of(body, state, place(x), xs)
        };
        match kind {
            Closure::Map => {
                let result = v.map(|x| f(x, &[x]));
                state.push_vector(result, flags);
            }
            Closure::MapMatrix => {
                let m = state.matrix(x);
                let result = m.slice(..m.rows().min(3), ..m.columns().min(3)).map(|x| f(x, &[x]));
                state.push_matrix(result, flags);
            }
            Closure::ZipMap => {
                let result = v.zip_map(&w, |x, y| f(x, &[x, y]));
                state.push_vector(result, flags);
            }
            Closure::MapAll => {
                let result = Array::map_all([&v, &w, &v], |xs| f(xs[0], &xs));
                state.push_vector(result, flags);
            }
            Closure::Fold => {
                let result = v.fold(state.scalar(y), |state, x| (f(x, &[state, x]) + state) * 0.5);
                state.push_scalar(result, flags);
            }
            Closure::Scan => {
                let result = v.scan(state.scalar(y), |state, x| (f(x, &[state, x]) + state) * 0.5);
                state.push_vector(result, flags);
            }
        }
    }

    fn fork(&self, form: Form, branches: &[Block], state: &mut State<R>) {
        let seen = &*state;
        let branch = |block| self.beside(|| self.branch(block, seen));
        let results = match (form, branches) {
            (Form::JoinMacro, [a, b, c, ..]) => {
                let (a, b, c) = adjoin::join!(branch(a), branch(b), branch(c));
                vec![a, b, c]
            }
            (Form::JoinAll, _) => join_all(branches.iter().map(|block| || branch(block))),
            _ => self.join_list(branches, seen),
        };
        for result in results {
            state.append(result, &self.flags);
        }
    }

    /// Forks nested to the right.
    fn join_list(&self, branches: &[Block], state: &State<R>) -> Vec<Values<R>> {
        let Some((first, rest)) = branches.split_first() else { return Vec::new() };
        let (first, rest) =
            join(|| self.beside(|| self.branch(first, state)), || self.join_list(rest, state));
        std::iter::once(first).chain(rest).collect()
    }

    fn catch(&self, body: &Block, state: &mut State<R>) {
        let env = Self { catching: true, ..self.clone() };
        match catch_unwind(AssertUnwindSafe(|| env.branch(body, state))) {
            Ok(result) => state.append(result, &self.flags),
            Err(payload) => {
                if !payload.is::<Injected>() {
                    self.flags.note_swallowed(crate::check::message_of(&*payload));
                }
                state.push_scalar(R::constant(0.125), &self.flags);
            }
        }
    }

    /// The fault that is committed on purpose.
    fn with_fault(&self, function: Binary, x: R) -> R {
        if self.flags.fault.is_none() || function != Binary::Mul || !R::is_reverse() {
            return x;
        }
        match self.flags.fault {
            Some(Fault::LostDerivative) => R::constant(x.primal()),
            Some(Fault::OtherValue) => x * (1.0 + f64::EPSILON),
            Some(Fault::OtherOnOtherThreads) => {
                x * (1.0 + (rayon::current_num_threads() - 1) as f64 * f64::EPSILON)
            }
            Some(Fault::OtherLater) if self.flags.is_odd => x * (1.0 + f64::EPSILON),
            _ => x,
        }
    }
}

/// A value whose destructor makes noise.
struct Guard {
    noise: Noise,
    flags: Arc<Flags>,
}

impl Drop for Guard {
    fn drop(&mut self) {
        if !(self.noise.is_right() && (self.noise == Noise::Quiet || all_is_clean())) {
            self.flags.note_dirt();
        }
    }
}
