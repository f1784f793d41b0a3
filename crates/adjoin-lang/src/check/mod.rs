//! Surface tree to typed tree: names, kinds and types.
//!
//! Hindley–Milner with the numeric and ordering classes of [`classes`], after sections 4.4 and 4.5 of the
//! Haskell 98 report: declarations are sorted into groups by dependency, each group is inferred and
//! generalised (Rémy's levels), signatures are checked by rigid variables, the monomorphism restriction and
//! defaulting work as there. Types are pushed inwards where they are known, so that an error is reported at
//! the smallest expression that is to blame.
//!
//! Deviations from Haskell 98, all on the permissive side: a binding `f = \x -> …` counts as a function, not
//! as a pattern, so the monomorphism restriction does not apply to it; `Eq` and `Ord` hold for every data
//! type without functions in it; definitions may have the names of prelude functions. Not generalised:
//! pattern bindings such as `(x, y) = e`.
//!
//! At most one type error is reported per top-level group; where a definition is wrong, its uses may have any
//! type. So several errors come out of one run, and few of them are consequences of others.

pub(crate) mod builtin;
pub(crate) mod classes;
mod data;
mod error;
mod expr;
mod free;
mod functor;
mod group;
mod pattern;
mod record;
pub(crate) mod show;
pub(crate) mod typed;
pub(crate) mod types;
mod written;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::core::{DataId, DataTable, Supply, TyVar};
use crate::diagnostics::Diagnostic;
use crate::parse::tree::{Expr, Module};
use crate::source::{Name, Span};
use builtin::Builtin;
use classes::Classes;
use data::{ConInfo, Synonym};
pub(crate) use data::{MAX_TYPE_SIZE, core_type};
pub(crate) use group::binding_names;
use show::Shower;
use typed::{Group, VarId, VarInfo};
use types::{QuantId, Scheme, TyCon, TyId, Types};

/// The level of variables that belong to the whole program.
pub(crate) const TOP_LEVEL: u32 = 1;

/// The state of checking, kept after it for elaboration and for checking further expressions.
#[derive(Clone)]
pub(crate) struct Checker {
    pub(crate) types: Types,
    pub(crate) data: DataTable,
    pub(crate) supply: Supply,
    pub(crate) vars: Vec<VarInfo>,
    /// Groups of the prelude and of the program, dependencies first.
    pub(crate) groups: Vec<Arc<Group>>,
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// Core type variables of quantified variables.
    pub(crate) ty_vars: HashMap<QuantId, TyVar>,
    scope: HashMap<Name, VarId>,
    /// What names mean in the prelude, whatever the program has redefined.
    pub(crate) base_scope: HashMap<Name, VarId>,
    /// What declarations and patterns hide, to be restored at the end of their scope.
    hidden: Vec<(Name, Option<VarId>)>,
    type_names: HashMap<Name, (DataId, usize)>,
    synonyms: HashMap<Name, Synonym>,
    constructors: HashMap<Name, Arc<ConInfo>>,
    /// Field names, with the data type they belong to.
    fields: HashMap<Name, DataId>,
    /// Type variables bound by `forall` in a signature around.
    scoped: HashMap<Name, TyId>,
    level: u32,
    /// A type error has been reported in this top-level group.
    reported: bool,
    unknown: HashSet<Name>,
    /// Variables that a pattern binding has declared already.
    declared: HashMap<Name, VarId>,
    /// Integer literals too large for `Int`, to be checked once their types are known.
    large_literals: Vec<(Span, TyId)>,
    /// Uses of `fmap` whose containers are not known yet.
    functors: Vec<functor::Functor>,
    /// The precedence of infix constructors.
    precedences: HashMap<Name, i64>,
}

impl Checker {
    /// A checker that knows the built-in functions and nothing else.
    pub(crate) fn new() -> Self {
        let mut supply = Supply::new();
        let data = DataTable::new(&mut supply);
        let mut checker = Checker {
            types: Types::default(),
            data,
            supply,
            vars: Vec::new(),
            groups: Vec::new(),
            diagnostics: Vec::new(),
            ty_vars: HashMap::new(),
            scope: HashMap::new(),
            base_scope: HashMap::new(),
            hidden: Vec::new(),
            type_names: HashMap::new(),
            synonyms: HashMap::new(),
            constructors: HashMap::new(),
            fields: HashMap::new(),
            scoped: HashMap::new(),
            level: TOP_LEVEL,
            reported: false,
            unknown: HashSet::new(),
            declared: HashMap::new(),
            large_literals: Vec::new(),
            precedences: HashMap::new(),
            functors: Vec::new(),
        };
        checker.declare_builtin_types();
        checker
    }

    /// Declares the built-in functions; the types they mention (`Ordering`) must exist.
    fn declare_builtins(&mut self) {
        for (name, ty, builtin) in builtin::table() {
            let parsed =
                crate::parse::parse_type(ty).expect("the types of built-in functions are well formed");
            let scheme = self.signature_scheme(&parsed);
            let name = Name::from(name);
            let var = self.new_var(name.clone(), Span::default(), scheme);
            self.vars[var.0 as usize].builtin = Some(builtin);
            self.scope.insert(name, var);
        }
    }

