// Written by `tests/compiled/generate.rs`.
use crate::compare::{Entry, combine, spread, weighted, weights};

#[adjoin::differentiable]
#[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]
pub mod programs {

    use std::ops::{Add, Mul, Neg, Sub, SubAssign};

    #[derive(Clone, Debug)]
    pub struct Pair { pub a: f64, pub b: [f64; 2], pub n: usize }

    impl Pair {
        fn norm(&self) -> f64 { (self.a * self.a + self.b[0] * self.b[1] + 2.0).sqrt() }
        fn shift(&mut self, by: f64) {
            if self.n > 2 { self.b[0] = by.sin(); return; }
            self.a += by * self.b[1];
            self.b[1] *= 0.5;
            self.n += 1;
        }
    }

    impl Add for Pair {
        type Output = Self;
        fn add(self, other: Self) -> Self::Output {
            Self { a: bounded(self.a + other.a), b: other.b, n: self.n }
        }
    }

    impl Mul<f64> for Pair {
        type Output = Pair;
        fn mul(mut self, by: f64) -> Pair {
            if by < self.a { return self; }
            self.a = (self.a * by).sin();
            self.b[1] *= by.cos();
            self
        }
    }

    impl Mul<Pair> for f64 {
        type Output = Pair;
        fn mul(self, pair: Pair) -> Pair { pair * self.tanh() }
    }

    impl<'a> Sub<&'a Pair> for &'a Pair {
        type Output = Pair;
        fn sub(self, other: &'a Pair) -> Pair { Pair { a: self.a - other.b[0].sin(), ..self.clone() } }
    }

    impl Neg for Pair {
        type Output = Pair;
        fn neg(self) -> Pair { Pair { a: -self.a, b: [self.b[1], -self.b[0]], n: self.n } }
    }

    impl SubAssign<f64> for Pair {
        fn sub_assign(&mut self, by: f64) { self.a -= bounded(by) * self.b[0]; }
    }

    #[derive(Clone, Debug)]
    pub enum Kind { None, One(f64), Two { pair: Pair, weight: f64 }, Maybe(Option<f64>) }

    impl Kind {
        fn size(&self) -> f64 {
            match self {
                Kind::None => 0.2,
                Kind::One(a) => a.sin() + 0.3 * a,
                Kind::Two { pair, weight } if pair.n < 2 => pair.norm() * weight,
                Kind::Two { pair: Pair { a, .. }, weight } => a + weight.cos(),
                Kind::Maybe(Some(b)) => bounded(*b),
                Kind::Maybe(_) => -0.4,
            }
        }
        fn change(&mut self, by: f64) {
            match self {
                Self::One(a) => *a = (*a * by).sin(),
                Self::Two { pair, weight } => { pair.shift(*weight); *weight += by.tanh(); }
                Self::Maybe(b) => *b = if by > 0.5 { None } else { Some(by) },
                Self::None => *self = Kind::One(by),
            }
        }
    }

    #[derive(Clone, Debug)]
    pub struct Model { pub pair: Pair, pub w: Vec<f64>, pub scale: f64, pub n: usize }

    fn positive(x: f64) -> Option<f64> { if x > -0.3 { Some((x + 0.5).sqrt()) } else { None } }

    fn chain(x: f64, y: f64) -> Option<f64> {
        let a = positive(x)?;
        let b = positive(y - a)?;
        Some(a * b + y)
    }

    fn search(v: &[f64], than: f64) -> f64 {
        let mut i = 0;
        let found = loop {
            if i == v.len() { break than.sin(); }
            let y = v[i] * than;
            if y > 0.5 { break bounded(y); }
            i += 1;
        };
        found + than
    }

    fn shrink(v: &mut Vec<f64>, x: f64) -> f64 {
        let Some(mut top) = v.pop() else { return x; };
        while let Some(next) = v.pop() {
            top = (top * next + x).sin();
            if top > 0.6 { v.push(next); break; }
        }
        v.push(top);
        v.push(x * top);
        top
    }

    fn along(mut rest: &[f64], by: f64) -> f64 {
        let mut t = by;
        while rest.len() > 1 {
            let (a, b) = rest.split_at(rest.len() / 2);
            t = (t * a[0] + b[b.len() - 1]).sin();
            if t > by { rest = a; } else { rest = &b[..b.len() - 1]; }
        }
        for r in rest { t += r * by; }
        t
    }

    fn ends(v: &[f64]) -> f64 {
        let Some(least) = v.iter().min_by(|a, b| a.total_cmp(b)) else { return 0.3; };
        let (at, most) = v.iter().enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b)).unwrap();
        least * most + at as f64
    }

    fn bounded(x: f64) -> f64 { x / (1.0 + x * x) }

    fn applied(f: impl Fn(f64) -> f64, x: f64) -> f64 {
        let y = bounded(f(x));
        if y > 0.4 { y * f(y) } else { y + x }
    }

    fn folded<F: Fn(f64, usize) -> f64>(v: &[f64], f: F) -> f64 {
        let mut t = 0.3;
        for (k, x) in v.iter().enumerate() { t = bounded(f(t * x, k)); }
        applied(|z| f(z, 1), t)
    }

    pub trait Body {
        fn mass(&self) -> f64;
        fn weight(&self, by: f64) -> f64 { (self.mass() * by).sin() }
    }

    impl Body for Pair {
        fn mass(&self) -> f64 { self.a * self.b[1] + self.n as f64 }
    }

    impl Body for Kind {
        fn mass(&self) -> f64 { self.size() }
        fn weight(&self, by: f64) -> f64 { bounded(by) - self.mass() }
    }

    fn heavier<B: Body>(a: &B, b: &impl Body, by: f64) -> f64 {
        if a.weight(by) > b.mass() { a.mass() * by } else { b.weight(a.mass()) }
    }

    fn raised<const N: usize>(x: f64) -> f64 {
        let mut y = [bounded(x); N];
        for k in 1..N { y[k] *= y[k - 1] + x; }
        y[N - 1]
    }

    #[compiled]
    fn branches(v: &[f64], by: f64, n: usize) -> f64 {
        if n == 0 || v.is_empty() { return by; }
        let mut t = by.sin();
        for part in v.chunks(2) {
            let u = branches(part, t, n - 1);
            if u > 0.2 { t = bounded(t + u); } else { t -= u * branches(&part[1..], by, n / 2); }
        }
        t
    }

    fn early(x: f64, y: f64) -> f64 {
        if x > y { return x.cos(); }
        let z = x * y;
        if z < 0.0 { return z - y; }
        (z + 1.0).ln()
    }

    fn mix(v: &mut Vec<f64>, s: &mut f64, x: f64) -> f64 {
        let n = v.len();
        for i in 0..n {
            let old = v[i];
            v[i] = (old * x + *s).sin();
            *s = 0.5 * *s + old;
        }
        if n > 1 { v.swap(0, n - 1); }
        *s * x
    }

    #[compiled]
    fn halves(x: &[f64], by: f64) -> f64 {
        if x.len() < 2 { return if x.is_empty() { by } else { x[0] * by }; }
        let (a, b) = x.split_at(x.len() / 2);
        let left = halves(a, bounded(by));
        left.sin() + halves(b, left) * 0.5
    }

    #[compiled]
    fn descend(v: &mut [f64], by: f64, n: usize) -> f64 {
        if n == 0 || v.is_empty() { return by; }
        v[0] = (v[0] * by).sin();
        let t = descend(&mut v[1..], by * 0.7, n - 1);
        v[0] += t;
        t.cos()
    }

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Side { Left, Right, Both }

    fn side(x: f64) -> Side {
        if x > 0.7 { return Side::Left; }
        match x { x if x < -0.5 => Side::Right, _ => Side::Both }
    }

    fn first<const N: usize>(a: &[f64; N]) -> f64 {
        let mut t = 1.0;
        for i in 0..N { t = (t * a[i] + 0.3).atan(); }
        t
    }

    #[compiled]
    pub fn p0(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let j1 = ((k as i32).wrapping_add(60)) as i32;
        for (k2, e3) in (*list).iter_mut().enumerate() {
            *e3 = (x[(k as usize % 5) % 6]).sin() + 0.1 * *e3;
            let z4 = chain(s, (*e3)).unwrap_or(0.6);
            let mut v5: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z4).collect(); row[1] + row[2].sin() }).collect();
            for mut k in 0..2 { k += 1; s = (v5[k] * s).sin(); }
            let z6 = (v5[(k as usize % 5) % v5.len()]).sin();
            let mut h7 = Kind::Maybe(positive(z6));
        }
        let at = 3 % (*list).len(); (*list)[at] += ((if (1.4 * 1.9) < (-x[(k as usize % 5) % 6]) && (x[0 % 6] * (*list)[2 % (*list).len()]) > 0.2 { (s + 1.1) } else { first(&[x[(j1 as usize % 5) % 6], (*state).a]) })).tanh();
        let at = (j1 as usize % 5) % (*list).len(); (*list)[at] = (raised::<1>(s)).sin();
        let j8 = (2 as u16) as u16;
        (((bounded(s) + ((*state).a).atan2(s)) + (*list).iter().sum::<f64>() + s + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos() + ((j8 % 89) as f64 * 0.01).cos()).tanh(), [(bounded(s) + ((*state).a).atan2(s)) + (*list).iter().sum::<f64>() + s + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos() + ((j8 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p1(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = (match side(self.w[0 % self.w.len()]) { Side::Left => self.pair.a, Side::Right => 0.4, Side::Both => self.w[0 % self.w.len()] });
        let mut i2 = z1.abs() as usize % self.w.len(); (i2, self.w[i2], s) = ((i2 + 1) % self.w.len(), s * z1, (if let Some(z) = positive(1.6) { z * 1.2 } else { 1.6 }));
        if (k as usize % 5) % 2 == 0 {
            let mut q3 = Pair { a: first(&[s, x[i2 % 6]]), b: [(0.4 + x[self.n % 6]), 0.4], n: 0 };
        } else {
            let j4: i16 = k.wrapping_mul(83 as i16).wrapping_sub(k);
        }
        let mut t5 = (self.w[0 % self.w.len()] * (f64::from(k) * 0.03).sin());
        for i6 in 0..3 {
            let mut f7 = ((0.6 * self.scale) + (self.w[(k as usize % 5) % self.w.len()] * (f64::from(k) * 0.03).sin()));
            t5 += f7 * f7;
            let z8 = first(&[f7, self.pair.b[1]]);
            let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > x[i2 % 6] || a9 > 1.2 { break a9 * x[i2 % 6]; } };
            let mut q10 = Pair { a: (x[2 % 6] - s), b: [(if (if let Some(z) = positive(x[(i6 * 3) % 6]) { z * self.scale } else { x[(i6 * 3) % 6] }) < along(&self.w, a9) && early(x[(k as usize % 5) % 6], 0.7) > 0.2 { self.pair.b[1] } else { a9 }), 0.4], n: 0 };
        }
        chain(applied(|z| self.pair.b[0], 1.4), (s / (1.5 + self.w[0 % self.w.len()] * self.w[0 % self.w.len()]))).unwrap_or(0.6) + self.w.iter().sum::<f64>() + s + self.scale + t5 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p2(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        for i1 in 0..4 {
            let d2 = (*list).iter().rev().fold(0.3, |m, a| (m * a + ((*list)[1 % (*list).len()]).tanh()).cos());
        }
        let z3 = x[(k as usize % 5) % 6];
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > s || a4 > 1.2 { break a4 * s; } };
        #[rerun]
        for i5 in (0..1).rev() {
            s -= bounded(((x[(k as usize % 5) % 6] + x[(k as usize % 5) % 6])).max(s));
            if k > 3 {
                let a6 = ((0.5 + (*list)[3 % (*list).len()]) * (if let Some(z) = positive(1.0) { z * (*state).b[0] } else { 1.0 }));
                let z7 = 2.0;
                let mut v8 = (*list).clone(); v8.push(s * z7); v8.truncate(1 + v8.len() / 2);
            } else {
                #[rerun]
                for i9 in (0..1).rev() {
                    let z10 = (if (a4).hypot(0.5) < (a4).sin() { a4 } else { (*state).a });
                    let a11 = 'a: { if k > 0 { break 'a z10; } for k in 0..3 { s = (s + z10 * k as f64).cos(); if s > 0.5 { break 'a s * (1.6 * 0.3); } } (1.6 * 0.3) };
                    let mut q12 = (*state).clone(); q12.a *= 0.7; (*state) = q12.clone();
                    let j13: u16 = ((a4 * a11) * 2.0) as u16;
                    if 2 % 2 == 0 { break; }
                    let z14 = (2.0 * x[(i5 + 2) % 6]);
                    let mut v15 = (*list).clone(); v15.push(s * z14); v15.truncate(1 + v15.len() / 2);
                }
                if 0.7 < (((*list)[(k as usize % 5) % (*list).len()]) * 0.3).exp().min(20.0) {
                    let d16 = (*list).iter().zip(x).map(|(a, b)| a * b + (s).max((*list)[3 % (*list).len()])).sum::<f64>();
                    let a17 = (chain(s, 1.4).unwrap_or(0.6)).sin();
                    let z18 = (*state).b[1];
                    let mut h19 = Kind::One(z18);
                    if (k as usize % 5) % 2 == 0 { break; }
                    let f20 = |y: f64| y * a4 + y.sin(); let c21 = f20(((*state).b[0] * h19.size()));
                } else {
                    let at = (k as usize % 5) % (*list).len(); (*list)[at] *= (0.6).cos();
                }
                if k > 2 { break; }
                let d22 = (*list).iter().filter(|a| **a > search(&(*list), (*state).b[1])).map(|a| a * a).sum::<f64>();
            }
            if (*state).b[0] < first(&[x[(i5 + 1) % 6], a4]) && a4 > 0.2 { break; }
            let mut a23 = (match 0 % 3 { 0 => (-s), 1 => ((*state).a).max(s), _ => 0.5 });
        }
        s += ((early(s, (*state).a) + (if along(&(*list), 0.1) < early((*state).b[0], x[1 % 6]) { 0.1 } else { x[(k as usize % 5) % 6] }))).tanh();
        let z24 = ((*state).b[1] - s);
        let a25 = 'a: { if a4 < (*state).b[0] { break 'a z24; } for k in 0..3 { s = (s + z24 * k as f64).cos(); if s > 0.5 { break 'a s * ((*list)[(k as usize % 5) % (*list).len()] + (*state).b[0]); } } ((*list)[(k as usize % 5) % (*list).len()] + (*state).b[0]) };
        let mut t26 = (*state).b[1];
        for i27 in 0..5 {
            let mut f28 = (((*state).b[1] + 0.9) * (*state).a);
            t26 += f28 * f28;
            let mut v29 = vec![0.7; 4];
            let at = i27 % (*list).len(); (*list)[at] += (search(&v29, applied(|z| 0.4, 0.3))).tanh();
            let mut v30 = vec![(v29[i27 % v29.len()] / (1.5 + (*state).b[1] * (*state).b[1])); 3];
        }
        ((((0.9 + (*state).b[1]) * (((k % 83) as f64) * 0.03).sin()) + (*list).iter().sum::<f64>() + s + a4 + a25 + t26 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [((0.9 + (*state).b[1]) * (((k % 83) as f64) * 0.03).sin()) + (*list).iter().sum::<f64>() + s + a4 + a25 + t26 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p3(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((((match 0 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 })) * 0.3).exp().min(20.0)).sin();
        let z1 = (match 1 % 3 { 0 => s, 1 => s, _ => 0.5 });
        let Some(g2) = Some((match 3 % 3 { 0 => 2.0, 1 => x[3 % 6], _ => 0.5 })) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        (if let Some(z) = positive(chain(x[0 % 6], x[2 % 6]).unwrap_or(0.6)) { z * (0.2 * s) } else { chain(x[0 % 6], x[2 % 6]).unwrap_or(0.6) }) + s + g2
    }

    impl Model { #[compiled]
    pub fn p4(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = (if let Some(z) = positive(1.7) { z * x[(k as usize % 5) % 6] } else { 1.7 });
        let a2 = self.w.pop().unwrap_or(0.3); if self.w.is_empty() { self.w.push((z1).cos()); }
        let z3 = applied(|z| x[self.n % 6], self.pair.a);
        let a4 = 'a: { if (k as usize % 5) % 2 == 0 { break 'a z3; } for k in 0..3 { s = (s + z3 * k as f64).cos(); if s > 0.5 { break 'a s * x[(k as usize % 5) % 6]; } } x[(k as usize % 5) % 6] };
        let mut u5 = 0;
        #[rerun]
        loop {
            u5 += 1; if u5 > 3 { break; }
            let m6 = mix(&mut self.w, &mut s, x[0]);
            for i7 in (0..2).rev() {
                let z8 = first(&[self.pair.b[0], x[(i7 + 1) % 6]]);
                let mut h9 = Kind::None;
            }
            let z10 = x[(k as usize % 5) % 6];
            if z10 > 0.4 { self.w.clear(); self.w.push(bounded(z10)); } *self.w.last_mut().unwrap() *= z10.cos();
            if branches(&self.w, self.pair.b[1], 2) < self.w[(k as usize % 5) % self.w.len()] { break; }
            let at = 2 % self.w.len(); self.w[at] *= (1.5).cos();
        }
        #[rerun]
        for (k11, e12) in self.w.iter_mut().enumerate() {
            *e12 = ((match (k as usize % 5) % 3 { 0 => chain(a2, s).unwrap_or(0.6), 1 => chain(0.9, self.pair.b[1]).unwrap_or(0.6), _ => 0.5 })).sin() + 0.1 * *e12;
            s = 0.7 * s + (chain((s).atan2(0.3), (if raised::<3>(a4) < bounded(self.scale) { x[k11 % 6] } else { x[(k as usize % 5) % 6] })).unwrap_or(0.6)).sin();
            let z13 = (a2 * x[2 % 6]);
            let Some(g14) = Some((-a4)) else { panic!() };
            if matches!(positive(z13), Some(g) if g * g14 > 0.3) { s += g14; }
            let mut u15 = 0;
            loop {
                u15 += 1; if u15 > 3 { break; }
                s = 0.7 * s + (raised::<2>(0.5)).sin();
                let mut a16 = g14;
            }
        }
        let at = (self.n + 1) % self.w.len(); self.w.swap(at, 0);
        let mut t17 = (a4 * a4);
        for i18 in 0..5 {
            let mut f19 = (heavier(&self.pair, &self.pair, (self.w[0 % self.w.len()]).tanh()) + self.pair.weight((self.w[0 % self.w.len()]).tanh()));
            t17 += f19 * f19;
            let mut q20 = Pair { a: chain(a4, a4).unwrap_or(0.6), b: [(match side(self.pair.b[1]) { Side::Left => x[self.n % 6], Side::Right => 0.4, Side::Both => self.pair.b[1] }), 0.4], n: 0 };
        }
        ((a2 + ends(&self.w)) * a4) + self.w.iter().sum::<f64>() + s + self.scale + a2 + a4 + t17 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p5(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let a1 = (((0.1 + 1.1)) * 0.3).exp().min(20.0);
        let z2 = (x[3 % 6] * (((k % 83) as f64) * 0.03).sin());
        let mut o3: Option<f64> = None;
        let mut q4 = Pair { a: 1.4, b: [early(1.8, (*list)[0 % (*list).len()]), 0.4], n: 0 };
        for i5 in 0..4 {
            let z6 = early(1.5, x[(i5 + 2) % 6]);
            let mut i7 = z6.abs() as usize % (*list).len(); (i7, (*list)[i7], s) = ((i7 + 1) % (*list).len(), s * z6, folded(&(*list), |z, j| a1 + z * j as f64));
            if (s + a1) < (match i7 % 3 { 0 => (*list)[3 % (*list).len()], 1 => s, _ => 0.5 }) && s > 0.2 {
                let z8 = (match (k as usize % 5) % 3 { 0 => (*list)[(i5 * 3) % (*list).len()], 1 => a1, _ => 0.5 });
                if z8 > 0.4 { (*list).clear(); (*list).push(bounded(z8)); } *(*list).last_mut().unwrap() *= z8.cos();
                s += (branches(&(*list), (1.4 * s), 2)).tanh();
            } else {
                let z9 = ((*list)[(k as usize % 5) % (*list).len()] * x[(i5 + 2) % 6]);
                let mut v10 = (*list).clone(); v10.push(s * z9); v10.truncate(1 + v10.len() / 2);
                let z11 = early(a1, x[(k as usize % 5) % 6]);
                let mut a12 = 0.1; let a12 = loop { a12 += 0.4; if a12 * z11 > folded(&(*list), |z, j| (*state).a + z * j as f64) || a12 > 1.2 { break a12 * folded(&(*list), |z, j| (*state).a + z * j as f64); } };
                q4.shift(bounded((((0.9 * a1)) * 0.3).exp().min(20.0)));
            }
            for (e13, e14) in (*list).iter().zip(x.iter().skip(1)) {
                #[rerun]
                for i15 in 0..3 {
                    let f16 = |y: f64| y * (*e14) + y.sin(); let c17 = f16((q4.b[0] / (1.5 + x[0 % 6] * x[0 % 6])));
                    let mut v18 = vec![((*state).b[1] - 1.4), o3.unwrap_or(a1)];
                    let z19 = (((*state).b[0]) * 0.3).exp().min(20.0);
                    o3 = Some(bounded(z19));
                }
                s = 0.7 * s + (bounded((heavier(&(*state), &(*state), (*e13)) + (*state).weight((*e13))))).sin();
                let z21 = s;
                let mut q22 = Pair { a: z21.sin(), ..q4 };
                (q22.b[0], q22.a) = (q22.a * z21, q22.b[0]);
                if (x[(i7 + 1) % 6] * (((k % 83) as f64) * 0.03).sin()) < halves(&(*list), q22.a) { continue; }
                let d23 = (*list).iter().rev().fold(0.3, |m, a| (m * a + (*state).b[0]).cos());
            }
            if a1 < (s * 1.7) { continue; }
            let f24 = |y: f64| y * chain(x[i5 % 6], 1.7).unwrap_or(0.6) + y.sin(); let c25 = f24(1.2);
        }
        let z26 = (heavier(&(*state), &(*state), a1) + (*state).weight(a1));
        let mut v27 = (*list).clone(); v27.push(s * z26); v27.truncate(1 + v27.len() / 2);
        let mut t28 = (a1 - s);
        for i29 in 0..4 {
            let mut f30 = 0.6;
            t28 += f30 * f30;
            let j31 = (!k & 24) as i64;
        }
        ((0.4 + (*list).iter().sum::<f64>() + v27.iter().sum::<f64>() + s + a1 + t28 + (*state).norm() + q4.norm() + o3.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos()).tanh(), [0.4 + (*list).iter().sum::<f64>() + v27.iter().sum::<f64>() + s + a1 + t28 + (*state).norm() + q4.norm() + o3.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p6(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (if (x[2 % 6]).atan() < 1.6 { s } else { x[0 % 6] });
        let Some(g2) = Some((if let Some(z) = positive(s) { z * x[3 % 6] } else { s })) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        s = 0.7 * s + (g2).sin();
        if (s - s) < raised::<1>(s) {
            let mut w3 = 0;
            while w3 < 4 && (w3 < 2 || (0.3 + s) < (x[1 % 6] * g2) && s > 0.2) {
                w3 += 1;
                let a4 = (match side(bounded(x[3 % 6])) { Side::Left => (if (s).sin() < (g2).sin() { s } else { 0.6 }), Side::Right => 0.4, Side::Both => bounded(x[3 % 6]) });
                s = 0.7 * s + (raised::<2>((s / (1.5 + g2 * g2)))).sin();
                s = 0.7 * s + ((match 1 % 3 { 0 => (match 3 % 3 { 0 => g2, 1 => s, _ => 0.5 }), 1 => (s * g2), _ => 0.5 })).sin();
            }
        } else {
            s = 0.7 * s + ((match 3 % 3 { 0 => early(s, x[1 % 6]), 1 => (0.8 + x[2 % 6]), _ => 0.5 })).sin();
        }
        let z5 = chain(x[2 % 6], x[1 % 6]).unwrap_or(0.6);
        let a6 = 'a: { if s < raised::<3>(x[3 % 6]) && (s * 0.5) > 0.2 { break 'a z5; } for k in 0..3 { s = (s + z5 * k as f64).cos(); if s > 0.5 { break 'a s * (x[1 % 6] * x[0 % 6]); } } (x[1 % 6] * x[0 % 6]) };
        let mut t7 = early(g2, 1.3);
        for i8 in 0..2 {
            let mut f9 = (match side(x[(i8 * 3) % 6]) { Side::Left => (-g2), Side::Right => 0.4, Side::Both => x[(i8 * 3) % 6] });
            t7 += f9 * f9;
            for i10 in 0..1 {
                for i11 in (0..4).rev() {
                    s = 0.7 * s + (0.2).sin();
                    let z12 = (match side(s) { Side::Left => 1.3, Side::Right => 0.4, Side::Both => s });
                    let Some(g13) = Some((a6 * x[(i8 + 0) % 6])) else { panic!() };
                    if matches!(positive(z12), Some(g) if g * g13 > 0.3) { s += g13; }
                }
                s = 0.7 * s + ((x[2 % 6] - (match (i10 + 1) % 3 { 0 => g2, 1 => x[0 % 6], _ => 0.5 }))).sin();
                let a14 = (1.5 * (g2 * f9));
                if (i8 + 0) % 2 == 0 { break; }
                let z15 = (match i8 % 3 { 0 => 1.9, 1 => a6, _ => 0.5 });
                let Some(g16) = Some((1.2 / (1.5 + g2 * g2))) else { panic!() };
                if matches!(positive(z15), Some(g) if g * g16 > 0.3) { s += g16; }
            }
            let a17 = (match side(applied(|z| f9, a6)) { Side::Left => (x[2 % 6]).atan(), Side::Right => 0.4, Side::Both => applied(|z| f9, a6) });
            let f18 = |y: f64| y * a6 + y.sin(); let c19 = f18((match side(g2) { Side::Left => x[1 % 6], Side::Right => 0.4, Side::Both => g2 }));
        }
        ((match 1 % 3 { 0 => s, 1 => s, _ => 0.5 }) + (t7 - 1.8)) + s + g2 + a6 + t7
    }

    #[compiled]
    pub fn p7(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        for i1 in (0..1).rev() {
            #[rerun]
            for i2 in (0..2).rev() {
                for i3 in 0..2 {
                    let z4 = (match (k as usize % 5) % 3 { 0 => s, 1 => s, _ => 0.5 });
                    let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (*state).b[0] || a5 > 1.2 { break a5 * (*state).b[0]; } };
                    if k > 2 { break; }
                    let j6 = (!(k as i16) & 21) as i16;
                }
                if (k as usize % 5) % 2 == 0 && x[0] > 1.9 { return ((chain(((*state).b[0]).max(x[(k as usize % 5) % 6]), raised::<3>(x[3 % 6])).unwrap_or(0.6)).tanh(), [chain(((*state).b[0]).max(x[(k as usize % 5) % 6]), raised::<3>(x[3 % 6])).unwrap_or(0.6), x[0] * s]); }
                if (-s) < (s + (*state).a) { break; }
                let (l7, r8) = (raised::<1>(s), (s).sin());
            }
        }
        let z9 = ((*list)[0 % (*list).len()] - s);
        let a10 = 'a: { if k > 0 { break 'a z9; } for k in 0..3 { s = (s + z9 * k as f64).cos(); if s > 0.5 { break 'a s * (match (k as usize % 5) % 3 { 0 => s, 1 => (*state).b[1], _ => 0.5 }); } } (match (k as usize % 5) % 3 { 0 => s, 1 => (*state).b[1], _ => 0.5 }) };
        let z11 = ((*state).a * (*state).b[1]);
        let Some(g12) = Some((*state).a) else { panic!() };
        if matches!(positive(z11), Some(g) if g * g12 > 0.3) { s += g12; }
        let z13 = ((*state).b[0] * (((k % 83) as f64) * 0.03).sin());
        let mut h14 = Kind::None;
        let z15 = a10;
        let mut v16 = (*list).clone(); v16.push(s * z15); v16.truncate(1 + v16.len() / 2);
        (((((*state).b[1] + 0.2) + a10) + (*list).iter().sum::<f64>() + v16.iter().sum::<f64>() + s + a10 + g12 + (*state).norm() + h14.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(((*state).b[1] + 0.2) + a10) + (*list).iter().sum::<f64>() + v16.iter().sum::<f64>() + s + a10 + g12 + (*state).norm() + h14.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p8(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut a1 = (early(s, (*list)[2 % (*list).len()])).cos();
        let a2 = ((if first(&[x[1 % 6], s]) < (*state).b[1] && (1.3).atan() > 0.2 { (*state).b[0] } else { (*state).a }) - (match 1 % 3 { 0 => (*list)[(k as usize % 5) % (*list).len()], 1 => s, _ => 0.5 }));
        let j3: u16 = 2 as u16;
        (((first(&[(*list)[2 % (*list).len()], x[1 % 6]]) * (((*list)[3 % (*list).len()]) * 0.3).exp().min(20.0)) + (*list).iter().sum::<f64>() + s + a1 + a2 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos()).tanh(), [(first(&[(*list)[2 % (*list).len()], x[1 % 6]]) * (((*list)[3 % (*list).len()]) * 0.3).exp().min(20.0)) + (*list).iter().sum::<f64>() + s + a1 + a2 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p9(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if k > 1 {
            let mut a1 = ((if k > 0 { s } else { s }) / (1.5 + (s / (1.5 + s * s)) * (s / (1.5 + s * s))));
        } else {
            if s < (if let Some(z) = positive((*state).a) { z * x[(k as usize % 5) % 6] } else { (*state).a }) && x[0] > 1.9 { return ((((match 2 % 3 { 0 => 0.8, 1 => s, _ => 0.5 }) / (1.5 + (*list)[1 % (*list).len()] * (*list)[1 % (*list).len()]))).tanh(), [((match 2 % 3 { 0 => 0.8, 1 => s, _ => 0.5 }) / (1.5 + (*list)[1 % (*list).len()] * (*list)[1 % (*list).len()])), x[0] * s]); }
            let mut a2 = (*state).a;
            (*state) -= (-(if let Some(z) = positive((*state).b[1]) { z * s } else { (*state).b[1] }));
        }
        let z3 = first(&[(*state).b[0], (*list)[(k as usize % 5) % (*list).len()]]);
        let mut o4: Option<f64> = chain(z3, 0.9);
        if s < branches(&(*list), s, 2) {
            for (k5, e6) in (*list).iter_mut().enumerate() {
                *e6 = (((1.2 + (*e6))).cos()).sin() + 0.1 * *e6;
                let z7 = chain((*e6), x[3 % 6]).unwrap_or(0.6);
                let a8 = 'a: { if (k as usize % 5) % 2 == 0 { break 'a z7; } for k in 0..3 { s = (s + z7 * k as f64).cos(); if s > 0.5 { break 'a s * raised::<2>((*state).b[0]); } } raised::<2>((*state).b[0]) };
            }
            let z9 = s;
            let mut a10 = 0.1; let a10 = loop { a10 += 0.4; if a10 * z9 > x[(k as usize % 5) % 6] || a10 > 1.2 { break a10 * x[(k as usize % 5) % 6]; } };
            let z11 = (heavier(&(*state), &(*state), a10) + (*state).weight(a10));
            let mut o12: Option<f64> = None;
        } else {
            (*list).push(((branches(&(*list), s, 2)).atan2((match 3 % 3 { 0 => x[0 % 6], 1 => 1.2, _ => 0.5 }))).sin());
            let mut j13: u32 = !(k as u32) & 67;
            for i14 in j13 % 3..3 { j13 = j13.wrapping_mul(3).wrapping_add(i14); s = (s * raised::<3>(s) + (j13 % 97) as f64 * 0.01).sin(); }
            s *= ((((*state).b[1]).atan()).atan2(((*state).a + 0.7))).cos();
        }
        let z15 = (s * s);
        let mut a16 = 0.1; let a16 = loop { a16 += 0.4; if a16 * z15 > 0.2 || a16 > 1.2 { break a16 * 0.2; } };
        let j17: u16 = (k as u16).wrapping_add(53);
        ((((*list)[(k as usize % 5) % (*list).len()] + ends(&(*list))) + (*list).iter().sum::<f64>() + s + a16 + (*state).norm() + o4.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos() + ((j17 % 89) as f64 * 0.01).cos()).tanh(), [((*list)[(k as usize % 5) % (*list).len()] + ends(&(*list))) + (*list).iter().sum::<f64>() + s + a16 + (*state).norm() + o4.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos() + ((j17 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p10(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            let (l2, r3) = (((*list)[3 % (*list).len()] + ends(&(*list))), (halves(&(*list), s)).sin());
        }
        (*state) = (*state).clone() * (0.2 / (1.5 + (0.3 / (1.5 + (*state).b[1] * (*state).b[1])) * (0.3 / (1.5 + (*state).b[1] * (*state).b[1])))) + (*state).clone();
        let mut t4 = (if let Some(z) = positive(s) { z * s } else { s });
        for i5 in 0..2 {
            let mut f6 = (first(&[s, s]) * (x[i5 % 6] + 1.9));
            t4 += f6 * f6;
            let j7 = ((k as i32).wrapping_mul(22 as i32).wrapping_sub((k as i32))) as i32;
            let z8 = (heavier(&(*state), &(*state), s) + (*state).weight(s));
            let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (f6 - (*list)[i5 % (*list).len()]) || a9 > 1.2 { break a9 * (f6 - (*list)[i5 % (*list).len()]); } };
            let z10 = ((*state).a * (*state).b[0]);
            let a11 = shrink(&mut (*list), bounded(z10));
        }
        ((((-s) * (match side(1.8) { Side::Left => 1.0, Side::Right => 0.4, Side::Both => 1.8 })) + (*list).iter().sum::<f64>() + s + t4 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [((-s) * (match side(1.8) { Side::Left => 1.0, Side::Right => 0.4, Side::Both => 1.8 })) + (*list).iter().sum::<f64>() + s + t4 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p11(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = branches(&(*list), s, 2);
        let a2 = 'a: { if (s).atan2(x[3 % 6]) < (if ((*state).b[1] + s) < (s * s) { s } else { s }) { break 'a z1; } for k in 0..3 { s = (s + z1 * k as f64).cos(); if s > 0.5 { break 'a s * bounded(0.3); } } bounded(0.3) };
        let mut w3 = 0;
        while w3 < 4 && (w3 < 2 || k > 8) {
            w3 += 1;
            let mut u4 = 0;
            loop {
                u4 += 1; if u4 > 3 { break; }
                s = (applied(|z| (heavier(&(*state), &(*state), 0.9) + (*state).weight(0.9)), (s).cos())).sin();
                let mut u5 = 0;
                loop {
                    u5 += 1; if u5 > 3 { break; }
                    let at = 3 % (*list).len(); (*list).swap(at, 0);
                }
                let mut v6 = vec![(s * 1.6); 3];
            }
            #[rerun]
            for i7 in (0..3).rev() {
                let j8: u32 = (k as usize % 5) as u32;
                if 1 % 2 == 0 { continue; }
                s = s * 0.5 + (if let Some(z) = positive((match w3 % 3 { 0 => (*state).b[1], 1 => s, _ => 0.5 })) { z * bounded(s) } else { (match w3 % 3 { 0 => (*state).b[1], 1 => s, _ => 0.5 }) });
            }
            let j9 = (!(k as u16) & 12) as u16;
            if chain(s, (*list)[(j9 as usize % 5) % (*list).len()]).unwrap_or(0.6) < 0.7 { continue; }
            let mut q10 = Pair { a: raised::<3>(1.5), b: [s, 0.4], n: 0 };
        }
        s = ((if branches(&(*list), a2, 2) < (if let Some(z) = positive(1.9) { z * 0.8 } else { 1.9 }) { s } else { (match 0 % 3 { 0 => x[2 % 6], 1 => a2, _ => 0.5 }) })).sin();
        for (k11, e12) in (*list).iter_mut().enumerate() {
            *e12 = (((match k11 % 3 { 0 => 0.1, 1 => (*state).a, _ => 0.5 }) * ((*e12) - (*state).b[0]))).sin() + 0.1 * *e12;
            let mut q13 = Pair { a: ((*state).b[0] - (*state).a), b: [(match (k as usize % 5) % 3 { 0 => 1.1, 1 => (*state).b[1], _ => 0.5 }), 0.4], n: 0 };
            let z14 = (match 1 % 3 { 0 => (*state).a, 1 => x[(k as usize % 5) % 6], _ => 0.5 });
            let mut h15 = Kind::None;
            s = 0.7 * s + (early(0.1, ((*state).b[1] * a2))).sin();
            if k > 5 { continue; }
            s -= bounded(((a2 / (1.5 + s * s)) + (2.0 - (*state).a)));
        }
        let mut t16 = applied(|z| 1.8, a2);
        for i17 in 0..1 {
            let mut f18 = (*state).a;
            t16 += f18 * f18;
            let mut v19 = vec![bounded(x[(k as usize % 5) % 6]), (1.1 * (*state).b[0])];
            let a20 = raised::<1>(((*state).b[0]).atan());
        }
        (((chain((*state).b[1], s).unwrap_or(0.6) + ends(&(*list))) + (*list).iter().sum::<f64>() + s + a2 + t16 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(chain((*state).b[1], s).unwrap_or(0.6) + ends(&(*list))) + (*list).iter().sum::<f64>() + s + a2 + t16 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p12(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let (l1, r2) = (halves(&self.w, self.scale), (self.w[(k as usize % 5) % self.w.len()]).sin());
        s = ((match 0 % 3 { 0 => (if (k as usize % 5) % 2 == 0 { 1.4 } else { self.w[(k as usize % 5) % self.w.len()] }), 1 => (self.w[(self.n * 1) % self.w.len()] * self.pair.a), _ => 0.5 })).sin();
        let z3 = (1.7 * self.pair.a);
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (self.pair.b[1] * self.pair.a) || a4 > 1.2 { break a4 * (self.pair.b[1] * self.pair.a); } };
        let at = self.n % self.w.len(); self.w[at] *= (((r2 * l1) + ((0.1) * 0.3).exp().min(20.0))).cos();
        let mut t5 = (0.9 * self.w[(k as usize % 5) % self.w.len()]);
        for i6 in 0..1 {
            let mut f7 = folded(&self.w, |z, j| x[0 % 6] + z * j as f64);
            t5 += f7 * f7;
            let j8: u64 = if (k as u64) > 2 { (k as u64) / 2 } else { (k as u64) | 1 };
            let at = (j8 as usize % 5) % self.w.len(); self.w[at] *= (((-1.1) / (1.5 + (self.w[2 % self.w.len()] + ends(&self.w)) * (self.w[2 % self.w.len()] + ends(&self.w))))).cos();
            let j9: i32 = (j8 as i32) % 7 ^ (j8 as i32) >> 1;
        }
        (-first(&[self.w[(self.n + 0) % self.w.len()], self.w[(k as usize % 5) % self.w.len()]])) + self.w.iter().sum::<f64>() + s + self.scale + l1 + r2 + a4 + t5 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p13(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let j1: u8 = 3; s *= (j1 as f64 * 0.1).cos();
        s = s * 0.5 + ((x[0 % 6] + x[1 % 6])).tanh();
        let mut t2 = (match 3 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 });
        for i3 in 0..2 {
            let mut f4 = ((if 0.3 < (s).tanh() && chain(x[(i3 + 0) % 6], 1.9).unwrap_or(0.6) > 0.2 { s } else { s }) + bounded(1.5));
            t2 += f4 * f4;
            s = 0.7 * s + ((match 1 % 3 { 0 => (x[1 % 6] * s), 1 => chain(x[1 % 6], s).unwrap_or(0.6), _ => 0.5 })).sin();
        }
        first(&[(t2 * 1.5), (match 2 % 3 { 0 => s, 1 => x[2 % 6], _ => 0.5 })]) + s + t2
    }

    impl Model { #[compiled]
    pub fn p14(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let z1 = ((self.scale) * 0.3).exp().min(20.0);
        let mut h2 = Kind::Maybe(positive(z1));
        let (l3, r4) = (early(x[(k as usize % 5) % 6], self.w[0 % self.w.len()]), ((if (0.1 * self.pair.a) < (match side(s) { Side::Left => self.pair.a, Side::Right => 0.4, Side::Both => s }) { s } else { 1.5 })).sin());
        for (e5, e6) in self.w.iter().zip(x.iter().skip(1)) {
            for i7 in 0..2 {
                let (l8, r9) = ((self.w[(k as usize % 5) % self.w.len()] * x[self.n % 6]), ((self.scale * (*e5))).sin());
                let z10 = raised::<3>(x[(k as usize % 5) % 6]);
                let a11 = 'a: { if (self.n * 1) % 2 == 0 { break 'a z10; } for k in 0..3 { s = (s + z10 * k as f64).cos(); if s > 0.5 { break 'a s * (self.w[2 % self.w.len()]).sin(); } } (self.w[2 % self.w.len()]).sin() };
            }
            let f12 = |y: f64| y * 0.2 + y.sin(); let c13 = f12((1.1 + r4));
            if halves(&self.w, (*e5)) < (match (self.n + 1) % 3 { 0 => self.scale, 1 => 1.4, _ => 0.5 }) { continue; }
            let f14 = |y: f64| y * raised::<2>(x[self.n % 6]) + y.sin(); let c15 = f14(x[1 % 6]);
        }
        let mut j16: i32 = !(k as i32) & 74;
        for i17 in j16 % 3..3 { j16 = j16.wrapping_mul(3).wrapping_add(i17); s = (s * (x[(k as usize % 5) % 6] - 0.2) + (j16 % 97) as f64 * 0.01).sin(); }
        let mut t18 = (0.9 / (1.5 + x[self.n % 6] * x[self.n % 6]));
        for i19 in 0..3 {
            let mut f20 = raised::<3>((self.pair.a - x[(k as usize % 5) % 6]));
            t18 += f20 * f20;
            let mut j21: u64 = (j16 as u64) % 7 ^ (j16 as u64) >> 1;
            for i22 in j21 % 3..3 { j21 = j21.wrapping_mul(3).wrapping_add(i22); s = (s * early(self.pair.a, 0.9) + (j21 % 97) as f64 * 0.01).sin(); }
        }
        first(&[(match (k as usize % 5) % 3 { 0 => x[(k as usize % 5) % 6], 1 => x[2 % 6], _ => 0.5 }), (match 1 % 3 { 0 => x[(self.n + 1) % 6], 1 => self.w[3 % self.w.len()], _ => 0.5 })]) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + l3 + r4 + t18 + h2.size() + ((k % 89) as f64 * 0.01).cos() + ((j16 % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p15(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((first(&[s, 1.4]) * (1.8 / (1.5 + 1.6 * 1.6)))).sin();
        let j1: i16 = 59; s *= (j1 as f64 * 0.1).cos();
        let z2 = bounded(s);
        let Some(g3) = Some(s) else { panic!() };
        if matches!(positive(z2), Some(g) if g * g3 > 0.3) { s += g3; }
        let z4 = s;
        let mut h5 = Kind::Two { pair: Pair { a: z4, b: [0.3, early(s, g3)], n: 1 }, weight: early(s, g3) };
        (match 0 % 3 { 0 => (match side(x[1 % 6]) { Side::Left => x[1 % 6], Side::Right => 0.4, Side::Both => x[1 % 6] }), 1 => s, _ => 0.5 }) + s + g3 + h5.size()
    }

    #[compiled]
    pub fn p16(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        s = ((if let Some(z) = positive((1.1).hypot((*state).b[1])) { z * ((*list)[2 % (*list).len()] * (((k % 83) as f64) * 0.03).sin()) } else { (1.1).hypot((*state).b[1]) })).sin();
        let mut q1 = Pair { a: (*state).b[0], b: [raised::<3>(s), 0.4], n: 0 };
        ((applied(|z| chain(x[0 % 6], x[1 % 6]).unwrap_or(0.6), ((q1.a) * 0.3).exp().min(20.0)) + (*list).iter().sum::<f64>() + s + (*state).norm() + q1.norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [applied(|z| chain(x[0 % 6], x[1 % 6]).unwrap_or(0.6), ((q1.a) * 0.3).exp().min(20.0)) + (*list).iter().sum::<f64>() + s + (*state).norm() + q1.norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p17(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let a1 = (first(&[x[1 % 6], self.pair.a]) / (1.5 + (match (k as usize % 5) % 3 { 0 => x[2 % 6], 1 => self.scale, _ => 0.5 }) * (match (k as usize % 5) % 3 { 0 => x[2 % 6], 1 => self.scale, _ => 0.5 })));
        if (self.n * 1) % 2 == 0 && x[0] > 1.9 { return first(&[(a1 / (1.5 + s * s)), a1]); }
        let z2 = (self.w[3 % self.w.len()] * (f64::from(k) * 0.03).sin());
        let mut h3 = Kind::Maybe(positive(z2));
        let z4 = (-self.pair.b[1]);
        let Some(g5) = Some(((1.7) * 0.3).exp().min(20.0)) else { panic!() };
        if matches!(positive(z4), Some(g) if g * g5 > 0.3) { s += g5; }
        let mut q6 = Pair { a: (self.pair.b[1] * (f64::from(k) * 0.03).sin()), b: [(if (match side(self.scale) { Side::Left => self.w[(k as usize % 5) % self.w.len()], Side::Right => 0.4, Side::Both => self.scale }) < (match side(self.pair.a) { Side::Left => g5, Side::Right => 0.4, Side::Both => self.pair.a }) { self.scale } else { x[(k as usize % 5) % 6] }), 0.4], n: 0 };
        (-(self.w[(k as usize % 5) % self.w.len()] * h3.size())) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a1 + g5 + q6.norm() + h3.size() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p18(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((if let Some(z) = positive((if let Some(z) = positive(s) { z * s } else { s })) { z * (if bounded(0.5) < 0.6 { 0.5 } else { s }) } else { (if let Some(z) = positive(s) { z * s } else { s }) })).sin();
        let z1 = (s).sin();
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > s || a2 > 1.2 { break a2 * s; } };
        let z3 = (if (match 3 % 3 { 0 => s, 1 => 0.6, _ => 0.5 }) < applied(|z| a2, a2) { s } else { 1.9 });
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (if (match 0 % 3 { 0 => a2, 1 => x[3 % 6], _ => 0.5 }) < ((x[1 % 6]) * 0.3).exp().min(20.0) { 0.3 } else { 1.7 }) || a4 > 1.2 { break a4 * (if (match 0 % 3 { 0 => a2, 1 => x[3 % 6], _ => 0.5 }) < ((x[1 % 6]) * 0.3).exp().min(20.0) { 0.3 } else { 1.7 }); } };
        let z5 = (s).atan();
        let Some(g6) = Some(chain(x[2 % 6], x[2 % 6]).unwrap_or(0.6)) else { panic!() };
        if matches!(positive(z5), Some(g) if g * g6 > 0.3) { s += g6; }
        s + s + a2 + a4 + g6
    }

    impl Model { #[compiled]
    pub fn p19(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let j1 = (0 as i64) as i64;
        let mut q2 = self.pair.clone(); q2.a *= 0.7; self.pair = q2.clone();
        let z3 = bounded(1.0);
        let a4 = shrink(&mut self.w, bounded(z3));
        let j5: i64 = j1.wrapping_add(24);
        (folded(&self.w, |z, j| a4 + z * j as f64)).min((2.0 * a4)) + self.w.iter().sum::<f64>() + s + self.scale + a4 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos() + ((j5 % 89) as f64 * 0.01).cos()
    }
 }
    impl Model { #[compiled]
    pub fn p20(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let z1 = x[(self.n * 2) % 6];
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > early(self.pair.b[1], x[3 % 6]) || a2 > 1.2 { break a2 * early(self.pair.b[1], x[3 % 6]); } };
        if 1 % 2 == 0 {
            let z3 = self.w[(self.n * 2) % self.w.len()];
            let mut h4 = Kind::Maybe(positive(z3));
        } else {
            if first(&[a2, self.pair.b[1]]) < raised::<1>(self.w[3 % self.w.len()]) && x[0] > 1.9 { return (early(self.w[(self.n + 1) % self.w.len()], a2) / (1.5 + a2 * a2)); }
        }
        let z5 = (-self.w[(k as usize % 5) % self.w.len()]);
        let Some(g6) = Some((match side(x[(self.n + 1) % 6]) { Side::Left => x[0 % 6], Side::Right => 0.4, Side::Both => x[(self.n + 1) % 6] })) else { panic!() };
        if matches!(positive(z5), Some(g) if g * g6 > 0.3) { s += g6; }
        let mut u7 = 0;
        loop {
            u7 += 1; if u7 > 3 { break; }
            let z8 = a2;
            let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > self.pair.b[1] || a9 > 1.2 { break a9 * self.pair.b[1]; } };
        }
        let z10 = (match (k as usize % 5) % 3 { 0 => 1.5, 1 => 0.2, _ => 0.5 });
        let a11 = 'a: { if first(&[self.w[self.n % self.w.len()], 0.3]) < g6 && g6 > 0.2 { break 'a z10; } for k in 0..3 { s = (s + z10 * k as f64).cos(); if s > 0.5 { break 'a s * (self.pair.a + self.pair.a); } } (self.pair.a + self.pair.a) };
        ((s - a11) + (x[(k as usize % 5) % 6] * (f64::from(k) * 0.03).sin())) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a2 + g6 + a11 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p21(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let mut v1 = vec![(given * 1.8), tips[1]];
        let a2 = (match (k as usize % 5) % 3 { 0 => x[(k as usize % 5) % 6], 1 => s, _ => 0.5 });
        let z3 = raised::<3>(s);
        let a4 = v1.pop().unwrap_or(0.3); if v1.is_empty() { v1.push((z3).cos()); }
        vec![s, (match 3 % 3 { 0 => (match 1 % 3 { 0 => 1.0, 1 => v1[3 % v1.len()], _ => 0.5 }), 1 => given, _ => 0.5 }) + v1.iter().sum::<f64>() + s + given + tips[0] + tips[1] + a2 + a4 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p22(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        if applied(|z| x[2 % 6], tips[1]) < (tips[1]).tanh() && x[0] > 1.9 { return vec![s, (match side((match 2 % 3 { 0 => 1.0, 1 => given, _ => 0.5 })) { Side::Left => (match side(s) { Side::Left => s, Side::Right => 0.4, Side::Both => s }), Side::Right => 0.4, Side::Both => (match 2 % 3 { 0 => 1.0, 1 => given, _ => 0.5 }) }), s * x[1]]; }
        let z1 = s;
        let mut h2 = Kind::None;
        if (match 3 % 3 { 0 => s, 1 => x[2 % 6], _ => 0.5 }) < early(given, s) {
            s = 0.7 * s + (bounded((match 1 % 3 { 0 => x[(k as usize % 5) % 6], 1 => x[(k as usize % 5) % 6], _ => 0.5 }))).sin();
            let z3 = applied(|z| x[3 % 6], x[3 % 6]);
            let mut h4 = Kind::Two { pair: Pair { a: z3, b: [0.3, x[3 % 6]], n: 1 }, weight: x[3 % 6] };
            given -= bounded(s);
        } else {
            let z5 = x[3 % 6];
            let mut h6 = Kind::None;
        }
        let z7 = given;
        let Some(g8) = Some(((1.7) * 0.3).exp().min(20.0)) else { panic!() };
        if matches!(positive(z7), Some(g) if g * g8 > 0.3) { s += g8; }
        let z9 = (match side(1.9) { Side::Left => tips[1], Side::Right => 0.4, Side::Both => 1.9 });
        let mut h10 = Kind::Two { pair: Pair { a: z9, b: [0.3, (match (k as usize % 5) % 3 { 0 => 0.2, 1 => x[1 % 6], _ => 0.5 })], n: 1 }, weight: (match (k as usize % 5) % 3 { 0 => 0.2, 1 => x[1 % 6], _ => 0.5 }) };
        vec![s, (match (k as usize % 5) % 3 { 0 => (0.5 + 0.6), 1 => applied(|z| s, 1.8), _ => 0.5 }) + s + given + tips[0] + tips[1] + g8 + h2.size() + h10.size() + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p23(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = s;
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > ((1.0) * 0.3).exp().min(20.0) || a2 > 1.2 { break a2 * ((1.0) * 0.3).exp().min(20.0); } };
        let j3: i32 = 100; s *= (j3 as f64 * 0.1).cos();
        s = 0.7 * s + ((s).tanh()).sin();
        for i4 in 0..4 {
            let z5 = (match (i4 + 0) % 3 { 0 => x[i4 % 6], 1 => 0.1, _ => 0.5 });
            let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > 1.4 || a6 > 1.2 { break a6 * 1.4; } };
            let mut q7 = Pair { a: (match (i4 * 3) % 3 { 0 => x[i4 % 6], 1 => s, _ => 0.5 }), b: [(x[(i4 + 0) % 6]).min(x[(i4 * 1) % 6]), 0.4], n: 0 };
        }
        let mut v8 = vec![(1.5 + 0.5); 3];
        ((a2 + a2) + x[1 % 6]) + v8.iter().sum::<f64>() + s + a2
    }

    #[compiled]
    pub fn p24(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let (l1, r2) = (first(&[1.7, 1.5]), ((match 0 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 })).sin());
        s = 0.7 * s + (applied(|z| raised::<1>(1.5), (match 2 % 3 { 0 => x[0 % 6], 1 => s, _ => 0.5 }))).sin();
        ((x[0 % 6] / (1.5 + x[0 % 6] * x[0 % 6])) * (match 1 % 3 { 0 => s, 1 => x[2 % 6], _ => 0.5 })) + s + l1 + r2
    }

    #[compiled]
    pub fn p25(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let z1 = (match 1 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 });
        let mut o2: Option<f64> = None;
        let z3 = (match 3 % 3 { 0 => x[1 % 6], 1 => x[1 % 6], _ => 0.5 });
        let a4 = 'a: { if (0.3 * x[0 % 6]) < ((list[1]) * 0.3).exp().min(20.0) { break 'a z3; } for k in 0..3 { s = (s + z3 * k as f64).cos(); if s > 0.5 { break 'a s * (s).min(0.7); } } (s).min(0.7) };
        list[0] += (match 3 % 3 { 0 => (1.1 + list[0]), 1 => (if (match 1 % 3 { 0 => 0.5, 1 => list[0], _ => 0.5 }) < (x[0 % 6] / (1.5 + x[1 % 6] * x[1 % 6])) { x[0 % 6] } else { x[0 % 6] }), _ => 0.5 }) + s + list[0] + list[1] + a4 + o2.unwrap_or(0.7);
    }

    impl Model { #[compiled]
    pub fn p26(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (self.pair.a).sin();
        let z1 = (if k > 5 { self.w[(k as usize % 5) % self.w.len()] } else { self.scale });
        let mut v2: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z1).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v2[k] * s).sin(); }
        #[rerun]
        for (e3, e4) in v2.iter().zip(x.iter().skip(1)) {
            let z5 = (self.pair.b[1] + x[(k as usize % 5) % 6]);
            let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (x[(k as usize % 5) % 6] + self.w[(self.n * 2) % self.w.len()]) || a6 > 1.2 { break a6 * (x[(k as usize % 5) % 6] + self.w[(self.n * 2) % self.w.len()]); } };
        }
        search(&self.w, self.pair.a) + self.w.iter().sum::<f64>() + v2.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p27(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (s * 1.6);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > s || a2 > 1.2 { break a2 * s; } };
        let j3: u16 = (k as u16) % 7 ^ (k as u16) >> 1;
        let d4 = (*list).chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
        let z5 = x[(j3 as usize % 5) % 6];
        let Some(g6) = Some((-s)) else { panic!() };
        if matches!(positive(z5), Some(g) if g * g6 > 0.3) { s += g6; }
        let mut t7 = 1.0;
        for i8 in 0..2 {
            let mut f9 = ((heavier(&(*state), &(*state), (*state).a) + (*state).weight((*state).a)) - (s).atan());
            t7 += f9 * f9;
            let z10 = search(&(*list), 1.3);
            let mut h11 = Kind::Two { pair: Pair { a: z10, b: [0.3, (s - 1.1)], n: 1 }, weight: (s - 1.1) };
            (*state).b[1] = ((match (j3 as usize % 5) % 3 { 0 => folded(&(*list), |z, j| (*state).b[1] + z * j as f64), 1 => (0.4).atan(), _ => 0.5 })).sin() * (*state).a;
            let d12 = (*list).iter().rev().fold(0.3, |m, a| (m * a + 0.4).cos());
        }
        (((t7 * (f64::from(j3) * 0.03).sin()) + (*list).iter().sum::<f64>() + s + a2 + d4 + g6 + t7 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos()).tanh(), [(t7 * (f64::from(j3) * 0.03).sin()) + (*list).iter().sum::<f64>() + s + a2 + d4 + g6 + t7 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p28(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let z1 = (s + list[1]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (match 1 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 }) || a2 > 1.2 { break a2 * (match 1 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 }); } };
        if first(&[0.1, 1.4]) < (if x[0 % 6] < list[1] && x[0 % 6] > 0.2 { x[0 % 6] } else { a2 }) {
            s *= (((-x[0 % 6])).sin()).cos();
            let j3: u16 = 40; s *= (j3 as f64 * 0.1).cos();
        } else {
            let z4 = (match 3 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 });
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (x[1 % 6]).sin() || a5 > 1.2 { break a5 * (x[1 % 6]).sin(); } };
            let z6 = raised::<2>(x[2 % 6]);
            let mut o7: Option<f64> = chain(z6, 0.9);
        }
        list[0] += x[0 % 6] + s + list[0] + list[1] + a2;
    }

    #[compiled]
    pub fn p29(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (-x[3 % 6]);
        let mut o2: Option<f64> = None;
        let mut w3 = 0;
        #[rerun]
        while w3 < 4 && (w3 < 2 || ((x[3 % 6]) * 0.3).exp().min(20.0) < (match 3 % 3 { 0 => x[2 % 6], 1 => x[2 % 6], _ => 0.5 }) && (s / (1.5 + 1.1 * 1.1)) > 0.2) {
            w3 += 1;
            for i4 in 0..2 {
                let z5 = (if let Some(z) = positive(s) { z * x[w3 % 6] } else { s });
                let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > x[2 % 6] || a6 > 1.2 { break a6 * x[2 % 6]; } };
            }
        }
        let mut v7 = vec![x[2 % 6]; 4];
        let z8 = (1.0 / (1.5 + s * s));
        let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (s - v7[0 % v7.len()]) || a9 > 1.2 { break a9 * (s - v7[0 % v7.len()]); } };
        let mut t10 = (if let Some(z) = positive(x[1 % 6]) { z * x[0 % 6] } else { x[1 % 6] });
        for i11 in 0..4 {
            let mut f12 = (-(v7[(i11 + 1) % v7.len()]).atan2(v7[0 % v7.len()]));
            t10 += f12 * f12;
            let mut a13 = ((if let Some(z) = positive(1.6) { z * 2.0 } else { 1.6 })).tanh();
            let z14 = (match 1 % 3 { 0 => s, 1 => a13, _ => 0.5 });
            let mut i15 = z14.abs() as usize % v7.len(); (i15, v7[i15], s) = ((i15 + 1) % v7.len(), s * z14, 1.5);
            let a16 = (match 2 % 3 { 0 => (f12 * v7[(i11 * 2) % v7.len()]), 1 => ((v7[(i15 + 1) % v7.len()]) * 0.3).exp().min(20.0), _ => 0.5 });
        }
        (t10 * early(x[3 % 6], 0.1)) + v7.iter().sum::<f64>() + s + a9 + t10 + o2.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p30(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (x[2 % 6] - s);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > ((s) * 0.3).exp().min(20.0) || a2 > 1.2 { break a2 * ((s) * 0.3).exp().min(20.0); } };
        let mut v3 = vec![(match 3 % 3 { 0 => 1.1, 1 => x[2 % 6], _ => 0.5 }); 3];
        branches(&v3, early(v3[2 % v3.len()], s), 2) + v3.iter().sum::<f64>() + s + a2
    }

    #[compiled]
    pub fn p31(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        if k > 8 {
            for i1 in 0..4 {
                let z2 = (match side(x[(i1 * 1) % 6]) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => x[(i1 * 1) % 6] });
                let mut h3 = Kind::Maybe(positive(z2));
                if (k as usize % 5) % 2 == 0 { break; }
                let z4 = (match i1 % 3 { 0 => x[(k as usize % 5) % 6], 1 => x[(k as usize % 5) % 6], _ => 0.5 });
                h3.change(z4);
            }
        } else {
            given = given * 0.5 + (if let Some(z) = positive((if let Some(z) = positive(tips[0]) { z * 0.9 } else { tips[0] })) { z * (0.9 / (1.5 + 0.6 * 0.6)) } else { (if let Some(z) = positive(tips[0]) { z * 0.9 } else { tips[0] }) });
        }
        let z5 = tips[0];
        let mut h6 = Kind::Maybe(positive(z5));
        vec![s, (first(&[tips[0], 1.4]) - (if (match side(x[2 % 6]) { Side::Left => x[(k as usize % 5) % 6], Side::Right => 0.4, Side::Both => x[2 % 6] }) < applied(|z| x[3 % 6], given) && (x[0 % 6]).sin() > 0.2 { given } else { 0.1 })) + s + given + tips[0] + tips[1] + h6.size() + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p32(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        for i1 in (0..3).rev() {
            let mut v2: Vec<f64> = x.iter().map(|y| y * (match i1 % 3 { 0 => (*state).b[1], 1 => s, _ => 0.5 })).collect();
            if (k as usize % 5) % 2 == 0 && x[0] > 1.9 { return ((1.1).tanh(), [1.1, x[0] * s]); }
        }
        let z3 = (2.0).tanh();
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > s || a4 > 1.2 { break a4 * s; } };
        if k > 1 {
            for i5 in 0..4 {
                let mut v6 = vec![((*list)[3 % (*list).len()] * (((k % 83) as f64) * 0.03).sin()), ((*state).b[0] / (1.5 + a4 * a4))];
            }
            if bounded(a4) < chain(a4, 1.1).unwrap_or(0.6) {
                let mut a7 = (match side((if ((*list)[0 % (*list).len()] - x[2 % 6]) < raised::<2>(s) && (match 2 % 3 { 0 => a4, 1 => 1.7, _ => 0.5 }) > 0.2 { s } else { s })) { Side::Left => (match 0 % 3 { 0 => a4, 1 => 0.7, _ => 0.5 }), Side::Right => 0.4, Side::Both => (if ((*list)[0 % (*list).len()] - x[2 % 6]) < raised::<2>(s) && (match 2 % 3 { 0 => a4, 1 => 1.7, _ => 0.5 }) > 0.2 { s } else { s }) });
                let mut u8 = 0;
                loop {
                    u8 += 1; if u8 > 3 { break; }
                    let z9 = folded(&(*list), |z, j| (*state).a + z * j as f64);
                    let mut o10: Option<f64> = chain(z9, 0.9);
                    let f11 = |y: f64| y * ((*state).b[1] + 0.3) + y.sin(); let c12 = f11(first(&[a4, 0.6]));
                    if (k as usize % 5) % 2 == 0 { break; }
                    let z13 = (s).hypot(a4);
                    let mut v14: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z13).collect(); row[1] + row[2].sin() }).collect();
                    for mut k in 0..2 { k += 1; s = (v14[k] * s).sin(); }
                }
                let z15 = (heavier(&(*state), &(*state), (*list)[2 % (*list).len()]) + (*state).weight((*list)[2 % (*list).len()]));
                let mut o16: Option<f64> = chain(z15, 0.9);
            } else {
                let z17 = (a4 + a4);
                let mut a18 = 0.1; let a18 = loop { a18 += 0.4; if a18 * z17 > early(0.3, (*state).a) || a18 > 1.2 { break a18 * early(0.3, (*state).a); } };
                let z19 = (1.0 + s);
                let Some(g20) = Some((0.9 * 0.7)) else { panic!() };
                if matches!(positive(z19), Some(g) if g * g20 > 0.3) { s += g20; }
                let m21 = mix(&mut (*list), &mut s, x[1]);
            }
            let z22 = ((*list)[1 % (*list).len()] * x[3 % 6]);
            let mut a23 = 0.1; let a23 = loop { a23 += 0.4; if a23 * z22 > ((*state).a * a4) || a23 > 1.2 { break a23 * ((*state).a * a4); } };
        } else {
            let z24 = x[0 % 6];
            let mut h25 = Kind::Two { pair: Pair { a: z24, b: [0.3, (*state).b[1]], n: 1 }, weight: (*state).b[1] };
        }
        s *= (chain((if let Some(z) = positive(1.0) { z * 0.3 } else { 1.0 }), (if k > 4 { a4 } else { (*list)[0 % (*list).len()] })).unwrap_or(0.6)).cos();
        let z26 = (s + x[2 % 6]);
        let mut q27 = Pair { a: z26.sin(), ..(*state) };
        (q27.b[0], q27.a) = (q27.a * z26, q27.b[0]);
        let mut t28 = (1.7).atan();
        for i29 in 0..1 {
            let mut f30 = (s * (q27.a * s));
            t28 += f30 * f30;
            let mut v31 = x.to_vec();
            let at = (i29 * 2) % (*list).len(); (*list)[at] += (a4).tanh();
        }
        (((heavier(&q27, &q27, (heavier(&q27, &q27, (*list)[2 % (*list).len()]) + q27.weight((*list)[2 % (*list).len()]))) + q27.weight((heavier(&q27, &q27, (*list)[2 % (*list).len()]) + q27.weight((*list)[2 % (*list).len()])))) + (*list).iter().sum::<f64>() + s + a4 + t28 + (*state).norm() + q27.norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(heavier(&q27, &q27, (heavier(&q27, &q27, (*list)[2 % (*list).len()]) + q27.weight((*list)[2 % (*list).len()]))) + q27.weight((heavier(&q27, &q27, (*list)[2 % (*list).len()]) + q27.weight((*list)[2 % (*list).len()])))) + (*list).iter().sum::<f64>() + s + a4 + t28 + (*state).norm() + q27.norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p33(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (if (if let Some(z) = positive(x[0 % 6]) { z * 0.9 } else { x[0 % 6] }) < ((x[0 % 6]) * 0.3).exp().min(20.0) { 1.4 } else { x[0 % 6] });
        let mut o2: Option<f64> = chain(z1, 0.9);
        if (s).max(s) < (x[3 % 6] + s) && (s * 0.5) > 0.2 {
            if (match 2 % 3 { 0 => x[1 % 6], 1 => x[1 % 6], _ => 0.5 }) < (s + s) {
                s = 0.7 * s + ((((match 3 % 3 { 0 => s, 1 => s, _ => 0.5 })) * 0.3).exp().min(20.0)).sin();
                if (match 0 % 3 { 0 => x[0 % 6], 1 => x[2 % 6], _ => 0.5 }) < applied(|z| x[0 % 6], x[1 % 6]) {
                    let z3 = chain(1.5, x[1 % 6]).unwrap_or(0.6);
                    let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (match 3 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }) || a4 > 1.2 { break a4 * (match 3 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }); } };
                    let z5 = s;
                    match o2 { Some(g6) if g6 > 0.4 => {} _ => o2 = Some((z5).sin()) }
                } else {
                    let mut q7 = Pair { a: (x[0 % 6] - s), b: [(s).cos(), 0.4], n: 0 };
                }
            } else {
                if raised::<1>(s) < (s / (1.5 + 2.0 * 2.0)) {
                    let z8 = early(s, s);
                    let Some(g9) = Some((if let Some(z) = positive(s) { z * 0.9 } else { s })) else { panic!() };
                    if matches!(positive(z8), Some(g) if g * g9 > 0.3) { s += g9; }
                } else {
                    s = 0.7 * s + ((early(x[0 % 6], x[2 % 6]) * chain(1.4, s).unwrap_or(0.6))).sin();
                    let mut a10 = s;
                    a10 = a10 * 0.5 + ((1.3 * x[3 % 6]) - (match 0 % 3 { 0 => 0.1, 1 => x[1 % 6], _ => 0.5 }));
                }
                let z11 = chain(s, s).unwrap_or(0.6);
                let mut h12 = Kind::Two { pair: Pair { a: z11, b: [0.3, (match 3 % 3 { 0 => x[0 % 6], 1 => s, _ => 0.5 })], n: 1 }, weight: (match 3 % 3 { 0 => x[0 % 6], 1 => s, _ => 0.5 }) };
            }
            let z13 = (match 2 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 });
            let a14 = 'a: { if (if let Some(z) = positive(x[3 % 6]) { z * x[2 % 6] } else { x[3 % 6] }) < chain(1.1, s).unwrap_or(0.6) && (x[0 % 6] * x[0 % 6]) > 0.2 { break 'a z13; } for k in 0..3 { s = (s + z13 * k as f64).cos(); if s > 0.5 { break 'a s * (if let Some(z) = positive(x[1 % 6]) { z * s } else { x[1 % 6] }); } } (if let Some(z) = positive(x[1 % 6]) { z * s } else { x[1 % 6] }) };
            let z15 = (s + s);
            let mut a16 = 0.1; let a16 = loop { a16 += 0.4; if a16 * z15 > (match 0 % 3 { 0 => s, 1 => 2.0, _ => 0.5 }) || a16 > 1.2 { break a16 * (match 0 % 3 { 0 => s, 1 => 2.0, _ => 0.5 }); } };
        } else {
            let j17: i16 = 20; s *= (j17 as f64 * 0.1).cos();
        }
        let mut v18 = vec![(s / (1.5 + x[2 % 6] * x[2 % 6])), (x[2 % 6] - s)];
        let z19 = applied(|z| 0.6, x[0 % 6]);
        let a20 = v18.first().unwrap() * z19 + v18.get(v18.len() / 2).unwrap();
        (match 0 % 3 { 0 => (if let Some(z) = positive(a20) { z * s } else { a20 }), 1 => folded(&v18, |z, j| v18[0 % v18.len()] + z * j as f64), _ => 0.5 }) + v18.iter().sum::<f64>() + s + a20 + o2.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p34(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        if (match side(0.9) { Side::Left => x[(k as usize % 5) % 6], Side::Right => 0.4, Side::Both => 0.9 }) < (if let Some(z) = positive(x[1 % 6]) { z * x[(k as usize % 5) % 6] } else { x[1 % 6] }) && (x[1 % 6] + 1.4) > 0.2 {
            let z1 = (x[1 % 6] * x[0 % 6]);
            let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > x[2 % 6] || a2 > 1.2 { break a2 * x[2 % 6]; } };
            let f3 = |y: f64| y * given + y.sin(); let c4 = f3((tips[0] / (1.5 + x[0 % 6] * x[0 % 6])));
            for i5 in (0..1).rev() {
                if (x[(i5 * 2) % 6] * tips[1]) < (s * s) {
                    s = 0.7 * s + (((chain(0.7, x[(i5 + 0) % 6]).unwrap_or(0.6)) * 0.3).exp().min(20.0)).sin();
                } else {
                    given = (applied(|z| (match (k as usize % 5) % 3 { 0 => c4, 1 => x[1 % 6], _ => 0.5 }), first(&[tips[0], c4]))).sin();
                    let z6 = (x[2 % 6] + x[(i5 + 1) % 6]);
                    let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > applied(|z| 1.6, 1.5) || a7 > 1.2 { break a7 * applied(|z| 1.6, 1.5); } };
                    let a8 = (((2.0).hypot(x[0 % 6])) * 0.3).exp().min(20.0);
                }
            }
        } else {
            s = 0.7 * s + ((if let Some(z) = positive((x[0 % 6] * 1.9)) { z * (tips[0] * 0.4) } else { (x[0 % 6] * 1.9) })).sin();
            let (l9, r10) = ((1.1 * tips[1]), ((x[(k as usize % 5) % 6] * x[(k as usize % 5) % 6])).sin());
        }
        s = 0.7 * s + (((s * s)).hypot((match 1 % 3 { 0 => x[1 % 6], 1 => tips[1], _ => 0.5 }))).sin();
        let mut t11 = tips[0];
        for i12 in 0..4 {
            let mut f13 = ((match (k as usize % 5) % 3 { 0 => tips[0], 1 => s, _ => 0.5 }) - ((x[(k as usize % 5) % 6]) * 0.3).exp().min(20.0));
            t11 += f13 * f13;
            #[rerun]
            for i14 in 0..1 {
                let f15 = |y: f64| y * given + y.sin(); let c16 = f15(first(&[x[i14 % 6], 1.1]));
                if 1 % 2 == 0 { continue; }
                let mut q17 = Pair { a: x[3 % 6], b: [(c16 / (1.5 + x[2 % 6] * x[2 % 6])), 0.4], n: 0 };
            }
            s = 0.7 * s + ((1.0 / (1.5 + (match 2 % 3 { 0 => f13, 1 => x[0 % 6], _ => 0.5 }) * (match 2 % 3 { 0 => f13, 1 => x[0 % 6], _ => 0.5 })))).sin();
            let z18 = (match (i12 + 0) % 3 { 0 => x[(i12 * 2) % 6], 1 => tips[1], _ => 0.5 });
            let mut o19: Option<f64> = chain(z18, 0.9);
        }
        vec![s, bounded(first(&[x[1 % 6], 1.2])) + s + given + tips[0] + tips[1] + t11 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p35(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut a1 = (match 0 % 3 { 0 => (0.3 - s), 1 => applied(|z| s, x[2 % 6]), _ => 0.5 });
        let j2: u64 = 11; s *= (j2 as f64 * 0.1).cos();
        for i3 in (0..1).rev() {
            let z4 = (match 1 % 3 { 0 => 0.5, 1 => s, _ => 0.5 });
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (1.5 - a1) || a5 > 1.2 { break a5 * (1.5 - a1); } };
            let z6 = bounded(a1);
            let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > applied(|z| 1.8, a5) || a7 > 1.2 { break a7 * applied(|z| 1.8, a5); } };
            if chain(s, x[1 % 6]).unwrap_or(0.6) < (a5 + 1.8) { break; }
            for i8 in 0..3 {
                if (if let Some(z) = positive(a7) { z * 1.1 } else { a7 }) < (1.6 + x[2 % 6]) && x[0] > 1.9 { return first(&[(s + 0.4), a7]); }
                for i9 in 0..3 {
                    let z10 = (match (i3 * 1) % 3 { 0 => a7, 1 => a1, _ => 0.5 });
                    let Some(g11) = Some((a1).hypot(a5)) else { panic!() };
                    if matches!(positive(z10), Some(g) if g * g11 > 0.3) { s += g11; }
                    if (x[3 % 6] - a1) < a5 { break; }
                    let a12 = raised::<1>((x[0 % 6] - a7));
                }
                s = 0.7 * s + (early(x[(i8 * 1) % 6], (x[i3 % 6] + a1))).sin();
            }
        }
        let mut t13 = (s - 0.2);
        for i14 in 0..1 {
            let mut f15 = (match (i14 + 1) % 3 { 0 => (a1 * s), 1 => (x[0 % 6] * s), _ => 0.5 });
            t13 += f15 * f15;
            s = 0.7 * s + (x[i14 % 6]).sin();
            let mut q16 = Pair { a: (match (i14 * 1) % 3 { 0 => f15, 1 => x[0 % 6], _ => 0.5 }), b: [(if let Some(z) = positive(f15) { z * 1.3 } else { f15 }), 0.4], n: 0 };
            for i17 in (0..2).rev() {
                let z18 = bounded(1.6);
                let mut q19 = Pair { a: z18.sin(), ..q16 };
                (q19.b[0], q19.a) = (q19.a * z18, q19.b[0]);
            }
        }
        0.8 + s + a1 + t13
    }

    #[compiled]
    pub fn p36(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = chain(0.1, s).unwrap_or(0.6);
        let mut v2: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z1).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v2[k] * s).sin(); }
        let z3 = folded(&v2, |z, j| x[0 % 6] + z * j as f64);
        let a4 = 'a: { if (if let Some(z) = positive(s) { z * x[1 % 6] } else { s }) < applied(|z| 0.4, 0.5) && chain(v2[1 % v2.len()], 1.6).unwrap_or(0.6) > 0.2 { break 'a z3; } for k in 0..3 { s = (s + z3 * k as f64).cos(); if s > 0.5 { break 'a s * (s * v2[3 % v2.len()]); } } (s * v2[3 % v2.len()]) };
        for i5 in (0..2).rev() {
            let mut w6 = 0;
            while w6 < 4 && (w6 < 2 || 0 % 2 == 0) {
                w6 += 1;
                let f7 = |y: f64| y * along(&v2, 1.1) + y.sin(); let c8 = f7(chain(s, 1.9).unwrap_or(0.6));
                let z9 = c8;
                let mut i10 = z9.abs() as usize % v2.len(); (i10, v2[i10], s) = ((i10 + 1) % v2.len(), s * z9, chain(x[w6 % 6], v2[0 % v2.len()]).unwrap_or(0.6));
                let z11 = (x[(i5 * 2) % 6]).sin();
                let mut a12 = 0.1; let a12 = loop { a12 += 0.4; if a12 * z11 > (x[3 % 6] - v2[(w6 * 1) % v2.len()]) || a12 > 1.2 { break a12 * (x[3 % 6] - v2[(w6 * 1) % v2.len()]); } };
            }
            let z13 = (if let Some(z) = positive(x[(i5 + 1) % 6]) { z * a4 } else { x[(i5 + 1) % 6] });
            let mut h14 = Kind::Maybe(positive(z13));
            let at = 3 % v2.len(); v2[at] *= (folded(&v2, |z, j| branches(&v2, 0.3, 2) + z * j as f64)).cos();
            if early(v2[2 % v2.len()], s) < branches(&v2, v2[3 % v2.len()], 2) && (match side(a4) { Side::Left => x[1 % 6], Side::Right => 0.4, Side::Both => a4 }) > 0.2 { break; }
            let mut w15 = 0;
            while w15 < 4 && (w15 < 2 || x[(i5 * 1) % 6] < (if 3 % 2 == 0 { v2[0 % v2.len()] } else { 0.9 }) && chain(a4, v2[(i5 * 3) % v2.len()]).unwrap_or(0.6) > 0.2) {
                w15 += 1;
                let z16 = (match 0 % 3 { 0 => 1.2, 1 => v2[i5 % v2.len()], _ => 0.5 });
                let mut v17 = v2.clone(); v17.push(s * z16); v17.truncate(1 + v17.len() / 2);
                let mut q18 = Pair { a: 1.2, b: [x[3 % 6], 0.4], n: 0 };
            }
        }
        let z19 = bounded(a4);
        let mut h20 = Kind::None;
        let at = 3 % v2.len(); v2[at] += (0.6).tanh();
        let mut t21 = ((a4) * 0.3).exp().min(20.0);
        for i22 in 0..5 {
            let mut f23 = (if (v2[3 % v2.len()] * v2[(i22 * 3) % v2.len()]) < raised::<1>(s) { (v2[i22 % v2.len()]).min(s) } else { (match (i22 + 1) % 3 { 0 => a4, 1 => a4, _ => 0.5 }) });
            t21 += f23 * f23;
            let z24 = (if let Some(z) = positive(1.9) { z * x[i22 % 6] } else { 1.9 });
            h20.change(z24);
        }
        folded(&v2, |z, j| (match 1 % 3 { 0 => t21, 1 => x[3 % 6], _ => 0.5 }) + z * j as f64) + v2.iter().sum::<f64>() + s + a4 + t21 + h20.size()
    }

    #[compiled]
    pub fn p37(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = (if (match (k as usize % 5) % 3 { 0 => tips[0], 1 => x[3 % 6], _ => 0.5 }) < 0.2 { given } else { x[(k as usize % 5) % 6] });
        let Some(g2) = Some(tips[0]) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        if 0.8 < (match 0 % 3 { 0 => 1.9, 1 => x[0 % 6], _ => 0.5 }) && (match (k as usize % 5) % 3 { 0 => tips[0], 1 => 1.9, _ => 0.5 }) > 0.2 && x[0] > 1.9 { return vec![s, applied(|z| (match 0 % 3 { 0 => tips[1], 1 => 1.4, _ => 0.5 }), (match 2 % 3 { 0 => x[1 % 6], 1 => x[1 % 6], _ => 0.5 })), s * x[1]]; }
        let z3 = (tips[0] * tips[0]);
        let Some(g4) = Some((if let Some(z) = positive(x[0 % 6]) { z * s } else { x[0 % 6] })) else { panic!() };
        if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
        let z5 = (g2 * given);
        let Some(g6) = Some((s + tips[0])) else { panic!() };
        if matches!(positive(z5), Some(g) if g * g6 > 0.3) { s += g6; }
        s *= (((match 1 % 3 { 0 => x[1 % 6], 1 => tips[1], _ => 0.5 }) + (tips[0] * x[1 % 6]))).cos();
        vec![s, (-(tips[1] + 0.7)) + s + given + tips[0] + tips[1] + g2 + g4 + g6 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p38(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut v1 = x.to_vec();
        let at = 1 % (*list).len(); (*list)[at] += (s).tanh();
        #[rerun]
        for (k2, e3) in (*list).iter_mut().enumerate() {
            *e3 = (s).sin() + 0.1 * *e3;
            let mut a4 = (((*e3) * x[(k as usize % 5) % 6]) + (((*state).a) * 0.3).exp().min(20.0));
            a4 -= bounded((match 1 % 3 { 0 => ((*e3) * (*e3)), 1 => (if let Some(z) = positive(x[(k as usize % 5) % 6]) { z * a4 } else { x[(k as usize % 5) % 6] }), _ => 0.5 }));
            if k2 % 2 == 0 { continue; }
            let mut w5 = 0;
            while w5 < 4 && (w5 < 2 || (if let Some(z) = positive(a4) { z * x[k2 % 6] } else { a4 }) < chain((*state).a, 1.4).unwrap_or(0.6) && (s).cos() > 0.2) {
                w5 += 1;
                (*state).b[1] = ((1.0 * (if (k as usize % 5) % 2 == 0 { x[2 % 6] } else { (*e3) }))).sin() * (*state).a;
                let a6 = ((heavier(&(*state), &(*state), (*e3)) + (*state).weight((*e3))) + (match (k as usize % 5) % 3 { 0 => (*state).b[1], 1 => a4, _ => 0.5 }));
                let z7 = ((*state).b[1] * x[(k as usize % 5) % 6]);
                let a8 = v1.first().unwrap() * z7 + v1.get(v1.len() / 2).unwrap();
            }
        }
        let mut t9 = (x[(k as usize % 5) % 6]).min(s);
        for i10 in 0..3 {
            let mut f11 = (match (k as usize % 5) % 3 { 0 => folded(&(*list), |z, j| z + z * j as f64), 1 => (if let Some(z) = positive(x[(k as usize % 5) % 6]) { z * s } else { x[(k as usize % 5) % 6] }), _ => 0.5 });
            t9 += f11 * f11;
            let f12 = |y: f64| y * (match 3 % 3 { 0 => (*state).a, 1 => s, _ => 0.5 }) + y.sin(); let c13 = f12((match (i10 * 3) % 3 { 0 => s, 1 => 0.5, _ => 0.5 }));
            #[rerun]
            for i14 in 0..2 {
                let mut v15 = x.to_vec();
                let z16 = (x[(k as usize % 5) % 6] + (*state).a);
                let mut a17 = 0.1; let a17 = loop { a17 += 0.4; if a17 * z16 > raised::<1>(1.5) || a17 > 1.2 { break a17 * raised::<1>(1.5); } };
                if k > 0 { continue; }
                for i18 in 0..1 {
                    let mut v19 = x.to_vec();
                    let a20 = s;
                    let z21 = (x[2 % 6] + v19[(i10 + 2) % v19.len()]);
                    let mut h22 = Kind::Two { pair: Pair { a: z21, b: [0.3, 1.8], n: 1 }, weight: 1.8 };
                }
            }
        }
        ((0.1 + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + t9 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [0.1 + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + t9 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p39(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let mut w1 = 0;
        while w1 < 4 && (w1 < 2 || x[1 % 6] < (1.4).atan2(x[3 % 6])) {
            w1 += 1;
            let j2: i32 = 7; s *= (j2 as f64 * 0.1).cos();
        }
        s = 0.7 * s + ((if bounded(x[3 % 6]) < applied(|z| 1.8, x[1 % 6]) { bounded(list[0]) } else { s })).sin();
        s = 0.7 * s + ((match side(applied(|z| 0.8, list[0])) { Side::Left => chain(list[0], x[0 % 6]).unwrap_or(0.6), Side::Right => 0.4, Side::Both => applied(|z| 0.8, list[0]) })).sin();
        s = 0.7 * s + (chain((match 1 % 3 { 0 => x[1 % 6], 1 => 1.9, _ => 0.5 }), (match 3 % 3 { 0 => x[1 % 6], 1 => list[0], _ => 0.5 })).unwrap_or(0.6)).sin();
        let j3: u8 = 30; s *= (j3 as f64 * 0.1).cos();
        let mut t4 = (x[1 % 6] + x[0 % 6]);
        for i5 in 0..5 {
            let mut f6 = (first(&[0.6, x[(i5 + 0) % 6]]) / (1.5 + (match side(1.2) { Side::Left => x[i5 % 6], Side::Right => 0.4, Side::Both => 1.2 }) * (match side(1.2) { Side::Left => x[i5 % 6], Side::Right => 0.4, Side::Both => 1.2 })));
            t4 += f6 * f6;
            let z7 = (x[(i5 + 0) % 6] + s);
            let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > (match (i5 + 2) % 3 { 0 => 1.6, 1 => x[1 % 6], _ => 0.5 }) || a8 > 1.2 { break a8 * (match (i5 + 2) % 3 { 0 => 1.6, 1 => x[1 % 6], _ => 0.5 }); } };
            let z9 = raised::<2>(list[0]);
            let a10 = 'a: { if (i5 * 2) % 2 == 0 { break 'a z9; } for k in 0..3 { s = (s + z9 * k as f64).cos(); if s > 0.5 { break 'a s * (match 2 % 3 { 0 => 0.5, 1 => x[2 % 6], _ => 0.5 }); } } (match 2 % 3 { 0 => 0.5, 1 => x[2 % 6], _ => 0.5 }) };
        }
        list[0] += 0.7 + s + list[0] + list[1] + t4;
    }

    #[compiled]
    pub fn p40(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            let z2 = early((*list)[(k as usize % 5) % (*list).len()], s);
            let mut h3 = Kind::One(z2);
            let f4 = |y: f64| y * ((*state).b[1]).min(1.3) + y.sin(); let c5 = f4(applied(|z| x[(u1 + 2) % 6], s));
        }
        let z6 = (s).min(s);
        let mut v7 = (*list).clone(); v7.push(s * z6); v7.truncate(1 + v7.len() / 2);
        let m8 = descend(&mut v7, x[0], 3);
        let z9 = m8;
        let mut a10 = 0.1; let a10 = loop { a10 += 0.4; if a10 * z9 > first(&[x[0 % 6], m8]) || a10 > 1.2 { break a10 * first(&[x[0 % 6], m8]); } };
        let mut u11 = 0;
        loop {
            u11 += 1; if u11 > 3 { break; }
            let mut q12 = (*state).clone(); q12.a *= 0.7; (*state) = q12.clone();
            let mut q13 = Pair { a: x[(u11 * 1) % 6], b: [(if u11 % 2 == 0 { 0.2 } else { v7[0 % v7.len()] }), 0.4], n: 0 };
        }
        ((branches(&(*list), (a10 * 0.6), 2) + (*list).iter().sum::<f64>() + v7.iter().sum::<f64>() + s + m8 + a10 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [branches(&(*list), (a10 * 0.6), 2) + (*list).iter().sum::<f64>() + v7.iter().sum::<f64>() + s + m8 + a10 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p41(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = halves(&(*list), (*state).b[1]);
        let a2 = shrink(&mut (*list), bounded(z1));
        let at = (k as usize % 5) % (*list).len(); (*list)[at] *= ((((if k > 7 { 1.4 } else { a2 })) * 0.3).exp().min(20.0)).cos();
        let z3 = a2;
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > search(&(*list), 0.9) || a4 > 1.2 { break a4 * search(&(*list), 0.9); } };
        if k > 4 && x[0] > 1.9 { return (((heavier(&(*state), &(*state), bounded((*state).b[1])) + (*state).weight(bounded((*state).b[1])))).tanh(), [(heavier(&(*state), &(*state), bounded((*state).b[1])) + (*state).weight(bounded((*state).b[1]))), x[0] * s]); }
        for (e5, e6) in (*list).iter().zip(x.iter().skip(1)) {
            if ((a4) * 0.3).exp().min(20.0) < early(1.9, (*state).b[0]) {
                let z7 = bounded(x[2 % 6]);
                let Some(g8) = Some(applied(|z| (*e5), a2)) else { panic!() };
                if matches!(positive(z7), Some(g) if g * g8 > 0.3) { s += g8; }
                if a4 < ((*e6)).atan2(a4) { break; }
                let z9 = (s + 0.9);
                let mut o10: Option<f64> = None;
            } else {
                s -= bounded((*list)[1 % (*list).len()]);
                let z11 = (0.3 * s);
                let mut a12 = 0.1; let a12 = loop { a12 += 0.4; if a12 * z11 > (if let Some(z) = positive(0.5) { z * 0.9 } else { 0.5 }) || a12 > 1.2 { break a12 * (if let Some(z) = positive(0.5) { z * 0.9 } else { 0.5 }); } };
            }
            s = ((-(1.5).cos())).sin();
            s = 0.7 * s + (raised::<1>((x[3 % 6]).atan())).sin();
        }
        let mut t13 = search(&(*list), s);
        for i14 in 0..2 {
            let mut f15 = (if raised::<2>(a2) < (*state).a { search(&(*list), (*state).b[0]) } else { (a4 / (1.5 + 0.2 * 0.2)) });
            t13 += f15 * f15;
            #[rerun]
            for (e16, e17) in (*list).iter().zip(x.iter().skip(1)) {
                let f18 = |y: f64| y * (*e16) + y.sin(); let c19 = f18((match (k as usize % 5) % 3 { 0 => (*list)[(k as usize % 5) % (*list).len()], 1 => 1.4, _ => 0.5 }));
                let (l20, r21) = (chain(a4, (*e17)).unwrap_or(0.6), ((x[(i14 * 1) % 6] + f15)).sin());
                let f22 = |y: f64| y * bounded(0.6) + y.sin(); let c23 = f22(((*state).b[0] * (((k % 83) as f64) * 0.03).sin()));
                if (i14 * 3) % 2 == 0 { continue; }
                f15 = f15 * 0.5 + (heavier(&(*state), &(*state), early(a4, s)) + (*state).weight(early(a4, s)));
            }
        }
        ((early(branches(&(*list), t13, 2), 0.1) + (*list).iter().sum::<f64>() + s + a2 + a4 + t13 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [early(branches(&(*list), t13, 2), 0.1) + (*list).iter().sum::<f64>() + s + a2 + a4 + t13 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p42(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = raised::<3>(s);
        let mut o2: Option<f64> = chain(z1, 0.9);
        let z3 = applied(|z| s, 1.5);
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > s || a4 > 1.2 { break a4 * s; } };
        let z5 = (match 1 % 3 { 0 => s, 1 => s, _ => 0.5 });
        let Some(g6) = Some((0.5 / (1.5 + x[2 % 6] * x[2 % 6]))) else { panic!() };
        if matches!(positive(z5), Some(g) if g * g6 > 0.3) { s += g6; }
        let z7 = early(x[3 % 6], x[1 % 6]);
        let mut v8: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z7).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v8[k] * s).sin(); }
        let mut t9 = branches(&v8, 0.9, 2);
        for i10 in 0..4 {
            let mut f11 = (folded(&v8, |z, j| v8[(i10 + 1) % v8.len()] + z * j as f64) / (1.5 + raised::<1>(x[1 % 6]) * raised::<1>(x[1 % 6])));
            t9 += f11 * f11;
            let z12 = (match (i10 + 0) % 3 { 0 => f11, 1 => 1.3, _ => 0.5 });
            let mut o13: Option<f64> = None;
        }
        search(&v8, (s).max(s)) + v8.iter().sum::<f64>() + s + a4 + g6 + t9 + o2.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p43(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s *= (chain((match side(1.4) { Side::Left => s, Side::Right => 0.4, Side::Both => 1.4 }), (s).max(s)).unwrap_or(0.6)).cos();
        s = 0.7 * s + (raised::<1>(chain(s, s).unwrap_or(0.6))).sin();
        s = 0.7 * s + (s).sin();
        s = 0.7 * s + (((-x[3 % 6]) * x[0 % 6])).sin();
        x[0 % 6] + s
    }

    #[compiled]
    pub fn p44(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let j1: i16 = 18; s *= (j1 as f64 * 0.1).cos();
        for i2 in 0..1 {
            let mut w3 = 0;
            #[rerun]
            while w3 < 4 && (w3 < 2 || (-x[1 % 6]) < s) {
                w3 += 1;
                s = 0.7 * s + ((((s).hypot(x[(w3 + 0) % 6])) * 0.3).exp().min(20.0)).sin();
                if (match (i2 * 2) % 3 { 0 => x[w3 % 6], 1 => 1.6, _ => 0.5 }) < ((x[w3 % 6]) * 0.3).exp().min(20.0) {
                    let a4 = x[(w3 * 1) % 6];
                    if (w3 + 2) % 2 == 0 { continue; }
                    s = 0.7 * s + ((match 2 % 3 { 0 => x[i2 % 6], 1 => (match side(1.9) { Side::Left => x[1 % 6], Side::Right => 0.4, Side::Both => 1.9 }), _ => 0.5 })).sin();
                } else {
                    s = 0.7 * s + ((applied(|z| s, s) / (1.5 + ((1.3) * 0.3).exp().min(20.0) * ((1.3) * 0.3).exp().min(20.0)))).sin();
                }
                for i5 in (0..2).rev() {
                    let f6 = |y: f64| y * (2.0).tanh() + y.sin(); let c7 = f6((match (i2 * 2) % 3 { 0 => 1.3, 1 => s, _ => 0.5 }));
                    let z8 = applied(|z| z, 0.5);
                    let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (s * c7) || a9 > 1.2 { break a9 * (s * c7); } };
                }
            }
            let z10 = (match 2 % 3 { 0 => 1.8, 1 => 0.5, _ => 0.5 });
            let mut a11 = 0.1; let a11 = loop { a11 += 0.4; if a11 * z10 > ((1.7) * 0.3).exp().min(20.0) || a11 > 1.2 { break a11 * ((1.7) * 0.3).exp().min(20.0); } };
            if (x[1 % 6] - x[i2 % 6]) < (match (i2 + 1) % 3 { 0 => x[2 % 6], 1 => x[i2 % 6], _ => 0.5 }) { break; }
            let z12 = (x[(i2 * 1) % 6] + 0.7);
            let mut v13: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z12).collect(); row[1] + row[2].sin() }).collect();
            for mut k in 0..2 { k += 1; s = (v13[k] * s).sin(); }
        }
        early(bounded(x[2 % 6]), (s).min(x[2 % 6])) + s
    }

    #[compiled]
    pub fn p45(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            let z2 = 0.1;
            let Some(g3) = Some((-s)) else { panic!() };
            if matches!(positive(z2), Some(g) if g * g3 > 0.3) { s += g3; }
        }
        if (0.6 * s) < (-1.2) && (match 0 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 }) > 0.2 && x[0] > 1.9 { return applied(|z| (match 2 % 3 { 0 => 1.9, 1 => s, _ => 0.5 }), (0.7 * x[3 % 6])); }
        let z4 = (match 3 % 3 { 0 => s, 1 => 1.3, _ => 0.5 });
        let mut h5 = Kind::Two { pair: Pair { a: z4, b: [0.3, (1.5 - s)], n: 1 }, weight: (1.5 - s) };
        let z6 = chain(x[3 % 6], s).unwrap_or(0.6);
        let a7 = 'a: { if (0.7).max(x[3 % 6]) < (match 0 % 3 { 0 => 0.8, 1 => x[0 % 6], _ => 0.5 }) { break 'a z6; } for k in 0..3 { s = (s + z6 * k as f64).cos(); if s > 0.5 { break 'a s * (x[2 % 6]).cos(); } } (x[2 % 6]).cos() };
        let mut t8 = applied(|z| x[1 % 6], a7);
        for i9 in 0..5 {
            let mut f10 = (match 0 % 3 { 0 => first(&[a7, x[1 % 6]]), 1 => (a7 * s), _ => 0.5 });
            t8 += f10 * f10;
            let z11 = (match 2 % 3 { 0 => x[i9 % 6], 1 => s, _ => 0.5 });
            let a12 = 'a: { if raised::<2>(s) < (x[2 % 6]).tanh() { break 'a z11; } for k in 0..3 { s = (s + z11 * k as f64).cos(); if s > 0.5 { break 'a s * (if ((0.5) * 0.3).exp().min(20.0) < (match i9 % 3 { 0 => x[i9 % 6], 1 => s, _ => 0.5 }) { 1.3 } else { s }); } } (if ((0.5) * 0.3).exp().min(20.0) < (match i9 % 3 { 0 => x[i9 % 6], 1 => s, _ => 0.5 }) { 1.3 } else { s }) };
            let j13: u32 = 73; s *= (j13 as f64 * 0.1).cos();
        }
        (if let Some(z) = positive((x[2 % 6]).sin()) { z * t8 } else { (x[2 % 6]).sin() }) + s + a7 + t8 + h5.size()
    }

    #[compiled]
    pub fn p46(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..3 {
            let mut v2 = x.to_vec();
            let mut w3 = 0;
            #[rerun]
            while w3 < 4 && (w3 < 2 || (if early(x[0 % 6], 1.9) < (match i1 % 3 { 0 => 1.2, 1 => x[3 % 6], _ => 0.5 }) { 0.6 } else { s }) < first(&[1.4, s])) {
                w3 += 1;
                let mut w4 = 0;
                while w4 < 4 && (w4 < 2 || along(&v2, x[(i1 + 2) % 6]) < early(1.7, s) && (v2[(w3 + 2) % v2.len()] + s) > 0.2) {
                    w4 += 1;
                    let z5 = (0.7 * s);
                    let a6 = v2.first().unwrap() * z5 + v2.get(v2.len() / 2).unwrap();
                    let mut a7 = (match 2 % 3 { 0 => (match side(x[1 % 6]) { Side::Left => v2[(w3 * 3) % v2.len()], Side::Right => 0.4, Side::Both => x[1 % 6] }), 1 => (match 0 % 3 { 0 => v2[3 % v2.len()], 1 => v2[(w3 * 1) % v2.len()], _ => 0.5 }), _ => 0.5 });
                    let mut q8 = Pair { a: halves(&v2, a6), b: [halves(&v2, x[0 % 6]), 0.4], n: 0 };
                }
                let z9 = x[3 % 6];
                let mut h10 = Kind::Two { pair: Pair { a: z9, b: [0.3, (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 })], n: 1 }, weight: (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }) };
                let z11 = s;
                h10.change(z11);
            }
            if 1 % 2 == 0 { break; }
            for (k12, e13) in v2.iter_mut().enumerate() {
                *e13 = ((if 2 % 2 == 0 { ((x[1 % 6]) * 0.3).exp().min(20.0) } else { (1.4 + s) })).sin() + 0.1 * *e13;
                s = 0.7 * s + (((match k12 % 3 { 0 => x[(i1 + 0) % 6], 1 => 1.2, _ => 0.5 }) - (s).max(x[3 % 6]))).sin();
                let mut q14 = Pair { a: x[k12 % 6], b: [((s) * 0.3).exp().min(20.0), 0.4], n: 0 };
                let z15 = (q14.a).sin();
                let a16 = 'a: { if 2 % 2 == 0 { break 'a z15; } for k in 0..3 { s = (s + z15 * k as f64).cos(); if s > 0.5 { break 'a s * (match i1 % 3 { 0 => (*e13), 1 => (*e13), _ => 0.5 }); } } (match i1 % 3 { 0 => (*e13), 1 => (*e13), _ => 0.5 }) };
            }
        }
        let j17: i16 = 23;
        let z18 = ((1.5) * 0.3).exp().min(20.0);
        let Some(g19) = Some((x[(j17 as usize % 5) % 6] + s)) else { panic!() };
        if matches!(positive(z18), Some(g) if g * g19 > 0.3) { s += g19; }
        let mut t20 = (x[(j17 as usize % 5) % 6]).atan2(g19);
        for i21 in 0..4 {
            let mut f22 = (-x[(i21 * 1) % 6]);
            t20 += f22 * f22;
            let mut q23 = Pair { a: (match (j17 as usize % 5) % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 }), b: [x[1 % 6], 0.4], n: 0 };
        }
        (((x[(j17 as usize % 5) % 6]) * 0.3).exp().min(20.0)).min(s) + s + g19 + t20 + ((j17 % 89) as f64 * 0.01).cos()
    }

    #[compiled]
    pub fn p47(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        for i1 in 0..1 {
            let z2 = raised::<3>(0.1);
            let mut v3: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z2).collect(); row[1] + row[2].sin() }).collect();
            for mut k in 0..2 { k += 1; s = (v3[k] * s).sin(); }
            let j4: u8 = (branches(&v3, (*list)[(k as usize % 5) % (*list).len()], 2) * 2.0) as u8;
        }
        let z5 = chain(2.0, s).unwrap_or(0.6);
        let a6 = (*list).pop().unwrap_or(0.3); if (*list).is_empty() { (*list).push((z5).cos()); }
        let mut u7 = 0;
        loop {
            u7 += 1; if u7 > 3 { break; }
            let z8 = ((1.3) * 0.3).exp().min(20.0);
            let mut o9: Option<f64> = None;
            let z10 = chain(a6, (*state).a).unwrap_or(0.6);
            let mut o11: Option<f64> = chain(z10, 0.9);
            #[rerun]
            for i12 in 0..2 {
                if u7 % 2 == 0 {
                    s = ((-(0.6 * (*state).b[0]))).sin();
                } else {
                    let z13 = (*list)[0 % (*list).len()];
                    let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > chain(x[(k as usize % 5) % 6], 0.2).unwrap_or(0.6) || a14 > 1.2 { break a14 * chain(x[(k as usize % 5) % 6], 0.2).unwrap_or(0.6); } };
                }
                for (k15, e16) in (*list).iter_mut().enumerate() {
                    *e16 = ((first(&[0.9, a6])).min(s)).sin() + 0.1 * *e16;
                    let z17 = (-x[(k as usize % 5) % 6]);
                    let mut a18 = 0.1; let a18 = loop { a18 += 0.4; if a18 * z17 > ((*e16)).sin() || a18 > 1.2 { break a18 * ((*e16)).sin(); } };
                }
                let mut u19 = 0;
                loop {
                    u19 += 1; if u19 > 3 { break; }
                    let mut q20 = Pair { a: ((*list)[(k as usize % 5) % (*list).len()] - 1.4), b: [(s * s), 0.4], n: 0 };
                    let mut v21 = x.to_vec();
                    if (match (k as usize % 5) % 3 { 0 => (*state).b[1], 1 => 1.4, _ => 0.5 }) < (if (a6 * (((k % 83) as f64) * 0.03).sin()) < (1.8 / (1.5 + s * s)) { s } else { v21[1 % v21.len()] }) { break; }
                    let mut q22 = Pair { a: (a6 * x[1 % 6]), b: [((s) * 0.3).exp().min(20.0), 0.4], n: 0 };
                }
                if k > 0 { continue; }
                let f23 = |y: f64| y * (0.2 - s) + y.sin(); let c24 = f23((x[(u7 * 1) % 6] + 1.5));
            }
            if (*list)[u7 % (*list).len()] < (match (k as usize % 5) % 3 { 0 => (*state).b[1], 1 => s, _ => 0.5 }) { break; }
            let a25 = ((heavier(&(*state), &(*state), (*state).b[1]) + (*state).weight((*state).b[1])) * (s).sin());
        }
        let j26: i64 = 2 as i64;
        ((applied(|z| (s * (((k % 83) as f64) * 0.03).sin()), (a6).atan()) + (*list).iter().sum::<f64>() + s + a6 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j26 % 89) as f64 * 0.01).cos()).tanh(), [applied(|z| (s * (((k % 83) as f64) * 0.03).sin()), (a6).atan()) + (*list).iter().sum::<f64>() + s + a6 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j26 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p48(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            if (match 1 % 3 { 0 => x[(u1 * 3) % 6], 1 => s, _ => 0.5 }) < bounded(x[(u1 * 2) % 6]) && x[0] > 1.9 { return early(early(s, x[(u1 + 2) % 6]), 2.0); }
            for i2 in 0..2 {
                let z3 = ((s) * 0.3).exp().min(20.0);
                let Some(g4) = Some(x[(u1 + 2) % 6]) else { panic!() };
                if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
                if raised::<2>(g4) < (0.8 * x[(i2 + 0) % 6]) { continue; }
                let j5: u32 = 25; s *= (j5 as f64 * 0.1).cos();
            }
            if ((x[1 % 6]) * 0.3).exp().min(20.0) < s { continue; }
            let z6 = (s + x[(u1 * 2) % 6]);
            let mut v7: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z6).collect(); row[1] + row[2].sin() }).collect();
            for mut k in 0..2 { k += 1; s = (v7[k] * s).sin(); }
        }
        let j8: i8 = 99; s *= (j8 as f64 * 0.1).cos();
        let mut q9 = Pair { a: (match side(s) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => s }), b: [early(s, x[0 % 6]), 0.4], n: 0 };
        let mut t10 = (0.3 * q9.b[0]);
        for i11 in 0..1 {
            let mut f12 = ((if let Some(z) = positive(s) { z * s } else { s }) * (s + 1.1));
            t10 += f12 * f12;
            s = 0.7 * s + ((applied(|z| q9.b[0], 0.8)).max((q9.a - s))).sin();
        }
        first(&[(match 2 % 3 { 0 => 1.0, 1 => 0.9, _ => 0.5 }), (-x[3 % 6])]) + s + t10 + q9.norm()
    }

    #[compiled]
    pub fn p49(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if (s * (*list)[(k as usize % 5) % (*list).len()]) < 0.1 {
            let mut w1 = 0;
            while w1 < 4 && (w1 < 2 || first(&[s, (*state).b[1]]) < (s + (*state).a) && (*state).b[0] > 0.2) {
                w1 += 1;
                if (if (k as usize % 5) % 2 == 0 { s } else { 0.9 }) < ((*list)[(k as usize % 5) % (*list).len()] + (*list)[w1 % (*list).len()]) && (1.1 * (((k % 83) as f64) * 0.03).sin()) > 0.2 {
                    let mut v2 = vec![(heavier(&(*state), &(*state), (*state).b[1]) + (*state).weight((*state).b[1])), s];
                    (*state) = -((match (k as usize % 5) % 3 { 0 => v2[1 % v2.len()], 1 => (s).cos(), _ => 0.5 }) * (&(*state) - &(*state)));
                    if k > 2 { break; }
                    let j3 = (13) as u16;
                } else {
                    (*state).shift(bounded((((*state).a) * 0.3).exp().min(20.0)));
                    if 2 % 2 == 0 { continue; }
                    let mut v4 = x.to_vec();
                }
                let at = 3 % (*list).len(); (*list)[at] *= (bounded((s + s))).cos();
                let z5 = (s + s);
                let a6 = (*list).first().unwrap() * z5 + (*list).get((*list).len() / 2).unwrap();
            }
            let mut j7: i16 = ((match side(1.7) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => 1.7 }) * 2.0) as i16;
            for i8 in j7 % 3..3 { j7 = j7.wrapping_mul(3).wrapping_add(i8); s = (s * s + (j7 % 97) as f64 * 0.01).sin(); }
        } else {
            if ((*state).a / (1.5 + (*state).b[1] * (*state).b[1])) < ((1.5) * 0.3).exp().min(20.0) {
                let mut q9 = (*state).clone(); q9.a *= 0.7; (*state) = q9.clone();
                let z10 = x[2 % 6];
                let a11 = shrink(&mut (*list), bounded(z10));
            } else {
                s *= (chain((s * s), (match 1 % 3 { 0 => (*state).a, 1 => x[2 % 6], _ => 0.5 })).unwrap_or(0.6)).cos();
            }
            (*state).shift(bounded((match side(((*state).b[0]).cos()) { Side::Left => folded(&(*list), |z, j| (*state).b[0] + z * j as f64), Side::Right => 0.4, Side::Both => ((*state).b[0]).cos() })));
        }
        let a12 = (if let Some(z) = positive((match (k as usize % 5) % 3 { 0 => s, 1 => s, _ => 0.5 })) { z * (s * s) } else { (match (k as usize % 5) % 3 { 0 => s, 1 => s, _ => 0.5 }) });
        let mut t13 = x[1 % 6];
        for i14 in 0..2 {
            let mut f15 = ((1.2 + a12) * (0.8 * s));
            t13 += f15 * f15;
            let mut j16: i8 = (k as i8).wrapping_mul(71 as i8).wrapping_sub((k as i8));
            for i17 in j16 % 3..3 { j16 = j16.wrapping_mul(3).wrapping_add(i17); s = (s * (*list)[2 % (*list).len()] + (j16 % 97) as f64 * 0.01).sin(); }
            let at = 2 % (*list).len(); (*list)[at] *= (bounded(((0.4) * 0.3).exp().min(20.0))).cos();
            let mut a18 = (halves(&(*list), f15) * (*list)[(j16 as usize % 5) % (*list).len()]);
        }
        ((((1.9 - s) * (1.5 / (1.5 + (*state).a * (*state).a))) + (*list).iter().sum::<f64>() + s + a12 + t13 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [((1.9 - s) * (1.5 / (1.5 + (*state).a * (*state).a))) + (*list).iter().sum::<f64>() + s + a12 + t13 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p50(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        s = 0.7 * s + (bounded((tips[0]).atan())).sin();
        let j1 = (k % 7 ^ k >> 1) as u32;
        let mut w2 = 0;
        #[rerun]
        while w2 < 4 && (w2 < 2 || (tips[0] + x[0 % 6]) < (1.0 / (1.5 + x[3 % 6] * x[3 % 6]))) {
            w2 += 1;
            s = 0.7 * s + ((match w2 % 3 { 0 => ((given) * 0.3).exp().min(20.0), 1 => (match 0 % 3 { 0 => s, 1 => 0.8, _ => 0.5 }), _ => 0.5 })).sin();
            let z3 = (tips[0] * x[(k as usize % 5) % 6]);
            let Some(g4) = Some((tips[1] - tips[1])) else { panic!() };
            if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
            if (k as usize % 5) % 2 == 0 { break; }
            s = 0.7 * s + (bounded((tips[1]).tanh())).sin();
        }
        let z5 = ((0.1) * 0.3).exp().min(20.0);
        let a6 = 'a: { if j1 > 5 { break 'a z5; } for k in 0..3 { s = (s + z5 * k as f64).cos(); if s > 0.5 { break 'a s * s; } } s };
        vec![s, first(&[(tips[0] * x[(j1 as usize % 5) % 6]), (if j1 > 4 { x[1 % 6] } else { 1.1 })]) + s + given + tips[0] + tips[1] + a6 + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p51(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        for i1 in 0..1 {
            if (s * (*list)[2 % (*list).len()]) < applied(|z| (*state).b[0], s) && (match (k as usize % 5) % 3 { 0 => s, 1 => 1.4, _ => 0.5 }) > 0.2 {
                s += (((*state).clone() + (*state).clone()) * s).norm().sin();
            } else {
                if k > 1 {
                    let z2 = (match (i1 * 3) % 3 { 0 => 1.7, 1 => (*state).b[0], _ => 0.5 });
                    let mut v3 = (*list).clone(); v3.push(s * z2); v3.truncate(1 + v3.len() / 2);
                    let at = (k as usize % 5) % v3.len(); v3[at] = (0.9).sin();
                    let d4 = (*list).iter().rev().fold(0.3, |m, a| (m * a + s).cos());
                } else {
                    let j5: u16 = 86;
                }
                let f6 = |y: f64| y * 0.1 + y.sin(); let c7 = f6((match (i1 * 2) % 3 { 0 => s, 1 => (*state).a, _ => 0.5 }));
            }
            let z8 = (x[(k as usize % 5) % 6] + s);
            let mut v9: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z8).collect(); row[1] + row[2].sin() }).collect();
            for mut k in 0..2 { k += 1; s = (v9[k] * s).sin(); }
            let z10 = (if 3 % 2 == 0 { s } else { (*list)[(k as usize % 5) % (*list).len()] });
            let mut a11 = 0.1; let a11 = loop { a11 += 0.4; if a11 * z10 > s || a11 > 1.2 { break a11 * s; } };
            if k > 7 { break; }
            let z12 = s;
            let mut i13 = z12.abs() as usize % v9.len(); (i13, v9[i13], s) = ((i13 + 1) % v9.len(), s * z12, (0.4).min(s));
        }
        let z14 = (*state).b[0];
        let mut a15 = 0.1; let a15 = loop { a15 += 0.4; if a15 * z14 > (match (k as usize % 5) % 3 { 0 => 0.4, 1 => (*list)[(k as usize % 5) % (*list).len()], _ => 0.5 }) || a15 > 1.2 { break a15 * (match (k as usize % 5) % 3 { 0 => 0.4, 1 => (*list)[(k as usize % 5) % (*list).len()], _ => 0.5 }); } };
        let mut j16: u16 = (k as u16).rem_euclid(5).max((k as u16).min(3));
        for i17 in j16 % 3..3 { j16 = j16.wrapping_mul(3).wrapping_add(i17); s = (s * applied(|z| s, s) + (j16 % 97) as f64 * 0.01).sin(); }
        let mut t18 = bounded((*list)[(j16 as usize % 5) % (*list).len()]);
        for i19 in 0..3 {
            let mut f20 = early((match (i19 * 3) % 3 { 0 => x[1 % 6], 1 => (*list)[(j16 as usize % 5) % (*list).len()], _ => 0.5 }), (((*list)[0 % (*list).len()]) * 0.3).exp().min(20.0));
            t18 += f20 * f20;
            f20 += (x[(i19 + 1) % 6]).tanh();
        }
        (((((*state).b[0]).tanh() * (f64::from(j16) * 0.03).sin()) + (*list).iter().sum::<f64>() + s + a15 + t18 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j16 % 89) as f64 * 0.01).cos()).tanh(), [(((*state).b[0]).tanh() * (f64::from(j16) * 0.03).sin()) + (*list).iter().sum::<f64>() + s + a15 + t18 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j16 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p52(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((s).cos()).sin();
        if (if let Some(z) = positive(1.9) { z * s } else { 1.9 }) < (1.2 - s) {
            let f1 = |y: f64| y * x[2 % 6] + y.sin(); let c2 = f1(early(s, x[3 % 6]));
            let mut u3 = 0;
            loop {
                u3 += 1; if u3 > 3 { break; }
                #[rerun]
                for i4 in (0..3).rev() {
                    s = 0.7 * s + ((raised::<3>(c2) * (match 1 % 3 { 0 => x[u3 % 6], 1 => c2, _ => 0.5 }))).sin();
                    let z5 = applied(|z| c2, s);
                    let Some(g6) = Some(s) else { panic!() };
                    if matches!(positive(z5), Some(g) if g * g6 > 0.3) { s += g6; }
                    let mut a7 = early((match (i4 * 3) % 3 { 0 => g6, 1 => g6, _ => 0.5 }), (match (i4 + 1) % 3 { 0 => 0.9, 1 => x[1 % 6], _ => 0.5 }));
                }
                if (c2 * 1.0) < (match 2 % 3 { 0 => s, 1 => x[(u3 + 0) % 6], _ => 0.5 }) {
                    s = ((first(&[x[(u3 * 3) % 6], x[3 % 6]]) / (1.5 + (match 3 % 3 { 0 => s, 1 => 0.9, _ => 0.5 }) * (match 3 % 3 { 0 => s, 1 => 0.9, _ => 0.5 })))).sin();
                } else {
                    let mut v8 = x.to_vec();
                    let (l9, r10) = (first(&[s, c2]), ((s * 1.7)).sin());
                }
                if (u3 + 0) % 2 == 0 && x[0] > 1.9 { return 1.9; }
            }
            let z11 = (if x[3 % 6] < (match 2 % 3 { 0 => s, 1 => s, _ => 0.5 }) { 0.1 } else { x[1 % 6] });
            let mut h12 = Kind::Two { pair: Pair { a: z11, b: [0.3, early(x[1 % 6], x[1 % 6])], n: 1 }, weight: early(x[1 % 6], x[1 % 6]) };
        } else {
            s = 0.7 * s + (bounded(chain(s, s).unwrap_or(0.6))).sin();
        }
        let mut t13 = s;
        for i14 in 0..1 {
            let mut f15 = s;
            t13 += f15 * f15;
            let z16 = raised::<2>(x[(i14 * 1) % 6]);
            let Some(g17) = Some(x[1 % 6]) else { panic!() };
            if matches!(positive(z16), Some(g) if g * g17 > 0.3) { s += g17; }
            let z18 = applied(|z| 1.4, g17);
            let mut a19 = 0.1; let a19 = loop { a19 += 0.4; if a19 * z18 > (match (i14 * 2) % 3 { 0 => x[(i14 + 1) % 6], 1 => f15, _ => 0.5 }) || a19 > 1.2 { break a19 * (match (i14 * 2) % 3 { 0 => x[(i14 + 1) % 6], 1 => f15, _ => 0.5 }); } };
        }
        first(&[s, s]) + s + t13
    }

    #[compiled]
    pub fn p53(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let z1 = bounded(list[0]);
        let Some(g2) = Some((x[0 % 6] * x[3 % 6])) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        s = s * 0.5 + (match 2 % 3 { 0 => (match 0 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 }), 1 => (if let Some(z) = positive(1.2) { z * 1.1 } else { 1.2 }), _ => 0.5 });
        let mut v3 = x.to_vec();
        let (l4, r5) = ((x[1 % 6] + g2), ((g2 * 1.7)).sin());
        let mut t6 = (x[3 % 6] + l4);
        for i7 in 0..1 {
            let mut f8 = chain((-x[3 % 6]), r5).unwrap_or(0.6);
            t6 += f8 * f8;
            let a9 = applied(|z| (match 2 % 3 { 0 => s, 1 => x[(i7 * 3) % 6], _ => 0.5 }), (x[(i7 + 0) % 6] + list[0]));
        }
        list[0] += v3[2 % v3.len()] + v3.iter().sum::<f64>() + s + list[0] + list[1] + g2 + l4 + r5 + t6;
    }

    impl Model { #[compiled]
    pub fn p54(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = early(s, self.scale);
        let mut h2 = Kind::None;
        let z3 = early(s, s);
        let mut v4 = self.w.clone(); v4.push(s * z3); v4.truncate(1 + v4.len() / 2);
        let mut t5 = (if let Some(z) = positive(self.scale) { z * self.scale } else { self.scale });
        for i6 in 0..1 {
            let mut f7 = first(&[(1.0 * self.scale), early(self.pair.b[1], self.scale)]);
            t5 += f7 * f7;
            let a8 = (applied(|z| self.pair.b[1], self.pair.b[0]) + (self.pair.b[1]).tanh());
        }
        self.pair.b[0] + self.w.iter().sum::<f64>() + v4.iter().sum::<f64>() + s + self.scale + t5 + self.pair.norm() + h2.size() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p55(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (1.8 * x[2 % 6]);
        let mut h2 = Kind::None;
        #[rerun]
        for i3 in 0..3 {
            let z4 = s;
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (match (i3 + 2) % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 }) || a5 > 1.2 { break a5 * (match (i3 + 2) % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 }); } };
            let z6 = (-a5);
            let a7 = 'a: { if (i3 + 2) % 2 == 0 { break 'a z6; } for k in 0..3 { s = (s + z6 * k as f64).cos(); if s > 0.5 { break 'a s * raised::<3>(x[1 % 6]); } } raised::<3>(x[1 % 6]) };
            let z8 = (match 2 % 3 { 0 => 0.6, 1 => a5, _ => 0.5 });
            if let Kind::One(g10) = &mut h2 { *g10 *= bounded(z8); s += *g10; }
        }
        let z11 = (x[3 % 6]).sin();
        h2.change(z11);
        let f12 = |y: f64| y * (0.1).min(s) + y.sin(); let c13 = f12((match side(x[3 % 6]) { Side::Left => x[0 % 6], Side::Right => 0.4, Side::Both => x[3 % 6] }));
        let f14 = |y: f64| y * (if let Some(z) = positive(x[3 % 6]) { z * x[3 % 6] } else { x[3 % 6] }) + y.sin(); let c15 = f14(c13);
        let mut t16 = early(x[1 % 6], 1.0);
        for i17 in 0..5 {
            let mut f18 = (match 1 % 3 { 0 => (c15 * c15), 1 => (-c15), _ => 0.5 });
            t16 += f18 * f18;
            let z19 = bounded(x[3 % 6]);
            let mut h20 = Kind::None;
        }
        t16 + s + c13 + c15 + t16 + h2.size()
    }

    #[compiled]
    pub fn p56(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = (if let Some(z) = positive(0.3) { z * tips[0] } else { 0.3 });
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > 1.7 || a2 > 1.2 { break a2 * 1.7; } };
        s *= ((match 1 % 3 { 0 => x[0 % 6], 1 => a2, _ => 0.5 })).cos();
        let j3: i32 = (bounded(x[(k as usize % 5) % 6]) * 2.0) as i32;
        let mut u4 = 0;
        loop {
            u4 += 1; if u4 > 3 { break; }
            let z5 = (if let Some(z) = positive(0.8) { z * x[0 % 6] } else { 0.8 });
            let Some(g6) = Some((s).atan()) else { panic!() };
            if matches!(positive(z5), Some(g) if g * g6 > 0.3) { s += g6; }
        }
        let mut t7 = bounded(0.4);
        for i8 in 0..1 {
            let mut f9 = (match 1 % 3 { 0 => (match i8 % 3 { 0 => x[(k as usize % 5) % 6], 1 => x[(j3 as usize % 5) % 6], _ => 0.5 }), 1 => (x[(k as usize % 5) % 6] / (1.5 + 1.2 * 1.2)), _ => 0.5 });
            t7 += f9 * f9;
            for i10 in 0..1 {
                s = 0.7 * s + (x[1 % 6]).sin();
                let z11 = raised::<1>(0.5);
                let Some(g12) = Some((tips[0] * (f64::from(k) * 0.03).sin())) else { panic!() };
                if matches!(positive(z11), Some(g) if g * g12 > 0.3) { s += g12; }
                let z13 = (x[(j3 as usize % 5) % 6] - x[2 % 6]);
                let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > (match 0 % 3 { 0 => 0.4, 1 => g12, _ => 0.5 }) || a14 > 1.2 { break a14 * (match 0 % 3 { 0 => 0.4, 1 => g12, _ => 0.5 }); } };
            }
        }
        vec![s, bounded((-0.3)) + s + given + tips[0] + tips[1] + a2 + t7 + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p57(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (((1.5 * s)).sin()).sin();
        let z1 = chain(x[0 % 6], x[3 % 6]).unwrap_or(0.6);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (if first(&[s, s]) < x[0 % 6] && (s + 0.6) > 0.2 { x[2 % 6] } else { x[3 % 6] }) || a2 > 1.2 { break a2 * (if first(&[s, s]) < x[0 % 6] && (s + 0.6) > 0.2 { x[2 % 6] } else { x[3 % 6] }); } };
        let mut v3 = vec![x[0 % 6], (a2 / (1.5 + x[1 % 6] * x[1 % 6]))];
        bounded((x[1 % 6] + v3[1 % v3.len()])) + v3.iter().sum::<f64>() + s + a2
    }

    impl Model { #[compiled]
    pub fn p58(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let (l1, r2) = ((x[(k as usize % 5) % 6] * self.pair.b[0]), (self.pair.b[1]).sin());
        let z3 = self.pair.b[0];
        let mut v4 = self.w.clone(); v4.push(s * z3); v4.truncate(1 + v4.len() / 2);
        let mut t5 = x[(k as usize % 5) % 6];
        for i6 in 0..3 {
            let mut f7 = (((match (k as usize % 5) % 3 { 0 => self.pair.a, 1 => s, _ => 0.5 })) * 0.3).exp().min(20.0);
            t5 += f7 * f7;
            self.pair = self.pair.clone() * folded(&v4, |z, j| z + z * j as f64) + self.pair.clone();
            let z8 = (x[(k as usize % 5) % 6] * (f64::from(k) * 0.03).sin());
            let a9 = v4.first().unwrap() * z8 + v4.get(v4.len() / 2).unwrap();
            f7 *= ((search(&self.w, self.pair.b[0]) + (match side(a9) { Side::Left => 0.2, Side::Right => 0.4, Side::Both => a9 }))).cos();
        }
        ((if let Some(z) = positive(s) { z * s } else { s }) * t5) + self.w.iter().sum::<f64>() + v4.iter().sum::<f64>() + s + self.scale + l1 + r2 + t5 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p59(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = raised::<3>(x[1 % 6]);
        let mut v2: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z1).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v2[k] * s).sin(); }
        for i3 in (0..1).rev() {
            #[rerun]
            for i4 in 0..4 {
                let d5 = v2.iter().zip(x).map(|(a, b)| a * b + (s + s)).sum::<f64>();
                s = s * 0.5 + (match side((match 2 % 3 { 0 => x[(i4 * 3) % 6], 1 => v2[3 % v2.len()], _ => 0.5 })) { Side::Left => (-d5), Side::Right => 0.4, Side::Both => (match 2 % 3 { 0 => x[(i4 * 3) % 6], 1 => v2[3 % v2.len()], _ => 0.5 }) });
                if v2[(i3 + 1) % v2.len()] < ((v2[i4 % v2.len()]) * 0.3).exp().min(20.0) && x[0] > 1.9 { return x[0 % 6]; }
                if 2 % 2 == 0 { break; }
                let z6 = raised::<3>(v2[i3 % v2.len()]);
                let a7 = 'a: { if (if let Some(z) = positive(s) { z * d5 } else { s }) < s && chain(1.3, 1.9).unwrap_or(0.6) > 0.2 { break 'a z6; } for k in 0..3 { s = (s + z6 * k as f64).cos(); if s > 0.5 { break 'a s * d5; } } d5 };
            }
        }
        #[rerun]
        for i8 in 0..4 {
            let z9 = early(s, s);
            let a10 = 'a: { if (if let Some(z) = positive(v2[i8 % v2.len()]) { z * s } else { v2[i8 % v2.len()] }) < (v2[0 % v2.len()] * v2[(i8 * 2) % v2.len()]) { break 'a z9; } for k in 0..3 { s = (s + z9 * k as f64).cos(); if s > 0.5 { break 'a s * (match 3 % 3 { 0 => s, 1 => 1.5, _ => 0.5 }); } } (match 3 % 3 { 0 => s, 1 => 1.5, _ => 0.5 }) };
            #[rerun]
            for (k11, e12) in v2.iter_mut().enumerate() {
                *e12 = (((1.8 + x[(i8 + 1) % 6]) * (match 2 % 3 { 0 => x[i8 % 6], 1 => 0.2, _ => 0.5 }))).sin() + 0.1 * *e12;
                let a13 = ((((*e12)) * 0.3).exp().min(20.0) + (match (i8 * 3) % 3 { 0 => s, 1 => s, _ => 0.5 }));
                if bounded((*e12)) < applied(|z| s, x[i8 % 6]) && x[0] > 1.9 { return a13; }
                s = 0.7 * s + ((raised::<2>(1.0) / (1.5 + (x[(i8 + 1) % 6]).tanh() * (x[(i8 + 1) % 6]).tanh()))).sin();
            }
        }
        let mut j14: i64 = 1 as i64;
        for i15 in j14 % 3..3 { j14 = j14.wrapping_mul(3).wrapping_add(i15); s = (s * (x[2 % 6] * s) + (j14 % 97) as f64 * 0.01).sin(); }
        let j16: i16 = (j14 as i16).rem_euclid(5).max((j14 as i16).min(3));
        x[(j14 as usize % 5) % 6] + v2.iter().sum::<f64>() + s + ((j14 % 89) as f64 * 0.01).cos() + ((j16 % 89) as f64 * 0.01).cos()
    }

    #[compiled]
    pub fn p60(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..1 {
            if i1 % 2 == 0 {
                let z2 = (if let Some(z) = positive(1.6) { z * s } else { 1.6 });
                let mut v3: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z2).collect(); row[1] + row[2].sin() }).collect();
                for mut k in 0..2 { k += 1; s = (v3[k] * s).sin(); }
                for i4 in (0..4).rev() {
                    let d5 = v3.iter().filter(|a| **a > (if let Some(z) = positive(s) { z * v3[3 % v3.len()] } else { s })).map(|a| a * a).sum::<f64>();
                    let z6 = 1.8;
                    let a7 = shrink(&mut v3, bounded(z6));
                }
                let (l8, r9) = ((1.1 - v3[1 % v3.len()]), ((1.0 * s)).sin());
                if (i1 * 3) % 2 == 0 { continue; }
                for (e10, e11) in v3.iter().zip(x.iter().skip(1)) {
                    let z12 = (1.0 / (1.5 + x[2 % 6] * x[2 % 6]));
                    let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > branches(&v3, (*e10), 2) || a13 > 1.2 { break a13 * branches(&v3, (*e10), 2); } };
                    if 1 % 2 == 0 { break; }
                    let f14 = |y: f64| y * (s * v3[2 % v3.len()]) + y.sin(); let c15 = f14((v3[(i1 * 3) % v3.len()] / (1.5 + a13 * a13)));
                }
            } else {
                for i16 in 0..2 {
                    let j17: u16 = 6; s *= (j17 as f64 * 0.1).cos();
                    if 3 % 2 == 0 { continue; }
                    let z18 = s;
                    let Some(g19) = Some((x[i1 % 6] + 1.2)) else { panic!() };
                    if matches!(positive(z18), Some(g) if g * g19 > 0.3) { s += g19; }
                }
                if (s * 1.7) < (match 0 % 3 { 0 => x[(i1 * 3) % 6], 1 => x[0 % 6], _ => 0.5 }) && bounded(s) > 0.2 {
                    let j20: u32 = 94; s *= (j20 as f64 * 0.1).cos();
                    let z21 = (match 1 % 3 { 0 => 1.6, 1 => x[(i1 + 1) % 6], _ => 0.5 });
                    let mut v22: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z21).collect(); row[1] + row[2].sin() }).collect();
                    for mut k in 0..2 { k += 1; s = (v22[k] * s).sin(); }
                } else {
                    let z23 = (match (i1 * 2) % 3 { 0 => s, 1 => 0.7, _ => 0.5 });
                    let Some(g24) = Some(x[(i1 + 2) % 6]) else { panic!() };
                    if matches!(positive(z23), Some(g) if g * g24 > 0.3) { s += g24; }
                    s = 0.7 * s + (x[i1 % 6]).sin();
                }
            }
            s = 0.7 * s + (first(&[(1.2).max(1.5), (x[3 % 6] + s)])).sin();
        }
        s = 0.7 * s + ((-x[3 % 6])).sin();
        let j25: i8 = 39; s *= (j25 as f64 * 0.1).cos();
        let z26 = (if let Some(z) = positive(x[2 % 6]) { z * s } else { x[2 % 6] });
        let Some(g27) = Some((match 3 % 3 { 0 => s, 1 => s, _ => 0.5 })) else { panic!() };
        if matches!(positive(z26), Some(g) if g * g27 > 0.3) { s += g27; }
        let mut t28 = (match 2 % 3 { 0 => g27, 1 => 0.4, _ => 0.5 });
        for i29 in 0..3 {
            let mut f30 = ((x[0 % 6] * x[3 % 6])).sin();
            t28 += f30 * f30;
            s = 0.7 * s + (((s).max(s) - (g27 * g27))).sin();
            let j31 = (89) as i32;
            let (l32, r33) = (x[3 % 6], ((match (i29 + 0) % 3 { 0 => g27, 1 => x[0 % 6], _ => 0.5 })).sin());
        }
        (match 3 % 3 { 0 => t28, 1 => (t28 + t28), _ => 0.5 }) + s + g27 + t28
    }

    #[compiled]
    pub fn p61(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (s).max(s);
        let mut o2: Option<f64> = None;
        let z3 = (match 0 % 3 { 0 => x[3 % 6], 1 => s, _ => 0.5 });
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (-s) || a4 > 1.2 { break a4 * (-s); } };
        a4 + s + a4 + o2.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p62(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if chain(s, x[3 % 6]).unwrap_or(0.6) < (if let Some(z) = positive(x[2 % 6]) { z * 0.1 } else { x[2 % 6] }) && x[0] > 1.9 { return ((if let Some(z) = positive(x[1 % 6]) { z * x[2 % 6] } else { x[1 % 6] }) + first(&[x[1 % 6], x[1 % 6]])); }
        s = (chain((match 2 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }), (-1.9)).unwrap_or(0.6)).sin();
        let mut t1 = (-0.9);
        for i2 in 0..1 {
            let mut f3 = (match (i2 * 2) % 3 { 0 => (-s), 1 => (s - x[0 % 6]), _ => 0.5 });
            t1 += f3 * f3;
            let a4 = first(&[(s * x[3 % 6]), applied(|z| z, 1.3)]);
        }
        (early(x[1 % 6], 1.3) / (1.5 + x[1 % 6] * x[1 % 6])) + s + t1
    }

    #[compiled]
    pub fn p63(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = chain(x[3 % 6], s).unwrap_or(0.6);
        let mut h2 = Kind::Maybe(positive(z1));
        let z3 = chain(x[2 % 6], x[2 % 6]).unwrap_or(0.6);
        s += match &h2 { Kind::Two { pair, weight: g5 } => pair.b[1] * g5, Kind::One(g5) if *g5 > 0.2 => *g5, _ => bounded(z3) };
        let mut t6 = raised::<3>(x[1 % 6]);
        for i7 in 0..5 {
            let mut f8 = s;
            t6 += f8 * f8;
            let z9 = applied(|z| f8, x[3 % 6]);
            let mut v10: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z9).collect(); row[1] + row[2].sin() }).collect();
            for mut k in 0..2 { k += 1; s = (v10[k] * s).sin(); }
        }
        (raised::<3>(t6) / (1.5 + (match 2 % 3 { 0 => t6, 1 => t6, _ => 0.5 }) * (match 2 % 3 { 0 => t6, 1 => t6, _ => 0.5 }))) + s + t6 + h2.size()
    }

    impl Model { #[compiled]
    pub fn p64(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = (self.scale * (f64::from(k) * 0.03).sin());
        let Some(g2) = Some((self.pair.a).atan()) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        self.pair -= (-(self.scale).hypot(self.scale));
        let mut u3 = 0;
        loop {
            u3 += 1; if u3 > 3 { break; }
            let at = 2 % self.w.len(); self.w[at] += (self.scale).tanh();
            s *= (first(&[(0.6 / (1.5 + g2 * g2)), early(x[1 % 6], x[(k as usize % 5) % 6])])).cos();
            #[rerun]
            for i4 in (0..4).rev() {
                let mut u5 = 0;
                #[rerun]
                loop {
                    u5 += 1; if u5 > 3 { break; }
                    let f6 = |y: f64| y * (match (k as usize % 5) % 3 { 0 => 2.0, 1 => g2, _ => 0.5 }) + y.sin(); let c7 = f6(first(&[s, self.pair.b[1]]));
                }
            }
        }
        let f8 = |y: f64| y * s + y.sin(); let c9 = f8((self.scale * self.scale));
        let mut t10 = (0.4 * 0.9);
        for i11 in 0..5 {
            let mut f12 = search(&self.w, self.pair.b[0]);
            t10 += f12 * f12;
            let d13 = self.w.iter().zip(x).map(|(a, b)| a * b + (self.pair.a * self.pair.b[1])).sum::<f64>();
        }
        t10 + self.w.iter().sum::<f64>() + s + self.scale + g2 + c9 + t10 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p65(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (0.5).min((*state).a);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (0.5 + s) || a2 > 1.2 { break a2 * (0.5 + s); } };
        let mut u3 = 0;
        #[rerun]
        loop {
            u3 += 1; if u3 > 3 { break; }
            for (k4, e5) in (*list).iter_mut().enumerate() {
                *e5 = (((s / (1.5 + a2 * a2))).tanh()).sin() + 0.1 * *e5;
                let z6 = (match (k as usize % 5) % 3 { 0 => 0.6, 1 => a2, _ => 0.5 });
                let a7 = 'a: { if raised::<1>(s) < (0.1 + (*state).b[1]) && bounded((*state).a) > 0.2 { break 'a z6; } for k in 0..3 { s = (s + z6 * k as f64).cos(); if s > 0.5 { break 'a s * ((*e5) + (*e5)); } } ((*e5) + (*e5)) };
                if (k as usize % 5) % 2 == 0 && x[0] > 1.9 { return ((((0.8 * s)).sin()).tanh(), [((0.8 * s)).sin(), x[0] * s]); }
                let mut v8 = x.to_vec();
                if k > 6 { continue; }
                let z9 = folded(&v8, |z, j| 1.8 + z * j as f64);
                let a10 = v8.pop().unwrap_or(0.3); if v8.is_empty() { v8.push((z9).cos()); }
            }
            let mut a11 = (x[0 % 6] * applied(|z| (*list)[1 % (*list).len()], 0.3));
        }
        if bounded((*list)[0 % (*list).len()]) < (a2 + a2) {
            let at = (k as usize % 5) % (*list).len(); (*list)[at] = ((((-0.8)) * 0.3).exp().min(20.0)).sin();
        } else {
            if (a2 * (((k % 83) as f64) * 0.03).sin()) < ((*state).b[0] - s) && x[0] > 1.9 { return ((((1.1).sin() - chain((*state).b[1], a2).unwrap_or(0.6))).tanh(), [((1.1).sin() - chain((*state).b[1], a2).unwrap_or(0.6)), x[0] * s]); }
            let z12 = (x[3 % 6]).sin();
            let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > bounded(1.1) || a13 > 1.2 { break a13 * bounded(1.1); } };
            #[rerun]
            for i14 in 0..4 {
                for i15 in (0..4).rev() {
                    let mut j16: u32 = (k as u32).rem_euclid(5).max((k as u32).min(3));
                    for i17 in j16 % 3..3 { j16 = j16.wrapping_mul(3).wrapping_add(i17); s = (s * along(&(*list), a13) + (j16 % 97) as f64 * 0.01).sin(); }
                }
                let at = i14 % (*list).len(); (*list)[at] += ((match 3 % 3 { 0 => (if let Some(z) = positive(1.7) { z * s } else { 1.7 }), 1 => (x[(k as usize % 5) % 6] * (((k % 83) as f64) * 0.03).sin()), _ => 0.5 })).tanh();
                if (match side((*state).a) { Side::Left => a2, Side::Right => 0.4, Side::Both => (*state).a }) < (s - a2) { continue; }
                let mut q18 = Pair { a: (s * a2), b: [(if let Some(z) = positive(a2) { z * 1.5 } else { a2 }), 0.4], n: 0 };
            }
        }
        let mut j19: i64 = (k as usize % 5) as i64;
        for i20 in j19 % 3..3 { j19 = j19.wrapping_mul(3).wrapping_add(i20); s = (s * (a2 + 1.6) + (j19 % 97) as f64 * 0.01).sin(); }
        ((((match (k as usize % 5) % 3 { 0 => s, 1 => (*state).a, _ => 0.5 })).hypot(chain((*list)[0 % (*list).len()], (*state).b[1]).unwrap_or(0.6)) + (*list).iter().sum::<f64>() + s + a2 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j19 % 89) as f64 * 0.01).cos()).tanh(), [((match (k as usize % 5) % 3 { 0 => s, 1 => (*state).a, _ => 0.5 })).hypot(chain((*list)[0 % (*list).len()], (*state).b[1]).unwrap_or(0.6)) + (*list).iter().sum::<f64>() + s + a2 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j19 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p66(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let mut w1 = 0;
        while w1 < 4 && (w1 < 2 || (match 0 % 3 { 0 => self.pair.a, 1 => self.w[(k as usize % 5) % self.w.len()], _ => 0.5 }) < bounded(self.pair.b[1]) && (if let Some(z) = positive(self.w[3 % self.w.len()]) { z * s } else { self.w[3 % self.w.len()] }) > 0.2) {
            w1 += 1;
            if (self.scale * 0.9) < (x[1 % 6] * x[self.n % 6]) && x[0] > 1.9 { return chain((match 1 % 3 { 0 => self.pair.b[1], 1 => 1.8, _ => 0.5 }), (match (k as usize % 5) % 3 { 0 => 0.5, 1 => x[(self.n * 3) % 6], _ => 0.5 })).unwrap_or(0.6); }
            if ((2.0) * 0.3).exp().min(20.0) < (match (w1 + 2) % 3 { 0 => s, 1 => self.pair.b[1], _ => 0.5 }) { break; }
            for (e2, e3) in self.w.iter().zip(x.iter().skip(1)) {
                s = 0.7 * s + ((match self.n % 3 { 0 => (match side(self.w[(w1 * 2) % self.w.len()]) { Side::Left => 0.3, Side::Right => 0.4, Side::Both => self.w[(w1 * 2) % self.w.len()] }), 1 => (((*e3)) * 0.3).exp().min(20.0), _ => 0.5 })).sin();
                let j4: i64 = (k as i64).rem_euclid(5).max((k as i64).min(3));
            }
        }
        s = 0.7 * s + ((match self.n % 3 { 0 => (self.scale * 0.1), 1 => (x[2 % 6]).atan(), _ => 0.5 })).sin();
        let z5 = self.pair.b[1];
        let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > along(&self.w, 1.6) || a6 > 1.2 { break a6 * along(&self.w, 1.6); } };
        (match 3 % 3 { 0 => (if self.scale < (self.w[(k as usize % 5) % self.w.len()] / (1.5 + s * s)) { self.scale } else { self.pair.b[1] }), 1 => s, _ => 0.5 }) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a6 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p67(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (-s);
        let Some(g2) = Some((if k > 7 { s } else { s })) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let j3: u32 = (k as u32).wrapping_add(2);
        let mut w4 = 0;
        #[rerun]
        while w4 < 4 && (w4 < 2 || k > 1) {
            w4 += 1;
            if j3 > 7 {
                let mut u5 = 0;
                loop {
                    u5 += 1; if u5 > 3 { break; }
                    let m6 = mix(&mut (*list), &mut s, x[0]);
                }
                let z7 = (if j3 > 5 { s } else { (*state).b[0] });
                let mut h8 = Kind::Two { pair: Pair { a: z7, b: [0.3, (x[(j3 as usize % 5) % 6] + g2)], n: 1 }, weight: (x[(j3 as usize % 5) % 6] + g2) };
                if (w4 + 1) % 2 == 0 { break; }
                let a9 = branches(&(*list), ((*state).b[0] * (*state).b[0]), 2);
            } else {
                let z10 = (*state).b[0];
                let mut h11 = Kind::Two { pair: Pair { a: z10, b: [0.3, ((*state).b[0] / (1.5 + g2 * g2))], n: 1 }, weight: ((*state).b[0] / (1.5 + g2 * g2)) };
                for (e12, e13) in (*list).iter().zip(x.iter().skip(1)) {
                    let a14 = chain(((*state).a - g2), ((*state).b[0] - (*state).b[0])).unwrap_or(0.6);
                    let mut j15: u64 = (j3 as u64).rem_euclid(5).max((j3 as u64).min(3));
                    for i16 in j15 % 3..3 { j15 = j15.wrapping_mul(3).wrapping_add(i16); s = (s * bounded(g2) + (j15 % 97) as f64 * 0.01).sin(); }
                    let (l17, r18) = (branches(&(*list), 1.3, 2), ((match side((*list)[(j15 as usize % 5) % (*list).len()]) { Side::Left => (*e13), Side::Right => 0.4, Side::Both => (*list)[(j15 as usize % 5) % (*list).len()] })).sin());
                }
            }
            let z19 = 1.1;
            let mut h20 = Kind::Two { pair: Pair { a: z19, b: [0.3, chain((*list)[(w4 * 3) % (*list).len()], (*state).b[0]).unwrap_or(0.6)], n: 1 }, weight: chain((*list)[(w4 * 3) % (*list).len()], (*state).b[0]).unwrap_or(0.6) };
            let mut a21 = (1.8 * bounded(x[(w4 * 1) % 6]));
        }
        let a22 = first(&[(match (j3 as usize % 5) % 3 { 0 => g2, 1 => (*list)[3 % (*list).len()], _ => 0.5 }), (heavier(&(*state), &(*state), x[(j3 as usize % 5) % 6]) + (*state).weight(x[(j3 as usize % 5) % 6]))]);
        let mut v23 = vec![a22; 2];
        (((branches(&(*list), a22, 2) * ((*state).a * (*list)[3 % (*list).len()])) + (*list).iter().sum::<f64>() + v23.iter().sum::<f64>() + s + g2 + a22 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos()).tanh(), [(branches(&(*list), a22, 2) * ((*state).a * (*list)[3 % (*list).len()])) + (*list).iter().sum::<f64>() + v23.iter().sum::<f64>() + s + g2 + a22 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p68(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if bounded(s) < (x[2 % 6] * s) {
            if x[0 % 6] < (x[1 % 6] - x[2 % 6]) && (-s) > 0.2 && x[0] > 1.9 { return (match 0 % 3 { 0 => raised::<1>(s), 1 => first(&[0.1, s]), _ => 0.5 }); }
            let mut a1 = ((x[1 % 6] * x[3 % 6]) * (x[0 % 6] * s));
            s = 0.7 * s + (x[2 % 6]).sin();
        } else {
            let f2 = |y: f64| y * s + y.sin(); let c3 = f2(x[1 % 6]);
        }
        let j4: u8 = 93; s *= (j4 as f64 * 0.1).cos();
        let z5 = (match 3 % 3 { 0 => 0.6, 1 => s, _ => 0.5 });
        let mut h6 = Kind::Two { pair: Pair { a: z5, b: [0.3, (if let Some(z) = positive(1.4) { z * s } else { 1.4 })], n: 1 }, weight: (if let Some(z) = positive(1.4) { z * s } else { 1.4 }) };
        let mut t7 = (x[3 % 6] - 1.3);
        for i8 in 0..1 {
            let mut f9 = first(&[first(&[s, x[i8 % 6]]), 1.9]);
            t7 += f9 * f9;
            if raised::<2>(x[1 % 6]) < x[i8 % 6] {
                let f10 = |y: f64| y * (s * f9) + y.sin(); let c11 = f10((x[3 % 6] + 0.8));
                let (l12, r13) = (raised::<1>(s), (x[1 % 6]).sin());
            } else {
                if (match (i8 + 0) % 3 { 0 => f9, 1 => f9, _ => 0.5 }) < (s).hypot(f9) {
                    s = 0.7 * s + ((match 2 % 3 { 0 => (match i8 % 3 { 0 => f9, 1 => f9, _ => 0.5 }), 1 => (match 2 % 3 { 0 => s, 1 => x[(i8 + 0) % 6], _ => 0.5 }), _ => 0.5 })).sin();
                    s = 0.7 * s + ((bounded(1.8) / (1.5 + (match 2 % 3 { 0 => s, 1 => 1.1, _ => 0.5 }) * (match 2 % 3 { 0 => s, 1 => 1.1, _ => 0.5 })))).sin();
                    s = 0.7 * s + ((s).hypot(x[(i8 * 2) % 6])).sin();
                } else {
                    let mut v14 = vec![x[3 % 6], (if let Some(z) = positive(s) { z * x[3 % 6] } else { s })];
                }
            }
            s = 0.7 * s + ((match 1 % 3 { 0 => bounded(f9), 1 => f9, _ => 0.5 })).sin();
        }
        (match 3 % 3 { 0 => (1.7 + x[2 % 6]), 1 => (match 1 % 3 { 0 => x[3 % 6], 1 => 0.5, _ => 0.5 }), _ => 0.5 }) + s + t7 + h6.size()
    }

    #[compiled]
    pub fn p69(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        for i1 in 0..1 {
            s -= bounded(x[1 % 6]);
            s = 0.7 * s + (early((x[(i1 * 3) % 6] * 0.6), (match side(x[(i1 + 1) % 6]) { Side::Left => 0.8, Side::Right => 0.4, Side::Both => x[(i1 + 1) % 6] }))).sin();
            if list[1] < (match (i1 + 1) % 3 { 0 => s, 1 => list[0], _ => 0.5 }) {
                if (list[0] - 1.6) < list[0] {
                    let j2: u32 = 91; s *= (j2 as f64 * 0.1).cos();
                    s = 0.7 * s + ((match 2 % 3 { 0 => (match 1 % 3 { 0 => 1.2, 1 => 0.4, _ => 0.5 }), 1 => x[1 % 6], _ => 0.5 })).sin();
                    s = 0.7 * s + ((if let Some(z) = positive((s / (1.5 + 0.3 * 0.3))) { z * (x[2 % 6]).min(x[2 % 6]) } else { (s / (1.5 + 0.3 * 0.3)) })).sin();
                    if (1.5).cos() < list[0] { break; }
                    let z3 = ((x[(i1 * 1) % 6]) * 0.3).exp().min(20.0);
                    let Some(g4) = Some((if first(&[x[(i1 * 3) % 6], list[0]]) < (x[3 % 6] + list[0]) { x[0 % 6] } else { list[1] })) else { panic!() };
                    if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
                } else {
                    let z5 = list[1];
                    let mut h6 = Kind::Maybe(positive(z5));
                    let (l7, r8) = (early(0.7, x[i1 % 6]), ((list[1] - s)).sin());
                    s = 0.7 * s + ((match i1 % 3 { 0 => (if let Some(z) = positive(list[0]) { z * x[2 % 6] } else { list[0] }), 1 => (x[i1 % 6] - list[0]), _ => 0.5 })).sin();
                    if (x[3 % 6] * h6.size()) < (match side(0.6) { Side::Left => x[0 % 6], Side::Right => 0.4, Side::Both => 0.6 }) { break; }
                    let z9 = (x[(i1 + 1) % 6] + 0.3);
                    s += match &h6 { Kind::Two { pair, weight: g11 } => pair.b[1] * g11, Kind::One(g11) if *g11 > 0.2 => *g11, _ => bounded(z9) };
                }
                s += (((if list[1] < bounded(x[i1 % 6]) { x[(i1 * 3) % 6] } else { 1.9 }) * (x[(i1 + 2) % 6] + list[0]))).tanh();
            } else {
                let z12 = (list[1]).hypot(list[1]);
                let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > (2.0 + x[(i1 * 3) % 6]) || a13 > 1.2 { break a13 * (2.0 + x[(i1 * 3) % 6]); } };
                let f14 = |y: f64| y * (match side(list[1]) { Side::Left => x[(i1 * 3) % 6], Side::Right => 0.4, Side::Both => list[1] }) + y.sin(); let c15 = f14(x[(i1 * 2) % 6]);
            }
            if (x[i1 % 6] + list[1]) < (match (i1 * 3) % 3 { 0 => x[i1 % 6], 1 => s, _ => 0.5 }) && (x[2 % 6] * x[3 % 6]) > 0.2 { continue; }
            let mut v16 = vec![(0.3).min(0.9); 2];
        }
        let mut q17 = Pair { a: list[1], b: [s, 0.4], n: 0 };
        let j18: u64 = 3 as u64;
        let mut q19 = Pair { a: (match side(q17.b[1]) { Side::Left => x[(j18 as usize % 5) % 6], Side::Right => 0.4, Side::Both => q17.b[1] }), b: [q17.b[0], 0.4], n: 0 };
        list[0] += ((s * s) * (2.0 * 0.2)) + s + list[0] + list[1] + q17.norm() + q19.norm() + ((j18 % 89) as f64 * 0.01).cos();
    }

    #[compiled]
    pub fn p70(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = bounded(1.8);
        let Some(g2) = Some((x[1 % 6] * x[2 % 6])) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        if applied(|z| x[2 % 6], 0.4) < (g2).atan2(g2) {
            let z3 = (s * x[1 % 6]);
            let mut v4: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z3).collect(); row[1] + row[2].sin() }).collect();
            for mut k in 0..2 { k += 1; s = (v4[k] * s).sin(); }
            s = 0.7 * s + (folded(&v4, |z, j| (x[2 % 6]).tanh() + z * j as f64)).sin();
            let mut v5 = vec![(1.6 / (1.5 + g2 * g2)); 2];
        } else {
            let (l6, r7) = ((0.3 + x[0 % 6]), ((match 0 % 3 { 0 => g2, 1 => s, _ => 0.5 })).sin());
            let z8 = (match 0 % 3 { 0 => x[1 % 6], 1 => x[1 % 6], _ => 0.5 });
            let Some(g9) = Some((-l6)) else { panic!() };
            if matches!(positive(z8), Some(g) if g * g9 > 0.3) { s += g9; }
            let z10 = early(x[3 % 6], 1.5);
            let Some(g11) = Some(0.8) else { panic!() };
            if matches!(positive(z10), Some(g) if g * g11 > 0.3) { s += g11; }
        }
        let mut u12 = 0;
        loop {
            u12 += 1; if u12 > 3 { break; }
            let mut q13 = Pair { a: (s * g2), b: [chain(g2, 1.3).unwrap_or(0.6), 0.4], n: 0 };
            s = 0.7 * s + (((raised::<2>(s)) * 0.3).exp().min(20.0)).sin();
            let mut q14 = Pair { a: (match 3 % 3 { 0 => q13.b[1], 1 => q13.a, _ => 0.5 }), b: [(if let Some(z) = positive(1.7) { z * x[1 % 6] } else { 1.7 }), 0.4], n: 0 };
        }
        s + s + g2
    }

    #[compiled]
    pub fn p71(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        if (-list[0]) < applied(|z| 0.6, x[1 % 6]) {
            for i1 in 0..1 {
                s *= (bounded((match 2 % 3 { 0 => list[1], 1 => x[3 % 6], _ => 0.5 }))).cos();
            }
            s = 0.7 * s + ((match 3 % 3 { 0 => ((list[0]) * 0.3).exp().min(20.0), 1 => (-s), _ => 0.5 })).sin();
            s = (((s - x[2 % 6]) * applied(|z| z, list[0]))).sin();
        } else {
            s = 0.7 * s + ((x[2 % 6] * ((x[3 % 6]) * 0.3).exp().min(20.0))).sin();
            if raised::<2>(x[0 % 6]) < (0.6 / (1.5 + 0.3 * 0.3)) {
                s = 0.7 * s + (((match 0 % 3 { 0 => 0.4, 1 => x[3 % 6], _ => 0.5 })).min((x[1 % 6] * list[0]))).sin();
                let mut u2 = 0;
                loop {
                    u2 += 1; if u2 > 3 { break; }
                    let z3 = (x[2 % 6] * list[0]);
                    let mut h4 = Kind::One(z3);
                    s += ((-applied(|z| s, x[(u2 + 1) % 6]))).tanh();
                    let mut q5 = Pair { a: (list[0] * x[0 % 6]), b: [(if let Some(z) = positive(list[1]) { z * list[1] } else { list[1] }), 0.4], n: 0 };
                }
                let z6 = x[1 % 6];
                let mut h7 = Kind::None;
            } else {
                let z8 = bounded(0.4);
                let Some(g9) = Some((x[0 % 6] * list[1])) else { panic!() };
                if matches!(positive(z8), Some(g) if g * g9 > 0.3) { s += g9; }
                let z10 = chain(x[3 % 6], 1.9).unwrap_or(0.6);
                let Some(g11) = Some(applied(|z| s, x[3 % 6])) else { panic!() };
                if matches!(positive(z10), Some(g) if g * g11 > 0.3) { s += g11; }
            }
            s = 0.7 * s + (first(&[(match 1 % 3 { 0 => list[1], 1 => x[0 % 6], _ => 0.5 }), (list[0] * 0.4)])).sin();
        }
        s = 0.7 * s + (((match 0 % 3 { 0 => x[0 % 6], 1 => list[1], _ => 0.5 }) * raised::<2>(x[1 % 6]))).sin();
        let mut q12 = Pair { a: (match 2 % 3 { 0 => x[1 % 6], 1 => 0.2, _ => 0.5 }), b: [(if let Some(z) = positive(list[1]) { z * s } else { list[1] }), 0.4], n: 0 };
        let mut t13 = (list[1] * list[0]);
        for i14 in 0..5 {
            let mut f15 = 1.7;
            t13 += f15 * f15;
            let f16 = |y: f64| y * (if let Some(z) = positive(x[(i14 * 2) % 6]) { z * x[2 % 6] } else { x[(i14 * 2) % 6] }) + y.sin(); let c17 = f16(s);
        }
        list[0] += ((q12.b[1]).min(list[1]) / (1.5 + t13 * t13)) + s + list[0] + list[1] + t13 + q12.norm();
    }

    #[compiled]
    pub fn p72(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let mut v1: Vec<f64> = x.iter().map(|y| y * (x[0 % 6] / (1.5 + s * s))).collect();
        for (k2, e3) in v1.iter_mut().enumerate() {
            *e3 = (s).sin() + 0.1 * *e3;
            s = 0.7 * s + (s).sin();
        }
        let mut t4 = (0.8 * list[1]);
        for i5 in 0..4 {
            let mut f6 = first(&[s, (match 0 % 3 { 0 => 0.9, 1 => x[0 % 6], _ => 0.5 })]);
            t4 += f6 * f6;
            f6 = ((if x[(i5 + 2) % 6] < (x[i5 % 6] / (1.5 + v1[3 % v1.len()] * v1[3 % v1.len()])) { (match side(f6) { Side::Left => 1.3, Side::Right => 0.4, Side::Both => f6 }) } else { (match side(x[3 % 6]) { Side::Left => v1[1 % v1.len()], Side::Right => 0.4, Side::Both => x[3 % 6] }) })).sin();
            let z7 = (x[(i5 * 1) % 6] + x[i5 % 6]);
            let mut h8 = Kind::Maybe(positive(z7));
            let z9 = (x[0 % 6] * h8.size());
            let a10 = 'a: { if (v1[0 % v1.len()]).cos() < v1[(i5 * 3) % v1.len()] { break 'a z9; } for k in 0..3 { s = (s + z9 * k as f64).cos(); if s > 0.5 { break 'a s * (v1[2 % v1.len()]).atan(); } } (v1[2 % v1.len()]).atan() };
        }
        list[0] += ((list[1]).hypot(v1[1 % v1.len()]) - (v1[1 % v1.len()] + 0.6)) + v1.iter().sum::<f64>() + s + list[0] + list[1] + t4;
    }

    #[compiled]
    pub fn p73(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if chain(0.4, (*state).b[0]).unwrap_or(0.6) < (match side(s) { Side::Left => (*state).b[0], Side::Right => 0.4, Side::Both => s }) {
            let z1 = ((*state).b[1] * 0.5);
            let mut h2 = Kind::One(z1);
            s += ((chain(2.0, s).unwrap_or(0.6)).atan2((match 3 % 3 { 0 => (*state).b[1], 1 => 1.7, _ => 0.5 }))).tanh();
        } else {
            s = s * 0.5 + (if (s - s) < bounded(x[(k as usize % 5) % 6]) { chain(1.8, 1.7).unwrap_or(0.6) } else { early(s, 0.4) });
            let d3 = (*list).windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
        }
        let z4 = (match 0 % 3 { 0 => (*state).b[0], 1 => (*list)[(k as usize % 5) % (*list).len()], _ => 0.5 });
        let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (match 2 % 3 { 0 => s, 1 => s, _ => 0.5 }) || a5 > 1.2 { break a5 * (match 2 % 3 { 0 => s, 1 => s, _ => 0.5 }); } };
        let z6 = (heavier(&(*state), &(*state), a5) + (*state).weight(a5));
        let mut h7 = Kind::None;
        let z8 = (-s);
        let a9 = (*list).first().unwrap() * z8 + (*list).get((*list).len() / 2).unwrap();
        let z10 = first(&[a9, 1.4]);
        let mut q11 = Pair { a: z10.sin(), ..(*state) };
        (q11.b[0], q11.a) = (q11.a * z10, q11.b[0]);
        let mut t12 = (1.4).max(a5);
        for i13 in 0..5 {
            let mut f14 = q11.a;
            t12 += f14 * f14;
            for (k15, e16) in (*list).iter_mut().enumerate() {
                *e16 = ((if (q11.b[0]).sin() < ((*state).a * s) { (if applied(|z| x[(k as usize % 5) % 6], f14) < (if ((a9) * 0.3).exp().min(20.0) < chain(x[(k as usize % 5) % 6], (*e16)).unwrap_or(0.6) { x[(i13 * 1) % 6] } else { (*state).b[1] }) { f14 } else { s }) } else { (q11.b[1] + 1.7) })).sin() + 0.1 * *e16;
                s = 0.7 * s + (chain(first(&[f14, q11.b[0]]), bounded(q11.a)).unwrap_or(0.6)).sin();
                let z17 = a5;
                let mut h18 = Kind::Maybe(positive(z17));
                if (match (k as usize % 5) % 3 { 0 => (*e16), 1 => 1.3, _ => 0.5 }) < (match 0 % 3 { 0 => 1.3, 1 => s, _ => 0.5 }) && a5 > 0.2 {
                    let z19 = (f14).min(0.2);
                    let mut o20: Option<f64> = None;
                    let a21 = (if let Some(z) = positive((if let Some(z) = positive(f14) { z * (*state).b[0] } else { f14 })) { z * raised::<3>(0.6) } else { (if let Some(z) = positive(f14) { z * (*state).b[0] } else { f14 }) });
                } else {
                    let z22 = (*e16);
                    let Some(g23) = Some(f14) else { panic!() };
                    if matches!(positive(z22), Some(g) if g * g23 > 0.3) { s += g23; }
                    let z24 = x[(k15 + 2) % 6];
                    let mut o25: Option<f64> = chain(z24, 0.9);
                    let z26 = first(&[1.7, x[(k as usize % 5) % 6]]);
                    let Some(g27) = Some(((*e16) * q11.b[1])) else { panic!() };
                    if matches!(positive(z26), Some(g) if g * g27 > 0.3) { s += g27; }
                    if (if (q11.a / (1.5 + 0.9 * 0.9)) < a9 { 1.3 } else { (*state).b[1] }) < x[(k as usize % 5) % 6] && (a9 * (*e16)) > 0.2 { continue; }
                    let f28 = |y: f64| y * (1.4 - g27) + y.sin(); let c29 = f28((match side((*e16)) { Side::Left => (*state).b[1], Side::Right => 0.4, Side::Both => (*e16) }));
                }
            }
            q11 -= search(&(*list), (match (k as usize % 5) % 3 { 0 => (*list)[(i13 + 1) % (*list).len()], 1 => (*state).b[1], _ => 0.5 }));
            let a30 = (first(&[s, (*state).a]) * (*state).b[0]);
        }
        (((chain(s, s).unwrap_or(0.6)).max((match (k as usize % 5) % 3 { 0 => x[3 % 6], 1 => x[1 % 6], _ => 0.5 })) + (*list).iter().sum::<f64>() + s + a5 + a9 + t12 + (*state).norm() + q11.norm() + h7.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(chain(s, s).unwrap_or(0.6)).max((match (k as usize % 5) % 3 { 0 => x[3 % 6], 1 => x[1 % 6], _ => 0.5 })) + (*list).iter().sum::<f64>() + s + a5 + a9 + t12 + (*state).norm() + q11.norm() + h7.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p74(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        for (k1, e2) in self.w.iter_mut().enumerate() {
            *e2 = ((match 2 % 3 { 0 => self.pair.a, 1 => applied(|z| 0.4, self.pair.b[0]), _ => 0.5 })).sin() + 0.1 * *e2;
            s = 0.7 * s + (((heavier(&self.pair, &self.pair, self.pair.a) + self.pair.weight(self.pair.a)) / (1.5 + (*e2) * (*e2)))).sin();
            let j3: u32 = (k as u32).rem_euclid(5).max((k as u32).min(3));
            #[rerun]
            for i4 in (0..3).rev() {
                for i5 in 0..1 {
                    s = 0.7 * s + (0.1).sin();
                    let mut a6 = (-x[(k1 * 1) % 6]);
                }
                if 0 % 2 == 0 && x[0] > 1.9 { return (heavier(&self.pair, &self.pair, (self.scale * (f64::from(j3) * 0.03).sin())) + self.pair.weight((self.scale * (f64::from(j3) * 0.03).sin()))); }
            }
            if chain(self.pair.a, 1.0).unwrap_or(0.6) < bounded(self.pair.b[1]) { break; }
            s = 0.7 * s + ((((x[(k as usize % 5) % 6]) * 0.3).exp().min(20.0) / (1.5 + self.scale * self.scale))).sin();
        }
        let z7 = early(self.pair.b[1], self.scale);
        let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > (1.7 + ends(&self.w)) || a8 > 1.2 { break a8 * (1.7 + ends(&self.w)); } };
        for (k9, e10) in self.w.iter_mut().enumerate() {
            *e10 = (self.scale).sin() + 0.1 * *e10;
            let mut a11 = a8;
            if (x[(k as usize % 5) % 6] / (1.5 + s * s)) < (1.9 + self.pair.b[0]) {
                if (0.7 + self.pair.b[0]) < (-s) && x[(k as usize % 5) % 6] > 0.2 {
                    s = 0.7 * s + (0.7).sin();
                    s = 0.7 * s + ((if let Some(z) = positive((match (k as usize % 5) % 3 { 0 => (*e10), 1 => self.pair.b[0], _ => 0.5 })) { z * (1.4 * (f64::from(k) * 0.03).sin()) } else { (match (k as usize % 5) % 3 { 0 => (*e10), 1 => self.pair.b[0], _ => 0.5 }) })).sin();
                    let z12 = first(&[x[1 % 6], s]);
                    let Some(g13) = Some((a11).min(x[self.n % 6])) else { panic!() };
                    if matches!(positive(z12), Some(g) if g * g13 > 0.3) { s += g13; }
                } else {
                    let (l14, r15) = (1.8, (applied(|z| x[(self.n + 2) % 6], s)).sin());
                    let mut q16 = Pair { a: s, b: [chain(s, x[1 % 6]).unwrap_or(0.6), 0.4], n: 0 };
                }
                let f17 = |y: f64| y * (a11 * self.pair.a) + y.sin(); let c18 = f17((self.scale * 0.6));
                let z19 = 1.5;
                let Some(g20) = Some((-(*e10))) else { panic!() };
                if matches!(positive(z19), Some(g) if g * g20 > 0.3) { s += g20; }
            } else {
                let z21 = (match side(0.2) { Side::Left => s, Side::Right => 0.4, Side::Both => 0.2 });
                let mut q22 = Pair { a: z21.sin(), ..self.pair };
                (q22.b[0], q22.a) = (q22.a * z21, q22.b[0]);
            }
        }
        let mut t23 = 1.6;
        for i24 in 0..4 {
            let mut f25 = bounded(chain(self.pair.b[1], x[(i24 * 2) % 6]).unwrap_or(0.6));
            t23 += f25 * f25;
            let (l26, r27) = (f25, (first(&[s, self.pair.b[0]])).sin());
        }
        ((s + self.pair.b[1])).min((match 1 % 3 { 0 => t23, 1 => 0.5, _ => 0.5 })) + self.w.iter().sum::<f64>() + s + self.scale + a8 + t23 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p75(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let at = (k as usize % 5) % (*list).len(); (*list)[at] = ((if ((*state).a * (*state).b[1]) < (s * 1.2) && chain(x[0 % 6], s).unwrap_or(0.6) > 0.2 { first(&[(*state).b[0], x[(k as usize % 5) % 6]]) } else { (heavier(&(*state), &(*state), (*list)[(k as usize % 5) % (*list).len()]) + (*state).weight((*list)[(k as usize % 5) % (*list).len()])) })).sin();
        let z1 = (-x[2 % 6]);
        let mut h2 = Kind::None;
        for i3 in (0..3).rev() {
            (*state) = (*state).clone() * branches(&(*list), (match (i3 * 1) % 3 { 0 => s, 1 => s, _ => 0.5 }), 2) + (*state).clone();
            let d4 = (*list).iter().zip(x).map(|(a, b)| a * b + first(&[2.0, (*state).b[0]])).sum::<f64>();
        }
        for (e5, e6) in (*list).iter().zip(x.iter().skip(1)) {
            let z7 = ((*e5)).tanh();
            if let Kind::One(g9) = &mut h2 { *g9 *= bounded(z7); s += *g9; }
            let mut u10 = 0;
            loop {
                u10 += 1; if u10 > 3 { break; }
                s = 0.7 * s + ((*e6)).sin();
            }
        }
        let z11 = ((*state).a * s);
        h2.change(z11);
        let mut t12 = (*state).b[0];
        for i13 in 0..4 {
            let mut f14 = (match (i13 + 0) % 3 { 0 => (1.6 + (*list)[3 % (*list).len()]), 1 => s, _ => 0.5 });
            t12 += f14 * f14;
            (*state) = (*state).clone() * ((if (k as usize % 5) % 2 == 0 { 0.2 } else { 0.1 }) + ends(&(*list))) + (*state).clone();
            let j15: i16 = if (k as i16) > 2 { (k as i16) / 2 } else { (k as i16) | 1 };
        }
        (((*state).b[0] + (*list).iter().sum::<f64>() + s + t12 + (*state).norm() + h2.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(*state).b[0] + (*list).iter().sum::<f64>() + s + t12 + (*state).norm() + h2.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p76(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = ((match 2 % 3 { 0 => x[2 % 6], 1 => first(&[1.7, 0.2]), _ => 0.5 })).sin();
        let z1 = s;
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (if (match 1 % 3 { 0 => 1.8, 1 => s, _ => 0.5 }) < (if x[1 % 6] < first(&[s, s]) { x[2 % 6] } else { s }) && applied(|z| x[2 % 6], s) > 0.2 { x[3 % 6] } else { 0.7 }) || a2 > 1.2 { break a2 * (if (match 1 % 3 { 0 => 1.8, 1 => s, _ => 0.5 }) < (if x[1 % 6] < first(&[s, s]) { x[2 % 6] } else { s }) && applied(|z| x[2 % 6], s) > 0.2 { x[3 % 6] } else { 0.7 }); } };
        let mut a3 = chain(first(&[x[1 % 6], x[2 % 6]]), x[2 % 6]).unwrap_or(0.6);
        let mut t4 = (s * s);
        for i5 in 0..5 {
            let mut f6 = ((s) * 0.3).exp().min(20.0);
            t4 += f6 * f6;
            if x[(i5 + 0) % 6] < (match 1 % 3 { 0 => 0.5, 1 => x[(i5 * 1) % 6], _ => 0.5 }) {
                let mut a7 = (match (i5 * 1) % 3 { 0 => (a3 + x[2 % 6]), 1 => (x[(i5 * 1) % 6]).atan(), _ => 0.5 });
                let mut w8 = 0;
                while w8 < 4 && (w8 < 2 || (match 0 % 3 { 0 => x[2 % 6], 1 => x[(i5 + 1) % 6], _ => 0.5 }) < (x[2 % 6] * f6)) {
                    w8 += 1;
                    let f9 = |y: f64| y * (a3 - 1.1) + y.sin(); let c10 = f9((match 0 % 3 { 0 => x[(w8 * 2) % 6], 1 => x[(i5 * 3) % 6], _ => 0.5 }));
                    let z11 = ((x[(i5 + 0) % 6]) * 0.3).exp().min(20.0);
                    let mut h12 = Kind::None;
                    a7 *= ((match (i5 * 1) % 3 { 0 => (match w8 % 3 { 0 => c10, 1 => a7, _ => 0.5 }), 1 => (c10 + c10), _ => 0.5 })).cos();
                }
                s = 0.7 * s + (((match 3 % 3 { 0 => 0.6, 1 => x[(i5 * 1) % 6], _ => 0.5 }) + (x[i5 % 6] + x[(i5 + 2) % 6]))).sin();
            } else {
                if (i5 + 1) % 2 == 0 {
                    let z13 = (match i5 % 3 { 0 => x[3 % 6], 1 => 0.3, _ => 0.5 });
                    let mut h14 = Kind::None;
                    let z15 = applied(|z| f6, x[(i5 * 3) % 6]);
                    let mut a16 = 0.1; let a16 = loop { a16 += 0.4; if a16 * z15 > (a3 * a2) || a16 > 1.2 { break a16 * (a3 * a2); } };
                } else {
                    let mut v17 = vec![s, first(&[a3, x[1 % 6]])];
                    let mut a18 = (match (i5 + 2) % 3 { 0 => search(&v17, x[2 % 6]), 1 => s, _ => 0.5 });
                }
                s = 0.7 * s + ((match 3 % 3 { 0 => (match (i5 * 1) % 3 { 0 => 0.4, 1 => f6, _ => 0.5 }), 1 => (match 0 % 3 { 0 => 1.3, 1 => x[(i5 * 1) % 6], _ => 0.5 }), _ => 0.5 })).sin();
            }
            s = 0.7 * s + ((-(match i5 % 3 { 0 => f6, 1 => x[i5 % 6], _ => 0.5 }))).sin();
        }
        (x[2 % 6] / (1.5 + (s).sin() * (s).sin())) + s + a2 + a3 + t4
    }

    #[compiled]
    pub fn p77(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (s).sin();
        let mut j1: i16 = 8;
        for i2 in j1 % 3..3 { j1 = j1.wrapping_mul(3).wrapping_add(i2); s = (s * (1.5 / (1.5 + x[2 % 6] * x[2 % 6])) + (j1 % 97) as f64 * 0.01).sin(); }
        if x[(j1 as usize % 5) % 6] < (if (match 0 % 3 { 0 => x[2 % 6], 1 => 1.5, _ => 0.5 }) < (if (match (j1 as usize % 5) % 3 { 0 => s, 1 => 2.0, _ => 0.5 }) < (x[(j1 as usize % 5) % 6] - x[2 % 6]) { 0.8 } else { s }) { x[(j1 as usize % 5) % 6] } else { x[(j1 as usize % 5) % 6] }) {
            let j3: i8 = (j1 as i8).wrapping_add(80);
            s -= bounded(1.5);
        } else {
            let z4 = early(x[1 % 6], s);
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (match (j1 as usize % 5) % 3 { 0 => x[(j1 as usize % 5) % 6], 1 => s, _ => 0.5 }) || a5 > 1.2 { break a5 * (match (j1 as usize % 5) % 3 { 0 => x[(j1 as usize % 5) % 6], 1 => s, _ => 0.5 }); } };
        }
        if (x[(j1 as usize % 5) % 6] / (1.5 + 1.4 * 1.4)) < 0.1 {
            let a6 = (early(s, x[(j1 as usize % 5) % 6])).max(1.0);
            s = 0.7 * s + (x[3 % 6]).sin();
            s = 0.7 * s + (((match side(a6) { Side::Left => x[2 % 6], Side::Right => 0.4, Side::Both => a6 }) * (f64::from(j1) * 0.03).sin())).sin();
        } else {
            let mut j7: i16 = j1.wrapping_mul(87 as i16).wrapping_sub(j1);
            for i8 in j7 % 3..3 { j7 = j7.wrapping_mul(3).wrapping_add(i8); s = (s * (match side(s) { Side::Left => s, Side::Right => 0.4, Side::Both => s }) + (j7 % 97) as f64 * 0.01).sin(); }
            for i9 in 0..1 {
                if j1 > 8 {
                    let mut q10 = Pair { a: (match (j7 as usize % 5) % 3 { 0 => 1.4, 1 => s, _ => 0.5 }), b: [(match side(x[(j1 as usize % 5) % 6]) { Side::Left => s, Side::Right => 0.4, Side::Both => x[(j1 as usize % 5) % 6] }), 0.4], n: 0 };
                    let mut a11 = 0.6;
                } else {
                    let mut q12 = Pair { a: (match (j1 as usize % 5) % 3 { 0 => s, 1 => x[(j1 as usize % 5) % 6], _ => 0.5 }), b: [(match (i9 + 2) % 3 { 0 => s, 1 => s, _ => 0.5 }), 0.4], n: 0 };
                }
                let z13 = (if let Some(z) = positive(x[2 % 6]) { z * 1.7 } else { x[2 % 6] });
                let mut h14 = Kind::One(z13);
                s = 0.7 * s + ((((1.4 * x[(i9 * 3) % 6])) * 0.3).exp().min(20.0)).sin();
                if j1 > 7 { break; }
                let z15 = chain(x[(i9 * 2) % 6], s).unwrap_or(0.6);
                let Some(g16) = Some((x[i9 % 6]).cos()) else { panic!() };
                if matches!(positive(z15), Some(g) if g * g16 > 0.3) { s += g16; }
            }
        }
        let mut v17 = x.to_vec();
        (match (j1 as usize % 5) % 3 { 0 => s, 1 => (s * (f64::from(j1) * 0.03).sin()), _ => 0.5 }) + v17.iter().sum::<f64>() + s + ((j1 % 89) as f64 * 0.01).cos()
    }

    #[compiled]
    pub fn p78(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (s).tanh();
        let mut h2 = Kind::Maybe(positive(z1));
        let z3 = s;
        let mut v4: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z3).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v4[k] * s).sin(); }
        (((s - (1.7).min(s)) + (*list).iter().sum::<f64>() + v4.iter().sum::<f64>() + s + (*state).norm() + h2.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(s - (1.7).min(s)) + (*list).iter().sum::<f64>() + v4.iter().sum::<f64>() + s + (*state).norm() + h2.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p79(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (self.w[(k as usize % 5) % self.w.len()]).sin();
        s *= (branches(&self.w, (if (k as usize % 5) % 2 == 0 { self.w[1 % self.w.len()] } else { 0.4 }), 2)).cos();
        let mut t1 = (match side(x[(k as usize % 5) % 6]) { Side::Left => self.scale, Side::Right => 0.4, Side::Both => x[(k as usize % 5) % 6] });
        for i2 in 0..5 {
            let mut f3 = raised::<1>(early(self.scale, self.scale));
            t1 += f3 * f3;
            if early(1.2, x[(self.n + 1) % 6]) < (0.6).tanh() {
                let a4 = halves(&self.w, (match side(self.w[(self.n + 0) % self.w.len()]) { Side::Left => self.w[i2 % self.w.len()], Side::Right => 0.4, Side::Both => self.w[(self.n + 0) % self.w.len()] }));
                for i5 in 0..2 {
                    let a6 = along(&self.w, (if let Some(z) = positive(x[3 % 6]) { z * self.pair.b[1] } else { x[3 % 6] }));
                    let (l7, r8) = (first(&[self.w[i2 % self.w.len()], self.w[i5 % self.w.len()]]), ((self.pair.b[1] + x[1 % 6])).sin());
                    if (self.scale * self.w[0 % self.w.len()]) < bounded(self.w[3 % self.w.len()]) { break; }
                    let (l9, r10) = ((self.pair.b[1]).max(x[(self.n + 1) % 6]), (folded(&self.w, |z, j| self.w[(k as usize % 5) % self.w.len()] + z * j as f64)).sin());
                }
            } else {
                let a11 = (((f3 * self.pair.a)) * 0.3).exp().min(20.0);
                let mut a12 = x[(k as usize % 5) % 6];
            }
            if early(x[3 % 6], self.w[(k as usize % 5) % self.w.len()]) < (-s) {
                let mut a13 = along(&self.w, x[i2 % 6]);
                s = 0.7 * s + ((match 3 % 3 { 0 => (self.w[(self.n + 1) % self.w.len()] + ends(&self.w)), 1 => first(&[x[(self.n + 0) % 6], x[3 % 6]]), _ => 0.5 })).sin();
                let d14 = self.w.iter().rev().fold(0.3, |m, a| (m * a + (1.4 * self.pair.b[1])).cos());
            } else {
                let z15 = (match 0 % 3 { 0 => s, 1 => f3, _ => 0.5 });
                let Some(g16) = Some((if k > 8 { self.w[(k as usize % 5) % self.w.len()] } else { s })) else { panic!() };
                if matches!(positive(z15), Some(g) if g * g16 > 0.3) { s += g16; }
                let j17 = ((k as usize % 5) as i64) as i64;
            }
        }
        (((self.w[(k as usize % 5) % self.w.len()]).sin()) * 0.3).exp().min(20.0) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + t1 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    impl Model { #[compiled]
    pub fn p80(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let z1 = (match side(self.w[(k as usize % 5) % self.w.len()]) { Side::Left => s, Side::Right => 0.4, Side::Both => self.w[(k as usize % 5) % self.w.len()] });
        let Some(g2) = Some((s / (1.5 + 0.3 * 0.3))) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let mut q3 = Pair { a: (match 2 % 3 { 0 => x[(k as usize % 5) % 6], 1 => self.pair.a, _ => 0.5 }), b: [early(x[(self.n + 1) % 6], 0.4), 0.4], n: 0 };
        let z4 = (match 1 % 3 { 0 => self.pair.b[1], 1 => 0.6, _ => 0.5 });
        let mut h5 = Kind::None;
        s *= ((if let Some(z) = positive((self.scale + ends(&self.w))) { z * (heavier(&q3, &h5, self.pair.a) + h5.weight(self.pair.a)) } else { (self.scale + ends(&self.w)) })).cos();
        0.3 + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + g2 + q3.norm() + h5.size() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p81(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut v1 = vec![(x[3 % 6] / (1.5 + s * s)); 4];
        let mut q2 = Pair { a: (match side(s) { Side::Left => s, Side::Right => 0.4, Side::Both => s }), b: [raised::<3>(v1[3 % v1.len()]), 0.4], n: 0 };
        let z3 = (q2.b[0] + s);
        let mut o4: Option<f64> = chain(z3, 0.9);
        #[rerun]
        for i5 in (0..3).rev() {
            let at = i5 % v1.len(); v1[at] += ((if let Some(z) = positive((heavier(&q2, &q2, s) + q2.weight(s))) { z * v1[(i5 * 1) % v1.len()] } else { (heavier(&q2, &q2, s) + q2.weight(s)) })).tanh();
            let z6 = (match i5 % 3 { 0 => q2.a, 1 => 2.0, _ => 0.5 });
            let mut q7 = Pair { a: z6.sin(), ..q2 };
            (q7.b[0], q7.a) = (q7.a * z6, q7.b[0]);
            if first(&[1.7, s]) < (s * s) { continue; }
            s *= (((match (i5 + 1) % 3 { 0 => q7.a, 1 => x[3 % 6], _ => 0.5 })).cos()).cos();
        }
        let (l8, r9) = (first(&[1.0, x[1 % 6]]), ((q2.b[0] * 0.6)).sin());
        (l8 + x[1 % 6]) + v1.iter().sum::<f64>() + s + l8 + r9 + q2.norm() + o4.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p82(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..4 {
            let mut w2 = 0;
            while w2 < 4 && (w2 < 2 || (1.9).cos() < early(s, x[0 % 6]) && (s / (1.5 + s * s)) > 0.2) {
                w2 += 1;
                let mut u3 = 0;
                loop {
                    u3 += 1; if u3 > 3 { break; }
                    let z4 = (if let Some(z) = positive(x[2 % 6]) { z * 1.5 } else { x[2 % 6] });
                    let Some(g5) = Some((s - x[i1 % 6])) else { panic!() };
                    if matches!(positive(z4), Some(g) if g * g5 > 0.3) { s += g5; }
                    let f6 = |y: f64| y * (x[3 % 6] * 1.9) + y.sin(); let c7 = f6((x[1 % 6] + 1.4));
                    if (if chain(0.5, c7).unwrap_or(0.6) < (match side(s) { Side::Left => 0.9, Side::Right => 0.4, Side::Both => s }) { x[(u3 * 1) % 6] } else { 0.4 }) < first(&[g5, x[u3 % 6]]) && (0.9 / (1.5 + c7 * c7)) > 0.2 { continue; }
                    let z8 = (g5 * x[2 % 6]);
                    let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (-x[u3 % 6]) || a9 > 1.2 { break a9 * (-x[u3 % 6]); } };
                }
                let z10 = (1.9).sin();
                let mut h11 = Kind::None;
            }
            s = 0.7 * s + (((match (i1 * 3) % 3 { 0 => 1.5, 1 => 1.4, _ => 0.5 }) * x[(i1 * 2) % 6])).sin();
            s = 0.7 * s + ((match side((s + x[i1 % 6])) { Side::Left => early(s, s), Side::Right => 0.4, Side::Both => (s + x[i1 % 6]) })).sin();
        }
        #[rerun]
        for i12 in 0..4 {
            if (match 2 % 3 { 0 => 0.9, 1 => x[(i12 * 1) % 6], _ => 0.5 }) < (-x[1 % 6]) && x[0] > 1.9 { return (match 2 % 3 { 0 => applied(|z| x[(i12 + 2) % 6], 2.0), 1 => (2.0 * 1.9), _ => 0.5 }); }
            let z13 = (match 1 % 3 { 0 => x[i12 % 6], 1 => s, _ => 0.5 });
            let Some(g14) = Some(x[1 % 6]) else { panic!() };
            if matches!(positive(z13), Some(g) if g * g14 > 0.3) { s += g14; }
            for i15 in 0..2 {
                if (g14).sin() < 1.2 && x[0] > 1.9 { return (if let Some(z) = positive(g14) { z * (match 2 % 3 { 0 => x[3 % 6], 1 => 1.3, _ => 0.5 }) } else { g14 }); }
                let a16 = (match (i12 + 1) % 3 { 0 => (match (i15 * 2) % 3 { 0 => x[i15 % 6], 1 => g14, _ => 0.5 }), 1 => (x[(i15 + 2) % 6] * x[(i12 * 3) % 6]), _ => 0.5 });
                let a17 = early((match 1 % 3 { 0 => g14, 1 => x[i15 % 6], _ => 0.5 }), ((x[(i15 * 2) % 6]) * 0.3).exp().min(20.0));
                if (s * 1.7) < (if (i15 + 1) % 2 == 0 { x[3 % 6] } else { a16 }) { break; }
                s = s * 0.5 + g14;
            }
            if (g14 * 0.6) < s && (s + s) > 0.2 { continue; }
            let z18 = (x[2 % 6] * g14);
            let mut h19 = Kind::One(z18);
        }
        s = (first(&[(x[3 % 6] * x[1 % 6]), first(&[x[1 % 6], s])])).sin();
        let j20: i64 = 67; s *= (j20 as f64 * 0.1).cos();
        let f21 = |y: f64| y * (s + 0.7) + y.sin(); let c22 = f21((0.4 * x[3 % 6]));
        let mut t23 = (x[2 % 6]).min(x[3 % 6]);
        for i24 in 0..3 {
            let mut f25 = ((match (i24 * 3) % 3 { 0 => x[i24 % 6], 1 => c22, _ => 0.5 })).atan();
            t23 += f25 * f25;
            let z26 = (if applied(|z| x[2 % 6], c22) < (if early(x[(i24 + 0) % 6], c22) < (match 2 % 3 { 0 => c22, 1 => s, _ => 0.5 }) && (0.5).cos() > 0.2 { 0.6 } else { 0.9 }) && (c22 - x[(i24 + 0) % 6]) > 0.2 { s } else { 1.8 });
            let mut h27 = Kind::One(z26);
            let mut a28 = raised::<3>((match 1 % 3 { 0 => f25, 1 => f25, _ => 0.5 }));
            let (l29, r30) = (first(&[f25, x[1 % 6]]), (bounded(x[i24 % 6])).sin());
        }
        (match 2 % 3 { 0 => (match 2 % 3 { 0 => x[0 % 6], 1 => c22, _ => 0.5 }), 1 => (x[0 % 6] + x[3 % 6]), _ => 0.5 }) + s + c22 + t23
    }

    #[compiled]
    pub fn p83(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        s = (1.6).sin();
        if x[1 % 6] < applied(|z| s, s) {
            #[rerun]
            for i1 in 0..4 {
                let z2 = (if let Some(z) = positive((*list)[i1 % (*list).len()]) { z * 1.7 } else { (*list)[i1 % (*list).len()] });
                let mut v3 = (*list).clone(); v3.push(s * z2); v3.truncate(1 + v3.len() / 2);
                for (k4, e5) in v3.iter_mut().enumerate() {
                    *e5 = ((chain((*list)[1 % (*list).len()], (*e5)).unwrap_or(0.6) * (((k % 83) as f64) * 0.03).sin())).sin() + 0.1 * *e5;
                    let mut a6 = ((if let Some(z) = positive(0.2) { z * (*e5) } else { 0.2 }) * (((k % 83) as f64) * 0.03).sin());
                    let a7 = (heavier(&(*state), &(*state), ((a6) * 0.3).exp().min(20.0)) + (*state).weight(((a6) * 0.3).exp().min(20.0)));
                    let a8 = (a6 * ((*state).b[1]).min((*list)[(i1 + 0) % (*list).len()]));
                }
                if (k as usize % 5) % 2 == 0 { continue; }
                let z9 = (x[(k as usize % 5) % 6] / (1.5 + s * s));
                let a10 = 'a: { if k > 6 { break 'a z9; } for k in 0..3 { s = (s + z9 * k as f64).cos(); if s > 0.5 { break 'a s * (match (k as usize % 5) % 3 { 0 => (*state).b[1], 1 => (*state).a, _ => 0.5 }); } } (match (k as usize % 5) % 3 { 0 => (*state).b[1], 1 => (*state).a, _ => 0.5 }) };
            }
            s += (((*state).clone() + (*state).clone()) * s).norm().sin();
        } else {
            let at = 2 % (*list).len(); (*list).swap(at, 0);
            let z11 = s;
            let a12 = 'a: { if 0.1 < (match 0 % 3 { 0 => s, 1 => 0.7, _ => 0.5 }) { break 'a z11; } for k in 0..3 { s = (s + z11 * k as f64).cos(); if s > 0.5 { break 'a s * (*state).b[1]; } } (*state).b[1] };
        }
        let z13 = (match 3 % 3 { 0 => (*state).b[0], 1 => x[(k as usize % 5) % 6], _ => 0.5 });
        let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > ((1.8) * 0.3).exp().min(20.0) || a14 > 1.2 { break a14 * ((1.8) * 0.3).exp().min(20.0); } };
        ((0.2 + (*list).iter().sum::<f64>() + s + a14 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [0.2 + (*list).iter().sum::<f64>() + s + a14 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p84(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = first(&[x[1 % 6], x[3 % 6]]);
        let Some(g2) = Some(x[3 % 6]) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        s *= ((match 1 % 3 { 0 => x[1 % 6], 1 => chain(1.3, x[3 % 6]).unwrap_or(0.6), _ => 0.5 })).cos();
        let mut w3 = 0;
        while w3 < 4 && (w3 < 2 || first(&[x[2 % 6], g2]) < g2) {
            w3 += 1;
            let mut q4 = Pair { a: s, b: [(match 3 % 3 { 0 => s, 1 => g2, _ => 0.5 }), 0.4], n: 0 };
        }
        if (g2).atan() < (match 0 % 3 { 0 => g2, 1 => 0.8, _ => 0.5 }) && (g2 + g2) > 0.2 {
            s = 0.7 * s + (x[1 % 6]).sin();
        } else {
            let z5 = (-g2);
            let mut h6 = Kind::None;
            s = 0.7 * s + (((x[1 % 6] / (1.5 + g2 * g2)) + (if s < (x[1 % 6] + s) && (g2 + g2) > 0.2 { s } else { g2 }))).sin();
            let z7 = (match 0 % 3 { 0 => x[3 % 6], 1 => x[3 % 6], _ => 0.5 });
            let a8 = 'a: { if applied(|z| x[0 % 6], g2) < (match 2 % 3 { 0 => x[0 % 6], 1 => x[2 % 6], _ => 0.5 }) { break 'a z7; } for k in 0..3 { s = (s + z7 * k as f64).cos(); if s > 0.5 { break 'a s * chain(g2, 0.4).unwrap_or(0.6); } } chain(g2, 0.4).unwrap_or(0.6) };
        }
        let mut u9 = 0;
        loop {
            u9 += 1; if u9 > 3 { break; }
            let z10 = (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 });
            let mut a11 = 0.1; let a11 = loop { a11 += 0.4; if a11 * z10 > (g2 * x[(u9 + 0) % 6]) || a11 > 1.2 { break a11 * (g2 * x[(u9 + 0) % 6]); } };
            s += (first(&[first(&[x[u9 % 6], s]), (match 0 % 3 { 0 => a11, 1 => a11, _ => 0.5 })])).tanh();
            if early(g2, a11) < (match u9 % 3 { 0 => x[1 % 6], 1 => a11, _ => 0.5 }) { continue; }
            for i12 in 0..2 {
                s = 0.7 * s + ((match 3 % 3 { 0 => (1.3 * x[3 % 6]), 1 => 0.9, _ => 0.5 })).sin();
                let z13 = (1.2 - x[(u9 * 2) % 6]);
                let Some(g14) = Some((match (u9 * 3) % 3 { 0 => x[(u9 + 0) % 6], 1 => s, _ => 0.5 })) else { panic!() };
                if matches!(positive(z13), Some(g) if g * g14 > 0.3) { s += g14; }
                let z15 = (match 0 % 3 { 0 => s, 1 => g2, _ => 0.5 });
                let mut a16 = 0.1; let a16 = loop { a16 += 0.4; if a16 * z15 > (match 2 % 3 { 0 => x[2 % 6], 1 => x[2 % 6], _ => 0.5 }) || a16 > 1.2 { break a16 * (match 2 % 3 { 0 => x[2 % 6], 1 => x[2 % 6], _ => 0.5 }); } };
            }
        }
        let mut t17 = (x[1 % 6] / (1.5 + 0.8 * 0.8));
        for i18 in 0..5 {
            let mut f19 = (-x[3 % 6]);
            t17 += f19 * f19;
            s = 0.7 * s + (early(s, early(x[2 % 6], 1.8))).sin();
            let mut a20 = (if let Some(z) = positive((x[(i18 * 2) % 6] - s)) { z * (if (i18 + 2) % 2 == 0 { x[1 % 6] } else { 0.8 }) } else { (x[(i18 * 2) % 6] - s) });
            let mut a21 = f19;
        }
        x[1 % 6] + s + g2 + t17
    }

    impl Model { #[compiled]
    pub fn p85(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let mut q1 = self.pair.clone(); q1.a *= 0.7; self.pair = q1.clone();
        let z2 = (match (self.n + 1) % 3 { 0 => self.scale, 1 => s, _ => 0.5 });
        let mut h3 = Kind::One(z2);
        if applied(|z| self.w[(k as usize % 5) % self.w.len()], s) < (match (self.n * 1) % 3 { 0 => x[3 % 6], 1 => self.scale, _ => 0.5 }) {
            let mut u4 = 0;
            #[rerun]
            loop {
                u4 += 1; if u4 > 3 { break; }
                let z5 = (self.pair.b[1] + self.pair.b[1]);
                let mut o6: Option<f64> = None;
                if applied(|z| self.scale, s) < early(self.pair.b[1], s) && 0.7 > 0.2 {
                    let at = 3 % self.w.len(); self.w[at] = ((match (self.n + 2) % 3 { 0 => self.scale, 1 => self.scale, _ => 0.5 })).sin();
                    let mut v7: Vec<f64> = x.iter().map(|y| y * (self.w[(k as usize % 5) % self.w.len()] + 2.0)).collect();
                } else {
                    self.w.push((1.4).sin());
                    let z8 = (self.scale + self.pair.a);
                    h3.change(z8);
                }
                let a9 = folded(&self.w, |z, j| (match side(self.pair.a) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => self.pair.a }) + z * j as f64);
            }
            s += ((self.pair.clone() + self.pair.clone()) * s).norm().sin();
            if (if applied(|z| s, self.scale) < chain(0.8, self.w[(k as usize % 5) % self.w.len()]).unwrap_or(0.6) && (match (k as usize % 5) % 3 { 0 => self.pair.b[1], 1 => s, _ => 0.5 }) > 0.2 { 0.5 } else { x[self.n % 6] }) < (1.2 * self.scale) {
                for i10 in 0..1 {
                    let z11 = (self.scale * self.w[i10 % self.w.len()]);
                    let mut v12 = self.w.clone(); v12.push(s * z11); v12.truncate(1 + v12.len() / 2);
                }
            } else {
                let at = (k as usize % 5) % self.w.len(); self.w[at] *= ((-(s * h3.size()))).cos();
                let z13 = 2.0;
                let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > first(&[s, self.scale]) || a14 > 1.2 { break a14 * first(&[s, self.scale]); } };
            }
        } else {
            self.pair.b[1] = (((bounded(1.1)) * 0.3).exp().min(20.0)).sin() * self.pair.a;
            let m15 = mix(&mut self.w, &mut s, x[0]);
        }
        let mut t16 = (match side(self.scale) { Side::Left => self.pair.a, Side::Right => 0.4, Side::Both => self.scale });
        for i17 in 0..5 {
            let mut f18 = (-(match side(self.scale) { Side::Left => s, Side::Right => 0.4, Side::Both => self.scale }));
            t16 += f18 * f18;
            let d19 = self.w.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
            let z20 = (s + self.scale);
            let a21 = shrink(&mut self.w, bounded(z20));
            let f22 = |y: f64| y * branches(&self.w, self.scale, 2) + y.sin(); let c23 = f22(early(self.pair.b[0], self.scale));
        }
        (if self.n % 2 == 0 { first(&[s, t16]) } else { raised::<2>(s) }) + self.w.iter().sum::<f64>() + s + self.scale + t16 + self.pair.norm() + h3.size() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p86(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let j1: u8 = if (k as u8) > 2 { (k as u8) / 2 } else { (k as u8) | 1 };
        let mut u2 = 0;
        loop {
            u2 += 1; if u2 > 3 { break; }
            let mut v3: Vec<f64> = x.iter().map(|y| y * ((*state).b[0] * (*state).a)).collect();
            for i4 in 0..4 {
                let mut q5 = Pair { a: bounded(s), b: [(s).sin(), 0.4], n: 0 };
                if 0 % 2 == 0 { break; }
                let a6 = ((-(*state).b[1])).cos();
            }
            #[rerun]
            for i7 in 0..1 {
                let j8: u8 = j1.wrapping_add(69);
            }
        }
        if j1 > 5 {
            let z9 = (match 1 % 3 { 0 => s, 1 => 0.7, _ => 0.5 });
            let mut v10 = (*list).clone(); v10.push(s * z9); v10.truncate(1 + v10.len() / 2);
            for (e11, e12) in (*list).iter().zip(x.iter().skip(1)) {
                s *= (((1.8 * (*e12)) * early(1.6, s))).cos();
                for i13 in 0..2 {
                    let a14 = (((*state).b[0] + x[(i13 + 0) % 6]) * (x[3 % 6] + ends(&v10)));
                    let z15 = (if let Some(z) = positive((*state).b[1]) { z * a14 } else { (*state).b[1] });
                    let mut q16 = Pair { a: z15.sin(), ..(*state) };
                    (q16.b[0], q16.a) = (q16.a * z15, q16.b[0]);
                }
                let j17: u32 = if (j1 as u32) > 2 { (j1 as u32) / 2 } else { (j1 as u32) | 1 };
                if (match (j1 as usize % 5) % 3 { 0 => (*state).a, 1 => (*state).b[1], _ => 0.5 }) < applied(|z| 1.6, s) { break; }
                v10.push((((if (*state).b[1] < 1.7 && ((*e12)).max((*state).b[1]) > 0.2 { x[(j17 as usize % 5) % 6] } else { (*e11) }) / (1.5 + ((s) * 0.3).exp().min(20.0) * ((s) * 0.3).exp().min(20.0)))).sin());
            }
        } else {
            let z18 = (s * (*state).b[0]);
            let mut h19 = Kind::None;
            let z20 = folded(&(*list), |z, j| s + z * j as f64);
            let mut h21 = Kind::One(z20);
        }
        s -= bounded(0.8);
        let mut a22 = ((if j1 > 5 { (*list)[(k as usize % 5) % (*list).len()] } else { s })).atan();
        (((((((*list)[1 % (*list).len()]) * 0.3).exp().min(20.0)) * 0.3).exp().min(20.0) + (*list).iter().sum::<f64>() + s + a22 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos()).tanh(), [(((((*list)[1 % (*list).len()]) * 0.3).exp().min(20.0)) * 0.3).exp().min(20.0) + (*list).iter().sum::<f64>() + s + a22 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p87(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (*state).a;
        let a2 = shrink(&mut (*list), bounded(z1));
        let mut q3 = Pair { a: ((1.6) * 0.3).exp().min(20.0), b: [applied(|z| a2, (*state).b[1]), 0.4], n: 0 };
        let (l4, r5) = (1.2, (((s) * 0.3).exp().min(20.0)).sin());
        let mut w6 = 0;
        while w6 < 4 && (w6 < 2 || (a2 * l4) < chain((*list)[3 % (*list).len()], s).unwrap_or(0.6) && (match 3 % 3 { 0 => r5, 1 => (*state).a, _ => 0.5 }) > 0.2) {
            w6 += 1;
            let z7 = raised::<2>(0.9);
            let mut h8 = Kind::None;
            let z9 = (1.9 * a2);
            h8.change(z9);
            let z10 = (match side((*state).b[1]) { Side::Left => x[2 % 6], Side::Right => 0.4, Side::Both => (*state).b[1] });
            let a11 = 'a: { if (if (match side(q3.b[1]) { Side::Left => r5, Side::Right => 0.4, Side::Both => q3.b[1] }) < (0.2 / (1.5 + a2 * a2)) { q3.b[0] } else { q3.a }) < early(q3.b[1], x[(k as usize % 5) % 6]) { break 'a z10; } for k in 0..3 { s = (s + z10 * k as f64).cos(); if s > 0.5 { break 'a s * (l4 + x[(k as usize % 5) % 6]); } } (l4 + x[(k as usize % 5) % 6]) };
        }
        let z12 = (-r5);
        let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > a2 || a13 > 1.2 { break a13 * a2; } };
        ((((1.6 * (*list)[1 % (*list).len()]) + a2) + (*list).iter().sum::<f64>() + s + a2 + l4 + r5 + a13 + (*state).norm() + q3.norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [((1.6 * (*list)[1 % (*list).len()]) + a2) + (*list).iter().sum::<f64>() + s + a2 + l4 + r5 + a13 + (*state).norm() + q3.norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p88(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (applied(|z| (-x[3 % 6]), chain(s, 1.1).unwrap_or(0.6))).sin();
        let z1 = bounded(x[3 % 6]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (if (match 1 % 3 { 0 => 0.5, 1 => s, _ => 0.5 }) < bounded(s) && (match 2 % 3 { 0 => s, 1 => s, _ => 0.5 }) > 0.2 { x[1 % 6] } else { 1.4 }) || a2 > 1.2 { break a2 * (if (match 1 % 3 { 0 => 0.5, 1 => s, _ => 0.5 }) < bounded(s) && (match 2 % 3 { 0 => s, 1 => s, _ => 0.5 }) > 0.2 { x[1 % 6] } else { 1.4 }); } };
        if (match 1 % 3 { 0 => x[0 % 6], 1 => a2, _ => 0.5 }) < x[2 % 6] {
            for i3 in (0..4).rev() {
                let z4 = early(0.8, 0.1);
                let Some(g5) = Some((a2 + x[i3 % 6])) else { panic!() };
                if matches!(positive(z4), Some(g) if g * g5 > 0.3) { s += g5; }
                if chain(x[3 % 6], s).unwrap_or(0.6) < (match (i3 + 2) % 3 { 0 => 0.9, 1 => 0.3, _ => 0.5 }) && (-x[(i3 * 2) % 6]) > 0.2 {
                    let mut v6: Vec<f64> = x.iter().map(|y| y * (match (i3 + 1) % 3 { 0 => x[(i3 + 0) % 6], 1 => a2, _ => 0.5 })).collect();
                    let f7 = |y: f64| y * (match 1 % 3 { 0 => g5, 1 => v6[i3 % v6.len()], _ => 0.5 }) + y.sin(); let c8 = f7(v6[(i3 + 1) % v6.len()]);
                } else {
                    let z9 = (match i3 % 3 { 0 => a2, 1 => x[2 % 6], _ => 0.5 });
                    let mut a10 = 0.1; let a10 = loop { a10 += 0.4; if a10 * z9 > (match 2 % 3 { 0 => x[(i3 + 1) % 6], 1 => x[3 % 6], _ => 0.5 }) || a10 > 1.2 { break a10 * (match 2 % 3 { 0 => x[(i3 + 1) % 6], 1 => x[3 % 6], _ => 0.5 }); } };
                }
                let mut v11 = x.to_vec();
            }
        } else {
            let mut w12 = 0;
            while w12 < 4 && (w12 < 2 || s < early(0.3, 1.3) && (if let Some(z) = positive(x[1 % 6]) { z * s } else { x[1 % 6] }) > 0.2) {
                w12 += 1;
                let mut w13 = 0;
                while w13 < 4 && (w13 < 2 || 2 % 2 == 0) {
                    w13 += 1;
                    let mut v14: Vec<f64> = x.iter().map(|y| y * (x[1 % 6] + x[1 % 6])).collect();
                    let z15 = applied(|z| v14[(w13 + 1) % v14.len()], x[(w12 * 1) % 6]);
                    let mut v16 = v14.clone(); v16.push(s * z15); v16.truncate(1 + v16.len() / 2);
                    let mut v17 = x.to_vec();
                }
                if (match 0 % 3 { 0 => x[2 % 6], 1 => x[0 % 6], _ => 0.5 }) < (a2).tanh() && (a2).tanh() > 0.2 { continue; }
                let (l18, r19) = (0.6, ((match (w12 * 1) % 3 { 0 => x[3 % 6], 1 => 1.4, _ => 0.5 })).sin());
            }
        }
        let mut t20 = (match 0 % 3 { 0 => x[3 % 6], 1 => a2, _ => 0.5 });
        for i21 in 0..5 {
            let mut f22 = chain((-a2), (if let Some(z) = positive(0.8) { z * 1.0 } else { 0.8 })).unwrap_or(0.6);
            t20 += f22 * f22;
            let a23 = ((match (i21 + 2) % 3 { 0 => 1.6, 1 => x[(i21 + 0) % 6], _ => 0.5 }) / (1.5 + early(s, f22) * early(s, f22)));
        }
        (applied(|z| t20, x[2 % 6]) + raised::<2>(x[1 % 6])) + s + a2 + t20
    }

    #[compiled]
    pub fn p89(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let f1 = |y: f64| y * (if let Some(z) = positive(x[0 % 6]) { z * x[2 % 6] } else { x[0 % 6] }) + y.sin(); let c2 = f1((x[3 % 6] * x[1 % 6]));
        let (l3, r4) = (s, ((-1.5)).sin());
        let mut q5 = Pair { a: bounded(x[3 % 6]), b: [applied(|z| c2, s), 0.4], n: 0 };
        s = 0.7 * s + ((first(&[r4, l3]) * (q5.a * 0.7))).sin();
        applied(|z| (r4 + 1.6), (1.6 * q5.b[1])) + s + c2 + l3 + r4 + q5.norm()
    }

    #[compiled]
    pub fn p90(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let f1 = |y: f64| y * bounded((*state).b[0]) + y.sin(); let c2 = f1(((*state).b[0] * s));
        let at = 3 % (*list).len(); (*list)[at] += (((heavier(&(*state), &(*state), c2) + (*state).weight(c2)) * (((k % 83) as f64) * 0.03).sin())).tanh();
        let mut v3 = vec![applied(|z| 1.0, s); 4];
        let mut t4 = chain(c2, v3[3 % v3.len()]).unwrap_or(0.6);
        for i5 in 0..2 {
            let mut f6 = (heavier(&(*state), &(*state), ((*state).b[0] - 1.2)) + (*state).weight(((*state).b[0] - 1.2)));
            t4 += f6 * f6;
            let (l7, r8) = (((*state).a * c2), ((match i5 % 3 { 0 => v3[i5 % v3.len()], 1 => c2, _ => 0.5 })).sin());
        }
        (((c2).min(s) + (*list).iter().sum::<f64>() + v3.iter().sum::<f64>() + s + c2 + t4 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(c2).min(s) + (*list).iter().sum::<f64>() + v3.iter().sum::<f64>() + s + c2 + t4 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p91(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let z1 = (if let Some(z) = positive(self.scale) { z * s } else { self.scale });
        let Some(g2) = Some((self.w[(self.n + 1) % self.w.len()]).tanh()) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let z3 = early(self.w[self.n % self.w.len()], self.pair.b[1]);
        let mut h4 = Kind::One(z3);
        self.pair.a + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + g2 + h4.size() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p92(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((match 0 % 3 { 0 => (x[0 % 6] + x[3 % 6]), 1 => x[2 % 6], _ => 0.5 })).sin();
        let mut v1: Vec<f64> = x.iter().map(|y| y * early(s, x[3 % 6])).collect();
        (match 0 % 3 { 0 => bounded(v1[1 % v1.len()]), 1 => (match 2 % 3 { 0 => s, 1 => v1[1 % v1.len()], _ => 0.5 }), _ => 0.5 }) + v1.iter().sum::<f64>() + s
    }

    #[compiled]
    pub fn p93(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = 0.4;
        let Some(g2) = Some((s + 0.6)) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let z3 = ((s) * 0.3).exp().min(20.0);
        let Some(g4) = Some((g2 * s)) else { panic!() };
        if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
        s = 0.7 * s + (((g2 * 0.4) * raised::<2>(x[2 % 6]))).sin();
        let mut t5 = first(&[x[0 % 6], g4]);
        for i6 in 0..4 {
            let mut f7 = first(&[(match 0 % 3 { 0 => g4, 1 => x[(i6 + 0) % 6], _ => 0.5 }), (g4).atan2(x[(i6 + 1) % 6])]);
            t5 += f7 * f7;
            if (match i6 % 3 { 0 => x[3 % 6], 1 => 0.2, _ => 0.5 }) < (x[i6 % 6]).min(x[0 % 6]) && x[0] > 1.9 { return raised::<2>(raised::<2>(f7)); }
            for i8 in 0..2 {
                for i9 in 0..2 {
                    let z10 = x[2 % 6];
                    let mut o11: Option<f64> = chain(z10, 0.9);
                    let mut q12 = Pair { a: early(x[(i9 * 3) % 6], x[i8 % 6]), b: [(x[3 % 6] + x[i9 % 6]), 0.4], n: 0 };
                }
                let mut w13 = 0;
                while w13 < 4 && (w13 < 2 || i8 % 2 == 0) {
                    w13 += 1;
                    let z14 = (x[2 % 6]).tanh();
                    let mut o15: Option<f64> = None;
                    let mut q16 = Pair { a: g2, b: [(if let Some(z) = positive(f7) { z * x[2 % 6] } else { f7 }), 0.4], n: 0 };
                }
                let z17 = (s).cos();
                let Some(g18) = Some((x[1 % 6] * x[3 % 6])) else { panic!() };
                if matches!(positive(z17), Some(g) if g * g18 > 0.3) { s += g18; }
                if (match side(f7) { Side::Left => s, Side::Right => 0.4, Side::Both => f7 }) < (match 2 % 3 { 0 => x[0 % 6], 1 => f7, _ => 0.5 }) && (f7 * 1.9) > 0.2 { break; }
                let z19 = x[0 % 6];
                let Some(g20) = Some(((x[(i6 + 1) % 6]) * 0.3).exp().min(20.0)) else { panic!() };
                if matches!(positive(z19), Some(g) if g * g20 > 0.3) { s += g20; }
            }
        }
        applied(|z| bounded(0.2), (if first(&[g2, 0.7]) < (0.9 * x[1 % 6]) { s } else { 1.3 })) + s + g2 + g4 + t5
    }

    #[compiled]
    pub fn p94(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (if let Some(z) = positive(s) { z * x[3 % 6] } else { s });
        let Some(g2) = Some(raised::<3>(x[2 % 6])) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let (l3, r4) = (s, (s).sin());
        x[3 % 6] + s + g2 + l3 + r4
    }

    #[compiled]
    pub fn p95(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        for i1 in 0..2 {
            if (match 1 % 3 { 0 => given, 1 => x[(i1 + 1) % 6], _ => 0.5 }) < (s + x[(k as usize % 5) % 6]) {
                s = 0.7 * s + (x[2 % 6]).sin();
                let mut w2 = 0;
                while w2 < 4 && (w2 < 2 || 3 % 2 == 0) {
                    w2 += 1;
                    let z3 = bounded(0.3);
                    let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (s).hypot(1.2) || a4 > 1.2 { break a4 * (s).hypot(1.2); } };
                    if (k as usize % 5) % 2 == 0 { break; }
                    let f5 = |y: f64| y * raised::<1>(a4) + y.sin(); let c6 = f5((match side(x[2 % 6]) { Side::Left => x[(i1 * 3) % 6], Side::Right => 0.4, Side::Both => x[2 % 6] }));
                }
            } else {
                s = 0.7 * s + (((s).max(tips[0]) * (given / (1.5 + tips[1] * tips[1])))).sin();
            }
        }
        for i7 in 0..2 {
            let f8 = |y: f64| y * applied(|z| given, given) + y.sin(); let c9 = f8((x[3 % 6] * s));
            if (s).tanh() < (2.0 / (1.5 + s * s)) { continue; }
            let mut a10 = (if let Some(z) = positive(first(&[x[i7 % 6], 0.1])) { z * (1.1 + s) } else { first(&[x[i7 % 6], 0.1]) });
        }
        let z11 = bounded(0.9);
        let Some(g12) = Some(bounded(1.8)) else { panic!() };
        if matches!(positive(z11), Some(g) if g * g12 > 0.3) { s += g12; }
        if (x[2 % 6] * s) < (g12 - 1.2) && x[0] > 1.9 { return vec![s, (if x[0 % 6] < (x[1 % 6] * x[0 % 6]) { chain(x[0 % 6], 1.5).unwrap_or(0.6) } else { (tips[1]).hypot(given) }), s * x[1]]; }
        vec![s, ((g12 / (1.5 + tips[1] * tips[1])) * (0.4 * (f64::from(k) * 0.03).sin())) + s + given + tips[0] + tips[1] + g12 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p96(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let (l1, r2) = ((s).max(x[2 % 6]), ((-x[1 % 6])).sin());
        let z3 = (-x[3 % 6]);
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (match 3 % 3 { 0 => r2, 1 => l1, _ => 0.5 }) || a4 > 1.2 { break a4 * (match 3 % 3 { 0 => r2, 1 => l1, _ => 0.5 }); } };
        let mut t5 = x[1 % 6];
        for i6 in 0..1 {
            let mut f7 = (match (i6 + 0) % 3 { 0 => bounded(1.8), 1 => (match 0 % 3 { 0 => 0.6, 1 => x[1 % 6], _ => 0.5 }), _ => 0.5 });
            t5 += f7 * f7;
            if (i6 * 1) % 2 == 0 {
                let z8 = applied(|z| r2, x[2 % 6]);
                let Some(g9) = Some((match i6 % 3 { 0 => l1, 1 => l1, _ => 0.5 })) else { panic!() };
                if matches!(positive(z8), Some(g) if g * g9 > 0.3) { s += g9; }
            } else {
                let z10 = (if let Some(z) = positive(x[i6 % 6]) { z * 2.0 } else { x[i6 % 6] });
                let mut a11 = 0.1; let a11 = loop { a11 += 0.4; if a11 * z10 > (0.2).max(l1) || a11 > 1.2 { break a11 * (0.2).max(l1); } };
            }
            let (l12, r13) = (applied(|z| r2, a4), ((match 2 % 3 { 0 => x[3 % 6], 1 => 1.7, _ => 0.5 })).sin());
            let mut w14 = 0;
            while w14 < 4 && (w14 < 2 || x[0 % 6] < (-x[i6 % 6])) {
                w14 += 1;
                if first(&[1.4, x[2 % 6]]) < ((x[(i6 + 2) % 6]) * 0.3).exp().min(20.0) && x[0] > 1.9 { return (match 2 % 3 { 0 => l1, 1 => (match i6 % 3 { 0 => r2, 1 => x[(w14 + 0) % 6], _ => 0.5 }), _ => 0.5 }); }
            }
        }
        l1 + s + l1 + r2 + a4 + t5
    }

    #[compiled]
    pub fn p97(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (s * x[1 % 6]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (1.4 + 0.2) || a2 > 1.2 { break a2 * (1.4 + 0.2); } };
        let z3 = (match 3 % 3 { 0 => 0.7, 1 => s, _ => 0.5 });
        let Some(g4) = Some((x[0 % 6] * x[2 % 6])) else { panic!() };
        if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
        if (match 0 % 3 { 0 => 0.2, 1 => a2, _ => 0.5 }) < bounded(s) {
            let z5 = first(&[x[0 % 6], 1.7]);
            let Some(g6) = Some(raised::<2>(a2)) else { panic!() };
            if matches!(positive(z5), Some(g) if g * g6 > 0.3) { s += g6; }
            let z7 = (if x[3 % 6] < (match 3 % 3 { 0 => 0.3, 1 => 2.0, _ => 0.5 }) { x[3 % 6] } else { x[2 % 6] });
            let Some(g8) = Some((1.9 * g4)) else { panic!() };
            if matches!(positive(z7), Some(g) if g * g8 > 0.3) { s += g8; }
            let (l9, r10) = (x[3 % 6], ((x[2 % 6] / (1.5 + g6 * g6))).sin());
        } else {
            if (g4 * g4) < (0.2 + g4) {
                let z11 = g4;
                let Some(g12) = Some(chain(s, s).unwrap_or(0.6)) else { panic!() };
                if matches!(positive(z11), Some(g) if g * g12 > 0.3) { s += g12; }
                let z13 = a2;
                let Some(g14) = Some((match 0 % 3 { 0 => s, 1 => s, _ => 0.5 })) else { panic!() };
                if matches!(positive(z13), Some(g) if g * g14 > 0.3) { s += g14; }
            } else {
                s = 0.7 * s + (chain((if (x[0 % 6] * a2) < (match 2 % 3 { 0 => x[0 % 6], 1 => a2, _ => 0.5 }) { 1.1 } else { x[1 % 6] }), x[0 % 6]).unwrap_or(0.6)).sin();
            }
            let j15: u32 = 59; s *= (j15 as f64 * 0.1).cos();
        }
        let mut q16 = Pair { a: (match 0 % 3 { 0 => x[0 % 6], 1 => 1.7, _ => 0.5 }), b: [(if early(s, g4) < s { a2 } else { a2 }), 0.4], n: 0 };
        s + s + a2 + g4 + q16.norm()
    }

    #[compiled]
    pub fn p98(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let a1 = early(early(s, x[2 % 6]), (x[3 % 6] + s));
        let z2 = (match 2 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 });
        let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > raised::<1>(0.2) || a3 > 1.2 { break a3 * raised::<1>(0.2); } };
        let a4 = first(&[(if let Some(z) = positive(x[3 % 6]) { z * 0.4 } else { x[3 % 6] }), (-x[0 % 6])]);
        s = 0.7 * s + (x[3 % 6]).sin();
        (if let Some(z) = positive((x[3 % 6]).min(x[2 % 6])) { z * x[0 % 6] } else { (x[3 % 6]).min(x[2 % 6]) }) + s + a1 + a3 + a4
    }

    #[compiled]
    pub fn p99(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let j1: u8 = (k as usize % 5) as u8;
        let j2: i32 = ((if let Some(z) = positive(x[0 % 6]) { z * 1.6 } else { x[0 % 6] }) * 2.0) as i32;
        let mut t3 = (if let Some(z) = positive(x[1 % 6]) { z * x[(j2 as usize % 5) % 6] } else { x[1 % 6] });
        for i4 in 0..1 {
            let mut f5 = 0.3;
            t3 += f5 * f5;
            s = 0.7 * s + ((match (i4 + 2) % 3 { 0 => (0.2 * x[1 % 6]), 1 => 0.7, _ => 0.5 })).sin();
            for i6 in (0..3).rev() {
                s = 0.7 * s + ((((x[(i6 * 2) % 6] * x[(i6 + 0) % 6])) * 0.3).exp().min(20.0)).sin();
            }
        }
        vec![s, tips[1] + s + given + tips[0] + tips[1] + t3 + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos() + ((j2 % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p100(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut u1 = 0;
        #[rerun]
        loop {
            u1 += 1; if u1 > 3 { break; }
            let j2: i16 = 76; s *= (j2 as f64 * 0.1).cos();
            if (u1 + 1) % 2 == 0 && x[0] > 1.9 { return (match (u1 + 1) % 3 { 0 => (match (u1 * 2) % 3 { 0 => x[1 % 6], 1 => 1.5, _ => 0.5 }), 1 => (x[3 % 6] * s), _ => 0.5 }); }
            s = 0.7 * s + ((((1.3 / (1.5 + x[0 % 6] * x[0 % 6]))) * 0.3).exp().min(20.0)).sin();
            if (match 3 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }) < (if (match u1 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }) < chain(s, x[2 % 6]).unwrap_or(0.6) { s } else { s }) { continue; }
            s = 0.7 * s + (((s - s) + (-x[3 % 6]))).sin();
        }
        if (0.1 / (1.5 + x[2 % 6] * x[2 % 6])) < (match 0 % 3 { 0 => x[2 % 6], 1 => x[3 % 6], _ => 0.5 }) {
            s = 0.7 * s + (s).sin();
            let (l3, r4) = (x[2 % 6], ((x[2 % 6] * 1.3)).sin());
        } else {
            let j5: i32 = 46;
            s = 0.7 * s + ((2.0 + bounded(x[(j5 as usize % 5) % 6]))).sin();
            s = 0.7 * s + (first(&[s, (match 0 % 3 { 0 => x[3 % 6], 1 => 1.1, _ => 0.5 })])).sin();
        }
        let a6 = x[1 % 6];
        if (x[0 % 6] * a6) < (if raised::<3>(x[2 % 6]) < a6 { a6 } else { x[2 % 6] }) {
            s = s * 0.5 + applied(|z| (1.2 - 0.3), 1.9);
            s = 0.7 * s + (raised::<3>((match 1 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }))).sin();
            s = 0.7 * s + (applied(|z| (match 1 % 3 { 0 => 1.0, 1 => 0.5, _ => 0.5 }), (0.6).atan())).sin();
        } else {
            let z7 = applied(|z| 0.2, s);
            let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > (match 2 % 3 { 0 => x[0 % 6], 1 => x[0 % 6], _ => 0.5 }) || a8 > 1.2 { break a8 * (match 2 % 3 { 0 => x[0 % 6], 1 => x[0 % 6], _ => 0.5 }); } };
            s = 0.7 * s + (1.7).sin();
        }
        s = 0.7 * s + ((match side(x[2 % 6]) { Side::Left => (match 2 % 3 { 0 => a6, 1 => 0.8, _ => 0.5 }), Side::Right => 0.4, Side::Both => x[2 % 6] })).sin();
        (match 1 % 3 { 0 => ((0.3) * 0.3).exp().min(20.0), 1 => a6, _ => 0.5 }) + s + a6
    }

    impl Model { #[compiled]
    pub fn p101(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let d1 = self.w.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
        if (k as usize % 5) % 2 == 0 {
            let mut w2 = 0;
            #[rerun]
            while w2 < 4 && (w2 < 2 || k > 4) {
                w2 += 1;
                s = 0.7 * s + (x[(k as usize % 5) % 6]).sin();
                let mut w3 = 0;
                #[rerun]
                while w3 < 4 && (w3 < 2 || 1.9 < (x[(k as usize % 5) % 6] * (f64::from(k) * 0.03).sin())) {
                    w3 += 1;
                    let f4 = |y: f64| y * applied(|z| self.pair.a, d1) + y.sin(); let c5 = f4(chain(d1, s).unwrap_or(0.6));
                    let a6 = first(&[early(self.pair.a, self.pair.a), (s).min(self.w[3 % self.w.len()])]);
                }
                let mut w7 = 0;
                while w7 < 4 && (w7 < 2 || 0 % 2 == 0) {
                    w7 += 1;
                    let (l8, r9) = ((self.pair.a - s), (bounded(self.w[3 % self.w.len()])).sin());
                    s = 0.7 * s + (self.w[(k as usize % 5) % self.w.len()]).sin();
                    s = 0.7 * s + (raised::<2>((match 2 % 3 { 0 => l8, 1 => r9, _ => 0.5 }))).sin();
                }
            }
            let z10 = (self.pair.b[1] * s);
            let mut a11 = 0.1; let a11 = loop { a11 += 0.4; if a11 * z10 > s || a11 > 1.2 { break a11 * s; } };
        } else {
            for i12 in 0..1 {
                let z13 = (x[(self.n * 1) % 6] - d1);
                let Some(g14) = Some(self.w[(i12 + 0) % self.w.len()]) else { panic!() };
                if matches!(positive(z13), Some(g) if g * g14 > 0.3) { s += g14; }
                let j15: i16 = (k as i16).wrapping_add(77);
                let z16 = (g14 * self.pair.b[1]);
                let Some(g17) = Some((g14 / (1.5 + 0.4 * 0.4))) else { panic!() };
                if matches!(positive(z16), Some(g) if g * g17 > 0.3) { s += g17; }
                if (self.n + 2) % 2 == 0 { break; }
                let z18 = applied(|z| self.pair.a, self.w[i12 % self.w.len()]);
                let a19 = 'a: { if (self.n + 1) % 2 == 0 { break 'a z18; } for k in 0..3 { s = (s + z18 * k as f64).cos(); if s > 0.5 { break 'a s * first(&[self.w[1 % self.w.len()], 0.6]); } } first(&[self.w[1 % self.w.len()], 0.6]) };
            }
            s = 0.7 * s + (x[(k as usize % 5) % 6]).sin();
            let j20: i64 = !(k as i64) & 83;
        }
        d1 + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + d1 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p102(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let a1 = ((match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }) * raised::<2>(x[1 % 6]));
        s += (a1).tanh();
        let z2 = (x[2 % 6] * x[2 % 6]);
        let mut v3: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z2).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v3[k] * s).sin(); }
        for i4 in (0..1).rev() {
            let mut a5 = ((s + v3[0 % v3.len()]) * chain(v3[i4 % v3.len()], 0.2).unwrap_or(0.6));
            for (e6, e7) in v3.iter().zip(x.iter().skip(1)) {
                let f8 = |y: f64| y * early(v3[(i4 + 1) % v3.len()], s) + y.sin(); let c9 = f8((match side(0.6) { Side::Left => a5, Side::Right => 0.4, Side::Both => 0.6 }));
                let z10 = (v3[(i4 + 1) % v3.len()] + v3[0 % v3.len()]);
                let Some(g11) = Some(((*e7)).atan2(0.4)) else { panic!() };
                if matches!(positive(z10), Some(g) if g * g11 > 0.3) { s += g11; }
                if a1 < (2.0 * 0.9) { break; }
                let z12 = (x[1 % 6]).sin();
                let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > (if (match (i4 * 1) % 3 { 0 => v3[2 % v3.len()], 1 => v3[2 % v3.len()], _ => 0.5 }) < folded(&v3, |z, j| 2.0 + z * j as f64) && (if let Some(z) = positive(s) { z * x[2 % 6] } else { s }) > 0.2 { v3[3 % v3.len()] } else { v3[(i4 + 0) % v3.len()] }) || a13 > 1.2 { break a13 * (if (match (i4 * 1) % 3 { 0 => v3[2 % v3.len()], 1 => v3[2 % v3.len()], _ => 0.5 }) < folded(&v3, |z, j| 2.0 + z * j as f64) && (if let Some(z) = positive(s) { z * x[2 % 6] } else { s }) > 0.2 { v3[3 % v3.len()] } else { v3[(i4 + 0) % v3.len()] }); } };
            }
        }
        applied(|z| (v3[0 % v3.len()] * 1.3), (match side(s) { Side::Left => a1, Side::Right => 0.4, Side::Both => s })) + v3.iter().sum::<f64>() + s + a1
    }

    #[compiled]
    pub fn p103(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (match 3 % 3 { 0 => x[2 % 6], 1 => x[2 % 6], _ => 0.5 });
        let Some(g2) = Some(((s) * 0.3).exp().min(20.0)) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        s = 0.7 * s + ((g2 / (1.5 + (g2 * x[2 % 6]) * (g2 * x[2 % 6])))).sin();
        let mut q3 = Pair { a: (match 3 % 3 { 0 => g2, 1 => x[3 % 6], _ => 0.5 }), b: [early(s, s), 0.4], n: 0 };
        let mut t4 = (q3.a * g2);
        for i5 in 0..1 {
            let mut f6 = ((1.7).atan2(1.7) + (if first(&[s, x[2 % 6]]) < (q3.b[1]).atan2(s) { s } else { g2 }));
            t4 += f6 * f6;
            #[rerun]
            for i7 in 0..3 {
                let z8 = (f6 / (1.5 + q3.a * q3.a));
                let Some(g9) = Some(f6) else { panic!() };
                if matches!(positive(z8), Some(g) if g * g9 > 0.3) { s += g9; }
                if (q3.a * q3.a) < (match i5 % 3 { 0 => 1.9, 1 => q3.b[1], _ => 0.5 }) {
                    let mut q10 = Pair { a: (match 0 % 3 { 0 => 1.4, 1 => 0.1, _ => 0.5 }), b: [(match (i7 + 1) % 3 { 0 => q3.b[0], 1 => x[3 % 6], _ => 0.5 }), 0.4], n: 0 };
                    let mut q11 = Pair { a: (match 2 % 3 { 0 => g9, 1 => s, _ => 0.5 }), b: [((s) * 0.3).exp().min(20.0), 0.4], n: 0 };
                    if (g9).atan2(g9) < (if let Some(z) = positive(g9) { z * q11.a } else { g9 }) { continue; }
                    let z12 = (x[(i5 + 0) % 6] * s);
                    let Some(g13) = Some((x[(i7 * 1) % 6]).cos()) else { panic!() };
                    if matches!(positive(z12), Some(g) if g * g13 > 0.3) { s += g13; }
                } else {
                    s += ((q3.clone() + q3.clone()) * s).norm().sin();
                    let mut a14 = x[2 % 6];
                }
            }
            let z15 = q3.b[1];
            let mut q16 = Pair { a: z15.sin(), ..q3 };
            (q16.b[0], q16.a) = (q16.a * z15, q16.b[0]);
            let j17: u8 = 65; s *= (j17 as f64 * 0.1).cos();
        }
        early((g2).max(1.4), s) + s + g2 + t4 + q3.norm()
    }

    #[compiled]
    pub fn p104(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (match 2 % 3 { 0 => s, 1 => s, _ => 0.5 });
        let mut h2 = Kind::Maybe(positive(z1));
        let mut q3 = Pair { a: bounded(x[1 % 6]), b: [(0.8 * s), 0.4], n: 0 };
        if first(&[1.6, x[2 % 6]]) < chain(s, x[1 % 6]).unwrap_or(0.6) && (0.6 * 2.0) > 0.2 && x[0] > 1.9 { return ((match 0 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }) - s); }
        s = s * 0.5 + raised::<3>(q3.b[0]);
        let j4: i32 = 76; s *= (j4 as f64 * 0.1).cos();
        let mut t5 = (q3.b[1] * 0.3);
        for i6 in 0..5 {
            let mut f7 = ((match (i6 + 2) % 3 { 0 => q3.b[1], 1 => x[(i6 + 2) % 6], _ => 0.5 }) * (match side(s) { Side::Left => s, Side::Right => 0.4, Side::Both => s }));
            t5 += f7 * f7;
            let mut q8 = Pair { a: (match (i6 * 3) % 3 { 0 => x[i6 % 6], 1 => 0.5, _ => 0.5 }), b: [(x[(i6 * 3) % 6]).atan(), 0.4], n: 0 };
            let z9 = (x[(i6 + 0) % 6] * h2.size());
            let Some(g10) = Some(raised::<1>(x[3 % 6])) else { panic!() };
            if matches!(positive(z9), Some(g) if g * g10 > 0.3) { s += g10; }
            f7 = (((x[(i6 + 2) % 6] * h2.size()) + (1.3 * g10))).sin();
        }
        ((q3.a * q3.b[0]) * h2.size()) + s + t5 + q3.norm() + h2.size()
    }

    #[compiled]
    pub fn p105(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = x[2 % 6];
        let Some(g2) = Some(early(0.6, s)) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let z3 = (match 1 % 3 { 0 => g2, 1 => g2, _ => 0.5 });
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > x[2 % 6] || a4 > 1.2 { break a4 * x[2 % 6]; } };
        let z5 = (if let Some(z) = positive(x[2 % 6]) { z * a4 } else { x[2 % 6] });
        let mut h6 = Kind::Two { pair: Pair { a: z5, b: [0.3, (x[3 % 6] * s)], n: 1 }, weight: (x[3 % 6] * s) };
        (g2).hypot(first(&[1.6, 2.0])) + s + g2 + a4 + h6.size()
    }

    impl Model { #[compiled]
    pub fn p106(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        for i1 in (0..3).rev() {
            let mut q2 = self.pair.clone(); q2.a *= 0.7; self.pair = q2.clone();
        }
        if (k as usize % 5) % 2 == 0 {
            let z3 = (self.w[0 % self.w.len()] * self.scale);
            let mut o4: Option<f64> = None;
            let z5 = (self.w[2 % self.w.len()]).cos();
            let a6 = 'a: { if search(&self.w, s) < bounded(self.pair.a) { break 'a z5; } for k in 0..3 { s = (s + z5 * k as f64).cos(); if s > 0.5 { break 'a s * 0.3; } } 0.3 };
        } else {
            if (k as usize % 5) % 2 == 0 {
                self.pair.b[1] = ((self.scale * (heavier(&self.pair, &self.pair, 1.7) + self.pair.weight(1.7)))).sin() * self.pair.a;
                for i7 in 0..1 {
                    let a8 = s;
                    let at = 3 % self.w.len(); self.w[at] += (a8).tanh();
                    let mut a9 = (match side(bounded(0.5)) { Side::Left => s, Side::Right => 0.4, Side::Both => bounded(0.5) });
                    if 2 % 2 == 0 { continue; }
                    self.pair.b[1] = ((-raised::<1>(1.5))).sin() * self.pair.a;
                }
                let a10 = self.pair.a;
            } else {
                #[rerun]
                for (k11, e12) in self.w.iter_mut().enumerate() {
                    *e12 = (first(&[raised::<2>(self.pair.b[1]), (self.scale * s)])).sin() + 0.1 * *e12;
                    let mut v13 = vec![(match side(x[k11 % 6]) { Side::Left => s, Side::Right => 0.4, Side::Both => x[k11 % 6] }); 4];
                    let z14 = chain(self.pair.b[0], self.scale).unwrap_or(0.6);
                    let mut v15 = v13.clone(); v15.push(s * z14); v15.truncate(1 + v15.len() / 2);
                    let (l16, r17) = (1.4, ((-s)).sin());
                    if (if (0.7 * 1.0) < r17 { r17 } else { self.scale }) < (1.2 + ends(&v15)) && (match side(self.pair.a) { Side::Left => self.pair.b[1], Side::Right => 0.4, Side::Both => self.pair.a }) > 0.2 { break; }
                    let at = (k as usize % 5) % v13.len(); v13[at] *= (first(&[(0.6 / (1.5 + self.scale * self.scale)), bounded(v15[(self.n + 2) % v15.len()])])).cos();
                }
                let mut a18 = bounded(bounded(s));
                let z19 = (a18 * 1.8);
                let mut q20 = Pair { a: z19.sin(), ..self.pair };
                (q20.b[0], q20.a) = (q20.a * z19, q20.b[0]);
            }
            let z21 = (match side(x[3 % 6]) { Side::Left => s, Side::Right => 0.4, Side::Both => x[3 % 6] });
            let mut i22 = z21.abs() as usize % self.w.len(); (i22, self.w[i22], s) = ((i22 + 1) % self.w.len(), s * z21, (-x[self.n % 6]));
            let at = 3 % self.w.len(); self.w[at] = (applied(|z| (self.w[(k as usize % 5) % self.w.len()]).min(self.scale), self.pair.a)).sin();
        }
        let mut t23 = (if 1 % 2 == 0 { self.w[self.n % self.w.len()] } else { s });
        for i24 in 0..5 {
            let mut f25 = applied(|z| (self.scale * (f64::from(k) * 0.03).sin()), self.w[self.n % self.w.len()]);
            t23 += f25 * f25;
            let z26 = (match (k as usize % 5) % 3 { 0 => 1.7, 1 => f25, _ => 0.5 });
            let mut a27 = 0.1; let a27 = loop { a27 += 0.4; if a27 * z26 > s || a27 > 1.2 { break a27 * s; } };
            let z28 = s;
            let a29 = 'a: { if k > 6 { break 'a z28; } for k in 0..3 { s = (s + z28 * k as f64).cos(); if s > 0.5 { break 'a s * (heavier(&self.pair, &self.pair, self.w[2 % self.w.len()]) + self.pair.weight(self.w[2 % self.w.len()])); } } (heavier(&self.pair, &self.pair, self.w[2 % self.w.len()]) + self.pair.weight(self.w[2 % self.w.len()])) };
            let a30 = ((match (k as usize % 5) % 3 { 0 => 0.1, 1 => self.w[(k as usize % 5) % self.w.len()], _ => 0.5 }) * (0.2 * a29));
        }
        (match self.n % 3 { 0 => (0.9 + s), 1 => ((2.0) * 0.3).exp().min(20.0), _ => 0.5 }) + self.w.iter().sum::<f64>() + s + self.scale + t23 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p107(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((match 1 % 3 { 0 => (s + x[3 % 6]), 1 => (x[0 % 6] + x[0 % 6]), _ => 0.5 })).sin();
        if (x[0 % 6] * 1.7) < s && x[0] > 1.9 { return (-(x[0 % 6]).min(s)); }
        let (l1, r2) = ((x[3 % 6] * s), ((match side(s) { Side::Left => x[1 % 6], Side::Right => 0.4, Side::Both => s })).sin());
        let mut t3 = x[0 % 6];
        for i4 in 0..4 {
            let mut f5 = (match (i4 + 1) % 3 { 0 => (match i4 % 3 { 0 => x[(i4 * 1) % 6], 1 => x[(i4 * 3) % 6], _ => 0.5 }), 1 => (match side(l1) { Side::Left => 0.4, Side::Right => 0.4, Side::Both => l1 }), _ => 0.5 });
            t3 += f5 * f5;
            if applied(|z| x[i4 % 6], x[1 % 6]) < (r2 * l1) && (match (i4 + 0) % 3 { 0 => x[(i4 * 2) % 6], 1 => r2, _ => 0.5 }) > 0.2 && x[0] > 1.9 { return first(&[r2, early(l1, x[(i4 + 2) % 6])]); }
            s = 0.7 * s + (early((if let Some(z) = positive(1.1) { z * x[0 % 6] } else { 1.1 }), (r2 * 0.8))).sin();
            let mut v6: Vec<f64> = x.iter().map(|y| y * bounded(1.5)).collect();
        }
        (match 2 % 3 { 0 => (1.4 / (1.5 + x[3 % 6] * x[3 % 6])), 1 => 1.4, _ => 0.5 }) + s + l1 + r2 + t3
    }

    impl Model { #[compiled]
    pub fn p108(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        s *= (early(branches(&self.w, self.pair.a, 2), (x[(k as usize % 5) % 6] + s))).cos();
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            let z2 = (match 1 % 3 { 0 => 0.6, 1 => self.pair.b[1], _ => 0.5 });
            let mut o3: Option<f64> = chain(z2, 0.9);
            let z4 = (0.3 - self.scale);
            let mut h5 = Kind::One(z4);
            if 0 % 2 == 0 {
                let j6: u64 = ((x[u1 % 6]).cos() * 2.0) as u64;
                for i7 in 0..4 {
                    let z8 = (0.9 + x[(i7 + 2) % 6]);
                    let g9 = match o3 { Some(g) => g * self.scale, None if z8 > 0.9 => { continue; } None => 0.3 };
                }
            } else {
                let mut w10 = 0;
                while w10 < 4 && (w10 < 2 || 1 % 2 == 0) {
                    w10 += 1;
                    let j11 = ((k as i64).wrapping_mul(84 as i64).wrapping_sub((k as i64))) as i64;
                }
            }
        }
        if (k as usize % 5) % 2 == 0 && x[0] > 1.9 { return ((self.w[3 % self.w.len()] * 0.1) + (self.w[self.n % self.w.len()] * x[self.n % 6])); }
        s *= (((-x[3 % 6])).atan2(early(x[(self.n + 0) % 6], 1.2))).cos();
        s = 0.7 * s + ((((s) * 0.3).exp().min(20.0) / (1.5 + halves(&self.w, self.pair.a) * halves(&self.w, self.pair.a)))).sin();
        early((if k > 4 { self.pair.a } else { self.w[(self.n + 0) % self.w.len()] }), (x[(self.n + 2) % 6] + x[0 % 6])) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + ((k % 89) as f64 * 0.01).cos()
    }
 }
    impl Model { #[compiled]
    pub fn p109(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let z1 = (x[self.n % 6] * 1.8);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > applied(|z| 1.9, 0.9) || a2 > 1.2 { break a2 * applied(|z| 1.9, 0.9); } };
        s = 0.7 * s + ((((a2) * 0.3).exp().min(20.0) - s)).sin();
        let z3 = ((self.w[(k as usize % 5) % self.w.len()]) * 0.3).exp().min(20.0);
        let mut o4: Option<f64> = None;
        let d5 = self.w.iter().filter(|a| **a > (a2 * self.scale)).map(|a| a * a).sum::<f64>();
        chain((x[self.n % 6] * x[1 % 6]), applied(|z| 1.5, self.w[2 % self.w.len()])).unwrap_or(0.6) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a2 + d5 + o4.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p110(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = tips[1];
        let mut h2 = Kind::None;
        s = 0.7 * s + (raised::<1>((0.3).sin())).sin();
        vec![s, ((match (k as usize % 5) % 3 { 0 => x[1 % 6], 1 => tips[0], _ => 0.5 }) - tips[1]) + s + given + tips[0] + tips[1] + h2.size() + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p111(x: &[f64]) -> f64 {
        let mut s = 0.0;
        #[rerun]
        for i1 in 0..3 {
            if i1 % 2 == 0 {
                if (i1 * 3) % 2 == 0 && x[0] > 1.9 { return ((x[2 % 6] * s)).min(x[0 % 6]); }
                for i2 in (0..2).rev() {
                    s = 0.7 * s + (((s * x[0 % 6])).max(raised::<1>(s))).sin();
                    let f3 = |y: f64| y * (match 1 % 3 { 0 => x[2 % 6], 1 => x[i1 % 6], _ => 0.5 }) + y.sin(); let c4 = f3((x[(i2 + 0) % 6]).tanh());
                }
                s *= (applied(|z| x[(i1 * 2) % 6], (match (i1 * 1) % 3 { 0 => 1.9, 1 => s, _ => 0.5 }))).cos();
                if s < (x[3 % 6] + x[3 % 6]) { break; }
                let mut v5: Vec<f64> = x.iter().map(|y| y * (x[(i1 * 1) % 6]).atan()).collect();
            } else {
                s = 0.7 * s + (early((-x[3 % 6]), 0.1)).sin();
                let j6 = (3 as i8) as i8;
            }
            if x[(i1 * 3) % 6] < chain(s, 0.6).unwrap_or(0.6) {
                let z7 = ((0.1) * 0.3).exp().min(20.0);
                let mut o8: Option<f64> = None;
                s = s * 0.5 + (if let Some(z) = positive((x[i1 % 6] * 1.8)) { z * (x[1 % 6] * s) } else { (x[i1 % 6] * 1.8) });
                s = 0.7 * s + (((raised::<1>(x[i1 % 6])) * 0.3).exp().min(20.0)).sin();
            } else {
                let f9 = |y: f64| y * (s / (1.5 + 1.3 * 1.3)) + y.sin(); let c10 = f9((match 1 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 }));
                s = 0.7 * s + (((s * x[2 % 6]) * (c10 + s))).sin();
                s = 0.7 * s + ((match (i1 + 1) % 3 { 0 => s, 1 => (x[(i1 * 3) % 6]).atan(), _ => 0.5 })).sin();
            }
            s = 0.7 * s + ((match (i1 * 3) % 3 { 0 => (s).cos(), 1 => (match (i1 * 2) % 3 { 0 => x[(i1 * 1) % 6], 1 => 1.0, _ => 0.5 }), _ => 0.5 })).sin();
        }
        s = 0.7 * s + (((x[3 % 6]) * 0.3).exp().min(20.0)).sin();
        let z11 = chain(0.9, x[0 % 6]).unwrap_or(0.6);
        let Some(g12) = Some(s) else { panic!() };
        if matches!(positive(z11), Some(g) if g * g12 > 0.3) { s += g12; }
        let z13 = (match 0 % 3 { 0 => x[2 % 6], 1 => g12, _ => 0.5 });
        let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > (s).atan() || a14 > 1.2 { break a14 * (s).atan(); } };
        let z15 = chain(a14, a14).unwrap_or(0.6);
        let mut h16 = Kind::One(z15);
        ((x[1 % 6]).sin()).sin() + s + g12 + a14 + h16.size()
    }

    #[compiled]
    pub fn p112(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let a1 = (((list[0]) * 0.3).exp().min(20.0) * list[0]);
        if (list[0] / (1.5 + s * s)) < early(s, x[2 % 6]) && (x[3 % 6]).cos() > 0.2 {
            let j2: i8 = 70;
        } else {
            let f3 = |y: f64| y * (0.1 + x[0 % 6]) + y.sin(); let c4 = f3((1.4 * x[3 % 6]));
        }
        let mut w5 = 0;
        #[rerun]
        while w5 < 4 && (w5 < 2 || (s + x[2 % 6]) < list[0] && (x[3 % 6] * x[1 % 6]) > 0.2) {
            w5 += 1;
            let z6 = (match side(x[2 % 6]) { Side::Left => list[1], Side::Right => 0.4, Side::Both => x[2 % 6] });
            let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > bounded(list[0]) || a7 > 1.2 { break a7 * bounded(list[0]); } };
            let mut a8 = ((list[0] - a1) * (x[3 % 6] + x[1 % 6]));
        }
        if (s * 1.8) < (s - list[0]) && chain(s, a1).unwrap_or(0.6) > 0.2 {
            s = 0.7 * s + ((-s)).sin();
            s = 0.7 * s + (x[0 % 6]).sin();
        } else {
            if bounded(a1) < ((s) * 0.3).exp().min(20.0) && x[0] > 1.9 { list[0] += (match 0 % 3 { 0 => 1.8, 1 => bounded(1.0), _ => 0.5 }); return; }
            let j9: i64 = 84; s *= (j9 as f64 * 0.1).cos();
        }
        s = 0.7 * s + (((if (x[1 % 6] * x[0 % 6]) < 1.3 { 1.1 } else { 1.0 }) - (match 0 % 3 { 0 => x[2 % 6], 1 => x[2 % 6], _ => 0.5 }))).sin();
        list[0] += (applied(|z| 0.2, 1.9) + x[3 % 6]) + s + list[0] + list[1] + a1;
    }

    #[compiled]
    pub fn p113(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = ((tips[0]) * 0.3).exp().min(20.0);
        let mut h2 = Kind::Two { pair: Pair { a: z1, b: [0.3, given], n: 1 }, weight: given };
        s = 0.7 * s + ((-s)).sin();
        let mut a3 = first(&[0.2, (match 1 % 3 { 0 => x[0 % 6], 1 => tips[0], _ => 0.5 })]);
        let mut a4 = (bounded(s) * h2.size());
        vec![s, (-((given) * 0.3).exp().min(20.0)) + s + given + tips[0] + tips[1] + a3 + a4 + h2.size() + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p114(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        s = 0.7 * s + ((((match 3 % 3 { 0 => 1.2, 1 => 1.7, _ => 0.5 })) * 0.3).exp().min(20.0)).sin();
        given *= (applied(|z| (0.6 / (1.5 + x[(k as usize % 5) % 6] * x[(k as usize % 5) % 6])), (if let Some(z) = positive(s) { z * 1.9 } else { s }))).cos();
        vec![s, ((x[(k as usize % 5) % 6] * (f64::from(k) * 0.03).sin()) + (match side(x[0 % 6]) { Side::Left => x[0 % 6], Side::Right => 0.4, Side::Both => x[0 % 6] })) + s + given + tips[0] + tips[1] + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    impl Model { #[compiled]
    pub fn p115(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        if (self.scale * (f64::from(k) * 0.03).sin()) < (1.3 * self.pair.a) {
            let d1 = self.w.iter().rev().fold(0.3, |m, a| (m * a + first(&[self.pair.a, self.pair.a])).cos());
        } else {
            let a2 = branches(&self.w, (if 0 % 2 == 0 { self.w[(self.n * 1) % self.w.len()] } else { x[1 % 6] }), 2);
        }
        s = 0.7 * s + (0.2).sin();
        ((match 0 % 3 { 0 => x[2 % 6], 1 => self.w[(k as usize % 5) % self.w.len()], _ => 0.5 }) + (match (k as usize % 5) % 3 { 0 => 1.0, 1 => self.pair.b[1], _ => 0.5 })) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p116(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            #[rerun]
            for i2 in 0..3 {
                if (match 0 % 3 { 0 => x[(i2 + 1) % 6], 1 => 0.8, _ => 0.5 }) < (x[u1 % 6] * x[0 % 6]) {
                    s = s * 0.5 + ((match i2 % 3 { 0 => x[(u1 * 1) % 6], 1 => 1.8, _ => 0.5 }) * (x[0 % 6] + x[1 % 6]));
                } else {
                    let f3 = |y: f64| y * first(&[x[(u1 + 0) % 6], s]) + y.sin(); let c4 = f3((match side(s) { Side::Left => s, Side::Right => 0.4, Side::Both => s }));
                    let mut q5 = Pair { a: x[u1 % 6], b: [(c4 + c4), 0.4], n: 0 };
                }
                let mut q6 = Pair { a: (match (u1 * 2) % 3 { 0 => s, 1 => x[u1 % 6], _ => 0.5 }), b: [(match (i2 + 0) % 3 { 0 => 0.1, 1 => x[(i2 + 1) % 6], _ => 0.5 }), 0.4], n: 0 };
                if (i2 * 3) % 2 == 0 { continue; }
                let j7: u16 = 34; s *= (j7 as f64 * 0.1).cos();
            }
            let z8 = (match side(1.9) { Side::Left => x[(u1 * 1) % 6], Side::Right => 0.4, Side::Both => 1.9 });
            let Some(g9) = Some((match side(s) { Side::Left => s, Side::Right => 0.4, Side::Both => s })) else { panic!() };
            if matches!(positive(z8), Some(g) if g * g9 > 0.3) { s += g9; }
        }
        for i10 in 0..1 {
            if chain(x[3 % 6], x[i10 % 6]).unwrap_or(0.6) < (0.6 + s) && x[(i10 + 1) % 6] > 0.2 {
                let z11 = 1.3;
                let Some(g12) = Some((s * 1.1)) else { panic!() };
                if matches!(positive(z11), Some(g) if g * g12 > 0.3) { s += g12; }
                let z13 = x[(i10 * 3) % 6];
                let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > (x[3 % 6]).min(0.6) || a14 > 1.2 { break a14 * (x[3 % 6]).min(0.6); } };
                if (match 2 % 3 { 0 => x[2 % 6], 1 => g12, _ => 0.5 }) < applied(|z| x[(i10 + 2) % 6], s) { continue; }
                if (g12 + 0.7) < s {
                    let z15 = (match 0 % 3 { 0 => x[3 % 6], 1 => 0.1, _ => 0.5 });
                    let Some(g16) = Some((x[1 % 6] * x[(i10 * 3) % 6])) else { panic!() };
                    if matches!(positive(z15), Some(g) if g * g16 > 0.3) { s += g16; }
                    let mut a17 = (x[i10 % 6]).tanh();
                    let j18: u16 = 23; s *= (j18 as f64 * 0.1).cos();
                    if (i10 * 1) % 2 == 0 { continue; }
                    let mut a19 = early(a14, (match side(a14) { Side::Left => a17, Side::Right => 0.4, Side::Both => a14 }));
                } else {
                    let z20 = (x[2 % 6]).atan2(x[1 % 6]);
                    let Some(g21) = Some(s) else { panic!() };
                    if matches!(positive(z20), Some(g) if g * g21 > 0.3) { s += g21; }
                }
            } else {
                s -= bounded((match (i10 * 3) % 3 { 0 => (match (i10 + 2) % 3 { 0 => 0.3, 1 => s, _ => 0.5 }), 1 => (match (i10 + 1) % 3 { 0 => s, 1 => s, _ => 0.5 }), _ => 0.5 }));
            }
        }
        1.7 + s
    }

    #[compiled]
    pub fn p117(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (if (if ((s) * 0.3).exp().min(20.0) < applied(|z| 1.6, s) { s } else { 1.5 }) < s { x[2 % 6] } else { x[2 % 6] });
        let Some(g2) = Some((-x[3 % 6])) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        s = 0.7 * s + (x[2 % 6]).sin();
        s += ((early(0.5, x[0 % 6]) * (x[0 % 6] - s))).tanh();
        let mut u3 = 0;
        loop {
            u3 += 1; if u3 > 3 { break; }
            if (2.0).hypot(g2) < (match 0 % 3 { 0 => s, 1 => s, _ => 0.5 }) {
                s = 0.7 * s + (x[0 % 6]).sin();
            } else {
                let z4 = (x[3 % 6] - 1.5);
                let Some(g5) = Some((if chain(g2, g2).unwrap_or(0.6) < (match 2 % 3 { 0 => g2, 1 => g2, _ => 0.5 }) { g2 } else { x[(u3 + 0) % 6] })) else { panic!() };
                if matches!(positive(z4), Some(g) if g * g5 > 0.3) { s += g5; }
                let z6 = (match u3 % 3 { 0 => x[(u3 + 2) % 6], 1 => 0.6, _ => 0.5 });
                let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (g5 * x[(u3 * 3) % 6]) || a7 > 1.2 { break a7 * (g5 * x[(u3 * 3) % 6]); } };
            }
        }
        let mut t8 = (s - g2);
        for i9 in 0..5 {
            let mut f10 = ((s * 1.6) * (-x[2 % 6]));
            t8 += f10 * f10;
            s = 0.7 * s + ((match i9 % 3 { 0 => (if 3 % 2 == 0 { x[(i9 * 3) % 6] } else { 1.2 }), 1 => (match 0 % 3 { 0 => g2, 1 => x[2 % 6], _ => 0.5 }), _ => 0.5 })).sin();
            let mut v11 = vec![x[(i9 * 1) % 6], (-s)];
        }
        (match 0 % 3 { 0 => (match 1 % 3 { 0 => s, 1 => 0.1, _ => 0.5 }), 1 => (match 2 % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 }), _ => 0.5 }) + s + g2 + t8
    }

    #[compiled]
    pub fn p118(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (match 3 % 3 { 0 => 0.6, 1 => s, _ => 0.5 });
        let Some(g2) = Some(chain(x[0 % 6], s).unwrap_or(0.6)) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let z3 = (match 1 % 3 { 0 => x[0 % 6], 1 => 1.7, _ => 0.5 });
        let mut h4 = Kind::None;
        let z5 = (match 0 % 3 { 0 => 0.3, 1 => x[1 % 6], _ => 0.5 });
        let mut h6 = Kind::Two { pair: Pair { a: z5, b: [0.3, (x[2 % 6]).sin()], n: 1 }, weight: (x[2 % 6]).sin() };
        let mut a7 = 1.8;
        s = 0.7 * s + ((match 3 % 3 { 0 => x[1 % 6], 1 => (x[0 % 6]).hypot(1.3), _ => 0.5 })).sin();
        let mut t8 = (match 2 % 3 { 0 => x[0 % 6], 1 => x[3 % 6], _ => 0.5 });
        for i9 in 0..5 {
            let mut f10 = ((-s) * early(s, x[(i9 * 1) % 6]));
            t8 += f10 * f10;
            let f11 = |y: f64| y * (match (i9 * 3) % 3 { 0 => x[i9 % 6], 1 => s, _ => 0.5 }) + y.sin(); let c12 = f11(x[(i9 * 2) % 6]);
            let a13 = 0.1;
            s = 0.7 * s + ((applied(|z| c12, a7) * a13)).sin();
        }
        first(&[(x[1 % 6] + 1.2), (match 2 % 3 { 0 => s, 1 => 0.2, _ => 0.5 })]) + s + g2 + a7 + t8 + h4.size() + h6.size()
    }

    #[compiled]
    pub fn p119(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let (l1, r2) = ((if let Some(z) = positive((*state).b[1]) { z * (*list)[2 % (*list).len()] } else { (*state).b[1] }), ((-0.2)).sin());
        let f3 = |y: f64| y * ((0.6) * 0.3).exp().min(20.0) + y.sin(); let c4 = f3(raised::<3>(l1));
        ((c4 + (*list).iter().sum::<f64>() + s + l1 + r2 + c4 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [c4 + (*list).iter().sum::<f64>() + s + l1 + r2 + c4 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p120(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let f1 = |y: f64| y * self.pair.b[1] + y.sin(); let c2 = f1((match (self.n * 3) % 3 { 0 => self.pair.a, 1 => self.pair.a, _ => 0.5 }));
        if (k as usize % 5) % 2 == 0 && x[0] > 1.9 { return x[(k as usize % 5) % 6]; }
        let z3 = bounded(self.w[1 % self.w.len()]);
        let Some(g4) = Some((1.1 * (f64::from(k) * 0.03).sin())) else { panic!() };
        if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
        let mut t5 = (match (self.n * 2) % 3 { 0 => self.w[(k as usize % 5) % self.w.len()], 1 => self.pair.b[1], _ => 0.5 });
        for i6 in 0..1 {
            let mut f7 = chain((self.pair.b[1]).atan(), applied(|z| 0.6, x[1 % 6])).unwrap_or(0.6);
            t5 += f7 * f7;
            if c2 < 0.4 {
                let z8 = bounded(x[2 % 6]);
                let mut o9: Option<f64> = chain(z8, 0.9);
            } else {
                if (self.n + 1) % 2 == 0 {
                    let mut j10: i16 = 19;
                    for i11 in j10 % 3..3 { j10 = j10.wrapping_mul(3).wrapping_add(i11); s = (s * (1.7).cos() + (j10 % 97) as f64 * 0.01).sin(); }
                    s = 0.7 * s + ((x[i6 % 6] + (self.w[(self.n * 1) % self.w.len()] * x[3 % 6]))).sin();
                } else {
                    let z12 = f7;
                    let Some(g13) = Some(x[3 % 6]) else { panic!() };
                    if matches!(positive(z12), Some(g) if g * g13 > 0.3) { s += g13; }
                    s = 0.7 * s + ((self.pair.b[1] * (f64::from(k) * 0.03).sin())).sin();
                    let mut a14 = ((self.pair.a) * 0.3).exp().min(20.0);
                }
                let j15: i16 = (k as i16).rem_euclid(5).max((k as i16).min(3));
            }
            for i16 in 0..3 {
                #[rerun]
                for (e17, e18) in self.w.iter().zip(x.iter().skip(1)) {
                    let mut v19 = vec![(1.5 - (*e18)), 0.2];
                }
                let z20 = (s).min(1.1);
                let Some(g21) = Some((c2 * self.w[3 % self.w.len()])) else { panic!() };
                if matches!(positive(z20), Some(g) if g * g21 > 0.3) { s += g21; }
                let z22 = f7;
                let a23 = 'a: { if (k as usize % 5) % 2 == 0 { break 'a z22; } for k in 0..3 { s = (s + z22 * k as f64).cos(); if s > 0.5 { break 'a s * (0.5 * self.scale); } } (0.5 * self.scale) };
                if k > 1 { break; }
                let (l24, r25) = ((match (k as usize % 5) % 3 { 0 => self.w[1 % self.w.len()], 1 => self.scale, _ => 0.5 }), (chain(self.w[3 % self.w.len()], x[1 % 6]).unwrap_or(0.6)).sin());
            }
        }
        raised::<3>((match side(s) { Side::Left => s, Side::Right => 0.4, Side::Both => s })) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + c2 + g4 + t5 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p121(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        #[rerun]
        for i1 in 0..4 {
            let j2: u32 = 28; s *= (j2 as f64 * 0.1).cos();
            if (if i1 % 2 == 0 { 0.3 } else { x[1 % 6] }) < (if (1.7).max(x[1 % 6]) < bounded(s) { list[0] } else { s }) && x[0] > 1.9 { list[0] += s; return; }
            let j3: u16 = 40; s *= (j3 as f64 * 0.1).cos();
        }
        if (x[0 % 6] * x[0 % 6]) < (s * 0.5) {
            let z4 = early(x[0 % 6], s);
            let a5 = 'a: { if (match 2 % 3 { 0 => s, 1 => x[2 % 6], _ => 0.5 }) < (match 2 % 3 { 0 => list[0], 1 => list[1], _ => 0.5 }) { break 'a z4; } for k in 0..3 { s = (s + z4 * k as f64).cos(); if s > 0.5 { break 'a s * (match 1 % 3 { 0 => list[0], 1 => 1.8, _ => 0.5 }); } } (match 1 % 3 { 0 => list[0], 1 => 1.8, _ => 0.5 }) };
            let mut a6 = ((x[1 % 6] * x[0 % 6])).atan2((if let Some(z) = positive(a5) { z * x[1 % 6] } else { a5 }));
        } else {
            let (l7, r8) = ((0.5).atan(), ((x[3 % 6] + list[1])).sin());
            let mut w9 = 0;
            while w9 < 4 && (w9 < 2 || (l7 * list[0]) < (x[0 % 6] + x[2 % 6])) {
                w9 += 1;
                for i10 in 0..4 {
                    s = 0.7 * s + ((if let Some(z) = positive((if (w9 * 3) % 2 == 0 { l7 } else { r8 })) { z * (match w9 % 3 { 0 => x[(w9 + 0) % 6], 1 => x[(i10 + 1) % 6], _ => 0.5 }) } else { (if (w9 * 3) % 2 == 0 { l7 } else { r8 }) })).sin();
                    if (x[0 % 6] + x[2 % 6]) < chain(x[3 % 6], s).unwrap_or(0.6) { continue; }
                    let f11 = |y: f64| y * x[i10 % 6] + y.sin(); let c12 = f11((x[w9 % 6] * x[2 % 6]));
                }
                let z13 = 1.4;
                let a14 = 'a: { if (w9 + 1) % 2 == 0 { break 'a z13; } for k in 0..3 { s = (s + z13 * k as f64).cos(); if s > 0.5 { break 'a s * (match 2 % 3 { 0 => 0.9, 1 => x[1 % 6], _ => 0.5 }); } } (match 2 % 3 { 0 => 0.9, 1 => x[1 % 6], _ => 0.5 }) };
            }
            s -= bounded(((match 2 % 3 { 0 => x[1 % 6], 1 => list[1], _ => 0.5 }) - (list[0] + s)));
        }
        let z15 = (1.3 + x[2 % 6]);
        let a16 = 'a: { if (x[1 % 6]).sin() < (1.0 + x[0 % 6]) { break 'a z15; } for k in 0..3 { s = (s + z15 * k as f64).cos(); if s > 0.5 { break 'a s * (x[3 % 6] - s); } } (x[3 % 6] - s) };
        let a17 = 0.2;
        let mut a18 = (match 3 % 3 { 0 => (match 2 % 3 { 0 => x[1 % 6], 1 => 1.6, _ => 0.5 }), 1 => (1.5 * list[0]), _ => 0.5 });
        list[0] += (((1.9).atan()) * 0.3).exp().min(20.0) + s + list[0] + list[1] + a16 + a17 + a18;
    }

    #[compiled]
    pub fn p122(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if k > 2 {
            for i1 in 0..2 {
                let z2 = applied(|z| s, 2.0);
                let a3 = (*list).first().unwrap() * z2 + (*list).get((*list).len() / 2).unwrap();
                if k > 4 {
                    s *= (a3).cos();
                    let d4 = (*list).iter().zip(x).map(|(a, b)| a * b + (*state).b[0]).sum::<f64>();
                    let z5 = folded(&(*list), |z, j| 1.7 + z * j as f64);
                    let mut h6 = Kind::Maybe(positive(z5));
                } else {
                    let d7 = (*list).chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
                    let mut v8: Vec<f64> = x.iter().map(|y| y * (s / (1.5 + (*list)[i1 % (*list).len()] * (*list)[i1 % (*list).len()]))).collect();
                    let z9 = early(d7, d7);
                    let mut a10 = 0.1; let a10 = loop { a10 += 0.4; if a10 * z9 > bounded(1.0) || a10 > 1.2 { break a10 * bounded(1.0); } };
                    if (-0.5) < (0.7 / (1.5 + a3 * a3)) && first(&[x[1 % 6], a3]) > 0.2 { break; }
                    let z11 = chain(a10, s).unwrap_or(0.6);
                    let mut h12 = Kind::Two { pair: Pair { a: z11, b: [0.3, (if let Some(z) = positive(s) { z * x[(k as usize % 5) % 6] } else { s })], n: 1 }, weight: (if let Some(z) = positive(s) { z * x[(k as usize % 5) % 6] } else { s }) };
                }
                if k > 6 {
                    s -= bounded((*list)[i1 % (*list).len()]);
                    let j13: u16 = (k as u16).wrapping_mul(8 as u16).wrapping_sub((k as u16));
                } else {
                    let at = i1 % (*list).len(); (*list)[at] += ((if let Some(z) = positive(bounded(s)) { z * (x[(k as usize % 5) % 6]).atan() } else { bounded(s) })).tanh();
                }
            }
            let f14 = |y: f64| y * 0.4 + y.sin(); let c15 = f14(((*state).b[0]).tanh());
            let z16 = (c15 + x[2 % 6]);
            let a17 = shrink(&mut (*list), bounded(z16));
        } else {
            let z18 = (*state).a;
            let mut h19 = Kind::None;
            let f20 = |y: f64| y * bounded(0.9) + y.sin(); let c21 = f20(bounded(s));
            let at = (k as usize % 5) % (*list).len(); (*list)[at] += ((-c21)).tanh();
        }
        let (l22, r23) = ((-(*state).b[0]), ((s * (*state).b[0])).sin());
        let f24 = |y: f64| y * (match side(l22) { Side::Left => s, Side::Right => 0.4, Side::Both => l22 }) + y.sin(); let c25 = f24((x[0 % 6]).hypot(s));
        s = s * 0.5 + (match 3 % 3 { 0 => ((*state).b[0] + r23), 1 => raised::<3>((*list)[1 % (*list).len()]), _ => 0.5 });
        let mut t26 = chain(c25, 1.3).unwrap_or(0.6);
        for i27 in 0..5 {
            let mut f28 = (if let Some(z) = positive((r23).hypot(1.2)) { z * (if 1 % 2 == 0 { c25 } else { r23 }) } else { (r23).hypot(1.2) });
            t26 += f28 * f28;
            let (l29, r30) = ((x[(i27 + 0) % 6] * (((k % 83) as f64) * 0.03).sin()), (((x[2 % 6]) * 0.3).exp().min(20.0)).sin());
            let (l31, r32) = (((*state).a * (((k % 83) as f64) * 0.03).sin()), (folded(&(*list), |z, j| 0.9 + z * j as f64)).sin());
        }
        ((l22 + (*list).iter().sum::<f64>() + s + l22 + r23 + c25 + t26 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [l22 + (*list).iter().sum::<f64>() + s + l22 + r23 + c25 + t26 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p123(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let a1 = bounded((self.pair.b[1] + self.scale));
        let mut j2: i16 = (bounded(a1) * 2.0) as i16;
        for i3 in j2 % 3..3 { j2 = j2.wrapping_mul(3).wrapping_add(i3); s = (s * bounded(a1) + (j2 % 97) as f64 * 0.01).sin(); }
        for i4 in 0..3 {
            #[rerun]
            for i5 in (0..3).rev() {
                let z6 = search(&self.w, 1.8);
                let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (self.w[(j2 as usize % 5) % self.w.len()] * self.w[2 % self.w.len()]) || a7 > 1.2 { break a7 * (self.w[(j2 as usize % 5) % self.w.len()] * self.w[2 % self.w.len()]); } };
                for i8 in 0..3 {
                    let f9 = |y: f64| y * (-self.pair.a) + y.sin(); let c10 = f9((if applied(|z| self.pair.b[1], self.scale) < raised::<3>(self.pair.a) { self.w[(i4 + 2) % self.w.len()] } else { x[2 % 6] }));
                    let mut v11 = vec![halves(&self.w, a7); 4];
                    if (j2 as usize % 5) % 2 == 0 { continue; }
                    let a12 = (if let Some(z) = positive(c10) { z * (c10 * self.scale) } else { c10 });
                }
            }
        }
        for (k13, e14) in self.w.iter_mut().enumerate() {
            *e14 = (((heavier(&self.pair, &self.pair, 1.8) + self.pair.weight(1.8)) + (if let Some(z) = positive(0.6) { z * x[(k as usize % 5) % 6] } else { 0.6 }))).sin() + 0.1 * *e14;
            if 3 % 2 == 0 {
                let mut q15 = self.pair.clone(); q15.a *= 0.7; self.pair = q15.clone();
            } else {
                let a16 = x[(k13 * 3) % 6];
                let z17 = (x[(self.n + 2) % 6] * 1.6);
                let mut a18 = 0.1; let a18 = loop { a18 += 0.4; if a18 * z17 > (match self.n % 3 { 0 => x[3 % 6], 1 => a1, _ => 0.5 }) || a18 > 1.2 { break a18 * (match self.n % 3 { 0 => x[3 % 6], 1 => a1, _ => 0.5 }); } };
            }
        }
        let d19 = self.w.chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
        let mut t20 = self.pair.b[0];
        for i21 in 0..2 {
            let mut f22 = bounded((a1 - self.pair.b[1]));
            t20 += f22 * f22;
            let at = 3 % self.w.len(); self.w[at] += (f22).tanh();
        }
        bounded(chain(d19, self.pair.b[1]).unwrap_or(0.6)) + self.w.iter().sum::<f64>() + s + self.scale + a1 + d19 + t20 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos() + ((j2 % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p124(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut v1 = x.to_vec();
        let at = 0 % (*list).len(); (*list).swap(at, 0);
        let mut t2 = (s + s);
        for i3 in 0..4 {
            let mut f4 = ((heavier(&(*state), &(*state), (*state).b[1]) + (*state).weight((*state).b[1]))).hypot(first(&[s, s]));
            t2 += f4 * f4;
            if raised::<2>((*state).b[0]) < (1.1 / (1.5 + f4 * f4)) && bounded((*state).b[0]) > 0.2 && x[0] > 1.9 { return ((s).tanh(), [s, x[0] * s]); }
            let z5 = 1.8;
            let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > s || a6 > 1.2 { break a6 * s; } };
            let j7 = ((k as u64).rem_euclid(5).max((k as u64).min(3))) as u64;
        }
        (((first(&[1.7, t2]) * v1[2 % v1.len()]) + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + t2 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(first(&[1.7, t2]) * v1[2 % v1.len()]) + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + t2 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p125(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = first(&[s, 0.6]);
        let mut o2: Option<f64> = chain(z1, 0.9);
        s = 0.7 * s + ((-(x[3 % 6]).max(s))).sin();
        let mut t3 = (match 0 % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 });
        for i4 in 0..3 {
            let mut f5 = 0.7;
            t3 += f5 * f5;
            let z6 = x[1 % 6];
            let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > f5 || a7 > 1.2 { break a7 * f5; } };
            let mut v8 = vec![s, ((0.6) * 0.3).exp().min(20.0)];
            #[rerun]
            for i9 in 0..1 {
                let mut u10 = 0;
                loop {
                    u10 += 1; if u10 > 3 { break; }
                    f5 = f5 * 0.5 + ((match side(x[3 % 6]) { Side::Left => 0.2, Side::Right => 0.4, Side::Both => x[3 % 6] }) * first(&[1.3, v8[2 % v8.len()]]));
                    let d11 = v8.iter().rev().fold(0.3, |m, a| (m * a + early(1.8, v8[2 % v8.len()])).cos());
                    let mut q12 = Pair { a: folded(&v8, |z, j| 1.8 + z * j as f64), b: [(1.5 * v8[(u10 * 1) % v8.len()]), 0.4], n: 0 };
                }
                let z13 = (x[2 % 6] / (1.5 + 0.9 * 0.9));
                o2 = Some(bounded(z13));
                if (a7 - 0.3) < (match (i9 + 1) % 3 { 0 => s, 1 => v8[3 % v8.len()], _ => 0.5 }) { continue; }
                if first(&[s, v8[(i9 + 1) % v8.len()]]) < (match 0 % 3 { 0 => a7, 1 => x[(i4 * 1) % 6], _ => 0.5 }) {
                    let d15 = v8.iter().filter(|a| **a > applied(|z| v8[0 % v8.len()], 0.7)).map(|a| a * a).sum::<f64>();
                    let d16 = v8.iter().rev().fold(0.3, |m, a| (m * a + x[2 % 6]).cos());
                    let z17 = (v8[0 % v8.len()] * v8[i4 % v8.len()]);
                    let g18 = match o2 { Some(g) => g * a7, None if z17 > 0.9 => { continue; } None => 0.3 };
                } else {
                    let z19 = a7;
                    let mut o20: Option<f64> = None;
                    let mut a21 = ((a7 - s) + raised::<3>(v8[0 % v8.len()]));
                    if 1 % 2 == 0 { break; }
                    let z22 = early(v8[i9 % v8.len()], x[(i9 * 1) % 6]);
                    let a23 = 'a: { if (x[2 % 6] + v8[(i9 * 1) % v8.len()]) < (match (i9 * 3) % 3 { 0 => x[(i9 + 1) % 6], 1 => x[1 % 6], _ => 0.5 }) { break 'a z22; } for k in 0..3 { s = (s + z22 * k as f64).cos(); if s > 0.5 { break 'a s * (v8[2 % v8.len()] / (1.5 + v8[3 % v8.len()] * v8[3 % v8.len()])); } } (v8[2 % v8.len()] / (1.5 + v8[3 % v8.len()] * v8[3 % v8.len()])) };
                }
            }
        }
        (match 2 % 3 { 0 => (0.4).cos(), 1 => (t3 + t3), _ => 0.5 }) + s + t3 + o2.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p126(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let j1: u32 = 3; s *= (j1 as f64 * 0.1).cos();
        s = 0.7 * s + ((match 0 % 3 { 0 => (-s), 1 => x[0 % 6], _ => 0.5 })).sin();
        first(&[applied(|z| x[0 % 6], s), (x[0 % 6] - x[0 % 6])]) + s
    }

    #[compiled]
    pub fn p127(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if (0.8 * x[0 % 6]) < s && s > 0.2 {
            let mut a1 = search(&(*list), ((*state).a * (((k % 83) as f64) * 0.03).sin()));
            let mut w2 = 0;
            while w2 < 4 && (w2 < 2 || (0.3).tanh() < branches(&(*list), a1, 2) && (*state).a > 0.2) {
                w2 += 1;
                let f3 = |y: f64| y * a1 + y.sin(); let c4 = f3((1.2 * x[(k as usize % 5) % 6]));
                let z5 = folded(&(*list), |z, j| a1 + z * j as f64);
                let mut o6: Option<f64> = chain(z5, 0.9);
                let d7 = (*list).iter().zip(x).map(|(a, b)| a * b + (if let Some(z) = positive((*list)[(w2 + 2) % (*list).len()]) { z * c4 } else { (*list)[(w2 + 2) % (*list).len()] })).sum::<f64>();
            }
        } else {
            let z8 = s;
            let mut i9 = z8.abs() as usize % (*list).len(); (i9, (*list)[i9], s) = ((i9 + 1) % (*list).len(), s * z8, (*list)[(k as usize % 5) % (*list).len()]);
            s += (((*state).clone() + (*state).clone()) * s).norm().sin();
        }
        s = ((applied(|z| z, x[(k as usize % 5) % 6])).sin()).sin();
        if (s).max(x[1 % 6]) < (s * s) {
            s = (early((match 3 % 3 { 0 => (*state).b[1], 1 => 0.7, _ => 0.5 }), (match side((*list)[0 % (*list).len()]) { Side::Left => x[0 % 6], Side::Right => 0.4, Side::Both => (*list)[0 % (*list).len()] }))).sin();
        } else {
            let z10 = (x[3 % 6]).atan();
            if z10 > 0.4 { (*list).clear(); (*list).push(bounded(z10)); } *(*list).last_mut().unwrap() *= z10.cos();
            for i11 in 0..4 {
                let mut u12 = 0;
                #[rerun]
                loop {
                    u12 += 1; if u12 > 3 { break; }
                    let z13 = (match (u12 + 0) % 3 { 0 => s, 1 => s, _ => 0.5 });
                    let a14 = shrink(&mut (*list), bounded(z13));
                    let z15 = (heavier(&(*state), &(*state), (*list)[(k as usize % 5) % (*list).len()]) + (*state).weight((*list)[(k as usize % 5) % (*list).len()]));
                    let a16 = 'a: { if search(&(*list), (*state).b[1]) < ((s) * 0.3).exp().min(20.0) && ((*state).a * a14) > 0.2 { break 'a z15; } for k in 0..3 { s = (s + z15 * k as f64).cos(); if s > 0.5 { break 'a s * s; } } s };
                    let mut v17: Vec<f64> = x.iter().map(|y| y * early(x[2 % 6], 0.7)).collect();
                }
            }
        }
        let z18 = (s * s);
        let mut h19 = Kind::None;
        let mut t20 = (1.7 + ends(&(*list)));
        for i21 in 0..3 {
            let mut f22 = (*list)[(i21 * 2) % (*list).len()];
            t20 += f22 * f22;
            let z23 = raised::<3>(f22);
            f22 += match &h19 { Kind::Two { pair, weight: g25 } => pair.b[1] * g25, Kind::One(g25) if *g25 > 0.2 => *g25, _ => bounded(z23) };
            let z26 = early((*state).b[0], 0.8);
            let mut a27 = 0.1; let a27 = loop { a27 += 0.4; if a27 * z26 > s || a27 > 1.2 { break a27 * s; } };
            let mut a28 = (*state).b[0];
        }
        ((t20 + (*list).iter().sum::<f64>() + s + t20 + (*state).norm() + h19.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [t20 + (*list).iter().sum::<f64>() + s + t20 + (*state).norm() + h19.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p128(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut w1 = 0;
        #[rerun]
        while w1 < 4 && (w1 < 2 || (match side(s) { Side::Left => x[1 % 6], Side::Right => 0.4, Side::Both => s }) < early(s, 0.7)) {
            w1 += 1;
            s = 0.7 * s + ((match 1 % 3 { 0 => (x[2 % 6] / (1.5 + s * s)), 1 => (if 1 % 2 == 0 { x[2 % 6] } else { s }), _ => 0.5 })).sin();
            s = 0.7 * s + (s).sin();
        }
        let j2: i32 = ((s - s) * 2.0) as i32;
        let j3: u32 = (j2 as u32).wrapping_mul(46 as u32).wrapping_sub((j2 as u32));
        let mut u4 = 0;
        loop {
            u4 += 1; if u4 > 3 { break; }
            let mut v5: Vec<f64> = x.iter().map(|y| y * (match side(s) { Side::Left => 1.7, Side::Right => 0.4, Side::Both => s })).collect();
            let z6 = (s * (f64::from(j2) * 0.03).sin());
            let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (0.9).cos() || a7 > 1.2 { break a7 * (0.9).cos(); } };
        }
        s + s + ((j2 % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos()
    }

    #[compiled]
    pub fn p129(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let f1 = |y: f64| y * (if x[3 % 6] < (if let Some(z) = positive(s) { z * x[2 % 6] } else { s }) { x[0 % 6] } else { s }) + y.sin(); let c2 = f1(x[1 % 6]);
        for i3 in 0..4 {
            let z4 = (c2).tanh();
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (x[i3 % 6] * 1.9) || a5 > 1.2 { break a5 * (x[i3 % 6] * 1.9); } };
            let mut j6: i64 = (1.2 * 2.0) as i64;
            for i7 in j6 % 3..3 { j6 = j6.wrapping_mul(3).wrapping_add(i7); s = (s * c2 + (j6 % 97) as f64 * 0.01).sin(); }
        }
        let mut t8 = (match 2 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 });
        for i9 in 0..3 {
            let mut f10 = ((match (i9 + 0) % 3 { 0 => c2, 1 => s, _ => 0.5 }) * (match 3 % 3 { 0 => x[(i9 * 3) % 6], 1 => s, _ => 0.5 }));
            t8 += f10 * f10;
            let z11 = s;
            let Some(g12) = Some((match 1 % 3 { 0 => f10, 1 => c2, _ => 0.5 })) else { panic!() };
            if matches!(positive(z11), Some(g) if g * g12 > 0.3) { s += g12; }
            let j13 = (45) as i8;
        }
        (match 3 % 3 { 0 => bounded(c2), 1 => (match 0 % 3 { 0 => x[1 % 6], 1 => c2, _ => 0.5 }), _ => 0.5 }) + s + c2 + t8
    }

    #[compiled]
    pub fn p130(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (if (s + s) < 1.0 && (heavier(&(*state), &(*state), s) + (*state).weight(s)) > 0.2 { (*state).b[0] } else { (*state).b[0] });
        let mut v2 = (*list).clone(); v2.push(s * z1); v2.truncate(1 + v2.len() / 2);
        let j3 = (!(k as u16) & 53) as u16;
        for i4 in 0..2 {
            for (k5, e6) in v2.iter_mut().enumerate() {
                *e6 = (((-(*e6)) - s)).sin() + 0.1 * *e6;
                let a7 = ((match (j3 as usize % 5) % 3 { 0 => (*list)[(k as usize % 5) % (*list).len()], 1 => x[(k as usize % 5) % 6], _ => 0.5 }) + (s * (*list)[(j3 as usize % 5) % (*list).len()]));
                for i8 in (0..4).rev() {
                    let d9 = (*list).windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
                    let z10 = ((*e6) * (*state).b[0]);
                    let mut q11 = Pair { a: z10.sin(), ..(*state) };
                    (q11.b[0], q11.a) = (q11.a * z10, q11.b[0]);
                    if raised::<1>((*list)[(k5 * 1) % (*list).len()]) < along(&(*list), x[(i8 + 0) % 6]) && (q11.b[0] - x[2 % 6]) > 0.2 { continue; }
                    let at = 3 % (*list).len(); (*list)[at] = ((match side((*list)[(k5 + 1) % (*list).len()]) { Side::Left => ((*state).b[1] + s), Side::Right => 0.4, Side::Both => (*list)[(k5 + 1) % (*list).len()] })).sin();
                }
            }
            for (e12, e13) in v2.iter().zip(x.iter().skip(1)) {
                for (k14, e15) in (*list).iter_mut().enumerate() {
                    *e15 = ((if let Some(z) = positive(s) { z * (match 2 % 3 { 0 => (*e12), 1 => (*e15), _ => 0.5 }) } else { s })).sin() + 0.1 * *e15;
                    s = s * 0.5 + first(&[((*e13)).cos(), early((*e13), (*e12))]);
                    s = 0.7 * s + (((x[(k14 * 3) % 6] + (*e13)) + ((*e13) * 0.6))).sin();
                    let z16 = (match 2 % 3 { 0 => (*state).b[0], 1 => 0.6, _ => 0.5 });
                    let mut a17 = 0.1; let a17 = loop { a17 += 0.4; if a17 * z16 > x[2 % 6] || a17 > 1.2 { break a17 * x[2 % 6]; } };
                    if chain(0.3, (*state).b[1]).unwrap_or(0.6) < ((*state).a + 1.2) { break; }
                    let z18 = v2[(k as usize % 5) % v2.len()];
                    let mut a19 = 0.1; let a19 = loop { a19 += 0.4; if a19 * z18 > first(&[(*e12), a17]) || a19 > 1.2 { break a19 * first(&[(*e12), a17]); } };
                }
                let z20 = (heavier(&(*state), &(*state), 1.1) + (*state).weight(1.1));
                let mut h21 = Kind::Maybe(positive(z20));
            }
            let z22 = (s + x[(j3 as usize % 5) % 6]);
            let mut v23: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z22).collect(); row[1] + row[2].sin() }).collect();
            for mut k in 0..2 { k += 1; s = (v23[k] * s).sin(); }
        }
        let mut v24 = vec![folded(&(*list), |z, j| 1.6 + z * j as f64); 2];
        (((heavier(&(*state), &(*state), applied(|z| (*state).b[1], s)) + (*state).weight(applied(|z| (*state).b[1], s))) + (*list).iter().sum::<f64>() + v2.iter().sum::<f64>() + v24.iter().sum::<f64>() + s + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos()).tanh(), [(heavier(&(*state), &(*state), applied(|z| (*state).b[1], s)) + (*state).weight(applied(|z| (*state).b[1], s))) + (*list).iter().sum::<f64>() + v2.iter().sum::<f64>() + v24.iter().sum::<f64>() + s + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p131(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let j1: i32 = 90; s *= (j1 as f64 * 0.1).cos();
        s = 0.7 * s + ((1.8 * (match 2 % 3 { 0 => s, 1 => 1.6, _ => 0.5 }))).sin();
        s = s * 0.5 + (match 2 % 3 { 0 => (match 3 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 }), 1 => (match 2 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }), _ => 0.5 });
        let z2 = (if (match 1 % 3 { 0 => x[2 % 6], 1 => x[0 % 6], _ => 0.5 }) < (match 3 % 3 { 0 => x[3 % 6], 1 => s, _ => 0.5 }) { x[3 % 6] } else { s });
        let mut h3 = Kind::Maybe(positive(z2));
        (match 0 % 3 { 0 => 0.6, 1 => (if let Some(z) = positive(x[1 % 6]) { z * s } else { x[1 % 6] }), _ => 0.5 }) + s + h3.size()
    }

    #[compiled]
    pub fn p132(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let j1 = (if (k as i16) > 2 { (k as i16) / 2 } else { (k as i16) | 1 }) as i16;
        let mut j2: u32 = (s * 2.0) as u32;
        for i3 in j2 % 3..3 { j2 = j2.wrapping_mul(3).wrapping_add(i3); s = (s * (if let Some(z) = positive(x[2 % 6]) { z * 1.6 } else { x[2 % 6] }) + (j2 % 97) as f64 * 0.01).sin(); }
        s = 0.7 * s + (((if let Some(z) = positive(1.6) { z * given } else { 1.6 })).min(chain(x[0 % 6], x[(j1 as usize % 5) % 6]).unwrap_or(0.6))).sin();
        let mut t4 = s;
        for i5 in 0..4 {
            let mut f6 = bounded((x[(j1 as usize % 5) % 6]).atan());
            t4 += f6 * f6;
            let z7 = x[2 % 6];
            let Some(g8) = Some((x[(i5 + 1) % 6] - given)) else { panic!() };
            if matches!(positive(z7), Some(g) if g * g8 > 0.3) { s += g8; }
        }
        vec![s, (((match 3 % 3 { 0 => x[3 % 6], 1 => tips[1], _ => 0.5 })) * 0.3).exp().min(20.0) + s + given + tips[0] + tips[1] + t4 + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos() + ((j2 % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p133(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        for i1 in 0..1 {
            let z2 = bounded(given);
            let mut h3 = Kind::One(z2);
        }
        let mut j4: u16 = !(k as u16) & 49;
        for i5 in j4 % 3..3 { j4 = j4.wrapping_mul(3).wrapping_add(i5); s = (s * x[1 % 6] + (j4 % 97) as f64 * 0.01).sin(); }
        let mut q6 = Pair { a: (-x[1 % 6]), b: [(if let Some(z) = positive(tips[1]) { z * x[(j4 as usize % 5) % 6] } else { tips[1] }), 0.4], n: 0 };
        let mut t7 = chain(x[2 % 6], tips[0]).unwrap_or(0.6);
        for i8 in 0..3 {
            let mut f9 = (match (i8 * 1) % 3 { 0 => (q6.b[0] * 1.4), 1 => (tips[0] * (f64::from(j4) * 0.03).sin()), _ => 0.5 });
            t7 += f9 * f9;
            let z10 = (match (i8 * 1) % 3 { 0 => x[(i8 * 3) % 6], 1 => x[3 % 6], _ => 0.5 });
            let Some(g11) = Some(((x[3 % 6]) * 0.3).exp().min(20.0)) else { panic!() };
            if matches!(positive(z10), Some(g) if g * g11 > 0.3) { s += g11; }
        }
        vec![s, ((0.1 * 0.5) + raised::<3>(x[(j4 as usize % 5) % 6])) + s + given + tips[0] + tips[1] + t7 + q6.norm() + ((k % 89) as f64 * 0.01).cos() + ((j4 % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p134(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (applied(|z| (z + x[2 % 6]), (x[1 % 6] * s))).sin();
        let z1 = applied(|z| x[2 % 6], s);
        let Some(g2) = Some((x[1 % 6] - 2.0)) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let z3 = (match side(g2) { Side::Left => x[1 % 6], Side::Right => 0.4, Side::Both => g2 });
        let mut v4: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z3).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v4[k] * s).sin(); }
        v4[0 % v4.len()] + v4.iter().sum::<f64>() + s + g2
    }

    #[compiled]
    pub fn p135(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let at = (k as usize % 5) % (*list).len(); (*list)[at] *= (((heavier(&(*state), &(*state), (*state).a) + (*state).weight((*state).a)) * (if k > 1 { (*list)[2 % (*list).len()] } else { 0.8 }))).cos();
        let mut a1 = 2.0;
        (*state).shift(bounded((early(0.4, s)).tanh()));
        let z2 = (if applied(|z| (*state).b[0], a1) < raised::<1>(1.5) { x[3 % 6] } else { s });
        let mut h3 = Kind::None;
        let mut t4 = chain(a1, s).unwrap_or(0.6);
        for i5 in 0..4 {
            let mut f6 = ((a1 * (((k % 83) as f64) * 0.03).sin()) * (heavier(&(*state), &h3, s) + h3.weight(s)));
            t4 += f6 * f6;
            let d7 = (*list).iter().zip(x).map(|(a, b)| a * b + (if let Some(z) = positive((*state).b[0]) { z * (*state).a } else { (*state).b[0] })).sum::<f64>();
            let mut a8 = (chain((*state).b[0], (*state).b[0]).unwrap_or(0.6) + ((*state).b[1] * (((k % 83) as f64) * 0.03).sin()));
        }
        ((((match side((*state).b[1]) { Side::Left => (*list)[(k as usize % 5) % (*list).len()], Side::Right => 0.4, Side::Both => (*state).b[1] }) + ends(&(*list))) + (*list).iter().sum::<f64>() + s + a1 + t4 + (*state).norm() + h3.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [((match side((*state).b[1]) { Side::Left => (*list)[(k as usize % 5) % (*list).len()], Side::Right => 0.4, Side::Both => (*state).b[1] }) + ends(&(*list))) + (*list).iter().sum::<f64>() + s + a1 + t4 + (*state).norm() + h3.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p136(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (s * s);
        let a2 = 'a: { if ((x[0 % 6]) * 0.3).exp().min(20.0) < (x[3 % 6] * 1.2) { break 'a z1; } for k in 0..3 { s = (s + z1 * k as f64).cos(); if s > 0.5 { break 'a s * applied(|z| z, s); } } applied(|z| z, s) };
        s = 0.7 * s + ((match 3 % 3 { 0 => x[3 % 6], 1 => raised::<1>(x[1 % 6]), _ => 0.5 })).sin();
        (match 2 % 3 { 0 => (a2 * 0.4), 1 => (x[2 % 6] * x[2 % 6]), _ => 0.5 }) + s + a2
    }

    impl Model { #[compiled]
    pub fn p137(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = (match self.n % 3 { 0 => s, 1 => self.w[(k as usize % 5) % self.w.len()], _ => 0.5 });
        let mut h2 = Kind::One(z1);
        #[rerun]
        for (e3, e4) in self.w.iter().zip(x.iter().skip(1)) {
            if 0.3 < self.scale && (x[1 % 6] / (1.5 + x[0 % 6] * x[0 % 6])) > 0.2 {
                let z5 = (match (k as usize % 5) % 3 { 0 => x[self.n % 6], 1 => 0.7, _ => 0.5 });
                let mut h6 = Kind::One(z5);
                if self.n % 2 == 0 {
                    let (l7, r8) = (first(&[1.5, s]), ((match (k as usize % 5) % 3 { 0 => self.pair.a, 1 => x[(k as usize % 5) % 6], _ => 0.5 })).sin());
                    let mut j9: i64 = !(k as i64) & 76;
                    for i10 in j9 % 3..3 { j9 = j9.wrapping_mul(3).wrapping_add(i10); s = (s * (match 3 % 3 { 0 => x[(k as usize % 5) % 6], 1 => self.pair.a, _ => 0.5 }) + (j9 % 97) as f64 * 0.01).sin(); }
                    if chain(s, self.w[(k as usize % 5) % self.w.len()]).unwrap_or(0.6) < (0.9).sin() { continue; }
                    let z11 = (-self.scale);
                    let mut a12 = 0.1; let a12 = loop { a12 += 0.4; if a12 * z11 > (0.6 / (1.5 + (*e4) * (*e4))) || a12 > 1.2 { break a12 * (0.6 / (1.5 + (*e4) * (*e4))); } };
                } else {
                    let mut q13 = Pair { a: (match 3 % 3 { 0 => 0.1, 1 => (*e3), _ => 0.5 }), b: [early(self.pair.a, (*e3)), 0.4], n: 0 };
                    let a14 = (heavier(&q13, &h2, (match side(1.4) { Side::Left => 1.6, Side::Right => 0.4, Side::Both => 1.4 })) + h2.weight((match side(1.4) { Side::Left => 1.6, Side::Right => 0.4, Side::Both => 1.4 })));
                    s = 0.7 * s + (applied(|z| (s * self.pair.b[0]), (heavier(&q13, &h2, (*e3)) + h2.weight((*e3))))).sin();
                }
                if along(&self.w, (*e3)) < ((*e4)).max(self.w[1 % self.w.len()]) { continue; }
                let mut v15 = vec![((s) * 0.3).exp().min(20.0); 4];
            } else {
                let z16 = (if s < ((*e3) * (*e4)) { 1.4 } else { 1.6 });
                let mut a17 = 0.1; let a17 = loop { a17 += 0.4; if a17 * z16 > (self.pair.a + (*e3)) || a17 > 1.2 { break a17 * (self.pair.a + (*e3)); } };
                let z18 = halves(&self.w, self.scale);
                let Some(g19) = Some((match side(1.9) { Side::Left => self.pair.a, Side::Right => 0.4, Side::Both => 1.9 })) else { panic!() };
                if matches!(positive(z18), Some(g) if g * g19 > 0.3) { s += g19; }
                s -= bounded(early(bounded(a17), ((0.1) * 0.3).exp().min(20.0)));
                if 0 % 2 == 0 { continue; }
                self.pair = -((*e4) * (&self.pair - &self.pair));
            }
        }
        let f20 = |y: f64| y * (x[(self.n + 2) % 6] + 1.0) + y.sin(); let c21 = f20((1.8 / (1.5 + self.scale * self.scale)));
        let mut t22 = 1.0;
        for i23 in 0..1 {
            let mut f24 = (raised::<1>(self.scale) * (c21 * (f64::from(k) * 0.03).sin()));
            t22 += f24 * f24;
            let z25 = (s * self.w[(k as usize % 5) % self.w.len()]);
            let mut h26 = Kind::None;
        }
        0.5 + self.w.iter().sum::<f64>() + s + self.scale + c21 + t22 + self.pair.norm() + h2.size() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p138(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (s).cos();
        let mut o2: Option<f64> = chain(z1, 0.9);
        s = 0.7 * s + (applied(|z| (-s), (-x[3 % 6]))).sin();
        s + s + o2.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p139(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = ((*list)[3 % (*list).len()] + x[(k as usize % 5) % 6]);
        let a2 = (*list).first().unwrap() * z1 + (*list).get((*list).len() / 2).unwrap();
        let z3 = along(&(*list), s);
        let mut h4 = Kind::Maybe(positive(z3));
        ((raised::<3>(1.0) + (*list).iter().sum::<f64>() + s + a2 + (*state).norm() + h4.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [raised::<3>(1.0) + (*list).iter().sum::<f64>() + s + a2 + (*state).norm() + h4.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p140(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (heavier(&(*state), &(*state), s) + (*state).weight(s));
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (match side(s) { Side::Left => s, Side::Right => 0.4, Side::Both => s }) || a2 > 1.2 { break a2 * (match side(s) { Side::Left => s, Side::Right => 0.4, Side::Both => s }); } };
        let mut q3 = (*state).clone(); q3.a *= 0.7; (*state) = q3.clone();
        let z4 = raised::<2>(0.3);
        let a5 = shrink(&mut (*list), bounded(z4));
        let mut t6 = (-a2);
        for i7 in 0..3 {
            let mut f8 = (if ((*list)[2 % (*list).len()] * (*list)[(k as usize % 5) % (*list).len()]) < (x[(i7 * 3) % 6] * (((k % 83) as f64) * 0.03).sin()) && ((*list)[1 % (*list).len()] * 0.9) > 0.2 { ((s) * 0.3).exp().min(20.0) } else { s });
            t6 += f8 * f8;
            let m9 = mix(&mut (*list), &mut f8, x[2]);
            let z10 = branches(&(*list), a5, 2);
            let a11 = (*list).first().unwrap() * z10 + (*list).get((*list).len() / 2).unwrap();
            let d12 = (*list).iter().rev().fold(0.3, |m, a| (m * a + applied(|z| s, a2)).cos());
        }
        (((match (k as usize % 5) % 3 { 0 => s, 1 => ((*state).b[1] * 0.2), _ => 0.5 }) + (*list).iter().sum::<f64>() + s + a2 + a5 + t6 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(match (k as usize % 5) % 3 { 0 => s, 1 => ((*state).b[1] * 0.2), _ => 0.5 }) + (*list).iter().sum::<f64>() + s + a2 + a5 + t6 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p141(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        for i1 in (0..4).rev() {
            let mut q2 = Pair { a: (match (k as usize % 5) % 3 { 0 => s, 1 => (*state).a, _ => 0.5 }), b: [(if 3 % 2 == 0 { s } else { (*state).b[1] }), 0.4], n: 0 };
            let z3 = (match side(q2.b[0]) { Side::Left => (*state).b[0], Side::Right => 0.4, Side::Both => q2.b[0] });
            let mut v4 = (*list).clone(); v4.push(s * z3); v4.truncate(1 + v4.len() / 2);
            let a5 = (early(q2.b[0], (*state).b[1]) * (match (k as usize % 5) % 3 { 0 => s, 1 => 1.9, _ => 0.5 }));
            if a5 < raised::<3>((*list)[i1 % (*list).len()]) && (if (match side((*list)[(k as usize % 5) % (*list).len()]) { Side::Left => 0.7, Side::Right => 0.4, Side::Both => (*list)[(k as usize % 5) % (*list).len()] }) < (s * 0.9) && (a5 * a5) > 0.2 { (*state).b[0] } else { a5 }) > 0.2 { break; }
            let mut v6 = vec![(match (i1 * 3) % 3 { 0 => s, 1 => (*state).a, _ => 0.5 }), ((*state).b[1] * 2.0)];
        }
        let j7: u16 = 96;
        if (heavier(&(*state), &(*state), (*list)[3 % (*list).len()]) + (*state).weight((*list)[3 % (*list).len()])) < s {
            let z8 = ((x[(k as usize % 5) % 6]) * 0.3).exp().min(20.0);
            let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > s || a9 > 1.2 { break a9 * s; } };
            let mut v10: Vec<f64> = x.iter().map(|y| y * search(&(*list), a9)).collect();
        } else {
            let (l11, r12) = ((match (j7 as usize % 5) % 3 { 0 => s, 1 => (*list)[3 % (*list).len()], _ => 0.5 }), (((*state).b[0] * (*list)[(k as usize % 5) % (*list).len()])).sin());
            let z13 = (l11 * (*list)[1 % (*list).len()]);
            let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > chain((*state).a, r12).unwrap_or(0.6) || a14 > 1.2 { break a14 * chain((*state).a, r12).unwrap_or(0.6); } };
            for (e15, e16) in (*list).iter().zip(x.iter().skip(1)) {
                s *= (((-1.7)).atan()).cos();
            }
        }
        let z17 = ((*state).a * 1.3);
        let mut v18 = (*list).clone(); v18.push(s * z17); v18.truncate(1 + v18.len() / 2);
        let mut t19 = branches(&(*list), s, 2);
        for i20 in 0..3 {
            let mut f21 = ((v18[(i20 * 2) % v18.len()] + ends(&v18)) * (s).max(x[0 % 6]));
            t19 += f21 * f21;
            f21 += (((1.4 * (f64::from(j7) * 0.03).sin()) + ((*state).b[0] * (*state).a))).tanh();
            let z22 = (((*state).a) * 0.3).exp().min(20.0);
            let a23 = 'a: { if v18[0 % v18.len()] < (*state).b[0] { break 'a z22; } for k in 0..3 { s = (s + z22 * k as f64).cos(); if s > 0.5 { break 'a s * (s + (*state).b[1]); } } (s + (*state).b[1]) };
            let mut v24 = vec![(a23).hypot(1.9); 4];
        }
        (((-(match (j7 as usize % 5) % 3 { 0 => s, 1 => (*state).b[1], _ => 0.5 })) + (*list).iter().sum::<f64>() + v18.iter().sum::<f64>() + s + t19 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j7 % 89) as f64 * 0.01).cos()).tanh(), [(-(match (j7 as usize % 5) % 3 { 0 => s, 1 => (*state).b[1], _ => 0.5 })) + (*list).iter().sum::<f64>() + v18.iter().sum::<f64>() + s + t19 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j7 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p142(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = ((*list)[3 % (*list).len()] * (*state).a);
        let mut h2 = Kind::Two { pair: Pair { a: z1, b: [0.3, ((1.8) * 0.3).exp().min(20.0)], n: 1 }, weight: ((1.8) * 0.3).exp().min(20.0) };
        let a3 = chain((s + (*state).b[0]), (*state).b[0]).unwrap_or(0.6);
        (((if (*state).b[1] < bounded((*state).b[1]) && ((*list)[(k as usize % 5) % (*list).len()]).atan2((*state).b[1]) > 0.2 { (if ((*state).b[1] / (1.5 + a3 * a3)) < a3 { s } else { (*state).b[1] }) } else { a3 }) + (*list).iter().sum::<f64>() + s + a3 + (*state).norm() + h2.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(if (*state).b[1] < bounded((*state).b[1]) && ((*list)[(k as usize % 5) % (*list).len()]).atan2((*state).b[1]) > 0.2 { (if ((*state).b[1] / (1.5 + a3 * a3)) < a3 { s } else { (*state).b[1] }) } else { a3 }) + (*list).iter().sum::<f64>() + s + a3 + (*state).norm() + h2.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p143(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if chain(1.5, s).unwrap_or(0.6) < (if applied(|z| s, 1.7) < (s / (1.5 + s * s)) { (*list)[3 % (*list).len()] } else { s }) && along(&(*list), 1.0) > 0.2 {
            (*state) -= x[3 % 6];
            if k > 1 && x[0] > 1.9 { return (((s).max(halves(&(*list), s))).tanh(), [(s).max(halves(&(*list), s)), x[0] * s]); }
        } else {
            let d1 = (*list).windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
            let j2: u32 = !(k as u32) & 67;
        }
        let z3 = (x[1 % 6] * (*list)[(k as usize % 5) % (*list).len()]);
        let Some(g4) = Some((match (k as usize % 5) % 3 { 0 => s, 1 => (*state).b[1], _ => 0.5 })) else { panic!() };
        if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
        let z5 = (g4).tanh();
        let a6 = 'a: { if raised::<3>((*state).b[0]) < s { break 'a z5; } for k in 0..3 { s = (s + z5 * k as f64).cos(); if s > 0.5 { break 'a s * ((*state).b[1] + ends(&(*list))); } } ((*state).b[1] + ends(&(*list))) };
        let z7 = 0.6;
        let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > ((*list)[(k as usize % 5) % (*list).len()] - x[3 % 6]) || a8 > 1.2 { break a8 * ((*list)[(k as usize % 5) % (*list).len()] - x[3 % 6]); } };
        ((bounded((s).max(0.1)) + (*list).iter().sum::<f64>() + s + g4 + a6 + a8 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [bounded((s).max(0.1)) + (*list).iter().sum::<f64>() + s + g4 + a6 + a8 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p144(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (((s + x[1 % 6]) + x[2 % 6])).sin();
        let mut q1 = Pair { a: (match 0 % 3 { 0 => 0.8, 1 => x[2 % 6], _ => 0.5 }), b: [(match 0 % 3 { 0 => s, 1 => x[2 % 6], _ => 0.5 }), 0.4], n: 0 };
        let j2: u64 = 43; s *= (j2 as f64 * 0.1).cos();
        let z3 = q1.b[1];
        let mut v4: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z3).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v4[k] * s).sin(); }
        let a5 = (match 2 % 3 { 0 => (s + x[1 % 6]), 1 => (0.3 - q1.a), _ => 0.5 });
        let mut t6 = (v4[2 % v4.len()] - a5);
        for i7 in 0..4 {
            let mut f8 = ((if let Some(z) = positive(v4[2 % v4.len()]) { z * q1.b[1] } else { v4[2 % v4.len()] })).max((v4[1 % v4.len()] * q1.a));
            t6 += f8 * f8;
            let z9 = (-s);
            let Some(g10) = Some(a5) else { panic!() };
            if matches!(positive(z9), Some(g) if g * g10 > 0.3) { s += g10; }
        }
        search(&v4, 0.5) + v4.iter().sum::<f64>() + s + a5 + t6 + q1.norm()
    }

    #[compiled]
    pub fn p145(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let z1 = (1.4).hypot(x[2 % 6]);
        let mut h2 = Kind::Maybe(positive(z1));
        let mut q3 = Pair { a: (s * list[0]), b: [1.0, 0.4], n: 0 };
        let z4 = (match 2 % 3 { 0 => list[0], 1 => x[1 % 6], _ => 0.5 });
        let h5 = h2.clone(); h2 = Kind::Maybe(Some(h5.size()));
        let mut j7: i8 = ((match 3 % 3 { 0 => s, 1 => list[0], _ => 0.5 }) * 2.0) as i8;
        for i8 in j7 % 3..3 { j7 = j7.wrapping_mul(3).wrapping_add(i8); s = (s * (q3.b[1] * 0.8) + (j7 % 97) as f64 * 0.01).sin(); }
        let j9: i8 = j7.rem_euclid(5).max(j7.min(3));
        let mut t10 = (match (j7 as usize % 5) % 3 { 0 => s, 1 => list[1], _ => 0.5 });
        for i11 in 0..2 {
            let mut f12 = (match side((x[(i11 + 0) % 6] - 0.6)) { Side::Left => (if (heavier(&q3, &h2, list[1]) + h2.weight(list[1])) < (s - q3.a) { s } else { x[(j9 as usize % 5) % 6] }), Side::Right => 0.4, Side::Both => (x[(i11 + 0) % 6] - 0.6) });
            t10 += f12 * f12;
            let z13 = (if j7 > 0 { x[0 % 6] } else { list[0] });
            let mut h14 = Kind::Maybe(positive(z13));
            let mut a15 = f12;
        }
        list[0] += (if ((q3.a) * 0.3).exp().min(20.0) < (0.4).max(list[1]) { (s + s) } else { early(x[3 % 6], list[0]) }) + s + list[0] + list[1] + t10 + q3.norm() + h2.size() + ((j7 % 89) as f64 * 0.01).cos() + ((j9 % 89) as f64 * 0.01).cos();
    }

    impl Model { #[compiled]
    pub fn p146(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let mut a1 = 1.7;
        let z2 = (match (k as usize % 5) % 3 { 0 => a1, 1 => x[(k as usize % 5) % 6], _ => 0.5 });
        let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > (match 1 % 3 { 0 => 1.6, 1 => x[(self.n * 2) % 6], _ => 0.5 }) || a3 > 1.2 { break a3 * (match 1 % 3 { 0 => 1.6, 1 => x[(self.n * 2) % 6], _ => 0.5 }); } };
        if self.w[(k as usize % 5) % self.w.len()] < bounded(x[(k as usize % 5) % 6]) {
            s -= bounded(folded(&self.w, |z, j| (self.scale - x[3 % 6]) + z * j as f64));
            for i4 in 0..2 {
                s = 0.7 * s + ((early(0.1, x[i4 % 6])).max((match self.n % 3 { 0 => self.w[(k as usize % 5) % self.w.len()], 1 => a1, _ => 0.5 }))).sin();
                s = 0.7 * s + ((match (i4 * 1) % 3 { 0 => first(&[self.pair.b[1], self.w[0 % self.w.len()]]), 1 => (0.3 + ends(&self.w)), _ => 0.5 })).sin();
                let j5: u16 = (k as u16).wrapping_add(44);
                if (0.1 / (1.5 + 1.3 * 1.3)) < (if (1.6).atan() < (x[(i4 + 1) % 6] / (1.5 + self.w[1 % self.w.len()] * self.w[1 % self.w.len()])) && raised::<2>(a1) > 0.2 { self.pair.b[1] } else { self.w[(i4 + 0) % self.w.len()] }) { continue; }
                let a6 = s;
            }
        } else {
            let mut j7: u32 = self.n as u32;
            for i8 in j7 % 3..3 { j7 = j7.wrapping_mul(3).wrapping_add(i8); s = (s * (1.6 + self.w[self.n % self.w.len()]) + (j7 % 97) as f64 * 0.01).sin(); }
        }
        (first(&[a3, a3]) + bounded(self.pair.b[1])) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a1 + a3 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p147(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = (1.4 / (1.5 + x[(k as usize % 5) % 6] * x[(k as usize % 5) % 6]));
        let Some(g2) = Some((x[1 % 6] * x[3 % 6])) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        s = 0.7 * s + (first(&[(x[1 % 6]).atan2(x[0 % 6]), (match 3 % 3 { 0 => g2, 1 => given, _ => 0.5 })])).sin();
        vec![s, (raised::<2>(given) + first(&[1.8, x[2 % 6]])) + s + given + tips[0] + tips[1] + g2 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p148(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = branches(&(*list), 1.2, 2);
        let mut h2 = Kind::One(z1);
        let d3 = (*list).iter().rev().fold(0.3, |m, a| (m * a + (match side(s) { Side::Left => (*state).b[0], Side::Right => 0.4, Side::Both => s })).cos());
        s *= (x[(k as usize % 5) % 6]).cos();
        ((((-0.5) + chain(s, (*state).a).unwrap_or(0.6)) + (*list).iter().sum::<f64>() + s + d3 + (*state).norm() + h2.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [((-0.5) + chain(s, (*state).a).unwrap_or(0.6)) + (*list).iter().sum::<f64>() + s + d3 + (*state).norm() + h2.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p149(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let j1: u8 = !(k as u8) & 53;
        if k > 8 {
            let (l2, r3) = ((match 2 % 3 { 0 => 1.9, 1 => x[2 % 6], _ => 0.5 }), (early(x[(k as usize % 5) % 6], 1.2)).sin());
        } else {
            let a4 = (if k > 3 { (-x[(j1 as usize % 5) % 6]) } else { (tips[0] + x[2 % 6]) });
            s = 0.7 * s + (tips[1]).sin();
        }
        vec![s, ((x[(j1 as usize % 5) % 6]).max(x[1 % 6]) + early(given, x[3 % 6])) + s + given + tips[0] + tips[1] + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos(), s * x[1]]
    }
}

fn model<R: adjoin::Real>(x: &[R]) -> programs::Model<R> {
    let pair = programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 };
    programs::Model { pair, w: vec![x[3], x[4]], scale: x[5], n: 2 }
}

pub(crate) const PROGRAMS: &[Entry] = &[
    Entry {
        name: "p0",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p0(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p0(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p0(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p0(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p0::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p0(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p0::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p1",
        plain: |x| { let mut model = model(x); let result = model.p1(x, -300); weighted(&(result, model,)) },
        node: |x| { let mut model = model(x); let result = model.p1(x, -300); weighted(&(result, model,)) },
        taped: |x| { let mut model = model(x); let result = model.__adjoin_taped_p1(x, -300); weighted(&(result, model,)) },
        forward: |x| { let mut model = model(x); let result = model.__adjoin_taped_p1(x, -300); weighted(&(result, model,)) },
        rows: Some(|x| { let mut model = model(x); let (_, matrix) = model.p1_value_and_jacobian(x, -300); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut model = model(x); let result = model.p1(x, -300); weights(&(result, model,)) }; let mut model = model(x); let (result, (first, mut x_bar)) = model.p1_value_and_vjp(x, -300, &weights.0, &weights.1); spread(&mut x_bar, &first); (weighted(&(result, model,)), x_bar) },
    },
    Entry {
        name: "p2",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p2(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p2(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p2(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p2(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p2::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p2(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p2::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p3",
        plain: |x| {  let result = programs::p3(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p3(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p3(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p3(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p3(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p3::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p4",
        plain: |x| { let mut model = model(x); let result = model.p4(x, -300); weighted(&(result, model,)) },
        node: |x| { let mut model = model(x); let result = model.p4(x, -300); weighted(&(result, model,)) },
        taped: |x| { let mut model = model(x); let result = model.__adjoin_taped_p4(x, -300); weighted(&(result, model,)) },
        forward: |x| { let mut model = model(x); let result = model.__adjoin_taped_p4(x, -300); weighted(&(result, model,)) },
        rows: Some(|x| { let mut model = model(x); let (_, matrix) = model.p4_value_and_jacobian(x, -300); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut model = model(x); let result = model.p4(x, -300); weights(&(result, model,)) }; let mut model = model(x); let (result, (first, mut x_bar)) = model.p4_value_and_vjp(x, -300, &weights.0, &weights.1); spread(&mut x_bar, &first); (weighted(&(result, model,)), x_bar) },
    },
    Entry {
        name: "p5",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p5(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p5(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p5(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p5(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p5::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p5(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p5::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p6",
        plain: |x| {  let result = programs::p6(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p6(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p6(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p6(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p6(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p6::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p7",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p7(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p7(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p7(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p7(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p7::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p7(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p7::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p8",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p8(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p8(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p8(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p8(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p8::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p8(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p8::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p9",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p9(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p9(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p9(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p9(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p9::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p9(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p9::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p10",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p10(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p10(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p10(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p10(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p10::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p10(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p10::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p11",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p11(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p11(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p11(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p11(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p11::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p11(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p11::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p12",
        plain: |x| { let mut model = model(x); let result = model.p12(x, -300); weighted(&(result, model,)) },
        node: |x| { let mut model = model(x); let result = model.p12(x, -300); weighted(&(result, model,)) },
        taped: |x| { let mut model = model(x); let result = model.__adjoin_taped_p12(x, -300); weighted(&(result, model,)) },
        forward: |x| { let mut model = model(x); let result = model.__adjoin_taped_p12(x, -300); weighted(&(result, model,)) },
        rows: Some(|x| { let mut model = model(x); let (_, matrix) = model.p12_value_and_jacobian(x, -300); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut model = model(x); let result = model.p12(x, -300); weights(&(result, model,)) }; let mut model = model(x); let (result, (first, mut x_bar)) = model.p12_value_and_vjp(x, -300, &weights.0, &weights.1); spread(&mut x_bar, &first); (weighted(&(result, model,)), x_bar) },
    },
    Entry {
        name: "p13",
        plain: |x| {  let result = programs::p13(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p13(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p13(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p13(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p13(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p13::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p14",
        plain: |x| {  let result = model(x).p14(x, 7); weighted(&(result,)) },
        node: |x| {  let result = model(x).p14(x, 7); weighted(&(result,)) },
        taped: |x| {  let result = model(x).__adjoin_taped_p14(x, 7); weighted(&(result,)) },
        forward: |x| {  let result = model(x).__adjoin_taped_p14(x, 7); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = model(x).p14(x, 7); weights(&(result,)) };  let (result, (first, mut x_bar)) = model(x).p14_value_and_grad(x, 7); spread(&mut x_bar, &first); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p15",
        plain: |x| {  let result = programs::p15(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p15(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p15(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p15(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p15(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p15::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p16",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p16(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p16(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p16(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p16(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p16::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p16(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p16::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p17",
        plain: |x| {  let result = model(x).p17(x, 7); weighted(&(result,)) },
        node: |x| {  let result = model(x).p17(x, 7); weighted(&(result,)) },
        taped: |x| {  let result = model(x).__adjoin_taped_p17(x, 7); weighted(&(result,)) },
        forward: |x| {  let result = model(x).__adjoin_taped_p17(x, 7); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = model(x).p17(x, 7); weights(&(result,)) };  let (result, (first, mut x_bar)) = model(x).p17_value_and_grad(x, 7); spread(&mut x_bar, &first); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p18",
        plain: |x| {  let result = programs::p18(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p18(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p18(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p18(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p18(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p18::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p19",
        plain: |x| { let mut model = model(x); let result = model.p19(x, -300); weighted(&(result, model,)) },
        node: |x| { let mut model = model(x); let result = model.p19(x, -300); weighted(&(result, model,)) },
        taped: |x| { let mut model = model(x); let result = model.__adjoin_taped_p19(x, -300); weighted(&(result, model,)) },
        forward: |x| { let mut model = model(x); let result = model.__adjoin_taped_p19(x, -300); weighted(&(result, model,)) },
        rows: Some(|x| { let mut model = model(x); let (_, matrix) = model.p19_value_and_jacobian(x, -300); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut model = model(x); let result = model.p19(x, -300); weights(&(result, model,)) }; let mut model = model(x); let (result, (first, mut x_bar)) = model.p19_value_and_vjp(x, -300, &weights.0, &weights.1); spread(&mut x_bar, &first); (weighted(&(result, model,)), x_bar) },
    },
    Entry {
        name: "p20",
        plain: |x| {  let result = model(x).p20(x, 7); weighted(&(result,)) },
        node: |x| {  let result = model(x).p20(x, 7); weighted(&(result,)) },
        taped: |x| {  let result = model(x).__adjoin_taped_p20(x, 7); weighted(&(result,)) },
        forward: |x| {  let result = model(x).__adjoin_taped_p20(x, 7); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = model(x).p20(x, 7); weights(&(result,)) };  let (result, (first, mut x_bar)) = model(x).p20_value_and_grad(x, 7); spread(&mut x_bar, &first); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p21",
        plain: |x| {  let result = programs::p21(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p21(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p21(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p21(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p21::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p21(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p21::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p22",
        plain: |x| {  let result = programs::p22(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p22(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p22(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p22(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p22::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p22(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p22::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p23",
        plain: |x| {  let result = programs::p23(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p23(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p23(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p23(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p23(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p23::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p24",
        plain: |x| {  let result = programs::p24(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p24(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p24(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p24(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p24(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p24::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p25",
        plain: |x| { let mut list = [x[0], x[1]]; let result = programs::p25(&mut list[..], x); weighted(&(list,)) },
        node: |x| { let mut list = [x[0], x[1]]; let result = programs::p25(&mut list[..], x); weighted(&(list,)) },
        taped: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p25(&mut list[..], x); weighted(&(list,)) },
        forward: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p25(&mut list[..], x); weighted(&(list,)) },
        rows: Some(|x| { let mut list = [x[0], x[1]]; let (_, matrix) = programs::p25::value_and_jacobian(&mut list[..], x); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut list = [x[0], x[1]]; let result = programs::p25(&mut list[..], x); weights(&(list,)) }; let mut list = [x[0], x[1]]; let (result, (first, mut x_bar)) = programs::p25::value_and_vjp(&mut list[..], x, &weights.0[..]); spread(&mut x_bar, &first); (weighted(&(list,)), x_bar) },
    },
    Entry {
        name: "p26",
        plain: |x| {  let result = model(x).p26(x, 7); weighted(&(result,)) },
        node: |x| {  let result = model(x).p26(x, 7); weighted(&(result,)) },
        taped: |x| {  let result = model(x).__adjoin_taped_p26(x, 7); weighted(&(result,)) },
        forward: |x| {  let result = model(x).__adjoin_taped_p26(x, 7); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = model(x).p26(x, 7); weights(&(result,)) };  let (result, (first, mut x_bar)) = model(x).p26_value_and_grad(x, 7); spread(&mut x_bar, &first); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p27",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p27(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p27(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p27(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p27(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p27::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p27(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p27::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p28",
        plain: |x| { let mut list = [x[0], x[1]]; let result = programs::p28(&mut list[..], x); weighted(&(list,)) },
        node: |x| { let mut list = [x[0], x[1]]; let result = programs::p28(&mut list[..], x); weighted(&(list,)) },
        taped: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p28(&mut list[..], x); weighted(&(list,)) },
        forward: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p28(&mut list[..], x); weighted(&(list,)) },
        rows: Some(|x| { let mut list = [x[0], x[1]]; let (_, matrix) = programs::p28::value_and_jacobian(&mut list[..], x); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut list = [x[0], x[1]]; let result = programs::p28(&mut list[..], x); weights(&(list,)) }; let mut list = [x[0], x[1]]; let (result, (first, mut x_bar)) = programs::p28::value_and_vjp(&mut list[..], x, &weights.0[..]); spread(&mut x_bar, &first); (weighted(&(list,)), x_bar) },
    },
    Entry {
        name: "p29",
        plain: |x| {  let result = programs::p29(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p29(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p29(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p29(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p29(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p29::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p30",
        plain: |x| {  let result = programs::p30(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p30(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p30(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p30(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p30(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p30::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p31",
        plain: |x| {  let result = programs::p31(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p31(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p31(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p31(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p31::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p31(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p31::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p32",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p32(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p32(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p32(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p32(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p32::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p32(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p32::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p33",
        plain: |x| {  let result = programs::p33(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p33(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p33(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p33(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p33(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p33::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p34",
        plain: |x| {  let result = programs::p34(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p34(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p34(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p34(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p34::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p34(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p34::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p35",
        plain: |x| {  let result = programs::p35(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p35(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p35(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p35(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p35(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p35::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p36",
        plain: |x| {  let result = programs::p36(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p36(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p36(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p36(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p36(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p36::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p37",
        plain: |x| {  let result = programs::p37(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p37(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p37(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p37(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p37::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p37(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p37::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p38",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p38(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p38(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p38(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p38(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p38::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p38(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p38::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p39",
        plain: |x| { let mut list = [x[0], x[1]]; let result = programs::p39(&mut list[..], x); weighted(&(list,)) },
        node: |x| { let mut list = [x[0], x[1]]; let result = programs::p39(&mut list[..], x); weighted(&(list,)) },
        taped: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p39(&mut list[..], x); weighted(&(list,)) },
        forward: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p39(&mut list[..], x); weighted(&(list,)) },
        rows: Some(|x| { let mut list = [x[0], x[1]]; let (_, matrix) = programs::p39::value_and_jacobian(&mut list[..], x); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut list = [x[0], x[1]]; let result = programs::p39(&mut list[..], x); weights(&(list,)) }; let mut list = [x[0], x[1]]; let (result, (first, mut x_bar)) = programs::p39::value_and_vjp(&mut list[..], x, &weights.0[..]); spread(&mut x_bar, &first); (weighted(&(list,)), x_bar) },
    },
    Entry {
        name: "p40",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p40(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p40(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p40(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p40(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p40::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p40(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p40::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p41",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p41(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p41(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p41(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p41(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p41::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p41(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p41::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p42",
        plain: |x| {  let result = programs::p42(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p42(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p42(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p42(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p42(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p42::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p43",
        plain: |x| {  let result = programs::p43(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p43(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p43(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p43(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p43(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p43::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p44",
        plain: |x| {  let result = programs::p44(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p44(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p44(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p44(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p44(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p44::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p45",
        plain: |x| {  let result = programs::p45(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p45(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p45(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p45(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p45(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p45::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p46",
        plain: |x| {  let result = programs::p46(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p46(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p46(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p46(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p46(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p46::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p47",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p47(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p47(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p47(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p47(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p47::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p47(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p47::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p48",
        plain: |x| {  let result = programs::p48(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p48(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p48(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p48(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p48(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p48::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p49",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p49(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p49(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p49(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p49(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p49::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p49(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p49::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p50",
        plain: |x| {  let result = programs::p50(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p50(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p50(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p50(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p50::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p50(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p50::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p51",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p51(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p51(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p51(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p51(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p51::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p51(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p51::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p52",
        plain: |x| {  let result = programs::p52(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p52(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p52(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p52(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p52(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p52::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p53",
        plain: |x| { let mut list = [x[0], x[1]]; let result = programs::p53(&mut list[..], x); weighted(&(list,)) },
        node: |x| { let mut list = [x[0], x[1]]; let result = programs::p53(&mut list[..], x); weighted(&(list,)) },
        taped: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p53(&mut list[..], x); weighted(&(list,)) },
        forward: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p53(&mut list[..], x); weighted(&(list,)) },
        rows: Some(|x| { let mut list = [x[0], x[1]]; let (_, matrix) = programs::p53::value_and_jacobian(&mut list[..], x); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut list = [x[0], x[1]]; let result = programs::p53(&mut list[..], x); weights(&(list,)) }; let mut list = [x[0], x[1]]; let (result, (first, mut x_bar)) = programs::p53::value_and_vjp(&mut list[..], x, &weights.0[..]); spread(&mut x_bar, &first); (weighted(&(list,)), x_bar) },
    },
    Entry {
        name: "p54",
        plain: |x| { let mut model = model(x); let result = model.p54(x, -300); weighted(&(result, model,)) },
        node: |x| { let mut model = model(x); let result = model.p54(x, -300); weighted(&(result, model,)) },
        taped: |x| { let mut model = model(x); let result = model.__adjoin_taped_p54(x, -300); weighted(&(result, model,)) },
        forward: |x| { let mut model = model(x); let result = model.__adjoin_taped_p54(x, -300); weighted(&(result, model,)) },
        rows: Some(|x| { let mut model = model(x); let (_, matrix) = model.p54_value_and_jacobian(x, -300); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut model = model(x); let result = model.p54(x, -300); weights(&(result, model,)) }; let mut model = model(x); let (result, (first, mut x_bar)) = model.p54_value_and_vjp(x, -300, &weights.0, &weights.1); spread(&mut x_bar, &first); (weighted(&(result, model,)), x_bar) },
    },
    Entry {
        name: "p55",
        plain: |x| {  let result = programs::p55(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p55(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p55(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p55(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p55(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p55::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p56",
        plain: |x| {  let result = programs::p56(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p56(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p56(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p56(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p56::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p56(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p56::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p57",
        plain: |x| {  let result = programs::p57(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p57(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p57(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p57(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p57(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p57::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p58",
        plain: |x| { let mut model = model(x); let result = model.p58(x, -300); weighted(&(result, model,)) },
        node: |x| { let mut model = model(x); let result = model.p58(x, -300); weighted(&(result, model,)) },
        taped: |x| { let mut model = model(x); let result = model.__adjoin_taped_p58(x, -300); weighted(&(result, model,)) },
        forward: |x| { let mut model = model(x); let result = model.__adjoin_taped_p58(x, -300); weighted(&(result, model,)) },
        rows: Some(|x| { let mut model = model(x); let (_, matrix) = model.p58_value_and_jacobian(x, -300); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut model = model(x); let result = model.p58(x, -300); weights(&(result, model,)) }; let mut model = model(x); let (result, (first, mut x_bar)) = model.p58_value_and_vjp(x, -300, &weights.0, &weights.1); spread(&mut x_bar, &first); (weighted(&(result, model,)), x_bar) },
    },
    Entry {
        name: "p59",
        plain: |x| {  let result = programs::p59(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p59(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p59(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p59(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p59(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p59::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p60",
        plain: |x| {  let result = programs::p60(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p60(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p60(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p60(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p60(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p60::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p61",
        plain: |x| {  let result = programs::p61(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p61(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p61(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p61(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p61(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p61::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p62",
        plain: |x| {  let result = programs::p62(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p62(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p62(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p62(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p62(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p62::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p63",
        plain: |x| {  let result = programs::p63(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p63(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p63(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p63(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p63(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p63::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p64",
        plain: |x| { let mut model = model(x); let result = model.p64(x, -300); weighted(&(result, model,)) },
        node: |x| { let mut model = model(x); let result = model.p64(x, -300); weighted(&(result, model,)) },
        taped: |x| { let mut model = model(x); let result = model.__adjoin_taped_p64(x, -300); weighted(&(result, model,)) },
        forward: |x| { let mut model = model(x); let result = model.__adjoin_taped_p64(x, -300); weighted(&(result, model,)) },
        rows: Some(|x| { let mut model = model(x); let (_, matrix) = model.p64_value_and_jacobian(x, -300); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut model = model(x); let result = model.p64(x, -300); weights(&(result, model,)) }; let mut model = model(x); let (result, (first, mut x_bar)) = model.p64_value_and_vjp(x, -300, &weights.0, &weights.1); spread(&mut x_bar, &first); (weighted(&(result, model,)), x_bar) },
    },
    Entry {
        name: "p65",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p65(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p65(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p65(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p65(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p65::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p65(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p65::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p66",
        plain: |x| {  let result = model(x).p66(x, 7); weighted(&(result,)) },
        node: |x| {  let result = model(x).p66(x, 7); weighted(&(result,)) },
        taped: |x| {  let result = model(x).__adjoin_taped_p66(x, 7); weighted(&(result,)) },
        forward: |x| {  let result = model(x).__adjoin_taped_p66(x, 7); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = model(x).p66(x, 7); weights(&(result,)) };  let (result, (first, mut x_bar)) = model(x).p66_value_and_grad(x, 7); spread(&mut x_bar, &first); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p67",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p67(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p67(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p67(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p67(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p67::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p67(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p67::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p68",
        plain: |x| {  let result = programs::p68(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p68(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p68(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p68(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p68(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p68::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p69",
        plain: |x| { let mut list = [x[0], x[1]]; let result = programs::p69(&mut list[..], x); weighted(&(list,)) },
        node: |x| { let mut list = [x[0], x[1]]; let result = programs::p69(&mut list[..], x); weighted(&(list,)) },
        taped: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p69(&mut list[..], x); weighted(&(list,)) },
        forward: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p69(&mut list[..], x); weighted(&(list,)) },
        rows: Some(|x| { let mut list = [x[0], x[1]]; let (_, matrix) = programs::p69::value_and_jacobian(&mut list[..], x); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut list = [x[0], x[1]]; let result = programs::p69(&mut list[..], x); weights(&(list,)) }; let mut list = [x[0], x[1]]; let (result, (first, mut x_bar)) = programs::p69::value_and_vjp(&mut list[..], x, &weights.0[..]); spread(&mut x_bar, &first); (weighted(&(list,)), x_bar) },
    },
    Entry {
        name: "p70",
        plain: |x| {  let result = programs::p70(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p70(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p70(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p70(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p70(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p70::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p71",
        plain: |x| { let mut list = [x[0], x[1]]; let result = programs::p71(&mut list[..], x); weighted(&(list,)) },
        node: |x| { let mut list = [x[0], x[1]]; let result = programs::p71(&mut list[..], x); weighted(&(list,)) },
        taped: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p71(&mut list[..], x); weighted(&(list,)) },
        forward: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p71(&mut list[..], x); weighted(&(list,)) },
        rows: Some(|x| { let mut list = [x[0], x[1]]; let (_, matrix) = programs::p71::value_and_jacobian(&mut list[..], x); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut list = [x[0], x[1]]; let result = programs::p71(&mut list[..], x); weights(&(list,)) }; let mut list = [x[0], x[1]]; let (result, (first, mut x_bar)) = programs::p71::value_and_vjp(&mut list[..], x, &weights.0[..]); spread(&mut x_bar, &first); (weighted(&(list,)), x_bar) },
    },
    Entry {
        name: "p72",
        plain: |x| { let mut list = [x[0], x[1]]; let result = programs::p72(&mut list[..], x); weighted(&(list,)) },
        node: |x| { let mut list = [x[0], x[1]]; let result = programs::p72(&mut list[..], x); weighted(&(list,)) },
        taped: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p72(&mut list[..], x); weighted(&(list,)) },
        forward: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p72(&mut list[..], x); weighted(&(list,)) },
        rows: Some(|x| { let mut list = [x[0], x[1]]; let (_, matrix) = programs::p72::value_and_jacobian(&mut list[..], x); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut list = [x[0], x[1]]; let result = programs::p72(&mut list[..], x); weights(&(list,)) }; let mut list = [x[0], x[1]]; let (result, (first, mut x_bar)) = programs::p72::value_and_vjp(&mut list[..], x, &weights.0[..]); spread(&mut x_bar, &first); (weighted(&(list,)), x_bar) },
    },
    Entry {
        name: "p73",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p73(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p73(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p73(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p73(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p73::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p73(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p73::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p74",
        plain: |x| { let mut model = model(x); let result = model.p74(x, -300); weighted(&(result, model,)) },
        node: |x| { let mut model = model(x); let result = model.p74(x, -300); weighted(&(result, model,)) },
        taped: |x| { let mut model = model(x); let result = model.__adjoin_taped_p74(x, -300); weighted(&(result, model,)) },
        forward: |x| { let mut model = model(x); let result = model.__adjoin_taped_p74(x, -300); weighted(&(result, model,)) },
        rows: Some(|x| { let mut model = model(x); let (_, matrix) = model.p74_value_and_jacobian(x, -300); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut model = model(x); let result = model.p74(x, -300); weights(&(result, model,)) }; let mut model = model(x); let (result, (first, mut x_bar)) = model.p74_value_and_vjp(x, -300, &weights.0, &weights.1); spread(&mut x_bar, &first); (weighted(&(result, model,)), x_bar) },
    },
    Entry {
        name: "p75",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p75(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p75(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p75(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p75(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p75::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p75(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p75::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p76",
        plain: |x| {  let result = programs::p76(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p76(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p76(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p76(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p76(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p76::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p77",
        plain: |x| {  let result = programs::p77(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p77(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p77(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p77(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p77(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p77::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p78",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p78(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p78(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p78(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p78(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p78::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p78(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p78::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p79",
        plain: |x| {  let result = model(x).p79(x, 7); weighted(&(result,)) },
        node: |x| {  let result = model(x).p79(x, 7); weighted(&(result,)) },
        taped: |x| {  let result = model(x).__adjoin_taped_p79(x, 7); weighted(&(result,)) },
        forward: |x| {  let result = model(x).__adjoin_taped_p79(x, 7); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = model(x).p79(x, 7); weights(&(result,)) };  let (result, (first, mut x_bar)) = model(x).p79_value_and_grad(x, 7); spread(&mut x_bar, &first); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p80",
        plain: |x| {  let result = model(x).p80(x, 7); weighted(&(result,)) },
        node: |x| {  let result = model(x).p80(x, 7); weighted(&(result,)) },
        taped: |x| {  let result = model(x).__adjoin_taped_p80(x, 7); weighted(&(result,)) },
        forward: |x| {  let result = model(x).__adjoin_taped_p80(x, 7); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = model(x).p80(x, 7); weights(&(result,)) };  let (result, (first, mut x_bar)) = model(x).p80_value_and_grad(x, 7); spread(&mut x_bar, &first); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p81",
        plain: |x| {  let result = programs::p81(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p81(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p81(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p81(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p81(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p81::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p82",
        plain: |x| {  let result = programs::p82(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p82(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p82(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p82(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p82(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p82::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p83",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p83(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p83(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p83(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p83(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p83::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p83(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p83::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p84",
        plain: |x| {  let result = programs::p84(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p84(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p84(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p84(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p84(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p84::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p85",
        plain: |x| { let mut model = model(x); let result = model.p85(x, -300); weighted(&(result, model,)) },
        node: |x| { let mut model = model(x); let result = model.p85(x, -300); weighted(&(result, model,)) },
        taped: |x| { let mut model = model(x); let result = model.__adjoin_taped_p85(x, -300); weighted(&(result, model,)) },
        forward: |x| { let mut model = model(x); let result = model.__adjoin_taped_p85(x, -300); weighted(&(result, model,)) },
        rows: Some(|x| { let mut model = model(x); let (_, matrix) = model.p85_value_and_jacobian(x, -300); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut model = model(x); let result = model.p85(x, -300); weights(&(result, model,)) }; let mut model = model(x); let (result, (first, mut x_bar)) = model.p85_value_and_vjp(x, -300, &weights.0, &weights.1); spread(&mut x_bar, &first); (weighted(&(result, model,)), x_bar) },
    },
    Entry {
        name: "p86",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p86(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p86(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p86(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p86(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p86::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p86(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p86::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p87",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p87(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p87(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p87(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p87(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p87::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p87(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p87::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p88",
        plain: |x| {  let result = programs::p88(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p88(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p88(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p88(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p88(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p88::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p89",
        plain: |x| {  let result = programs::p89(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p89(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p89(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p89(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p89(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p89::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p90",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p90(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p90(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p90(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p90(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p90::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p90(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p90::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p91",
        plain: |x| {  let result = model(x).p91(x, 7); weighted(&(result,)) },
        node: |x| {  let result = model(x).p91(x, 7); weighted(&(result,)) },
        taped: |x| {  let result = model(x).__adjoin_taped_p91(x, 7); weighted(&(result,)) },
        forward: |x| {  let result = model(x).__adjoin_taped_p91(x, 7); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = model(x).p91(x, 7); weights(&(result,)) };  let (result, (first, mut x_bar)) = model(x).p91_value_and_grad(x, 7); spread(&mut x_bar, &first); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p92",
        plain: |x| {  let result = programs::p92(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p92(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p92(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p92(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p92(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p92::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p93",
        plain: |x| {  let result = programs::p93(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p93(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p93(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p93(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p93(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p93::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p94",
        plain: |x| {  let result = programs::p94(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p94(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p94(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p94(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p94(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p94::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p95",
        plain: |x| {  let result = programs::p95(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p95(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p95(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p95(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p95::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p95(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p95::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p96",
        plain: |x| {  let result = programs::p96(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p96(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p96(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p96(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p96(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p96::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p97",
        plain: |x| {  let result = programs::p97(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p97(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p97(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p97(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p97(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p97::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p98",
        plain: |x| {  let result = programs::p98(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p98(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p98(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p98(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p98(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p98::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p99",
        plain: |x| {  let result = programs::p99(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p99(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p99(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p99(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p99::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p99(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p99::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p100",
        plain: |x| {  let result = programs::p100(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p100(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p100(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p100(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p100(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p100::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p101",
        plain: |x| {  let result = model(x).p101(x, 7); weighted(&(result,)) },
        node: |x| {  let result = model(x).p101(x, 7); weighted(&(result,)) },
        taped: |x| {  let result = model(x).__adjoin_taped_p101(x, 7); weighted(&(result,)) },
        forward: |x| {  let result = model(x).__adjoin_taped_p101(x, 7); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = model(x).p101(x, 7); weights(&(result,)) };  let (result, (first, mut x_bar)) = model(x).p101_value_and_grad(x, 7); spread(&mut x_bar, &first); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p102",
        plain: |x| {  let result = programs::p102(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p102(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p102(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p102(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p102(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p102::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p103",
        plain: |x| {  let result = programs::p103(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p103(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p103(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p103(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p103(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p103::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p104",
        plain: |x| {  let result = programs::p104(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p104(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p104(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p104(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p104(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p104::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p105",
        plain: |x| {  let result = programs::p105(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p105(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p105(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p105(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p105(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p105::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p106",
        plain: |x| { let mut model = model(x); let result = model.p106(x, -300); weighted(&(result, model,)) },
        node: |x| { let mut model = model(x); let result = model.p106(x, -300); weighted(&(result, model,)) },
        taped: |x| { let mut model = model(x); let result = model.__adjoin_taped_p106(x, -300); weighted(&(result, model,)) },
        forward: |x| { let mut model = model(x); let result = model.__adjoin_taped_p106(x, -300); weighted(&(result, model,)) },
        rows: Some(|x| { let mut model = model(x); let (_, matrix) = model.p106_value_and_jacobian(x, -300); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut model = model(x); let result = model.p106(x, -300); weights(&(result, model,)) }; let mut model = model(x); let (result, (first, mut x_bar)) = model.p106_value_and_vjp(x, -300, &weights.0, &weights.1); spread(&mut x_bar, &first); (weighted(&(result, model,)), x_bar) },
    },
    Entry {
        name: "p107",
        plain: |x| {  let result = programs::p107(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p107(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p107(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p107(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p107(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p107::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p108",
        plain: |x| {  let result = model(x).p108(x, 7); weighted(&(result,)) },
        node: |x| {  let result = model(x).p108(x, 7); weighted(&(result,)) },
        taped: |x| {  let result = model(x).__adjoin_taped_p108(x, 7); weighted(&(result,)) },
        forward: |x| {  let result = model(x).__adjoin_taped_p108(x, 7); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = model(x).p108(x, 7); weights(&(result,)) };  let (result, (first, mut x_bar)) = model(x).p108_value_and_grad(x, 7); spread(&mut x_bar, &first); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p109",
        plain: |x| {  let result = model(x).p109(x, 7); weighted(&(result,)) },
        node: |x| {  let result = model(x).p109(x, 7); weighted(&(result,)) },
        taped: |x| {  let result = model(x).__adjoin_taped_p109(x, 7); weighted(&(result,)) },
        forward: |x| {  let result = model(x).__adjoin_taped_p109(x, 7); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = model(x).p109(x, 7); weights(&(result,)) };  let (result, (first, mut x_bar)) = model(x).p109_value_and_grad(x, 7); spread(&mut x_bar, &first); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p110",
        plain: |x| {  let result = programs::p110(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p110(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p110(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p110(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p110::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p110(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p110::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p111",
        plain: |x| {  let result = programs::p111(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p111(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p111(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p111(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p111(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p111::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p112",
        plain: |x| { let mut list = [x[0], x[1]]; let result = programs::p112(&mut list[..], x); weighted(&(list,)) },
        node: |x| { let mut list = [x[0], x[1]]; let result = programs::p112(&mut list[..], x); weighted(&(list,)) },
        taped: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p112(&mut list[..], x); weighted(&(list,)) },
        forward: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p112(&mut list[..], x); weighted(&(list,)) },
        rows: Some(|x| { let mut list = [x[0], x[1]]; let (_, matrix) = programs::p112::value_and_jacobian(&mut list[..], x); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut list = [x[0], x[1]]; let result = programs::p112(&mut list[..], x); weights(&(list,)) }; let mut list = [x[0], x[1]]; let (result, (first, mut x_bar)) = programs::p112::value_and_vjp(&mut list[..], x, &weights.0[..]); spread(&mut x_bar, &first); (weighted(&(list,)), x_bar) },
    },
    Entry {
        name: "p113",
        plain: |x| {  let result = programs::p113(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p113(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p113(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p113(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p113::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p113(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p113::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p114",
        plain: |x| {  let result = programs::p114(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p114(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p114(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p114(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p114::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p114(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p114::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p115",
        plain: |x| {  let result = model(x).p115(x, 7); weighted(&(result,)) },
        node: |x| {  let result = model(x).p115(x, 7); weighted(&(result,)) },
        taped: |x| {  let result = model(x).__adjoin_taped_p115(x, 7); weighted(&(result,)) },
        forward: |x| {  let result = model(x).__adjoin_taped_p115(x, 7); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = model(x).p115(x, 7); weights(&(result,)) };  let (result, (first, mut x_bar)) = model(x).p115_value_and_grad(x, 7); spread(&mut x_bar, &first); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p116",
        plain: |x| {  let result = programs::p116(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p116(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p116(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p116(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p116(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p116::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p117",
        plain: |x| {  let result = programs::p117(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p117(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p117(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p117(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p117(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p117::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p118",
        plain: |x| {  let result = programs::p118(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p118(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p118(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p118(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p118(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p118::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p119",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p119(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p119(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p119(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p119(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p119::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p119(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p119::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p120",
        plain: |x| {  let result = model(x).p120(x, 7); weighted(&(result,)) },
        node: |x| {  let result = model(x).p120(x, 7); weighted(&(result,)) },
        taped: |x| {  let result = model(x).__adjoin_taped_p120(x, 7); weighted(&(result,)) },
        forward: |x| {  let result = model(x).__adjoin_taped_p120(x, 7); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = model(x).p120(x, 7); weights(&(result,)) };  let (result, (first, mut x_bar)) = model(x).p120_value_and_grad(x, 7); spread(&mut x_bar, &first); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p121",
        plain: |x| { let mut list = [x[0], x[1]]; let result = programs::p121(&mut list[..], x); weighted(&(list,)) },
        node: |x| { let mut list = [x[0], x[1]]; let result = programs::p121(&mut list[..], x); weighted(&(list,)) },
        taped: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p121(&mut list[..], x); weighted(&(list,)) },
        forward: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p121(&mut list[..], x); weighted(&(list,)) },
        rows: Some(|x| { let mut list = [x[0], x[1]]; let (_, matrix) = programs::p121::value_and_jacobian(&mut list[..], x); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut list = [x[0], x[1]]; let result = programs::p121(&mut list[..], x); weights(&(list,)) }; let mut list = [x[0], x[1]]; let (result, (first, mut x_bar)) = programs::p121::value_and_vjp(&mut list[..], x, &weights.0[..]); spread(&mut x_bar, &first); (weighted(&(list,)), x_bar) },
    },
    Entry {
        name: "p122",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p122(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p122(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p122(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p122(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p122::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p122(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p122::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p123",
        plain: |x| { let mut model = model(x); let result = model.p123(x, -300); weighted(&(result, model,)) },
        node: |x| { let mut model = model(x); let result = model.p123(x, -300); weighted(&(result, model,)) },
        taped: |x| { let mut model = model(x); let result = model.__adjoin_taped_p123(x, -300); weighted(&(result, model,)) },
        forward: |x| { let mut model = model(x); let result = model.__adjoin_taped_p123(x, -300); weighted(&(result, model,)) },
        rows: Some(|x| { let mut model = model(x); let (_, matrix) = model.p123_value_and_jacobian(x, -300); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut model = model(x); let result = model.p123(x, -300); weights(&(result, model,)) }; let mut model = model(x); let (result, (first, mut x_bar)) = model.p123_value_and_vjp(x, -300, &weights.0, &weights.1); spread(&mut x_bar, &first); (weighted(&(result, model,)), x_bar) },
    },
    Entry {
        name: "p124",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p124(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p124(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p124(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p124(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p124::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p124(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p124::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p125",
        plain: |x| {  let result = programs::p125(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p125(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p125(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p125(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p125(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p125::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p126",
        plain: |x| {  let result = programs::p126(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p126(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p126(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p126(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p126(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p126::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p127",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p127(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p127(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p127(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p127(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p127::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p127(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p127::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p128",
        plain: |x| {  let result = programs::p128(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p128(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p128(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p128(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p128(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p128::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p129",
        plain: |x| {  let result = programs::p129(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p129(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p129(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p129(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p129(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p129::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p130",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p130(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p130(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p130(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p130(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p130::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p130(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p130::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p131",
        plain: |x| {  let result = programs::p131(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p131(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p131(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p131(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p131(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p131::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p132",
        plain: |x| {  let result = programs::p132(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p132(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p132(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p132(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p132::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p132(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p132::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p133",
        plain: |x| {  let result = programs::p133(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p133(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p133(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p133(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p133::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p133(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p133::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p134",
        plain: |x| {  let result = programs::p134(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p134(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p134(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p134(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p134(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p134::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p135",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p135(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p135(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p135(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p135(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p135::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p135(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p135::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p136",
        plain: |x| {  let result = programs::p136(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p136(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p136(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p136(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p136(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p136::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p137",
        plain: |x| { let mut model = model(x); let result = model.p137(x, -300); weighted(&(result, model,)) },
        node: |x| { let mut model = model(x); let result = model.p137(x, -300); weighted(&(result, model,)) },
        taped: |x| { let mut model = model(x); let result = model.__adjoin_taped_p137(x, -300); weighted(&(result, model,)) },
        forward: |x| { let mut model = model(x); let result = model.__adjoin_taped_p137(x, -300); weighted(&(result, model,)) },
        rows: Some(|x| { let mut model = model(x); let (_, matrix) = model.p137_value_and_jacobian(x, -300); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut model = model(x); let result = model.p137(x, -300); weights(&(result, model,)) }; let mut model = model(x); let (result, (first, mut x_bar)) = model.p137_value_and_vjp(x, -300, &weights.0, &weights.1); spread(&mut x_bar, &first); (weighted(&(result, model,)), x_bar) },
    },
    Entry {
        name: "p138",
        plain: |x| {  let result = programs::p138(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p138(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p138(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p138(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p138(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p138::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p139",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p139(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p139(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p139(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p139(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p139::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p139(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p139::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p140",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p140(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p140(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p140(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p140(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p140::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p140(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p140::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p141",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p141(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p141(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p141(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p141(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p141::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p141(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p141::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p142",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p142(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p142(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p142(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p142(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p142::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p142(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p142::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p143",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p143(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p143(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p143(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p143(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p143::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p143(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p143::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p144",
        plain: |x| {  let result = programs::p144(x); weighted(&(result,)) },
        node: |x| {  let result = programs::p144(x); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p144(x); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p144(x); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = programs::p144(x); weights(&(result,)) };  let (result, mut x_bar) = programs::p144::value_and_grad(x); spread(&mut x_bar, &()); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p145",
        plain: |x| { let mut list = [x[0], x[1]]; let result = programs::p145(&mut list[..], x); weighted(&(list,)) },
        node: |x| { let mut list = [x[0], x[1]]; let result = programs::p145(&mut list[..], x); weighted(&(list,)) },
        taped: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p145(&mut list[..], x); weighted(&(list,)) },
        forward: |x| { let mut list = [x[0], x[1]]; let result = programs::__adjoin_taped_p145(&mut list[..], x); weighted(&(list,)) },
        rows: Some(|x| { let mut list = [x[0], x[1]]; let (_, matrix) = programs::p145::value_and_jacobian(&mut list[..], x); combine(matrix.rows(), |row| { let (first, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &first); x_bar }) }),
        compiled: |x| { let weights = { let mut list = [x[0], x[1]]; let result = programs::p145(&mut list[..], x); weights(&(list,)) }; let mut list = [x[0], x[1]]; let (result, (first, mut x_bar)) = programs::p145::value_and_vjp(&mut list[..], x, &weights.0[..]); spread(&mut x_bar, &first); (weighted(&(list,)), x_bar) },
    },
    Entry {
        name: "p146",
        plain: |x| {  let result = model(x).p146(x, 7); weighted(&(result,)) },
        node: |x| {  let result = model(x).p146(x, 7); weighted(&(result,)) },
        taped: |x| {  let result = model(x).__adjoin_taped_p146(x, 7); weighted(&(result,)) },
        forward: |x| {  let result = model(x).__adjoin_taped_p146(x, 7); weighted(&(result,)) },
        rows: None,
        compiled: |x| { let weights = {  let result = model(x).p146(x, 7); weights(&(result,)) };  let (result, (first, mut x_bar)) = model(x).p146_value_and_grad(x, 7); spread(&mut x_bar, &first); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p147",
        plain: |x| {  let result = programs::p147(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p147(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p147(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p147(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p147::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p147(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p147::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
    Entry {
        name: "p148",
        plain: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p148(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        node: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p148(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        taped: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p148(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        forward: |x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::__adjoin_taped_p148(&mut state, &mut list, x, -3); weighted(&(result, state, list,)) },
        rows: Some(|x| { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (_, matrix) = programs::p148::value_and_jacobian(&mut state, &mut list, x, -3); combine(matrix.rows(), |row| { let (first, second, mut x_bar) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = { let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let result = programs::p148(&mut state, &mut list, x, -3); weights(&(result, state, list,)) }; let (mut state, mut list) = (programs::Pair { a: x[0], b: [x[1], x[2]], n: 1 }, vec![x[3], x[4]]); let (result, (first, second, mut x_bar)) = programs::p148::value_and_vjp(&mut state, &mut list, x, -3, &weights.0, &weights.1, &weights.2); spread(&mut x_bar, &(first, second)); (weighted(&(result, state, list,)), x_bar) },
    },
    Entry {
        name: "p149",
        plain: |x| {  let result = programs::p149(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        node: |x| {  let result = programs::p149(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        taped: |x| {  let result = programs::__adjoin_taped_p149(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        forward: |x| {  let result = programs::__adjoin_taped_p149(x, x[0], [x[1], x[2]], 40); weighted(&(result,)) },
        rows: Some(|x| {  let (_, matrix) = programs::p149::value_and_jacobian(x, x[0], [x[1], x[2]], 40); combine(matrix.rows(), |row| { let (mut x_bar, first, second) = matrix.gradient(row); spread(&mut x_bar, &(first, second)); x_bar }) }),
        compiled: |x| { let weights = {  let result = programs::p149(x, x[0], [x[1], x[2]], 40); weights(&(result,)) };  let (result, (mut x_bar, first, second)) = programs::p149::value_and_vjp(x, x[0], [x[1], x[2]], 40, &weights.0); spread(&mut x_bar, &(first, second)); (weighted(&(result,)), x_bar) },
    },
];
