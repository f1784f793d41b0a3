//! What changed between two texts, by lines: a stage's program against that of the stage before.

/// A line of the difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change<'a> {
    /// In both.
    Same(&'a str),
    /// Only in the first.
    Old(&'a str),
    /// Only in the second.
    New(&'a str),
}

/// The fewest lines to take out and put in. Time and memory: the product of the numbers of lines that differ.
pub fn difference<'a>(old: &'a str, new: &'a str) -> Vec<Change<'a>> {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let start = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let rest = (&old[start..], &new[start..]);
    let end = rest.0.iter().rev().zip(rest.1.iter().rev()).take_while(|(a, b)| a == b).count();
    let (a, b) = (&old[start..old.len() - end], &new[start..new.len() - end]);
    // length[i][j]: of the longest common subsequence of a[i..] and b[j..].
    let mut length = vec![vec![0u32; b.len() + 1]; a.len() + 1];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            length[i][j] =
                if a[i] == b[j] { length[i + 1][j + 1] + 1 } else { length[i + 1][j].max(length[i][j + 1]) };
        }
    }
    let mut changes: Vec<Change<'a>> = new[..start].iter().map(|line| Change::Same(line)).collect();
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        if i < a.len() && j < b.len() && a[i] == b[j] {
            changes.push(Change::Same(b[j]));
            (i, j) = (i + 1, j + 1);
        } else if j == b.len() || (i < a.len() && length[i + 1][j] >= length[i][j + 1]) {
            changes.push(Change::Old(a[i]));
            i += 1;
        } else {
            changes.push(Change::New(b[j]));
            j += 1;
        }
    }
    changes.extend(new[new.len() - end..].iter().map(|line| Change::Same(line)));
    changes
}

#[cfg(test)]
mod tests {
    use super::{Change, difference};

    #[test]
    fn both_texts_can_be_read_off_a_difference() {
        for (old, new) in
            [("a\nb\nc", "a\nx\nc\nd"), ("", "a\nb"), ("a\nb", ""), ("a\nb\na\nb", "b\na\nb\na"), ("a", "a")]
        {
            let changes = difference(old, new);
            let side = |keep: fn(&Change<'_>) -> bool| -> Vec<&str> {
                let lines = changes.iter().filter(|change| keep(change));
                lines
                    .map(|change| match change {
                        Change::Same(l) | Change::Old(l) | Change::New(l) => *l,
                    })
                    .collect()
            };
            assert_eq!(side(|change| !matches!(change, Change::New(_))), old.lines().collect::<Vec<_>>());
            assert_eq!(side(|change| !matches!(change, Change::Old(_))), new.lines().collect::<Vec<_>>());
        }
        let same =
            difference("a\nb\nc", "a\nx\nc").into_iter().filter(|change| matches!(change, Change::Same(_)));
        assert_eq!(same.count(), 2, "no more is changed than must be");
    }
}
