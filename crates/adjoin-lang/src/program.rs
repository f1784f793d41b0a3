//! From source text to a program of core: the front door of the front end.
//!
//! [`load`] parses, checks and elaborates a file. The [`Program`] it gives holds the core program, in which
//! every definition of the file stands at the types it is used at (class-constrained ones at `Double` where
//! nothing else is known), and can do more on demand: elaborate an expression typed by the user
//! ([`Program::expression`]), or a function at the types of a given argument ([`Program::entry`]). What these
//! need is appended to the core program.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use crate::check::Checker;
use crate::check::classes::Classes;
use crate::check::typed::{Bind, ExprKind, Group, VarId};
use crate::check::types::{TyCon, TyId};
use crate::core::{self, DataId, Term, Type, Var, build, deep};
use crate::diagnostics::{Diagnostic, Diagnostics, closest};
use crate::elaborate::{Elaborator, Instances, Showing, comparison::Comparisons};
use crate::eval::{self, EvalError, Limits, Value};
use crate::parse::tree::Module;
use crate::parse::{parse_expression, parse_program};
use crate::source::{Name, Source, Span};

/// The prelude's source, in the language itself.
pub const PRELUDE: &str = include_str!("prelude.hs");

static CHECKED_PRELUDE: LazyLock<Checker> = LazyLock::new(|| {
    deep::run(|| {
        let (module, diagnostics) = parse_program(PRELUDE);
        let mut checker = Checker::new();
        checker.module(&module, true);
        let all: Vec<Diagnostic> =
            diagnostics.into_iter().chain(std::mem::take(&mut checker.diagnostics)).collect();
        assert!(all.is_empty(), "{}", Diagnostics::new(Source::new("prelude.hs", PRELUDE), all));
        checker
    })
});

/// A definition at the top of a file.
#[derive(Clone, Debug)]
pub struct Definition {
    /// Its name.
    pub name: String,
    /// Its principal type, as Haskell writes it.
    pub ty: String,
    /// Whether it is a function, judging by its type.
    pub is_function: bool,
    /// Its core variable, at `Double` for what its classes leave open.
    pub var: Var,
    /// Where its name stands in the source.
    pub span: Span,
    id: VarId,
}

impl Definition {
    /// `name :: type`, operators in parentheses.
    pub fn signature(&self) -> String {
        format!("{} :: {}", Name::from(self.name.as_str()).prefix_form(), self.ty)
    }
}

/// A function to be run or differentiated: of one argument, at types without variables.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The core definition; a function of several arguments has been turned into one of a tuple.
    pub var: Var,
    /// The type of its argument.
    pub argument: Type,
    /// The type of its result.
    pub result: Type,
    /// The argument, if one was given.
    pub at: Option<Term>,
}

/// A checked and elaborated file.
#[derive(Clone)]
pub struct Program {
    /// The program in core.
    pub core: core::Program,
    /// What the file defines, in source order.
    pub definitions: Vec<Definition>,
    /// Warnings.
    pub warnings: Diagnostics,
    module: Arc<Module>,
    checker: Checker,
    /// Core variables of top-level pattern bindings.
    globals: HashMap<VarId, Var>,
    instances: Instances,
    comparisons: Comparisons,
    showing: Showing,
    next_entry: usize,
}

/// Parses and checks a file without elaborating it: its diagnostics, and names with their types in source
/// order.
pub fn check_program(source_name: &str, text: &str) -> (Vec<(String, String)>, Diagnostics) {
    let source = Source::new(source_name, text);
    deep::run(|| {
        let (checker, module, list) = check(text);
        let types = top_level(&checker, &module).into_iter();
        let types = types.map(|(id, name, _)| (name, checker.show_var(id))).collect();
        (types, Diagnostics::new(source, list))
    })
}

/// Parses, checks and elaborates a file.
///
/// # Errors
/// All that is wrong with it; warnings are in the result.
pub fn load(source_name: &str, text: &str) -> Result<Program, Diagnostics> {
    let source = Source::new(source_name, text);
    deep::run(|| {
        let (checker, module, list) = check(text);
        let diagnostics = Diagnostics::new(source, list);
        if diagnostics.has_errors() {
            return Err(diagnostics);
        }
        elaborate(checker, module, diagnostics)
    })
}

