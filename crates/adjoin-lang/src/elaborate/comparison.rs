//! Equality and order on compound types: functions made on demand, one for each type that is compared.
//!
//! `==` at type T becomes a call of `equal@T`; `<` and its relatives test the result of `compare@T`.
//! Constructors are ordered as they are declared, fields and components from the left, as derived instances
//! in Haskell are. All these functions may call each other (types are recursive), so they form one recursive
//! group at the head of the program.

use super::Elaborator;
use crate::core::build;
use crate::core::prim::{CmpOp, CmpType};
use crate::core::{Alt, Bind, ConId, DataId, DataTable, Prim, Term, Type, Var};

/// A type nested deeper than this comes from a data type that is recursive at ever larger types.
const MAX_NAME: usize = 400;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Purpose {
    Equal,
    Compare,
    /// The number of the constructor.
    Tag,
}

/// The comparison functions made so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Comparisons {
    known: Vec<(Purpose, Type, Var)>,
    /// The number of `known` functions that have bodies.
    defined: usize,
}

impl Elaborator<'_> {
    /// `a op b` at any comparable type.
    pub(super) fn comparison(&mut self, op: CmpOp, ty: &Type, a: Term, b: Term) -> Term {
        if let Some(primitive) = primitive(ty) {
            return build::cmp(op, primitive, a, b);
        }
        match op {
            CmpOp::Eq => self.call(Purpose::Equal, ty, a, b),
            CmpOp::Ne => {
                let equal = self.call(Purpose::Equal, ty, a, b);
                build::if_(equal, build::bool(false), build::bool(true))
            }
            CmpOp::Lt => self.ordering_is(ty, a, b, 0, true),
            CmpOp::Le => self.ordering_is(ty, a, b, 2, false),
            CmpOp::Gt => self.ordering_is(ty, a, b, 2, true),
            CmpOp::Ge => self.ordering_is(ty, a, b, 0, false),
        }
    }

    /// Whether `compare a b` is the given constructor (`is`), or is not.
    fn ordering_is(&mut self, ty: &Type, a: Term, b: Term, tag: u32, is: bool) -> Term {
        let order = self.ordering(ty, a, b);
        let data = self.ordering_type();
        build::case_or(order, [build::alt(ConId::new(data, tag), [], build::bool(is))], build::bool(!is))
    }

    /// `compare a b`
    pub(super) fn ordering(&mut self, ty: &Type, a: Term, b: Term) -> Term {
        let Some(primitive) = primitive(ty) else { return self.call(Purpose::Compare, ty, a, b) };
        let mut bound = Vec::new();
        let a = self.share(a, &mut bound);
        let b = self.share(b, &mut bound);
        let [less, equal, greater] = [0, 1, 2].map(|tag| self.ordering_constant(tag));
        let term = build::if_(
            build::cmp(CmpOp::Lt, primitive, a.clone(), b.clone()),
            less,
            build::if_(build::cmp(CmpOp::Eq, primitive, a, b), equal, greater),
        );
        super::matching::bind_all(bound, term)
    }

    fn ordering_type(&self) -> DataId {
        self.checker.data.by_name("Ordering").unwrap_or(DataId::BOOL)
    }

    fn ordering_constant(&self, tag: u32) -> Term {
        build::con(ConId::new(self.ordering_type(), tag), [], [])
    }

    fn call(&mut self, purpose: Purpose, ty: &Type, a: Term, b: Term) -> Term {
        if let Some(var) = self.comparison_function(purpose, ty) {
            build::apps(build::var(&var), [a, b])
        } else {
            let result =
                if purpose == Purpose::Equal { Type::bool() } else { Type::data(self.ordering_type(), []) };
            build::fail(result, "values of a data type that grows in its own recursion cannot be compared")
        }
    }

    /// The function that gives the number of a value's constructor.
    pub(super) fn tag_function(&mut self, ty: &Type) -> Option<Var> {
        self.comparison_function(Purpose::Tag, ty)
    }

    fn comparison_function(&mut self, purpose: Purpose, ty: &Type) -> Option<Var> {
        let known = self.comparisons.known.iter().find(|(p, t, _)| *p == purpose && t == ty);
        if let Some((_, _, var)) = known {
            return Some(var.clone());
        }
        let name = type_name(&self.checker.data, ty);
        if name.len() > MAX_NAME {
            return None;
        }
        let verb = match purpose {
            Purpose::Equal => "equal",
            Purpose::Compare => "compare",
            Purpose::Tag => "tag",
        };
        let var = self.supply.var(format!("{verb}@{name}"));
        self.comparisons.known.push((purpose, ty.clone(), var.clone()));
        Some(var)
    }

    /// Bodies for the functions that have none yet; making them may ask for more.
    pub(crate) fn comparison_definitions(&mut self) -> Vec<Bind> {
        let mut binds = Vec::new();
        while let Some((purpose, ty, var)) = self.comparisons.known.get(self.comparisons.defined).cloned() {
            self.comparisons.defined += 1;
            let result = match purpose {
                Purpose::Equal => Type::bool(),
                Purpose::Compare => Type::data(self.ordering_type(), []),
                Purpose::Tag => Type::Int,
            };
            let a = self.supply.var("a");
            let (scheme, body) = if purpose == Purpose::Tag {
                (Type::fun(ty.clone(), result), build::lam(&a, ty.clone(), self.tag_body(&ty, &a)))
            } else {
                let b = self.supply.var("b");
                let body = self.comparison_body(purpose, &ty, &a, &b);
                let params = [(a, ty.clone()), (b, ty.clone())];
                (Type::funs([ty.clone(), ty.clone()], result), build::lams(params, body))
            };
            binds.push(build::bind(&var, scheme, body));
        }
        binds
    }

    fn comparison_body(&mut self, purpose: Purpose, ty: &Type, a: &Var, b: &Var) -> Term {
        match ty {
            Type::Tuple(parts) if parts.is_empty() => self.same(purpose),
            Type::Tuple(parts) => {
                let xs: Vec<Var> = parts.iter().map(|_| self.supply.var("x")).collect();
                let ys: Vec<Var> = parts.iter().map(|_| self.supply.var("y")).collect();
                let body = self.parts(purpose, parts, &xs, &ys);
                build::unpack(&xs, build::var(a), build::unpack(&ys, build::var(b), body))
            }
            Type::Data(data, args) => self.data_body(purpose, *data, args, ty, a, b),
            Type::IArray(of) => {
                let [x, y] =
                    [a, b].map(|x| build::prim_at(Prim::ArrayToList, [(**of).clone()], [build::var(x)]));
                let list = Type::list((**of).clone());
                if purpose == Purpose::Equal {
                    self.comparison(CmpOp::Eq, &list, x, y)
                } else {
                    self.ordering(&list, x, y)
                }
            }
            _ => self.same(purpose),
        }
    }

    /// The result of comparing equal values.
    fn same(&self, purpose: Purpose) -> Term {
        if purpose == Purpose::Equal { build::bool(true) } else { self.ordering_constant(1) }
    }

    fn data_body(
        &mut self,
        purpose: Purpose,
        data: DataId,
        args: &[Type],
        ty: &Type,
        a: &Var,
        b: &Var,
    ) -> Term {
        let count = self.checker.data.get(data).map_or(0, |decl| decl.cons.len() as u32);
        let mut alts: Vec<Alt> = Vec::new();
        for tag in 0..count {
            let con = ConId::new(data, tag);
            let fields = self.checker.data.fields(con, args).unwrap_or_default();
            let xs: Vec<Var> = fields.iter().map(|_| self.supply.var("x")).collect();
            let ys: Vec<Var> = fields.iter().map(|_| self.supply.var("y")).collect();
            let body = self.parts(purpose, &fields, &xs, &ys);
            let same = build::alt(con, &ys, body);
            let inner = if count == 1 {
                build::case(build::var(b), [same])
            } else {
                let different = self.different(purpose, ty, tag, b);
                build::case_or(build::var(b), [same], different)
            };
            alts.push(build::alt(con, &xs, inner));
        }
        if alts.is_empty() { self.same(purpose) } else { build::case(build::var(a), alts) }
    }

    /// The result of comparing different constructors: their order of declaration decides.
    fn different(&mut self, purpose: Purpose, ty: &Type, tag: u32, b: &Var) -> Term {
        if purpose == Purpose::Equal {
            return build::bool(false);
        }
        match self.comparison_function(Purpose::Tag, ty) {
            Some(function) => {
                let other = build::app(build::var(&function), build::var(b));
                let less = build::cmp(CmpOp::Lt, CmpType::Int, build::int(i64::from(tag)), other);
                build::if_(less, self.ordering_constant(0), self.ordering_constant(2))
            }
            None => self.same(purpose),
        }
    }

    fn tag_body(&mut self, ty: &Type, a: &Var) -> Term {
        let Type::Data(data, args) = ty else { return build::int(0) };
        let count = self.checker.data.get(*data).map_or(0, |decl| decl.cons.len() as u32);
        let mut alts = Vec::new();
        for tag in 0..count {
            let con = ConId::new(*data, tag);
            let fields = self.checker.data.fields(con, args).unwrap_or_default();
            let vars: Vec<Var> = fields.iter().map(|_| self.supply.var("x")).collect();
            alts.push(build::alt(con, &vars, build::int(i64::from(tag))));
        }
        build::case(build::var(a), alts)
    }

    /// Compares fields from the left; the first difference decides.
    fn parts(&mut self, purpose: Purpose, types: &[Type], xs: &[Var], ys: &[Var]) -> Term {
        let mut term = self.same(purpose);
        for (i, ty) in types.iter().enumerate().rev() {
            let (x, y) = (build::var(&xs[i]), build::var(&ys[i]));
            let last = i + 1 == types.len();
            term = if purpose == Purpose::Equal {
                let equal = self.comparison(CmpOp::Eq, ty, x, y);
                if last { equal } else { build::if_(equal, term, build::bool(false)) }
            } else {
                let order = self.ordering(ty, x, y);
                if last {
                    order
                } else {
                    let data = self.ordering_type();
                    let constant = |tag: u32| build::con(ConId::new(data, tag), [], []);
                    let alts = [(0, constant(0)), (1, term), (2, constant(2))];
                    build::case(order, alts.map(|(tag, body)| build::alt(ConId::new(data, tag), [], body)))
                }
            };
        }
        term
    }
}

fn primitive(ty: &Type) -> Option<CmpType> {
    match ty {
        Type::Int => Some(CmpType::Int),
        Type::Double => Some(CmpType::Double),
        Type::Char => Some(CmpType::Char),
        _ => None,
    }
}

/// A short name of a type, for names of specialised functions.
pub(super) fn type_name(data: &DataTable, ty: &Type) -> String {
    let all = |parts: &[Type]| parts.iter().map(|part| type_name(data, part)).collect::<Vec<_>>().join(",");
    match ty {
        Type::Int => "Int".into(),
        Type::Double => "Double".into(),
        Type::Char => "Char".into(),
        Type::Tuple(parts) => format!("({})", all(parts)),
        Type::Data(DataId::LIST, args) => format!("[{}]", all(args)),
        Type::Data(id, args) => {
            let name = data.get(*id).map_or("?", |decl| &decl.name);
            if args.is_empty() { name.into() } else { format!("{name}({})", all(args)) }
        }
        Type::IArray(of) => format!("Array({})", type_name(data, of)),
        _ => "a".into(),
    }
}
