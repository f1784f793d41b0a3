//! Compares a parallel function with its sequential form in all modes, on 1, 2, 4 and 8 threads.

use adjoin::{Forward, Reverse, check_gradient, jvp, value_and_grad};
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::LazyLock;

static POOLS: LazyLock<Vec<ThreadPool>> = LazyLock::new(|| {
    let pool = |threads| ThreadPoolBuilder::new().num_threads(threads).build().expect("threads to be had");
    [1, 2, 4, 8].map(pool).into()
});

/// The result of `f` in pools of 1, 2, 4 and 8 threads and in the global one, which must all be the same.
#[track_caller]
pub(crate) fn on_all_threads<T: PartialEq + std::fmt::Debug + Send>(f: impl Fn() -> T + Sync) -> T {
    let expected = f();
    for pool in &*POOLS {
        for _ in 0..2 {
            let found = pool.install(&f);
            assert_eq!(found, expected, "on {} threads", pool.current_num_threads());
        }
    }
    expected
}

pub(crate) fn bits(x: f64, xs: &[f64]) -> Vec<u64> {
    std::iter::once(&x).chain(xs).map(|x| x.to_bits()).collect()
}

/// Some numbers around 1, none of them an edge case.
pub(crate) fn inputs(count: usize) -> Vec<f64> {
    (0..count).map(|i| 1.0 + 0.5 * (1.3 * i as f64 + 0.4).sin()).collect()
}

type Dual = Forward<f64, 1>;

/// One function of a slice, in all modes, and the same function without parallelism. Pointers, so that the
/// verbs are compiled once.
pub(crate) struct Modes {
    pub(crate) plain: fn(&[f64]) -> f64,
    /// Not for all functions: each further scalar takes the compiler a further minute.
    pub(crate) forward: Option<fn(&[Dual]) -> Dual>,
    pub(crate) reverse: fn(&[Reverse]) -> Reverse,
    pub(crate) sequential: fn(&[Reverse]) -> Reverse,
}

macro_rules! modes {
    ($parallel:ident, $sequential:ident) => {
        $crate::check::Modes {
            plain: $parallel::<f64>,
            forward: None,
            reverse: $parallel::<adjoin::Reverse>,
            sequential: $sequential::<adjoin::Reverse>,
        }
    };
    ($parallel:ident, $sequential:ident, forward) => {
        $crate::check::Modes {
            forward: Some($parallel::<adjoin::Forward<f64, 1>>),
            ..modes!($parallel, $sequential)
        }
    };
}
pub(crate) use modes;

impl Modes {
    /// Compares the two functions at the given number of inputs.
    #[track_caller]
    pub(crate) fn hold(&self, count: usize) {
        let xs = inputs(count);
        let reverse = |xs: Vec<Reverse>| (self.reverse)(&xs);
        let plain = on_all_threads(|| bits((self.plain)(&xs), &[]));
        let found = on_all_threads(|| {
            let (value, gradient) = value_and_grad(reverse, &xs);
            bits(value, &gradient)
        });
        assert_eq!(plain[0], found[0], "the value in reverse mode is that of plain code");
        let gradient: Vec<f64> = found[1..].iter().map(|x| f64::from_bits(*x)).collect();

        let (value, expected) = value_and_grad(|xs: Vec<Reverse>| (self.sequential)(&xs), &xs);
        close(f64::from_bits(plain[0]), value);
        gradient.iter().zip(&expected).for_each(|(a, b)| close(*a, *b));

        let report = check_gradient(|xs: Vec<f64>| (self.plain)(&xs), reverse, &xs);
        assert!(report.passed(), "{report}");

        let Some(forward) = self.forward else { return };
        let direction = inputs(count + 1).split_off(1);
        let pushed = on_all_threads(|| {
            let (value, tangent) = jvp(|xs: Vec<_>| forward(&xs), &xs, &direction).expect("the shapes agree");
            bits(value, &[tangent])
        });
        assert_eq!(plain[0], pushed[0], "the value in forward mode is that of plain code");
        close(f64::from_bits(pushed[1]), gradient.iter().zip(&direction).map(|(a, b)| a * b).sum());
    }
}

#[track_caller]
pub(crate) fn close(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-9 * (1.0 + b.abs()), "{a} is not {b}");
}
