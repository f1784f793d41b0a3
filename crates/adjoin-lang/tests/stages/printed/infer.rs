//! Type inference for printed programs: every name must be bound, and every definition must have the type of
//! its signature.
//!
//! Linear functions are distinguished from others, synonyms are expanded, and variables of a signature are
//! rigid and scope over the definition. Only definitions with a signature are polymorphic.

use std::collections::HashMap;

use super::parser;
use super::tree::{Binding, Expr, Pattern, Program, Scheme, Statement, Type};

type Result<T> = std::result::Result<T, String>;

#[derive(Clone, Debug, PartialEq)]
enum Ty {
    Unknown(usize),
    /// A type constructor, or a rigid variable.
    Con(String, Vec<Ty>),
    Tuple(Vec<Ty>),
    Fun(Box<Ty>, Box<Ty>),
    Linear(Box<Ty>, Box<Ty>),
}

fn con(name: &str) -> Ty {
    Ty::Con(name.into(), Vec::new())
}

fn list(of: Ty) -> Ty {
    Ty::Con("[]".into(), vec![of])
}

fn io(of: Ty) -> Ty {
    Ty::Con("IO".into(), vec![of])
}

fn fun(from: Ty, to: Ty) -> Ty {
    Ty::Fun(Box::new(from), Box::new(to))
}

/// A constraint to be solved before a definition is finished.
enum Pending {
    /// A component of a tuple.
    Component(Ty, usize, Ty),
    /// Function, argument and result.
    Apply(Ty, Ty, Ty),
    /// `Int` or `Double`.
    Number(Ty),
    /// `Int`, `Double` or `Char`.
    Ordered(Ty),
}

/// ∀ vars. ty, where the variables are rigid constructors of these names.
#[derive(Clone)]
struct Poly {
    vars: Vec<String>,
    ty: Ty,
}

/// Primitives of the target languages.
const PRIMITIVES: &str = "\
    fromIntegral : Int -> Double
    truncate : Double -> Int
    round : Double -> Int
    floor : Double -> Int
    ceiling : Double -> Int
    fromEnum : Char -> Int
    toEnum : Int -> Char
    decimalDigits : Double -> Int
    decimalExponent : Double -> Int
    div : Int -> Int -> Int
    mod : Int -> Int -> Int
    quot : Int -> Int -> Int
    rem : Int -> Int -> Int
    error : forall a. [Char] -> a
    zero : forall z. z
    isEmpty : forall v. Map Int v -> Bool
    insertWith : forall v. (v -> v -> v) -> Int -> v -> Map Int v -> Map Int v
    highestKey : forall v. Map Int v -> Int
    lookup : forall v. Int -> Map Int v -> v
    find : forall v. v -> Int -> Map Int v -> v
    delete : forall v. Int -> Map Int v -> Map Int v
    alloc : forall v. Int -> v -> IO (Array v)
    get : forall v. Int -> Array v -> IO v
    set : forall v. Int -> v -> Array v -> IO ()
    modify : forall v. Int -> (v -> v) -> Array v -> IO ()
    push : forall v. v -> Array v -> IO Int
    length : forall v. Array v -> IO Int
    freeze : forall v. Array v -> IO (IArray v)
    fromListA : forall v. [v] -> IArray v
    toListA : forall v. IArray v -> [v]
    lengthA : forall v. IArray v -> Int
    sumA : IArray Double -> Double
    dot : IArray Double -> IArray Double -> Double
    matVec : IArray (IArray Double) -> IArray Double -> IArray Double
    newIORef : forall v. v -> IO (IORef v)
    atomicModifyIORef : forall v r. IORef v -> (v -> (v, r)) -> IO r
    readIORef : forall v. IORef v -> IO v
    unsafePerformIO : forall a. IO a -> a
    return : forall a. a -> IO a
    parallel : forall a. [() -> a] -> [a]
    inParallel : forall a. [IO a] -> IO [a]";

const REALS: &str = "recip sqrt cbrt exp exp2 expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh \
    erf erfc lgamma digamma trigamma";
const REALS_OF_TWO: &str = "logBase atan2 hypot";

const BUILT_IN: [(&str, usize); 10] = [
    ("Double", 0),
    ("Int", 0),
    ("Char", 0),
    ("Bool", 0),
    ("[]", 1),
    ("IO", 1),
    ("Map", 2),
    ("Array", 1),
    ("IArray", 1),
    ("IORef", 1),
];

