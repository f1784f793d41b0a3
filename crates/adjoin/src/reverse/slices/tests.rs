//! Runs as they are in memory.

use super::super::operation::Operation;
use super::super::task::TaskId;
use super::*;
use crate::verbs::grad;

/// Values of a task with consecutive ids.
fn values(task: TaskId, first: u32, length: u32) -> Vec<Reverse> {
    let primal = |index: u32| f64::from(index).sin();
    (first..first + length).map(|index| Reverse::value_of(primal(index), task, index)).collect()
}

fn words(numbers: &[Reverse]) -> Vec<(u64, u64, u32)> {
    numbers.iter().map(|x| (x.primal().to_bits(), x.factor().to_bits(), x.index())).collect()
}

#[test]
fn the_end_of_a_run_says_what_the_run_is_and_stands_for_its_last_node() {
    let largest = [i32::MAX as u32, i32::MAX as u32 - 1];
    for last in [[0, 7], [7, 0], [1 << 20, 5], largest] {
        for (length, factor) in [(4, -0.7), ((1 << 18) - 1, f64::MAX), (5, f64::MIN_POSITIVE)] {
            let run = ScaledRun { length, factor, last };
            let node = Node::end_of_run(run);
            assert_eq!(node.run(), Some(run));
            assert!(node.partials[0].is_nan());
            let Operation::Two(partials, operands) = node.operation() else { panic!("{node:?}") };
            assert_eq!((partials, operands.map(|operand| operand as u32)), ([1.0, factor], last));
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[test]
fn vectors_write_what_is_written_one_by_one() {
    if !std::arch::is_x86_feature_detected!("avx2") {
        return;
    }
    let length = 5 * BLOCK as u32;
    let task = TaskId::reserve(1);
    let write = |odd_y: u32, odd_x: u32, by_vectors: bool| {
        let (mut ys, mut xs) = (values(task, 3, length), values(task, 100, length));
        let blank = Node { partials: [0.5; 2], operands: [-7; 2] };
        let mut nodes = vec![blank; length as usize];
        if let Some(y) = ys.get_mut(odd_y as usize) {
            *y = Reverse::term(y.id(), 2.0);
        }
        if let Some(x) = xs.get_mut(odd_x as usize) {
            *x = Reverse::value_of(1.0, task, 99);
        }
        let ids = [1000, 3, 100].map(|index| NodeId::new(task, index));
        let run = Run { factor: -0.3, ids, slot: nodes.as_mut_ptr() };
        // SAFETY: there is room for the nodes, and the instructions are there. Nobody reads the nodes as those of a task.
        let done = unsafe {
            if by_vectors {
                vectors::write_blocks(&mut ys, &xs, run)
            } else {
                write_one_by_one(&mut ys, &xs, run)
            }
        };
        (done, ys, nodes)
    };
    for (odd_y, odd_x) in (0..=length).flat_map(|odd| [(odd, length), (length, odd), (odd, odd)]) {
        let (by_vectors, one_by_one) = (write(odd_y, odd_x, true), write(odd_y, odd_x, false));
        // A block is written if all of it goes on with the run.
        let done = one_by_one.0 / BLOCK * BLOCK;
        assert_eq!(by_vectors.0, done);
        assert_eq!(words(&by_vectors.1[..done]), words(&one_by_one.1[..done]));
        let untouched = write(0, 0, false).1;
        let after = done.max(one_by_one.0) + 1;
        if after < length as usize {
            assert_eq!(words(&by_vectors.1[after..]), words(&untouched[after..]));
        }
        for (a, b) in by_vectors.2[..done].iter().zip(&one_by_one.2) {
            assert_eq!(
                (a.partials.map(f64::to_bits), a.operands),
                (b.partials.map(f64::to_bits), b.operands)
            );
        }
    }
}

#[test]
fn vectors_sweep_what_is_swept_one_by_one() {
    for length in 1..=19_u32 {
        let run = ScaledRun { length, factor: 0.7, last: [length, 40 + length] };
        let adjoints = || (0..120).map(|place| f64::from(place).cos()).collect::<Vec<f64>>();
        let own_last = 80 + length as usize;
        let (mut at_once, mut one_by_one) = (adjoints(), adjoints());
        // SAFETY: all adjoints are there.
        unsafe {
            let base = at_once.as_mut_ptr();
            sweep_run(base, base.add(own_last), run);
            let base = one_by_one.as_mut_ptr();
            let last = [own_last, length as usize, 40 + length as usize].map(|place| base.add(place));
            sweep_elements(last, length as usize, 0.7);
        }
        let changed = adjoints().iter().zip(&at_once).filter(|(before, after)| before != after).count();
        assert_eq!(changed, 3 * length as usize);
        assert_eq!(at_once, one_by_one);
    }
}

#[test]
fn usual_slices_are_runs() {
    for length in [8, 11, 200, 300] {
        let mut marked = 0;
        grad(
            |inputs: Vec<Reverse>| {
                let (mut ys, xs) = (inputs[..length].to_vec(), &inputs[length..]);
                let (_, slot) = cursor::next_node();
                add_multiples(&mut ys, 0.5, xs);
                // SAFETY: these nodes have just been recorded, in the first chunk.
                let nodes = unsafe { std::slice::from_raw_parts(slot, length) };
                marked = nodes.iter().filter_map(Node::run).map(|run| run.length as usize).sum();
                ys.into_iter().sum()
            },
            &vec![1.0; 2 * length],
        );
        assert_eq!(marked, length);
    }
}
