//! Products of matrices: a loop for small ones, `matrixmultiply` for the rest, some columns and terms at a
//! time.

use super::operation::Plain;

/// Minimum number of multiplications for which packing the operands pays.
const SMALL: usize = 1 << 10;

/// `C ← C + A B`, or without `ADD` `C ← A B`, where `C` is given row by row.
pub(super) fn product_of<const ADD: bool>(c: &mut [f64], a: &Plain<'_>, b: &Plain<'_>) {
    let ([m, inner], [_, n]) = (a.layout.shape, b.layout.shape);
    if m.saturating_mul(n).saturating_mul(inner) <= SMALL {
        if !ADD {
            c.fill(0.0);
        }
        for (i, row) in c.chunks_exact_mut(n).enumerate() {
            for p in 0..inner {
                let factor = a.data[a.layout.offset + i * a.layout.strides[0] + p * a.layout.strides[1]];
                let start = b.layout.offset + p * b.layout.strides[0];
                if b.layout.strides[1] == 1 {
                    row.iter_mut().zip(&b.data[start..start + n]).for_each(|(c, b)| *c += factor * b);
                } else {
                    let others = b.data[start..].iter().step_by(b.layout.strides[1]);
                    row.iter_mut().zip(others).for_each(|(c, b)| *c += factor * b);
                }
            }
        }
        return;
    }
    assert!(c.len() == m * n && b.layout.shape[0] == inner);
    assert!(a.layout.end() <= a.data.len() && b.layout.end() <= b.data.len());
    let stride = |stride: usize| isize::try_from(stride).expect("a slice is not that long");
    let (width, terms) = block(m, inner, n);
    for first in (0..n).step_by(width) {
        for start in (0..inner).step_by(terms) {
            // SAFETY: the shapes fit together, and the places of all elements are within the slices, as was
            // just checked: the last is the largest because strides are not negative. The columns are some of
            // those of `b` and `c`, the terms some of the columns of `a` and the rows of `b`. `c` overlaps
            // neither operand: it is borrowed for writing.
            #[expect(unsafe_code, reason = "the multiplication takes pointers")]
            unsafe {
                matrixmultiply::dgemm(
                    m,
                    terms.min(inner - start),
                    width.min(n - first),
                    1.0,
                    a.data.as_ptr().add(a.layout.offset + start * a.layout.strides[1]),
                    stride(a.layout.strides[0]),
                    stride(a.layout.strides[1]),
                    b.data
                        .as_ptr()
                        .add(b.layout.offset + start * b.layout.strides[0] + first * b.layout.strides[1]),
                    stride(b.layout.strides[0]),
                    stride(b.layout.strides[1]),
                    if ADD || start > 0 { 1.0 } else { 0.0 },
                    c.as_mut_ptr().add(first),
                    stride(n),
                    1,
                );
            }
        }
    }
}

/// Maximum number of elements to pack at a time. The allocator returns larger blocks to the system when they
/// are freed, and getting them again costs more than the copies: a page fault for every page, one thread at a
/// time.
const PACKED: usize = 6 << 10;

/// One more element may be packed for each of this many multiplications: then page faults no longer matter.
const UNNOTICED: usize = 1 << 9;

/// Minimum number of terms per part of a sum, as long as one matrix is not packed too often.
const TERMS: usize = 32;

/// The number of columns to multiply at once, and of terms of each sum, so that not much is packed. The other
/// matrix is packed again for each block of columns, so these come first.
fn block(m: usize, inner: usize, n: usize) -> (usize, usize) {
    let packed = PACKED.max(m.saturating_mul(inner).saturating_mul(n) / UNNOTICED);
    // The number of rows that the multiplication packs at a time.
    let rows = m.min(64);
    let even = |length: usize, most: usize| length.div_ceil(length.div_ceil(most));
    let width = even(n, (packed / inner.min(TERMS)).saturating_sub(rows).max(64)).next_multiple_of(8);
    (width, even(inner, (packed / (rows + width)).clamp(TERMS, 256)))
}
