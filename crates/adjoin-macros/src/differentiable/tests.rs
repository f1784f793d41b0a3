//! Decisions of the expansion that its results do not show, because another decision would compute the same.

use std::fs;
use std::path::Path;

use proc_macro2::TokenStream;
use quote::quote;

/// The text of tokens without irrelevant spaces and trailing commas.
fn text(tokens: &TokenStream) -> String {
    tokens.to_string().split_whitespace().collect::<String>().replace(",}", "}")
}

fn expansion(item: &TokenStream) -> String {
    text(&super::expand(TokenStream::new(), item))
}

#[track_caller]
fn holds(item: &TokenStream, parts: &[TokenStream]) {
    let found = expansion(item);
    for part in parts {
        assert!(found.contains(&text(part)), "no `{part}` in {found}");
    }
}

#[test]
fn constants_stay_plain_as_operands_and_are_lifted_elsewhere() {
    holds(
        &quote! { fn f(x: f64, n: usize) -> f64 { x.max(1.0) * 2.0 + n as f64 * x - (3.0 * 4.0) } },
        &[
            quote!(x.max(<__Scalar as ::core::convert::From<f64>>::from(1.0)) * 2f64),
            quote!(+ n as f64 * x),
            quote!(-(3f64 * 4f64)),
        ],
    );
}

#[test]
fn closures_know_the_items_of_a_slice() {
    holds(
        &quote! {
            impl Mul<f64> for Vector {
                fn f(xs: &[f64]) -> f64 { xs.iter().enumerate().map(|(i, x)| 2.0 * x + i as f64).sum() }
            }
        },
        &[quote!(|(i, x)| 2f64 * x + i as f64)],
    );
}

#[test]
fn operands_of_unknown_type_are_lifted_beside_overloads() {
    let module = |body: TokenStream| {
        quote! {
            mod m {
                struct V(f64);
                #body
                fn f<F: Fn() -> V>(v: F, k: f64) -> V { g(2.0 * v()) }
            }
        }
    };
    let overloads =
        quote! { impl Mul<V> for f64 { type Output = V; fn mul(self, v: V) -> V { V(self * v.0) } } };
    holds(&module(overloads), &[quote!(<__Scalar as ::core::convert::From<f64>>::from(2.0) * v())]);
    holds(&module(TokenStream::new()), &[quote!(g(2f64 * v()))]);
}

#[test]
fn types_get_a_defaulted_parameter_and_the_derive() {
    holds(
        &quote! { mod m { struct P { x: f64, n: usize } struct Q<'a, T> { p: &'a P, t: T } struct N(usize); } },
        &[
            quote!(
                #[derive(::adjoin::Differentiable)]
                struct P<__Scalar: ::adjoin::Real = f64> {
                    x: __Scalar,
                    n: usize,
                }
            ),
            quote!(
                struct Q<'a, T, __Scalar: ::adjoin::Real = f64> {
                    p: &'a P<__Scalar>,
                    t: T,
                }
            ),
            quote!(
                struct N(usize);
            ),
        ],
    );
}

#[test]
fn functions_without_scalars_going_in_stay_as_they_are() {
    let function = quote! { fn weights(n: usize) -> Vec<f64> { (0..n).map(|i| 1.0 / i as f64).collect() } };
    holds(&function, std::slice::from_ref(&function));
}

#[test]
fn plain_code_says_which_instance_it_calls() {
    holds(
        &quote! {
            mod m {
                struct P { x: f64 }
                impl P { fn at(x: f64) -> P { P { x } } }
                fn twice(x: f64) -> f64 { 2.0 * x }
                fn count() -> usize { twice(P::at(1.5).x) as usize }
            }
        },
        &[quote!(
            fn count() -> usize {
                twice::<f64>(P::<f64>::at(1.5).x) as usize
            }
        )],
    );
}

#[test]
fn associated_items_without_scalars_live_at_f64() {
    holds(
        &quote! {
            mod m {
                struct P { x: f64 }
                impl P { const N: usize = 3; fn xs(&self) -> [f64; Self::N] { [self.x; Self::N] } }
            }
        },
        &[
            quote!(
                fn xs(&self) -> [__Scalar; <P<f64>>::N] {
                    [self.x; <P<f64>>::N]
                }
            ),
            quote!(impl P<f64> { const N: usize = 3; }),
        ],
    );
}

#[test]
fn all_errors_are_reported_at_once() {
    let found = expansion(&quote! {
        mod m { static mut A: f64 = 0.0; async fn f(x: f64) -> f64 { x } union U { x: f64 } extern "C" fn g(x: f64) {} }
    });
    assert_eq!(found.matches("compile_error").count(), 4, "{found}");
}

#[test]
fn calls_with_another_scalar_are_over_that() {
    holds(
        &quote! {
            mod m {
                fn g(y: f64, p: f64, k: f64) -> f64 { k * (y - p) }
                fn f(p: f64) -> f64 { g(Forward::new(p, [1.0]), Forward::constant_of(p), 2.0).tangent(0) + g(p, p, 1.0) }
            }
        },
        &[
            quote!(g::<::adjoin::Forward<_, _>>(
                Forward::new(p, [<__Scalar as ::core::convert::From<f64>>::from(1.0)]),
                Forward::constant_of(p),
                <::adjoin::Forward<_, _> as ::core::convert::From<f64>>::from(2.0)
            )),
            quote!(g::<__Scalar>),
        ],
    );
}

#[test]
fn what_fills_a_cell_stays_plain() {
    holds(
        &quote! {
            mod m {
                static CELL: OnceLock<Vec<f64>> = OnceLock::new();
                fn f(x: f64) -> f64 { let table = CELL.get_or_init(|| vec![0.5]); table[0] * x }
            }
        },
        &[quote!(CELL.get_or_init(|| vec![0.5]))],
    );
}

