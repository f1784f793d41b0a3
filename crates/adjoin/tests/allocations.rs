//! The number of allocations, and the amount of memory kept.
//!
//! Allocations are counted for each thread, because threads of a dropped pool end at any later time; and for
//! the whole process where several threads are at work. There is one test function, because the tests of a
//! binary run at the same time.

use adjoin::memory::streamed_sum;
use adjoin::prelude::*;
use adjoin::{Vector, hvp_into, jvp_into, kept_memory, release_memory, set_memory_limit, vjp_into};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};

struct Counting;

static CALLS: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    static OWN_CALLS: Cell<usize> = const { Cell::new(0) };
    /// Bytes allocated and not freed, by this thread.
    static LIVE: Cell<isize> = const { Cell::new(0) };
}

// SAFETY: everything is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        CALLS.fetch_add(1, Ordering::Relaxed);
        OWN_CALLS.set(OWN_CALLS.get() + 1);
        LIVE.set(LIVE.get() + layout.size() as isize);
        // SAFETY: as the caller says.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        LIVE.set(LIVE.get() - layout.size() as isize);
        // SAFETY: as the caller says.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The number of allocations of `f`, after two earlier calls: on this thread, and in the whole process.
fn all_allocations<T>(mut f: impl FnMut() -> T) -> [usize; 2] {
    let counts = || [OWN_CALLS.get(), CALLS.load(Ordering::Relaxed)];
    drop((f(), f()));
    let before = counts();
    let result = f();
    let after = counts();
    drop(result);
    [after[0] - before[0], after[1] - before[1]]
}

fn allocations<T>(f: impl FnMut() -> T) -> usize {
    all_allocations(f)[0]
}

fn product(x: Reverse, y: Reverse, n: usize) -> Reverse {
    (0..n).fold(x, |z, _| z * y)
}

/// A balanced tree of forks over `n` leaves.
fn tree(x: Reverse, y: Reverse, n: usize) -> Reverse {
    if n == 1 {
        return x * y;
    }
    let (a, b) = join(|| tree(x, y, n / 2), || tree(x, y, n - n / 2));
    a + b
}

fn a_gradient_without_forks_allocates_nothing() {
    for n in [1000, 16_000, 256_000] {
        let count = allocations(|| value_and_grad(|[x, y]| product(x, y, n), &[1.0, 0.9999]));
        assert_eq!(count, 0, "for {n} operations");
    }
}

fn a_jacobian_in_memory_of_the_caller_allocates_nothing() {
    let mut entries = [0.0; 9];
    let f = |[x, y, z]: [Reverse; 3]| [x * y, y * z, x.sin() * z];
    assert_eq!(allocations(|| value_and_jacobian_into(f, &[1.0, 2.0, 3.0], &mut entries)), 0);
    let few = |[x, y, z]: [Reverse; 3]| [x * y + z];
    assert_eq!(allocations(|| value_and_jacobian_into(few, &[1.0, 2.0, 3.0], &mut entries[..3])), 0);
    // More rows than are swept at once.
    let many =
        |x: [Reverse; 6]| [x[0] * x[1], x[1] * x[2], x[2] * x[3], x[3] * x[4], x[4] * x[5], x[5] * x[0]];
    let mut entries = [0.0; 36];
    assert_eq!(allocations(|| value_and_jacobian_into(many, &[0.5; 6], &mut entries)), 0);
}

/// The row of derivatives, the lists around it, and the node.
const FOR_A_SUM: usize = 16;

fn a_streamed_sum_allocates_nothing_for_a_term() {
    let count = |terms: usize, nodes: usize| {
        let f = |[x, y]: [Reverse; 2]| streamed_sum(0..terms, |_| product(x, y, nodes));
        allocations(|| value_and_grad(f, &[1.0, 0.9999]))
    };
    let counts = [count(10, 10), count(10_000, 10), count(10, 10_000), count(3, 400_000)];
    assert!(counts.iter().all(|count| *count <= FOR_A_SUM), "{counts:?}");
    // Sums inside of sums have memory of their own, and rows.
    let f = |[x, y]: [Reverse; 2]| {
        streamed_sum(0..100, |_| streamed_sum(0..10, |_| product(x, y, 10)) * streamed_sum(0..10, |_| x * y))
    };
    let count = allocations(|| value_and_grad(f, &[1.0, 0.9999]));
    assert!(count <= (2 * 100 + 1) * FOR_A_SUM, "{count}");
}

