//! Residuals of [adjoin] as factors of [factrs].
//!
//! A [`Model`] is the residual of a factor. Its variables are factrs', the model sees them as structures
//! ([`AsStructure`]): a `VectorVar` as nalgebra's vector, an `SE2` as `Isometry2<f64>`. Derivatives are
//! adjoin's, by the steps that factrs takes on its manifolds.
//!
//! ```
//! use adjoin::prelude::*;
//! use adjoin::{Residuals, objective};
//! use adjoin_factrs::{AsStructure, Model, optimize};
//! use factrs::core::{GaussNewton, Graph, SE2, Values};
//! use factrs::{assign_symbols, fac, traits::Optimizer};
//! use nalgebra::{Isometry2, Vector2, Vector3};
//!
//! /// Plain code on nalgebra's types.
//! #[differentiable]
//! mod robot {
//!     use nalgebra::{Isometry2, Point2, Vector2, Vector3};
//!
//!     /// How far a step from one pose to the next is from the one that was measured.
//!     pub fn step(from: &Isometry2<f64>, to: &Isometry2<f64>, measured: &Isometry2<f64>) -> Vector3<f64> {
//!         let rest = measured.inverse() * from.inverse() * to;
//!         Vector3::new(rest.translation.vector.x, rest.translation.vector.y, rest.rotation.angle())
//!     }
//! }
//!
//! type Poses = (Isometry2<f64>, Isometry2<f64>);
//! fn step(measured: Isometry2<f64>) -> impl Residuals<Input = Poses, Output = Vector3<f64>> + 'static {
//!     objective!(nalgebra: move [measured: Isometry2<f64>] |(from, to): Poses| -> Vector3<f64> {
//!         robot::step(&from, &to, &constant(measured))
//!     })
//! }
//! fn start() -> impl Residuals<Input = Isometry2<f64>, Output = Vector3<f64>> + 'static {
//!     objective!(nalgebra: |pose: Isometry2<f64>| -> Vector3<f64> {
//!         robot::step(&Isometry2::identity(), &pose, &Isometry2::identity())
//!     })
//! }
//!
//! assign_symbols!(X: SE2);
//! let mut graph = Graph::new();
//! graph.add_factor(fac![Model::<_, (SE2,)>::new(start()), X(0), 0.1 as std]);
//! let quarter = Isometry2::new(Vector2::new(1.0, 0.0), std::f64::consts::FRAC_PI_2);
//! for i in 0..3 {
//!     graph.add_factor(fac![Model::<_, (SE2, SE2)>::new(step(quarter)), (X(i), X(i + 1)), 0.1 as std]);
//! }
//! let mut values = Values::new();
//! for i in 0..4 {
//!     values.insert(X(i), SE2::new(0.2 * f64::from(i), f64::from(i), 0.1));
//! }
//! let best = optimize(&mut GaussNewton::new_default(graph), values)?;
//! // Three sides of a square.
//! let last = best.get(X(3)).unwrap().structure();
//! assert!((last.translation.vector - Vector2::new(0.0, 1.0)).norm() < 1e-6);
//! # Ok::<(), adjoin_factrs::GraphError>(())
//! ```
//!
//! A panic in a model, and a derivative that is not finite, end [`optimize`] with a [`GraphError`]. Where a
//! residual is NaN, factrs' Levenberg–Marquardt turns back; if no solution is found, the error says where
//! that was.

mod model;
mod run;
mod variables;

pub use model::Model;
pub use run::{GraphError, optimize};
pub use variables::{AsStructure, Outputs, Variables};
