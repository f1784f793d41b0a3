//! The operands of array nodes: places among a task's own adjoints.
//!
//! An operand has the shape of a matrix: strided (an array, a row, a column, a transposed matrix), or
//! scattered, with a place and a factor for each element (scalars put into an array). If an array belongs to
//! another task, a range of import slots stands for it; these lie below index 0, in reverse order.
//!
//! The sweep writes to these places without further checks. So there are two ways to name a place, both
//! `unsafe`; `record/operands.rs` checks what it names.

/// The places of an operand's adjoints, relative to the task's index 0.
#[derive(Clone, Debug)]
pub(crate) enum Operand {
    /// Constants have no adjoints.
    Constant { length: usize },
    /// Element `(i, j)` is at `first + i · strides[0] + j · strides[1]`.
    Strided(Strided),
    /// Every element has its own place and factor; constants are left out.
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

    /// Whether the elements are contiguous in memory, `step` apart.
    #[inline]
    fn is_row(self, step: i32) -> bool {
        let ([rows, columns], [down, across]) = (self.shape, self.strides);
        (columns == 1 || across == step) && (rows == 1 || down == step * columns as i32)
    }

    /// Calls `f` with the number and place of each element.
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
    /// Wherever the operand is used, these places are indices that the task gave out, or import slots that it
    /// made.
    pub(in crate::reverse) unsafe fn strided(first: i32, shape: [usize; 2], strides: [isize; 2]) -> Self {
        let (shape, strides) = (shape.map(|length| length as u32), strides.map(|stride| stride as i32));
        Self::Strided(Strided { first, shape, strides })
    }

    /// The same places from the last to the first, if the operand is a row or a column.
    pub(in crate::reverse) fn reversed(&self) -> Option<Self> {
        let Self::Strided(Strided { first, shape, strides }) = *self else { return None };
        let [rows, columns] = shape;
        if rows > 1 && columns > 1 {
            return None;
        }
        let last = first + (rows as i32 - 1) * strides[0] + (columns as i32 - 1) * strides[1];
        Some(Self::Strided(Strided { first: last, shape, strides: strides.map(|stride| -stride) }))
    }

    #[inline]
    pub(crate) fn is_constant(&self) -> bool {
        matches!(self, Self::Constant { .. })
    }

    /// Calls `f` with the number, place and factor of each element.
    pub(crate) fn for_each(&self, mut f: impl FnMut(usize, isize, f64)) {
        match self {
            Self::Constant { .. } => {}
            Self::Strided(strided) => strided.for_each(|element, place| f(element, place, 1.0)),
            Self::Scattered { places, .. } => {
                places.iter().for_each(|at| f(at.element as usize, at.place as isize, at.factor));
            }
        }
    }

    /// The place of an element; `None` for a constant.
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

    /// The place of the first element, if the operand is contiguous in memory.
    #[inline]
    pub(in crate::reverse) fn contiguous(&self) -> Option<isize> {
        match self {
            Self::Strided(strided) if strided.is_row(1) => Some(strided.first as isize),
            _ => None,
        }
    }

    /// The place of the last element, if the operand is contiguous in memory in reverse order, as imports
    /// are.
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
