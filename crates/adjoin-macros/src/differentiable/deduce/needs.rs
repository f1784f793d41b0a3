//! Which functions need the bounds that implementations for `f64` become.
//!
//! In generic code `impl Mul<Vector> for f64` is the bound `__Scalar: Mul<Vector<__Scalar>>`. Where nothing
//! needs it, it burdens callers in other modules, and names private traits where they are not visible. A
//! function needs a bound if it has the operator with operands that may be of these types, names the trait or
//! one of its functions, or names something that needs the bound. That is a least fixpoint. It is computed
//! from a first walk of the rewriter, which knows the types of operands and receivers as far as they can be
//! told. It errs on the side of too many bounds: a method of an unknown receiver may be that of any type.
//!
//! ```text
//! impl Mul<Vector> for f64 { … }
//! fn push(v: Vector, k: f64) -> Vector { k * v }           needs it: a number times a vector
//! fn twice(v: Vector) -> Vector { push(v, 2.0) }           needs it: it names `push`
//! fn area(a: f64, b: f64) -> f64 { a * b }                 does not: the right operand is a number
//! fn scale(v: Vector, k: f64) -> Vector { v * k }          does not: the left operand is a vector
//! ```

use std::collections::{HashMap, HashSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{BinOp, Block, Expr, ExprMethodCall, ExprPath, Item, Lit, Signature, Type, UnOp};

use crate::differentiable::basics::known;
use crate::differentiable::basics::macro_calls::Expressions;
use crate::differentiable::basics::marks::{is_item, key};
use crate::differentiable::basics::syntax::{is_f64, last_name, type_name, unparenthesized};
use crate::differentiable::deduce::state::Rewriter;
use crate::differentiable::know::bounds::{Bound, Operation, Trigger, implemented, method_of};
use crate::differentiable::know::names::Names;

/// What a function, an implementation or a type defines and names. A method is named `#3.norm` if it is known
/// to be that of the type `#3`, and `norm` if it may be that of any type.
#[derive(Default)]
pub(crate) struct Footprint {
    /// The names that refer to it.
    defines: Vec<String>,
    /// The operation that calls it.
    operation: Option<Operation>,
    /// All names in it.
    names: HashSet<String>,
    /// The operators in it that may not be those of numbers.
    operations: HashSet<Operation>,
    /// How often methods of each name are called in it, and how often it was found out whose they are.
    methods: HashMap<String, (usize, usize)>,
    /// Whether this is the declaration of a type or trait.
    is_type: bool,
}

impl Footprint {
    /// The footprint of something whose names are those that `visit` sees.
    fn of(
        defines: Vec<String>,
        names: &Names,
        self_ty: Option<&Type>,
        visit: impl FnOnce(&mut Named<'_>),
    ) -> Self {
        let mut named = Named { of: names, self_ty, names: HashSet::new(), methods: HashMap::new() };
        visit(&mut named);
        Footprint { defines, names: named.names, methods: named.methods, ..Footprint::default() }
    }

    /// Adds the methods that may be those of any type.
    fn close(&mut self) {
        let open: Vec<_> = self.methods.drain().filter(|(_, (called, known))| known < called).collect();
        if !open.is_empty() {
            // Any of these may be called on an iterator that the user wrote.
            let implied = ["Iterator.next", "IntoIterator.into_iter", "Deref.deref", "DerefMut.deref_mut"];
            self.names.extend(implied.map(str::to_owned));
        }
        self.names.extend(open.into_iter().map(|(name, _)| name));
    }

    /// Whether it needs a bound with this trigger.
    fn needs(&self, trigger: &Trigger) -> bool {
        self.operations.iter().any(|one| trigger.operations.iter().any(|other| one.may_be(other)))
            || self.names.iter().any(|name| trigger.names.contains(name))
    }

    /// Makes it a reason to need a bound.
    fn joins(&self, trigger: &mut Trigger) -> bool {
        let before = (trigger.names.len(), trigger.operations.len());
        trigger.names.extend(self.defines.iter().cloned());
        if let Some(operation) = self.operation.as_ref().filter(|own| !trigger.operations.contains(own)) {
            trigger.operations.push(operation.clone());
        }
        before != (trigger.names.len(), trigger.operations.len())
    }
}

/// The name of a type or a trait in a path, not of a module.
fn named_in_path(segment: &syn::PathSegment) -> Option<String> {
    (is_item(&segment.ident) || segment.ident.to_string().starts_with(char::is_uppercase))
        .then(|| key(&segment.ident))
}

/// Collects names: of types, traits, functions and methods, not of variables and fields.
struct Named<'a> {
    of: &'a Names,
    self_ty: Option<&'a Type>,
    names: HashSet<String>,
    methods: HashMap<String, (usize, usize)>,
}

impl Named<'_> {
    fn add(&mut self, names: &[&str]) {
        self.names.extend(names.iter().map(|name| (*name).to_owned()));
    }

    /// All names in tokens, as keys.
    fn tokens(&mut self, tokens: TokenStream) {
        for tree in tokens {
            match tree {
                TokenTree::Ident(ident) => {
                    self.names.insert(key(&ident));
                }
                TokenTree::Group(group) => self.tokens(group.stream()),
                _ => {}
            }
        }
    }

    /// Functions of std's traits that are called by syntax or by std's functions.
    fn implied(&mut self, expr: &Expr) {
        match expr {
            Expr::Index(_) => self.add(&["Index.index", "IndexMut.index_mut"]),
            Expr::ForLoop(_) => self.add(&["IntoIterator.into_iter", "Iterator.next"]),
            Expr::Try(_) => self.add(&["From.from"]),
            Expr::Field(_) => self.add(&["Deref.deref", "DerefMut.deref_mut"]),
            Expr::Unary(inner) if matches!(inner.op, UnOp::Deref(_)) => {
                self.add(&["Deref.deref", "DerefMut.deref_mut"]);
            }
            Expr::MethodCall(call) => match call.method.to_string().as_str() {
                "into" => self.add(&["From.from"]),
                "try_into" => self.add(&["TryFrom.try_from"]),
                "collect" => self.add(&["FromIterator.from_iter"]),
                "parse" => self.add(&["FromStr.from_str"]),
                "to_string" => self.add(&["Display.fmt"]),
                "sort" | "max" | "min" | "binary_search" => self.add(&["Ord.cmp"]),
                "unwrap_or_default" | "or_default" | "take" => self.add(&["Default.default"]),
                _ => {}
            },
            _ => {}
        }
    }
}

