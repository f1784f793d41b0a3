//! First pass over the item: collects its definitions, as written.
//!
//! Nothing is decided here but what single definitions say: the fields and their marks, the traits that are
//! derived, the types in the signatures of traits, the types of constants. `carries` and `structural` have
//! the values with which their fixpoints begin: `false` and `true`.

use std::collections::HashSet;

use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{
    Attribute, Generics, Ident, ImplItem, ItemImpl, Path, Token, TraitItem, Type, UseTree, parse_quote,
};

use crate::differentiable::basics::lazy;
use crate::differentiable::basics::macro_calls::Expressions;
use crate::differentiable::basics::marks::{key, written};
use crate::differentiable::basics::syntax::{
    has_attribute, has_single, is_f64, is_integer, last_name, peel, signature_types, substitute_self,
    type_name,
};
use crate::differentiable::know::names::{FieldDef, Home, Names, Origin, TraitDef, TypeDef, mentions_self};

/// Fills the table.
pub(crate) struct Collector<'a> {
    pub(crate) names: &'a mut Names,
    /// Types that stay plain, by the attribute's arguments.
    pub(crate) plain: &'a [Path],
    /// The enclosing modules, outermost first.
    pub(crate) modules: Vec<String>,
}

impl Collector<'_> {
    /// Notes a struct, an enum or an alias. A second one of the name, under another `cfg`, goes to the
    /// namesakes: both are expanded, but one entry decides how.
    fn define(
        &mut self,
        ident: &Ident,
        attrs: &[Attribute],
        generics: &Generics,
        mut fields: Vec<FieldDef>,
        alias: Option<&Type>,
    ) {
        let name = key(ident);
        let told_plain = |path: &Path| path.is_ident(&written(ident));
        let constant = has_attribute(attrs, "constant") || self.plain.iter().any(told_plain);
        // A type that stays plain has plain fields, whatever their types are.
        if constant {
            for field in &mut fields {
                field.constant = true;
            }
        }
        let def = TypeDef {
            generics: generics.clone(),
            fields,
            alias: alias.cloned(),
            derives: derives(attrs),
            origin: Origin::Here,
            constant,
            carries: false,
            structural: !constant,
        };
        if self.names.types.contains_key(&name) {
            self.names.namesakes.push((ident.clone(), def));
        } else {
            self.names
                .homes
                .insert(name.clone(), Home { modules: self.modules.clone(), name: ident.clone() });
            self.names.types.insert(name, def);
        }
    }

    /// Notes an associated constant.
    fn associated(&mut self, name: String, owner: Option<String>, ty: Type) {
        self.names.associated.entry(name).or_default().push((owner, ty));
    }
}

/// The names of the traits in `#[derive(…)]`.
fn derives(attrs: &[Attribute]) -> Vec<String> {
    let lists = attrs.iter().filter(|attr| attr.path().is_ident("derive"));
    let paths =
        lists.filter_map(|attr| attr.parse_args_with(Punctuated::<Path, Token![,]>::parse_terminated).ok());
    paths.flatten().map(|path| last_name(&path)).collect()
}

/// The fields of a struct or a variant. `f32` stays plain, so a field with one is as good as marked.
fn field_defs(fields: &syn::Fields, variant: Option<&Ident>) -> Vec<FieldDef> {
    (fields.iter().enumerate())
        .map(|(index, field)| FieldDef {
            variant: variant.map(Ident::to_string),
            name: field.ident.as_ref().map_or_else(|| index.to_string(), Ident::to_string),
            ty: field.ty.clone(),
            constant: has_attribute(&field.attrs, "constant") || has_single(&field.ty),
        })
        .collect()
}

