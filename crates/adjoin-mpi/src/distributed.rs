//! [`Distributed`]: the ranks of a program, and the collectives that they work together in.

use std::cell::Cell;
use std::marker::PhantomData;
use std::ops::Range;
use std::panic::{Location, resume_unwind};
use std::sync::Arc;

use adjoin::parallel::Items;
use adjoin::{Differentiable, Grain, Structure};

use crate::collective::failure::Error;
use crate::collective::message::{Call, Outcome};
use crate::collective::round::Round;
use crate::collective::{Piece, Reduction, Tree};
use crate::division::Division;
use crate::problem::{Point, Reduced, Scalar, Sum};
use crate::progress::Progress;
use crate::transport::Transport;

/// The ranks of a program, as one of them sees them.
///
/// All ranks run the same program on the same parameters. A *collective* (a method that says so) is where
/// they work together: all of them call it, in the same order, and all return the same value, with the same
/// derivatives, in every bit.
///
/// Collectives must not be called from the branches of a fork or from a term, where their order would be left
/// to chance. That is a matter of types: `Distributed` stays on its thread.
///
/// ```compile_fail,E0277
/// use adjoin_mpi::{Distributed, Transport};
///
/// fn in_branches(world: &Distributed<impl Transport>) {
///     adjoin::join(|| world.sum_of(&1.0, 10, |x: &f64, _| *x), || world.sum_of(&2.0, 10, |x: &f64, _| *x));
/// }
/// ```
///
/// When it is dropped, the other ranks are told. A rank that leaves while others call a collective makes that
/// one fail, instead of leaving them to wait.
pub struct Distributed<T: Transport> {
    transport: T,
    /// The number of collectives that this rank has called.
    calls: Cell<u64>,
    /// Which rank has left, once one has.
    left: Cell<Option<(usize, bool)>>,
    grain: Option<Grain>,
    /// Whether long sums show their progress here.
    shows_progress: bool,
    /// Neither `Send` nor `Sync`.
    stays: PhantomData<*const ()>,
}

/// A rank's items, and which items the other ranks have. See [`Distributed::part`].
#[derive(Clone, Debug)]
pub struct Part<I> {
    items: I,
    division: Arc<Division>,
    rank: usize,
}

impl<I> Part<I> {
    /// Which items each rank has.
    pub fn division(&self) -> &Division {
        &self.division
    }

    /// The global indices of this rank's items.
    pub fn range(&self) -> Range<usize> {
        self.division.of(self.rank)
    }
}

/// What all ranks call, in words.
pub(crate) struct Signature<'a> {
    pub(crate) name: &'a str,
    pub(crate) items: usize,
    pub(crate) grain: Grain,
    pub(crate) division: u64,
    pub(crate) scalar: &'static str,
    pub(crate) parameters: usize,
    pub(crate) results: usize,
    pub(crate) place: &'a Location<'a>,
}

impl std::fmt::Display for Signature<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { name, items, grain, division, scalar, parameters, results, place } = self;
        write!(
            f,
            "`{name}` of {items} items (by {}, division {division:016x}) with {parameters} parameters and {results} results over \
             {scalar} at {place}",
            grain.items()
        )
    }
}

#[cfg(feature = "mpi")]
impl Distributed<crate::transport::Mpi> {
    /// Starts MPI, for all ranks of the job.
    ///
    /// # Panics
    /// If MPI has been started already; then use [`Mpi::of`](crate::Mpi::of) and [`Distributed::new`].
    #[track_caller]
    pub fn start() -> Self {
        let mpi = crate::transport::Mpi::start();
        Self::new(mpi.expect("MPI has been started already: use `Distributed::new(Mpi::of(&communicator))`"))
    }
}

impl<T: Transport> Distributed<T> {
    /// The ranks that a transport connects.
    pub fn new(transport: T) -> Self {
        let (calls, left) = (Cell::new(0), Cell::new(None));
        let shows_progress = transport.rank() == 0 && Progress::can_be_shown();
        Self { transport, calls, left, grain: None, shows_progress, stays: PhantomData }
    }

