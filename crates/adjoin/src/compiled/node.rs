//! A compiled function on the tape: one node. The macro emits, for a result that is one float,
//!
//! ```text
//! if is_taped::<R>() {
//!     let w_plain = argument::<R, _>(w);                     primal values, in memory that is reused
//!     let mut w_bar = kept_zeros(w_plain.primals());
//!     let (value, stored) = with_stored(|| adjoint(w_plain.primals(), 1.0, &mut w_bar));
//!     if is_finite(&*w_bar) {
//!         let mut node = Node::new();
//!         node.add::<R, _, _>(w, &w_plain, w_bar);           the bars become the slopes of the node, without a copy
//!         return node.record(value, stored);
//!     }
//! }
//! the function itself
//! ```
//!
//! An argument whose scalars are consecutive values of the tape is recorded as a range; others as a list.
//!
//! With several results the forward pass runs when the function is called. The node keeps what it has stored,
//! and the primal values ([`Outputs`]). The reverse pass runs for each cotangent that arrives in the sweep.

use std::any::{Any, TypeId};
use std::ops::{Deref, DerefMut};

use crate::array::{Buffer, buffer};
use crate::real::Real;
use crate::reverse::{Operands, Reverse, Rows, Run};
use crate::structure::{Differentiable, Structure, With};

/// Whether a compiled function becomes a node: its numbers are recorded on a tape and carry no tangents.
/// (Forward mode over the tape needs second derivatives, which the adjoint does not compute.)
#[inline(always)]
pub fn is_taped<R: Real>() -> bool {
    TypeId::of::<R>() == TypeId::of::<Reverse>() && !super::check::comparing()
}

/// The number as one of the tape. `Some` wherever [`is_taped`] is true, since the types are the same.
#[inline(always)]
fn on_tape<R: Real>(number: R) -> Option<Reverse> {
    (&number as &dyn Any).downcast_ref().copied()
}

/// A structure of floats whose memory goes back to the library's buffers when it is dropped, if it is a
/// `Vec<f64>`. Other types are dropped as usual.
pub struct Kept<T: 'static>(T);

impl<T> Deref for Kept<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Kept<T> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

impl<T> Drop for Kept<T> {
    #[inline]
    fn drop(&mut self) {
        drop(self.take_row());
    }
}

impl<T> Kept<T> {
    /// The numbers, if this is a vector, which is empty afterwards.
    #[inline(always)]
    fn take_row(&mut self) -> Option<Buffer<f64>> {
        let row = (&mut self.0 as &mut dyn Any).downcast_mut::<Vec<f64>>()?;
        Some(Buffer::new(std::mem::take(row)))
    }

    /// Numbers as this type, if it is `Vec<f64>`.
    #[inline(always)]
    fn from_row(row: Vec<f64>) -> Option<Self> {
        let mut row = Some(row);
        let row: &mut dyn Any = &mut row;
        row.downcast_mut::<Option<T>>().and_then(Option::take).map(Self)
    }
}

/// An argument of a compiled function that is called in taped code.
pub struct Argument<T: 'static> {
    primals: Kept<T>,
    run: Run,
}

impl<T> Argument<T> {
    /// The primal values.
    #[inline(always)]
    pub fn primals(&self) -> &T {
        &self.primals
    }
}

/// The primal values of an argument, and whether its scalars are consecutive values of the tape.
#[inline]
pub fn argument<R: Real, T: Differentiable<R> + ?Sized>(value: &T) -> Argument<With<T, f64, R>>
where
    With<T, f64, R>: 'static,
{
    let mut run = Run::default();
    let mut primal = |x: R| {
        if let Some(x) = on_tape(x) {
            run.next(x);
        }
        x.primal()
    };
    let is_row = TypeId::of::<With<T, f64, R>>() == TypeId::of::<Vec<f64>>();
    let primals = if is_row {
        let mut row = buffer::stale(value.count_scalars());
        let mut places = row.iter_mut();
        value.visit_scalars(&mut |x: R| {
            if let Some(place) = places.next() {
                *place = primal(x);
            }
        });
        Kept::from_row(row)
    } else {
        None
    };
    let primals = primals.unwrap_or_else(|| Kept(value.map_scalars(&mut primal)));
    Argument { primals, run }
}

