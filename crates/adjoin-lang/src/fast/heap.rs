//! What the machine does with data: building it, taking it apart, appending to lists.

use std::mem;

use adjoin::Real;

use super::code::{Extent, Made, Make, Open, Push, Reg, Regs};
use super::machine::{Base, Machine, Run};
use super::object::{Array, Bank, CONS, Closure, Node, Ref};

/// Asking the system about memory takes longer than to take less than this.
const MUCH: usize = 1 << 20;

impl<R: Real> Machine<'_, R> {
    #[inline(always)]
    pub(super) fn make(&mut self, make: &Make, base: Base) -> Ref<R> {
        let fields = &make.fields;
        match make.what {
            Made::Con(tag) => match (&fields.reals[..], &fields.words[..], &fields.refs[..]) {
                ([real], [], [next]) => {
                    let real = self.reals[base.reals + *real as usize];
                    let next = self.fetch(*next, base.refs);
                    Ref::with(tag, Node::Link(real, next))
                }
                ([], [], [first, second]) => {
                    let first = self.fetch(*first, base.refs);
                    let second = self.fetch(*second, base.refs);
                    Ref::with(tag, Node::Pair(first, second))
                }
                _ => {
                    let (reals, words, refs) = self.boxed(fields, base);
                    Ref::with(tag, Node::Record(reals, words, refs))
                }
            },
            Made::List(length) => {
                let values = self.gather(fields, base);
                let whole = values.extent();
                let part = |total: u32| total.checked_div(length).unwrap_or(0);
                let element =
                    Extent { reals: part(whole.reals), words: part(whole.words), refs: part(whole.refs) };
                Ref::list(length, element, values)
            }
            Made::Closure(function, missing) => {
                let (reals, words, refs) = self.boxed(fields, base);
                Ref::closure(Closure { function, missing, reals, words, refs })
            }
        }
    }

    #[expect(clippy::type_complexity, reason = "the three banks")]
    fn boxed(&mut self, from: &Regs, base: Base) -> (Box<[R]>, Box<[i64]>, Box<[Ref<R>]>) {
        let Bank { reals, words, refs } = self.gather(from, base);
        (reals.into(), words.into(), refs.into())
    }

    #[inline(always)]
    pub(super) fn open(&mut self, open: &Open, base: Base) {
        let whole = self.fetch(open.src, base.refs);
        match whole.node() {
            Some(Node::Array(array)) if whole.is_slice() => {
                self.element(open, base, whole.index(), array);
                if let Some(Some(dst)) = open.refs.last() {
                    self.refs[base.refs + *dst as usize] = whole.rest();
                }
            }
            Some(Node::Link(real, _)) => {
                self.reals[base.reals + open.reals as usize] = *real;
                if let [Some(dst)] = open.refs[..] {
                    self.refs[base.refs + dst as usize] = whole.into_next();
                }
            }
            Some(node) => self.fields(open, base, node),
            None => {}
        }
    }

    /// Moves lists in arrays on by one element, if all have one.
    #[inline(always)]
    pub(super) fn next(&mut self, lists: &[Open], base: Base) -> Run<bool> {
        if lists.iter().any(|open| self.refs[base.refs + open.src.reg as usize].left() == 0) {
            return Ok(false);
        }
        self.burn()?;
        for open in lists {
            self.load(open, base, 0);
            self.refs[base.refs + open.src.reg as usize].advance();
        }
        Ok(true)
    }

    /// Begins at the end of a list in an array, if the calls that this saves are within the limits.
    #[inline(always)]
    pub(super) fn last(&mut self, (list, left, end): (Reg, Reg, Reg), base: Base) -> bool {
        let list = &self.refs[base.refs + list as usize];
        let count = list.left();
        let depth = self.frames.len() as u64 + u64::from(count);
        if count == 0 || depth > self.limits.depth || u64::from(count) > self.fuel {
            return false;
        }
        // The call at the end burns its own.
        self.fuel -= u64::from(count) - 1;
        self.words[base.words + left as usize] = i64::from(count);
        self.refs[base.refs + end as usize] = list.clone().skip(count);
        true
    }

    /// Loads the last of the elements that are left, if there is one.
    #[inline(always)]
    pub(super) fn back(&mut self, open: &Open, left: Reg, base: Base) -> bool {
        let left = &mut self.words[base.words + left as usize];
        if *left == 0 {
            return false;
        }
        *left -= 1;
        let place = *left as u32;
        self.load(open, base, place);
        true
    }

    /// Loads an element of a list in an array.
    #[inline(always)]
    pub(super) fn load(&mut self, open: &Open, base: Base, place: u32) {
        let slot = base.refs + open.src.reg as usize;
        let list = mem::take(&mut self.refs[slot]);
        if let Some(Node::Array(array)) = list.node() {
            self.element(open, base, list.index() + place, array);
        }
        self.refs[slot] = list;
    }

    /// Begins the list that the current function builds, unless it has.
    #[inline(always)]
    pub(super) fn begin_list(&mut self, list: Reg, base: Base) {
        let list = &mut self.words[base.words + list as usize];
        if *list == 0 {
            self.lists.push((Bank::default(), 0));
            *list = self.lists.len() as i64;
        }
    }

    /// Appends an element to the list that the current function is building.
    #[inline(always)]
    pub(super) fn push(&mut self, push: &Push, base: Base) {
        self.begin_list(push.list, base);
        // Every function called since has finished its own list, so ours is the last.
        let Some((bank, length)) = self.lists.last_mut() else { return };
        *length += 1;
        if let ([reg], [], []) = (&push.fields.reals[..], &push.fields.words[..], &push.fields.refs[..]) {
            bank.reals.push(self.reals[base.reals + *reg as usize]);
            return;
        }
        for reg in &push.fields.reals {
            bank.reals.push(self.reals[base.reals + *reg as usize]);
        }
        for reg in &push.fields.words {
            bank.words.push(self.words[base.words + *reg as usize]);
        }
        for from in &push.fields.refs {
            let slot = &mut self.refs[base.refs + from.reg as usize];
            bank.refs.push(if from.last { mem::take(slot) } else { slot.clone() });
        }
    }

    /// The list that the current function has built, before `rest`.
    pub(super) fn finish(&mut self, mut rest: Ref<R>, element: Extent) -> Run<Ref<R>> {
        let Some((mut bank, length)) = self.lists.pop() else { return Ok(rest) };
        if rest.tag() != CONS {
            return Ok(Ref::list(length, element, bank));
        }
        let fields = element.reals as usize * size_of::<R>()
            + element.words as usize * size_of::<i64>()
            + element.refs as usize * size_of::<Ref<R>>();
        let linked = length as usize * (size_of::<Node<R>>() + fields);
        if linked > MUCH && self.meter.forbids(linked as u64) {
            return Err(self.out_of_memory());
        }
        for _ in 0..length {
            let mut refs = bank.refs.split_off(bank.refs.len() - element.refs as usize);
            refs.push(rest);
            let fields = Bank {
                reals: bank.reals.split_off(bank.reals.len() - element.reals as usize),
                words: bank.words.split_off(bank.words.len() - element.words as usize),
                refs,
            };
            rest = Ref::con(CONS, fields);
        }
        Ok(rest)
    }

    /// Copies the first element of a list in an array.
    #[inline(always)]
    fn element(&mut self, open: &Open, base: Base, index: u32, array: &Array<R>) {
        let Extent { reals, words, refs } = array.element;
        let index = index as usize;
        let (reals, words, refs) = (reals as usize, words as usize, refs as usize);
        if reals == 1 {
            self.reals[base.reals + open.reals as usize] = array.values.reals[index];
        } else if reals > 0 {
            let from = &array.values.reals[index * reals..][..reals];
            self.reals[base.reals + open.reals as usize..][..reals].copy_from_slice(from);
        }
        if words > 0 {
            let from = &array.values.words[index * words..][..words];
            self.words[base.words + open.words as usize..][..words].copy_from_slice(from);
        }
        if refs > 0 {
            for (dst, value) in open.refs.iter().zip(&array.values.refs[index * refs..][..refs]) {
                if let Some(dst) = dst {
                    self.refs[base.refs + *dst as usize] = value.clone();
                }
            }
        }
    }

    /// Copies the fields of a node.
    fn fields(&mut self, open: &Open, base: Base, node: &Node<R>) {
        match node {
            Node::Pair(first, second) => {
                if let [for_first, for_second] = open.refs[..] {
                    if let Some(dst) = for_first {
                        self.refs[base.refs + dst as usize] = first.clone();
                    }
                    if let Some(dst) = for_second {
                        self.refs[base.refs + dst as usize] = second.clone();
                    }
                }
            }
            Node::Record(reals, words, refs) => {
                for (dst, value) in open.refs.iter().zip(refs) {
                    if let Some(dst) = dst {
                        self.refs[base.refs + *dst as usize] = value.clone();
                    }
                }
                self.reals[base.reals + open.reals as usize..][..reals.len()].copy_from_slice(reals);
                self.words[base.words + open.words as usize..][..words.len()].copy_from_slice(words);
            }
            Node::Link(..) | Node::Array(_) | Node::Closure(_) => {}
        }
    }

    /// The elements of a list.
    pub(super) fn elements(list: &Ref<R>) -> Vec<Ref<R>> {
        let mut found = Vec::new();
        let mut rest = list.clone();
        while rest.tag() == CONS {
            rest = match rest.node() {
                Some(Node::Array(array)) => {
                    let from = array.values.refs.get(rest.index() as usize..).unwrap_or_default();
                    found.extend(from.iter().cloned());
                    Ref::default()
                }
                Some(Node::Pair(first, second)) => {
                    found.push(first.clone());
                    second.clone()
                }
                _ => Ref::default(),
            };
        }
        found
    }
}
