//! Programs built by hand with the builders of core.

use adjoin_lang::core::build::*;
use adjoin_lang::core::prim::{CmpOp, CmpType, IntOp};
use adjoin_lang::core::*;
use adjoin_lang::eval::Value;

/// A program with one function to differentiate, and points for it.
pub(crate) struct Example {
    pub(crate) name: &'static str,
    pub(crate) program: Program,
    pub(crate) function: Var,
    /// Input and cotangent.
    pub(crate) points: Vec<(Value, Value)>,
}

fn d() -> Type {
    Type::Double
}

fn define(program: &mut Program, x: &Var, ty: Type, body: Term) {
    program.groups.push(Group::One(bind(x, ty, body)));
}

fn define_rec(program: &mut Program, x: &Var, scheme: impl Into<Scheme>, body: Term) {
    program.groups.push(Group::Rec(vec![bind(x, scheme, body)]));
}

fn example(name: &'static str, program: Program, function: Var, points: Vec<(Value, Value)>) -> Example {
    Example { name, program, function, points }
}

/// λ(x, y). let z = x + y in x · z.
pub(crate) fn running() -> Example {
    let mut p = Program::new();
    let s = &mut p.supply;
    let (f, a, x, y, z) = (s.var("f"), s.var("p"), s.var("x"), s.var("y"), s.var("z"));
    let body = unpack([&x, &y], var(&a), let_(&z, add(var(&x), var(&y)), mul(var(&x), var(&z))));
    let pair = Type::pair(d(), d());
    define(&mut p, &f, Type::fun(pair.clone(), d()), lam(&a, pair, body));
    let at = Value::pair(Value::Double(12.0), Value::Double(13.0));
    example("running", p, f, vec![(at, Value::Double(1.0))])
}

/// λx₀. let x₁ = x₀ + x₀ in … xₙ: the paper's exponential example.
pub(crate) fn doubling(n: usize) -> Example {
    let mut p = Program::new();
    let f = p.supply.var("f");
    let xs: Vec<Var> = (0..=n).map(|i| p.supply.var(format!("x{i}"))).collect();
    let body =
        (1..=n).rev().fold(var(&xs[n]), |body, i| let_(&xs[i], add(var(&xs[i - 1]), var(&xs[i - 1])), body));
    define(&mut p, &f, Type::fun(d(), d()), lam(&xs[0], d(), body));
    example("doubling", p, f, vec![(Value::Double(1.5), Value::Double(1.0))])
}

/// sum [] = 0; sum (x : xs) = x · x + sum xs.
pub(crate) fn sum_of_squares(n: usize) -> Example {
    let mut p = Program::new();
    let s = &mut p.supply;
    let (f, l, x, xs) = (s.var("sumsq"), s.var("l"), s.var("x"), s.var("xs"));
    let list = Type::list(d());
    let step = add(mul(var(&x), var(&x)), app(var(&f), var(&xs)));
    let body = case(var(&l), [alt(ConId::NIL, [], real(0.0)), alt(ConId::CONS, [&x, &xs], step)]);
    define_rec(&mut p, &f, Type::fun(list.clone(), d()), lam(&l, list, body));
    let at = Value::doubles((0..n).map(|i| 0.5 + i as f64));
    example("sum of squares", p, f, vec![(at, Value::Double(1.0)), (Value::doubles([]), Value::Double(2.0))])
}

/// Adds `map : ∀a b. (a → b) → [a] → [b]`.
pub(crate) fn map_function(p: &mut Program) -> Var {
    let s = &mut p.supply;
    let (name, a, b) = (s.var("map"), s.ty_var("a"), s.ty_var("b"));
    let (g, l, x, xs) = (s.var("g"), s.var("l"), s.var("x"), s.var("xs"));
    let (ta, tb) = (Type::Var(a.clone()), Type::Var(b.clone()));
    let fun = Type::fun(ta.clone(), tb.clone());
    let ty = Type::funs([fun.clone(), Type::list(ta.clone())], Type::list(tb.clone()));
    let rest = apps(inst(&name, [ta.clone(), tb.clone()]), [var(&g), var(&xs)]);
    let more = cons(tb.clone(), app(var(&g), var(&x)), rest);
    let body = case(var(&l), [alt(ConId::NIL, [], nil(tb)), alt(ConId::CONS, [&x, &xs], more)]);
    let body = lams([(g.clone(), fun), (l.clone(), Type::list(ta))], body);
    define_rec(p, &name, Scheme { vars: vec![a, b], ty }, body);
    name
}

