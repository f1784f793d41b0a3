//! Application: unfolded, a call of an instance, or a call of a closure.

use std::collections::HashSet;
use std::rc::Rc;

use super::super::code::{ClosureSite, Extent, Instr, Made, Make, Regs, Returned, Site, Use};
use super::sym::{Def, Known, Scope, Sym};
use super::{Lower, Lowered, Position, group_members, stuck};
use crate::core::types::substitution;
use crate::core::{Bind, Kind, Pattern, Span, Substitution, Term, Type, Var};

/// Functions with more nodes than this are not unfolded.
const SMALL: usize = 60;
/// Calls are unfolded this deep inside one another.
const DEEPEST: u32 = 24;
/// Calls are no longer unfolded into a function with this many steps.
const LONGEST: usize = 2_000;

impl Lower<'_> {
    /// The variables that a term refers to and does not bind.
    fn free(&mut self, term: &Term) -> Rc<[Var]> {
        if let Some(free) = self.free.get(&term.address()) {
            return free.clone();
        }
        let (mut used, mut bound) = (Vec::new(), HashSet::new());
        let mut todo = vec![term];
        while let Some(term) = todo.pop() {
            match term.kind() {
                Kind::Var(x, _) => used.push(x),
                Kind::Lam(x, _, _) => drop(bound.insert(x)),
                Kind::Let(bind, _) => drop(bound.insert(&bind.var)),
                Kind::Unpack(vars, _, _) => bound.extend(vars),
                Kind::LetRec(binds, _) => bound.extend(binds.iter().map(|bind| &bind.var)),
                Kind::Case(_, alts, _) => {
                    for alt in alts {
                        if let Pattern::Con(_, vars) = &alt.pattern {
                            bound.extend(vars);
                        }
                    }
                }
                _ => {}
            }
            todo.extend(term.children());
        }
        // Binders have names of their own, so what is bound anywhere in the term is not free in it.
        let mut seen = HashSet::new();
        let free: Rc<[Var]> =
            used.into_iter().filter(|x| !bound.contains(x) && seen.insert(*x)).cloned().collect();
        self.free.insert(term.address(), free.clone());
        free
    }

    fn captured(&self, free: &[Var]) -> Vec<(Var, Sym)> {
        free.iter().filter_map(|x| self.env.get(x).map(|sym| (x.clone(), sym.clone()))).collect()
    }

    /// What a term refers to here.
    pub(super) fn scope_of(&mut self, term: &Term) -> Rc<Scope> {
        let free = self.free(term);
        Rc::new(Scope { env: self.captured(&free), group: None })
    }

    /// What a recursive group refers to here.
    pub(super) fn group_scope(&mut self, binds: &[Bind]) -> Rc<Scope> {
        let members: HashSet<Var> = binds.iter().map(|bind| bind.var.clone()).collect();
        let mut env: Vec<(Var, Sym)> = Vec::new();
        let mut seen = HashSet::new();
        for bind in binds {
            let free = self.free(&bind.body);
            for (x, sym) in self.captured(&free) {
                if !members.contains(&x) && seen.insert(x.clone()) {
                    env.push((x, sym));
                }
            }
        }
        Rc::new(Scope { env, group: Some((binds.into(), self.types.clone())) })
    }

    /// A λ in its scope.
    pub(super) fn known(
        lam: &Term,
        scope: &Rc<Scope>,
        types: Rc<Substitution>,
        ty: Option<&Type>,
        name: &str,
        recursive: bool,
    ) -> Sym {
        let mut params = Vec::new();
        let mut body = lam;
        let mut result = ty;
        while let Kind::Lam(x, ty, inner) = body.kind() {
            params.push((x.clone(), ty.substitute(&types)));
            body = inner;
            result = match result {
                Some(Type::Fun(_, to)) => Some(to),
                _ => None,
            };
        }
        let result = result.map(|ty| ty.substitute(&types));
        Sym::Fun(Rc::new(Known {
            name: name.into(),
            lam: lam.clone(),
            params: params.into(),
            body: body.clone(),
            types,
            scope: scope.clone(),
            applied: Vec::new(),
            result,
            recursive,
        }))
    }

    /// A definition at types.
    pub(super) fn instantiate(&mut self, def: &Def, types: &[Type]) -> Lowered<Sym> {
        let Some(scheme) = &def.bind.scheme else {
            return Err(stuck("a definition without a type", def.bind.body.span()));
        };
        let mut all = (*def.types).clone();
        all.extend(substitution(&scheme.vars, types));
        let all = if types.is_empty() { def.types.clone() } else { Rc::new(all) };
        let body = &def.bind.body;
        if matches!(body.kind(), Kind::Lam(..)) {
            let recursive = def.scope.group.is_some();
            return Ok(Self::known(body, &def.scope, all, Some(&scheme.ty), def.bind.var.hint(), recursive));
        }
        self.enter(&def.scope, &all, Vec::new(), |it| it.term(body, Position::Value))
    }

    /// Goes into the scope of a function, with its parameters bound.
    pub(super) fn enter<T>(
        &mut self,
        scope: &Rc<Scope>,
        types: &Rc<Substitution>,
        params: Vec<(Var, Sym)>,
        inner: impl FnOnce(&mut Self) -> Lowered<T>,
    ) -> Lowered<T> {
        let mut vars = scope.env.clone();
        if let Some((binds, outer)) = &scope.group {
            vars.extend(group_members(binds, scope, outer));
        }
        vars.extend(params);
        let types = std::mem::replace(&mut self.types, types.clone());
        let value = self.binding(vars, inner);
        self.types = types;
        value
    }

    fn size(&mut self, term: &Term) -> usize {
        if let Some(size) = self.sizes.get(&term.address()) {
            return *size;
        }
        let mut size = 0;
        let mut todo = vec![term];
        while let Some(term) = todo.pop() {
            size += 1;
            if size > SMALL {
                break;
            }
            todo.extend(term.children());
        }
        self.sizes.insert(term.address(), size);
        size
    }

    /// Applies a function to arguments.
    pub(super) fn apply(&mut self, function: Sym, mut args: Vec<Sym>, position: Position) -> Lowered<Sym> {
        if args.is_empty() {
            return self.finish(function, position);
        }
        match function {
            Sym::Fun(known) => {
                let missing = known.missing();
                if args.len() < missing {
                    let mut known = (*known).clone();
                    known.applied.extend(args);
                    return self.finish(Sym::Fun(Rc::new(known)), position);
                }
                let later = args.split_off(missing);
                if later.is_empty() {
                    return self.call(&known, args, position);
                }
                let function = self.call(&known, args, Position::Value)?;
                self.apply(function, later, position)
            }
            Sym::Ref(reg, ty) => self.call_closure(reg, &ty, args, position),
            Sym::Never(ty) => {
                let result = args.iter().fold(ty, |ty, _| match ty {
                    Type::Fun(_, to) => (*to).clone(),
                    ty => ty,
                });
                self.finish(Sym::Never(result), position)
            }
            _ => Err(stuck("something else than a function is applied", Span::NONE)),
        }
    }

    fn unfold(&mut self, known: &Known, args: Vec<Sym>, position: Position) -> Lowered<Sym> {
        let args = known.applied.iter().cloned().chain(args);
        let params: Vec<(Var, Sym)> = known.params.iter().map(|(x, _)| x.clone()).zip(args).collect();
        self.unfolding += 1;
        let value = self.enter(&known.scope, &known.types, params, |it| it.term(&known.body, position));
        self.unfolding -= 1;
        value
    }

    /// Calls a known function with all arguments it waits for.
    fn call(&mut self, known: &Known, args: Vec<Sym>, position: Position) -> Lowered<Sym> {
        let may_unfold = !known.recursive && self.unfolding < DEEPEST && self.builder.length < LONGEST;
        if may_unfold && self.size(&known.body) <= SMALL {
            return self.unfold(known, args, position);
        }
        let all: Vec<Sym> = known.applied.iter().cloned().chain(args.iter().cloned()).collect();
        let (number, regs, result) = self.instance(known, &all)?;
        let Some(result) = result else {
            // It is still being written, and the type of its result is not known: this is only possible for a
            // λ inside a recursive function.
            return self.unfold(known, args, position);
        };
        Ok(self.call_number(number, regs, result, position))
    }

    pub(super) fn call_number(&mut self, number: u32, args: Regs, result: Type, position: Position) -> Sym {
        if position == Position::Tail {
            self.builder.result.get_or_insert_with(|| result.clone());
            if self.builder.number == Some(number) {
                self.set_params(&args);
                self.emit(Instr::Again(number));
            } else {
                let results = Regs::default();
                let frame = Extent::default();
                self.emit(Instr::TailCall(Box::new(Site {
                    function: number,
                    args,
                    results,
                    frame,
                    span: self.site,
                })));
            }
            return Sym::Never(result);
        }
        let value = self.fresh(&result);
        let mut results = Regs::default();
        self.registers(&value, &mut results);
        let frame = Extent::default();
        self.emit(Instr::Call(Box::new(Site { function: number, args, results, frame, span: self.site })));
        value
    }

    /// Moves arguments to the parameters of the function itself, all at once.
    pub(super) fn set_params(&mut self, args: &Regs) {
        let reals = sequence(&args.reals, self.builder.frame.reals);
        self.builder.frame.reals += reals.1;
        reals.0.into_iter().for_each(|(dst, src)| self.emit(Instr::MoveReal(dst, src)));
        let words = sequence(&args.words, self.builder.frame.words);
        self.builder.frame.words += words.1;
        words.0.into_iter().for_each(|(dst, src)| self.emit(Instr::MoveWord(dst, src)));
        let refs: Vec<u32> = args.refs.iter().map(|from| from.reg).collect();
        let refs = sequence(&refs, self.builder.frame.refs);
        self.builder.frame.refs += refs.1;
        refs.0.into_iter().for_each(|(dst, src)| self.emit(Instr::MoveRef(dst, Use::from(src))));
    }

    fn call_closure(&mut self, reg: u32, ty: &Type, args: Vec<Sym>, position: Position) -> Lowered<Sym> {
        let mut each = Vec::new();
        let mut regs = Regs::default();
        let mut ty = ty.clone();
        for argument in args {
            let Type::Fun(from, to) = &ty else {
                return Err(stuck("a function is applied to too many arguments", Span::NONE));
            };
            let argument = self.canonical(argument)?;
            each.push(self.extent(from));
            self.registers(&argument, &mut regs);
            ty = (**to).clone();
        }
        let value = self.fresh(&ty);
        let mut results = Regs::default();
        self.registers(&value, &mut results);
        let between = Regs { refs: vec![Use::from(self.new_ref())], ..Regs::default() };
        let span = self.site;
        let site = |args: Regs, results: Regs| {
            let frame = Extent::default();
            Site { function: 0, args, results, frame, span }
        };
        let site = ClosureSite {
            closure: reg.into(),
            each,
            call: site(regs, results.clone()),
            between: site(Regs::default(), between),
        };
        if position == Position::Tail {
            self.emit(Instr::TailClosure(Box::new(site.clone())));
        }
        self.emit(Instr::CallClosure(Box::new(site.clone())));
        self.emit(Instr::Resume(Box::new(site)));
        if position == Position::Tail {
            self.builder.result.get_or_insert_with(|| ty.clone());
            self.emit(Instr::Return(Box::new(Returned { values: results, frame: Extent::default() })));
            return Ok(Sym::Never(ty));
        }
        Ok(value)
    }

    /// A known function as a closure.
    pub(super) fn closure(&mut self, known: &Known) -> Lowered<Sym> {
        let rest: Vec<Type> = known.params[known.applied.len()..].iter().map(|(_, ty)| ty.clone()).collect();
        let (number, captured, result) = self.closure_instance(known, &rest)?;
        let result = match result {
            Some(result) => result,
            None => self.infer_result(known)?,
        };
        let ty = Type::funs(rest.iter().cloned(), result);
        let dst = self.new_ref();
        let what = Made::Closure(number, rest.len() as u32);
        self.emit(Instr::Make(Box::new(Make { dst, what, fields: captured })));
        Ok(Sym::Ref(dst, ty))
    }

    /// A term as a function of the registers it refers to: its number, these registers, and its type.
    pub(super) fn outlined(&mut self, term: &Term) -> Lowered<(u32, Regs, Type)> {
        let known = Known {
            name: "branch".into(),
            lam: term.clone(),
            params: [].into(),
            body: term.clone(),
            types: self.types.clone(),
            scope: self.scope_of(term),
            applied: Vec::new(),
            result: None,
            recursive: false,
        };
        let (number, regs, result) = self.instance(&known, &[])?;
        let result = match result {
            Some(result) => result,
            None => self.infer_result(&known)?,
        };
        Ok((number, regs, result))
    }
}

