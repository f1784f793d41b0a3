//! Products of matrices: a loop for small ones, `matrixmultiply` for the rest, some columns at a time.

use super::operation::Plain;

/// Below so many multiplications, packing the operands costs more than it saves.
const SMALL: usize = 1 << 10;

/// `C ← C + A B`, or without `ADD` `C ← A B`, where `C` is given row by row.
pub(super) fn product_of<const ADD: bool>(c: &mut [f64], a: &Plain<'_>, b: &Plain<'_>) {
    let ([m, inner], [_, n]) = (a.layout.shape, b.layout.shape);
    if m * n * inner <= SMALL {
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
    assert!(last_place(a) < a.data.len() && last_place(b) < b.data.len());
    let stride = |stride: usize| isize::try_from(stride).expect("a slice is not that long");
    let width = columns_at_once(m, inner, n);
    for first in (0..n).step_by(width) {
        // SAFETY: the shapes fit together, and the places of all elements are within the slices, as was just checked: the
        // last is the largest because strides are not negative. The columns are some of those of `b` and `c`. `c` overlaps
        // neither operand: it is borrowed for writing.
        #[expect(unsafe_code, reason = "the multiplication takes pointers")]
        unsafe {
            matrixmultiply::dgemm(
                m,
                inner,
                width.min(n - first),
                1.0,
                a.data.as_ptr().add(a.layout.offset),
                stride(a.layout.strides[0]),
                stride(a.layout.strides[1]),
                b.data.as_ptr().add(b.layout.offset + first * b.layout.strides[1]),
                stride(b.layout.strides[0]),
                stride(b.layout.strides[1]),
                if ADD { 1.0 } else { 0.0 },
                c.as_mut_ptr().add(first),
                stride(n),
                1,
            );
        }
    }
}

/// So many numbers the multiplication may copy into memory that it allocates and frees. More than that the allocator gives
/// back to the system every time, and to get it again costs more than the copies: a fault for every page, one thread at a
/// time.
const PACKED: usize = 12 << 10;

/// How many columns to multiply at once, so that not much is packed; but not so few that packing the other matrix again for
/// each part weighs.
fn columns_at_once(m: usize, inner: usize, n: usize) -> usize {
    // The multiplication packs so many rows, and so many terms of each sum, at a time.
    let (rows, terms) = (m.min(64), inner.min(256));
    let fitting = (PACKED / terms).saturating_sub(rows) / 8 * 8;
    if fitting >= n { n } else { fitting.max(rows.next_multiple_of(8)).max(32) }
}

fn last_place(a: &Plain<'_>) -> usize {
    let [rows, columns] = a.layout.shape;
    a.layout.offset + (rows - 1) * a.layout.strides[0] + (columns - 1) * a.layout.strides[1]
}
