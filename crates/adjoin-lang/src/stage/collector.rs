//! What the stages share whose backpropagators update a collector: their beginning, and the wrapper of those
//! that rebuild the gradient from its scalars.

use super::argument::Argument;
use super::cayley::Updates;
use super::deinterleave::Collect;
use super::driver::Setup;
use super::dual::Transform;
use super::effect::{Comp, State};
use super::rebuild::Rebuild;
use super::staged::declare_staged;
use super::write::Writer;
use crate::core::build::{app, int, pair, prim_at, unpack, var};
use crate::core::{ConId, DataTable, Prim, Term, Type, Var};

/// The beginning of such a stage.
pub(super) struct Beginning {
    pub(super) writer: Writer,
    pub(super) data: DataTable,
    /// The wrapper's argument.
    pub(super) input: Var,
    /// The constructor of `Staged`.
    pub(super) con: ConId,
    pub(super) updates: Updates,
}

impl Beginning {
    /// Declares `data Staged c`, whose fields are made of c and of the type (A ⊸ U, A) of a staged call.
    /// `update` makes U of Staged c; `names` are those of its zero and plus.
    pub(super) fn new(
        setup: Setup<'_>,
        names: [&str; 2],
        update: impl Fn(Type) -> Type,
        fields: impl FnOnce(Type, Type) -> Vec<Type>,
    ) -> Self {
        let (mut writer, mut data) = (setup.writer(), setup.data());
        let input = writer.supply.var("x");
        let argument = Argument::of(setup.program);
        let (con, collector) = declare_staged(&mut data, &mut writer, setup.input, |c, staged| {
            fields(c, Type::pair(Type::linear(argument.ty(), update(staged)), argument.ty()))
        });
        let to = update(collector.clone());
        let updates = Updates::new(&mut writer, argument, names, collector, to);
        Beginning { writer, data, input, con, updates }
    }
}

/// No id has been given.
pub(super) fn first_id() -> State {
    State { fixed: None, current: Some(int(0)) }
}

/// What a reverse pass is made of.
pub(super) struct Pass<'p> {
    /// The number of ids of the input.
    pub(super) inputs: Term,
    /// The number of all ids.
    pub(super) all: Term,
    /// The backpropagator of the output, and the cotangent for it.
    pub(super) d: Term,
    pub(super) z: Term,
    rebuild: &'p Var,
}

impl Pass<'_> {
    /// The gradient from its scalars.
    pub(super) fn rebuild(&self, scalars: Term) -> Term {
        app(var(self.rebuild), scalars)
    }
}

/// Wrap, for stages whose ids are passed along and whose gradients are rebuilt from scalars:
///
/// ```text
/// let ((x, rebuild), i) = Interleave_σ x 0; (y', i') = D[t] i; (y, d) = Deinterleave_τ y'
/// in (y, λ°z. reverse)
/// ```
pub(super) fn wrap_rebuilding<'a>(
    setup: Setup<'_>,
    transform: &mut Transform<'a>,
    by: &dyn Rebuild,
    collect: &dyn Collect,
    input: &Var,
    reverse: impl FnOnce(&mut Writer, Pass<'_>) -> Term,
) -> Term {
    let start = first_id();
    let interleaved = transform.interleave_rebuild(by, setup.input, var(input), &start);
    let body = transform.bind(interleaved, "q", &start, |transform: &mut Transform<'a>, both, state| {
        let (dual, rebuild) = (transform.writer.supply.var("x"), transform.writer.supply.var("rebuild"));
        let inputs = state.current();
        let rest = setup.apply(transform, var(&dual), state, |transform, result, state| {
            let all = state.current();
            Comp::Code(transform.deinterleave(collect, setup.output, result, |transform, y, d| {
                transform.writer.let_("d", d, |writer, d| {
                    let back = writer.claimed("z", setup.output.clone(), |w, z| {
                        reverse(w, Pass { inputs, all, d, z, rebuild: &rebuild })
                    });
                    pair(y, back)
                })
            }))
        });
        rest.wrap(|body| unpack([&dual, &rebuild], both, body))
    });
    transform.effect.finish(body, &start)
}

/// [`wrap_rebuilding`] where the reverse pass is an effect that leaves the scalars.
pub(super) fn wrap_with_arrays(
    setup: Setup<'_>,
    transform: &mut Transform<'_>,
    by: &dyn Rebuild,
    collect: &dyn Collect,
    input: &Var,
    reverse: impl FnOnce(&mut Writer, &Pass<'_>) -> Term,
) -> Term {
    wrap_rebuilding(setup, transform, by, collect, input, |w, pass| {
        let scalars = reverse(w, &pass);
        pass.rebuild(prim_at(Prim::UnsafePerformIo, [by.scalars()], [scalars]))
    })
}
