//! Keys are discrete, and kept parameters do not mix with scalars.

use adjoin::Differentiable;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Differentiable)]
struct Table<K, T, R = f64> {
    by_key: BTreeMap<K, R>,
    by_scalar: BTreeMap<R, u8>,
    set: BTreeSet<T>,
    values: Vec<T>,
}

#[derive(Differentiable)]
struct Labelled<#[constant] L, R = f64> {
    label: L,
    labelled: Vec<(L, R)>,
}

fn main() {}