    /// Sets the largest number of items per leaf. The default follows from the number of items
    /// ([`Grain::of_count`]).
    ///
    /// A leaf is what one thread does in one piece. The default makes 128 to 256 leaves, enough for ten ranks
    /// or so with a few threads each; for more, choose a grain that leaves each thread at least ten leaves.
    /// The grain is part of the rounding errors: results have the same bits for the same grain. It must be
    /// the same on all ranks.
    #[must_use]
    pub fn with_grain(mut self, grain: Grain) -> Self {
        self.grain = Some(grain);
        self
    }

    /// Which rank this is, from 0 on.
    pub fn rank(&self) -> usize {
        self.transport.rank()
    }

    /// The number of ranks.
    pub fn size(&self) -> usize {
        self.transport.size()
    }

    /// Whether this is rank 0, which does what has to be done once: print, say.
    pub fn is_first(&self) -> bool {
        self.rank() == 0
    }

    fn tree(&self, items: usize) -> Tree {
        Tree { items, grain: self.grain.unwrap_or_else(|| Grain::of_count(items)) }
    }

    /// This rank's share of `items` items. Shares are nearly equal, and cut so that little has to be sent. No
    /// messages.
    ///
    /// ```
    /// use adjoin_mpi::{Distributed, on_threads};
    ///
    /// let shares = on_threads(2, |transport| Distributed::new(transport).share(1000));
    /// assert_eq!(shares.into_iter().map(Result::unwrap).collect::<Vec<_>>(), [0..500, 500..1000]);
    /// ```
    pub fn share(&self, items: usize) -> Range<usize> {
        Division::even(self.tree(items), self.size()).of(self.rank())
    }

    /// This rank's items of some data: all items are those of rank 0, then those of rank 1, and so on. A
    /// collective.
    ///
    /// The division is any: by [`share`](Distributed::share), by files, or none at all on some ranks. It has
    /// no part in the bits of the results. It does in the time: shares of equal work finish together.
    ///
    /// # Panics
    /// If the collective [fails](Error).
    #[track_caller]
    pub fn part<I: Items>(&self, items: I) -> Part<I> {
        let text = format!("`part` at {}", Location::caller());
        let count = items.count() as f64;
        let own = Piece { items: self.rank()..self.rank() + 1, numbers: vec![count] };
        let work = |round: &Round<'_, T>| round.pass().map(|()| vec![own]);
        let counts =
            self.collective(text, 0, work, &|pieces| pieces).unwrap_or_else(|error| panic!("{error}"));
        let counts = counts.into_iter().flat_map(|piece| piece.numbers).map(|count| count as usize);
        Part { items, division: Arc::new(Division::of_counts(counts)), rank: self.rank() }
    }

    /// The sum of a term over all items of all ranks. A collective.
    ///
    /// `(x: X, items of T, (X, T) → scalar) → scalar`. The term gets copies of the parameters, and depends on
    /// them alone. Numbers of the run around it must not be captured: that is caught.
    ///
    /// The value is that of [`par_map_reduce`](adjoin::par_map_reduce) over all items, and the gradient that
    /// of `par_map_reduce` over the gradients of all terms, in every bit.
    ///
    /// ```
    /// use adjoin::prelude::*;
    /// use adjoin_mpi::{Distributed, on_threads};
    ///
    /// let gradients = on_threads(3, |transport| {
    ///     let world = Distributed::new(transport);
    ///     let data: Vec<f64> = world.share(600).map(|i| i as f64).collect();
    ///     let data = world.part(&data[..]);
    ///     // The mean of the squares of the distances to the data is least at their mean.
    ///     grad(|x: Reverse| world.sum(&x, &data, |x, item| (*x - *item).powi(2)) / 600.0, &299.5)
    /// });
    /// assert!(gradients.into_iter().all(|gradient| gradient.unwrap() == 0.0));
    /// ```
    ///
    /// Only one term at a time is recorded, by each thread: memory does not grow with the data. A term costs
    /// a run of its own, some fifty nanoseconds, and three operations for each parameter. If terms are
    /// smaller than that, or use few of many parameters, let an item be several of them (a chunk of the
    /// data), and add these up in the term, by [`streamed_sum`](adjoin::memory::streamed_sum).
    ///
    /// # Panics
    /// If the term does, on this rank. If the collective fails because of another rank: with the
    /// [error](Error). If the part was made by another `Distributed`, in which this rank has another place.
    #[track_caller]
    pub fn sum<R, X, I, F>(&self, parameters: &X, items: &Part<I>, term: F) -> R
    where
        R: Scalar,
        X: Differentiable<R> + Sync,
        X::Plain: Structure<With<R> = X> + Sync,
        I: Items,
        F: Fn(&X, I::Item) -> R + Sync,
    {
        self.try_sum(parameters, items, term).unwrap_or_else(|error| panic!("{error}"))
    }

