//! Random well-typed programs of core.
//!
//! A program is a function of a list of bytes: every decision of the generator takes the next byte, and zero
//! (also past the end) is always the simplest choice. So shrinking the bytes shrinks the program, and any
//! bytes make a well-typed program that ends: recursion is by a counter or over a list. Real operations are
//! chosen so that values stay moderate.

use adjoin_lang::core::build::*;
use adjoin_lang::core::prim::{CmpOp, CmpType, IntOp};
use adjoin_lang::core::*;
use adjoin_lang::eval::Value;

use crate::examples::{Example, map_function};

/// Generates the program.
pub(crate) fn program(bytes: &[u8]) -> Example {
    let mut generator = Generator::new(bytes);
    let input = Type::pair(Type::Double, generator.first_order(2));
    let output = Type::pair(Type::Double, generator.first_order(2));
    let (function, x) = (generator.program.supply.var("f"), generator.program.supply.var("x"));
    let (first, rest) = (generator.program.supply.var("y"), generator.program.supply.var("z"));
    let Type::Tuple(parts) = &input else { unreachable!("a pair was just made") };
    generator.scope.push((rest.clone(), parts[1].clone()));
    generator.scope.push((first.clone(), Type::Double));
    let body = generator.term(&output, 7);
    let body = unpack([&first, &rest], var(&x), body);
    let ty = Type::fun(input.clone(), output.clone());
    let definition = bind(&function, ty, lam(&x, input.clone(), body));
    generator.program.groups.push(Group::One(definition));
    let at = generator.value(&input, 3);
    let Generator { program, .. } = generator;
    // The cotangent depends on the shape of the output, so the test generates it.
    Example { name: "random", program, function, points: vec![(at, Value::unit())] }
}

struct Generator<'b> {
    bytes: std::slice::Iter<'b, u8>,
    program: Program,
    scope: Vec<(Var, Type)>,
    map: Var,
    /// iterate : ∀a. Int → (a → a) → a → a, at most three times.
    iterate: Var,
    /// foldr : ∀a b. (a → b → b) → b → [a] → b.
    foldr: Var,
    /// data Shape a = Dot | Disc Double a | Both (Shape a) (Shape a).
    shape: DataId,
}

impl<'b> Generator<'b> {
    fn new(bytes: &'b [u8]) -> Self {
        let mut program = Program::new();
        let map = map_function(&mut program);
        let iterate = iterate_function(&mut program);
        let foldr = foldr_function(&mut program);
        let a = program.supply.ty_var("a");
        let shape = program.data.reserve("Shape", vec![a.clone()]);
        let of_a = Type::data(shape, [Type::Var(a.clone())]);
        program.data.define(
            shape,
            vec![
                ConDecl::new("Dot", []),
                ConDecl::new("Disc", [Type::Double, Type::Var(a)]),
                ConDecl::new("Both", [of_a.clone(), of_a]),
            ],
        );
        Generator { bytes: bytes.iter(), program, scope: Vec::new(), map, iterate, foldr, shape }
    }

    /// One of `count` choices.
    fn choose(&mut self, count: usize) -> usize {
        self.bytes.next().map_or(0, |&byte| usize::from(byte) % count)
    }

    fn fresh(&mut self, hint: &str) -> Var {
        self.program.supply.var(hint)
    }

    fn real(&mut self) -> f64 {
        self.choose(9) as f64 * 0.25 - 1.0
    }

    /// A type without functions.
    fn first_order(&mut self, depth: usize) -> Type {
        let choices = if depth == 0 { 2 } else { 8 };
        match self.choose(choices) {
            0 => Type::Double,
            1 => Type::Int,
            2 => Type::pair(self.first_order(depth - 1), self.first_order(depth - 1)),
            3 => Type::list(self.first_order(depth - 1)),
            4 => Type::data(self.shape, [self.first_order(depth - 1)]),
            5 => {
                Type::tuple((0..3 + self.choose(2)).map(|_| self.first_order(depth - 1)).collect::<Vec<_>>())
            }
            6 => Type::unit(),
            _ => Type::iarray(self.first_order(depth - 1)),
        }
    }

    /// Any type.
    fn ty(&mut self, depth: usize) -> Type {
        if depth > 0 && self.choose(4) == 3 {
            let from = self.ty(depth - 1);
            return Type::fun(from, self.ty(depth - 1));
        }
        self.first_order(depth)
    }