#[derive(Default)]
struct Checker {
    known: Vec<Option<Ty>>,
    scope: HashMap<String, Vec<Poly>>,
    /// Constructors: the parameters of the data type, the types of fields, the data type.
    cons: HashMap<String, (Vec<String>, Vec<Ty>, Ty)>,
    arity: HashMap<String, usize>,
    synonyms: HashMap<String, (Vec<String>, Type)>,
    /// Rigid variables in scope.
    rigid: Vec<String>,
    pending: Vec<Pending>,
}

/// Parses and checks a program.
pub(super) fn check(text: &str) -> Result<()> {
    let program = parser::program(text)?;
    let mut checker = Checker::default();
    checker.declare(&program)?;
    for (name, scheme, value) in &program.definitions {
        checker.definition(name, scheme, value).map_err(|error| format!("in `{name}`: {error}"))?;
    }
    Ok(())
}

impl Checker {
    fn declare(&mut self, program: &Program) -> Result<()> {
        for (name, arity) in BUILT_IN {
            self.arity.insert(name.into(), arity);
        }
        self.synonyms.insert(
            "String".into(),
            (Vec::new(), Type::Apply("[]".into(), vec![Type::Apply("Char".into(), Vec::new())])),
        );
        for data in &program.data {
            if self.arity.insert(data.name.clone(), data.params.len()).is_some() {
                return Err(format!("two data types `{}`", data.name));
            }
        }
        for synonym in &program.synonyms {
            let twice =
                self.synonyms.insert(synonym.name.clone(), (synonym.params.clone(), synonym.ty.clone()));
            if twice.is_some() || self.arity.contains_key(&synonym.name) {
                return Err(format!("two types `{}`", synonym.name));
            }
        }
        for synonym in &program.synonyms {
            self.rigid.clone_from(&synonym.params);
            self.ty(&synonym.ty)?;
        }
        let element = con("a");
        let cell = vec![element.clone(), list(element.clone())];
        self.cons.insert("[]".into(), (vec!["a".into()], Vec::new(), list(element.clone())));
        self.cons.insert(":".into(), (vec!["a".into()], cell, list(element)));
        self.cons.insert("True".into(), (Vec::new(), Vec::new(), con("Bool")));
        self.cons.insert("False".into(), (Vec::new(), Vec::new(), con("Bool")));
        for data in &program.data {
            self.rigid.clone_from(&data.params);
            let whole = Ty::Con(data.name.clone(), data.params.iter().map(|param| con(param)).collect());
            for (name, fields) in &data.cons {
                let fields = fields.iter().map(|field| self.ty(field)).collect::<Result<Vec<_>>>()?;
                let entry = (data.params.clone(), fields, whole.clone());
                if self.cons.insert(name.clone(), entry).is_some() {
                    return Err(format!("two constructors `{name}`"));
                }
            }
        }
        self.rigid.clear();
        for line in PRIMITIVES.lines() {
            let (name, _) = line.trim().split_once(" :").expect("a name and a type");
            let parsed = parser::program(&format!("{}\n{name} = 0", line.trim()))?;
            let poly = self.poly(&parsed.definitions[0].1)?;
            self.scope.insert(name.into(), vec![poly]);
        }
        let real = || con("Double");
        for name in REALS.split_whitespace() {
            self.scope.insert(name.into(), vec![Poly { vars: Vec::new(), ty: fun(real(), real()) }]);
        }
        for name in REALS_OF_TWO.split_whitespace() {
            let ty = fun(real(), fun(real(), real()));
            self.scope.insert(name.into(), vec![Poly { vars: Vec::new(), ty }]);
        }
        let builtin = self.scope.clone();
        // All definitions see one another.
        for (name, scheme, _) in &program.definitions {
            if builtin.contains_key(name) || self.cons.contains_key(name) {
                return Err(format!("`{name}` means two things"));
            }
            let poly = self.poly(scheme).map_err(|error| format!("signature of `{name}`: {error}"))?;
            if self.scope.insert(name.clone(), vec![poly]).is_some() {
                return Err(format!("two definitions of `{name}`"));
            }
        }
        Ok(())
    }

