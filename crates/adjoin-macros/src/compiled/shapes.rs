//! What is done to whole bars, written out by their types.

use proc_macro2::TokenStream;
use quote::quote;

use super::print::grouped;
use super::types::{Table, Ty};

/// `to += from` for bars of a type.
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
        _ => {
            let (to, from) = (grouped(to), grouped(from));
            parts(table, ty)
                .map(|(member, ty)| add(table, &ty, &quote!(#to.#member), &quote!(#from.#member)))
                .collect()
        }
    }
}

/// Sets a bar to zero, after a check that it has the shape of a value.
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
        _ => parts(table, ty)
            .map(|(member, ty)| clear(table, &ty, &quote!(#value.#member), &quote!(#bar.#member)))
            .collect(),
    }
}

fn has_struct(ty: &Ty) -> bool {
    match ty {
        Ty::Struct(_) => true,
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