impl<'ast> Visit<'ast> for Collector<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.modules.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.modules.pop();
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.define(&item.ident, &item.attrs, &item.generics, field_defs(&item.fields, None), None);
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        let fields = item.variants.iter().flat_map(|v| field_defs(&v.fields, Some(&v.ident))).collect();
        self.define(&item.ident, &item.attrs, &item.generics, fields, None);
    }

    fn visit_item_type(&mut self, item: &'ast syn::ItemType) {
        self.define(&item.ident, &item.attrs, &item.generics, Vec::new(), Some(&item.ty));
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        let mut mentions = Vec::new();
        let mut bounds = Vec::new();
        let paths = |list: &syn::punctuated::Punctuated<syn::TypeParamBound, syn::Token![+]>| -> Vec<Path> {
            (list.iter())
                .filter_map(
                    |b| if let syn::TypeParamBound::Trait(t) = b { Some(t.path.clone()) } else { None },
                )
                .collect()
        };
        bounds.extend(paths(&item.supertraits));
        for predicate in item.generics.where_clause.iter().flat_map(|clause| &clause.predicates) {
            if let syn::WherePredicate::Type(of_type) = predicate {
                bounds.extend(paths(&of_type.bounds));
            }
        }
        if !has_attribute(&item.attrs, "constant") {
            for inner in &item.items {
                match inner {
                    TraitItem::Fn(method) if !has_attribute(&method.attrs, "constant") => {
                        mentions.extend(signature_types(&method.sig).into_iter().cloned());
                        for param in method.sig.generics.type_params().chain(item.generics.type_params()) {
                            bounds.extend(paths(&param.bounds));
                        }
                    }
                    TraitItem::Type(associated) => bounds.extend(paths(&associated.bounds)),
                    TraitItem::Const(constant) => {
                        self.associated(constant.ident.to_string(), None, constant.ty.clone());
                        // `const ZERO: Self` would be needed over every scalar: `check` reports its
                        // implementations for types that carry.
                        if mentions_self(&constant.ty) {
                            self.names.self_constants.insert(constant.ident.to_string());
                        }
                    }
                    _ => {}
                }
            }
        }
        self.names
            .homes
            .insert(key(&item.ident), Home { modules: self.modules.clone(), name: item.ident.clone() });
        let functions = (item.items.iter())
            .filter_map(
                |inner| if let TraitItem::Fn(own) = inner { Some(own.sig.ident.to_string()) } else { None },
            )
            .collect();
        let parameters = item.generics.type_params().count();
        let def = TraitDef { mentions, bounds, functions, parameters, carries: false };
        self.names.traits.insert(key(&item.ident), def);
        visit::visit_item_trait(self, item);
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        // As arguments of a type, constants are parsed as types, which have no marks of values.
        self.names.spelled_constants.insert(written(&item.ident));
        if is_integer(&item.ty) {
            self.names.integers.insert(key(&item.ident), (*item.expr).clone());
        }
        self.names.constants.insert(key(&item.ident), (*item.ty).clone());
    }

    /// The statics of `lazy_static!`.
    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        for (name, ty) in lazy::statics(&item.mac) {
            self.names.constants.insert(key(&name), parse_quote!(&'static #ty));
        }
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        let ty = lazy::referred(&item.ty).unwrap_or_else(|| (*item.ty).clone());
        self.names.constants.insert(key(&item.ident), ty);
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let owner = type_name(&item.self_ty);
        for inner in &item.items {
            if let ImplItem::Const(constant) = inner {
                // Looked up from outside of the `impl`, where `Self` is something else.
                let ty = substitute_self(&constant.ty, &item.self_ty);
                self.associated(constant.ident.to_string(), owner.clone(), ty);
                // An inherent constant moves to the `impl` for `f64`; one of a trait stays in the `impl` of
                // the trait.
                if let (Some(owner), None) = (&owner, &item.trait_) {
                    self.names.at_f64.insert((owner.clone(), constant.ident.to_string()));
                }
            }
        }
        if let (Some((_, path, _)), Some(owner)) = (&item.trait_, &owner) {
            if last_name(path) == "Differentiable" {
                self.names.by_hand.insert(owner.clone());
            }
        }
        // Operators between a scalar and something else.
        if let Some((_, path, _)) = &item.trait_ {
            // Whether an operand beside a float may be something else than a float.
            let operator = matches!(
                last_name(path).trim_end_matches("Assign"),
                "Add" | "Sub" | "Mul" | "Div" | "Rem" | "PartialEq" | "PartialOrd"
            );
            self.names.overloads |=
                operator && (self.names.path_mentions(path) || is_f64(peel(&item.self_ty)));
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.names.called_methods.insert(call.method.to_string());
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        // `Add::add(x, y)` and `f64::add`: methods that are called through their trait or type.
        if path.path.segments.len() > 1 {
            self.names.called_methods.insert(last_name(&path.path));
        }
        visit::visit_expr_path(self, path);
    }

    /// The arguments of a macro are tokens, which are parsed to find the methods in them.
    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        if let Ok(Expressions(list)) = mac.parse_body() {
            for (expr, _) in list {
                let mut calls = Calls(HashSet::new());
                calls.visit_expr(&expr);
                self.names.called_methods.extend(calls.0);
            }
        }
    }

    /// Types from around the module may have operators with `f64` that are not in sight.
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        if matches!(&item.tree, UseTree::Path(path) if path.ident == "crate" || path.ident == "super") {
            self.names.overloads = true;
        }
    }
}

/// Collects the methods in an expression that does not live as long as the tree.
struct Calls(HashSet<String>);

impl<'ast> Visit<'ast> for Calls {
    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.0.insert(call.method.to_string());
        visit::visit_expr_method_call(self, call);
    }
}
