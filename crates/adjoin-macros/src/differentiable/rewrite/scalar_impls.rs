//! Implementations for `f64` itself, which become one `impl` for each scalar type.
//!
//! `impl Mul<Vector> for f64`: made generic it would be an `impl` for a type parameter, which the orphan rule
//! forbids. `impl Add<&Vector> for &Vector`: made generic it would require the operators of `&__Scalar`, and
//! when the compiler looks for types with those, it would try `Vector<Vector<Vector<…>>>` without end.
//! Written for `f64`, `Reverse`, `Forward<R, K>` (over any `R`) and its unchecked form `Dual<R, K>`, neither
//! is a problem. In exchange generic code no longer knows that its `__Scalar` has the operator, so every
//! generic item of the module gets that as a bound.
//!
//! ```text
//! impl Half for f64 {                    impl Half for f64 { fn half(self) -> Self { 0.5 * self } }
//!     fn half(self) -> Self {       ⟶    impl Half for Reverse { fn half(self) -> Self { 0.5f64 * self } }
//!         0.5 * self                     impl<__Scalar: Real, const __K: usize> Half for Forward<__Scalar, __K> { … }
//!     }                                  … and for Dual<__Scalar, __K>
//! }
//! ```

use syn::visit_mut::VisitMut;
use syn::{ImplItem, Item, ItemImpl, Type, parse_quote};

use crate::differentiable::basics::syntax::is_f64;
use crate::differentiable::deduce::state::{Mode, Rewriter};

impl Rewriter<'_> {
    /// The implementations.
    pub(crate) fn for_scalars(&mut self, item: &mut ItemImpl) -> Vec<Item> {
        let parameters: [syn::GenericParam; 2] =
            [parse_quote!(__Scalar: ::adjoin::Real), parse_quote!(const __K: usize)];
        let scalars: [(Type, &[syn::GenericParam]); 4] = [
            (parse_quote!(f64), &[]),
            (parse_quote!(::adjoin::Reverse), &[]),
            (parse_quote!(::adjoin::Forward<__Scalar, __K>), &parameters),
            (parse_quote!(::adjoin::macro_support::Dual<__Scalar, __K>), &parameters),
        ];
        (scalars.into_iter())
            .map(|(scalar, parameters)| {
                let mut instance = item.clone();
                let mode = if is_f64(&scalar) { Mode::Plain } else { Mode::Over(Box::new(scalar)) };
                self.with_mode(mode, |inner| inner.instance(&mut instance));
                instance.generics.params.extend(parameters.iter().cloned());
                Item::Impl(instance)
            })
            .collect()
    }

    /// One of the implementations for a scalar type.
    fn instance(&mut self, item: &mut ItemImpl) {
        self.visit_generics_mut(&mut item.generics);
        self.visit_type_mut(&mut item.self_ty);
        if let Some((_, path, _)) = &mut item.trait_ {
            self.visit_path_mut(path);
        }
        for inner in &mut item.items {
            match inner {
                ImplItem::Fn(method) => {
                    self.locals.enter();
                    self.signature(&mut method.sig);
                    self.visit_block_mut(&mut method.block);
                    self.locals.leave();
                    // For a type parameter, the methods of its bounds are in scope; for a type they have to
                    // be imported.
                    if self.is_over() {
                        method.block.stmts.insert(
                            0,
                            parse_quote!(
                                #[allow(unused_imports)]
                                use ::adjoin::Real as _;
                            ),
                        );
                    }
                }
                ImplItem::Type(associated) => self.visit_type_mut(&mut associated.ty),
                _ => {}
            }
        }
    }
}
