//! Jacobians on factrs' manifolds, graphs with known solutions, and what goes wrong.

#![allow(missing_docs, reason = "the macro for symbols makes public types")]

use adjoin::prelude::*;
use adjoin::{Residuals, objective};
use adjoin_factrs::{AsStructure, GraphError, Model, Outputs, Variables, optimize};
use factrs::containers::Key;
use factrs::core::{GaussNewton, Graph, LevenMarquardt, SE2, SE3, SO2, SO3, Values, VectorVar1, VectorVar3};
use factrs::linalg::{VectorX, vectorx};
use factrs::linear::LinearValues;
use factrs::optimizers::{BaseOptParams, OptError};
use factrs::traits::{Optimizer, Residual, Variable};
use factrs::{assign_symbols, fac};
use nalgebra::{Isometry2, Isometry3, SVector, UnitComplex, UnitQuaternion, Vector1, Vector2, Vector3};

assign_symbols!(A: SO2, SE2, VectorVar1; B: SO3, SE3; C: VectorVar3; D: SE2);

#[differentiable]
mod model {
    use nalgebra::{
        Isometry2, Isometry3, Matrix3, Point2, Point3, UnitComplex, UnitQuaternion, Vector2, Vector3,
    };

    /// Neither of its arguments is where its derivative is simple.
    pub fn turned(plane: &UnitComplex<f64>, space: &UnitQuaternion<f64>) -> Vector3<f64> {
        let flat = plane * Vector2::new(1.0, 2.0);
        let inertia = Matrix3::new(1.0, 0.2, 0.0, 0.2, 2.0, 0.1, 0.0, 0.1, 3.0);
        inertia * (space.inverse() * Vector3::new(flat.x, flat.y, plane.angle()))
    }

    pub fn moved(
        plane: &Isometry2<f64>,
        space: &Isometry3<f64>,
        point: &Vector3<f64>,
        other: &Isometry2<f64>,
    ) -> Vector3<f64> {
        let near = space.inverse() * Point3::from(*point);
        let flat = (plane.inverse() * other) * Point2::new(near.x, near.y);
        Vector3::new(flat.x * near.z, flat.y, near.coords.norm())
    }
}

/// The Jacobian against differences of the residual, along factrs' own steps.
fn require_slopes<G, V>(model: &Model<G, V>, values: &Values, keys: &[Key])
where
    V: Variables,
    G: Residuals<Input = V::Structure>,
    G::Output: Outputs,
    Model<G, V>: Residual,
{
    let given = model.residual_jacobian(values, keys);
    assert_eq!(given.value, model.residual(values, keys));
    assert_eq!((given.diff.nrows(), given.diff.ncols()), (model.dim_out(), model.dim_in()));
    let count = LinearValues::zero_from_values(values).dim();
    assert_eq!(count, model.dim_in());
    for entry in 0..count {
        let step = |h: f64| {
            let mut step = VectorX::zeros(count);
            step[entry] = h;
            LinearValues::from_values_and_vector(values, step)
        };
        let at = |h: f64| {
            let mut moved = values.clone();
            moved.oplus_mut(&step(h));
            model.residual(&moved, keys)
        };
        // factrs orders the variables as it likes, the columns are in the order of the keys.
        let unit = step(1.0);
        let column = keys.iter().flat_map(|key| unit.get(*key).unwrap().iter().copied().collect::<Vec<_>>());
        let column = column.into_iter().position(|x| x == 1.0).unwrap();
        let error = (given.diff.column(column) - (at(1e-5) - at(-1e-5)) / 2e-5).abs().max();
        assert!(error < 1e-8, "column {column}: {error:e}");
    }
}

type All = (Isometry2<f64>, Isometry3<f64>, Vector3<f64>, Isometry2<f64>);

#[test]
fn jacobians_are_by_the_steps_that_factrs_takes() {
    let mut values = Values::new();
    values.insert(A(0), SO2::from_theta(0.7));
    values.insert(B(0), SO3::exp(vectorx![0.3, -0.8, 0.5].as_view()));
    let turned = objective!(nalgebra: |(plane, space): (UnitComplex<f64>, UnitQuaternion<f64>)| -> Vector3<f64> {
        model::turned(&plane, &space)
    });
    require_slopes(&Model::<_, (SO2, SO3)>::new(turned), &values, &[A(0).into(), B(0).into()]);

    let mut values = Values::new();
    values.insert(A(1), SE2::new(-0.4, 1.0, 2.0));
    values.insert(B(1), SE3::exp(vectorx![0.3, -0.8, 0.5, 1.0, -2.0, 0.5].as_view()));
    values.insert(C(0), VectorVar3::new(0.5, 1.5, -1.0));
    values.insert(D(0), SE2::new(2.0, -1.0, 0.5));
    let moved = objective!(nalgebra: |(plane, space, point, other): All| -> Vector3<f64> {
        model::moved(&plane, &space, &point, &other)
    });
    let moved = Model::<_, (SE2, SE3, VectorVar3, SE2)>::new(moved);
    assert_eq!((moved.dim_in(), moved.dim_out()), (15, 3));
    require_slopes(&moved, &values, &[A(1).into(), B(1).into(), C(0).into(), D(0).into()]);
}

