//! Residuals as those of a factor.

use std::cell::OnceCell;
use std::fmt;
use std::marker::PhantomData;
use std::rc::Rc;

use adjoin::objective::{EvaluationError, FlatResiduals};
use adjoin::{Jacobian, LeftOf, Real, RefOps, Residuals, Structure, With};
use factrs::containers::{Key, Values};
use factrs::linalg::{DiffResult, MatrixX, Numeric, NumericalDiff, VectorX};
use factrs::residuals::{Residual, Residual1, Residual2, Residual3, Residual4};
use factrs::variables::Variable;
use nalgebra::{DMatrixView, DimName};

use crate::run;
use crate::variables::{AsStructure, Outputs, Variables};

/// [`Residuals`] as the residual of a factor of the variables `V`, a tuple.
///
/// The input of the residuals is the structure of the variable, or a tuple if there are several: see
/// [`AsStructure`]. The output is a number, an array or an `SVector`.
///
/// factrs' factors ask a residual for its Jacobian, which is adjoin's here. `residual1`, `residual2` and so
/// on, which run the model on numbers of factrs, panic: adjoin's models do not run on these.
pub struct Model<G: Residuals, V> {
    residuals: Rc<G>,
    /// Made at the first point; it remembers the last one.
    flat: OnceCell<FlatResiduals<Shared<G>>>,
    variables: PhantomData<fn() -> V>,
}

impl<G, V> Model<G, V>
where
    V: Variables,
    G: Residuals<Input = V::Structure>,
    G::Output: Outputs,
{
    /// The residual of a factor.
    pub fn new(residuals: G) -> Self {
        Self::of(Rc::new(residuals))
    }

    /// The residuals, and the point as their vector.
    fn at(
        &self,
        values: &Values,
        keys: &[Key],
    ) -> Result<(&FlatResiduals<Shared<G>>, Vec<f64>), EvaluationError> {
        let point = V::structure(values, keys);
        let x = point.flatten();
        if self.flat.get().is_none() {
            let flat = FlatResiduals::new(Shared(Rc::clone(&self.residuals)), point)?;
            let _ = self.flat.set(flat);
        }
        Ok((self.flat.get().expect("set above"), x))
    }

    /// Values and Jacobian by the steps that factrs takes.
    fn evaluate(
        &self,
        values: &Values,
        keys: &[Key],
    ) -> Result<DiffResult<VectorX, MatrixX>, EvaluationError> {
        let (flat, x) = self.at(values, keys)?;
        let slopes = V::slopes(values, keys);
        flat.jacobian_by(&x, |values, entries| {
            // Row by row, which nalgebra takes for the columns of the transposed matrix.
            let by_scalars = DMatrixView::from_slice(entries, flat.inputs(), flat.outputs());
            let mut diff = MatrixX::zeros(flat.outputs(), slopes.iter().map(MatrixX::ncols).sum());
            let (mut scalar, mut step) = (0, 0);
            for slopes in slopes {
                let by_scalars = by_scalars.rows(scalar, slopes.nrows());
                diff.columns_mut(step, slopes.ncols()).gemm_tr(1.0, &by_scalars, &slopes, 0.0);
                (scalar, step) = (scalar + slopes.nrows(), step + slopes.ncols());
            }
            DiffResult { value: VectorX::from_column_slice(values), diff }
        })
    }
}

impl<G: Residuals, V> Model<G, V> {
    fn of(residuals: Rc<G>) -> Self {
        Self { residuals, flat: OnceCell::new(), variables: PhantomData }
    }
}

impl<G, V> Residual for Model<G, V>
where
    V: Variables,
    G: Residuals<Input = V::Structure>,
    G::Output: Outputs,
{
    fn dim_in(&self) -> usize {
        V::Dim::DIM
    }

    fn dim_out(&self) -> usize {
        <G::Output as Outputs>::Dim::DIM
    }

    fn residual(&self, values: &Values, keys: &[Key]) -> VectorX {
        match self.at(values, keys).and_then(|(flat, x)| flat.values(&x)) {
            Ok(values) => VectorX::from_vec(values),
            // factrs' Levenberg–Marquardt turns back from such a point.
            Err(error) if error.is_recoverable() => {
                run::note(error);
                VectorX::repeat(self.dim_out(), f64::NAN)
            }
            Err(error) => run::end(error),
        }
    }

    fn residual_jacobian(&self, values: &Values, keys: &[Key]) -> DiffResult<VectorX, MatrixX> {
        self.evaluate(values, keys).unwrap_or_else(|error| run::end(error))
    }
}

macro_rules! residual {
    ($trait:ident: $($name:ident $type:ident $variable:ident),+; $call:ident $values:ident $jacobian:ident) => {
        impl<G, $($variable: AsStructure + 'static),+> $trait for Model<G, ($($variable,)+)>
        where
            ($($variable,)+): Variables,
            G: Residuals<Input = <($($variable,)+) as Variables>::Structure>,
            G::Output: Outputs,
        {
            $(type $type = $variable;)+
            type DimIn = <($($variable,)+) as Variables>::Dim;
            type DimOut = <G::Output as Outputs>::Dim;
            type Differ = NumericalDiff<6>;

            fn $call<T: Numeric>(&self, $(_: <$variable as Variable>::Alias<T>),+) -> VectorX<T> {
                panic!("a model of adjoin does not run on factrs' numbers: ask for `residual_jacobian`")
            }

            fn $values(&self, values: &Values, keys: &[Key]) -> VectorX {
                self.residual(values, keys)
            }

            fn $jacobian(&self, values: &Values, keys: &[Key]) -> DiffResult<VectorX, MatrixX> {
                self.residual_jacobian(values, keys)
            }
        }
    };
}
residual!(Residual1: v1 V1 A; residual1 residual1_values residual1_jacobian);
residual!(Residual2: v1 V1 A, v2 V2 B; residual2 residual2_values residual2_jacobian);
residual!(Residual3: v1 V1 A, v2 V2 B, v3 V3 C; residual3 residual3_values residual3_jacobian);
residual!(Residual4: v1 V1 A, v2 V2 B, v3 V3 C, v4 V4 D; residual4 residual4_values residual4_jacobian);

/// A clone has the same residuals, and remembers points of its own.
impl<G: Residuals, V> Clone for Model<G, V> {
    fn clone(&self) -> Self {
        Self::of(Rc::clone(&self.residuals))
    }
}

impl<G: Residuals, V> fmt::Debug for Model<G, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Model").field("variables", &std::any::type_name::<V>()).finish_non_exhaustive()
    }
}

/// Residuals that several clones of a model have.
struct Shared<G>(Rc<G>);

impl<G: Residuals> Residuals for Shared<G> {
    type Input = G::Input;
    type Output = G::Output;

    fn at<R: Real>(&self, x: With<G::Input, R>) -> With<G::Output, R>
    where
        f64: LeftOf<R>,
        for<'a> &'a R: RefOps<R>,
    {
        self.0.at(x)
    }

    fn value(&self, x: &G::Input) -> G::Output {
        self.0.value(x)
    }

    fn value_and_jacobian(&self, x: &G::Input) -> (G::Output, Jacobian<G::Input>) {
        self.0.value_and_jacobian(x)
    }
}
