//! `yᵢ ← yᵢ + c · xᵢ` over slices, with a constant `c`: a run of nodes that is recorded and swept as one.
//!
//! ```text
//! recorded     y′ᵢ carries (yᵢ + c · xᵢ, 1, new id)      a node: (1, id of yᵢ), (c, id of xᵢ)
//! swept        ȳᵢ += ȳ′ᵢ      x̄ᵢ += c · ȳ′ᵢ
//! ```
//!
//! This is what the operators record too, one node after the other. Here it is known beforehand. Mostly the `yᵢ` are values of
//! the current task with consecutive ids and no pending factors, and so are the `xᵢ`: results of one loop, or inputs. Then the
//! partials of all nodes are the same numbers, and ids and operands count up. What remains for each element is to check that,
//! and to add. With AVX2 four elements are checked at once, and written in whole vectors.
//!
//! - R1. The last node of such a run is marked ([`Node::end_of_run`]) if `c` is finite and not zero, and no `yᵢ` is an `xⱼ`. Then
//!   nothing in the run needs the rule `0 · ∞ = 0`, and no adjoint is added to twice: elements may be swept in any order, in
//!   vectors, and the bits are those of the nodes one by one.
//! - R2. The other nodes of a run are as ever, and the marked one can be read as what it stands for ([`Node::operation`]). So
//!   whoever does not know of runs, or sees a part of one, finds nodes.
//!
//! Blocks of four are counted from the end of the slices, both here and in the sweep. For in a triangular loop the slices get
//! shorter from the front: then a block is read as it was written shortly before, which a processor can do without a wait.
//!
//! Anything else (constants, pending factors, values of other tasks, the end of a chunk) is left to the operators.
//!
//! Cost: 24 bytes of tape for an element, as by the operators. In slices of 32 elements 29 instructions for each to record and
//! sweep it, in place of 67; in time, 0.6 of it. Without AVX2, about as long as by the operators.

use super::cursor;
use super::import::NodeId;
use super::node::Node;
use super::operation::ScaledRun;
use super::scalar::Reverse;
use crate::real::{LeftOf, Real};

/// Elements that are handled at once.
const BLOCK: usize = 4;

/// A run is not longer than that, and a few more: where a chunk has no room for it, the elements are left to the operators.
const LONGEST: usize = 256;

/// Fewer elements are recorded as quickly by the operators.
const SHORTEST: usize = 8;

/// `yᵢ ← yᵢ + factor · xᵢ` for slices of one length.
#[inline]
pub(super) fn add_scaled<C>(ys: &mut [Reverse], factor: C, xs: &[Reverse])
where
    C: LeftOf<Reverse> + Into<Reverse> + Copy,
{
    let scalar: Reverse = factor.into();
    if ys.len() >= SHORTEST && scalar.is_constant() {
        add_multiples(ys, scalar.primal(), xs);
    } else {
        add_by_operators(ys, factor, xs);
    }
}

#[inline(always)]
fn add_by_operators<C: LeftOf<Reverse> + Copy>(ys: &mut [Reverse], factor: C, xs: &[Reverse]) {
    for (y, x) in ys.iter_mut().zip(xs) {
        *y += factor * *x;
    }
}

/// [`add_scaled`] by a constant, by the widest instructions that there are. They change no bit of the result.
#[inline(never)]
fn add_multiples(ys: &mut [Reverse], factor: f64, xs: &[Reverse]) {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: the instructions are there.
        return unsafe { vectors::add_multiples(ys, factor, xs) };
    }
    // SAFETY: the function does what it should.
    unsafe { add_runs(ys, factor, xs, |ys, xs, run| write_one_by_one(ys, xs, run)) };
}

/// [`add_multiples`], given how blocks are written.
///
/// # Safety
/// `write_blocks` does the same as [`write_one_by_one`], of which it may ask the same, but is given whole blocks only.
#[inline(always)]
unsafe fn add_runs(
    mut ys: &mut [Reverse],
    factor: f64,
    mut xs: &[Reverse],
    write_blocks: impl Fn(&mut [Reverse], &[Reverse], Run) -> usize,
) {
    while !ys.is_empty() {
        // SAFETY: as the caller says.
        let done = unsafe { record_run(ys, factor, xs, &write_blocks) };
        (ys, xs) = (&mut ys[done..], &xs[done..]);
        if !ys.is_empty() && done < LONGEST {
            // What ended the run.
            let few = ys.len().min(BLOCK);
            add_some_by_operators(&mut ys[..few], factor, &xs[..few]);
            (ys, xs) = (&mut ys[few..], &xs[few..]);
        }
    }
}

