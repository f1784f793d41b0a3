//! Putting elements elsewhere: joining, gathering, scattering, sorting.
//!
//! ```text
//! z = x ++ y            x̄ += z̄ at the places of x,  ȳ += z̄ at the places of y
//! y = x[i₀], x[i₁], …   x̄[iₖ] += ȳₖ                 a gather; what was taken twice gets both
//! y[iₖ] += xₖ           x̄ₖ += ȳ[iₖ]                 a scatter, which is its transpose
//! ```
//!
//! All are linear maps with entries 0 and 1, so their rules keep no values. Views (slices, rows, columns, the
//! diagonal, [`Matrix::transposed`], [`Array::reshape`]) are not here: they record nothing.

use std::borrow::{Borrow, Cow};
use std::cmp::Ordering;

use super::flow::Flow;
use super::kernel;
use super::layout;
use super::operation::{Operation, Plain, Point};
use super::sources::Sources;
use super::value::{Array, Matrix, Vector};
use crate::real::Real;

impl<R: Real> Vector<R> {
    /// The elements of some vectors, one vector after the other. One node.
    ///
    /// ```
    /// use adjoin::Vector;
    ///
    /// let (x, y) = (Vector::from([1.0, 2.0]), Vector::from([3.0]));
    /// assert_eq!(Vector::concatenate([&x, &y, &x]), Vector::from([1.0, 2.0, 3.0, 1.0, 2.0]));
    /// ```
    #[must_use]
    pub fn concatenate<V: Borrow<Self>>(vectors: impl IntoIterator<Item = V>) -> Self {
        let vectors: Vec<V> = vectors.into_iter().collect();
        join("concatenate", &vectors, 1, 1)
    }

    /// The elements at the given places, of which some may be the same. One node.
    ///
    /// ```
    /// use adjoin::{Vector, grad};
    ///
    /// let x = Vector::from([1.0, 2.0, 3.0]);
    /// assert_eq!(x.gather(&[2, 0, 2]), Vector::from([3.0, 1.0, 3.0]));
    /// assert_eq!(grad(|x| x.gather(&[2, 0, 2]).sum(), &x), Vector::from([1.0, 0.0, 2.0]));
    /// ```
    ///
    /// # Panics
    /// If there is no such place.
    #[must_use]
    pub fn gather(&self, places: &[usize]) -> Self {
        require_places("gather", places, self.len());
        Self::by("gather", Gather { places: places.into(), width: 1 }, &[self.view()], [1, places.len()])
    }

    /// The vector of the given length to which element `k` is added at `places[k]`; 0 where none is added.
    /// One node.
    ///
    /// ```
    /// use adjoin::Vector;
    ///
    /// let x = Vector::from([1.0, 2.0, 3.0]);
    /// assert_eq!(x.scatter_add(&[1, 0, 1], 3), Vector::from([2.0, 4.0, 0.0]));
    /// ```
    ///
    /// # Panics
    /// If the numbers of places and elements differ, or a place is not below the length.
    #[must_use]
    pub fn scatter_add(&self, places: &[usize], length: usize) -> Self {
        assert!(
            places.len() == self.len(),
            "scatter_add: {} places for {}; the numbers must be equal",
            places.len(),
            self.shape_text()
        );
        require_places("scatter_add", places, length);
        Self::by("scatter_add", Scatter { places: places.into(), width: 1 }, &[self.view()], [1, length])
    }

    /// The last element first. One node.
    #[must_use]
    pub fn reversed(&self) -> Self {
        let places = (0..self.len()).rev().collect();
        Self::by("reversed", Gather { places, width: 1 }, &[self.view()], self.layout.shape)
    }

    /// The vector, repeated `times` times. One node.
    #[must_use]
    pub fn repeat(&self, times: usize) -> Self {
        let shape = [times, self.len()];
        if layout::count("repeat", shape) == 0 {
            return Self::default();
        }
        let operation = Gather { places: vec![0; times].into(), width: self.len() };
        Matrix::by("repeat", operation, &[self.view()], shape).flatten()
    }

