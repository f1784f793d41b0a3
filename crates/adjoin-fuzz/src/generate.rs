//! Random programs: from bytes to a tree of statements.
//!
//! Honest programs keep numbers only where they may be used later: the generator knows which variables can be
//! read where. The others keep and take any number anywhere, and use threads, bare joins and numbers of other
//! runs. Not all of these are wrong; but a wrong one must be refused.

use crate::arrays::ArrayOp;
use crate::program::{Block, Closure, Form, Nested, Noise, Pipeline, Program, Statement, Verb};
use crate::rules::{Binary, Unary};
use crate::source::Source;
use std::sync::Arc;

/// Approximate maximum number of operations of a program.
const WORK: usize = 3000;

/// The same for the few long programs.
const LONG_WORK: usize = 40_000;

/// Maximum nesting of blocks.
const DEPTH: usize = 4;

/// Generates the program for the choices in `source`.
pub fn program(source: &mut Source<'_>) -> Program {
    let misuse = source.once_in(3);
    let verb = match source.below(8) {
        0 => Verb::FlatGrad,
        1 => Verb::VjpTwice,
        2 => Verb::JacobianReverse,
        3 => Verb::JacobianForward,
        _ => Verb::Grad,
    };
    let scalars = (0..=source.below(3)).map(|_| source.number()).collect();
    let vector = (0..=source.below(5)).map(|_| source.number()).collect();
    let work = if source.once_in(16) { LONG_WORK } else { WORK };
    let mut generator = Generator { source, misuse, work, next_slot: 0 };
    let scope = Scope { slots: Vec::new(), depth: 0, times: 1, catching: false, threaded: false };
    let body = generator.block(&scope, 10).0;
    Program { honest: !misuse, verb, scalars, vector, body }
}

struct Generator<'a, 'b> {
    source: &'a mut Source<'b>,
    misuse: bool,
    work: usize,
    next_slot: u8,
}

/// The surroundings of a block.
#[derive(Clone)]
struct Scope {
    /// The variables that an honest program may read in the block.
    slots: Vec<u8>,
    depth: usize,
    /// How often the block is run.
    times: usize,
    /// Whether a panic will be caught.
    catching: bool,
    /// Whether it runs on a thread of its own. Forks there go to rayon's global pool. If its workers waited
    /// for further threads that fork, plain code would wait forever too.
    threaded: bool,
}

impl Scope {
    fn deeper(&self, times: usize) -> Self {
        Self { depth: self.depth + 1, times: self.times * times.max(1), ..self.clone() }
    }

    /// The surroundings inside of a construct that must not see the variables around it.
    fn apart(&self, times: usize) -> Self {
        Self { slots: Vec::new(), ..self.deeper(times) }
    }
}

impl Generator<'_, '_> {
    /// A block of up to `length` statements, and the variables that it writes.
    fn block(&mut self, scope: &Scope, length: usize) -> (Block, Vec<u8>) {
        let mut scope = scope.clone();
        let before = scope.slots.len();
        let count = self.source.below(length + 1);
        let mut statements = Vec::new();
        for _ in 0..count {
            let statement = self.statement(&mut scope);
            statements.push(statement);
        }
        let returns = [3, 2, 2].map(|limit| self.source.below(limit) as u8 + 1);
        (Block { statements, returns }, scope.slots.split_off(before))
    }

    /// Takes operations from the budget; whether it was enough.
    fn affords(&mut self, scope: &Scope, operations: usize) -> bool {
        let work = scope.times * operations;
        let affords = work <= self.work;
        if affords {
            self.work -= work;
        }
        affords
    }

    fn statement(&mut self, scope: &mut Scope) -> Statement {
        if !self.affords(scope, 4) {
            return Statement::Constant(self.source.number());
        }
        let compound = scope.depth < DEPTH && self.source.below(8) >= 5;
        if compound && self.affords(scope, 20) { self.compound(scope) } else { self.simple(scope) }
    }

