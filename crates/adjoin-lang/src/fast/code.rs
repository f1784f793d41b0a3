//! Code of the fast path: a register machine with three banks.
//!
//! A function's frame has registers for reals, for words (integers, characters, tags of enumerations) and for
//! references (data with fields, functions). Tuples and data types of one constructor have no representation
//! of their own: their parts are in registers. Lowering writes [`Step`]s, in which branches are nested;
//! [`link`](super::link) lays them out as a flat array of [`Instr`].

use std::sync::Arc;

use super::array::ArrayOp;
use super::kernel::Kernel;
use super::scalar::{Binary, Unary};
use crate::core::Span;
use crate::core::prim::{CmpOp, Convert, IntOp};

/// A register of a frame, in the bank that its use says.
pub(super) type Reg = u32;

/// Numbers of registers of the banks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Extent {
    pub(super) reals: u32,
    pub(super) words: u32,
    pub(super) refs: u32,
}

impl Extent {
    pub(super) const ONE_REAL: Extent = Extent { reals: 1, words: 0, refs: 0 };

    pub(super) fn is_one_real(self) -> bool {
        self == Extent::ONE_REAL
    }

    /// The larger one, bank by bank.
    pub(super) fn max(self, other: Extent) -> Extent {
        Extent {
            reals: self.reals.max(other.reals),
            words: self.words.max(other.words),
            refs: self.refs.max(other.refs),
        }
    }
}

/// A use of a reference: the last one may take it out of its register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Use {
    pub(super) reg: Reg,
    pub(super) last: bool,
}

impl From<Reg> for Use {
    fn from(reg: Reg) -> Use {
        Use { reg, last: false }
    }
}

/// Registers that hold the parts of some values.
#[derive(Clone, Debug, Default)]
pub(super) struct Regs {
    pub(super) reals: Vec<Reg>,
    pub(super) words: Vec<Reg>,
    pub(super) refs: Vec<Use>,
}

impl Regs {
    pub(super) fn extent(&self) -> Extent {
        Extent {
            reals: self.reals.len() as u32,
            words: self.words.len() as u32,
            refs: self.refs.len() as u32,
        }
    }
}

/// A call, and where its results go.
#[derive(Clone, Debug)]
pub(super) struct Site {
    /// The function that is called.
    pub(super) function: u32,
    pub(super) args: Regs,
    /// Registers of the caller that get the results.
    pub(super) results: Regs,
    /// The caller's frame: the callee's begins behind it.
    pub(super) frame: Extent,
    /// Where the call stands in the source.
    pub(super) span: Span,
}

/// A call of a function that is not known before it runs.
#[derive(Clone, Debug)]
pub(super) struct ClosureSite {
    pub(super) closure: Use,
    /// Registers of each argument.
    pub(super) each: Vec<Extent>,
    pub(super) call: Site,
    /// Where the function goes that an over-applied call gives, as a call with one result.
    pub(super) between: Site,
}

/// What a function returns.
#[derive(Clone, Debug)]
pub(super) struct Returned {
    pub(super) values: Regs,
    /// The frame that ends.
    pub(super) frame: Extent,
}

/// A constructor, list or closure to build.
#[derive(Clone, Debug)]
pub(super) struct Make {
    pub(super) dst: Reg,
    pub(super) what: Made,
    pub(super) fields: Regs,
}

/// What to build.
#[derive(Clone, Copy, Debug)]
pub(super) enum Made {
    /// This constructor.
    Con(u32),
    /// A list with this number of elements.
    List(u32),
    /// A closure of a function, and the number of arguments that are missing.
    Closure(u32, u32),
}

/// A constructor to take apart: its fields go to registers.
#[derive(Clone, Debug)]
pub(super) struct Open {
    pub(super) src: Use,
    /// The first real and word registers for the fields; the rest follow.
    pub(super) reals: Reg,
    pub(super) words: Reg,
    /// The register for each reference, if it is used.
    pub(super) refs: Vec<Option<Reg>>,
}

/// An element to append to the list that the function is building.
#[derive(Clone, Debug)]
pub(super) struct Push {
    /// The word that says which list that is; 0 if there is none yet.
    pub(super) list: Reg,
    pub(super) fields: Regs,
}

/// The branches of ⋆.
#[derive(Clone, Debug)]
pub(super) struct Fork {
    pub(super) branches: Vec<Site>,
    pub(super) frame: Extent,
}