fn check(text: &str) -> (Checker, Module, Vec<Diagnostic>) {
    let (module, mut diagnostics) = parse_program(text);
    let mut checker = CHECKED_PRELUDE.clone();
    // Types of a tree with holes in it would only produce errors that follow from the first ones.
    if !diagnostics.iter().any(Diagnostic::is_error) {
        checker.module(&module, false);
        diagnostics.append(&mut checker.diagnostics);
    }
    (checker, module, diagnostics)
}

/// The top-level variables of a module in source order.
fn top_level(checker: &Checker, module: &Module) -> Vec<(VarId, String, Span)> {
    let mut found = Vec::new();
    for binding in &module.decls.bindings {
        for (name, span) in crate::check::binding_names(binding) {
            if let Some(id) = checker.lookup(&name) {
                found.push((id, name.to_string(), span));
            }
        }
    }
    found
}

fn elaborate(checker: Checker, module: Module, warnings: Diagnostics) -> Result<Program, Diagnostics> {
    let mut core = core::Program::new();
    core.data = checker.data.clone();
    let supply = checker.supply.clone();
    let mut elaborator = Elaborator::new(
        &checker,
        supply,
        HashMap::new(),
        Instances::new(),
        Comparisons::default(),
        Showing::default(),
    );
    for group in &checker.groups {
        for bind in &group.binds {
            if let Bind::Pattern(pattern, _) = bind {
                elaborator.declare_pattern(pattern);
            }
        }
        elaborator.announce(group);
    }
    let globals = elaborator.locals().clone();
    let mut definitions = Vec::new();
    for (id, name, span) in top_level(&checker, &module) {
        let key = elaborator.default_key(id);
        let Some(var) = elaborator.global(id, key) else { continue };
        let scheme = &checker.var(id).scheme;
        let is_function = checker.types.as_fun(scheme.ty).is_some();
        definitions.push(Definition { name, ty: checker.show_var(id), is_function, var, span, id });
    }
    core.groups = core_groups(&mut elaborator, &checker.groups, true);
    if let Some(problem) = elaborator.take_problem() {
        return Err(Diagnostics::new(warnings.source, vec![problem]));
    }
    let Elaborator { supply, instances, comparisons, showing, .. } = elaborator;
    core.supply = supply;
    Ok(Program {
        core,
        definitions,
        warnings,
        module: Arc::new(module),
        checker,
        globals,
        instances,
        comparisons,
        showing,
        next_entry: 0,
    })
}

/// The core groups of everything that has been asked for, dependencies first.
fn core_groups(elaborator: &mut Elaborator<'_>, groups: &[Arc<Group>], patterns: bool) -> Vec<core::Group> {
    let mut out = Vec::new();
    let in_prelude = CHECKED_PRELUDE.groups.len();
    for (number, group) in groups.iter().enumerate().rev() {
        elaborator.in_file = number >= in_prelude;
        // Functions that show values use the prelude, and are used by the program.
        if number + 1 == in_prelude {
            let showing = elaborator.showing_definitions();
            out.extend((!showing.is_empty()).then_some(core::Group::Rec(showing)));
        }
        if let [Bind::Pattern(pattern, rhs)] = group.binds.as_slice() {
            if patterns {
                out.extend(elaborator.top_pattern(pattern, rhs).into_iter().rev().map(core::Group::One));
            }
            continue;
        }
        let binds = elaborator.definitions(group);
        if group.recursive {
            if !binds.is_empty() {
                out.push(core::Group::Rec(binds));
            }
        } else {
            out.extend(binds.into_iter().rev().map(core::Group::One));
        }
    }
    let comparisons = elaborator.comparison_definitions();
    if !comparisons.is_empty() {
        out.push(core::Group::Rec(comparisons));
    }
    out.reverse();
    out
}

impl Program {
    /// The definition of this name.
    pub fn definition(&self, name: &str) -> Option<&Definition> {
        self.definitions.iter().find(|d| d.name == name)
    }

    /// The last function of the file: what is meant when none is named.
    pub fn last_function(&self) -> Option<&Definition> {
        self.definitions.iter().rev().find(|d| d.is_function)
    }

