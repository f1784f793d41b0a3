//! The cotangents of an operation's inputs, lent to its reverse rule.

/// Who holds the cotangents of the inputs.
pub(crate) trait Lender {
    /// Calls `f` with the cotangent of an input, row by row, to add to. A constant has none: `f` is not
    /// called.
    fn lend(&mut self, input: usize, f: &mut dyn FnMut(&mut [f64]));
}

/// The cotangents of the inputs of an operation, for its rule to add to.
pub struct Flow<'a>(&'a mut dyn Lender);

impl<'a> Flow<'a> {
    pub(crate) fn new(lender: &'a mut dyn Lender) -> Self {
        Self(lender)
    }

    /// Lends the cotangent of an input, row by row, for `f` to add to. A constant has none: `f` is not
    /// called.
    pub(crate) fn add(&mut self, input: usize, f: impl FnOnce(&mut [f64])) {
        let mut f = Some(f);
        self.0.lend(input, &mut |cotangent| {
            if let Some(f) = f.take() {
                f(cotangent);
            }
        });
    }
}