    fn poly(&mut self, scheme: &Scheme) -> Result<Poly> {
        if let Some(var) = scheme.vars.iter().find(|var| self.rigid.contains(var)) {
            return Err(format!("the type variable `{var}` is in scope already"));
        }
        if let Some(var) = scheme.vars.iter().find(|var| self.synonyms.contains_key(*var)) {
            return Err(format!("the type variable `{var}` is also the name of a type"));
        }
        let outside = self.rigid.len();
        self.rigid.extend(scheme.vars.iter().cloned());
        let ty = self.ty(&scheme.ty);
        self.rigid.truncate(outside);
        Ok(Poly { vars: scheme.vars.clone(), ty: ty? })
    }

    /// A type of the source, with synonyms expanded.
    fn ty(&self, ty: &Type) -> Result<Ty> {
        Ok(match ty {
            Type::Tuple(parts) => Ty::Tuple(parts.iter().map(|part| self.ty(part)).collect::<Result<_>>()?),
            Type::Fun(from, to) => fun(self.ty(from)?, self.ty(to)?),
            Type::Linear(from, to) => Ty::Linear(Box::new(self.ty(from)?), Box::new(self.ty(to)?)),
            Type::Apply(name, arguments) => {
                let arguments = arguments.iter().map(|part| self.ty(part)).collect::<Result<Vec<_>>>()?;
                if self.rigid.contains(name) && arguments.is_empty() {
                    return Ok(con(name));
                }
                if let Some((params, meaning)) = self.synonyms.get(name) {
                    if params.len() != arguments.len() {
                        return Err(format!("`{name}` has {} parameters", params.len()));
                    }
                    let inner = Checker {
                        rigid: params.clone(),
                        synonyms: self.synonyms.clone(),
                        arity: self.arity.clone(),
                        ..Checker::default()
                    };
                    let map: Vec<(String, Ty)> = params.iter().cloned().zip(arguments).collect();
                    return Ok(substitute(&inner.ty(meaning)?, &map));
                }
                match self.arity.get(name) {
                    Some(arity) if *arity == arguments.len() => Ty::Con(name.clone(), arguments),
                    Some(arity) => return Err(format!("`{name}` has {arity} parameters")),
                    None => return Err(format!("there is no type `{name}`")),
                }
            }
        })
    }

    fn unknown(&mut self) -> Ty {
        self.known.push(None);
        Ty::Unknown(self.known.len() - 1)
    }

    fn instance(&mut self, poly: &Poly) -> Ty {
        let map: Vec<(String, Ty)> = poly.vars.iter().map(|var| (var.clone(), self.unknown())).collect();
        substitute(&poly.ty, &map)
    }

    /// Determines the head of a type, if possible.
    fn head(&self, ty: &Ty) -> Ty {
        let mut ty = ty.clone();
        while let Ty::Unknown(number) = ty {
            match &self.known[number] {
                Some(meaning) => ty = meaning.clone(),
                None => break,
            }
        }
        ty
    }

    fn whole(&self, ty: &Ty) -> Ty {
        match self.head(ty) {
            Ty::Con(name, parts) => Ty::Con(name, parts.iter().map(|part| self.whole(part)).collect()),
            Ty::Tuple(parts) => Ty::Tuple(parts.iter().map(|part| self.whole(part)).collect()),
            Ty::Fun(a, b) => fun(self.whole(&a), self.whole(&b)),
            Ty::Linear(a, b) => Ty::Linear(Box::new(self.whole(&a)), Box::new(self.whole(&b))),
            unknown @ Ty::Unknown(_) => unknown,
        }
    }

    fn same(&mut self, found: &Ty, wanted: &Ty) -> Result<()> {
        self.unify(found, wanted)
            .map_err(|()| format!("{} is not {}", show(&self.whole(found)), show(&self.whole(wanted))))
    }

    fn unify(&mut self, a: &Ty, b: &Ty) -> std::result::Result<(), ()> {
        match (self.head(a), self.head(b)) {
            (Ty::Unknown(a), Ty::Unknown(b)) if a == b => Ok(()),
            (Ty::Unknown(number), ty) | (ty, Ty::Unknown(number)) => {
                if occurs(number, &self.whole(&ty)) {
                    return Err(());
                }
                self.known[number] = Some(ty);
                Ok(())
            }
            (Ty::Con(a, xs), Ty::Con(b, ys)) if a == b && xs.len() == ys.len() => self.unify_all(&xs, &ys),
            (Ty::Tuple(xs), Ty::Tuple(ys)) if xs.len() == ys.len() => self.unify_all(&xs, &ys),
            (Ty::Fun(a, b), Ty::Fun(c, d)) | (Ty::Linear(a, b), Ty::Linear(c, d)) => {
                self.unify(&a, &c)?;
                self.unify(&b, &d)
            }
            _ => Err(()),
        }
    }

