//! Sealing: between the forward pass and the first sweep, once for each run.
//!
//! The tree of tasks is now complete. Sealing gives every task its place, checks every import, and tells
//! every stretch which deposits to gather before it is swept.
//!
//! **Two orders** (`placing.rs`). Number the tasks in preorder, with the forks of a task in program order and
//! the branches of a fork once from left to right (`rightward`) and once from right to left (`leftward`).
//! Then, for two tasks F and T of which neither is an ancestor of the other, F ended before T began iff F
//! comes first in *both* orders: parallel tasks swap places between the two. So "happened before" is two
//! integer comparisons.
//!
//! **An import of T from F is valid** iff
//! - F is an ancestor of T: it was waiting while T ran, so what T saw of it was recorded before the fork;
//! - or T is an ancestor of F: T waited until F was done, so it saw F's value after the join;
//! - or F ended before T began.
//!
//! Everything else reached T from a parallel sibling, or from another run, and is an error. The tasks of a
//! local run may also import from outside it: such slots are listed ([`Outside`]), and the enclosing run has
//! to resolve them.
//!
//! **Merge points.** The deposits that T makes for F are gathered into F's adjoints when T has been swept and
//! before F continues: if F is an ancestor of T, before the stretch of F that ends with the fork above T;
//! otherwise before the last stretch of F. The gathers of a stretch are sorted by their target, then by the
//! place of the importing task: an order that the program fixes (I2).
//!
//! **Meeting on the way.** Where many tasks import the same array, their deposits are long, and the owner
//! would have to fetch them all, mostly from other threads' caches. So if both branches of a fork have such a
//! deposit, their own or one that others were added to, the right one is added to the left one right after
//! the branches, and the left one represents both from then on. The number of additions is unchanged, all but
//! two of them are made in parallel, and their order is that of the tree.
//!
//! Cost: work linear in tasks and import ranges, up to the logarithm for sorting the ranges. Large subtrees
//! and lists are handled in parallel, so no thread walks all of them (I4); nothing recurses (I5).

use rayon::prelude::*;
use std::ptr;

use crate::reverse::seal::placing::{self, PlacedFork, PlacedImport, WORTHWHILE};
use crate::reverse::tape::id::{NodeId, TaskId};
use crate::reverse::tape::known::PAGE;
use crate::reverse::tape::streams::Kind;
use crate::reverse::tape::task::{ImportRange, Place, Stretch, Task};

/// Deposits of at least `LONG` adjoints meet on the way, if there are at most `MANY` for the same target.
const LONG: u32 = 64;
const MANY: usize = 256;

/// A sealed run, beside its tasks: all that a sweep needs to know.
pub(crate) struct Sealed {
    /// All tasks of the run in pieces with consecutive ids, sorted.
    pieces: Vec<Piece>,
    /// All gathers, grouped by stretch.
    pub(crate) gathers: Vec<Gather>,
    /// The import slots of a local run that stand for values from outside it, by the place of the task.
    pub(in crate::reverse) outside: Vec<Outside>,
    /// The number of adjoints that a sweep needs.
    pub(crate) adjoints: usize,
    /// The root: the id of its index 0, the number of its indices, and the place of index 0 among the
    /// adjoints.
    start: NodeId,
    indices: u32,
    pub(crate) origin: usize,
    /// Memory for sealing.
    imports: Vec<PlacedImport>,
    forks: Vec<PlacedFork>,
}

struct Piece {
    tasks: *mut Task,
    count: usize,
    /// The stream of the first task; those of the others follow.
    stream: u32,
}

/// Import slots of a local run that stand for values from outside it: `first + j` is at the place `last − j`.
#[derive(Clone, Copy)]
pub(in crate::reverse) struct Outside {
    first: NodeId,
    length: u32,
    last: usize,
}

impl Outside {
    fn of(range: &ImportRange, origin: usize) -> Self {
        Self {
            first: range.first,
            length: range.length,
            last: origin.wrapping_add_signed(range.place as isize),
        }
    }

    /// The values, and their places among the adjoints.
    pub(in crate::reverse) fn values(self) -> impl Iterator<Item = (NodeId, usize)> {
        (0..u64::from(self.length)).map(move |j| (self.first.plus(j), self.last - j as usize))
    }
}

