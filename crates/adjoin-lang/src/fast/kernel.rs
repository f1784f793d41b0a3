//! Walks whose turns are one operation on reals: `zipWith (*)`, `map (/ total)`, sums and products.
//!
//! Such a walk is one instruction, which runs all its turns in a loop of its own. Each turn computes
//!
//! ```text
//! z = x ∘ y          ∘ one of + − · /, x and y elements or registers, at least one an element
//! ```
//!
//! and z is either appended to the list that the function builds, or the register that x or y is: forwards a
//! left fold, backwards a right fold. Elements are taken in the order in which the function would have, so
//! results have the same bits.
//!
//! Lists of another form than an array of single reals are left to the code that follows: the function
//! itself, or turns one by one.

use std::{iter, mem};

use adjoin::Real;

use super::code::{Instr, Open, Reg, Step};
use super::machine::{Base, Machine};
use super::object::{Node, Ref};

/// One operation in every turn.
#[derive(Clone, Debug)]
pub(super) struct Kernel {
    op: Op,
    left: Operand,
    right: Operand,
    sink: Sink,
    /// Backwards: the word register that counts the turns that are left.
    left_over: Option<Reg>,
    /// The registers of the lists.
    lists: Box<[Reg]>,
}

#[derive(Clone, Copy, Debug)]
enum Op {
    Add,
    Sub,
    Mul,
    Div,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operand {
    /// Of the list at this place.
    Element(usize),
    Register(Reg),
}

#[derive(Clone, Copy, Debug)]
enum Sink {
    /// The list that the function builds, by its word.
    List(Reg),
    /// The operand that is a register.
    Operand,
}

/// What [`Op`] names.
trait Operation {
    fn apply<R: Real>(x: R, y: R) -> R;

    /// x ∘ (y ∘ …) or (… ∘ y) ∘ x, where x are the elements, the last of them outermost.
    #[inline(always)]
    fn fold<R: Real>(elements: impl Iterator<Item = R>, first: R, on_the_left: bool) -> R {
        elements.fold(first, |y, x| if on_the_left { Self::apply(x, y) } else { Self::apply(y, x) })
    }
}

struct Plus;
struct Minus;
struct Times;
struct Over;

impl Operation for Plus {
    #[inline(always)]
    fn apply<R: Real>(x: R, y: R) -> R {
        x + y
    }

    /// The library adds in the same order, in one node.
    #[inline(always)]
    fn fold<R: Real>(mut elements: impl Iterator<Item = R>, first: R, _: bool) -> R {
        // Unlike a chain, this has one place from where the loop's body is called.
        let mut next = Some(first);
        iter::from_fn(|| mem::replace(&mut next, elements.next())).sum()
    }
}

impl Operation for Minus {
    #[inline(always)]
    fn apply<R: Real>(x: R, y: R) -> R {
        x - y
    }
}

impl Operation for Times {
    #[inline(always)]
    fn apply<R: Real>(x: R, y: R) -> R {
        x * y
    }
}

impl Operation for Over {
    #[inline(always)]
    fn apply<R: Real>(x: R, y: R) -> R {
        x / y
    }
}

impl Kernel {
    /// The registers of its lists.
    pub(super) fn lists(&mut self) -> &mut [Reg] {
        &mut self.lists
    }
}

/// The kernel that does what these turns do, if there is one.
pub(super) fn find(opens: &[Open], body: &[Step]) -> Option<Kernel> {
    let [Step::Do(first), Step::Do(last), Step::Do(turn), _] = body else { return None };
    let (op, result, x, y) = match *first {
        Instr::Add(result, x, y) => (Op::Add, result, x, y),
        Instr::Sub(result, x, y) => (Op::Sub, result, x, y),
        Instr::Mul(result, x, y) => (Op::Mul, result, x, y),
        Instr::Div(result, x, y) => (Op::Div, result, x, y),
        _ => return None,
    };
    let operand = |reg: Reg| {
        let place = opens.iter().position(|open| open.reals == reg);
        place.map_or(Operand::Register(reg), Operand::Element)
    };
    let (left, right) = (operand(x), operand(y));
    let sink = match last {
        Instr::Push(push) if push.fields.reals == [result] && push.fields.extent().is_one_real() => {
            Sink::List(push.list)
        }
        Instr::MoveReal(into, from) if *from == result => {
            let into = Operand::Register(*into);
            if into != left && into != right {
                return None;
            }
            Sink::Operand
        }
        _ => return None,
    };
    let elements = matches!(left, Operand::Element(_)) || matches!(right, Operand::Element(_));
    let left_over = if let Instr::Back(back, _) = turn { Some(back.1) } else { None };
    let lists = opens.iter().map(|open| open.src.reg).collect();
    (elements && result != x && result != y).then_some(Kernel { op, left, right, sink, left_over, lists })
}

/// The elements of a list that is an array of single reals.
pub(super) fn elements<R>(list: &Ref<R>) -> Option<&[R]> {
    match list.node() {
        Some(Node::Array(array)) if array.element.is_one_real() => {
            array.values.reals.get(list.index() as usize..)
        }
        _ => None,
    }
}

/// The elements of a list that is an array of single references.
pub(super) fn parts<R>(list: &Ref<R>) -> Option<&[Ref<R>]> {
    match list.node() {
        Some(Node::Array(array)) => array.values.refs.get(list.index() as usize..),
        _ => None,
    }
}

impl<R: Real> Machine<'_, R> {
    /// Runs the turns of a kernel, as many as there are elements for and fuel lasts; the lists move on.
    pub(super) fn each(&mut self, kernel: &Kernel, base: Base) {
        match kernel.op {
            Op::Add => self.turns::<Plus>(kernel, base),
            Op::Sub => self.turns::<Minus>(kernel, base),
            Op::Mul => self.turns::<Times>(kernel, base),
            Op::Div => self.turns::<Over>(kernel, base),
        }
    }

