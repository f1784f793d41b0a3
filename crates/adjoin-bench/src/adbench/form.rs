//! A problem, and the forms of its derivative.
//!
//! A **form** is a name and a function that writes the derivative into a buffer: by hand, or by adjoin in one
//! way of writing the objective. To add one (say, with arrays), write the function and put one line into the
//! problem's `forms`. The runner checks each form against the first, which is the one written by hand, and
//! times all of them in turns, those that fork also on two threads.

use crate::Role;

/// Work that leaves its answer in a buffer. It may keep memory from one call to the next.
pub type Work<'a> = Box<dyn FnMut(&mut Vec<f64>) + Send + 'a>;

/// One way to compute the derivative of a problem.
pub struct Form<P> {
    /// Its name in the table.
    pub name: &'static str,
    /// By hand, or by adjoin.
    pub role: Role,
    /// Whether it forks, and so is worth a second thread.
    pub parallel: bool,
    /// The derivative at an input.
    pub derivative: for<'a> fn(&'a P) -> Work<'a>,
    /// The bytes of tape that the derivative has at a time, if it has a tape.
    pub tape: Option<fn(&P) -> usize>,
}

impl<P> Form<P> {
    /// The derivative written by hand.
    pub fn by_hand(name: &'static str, derivative: for<'a> fn(&'a P) -> Work<'a>) -> Self {
        Form { name, role: Role::Hand, parallel: false, derivative, tape: None }
    }

    /// A derivative by adjoin.
    pub fn by_adjoin(name: &'static str, derivative: for<'a> fn(&'a P) -> Work<'a>) -> Self {
        Form { name, role: Role::Adjoin, parallel: false, derivative, tape: None }
    }

    /// The same form, which forks.
    #[must_use]
    pub fn parallel(self) -> Self {
        Form { parallel: true, ..self }
    }

    /// The same form, with a function for the size of its tape.
    #[must_use]
    pub fn with_tape(self, tape: fn(&P) -> usize) -> Self {
        Form { tape: Some(tape), ..self }
    }
}

impl<P> std::fmt::Debug for Form<P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Form")
            .field("name", &self.name)
            .field("parallel", &self.parallel)
            .finish_non_exhaustive()
    }
}

/// A problem at one input.
pub trait Problem: Sync + Sized + 'static {
    /// Its name in the table, with its sizes.
    fn title(&self) -> String;

    /// The objective at plain `f64`: the code that adjoin differentiates. All outputs, one after the other.
    fn objective(&self, outputs: &mut Vec<f64>);

    /// The forms of the derivative; the first one is written by hand.
    fn forms() -> Vec<Form<Self>>;

    /// The goals of the derivatives.
    fn goals() -> Goals;
}

/// What the derivatives of a problem should cost, each for the best form that the goal is about.
#[derive(Clone, Copy, Debug, Default)]
pub struct Goals {
    /// At most this many objectives for the best form whose name begins with "scalar loops", on one thread.
    pub objectives: Option<f64>,
    /// At most this many derivatives by hand for the best form, on one thread.
    pub by_hand: Option<f64>,
    /// Two threads are to be at least this many times as fast as one.
    pub speedup: Option<f64>,
}
