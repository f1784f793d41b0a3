//! Which functions need the bounds that implementations for `f64` become.
//!
//! In generic code `impl Mul<Vector> for f64` is the bound `__Scalar: Mul<Vector<__Scalar>>`. Where nothing
//! needs it, it burdens callers in other modules, and names private traits where they are not visible. A
//! function needs a bound if it multiplies something that may not be a number, names the trait or one of its
//! functions, or names something that needs the bound. That is a least fixpoint over names. It is computed
//! from a first walk of the rewriter, which knows the operands of every operator. It errs on the side of too
//! many bounds: a function that merely shares its name with one that needs a bound gets it too.
//!
//! ```text
//! impl Mul<Vector> for f64 { … }
//! fn push(v: Vector, k: f64) -> Vector { k * v }           needs it: a product of what may not be a number
//! fn twice(v: Vector) -> Vector { push(v, 2.0) }           needs it: it names `push`
//! fn area(a: f64, b: f64) -> f64 { a * b }                 does not: both operands are known to be numbers
//! ```

use std::collections::HashSet;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{BinOp, Block, Expr, Item, Signature, UnOp};

use crate::differentiable::basics::known;
use crate::differentiable::basics::marks::key;
use crate::differentiable::basics::syntax::type_name;
use crate::differentiable::deduce::state::Rewriter;
use crate::differentiable::know::bounds::Trigger;
use crate::differentiable::know::names::Names;

/// What a function, an implementation or a type defines and names.
#[derive(Default)]
pub(crate) struct Footprint {
    /// The names that refer to it.
    defines: Vec<String>,
    /// All names in it.
    names: HashSet<String>,
    /// The operators in it that may not be those of numbers, by the names of their traits.
    operators: HashSet<&'static str>,
    /// Whether this is the declaration of a type or trait.
    is_type: bool,
}

impl Footprint {
    /// The footprint of something with these tokens.
    fn of(defines: Vec<String>, tokens: TokenStream) -> Self {
        let mut names = HashSet::new();
        collect_names(tokens, &mut names);
        Footprint { defines, names, operators: HashSet::new(), is_type: false }
    }

    fn of_type(name: &syn::Ident, tokens: TokenStream) -> Self {
        Footprint { is_type: true, ..Self::of(vec![key(name)], tokens) }
    }

    /// Records an operator, and the method that it calls.
    fn note(&mut self, operator: &'static str) {
        self.operators.insert(operator);
        self.names.extend(known::method_of_operator(operator).map(str::to_owned));
    }

    /// Whether it needs a bound with this trigger.
    fn needs(&self, trigger: &Trigger) -> bool {
        trigger.operator.is_some_and(|operator| self.operators.contains(operator))
            || self.names.iter().any(|name| trigger.names.contains(name))
    }
}

/// All names in tokens, as keys.
fn collect_names(tokens: TokenStream, names: &mut HashSet<String>) {
    for tree in tokens {
        match tree {
            TokenTree::Ident(ident) => {
                names.insert(key(&ident));
            }
            TokenTree::Group(group) => collect_names(group.stream(), names),
            _ => {}
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

/// Functions of traits that are called by syntax or by std's functions.
struct Implied<'a>(&'a mut HashSet<String>);

impl Implied<'_> {
    /// Notes functions by their names.
    fn add(&mut self, names: &[&str]) {
        self.0.extend(names.iter().map(|name| (*name).to_owned()));
    }
}

impl<'ast> Visit<'ast> for Implied<'_> {
    fn visit_expr(&mut self, expr: &'ast Expr) {
        match expr {
            Expr::Index(_) => self.add(&["index", "index_mut"]),
            Expr::ForLoop(_) => self.add(&["into_iter", "next"]),
            Expr::Try(_) => self.add(&["from"]),
            Expr::Unary(inner) if matches!(inner.op, UnOp::Deref(_)) => self.add(&["deref", "deref_mut"]),
            Expr::MethodCall(call) => {
                // Any of these may be called on an iterator that the user wrote.
                self.add(&["next", "deref"]);
                match call.method.to_string().as_str() {
                    "into" => self.add(&["from"]),
                    "try_into" => self.add(&["try_from"]),
                    "collect" => self.add(&["from_iter"]),
                    "parse" => self.add(&["from_str"]),
                    "to_string" => self.add(&["fmt"]),
                    "sort" | "max" | "min" | "binary_search" => self.add(&["cmp"]),
                    "unwrap_or_default" => self.add(&["default"]),
                    _ => {}
                }
            }
            _ => {}
        }
        visit::visit_expr(self, expr);
    }

    fn visit_macro(&mut self, _: &'ast syn::Macro) {
        // `println!` and `assert_eq!`.
        self.add(&["fmt", "eq"]);
    }
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
        let mut tokens = signature.to_token_stream();
        body.to_tokens(&mut tokens);
        let mut defines = self.walk.around.clone();
        defines.push(key(&signature.ident));
        let mut footprint = Footprint::of(defines, tokens);
        if let Some(body) = body {
            Implied(&mut footprint.names).visit_block(body);
        }
        self.walk.open.push(self.walk.functions.len());
        self.walk.functions.push(footprint);
    }

    /// Leaves it, and returns the bounds that it needs: all of them in the first walk.
    pub(crate) fn leave_function(&mut self) -> Vec<usize> {
        let Some(index) = self.walk.open.pop() else { return Vec::new() };
        let needs = match self.walk.needs.get(index) {
            Some(needs) => needs.clone(),
            None => (0..self.names.bounds.len()).collect(),
        };
        self.walk.together.extend(&needs);
        needs
    }

    /// Records an operator on something that may not be a number.
    pub(crate) fn note_operator(&mut self, op: &BinOp) {
        if let (Some(index), Some(operator)) = (self.walk.open.last(), operator_of(op)) {
            self.walk.functions[*index].note(operator);
        }
    }

    /// Records a negation of something that may not be a number.
    pub(crate) fn note_negation(&mut self) {
        if let Some(index) = self.walk.open.last() {
            self.walk.functions[*index].note("Neg");
        }
    }
}