impl<'ast> Visit<'ast> for Named<'_> {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.names.extend(path.segments.last().map(|last| key(&last.ident)));
        self.names.extend(path.segments.iter().filter_map(named_in_path));
        visit::visit_path(self, path);
    }

    fn visit_expr_path(&mut self, path: &'ast ExprPath) {
        let mut segments: Vec<_> = path.path.segments.iter().collect();
        // A single name that means no item is that of a variable.
        let Some(last) = segments.pop() else { return };
        if is_item(&last.ident) {
            self.names.insert(key(&last.ident));
        } else if let Some(owner) = segments.last() {
            let name = last.ident.to_string();
            let owner = if owner.ident == "Self" {
                self.self_ty.and_then(type_name)
            } else {
                Some(key(&owner.ident))
            };
            match owner.filter(|owner| self.of.has_method(owner, &name)) {
                Some(owner) => self.names.insert(method_of(&owner, &name)),
                None => self.names.insert(name),
            };
        }
        self.names.extend(segments.into_iter().filter_map(named_in_path));
        if let Some(qself) = &path.qself {
            self.visit_type(&qself.ty);
        }
        path.path.segments.iter().for_each(|segment| self.visit_path_arguments(&segment.arguments));
    }

    fn visit_expr(&mut self, expr: &'ast Expr) {
        self.implied(expr);
        visit::visit_expr(self, expr);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        self.methods.entry(call.method.to_string()).or_default().0 += 1;
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        match mac.parse_body() {
            Ok(Expressions(list)) => list.iter().for_each(|(expr, _)| Named::visit_expr(self, expr)),
            Err(_) => self.tokens(mac.tokens.clone()),
        }
    }
}

