//! The operands of array nodes: places among a task's own adjoints.
//!
//! An operand is seen as a matrix: strided (an array, a row, a column, a transposed matrix), or one by one with a factor each
//! (scalars put into an array). Of an array that belongs to another task, the task gets import slots, a range for the whole array,
//! which lie below index 0 and in reverse.

use super::cursor;
use super::id::NodeId;
use super::import;

/// Where the adjoints of an operand are, counted from the task's index 0.
#[derive(Clone, Debug)]
pub(crate) enum Operand {
    /// Constants: there are none.
    Constant { length: usize },
    /// Element `(i, j)` is at `first + i · strides[0] + j · strides[1]`.
    Strided(Strided),
    /// Every element has a place of its own, and a factor; constants are left out.
    Scattered { length: u32, places: Box<[Scattered]> },
}

/// A strided operand. All of its places are indices that the task has given out, or import slots that it has made: whoever
/// makes one checks it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strided {
    first: i32,
    shape: [u32; 2],
    strides: [i32; 2],
}

impl Strided {
    /// The places from `first` to `first + span − 1` have been checked.
    fn new(first: i32, shape: [usize; 2], strides: [isize; 2]) -> Self {
        Self { first, shape: shape.map(|length| length as u32), strides: strides.map(|stride| stride as i32) }
    }

    fn length(self) -> usize {
        self.shape[0] as usize * self.shape[1] as usize
    }

    /// Whether the elements follow each other in memory, `step` apart.
    #[inline]
    fn is_row(self, step: i32) -> bool {
        let ([rows, columns], [down, across]) = (self.shape, self.strides);
        (columns == 1 || across == step) && (rows == 1 || down == step * columns as i32)
    }

    /// Calls `f` with each element's number and place.
    fn for_each(self, mut f: impl FnMut(usize, isize)) {
        let strides = self.strides.map(|stride| stride as isize);
        for_each_place(self.shape.map(|length| length as usize), strides, |element, place| {
            f(element, self.first as isize + place);
        });
    }
}

/// One element of a scattered operand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scattered {
    element: u32,
    place: i32,
    factor: f64,
}

impl Operand {
    /// The operand that stands for a strided part of an array of which `start` is the first element. `offset` is where the
    /// part begins.
    ///
    /// # Panics
    /// If this thread runs no task, or if the array was never given so many values.
    #[inline]
    pub(crate) fn of_array(start: NodeId, offset: usize, shape: [usize; 2], strides: [usize; 2]) -> Self {
        let [rows, columns] = shape;
        if start.is_constant() || rows == 0 || columns == 0 {
            return Self::Constant { length: rows * columns };
        }
        // How many values lie from the first to the last of the part.
        let span = 1 + (rows - 1) * strides[0] + (columns - 1) * strides[1];
        let first = start.plus(offset as u64);
        match cursor::own_indices(first, span) {
            Some(first) => Self::Strided(Strided::new(first as i32, shape, strides.map(|s| s as isize))),
            None => Self::of_array_elsewhere(first, span, shape, strides),
        }
    }

    /// [`Operand::of_array`] of values in a row, of which `first` is the first.
    #[inline(always)]
    pub(super) fn of_row(first: NodeId, length: usize) -> Self {
        Self::of_array(first, 0, [1, length], [length, 1])
    }

    /// [`Operand::of_array`] of another task.
    fn of_array_elsewhere(first: NodeId, span: usize, shape: [usize; 2], strides: [usize; 2]) -> Self {
        let length = shape[0] * shape[1];
        if span / 4 > length {
            // A column of a wide matrix: what lies between would be imported in vain.
            let mut places = Vec::with_capacity(length);
            for_each_place(shape, strides.map(|stride| stride as isize), |element, place| {
                let place = import::locate(first.plus(place as u64));
                places.push(Scattered { element: element as u32, place, factor: 1.0 });
            });
            return Self::Scattered { length: length as u32, places: places.into() };
        }
        let span = u32::try_from(span).unwrap_or_else(|_| import::refuse());
        let slot = import::locate_range(first, span);
        Self::Strided(Strided::new(slot, shape, strides.map(|stride| -(stride as isize))))
    }

    /// All numbers of a slice.
    pub(super) fn of_slice(start: usize, length: usize) -> Self {
        Self::Strided(Strided::new(start as i32, [1, length], [length as isize, 1]))
    }

    /// The operand that stands for scalars, each given by its id and factor.
    pub(crate) fn of_scalars(scalars: impl ExactSizeIterator<Item = (NodeId, f64)>) -> Self {
        let length = scalars.len();
        // Not collected: how many are left is not known to an iterator, and the list would grow step by step.
        let mut places = Vec::with_capacity(length);
        places.extend(scalars.enumerate().filter(|(_, (id, _))| !id.is_constant()).map(
            |(element, (id, factor))| Scattered {
                element: element as u32,
                place: import::locate(id),
                factor,
            },
        ));
        if places.is_empty() {
            Self::Constant { length }
        } else {
            Self::Scattered { length: length as u32, places: places.into() }
        }
    }

    #[inline]
    pub(crate) fn is_constant(&self) -> bool {
        matches!(self, Self::Constant { .. })
    }

    /// Calls `f` with each element's number, place and factor.
    pub(crate) fn for_each(&self, mut f: impl FnMut(usize, isize, f64)) {
        match self {
            Self::Constant { .. } => {}
            Self::Strided(strided) => strided.for_each(|element, place| f(element, place, 1.0)),
            Self::Scattered { places, .. } => {
                places.iter().for_each(|at| f(at.element as usize, at.place as isize, at.factor));
            }
        }
    }

    /// The place of an element; none of a constant.
    pub(super) fn place_of(&self, element: usize) -> Option<isize> {
        match self {
            Self::Constant { .. } => None,
            Self::Strided(Strided { first, shape, strides }) => {
                let columns = shape[1] as usize;
                let (i, j) = (element / columns, element % columns);
                Some(*first as isize + i as isize * strides[0] as isize + j as isize * strides[1] as isize)
            }
            Self::Scattered { places, .. } => {
                let found = places.binary_search_by_key(&(element as u32), |at| at.element).ok()?;
                Some(places[found].place as isize)
            }
        }
    }

    pub(super) fn length(&self) -> usize {
        match self {
            Self::Constant { length } => *length,
            Self::Strided(strided) => strided.length(),
            Self::Scattered { length, .. } => *length as usize,
        }
    }

    /// Where the operand begins, if it lies in a row in memory.
    #[inline]
    pub(super) fn contiguous(&self) -> Option<isize> {
        match self {
            Self::Strided(strided) if strided.is_row(1) => Some(strided.first as isize),
            _ => None,
        }
    }

    /// Where the operand's last element is, if it lies in a row in memory from the last to the first, as imports do.
    pub(super) fn backwards(&self) -> Option<isize> {
        match self {
            Self::Strided(strided) if strided.is_row(-1) => {
                Some(strided.first as isize + 1 - strided.length() as isize)
            }
            _ => None,
        }
    }
}

fn for_each_place(shape: [usize; 2], strides: [isize; 2], mut f: impl FnMut(usize, isize)) {
    for i in 0..shape[0] {
        for j in 0..shape[1] {
            f(i * shape[1] + j, i as isize * strides[0] + j as isize * strides[1]);
        }
    }
}