fn a_gradient_over_a_vector_allocates_input_and_result_only() {
    let count = |n: usize| {
        let xs = vec![0.5; n];
        allocations(|| value_and_grad(|xs: Vec<Reverse>| xs.iter().map(|x| *x * xs[0]).sum(), &xs))
    };
    assert_eq!((count(1000), count(16_000)), (2, 2));
}

fn forks_on_one_thread_allocate_nothing_that_grows() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread can be started");
    let count =
        |n: usize| pool.install(|| allocations(|| value_and_grad(|[x, y]| tree(x, y, n), &[1.0, 0.5])));
    let (few, many) = (count(1000), count(16_000));
    // The stack of the sweep, which doubles as the tree gets deeper.
    assert!(many <= few + 8, "{few} allocations for 1000 forks, {many} for 16000");
}

/// On several threads a sweep hands out jobs, each of some thousand operations; the recording still allocates
/// nothing.
fn forks_on_two_threads_allocate_by_the_job_and_not_by_the_fork() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().expect("threads can be started");
    let n = 64_000;
    let [_, count] = pool.install(|| all_allocations(|| value_and_grad(|[x, y]| tree(x, y, n), &[1.0, 0.5])));
    assert!(count <= n / 20, "{count} allocations for {n} forks");
}

fn a_pullback_allocates_for_its_result_alone() {
    let (_, pullback) = vjp(|[x, y]| product(x, y, 50_000), &[1.0, 0.9999]);
    assert_eq!(allocations(|| pullback.call(&1.0)), 0);
    let (_, pullback) =
        vjp(|xs: Vec<Reverse>| xs.iter().map(|x| *x * xs[0]).sum::<Reverse>(), &vec![0.5; 5000]);
    assert_eq!(allocations(|| pullback.call(&1.0)), 1);
}

fn verbs_in_place_allocate_nothing() {
    let (x, direction) = (vec![0.5; 100], vec![0.25; 100]);
    let mut out = vec![0.0; 100];
    let forward = |x: &Vec<Forward>| x.iter().zip(&x[1..]).map(|(a, b)| *a * *b).sum::<Forward>();
    assert_eq!(allocations(|| jvp_into(forward, &x, &direction, &mut out[..1])), 0);
    let second = |x: &Vec<Forward<Reverse>>| x.iter().zip(&x[1..]).map(|(a, b)| *a * *b).sum();
    assert_eq!(allocations(|| hvp_into(second, &x, &direction, &mut out)), 0);
    let reverse = |x: &Vec<Reverse>| (x.iter().zip(&x[1..]).map(|(a, b)| *a * *b).sum::<Reverse>(), x[0]);
    assert_eq!(allocations(|| vjp_into(reverse, &x, &(1.0, 2.0), &mut out)), 0);
    let (_, pullback) = vjp(|x: Vec<Reverse>| reverse(&x), &x);
    assert_eq!(allocations(|| pullback.call_into(&(1.0, 2.0), &mut out)), 0);
    let few = |x: &[Forward<Reverse>; 3]| x[0] * x[1] * x[2];
    assert_eq!(allocations(|| hvp_into(few, &[1.0, 2.0, 3.0], &[1.0, 0.0, 0.0], &mut out[..3])), 0);
    // What they keep is counted, and released.
    let kept = kept_memory();
    assert_eq!(allocations(|| jvp_into(forward, &vec![0.5; 5000], &vec![0.0; 5000], &mut out[..1])), 2);
    assert!(kept_memory() >= kept + 4900 * (24 + 8), "{} and {kept}", kept_memory());
    release_memory();
    assert_eq!(kept_memory(), 0);
}