    /// A value of a first-order type, in Rust.
    fn value(&mut self, ty: &Type, depth: usize) -> Value {
        match ty {
            Type::Double => Value::Double(0.3 + self.real()),
            Type::Int => Value::Int(i64::try_from(self.choose(4)).expect("small")),
            Type::Tuple(parts) => Value::Tuple(parts.iter().map(|part| self.value(part, depth)).collect()),
            Type::Data(DataId::LIST, args) => {
                let count = self.choose(4);
                Value::List((0..count).map(|_| self.value(&args[0], depth)).collect())
            }
            Type::IArray(of) => {
                let count = self.choose(4);
                Value::Array((0..count).map(|_| self.value(of, depth)).collect())
            }
            Type::Data(data, args) => {
                let tag = if depth == 0 { 0 } else { self.choose(3) };
                let con = ConId::new(*data, u32::try_from(tag).expect("small"));
                let fields = self.program.data.fields(con, args).expect("declared");
                let name = self.program.data.con(con).expect("declared").name.clone();
                let fields: Vec<Value> = fields.iter().map(|field| self.value(field, depth - 1)).collect();
                Value::con(con, name, fields)
            }
            _ => Value::unit(),
        }
    }

    fn bound<T>(&mut self, vars: &[(Var, Type)], inner: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.scope.len();
        self.scope.extend(vars.iter().cloned());
        let result = inner(self);
        self.scope.truncate(before);
        result
    }

    fn variable(&mut self, ty: &Type) -> Option<Term> {
        let found: Vec<Var> =
            self.scope.iter().rev().filter(|(_, of)| of == ty).map(|(var, _)| var.clone()).collect();
        if found.is_empty() {
            return None;
        }
        let place = self.choose(found.len());
        Some(var(&found[place]))
    }

    /// A term of this type.
    fn term(&mut self, ty: &Type, depth: usize) -> Term {
        if depth == 0 {
            return self.variable(ty).unwrap_or_else(|| self.simple(ty));
        }
        match self.choose(14) {
            0 => self.variable(ty).unwrap_or_else(|| self.structure(ty, depth)),
            1..=4 => self.structure(ty, depth),
            5 => self.let_term(ty, depth),
            6 => {
                let condition = self.condition(depth - 1);
                let then = self.term(ty, depth - 1);
                if_(condition, then, self.term(ty, depth - 1))
            }
            7 => {
                let from = self.ty(1);
                let function = self.term(&Type::fun(from.clone(), ty.clone()), depth - 1);
                app(function, self.term(&from, depth - 1))
            }
            8 => self.take_apart(ty, depth),
            9 => self.case_list(ty, depth),
            10 => self.case_shape(ty, depth),
            11 => self.fold(ty, depth),
            12 => self.iteration(ty, depth),
            _ => self.counted_loop(ty, depth),
        }
    }

    /// The smallest term of a type.
    fn simple(&mut self, ty: &Type) -> Term {
        match ty {
            Type::Double => real(self.real()),
            Type::Int => int(i64::try_from(self.choose(3)).expect("small")),
            Type::Tuple(parts) => tuple(parts.iter().map(|part| self.simple(part)).collect::<Vec<_>>()),
            Type::Fun(from, to) => {
                let x = self.fresh("x");
                let body = self.bound(&[(x.clone(), (**from).clone())], |it| {
                    it.variable(to).unwrap_or_else(|| it.simple(to))
                });
                lam(&x, (**from).clone(), body)
            }
            Type::Data(DataId::LIST, args) => nil(args[0].clone()),
            Type::Data(data, args) => con(ConId::new(*data, 0), args.iter().cloned(), []),
            Type::IArray(of) => prim_at(Prim::ArrayFromList, [(**of).clone()], [nil((**of).clone())]),
            _ => unit(),
        }
    }

