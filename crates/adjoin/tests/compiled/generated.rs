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
        let z2 = (0.3).max(1.9);
        let a3 = shrink(&mut (*list), bounded(z2));
        let z4 = bounded(x[0 % 6]);
        let mut h5 = Kind::Maybe(positive(z4));
        if (0.4 / (1.5 + s * s)) < (1.8 * x[(k as usize % 5) % 6]) {
            let f6 = |y: f64| y * (if ((x[2 % 6]) * 0.3).exp().min(20.0) < (x[0 % 6] * (*list)[2 % (*list).len()]) { 0.6 } else { 0.1 }) + y.sin(); let c7 = f6(search(&(*list), d1));
            if (-1.9) < (*list)[(k as usize % 5) % (*list).len()] {
                s *= (first(&[(if (a3).atan() < bounded((*list)[(k as usize % 5) % (*list).len()]) && (match (k as usize % 5) % 3 { 0 => x[(k as usize % 5) % 6], 1 => (*state).b[0], _ => 0.5 }) > 0.2 { c7 } else { s }), chain(d1, x[(k as usize % 5) % 6]).unwrap_or(0.6)])).cos();
            } else {
                let z8 = (*state).b[0];
                let mut h9 = Kind::One(z8);
            }
            let j10 = (!(k as u64) & 54) as u64;
        } else {
            if first(&[d1, (*state).b[1]]) < (d1 * ((k as f64) * 0.03).sin()) {
                let m11 = mix(&mut (*list), &mut s, x[1]);
                for i12 in (0..3).rev() {
                    let z13 = (*state).a;
                    let mut o14: Option<f64> = None;
                    let d15 = (*list).iter().rev().fold(0.3, |m, a| (m * a + ((*state).b[0] * 1.1)).cos());
                    if 0.7 < (x[2 % 6] - m11) { break; }
                    s -= bounded(bounded((-1.9)));
                }
            } else {
                let mut v16 = vec![(match (k as usize % 5) % 3 { 0 => s, 1 => s, _ => 0.5 }); 2];
                let a17 = (((d1).cos()) * 0.3).exp().min(20.0);
                let z18 = early(a17, x[(k as usize % 5) % 6]);
                let h19 = h5.clone(); h5 = Kind::Maybe(Some(h19.size()));
            }
            let mut q21 = Pair { a: (s * d1), b: [((*state).b[1] - x[2 % 6]), 0.4], n: 0 };
            let mut v22 = vec![first(&[1.8, (*state).a]), ((*state).b[0] + 1.4)];
        }
        (((x[0 % 6] / (1.5 + (((*state).b[0]) * 0.3).exp().min(20.0) * (((*state).b[0]) * 0.3).exp().min(20.0))) + (*list).iter().sum::<f64>() + s + d1 + a3 + (*state).norm() + h5.size() + (k as f64 * 0.01).cos()).tanh(), [(x[0 % 6] / (1.5 + (((*state).b[0]) * 0.3).exp().min(20.0) * (((*state).b[0]) * 0.3).exp().min(20.0))) + (*list).iter().sum::<f64>() + s + d1 + a3 + (*state).norm() + h5.size() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p1(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = halves(&self.w, self.w[0 % self.w.len()]);
        let mut h2 = Kind::One(z1);
        let z3 = (match (k as usize % 5) % 3 { 0 => self.pair.a, 1 => self.scale, _ => 0.5 });
        let mut o4: Option<f64> = None;
        (early(self.pair.b[0], self.pair.b[0]) * (f64::from(k) * 0.03).sin()) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.norm() + h2.size() + o4.unwrap_or(0.7) + (k as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p2(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (-(*state).b[0]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (-(*state).b[1]) || a2 > 1.2 { break a2 * (-(*state).b[1]); } };
        let mut v3: Vec<f64> = x.iter().map(|y| y * ((*state).a - a2)).collect();
        if x[2 % 6] < (*list)[(k as usize % 5) % (*list).len()] && s > 0.2 && x[0] > 1.9 { return (((a2 * ((k as f64) * 0.03).sin())).tanh(), [(a2 * ((k as f64) * 0.03).sin()), x[0] * s]); }
        let mut u4 = 0;
        loop {
            u4 += 1; if u4 > 3 { break; }
            let z5 = 0.4;
            let mut h6 = Kind::Two { pair: Pair { a: z5, b: [0.3, (a2 * (*list)[(u4 * 3) % (*list).len()])], n: 1 }, weight: (a2 * (*list)[(u4 * 3) % (*list).len()]) };
            for (e7, e8) in v3.iter().zip(x.iter().skip(1)) {
                let z9 = 1.5;
                let mut h10 = Kind::None;
                let z11 = 1.4;
                if let Kind::One(g13) = &mut h10 { *g13 *= bounded(z11); s += *g13; }
            }
            let mut w14 = 0;
            while w14 < 4 && (w14 < 2 || (x[u4 % 6]).max(0.2) < s) {
                w14 += 1;
                let z15 = (match 3 % 3 { 0 => (*state).a, 1 => x[3 % 6], _ => 0.5 });
                let mut h16 = Kind::None;
                let f17 = |y: f64| y * (x[0 % 6] / (1.5 + 1.6 * 1.6)) + y.sin(); let c18 = f17((if (match 2 % 3 { 0 => x[(u4 * 2) % 6], 1 => x[(k as usize % 5) % 6], _ => 0.5 }) < early(0.7, x[2 % 6]) && (if (-a2) < (if u4 % 2 == 0 { (*state).a } else { 1.6 }) { a2 } else { a2 }) > 0.2 { 0.3 } else { (*state).b[1] }));
                s = s * 0.5 + (*list)[(w14 + 2) % (*list).len()];
            }
            if (k as usize % 5) % 2 == 0 { break; }
            let f19 = |y: f64| y * ((s) * 0.3).exp().min(20.0) + y.sin(); let c20 = f19((match (k as usize % 5) % 3 { 0 => s, 1 => (*state).b[0], _ => 0.5 }));
        }
        for i21 in 0..3 {
            s += (chain((s + ends(&v3)), x[0 % 6]).unwrap_or(0.6)).tanh();
        }
        let mut t22 = v3[(k as usize % 5) % v3.len()];
        for i23 in 0..3 {
            let mut f24 = first(&[a2, chain((*list)[1 % (*list).len()], a2).unwrap_or(0.6)]);
            t22 += f24 * f24;
            let j25: u16 = !(k as u16) & 66;
            let z26 = f24;
            let a27 = shrink(&mut v3, bounded(z26));
            let z28 = ((*state).b[1] * f24);
            let mut a29 = 0.1; let a29 = loop { a29 += 0.4; if a29 * z28 > (-(*state).b[0]) || a29 > 1.2 { break a29 * (-(*state).b[0]); } };
        }
        ((((a2).atan2((*list)[1 % (*list).len()]) * 1.3) + (*list).iter().sum::<f64>() + v3.iter().sum::<f64>() + s + a2 + t22 + (*state).norm() + (k as f64 * 0.01).cos()).tanh(), [((a2).atan2((*list)[1 % (*list).len()]) * 1.3) + (*list).iter().sum::<f64>() + v3.iter().sum::<f64>() + s + a2 + t22 + (*state).norm() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p3(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (x[2 % 6]).sin();
        let mut v1 = vec![(s + 0.2); 4];
        let mut t2 = (s * s);
        for i3 in 0..2 {
            let mut f4 = (if let Some(z) = positive(first(&[x[3 % 6], v1[(i3 * 1) % v1.len()]])) { z * (if let Some(z) = positive(0.2) { z * s } else { 0.2 }) } else { first(&[x[3 % 6], v1[(i3 * 1) % v1.len()]]) });
            t2 += f4 * f4;
            let z5 = (v1[(i3 * 1) % v1.len()] + v1[(i3 + 2) % v1.len()]);
            let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (0.3 * 1.4) || a6 > 1.2 { break a6 * (0.3 * 1.4); } };
            let z7 = (f4 * a6);
            let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > early(x[(i3 + 1) % 6], a6) || a8 > 1.2 { break a8 * early(x[(i3 + 1) % 6], a6); } };
        }
        (v1[3 % v1.len()] + x[0 % 6]) + v1.iter().sum::<f64>() + s + t2
    }

    impl Model { #[compiled]
    pub fn p4(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        if search(&self.w, self.pair.a) < (1.1 * 1.0) {
            let mut u1 = 0;
            loop {
                u1 += 1; if u1 > 3 { break; }
                let z2 = 2.0;
                let mut o3: Option<f64> = None;
                let mut v4 = vec![early(self.scale, self.pair.b[1]); 4];
            }
            if (if 0 % 2 == 0 { self.pair.a } else { self.scale }) < early(0.6, self.scale) {
                s = (x[(self.n + 0) % 6]).sin();
                #[rerun]
                for (e5, e6) in self.w.iter().zip(x.iter().skip(1)) {
                    let z7 = early(self.scale, s);
                    let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > (match (k as usize % 5) % 3 { 0 => 0.7, 1 => 2.0, _ => 0.5 }) || a8 > 1.2 { break a8 * (match (k as usize % 5) % 3 { 0 => 0.7, 1 => 2.0, _ => 0.5 }); } };
                    if ((self.pair.b[1]) * 0.3).exp().min(20.0) < ((*e6) * self.scale) { break; }
                    let j9 = ((k as u64).rem_euclid(5).max((k as u64).min(3))) as u64;
                }
                let mut a10 = 1.5;
            } else {
                let a11 = (-(0.8).atan());
                let z12 = (0.4 + 0.9);
                let mut h13 = Kind::Maybe(positive(z12));
                for i14 in (0..3).rev() {
                    let d15 = self.w.iter().zip(x).map(|(a, b)| a * b + search(&self.w, 1.8)).sum::<f64>();
                    if k > 1 { continue; }
                    s += ((if let Some(z) = positive(chain(1.9, self.pair.b[0]).unwrap_or(0.6)) { z * self.w[0 % self.w.len()] } else { chain(1.9, self.pair.b[0]).unwrap_or(0.6) })).tanh();
                }
            }
        } else {
            let at = 0 % self.w.len(); self.w[at] = (1.3).sin();
        }
        let d16 = self.w.iter().rev().fold(0.3, |m, a| (m * a + (x[(k as usize % 5) % 6] - 0.5)).cos());
        let (l17, r18) = (bounded(x[(k as usize % 5) % 6]), (first(&[d16, self.pair.b[0]])).sin());
        let m19 = descend(&mut self.w, x[1], 3);
        let z20 = (1.4 / (1.5 + self.pair.b[0] * self.pair.b[0]));
        let a21 = self.w.pop().unwrap_or(0.3); if self.w.is_empty() { self.w.push((z20).cos()); }
        let mut t22 = (self.pair.b[1]).min(self.scale);
        for i23 in 0..4 {
            let mut f24 = ((a21 * r18)).tanh();
            t22 += f24 * f24;
            f24 = f24 * 0.5 + (-(if (if let Some(z) = positive(self.pair.b[1]) { z * 1.2 } else { self.pair.b[1] }) < (self.pair.a + self.pair.b[1]) { self.pair.a } else { a21 }));
        }
        ((r18 + ends(&self.w)) * (0.8 - a21)) + self.w.iter().sum::<f64>() + s + self.scale + d16 + l17 + r18 + m19 + a21 + t22 + self.pair.norm() + (k as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p5(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = ((*list)[3 % (*list).len()] * ((k as f64) * 0.03).sin());
        let mut h2 = Kind::None;
        s = (((x[3 % 6] / (1.5 + s * s)) + ((*state).b[0] / (1.5 + 1.4 * 1.4)))).sin();
        let mut w3 = 0;
        #[rerun]
        while w3 < 4 && (w3 < 2 || k > 0) {
            w3 += 1;
            let a4 = (first(&[x[1 % 6], 2.0]) * ((*state).b[1] * ((k as f64) * 0.03).sin()));
        }
        if k > 8 {
            for (e5, e6) in (*list).iter().zip(x.iter().skip(1)) {
                let mut u7 = 0;
                loop {
                    u7 += 1; if u7 > 3 { break; }
                    let f8 = |y: f64| y * halves(&(*list), (*state).b[1]) + y.sin(); let c9 = f8(((*e5) + (*e6)));
                }
                let mut v10: Vec<f64> = x.iter().map(|y| y * (1.2 * x[3 % 6])).collect();
                let z11 = ((*e6) - (*list)[(k as usize % 5) % (*list).len()]);
                let mut h12 = Kind::Maybe(positive(z11));
            }
            #[rerun]
            for i13 in 0..1 {
                let at = (k as usize % 5) % (*list).len(); (*list)[at] = ((2.0 * (x[(i13 + 2) % 6] - x[(k as usize % 5) % 6]))).sin();
            }
        } else {
            let f14 = |y: f64| y * ((*state).b[1] * (*list)[1 % (*list).len()]) + y.sin(); let c15 = f14(s);
        }
        let z16 = (((*state).a) * 0.3).exp().min(20.0);
        h2.change(z16);
        ((s + (*list).iter().sum::<f64>() + s + (*state).norm() + h2.size() + (k as f64 * 0.01).cos()).tanh(), [s + (*list).iter().sum::<f64>() + s + (*state).norm() + h2.size() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p6(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (match 3 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 });
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (if (1.9).sin() < chain(x[3 % 6], s).unwrap_or(0.6) { x[2 % 6] } else { x[0 % 6] }) || a2 > 1.2 { break a2 * (if (1.9).sin() < chain(x[3 % 6], s).unwrap_or(0.6) { x[2 % 6] } else { x[0 % 6] }); } };
        let mut a3 = (((x[3 % 6]) * 0.3).exp().min(20.0)).sin();
        s = 0.7 * s + (early((if first(&[s, x[0 % 6]]) < (0.7 / (1.5 + x[2 % 6] * x[2 % 6])) { a3 } else { s }), (a3 - a3))).sin();
        let mut u4 = 0;
        #[rerun]
        loop {
            u4 += 1; if u4 > 3 { break; }
            a3 += (early(x[(u4 + 1) % 6], (0.6 / (1.5 + a3 * a3)))).tanh();
            if bounded(0.4) < s {
                #[rerun]
                for i5 in 0..3 {
                    let (l6, r7) = ((s * a2), (chain(s, 0.7).unwrap_or(0.6)).sin());
                    s = 0.7 * s + (x[3 % 6]).sin();
                }
                let j8: i16 = (chain(a3, s).unwrap_or(0.6) * 2.0) as i16;
                if x[1 % 6] < s { break; }
                s = 0.7 * s + (chain(x[(j8 as usize % 5) % 6], (0.4 - x[0 % 6])).unwrap_or(0.6)).sin();
            } else {
                let mut u9 = 0;
                loop {
                    u9 += 1; if u9 > 3 { break; }
                    let j10: i32 = 67; s *= (j10 as f64 * 0.1).cos();
                    if (-a2) < (x[u9 % 6] + 0.2) && (x[1 % 6] * x[3 % 6]) > 0.2 { break; }
                    let z11 = (x[3 % 6] * x[1 % 6]);
                    let mut a12 = 0.1; let a12 = loop { a12 += 0.4; if a12 * z11 > (match (u4 + 1) % 3 { 0 => s, 1 => a3, _ => 0.5 }) || a12 > 1.2 { break a12 * (match (u4 + 1) % 3 { 0 => s, 1 => a3, _ => 0.5 }); } };
                }
                let z13 = a3;
                let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > 2.0 || a14 > 1.2 { break a14 * 2.0; } };
                let z15 = a14;
                let mut h16 = Kind::Two { pair: Pair { a: z15, b: [0.3, (match 0 % 3 { 0 => x[u4 % 6], 1 => x[(u4 * 1) % 6], _ => 0.5 })], n: 1 }, weight: (match 0 % 3 { 0 => x[u4 % 6], 1 => x[(u4 * 1) % 6], _ => 0.5 }) };
            }
            if chain(1.4, x[u4 % 6]).unwrap_or(0.6) < 0.2 { continue; }
            let f17 = |y: f64| y * (x[3 % 6] / (1.5 + s * s)) + y.sin(); let c18 = f17(s);
        }
        let mut t19 = s;
        for i20 in 0..1 {
            let mut f21 = (-bounded(a3));
            t19 += f21 * f21;
            let f22 = |y: f64| y * (if let Some(z) = positive(1.7) { z * f21 } else { 1.7 }) + y.sin(); let c23 = f22((match 2 % 3 { 0 => a3, 1 => s, _ => 0.5 }));
            let mut a24 = ((c23 / (1.5 + c23 * c23)) + (a2 / (1.5 + f21 * f21)));
        }
        (chain(x[3 % 6], x[1 % 6]).unwrap_or(0.6) / (1.5 + bounded(1.8) * bounded(1.8))) + s + a2 + a3 + t19
    }

    #[compiled]
    pub fn p7(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        #[rerun]
        for i1 in 0..3 {
            let z2 = (if let Some(z) = positive(s) { z * 1.7 } else { s });
            let a3 = shrink(&mut (*list), bounded(z2));
            if (-1.3) < halves(&(*list), a3) {
                for i4 in 0..1 {
                    let at = (k as usize % 5) % (*list).len(); (*list)[at] *= (halves(&(*list), s)).cos();
                    let f5 = |y: f64| y * a3 + y.sin(); let c6 = f5(((*state).b[0]).max(x[(k as usize % 5) % 6]));
                    let mut a7 = bounded((a3 + 0.1));
                }
                s = s * 0.5 + (if k > 5 { bounded(s) } else { ((a3) * 0.3).exp().min(20.0) });
                if k > 2 { break; }
                if (if let Some(z) = positive((*list)[(k as usize % 5) % (*list).len()]) { z * 0.4 } else { (*list)[(k as usize % 5) % (*list).len()] }) < search(&(*list), (*list)[(k as usize % 5) % (*list).len()]) {
                    let a8 = first(&[((*state).a * (*state).b[1]), (*state).a]);
                    let z9 = ((*state).b[0] * s);
                    let mut o10: Option<f64> = None;
                } else {
                    (*state).b[1] = (((-(*state).b[1]) * (s + s))).sin() * (*state).a;
                }
            } else {
                for i11 in 0..2 {
                    let f12 = |y: f64| y * (a3 + (*list)[(i1 * 3) % (*list).len()]) + y.sin(); let c13 = f12(early(0.1, a3));
                    let a14 = (*list)[(i1 + 0) % (*list).len()];
                    let d15 = (*list).iter().zip(x).map(|(a, b)| a * b + first(&[(*state).a, a14])).sum::<f64>();
                }
                (*list).push((chain((1.9 * ((k as f64) * 0.03).sin()), (a3).sin()).unwrap_or(0.6)).sin());
                let at = 1 % (*list).len(); (*list)[at] = (a3).sin();
            }
        }
        let m16 = descend(&mut (*list), x[0], 3);
        let d17 = (*list).iter().filter(|a| **a > early(s, 1.4)).map(|a| a * a).sum::<f64>();
        let mut a18 = (*list)[1 % (*list).len()];
        let at = 0 % (*list).len(); (*list)[at] *= ((early((*state).a, a18)).sin()).cos();
        let mut t19 = (*state).b[0];
        for i20 in 0..5 {
            let mut f21 = (((*state).b[1] + m16) * (m16 + ends(&(*list))));
            t19 += f21 * f21;
            let d22 = (*list).iter().zip(x).map(|(a, b)| a * b + early(a18, m16)).sum::<f64>();
            let mut q23 = Pair { a: (a18 + ends(&(*list))), b: [d22, 0.4], n: 0 };
            let m24 = mix(&mut (*list), &mut f21, x[0]);
        }
        ((((0.5 * (*list)[0 % (*list).len()]) + s) + (*list).iter().sum::<f64>() + s + m16 + d17 + a18 + t19 + (*state).norm() + (k as f64 * 0.01).cos()).tanh(), [((0.5 * (*list)[0 % (*list).len()]) + s) + (*list).iter().sum::<f64>() + s + m16 + d17 + a18 + t19 + (*state).norm() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p8(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut a1 = (chain(s, (*list)[2 % (*list).len()]).unwrap_or(0.6)).cos();
        let mut a2 = ((a1 - (*state).a) - s);
        if s < (a2 * s) && early(0.3, (*list)[(k as usize % 5) % (*list).len()]) > 0.2 {
            let mut q3 = Pair { a: first(&[a1, (*list)[(k as usize % 5) % (*list).len()]]), b: [bounded((*state).b[0]), 0.4], n: 0 };
        } else {
            let f4 = |y: f64| y * (match 1 % 3 { 0 => a1, 1 => a1, _ => 0.5 }) + y.sin(); let c5 = f4(((*list)[3 % (*list).len()] - (*state).b[0]));
            let z6 = ((*state).a * (*state).b[0]);
            let mut o7: Option<f64> = None;
        }
        let mut t8 = bounded(0.3);
        for i9 in 0..4 {
            let mut f10 = first(&[(if let Some(z) = positive((*state).a) { z * a2 } else { (*state).a }), (*state).a]);
            t8 += f10 * f10;
            let mut u11 = 0;
            loop {
                u11 += 1; if u11 > 3 { break; }
                f10 -= bounded((if let Some(z) = positive((f10).atan()) { z * ((*state).b[0] / (1.5 + 0.4 * 0.4)) } else { (f10).atan() }));
                if k > 2 { continue; }
                let mut v12 = vec![(s).cos(); 3];
            }
        }
        ((early(a2, (if let Some(z) = positive(0.7) { z * (*list)[0 % (*list).len()] } else { 0.7 })) + (*list).iter().sum::<f64>() + s + a1 + a2 + t8 + (*state).norm() + (k as f64 * 0.01).cos()).tanh(), [early(a2, (if let Some(z) = positive(0.7) { z * (*list)[0 % (*list).len()] } else { 0.7 })) + (*list).iter().sum::<f64>() + s + a1 + a2 + t8 + (*state).norm() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p9(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if k > 5 {
            let mut j1: u16 = !(k as u16) & 88;
            for i2 in j1 % 3..3 { j1 = j1.wrapping_mul(3).wrapping_add(i2); s = (s * (0.2 / (1.5 + s * s)) + j1 as f64 * 0.01).sin(); }
            for i3 in 0..1 {
                let j4 = ((k as usize % 5) as u16) as u16;
                let mut v5 = x.to_vec();
                let mut w6 = 0;
                while w6 < 4 && (w6 < 2 || (if let Some(z) = positive(x[(j1 as usize % 5) % 6]) { z * s } else { x[(j1 as usize % 5) % 6] }) < (s + s)) {
                    w6 += 1;
                    let (l7, r8) = (((s) * 0.3).exp().min(20.0), ((*state).b[1]).sin());
                }
                if (s * (f64::from(j4) * 0.03).sin()) < (if (j4 as usize % 5) % 2 == 0 { (*state).b[1] } else { s }) { break; }
                let mut j9: u16 = j4 % 7 ^ j4 >> 1;
                for i10 in j9 % 3..3 { j9 = j9.wrapping_mul(3).wrapping_add(i10); s = (s * (x[(i3 + 1) % 6]).cos() + j9 as f64 * 0.01).sin(); }
            }
        } else {
            let mut a11 = ((s / (1.5 + 0.9 * 0.9)) / (1.5 + (1.7 / (1.5 + 1.6 * 1.6)) * (1.7 / (1.5 + 1.6 * 1.6))));
            if ((*list)[1 % (*list).len()] * ((k as f64) * 0.03).sin()) < early(a11, (*state).b[0]) {
                let j12: u64 = (k as u64) % 7 ^ (k as u64) >> 1;
                let mut a13 = bounded((1.6 - s));
                if j12 > 3 && x[0] > 1.9 { return ((((match (k as usize % 5) % 3 { 0 => 0.3, 1 => (*state).b[0], _ => 0.5 })).atan()).tanh(), [((match (k as usize % 5) % 3 { 0 => 0.3, 1 => (*state).b[0], _ => 0.5 })).atan(), x[0] * s]); }
            } else {
                let z14 = (0.3).max((*state).a);
                let mut a15 = 0.1; let a15 = loop { a15 += 0.4; if a15 * z14 > chain(x[0 % 6], a11).unwrap_or(0.6) || a15 > 1.2 { break a15 * chain(x[0 % 6], a11).unwrap_or(0.6); } };
                a11 -= bounded(halves(&(*list), (s / (1.5 + a11 * a11))));
            }
        }
        let z16 = (s + (*state).b[1]);
        let a17 = (*list).pop().unwrap_or(0.3); if (*list).is_empty() { (*list).push((z16).cos()); }
        let d18 = (*list).windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
        let at = 1 % (*list).len(); (*list)[at] += (chain(x[1 % 6], (*list)[0 % (*list).len()]).unwrap_or(0.6)).tanh();
        let mut v19 = vec![(a17 * (*list)[(k as usize % 5) % (*list).len()]); 4];
        ((((((*list)[2 % (*list).len()]) * 0.3).exp().min(20.0) + (s).tanh()) + (*list).iter().sum::<f64>() + v19.iter().sum::<f64>() + s + a17 + d18 + (*state).norm() + (k as f64 * 0.01).cos()).tanh(), [((((*list)[2 % (*list).len()]) * 0.3).exp().min(20.0) + (s).tanh()) + (*list).iter().sum::<f64>() + v19.iter().sum::<f64>() + s + a17 + d18 + (*state).norm() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p10(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            let mut q2 = (*state).clone(); q2.a *= 0.7; (*state) = q2.clone();
        }
        s += (0.2).tanh();
        let mut t3 = ((*state).b[1]).atan();
        for i4 in 0..3 {
            let mut f5 = first(&[s, (match (k as usize % 5) % 3 { 0 => s, 1 => 0.3, _ => 0.5 })]);
            t3 += f5 * f5;
            let mut v6: Vec<f64> = x.iter().map(|y| y * ((*list)[2 % (*list).len()] * ((k as f64) * 0.03).sin())).collect();
            let z7 = ((*state).b[0] * f5);
            let mut o8: Option<f64> = chain(z7, 0.9);
            for (e9, e10) in (*list).iter().zip(x.iter().skip(1)) {
                v6.push((((*state).b[0] * 1.8)).sin());
                let mut q11 = Pair { a: ((*e10) * ((k as f64) * 0.03).sin()), b: [(if let Some(z) = positive(s) { z * (*e9) } else { s }), 0.4], n: 0 };
            }
        }
        (((halves(&(*list), t3) * ((k as f64) * 0.03).sin()) + (*list).iter().sum::<f64>() + s + t3 + (*state).norm() + (k as f64 * 0.01).cos()).tanh(), [(halves(&(*list), t3) * ((k as f64) * 0.03).sin()) + (*list).iter().sum::<f64>() + s + t3 + (*state).norm() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p11(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut v1: Vec<f64> = x.iter().map(|y| y * (x[(k as usize % 5) % 6]).cos()).collect();
        let at = (k as usize % 5) % v1.len(); v1[at] *= (s).cos();
        s -= bounded((bounded((*state).b[0]) * ((k as f64) * 0.03).sin()));
        let m2 = descend(&mut v1, x[2], 3);
        (((chain(1.6, (*state).b[0]).unwrap_or(0.6)).atan2((match 0 % 3 { 0 => (*state).b[1], 1 => m2, _ => 0.5 })) + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + m2 + (*state).norm() + (k as f64 * 0.01).cos()).tanh(), [(chain(1.6, (*state).b[0]).unwrap_or(0.6)).atan2((match 0 % 3 { 0 => (*state).b[1], 1 => m2, _ => 0.5 })) + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + m2 + (*state).norm() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p12(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = bounded(s);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (self.pair.a * self.pair.a) || a2 > 1.2 { break a2 * (self.pair.a * self.pair.a); } };
        let z3 = (a2).cos();
        let mut o4: Option<f64> = chain(z3, 0.9);
        let (l5, r6) = ((1.3 * self.scale), (first(&[x[(k as usize % 5) % 6], s])).sin());
        let j7: i16 = k.wrapping_mul(3 as i16).wrapping_sub(k);
        s + self.w.iter().sum::<f64>() + s + self.scale + a2 + l5 + r6 + self.pair.norm() + o4.unwrap_or(0.7) + (k as f64 * 0.01).cos() + (j7 as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p13(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (s).sin();
        let (l1, r2) = (chain(1.9, s).unwrap_or(0.6), ((x[1 % 6] / (1.5 + s * s))).sin());
        let mut t3 = chain(l1, x[0 % 6]).unwrap_or(0.6);
        for i4 in 0..2 {
            let mut f5 = ((r2).atan() / (1.5 + (s + l1) * (s + l1)));
            t3 += f5 * f5;
            for i6 in 0..1 {
                let j7: u64 = 28; s *= (j7 as f64 * 0.1).cos();
                s = 0.7 * s + (chain(f5, (match 1 % 3 { 0 => x[0 % 6], 1 => s, _ => 0.5 })).unwrap_or(0.6)).sin();
                s = 0.7 * s + ((if let Some(z) = positive((x[1 % 6] * x[i4 % 6])) { z * (1.4 + x[1 % 6]) } else { (x[1 % 6] * x[i4 % 6]) })).sin();
                if (i4 * 1) % 2 == 0 { break; }
                if (i4 * 2) % 2 == 0 {
                    f5 = (bounded((x[i4 % 6]).atan2(x[2 % 6]))).sin();
                    let (l8, r9) = (l1, ((s * s)).sin());
                    if r2 < x[i6 % 6] { break; }
                    s = 0.7 * s + ((match i4 % 3 { 0 => (x[0 % 6] * 0.3), 1 => l1, _ => 0.5 })).sin();
                } else {
                    let mut a10 = s;
                    let z11 = (match (i6 * 2) % 3 { 0 => s, 1 => x[2 % 6], _ => 0.5 });
                    let mut o12: Option<f64> = chain(z11, 0.9);
                    let f13 = |y: f64| y * first(&[f5, f5]) + y.sin(); let c14 = f13(((2.0) * 0.3).exp().min(20.0));
                }
            }
            if 3 % 2 == 0 && x[0] > 1.9 { return ((x[(i4 * 1) % 6] * x[0 % 6])).sin(); }
            let z15 = (match 1 % 3 { 0 => x[2 % 6], 1 => x[1 % 6], _ => 0.5 });
            let mut o16: Option<f64> = None;
        }
        (-x[3 % 6]) + s + l1 + r2 + t3
    }

    impl Model { #[compiled]
    pub fn p14(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let mut j1: i16 = (k as i16) % 7 ^ (k as i16) >> 1;
        for i2 in j1 % 3..3 { j1 = j1.wrapping_mul(3).wrapping_add(i2); s = (s * x[(k as usize % 5) % 6] + j1 as f64 * 0.01).sin(); }
        let z3 = (self.pair.a * (f64::from(k) * 0.03).sin());
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (0.5 * 1.6) || a4 > 1.2 { break a4 * (0.5 * 1.6); } };
        #[rerun]
        for i5 in 0..3 {
            let z6 = self.scale;
            let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (self.pair.b[1]).atan2(self.pair.a) || a7 > 1.2 { break a7 * (self.pair.b[1]).atan2(self.pair.a); } };
            for (e8, e9) in self.w.iter().zip(x.iter().skip(1)) {
                if (j1 as usize % 5) % 2 == 0 {
                    let a10 = ((1.6).max(self.pair.b[1]) - x[self.n % 6]);
                    let a11 = ((self.w[i5 % self.w.len()] * self.pair.a)).sin();
                    let z12 = (self.w[(i5 * 3) % self.w.len()] * self.w[0 % self.w.len()]);
                    let mut h13 = Kind::None;
                } else {
                    let z14 = ((a7) * 0.3).exp().min(20.0);
                    let mut a15 = 0.1; let a15 = loop { a15 += 0.4; if a15 * z14 > bounded(self.w[(k as usize % 5) % self.w.len()]) || a15 > 1.2 { break a15 * bounded(self.w[(k as usize % 5) % self.w.len()]); } };
                    let (l16, r17) = ((1.2 / (1.5 + self.w[1 % self.w.len()] * self.w[1 % self.w.len()])), ((-x[2 % 6])).sin());
                    let z18 = first(&[x[(j1 as usize % 5) % 6], self.w[(self.n + 1) % self.w.len()]]);
                    let mut a19 = 0.1; let a19 = loop { a19 += 0.4; if a19 * z18 > early(x[(i5 + 2) % 6], 0.2) || a19 > 1.2 { break a19 * early(x[(i5 + 2) % 6], 0.2); } };
                }
                let d20 = self.w.iter().zip(x).map(|(a, b)| a * b + 1.5).sum::<f64>();
            }
        }
        let z21 = (s + x[(k as usize % 5) % 6]);
        let mut h22 = Kind::Maybe(positive(z21));
        let mut t23 = (x[(k as usize % 5) % 6] * self.scale);
        for i24 in 0..5 {
            let mut f25 = ((self.w[1 % self.w.len()]).tanh() * (if k > 5 { self.scale } else { 1.3 }));
            t23 += f25 * f25;
            let (l26, r27) = ((if let Some(z) = positive(x[2 % 6]) { z * self.w[3 % self.w.len()] } else { x[2 % 6] }), (((self.pair.b[1]) * 0.3).exp().min(20.0)).sin());
            s = 0.7 * s + ((if let Some(z) = positive((self.w[1 % self.w.len()] + self.pair.b[1])) { z * (r27 * (f64::from(k) * 0.03).sin()) } else { (self.w[1 % self.w.len()] + self.pair.b[1]) })).sin();
        }
        early((self.w[0 % self.w.len()] / (1.5 + 1.5 * 1.5)), (if (self.w[1 % self.w.len()]).max(self.pair.b[1]) < (1.7 - s) { self.w[(self.n + 2) % self.w.len()] } else { x[(k as usize % 5) % 6] })) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a4 + t23 + h22.size() + (k as f64 * 0.01).cos() + (j1 as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p15(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = s;
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (match 1 % 3 { 0 => x[2 % 6], 1 => x[3 % 6], _ => 0.5 }) || a2 > 1.2 { break a2 * (match 1 % 3 { 0 => x[2 % 6], 1 => x[3 % 6], _ => 0.5 }); } };
        s = 0.7 * s + ((((x[3 % 6]).max(1.9)) * 0.3).exp().min(20.0)).sin();
        let z3 = bounded(s);
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > a2 || a4 > 1.2 { break a4 * a2; } };
        for i5 in 0..1 {
            let z6 = (a4 - a4);
            let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (x[i5 % 6] + x[2 % 6]) || a7 > 1.2 { break a7 * (x[i5 % 6] + x[2 % 6]); } };
            for i8 in (0..2).rev() {
                if chain(x[2 % 6], s).unwrap_or(0.6) < (a7 - 1.0) {
                    s = 0.7 * s + (x[3 % 6]).sin();
                } else {
                    let z9 = (x[1 % 6]).max(x[(i5 + 1) % 6]);
                    let mut a10 = 0.1; let a10 = loop { a10 += 0.4; if a10 * z9 > (x[2 % 6] * x[0 % 6]) || a10 > 1.2 { break a10 * (x[2 % 6] * x[0 % 6]); } };
                    s = 0.7 * s + (((match 0 % 3 { 0 => 1.6, 1 => 1.4, _ => 0.5 }) / (1.5 + (match (i5 + 0) % 3 { 0 => x[(i8 + 0) % 6], 1 => x[2 % 6], _ => 0.5 }) * (match (i5 + 0) % 3 { 0 => x[(i8 + 0) % 6], 1 => x[2 % 6], _ => 0.5 })))).sin();
                }
                let mut u11 = 0;
                loop {
                    u11 += 1; if u11 > 3 { break; }
                    let mut a12 = ((a2 * s)).sin();
                    s = 0.7 * s + ((x[1 % 6] * (x[0 % 6] / (1.5 + x[2 % 6] * x[2 % 6])))).sin();
                    if (i8 * 2) % 2 == 0 { continue; }
                    let a13 = (match 3 % 3 { 0 => (a7).max(x[(i5 * 3) % 6]), 1 => (a4 + a4), _ => 0.5 });
                }
                if chain(a4, s).unwrap_or(0.6) < early(x[i8 % 6], 1.1) && (a7).max(s) > 0.2 { continue; }
                let mut v14 = vec![a7, (a4 * a7)];
            }
            s = s * 0.5 + (a7 * a7);
        }
        (chain(a4, a4).unwrap_or(0.6) * (a2).cos()) + s + a2 + a4
    }

    #[compiled]
    pub fn p16(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        s -= bounded(bounded((-s)));
        let at = (k as usize % 5) % (*list).len(); (*list)[at] = ((*list)[0 % (*list).len()]).sin();
        (((if k > 0 { s } else { ((*state).b[0]).atan() }) + (*list).iter().sum::<f64>() + s + (*state).norm() + (k as f64 * 0.01).cos()).tanh(), [(if k > 0 { s } else { ((*state).b[0]).atan() }) + (*list).iter().sum::<f64>() + s + (*state).norm() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p17(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let a1 = early((if s < (s).atan2(self.scale) { x[(k as usize % 5) % 6] } else { x[(k as usize % 5) % 6] }), early(self.pair.b[1], 0.2));
        if k > 4 {
            let z2 = a1;
            let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > (1.7 * self.w[(k as usize % 5) % self.w.len()]) || a3 > 1.2 { break a3 * (1.7 * self.w[(k as usize % 5) % self.w.len()]); } };
            s -= bounded(chain((1.9 + x[self.n % 6]), (self.pair.a).max(self.w[2 % self.w.len()])).unwrap_or(0.6));
            let z4 = (x[(self.n * 3) % 6] / (1.5 + self.scale * self.scale));
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > bounded(self.pair.a) || a5 > 1.2 { break a5 * bounded(self.pair.a); } };
        } else {
            if (0.9 * 0.3) < (self.w[(self.n * 2) % self.w.len()] + self.w[(k as usize % 5) % self.w.len()]) {
                let mut u6 = 0;
                loop {
                    u6 += 1; if u6 > 3 { break; }
                    let z7 = (self.w[u6 % self.w.len()]).hypot(x[u6 % 6]);
                    let mut o8: Option<f64> = chain(z7, 0.9);
                    if (k as usize % 5) % 2 == 0 { continue; }
                    s = 0.7 * s + (((self.w[(k as usize % 5) % self.w.len()] / (1.5 + self.w[(k as usize % 5) % self.w.len()] * self.w[(k as usize % 5) % self.w.len()])) + bounded(self.pair.b[1]))).sin();
                }
                if (self.w[self.n % self.w.len()] + self.scale) < (self.w[0 % self.w.len()] + ends(&self.w)) {
                    let mut q9 = Pair { a: chain(self.scale, self.w[(k as usize % 5) % self.w.len()]).unwrap_or(0.6), b: [(match (self.n + 1) % 3 { 0 => x[(self.n + 0) % 6], 1 => self.pair.a, _ => 0.5 }), 0.4], n: 0 };
                    let z10 = (match 0 % 3 { 0 => self.pair.b[1], 1 => q9.b[1], _ => 0.5 });
                    let mut o11: Option<f64> = chain(z10, 0.9);
                    let z12 = (self.w[2 % self.w.len()]).hypot(self.w[(self.n * 1) % self.w.len()]);
                    if let Some(g13) = o11 { o11 = positive(g13 * z12); }
                } else {
                    let mut a14 = (match (k as usize % 5) % 3 { 0 => first(&[self.w[(self.n * 3) % self.w.len()], self.w[(self.n * 1) % self.w.len()]]), 1 => 0.9, _ => 0.5 });
                    let f15 = |y: f64| y * (-self.w[3 % self.w.len()]) + y.sin(); let c16 = f15((0.5 * 1.5));
                }
                let f17 = |y: f64| y * chain(self.pair.a, x[0 % 6]).unwrap_or(0.6) + y.sin(); let c18 = f17(s);
            } else {
                let z19 = self.w[(self.n + 1) % self.w.len()];
                let mut h20 = Kind::Two { pair: Pair { a: z19, b: [0.3, early(self.pair.b[1], s)], n: 1 }, weight: early(self.pair.b[1], s) };
            }
            let z21 = (s * (f64::from(k) * 0.03).sin());
            let mut a22 = 0.1; let a22 = loop { a22 += 0.4; if a22 * z21 > (self.w[(k as usize % 5) % self.w.len()] - s) || a22 > 1.2 { break a22 * (self.w[(k as usize % 5) % self.w.len()] - s); } };
        }
        let a23 = chain((self.pair.a).cos(), halves(&self.w, a1)).unwrap_or(0.6);
        s = 0.7 * s + (a23).sin();
        s -= bounded((-(self.pair.a - 0.6)));
        let mut t24 = (a1 * x[(k as usize % 5) % 6]);
        for i25 in 0..1 {
            let mut f26 = (((s) * 0.3).exp().min(20.0) * (f64::from(k) * 0.03).sin());
            t24 += f26 * f26;
            s = 0.7 * s + (0.4).sin();
        }
        (-along(&self.w, 0.3)) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a1 + a23 + t24 + (k as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p18(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (s).sin();
        let (l1, r2) = ((s).hypot(x[1 % 6]), (early(1.8, s)).sin());
        let j3: i32 = 26; s *= (j3 as f64 * 0.1).cos();
        let mut u4 = 0;
        loop {
            u4 += 1; if u4 > 3 { break; }
            let j5: u64 = 97; s *= (j5 as f64 * 0.1).cos();
            let (l6, r7) = ((s / (1.5 + x[2 % 6] * x[2 % 6])), (bounded(1.4)).sin());
            let mut w8 = 0;
            while w8 < 4 && (w8 < 2 || u4 % 2 == 0) {
                w8 += 1;
                s = 0.7 * s + (((0.3 + 1.7) / (1.5 + (if let Some(z) = positive(r2) { z * x[3 % 6] } else { r2 }) * (if let Some(z) = positive(r2) { z * x[3 % 6] } else { r2 })))).sin();
            }
        }
        (l1 + (s * x[1 % 6])) + s + l1 + r2
    }

    impl Model { #[compiled]
    pub fn p19(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = bounded(self.scale);
        let a2 = shrink(&mut self.w, bounded(z1));
        let f3 = |y: f64| y * (match 2 % 3 { 0 => self.pair.a, 1 => self.w[(k as usize % 5) % self.w.len()], _ => 0.5 }) + y.sin(); let c4 = f3(s);
        let z5 = (self.w[self.n % self.w.len()] - 1.5);
        let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (self.w[(k as usize % 5) % self.w.len()] * s) || a6 > 1.2 { break a6 * (self.w[(k as usize % 5) % self.w.len()] * s); } };
        let z7 = (match (k as usize % 5) % 3 { 0 => a6, 1 => s, _ => 0.5 });
        let mut h8 = Kind::None;
        let mut t9 = bounded(0.4);
        for i10 in 0..5 {
            let mut f11 = ((a2 * self.pair.a) * (self.pair.a * c4));
            t9 += f11 * f11;
            f11 *= (((s + f11) - bounded(x[1 % 6]))).cos();
        }
        (t9 + self.pair.a) + self.w.iter().sum::<f64>() + s + self.scale + a2 + c4 + a6 + t9 + self.pair.norm() + h8.size() + (k as f64 * 0.01).cos()
    }
 }
    impl Model { #[compiled]
    pub fn p20(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let z1 = (match 1 % 3 { 0 => 2.0, 1 => 0.1, _ => 0.5 });
        let mut h2 = Kind::Two { pair: Pair { a: z1, b: [0.3, (x[(self.n + 1) % 6] / (1.5 + self.w[(self.n * 1) % self.w.len()] * self.w[(self.n * 1) % self.w.len()]))], n: 1 }, weight: (x[(self.n + 1) % 6] / (1.5 + self.w[(self.n * 1) % self.w.len()] * self.w[(self.n * 1) % self.w.len()])) };
        for i3 in 0..3 {
            for i4 in (0..2).rev() {
                let z5 = (if 0 % 2 == 0 { self.pair.a } else { 0.5 });
                h2.change(z5);
            }
            s = 0.7 * s + (((self.w[(k as usize % 5) % self.w.len()] * 2.0) / (1.5 + search(&self.w, self.scale) * search(&self.w, self.scale)))).sin();
        }
        let j6: u16 = (k as u16).wrapping_mul(51 as u16).wrapping_sub((k as u16));
        if (match (self.n + 1) % 3 { 0 => self.pair.b[1], 1 => self.scale, _ => 0.5 }) < first(&[self.w[0 % self.w.len()], self.w[(k as usize % 5) % self.w.len()]]) {
            s = 0.7 * s + (self.scale).sin();
        } else {
            #[rerun]
            for (e7, e8) in self.w.iter().zip(x.iter().skip(1)) {
                let mut v9 = x.to_vec();
                if (-self.pair.b[1]) < early(1.3, 0.3) && (if let Some(z) = positive(v9[0 % v9.len()]) { z * self.pair.b[1] } else { v9[0 % v9.len()] }) > 0.2 && x[0] > 1.9 { return (((*e7) * self.scale) * (if (x[self.n % 6]).cos() < (self.w[(self.n + 0) % self.w.len()] * self.w[(j6 as usize % 5) % self.w.len()]) { s } else { x[(k as usize % 5) % 6] })); }
            }
            let mut v10: Vec<f64> = x.iter().map(|y| y * x[self.n % 6]).collect();
        }
        if (1.8 / (1.5 + 0.2 * 0.2)) < chain(self.w[0 % self.w.len()], s).unwrap_or(0.6) {
            s = s * 0.5 + ((-x[(j6 as usize % 5) % 6])).sin();
        } else {
            let d11 = self.w.chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
            s += ((along(&self.w, self.w[2 % self.w.len()])).hypot((self.w[(k as usize % 5) % self.w.len()] - 1.3))).tanh();
        }
        ((-self.w[(k as usize % 5) % self.w.len()])).max((self.pair.b[1] / (1.5 + self.pair.a * self.pair.a))) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + h2.size() + (k as f64 * 0.01).cos() + (j6 as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p21(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let mut v1 = vec![(if chain(s, 0.3).unwrap_or(0.6) < (-x[(k as usize % 5) % 6]) { 1.7 } else { x[1 % 6] }), (if k > 3 { x[0 % 6] } else { given })];
        let z2 = (x[(k as usize % 5) % 6] - 1.0);
        let a3 = v1.pop().unwrap_or(0.3); if v1.is_empty() { v1.push((z2).cos()); }
        if k > 1 {
            if x[(k as usize % 5) % 6] < v1[0 % v1.len()] && x[0] > 1.9 { return vec![s, (v1[1 % v1.len()] * ((tips[1]) * 0.3).exp().min(20.0)), s * x[1]]; }
            let d4 = v1.iter().zip(x).map(|(a, b)| a * b + (tips[1]).atan2(v1[1 % v1.len()])).sum::<f64>();
            let z5 = s;
            let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (-v1[2 % v1.len()]) || a6 > 1.2 { break a6 * (-v1[2 % v1.len()]); } };
        } else {
            s -= bounded(((v1[2 % v1.len()]).hypot(given) * (match 0 % 3 { 0 => tips[0], 1 => v1[(k as usize % 5) % v1.len()], _ => 0.5 })));
        }
        let mut t7 = (x[2 % 6] + s);
        for i8 in 0..3 {
            let mut f9 = early((tips[1] + ends(&v1)), (2.0 * v1[i8 % v1.len()]));
            t7 += f9 * f9;
            let mut w10 = 0;
            while w10 < 4 && (w10 < 2 || (k as usize % 5) % 2 == 0) {
                w10 += 1;
                for i11 in (0..4).rev() {
                    let z12 = given;
                    let mut h13 = Kind::Maybe(positive(z12));
                }
            }
        }
        vec![s, (early(v1[(k as usize % 5) % v1.len()], v1[3 % v1.len()]) * (a3 + 0.5)) + v1.iter().sum::<f64>() + s + given + tips[0] + tips[1] + a3 + t7 + (k as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p22(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        if (x[3 % 6] * x[2 % 6]) < (tips[1]).hypot(0.9) && (-x[1 % 6]) > 0.2 && x[0] > 1.9 { return vec![s, tips[1], s * x[1]]; }
        let mut j1: i8 = !(k as i8) & 82;
        for i2 in j1 % 3..3 { j1 = j1.wrapping_mul(3).wrapping_add(i2); s = (s * (0.1).sin() + j1 as f64 * 0.01).sin(); }
        let z3 = (match 3 % 3 { 0 => 0.2, 1 => x[0 % 6], _ => 0.5 });
        let mut o4: Option<f64> = chain(z3, 0.9);
        let a5 = ((given + s) * bounded(0.5));
        #[rerun]
        for i6 in (0..1).rev() {
            let j7: u16 = !(j1 as u16) & 94;
            s *= ((if s < (if 2 % 2 == 0 { 0.1 } else { x[(k as usize % 5) % 6] }) && (-1.8) > 0.2 { early(1.9, x[2 % 6]) } else { (tips[0] * x[0 % 6]) })).cos();
            let (l8, r9) = ((if (0.2).cos() < (x[(i6 + 1) % 6] * x[1 % 6]) { 1.9 } else { tips[1] }), ((match (i6 + 0) % 3 { 0 => tips[0], 1 => x[(i6 + 2) % 6], _ => 0.5 })).sin());
            if early(x[i6 % 6], x[1 % 6]) < given { continue; }
            for i10 in 0..3 {
                let f11 = |y: f64| y * (if (a5 * a5) < first(&[l8, x[(i6 + 0) % 6]]) { a5 } else { x[1 % 6] }) + y.sin(); let c12 = f11((x[(k as usize % 5) % 6] * (f64::from(j1) * 0.03).sin()));
                for i13 in 0..3 {
                    s = 0.7 * s + ((match (j1 as usize % 5) % 3 { 0 => (if j1 > 5 { 0.3 } else { tips[1] }), 1 => (x[i10 % 6]).min(given), _ => 0.5 })).sin();
                    let (l14, r15) = (x[(i10 + 1) % 6], ((given * r9)).sin());
                    let f16 = |y: f64| y * 0.9 + y.sin(); let c17 = f16((if (l14 * given) < (if let Some(z) = positive(tips[1]) { z * a5 } else { tips[1] }) { s } else { a5 }));
                    if j1 > 5 { continue; }
                    let z18 = early(x[3 % 6], x[(j1 as usize % 5) % 6]);
                    let mut a19 = 0.1; let a19 = loop { a19 += 0.4; if a19 * z18 > (match (j1 as usize % 5) % 3 { 0 => x[(i13 + 1) % 6], 1 => tips[0], _ => 0.5 }) || a19 > 1.2 { break a19 * (match (j1 as usize % 5) % 3 { 0 => x[(i13 + 1) % 6], 1 => tips[0], _ => 0.5 }); } };
                }
            }
        }
        let mut t20 = (x[1 % 6] / (1.5 + x[0 % 6] * x[0 % 6]));
        for i21 in 0..3 {
            let mut f22 = (bounded(x[2 % 6]) / (1.5 + tips[1] * tips[1]));
            t20 += f22 * f22;
            let mut q23 = Pair { a: x[2 % 6], b: [2.0, 0.4], n: 0 };
        }
        vec![s, (if let Some(z) = positive((x[(j1 as usize % 5) % 6] * (f64::from(j1) * 0.03).sin())) { z * s } else { (x[(j1 as usize % 5) % 6] * (f64::from(j1) * 0.03).sin()) }) + s + given + tips[0] + tips[1] + a5 + t20 + o4.unwrap_or(0.7) + (k as f64 * 0.01).cos() + (j1 as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p23(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..3 {
            let z2 = (s).sin();
            let mut h3 = Kind::One(z2);
            let mut w4 = 0;
            #[rerun]
            while w4 < 4 && (w4 < 2 || 2 % 2 == 0) {
                w4 += 1;
                let z5 = bounded(x[(w4 * 1) % 6]);
                h3.change(z5);
            }
            if 1 % 2 == 0 { break; }
            s += (first(&[(s / (1.5 + 0.1 * 0.1)), 1.4])).tanh();
        }
        s = 0.7 * s + ((match 1 % 3 { 0 => (match 1 % 3 { 0 => s, 1 => s, _ => 0.5 }), 1 => (match 3 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }), _ => 0.5 })).sin();
        let mut j6: i64 = ((s * x[2 % 6]) * 2.0) as i64;
        for i7 in j6 % 3..3 { j6 = j6.wrapping_mul(3).wrapping_add(i7); s = (s * (1.5).tanh() + j6 as f64 * 0.01).sin(); }
        for i8 in (0..1).rev() {
            for i9 in (0..4).rev() {
                let z10 = ((1.7) * 0.3).exp().min(20.0);
                let mut o11: Option<f64> = None;
                s = 0.7 * s + ((x[3 % 6] * ((j6 as f64) * 0.03).sin())).sin();
            }
            let mut a12 = (if let Some(z) = positive((s * s)) { z * (s).hypot(x[(i8 + 0) % 6]) } else { (s * s) });
            s = 0.7 * s + (early(s, s)).sin();
        }
        let mut q13 = Pair { a: bounded(x[0 % 6]), b: [(2.0 * x[3 % 6]), 0.4], n: 0 };
        let mut t14 = ((q13.b[0]) * 0.3).exp().min(20.0);
        for i15 in 0..4 {
            let mut f16 = bounded(x[i15 % 6]);
            t14 += f16 * f16;
            let f17 = |y: f64| y * (f16 * q13.b[1]) + y.sin(); let c18 = f17((-1.6));
            let mut q19 = Pair { a: (q13.b[0] * ((j6 as f64) * 0.03).sin()), b: [(match i15 % 3 { 0 => q13.a, 1 => q13.b[0], _ => 0.5 }), 0.4], n: 0 };
            f16 = (((s + x[(i15 * 2) % 6]) * (s * ((j6 as f64) * 0.03).sin()))).sin();
        }
        (-first(&[s, 0.9])) + s + t14 + q13.norm() + (j6 as f64 * 0.01).cos()
    }

    #[compiled]
    pub fn p24(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let (l1, r2) = (chain(0.1, 1.5).unwrap_or(0.6), ((-s)).sin());
        s = s * 0.5 + ((s).min(x[0 % 6]) + (s * x[3 % 6]));
        x[0 % 6] + s + l1 + r2
    }

    #[compiled]
    pub fn p25(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        s -= bounded(((x[0 % 6]).max(list[1]) + x[3 % 6]));
        s = 0.7 * s + (early((list[1]).min(0.3), (x[3 % 6] + 1.1))).sin();
        let mut t1 = (if let Some(z) = positive(list[0]) { z * 0.7 } else { list[0] });
        for i2 in 0..4 {
            let mut f3 = x[i2 % 6];
            t1 += f3 * f3;
            s = 0.7 * s + (((match 2 % 3 { 0 => x[1 % 6], 1 => x[(i2 * 2) % 6], _ => 0.5 })).atan2(chain(0.4, x[i2 % 6]).unwrap_or(0.6))).sin();
        }
        list[0] += (if let Some(z) = positive((t1).atan2(x[3 % 6])) { z * s } else { (t1).atan2(x[3 % 6]) }) + s + list[0] + list[1] + t1;
    }

    impl Model { #[compiled]
    pub fn p26(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (early(self.pair.a, (s * 0.2))).sin();
        let z1 = (s * x[(self.n + 2) % 6]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (self.scale * 0.1) || a2 > 1.2 { break a2 * (self.scale * 0.1); } };
        s = s * 0.5 + self.pair.b[1];
        (0.1 + a2) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a2 + (k as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p27(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut v1 = x.to_vec();
        let f2 = |y: f64| y * (1.2 - s) + y.sin(); let c3 = f2((-(*state).a));
        if c3 < (2.0 * x[1 % 6]) {
            let z4 = x[(k as usize % 5) % 6];
            let a5 = shrink(&mut v1, bounded(z4));
        } else {
            let z6 = (1.6).hypot(1.4);
            let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > x[2 % 6] || a7 > 1.2 { break a7 * x[2 % 6]; } };
        }
        let at = 3 % v1.len(); v1.swap(at, 0);
        ((((-0.9) * (-1.1)) + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + c3 + (*state).norm() + (k as f64 * 0.01).cos()).tanh(), [((-0.9) * (-1.1)) + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + c3 + (*state).norm() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p28(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        s = 0.7 * s + ((((if let Some(z) = positive(s) { z * 0.4 } else { s })) * 0.3).exp().min(20.0)).sin();
        s = 0.7 * s + ((bounded(0.8)).sin()).sin();
        let mut t1 = (0.1 + 1.4);
        for i2 in 0..4 {
            let mut f3 = (((x[i2 % 6] * 0.5)) * 0.3).exp().min(20.0);
            t1 += f3 * f3;
            s = 0.7 * s + ((x[2 % 6] + 1.3)).sin();
            s = 0.7 * s + ((match (i2 * 3) % 3 { 0 => early(x[(i2 + 0) % 6], x[i2 % 6]), 1 => chain(f3, 1.0).unwrap_or(0.6), _ => 0.5 })).sin();
            let z4 = (x[(i2 * 1) % 6] * 0.2);
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (x[i2 % 6] * x[0 % 6]) || a5 > 1.2 { break a5 * (x[i2 % 6] * x[0 % 6]); } };
        }
        list[0] += early((list[0] + x[3 % 6]), (1.3 - list[0])) + s + list[0] + list[1] + t1;
    }

    #[compiled]
    pub fn p29(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s -= bounded(((s * s)).sin());
        if (x[2 % 6]).atan() < (match 2 % 3 { 0 => x[0 % 6], 1 => s, _ => 0.5 }) {
            for i1 in (0..2).rev() {
                s = 0.7 * s + (((1.7 / (1.5 + 1.4 * 1.4)) * ((x[(i1 + 1) % 6]) * 0.3).exp().min(20.0))).sin();
                #[rerun]
                for i2 in 0..4 {
                    let mut a3 = (match (i2 * 2) % 3 { 0 => (-s), 1 => (s - s), _ => 0.5 });
                }
            }
            let z4 = x[0 % 6];
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (x[1 % 6] * s) || a5 > 1.2 { break a5 * (x[1 % 6] * s); } };
            s = 0.7 * s + ((a5).atan()).sin();
        } else {
            if (x[1 % 6] + x[0 % 6]) < (match 1 % 3 { 0 => x[1 % 6], 1 => 2.0, _ => 0.5 }) {
                if (if let Some(z) = positive(s) { z * s } else { s }) < first(&[x[3 % 6], x[2 % 6]]) && x[0] > 1.9 { return (match 0 % 3 { 0 => (-s), 1 => (-s), _ => 0.5 }); }
            } else {
                s = 0.7 * s + (s).sin();
                for i6 in 0..3 {
                    s = (x[1 % 6]).sin();
                    let mut q7 = Pair { a: (s * s), b: [(s + s), 0.4], n: 0 };
                    s = ((if (x[0 % 6] - s) < first(&[q7.b[0], 1.3]) { (s * 0.2) } else { (x[0 % 6] - s) })).sin();
                    if (match (i6 * 1) % 3 { 0 => s, 1 => q7.b[1], _ => 0.5 }) < (if let Some(z) = positive(q7.b[1]) { z * q7.b[0] } else { q7.b[1] }) && early(q7.a, s) > 0.2 { break; }
                    s -= bounded((if ((q7.a) * 0.3).exp().min(20.0) < (s - x[1 % 6]) { bounded(s) } else { (x[2 % 6]).max(s) }));
                }
            }
        }
        s = 0.7 * s + (0.3).sin();
        let f8 = |y: f64| y * 1.3 + y.sin(); let c9 = f8(bounded(x[1 % 6]));
        let mut t10 = (0.7).atan();
        for i11 in 0..5 {
            let mut f12 = (c9).atan2((1.7 + c9));
            t10 += f12 * f12;
            f12 *= ((if let Some(z) = positive((match i11 % 3 { 0 => x[3 % 6], 1 => x[0 % 6], _ => 0.5 })) { z * c9 } else { (match i11 % 3 { 0 => x[3 % 6], 1 => x[0 % 6], _ => 0.5 }) })).cos();
            let mut a13 = (match 1 % 3 { 0 => (1.8).atan(), 1 => early(x[(i11 + 0) % 6], s), _ => 0.5 });
        }
        ((s).hypot(x[2 % 6])).hypot((-t10)) + s + c9 + t10
    }

    #[compiled]
    pub fn p30(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (((s + x[3 % 6]) * (if early(1.1, s) < (x[0 % 6]).max(x[2 % 6]) { s } else { x[1 % 6] }))).sin();
        if (if let Some(z) = positive(0.9) { z * x[2 % 6] } else { 0.9 }) < (match 1 % 3 { 0 => s, 1 => 1.8, _ => 0.5 }) && (match 3 % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 }) > 0.2 && x[0] > 1.9 { return (s).min(s); }
        let mut t1 = s;
        for i2 in 0..1 {
            let mut f3 = ((s / (1.5 + 1.2 * 1.2))).hypot(s);
            t1 += f3 * f3;
            if (x[(i2 + 1) % 6] / (1.5 + x[(i2 * 3) % 6] * x[(i2 * 3) % 6])) < early(0.3, f3) && early(s, 1.5) > 0.2 {
                f3 *= (x[1 % 6]).cos();
            } else {
                for i4 in (0..1).rev() {
                    s = 0.7 * s + ((-(match (i2 + 1) % 3 { 0 => s, 1 => f3, _ => 0.5 }))).sin();
                    s = 0.7 * s + ((if 2 % 2 == 0 { (1.1 / (1.5 + s * s)) } else { first(&[x[2 % 6], 1.8]) })).sin();
                    let f5 = |y: f64| y * s + y.sin(); let c6 = f5((f3 * x[1 % 6]));
                    if (i4 * 1) % 2 == 0 { break; }
                    let mut a7 = f3;
                }
                let a8 = bounded((if (x[0 % 6] * s) < bounded(f3) { s } else { 1.2 }));
            }
            let z9 = ((x[(i2 * 3) % 6]) * 0.3).exp().min(20.0);
            let mut o10: Option<f64> = chain(z9, 0.9);
        }
        chain(0.8, (t1 - 1.1)).unwrap_or(0.6) + s + t1
    }

    #[compiled]
    pub fn p31(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = (match 3 % 3 { 0 => x[(k as usize % 5) % 6], 1 => tips[0], _ => 0.5 });
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (tips[1] * 0.8) || a2 > 1.2 { break a2 * (tips[1] * 0.8); } };
        let z3 = (x[3 % 6] - x[(k as usize % 5) % 6]);
        let mut h4 = Kind::One(z3);
        vec![s, (-(x[(k as usize % 5) % 6]).hypot(x[(k as usize % 5) % 6])) + s + given + tips[0] + tips[1] + a2 + h4.size() + (k as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p32(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        #[rerun]
        for i1 in 0..1 {
            let at = i1 % (*list).len(); (*list).swap(at, 0);
            let z2 = (s).tanh();
            let mut h3 = Kind::One(z2);
            if 0 % 2 == 0 { break; }
            let d4 = (*list).iter().filter(|a| **a > bounded((*state).b[0])).map(|a| a * a).sum::<f64>();
        }
        (*list).push(((first(&[s, s]) + ends(&(*list)))).sin());
        let a5 = (*state).b[1];
        s += (a5).tanh();
        s = (((((*list)[3 % (*list).len()]) * 0.3).exp().min(20.0) - (if first(&[(*list)[2 % (*list).len()], (*state).b[0]]) < ((*list)[(k as usize % 5) % (*list).len()] - 1.1) { x[3 % 6] } else { a5 }))).sin();
        (((-early(x[0 % 6], s)) + (*list).iter().sum::<f64>() + s + a5 + (*state).norm() + (k as f64 * 0.01).cos()).tanh(), [(-early(x[0 % 6], s)) + (*list).iter().sum::<f64>() + s + a5 + (*state).norm() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p33(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (s + x[0 % 6]) < bounded(x[0 % 6]) {
            let j1: u16 = 15; s *= (j1 as f64 * 0.1).cos();
            let mut a2 = (match 0 % 3 { 0 => (s * s), 1 => (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }), _ => 0.5 });
        } else {
            let j3: u64 = 6; s *= (j3 as f64 * 0.1).cos();
        }
        s = 0.7 * s + ((first(&[0.7, x[1 % 6]]) * x[1 % 6])).sin();
        #[rerun]
        for i4 in (0..2).rev() {
            s = 0.7 * s + ((if let Some(z) = positive((x[3 % 6] * s)) { z * chain(x[3 % 6], 1.3).unwrap_or(0.6) } else { (x[3 % 6] * s) })).sin();
            let mut v5 = x.to_vec();
            let mut w6 = 0;
            while w6 < 4 && (w6 < 2 || (x[(i4 * 2) % 6] + 1.0) < (if 2 % 2 == 0 { x[1 % 6] } else { s })) {
                w6 += 1;
                if 2 % 2 == 0 && x[0] > 1.9 { return (chain(s, s).unwrap_or(0.6)).cos(); }
                let z7 = (0.7 - s);
                let a8 = v5.pop().unwrap_or(0.3); if v5.is_empty() { v5.push((z7).cos()); }
                s *= ((early(v5[3 % v5.len()], s) - x[w6 % 6])).cos();
                if (w6 * 3) % 2 == 0 { continue; }
                let mut a9 = s;
            }
        }
        let z10 = (x[0 % 6] / (1.5 + x[2 % 6] * x[2 % 6]));
        let mut a11 = 0.1; let a11 = loop { a11 += 0.4; if a11 * z10 > (-1.4) || a11 > 1.2 { break a11 * (-1.4); } };
        ((0.8 + x[0 % 6]) / (1.5 + (x[2 % 6]).sin() * (x[2 % 6]).sin())) + s + a11
    }

    #[compiled]
    pub fn p34(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let mut j1: i32 = 2 as i32;
        for i2 in j1 % 3..3 { j1 = j1.wrapping_mul(3).wrapping_add(i2); s = (s * (x[(k as usize % 5) % 6] * x[1 % 6]) + j1 as f64 * 0.01).sin(); }
        if k > 7 {
            let z3 = x[3 % 6];
            let mut h4 = Kind::One(z3);
            s = 0.7 * s + ((bounded(x[0 % 6]) / (1.5 + chain(x[(j1 as usize % 5) % 6], x[(j1 as usize % 5) % 6]).unwrap_or(0.6) * chain(x[(j1 as usize % 5) % 6], x[(j1 as usize % 5) % 6]).unwrap_or(0.6)))).sin();
            s = 0.7 * s + (((x[0 % 6] * x[(j1 as usize % 5) % 6]) * h4.size())).sin();
        } else {
            if j1 > 0 {
                s = 0.7 * s + (((match (k as usize % 5) % 3 { 0 => x[3 % 6], 1 => x[0 % 6], _ => 0.5 }) * (0.4 / (1.5 + x[1 % 6] * x[1 % 6])))).sin();
                given *= (early((1.2 * (f64::from(k) * 0.03).sin()), x[3 % 6])).cos();
                #[rerun]
                for i5 in 0..4 {
                    let z6 = (tips[1] * x[2 % 6]);
                    let mut h7 = Kind::One(z6);
                    if 0 % 2 == 0 { continue; }
                    let z8 = first(&[1.7, x[1 % 6]]);
                    let mut o9: Option<f64> = None;
                }
            } else {
                s = 0.7 * s + (1.3).sin();
            }
        }
        vec![s, (if (x[3 % 6] * (f64::from(j1) * 0.03).sin()) < 0.6 { (tips[0] * x[2 % 6]) } else { (x[2 % 6] * x[3 % 6]) }) + s + given + tips[0] + tips[1] + (k as f64 * 0.01).cos() + (j1 as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p35(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let a1 = early((s - s), (s * 1.0));
        s = 0.7 * s + (first(&[(-s), chain(a1, x[2 % 6]).unwrap_or(0.6)])).sin();
        s = 0.7 * s + (x[3 % 6]).sin();
        (0.8 * 0.6) + s + a1
    }

    #[compiled]
    pub fn p36(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = first(&[0.1, s]);
        let mut h2 = Kind::One(z1);
        if (x[2 % 6] - 0.4) < (s).sin() {
            s = 0.7 * s + (((-x[1 % 6]) * ((0.4) * 0.3).exp().min(20.0))).sin();
            #[rerun]
            for i3 in (0..4).rev() {
                let z4 = (match (i3 + 2) % 3 { 0 => s, 1 => x[i3 % 6], _ => 0.5 });
                h2.change(z4);
                if (s * 1.7) < (x[(i3 * 2) % 6] * 1.1) { continue; }
                s = 0.7 * s + ((match 0 % 3 { 0 => 1.1, 1 => s, _ => 0.5 })).sin();
            }
            if (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }) < (x[0 % 6] / (1.5 + 1.8 * 1.8)) && bounded(x[0 % 6]) > 0.2 {
                if x[2 % 6] < (x[3 % 6] * s) {
                    let z5 = (1.5 * s);
                    let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > early(x[3 % 6], s) || a6 > 1.2 { break a6 * early(x[3 % 6], s); } };
                } else {
                    let mut v7 = vec![x[3 % 6], ((1.7) * 0.3).exp().min(20.0)];
                    let mut a8 = (halves(&v7, 1.0) - (x[0 % 6] - x[2 % 6]));
                    let (l9, r10) = ((match 1 % 3 { 0 => a8, 1 => v7[2 % v7.len()], _ => 0.5 }), (early(s, a8)).sin());
                }
                let z11 = (if (x[0 % 6] - x[2 % 6]) < (-s) { x[2 % 6] } else { s });
                let mut a12 = 0.1; let a12 = loop { a12 += 0.4; if a12 * z11 > (if s < (if let Some(z) = positive(s) { z * 2.0 } else { s }) { x[0 % 6] } else { 0.2 }) || a12 > 1.2 { break a12 * (if s < (if let Some(z) = positive(s) { z * 2.0 } else { s }) { x[0 % 6] } else { 0.2 }); } };
                let f13 = |y: f64| y * (if let Some(z) = positive(1.4) { z * s } else { 1.4 }) + y.sin(); let c14 = f13(bounded(s));
            } else {
                let mut v15 = vec![(x[3 % 6]).cos(), x[3 % 6]];
                let z16 = ((s) * 0.3).exp().min(20.0);
                let a17 = shrink(&mut v15, bounded(z16));
                let (l18, r19) = (bounded(s), ((s - s)).sin());
            }
        } else {
            let j20: i64 = 46; s *= (j20 as f64 * 0.1).cos();
        }
        let a21 = x[0 % 6];
        s = 0.7 * s + (((if (match 1 % 3 { 0 => a21, 1 => a21, _ => 0.5 }) < (match 3 % 3 { 0 => a21, 1 => s, _ => 0.5 }) { x[2 % 6] } else { x[2 % 6] })).cos()).sin();
        s *= (((1.9 * 0.7)).tanh()).cos();
        (match 3 % 3 { 0 => (match 2 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 }), 1 => 0.5, _ => 0.5 }) + s + a21 + h2.size()
    }

    #[compiled]
    pub fn p37(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = (given * x[(k as usize % 5) % 6]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (0.2 / (1.5 + x[(k as usize % 5) % 6] * x[(k as usize % 5) % 6])) || a2 > 1.2 { break a2 * (0.2 / (1.5 + x[(k as usize % 5) % 6] * x[(k as usize % 5) % 6])); } };
        for i3 in 0..3 {
            s = 0.7 * s + (((2.0 / (1.5 + x[(k as usize % 5) % 6] * x[(k as usize % 5) % 6])) + (x[(k as usize % 5) % 6]).hypot(a2))).sin();
        }
        let z4 = (match (k as usize % 5) % 3 { 0 => tips[0], 1 => 1.9, _ => 0.5 });
        let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (x[1 % 6] + x[1 % 6]) || a5 > 1.2 { break a5 * (x[1 % 6] + x[1 % 6]); } };
        let (l6, r7) = ((match 0 % 3 { 0 => tips[1], 1 => 1.4, _ => 0.5 }), ((0.4 - tips[0])).sin());
        s = 0.7 * s + (((x[1 % 6] / (1.5 + 0.9 * 0.9)) + chain(tips[0], x[1 % 6]).unwrap_or(0.6))).sin();
        let mut t8 = (a2 * x[1 % 6]);
        for i9 in 0..1 {
            let mut f10 = ((if (k as usize % 5) % 2 == 0 { x[i9 % 6] } else { l6 }) / (1.5 + (x[i9 % 6] * x[0 % 6]) * (x[i9 % 6] * x[0 % 6])));
            t8 += f10 * f10;
            let mut a11 = 2.0;
        }
        vec![s, ((x[2 % 6] * x[(k as usize % 5) % 6])).hypot((x[2 % 6] + x[0 % 6])) + s + given + tips[0] + tips[1] + a2 + a5 + l6 + r7 + t8 + (k as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p38(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut v1: Vec<f64> = x.iter().map(|y| y * s).collect();
        let mut q2 = Pair { a: chain(s, s).unwrap_or(0.6), b: [early((*state).a, s), 0.4], n: 0 };
        for i3 in (0..4).rev() {
            let at = (i3 + 1) % v1.len(); v1[at] *= ((x[(k as usize % 5) % 6] * s)).cos();
            let mut u4 = 0;
            loop {
                u4 += 1; if u4 > 3 { break; }
                s *= ((-(if (s - v1[3 % v1.len()]) < (v1[(k as usize % 5) % v1.len()]).atan() { (*list)[(u4 * 2) % (*list).len()] } else { q2.a }))).cos();
                if (k as usize % 5) % 2 == 0 {
                    let z5 = (if let Some(z) = positive(s) { z * 1.2 } else { s });
                    let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (*state).a || a6 > 1.2 { break a6 * (*state).a; } };
                    let mut v7 = vec![((*state).b[1] * a6); 3];
                    (*state).b[1] = ((if let Some(z) = positive(s) { z * along(&v1, a6) } else { s })).sin() * (*state).a;
                } else {
                    s += (s).tanh();
                    if 1.9 < (x[(k as usize % 5) % 6] * v1[i3 % v1.len()]) && bounded(1.3) > 0.2 { continue; }
                    let (l8, r9) = ((s + s), ((s * x[(k as usize % 5) % 6])).sin());
                }
                if (if let Some(z) = positive(q2.a) { z * s } else { q2.a }) < ((s) * 0.3).exp().min(20.0) { continue; }
                let z10 = (s / (1.5 + s * s));
                let mut a11 = 0.1; let a11 = loop { a11 += 0.4; if a11 * z10 > (0.1 * q2.b[1]) || a11 > 1.2 { break a11 * (0.1 * q2.b[1]); } };
            }
            let mut u12 = 0;
            #[rerun]
            loop {
                u12 += 1; if u12 > 3 { break; }
                let f13 = |y: f64| y * ((*state).b[1] + s) + y.sin(); let c14 = f13((((*state).b[0]) * 0.3).exp().min(20.0));
                let mut q15 = Pair { a: (1.5).sin(), b: [chain((*state).b[1], q2.b[0]).unwrap_or(0.6), 0.4], n: 0 };
            }
        }
        ((first(&[(q2.b[0] * s), bounded(x[(k as usize % 5) % 6])]) + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + (*state).norm() + q2.norm() + (k as f64 * 0.01).cos()).tanh(), [first(&[(q2.b[0] * s), bounded(x[(k as usize % 5) % 6])]) + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + (*state).norm() + q2.norm() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p39(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let mut w1 = 0;
        while w1 < 4 && (w1 < 2 || (if (if let Some(z) = positive(x[3 % 6]) { z * x[3 % 6] } else { x[3 % 6] }) < (0.2 * s) { 0.9 } else { s }) < (x[2 % 6] * x[1 % 6])) {
            w1 += 1;
            let f2 = |y: f64| y * (match (w1 + 0) % 3 { 0 => 1.2, 1 => x[(w1 + 1) % 6], _ => 0.5 }) + y.sin(); let c3 = f2(early(list[1], x[0 % 6]));
            for i4 in 0..4 {
                s = 0.7 * s + (((x[1 % 6]).sin() * (match (w1 * 2) % 3 { 0 => x[1 % 6], 1 => x[(i4 * 1) % 6], _ => 0.5 }))).sin();
            }
        }
        let mut a5 = first(&[x[1 % 6], (match 1 % 3 { 0 => x[3 % 6], 1 => list[0], _ => 0.5 })]);
        s = 0.7 * s + (early(x[3 % 6], s)).sin();
        let z6 = (match 2 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 });
        let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > first(&[0.4, 1.5]) || a7 > 1.2 { break a7 * first(&[0.4, 1.5]); } };
        let z8 = (list[0] / (1.5 + 0.6 * 0.6));
        let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (list[1] + x[0 % 6]) || a9 > 1.2 { break a9 * (list[1] + x[0 % 6]); } };
        list[0] += ((if early(1.4, x[2 % 6]) < (0.5).hypot(list[1]) && list[1] > 0.2 { x[0 % 6] } else { a9 }) / (1.5 + (0.4).atan2(0.6) * (0.4).atan2(0.6))) + s + list[0] + list[1] + a5 + a7 + a9;
    }

    #[compiled]
    pub fn p40(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut u1 = 0;
        #[rerun]
        loop {
            u1 += 1; if u1 > 3 { break; }
            if (s + s) < (s).min(x[(k as usize % 5) % 6]) && (s).atan2(s) > 0.2 {
                let d2 = (*list).windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
                (*state).shift(bounded(((match (k as usize % 5) % 3 { 0 => d2, 1 => 1.6, _ => 0.5 }) * (s / (1.5 + 0.6 * 0.6)))));
                if (k as usize % 5) % 2 == 0 { break; }
                let z3 = chain(s, (*state).b[0]).unwrap_or(0.6);
                let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (match (k as usize % 5) % 3 { 0 => s, 1 => 0.5, _ => 0.5 }) || a4 > 1.2 { break a4 * (match (k as usize % 5) % 3 { 0 => s, 1 => 0.5, _ => 0.5 }); } };
            } else {
                let mut v5: Vec<f64> = x.iter().map(|y| y * first(&[s, s])).collect();
                if (if (if chain((*state).b[0], s).unwrap_or(0.6) < (0.6 * ((k as f64) * 0.03).sin()) { s } else { s }) < (*state).b[1] && (s + s) > 0.2 { (*list)[0 % (*list).len()] } else { 0.2 }) < 1.4 { break; }
                let z6 = ((s) * 0.3).exp().min(20.0);
                let mut h7 = Kind::Two { pair: Pair { a: z6, b: [0.3, (x[(k as usize % 5) % 6] * 1.2)], n: 1 }, weight: (x[(k as usize % 5) % 6] * 1.2) };
            }
            let a8 = ((((*state).b[1]) * 0.3).exp().min(20.0) * first(&[s, (*list)[(k as usize % 5) % (*list).len()]]));
        }
        if ((*state).a * (*state).b[0]) < ((*list)[3 % (*list).len()] + (*state).b[1]) {
            let z9 = early(s, s);
            let mut h10 = Kind::Maybe(positive(z9));
            let z11 = (s * s);
            let mut h12 = Kind::None;
        } else {
            if early(1.4, s) < early(s, 0.9) && s > 0.2 {
                if (s * ((k as f64) * 0.03).sin()) < (s * (*list)[(k as usize % 5) % (*list).len()]) && x[0] > 1.9 { return (((((*state).a).tanh() * ((k as f64) * 0.03).sin())).tanh(), [(((*state).a).tanh() * ((k as f64) * 0.03).sin()), x[0] * s]); }
                if (s * ((k as f64) * 0.03).sin()) < (if (s / (1.5 + x[3 % 6] * x[3 % 6])) < ((*list)[(k as usize % 5) % (*list).len()] * ((k as f64) * 0.03).sin()) { s } else { s }) && x[0] > 1.9 { return ((early((x[0 % 6] + (*state).b[1]), along(&(*list), 1.3))).tanh(), [early((x[0 % 6] + (*state).b[1]), along(&(*list), 1.3)), x[0] * s]); }
            } else {
                let m13 = mix(&mut (*list), &mut s, x[0]);
                s *= (s).cos();
                (*state).b[1] = (first(&[(m13).atan(), (m13 + 0.6)])).sin() * (*state).a;
            }
            let mut q14 = (*state).clone(); q14.a *= 0.7; (*state) = q14.clone();
        }
        let mut a15 = halves(&(*list), s);
        let d16 = (*list).chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
        let z17 = (0.6).sin();
        let mut a18 = 0.1; let a18 = loop { a18 += 0.4; if a18 * z17 > (1.2 * s) || a18 > 1.2 { break a18 * (1.2 * s); } };
        ((((x[3 % 6]).atan2(0.7) + ((*state).b[0] - 2.0)) + (*list).iter().sum::<f64>() + s + a15 + d16 + a18 + (*state).norm() + (k as f64 * 0.01).cos()).tanh(), [((x[3 % 6]).atan2(0.7) + ((*state).b[0] - 2.0)) + (*list).iter().sum::<f64>() + s + a15 + d16 + a18 + (*state).norm() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p41(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let d1 = (*list).iter().zip(x).map(|(a, b)| a * b + ((*state).b[1] * x[2 % 6])).sum::<f64>();
        let (l2, r3) = ((d1 + d1), ((match 0 % 3 { 0 => 1.7, 1 => s, _ => 0.5 })).sin());
        let f4 = |y: f64| y * (1.9 - l2) + y.sin(); let c5 = f4(search(&(*list), 0.9));
        if (0.9 * x[(k as usize % 5) % 6]) < (if k > 8 { c5 } else { l2 }) && x[0] > 1.9 { return ((first(&[(0.7 * (*state).b[1]), (1.9 / (1.5 + (*state).b[0] * (*state).b[0]))])).tanh(), [first(&[(0.7 * (*state).b[1]), (1.9 / (1.5 + (*state).b[0] * (*state).b[0]))]), x[0] * s]); }
        let mut a6 = early((if (x[2 % 6] + x[3 % 6]) < (l2 * ((k as f64) * 0.03).sin()) { x[2 % 6] } else { x[0 % 6] }), early(1.6, 1.0));
        (((*state).a + (*list).iter().sum::<f64>() + s + d1 + l2 + r3 + c5 + a6 + (*state).norm() + (k as f64 * 0.01).cos()).tanh(), [(*state).a + (*list).iter().sum::<f64>() + s + d1 + l2 + r3 + c5 + a6 + (*state).norm() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p42(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = s * 0.5 + (match 2 % 3 { 0 => (s).max(x[2 % 6]), 1 => (1.5 * s), _ => 0.5 });
        for i1 in 0..1 {
            let mut u2 = 0;
            loop {
                u2 += 1; if u2 > 3 { break; }
                let z3 = first(&[s, s]);
                let mut h4 = Kind::Maybe(positive(z3));
                s = 0.7 * s + (((0.4 + 0.9) / (1.5 + 1.1 * 1.1))).sin();
                let j5: i8 = 82; s *= (j5 as f64 * 0.1).cos();
                if first(&[s, s]) < (match 1 % 3 { 0 => 0.3, 1 => x[(u2 + 1) % 6], _ => 0.5 }) && (if (if let Some(z) = positive(s) { z * x[(i1 + 2) % 6] } else { s }) < ((x[3 % 6]) * 0.3).exp().min(20.0) { x[(u2 * 3) % 6] } else { x[3 % 6] }) > 0.2 { continue; }
                if (1.1 * 0.7) < (if (s).hypot(x[u2 % 6]) < (s + 0.2) { x[3 % 6] } else { s }) && (x[(i1 + 1) % 6] + s) > 0.2 {
                    let mut v6 = vec![(if let Some(z) = positive(s) { z * s } else { s }); 2];
                    s += (((x[2 % 6] + s) * (match 3 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }))).tanh();
                } else {
                    s += (early((x[u2 % 6] + s), ((x[u2 % 6]) * 0.3).exp().min(20.0))).tanh();
                }
            }
            s = s * 0.5 + ((s - s) * x[3 % 6]);
        }
        s = 0.7 * s + ((first(&[x[3 % 6], s]) * (if (x[2 % 6]).sin() < (match 3 % 3 { 0 => x[0 % 6], 1 => s, _ => 0.5 }) { x[3 % 6] } else { s }))).sin();
        if (0.1 * s) < (x[1 % 6]).min(s) && x[0] > 1.9 { return early((s * 2.0), (s + x[2 % 6])); }
        x[1 % 6] + s
    }

    #[compiled]
    pub fn p43(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = ((match 2 % 3 { 0 => (if bounded(s) < (s).max(s) { x[2 % 6] } else { s }), 1 => (match 0 % 3 { 0 => 1.3, 1 => 0.7, _ => 0.5 }), _ => 0.5 })).sin();
        let j1: u32 = 52;
        s = s * 0.5 + x[1 % 6];
        let mut j2: u64 = 89;
        for i3 in j2 % 3..3 { j2 = j2.wrapping_mul(3).wrapping_add(i3); s = (s * s + j2 as f64 * 0.01).sin(); }
        s + s + (j1 as f64 * 0.01).cos() + (j2 as f64 * 0.01).cos()
    }

    #[compiled]
    pub fn p44(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut w1 = 0;
        while w1 < 4 && (w1 < 2 || (match 0 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }) < (s * x[2 % 6])) {
            w1 += 1;
            s = 0.7 * s + ((if (match (w1 + 2) % 3 { 0 => x[(w1 + 0) % 6], 1 => s, _ => 0.5 }) < first(&[x[w1 % 6], x[0 % 6]]) { (s / (1.5 + x[1 % 6] * x[1 % 6])) } else { x[(w1 + 2) % 6] })).sin();
            let z2 = (-x[w1 % 6]);
            let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > (match (w1 * 2) % 3 { 0 => s, 1 => 0.9, _ => 0.5 }) || a3 > 1.2 { break a3 * (match (w1 * 2) % 3 { 0 => s, 1 => 0.9, _ => 0.5 }); } };
            if (w1 + 2) % 2 == 0 {
                let (l4, r5) = (((0.1) * 0.3).exp().min(20.0), ((x[(w1 + 1) % 6]).max(x[(w1 * 3) % 6])).sin());
                let f6 = |y: f64| y * 2.0 + y.sin(); let c7 = f6((r5 * l4));
                if x[0 % 6] < (l4 * 1.6) { continue; }
                let mut u8 = 0;
                loop {
                    u8 += 1; if u8 > 3 { break; }
                    s = s * 0.5 + first(&[(if (0.6 * 0.3) < (1.0 - r5) && (x[(u8 * 3) % 6] - 1.8) > 0.2 { r5 } else { x[(w1 + 1) % 6] }), (1.1 * s)]);
                }
            } else {
                let z9 = (-x[1 % 6]);
                let mut h10 = Kind::One(z9);
                if ((s) * 0.3).exp().min(20.0) < (a3 / (1.5 + x[w1 % 6] * x[w1 % 6])) { break; }
                let z11 = bounded(x[(w1 * 1) % 6]);
                let mut o12: Option<f64> = None;
            }
        }
        for i13 in 0..4 {
            if x[(i13 * 1) % 6] < early(x[2 % 6], x[(i13 + 0) % 6]) && x[0] > 1.9 { return first(&[0.9, early(s, s)]); }
            #[rerun]
            for i14 in (0..4).rev() {
                let f15 = |y: f64| y * first(&[1.8, x[3 % 6]]) + y.sin(); let c16 = f15((s * 0.5));
                s = 0.7 * s + (((s * x[3 % 6]) * (match (i14 * 2) % 3 { 0 => c16, 1 => c16, _ => 0.5 }))).sin();
                let z17 = (if let Some(z) = positive(s) { z * x[0 % 6] } else { s });
                let mut a18 = 0.1; let a18 = loop { a18 += 0.4; if a18 * z17 > ((s) * 0.3).exp().min(20.0) || a18 > 1.2 { break a18 * ((s) * 0.3).exp().min(20.0); } };
            }
            s = s * 0.5 + 0.2;
        }
        (if early(x[2 % 6], x[1 % 6]) < (x[0 % 6] / (1.5 + s * s)) { (-s) } else { (x[0 % 6] + s) }) + s
    }

    #[compiled]
    pub fn p45(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            #[rerun]
            for i2 in (0..3).rev() {
                let (l3, r4) = (x[1 % 6], ((x[(i2 * 3) % 6] * x[(u1 * 1) % 6])).sin());
                let z5 = (l3 * x[1 % 6]);
                let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (l3 / (1.5 + x[3 % 6] * x[3 % 6])) || a6 > 1.2 { break a6 * (l3 / (1.5 + x[3 % 6] * x[3 % 6])); } };
            }
        }
        let mut q7 = Pair { a: s, b: [(s).atan(), 0.4], n: 0 };
        let z8 = (1.3 + q7.b[1]);
        let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (s).cos() || a9 > 1.2 { break a9 * (s).cos(); } };
        s = 0.7 * s + ((-(q7.b[1]).cos())).sin();
        let mut t10 = (q7.b[1]).sin();
        for i11 in 0..1 {
            let mut f12 = (((if bounded(x[(i11 + 1) % 6]) < (if 0.7 < (1.6 / (1.5 + q7.b[1] * q7.b[1])) { x[(i11 * 3) % 6] } else { q7.a }) && early(x[i11 % 6], q7.b[1]) > 0.2 { s } else { q7.b[1] })) * 0.3).exp().min(20.0);
            t10 += f12 * f12;
            for i13 in (0..4).rev() {
                for i14 in 0..3 {
                    let z15 = (if (f12).sin() < (-f12) && x[(i14 + 0) % 6] > 0.2 { q7.a } else { f12 });
                    let mut a16 = 0.1; let a16 = loop { a16 += 0.4; if a16 * z15 > (f12).cos() || a16 > 1.2 { break a16 * (f12).cos(); } };
                    s = 0.7 * s + (q7.b[1]).sin();
                    let z17 = bounded(x[0 % 6]);
                    let mut a18 = 0.1; let a18 = loop { a18 += 0.4; if a18 * z17 > (0.8 * x[2 % 6]) || a18 > 1.2 { break a18 * (0.8 * x[2 % 6]); } };
                    if bounded(q7.b[1]) < (match i11 % 3 { 0 => x[1 % 6], 1 => a18, _ => 0.5 }) { break; }
                    let mut v19 = x.to_vec();
                }
                for i20 in 0..1 {
                    let z21 = (0.9 * f12);
                    let mut a22 = 0.1; let a22 = loop { a22 += 0.4; if a22 * z21 > early(0.2, q7.a) || a22 > 1.2 { break a22 * early(0.2, q7.a); } };
                    let f23 = |y: f64| y * (x[i20 % 6] - a22) + y.sin(); let c24 = f23(early(0.2, 1.8));
                    if first(&[a9, x[2 % 6]]) < (x[0 % 6] + 1.2) && (q7.a * x[3 % 6]) > 0.2 { break; }
                    f12 -= bounded((0.7 + (match 0 % 3 { 0 => x[i20 % 6], 1 => q7.b[0], _ => 0.5 })));
                }
            }
        }
        s + s + a9 + t10 + q7.norm()
    }

    #[compiled]
    pub fn p46(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in (0..2).rev() {
            s = s * 0.5 + ((((0.4) * 0.3).exp().min(20.0)) * 0.3).exp().min(20.0);
            let j2 = (48) as i32;
            #[rerun]
            for i3 in 0..3 {
                let z4 = bounded(s);
                let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > bounded(x[0 % 6]) || a5 > 1.2 { break a5 * bounded(x[0 % 6]); } };
                if (s + 1.8) < chain(a5, x[i3 % 6]).unwrap_or(0.6) {
                    s = (1.6).sin();
                    let z6 = (0.9 * x[(j2 as usize % 5) % 6]);
                    let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (x[3 % 6] * x[1 % 6]) || a7 > 1.2 { break a7 * (x[3 % 6] * x[1 % 6]); } };
                    s -= bounded(early((s / (1.5 + a7 * a7)), x[(j2 as usize % 5) % 6]));
                } else {
                    let (l8, r9) = ((s / (1.5 + a5 * a5)), (((x[(i1 + 2) % 6]) * 0.3).exp().min(20.0)).sin());
                    let a10 = (match 3 % 3 { 0 => (x[0 % 6]).cos(), 1 => a5, _ => 0.5 });
                }
            }
            if (i1 * 2) % 2 == 0 { break; }
            let j11: i16 = (j2 as i16).rem_euclid(5).max((j2 as i16).min(3));
        }
        s = 0.7 * s + ((s + (x[2 % 6] - s))).sin();
        let z12 = (match 1 % 3 { 0 => s, 1 => s, _ => 0.5 });
        let mut o13: Option<f64> = chain(z12, 0.9);
        let mut t14 = x[3 % 6];
        for i15 in 0..1 {
            let mut f16 = (((if (x[(i15 * 3) % 6] * x[(i15 * 3) % 6]) < (1.9 + x[1 % 6]) { s } else { 0.6 })) * 0.3).exp().min(20.0);
            t14 += f16 * f16;
            let z17 = bounded(s);
            let mut a18 = 0.1; let a18 = loop { a18 += 0.4; if a18 * z17 > (match (i15 * 1) % 3 { 0 => 0.4, 1 => x[i15 % 6], _ => 0.5 }) || a18 > 1.2 { break a18 * (match (i15 * 1) % 3 { 0 => 0.4, 1 => x[i15 % 6], _ => 0.5 }); } };
            let (l19, r20) = ((x[0 % 6] + x[(i15 * 1) % 6]), (first(&[s, x[(i15 + 0) % 6]])).sin());
        }
        x[1 % 6] + s + t14 + o13.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p47(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        #[rerun]
        for i1 in 0..4 {
            let m2 = mix(&mut (*list), &mut s, x[1]);
            (*list).push((1.2).sin());
            let z3 = (((*state).b[1]) * 0.3).exp().min(20.0);
            let mut h4 = Kind::Two { pair: Pair { a: z3, b: [0.3, ((1.3) * 0.3).exp().min(20.0)], n: 1 }, weight: ((1.3) * 0.3).exp().min(20.0) };
            if k > 8 { break; }
            let at = (i1 + 2) % (*list).len(); (*list)[at] *= (1.7).cos();
        }
        let d5 = (*list).chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
        let mut v6: Vec<f64> = x.iter().map(|y| y * (d5 + 1.6)).collect();
        if ((*state).a).cos() < x[2 % 6] && x[0] > 1.9 { return ((((d5 - 0.1) - 0.2)).tanh(), [((d5 - 0.1) - 0.2), x[0] * s]); }
        ((v6[3 % v6.len()] + (*list).iter().sum::<f64>() + v6.iter().sum::<f64>() + s + d5 + (*state).norm() + (k as f64 * 0.01).cos()).tanh(), [v6[3 % v6.len()] + (*list).iter().sum::<f64>() + v6.iter().sum::<f64>() + s + d5 + (*state).norm() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p48(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let j1: i32 = ((match 2 % 3 { 0 => s, 1 => s, _ => 0.5 }) * 2.0) as i32;
        let mut a2 = (match 2 % 3 { 0 => (s / (1.5 + x[2 % 6] * x[2 % 6])), 1 => (x[(j1 as usize % 5) % 6] * s), _ => 0.5 });
        s = 0.7 * s + (bounded((match 2 % 3 { 0 => x[(j1 as usize % 5) % 6], 1 => x[(j1 as usize % 5) % 6], _ => 0.5 }))).sin();
        let mut t3 = (0.6 - s);
        for i4 in 0..5 {
            let mut f5 = (-x[1 % 6]);
            t3 += f5 * f5;
            for i6 in 0..2 {
                let z7 = (x[(i6 + 0) % 6]).cos();
                let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > (s + x[i4 % 6]) || a8 > 1.2 { break a8 * (s + x[i4 % 6]); } };
                let mut v9: Vec<f64> = x.iter().map(|y| y * (x[3 % 6]).sin()).collect();
            }
        }
        (if bounded(x[1 % 6]) < bounded(t3) { (if let Some(z) = positive(x[1 % 6]) { z * 1.8 } else { x[1 % 6] }) } else { first(&[0.3, x[(j1 as usize % 5) % 6]]) }) + s + a2 + t3 + (j1 as f64 * 0.01).cos()
    }

    #[compiled]
    pub fn p49(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if (*list)[2 % (*list).len()] < ((*state).a / (1.5 + 0.1 * 0.1)) {
            let mut w1 = 0;
            while w1 < 4 && (w1 < 2 || (if k > 6 { x[(k as usize % 5) % 6] } else { s }) < early(s, 1.4)) {
                w1 += 1;
                let z2 = ((*state).b[1] * 1.3);
                let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > (0.9 + s) || a3 > 1.2 { break a3 * (0.9 + s); } };
            }
            if (*list)[1 % (*list).len()] < ((*list)[(k as usize % 5) % (*list).len()] - (*state).a) && s > 0.2 && x[0] > 1.9 { return ((((0.1 * (*state).a) / (1.5 + (match 3 % 3 { 0 => 0.4, 1 => x[0 % 6], _ => 0.5 }) * (match 3 % 3 { 0 => 0.4, 1 => x[0 % 6], _ => 0.5 })))).tanh(), [((0.1 * (*state).a) / (1.5 + (match 3 % 3 { 0 => 0.4, 1 => x[0 % 6], _ => 0.5 }) * (match 3 % 3 { 0 => 0.4, 1 => x[0 % 6], _ => 0.5 }))), x[0] * s]); }
        } else {
            let j4: u16 = 2 as u16;
            let j5: u16 = j4.wrapping_add(7);
        }
        let j6: i16 = 22;
        ((s + (*list).iter().sum::<f64>() + s + (*state).norm() + (k as f64 * 0.01).cos() + (j6 as f64 * 0.01).cos()).tanh(), [s + (*list).iter().sum::<f64>() + s + (*state).norm() + (k as f64 * 0.01).cos() + (j6 as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p50(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = (if let Some(z) = positive(x[3 % 6]) { z * 0.6 } else { x[3 % 6] });
        let mut h2 = Kind::One(z1);
        if k > 6 {
            let z3 = (tips[1]).cos();
            let mut o4: Option<f64> = None;
        } else {
            let z5 = x[1 % 6];
            given += match &h2 { Kind::Two { pair, weight: g7 } => pair.b[1] * g7, Kind::One(g7) if *g7 > 0.2 => *g7, _ => bounded(z5) };
        }
        #[rerun]
        for i8 in 0..4 {
            let f9 = |y: f64| y * (x[3 % 6] + given) + y.sin(); let c10 = f9((x[(i8 * 3) % 6]).tanh());
        }
        if (x[1 % 6]).atan() < first(&[tips[1], tips[1]]) {
            s = 0.7 * s + (((x[(k as usize % 5) % 6] + given) * (f64::from(k) * 0.03).sin())).sin();
            s -= bounded((early(given, tips[1]) * h2.size()));
        } else {
            s = 0.7 * s + ((if k > 4 { (x[(k as usize % 5) % 6] * given) } else { chain(1.9, x[0 % 6]).unwrap_or(0.6) })).sin();
        }
        vec![s, ((if k > 5 { tips[0] } else { tips[0] }) + bounded(x[1 % 6])) + s + given + tips[0] + tips[1] + h2.size() + (k as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p51(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        for i1 in 0..1 {
            let mut a2 = bounded(early(1.2, s));
        }
        let z3 = ((*list)[2 % (*list).len()] * s);
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > bounded(s) || a4 > 1.2 { break a4 * bounded(s); } };
        let z5 = ((*state).b[0] * (*state).b[1]);
        let mut h6 = Kind::None;
        let mut t7 = chain((*state).b[1], s).unwrap_or(0.6);
        for i8 in 0..1 {
            let mut f9 = bounded(1.3);
            t7 += f9 * f9;
            for i10 in (0..3).rev() {
                let z11 = ((*list)[3 % (*list).len()] * 1.5);
                let mut h12 = Kind::None;
                #[rerun]
                for i13 in 0..2 {
                    let (l14, r15) = (search(&(*list), (*state).b[0]), (0.9).sin());
                    let z16 = (x[(k as usize % 5) % 6] * h12.size());
                    let mut h17 = Kind::One(z16);
                }
            }
        }
        (((match 0 % 3 { 0 => (*state).a, 1 => (a4 * 0.1), _ => 0.5 }) + (*list).iter().sum::<f64>() + s + a4 + t7 + (*state).norm() + h6.size() + (k as f64 * 0.01).cos()).tanh(), [(match 0 % 3 { 0 => (*state).a, 1 => (a4 * 0.1), _ => 0.5 }) + (*list).iter().sum::<f64>() + s + a4 + t7 + (*state).norm() + h6.size() + (k as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p52(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (((x[0 % 6] * x[1 % 6])).min(x[1 % 6])).sin();
        if (-x[1 % 6]) < (s).min(x[3 % 6]) {
            let mut q1 = Pair { a: (s / (1.5 + s * s)), b: [((x[1 % 6]) * 0.3).exp().min(20.0), 0.4], n: 0 };
            let (l2, r3) = ((x[0 % 6]).hypot(x[0 % 6]), (bounded(s)).sin());
            let mut q4 = Pair { a: (x[3 % 6] * s), b: [(match 3 % 3 { 0 => r3, 1 => 1.8, _ => 0.5 }), 0.4], n: 0 };
        } else {
            let j5: u64 = 63; s *= (j5 as f64 * 0.1).cos();
        }
        let mut t6 = (s / (1.5 + x[0 % 6] * x[0 % 6]));
        for i7 in 0..3 {
            let mut f8 = x[(i7 + 2) % 6];
            t6 += f8 * f8;
            for i9 in 0..4 {
                let z10 = bounded(x[3 % 6]);
                let mut o11: Option<f64> = chain(z10, 0.9);
                let z12 = first(&[x[i7 % 6], 0.7]);
                let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > (if (x[2 % 6]).atan2(x[(i7 * 1) % 6]) < (x[0 % 6] / (1.5 + x[3 % 6] * x[3 % 6])) { f8 } else { 1.0 }) || a13 > 1.2 { break a13 * (if (x[2 % 6]).atan2(x[(i7 * 1) % 6]) < (x[0 % 6] / (1.5 + x[3 % 6] * x[3 % 6])) { f8 } else { 1.0 }); } };
                s = 0.7 * s + (o11.unwrap_or((0.7 + a13))).sin();
            }
            s = 0.7 * s + ((match i7 % 3 { 0 => first(&[f8, x[2 % 6]]), 1 => (x[1 % 6]).cos(), _ => 0.5 })).sin();
            if (match (i7 + 1) % 3 { 0 => 1.8, 1 => f8, _ => 0.5 }) < 1.9 && bounded(s) > 0.2 {
                let mut a14 = ((first(&[s, x[2 % 6]])) * 0.3).exp().min(20.0);
                let mut w15 = 0;
                while w15 < 4 && (w15 < 2 || s < (a14).hypot(x[(i7 * 2) % 6])) {
                    w15 += 1;
                    let mut a16 = chain((a14 - f8), (-1.5)).unwrap_or(0.6);
                    s = 0.7 * s + ((a14 - x[1 % 6])).sin();
                }
            } else {
                let z17 = (match i7 % 3 { 0 => 1.0, 1 => x[(i7 + 1) % 6], _ => 0.5 });
                let mut h18 = Kind::One(z17);
                let mut q19 = Pair { a: (s - s), b: [x[i7 % 6], 0.4], n: 0 };
            }
        }
        (first(&[t6, t6]) / (1.5 + (match 0 % 3 { 0 => t6, 1 => x[3 % 6], _ => 0.5 }) * (match 0 % 3 { 0 => t6, 1 => x[3 % 6], _ => 0.5 }))) + s + t6
    }

    #[compiled]
    pub fn p53(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let z1 = bounded(list[0]);
        let mut h2 = Kind::Maybe(positive(z1));
        let mut v3: Vec<f64> = x.iter().map(|y| y * (s * x[0 % 6])).collect();
        if first(&[list[0], v3[1 % v3.len()]]) < (2.0 * h2.size()) && x[0] > 1.9 { list[0] += first(&[((list[0]) * 0.3).exp().min(20.0), ((x[1 % 6]) * 0.3).exp().min(20.0)]); return; }
        let z4 = chain(list[0], list[0]).unwrap_or(0.6);
        if let Kind::One(g6) = &mut h2 { *g6 *= bounded(z4); s += *g6; }
        list[0] += ((list[1]).atan() / (1.5 + (s + s) * (s + s))) + v3.iter().sum::<f64>() + s + list[0] + list[1] + h2.size();
    }

    impl Model { #[compiled]
    pub fn p54(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        if (if 3 % 2 == 0 { s } else { 0.9 }) < (self.w[(k as usize % 5) % self.w.len()] * s) {
            self.pair.b[1] = (first(&[(if ((self.scale) * 0.3).exp().min(20.0) < s { self.scale } else { self.pair.b[0] }), (if let Some(z) = positive(self.pair.b[0]) { z * self.pair.b[1] } else { self.pair.b[0] })])).sin() * self.pair.a;
            if ((0.1) * 0.3).exp().min(20.0) < (self.w[(self.n + 1) % self.w.len()] * (f64::from(k) * 0.03).sin()) && x[0] > 1.9 { return (((0.4) * 0.3).exp().min(20.0) * (if let Some(z) = positive(s) { z * 1.4 } else { s })); }
            let z1 = ((self.scale) * 0.3).exp().min(20.0);
            let mut h2 = Kind::Two { pair: Pair { a: z1, b: [0.3, (self.pair.b[1]).sin()], n: 1 }, weight: (self.pair.b[1]).sin() };
        } else {
            let j3: i64 = (k as i64).wrapping_mul(59 as i64).wrapping_sub((k as i64));
            let j4: i16 = 1 as i16;
            for (k5, e6) in self.w.iter_mut().enumerate() {
                *e6 = ((match 1 % 3 { 0 => self.pair.b[1], 1 => first(&[(*e6), 0.2]), _ => 0.5 })).sin() + 0.1 * *e6;
                self.pair.shift(bounded(((match 0 % 3 { 0 => 0.1, 1 => self.scale, _ => 0.5 }) * (f64::from(k) * 0.03).sin())));
                self.pair.b[1] = (0.2).sin() * self.pair.a;
                if chain((*e6), s).unwrap_or(0.6) < (s - 1.8) { continue; }
                let mut a7 = (match (self.n * 1) % 3 { 0 => (match (k as usize % 5) % 3 { 0 => (*e6), 1 => s, _ => 0.5 }), 1 => self.scale, _ => 0.5 });
            }
        }
        self.pair.b[1] = ((match (k as usize % 5) % 3 { 0 => chain(0.4, self.w[(self.n + 1) % self.w.len()]).unwrap_or(0.6), 1 => self.scale, _ => 0.5 })).sin() * self.pair.a;
        let mut t8 = search(&self.w, x[(k as usize % 5) % 6]);
        for i9 in 0..4 {
            let mut f10 = chain((self.scale + s), self.pair.b[1]).unwrap_or(0.6);
            t8 += f10 * f10;
            if (self.n + 1) % 2 == 0 {
                let j11 = ((k as u16).wrapping_mul(23 as u16).wrapping_sub((k as u16))) as u16;
                #[rerun]
                for i12 in 0..2 {
                    let mut q13 = Pair { a: first(&[s, self.pair.b[0]]), b: [s, 0.4], n: 0 };
                    let z14 = (1.2 * (f64::from(j11) * 0.03).sin());
                    let mut o15: Option<f64> = None;
                }
            } else {
                let mut v16 = vec![bounded(self.pair.b[1]); 3];
                let z17 = (if k > 5 { 0.4 } else { s });
                let mut a18 = 0.1; let a18 = loop { a18 += 0.4; if a18 * z17 > (match (self.n + 0) % 3 { 0 => self.scale, 1 => self.pair.b[1], _ => 0.5 }) || a18 > 1.2 { break a18 * (match (self.n + 0) % 3 { 0 => self.scale, 1 => self.pair.b[1], _ => 0.5 }); } };
            }
            let f19 = |y: f64| y * s + y.sin(); let c20 = f19(0.3);
        }
        ((((x[2 % 6]) * 0.3).exp().min(20.0)) * 0.3).exp().min(20.0) + self.w.iter().sum::<f64>() + s + self.scale + t8 + self.pair.norm() + (k as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p55(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((((match 2 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 })) * 0.3).exp().min(20.0)).sin();
        if x[0 % 6] < early(1.1, s) && (1.0 - x[1 % 6]) > 0.2 {
            if (x[2 % 6]).tanh() < (s).sin() {
                for i1 in 0..2 {
                    let z2 = ((1.0) * 0.3).exp().min(20.0);
                    let mut h3 = Kind::Two { pair: Pair { a: z2, b: [0.3, first(&[x[(i1 * 3) % 6], x[3 % 6]])], n: 1 }, weight: first(&[x[(i1 * 3) % 6], x[3 % 6]]) };
                    let mut a4 = s;
                }
            } else {
                s = 0.7 * s + ((match 2 % 3 { 0 => (match 3 % 3 { 0 => x[0 % 6], 1 => x[3 % 6], _ => 0.5 }), 1 => first(&[s, x[0 % 6]]), _ => 0.5 })).sin();
                if s < (if (s).atan2(s) < (match 2 % 3 { 0 => x[1 % 6], 1 => x[0 % 6], _ => 0.5 }) { x[1 % 6] } else { s }) {
                    let z5 = x[3 % 6];
                    let mut h6 = Kind::None;
                } else {
                    let mut a7 = s;
                    s = 0.7 * s + (x[1 % 6]).sin();
                }
                let (l8, r9) = ((s * s), ((match 2 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 })).sin());
            }
        } else {
            let mut v10 = x.to_vec();
            let z11 = (v10[1 % v10.len()] + s);
            let mut a12 = 0.1; let a12 = loop { a12 += 0.4; if a12 * z11 > (0.1 + x[0 % 6]) || a12 > 1.2 { break a12 * (0.1 + x[0 % 6]); } };
            let j13: i16 = 43; s *= (j13 as f64 * 0.1).cos();
        }
        let a14 = first(&[0.5, (match 3 % 3 { 0 => 0.4, 1 => s, _ => 0.5 })]);
        let j15: i8 = 37; s *= (j15 as f64 * 0.1).cos();
        let f16 = |y: f64| y * ((x[0 % 6]) * 0.3).exp().min(20.0) + y.sin(); let c17 = f16(early(a14, 0.5));
        let mut t18 = (c17).atan();
        for i19 in 0..2 {
            let mut f20 = (((-x[1 % 6])) * 0.3).exp().min(20.0);
            t18 += f20 * f20;
            let z21 = chain(c17, x[(i19 * 2) % 6]).unwrap_or(0.6);
            let mut o22: Option<f64> = chain(z21, 0.9);
        }
        (if (-x[2 % 6]) < chain(s, a14).unwrap_or(0.6) && (if c17 < bounded(t18) { x[0 % 6] } else { a14 }) > 0.2 { x[3 % 6] } else { c17 }) + s + a14 + c17 + t18
    }

    #[compiled]
    pub fn p56(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        if (-tips[0]) < (x[0 % 6] * (f64::from(k) * 0.03).sin()) {
            s = 0.7 * s + (first(&[x[1 % 6], (if (if ((tips[0]) * 0.3).exp().min(20.0) < (match 1 % 3 { 0 => 0.8, 1 => x[2 % 6], _ => 0.5 }) && (x[0 % 6]).atan2(given) > 0.2 { x[2 % 6] } else { tips[0] }) < (if let Some(z) = positive(x[3 % 6]) { z * given } else { x[3 % 6] }) { x[(k as usize % 5) % 6] } else { x[0 % 6] })])).sin();
            for i1 in 0..3 {
                let z2 = (x[1 % 6] / (1.5 + x[(k as usize % 5) % 6] * x[(k as usize % 5) % 6]));
                let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > tips[1] || a3 > 1.2 { break a3 * tips[1]; } };
                for i4 in 0..1 {
                    let mut q5 = Pair { a: bounded(x[(k as usize % 5) % 6]), b: [(match i4 % 3 { 0 => x[3 % 6], 1 => x[2 % 6], _ => 0.5 }), 0.4], n: 0 };
                    s *= (((x[(k as usize % 5) % 6] - x[2 % 6]) - first(&[0.4, tips[1]]))).cos();
                    given = given * 0.5 + (if let Some(z) = positive((tips[1]).sin()) { z * (a3).cos() } else { (tips[1]).sin() });
                }
                if i1 % 2 == 0 && x[0] > 1.9 { return vec![s, x[(i1 * 3) % 6], s * x[1]]; }
            }
            s = 0.7 * s + (x[(k as usize % 5) % 6]).sin();
        } else {
            let j6: u16 = (k as u16).wrapping_add(68);
        }
        let z7 = (tips[1]).max(tips[1]);
        let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > (match 0 % 3 { 0 => x[(k as usize % 5) % 6], 1 => x[1 % 6], _ => 0.5 }) || a8 > 1.2 { break a8 * (match 0 % 3 { 0 => x[(k as usize % 5) % 6], 1 => x[1 % 6], _ => 0.5 }); } };
        let z9 = (x[3 % 6]).cos();
        let mut h10 = Kind::None;
        let z11 = (x[(k as usize % 5) % 6]).max(1.7);
        let mut h12 = Kind::Two { pair: Pair { a: z11, b: [0.3, (x[3 % 6] * 1.5)], n: 1 }, weight: (x[3 % 6] * 1.5) };
        vec![s, tips[1] + s + given + tips[0] + tips[1] + a8 + h10.size() + h12.size() + (k as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p57(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((first(&[s, s]) + (x[1 % 6]).hypot(s))).sin();
        let z1 = x[3 % 6];
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (x[2 % 6] * x[3 % 6]) || a2 > 1.2 { break a2 * (x[2 % 6] * x[3 % 6]); } };
        let z3 = (a2 / (1.5 + a2 * a2));
        let mut o4: Option<f64> = None;
        (match 1 % 3 { 0 => (-s), 1 => first(&[x[2 % 6], x[0 % 6]]), _ => 0.5 }) + s + a2 + o4.unwrap_or(0.7)
    }

    impl Model { #[compiled]
    pub fn p58(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let (l1, r2) = ((1.0 * s), (((self.pair.b[0]) * 0.3).exp().min(20.0)).sin());
        let z3 = (self.w[2 % self.w.len()] * l1);
        let mut h4 = Kind::One(z3);
        let mut t5 = self.scale;
        for i6 in 0..1 {
            let mut f7 = (self.pair.a).min(self.pair.b[0]);
            t5 += f7 * f7;
            if (l1 + f7) < (self.pair.a + x[(k as usize % 5) % 6]) && (-self.pair.b[1]) > 0.2 {
                let mut w8 = 0;
                while w8 < 4 && (w8 < 2 || (match (k as usize % 5) % 3 { 0 => l1, 1 => x[(self.n * 3) % 6], _ => 0.5 }) < (0.6 - s)) {
                    w8 += 1;
                    let mut v9 = vec![(-self.scale); 4];
                    let mut v10: Vec<f64> = x.iter().map(|y| y * first(&[self.pair.a, 1.4])).collect();
                    if (k as usize % 5) % 2 == 0 { break; }
                    let at = self.n % self.w.len(); self.w[at] = ((if chain(f7, self.pair.a).unwrap_or(0.6) < (if chain(r2, self.pair.a).unwrap_or(0.6) < (self.pair.a / (1.5 + v10[0 % v10.len()] * v10[0 % v10.len()])) { s } else { s }) { (0.6 - 0.3) } else { (if k > 0 { self.pair.b[0] } else { 2.0 }) })).sin();
                }
                for (k11, e12) in self.w.iter_mut().enumerate() {
                    *e12 = ((match (i6 * 2) % 3 { 0 => (s * f7), 1 => self.pair.b[1], _ => 0.5 })).sin() + 0.1 * *e12;
                    s = 0.7 * s + ((-(if k > 5 { l1 } else { x[3 % 6] }))).sin();
                }
            } else {
                f7 = ((bounded(1.9)).tanh()).sin();
            }
            let j13: u64 = (k as u64).wrapping_mul(6 as u64).wrapping_sub((k as u64));
            let mut w14 = 0;
            while w14 < 4 && (w14 < 2 || (self.pair.a).atan() < early(1.6, l1)) {
                w14 += 1;
                let f15 = |y: f64| y * (r2).max(self.scale) + y.sin(); let c16 = f15((if let Some(z) = positive(self.w[self.n % self.w.len()]) { z * 1.0 } else { self.w[self.n % self.w.len()] }));
                for i17 in (0..2).rev() {
                    let (l18, r19) = ((x[(j13 as usize % 5) % 6]).min(1.5), ((self.pair.b[0] + 2.0)).sin());
                    let at = (j13 as usize % 5) % self.w.len(); self.w[at] = (((self.w[(i6 + 2) % self.w.len()]).atan2(f7) + (l1 * r19))).sin();
                }
                let d20 = self.w.iter().rev().fold(0.3, |m, a| (m * a + l1).cos());
            }
        }
        (bounded(0.5) * x[1 % 6]) + self.w.iter().sum::<f64>() + s + self.scale + l1 + r2 + t5 + self.pair.norm() + h4.size() + (k as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p59(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (x[1 % 6]).max(x[2 % 6]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > s || a2 > 1.2 { break a2 * s; } };
        let z3 = a2;
        let mut h4 = Kind::Two { pair: Pair { a: z3, b: [0.3, (match 2 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 })], n: 1 }, weight: (match 2 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }) };
        let (l5, r6) = ((x[3 % 6] - a2), (x[1 % 6]).sin());
        let mut u7 = 0;
        loop {
            u7 += 1; if u7 > 3 { break; }
            if 2 % 2 == 0 && x[0] > 1.9 { return (((if let Some(z) = positive(x[(u7 * 3) % 6]) { z * a2 } else { x[(u7 * 3) % 6] })) * 0.3).exp().min(20.0); }
            if first(&[x[2 % 6], s]) < 1.4 && x[0] > 1.9 { return (-(a2 - x[0 % 6])); }
            if 0 % 2 == 0 { break; }
            let j8: u64 = 57; s *= (j8 as f64 * 0.1).cos();
        }
        let z9 = (-x[3 % 6]);
        let mut h10 = Kind::Maybe(positive(z9));
        let mut t11 = ((x[2 % 6]) * 0.3).exp().min(20.0);
        for i12 in 0..4 {
            let mut f13 = (((x[i12 % 6] - s)) * 0.3).exp().min(20.0);
            t11 += f13 * f13;
            s = 0.7 * s + (((x[3 % 6]).sin() * h4.size())).sin();
            let z14 = (match 2 % 3 { 0 => r6, 1 => 0.3, _ => 0.5 });
            let mut h15 = Kind::None;
        }
        ((if (x[3 % 6]).tanh() < 1.4 { 1.3 } else { r6 }) * first(&[2.0, x[2 % 6]])) + s + a2 + l5 + r6 + t11 + h4.size() + h10.size()
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