    /// [`sum`](Distributed::sum), which returns the failure of another rank.
    ///
    /// # Errors
    /// If the collective fails because of another rank. All ranks get the same error (but the one whose term
    /// panics: there the panic goes on), and may call other collectives after that.
    ///
    /// # Panics
    /// If the term does, on this rank.
    #[track_caller]
    pub fn try_sum<R, X, I, F>(&self, parameters: &X, items: &Part<I>, term: F) -> Result<R, Error>
    where
        R: Scalar,
        X: Differentiable<R> + Sync,
        X::Plain: Structure<With<R> = X> + Sync,
        I: Items,
        F: Fn(&X, I::Item) -> R + Sync,
    {
        self.require_own(items);
        self.sum_over("sum", parameters, &items.items, &items.division, &term, Location::caller())
    }

    /// The sum of a term over the indices from 0 up to `items`, of which each rank takes its
    /// [share](Distributed::share). A collective.
    ///
    /// `(x: X, n, (X, index) → scalar) → scalar`. As [`sum`](Distributed::sum), for data that every rank has
    /// or can make: random numbers by their index, say.
    ///
    /// ```
    /// use adjoin::prelude::*;
    /// use adjoin_mpi::{Distributed, on_threads};
    ///
    /// let slopes = on_threads(2, |transport| {
    ///     let world = Distributed::new(transport);
    ///     grad(|[a, b]: [Reverse; 2]| world.sum_of(&[a, b], 4, |[a, b], i| *a * i as f64 + *b), &[0.5, 0.5])
    /// });
    /// assert!(slopes.into_iter().all(|slopes| slopes.unwrap() == [6.0, 4.0]));
    /// ```
    ///
    /// # Panics
    /// As [`sum`](Distributed::sum).
    #[track_caller]
    pub fn sum_of<R, X, F>(&self, parameters: &X, items: usize, term: F) -> R
    where
        R: Scalar,
        X: Differentiable<R> + Sync,
        X::Plain: Structure<With<R> = X> + Sync,
        F: Fn(&X, usize) -> R + Sync,
    {
        self.try_sum_of(parameters, items, term).unwrap_or_else(|error| panic!("{error}"))
    }

    /// [`sum_of`](Distributed::sum_of), which returns the failure of another rank.
    ///
    /// # Errors
    /// As [`try_sum`](Distributed::try_sum).
    ///
    /// # Panics
    /// If the term does, on this rank.
    #[track_caller]
    pub fn try_sum_of<R, X, F>(&self, parameters: &X, items: usize, term: F) -> Result<R, Error>
    where
        R: Scalar,
        X: Differentiable<R> + Sync,
        X::Plain: Structure<With<R> = X> + Sync,
        F: Fn(&X, usize) -> R + Sync,
    {
        let division = Division::even(self.tree(items), self.size());
        let own = division.of(self.rank());
        self.sum_over("sum_of", parameters, &own, &division, &term, Location::caller())
    }

