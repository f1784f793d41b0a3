//! Results that may be failures.

use std::ops::ControlFlow;

/// `Result`, `Option` or `ControlFlow`: what `?` may be applied to.
pub trait Attempt: sealed::Sealed {
    /// The value of a success.
    type Output;
    /// The value of a failure.
    type Failure;

    /// Tells the two apart.
    fn outcome(self) -> ControlFlow<Self::Failure, Self::Output>;

    /// A success.
    fn succeeded(output: Self::Output) -> Self;

    /// A failure.
    fn failed(failure: Self::Failure) -> Self;
}

mod sealed {
    pub trait Sealed {}
    impl<T, E> Sealed for Result<T, E> {}
    impl<T> Sealed for Option<T> {}
    impl<B, C> Sealed for std::ops::ControlFlow<B, C> {}
}

impl<T, E> Attempt for Result<T, E> {
    type Output = T;
    type Failure = E;

    fn outcome(self) -> ControlFlow<E, T> {
        match self {
            Ok(value) => ControlFlow::Continue(value),
            Err(error) => ControlFlow::Break(error),
        }
    }

    fn succeeded(output: T) -> Self {
        Ok(output)
    }

    fn failed(failure: E) -> Self {
        Err(failure)
    }
}

impl<T> Attempt for Option<T> {
    type Output = T;
    type Failure = ();

    fn outcome(self) -> ControlFlow<(), T> {
        self.map_or(ControlFlow::Break(()), ControlFlow::Continue)
    }

    fn succeeded(output: T) -> Self {
        Some(output)
    }

    fn failed((): ()) -> Self {
        None
    }
}

impl<B, C> Attempt for ControlFlow<B, C> {
    type Output = C;
    type Failure = B;

    fn outcome(self) -> Self {
        self
    }

    fn succeeded(output: C) -> Self {
        Self::Continue(output)
    }

    fn failed(failure: B) -> Self {
        Self::Break(failure)
    }
}
