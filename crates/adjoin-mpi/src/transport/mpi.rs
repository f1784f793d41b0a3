//! Ranks as processes of an MPI job.

use mpi::Threading;
use mpi::environment::Universe;
use mpi::point_to_point::{Destination, Source};
use mpi::topology::{Communicator, SimpleCommunicator};

use super::Transport;
use super::frames::{frames, joined};

/// The bytes that one message of MPI carries at most.
const FRAME: usize = 1 << 30;

/// The ranks of an MPI job.
///
/// Messages go by a communicator of their own, so they cannot be taken for other messages of the program.
/// Point-to-point messages are all that is used.
pub struct Mpi {
    communicator: SimpleCommunicator,
    /// Present if MPI was started here: it is shut down when this is dropped, after the communicator.
    _universe: Option<Universe>,
}

impl Mpi {
    /// Starts MPI, for all ranks of the job; `None` if it has been started already. A program that was not
    /// started by `mpirun` or the like is a job of one rank.
    ///
    /// MPI is only ever called from the thread that calls this.
    pub fn start() -> Option<Self> {
        let (universe, _) = mpi::initialize_with_threading(Threading::Funneled)?;
        let communicator = universe.world().duplicate();
        Some(Self { communicator, _universe: Some(universe) })
    }

    /// The ranks of a communicator, for programs that use MPI themselves. All its ranks have to call this.
    pub fn of(communicator: &impl Communicator) -> Self {
        Self { communicator: communicator.duplicate(), _universe: None }
    }
}

impl std::fmt::Debug for Mpi {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mpi").field("rank", &self.rank()).field("size", &self.size()).finish()
    }
}

impl Transport for Mpi {
    fn rank(&self) -> usize {
        self.communicator.rank().try_into().expect("ranks are not negative")
    }

    fn size(&self) -> usize {
        self.communicator.size().try_into().expect("sizes are not negative")
    }

    fn send(&self, to: usize, message: &[u8]) {
        let process = self.communicator.process_at_rank(rank_of(to));
        frames(message, FRAME).for_each(|frame| process.send(frame));
    }

    fn receive(&self, from: usize) -> Vec<u8> {
        let process = self.communicator.process_at_rank(rank_of(from));
        joined(FRAME, || process.receive_vec().0)
    }
}

fn rank_of(rank: usize) -> i32 {
    rank.try_into().expect("MPI counts ranks by 32 bits")
}
