//! Loops over numbers in a row: what array operations are made of.
//!
//! Written so that the compiler works on several numbers at once, and so that the result has the same bits
//! however many threads there are: sums are formed in blocks of a fixed size, and what is handed to other
//! threads is cut by size alone.

use rayon::prelude::*;

use super::operation::Plain;
use crate::rules::scale;

/// The size of a block of a sum.
const BLOCK: usize = 1 << 12;

/// Minimum number of elements for which other threads pay.
pub(super) const WORTHWHILE: usize = 1 << 16;

/// Minimum number of multiplications for which other threads pay.
const WORTHWHILE_PRODUCT: usize = 1 << 19;

/// Sums that are formed side by side.
const LANES: usize = 8;

/// Maximum number of terms to add one after the other: the processor overlaps several short rows by itself.
const SHORT: usize = 12;

/// `Σ xᵢ`.
pub(crate) fn sum(x: &[f64]) -> f64 {
    in_blocks(x.len(), |block| {
        let x = &x[block];
        let mut sums = [0.0; LANES];
        let groups = x.chunks_exact(LANES);
        let rest = groups.remainder();
        for group in groups {
            sums.iter_mut().zip(group).for_each(|(sum, x)| *sum += x);
        }
        fold(sums) + rest.iter().sum::<f64>()
    })
}

/// `Σ xᵢ yᵢ`.
#[inline]
pub(crate) fn dot(x: &[f64], y: &[f64]) -> f64 {
    assert_eq!(x.len(), y.len());
    if x.len() <= SHORT {
        return x.iter().zip(y).map(|(x, y)| x * y).sum();
    }
    dot_long(x, y)
}

fn dot_long(x: &[f64], y: &[f64]) -> f64 {
    in_blocks(x.len(), |block| {
        let (x, y) = (&x[block.clone()], &y[block]);
        let mut sums = [0.0; LANES];
        let (groups, others) = (x.chunks_exact(LANES), y.chunks_exact(LANES));
        let rest = groups.remainder().iter().zip(others.remainder()).map(|(x, y)| x * y).sum::<f64>();
        for (group, other) in groups.zip(others) {
            for lane in 0..LANES {
                sums[lane] += group[lane] * other[lane];
            }
        }
        fold(sums) + rest
    })
}

/// The sum of some sums, as a tree.
#[inline(always)]
fn fold(s: [f64; LANES]) -> f64 {
    ((s[0] + s[4]) + (s[2] + s[6])) + ((s[1] + s[5]) + (s[3] + s[7]))
}

/// The sum over blocks of a range.
#[inline(always)]
fn in_blocks(length: usize, block: impl Fn(std::ops::Range<usize>) -> f64 + Sync) -> f64 {
    if length <= BLOCK {
        return block(0..length);
    }
    let at = |number: usize| block(number * BLOCK..((number + 1) * BLOCK).min(length));
    let blocks = length.div_ceil(BLOCK);
    if length >= WORTHWHILE && rayon::current_num_threads() > 1 {
        let sums: Vec<f64> = (0..blocks).into_par_iter().map(at).collect();
        sums.iter().sum()
    } else {
        (0..blocks).map(at).sum()
    }
}

/// `y ← y + a x`.
#[inline]
pub(crate) fn add_scaled(y: &mut [f64], a: f64, x: &[f64]) {
    assert_eq!(x.len(), y.len());
    in_parts(y, |start, y| {
        let x = &x[start..start + y.len()];
        y.iter_mut().zip(x).for_each(|(y, x)| *y += a * x);
    });
}

/// `y ← y + flow · x` for a cotangent `flow`, where 0 · ∞ is 0.
#[inline]
pub(crate) fn add_flow(y: &mut [f64], flow: f64, x: &[f64]) {
    if !flow.is_finite() {
        add_odd_flow(y, flow, x);
    } else if flow != 0.0 {
        add_scaled(y, flow, x);
    }
}

/// [`add_flow`] to a row, which may be one of many and short.
#[inline(always)]
pub(crate) fn add_flow_to_row(y: &mut [f64], flow: f64, x: &[f64]) {
    if !flow.is_finite() {
        add_odd_flow(y, flow, x);
    } else if flow != 0.0 {
        y.iter_mut().zip(x).for_each(|(y, x)| *y += flow * x);
    }
}

#[cold]
#[inline(never)]
fn add_odd_flow(y: &mut [f64], flow: f64, x: &[f64]) {
    y.iter_mut().zip(x).for_each(|(y, x)| *y += scale(flow, *x));
}

/// `Σ flowᵢ xᵢ` for cotangents or tangents `flow`, where 0 · ∞ is 0.
#[inline]
pub(crate) fn dot_flow(flow: &[f64], x: &[f64]) -> f64 {
    let sum = dot(flow, x);
    if sum.is_nan() { flow.iter().zip(x).map(|(flow, x)| scale(*flow, *x)).sum() } else { sum }
}

/// Whether some numbers contain what makes 0 · ∞ possible in products.
#[derive(Clone, Copy, Default)]
pub(crate) struct Oddities {
    /// There is a zero.
    pub(crate) zero: bool,
    /// There is an infinity, or a NaN.
    pub(crate) not_finite: bool,
}