#[inline(never)]
fn add_some_by_operators(ys: &mut [Reverse], factor: f64, xs: &[Reverse]) {
    add_by_operators(ys, factor, xs);
}

/// What the nodes of a run have in common, and where they go.
#[derive(Clone, Copy)]
struct Run {
    factor: f64,
    /// The ids of the first result, the first `y` and the first `x`, all of one task.
    ids: [NodeId; 3],
    /// The node of the first result.
    slot: *mut Node,
}

impl Run {
    /// The rest after some elements.
    #[inline(always)]
    fn after(self, count: usize) -> Self {
        Self { ids: self.ids.map(|id| id.plus(count as u32)), slot: self.slot.wrapping_add(count), ..self }
    }
}

/// Records as many elements as are a run, and returns how many.
///
/// # Safety
/// As for [`add_runs`].
#[inline(always)]
unsafe fn record_run(
    ys: &mut [Reverse],
    factor: f64,
    xs: &[Reverse],
    write_blocks: impl Fn(&mut [Reverse], &[Reverse], Run) -> usize,
) -> usize {
    let rest = ys.len() % BLOCK;
    let length = ys.len().min(LONGEST + rest);
    let (ys, xs) = (&mut ys[..length], &xs[..length]);
    let (id, slot) = cursor::next_node();
    let [y, x] = [ys[0].id(), xs[0].id()];
    if y == x || !NodeId::are_of_one_task([y, x, id]) || !cursor::has_room(length) {
        return 0;
    }
    let run = Run { factor, ids: [id, y, x], slot };
    // SAFETY: no value carries the task `NONE` or `FULL`, so there is an open task. By C1 the slots are unused memory of this
    // thread's lane, as there is room.
    let mut done = unsafe { write_one_by_one(&mut ys[..rest], xs, run) };
    if done == rest {
        // As above.
        done += write_blocks(&mut ys[rest..], &xs[rest..], run.after(rest));
    }
    // SAFETY: there is an open task, and these nodes have just been written.
    unsafe { cursor::take_nodes(done) };
    let apart = y.index().abs_diff(x.index()) as usize >= done;
    if done >= BLOCK && apart && factor.is_finite() && factor != 0.0 {
        let last = [y, x].map(|first| first.index() + done as u32 - 1);
        let run = ScaledRun { length: done as u32, factor, last };
        // SAFETY: the last of the nodes that were just taken; by R1 and R2 it may be marked.
        unsafe { Node::write(slot.add(done - 1), Node::end_of_run(run)) };
    }
    done
}

/// Writes nodes and results of elements that go on with a run, until one does not, and returns how many they are.
///
/// # Safety
/// There is an open task, of which the ids of the run are. From the slot on there is room, unused, for a node for each
/// element.
#[inline(always)]
unsafe fn write_one_by_one(ys: &mut [Reverse], xs: &[Reverse], run: Run) -> usize {
    for (number, (y, x)) in ys.iter_mut().zip(xs).enumerate() {
        let Run { ids: [own, y_id, x_id], factor, slot } = run.after(number);
        if !(y.is_plain(y_id) && x.is_plain(x_id)) {
            return number;
        }
        let operands = [y_id.index() as i32, x_id.index() as i32];
        // SAFETY: as the caller says; the operands are values of the open task.
        unsafe { Node::write(slot, Node { partials: [1.0, factor], operands }) };
        *y = Reverse::value_of(y.primal() + factor * x.primal(), own.task(), own.index());
    }
    ys.len()
}

#[cfg(target_arch = "x86_64")]
#[allow(
    unused_unsafe,
    reason = "instructions on registers are unsafe before Rust 1.87, where the processor has them"
)]
mod vectors {
    //! A block of four numbers, or nodes, is three vectors of four words:
    //!
    //! ```text
    //! numbers   p₀ f₀ i₀ p₁ │ f₁ i₁ p₂ f₂ │ i₂ p₃ f₃ i₃       primal, factor, id
    //! nodes     1  c  o₀ 1  │ c  o₁ 1  c  │ o₂ 1  c  o₃       partials, operands
    //! ```
    //!
    //! The four primals are in four different lanes, and so are the factors, the ids and the operands. So they come together,
    //! and apart again, by choosing lanes alone: primals in the order 0 3 2 1, factors 1 0 3 2, ids and operands 2 1 0 3.

    use std::arch::x86_64::{
        __m256d, _mm256_add_epi64, _mm256_add_pd, _mm256_blend_pd, _mm256_castpd_si256, _mm256_castsi256_pd,
        _mm256_loadu_pd, _mm256_mul_pd, _mm256_or_pd, _mm256_set_epi64x, _mm256_set_pd, _mm256_set1_epi64x,
        _mm256_set1_pd, _mm256_setzero_pd, _mm256_storeu_pd, _mm256_testz_si256, _mm256_xor_pd,
    };

