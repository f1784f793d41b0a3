//! All implementations for types of std.

use crate::laws::{check, paths};
use adjoin::Differentiable;
use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, LinkedList, VecDeque};
use std::marker::PhantomData;
use std::num::{NonZero, Wrapping};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

#[test]
fn discrete_types_carry_nothing_and_travel_unchanged() {
    check(&(1_i8, 2_i16, 3_i32, 4_i64, 5_i128, 6_isize), &[]);
    check(&(1_u8, 2_u16, 3_u32, 4_u64, 5_u128, 6_usize), &[]);
    check(&(true, 'λ', String::from("text"), "str", (), Cow::Borrowed("cow")), &[]);
    check(&(NonZero::new(3_u8).unwrap(), Wrapping(4_i32), Duration::from_secs(5), Ordering::Less), &[]);
    check(&(0..10_usize, 0..=10_u32, 3_usize.., ..4_i64, ..), &[]);
    check(&(PathBuf::from("a/b"), Box::<str>::from("b"), Rc::<str>::from("r"), Arc::<str>::from("a")), &[]);
    check(&(HashSet::from([1, 2]), BTreeSet::from(["a", "b"])), &[]);
    let heap = BinaryHeap::from([1, 3, 2]).map_scalars(&mut |x: f64| x);
    assert_eq!(heap.into_sorted_vec(), [1, 2, 3]);
}

#[test]
fn scalars_are_structures_of_one() {
    check(&1.5, &[1.5]);
    assert_eq!(paths(&1.5), [""]);
}

#[test]
fn sequences_go_from_front_to_back() {
    check(&vec![1.0, 2.0, 3.0], &[1.0, 2.0, 3.0]);
    check([1.0, 2.0].as_slice(), &[1.0, 2.0]);
    check(&[1.0, 2.0].as_slice(), &[1.0, 2.0]);
    check(&[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    check(&[0.0; 0], &[]);
    check(&LinkedList::from([1.0, 2.0]), &[1.0, 2.0]);
    check(&vec![1.0, 2.0].into_boxed_slice(), &[1.0, 2.0]);
    check(&Rc::<[f64]>::from([1.0, 2.0]), &[1.0, 2.0]);
    check(&Arc::<[f64]>::from([1.0, 2.0]), &[1.0, 2.0]);
    let mut wrapped = VecDeque::from([1.0, 2.0, 3.0]);
    wrapped.rotate_left(1);
    check(&wrapped, &[2.0, 3.0, 1.0]);
    assert_eq!(paths(&vec![[1.0], [2.0]]), ["[0][0]", "[1][0]"]);
}

#[test]
fn tuples_go_to_twelve() {
    let tuple = (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0);
    check(&tuple, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0]);
    check(&(1.0, 7, "x", vec![2.0]), &[1.0, 2.0]);
    check(&(1.0,), &[1.0]);
    assert_eq!(paths(&(1.0, (2.0, 'c', [3.0]))), [".0", ".1.0", ".1.2[0]"]);
}

#[test]
fn phantom_data_follows_its_type_and_carries_nothing() {
    check(&PhantomData::<Vec<f64>>, &[]);
}

#[test]
fn maps_carry_their_values_under_unchanged_keys() {
    let ordered = BTreeMap::from([("b", 2.0), ("a", 1.0)]);
    check(&ordered, &[1.0, 2.0]);
    assert_eq!(paths(&ordered), ["[\"a\"]", "[\"b\"]"]);

    let hashed: HashMap<u32, Vec<f64>> = (0..50).map(|key| (key, vec![f64::from(key)])).collect();
    let in_order: Vec<f64> = (0..50).map(f64::from).collect();
    check(&hashed, &in_order);
    assert_eq!(hashed.map_scalars(&mut |x: f64| -x)[&7], [-7.0]);
    assert_eq!(paths(&HashMap::from([((1, 'x'), [0.5])])), ["[(1, 'x')][0]"]);
}

#[test]
fn pointers_are_transparent() {
    check(&Box::new(1.0), &[1.0]);
    check(&Rc::new(vec![1.0, 2.0]), &[1.0, 2.0]);
    check(&Arc::new((1.0, 2)), &[1.0]);
    check(&Some(Box::new(Rc::new(1.0))), &[1.0]);
    assert_eq!(paths(&Box::new(vec![Rc::new(1.0)])), ["[0]"]);
}

#[test]
fn sharing_is_not_kept() {
    let shared = Rc::new(1.0);
    let both = [Rc::clone(&shared), shared];
    check(&both, &[1.0, 1.0]);
    let mut next = 0.0;
    let mapped = both.map_scalars(&mut |_: f64| {
        next += 1.0;
        next
    });
    assert_eq!((*mapped[0], *mapped[1]), (1.0, 2.0));
}

#[test]
fn references_have_owned_siblings() {
    let (weights, bias) = (vec![1.0, 2.0], 3.0);
    check(&(&weights, &bias), &[1.0, 2.0, 3.0]);
    let owned: (Vec<f64>, f64) = (&weights, &bias).map_scalars(&mut |x: f64| x);
    assert_eq!(owned, (weights, bias));
}

#[test]
fn sums_carry_what_their_variant_carries() {
    check(&Some(1.0), &[1.0]);
    check(&None::<f64>, &[]);
    check(&Ok::<f64, Vec<f64>>(1.0), &[1.0]);
    check(&Err::<f64, Vec<f64>>(vec![1.0, 2.0]), &[1.0, 2.0]);
    check(&vec![Some(1.0), None, Some(2.0)], &[1.0, 2.0]);
    assert_eq!(paths(&(Some([1.0]), Err::<(), _>([2.0]))), [".0[0]", ".1.Err[0]"]);
}
