//! The dependency graph of a tape, without numbers and reduced to what matters for sets of inputs.
//!
//! Vertices are numbered in topological order: inputs first, then the others. A vertex has a list of the
//! vertices that it depends on. The graph is reduced while it is built: a vertex that depends on only one
//! vertex *is* that vertex; one that depends on nothing is [`NOTHING`]; and for a pair whose second vertex
//! depends directly on the first, the second stands for both. So a long chain of sums with irrelevant terms
//! takes no memory and is not walked repeatedly.
//!
//! Cost: 12 bytes for a node of two operands, 4 for each further operand.

use crate::reverse::Reverse;
use crate::reverse::recorded::Recorded;
use crate::reverse::sweep::dependencies::DependencyReader;

/// A vertex of a [`Graph`], or [`NOTHING`].
pub(super) type Vertex = u32;

/// A value that depends on no input.
pub(super) const NOTHING: Vertex = Vertex::MAX;

/// Lists of up to this length are searched for a vertex that makes others superfluous.
const SHORT: usize = 4;

pub(super) struct Graph {
    inputs: usize,
    /// The start of the operands of each vertex after the inputs, and their total number at the end.
    starts: Vec<u32>,
    operands: Vec<Vertex>,
}

impl Graph {
    pub(super) fn new(inputs: usize) -> Self {
        Self { inputs, starts: vec![0], operands: Vec::new() }
    }

    /// The dependencies of a run, and the vertices of the given outputs.
    ///
    /// # Panics
    /// If an output is of another run, or if there are more than 2³² dependencies.
    pub(super) fn of(recorded: &Recorded, outputs: &[Reverse]) -> (Self, Vec<Vertex>) {
        let mut graph = Self::new(recorded.inputs());
        let nodes = recorded.places() - recorded.inputs();
        graph.starts.reserve(nodes);
        graph.operands.reserve(2 * nodes);
        let mut reading = Reading { graph, vertices: vec![NOTHING; recorded.places()] };
        for (input, vertex) in reading.vertices[recorded.input_places()].iter_mut().enumerate() {
            *vertex = input as Vertex;
        }
        recorded.read_dependencies(&mut reading);
        let vertex_of = |output: &Reverse| match recorded.place_of(*output) {
            Some(place) => reading.vertices[place],
            None => NOTHING,
        };
        let outputs = outputs.iter().map(vertex_of).collect();
        (reading.graph, outputs)
    }

    pub(super) fn inputs(&self) -> usize {
        self.inputs
    }

    /// The number of vertices, inputs included.
    pub(super) fn vertices(&self) -> usize {
        self.inputs + self.starts.len() - 1
    }

    /// The number of dependencies.
    pub(super) fn edges(&self) -> usize {
        self.operands.len()
    }

    /// The direct dependencies of a vertex; none for an input.
    pub(super) fn operands(&self, vertex: Vertex) -> &[Vertex] {
        match (vertex as usize).checked_sub(self.inputs) {
            Some(own) => &self.operands[self.starts[own] as usize..self.starts[own + 1] as usize],
            None => &[],
        }
    }

    /// A vertex that depends on the given ones; a new one only if none of them will do.
    pub(super) fn add(&mut self, operands: impl Iterator<Item = Vertex>) -> Vertex {
        let start = self.operands.len();
        for operand in operands {
            let own = &self.operands[start..];
            if operand != NOTHING && own.first() != Some(&operand) && own.last() != Some(&operand) {
                self.operands.push(operand);
            }
        }
        let sole = match self.operands[start..] {
            [] => Some(NOTHING),
            [one] => Some(one),
            [one, other] => {
                let (earlier, later) = (one.min(other), one.max(other));
                let known = self.operands(later);
                (known.len() <= SHORT && known.contains(&earlier)).then_some(later)
            }
            _ => None,
        };
        if let Some(vertex) = sole {
            self.operands.truncate(start);
            return vertex;
        }
        let vertex = self.vertices();
        let end = u32::try_from(self.operands.len()).ok().filter(|_| vertex < NOTHING as usize);
        let Some(end) = end else {
            panic!(
                "the run has more than 2³² dependencies between its values, which is too many for a sparsity pattern"
            )
        };
        self.starts.push(end);
        vertex as Vertex
    }
}

/// A graph while the tape is read, with the vertices of the places read so far.
struct Reading {
    graph: Graph,
    vertices: Vec<Vertex>,
}

impl DependencyReader for Reading {
    fn node(&mut self, place: usize, operands: impl Iterator<Item = usize>) {
        self.vertices[place] = self.graph.add(operands.map(|operand| self.vertices[operand]));
    }

    fn alias(&mut self, place: usize, original: usize) {
        self.vertices[place] = self.vertices[original];
    }
}
