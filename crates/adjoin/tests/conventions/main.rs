//! The page of conventions, row by row, in every mode; and a search for points where the modes disagree.

#[macro_use]
mod everywhere;
mod arrays;
mod page;
mod search;
