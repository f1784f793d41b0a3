//! A priority queue of small integers: a set that returns its largest element.
//!
//! A bit for each number, a bit for each nonzero word of those, and so on up to a single word. Inserting a
//! number or removing the largest touches one word in each of at most six levels, and usually only the first.

pub(super) struct Queue {
    /// The bits of the numbers come first, the single word last.
    levels: Vec<Vec<u64>>,
    /// Later words of the first level are zero.
    latest: usize,
}

const BITS: usize = u64::BITS as usize;

impl Queue {
    /// An empty set of numbers below `limit`.
    pub(super) fn new(limit: usize) -> Self {
        let mut levels = vec![vec![0; limit.div_ceil(BITS).max(1)]];
        while let Some(below) = levels.last().map(Vec::len).filter(|words| *words > 1) {
            levels.push(vec![0; below.div_ceil(BITS)]);
        }
        Self { levels, latest: 0 }
    }

    #[inline]
    pub(super) fn insert(&mut self, number: usize) {
        let mut at = number;
        self.latest = self.latest.max(number / BITS);
        for words in &mut self.levels {
            let word = &mut words[at / BITS];
            let was_empty = *word == 0;
            *word |= 1 << (at % BITS);
            if !was_empty {
                return;
            }
            at /= BITS;
        }
    }

    #[inline]
    pub(super) fn take_largest(&mut self) -> Option<usize> {
        if self.levels[0][self.latest] == 0 {
            self.latest = self.find_latest()?;
        }
        let word = &mut self.levels[0][self.latest];
        let bit = word.ilog2() as usize;
        *word &= !(1 << bit);
        if *word == 0 {
            self.clear(self.latest);
        }
        Some(self.latest * BITS + bit)
    }

    /// The last word of the first level that is not zero.
    fn find_latest(&self) -> Option<usize> {
        let mut at = 0;
        for words in self.levels[1..].iter().rev() {
            at = at * BITS + words[at].checked_ilog2()? as usize;
        }
        (self.levels[0][at] != 0).then_some(at)
    }

    /// Called when a word of the first level has become zero.
    fn clear(&mut self, word: usize) {
        let mut at = word;
        for words in &mut self.levels[1..] {
            let word = &mut words[at / BITS];
            *word &= !(1 << (at % BITS));
            if *word != 0 {
                return;
            }
            at /= BITS;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Queue;

    #[test]
    fn numbers_come_out_from_the_largest_down_each_once() {
        for limit in [1, 64, 65, 4096, 4097, 300_000] {
            let mut queue = Queue::new(limit);
            assert_eq!(queue.take_largest(), None);
            let mut numbers: Vec<usize> = (0..limit).map(|n| n * 7919 % limit).step_by(3).collect();
            numbers.iter().chain(numbers.iter().take(2)).for_each(|number| queue.insert(*number));
            numbers.sort_unstable();
            numbers.dedup();
            while let Some(largest) = queue.take_largest() {
                assert_eq!(Some(largest), numbers.pop());
            }
            assert!(numbers.is_empty());
        }
    }

    #[test]
    fn smaller_numbers_may_come_in_while_larger_ones_go_out() {
        let mut queue = Queue::new(10_000);
        queue.insert(9_999);
        let mut seen = Vec::new();
        while let Some(number) = queue.take_largest() {
            seen.push(number);
            [number / 2, number / 3]
                .into_iter()
                .filter(|below| *below < number)
                .for_each(|n| queue.insert(n));
        }
        assert!(seen.is_sorted_by(|before, after| before > after));
        assert_eq!(seen.last(), Some(&0));
    }
}
