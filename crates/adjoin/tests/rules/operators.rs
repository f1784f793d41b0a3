//! Every form of every operator: by value and by reference, with an `f64` on either side, and assigning.

use super::edges::EDGES;
use adjoin::{Forward, LeftOf, Real, RefOps, Reverse, jacobian};

/// All forms of one operator between two reals, between a real and an `f64` on its right, and on its left.
struct Forms<R> {
    both: Vec<R>,
    right: Vec<R>,
    left: Vec<R>,
}

macro_rules! forms {
    ($name:ident, $op:tt, $assign:tt) => {
        fn $name<R: Real>(x: R, y: R, c: f64) -> Forms<R>
        where
            f64: LeftOf<R>,
            for<'a> &'a R: RefOps<R>,
        {
            let (mut a, mut b, mut d, mut e) = (x, x, x, x);
            a $assign y;
            b $assign &y;
            d $assign c;
            e $assign &c;
            Forms {
                both: vec![x $op y, &x $op y, x $op &y, &x $op &y, a, b],
                right: vec![x $op c, &x $op c, x $op &c, &x $op &c, d, e],
                left: vec![c $op y, c $op &y],
            }
        }
    };
}

forms!(add, +, +=);
forms!(sub, -, -=);
forms!(mul, *, *=);
forms!(div, /, /=);
forms!(rem, %, %=);

type Operator<R> = fn(R, R, f64) -> Forms<R>;
type Slopes = fn(f64, f64) -> [f64; 2];