/// The stages in the order of the table in `mod.rs`.
fn stages() -> Vec<String> {
    let rows = include_str!("mod.rs").lines().filter_map(|line| line.strip_prefix("//! | [`"));
    rows.filter_map(|row| Some(row.split_once('`')?.0.to_owned())).collect()
}

/// The stages that a text names, by `differentiable::stage`.
fn stages_in(text: &str) -> Vec<String> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let names = code.flat_map(|line| line.split("differentiable::").skip(1));
    names.map(|rest| rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()).collect()
}

fn for_each_file(folder: &Path, f: &mut impl FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            for_each_file(&path, f);
        } else {
            f(&path, &fs::read_to_string(&path).expect("a source file"));
        }
    }
}

#[test]
fn no_stage_uses_a_later_one() {
    let stages = stages();
    assert_eq!(stages.len(), 6, "{stages:?}");
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/differentiable");
    let mut uses = 0;
    for (number, stage) in stages.iter().enumerate() {
        for_each_file(&here.join(stage), &mut |file, text| {
            for other in stages_in(text) {
                let place = stages.iter().position(|stage| *stage == other);
                assert!(place.is_some_and(|place| place <= number), "{}: {other}", file.display());
                uses += 1;
            }
        });
    }
    assert!(uses > 100, "{uses}");
}

#[test]
fn a_use_of_a_later_stage_is_found() {
    let text = "use crate::differentiable::rewrite::walk;\n//! differentiable::know\n";
    assert_eq!(stages_in(text), ["rewrite"]);
}

#[test]
fn an_impl_for_all_that_becomes_f64_is_refused_beside_another() {
    let module = |others: TokenStream| {
        quote! {
            mod m {
                struct Poly(Vec<f64>);
                impl<T: Into<f64>> Add<T> for Poly { type Output = Poly; fn add(self, by: T) -> Poly { self } }
                #others
            }
        }
    };
    let other =
        quote! { impl Add for Poly { type Output = Poly; fn add(self, other: Poly) -> Poly { self } } };
    assert!(expansion(&module(other)).contains("write`Add<f64>`here"));
    assert!(!expansion(&module(TokenStream::new())).contains("compile_error"));
}

#[test]
fn what_is_written_beside_an_item_is_under_its_conditions() {
    holds(
        &quote! { mod m { #[cfg(unix)] enum Colour { Red } #[cfg(not(unix))] enum Colour { Green } } },
        &[
            quote!(#[cfg(unix)] ::adjoin::__fieldless_enum_casts!(Colour);),
            quote!(#[cfg(not(unix))] ::adjoin::__fieldless_enum_casts!(Colour);),
        ],
    );
}

#[test]
fn constants_as_arguments_are_not_suspected_types() {
    let module = quote! {
        mod m {
            const SIZE: usize = 16;
            fn f(here: &Header<SIZE>, elsewhere: &Header<HEADER_SIZE>, x: f64) -> f64 { x }
        }
    };
    assert!(!expansion(&module).contains("__ADJOIN_CARRIES"), "{}", expansion(&module));
}

#[test]
fn vectors_of_plain_numbers_are_refused_where_scalars_meet_them() {
    let module = |function: TokenStream| quote!(mod m { use glam::{DVec3, dvec3 as vector}; #function });
    let refused = |function: TokenStream| expansion(&module(function)).contains("holdsplainnumbers");
    assert!(refused(quote!(
        fn f(x: f64) -> f64 {
            DVec3::new(x, 0.0, 0.0).length()
        }
    )));
    assert!(refused(quote!(
        fn f(x: f64, v: glam::DVec3) -> f64 {
            x * v.x
        }
    )));
    // What the error says to do.
    assert!(!refused(quote!(
        fn f(x: f64, #[constant] v: DVec3) -> f64 {
            #[constant]
            let w = DVec3::X;
            x * v.dot(w)
        }
    )));
    assert!(!refused(quote!(
        #[constant]
        fn f(x: f64) -> DVec3 {
            DVec3::splat(x)
        }
    )));
}

#[test]
fn a_function_has_the_bounds_that_its_body_needs() {
    let expansion = expansion(&quote! {
        mod m {
            struct V(f64);
            struct W(f64);
            impl Mul<V> for f64 { type Output = V; fn mul(self, v: V) -> V { V(self * v.0) } }
            impl Mul<f64> for W { type Output = W; fn mul(self, x: f64) -> W { W(self.0 * x) } }
            fn needs(v: V) -> V { 2.0 * v }
            fn calls(v: V) -> V { needs(v) }
            fn other(w: W, x: f64) -> W { w * x * 2.0 }
            fn field(v: V, needs: f64) -> f64 { v.0 * needs }
        }
    });
    let bounded = |name: &str| {
        let start = expansion.find(&format!("fn{name}<")).expect("it is a function of the module");
        let header = expansion[start..].split('{').next().unwrap_or_default();
        header.contains("::Mul<V<__Scalar>")
    };
    assert!(bounded("needs") && bounded("calls"));
    assert!(!bounded("other") && !bounded("field"));
}

#[test]
fn tables_of_numbers_are_left_as_they_are() {
    let table = quote!([1.5, 2.5, -3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5, 11.5, 12.5, 13.5, 14.5]);
    let short = quote!([1.5, 2.5]);
    holds(
        &quote! { mod m { const LONG: [f64; 14] = #table; const SHORT: [f64; 2] = #short; fn f(x: f64) -> f64 { let a = #table; x * LONG[1] * a[2] } } },
        &[
            quote!(const LONG: [f64; 14] = #table;),
            quote!(const SHORT: [f64; 2] = #short;),
            quote!(from(1.5)),
        ],
    );
}