    /// The places of the elements in ascending order. Equal ones stay in their order; NaN is ordered as by
    /// [`f64::total_cmp`], so a positive one comes last.
    ///
    /// ```
    /// use adjoin::Vector;
    ///
    /// assert_eq!(Vector::from([0.5, -1.0, 0.5]).argsort(), [1, 0, 2]);
    /// ```
    pub fn argsort(&self) -> Vec<usize> {
        order(&self.primals())
    }

    /// The elements in ascending order, as [`argsort`](Vector::argsort) has it. One node: the derivative goes
    /// with the elements.
    #[must_use]
    pub fn sorted(&self) -> Self {
        self.gather(&self.argsort())
    }

    /// The elements in ascending order of their keys. Equal keys leave the order as it is. One node.
    ///
    /// The keys decide about the order only: what `key` does is not recorded, and nothing flows through it.
    ///
    /// ```
    /// use adjoin::{Real, Vector};
    ///
    /// let x = Vector::from([1.0, -3.0, 2.0]);
    /// assert_eq!(x.sorted_by_key(|x| x.abs()), Vector::from([1.0, 2.0, -3.0]));
    /// ```
    #[must_use]
    pub fn sorted_by_key(&self, key: impl Fn(R) -> R) -> Self {
        let keys: Vec<f64> = self.primals().iter().map(|x| key(R::constant(*x)).primal()).collect();
        self.gather(&order(&keys))
    }

    /// The elements in ascending order of the elements of another vector at their places. One node.
    ///
    /// # Panics
    /// If the lengths differ.
    #[must_use]
    pub fn sorted_by(&self, keys: &Self) -> Self {
        self.require_same_shape("sorted_by", keys);
        self.gather(&keys.argsort())
    }

    /// The matrix with this diagonal, zero elsewhere. One node.
    #[must_use]
    pub fn to_diagonal(&self) -> Matrix<R> {
        let size = self.len();
        layout::count("to_diagonal", [size, size]);
        let places = (0..size).map(|i| i * (size + 1)).collect();
        Matrix::by("to_diagonal", Scatter { places, width: 1 }, &[self.view()], [size, size])
    }
}

impl<R: Real> Matrix<R> {
    /// Some matrices one below the other. One node.
    ///
    /// # Panics
    /// If they have different numbers of columns.
    #[must_use]
    pub fn concatenate_rows<M: Borrow<Self>>(matrices: impl IntoIterator<Item = M>) -> Self {
        let matrices: Vec<M> = matrices.into_iter().collect();
        require_common("concatenate_rows", &matrices, 1);
        join("concatenate_rows", &matrices, 0, 0)
    }

    /// Some matrices side by side. One node.
    ///
    /// ```
    /// use adjoin::Matrix;
    ///
    /// let a = Matrix::from_rows([[1.0, 2.0], [3.0, 4.0]]);
    /// let b = Matrix::from_rows([[5.0], [6.0]]);
    /// assert_eq!(Matrix::concatenate_columns([&a, &b]), Matrix::from_rows([[1.0, 2.0, 5.0], [3.0, 4.0, 6.0]]));
    /// ```
    ///
    /// # Panics
    /// If they have different numbers of rows.
    #[must_use]
    pub fn concatenate_columns<M: Borrow<Self>>(matrices: impl IntoIterator<Item = M>) -> Self {
        let matrices: Vec<M> = matrices.into_iter().collect();
        require_common("concatenate_columns", &matrices, 0);
        join("concatenate_columns", &matrices, 1, 0)
    }

    /// The matrix with the given vectors as its rows. One node.
    ///
    /// # Panics
    /// If the lengths differ.
    #[must_use]
    pub fn stack_rows<V: Borrow<Vector<R>>>(rows: impl IntoIterator<Item = V>) -> Self {
        let rows: Vec<V> = rows.into_iter().collect();
        require_common("stack_rows", &rows, 1);
        let rows: Vec<Self> = rows.iter().map(|row| row.borrow().to_row()).collect();
        join("stack_rows", &rows, 0, 0)
    }

