//! Junctions of parallel sweeps in loom: see `crates/adjoin/src/reverse/sweep/junction.rs`, which is the code
//! that runs here.

#![cfg(all(loom, test))]

#[path = "../../adjoin/src/reverse/sweep/junction.rs"]
mod junction;

use std::sync::atomic::{AtomicUsize, Ordering};

use junction::Junction;
use loom::cell::UnsafeCell;
use loom::sync::Arc;
use loom::thread;

/// What a step of the model does.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Step {
    /// Adds up what the jobs have written, and writes it to the place.
    Sum(usize),
}

/// Adjoints as the sweep has them: written without locks. loom reports two accesses of one that nothing
/// orders.
struct Adjoints([UnsafeCell<u32>; 5]);

// SAFETY: a model of memory that is shared without locks; loom checks each access.
unsafe impl Sync for Adjoints {}

impl Adjoints {
    fn add(&self, place: usize, value: u32) {
        // SAFETY: loom reports it if this is not the only access.
        self.0[place].with_mut(|adjoint| unsafe { *adjoint += value });
    }

    fn get(&self, place: usize) -> u32 {
        // SAFETY: as above.
        self.0[place].with(|adjoint| unsafe { *adjoint })
    }
}

/// Does steps and what follows them, as `Job::run`.
fn run(adjoints: &Adjoints, mut junction: Option<Arc<Junction<Step>>>, done: &AtomicUsize) {
    while let Some(here) = junction.take() {
        let Some((steps, outer)) = here.arrive() else { return };
        for Step::Sum(place) in steps {
            let sum = (0..place).map(|below| adjoints.get(below)).sum();
            adjoints.add(place, sum);
            done.fetch_add(1, Ordering::Relaxed);
        }
        junction = outer;
    }
}

#[test]
fn the_last_job_continues_and_sees_what_all_have_written() {
    loom::model(|| {
        let adjoints = Arc::new(Adjoints(std::array::from_fn(|_| UnsafeCell::new(0))));
        let done = std::sync::Arc::new(AtomicUsize::new(0));
        let junction = Junction::after(3, vec![Step::Sum(3)], None);
        let jobs: Vec<_> = (1..3)
            .map(|job| {
                let (adjoints, junction, done) = (Arc::clone(&adjoints), Arc::clone(&junction), done.clone());
                thread::spawn(move || {
                    adjoints.add(job, 10 + job as u32);
                    run(&adjoints, Some(junction), &done);
                })
            })
            .collect();
        adjoints.add(0, 10);
        run(&adjoints, Some(junction), &done);
        jobs.into_iter().for_each(|job| job.join().expect("no job panics"));
        assert_eq!(adjoints.get(3), 10 + 11 + 12);
        assert_eq!(done.load(Ordering::Relaxed), 1);
    });
}

#[test]
fn junctions_after_junctions_are_done_from_the_inside() {
    loom::model(|| {
        let adjoints = Arc::new(Adjoints(std::array::from_fn(|_| UnsafeCell::new(0))));
        let done = std::sync::Arc::new(AtomicUsize::new(0));
        // Two jobs of the outer one: a thread, and what follows the inner one.
        let outer = Junction::after(2, vec![Step::Sum(4)], None);
        let inner = Junction::after(2, vec![Step::Sum(2)], Some(Arc::clone(&outer)));
        let spawn = |place: usize, value: u32, junction: &Arc<Junction<Step>>| {
            let (adjoints, junction, done) = (Arc::clone(&adjoints), Arc::clone(junction), done.clone());
            thread::spawn(move || {
                adjoints.add(place, value);
                run(&adjoints, Some(junction), &done);
            })
        };
        let jobs = [spawn(3, 100, &outer), spawn(1, 7, &inner)];
        adjoints.add(0, 5);
        run(&adjoints, Some(inner), &done);
        jobs.into_iter().for_each(|job| job.join().expect("no job panics"));
        assert_eq!(adjoints.get(2), 12);
        assert_eq!(adjoints.get(4), 5 + 7 + 12 + 100);
        assert_eq!(done.load(Ordering::Relaxed), 2);
    });
}
