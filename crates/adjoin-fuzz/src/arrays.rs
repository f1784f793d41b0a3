//! Operations with vectors and matrices, and what they do to the values of a program.
//!
//! Shapes are made to fit: a vector that is too long is sliced, and one that is too short is repeated. So any
//! operation can follow any other, and programs are full of views, parts of views and transposes.

use crate::flags::Flags;
use crate::number::Number;
use crate::program::Argument;
use crate::rules::Unary;
use crate::state::State;
use adjoin::array::Edges;
use adjoin::{Matrix, Vector};

/// An operation with arrays. Its arguments have the kind (scalar, vector, matrix) that it takes.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "they are the names of the operations")]
pub enum ArrayOp {
    // Scalars from arrays.
    At(Argument, u8),
    Sum(Argument),
    Mean(Argument),
    Product(Argument),
    Extreme(Argument, bool),
    NormSquared(Argument),
    Norm(Argument),
    Dot(Argument, Argument),
    LogSumExp(Argument),
    Determinant(Argument),
    LogDeterminant(Argument),
    Trace(Argument),
    AtMatrix(Argument, u8, u8),
    SumOfNothing(Argument),
    // Vectors.
    Collect(Vec<Argument>),
    Constants(Vec<f64>),
    With(Argument, u8, Argument),
    Add(Argument, Argument),
    Sub(Argument, Argument),
    Mul(Argument, Argument),
    Div(Argument, Argument),
    Scaled(Argument, Argument, u8),
    Each(Unary, Argument),
    Slice(Argument, u8, u8),
    StepBy(Argument, u8),
    Reversed(Argument),
    Long(Argument, u16),
    Gather(Argument, Vec<u8>),
    ScatterAdd(Argument, Vec<u8>),
    Concatenate(Argument, Argument),
    Sorted(Argument),
    CumulativeSum(Argument),
    Softmax(Argument),
    AddScaled(Argument, Argument, Argument),
    Convolve(Argument, Argument, u8),
    Function(Argument, Argument, u8),
    Row(Argument, u8, bool),
    Diagonal(Argument),
    Flatten(Argument),
    OfRows(Argument, u8),
    MatrixVector(Argument, Argument),
    Triangular(Argument, Argument, u8),
    Solve(Argument, Argument),
    Eigenvalues(Argument),
    // Matrices.
    Reshape(Argument, u8),
    Outer(Argument, Argument),
    Transposed(Argument),
    Block(Argument, u8, u8),
    Stack(Vec<Argument>, bool),
    MatrixProduct(Argument, Argument),
    DotEach(Argument, Argument),
    Broadcast(Argument, Argument, u8),
    SoftmaxOfRows(Argument),
    ToDiagonal(Argument),
    Inverse(Argument),
    Cholesky(Argument),
    Qr(Argument, bool),
    SolveMatrix(Argument, Argument),
    GatherRows(Argument, Vec<u8>),
    ScatterAddRows(Argument, Vec<u8>),
    Join(Argument, Argument, bool),
    PackedLower(Argument, Argument),
}

