//! Ranks as threads of this process.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::Transport;

/// One of several ranks that are threads of this process. See [`on_threads`].
#[derive(Debug)]
pub struct Threads {
    rank: usize,
    all: Arc<Vec<Mailbox>>,
}

/// What has been sent to a rank, by sender.
#[derive(Debug)]
struct Mailbox {
    letters: Mutex<Letters>,
    arrived: Condvar,
}

#[derive(Debug)]
struct Letters {
    from: Vec<VecDeque<Vec<u8>>>,
    /// Which ranks have gone.
    gone: Vec<bool>,
}

impl Mailbox {
    fn open(&self) -> MutexGuard<'_, Letters> {
        // Nothing panics while the lock is held.
        self.letters.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Threads {
    /// Makes `size` ranks, one for each thread.
    ///
    /// # Panics
    /// If there are none.
    pub fn ranks(size: usize) -> Vec<Self> {
        assert!(size > 0, "there is at least one rank");
        let mailbox = |_| Mailbox {
            letters: Mutex::new(Letters { from: vec![VecDeque::new(); size], gone: vec![false; size] }),
            arrived: Condvar::new(),
        };
        let all = Arc::new((0..size).map(mailbox).collect());
        (0..size).map(|rank| Self { rank, all: Arc::clone(&all) }).collect()
    }
}

impl Transport for Threads {
    fn rank(&self) -> usize {
        self.rank
    }

    fn size(&self) -> usize {
        self.all.len()
    }

    fn send(&self, to: usize, message: &[u8]) {
        let mailbox = &self.all[to];
        mailbox.open().from[self.rank].push_back(message.to_vec());
        mailbox.arrived.notify_all();
    }

    /// # Panics
    /// If that rank has gone without sending one.
    fn receive(&self, from: usize) -> Vec<u8> {
        let mailbox = &self.all[self.rank];
        let mut letters = mailbox.open();
        loop {
            if let Some(message) = letters.from[from].pop_front() {
                return message;
            }
            let gone = letters.gone[from];
            if gone {
                drop(letters);
                panic!("rank {from} has gone, and rank {} waits for a message of it", self.rank);
            }
            letters = mailbox.arrived.wait(letters).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        for mailbox in self.all.iter() {
            mailbox.open().gone[self.rank] = true;
            mailbox.arrived.notify_all();
        }
    }
}

/// Runs `f` once for each of `size` ranks, each on a thread of its own. Returns what each returned, or the
/// panic that it ended with.
///
/// All ranks share the pool of rayon that their terms run on.
///
/// ```
/// use adjoin_mpi::{Distributed, on_threads};
///
/// let sums = on_threads(3, |transport| {
///     let world = Distributed::new(transport);
///     world.sum_of(&2.0, 100, |x: &f64, item| x * item as f64)
/// });
/// assert!(sums.into_iter().all(|sum| sum.unwrap() == 9900.0));
/// ```
pub fn on_threads<T: Send>(size: usize, f: impl Fn(Threads) -> T + Sync) -> Vec<thread::Result<T>> {
    let f = &f;
    thread::scope(|scope| {
        let ranks = Threads::ranks(size).into_iter();
        let threads: Vec<_> = ranks.map(|transport| scope.spawn(move || f(transport))).collect();
        threads.into_iter().map(thread::ScopedJoinHandle::join).collect()
    })
}