/// The trait of an operator.
pub(crate) fn operator_of(op: &BinOp) -> Option<&'static str> {
    Some(match op {
        BinOp::Add(_) => "Add",
        BinOp::Sub(_) => "Sub",
        BinOp::Mul(_) => "Mul",
        BinOp::Div(_) => "Div",
        BinOp::Rem(_) => "Rem",
        BinOp::AddAssign(_) => "AddAssign",
        BinOp::SubAssign(_) => "SubAssign",
        BinOp::MulAssign(_) => "MulAssign",
        BinOp::DivAssign(_) => "DivAssign",
        BinOp::RemAssign(_) => "RemAssign",
        BinOp::Eq(_) | BinOp::Ne(_) => "PartialEq",
        BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) => "PartialOrd",
        _ => return None,
    })
}

/// The state of the two walks.
#[derive(Default)]
pub(crate) struct Walk {
    /// The functions found, in the order of the walk; both walks see them in the same order.
    pub(crate) functions: Vec<Footprint>,
    /// The functions that the walk is in, innermost last.
    open: Vec<usize>,
    /// In the second walk: the bounds that each function needs.
    pub(crate) needs: Vec<Vec<usize>>,
    /// The bounds that the functions of the current implementation need.
    pub(crate) together: HashSet<usize>,
    /// Whether the walk is in an implementation of a trait.
    pub(crate) in_trait: bool,
    /// The type and the trait of the implementation, or the trait, that the walk is in.
    pub(crate) around: Vec<String>,
    /// The operation that the implementation is for.
    pub(crate) operation: Option<Operation>,
}

