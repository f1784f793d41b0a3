//! The reverse pass of a call of a recursive function, which the forward pass of the level above keeps.

use std::sync::Arc;

use super::stored;

/// A reverse pass that gets a tuple of arguments. It uses up what the forward pass has kept.
pub trait Pull<A>: Send + Sync {
    /// Runs it, on a copy of what was kept if there is another owner: a node of the tape, or a Jacobian with
    /// more rows to come. Those of the levels below get another owner by the copy, so they are copied
    /// likewise.
    fn run(self: Arc<Self>, arguments: A);
}

impl<A, P: FnOnce(A) + Clone + Send + Sync> Pull<A> for P {
    #[inline]
    fn run(self: Arc<Self>, arguments: A) {
        Arc::unwrap_or_clone(self)(arguments);
    }
}

/// Puts a reverse pass in a box, and counts its bytes.
#[inline]
pub fn boxed<P>(pull: P) -> Arc<P> {
    stored(size_of::<P>());
    Arc::new(pull)
}