/// Higher-order: a function in a data structure, a curried one, a captured variable, a constant list.
pub(crate) fn higher_order() -> Example {
    let mut p = Program::new();
    let map = map_function(&mut p);
    let s = &mut p.supply;
    let (weights, f, a, x, y) = (s.var("weights"), s.var("f"), s.var("p"), s.var("x"), s.var("y"));
    let (scale, u, v, g, h, t) = (s.var("scale"), s.var("u"), s.var("v"), s.var("g"), s.var("h"), s.var("t"));
    define(&mut p, &weights, Type::list(d()), list(d(), [real(0.5), real(-1.5), real(2.0)]));
    define(
        &mut p,
        &scale,
        Type::funs([d(), d()], d()),
        lams([(u.clone(), d()), (v.clone(), d())], mul(var(&u), real_op(RealOp::Sin, [var(&v)]))),
    );
    // let g = scale x; h = (λt. t · y, g) in (map g weights, (fst h) (snd h y))
    let body = let_(
        &g,
        app(var(&scale), var(&x)),
        let_(
            &h,
            pair(lam(&t, d(), mul(var(&t), var(&y))), var(&g)),
            pair(
                apps(inst(&map, [d(), d()]), [var(&g), var(&weights)]),
                app(fst(var(&h)), app(snd(var(&h)), var(&y))),
            ),
        ),
    );
    let input = Type::pair(d(), d());
    let ty = Type::fun(input.clone(), Type::pair(Type::list(d()), d()));
    define(&mut p, &f, ty, lam(&a, input, unpack([&x, &y], var(&a), body)));
    let at = Value::pair(Value::Double(0.7), Value::Double(-1.2));
    let cotangent = Value::pair(Value::doubles([1.0, -0.5, 0.25]), Value::Double(3.0));
    example("higher order", p, f, vec![(at, cotangent)])
}

/// A tree with reals and integers at its nodes, and a function that folds it with an accumulator.
pub(crate) fn trees() -> Example {
    let mut p = Program::new();
    let a = p.supply.ty_var("a");
    let tree = p.data.reserve("Tree", vec![a.clone()]);
    let of_a = Type::data(tree, [Type::Var(a.clone())]);
    p.data.define(
        tree,
        vec![
            ConDecl::new("Leaf", []),
            ConDecl::new("Node", [of_a.clone(), Type::pair(Type::Var(a), Type::Int), Type::Double, of_a]),
        ],
    );
    let (leaf, node) = (ConId::new(tree, 0), ConId::new(tree, 1));
    let tree_of = Type::data(tree, [d()]);
    let s = &mut p.supply;
    let (f, g, t, acc) = (s.var("f"), s.var("fold"), s.var("t"), s.var("acc"));
    let (l, e, w, r, x, n) = (s.var("l"), s.var("e"), s.var("w"), s.var("r"), s.var("x"), s.var("n"));
    // fold acc Leaf = acc; fold acc (Node l (x, n) w r) = fold (fold (if n > 1 then acc · x else acc + w) l)
    // r
    let step = if_(
        cmp(CmpOp::Gt, CmpType::Int, var(&n), int(1)),
        mul(var(&acc), var(&x)),
        add(var(&acc), mul(var(&w), var(&x))),
    );
    let inner = apps(var(&g), [apps(var(&g), [step, var(&l)]), var(&r)]);
    let body = case(
        var(&t),
        [alt(leaf, [], var(&acc)), alt(node, [&l, &e, &w, &r], unpack([&x, &n], var(&e), inner))],
    );
    let ty = Type::funs([d(), tree_of.clone()], d());
    define_rec(&mut p, &g, ty, lams([(acc.clone(), d()), (t.clone(), tree_of.clone())], body));
    let (t, result) = (p.supply.var("t"), Type::pair(d(), tree_of.clone()));
    let body = pair(apps(var(&g), [real(2.0), var(&t)]), var(&t));
    define(&mut p, &f, Type::fun(tree_of.clone(), result), lam(&t, tree_of, body));
    let mk_leaf = || Value::con(leaf, "Leaf", []);
    let mk = |l: Value, x: f64, n: i64, w: f64, r: Value| {
        let entry = Value::pair(Value::Double(x), Value::Int(n));
        Value::con(node, "Node", [l, entry, Value::Double(w), r])
    };
    let at = mk(mk(mk_leaf(), 1.5, 3, 0.5, mk_leaf()), 2.5, 0, -1.0, mk(mk_leaf(), 0.25, 1, 4.0, mk_leaf()));
    let cotangent = Value::pair(Value::Double(1.0), at.map_reals(|x| x * 0.1));
    example("trees", p, f, vec![(at, cotangent), (mk_leaf(), Value::pair(Value::Double(1.0), mk_leaf()))])
}