impl ArrayOp {
    /// The operation's name in tables.
    pub fn feature(&self) -> &'static str {
        match self {
            Self::Determinant(_)
            | Self::LogDeterminant(_)
            | Self::Triangular(..)
            | Self::Solve(..)
            | Self::Eigenvalues(_)
            | Self::Inverse(_)
            | Self::Cholesky(_)
            | Self::Qr(..)
            | Self::SolveMatrix(..)
            | Self::PackedLower(..) => "linear algebra",
            Self::Function(..) => "elementwise!",
            Self::Long(..) => "long vectors",
            _ => "arrays",
        }
    }

    /// Runs the operation, and adds its result to the state.
    pub fn run<R: Number>(&self, state: &mut State<R>, flags: &Flags) {
        match self {
            Self::At(..)
            | Self::Sum(_)
            | Self::Mean(_)
            | Self::Product(_)
            | Self::Extreme(..)
            | Self::NormSquared(_)
            | Self::Norm(_)
            | Self::Dot(..)
            | Self::LogSumExp(_)
            | Self::Determinant(_)
            | Self::LogDeterminant(_)
            | Self::Trace(_)
            | Self::AtMatrix(..)
            | Self::SumOfNothing(_) => {
                let scalar = self.scalar(state, flags);
                state.push_scalar(scalar, flags);
            }
            Self::Reshape(..)
            | Self::Outer(..)
            | Self::Transposed(_)
            | Self::Block(..)
            | Self::Stack(..)
            | Self::MatrixProduct(..)
            | Self::DotEach(..)
            | Self::Broadcast(..)
            | Self::SoftmaxOfRows(_)
            | Self::ToDiagonal(_)
            | Self::Inverse(_)
            | Self::Cholesky(_)
            | Self::Qr(..)
            | Self::SolveMatrix(..)
            | Self::GatherRows(..)
            | Self::ScatterAddRows(..)
            | Self::Join(..)
            | Self::PackedLower(..) => {
                let matrix = self.matrix(state);
                state.push_matrix(matrix, flags);
            }
            _ => {
                let vector = self.vector(state, flags);
                state.push_vector(vector, flags);
            }
        }
    }

    fn scalar<R: Number>(&self, state: &State<R>, flags: &Flags) -> R {
        let v = |argument: &Argument| state.vector(*argument);
        let m = |argument: &Argument| state.matrix(*argument);
        match self {
            Self::At(x, place) => v(x)[usize::from(*place) % v(x).len()],
            Self::Mean(x) => v(x).mean(),
            Self::Product(x) => short(v(x)).product() * 0.01,
            Self::Extreme(x, greatest) => {
                watch_order(v(x), flags);
                if *greatest { v(x).max() } else { v(x).min() }
            }
            Self::NormSquared(x) => v(x).norm_squared() * scale::<R>(v(x).len(), 0.25),
            Self::Norm(x) => {
                flags.watch(v(x).primals().iter().fold(0.0, |sum, x| sum + x.abs()));
                v(x).norm() * scale::<R>(v(x).len(), 1.0)
            }
            Self::Dot(x, y) => v(x).dot(&fit(v(y), v(x).len())) * scale::<R>(v(x).len(), 0.25),
            Self::LogSumExp(x) => (v(x).log_sum_exp() - (v(x).len() as f64).ln()) * 0.9,
            Self::Determinant(a) => dominant(m(a)).determinant() * 0.02,
            Self::LogDeterminant(a) => dominant(m(a)).log_determinant() * 0.2,
            Self::Trace(a) => square(m(a)).trace() * 0.2,
            Self::AtMatrix(a, i, j) => {
                let [rows, columns] = m(a).shape();
                m(a)[(usize::from(*i) % rows, usize::from(*j) % columns)]
            }
            Self::SumOfNothing(x) => v(x).slice(0..0).sum() + v(x).at(0),
            Self::Sum(x) => v(x).sum() * scale::<R>(v(x).len(), 1.0),
            _ => unreachable!("it makes a vector or a matrix"),
        }
    }

    fn vector<R: Number>(&self, state: &State<R>, flags: &Flags) -> Vector<R> {
        let s = |argument: &Argument| state.scalar(*argument);
        let v = |argument: &Argument| state.vector(*argument);
        let m = |argument: &Argument| state.matrix(*argument);
        match self {
            Self::Collect(xs) => std::iter::once(s(&0)).chain(xs.iter().map(s)).collect::<Vec<R>>().into(),
            Self::Constants(xs) => Vector::constants(if xs.is_empty() { vec![0.5] } else { xs.clone() }),
            Self::With(x, place, y) => {
                let mut new = v(x).clone();
                let place = usize::from(*place) % new.len();
                new[place] = s(y);
                new
            }
            Self::Add(x, y) => (v(x) + &fit(v(y), v(x).len())) * c::<R>(0.5),
            Self::Sub(x, y) => (v(x) - fit(v(y), v(x).len())) * c::<R>(0.5),
            Self::Mul(x, y) => v(x) * &fit(v(y), v(x).len()) * c::<R>(0.25),
            Self::Div(x, y) => {
                let y = fit(v(y), v(x).len());
                v(x) / (&y * &y + c::<R>(1.0)) * c::<R>(0.4)
            }
            Self::Scaled(x, y, kind) => match kind % 5 {
                0 => v(x) * s(y) * c::<R>(0.25),
                1 => (v(x) - s(y)) * c::<R>(0.5),
                2 => s(y) * v(x) * R::constant(0.25),
                3 => (s(y) - v(x)) * c::<R>(0.5),
                _ => -v(x) / (s(y) * s(y) + c::<R>(1.5)),
            },
            Self::Each(function, x) => each(*function, v(x), flags),
            Self::Slice(x, start, length) => {
                let start = usize::from(*start) % v(x).len();
                let length = usize::from(*length) % (v(x).len() - start) + 1;
                v(x).slice(start..start + length)
            }
            Self::StepBy(x, step) => v(x).step_by(usize::from(*step % 3) + 1),
            Self::Reversed(x) => v(x).reversed(),
            Self::Long(x, length) => {
                let short = short(v(x));
                short.repeat(usize::from(*length).div_ceil(short.len()))
            }
            Self::Gather(x, places) => v(x).gather(&around(places, v(x).len())),
            Self::ScatterAdd(x, places) => {
                let length = v(x).len().min(6);
                let places = around(places, length);
                fit(v(x), places.len()).scatter_add(&places, length) * scale::<R>(places.len(), 1.0)
            }
            Self::Concatenate(x, y) => Vector::concatenate([&short(v(x)), &short(v(y))]),
            Self::Sorted(x) => {
                watch_order(v(x), flags);
                v(x).sorted()
            }
            Self::CumulativeSum(x) => v(x).cumulative_sum() * scale::<R>(v(x).len(), 1.0),
            Self::Softmax(x) => v(x).softmax(),
            Self::AddScaled(x, a, y) => {
                (v(x) * c::<R>(0.5)).add_scaled(s(a) * c::<R>(0.2), &fit(v(y), v(x).len()))
            }
            Self::Convolve(x, y, edges) => {
                let edges = [Edges::Full, Edges::Same][usize::from(edges % 2)];
                short(v(x)).convolve(&fit(v(y), 2), edges) * c::<R>(0.2)
            }
            Self::Function(x, y, kind) => {
                let y = fit(v(y), v(x).len());
                v(x).primals().iter().zip(&*y.primals()).for_each(|(x, y)| flags.watch(x - y));
                match kind % 3 {
                    0 => R::gate(v(x), &y, &fit(&y, v(x).len())),
                    1 => R::pair(v(x), &y)[0].clone(),
                    _ => {
                        let [first, second] = R::pair(v(x), &y);
                        (first + second) * c::<R>(0.5)
                    }
                }
            }
            Self::Row(a, i, is_row) => {
                let i = usize::from(*i);
                if *is_row { m(a).row(i % m(a).rows()) } else { m(a).column(i % m(a).columns()) }
            }
            Self::Diagonal(a) => square(m(a)).diagonal(),
            Self::Flatten(a) => m(a).flatten(),
            Self::OfRows(a, kind) => match kind % 4 {
                0 => m(a).sum_of_rows() * scale::<R>(m(a).columns(), 1.0),
                1 => m(a).sum_of_columns() * scale::<R>(m(a).rows(), 1.0),
                2 => m(a).norm_squared_of_rows() * scale::<R>(m(a).columns(), 0.25),
                _ => m(a).log_sum_exp_of_rows() * c::<R>(0.5),
            },
            Self::MatrixVector(a, x) => {
                m(a).dot(&fit(v(x), m(a).columns())) * scale::<R>(m(a).columns(), 0.25)
            }
            Self::Triangular(a, x, kind) => {
                let a = dominant(m(a));
                let x = fit(v(x), a.rows());
                match kind % 4 {
                    0 => a.dot_lower(&x) * c::<R>(0.1),
                    1 => a.dot_upper(&x) * c::<R>(0.1),
                    2 => a.solve_lower(&x),
                    _ => a.solve_upper(&x),
                }
            }
            Self::Solve(a, x) => dominant(m(a)).solve(&fit(v(x), square(m(a)).rows())),
            Self::Eigenvalues(a) => separated(m(a)).symmetric_eigenvalues() * c::<R>(0.1),
            _ => unreachable!("it makes a scalar or a matrix"),
        }
    }

    fn matrix<R: Number>(&self, state: &State<R>) -> Matrix<R> {
        let s = |argument: &Argument| state.scalar(*argument);
        let v = |argument: &Argument| state.vector(*argument);
        let m = |argument: &Argument| state.matrix(*argument);
        match self {
            Self::Reshape(x, rows) => {
                let short = short(v(x));
                let rows = usize::from(*rows) % 3 + 1;
                fit(&short, rows * short.len().div_ceil(rows)).reshape(rows, short.len().div_ceil(rows))
            }
            Self::Outer(x, y) => short(v(x)).outer(&short(v(y))) * c::<R>(0.25),
            Self::Transposed(a) => m(a).transposed(),
            Self::Block(a, i, j) => {
                let [rows, columns] = m(a).shape();
                m(a).slice(usize::from(*i) % rows.., ..=usize::from(*j) % columns)
            }
            Self::Stack(xs, as_rows) => {
                let length = short(v(&0)).len();
                let vectors: Vec<_> =
                    std::iter::once(&0).chain(xs.iter().take(3)).map(|x| fit(v(x), length)).collect();
                if *as_rows { Matrix::stack_rows(vectors) } else { Matrix::stack_columns(vectors) }
            }
            Self::MatrixProduct(a, b) => {
                let [a, b] = [square(m(a)), square(m(b))];
                let size = a.rows().min(b.rows());
                a.slice(.., ..size).dot(&b.slice(..size, ..)) * scale::<R>(size, 0.25)
            }
            Self::DotEach(a, b) => {
                let a = square(m(a));
                let size = a.columns().min(m(b).columns());
                let count = if a.rows() % m(b).rows() == 0 { m(b).rows() } else { 1 };
                a.slice(.., ..size).dot_each(&m(b).slice(..count, ..size)) * scale::<R>(size, 0.25)
            }
            Self::Broadcast(a, x, kind) => {
                let x = fit(v(x), m(a).columns());
                match kind % 4 {
                    0 => (m(a) + &x) * c::<R>(0.5),
                    1 => m(a) * x * c::<R>(0.25),
                    2 => (m(a) - m(a).transposed().transposed() * s(&0)) * c::<R>(0.25),
                    _ => m(a) / (&x * &x + c::<R>(1.0)) * c::<R>(0.4),
                }
            }
            Self::SoftmaxOfRows(a) => m(a).softmax_of_rows(),
            Self::ToDiagonal(x) => fit(v(x), v(x).len().min(3)).to_diagonal(),
            Self::Inverse(a) => dominant(m(a)).inverse(),
            Self::Cholesky(a) => separated(m(a)).cholesky() * c::<R>(0.3),
            Self::Qr(a, is_q) => {
                let (q, r) = dominant(m(a)).qr();
                if *is_q { q } else { r * c::<R>(0.2) }
            }
            Self::SolveMatrix(a, b) => {
                let a = dominant(m(a));
                let b = square(m(b));
                let size = a.rows().min(b.rows());
                a.slice(..size, ..size).solve(&b.slice(..size, ..))
            }
            Self::GatherRows(a, rows) => m(a).gather_rows(&around(rows, m(a).rows())),
            Self::ScatterAddRows(a, places) => {
                let rows = m(a).rows();
                let places: Vec<usize> =
                    (0..rows).map(|row| usize::from(*places.get(row).unwrap_or(&0)) % 3).collect();
                m(a).scatter_add_rows(&places, 3) * scale::<R>(rows, 1.0)
            }
            Self::Join(a, b, as_rows) => {
                let [a, b] = [square(m(a)), square(m(b))];
                let size = a.rows().min(b.rows());
                if *as_rows {
                    Matrix::concatenate_rows([a.slice(.., ..size), b.slice(.., ..size)])
                } else {
                    Matrix::concatenate_columns([a.slice(..size, ..), b.slice(..size, ..)])
                }
            }
            Self::PackedLower(x, y) => {
                let size = short(v(x)).len().min(3);
                let below = size * (size - 1) / 2;
                let below = if below == 0 { v(y).slice(0..0) } else { fit(v(y), below) };
                Matrix::from_packed_lower(&fit(v(x), size), &below)
            }
            _ => unreachable!("it makes a scalar or a vector"),
        }
    }
}

