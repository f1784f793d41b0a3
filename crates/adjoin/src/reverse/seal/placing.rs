//! Placing tasks: where each of them stands in every numbering of the tree.
//!
//! The first part of sealing (`sealed.rs`). A task's own part comes first in every numbering, then its forks in the order of time.
//! How large a subtree is has been added up while it was recorded, so subtrees can be placed independently of each other, and in
//! parallel.

use std::ptr;

use crate::reverse::tape::task::{ImportRange, Place, RangeRef, Stretch, Task};

/// Subtrees of so many tasks, and lists of so many imports, are worth a thread of their own.
pub(in crate::reverse) const WORTHWHILE: usize = 4096;

/// An import, and the task that made it.
#[derive(Clone, Copy)]
pub(in crate::reverse) struct PlacedImport {
    importer: *const Task,
    range: Option<RangeRef>,
}

impl PlacedImport {
    pub(in crate::reverse) fn importer<'a>(self) -> &'a Task {
        // SAFETY: this points to a task of a run that is being sealed, whose tasks are only read once they are placed.
        unsafe { &*self.importer }
    }

    pub(in crate::reverse) fn range(self) -> ImportRange {
        self.range.expect("the list was filled in").get()
    }
}

/// A fork, and the place of its first branch.
#[derive(Clone, Copy)]
pub(in crate::reverse) struct PlacedFork {
    pub(in crate::reverse) rightward: u32,
    pub(in crate::reverse) stretch: *mut Stretch,
}

// SAFETY: the pointers reach the run's own tasks and stretches. While a run is sealed, nobody else uses it; after that,
// its tasks and stretches are only read.
unsafe impl Send for PlacedImport {}
// SAFETY: as above.
unsafe impl Sync for PlacedImport {}
// SAFETY: as above.
unsafe impl Send for PlacedFork {}
// SAFETY: as above.
unsafe impl Sync for PlacedFork {}

/// Numbers all tasks below a root, and lists their forks and imports in the order of the tasks.
///
/// # Safety
/// `root` is the root of a run that is recorded and not sealed yet, to which the caller has sole access.
pub(in crate::reverse) unsafe fn place_tasks(
    root: *mut Task,
    forks: &mut Vec<PlacedFork>,
    imports: &mut Vec<PlacedImport>,
) {
    // SAFETY: as the caller says.
    let totals = unsafe { (*root).subtree };
    forks.clear();
    forks.resize(totals.forks as usize, PlacedFork { rightward: 0, stretch: ptr::null_mut() });
    imports.clear();
    let nothing = PlacedImport { importer: ptr::null(), range: None };
    imports.resize(totals.ranges as usize, nothing);
    let lists = Lists { forks: forks.as_mut_ptr(), imports: imports.as_mut_ptr() };
    let start = Subtree { task: root, rightward: 0, leftward: 0, adjoints: 0, ranges: 0, forks: 0 };
    if (totals.tasks as usize) < 2 * WORTHWHILE || rayon::current_num_threads() == 1 {
        place_subtree(lists, start, &mut |_| false);
    } else {
        rayon::scope(move |scope| place_in_scope(scope, lists, start));
    }
}

/// Where the lists of forks and imports are being filled in.
#[derive(Clone, Copy)]
struct Lists {
    forks: *mut PlacedFork,
    imports: *mut PlacedImport,
}

/// A subtree to be placed: its root, and where its part of every numbering begins.
#[derive(Clone, Copy)]
struct Subtree {
    task: *mut Task,
    rightward: u32,
    leftward: u32,
    adjoints: usize,
    ranges: usize,
    forks: usize,
}

// SAFETY: a subtree is placed by one thread, and writes only to its own tasks and its own part of the lists.
unsafe impl Send for Subtree {}
// SAFETY: as above.
unsafe impl Send for Lists {}
// SAFETY: as above.
unsafe impl Sync for Lists {}

fn place_in_scope(scope: &rayon::Scope<'_>, lists: Lists, start: Subtree) {
    place_subtree(lists, start, &mut |subtree| {
        scope.spawn(move |scope| {
            let (lists, subtree) = (lists, subtree);
            place_in_scope(scope, lists, subtree);
        });
        true
    });
}

/// Places a subtree, but for those subtrees of it that `delegate` takes over. Of the large ones below a task it is
/// offered all but one: a list of forks nested in each other is placed without handing anything over.
fn place_subtree(lists: Lists, start: Subtree, delegate: &mut dyn FnMut(Subtree) -> bool) {
    let mut stack = vec![start];
    while let Some(at) = stack.pop() {
        // SAFETY: this thread alone places the subtree, so it has the task; lists and stretches of it likewise.
        let task = unsafe { &mut *at.task };
        task.place = Place {
            rightward: at.rightward,
            leftward: at.leftward,
            origin: at.adjoints + task.slots as usize,
            forks: at.forks,
        };
        list_imports(lists, &at, task);

        // The task's own part comes first in every numbering, then its forks in the order of time. Stretches are
        // walked backwards, so each numbering is filled from its end.
        let mut end = Subtree {
            task: at.task,
            rightward: at.rightward + task.subtree.tasks,
            leftward: at.leftward + task.subtree.tasks,
            adjoints: at.adjoints + task.subtree.adjoints,
            ranges: at.ranges + task.subtree.ranges as usize,
            forks: at.forks + task.subtree.forks as usize,
        };
        let mut fork = at.forks + task.forks as usize;
        let mut stretch = task.last;
        let mut kept_large = false;
        // SAFETY: a task's stretches are valid records, only read here.
        while let Some(current) = unsafe { stretch.as_ref() } {
            if current.branch_count > 0 {
                let branches = current.branches();
                end.leftward -= branches.iter().map(|branch| branch.subtree.tasks).sum::<u32>();
                let mut leftward = end.leftward;
                for (place, branch) in branches.iter().enumerate().rev() {
                    end.rightward -= branch.subtree.tasks;
                    end.adjoints -= branch.subtree.adjoints;
                    end.ranges -= branch.subtree.ranges as usize;
                    end.forks -= branch.subtree.forks as usize;
                    let task = current.branches.wrapping_add(place);
                    let subtree = Subtree { task, leftward, ..end };
                    leftward += branch.subtree.tasks;
                    stack.push(subtree);
                }
                // Only now, when this thread does not look at the branches any more, may others have them.
                let mut new = stack.len() - current.branch_count as usize;
                while let Some(subtree) = stack.get(new).copied() {
                    // SAFETY: nobody else has the subtree yet.
                    let large = unsafe { (*subtree.task).subtree.tasks as usize } >= WORTHWHILE;
                    if large && kept_large && delegate(subtree) {
                        stack.swap_remove(new);
                    } else {
                        kept_large |= large;
                        new += 1;
                    }
                }
                fork -= 1;
                // SAFETY: the task's forks have this part of the list to themselves.
                unsafe { *lists.forks.add(fork) = PlacedFork { rightward: end.rightward, stretch } };
            }
            stretch = current.earlier;
        }
    }
}

/// Lists the imports of a task, oldest first.
fn list_imports(lists: Lists, at: &Subtree, task: &Task) {
    let end = at.ranges + task.ranges as usize;
    for (before, range) in task.imports().take(task.ranges as usize).enumerate() {
        let import = PlacedImport { importer: at.task, range: Some(range) };
        // SAFETY: the task's imports have this part of the list to themselves, as many places as it has ranges.
        unsafe { *lists.imports.add(end - 1 - before) = import };
    }
}