/// The paper's partial-order example: nested ⋆.
pub(crate) fn partial_order() -> Example {
    let mut p = Program::new();
    let s = &mut p.supply;
    let (f, q, a, b) = (s.var("f"), s.var("q"), s.var("a"), s.var("b"));
    let (x, y1, y2, z1, z2) = (s.var("x"), s.var("y1"), s.var("y2"), s.var("z1"), s.var("z2"));
    let sin = |t: Term| real_op(RealOp::Sin, [t]);
    let inner = par([add(mul(var(&x), var(&a)), var(&a)), real_op(RealOp::Cos, [var(&x)])]);
    let left = let_(
        &x,
        add(mul(var(&a), var(&b)), sin(var(&b))),
        unpack([&y1, &y2], inner, add(var(&x), mul(var(&y1), var(&y2)))),
    );
    let right = add(real_op(RealOp::Exp, [var(&a)]), var(&b));
    let body = unpack([&z1, &z2], par([left, right]), mul(var(&z1), var(&z2)));
    let input = Type::pair(d(), d());
    define(&mut p, &f, Type::fun(input.clone(), d()), lam(&q, input, unpack([&a, &b], var(&q), body)));
    let at = Value::pair(Value::Double(0.3), Value::Double(1.7));
    example("partial order", p, f, vec![(at, Value::Double(1.0))])
}

/// ⋆ of a list: every element goes through `steps` rounds of x ↦ sin x · c in a task of its own; the results
/// are summed.
pub(crate) fn parallel_map(n: usize, steps: i64) -> Example {
    let mut p = Program::new();
    let map = map_function(&mut p);
    let s = &mut p.supply;
    let (rounds, k, x, c) = (s.var("rounds"), s.var("k"), s.var("x"), s.var("c"));
    let (f, q, l, e, u, total) = (s.var("f"), s.var("q"), s.var("l"), s.var("e"), s.var("u"), s.var("total"));
    let (m, y, ys) = (s.var("m"), s.var("y"), s.var("ys"));
    let next = mul(real_op(RealOp::Sin, [var(&x)]), var(&c));
    let again = apps(var(&rounds), [var(&c), int_op(IntOp::Sub, [var(&k), int(1)]), next]);
    let body = case_or(var(&k), [lit_alt(Lit::Int(0), var(&x))], again);
    let ty = Type::funs([d(), Type::Int, d()], d());
    let body = lams([(c.clone(), d()), (k.clone(), Type::Int), (x.clone(), d())], body);
    define_rec(&mut p, &rounds, ty, body);
    let list_d = Type::list(d());
    let step = add(var(&y), app(var(&total), var(&ys)));
    let body = case(var(&m), [alt(ConId::NIL, [], real(0.0)), alt(ConId::CONS, [&y, &ys], step)]);
    define_rec(&mut p, &total, Type::fun(list_d.clone(), d()), lam(&m, list_d.clone(), body));
    let c = p.supply.var("c");
    let thunk_ty = Type::fun(Type::unit(), d());
    let thunk = lam(&u, Type::unit(), apps(var(&rounds), [var(&c), int(steps), var(&e)]));
    let thunks = apps(inst(&map, [d(), thunk_ty]), [lam(&e, d(), thunk), var(&l)]);
    let body = unpack([&c, &l], var(&q), app(var(&total), par_list(thunks)));
    let input = Type::pair(d(), list_d);
    define(&mut p, &f, Type::fun(input.clone(), d()), lam(&q, input, body));
    let at = Value::pair(Value::Double(1.1), Value::doubles((0..n).map(|i| 0.2 + 0.1 * i as f64)));
    example("parallel map", p, f, vec![(at, Value::Double(1.0))])
}