fn nested_runs_are_pooled_too() {
    let inner = |x: f64| grad(|[y, z]| product(y, z, 2000), &[x, 1.0])[0];
    let count = allocations(|| grad(|[x, y]| product(x, y, 2000) * inner(x.primal()), &[1.0, 1.0]));
    assert_eq!(count, 0);
}

/// Programs on arrays of `n` numbers, one for each family of operations.
fn array_program(number: usize, w: &Vector<Reverse>, x: &Vector<Reverse>) -> Reverse {
    let n = x.len();
    let square = x.slice(..n - n % 10).reshape(n / 10, 10);
    match number {
        0 => ((x * w + x) / 2.0).sum() + x.add_scaled(w[0], w).norm(),
        1 => x.map(|x| (x * x + 1.0).ln()).max() + x.zip_map(w, |x, w| x.sin() * w).mean(),
        2 => square.dot(&x.slice(..10)).log_sum_exp() + square.transposed().dot(&square).trace(),
        3 => x.softmax().cumulative_sum().dot(w) + x.step_by(3).product(),
        6 => x.scan(w[0], |y, x| (y + x).sin()).sum() + w.fold(x[0], |y, w| y * w + x[1]),
        4 => Vector::concatenate([x, w]).reversed().slice(n / 2..n).sum(),
        _ => {
            let mut written = x.clone();
            written[n / 2] = w[0] * w[1];
            (written * w).sum()
        }
    }
}

fn array_operations_allocate_per_operation_not_per_element() {
    for program in 0..7 {
        let count = |n: usize| {
            let point = (Vector::from(vec![0.5; n]), Vector::from(vec![0.25; n]));
            allocations(|| {
                value_and_grad(|(w, x): (Vector<_>, Vector<_>)| array_program(program, &w, &x), &point)
            })
        };
        // Below the size from which on buffers are kept, and threads get parts. A large run is kept elsewhere
        // than a small one, which may take a list more or less.
        let (few, many) = (count(500), count(4000));
        assert!(many <= few + 4, "program {program}: {few} allocations for 500 elements, {many} for 4000");
    }
    // A captured value is recorded for each element, in a list that doubles.
    let count = |n: usize| {
        let point = (0.5, Vector::from(vec![0.25; n]));
        allocations(|| value_and_grad(|(s, x): (Reverse, Vector<_>)| x.map(|x| (x * s).sin()).sum(), &point))
    };
    let (few, many) = (count(500), count(4000));
    assert!(many <= few + 4, "{few} allocations for 500 elements, {many} for 4000");
}

/// An operation allocates its result (the numbers, and a count of references), and nothing for its node or
/// its operands; one with a single result allocates nothing.
fn array_operations_allocate_their_results_alone() {
    let mut gradient = vec![0.0; 200];
    let point = (Vector::from(vec![0.5; 100]), Vector::from(vec![0.25; 100]));
    let mut count = |f: fn(&Vector<Reverse>, &Vector<Reverse>) -> Reverse| {
        allocations(|| value_and_grad_into(|(w, x)| f(w, x), &point, &mut gradient))
    };
    assert_eq!(count(Vector::dot), 0);
    assert_eq!(count(|w, x| w.sum() + x.norm_squared()), 0);
    assert_eq!(count(|w, x| w.slice(10..50).dot(&x.slice(50..90))), 0);
    assert_eq!(count(|w, x| (w + x).sum()), 2);
    assert_eq!(count(|w, x| ((w + x) * w - x).sum()), 6);
    // The numbers of longer results are kept for the next one.
    let long = (Vector::from(vec![0.5; 1000]), Vector::from(vec![0.25; 1000]));
    assert_eq!(allocations(|| value_and_grad(|(w, x): (Vector<_>, Vector<_>)| w.dot(&x), &long)), 2);
    assert_eq!(allocations(|| value_and_grad(|(w, x): (Vector<_>, Vector<_>)| (w * x).sum(), &long)), 3);
}

