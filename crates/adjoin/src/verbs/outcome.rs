//! `Option` and `Result`, for the `try_` forms of the verbs.

/// What a function that may fail returns: an `Option` or a `Result`.
pub trait Outcome {
    /// What it returns if it does not fail.
    type Value;
    /// The same outcome with another value.
    type Of<V>;

    /// Applies `f` to the value, if there is one.
    fn with<V>(self, f: impl FnOnce(Self::Value) -> V) -> Self::Of<V>;
}

impl<T> Outcome for Option<T> {
    type Value = T;
    type Of<V> = Option<V>;

    fn with<V>(self, f: impl FnOnce(T) -> V) -> Option<V> {
        self.map(f)
    }
}

impl<T, E> Outcome for Result<T, E> {
    type Value = T;
    type Of<V> = Result<V, E>;

    fn with<V>(self, f: impl FnOnce(T) -> V) -> Result<V, E> {
        self.map(f)
    }
}
