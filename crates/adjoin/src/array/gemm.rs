//! Products of matrices: a loop for small ones, `matrixmultiply` for the rest.

use super::operation::Plain;

/// Below so many multiplications, packing the operands costs more than it saves.
const SMALL: usize = 1 << 10;

/// `C ← C + A B`, where `C` is given row by row.
pub(super) fn add_product_of(c: &mut [f64], a: &Plain<'_>, b: &Plain<'_>) {
    let ([m, inner], [_, n]) = (a.layout.shape, b.layout.shape);
    if m * n * inner <= SMALL {
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
    // SAFETY: the shapes fit together, and the places of all elements are within the slices, as was just checked: the
    // last is the largest because strides are not negative. `c` overlaps neither: it is borrowed for writing.
    #[expect(unsafe_code, reason = "the multiplication takes pointers")]
    unsafe {
        matrixmultiply::dgemm(
            m,
            inner,
            n,
            1.0,
            a.data.as_ptr().add(a.layout.offset),
            stride(a.layout.strides[0]),
            stride(a.layout.strides[1]),
            b.data.as_ptr().add(b.layout.offset),
            stride(b.layout.strides[0]),
            stride(b.layout.strides[1]),
            1.0,
            c.as_mut_ptr(),
            stride(n),
            1,
        );
    }
}

fn last_place(a: &Plain<'_>) -> usize {
    let [rows, columns] = a.layout.shape;
    a.layout.offset + (rows - 1) * a.layout.strides[0] + (columns - 1) * a.layout.strides[1]
}