impl Rewriter<'_> {
    /// Whether there are bounds whose users must be found. Most modules have none and skip the search.
    pub(crate) fn looks_for_bounds(&self) -> bool {
        !self.names.bounds.is_empty()
    }

    /// Enters a generic function.
    pub(crate) fn enter_function(&mut self, signature: &Signature, body: Option<&Block>) {
        if !self.looks_for_bounds() {
            return;
        }
        let method = key(&signature.ident);
        let mut defines = self.walk.around.clone();
        // A type is used without being named, but a trait of the module is named where it matters.
        let of_impl = match defines.as_slice() {
            [owner, of_trait] => Some((owner.clone(), of_trait.clone())),
            _ => None,
        };
        let mut operation = None;
        if let Some((owner, of_trait)) = &of_impl {
            defines.push(method_of(of_trait, &method));
            defines.push(implemented(of_trait, owner));
            operation.clone_from(&self.walk.operation);
            if operation.is_some() || self.names.traits.contains_key(of_trait) || is_implied(of_trait) {
                defines.remove(0);
            }
        }
        if let Some(owner) = self.self_ty.as_ref().and_then(type_name) {
            defines.push(method_of(&owner, &method));
        }
        defines.push(method);
        let footprint = Footprint::of(defines, self.names, self.self_ty.as_ref(), |named| {
            named.visit_signature(signature);
            if let Some(body) = body {
                named.visit_block(body);
            }
        });
        self.walk.open.push(self.walk.functions.len());
        // All functions of an implementation of a trait share its bounds.
        let names =
            of_impl.iter().map(|(owner, of_trait)| implemented(of_trait, owner)).chain(footprint.names);
        let names = names.collect();
        self.walk.functions.push(Footprint { operation, names, ..footprint });
    }

    /// Notes what an implementation needs for the sake of the trait's supertraits, which are implemented
    /// elsewhere.
    pub(crate) fn needs_of_supertraits(&mut self, of_trait: &str) {
        let Some(def) = self.names.traits.get(of_trait).filter(|_| self.looks_for_bounds()) else { return };
        let Some(owner) = self.self_ty.as_ref().and_then(type_name) else { return };
        let supertraits = def.bounds.iter().map(|path| implemented(&last_name(path), &owner));
        let defines = vec![of_trait.to_owned(), implemented(of_trait, &owner)];
        let footprint = Footprint { defines, names: supertraits.collect(), ..Footprint::default() };
        self.walk.open.push(self.walk.functions.len());
        self.walk.functions.push(footprint);
        self.leave_function();
    }

    /// Leaves it, and returns the bounds that it needs: all of them in the first walk.
    pub(crate) fn leave_function(&mut self) -> Vec<usize> {
        let Some(index) = self.walk.open.pop() else { return Vec::new() };
        self.walk.functions[index].close();
        let needs = match self.walk.needs.get(index) {
            Some(needs) => needs.clone(),
            None => (0..self.names.bounds.len()).collect(),
        };
        self.walk.together.extend(&needs);
        needs
    }

    /// Records an operator on something that may not be a number.
    pub(crate) fn note_operator(&mut self, operator: &'static str, left: &Expr, right: Option<&Expr>) {
        let Some(index) = self.walk.open.last() else { return };
        let name = |expr: &Expr| {
            let ty = self.type_of(expr).or_else(|| self.exact(expr))?;
            self.names.operand_name(&ty, self.self_ty.as_ref())
        };
        let operation = Operation { operator, left: name(left), right: right.and_then(name) };
        self.walk.functions[*index].operations.insert(operation);
    }

    /// Records whose method a call names, if that is known.
    pub(crate) fn note_method(&mut self, call: &ExprMethodCall) {
        let Some(index) = self.walk.open.last() else { return };
        let name = call.method.to_string();
        let Some(ty) = self.type_of(&call.receiver) else { return };
        let owner = self.names.operand_name(&ty, self.self_ty.as_ref());
        let number = is_f64(&ty) && known::is_real_method(&name);
        let owner = owner.filter(|owner| self.names.has_method(owner, &name));
        if owner.is_none() && !number {
            return;
        }
        let footprint = &mut self.walk.functions[*index];
        footprint.methods.entry(name.clone()).or_default().1 += 1;
        footprint.names.extend(owner.map(|owner| method_of(&owner, &name)));
    }

    /// Records an argument of a macro, which may be printed or compared.
    pub(crate) fn note_printed(&mut self, expr: &Expr) {
        let Some(index) = self.walk.open.last() else { return };
        let plain = match unparenthesized(expr) {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Str(text) => !names_variables(&text.value()),
                _ => true,
            },
            expr => self.is_known_number(expr) || self.is_single(expr),
        };
        if plain {
            return;
        }
        let owner = self.type_of(expr).and_then(|ty| self.names.operand_name(&ty, self.self_ty.as_ref()));
        let footprint = &mut self.walk.functions[*index];
        for of_trait in ["Debug", "Display", "LowerExp", "UpperExp"] {
            footprint.names.insert(match &owner {
                Some(owner) => implemented(of_trait, owner),
                None => method_of(of_trait, "fmt"),
            });
        }
        let compared = Operation { operator: "PartialEq", left: owner.clone(), right: owner };
        footprint.operations.insert(compared);
    }
}

/// Whether a format string names variables.
fn names_variables(text: &str) -> bool {
    text.split('{').skip(1).any(|rest| rest.starts_with(|first: char| first.is_alphabetic() || first == '_'))
}

/// Whether the functions of a trait are called by syntax, so that calls of them are known to
/// [`Named::implied`].
fn is_implied(of_trait: &str) -> bool {
    matches!(
        of_trait,
        "Debug"
            | "Display"
            | "LowerExp"
            | "UpperExp"
            | "Iterator"
            | "IntoIterator"
            | "From"
            | "Default"
            | "Index"
            | "IndexMut"
    )
}