impl Names {
    /// Computes the bounds that each function of the first walk needs.
    pub(crate) fn needs(&self, items: &[Item], functions: &[Footprint]) -> Vec<Vec<usize>> {
        let mut types = Definitions(Vec::new());
        for item in items {
            types.visit_item(item);
        }
        let mut result = vec![Vec::new(); functions.len()];
        for (bound, trigger) in self.bounds.iter().map(|bound| bound.trigger.as_ref()).enumerate() {
            let Some(trigger) = trigger else {
                // Bounds that the user asked for hold everywhere.
                for needs in &mut result {
                    needs.push(bound);
                }
                continue;
            };
            // Whatever needs the bound is itself a reason to need it.
            let mut trigger = Trigger { names: trigger.names.clone(), operator: trigger.operator };
            loop {
                let before = trigger.names.len();
                for footprint in functions.iter().chain(&types.0) {
                    if footprint.needs(&trigger) {
                        trigger.names.extend(footprint.defines.iter().cloned());
                    }
                }
                if trigger.names.len() == before {
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

/// The types and traits whose parameters are bounded by some of these traits, directly or not.
pub(crate) fn declared_with(traits: &HashSet<String>, items: &[Item]) -> HashSet<String> {
    let mut types = Definitions(Vec::new());
    for item in items {
        types.visit_item(item);
    }
    let mut names = traits.clone();
    loop {
        let before = names.len();
        for footprint in types.0.iter().filter(|footprint| footprint.is_type) {
            if footprint.names.iter().any(|name| names.contains(name)) {
                names.extend(footprint.defines.iter().cloned());
            }
        }
        if names.len() == before {
            return names;
        }
    }
}

/// Types and traits, whose bounds may need further bounds.
struct Definitions(Vec<Footprint>);

impl<'ast> Visit<'ast> for Definitions {
    /// Functions on other types may need a bound too.
    fn visit_signature(&mut self, signature: &'ast Signature) {
        let mut tokens = signature.generics.to_token_stream();
        signature.generics.where_clause.to_tokens(&mut tokens);
        self.0.push(Footprint::of(vec![key(&signature.ident)], tokens));
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.0.push(Footprint::of_type(&item.ident, item.generics.to_token_stream()));
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        self.0.push(Footprint::of_type(&item.ident, item.generics.to_token_stream()));
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        let mut tokens = item.generics.to_token_stream();
        item.supertraits.to_tokens(&mut tokens);
        self.0.push(Footprint::of_type(&item.ident, tokens));
        visit::visit_item_trait(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        // The bounds of an `impl` hold for everything in it.
        let mut tokens = item.generics.to_token_stream();
        item.generics.where_clause.to_tokens(&mut tokens);
        let defines = type_name(&item.self_ty).into_iter().collect();
        self.0.push(Footprint::of(defines, tokens));
        visit::visit_item_impl(self, item);
    }
}
