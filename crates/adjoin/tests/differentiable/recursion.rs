//! Recursion, mutual recursion and recursive data.

use crate::common::{agree, twice};

twice! {
    use std::rc::Rc;

    #[derive(Clone, Debug)]
    pub enum Expression {
        Number(f64),
        Variable(usize),
        Add(Box<Expression>, Box<Expression>),
        Multiply(Box<Expression>, Box<Expression>),
        Call(String, Vec<Expression>),
    }

    pub enum List { Nil, Cons(f64, Rc<List>) }

    pub struct Tree { value: f64, children: Vec<Forest> }
    pub struct Forest { trees: Vec<Tree>, weight: f64 }

    pub fn evaluate(e: &Expression, x: &[f64]) -> f64 {
        use Expression::*;
        match e {
            Number(n) => *n,
            Variable(i) => x[*i],
            Add(a, b) => evaluate(a, x) + evaluate(b, x),
            Multiply(a, b) => evaluate(a, x) * evaluate(b, x),
            Call(name, arguments) => {
                let first = evaluate(&arguments[0], x);
                match name.as_str() { "sin" => first.sin(), "exp" => first.exp(), _ => 0.0 }
            }
        }
    }

    pub fn expressions(x: &[f64]) -> f64 {
        let e = Expression::Add(
            Box::new(Expression::Multiply(Box::new(Expression::Number(2.0)), Box::new(Expression::Variable(0)))),
            Box::new(Expression::Call("sin".to_string(), vec![Expression::Variable(1)])),
        );
        evaluate(&e, x)
    }

    fn length(list: &List) -> usize { match list { List::Nil => 0, List::Cons(_, rest) => 1 + length(rest) } }
    fn sum(list: &List) -> f64 { match list { List::Nil => 0.0, List::Cons(head, rest) => head + sum(rest) } }

    pub fn lists(x: &[f64]) -> f64 {
        let list = x.iter().fold(Rc::new(List::Nil), |rest, v| Rc::new(List::Cons(*v * *v, rest)));
        sum(&list) * length(&list) as f64
    }

    fn tree(t: &Tree) -> f64 { t.value + t.children.iter().map(forest).sum::<f64>() }
    fn forest(f: &Forest) -> f64 { f.weight * f.trees.iter().map(tree).sum::<f64>() }

    pub fn forests(x: &[f64]) -> f64 {
        let leaf = |v: f64| Tree { value: v, children: vec![] };
        tree(&Tree { value: 1.0, children: vec![Forest { trees: vec![leaf(x[0]), leaf(2.0)], weight: x[1] }] })
    }

    fn is_even(n: u32, x: f64) -> f64 { if n == 0 { x } else { is_odd(n - 1, x) * 0.5 } }
    fn is_odd(n: u32, x: f64) -> f64 { if n == 0 { 1.0 } else { is_even(n - 1, x) + x } }
    fn factorial(n: u32) -> f64 { if n == 0 { 1.0 } else { n as f64 * factorial(n - 1) } }
    fn power(x: f64, n: u32) -> f64 {
        match n { 0 => 1.0, n if n % 2 == 0 => power(x * x, n / 2), n => x * power(x, n - 1) }
    }

    pub fn calls(x: &[f64]) -> f64 {
        fn inner(depth: usize, y: f64) -> f64 { if depth == 0 { y } else { inner(depth - 1, y.sin() + 0.1) } }
        is_even(6, x[0]) + is_odd(5, x[1]) + power(x[0], 7) / factorial(5) + inner(4, x[1])
    }
}

#[test]
fn expressions_agree() {
    agree!(expressions, [1.5, 0.25]);
}

#[test]
fn lists_agree() {
    agree!(lists, [1.5, 0.25]);
}

#[test]
fn mutually_recursive_data_agrees() {
    agree!(forests, [1.5, 0.25]);
}

#[test]
fn calls_agree() {
    agree!(calls, [1.5, 0.25]);
}