/// A pair with a polymorphic local binding, a literal pattern on reals, integer powers and conversions.
pub(crate) fn assorted() -> Example {
    let mut p = Program::new();
    let s = &mut p.supply;
    let (f, q, x, n, id, a, w) =
        (s.var("f"), s.var("q"), s.var("x"), s.var("n"), s.var("id"), s.ty_var("a"), s.var("w"));
    let (m, e) = (s.var("m"), s.var("e"));
    let ta = Type::Var(a.clone());
    let identity =
        bind(&id, Scheme { vars: vec![a], ty: Type::fun(ta.clone(), ta.clone()) }, lam(&w, ta, var(&w)));
    let power = real_op(RealOp::Powi, [app(inst(&id, [d()]), var(&x)), app(inst(&id, [Type::Int]), var(&n))]);
    let floor = prim(Prim::Convert(prim::Convert::Floor), [mul(var(&x), real(3.0))]);
    let back = prim(Prim::Convert(prim::Convert::IntToDouble), [var(&m)]);
    let chosen =
        case_or(var(&x), [lit_alt(Lit::Double(0.0), real(7.0))], real_op(RealOp::Max, [var(&x), real(0.5)]));
    let body =
        let_bind(identity, let_(&m, floor, let_(&e, chosen, tuple([power, mul(back, var(&e)), var(&x)]))));
    let input = Type::pair(d(), Type::Int);
    let ty = Type::fun(input.clone(), Type::tuple([d(), d(), d()]));
    define(&mut p, &f, ty, lam(&q, input, unpack([&x, &n], var(&q), body)));
    let at = |x: f64, n: i64| Value::pair(Value::Double(x), Value::Int(n));
    let c = Value::Tuple([1.0, 0.5, -2.0].map(Value::Double).into());
    example("assorted", p, f, vec![(at(1.3, 3), c.clone()), (at(-0.4, 0), c.clone()), (at(0.9, 1), c)])
}

/// A wide input of which only one scalar is used, in many steps: x ↦ n additions of its first element.
pub(crate) fn wide_input(width: usize, steps: usize) -> Example {
    let mut p = Program::new();
    let s = &mut p.supply;
    let (f, l, x, xs) = (s.var("f"), s.var("l"), s.var("x"), s.var("xs"));
    let list = Type::list(d());
    let sum = (0..steps).fold(var(&x), |sum, _| add(sum, var(&x)));
    let body = case(var(&l), [alt(ConId::NIL, [], real(0.0)), alt(ConId::CONS, [&x, &xs], sum)]);
    define(&mut p, &f, Type::fun(list.clone(), d()), lam(&l, list, body));
    let at = Value::doubles((0..width).map(|i| 1.0 + i as f64));
    example("wide input", p, f, vec![(at, Value::Double(1.0))])
}

/// data Tree = Leaf Double | Node Tree Tree, and names for a function on it.
struct Trees {
    program: Program,
    ty: Type,
    leaf: ConId,
    node: ConId,
    vars: [Var; 7],
}