impl Oddities {
    pub(crate) fn of(x: &[f64]) -> Self {
        // Written as the processor has it: its minimum is the second operand, unless the first is less.
        let less = |x: f64, y: f64| if x < y { x } else { y };
        // The product with 0 of anything infinite or NaN is NaN, and so is the sum of these products.
        let (mut smallest, mut nothing) = ([f64::INFINITY; LANES], [0.0; LANES]);
        let groups = x.chunks_exact(LANES);
        let rest = groups.remainder();
        for group in groups {
            for lane in 0..LANES {
                smallest[lane] = less(group[lane].abs(), smallest[lane]);
                nothing[lane] += group[lane] * 0.0;
            }
        }
        for x in rest {
            smallest[0] = less(x.abs(), smallest[0]);
            nothing[0] += x * 0.0;
        }
        Self { zero: smallest.contains(&0.0), not_finite: fold(nothing).is_nan() }
    }

    /// Those of two parts together.
    pub(crate) fn and(self, other: Self) -> Self {
        Self { zero: self.zero | other.zero, not_finite: self.not_finite | other.not_finite }
    }

    /// Whether a zero of one may meet an infinity of the other.
    pub(crate) fn collide_with(self, other: Self) -> bool {
        (self.zero && other.not_finite) || (self.not_finite && other.zero)
    }
}

/// `y ← y + x`.
#[inline]
pub(crate) fn add(y: &mut [f64], x: &[f64]) {
    add_scaled(y, 1.0, x);
}

/// Calls `f` with parts of a slice and where they begin: on other threads if it is long.
#[inline(always)]
pub(crate) fn in_parts(y: &mut [f64], f: impl Fn(usize, &mut [f64]) + Sync) {
    if y.len() < WORTHWHILE || rayon::current_num_threads() == 1 {
        f(0, y);
    } else {
        y.par_chunks_mut(PART).enumerate().for_each(|(number, y)| f(number * PART, y));
    }
}

/// [`in_parts`] of two slices of the same length.
#[inline(always)]
pub(crate) fn in_parts_of_two<T: Send>(
    y: &mut [f64],
    z: &mut [T],
    f: impl Fn(usize, &mut [f64], &mut [T]) + Sync,
) {
    assert_eq!(y.len(), z.len());
    if y.len() < WORTHWHILE || rayon::current_num_threads() == 1 {
        f(0, y, z);
    } else {
        let parts = y.par_chunks_mut(PART).zip(z.par_chunks_mut(PART)).enumerate();
        parts.for_each(|(number, (y, z))| f(number * PART, y, z));
    }
}

/// What a thread takes of a long slice at a time.
pub(super) const PART: usize = WORTHWHILE / 4;

/// `y ← y + A x`, for a matrix with any strides.
pub(crate) fn add_matrix_vector(y: &mut [f64], a: &Plain<'_>, x: &[f64]) {
    let [rows, columns] = a.layout.shape;
    assert!(y.len() == rows && x.len() == columns);
    if a.layout.strides[1] == 1 || columns == 1 {
        let row = |i: usize| &a.data[a.layout.offset + i * a.layout.strides[0]..][..columns];
        let fill = |start: usize, y: &mut [f64]| {
            y.iter_mut().enumerate().for_each(|(i, y)| *y += dot(row(start + i), x));
        };
        if a.layout.len() >= WORTHWHILE_PRODUCT && rayon::current_num_threads() > 1 {
            let part = rows.div_ceil(16);
            y.par_chunks_mut(part).enumerate().for_each(|(number, y)| fill(number * part, y));
        } else {
            fill(0, y);
        }
    } else if a.layout.strides[0] == 1 {
        for (j, x) in x.iter().enumerate() {
            add_scaled(y, *x, &a.data[a.layout.offset + j * a.layout.strides[1]..][..rows]);
        }
    } else {
        let data = a.in_rows();
        let layout = super::layout::Layout::rows(a.layout.shape);
        add_matrix_vector(y, &Plain { data: &data, layout }, x);
    }
}

/// `C ← C + A B`, where `C` is given row by row, the others have any strides.
pub(crate) fn add_product(c: &mut [f64], a: &Plain<'_>, b: &Plain<'_>) {
    product::<true>(c, a, b);
}

/// `C ← A B`, as [`add_product`].
pub(crate) fn write_product(c: &mut [f64], a: &Plain<'_>, b: &Plain<'_>) {
    product::<false>(c, a, b);
}

fn product<const ADD: bool>(c: &mut [f64], a: &Plain<'_>, b: &Plain<'_>) {
    let ([m, inner], [_, n]) = (a.layout.shape, b.layout.shape);
    assert!(b.layout.shape[0] == inner && c.len() == m * n);
    if c.is_empty() || inner == 0 {
        if !ADD {
            c.fill(0.0);
        }
        return;
    }
    // Rows of C in parts of a fixed size, so that the bits do not depend on who computes them.
    // Not too few rows: for each part the other operand is packed again.
    let part = if c.len().saturating_mul(inner) >= WORTHWHILE_PRODUCT {
        m.div_ceil(8).max(32).next_multiple_of(8)
    } else {
        m
    };
    let fill = |start: usize, c: &mut [f64]| {
        let rows = c.len() / n;
        let a = Plain { data: a.data, layout: a.layout.block([start, 0], [rows, inner]) };
        super::gemm::product_of::<ADD>(c, &a, b);
    };
    if part < m && rayon::current_num_threads() > 1 {
        c.par_chunks_mut(part * n).enumerate().for_each(|(number, c)| fill(number * part, c));
    } else {
        c.chunks_mut(part * n).enumerate().for_each(|(number, c)| fill(number * part, c));
    }
}