/// Applies a function to each element: by the array's own method where it has one without kinks, else by
/// `map`.
fn each<R: Number>(function: Unary, x: &Vector<R>, flags: &Flags) -> Vector<R> {
    match function {
        Unary::Neg => -x,
        Unary::Sqrt => (x * x + c::<R>(1.0)).sqrt() * c::<R>(0.7),
        Unary::Cbrt => (x * x + c::<R>(1.0)).cbrt() * c::<R>(0.7),
        Unary::Exp => x.sin().exp() * c::<R>(0.3),
        Unary::Exp2 => x.sin().exp2() * c::<R>(0.5),
        Unary::ExpM1 => x.sin().exp_m1() * c::<R>(0.3),
        Unary::Ln => (x * x + c::<R>(1.0)).ln() * c::<R>(0.7),
        Unary::Log2 => (x * x + c::<R>(1.0)).log2() * c::<R>(0.5),
        Unary::Log10 => (x * x + c::<R>(1.0)).log10(),
        Unary::Ln1p => (x * x).ln_1p() * c::<R>(0.7),
        Unary::Sin => x.sin(),
        Unary::Cos => x.cos(),
        Unary::Tan => x.sin().tan() * c::<R>(0.3),
        Unary::Asin => (x.sin() * c::<R>(0.8)).asin() * c::<R>(0.7),
        Unary::Acos => (x.sin() * c::<R>(0.8)).acos() * c::<R>(0.7),
        Unary::Atan => x.atan(),
        Unary::Sinh => x.sin().sinh() * c::<R>(0.6),
        Unary::Cosh => x.sin().cosh() * c::<R>(0.6),
        Unary::Tanh => x.tanh(),
        Unary::Asinh => x.asinh(),
        Unary::Acosh => (x * x + c::<R>(2.0)).acosh() * c::<R>(0.5),
        Unary::Atanh => (x.sin() * c::<R>(0.8)).atanh() * c::<R>(0.4),
        Unary::Recip => (x * x + c::<R>(1.0)).recip(),
        Unary::ToDegrees => x.to_degrees() * c::<R>(0.015),
        Unary::ToRadians => x.to_radians(),
        Unary::Erf => x.erf() * c::<R>(0.8),
        Unary::Erfc => x.erfc() * c::<R>(0.8),
        Unary::LnGamma => (x * x + c::<R>(1.0)).ln_gamma() * c::<R>(0.2),
        Unary::Digamma => (x * x + c::<R>(1.0)).digamma() * c::<R>(0.3),
        Unary::Powi(n) => (x.sin() * c::<R>(0.3) + c::<R>(1.0)).powi(n) * c::<R>(0.3),
        _ => x.map(|x| function.apply(x, flags)),
    }
}

