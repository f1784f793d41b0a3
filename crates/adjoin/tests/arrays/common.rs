//! Four independent answers for one operation: by hand, by forward mode, by finite differences, by reverse
//! mode.

use adjoin::{
    Array, Differentiable, Forward, Matrix, Mode, Pullback, Real, Reverse, Structure, TapeStatistics, Vector,
    With, jacobian_pattern, jacobian_with, join, jvp, vjp,
};

/// Numbers that look random, between −1.5 and 1.5 and not near 0.
pub(crate) fn numbers(count: usize, seed: u64) -> Vec<f64> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(1);
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 11) as f64 / (1u64 << 53) as f64
    };
    (0..count).map(|_| (0.2 + 1.3 * next()) * if next() < 0.5 { -1.0 } else { 1.0 }).collect()
}

pub(crate) fn vector(length: usize, seed: u64) -> Vector {
    Vector::from(numbers(length, seed))
}

pub(crate) fn matrix(rows: usize, columns: usize, seed: u64) -> Matrix {
    Matrix::from_vec(rows, columns, numbers(rows * columns, seed))
}

/// What a program returns, as one vector.
pub(crate) trait Outputs<R: Real> {
    fn outputs(self) -> Vector<R>;
}

impl<R: Real, const D: usize> Outputs<R> for Array<R, D> {
    fn outputs(self) -> Vector<R> {
        self.flatten()
    }
}

impl<R: Real, A: Outputs<R>, B: Outputs<R>> Outputs<R> for (A, B) {
    fn outputs(self) -> Vector<R> {
        Vector::concatenate([self.0.outputs(), self.1.outputs()])
    }
}

macro_rules! scalar_outputs {
    ($($type:ty),*) => {$(
        impl Outputs<$type> for $type {
            fn outputs(self) -> Vector<$type> {
                Vector::from([self])
            }
        }
    )*};
}

scalar_outputs!(f64, Forward, Reverse);

/// The source of an operand's elements. Each gives `n` elements of a vector of [`Source::room`] elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Whole,
    Slice,
    Step,
    Column,
    Diagonal,
    Loose,
    Collected,
    Constant,
}

impl Source {
    pub(crate) const ALL: [Self; 8] = [
        Self::Whole,
        Self::Slice,
        Self::Step,
        Self::Column,
        Self::Diagonal,
        Self::Loose,
        Self::Collected,
        Self::Constant,
    ];

    /// The required length of the vector.
    pub(crate) fn room(self, n: usize) -> usize {
        match self {
            Self::Slice => n + 3,
            Self::Step => 2 * n,
            Self::Column => 7 * n,
            Self::Diagonal => n * n,
            _ => n,
        }
    }

    /// A vector with this many elements.
    pub(crate) fn base(self, n: usize, seed: u64) -> Vector {
        vector(self.room(n), seed)
    }

    /// `n` elements of `base`.
    pub(crate) fn take<R: Real>(self, base: &Vector<R>, n: usize) -> Vector<R> {
        match self {
            Self::Whole => base.clone(),
            Self::Slice => base.slice(2..n + 2),
            Self::Step => base.step_by(2),
            Self::Column => base.reshape(n, 7).column(3),
            Self::Diagonal => base.reshape(n, n).diagonal(),
            Self::Loose => {
                let mut loose = base.clone();
                if let Some(first) = loose.as_mut_slice().first_mut() {
                    *first = *first * 2.0 + 1.0;
                }
                loose
            }
            Self::Collected => base.iter().enumerate().map(|(i, x)| x * (i as f64 + 0.5)).collect(),
            Self::Constant => Vector::constants(numbers(n, 99)),
        }
    }
}

/// The same for matrices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grid {
    Whole,
    Block,
    Transposed,
    TransposedBlock,
    Loose,
    Collected,
    Constant,
}

impl Grid {
    pub(crate) const ALL: [Self; 7] = [
        Self::Whole,
        Self::Block,
        Self::Transposed,
        Self::TransposedBlock,
        Self::Loose,
        Self::Collected,
        Self::Constant,
    ];

