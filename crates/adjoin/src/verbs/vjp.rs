//! The pullback of a function with any outputs.

use super::fallible::Fallible;
use super::grad::RunOf;
use super::grad::{record, record_borrowed, require_room, shaped_as};
use crate::real::Real;
use crate::reverse::recorded::Seeds;
use crate::reverse::{JobGraph, Reverse, TapeStatistics};
use crate::structure::copies::Same;
use crate::structure::{Differentiable, ShapeError, With};
use crate::taped::{Inner, Recording, Seeding, Taped};

/// The value of `f` at `x`, and its pullback there.
///
/// `(T → U, x: T) → (U, U → T)`. Reverse mode: runs `f` once, however often the pullback is called.
///
/// ```
/// use adjoin::prelude::*;
///
/// let (value, pullback) = vjp(|[x, y]| (x * y, vec![x, y * y]), &[2.0, 5.0]);
/// assert_eq!(value, (10.0, vec![2.0, 25.0]));
/// assert_eq!(pullback.call(&(1.0, vec![0.0, 0.0])), Ok([5.0, 2.0]));
/// assert_eq!(pullback.call(&(0.0, vec![1.0, 1.0])), Ok([1.0, 10.0]));
///
/// let error = pullback.call(&(1.0, vec![1.0])).unwrap_err();
/// assert_eq!(error.to_string(), ".1: expected length 2, found 1");
/// ```
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn vjp<T, U, R>(f: impl FnOnce(With<T, Taped<R>, R>) -> U, x: &T) -> ValueAndPullback<T, U, R>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
    U: Differentiable<Taped<R>>,
{
    let (recorded, output) = record(f, x);
    pullback_of(recorded, output, x)
}

/// [`vjp`] for a function that may fail: its `None` or `Err` is passed through.
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn try_vjp<T, O, R>(
    f: impl FnOnce(With<T, Taped<R>, R>) -> O,
    x: &T,
) -> O::Of<ValueAndPullback<T, O::Value, R>>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
    O: Fallible,
    O::Value: Differentiable<Taped<R>>,
{
    let (recorded, outcome) = record(f, x);
    outcome.with(|output| pullback_of(recorded, output, x))
}

/// The value of `f` at `x`; the cotangent of `x` for the given cotangent of the value is written to
/// `gradient`.
///
/// `(T → U, x: T, cotangent: U, gradient) → U`. One run and one sweep, as with
/// [`value_and_grad_into`](crate::value_and_grad_into): `f` borrows its input, and where `x` is a slice or a
/// vector of numbers, its lifted copy is kept for the next call. To call a pullback repeatedly, see
/// [`Pullback::call_into`].
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::vjp_into;
///
/// let (x, mut gradient) = (vec![2.0, 5.0], [0.0; 2]);
/// let f = |x: &Vec<Reverse>| [x[0] * x[1], x[0] + x[1]];
/// assert_eq!(vjp_into(f, &x, &[1.0, 10.0], &mut gradient), Ok([10.0, 7.0]));
/// assert_eq!(gradient, [15.0, 12.0]);
/// ```
///
/// # Errors
/// If the shapes of the cotangent and the output differ.
///
/// # Panics
/// As [`grad`](crate::grad), and if the length of `gradient` is not the number of scalars in `x`.
pub fn vjp_into<T, U, F>(
    f: F,
    x: &T,
    cotangent: &With<U, f64, Reverse>,
    gradient: &mut [f64],
) -> Result<With<U, f64, Reverse>, ShapeError>
where
    T: Differentiable + ?Sized,
    U: Differentiable<Reverse>,
    F: FnOnce(&With<T, Reverse>) -> U,
{
    let (recorded, output) = record_borrowed(f, x, gradient);
    recorded.sweep_into(seed(&output, cotangent), gradient)?;
    Ok(output.map_by(&mut Inner))
}

