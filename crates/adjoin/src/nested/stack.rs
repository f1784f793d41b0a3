//! The tapes of a thread's runs: the innermost run is on top.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::sync::atomic::{AtomicU64, Ordering};

use super::call::Call;
use crate::batch::Bound;
use crate::real::Real;

/// A run: where its tape is on the stack of its thread, and a number that no other run has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RunId(u64);

impl RunId {
    /// No run: that of constants.
    pub(super) const NONE: Self = Self(0);

    /// The lowest bits say where the tape is.
    const PLACE_BITS: u32 = 8;

    fn new(place: usize) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        assert!(
            place < 1 << Self::PLACE_BITS,
            "more than {} runs of verbs inside of one another on one thread",
            1 << Self::PLACE_BITS
        );
        // 2⁵⁶ runs are never reached.
        Self(NEXT.fetch_add(1, Ordering::Relaxed) << Self::PLACE_BITS | place as u64)
    }

    #[inline(always)]
    fn place(self) -> usize {
        (self.0 & ((1 << Self::PLACE_BITS) - 1)) as usize
    }
}

/// An operation: its operands, by index, and its partial derivatives.
#[derive(Clone, Copy)]
pub(super) struct Node<R> {
    pub(super) operands: [u32; 2],
    pub(super) partials: [R; 2],
}

/// In place of a missing operand.
pub(super) const NOBODY: u32 = u32::MAX;

/// What a run has recorded. The first indices are those of the inputs; the nodes follow.
pub(super) struct Tape<R> {
    pub(super) run: RunId,
    pub(super) inputs: usize,
    pub(super) nodes: Vec<Node<R>>,
    /// Applications of rules, in order.
    pub(super) calls: Vec<Call<R>>,
}

thread_local! {
    static TAPES: RefCell<Vec<Box<dyn Any>>> = const { RefCell::new(Vec::new()) };
    static RUNNING: Cell<usize> = const { Cell::new(0) };
    /// The length of the last tape, which the next one is likely to have too.
    static LENGTH: Cell<usize> = const { Cell::new(0) };
}

/// Longer tapes start with room for this many nodes.
const LONG: usize = 1 << 12;

/// Runs `f` with a new tape, on the inputs that `lift` makes. The tape is there only while `f` runs: code of
/// the user's that runs in `lift` cannot record anything.
pub(super) fn with_tape<R: Real, X, U>(
    lift: impl FnOnce(RunId, &mut u32) -> X,
    f: impl FnOnce(X) -> U,
) -> (Tape<R>, U) {
    let place = RUNNING.get();
    let run = RunId::new(place);
    let mut inputs = 0;
    let x = lift(run, &mut inputs);
    let nodes = Vec::with_capacity(LENGTH.get());
    let tape = Tape::<R> { run, inputs: inputs as usize, nodes, calls: Vec::new() };
    let entered = Entered::with(Box::new(tape), place);
    let result = f(x);
    let tape: Tape<R> = *entered.leave().downcast().expect("the tape that was put there");
    LENGTH.set(tape.nodes.len().min(LONG));
    (tape, result)
}

/// A tape is on the stack; it is taken off when this is dropped, also by a panic.
struct Entered {
    place: usize,
    _bound: Bound,
}

impl Entered {
    fn with(tape: Box<dyn Any>, place: usize) -> Self {
        TAPES.with_borrow_mut(|tapes| {
            tapes.truncate(place);
            tapes.push(tape);
        });
        RUNNING.set(place + 1);
        Self { place, _bound: Bound::to_thread() }
    }

    fn leave(self) -> Box<dyn Any> {
        let place = self.place;
        TAPES.with_borrow_mut(|tapes| tapes.split_off(place)).pop().expect("the tape is on the stack")
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        RUNNING.set(self.place);
        // A tape is dropped after the borrow: nodes hold no code of the user's, but that need not be known
        // here.
        let rest = TAPES.with_borrow_mut(|tapes| tapes.split_off(self.place.min(tapes.len())));
        drop(rest);
    }
}

/// Records an operation, and returns its index.
#[inline]
pub(super) fn record<R: Real>(run: RunId, operands: [u32; 2], partials: [R; 2]) -> u32 {
    with_own(run, |tape: &mut Tape<R>| {
        let index = tape.room_for(1);
        tape.nodes.push(Node { operands, partials });
        index
    })
}

/// Records a call with some results, and returns the index of the first.
pub(super) fn record_call<R: Real>(run: RunId, results: usize, call: impl FnOnce(usize) -> Call<R>) -> u32 {
    with_own(run, |tape: &mut Tape<R>| {
        let index = tape.room_for(results);
        tape.calls.push(call(tape.nodes.len()));
        // Places for the adjoints of the results.
        let place = Node { operands: [NOBODY; 2], partials: [R::constant(0.0); 2] };
        tape.nodes.resize(tape.nodes.len() + results, place);
        index
    })
}

/// Calls `f` with the tape of a run of this thread.
#[inline]
fn with_own<R: Real, T>(run: RunId, f: impl FnOnce(&mut Tape<R>) -> T) -> T {
    TAPES.with_borrow_mut(|tapes| {
        let tape = tapes.get_mut(run.place()).and_then(|tape| tape.downcast_mut::<Tape<R>>());
        match tape.filter(|tape| tape.run == run) {
            Some(tape) => f(tape),
            None => ended(),
        }
    })
}

impl<R> Tape<R> {
    /// The next index, if there are some left.
    #[inline]
    fn room_for(&self, results: usize) -> u32 {
        let index = self.inputs + self.nodes.len();
        if index.saturating_add(results) > NOBODY as usize {
            overflow();
        }
        index as u32
    }
}

#[cold]
#[inline(never)]
fn overflow() -> ! {
    panic!(
        "tape index overflow: a verb inside differentiated code has room for {NOBODY} inputs and operations. Differentiate \
         with respect to a part of the input at a time, or split the computation"
    )
}

#[cold]
#[inline(never)]
fn ended() -> ! {
    panic!(
        "a number of a verb inside differentiated code was used after the verb's function had returned, or on another \
         thread. The numbers that a verb (grad, vjp, …) passes to its function belong to that call: return what you need, or \
         take the value out with `inner()`; for parallel code use `join`, `par_map` and the like"
    )
}

#[cold]
#[inline(never)]
pub(super) fn confused() -> ! {
    panic!(
        "numbers of two runs were combined. The numbers that a verb (grad, vjp, …) passes to its function belong to that \
         call, but the function captured a number of an outer call, or one that was kept from an earlier call. Compute the \
         point of the inner verb from the outer function's numbers, so that the two levels have different types, and convert \
         captured outer numbers with `lift`"
    )
}