/// Adjoints to add up: `target + j` receives `source + length − 1 − j`, because import slots count downwards;
/// or `source + j`, if the targets are import slots themselves.
#[derive(Clone, Copy)]
pub(crate) struct Gather {
    merge_point: *mut Stretch,
    pub(crate) source: usize,
    pub(crate) target: usize,
    pub(crate) length: u32,
    pub(crate) to_slots: bool,
    /// The place of the import among all imports, in task order.
    ordinal: u32,
}

/// Why a value must not be used where it was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Misuse {
    /// It belongs to no task of this run.
    OtherRun,
    /// It belongs to a local run that has ended.
    KeptArgument,
    /// It belongs to a task that was running at the same time.
    ParallelSibling,
}

// SAFETY: the pointers reach the run's own tasks and stretches. While a run is being sealed, nobody else uses
// it; after that, its tasks and stretches are only read.
unsafe impl Send for Sealed {}
// SAFETY: as above.
unsafe impl Sync for Sealed {}
// SAFETY: as above; in the parallel parts of sealing each element has one writer, as stated there.
unsafe impl Send for Gather {}
// SAFETY: as above.
unsafe impl Sync for Gather {}

/// Why a value of a task outside the run must not be used.
fn misuse_of(task: TaskId) -> Misuse {
    if task.is_local() { Misuse::KeptArgument } else { Misuse::OtherRun }
}

impl Default for Sealed {
    fn default() -> Self {
        Self {
            pieces: Vec::new(),
            gathers: Vec::new(),
            outside: Vec::new(),
            adjoints: 0,
            start: NodeId::CONSTANT,
            indices: 0,
            origin: 0,
            imports: Vec::new(),
            forks: Vec::new(),
        }
    }
}

impl Sealed {
    /// Seals a run without forks.
    #[inline]
    pub(crate) fn seal_alone(&mut self, root: &mut Task, kind: Kind) -> Result<(), Misuse> {
        // Tasks of dropped forks may lie around the root; none of them is found.
        self.pieces.clear();
        self.gathers.clear();
        root.place = Place { origin: root.slots as usize, ..Place::FIRST };
        self.begin(root);
        if root.subtree.ranges == 0 { Ok(()) } else { self.leave_open(root, kind) }
    }

    /// Stores the root's place.
    #[inline]
    fn begin(&mut self, root: &Task) {
        self.outside.clear();
        self.adjoints = root.subtree.adjoints;
        (self.start, self.indices, self.origin) = (root.start, root.indices, root.place.origin);
    }

    /// Lists the imports of a root without other tasks: they come from outside.
    #[cold]
    fn leave_open(&mut self, root: &Task, kind: Kind) -> Result<(), Misuse> {
        for range in root.imports() {
            self.outside.push(open_import(&range.get(), root, kind)?);
        }
        Ok(())
    }

    /// Seals the run of the given root, whose tasks lie in `pieces`.
    ///
    /// # Safety
    /// `root` is the root of a run that is recorded but not sealed yet, and the caller has sole access to it;
    /// `pieces` contains all its tasks, with consecutive streams in each piece.
    pub(crate) unsafe fn seal(
        &mut self,
        root: *mut Task,
        kind: Kind,
        pieces: impl Iterator<Item = (ptr::NonNull<Task>, usize)>,
    ) -> Result<(), Misuse> {
        self.pieces.clear();
        self.gathers.clear();
        self.pieces.extend(pieces.filter(|piece| piece.1 > 0).map(|(tasks, count)| Piece {
            tasks: tasks.as_ptr(),
            count,
            // SAFETY: by the caller's contract.
            stream: unsafe { tasks.as_ref() }.id().stream(),
        }));
        self.pieces.sort_unstable_by_key(|piece| piece.stream);
        // SAFETY: by the caller's contract.
        unsafe { placing::place_tasks(root, &mut self.forks, &mut self.imports) };
        // SAFETY: the caller has sole access to the tasks, and they are placed.
        self.begin(unsafe { &*root });
        if kind == Kind::Local {
            self.set_aside_outside()?;
        }
        self.resolve_imports()?;
        self.assign_gathers();
        Ok(())
    }