/// Gives an output its cotangent.
fn seed<'a, U: Differentiable<Reverse>>(
    output: &'a U,
    cotangent: &'a With<U, f64, Reverse>,
) -> impl FnOnce(&mut Seeds<'_, 1>) -> Result<(), ShapeError> + 'a {
    move |seeds| output.zip_scalars(cotangent, &mut |y, seed: f64| seeds.add(y, 0, seed))
}

/// What [`vjp`] returns.
type ValueAndPullback<T, U, R> = (With<U, R, Taped<R>>, Pullback<With<T, R, R>, U, R>);

fn pullback_of<T, U, R>(recorded: RunOf<R>, output: U, x: &T) -> ValueAndPullback<T, U, R>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
    U: Differentiable<Taped<R>>,
{
    let value = output.map_by(&mut Inner);
    (value, Pullback { recorded, input: x.map_by(&mut Same), output })
}

/// The pullback of a function at a point: maps a cotangent of its output to one of its input.
///
/// It holds the recorded run. It may be called any number of times, from several threads at once, and gives
/// the same bits every time. Each call costs one sweep.
pub struct Pullback<X, U, R: Real = f64> {
    recorded: RunOf<R>,
    /// The point, for its shape.
    input: X,
    /// The outputs, each with its node.
    output: U,
}

impl<X, U, R> Pullback<X, U, R>
where
    R: Real,
    X: Differentiable<R>,
    U: Differentiable<Taped<R>>,
{
    /// The cotangent of the input for the given cotangent of the output.
    ///
    /// A cotangent that is not finite is passed through; its meaning is up to the caller.
    ///
    /// # Errors
    /// If the shapes of the cotangent and the output differ.
    pub fn call(&self, cotangent: &With<U, R, Taped<R>>) -> Result<With<X, R, R>, ShapeError> {
        let [gradient] = self.call_many([cotangent])?;
        Ok(gradient)
    }

    /// [`call`](Pullback::call) for `K` cotangents in one sweep, which is cheaper than `K` sweeps.
    ///
    /// ```
    /// use adjoin::prelude::*;
    ///
    /// let (_, pullback) = vjp(|[x, y]| [x * y, x + y], &[2.0, 5.0]);
    /// assert_eq!(pullback.call_many([&[1.0, 0.0], &[0.0, 1.0]]), Ok([[5.0, 2.0], [1.0, 1.0]]));
    /// ```
    ///
    /// # Errors
    /// If the shapes of a cotangent and the output differ.
    pub fn call_many<const K: usize>(
        &self,
        cotangents: [&With<U, R, Taped<R>>; K],
    ) -> Result<[With<X, R, R>; K], ShapeError> {
        // Lanes are processed in pairs: an unused lane is cheaper than an odd one.
        match K {
            0 => Ok(cotangents.map(|_| unreachable!("there are none"))),
            3 => self.call_in_lanes::<K, 4>(cotangents),
            5 => self.call_in_lanes::<K, 6>(cotangents),
            7 => self.call_in_lanes::<K, 8>(cotangents),
            _ => self.call_in_lanes::<K, K>(cotangents),
        }
    }

    /// `K` cotangents in the first of `LANES` lanes.
    fn call_in_lanes<const K: usize, const LANES: usize>(
        &self,
        cotangents: [&With<U, R, Taped<R>>; K],
    ) -> Result<[With<X, R, R>; K], ShapeError> {
        let seed = |seeds: &mut <RunOf<R> as Recording<R>>::Seeds<'_, LANES>| {
            for (lane, cotangent) in cotangents.into_iter().enumerate() {
                self.output.zip_scalars(cotangent, &mut |y, seed: R| seeds.add(y, lane, seed))?;
            }
            Ok(())
        };
        self.recorded
            .sweep(seed, |adjoints| std::array::from_fn(|lane| shaped_as(&self.input, adjoints, lane)))
    }
}

impl<X, U> Pullback<X, U>
where
    X: Differentiable,
    U: Differentiable<Reverse>,
{
    /// [`call`](Pullback::call) in place: the scalars of the input's cotangent are written to `gradient`, in
    /// order. Nothing is allocated after the first call.
    ///
    /// ```
    /// use adjoin::prelude::*;
    ///
    /// let (_, pullback) = vjp(|(x, ys): (_, Vec<_>)| x * ys[0] + ys[1], &(2.0, vec![3.0, 4.0]));
    /// let mut gradient = [0.0; 3];
    /// pullback.call_into(&10.0, &mut gradient)?;
    /// assert_eq!(gradient, [30.0, 20.0, 10.0]);
    /// # Ok::<(), adjoin::ShapeError>(())
    /// ```
    ///
    /// # Errors
    /// If the shapes of the cotangent and the output differ.
    ///
    /// # Panics
    /// If the length of `gradient` is not the number of scalars in the input.
    pub fn call_into(
        &self,
        cotangent: &With<U, f64, Reverse>,
        gradient: &mut [f64],
    ) -> Result<(), ShapeError> {
        require_room(self.recorded.inputs(), gradient);
        self.recorded.sweep_into(seed(&self.output, cotangent), gradient)
    }
}

impl<X, U> Pullback<X, U> {
    /// The size of what was recorded.
    ///
    /// ```
    /// use adjoin::prelude::*;
    ///
    /// // Functions of one argument and operations with constants are free.
    /// let (_, pullback) = vjp(|(x, y)| (2.0 * x).sin() * (y + 1.0), &(1.0, 2.0));
    /// assert_eq!(pullback.statistics().nodes, 1);
    /// ```
    pub fn statistics(&self) -> TapeStatistics {
        self.recorded.statistics()
    }

    /// The jobs that were recorded, as a graph: how parallel the function and its sweep are, and the speed-up
    /// to expect on more threads than there are here.
    ///
    /// ```
    /// use adjoin::prelude::*;
    /// use adjoin::rayon::prelude::*;
    ///
    /// let f = |[x, y]: [Reverse; 2]| -> Vec<Reverse> {
    ///     (0..64).into_par_iter().map(|i| (0..1000).fold(x, |z, _| z * y + f64::from(i))).collect()
    /// };
    /// let jobs = vjp(f, &[0.5, 0.5]).1.jobs();
    /// assert!(jobs.recording().ratio() > 32.0 && jobs.sweep().ratio() > 32.0);
    /// assert!(jobs.speed_up(16) > 12.0 && jobs.speed_up(1) == 1.0);
    ///
    /// // A fork counts as 40 operations; its branches have two and one, and what follows has one.
    /// let (_, pullback) = vjp(|[x, y]| { let (a, b) = join(|| x * y * x, || x * y); a * b }, &[2.0, 3.0]);
    /// let recording = pullback.jobs().recording();
    /// assert_eq!((recording.work, recording.span), (44, 43));
    /// ```
    pub fn jobs(&self) -> JobGraph {
        self.recorded.jobs()
    }
}

impl<X: std::fmt::Debug, U: std::fmt::Debug, R: Real> std::fmt::Debug for Pullback<X, U, R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pullback")
            .field("input", &self.input)
            .field("output", &self.output)
            .field("tape", &self.recorded)
            .finish()
    }
}
