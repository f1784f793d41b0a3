//! Constructors: building them, taking them apart, choosing by them.
//!
//! A symbolic value is *canonical* if it is held as its type says ([`layout`](super::super::layout)): data in
//! references, functions as closures. Results of functions, fields and everything that is chosen at run time
//! are canonical.

use std::rc::Rc;

use super::super::code::{Extent, Instr, Made, Make, Open, Reg, Regs, Step, Subject, Test, Use};
use super::super::layout::Repr;
use super::arithmetic::test;
use super::sym::{Built, Sym};
use super::{Lower, Lowered, Position, stuck};
use crate::core::prim::CmpOp;
use crate::core::{Alt, Kind, Lit, Pattern, Prim, Span, Term, Type, Var};

/// An arm of a case: its code, and its value.
type Arm = (Vec<Step>, Sym);

/// What a case finds out about its scrutinee.
enum Seen {
    /// One alternative is it.
    Known(u32, Vec<Sym>),
    Word(Reg),
    Ref(Reg, Type),
}

impl Lower<'_> {
    /// Registers instead of nothing, for code that is never reached.
    fn alive(&mut self, sym: Sym) -> Sym {
        match sym {
            Sym::Never(ty) => self.fresh(&ty),
            sym => sym,
        }
    }

    /// The components of a tuple; 0 means any number.
    pub(super) fn parts(&mut self, tuple: Sym, count: usize, span: Span) -> Lowered<Vec<Sym>> {
        let parts = match self.alive(tuple) {
            Sym::Con(built) => built.fields.clone(),
            Sym::Ref(reg, Type::Tuple(types)) => self.open(reg, &types),
            _ => return Err(stuck("a tuple is expected", span)),
        };
        if count != 0 && parts.len() != count {
            return Err(stuck(format!("a tuple of {count} components is expected"), span));
        }
        Ok(parts)
    }

    fn open(&mut self, src: Reg, types: &[Type]) -> Vec<Sym> {
        let before = self.builder.frame;
        let fields = types.iter().map(|ty| self.fresh(ty)).collect();
        let after = self.builder.frame;
        if after != before {
            self.emit(Instr::Open(Box::new(Open {
                src: src.into(),
                reals: before.reals,
                words: before.words,
                refs: (before.refs..after.refs).map(Some).collect(),
            })));
        }
        fields
    }

    /// The value held as its type says.
    pub(super) fn canonical(&mut self, sym: Sym) -> Lowered<Sym> {
        match sym {
            Sym::Con(built) => {
                let fields = built.fields.iter().map(|field| self.canonical(field.clone()));
                let fields = fields.collect::<Lowered<Vec<Sym>>>()?;
                let sym = Sym::Con(Rc::new(Built { tag: built.tag, ty: built.ty.clone(), fields }));
                let ty = sym.type_of();
                if !matches!(self.layouts.repr(&ty), Repr::Ref) {
                    return Ok(sym);
                }
                let dst = self.new_ref();
                let mut fields = Regs::default();
                if let Sym::Con(built) = &sym {
                    built.fields.iter().for_each(|field| self.registers(field, &mut fields));
                }
                if fields.extent() == Extent::default() {
                    self.emit(Instr::Tag(dst, built.tag));
                } else {
                    self.emit(Instr::Make(Box::new(Make { dst, what: Made::Con(built.tag), fields })));
                }
                Ok(Sym::Ref(dst, ty))
            }
            Sym::Fun(known) => self.closure(&known),
            Sym::Def(_) | Sym::Poly(_) => Err(stuck("a definition without its types", Span::NONE)),
            sym => Ok(self.alive(sym)),
        }
    }

    /// Appends the registers of a canonical value; constants are loaded.
    pub(super) fn registers(&mut self, sym: &Sym, into: &mut Regs) {
        match sym {
            Sym::Real(reg) => into.reals.push(*reg),
            Sym::RealConst(value, _) => {
                let reg = self.new_real();
                self.emit(Instr::Real(reg, *value));
                into.reals.push(reg);
            }
            Sym::Word(reg, _) => into.words.push(*reg),
            Sym::WordConst(value, ..) => {
                let reg = self.new_word();
                self.emit(Instr::Word(reg, *value));
                into.words.push(reg);
            }
            Sym::Ref(reg, _) => into.refs.push((*reg).into()),
            Sym::Con(built) => built.fields.iter().for_each(|field| self.registers(field, into)),
            // Not canonical.
            Sym::Fun(_) | Sym::Def(_) | Sym::Poly(_) | Sym::Never(_) => {}
        }
    }

    /// A list of elements that are all there.
    pub(super) fn list(&mut self, ty: Type, elements: Vec<Sym>) -> Lowered<Sym> {
        let dst = self.new_ref();
        let length = elements.len() as u32;
        if length == 0 {
            self.emit(Instr::Tag(dst, 0));
            return Ok(Sym::Ref(dst, ty));
        }
        let mut fields = Regs::default();
        for element in elements {
            let element = self.canonical(element)?;
            self.registers(&element, &mut fields);
        }
        self.emit(Instr::Make(Box::new(Make { dst, what: Made::List(length), fields })));
        Ok(Sym::Ref(dst, ty))
    }

    pub(super) fn case(
        &mut self,
        term: &Term,
        scrutinee: &Term,
        alts: &[Alt],
        default: Option<&Term>,
        position: Position,
    ) -> Lowered<Sym> {
        if let [Alt { pattern: Pattern::Con(..), .. }, ..] = alts {
            if let Kind::Prim(Prim::Cmp(op, ty), _, arguments) = scrutinee.kind() {
                let arguments = self.terms(arguments)?;
                return match test(*op, *ty, &arguments, scrutinee.span())? {
                    Ok(holds) => self.alternative(u32::from(holds), &[], alts, default, position, term),
                    Err(test) => {
                        let arm = |it: &mut Self, tag| {
                            it.block(|it| it.alternative(tag, &[], alts, default, position, term))
                        };
                        let (yes, no) = (arm(self, 1)?, arm(self, 0)?);
                        self.branch(test, yes, no)
                    }
                };
            }
        }
        let sym = self.term(scrutinee, Position::Value)?;
        let sym = self.alive(sym);
        if let [Alt { pattern: Pattern::Lit(_), .. }, ..] = alts {
            return self.by_literal(&sym, alts, default, position, term);
        }
        let seen = match sym {
            Sym::WordConst(tag, ..) => Seen::Known(tag as u32, Vec::new()),
            Sym::Con(built) => Seen::Known(built.tag, built.fields.clone()),
            Sym::Word(reg, _) => Seen::Word(reg),
            Sym::Ref(reg, ty) => Seen::Ref(reg, ty),
            _ => return Err(stuck("a case on something else than data", term.span())),
        };
        match seen {
            Seen::Known(tag, fields) => self.alternative(tag, &fields, alts, default, position, term),
            Seen::Word(reg) => {
                self.switch(Subject::Word(reg), |_, _| Vec::new(), alts, default, position, term)
            }
            Seen::Ref(reg, ty) => {
                let fields = |it: &mut Self, alt: &Alt| {
                    let (Pattern::Con(con, _), Type::Data(_, args)) = (&alt.pattern, &ty) else {
                        return Vec::new();
                    };
                    let types = it.program.data.fields(*con, args).unwrap_or_default();
                    it.open(reg, &types)
                };
                self.switch(Subject::Tag(reg), fields, alts, default, position, term)
            }
        }
    }

    /// The alternative for a constructor that is known.
    fn alternative(
        &mut self,
        tag: u32,
        fields: &[Sym],
        alts: &[Alt],
        default: Option<&Term>,
        position: Position,
        at: &Term,
    ) -> Lowered<Sym> {
        for alt in alts {
            if let Pattern::Con(con, vars) = &alt.pattern {
                if con.tag == tag {
                    let vars: Vec<(Var, Sym)> = vars.iter().cloned().zip(fields.iter().cloned()).collect();
                    return self.binding(vars, |it| it.term(&alt.body, position));
                }
            }
        }
        match default {
            Some(default) => self.term(default, position),
            None => Err(stuck("no alternative applies", at.span())),
        }
    }

    fn by_literal(
        &mut self,
        sym: &Sym,
        alts: &[Alt],
        default: Option<&Term>,
        position: Position,
        at: &Term,
    ) -> Lowered<Sym> {
        let Some((alt, rest)) = alts.split_first() else {
            return match default {
                Some(default) => self.term(default, position),
                None => Err(stuck("a case on literals without a default", at.span())),
            };
        };
        let Pattern::Lit(lit) = &alt.pattern else {
            return Err(stuck("literals and constructors in one case", at.span()));
        };
        let word = |lit: &Lit| match lit {
            Lit::Char(value) => i64::from(u32::from(*value)),
            Lit::Int(value) => *value,
            Lit::Double(_) => 0,
        };
        let test = match (sym, lit) {
            (Sym::RealConst(x, _), Lit::Double(y)) => Ok(x == y),
            (Sym::Real(reg), Lit::Double(y)) => Err(Test::RealConst(CmpOp::Eq, *reg, *y)),
            (Sym::WordConst(x, ..), lit) => Ok(*x == word(lit)),
            (Sym::Word(reg, _), lit) => Err(Test::WordConst(CmpOp::Eq, *reg, word(lit))),
            _ => return Err(stuck("a literal pattern for data", at.span())),
        };
        match test {
            Ok(true) => self.term(&alt.body, position),
            Ok(false) => self.by_literal(sym, rest, default, position, at),
            Err(test) => {
                let yes = self.block(|it| it.term(&alt.body, position))?;
                let no = self.block(|it| it.by_literal(sym, rest, default, position, at))?;
                self.branch(test, yes, no)
            }
        }
    }

    /// One arm or the other.
    fn branch(&mut self, test: Test, yes: Arm, no: Arm) -> Lowered<Sym> {
        let mut arms = [yes, no];
        let sym = self.merge(&mut arms)?;
        let [(yes, _), (no, _)] = arms;
        self.builder.length += 1;
        self.builder.steps.push(Step::If(test, yes, no));
        Ok(sym)
    }

    fn switch(
        &mut self,
        subject: Subject,
        fields: impl Fn(&mut Self, &Alt) -> Vec<Sym>,
        alts: &[Alt],
        default: Option<&Term>,
        position: Position,
        at: &Term,
    ) -> Lowered<Sym> {
        let mut tags: Vec<u32> = Vec::new();
        let mut arms: Vec<Arm> = Vec::new();
        for alt in alts {
            let Pattern::Con(con, vars) = &alt.pattern else {
                return Err(stuck("literals and constructors in one case", at.span()));
            };
            if tags.contains(&con.tag) {
                continue;
            }
            tags.push(con.tag);
            arms.push(self.block(|it| {
                let fields = fields(it, alt);
                let vars: Vec<(Var, Sym)> = vars.iter().cloned().zip(fields).collect();
                it.binding(vars, |it| it.term(&alt.body, position))
            })?);
        }
        let data = alts.iter().find_map(|alt| match &alt.pattern {
            Pattern::Con(con, _) => self.program.data.get(con.data),
            Pattern::Lit(_) => None,
        });
        let count = data.map_or(0, |decl| decl.cons.len());
        let complete = tags.len() >= count;
        match default {
            Some(default) if !complete => arms.push(self.block(|it| it.term(default, position))?),
            _ => {}
        }
        let sym = self.merge(&mut arms)?;
        self.builder.length += 1;
        let mut blocks: Vec<Vec<Step>> = arms.into_iter().map(|(block, _)| block).collect();
        if blocks.len() == 1 {
            // The only possibility.
            self.builder.steps.append(&mut blocks[0]);
            return Ok(sym);
        }
        let step = match (&mut blocks[..], subject) {
            ([no, yes], Subject::Tag(reg)) if tags.len() == 2 && starts_by_opening(yes) => {
                Step::If(Test::Tag(reg, tags[1]), std::mem::take(yes), std::mem::take(no))
            }
            ([yes, no], Subject::Tag(reg)) => {
                Step::If(Test::Tag(reg, tags[0]), std::mem::take(yes), std::mem::take(no))
            }
            ([yes, no], Subject::Word(reg)) => {
                let test = Test::WordConst(CmpOp::Eq, reg, i64::from(tags[0]));
                Step::If(test, std::mem::take(yes), std::mem::take(no))
            }
            _ => {
                let others = if blocks.len() > tags.len() { blocks.pop() } else { None };
                let arms = tags.into_iter().zip(blocks).collect();
                Step::Switch(subject, count as u32, arms, others.unwrap_or_default())
            }
        };
        self.builder.steps.push(step);
        Ok(sym)
    }

    /// One value for those of several arms, each of which is made to leave it in the same registers.
    fn merge(&mut self, arms: &mut [Arm]) -> Lowered<Sym> {
        let mut reached: Vec<&mut Arm> = Vec::new();
        let mut never = None;
        for arm in arms {
            if let Sym::Never(ty) = &arm.1 {
                never = Some(ty.clone());
            } else {
                reached.push(arm);
            }
        }
        match &mut reached[..] {
            [] => Ok(Sym::Never(never.unwrap_or_else(Type::unit))),
            [arm] => Ok(arm.1.clone()),
            arms => self.merge_all(arms),
        }
    }

    fn merge_all(&mut self, arms: &mut [&mut Arm]) -> Lowered<Sym> {
        if let Some(sym) = same_constant(arms) {
            return Ok(sym);
        }
        if let Some((ty, tag, count)) = self.same_product(arms) {
            let mut merged = Vec::with_capacity(count);
            for place in 0..count {
                let mut inner: Vec<Arm> = arms
                    .iter_mut()
                    .map(|arm| {
                        let field = match &arm.1 {
                            Sym::Con(built) => built.fields[place].clone(),
                            sym => sym.clone(),
                        };
                        (std::mem::take(&mut arm.0), field)
                    })
                    .collect();
                let sym = {
                    let mut inner: Vec<&mut Arm> = inner.iter_mut().collect();
                    self.merge_all(&mut inner)
                };
                for (arm, (block, _)) in arms.iter_mut().zip(inner) {
                    arm.0 = block;
                }
                merged.push(sym?);
            }
            return Ok(Sym::Con(Rc::new(Built { tag, ty, fields: merged })));
        }
        let mut result: Option<(Sym, Regs)> = None;
        for arm in arms.iter_mut() {
            let sym = arm.1.clone();
            let mut block = std::mem::take(&mut arm.0);
            let (from, ty) = self.reopen(&mut block, |it| {
                let sym = it.canonical(sym)?;
                let mut regs = Regs::default();
                it.registers(&sym, &mut regs);
                Ok((regs, sym.type_of()))
            })?;
            if result.is_none() {
                let sym = self.fresh(&ty);
                let mut regs = Regs::default();
                self.registers(&sym, &mut regs);
                result = Some((sym, regs));
            }
            if let Some((_, into)) = &result {
                let into = into.clone();
                self.reopen(&mut block, |it| {
                    for (dst, src) in into.reals.iter().zip(&from.reals) {
                        it.emit(Instr::MoveReal(*dst, *src));
                    }
                    for (dst, src) in into.words.iter().zip(&from.words) {
                        it.emit(Instr::MoveWord(*dst, *src));
                    }
                    for (dst, src) in into.refs.iter().zip(&from.refs) {
                        it.emit(Instr::MoveRef(dst.reg, Use::from(src.reg)));
                    }
                    Ok(())
                })?;
            }
            arm.0 = block;
        }
        match result {
            Some((sym, _)) => Ok(sym),
            None => Err(stuck("a case without alternatives", Span::NONE)),
        }
    }

    /// Whether all arms are products of the same form that exist as parts; if so, that form.
    fn same_product(&mut self, arms: &[&mut Arm]) -> Option<(Option<Type>, u32, usize)> {
        let mut found: Option<(Option<Type>, u32, usize)> = None;
        for arm in arms {
            let Sym::Con(built) = &arm.1 else { return None };
            if let Some(ty) = &built.ty {
                if !matches!(self.layouts.repr(ty), Repr::Parts(_)) {
                    return None;
                }
            }
            match &found {
                None => found = Some((built.ty.clone(), built.tag, built.fields.len())),
                Some((_, tag, count)) if *tag == built.tag && *count == built.fields.len() => {}
                Some(_) => return None,
            }
        }
        found
    }
}

/// Whether a block begins by taking its constructor apart: such an arm is entered by the same instruction.
fn starts_by_opening(block: &[Step]) -> bool {
    matches!(block.first(), Some(Step::Do(Instr::Open(_))))
}

/// The constant that all arms give, if it is the same.
fn same_constant(arms: &[&mut Arm]) -> Option<Sym> {
    let (first, rest) = arms.split_first()?;
    let same = rest.iter().all(|arm| match (&first.1, &arm.1) {
        (Sym::RealConst(x, _), Sym::RealConst(y, _)) => x.to_bits() == y.to_bits(),
        (Sym::WordConst(x, ..), Sym::WordConst(y, ..)) => x == y,
        _ => false,
    });
    same.then(|| first.1.clone())
}