    /// A term that starts with a constructor of its type, or an operation.
    fn structure(&mut self, ty: &Type, depth: usize) -> Term {
        let depth = depth - 1;
        match ty {
            Type::Double => self.real_term(depth),
            Type::Int => {
                let left = self.term(ty, depth);
                match self.choose(4) {
                    0 => int_op(IntOp::Min, [left, int(3)]),
                    3 => {
                        let of = self.first_order(1);
                        let array = self.term(&Type::iarray(of.clone()), depth);
                        int_op(IntOp::Min, [prim_at(Prim::ArraySize, [of], [array]), left])
                    }
                    1 => int_op(IntOp::Mod, [left, int(4)]),
                    _ => {
                        let x = self.term(&Type::Double, depth);
                        let small = real_op(RealOp::Sin, [x]);
                        let floor = prim(Prim::Convert(prim::Convert::Round), [mul(real(2.0), small)]);
                        int_op(IntOp::Mod, [int_op(IntOp::Add, [left, floor]), int(5)])
                    }
                }
            }
            Type::Tuple(parts) if parts.len() > 1 && self.choose(3) == 2 => {
                par(parts.iter().map(|part| self.term(part, depth)).collect::<Vec<_>>())
            }
            Type::Tuple(parts) => tuple(parts.iter().map(|part| self.term(part, depth)).collect::<Vec<_>>()),
            Type::Fun(from, to) => {
                let x = self.fresh("x");
                let body = self.bound(&[(x.clone(), (**from).clone())], |it| it.term(to, depth));
                lam(&x, (**from).clone(), body)
            }
            Type::Data(DataId::LIST, args) => self.list_term(&args[0], depth),
            Type::IArray(of) => self.array_term(of, depth),
            Type::Data(data, args) => {
                let con_id = ConId::new(*data, u32::try_from(self.choose(3)).expect("small"));
                let fields = self.program.data.fields(con_id, args).expect("declared");
                let fields: Vec<Term> = fields.iter().map(|field| self.term(field, depth.min(2))).collect();
                con(con_id, args.iter().cloned(), fields)
            }
            _ => unit(),
        }
    }

    fn real_term(&mut self, depth: usize) -> Term {
        let d = Type::Double;
        let unary = [RealOp::Sin, RealOp::Cos, RealOp::Tanh, RealOp::Negate, RealOp::Atan, RealOp::Abs];
        let binary = [RealOp::Add, RealOp::Sub, RealOp::Mul, RealOp::Max, RealOp::Min];
        match self.choose(18) {
            place @ 0..=4 => {
                let x = self.term(&d, depth);
                real_op(binary[place], [x, self.term(&d, depth)])
            }
            place @ 5..=10 => real_op(unary[place - 5], [self.term(&d, depth)]),
            11 => {
                let base = real_op(RealOp::Sin, [self.term(&d, depth)]);
                real_op(RealOp::Powi, [base, self.term(&Type::Int, depth)])
            }
            12 => {
                // Bounded, and never near 0.
                let bounded = real_op(RealOp::Tanh, [self.term(&d, depth)]);
                let op = [RealOp::Exp, RealOp::Recip, RealOp::Sqrt, RealOp::Log][self.choose(4)];
                real_op(op, [add(real(2.0), bounded)])
            }
            13 => prim(Prim::Convert(prim::Convert::IntToDouble), [self.term(&Type::Int, depth)]),
            14 => {
                let array = self.term(&Type::iarray(d), depth);
                prim(Prim::Reduce(Reduction::Sum), [array])
            }
            15 => self.inner_product(depth),
            16 => self.matrix_product(depth),
            _ => self.element(&d, depth),
        }
    }

    /// sin (dot (mapA f v) (mapA g v)).
    fn inner_product(&mut self, depth: usize) -> Term {
        let of = self.first_order(1);
        let array = self.fresh("v");
        let bound = self.term(&Type::iarray(of.clone()), depth);
        let to_real = Type::fun(of.clone(), Type::Double);
        let sides = [(); 2].map(|()| {
            let function = self.term(&to_real, depth);
            self.mapped(&of, &Type::Double, function, var(&array))
        });
        let product = real_op(RealOp::Sin, [prim(Prim::Reduce(Reduction::Dot), sides)]);
        let_(&array, bound, product)
    }

    /// sin (sumA (matVec (fromListA \[mapA f v, mapA g v\]) (mapA h v))), or an element of such a product.
    fn matrix_product(&mut self, depth: usize) -> Term {
        let (of, d) = (self.first_order(1), Type::Double);
        let array = self.fresh("v");
        let bound = self.term(&Type::iarray(of.clone()), depth);
        let to_real = Type::fun(of.clone(), d.clone());
        let [first, second, vector] = [(); 3].map(|()| {
            let function = self.term(&to_real, depth);
            self.mapped(&of, &d, function, var(&array))
        });
        let row = Type::iarray(d.clone());
        let rows = prim_at(Prim::ArrayFromList, [row.clone()], [list(row, [first, second])]);
        let product = prim(Prim::MatVec, [rows, vector]);
        let result = match self.choose(2) {
            0 => prim(Prim::Reduce(Reduction::Sum), [product]),
            place => prim_at(Prim::ArrayIndex, [d], [product, int(place as i64)]),
        };
        let_(&array, bound, real_op(RealOp::Sin, [result]))
    }

