//! Finds what cannot be transformed, before anything is; each error is at the user's own token and says what
//! to write instead.
//!
//! | found | why it is refused |
//! | --- | --- |
//! | `async fn` on scalars, `extern "C" fn`, variadic functions | there is one such function, not one for each scalar |
//! | a constant of function type | functions cannot be lifted |
//! | `const ZERO: Self` of a trait, for a type that carries | it would be needed over every scalar |
//! | `static mut` with a float, `union`, `transmute` | a dependency would be hidden from the derivative |
//! | `impl<T> Trait<T> for f64` | it cannot be repeated for each scalar type |
//! | `mod name;` | what is in another file cannot be seen |
//! | a macro with a float that cannot be expanded | the float would stay plain |
//!
//! What is marked `#[constant]` is not looked at.

use syn::visit::{self, Visit};
use syn::{Expr, FnArg, ForeignItemFn, ImplItem, Item, ItemFn, ItemImpl, Macro, ReturnType, Signature, Type};

use crate::differentiable::basics::syntax::{float_token, has_attribute, is_f64, last_name, peel, span_of};
use crate::differentiable::know::names::{Flavour, Names};
use crate::differentiable::prepare::macro_rules::Macros;

pub(crate) const ASYNC: &str = "async code cannot be differentiated: a run belongs to one call on one thread pool. Compute \
     in a plain function and await outside of it";

/// What was found.
pub(crate) struct Checked {
    pub(crate) errors: Vec<syn::Error>,
    /// Whether the signatures can be kept, so that only these errors are reported.
    pub(crate) signatures_hold: bool,
}

/// Collects the errors of an item.
pub(crate) fn check(items: &[Item], names: &Names, macros: &Macros) -> Checked {
    let mut checker = Checker { names, macros, errors: Vec::new(), signatures_hold: true };
    for conflict in names.conflicts() {
        checker.conflict(conflict);
    }
    for item in items {
        checker.visit_item(item);
    }
    Checked { errors: checker.errors, signatures_hold: checker.signatures_hold }
}

struct Checker<'a> {
    names: &'a Names,
    /// The macros that the item defines.
    macros: &'a Macros,
    errors: Vec<syn::Error>,
    signatures_hold: bool,
}

impl Checker<'_> {
    /// Reports an error.
    fn error(&mut self, span: proc_macro2::Span, message: impl std::fmt::Display) {
        self.errors.push(syn::Error::new(span, message));
    }

    /// Two types of one name, under different `cfg`s, that would be expanded differently.
    fn conflict(&mut self, name: &syn::Ident) {
        // With two meanings for the name, signatures with it cannot be written.
        self.signatures_hold = false;
        self.error(
            name.span(),
            format!(
                "under one `cfg`, the type `{name}` carries scalars (or has other parameters), and under another it does not, and \
                 `#[differentiable]` does not know which of them holds; give the two the same parameters and a float each, or mark \
                 both `#[constant]`"
            ),
        );
    }

    /// A call of one of the module's macros that could not be expanded.
    fn unexpanded(&mut self, mac: &Macro) {
        self.error(
            span_of(&mac.path),
            format!(
                "`#[differentiable]` cannot expand this call of `{}!`, so what is in the macro would stay plain; write a function, or \
                 write out what the call stands for",
                last_name(&mac.path)
            ),
        );
    }

    /// Constants stay plain and are lifted where they are used; functions cannot be lifted.
    fn constant(&mut self, ty: &Type) {
        struct Functions<'a>(&'a Names, Option<proc_macro2::Span>);
        impl<'ast> Visit<'ast> for Functions<'_> {
            fn visit_type(&mut self, ty: &'ast Type) {
                if matches!(ty, Type::BareFn(_) | Type::TraitObject(_)) && self.0.mentions(ty) {
                    self.1.get_or_insert(span_of(ty));
                }
                visit::visit_type(self, ty);
            }
        }
        let mut functions = Functions(self.names, None);
        functions.visit_type(ty);
        if let Some(span) = functions.1 {
            self.error(
                span,
                "a constant has one scalar type, and functions cannot be taken to another; write a function that returns \
                 them, or mark the constant `#[constant]` to use it in plain code only",
            );
        }
    }

    /// `const ZERO: Self` in an `impl` over every scalar.
    fn constant_of_self(&mut self, item: &ItemImpl) {
        let over_scalars = is_f64(peel(&item.self_ty)) || self.names.mentions(&item.self_ty);
        for inner in &item.items {
            if let ImplItem::Const(constant) = inner {
                if over_scalars && self.names.self_constants.contains(&constant.ident.to_string()) {
                    self.signatures_hold = false;
                    self.error(
                        constant.ident.span(),
                        format!(
                            "a constant of the implementing type would have to be one for every scalar, and only plain \
                             numbers are known when compiling; make it a function of the trait: `fn {}() -> Self`",
                            constant.ident.to_string().to_lowercase()
                        ),
                    );
                }
            }
        }
    }

    /// Whether a signature mentions a scalar, constants aside.
    fn mentions(&self, signature: &Signature) -> bool {
        let inputs = signature.inputs.iter().any(|input| match input {
            FnArg::Typed(typed) => !has_attribute(&typed.attrs, "constant") && self.names.mentions(&typed.ty),
            FnArg::Receiver(_) => false,
        });
        inputs || matches!(&signature.output, ReturnType::Type(_, ty) if self.names.mentions(ty))
    }

    /// Refuses functions that cannot be made generic.
    fn signature(&mut self, signature: &Signature) {
        // A function that stays as it is may be anything.
        let flavour = self.names.flavour_of(signature, None);
        if !self.mentions(signature) || flavour != Flavour::Generic {
            return;
        }
        if let Some(token) = &signature.asyncness {
            self.error(token.span, ASYNC);
        }
        if let Some(abi) = &signature.abi {
            self.error(
                abi.extern_token.span,
                "a function with a foreign calling convention has one type; keep it outside, or mark it `#[constant]` and \
                 call a differentiable function from it",
            );
        }
        if let Some(variadic) = &signature.variadic {
            self.error(span_of(variadic), "a variadic function cannot be differentiated");
        }
    }
}