#[test]
fn structures_and_their_slopes_have_the_same_order() {
    // A step in one direction changes the scalars by that column of the slopes.
    fn require<V: AsStructure>(variable: &V) {
        let slopes = variable.slopes();
        for direction in 0..variable.slopes().ncols() {
            let mut step = VectorX::zeros(slopes.ncols());
            step[direction] = 1e-6;
            let (forth, back) = (variable.oplus(step.as_view()), variable.oplus((-&step).as_view()));
            let scalars = forth.structure().flatten().into_iter().zip(back.structure().flatten());
            for (row, (forth, back)) in scalars.enumerate() {
                let error = ((forth - back) / 2e-6 - slopes[(row, direction)]).abs();
                assert!(error < 1e-8, "{variable:?}: {row} by {direction}");
            }
        }
    }
    require(&SO2::from_theta(2.0));
    require(&SO3::exp(vectorx![0.3, -0.8, 0.5].as_view()));
    require(&SE2::new(1.0, 2.0, 3.0));
    require(&SE3::exp(vectorx![0.3, -0.8, 0.5, 1.0, -2.0, 0.5].as_view()));
    require(&VectorVar3::new(1.0, 2.0, 3.0));
}

/// A graph of one factor on one number, from a start.
fn one<G>(residuals: G, start: f64) -> (Graph, Values)
where
    G: Residuals<Input = Vector1<f64>, Output = Vector2<f64>> + 'static,
{
    let mut graph = Graph::new();
    graph.add_factor(fac![Model::<_, (VectorVar1,)>::new(residuals), A(0)]);
    let mut values = Values::new();
    values.insert(A(0), VectorVar1::new(start));
    (graph, values)
}

fn root(values: &Values) -> f64 {
    values.get::<_, VectorVar1>(A(0)).unwrap().0[0]
}

#[test]
fn both_optimisers_find_a_known_root() {
    let square = || {
        objective!(|x: SVector<f64, 1>| -> SVector<f64, 2> { Vector2::new(x[0] * x[0] - 2.0, x[0] * 0.0) })
    };
    let (graph, start) = one(square(), 1.0);
    assert!(
        (root(&optimize(&mut GaussNewton::new_default(graph), start).unwrap()) - 2f64.sqrt()).abs() < 1e-6
    );
    let (graph, start) = one(square(), 1.0);
    assert!(
        (root(&optimize(&mut LevenMarquardt::new_default(graph), start).unwrap()) - 2f64.sqrt()).abs() < 1e-6
    );
}

#[test]
fn levenberg_marquardt_turns_back_where_a_model_is_nan() {
    // Newton's step from 1 leads below 0, where the logarithm is NaN.
    let logarithm =
        || objective!(|x: SVector<f64, 1>| -> SVector<f64, 2> { Vector2::new(x[0].ln() + 3.0, x[0] * 0.0) });
    let (graph, start) = one(logarithm(), 1.0);
    let best = optimize(&mut LevenMarquardt::new_default(graph), start).unwrap();
    assert!((root(&best) - (-3f64).exp()).abs() < 1e-6);
    // Gauss–Newton does not.
    let (graph, start) = one(logarithm(), 1.0);
    let error = optimize(&mut GaussNewton::new_default(graph), start).unwrap_err();
    assert!(error.to_string().starts_with("the output [0] is NaN at the point [0] = -"), "{error}");
}

#[test]
fn mistakes_are_errors_with_our_message() {
    let picky = || {
        objective!(|x: SVector<f64, 1>| -> SVector<f64, 2> {
            assert!(x[0] > 0.5, "no model below 0.5");
            Vector2::new(x[0], x[0] * 2.0)
        })
    };
    for start in [1.0, 0.0] {
        let (graph, start) = one(picky(), start);
        let error = optimize(&mut LevenMarquardt::new_default(graph), start).unwrap_err();
        assert!(matches!(error, GraphError::Evaluation(_)));
        assert_eq!(error.to_string(), "the function panicked: no model below 0.5");
    }
    let pole = || {
        objective!(|x: SVector<f64, 1>| -> SVector<f64, 2> { Vector2::new(x[0].sqrt() + 1.0, x[0] * 2.0) })
    };
    let (graph, start) = one(pole(), 0.0);
    let error = optimize(&mut GaussNewton::new_default(graph), start).unwrap_err();
    assert_eq!(error.to_string(), "the entry (0, 0) of the Jacobian is inf at the point [0] = 0");
    let (graph, start) = one(pole(), -1.0);
    let error = optimize(&mut LevenMarquardt::new_default(graph), start).unwrap_err();
    assert_eq!(error.to_string(), "the output [0] is NaN at the point [0] = -1");
}

#[test]
fn an_unfinished_optimisation_is_an_error() {
    let away =
        objective!(|x: SVector<f64, 1>| -> SVector<f64, 2> { Vector2::new((-x[0]).exp(), x[0] * 0.0) });
    let (graph, start) = one(away, 1.0);
    let impatient = BaseOptParams { max_iterations: 1, ..BaseOptParams::default() };
    let error = optimize(&mut GaussNewton::new(impatient, graph), start).unwrap_err();
    assert_eq!(error.to_string(), "the optimiser took its largest number of iterations");
    let GraphError::Solver(OptError::MaxIterations(values)) = error else { panic!("{error}") };
    assert!((root(&values) - 2.0).abs() < 1e-9);
}

#[test]
#[should_panic(expected = "the function panicked: not here")]
fn outside_of_our_optimize_a_mistake_is_a_panic() {
    let broken = objective!(|x: SVector<f64, 1>| -> SVector<f64, 2> {
        assert!(x[0] > 5.0, "not here");
        Vector2::new(x[0], x[0])
    });
    let (graph, start) = one(broken, 1.0);
    graph.error(&start);
}