    fn unify_all(&mut self, xs: &[Ty], ys: &[Ty]) -> std::result::Result<(), ()> {
        xs.iter().zip(ys).try_for_each(|(x, y)| self.unify(x, y))
    }

    fn definition(&mut self, name: &str, scheme: &Scheme, value: &Expr) -> Result<()> {
        self.against(scheme, value)?;
        self.settle().map_err(|error| format!("{name}: {error}"))
    }

    /// Whether the value has this type for all types in place of its variables.
    fn against(&mut self, scheme: &Scheme, value: &Expr) -> Result<()> {
        let outside = self.rigid.len();
        self.rigid.extend(scheme.vars.iter().cloned());
        let wanted = self.ty(&scheme.ty)?;
        let found = self.expr(value)?;
        self.same(&found, &wanted)?;
        self.rigid.truncate(outside);
        Ok(())
    }

    /// Solves the pending constraints: components and applications first, until none can be solved.
    fn settle(&mut self) -> Result<()> {
        while self.progress()? || self.assume()? {}
        for pending in std::mem::take(&mut self.pending) {
            match pending {
                Pending::Component(tuple, place, _) => {
                    return Err(format!("component {} of {}", place + 1, show(&self.whole(&tuple))));
                }
                Pending::Apply(function, ..) => {
                    return Err(format!("{} is applied to an argument", show(&self.whole(&function))));
                }
                Pending::Number(ty) => self.one_of(&ty, &["Int", "Double"])?,
                Pending::Ordered(ty) => self.one_of(&ty, &["Int", "Double", "Char"])?,
            }
        }
        Ok(())
    }

    /// Makes an unconstrained function, for instance in a branch that is never taken, an ordinary one, and an
    /// unconstrained tuple a pair. Returns whether there was one.
    fn assume(&mut self) -> Result<bool> {
        let unknown = self.pending.iter().find_map(|pending| match pending {
            Pending::Apply(function, argument, result) => {
                Some((function.clone(), fun(argument.clone(), result.clone())))
            }
            _ => None,
        });
        if let Some((function, assumed)) = unknown {
            return self.same(&function, &assumed).map(|()| true);
        }
        let unknown = self.pending.iter().find_map(|pending| match pending {
            Pending::Component(tuple, place @ 0..2, part) => Some((tuple.clone(), *place, part.clone())),
            _ => None,
        });
        let Some((tuple, place, part)) = unknown else { return Ok(false) };
        let other = self.unknown();
        let parts = if place == 0 { vec![part, other] } else { vec![other, part] };
        self.same(&tuple, &Ty::Tuple(parts)).map(|()| true)
    }

    /// Solves those constraints on components and applications that it can. Returns whether there was one.
    fn progress(&mut self) -> Result<bool> {
        let mut any = false;
        for pending in std::mem::take(&mut self.pending) {
            match &pending {
                Pending::Component(tuple, place, part) => match self.head(tuple) {
                    Ty::Tuple(parts) if *place < parts.len() => self.same(&parts[*place], part)?,
                    Ty::Unknown(_) => {
                        self.pending.push(pending);
                        continue;
                    }
                    other => return Err(format!("component {} of {}", place + 1, show(&self.whole(&other)))),
                },
                Pending::Apply(function, argument, result) => {
                    if matches!(self.head(function), Ty::Unknown(_)) {
                        self.pending.push(pending);
                        continue;
                    }
                    let found = self.apply(function, argument)?;
                    self.same(&found, result)?;
                }
                Pending::Number(_) | Pending::Ordered(_) => {
                    self.pending.push(pending);
                    continue;
                }
            }
            any = true;
        }
        Ok(any)
    }

    fn one_of(&self, ty: &Ty, names: &[&str]) -> Result<()> {
        match self.head(ty) {
            Ty::Con(name, _) if names.contains(&name.as_str()) => Ok(()),
            other => Err(format!("{} is not one of {names:?}", show(&self.whole(&other)))),
        }
    }

    fn bind(&mut self, name: &str, poly: Poly, bound: &mut Vec<String>) {
        self.scope.entry(name.into()).or_default().push(poly);
        bound.push(name.into());
    }

    fn leave(&mut self, bound: Vec<String>) {
        for name in bound {
            self.scope.get_mut(&name).expect("bound").pop();
        }
    }