    fn simple(&mut self, scope: &mut Scope) -> Statement {
        let x = self.source.argument();
        let y = self.source.argument();
        match self.source.below(35) {
            0 => Statement::Constant(self.source.number()),
            1..=6 => Statement::Unary(self.unary(), x),
            7..=14 => Statement::Binary(self.source.of(Binary::ALL), x, y),
            15 => Statement::MeanOf(self.arguments()),
            16 => Statement::ProductOf(self.arguments()),
            17 | 18 => Statement::Assign(x, y),
            19 => Statement::Model(x, y, self.source.byte()),
            20 => self.long(scope, x, y),
            21 => Statement::Import,
            22 if scope.catching => Statement::Panic(self.source.below(4) as u8),
            22 | 23 => self.keep(scope),
            24 => self.take(scope),
            25 if self.misuse => self.source.of(&[Statement::Stale, Statement::Take(0), Statement::Take(1)]),
            32 | 33 => self.compiled(scope),
            34 if self.affords(scope, 300) => Statement::Level(self.source.byte(), x, y),
            _ => Statement::Array(self.array(scope)),
        }
    }

    fn unary(&mut self) -> Unary {
        self.source.of(Unary::ALL)
    }

    fn arguments(&mut self) -> Vec<u8> {
        (0..self.source.below(8)).map(|_| self.source.argument()).collect()
    }

    /// More operations than a chunk of the tape holds, if the budget allows.
    fn long(&mut self, scope: &Scope, x: u8, y: u8) -> Statement {
        let count = self.source.of(&[20, 300, 3000, 9000]);
        let count = if self.affords(scope, count) { count } else { 20 };
        Statement::Long(count as u16 + u16::from(self.source.byte()), x, y)
    }

    fn compiled(&mut self, scope: &Scope) -> Statement {
        let steps = self.source.below(12);
        let steps = if self.affords(scope, 8 * steps) { steps } else { 1 };
        Statement::Compiled(self.source.byte(), steps as u8, self.arguments())
    }

    fn keep(&mut self, scope: &mut Scope) -> Statement {
        let (slot, level) = if self.misuse {
            (self.source.below(3) as u8, self.source.below(4) as u8)
        } else {
            self.next_slot = self.next_slot.wrapping_add(1);
            (self.next_slot, 0)
        };
        scope.slots.push(slot);
        Statement::Keep { slot, level, vector: self.source.once_in(4), value: self.source.argument() }
    }

    fn take(&mut self, scope: &Scope) -> Statement {
        match &scope.slots[..] {
            _ if self.misuse => Statement::Take(self.source.below(3) as u8),
            [] => Statement::Constant(0.5),
            slots => Statement::Take(self.source.of(slots)),
        }
    }