    /// Moves imports of outside values from the list of imports to `outside`.
    #[cold]
    fn set_aside_outside(&mut self) -> Result<(), Misuse> {
        let imports = std::mem::take(&mut self.imports);
        for import in imports {
            let (importer, range) = (import.importer(), import.range());
            if self.find(range.first.task()).is_some() {
                self.imports.push(import);
            } else {
                self.outside.push(open_import(&range, importer, Kind::Local)?);
            }
        }
        Ok(())
    }

    /// The tasks of a run with forks.
    pub(in crate::reverse) fn tasks(&self) -> impl Iterator<Item = &Task> {
        // SAFETY: a piece has `count` consecutive tasks, which are only read once the run is sealed.
        self.pieces.iter().flat_map(|piece| unsafe { std::slice::from_raw_parts(piece.tasks, piece.count) })
    }

    /// The number of import slots of all tasks.
    pub(crate) fn slots(&self) -> usize {
        self.tasks().map(|task| task.slots as usize).sum()
    }

    /// The size of its lists in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.pieces.capacity() * size_of::<Piece>()
            + self.gathers.capacity() * size_of::<Gather>()
            + self.imports.capacity() * size_of::<PlacedImport>()
            + self.forks.capacity() * size_of::<PlacedFork>()
    }

    /// The place of a value's adjoint.
    #[inline]
    pub(crate) fn place_of(&self, value: NodeId) -> Result<usize, Misuse> {
        let index = value.after(self.start);
        if index < u64::from(self.indices) {
            return Ok(self.origin + index as usize);
        }
        let task = self.find(value.task()).ok_or_else(|| misuse_of(value.task()))?;
        let index = task.index_of(value).ok_or_else(|| misuse_of(value.task()))?;
        Ok(task.place.origin + index as usize)
    }

    /// The task with the given id, in a run with forks.
    fn find(&self, id: TaskId) -> Option<&Task> {
        let after = self.pieces.partition_point(|piece| piece.stream <= id.stream());
        let piece = self.pieces.get(after.checked_sub(1)?)?;
        let offset = (id.stream() - piece.stream) as usize;
        // SAFETY: the piece has `count` consecutive tasks, of a run that lives as long as `self` is used.
        // They are written only while they are placed, when `find` is not called.
        (offset < piece.count).then(|| unsafe { &*piece.tasks.add(offset) })
    }

    /// Checks every import and finds its merge point.
    fn resolve_imports(&mut self) -> Result<(), Misuse> {
        let mut gathers = std::mem::take(&mut self.gathers);
        let resolve = |(ordinal, import): (usize, &PlacedImport)| self.resolve(*import, ordinal as u32);
        let outcome = if self.imports.len() < WORTHWHILE {
            gathers.extend(self.imports.iter().enumerate().map(&resolve).map_while(Result::ok));
            if gathers.len() == self.imports.len() {
                Ok(())
            } else {
                resolve((gathers.len(), &self.imports[gathers.len()])).map(drop)
            }
        } else {
            let nothing = Gather {
                merge_point: ptr::null_mut(),
                source: 0,
                target: 0,
                length: 0,
                to_slots: false,
                ordinal: 0,
            };
            gathers.resize(self.imports.len(), nothing);
            gathers.par_iter_mut().zip(self.imports.par_iter().enumerate()).try_for_each(|(gather, pair)| {
                *gather = resolve(pair)?;
                Ok(())
            })
        };
        self.gathers = gathers;
        outcome
    }

    fn resolve(&self, import: PlacedImport, ordinal: u32) -> Result<Gather, Misuse> {
        let (importer, range) = (import.importer(), import.range());
        let owner = self.find(range.first.task()).ok_or_else(|| misuse_of(range.first.task()))?;
        let first = owner.index_of(range.first).ok_or_else(|| misuse_of(range.first.task()))?;
        // A page may extend beyond what its task gave out, but not beyond the page that contains the end.
        let length = range.length.min(owner.indices - first);
        let is_beyond = first + range.length > owner.indices.next_multiple_of(PAGE);
        if is_beyond || ptr::eq(owner, importer) || owner.last.is_null() {
            return Err(misuse_of(range.first.task()));
        }
        let merge_point = if owner.contains(importer) {
            self.fork_above(owner, importer)
        } else {
            let before = owner.place.rightward < importer.place.rightward
                && owner.place.leftward < importer.place.leftward;
            if !before && !importer.contains(owner) {
                return Err(Misuse::ParallelSibling);
            }
            owner.last
        };
        Ok(Gather {
            merge_point,
            source: importer.place.origin.wrapping_add_signed(range.place as isize + 1) - length as usize,
            target: owner.place.origin + first as usize,
            length,
            to_slots: false,
            ordinal,
        })
    }

    /// The stretch of `owner` that ends with the fork above `below`.
    fn fork_above(&self, owner: &Task, below: &Task) -> *mut Stretch {
        if below.parent == owner.id() {
            return below.fork;
        }
        let forks = &self.forks[owner.place.forks..][..owner.forks as usize];
        let after = forks.partition_point(|fork| fork.rightward <= below.place.rightward);
        forks[after - 1].stretch
    }

    /// Lets long deposits for the same adjoints meet at the forks between them and their merge point. The
    /// gathers must be sorted; returns whether they no longer are.
    fn let_deposits_meet(&mut self) -> bool {
        let mut gathers = std::mem::take(&mut self.gathers);
        let mut changed = false;
        // Deposits that may meet later ones, and the tasks that they represent: each is the importer or an
        // ancestor of it.
        let mut waiting: Vec<(usize, &Task)> = Vec::new();
        let same = |a: &Gather, b: &Gather| {
            (a.merge_point, a.target, a.length) == (b.merge_point, b.target, b.length)
        };
        for run in gathers.chunk_by_mut(same) {
            if run[0].length < LONG || !(3..=MANY).contains(&run.len()) {
                continue;
            }
            waiting.clear();
            for right in 0..run.len() {
                let mut task = self.imports[run[right].ordinal as usize].importer();
                let mut own = right;
                while let Some((left, other)) = waiting.last().copied() {
                    let siblings = task.fork == other.fork && task.id() != other.id();
                    if !siblings || task.fork == run[own].merge_point {
                        break;
                    }
                    let Some(parent) = self.find(task.parent) else { break };
                    // Both have been swept when their parent continues, which is before the owner does.
                    (run[own].merge_point, run[own].target) = (task.fork, run[left].source);
                    run[own].to_slots = true;
                    changed = true;
                    waiting.pop();
                    (own, task) = (left, parent);
                }
                waiting.push((own, task));
            }
        }
        self.gathers = gathers;
        changed
    }

    /// Sorts the gathers by merge point, and tells each stretch which are its own.
    fn assign_gathers(&mut self) {
        let key = |gather: &Gather| (gather.merge_point.addr(), gather.target, gather.ordinal);
        if self.gathers.len() < WORTHWHILE {
            self.gathers.sort_unstable_by_key(key);
            if self.let_deposits_meet() {
                self.gathers.sort_unstable_by_key(key);
            }
            (0..self.gathers.len()).for_each(|at| assign_from(&self.gathers, at));
        } else {
            self.gathers.par_sort_unstable_by_key(key);
            (0..self.gathers.len()).into_par_iter().for_each(|at| assign_from(&self.gathers, at));
        }
    }
}

