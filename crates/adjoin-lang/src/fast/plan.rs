//! How values of a type are converted, worked out once from the type.
//!
//! A plan says how a type is held ([`layout`](super::layout)), so that a run never looks at types. `convert`
//! follows it for inputs, `read` for results. The reals of a value are visited from left to right, by every
//! function of both: that order is the order of the library's inputs and outputs.
//!
//! **Depth**: lists are loops. Other data is walked by recursion, which moves to a deep stack when it gets
//! deep ([`deeper`]).

use std::collections::HashMap;
use std::sync::Arc;

use super::code::Extent;
use super::layout::{Layouts, Repr};
use crate::core::{ConId, DataId, DataTable, Type, deep};
use crate::eval::Reason;
use crate::pretty::source_type;

/// A nested data type (`data Nest a = Nil | Cons a (Nest (a, a))`) has no end of types for its parts. Those
/// of more types than this, and types larger than this, are left out.
const MOST_PLANS: usize = 2_000;
const LARGEST_TYPE: usize = 500;

/// Recursion deeper than this continues on a deep stack.
const SHALLOW: u32 = 256;

pub(super) type PlanId = usize;

/// How a type is converted.
#[derive(Clone, Debug)]
pub(super) enum Form {
    Double,
    Int,
    Char,
    List(PlanId),
    /// Held as a list that is an array.
    Array(PlanId),
    Tuple(Vec<PlanId>),
    Data(Vec<Con>),
    /// A type that a nested data type has far down; values of it are for the stages.
    TooNested,
}

#[derive(Clone, Debug)]
pub(super) struct Con {
    pub(super) id: ConId,
    pub(super) name: Arc<str>,
    pub(super) fields: Vec<PlanId>,
}

/// How the value is held, beside its form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// Parts in registers, or the scalar itself.
    Parts,
    /// A word: the number of the constructor.
    Tag,
    /// A reference.
    Ref,
}

#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) form: Form,
    pub(super) held: Held,
    pub(super) extent: Extent,
    /// For messages.
    pub(super) name: String,
}

/// Plans for a type and its parts.
#[derive(Clone, Debug)]
pub(super) struct Plans {
    pub(super) plans: Vec<Plan>,
    pub(super) root: PlanId,
}

impl Plans {
    /// Plans for a first-order type.
    pub(super) fn new<'d>(
        ty: &Type,
        data: &'d DataTable,
        layouts: &mut Layouts<'d>,
    ) -> Result<Plans, Reason> {
        let mut planner = Planner { data, layouts, plans: Vec::new(), known: HashMap::new() };
        let root = planner.plan(ty)?;
        Ok(Plans { plans: planner.plans, root })
    }

    /// Whether it is a single real.
    pub(super) fn is_real(&self) -> bool {
        self.is_double(self.root)
    }

    /// Whether this plan's type is `Double`.
    #[inline]
    pub(super) fn is_double(&self, id: PlanId) -> bool {
        matches!(self.plans[id].form, Form::Double)
    }
}

struct Planner<'a, 'd> {
    data: &'d DataTable,
    layouts: &'a mut Layouts<'d>,
    plans: Vec<Plan>,
    known: HashMap<Type, PlanId>,
}

impl Planner<'_, '_> {
    fn plan(&mut self, ty: &Type) -> Result<PlanId, Reason> {
        if let Some(id) = self.known.get(ty) {
            return Ok(*id);
        }
        let id = self.plans.len();
        self.known.insert(ty.clone(), id);
        if id >= MOST_PLANS || !ty.size_within(LARGEST_TYPE) {
            let (held, extent) = (Held::Ref, Extent { refs: 1, ..Extent::default() });
            self.plans.push(Plan { form: Form::TooNested, held, extent, name: String::new() });
            return Ok(id);
        }
        let name = source_type(ty, self.data);
        let held = match self.layouts.repr(ty) {
            Repr::Word if matches!(ty, Type::Data(..)) => Held::Tag,
            Repr::Ref => Held::Ref,
            Repr::Real | Repr::Word | Repr::Parts(_) => Held::Parts,
        };
        let extent = self.extent(ty);
        self.plans.push(Plan { form: Form::Double, held, extent, name });
        let form = match ty {
            Type::Double => Form::Double,
            Type::Int => Form::Int,
            Type::Char => Form::Char,
            Type::Tuple(parts) => Form::Tuple(self.all(parts)?),
            Type::Data(DataId::LIST, args) => Form::List(self.plan(&args[0])?),
            Type::IArray(of) => Form::Array(self.plan(of)?),
            Type::Data(data, args) => {
                let count = self.data.get(*data).map_or(0, |decl| decl.cons.len());
                let mut cons = Vec::with_capacity(count);
                for tag in 0..count as u32 {
                    let id = ConId::new(*data, tag);
                    let fields = self.data.fields(id, args).unwrap_or_default();
                    let name = self.data.con(id).map_or_else(|| "".into(), |con| con.name.clone());
                    cons.push(Con { id, name, fields: self.all(&fields)? });
                }
                Form::Data(cons)
            }
            _ => {
                let message = format!("a value of type {} cannot be given or shown", self.plans[id].name);
                return Err(Reason::Shape { path: String::new(), message });
            }
        };
        self.plans[id].form = form;
        Ok(id)
    }

    fn all(&mut self, types: &[Type]) -> Result<Vec<PlanId>, Reason> {
        types.iter().map(|ty| self.plan(ty)).collect()
    }

    fn extent(&mut self, ty: &Type) -> Extent {
        let mut extent = Extent::default();
        let mut todo = vec![ty.clone()];
        while let Some(ty) = todo.pop() {
            match self.layouts.repr(&ty) {
                Repr::Real => extent.reals += 1,
                Repr::Word => extent.words += 1,
                Repr::Ref => extent.refs += 1,
                Repr::Parts(parts) => todo.extend(parts),
            }
        }
        extent
    }
}

/// Runs `walk` at the next depth, on a deep stack if it is getting deep.
#[inline]
pub(super) fn deeper<T: Send>(depth: u32, walk: impl FnOnce(u32) -> T + Send) -> T {
    if depth == SHALLOW { deep::run(|| walk(depth + 1)) } else { walk(depth + 1) }
}