/// Bars of a structure, all zero.
#[inline]
pub fn kept_zeros<T: Differentiable>(value: &T) -> Kept<With<T, f64>>
where
    With<T, f64>: 'static,
{
    let is_row = TypeId::of::<With<T, f64>>() == TypeId::of::<Vec<f64>>();
    let row = is_row.then(|| Kept::from_row(buffer::zeros(value.count_scalars()))).flatten();
    row.unwrap_or_else(|| Kept(super::zeros(value)))
}

/// The arguments of a compiled function, with their derivatives.
#[derive(Default)]
pub struct Node(Rows);

impl Node {
    /// A node that depends on nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an argument and the derivatives with respect to it.
    ///
    /// # Panics
    /// If the numbers of scalars of an argument and of its derivatives differ, which would be a bug in the
    /// macro.
    #[inline]
    pub fn add<R, T, B>(&mut self, argument: &T, lowered: &Argument<B>, mut bar: Kept<B>)
    where
        R: Real,
        T: Differentiable<R> + ?Sized,
        B: Differentiable,
    {
        let list = || list(argument);
        let slopes = bar.take_row().unwrap_or_else(|| {
            let mut slopes = Vec::new();
            bar.visit_scalars(&mut |slope: f64| slopes.push(slope));
            Buffer::new(slopes)
        });
        self.0.add(&lowered.run, list, slopes);
    }

    /// Records the node of a value. `stored` is the number of bytes that its adjoint stored, for the
    /// statistics of the tape.
    ///
    /// # Panics
    /// If `R` is not the number of the tape.
    #[inline]
    pub fn record<R: Real>(self, value: f64, stored: usize) -> R {
        let number = self.0.record(value, stored);
        *(&number as &dyn Any).downcast_ref().expect("only called where `is_taped` says so")
    }
}

/// The scalars of an argument, as numbers of the tape.
fn list<R: Real, T: Differentiable<R> + ?Sized>(argument: &T) -> Vec<Reverse> {
    let mut list = Vec::new();
    argument.visit_scalars(&mut |x: R| list.extend(on_tape(x)));
    list
}

/// The arguments of a compiled function with several results.
#[derive(Default)]
pub struct Outputs(Operands);

/// Collects the cotangents of the arguments while the node is swept.
pub struct Pulled<'a>(&'a mut dyn FnMut(usize, &[f64]));

impl Pulled<'_> {
    /// Adds the cotangent of the argument with this number.
    #[inline]
    pub fn add<T: Differentiable + ?Sized>(&mut self, argument: usize, bar: &T) {
        if let Some(bar) = bar.contiguous_scalars() {
            return (self.0)(argument, bar);
        }
        let mut scalars = Vec::new();
        bar.visit_scalars(&mut |x: f64| scalars.push(x));
        (self.0)(argument, &scalars);
    }
}

impl Outputs {
    /// A node that depends on nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an argument.
    #[inline]
    pub fn add<R: Real, T: Differentiable<R> + ?Sized, B>(&mut self, argument: &T, lowered: &Argument<B>) {
        self.0.add(&lowered.run, || list(argument));
    }

    /// Records the node of results whose cotangents `pull` maps to those of the arguments; the results on the
    /// tape. `stored` is the number of bytes that the forward pass stored, for the statistics of the tape.
    pub fn record<R, U>(
        self,
        values: &U,
        stored: usize,
        pull: impl Fn(&U, &mut Pulled<'_>) + Send + Sync + 'static,
    ) -> With<U, R, f64>
    where
        R: Real,
        U: Structure<With<f64> = U> + Differentiable<Plain = U> + Send + Sync + 'static,
    {
        let mut flat = Vec::new();
        values.visit_scalars(&mut |x: f64| flat.push(x));
        let shape = values.map_scalars(&mut |x: f64| x);
        let numbers = self.0.record(&flat, stored, move |cotangent, add| {
            let mut scalars = cotangent.iter().copied();
            let cotangent = shape.map_scalars(&mut |_: f64| scalars.next().unwrap_or(0.0));
            pull(&cotangent, &mut Pulled(add));
        });
        let mut numbers = numbers.into_iter();
        values.map_scalars(&mut |x: f64| {
            let number = numbers.next().unwrap_or(Reverse::from(x));
            *(&number as &dyn Any).downcast_ref::<R>().expect("only called where `is_taped` says so")
        })
    }
}
