//! Types that are known only later. The type of `None` or `Vec::new()` has an open part until something is
//! written to the variable, and statements before may have been lowered with the open type:
//!
//! ```text
//! let mut best = None; for … { best = None; … best = Some(x); }
//!   ⟶   the first two statements are of an Option<_>, the third tells that it is an Option<f64>
//! ```
//!
//! This pass, after lowering, gives them the types that are known in the end. A variable that is still open,
//! and gets floats, would have no bar: it is refused.

use super::super::core::{Block, Expr, Kind, Place, Step, StmtKind, VarId};
use super::super::types::{Table, Ty};
use super::exprs::element_type;
use super::{Lower, Result, refuse};

/// For values that are copied.
pub(super) const NOT_CLONE: &str =
    "compiled code copies this value: write `#[derive(Clone)]` on its type, in the module";

impl Lower<'_> {
    /// Gives all places and values of the function the types that are known now.
    pub(super) fn retype(&mut self, block: &mut Block) -> Result<()> {
        // A variable may get its type from another, so this runs until nothing changes.
        while self.retype_block(block) {}
        self.check_block(block)
    }

    /// Whether the type of a variable was found.
    fn retype_block(&mut self, block: &mut Block) -> bool {
        let mut found = false;
        for stmt in &mut block.stmts {
            match &mut stmt.kind {
                StmtKind::Let(var, value) => {
                    self.retype_expr(value);
                    found |= self.learn(*var, &value.ty);
                }
                StmtKind::Assign(place, value) => {
                    self.retype_place(place);
                    self.retype_expr(value);
                    if place.path.is_empty() {
                        found |= self.learn(place.root, &value.ty);
                    }
                }
                StmtKind::Add(place, value) | StmtKind::Push(place, value) => {
                    self.retype_place(place);
                    self.retype_expr(value);
                }
                StmtKind::Pop(place) => self.retype_place(place),
                StmtKind::If(condition, then, other) => {
                    self.retype_expr(condition);
                    found |= self.retype_block(then);
                    found |= self.retype_block(other);
                }
                StmtKind::For { low, high, body, .. } => {
                    self.retype_expr(low);
                    self.retype_expr(high);
                    found |= self.retype_block(body);
                }
                StmtKind::Loop { body, .. } => found |= self.retype_block(body),
                StmtKind::Assert(value, _) => self.retype_expr(value),
                StmtKind::Panic(_) => {}
            }
        }
        found
    }

    /// The type of what is written to a variable is that of the variable.
    fn learn(&mut self, var: VarId, ty: &Ty) -> bool {
        let is_new = self.vars[var].ty.is_open() && !ty.is_open();
        if is_new {
            self.vars[var].ty = ty.clone();
        }
        is_new
    }

    fn retype_place(&self, place: &mut Place) {
        let root = &self.vars[place.root].ty;
        if place.ty.is_open() && !root.is_open() {
            let mut known = Place::of(place.root, root.clone());
            for step in &place.path {
                let ty = match step {
                    Step::Index(_) => Table::element(&known.ty).cloned(),
                    Step::Range(..) => {
                        Table::element(&known.ty).map(|elem| Ty::Slice(Box::new(elem.clone())))
                    }
                    Step::Field(member) => self.field(&known, member).map(|field| field.ty),
                    Step::Payload(path, member) => {
                        self.table.variants(&known.ty).into_iter().find_map(|variant| {
                            let same = variant.path.to_string() == path.to_string();
                            let mut fields = variant.fields.into_iter().filter(|_| same);
                            fields.find(|field| field.member == *member).map(|field| field.ty)
                        })
                    }
                };
                known = known.step(step.clone(), ty.unwrap_or(Ty::Unknown));
            }
            place.ty = known.ty;
        }
        for step in &mut place.path {
            match step {
                Step::Index(index) => self.retype_expr(index),
                Step::Range(low, high) => low.iter_mut().chain(high).for_each(|e| self.retype_expr(e)),
                Step::Field(_) | Step::Payload(..) => {}
            }
        }
    }

    fn retype_expr(&self, expr: &mut Expr) {
        let open = expr.ty.is_open();
        match &mut expr.kind {
            Kind::Constant(_) => {}
            Kind::Read(place) => {
                self.retype_place(place);
                // A copy of a part of a sequence is a vector.
                if open && !matches!(place.ty, Ty::Slice(_)) {
                    expr.ty = place.ty.clone();
                }
            }
            Kind::Len(place) | Kind::Is(place, _) => self.retype_place(place),
            Kind::Neg(a) | Kind::Not(a) | Kind::Cast(a, _) | Kind::Matches(a, _) => self.retype_expr(a),
            Kind::Repeat(a, len) => {
                self.retype_expr(a);
                if open {
                    expr.ty = Ty::Array(Box::new(a.ty.clone()), len.to_string());
                }
            }
            Kind::VecRepeat(a, b) => {
                self.retype_expr(a);
                self.retype_expr(b);
                if open {
                    expr.ty = Ty::Vec(Box::new(a.ty.clone()));
                }
            }
            Kind::Binary(_, a, b) => {
                self.retype_expr(a);
                self.retype_expr(b);
            }
            Kind::Method(a, _, rest) => {
                self.retype_expr(a);
                self.retype_all(rest);
            }
            Kind::Rule(_, all) | Kind::Call(_, all) => self.retype_all(all),
            Kind::Tuple(all) => {
                self.retype_all(all);
                if open {
                    expr.ty = Ty::Tuple(all.iter().map(|e| e.ty.clone()).collect());
                }
            }
            Kind::Array(all) => {
                self.retype_all(all);
                if let (true, Some(elem)) = (open, element_type(all)) {
                    expr.ty = Ty::Array(Box::new(elem), all.len().to_string());
                }
            }
            Kind::VecOf(all) => {
                self.retype_all(all);
                if let (true, Some(elem)) = (open, element_type(all)) {
                    expr.ty = Ty::Vec(Box::new(elem));
                }
            }
            Kind::Struct(_, fields) | Kind::Variant(_, fields) => {
                for (_, value) in &mut *fields {
                    self.retype_expr(value);
                }
                if let (Ty::Option(_), [(_, value)]) = (&expr.ty, fields.as_slice()) {
                    if open {
                        expr.ty = Ty::Option(Box::new(value.ty.clone()));
                    }
                }
            }
            Kind::Recursive(call) => {
                for argument in &mut call.arguments {
                    self.retype_expr(&mut argument.value);
                }
            }
        }
    }

    fn retype_all(&self, all: &mut [Expr]) {
        for expr in all {
            self.retype_expr(expr);
        }
    }

    fn check_block(&self, block: &Block) -> Result<()> {
        for stmt in &block.stmts {
            match &stmt.kind {
                StmtKind::Let(var, value) => self.check_write(&self.place(*var), value)?,
                StmtKind::Assign(place, value)
                | StmtKind::Add(place, value)
                | StmtKind::Push(place, value) => {
                    self.check_write(place, value)?;
                }
                StmtKind::If(_, then, other) => {
                    self.check_block(then)?;
                    self.check_block(other)?;
                }
                StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => self.check_block(body)?,
                StmtKind::Pop(_) | StmtKind::Assert(..) | StmtKind::Panic(_) => {}
            }
        }
        Ok(())
    }

    /// Refuses a copy of a value whose type is not seen to be `Clone`.
    fn check_copies(&self, value: &Expr) -> Result<()> {
        match &value.kind {
            Kind::Read(place) if !self.table.is_clone(&value.ty) => {
                let span = self.vars[place.root].span;
                refuse(&quote::quote_spanned!(span=> _), NOT_CLONE)
            }
            Kind::Tuple(all) | Kind::Array(all) | Kind::VecOf(all) => {
                all.iter().try_for_each(|part| self.check_copies(part))
            }
            Kind::Repeat(part, _) | Kind::VecRepeat(part, _) => self.check_copies(part),
            Kind::Struct(_, fields) | Kind::Variant(_, fields) => {
                fields.iter().try_for_each(|(_, part)| self.check_copies(part))
            }
            _ => Ok(()),
        }
    }

    /// Refuses a write of floats to what has an open type, and of what has an open type but may hold floats.
    fn check_write(&self, place: &Place, value: &Expr) -> Result<()> {
        self.check_copies(value)?;
        let mut reads_floats = false;
        value.places(&mut |place| reads_floats |= self.table.carries(&self.vars[place.root].ty));
        let var = &self.vars[place.root];
        let to_open = (var.ty.is_open() || place.ty.is_open()) && self.table.carries(&value.ty);
        if to_open || value.ty.is_open() && reads_floats {
            let at = quote::quote_spanned!(var.span=> _);
            return refuse(&at, "the type of this variable is not known: give it where it is declared");
        }
        Ok(())
    }
}