impl Trees {
    fn new() -> Self {
        let mut program = Program::new();
        let tree = program.data.reserve("Tree", Vec::new());
        let ty = Type::data(tree, []);
        let node = ConDecl::new("Node", [ty.clone(), ty.clone()]);
        program.data.define(tree, vec![ConDecl::new("Leaf", [d()]), node]);
        let vars = ["f", "t", "x", "l", "r", "a", "b"].map(|name| program.supply.var(name));
        Trees { program, ty, leaf: ConId::new(tree, 0), node: ConId::new(tree, 1), vars }
    }
}

/// A tree with 2^depth leaves.
fn balanced(leaf: ConId, node: ConId, depth: u32, value: f64) -> Value {
    let mut at = Value::con(leaf, "Leaf", [Value::Double(value)]);
    for _ in 0..depth {
        at = Value::con(node, "Node", [at.clone(), at]);
    }
    at
}

/// The sum of a balanced tree of n = 2^depth leaves, in parallel or not.
pub(crate) fn tree_sum(depth: u32, parallel: bool) -> Example {
    let Trees { program: mut p, ty, leaf, node, vars: [f, t, x, l, r, a, b] } = Trees::new();
    let calls = [app(var(&f), var(&l)), app(var(&f), var(&r))];
    let both = if parallel { par(calls) } else { tuple(calls) };
    let sum = unpack([&a, &b], both, add(var(&a), var(&b)));
    let square = mul(var(&x), var(&x));
    let body = case(var(&t), [alt(leaf, [&x], square), alt(node, [&l, &r], sum)]);
    define_rec(&mut p, &f, Type::fun(ty.clone(), d()), lam(&t, ty, body));
    example("tree sum", p, f, vec![(balanced(leaf, node, depth, 0.5), Value::Double(1.0))])
}

/// Squares every leaf of a balanced tree, both sides of a node in parallel: the output branches as the input
/// does.
pub(crate) fn tree_map(depth: u32) -> Example {
    let Trees { program: mut p, ty, leaf, node, vars: [f, t, x, l, r, a, b] } = Trees::new();
    let both = par([app(var(&f), var(&l)), app(var(&f), var(&r))]);
    let build = unpack([&a, &b], both, con(node, [], [var(&a), var(&b)]));
    let square = con(leaf, [], [mul(var(&x), var(&x))]);
    let body = case(var(&t), [alt(leaf, [&x], square), alt(node, [&l, &r], build)]);
    define_rec(&mut p, &f, Type::fun(ty.clone(), ty.clone()), lam(&t, ty, body));
    let full = |leaf_value| balanced(leaf, node, depth, leaf_value);
    example("tree map", p, f, vec![(full(0.5), full(1.5))])
}

/// data Nest a = End | More a (Nest (a, a)): a type whose recursion changes its parameter; the function
/// doubles and sums.
pub(crate) fn nested_type() -> Example {
    let mut p = Program::new();
    let a = p.supply.ty_var("a");
    let nest = p.data.reserve("Nest", vec![a.clone()]);
    let ta = Type::Var(a);
    let inner = Type::data(nest, [Type::pair(ta.clone(), ta.clone())]);
    p.data.define(nest, vec![ConDecl::new("End", []), ConDecl::new("More", [ta, inner])]);
    let (end, more) = (ConId::new(nest, 0), ConId::new(nest, 1));
    let s = &mut p.supply;
    let (total, b, f, n, x, rest) =
        (s.var("total"), s.ty_var("b"), s.var("f"), s.var("n"), s.var("x"), s.var("rest"));
    let (q, u, v) = (s.var("q"), s.var("u"), s.var("v"));
    let tb = Type::Var(b.clone());
    let pair_b = Type::pair(tb.clone(), tb.clone());
    let nest_b = Type::data(nest, [tb.clone()]);
    let weigh = Type::fun(tb.clone(), d());
    // total f End = 1; total f (More x rest) = f x · total (λ(u, v). f u · f v + 1) rest
    let both = lam(
        &q,
        pair_b.clone(),
        unpack([&u, &v], var(&q), add(mul(app(var(&f), var(&u)), app(var(&f), var(&v))), real(1.0))),
    );
    let deeper = apps(inst(&total, [pair_b]), [both, var(&rest)]);
    let body =
        case(var(&n), [alt(end, [], real(1.0)), alt(more, [&x, &rest], mul(app(var(&f), var(&x)), deeper))]);
    let ty = Type::funs([weigh.clone(), nest_b.clone()], d());
    let body = lams([(f.clone(), weigh), (n.clone(), nest_b)], body);
    define_rec(&mut p, &total, Scheme { vars: vec![b], ty }, body);
    let (g, m, y) = (p.supply.var("g"), p.supply.var("m"), p.supply.var("y"));
    let of = Type::data(nest, [d()]);
    let square = lam(&y, d(), mul(var(&y), var(&y)));
    let body = lam(&m, of.clone(), apps(inst(&total, [d()]), [square, var(&m)]));
    define(&mut p, &g, Type::fun(of, d()), body);
    let number = |x: f64| Value::Double(x);
    let finish = Value::con(end, "End", []);
    let second = Value::con(more, "More", [Value::pair(number(0.5), number(-2.0)), finish]);
    let at = Value::con(more, "More", [number(1.5), second]);
    example("nested type", p, g, vec![(at, Value::Double(1.0))])
}

