//! The programs: a small language with all features of the library.
//!
//! A program computes one value after another (scalars, vectors and matrices) from those before it. Arguments
//! are indices from the newest value of their kind backwards, modulo the number of values. So every tree of
//! statements is a valid program, and any part of it can be removed.

use crate::arrays::ArrayOp;
use crate::rules::{Binary, Unary};
use std::sync::Arc;

/// Index of a value: counted backwards from the newest, modulo the number of values.
pub type Argument = u8;

/// A function of scalars and a vector, with the point and the verb for its gradient.
#[derive(Clone, Debug)]
pub struct Program {
    /// Whether the program uses numbers only where it may. If not, it may be refused.
    pub honest: bool,
    /// The verb that computes the gradient.
    pub verb: Verb,
    /// The scalar inputs, of which there is at least one.
    pub scalars: Vec<f64>,
    /// The input vector, of at least one element.
    pub vector: Vec<f64>,
    /// The statements.
    pub body: Block,
}

/// A verb that computes the gradient. All give the same derivatives, but not all give the same bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "they are the names of the verbs")]
pub enum Verb {
    Grad,
    FlatGrad,
    VjpTwice,
    JacobianReverse,
    JacobianForward,
}

/// Statements, one after the other.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// The statements.
    pub statements: Vec<Statement>,
    /// How many of its newest scalars, vectors and matrices a branch returns, if it computed as many.
    pub returns: [u8; 3],
}

/// What runs the branches of a fork.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "they are the names of the functions")]
pub enum Form {
    Join,
    JoinAll,
    JoinMacro,
}

/// One of rayon's parallel iterators, from its source to its end, or a scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "they are named by what is special about each")]
pub enum Pipeline {
    Sum,
    ReverseReduce,
    FilterCollect,
    WriteInPlace,
    ChunksFold,
    ChainTryReduce,
    WindowsProduct,
    FlatMapUnzip,
    Scope,
}

/// An operation that calls a closure for the elements of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "they are the names of the methods")]
pub enum Closure {
    Map,
    MapMatrix,
    ZipMap,
    MapAll,
    Fold,
    Scan,
}

/// Code inside of a rule or a destructor that is independent of the program around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "they are names of features")]
pub enum Noise {
    Quiet,
    Join,
    Gradient,
    ForkingGradient,
    Streamed,
    CaughtPanic,
    Arrays,
}

/// The verb of an unrelated derivative inside of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "they are the names of the verbs")]
pub enum Nested {
    Grad,
    Vjp,
    Jacobian,
    Forward,
    Hvp,
}

/// A statement.
#[derive(Clone, Debug)]
pub enum Statement {
    /// A constant.
    Constant(f64),
    /// A function of one argument.
    Unary(Unary, Argument),
    /// A function of two arguments.
    Binary(Binary, Argument, Argument),
    /// The mean, by `Iterator::sum`.
    MeanOf(Vec<Argument>),
    /// `Iterator::product`.
    ProductOf(Vec<Argument>),
    /// Many operations, one after the other: more than a chunk of the tape.
    Long(u16, Argument, Argument),
    /// A variable that changes: `x += y` and the like.
    Assign(Argument, Argument),
    /// A function that `#[differentiable]` made generic.
    Model(Argument, Argument, u8),
    /// An operation with arrays.
    Array(ArrayOp),
    /// The body, several times; it changes the existing values.
    Loop(u8, Block),
    /// One of two blocks, by a comparison.
    If(Argument, Argument, Block, Block),
    /// A closure over the elements of an array, which captures all values.
    Closure(Closure, Argument, Argument, Block),
    /// Branches that see all values, and return some of those that they computed.
    Fork(Form, Vec<Block>),
    /// The body for several numbers in parallel: how many, and how many per task.
    ParMap(u8, u8, Block),
    /// The mean of the bodies' values, by a parallel reduction.
    ParReduce(u8, u8, Block),
    /// The body for several numbers, by a parallel iterator: how many, and how many per leaf at most.
    Pipeline(Pipeline, u8, u8, Block),
    /// A compiled function of some scalars: which one, and how many steps it takes.
    Compiled(u8, u8, Vec<Argument>),
    /// The mean of the body's values, by a streamed sum.
    Streamed(u8, Block),
    /// The same on all threads.
    ParStreamed(u8, Block),
    /// The body, on a pool of its own.
    Install(Block),
    /// A derivative of a function at two values, over the program's own scalar: which one.
    Level(u8, Argument, Argument),
    /// The body, memoized by its arguments. In misuse it captures a number.
    Checkpoint(Option<Argument>, Arc<Block>),
    /// Some steps of the body: numbers of steps, of states, and of steps in a block.
    CheckpointedLoop(u8, u8, u8, Option<Argument>, Arc<Block>),
    /// All values, imported into the task.
    Import,
    /// A user's rule, which makes some noise. In misuse it has captured numbers, and uses them.
    Custom(Argument, Noise, bool),
    /// The derivative of an unrelated function, as an intermediate value.
    Nested(Nested, Arc<Block>),
    /// A value whose destructor makes noise, at the end of the block or when it unwinds.
    Guard(Noise),
    /// The body, whose panics are caught.
    Catch(Block),
    /// A panic, if it will be caught, after a number of items, elements or terms.
    Panic(u8),
    /// Keeps a value in a shared variable of this level, or of one some closures further out.
    Keep {
        /// Which variable.
        slot: u8,
        /// How many closures (terms, items, nested runs) further out it is. More than 0 is misuse.
        level: u8,
        /// Whether it is a vector.
        vector: bool,
        /// Which value.
        value: Argument,
    },
    /// Takes a value out of a shared variable, if it is there.
    Take(u8),
    /// Misuse: runs the block on another thread.
    OnThread(Block),
    /// Misuse: runs the blocks by a bare `rayon::join`.
    BareJoin(Block, Block),
    /// Misuse: a number of a run that has ended.
    Stale,
}