    pub(crate) fn base(self, [rows, columns]: [usize; 2], seed: u64) -> Matrix {
        match self {
            Self::Block => matrix(rows + 2, columns + 3, seed),
            Self::Transposed => matrix(columns, rows, seed),
            Self::TransposedBlock => matrix(columns + 1, rows + 2, seed),
            _ => matrix(rows, columns, seed),
        }
    }

    pub(crate) fn take<R: Real>(self, base: &Matrix<R>) -> Matrix<R> {
        let [rows, columns] = base.shape();
        match self {
            Self::Whole => base.clone(),
            Self::Block => base.slice(1..rows - 1, 2..columns - 1),
            Self::Transposed => base.transposed(),
            Self::TransposedBlock => base.slice(1.., 1..columns - 1).transposed(),
            Self::Loose => {
                let mut loose = base.clone();
                if let Some(last) = loose.as_mut_slice().last_mut() {
                    *last = *last * 3.0 - 1.0;
                }
                loose
            }
            Self::Collected => Matrix::from_vec(
                rows,
                columns,
                base.iter().enumerate().map(|(i, x)| x * (i as f64 * 0.25 + 0.5)).collect(),
            ),
            Self::Constant => Matrix::constants(rows, columns, numbers(rows * columns, 99)),
        }
    }
}

/// The scalars of a structure.
pub(crate) fn scalars<T: Differentiable>(x: &T) -> Vec<f64> {
    let mut scalars = Vec::new();
    x.visit_scalars(&mut |x| scalars.push(x));
    scalars
}

#[track_caller]
pub(crate) fn assert_close(what: &str, ours: &[f64], theirs: &[f64], tolerance: f64) {
    assert_eq!(ours.len(), theirs.len(), "{what}: {ours:?}, {theirs:?}");
    for (x, y) in ours.iter().zip(theirs) {
        let close = (x - y).abs() <= tolerance * (1.0 + x.abs().max(y.abs()));
        assert!(close || x == y || (x.is_nan() && y.is_nan()), "{what}: {ours:?}\nis not {theirs:?}");
    }
}

/// A derivative by hand: the cotangent of the input, given the point and the cotangent of the output.
pub(crate) type ByHand<'a, T> = Option<&'a dyn Fn(&T, &Vector) -> T>;

/// Compares the derivatives of a program, given once for each kind of number, with each other. Returns what
/// was recorded.
#[track_caller]
pub(crate) fn agree<T>(
    point: &T,
    plain: &dyn Fn(T) -> Vector,
    forward: &dyn Fn(With<T, Forward>) -> Vector<Forward>,
    reverse: &(dyn Fn(With<T, Reverse>) -> Vector<Reverse> + Sync),
    by_hand: ByHand<'_, T>,
) -> TapeStatistics
where
    T: Structure<With<f64> = T>,
    With<T, Reverse>: Send,
{
    let value = plain(point.map_scalars(&mut |x| x));
    let (recorded, pullback) = vjp(reverse, point);
    assert_eq!(recorded, value, "the values of reverse mode");
    let statistics = pullback.statistics();

    let cotangents = [vector(value.len(), 77), vector(value.len(), 78)];
    let gradients = cotangents.each_ref().map(|cotangent| scalars(&pullback.call(cotangent).unwrap()));
    hold_columns(point, plain, forward, &value, &cotangents, &gradients);
    hold_lanes(&pullback, &cotangents, &gradients);

    // Every operand is another task's.
    let branching = |x| join(|| reverse(x), || ()).0;
    let (_, in_branch) = vjp(branching, point);
    let from_branch = scalars(&in_branch.call(&cotangents[0]).unwrap());
    assert_close("in a branch", &from_branch, &gradients[0], 1e-12);

    // The same rows as a Jacobian has, pulled back or pushed forward.
    let rows = jacobian_with(Mode::Reverse, reverse, point);
    for (cotangent, gradient) in cotangents.iter().zip(&gradients) {
        let mut product = vec![0.0; gradient.len()];
        for (i, weight) in cotangent.iter().enumerate() {
            product.iter_mut().zip(rows.row(i)).for_each(|(sum, entry)| *sum += weight * entry);
        }
        assert_close("Jacobian", gradient, &product, 1e-10);
    }
    let pushed = jacobian_with(Mode::Forward, reverse, point);
    assert_close("pushed forward", pushed.entries(), rows.entries(), 1e-10);
    let pushed = jacobian_with(Mode::Forward, branching, point);
    assert_close("pushed forward in a branch", pushed.entries(), rows.entries(), 1e-10);

    // Every nonzero entry is in the pattern.
    for pattern in [jacobian_pattern(reverse, point), jacobian_pattern(branching, point)] {
        for row in 0..rows.rows() {
            for column in (0..rows.columns()).filter(|column| rows[(row, *column)] != 0.0) {
                assert!(pattern.contains(row, column), "({row}, {column}) is not in the pattern\n{pattern}");
            }
        }
    }

    if let Some(by_hand) = by_hand {
        for (cotangent, gradient) in cotangents.iter().zip(&gradients) {
            assert_close("by hand", gradient, &scalars(&by_hand(point, cotangent)), 1e-10);
        }
    }
    statistics
}