    fn pattern(&mut self, pattern: &Pattern, ty: &Ty, bound: &mut Vec<String>) -> Result<()> {
        match pattern {
            Pattern::Any => Ok(()),
            Pattern::Name(name) => {
                self.bind(name, Poly { vars: Vec::new(), ty: ty.clone() }, bound);
                Ok(())
            }
            Pattern::Literal(of) => self.same(&con(of), ty),
            Pattern::Tuple(parts) => {
                let types: Vec<Ty> = parts.iter().map(|_| self.unknown()).collect();
                self.same(ty, &Ty::Tuple(types.clone()))?;
                parts.iter().zip(&types).try_for_each(|(part, ty)| self.pattern(part, ty, bound))
            }
            Pattern::Con(name, parts) => {
                let (fields, whole) = self.con(name)?;
                self.same(ty, &whole)?;
                if fields.len() != parts.len() {
                    return Err(format!("`{name}` has {} fields", fields.len()));
                }
                parts.iter().zip(&fields).try_for_each(|(part, ty)| self.pattern(part, ty, bound))
            }
        }
    }

    fn con(&mut self, name: &str) -> Result<(Vec<Ty>, Ty)> {
        let (params, fields, whole) =
            self.cons.get(name).cloned().ok_or_else(|| format!("no constructor `{name}`"))?;
        let map: Vec<(String, Ty)> = params.into_iter().map(|param| (param, self.unknown())).collect();
        Ok((fields.iter().map(|field| substitute(field, &map)).collect(), substitute(&whole, &map)))
    }

    fn name(&mut self, name: &str) -> Result<Ty> {
        if let Some(poly) = self.scope.get(name).and_then(|all| all.last()).cloned() {
            return Ok(self.instance(&poly));
        }
        if self.cons.contains_key(name) {
            let (fields, whole) = self.con(name)?;
            return Ok(fields.into_iter().rev().fold(whole, |to, from| fun(from, to)));
        }
        let number = |checker: &mut Self| {
            let ty = checker.unknown();
            checker.pending.push(Pending::Number(ty.clone()));
            ty
        };
        match name {
            "negate" | "abs" | "signum" => {
                let ty = number(self);
                Ok(fun(ty.clone(), ty))
            }
            "min" | "max" => {
                let ty = number(self);
                Ok(fun(ty.clone(), fun(ty.clone(), ty)))
            }
            _ => {
                let place = match name {
                    "fst" => Some(0),
                    "snd" => Some(1),
                    _ => name.strip_prefix("proj").and_then(|n| n.parse::<usize>().ok()).map(|n| n - 1),
                };
                let place = place.ok_or_else(|| format!("`{name}` is not bound"))?;
                let (tuple, part) = (self.unknown(), self.unknown());
                self.pending.push(Pending::Component(tuple.clone(), place, part.clone()));
                Ok(fun(tuple, part))
            }
        }
    }

    fn apply(&mut self, function: &Ty, argument: &Ty) -> Result<Ty> {
        match self.head(function) {
            Ty::Fun(from, to) | Ty::Linear(from, to) => {
                self.same(argument, &from)?;
                Ok(*to)
            }
            // Its linearity is determined later.
            unknown @ Ty::Unknown(_) => {
                let result = self.unknown();
                self.pending.push(Pending::Apply(unknown, argument.clone(), result.clone()));
                Ok(result)
            }
            other => Err(format!("{} is applied to an argument", show(&self.whole(&other)))),
        }
    }

    fn application(&mut self, head: &Expr, arguments: &[Expr]) -> Result<Ty> {
        // `inParallel` is also for two actions of different types.
        if let (Expr::Name(name), [a, b]) = (head, arguments) {
            if name == "inParallel" {
                let (x, y) = (self.unknown(), self.unknown());
                let (a, b) = (self.expr(a)?, self.expr(b)?);
                self.same(&a, &io(x.clone()))?;
                self.same(&b, &io(y.clone()))?;
                return Ok(io(Ty::Tuple(vec![x, y])));
            }
        }
        let mut function = self.expr(head)?;
        for argument in arguments {
            let argument = self.expr(argument)?;
            function = self.apply(&function, &argument)?;
        }
        Ok(function)
    }

