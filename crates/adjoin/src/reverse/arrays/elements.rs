//! The elements of an array of [`Reverse`] numbers.
//!
//! Packed, they are the primal values in a row and the id of the first: element `i` is the value with the `i`-th id after
//! it, and taking it out records nothing. Loose, after one was written to, they are scalars one by one. An operation
//! takes both: the operand of loose elements names each place (see `operand.rs`). A vector of scalars is packed where
//! their ids are consecutive, and otherwise by one array node, a gather.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use crate::array::sources::Sources;
use crate::array::{
    Array, Buffer, ElementFunction, Elements, Kept, Layout, Operation, Plain, View, buffer, buffer_for,
    function_values, in_parts_of_two,
};
use crate::forward::Forward;
use crate::real::Real;
use crate::reverse::arrays::array_operation::{KeptInput, record, with_plain};
use crate::reverse::arrays::table;
use crate::reverse::local::closures::{self, Derivatives};
use crate::reverse::local::scan::Steps;
use crate::reverse::record::array;
use crate::reverse::record::cursor;
use crate::reverse::record::import;
use crate::reverse::record::scalar::Reverse;
use crate::reverse::tape::array_node::{Inflow, Lent, Rule};
use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::operand::Operand;

/// The elements of an array of `Reverse` numbers.
#[derive(Clone)]
pub struct ReverseElements(Kind);

#[derive(Clone)]
enum Kind {
    Packed(Packed),
    Loose(Arc<Vec<Reverse>>),
}

/// Consecutive values of a task, or constants.
struct Packed {
    primals: Arc<Buffer<f64>>,
    first: NodeId,
    /// The elements of one layout as scalars, once somebody has asked for a reference to one.
    scalars: OnceLock<Box<[Reverse]>>,
}

impl Clone for Packed {
    fn clone(&self) -> Self {
        // The copy may be given another layout.
        Self { primals: Arc::clone(&self.primals), first: self.first, scalars: OnceLock::new() }
    }
}

impl Packed {
    #[inline]
    fn get(&self, place: usize) -> Reverse {
        Reverse::result(self.primals[place], self.id_of(place))
    }

    /// The id of an element.
    #[inline]
    fn id_of(&self, place: usize) -> NodeId {
        if self.first.is_constant() { self.first } else { self.first.plus(place as u64) }
    }
}

fn shared(numbers: Vec<f64>) -> Arc<Buffer<f64>> {
    Arc::new(Buffer::new(numbers))
}

impl ReverseElements {
    pub(crate) fn packed(primals: Arc<Buffer<f64>>, first: NodeId) -> Self {
        Self(Kind::Packed(Packed { primals, first, scalars: OnceLock::new() }))
    }

    /// The primal values of a view and where they stand.
    pub(in crate::reverse) fn kept(&self, layout: Layout) -> KeptInput {
        match &self.0 {
            Kind::Packed(packed) => KeptInput { primals: Arc::clone(&packed.primals), layout },
            Kind::Loose(scalars) => KeptInput {
                primals: shared(layout.places().map(|place| scalars[place].primal()).collect()),
                layout: Layout::rows(layout.shape),
            },
        }
    }

    /// The operand that stands for a view of the elements.
    #[inline]
    pub(in crate::reverse) fn operand(&self, layout: Layout) -> Operand {
        match &self.0 {
            Kind::Packed(packed) => {
                Operand::of_array(packed.first, layout.offset, layout.shape, layout.strides)
            }
            Kind::Loose(scalars) => Operand::of_scalars(layout.places().map(|place| {
                let scalar = scalars[place];
                (scalar.id(), scalar.factor())
            })),
        }
    }
}

impl<const D: usize> Array<f64, D> {
    /// The array as consecutive values from `first` on. Shares the elements, if they are all of a buffer.
    pub(crate) fn lifted(&self, first: NodeId) -> Array<Reverse, D> {
        let primals = match self.layout.contiguous() {
            Some(range) if range.len() == self.elements.0.len() => Arc::clone(&self.elements.0),
            _ => shared(buffer::copy_of(&self.primals())),
        };
        Array { elements: ReverseElements::packed(primals, first), layout: Layout::rows(self.layout.shape) }
    }

    /// The array as constants. Shares the elements.
    pub(crate) fn lifted_constant(&self) -> Array<Reverse, D> {
        let elements = ReverseElements::packed(Arc::clone(&self.elements.0), NodeId::CONSTANT);
        Array { elements, layout: self.layout }
    }
}

impl<const D: usize> Array<Reverse, D> {
    /// The primal values as an array. Shares the elements, if they are in a row.
    pub(crate) fn lowered(&self) -> Array<f64, D> {
        match &self.elements.0 {
            Kind::Packed(packed) => {
                Array { elements: Kept(Arc::clone(&packed.primals)), layout: self.layout }
            }
            Kind::Loose(_) => self.rebuild(self.primals().into_owned()),
        }
    }
}

