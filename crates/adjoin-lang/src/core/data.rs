//! The table of data types.
//!
//! `Bool`, lists and the name of arrays are its first entries in every program; everything else is added by
//! the front end (the user's and the prelude's types) or by a stage (`Staged`, `Contrib`, the transformed
//! copies of user types).

use std::sync::Arc;

use super::name::{Supply, TyVar};
use super::types::{Type, substitution};

/// A data type of a program's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DataId(u32);

impl DataId {
    /// `data Bool = False | True`.
    pub const BOOL: DataId = DataId(0);
    /// `data [] a = [] | a : [a]`.
    pub const LIST: DataId = DataId(1);
    /// `Array a`, which the front end treats as a data type without constructors; core has [`Type::IArray`]
    /// for it.
    pub const ARRAY: DataId = DataId(2);

    /// Position in the table.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A constructor: its data type, and its place among that type's constructors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ConId {
    /// The data type.
    pub data: DataId,
    /// Which of its constructors, from 0.
    pub tag: u32,
}

impl ConId {
    /// `False`.
    pub const FALSE: ConId = ConId { data: DataId::BOOL, tag: 0 };
    /// `True`.
    pub const TRUE: ConId = ConId { data: DataId::BOOL, tag: 1 };
    /// `[]`.
    pub const NIL: ConId = ConId { data: DataId::LIST, tag: 0 };
    /// `(:)`.
    pub const CONS: ConId = ConId { data: DataId::LIST, tag: 1 };

    /// A constructor by data type and place.
    pub fn new(data: DataId, tag: u32) -> Self {
        ConId { data, tag }
    }
}

/// One constructor of a declaration.
#[derive(Clone, Debug)]
pub struct ConDecl {
    /// Its name, e.g. `Just` or `:+:`.
    pub name: Arc<str>,
    /// The types of its fields, over the declaration's parameters.
    pub fields: Vec<Type>,
    /// Names of the fields, in order, if it was declared as a record.
    pub labels: Option<Vec<Arc<str>>>,
}

impl ConDecl {
    /// A constructor without field names.
    pub fn new(name: impl Into<Arc<str>>, fields: impl IntoIterator<Item = Type>) -> Self {
        ConDecl { name: name.into(), fields: fields.into_iter().collect(), labels: None }
    }
}

/// `data name params = cons`.
#[derive(Clone, Debug)]
pub struct DataDecl {
    /// The name of the type.
    pub name: Arc<str>,
    /// Its parameters.
    pub params: Vec<TyVar>,
    /// Its constructors.
    pub cons: Vec<ConDecl>,
}

/// All data types of a program.
#[derive(Clone, Debug)]
pub struct DataTable {
    decls: Vec<DataDecl>,
}

impl DataTable {
    /// A table with `Bool`, lists and the name of arrays.
    pub fn new(supply: &mut Supply) -> Self {
        let element = supply.ty_var("a");
        let list = Type::list(Type::Var(element.clone()));
        DataTable {
            decls: vec![
                DataDecl {
                    name: "Bool".into(),
                    params: Vec::new(),
                    cons: vec![ConDecl::new("False", []), ConDecl::new("True", [])],
                },
                DataDecl {
                    name: "[]".into(),
                    params: vec![element.clone()],
                    cons: vec![ConDecl::new("[]", []), ConDecl::new(":", [Type::Var(element.clone()), list])],
                },
                DataDecl { name: "Array".into(), params: vec![element], cons: Vec::new() },
            ],
        }
    }

    /// Adds a declaration.
    pub fn add(&mut self, decl: DataDecl) -> DataId {
        let id = self.reserve(decl.name.clone(), decl.params.clone());
        self.decls[id.index()] = decl;
        id
    }

    /// Adds a declaration whose constructors are not known yet: for recursive types. Follow with
    /// [`define`](Self::define).
    pub fn reserve(&mut self, name: impl Into<Arc<str>>, params: Vec<TyVar>) -> DataId {
        let id = DataId(u32::try_from(self.decls.len()).expect("fewer than 2^32 data types"));
        self.decls.push(DataDecl { name: name.into(), params, cons: Vec::new() });
        id
    }

    /// This name, or else with primes: one that no data type and no constructor has.
    pub fn free_name(&self, name: &str) -> String {
        let mut free = name.to_owned();
        while self.by_name(&free).is_some() || self.con_by_name(&free).is_some() {
            free.push('\'');
        }
        free
    }

    /// Gives a reserved declaration its constructors.
    pub fn define(&mut self, data: DataId, cons: Vec<ConDecl>) {
        self.decls[data.index()].cons = cons;
    }

    /// The declaration of `data`, if the table has it.
    pub fn get(&self, data: DataId) -> Option<&DataDecl> {
        self.decls.get(data.index())
    }

    /// The declaration of a constructor, if the table has it.
    pub fn con(&self, con: ConId) -> Option<&ConDecl> {
        self.get(con.data)?.cons.get(con.tag as usize)
    }

    /// A data type by name.
    pub fn by_name(&self, name: &str) -> Option<DataId> {
        let place = self.decls.iter().position(|decl| &*decl.name == name)?;
        Some(DataId(u32::try_from(place).ok()?))
    }

    /// A constructor by name.
    pub fn con_by_name(&self, name: &str) -> Option<ConId> {
        self.iter().find_map(|(data, decl)| {
            let tag = decl.cons.iter().position(|con| &*con.name == name)?;
            Some(ConId::new(data, u32::try_from(tag).ok()?))
        })
    }

    /// The field types of a constructor when its data type has these arguments.
    pub fn fields(&self, con: ConId, args: &[Type]) -> Option<Vec<Type>> {
        let decl = self.get(con.data)?;
        let map = substitution(&decl.params, args);
        Some(self.con(con)?.fields.iter().map(|field| field.substitute(&map)).collect())
    }

    /// All declarations with their ids.
    pub fn iter(&self) -> impl Iterator<Item = (DataId, &DataDecl)> {
        (0u32..).map(DataId).zip(&self.decls)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fixed_ids_name_bool_list_and_array() {
        let table = DataTable::new(&mut Supply::new());
        assert_eq!(table.by_name("Bool"), Some(DataId::BOOL));
        assert_eq!(table.by_name("Array"), Some(DataId::ARRAY));
        assert_eq!(table.con_by_name("True"), Some(ConId::TRUE));
        assert_eq!(table.con_by_name(":"), Some(ConId::CONS));
        let fields = table.fields(ConId::CONS, &[Type::Int]).expect("cons is declared");
        assert_eq!(fields, [Type::Int, Type::list(Type::Int)]);
    }
}
