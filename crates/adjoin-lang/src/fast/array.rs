//! Arrays of the language.
//!
//! An array is held as a list that is an array ([`object`](super::object)), so that `toListA` costs nothing,
//! `fromListA` nothing for a list that was built as a whole, and functions on arrays run as walks and
//! kernels. Sums are the library's: one node of its tape each, whatever the number of terms.

use adjoin::Real;
use adjoin::array::{Matrix, Vector};

use super::code::{Extent, Open, Reg, Use};
use super::kernel;
use super::machine::{Base, Machine, Run, error};
use super::object::{Bank, CONS, Ref};
use super::read;
use crate::core::Span;
use crate::core::prim::row_mismatch;
use crate::eval::Reason;

/// An operation on arrays.
#[derive(Clone, Debug)]
pub(super) enum ArrayOp {
    /// An array of a list's elements, which have these registers.
    Pack { dst: Reg, list: Use, element: Extent },
    /// A word register gets the number of elements.
    Size { dst: Reg, array: Reg },
    /// The array is `open`'s source; a word register has the index.
    At { open: Open, index: Reg, place: Span },
    /// A real register gets the sum.
    Sum { dst: Reg, array: Reg },
    /// The same for a sum of products.
    Dot { dst: Reg, arrays: [Reg; 2], place: Span },
    /// The array of the products of a matrix's rows and a vector.
    MatVec { dst: Reg, arrays: [Reg; 2], place: Span },
}

impl ArrayOp {
    /// The arrays that it reads without taking them.
    pub(super) fn reads(&self) -> Vec<Reg> {
        match self {
            ArrayOp::Pack { .. } => Vec::new(),
            ArrayOp::Size { array, .. } | ArrayOp::Sum { array, .. } => vec![*array],
            ArrayOp::At { open, .. } => vec![open.src.reg],
            ArrayOp::Dot { arrays, .. } | ArrayOp::MatVec { arrays, .. } => arrays.to_vec(),
        }
    }

    /// Every reference register that it uses or defines.
    pub(super) fn each_reference(&mut self, visit: &mut impl FnMut(&mut Reg)) {
        match self {
            ArrayOp::Pack { dst, list, .. } => {
                visit(dst);
                visit(&mut list.reg);
            }
            ArrayOp::Size { array, .. } | ArrayOp::Sum { array, .. } => visit(array),
            ArrayOp::At { open, .. } => {
                visit(&mut open.src.reg);
                open.refs.iter_mut().flatten().for_each(visit);
            }
            ArrayOp::Dot { arrays, .. } => arrays.iter_mut().for_each(visit),
            ArrayOp::MatVec { dst, arrays, .. } => {
                visit(dst);
                arrays.iter_mut().for_each(visit);
            }
        }
    }
}

impl<R: Real> Machine<'_, R> {
    pub(super) fn array(&mut self, op: &ArrayOp, base: Base) -> Run<()> {
        match op {
            ArrayOp::Pack { dst, list, element } => {
                let list = self.fetch(*list, base.refs);
                self.refs[base.refs + *dst as usize] = packed(list, *element);
            }
            ArrayOp::Size { dst, array } => {
                self.words[base.words + *dst as usize] = i64::from(self.at(*array, base).left());
            }
            ArrayOp::At { open, index, place } => {
                let length = self.at(open.src.reg, base).left();
                let index = self.words[base.words + *index as usize];
                match u32::try_from(index) {
                    Ok(index) if index < length => self.load(open, base, index),
                    _ => {
                        let message = format!("index {index} of an array of {length} elements");
                        return Err(error(Reason::Undefined(message), *place));
                    }
                }
            }
            ArrayOp::Sum { dst, array } => {
                let sum = vector(self.at(*array, base)).sum();
                self.reals[base.reals + *dst as usize] = sum;
            }
            ArrayOp::Dot { dst, arrays, place } => {
                let [x, y] = arrays.map(|array| self.at(array, base));
                if x.left() != y.left() {
                    let message = format!("dot: the arrays have lengths {} and {}", x.left(), y.left());
                    return Err(error(Reason::Undefined(message), *place));
                }
                let product = vector(x).dot(&vector(y));
                self.reals[base.reals + *dst as usize] = product;
            }
            ArrayOp::MatVec { dst, arrays, place } => {
                let [matrix, vector] = arrays.map(|array| self.at(array, base));
                let product = product(matrix, vector);
                let product = product.map_err(|message| error(Reason::Undefined(message), *place))?;
                self.refs[base.refs + *dst as usize] = product;
            }
        }
        Ok(())
    }

    fn at(&self, array: Reg, base: Base) -> &Ref<R> {
        &self.refs[base.refs + array as usize]
    }
}

/// The elements of an array of reals, for the library.
fn vector<R: Real>(array: &Ref<R>) -> Vector<R> {
    kernel::elements(array).unwrap_or_default().iter().copied().collect()
}

/// The array of the products of rows and vector, as one node; or what is wrong with their lengths.
fn product<R: Real>(matrix: &Ref<R>, vector: &Ref<R>) -> Result<Ref<R>, String> {
    let columns = vector.left() as usize;
    let rows = kernel::parts(matrix).unwrap_or_default();
    let mut elements = Vec::with_capacity(rows.len() * columns);
    for row in rows {
        if row.left() != vector.left() {
            return Err(row_mismatch(row.left() as usize, columns));
        }
        elements.extend_from_slice(kernel::elements(row).unwrap_or_default());
    }
    let matrix = Matrix::from_vec(rows.len(), columns, elements);
    let reals = matrix.dot(&self::vector(vector)).iter().collect();
    let values = Bank { reals, ..Bank::default() };
    Ok(Ref::list(matrix.rows() as u32, Extent::ONE_REAL, values))
}

/// The list as an array.
fn packed<R: Real>(list: Ref<R>, element: Extent) -> Ref<R> {
    if list.tag() != CONS || list.is_slice() {
        return list;
    }
    let mut values = Bank::default();
    let mut length = 0;
    let mut rest = list;
    while rest.tag() == CONS {
        let mut fields = read::fields(&rest);
        rest = fields.refs.pop().unwrap_or_default();
        values.reals.append(&mut fields.reals);
        values.words.append(&mut fields.words);
        values.refs.append(&mut fields.refs);
        length += 1;
    }
    Ref::list(length, element, values)
}