/// ⋆ of a list of thunks.
#[derive(Clone, Debug)]
pub(super) struct ForkList {
    pub(super) thunks: Use,
    pub(super) dst: Reg,
    /// Registers of an element of the result.
    pub(super) element: Extent,
    pub(super) frame: Extent,
}

/// The condition of a branch.
#[derive(Clone, Copy, Debug)]
pub(super) enum Test {
    Reals(CmpOp, Reg, Reg),
    RealConst(CmpOp, Reg, f64),
    Words(CmpOp, Reg, Reg),
    WordConst(CmpOp, Reg, i64),
    /// Whether the reference is this constructor.
    Tag(Reg, u32),
}

/// An instruction.
#[derive(Clone, Debug)]
pub(super) enum Instr {
    Real(Reg, f64),
    Word(Reg, i64),
    Tag(Reg, u32),
    MoveReal(Reg, Reg),
    MoveWord(Reg, Reg),
    MoveRef(Reg, Use),
    GlobalReal(Reg, u32),
    GlobalWord(Reg, u32),
    GlobalRef(Reg, u32),

    Add(Reg, Reg, Reg),
    Sub(Reg, Reg, Reg),
    Mul(Reg, Reg, Reg),
    Div(Reg, Reg, Reg),
    /// dst = x + c.
    AddConst(Reg, Reg, f64),
    /// dst = x · c.
    MulConst(Reg, Reg, f64),
    /// dst = c − x.
    ConstSub(Reg, f64, Reg),
    Unary(Unary, Reg, Reg),
    Binary(Binary, Reg, Reg, Reg),
    /// A real to the power of a word.
    Power(Reg, Reg, Reg),

    /// It has no result for some arguments; the place is for that error.
    Int(IntOp, Reg, Reg, Reg, Box<Span>),
    /// dst = x + c.
    Increase(Reg, Reg, i64),
    /// dst = 1 if the test holds, else 0.
    Truth(Reg, Box<Test>),
    /// From real to word.
    ToWord(Convert, Reg, Reg),
    /// From word to real.
    ToReal(Reg, Reg),
    /// Checks that a word is a character.
    ToChar(Reg, Reg, Box<Span>),

    Make(Box<Make>),
    Open(Box<Open>),
    Push(Box<Push>),
    /// Puts the list that the function has been building, if any, before the one in a register.
    Finish(Reg, Reg, Box<Extent>),

    Call(Box<Site>),
    /// A call whose result is the caller's.
    TailCall(Box<Site>),
    CallClosure(Box<ClosureSite>),
    /// Applies what an over-applied call gave to the arguments that are left.
    Resume(Box<ClosureSite>),
    TailClosure(Box<ClosureSite>),
    Return(Box<Returned>),
    /// To the start of the function, whose parameters have been set.
    Again(u32),
    /// If all these lists are arrays with elements left: moves them on, loads their elements and jumps.
    Next(Box<[Open]>, u32),
    /// Runs all turns of a walk at once.
    Each(Box<Kernel>),
    /// If this list is an array: a word register gets how many elements are left, a reference the list's end;
    /// jumps.
    Last(Box<(Reg, Reg, Reg)>, u32),
    /// Loads the element before, counting it off in a word register, and jumps; unless that was all.
    Back(Box<(Open, Reg)>, u32),
    Array(Box<ArrayOp>),
    Fork(Box<Fork>),
    ForkList(Box<ForkList>),

    /// Stops with a message.
    Fail(Box<(Arc<str>, Span)>),
    /// Stops with a message that the program computed.
    Error(Reg, Box<Span>),

    Jump(u32),
    /// Takes a constructor apart if it is this one, else jumps.
    OpenIf(Box<Open>, u32, u32),
    /// Jumps if the test fails.
    Unless(Test, u32),
    /// Jumps by the constructor of a reference.
    SwitchTag(Reg, Box<[u32]>),
    /// Jumps by a word.
    SwitchWord(Reg, Box<[u32]>),
}