impl<'ast> Visit<'ast> for Checker<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let attrs = match item {
            Item::Fn(i) => &i.attrs,
            Item::Struct(i) => &i.attrs,
            Item::Enum(i) => &i.attrs,
            Item::Trait(i) => &i.attrs,
            Item::Impl(i) => &i.attrs,
            Item::Mod(i) => &i.attrs,
            Item::Const(i) => &i.attrs,
            Item::Static(i) => &i.attrs,
            Item::Type(i) => &i.attrs,
            _ => &Vec::new(),
        };
        if !has_attribute(attrs, "constant") {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if item.content.is_none() {
            self.error(
                item.ident.span(),
                format!(
                    "`#[differentiable]` sees only what is written here, and this module is in another file; write `mod \
                     {} {{ … }}` inline, or in that file put all into one module with the attribute, and after it `pub use` its \
                     contents",
                    item.ident
                ),
            );
        }
        visit::visit_item_mod(self, item);
    }

    fn visit_item_union(&mut self, item: &'ast syn::ItemUnion) {
        self.error(item.union_token.span, "a union cannot carry scalars; use an enum");
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.constant(&item.ty);
        if let syn::StaticMutability::Mut(token) = &item.mutability {
            if self.names.mentions(&item.ty) {
                self.error(
                    token.span,
                    "a `static mut` float would hide a dependency from the derivative; pass the value as a parameter",
                );
            }
        }
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.constant(&item.ty);
    }

    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.constant(&item.ty);
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.signature(&item.sig);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !has_attribute(&item.attrs, "constant") {
            self.signature(&item.sig);
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        self.signature(&item.sig);
        visit::visit_trait_item_fn(self, item);
    }

    fn visit_foreign_item_fn(&mut self, item: &'ast ForeignItemFn) {
        if self.mentions(&item.sig) {
            self.error(
                item.sig.ident.span(),
                format!(
                    "the derivative of the foreign function `{}` is unknown; use `adjoin::libm` if it is a function of C's library, \
                     write a function marked `#[foreign(derivative = …)]` that calls it, or declare it outside of \
                     differentiable code and call it on constants only",
                    item.sig.ident
                ),
            );
        }
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        if item.trait_.is_some() {
            self.constant_of_self(item);
        }
        if is_f64(peel(&item.self_ty)) {
            match &item.trait_ {
                Some(_) if item.generics.type_params().next().is_some() => self.error(
                    span_of(&item.generics),
                    "an `impl` for `f64` is repeated for every scalar type, and then it cannot have type parameters of its \
                     own; write one `impl` for each type",
                ),
                _ => {}
            }
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        if item.ident.is_some() {
            // A definition: what matters are its calls.
            return;
        }
        let name = last_name(&item.mac.path);
        if self.macros.may_be_called_by(&item.mac.path) {
            self.unexpanded(&item.mac);
        // The table of `lazy_static!` is a constant, which stays plain.
        } else if let Some(token) = float_token(item.mac.tokens.clone()).filter(|_| name != "lazy_static") {
            self.error(
                token.span(),
                format!(
                    "`#[differentiable]` does not see what `{name}!` makes of this, so the float would stay plain; write out the items, \
                     or move the call into a nested module that is marked `#[constant]`"
                ),
            );
        }
    }

    fn visit_fn_arg(&mut self, input: &'ast FnArg) {
        let constant = matches!(input, FnArg::Typed(typed) if has_attribute(&typed.attrs, "constant"));
        if !constant {
            visit::visit_fn_arg(self, input);
        }
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        if !has_attribute(&field.attrs, "constant") {
            visit::visit_field(self, field);
        }
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if !has_attribute(&local.attrs, "constant") {
            visit::visit_local(self, local);
        }
    }

    fn visit_expr(&mut self, expr: &'ast Expr) {
        match expr {
            Expr::Call(call) => {
                if let Expr::Path(path) = &*call.func {
                    // By its last name: it may be imported.
                    if ["transmute", "transmute_copy"].contains(&last_name(&path.path).as_str()) {
                        self.error(
                            span_of(path),
                            "a scalar of differentiated code is more than its bits; `transmute` cannot be differentiated",
                        );
                    }
                }
                visit::visit_expr(self, expr);
            }
            _ => visit::visit_expr(self, expr),
        }
    }

    fn visit_macro(&mut self, mac: &'ast Macro) {
        if self.macros.may_be_called_by(&mac.path) {
            self.unexpanded(mac);
        }
    }
}
