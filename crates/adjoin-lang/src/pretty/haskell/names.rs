//! Names that Haskell accepts: every variable, type and constructor gets one of its own.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

use crate::core::{ConId, DataId, DataTable, TyVar, Var};

/// Names that mean something else in the module: keywords, imports, and the runtime's.
const TAKEN: &str = "\
    case class data default deriving do else forall foreign if import in infix infixl infixr instance let module newtype of then \
    type where qualified as hiding family role pattern proc rec mdo stock anyclass via capi ccall safe unsafe \
    zero ones plus first second third fourth fifth scale alloc get set modify push arrayLength freezeArray at inParallel \
    inParallelPair cbrt exp2 expm1 log1p log2 log10 hypot decimalDigits decimalExponent floatToDigits erf erfc lgamma fmin fmax digamma trigamma \
    negate abs signum recip pi exp log sqrt sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh logBase atan2 isNaN \
    div mod quot rem min max truncate round floor ceiling fromIntegral ord chr error return seq show print main unsafePerformIO \
    newIORef readIORef writeIORef atomicModifyIORef forkIO newEmptyMVar takeMVar putMVar throwIO try readArray writeArray \
    newListArray getBounds getElems atomicModifyIORef' fromListA toListA lengthA sumA dot matVec total";

/// Type and constructor names that are taken.
const TAKEN_UPPER: &str = "Double Int Char Bool True False IO String Cotangent First Second Third Fourth Fifth Array IArray IORef \
    IOArray SomeException Num Show Eq Ord Main P A IntMap";

/// All names of a module.
pub(super) struct Names {
    vars: HashMap<Var, String>,
    ty_vars: HashMap<TyVar, String>,
    types: HashMap<DataId, String>,
    cons: HashMap<ConId, String>,
    taken: HashSet<String>,
}

impl Names {
    pub(super) fn new(data: &DataTable) -> Self {
        let taken = TAKEN.split_whitespace().chain(TAKEN_UPPER.split_whitespace()).map(str::to_owned);
        let mut names = Names {
            vars: HashMap::new(),
            ty_vars: HashMap::new(),
            types: HashMap::new(),
            cons: HashMap::new(),
            taken: taken.collect(),
        };
        let mut used: HashSet<String> = TAKEN_UPPER.split_whitespace().map(str::to_owned).collect();
        for (id, decl) in
            data.iter().filter(|(id, _)| !matches!(*id, DataId::BOOL | DataId::LIST | DataId::ARRAY))
        {
            let name = fresh(&mut names.taken, &upper(&decl.name));
            names.types.insert(id, name);
            for (tag, con) in (0u32..).zip(&decl.cons) {
                let name = fresh(&mut used, &constructor(&con.name));
                names.cons.insert(ConId::new(id, tag), name);
            }
        }
        names.cons.insert(ConId::FALSE, "False".into());
        names.cons.insert(ConId::TRUE, "True".into());
        names
    }

    pub(super) fn var(&mut self, var: &Var) -> String {
        if let Some(name) = self.vars.get(var) {
            return name.clone();
        }
        let name = fresh(&mut self.taken, &lower(var.hint()));
        self.vars.insert(var.clone(), name.clone());
        name
    }

    pub(super) fn ty_var(&mut self, var: &TyVar) -> String {
        if let Some(name) = self.ty_vars.get(var) {
            return name.clone();
        }
        let name = fresh(&mut self.taken, &lower(var.hint()));
        self.ty_vars.insert(var.clone(), name.clone());
        name
    }

    pub(super) fn data(&self, id: DataId) -> String {
        self.types.get(&id).cloned().unwrap_or_else(|| "Bool".into())
    }

    /// A constructor in prefix form.
    pub(super) fn con(&self, con: ConId) -> String {
        let name = self.cons.get(&con).cloned().unwrap_or_default();
        if name.starts_with(':') { format!("({name})") } else { name }
    }
}

/// The name itself, or else with primes or numbers behind it.
fn fresh(taken: &mut HashSet<String>, base: &str) -> String {
    let mut name = base.to_owned();
    let mut count = 0;
    while !taken.insert(name.clone()) {
        count += 1;
        let symbolic = base.starts_with(':');
        name = match count {
            1 if !symbolic => format!("{base}'"),
            n if symbolic => format!("{base}{}", "%".repeat(n)),
            n => format!("{base}_{n}"),
        };
    }
    name
}

/// Letters that stand for other characters.
fn letters(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        match c {
            c if c.is_ascii_alphanumeric() || c == '_' || c == '\'' => out.push(c),
            'ₛ' => out.push('S'),
            '+' => out.push_str("plus"),
            '-' => out.push_str("minus"),
            '*' => out.push_str("times"),
            '⋆' => out.push_str("star"),
            '∘' => out.push_str("after"),
            '[' => out.push_str("List"),
            ']' => {}
            '@' | '(' | ')' | ',' | ' ' | '.' => out.push('_'),
            '₀'..='₉' => out.push(char::from(b'0' + (u32::from(c) - 0x2080) as u8)),
            c if c.is_alphabetic() => out.push(c),
            c => {
                let _ = write!(out, "u{:x}", u32::from(c));
            }
        }
    }
    out
}

/// A variable's name: it begins with a small letter.
fn lower(name: &str) -> String {
    let name = if name == "0ₛ" { "zeroS".to_owned() } else { letters(name) };
    let mut chars = name.chars();
    match chars.next() {
        Some(first) if first.is_lowercase() => name,
        Some('_') if chars.clone().next().is_some() => name,
        Some(first) if first.is_uppercase() => first.to_lowercase().chain(chars).collect(),
        Some(_) => format!("v{name}"),
        None => "v".into(),
    }
}

/// A type's name: it begins with a capital.
fn upper(name: &str) -> String {
    let name = letters(name);
    let mut chars = name.chars();
    match chars.next() {
        Some(first) if first.is_uppercase() => name,
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(chars).collect(),
        _ => format!("T{name}"),
    }
}

/// A constructor's name: it begins with a capital, or is an operator that begins with a colon.
fn constructor(name: &str) -> String {
    // The dual of an operator has a prime, which Haskell's operators cannot have.
    if name.starts_with(':') { name.replace('\'', "%") } else { upper(name) }
}
