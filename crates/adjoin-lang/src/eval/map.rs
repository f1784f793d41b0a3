//! Persistent maps from integers: the staging maps of the paper's functional stages.
//!
//! A treap whose priorities are a hash of the key, so that a map's shape depends only on its keys. All
//! operations take O(log n) expected; union takes O(m log n) for its smaller side m. Each reports its weight
//! in the paper's terms: ⌈log₂(n + 1)⌉, and m times that for a union.

use std::rc::Rc;

use super::object::Object;

/// A map from integers to objects.
#[derive(Clone, Debug, Default)]
pub(super) struct Map(Option<Rc<Node>>);

#[derive(Clone, Debug)]
struct Node {
    key: i64,
    value: Object,
    size: usize,
    left: Map,
    right: Map,
}

/// Scatters keys, so that consecutive ids make a balanced tree.
fn priority(key: i64) -> u64 {
    let mut hash = u64::from_ne_bytes(key.to_ne_bytes()).wrapping_add(0x9e37_79b9_7f4a_7c15);
    hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ (hash >> 31)
}

impl Map {
    pub(super) fn len(&self) -> usize {
        self.0.as_ref().map_or(0, |node| node.size)
    }

    /// ⌈log₂(n + 1)⌉, at least 1: what one operation costs.
    pub(super) fn weight(&self) -> u64 {
        u64::from((usize::BITS - self.len().leading_zeros()).max(1))
    }

    fn node(key: i64, value: Object, left: Map, right: Map) -> Map {
        let size = left.len() + right.len() + 1;
        Map(Some(Rc::new(Node { key, value, size, left, right })))
    }

    pub(super) fn singleton(key: i64, value: Object) -> Map {
        Map::node(key, value, Map::default(), Map::default())
    }

    pub(super) fn get(&self, key: i64) -> Option<&Object> {
        let mut here = self;
        while let Some(node) = &here.0 {
            match key.cmp(&node.key) {
                std::cmp::Ordering::Less => here = &node.left,
                std::cmp::Ordering::Greater => here = &node.right,
                std::cmp::Ordering::Equal => return Some(&node.value),
            }
        }
        None
    }

    pub(super) fn max_key(&self) -> Option<i64> {
        let mut node = self.0.as_ref()?;
        while let Some(right) = &node.right.0 {
            node = right;
        }
        Some(node.key)
    }

    /// Keys below, and keys above; the key itself is dropped.
    fn split(&self, key: i64) -> (Map, Map) {
        let Some(node) = &self.0 else { return (Map::default(), Map::default()) };
        let rebuild = |left: Map, right: Map| Map::node(node.key, node.value.clone(), left, right);
        match key.cmp(&node.key) {
            std::cmp::Ordering::Less => {
                let (low, high) = node.left.split(key);
                (low, rebuild(high, node.right.clone()))
            }
            std::cmp::Ordering::Greater => {
                let (low, high) = node.right.split(key);
                (rebuild(node.left.clone(), low), high)
            }
            std::cmp::Ordering::Equal => (node.left.clone(), node.right.clone()),
        }
    }

    /// All keys of `low` are below all keys of `high`.
    fn join(low: &Map, high: &Map) -> Map {
        match (&low.0, &high.0) {
            (None, _) => high.clone(),
            (_, None) => low.clone(),
            (Some(a), Some(b)) if priority(a.key) >= priority(b.key) => {
                Map::node(a.key, a.value.clone(), a.left.clone(), Map::join(&a.right, high))
            }
            (_, Some(b)) => Map::node(b.key, b.value.clone(), Map::join(low, &b.left), b.right.clone()),
        }
    }

    pub(super) fn insert(&self, key: i64, value: Object) -> Map {
        match &self.0 {
            Some(node) if key == node.key => Map::node(key, value, node.left.clone(), node.right.clone()),
            Some(node) if priority(node.key) >= priority(key) => {
                let old = node.value.clone();
                if key < node.key {
                    Map::node(node.key, old, node.left.insert(key, value), node.right.clone())
                } else {
                    Map::node(node.key, old, node.left.clone(), node.right.insert(key, value))
                }
            }
            _ => {
                let (low, high) = self.split(key);
                Map::node(key, value, low, high)
            }
        }
    }

    pub(super) fn delete(&self, key: i64) -> Map {
        let Some(node) = &self.0 else { return Map::default() };
        match key.cmp(&node.key) {
            std::cmp::Ordering::Less => {
                Map::node(node.key, node.value.clone(), node.left.delete(key), node.right.clone())
            }
            std::cmp::Ordering::Greater => {
                Map::node(node.key, node.value.clone(), node.left.clone(), node.right.delete(key))
            }
            std::cmp::Ordering::Equal => Map::join(&node.left, &node.right),
        }
    }

    /// Keys and values in ascending order.
    pub(super) fn entries(&self) -> Vec<(i64, Object)> {
        let mut entries = Vec::with_capacity(self.len());
        let mut path = Vec::new();
        let mut here = self;
        loop {
            if let Some(node) = &here.0 {
                path.push(node);
                here = &node.left;
            } else if let Some(node) = path.pop() {
                entries.push((node.key, node.value.clone()));
                here = &node.right;
            } else {
                return entries;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn number(object: Option<&Object>) -> Option<i64> {
        match object {
            Some(Object::Int(value)) => Some(*value),
            _ => None,
        }
    }

    #[test]
    fn agrees_with_a_standard_map() {
        let mut ours = Map::default();
        let mut theirs = BTreeMap::new();
        let mut state = 1u64;
        for step in 0..4000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let key = i64::try_from(state >> 56).expect("eight bits");
            if state & (1 << 40) == 0 {
                ours = ours.insert(key, Object::Int(step));
                theirs.insert(key, step);
            } else {
                ours = ours.delete(key);
                theirs.remove(&key);
            }
            assert_eq!(ours.len(), theirs.len());
            assert_eq!(ours.max_key(), theirs.keys().next_back().copied());
            assert_eq!(number(ours.get(key)), theirs.get(&key).copied());
        }
        let keys: Vec<i64> = ours.entries().into_iter().map(|(key, _)| key).collect();
        assert_eq!(keys, theirs.into_keys().collect::<Vec<_>>());
    }

    #[test]
    fn old_versions_stay() {
        let one = Map::singleton(1, Object::Int(10));
        let two = one.insert(2, Object::Int(20)).delete(1);
        assert_eq!(number(one.get(1)), Some(10));
        assert_eq!((number(two.get(1)), number(two.get(2))), (None, Some(20)));
    }
}