/// What a sum is multiplied with, given its number of terms.
fn scale<R: Number>(terms: usize, factor: f64) -> R {
    c(factor / terms.max(1) as f64)
}

/// A constant as a scalar: the operators of generic arrays take their own scalar type only.
fn c<R: Number>(constant: f64) -> R {
    R::constant(constant)
}

/// Notes a kink if two elements are nearly equal, since rounding then decides their order.
fn watch_order<R: Number>(x: &Vector<R>, flags: &Flags) {
    let mut sorted = x.primals().to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.windows(2).for_each(|pair| flags.watch(pair[1] - pair[0]));
}

/// The places modulo the length; place 0 if there are none.
fn around(places: &[u8], length: usize) -> Vec<usize> {
    if places.is_empty() {
        vec![0]
    } else {
        places.iter().map(|place| usize::from(*place) % length).collect()
    }
}

/// A vector of the given length: a part, or several copies.
pub(crate) fn fit<R: Number>(x: &Vector<R>, length: usize) -> Vector<R> {
    if x.len() < length { x.repeat(length.div_ceil(x.len())).slice(..length) } else { x.slice(..length) }
}

/// The first elements of a vector, at most six.
fn short<R: Number>(x: &Vector<R>) -> Vector<R> {
    x.slice(..x.len().min(6))
}

/// The largest square part, with at most four rows.
fn square<R: Number>(a: &Matrix<R>) -> Matrix<R> {
    let size = a.rows().min(a.columns()).min(4);
    a.slice(..size, ..size)
}

/// A well-conditioned matrix.
fn dominant<R: Number>(a: &Matrix<R>) -> Matrix<R> {
    let a = square(a);
    let size = a.rows();
    a * c::<R>(0.2) + Matrix::identity(size) * c::<R>(2.0)
}

/// A symmetric, positive matrix whose eigenvalues are far from each other.
fn separated<R: Number>(a: &Matrix<R>) -> Matrix<R> {
    let a = square(a);
    let apart: Vec<f64> = (0..a.rows()).map(|i| 3.0 + 3.0 * i as f64).collect();
    (&a + a.transposed()) * c::<R>(0.1) + Vector::constants(apart).to_diagonal()
}