    /// The matrix with the given vectors as its columns. One node.
    ///
    /// # Panics
    /// If the lengths differ.
    #[must_use]
    pub fn stack_columns<V: Borrow<Vector<R>>>(columns: impl IntoIterator<Item = V>) -> Self {
        let columns: Vec<V> = columns.into_iter().collect();
        require_common("stack_columns", &columns, 1);
        let columns: Vec<Self> = columns.iter().map(|column| column.borrow().to_column()).collect();
        join("stack_columns", &columns, 1, 0)
    }

    /// The rows with the given numbers, of which some may be the same. One node. See [`Vector::gather`].
    ///
    /// # Panics
    /// If there is no such row.
    #[must_use]
    pub fn gather_rows(&self, rows: &[usize]) -> Self {
        require_places("gather_rows", rows, self.rows());
        let operation = Gather { places: rows.into(), width: self.columns() };
        Self::by("gather_rows", operation, &[self.view()], [rows.len(), self.columns()])
    }

    /// The matrix with `rows` rows, to which row `k` is added at `places[k]`. One node. See
    /// [`Vector::scatter_add`].
    ///
    /// # Panics
    /// If the numbers of places and rows differ, or a place is not below the number of rows.
    #[must_use]
    pub fn scatter_add_rows(&self, places: &[usize], rows: usize) -> Self {
        assert!(
            places.len() == self.rows(),
            "scatter_add_rows: {} places for {}; the numbers must be equal",
            places.len(),
            self.shape_text()
        );
        require_places("scatter_add_rows", places, rows);
        let operation = Scatter { places: places.into(), width: self.columns() };
        Self::by("scatter_add_rows", operation, &[self.view()], [rows, self.columns()])
    }

    /// The sum of the diagonal. One node.
    pub fn trace(&self) -> R {
        self.diagonal().sum()
    }
}

/// The places of numbers in ascending order.
fn order(keys: &[f64]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..keys.len()).collect();
    let compare = |x: &usize, y: &usize| -> Ordering { keys[*x].total_cmp(&keys[*y]) };
    places.sort_by(compare);
    places
}

fn require_places(operation: &str, places: &[usize], length: usize) {
    if let Some(place) = places.iter().find(|place| **place >= length) {
        panic!("{operation}: index {place} is out of range for length {length}");
    }
}

/// Refuses arrays which do not agree in an axis.
fn require_common<R: Real, const D: usize, A: Borrow<Array<R, D>>>(
    operation: &str,
    arrays: &[A],
    axis: usize,
) {
    let Some(first) = arrays.first().map(Borrow::borrow) else { return };
    for other in arrays.iter().map(Borrow::borrow) {
        if first.layout.shape[axis] != other.layout.shape[axis] {
            let what = if D == 1 { "lengths" } else { ["numbers of rows", "numbers of columns"][axis] };
            first.mismatch(operation, other, &format!(": the {what} must be the same"));
        }
    }
}

/// Arrays joined along an axis. `rows` is how many rows there are if there is no array.
fn join<R: Real, const D: usize, A: Borrow<Array<R, D>>>(
    name: &str,
    arrays: &[A],
    axis: usize,
    rows: usize,
) -> Array<R, D> {
    let mut shape = arrays.first().map_or([rows, 0], |first| first.borrow().layout.shape);
    shape[axis] = 0;
    let mut blocks = Vec::with_capacity(arrays.len());
    for array in arrays.iter().map(Borrow::borrow) {
        let mut from = [0, 0];
        from[axis] = shape[axis];
        blocks.push(Block { from, shape: array.layout.shape });
        // On overflow this is more than an array can have, which `Array::by` refuses.
        shape[axis] = shape[axis].saturating_add(array.layout.shape[axis]);
    }
    let views: Vec<_> = arrays.iter().map(|array| array.borrow().view()).collect();
    Array::by(name, Join { blocks: blocks.into(), columns: shape[1] }, &views, shape)
}

/// Where an operand of [`Join`] goes.
struct Block {
    from: [usize; 2],
    shape: [usize; 2],
}

impl Block {
    /// The ranges of the result that the rows of the operand go to.
    fn rows(&self, columns: usize) -> impl Iterator<Item = std::ops::Range<usize>> + '_ {
        (0..self.shape[0]).map(move |i| {
            let start = (self.from[0] + i) * columns + self.from[1];
            start..start + self.shape[1]
        })
    }
}