    /// if lengthA v < 1 then t else v ! (n mod lengthA v).
    fn element(&mut self, of: &Type, depth: usize) -> Term {
        let array = self.fresh("v");
        let bound = self.term(&Type::iarray(of.clone()), depth);
        let length = || prim_at(Prim::ArraySize, [of.clone()], [var(&array)]);
        let index = int_op(IntOp::Mod, [self.term(&Type::Int, depth), length()]);
        let found = prim_at(Prim::ArrayIndex, [of.clone()], [var(&array), index]);
        let empty = cmp(CmpOp::Lt, CmpType::Int, length(), int(1));
        let_(&array, bound, if_(empty, self.term(of, depth), found))
    }

    /// fromListA (map f (toListA v)).
    fn mapped(&self, from: &Type, to: &Type, function: Term, array: Term) -> Term {
        let elements = prim_at(Prim::ArrayToList, [from.clone()], [array]);
        let mapped = apps(inst(&self.map, [from.clone(), to.clone()]), [function, elements]);
        prim_at(Prim::ArrayFromList, [to.clone()], [mapped])
    }

    fn array_term(&mut self, element: &Type, depth: usize) -> Term {
        match self.choose(4) {
            0 | 1 => {
                let elements = self.term(&Type::list(element.clone()), depth);
                prim_at(Prim::ArrayFromList, [element.clone()], [elements])
            }
            2 => {
                let from = self.first_order(1);
                let function = self.term(&Type::fun(from.clone(), element.clone()), depth);
                let of = self.term(&Type::iarray(from.clone()), depth);
                self.mapped(&from, element, function, of)
            }
            _ => self.element(&Type::iarray(element.clone()), depth),
        }
    }

    fn list_term(&mut self, element: &Type, depth: usize) -> Term {
        match self.choose(6) {
            0 => {
                let count = self.choose(3);
                list(element.clone(), (0..count).map(|_| self.term(element, depth)).collect::<Vec<_>>())
            }
            1 => {
                let head = self.term(element, depth);
                cons(element.clone(), head, self.term(&Type::list(element.clone()), depth))
            }
            2 => {
                let from = self.first_order(1);
                let function = self.term(&Type::fun(from.clone(), element.clone()), depth);
                let of = self.term(&Type::list(from.clone()), depth);
                apps(inst(&self.map, [from, element.clone()]), [function, of])
            }
            3 => {
                let thunk = Type::fun(Type::unit(), element.clone());
                par_list(self.term(&Type::list(thunk), depth))
            }
            4 => {
                let array = self.term(&Type::iarray(element.clone()), depth);
                prim_at(Prim::ArrayToList, [element.clone()], [array])
            }
            _ => self.term(&Type::list(element.clone()), depth),
        }
    }

    fn condition(&mut self, depth: usize) -> Term {
        if self.choose(2) == 0 {
            let x = self.term(&Type::Double, depth);
            cmp(CmpOp::Lt, CmpType::Double, x, real(self.real() + 0.11))
        } else {
            let n = self.term(&Type::Int, depth);
            cmp(CmpOp::Ge, CmpType::Int, n, int(2))
        }
    }

    fn let_term(&mut self, ty: &Type, depth: usize) -> Term {
        let (x, of) = (self.fresh("v"), self.ty(1));
        let bound = self.term(&of, depth - 1);
        let body = self.bound(&[(x.clone(), of)], |it| it.term(ty, depth - 1));
        let_(&x, bound, body)
    }

    fn take_apart(&mut self, ty: &Type, depth: usize) -> Term {
        let types = [self.ty(1), self.ty(1)];
        let both = self.term(&Type::pair(types[0].clone(), types[1].clone()), depth - 1);
        let vars = [self.fresh("a"), self.fresh("b")];
        let [first, second] = types;
        let binders = [(vars[0].clone(), first), (vars[1].clone(), second)];
        let body = self.bound(&binders, |it| it.term(ty, depth - 1));
        unpack(&vars, both, body)
    }

    fn case_list(&mut self, ty: &Type, depth: usize) -> Term {
        let element = self.ty(1);
        let of = self.term(&Type::list(element.clone()), depth - 1);
        let empty = self.term(ty, depth - 1);
        let (head, tail) = (self.fresh("h"), self.fresh("t"));
        let binders = [(head.clone(), element.clone()), (tail.clone(), Type::list(element))];
        let more = self.bound(&binders, |it| it.term(ty, depth - 1));
        case(of, [alt(ConId::NIL, [], empty), alt(ConId::CONS, [&head, &tail], more)])
    }

