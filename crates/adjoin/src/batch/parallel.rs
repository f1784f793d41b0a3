//! Points on all threads: parts of a fixed number of points, each computed as the whole would be.

use super::ValueSink;

/// The Jacobians of a function at many points, on all threads.
///
/// ```text
/// par_batch_jacobian!(function, points, entries)
/// par_batch_jacobian!(function, points, entries, values)
/// par_batch_jacobian!(function, points => N, entries, values)
/// ```
///
/// As [`batch_jacobian!`](crate::batch_jacobian), with points in a slice. The results have the same bits on
/// any number of threads. Points that are structures come as `&[(X, D)]`, and the function takes its data by
/// reference.
///
/// ```
/// use adjoin::prelude::*;
///
/// #[inline(always)]
/// fn residual<R: Real>([x, y]: [R; 2], [u]: [R; 1]) -> [R; 1] {
///     [x * u + y]
/// }
///
/// let points: Vec<_> = (0..10_000).map(|i| ([1.0, 2.0], [f64::from(i)])).collect();
/// let (mut entries, mut values) = (vec![0.0; 20_000], vec![0.0; 10_000]);
/// adjoin::par_batch_jacobian!(residual, &points, &mut entries, &mut values);
/// assert_eq!((values[500], &entries[1000..1002]), (502.0, &[500.0, 1.0][..]));
/// ```
///
/// # Panics
/// As [`batch_jacobian!`](crate::batch_jacobian), and if the length of a slice is not a multiple of the
/// number of points.
#[macro_export]
macro_rules! par_batch_jacobian {
    ($function:path, $points:expr => $inputs:expr, $entries:expr $(, $values:expr)? $(,)?) => {
        $crate::macro_support::in_parallel(
            $points,
            $entries,
            $crate::par_batch_jacobian!(@sink $($values)?),
            |points, entries, values| {
                match $crate::macro_support::StructureBatch::<{ $inputs }, _>::new(entries, values) {
                    mut batch => {
                        for (x, data) in points {
                            let value = $function(batch.seeded(x), data);
                            batch.write(&value);
                        }
                        batch.finish();
                    }
                }
            },
        )
    };
    ($function:path, $points:expr, $entries:expr $(, $values:expr)? $(,)?) => {
        $crate::macro_support::in_parallel(
            $points,
            $entries,
            $crate::par_batch_jacobian!(@sink $($values)?),
            |points, entries, values| {
                $crate::batch_jacobian!(@pairs $function, points.iter().copied(), entries, values)
            },
        )
    };
    (@sink) => { $crate::macro_support::NoValues };
    (@sink $values:expr) => { $crate::macro_support::Values::new($values) };
}

/// Number of points in a part. It is even, so that points are paired as without parts.
const PART: usize = 512;

/// Calls `f` with parts of the points, and the room for their entries and values.
///
/// # Panics
/// If the length of a slice is not a multiple of the number of points.
pub fn in_parallel<P, V, F>(points: &[P], entries: &mut [f64], values: V, f: F)
where
    P: Sync,
    V: ValueSink,
    F: Fn(&[P], &mut [f64], V) + Sync,
{
    let each = |room: usize| {
        let each = room.checked_div(points.len()).unwrap_or(0);
        assert!(
            each * points.len() == room,
            "a slice of length {room} cannot be divided into equal parts for {} points",
            points.len()
        );
        each
    };
    let rooms = (each(entries.len()), each(values.room()));
    halve(points, entries, values, rooms, &f);
}

fn halve<P, V, F>(points: &[P], entries: &mut [f64], values: V, rooms: (usize, usize), f: &F)
where
    P: Sync,
    V: ValueSink,
    F: Fn(&[P], &mut [f64], V) + Sync,
{
    if points.len() <= PART {
        return f(points, entries, values);
    }
    let middle = points.len().div_ceil(PART) / 2 * PART;
    let (left, right) = points.split_at(middle);
    let (left_entries, right_entries) = entries.split_at_mut(middle * rooms.0);
    let (left_values, right_values) = values.split(middle * rooms.1);
    rayon::join(
        || halve(left, left_entries, left_values, rooms, f),
        || halve(right, right_entries, right_values, rooms, f),
    );
}
