//! Jacobians by a compiled function, without a tape: rows by its reverse pass, or columns by tangents.
//!
//! ```text
//! let (value, pull) = forward(…);                         F, once
//! by_rows::<B, _>(pull, rows, columns, entries, |pull, rows| {
//!     let seed = rows.seeds(&value);                      1 for each row of the group, in a lane of its own
//!     pull(…, seed, &mut x_bar);                          R, in lanes
//!     rows.write(&x_bar);                                 one number for each row and column
//! });
//! ```

use super::lanes::Bar;
use crate::batch::Dual;
use crate::reverse::rows::LANES;
use crate::structure::{Differentiable, With};
use crate::verbs::Jacobian;

/// Checks that there is a place for each entry.
///
/// # Panics
/// If there is none.
#[inline]
pub fn check_room(rows: usize, columns: usize, entries: &[f64]) {
    assert!(
        entries.len() == rows * columns,
        "the Jacobian of {rows} outputs in {columns} inputs has {} entries, but the slice has room for {}",
        rows * columns,
        entries.len()
    );
}

/// A matrix with the given entries.
pub fn matrix<X>((rows, columns): (usize, usize), entries: Vec<f64>, input: X) -> Jacobian<X> {
    Jacobian::of_entries(rows, columns, entries, input)
}

/// A group of rows: one for each lane, as far as there are any.
pub struct Rows<'a> {
    entries: &'a mut [f64],
    columns: usize,
    /// The first row of the group, and how many there are.
    first: usize,
    count: usize,
    /// The number of the next result, and of the next column.
    result: usize,
    column: usize,
}

impl Rows<'_> {
    /// Seeds for the next result.
    #[inline(always)]
    pub fn seeds<B: Bar, T: Differentiable + ?Sized>(&mut self, result: &T) -> With<T, B> {
        result.map_scalars(&mut |_: f64| {
            let lane = self.result.wrapping_sub(self.first);
            self.result += 1;
            if lane < self.count { B::unit(lane) } else { B::ZERO }
        })
    }

    /// Writes the derivatives with respect to the next argument.
    #[inline(always)]
    pub fn write<B: Bar, T: Differentiable<B> + ?Sized>(&mut self, bar: &T) {
        if let Some(bars) = bar.contiguous_scalars() {
            for lane in 0..self.count {
                let entries = &mut self.entries[lane * self.columns + self.column..][..bars.len()];
                entries.iter_mut().zip(bars).for_each(|(entry, bar)| *entry = bar.lane(lane));
            }
            self.column += bars.len();
            return;
        }
        bar.visit_scalars(&mut |bar: B| {
            for lane in 0..self.count {
                // There are as many as there were when the rows were made room for.
                if let Some(entry) = self.entries.get_mut(lane * self.columns + self.column) {
                    *entry = bar.lane(lane);
                }
            }
            self.column += 1;
        });
    }
}

/// Runs the reverse pass for each group of rows. It uses up what the forward pass has kept, so each group but
/// the last one gets a copy.
#[inline(always)]
pub fn by_rows<B: Bar, P: Clone>(
    pull: P,
    (rows, columns): (usize, usize),
    entries: &mut [f64],
    mut reverse: impl FnMut(P, &mut Rows<'_>),
) {
    let mut pull = Some(pull);
    let mut first = 0;
    while first < rows {
        let count = B::LANES.min(rows - first);
        let next = first + count;
        let own = if next < rows { pull.clone() } else { pull.take() };
        let entries = &mut entries[first * columns..next * columns];
        if let Some(own) = own {
            reverse(own, &mut Rows { entries, columns, first, count, result: 0, column: 0 });
        }
        first = next;
    }
}

/// A group of columns, with a tangent for each.
pub struct Columns<'a> {
    entries: &'a mut [f64],
    /// The number of entries in a row.
    width: usize,
    /// The first column of the group, and how many there are.
    first: usize,
    count: usize,
    /// The number of the next column, and of the next row.
    column: usize,
    row: usize,
}

impl Columns<'_> {
    /// The next argument. Inputs of the group have a tangent; the others are constants.
    #[inline]
    pub fn lift<T: Differentiable + ?Sized>(&mut self, argument: &T) -> With<T, Dual<f64, LANES>> {
        argument.map_scalars(&mut |x: f64| {
            let lane = self.column.wrapping_sub(self.first);
            self.column += 1;
            if lane < self.count { Dual::input(x, lane) } else { Dual::from(x) }
        })
    }

    /// Writes the derivatives of the next result.
    #[inline]
    pub fn write<T: Differentiable<Dual<f64, LANES>> + ?Sized>(&mut self, result: &T) {
        result.visit_scalars(&mut |y: Dual<f64, LANES>| {
            let start = self.row * self.width + self.first;
            self.entries[start..start + self.count].copy_from_slice(&y.parts().tangents[..self.count]);
            self.row += 1;
        });
    }
}

/// Runs the function on tangents, for each group of columns.
#[inline]
pub fn by_columns(columns: usize, entries: &mut [f64], mut forward: impl FnMut(&mut Columns<'_>)) {
    for first in (0..columns).step_by(LANES) {
        let count = LANES.min(columns - first);
        forward(&mut Columns { entries: &mut *entries, width: columns, first, count, column: 0, row: 0 });
    }
}