    fn infix(&mut self, op: &str, left: &Expr, right: &Expr) -> Result<Ty> {
        let (left, right) = (self.expr(left)?, self.expr(right)?);
        match op {
            // Also of cotangents.
            "+" => {
                self.same(&left, &right)?;
                Ok(left)
            }
            "-" | "*" => {
                self.same(&left, &right)?;
                self.pending.push(Pending::Number(left.clone()));
                Ok(left)
            }
            "/" | "**" => {
                self.same(&left, &con("Double"))?;
                self.same(&right, &con("Double"))?;
                Ok(left)
            }
            "^" => {
                self.pending.push(Pending::Number(left.clone()));
                self.same(&right, &con("Int"))?;
                Ok(left)
            }
            "==" | "/=" | "<" | "<=" | ">" | ">=" => {
                self.same(&left, &right)?;
                self.pending.push(Pending::Ordered(left));
                Ok(con("Bool"))
            }
            "union" => {
                let value = self.unknown();
                self.same(&left, &Ty::Con("Map".into(), vec![con("Int"), value]))?;
                self.same(&right, &left)?;
                Ok(left)
            }
            "@" => {
                let value = self.unknown();
                self.same(&left, &Ty::Con("IArray".into(), vec![value.clone()]))?;
                self.same(&right, &con("Int"))?;
                Ok(value)
            }
            "|*|" => Ok(Ty::Tuple(vec![left, right])),
            op if op.starts_with(':') => {
                let (fields, whole) = self.con(op)?;
                let [first, second] = &fields[..] else { return Err(format!("`{op}` has not two fields")) };
                self.same(&left, first)?;
                self.same(&right, second)?;
                Ok(whole)
            }
            // The monoid of a stage is a linear function of a pair.
            op => {
                let function = self.name(op)?;
                self.apply(&function, &Ty::Tuple(vec![left, right]))
            }
        }
    }

    fn binding(&mut self, binding: &Binding, bound: &mut Vec<String>) -> Result<()> {
        if let (Pattern::Name(name), Some(scheme)) = (&binding.pattern, &binding.scheme) {
            let poly = self.poly(scheme)?;
            self.against(scheme, &binding.value)?;
            self.bind(name, poly, bound);
            return Ok(());
        }
        let ty = self.expr(&binding.value)?;
        self.pattern(&binding.pattern, &ty, bound)
    }

    /// Mutually recursive definitions.
    fn recursive(&mut self, bindings: &[Binding], bound: &mut Vec<String>) -> Result<()> {
        let mut types = Vec::new();
        for binding in bindings {
            let Pattern::Name(name) = &binding.pattern else {
                return Err("a recursive pattern".into());
            };
            let poly = match &binding.scheme {
                Some(scheme) => self.poly(scheme)?,
                None => Poly { vars: Vec::new(), ty: self.unknown() },
            };
            types.push(poly.ty.clone());
            self.bind(name, poly, bound);
        }
        // The types of all, by their parameters at least, before the bodies.
        for (binding, ty) in bindings.iter().zip(&types) {
            if binding.scheme.is_none() {
                let shape = self.shape(&binding.value)?;
                self.same(&shape, ty)?;
            }
        }
        for (binding, ty) in bindings.iter().zip(&types) {
            if let Some(scheme) = &binding.scheme {
                self.against(scheme, &binding.value)?;
            } else {
                let found = self.expr(&binding.value)?;
                self.same(&found, ty)?;
            }
        }
        Ok(())
    }

