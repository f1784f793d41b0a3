//! Additions to whole bars, and zeroing, written out by their types. Structs and enums of the module do not
//! implement the library's traits for addition, so the macro goes through their fields:
//!
//! ```text
//! add pair_bar += bar, for struct Pair { a: f64, b: Vec<f64>, n: usize }   ⟶   pair_bar.a += bar.a; add(&mut pair_bar.b, &bar.b);
//! ```

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::print::grouped;
use super::types::{Payload, Table, Ty};

/// `to += from` for bars of a type. Types without structs are added by the library.
pub(super) fn add(table: &Table, ty: &Ty, to: &TokenStream, from: &TokenStream) -> TokenStream {
    if !table.carries(ty) {
        return quote!();
    }
    match ty {
        Ty::F64 => quote!(#to += #from;),
        _ if !has_struct(ty) => quote!(::adjoin::macro_support::compiled::add(&mut #to, &#from);),
        Ty::Array(elem, _) | Ty::Slice(elem) | Ty::Vec(elem) => {
            let body = add(table, elem, &quote!((*to)), &quote!((*from)));
            quote!(for (to, from) in (#to).iter_mut().zip((#from).iter()) { #body })
        }
        Ty::Enum(_) | Ty::Option(_) => {
            let arms = each_variant(table, ty, |path, fields| {
                let (mut members, mut tos, mut froms) = (Vec::new(), Vec::new(), Vec::new());
                let mut flows = quote!();
                for (number, field) in fields.iter().enumerate().filter(|(_, field)| !field.constant) {
                    let (left, right) = (format_ident!("to_{}", number), format_ident!("from_{}", number));
                    flows.extend(add(table, &field.ty, &quote!((*#left)), &quote!((*#right))));
                    members.push(field.member.clone());
                    tos.push(left);
                    froms.push(right);
                }
                quote!((#path { #(#members: #tos,)* .. }, #path { #(#members: #froms,)* .. }) => { #flows })
            });
            quote!(match (&mut #to, &#from) {
                #(#arms)*
                _ => ::adjoin::macro_support::compiled::other_variant(),
            })
        }
        _ => {
            let (to, from) = (grouped(to), grouped(from));
            parts(table, ty)
                .map(|(member, ty)| add(table, &ty, &quote!(#to.#member), &quote!(#from.#member)))
                .collect()
        }
    }
}

/// Sets a bar that the user passes to zero, and checks that it has the shape of the argument.
pub(super) fn clear(table: &Table, ty: &Ty, value: &TokenStream, bar: &TokenStream) -> TokenStream {
    if !table.carries(ty) {
        return quote!();
    }
    match ty {
        Ty::F64 => quote!(#bar = 0.0;),
        Ty::Array(elem, _) | Ty::Slice(elem) | Ty::Vec(elem) => {
            let check = quote!(::core::assert!(
                #bar.len() == #value.len(),
                "value_and_grad_into: the length of a gradient is {}, and that of its argument is {}",
                #bar.len(),
                #value.len()
            ););
            if **elem == Ty::F64 {
                return quote!(#check #bar.fill(0.0););
            }
            let body = clear(table, elem, &quote!((*value)), &quote!((*bar)));
            quote!(#check for (bar, value) in #bar.iter_mut().zip(#value.iter()) { #body })
        }
        Ty::Enum(_) | Ty::Option(_) => {
            let arms = each_variant(table, ty, |path, fields| {
                let (mut members, mut values, mut bars) = (Vec::new(), Vec::new(), Vec::new());
                let mut clears = quote!();
                for (number, field) in fields.iter().enumerate().filter(|(_, field)| !field.constant) {
                    let (left, right) = (format_ident!("value_{}", number), format_ident!("bar_{}", number));
                    clears.extend(clear(table, &field.ty, &quote!((*#left)), &quote!((*#right))));
                    members.push(field.member.clone());
                    values.push(left);
                    bars.push(right);
                }
                quote!((#path { #(#members: #values,)* .. }, #path { #(#members: #bars,)* .. }) => { #clears })
            });
            quote!(match (&#value, &mut #bar) {
                #(#arms)*
                _ => ::core::panic!("value_and_grad_into: a gradient has another variant than its argument"),
            })
        }
        _ => parts(table, ty)
            .map(|(member, ty)| clear(table, &ty, &quote!(#value.#member), &quote!(#bar.#member)))
            .collect(),
    }
}

/// Calls `write` for the parts of a bar, in the order of their scalars: a struct by its fields, and an array
/// as a slice, so that each of them is a plain copy.
pub(super) fn write(table: &Table, ty: &Ty, bar: &TokenStream, write: &TokenStream) -> TokenStream {
    match ty {
        _ if !table.carries(ty) => quote!(),
        Ty::Struct(_) | Ty::Tuple(_) => parts(table, ty)
            .map(|(member, ty)| self::write(table, &ty, &quote!(#bar.#member), write))
            .collect(),
        Ty::Array(..) => quote!(#write(&#bar[..]);),
        _ => quote!(#write(&#bar);),
    }
}

/// The tokens that `f` makes for each variant of an enum.
fn each_variant(
    table: &Table,
    ty: &Ty,
    f: impl Fn(&TokenStream, &[Payload]) -> TokenStream,
) -> Vec<TokenStream> {
    table.variants(ty).iter().map(|variant| f(&variant.path, &variant.fields)).collect()
}

/// Whether the library cannot add bars of the type: it contains a struct or enum, or a tuple of more parts
/// than `AddBar` is implemented for.
fn has_struct(ty: &Ty) -> bool {
    match ty {
        Ty::Struct(_) | Ty::Enum(_) | Ty::Option(_) => true,
        Ty::Array(elem, _) | Ty::Slice(elem) | Ty::Vec(elem) => has_struct(elem),
        Ty::Tuple(all) => all.len() > 6 || all.iter().any(has_struct),
        _ => false,
    }
}

/// The parts of a tuple or struct that are differentiated.
fn parts<'a>(table: &'a Table, ty: &Ty) -> Box<dyn Iterator<Item = (syn::Member, Ty)> + 'a> {
    match ty {
        Ty::Tuple(all) => {
            let parts: Vec<_> =
                all.iter().enumerate().map(|(number, ty)| (syn::Member::from(number), ty.clone())).collect();
            Box::new(parts.into_iter())
        }
        Ty::Struct(name) => Box::new(table.structs.get(name).into_iter().flat_map(|def| {
            def.fields
                .iter()
                .filter(|field| !field.constant)
                .filter_map(|field| Some((field.member.clone(), table.ty(&field.ty, None)?)))
        })),
        _ => Box::new(std::iter::empty()),
    }
}
