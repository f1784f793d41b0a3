//! Placing tasks: the position of each in every numbering of the tree.
//!
//! The first part of sealing (`sealed.rs`). A task's own part comes first in every numbering, then its forks
//! in program order. The size of a subtree was added up while it was recorded, so subtrees can be placed
//! independently and in parallel.

use std::ptr;

use crate::reverse::tape::task::{ImportRange, Place, RangeRef, Stretch, Task};

/// Minimum number of tasks in a subtree, or of imports in a list, that is worth a thread.
pub(in crate::reverse) const WORTHWHILE: usize = 4096;

/// An import, and the task that made it.
#[derive(Clone, Copy)]
pub(in crate::reverse) struct PlacedImport {
    importer: *const Task,
    range: Option<RangeRef>,
}

impl PlacedImport {
    pub(in crate::reverse) fn importer<'a>(self) -> &'a Task {
        // SAFETY: this points to a task of a run that is being sealed; its tasks are only read once they are
        // placed.
        unsafe { &*self.importer }
    }

    pub(in crate::reverse) fn range(self) -> ImportRange {
        self.range.expect("the list is filled").get()
    }
}

/// A fork, and the place of its first branch.
#[derive(Clone, Copy)]
pub(in crate::reverse) struct PlacedFork {
    pub(in crate::reverse) rightward: u32,
    pub(in crate::reverse) stretch: *mut Stretch,
}

// SAFETY: the pointers reach the run's own tasks and stretches. While a run is being sealed, nobody else uses
// it; after that, its tasks and stretches are only read.
unsafe impl Send for PlacedImport {}
// SAFETY: as above.
unsafe impl Sync for PlacedImport {}
// SAFETY: as above.
unsafe impl Send for PlacedFork {}
// SAFETY: as above.
unsafe impl Sync for PlacedFork {}

/// Numbers all tasks below a root, and lists their forks and imports in task order.
///
/// # Safety
/// `root` is the root of a run that is recorded but not sealed yet, and the caller has sole access to it.
pub(in crate::reverse) unsafe fn place_tasks(
    root: *mut Task,
    forks: &mut Vec<PlacedFork>,
    imports: &mut Vec<PlacedImport>,
) {
    // SAFETY: by the caller's contract.
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

/// Where the lists of forks and imports are filled.
#[derive(Clone, Copy)]
struct Lists {
    forks: *mut PlacedFork,
    imports: *mut PlacedImport,
}

/// A subtree to be placed: its root, and the start of its part of every numbering.
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

/// Places a subtree, except for those subtrees that `delegate` takes over. It is offered all but one of the
/// large subtrees below a task, so a chain of nested forks is placed without delegation.
fn place_subtree(lists: Lists, start: Subtree, delegate: &mut dyn FnMut(Subtree) -> bool) {
    let mut stack = vec![start];
    while let Some(at) = stack.pop() {
        // SAFETY: only this thread places the subtree, so it has the task, its stretches and its part of the
        // lists.
        let task = unsafe { &mut *at.task };
        task.place = Place {
            rightward: at.rightward,
            leftward: at.leftward,
            origin: at.adjoints + task.slots as usize,
            forks: at.forks,
        };
        list_imports(lists, &at, task);

        // The task's own part comes first in every numbering, then its forks in program order. Stretches are
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
                // Others may have the branches only now, when this thread does not read them any more.
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
                // SAFETY: this part of the list belongs to the task's forks alone.
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
        // SAFETY: this part of the list belongs to the task's imports alone, and has as many places as the
        // task has ranges.
        unsafe { *lists.imports.add(end - 1 - before) = import };
    }
}