    fn sum_over<R, X, I, F>(
        &self,
        name: &str,
        parameters: &X,
        items: &I,
        division: &Division,
        term: &F,
        place: &Location<'_>,
    ) -> Result<R, Error>
    where
        R: Scalar,
        X: Differentiable<R> + Sync,
        X::Plain: Structure<With<R> = X> + Sync,
        I: Items,
        F: Fn(&X, I::Item) -> R + Sync,
    {
        let at = &Point::new(parameters);
        let own = division.of(self.rank());
        let progress = &Progress::new(self.shows_progress, own.len());
        let sum = Sum { at, items, first: own.start, term, progress };
        let numbers = self.reduced(name, division, at, 1, &sum, place)?;
        Ok(numbers.and_then(|numbers| at.record(numbers, 1).pop()).unwrap_or_else(|| R::constant(0.0)))
    }

    /// Maps all items of all ranks to structures and combines these in pairs, in order. A collective.
    ///
    /// `(x: X, items of T, identity: U, (X, T) → U, (U, U) → U) → U`. The value is that of
    /// [`par_map_reduce`](adjoin::par_map_reduce) over all items, in every bit. Both functions depend on
    /// their arguments alone; numbers of the run around must not be captured.
    ///
    /// The mean and the variance of data in one go, with their derivatives:
    ///
    /// ```
    /// use adjoin::prelude::*;
    /// use adjoin_mpi::{Distributed, on_threads};
    ///
    /// let slopes = on_threads(2, |transport| {
    ///     let world = Distributed::new(transport);
    ///     let data = world.part(world.share(100));
    ///     let variance = |scale: Reverse| {
    ///         let item = |scale: &Reverse, i: usize| (1.0.into(), *scale * i as f64, Reverse::from(0.0));
    ///         let both = |(n, mean, squares), (m, other, others)| {
    ///             let (all, far): (Reverse, Reverse) = (n + m, other - mean);
    ///             (all, mean + far * m / all, squares + others + far * far * n * m / all)
    ///         };
    ///         let (n, _, squares) = world.reduce(&scale, &data, Default::default(), item, both);
    ///         squares / n
    ///     };
    ///     grad(variance, &2.0)
    /// });
    /// // The variance is (n² − 1) / 12 · scale².
    /// assert!(slopes.into_iter().all(|slope| (slope.unwrap() - 9999.0 / 3.0).abs() < 1e-9));
    /// ```
    ///
    /// All structures have the shape of the identity, and the result has its discrete parts (integers and the
    /// like): what is to be combined must be scalars. For m scalars and p parameters, m · (1 + p) numbers are
    /// sent in place of the 1 + p of a sum. If all that is wanted of the result is one number, a sum of that,
    /// where there is one, is cheaper.
    ///
    /// # Panics
    /// If one of the functions does on this rank, or returns another shape. If the collective fails because
    /// of another rank: with the [error](Error).
    #[track_caller]
    pub fn reduce<R, X, U, I, M, C>(
        &self,
        parameters: &X,
        items: &Part<I>,
        identity: U,
        map: M,
        combine: C,
    ) -> U
    where
        R: Scalar,
        X: Differentiable<R> + Sync,
        X::Plain: Structure<With<R> = X> + Sync,
        U: Differentiable<R>,
        U::Plain: Structure<With<R> = U> + Sync,
        I: Items,
        M: Fn(&X, I::Item) -> U + Sync,
        C: Fn(U, U) -> U + Sync,
    {
        self.try_reduce(parameters, items, identity, map, combine).unwrap_or_else(|error| panic!("{error}"))
    }

