//! A closure is compiled for one type of number.

use adjoin::{Vector, jacobians, map_each};

fn main() {
    let x = Vector::from([1.0, 2.0]);
    map_each!(|[x]| x * 2.0, [&x]);
    map_each!(move |[x]| x * 2.0, [&x]);
    jacobians!(|[x], []| [x], [([1.0], [])], &mut [0.0]);
}