    fn case_shape(&mut self, ty: &Type, depth: usize) -> Term {
        let inner = self.first_order(1);
        let whole = Type::data(self.shape, [inner.clone()]);
        let of = self.term(&whole, depth - 1);
        let (size, label) = (self.fresh("size"), self.fresh("label"));
        let binders = [(size.clone(), Type::Double), (label.clone(), inner)];
        let disc = self.bound(&binders, |it| it.term(ty, depth - 1));
        let default = self.term(ty, depth - 1);
        case_or(of, [alt(ConId::new(self.shape, 1), [&size, &label], disc)], default)
    }

    fn fold(&mut self, ty: &Type, depth: usize) -> Term {
        let element = self.first_order(1);
        let step = Type::funs([element.clone(), ty.clone()], ty.clone());
        let step = self.term(&step, depth - 1);
        let start = self.term(ty, depth - 1);
        let of = self.term(&Type::list(element.clone()), depth - 1);
        apps(inst(&self.foldr, [element, ty.clone()]), [step, start, of])
    }

    fn iteration(&mut self, ty: &Type, depth: usize) -> Term {
        let count = self.term(&Type::Int, depth - 1);
        let step = self.term(&Type::fun(ty.clone(), ty.clone()), depth - 1);
        let start = self.term(ty, depth - 1);
        apps(inst(&self.iterate, [ty.clone()]), [count, step, start])
    }

    /// letrec go n acc = if n < 1 then acc else go (n - 1) step in go 2 start.
    fn counted_loop(&mut self, ty: &Type, depth: usize) -> Term {
        let (go, n, acc) = (self.fresh("go"), self.fresh("n"), self.fresh("acc"));
        let binders = [(n.clone(), Type::Int), (acc.clone(), ty.clone())];
        let step = self.bound(&binders, |it| it.term(ty, depth - 1));
        let again = apps(var(&go), [int_op(IntOp::Sub, [var(&n), int(1)]), step]);
        let stop = cmp(CmpOp::Lt, CmpType::Int, var(&n), int(1));
        let body = lams(binders, if_(stop, var(&acc), again));
        let start = self.term(ty, depth - 1);
        let go_ty = Type::funs([Type::Int, ty.clone()], ty.clone());
        letrec(vec![bind(&go, go_ty, body)], apps(var(&go), [int(2), start]))
    }
}

fn iterate_function(program: &mut Program) -> Var {
    let s = &mut program.supply;
    let (name, a, n, f, x) = (s.var("iterate"), s.ty_var("a"), s.var("n"), s.var("f"), s.var("x"));
    let ta = Type::Var(a.clone());
    let fun = Type::fun(ta.clone(), ta.clone());
    let fewer = int_op(IntOp::Sub, [int_op(IntOp::Min, [var(&n), int(3)]), int(1)]);
    let again = apps(inst(&name, [ta.clone()]), [fewer, var(&f), app(var(&f), var(&x))]);
    let body = if_(cmp(CmpOp::Lt, CmpType::Int, var(&n), int(1)), var(&x), again);
    let params = [(n, Type::Int), (f, fun.clone()), (x, ta.clone())];
    let ty = Type::funs([Type::Int, fun, ta.clone()], ta);
    program.groups.push(Group::Rec(vec![bind(&name, Scheme { vars: vec![a], ty }, lams(params, body))]));
    name
}

fn foldr_function(program: &mut Program) -> Var {
    let s = &mut program.supply;
    let (name, a, b) = (s.var("foldr"), s.ty_var("a"), s.ty_var("b"));
    let (f, z, l, x, xs) = (s.var("f"), s.var("z"), s.var("l"), s.var("x"), s.var("xs"));
    let (ta, tb) = (Type::Var(a.clone()), Type::Var(b.clone()));
    let step = Type::funs([ta.clone(), tb.clone()], tb.clone());
    let rest = apps(inst(&name, [ta.clone(), tb.clone()]), [var(&f), var(&z), var(&xs)]);
    let more = apps(var(&f), [var(&x), rest]);
    let body = case(var(&l), [alt(ConId::NIL, [], var(&z)), alt(ConId::CONS, [&x, &xs], more)]);
    let params = [(f, step.clone()), (z, tb.clone()), (l, Type::list(ta.clone()))];
    let ty = Type::funs([step, tb.clone(), Type::list(ta)], tb);
    program.groups.push(Group::Rec(vec![bind(&name, Scheme { vars: vec![a, b], ty }, lams(params, body))]));
    name
}
