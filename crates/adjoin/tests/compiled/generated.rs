// Written by `tests/compiled/generate.rs`.
use crate::compare::{Entry, combine, spread, weighted, weights};

#[adjoin::differentiable]
#[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]
pub mod programs {

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
        let d1 = (*list).iter().filter(|a| **a > (*list)[3 % (*list).len()]).map(|a| a * a).sum::<f64>();
        s = ((*list)[(k as usize % 5) % (*list).len()]).sin();
        let z2 = (0.3).sin();
        let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > (1.7 * s) || a3 > 1.2 { break a3 * (1.7 * s); } };
        #[rerun]
        for (e4, e5) in (*list).iter().zip(x.iter().skip(1)) {
            let j6 = ((k as u16).rem_euclid(5).max((k as u16).min(3))) as u16;
        }
        if (1.8 * x[(k as usize % 5) % 6]) < (if (if k > 7 { 1.9 } else { x[(k as usize % 5) % 6] }) < (s - (*list)[2 % (*list).len()]) { (*state).a } else { 0.1 }) {
            let z7 = early((*state).b[1], d1);
            let mut h8 = Kind::None;
            let z9 = (*list)[(k as usize % 5) % (*list).len()];
            let a10 = 'a: { if (d1).atan() < (match side((*state).b[1]) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => (*state).b[1] }) { break 'a z9; } for k in 0..3 { s = (s + z9 * k as f64).cos(); if s > 0.5 { break 'a s * early(a3, (*state).a); } } early(a3, (*state).a) };
            let mut u11 = 0;
            loop {
                u11 += 1; if u11 > 3 { break; }
                let a12 = (*state).b[1];
            }
        } else {
            let z13 = a3;
            let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > ((*list)[2 % (*list).len()] * (((k % 83) as f64) * 0.03).sin()) || a14 > 1.2 { break a14 * ((*list)[2 % (*list).len()] * (((k % 83) as f64) * 0.03).sin()); } };
            for (k15, e16) in (*list).iter_mut().enumerate() {
                *e16 = ((match side(bounded((*state).b[0])) { Side::Left => (-1.8), Side::Right => 0.4, Side::Both => bounded((*state).b[0]) })).sin() + 0.1 * *e16;
                (*state).shift(bounded((*state).b[1]));
                #[rerun]
                for i17 in 0..4 {
                    let a18 = (if let Some(z) = positive(((*state).a * a14)) { z * (x[(k as usize % 5) % 6]).hypot(0.5) } else { ((*state).a * a14) });
                    let mut a19 = (-((*state).b[1] * (*state).b[1]));
                }
            }
            s *= (bounded((x[(k as usize % 5) % 6] + s))).cos();
        }
        ((s + (*list).iter().sum::<f64>() + s + d1 + a3 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [s + (*list).iter().sum::<f64>() + s + d1 + a3 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p1(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = (match side(self.w[0 % self.w.len()]) { Side::Left => self.pair.a, Side::Right => 0.4, Side::Both => self.w[0 % self.w.len()] });
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (1.6 * 1.2) || a2 > 1.2 { break a2 * (1.6 * 1.2); } };
        if (match side(1.3) { Side::Left => self.pair.b[1], Side::Right => 0.4, Side::Both => 1.3 }) < (a2).cos() {
            for (k3, e4) in self.w.iter_mut().enumerate() {
                *e4 = (((if let Some(z) = positive(x[self.n % 6]) { z * x[(k3 + 1) % 6] } else { x[self.n % 6] }) * (1.4 * s))).sin() + 0.1 * *e4;
                s = 0.7 * s + ((match side(0.1) { Side::Left => (0.9 + self.pair.b[1]), Side::Right => 0.4, Side::Both => 0.1 })).sin();
                if (s * self.pair.b[0]) < chain(s, self.scale).unwrap_or(0.6) {
                    let mut q5 = Pair { a: (self.pair.a / (1.5 + x[(k as usize % 5) % 6] * x[(k as usize % 5) % 6])), b: [(0.3 * a2), 0.4], n: 0 };
                } else {
                    s = 0.7 * s + ((if k > 7 { (x[(self.n + 2) % 6] / (1.5 + x[(self.n * 3) % 6] * x[(self.n * 3) % 6])) } else { (match side((*e4)) { Side::Left => self.pair.b[1], Side::Right => 0.4, Side::Both => (*e4) }) })).sin();
                    let (l6, r7) = ((1.2 * self.pair.a), ((x[(k as usize % 5) % 6]).atan2(a2)).sin());
                }
            }
            for (e8, e9) in self.w.iter().zip(x.iter().skip(1)) {
                let z10 = first(&[x[(k as usize % 5) % 6], (*e9)]);
                let mut o11: Option<f64> = None;
            }
        } else {
            let at = 2 % self.w.len(); self.w.swap(at, 0);
            self.pair.shift(bounded(((self.w[(k as usize % 5) % self.w.len()]).cos() * ((s) * 0.3).exp().min(20.0))));
        }
        let mut t12 = ((x[(k as usize % 5) % 6]) * 0.3).exp().min(20.0);
        for i13 in 0..1 {
            let mut f14 = (((s).atan()) * 0.3).exp().min(20.0);
            t12 += f14 * f14;
            for i15 in 0..3 {
                f14 += (((f14 / (1.5 + s * s)) + (match side(self.w[(i15 * 1) % self.w.len()]) { Side::Left => 1.5, Side::Right => 0.4, Side::Both => self.w[(i15 * 1) % self.w.len()] }))).tanh();
                let z16 = ((x[(i15 + 0) % 6]) * 0.3).exp().min(20.0);
                let mut h17 = Kind::Maybe(positive(z16));
            }
        }
        x[self.n % 6] + self.w.iter().sum::<f64>() + s + self.scale + a2 + t12 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p2(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (match (k as usize % 5) % 3 { 0 => (*state).b[0], 1 => (*state).b[1], _ => 0.5 });
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (s * s) || a2 > 1.2 { break a2 * (s * s); } };
        let (l3, r4) = (chain(s, (*state).a).unwrap_or(0.6), ((x[0 % 6] * x[1 % 6])).sin());
        let z5 = 1.6;
        let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (if (0.1 * x[(k as usize % 5) % 6]) < (match side((*state).b[1]) { Side::Left => (*state).b[1], Side::Right => 0.4, Side::Both => (*state).b[1] }) { l3 } else { x[(k as usize % 5) % 6] }) || a6 > 1.2 { break a6 * (if (0.1 * x[(k as usize % 5) % 6]) < (match side((*state).b[1]) { Side::Left => (*state).b[1], Side::Right => 0.4, Side::Both => (*state).b[1] }) { l3 } else { x[(k as usize % 5) % 6] }); } };
        let mut q7 = Pair { a: (*list)[(k as usize % 5) % (*list).len()], b: [1.5, 0.4], n: 0 };
        let a8 = (if let Some(z) = positive(1.4) { z * (match 2 % 3 { 0 => (*list)[1 % (*list).len()], 1 => 2.0, _ => 0.5 }) } else { 1.4 });
        let mut t9 = early(x[0 % 6], a8);
        for i10 in 0..5 {
            let mut f11 = ((0.1 * 1.0) * (match i10 % 3 { 0 => a2, 1 => 1.6, _ => 0.5 }));
            t9 += f11 * f11;
            f11 -= bounded(((if let Some(z) = positive(l3) { z * 0.5 } else { l3 }) + (1.6 - 0.3)));
            for i12 in 0..3 {
                let mut v13 = vec![x[2 % 6]; 2];
                let d14 = (*list).iter().zip(x).map(|(a, b)| a * b + (a2 * (*state).a)).sum::<f64>();
            }
            for i15 in 0..1 {
                #[rerun]
                for (k16, e17) in (*list).iter_mut().enumerate() {
                    *e17 = ((if let Some(z) = positive(a2) { z * (match 1 % 3 { 0 => 2.0, 1 => s, _ => 0.5 }) } else { a2 })).sin() + 0.1 * *e17;
                    let a18 = ((r4).hypot(0.7) * a6);
                    let z19 = (x[(i15 * 2) % 6]).max(x[(k as usize % 5) % 6]);
                    let mut o20: Option<f64> = None;
                    s = 0.7 * s + (((a18 * (((k % 83) as f64) * 0.03).sin()) + (-r4))).sin();
                }
                let f21 = |y: f64| y * (x[(k as usize % 5) % 6] + (*state).b[1]) + y.sin(); let c22 = f21((0.8 / (1.5 + f11 * f11)));
                if ((*state).a * x[3 % 6]) < (0.1 + x[(k as usize % 5) % 6]) { continue; }
                let z23 = (l3 * (((k % 83) as f64) * 0.03).sin());
                let mut o24: Option<f64> = chain(z23, 0.9);
            }
        }
        ((early((-x[(k as usize % 5) % 6]), (l3 - q7.b[1])) + (*list).iter().sum::<f64>() + s + a2 + l3 + r4 + a6 + a8 + t9 + (*state).norm() + q7.norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [early((-x[(k as usize % 5) % 6]), (l3 - q7.b[1])) + (*list).iter().sum::<f64>() + s + a2 + l3 + r4 + a6 + a8 + t9 + (*state).norm() + q7.norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p3(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (x[2 % 6]).sin();
        let mut v1 = vec![(match side(s) { Side::Left => 0.2, Side::Right => 0.4, Side::Both => s }); 4];
        let mut t2 = bounded(s);
        for i3 in 0..2 {
            let mut f4 = (match (i3 + 2) % 3 { 0 => (v1[i3 % v1.len()] * v1[(i3 * 1) % v1.len()]), 1 => bounded(v1[(i3 + 0) % v1.len()]), _ => 0.5 });
            t2 += f4 * f4;
            let z5 = first(&[1.4, x[(i3 + 2) % 6]]);
            let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (match side(f4) { Side::Left => x[1 % 6], Side::Right => 0.4, Side::Both => f4 }) || a6 > 1.2 { break a6 * (match side(f4) { Side::Left => x[1 % 6], Side::Right => 0.4, Side::Both => f4 }); } };
            let a7 = a6;
        }
        bounded(chain(v1[2 % v1.len()], x[1 % 6]).unwrap_or(0.6)) + v1.iter().sum::<f64>() + s + t2
    }

    impl Model { #[compiled]
    pub fn p4(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        if (match side(self.pair.a) { Side::Left => self.pair.b[1], Side::Right => 0.4, Side::Both => self.pair.a }) < (match (self.n + 2) % 3 { 0 => 0.6, 1 => x[self.n % 6], _ => 0.5 }) {
            if (self.pair.b[0] + self.pair.b[1]) < (match (self.n + 0) % 3 { 0 => 1.5, 1 => self.scale, _ => 0.5 }) && x[0] > 1.9 { return ((1.8 * (f64::from(k) * 0.03).sin()) * (f64::from(k) * 0.03).sin()); }
        } else {
            #[rerun]
            for i1 in 0..2 {
                for i2 in 0..4 {
                    let mut v3 = vec![(self.pair.b[0]).atan2(0.6); 4];
                    if k > 4 { break; }
                    let z4 = x[(k as usize % 5) % 6];
                    let a5 = 'a: { if (i2 + 2) % 2 == 0 { break 'a z4; } for k in 0..3 { s = (s + z4 * k as f64).cos(); if s > 0.5 { break 'a s * (self.pair.a * (f64::from(k) * 0.03).sin()); } } (self.pair.a * (f64::from(k) * 0.03).sin()) };
                }
                if 0 % 2 == 0 {
                    let a6 = ((s * self.w[3 % self.w.len()]) + (0.8 + s));
                    let z7 = first(&[0.4, 0.9]);
                    let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > ((self.pair.b[1]) * 0.3).exp().min(20.0) || a8 > 1.2 { break a8 * ((self.pair.b[1]) * 0.3).exp().min(20.0); } };
                    if k > 0 { break; }
                    let z9 = (match side(1.1) { Side::Left => self.w[self.n % self.w.len()], Side::Right => 0.4, Side::Both => 1.1 });
                    let mut a10 = 0.1; let a10 = loop { a10 += 0.4; if a10 * z9 > ((self.w[(k as usize % 5) % self.w.len()]) * 0.3).exp().min(20.0) || a10 > 1.2 { break a10 * ((self.w[(k as usize % 5) % self.w.len()]) * 0.3).exp().min(20.0); } };
                } else {
                    let d11 = self.w.iter().filter(|a| **a > (if let Some(z) = positive(s) { z * x[1 % 6] } else { s })).map(|a| a * a).sum::<f64>();
                    if k > 3 { continue; }
                    let j12: i16 = 73;
                }
                let mut q13 = Pair { a: bounded(x[2 % 6]), b: [halves(&self.w, s), 0.4], n: 0 };
                if 3 % 2 == 0 { continue; }
                s += (((self.scale - self.w[(i1 + 1) % self.w.len()]) * first(&[s, self.w[(i1 * 2) % self.w.len()]]))).tanh();
            }
        }
        let d14 = self.w.iter().zip(x).map(|(a, b)| a * b + (self.pair.a * (f64::from(k) * 0.03).sin())).sum::<f64>();
        self.pair.b[1] = (early((2.0 / (1.5 + self.pair.b[0] * self.pair.b[0])), (self.w[self.n % self.w.len()] / (1.5 + self.pair.b[0] * self.pair.b[0])))).sin() * self.pair.a;
        let mut v15 = x.to_vec();
        s *= (((((1.4) * 0.3).exp().min(20.0)) * 0.3).exp().min(20.0)).cos();
        d14 + self.w.iter().sum::<f64>() + v15.iter().sum::<f64>() + s + self.scale + d14 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p5(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (match side((*list)[3 % (*list).len()]) { Side::Left => 1.1, Side::Right => 0.4, Side::Both => (*list)[3 % (*list).len()] });
        let mut h2 = Kind::Maybe(positive(z1));
        if (s / (1.5 + s * s)) < (*state).b[0] && x[0] > 1.9 { return ((1.4).tanh(), [1.4, x[0] * s]); }
        let z3 = (x[1 % 6] * 0.9);
        let mut o4: Option<f64> = None;
        let mut q5 = Pair { a: ((*list)[2 % (*list).len()] * 2.0), b: [first(&[(*list)[3 % (*list).len()], (*state).b[1]]), 0.4], n: 0 };
        if k > 1 {
            s -= bounded((bounded(s) * halves(&(*list), (*list)[0 % (*list).len()])));
            let (l6, r7) = ((-s), (((*list)[1 % (*list).len()] + ends(&(*list)))).sin());
        } else {
            for i8 in 0..2 {
                let (l9, r10) = ((*state).b[0], ((q5.b[1] + s)).sin());
                let d11 = (*list).iter().filter(|a| **a > (q5.a + (*list)[(k as usize % 5) % (*list).len()])).map(|a| a * a).sum::<f64>();
                let z12 = ((*list)[2 % (*list).len()] * (*state).b[0]);
                let mut o13: Option<f64> = chain(z12, 0.9);
                if k > 6 { break; }
                #[rerun]
                for i14 in (0..2).rev() {
                    let d15 = (*list).chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
                }
            }
            let j16: u32 = (k as u32).wrapping_mul(85 as u32).wrapping_sub((k as u32));
            let mut a17 = (if let Some(z) = positive((match side((*list)[3 % (*list).len()]) { Side::Left => s, Side::Right => 0.4, Side::Both => (*list)[3 % (*list).len()] })) { z * (match (k as usize % 5) % 3 { 0 => 0.8, 1 => (*list)[0 % (*list).len()], _ => 0.5 }) } else { (match side((*list)[3 % (*list).len()]) { Side::Left => s, Side::Right => 0.4, Side::Both => (*list)[3 % (*list).len()] }) });
        }
        let mut t18 = (1.7 + (*list)[0 % (*list).len()]);
        for i19 in 0..2 {
            let mut f20 = 1.0;
            t18 += f20 * f20;
            let d21 = (*list).chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
            let z22 = (match (i19 + 1) % 3 { 0 => 1.4, 1 => (*state).b[1], _ => 0.5 });
            let a23 = 'a: { if 1 % 2 == 0 { break 'a z22; } for k in 0..3 { s = (s + z22 * k as f64).cos(); if s > 0.5 { break 'a s * ((1.7) * 0.3).exp().min(20.0); } } ((1.7) * 0.3).exp().min(20.0) };
        }
        ((t18 + (*list).iter().sum::<f64>() + s + t18 + (*state).norm() + q5.norm() + h2.size() + o4.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos()).tanh(), [t18 + (*list).iter().sum::<f64>() + s + t18 + (*state).norm() + q5.norm() + h2.size() + o4.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p6(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (match 3 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 });
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (match side(x[2 % 6]) { Side::Left => x[0 % 6], Side::Right => 0.4, Side::Both => x[2 % 6] }) || a2 > 1.2 { break a2 * (match side(x[2 % 6]) { Side::Left => x[0 % 6], Side::Right => 0.4, Side::Both => x[2 % 6] }); } };
        let z3 = (1.9 * x[1 % 6]);
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (a2 * s) || a4 > 1.2 { break a4 * (a2 * s); } };
        let a5 = (match side((match side(x[3 % 6]) { Side::Left => a4, Side::Right => 0.4, Side::Both => x[3 % 6] })) { Side::Left => (match 2 % 3 { 0 => a4, 1 => a4, _ => 0.5 }), Side::Right => 0.4, Side::Both => (match side(x[3 % 6]) { Side::Left => a4, Side::Right => 0.4, Side::Both => x[3 % 6] }) });
        for i6 in 0..1 {
            let j7: u16 = 66; s *= (j7 as f64 * 0.1).cos();
        }
        let mut t8 = bounded(a2);
        for i9 in 0..4 {
            let mut f10 = first(&[s, chain(x[0 % 6], x[2 % 6]).unwrap_or(0.6)]);
            t8 += f10 * f10;
            for i11 in 0..3 {
                if chain(x[0 % 6], x[3 % 6]).unwrap_or(0.6) < (x[i11 % 6] + a2) && x[0] > 1.9 { return (if let Some(z) = positive((x[(i9 + 2) % 6] / (1.5 + a2 * a2))) { z * s } else { (x[(i9 + 2) % 6] / (1.5 + a2 * a2)) }); }
                let j12: i64 = 1; s *= (j12 as f64 * 0.1).cos();
                if (i9 * 2) % 2 == 0 {
                    s = 0.7 * s + ((-(if let Some(z) = positive(0.2) { z * f10 } else { 0.2 }))).sin();
                    if i9 % 2 == 0 { break; }
                    s = 0.7 * s + ((f10 * early(x[i11 % 6], x[1 % 6]))).sin();
                } else {
                    s = 0.7 * s + ((match i9 % 3 { 0 => (match (i9 + 2) % 3 { 0 => x[2 % 6], 1 => x[i11 % 6], _ => 0.5 }), 1 => a5, _ => 0.5 })).sin();
                    s = 0.7 * s + (x[(i11 * 3) % 6]).sin();
                    let z13 = (if first(&[0.6, a4]) < (x[1 % 6] * x[2 % 6]) { x[0 % 6] } else { x[i11 % 6] });
                    let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > (match 1 % 3 { 0 => 0.2, 1 => 1.3, _ => 0.5 }) || a14 > 1.2 { break a14 * (match 1 % 3 { 0 => 0.2, 1 => 1.3, _ => 0.5 }); } };
                }
            }
            s = 0.7 * s + ((early(0.1, a2)).sin()).sin();
            let f15 = |y: f64| y * (x[0 % 6] + a5) + y.sin(); let c16 = f15((match 2 % 3 { 0 => s, 1 => s, _ => 0.5 }));
        }
        ((-x[1 % 6])).hypot(0.2) + s + a2 + a4 + a5 + t8
    }

    #[compiled]
    pub fn p7(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        #[rerun]
        for i1 in 0..3 {
            let z2 = early(s, 1.7);
            let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > (*state).b[0] || a3 > 1.2 { break a3 * (*state).b[0]; } };
            if 2 % 2 == 0 && x[0] > 1.9 { return ((((-(*list)[(k as usize % 5) % (*list).len()]) / (1.5 + (*state).b[0] * (*state).b[0]))).tanh(), [((-(*list)[(k as usize % 5) % (*list).len()]) / (1.5 + (*state).b[0] * (*state).b[0])), x[0] * s]); }
            if k > 2 { break; }
            if 3 % 2 == 0 {
                if (k as usize % 5) % 2 == 0 && x[0] > 1.9 { return ((((a3 / (1.5 + a3 * a3)) - ((*state).b[0] * (((k % 83) as f64) * 0.03).sin()))).tanh(), [((a3 / (1.5 + a3 * a3)) - ((*state).b[0] * (((k % 83) as f64) * 0.03).sin())), x[0] * s]); }
                (*list).push((first(&[(-1.0), (if let Some(z) = positive(a3) { z * (*state).b[1] } else { a3 })])).sin());
                if (i1 * 3) % 2 == 0 { continue; }
                let mut a4 = s;
            } else {
                let z5 = (x[(k as usize % 5) % 6] - (*state).b[0]);
                let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (s / (1.5 + a3 * a3)) || a6 > 1.2 { break a6 * (s / (1.5 + a3 * a3)); } };
                let z7 = (-0.4);
                let mut o8: Option<f64> = chain(z7, 0.9);
                let z9 = (((*state).a) * 0.3).exp().min(20.0);
                let a10 = shrink(&mut (*list), bounded(z9));
                if i1 % 2 == 0 { continue; }
                let z11 = first(&[a3, a3]);
                let mut h12 = Kind::None;
            }
        }
        let mut u13 = 0;
        loop {
            u13 += 1; if u13 > 3 { break; }
            let d14 = (*list).iter().zip(x).map(|(a, b)| a * b + s).sum::<f64>();
            (*list).push(((bounded((*list)[(k as usize % 5) % (*list).len()]) - bounded(s))).sin());
            (*state).b[1] = (((s).atan2((*state).b[1])).atan2(((*state).b[1] * (((k % 83) as f64) * 0.03).sin()))).sin() * (*state).a;
            if k > 8 { continue; }
            (*state).b[1] = (((d14 * d14)).tanh()).sin() * (*state).a;
        }
        let at = 2 % (*list).len(); (*list).swap(at, 0);
        let z15 = (*state).a;
        let mut a16 = 0.1; let a16 = loop { a16 += 0.4; if a16 * z15 > s || a16 > 1.2 { break a16 * s; } };
        let d17 = (*list).iter().filter(|a| **a > (if let Some(z) = positive(s) { z * 1.4 } else { s })).map(|a| a * a).sum::<f64>();
        let mut t18 = (((*list)[2 % (*list).len()]) * 0.3).exp().min(20.0);
        for i19 in 0..4 {
            let mut f20 = (if k > 8 { first(&[s, (*state).b[0]]) } else { (((*list)[(k as usize % 5) % (*list).len()]) * 0.3).exp().min(20.0) });
            t18 += f20 * f20;
            let z21 = (0.6 + x[(i19 + 0) % 6]);
            let mut h22 = Kind::One(z21);
        }
        (((chain(t18, a16).unwrap_or(0.6) * first(&[d17, d17])) + (*list).iter().sum::<f64>() + s + a16 + d17 + t18 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(chain(t18, a16).unwrap_or(0.6) * first(&[d17, d17])) + (*list).iter().sum::<f64>() + s + a16 + d17 + t18 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p8(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let a1 = ((s * s) * (match side(1.2) { Side::Left => (*state).b[1], Side::Right => 0.4, Side::Both => 1.2 }));
        if (*state).a < x[2 % 6] && (-x[2 % 6]) > 0.2 {
            s += (a1).tanh();
        } else {
            let mut q2 = Pair { a: early(1.4, (*state).a), b: [(match side(a1) { Side::Left => x[0 % 6], Side::Right => 0.4, Side::Both => a1 }), 0.4], n: 0 };
            let (l3, r4) = ((0.5 * x[3 % 6]), (chain(s, (*state).b[0]).unwrap_or(0.6)).sin());
        }
        let at = 3 % (*list).len(); (*list)[at] += ((match side(((*state).b[0]).hypot((*state).a)) { Side::Left => (if let Some(z) = positive((*state).a) { z * s } else { (*state).a }), Side::Right => 0.4, Side::Both => ((*state).b[0]).hypot((*state).a) })).tanh();
        ((s + (*list).iter().sum::<f64>() + s + a1 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [s + (*list).iter().sum::<f64>() + s + a1 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p9(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if k > 5 {
            let mut j1: u16 = !(k as u16) & 88;
            for i2 in j1 % 3..3 { j1 = j1.wrapping_mul(3).wrapping_add(i2); s = (s * (0.2 / (1.5 + s * s)) + (j1 % 97) as f64 * 0.01).sin(); }
            for i3 in 0..1 {
                let j4 = ((k as usize % 5) as u16) as u16;
                let mut v5 = x.to_vec();
                let mut w6 = 0;
                while w6 < 4 && (w6 < 2 || (x[(j1 as usize % 5) % 6] / (1.5 + s * s)) < (if 2 % 2 == 0 { s } else { s })) {
                    w6 += 1;
                    let at = 3 % (*list).len(); (*list)[at] *= (((x[1 % 6]) * 0.3).exp().min(20.0)).cos();
                    let mut a7 = ((s + 0.4) * (f64::from(j4) * 0.03).sin());
                    (*list).push((halves(&(*list), (x[1 % 6]).atan2(s))).sin());
                }
            }
        } else {
            let z8 = search(&(*list), s);
            let mut h9 = Kind::Maybe(positive(z8));
            for i10 in 0..3 {
                let f11 = |y: f64| y * (1.9 - 1.2) + y.sin(); let c12 = f11((s / (1.5 + s * s)));
            }
        }
        let j13: u64 = (k as u64) % 7 ^ (k as u64) >> 1;
        let mut a14 = ((1.6 / (1.5 + s * s)) * x[(k as usize % 5) % 6]);
        let z15 = (a14).atan2(1.9);
        let mut a16 = 0.1; let a16 = loop { a16 += 0.4; if a16 * z15 > a14 || a16 > 1.2 { break a16 * a14; } };
        let d17 = (*list).windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
        let mut t18 = (if let Some(z) = positive((*state).b[1]) { z * d17 } else { (*state).b[1] });
        for i19 in 0..5 {
            let mut f20 = ((chain((*list)[(i19 + 0) % (*list).len()], 1.0).unwrap_or(0.6)) * 0.3).exp().min(20.0);
            t18 += f20 * f20;
            let d21 = (*list).chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
            let f22 = |y: f64| y * (*list)[0 % (*list).len()] + y.sin(); let c23 = f22(chain(1.2, 0.2).unwrap_or(0.6));
        }
        ((chain(x[1 % 6], (*list)[0 % (*list).len()]).unwrap_or(0.6) + (*list).iter().sum::<f64>() + s + a14 + a16 + d17 + t18 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j13 % 89) as f64 * 0.01).cos()).tanh(), [chain(x[1 % 6], (*list)[0 % (*list).len()]).unwrap_or(0.6) + (*list).iter().sum::<f64>() + s + a14 + a16 + d17 + t18 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j13 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p10(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            (*state).shift(bounded(((if k > 6 { (*list)[3 % (*list).len()] } else { (*state).b[1] })).tanh()));
        }
        s = s * 0.5 + halves(&(*list), 0.2);
        let mut t2 = chain(s, s).unwrap_or(0.6);
        for i3 in 0..5 {
            let mut f4 = ((s + s) * (match (i3 * 3) % 3 { 0 => s, 1 => (*state).b[1], _ => 0.5 }));
            t2 += f4 * f4;
            #[rerun]
            for i5 in (0..4).rev() {
                let mut a6 = ((match side(0.4) { Side::Left => s, Side::Right => 0.4, Side::Both => 0.4 }) + (x[(k as usize % 5) % 6] + f4));
                if k > 7 && x[0] > 1.9 { return (((if let Some(z) = positive((match (i3 * 3) % 3 { 0 => a6, 1 => a6, _ => 0.5 })) { z * (match i5 % 3 { 0 => 1.4, 1 => x[2 % 6], _ => 0.5 }) } else { (match (i3 * 3) % 3 { 0 => a6, 1 => a6, _ => 0.5 }) })).tanh(), [(if let Some(z) = positive((match (i3 * 3) % 3 { 0 => a6, 1 => a6, _ => 0.5 })) { z * (match i5 % 3 { 0 => 1.4, 1 => x[2 % 6], _ => 0.5 }) } else { (match (i3 * 3) % 3 { 0 => a6, 1 => a6, _ => 0.5 }) }), x[0] * s]); }
                let a7 = ((0.7 + a6) / (1.5 + ((*state).b[0] * (((k % 83) as f64) * 0.03).sin()) * ((*state).b[0] * (((k % 83) as f64) * 0.03).sin())));
            }
        }
        (((if 0.4 < (x[0 % 6]).sin() { (*state).a } else { (s - (*state).a) }) + (*list).iter().sum::<f64>() + s + t2 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(if 0.4 < (x[0 % 6]).sin() { (*state).a } else { (s - (*state).a) }) + (*list).iter().sum::<f64>() + s + t2 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p11(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut v1: Vec<f64> = x.iter().map(|y| y * (if let Some(z) = positive(x[(k as usize % 5) % 6]) { z * (*state).b[1] } else { x[(k as usize % 5) % 6] })).collect();
        for (k2, e3) in v1.iter_mut().enumerate() {
            *e3 = ((if 2 % 2 == 0 { ((*e3) / (1.5 + (*list)[(k as usize % 5) % (*list).len()] * (*list)[(k as usize % 5) % (*list).len()])) } else { (if k2 % 2 == 0 { (*state).b[1] } else { (*e3) }) })).sin() + 0.1 * *e3;
            for (e4, e5) in (*list).iter().zip(x.iter().skip(1)) {
                let z6 = bounded(1.6);
                let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > first(&[(*e5), 1.7]) || a7 > 1.2 { break a7 * first(&[(*e5), 1.7]); } };
            }
            let f8 = |y: f64| y * (s + (*e3)) + y.sin(); let c9 = f8((0.9).atan2(s));
        }
        if search(&(*list), (*state).a) < chain(s, 0.3).unwrap_or(0.6) && x[0] > 1.9 { return ((((if let Some(z) = positive(s) { z * (*state).b[0] } else { s })).cos()).tanh(), [((if let Some(z) = positive(s) { z * (*state).b[0] } else { s })).cos(), x[0] * s]); }
        let mut v10 = vec![s, s];
        let mut t11 = (v10[(k as usize % 5) % v10.len()] * s);
        for i12 in 0..1 {
            let mut f13 = search(&v10, (s * (*list)[1 % (*list).len()]));
            t11 += f13 * f13;
            let z14 = v10[2 % v10.len()];
            let mut o15: Option<f64> = chain(z14, 0.9);
            let z16 = first(&[(*state).b[1], s]);
            let a17 = v1.pop().unwrap_or(0.3); if v1.is_empty() { v1.push((z16).cos()); }
            let mut w18 = 0;
            while w18 < 4 && (w18 < 2 || k > 6) {
                w18 += 1;
                let d19 = (*list).iter().rev().fold(0.3, |m, a| (m * a + (s * s)).cos());
                let j20 = ((k as i8).rem_euclid(5).max((k as i8).min(3))) as i8;
            }
        }
        ((early(first(&[x[1 % 6], s]), (if let Some(z) = positive(t11) { z * (*state).a } else { t11 })) + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + v10.iter().sum::<f64>() + s + t11 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [early(first(&[x[1 % 6], s]), (if let Some(z) = positive(t11) { z * (*state).a } else { t11 })) + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + v10.iter().sum::<f64>() + s + t11 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p12(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = (s).min(x[(self.n + 0) % 6]);
        let mut h2 = Kind::None;
        s = (((-self.scale) * (0.6 * self.scale))).sin();
        let j3 = (if (k as u8) > 2 { (k as u8) / 2 } else { (k as u8) | 1 }) as u8;
        let mut w4 = 0;
        while w4 < 4 && (w4 < 2 || 3 % 2 == 0) {
            w4 += 1;
            let at = self.n % self.w.len(); self.w.swap(at, 0);
            let at = (k as usize % 5) % self.w.len(); self.w[at] += ((((1.3 * self.w[self.n % self.w.len()])) * 0.3).exp().min(20.0)).tanh();
            let at = (w4 * 2) % self.w.len(); self.w.swap(at, 0);
            if (k as usize % 5) % 2 == 0 { break; }
            if (s - 1.9) < (self.pair.b[1] + self.w[(k as usize % 5) % self.w.len()]) {
                let mut a5 = (match side(first(&[1.0, s])) { Side::Left => halves(&self.w, self.pair.b[1]), Side::Right => 0.4, Side::Both => first(&[1.0, s]) });
                let z6 = (match 3 % 3 { 0 => self.w[(self.n + 0) % self.w.len()], 1 => x[2 % 6], _ => 0.5 });
                let mut o7: Option<f64> = chain(z6, 0.9);
                for i8 in 0..4 {
                    let d9 = self.w.iter().zip(x).map(|(a, b)| a * b + (a5 * a5)).sum::<f64>();
                    let a10 = ((a5 * s) + ends(&self.w));
                    let z11 = (if (j3 as usize % 5) % 2 == 0 { 1.9 } else { s });
                    if let Some(g12) = o7.take() { s += (g12 * z11).sin(); }
                    if (if ((a5) * 0.3).exp().min(20.0) < self.pair.b[1] { self.pair.a } else { self.pair.a }) < early(a10, self.pair.a) { break; }
                    let z13 = bounded(self.w[2 % self.w.len()]);
                    let mut h14 = Kind::None;
                }
            } else {
                let z15 = (self.scale).tanh();
                let mut h16 = Kind::Two { pair: Pair { a: z15, b: [0.3, (0.3 + self.pair.a)], n: 1 }, weight: (0.3 + self.pair.a) };
                let z17 = self.pair.b[0];
                if let Kind::One(g19) = &mut h16 { *g19 *= bounded(z17); s += *g19; }
            }
        }
        let mut t20 = (-s);
        for i21 in 0..3 {
            let mut f22 = ((if let Some(z) = positive(1.0) { z * self.w[0 % self.w.len()] } else { 1.0 })).atan2(self.pair.b[1]);
            t20 += f22 * f22;
            let mut a23 = first(&[(match side(self.scale) { Side::Left => s, Side::Right => 0.4, Side::Both => self.scale }), self.pair.b[1]]);
            let (l24, r25) = ((s).atan(), (self.pair.b[0]).sin());
            let mut a26 = early(0.1, (0.3 + l24));
        }
        (match (self.n * 2) % 3 { 0 => (self.scale * t20), 1 => (s).atan(), _ => 0.5 }) + self.w.iter().sum::<f64>() + s + self.scale + t20 + self.pair.norm() + h2.size() + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p13(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (s).sin();
        let (l1, r2) = ((1.9 * x[0 % 6]), (early(x[1 % 6], s)).sin());
        (if let Some(z) = positive(chain(0.7, x[3 % 6]).unwrap_or(0.6)) { z * (s * s) } else { chain(0.7, x[3 % 6]).unwrap_or(0.6) }) + s + l1 + r2
    }

    impl Model { #[compiled]
    pub fn p14(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let mut j1: i16 = (k as i16) % 7 ^ (k as i16) >> 1;
        for i2 in j1 % 3..3 { j1 = j1.wrapping_mul(3).wrapping_add(i2); s = (s * x[(k as usize % 5) % 6] + (j1 % 97) as f64 * 0.01).sin(); }
        let z3 = (if first(&[x[(self.n + 1) % 6], self.w[(self.n + 0) % self.w.len()]]) < first(&[s, self.pair.a]) { self.pair.a } else { 1.4 });
        let mut h4 = Kind::None;
        let mut q5 = Pair { a: (1.7 + self.pair.b[1]), b: [(self.w[2 % self.w.len()] - 1.0), 0.4], n: 0 };
        let mut w6 = 0;
        #[rerun]
        while w6 < 4 && (w6 < 2 || (2.0 * q5.b[0]) < ((self.scale) * 0.3).exp().min(20.0)) {
            w6 += 1;
            let z7 = (1.6 + self.pair.a);
            let a8 = 'a: { if (self.n * 1) % 2 == 0 { break 'a z7; } for k in 0..3 { s = (s + z7 * k as f64).cos(); if s > 0.5 { break 'a s * (if let Some(z) = positive(q5.b[0]) { z * q5.b[1] } else { q5.b[0] }); } } (if let Some(z) = positive(q5.b[0]) { z * q5.b[1] } else { q5.b[0] }) };
            let mut u9 = 0;
            #[rerun]
            loop {
                u9 += 1; if u9 > 3 { break; }
                let a10 = (first(&[1.1, self.pair.a]) / (1.5 + early(1.5, 0.2) * early(1.5, 0.2)));
                if along(&self.w, s) < (match side(self.scale) { Side::Left => x[2 % 6], Side::Right => 0.4, Side::Both => self.scale }) {
                    s = (((q5.b[0] + self.pair.a)).min((x[(j1 as usize % 5) % 6] - self.pair.b[1]))).sin();
                } else {
                    s = (self.pair.b[1]).sin();
                    let z11 = (match side(q5.a) { Side::Left => q5.b[1], Side::Right => 0.4, Side::Both => q5.a });
                    let mut o12: Option<f64> = None;
                    if j1 > 8 { continue; }
                    s = 0.7 * s + (0.3).sin();
                }
                let (l13, r14) = ((0.5 * h4.size()), (first(&[q5.b[0], 0.8])).sin());
                if (a8 * self.pair.b[1]) < (match side(q5.a) { Side::Left => self.pair.a, Side::Right => 0.4, Side::Both => q5.a }) { break; }
                for (e15, e16) in self.w.iter().zip(x.iter().skip(1)) {
                    s *= (((self.pair.a + 1.4) + (q5.b[0] + ends(&self.w)))).cos();
                }
            }
            q5.b[1] = (((q5.b[0] * (f64::from(j1) * 0.03).sin()) / (1.5 + 1.5 * 1.5))).sin() * q5.a;
        }
        ((match (k as usize % 5) % 3 { 0 => 1.2, 1 => q5.a, _ => 0.5 }) * (f64::from(k) * 0.03).sin()) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + q5.norm() + h4.size() + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p15(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = s;
        let mut h2 = Kind::Two { pair: Pair { a: z1, b: [0.3, (match side(x[3 % 6]) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => x[3 % 6] })], n: 1 }, weight: (match side(x[3 % 6]) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => x[3 % 6] }) };
        s = 0.7 * s + (((x[3 % 6]).sin() / (1.5 + (match 0 % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 }) * (match 0 % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 })))).sin();
        let z3 = s;
        let mut h4 = Kind::One(z3);
        for i5 in 0..3 {
            s -= bounded(s);
            let mut a6 = first(&[(x[2 % 6]).sin(), (if (x[2 % 6] + s) < ((s) * 0.3).exp().min(20.0) { 1.2 } else { 1.5 })]);
            let f7 = |y: f64| y * x[3 % 6] + y.sin(); let c8 = f7(x[3 % 6]);
        }
        0.2 + s + h2.size() + h4.size()
    }

    #[compiled]
    pub fn p16(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        s *= ((if k > 8 { (if let Some(z) = positive(s) { z * s } else { s }) } else { (if let Some(z) = positive(x[(k as usize % 5) % 6]) { z * s } else { x[(k as usize % 5) % 6] }) })).cos();
        s *= ((*state).b[0]).cos();
        let mut t1 = (s * (*state).a);
        for i2 in 0..1 {
            let mut f3 = (if (s * s) < (1.5 * (*state).a) { chain(s, s).unwrap_or(0.6) } else { early(x[3 % 6], 0.9) });
            t1 += f3 * f3;
            let mut q4 = Pair { a: chain(s, s).unwrap_or(0.6), b: [bounded(f3), 0.4], n: 0 };
            for i5 in 0..3 {
                let mut u6 = 0;
                loop {
                    u6 += 1; if u6 > 3 { break; }
                    let m7 = mix(&mut (*list), &mut f3, x[0]);
                    let mut a8 = (if m7 < (f3).hypot(s) { chain((*list)[(k as usize % 5) % (*list).len()], f3).unwrap_or(0.6) } else { s });
                }
                let at = (i5 * 1) % (*list).len(); (*list)[at] += ((if let Some(z) = positive((*state).a) { z * f3 } else { (*state).a })).tanh();
                let mut a9 = ((f3).atan2(x[3 % 6]) / (1.5 + f3 * f3));
                if (i5 + 1) % 2 == 0 { break; }
                a9 += (chain(((*state).b[1] / (1.5 + 2.0 * 2.0)), x[(k as usize % 5) % 6]).unwrap_or(0.6)).tanh();
            }
        }
        (((((t1) * 0.3).exp().min(20.0) - (*state).b[1]) + (*list).iter().sum::<f64>() + s + t1 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(((t1) * 0.3).exp().min(20.0) - (*state).b[1]) + (*list).iter().sum::<f64>() + s + t1 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p17(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let a1 = chain(along(&self.w, x[(k as usize % 5) % 6]), (x[(k as usize % 5) % 6] + s)).unwrap_or(0.6);
        let mut w2 = 0;
        while w2 < 4 && (w2 < 2 || k > 8) {
            w2 += 1;
            s = (((x[2 % 6]) * 0.3).exp().min(20.0)).sin();
            if (w2 + 1) % 2 == 0 { break; }
            s = 0.7 * s + ((self.scale - (match (self.n + 1) % 3 { 0 => s, 1 => 1.7, _ => 0.5 }))).sin();
        }
        for (e3, e4) in self.w.iter().zip(x.iter().skip(1)) {
            if (self.n + 2) % 2 == 0 && x[0] > 1.9 { return 0.1; }
            let z5 = (if let Some(z) = positive(a1) { z * self.w[(k as usize % 5) % self.w.len()] } else { a1 });
            let mut h6 = Kind::Maybe(positive(z5));
        }
        let d7 = self.w.iter().zip(x).map(|(a, b)| a * b + first(&[self.scale, self.w[(k as usize % 5) % self.w.len()]])).sum::<f64>();
        if (self.w[(k as usize % 5) % self.w.len()] * self.w[3 % self.w.len()]) < (x[(k as usize % 5) % 6] / (1.5 + self.w[self.n % self.w.len()] * self.w[self.n % self.w.len()])) && x[0] > 1.9 { return early(((x[self.n % 6]) * 0.3).exp().min(20.0), (d7 - self.w[0 % self.w.len()])); }
        let mut t8 = first(&[0.7, 0.3]);
        for i9 in 0..4 {
            let mut f10 = bounded((if (self.w[self.n % self.w.len()] / (1.5 + d7 * d7)) < (self.w[0 % self.w.len()] + 0.2) { a1 } else { x[1 % 6] }));
            t8 += f10 * f10;
            let mut q11 = Pair { a: halves(&self.w, self.pair.b[1]), b: [first(&[self.w[(k as usize % 5) % self.w.len()], 1.9]), 0.4], n: 0 };
            let a12 = early((match side(d7) { Side::Left => self.pair.a, Side::Right => 0.4, Side::Both => d7 }), (match (self.n + 2) % 3 { 0 => f10, 1 => q11.b[0], _ => 0.5 }));
            let z13 = (-self.w[2 % self.w.len()]);
            let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > (a12 * f10) || a14 > 1.2 { break a14 * (a12 * f10); } };
        }
        (self.w[(self.n * 2) % self.w.len()] * chain(2.0, t8).unwrap_or(0.6)) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a1 + d7 + t8 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p18(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (s).sin();
        let (l1, r2) = ((match 2 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 }), (early(1.8, s)).sin());
        let j3: i32 = 26; s *= (j3 as f64 * 0.1).cos();
        let mut u4 = 0;
        loop {
            u4 += 1; if u4 > 3 { break; }
            let j5: u64 = 97; s *= (j5 as f64 * 0.1).cos();
            let (l6, r7) = ((s / (1.5 + x[2 % 6] * x[2 % 6])), ((match side(1.4) { Side::Left => s, Side::Right => 0.4, Side::Both => 1.4 })).sin());
            let z8 = (x[1 % 6]).min(x[u4 % 6]);
            let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (s + l6) || a9 > 1.2 { break a9 * (s + l6); } };
        }
        let mut t10 = (match side(s) { Side::Left => l1, Side::Right => 0.4, Side::Both => s });
        for i11 in 0..3 {
            let mut f12 = (match 1 % 3 { 0 => l1, 1 => (2.0 + l1), _ => 0.5 });
            t10 += f12 * f12;
            s = 0.7 * s + (((x[i11 % 6]).max(r2)).min(x[i11 % 6])).sin();
            let a13 = (s * (l1 - r2));
        }
        early(x[3 % 6], (x[3 % 6] * x[2 % 6])) + s + l1 + r2 + t10
    }

    impl Model { #[compiled]
    pub fn p19(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = (self.scale * self.w[0 % self.w.len()]);
        let mut h2 = Kind::Two { pair: Pair { a: z1, b: [0.3, (self.scale - self.pair.a)], n: 1 }, weight: (self.scale - self.pair.a) };
        #[rerun]
        for i3 in (0..4).rev() {
            let z4 = ((self.w[i3 % self.w.len()]) * 0.3).exp().min(20.0);
            let a5 = shrink(&mut self.w, bounded(z4));
        }
        if (match 2 % 3 { 0 => s, 1 => self.w[2 % self.w.len()], _ => 0.5 }) < (2.0 + s) && x[0] > 1.9 { return (if (self.pair.b[0] * h2.size()) < self.scale { (self.scale).max(self.pair.a) } else { (self.pair.a * (f64::from(k) * 0.03).sin()) }); }
        self.pair.shift(bounded((self.scale * (self.pair.b[1] * x[(k as usize % 5) % 6]))));
        let mut t6 = (match 2 % 3 { 0 => self.pair.a, 1 => 1.0, _ => 0.5 });
        for i7 in 0..2 {
            let mut f8 = ((self.scale + 1.2)).hypot((s * self.scale));
            t6 += f8 * f8;
            if k > 2 {
                let at = (k as usize % 5) % self.w.len(); self.w[at] *= ((((self.scale / (1.5 + s * s))) * 0.3).exp().min(20.0)).cos();
                if k > 7 && x[0] > 1.9 { return (match side((self.scale / (1.5 + x[(i7 * 1) % 6] * x[(i7 * 1) % 6]))) { Side::Left => (1.5).tanh(), Side::Right => 0.4, Side::Both => (self.scale / (1.5 + x[(i7 * 1) % 6] * x[(i7 * 1) % 6])) }); }
                self.pair.b[1] = (((if let Some(z) = positive(self.pair.b[1]) { z * s } else { self.pair.b[1] }) + early(x[(self.n + 1) % 6], x[(self.n * 3) % 6]))).sin() * self.pair.a;
            } else {
                let f9 = |y: f64| y * (s + x[(k as usize % 5) % 6]) + y.sin(); let c10 = f9(s);
            }
            let j11: u16 = (k as u16).wrapping_add(24);
        }
        search(&self.w, (t6).min(0.8)) + self.w.iter().sum::<f64>() + s + self.scale + t6 + self.pair.norm() + h2.size() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    impl Model { #[compiled]
    pub fn p20(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let z1 = first(&[2.0, self.pair.a]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > chain(0.3, x[(self.n + 1) % 6]).unwrap_or(0.6) || a2 > 1.2 { break a2 * chain(0.3, x[(self.n + 1) % 6]).unwrap_or(0.6); } };
        if (self.pair.b[1] * a2) < (match side(0.4) { Side::Left => self.w[(self.n * 1) % self.w.len()], Side::Right => 0.4, Side::Both => 0.4 }) {
            s = 0.7 * s + (chain((x[(k as usize % 5) % 6] / (1.5 + self.w[(self.n + 0) % self.w.len()] * self.w[(self.n + 0) % self.w.len()])), (if let Some(z) = positive(s) { z * 2.0 } else { s })).unwrap_or(0.6)).sin();
            s = 0.7 * s + ((chain(self.pair.a, x[(k as usize % 5) % 6]).unwrap_or(0.6)).tanh()).sin();
        } else {
            let d3 = self.w.chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
            for i4 in 0..1 {
                if 3 % 2 == 0 {
                    let d5 = self.w.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
                } else {
                    let z6 = (if let Some(z) = positive(1.4) { z * 0.2 } else { 1.4 });
                    let a7 = 'a: { if (match 0 % 3 { 0 => self.w[self.n % self.w.len()], 1 => d3, _ => 0.5 }) < (if let Some(z) = positive(1.3) { z * d3 } else { 1.3 }) && (self.pair.a).sin() > 0.2 { break 'a z6; } for k in 0..3 { s = (s + z6 * k as f64).cos(); if s > 0.5 { break 'a s * (if let Some(z) = positive(self.scale) { z * self.scale } else { self.scale }); } } (if let Some(z) = positive(self.scale) { z * self.scale } else { self.scale }) };
                    let mut v8 = vec![(-0.1); 2];
                    let (l9, r10) = ((v8[i4 % v8.len()] + 0.1), (d3).sin());
                }
                s = s * 0.5 + (x[2 % 6]).hypot(search(&self.w, 2.0));
                for i11 in 0..3 {
                    let mut q12 = Pair { a: (s + self.pair.a), b: [(-self.pair.b[1]), 0.4], n: 0 };
                    q12.shift(bounded((along(&self.w, self.scale)).atan()));
                }
            }
            let z13 = along(&self.w, 1.8);
            let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > self.w[(k as usize % 5) % self.w.len()] || a14 > 1.2 { break a14 * self.w[(k as usize % 5) % self.w.len()]; } };
        }
        let mut a15 = chain((self.pair.a + a2), (if (self.w[(k as usize % 5) % self.w.len()] - 1.3) < x[(self.n * 1) % 6] { s } else { s })).unwrap_or(0.6);
        let (l16, r17) = ((a15 * s), ((a15 * (f64::from(k) * 0.03).sin())).sin());
        let z18 = chain(0.6, l16).unwrap_or(0.6);
        let mut a19 = 0.1; let a19 = loop { a19 += 0.4; if a19 * z18 > self.w[0 % self.w.len()] || a19 > 1.2 { break a19 * self.w[0 % self.w.len()]; } };
        (match 3 % 3 { 0 => (match (k as usize % 5) % 3 { 0 => self.scale, 1 => self.w[1 % self.w.len()], _ => 0.5 }), 1 => (self.scale / (1.5 + 0.2 * 0.2)), _ => 0.5 }) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a2 + a15 + l16 + r17 + a19 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p21(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let mut v1 = vec![(if let Some(z) = positive(1.7) { z * x[1 % 6] } else { 1.7 }), tips[1]];
        let mut a2 = (match side((given + 0.9)) { Side::Left => (x[(k as usize % 5) % 6]).max(1.1), Side::Right => 0.4, Side::Both => (given + 0.9) });
        let z3 = search(&v1, 1.5);
        let mut o4: Option<f64> = None;
        vec![s, ((1.4) * 0.3).exp().min(20.0) + v1.iter().sum::<f64>() + s + given + tips[0] + tips[1] + a2 + o4.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p22(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        if (x[3 % 6]).cos() < (x[1 % 6]).min(given) && (-1.0) > 0.2 && x[0] > 1.9 { return vec![s, bounded(given), s * x[1]]; }
        let mut j1: i8 = !(k as i8) & 82;
        for i2 in j1 % 3..3 { j1 = j1.wrapping_mul(3).wrapping_add(i2); s = (s * (if (1.9).atan() < (x[3 % 6]).cos() { 0.1 } else { x[0 % 6] }) + (j1 % 97) as f64 * 0.01).sin(); }
        let mut v3: Vec<f64> = x.iter().map(|y| y * s).collect();
        let mut u4 = 0;
        #[rerun]
        loop {
            u4 += 1; if u4 > 3 { break; }
            for i5 in (0..4).rev() {
                let a6 = x[(u4 * 1) % 6];
            }
            let mut u7 = 0;
            loop {
                u7 += 1; if u7 > 3 { break; }
                s = 0.7 * s + (((given - 1.3)).sin()).sin();
                if (match (j1 as usize % 5) % 3 { 0 => 1.4, 1 => given, _ => 0.5 }) < (match 2 % 3 { 0 => x[(j1 as usize % 5) % 6], 1 => tips[1], _ => 0.5 }) {
                    given -= bounded(((1.1 / (1.5 + 0.2 * 0.2))).cos());
                } else {
                    given *= ((-(s * v3[(j1 as usize % 5) % v3.len()]))).cos();
                    if (j1 as usize % 5) % 2 == 0 { continue; }
                    v3.push(((first(&[x[(u4 + 2) % 6], tips[1]])).cos()).sin());
                }
                if chain(v3[(k as usize % 5) % v3.len()], s).unwrap_or(0.6) < (given - given) {
                    let a8 = (chain(v3[(u4 + 0) % v3.len()], tips[0]).unwrap_or(0.6) * (given * given));
                } else {
                    s = 0.7 * s + (((v3[(u7 + 1) % v3.len()] * (f64::from(k) * 0.03).sin()) + tips[1])).sin();
                    let z9 = first(&[v3[u4 % v3.len()], tips[1]]);
                    let mut o10: Option<f64> = None;
                    let (l11, r12) = ((1.3).atan(), ((x[(j1 as usize % 5) % 6] * s)).sin());
                    if 3 % 2 == 0 { continue; }
                    given *= ((o10.unwrap_or(tips[0]) * (f64::from(j1) * 0.03).sin())).cos();
                }
            }
            let (l13, r14) = ((2.0 * (f64::from(k) * 0.03).sin()), (first(&[v3[(u4 * 2) % v3.len()], v3[2 % v3.len()]])).sin());
        }
        let z15 = (x[1 % 6] * tips[0]);
        let a16 = shrink(&mut v3, bounded(z15));
        let mut t17 = (tips[0]).atan();
        for i18 in 0..5 {
            let mut f19 = x[i18 % 6];
            t17 += f19 * f19;
            let a20 = v3[(k as usize % 5) % v3.len()];
            let f21 = |y: f64| y * (1.8 + tips[0]) + y.sin(); let c22 = f21((a16 * x[(i18 * 2) % 6]));
            s = 0.7 * s + (chain(search(&v3, given), (v3[(i18 + 2) % v3.len()] + x[(i18 + 1) % 6])).unwrap_or(0.6)).sin();
        }
        vec![s, given + v3.iter().sum::<f64>() + s + given + tips[0] + tips[1] + a16 + t17 + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p23(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..3 {
            let z2 = (match 0 % 3 { 0 => s, 1 => x[i1 % 6], _ => 0.5 });
            let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > (s).max(1.0) || a3 > 1.2 { break a3 * (s).max(1.0); } };
            let (l4, r5) = ((a3 - x[(i1 + 0) % 6]), ((x[i1 % 6] + a3)).sin());
            if 0 % 2 == 0 { break; }
            let z6 = (r5 + x[i1 % 6]);
            let mut h7 = Kind::Two { pair: Pair { a: z6, b: [0.3, (x[1 % 6] * a3)], n: 1 }, weight: (x[1 % 6] * a3) };
        }
        s *= ((0.6 * s)).cos();
        s = 0.7 * s + (x[0 % 6]).sin();
        let z8 = (if ((x[1 % 6]) * 0.3).exp().min(20.0) < (1.1).cos() { s } else { x[2 % 6] });
        let mut o9: Option<f64> = chain(z8, 0.9);
        let f10 = |y: f64| y * (s).cos() + y.sin(); let c11 = f10((match side(s) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => s }));
        (-(if first(&[c11, x[2 % 6]]) < x[2 % 6] { c11 } else { 0.2 })) + s + c11 + o9.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p24(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let (l1, r2) = ((0.1).tanh(), (bounded(x[0 % 6])).sin());
        let z3 = x[3 % 6];
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (s * 1.5) || a4 > 1.2 { break a4 * (s * 1.5); } };
        (if (a4).atan() < (match 2 % 3 { 0 => l1, 1 => x[2 % 6], _ => 0.5 }) { (s + x[3 % 6]) } else { (1.7 * r2) }) + s + l1 + r2 + a4
    }

    #[compiled]
    pub fn p25(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        s = s * 0.5 + (if let Some(z) = positive((match side(x[0 % 6]) { Side::Left => x[0 % 6], Side::Right => 0.4, Side::Both => x[0 % 6] })) { z * x[3 % 6] } else { (match side(x[0 % 6]) { Side::Left => x[0 % 6], Side::Right => 0.4, Side::Both => x[0 % 6] }) });
        let mut v1 = vec![bounded(x[3 % 6]), ((list[0]) * 0.3).exp().min(20.0)];
        list[0] += (match 0 % 3 { 0 => first(&[list[0], 1.2]), 1 => 1.8, _ => 0.5 }) + v1.iter().sum::<f64>() + s + list[0] + list[1];
    }

    impl Model { #[compiled]
    pub fn p26(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((match side(self.pair.a) { Side::Left => (s * 0.2), Side::Right => 0.4, Side::Both => self.pair.a })).sin();
        let z1 = ((s) * 0.3).exp().min(20.0);
        let mut o2: Option<f64> = chain(z1, 0.9);
        s = 0.7 * s + ((bounded(x[(self.n + 2) % 6])).hypot(s)).sin();
        (match (k as usize % 5) % 3 { 0 => (x[(k as usize % 5) % 6]).tanh(), 1 => chain(0.8, x[3 % 6]).unwrap_or(0.6), _ => 0.5 }) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + o2.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p27(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut v1 = x.to_vec();
        let f2 = |y: f64| y * early(1.2, s) + y.sin(); let c3 = f2(along(&(*list), (*state).a));
        #[rerun]
        for (k4, e5) in (*list).iter_mut().enumerate() {
            *e5 = (((bounded(2.0)) * 0.3).exp().min(20.0)).sin() + 0.1 * *e5;
            #[rerun]
            for (e6, e7) in v1.iter().zip(x.iter().skip(1)) {
                let j8: i8 = (k as i8) % 7 ^ (k as i8) >> 1;
                s = s * 0.5 + (match side((1.6 - v1[(k4 + 0) % v1.len()])) { Side::Left => first(&[(*state).b[1], c3]), Side::Right => 0.4, Side::Both => (1.6 - v1[(k4 + 0) % v1.len()]) });
            }
            let z9 = bounded(0.9);
            let mut a10 = 0.1; let a10 = loop { a10 += 0.4; if a10 * z9 > (1.1).tanh() || a10 > 1.2 { break a10 * (1.1).tanh(); } };
            let mut q11 = (*state).clone(); q11.a *= 0.7; (*state) = q11.clone();
        }
        let f12 = |y: f64| y * ((*state).b[1] + s) + y.sin(); let c13 = f12((c3 / (1.5 + 0.4 * 0.4)));
        let mut t14 = (0.2 + (*state).b[0]);
        for i15 in 0..3 {
            let mut f16 = (-(if let Some(z) = positive(c13) { z * 2.0 } else { c13 }));
            t14 += f16 * f16;
            f16 += ((((*state).b[0]).cos()).atan()).tanh();
            let z17 = chain(c13, s).unwrap_or(0.6);
            let a18 = shrink(&mut (*list), bounded(z17));
            f16 *= (s).cos();
        }
        (((chain(2.0, (*state).b[0]).unwrap_or(0.6)).tanh() + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + c3 + c13 + t14 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(chain(2.0, (*state).b[0]).unwrap_or(0.6)).tanh() + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + c3 + c13 + t14 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p28(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        s = 0.7 * s + ((((-s)) * 0.3).exp().min(20.0)).sin();
        s = 0.7 * s + (early(((x[3 % 6]) * 0.3).exp().min(20.0), (-list[0]))).sin();
        let mut t1 = (0.1).cos();
        for i2 in 0..5 {
            let mut f3 = (match 0 % 3 { 0 => (x[i2 % 6] - 0.5), 1 => (match 0 % 3 { 0 => list[1], 1 => x[0 % 6], _ => 0.5 }), _ => 0.5 });
            t1 += f3 * f3;
            let z4 = (match 1 % 3 { 0 => 1.9, 1 => x[i2 % 6], _ => 0.5 });
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (x[3 % 6] + s) || a5 > 1.2 { break a5 * (x[3 % 6] + s); } };
            let z6 = early(list[0], 1.0);
            let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (-x[i2 % 6]) || a7 > 1.2 { break a7 * (-x[i2 % 6]); } };
        }
        list[0] += (match 1 % 3 { 0 => (match 2 % 3 { 0 => 0.2, 1 => x[3 % 6], _ => 0.5 }), 1 => (x[0 % 6]).atan2(x[0 % 6]), _ => 0.5 }) + s + list[0] + list[1] + t1;
    }

    #[compiled]
    pub fn p29(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = s * 0.5 + ((s * s) / (1.5 + (s - x[0 % 6]) * (s - x[0 % 6])));
        let mut a1 = (((match 3 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 })) * 0.3).exp().min(20.0);
        s = 0.7 * s + ((if let Some(z) = positive((-a1)) { z * (0.6 / (1.5 + 1.7 * 1.7)) } else { (-a1) })).sin();
        let z2 = (x[1 % 6] + 1.6);
        let mut o3: Option<f64> = chain(z2, 0.9);
        s + s + a1 + o3.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p30(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (bounded((s + x[3 % 6]))).sin();
        let a1 = (first(&[s, s])).max((x[2 % 6]).sin());
        (match side((s + s)) { Side::Left => (0.9).sin(), Side::Right => 0.4, Side::Both => (s + s) }) + s + a1
    }

    #[compiled]
    pub fn p31(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = (match 3 % 3 { 0 => x[(k as usize % 5) % 6], 1 => tips[0], _ => 0.5 });
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (match side(tips[1]) { Side::Left => 0.8, Side::Right => 0.4, Side::Both => tips[1] }) || a2 > 1.2 { break a2 * (match side(tips[1]) { Side::Left => 0.8, Side::Right => 0.4, Side::Both => tips[1] }); } };
        let z3 = (x[3 % 6] * (f64::from(k) * 0.03).sin());
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (match 3 % 3 { 0 => x[2 % 6], 1 => x[(k as usize % 5) % 6], _ => 0.5 }) || a4 > 1.2 { break a4 * (match 3 % 3 { 0 => x[2 % 6], 1 => x[(k as usize % 5) % 6], _ => 0.5 }); } };
        vec![s, x[2 % 6] + s + given + tips[0] + tips[1] + a2 + a4 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p32(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        #[rerun]
        for i1 in 0..1 {
            let at = i1 % (*list).len(); (*list).swap(at, 0);
            let z2 = (s * (((k % 83) as f64) * 0.03).sin());
            let a3 = 'a: { if k > 8 { break 'a z2; } for k in 0..3 { s = (s + z2 * k as f64).cos(); if s > 0.5 { break 'a s * 1.1; } } 1.1 };
        }
        (*list).push(((((*list)[(k as usize % 5) % (*list).len()] * s) * (s * 1.6))).sin());
        let mut q4 = (*state).clone(); q4.a *= 0.7; (*state) = q4.clone();
        let d5 = (*list).iter().rev().fold(0.3, |m, a| (m * a + (match side((*state).b[1]) { Side::Left => x[(k as usize % 5) % 6], Side::Right => 0.4, Side::Both => (*state).b[1] })).cos());
        #[rerun]
        for i6 in (0..2).rev() {
            if (i6 * 1) % 2 == 0 {
                if ((*list)[(i6 + 1) % (*list).len()] + s) < ((1.2) * 0.3).exp().min(20.0) && x[1 % 6] > 0.2 {
                    let mut q7 = Pair { a: (x[2 % 6] * d5), b: [1.7, 0.4], n: 0 };
                    let z8 = ((*list)[0 % (*list).len()]).hypot(d5);
                    let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > halves(&(*list), s) || a9 > 1.2 { break a9 * halves(&(*list), s); } };
                } else {
                    let d10 = (*list).iter().filter(|a| **a > ((*state).a * (*state).b[1])).map(|a| a * a).sum::<f64>();
                    if (k as usize % 5) % 2 == 0 { break; }
                    let at = 2 % (*list).len(); (*list).swap(at, 0);
                }
                (*state).shift(bounded(d5));
            } else {
                s = s * 0.5 + s;
                let at = (k as usize % 5) % (*list).len(); (*list)[at] = (((x[(i6 + 0) % 6] * x[0 % 6]) - (if ((*state).b[1] * d5) < ((*state).b[1] * (((k % 83) as f64) * 0.03).sin()) { 1.0 } else { s }))).sin();
                if 1 % 2 == 0 { continue; }
                s -= bounded(((if let Some(z) = positive(s) { z * (*list)[i6 % (*list).len()] } else { s })).max(along(&(*list), (*list)[(i6 + 1) % (*list).len()])));
            }
            let mut a11 = (*list)[2 % (*list).len()];
        }
        let mut t12 = (match side(d5) { Side::Left => s, Side::Right => 0.4, Side::Both => d5 });
        for i13 in 0..1 {
            let mut f14 = (*list)[i13 % (*list).len()];
            t12 += f14 * f14;
            let z15 = (s + 1.8);
            let mut h16 = Kind::One(z15);
        }
        ((early(first(&[t12, 1.2]), (x[2 % 6] * (((k % 83) as f64) * 0.03).sin())) + (*list).iter().sum::<f64>() + s + d5 + t12 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [early(first(&[t12, 1.2]), (x[2 % 6] * (((k % 83) as f64) * 0.03).sin())) + (*list).iter().sum::<f64>() + s + d5 + t12 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p33(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (-s) < (x[0 % 6] * s) {
            let j1: u16 = 15; s *= (j1 as f64 * 0.1).cos();
            let a2 = (match side((s - s)) { Side::Left => (s).tanh(), Side::Right => 0.4, Side::Both => (s - s) });
        } else {
            let j3: i64 = 63;
            let a4 = (match (j3 as usize % 5) % 3 { 0 => (x[0 % 6] + x[1 % 6]), 1 => (x[(j3 as usize % 5) % 6] * s), _ => 0.5 });
        }
        s = 0.7 * s + ((match side((match 1 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 })) { Side::Left => (x[0 % 6] - s), Side::Right => 0.4, Side::Both => (match 1 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }) })).sin();
        let mut a5 = x[2 % 6];
        let mut q6 = Pair { a: (if let Some(z) = positive(a5) { z * x[1 % 6] } else { a5 }), b: [(0.2 * x[3 % 6]), 0.4], n: 0 };
        s + s + a5 + q6.norm()
    }

    #[compiled]
    pub fn p34(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let mut j1: i32 = 2 as i32;
        for i2 in j1 % 3..3 { j1 = j1.wrapping_mul(3).wrapping_add(i2); s = (s * (if (x[0 % 6] * x[3 % 6]) < x[3 % 6] { x[(k as usize % 5) % 6] } else { x[1 % 6] }) + (j1 % 97) as f64 * 0.01).sin(); }
        s -= bounded((chain(given, tips[0]).unwrap_or(0.6) * chain(1.0, x[(j1 as usize % 5) % 6]).unwrap_or(0.6)));
        let mut t3 = (-x[0 % 6]);
        for i4 in 0..3 {
            let mut f5 = (match (j1 as usize % 5) % 3 { 0 => x[3 % 6], 1 => first(&[s, s]), _ => 0.5 });
            t3 += f5 * f5;
            if j1 > 0 && x[0] > 1.9 { return vec![s, (f5 + x[(j1 as usize % 5) % 6]), s * x[1]]; }
            f5 -= bounded((-(0.7 - f5)));
        }
        vec![s, given + s + given + tips[0] + tips[1] + t3 + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p35(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let a1 = (if let Some(z) = positive((s * s)) { z * (s * 1.0) } else { (s * s) });
        s = 0.7 * s + (((s * x[3 % 6]) * early(s, 0.4))).sin();
        let j2: i64 = 76; s *= (j2 as f64 * 0.1).cos();
        0.8 + s + a1
    }

    #[compiled]
    pub fn p36(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (0.1 + s);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (0.7 * x[3 % 6]) || a2 > 1.2 { break a2 * (0.7 * x[3 % 6]); } };
        s *= (0.4).cos();
        let j3: u64 = 35; s *= (j3 as f64 * 0.1).cos();
        let mut q4 = Pair { a: (x[1 % 6] + x[1 % 6]), b: [(match 0 % 3 { 0 => x[0 % 6], 1 => x[3 % 6], _ => 0.5 }), 0.4], n: 0 };
        s = 0.7 * s + (0.2).sin();
        let mut t5 = (if let Some(z) = positive(q4.a) { z * q4.b[1] } else { q4.a });
        for i6 in 0..4 {
            let mut f7 = bounded((if (i6 * 3) % 2 == 0 { q4.b[1] } else { 1.2 }));
            t5 += f7 * f7;
            let mut a8 = ((0.8 * s) * (match 0 % 3 { 0 => f7, 1 => 1.9, _ => 0.5 }));
            let z9 = first(&[q4.b[1], f7]);
            let mut a10 = 0.1; let a10 = loop { a10 += 0.4; if a10 * z9 > bounded(s) || a10 > 1.2 { break a10 * bounded(s); } };
        }
        (t5).sin() + s + a2 + t5 + q4.norm()
    }

    #[compiled]
    pub fn p37(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = first(&[given, x[(k as usize % 5) % 6]]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > chain(0.2, given).unwrap_or(0.6) || a2 > 1.2 { break a2 * chain(0.2, given).unwrap_or(0.6); } };
        for i3 in 0..3 {
            s = 0.7 * s + ((chain(2.0, a2).unwrap_or(0.6)).atan()).sin();
        }
        if k > 7 {
            if x[2 % 6] < (if let Some(z) = positive(a2) { z * x[2 % 6] } else { a2 }) && x[0] > 1.9 { return vec![s, ((match side(given) { Side::Left => a2, Side::Right => 0.4, Side::Both => given }) * (f64::from(k) * 0.03).sin()), s * x[1]]; }
            let z4 = (s * tips[0]);
            let mut h5 = Kind::One(z4);
        } else {
            let mut a6 = ((x[3 % 6] + 1.4) / (1.5 + (-tips[0]) * (-tips[0])));
            let a7 = (match (k as usize % 5) % 3 { 0 => (0.6 / (1.5 + a6 * a6)), 1 => (match 1 % 3 { 0 => given, 1 => tips[1], _ => 0.5 }), _ => 0.5 });
            let (l8, r9) = ((match side(1.8) { Side::Left => a6, Side::Right => 0.4, Side::Both => 1.8 }), ((x[0 % 6]).min(tips[1])).sin());
        }
        let z10 = (-s);
        let mut h11 = Kind::One(z10);
        let z12 = x[(k as usize % 5) % 6];
        let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > (x[2 % 6] * x[0 % 6]) || a13 > 1.2 { break a13 * (x[2 % 6] * x[0 % 6]); } };
        let mut t14 = x[1 % 6];
        for i15 in 0..3 {
            let mut f16 = (x[(i15 + 2) % 6]).hypot((x[(k as usize % 5) % 6] * (f64::from(k) * 0.03).sin()));
            t14 += f16 * f16;
            s = 0.7 * s + ((if let Some(z) = positive((x[1 % 6] * a2)) { z * bounded(x[(k as usize % 5) % 6]) } else { (x[1 % 6] * a2) })).sin();
            let z17 = 1.5;
            if let Kind::One(g19) = &mut h11 { *g19 *= bounded(z17); f16 += *g19; }
        }
        vec![s, 0.7 + s + given + tips[0] + tips[1] + a2 + a13 + t14 + h11.size() + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p38(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut v1: Vec<f64> = x.iter().map(|y| y * s).collect();
        let mut q2 = Pair { a: (s - v1[1 % v1.len()]), b: [(s * s), 0.4], n: 0 };
        for (k3, e4) in v1.iter_mut().enumerate() {
            *e4 = (((-(*e4))).cos()).sin() + 0.1 * *e4;
            let mut q5 = Pair { a: x[(k as usize % 5) % 6], b: [((*e4)).sin(), 0.4], n: 0 };
        }
        let mut t6 = (s * s);
        for i7 in 0..3 {
            let mut f8 = (match (i7 + 0) % 3 { 0 => (-x[(k as usize % 5) % 6]), 1 => ((q2.b[1]) * 0.3).exp().min(20.0), _ => 0.5 });
            t6 += f8 * f8;
            if (f8).max(q2.b[1]) < along(&(*list), (*state).a) {
                let a9 = (match 3 % 3 { 0 => f8, 1 => (x[(k as usize % 5) % 6]).min(s), _ => 0.5 });
            } else {
                let mut w10 = 0;
                while w10 < 4 && (w10 < 2 || (i7 + 0) % 2 == 0) {
                    w10 += 1;
                    let mut v11: Vec<f64> = x.iter().map(|y| y * (f8 + (*state).b[0])).collect();
                    let (l12, r13) = ((match 3 % 3 { 0 => s, 1 => v11[0 % v11.len()], _ => 0.5 }), ((x[(k as usize % 5) % 6] * v1[i7 % v1.len()])).sin());
                }
                let z14 = f8;
                let mut a15 = 0.1; let a15 = loop { a15 += 0.4; if a15 * z14 > first(&[(*state).b[0], s]) || a15 > 1.2 { break a15 * first(&[(*state).b[0], s]); } };
            }
            let z16 = (*list)[(i7 * 2) % (*list).len()];
            let a17 = 'a: { if (x[i7 % 6] * (*state).b[0]) < 1.2 { break 'a z16; } for k in 0..3 { s = (s + z16 * k as f64).cos(); if s > 0.5 { break 'a s * early(s, x[0 % 6]); } } early(s, x[0 % 6]) };
            for i18 in 0..4 {
                for (k19, e20) in (*list).iter_mut().enumerate() {
                    *e20 = (s).sin() + 0.1 * *e20;
                    let mut q21 = Pair { a: (1.8 + f8), b: [0.1, 0.4], n: 0 };
                }
                let f22 = |y: f64| y * (x[1 % 6] + v1[0 % v1.len()]) + y.sin(); let c23 = f22(f8);
            }
        }
        (((*list)[0 % (*list).len()] + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + t6 + (*state).norm() + q2.norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(*list)[0 % (*list).len()] + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + t6 + (*state).norm() + q2.norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p39(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let mut w1 = 0;
        #[rerun]
        while w1 < 4 && (w1 < 2 || (match 3 % 3 { 0 => 0.9, 1 => 1.4, _ => 0.5 }) < (x[0 % 6] * list[1])) {
            w1 += 1;
            s = 0.7 * s + (x[(w1 + 1) % 6]).sin();
            s = s * 0.5 + ((match 2 % 3 { 0 => 0.8, 1 => s, _ => 0.5 }) - first(&[x[w1 % 6], 1.6]));
        }
        let mut q2 = Pair { a: (list[0]).atan(), b: [(s).cos(), 0.4], n: 0 };
        s += ((q2.b[1] + (x[2 % 6]).hypot(list[0]))).tanh();
        s = 0.7 * s + ((match side(0.8) { Side::Left => (q2.a + x[2 % 6]), Side::Right => 0.4, Side::Both => 0.8 })).sin();
        if chain(q2.b[1], 1.5).unwrap_or(0.6) < (s / (1.5 + s * s)) {
            let j3: i64 = 31; s *= (j3 as f64 * 0.1).cos();
        } else {
            s = 0.7 * s + (first(&[early(1.5, 0.9), (s * 0.5)])).sin();
            let mut w4 = 0;
            #[rerun]
            while w4 < 4 && (w4 < 2 || early(x[2 % 6], 1.4) < (list[1] * s)) {
                w4 += 1;
                let z5 = (if let Some(z) = positive(x[w4 % 6]) { z * s } else { x[w4 % 6] });
                let mut o6: Option<f64> = None;
                if w4 % 2 == 0 {
                    s *= ((list[0] + q2.b[0])).cos();
                    if list[0] < (match 3 % 3 { 0 => q2.a, 1 => x[1 % 6], _ => 0.5 }) && o6.unwrap_or(x[(w4 * 2) % 6]) > 0.2 { break; }
                    s = 0.7 * s + (((x[3 % 6]) * 0.3).exp().min(20.0)).sin();
                } else {
                    let f7 = |y: f64| y * (q2.b[0]).atan2(list[1]) + y.sin(); let c8 = f7((match 3 % 3 { 0 => s, 1 => q2.b[1], _ => 0.5 }));
                    let mut a9 = (first(&[x[(w4 * 1) % 6], x[(w4 * 3) % 6]]) + (if let Some(z) = positive(list[1]) { z * x[2 % 6] } else { list[1] }));
                    let z10 = (-a9);
                    let mut a11 = 0.1; let a11 = loop { a11 += 0.4; if a11 * z10 > (match 0 % 3 { 0 => 0.2, 1 => list[1], _ => 0.5 }) || a11 > 1.2 { break a11 * (match 0 % 3 { 0 => 0.2, 1 => list[1], _ => 0.5 }); } };
                }
            }
        }
        list[0] += first(&[(if let Some(z) = positive(list[0]) { z * list[1] } else { list[0] }), bounded(x[2 % 6])]) + s + list[0] + list[1] + q2.norm();
    }

    #[compiled]
    pub fn p40(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut u1 = 0;
        #[rerun]
        loop {
            u1 += 1; if u1 > 3 { break; }
            if (s * s) < (s + s) {
                let (l2, r3) = ((s + ends(&(*list))), (early((*list)[2 % (*list).len()], (*state).b[0])).sin());
                let z4 = (s).cos();
                let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (((*state).b[0]) * 0.3).exp().min(20.0) || a5 > 1.2 { break a5 * (((*state).b[0]) * 0.3).exp().min(20.0); } };
                let mut w6 = 0;
                while w6 < 4 && (w6 < 2 || (r3 + l2) < (r3 + ends(&(*list))) && (0.2 * x[0 % 6]) > 0.2) {
                    w6 += 1;
                    (*list).push(((if let Some(z) = positive((*list)[2 % (*list).len()]) { z * x[w6 % 6] } else { (*list)[2 % (*list).len()] })).sin());
                }
            } else {
                let j7 = ((k as i8).wrapping_mul(66 as i8).wrapping_sub((k as i8))) as i8;
            }
            let mut v8: Vec<f64> = x.iter().map(|y| y * bounded(s)).collect();
            if bounded(s) < (if let Some(z) = positive(s) { z * (*state).a } else { s }) { break; }
            let j9 = ((k as i8) % 7 ^ (k as i8) >> 1) as i8;
        }
        let mut j10: u32 = if (k as u32) > 2 { (k as u32) / 2 } else { (k as u32) | 1 };
        for i11 in j10 % 3..3 { j10 = j10.wrapping_mul(3).wrapping_add(i11); s = (s * (1.1 + (*state).a) + (j10 % 97) as f64 * 0.01).sin(); }
        if (x[3 % 6]).tanh() < (0.4 / (1.5 + 0.9 * 0.9)) {
            let z12 = ((*list)[(j10 as usize % 5) % (*list).len()] / (1.5 + s * s));
            let mut o13: Option<f64> = chain(z12, 0.9);
            if ((*state).b[1]).sin() < s && x[0] > 1.9 { return ((0.4).tanh(), [0.4, x[0] * s]); }
        } else {
            let at = 1 % (*list).len(); (*list)[at] += (((s).atan() - (-1.4))).tanh();
            let a14 = (((*state).b[1]).sin()).cos();
            let mut a15 = (if s < (if j10 > 6 { x[2 % 6] } else { 1.7 }) && (-s) > 0.2 { (a14 * 0.9) } else { a14 });
        }
        s = s * 0.5 + (if let Some(z) = positive((*state).b[1]) { z * along(&(*list), x[1 % 6]) } else { (*state).b[1] });
        let f16 = |y: f64| y * (if ((*state).a).atan() < (if k > 0 { (*state).b[0] } else { 0.1 }) { x[3 % 6] } else { s }) + y.sin(); let c17 = f16((s).tanh());
        let mut t18 = ((*state).b[1]).tanh();
        for i19 in 0..3 {
            let mut f20 = early((c17 + 0.8), (match (k as usize % 5) % 3 { 0 => c17, 1 => c17, _ => 0.5 }));
            t18 += f20 * f20;
            let mut v21 = vec![first(&[(*state).b[0], x[(i19 + 0) % 6]]), (f20 - 0.6)];
        }
        (((((*state).b[1] - x[(k as usize % 5) % 6]) * ((*list)[(k as usize % 5) % (*list).len()] * (f64::from(j10) * 0.03).sin())) + (*list).iter().sum::<f64>() + s + c17 + t18 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j10 % 89) as f64 * 0.01).cos()).tanh(), [(((*state).b[1] - x[(k as usize % 5) % 6]) * ((*list)[(k as usize % 5) % (*list).len()] * (f64::from(j10) * 0.03).sin())) + (*list).iter().sum::<f64>() + s + c17 + t18 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j10 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p41(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let d1 = (*list).chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
        let d2 = (*list).iter().filter(|a| **a > (1.4 * d1)).map(|a| a * a).sum::<f64>();
        let j3: u64 = 2 as u64;
        let z4 = (0.9 * d2);
        let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > early(x[1 % 6], (*state).b[0]) || a5 > 1.2 { break a5 * early(x[1 % 6], (*state).b[0]); } };
        let z6 = first(&[d2, (*state).a]);
        let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (a5 + s) || a7 > 1.2 { break a7 * (a5 + s); } };
        let mut t8 = (if bounded(d1) < (-x[3 % 6]) { (*state).b[1] } else { 0.6 });
        for i9 in 0..2 {
            let mut f10 = (*state).b[0];
            t8 += f10 * f10;
            f10 -= bounded((0.7 / (1.5 + (if along(&(*list), s) < (*state).a && 0.5 > 0.2 { (*list)[(i9 * 3) % (*list).len()] } else { 1.3 }) * (if along(&(*list), s) < (*state).a && 0.5 > 0.2 { (*list)[(i9 * 3) % (*list).len()] } else { 1.3 }))));
            if (i9 + 1) % 2 == 0 && x[0] > 1.9 { return ((first(&[(d1).atan(), (x[(i9 * 2) % 6]).hypot(f10)])).tanh(), [first(&[(d1).atan(), (x[(i9 * 2) % 6]).hypot(f10)]), x[0] * s]); }
            f10 = f10 * 0.5 + bounded(0.6);
        }
        (((if (if let Some(z) = positive(t8) { z * (*state).b[0] } else { t8 }) < ((0.7) * 0.3).exp().min(20.0) && (if (match side(t8) { Side::Left => 1.9, Side::Right => 0.4, Side::Both => t8 }) < (d1 / (1.5 + x[0 % 6] * x[0 % 6])) { 0.3 } else { a7 }) > 0.2 { chain(1.5, (*list)[3 % (*list).len()]).unwrap_or(0.6) } else { (-t8) }) + (*list).iter().sum::<f64>() + s + d1 + d2 + a5 + a7 + t8 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos()).tanh(), [(if (if let Some(z) = positive(t8) { z * (*state).b[0] } else { t8 }) < ((0.7) * 0.3).exp().min(20.0) && (if (match side(t8) { Side::Left => 1.9, Side::Right => 0.4, Side::Both => t8 }) < (d1 / (1.5 + x[0 % 6] * x[0 % 6])) { 0.3 } else { a7 }) > 0.2 { chain(1.5, (*list)[3 % (*list).len()]).unwrap_or(0.6) } else { (-t8) }) + (*list).iter().sum::<f64>() + s + d1 + d2 + a5 + a7 + t8 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p42(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s -= bounded((bounded(s) / (1.5 + early(x[3 % 6], s) * early(x[3 % 6], s))));
        if (x[0 % 6]).atan() < first(&[x[1 % 6], x[3 % 6]]) && x[0] > 1.9 { return x[2 % 6]; }
        s = 0.7 * s + ((match side((match 1 % 3 { 0 => x[3 % 6], 1 => 1.9, _ => 0.5 })) { Side::Left => (1.1 - s), Side::Right => 0.4, Side::Both => (match 1 % 3 { 0 => x[3 % 6], 1 => 1.9, _ => 0.5 }) })).sin();
        let z1 = first(&[x[0 % 6], s]);
        let mut h2 = Kind::One(z1);
        let mut t3 = (1.5).atan();
        for i4 in 0..5 {
            let mut f5 = ((-s) / (1.5 + (x[(i4 * 1) % 6]).cos() * (x[(i4 * 1) % 6]).cos()));
            t3 += f5 * f5;
            let (l6, r7) = ((x[3 % 6] * x[0 % 6]), ((s * 1.7)).sin());
            let z8 = r7;
            let mut h9 = Kind::One(z8);
        }
        (bounded(x[2 % 6]) * (1.1 * 0.7)) + s + t3 + h2.size()
    }

    #[compiled]
    pub fn p43(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s *= ((match 3 % 3 { 0 => (match 1 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }), 1 => (s).max(s), _ => 0.5 })).cos();
        s = 0.7 * s + (((1.3 / (1.5 + x[0 % 6] * x[0 % 6])) / (1.5 + (0.3).max(x[3 % 6]) * (0.3).max(x[3 % 6])))).sin();
        s = 0.7 * s + ((match side((x[2 % 6] * x[2 % 6])) { Side::Left => (s * x[0 % 6]), Side::Right => 0.4, Side::Both => (x[2 % 6] * x[2 % 6]) })).sin();
        let j1: i32 = 41;
        (bounded(s) + (x[1 % 6] * (f64::from(j1) * 0.03).sin())) + s + ((j1 % 89) as f64 * 0.01).cos()
    }

    #[compiled]
    pub fn p44(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut w1 = 0;
        while w1 < 4 && (w1 < 2 || (s / (1.5 + x[2 % 6] * x[2 % 6])) < (s).sin()) {
            w1 += 1;
            let z2 = (x[1 % 6] * s);
            let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > (s * s) || a3 > 1.2 { break a3 * (s * s); } };
        }
        s = 0.7 * s + ((if let Some(z) = positive((match 3 % 3 { 0 => 1.4, 1 => s, _ => 0.5 })) { z * (x[2 % 6] * s) } else { (match 3 % 3 { 0 => 1.4, 1 => s, _ => 0.5 }) })).sin();
        (match side((x[0 % 6] - x[0 % 6])) { Side::Left => (-1.6), Side::Right => 0.4, Side::Both => (x[0 % 6] - x[0 % 6]) }) + s
    }

    #[compiled]
    pub fn p45(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            #[rerun]
            for i2 in (0..3).rev() {
                let (l3, r4) = (x[1 % 6], ((x[(i2 * 3) % 6] / (1.5 + x[(u1 * 1) % 6] * x[(u1 * 1) % 6]))).sin());
                let z5 = bounded(l3);
                let mut o6: Option<f64> = None;
            }
            if (s).atan() < (x[2 % 6]).tanh() { break; }
            let mut q7 = Pair { a: (s - x[(u1 * 1) % 6]), b: [(1.5 * s), 0.4], n: 0 };
        }
        s = 0.7 * s + ((x[0 % 6] + (0.8).tanh())).sin();
        let z8 = bounded(x[0 % 6]);
        let a9 = 'a: { if chain(s, s).unwrap_or(0.6) < first(&[s, s]) { break 'a z8; } for k in 0..3 { s = (s + z8 * k as f64).cos(); if s > 0.5 { break 'a s * (s + 1.9); } } (s + 1.9) };
        let a10 = bounded((match 0 % 3 { 0 => x[1 % 6], 1 => 0.7, _ => 0.5 }));
        let mut t11 = (x[0 % 6] * 0.9);
        for i12 in 0..2 {
            let mut f13 = early(bounded(x[(i12 + 0) % 6]), first(&[a9, s]));
            t11 += f13 * f13;
            let a14 = (((x[1 % 6]) * 0.3).exp().min(20.0) + (x[i12 % 6] * x[i12 % 6]));
            s = 0.7 * s + (((x[0 % 6] / (1.5 + x[(i12 + 0) % 6] * x[(i12 + 0) % 6]))).max(early(0.8, x[1 % 6]))).sin();
        }
        x[0 % 6] + s + a9 + a10 + t11
    }

    #[compiled]
    pub fn p46(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in (0..2).rev() {
            s = ((-(0.4).max(1.2))).sin();
            s = 0.7 * s + ((match side((s + 0.5)) { Side::Left => (1.9).atan(), Side::Right => 0.4, Side::Both => (s + 0.5) })).sin();
            let z2 = early(x[0 % 6], s);
            let a3 = 'a: { if early(0.8, s) < (if 3 % 2 == 0 { 1.7 } else { s }) { break 'a z2; } for k in 0..3 { s = (s + z2 * k as f64).cos(); if s > 0.5 { break 'a s * (x[2 % 6] * 1.3); } } (x[2 % 6] * 1.3) };
        }
        #[rerun]
        for i4 in 0..4 {
            let z5 = (if (match i4 % 3 { 0 => x[(i4 * 2) % 6], 1 => x[i4 % 6], _ => 0.5 }) < (1.3 * x[i4 % 6]) { s } else { s });
            let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > first(&[1.5, s]) || a6 > 1.2 { break a6 * first(&[1.5, s]); } };
            if 3 % 2 == 0 && x[0] > 1.9 { return (if (if (x[2 % 6] + 1.6) < (match side(s) { Side::Left => x[0 % 6], Side::Right => 0.4, Side::Both => s }) { 0.2 } else { s }) < first(&[0.3, a6]) { (-x[0 % 6]) } else { (match side(a6) { Side::Left => x[0 % 6], Side::Right => 0.4, Side::Both => a6 }) }); }
            s = 0.7 * s + ((((if first(&[x[1 % 6], x[(i4 + 0) % 6]]) < x[(i4 * 1) % 6] && (match 1 % 3 { 0 => 0.6, 1 => x[(i4 * 3) % 6], _ => 0.5 }) > 0.2 { x[2 % 6] } else { 0.7 })) * 0.3).exp().min(20.0)).sin();
        }
        if (x[0 % 6] * x[1 % 6]) < ((x[1 % 6]) * 0.3).exp().min(20.0) && x[0] > 1.9 { return (-1.2); }
        first(&[(1.6 + s), (if (if (s * x[3 % 6]) < (x[1 % 6] + x[1 % 6]) { 0.1 } else { x[1 % 6] }) < bounded(x[1 % 6]) && (match 0 % 3 { 0 => s, 1 => 1.5, _ => 0.5 }) > 0.2 { s } else { s })]) + s
    }

    #[compiled]
    pub fn p47(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        #[rerun]
        for i1 in 0..4 {
            let at = (k as usize % 5) % (*list).len(); (*list)[at] = (chain((if let Some(z) = positive((*state).b[1]) { z * (*state).a } else { (*state).b[1] }), bounded(s)).unwrap_or(0.6)).sin();
            if (s * 2.0) < halves(&(*list), 1.3) {
                let mut a2 = (((*state).b[0] * 1.3) * (((k % 83) as f64) * 0.03).sin());
                let at = (i1 + 1) % (*list).len(); (*list)[at] += ((0.8 / (1.5 + chain(s, (*state).b[0]).unwrap_or(0.6) * chain(s, (*state).b[0]).unwrap_or(0.6)))).tanh();
            } else {
                let z3 = (0.4 + ends(&(*list)));
                let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > bounded(s) || a4 > 1.2 { break a4 * bounded(s); } };
                if k > 7 { break; }
                let z5 = (match side(s) { Side::Left => 0.5, Side::Right => 0.4, Side::Both => s });
                let mut o6: Option<f64> = None;
            }
            for i7 in (0..4).rev() {
                let z8 = s;
                let mut h9 = Kind::One(z8);
            }
            if (if let Some(z) = positive(s) { z * (*list)[0 % (*list).len()] } else { s }) < (match side(s) { Side::Left => 1.8, Side::Right => 0.4, Side::Both => s }) { break; }
            #[rerun]
            for (e10, e11) in (*list).iter().zip(x.iter().skip(1)) {
                let j12 = ((k as i32) % 7 ^ (k as i32) >> 1) as i32;
                let mut u13 = 0;
                #[rerun]
                loop {
                    u13 += 1; if u13 > 3 { break; }
                    let (l14, r15) = (((*state).b[0] + ends(&(*list))), ((-(*state).b[1])).sin());
                    s = 0.7 * s + ((*state).b[1]).sin();
                    let (l16, r17) = (x[2 % 6], ((-r15)).sin());
                }
                s = 0.7 * s + ((chain((*list)[1 % (*list).len()], x[(i1 + 2) % 6]).unwrap_or(0.6) * (((k % 83) as f64) * 0.03).sin())).sin();
            }
        }
        let at = 1 % (*list).len(); (*list).swap(at, 0);
        s -= bounded(((1.7).atan2((*list)[(k as usize % 5) % (*list).len()]) * (s * x[3 % 6])));
        s -= bounded(((*state).a + ends(&(*list))));
        let mut t18 = ((*state).b[1] / (1.5 + s * s));
        for i19 in 0..3 {
            let mut f20 = (early((*state).b[0], (*state).b[1]) * (1.7).max(x[(k as usize % 5) % 6]));
            t18 += f20 * f20;
            let mut q21 = Pair { a: ((s) * 0.3).exp().min(20.0), b: [((*state).b[0] * f20), 0.4], n: 0 };
            let (l22, r23) = (chain((*list)[3 % (*list).len()], s).unwrap_or(0.6), ((f20 * f20)).sin());
        }
        ((chain(along(&(*list), (*list)[0 % (*list).len()]), (1.1 + (*list)[(k as usize % 5) % (*list).len()])).unwrap_or(0.6) + (*list).iter().sum::<f64>() + s + t18 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [chain(along(&(*list), (*list)[0 % (*list).len()]), (1.1 + (*list)[(k as usize % 5) % (*list).len()])).unwrap_or(0.6) + (*list).iter().sum::<f64>() + s + t18 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p48(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let j1: i32 = (bounded(s) * 2.0) as i32;
        let mut a2 = ((s * s) + ((s) * 0.3).exp().min(20.0));
        #[rerun]
        for i3 in 0..4 {
            for i4 in 0..4 {
                if 0 % 2 == 0 {
                    let a5 = first(&[((0.6) * 0.3).exp().min(20.0), x[(j1 as usize % 5) % 6]]);
                } else {
                    s = ((match side((a2 - x[(j1 as usize % 5) % 6])) { Side::Left => chain(x[(i3 + 2) % 6], a2).unwrap_or(0.6), Side::Right => 0.4, Side::Both => (a2 - x[(j1 as usize % 5) % 6]) })).sin();
                }
                let mut a6 = (match (i4 + 2) % 3 { 0 => (x[(i3 + 2) % 6] + 0.8), 1 => (match side(a2) { Side::Left => x[2 % 6], Side::Right => 0.4, Side::Both => a2 }), _ => 0.5 });
                let mut q7 = Pair { a: x[(i3 + 2) % 6], b: [(a6 / (1.5 + a2 * a2)), 0.4], n: 0 };
            }
            let mut j8: i8 = 66;
            for i9 in j8 % 3..3 { j8 = j8.wrapping_mul(3).wrapping_add(i9); s = (s * 1.9 + (j8 % 97) as f64 * 0.01).sin(); }
        }
        let mut t10 = bounded(s);
        for i11 in 0..4 {
            let mut f12 = first(&[(if i11 % 2 == 0 { s } else { s }), ((0.2) * 0.3).exp().min(20.0)]);
            t10 += f12 * f12;
            #[rerun]
            for i13 in (0..2).rev() {
                let j14: u64 = (j1 as u64).rem_euclid(5).max((j1 as u64).min(3));
                let z15 = (if j1 > 0 { x[0 % 6] } else { x[(i11 * 1) % 6] });
                let mut h16 = Kind::Two { pair: Pair { a: z15, b: [0.3, (x[(j14 as usize % 5) % 6] - 1.1)], n: 1 }, weight: (x[(j14 as usize % 5) % 6] - 1.1) };
            }
        }
        (if (a2 + 0.3) < (x[2 % 6] * a2) { first(&[0.7, s]) } else { (x[0 % 6] - x[2 % 6]) }) + s + a2 + t10 + ((j1 % 89) as f64 * 0.01).cos()
    }

    #[compiled]
    pub fn p49(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if (*list)[2 % (*list).len()] < ((*state).a).atan2(1.4) {
            let mut v1 = vec![early(x[(k as usize % 5) % 6], s), along(&(*list), s)];
        } else {
            let z2 = (x[3 % 6]).tanh();
            let a3 = shrink(&mut (*list), bounded(z2));
        }
        let z4 = (*state).b[0];
        let mut o5: Option<f64> = chain(z4, 0.9);
        (((if o5.unwrap_or(s) < early(0.5, s) { ((*list)[(k as usize % 5) % (*list).len()] * (*list)[1 % (*list).len()]) } else { chain(s, s).unwrap_or(0.6) }) + (*list).iter().sum::<f64>() + s + (*state).norm() + o5.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos()).tanh(), [(if o5.unwrap_or(s) < early(0.5, s) { ((*list)[(k as usize % 5) % (*list).len()] * (*list)[1 % (*list).len()]) } else { chain(s, s).unwrap_or(0.6) }) + (*list).iter().sum::<f64>() + s + (*state).norm() + o5.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p50(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = (match side(x[3 % 6]) { Side::Left => 0.6, Side::Right => 0.4, Side::Both => x[3 % 6] });
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (tips[0] + s) || a2 > 1.2 { break a2 * (tips[0] + s); } };
        s = 0.7 * s + (0.7).sin();
        s = 0.7 * s + (early((given * (f64::from(k) * 0.03).sin()), (if let Some(z) = positive(1.0) { z * x[3 % 6] } else { 1.0 }))).sin();
        #[rerun]
        for i3 in 0..4 {
            let f4 = |y: f64| y * (if let Some(z) = positive(x[3 % 6]) { z * tips[0] } else { x[3 % 6] }) + y.sin(); let c5 = f4(chain(x[(i3 * 3) % 6], 0.4).unwrap_or(0.6));
        }
        vec![s, (tips[1]).cos() + s + given + tips[0] + tips[1] + a2 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p51(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        for i1 in 0..1 {
            let a2 = ((1.2).sin() * ((*list)[2 % (*list).len()]).tanh());
        }
        #[rerun]
        for (k3, e4) in (*list).iter_mut().enumerate() {
            *e4 = (((s).min((*state).b[0]) + ((*e4)).sin())).sin() + 0.1 * *e4;
            let a5 = (*state).b[1];
            for i6 in 0..4 {
                for i7 in (0..3).rev() {
                    let z8 = (if k > 4 { x[3 % 6] } else { x[2 % 6] });
                    let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > ((*state).b[0]).sin() || a9 > 1.2 { break a9 * ((*state).b[0]).sin(); } };
                    s = ((((1.5 / (1.5 + a9 * a9))) * 0.3).exp().min(20.0)).sin();
                }
                if (k as usize % 5) % 2 == 0 { break; }
                for i10 in 0..2 {
                    let a11 = ((match side((*e4)) { Side::Left => (*e4), Side::Right => 0.4, Side::Both => (*e4) }) / (1.5 + (match (k as usize % 5) % 3 { 0 => 1.6, 1 => 0.6, _ => 0.5 }) * (match (k as usize % 5) % 3 { 0 => 1.6, 1 => 0.6, _ => 0.5 })));
                    let (l12, r13) = (1.3, ((1.8 * (((k % 83) as f64) * 0.03).sin())).sin());
                    if ((l12) * 0.3).exp().min(20.0) < 0.4 { continue; }
                    let j14 = ((k as i8).rem_euclid(5).max((k as i8).min(3))) as i8;
                }
            }
        }
        let mut a15 = s;
        (((((*state).b[0]) * 0.3).exp().min(20.0) + (*list).iter().sum::<f64>() + s + a15 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(((*state).b[0]) * 0.3).exp().min(20.0) + (*list).iter().sum::<f64>() + s + a15 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p52(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (((x[0 % 6] + x[1 % 6]) - first(&[x[1 % 6], 1.7]))).sin();
        let mut u1 = 0;
        #[rerun]
        loop {
            u1 += 1; if u1 > 3 { break; }
            let z2 = (s + x[(u1 + 2) % 6]);
            let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > x[1 % 6] || a3 > 1.2 { break a3 * x[1 % 6]; } };
        }
        (match 2 % 3 { 0 => early(s, x[0 % 6]), 1 => (if bounded(s) < (if bounded(s) < (1.8 * x[0 % 6]) && (match 3 % 3 { 0 => s, 1 => 1.3, _ => 0.5 }) > 0.2 { s } else { x[3 % 6] }) && x[0 % 6] > 0.2 { x[0 % 6] } else { 1.5 }), _ => 0.5 }) + s
    }

    #[compiled]
    pub fn p53(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let z1 = chain(list[0], s).unwrap_or(0.6);
        let mut h2 = Kind::None;
        s = 0.7 * s + (x[2 % 6]).sin();
        s = 0.7 * s + (((list[0] * list[0]) * ((list[1]) * 0.3).exp().min(20.0))).sin();
        s = s * 0.5 + list[0];
        let mut t3 = (x[2 % 6] * x[0 % 6]);
        for i4 in 0..4 {
            let mut f5 = (match side((if let Some(z) = positive(0.3) { z * s } else { 0.3 })) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => (if let Some(z) = positive(0.3) { z * s } else { 0.3 }) });
            t3 += f5 * f5;
            let mut q6 = Pair { a: (list[1] - x[3 % 6]), b: [s, 0.4], n: 0 };
        }
        list[0] += (list[0]).hypot((x[0 % 6] / (1.5 + 1.4 * 1.4))) + s + list[0] + list[1] + t3 + h2.size();
    }

    impl Model { #[compiled]
    pub fn p54(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        if along(&self.w, s) < 0.1 {
            let a1 = ((match (self.n + 1) % 3 { 0 => 1.2, 1 => self.pair.b[1], _ => 0.5 }) - (match side(self.pair.b[1]) { Side::Left => self.pair.b[1], Side::Right => 0.4, Side::Both => self.pair.b[1] }));
            let j2 = ((self.n * 2) as i32) as i32;
        } else {
            let m3 = descend(&mut self.w, x[2], 3);
            let mut v4 = x.to_vec();
            for i5 in 0..1 {
                let d6 = v4.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
            }
        }
        if 1.9 < (-x[(k as usize % 5) % 6]) {
            for (k7, e8) in self.w.iter_mut().enumerate() {
                *e8 = (early(chain(x[0 % 6], x[2 % 6]).unwrap_or(0.6), (((*e8)) * 0.3).exp().min(20.0))).sin() + 0.1 * *e8;
                self.scale = self.scale * 0.5 + (match (self.n * 3) % 3 { 0 => bounded(self.pair.b[0]), 1 => (self.pair.a + x[2 % 6]), _ => 0.5 });
                s += ((((*e8) * s) / (1.5 + (s + 1.8) * (s + 1.8)))).tanh();
                let a9 = (match (k7 + 1) % 3 { 0 => early((*e8), x[(k as usize % 5) % 6]), 1 => (0.3).tanh(), _ => 0.5 });
            }
            let mut w10 = 0;
            #[rerun]
            while w10 < 4 && (w10 < 2 || self.n % 2 == 0) {
                w10 += 1;
                let j11: i64 = 50;
                s = (((self.scale * 1.5) / (1.5 + (self.pair.b[0] * 1.5) * (self.pair.b[0] * 1.5)))).sin();
                self.w.push((chain((match side(s) { Side::Left => self.scale, Side::Right => 0.4, Side::Both => s }), (if let Some(z) = positive(self.w[0 % self.w.len()]) { z * self.scale } else { self.w[0 % self.w.len()] })).unwrap_or(0.6)).sin());
            }
            let z12 = ((self.pair.b[0]) * 0.3).exp().min(20.0);
            let a13 = self.w.pop().unwrap_or(0.3); if self.w.is_empty() { self.w.push((z12).cos()); }
        } else {
            self.pair.b[1] = ((s + (self.scale - self.pair.a))).sin() * self.pair.a;
        }
        let mut t14 = self.pair.b[0];
        for i15 in 0..4 {
            let mut f16 = (match 3 % 3 { 0 => (match (i15 + 2) % 3 { 0 => self.w[i15 % self.w.len()], 1 => s, _ => 0.5 }), 1 => (x[(self.n + 0) % 6] * x[1 % 6]), _ => 0.5 });
            t14 += f16 * f16;
            let z17 = f16;
            let a18 = 'a: { if x[0 % 6] < bounded(self.w[(k as usize % 5) % self.w.len()]) && (match side(0.4) { Side::Left => self.pair.b[0], Side::Right => 0.4, Side::Both => 0.4 }) > 0.2 { break 'a z17; } for k in 0..3 { s = (s + z17 * k as f64).cos(); if s > 0.5 { break 'a s * (-0.9); } } (-0.9) };
            let f19 = |y: f64| y * ((self.pair.a) * 0.3).exp().min(20.0) + y.sin(); let c20 = f19(((self.pair.b[1]) * 0.3).exp().min(20.0));
        }
        ((self.w[(k as usize % 5) % self.w.len()] * t14)).cos() + self.w.iter().sum::<f64>() + s + self.scale + t14 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p55(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((match side((s * 0.9)) { Side::Left => (x[2 % 6] + s), Side::Right => 0.4, Side::Both => (s * 0.9) })).sin();
        let (l1, r2) = ((1.1 * s), ((if let Some(z) = positive(x[0 % 6]) { z * s } else { x[0 % 6] })).sin());
        for i3 in 0..1 {
            s = 0.7 * s + ((chain(0.7, x[1 % 6]).unwrap_or(0.6) * (if let Some(z) = positive(x[(i3 * 2) % 6]) { z * 0.6 } else { x[(i3 * 2) % 6] }))).sin();
            let j4 = (((x[i3 % 6] * x[3 % 6]) * 2.0) as u16) as u16;
            if (j4 as usize % 5) % 2 == 0 { break; }
            let z5 = (r2).max(x[(j4 as usize % 5) % 6]);
            let a6 = 'a: { if chain(x[(j4 as usize % 5) % 6], x[3 % 6]).unwrap_or(0.6) < (if let Some(z) = positive(s) { z * x[(j4 as usize % 5) % 6] } else { s }) { break 'a z5; } for k in 0..3 { s = (s + z5 * k as f64).cos(); if s > 0.5 { break 'a s * (match side(x[(j4 as usize % 5) % 6]) { Side::Left => 1.0, Side::Right => 0.4, Side::Both => x[(j4 as usize % 5) % 6] }); } } (match side(x[(j4 as usize % 5) % 6]) { Side::Left => 1.0, Side::Right => 0.4, Side::Both => x[(j4 as usize % 5) % 6] }) };
        }
        let a7 = ((if ((2.0) * 0.3).exp().min(20.0) < 1.1 { r2 } else { x[1 % 6] }) - (match side(x[0 % 6]) { Side::Left => 1.3, Side::Right => 0.4, Side::Both => x[0 % 6] }));
        s = 0.7 * s + ((match 1 % 3 { 0 => (match 0 % 3 { 0 => x[2 % 6], 1 => r2, _ => 0.5 }), 1 => (if let Some(z) = positive(l1) { z * l1 } else { l1 }), _ => 0.5 })).sin();
        x[3 % 6] + s + l1 + r2 + a7
    }

    #[compiled]
    pub fn p56(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        if (match 0 % 3 { 0 => tips[0], 1 => 1.7, _ => 0.5 }) < tips[0] {
            s = 0.7 * s + (x[1 % 6]).sin();
            s = 0.7 * s + (given).sin();
        } else {
            s = 0.7 * s + ((-bounded(x[2 % 6]))).sin();
            s = 0.7 * s + ((if (-x[0 % 6]) < (x[2 % 6] + 1.0) { (-0.9) } else { ((0.8) * 0.3).exp().min(20.0) })).sin();
            let mut a1 = (match 3 % 3 { 0 => (1.9 * (f64::from(k) * 0.03).sin()), 1 => (1.8).min(given), _ => 0.5 });
        }
        let mut q2 = Pair { a: (1.2 * x[2 % 6]), b: [(match 3 % 3 { 0 => 0.4, 1 => x[0 % 6], _ => 0.5 }), 0.4], n: 0 };
        let f3 = |y: f64| y * (x[2 % 6] - 0.5) + y.sin(); let c4 = f3((-q2.b[0]));
        s = 0.7 * s + (x[2 % 6]).sin();
        let mut t5 = (match 2 % 3 { 0 => c4, 1 => tips[1], _ => 0.5 });
        for i6 in 0..2 {
            let mut f7 = (bounded(x[0 % 6]) / (1.5 + (x[i6 % 6]).sin() * (x[i6 % 6]).sin()));
            t5 += f7 * f7;
            f7 -= bounded((match side((tips[1]).cos()) { Side::Left => bounded(q2.a), Side::Right => 0.4, Side::Both => (tips[1]).cos() }));
            let mut w8 = 0;
            while w8 < 4 && (w8 < 2 || (match (k as usize % 5) % 3 { 0 => q2.b[0], 1 => s, _ => 0.5 }) < f7 && (s * 0.1) > 0.2) {
                w8 += 1;
                let mut j9: u16 = (k as u16).wrapping_mul(92 as u16).wrapping_sub((k as u16));
                for i10 in j9 % 3..3 { j9 = j9.wrapping_mul(3).wrapping_add(i10); s = (s * (x[w8 % 6] * 0.6) + (j9 % 97) as f64 * 0.01).sin(); }
                let z11 = (q2.a * f7);
                let mut h12 = Kind::Maybe(positive(z11));
            }
        }
        vec![s, (if (x[(k as usize % 5) % 6] * tips[1]) < bounded(c4) && (-x[2 % 6]) > 0.2 { (q2.b[1]).tanh() } else { (tips[0] + x[3 % 6]) }) + s + given + tips[0] + tips[1] + c4 + t5 + q2.norm() + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p57(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (first(&[(s).min(s), (s).sin()])).sin();
        let j1: u8 = 79; s *= (j1 as f64 * 0.1).cos();
        s -= bounded((match side((x[3 % 6] / (1.5 + 1.4 * 1.4))) { Side::Left => (s + 0.9), Side::Right => 0.4, Side::Both => (x[3 % 6] / (1.5 + 1.4 * 1.4)) }));
        let mut t2 = (1.6).sin();
        for i3 in 0..3 {
            let mut f4 = x[3 % 6];
            t2 += f4 * f4;
            for i5 in (0..2).rev() {
                s = 0.7 * s + (early(early(1.9, x[(i5 + 2) % 6]), (-x[(i3 + 2) % 6]))).sin();
            }
        }
        x[3 % 6] + s + t2
    }

    impl Model { #[compiled]
    pub fn p58(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let (l1, r2) = ((1.0).min(1.0), (bounded(self.w[1 % self.w.len()])).sin());
        let at = (self.n + 0) % self.w.len(); self.w[at] = ((((1.5).cos()) * 0.3).exp().min(20.0)).sin();
        (match side(first(&[self.w[2 % self.w.len()], self.pair.b[1]])) { Side::Left => bounded(self.w[(self.n * 3) % self.w.len()]), Side::Right => 0.4, Side::Both => first(&[self.w[2 % self.w.len()], self.pair.b[1]]) }) + self.w.iter().sum::<f64>() + s + self.scale + l1 + r2 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p59(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (if let Some(z) = positive(x[1 % 6]) { z * x[3 % 6] } else { x[1 % 6] });
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (if (-s) < (s + x[0 % 6]) { s } else { 1.6 }) || a2 > 1.2 { break a2 * (if (-s) < (s + x[0 % 6]) { s } else { 1.6 }); } };
        for i3 in (0..3).rev() {
            let f4 = |y: f64| y * (x[(i3 + 1) % 6] / (1.5 + s * s)) + y.sin(); let c5 = f4(s);
            let mut u6 = 0;
            loop {
                u6 += 1; if u6 > 3 { break; }
                s = 0.7 * s + (((((x[u6 % 6]) * 0.3).exp().min(20.0)) * 0.3).exp().min(20.0)).sin();
                s = 0.7 * s + (x[(i3 + 1) % 6]).sin();
            }
            if chain(x[0 % 6], x[0 % 6]).unwrap_or(0.6) < x[0 % 6] {
                let (l7, r8) = ((match i3 % 3 { 0 => x[i3 % 6], 1 => x[0 % 6], _ => 0.5 }), ((c5 - c5)).sin());
                if 0 % 2 == 0 { break; }
                s = 0.7 * s + (bounded((x[3 % 6] - x[2 % 6]))).sin();
            } else {
                let z9 = first(&[x[2 % 6], 0.3]);
                let mut a10 = 0.1; let a10 = loop { a10 += 0.4; if a10 * z9 > a2 || a10 > 1.2 { break a10 * a2; } };
                s = 0.7 * s + (((x[0 % 6] * a10) + 1.4)).sin();
                let mut w11 = 0;
                while w11 < 4 && (w11 < 2 || (x[2 % 6] * a10) < early(1.7, c5)) {
                    w11 += 1;
                    let f12 = |y: f64| y * chain(s, 1.8).unwrap_or(0.6) + y.sin(); let c13 = f12((x[(i3 + 1) % 6] * x[1 % 6]));
                    let a14 = (if let Some(z) = positive((match 3 % 3 { 0 => 0.2, 1 => a10, _ => 0.5 })) { z * (if 3 % 2 == 0 { c13 } else { a10 }) } else { (match 3 % 3 { 0 => 0.2, 1 => a10, _ => 0.5 }) });
                    s = 0.7 * s + ((x[(w11 + 1) % 6] * s)).sin();
                }
            }
        }
        let mut v15: Vec<f64> = x.iter().map(|y| y * early(s, x[1 % 6])).collect();
        let d16 = v15.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
        let z17 = (0.1).min(d16);
        let mut a18 = 0.1; let a18 = loop { a18 += 0.4; if a18 * z17 > (0.9).sin() || a18 > 1.2 { break a18 * (0.9).sin(); } };
        let mut t19 = ((s) * 0.3).exp().min(20.0);
        for i20 in 0..2 {
            let mut f21 = (if 0.2 < halves(&v15, s) { (v15[(i20 * 1) % v15.len()]).atan2(a2) } else { along(&v15, x[3 % 6]) });
            t19 += f21 * f21;
            f21 += (((s * s) + (v15[(i20 * 3) % v15.len()] * 2.0))).tanh();
        }
        s + v15.iter().sum::<f64>() + s + a2 + d16 + a18 + t19
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
];