fn operators<R: Real>() -> [(&'static str, Operator<R>); 5]
where
    f64: LeftOf<R>,
    for<'a> &'a R: RefOps<R>,
{
    [("+", add::<R>), ("-", sub::<R>), ("*", mul::<R>), ("/", div::<R>), ("%", rem::<R>)]
}

fn slopes() -> [Slopes; 5] {
    [
        |_, _| [1.0, 1.0],
        |_, _| [1.0, -1.0],
        |x, y| [y, x],
        |x, y| [1.0 / y, -(x / y) / y],
        |x, y| [1.0, -(x / y).trunc()],
    ]
}

fn all<R: Copy>(forms: &Forms<R>) -> impl Iterator<Item = R> {
    forms.both.iter().chain(&forms.right).chain(&forms.left).copied()
}

fn close(x: f64, y: f64) -> bool {
    x == y || (x.is_nan() && y.is_nan()) || (x - y).abs() <= 4.0 * f64::EPSILON * y.abs()
}

#[test]
fn all_forms_have_the_value_of_f64() {
    for (place, (name, plain)) in operators::<f64>().into_iter().enumerate() {
        for x in EDGES.map(std::hint::black_box) {
            for y in EDGES.map(std::hint::black_box) {
                let expected = all(&plain(x, y, y)).next().expect("there are forms");
                let check = |found: f64, scalar: &str| {
                    let same = found.to_bits() == expected.to_bits() || (found.is_nan() && expected.is_nan());
                    assert!(same, "{x:e} {name} {y:e} in {scalar}: {found:e}, not {expected:e}");
                };
                let reverse = operators::<Reverse>()[place].1(x.into(), y.into(), y);
                let forward = operators::<Forward>()[place].1(x.into(), y.into(), y);
                let nested = operators::<Forward<Forward>>()[place].1(x.into(), y.into(), y);
                reverse.both.iter().chain(&reverse.right).for_each(|z| check(z.primal(), "Reverse"));
                forward.both.iter().chain(&forward.right).for_each(|z| check(z.primal(), "Forward"));
                nested.both.iter().chain(&nested.right).for_each(|z| check(z.primal(), "nested Forward"));
                let reverse = operators::<Reverse>()[place].1(x.into(), y.into(), x);
                let forward = operators::<Forward>()[place].1(x.into(), y.into(), x);
                reverse.left.iter().for_each(|z| check(z.primal(), "f64 and Reverse"));
                forward.left.iter().for_each(|z| check(z.primal(), "f64 and Forward"));
            }
        }
    }
}

#[test]
fn all_forms_have_the_right_derivatives() {
    let points = [(1.3, 0.7), (-2.5, 0.4), (7.25, -3.5), (0.1, 100.0), (-3.0, -1.75)];
    for (place, (name, _)) in operators::<f64>().into_iter().enumerate() {
        for (x, y) in points {
            let c = 1.6;
            let slopes = slopes()[place];
            let matrix = jacobian(
                |[x, y]| all(&operators::<Reverse>()[place].1(x, y, c)).collect::<Vec<_>>(),
                &[x, y],
            );
            let forward = operators::<Forward<f64, 2>>()[place].1(
                Forward::new(x, [1.0, 0.0]),
                Forward::new(y, [0.0, 1.0]),
                c,
            );
            let tangents: Vec<[f64; 2]> = all(&forward).map(Forward::tangents).collect();
            let (both, right) = (forward.both.len(), forward.right.len());
            for row in 0..matrix.rows() {
                let expected = if row < both {
                    slopes(x, y)
                } else if row < both + right {
                    [slopes(x, c)[0], 0.0]
                } else {
                    [0.0, slopes(c, y)[1]]
                };
                for side in 0..2 {
                    let (back, ahead) = (matrix[(row, side)], tangents[row][side]);
                    assert!(close(back, expected[side]), "{name} at ({x}, {y}), form {row}: {back} reverse");
                    assert!(
                        close(ahead, expected[side]),
                        "{name} at ({x}, {y}), form {row}: {ahead} forward"
                    );
                }
            }
        }
    }
}

/// A form with an `f64` is the form with a constant, also at the edges.
#[test]
fn an_f64_is_a_constant() {
    for (place, (name, _)) in operators::<f64>().into_iter().enumerate() {
        for x in EDGES {
            for c in EDGES {
                let slope = |f: &dyn Fn(Reverse) -> Reverse| adjoin::grad(f, &x);
                let operator = operators::<Reverse>()[place].1;
                let pairs = [
                    (slope(&|x| operator(x, x, c).right[0]), slope(&|x| operator(x, c.into(), c).both[0])),
                    (slope(&|x| operator(x, x, c).left[0]), slope(&|x| operator(c.into(), x, c).both[0])),
                ];
                for (with_f64, with_constant) in pairs {
                    assert!(
                        close(with_f64, with_constant),
                        "{name} at {x:e} with {c:e}: {with_f64:e} and {with_constant:e}"
                    );
                }
                let x = Forward::new(x, [1.0]);
                let operator = operators::<Forward>()[place].1;
                let (right, left) = (operator(x, x, c).right[0], operator(x, x, c).left[0]);
                assert!(close(right.tangent(0), pairs[0].0), "{name} at {x:e} with {c:e}, forward");
                assert!(close(left.tangent(0), pairs[1].0), "{name} at {x:e} with {c:e}, forward");
            }
        }
    }
}

#[test]
fn negation_by_value_and_by_reference() {
    let (x, y) = (Forward::new(2.0, [3.0]), Reverse::from(2.0));
    assert_eq!(((-x).tangent(0), (-&x).tangent(0)), (-3.0, -3.0));
    assert_eq!(((-y).primal(), (-&y).primal()), (-2.0, -2.0));
    assert_eq!(adjoin::grad(|x: Reverse| -x + -&x, &1.0), -2.0);
}

/// Also a reference to an `f64` on the left, which no bound asks for.
#[test]
#[expect(clippy::op_ref, reason = "that is what is tested")]
fn a_reference_to_an_f64_on_the_left() {
    let c = &3.0;
    assert_eq!(adjoin::grad(|x: Reverse| c * x + c * &x + (c - x) + (c + &x), &2.0), 6.0);
    assert_eq!(adjoin::grad(|x: Reverse| c / x, &2.0), -0.75);
    assert_eq!(adjoin::grad(|x: Reverse| c % &x, &2.0), -1.0);
    let x = Forward::new(2.0, [1.0]);
    assert_eq!((c * x + c / &x).tangent(0), 3.0 - 0.75);
}