    fn turns<O: Operation>(&mut self, kernel: &Kernel, base: Base) {
        let backwards = kernel.left_over.is_some();
        // Backwards, fuel has been paid for at the beginning.
        let fuel = if backwards { u64::MAX } else { self.fuel };
        let mut count = usize::try_from(fuel).unwrap_or(usize::MAX);
        for list in &kernel.lists {
            let list = &self.refs[base.refs + *list as usize];
            count = count.min(elements(list).map_or(0, <[R]>::len));
        }
        if count == 0 {
            return;
        }
        if let Sink::List(list) = kernel.sink {
            self.begin_list(list, base);
        }
        let at = |place: usize| {
            let list = &self.refs[base.refs + kernel.lists[place] as usize];
            elements(list).map_or(&[][..], |all| &all[..count])
        };
        let register = |reg: Reg| base.reals + reg as usize;
        match (kernel.sink, self.lists.last_mut()) {
            (Sink::List(_), Some((bank, length))) => {
                *length += count as u32;
                let into = &mut bank.reals;
                match (kernel.left, kernel.right) {
                    (Operand::Element(x), Operand::Element(y)) => {
                        into.extend(at(x).iter().zip(at(y)).map(|(x, y)| O::apply(*x, *y)));
                    }
                    (Operand::Element(x), Operand::Register(y)) => {
                        let y = self.reals[register(y)];
                        into.extend(at(x).iter().map(|x| O::apply(*x, y)));
                    }
                    (Operand::Register(x), Operand::Element(y)) => {
                        let x = self.reals[register(x)];
                        into.extend(at(y).iter().map(|y| O::apply(x, *y)));
                    }
                    (Operand::Register(_), Operand::Register(_)) => {}
                }
            }
            _ => {
                if let (Operand::Element(list), Operand::Register(into))
                | (Operand::Register(into), Operand::Element(list)) = (kernel.left, kernel.right)
                {
                    let (first, list) = (self.reals[register(into)], at(list).iter().copied());
                    let on_the_left = matches!(kernel.left, Operand::Element(_));
                    self.reals[register(into)] = if backwards {
                        O::fold(list.rev(), first, on_the_left)
                    } else {
                        O::fold(list, first, on_the_left)
                    };
                }
            }
        }
        if let Some(left) = kernel.left_over {
            self.words[base.words + left as usize] = 0;
        } else {
            self.fuel -= count as u64;
            for list in &kernel.lists {
                let slot = &mut self.refs[base.refs + *list as usize];
                *slot = mem::take(slot).skip(count as u32);
            }
        }
    }
}
