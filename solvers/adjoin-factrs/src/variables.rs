//! factrs' variables as structures.

use adjoin::Structure;
use factrs::containers::{Key, Values};
use factrs::linalg::{Diff, DualVector, ForwardProp, MatrixX, vectorx};
use factrs::variables::{MatrixLieGroup, SE2, SE3, SO2, SO3, VariableDtype, VectorVar};
use nalgebra::{
    Complex, Const, DimNameAdd, DimNameSum, Isometry2, Isometry3, Quaternion, SVector, Translation, Unit,
    UnitComplex, UnitQuaternion,
};

/// A variable of factrs that model code takes as a structure.
///
/// | variable | structure |
/// | --- | --- |
/// | `VectorVar<N>` | `SVector<f64, N>` |
/// | `SO2`, `SO3` | `UnitComplex<f64>`, `UnitQuaternion<f64>` |
/// | `SE2`, `SE3` | `Isometry2<f64>`, `Isometry3<f64>` |
pub trait AsStructure: VariableDtype {
    /// What the model takes.
    type Structure: Structure<With<f64> = Self::Structure>;

    /// The variable as the structure.
    fn structure(&self) -> Self::Structure;

    /// The derivatives of the structure's scalars (rows) by the steps that factrs takes (columns): by `ξ` in
    /// `self.oplus(ξ)`, at 0.
    fn slopes(&self) -> MatrixX;
}

impl<const N: usize> AsStructure for VectorVar<N> {
    type Structure = SVector<f64, N>;

    fn structure(&self) -> SVector<f64, N> {
        self.0
    }

    fn slopes(&self) -> MatrixX {
        MatrixX::identity(N, N)
    }
}

impl AsStructure for SO2 {
    type Structure = UnitComplex<f64>;

    fn structure(&self) -> UnitComplex<f64> {
        let turn = self.to_matrix();
        UnitComplex::new_unchecked(Complex::new(turn[(0, 0)], turn[(1, 0)]))
    }

    fn slopes(&self) -> MatrixX {
        let numbers = |x: SO2<DualVector<Const<1>>>| {
            let turn = x.to_matrix();
            vectorx![turn[(0, 0)], turn[(1, 0)]]
        };
        ForwardProp::<Const<1>>::jacobian_1(numbers, self).diff
    }
}

impl AsStructure for SO3 {
    type Structure = UnitQuaternion<f64>;

    fn structure(&self) -> UnitQuaternion<f64> {
        Unit::new_unchecked(Quaternion::new(self.w(), self.x(), self.y(), self.z()))
    }

    fn slopes(&self) -> MatrixX {
        let numbers = |x: SO3<DualVector<Const<3>>>| vectorx![x.x(), x.y(), x.z(), x.w()];
        ForwardProp::<Const<3>>::jacobian_1(numbers, self).diff
    }
}

impl AsStructure for SE2 {
    type Structure = Isometry2<f64>;

    fn structure(&self) -> Isometry2<f64> {
        let translation = Translation { vector: self.xy().clone_owned() };
        Isometry2::from_parts(translation, self.rot().structure())
    }

    fn slopes(&self) -> MatrixX {
        let numbers = |x: SE2<DualVector<Const<3>>>| {
            let turn = x.rot().to_matrix();
            vectorx![turn[(0, 0)], turn[(1, 0)], x.x(), x.y()]
        };
        ForwardProp::<Const<3>>::jacobian_1(numbers, self).diff
    }
}

impl AsStructure for SE3 {
    type Structure = Isometry3<f64>;

    fn structure(&self) -> Isometry3<f64> {
        let translation = Translation { vector: self.xyz().clone_owned() };
        Isometry3::from_parts(translation, self.rot().structure())
    }

    fn slopes(&self) -> MatrixX {
        let numbers = |x: SE3<DualVector<Const<6>>>| {
            let (turn, place) = (x.rot(), x.xyz());
            vectorx![turn.x(), turn.y(), turn.z(), turn.w(), place[0], place[1], place[2]]
        };
        ForwardProp::<Const<6>>::jacobian_1(numbers, self).diff
    }
}

/// The variables of a factor: a tuple of one to four [`AsStructure`].
pub trait Variables {
    /// The structure of one variable, or a tuple of those of several.
    type Structure: Structure<With<f64> = Self::Structure>;
    /// The sum of the variables' dimensions.
    type Dim: nalgebra::DimName;

    /// The variables with these keys, as structures.
    fn structure(values: &Values, keys: &[Key]) -> Self::Structure;

    /// [`AsStructure::slopes`] of each variable.
    fn slopes(values: &Values, keys: &[Key]) -> Vec<MatrixX>;
}

/// A variable of a factor; a panic, as in factrs itself, if there is none with its key.
fn get<'a, V: VariableDtype + 'static>(values: &'a Values, keys: &[Key], index: usize) -> &'a V {
    values.get_unchecked(keys[index]).unwrap_or_else(|| {
        panic!("there is no variable {:?} of type {}", keys[index], std::any::type_name::<V>())
    })
}

impl<A: AsStructure> Variables for (A,) {
    type Structure = A::Structure;
    type Dim = A::Dim;

    fn structure(values: &Values, keys: &[Key]) -> A::Structure {
        get::<A>(values, keys, 0).structure()
    }

    fn slopes(values: &Values, keys: &[Key]) -> Vec<MatrixX> {
        vec![get::<A>(values, keys, 0).slopes()]
    }
}

macro_rules! variables {
    ($($index:literal $variable:ident),+; $dim:ty where $($bound:tt)*) => {
        impl<$($variable: AsStructure),+> Variables for ($($variable,)+)
        where
            $($bound)*
        {
            type Structure = ($($variable::Structure,)+);
            type Dim = $dim;

            fn structure(values: &Values, keys: &[Key]) -> Self::Structure {
                ($(get::<$variable>(values, keys, $index).structure(),)+)
            }

            fn slopes(values: &Values, keys: &[Key]) -> Vec<MatrixX> {
                vec![$(get::<$variable>(values, keys, $index).slopes()),+]
            }
        }
    };
}
type Two<A, B> = DimNameSum<A, B>;
type Three<A, B, C> = DimNameSum<Two<A, B>, C>;
type Four<A, B, C, D> = DimNameSum<Three<A, B, C>, D>;
variables!(0 A, 1 B; Two<A::Dim, B::Dim> where A::Dim: DimNameAdd<B::Dim>);
variables!(0 A, 1 B, 2 C; Three<A::Dim, B::Dim, C::Dim>
    where A::Dim: DimNameAdd<B::Dim>, Two<A::Dim, B::Dim>: DimNameAdd<C::Dim>);
variables!(0 A, 1 B, 2 C, 3 D; Four<A::Dim, B::Dim, C::Dim, D::Dim>
    where A::Dim: DimNameAdd<B::Dim>, Two<A::Dim, B::Dim>: DimNameAdd<C::Dim>,
        Three<A::Dim, B::Dim, C::Dim>: DimNameAdd<D::Dim>);

/// An output whose number of scalars is known to the compiler, as factrs wants it.
pub trait Outputs: Structure<With<f64> = Self> {
    /// The number of scalars.
    type Dim: nalgebra::DimName;
}

impl Outputs for f64 {
    type Dim = Const<1>;
}

impl<const N: usize> Outputs for [f64; N] {
    type Dim = Const<N>;
}

impl<const N: usize> Outputs for SVector<f64, N> {
    type Dim = Const<N>;
}