impl Names {
    /// Computes the bounds that each function of the first walk needs.
    pub(crate) fn needs(&self, items: &[Item], functions: &[Footprint]) -> Vec<Vec<usize>> {
        let mut types = Definitions { names: self, found: Vec::new(), owner: None };
        for item in items {
            types.visit_item(item);
        }
        let mut result = vec![Vec::new(); functions.len()];
        for (bound, Bound { trigger, overlaps, .. }) in self.bounds.iter().enumerate() {
            let Some(trigger) = trigger else {
                // Bounds that the user asked for hold everywhere.
                for needs in &mut result {
                    needs.push(bound);
                }
                continue;
            };
            // Whatever needs the bound is itself a reason to need it.
            let mut trigger = trigger.clone();
            // But not what could not have it.
            let can =
                |footprint: &&Footprint| overlaps.as_ref().is_none_or(|own| !footprint.defines.contains(own));
            loop {
                let mut more = false;
                for footprint in functions.iter().chain(&types.found).filter(can) {
                    more |= footprint.needs(&trigger) && footprint.joins(&mut trigger);
                }
                if !more {
                    break;
                }
            }
            for (needs, footprint) in result.iter_mut().zip(functions) {
                if footprint.needs(&trigger) {
                    needs.push(bound);
                }
            }
        }
        result
    }
}

impl Names {
    /// The types and traits whose parameters are bounded by some of these traits, directly or not.
    pub(crate) fn declared_with(&self, traits: &HashSet<String>, items: &[Item]) -> HashSet<String> {
        let mut types = Definitions { names: self, found: Vec::new(), owner: None };
        for item in items {
            types.visit_item(item);
        }
        let mut names = traits.clone();
        loop {
            let before = names.len();
            for footprint in types.found.iter().filter(|footprint| footprint.is_type) {
                if footprint.names.iter().any(|name| names.contains(name)) {
                    names.extend(footprint.defines.iter().cloned());
                }
            }
            if names.len() == before {
                return names;
            }
        }
    }
}

/// Types and traits, whose bounds may need further bounds.
struct Definitions<'a> {
    names: &'a Names,
    found: Vec<Footprint>,
    /// The type of the `impl` around.
    owner: Option<String>,
}

impl Definitions<'_> {
    fn add(&mut self, defines: Vec<String>, is_type: bool, visit: impl FnOnce(&mut Named<'_>)) {
        let footprint = Footprint::of(defines, self.names, None, visit);
        self.found.push(Footprint { is_type, ..footprint });
    }
}

/// Shows the trait objects in the fields of a type: whatever is put into the type has to implement them.
struct Objects<'a, 'n>(&'a mut Named<'n>);

impl<'ast> Visit<'ast> for Objects<'_, '_> {
    fn visit_type_trait_object(&mut self, object: &'ast syn::TypeTraitObject) {
        self.0.visit_type_trait_object(object);
    }
}

impl<'ast> Visit<'ast> for Definitions<'_> {
    /// Functions on other types may need a bound too.
    fn visit_signature(&mut self, signature: &'ast Signature) {
        let method = key(&signature.ident);
        let own = self.owner.as_ref().map(|owner| method_of(owner, &method));
        let defines = own.into_iter().chain([method]).collect();
        self.add(defines, false, |named| named.visit_generics(&signature.generics));
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.add(vec![key(&item.ident)], true, |named| {
            named.visit_generics(&item.generics);
            Objects(named).visit_fields(&item.fields);
        });
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        self.add(vec![key(&item.ident)], true, |named| {
            named.visit_generics(&item.generics);
            item.variants.iter().for_each(|variant| Objects(named).visit_fields(&variant.fields));
        });
    }

    fn visit_item_type(&mut self, item: &'ast syn::ItemType) {
        self.add(vec![key(&item.ident)], true, |named| Objects(named).visit_type(&item.ty));
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.add(vec![key(&item.ident)], true, |named| {
            named.visit_generics(&item.generics);
            item.supertraits.iter().for_each(|bound| named.visit_type_param_bound(bound));
        });
        visit::visit_item_trait(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        // The bounds of an `impl` hold for everything in it.
        let owner = type_name(&item.self_ty);
        self.add(owner.clone().into_iter().collect(), false, |named| named.visit_generics(&item.generics));
        let outer = std::mem::replace(&mut self.owner, owner);
        visit::visit_item_impl(self, item);
        self.owner = outer;
    }
}
