//! Values and derivatives, compared with those by hand, by forward mode, by differences, and of the plain
//! sum.

use crate::all_close;
use adjoin::memory::streamed_sum;
use adjoin::prelude::*;
use adjoin::{Mode, Vector, constant, hvp, jacobian_with};

#[differentiable]
mod model {
    use adjoin::memory::streamed_sum;

    /// The distance of an exponential decay from the data, summed term by term.
    pub(super) fn misfit(rate: f64, height: f64, data: &[(f64, f64)]) -> f64 {
        let scale = height.exp();
        streamed_sum(data, |(t, y)| {
            let miss = scale * (-rate * *t).exp() - *y;
            miss * miss
        })
    }

    pub(super) fn recorded(rate: f64, height: f64, data: &[(f64, f64)]) -> f64 {
        let scale = height.exp();
        let square = |(t, y): &(f64, f64)| {
            let miss = scale * (-rate * *t).exp() - *y;
            miss * miss
        };
        data.iter().map(square).sum()
    }
}

fn data() -> Vec<(f64, f64)> {
    (0..200)
        .map(|i| f64::from(i) / 50.0)
        .map(|t| (t, 2.0 * (-0.7 * t).exp() + 0.1 * (9.0 * t).sin()))
        .collect()
}

#[test]
fn five_ways_to_the_gradient_of_a_streamed_sum_agree() {
    let (data, point) = (data(), [0.5, 0.4]);
    let [rate, height] = point;
    let by_hand = data.iter().fold([0.0; 2], |[in_rate, in_height], (t, y)| {
        let model = height.exp() * (-rate * t).exp();
        [in_rate - 2.0 * (model - y) * model * t, in_height + 2.0 * (model - y) * model]
    });
    let (value, gradient) =
        value_and_grad(|[r, h]: [Reverse; 2]| model::misfit(r, h, &constant(&data)), &point);
    let plain = model::recorded(rate, height, &data);
    assert_eq!(value.to_bits(), plain.to_bits());
    assert_eq!(model::misfit(rate, height, &data).to_bits(), plain.to_bits());
    all_close("by hand", &gradient, &by_hand, 1e-12);
    let recorded = grad(|[r, h]: [Reverse; 2]| model::recorded(r, h, &constant(&data)), &point);
    all_close("the plain sum", &gradient, &recorded, 1e-12);
    let along = |direction: [f64; 2]| {
        jvp(|[r, h]: [Forward; 2]| model::misfit(r, h, &constant(&data)), &point, &direction).unwrap().1
    };
    all_close("forward", &gradient, &[along([1.0, 0.0]), along([0.0, 1.0])], 1e-12);
    let difference = |dr: f64, dh: f64| {
        (model::misfit(rate + dr, height + dh, &data) - model::misfit(rate - dr, height - dh, &data)) / 2e-5
    };
    all_close("differences", &gradient, &[difference(1e-5, 0.0), difference(0.0, 1e-5)], 1e-6);
}

#[test]
fn second_derivatives_are_those_of_the_plain_sum() {
    let (data, point, direction) = (data(), [0.5, 0.4], [0.3, -1.0]);
    let streamed = hvp(|[r, h]| model::misfit(r, h, &constant(&data)), &point, &direction).unwrap();
    let recorded = hvp(|[r, h]| model::recorded(r, h, &constant(&data)), &point, &direction).unwrap();
    assert_eq!(streamed, recorded);
}

/// Three sums, used afterwards by themselves and together.
fn three<R: Real>(xs: &[R], sum: impl Fn(&(dyn Fn(usize) -> R + Sync)) -> R) -> Vec<R> {
    let product = xs[0] * xs[1];
    let a = sum(&|i| (xs[i % xs.len()] * product + i as f64).sin());
    let b = sum(&|i| a * xs[(i + 1) % xs.len()] / (i as f64 + 1.0));
    let c = sum(&|i| if i % 3 == 0 { R::constant(1.5) } else { xs[2] * i as f64 });
    vec![a, b * a, c, a + b + c, xs[3] * c]
}

#[test]
fn several_cotangents_and_tangents_go_through_the_row() {
    let streamed = |xs: Vec<Reverse>| three(&xs, |term| streamed_sum(0..40, term));
    let point = vec![0.3, 0.7, -0.2, 1.1, 0.9];
    let recorded = |xs: Vec<Reverse>| three(&xs, |term| (0..40).map(term).sum());
    let expected = jacobian_with(Mode::Reverse, recorded, &point);
    for mode in [Mode::Reverse, Mode::Forward] {
        let found = jacobian_with(mode, streamed, &point);
        all_close("the plain sum", found.entries(), expected.entries(), 1e-12);
    }
}