/// If the scalars are consecutive values of one task, with no pending factor, the id of the first.
fn consecutive(scalars: &[Reverse]) -> Option<NodeId> {
    let first = scalars.first()?.id();
    let mut ids = (0..).map(|place| first.plus(place));
    let same =
        !first.is_constant() && scalars.iter().all(|scalar| ids.next().is_some_and(|id| scalar.is_plain(id)));
    same.then_some(first)
}

/// Refuses an operation on numbers of a run, where none is going on.
pub(in crate::reverse) fn require_task(operands: &[Operand]) {
    if operands.iter().any(|operand| !operand.is_constant()) {
        import::require_task();
    }
}

impl<'a> View<'a, Reverse> {
    /// The primal values where they are, if they are packed.
    #[inline]
    pub(in crate::reverse) fn plain(&self) -> Option<Plain<'a>> {
        match &self.elements.0 {
            Kind::Packed(packed) => Some(Plain { data: &packed.primals, layout: self.layout }),
            Kind::Loose(_) => None,
        }
    }

    /// The primal values and the id of the first, if they are in a row.
    #[inline]
    fn row(&self) -> Option<(&'a [f64], NodeId)> {
        let Kind::Packed(packed) = &self.elements.0 else { return None };
        let range = self.layout.contiguous()?;
        let first = packed.id_of(range.start);
        Some((&packed.primals[range], first))
    }
}

/// A function at each place, given the primal values of the arrays.
#[inline]
fn map_function_of_rows<F, const N: usize, const M: usize>(
    rows: [&[f64]; N],
    operands: [Operand; N],
) -> ReverseElements
where
    F: ElementFunction<N, M>,
{
    let (primals, first) = if operands.iter().all(Operand::is_constant) {
        (function_values::<F, N, M>(rows), NodeId::CONSTANT)
    } else {
        table::record::<F, N, M>(rows, operands)
    };
    ReverseElements::packed(shared(primals), first)
}