impl Program {
    /// Whether its value depends on derivatives over its own scalar.
    pub fn takes_derivatives(&self) -> bool {
        let mut takes = false;
        self.body.visit(&mut |statement| takes |= matches!(statement, Statement::Level(..)));
        takes
    }
}

impl Statement {
    /// The blocks inside of the statement.
    pub fn blocks(&self) -> Vec<&Block> {
        match self {
            Self::Loop(_, body)
            | Self::Closure(_, _, _, body)
            | Self::ParMap(_, _, body)
            | Self::ParReduce(_, _, body)
            | Self::Pipeline(_, _, _, body)
            | Self::Streamed(_, body)
            | Self::ParStreamed(_, body)
            | Self::Install(body)
            | Self::Catch(body)
            | Self::OnThread(body) => vec![body],
            Self::If(_, _, first, second) | Self::BareJoin(first, second) => vec![first, second],
            Self::Fork(_, branches) => branches.iter().collect(),
            Self::Checkpoint(_, body) | Self::CheckpointedLoop(_, _, _, _, body) | Self::Nested(_, body) => {
                vec![body]
            }
            _ => Vec::new(),
        }
    }

    /// The blocks inside of the statement, to be changed.
    pub fn blocks_mut(&mut self) -> Vec<&mut Block> {
        match self {
            Self::Loop(_, body)
            | Self::Closure(_, _, _, body)
            | Self::ParMap(_, _, body)
            | Self::ParReduce(_, _, body)
            | Self::Pipeline(_, _, _, body)
            | Self::Streamed(_, body)
            | Self::ParStreamed(_, body)
            | Self::Install(body)
            | Self::Catch(body)
            | Self::OnThread(body) => vec![body],
            Self::If(_, _, first, second) | Self::BareJoin(first, second) => vec![first, second],
            Self::Fork(_, branches) => branches.iter_mut().collect(),
            Self::Checkpoint(_, body) | Self::CheckpointedLoop(_, _, _, _, body) | Self::Nested(_, body) => {
                vec![Arc::make_mut(body)]
            }
            _ => Vec::new(),
        }
    }

    /// The statement's name in tables.
    pub fn feature(&self) -> &'static str {
        match self {
            Self::Constant(_) | Self::Unary(..) | Self::Binary(..) | Self::Assign(..) => "scalars",
            Self::MeanOf(_) | Self::ProductOf(_) => "sums and products",
            Self::Long(..) => "long code",
            Self::Model(..) => "#[differentiable]",
            Self::Array(op) => op.feature(),
            Self::Loop(..) => "loops",
            Self::If(..) => "branches on a comparison",
            Self::Closure(..) => "closures over arrays",
            Self::Fork(..) => "join",
            Self::ParMap(..) => "par_map",
            Self::ParReduce(..) => "par_map_reduce",
            Self::Install(_) => "pools",
            Self::Level(..) => "verbs over the program's scalar",
            Self::Pipeline(..) => "rayon's iterators",
            Self::Compiled(..) => "#[compiled]",
            Self::Streamed(..) => "streamed_sum",
            Self::ParStreamed(..) => "par_streamed_sum",
            Self::Checkpoint(..) => "checkpoint",
            Self::CheckpointedLoop(..) => "checkpointed_loop",
            Self::Import => "import",
            Self::Custom(..) => "custom rules",
            Self::Nested(..) => "nested verbs",
            Self::Guard(_) => "destructors",
            Self::Catch(_) | Self::Panic(_) => "caught panics",
            Self::Keep { .. } | Self::Take(_) => "kept numbers",
            Self::OnThread(_) => "threads",
            Self::BareJoin(..) => "bare rayon::join",
            Self::Stale => "numbers of other runs",
        }
    }
}

impl Block {
    /// Calls `f` with every statement, outer ones first.
    pub fn visit(&self, f: &mut impl FnMut(&Statement)) {
        for statement in &self.statements {
            f(statement);
            for block in statement.blocks() {
                block.visit(f);
            }
        }
    }
}
