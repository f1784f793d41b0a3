//! The nested problems of `GradBench`, `particle` and `saddle`, each in the four mixtures of modes.

use adjoin::prelude::*;

/// How a gradient is computed.
trait Kind {
    /// The numbers of a function whose gradient is computed over `R`.
    type Number<R: Real>: adjoin::Level<Below = R>;

    fn gradient<R: Real, const N: usize>(
        f: impl Fn([Self::Number<R>; N]) -> Self::Number<R>,
        x: [R; N],
    ) -> [R; N];
}

struct ForwardMode;
struct ReverseMode;

impl Kind for ForwardMode {
    type Number<R: Real> = Forward<R>;

    fn gradient<R: Real, const N: usize>(f: impl Fn([Forward<R>; N]) -> Forward<R>, x: [R; N]) -> [R; N] {
        std::array::from_fn(|i| {
            let unit = std::array::from_fn(|j| R::from(f64::from(u8::from(i == j))));
            jvp(&f, &x, &unit).expect("the shapes agree").1
        })
    }
}

impl Kind for ReverseMode {
    type Number<R: Real> = Taped<R>;

    fn gradient<R: Real, const N: usize>(f: impl Fn([Taped<R>; N]) -> Taped<R>, x: [R; N]) -> [R; N] {
        grad(f, &x)
    }
}

fn norm<R: Real, const N: usize>(x: [R; N]) -> R {
    x.into_iter().map(|x| x * x).sum::<R>().sqrt()
}

/// Gradient descent, as `GradBench` has it.
fn argmin<R: Real, const N: usize>(
    f: impl Fn([R; N]) -> R,
    gradient: impl Fn([R; N]) -> [R; N],
    start: [R; N],
) -> [R; N] {
    let (mut x, mut fx, mut slope) = (start, f(start), gradient(start));
    let (mut step, mut count) = (1e-5, 0);
    loop {
        if norm(slope) <= 1e-5 {
            return x;
        }
        if count == 10 {
            step *= 2.0;
            count = 0;
            continue;
        }
        let next: [R; N] = std::array::from_fn(|i| x[i] - slope[i] * step);
        if norm(std::array::from_fn::<R, N, _>(|i| x[i] - next[i])) <= 1e-5 {
            return x;
        }
        let value = f(next);
        if value < fx {
            (x, fx, slope) = (next, value, gradient(next));
            count += 1;
        } else {
            step /= 2.0;
            count = 0;
        }
    }
}

fn potential<R: Real>(x: [R; 2], charges: [[R; 2]; 2]) -> R {
    charges.into_iter().map(|charge| norm([x[0] - charge[0], x[1] - charge[1]]).recip()).sum()
}

/// The square of where the particle crosses y = 0.
fn miss<Inner: Kind, R: Real>(w: R) -> R {
    use adjoin::Level;
    let charges = [[R::from(10.0), R::from(10.0) - w], [R::from(10.0), R::from(0.0)]];
    let lifted = charges.map(|charge| charge.map(Inner::Number::<R>::constant_of));
    let (mut x, mut v) = ([R::from(0.0), R::from(8.0)], [R::from(0.75), R::from(0.0)]);
    let step = 0.1;
    loop {
        let slope = Inner::gradient(|x| potential(x, lifted), x);
        let next = [x[0] + v[0] * step, x[1] + v[1] * step];
        if next[1] > 0.0 {
            v = [v[0] - slope[0] * step, v[1] - slope[1] * step];
            x = next;
        } else {
            let last = -x[1] / v[1];
            let at = x[0] + last * v[0];
            return at * at;
        }
    }
}

fn particle<Outer: Kind, Inner: Kind>() -> f64 {
    let [w] = argmin(
        |[w]: [f64; 1]| miss::<Inner, f64>(w),
        |w| Outer::gradient(|[w]| miss::<Inner, Outer::Number<f64>>(w), w),
        [0.0],
    );
    w
}

#[test]
fn particle_has_the_stated_result_in_all_four_mixtures() {
    for w in [
        particle::<ForwardMode, ForwardMode>(),
        particle::<ForwardMode, ReverseMode>(),
        particle::<ReverseMode, ForwardMode>(),
        particle::<ReverseMode, ReverseMode>(),
    ] {
        assert!((w - 0.207_191_874_648_611_6).abs() < 1e-10, "{w}");
    }
}

/// (x₁² + x₂²) − (y₁² + y₂²).
fn payoff<R: Real>(x: [R; 2], y: [R; 2]) -> R {
    x[0] * x[0] + x[1] * x[1] - (y[0] * y[0] + y[1] * y[1])
}

/// The `y` with the highest payoff.
fn best_answer<Mode: Kind, R: Real>(x: [R; 2], start: [R; 2]) -> [R; 2] {
    use adjoin::Level;
    let lifted = x.map(Mode::Number::<R>::constant_of);
    argmin(|y| -payoff(x, y), |y| Mode::gradient(|y| -payoff(lifted, y), y), start)
}

fn saddle<Outer: Kind, Inner: Kind>(start: [f64; 2]) -> [f64; 4] {
    fn worst<Inner: Kind, R: Real>(x: [R; 2], start: [f64; 2]) -> R {
        payoff(x, best_answer::<Inner, R>(x, start.map(R::from)))
    }
    let [a, b] = argmin(
        |x| worst::<Inner, f64>(x, start),
        |x| Outer::gradient(|x| worst::<Inner, Outer::Number<f64>>(x, start), x),
        start,
    );
    let [c, d] = best_answer::<Outer, f64>([a, b], start);
    [a, b, c, d]
}

#[test]
fn saddle_has_the_stated_result_in_all_four_mixtures() {
    let start = [1.0, 1.0];
    for found in [
        saddle::<ForwardMode, ForwardMode>(start),
        saddle::<ForwardMode, ReverseMode>(start),
        saddle::<ReverseMode, ForwardMode>(start),
        saddle::<ReverseMode, ReverseMode>(start),
    ] {
        for x in found {
            assert!((x - 8.246_324_826_140_356e-6).abs() < 1e-15, "{found:?}");
        }
    }
}