#[test]
fn items_may_be_differentiable_and_come_from_anywhere() {
    let point = vec![0.3, 0.7, -0.2, 1.1, 0.9, 0.05];
    // Items that the iterator computes, each from the one before.
    let scanned = |xs: &[Reverse]| {
        let mut product = Reverse::from(1.0);
        let products: Vec<Reverse> = xs
            .iter()
            .map(|x| {
                product *= *x + 1.5;
                product
            })
            .collect();
        products
    };
    let lazily = |xs: Vec<Reverse>| {
        let products = xs.iter().scan(Reverse::from(1.0), |product, x| {
            *product *= *x + 1.5;
            Some(*product)
        });
        streamed_sum(products, |y| (y * xs[0]).sin() * y)
    };
    let at_once = |xs: Vec<Reverse>| scanned(&xs).iter().map(|y| (*y * xs[0]).sin() * *y).sum::<Reverse>();
    let ((a, found), (b, expected)) = (value_and_grad(lazily, &point), value_and_grad(at_once, &point));
    assert_eq!(a.to_bits(), b.to_bits());
    all_close("lazily", &found, &expected, 1e-12);
    let owned = |xs: Vec<Reverse>| streamed_sum(scanned(&xs), |y| (y * xs[0]).sin() * y);
    all_close("owned", &grad(owned, &point), &expected, 1e-12);
}

#[test]
fn iterators_may_record_more_than_terms_do() {
    let point = vec![0.3, 0.7, -0.2];
    let long = |xs: &[Reverse], n: usize| (0..n).fold(xs[0], |z, _| (z * xs[1]).sin() + xs[2]);
    let lazily = |xs: Vec<Reverse>| {
        // Also after the last item.
        let items = (0..40).map(|i| long(&xs, 100 * i)).take_while(|_| long(&xs, 500) < 1e9);
        streamed_sum(items, |y| y * xs[0])
    };
    let at_once = |xs: Vec<Reverse>| (0..40).map(|i| long(&xs, 100 * i) * xs[0]).sum::<Reverse>();
    let ((a, found), (b, expected)) = (value_and_grad(lazily, &point), value_and_grad(at_once, &point));
    assert_eq!(a.to_bits(), b.to_bits());
    all_close("lazily", &found, &expected, 1e-12);
    let ended = |xs: Vec<Reverse>| {
        let mut left = 3;
        let items = std::iter::from_fn(|| {
            let y = long(&xs, 1000);
            left -= 1;
            (left >= 0).then_some(y)
        });
        streamed_sum(items, |y| y * xs[0])
    };
    let three_times = |xs: Vec<Reverse>| long(&xs, 1000) * xs[0] * 3.0;
    all_close("ended", &grad(ended, &point), &grad(three_times, &point), 1e-12);
}

#[test]
fn a_sparsity_pattern_has_what_the_terms_used() {
    let f = |xs: Vec<Reverse>| {
        let even = streamed_sum((0..xs.len()).step_by(2), |i| xs[i] * xs[i]);
        [even, even * xs[1], streamed_sum(0..3, |_| xs[5])]
    };
    let pattern = jacobian_pattern(f, &vec![1.0; 6]);
    assert_eq!(pattern.to_string(), "× · × · × ·\n× × × · × ·\n· · · · · ×\n");
}

#[test]
fn terms_may_do_array_operations() {
    let point = (Vector::from([1.0, 2.0, 3.0]), 0.5);
    let term = |v: &Vector<Reverse>, s: Reverse, i: i32| {
        let w = v.map(|x| (x * s).sin() * f64::from(i)) * s;
        w.dot(v) + w.sum() * v[1]
    };
    let streamed = |(v, s): (Vector<Reverse>, Reverse)| streamed_sum(0..100, |i| term(&v, s, i)) * s;
    let recorded = |(v, s): (Vector<Reverse>, Reverse)| (0..100).map(|i| term(&v, s, i)).sum::<Reverse>() * s;
    let ((a, found), (b, expected)) = (value_and_grad(streamed, &point), value_and_grad(recorded, &point));
    assert_eq!(a.to_bits(), b.to_bits());
    all_close("array", &found.0.as_slice(), &expected.0.as_slice(), 1e-12);
    all_close("scalar", &[found.1], &[expected.1], 1e-12);
    let statistics = vjp(streamed, &point).1.statistics();
    assert_eq!((statistics.nodes, statistics.arrays), (1, 1), "{statistics:?}");
}
