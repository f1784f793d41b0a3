//! Which type variables must be cotangents: those at whose types 0 and + are used, directly or by a function
//! that is called.

use std::collections::{HashMap, HashSet};

use crate::core::{Bind, Kind, Prim, Program, Term, TyVar, Type, Var};

/// For each polymorphic definition, which of its type variables are constrained.
pub(super) type Constraints = HashMap<Var, HashSet<TyVar>>;

/// Looks at definitions until nothing changes: they may be recursive.
pub(super) fn constraints(program: &Program) -> Constraints {
    let mut binds: Vec<&Bind> = program.binds().collect();
    let mut todo: Vec<&Term> = binds.iter().map(|bind| &bind.body).collect();
    while let Some(term) = todo.pop() {
        match term.kind() {
            Kind::Let(bind, _) => binds.push(bind),
            Kind::LetRec(group, _) => binds.extend(group),
            _ => {}
        }
        todo.extend(term.children());
    }
    binds.retain(|bind| bind.scheme.as_ref().is_some_and(|scheme| !scheme.vars.is_empty()));
    let schemes: HashMap<&Var, &Bind> = binds.iter().map(|bind| (&bind.var, *bind)).collect();
    let mut found: Constraints = binds.iter().map(|bind| (bind.var.clone(), HashSet::new())).collect();
    loop {
        let mut changed = false;
        for bind in &binds {
            let Some(scheme) = &bind.scheme else { continue };
            for var in needed(&bind.body, &schemes, &found) {
                if scheme.vars.contains(&var) {
                    changed |= found.entry(bind.var.clone()).or_default().insert(var);
                }
            }
        }
        if !changed {
            return found;
        }
    }
}

fn needed(body: &Term, schemes: &HashMap<&Var, &Bind>, known: &Constraints) -> HashSet<TyVar> {
    let mut vars = HashSet::new();
    let mut add = |ty: &Type| {
        ty.walk(&mut |part| {
            if let Type::Var(var) = part {
                vars.insert(var.clone());
            }
        });
    };
    let mut todo = vec![body];
    while let Some(term) = todo.pop() {
        match term.kind() {
            Kind::Prim(Prim::Zero | Prim::Plus, types, _) => types.iter().for_each(&mut add),
            Kind::Var(x, args) => {
                if let (Some(bind), Some(constrained)) = (schemes.get(x), known.get(x)) {
                    let params = bind.scheme.as_ref().map_or(&[][..], |scheme| &scheme.vars);
                    for (_, arg) in params.iter().zip(args.iter()).filter(|(p, _)| constrained.contains(p)) {
                        add(arg);
                    }
                }
            }
            _ => {}
        }
        todo.extend(term.children());
    }
    vars
}
