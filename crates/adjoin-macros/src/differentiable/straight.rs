//! Straight-line code: what can be preaccumulated with numbers whose zeros the compiler sees.
//!
//! Such numbers pay where everything is inlined and nothing is repeated; in a loop they would be slower than others. So a
//! function counts as straight-line code if there is no loop, no closure and no macro in it, and whatever it calls is
//!
//! - a method of `f64`, or another that is known not to loop;
//! - a constructor of a struct or of a variant;
//! - a function or method of the same item that is straight-line code itself and marked `#[inline(always)]`.
//!
//! and if what goes in and comes out has a fixed number of scalars. A wrong guess costs time only.

use syn::visit::{self, Visit};
use syn::{Attribute, Block, Expr, Meta, Path, Signature, Type};

use super::known;
use super::names::{Callable, Names};
use super::syntax::{is_f64_path, last_name, shown_name, signature_types};

/// The names of functions and methods that a body calls.
#[derive(Default)]
pub(super) struct Calls {
    functions: Vec<String>,
    methods: Vec<String>,
}

impl Calls {
    /// Those of a body; none if it is not straight-line code.
    pub(super) fn of(body: &Block) -> Option<Self> {
        let mut walk = Walk { calls: Self::default(), straight: true };
        walk.visit_block(body);
        walk.straight.then_some(walk.calls)
    }
}

impl Names {
    /// Whether a function, or a method of the given type, is straight-line code, and so is all that it calls.
    pub(super) fn is_straight(&self, signature: &Signature, body: &Block, owner: Option<&Type>) -> bool {
        let mut sizes = Sizes { names: self, inside: Vec::new(), fixed: true };
        signature_types(signature).into_iter().chain(owner).for_each(|ty| sizes.visit_type(ty));
        sizes.fixed && Calls::of(body).is_some_and(|calls| self.are_straight(&calls, &mut Vec::new()))
    }

    /// Whether all of them are. `above` has the names of the callers.
    fn are_straight<'a>(&'a self, calls: &'a Calls, above: &mut Vec<&'a str>) -> bool {
        calls.functions.iter().all(|name| self.is_straight_by_name(name, self.functions.get(name), above))
            && calls.methods.iter().all(|name| {
                let of_scalars = !self.methods.contains_key(name) && known::is_straight_method(name);
                of_scalars || self.is_straight_by_name(name, self.methods.get(name), above)
            })
    }

    fn is_straight_by_name<'a>(
        &'a self,
        name: &'a str,
        group: Option<&'a Vec<Callable>>,
        above: &mut Vec<&'a str>,
    ) -> bool {
        let Some(group) = group.filter(|_| !above.contains(&name)) else { return false };
        above.push(name);
        let straight = (group.iter())
            .all(|callable| callable.straight.as_ref().is_some_and(|calls| self.are_straight(calls, above)));
        above.pop();
        straight
    }
}

/// Whether a function is marked to be inlined always.
pub(super) fn is_always_inlined(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|attr| {
        attr.path().is_ident("inline")
            && matches!(&attr.meta, Meta::List(list) if list.tokens.to_string() == "always")
    })
}

/// Finds out whether all values of a type have as many scalars, as far as it is known.
struct Sizes<'a> {
    names: &'a Names,
    /// The types around.
    inside: Vec<String>,
    fixed: bool,
}

impl<'ast> Visit<'ast> for Sizes<'_> {
    fn visit_type_slice(&mut self, _: &'ast syn::TypeSlice) {
        self.fixed = false;
    }

    fn visit_path(&mut self, path: &'ast Path) {
        let name = last_name(path);
        match self.names.types.get(&name) {
            Some(_) if self.inside.contains(&name) => self.fixed = false,
            Some(def) => {
                self.inside.push(name);
                for field in &def.fields {
                    self.fixed &= field.variant.is_none();
                    Sizes::visit_type(self, &field.ty);
                }
                def.alias.iter().for_each(|ty| Sizes::visit_type(self, ty));
                self.inside.pop();
            }
            None => self.fixed &= !known::is_growing_container(&name),
        }
        visit::visit_path(self, path);
    }

    fn visit_expr(&mut self, _: &'ast Expr) {}
}

struct Walk {
    calls: Calls,
    straight: bool,
}

impl<'ast> Visit<'ast> for Walk {
    fn visit_expr(&mut self, expr: &'ast Expr) {
        match expr {
            Expr::ForLoop(_)
            | Expr::While(_)
            | Expr::Loop(_)
            | Expr::Closure(_)
            | Expr::Async(_)
            | Expr::Await(_)
            | Expr::Macro(_) => self.straight = false,
            Expr::Call(call) => {
                match &*call.func {
                    Expr::Path(path) => self.function(&path.path),
                    _ => self.straight = false,
                }
                call.args.iter().for_each(|argument| self.visit_expr(argument));
            }
            Expr::MethodCall(call) => {
                self.calls.methods.push(call.method.to_string());
                visit::visit_expr_method_call(self, call);
            }
            _ => visit::visit_expr(self, expr),
        }
    }

    fn visit_stmt_macro(&mut self, _: &'ast syn::StmtMacro) {
        self.straight = false;
    }

    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

impl Walk {
    fn function(&mut self, path: &Path) {
        let name = last_name(path);
        if shown_name(path).starts_with(char::is_uppercase) {
            return;
        }
        let mut owner = path.clone();
        owner.segments.pop();
        owner.segments.pop_punct();
        let owner_is_type =
            owner.segments.last().is_some_and(|last| last.ident.to_string().starts_with(char::is_uppercase));
        if is_f64_path(&owner) || owner_is_type {
            self.calls.methods.push(name);
        } else {
            self.calls.functions.push(name);
        }
    }
}
