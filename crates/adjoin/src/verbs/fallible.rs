//! `Option` and `Result`, for the `try_` forms of the verbs.

/// The return type of a function that may fail: an `Option` or a `Result`.
pub trait Fallible {
    /// The type of its value on success.
    type Value;
    /// The same outcome with another value.
    type Of<V>;

    /// Applies `f` to the value, if there is one.
    fn with<V>(self, f: impl FnOnce(Self::Value) -> V) -> Self::Of<V>;
}

impl<T> Fallible for Option<T> {
    type Value = T;
    type Of<V> = Option<V>;

    fn with<V>(self, f: impl FnOnce(T) -> V) -> Option<V> {
        self.map(f)
    }
}

impl<T, E> Fallible for Result<T, E> {
    type Value = T;
    type Of<V> = Result<V, E>;

    fn with<V>(self, f: impl FnOnce(T) -> V) -> Result<V, E> {
        self.map(f)
    }
}