    fn noise(&mut self) -> Noise {
        self.source.of(&[
            Noise::Quiet,
            Noise::Join,
            Noise::Gradient,
            Noise::ForkingGradient,
            Noise::Streamed,
            Noise::CaughtPanic,
            Noise::Arrays,
        ])
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each statement")]
    fn compound(&mut self, scope: &mut Scope) -> Statement {
        let x = self.source.argument();
        let y = self.source.argument();
        let few = self.source.below(6);
        match self.source.below(if self.misuse { 41 } else { 38 }) {
            0 | 1 => {
                let (body, slots) = self.block(&scope.deeper(few), 4);
                scope.slots.extend(slots);
                Statement::Loop(few as u8, body)
            }
            2 => {
                let (first, _) = self.block(&scope.deeper(1), 4);
                let (second, _) = self.block(&scope.deeper(1), 4);
                Statement::If(x, y, first, second)
            }
            3..=7 => {
                let kinds = [
                    Closure::Map,
                    Closure::ZipMap,
                    Closure::MapAll,
                    Closure::Fold,
                    Closure::Scan,
                    Closure::MapMatrix,
                ];
                let kind = self.source.of(&kinds);
                Statement::Closure(kind, x, y, self.block(&scope.deeper(6), 4).0)
            }
            8..=12 => {
                let form = self.source.of(&[Form::Join, Form::JoinAll, Form::JoinMacro]);
                let mut branches = Vec::new();
                let mut kept = Vec::new();
                for _ in 0..few.min(4) {
                    let (branch, slots) = self.block(&scope.deeper(1), 5);
                    branches.push(branch);
                    kept.extend(slots);
                }
                // Which branches have begun when one of them panics depends on the threads, and so does what
                // they have kept.
                if !scope.catching {
                    scope.slots.extend(kept);
                }
                Statement::Fork(form, branches)
            }
            13..=15 => {
                let grain = self.source.below(3) as u8 + 1;
                Statement::ParMap(few as u8, grain, self.block(&scope.deeper(few), 4).0)
            }
            16 | 17 => {
                let grain = self.source.below(3) as u8 + 1;
                Statement::ParReduce(few as u8, grain, self.block(&scope.deeper(few), 4).0)
            }
            18..=21 => {
                // The library used to watch one term in 32 more closely than the others.
                let count = if self.source.once_in(6) { 40 } else { few };
                Statement::Streamed(count as u8, self.block(&scope.deeper(count), 4).0)
            }
            22..=24 => {
                let captured = (self.misuse && self.source.once_in(2)).then_some(x);
                Statement::Checkpoint(captured, Arc::new(self.apart(scope, 3)))
            }
            25 => {
                let captured = (self.misuse && self.source.once_in(3)).then_some(x);
                let (states, block) = (self.source.below(4) as u8, self.source.below(4) as u8);
                let body = Arc::new(self.apart(scope, 4 * few.max(1)));
                Statement::CheckpointedLoop(2 * few as u8, states, block, captured, body)
            }
            26 => Statement::Custom(x, self.noise(), self.misuse && self.source.once_in(2)),
            27 => {
                let verbs = [Nested::Grad, Nested::Vjp, Nested::Jacobian, Nested::Forward, Nested::Hvp];
                let verb = self.source.of(&verbs);
                let body = self.block(&scope.apart(2), 4).0;
                Statement::Nested(verb, Arc::new(body))
            }
            28 => Statement::Guard(self.noise()),
            29 | 30 => {
                let (body, _) = self.block(&Scope { catching: true, ..scope.deeper(1) }, 6);
                Statement::Catch(body)
            }
            31..=34 => {
                let kinds = [
                    Pipeline::Sum,
                    Pipeline::ReverseReduce,
                    Pipeline::FilterCollect,
                    Pipeline::WriteInPlace,
                    Pipeline::ChunksFold,
                    Pipeline::ChainTryReduce,
                    Pipeline::WindowsProduct,
                    Pipeline::FlatMapUnzip,
                    Pipeline::Scope,
                ];
                let kind = self.source.of(&kinds);
                let grain = self.source.below(3) as u8 + 1;
                Statement::Pipeline(kind, 2 * few as u8, grain, self.block(&scope.deeper(2 * few), 4).0)
            }
            35 | 36 => {
                let count = if self.source.once_in(6) { 90 } else { few };
                Statement::ParStreamed(count as u8, self.block(&scope.deeper(count), 4).0)
            }
            // A thread that waits for another pool may run other items meanwhile, even if there is only one
            // thread. What a misuse program then keeps and takes depends on the schedule.
            37 if !self.misuse => Statement::Install(self.block(&scope.deeper(1), 5).0),
            38 if !scope.threaded => {
                let (body, _) = self.block(&Scope { threaded: true, ..scope.deeper(1) }, 3);
                Statement::OnThread(body)
            }
            _ => {
                let (first, _) = self.block(&scope.deeper(1), 3);
                let (second, _) = self.block(&scope.deeper(1), 3);
                Statement::BareJoin(first, second)
            }
        }
    }

    /// A block that is run again later. No other code may see what it keeps in variables: otherwise it would
    /// not be a function.
    fn apart(&mut self, scope: &Scope, times: usize) -> Block {
        self.block(&scope.apart(times), 4).0
    }

    fn array(&mut self, scope: &Scope) -> ArrayOp {
        let x = self.source.argument();
        let y = self.source.argument();
        let z = self.source.argument();
        let byte = self.source.byte();
        let flag = byte % 2 == 1;
        match self.source.below(64) {
            0 => ArrayOp::At(x, byte),
            1 => ArrayOp::Sum(x),
            2 => ArrayOp::Mean(x),
            3 => ArrayOp::Product(x),
            4 => ArrayOp::Extreme(x, flag),
            5 => ArrayOp::NormSquared(x),
            6 => ArrayOp::Norm(x),
            7 => ArrayOp::Dot(x, y),
            8 => ArrayOp::LogSumExp(x),
            9 => ArrayOp::Determinant(x),
            10 => ArrayOp::LogDeterminant(x),
            11 => ArrayOp::Trace(x),
            12 => ArrayOp::AtMatrix(x, byte, y),
            13 => ArrayOp::SumOfNothing(x),
            14 | 15 => ArrayOp::Collect(self.arguments()),
            16 => ArrayOp::Constants((0..self.source.below(6)).map(|_| self.source.number()).collect()),
            17 => ArrayOp::With(x, byte, y),
            18 => ArrayOp::Add(x, y),
            19 => ArrayOp::Sub(x, y),
            20 => ArrayOp::Mul(x, y),
            21 => ArrayOp::Div(x, y),
            22 => ArrayOp::Scaled(x, y, byte),
            23..=25 => ArrayOp::Each(self.unary(), x),
            26 => ArrayOp::Slice(x, byte, y),
            27 => ArrayOp::StepBy(x, byte),
            28 => ArrayOp::Reversed(x),
            29 => {
                let length = self.source.of(&[20, 100, 700, 3000]);
                ArrayOp::Long(x, if self.affords(scope, length) { length as u16 } else { 10 })
            }
            30 => ArrayOp::Gather(x, self.arguments()),
            31 => ArrayOp::ScatterAdd(x, self.arguments()),
            32 => ArrayOp::Concatenate(x, y),
            33 => ArrayOp::Sorted(x),
            34 => ArrayOp::CumulativeSum(x),
            35 => ArrayOp::Softmax(x),
            36 => ArrayOp::AddScaled(x, y, z),
            37 => ArrayOp::Convolve(x, y, byte),
            38 | 39 => ArrayOp::Function(x, y, byte),
            40 => ArrayOp::Row(x, y, flag),
            41 => ArrayOp::Diagonal(x),
            42 => ArrayOp::Flatten(x),
            43 => ArrayOp::OfRows(x, byte),
            44 => ArrayOp::MatrixVector(x, y),
            45 => ArrayOp::Triangular(x, y, byte),
            46 => ArrayOp::Solve(x, y),
            47 => ArrayOp::Eigenvalues(x),
            48 => ArrayOp::Reshape(x, byte),
            49 => ArrayOp::Outer(x, y),
            50 => ArrayOp::Transposed(x),
            51 => ArrayOp::Block(x, byte, y),
            52 => ArrayOp::Stack(self.arguments(), flag),
            53 => ArrayOp::MatrixProduct(x, y),
            54 => ArrayOp::DotEach(x, y),
            55 => ArrayOp::Broadcast(x, y, byte),
            56 => ArrayOp::SoftmaxOfRows(x),
            57 => ArrayOp::ToDiagonal(x),
            58 => ArrayOp::Inverse(x),
            59 => ArrayOp::Cholesky(x),
            60 => ArrayOp::Qr(x, flag),
            61 => ArrayOp::SolveMatrix(x, y),
            62 => {
                if flag {
                    ArrayOp::GatherRows(x, self.arguments())
                } else {
                    ArrayOp::ScatterAddRows(x, self.arguments())
                }
            }
            _ => {
                if flag {
                    ArrayOp::Join(x, y, z % 2 == 0)
                } else {
                    ArrayOp::PackedLower(x, y)
                }
            }
        }
    }
}
