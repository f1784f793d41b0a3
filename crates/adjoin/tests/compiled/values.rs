//! Values of branches and blocks: enums without fields, blocks with labels, arms without braces, vectors of
//! `None`.

#![allow(clippy::all, clippy::pedantic, reason = "code as people write it")]

use adjoin::prelude::*;

use crate::support::check;

#[differentiable]
mod model {
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Side {
        Left,
        Right,
        Both,
    }

    fn other(side: Side) -> Side {
        match side {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
            side => side,
        }
    }

    // Enums without fields as values of `if`, `match`, `loop` and functions that return early.
    #[compiled]
    pub fn sides(x: &[f64]) -> f64 {
        let mut total = 0.0;
        let mut last = Side::Both;
        for y in x {
            let side = if *y > 0.5 { Side::Left } else { last };
            let next = match side {
                Side::Left => other(side),
                _ if total > 1.0 => Side::Both,
                _ => Side::Left,
            };
            total += match next {
                Side::Left => y.sin(),
                Side::Right => y * y,
                Side::Both => y * total,
            };
            last = next;
        }
        total
    }

    // `break` out of a block, with a value and without, from inside of a loop, and past one.
    #[compiled]
    pub fn blocks(x: &[f64]) -> f64 {
        let mut total = 1.0;
        'all: {
            for y in x {
                let found = 'value: {
                    if *y < 0.0 {
                        break 'value y.cos();
                    }
                    for k in 0..3 {
                        total *= 1.0 + 0.1 * y;
                        if total * y > 1.0 + k as f64 {
                            break 'value total * y;
                        }
                        if k == 1 && *y > 1.0 {
                            break;
                        }
                    }
                    if total > 6.0 {
                        total += y;
                        break 'all;
                    }
                    y * y
                };
                total += found;
                if *y > 1.1 {
                    continue;
                }
                total *= 0.9;
            }
            total = total.sqrt();
        }
        total
    }

    fn positive(x: f64) -> Option<f64> {
        if x > 0.0 { Some(x.ln()) } else { None }
    }

    // Exits in the values of `let`.
    #[compiled]
    pub fn exits(x: &[f64]) -> f64 {
        let mut total = 0.5;
        for y in x {
            let log: f64 = match positive(*y) {
                Some(log) => log,
                None => {
                    total *= y;
                    continue;
                }
            };
            let (a, b) = if total > 1.5 { break } else { (log * total, log + y) };
            let limited = loop {
                total += a * a + 0.3;
                if total > 4.0 {
                    return total * y;
                }
                if total > b {
                    break total.sin();
                }
            };
            total += limited * b;
        }
        let end = {
            if total < 0.0 {
                return x[0] * total;
            }
            total.sqrt()
        };
        end * x[1]
    }

    fn first(x: &[f64]) -> f64 {
        'found: {
            if x.is_empty() {
                return 0.5;
            }
            if x[0] > 0.6 {
                break 'found;
            }
            return x[0].exp();
        }
        x[0] * x[0]
    }

    #[compiled]
    pub fn returns(x: &[f64]) -> f64 {
        first(x) * first(&x[2..]) * first(&x[..0])
    }

    #[derive(Clone, Debug)]
    pub struct Walk {
        pub at: f64,
        pub seen: Vec<f64>,
    }

    impl Walk {
        fn go(&mut self, by: f64) {
            self.at = (self.at + by).sin();
            self.seen.push(self.at * by);
        }
    }

    // Arms and branches that are calls for their effect, and arms that panic.
    #[compiled]
    pub fn arms(x: &[f64]) -> f64 {
        let mut walk = Walk { at: x[0], seen: Vec::new() };
        let mut v = vec![1.0, x[1]];
        for (k, y) in x.iter().enumerate() {
            match k % 4 {
                0 => walk.go(*y),
                1 => v.push(y * walk.at),
                2 => v.swap(0, 1),
                3 => std::mem::swap(&mut v[0], &mut walk.at),
                _ => unreachable!("{k}"),
            }
            let factor = match k {
                0 | 1 => 2.0,
                2..=100 => walk.at,
                _ => panic!("too many"),
            };
            walk.seen.iter_mut().for_each(|s| *s *= factor);
        }
        walk.at + v.iter().sum::<f64>() + walk.seen.iter().map(|s| s * s).sum::<f64>()
    }

    // Types that are known only later: each `None` is written before the first `Some`.
    #[compiled]
    pub fn later(x: &[f64]) -> f64 {
        let mut total = x[0];
        let mut best = None;
        let mut all = Vec::new();
        let mut slots: [Option<f64>; 2] = [None; 2];
        for y in x {
            let old = if *y < 0.5 { None } else { Some(y * total) };
            if total > 1.0 {
                best = None;
            }
            if *y > 0.8 {
                best = Some(y * y);
            }
            all.push(best);
            slots[1] = old;
            total += sum(&all, &slots) * 0.3;
        }
        total + kept(best)
    }

    fn kept(x: Option<f64>) -> f64 {
        if let Some(x) = x { x.sin() } else { 0.1 }
    }

    fn sum(all: &[Option<f64>], slots: &[Option<f64>]) -> f64 {
        let mut total = 0.0;
        for x in all.iter() {
            if let Some(x) = x {
                total += x;
            }
        }
        total * kept(slots[1])
    }

    // A vector of `None`, and what is taken out of an `Option`.
    #[compiled]
    pub fn taken(x: &[f64]) -> f64 {
        let mut cache: Vec<Option<f64>> = vec![None; 3];
        let mut pairs = [None, Some(x[0])];
        let mut total = 0.0;
        for (k, y) in x.iter().enumerate() {
            let at = k % 3;
            if let Some(old) = cache[at].take() {
                total += old * y;
            } else {
                cache[at] = Some(y.sin());
            }
            let last = std::mem::take(&mut pairs[1]);
            pairs[0] = last;
            pairs[1] = Some(total);
        }
        if let Some(p) = pairs[0] {
            total *= p;
        }
        for c in cache.iter() {
            if let Some(c) = c {
                total += c;
            }
        }
        total
    }

    fn replaced(last: &mut Option<f64>, y: f64) -> f64 {
        let old = last.take();
        *last = Some(y);
        match old {
            Some(z) => z * y,
            None => 1.0,
        }
    }

    fn put(out: &mut Vec<f64>, y: f64) {
        out.push(y);
        let last = out[out.len() - 1];
        out.push(last * y);
    }

    // The signatures of what is called tell the types of `None` and the empty vector.
    #[compiled]
    pub fn told(x: &[f64]) -> f64 {
        let mut last = None;
        let mut out = Vec::new();
        let mut total = 0.0;
        for y in x {
            total += replaced(&mut last, *y);
            put(&mut out, total);
        }
        total * out[1] + out[2]
    }
}

fn point() -> Vec<f64> {
    vec![0.7, 0.9, -0.4, 1.2, 0.3]
}

#[test]
fn values_of_branches_and_blocks() {
    check!(model::sides, point());
    check!(model::blocks, point());
    check!(model::blocks, vec![0.7, 0.9, -0.4, 1.2, 1.3, 1.4, 1.5]);
    check!(model::returns, point());
    check!(model::exits, point());
    check!(model::exits, vec![1.7, 0.9, -0.4, 1.2, 0.3]);
    check!(model::exits, vec![-1.7, 1.9, 0.4]);
}

#[test]
fn arms_for_their_effect_and_taken_options() {
    check!(model::arms, point());
    check!(model::taken, point());
    check!(model::later, point());
    check!(model::told, point());
}