impl Gather {
    /// Pairs of the place that an adjoint is gathered into and the place that it comes from.
    pub(crate) fn pairs(self) -> impl Iterator<Item = (usize, usize)> {
        let length = self.length as usize;
        let source = move |j: usize| if self.to_slots { j } else { length - 1 - j };
        (0..length).map(move |j| (self.target + j, self.source + source(j)))
    }
}

/// The slots of an import from outside a local run; in any other run such an import is a misuse.
fn open_import(range: &ImportRange, importer: &Task, kind: Kind) -> Result<Outside, Misuse> {
    match kind {
        Kind::Verb => Err(misuse_of(range.first.task())),
        Kind::Local => Ok(Outside::of(range, importer.place.origin)),
    }
}

/// If `at` is the first gather of a stretch, stores it there.
fn assign_from(gathers: &[Gather], at: usize) {
    let merge_point = gathers[at].merge_point;
    if at > 0 && gathers[at - 1].merge_point == merge_point {
        return;
    }
    let count = gathers[at..].partition_point(|gather| gather.merge_point.addr() <= merge_point.addr());
    // SAFETY: the stretch belongs to this run, and only its first gather leads here: it has one writer.
    unsafe {
        (*merge_point).gathers = at as u32;
        (*merge_point).gather_count = count as u32;
    }
}