    /// Checks a module on top of what is already known. `first` marks the prelude, after whose data types the
    /// built-in functions are declared.
    pub(crate) fn module(&mut self, module: &Module, first: bool) {
        for decl in &module.decls.fixities {
            let each = decl.operators.iter().map(|op| (op.name.clone(), i64::from(decl.precedence)));
            self.precedences.extend(each);
        }
        self.data_decls(module);
        if first {
            self.declare_builtins();
            self.base_scope = self.scope.clone();
        }
        let before = self.vars.len();
        let groups = self.top_level(&module.decls);
        self.groups.extend(groups);
        self.check_literals();
        if first {
            self.base_scope = self.scope.clone();
        } else {
            self.default_top_level(before);
        }
    }

    /// The precedence of an infix constructor.
    pub(crate) fn con_precedence(&self, name: &str) -> i64 {
        self.precedences.get(name).copied().unwrap_or(9)
    }

    /// Checks an expression against a type; errors go to the diagnostics.
    pub(crate) fn expression(&mut self, e: &Expr, expected: TyId) -> typed::Expr {
        self.reported = false;
        self.level = TOP_LEVEL + 1;
        let typed = self.expr(e, expected);
        self.settle_functors(true);
        self.level = TOP_LEVEL;
        self.check_literals();
        typed
    }

    /// A use of a variable at fresh types.
    pub(crate) fn use_of(&mut self, var: VarId) -> typed::Expr {
        self.level = TOP_LEVEL + 1;
        let span = self.var(var).span;
        let typed = self.occurrence(var, span);
        self.level = TOP_LEVEL;
        typed
    }

    pub(crate) fn new_var(&mut self, name: Name, span: Span, scheme: Scheme) -> VarId {
        let id = VarId(self.vars.len() as u32);
        let top = self.level == TOP_LEVEL;
        self.vars.push(VarInfo { name, span, scheme, wrong: false, builtin: None, top });
        id
    }

    pub(crate) fn var(&self, id: VarId) -> &VarInfo {
        &self.vars[id.0 as usize]
    }

    /// The variable that a name means here.
    pub(crate) fn lookup(&self, name: &str) -> Option<VarId> {
        self.scope.get(name).copied()
    }

    /// The built-in function that a name means, unless the program has redefined it.
    fn lookup_builtin(&self, name: &str) -> Option<Builtin> {
        self.lookup(name).and_then(|var| self.var(var).builtin)
    }

    fn bring_into_scope(&mut self, name: Name, var: VarId) {
        let old = self.scope.insert(name.clone(), var);
        self.hidden.push((name, old));
    }

    fn scope_mark(&self) -> usize {
        self.hidden.len()
    }

    fn leave_scope(&mut self, mark: usize) {
        for (name, old) in self.hidden.drain(mark..).rev() {
            match old {
                Some(var) => self.scope.insert(name, var),
                None => self.scope.remove(&name),
            };
        }
    }

    fn fresh(&mut self) -> TyId {
        self.types.fresh(self.level)
    }

    pub(crate) fn shower(&self) -> Shower<'_> {
        Shower::new(&self.types, &self.data)
    }

    /// The type of a variable as shown to people.
    pub(crate) fn show_var(&self, id: VarId) -> String {
        self.shower().show_scheme(&self.var(id).scheme)
    }

    /// Integer literals that are used at type `Int` must fit it.
    fn check_literals(&mut self) {
        for (span, ty) in std::mem::take(&mut self.large_literals) {
            let classes = self.types.classes_of(ty);
            let is_int = match self.types.node(ty) {
                types::Node::Con(con, _) => *con == TyCon::Int,
                types::Node::Unbound { .. } => !classes.contains(Classes::FRACTIONAL),
                _ => false,
            };
            if is_int {
                let error = Diagnostic::error(span, "this number does not fit an Int")
                    .label("larger than 9223372036854775807")
                    .help("write it with a decimal point to make it a Double");
                self.diagnostics.push(error);
            }
        }
    }

    /// Settles the types that the monomorphism restriction has kept open at the top level: Haskell's defaults
    /// for numbers, and `Double` where only an order is asked for. Says so where a function is concerned:
    /// `Int` is rarely meant there.
    fn default_top_level(&mut self, from: usize) {
        for i in from..self.vars.len() {
            let (name, span, ty) = (self.vars[i].name.clone(), self.vars[i].span, self.vars[i].scheme.ty);
            if self.vars[i].wrong || self.scope.get(&name) != Some(&VarId(i as u32)) {
                continue;
            }
            let is_function = self.types.as_fun(ty).is_some();
            let mut open = Vec::new();
            self.types.free_above(ty, 0, &mut open);
            let mut warned = false;
            for var in open {
                let classes = self.types.classes_of(var);
                let (con, shown) = if classes.is_empty() {
                    continue;
                } else if classes.contains(Classes::NUM) && !classes.contains(Classes::FRACTIONAL) {
                    (TyCon::Int, "Int")
                } else {
                    (TyCon::Double, "Double")
                };
                let default = self.types.con(con, []);
                // The classes were chosen to fit.
                let _ = self.types.unify(var, default);
                if is_function && !classes.contains(Classes::FRACTIONAL) && !warned {
                    warned = true;
                    let warning = Diagnostic::warning(span, format!("`{name}` is taken to work on {shown}"))
                        .note("a definition without parameters has one type only (the monomorphism restriction)")
                        .help(format!("give it a parameter, or a signature: `{} :: …`", name.prefix_form()));
                    self.diagnostics.push(warning);
                }
            }
        }
    }
}