/// Moves to registers 0, 1, … in an order that overwrites nothing still needed, with temporary registers from
/// `free` on; and how many of those.
fn sequence(sources: &[u32], free: u32) -> (Vec<(u32, u32)>, u32) {
    let mut waiting: Vec<(u32, u32)> =
        (0u32..).zip(sources.iter().copied()).filter(|(dst, src)| dst != src).collect();
    let mut moves = Vec::new();
    let mut temporaries = 0;
    while !waiting.is_empty() {
        let ready = waiting.iter().position(|(dst, _)| waiting.iter().all(|(_, src)| src != dst));
        if let Some(place) = ready {
            moves.push(waiting.swap_remove(place));
        } else {
            // Only cycles are left: save one register and read the copy instead.
            let saved = waiting[0].0;
            let copy = free + temporaries;
            temporaries += 1;
            moves.push((copy, saved));
            waiting.iter_mut().filter(|(_, src)| *src == saved).for_each(|(_, src)| *src = copy);
        }
    }
    (moves, temporaries)
}

#[cfg(test)]
mod tests {
    use super::sequence;

    #[test]
    fn parameters_are_set_all_at_once() {
        for sources in
            [vec![1, 0], vec![1, 2, 0], vec![0, 0, 1], vec![2, 2, 2], vec![5, 0, 1, 3], vec![3, 0, 0, 2]]
        {
            let mut registers: Vec<u32> = (0..20).collect();
            let (moves, _) = sequence(&sources, 10);
            for (dst, src) in moves {
                registers[dst as usize] = registers[src as usize];
            }
            assert_eq!(registers[..sources.len()], sources);
        }
    }
}