/// Blocks put into a matrix.
struct Join {
    blocks: Box<[Block]>,
    columns: usize,
}

impl Join {
    fn copy<T: Copy>(&self, operand: usize, from: &[T], to: &mut [T]) {
        let block = &self.blocks[operand];
        for (row, x) in block.rows(self.columns).zip(from.chunks_exact(block.shape[1].max(1))) {
            to[row].copy_from_slice(x);
        }
    }
}

impl Operation for Join {
    const KEEPS_INPUTS: bool = false;
    const LINEAR: bool = true;
    const OVERWRITES: bool = true;

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        for (operand, input) in inputs.iter().enumerate() {
            self.copy(operand, &input.in_rows(), output);
        }
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        for (operand, input) in inputs.iter().enumerate() {
            self.copy(operand, input, output);
        }
    }

    fn pull(&self, _: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        for (operand, block) in self.blocks.iter().enumerate() {
            flow.add(operand, |adjoints| {
                let rows = adjoints.chunks_exact_mut(block.shape[1].max(1)).zip(block.rows(self.columns));
                rows.for_each(|(adjoints, row)| kernel::add(adjoints, &cotangent[row]));
            });
        }
    }

    fn sources(&self, _: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        let mut origins = vec![(0, 0); sources.results()];
        for (operand, block) in self.blocks.iter().enumerate() {
            for (element, place) in block.rows(self.columns).flatten().enumerate() {
                origins[place] = (operand, element);
            }
        }
        sources.each(|element, of| of.element(origins[element].0, origins[element].1));
        true
    }
}

/// Adds row `from[k]` of one slice to row `to[k]` of another. Either is `None` for `0, 1, 2, …`.
fn add_rows<R: Real>(width: usize, x: &[R], from: Option<&[usize]>, y: &mut [R], to: Option<&[usize]>) {
    let count = from.or(to).map_or(0, <[usize]>::len);
    let row = |places: Option<&[usize]>, k: usize| {
        let start = places.map_or(k, |places| places[k]) * width;
        start..start + width
    };
    for k in 0..count {
        y[row(to, k)].iter_mut().zip(&x[row(from, k)]).for_each(|(y, x)| *y += x);
    }
}

/// Rows at some places.
struct Gather {
    places: Box<[usize]>,
    width: usize,
}

impl Gather {
    fn copy<T: Copy>(&self, x: &[T], output: &mut [T]) {
        if self.width == 1 {
            output.iter_mut().zip(&self.places).for_each(|(output, place)| *output = x[*place]);
        } else if self.width > 0 {
            for (output, place) in output.chunks_exact_mut(self.width).zip(&self.places) {
                output.copy_from_slice(&x[place * self.width..][..self.width]);
            }
        }
    }
}

impl Operation for Gather {
    const KEEPS_INPUTS: bool = false;
    const LINEAR: bool = true;
    const OVERWRITES: bool = true;

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        self.copy(&inputs[0].in_rows(), output);
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        self.copy(&inputs[0], output);
    }

    fn pull(&self, _: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        flow.add(0, |adjoints| add_rows(self.width, cotangent, None, adjoints, Some(&self.places)));
    }

    fn sources(&self, _: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        let width = self.width;
        sources.each(|element, of| of.element(0, self.places[element / width] * width + element % width));
        true
    }
}

/// Rows added at some places.
struct Scatter {
    places: Box<[usize]>,
    width: usize,
}

impl Operation for Scatter {
    const KEEPS_INPUTS: bool = false;
    const LINEAR: bool = true;

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        add_rows(self.width, &inputs[0].in_rows(), None, output, Some(&self.places));
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        add_rows(self.width, &inputs[0], None, output, Some(&self.places));
    }

    fn pull(&self, _: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        flow.add(0, |adjoints| add_rows(self.width, cotangent, Some(&self.places), adjoints, None));
    }

    fn sources(&self, _: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        let width = self.width.max(1);
        let mut from = vec![Vec::new(); sources.results() / width];
        for (row, place) in self.places.iter().enumerate() {
            from[*place].push(row);
        }
        sources.each(|element, of| {
            from[element / width].iter().for_each(|row| of.element(0, row * width + element % width));
        });
        true
    }
}