/// Forward mode and finite differences in each direction.
#[track_caller]
fn hold_columns<T>(
    point: &T,
    plain: &dyn Fn(T) -> Vector,
    forward: &dyn Fn(With<T, Forward>) -> Vector<Forward>,
    value: &Vector,
    cotangents: &[Vector],
    gradients: &[Vec<f64>],
) where
    T: Structure<With<f64> = T>,
{
    let along = |direction: usize, step: f64| {
        let mut scalar = 0;
        point.map_scalars(&mut |x| {
            scalar += 1;
            if scalar - 1 == direction { x + step } else { x }
        })
    };
    for direction in 0..point.count_scalars() {
        let mut scalar = 0;
        let unit = point.map_scalars(&mut |_| {
            scalar += 1;
            f64::from(u8::from(scalar - 1 == direction))
        });
        let (forward_value, tangent) = jvp(forward, point, &unit).unwrap();
        assert_close("the values of forward mode", &forward_value.to_vec(), &value.to_vec(), 1e-12);
        let step = 1e-5;
        let difference = (plain(along(direction, step)) - plain(along(direction, -step))) / (2.0 * step);
        for (cotangent, gradient) in cotangents.iter().zip(gradients) {
            let what = format!("direction {direction}");
            assert_close(
                &format!("forward, {what}"),
                &[gradient[direction]],
                &[cotangent.dot(&tangent)],
                1e-10,
            );
            let by_differences = cotangent.dot(&difference);
            assert_close(&format!("differences, {what}"), &[gradient[direction]], &[by_differences], 1e-6);
        }
    }
}

/// Several cotangents in one sweep, of which one is zero.
#[track_caller]
fn hold_lanes<T>(pullback: &Pullback<T, Vector<Reverse>>, cotangents: &[Vector; 2], gradients: &[Vec<f64>; 2])
where
    T: Structure<With<f64> = T>,
{
    let zero = Vector::zeros(cotangents[0].len());
    let lanes = pullback.call_many([&cotangents[1], &zero, &cotangents[0]]).unwrap();
    assert_close("the first lane", &scalars(&lanes[0]), &gradients[1], 1e-12);
    assert!(scalars(&lanes[1]).iter().all(|x| *x == 0.0), "a zero cotangent: {:?}", scalars(&lanes[1]));
    assert_close("the third lane", &scalars(&lanes[2]), &gradients[0], 1e-12);
}

/// Compares a program's derivatives with each other: `four_ways!(point, |x| program)`, and optionally
/// `by_hand |x, cotangent| gradient`.
macro_rules! four_ways {
    ($point:expr, |$x:pat_param| $body:expr) => {
        four_ways!(@ $point, |$x| $body, None)
    };
    ($point:expr, |$x:pat_param| $body:expr, by_hand $hand:expr) => {
        four_ways!(@ $point, |$x| $body, Some(&$hand))
    };
    (@ $point:expr, |$x:pat_param| $body:expr, $hand:expr) => {
        $crate::common::agree(
            &$point,
            &|$x| $crate::common::Outputs::<f64>::outputs($body),
            &|$x| $crate::common::Outputs::<adjoin::Forward>::outputs($body),
            &|$x| $crate::common::Outputs::<adjoin::Reverse>::outputs($body),
            $hand,
        )
    };
}