fn kept_memory_is_bounded_and_released() {
    let live = || LIVE.get();
    let large = || value_and_grad(|[x, y]| product(x, y, 1_000_000), &[1.0, 0.999_999]);
    // Some words are kept forever: the record of used ids (`reverse/tape/streams.rs`).
    large();
    release_memory();
    assert_eq!(kept_memory(), 0);
    let nothing = live();
    let held = || (live() - nothing) as usize;

    large();
    let nodes = 24 * 1_000_000;
    assert!(kept_memory() >= nodes && held() >= nodes);
    // The reported memory is what is kept, apart from some bookkeeping.
    assert!(held() <= kept_memory() + 4096, "{} kept, {} live", kept_memory(), held());

    release_memory();
    assert_eq!(kept_memory(), 0);
    assert_eq!(live(), nothing, "released memory is freed");

    set_memory_limit(nodes / 2);
    large();
    assert!(kept_memory() <= nodes / 2 && held() <= nodes / 2);
    set_memory_limit(0);
    value_and_grad(|[x, y]| x * y, &[1.0, 2.0]);
    assert_eq!((kept_memory(), live()), (0, nothing));
    set_memory_limit(1 << 29);
}

/// The lists that sealing makes count as well.
fn kept_memory_counts_imports() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread can be started");
    pool.install(|| {
        release_memory();
        let before = LIVE.get();
        grad(|[x, y]| tree(x, y, 100_000), &[1.0, 0.5]);
        let (kept, live) = (kept_memory(), (LIVE.get() - before) as usize);
        assert!(live <= kept + kept / 20, "{kept} kept, {live} live");
        release_memory();
        assert!(LIVE.get() - before < 4096);
    });
}

#[differentiable]
mod recursive {
    // Each run of a level allocates a vector.
    #[compiled]
    pub fn chain(x: f64, n: usize) -> f64 {
        let parts = vec![x.sin(), x * 0.99];
        if n == 0 { parts[0] } else { parts[0] * 0.5 + chain(parts[1], n - 1) }
    }

    #[compiled]
    pub fn tree(x: &[f64]) -> Vec<f64> {
        if x.len() == 1 {
            return vec![x[0].sin()];
        }
        let (left, right) = x.split_at(x.len() / 2);
        let (a, b) = (tree(left), tree(right));
        vec![a[0] * b[0] + x[0]]
    }
}

/// Neither pass runs a level again for the levels above it.
fn recursive_functions_run_once_for_each_level() {
    let of_chain = |n: usize| allocations(|| recursive::chain::value_and_grad(0.7, n));
    let chains = [100, 200, 400].map(of_chain);
    assert_eq!(chains[2] - chains[1], 2 * (chains[1] - chains[0]), "{chains:?}");
    let of_tree = |n: usize| {
        let x = vec![0.7; n];
        allocations(|| recursive::tree::value_and_jacobian(&x))
    };
    let trees = [64, 128, 256].map(of_tree);
    assert_eq!(trees[2] - trees[1], 2 * (trees[1] - trees[0]), "{trees:?}");
}

#[test]
fn memory_is_pooled_bounded_and_released() {
    // This comes before any pool: the threads of a dropped pool free their memory at any later time.
    kept_memory_is_bounded_and_released();
    verbs_in_place_allocate_nothing();
    a_gradient_without_forks_allocates_nothing();
    a_jacobian_in_memory_of_the_caller_allocates_nothing();
    a_streamed_sum_allocates_nothing_for_a_term();
    a_gradient_over_a_vector_allocates_input_and_result_only();
    forks_on_one_thread_allocate_nothing_that_grows();
    forks_on_two_threads_allocate_by_the_job_and_not_by_the_fork();
    a_pullback_allocates_for_its_result_alone();
    nested_runs_are_pooled_too();
    kept_memory_counts_imports();
    array_operations_allocate_per_operation_not_per_element();
    array_operations_allocate_their_results_alone();
    recursive_functions_run_once_for_each_level();
}
