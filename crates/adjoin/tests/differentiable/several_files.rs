//! A differentiable module in a file of its own: all of it is in one module, which is re-exported.

#[adjoin::differentiable]
mod all {
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) struct Disc {
        pub(crate) radius: f64,
    }

    impl Disc {
        pub(crate) fn area(self) -> f64 {
            std::f64::consts::PI * self.radius * self.radius
        }
    }
}
pub(crate) use all::*;

#[test]
fn callers_see_no_difference() {
    use crate::several_files::Disc;
    let gradient = adjoin::grad(Disc::area, &Disc { radius: 2.0 });
    assert_eq!(gradient, Disc { radius: 4.0 * std::f64::consts::PI });
}
