//! A closure is compiled for one type of number.

use adjoin::{Vector, batch_jacobian, elementwise};

fn main() {
    let x = Vector::from([1.0, 2.0]);
    elementwise!(|[x]| x * 2.0, [&x]);
    elementwise!(move |[x]| x * 2.0, [&x]);
    batch_jacobian!(|[x], []| [x], [([1.0], [])], &mut [0.0]);
}