    /// [`reduce`](Distributed::reduce), which returns the failure of another rank.
    ///
    /// # Errors
    /// As [`try_sum`](Distributed::try_sum).
    ///
    /// # Panics
    /// If one of the functions does on this rank, or returns another shape.
    #[track_caller]
    pub fn try_reduce<R, X, U, I, M, C>(
        &self,
        parameters: &X,
        items: &Part<I>,
        identity: U,
        map: M,
        combine: C,
    ) -> Result<U, Error>
    where
        R: Scalar,
        X: Differentiable<R> + Sync,
        X::Plain: Structure<With<R> = X> + Sync,
        U: Differentiable<R>,
        U::Plain: Structure<With<R> = U> + Sync,
        I: Items,
        M: Fn(&X, I::Item) -> U + Sync,
        C: Fn(U, U) -> U + Sync,
    {
        self.require_own(items);
        let at = &Point::new(parameters);
        let shape = &identity.map_scalars(&mut |x: R| x.primal());
        let scalars = identity.count_scalars();
        let own = items.range();
        let progress = &Progress::new(self.shows_progress, own.len());
        let reduction: Reduced<'_, X, U, R, I, M, C> = Reduced {
            at,
            items: &items.items,
            first: own.start,
            shape,
            scalars,
            map: &map,
            combine: &combine,
            progress,
        };
        let place = Location::caller();
        Ok(match self.reduced("reduce", &items.division, at, scalars, &reduction, place)? {
            Some(numbers) => {
                let mut results = at.record(numbers, scalars).into_iter();
                shape.map_scalars(&mut |_: f64| results.next().expect("as many scalars as the identity has"))
            }
            None => identity,
        })
    }

    /// Refuses a part of another world, in which this rank has another place.
    #[track_caller]
    fn require_own<I>(&self, part: &Part<I>) {
        let (rank, size) = (part.rank, part.division.ranks());
        assert!(
            (rank, size) == (self.rank(), self.size()),
            "a part of rank {rank} of {size} is used by rank {} of {}: make it by `part` of the same `Distributed`",
            self.rank(),
            self.size()
        );
    }

    /// The numbers of a reduction; none if there are no items.
    fn reduced<R: Scalar, X: Differentiable<R>>(
        &self,
        name: &str,
        division: &Division,
        at: &Point<'_, X, R>,
        results: usize,
        reduction: &impl Reduction,
        place: &Location<'_>,
    ) -> Result<Option<Vec<f64>>, Error> {
        let tree = self.tree(division.items());
        let signature = Signature {
            name,
            items: tree.items,
            grain: tree.grain,
            division: division.fingerprint(),
            scalar: std::any::type_name::<R>(),
            parameters: at.parts(),
            results,
            place,
        };
        let own = division.of(self.rank());
        let merge = |pieces| tree.merge(pieces, &|left, right| reduction.combine(left, right));
        let work = |round: &Round<'_, T>| round.work(tree, &own, reduction);
        let pieces = self.collective(signature.to_string(), at.fingerprint(), work, &merge)?;
        Ok(pieces.into_iter().next().map(|piece| piece.numbers))
    }

    /// One collective: own work, up and down.
    fn collective(
        &self,
        text: String,
        parameters: u64,
        work: impl FnOnce(&Round<'_, T>) -> Outcome,
        merge: &dyn Fn(Vec<Piece>) -> Vec<Piece>,
    ) -> Outcome {
        if let Some((rank, panicking)) = self.left.get() {
            return Err(Error::Departed { rank, panicking });
        }
        let sequence = self.calls.replace(self.calls.get() + 1);
        let call = Call { sequence, text, parameters, departed: false, panicking: false };
        let round = Round::new(&self.transport, call);
        let own = work(&round);
        let all = round.up(own, merge);
        let outcome = round.down(all);
        if let Err(Error::Departed { rank, panicking }) = outcome {
            self.left.set(Some((rank, panicking)));
        }
        if let Some(panic) = round.into_panic() {
            resume_unwind(panic);
        }
        outcome
    }
}

impl<T: Transport> Drop for Distributed<T> {
    fn drop(&mut self) {
        if self.left.get().is_some() {
            return;
        }
        let panicking = std::thread::panicking();
        let text = "the end".to_string();
        let call = Call { sequence: self.calls.get(), text, parameters: 0, departed: true, panicking };
        let round = Round::new(&self.transport, call);
        let own = round.pass().map(|()| Vec::new());
        // Tells ranks in another collective that this one has left; the answer is not used.
        let _ = round.down(round.up(own, &|pieces| pieces));
    }
}

impl<T: Transport> std::fmt::Debug for Distributed<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Distributed")
            .field("rank", &self.rank())
            .field("size", &self.size())
            .finish_non_exhaustive()
    }
}