    /// Elaborates an expression that may use everything the file defines. With `expected`, it must have that
    /// type; without, open numeric types become `Double`, since that is what is differentiated.
    ///
    /// # Errors
    /// If it does not parse, or has no such type.
    pub fn expression(&mut self, text: &str, expected: Option<&Type>) -> Result<(Term, Type), Diagnostics> {
        deep::run(|| self.expression_here(text, expected))
    }

    fn expression_here(&mut self, text: &str, expected: Option<&Type>) -> Result<(Term, Type), Diagnostics> {
        let source = Source::new("expression", text);
        let parsed =
            parse_expression(text, &self.module).map_err(|list| Diagnostics::new(source.clone(), list))?;
        let mut checker = self.checker.clone();
        let wanted = match expected {
            Some(ty) => inferred_type(&mut checker, ty),
            None => checker.types.fresh(crate::check::TOP_LEVEL + 1),
        };
        let typed = checker.expression(&parsed, wanted);
        finish_check(&mut checker, &source)?;
        if expected.is_none() {
            prefer_double(&mut checker, &[wanted]);
        }
        self.extend(&checker, &source, |elaborator| {
            let term = elaborator.expr(&typed);
            (term, elaborator.ty(wanted))
        })
    }

    /// The value of an elaborated expression of a first-order type.
    ///
    /// # Errors
    /// If it fails, or reaches the limits.
    pub fn evaluate(&self, term: &Term, ty: &Type, limits: Limits) -> Result<Value, EvalError> {
        let mut core = self.core.clone();
        let var = core.supply.var("expression");
        core.groups.push(core::Group::One(build::bind(&var, ty.clone(), term.clone())));
        eval::run(&core, &var, &[], limits).map(|(value, _)| value)
    }

    /// Prepares a function to be run or differentiated at an argument, written as an expression. A function
    /// of several arguments takes them as one tuple. Types that the argument leaves open become `Double`
    /// where possible.
    ///
    /// # Errors
    /// If there is no such function, or the argument does not parse or has the wrong type.
    pub fn entry(&mut self, name: &str, at: Option<&str>) -> Result<Entry, Diagnostics> {
        deep::run(|| self.entry_here(name, at))
    }

    fn entry_here(&mut self, name: &str, at: Option<&str>) -> Result<Entry, Diagnostics> {
        let source = Source::new("expression", at.unwrap_or(name));
        let whole = Span::new(0, source.text().len());
        let fail = |error: Diagnostic| Err(Diagnostics::new(source.clone(), vec![error]));
        let Some(definition) = self.definition(name).cloned() else {
            let names = self.definitions.iter().map(|d| d.name.as_str());
            let near = closest(name, names).map(|n| format!("did you mean `{n}`?"));
            return fail(
                Diagnostic::error(whole, format!("the file defines no function `{name}`")).maybe_help(near),
            );
        };
        let parsed = match at {
            Some(text) => Some(
                parse_expression(text, &self.module)
                    .map_err(|list| Diagnostics::new(source.clone(), list))?,
            ),
            None => None,
        };
        let mut checker = self.checker.clone();
        let function = checker.use_of(definition.id);
        let (mut params, mut result) = (Vec::new(), function.ty);
        while let Some((from, to)) = checker.types.as_fun(result) {
            params.push(from);
            result = to;
        }
        if params.is_empty() {
            return fail(Diagnostic::error(
                whole,
                format!("`{name}` is a value of type `{}`, not a function", definition.ty),
            ));
        }
        let arity = params.len();
        let argument = if arity == 1 { params[0] } else { checker.types.con(TyCon::Tuple, params.clone()) };
        let typed = parsed.map(|parsed| checker.expression(&parsed, argument));
        finish_check(&mut checker, &source)?;
        prefer_double(&mut checker, &[function.ty]);
        let ExprKind::Var(id, types) = &function.kind else {
            return fail(Diagnostic::error(whole, format!("`{name}` cannot be called")));
        };
        let hint = self.fresh_entry_name(name);
        let (entry, wrapper) = self.extend(&checker, &source, |elaborator| {
            let at = typed.as_ref().map(|e| elaborator.expr(e));
            let term = elaborator.use_of(*id, types);
            let (argument, result) = (elaborator.ty(argument), elaborator.ty(result));
            let plain = match term.kind() {
                core::Kind::Var(var, types) if arity == 1 && types.is_empty() => Some(var.clone()),
                _ => None,
            };
            if let Some(var) = plain {
                (Entry { var, argument, result, at }, None)
            } else {
                let var = elaborator.supply.var(hint);
                let x = elaborator.supply.var("x");
                let args = match &argument {
                    Type::Tuple(_) if arity > 1 => {
                        (0..arity).map(|i| build::proj(i as u32, build::var(&x))).collect()
                    }
                    _ => vec![build::var(&x)],
                };
                let body = build::lam(&x, argument.clone(), build::apps(term, args));
                let bind = build::bind(&var, Type::fun(argument.clone(), result.clone()), body);
                (Entry { var, argument, result, at }, Some(bind))
            }
        })?;
        self.core.groups.extend(wrapper.map(core::Group::One));
        Ok(entry)
    }

