//! The operands of array nodes: places among a task's own adjoints.
//!
//! An operand is seen as a matrix: strided (an array, a row, a column, a transposed matrix), or one by one with a factor each
//! (scalars put into an array). Of an array that belongs to another task, the task gets import slots, a range for the whole array,
//! which lie below index 0 and in reverse.
//!
//! The sweep writes to these places without further checks. So there are two ways to name a place, both `unsafe`;
//! `record/operands.rs` checks what it names.

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

/// A strided operand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strided {
    first: i32,
    shape: [u32; 2],
    strides: [i32; 2],
}

impl Strided {
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

impl Scattered {
    /// # Safety
    /// As for [`Operand::strided`].
    pub(in crate::reverse) unsafe fn new(element: usize, place: i32, factor: f64) -> Self {
        Self { element: element as u32, place, factor }
    }
}

impl Operand {
    /// The places `first + i · strides[0] + j · strides[1]`.
    ///
    /// # Safety
    /// Wherever the operand is used, these places are indices that the task has given out, or import slots that it has made.
    pub(in crate::reverse) unsafe fn strided(first: i32, shape: [usize; 2], strides: [isize; 2]) -> Self {
        let (shape, strides) = (shape.map(|length| length as u32), strides.map(|stride| stride as i32));
        Self::Strided(Strided { first, shape, strides })
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
    pub(in crate::reverse) fn place_of(&self, element: usize) -> Option<isize> {
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

    pub(in crate::reverse) fn length(&self) -> usize {
        match self {
            Self::Constant { length } => *length,
            Self::Strided(strided) => strided.length(),
            Self::Scattered { length, .. } => *length as usize,
        }
    }

    /// Where the operand begins, if it lies in a row in memory.
    #[inline]
    pub(in crate::reverse) fn contiguous(&self) -> Option<isize> {
        match self {
            Self::Strided(strided) if strided.is_row(1) => Some(strided.first as isize),
            _ => None,
        }
    }

    /// Where the operand's last element is, if it lies in a row in memory from the last to the first, as imports do.
    pub(in crate::reverse) fn backwards(&self) -> Option<isize> {
        match self {
            Self::Strided(strided) if strided.is_row(-1) => {
                Some(strided.first as isize + 1 - strided.length() as isize)
            }
            _ => None,
        }
    }
}

/// Calls `f` with the number of each element of a matrix and its distance from the first.
pub(in crate::reverse) fn for_each_place(
    shape: [usize; 2],
    strides: [isize; 2],
    mut f: impl FnMut(usize, isize),
) {
    for i in 0..shape[0] {
        for j in 0..shape[1] {
            f(i * shape[1] + j, i as isize * strides[0] + j as isize * strides[1]);
        }
    }
}
