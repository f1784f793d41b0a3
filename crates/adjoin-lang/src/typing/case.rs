//! Alternatives of a `case`.

use std::collections::HashSet;

use super::{Checked, Checker};
use crate::core::{Alt, Lit, Pattern, Term, Type, Var};

impl Checker<'_> {
    /// All alternatives fit `of` and have one type, and one of them always applies.
    pub(super) fn alternatives(
        &mut self,
        at: &Term,
        of: &Type,
        alts: &[Alt],
        default: Option<&Term>,
        mut body: impl FnMut(&mut Self, &[(Var, Type)], &Term) -> Checked<Type>,
    ) -> Checked<Type> {
        let mut result: Option<Type> = None;
        let mut named = HashSet::new();
        for alt in alts {
            let vars = match &alt.pattern {
                Pattern::Con(con, vars) => {
                    let Type::Data(data, args) = of else {
                        let message = format!("a constructor pattern for type {}", self.show(of));
                        return Err(self.error(&alt.body, message));
                    };
                    if *data != con.data {
                        let message = format!("a pattern of another type than {}", self.show(of));
                        return Err(self.error(&alt.body, message));
                    }
                    named.insert(con.tag);
                    let fields = self.constructor(&alt.body, *con, args, vars.len())?;
                    vars.iter().cloned().zip(fields).collect()
                }
                Pattern::Lit(lit) => {
                    self.literal_pattern(&alt.body, *lit, of)?;
                    Vec::new()
                }
            };
            let found = body(self, &vars, &alt.body)?;
            let wanted = result.get_or_insert_with(|| found.clone()).clone();
            self.expect(&alt.body, &found, &wanted, "the alternative")?;
        }
        if let Some(default) = default {
            let found = body(self, &[], default)?;
            let wanted = result.get_or_insert_with(|| found.clone()).clone();
            self.expect(default, &found, &wanted, "the default")?;
        } else {
            let all = match of {
                Type::Data(data, _) => self.data.get(*data).map_or(usize::MAX, |decl| decl.cons.len()),
                _ => usize::MAX,
            };
            if named.len() < all {
                return Err(
                    self.error(at, "the alternatives do not cover all cases, and there is no default")
                );
            }
        }
        result.ok_or_else(|| self.error(at, "a case without alternatives"))
    }

    fn literal_pattern(&self, at: &Term, lit: Lit, of: &Type) -> Checked<()> {
        if lit.ty() == *of {
            return Ok(());
        }
        Err(self.error(at, format!("a literal pattern of another type than {}", self.show(of))))
    }
}
