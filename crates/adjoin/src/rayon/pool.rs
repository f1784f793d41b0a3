//! Thread pools other than the global one.

use rayon::ThreadPoolBuildError;

use crate::batch::stays_on_thread;
use crate::parallel::makes_tasks;
use crate::reverse::record::fork::fork_into;

/// A pool of threads: rayon's, which differentiated code can be moved to.
#[derive(Debug)]
pub struct ThreadPool(rayon::ThreadPool);

impl ThreadPool {
    /// Runs `op` on a thread of this pool, and all its forks there.
    ///
    /// ```
    /// let pool = adjoin::rayon::ThreadPoolBuilder::new().num_threads(2).build()?;
    /// let f = |x: adjoin::Reverse| pool.install(|| adjoin::rayon::join(|| x.sin(), || x * x)).1;
    /// assert_eq!(adjoin::grad(f, &3.0), 6.0);
    /// # Ok::<(), rayon::ThreadPoolBuildError>(())
    /// ```
    ///
    /// # Panics
    /// If `op` does.
    pub fn install<F, T>(&self, op: F) -> T
    where
        F: FnOnce() -> T + Send,
        T: Send,
    {
        if makes_tasks() {
            fork_into(&self.0, op)
        } else if stays_on_thread() {
            op()
        } else {
            self.0.install(op)
        }
    }

    /// The number of its threads.
    pub fn current_num_threads(&self) -> usize {
        self.0.current_num_threads()
    }
}

impl From<rayon::ThreadPool> for ThreadPool {
    fn from(pool: rayon::ThreadPool) -> Self {
        Self(pool)
    }
}

/// Makes a [`ThreadPool`]. For more settings, make one of rayon's and convert it.
#[derive(Debug, Default)]
pub struct ThreadPoolBuilder {
    threads: usize,
}

impl ThreadPoolBuilder {
    /// As many threads as rayon takes by itself.
    pub fn new() -> Self {
        Self::default()
    }

    /// As many threads as given; 0 for as many as rayon takes by itself.
    #[must_use]
    pub fn num_threads(self, threads: usize) -> Self {
        Self { threads }
    }

    /// Starts the threads.
    ///
    /// # Errors
    /// If they cannot be started.
    pub fn build(self) -> Result<ThreadPool, ThreadPoolBuildError> {
        rayon::ThreadPoolBuilder::new().num_threads(self.threads).build().map(ThreadPool)
    }
}
