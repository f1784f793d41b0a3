//! Scopes: any number of closures that may borrow from outside.

use std::cell::RefCell;

use crate::parallel::join_all;

/// A closure that was spawned.
type Body<'scope> = Box<dyn FnOnce(&Scope<'scope>) + Send + 'scope>;

/// Where closures can be spawned. See [`scope`].
///
/// Unlike rayon's it cannot be shared by threads: closures are recorded in the order in which they are
/// spawned, which must not depend on the schedule. A closure gets a scope of its own to spawn more.
pub struct Scope<'scope> {
    spawned: RefCell<Vec<Body<'scope>>>,
}

/// Runs `op`, then all closures that it has spawned, potentially in parallel, and those that they have
/// spawned.
///
/// Their results are what they write to borrowed places. What was spawned starts when `op` has ended, and not
/// while it is running, as it may with rayon. So `op` must not wait for it; and work of its own is best
/// spawned too.
///
/// ```
/// use adjoin::Real;
///
/// fn f<R: Real>(x: R) -> R {
///     let (mut sine, mut square) = (x, x);
///     adjoin::rayon::scope(|s| {
///         s.spawn(|_| sine = x.sin());
///         s.spawn(|_| square = x * x);
///     });
///     sine * square
/// }
///
/// assert_eq!(adjoin::grad(f, &0.0), 0.0);
/// ```
///
/// # Panics
/// If `op` or one of the closures does.
pub fn scope<'scope, F, T>(op: F) -> T
where
    F: FnOnce(&Scope<'scope>) -> T,
{
    let scope = Scope { spawned: RefCell::new(Vec::new()) };
    let result = op(&scope);
    scope.run();
    result
}

impl<'scope> Scope<'scope> {
    /// Spawns a closure, to be run before the [`scope`] ends.
    pub fn spawn<F: FnOnce(&Scope<'scope>) + Send + 'scope>(&self, body: F) {
        self.spawned.borrow_mut().push(Box::new(body));
    }

    fn run(self) {
        let bodies = self.spawned.into_inner();
        join_all(bodies.into_iter().map(|body| move || scope(|inner| body(inner))));
    }
}

impl std::fmt::Debug for Scope<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Scope").field("spawned", &self.spawned.borrow().len()).finish()
    }
}