/// Mutual recursion, three branches in parallel, and a polymorphic definition that has to be computed.
pub(crate) fn mutual_and_polymorphic() -> Example {
    let mut p = Program::new();
    let s = &mut p.supply;
    let (even, odd, n, x, m, y) =
        (s.var("even"), s.var("odd"), s.var("n"), s.var("x"), s.var("m"), s.var("y"));
    let ty = Type::funs([Type::Int, d()], d());
    let step = |other: &Var, n: &Var, x: Term| apps(var(other), [int_op(IntOp::Sub, [var(n), int(1)]), x]);
    let zero = |n: &Var| cmp(CmpOp::Le, CmpType::Int, var(n), int(0));
    let even_body = if_(zero(&n), var(&x), step(&odd, &n, mul(var(&x), real(1.5))));
    let odd_body = if_(zero(&m), real(0.0), step(&even, &m, real_op(RealOp::Sin, [var(&y)])));
    let even_body = lams([(n, Type::Int), (x, d())], even_body);
    let odd_body = lams([(m, Type::Int), (y, d())], odd_body);
    p.groups.push(Group::Rec(vec![bind(&even, ty.clone(), even_body), bind(&odd, ty, odd_body)]));
    let s = &mut p.supply;
    let (f, z, consts, a, w, c) =
        (s.var("f"), s.var("z"), s.var("tag"), s.ty_var("a"), s.var("w"), s.var("c"));
    let (r, t, v) = (s.var("r"), s.var("t"), s.var("v"));
    // tag : ∀a. a → (a, Double) = (λc. λw. (w, c)) (1 + 2): polymorphic, and it makes a constant.
    let ta = Type::Var(a.clone());
    let maker = lams([(c.clone(), d()), (w.clone(), ta.clone())], pair(var(&w), var(&c)));
    let result = Type::fun(ta.clone(), Type::pair(ta, d()));
    let poly = bind(&consts, Scheme { vars: vec![a], ty: result }, app(maker, add(real(1.0), real(2.0))));
    let branches = par([
        apps(var(&even), [int(4), var(&z)]),
        mul(var(&z), snd(app(inst(&consts, [Type::Int]), int(7)))),
        fst(app(inst(&consts, [d()]), var(&z))),
    ]);
    let body = let_bind(poly, unpack([&r, &t, &v], branches, add(mul(var(&r), var(&t)), var(&v))));
    define(&mut p, &f, Type::fun(d(), d()), lam(&z, d(), body));
    example("mutual and polymorphic", p, f, vec![(Value::Double(0.8), Value::Double(2.0))])
}

/// All small examples.
pub(crate) fn all() -> Vec<Example> {
    vec![
        running(),
        doubling(6),
        sum_of_squares(5),
        higher_order(),
        trees(),
        partial_order(),
        parallel_map(4, 3),
        assorted(),
        wide_input(3, 4),
        tree_sum(2, false),
        tree_sum(2, true),
        tree_map(3),
        nested_type(),
        mutual_and_polymorphic(),
    ]
}
