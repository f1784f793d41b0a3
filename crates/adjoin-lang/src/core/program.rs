//! A program: data types, and definitions in dependency order.

use std::collections::{HashMap, HashSet};

use super::data::DataTable;
use super::name::{Supply, Var};
use super::term::{Bind, Kind, Term};
use super::types::Scheme;

/// Definitions that are in scope from here on.
#[derive(Clone, Debug)]
pub enum Group {
    /// One definition, not in scope in itself. It may be any term.
    One(Bind),
    /// Mutually recursive definitions, each in scope in all. Each is a λ.
    Rec(Vec<Bind>),
}

impl Group {
    /// The definitions of the group.
    pub fn binds(&self) -> &[Bind] {
        match self {
            Group::One(bind) => std::slice::from_ref(bind),
            Group::Rec(binds) => binds,
        }
    }
}

/// A program of core or of a stage's target.
#[derive(Clone, Debug)]
pub struct Program {
    /// Its data types.
    pub data: DataTable,
    /// Its definitions; each group sees itself (if recursive) and the groups before it.
    pub groups: Vec<Group>,
    /// Where new names come from.
    pub supply: Supply,
}

impl Default for Program {
    fn default() -> Self {
        Self::new()
    }
}

impl Program {
    /// A program without definitions.
    pub fn new() -> Self {
        let mut supply = Supply::new();
        let data = DataTable::new(&mut supply);
        Program { data, groups: Vec::new(), supply }
    }

    /// All definitions, in order.
    pub fn binds(&self) -> impl DoubleEndedIterator<Item = &Bind> {
        self.groups.iter().flat_map(Group::binds)
    }

    /// The definition of a variable.
    pub fn definition(&self, var: &Var) -> Option<&Bind> {
        self.binds().find(|bind| &bind.var == var)
    }

    /// The last definition of this name.
    pub fn by_name(&self, name: &str) -> Option<&Bind> {
        self.binds().rev().find(|bind| bind.var.hint() == name)
    }

    /// The type of a defined variable.
    pub fn scheme(&self, var: &Var) -> Option<&Scheme> {
        self.definition(var)?.scheme.as_ref()
    }

    /// Every definition that `entry` needs, itself included.
    pub fn reachable(&self, entry: &Var) -> HashSet<Var> {
        let bodies: HashMap<&Var, &Term> = self.binds().map(|bind| (&bind.var, &bind.body)).collect();
        let mut found = HashSet::from([entry.clone()]);
        let mut todo: Vec<&Term> = bodies.get(entry).copied().into_iter().collect();
        while let Some(term) = todo.pop() {
            if let Kind::Var(x, _) = term.kind() {
                if let Some(body) = bodies.get(x) {
                    if found.insert(x.clone()) {
                        todo.push(body);
                    }
                }
            }
            todo.extend(term.children());
        }
        found
    }

    /// The same program without the definitions that `entry` does not need. Terms are shared, not copied.
    #[must_use]
    pub fn restricted_to(&self, entry: &Var) -> Program {
        let needed = self.reachable(entry);
        let keep = |bind: &&Bind| needed.contains(&bind.var);
        let groups = self.groups.iter().filter_map(|group| match group {
            Group::One(bind) => needed.contains(&bind.var).then(|| group.clone()),
            Group::Rec(binds) => {
                let binds: Vec<Bind> = binds.iter().filter(keep).cloned().collect();
                (!binds.is_empty()).then_some(Group::Rec(binds))
            }
        });
        Program { data: self.data.clone(), groups: groups.collect(), supply: self.supply.clone() }
    }
}
