//! The verbs.
use crate::real::Real;
use crate::reverse::Reverse;
use crate::reverse::run::Recorded;
use crate::structure::Differentiable;

/// value and gradient
pub fn value_and_grad<T, F>(f: F, x: &T) -> (f64, T::With<f64>)
where
    T: Differentiable + ?Sized,
    F: FnOnce(T::With<Reverse>) -> Reverse,
{
    let (recorded, output) = Recorded::record(x.count_scalars(), |mut inputs| {
        f(x.map_scalars(&mut |value| inputs.lift(value)))
    });
    let gradient = recorded.sweep::<1, _>(
        |seeds| seeds.add(output, [1.0]),
        |adjoints| {
            let mut next = adjoints.iter();
            x.map_scalars(&mut |_| next.next().map_or(0.0, |[adjoint]| *adjoint))
        },
    );
    (output.primal(), gradient)
}