impl Instr {
    /// Every reference register that it uses or defines.
    pub(super) fn each_reference(&mut self, visit: &mut impl FnMut(&mut Reg)) {
        fn uses(uses: &mut [Use], visit: &mut impl FnMut(&mut Reg)) {
            for from in uses {
                visit(&mut from.reg);
            }
        }
        fn site(call: &mut Site, visit: &mut impl FnMut(&mut Reg)) {
            uses(&mut call.args.refs, visit);
            uses(&mut call.results.refs, visit);
        }
        fn opens(open: &mut Open, visit: &mut impl FnMut(&mut Reg)) {
            visit(&mut open.src.reg);
            open.refs.iter_mut().flatten().for_each(visit);
        }
        match self {
            Instr::Tag(reg, _)
            | Instr::GlobalRef(reg, _)
            | Instr::Finish(reg, ..)
            | Instr::Error(reg, _)
            | Instr::Unless(Test::Tag(reg, _), _)
            | Instr::SwitchTag(reg, _) => visit(reg),
            Instr::Truth(_, test) => {
                if let Test::Tag(reg, _) = &mut **test {
                    visit(reg);
                }
            }
            Instr::MoveRef(dst, src) => {
                visit(dst);
                visit(&mut src.reg);
            }
            Instr::Make(make) => {
                visit(&mut make.dst);
                uses(&mut make.fields.refs, visit);
            }
            Instr::Open(open) | Instr::OpenIf(open, ..) => opens(open, visit),
            Instr::Next(lists, _) => lists.iter_mut().for_each(|open| opens(open, visit)),
            Instr::Array(op) => op.each_reference(visit),
            Instr::Each(kernel) => kernel.lists().iter_mut().for_each(visit),
            Instr::Last(places, _) => {
                visit(&mut places.0);
                visit(&mut places.2);
            }
            Instr::Back(back, _) => opens(&mut back.0, visit),
            Instr::Push(push) => uses(&mut push.fields.refs, visit),
            Instr::Call(call) | Instr::TailCall(call) => site(call, visit),
            Instr::CallClosure(call) | Instr::Resume(call) | Instr::TailClosure(call) => {
                visit(&mut call.closure.reg);
                site(&mut call.call, visit);
                site(&mut call.between, visit);
            }
            Instr::Return(returned) => uses(&mut returned.values.refs, visit),
            Instr::Fork(fork) => fork.branches.iter_mut().for_each(|branch| site(branch, visit)),
            Instr::ForkList(fork) => {
                visit(&mut fork.thunks.reg);
                visit(&mut fork.dst);
            }
            Instr::Real(..)
            | Instr::Word(..)
            | Instr::MoveReal(..)
            | Instr::MoveWord(..)
            | Instr::GlobalReal(..)
            | Instr::GlobalWord(..)
            | Instr::Add(..)
            | Instr::Sub(..)
            | Instr::Mul(..)
            | Instr::Div(..)
            | Instr::AddConst(..)
            | Instr::MulConst(..)
            | Instr::ConstSub(..)
            | Instr::Unary(..)
            | Instr::Binary(..)
            | Instr::Power(..)
            | Instr::Int(..)
            | Instr::Increase(..)
            | Instr::ToWord(..)
            | Instr::ToReal(..)
            | Instr::ToChar(..)
            | Instr::Again(_)
            | Instr::Fail(_)
            | Instr::Jump(_)
            | Instr::Unless(..)
            | Instr::SwitchWord(..) => {}
        }
    }
}

/// What a branch of several ways looks at.
#[derive(Clone, Copy, Debug)]
pub(super) enum Subject {
    Tag(Reg),
    Word(Reg),
}

/// Code with nested branches. Steps after a branch are run by every arm that does not end in itself.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Do(Instr),
    If(Test, Vec<Step>, Vec<Step>),
    /// The number of tags, arms by tag, then the arm for all others (empty if there are none).
    Switch(Subject, u32, Vec<(u32, Vec<Step>)>, Vec<Step>),
}

/// A linked function.
#[derive(Clone, Copy, Debug)]
pub(super) struct Function {
    pub(super) entry: u32,
    pub(super) frame: Extent,
}

/// A linked program.
#[derive(Debug, Default)]
pub(super) struct Code {
    pub(super) instrs: Vec<Instr>,
    pub(super) functions: Vec<Function>,
    /// Whether there is a ⋆ anywhere.
    pub(super) forks: bool,
}

#[cfg(test)]
mod tests {
    use super::Instr;

    #[test]
    fn an_instruction_takes_three_machine_words() {
        assert!(size_of::<Instr>() <= 24, "{}", size_of::<Instr>());
    }
}
