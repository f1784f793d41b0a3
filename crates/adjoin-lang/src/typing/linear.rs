//! Bodies of linear functions.
//!
//! ```text
//! b ::= z | () | (b, b') | b ⋆ b' | πᵢ b | C b̄ | case b of { C z̄ → b'; … } | let z̄ = b in b'      linear in the z
//!     | s b                               s : σ ⊸ τ, without z
//!     | scale s b | b + b' | 0            scaling, sum and zero
//!     | fromListA b | toListA b           the same reals in another shape
//!     | find 0 s b                        one real of a map where a missing one is 0
//!     | case s of { … → b } | let x = s in b | fail           control that does not look at z
//! ```
//!
//! This is the paper's grammar with n-ary tuples, data types (section source-language-extension) and `let`. A
//! term `s` without linear variables is checked by the ordinary rules, where linear variables are out of
//! scope; so a body of this grammar is a homomorphism by construction.

use std::collections::HashMap;
use std::mem;

use super::{Checked, Checker};
use crate::core::{Kind, Lit, Prim, Term, Type, Var};

impl Checker<'_> {
    /// The codomain of `λ°(z:ty). body`.
    pub(super) fn linear_function(&mut self, z: &Var, ty: &Type, body: &Term) -> Checked<Type> {
        let outer = mem::replace(&mut self.linear, HashMap::from([(z.clone(), ty.clone())]));
        let to = self.linear(body)?;
        self.linear = outer;
        Ok(to)
    }

    fn linear(&mut self, term: &Term) -> Checked<Type> {
        match term.kind() {
            Kind::Var(z, args) if args.is_empty() => match self.linear.get(z) {
                Some(ty) => Ok(ty.clone()),
                None => {
                    Err(self.error(term, format!("`{}` does not depend linearly on the argument", z.hint())))
                }
            },
            Kind::Tuple(parts) | Kind::Par(parts) => {
                Ok(Type::Tuple(parts.iter().map(|part| self.linear(part)).collect::<Checked<_>>()?))
            }
            Kind::Proj(tuple, index) => {
                let ty = self.linear(tuple)?;
                self.component(term, &ty, *index)
            }
            Kind::Con(con, args, fields) => {
                let wanted = self.constructor(term, *con, args, fields.len())?;
                for (field, wanted) in fields.iter().zip(&wanted) {
                    let found = self.linear(field)?;
                    self.expect(field, &found, wanted, "the field")?;
                }
                Ok(Type::Data(con.data, args.clone()))
            }
            Kind::App(function, argument) => {
                let function = self.synth(function)?;
                let Type::Linear(from, to) = &function else {
                    let message =
                        format!("a linear body applies a function of type {}", self.show(&function));
                    return Err(self.error(term, message));
                };
                let found = self.linear(argument)?;
                self.expect(argument, &found, from, "the argument")?;
                Ok((**to).clone())
            }
            Kind::Prim(prim, types, arguments) => {
                let found = match (prim, &arguments[..]) {
                    (Prim::Zero, [like]) => vec![self.synth(like)?],
                    (Prim::Plus, [left, right]) => vec![self.linear(left)?, self.linear(right)?],
                    // One shape for another: the same reals.
                    (Prim::ArrayFromList | Prim::ArrayToList, [whole]) => vec![self.linear(whole)?],
                    // The real at a place, which is 0 if there is none.
                    (Prim::MapFind, [zero, place, map]) if is_zero(zero) => {
                        vec![self.synth(zero)?, self.synth(place)?, self.linear(map)?]
                    }
                    (Prim::Scale, [factor, argument]) => vec![self.synth(factor)?, self.linear(argument)?],
                    _ => return Err(self.error(term, format!("`{}` is not linear", prim.name()))),
                };
                self.primitive(term, *prim, types, &found)
            }
            // An observation looks at z, but nothing depends on it.
            Kind::Let(bind, body) if is_observation(&bind.body) => self.linear(body),
            Kind::Let(bind, body) if bind.scheme.is_none() && self.depends(&bind.body) => {
                let ty = self.linear(&bind.body)?;
                self.linear.insert(bind.var.clone(), ty);
                self.linear(body)
            }
            Kind::Let(bind, body) => {
                let scheme = self.bind(bind, false)?;
                self.env.insert(bind.var.clone(), scheme);
                let ty = self.linear(body)?;
                self.env.remove(&bind.var);
                Ok(ty)
            }
            Kind::Unpack(vars, tuple, body) => {
                let ty = self.linear(tuple)?;
                let parts = self.components(term, &ty, vars.len())?;
                self.linear.extend(vars.iter().cloned().zip(parts));
                self.linear(body)
            }
            Kind::Case(scrutinee, alts, default) if self.depends(scrutinee) => {
                let of = self.linear(scrutinee)?;
                self.alternatives(term, &of, alts, default.as_ref(), |checker, vars, body| {
                    checker.linear.extend(vars.iter().cloned());
                    checker.linear(body)
                })
            }
            Kind::Case(scrutinee, alts, default) => {
                let of = self.synth(scrutinee)?;
                self.alternatives(term, &of, alts, default.as_ref(), |checker, vars, body| {
                    checker.env.extend(vars.iter().cloned().map(|(var, ty)| (var, ty.into())));
                    checker.linear(body)
                })
            }
            Kind::Fail(..) => self.synth(term),
            _ => Err(self.error(term, "this form is not linear in the argument")),
        }
    }

    /// Whether the term mentions a linear variable.
    fn depends(&self, term: &Term) -> bool {
        match term.kind() {
            Kind::Var(x, _) => self.linear.contains_key(x),
            _ => term.children().into_iter().any(|child| self.depends(child)),
        }
    }
}

fn is_zero(term: &Term) -> bool {
    matches!(term.kind(), Kind::Lit(Lit::Double(0.0)))
}

/// `unsafePerformIO (observe t)`.
fn is_observation(term: &Term) -> bool {
    let observes = |term: &Term| matches!(term.kind(), Kind::Prim(Prim::Observe(_), ..));
    matches!(term.kind(), Kind::Prim(Prim::UnsafePerformIo, _, arguments) if arguments.iter().all(observes))
}