    use super::{BLOCK, Reverse, Run, ScaledRun};

    /// Words of a block.
    const WORDS: usize = 3 * BLOCK;

    /// [`super::add_multiples`].
    ///
    /// # Safety
    /// The processor has these instructions.
    #[target_feature(enable = "avx2")]
    pub(super) unsafe fn add_multiples(ys: &mut [Reverse], factor: f64, xs: &[Reverse]) {
        // SAFETY: the function does what it should, and the instructions are there.
        unsafe { super::add_runs(ys, factor, xs, |ys, xs, run| write_blocks(ys, xs, run)) };
    }

    /// # Safety
    /// As [`super::write_one_by_one`], and the processor has these instructions.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) unsafe fn write_blocks(ys: &mut [Reverse], xs: &[Reverse], run: Run) -> usize {
        let Run { factor: c, ids: [own, y, x], slot } = run;
        let operands = u64::from(y.index()) | u64::from(x.index()) << 32;
        let (one_id, one_operand) = (1 << 32, 1 << 32 | 1);
        let words = ys.len() / BLOCK * WORDS;
        let y_start = ys.as_mut_ptr().cast::<f64>();
        let (x_start, node_start) = (xs.as_ptr().cast::<f64>(), slot.cast::<f64>());
        // SAFETY: the slices have so many words, and there is room for so many of nodes. Numbers and nodes are of three words
        // without padding.
        unsafe {
            let factor = _mm256_set1_pd(c);
            let ones = _mm256_set1_pd(1.0);
            let partials = [
                _mm256_set_pd(1.0, 0.0, c, 1.0),
                _mm256_set_pd(c, 1.0, 0.0, c),
                _mm256_set_pd(0.0, c, 1.0, 0.0),
            ];
            let (id_step, operand_step) = (step(one_id), step(one_operand));
            let mut own = four_from(own.word(), one_id);
            let mut y_expected = four_from(y.word(), one_id);
            let mut x_expected = four_from(x.word(), one_id);
            let mut operands = four_from(operands, one_operand);
            let mut word = 0;
            while word < words {
                let y_place = y_start.add(word);
                let y = load(y_place);
                let x = load(x_start.add(word));
                let factors = _mm256_or_pd(_mm256_xor_pd(factors(y), ones), _mm256_xor_pd(factors(x), ones));
                let ids = _mm256_or_pd(_mm256_xor_pd(ids(y), y_expected), _mm256_xor_pd(ids(x), x_expected));
                let differences = _mm256_castpd_si256(_mm256_or_pd(factors, ids));
                if _mm256_testz_si256(differences, differences) == 0 {
                    break;
                }
                let sums = _mm256_add_pd(primals(y), _mm256_mul_pd(primals(x), factor));
                store(
                    y_place,
                    [
                        _mm256_blend_pd::<0b0100>(_mm256_blend_pd::<0b0010>(sums, ones), own),
                        _mm256_blend_pd::<0b0100>(_mm256_blend_pd::<0b0010>(ones, own), sums),
                        _mm256_blend_pd::<0b0100>(_mm256_blend_pd::<0b0010>(own, sums), ones),
                    ],
                );
                store(
                    node_start.add(word),
                    [
                        _mm256_blend_pd::<0b0100>(partials[0], operands),
                        _mm256_blend_pd::<0b0010>(partials[1], operands),
                        _mm256_blend_pd::<0b1001>(partials[2], operands),
                    ],
                );
                own = plus(own, id_step);
                y_expected = plus(y_expected, id_step);
                x_expected = plus(x_expected, id_step);
                operands = plus(operands, operand_step);
                word += WORDS;
            }
            word / 3
        }
    }

    /// [`super::sweep_elements`].
    ///
    /// # Safety
    /// As [`super::sweep_run`], and the processor has these instructions.
    #[target_feature(enable = "avx2")]
    pub(super) unsafe fn sweep_run(base: *mut f64, own_last: *mut f64, run: ScaledRun) {
        let length = run.length as usize;
        // SAFETY: so many adjoints end at each of these addresses.
        unsafe {
            let [y_last, x_last] = run.last.map(|last| base.add(last as usize));
            let factor = _mm256_set1_pd(run.factor);
            let mut from_last = BLOCK - 1;
            while from_last < length {
                let [own, y, x] = [own_last, y_last, x_last].map(|last| last.sub(from_last));
                let flow = _mm256_loadu_pd(own);
                _mm256_storeu_pd(own, _mm256_setzero_pd());
                _mm256_storeu_pd(y, _mm256_add_pd(_mm256_loadu_pd(y), flow));
                _mm256_storeu_pd(x, _mm256_add_pd(_mm256_loadu_pd(x), _mm256_mul_pd(flow, factor)));
                from_last += BLOCK;
            }
            let done = length / BLOCK * BLOCK;
            super::sweep_elements(
                [own_last, y_last, x_last].map(|last| last.sub(done)),
                length - done,
                run.factor,
            );
        }
    }

    /// Four words that count up, in the order of ids.
    #[inline]
    #[target_feature(enable = "avx2")]
    unsafe fn four_from(first: u64, one: i64) -> __m256d {
        // SAFETY: the instructions are there.
        unsafe {
            let first = _mm256_castsi256_pd(_mm256_set1_epi64x(first as i64));
            plus(first, _mm256_castsi256_pd(_mm256_set_epi64x(3 * one, 0, one, 2 * one)))
        }
    }

    /// From the words of a block to those of the next.
    #[inline]
    #[target_feature(enable = "avx2")]
    unsafe fn step(one: i64) -> __m256d {
        // SAFETY: the instructions are there.
        unsafe { _mm256_castsi256_pd(_mm256_set1_epi64x(BLOCK as i64 * one)) }
    }

    /// The sums of words as integers.
    #[inline]
    #[target_feature(enable = "avx2")]
    unsafe fn plus(words: __m256d, others: __m256d) -> __m256d {
        // SAFETY: the instructions are there.
        unsafe {
            _mm256_castsi256_pd(_mm256_add_epi64(_mm256_castpd_si256(words), _mm256_castpd_si256(others)))
        }
    }

    /// # Safety
    /// There is a block.
    #[inline]
    #[target_feature(enable = "avx2")]
    unsafe fn load(block: *const f64) -> [__m256d; 3] {
        // SAFETY: as the caller says.
        unsafe {
            [_mm256_loadu_pd(block), _mm256_loadu_pd(block.add(BLOCK)), _mm256_loadu_pd(block.add(2 * BLOCK))]
        }
    }

    /// # Safety
    /// There is room for a block.
    #[inline]
    #[target_feature(enable = "avx2")]
    unsafe fn store(block: *mut f64, vectors: [__m256d; 3]) {
        for (part, vector) in vectors.into_iter().enumerate() {
            // SAFETY: as the caller says.
            unsafe { _mm256_storeu_pd(block.add(part * BLOCK), vector) };
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    unsafe fn primals([first, second, third]: [__m256d; 3]) -> __m256d {
        // SAFETY: the instructions are there.
        unsafe { _mm256_blend_pd::<0b0010>(_mm256_blend_pd::<0b0100>(first, second), third) }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    unsafe fn factors([first, second, third]: [__m256d; 3]) -> __m256d {
        // SAFETY: the instructions are there.
        unsafe { _mm256_blend_pd::<0b0010>(_mm256_blend_pd::<0b0100>(second, third), first) }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    unsafe fn ids([first, second, third]: [__m256d; 3]) -> __m256d {
        // SAFETY: the instructions are there.
        unsafe { _mm256_blend_pd::<0b0010>(_mm256_blend_pd::<0b0100>(third, first), second) }
    }
}

/// Sweeps a run, given the adjoint of its last node.
///
/// # Safety
/// The adjoints of the run and those of its operands, counted from `base`, are this thread's.
#[inline(never)]
pub(super) unsafe fn sweep_run(base: *mut f64, own_last: *mut f64, run: ScaledRun) {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: as the caller says, and the instructions are there.
        return unsafe { vectors::sweep_run(base, own_last, run) };
    }
    let [y_last, x_last] = run.last.map(|last| base.wrapping_add(last as usize));
    // SAFETY: as the caller says.
    unsafe { sweep_elements([own_last, y_last, x_last], run.length as usize, run.factor) };
}

/// Sweeps so many elements of a run, given the adjoints of the last one: its own, that of `y` and that of `x`.
///
/// # Safety
/// As [`sweep_run`].
#[inline(always)]
unsafe fn sweep_elements([own, y, x]: [*mut f64; 3], length: usize, factor: f64) {
    for from_last in 0..length {
        // SAFETY: as the caller says.
        unsafe {
            let flow = own.sub(from_last).replace(0.0);
            *y.sub(from_last) += flow;
            *x.sub(from_last) += flow * factor;
        }
    }
}

#[cfg(test)]
mod tests;