    fn fresh_entry_name(&mut self, name: &str) -> String {
        self.next_entry += 1;
        format!("{name}'{}", if self.next_entry == 1 { String::new() } else { self.next_entry.to_string() })
    }

    /// Elaborates something more, and appends the definitions it needs.
    fn extend<T>(
        &mut self,
        checker: &Checker,
        source: &Source,
        work: impl FnOnce(&mut Elaborator<'_>) -> T,
    ) -> Result<T, Diagnostics> {
        let supply = self.core.supply.clone();
        let (instances, comparisons) = (self.instances.clone(), self.comparisons.clone());
        let (globals, showing) = (self.globals.clone(), self.showing.clone());
        let mut elaborator = Elaborator::new(checker, supply, globals, instances, comparisons, showing);
        let value = work(&mut elaborator);
        let groups = core_groups(&mut elaborator, &checker.groups, false);
        if let Some(problem) = elaborator.take_problem() {
            return Err(Diagnostics::new(source.clone(), vec![problem]));
        }
        let Elaborator { supply, instances, comparisons, showing, .. } = elaborator;
        self.core.supply = supply;
        self.instances = instances;
        self.comparisons = comparisons;
        self.showing = showing;
        self.core.groups.extend(groups);
        Ok(value)
    }
}

/// Reports what checking an expression found.
fn finish_check(checker: &mut Checker, source: &Source) -> Result<(), Diagnostics> {
    let diagnostics = Diagnostics::new(source.clone(), std::mem::take(&mut checker.diagnostics));
    if diagnostics.has_errors() { Err(diagnostics) } else { Ok(()) }
}

/// Makes open numeric types `Double`.
fn prefer_double(checker: &mut Checker, types: &[TyId]) {
    let mut open = Vec::new();
    for ty in types {
        checker.types.free_above(*ty, 0, &mut open);
    }
    for var in open {
        let classes = checker.types.classes_of(var);
        if Classes::DOUBLE.contains(classes) && !classes.is_empty() {
            let double = checker.types.con(TyCon::Double, []);
            // A variable whose classes Double has unifies with it.
            let _ = checker.types.unify(var, double);
        }
    }
}

/// A core type as the checker has it.
fn inferred_type(checker: &mut Checker, ty: &Type) -> TyId {
    let (con, parts) = match ty {
        Type::Int => (TyCon::Int, Vec::new()),
        Type::Double => (TyCon::Double, Vec::new()),
        Type::Char => (TyCon::Char, Vec::new()),
        Type::Tuple(parts) => (TyCon::Tuple, parts.to_vec()),
        Type::Fun(from, to) => (TyCon::Fun, vec![(**from).clone(), (**to).clone()]),
        Type::Data(id, args) => (TyCon::Data(*id), args.to_vec()),
        Type::IArray(of) => (TyCon::Data(DataId::ARRAY), vec![(**of).clone()]),
        _ => return checker.types.fresh(crate::check::TOP_LEVEL + 1),
    };
    let parts: Vec<TyId> = parts.iter().map(|part| inferred_type(checker, part)).collect();
    checker.types.con(con, parts)
}