/// A function at each place of arrays that are not all in rows.
#[cold]
#[inline(never)]
fn map_function_of_copies<F, const N: usize, const M: usize>(
    inputs: [View<'_, Reverse>; N],
) -> ReverseElements
where
    F: ElementFunction<N, M>,
{
    let rows = inputs.each_ref().map(View::primals);
    let operands = inputs.map(|view| view.elements.operand(view.layout));
    map_function_of_rows::<F, N, M>(rows.each_ref().map(|row| &row[..]), operands)
}

impl Elements<Reverse> for ReverseElements {
    fn from_vec(scalars: Vec<Reverse>) -> Self {
        let primals = shared(scalars.iter().map(|scalar| scalar.primal()).collect());
        if let Some(first) = consecutive(&scalars) {
            return Self::packed(primals, first);
        }
        let operand = Operand::of_scalars(scalars.iter().map(|scalar| (scalar.id(), scalar.factor())));
        if operand.is_constant() {
            return Self::packed(primals, NodeId::CONSTANT);
        }
        let first = array::push(primals.len(), [operand], Gather);
        Self::packed(primals, first)
    }

    fn scalar(scalar: Reverse) -> Self {
        Self(Kind::Loose(Arc::new(vec![scalar])))
    }

    fn constants(values: Vec<f64>) -> Self {
        Self::packed(shared(values), NodeId::CONSTANT)
    }

    #[inline]
    fn get(&self, place: usize) -> Reverse {
        match &self.0 {
            Kind::Packed(packed) => packed.get(place),
            Kind::Loose(scalars) => scalars[place],
        }
    }

    fn reference(&self, layout: &Layout, element: usize) -> &Reverse {
        match &self.0 {
            Kind::Packed(packed) => &packed
                .scalars
                .get_or_init(|| layout.places().map(|place| packed.get(place)).collect())[element],
            Kind::Loose(scalars) => &scalars[layout.place(element)],
        }
    }

    fn make_mut(&mut self, layout: &mut Layout) -> &mut [Reverse] {
        let in_place = matches!(&self.0, Kind::Loose(_)) && layout.contiguous().is_some();
        if !in_place {
            let scalars = layout.places().map(|place| self.get(place)).collect();
            self.0 = Kind::Loose(Arc::new(scalars));
            *layout = Layout::rows(layout.shape);
        }
        let Kind::Loose(scalars) = &mut self.0 else { unreachable!("it is loose now") };
        &mut Arc::make_mut(scalars)[layout.contiguous().expect("it is now")]
    }

    fn primals(&self, layout: &Layout) -> Cow<'_, [f64]> {
        match &self.0 {
            Kind::Packed(packed) => Plain { data: &packed.primals, layout: *layout }.in_rows(),
            Kind::Loose(scalars) => layout.places().map(|place| scalars[place].primal()).collect(),
        }
    }

    fn apply<O: Operation>(mut operation: O, inputs: &[View<'_, Reverse>], length: usize) -> Self {
        if length == 0 {
            return Self::constants(Vec::new());
        }
        let mut output = buffer_for::<O>(length);
        let copies = with_plain(inputs, |inputs| operation.value(inputs, &mut output));
        let output = shared(output);
        let first = record(operation, inputs, copies, length, || Arc::clone(&output));
        Self::packed(output, first)
    }

    fn reduce<O: Operation>(mut operation: O, inputs: &[View<'_, Reverse>]) -> Reverse {
        let mut output = [0.0];
        let copies = with_plain(inputs, |inputs| operation.value(inputs, &mut output));
        let first = record(operation, inputs, copies, 1, || shared(output.to_vec()));
        Reverse::result(output[0], first)
    }

    fn map<const N: usize>(inputs: [View<'_, Reverse>; N], f: impl Fn([Reverse; N]) -> Reverse) -> Self {
        let length = inputs.first().map_or(0, |view| view.layout.len());
        let scalars =
            |element: usize| inputs.each_ref().map(|view| view.elements.get(view.layout.place(element)));
        if !cursor::in_task() {
            return Self::from_vec((0..length).map(|element| f(scalars(element))).collect());
        }
        let mut primals = Vec::with_capacity(length);
        let derivatives = closures::run(length, scalars, &f, |result| primals.push(result.primal()));
        let operands = inputs.each_ref().map(|view| view.elements.operand(view.layout));
        Self::packed(shared(primals), derivatives.record(operands))
    }

    fn map_by_rule<const N: usize>(
        inputs: [View<'_, Reverse>; N],
        _: impl Fn([Reverse; N]) -> Reverse + Sync,
        on_tangents: impl Fn([Forward<f64, N>; N]) -> Forward<f64, N> + Sync,
    ) -> Self {
        let length = inputs.first().map_or(0, |view| view.layout.len());
        let rows = inputs.each_ref().map(|view| view.elements.primals(&view.layout));
        let mut primals = buffer::stale(length);
        let mut partials = vec![[0.0; N]; length];
        in_parts_of_two(&mut primals, &mut partials, |start, primals, partials| {
            // Slices of the same length, so that nothing is checked in the loop.
            let rows = rows.each_ref().map(|row| &row[start..start + primals.len()]);
            for (element, (primal, partials)) in primals.iter_mut().zip(partials).enumerate() {
                let result = on_tangents(std::array::from_fn(|argument| {
                    let unit = std::array::from_fn(|other| if other == argument { 1.0 } else { 0.0 });
                    Forward::new(rows[argument][element], unit)
                }));
                (*primal, *partials) = (result.primal(), result.tangents());
            }
        });
        let operands = inputs.each_ref().map(|view| view.elements.operand(view.layout));
        require_task(&operands);
        let first = Derivatives::of_partials(partials).record(operands);
        Self::packed(shared(primals), first)
    }

    #[inline]
    fn map_function<'a, F, const N: usize, const M: usize>(input: impl Fn(usize) -> View<'a, Reverse>) -> Self
    where
        F: ElementFunction<N, M>,
    {
        let (mut rows, mut firsts) = ([&[][..]; N], [NodeId::CONSTANT; N]);
        for number in 0..N {
            match input(number).row() {
                Some((row, first)) => (rows[number], firsts[number]) = (row, first),
                None => return map_function_of_copies::<F, N, M>(F::each(&input)),
            }
        }
        let length = rows[0].len();
        map_function_of_rows::<F, N, M>(rows, F::each(|number| Operand::of_row(firsts[number], length)))
    }

    fn scan(input: View<'_, Reverse>, start: Reverse, f: impl Fn([Reverse; 2]) -> Reverse) -> Self {
        let length = input.layout.len();
        if !cursor::in_task() {
            let states = (0..length).scan(start, |state, element| {
                *state = f([*state, input.get(element)]);
                Some(*state)
            });
            return Self::from_vec(states.collect());
        }
        let steps = Steps::run(start, length, |element| input.get(element), &f);
        let (states, first) = steps.record_all(input.elements.operand(input.layout));
        Self::packed(shared(states), first)
    }

    fn fold(input: View<'_, Reverse>, start: Reverse, f: impl Fn([Reverse; 2]) -> Reverse) -> Reverse {
        let length = input.layout.len();
        if !cursor::in_task() {
            return (0..length).fold(start, |state, element| f([state, input.get(element)]));
        }
        let steps = Steps::run(start, length, |element| input.get(element), &f);
        steps.record_last(input.elements.operand(input.layout))
    }
}

/// Scalars put into a row.
struct Gather;

impl Rule for Gather {
    fn push(&self, inflow: &Inflow<'_>, tangent: &mut [f64]) {
        if let Some(scalars) = inflow.of(0) {
            tangent.copy_from_slice(&scalars);
        }
    }

    fn sources(&self, sources: &mut Sources<'_>) -> bool {
        sources.each(|result, of| of.element(0, result));
        true
    }

    fn pull(&self, cotangent: &[f64], flow: &mut Lent<'_>) {
        flow.add(0, |scalars| scalars.iter_mut().zip(cotangent).for_each(|(scalar, flow)| *scalar += flow));
    }
}