    fn expr(&mut self, expr: &Expr) -> Result<Ty> {
        let mut bound = Vec::new();
        let ty = match expr {
            Expr::Name(name) => self.name(name)?,
            Expr::Literal(ty) => con(ty),
            Expr::Text => list(con("Char")),
            Expr::Tuple(parts) | Expr::Par(parts) => {
                Ty::Tuple(parts.iter().map(|part| self.expr(part)).collect::<Result<_>>()?)
            }
            Expr::List(parts) => {
                let element = self.unknown();
                for part in parts {
                    let ty = self.expr(part)?;
                    self.same(&ty, &element)?;
                }
                list(element)
            }
            Expr::Lambda(linear, pattern, ty, body) => {
                let from = self.ty(ty)?;
                self.pattern(pattern, &from, &mut bound)?;
                let to = self.expr(body)?;
                if *linear { Ty::Linear(Box::new(from), Box::new(to)) } else { fun(from, to) }
            }
            Expr::Apply(head, arguments) => self.application(head, arguments)?,
            Expr::Infix(op, left, right) => self.infix(op, left, right)?,
            Expr::Let(binding, body) => {
                self.binding(binding, &mut bound)?;
                self.expr(body)?
            }
            Expr::LetRec(bindings, body) => {
                self.recursive(bindings, &mut bound)?;
                self.expr(body)?
            }
            Expr::Case(of, alternatives) => {
                let of = self.expr(of)?;
                let result = self.unknown();
                for (pattern, body) in alternatives {
                    let mut bound = Vec::new();
                    self.pattern(pattern, &of, &mut bound)?;
                    let ty = self.expr(body)?;
                    self.same(&ty, &result)?;
                    self.leave(bound);
                }
                result
            }
            Expr::If(condition, then, otherwise) => {
                let condition = self.expr(condition)?;
                self.same(&condition, &con("Bool"))?;
                let (then, otherwise) = (self.expr(then)?, self.expr(otherwise)?);
                self.same(&then, &otherwise)?;
                then
            }
            Expr::Do(statements) => {
                let mut last = None;
                for statement in statements {
                    last = None;
                    match statement {
                        Statement::Let(binding) => self.binding(binding, &mut bound)?,
                        Statement::LetRec(bindings) => self.recursive(bindings, &mut bound)?,
                        Statement::Bind(pattern, action) => {
                            let (action, result) = (self.expr(action)?, self.unknown());
                            self.same(&action, &io(result.clone()))?;
                            self.pattern(pattern, &result, &mut bound)?;
                        }
                        Statement::Run(action) => {
                            let (action, result) = (self.expr(action)?, self.unknown());
                            self.same(&action, &io(result))?;
                            last = Some(action);
                        }
                    }
                }
                last.ok_or("a block that ends in a binding")?
            }
            Expr::EmptyMap => {
                let value = self.unknown();
                Ty::Con("Map".into(), vec![con("Int"), value])
            }
            Expr::Singleton(key, value) => {
                let key = self.expr(key)?;
                self.same(&key, &con("Int"))?;
                let value = self.expr(value)?;
                Ty::Con("Map".into(), vec![con("Int"), value])
            }
        };
        self.leave(bound);
        Ok(ty)
    }

    /// The type of a function as far as its parameters determine it.
    fn shape(&mut self, value: &Expr) -> Result<Ty> {
        match value {
            Expr::Lambda(linear, _, ty, body) => {
                let (from, to) = (self.ty(ty)?, self.shape(body)?);
                Ok(if *linear { Ty::Linear(Box::new(from), Box::new(to)) } else { fun(from, to) })
            }
            _ => Ok(self.unknown()),
        }
    }
}

fn occurs(number: usize, ty: &Ty) -> bool {
    match ty {
        Ty::Unknown(other) => number == *other,
        Ty::Con(_, parts) | Ty::Tuple(parts) => parts.iter().any(|part| occurs(number, part)),
        Ty::Fun(a, b) | Ty::Linear(a, b) => occurs(number, a) || occurs(number, b),
    }
}

fn substitute(ty: &Ty, map: &[(String, Ty)]) -> Ty {
    match ty {
        Ty::Con(name, parts) if parts.is_empty() => {
            map.iter().find(|(var, _)| var == name).map_or_else(|| ty.clone(), |(_, ty)| ty.clone())
        }
        Ty::Con(name, parts) => {
            Ty::Con(name.clone(), parts.iter().map(|part| substitute(part, map)).collect())
        }
        Ty::Tuple(parts) => Ty::Tuple(parts.iter().map(|part| substitute(part, map)).collect()),
        Ty::Fun(a, b) => fun(substitute(a, map), substitute(b, map)),
        Ty::Linear(a, b) => Ty::Linear(Box::new(substitute(a, map)), Box::new(substitute(b, map))),
        Ty::Unknown(_) => ty.clone(),
    }
}

fn show(ty: &Ty) -> String {
    let all = |parts: &[Ty]| parts.iter().map(show).collect::<Vec<_>>();
    match ty {
        Ty::Unknown(number) => format!("?{number}"),
        Ty::Con(name, parts) if parts.is_empty() => name.clone(),
        Ty::Con(name, parts) => format!("({name} {})", all(parts).join(" ")),
        Ty::Tuple(parts) => format!("({})", all(parts).join(", ")),
        Ty::Fun(a, b) => format!("({} -> {})", show(a), show(b)),
        Ty::Linear(a, b) => format!("({} -o {})", show(a), show(b)),
    }
}
