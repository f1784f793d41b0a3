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
        let j1 = ((k as i32).wrapping_add(60)) as i32;
        for (k2, e3) in (*list).iter_mut().enumerate() {
            *e3 = (x[(k as usize % 5) % 6]).sin() + 0.1 * *e3;
            let z4 = bounded(s);
            let mut q5 = Pair { a: z4.sin(), ..(*state) };
            (q5.b[0], q5.a) = (q5.a * z4, q5.b[0]);
            let mut q6 = Pair { a: (1.7 * s), b: [early(x[0 % 6], (*e3)), 0.4], n: 0 };
            if ((*e3) + q6.b[1]) < (-1.1) { break; }
            let z7 = (if 0 % 2 == 0 { q5.a } else { 0.1 });
            let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > (-x[(k as usize % 5) % 6]) || a8 > 1.2 { break a8 * (-x[(k as usize % 5) % 6]); } };
        }
        for i9 in 0..2 {
            let z10 = (if (*state).a < early((*state).a, 0.3) { s } else { s });
            let mut h11 = Kind::Two { pair: Pair { a: z10, b: [0.3, (s / (1.5 + x[0 % 6] * x[0 % 6]))], n: 1 }, weight: (s / (1.5 + x[0 % 6] * x[0 % 6])) };
            s -= bounded((if let Some(z) = positive((if let Some(z) = positive(x[(i9 * 2) % 6]) { z * s } else { x[(i9 * 2) % 6] })) { z * (-s) } else { (if let Some(z) = positive(x[(i9 * 2) % 6]) { z * s } else { x[(i9 * 2) % 6] }) }));
            let j12: i64 = if (j1 as i64) > 2 { (j1 as i64) / 2 } else { (j1 as i64) | 1 };
        }
        let z13 = s;
        let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > ((*list)[2 % (*list).len()] * (((k % 83) as f64) * 0.03).sin()) || a14 > 1.2 { break a14 * ((*list)[2 % (*list).len()] * (((k % 83) as f64) * 0.03).sin()); } };
        #[rerun]
        for (k15, e16) in (*list).iter_mut().enumerate() {
            *e16 = ((x[k15 % 6] + ((*state).b[0] * a14))).sin() + 0.1 * *e16;
            let z17 = (a14).atan();
            let mut a18 = 0.1; let a18 = loop { a18 += 0.4; if a18 * z17 > bounded(x[k15 % 6]) || a18 > 1.2 { break a18 * bounded(x[k15 % 6]); } };
            if (j1 as usize % 5) % 2 == 0 { continue; }
            for i19 in 0..2 {
                let z20 = (*state).a;
                let a21 = 'a: { if 2 % 2 == 0 { break 'a z20; } for k in 0..3 { s = (s + z20 * k as f64).cos(); if s > 0.5 { break 'a s * (if let Some(z) = positive((*state).b[0]) { z * 1.1 } else { (*state).b[0] }); } } (if let Some(z) = positive((*state).b[0]) { z * 1.1 } else { (*state).b[0] }) };
                s *= ((match (j1 as usize % 5) % 3 { 0 => 0.7, 1 => a21, _ => 0.5 })).cos();
                let z22 = (match (k15 + 2) % 3 { 0 => a14, 1 => 0.4, _ => 0.5 });
                let mut a23 = 0.1; let a23 = loop { a23 += 0.4; if a23 * z22 > x[3 % 6] || a23 > 1.2 { break a23 * x[3 % 6]; } };
                if 1 % 2 == 0 { continue; }
                let j24 = (if (j1 as u64) > 2 { (j1 as u64) / 2 } else { (j1 as u64) | 1 }) as u64;
            }
        }
        ((((match 3 % 3 { 0 => (*state).a, 1 => s, _ => 0.5 }) * (f64::from(j1) * 0.03).sin()) + (*list).iter().sum::<f64>() + s + a14 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos()).tanh(), [((match 3 % 3 { 0 => (*state).a, 1 => s, _ => 0.5 }) * (f64::from(j1) * 0.03).sin()) + (*list).iter().sum::<f64>() + s + a14 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p1(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = (match side(self.w[0 % self.w.len()]) { Side::Left => self.pair.a, Side::Right => 0.4, Side::Both => self.w[0 % self.w.len()] });
        let mut i2 = z1.abs() as usize % self.w.len(); (i2, self.w[i2], s) = ((i2 + 1) % self.w.len(), s * z1, (1.6 * 1.2));
        if (k as usize % 5) % 2 == 0 {
            let mut q3 = Pair { a: (s).cos(), b: [(match 2 % 3 { 0 => 0.6, 1 => self.pair.a, _ => 0.5 }), 0.4], n: 0 };
        } else {
            if (i2 + 1) % 2 == 0 && x[0] > 1.9 { return chain((1.4 * s), s).unwrap_or(0.6); }
            let z4 = (0.6 * self.scale);
            let a5 = self.w.pop().unwrap_or(0.3); if self.w.is_empty() { self.w.push((z4).cos()); }
        }
        let mut t6 = (s).max(x[(k as usize % 5) % 6]);
        for i7 in 0..5 {
            let mut f8 = (first(&[self.scale, self.scale])).atan2((s - self.pair.a));
            t6 += f8 * f8;
            let at = 0 % self.w.len(); self.w[at] *= ((if let Some(z) = positive(early(self.w[3 % self.w.len()], f8)) { z * (s - 1.8) } else { early(self.w[3 % self.w.len()], f8) })).cos();
        }
        (if (0.7).atan() < (self.pair.a * (f64::from(k) * 0.03).sin()) && (t6).hypot(self.w[0 % self.w.len()]) > 0.2 { (t6 + self.scale) } else { (1.9).tanh() }) + self.w.iter().sum::<f64>() + s + self.scale + t6 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p2(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        for i1 in 0..4 {
            let d2 = (*list).iter().zip(x).map(|(a, b)| a * b + ((*list)[1 % (*list).len()] * x[1 % 6])).sum::<f64>();
            if (k as usize % 5) % 2 == 0 { break; }
            let d3 = (*list).iter().zip(x).map(|(a, b)| a * b + (*state).a).sum::<f64>();
        }
        let z4 = ((*state).b[1] - x[(k as usize % 5) % 6]);
        let mut q5 = Pair { a: z4.sin(), ..(*state) };
        (q5.b[0], q5.a) = (q5.a * z4, q5.b[0]);
        let z6 = 0.4;
        let mut h7 = Kind::Two { pair: Pair { a: z6, b: [0.3, search(&(*list), s)], n: 1 }, weight: search(&(*list), s) };
        for i8 in (0..2).rev() {
            let mut q9 = Pair { a: (match side(0.5) { Side::Left => (*list)[3 % (*list).len()], Side::Right => 0.4, Side::Both => 0.5 }), b: [((*state).a * (((k % 83) as f64) * 0.03).sin()), 0.4], n: 0 };
        }
        let mut w10 = 0;
        while w10 < 4 && (w10 < 2 || (match (k as usize % 5) % 3 { 0 => q5.b[0], 1 => (*state).a, _ => 0.5 }) < s) {
            w10 += 1;
            let f11 = |y: f64| y * (match w10 % 3 { 0 => s, 1 => 1.6, _ => 0.5 }) + y.sin(); let c12 = f11(((*state).a / (1.5 + s * s)));
            let z13 = (*state).b[0];
            let h14 = h7.clone(); h7 = Kind::Maybe(Some(h14.size()));
            if (x[(w10 * 2) % 6] * (((k % 83) as f64) * 0.03).sin()) < (s + (*state).b[0]) {
                #[rerun]
                for i16 in (0..3).rev() {
                    let (l17, r18) = ((if let Some(z) = positive(1.2) { z * c12 } else { 1.2 }), ((*state).a).sin());
                    let z19 = along(&(*list), 2.0);
                    let mut h20 = Kind::None;
                    if k > 8 { continue; }
                    let f21 = |y: f64| y * 0.7 + y.sin(); let c22 = f21(((*list)[(k as usize % 5) % (*list).len()]).atan());
                }
                (*list).push((((*list)[3 % (*list).len()]).hypot((1.5 - (*state).a))).sin());
                let z23 = (q5.b[0] + c12);
                let a24 = (*list).first().unwrap() * z23 + (*list).get((*list).len() / 2).unwrap();
                if (if let Some(z) = positive(x[(w10 + 0) % 6]) { z * s } else { x[(w10 + 0) % 6] }) < (s * x[3 % 6]) { continue; }
                let mut a25 = (match side((q5.a * 0.3)) { Side::Left => (0.5 * (((k % 83) as f64) * 0.03).sin()), Side::Right => 0.4, Side::Both => (q5.a * 0.3) });
            } else {
                let z26 = (q5.b[1] - s);
                let mut a27 = 0.1; let a27 = loop { a27 += 0.4; if a27 * z26 > (q5.b[0] + q5.b[0]) || a27 > 1.2 { break a27 * (q5.b[0] + q5.b[0]); } };
                let z28 = (match (k as usize % 5) % 3 { 0 => x[(k as usize % 5) % 6], 1 => s, _ => 0.5 });
                let mut h29 = Kind::Maybe(positive(z28));
            }
            if (q5.b[1]).tanh() < (-0.3) && (0.7 * s) > 0.2 { break; }
            let mut q30 = Pair { a: bounded(s), b: [((*list)[3 % (*list).len()] * 0.8), 0.4], n: 0 };
        }
        let mut t31 = x[3 % 6];
        for i32 in 0..1 {
            let mut f33 = (1.4).sin();
            t31 += f33 * f33;
            f33 = ((if (i32 * 1) % 2 == 0 { (if let Some(z) = positive((*state).a) { z * (*list)[(i32 + 1) % (*list).len()] } else { (*state).a }) } else { (s * q5.b[0]) })).sin();
            let z34 = ((*state).b[0] * (((k % 83) as f64) * 0.03).sin());
            let mut o35: Option<f64> = chain(z34, 0.9);
        }
        ((q5.b[0] + (*list).iter().sum::<f64>() + s + t31 + (*state).norm() + q5.norm() + h7.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [q5.b[0] + (*list).iter().sum::<f64>() + s + t31 + (*state).norm() + q5.norm() + h7.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p3(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (early((match side(x[2 % 6]) { Side::Left => s, Side::Right => 0.4, Side::Both => x[2 % 6] }), (if let Some(z) = positive(0.1) { z * s } else { 0.1 }))).sin();
        #[rerun]
        for i1 in 0..4 {
            let f2 = |y: f64| y * chain(x[3 % 6], x[i1 % 6]).unwrap_or(0.6) + y.sin(); let c3 = f2(first(&[0.2, s]));
            let z4 = (match 0 % 3 { 0 => x[(i1 * 1) % 6], 1 => x[(i1 + 2) % 6], _ => 0.5 });
            let a5 = 'a: { if (0.3 + 1.4) < (1.5).atan2(0.3) && (1.9).hypot(0.2) > 0.2 { break 'a z4; } for k in 0..3 { s = (s + z4 * k as f64).cos(); if s > 0.5 { break 'a s * (s - x[2 % 6]); } } (s - x[2 % 6]) };
            let z6 = (match side(x[(i1 + 0) % 6]) { Side::Left => s, Side::Right => 0.4, Side::Both => x[(i1 + 0) % 6] });
            let mut o7: Option<f64> = None;
            if (i1 * 3) % 2 == 0 { break; }
            s += (((x[1 % 6]).atan() + (a5 * x[0 % 6]))).tanh();
        }
        let mut t8 = (if let Some(z) = positive(s) { z * x[1 % 6] } else { s });
        for i9 in 0..5 {
            let mut f10 = (if let Some(z) = positive(x[(i9 * 2) % 6]) { z * s } else { x[(i9 * 2) % 6] });
            t8 += f10 * f10;
            let (l11, r12) = (first(&[f10, 0.5]), (((0.4) * 0.3).exp().min(20.0)).sin());
            let mut v13 = vec![(l11 - x[(i9 * 3) % 6]), bounded(x[(i9 * 2) % 6])];
            for i14 in (0..4).rev() {
                let z15 = (x[2 % 6] + x[2 % 6]);
                let mut h16 = Kind::Maybe(positive(z15));
                let mut a17 = l11;
                if i14 % 2 == 0 && x[0] > 1.9 { return ((v13[1 % v13.len()]).cos() + along(&v13, a17)); }
            }
        }
        (match 3 % 3 { 0 => (t8 + x[0 % 6]), 1 => (match side(0.2) { Side::Left => x[2 % 6], Side::Right => 0.4, Side::Both => 0.2 }), _ => 0.5 }) + s + t8
    }

    impl Model { #[compiled]
    pub fn p4(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = (1.7).hypot(self.pair.b[0]);
        let a2 = self.w.pop().unwrap_or(0.3); if self.w.is_empty() { self.w.push((z1).cos()); }
        let z3 = first(&[self.pair.a, x[self.n % 6]]);
        let a4 = 'a: { if (k as usize % 5) % 2 == 0 { break 'a z3; } for k in 0..3 { s = (s + z3 * k as f64).cos(); if s > 0.5 { break 'a s * x[(k as usize % 5) % 6]; } } x[(k as usize % 5) % 6] };
        let mut u5 = 0;
        #[rerun]
        loop {
            u5 += 1; if u5 > 3 { break; }
            self.w.push((((a4 * (f64::from(k) * 0.03).sin()) * (f64::from(k) * 0.03).sin())).sin());
            let (l6, r7) = ((s * self.w[1 % self.w.len()]), (1.1).sin());
            let z8 = (self.pair.b[0]).atan2(0.6);
            let a9 = 'a: { if 0 % 2 == 0 { break 'a z8; } for k in 0..3 { s = (s + z8 * k as f64).cos(); if s > 0.5 { break 'a s * (self.scale * (f64::from(k) * 0.03).sin()); } } (self.scale * (f64::from(k) * 0.03).sin()) };
        }
        let z10 = (match side(self.w[(self.n + 2) % self.w.len()]) { Side::Left => a2, Side::Right => 0.4, Side::Both => self.w[(self.n + 2) % self.w.len()] });
        let mut h11 = Kind::One(z10);
        let z12 = (match side(s) { Side::Left => a2, Side::Right => 0.4, Side::Both => s });
        let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > (self.pair.a * self.w[3 % self.w.len()]) || a13 > 1.2 { break a13 * (self.pair.a * self.w[3 % self.w.len()]); } };
        let mut t14 = first(&[a2, 0.2]);
        for i15 in 0..4 {
            let mut f16 = (-(-x[(k as usize % 5) % 6]));
            t14 += f16 * f16;
            for i17 in (0..3).rev() {
                if (-0.3) < (self.w[3 % self.w.len()] * (f64::from(k) * 0.03).sin()) && x[0] > 1.9 { return ((1.9 + self.pair.b[1]) + chain(f16, 0.6).unwrap_or(0.6)); }
                if k > 5 { break; }
                f16 = f16 * 0.5 + (1.3 * (self.pair.b[1] - x[2 % 6]));
            }
            let at = (k as usize % 5) % self.w.len(); self.w[at] = ((self.scale * (match side(self.w[i15 % self.w.len()]) { Side::Left => 1.2, Side::Right => 0.4, Side::Both => self.w[i15 % self.w.len()] }))).sin();
        }
        first(&[(0.3 / (1.5 + a13 * a13)), (self.pair.b[1] * t14)]) + self.w.iter().sum::<f64>() + s + self.scale + a2 + a4 + a13 + t14 + self.pair.norm() + h11.size() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p5(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let a1 = ((match side(0.1) { Side::Left => 1.1, Side::Right => 0.4, Side::Both => 0.1 }) + bounded((*list)[(k as usize % 5) % (*list).len()]));
        (*state).shift(bounded(bounded(((*state).a * (*state).a))));
        let mut q2 = Pair { a: bounded((*state).a), b: [(x[1 % 6]).min(1.5), 0.4], n: 0 };
        if (q2.b[1] - s) < (1.3 * q2.b[0]) && x[0] > 1.9 { return ((((q2.b[0] * a1) * (((k % 83) as f64) * 0.03).sin())).tanh(), [((q2.b[0] * a1) * (((k % 83) as f64) * 0.03).sin()), x[0] * s]); }
        let d3 = (*list).iter().rev().fold(0.3, |m, a| (m * a + (*list)[3 % (*list).len()]).cos());
        ((a1 + (*list).iter().sum::<f64>() + s + a1 + d3 + (*state).norm() + q2.norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [a1 + (*list).iter().sum::<f64>() + s + a1 + d3 + (*state).norm() + q2.norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p6(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (match 3 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 });
        let Some(g2) = Some((match side(x[2 % 6]) { Side::Left => x[0 % 6], Side::Right => 0.4, Side::Both => x[2 % 6] })) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        s = 0.7 * s + (bounded((x[1 % 6] + x[0 % 6]))).sin();
        let f3 = |y: f64| y * (match 3 % 3 { 0 => x[0 % 6], 1 => 0.9, _ => 0.5 }) + y.sin(); let c4 = f3((-s));
        let z5 = (c4 + s);
        let a6 = 'a: { if ((x[2 % 6]) * 0.3).exp().min(20.0) < s { break 'a z5; } for k in 0..3 { s = (s + z5 * k as f64).cos(); if s > 0.5 { break 'a s * chain(x[2 % 6], c4).unwrap_or(0.6); } } chain(x[2 % 6], c4).unwrap_or(0.6) };
        s + s + g2 + c4 + a6
    }

    #[compiled]
    pub fn p7(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        for i1 in (0..1).rev() {
            #[rerun]
            for i2 in (0..2).rev() {
                for i3 in 0..2 {
                    let z4 = (s + 0.8);
                    let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (x[(k as usize % 5) % 6] + s) || a5 > 1.2 { break a5 * (x[(k as usize % 5) % 6] + s); } };
                }
                let f6 = |y: f64| y * (s * 1.6) + y.sin(); let c7 = f6(bounded(s));
                if (k as usize % 5) % 2 == 0 { continue; }
                let z8 = (match side(x[1 % 6]) { Side::Left => s, Side::Right => 0.4, Side::Both => x[1 % 6] });
                let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (s * 1.6) || a9 > 1.2 { break a9 * (s * 1.6); } };
            }
        }
        let z10 = ((*state).b[0] - 0.8);
        let a11 = (*list).first().unwrap() * z10 + (*list).get((*list).len() / 2).unwrap();
        #[rerun]
        for (k12, e13) in (*list).iter_mut().enumerate() {
            *e13 = ((x[(k12 + 2) % 6]).hypot((-(*e13)))).sin() + 0.1 * *e13;
            if (k12 * 3) % 2 == 0 {
                for i14 in (0..2).rev() {
                    let mut j15: i8 = !(k as i8) & 79;
                    for i16 in j15 % 3..3 { j15 = j15.wrapping_mul(3).wrapping_add(i16); s = (s * ((x[(k as usize % 5) % 6]) * 0.3).exp().min(20.0) + (j15 % 97) as f64 * 0.01).sin(); }
                    let mut a17 = first(&[((*e13) * (((k % 83) as f64) * 0.03).sin()), first(&[a11, s])]);
                    let z18 = (*e13);
                    let Some(g19) = Some(chain((*state).a, 0.6).unwrap_or(0.6)) else { panic!() };
                    if matches!(positive(z18), Some(g) if g * g19 > 0.3) { s += g19; }
                }
                if (k12 + 0) % 2 == 0 {
                    (*state).shift(bounded(early(0.2, (x[(k12 * 3) % 6]).atan2((*state).b[1]))));
                } else {
                    let j20: u16 = 58;
                    if (k12 * 2) % 2 == 0 { continue; }
                    (*state).shift(bounded(((match side(a11) { Side::Left => (*e13), Side::Right => 0.4, Side::Both => a11 }) + (if let Some(z) = positive(0.3) { z * (*e13) } else { 0.3 }))));
                }
                if (x[k12 % 6] + x[3 % 6]) < (match side(1.5) { Side::Left => s, Side::Right => 0.4, Side::Both => 1.5 }) { break; }
                let z21 = ((*state).a * (*state).b[1]);
                let mut o22: Option<f64> = None;
            } else {
                let a23 = first(&[(-1.7), 1.5]);
                if (if let Some(z) = positive((*state).b[1]) { z * 1.4 } else { (*state).b[1] }) < (x[3 % 6] * x[k12 % 6]) && first(&[a11, (*state).b[0]]) > 0.2 { continue; }
                let mut j24: i32 = !(k as i32) & 92;
                for i25 in j24 % 3..3 { j24 = j24.wrapping_mul(3).wrapping_add(i25); s = (s * ((*e13) * (*state).b[0]) + (j24 % 97) as f64 * 0.01).sin(); }
            }
        }
        (*state).shift(bounded(chain(((*list)[0 % (*list).len()] - a11), (x[3 % 6] + s)).unwrap_or(0.6)));
        let mut q26 = Pair { a: a11, b: [(s * s), 0.4], n: 0 };
        (((-x[2 % 6]) + (*list).iter().sum::<f64>() + s + a11 + (*state).norm() + q26.norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(-x[2 % 6]) + (*list).iter().sum::<f64>() + s + a11 + (*state).norm() + q26.norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p8(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let a1 = (((s) * 0.3).exp().min(20.0) / (1.5 + (-s) * (-s)));
        if (a1 + (*state).a) < x[2 % 6] && (-x[2 % 6]) > 0.2 {
            let j2: u64 = (k as u64).wrapping_add(66);
        } else {
            let mut q3 = Pair { a: (-(*state).a), b: [(-s), 0.4], n: 0 };
            let j4: u16 = 2 as u16;
        }
        for i5 in 0..4 {
            let mut v6 = x.to_vec();
            for (k7, e8) in v6.iter_mut().enumerate() {
                *e8 = (((-(*state).b[0])).hypot((match side(s) { Side::Left => (*state).b[0], Side::Right => 0.4, Side::Both => s }))).sin() + 0.1 * *e8;
                for (k9, e10) in (*list).iter_mut().enumerate() {
                    *e10 = (bounded((1.4).atan2((*e8)))).sin() + 0.1 * *e10;
                    let mut v11 = x.to_vec();
                    let d12 = v11.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
                    s += (bounded((0.9).min((*e8)))).tanh();
                }
            }
            let a13 = (match (i5 * 2) % 3 { 0 => (a1 * s), 1 => ((*state).b[1]).min(s), _ => 0.5 });
        }
        (((if let Some(z) = positive((x[3 % 6] / (1.5 + 1.2 * 1.2))) { z * ((*state).b[0] * a1) } else { (x[3 % 6] / (1.5 + 1.2 * 1.2)) }) + (*list).iter().sum::<f64>() + s + a1 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(if let Some(z) = positive((x[3 % 6] / (1.5 + 1.2 * 1.2))) { z * ((*state).b[0] * a1) } else { (x[3 % 6] / (1.5 + 1.2 * 1.2)) }) + (*list).iter().sum::<f64>() + s + a1 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p9(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if k > 1 {
            let mut a1 = bounded((s - s));
        } else {
            let mut q2 = Pair { a: (if let Some(z) = positive(x[0 % 6]) { z * (*state).b[0] } else { x[0 % 6] }), b: [(((*state).a) * 0.3).exp().min(20.0), 0.4], n: 0 };
            let mut w3 = 0;
            while w3 < 4 && (w3 < 2 || (s / (1.5 + s * s)) < early(0.8, 0.3)) {
                w3 += 1;
                let mut a4 = (match side((x[1 % 6] * 1.9)) { Side::Left => ((q2.a) * 0.3).exp().min(20.0), Side::Right => 0.4, Side::Both => (x[1 % 6] * 1.9) });
                let z5 = ((*state).b[1] + 0.4);
                let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (1.8 / (1.5 + (*state).a * (*state).a)) || a6 > 1.2 { break a6 * (1.8 / (1.5 + (*state).a * (*state).a)); } };
            }
        }
        for i7 in (0..1).rev() {
            let mut v8 = x.to_vec();
            if (i7 * 2) % 2 == 0 { break; }
            let z9 = (if ((*state).a).cos() < (1.9 - 1.2) { s } else { 0.3 });
            let mut h10 = Kind::One(z9);
        }
        #[rerun]
        for i11 in (0..4).rev() {
            let z12 = bounded(s);
            let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > (0.3 / (1.5 + 1.2 * 1.2)) || a13 > 1.2 { break a13 * (0.3 / (1.5 + 1.2 * 1.2)); } };
            let mut v14 = vec![(0.1 + a13); 2];
            let z15 = ((*state).b[0] + 1.5);
            let a16 = v14.first().unwrap() * z15 + v14.get(v14.len() / 2).unwrap();
        }
        let z17 = x[(k as usize % 5) % 6];
        let a18 = (*list).first().unwrap() * z17 + (*list).get((*list).len() / 2).unwrap();
        let d19 = (*list).iter().filter(|a| **a > (if let Some(z) = positive(s) { z * a18 } else { s })).map(|a| a * a).sum::<f64>();
        ((chain((s / (1.5 + a18 * a18)), (if (a18 - (*state).a) < bounded(0.7) { (*list)[0 % (*list).len()] } else { x[1 % 6] })).unwrap_or(0.6) + (*list).iter().sum::<f64>() + s + a18 + d19 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [chain((s / (1.5 + a18 * a18)), (if (a18 - (*state).a) < bounded(0.7) { (*list)[0 % (*list).len()] } else { x[1 % 6] })).unwrap_or(0.6) + (*list).iter().sum::<f64>() + s + a18 + d19 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p10(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            let (l2, r3) = ((if k > 6 { (*list)[3 % (*list).len()] } else { (*state).b[1] }), ((s - s)).sin());
        }
        let z4 = (match 3 % 3 { 0 => (*state).b[1], 1 => (*list)[3 % (*list).len()], _ => 0.5 });
        let mut h5 = Kind::Two { pair: Pair { a: z4, b: [0.3, ((*list)[3 % (*list).len()] * (((k % 83) as f64) * 0.03).sin())], n: 1 }, weight: ((*list)[3 % (*list).len()] * (((k % 83) as f64) * 0.03).sin()) };
        let mut t6 = (-s);
        for i7 in 0..3 {
            let mut f8 = early(((*list)[2 % (*list).len()] * s), ((*state).b[0] * s));
            t6 += f8 * f8;
            let f9 = |y: f64| y * (x[(i7 * 1) % 6] * s) + y.sin(); let c10 = f9((s + f8));
            #[rerun]
            for (k11, e12) in (*list).iter_mut().enumerate() {
                *e12 = ((match i7 % 3 { 0 => first(&[(*state).b[1], f8]), 1 => (-(*e12)), _ => 0.5 })).sin() + 0.1 * *e12;
                let z13 = 1.8;
                let Some(g14) = Some((-c10)) else { panic!() };
                if matches!(positive(z13), Some(g) if g * g14 > 0.3) { s += g14; }
                if (1.3 * s) < (match i7 % 3 { 0 => x[(k as usize % 5) % 6], 1 => (*e12), _ => 0.5 }) && g14 > 0.2 {
                    let (l15, r16) = ((c10).sin(), (((x[(k as usize % 5) % 6]) * 0.3).exp().min(20.0)).sin());
                } else {
                    let z17 = 1.5;
                    let mut a18 = 0.1; let a18 = loop { a18 += 0.4; if a18 * z17 > g14 || a18 > 1.2 { break a18 * g14; } };
                    s = 0.7 * s + (((x[(i7 + 1) % 6] / (1.5 + (*e12) * (*e12))) - (((*e12)) * 0.3).exp().min(20.0))).sin();
                }
            }
        }
        (((((t6) * 0.3).exp().min(20.0) * search(&(*list), s)) + (*list).iter().sum::<f64>() + s + t6 + (*state).norm() + h5.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(((t6) * 0.3).exp().min(20.0) * search(&(*list), s)) + (*list).iter().sum::<f64>() + s + t6 + (*state).norm() + h5.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p11(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (s * (((k % 83) as f64) * 0.03).sin());
        let mut h2 = Kind::Maybe(positive(z1));
        let mut q3 = Pair { a: (0.4 / (1.5 + s * s)), b: [((*list)[(k as usize % 5) % (*list).len()] + x[3 % 6]), 0.4], n: 0 };
        let z4 = (s + s);
        let mut i5 = z4.abs() as usize % (*list).len(); (i5, (*list)[i5], s) = ((i5 + 1) % (*list).len(), s * z4, (s - 1.6));
        for (e6, e7) in (*list).iter().zip(x.iter().skip(1)) {
            let z8 = (0.8 - (*e7));
            let a9 = 'a: { if k > 2 { break 'a z8; } for k in 0..3 { s = (s + z8 * k as f64).cos(); if s > 0.5 { break 'a s * (match (k as usize % 5) % 3 { 0 => q3.a, 1 => s, _ => 0.5 }); } } (match (k as usize % 5) % 3 { 0 => q3.a, 1 => s, _ => 0.5 }) };
        }
        ((1.2 + (*list).iter().sum::<f64>() + s + (*state).norm() + q3.norm() + h2.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [1.2 + (*list).iter().sum::<f64>() + s + (*state).norm() + q3.norm() + h2.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p12(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let (l1, r2) = ((self.scale * (f64::from(k) * 0.03).sin()), ((x[(k as usize % 5) % 6]).max(2.0)).sin());
        let m3 = descend(&mut self.w, x[1], 3);
        let z4 = ((0.1) * 0.3).exp().min(20.0);
        let mut i5 = z4.abs() as usize % self.w.len(); (i5, self.w[i5], s) = ((i5 + 1) % self.w.len(), s * z4, ((1.7) * 0.3).exp().min(20.0));
        let a6 = (early(x[2 % 6], self.pair.b[1]) * (f64::from(k) * 0.03).sin());
        let mut t7 = (m3 * self.pair.b[1]);
        for i8 in 0..1 {
            let mut f9 = ((((self.scale) * 0.3).exp().min(20.0)) * 0.3).exp().min(20.0);
            t7 += f9 * f9;
            let z10 = (self.pair.b[1] * (f64::from(k) * 0.03).sin());
            let mut a11 = 0.1; let a11 = loop { a11 += 0.4; if a11 * z10 > (self.w[1 % self.w.len()] + a6) || a11 > 1.2 { break a11 * (self.w[1 % self.w.len()] + a6); } };
            let mut j12: i32 = (k as i32).rem_euclid(5).max((k as i32).min(3));
            for i13 in j12 % 3..3 { j12 = j12.wrapping_mul(3).wrapping_add(i13); s = (s * x[3 % 6] + (j12 % 97) as f64 * 0.01).sin(); }
            let z14 = (l1 * (f64::from(k) * 0.03).sin());
            let mut h15 = Kind::One(z14);
        }
        bounded((s / (1.5 + s * s))) + self.w.iter().sum::<f64>() + s + self.scale + l1 + r2 + m3 + a6 + t7 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p13(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let j1: u8 = 3; s *= (j1 as f64 * 0.1).cos();
        s = s * 0.5 + early((x[0 % 6] - x[1 % 6]), (match 2 % 3 { 0 => s, 1 => 0.7, _ => 0.5 }));
        let mut t2 = (match 1 % 3 { 0 => s, 1 => s, _ => 0.5 });
        for i3 in 0..4 {
            let mut f4 = x[2 % 6];
            t2 += f4 * f4;
            f4 = f4 * 0.5 + early((match 0 % 3 { 0 => x[i3 % 6], 1 => f4, _ => 0.5 }), x[(i3 + 1) % 6]);
        }
        ((-x[2 % 6]) * x[2 % 6]) + s + t2
    }

    impl Model { #[compiled]
    pub fn p14(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let z1 = (self.scale - 2.0);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (x[2 % 6] * (f64::from(k) * 0.03).sin()) || a2 > 1.2 { break a2 * (x[2 % 6] * (f64::from(k) * 0.03).sin()); } };
        let mut u3 = 0;
        #[rerun]
        loop {
            u3 += 1; if u3 > 3 { break; }
            let j4: i16 = 3 as i16;
            let f5 = |y: f64| y * first(&[self.pair.b[1], self.pair.a]) + y.sin(); let c6 = f5(chain(self.w[(j4 as usize % 5) % self.w.len()], self.pair.b[1]).unwrap_or(0.6));
            for i7 in 0..2 {
                let z8 = (self.w[(u3 + 2) % self.w.len()] * self.w[u3 % self.w.len()]);
                let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (match (j4 as usize % 5) % 3 { 0 => self.w[(j4 as usize % 5) % self.w.len()], 1 => self.pair.b[1], _ => 0.5 }) || a9 > 1.2 { break a9 * (match (j4 as usize % 5) % 3 { 0 => self.w[(j4 as usize % 5) % self.w.len()], 1 => self.pair.b[1], _ => 0.5 }); } };
                for i10 in (0..4).rev() {
                    s = 0.7 * s + (bounded((self.w[0 % self.w.len()] + ends(&self.w)))).sin();
                    if (if (j4 as usize % 5) % 2 == 0 { a9 } else { 1.5 }) < chain(a9, x[(i7 + 1) % 6]).unwrap_or(0.6) { continue; }
                    let a11 = (-(x[i10 % 6] * self.pair.b[1]));
                }
                let z12 = 0.2;
                let mut h13 = Kind::One(z12);
                if j4 > 3 { break; }
                let (l14, r15) = ((self.w[(j4 as usize % 5) % self.w.len()] + x[i7 % 6]), (along(&self.w, x[0 % 6])).sin());
            }
        }
        let f16 = |y: f64| y * (x[3 % 6] + s) + y.sin(); let c17 = f16((0.9).cos());
        let z18 = (0.8 + ends(&self.w));
        let mut o19: Option<f64> = None;
        bounded((x[(self.n + 1) % 6] + a2)) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a2 + c17 + o19.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p15(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((match 3 % 3 { 0 => (s * 1.4), 1 => bounded(s), _ => 0.5 })).sin();
        s += (1.9).tanh();
        let z1 = s;
        let Some(g2) = Some(s) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let z3 = s;
        let mut h4 = Kind::Two { pair: Pair { a: z3, b: [0.3, first(&[s, g2])], n: 1 }, weight: first(&[s, g2]) };
        ((x[1 % 6] + x[1 % 6])).sin() + s + g2 + h4.size()
    }

    #[compiled]
    pub fn p16(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        s = s * 0.5 + ((1.1).hypot((*state).b[1]) / (1.5 + (if bounded(s) < first(&[s, 0.7]) && chain(s, x[2 % 6]).unwrap_or(0.6) > 0.2 { (*list)[2 % (*list).len()] } else { x[2 % 6] }) * (if bounded(s) < first(&[s, 0.7]) && chain(s, x[2 % 6]).unwrap_or(0.6) > 0.2 { (*list)[2 % (*list).len()] } else { x[2 % 6] })));
        let z1 = (x[1 % 6] - s);
        let a2 = (*list).first().unwrap() * z1 + (*list).get((*list).len() / 2).unwrap();
        ((chain(bounded(x[3 % 6]), ((*list)[0 % (*list).len()] * (*state).a)).unwrap_or(0.6) + (*list).iter().sum::<f64>() + s + a2 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [chain(bounded(x[3 % 6]), ((*list)[0 % (*list).len()] * (*state).a)).unwrap_or(0.6) + (*list).iter().sum::<f64>() + s + a2 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p17(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let mut a1 = halves(&self.w, (x[1 % 6] * (f64::from(k) * 0.03).sin()));
        let f2 = |y: f64| y * (self.w[(k as usize % 5) % self.w.len()]).min(a1) + y.sin(); let c3 = f2(0.2);
        let (l4, r5) = ((self.pair.a).cos(), ((0.3 * (f64::from(k) * 0.03).sin())).sin());
        let z6 = (self.w[3 % self.w.len()] * self.scale);
        let a7 = 'a: { if k > 1 { break 'a z6; } for k in 0..3 { s = (s + z6 * k as f64).cos(); if s > 0.5 { break 'a s * (if (-l4) < (self.w[2 % self.w.len()] + x[(k as usize % 5) % 6]) { r5 } else { 1.7 }); } } (if (-l4) < (self.w[2 % self.w.len()] + x[(k as usize % 5) % 6]) { r5 } else { 1.7 }) };
        #[rerun]
        for (e8, e9) in self.w.iter().zip(x.iter().skip(1)) {
            if (s * (f64::from(k) * 0.03).sin()) < early(1.0, x[(k as usize % 5) % 6]) && x[0] > 1.9 { return ((match side(0.9) { Side::Left => self.w[1 % self.w.len()], Side::Right => 0.4, Side::Both => 0.9 }) * bounded(0.7)); }
            if (self.w[1 % self.w.len()] - 1.4) < (if let Some(z) = positive((*e9)) { z * x[self.n % 6] } else { (*e9) }) && early(self.w[(k as usize % 5) % self.w.len()], c3) > 0.2 { break; }
            let mut u10 = 0;
            loop {
                u10 += 1; if u10 > 3 { break; }
                let z11 = 1.2;
                let mut h12 = Kind::None;
                let a13 = ((x[(k as usize % 5) % 6]) * 0.3).exp().min(20.0);
                if a7 < early(x[(k as usize % 5) % 6], 0.2) { break; }
                let a14 = (bounded(self.w[(self.n + 2) % self.w.len()])).atan2((self.w[(self.n + 0) % self.w.len()] - s));
            }
        }
        (if let Some(z) = positive((0.8 / (1.5 + x[(self.n + 2) % 6] * x[(self.n + 2) % 6]))) { z * chain(self.w[(k as usize % 5) % self.w.len()], self.w[(k as usize % 5) % self.w.len()]).unwrap_or(0.6) } else { (0.8 / (1.5 + x[(self.n + 2) % 6] * x[(self.n + 2) % 6])) }) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a1 + c3 + l4 + r5 + a7 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p18(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((match 2 % 3 { 0 => (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }), 1 => (s).cos(), _ => 0.5 })).sin();
        let z1 = chain(x[0 % 6], x[1 % 6]).unwrap_or(0.6);
        let mut h2 = Kind::None;
        s = 0.7 * s + (1.7).sin();
        let mut q3 = Pair { a: (s / (1.5 + x[2 % 6] * x[2 % 6])), b: [s, 0.4], n: 0 };
        let mut t4 = q3.a;
        for i5 in 0..2 {
            let mut f6 = early((s).min(x[i5 % 6]), (s + s));
            t4 += f6 * f6;
            let mut u7 = 0;
            loop {
                u7 += 1; if u7 > 3 { break; }
                let z8 = s;
                let mut h9 = Kind::Two { pair: Pair { a: z8, b: [0.3, (if (if (s).min(s) < (s * q3.a) { q3.b[0] } else { q3.a }) < (x[u7 % 6] + 1.2) { f6 } else { s })], n: 1 }, weight: (if (if (s).min(s) < (s * q3.a) { q3.b[0] } else { q3.a }) < (x[u7 % 6] + 1.2) { f6 } else { s }) };
                let f10 = |y: f64| y * (match i5 % 3 { 0 => f6, 1 => x[(i5 * 3) % 6], _ => 0.5 }) + y.sin(); let c11 = f10(first(&[q3.a, q3.b[1]]));
                if 3 % 2 == 0 { break; }
                for i12 in (0..4).rev() {
                    let z13 = (if 1.2 < early(s, f6) { q3.b[0] } else { x[1 % 6] });
                    let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > early(1.0, x[(u7 + 1) % 6]) || a14 > 1.2 { break a14 * early(1.0, x[(u7 + 1) % 6]); } };
                    if chain(q3.a, x[i5 % 6]).unwrap_or(0.6) < (q3.b[1] + a14) && (if let Some(z) = positive(x[i12 % 6]) { z * 1.3 } else { x[i12 % 6] }) > 0.2 { break; }
                    f6 = f6 * 0.5 + (match side((match u7 % 3 { 0 => 0.7, 1 => q3.b[0], _ => 0.5 })) { Side::Left => (if (a14).max(a14) < (q3.b[0]).min(x[1 % 6]) { q3.b[1] } else { q3.b[0] }), Side::Right => 0.4, Side::Both => (match u7 % 3 { 0 => 0.7, 1 => q3.b[0], _ => 0.5 }) });
                }
            }
            s = 0.7 * s + (x[2 % 6]).sin();
            f6 *= ((if first(&[0.5, q3.a]) < (f6).atan2(q3.b[0]) { (-f6) } else { early(0.8, q3.b[1]) })).cos();
        }
        (early(s, q3.a) * ((q3.b[1]) * 0.3).exp().min(20.0)) + s + t4 + q3.norm() + h2.size()
    }

    impl Model { #[compiled]
    pub fn p19(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let j1 = (0 as i64) as i64;
        let mut q2 = self.pair.clone(); q2.a *= 0.7; self.pair = q2.clone();
        for (k3, e4) in self.w.iter_mut().enumerate() {
            *e4 = (((((*e4)) * 0.3).exp().min(20.0) * early(s, self.pair.a))).sin() + 0.1 * *e4;
            let mut q5 = Pair { a: (s * s), b: [((0.8) * 0.3).exp().min(20.0), 0.4], n: 0 };
        }
        let z6 = chain(self.scale, s).unwrap_or(0.6);
        let a7 = 'a: { if (self.scale * self.pair.a) < (match side(self.scale) { Side::Left => self.scale, Side::Right => 0.4, Side::Both => self.scale }) { break 'a z6; } for k in 0..3 { s = (s + z6 * k as f64).cos(); if s > 0.5 { break 'a s * s; } } s };
        (chain(x[self.n % 6], self.scale).unwrap_or(0.6)).max(along(&self.w, 1.5)) + self.w.iter().sum::<f64>() + s + self.scale + a7 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos()
    }
 }
    impl Model { #[compiled]
    pub fn p20(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let z1 = x[(self.n * 2) % 6];
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (self.pair.b[1] - x[3 % 6]) || a2 > 1.2 { break a2 * (self.pair.b[1] - x[3 % 6]); } };
        if 1 % 2 == 0 {
            let z3 = self.w[(self.n * 2) % self.w.len()];
            let mut h4 = Kind::Maybe(positive(z3));
        } else {
            if (match (k as usize % 5) % 3 { 0 => a2, 1 => self.w[2 % self.w.len()], _ => 0.5 }) < (if let Some(z) = positive(self.w[(k as usize % 5) % self.w.len()]) { z * 2.0 } else { self.w[(k as usize % 5) % self.w.len()] }) && x[0] > 1.9 { return ((if let Some(z) = positive(s) { z * a2 } else { s }) + a2); }
        }
        let z5 = (-self.w[(k as usize % 5) % self.w.len()]);
        let Some(g6) = Some((x[(self.n + 1) % 6]).min(self.w[0 % self.w.len()])) else { panic!() };
        if matches!(positive(z5), Some(g) if g * g6 > 0.3) { s += g6; }
        let z7 = s;
        let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > a2 || a8 > 1.2 { break a8 * a2; } };
        let d9 = self.w.iter().zip(x).map(|(a, b)| a * b + (if let Some(z) = positive(a2) { z * self.pair.a } else { a2 })).sum::<f64>();
        let mut t10 = d9;
        for i11 in 0..1 {
            let mut f12 = (match 0 % 3 { 0 => (a8 - x[3 % 6]), 1 => first(&[self.w[0 % self.w.len()], self.pair.b[1]]), _ => 0.5 });
            t10 += f12 * f12;
            #[rerun]
            for i13 in 0..4 {
                s = 0.7 * s + (self.pair.b[1]).sin();
            }
            let mut u14 = 0;
            loop {
                u14 += 1; if u14 > 3 { break; }
                if halves(&self.w, d9) < (self.w[(k as usize % 5) % self.w.len()] * x[2 % 6]) {
                    let z15 = ((self.pair.a) * 0.3).exp().min(20.0);
                    let Some(g16) = Some((0.4 * self.scale)) else { panic!() };
                    if matches!(positive(z15), Some(g) if g * g16 > 0.3) { s += g16; }
                } else {
                    let mut q17 = Pair { a: (self.w[(u14 * 2) % self.w.len()] / (1.5 + x[0 % 6] * x[0 % 6])), b: [(x[(k as usize % 5) % 6]).atan(), 0.4], n: 0 };
                    let mut a18 = (if let Some(z) = positive(along(&self.w, 1.8)) { z * self.w[(k as usize % 5) % self.w.len()] } else { along(&self.w, 1.8) });
                    if (d9 + a2) < (-self.pair.a) && (s * 1.6) > 0.2 { break; }
                    let a19 = ((a2 * (f64::from(k) * 0.03).sin())).sin();
                }
                let a20 = ((-x[3 % 6]) + (f12 * (f64::from(k) * 0.03).sin()));
                let z21 = search(&self.w, self.w[2 % self.w.len()]);
                let mut h22 = Kind::Maybe(positive(z21));
            }
        }
        self.w[(k as usize % 5) % self.w.len()] + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a2 + g6 + a8 + d9 + t10 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p21(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let mut v1 = vec![(given * 1.8), tips[1]];
        let mut a2 = (match side(x[(k as usize % 5) % 6]) { Side::Left => (x[(k as usize % 5) % 6]).max(1.1), Side::Right => 0.4, Side::Both => x[(k as usize % 5) % 6] });
        let mut v3 = x.to_vec();
        let mut t4 = 0.3;
        for i5 in 0..4 {
            let mut f6 = v1[(k as usize % 5) % v1.len()];
            t4 += f6 * f6;
            f6 = f6 * 0.5 + chain((if first(&[tips[0], f6]) < (v3[(k as usize % 5) % v3.len()]).min(x[(k as usize % 5) % 6]) { a2 } else { v3[3 % v3.len()] }), (match (k as usize % 5) % 3 { 0 => f6, 1 => given, _ => 0.5 })).unwrap_or(0.6);
            if (k as usize % 5) % 2 == 0 && x[0] > 1.9 { return vec![s, ((v1[1 % v1.len()] * (f64::from(k) * 0.03).sin()) + (tips[0] * x[i5 % 6])), s * x[1]]; }
            let mut v7 = vec![chain(x[0 % 6], a2).unwrap_or(0.6); 2];
        }
        vec![s, (given * (if k > 3 { tips[0] } else { 1.7 })) + v1.iter().sum::<f64>() + v3.iter().sum::<f64>() + s + given + tips[0] + tips[1] + a2 + t4 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p22(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        if (tips[1]).cos() < (x[1 % 6]).min(given) && (-1.0) > 0.2 && x[0] > 1.9 { return vec![s, bounded(given), s * x[1]]; }
        if k > 2 {
            let mut w1 = 0;
            while w1 < 4 && (w1 < 2 || (tips[1]).atan() < bounded(s)) {
                w1 += 1;
                let z2 = early(given, s);
                let Some(g3) = Some(first(&[0.5, tips[0]])) else { panic!() };
                if matches!(positive(z2), Some(g) if g * g3 > 0.3) { s += g3; }
                let mut u4 = 0;
                #[rerun]
                loop {
                    u4 += 1; if u4 > 3 { break; }
                    s = 0.7 * s + (((match 3 % 3 { 0 => x[(w1 * 3) % 6], 1 => given, _ => 0.5 }) / (1.5 + (x[1 % 6] - 1.3) * (x[1 % 6] - 1.3)))).sin();
                    s = 0.7 * s + (1.5).sin();
                    let z5 = (x[(k as usize % 5) % 6]).min(1.5);
                    let Some(g6) = Some((if let Some(z) = positive(1.8) { z * tips[0] } else { 1.8 })) else { panic!() };
                    if matches!(positive(z5), Some(g) if g * g6 > 0.3) { s += g6; }
                }
                if (x[(w1 * 1) % 6] / (1.5 + 0.2 * 0.2)) < (x[0 % 6]).hypot(tips[0]) { break; }
                let z7 = early(x[(k as usize % 5) % 6], 1.8);
                let mut v8: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z7).collect(); row[1] + row[2].sin() }).collect();
                for mut k in 0..2 { k += 1; s = (v8[k] * s).sin(); }
            }
        } else {
            let mut a9 = (if k > 2 { (s * (f64::from(k) * 0.03).sin()) } else { (-x[1 % 6]) });
        }
        let z10 = (tips[1]).cos();
        let Some(g11) = Some((if (if let Some(z) = positive(x[0 % 6]) { z * 1.4 } else { x[0 % 6] }) < (0.9 + x[0 % 6]) && (-tips[1]) > 0.2 { x[3 % 6] } else { given })) else { panic!() };
        if matches!(positive(z10), Some(g) if g * g11 > 0.3) { s += g11; }
        let z12 = (x[(k as usize % 5) % 6] * x[(k as usize % 5) % 6]);
        let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > (match 3 % 3 { 0 => given, 1 => x[3 % 6], _ => 0.5 }) || a13 > 1.2 { break a13 * (match 3 % 3 { 0 => given, 1 => x[3 % 6], _ => 0.5 }); } };
        if bounded(tips[1]) < x[3 % 6] {
            if (-x[1 % 6]) < (x[(k as usize % 5) % 6] + g11) && (x[1 % 6] + g11) > 0.2 {
                let f14 = |y: f64| y * ((1.8) * 0.3).exp().min(20.0) + y.sin(); let c15 = f14((match side(tips[0]) { Side::Left => tips[1], Side::Right => 0.4, Side::Both => tips[0] }));
                let z16 = bounded(tips[1]);
                let mut a17 = 0.1; let a17 = loop { a17 += 0.4; if a17 * z16 > (g11 + 0.3) || a17 > 1.2 { break a17 * (g11 + 0.3); } };
                let mut q18 = Pair { a: (2.0 * (f64::from(k) * 0.03).sin()), b: [(x[3 % 6] * tips[0]), 0.4], n: 0 };
            } else {
                let mut q19 = Pair { a: x[(k as usize % 5) % 6], b: [(-tips[1]), 0.4], n: 0 };
                q19.shift(bounded(((if (s * q19.b[1]) < 0.9 { x[0 % 6] } else { x[0 % 6] }) - x[(k as usize % 5) % 6])));
                let j20 = (39) as i64;
            }
            let a21 = ((match side(g11) { Side::Left => tips[0], Side::Right => 0.4, Side::Both => g11 }) * first(&[x[(k as usize % 5) % 6], x[0 % 6]]));
        } else {
            let mut a22 = ((match 3 % 3 { 0 => x[(k as usize % 5) % 6], 1 => g11, _ => 0.5 }) + (s * (f64::from(k) * 0.03).sin()));
        }
        vec![s, ((a13 - tips[0]) + chain(0.2, 1.7).unwrap_or(0.6)) + s + given + tips[0] + tips[1] + g11 + a13 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p23(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = s;
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (1.0).min(s) || a2 > 1.2 { break a2 * (1.0).min(s); } };
        s *= (((s) * 0.3).exp().min(20.0)).cos();
        let mut w3 = 0;
        while w3 < 4 && (w3 < 2 || s < (x[2 % 6] / (1.5 + 1.8 * 1.8)) && (s + a2) > 0.2) {
            w3 += 1;
            let z4 = (if let Some(z) = positive(x[1 % 6]) { z * x[(w3 * 3) % 6] } else { x[1 % 6] });
            let Some(g5) = Some((match side(x[w3 % 6]) { Side::Left => x[(w3 + 1) % 6], Side::Right => 0.4, Side::Both => x[w3 % 6] })) else { panic!() };
            if matches!(positive(z4), Some(g) if g * g5 > 0.3) { s += g5; }
        }
        let z6 = (s + s);
        let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (a2).hypot(1.2) || a7 > 1.2 { break a7 * (a2).hypot(1.2); } };
        let (l8, r9) = (bounded(x[2 % 6]), (first(&[a7, s])).sin());
        let mut t10 = (match 1 % 3 { 0 => a2, 1 => 1.7, _ => 0.5 });
        for i11 in 0..1 {
            let mut f12 = ((s).cos() * x[i11 % 6]);
            t10 += f12 * f12;
            let z13 = (match (i11 * 2) % 3 { 0 => x[0 % 6], 1 => x[i11 % 6], _ => 0.5 });
            let Some(g14) = Some((-r9)) else { panic!() };
            if matches!(positive(z13), Some(g) if g * g14 > 0.3) { s += g14; }
            let f15 = |y: f64| y * (match side(1.7) { Side::Left => 1.3, Side::Right => 0.4, Side::Both => 1.7 }) + y.sin(); let c16 = f15((l8).min(x[(i11 + 2) % 6]));
        }
        chain(a7, early(x[1 % 6], l8)).unwrap_or(0.6) + s + a2 + a7 + l8 + r9 + t10
    }

    #[compiled]
    pub fn p24(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let (l1, r2) = ((1.7).tanh(), (s).sin());
        let z3 = x[3 % 6];
        let Some(g4) = Some((s * 1.5)) else { panic!() };
        if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
        (if (g4).atan() < (match 2 % 3 { 0 => l1, 1 => x[2 % 6], _ => 0.5 }) { (s + x[3 % 6]) } else { (1.7 * r2) }) + s + l1 + r2 + g4
    }

    #[compiled]
    pub fn p25(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let z1 = (s + x[0 % 6]);
        let mut o2: Option<f64> = None;
        s = 0.7 * s + ((bounded(list[0]) * ((list[1]) * 0.3).exp().min(20.0))).sin();
        let mut t3 = (list[0] + list[0]);
        for i4 in 0..1 {
            let mut f5 = early(chain(s, 1.8).unwrap_or(0.6), (x[(i4 + 2) % 6] / (1.5 + list[0] * list[0])));
            t3 += f5 * f5;
            let j6: i8 = 80; s *= (j6 as f64 * 0.1).cos();
            s = 0.7 * s + (((match 0 % 3 { 0 => x[i4 % 6], 1 => x[i4 % 6], _ => 0.5 }) * (f5 + x[3 % 6]))).sin();
            let j7: i16 = 18; s *= (j7 as f64 * 0.1).cos();
        }
        list[0] += (if let Some(z) = positive((match 2 % 3 { 0 => 0.3, 1 => x[1 % 6], _ => 0.5 })) { z * (0.2).max(x[1 % 6]) } else { (match 2 % 3 { 0 => 0.3, 1 => x[1 % 6], _ => 0.5 }) }) + s + list[0] + list[1] + t3 + o2.unwrap_or(0.7);
    }

    impl Model { #[compiled]
    pub fn p26(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (self.pair.a).sin();
        let z1 = (if let Some(z) = positive(self.w[(k as usize % 5) % self.w.len()]) { z * self.scale } else { self.w[(k as usize % 5) % self.w.len()] });
        let Some(g2) = Some((if let Some(z) = positive(x[(self.n + 2) % 6]) { z * x[(k as usize % 5) % 6] } else { x[(self.n + 2) % 6] })) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let z3 = along(&self.w, s);
        let mut v4: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z3).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v4[k] * s).sin(); }
        (bounded(1.1)).tanh() + self.w.iter().sum::<f64>() + v4.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + g2 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p27(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (s - 1.6);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > s || a2 > 1.2 { break a2 * s; } };
        let j3: u16 = (k as u16) % 7 ^ (k as u16) >> 1;
        let d4 = (*list).iter().zip(x).map(|(a, b)| a * b + (match 1 % 3 { 0 => a2, 1 => a2, _ => 0.5 })).sum::<f64>();
        let z5 = bounded((*state).a);
        let mut i6 = z5.abs() as usize % (*list).len(); (i6, (*list)[i6], s) = ((i6 + 1) % (*list).len(), s * z5, (a2 / (1.5 + s * s)));
        let mut t7 = (x[1 % 6] * (((k % 83) as f64) * 0.03).sin());
        for i8 in 0..1 {
            let mut f9 = (if let Some(z) = positive((if let Some(z) = positive((*list)[1 % (*list).len()]) { z * s } else { (*list)[1 % (*list).len()] })) { z * along(&(*list), s) } else { (if let Some(z) = positive((*list)[1 % (*list).len()]) { z * s } else { (*list)[1 % (*list).len()] }) });
            t7 += f9 * f9;
            let z10 = chain(1.1, (*list)[1 % (*list).len()]).unwrap_or(0.6);
            let mut o11: Option<f64> = None;
            let mut v12 = vec![(match i8 % 3 { 0 => (*state).b[0], 1 => s, _ => 0.5 }); 3];
            let j13 = ((((*state).a + (*state).b[0]) * 2.0) as i8) as i8;
        }
        ((((bounded(s)) * 0.3).exp().min(20.0) + (*list).iter().sum::<f64>() + s + a2 + d4 + t7 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos()).tanh(), [((bounded(s)) * 0.3).exp().min(20.0) + (*list).iter().sum::<f64>() + s + a2 + d4 + t7 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p28(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let z1 = (s + list[1]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (s - x[3 % 6]) || a2 > 1.2 { break a2 * (s - x[3 % 6]); } };
        for i3 in 0..1 {
            let z4 = 1.4;
            let Some(g5) = Some((x[i3 % 6] - 0.5)) else { panic!() };
            if matches!(positive(z4), Some(g) if g * g5 > 0.3) { s += g5; }
            s *= (((if bounded(s) < (x[(i3 + 0) % 6] * x[i3 % 6]) { x[0 % 6] } else { 1.7 }) + (match i3 % 3 { 0 => a2, 1 => s, _ => 0.5 }))).cos();
            if (match 1 % 3 { 0 => x[1 % 6], 1 => x[1 % 6], _ => 0.5 }) < (x[0 % 6] * x[1 % 6]) && x[0] > 1.9 { list[0] += (bounded(a2) * early(list[0], x[(i3 + 1) % 6])); return; }
        }
        let mut t6 = (if (match 0 % 3 { 0 => x[2 % 6], 1 => x[2 % 6], _ => 0.5 }) < (x[2 % 6] * list[0]) { a2 } else { list[0] });
        for i7 in 0..2 {
            let mut f8 = (((0.3 / (1.5 + x[1 % 6] * x[1 % 6]))) * 0.3).exp().min(20.0);
            t6 += f8 * f8;
            let z9 = (0.1 / (1.5 + s * s));
            let a10 = 'a: { if f8 < (f8 + x[2 % 6]) { break 'a z9; } for k in 0..3 { s = (s + z9 * k as f64).cos(); if s > 0.5 { break 'a s * bounded(list[1]); } } bounded(list[1]) };
            f8 -= bounded(early(a2, early(a10, s)));
        }
        list[0] += chain((a2 - 1.2), (list[1] + x[2 % 6])).unwrap_or(0.6) + s + list[0] + list[1] + a2 + t6;
    }

    #[compiled]
    pub fn p29(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (x[3 % 6] / (1.5 + x[2 % 6] * x[2 % 6]));
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > first(&[s, 1.0]) || a2 > 1.2 { break a2 * first(&[s, 1.0]); } };
        let (l3, r4) = ((x[3 % 6] * x[2 % 6]), (x[2 % 6]).sin());
        let z5 = (match 1 % 3 { 0 => x[2 % 6], 1 => a2, _ => 0.5 });
        let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (r4).atan2(1.7) || a6 > 1.2 { break a6 * (r4).atan2(1.7); } };
        let z7 = (x[1 % 6] + 1.6);
        let Some(g8) = Some((x[2 % 6] - x[3 % 6])) else { panic!() };
        if matches!(positive(z7), Some(g) if g * g8 > 0.3) { s += g8; }
        first(&[chain(1.3, x[3 % 6]).unwrap_or(0.6), first(&[0.6, x[3 % 6]])]) + s + a2 + l3 + r4 + a6 + g8
    }

    #[compiled]
    pub fn p30(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (x[2 % 6] / (1.5 + s * s));
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (s - x[3 % 6]) || a2 > 1.2 { break a2 * (s - x[3 % 6]); } };
        let z3 = (a2).max(a2);
        let Some(g4) = Some(((a2) * 0.3).exp().min(20.0)) else { panic!() };
        if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
        let mut t5 = (if let Some(z) = positive(x[0 % 6]) { z * a2 } else { x[0 % 6] });
        for i6 in 0..1 {
            let mut f7 = ((bounded(x[(i6 + 0) % 6])) * 0.3).exp().min(20.0);
            t5 += f7 * f7;
            let j8: i16 = 75; s *= (j8 as f64 * 0.1).cos();
            f7 *= ((f7 * (x[(i6 * 1) % 6] + g4))).cos();
            s = 0.7 * s + ((match i6 % 3 { 0 => ((0.1) * 0.3).exp().min(20.0), 1 => g4, _ => 0.5 })).sin();
        }
        ((a2).hypot(g4) / (1.5 + (x[0 % 6] * 0.3) * (x[0 % 6] * 0.3))) + s + a2 + g4 + t5
    }

    #[compiled]
    pub fn p31(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        if k > 8 {
            for i1 in 0..4 {
                let z2 = first(&[x[(i1 * 1) % 6], x[3 % 6]]);
                let mut h3 = Kind::Maybe(positive(z2));
                if (k as usize % 5) % 2 == 0 { break; }
                let z4 = (if let Some(z) = positive(x[(k as usize % 5) % 6]) { z * x[3 % 6] } else { x[(k as usize % 5) % 6] });
                if let Kind::One(g6) = &mut h3 { *g6 *= bounded(z4); given += *g6; }
            }
        } else {
            s = 0.7 * s + ((-(0.7 / (1.5 + x[(k as usize % 5) % 6] * x[(k as usize % 5) % 6])))).sin();
        }
        for i7 in 0..3 {
            let z8 = tips[0];
            let mut h9 = Kind::Maybe(positive(z8));
            let z10 = first(&[tips[0], 1.4]);
            let Some(g11) = Some((match (k as usize % 5) % 3 { 0 => given, 1 => tips[1], _ => 0.5 })) else { panic!() };
            if matches!(positive(z10), Some(g) if g * g11 > 0.3) { s += g11; }
            let (l12, r13) = ((x[(k as usize % 5) % 6] * tips[1]), (first(&[x[(i7 + 0) % 6], s])).sin());
            if 3 % 2 == 0 { continue; }
            let z14 = (-x[1 % 6]);
            let a15 = 'a: { if (k as usize % 5) % 2 == 0 { break 'a z14; } for k in 0..3 { s = (s + z14 * k as f64).cos(); if s > 0.5 { break 'a s * 1.1; } } 1.1 };
        }
        let mut t16 = given;
        for i17 in 0..1 {
            let mut f18 = (given).atan2((x[i17 % 6] * x[(k as usize % 5) % 6]));
            t16 += f18 * f18;
            s = 0.7 * s + (bounded((f18 * 1.3))).sin();
            let j19 = ((k as u8).wrapping_mul(3 as u8).wrapping_sub((k as u8))) as u8;
            s = 0.7 * s + ((if (x[0 % 6] - 0.5) < (if (j19 as usize % 5) % 2 == 0 { 1.5 } else { x[i17 % 6] }) { (if let Some(z) = positive(x[0 % 6]) { z * x[2 % 6] } else { x[0 % 6] }) } else { (tips[0]).atan() })).sin();
        }
        vec![s, early((if let Some(z) = positive(s) { z * 1.8 } else { s }), first(&[tips[1], 0.4])) + s + given + tips[0] + tips[1] + t16 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p32(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        for i1 in (0..3).rev() {
            let mut v2: Vec<f64> = x.iter().map(|y| y * (match side((*state).b[1]) { Side::Left => s, Side::Right => 0.4, Side::Both => (*state).b[1] })).collect();
            for i3 in 0..4 {
                for (k4, e5) in (*list).iter_mut().enumerate() {
                    *e5 = (early((s * 2.0), (v2[(k as usize % 5) % v2.len()] * (*e5)))).sin() + 0.1 * *e5;
                    let mut q6 = Pair { a: ((0.2) * 0.3).exp().min(20.0), b: [((*e5)).hypot((*state).b[1]), 0.4], n: 0 };
                    let d7 = v2.iter().filter(|a| **a > (*e5)).map(|a| a * a).sum::<f64>();
                    (*state).b[1] = (d7).sin() * (*state).a;
                    if (i3 * 1) % 2 == 0 { break; }
                    let a8 = (bounded(x[3 % 6]) - chain(1.8, (*e5)).unwrap_or(0.6));
                }
                let z9 = (match side(s) { Side::Left => (*list)[0 % (*list).len()], Side::Right => 0.4, Side::Both => s });
                let Some(g10) = Some(((s) * 0.3).exp().min(20.0)) else { panic!() };
                if matches!(positive(z9), Some(g) if g * g10 > 0.3) { s += g10; }
                (*list).push(((((1.8 + s)) * 0.3).exp().min(20.0)).sin());
                if (k as usize % 5) % 2 == 0 { continue; }
                for i11 in (0..3).rev() {
                    s = (early(first(&[(*state).b[0], s]), (g10).min(v2[0 % v2.len()]))).sin();
                    let z12 = (if let Some(z) = positive(s) { z * 0.5 } else { s });
                    let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > (s / (1.5 + g10 * g10)) || a13 > 1.2 { break a13 * (s / (1.5 + g10 * g10)); } };
                    let z14 = early(x[1 % 6], g10);
                    let mut a15 = 0.1; let a15 = loop { a15 += 0.4; if a15 * z14 > (v2[(k as usize % 5) % v2.len()] * x[(i1 + 0) % 6]) || a15 > 1.2 { break a15 * (v2[(k as usize % 5) % v2.len()] * x[(i1 + 0) % 6]); } };
                }
            }
        }
        let z16 = (1.9 + x[2 % 6]);
        let Some(g17) = Some((0.9 * 0.7)) else { panic!() };
        if matches!(positive(z16), Some(g) if g * g17 > 0.3) { s += g17; }
        let m18 = mix(&mut (*list), &mut s, x[1]);
        let at = 1 % (*list).len(); (*list)[at] = ((first(&[0.8, (*list)[2 % (*list).len()]]) + ((*state).b[0] - (*state).b[1]))).sin();
        let mut v19 = x.to_vec();
        let mut t20 = (*state).b[1];
        for i21 in 0..4 {
            let mut f22 = ((match 1 % 3 { 0 => g17, 1 => s, _ => 0.5 }) + ends(&(*list)));
            t20 += f22 * f22;
            let z23 = (s + 1.8);
            let mut h24 = Kind::One(z23);
        }
        ((early(first(&[t20, 1.2]), (x[2 % 6] * (((k % 83) as f64) * 0.03).sin())) + (*list).iter().sum::<f64>() + v19.iter().sum::<f64>() + s + g17 + m18 + t20 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [early(first(&[t20, 1.2]), (x[2 % 6] * (((k % 83) as f64) * 0.03).sin())) + (*list).iter().sum::<f64>() + v19.iter().sum::<f64>() + s + g17 + m18 + t20 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p33(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (match 3 % 3 { 0 => 1.4, 1 => 0.5, _ => 0.5 });
        let mut o2: Option<f64> = None;
        let mut q3 = Pair { a: (match 2 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }), b: [(match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }), 0.4], n: 0 };
        let mut a4 = ((s * x[0 % 6]) + 2.0);
        let z5 = (q3.b[1] + s);
        let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (match 2 % 3 { 0 => x[1 % 6], 1 => q3.b[0], _ => 0.5 }) || a6 > 1.2 { break a6 * (match 2 % 3 { 0 => x[1 % 6], 1 => q3.b[0], _ => 0.5 }); } };
        let mut t7 = (match 0 % 3 { 0 => a6, 1 => a4, _ => 0.5 });
        for i8 in 0..4 {
            let mut f9 = (match side((x[3 % 6] * a6)) { Side::Left => first(&[q3.b[1], 0.6]), Side::Right => 0.4, Side::Both => (x[3 % 6] * a6) });
            t7 += f9 * f9;
            let mut v10 = vec![((f9) * 0.3).exp().min(20.0); 4];
        }
        chain((x[1 % 6]).sin(), (1.5 * a6)).unwrap_or(0.6) + s + a4 + a6 + t7 + q3.norm() + o2.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p34(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        if first(&[0.9, x[(k as usize % 5) % 6]]) < (-x[1 % 6]) {
            for i1 in 0..1 {
                let mut a2 = ((-x[(i1 + 1) % 6])).hypot(chain(x[(k as usize % 5) % 6], x[(k as usize % 5) % 6]).unwrap_or(0.6));
                if (k as usize % 5) % 2 == 0 { continue; }
                let z3 = (-a2);
                let mut h4 = Kind::Maybe(positive(z3));
            }
        } else {
            if ((x[1 % 6]) * 0.3).exp().min(20.0) < (x[1 % 6] * (f64::from(k) * 0.03).sin()) && x[0 % 6] > 0.2 {
                let mut a5 = (((given) * 0.3).exp().min(20.0) - first(&[x[3 % 6], x[(k as usize % 5) % 6]]));
                let z6 = first(&[x[2 % 6], x[3 % 6]]);
                let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (match side(given) { Side::Left => 0.5, Side::Right => 0.4, Side::Both => given }) || a7 > 1.2 { break a7 * (match side(given) { Side::Left => 0.5, Side::Right => 0.4, Side::Both => given }); } };
                s = 0.7 * s + ((match 1 % 3 { 0 => (if k > 8 { 1.6 } else { 1.2 }), 1 => bounded(x[(k as usize % 5) % 6]), _ => 0.5 })).sin();
            } else {
                let mut j8: i64 = (k as i64) % 7 ^ (k as i64) >> 1;
                for i9 in j8 % 3..3 { j8 = j8.wrapping_mul(3).wrapping_add(i9); s = (s * (tips[0] * x[2 % 6]) + (j8 % 97) as f64 * 0.01).sin(); }
            }
        }
        if early(2.0, x[3 % 6]) < (match 1 % 3 { 0 => x[3 % 6], 1 => x[0 % 6], _ => 0.5 }) && (0.6).atan2(given) > 0.2 {
            let z10 = (x[3 % 6] * x[(k as usize % 5) % 6]);
            let Some(g11) = Some((match 0 % 3 { 0 => given, 1 => x[3 % 6], _ => 0.5 })) else { panic!() };
            if matches!(positive(z10), Some(g) if g * g11 > 0.3) { s += g11; }
            s = 0.7 * s + ((bounded(x[3 % 6]) / (1.5 + (-x[0 % 6]) * (-x[0 % 6])))).sin();
            let a12 = first(&[(if k > 6 { given } else { tips[1] }), ((x[(k as usize % 5) % 6]) * 0.3).exp().min(20.0)]);
        } else {
            for i13 in (0..1).rev() {
                s *= (((if let Some(z) = positive(x[i13 % 6]) { z * 1.1 } else { x[i13 % 6] }) * (f64::from(k) * 0.03).sin())).cos();
            }
            let z14 = (tips[0] / (1.5 + x[2 % 6] * x[2 % 6]));
            let Some(g15) = Some((given - x[0 % 6])) else { panic!() };
            if matches!(positive(z14), Some(g) if g * g15 > 0.3) { s += g15; }
            let (l16, r17) = (s, ((x[1 % 6] / (1.5 + x[3 % 6] * x[3 % 6]))).sin());
        }
        vec![s, x[0 % 6] + s + given + tips[0] + tips[1] + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p35(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut a1 = (-(0.3 - s));
        let z2 = (s + 0.3);
        let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > s || a3 > 1.2 { break a3 * s; } };
        let a4 = early((x[2 % 6] * x[1 % 6]), (if 0.6 < a3 { 0.5 } else { 0.6 }));
        (((match 2 % 3 { 0 => a3, 1 => a4, _ => 0.5 })) * 0.3).exp().min(20.0) + s + a1 + a3 + a4
    }

    #[compiled]
    pub fn p36(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (0.1 + s);
        let Some(g2) = Some((0.7 * x[3 % 6])) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let z3 = 0.4;
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (x[3 % 6] * 1.5) || a4 > 1.2 { break a4 * (x[3 % 6] * 1.5); } };
        s = 0.7 * s + ((x[2 % 6] + (-0.4))).sin();
        for i5 in 0..3 {
            if (match side(a4) { Side::Left => x[(i5 * 1) % 6], Side::Right => 0.4, Side::Both => a4 }) < (-g2) {
                let z6 = (x[3 % 6] * g2);
                let Some(g7) = Some((0.8 * s)) else { panic!() };
                if matches!(positive(z6), Some(g) if g * g7 > 0.3) { s += g7; }
                if (1.9 + 1.9) < (x[i5 % 6]).atan2(s) { continue; }
                let a8 = (g7).sin();
            } else {
                let f9 = |y: f64| y * (x[(i5 + 1) % 6] * s) + y.sin(); let c10 = f9(early(1.7, x[(i5 + 1) % 6]));
                if (0.7).sin() < (match side(g2) { Side::Left => 0.7, Side::Right => 0.4, Side::Both => g2 }) { break; }
                if (if let Some(z) = positive(x[3 % 6]) { z * g2 } else { x[3 % 6] }) < bounded(x[i5 % 6]) && (-x[2 % 6]) > 0.2 {
                    let z11 = c10;
                    let mut a12 = 0.1; let a12 = loop { a12 += 0.4; if a12 * z11 > (match side(x[(i5 + 2) % 6]) { Side::Left => x[2 % 6], Side::Right => 0.4, Side::Both => x[(i5 + 2) % 6] }) || a12 > 1.2 { break a12 * (match side(x[(i5 + 2) % 6]) { Side::Left => x[2 % 6], Side::Right => 0.4, Side::Both => x[(i5 + 2) % 6] }); } };
                } else {
                    let z13 = (x[1 % 6] * 1.9);
                    let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > (match 3 % 3 { 0 => x[2 % 6], 1 => c10, _ => 0.5 }) || a14 > 1.2 { break a14 * (match 3 % 3 { 0 => x[2 % 6], 1 => c10, _ => 0.5 }); } };
                    let mut v15 = x.to_vec();
                    if (0.9 / (1.5 + a14 * a14)) < (match 3 % 3 { 0 => a4, 1 => v15[(i5 * 3) % v15.len()], _ => 0.5 }) { continue; }
                    let z16 = ((1.2) * 0.3).exp().min(20.0);
                    if z16 > 0.4 { v15.clear(); v15.push(bounded(z16)); } *v15.last_mut().unwrap() *= z16.cos();
                }
            }
        }
        let f17 = |y: f64| y * early(a4, x[3 % 6]) + y.sin(); let c18 = f17((1.1 + x[0 % 6]));
        ((if (s + s) < x[3 % 6] && (1.8 + x[0 % 6]) > 0.2 { x[1 % 6] } else { 1.8 }) + (match 0 % 3 { 0 => c18, 1 => x[1 % 6], _ => 0.5 })) + s + g2 + a4 + c18
    }

    #[compiled]
    pub fn p37(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = first(&[given, x[(k as usize % 5) % 6]]);
        let Some(g2) = Some(chain(0.2, given).unwrap_or(0.6)) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let z3 = 0.2;
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (given * 1.6) || a4 > 1.2 { break a4 * (given * 1.6); } };
        s = 0.7 * s + (0.8).sin();
        let z5 = x[0 % 6];
        let Some(g6) = Some((tips[0]).atan()) else { panic!() };
        if matches!(positive(z5), Some(g) if g * g6 > 0.3) { s += g6; }
        given = given * 0.5 + (if let Some(z) = positive(x[1 % 6]) { z * (1.5 * x[1 % 6]) } else { x[1 % 6] });
        let mut t7 = (match (k as usize % 5) % 3 { 0 => s, 1 => 0.4, _ => 0.5 });
        for i8 in 0..5 {
            let mut f9 = (-(x[(k as usize % 5) % 6]).sin());
            t7 += f9 * f9;
            s = 0.7 * s + (1.4).sin();
            let mut j10: i8 = ((if let Some(z) = positive(1.6) { z * 0.6 } else { 1.6 }) * 2.0) as i8;
            for i11 in j10 % 3..3 { j10 = j10.wrapping_mul(3).wrapping_add(i11); s = (s * (f9 * (f64::from(k) * 0.03).sin()) + (j10 % 97) as f64 * 0.01).sin(); }
        }
        vec![s, ((if (given + 1.8) < first(&[g2, x[0 % 6]]) { given } else { g6 }) - g2) + s + given + tips[0] + tips[1] + g2 + a4 + g6 + t7 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p38(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut v1 = x.to_vec();
        let at = 1 % (*list).len(); (*list)[at] += (s).tanh();
        #[rerun]
        for (k2, e3) in (*list).iter_mut().enumerate() {
            *e3 = (s).sin() + 0.1 * *e3;
            let a4 = ((-(*e3))).cos();
            let mut q5 = Pair { a: (0.1 * (*state).b[0]), b: [(-(*state).a), 0.4], n: 0 };
        }
        let mut t6 = (s).tanh();
        for i7 in 0..1 {
            let mut f8 = (-search(&(*list), (*list)[i7 % (*list).len()]));
            t6 += f8 * f8;
            let mut a9 = (if let Some(z) = positive(((*state).a * v1[(k as usize % 5) % v1.len()])) { z * along(&(*list), (*state).a) } else { ((*state).a * v1[(k as usize % 5) % v1.len()]) });
        }
        (((*state).b[1] + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + t6 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(*state).b[1] + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + t6 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p39(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let mut w1 = 0;
        while w1 < 4 && (w1 < 2 || x[1 % 6] < (1.4 * x[0 % 6])) {
            w1 += 1;
            let z2 = (if let Some(z) = positive(s) { z * list[1] } else { s });
            let mut v3: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z2).collect(); row[1] + row[2].sin() }).collect();
            for mut k in 0..2 { k += 1; s = (v3[k] * s).sin(); }
            let at = (w1 * 2) % v3.len(); v3[at] += ((s + (match w1 % 3 { 0 => 1.0, 1 => s, _ => 0.5 }))).tanh();
            let z4 = (x[0 % 6] * 1.6);
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (if let Some(z) = positive(v3[1 % v3.len()]) { z * v3[1 % v3.len()] } else { v3[1 % v3.len()] }) || a5 > 1.2 { break a5 * (if let Some(z) = positive(v3[1 % v3.len()]) { z * v3[1 % v3.len()] } else { v3[1 % v3.len()] }); } };
            if (w1 + 1) % 2 == 0 { continue; }
            s = s * 0.5 + (first(&[0.7, list[0]]) * (s + v3[1 % v3.len()]));
        }
        let a6 = early(chain(1.5, s).unwrap_or(0.6), s);
        for i7 in 0..2 {
            let mut q8 = Pair { a: s, b: [(s * 0.6), 0.4], n: 0 };
        }
        let mut v9: Vec<f64> = x.iter().map(|y| y * chain(list[0], 1.4).unwrap_or(0.6)).collect();
        let d10 = v9.iter().filter(|a| **a > (1.4 * x[2 % 6])).map(|a| a * a).sum::<f64>();
        let mut t11 = early(x[0 % 6], 0.7);
        for i12 in 0..2 {
            let mut f13 = (match 3 % 3 { 0 => (v9[i12 % v9.len()] + 0.2), 1 => (match side(a6) { Side::Left => x[(i12 + 1) % 6], Side::Right => 0.4, Side::Both => a6 }), _ => 0.5 });
            t11 += f13 * f13;
            let mut w14 = 0;
            while w14 < 4 && (w14 < 2 || i12 % 2 == 0) {
                w14 += 1;
                let z15 = (v9[(w14 * 2) % v9.len()] * x[(w14 * 3) % 6]);
                let a16 = 'a: { if (f13 * list[1]) < 0.4 { break 'a z15; } for k in 0..3 { s = (s + z15 * k as f64).cos(); if s > 0.5 { break 'a s * (f13 * a6); } } (f13 * a6) };
            }
        }
        list[0] += early((x[0 % 6] * v9[3 % v9.len()]), first(&[x[3 % 6], x[1 % 6]])) + v9.iter().sum::<f64>() + s + list[0] + list[1] + a6 + d10 + t11;
    }

    #[compiled]
    pub fn p40(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            let z2 = (if let Some(z) = positive((*list)[(k as usize % 5) % (*list).len()]) { z * s } else { (*list)[(k as usize % 5) % (*list).len()] });
            let mut h3 = Kind::One(z2);
            let f4 = |y: f64| y * ((*state).b[1] + (*list)[(k as usize % 5) % (*list).len()]) + y.sin(); let c5 = f4(s);
        }
        let f6 = |y: f64| y * (s).tanh() + y.sin(); let c7 = f6((match side(s) { Side::Left => s, Side::Right => 0.4, Side::Both => s }));
        let f8 = |y: f64| y * (match 1 % 3 { 0 => s, 1 => s, _ => 0.5 }) + y.sin(); let c9 = f8(search(&(*list), c7));
        let z10 = s;
        let mut a11 = 0.1; let a11 = loop { a11 += 0.4; if a11 * z10 > (match 3 % 3 { 0 => x[0 % 6], 1 => c7, _ => 0.5 }) || a11 > 1.2 { break a11 * (match 3 % 3 { 0 => x[0 % 6], 1 => c7, _ => 0.5 }); } };
        s -= bounded(early(x[2 % 6], (s - a11)));
        (((if let Some(z) = positive((match side(0.9) { Side::Left => s, Side::Right => 0.4, Side::Both => 0.9 })) { z * (match 0 % 3 { 0 => c7, 1 => (*state).b[1], _ => 0.5 }) } else { (match side(0.9) { Side::Left => s, Side::Right => 0.4, Side::Both => 0.9 }) }) + (*list).iter().sum::<f64>() + s + c7 + c9 + a11 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(if let Some(z) = positive((match side(0.9) { Side::Left => s, Side::Right => 0.4, Side::Both => 0.9 })) { z * (match 0 % 3 { 0 => c7, 1 => (*state).b[1], _ => 0.5 }) } else { (match side(0.9) { Side::Left => s, Side::Right => 0.4, Side::Both => 0.9 }) }) + (*list).iter().sum::<f64>() + s + c7 + c9 + a11 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p41(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (if k > 0 { (*state).b[1] } else { x[2 % 6] });
        let mut h2 = Kind::Maybe(positive(z1));
        let z3 = (1.4 * s);
        let a4 = 'a: { if k > 6 { break 'a z3; } for k in 0..3 { s = (s + z3 * k as f64).cos(); if s > 0.5 { break 'a s * (match side(s) { Side::Left => (*state).b[1], Side::Right => 0.4, Side::Both => s }); } } (match side(s) { Side::Left => (*state).b[1], Side::Right => 0.4, Side::Both => s }) };
        let z5 = ((1.8) * 0.3).exp().min(20.0);
        h2.change(z5);
        let at = 0 % (*list).len(); (*list)[at] += (((if (match 3 % 3 { 0 => (*list)[3 % (*list).len()], 1 => a4, _ => 0.5 }) < (if bounded(s) < (-x[3 % 6]) { s } else { 0.6 }) { 1.5 } else { s }) / (1.5 + bounded(s) * bounded(s)))).tanh();
        for i6 in (0..3).rev() {
            let z7 = (a4 * 1.1);
            let mut h8 = Kind::Maybe(positive(z7));
            let mut j9: i32 = if (k as i32) > 2 { (k as i32) / 2 } else { (k as i32) | 1 };
            for i10 in j9 % 3..3 { j9 = j9.wrapping_mul(3).wrapping_add(i10); s = (s * ((*state).b[1] / (1.5 + 0.5 * 0.5)) + (j9 % 97) as f64 * 0.01).sin(); }
            let z11 = search(&(*list), (*list)[(k as usize % 5) % (*list).len()]);
            let a12 = (*list).pop().unwrap_or(0.3); if (*list).is_empty() { (*list).push((z11).cos()); }
        }
        let mut t13 = (x[3 % 6]).tanh();
        for i14 in 0..5 {
            let mut f15 = (a4 - (x[(k as usize % 5) % 6] + ends(&(*list))));
            t13 += f15 * f15;
            let mut a16 = 0.4;
            if early(f15, (*list)[3 % (*list).len()]) < (if (s + 0.3) < ((a4) * 0.3).exp().min(20.0) { a4 } else { a4 }) && f15 > 0.2 {
                for (e17, e18) in (*list).iter().zip(x.iter().skip(1)) {
                    a16 *= ((match (k as usize % 5) % 3 { 0 => (*e17), 1 => early(0.4, x[(i14 * 3) % 6]), _ => 0.5 })).cos();
                    let d19 = (*list).iter().rev().fold(0.3, |m, a| (m * a + bounded((*state).b[0])).cos());
                    let d20 = (*list).iter().filter(|a| **a > s).map(|a| a * a).sum::<f64>();
                    if (i14 + 0) % 2 == 0 { continue; }
                    let (l21, r22) = (1.8, (x[i14 % 6]).sin());
                }
                let z23 = bounded(f15);
                let a24 = (*list).first().unwrap() * z23 + (*list).get((*list).len() / 2).unwrap();
            } else {
                let at = 3 % (*list).len(); (*list).swap(at, 0);
                let z25 = bounded(f15);
                let mut h26 = Kind::One(z25);
            }
        }
        ((bounded(1.9) + (*list).iter().sum::<f64>() + s + a4 + t13 + (*state).norm() + h2.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [bounded(1.9) + (*list).iter().sum::<f64>() + s + a4 + t13 + (*state).norm() + h2.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p42(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (s + x[0 % 6]);
        let mut h2 = Kind::Two { pair: Pair { a: z1, b: [0.3, (match 2 % 3 { 0 => 1.8, 1 => x[0 % 6], _ => 0.5 })], n: 1 }, weight: (match 2 % 3 { 0 => 1.8, 1 => x[0 % 6], _ => 0.5 }) };
        if (x[3 % 6] * h2.size()) < bounded(x[3 % 6]) {
            let mut a3 = (match side((match 1 % 3 { 0 => x[3 % 6], 1 => 1.9, _ => 0.5 })) { Side::Left => (1.1 - s), Side::Right => 0.4, Side::Both => (match 1 % 3 { 0 => x[3 % 6], 1 => 1.9, _ => 0.5 }) });
            let j4: i8 = 82; s *= (j4 as f64 * 0.1).cos();
        } else {
            s = 0.7 * s + (first(&[s, (-s)])).sin();
        }
        s += (0.5).tanh();
        let a5 = (x[3 % 6] * (s * s));
        a5 + s + a5 + h2.size()
    }

    #[compiled]
    pub fn p43(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s *= ((match 3 % 3 { 0 => (1.4 * s), 1 => (s).max(s), _ => 0.5 })).cos();
        s = 0.7 * s + (((s * 0.7)).atan2(x[0 % 6])).sin();
        if (x[2 % 6] * x[2 % 6]) < (0.2 / (1.5 + x[0 % 6] * x[0 % 6])) && x[0 % 6] > 0.2 && x[0] > 1.9 { return (-x[3 % 6]); }
        s = 0.7 * s + ((bounded(x[3 % 6]) * 0.1)).sin();
        let mut t1 = (x[2 % 6] - 2.0);
        for i2 in 0..5 {
            let mut f3 = (chain(x[3 % 6], x[0 % 6]).unwrap_or(0.6) * ((s) * 0.3).exp().min(20.0));
            t1 += f3 * f3;
            let z4 = (f3 + s);
            let Some(g5) = Some((if let Some(z) = positive(s) { z * f3 } else { s })) else { panic!() };
            if matches!(positive(z4), Some(g) if g * g5 > 0.3) { s += g5; }
            s = 0.7 * s + (f3).sin();
        }
        chain(0.2, chain(1.6, 1.5).unwrap_or(0.6)).unwrap_or(0.6) + s + t1
    }

    #[compiled]
    pub fn p44(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let j1: i16 = 18; s *= (j1 as f64 * 0.1).cos();
        for i2 in 0..1 {
            let mut w3 = 0;
            while w3 < 4 && (w3 < 2 || (x[1 % 6] * s) < (x[1 % 6] * s)) {
                w3 += 1;
                s = 0.7 * s + ((match side(chain(x[w3 % 6], x[0 % 6]).unwrap_or(0.6)) { Side::Left => (x[w3 % 6] - x[0 % 6]), Side::Right => 0.4, Side::Both => chain(x[w3 % 6], x[0 % 6]).unwrap_or(0.6) })).sin();
            }
            let (l4, r5) = ((x[i2 % 6] / (1.5 + s * s)), ((x[3 % 6]).cos()).sin());
        }
        chain((s * 0.1), first(&[x[1 % 6], 0.9])).unwrap_or(0.6) + s
    }

    #[compiled]
    pub fn p45(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            let z2 = 0.1;
            let Some(g3) = Some((s).hypot(x[u1 % 6])) else { panic!() };
            if matches!(positive(z2), Some(g) if g * g3 > 0.3) { s += g3; }
            if 3 % 2 == 0 { continue; }
            let z4 = (match 1 % 3 { 0 => 1.2, 1 => g3, _ => 0.5 });
            let mut o5: Option<f64> = None;
        }
        let mut q6 = Pair { a: (s).atan(), b: [(match 1 % 3 { 0 => x[0 % 6], 1 => x[1 % 6], _ => 0.5 }), 0.4], n: 0 };
        let mut a7 = (match side(early(s, 1.3)) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => early(s, 1.3) });
        let mut u8 = 0;
        loop {
            u8 += 1; if u8 > 3 { break; }
            if (a7 * q6.b[0]) < (s / (1.5 + a7 * a7)) {
                s = 0.7 * s + ((match u8 % 3 { 0 => first(&[a7, s]), 1 => (-1.9), _ => 0.5 })).sin();
                let f9 = |y: f64| y * s + y.sin(); let c10 = f9(0.7);
            } else {
                if q6.a < (match 3 % 3 { 0 => 1.3, 1 => q6.b[1], _ => 0.5 }) && x[0] > 1.9 { return bounded((match side(a7) { Side::Left => s, Side::Right => 0.4, Side::Both => a7 })); }
            }
            let z11 = (1.3 * s);
            let mut a12 = 0.1; let a12 = loop { a12 += 0.4; if a12 * z11 > (x[u8 % 6] - q6.b[0]) || a12 > 1.2 { break a12 * (x[u8 % 6] - q6.b[0]); } };
            if (match u8 % 3 { 0 => a12, 1 => a12, _ => 0.5 }) < (0.9 * s) && x[0] > 1.9 { return a12; }
        }
        let mut t13 = (q6.b[1] * 0.8);
        for i14 in 0..5 {
            let mut f15 = (s * first(&[q6.b[1], q6.a]));
            t13 += f15 * f15;
            let z16 = early(x[(i14 * 1) % 6], q6.b[1]);
            let mut a17 = 0.1; let a17 = loop { a17 += 0.4; if a17 * z16 > q6.b[0] || a17 > 1.2 { break a17 * q6.b[0]; } };
            s = 0.7 * s + (((0.9 + a7) - (if first(&[x[1 % 6], x[2 % 6]]) < (q6.a * 1.8) && (x[(i14 + 1) % 6]).hypot(a17) > 0.2 { 0.2 } else { q6.a }))).sin();
            f15 += (((a7).hypot(a7) / (1.5 + bounded(s) * bounded(s)))).tanh();
        }
        (match side(0.7) { Side::Left => ((x[3 % 6]) * 0.3).exp().min(20.0), Side::Right => 0.4, Side::Both => 0.7 }) + s + a7 + t13 + q6.norm()
    }

    #[compiled]
    pub fn p46(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..3 {
            let mut v2 = x.to_vec();
            let mut w3 = 0;
            while w3 < 4 && (w3 < 2 || (match side(0.6) { Side::Left => s, Side::Right => 0.4, Side::Both => 0.6 }) < (s + 0.5) && (1.9).atan() > 0.2) {
                w3 += 1;
                let mut j4: u8 = (w3 * 3) as u8;
                for i5 in j4 % 3..3 { j4 = j4.wrapping_mul(3).wrapping_add(i5); s = (s * (x[i1 % 6] / (1.5 + s * s)) + (j4 % 97) as f64 * 0.01).sin(); }
                let z6 = (s).max(s);
                let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > 1.6 || a7 > 1.2 { break a7 * 1.6; } };
                let z8 = (match (w3 + 2) % 3 { 0 => 0.1, 1 => x[(j4 as usize % 5) % 6], _ => 0.5 });
                let Some(g9) = Some((v2[0 % v2.len()] * (f64::from(j4) * 0.03).sin())) else { panic!() };
                if matches!(positive(z8), Some(g) if g * g9 > 0.3) { s += g9; }
            }
        }
        let f10 = |y: f64| y * ((s) * 0.3).exp().min(20.0) + y.sin(); let c11 = f10((s - x[3 % 6]));
        s = s * 0.5 + early((match 2 % 3 { 0 => c11, 1 => x[3 % 6], _ => 0.5 }), 1.3);
        chain((c11 * x[0 % 6]), (s * x[3 % 6])).unwrap_or(0.6) + s + c11
    }

    #[compiled]
    pub fn p47(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        for i1 in 0..1 {
            let z2 = (0.1 + ends(&(*list)));
            let Some(g3) = Some((-s)) else { panic!() };
            if matches!(positive(z2), Some(g) if g * g3 > 0.3) { s += g3; }
            let z4 = bounded(s);
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > x[(k as usize % 5) % 6] || a5 > 1.2 { break a5 * x[(k as usize % 5) % 6]; } };
        }
        let mut u6 = 0;
        loop {
            u6 += 1; if u6 > 3 { break; }
            let mut a7 = ((bounded(s)) * 0.3).exp().min(20.0);
            let a8 = (if let Some(z) = positive((s / (1.5 + s * s))) { z * early((*list)[(u6 + 1) % (*list).len()], s) } else { (s / (1.5 + s * s)) });
            if ((*state).b[0] * (*state).a) < (match (k as usize % 5) % 3 { 0 => a8, 1 => (*state).a, _ => 0.5 }) { continue; }
            let z9 = a7;
            let mut a10 = 0.1; let a10 = loop { a10 += 0.4; if a10 * z9 > early(0.4, 0.8) || a10 > 1.2 { break a10 * early(0.4, 0.8); } };
        }
        for i11 in 0..3 {
            let at = (k as usize % 5) % (*list).len(); (*list).swap(at, 0);
            for (k12, e13) in (*list).iter_mut().enumerate() {
                *e13 = (((if let Some(z) = positive(0.9) { z * (*e13) } else { 0.9 }) * (((k % 83) as f64) * 0.03).sin())).sin() + 0.1 * *e13;
                let z14 = (if 2 % 2 == 0 { s } else { s });
                let Some(g15) = Some((*state).a) else { panic!() };
                if matches!(positive(z14), Some(g) if g * g15 > 0.3) { s += g15; }
            }
            let mut u16 = 0;
            loop {
                u16 += 1; if u16 > 3 { break; }
                (*state).b[1] = ((-(s * (*state).b[1]))).sin() * (*state).a;
                let j17 = ((k as u64).rem_euclid(5).max((k as u64).min(3))) as u64;
            }
            if first(&[(*state).b[1], x[(i11 + 1) % 6]]) < chain((*list)[1 % (*list).len()], x[(i11 + 2) % 6]).unwrap_or(0.6) { break; }
            let at = (i11 + 1) % (*list).len(); (*list)[at] = ((match 2 % 3 { 0 => (1.0 + s), 1 => (*state).b[0], _ => 0.5 })).sin();
        }
        let z18 = x[3 % 6];
        let mut h19 = Kind::Two { pair: Pair { a: z18, b: [0.3, (s * (*state).a)], n: 1 }, weight: (s * (*state).a) };
        ((first(&[(-x[(k as usize % 5) % 6]), x[1 % 6]]) + (*list).iter().sum::<f64>() + s + (*state).norm() + h19.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [first(&[(-x[(k as usize % 5) % 6]), x[1 % 6]]) + (*list).iter().sum::<f64>() + s + (*state).norm() + h19.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p48(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            if (x[(u1 * 3) % 6] * s) < x[2 % 6] && x[0] > 1.9 { return bounded((match (u1 * 1) % 3 { 0 => s, 1 => x[(u1 * 1) % 6], _ => 0.5 })); }
            let z2 = (1.5 - x[u1 % 6]);
            let mut h3 = Kind::Maybe(positive(z2));
            if 1 % 2 == 0 { break; }
            let a4 = (match side(first(&[0.7, x[1 % 6]])) { Side::Left => (x[(u1 * 2) % 6] * x[(u1 + 2) % 6]), Side::Right => 0.4, Side::Both => first(&[0.7, x[1 % 6]]) });
        }
        let j5: u32 = 25; s *= (j5 as f64 * 0.1).cos();
        let mut q6 = Pair { a: (if (x[2 % 6] / (1.5 + s * s)) < (x[1 % 6] * s) { 1.8 } else { x[2 % 6] }), b: [(match 1 % 3 { 0 => s, 1 => x[2 % 6], _ => 0.5 }), 0.4], n: 0 };
        ((match 3 % 3 { 0 => 1.8, 1 => s, _ => 0.5 }) / (1.5 + chain(s, x[1 % 6]).unwrap_or(0.6) * chain(s, x[1 % 6]).unwrap_or(0.6))) + s + q6.norm()
    }

    #[compiled]
    pub fn p49(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if halves(&(*list), s) < (s).atan2(1.4) {
            let z1 = (1.5 + 0.1);
            let mut h2 = Kind::Two { pair: Pair { a: z1, b: [0.3, (s * (*state).a)], n: 1 }, weight: (s * (*state).a) };
        } else {
            let z3 = (x[3 % 6]).tanh();
            let mut v4: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z3).collect(); row[1] + row[2].sin() }).collect();
            for mut k in 0..2 { k += 1; s = (v4[k] * s).sin(); }
        }
        for (k5, e6) in (*list).iter_mut().enumerate() {
            *e6 = (((if (s - (*state).b[1]) < chain(x[(k as usize % 5) % 6], (*e6)).unwrap_or(0.6) { (*state).a } else { (*state).a }) * (((k % 83) as f64) * 0.03).sin())).sin() + 0.1 * *e6;
            #[rerun]
            for i7 in 0..2 {
                let mut q8 = Pair { a: ((*state).b[0] + x[2 % 6]), b: [(match (k as usize % 5) % 3 { 0 => (*e6), 1 => (*state).b[1], _ => 0.5 }), 0.4], n: 0 };
            }
            if (k as usize % 5) % 2 == 0 { break; }
            if k5 % 2 == 0 && x[0] > 1.9 { return ((((*e6) / (1.5 + ((*state).a / (1.5 + (*state).b[1] * (*state).b[1])) * ((*state).a / (1.5 + (*state).b[1] * (*state).b[1]))))).tanh(), [((*e6) / (1.5 + ((*state).a / (1.5 + (*state).b[1] * (*state).b[1])) * ((*state).a / (1.5 + (*state).b[1] * (*state).b[1])))), x[0] * s]); }
        }
        ((s + (*list).iter().sum::<f64>() + s + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [s + (*list).iter().sum::<f64>() + s + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p50(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        s = 0.7 * s + (((match 1 % 3 { 0 => tips[0], 1 => tips[0], _ => 0.5 }) + x[1 % 6])).sin();
        let z1 = (-tips[1]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (tips[1] * (f64::from(k) * 0.03).sin()) || a2 > 1.2 { break a2 * (tips[1] * (f64::from(k) * 0.03).sin()); } };
        let z3 = chain(tips[1], tips[0]).unwrap_or(0.6);
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (tips[1] / (1.5 + 2.0 * 2.0)) || a4 > 1.2 { break a4 * (tips[1] / (1.5 + 2.0 * 2.0)); } };
        let mut u5 = 0;
        #[rerun]
        loop {
            u5 += 1; if u5 > 3 { break; }
            s = 0.7 * s + (x[0 % 6]).sin();
        }
        let mut t6 = (x[2 % 6]).tanh();
        for i7 in 0..2 {
            let mut f8 = early((if 1 % 2 == 0 { given } else { 0.5 }), x[2 % 6]);
            t6 += f8 * f8;
            let mut v9: Vec<f64> = x.iter().map(|y| y * (1.9 / (1.5 + 0.7 * 0.7))).collect();
            let z10 = (given * tips[1]);
            let mut v11 = v9.clone(); v11.push(s * z10); v11.truncate(1 + v11.len() / 2);
            for (k12, e13) in v11.iter_mut().enumerate() {
                *e13 = (first(&[(x[(k as usize % 5) % 6]).max(a4), (1.9 * 2.0)])).sin() + 0.1 * *e13;
                if k > 0 {
                    f8 = ((bounded(tips[1])).min((x[0 % 6] + 0.3))).sin();
                    f8 -= bounded(first(&[(tips[0] / (1.5 + f8 * f8)), (if let Some(z) = positive(given) { z * given } else { given })]));
                    let d14 = v9.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
                } else {
                    let z15 = (if let Some(z) = positive(x[3 % 6]) { z * x[0 % 6] } else { x[3 % 6] });
                    let Some(g16) = Some((s).atan2(a4)) else { panic!() };
                    if matches!(positive(z15), Some(g) if g * g16 > 0.3) { s += g16; }
                    let at = k12 % v9.len(); v9[at] *= ((-(v9[2 % v9.len()] + a2))).cos();
                }
                let m17 = descend(&mut v9, x[2], 3);
                s = 0.7 * s + (a4).sin();
            }
        }
        vec![s, ((0.8 + 1.2) * (if let Some(z) = positive(a4) { z * x[2 % 6] } else { a4 })) + s + given + tips[0] + tips[1] + a2 + a4 + t6 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p51(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        for i1 in 0..1 {
            if (match side(s) { Side::Left => (*list)[2 % (*list).len()], Side::Right => 0.4, Side::Both => s }) < (s + (*state).b[0]) && (s / (1.5 + s * s)) > 0.2 {
                let z2 = ((*state).b[1]).sin();
                let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > first(&[x[1 % 6], s]) || a3 > 1.2 { break a3 * first(&[x[1 % 6], s]); } };
                let z4 = (s + x[3 % 6]);
                let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (match side(1.0) { Side::Left => s, Side::Right => 0.4, Side::Both => 1.0 }) || a5 > 1.2 { break a5 * (match side(1.0) { Side::Left => s, Side::Right => 0.4, Side::Both => 1.0 }); } };
                if first(&[1.5, a3]) < (match side(x[(k as usize % 5) % 6]) { Side::Left => (*list)[0 % (*list).len()], Side::Right => 0.4, Side::Both => x[(k as usize % 5) % 6] }) { continue; }
                let z6 = 0.9;
                let a7 = (*list).first().unwrap() * z6 + (*list).get((*list).len() / 2).unwrap();
            } else {
                let j8: u64 = (k as u64).wrapping_add(17);
                let d9 = (*list).iter().filter(|a| **a > (-s)).map(|a| a * a).sum::<f64>();
            }
            let f10 = |y: f64| y * 0.1 + y.sin(); let c11 = f10(((s) * 0.3).exp().min(20.0));
            if 1.3 < (1.8 * (((k % 83) as f64) * 0.03).sin()) {
                s += (early(0.4, (match side((*state).a) { Side::Left => (*state).a, Side::Right => 0.4, Side::Both => (*state).a }))).tanh();
                let mut j12: i8 = !(k as i8) & 33;
                for i13 in j12 % 3..3 { j12 = j12.wrapping_mul(3).wrapping_add(i13); s = (s * (*state).b[0] + (j12 % 97) as f64 * 0.01).sin(); }
            } else {
                s -= bounded((((1.0 + (*state).b[1])) * 0.3).exp().min(20.0));
            }
        }
        let z14 = ((*state).a + (*list)[(k as usize % 5) % (*list).len()]);
        let mut v15: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z14).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v15[k] * s).sin(); }
        for (e16, e17) in v15.iter().zip(x.iter().skip(1)) {
            let z18 = bounded(s);
            let mut h19 = Kind::One(z18);
            let f20 = |y: f64| y * ((*e17) * (*list)[0 % (*list).len()]) + y.sin(); let c21 = f20(chain((*e17), (*state).a).unwrap_or(0.6));
            if bounded((*state).b[1]) < c21 { continue; }
            s = (x[1 % 6]).sin();
        }
        ((bounded((s * 1.0)) + (*list).iter().sum::<f64>() + v15.iter().sum::<f64>() + s + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [bounded((s * 1.0)) + (*list).iter().sum::<f64>() + v15.iter().sum::<f64>() + s + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p52(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (first(&[s, (x[1 % 6] * x[1 % 6])])).sin();
        let z1 = 1.7;
        let mut h2 = Kind::One(z1);
        ((s + x[3 % 6]) + (if (x[3 % 6]).min(x[0 % 6]) < s { x[0 % 6] } else { s })) + s + h2.size()
    }

    #[compiled]
    pub fn p53(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let z1 = chain(list[0], s).unwrap_or(0.6);
        let mut v2: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z1).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v2[k] * s).sin(); }
        #[rerun]
        for (k3, e4) in v2.iter_mut().enumerate() {
            *e4 = (first(&[((x[0 % 6]) * 0.3).exp().min(20.0), (-list[0])])).sin() + 0.1 * *e4;
            let mut w5 = 0;
            while w5 < 4 && (w5 < 2 || (if (match side(1.0) { Side::Left => 0.9, Side::Right => 0.4, Side::Both => 1.0 }) < (if let Some(z) = positive(0.3) { z * s } else { 0.3 }) && x[3 % 6] > 0.2 { 1.3 } else { x[1 % 6] }) < x[3 % 6]) {
                w5 += 1;
                let a6 = s;
                let j7: u64 = 22; s *= (j7 as f64 * 0.1).cos();
                let z8 = (0.1).atan2((*e4));
                let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (-s) || a9 > 1.2 { break a9 * (-s); } };
            }
            let (l10, r11) = (bounded(list[0]), (first(&[list[1], 0.6])).sin());
        }
        let (l12, r13) = ((match side(s) { Side::Left => v2[0 % v2.len()], Side::Right => 0.4, Side::Both => s }), (chain(s, list[0]).unwrap_or(0.6)).sin());
        #[rerun]
        for i14 in 0..1 {
            let mut j15: u8 = (i14 + 0) as u8;
            for i16 in j15 % 3..3 { j15 = j15.wrapping_mul(3).wrapping_add(i16); s = (s * (s * list[0]) + (j15 % 97) as f64 * 0.01).sin(); }
        }
        let mut t17 = (if chain(x[0 % 6], 0.9).unwrap_or(0.6) < 0.8 && (0.8 * v2[0 % v2.len()]) > 0.2 { 1.6 } else { v2[3 % v2.len()] });
        for i18 in 0..5 {
            let mut f19 = (match 0 % 3 { 0 => search(&v2, l12), 1 => (v2[(i18 * 1) % v2.len()] / (1.5 + v2[1 % v2.len()] * v2[1 % v2.len()])), _ => 0.5 });
            t17 += f19 * f19;
            let z20 = (x[1 % 6] - 0.3);
            let a21 = v2.first().unwrap() * z20 + v2.get(v2.len() / 2).unwrap();
            let z22 = (v2[1 % v2.len()]).min(list[0]);
            let Some(g23) = Some((-x[3 % 6])) else { panic!() };
            if matches!(positive(z22), Some(g) if g * g23 > 0.3) { s += g23; }
            let a24 = (-(v2[(i18 + 2) % v2.len()] + ends(&v2)));
        }
        list[0] += (if 1.8 < v2[2 % v2.len()] && (list[1] + list[1]) > 0.2 { search(&v2, v2[3 % v2.len()]) } else { r13 }) + v2.iter().sum::<f64>() + s + list[0] + list[1] + l12 + r13 + t17;
    }

    impl Model { #[compiled]
    pub fn p54(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = (match side(s) { Side::Left => self.scale, Side::Right => 0.4, Side::Both => s });
        let mut h2 = Kind::None;
        let z3 = (s).atan2(self.w[(k as usize % 5) % self.w.len()]);
        let Some(g4) = Some(early(0.3, self.pair.b[1])) else { panic!() };
        if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
        let mut t5 = (match side(self.pair.b[1]) { Side::Left => self.pair.b[1], Side::Right => 0.4, Side::Both => self.pair.b[1] });
        for i6 in 0..3 {
            let mut f7 = ((self.pair.a * self.scale) - (0.4 + self.pair.b[1]));
            t5 += f7 * f7;
            if self.n % 2 == 0 && x[0] > 1.9 { return (first(&[f7, f7]) * (self.pair.a - g4)); }
            let z8 = (g4 * 1.4);
            let a9 = 'a: { if k > 1 { break 'a z8; } for k in 0..3 { s = (s + z8 * k as f64).cos(); if s > 0.5 { break 'a s * (self.pair.b[1]).atan(); } } (self.pair.b[1]).atan() };
        }
        (((self.pair.b[1]) * 0.3).exp().min(20.0)).atan2(t5) + self.w.iter().sum::<f64>() + s + self.scale + g4 + t5 + self.pair.norm() + h2.size() + ((k % 89) as f64 * 0.01).cos()
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
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (x[1 % 6]).cos() || a5 > 1.2 { break a5 * (x[1 % 6]).cos(); } };
            let z6 = (a5).sin();
            let a7 = 'a: { if (0.7 * h2.size()) < (if let Some(z) = positive(x[(i3 + 0) % 6]) { z * s } else { x[(i3 + 0) % 6] }) && (if let Some(z) = positive(0.6) { z * x[2 % 6] } else { 0.6 }) > 0.2 { break 'a z6; } for k in 0..3 { s = (s + z6 * k as f64).cos(); if s > 0.5 { break 'a s * (x[(i3 * 3) % 6] * x[3 % 6]); } } (x[(i3 * 3) % 6] * x[3 % 6]) };
            let j8: u16 = 5; s *= (j8 as f64 * 0.1).cos();
        }
        s = 0.7 * s + ((match 3 % 3 { 0 => (x[0 % 6] / (1.5 + s * s)), 1 => s, _ => 0.5 })).sin();
        s = 0.7 * s + (((if let Some(z) = positive(s) { z * x[1 % 6] } else { s })).min((match side(x[1 % 6]) { Side::Left => x[0 % 6], Side::Right => 0.4, Side::Both => x[1 % 6] }))).sin();
        if (x[1 % 6] + 1.6) < early(x[0 % 6], s) {
            let z9 = (match 0 % 3 { 0 => x[0 % 6], 1 => x[0 % 6], _ => 0.5 });
            let mut h10 = Kind::None;
            if (if (match 1 % 3 { 0 => 1.5, 1 => 1.9, _ => 0.5 }) < (1.7 / (1.5 + s * s)) { s } else { x[2 % 6] }) < (if (match side(x[0 % 6]) { Side::Left => 0.1, Side::Right => 0.4, Side::Both => x[0 % 6] }) < x[0 % 6] && x[0 % 6] > 0.2 { 0.9 } else { s }) && x[0] > 1.9 { return (match 0 % 3 { 0 => (x[2 % 6] * x[2 % 6]), 1 => chain(s, x[0 % 6]).unwrap_or(0.6), _ => 0.5 }); }
        } else {
            let j11: i8 = 37; s *= (j11 as f64 * 0.1).cos();
        }
        let mut t12 = (match 0 % 3 { 0 => s, 1 => s, _ => 0.5 });
        for i13 in 0..2 {
            let mut f14 = (match (i13 + 2) % 3 { 0 => (0.5).hypot(s), 1 => x[(i13 * 1) % 6], _ => 0.5 });
            t12 += f14 * f14;
            if (f14).cos() < (-x[(i13 * 2) % 6]) && x[3 % 6] > 0.2 {
                let z15 = (s + f14);
                let mut h16 = Kind::None;
                f14 = f14 * 0.5 + bounded(bounded(x[(i13 + 1) % 6]));
                let z17 = (f14 * 1.8);
                let mut h18 = Kind::One(z17);
            } else {
                f14 = ((if let Some(z) = positive((match side(1.4) { Side::Left => s, Side::Right => 0.4, Side::Both => 1.4 })) { z * (f14 * f14) } else { (match side(1.4) { Side::Left => s, Side::Right => 0.4, Side::Both => 1.4 }) })).sin();
            }
            let z19 = first(&[x[(i13 + 1) % 6], x[3 % 6]]);
            let Some(g20) = Some((1.9 * 0.3)) else { panic!() };
            if matches!(positive(z19), Some(g) if g * g20 > 0.3) { s += g20; }
            let (l21, r22) = (first(&[g20, s]), ((match i13 % 3 { 0 => 1.3, 1 => x[(i13 * 2) % 6], _ => 0.5 })).sin());
        }
        ((1.1).cos() + (s + x[2 % 6])) + s + t12 + h2.size()
    }

    #[compiled]
    pub fn p56(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = (0.3 + tips[0]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > 1.7 || a2 > 1.2 { break a2 * 1.7; } };
        s *= ((x[0 % 6] - (-x[(k as usize % 5) % 6]))).cos();
        let j3: i32 = ((-x[(k as usize % 5) % 6]) * 2.0) as i32;
        let mut u4 = 0;
        loop {
            u4 += 1; if u4 > 3 { break; }
            let z5 = ((0.8) * 0.3).exp().min(20.0);
            let Some(g6) = Some((-0.5)) else { panic!() };
            if matches!(positive(z5), Some(g) if g * g6 > 0.3) { s += g6; }
        }
        vec![s, ((0.7 + 1.0) * (-given)) + s + given + tips[0] + tips[1] + a2 + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p57(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (first(&[(1.5 * s), (s).sin()])).sin();
        let z1 = x[3 % 6];
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (match 1 % 3 { 0 => x[2 % 6], 1 => 1.4, _ => 0.5 }) || a2 > 1.2 { break a2 * (match 1 % 3 { 0 => x[2 % 6], 1 => 1.4, _ => 0.5 }); } };
        s -= bounded(a2);
        (match 2 % 3 { 0 => chain(s, 0.5).unwrap_or(0.6), 1 => (x[0 % 6] + x[2 % 6]), _ => 0.5 }) + s + a2
    }

    impl Model { #[compiled]
    pub fn p58(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let (l1, r2) = ((x[(k as usize % 5) % 6] + self.pair.b[0]), (self.pair.b[1]).sin());
        let z3 = self.pair.b[0];
        let mut v4 = self.w.clone(); v4.push(s * z3); v4.truncate(1 + v4.len() / 2);
        let mut t5 = x[(k as usize % 5) % 6];
        for i6 in 0..3 {
            let mut f7 = first(&[chain(self.pair.a, self.w[2 % self.w.len()]).unwrap_or(0.6), (match side(l1) { Side::Left => r2, Side::Right => 0.4, Side::Both => l1 })]);
            t5 += f7 * f7;
            for i8 in 0..4 {
                let a9 = s;
            }
            let z10 = (match 1 % 3 { 0 => x[(k as usize % 5) % 6], 1 => v4[(k as usize % 5) % v4.len()], _ => 0.5 });
            let Some(g11) = Some((1.6 + self.pair.b[1])) else { panic!() };
            if matches!(positive(z10), Some(g) if g * g11 > 0.3) { s += g11; }
            let z12 = (f7 * (f64::from(k) * 0.03).sin());
            let a13 = self.w.pop().unwrap_or(0.3); if self.w.is_empty() { self.w.push((z12).cos()); }
        }
        ((0.1).atan2(x[(self.n * 1) % 6])).cos() + self.w.iter().sum::<f64>() + v4.iter().sum::<f64>() + s + self.scale + l1 + r2 + t5 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p59(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (if let Some(z) = positive(x[1 % 6]) { z * x[3 % 6] } else { x[1 % 6] });
        let Some(g2) = Some((if (-s) < (s + x[0 % 6]) { s } else { 1.6 })) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        #[rerun]
        for i3 in 0..4 {
            s += ((if first(&[x[2 % 6], s]) < 1.4 { (match 2 % 3 { 0 => x[(i3 * 3) % 6], 1 => x[(i3 * 2) % 6], _ => 0.5 }) } else { (s + x[i3 % 6]) })).tanh();
            for i4 in 0..1 {
                let j5: u64 = 55;
                if (match i3 % 3 { 0 => x[i3 % 6], 1 => x[1 % 6], _ => 0.5 }) < (s - g2) && g2 > 0.2 { break; }
                let z6 = bounded(x[(i3 + 0) % 6]);
                let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (1.7 + x[3 % 6]) || a7 > 1.2 { break a7 * (1.7 + x[3 % 6]); } };
            }
            s = 0.7 * s + ((chain(g2, x[0 % 6]).unwrap_or(0.6) * early(s, 1.4))).sin();
        }
        let z8 = (match 2 % 3 { 0 => x[3 % 6], 1 => 0.2, _ => 0.5 });
        let a9 = 'a: { if s < bounded(s) { break 'a z8; } for k in 0..3 { s = (s + z8 * k as f64).cos(); if s > 0.5 { break 'a s * (-x[1 % 6]); } } (-x[1 % 6]) };
        let mut a10 = ((x[1 % 6] / (1.5 + x[0 % 6] * x[0 % 6])) * (x[1 % 6]).max(a9));
        if (x[1 % 6] * x[0 % 6]) < (x[0 % 6] * a10) && (match 3 % 3 { 0 => x[0 % 6], 1 => 1.2, _ => 0.5 }) > 0.2 && x[0] > 1.9 { return (early(s, a9) + ((x[1 % 6]) * 0.3).exp().min(20.0)); }
        let mut t11 = (2.0 * a10);
        for i12 in 0..1 {
            let mut f13 = (((g2) * 0.3).exp().min(20.0) * first(&[x[(i12 * 3) % 6], 0.1]));
            t11 += f13 * f13;
            s = 0.7 * s + (((x[0 % 6] * f13) + x[(i12 + 2) % 6])).sin();
        }
        (if let Some(z) = positive((x[3 % 6]).sin()) { z * a9 } else { (x[3 % 6]).sin() }) + s + g2 + a9 + a10 + t11
    }

    #[compiled]
    pub fn p60(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..1 {
            if i1 % 2 == 0 {
                let z2 = (if (s + x[(i1 * 2) % 6]) < (match (i1 + 0) % 3 { 0 => s, 1 => 0.4, _ => 0.5 }) { 1.6 } else { s });
                let Some(g3) = Some((x[0 % 6]).max(s)) else { panic!() };
                if matches!(positive(z2), Some(g) if g * g3 > 0.3) { s += g3; }
                let mut q4 = Pair { a: (-g3), b: [(match side(1.3) { Side::Left => g3, Side::Right => 0.4, Side::Both => 1.3 }), 0.4], n: 0 };
                let j5: i8 = 64; s *= (j5 as f64 * 0.1).cos();
                if 3 % 2 == 0 { break; }
                let z6 = bounded(g3);
                let Some(g7) = Some((x[(i1 * 2) % 6] + 1.0)) else { panic!() };
                if matches!(positive(z6), Some(g) if g * g7 > 0.3) { s += g7; }
            } else {
                s = s * 0.5 + ((s / (1.5 + s * s)) / (1.5 + x[i1 % 6] * x[i1 % 6]));
                let j8: i16 = 49;
            }
            if (match 3 % 3 { 0 => s, 1 => 0.3, _ => 0.5 }) < (x[(i1 * 1) % 6]).min(1.5) && (match i1 % 3 { 0 => 1.3, 1 => s, _ => 0.5 }) > 0.2 {
                s += ((if let Some(z) = positive((0.7 - s)) { z * (match side(x[2 % 6]) { Side::Left => s, Side::Right => 0.4, Side::Both => x[2 % 6] }) } else { (0.7 - s) })).tanh();
                s = 0.7 * s + (bounded((x[3 % 6] - s))).sin();
                let (l9, r10) = (s, ((1.9 * x[1 % 6])).sin());
            } else {
                let z11 = (s + x[(i1 + 1) % 6]);
                let mut h12 = Kind::Maybe(positive(z11));
            }
            if (match side(s) { Side::Left => x[i1 % 6], Side::Right => 0.4, Side::Both => s }) < (1.9 * 0.2) { break; }
            let mut q13 = Pair { a: x[i1 % 6], b: [((x[(i1 + 1) % 6]) * 0.3).exp().min(20.0), 0.4], n: 0 };
        }
        s *= (1.5).cos();
        let z14 = (-s);
        let mut o15: Option<f64> = None;
        let z16 = (0.9 / (1.5 + x[0 % 6] * x[0 % 6]));
        let Some(g17) = Some((match side(x[1 % 6]) { Side::Left => s, Side::Right => 0.4, Side::Both => x[1 % 6] })) else { panic!() };
        if matches!(positive(z16), Some(g) if g * g17 > 0.3) { s += g17; }
        ((g17 * g17) * early(0.9, s)) + s + g17 + o15.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p61(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (s).sin();
        let a2 = 'a: { if (1.0 * s) < (s * s) { break 'a z1; } for k in 0..3 { s = (s + z1 * k as f64).cos(); if s > 0.5 { break 'a s * (match 2 % 3 { 0 => x[0 % 6], 1 => s, _ => 0.5 }); } } (match 2 % 3 { 0 => x[0 % 6], 1 => s, _ => 0.5 }) };
        s = 0.7 * s + (((a2).atan2(1.7)).sin()).sin();
        ((x[3 % 6] + x[3 % 6])).sin() + s + a2
    }

    #[compiled]
    pub fn p62(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if early(s, 0.9) < (if let Some(z) = positive(s) { z * 1.6 } else { s }) && (1.0 * x[3 % 6]) > 0.2 && x[0] > 1.9 { return (-(match 1 % 3 { 0 => 1.3, 1 => s, _ => 0.5 })); }
        s *= ((match 1 % 3 { 0 => bounded(x[2 % 6]), 1 => (x[0 % 6] * 1.9), _ => 0.5 })).cos();
        (match side((1.1 / (1.5 + s * s))) { Side::Left => first(&[x[2 % 6], s]), Side::Right => 0.4, Side::Both => (1.1 / (1.5 + s * s)) }) + s
    }

    #[compiled]
    pub fn p63(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (x[3 % 6] - 0.7);
        let a2 = 'a: { if (match 0 % 3 { 0 => x[3 % 6], 1 => 0.7, _ => 0.5 }) < ((x[2 % 6]) * 0.3).exp().min(20.0) { break 'a z1; } for k in 0..3 { s = (s + z1 * k as f64).cos(); if s > 0.5 { break 'a s * bounded(x[3 % 6]); } } bounded(x[3 % 6]) };
        let mut w3 = 0;
        #[rerun]
        while w3 < 4 && (w3 < 2 || bounded(x[0 % 6]) < first(&[s, 2.0])) {
            w3 += 1;
            s = s * 0.5 + (match (w3 * 2) % 3 { 0 => (match (w3 * 2) % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 }), 1 => s, _ => 0.5 });
            let z4 = (match 3 % 3 { 0 => x[(w3 + 1) % 6], 1 => x[2 % 6], _ => 0.5 });
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > 0.6 || a5 > 1.2 { break a5 * 0.6; } };
        }
        (match 3 % 3 { 0 => (s).min(x[2 % 6]), 1 => (x[1 % 6] + x[3 % 6]), _ => 0.5 }) + s + a2
    }

    impl Model { #[compiled]
    pub fn p64(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = (self.scale).atan2(self.scale);
        let mut v2: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z1).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v2[k] * s).sin(); }
        self.scale -= bounded((-(self.pair.b[0] * self.scale)));
        let z3 = chain(0.4, self.pair.b[1]).unwrap_or(0.6);
        let mut h4 = Kind::Two { pair: Pair { a: z3, b: [0.3, (self.pair.b[0] - s)], n: 1 }, weight: (self.pair.b[0] - s) };
        self.scale = (s).sin();
        let mut t5 = chain(self.scale, x[1 % 6]).unwrap_or(0.6);
        for i6 in 0..1 {
            let mut f7 = ((self.scale * x[3 % 6]) * (0.1 * s));
            t5 += f7 * f7;
            let mut v8: Vec<f64> = x.iter().map(|y| y * (self.scale - v2[0 % v2.len()])).collect();
            if (self.scale * self.pair.b[0]) < bounded(x[self.n % 6]) && (v2[(k as usize % 5) % v2.len()] + 0.9) > 0.2 {
                let mut u9 = 0;
                loop {
                    u9 += 1; if u9 > 3 { break; }
                    f7 = (((match (k as usize % 5) % 3 { 0 => s, 1 => self.pair.b[1], _ => 0.5 })).min(f7)).sin();
                    let z10 = first(&[self.w[(k as usize % 5) % self.w.len()], self.pair.b[0]]);
                    let mut h11 = Kind::One(z10);
                }
                let z12 = (match side(self.scale) { Side::Left => 1.9, Side::Right => 0.4, Side::Both => self.scale });
                let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > (self.pair.a / (1.5 + 1.4 * 1.4)) || a13 > 1.2 { break a13 * (self.pair.a / (1.5 + 1.4 * 1.4)); } };
            } else {
                if (0.4 + v8[(self.n + 0) % v8.len()]) < (f7 + 0.4) && search(&v8, s) > 0.2 {
                    let at = i6 % v2.len(); v2.swap(at, 0);
                    let mut a14 = early((s).tanh(), (1.9 + f7));
                    let z15 = (self.scale + x[2 % 6]);
                    let mut v16 = v8.clone(); v16.push(s * z15); v16.truncate(1 + v16.len() / 2);
                } else {
                    let d17 = v2.chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
                }
                f7 -= bounded((-(f7 * self.pair.a)));
                let d18 = self.w.iter().filter(|a| **a > (self.scale).min(1.8)).map(|a| a * a).sum::<f64>();
            }
        }
        (first(&[self.scale, self.scale]) * (t5 - t5)) + self.w.iter().sum::<f64>() + v2.iter().sum::<f64>() + s + self.scale + t5 + self.pair.norm() + h4.size() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p65(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = first(&[0.5, (*list)[(k as usize % 5) % (*list).len()]]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (*list)[(k as usize % 5) % (*list).len()] || a2 > 1.2 { break a2 * (*list)[(k as usize % 5) % (*list).len()]; } };
        let j3 = ((k as u32).rem_euclid(5).max((k as u32).min(3))) as u32;
        let z4 = (a2 * (((k % 83) as f64) * 0.03).sin());
        let mut h5 = Kind::Maybe(positive(z4));
        #[rerun]
        for (k6, e7) in (*list).iter_mut().enumerate() {
            *e7 = ((0.1).min((match (j3 as usize % 5) % 3 { 0 => x[2 % 6], 1 => x[(k as usize % 5) % 6], _ => 0.5 }))).sin() + 0.1 * *e7;
            for i8 in 0..2 {
                (*state).b[1] = (early((if let Some(z) = positive((*e7)) { z * a2 } else { (*e7) }), (x[(i8 * 1) % 6] + (*e7)))).sin() * (*state).a;
                let f9 = |y: f64| y * bounded(x[(j3 as usize % 5) % 6]) + y.sin(); let c10 = f9(bounded((*state).b[1]));
            }
        }
        let mut t11 = bounded((*state).b[1]);
        for i12 in 0..3 {
            let mut f13 = ((((*state).b[1]) * 0.3).exp().min(20.0) * h5.size());
            t11 += f13 * f13;
            let z14 = search(&(*list), 1.4);
            let mut i15 = z14.abs() as usize % (*list).len(); (i15, (*list)[i15], s) = ((i15 + 1) % (*list).len(), s * z14, (((*list)[(j3 as usize % 5) % (*list).len()]) * 0.3).exp().min(20.0));
            if (if (f13 / (1.5 + a2 * a2)) < (f13 + (*state).b[0]) { 1.0 } else { f13 }) < chain(a2, s).unwrap_or(0.6) && (a2 + (*state).b[0]) > 0.2 {
                let f16 = |y: f64| y * ((*state).b[0] / (1.5 + a2 * a2)) + y.sin(); let c17 = f16(((a2) * 0.3).exp().min(20.0));
                let mut v18 = vec![chain((*state).b[0], 0.1).unwrap_or(0.6), (2.0 + x[3 % 6])];
                let z19 = (1.2 + c17);
                let mut v20 = v18.clone(); v20.push(s * z19); v20.truncate(1 + v20.len() / 2);
            } else {
                f13 -= bounded(((f13 * (*list)[(k as usize % 5) % (*list).len()]) * (((k % 83) as f64) * 0.03).sin()));
                let (l21, r22) = (halves(&(*list), x[i15 % 6]), ((match 0 % 3 { 0 => 1.8, 1 => 1.8, _ => 0.5 })).sin());
                let mut a23 = (-(if ((*state).a * s) < along(&(*list), a2) { x[(k as usize % 5) % 6] } else { (*state).a }));
            }
            f13 *= (((if (x[(j3 as usize % 5) % 6] * (f64::from(j3) * 0.03).sin()) < (((*state).b[0]) * 0.3).exp().min(20.0) { 1.2 } else { 1.3 }) + ((*state).a * (*list)[i12 % (*list).len()]))).cos();
        }
        (((first(&[a2, (*state).a]) * (((k % 83) as f64) * 0.03).sin()) + (*list).iter().sum::<f64>() + s + a2 + t11 + (*state).norm() + h5.size() + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos()).tanh(), [(first(&[a2, (*state).a]) * (((k % 83) as f64) * 0.03).sin()) + (*list).iter().sum::<f64>() + s + a2 + t11 + (*state).norm() + h5.size() + ((k % 89) as f64 * 0.01).cos() + ((j3 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p66(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let mut w1 = 0;
        #[rerun]
        while w1 < 4 && (w1 < 2 || (self.pair.a + self.pair.a) < (self.w[(k as usize % 5) % self.w.len()] * self.pair.b[1])) {
            w1 += 1;
            let z2 = search(&self.w, self.w[(self.n + 0) % self.w.len()]);
            let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > (self.scale).tanh() || a3 > 1.2 { break a3 * (self.scale).tanh(); } };
        }
        let z4 = (if self.n % 2 == 0 { s } else { self.pair.b[1] });
        let Some(g5) = Some((self.pair.b[1]).atan()) else { panic!() };
        if matches!(positive(z4), Some(g) if g * g5 > 0.3) { s += g5; }
        let a6 = (halves(&self.w, x[0 % 6]) * halves(&self.w, x[0 % 6]));
        ((match side(0.2) { Side::Left => 1.9, Side::Right => 0.4, Side::Both => 0.2 }) - (a6).atan2(self.w[(k as usize % 5) % self.w.len()])) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + g5 + a6 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p67(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 });
        let a2 = (*list).first().unwrap() * z1 + (*list).get((*list).len() / 2).unwrap();
        let z3 = ((*state).a).min(0.9);
        let mut h4 = Kind::Two { pair: Pair { a: z3, b: [0.3, ((*list)[0 % (*list).len()] + (*state).a)], n: 1 }, weight: ((*list)[0 % (*list).len()] + (*state).a) };
        if (a2 * h4.size()) < (if (s + ends(&(*list))) < (x[0 % 6] + (*state).b[1]) { x[2 % 6] } else { a2 }) {
            let z5 = (0.5 + ends(&(*list)));
            let a6 = shrink(&mut (*list), bounded(z5));
            let j7: i32 = (k as i32) % 7 ^ (k as i32) >> 1;
            let mut v8 = x.to_vec();
        } else {
            let mut q9 = Pair { a: early(a2, (*state).b[0]), b: [(s * 1.4), 0.4], n: 0 };
        }
        if s < (x[0 % 6]).hypot(s) {
            let z10 = ((*state).b[0] * (((k % 83) as f64) * 0.03).sin());
            let mut h11 = Kind::Maybe(positive(z10));
        } else {
            let mut u12 = 0;
            loop {
                u12 += 1; if u12 > 3 { break; }
                let j13: i16 = ((if let Some(z) = positive(s) { z * (*state).b[0] } else { s }) * 2.0) as i16;
                if ((1.9) * 0.3).exp().min(20.0) < ((*state).a * x[2 % 6]) && x[0] > 1.9 { return ((along(&(*list), (s * (f64::from(j13) * 0.03).sin()))).tanh(), [along(&(*list), (s * (f64::from(j13) * 0.03).sin())), x[0] * s]); }
                if (*state).b[1] < (x[2 % 6] + a2) { continue; }
                let d14 = (*list).iter().rev().fold(0.3, |m, a| (m * a + (match side(s) { Side::Left => (*state).b[0], Side::Right => 0.4, Side::Both => s })).cos());
            }
            let (l15, r16) = ((a2 + x[1 % 6]), ((if (match 2 % 3 { 0 => (*state).b[1], 1 => a2, _ => 0.5 }) < (a2 / (1.5 + s * s)) { s } else { a2 })).sin());
        }
        let z17 = 1.9;
        let mut h18 = Kind::Two { pair: Pair { a: z17, b: [0.3, ((*state).a * (((k % 83) as f64) * 0.03).sin())], n: 1 }, weight: ((*state).a * (((k % 83) as f64) * 0.03).sin()) };
        ((s + (*list).iter().sum::<f64>() + s + a2 + (*state).norm() + h4.size() + h18.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [s + (*list).iter().sum::<f64>() + s + a2 + (*state).norm() + h4.size() + h18.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p68(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (if (if let Some(z) = positive(x[2 % 6]) { z * x[3 % 6] } else { x[2 % 6] }) < s { s } else { s }) < x[0 % 6] {
            let mut v1 = vec![first(&[s, x[3 % 6]]); 3];
            let mut w2 = 0;
            while w2 < 4 && (w2 < 2 || chain(0.5, v1[0 % v1.len()]).unwrap_or(0.6) < (match 3 % 3 { 0 => 1.0, 1 => v1[3 % v1.len()], _ => 0.5 }) && s > 0.2) {
                w2 += 1;
                #[rerun]
                for (k3, e4) in v1.iter_mut().enumerate() {
                    *e4 = ((early(s, s) + x[k3 % 6])).sin() + 0.1 * *e4;
                    let f5 = |y: f64| y * x[(k3 * 2) % 6] + y.sin(); let c6 = f5(((0.4) * 0.3).exp().min(20.0));
                    let z7 = (match (k3 * 1) % 3 { 0 => 1.4, 1 => c6, _ => 0.5 });
                    let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > (1.3 * 1.8) || a8 > 1.2 { break a8 * (1.3 * 1.8); } };
                    let mut v9 = vec![(c6).hypot(c6), (match side(x[2 % 6]) { Side::Left => x[(w2 + 2) % 6], Side::Right => 0.4, Side::Both => x[2 % 6] })];
                }
                for (e10, e11) in v1.iter().zip(x.iter().skip(1)) {
                    s = 0.7 * s + (search(&v1, (if early(v1[2 % v1.len()], 0.8) < x[1 % 6] { (*e11) } else { x[(w2 + 0) % 6] }))).sin();
                    let d12 = v1.iter().rev().fold(0.3, |m, a| (m * a + (s / (1.5 + s * s))).cos());
                }
            }
            if (1.0 * 1.9) < (s + v1[3 % v1.len()]) && x[0] > 1.9 { return ((s).tanh() / (1.5 + (match 3 % 3 { 0 => v1[3 % v1.len()], 1 => v1[0 % v1.len()], _ => 0.5 }) * (match 3 % 3 { 0 => v1[3 % v1.len()], 1 => v1[0 % v1.len()], _ => 0.5 }))); }
        } else {
            let mut u13 = 0;
            loop {
                u13 += 1; if u13 > 3 { break; }
                let j14: u16 = 26; s *= (j14 as f64 * 0.1).cos();
                if 0 % 2 == 0 {
                    let z15 = x[1 % 6];
                    let a16 = 'a: { if 2 % 2 == 0 { break 'a z15; } for k in 0..3 { s = (s + z15 * k as f64).cos(); if s > 0.5 { break 'a s * bounded(x[(u13 * 2) % 6]); } } bounded(x[(u13 * 2) % 6]) };
                    let z17 = (if let Some(z) = positive(x[3 % 6]) { z * s } else { x[3 % 6] });
                    let mut a18 = 0.1; let a18 = loop { a18 += 0.4; if a18 * z17 > (if x[(u13 * 3) % 6] < (if let Some(z) = positive(x[2 % 6]) { z * a16 } else { x[2 % 6] }) { s } else { x[2 % 6] }) || a18 > 1.2 { break a18 * (if x[(u13 * 3) % 6] < (if let Some(z) = positive(x[2 % 6]) { z * a16 } else { x[2 % 6] }) { s } else { x[2 % 6] }); } };
                    if (x[(u13 + 2) % 6] - x[2 % 6]) < first(&[x[u13 % 6], a16]) { continue; }
                    let mut q19 = Pair { a: (a18 + x[3 % 6]), b: [(0.1 / (1.5 + x[1 % 6] * x[1 % 6])), 0.4], n: 0 };
                } else {
                    let mut v20 = vec![x[1 % 6]; 2];
                    let mut a21 = ((s).hypot(x[(u13 + 1) % 6])).sin();
                    if 3 % 2 == 0 { continue; }
                    let m22 = mix(&mut v20, &mut a21, x[0]);
                }
                s = 0.7 * s + ((match side((if let Some(z) = positive(0.3) { z * s } else { 0.3 })) { Side::Left => first(&[0.7, x[2 % 6]]), Side::Right => 0.4, Side::Both => (if let Some(z) = positive(0.3) { z * s } else { 0.3 }) })).sin();
            }
            s = 0.7 * s + (((x[0 % 6]).min(1.1) * 1.5)).sin();
        }
        let mut a23 = (match 3 % 3 { 0 => (if (0.8 - x[3 % 6]) < (s).atan() { x[2 % 6] } else { x[1 % 6] }), 1 => (if (if let Some(z) = positive(s) { z * x[1 % 6] } else { s }) < (-s) { 0.2 } else { s }), _ => 0.5 });
        let z24 = (x[1 % 6] * 2.0);
        let mut h25 = Kind::One(z24);
        let mut t26 = (if (s * x[0 % 6]) < (x[0 % 6] - x[1 % 6]) { x[2 % 6] } else { a23 });
        for i27 in 0..1 {
            let mut f28 = (early(a23, x[2 % 6]) * first(&[a23, x[0 % 6]]));
            t26 += f28 * f28;
            f28 += (((f28 * x[3 % 6]) / (1.5 + early(x[(i27 * 2) % 6], f28) * early(x[(i27 * 2) % 6], f28)))).tanh();
            let (l29, r30) = (x[3 % 6], ((x[0 % 6] + x[i27 % 6])).sin());
        }
        ((bounded(t26)) * 0.3).exp().min(20.0) + s + a23 + t26 + h25.size()
    }

    #[compiled]
    pub fn p69(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        for i1 in 0..1 {
            s -= bounded(x[1 % 6]);
            s = 0.7 * s + ((if let Some(z) = positive(chain(x[(i1 * 3) % 6], 1.9).unwrap_or(0.6)) { z * (match 1 % 3 { 0 => list[1], 1 => 0.8, _ => 0.5 }) } else { chain(x[(i1 * 3) % 6], 1.9).unwrap_or(0.6) })).sin();
            if list[1] < (s / (1.5 + s * s)) {
                let z2 = (-list[0]);
                let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > (1.4 * 1.9) || a3 > 1.2 { break a3 * (1.4 * 1.9); } };
                let z4 = x[1 % 6];
                let mut o5: Option<f64> = None;
            } else {
                let z6 = bounded(x[3 % 6]);
                let Some(g7) = Some((1.2 * list[0])) else { panic!() };
                if matches!(positive(z6), Some(g) if g * g7 > 0.3) { s += g7; }
            }
        }
        let z8 = x[0 % 6];
        let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (s - x[2 % 6]) || a9 > 1.2 { break a9 * (s - x[2 % 6]); } };
        let mut u10 = 0;
        loop {
            u10 += 1; if u10 > 3 { break; }
            s += (((match (u10 * 3) % 3 { 0 => x[2 % 6], 1 => x[(u10 + 0) % 6], _ => 0.5 })).tanh()).tanh();
            let z11 = chain(1.3, 1.9).unwrap_or(0.6);
            let Some(g12) = Some((match u10 % 3 { 0 => 1.3, 1 => s, _ => 0.5 })) else { panic!() };
            if matches!(positive(z11), Some(g) if g * g12 > 0.3) { s += g12; }
        }
        s = s * 0.5 + early((x[3 % 6] + a9), (match 2 % 3 { 0 => list[0], 1 => list[1], _ => 0.5 }));
        let mut t13 = (match 2 % 3 { 0 => x[3 % 6], 1 => x[3 % 6], _ => 0.5 });
        for i14 in 0..1 {
            let mut f15 = ((if let Some(z) = positive(x[i14 % 6]) { z * a9 } else { x[i14 % 6] }) * list[0]);
            t13 += f15 * f15;
            s = 0.7 * s + (((f15 * s) + first(&[s, 0.8]))).sin();
            s = 0.7 * s + (chain((x[0 % 6]).atan2(1.8), ((2.0) * 0.3).exp().min(20.0)).unwrap_or(0.6)).sin();
            s = 0.7 * s + ((if let Some(z) = positive((match (i14 + 1) % 3 { 0 => 1.8, 1 => 0.6, _ => 0.5 })) { z * ((s) * 0.3).exp().min(20.0) } else { (match (i14 + 1) % 3 { 0 => 1.8, 1 => 0.6, _ => 0.5 }) })).sin();
        }
        list[0] += (if let Some(z) = positive((x[2 % 6]).atan()) { z * first(&[x[0 % 6], 0.6]) } else { (x[2 % 6]).atan() }) + s + list[0] + list[1] + a9 + t13;
    }

    #[compiled]
    pub fn p70(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = first(&[1.8, x[0 % 6]]);
        let Some(g2) = Some((match 2 % 3 { 0 => x[1 % 6], 1 => x[2 % 6], _ => 0.5 })) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let mut a3 = first(&[(match 0 % 3 { 0 => g2, 1 => g2, _ => 0.5 }), chain(g2, x[0 % 6]).unwrap_or(0.6)]);
        s = 0.7 * s + ((if (a3 + s) < 0.6 { 0.2 } else { (if x[2 % 6] < x[0 % 6] { x[1 % 6] } else { x[2 % 6] }) })).sin();
        ((if let Some(z) = positive(a3) { z * x[1 % 6] } else { a3 }) - (0.3 * x[0 % 6])) + s + g2 + a3
    }

    #[compiled]
    pub fn p71(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        if (list[0] / (1.5 + list[0] * list[0])) < chain(0.6, x[3 % 6]).unwrap_or(0.6) {
            s = 0.7 * s + (x[1 % 6]).sin();
        } else {
            let (l1, r2) = ((list[0] * x[0 % 6]), (first(&[list[0], x[3 % 6]])).sin());
            s = 0.7 * s + ((if (0.8).hypot(l1) < (match side(0.6) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => 0.6 }) { (-s) } else { (s).sin() })).sin();
        }
        let z3 = first(&[0.6, list[1]]);
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > chain(x[3 % 6], 0.9).unwrap_or(0.6) || a4 > 1.2 { break a4 * chain(x[3 % 6], 0.9).unwrap_or(0.6); } };
        if (x[0 % 6] + a4) < 1.9 {
            if chain(s, x[1 % 6]).unwrap_or(0.6) < (0.2 * x[1 % 6]) && (x[1 % 6] + x[3 % 6]) > 0.2 {
                s = 0.7 * s + (((if let Some(z) = positive(list[1]) { z * list[0] } else { list[1] }) - (match 3 % 3 { 0 => list[0], 1 => a4, _ => 0.5 }))).sin();
                let j5: i32 = ((s - x[3 % 6]) * 2.0) as i32;
            } else {
                if (match 3 % 3 { 0 => x[1 % 6], 1 => list[1], _ => 0.5 }) < first(&[x[3 % 6], x[3 % 6]]) && x[0] > 1.9 { list[0] += 1.1; return; }
                let z6 = bounded(0.4);
                let Some(g7) = Some((x[0 % 6] * list[1])) else { panic!() };
                if matches!(positive(z6), Some(g) if g * g7 > 0.3) { s += g7; }
                let z8 = (x[3 % 6] * s);
                let Some(g9) = Some(early(a4, list[0])) else { panic!() };
                if matches!(positive(z8), Some(g) if g * g9 > 0.3) { s += g9; }
            }
            let z10 = first(&[s, list[1]]);
            let Some(g11) = Some(((x[0 % 6]) * 0.3).exp().min(20.0)) else { panic!() };
            if matches!(positive(z10), Some(g) if g * g11 > 0.3) { s += g11; }
        } else {
            if early(s, a4) < (if (match side(1.4) { Side::Left => x[1 % 6], Side::Right => 0.4, Side::Both => 1.4 }) < (match side(x[1 % 6]) { Side::Left => list[1], Side::Right => 0.4, Side::Both => x[1 % 6] }) { 1.7 } else { list[0] }) && ((x[3 % 6]) * 0.3).exp().min(20.0) > 0.2 && x[0] > 1.9 { list[0] += ((-a4) - (list[1] * x[0 % 6])); return; }
        }
        list[0] += (match 0 % 3 { 0 => (x[1 % 6]).atan2(list[0]), 1 => first(&[a4, list[1]]), _ => 0.5 }) + s + list[0] + list[1] + a4;
    }

    #[compiled]
    pub fn p72(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let mut v1: Vec<f64> = x.iter().map(|y| y * bounded(x[0 % 6])).collect();
        #[rerun]
        for i2 in 0..2 {
            v1.push(((if let Some(z) = positive(list[1]) { z * (match (i2 + 1) % 3 { 0 => v1[0 % v1.len()], 1 => 0.9, _ => 0.5 }) } else { list[1] })).sin());
        }
        list[0] += (if let Some(z) = positive(x[0 % 6]) { z * (1.4).min(list[0]) } else { x[0 % 6] }) + v1.iter().sum::<f64>() + s + list[0] + list[1];
    }

    #[compiled]
    pub fn p73(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if (0.4 * (*state).b[1]) < halves(&(*list), (*state).b[1]) {
            let d1 = (*list).windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
            s *= (bounded((2.0 + (*list)[0 % (*list).len()]))).cos();
            #[rerun]
            for i2 in 0..3 {
                let z3 = ((1.7) * 0.3).exp().min(20.0);
                let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > bounded((*list)[0 % (*list).len()]) || a4 > 1.2 { break a4 * bounded((*list)[0 % (*list).len()]); } };
                let z5 = (if let Some(z) = positive((*state).a) { z * s } else { (*state).a });
                let mut v6: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z5).collect(); row[1] + row[2].sin() }).collect();
                for mut k in 0..2 { k += 1; s = (v6[k] * s).sin(); }
                if k > 6 { continue; }
                let mut u7 = 0;
                loop {
                    u7 += 1; if u7 > 3 { break; }
                    (*state).b[1] = ((-(s - s))).sin() * (*state).a;
                    s -= bounded((match (k as usize % 5) % 3 { 0 => (s + (*list)[1 % (*list).len()]), 1 => d1, _ => 0.5 }));
                    let mut v8 = x.to_vec();
                }
            }
        } else {
            let z9 = chain(s, x[3 % 6]).unwrap_or(0.6);
            let a10 = (*list).pop().unwrap_or(0.3); if (*list).is_empty() { (*list).push((z9).cos()); }
            let z11 = (0.6 * (((k % 83) as f64) * 0.03).sin());
            let mut h12 = Kind::One(z11);
            let f13 = |y: f64| y * (*list)[(k as usize % 5) % (*list).len()] + y.sin(); let c14 = f13(1.8);
        }
        if ((*state).b[1]).min(x[(k as usize % 5) % 6]) < (0.6 * (((k % 83) as f64) * 0.03).sin()) {
            let z15 = ((*state).b[0] + ends(&(*list)));
            let mut o16: Option<f64> = None;
            s = s * 0.5 + (if (s * 0.6) < s { (match 0 % 3 { 0 => (*list)[0 % (*list).len()], 1 => s, _ => 0.5 }) } else { ((*state).b[0] + (*state).a) });
        } else {
            let (l17, r18) = (((*state).b[1]).max((*list)[2 % (*list).len()]), (chain(s, x[2 % 6]).unwrap_or(0.6)).sin());
            s += (bounded(chain((*state).b[0], r18).unwrap_or(0.6))).tanh();
        }
        let mut j19: i16 = (((*state).b[1] * (*state).b[1]) * 2.0) as i16;
        for i20 in j19 % 3..3 { j19 = j19.wrapping_mul(3).wrapping_add(i20); s = (s * (s + s) + (j19 % 97) as f64 * 0.01).sin(); }
        let f21 = |y: f64| y * (if ((0.4) * 0.3).exp().min(20.0) < (1.1 + s) { s } else { (*state).b[0] }) + y.sin(); let c22 = f21(s);
        let z23 = (*list)[1 % (*list).len()];
        let mut a24 = 0.1; let a24 = loop { a24 += 0.4; if a24 * z23 > s || a24 > 1.2 { break a24 * s; } };
        ((((if let Some(z) = positive(s) { z * s } else { s }) - (c22 / (1.5 + (*state).b[1] * (*state).b[1]))) + (*list).iter().sum::<f64>() + s + c22 + a24 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j19 % 89) as f64 * 0.01).cos()).tanh(), [((if let Some(z) = positive(s) { z * s } else { s }) - (c22 / (1.5 + (*state).b[1] * (*state).b[1]))) + (*list).iter().sum::<f64>() + s + c22 + a24 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j19 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p74(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        for (k1, e2) in self.w.iter_mut().enumerate() {
            *e2 = ((match 2 % 3 { 0 => self.pair.a, 1 => (if let Some(z) = positive(self.pair.b[0]) { z * 0.4 } else { self.pair.b[0] }), _ => 0.5 })).sin() + 0.1 * *e2;
            s = 0.7 * s + ((((match (k as usize % 5) % 3 { 0 => self.pair.a, 1 => 1.2, _ => 0.5 })) * 0.3).exp().min(20.0)).sin();
            let j3: u32 = (k as u32).rem_euclid(5).max((k as u32).min(3));
            #[rerun]
            for i4 in (0..3).rev() {
                for i5 in 0..1 {
                    s = 0.7 * s + (0.1).sin();
                    let a6 = (match (j3 as usize % 5) % 3 { 0 => x[(k1 * 1) % 6], 1 => (self.scale * x[0 % 6]), _ => 0.5 });
                }
                s = 0.7 * s + ((bounded(0.5) * (f64::from(j3) * 0.03).sin())).sin();
            }
        }
        let at = 1 % self.w.len(); self.w[at] *= ((match (self.n + 2) % 3 { 0 => (s * self.scale), 1 => s, _ => 0.5 })).cos();
        let z7 = (0.9 * (f64::from(k) * 0.03).sin());
        let Some(g8) = Some((match side(self.scale) { Side::Left => 0.6, Side::Right => 0.4, Side::Both => self.scale })) else { panic!() };
        if matches!(positive(z7), Some(g) if g * g8 > 0.3) { s += g8; }
        ((self.w[2 % self.w.len()] * self.w[self.n % self.w.len()]) + self.scale) + self.w.iter().sum::<f64>() + s + self.scale + g8 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p75(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let at = (k as usize % 5) % (*list).len(); (*list)[at] = ((first(&[(*state).b[0], x[(k as usize % 5) % 6]]) * ((*list)[(k as usize % 5) % (*list).len()]).cos())).sin();
        let z1 = (s).tanh();
        if z1 > 0.4 { (*list).clear(); (*list).push(bounded(z1)); } *(*list).last_mut().unwrap() *= z1.cos();
        let mut j2: i8 = 81;
        for i3 in j2 % 3..3 { j2 = j2.wrapping_mul(3).wrapping_add(i3); s = (s * (x[0 % 6] * (((k % 83) as f64) * 0.03).sin()) + (j2 % 97) as f64 * 0.01).sin(); }
        let mut u4 = 0;
        #[rerun]
        loop {
            u4 += 1; if u4 > 3 { break; }
            let z5 = (*list)[0 % (*list).len()];
            let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (s + s) || a6 > 1.2 { break a6 * (s + s); } };
            let a7 = (match side((a6 - (*state).a)) { Side::Left => along(&(*list), a6), Side::Right => 0.4, Side::Both => (a6 - (*state).a) });
            let a8 = (((2.0).atan()) * 0.3).exp().min(20.0);
            if 1.2 < ((*state).b[0] / (1.5 + (*list)[(j2 as usize % 5) % (*list).len()] * (*list)[(j2 as usize % 5) % (*list).len()])) { break; }
            let z9 = (match side(s) { Side::Left => 1.8, Side::Right => 0.4, Side::Both => s });
            let mut h10 = Kind::Two { pair: Pair { a: z9, b: [0.3, ((*state).a * (((k % 83) as f64) * 0.03).sin())], n: 1 }, weight: ((*state).a * (((k % 83) as f64) * 0.03).sin()) };
        }
        let z11 = halves(&(*list), (*list)[(j2 as usize % 5) % (*list).len()]);
        let a12 = (*list).first().unwrap() * z11 + (*list).get((*list).len() / 2).unwrap();
        (((((*state).b[1] + (*list)[1 % (*list).len()]) * chain(s, 0.6).unwrap_or(0.6)) + (*list).iter().sum::<f64>() + s + a12 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j2 % 89) as f64 * 0.01).cos()).tanh(), [(((*state).b[1] + (*list)[1 % (*list).len()]) * chain(s, 0.6).unwrap_or(0.6)) + (*list).iter().sum::<f64>() + s + a12 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j2 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p76(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = ((x[2 % 6] * (-x[3 % 6]))).sin();
        let z1 = (s / (1.5 + s * s));
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > chain(x[3 % 6], s).unwrap_or(0.6) || a2 > 1.2 { break a2 * chain(x[3 % 6], s).unwrap_or(0.6); } };
        let z3 = first(&[x[1 % 6], s]);
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > ((a2) * 0.3).exp().min(20.0) || a4 > 1.2 { break a4 * ((a2) * 0.3).exp().min(20.0); } };
        a2 + s + a2 + a4
    }

    #[compiled]
    pub fn p77(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (s).sin();
        let mut j1: i16 = 8;
        for i2 in j1 % 3..3 { j1 = j1.wrapping_mul(3).wrapping_add(i2); s = (s * (1.5 + x[2 % 6]) + (j1 % 97) as f64 * 0.01).sin(); }
        if x[(j1 as usize % 5) % 6] < (match side(x[(j1 as usize % 5) % 6]) { Side::Left => x[(j1 as usize % 5) % 6], Side::Right => 0.4, Side::Both => x[(j1 as usize % 5) % 6] }) {
            s = 0.7 * s + (((1.1 + x[(j1 as usize % 5) % 6]) + chain(x[3 % 6], s).unwrap_or(0.6))).sin();
        } else {
            s = s * 0.5 + ((s * s) + (1.2 - s));
        }
        let z3 = bounded(x[0 % 6]);
        let Some(g4) = Some((x[0 % 6] / (1.5 + s * s))) else { panic!() };
        if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
        if (s + x[(j1 as usize % 5) % 6]) < first(&[s, x[0 % 6]]) && first(&[2.0, x[(j1 as usize % 5) % 6]]) > 0.2 {
            s = 0.7 * s + (chain(x[(j1 as usize % 5) % 6], (x[2 % 6] + x[(j1 as usize % 5) % 6])).unwrap_or(0.6)).sin();
            let z5 = 1.0;
            let Some(g6) = Some((s).max(x[3 % 6])) else { panic!() };
            if matches!(positive(z5), Some(g) if g * g6 > 0.3) { s += g6; }
        } else {
            let a7 = ((if let Some(z) = positive(x[1 % 6]) { z * x[0 % 6] } else { x[1 % 6] }) * (s / (1.5 + s * s)));
        }
        (-(match (j1 as usize % 5) % 3 { 0 => x[2 % 6], 1 => g4, _ => 0.5 })) + s + g4 + ((j1 % 89) as f64 * 0.01).cos()
    }

    #[compiled]
    pub fn p78(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (-s);
        let a2 = (*list).pop().unwrap_or(0.3); if (*list).is_empty() { (*list).push((z1).cos()); }
        let z3 = a2;
        let mut v4: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z3).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v4[k] * s).sin(); }
        (((s - (1.7 + s)) + (*list).iter().sum::<f64>() + v4.iter().sum::<f64>() + s + a2 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(s - (1.7 + s)) + (*list).iter().sum::<f64>() + v4.iter().sum::<f64>() + s + a2 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p79(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (self.w[(k as usize % 5) % self.w.len()]).sin();
        s = (((if (k as usize % 5) % 2 == 0 { self.w[1 % self.w.len()] } else { 0.4 }) * (f64::from(k) * 0.03).sin())).sin();
        let mut t1 = self.pair.b[1];
        for i2 in 0..5 {
            let mut f3 = 1.9;
            t1 += f3 * f3;
            s = 0.7 * s + (((match side(self.w[(k as usize % 5) % self.w.len()]) { Side::Left => self.scale, Side::Right => 0.4, Side::Both => self.w[(k as usize % 5) % self.w.len()] }) * (match side(self.pair.a) { Side::Left => 1.2, Side::Right => 0.4, Side::Both => self.pair.a }))).sin();
            let z4 = (self.pair.a + self.pair.b[1]);
            let mut h5 = Kind::One(z4);
        }
        first(&[(0.7 * self.pair.a), ((self.pair.b[1]) * 0.3).exp().min(20.0)]) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + t1 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    impl Model { #[compiled]
    pub fn p80(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let z1 = (self.w[(k as usize % 5) % self.w.len()]).tanh();
        let Some(g2) = Some(x[0 % 6]) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        s = 0.7 * s + ((match (k as usize % 5) % 3 { 0 => bounded(x[(k as usize % 5) % 6]), 1 => (if k > 4 { g2 } else { self.pair.b[1] }), _ => 0.5 })).sin();
        let a3 = along(&self.w, (self.scale * x[1 % 6]));
        let f4 = |y: f64| y * (match side(self.scale) { Side::Left => self.pair.b[1], Side::Right => 0.4, Side::Both => self.scale }) + y.sin(); let c5 = f4((self.scale * self.pair.a));
        let mut t6 = along(&self.w, g2);
        for i7 in 0..3 {
            let mut f8 = (((1.9) * 0.3).exp().min(20.0) * (self.w[1 % self.w.len()] + ends(&self.w)));
            t6 += f8 * f8;
            let mut a9 = (bounded(1.7) * (f64::from(k) * 0.03).sin());
            let z10 = 0.7;
            let a11 = 'a: { if 2 % 2 == 0 { break 'a z10; } for k in 0..3 { s = (s + z10 * k as f64).cos(); if s > 0.5 { break 'a s * self.w[1 % self.w.len()]; } } self.w[1 % self.w.len()] };
            let z12 = (a3 * x[(i7 * 3) % 6]);
            let Some(g13) = Some((self.pair.a).sin()) else { panic!() };
            if matches!(positive(z12), Some(g) if g * g13 > 0.3) { s += g13; }
        }
        bounded((self.pair.b[1] * x[3 % 6])) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + g2 + a3 + c5 + t6 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p81(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut v1 = vec![((x[3 % 6]) * 0.3).exp().min(20.0); 3];
        s = 0.7 * s + ((early(x[1 % 6], s) / (1.5 + (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }) * (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 })))).sin();
        let z2 = (match side(x[3 % 6]) { Side::Left => s, Side::Right => 0.4, Side::Both => x[3 % 6] });
        let Some(g3) = Some(((v1[0 % v1.len()]) * 0.3).exp().min(20.0)) else { panic!() };
        if matches!(positive(z2), Some(g) if g * g3 > 0.3) { s += g3; }
        let z4 = (s * g3);
        let Some(g5) = Some((g3).sin()) else { panic!() };
        if matches!(positive(z4), Some(g) if g * g5 > 0.3) { s += g5; }
        let z6 = (g3 + g3);
        let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (match side(g3) { Side::Left => 1.8, Side::Right => 0.4, Side::Both => g3 }) || a7 > 1.2 { break a7 * (match side(g3) { Side::Left => 1.8, Side::Right => 0.4, Side::Both => g3 }); } };
        let mut t8 = (g3 * v1[2 % v1.len()]);
        for i9 in 0..3 {
            let mut f10 = x[0 % 6];
            t8 += f10 * f10;
            let z11 = (a7).min(v1[(i9 * 1) % v1.len()]);
            let mut a12 = 0.1; let a12 = loop { a12 += 0.4; if a12 * z11 > along(&v1, x[(i9 + 2) % 6]) || a12 > 1.2 { break a12 * along(&v1, x[(i9 + 2) % 6]); } };
            s = 0.7 * s + ((early(g3, g3) * v1[1 % v1.len()])).sin();
        }
        (first(&[t8, 0.6]) + chain(g3, t8).unwrap_or(0.6)) + v1.iter().sum::<f64>() + s + g3 + g5 + a7 + t8
    }

    #[compiled]
    pub fn p82(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..4 {
            let mut w2 = 0;
            while w2 < 4 && (w2 < 2 || (1.9 - s) < (x[1 % 6] + s) && bounded(s) > 0.2) {
                w2 += 1;
                if 0 % 2 == 0 && x[0] > 1.9 { return ((x[2 % 6] * x[2 % 6]) / (1.5 + (s * x[i1 % 6]) * (s * x[i1 % 6]))); }
                if 1.2 < (x[0 % 6] / (1.5 + s * s)) {
                    s = 0.7 * s + (bounded((0.1).min(0.4))).sin();
                    let z3 = ((s) * 0.3).exp().min(20.0);
                    let mut o4: Option<f64> = None;
                    let mut a5 = (match 1 % 3 { 0 => ((x[w2 % 6]) * 0.3).exp().min(20.0), 1 => (match (w2 + 0) % 3 { 0 => x[(i1 * 2) % 6], 1 => x[i1 % 6], _ => 0.5 }), _ => 0.5 });
                    if (match 1 % 3 { 0 => x[i1 % 6], 1 => 0.1, _ => 0.5 }) < (if (if (match 2 % 3 { 0 => 1.4, 1 => a5, _ => 0.5 }) < (1.6 / (1.5 + a5 * a5)) { 0.1 } else { a5 }) < (a5 + x[i1 % 6]) { x[(i1 * 2) % 6] } else { a5 }) { continue; }
                    let mut q6 = Pair { a: early(0.2, 1.6), b: [(if (match (i1 * 3) % 3 { 0 => a5, 1 => x[(w2 + 2) % 6], _ => 0.5 }) < (a5).atan2(a5) && (x[1 % 6] - 0.7) > 0.2 { a5 } else { a5 }), 0.4], n: 0 };
                } else {
                    let (l7, r8) = (first(&[s, s]), (first(&[x[w2 % 6], s])).sin());
                    let j9 = ((i1 * 1) as u8) as u8;
                    let z10 = (x[(j9 as usize % 5) % 6] * 1.7);
                    let mut o11: Option<f64> = chain(z10, 0.9);
                }
                if 3 % 2 == 0 { continue; }
                let mut w12 = 0;
                #[rerun]
                while w12 < 4 && (w12 < 2 || (i1 + 1) % 2 == 0) {
                    w12 += 1;
                    let z13 = (1.9).sin();
                    let Some(g14) = Some(((x[i1 % 6]) * 0.3).exp().min(20.0)) else { panic!() };
                    if matches!(positive(z13), Some(g) if g * g14 > 0.3) { s += g14; }
                    s = 0.7 * s + ((if (x[w2 % 6]).atan() < (match side(g14) { Side::Left => x[1 % 6], Side::Right => 0.4, Side::Both => g14 }) && (-x[2 % 6]) > 0.2 { early(g14, x[2 % 6]) } else { (if let Some(z) = positive(0.7) { z * 0.4 } else { 0.7 }) })).sin();
                    s *= ((match (w12 * 2) % 3 { 0 => chain(s, s).unwrap_or(0.6), 1 => (g14).atan2(x[(i1 + 0) % 6]), _ => 0.5 })).cos();
                }
            }
            s = s * 0.5 + s;
            let mut v15 = x.to_vec();
        }
        let z16 = (x[1 % 6] * s);
        let Some(g17) = Some((s).cos()) else { panic!() };
        if matches!(positive(z16), Some(g) if g * g17 > 0.3) { s += g17; }
        let z18 = (x[2 % 6] / (1.5 + 0.8 * 0.8));
        let mut h19 = Kind::One(z18);
        s = 0.7 * s + (chain((x[2 % 6] + x[3 % 6]), (match side(x[1 % 6]) { Side::Left => g17, Side::Right => 0.4, Side::Both => x[1 % 6] })).unwrap_or(0.6)).sin();
        let z20 = x[1 % 6];
        let Some(g21) = Some(first(&[s, x[2 % 6]])) else { panic!() };
        if matches!(positive(z20), Some(g) if g * g21 > 0.3) { s += g21; }
        let mut t22 = first(&[1.7, s]);
        for i23 in 0..2 {
            let mut f24 = ((0.4 * g21) * ((g21) * 0.3).exp().min(20.0));
            t22 += f24 * f24;
            f24 -= bounded((match (i23 + 2) % 3 { 0 => (x[1 % 6] * f24), 1 => early(x[3 % 6], x[i23 % 6]), _ => 0.5 }));
            let (l25, r26) = ((match 1 % 3 { 0 => g21, 1 => g17, _ => 0.5 }), ((x[(i23 * 2) % 6] * g17)).sin());
            let a27 = (if (x[(i23 + 0) % 6] + 0.6) < (match i23 % 3 { 0 => x[i23 % 6], 1 => l25, _ => 0.5 }) { (0.7).hypot(0.9) } else { x[(i23 * 1) % 6] });
        }
        (if let Some(z) = positive((s * x[1 % 6])) { z * x[2 % 6] } else { (s * x[1 % 6]) }) + s + g17 + g21 + t22 + h19.size()
    }

    #[compiled]
    pub fn p83(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        s = (1.6).sin();
        if x[1 % 6] < (s / (1.5 + s * s)) {
            #[rerun]
            for i1 in 0..4 {
                let z2 = along(&(*list), (*list)[i1 % (*list).len()]);
                let mut v3 = (*list).clone(); v3.push(s * z2); v3.truncate(1 + v3.len() / 2);
                for (k4, e5) in v3.iter_mut().enumerate() {
                    *e5 = ((if let Some(z) = positive((match side((*list)[1 % (*list).len()]) { Side::Left => (*state).a, Side::Right => 0.4, Side::Both => (*list)[1 % (*list).len()] })) { z * (x[(k as usize % 5) % 6] * (((k % 83) as f64) * 0.03).sin()) } else { (match side((*list)[1 % (*list).len()]) { Side::Left => (*state).a, Side::Right => 0.4, Side::Both => (*list)[1 % (*list).len()] }) })).sin() + 0.1 * *e5;
                    let j6: i32 = k4 as i32;
                    let a7 = (*state).a;
                    let (l8, r9) = ((*e5), ((match side(a7) { Side::Left => (*e5), Side::Right => 0.4, Side::Both => a7 })).sin());
                }
                if (match side(s) { Side::Left => (*state).b[1], Side::Right => 0.4, Side::Both => s }) < 1.8 { continue; }
                let z10 = chain(x[(k as usize % 5) % 6], s).unwrap_or(0.6);
                let mut o11: Option<f64> = None;
            }
            #[rerun]
            for i12 in 0..1 {
                let z13 = s;
                let a14 = 'a: { if (i12 + 1) % 2 == 0 { break 'a z13; } for k in 0..3 { s = (s + z13 * k as f64).cos(); if s > 0.5 { break 'a s * chain(x[2 % 6], x[2 % 6]).unwrap_or(0.6); } } chain(x[2 % 6], x[2 % 6]).unwrap_or(0.6) };
                if s < chain(0.7, s).unwrap_or(0.6) && (s / (1.5 + a14 * a14)) > 0.2 { break; }
                let z15 = halves(&(*list), 0.8);
                let mut q16 = Pair { a: z15.sin(), ..(*state) };
                (q16.b[0], q16.a) = (q16.a * z15, q16.b[0]);
            }
        } else {
            let z17 = (((*state).b[1]) * 0.3).exp().min(20.0);
            let mut h18 = Kind::None;
        }
        let z19 = (-s);
        let a20 = 'a: { if (s).max(s) < first(&[s, (*list)[3 % (*list).len()]]) { break 'a z19; } for k in 0..3 { s = (s + z19 * k as f64).cos(); if s > 0.5 { break 'a s * ((*state).a).atan2(s); } } ((*state).a).atan2(s) };
        ((chain((a20 + a20), chain(0.1, s).unwrap_or(0.6)).unwrap_or(0.6) + (*list).iter().sum::<f64>() + s + a20 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [chain((a20 + a20), chain(0.1, s).unwrap_or(0.6)).unwrap_or(0.6) + (*list).iter().sum::<f64>() + s + a20 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p84(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (match 2 % 3 { 0 => x[1 % 6], 1 => x[3 % 6], _ => 0.5 });
        let Some(g2) = Some((2.0 + s)) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let z3 = x[2 % 6];
        let Some(g4) = Some((match side(1.3) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => 1.3 })) else { panic!() };
        if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
        let a5 = chain(bounded(s), x[0 % 6]).unwrap_or(0.6);
        let z6 = early(g4, x[1 % 6]);
        let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > g4 || a7 > 1.2 { break a7 * g4; } };
        let z8 = ((2.0) * 0.3).exp().min(20.0);
        let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (g4 * 1.1) || a9 > 1.2 { break a9 * (g4 * 1.1); } };
        (((g2) * 0.3).exp().min(20.0) + (a9 * 0.8)) + s + g2 + g4 + a5 + a7 + a9
    }

    impl Model { #[compiled]
    pub fn p85(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let mut q1 = self.pair.clone(); q1.a *= 0.7; self.pair = q1.clone();
        let d2 = self.w.chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
        let z3 = early(self.pair.b[0], self.scale);
        let mut o4: Option<f64> = chain(z3, 0.9);
        let mut t5 = (match side(self.scale) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => self.scale });
        for i6 in 0..3 {
            let mut f7 = ((d2).sin() + (match 3 % 3 { 0 => self.w[2 % self.w.len()], 1 => 0.6, _ => 0.5 }));
            t5 += f7 * f7;
            for (e8, e9) in self.w.iter().zip(x.iter().skip(1)) {
                let (l10, r11) = (chain(x[3 % 6], x[2 % 6]).unwrap_or(0.6), ((-s)).sin());
                let z12 = bounded(1.0);
                let Some(g13) = Some((x[3 % 6] + ends(&self.w))) else { panic!() };
                if matches!(positive(z12), Some(g) if g * g13 > 0.3) { s += g13; }
                if g13 < r11 { break; }
                let z14 = (d2 * (*e8));
                let mut a15 = 0.1; let a15 = loop { a15 += 0.4; if a15 * z14 > ((2.0) * 0.3).exp().min(20.0) || a15 > 1.2 { break a15 * ((2.0) * 0.3).exp().min(20.0); } };
            }
            self.w.push((((1.3 * self.pair.a) + x[(k as usize % 5) % 6])).sin());
            let mut w16 = 0;
            while w16 < 4 && (w16 < 2 || k > 1) {
                w16 += 1;
                for i17 in 0..1 {
                    let at = 3 % self.w.len(); self.w.swap(at, 0);
                    let mut q18 = Pair { a: (self.pair.b[0] * 1.0), b: [((0.7) * 0.3).exp().min(20.0), 0.4], n: 0 };
                    let z19 = o4.unwrap_or(0.8);
                    let a20 = 'a: { if ((self.w[self.n % self.w.len()]) * 0.3).exp().min(20.0) < (q18.a + x[(i17 + 1) % 6]) { break 'a z19; } for k in 0..3 { s = (s + z19 * k as f64).cos(); if s > 0.5 { break 'a s * (if (1.4 * self.scale) < (1.6 - d2) { f7 } else { f7 }); } } (if (1.4 * self.scale) < (1.6 - d2) { f7 } else { f7 }) };
                }
                let z21 = (x[i6 % 6] + 1.8);
                let a22 = self.w.pop().unwrap_or(0.3); if self.w.is_empty() { self.w.push((z21).cos()); }
                let (l23, r24) = ((-x[0 % 6]), ((x[(k as usize % 5) % 6] * (f64::from(k) * 0.03).sin())).sin());
            }
        }
        (1.0 * (f64::from(k) * 0.03).sin()) + self.w.iter().sum::<f64>() + s + self.scale + d2 + t5 + self.pair.norm() + o4.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p86(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let j1: u8 = if (k as u8) > 2 { (k as u8) / 2 } else { (k as u8) | 1 };
        let mut u2 = 0;
        loop {
            u2 += 1; if u2 > 3 { break; }
            let mut v3: Vec<f64> = x.iter().map(|y| y * first(&[(*state).b[0], (*state).a])).collect();
            for i4 in 0..4 {
                let mut q5 = Pair { a: (s / (1.5 + (*list)[(i4 * 1) % (*list).len()] * (*list)[(i4 * 1) % (*list).len()])), b: [0.9, 0.4], n: 0 };
            }
            let z6 = search(&v3, s);
            let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > early(s, (*state).a) || a7 > 1.2 { break a7 * early(s, (*state).a); } };
        }
        let mut a8 = (s).hypot((if let Some(z) = positive(1.3) { z * s } else { 1.3 }));
        if (s).atan2(s) < early(a8, s) {
            if (1.8 + s) < (a8 + 1.8) && x[0] > 1.9 { return (((match 0 % 3 { 0 => ((*state).b[0] + s), 1 => (match side((*state).b[1]) { Side::Left => (*state).b[0], Side::Right => 0.4, Side::Both => (*state).b[1] }), _ => 0.5 })).tanh(), [(match 0 % 3 { 0 => ((*state).b[0] + s), 1 => (match side((*state).b[1]) { Side::Left => (*state).b[0], Side::Right => 0.4, Side::Both => (*state).b[1] }), _ => 0.5 }), x[0] * s]); }
            let f9 = |y: f64| y * (2.0 + s) + y.sin(); let c10 = f9(0.1);
            a8 *= ((bounded(a8) + early(a8, s))).cos();
        } else {
            for i11 in 0..1 {
                if (j1 as usize % 5) % 2 == 0 {
                    let z12 = (match side(a8) { Side::Left => 1.6, Side::Right => 0.4, Side::Both => a8 });
                    let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > 0.4 || a13 > 1.2 { break a13 * 0.4; } };
                    let z14 = (x[(i11 + 2) % 6] * (f64::from(j1) * 0.03).sin());
                    let mut h15 = Kind::Maybe(positive(z14));
                    if (i11 + 2) % 2 == 0 { break; }
                    let at = i11 % (*list).len(); (*list).swap(at, 0);
                } else {
                    let d16 = (*list).chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
                    (*state).b[1] = (halves(&(*list), (*list)[2 % (*list).len()])).sin() * (*state).a;
                    if first(&[s, (*list)[0 % (*list).len()]]) < (x[(i11 * 3) % 6] * d16) { continue; }
                    let z17 = (s).min(s);
                    let mut h18 = Kind::One(z17);
                }
                s -= bounded((chain(s, a8).unwrap_or(0.6) * (f64::from(j1) * 0.03).sin()));
                let at = 1 % (*list).len(); (*list)[at] = ((((s) * 0.3).exp().min(20.0) / (1.5 + (0.7 + (*list)[i11 % (*list).len()]) * (0.7 + (*list)[i11 % (*list).len()])))).sin();
            }
            let a19 = ((if (x[2 % 6]).sin() < (a8 + a8) { s } else { s }) * early((*state).b[1], (*list)[2 % (*list).len()]));
            let mut v20: Vec<f64> = x.iter().map(|y| y * (a19 * s)).collect();
        }
        let z21 = chain(a8, 1.4).unwrap_or(0.6);
        let mut a22 = 0.1; let a22 = loop { a22 += 0.4; if a22 * z21 > ((*state).b[0] * s) || a22 > 1.2 { break a22 * ((*state).b[0] * s); } };
        let mut t23 = ((*list)[2 % (*list).len()] + (*state).a);
        for i24 in 0..2 {
            let mut f25 = bounded((a8 + 0.6));
            t23 += f25 * f25;
            let z26 = (s).min(1.8);
            let Some(g27) = Some(s) else { panic!() };
            if matches!(positive(z26), Some(g) if g * g27 > 0.3) { s += g27; }
            let a28 = (if (i24 * 2) % 2 == 0 { search(&(*list), (*state).b[0]) } else { 1.7 });
            (*state).b[1] = ((bounded(a28) * 2.0)).sin() * (*state).a;
        }
        ((t23 + (*list).iter().sum::<f64>() + s + a8 + a22 + t23 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos()).tanh(), [t23 + (*list).iter().sum::<f64>() + s + a8 + a22 + t23 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p87(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (*state).a;
        let a2 = shrink(&mut (*list), bounded(z1));
        let mut q3 = Pair { a: (1.6 / (1.5 + s * s)), b: [(match 1 % 3 { 0 => a2, 1 => s, _ => 0.5 }), 0.4], n: 0 };
        let z4 = (match 3 % 3 { 0 => s, 1 => a2, _ => 0.5 });
        let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > bounded(q3.b[0]) || a5 > 1.2 { break a5 * bounded(q3.b[0]); } };
        let z6 = ((*list)[3 % (*list).len()] + (*state).b[0]);
        let mut o7: Option<f64> = None;
        s = s * 0.5 + ((1.4).cos()).min((s).atan());
        (((0.6 - 0.3) + (*list).iter().sum::<f64>() + s + a2 + a5 + (*state).norm() + q3.norm() + o7.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos()).tanh(), [(0.6 - 0.3) + (*list).iter().sum::<f64>() + s + a2 + a5 + (*state).norm() + q3.norm() + o7.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p88(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((early(s, 1.6) * (x[0 % 6] + s))).sin();
        let z1 = chain(x[3 % 6], s).unwrap_or(0.6);
        let mut v2: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z1).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v2[k] * s).sin(); }
        let mut w3 = 0;
        while w3 < 4 && (w3 < 2 || (match 3 % 3 { 0 => v2[2 % v2.len()], 1 => s, _ => 0.5 }) < (if (match 1 % 3 { 0 => s, 1 => s, _ => 0.5 }) < v2[0 % v2.len()] { s } else { x[2 % 6] })) {
            w3 += 1;
            let z4 = (match side(s) { Side::Left => x[2 % 6], Side::Right => 0.4, Side::Both => s });
            if z4 > 0.4 { v2.clear(); v2.push(bounded(z4)); } *v2.last_mut().unwrap() *= z4.cos();
            let z5 = (if (if let Some(z) = positive(v2[w3 % v2.len()]) { z * x[3 % 6] } else { v2[w3 % v2.len()] }) < (match (w3 + 0) % 3 { 0 => s, 1 => 0.9, _ => 0.5 }) && (v2[3 % v2.len()] / (1.5 + s * s)) > 0.2 { 1.6 } else { s });
            let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > v2[2 % v2.len()] || a6 > 1.2 { break a6 * v2[2 % v2.len()]; } };
        }
        let mut t7 = (0.9 * s);
        for i8 in 0..5 {
            let mut f9 = x[(i8 + 1) % 6];
            t7 += f9 * f9;
            for i10 in 0..2 {
                let (l11, r12) = (early(f9, v2[i10 % v2.len()]), ((1.0 + f9)).sin());
            }
            let f13 = |y: f64| y * (f9 + s) + y.sin(); let c14 = f13((s / (1.5 + x[(i8 + 0) % 6] * x[(i8 + 0) % 6])));
        }
        (t7 + (match 3 % 3 { 0 => x[1 % 6], 1 => t7, _ => 0.5 })) + v2.iter().sum::<f64>() + s + t7
    }

    #[compiled]
    pub fn p89(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let f1 = |y: f64| y * (if let Some(z) = positive(x[0 % 6]) { z * x[2 % 6] } else { x[0 % 6] }) + y.sin(); let c2 = f1((x[3 % 6] + x[1 % 6]));
        let (l3, r4) = (s, (((1.5) * 0.3).exp().min(20.0)).sin());
        let mut q5 = Pair { a: (x[3 % 6]).atan2(s), b: [(if first(&[r4, l3]) < (if 1.2 < 2.0 && c2 > 0.2 { 1.4 } else { x[0 % 6] }) { l3 } else { 0.7 }), 0.4], n: 0 };
        let z6 = chain(0.1, q5.a).unwrap_or(0.6);
        let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (match 1 % 3 { 0 => 1.4, 1 => l3, _ => 0.5 }) || a7 > 1.2 { break a7 * (match 1 % 3 { 0 => 1.4, 1 => l3, _ => 0.5 }); } };
        ((l3 * x[0 % 6]) * (x[3 % 6] / (1.5 + x[2 % 6] * x[2 % 6]))) + s + c2 + l3 + r4 + a7 + q5.norm()
    }

    #[compiled]
    pub fn p90(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let f1 = |y: f64| y * ((*state).b[0] * (((k % 83) as f64) * 0.03).sin()) + y.sin(); let c2 = f1((if k > 3 { 1.6 } else { s }));
        for i3 in 0..2 {
            let z4 = (0.4 * (*list)[i3 % (*list).len()]);
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (-(*state).b[0]) || a5 > 1.2 { break a5 * (-(*state).b[0]); } };
            let j6: i16 = (k as i16).wrapping_add(12);
            if (a5 - a5) < (s * (*state).a) {
                let z7 = (x[(j6 as usize % 5) % 6] * 0.9);
                if z7 > 0.4 { (*list).clear(); (*list).push(bounded(z7)); } *(*list).last_mut().unwrap() *= z7.cos();
                if c2 < chain(1.1, x[(k as usize % 5) % 6]).unwrap_or(0.6) && (if j6 > 0 { (*state).a } else { (*state).a }) > 0.2 {
                    let a8 = 0.5;
                    if (k as usize % 5) % 2 == 0 { continue; }
                    let mut q9 = Pair { a: ((*state).b[1] * 0.1), b: [((*state).b[1] + c2), 0.4], n: 0 };
                } else {
                    s -= bounded((x[2 % 6] + bounded((*state).b[1])));
                }
            } else {
                let mut q10 = Pair { a: (c2).atan(), b: [(x[(k as usize % 5) % 6] - 0.9), 0.4], n: 0 };
                let z11 = (if let Some(z) = positive(x[(j6 as usize % 5) % 6]) { z * 0.1 } else { x[(j6 as usize % 5) % 6] });
                let mut h12 = Kind::None;
            }
        }
        let z13 = (if let Some(z) = positive(s) { z * c2 } else { s });
        let Some(g14) = Some(along(&(*list), 1.7)) else { panic!() };
        if matches!(positive(z13), Some(g) if g * g14 > 0.3) { s += g14; }
        (((early((*list)[0 % (*list).len()], (*state).b[0]) + ((g14) * 0.3).exp().min(20.0)) + (*list).iter().sum::<f64>() + s + c2 + g14 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(early((*list)[0 % (*list).len()], (*state).b[0]) + ((g14) * 0.3).exp().min(20.0)) + (*list).iter().sum::<f64>() + s + c2 + g14 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p91(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let z1 = along(&self.w, self.scale);
        let Some(g2) = Some((self.w[(self.n + 1) % self.w.len()] * self.pair.b[1])) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let z3 = (self.w[self.n % self.w.len()] * self.pair.b[1]);
        let Some(g4) = Some((s * self.scale)) else { panic!() };
        if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
        let mut t5 = (self.scale * x[(self.n + 2) % 6]);
        for i6 in 0..4 {
            let mut f7 = chain((self.w[(k as usize % 5) % self.w.len()] * (f64::from(k) * 0.03).sin()), (0.6 / (1.5 + 2.0 * 2.0))).unwrap_or(0.6);
            t5 += f7 * f7;
            if s < (s * self.w[(k as usize % 5) % self.w.len()]) && x[0] > 1.9 { return bounded(self.pair.b[1]); }
            s = 0.7 * s + (g2).sin();
        }
        (-(if (match (self.n + 0) % 3 { 0 => g2, 1 => x[(k as usize % 5) % 6], _ => 0.5 }) < chain(x[(self.n + 0) % 6], g2).unwrap_or(0.6) { 0.2 } else { 0.6 })) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + g2 + g4 + t5 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p92(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (((x[0 % 6] - x[3 % 6])).sin()).sin();
        if early(x[2 % 6], s) < (if let Some(z) = positive(x[0 % 6]) { z * s } else { x[0 % 6] }) {
            let z1 = x[2 % 6];
            let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (s).min(1.5) || a2 > 1.2 { break a2 * (s).min(1.5); } };
            let mut w3 = 0;
            while w3 < 4 && (w3 < 2 || (if (x[3 % 6] + a2) < 0.9 && first(&[x[2 % 6], 1.4]) > 0.2 { s } else { 1.5 }) < chain(x[0 % 6], x[1 % 6]).unwrap_or(0.6) && bounded(a2) > 0.2) {
                w3 += 1;
                if (0.2 + s) < (match (w3 * 2) % 3 { 0 => s, 1 => x[(w3 + 1) % 6], _ => 0.5 }) {
                    let a4 = (bounded(x[(w3 + 0) % 6])).atan2(((a2) * 0.3).exp().min(20.0));
                    let mut q5 = Pair { a: (match 2 % 3 { 0 => 0.3, 1 => 1.8, _ => 0.5 }), b: [(a2 * x[1 % 6]), 0.4], n: 0 };
                } else {
                    s = 0.7 * s + (a2).sin();
                    s = 0.7 * s + ((if (match (w3 + 1) % 3 { 0 => x[w3 % 6], 1 => s, _ => 0.5 }) < (if let Some(z) = positive(x[3 % 6]) { z * a2 } else { x[3 % 6] }) { (0.8 + x[0 % 6]) } else { early(s, 1.9) })).sin();
                }
                let (l6, r7) = (bounded(a2), ((a2 * 0.1)).sin());
            }
            s = 0.7 * s + (chain((if let Some(z) = positive(a2) { z * x[2 % 6] } else { a2 }), (x[2 % 6] / (1.5 + a2 * a2))).unwrap_or(0.6)).sin();
        } else {
            s = 0.7 * s + (first(&[1.0, early(s, x[2 % 6])])).sin();
            let z8 = (s + 1.0);
            let mut h9 = Kind::Maybe(positive(z8));
            let a10 = early(x[0 % 6], bounded(1.2));
        }
        ((1.1 + x[2 % 6])).hypot((if let Some(z) = positive(x[1 % 6]) { z * s } else { x[1 % 6] })) + s
    }

    #[compiled]
    pub fn p93(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = 0.4;
        let Some(g2) = Some((match 0 % 3 { 0 => s, 1 => 1.6, _ => 0.5 })) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let a3 = (if let Some(z) = positive(bounded(x[3 % 6])) { z * (g2 * x[2 % 6]) } else { bounded(x[3 % 6]) });
        s = 0.7 * s + ((match side((1.0 * g2)) { Side::Left => chain(x[0 % 6], 0.8).unwrap_or(0.6), Side::Right => 0.4, Side::Both => (1.0 * g2) })).sin();
        ((a3 * x[0 % 6]) * (match 0 % 3 { 0 => 1.8, 1 => x[3 % 6], _ => 0.5 })) + s + g2 + a3
    }

    #[compiled]
    pub fn p94(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (s - x[3 % 6]);
        let Some(g2) = Some((x[2 % 6] / (1.5 + s * s))) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let z3 = s;
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (match 0 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }) || a4 > 1.2 { break a4 * (match 0 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }); } };
        let mut t5 = chain(x[1 % 6], 1.3).unwrap_or(0.6);
        for i6 in 0..2 {
            let mut f7 = (match side((1.0 + x[3 % 6])) { Side::Left => (a4 - x[1 % 6]), Side::Right => 0.4, Side::Both => (1.0 + x[3 % 6]) });
            t5 += f7 * f7;
            for i8 in 0..3 {
                let f9 = |y: f64| y * (x[1 % 6] / (1.5 + 0.7 * 0.7)) + y.sin(); let c10 = f9(chain(x[3 % 6], x[i6 % 6]).unwrap_or(0.6));
            }
            let z11 = (match 2 % 3 { 0 => g2, 1 => s, _ => 0.5 });
            let Some(g12) = Some((match 1 % 3 { 0 => g2, 1 => x[(i6 + 2) % 6], _ => 0.5 })) else { panic!() };
            if matches!(positive(z11), Some(g) if g * g12 > 0.3) { s += g12; }
            s = 0.7 * s + (first(&[(1.4 - a4), chain(1.0, 1.9).unwrap_or(0.6)])).sin();
        }
        early(1.9, ((x[1 % 6]) * 0.3).exp().min(20.0)) + s + g2 + a4 + t5
    }

    #[compiled]
    pub fn p95(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        for i1 in 0..2 {
            if (given * tips[0]) < (x[(i1 + 1) % 6]).cos() && x[(k as usize % 5) % 6] > 0.2 {
                if (x[3 % 6] * (f64::from(k) * 0.03).sin()) < (s).atan() && x[0] > 1.9 { return vec![s, (chain(x[(k as usize % 5) % 6], given).unwrap_or(0.6) * bounded(1.6)), s * x[1]]; }
                s = 0.7 * s + (x[i1 % 6]).sin();
            } else {
                s = 0.7 * s + ((x[1 % 6] * (-tips[0]))).sin();
                for i2 in 0..4 {
                    s -= bounded(tips[0]);
                    s = 0.7 * s + ((if let Some(z) = positive(((x[(k as usize % 5) % 6]) * 0.3).exp().min(20.0)) { z * first(&[x[0 % 6], given]) } else { ((x[(k as usize % 5) % 6]) * 0.3).exp().min(20.0) })).sin();
                    if (i1 * 2) % 2 == 0 { break; }
                    let z3 = early(x[(k as usize % 5) % 6], tips[1]);
                    let Some(g4) = Some(1.8) else { panic!() };
                    if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
                }
            }
        }
        s = 0.7 * s + ((match (k as usize % 5) % 3 { 0 => (tips[0] + x[3 % 6]), 1 => (match side(x[0 % 6]) { Side::Left => 1.6, Side::Right => 0.4, Side::Both => x[0 % 6] }), _ => 0.5 })).sin();
        let z5 = (x[0 % 6]).min(1.4);
        let Some(g6) = Some((match side(s) { Side::Left => 1.8, Side::Right => 0.4, Side::Both => s })) else { panic!() };
        if matches!(positive(z5), Some(g) if g * g6 > 0.3) { s += g6; }
        s = 0.7 * s + ((match (k as usize % 5) % 3 { 0 => (x[1 % 6] + tips[1]), 1 => (match side(x[0 % 6]) { Side::Left => 0.2, Side::Right => 0.4, Side::Both => x[0 % 6] }), _ => 0.5 })).sin();
        vec![s, ((x[(k as usize % 5) % 6]).tanh() + (if let Some(z) = positive(tips[1]) { z * given } else { tips[1] })) + s + given + tips[0] + tips[1] + g6 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p96(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let (l1, r2) = ((-s), ((x[2 % 6] - x[1 % 6])).sin());
        if ((x[2 % 6]) * 0.3).exp().min(20.0) < (match 2 % 3 { 0 => s, 1 => l1, _ => 0.5 }) {
            s = 0.7 * s + (l1).sin();
        } else {
            s = 0.7 * s + (early((1.8 * 2.0), (l1 / (1.5 + x[3 % 6] * x[3 % 6])))).sin();
            s = s * 0.5 + x[0 % 6];
            let z3 = (if let Some(z) = positive(0.3) { z * r2 } else { 0.3 });
            let Some(g4) = Some((-s)) else { panic!() };
            if matches!(positive(z3), Some(g) if g * g4 > 0.3) { s += g4; }
        }
        let mut t5 = early(x[3 % 6], 1.3);
        for i6 in 0..3 {
            let mut f7 = (match 2 % 3 { 0 => (r2 + 2.0), 1 => (r2 + s), _ => 0.5 });
            t5 += f7 * f7;
            let z8 = (x[i6 % 6] * x[3 % 6]);
            let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (match 0 % 3 { 0 => 1.1, 1 => x[0 % 6], _ => 0.5 }) || a9 > 1.2 { break a9 * (match 0 % 3 { 0 => 1.1, 1 => x[0 % 6], _ => 0.5 }); } };
            s = 0.7 * s + (((x[i6 % 6] - f7) / (1.5 + (match 0 % 3 { 0 => l1, 1 => s, _ => 0.5 }) * (match 0 % 3 { 0 => l1, 1 => s, _ => 0.5 })))).sin();
            let j10: u16 = 4; s *= (j10 as f64 * 0.1).cos();
        }
        ((x[3 % 6] + x[1 % 6])).min(0.3) + s + l1 + r2 + t5
    }

    #[compiled]
    pub fn p97(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (if let Some(z) = positive(s) { z * x[1 % 6] } else { s });
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > bounded(1.4) || a2 > 1.2 { break a2 * bounded(1.4); } };
        let mut u3 = 0;
        loop {
            u3 += 1; if u3 > 3 { break; }
            if 3 % 2 == 0 {
                let mut w4 = 0;
                while w4 < 4 && (w4 < 2 || (u3 + 2) % 2 == 0) {
                    w4 += 1;
                    s *= (((match u3 % 3 { 0 => s, 1 => s, _ => 0.5 }) * x[1 % 6])).cos();
                    let z5 = early(a2, x[(w4 * 1) % 6]);
                    let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (match side(s) { Side::Left => 1.0, Side::Right => 0.4, Side::Both => s }) || a6 > 1.2 { break a6 * (match side(s) { Side::Left => 1.0, Side::Right => 0.4, Side::Both => s }); } };
                }
            } else {
                s = 0.7 * s + (0.1).sin();
            }
            let z7 = (0.7 * x[(u3 * 2) % 6]);
            let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > (s).cos() || a8 > 1.2 { break a8 * (s).cos(); } };
        }
        s = 0.7 * s + ((if let Some(z) = positive((x[3 % 6] + x[1 % 6])) { z * (0.2 - a2) } else { (x[3 % 6] + x[1 % 6]) })).sin();
        let z9 = s;
        let Some(g10) = Some((s - x[1 % 6])) else { panic!() };
        if matches!(positive(z9), Some(g) if g * g10 > 0.3) { s += g10; }
        first(&[1.8, early(1.2, 1.7)]) + s + a2 + g10
    }

    #[compiled]
    pub fn p98(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let a1 = (match 0 % 3 { 0 => (s).sin(), 1 => (x[3 % 6]).atan(), _ => 0.5 });
        s = 0.7 * s + ((match 3 % 3 { 0 => (match 0 % 3 { 0 => a1, 1 => x[1 % 6], _ => 0.5 }), 1 => (x[2 % 6] + x[0 % 6]), _ => 0.5 })).sin();
        s = 0.7 * s + ((-(0.4).tanh())).sin();
        if (1.9 / (1.5 + 1.8 * 1.8)) < first(&[x[3 % 6], 1.4]) {
            let z2 = a1;
            let mut o3: Option<f64> = None;
        } else {
            for i4 in (0..1).rev() {
                s = s * 0.5 + x[3 % 6];
            }
            let mut u5 = 0;
            loop {
                u5 += 1; if u5 > 3 { break; }
                let z6 = (a1 * a1);
                let Some(g7) = Some((x[(u5 * 3) % 6] * a1)) else { panic!() };
                if matches!(positive(z6), Some(g) if g * g7 > 0.3) { s += g7; }
                s = 0.7 * s + (g7).sin();
                let (l8, r9) = (x[u5 % 6], (s).sin());
            }
            let (l10, r11) = ((x[1 % 6] + 1.8), ((match 1 % 3 { 0 => x[0 % 6], 1 => s, _ => 0.5 })).sin());
        }
        ((if let Some(z) = positive(a1) { z * x[1 % 6] } else { a1 }) + (a1 * 1.5)) + s + a1
    }

    #[compiled]
    pub fn p99(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let j1: u8 = (k as usize % 5) as u8;
        let j2: i32 = ((x[0 % 6] / (1.5 + 1.6 * 1.6)) * 2.0) as i32;
        let mut t3 = (x[1 % 6] * x[(j2 as usize % 5) % 6]);
        for i4 in 0..1 {
            let mut f5 = 0.3;
            t3 += f5 * f5;
            s = 0.7 * s + ((match 1 % 3 { 0 => (-0.2), 1 => (given).sin(), _ => 0.5 })).sin();
            let z6 = ((x[3 % 6]) * 0.3).exp().min(20.0);
            let mut h7 = Kind::Two { pair: Pair { a: z6, b: [0.3, x[(i4 * 2) % 6]], n: 1 }, weight: x[(i4 * 2) % 6] };
        }
        vec![s, first(&[chain(x[(j1 as usize % 5) % 6], x[1 % 6]).unwrap_or(0.6), ((0.3) * 0.3).exp().min(20.0)]) + s + given + tips[0] + tips[1] + t3 + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos() + ((j2 % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p100(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut u1 = 0;
        #[rerun]
        loop {
            u1 += 1; if u1 > 3 { break; }
            let j2: i16 = 76; s *= (j2 as f64 * 0.1).cos();
            if (u1 + 1) % 2 == 0 && x[0] > 1.9 { return (chain(x[1 % 6], x[u1 % 6]).unwrap_or(0.6) - (x[(u1 * 2) % 6] + 1.2)); }
            let mut u3 = 0;
            loop {
                u3 += 1; if u3 > 3 { break; }
                if 1 % 2 == 0 {
                    s = 0.7 * s + (x[(u1 * 3) % 6]).sin();
                    let (l4, r5) = ((match u3 % 3 { 0 => s, 1 => 1.4, _ => 0.5 }), ((-x[3 % 6])).sin());
                    let z6 = (r5 * s);
                    let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > x[2 % 6] || a7 > 1.2 { break a7 * x[2 % 6]; } };
                } else {
                    let mut a8 = (0.7 - (match side(s) { Side::Left => s, Side::Right => 0.4, Side::Both => s }));
                    let mut v9 = x.to_vec();
                    let z10 = (a8 + x[2 % 6]);
                    let mut o11: Option<f64> = None;
                }
                if (s / (1.5 + s * s)) < (match 1 % 3 { 0 => s, 1 => x[2 % 6], _ => 0.5 }) { continue; }
                let j12: i32 = 77; s *= (j12 as f64 * 0.1).cos();
            }
        }
        s = 0.7 * s + (((match 1 % 3 { 0 => 0.9, 1 => x[0 % 6], _ => 0.5 }) + (-x[1 % 6]))).sin();
        s = 0.7 * s + ((s * (x[2 % 6] / (1.5 + x[2 % 6] * x[2 % 6])))).sin();
        let z13 = s;
        let a14 = 'a: { if (x[2 % 6] - s) < (x[3 % 6]).max(x[3 % 6]) { break 'a z13; } for k in 0..3 { s = (s + z13 * k as f64).cos(); if s > 0.5 { break 'a s * (s + x[2 % 6]); } } (s + x[2 % 6]) };
        let z15 = bounded(a14);
        let mut o16: Option<f64> = chain(z15, 0.9);
        let mut t17 = (x[1 % 6] * x[2 % 6]);
        for i18 in 0..2 {
            let mut f19 = early(1.9, (match side(1.2) { Side::Left => 0.3, Side::Right => 0.4, Side::Both => 1.2 }));
            t17 += f19 * f19;
            let mut q20 = Pair { a: bounded(a14), b: [f19, 0.4], n: 0 };
        }
        a14 + s + a14 + t17 + o16.unwrap_or(0.7)
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
                while w3 < 4 && (w3 < 2 || 1.9 < (if 3 % 2 == 0 { x[(k as usize % 5) % 6] } else { self.w[(k as usize % 5) % self.w.len()] }) && (x[2 % 6] * self.w[(w2 + 1) % self.w.len()]) > 0.2) {
                    w3 += 1;
                    s = 0.7 * s + ((self.scale + ends(&self.w))).sin();
                    s = 0.7 * s + (chain(((self.scale) * 0.3).exp().min(20.0), halves(&self.w, self.pair.b[1])).unwrap_or(0.6)).sin();
                }
                s = 0.7 * s + ((if let Some(z) = positive((d1 * 1.6)) { z * (x[(k as usize % 5) % 6] + self.pair.a) } else { (d1 * 1.6) })).sin();
            }
            let mut j4: u8 = !k & 98;
            for i5 in j4 % 3..3 { j4 = j4.wrapping_mul(3).wrapping_add(i5); s = (s * early(x[3 % 6], self.pair.b[1]) + (j4 % 97) as f64 * 0.01).sin(); }
        } else {
            let z6 = (d1 + self.scale);
            let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (self.pair.b[1] / (1.5 + s * s)) || a7 > 1.2 { break a7 * (self.pair.b[1] / (1.5 + s * s)); } };
            s = 0.7 * s + ((match side(first(&[self.scale, self.w[(self.n * 3) % self.w.len()]])) { Side::Left => (0.9 / (1.5 + d1 * d1)), Side::Right => 0.4, Side::Both => first(&[self.scale, self.w[(self.n * 3) % self.w.len()]]) })).sin();
        }
        let mut t8 = d1;
        for i9 in 0..5 {
            let mut f10 = first(&[(self.pair.a + self.w[3 % self.w.len()]), (self.scale + 1.0)]);
            t8 += f10 * f10;
            let mut v11 = vec![(f10 / (1.5 + 0.4 * 0.4)); 2];
        }
        self.scale + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + d1 + t8 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p102(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let a1 = (match 1 % 3 { 0 => (s / (1.5 + x[1 % 6] * x[1 % 6])), 1 => chain(x[1 % 6], x[3 % 6]).unwrap_or(0.6), _ => 0.5 });
        s += (((x[3 % 6] - a1) * (x[2 % 6] * x[0 % 6]))).tanh();
        let z2 = (x[1 % 6]).min(x[1 % 6]);
        let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > a1 || a3 > 1.2 { break a3 * a1; } };
        s = 0.7 * s + ((-early(x[3 % 6], s))).sin();
        0.2 + s + a1 + a3
    }

    #[compiled]
    pub fn p103(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (-x[2 % 6]);
        let Some(g2) = Some((s).sin()) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let a3 = first(&[bounded(s), 0.7]);
        let z4 = first(&[x[3 % 6], s]);
        let mut h5 = Kind::Two { pair: Pair { a: z4, b: [0.3, (match 1 % 3 { 0 => x[3 % 6], 1 => x[0 % 6], _ => 0.5 })], n: 1 }, weight: (match 1 % 3 { 0 => x[3 % 6], 1 => x[0 % 6], _ => 0.5 }) };
        let mut t6 = (1.3).tanh();
        for i7 in 0..4 {
            let mut f8 = x[3 % 6];
            t6 += f8 * f8;
            s = 0.7 * s + (bounded(first(&[s, a3]))).sin();
            let mut w9 = 0;
            while w9 < 4 && (w9 < 2 || ((x[(i7 * 2) % 6]) * 0.3).exp().min(20.0) < (g2 * a3)) {
                w9 += 1;
                let mut a10 = (((s + a3)) * 0.3).exp().min(20.0);
            }
            let j11: u8 = 74; s *= (j11 as f64 * 0.1).cos();
        }
        (x[2 % 6] + (x[1 % 6] / (1.5 + g2 * g2))) + s + g2 + a3 + t6 + h5.size()
    }

    #[compiled]
    pub fn p104(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (-s);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > bounded(s) || a2 > 1.2 { break a2 * bounded(s); } };
        let mut q3 = Pair { a: (match 2 % 3 { 0 => x[1 % 6], 1 => 0.8, _ => 0.5 }), b: [(match 2 % 3 { 0 => a2, 1 => a2, _ => 0.5 }), 0.4], n: 0 };
        let j4: i64 = 93; s *= (j4 as f64 * 0.1).cos();
        s = s * 0.5 + (bounded(x[1 % 6]) + (0.8 * x[1 % 6]));
        let z5 = (s).max(1.8);
        let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (x[2 % 6] / (1.5 + q3.b[0] * q3.b[0])) || a6 > 1.2 { break a6 * (x[2 % 6] / (1.5 + q3.b[0] * q3.b[0])); } };
        let mut t7 = s;
        for i8 in 0..4 {
            let mut f9 = (match (i8 * 3) % 3 { 0 => first(&[a2, x[i8 % 6]]), 1 => (match (i8 + 2) % 3 { 0 => q3.a, 1 => a6, _ => 0.5 }), _ => 0.5 });
            t7 += f9 * f9;
            let mut u10 = 0;
            #[rerun]
            loop {
                u10 += 1; if u10 > 3 { break; }
                if 0 % 2 == 0 && x[0] > 1.9 { return (match (u10 + 1) % 3 { 0 => (if (x[(u10 * 1) % 6] - x[(u10 * 3) % 6]) < (x[(i8 * 2) % 6] - q3.a) && (if let Some(z) = positive(q3.b[0]) { z * q3.b[1] } else { q3.b[0] }) > 0.2 { a2 } else { 0.6 }), 1 => first(&[q3.a, q3.b[1]]), _ => 0.5 }); }
                s = 0.7 * s + ((if let Some(z) = positive(s) { z * (0.8).cos() } else { s })).sin();
                let z11 = (1.6).atan2(1.7);
                let a12 = 'a: { if (match side(s) { Side::Left => 1.4, Side::Right => 0.4, Side::Both => s }) < bounded(a2) && (x[(u10 + 1) % 6] * q3.b[1]) > 0.2 { break 'a z11; } for k in 0..3 { s = (s + z11 * k as f64).cos(); if s > 0.5 { break 'a s * (match 1 % 3 { 0 => a6, 1 => s, _ => 0.5 }); } } (match 1 % 3 { 0 => a6, 1 => s, _ => 0.5 }) };
            }
        }
        early((s + t7), (x[1 % 6] - 1.1)) + s + a2 + a6 + t7 + q3.norm()
    }

    #[compiled]
    pub fn p105(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = x[2 % 6];
        let Some(g2) = Some((if first(&[1.7, s]) < early(0.3, x[2 % 6]) { 0.6 } else { s })) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        s = 0.7 * s + (((s - x[3 % 6]) * (s + 1.0))).sin();
        let a3 = s;
        (-(g2 + x[2 % 6])) + s + g2 + a3
    }

    impl Model { #[compiled]
    pub fn p106(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        for i1 in (0..3).rev() {
            self.pair.b[1] = ((if let Some(z) = positive(chain(s, self.w[(k as usize % 5) % self.w.len()]).unwrap_or(0.6)) { z * bounded(0.5) } else { chain(s, self.w[(k as usize % 5) % self.w.len()]).unwrap_or(0.6) })).sin() * self.pair.a;
            if k > 0 { break; }
            let z2 = halves(&self.w, self.w[0 % self.w.len()]);
            let mut o3: Option<f64> = None;
        }
        let z4 = (if (s - s) < (self.pair.a * s) { self.w[2 % self.w.len()] } else { 0.4 });
        let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > chain(self.scale, s).unwrap_or(0.6) || a5 > 1.2 { break a5 * chain(self.scale, s).unwrap_or(0.6); } };
        let mut t6 = (-self.w[0 % self.w.len()]);
        for i7 in 0..4 {
            let mut f8 = ((match (k as usize % 5) % 3 { 0 => self.pair.a, 1 => a5, _ => 0.5 }) * (self.w[i7 % self.w.len()]).hypot(a5));
            t6 += f8 * f8;
            for (k9, e10) in self.w.iter_mut().enumerate() {
                *e10 = (bounded(((self.scale) * 0.3).exp().min(20.0))).sin() + 0.1 * *e10;
                let mut a11 = ((match 1 % 3 { 0 => 0.5, 1 => x[1 % 6], _ => 0.5 }) * (match (k as usize % 5) % 3 { 0 => self.pair.a, 1 => a5, _ => 0.5 }));
                if (self.pair.b[1] * f8) < (x[(k as usize % 5) % 6] + self.pair.b[0]) {
                    let j12: i32 = (self.pair.b[0] * 2.0) as i32;
                    f8 += ((*e10)).tanh();
                    if first(&[f8, 1.4]) < 1.0 { continue; }
                    let z13 = (((*e10)) * 0.3).exp().min(20.0);
                    let Some(g14) = Some(chain(self.pair.a, s).unwrap_or(0.6)) else { panic!() };
                    if matches!(positive(z13), Some(g) if g * g14 > 0.3) { s += g14; }
                } else {
                    let mut q15 = Pair { a: (s / (1.5 + self.scale * self.scale)), b: [(self.scale * self.scale), 0.4], n: 0 };
                }
            }
            let at = (k as usize % 5) % self.w.len(); self.w.swap(at, 0);
            if 2 % 2 == 0 {
                let z16 = 0.1;
                let a17 = self.w.first().unwrap() * z16 + self.w.get(self.w.len() / 2).unwrap();
            } else {
                let z18 = (self.pair.a * self.pair.b[1]);
                if z18 > 0.4 { self.w.clear(); self.w.push(bounded(z18)); } *self.w.last_mut().unwrap() *= z18.cos();
            }
        }
        ((match (self.n + 1) % 3 { 0 => self.pair.a, 1 => self.scale, _ => 0.5 })).sin() + self.w.iter().sum::<f64>() + s + self.scale + a5 + t6 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p107(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (((-s)).atan2((x[1 % 6] / (1.5 + 1.9 * 1.9)))).sin();
        s = 0.7 * s + (chain(bounded(s), (1.7 + s)).unwrap_or(0.6)).sin();
        let (l1, r2) = (early(x[1 % 6], s), ((x[1 % 6] + 0.4)).sin());
        let mut t3 = (x[2 % 6] * x[1 % 6]);
        for i4 in 0..3 {
            let mut f5 = s;
            t3 += f5 * f5;
            s = 0.7 * s + (((1.3).tanh() + (0.1).min(x[1 % 6]))).sin();
            f5 -= bounded(first(&[(r2 * 0.4), (l1).sin()]));
        }
        (if (match 1 % 3 { 0 => x[2 % 6], 1 => x[1 % 6], _ => 0.5 }) < (1.6).tanh() && (x[3 % 6] * r2) > 0.2 { 0.4 } else { (x[2 % 6] * r2) }) + s + l1 + r2 + t3
    }

    impl Model { #[compiled]
    pub fn p108(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        s *= ((early(self.pair.a, 0.7) - (x[(k as usize % 5) % 6] + s))).cos();
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            let z2 = (0.6 - self.w[(u1 + 2) % self.w.len()]);
            let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > early(self.w[2 % self.w.len()], self.pair.b[1]) || a3 > 1.2 { break a3 * early(self.w[2 % self.w.len()], self.pair.b[1]); } };
            let d4 = self.w.chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
            let a5 = (if a3 < (x[(k as usize % 5) % 6] * self.w[u1 % self.w.len()]) { first(&[self.pair.b[1], self.w[(u1 * 3) % self.w.len()]]) } else { (x[(k as usize % 5) % 6] * self.w[0 % self.w.len()]) });
        }
        let z6 = (self.pair.b[1] * self.pair.b[1]);
        let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (self.w[(self.n + 0) % self.w.len()] / (1.5 + s * s)) || a7 > 1.2 { break a7 * (self.w[(self.n + 0) % self.w.len()] / (1.5 + s * s)); } };
        let j8 = ((k as i16).rem_euclid(5).max((k as i16).min(3))) as i16;
        let z9 = self.w[(k as usize % 5) % self.w.len()];
        let Some(g10) = Some(chain(self.pair.a, self.pair.b[1]).unwrap_or(0.6)) else { panic!() };
        if matches!(positive(z9), Some(g) if g * g10 > 0.3) { s += g10; }
        s + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a7 + g10 + ((k % 89) as f64 * 0.01).cos() + ((j8 % 89) as f64 * 0.01).cos()
    }
 }
    impl Model { #[compiled]
    pub fn p109(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let z1 = first(&[x[self.n % 6], 1.8]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > search(&self.w, 0.9) || a2 > 1.2 { break a2 * search(&self.w, 0.9); } };
        s = 0.7 * s + (((a2).tanh() + (0.7 * 1.4))).sin();
        let mut v3 = vec![bounded(1.5), (x[(self.n * 3) % 6] * (f64::from(k) * 0.03).sin())];
        let a4 = first(&[(if let Some(z) = positive(self.scale) { z * x[2 % 6] } else { self.scale }), (self.w[(k as usize % 5) % self.w.len()] * self.pair.a)]);
        let mut t5 = (if (v3[(self.n * 2) % v3.len()] * v3[self.n % v3.len()]) < self.w[1 % self.w.len()] { self.w[(self.n * 1) % self.w.len()] } else { a4 });
        for i6 in 0..1 {
            let mut f7 = (if (-self.w[0 % self.w.len()]) < chain(a4, s).unwrap_or(0.6) { early(1.4, x[(k as usize % 5) % 6]) } else { (0.5 * self.scale) });
            t5 += f7 * f7;
            let z8 = (self.pair.a).tanh();
            let mut o9: Option<f64> = None;
            let mut w10 = 0;
            while w10 < 4 && (w10 < 2 || 0 % 2 == 0) {
                w10 += 1;
                let mut a11 = (first(&[self.pair.a, self.scale])).cos();
                for i12 in 0..2 {
                    let z13 = (self.w[2 % self.w.len()]).tanh();
                    let a14 = shrink(&mut v3, bounded(z13));
                }
                let z15 = (x[0 % 6] - f7);
                let mut o16: Option<f64> = chain(z15, 0.9);
            }
            f7 = f7 * 0.5 + ((bounded(self.pair.b[1])) * 0.3).exp().min(20.0);
        }
        a2 + self.w.iter().sum::<f64>() + v3.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a2 + a4 + t5 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p110(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = tips[1];
        let mut h2 = Kind::None;
        s = 0.7 * s + (((0.3 - 1.2) * (0.1 * given))).sin();
        vec![s, (if k > 2 { tips[0] } else { tips[1] }) + s + given + tips[0] + tips[1] + h2.size() + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p111(x: &[f64]) -> f64 {
        let mut s = 0.0;
        #[rerun]
        for i1 in 0..3 {
            if i1 % 2 == 0 {
                if (i1 * 3) % 2 == 0 && x[0] > 1.9 { return (match (i1 + 0) % 3 { 0 => (x[2 % 6] + s), 1 => (match side(x[0 % 6]) { Side::Left => s, Side::Right => 0.4, Side::Both => x[0 % 6] }), _ => 0.5 }); }
                let z2 = (if x[1 % 6] < s { s } else { 1.3 });
                let mut h3 = Kind::None;
                let a4 = (s * (0.9 * s));
            } else {
                if early(s, 0.7) < (match (i1 * 2) % 3 { 0 => x[1 % 6], 1 => x[2 % 6], _ => 0.5 }) && x[0] > 1.9 { return (match 0 % 3 { 0 => (s * x[2 % 6]), 1 => (x[3 % 6]).hypot(x[i1 % 6]), _ => 0.5 }); }
                let mut v5: Vec<f64> = x.iter().map(|y| y * (x[(i1 * 1) % 6] + x[1 % 6])).collect();
                s -= bounded((if let Some(z) = positive((match side(1.6) { Side::Left => x[1 % 6], Side::Right => 0.4, Side::Both => 1.6 })) { z * (match side(s) { Side::Left => 1.2, Side::Right => 0.4, Side::Both => s }) } else { (match side(1.6) { Side::Left => x[1 % 6], Side::Right => 0.4, Side::Both => 1.6 }) }));
            }
            let j6: u8 = 57; s *= (j6 as f64 * 0.1).cos();
            s = 0.7 * s + ((((s - 1.7)) * 0.3).exp().min(20.0)).sin();
        }
        s = 0.7 * s + (s).sin();
        let j7: u16 = 27;
        s = 0.7 * s + (early(bounded(x[1 % 6]), (x[3 % 6] / (1.5 + s * s)))).sin();
        if (match 2 % 3 { 0 => x[2 % 6], 1 => x[1 % 6], _ => 0.5 }) < (x[0 % 6] - s) && (if (match side(0.4) { Side::Left => s, Side::Right => 0.4, Side::Both => 0.4 }) < (1.2 * s) { s } else { x[0 % 6] }) > 0.2 {
            s *= (s).cos();
        } else {
            let (l8, r9) = ((1.8 / (1.5 + s * s)), ((x[0 % 6] * x[(j7 as usize % 5) % 6])).sin());
            s = 0.7 * s + (((-x[1 % 6]) - (if let Some(z) = positive(x[(j7 as usize % 5) % 6]) { z * r9 } else { x[(j7 as usize % 5) % 6] }))).sin();
            let j10: u16 = j7 % 7 ^ j7 >> 1;
        }
        ((early(x[(j7 as usize % 5) % 6], x[(j7 as usize % 5) % 6])) * 0.3).exp().min(20.0) + s + ((j7 % 89) as f64 * 0.01).cos()
    }

    #[compiled]
    pub fn p112(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let a1 = (if (match side(list[1]) { Side::Left => list[0], Side::Right => 0.4, Side::Both => list[1] }) < (s * x[2 % 6]) && (match 1 % 3 { 0 => x[3 % 6], 1 => x[1 % 6], _ => 0.5 }) > 0.2 { early(list[0], x[0 % 6]) } else { (x[1 % 6] * s) });
        let z2 = (list[1] * x[3 % 6]);
        let mut o3: Option<f64> = None;
        let z4 = (-0.9);
        let mut v5: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z4).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v5[k] * s).sin(); }
        s -= bounded((((1.8 * v5[2 % v5.len()])) * 0.3).exp().min(20.0));
        let a6 = list[1];
        let mut t7 = ((s) * 0.3).exp().min(20.0);
        for i8 in 0..4 {
            let mut f9 = ((a6 + list[0])).tanh();
            t7 += f9 * f9;
            f9 = f9 * 0.5 + v5[i8 % v5.len()];
            let mut w10 = 0;
            while w10 < 4 && (w10 < 2 || 3 % 2 == 0) {
                w10 += 1;
                let at = i8 % v5.len(); v5[at] += ((match side((if let Some(z) = positive(x[0 % 6]) { z * a1 } else { x[0 % 6] })) { Side::Left => a1, Side::Right => 0.4, Side::Both => (if let Some(z) = positive(x[0 % 6]) { z * a1 } else { x[0 % 6] }) })).tanh();
                if (i8 + 1) % 2 == 0 { continue; }
                if (f9 + f9) < (a1).max(x[3 % 6]) && (0.6).tanh() > 0.2 {
                    let mut j11: u64 = (1.8 * 2.0) as u64;
                    for i12 in j11 % 3..3 { j11 = j11.wrapping_mul(3).wrapping_add(i12); s = (s * along(&v5, v5[1 % v5.len()]) + (j11 % 97) as f64 * 0.01).sin(); }
                    let f13 = |y: f64| y * (if (j11 as usize % 5) % 2 == 0 { x[w10 % 6] } else { 1.0 }) + y.sin(); let c14 = f13((list[1]).max(0.1));
                } else {
                    let a15 = (x[2 % 6]).max(along(&v5, a6));
                    let d16 = v5.chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
                    let (l17, r18) = (((v5[i8 % v5.len()]) * 0.3).exp().min(20.0), ((x[3 % 6] - v5[w10 % v5.len()])).sin());
                    if (a15 + 0.1) < list[0] { continue; }
                    let mut q19 = Pair { a: list[0], b: [early(list[1], list[1]), 0.4], n: 0 };
                }
            }
            let a20 = ((x[2 % 6] * f9)).sin();
        }
        list[0] += search(&v5, (v5[1 % v5.len()] * s)) + v5.iter().sum::<f64>() + s + list[0] + list[1] + a1 + a6 + t7 + o3.unwrap_or(0.7);
    }

    #[compiled]
    pub fn p113(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = chain(tips[0], x[(k as usize % 5) % 6]).unwrap_or(0.6);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (tips[0] * (f64::from(k) * 0.03).sin()) || a2 > 1.2 { break a2 * (tips[0] * (f64::from(k) * 0.03).sin()); } };
        let a3 = first(&[(match (k as usize % 5) % 3 { 0 => x[(k as usize % 5) % 6], 1 => x[0 % 6], _ => 0.5 }), (match side(x[1 % 6]) { Side::Left => x[0 % 6], Side::Right => 0.4, Side::Both => x[1 % 6] })]);
        for i4 in (0..1).rev() {
            s = 0.7 * s + (((given).sin() * (f64::from(k) * 0.03).sin())).sin();
            s = 0.7 * s + ((bounded(x[(i4 * 2) % 6]) - chain(x[(k as usize % 5) % 6], a2).unwrap_or(0.6))).sin();
            s = 0.7 * s + ((if (k as usize % 5) % 2 == 0 { (if let Some(z) = positive(s) { z * 0.8 } else { s }) } else { (a3 + x[i4 % 6]) })).sin();
        }
        for i5 in (0..3).rev() {
            let z6 = (given).atan2(x[3 % 6]);
            let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > x[(k as usize % 5) % 6] || a7 > 1.2 { break a7 * x[(k as usize % 5) % 6]; } };
            let mut w8 = 0;
            while w8 < 4 && (w8 < 2 || k > 4) {
                w8 += 1;
                given *= (early((-x[(k as usize % 5) % 6]), ((s) * 0.3).exp().min(20.0))).cos();
                let z9 = (x[(k as usize % 5) % 6] * s);
                let mut v10: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z9).collect(); row[1] + row[2].sin() }).collect();
                for mut k in 0..2 { k += 1; s = (v10[k] * s).sin(); }
            }
            if s < (a2 + a7) { break; }
            let mut v11 = x.to_vec();
        }
        vec![s, ((x[(k as usize % 5) % 6] * x[3 % 6]) * x[(k as usize % 5) % 6]) + s + given + tips[0] + tips[1] + a2 + a3 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p114(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        s = 0.7 * s + (((match 3 % 3 { 0 => 1.2, 1 => 1.7, _ => 0.5 })).max((match 0 % 3 { 0 => x[3 % 6], 1 => tips[1], _ => 0.5 }))).sin();
        if (match (k as usize % 5) % 3 { 0 => 0.9, 1 => tips[0], _ => 0.5 }) < tips[1] && (if let Some(z) = positive(given) { z * s } else { given }) > 0.2 {
            let j1: i16 = (k as i16) % 7 ^ (k as i16) >> 1;
        } else {
            let z2 = first(&[s, x[(k as usize % 5) % 6]]);
            let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > x[3 % 6] || a3 > 1.2 { break a3 * x[3 % 6]; } };
            let mut v4: Vec<f64> = x.iter().map(|y| y * (x[(k as usize % 5) % 6] + x[2 % 6])).collect();
        }
        let mut t5 = (if let Some(z) = positive(x[0 % 6]) { z * x[(k as usize % 5) % 6] } else { x[0 % 6] });
        for i6 in 0..3 {
            let mut f7 = ((if let Some(z) = positive(x[(i6 * 3) % 6]) { z * x[1 % 6] } else { x[(i6 * 3) % 6] }) * tips[0]);
            t5 += f7 * f7;
            f7 *= (0.6).cos();
            let f8 = |y: f64| y * ((x[(k as usize % 5) % 6]) * 0.3).exp().min(20.0) + y.sin(); let c9 = f8(early(1.1, x[(k as usize % 5) % 6]));
            let mut v10 = vec![x[2 % 6], (x[(i6 + 0) % 6] * given)];
        }
        vec![s, ((tips[0] - x[1 % 6]) - (tips[0] + tips[0])) + s + given + tips[0] + tips[1] + t5 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    impl Model { #[compiled]
    pub fn p115(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        if (-self.scale) < (-self.pair.b[1]) {
            #[rerun]
            for i1 in (0..3).rev() {
                let z2 = self.pair.b[1];
                let mut h3 = Kind::Two { pair: Pair { a: z2, b: [0.3, (s * (f64::from(k) * 0.03).sin())], n: 1 }, weight: (s * (f64::from(k) * 0.03).sin()) };
                s = 0.7 * s + ((-(self.w[(k as usize % 5) % self.w.len()]).tanh())).sin();
                let f4 = |y: f64| y * self.pair.a + y.sin(); let c5 = f4((x[(self.n * 1) % 6] * self.pair.b[1]));
                if 2 % 2 == 0 { break; }
                let f6 = |y: f64| y * (0.8).tanh() + y.sin(); let c7 = f6((s + self.pair.a));
            }
            for i8 in (0..1).rev() {
                let z9 = early(2.0, x[(k as usize % 5) % 6]);
                let Some(g10) = Some(((0.6) * 0.3).exp().min(20.0)) else { panic!() };
                if matches!(positive(z9), Some(g) if g * g10 > 0.3) { s += g10; }
            }
        } else {
            let mut j11: i64 = (1.8 * 2.0) as i64;
            for i12 in j11 % 3..3 { j11 = j11.wrapping_mul(3).wrapping_add(i12); s = (s * x[(k as usize % 5) % 6] + (j11 % 97) as f64 * 0.01).sin(); }
            let mut w13 = 0;
            while w13 < 4 && (w13 < 2 || k > 5) {
                w13 += 1;
                s = 0.7 * s + ((if let Some(z) = positive((match side(self.pair.a) { Side::Left => 1.7, Side::Right => 0.4, Side::Both => self.pair.a })) { z * (self.pair.a * 0.4) } else { (match side(self.pair.a) { Side::Left => 1.7, Side::Right => 0.4, Side::Both => self.pair.a }) })).sin();
            }
        }
        let z14 = first(&[self.w[1 % self.w.len()], self.pair.b[1]]);
        let mut h15 = Kind::None;
        let mut t16 = (self.w[2 % self.w.len()] * self.w[(k as usize % 5) % self.w.len()]);
        for i17 in 0..5 {
            let mut f18 = (along(&self.w, 1.1) / (1.5 + first(&[self.scale, self.pair.a]) * first(&[self.scale, self.pair.a])));
            t16 += f18 * f18;
            let d19 = self.w.iter().zip(x).map(|(a, b)| a * b + (1.4 + self.w[(self.n + 2) % self.w.len()])).sum::<f64>();
            f18 = ((if let Some(z) = positive((x[(k as usize % 5) % 6] * (f64::from(k) * 0.03).sin())) { z * x[(i17 * 1) % 6] } else { (x[(k as usize % 5) % 6] * (f64::from(k) * 0.03).sin()) })).sin();
            let mut v20 = vec![self.w[1 % self.w.len()], x[2 % 6]];
        }
        first(&[early(self.w[1 % self.w.len()], 0.6), (x[(self.n * 2) % 6] * s)]) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + t16 + h15.size() + ((k % 89) as f64 * 0.01).cos()
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
                if (x[(i2 + 1) % 6] + s) < (s * 1.5) {
                    let z3 = (if (1.9).tanh() < bounded(s) { 1.2 } else { s });
                    let mut h4 = Kind::None;
                    s = s * 0.5 + (match 3 % 3 { 0 => (match side(x[(i2 + 1) % 6]) { Side::Left => s, Side::Right => 0.4, Side::Both => x[(i2 + 1) % 6] }), 1 => x[3 % 6], _ => 0.5 });
                    let z5 = (-s);
                    let mut h6 = Kind::None;
                } else {
                    let z7 = (x[2 % 6] + s);
                    let Some(g8) = Some(x[u1 % 6]) else { panic!() };
                    if matches!(positive(z7), Some(g) if g * g8 > 0.3) { s += g8; }
                }
                let mut v9 = vec![(match side(x[(u1 + 2) % 6]) { Side::Left => s, Side::Right => 0.4, Side::Both => x[(u1 + 2) % 6] }); 2];
            }
            let j10 = (29) as u64;
            if s < (x[(j10 as usize % 5) % 6] - s) { continue; }
            let z11 = (x[(j10 as usize % 5) % 6] * x[2 % 6]);
            let Some(g12) = Some(early(x[u1 % 6], s)) else { panic!() };
            if matches!(positive(z11), Some(g) if g * g12 > 0.3) { s += g12; }
        }
        let z13 = early(x[3 % 6], 1.8);
        let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > (x[3 % 6] + x[2 % 6]) || a14 > 1.2 { break a14 * (x[3 % 6] + x[2 % 6]); } };
        let mut t15 = (match 0 % 3 { 0 => x[3 % 6], 1 => a14, _ => 0.5 });
        for i16 in 0..2 {
            let mut f17 = ((-s)).atan2((x[0 % 6]).sin());
            t15 += f17 * f17;
            let mut q18 = Pair { a: (a14 / (1.5 + 1.1 * 1.1)), b: [(x[(i16 * 2) % 6] / (1.5 + 1.3 * 1.3)), 0.4], n: 0 };
            let j19: i64 = 14; s *= (j19 as f64 * 0.1).cos();
        }
        0.7 + s + a14 + t15
    }

    #[compiled]
    pub fn p117(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (x[2 % 6] * x[2 % 6]);
        let Some(g2) = Some((match 3 % 3 { 0 => x[0 % 6], 1 => 1.5, _ => 0.5 })) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        if (match 2 % 3 { 0 => s, 1 => 0.6, _ => 0.5 }) < s {
            let z3 = early(1.8, x[2 % 6]);
            let mut h4 = Kind::Two { pair: Pair { a: z3, b: [0.3, (s + 1.7)], n: 1 }, weight: (s + 1.7) };
        } else {
            let mut j5: i64 = 80;
            for i6 in j5 % 3..3 { j5 = j5.wrapping_mul(3).wrapping_add(i6); s = (s * chain(s, s).unwrap_or(0.6) + (j5 % 97) as f64 * 0.01).sin(); }
        }
        s = 0.7 * s + (((x[2 % 6] * g2) + (-s))).sin();
        let a7 = x[0 % 6];
        (a7 * (if early(1.9, g2) < (x[2 % 6] / (1.5 + g2 * g2)) { x[3 % 6] } else { 1.0 })) + s + g2 + a7
    }

    #[compiled]
    pub fn p118(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (-0.6);
        let Some(g2) = Some((s * x[0 % 6])) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        let (l3, r4) = (chain(x[1 % 6], s).unwrap_or(0.6), (chain(1.7, x[2 % 6]).unwrap_or(0.6)).sin());
        let z5 = (if (match 1 % 3 { 0 => r4, 1 => 1.4, _ => 0.5 }) < (r4 + s) { x[0 % 6] } else { x[1 % 6] });
        let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > bounded(s) || a6 > 1.2 { break a6 * bounded(s); } };
        s = 0.7 * s + ((match side((match side(g2) { Side::Left => g2, Side::Right => 0.4, Side::Both => g2 })) { Side::Left => (if let Some(z) = positive(x[0 % 6]) { z * a6 } else { x[0 % 6] }), Side::Right => 0.4, Side::Both => (match side(g2) { Side::Left => g2, Side::Right => 0.4, Side::Both => g2 }) })).sin();
        s = 0.7 * s + (0.5).sin();
        ((r4 * x[1 % 6]) + (match 2 % 3 { 0 => r4, 1 => 1.9, _ => 0.5 })) + s + g2 + l3 + r4 + a6
    }

    #[compiled]
    pub fn p119(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let (l1, r2) = ((-(*state).b[1]), ((0.3 + 0.2)).sin());
        let z3 = first(&[(*list)[3 % (*list).len()], 1.0]);
        let mut h4 = Kind::Maybe(positive(z3));
        let mut t5 = ((*list)[(k as usize % 5) % (*list).len()] + l1);
        for i6 in 0..3 {
            let mut f7 = (*list)[3 % (*list).len()];
            t5 += f7 * f7;
            if (k as usize % 5) % 2 == 0 && x[0] > 1.9 { return ((bounded(((*list)[3 % (*list).len()] / (1.5 + (*state).b[1] * (*state).b[1])))).tanh(), [bounded(((*list)[3 % (*list).len()] / (1.5 + (*state).b[1] * (*state).b[1]))), x[0] * s]); }
        }
        ((((match side(r2) { Side::Left => (*state).a, Side::Right => 0.4, Side::Both => r2 }) + ((x[(k as usize % 5) % 6]) * 0.3).exp().min(20.0)) + (*list).iter().sum::<f64>() + s + l1 + r2 + t5 + (*state).norm() + h4.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [((match side(r2) { Side::Left => (*state).a, Side::Right => 0.4, Side::Both => r2 }) + ((x[(k as usize % 5) % 6]) * 0.3).exp().min(20.0)) + (*list).iter().sum::<f64>() + s + l1 + r2 + t5 + (*state).norm() + h4.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p120(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let f1 = |y: f64| y * self.pair.b[1] + y.sin(); let c2 = f1((self.pair.a).max(s));
        for i3 in (0..4).rev() {
            let z4 = x[(k as usize % 5) % 6];
            let mut h5 = Kind::None;
            for i6 in 0..2 {
                let z7 = (match side(self.pair.b[1]) { Side::Left => 1.4, Side::Right => 0.4, Side::Both => self.pair.b[1] });
                s += match &h5 { Kind::Two { pair, weight: g9 } => pair.b[1] * g9, Kind::One(g9) if *g9 > 0.2 => *g9, _ => bounded(z7) };
                for i10 in 0..4 {
                    let z11 = (self.pair.b[1] - self.pair.b[1]);
                    let Some(g12) = Some((x[1 % 6] * (f64::from(k) * 0.03).sin())) else { panic!() };
                    if matches!(positive(z11), Some(g) if g * g12 > 0.3) { s += g12; }
                    s = 0.7 * s + ((c2 / (1.5 + (self.w[(k as usize % 5) % self.w.len()] + self.w[(k as usize % 5) % self.w.len()]) * (self.w[(k as usize % 5) % self.w.len()] + self.w[(k as usize % 5) % self.w.len()])))).sin();
                    let z13 = x[(k as usize % 5) % 6];
                    let mut h14 = Kind::None;
                }
                let z15 = bounded(x[2 % 6]);
                let Some(g16) = Some(c2) else { panic!() };
                if matches!(positive(z15), Some(g) if g * g16 > 0.3) { s += g16; }
            }
            if first(&[self.pair.a, self.w[(i3 * 1) % self.w.len()]]) < (if 3 % 2 == 0 { x[0 % 6] } else { 0.6 }) { continue; }
            let d17 = self.w.iter().zip(x).map(|(a, b)| a * b + (match 1 % 3 { 0 => x[2 % 6], 1 => x[(self.n + 1) % 6], _ => 0.5 })).sum::<f64>();
        }
        let z18 = x[(k as usize % 5) % 6];
        let mut a19 = 0.1; let a19 = loop { a19 += 0.4; if a19 * z18 > (if (k as usize % 5) % 2 == 0 { 0.3 } else { x[(k as usize % 5) % 6] }) || a19 > 1.2 { break a19 * (if (k as usize % 5) % 2 == 0 { 0.3 } else { x[(k as usize % 5) % 6] }); } };
        let mut t20 = (s - s);
        for i21 in 0..2 {
            let mut f22 = (bounded(self.scale) + ends(&self.w));
            t20 += f22 * f22;
            let mut w23 = 0;
            while w23 < 4 && (w23 < 2 || (1.5 * self.pair.b[1]) < 0.2) {
                w23 += 1;
                if 3 % 2 == 0 && x[0] > 1.9 { return (match (w23 + 2) % 3 { 0 => search(&self.w, 0.4), 1 => self.scale, _ => 0.5 }); }
                let f24 = |y: f64| y * (0.5 * a19) + y.sin(); let c25 = f24(x[3 % 6]);
            }
        }
        (self.scale + (x[(k as usize % 5) % 6] - 0.8)) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + c2 + a19 + t20 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p121(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        #[rerun]
        for i1 in 0..4 {
            let j2: u32 = 28; s *= (j2 as f64 * 0.1).cos();
            if first(&[0.3, x[1 % 6]]) < bounded(list[1]) && x[0] > 1.9 { list[0] += ((x[3 % 6]).sin() + (list[1]).atan2(x[(i1 * 1) % 6])); return; }
            let z3 = s;
            let a4 = 'a: { if list[1] < x[0 % 6] && first(&[x[3 % 6], 0.8]) > 0.2 { break 'a z3; } for k in 0..3 { s = (s + z3 * k as f64).cos(); if s > 0.5 { break 'a s * (-list[1]); } } (-list[1]) };
            if x[2 % 6] < (0.4 / (1.5 + x[3 % 6] * x[3 % 6])) && (if chain(1.3, x[3 % 6]).unwrap_or(0.6) < (if let Some(z) = positive(1.4) { z * s } else { 1.4 }) { list[1] } else { a4 }) > 0.2 { break; }
            if (x[i1 % 6] - x[(i1 + 1) % 6]) < (x[i1 % 6] * list[0]) {
                let z5 = first(&[x[3 % 6], list[1]]);
                let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (match 3 % 3 { 0 => list[0], 1 => list[1], _ => 0.5 }) || a6 > 1.2 { break a6 * (match 3 % 3 { 0 => list[0], 1 => list[1], _ => 0.5 }); } };
                let mut u7 = 0;
                loop {
                    u7 += 1; if u7 > 3 { break; }
                    let mut q8 = Pair { a: a4, b: [(if (match (i1 * 1) % 3 { 0 => list[1], 1 => x[3 % 6], _ => 0.5 }) < (-list[0]) { a4 } else { x[(u7 * 3) % 6] }), 0.4], n: 0 };
                    s = 0.7 * s + (early(chain(2.0, a6).unwrap_or(0.6), (1.2 - x[0 % 6]))).sin();
                    s += ((q8.a + (match 1 % 3 { 0 => a4, 1 => 0.1, _ => 0.5 }))).tanh();
                }
                let z9 = s;
                let mut v10: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z9).collect(); row[1] + row[2].sin() }).collect();
                for mut k in 0..2 { k += 1; s = (v10[k] * s).sin(); }
            } else {
                let f11 = |y: f64| y * (0.6 * x[(i1 * 1) % 6]) + y.sin(); let c12 = f11((x[(i1 * 3) % 6] * x[1 % 6]));
                let z13 = (x[0 % 6] + x[(i1 + 0) % 6]);
                let Some(g14) = Some(list[1]) else { panic!() };
                if matches!(positive(z13), Some(g) if g * g14 > 0.3) { s += g14; }
                if (if let Some(z) = positive(list[0]) { z * x[1 % 6] } else { list[0] }) < (-a4) { continue; }
                let z15 = (list[0] / (1.5 + s * s));
                let mut h16 = Kind::None;
            }
        }
        let z17 = (if (match 1 % 3 { 0 => x[3 % 6], 1 => s, _ => 0.5 }) < (x[0 % 6] * x[2 % 6]) { s } else { 0.3 });
        let Some(g18) = Some(first(&[s, x[3 % 6]])) else { panic!() };
        if matches!(positive(z17), Some(g) if g * g18 > 0.3) { s += g18; }
        let z19 = (s / (1.5 + 0.1 * 0.1));
        let Some(g20) = Some((1.9 + 1.7)) else { panic!() };
        if matches!(positive(z19), Some(g) if g * g20 > 0.3) { s += g20; }
        let z21 = (g18 * s);
        let Some(g22) = Some((list[1]).max(x[2 % 6])) else { panic!() };
        if matches!(positive(z21), Some(g) if g * g22 > 0.3) { s += g22; }
        let z23 = (0.4 - g22);
        let Some(g24) = Some((-s)) else { panic!() };
        if matches!(positive(z23), Some(g) if g * g24 > 0.3) { s += g24; }
        let mut t25 = x[1 % 6];
        for i26 in 0..1 {
            let mut f27 = x[3 % 6];
            t25 += f27 * f27;
            s = 0.7 * s + ((match (i26 * 2) % 3 { 0 => 0.7, 1 => (if 3 % 2 == 0 { x[(i26 + 2) % 6] } else { g22 }), _ => 0.5 })).sin();
            let j28: u32 = 34; s *= (j28 as f64 * 0.1).cos();
            let z29 = (if first(&[x[i26 % 6], f27]) < g20 { list[1] } else { x[0 % 6] });
            let Some(g30) = Some(first(&[x[3 % 6], g22])) else { panic!() };
            if matches!(positive(z29), Some(g) if g * g30 > 0.3) { s += g30; }
        }
        list[0] += ((x[0 % 6] * g22) * (match 2 % 3 { 0 => x[2 % 6], 1 => x[0 % 6], _ => 0.5 })) + s + list[0] + list[1] + g18 + g20 + g22 + g24 + t25;
    }

    #[compiled]
    pub fn p122(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if k > 2 {
            for i1 in 0..2 {
                let z2 = (if let Some(z) = positive(2.0) { z * s } else { 2.0 });
                let a3 = (*list).first().unwrap() * z2 + (*list).get((*list).len() / 2).unwrap();
                if k > 4 {
                    s *= (a3).cos();
                    let d4 = (*list).iter().zip(x).map(|(a, b)| a * b + (*state).b[0]).sum::<f64>();
                    let z5 = chain((*list)[0 % (*list).len()], (*state).a).unwrap_or(0.6);
                    let mut h6 = Kind::Maybe(positive(z5));
                } else {
                    let d7 = (*list).chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
                    let mut v8: Vec<f64> = x.iter().map(|y| y * (match side(s) { Side::Left => (*list)[i1 % (*list).len()], Side::Right => 0.4, Side::Both => s })).collect();
                    let z9 = (d7 - d7);
                    let mut a10 = 0.1; let a10 = loop { a10 += 0.4; if a10 * z9 > (if let Some(z) = positive(1.0) { z * (*state).a } else { 1.0 }) || a10 > 1.2 { break a10 * (if let Some(z) = positive(1.0) { z * (*state).a } else { 1.0 }); } };
                }
                if (k as usize % 5) % 2 == 0 {
                    let z11 = (-(*state).a);
                    let a12 = (*list).pop().unwrap_or(0.3); if (*list).is_empty() { (*list).push((z11).cos()); }
                    let mut v13: Vec<f64> = x.iter().map(|y| y * early(a3, a12)).collect();
                } else {
                    let at = (k as usize % 5) % (*list).len(); (*list)[at] = (((1.4).cos() + (1.1 + (*state).b[0]))).sin();
                    if chain(a3, (*state).b[1]).unwrap_or(0.6) < bounded(s) && early((*state).b[1], s) > 0.2 { break; }
                    let a14 = ((s * (*state).b[0]) * ((*state).b[0] + a3));
                }
            }
            let a15 = (((if k > 3 { (*state).b[0] } else { x[(k as usize % 5) % 6] })) * 0.3).exp().min(20.0);
            let mut v16 = x.to_vec();
        } else {
            let z17 = (*state).a;
            let mut h18 = Kind::None;
            let f19 = |y: f64| y * first(&[0.9, 0.2]) + y.sin(); let c20 = f19((if ((*state).b[0] + ends(&(*list))) < ((*state).b[0] + s) { (*list)[2 % (*list).len()] } else { (*state).b[0] }));
            let mut q21 = Pair { a: (c20).atan(), b: [((*state).b[1] * (((k % 83) as f64) * 0.03).sin()), 0.4], n: 0 };
        }
        let z22 = bounded(x[1 % 6]);
        let mut a23 = 0.1; let a23 = loop { a23 += 0.4; if a23 * z22 > (s * (*state).b[0]) || a23 > 1.2 { break a23 * (s * (*state).b[0]); } };
        let j24 = ((k as u64).rem_euclid(5).max((k as u64).min(3))) as u64;
        let at = 1 % (*list).len(); (*list)[at] += ((early((*list)[3 % (*list).len()], 1.3) - (s).hypot(1.2))).tanh();
        let mut t25 = ((*state).b[0]).max(a23);
        for i26 in 0..2 {
            let mut f27 = first(&[(a23 - 2.0), (s).max((*list)[(j24 as usize % 5) % (*list).len()])]);
            t25 += f27 * f27;
            let mut v28 = vec![(f27 * 1.4), (2.0 * a23)];
            let z29 = (match i26 % 3 { 0 => (*state).b[1], 1 => f27, _ => 0.5 });
            let mut a30 = 0.1; let a30 = loop { a30 += 0.4; if a30 * z29 > (match (i26 + 0) % 3 { 0 => (*state).b[1], 1 => (*state).b[0], _ => 0.5 }) || a30 > 1.2 { break a30 * (match (i26 + 0) % 3 { 0 => (*state).b[1], 1 => (*state).b[0], _ => 0.5 }); } };
        }
        ((halves(&(*list), first(&[(*state).a, t25])) + (*list).iter().sum::<f64>() + s + a23 + t25 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j24 % 89) as f64 * 0.01).cos()).tanh(), [halves(&(*list), first(&[(*state).a, t25])) + (*list).iter().sum::<f64>() + s + a23 + t25 + (*state).norm() + ((k % 89) as f64 * 0.01).cos() + ((j24 % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    impl Model { #[compiled]
    pub fn p123(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let a1 = (-halves(&self.w, self.pair.b[1]));
        let mut j2: i16 = (bounded(a1) * 2.0) as i16;
        for i3 in j2 % 3..3 { j2 = j2.wrapping_mul(3).wrapping_add(i3); s = (s * (match side(a1) { Side::Left => self.w[self.n % self.w.len()], Side::Right => 0.4, Side::Both => a1 }) + (j2 % 97) as f64 * 0.01).sin(); }
        s *= ((early(self.w[(self.n + 0) % self.w.len()], self.w[1 % self.w.len()]) + (if let Some(z) = positive(s) { z * self.w[2 % self.w.len()] } else { s }))).cos();
        let d4 = self.w.iter().filter(|a| **a > 1.2).map(|a| a * a).sum::<f64>();
        let z5 = (-self.pair.a);
        let mut v6: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z5).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v6[k] * s).sin(); }
        (-(self.scale).atan2(self.pair.b[1])) + self.w.iter().sum::<f64>() + v6.iter().sum::<f64>() + s + self.scale + a1 + d4 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos() + ((j2 % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p124(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let mut v1 = x.to_vec();
        let m2 = descend(&mut (*list), x[2], 3);
        let mut t3 = (1.9 / (1.5 + m2 * m2));
        for i4 in 0..3 {
            let mut f5 = (early(1.1, m2) + ((*state).b[0]).max(s));
            t3 += f5 * f5;
            let z6 = 1.8;
            let mut i7 = z6.abs() as usize % v1.len(); (i7, v1[i7], s) = ((i7 + 1) % v1.len(), s * z6, s);
            let j8 = ((k as u64).rem_euclid(5).max((k as u64).min(3))) as u64;
        }
        (((if let Some(z) = positive((if (match side(v1[3 % v1.len()]) { Side::Left => t3, Side::Right => 0.4, Side::Both => v1[3 % v1.len()] }) < (0.4 + t3) && ((*state).b[0]).atan2(v1[(k as usize % 5) % v1.len()]) > 0.2 { 1.7 } else { m2 })) { z * early(s, (*state).b[1]) } else { (if (match side(v1[3 % v1.len()]) { Side::Left => t3, Side::Right => 0.4, Side::Both => v1[3 % v1.len()] }) < (0.4 + t3) && ((*state).b[0]).atan2(v1[(k as usize % 5) % v1.len()]) > 0.2 { 1.7 } else { m2 }) }) + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + m2 + t3 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(if let Some(z) = positive((if (match side(v1[3 % v1.len()]) { Side::Left => t3, Side::Right => 0.4, Side::Both => v1[3 % v1.len()] }) < (0.4 + t3) && ((*state).b[0]).atan2(v1[(k as usize % 5) % v1.len()]) > 0.2 { 1.7 } else { m2 })) { z * early(s, (*state).b[1]) } else { (if (match side(v1[3 % v1.len()]) { Side::Left => t3, Side::Right => 0.4, Side::Both => v1[3 % v1.len()] }) < (0.4 + t3) && ((*state).b[0]).atan2(v1[(k as usize % 5) % v1.len()]) > 0.2 { 1.7 } else { m2 }) }) + (*list).iter().sum::<f64>() + v1.iter().sum::<f64>() + s + m2 + t3 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p125(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (match 0 % 3 { 0 => s, 1 => 0.1, _ => 0.5 });
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > x[0 % 6] || a2 > 1.2 { break a2 * x[0 % 6]; } };
        let mut q3 = Pair { a: early(s, s), b: [(a2 + s), 0.4], n: 0 };
        ((match 2 % 3 { 0 => x[2 % 6], 1 => a2, _ => 0.5 }) + x[0 % 6]) + s + a2 + q3.norm()
    }

    #[compiled]
    pub fn p126(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let j1: u32 = 3; s *= (j1 as f64 * 0.1).cos();
        s = 0.7 * s + ((match 0 % 3 { 0 => ((s) * 0.3).exp().min(20.0), 1 => x[0 % 6], _ => 0.5 })).sin();
        (if let Some(z) = positive((if (match 0 % 3 { 0 => 1.1, 1 => s, _ => 0.5 }) < (0.9 / (1.5 + s * s)) && s > 0.2 { s } else { x[0 % 6] })) { z * (match side(s) { Side::Left => x[1 % 6], Side::Right => 0.4, Side::Both => s }) } else { (if (match 0 % 3 { 0 => 1.1, 1 => s, _ => 0.5 }) < (0.9 / (1.5 + s * s)) && s > 0.2 { s } else { x[0 % 6] }) }) + s
    }

    #[compiled]
    pub fn p127(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if halves(&(*list), 0.8) < (match side(s) { Side::Left => s, Side::Right => 0.4, Side::Both => s }) && (if (2.0 * x[(k as usize % 5) % 6]) < 0.3 { (*state).a } else { s }) > 0.2 {
            let a1 = (-(s * (((k % 83) as f64) * 0.03).sin()));
            let z2 = (((*list)[(k as usize % 5) % (*list).len()]) * 0.3).exp().min(20.0);
            let mut o3: Option<f64> = None;
            if x[(k as usize % 5) % 6] < (a1 + x[(k as usize % 5) % 6]) && (x[(k as usize % 5) % 6] + (*list)[(k as usize % 5) % (*list).len()]) > 0.2 {
                for (k4, e5) in (*list).iter_mut().enumerate() {
                    *e5 = (((match (k as usize % 5) % 3 { 0 => (*e5), 1 => (*state).a, _ => 0.5 })).min(0.3)).sin() + 0.1 * *e5;
                    let mut v6 = x.to_vec();
                    let f7 = |y: f64| y * (if let Some(z) = positive(1.0) { z * s } else { 1.0 }) + y.sin(); let c8 = f7((match side(v6[0 % v6.len()]) { Side::Left => 1.2, Side::Right => 0.4, Side::Both => v6[0 % v6.len()] }));
                }
            } else {
                let z9 = (-x[1 % 6]);
                let g10 = match o3 { Some(g) => g * 0.1, None if z9 > 0.9 => { return ((z9).tanh(), [z9, x[0] * s]); } None => 0.3 };
                let m11 = mix(&mut (*list), &mut s, x[1]);
            }
        } else {
            if k > 7 {
                let mut a12 = ((0.7 + ends(&(*list))) * (*state).b[0]);
                let z13 = 1.0;
                let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > first(&[s, 1.7]) || a14 > 1.2 { break a14 * first(&[s, 1.7]); } };
            } else {
                let mut v15 = vec![(2.0 * s), (s * s)];
                let z16 = bounded(s);
                let Some(g17) = Some((s / (1.5 + s * s))) else { panic!() };
                if matches!(positive(z16), Some(g) if g * g17 > 0.3) { s += g17; }
            }
            let z18 = s;
            let mut i19 = z18.abs() as usize % (*list).len(); (i19, (*list)[i19], s) = ((i19 + 1) % (*list).len(), s * z18, bounded((*list)[(k as usize % 5) % (*list).len()]));
        }
        let at = 1 % (*list).len(); (*list)[at] *= ((((s) * 0.3).exp().min(20.0) / (1.5 + first(&[(*state).b[0], s]) * first(&[(*state).b[0], s])))).cos();
        let mut q20 = Pair { a: ((*state).a / (1.5 + s * s)), b: [s, 0.4], n: 0 };
        let (l21, r22) = ((*state).b[0], ((-1.0)).sin());
        (((if let Some(z) = positive(l21) { z * (l21 / (1.5 + r22 * r22)) } else { l21 }) + (*list).iter().sum::<f64>() + s + l21 + r22 + (*state).norm() + q20.norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(if let Some(z) = positive(l21) { z * (l21 / (1.5 + r22 * r22)) } else { l21 }) + (*list).iter().sum::<f64>() + s + l21 + r22 + (*state).norm() + q20.norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p128(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut w1 = 0;
        while w1 < 4 && (w1 < 2 || ((s) * 0.3).exp().min(20.0) < chain(s, s).unwrap_or(0.6)) {
            w1 += 1;
            let z2 = (match 0 % 3 { 0 => x[(w1 + 1) % 6], 1 => s, _ => 0.5 });
            let Some(g3) = Some(s) else { panic!() };
            if matches!(positive(z2), Some(g) if g * g3 > 0.3) { s += g3; }
            let mut a4 = (-(x[1 % 6] + g3));
        }
        let z5 = (x[2 % 6] + 1.5);
        let Some(g6) = Some((s - s)) else { panic!() };
        if matches!(positive(z5), Some(g) if g * g6 > 0.3) { s += g6; }
        s = 0.7 * s + (0.6).sin();
        s -= bounded(((x[2 % 6]).max(g6) + (g6).atan()));
        ((((s) * 0.3).exp().min(20.0)) * 0.3).exp().min(20.0) + s + g6
    }

    #[compiled]
    pub fn p129(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let f1 = |y: f64| y * (match side(x[0 % 6]) { Side::Left => s, Side::Right => 0.4, Side::Both => x[0 % 6] }) + y.sin(); let c2 = f1(first(&[0.3, x[1 % 6]]));
        let z3 = (c2).max(x[3 % 6]);
        let mut h4 = Kind::Two { pair: Pair { a: z3, b: [0.3, chain(s, 2.0).unwrap_or(0.6)], n: 1 }, weight: chain(s, 2.0).unwrap_or(0.6) };
        let mut t5 = c2;
        for i6 in 0..3 {
            let mut f7 = c2;
            t5 += f7 * f7;
            for i8 in 0..4 {
                let z9 = (0.5 * s);
                let mut a10 = 0.1; let a10 = loop { a10 += 0.4; if a10 * z9 > (f7 * c2) || a10 > 1.2 { break a10 * (f7 * c2); } };
            }
            f7 *= (((x[3 % 6] / (1.5 + c2 * c2)) / (1.5 + (c2 * x[(i6 + 1) % 6]) * (c2 * x[(i6 + 1) % 6])))).cos();
            let j11: u16 = 18; s *= (j11 as f64 * 0.1).cos();
        }
        s + s + c2 + t5 + h4.size()
    }

    #[compiled]
    pub fn p130(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = (match 1 % 3 { 0 => (*state).b[0], 1 => (*state).a, _ => 0.5 });
        let a2 = (*list).first().unwrap() * z1 + (*list).get((*list).len() / 2).unwrap();
        if k > 8 {
            let z3 = (*state).a;
            let a4 = shrink(&mut (*list), bounded(z3));
        } else {
            let j5 = ((k as i32) % 7 ^ (k as i32) >> 1) as i32;
            let a6 = (match 2 % 3 { 0 => a2, 1 => ((*state).b[0]).hypot(1.8), _ => 0.5 });
            (*state).shift(bounded(((x[(k as usize % 5) % 6] / (1.5 + (*state).a * (*state).a)) * first(&[(*state).b[1], s]))));
        }
        for (k7, e8) in (*list).iter_mut().enumerate() {
            *e8 = ((((1.1).hypot((*state).b[1])) * 0.3).exp().min(20.0)).sin() + 0.1 * *e8;
            let z9 = s;
            let mut v10: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z9).collect(); row[1] + row[2].sin() }).collect();
            for mut k in 0..2 { k += 1; s = (v10[k] * s).sin(); }
        }
        let z11 = (a2 + (*state).b[0]);
        let mut q12 = Pair { a: z11.sin(), ..(*state) };
        (q12.b[0], q12.a) = (q12.a * z11, q12.b[0]);
        let mut t13 = bounded(s);
        for i14 in 0..5 {
            let mut f15 = search(&(*list), ((*state).a).cos());
            t13 += f15 * f15;
            let z16 = f15;
            let mut v17 = (*list).clone(); v17.push(s * z16); v17.truncate(1 + v17.len() / 2);
            let d18 = v17.chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
            if v17[(i14 + 1) % v17.len()] < chain(v17[1 % v17.len()], (*state).a).unwrap_or(0.6) && (if let Some(z) = positive((*list)[(k as usize % 5) % (*list).len()]) { z * x[(k as usize % 5) % 6] } else { (*list)[(k as usize % 5) % (*list).len()] }) > 0.2 {
                if early((*state).b[0], a2) < (f15 + x[(i14 * 3) % 6]) {
                    let z19 = (v17[(i14 + 0) % v17.len()]).cos();
                    let mut q20 = Pair { a: z19.sin(), ..q12 };
                    (q20.b[0], q20.a) = (q20.a * z19, q20.b[0]);
                } else {
                    let a21 = ((chain(s, 2.0).unwrap_or(0.6)) * 0.3).exp().min(20.0);
                }
            } else {
                let d22 = v17.iter().zip(x).map(|(a, b)| a * b + a2).sum::<f64>();
                let z23 = (match (k as usize % 5) % 3 { 0 => q12.b[0], 1 => d22, _ => 0.5 });
                let a24 = v17.pop().unwrap_or(0.3); if v17.is_empty() { v17.push((z23).cos()); }
                let (l25, r26) = ((a24 * s), ((1.2 / (1.5 + 1.8 * 1.8))).sin());
            }
        }
        ((((0.5 * 1.4)).cos() + (*list).iter().sum::<f64>() + s + a2 + t13 + (*state).norm() + q12.norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [((0.5 * 1.4)).cos() + (*list).iter().sum::<f64>() + s + a2 + t13 + (*state).norm() + q12.norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p131(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let j1: i32 = 90; s *= (j1 as f64 * 0.1).cos();
        s = 0.7 * s + ((1.8 - (if (x[1 % 6] * s) < (s).atan() && (x[2 % 6] + 0.7) > 0.2 { s } else { x[0 % 6] }))).sin();
        let z2 = (s).max(x[3 % 6]);
        let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > x[2 % 6] || a3 > 1.2 { break a3 * x[2 % 6]; } };
        let (l4, r5) = ((if let Some(z) = positive(s) { z * s } else { s }), ((a3 - x[2 % 6])).sin());
        let mut t6 = (1.9).cos();
        for i7 in 0..2 {
            let mut f8 = (if (x[3 % 6] + s) < (s / (1.5 + s * s)) { (if (i7 * 1) % 2 == 0 { l4 } else { s }) } else { bounded(x[0 % 6]) });
            t6 += f8 * f8;
            #[rerun]
            for i9 in (0..4).rev() {
                f8 = ((if i7 % 2 == 0 { (if (s * l4) < (match (i9 + 0) % 3 { 0 => x[(i7 * 3) % 6], 1 => x[2 % 6], _ => 0.5 }) { x[2 % 6] } else { f8 }) } else { early(x[(i7 + 2) % 6], x[(i9 + 0) % 6]) })).sin();
            }
        }
        (match side((match 2 % 3 { 0 => x[3 % 6], 1 => x[1 % 6], _ => 0.5 })) { Side::Left => (x[0 % 6] + x[0 % 6]), Side::Right => 0.4, Side::Both => (match 2 % 3 { 0 => x[3 % 6], 1 => x[1 % 6], _ => 0.5 }) }) + s + a3 + l4 + r5 + t6
    }

    #[compiled]
    pub fn p132(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let j1 = (if (k as i16) > 2 { (k as i16) / 2 } else { (k as i16) | 1 }) as i16;
        let mut j2: u32 = (s * 2.0) as u32;
        for i3 in j2 % 3..3 { j2 = j2.wrapping_mul(3).wrapping_add(i3); s = (s * (x[2 % 6] + 1.6) + (j2 % 97) as f64 * 0.01).sin(); }
        s = 0.7 * s + (((1.6 - given)).cos()).sin();
        let mut t4 = (1.1 + x[(j1 as usize % 5) % 6]);
        for i5 in 0..4 {
            let mut f6 = (match (j1 as usize % 5) % 3 { 0 => (given * tips[1]), 1 => (match 2 % 3 { 0 => 1.6, 1 => x[2 % 6], _ => 0.5 }), _ => 0.5 });
            t4 += f6 * f6;
            f6 += ((-(tips[0] + given))).tanh();
            f6 = (((x[(j1 as usize % 5) % 6] + s) + (x[(j1 as usize % 5) % 6]).tanh())).sin();
            let z7 = bounded(x[(j2 as usize % 5) % 6]);
            let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > (x[i5 % 6]).sin() || a8 > 1.2 { break a8 * (x[i5 % 6]).sin(); } };
        }
        vec![s, (match side((t4 * x[3 % 6])) { Side::Left => (x[2 % 6] + 0.3), Side::Right => 0.4, Side::Both => (t4 * x[3 % 6]) }) + s + given + tips[0] + tips[1] + t4 + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos() + ((j2 % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p133(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        for i1 in 0..1 {
            let z2 = (given / (1.5 + given * given));
            let mut o3: Option<f64> = chain(z2, 0.9);
            if (k as usize % 5) % 2 == 0 { break; }
            let z4 = (given * x[(i1 * 3) % 6]);
            if let Some(g5) = o3 { o3 = positive(g5 * z4); }
        }
        let f6 = |y: f64| y * given + y.sin(); let c7 = f6(tips[1]);
        let mut q8 = Pair { a: 0.4, b: [(if let Some(z) = positive(x[3 % 6]) { z * 1.4 } else { x[3 % 6] }), 0.4], n: 0 };
        let mut t9 = (1.8 + x[2 % 6]);
        for i10 in 0..4 {
            let mut f11 = q8.b[1];
            t9 += f11 * f11;
            if 2 % 2 == 0 {
                let mut v12 = vec![(if (x[0 % 6]).hypot(x[(k as usize % 5) % 6]) < bounded(q8.b[0]) { 0.4 } else { q8.b[1] }); 2];
                if 0 % 2 == 0 {
                    let mut v13 = vec![(1.3 * (f64::from(k) * 0.03).sin()), chain(q8.b[0], v12[i10 % v12.len()]).unwrap_or(0.6)];
                } else {
                    let z14 = (x[3 % 6] * c7);
                    if z14 > 0.4 { v12.clear(); v12.push(bounded(z14)); } *v12.last_mut().unwrap() *= z14.cos();
                    let (l15, r16) = ((1.5 - tips[1]), ((x[2 % 6] * c7)).sin());
                    let z17 = (v12[(i10 + 2) % v12.len()] - q8.b[1]);
                    let mut q18 = Pair { a: z17.sin(), ..q8 };
                    (q18.b[0], q18.a) = (q18.a * z17, q18.b[0]);
                }
                let at = (k as usize % 5) % v12.len(); v12[at] *= (v12[(i10 * 1) % v12.len()]).cos();
            } else {
                if (tips[0]).atan2(s) < (s * given) && x[0] > 1.9 { return vec![s, tips[1], s * x[1]]; }
            }
            s = 0.7 * s + ((if 2 % 2 == 0 { (tips[0] * x[(k as usize % 5) % 6]) } else { (x[(k as usize % 5) % 6] / (1.5 + s * s)) })).sin();
            s = 0.7 * s + (q8.b[0]).sin();
        }
        vec![s, (if let Some(z) = positive((x[(k as usize % 5) % 6] * (f64::from(k) * 0.03).sin())) { z * x[(k as usize % 5) % 6] } else { (x[(k as usize % 5) % 6] * (f64::from(k) * 0.03).sin()) }) + s + given + tips[0] + tips[1] + c7 + t9 + q8.norm() + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p134(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (((x[1 % 6]).cos() - (x[3 % 6] * 0.9))).sin();
        let z1 = (s * x[2 % 6]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (x[1 % 6] + 2.0) || a2 > 1.2 { break a2 * (x[1 % 6] + 2.0); } };
        let z3 = (a2 * x[1 % 6]);
        let mut v4: Vec<f64> = x.iter().map(|g| { let row: Vec<f64> = (0..3).map(|k| g * k as f64 * z3).collect(); row[1] + row[2].sin() }).collect();
        for mut k in 0..2 { k += 1; s = (v4[k] * s).sin(); }
        v4[0 % v4.len()] + v4.iter().sum::<f64>() + s + a2
    }

    #[compiled]
    pub fn p135(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let at = (k as usize % 5) % (*list).len(); (*list)[at] = (((first(&[(*state).a, s])) * 0.3).exp().min(20.0)).sin();
        if (match (k as usize % 5) % 3 { 0 => x[(k as usize % 5) % 6], 1 => s, _ => 0.5 }) < 2.0 && ((*state).b[0] * (*list)[0 % (*list).len()]) > 0.2 {
            let z1 = (if let Some(z) = positive(s) { z * 1.3 } else { s });
            let mut o2: Option<f64> = None;
            let z3 = (if let Some(z) = positive(s) { z * 0.5 } else { s });
            if z3 > 0.4 { (*list).clear(); (*list).push(bounded(z3)); } *(*list).last_mut().unwrap() *= z3.cos();
            let (l4, r5) = ((0.6).cos(), (1.4).sin());
        } else {
            let mut q6 = Pair { a: (1.0 * s), b: [(s + s), 0.4], n: 0 };
        }
        if (-0.4) < (match side((*state).b[0]) { Side::Left => (*state).a, Side::Right => 0.4, Side::Both => (*state).b[0] }) {
            let a7 = (if k > 8 { ((*state).b[0] * (((k % 83) as f64) * 0.03).sin()) } else { ((*state).b[0]).hypot(s) });
            let mut v8 = vec![bounded((*state).a); 3];
            for i9 in (0..3).rev() {
                let m10 = mix(&mut (*list), &mut s, x[2]);
            }
        } else {
            let j11: u32 = (k as u32).wrapping_add(18);
        }
        s += (first(&[((*state).b[0] + (*state).b[0]), (match side(0.2) { Side::Left => s, Side::Right => 0.4, Side::Both => 0.2 })])).tanh();
        (((chain(x[1 % 6], x[0 % 6]).unwrap_or(0.6) * (((k % 83) as f64) * 0.03).sin()) + (*list).iter().sum::<f64>() + s + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(chain(x[1 % 6], x[0 % 6]).unwrap_or(0.6) * (((k % 83) as f64) * 0.03).sin()) + (*list).iter().sum::<f64>() + s + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p136(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (match 2 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 });
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > early(s, s) || a2 > 1.2 { break a2 * early(s, s); } };
        s *= ((-(match 3 % 3 { 0 => a2, 1 => a2, _ => 0.5 }))).cos();
        let mut t3 = x[3 % 6];
        for i4 in 0..2 {
            let mut f5 = ((if (if let Some(z) = positive(s) { z * x[(i4 * 3) % 6] } else { s }) < (1.4 + 1.0) { x[1 % 6] } else { s }) * (x[2 % 6] - x[0 % 6]));
            t3 += f5 * f5;
            s = 0.7 * s + ((x[3 % 6] + (x[i4 % 6] * x[(i4 * 3) % 6]))).sin();
        }
        ((-s)).sin() + s + a2 + t3
    }

    impl Model { #[compiled]
    pub fn p137(&mut self, x: &[f64], k: i16) -> f64 {
        let mut s = 0.0;
        let z1 = (s + self.scale);
        let a2 = self.w.pop().unwrap_or(0.3); if self.w.is_empty() { self.w.push((z1).cos()); }
        self.pair.shift(bounded((first(&[x[(self.n + 0) % 6], self.pair.b[0]]) * 0.3)));
        let f3 = |y: f64| y * first(&[self.scale, s]) + y.sin(); let c4 = f3(self.pair.b[0]);
        ((self.scale * x[self.n % 6]) * (if k > 5 { a2 } else { self.scale })) + self.w.iter().sum::<f64>() + s + self.scale + a2 + c4 + self.pair.norm() + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p138(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (s * 0.5);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > first(&[s, s]) || a2 > 1.2 { break a2 * first(&[s, s]); } };
        s = 0.7 * s + (early(s, s)).sin();
        (x[3 % 6] * (1.3 / (1.5 + x[0 % 6] * x[0 % 6]))) + s + a2
    }

    #[compiled]
    pub fn p139(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = ((*list)[3 % (*list).len()] + x[(k as usize % 5) % 6]);
        let a2 = (*list).first().unwrap() * z1 + (*list).get((*list).len() / 2).unwrap();
        let z3 = (s).sin();
        let mut o4: Option<f64> = chain(z3, 0.9);
        let mut t5 = ((*list)[(k as usize % 5) % (*list).len()] + a2);
        for i6 in 0..4 {
            let mut f7 = (*list)[(k as usize % 5) % (*list).len()];
            t5 += f7 * f7;
            let z8 = ((*list)[i6 % (*list).len()]).hypot(f7);
            let mut q9 = Pair { a: z8.sin(), ..(*state) };
            (q9.b[0], q9.a) = (q9.a * z8, q9.b[0]);
            for i10 in 0..4 {
                let a11 = ((f7).hypot((*state).b[0]) - first(&[1.9, q9.a]));
            }
        }
        (((if let Some(z) = positive((if let Some(z) = positive(t5) { z * x[0 % 6] } else { t5 })) { z * o4.unwrap_or(s) } else { (if let Some(z) = positive(t5) { z * x[0 % 6] } else { t5 }) }) + (*list).iter().sum::<f64>() + s + a2 + t5 + (*state).norm() + o4.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos()).tanh(), [(if let Some(z) = positive((if let Some(z) = positive(t5) { z * x[0 % 6] } else { t5 })) { z * o4.unwrap_or(s) } else { (if let Some(z) = positive(t5) { z * x[0 % 6] } else { t5 }) }) + (*list).iter().sum::<f64>() + s + a2 + t5 + (*state).norm() + o4.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p140(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = chain(s, 0.3).unwrap_or(0.6);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (match side(1.2) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => 1.2 }) || a2 > 1.2 { break a2 * (match side(1.2) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => 1.2 }); } };
        s *= (((a2 * (((k % 83) as f64) * 0.03).sin())).cos()).cos();
        let mut u3 = 0;
        #[rerun]
        loop {
            u3 += 1; if u3 > 3 { break; }
            let mut w4 = 0;
            while w4 < 4 && (w4 < 2 || u3 % 2 == 0) {
                w4 += 1;
                let z5 = (1.3 + (*list)[w4 % (*list).len()]);
                let a6 = (*list).first().unwrap() * z5 + (*list).get((*list).len() / 2).unwrap();
                let z7 = (-x[(u3 * 1) % 6]);
                let mut i8 = z7.abs() as usize % (*list).len(); (i8, (*list)[i8], s) = ((i8 + 1) % (*list).len(), s * z7, (a6 * x[2 % 6]));
                let mut a9 = (if x[u3 % 6] < (match i8 % 3 { 0 => a6, 1 => (*state).a, _ => 0.5 }) { ((*state).b[0] * (*state).a) } else { ((*list)[1 % (*list).len()] + 0.9) });
            }
            let at = (u3 + 0) % (*list).len(); (*list)[at] *= (early(first(&[a2, a2]), first(&[(*list)[0 % (*list).len()], (*list)[(k as usize % 5) % (*list).len()]]))).cos();
        }
        (((((*list)[(k as usize % 5) % (*list).len()] - a2) / (1.5 + (a2 / (1.5 + a2 * a2)) * (a2 / (1.5 + a2 * a2)))) + (*list).iter().sum::<f64>() + s + a2 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(((*list)[(k as usize % 5) % (*list).len()] - a2) / (1.5 + (a2 / (1.5 + a2 * a2)) * (a2 / (1.5 + a2 * a2)))) + (*list).iter().sum::<f64>() + s + a2 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p141(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        for i1 in (0..4).rev() {
            let mut q2 = Pair { a: (s + x[(i1 + 2) % 6]), b: [(*state).b[0], 0.4], n: 0 };
            let z3 = ((*state).a * q2.b[0]);
            let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > early((*state).b[0], s) || a4 > 1.2 { break a4 * early((*state).b[0], s); } };
            let z5 = (x[0 % 6] * q2.a);
            let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (if a4 < ((*list)[i1 % (*list).len()] * x[3 % 6]) { q2.b[0] } else { a4 }) || a6 > 1.2 { break a6 * (if a4 < ((*list)[i1 % (*list).len()] * x[3 % 6]) { q2.b[0] } else { a4 }); } };
        }
        for i7 in (0..4).rev() {
            let at = (k as usize % 5) % (*list).len(); (*list)[at] *= (((0.9 + 0.7) * (if let Some(z) = positive(s) { z * 0.5 } else { s }))).cos();
            if (i7 + 2) % 2 == 0 { continue; }
            (*state).shift(bounded(0.9));
        }
        let z8 = search(&(*list), x[3 % 6]);
        let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (-x[(k as usize % 5) % 6]) || a9 > 1.2 { break a9 * (-x[(k as usize % 5) % 6]); } };
        let at = 2 % (*list).len(); (*list).swap(at, 0);
        (((s * chain(a9, a9).unwrap_or(0.6)) + (*list).iter().sum::<f64>() + s + a9 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(s * chain(a9, a9).unwrap_or(0.6)) + (*list).iter().sum::<f64>() + s + a9 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p142(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = chain((*list)[3 % (*list).len()], x[(k as usize % 5) % 6]).unwrap_or(0.6);
        let a2 = 'a: { if (s + (*state).b[1]) < ((s) * 0.3).exp().min(20.0) { break 'a z1; } for k in 0..3 { s = (s + z1 * k as f64).cos(); if s > 0.5 { break 'a s * (match side((*list)[0 % (*list).len()]) { Side::Left => 0.1, Side::Right => 0.4, Side::Both => (*list)[0 % (*list).len()] }); } } (match side((*list)[0 % (*list).len()]) { Side::Left => 0.1, Side::Right => 0.4, Side::Both => (*list)[0 % (*list).len()] }) };
        (*list).push(((if k > 2 { 0.3 } else { (-s) })).sin());
        let mut t3 = (-s);
        for i4 in 0..1 {
            let mut f5 = (*state).b[1];
            t3 += f5 * f5;
            #[rerun]
            for i6 in 0..1 {
                for i7 in 0..4 {
                    let at = 1 % (*list).len(); (*list)[at] = (((match (i4 + 0) % 3 { 0 => 1.9, 1 => s, _ => 0.5 })).sin()).sin();
                    let f8 = |y: f64| y * (*list)[1 % (*list).len()] + y.sin(); let c9 = f8(1.8);
                    (*list).push(((if (s + f5) < (((*state).b[0]) * 0.3).exp().min(20.0) { ((*list)[1 % (*list).len()] / (1.5 + (*list)[(k as usize % 5) % (*list).len()] * (*list)[(k as usize % 5) % (*list).len()])) } else { (-1.1) })).sin());
                    if ((*state).b[1]).tanh() < (-c9) && ((*state).b[0] * (*state).a) > 0.2 { break; }
                    let mut q10 = Pair { a: (match side(f5) { Side::Left => (*list)[(k as usize % 5) % (*list).len()], Side::Right => 0.4, Side::Both => f5 }), b: [(s).atan2(c9), 0.4], n: 0 };
                }
                if 3 % 2 == 0 { break; }
                f5 *= ((bounded((*state).b[1])).atan()).cos();
            }
            let (l11, r12) = ((1.0 * a2), (((*list)[(k as usize % 5) % (*list).len()] + (*state).b[0])).sin());
        }
        (((match (k as usize % 5) % 3 { 0 => (x[3 % 6] + x[2 % 6]), 1 => (match 2 % 3 { 0 => t3, 1 => s, _ => 0.5 }), _ => 0.5 }) + (*list).iter().sum::<f64>() + s + a2 + t3 + (*state).norm() + ((k % 89) as f64 * 0.01).cos()).tanh(), [(match (k as usize % 5) % 3 { 0 => (x[3 % 6] + x[2 % 6]), 1 => (match 2 % 3 { 0 => t3, 1 => s, _ => 0.5 }), _ => 0.5 }) + (*list).iter().sum::<f64>() + s + a2 + t3 + (*state).norm() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p143(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        if (if k > 6 { 1.5 } else { (*state).b[1] }) < first(&[x[(k as usize % 5) % 6], x[0 % 6]]) {
            let at = (k as usize % 5) % (*list).len(); (*list).swap(at, 0);
            let (l1, r2) = (s, ((if k > 6 { s } else { s })).sin());
        } else {
            let mut v3 = x.to_vec();
        }
        if ((*state).b[0] / (1.5 + s * s)) < (if x[2 % 6] < (x[3 % 6] + s) { (*list)[(k as usize % 5) % (*list).len()] } else { s }) && x[0] > 1.9 { return (((((*state).a) * 0.3).exp().min(20.0)).tanh(), [(((*state).a) * 0.3).exp().min(20.0), x[0] * s]); }
        let z4 = s;
        let mut o5: Option<f64> = chain(z4, 0.9);
        for i6 in (0..3).rev() {
            let mut u7 = 0;
            loop {
                u7 += 1; if u7 > 3 { break; }
                let z8 = (if (k as usize % 5) % 2 == 0 { (*state).b[0] } else { (*state).b[0] });
                let mut h9 = Kind::Maybe(positive(z8));
                let mut q10 = Pair { a: ((*list)[3 % (*list).len()] * (*state).a), b: [(*list)[0 % (*list).len()], 0.4], n: 0 };
                if bounded(0.8) < along(&(*list), q10.b[1]) && x[0] > 1.9 { return (((-(match side(q10.a) { Side::Left => s, Side::Right => 0.4, Side::Both => q10.a }))).tanh(), [(-(match side(q10.a) { Side::Left => s, Side::Right => 0.4, Side::Both => q10.a })), x[0] * s]); }
                if i6 % 2 == 0 { break; }
                if (if (k as usize % 5) % 2 == 0 { (*list)[2 % (*list).len()] } else { s }) < (s + 0.9) && (if let Some(z) = positive(x[(k as usize % 5) % 6]) { z * s } else { x[(k as usize % 5) % 6] }) > 0.2 {
                    let z11 = (s).min(1.3);
                    h9.change(z11);
                    if k > 4 { break; }
                    (*state).shift(bounded((((x[(i6 * 1) % 6] * (((k % 83) as f64) * 0.03).sin())) * 0.3).exp().min(20.0)));
                } else {
                    let j12: u32 = !(k as u32) & 58;
                    (*state).b[1] = (((if let Some(z) = positive(0.8) { z * s } else { 0.8 }) * s)).sin() * (*state).a;
                    let d13 = (*list).chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
                }
            }
        }
        let mut t14 = bounded(s);
        for i15 in 0..2 {
            let mut f16 = bounded((s * (((k % 83) as f64) * 0.03).sin()));
            t14 += f16 * f16;
            let j17: u64 = 3 as u64;
        }
        ((((0.4 - x[(k as usize % 5) % 6]) / (1.5 + ((*state).b[0] * t14) * ((*state).b[0] * t14))) + (*list).iter().sum::<f64>() + s + t14 + (*state).norm() + o5.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos()).tanh(), [((0.4 - x[(k as usize % 5) % 6]) / (1.5 + ((*state).b[0] * t14) * ((*state).b[0] * t14))) + (*list).iter().sum::<f64>() + s + t14 + (*state).norm() + o5.unwrap_or(0.7) + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p144(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (((s + x[1 % 6]) * x[2 % 6])).sin();
        let mut q1 = Pair { a: (0.8 * 0.5), b: [(x[1 % 6] - x[0 % 6]), 0.4], n: 0 };
        for i2 in (0..1).rev() {
            let z3 = q1.b[1];
            let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > x[1 % 6] || a4 > 1.2 { break a4 * x[1 % 6]; } };
            let f5 = |y: f64| y * first(&[x[i2 % 6], 1.1]) + y.sin(); let c6 = f5((match i2 % 3 { 0 => q1.b[1], 1 => x[2 % 6], _ => 0.5 }));
            s = 0.7 * s + (((match 1 % 3 { 0 => 2.0, 1 => c6, _ => 0.5 }) * bounded(x[i2 % 6]))).sin();
            if ((s) * 0.3).exp().min(20.0) < (if let Some(z) = positive(a4) { z * q1.a } else { a4 }) { continue; }
            let (l7, r8) = (0.5, ((match side(q1.b[0]) { Side::Left => 0.8, Side::Right => 0.4, Side::Both => q1.b[0] })).sin());
        }
        let j9: i16 = 5;
        let mut a10 = (if let Some(z) = positive((0.7 * s)) { z * (x[(j9 as usize % 5) % 6] * s) } else { (0.7 * s) });
        let mut t11 = (-s);
        for i12 in 0..2 {
            let mut f13 = ((x[2 % 6] * q1.b[0]) * a10);
            t11 += f13 * f13;
            let mut a14 = (x[(j9 as usize % 5) % 6] - (1.5).max(q1.b[1]));
        }
        ((x[1 % 6] / (1.5 + s * s)) / (1.5 + (-a10) * (-a10))) + s + a10 + t11 + q1.norm() + ((j9 % 89) as f64 * 0.01).cos()
    }

    #[compiled]
    pub fn p145(list: &mut [f64], x: &[f64]) {
        let mut s = 0.0;
        let z1 = chain(1.4, x[2 % 6]).unwrap_or(0.6);
        let mut h2 = Kind::Maybe(positive(z1));
        let mut q3 = Pair { a: chain(s, x[2 % 6]).unwrap_or(0.6), b: [(x[0 % 6] * 2.0), 0.4], n: 0 };
        let (l4, r5) = ((-0.4), ((match 0 % 3 { 0 => x[2 % 6], 1 => x[1 % 6], _ => 0.5 })).sin());
        s -= bounded(first(&[(q3.b[0] * q3.a), 0.8]));
        let mut u6 = 0;
        loop {
            u6 += 1; if u6 > 3 { break; }
            let mut v7 = vec![(if (l4 * list[0]) < (1.0 + r5) { r5 } else { list[0] }); 2];
            if bounded(list[0]) < list[1] { continue; }
            #[rerun]
            for i8 in 0..2 {
                let mut w9 = 0;
                while w9 < 4 && (w9 < 2 || ((r5) * 0.3).exp().min(20.0) < 0.3) {
                    w9 += 1;
                    let mut j10: i64 = 16;
                    for i11 in j10 % 3..3 { j10 = j10.wrapping_mul(3).wrapping_add(i11); s = (s * early(r5, list[1]) + (j10 % 97) as f64 * 0.01).sin(); }
                    s *= (((list[1]).hypot(l4) + v7[(i8 + 2) % v7.len()])).cos();
                    let z12 = (match side(x[0 % 6]) { Side::Left => v7[(j10 as usize % 5) % v7.len()], Side::Right => 0.4, Side::Both => x[0 % 6] });
                    if let Kind::One(g14) = &mut h2 { *g14 *= bounded(z12); s += *g14; }
                }
                let z15 = (match (i8 * 1) % 3 { 0 => x[3 % 6], 1 => s, _ => 0.5 });
                let mut h16 = Kind::Maybe(positive(z15));
            }
        }
        let mut t17 = (l4 + x[0 % 6]);
        for i18 in 0..4 {
            let mut f19 = ((list[1] + list[1]) - (q3.b[0]).max(list[1]));
            t17 += f19 * f19;
            let f20 = |y: f64| y * 0.1 + y.sin(); let c21 = f20((-0.7));
            f19 = f19 * 0.5 + bounded((0.7 * h2.size()));
        }
        list[0] += (match 3 % 3 { 0 => (if let Some(z) = positive(q3.a) { z * q3.b[1] } else { q3.a }), 1 => list[0], _ => 0.5 }) + s + list[0] + list[1] + l4 + r5 + t17 + q3.norm() + h2.size();
    }

    impl Model { #[compiled]
    pub fn p146(&self, x: &[f64], k: u8) -> f64 {
        let mut s = 0.0;
        let mut a1 = 1.7;
        let z2 = (a1).tanh();
        let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > ((self.w[2 % self.w.len()]) * 0.3).exp().min(20.0) || a3 > 1.2 { break a3 * ((self.w[2 % self.w.len()]) * 0.3).exp().min(20.0); } };
        if (x[self.n % 6] * 1.8) < (if 3 % 2 == 0 { self.w[(k as usize % 5) % self.w.len()] } else { a1 }) {
            s *= ((-(match side(self.w[3 % self.w.len()]) { Side::Left => self.w[(self.n + 1) % self.w.len()], Side::Right => 0.4, Side::Both => self.w[3 % self.w.len()] }))).cos();
            let j4: u16 = 33;
        } else {
            if k > 4 {
                let d5 = self.w.iter().filter(|a| **a > (0.9).sin()).map(|a| a * a).sum::<f64>();
                for (e6, e7) in self.w.iter().zip(x.iter().skip(1)) {
                    s = 0.7 * s + (first(&[along(&self.w, (*e7)), (a1 / (1.5 + self.scale * self.scale))])).sin();
                    a1 *= ((match side(first(&[d5, self.w[(k as usize % 5) % self.w.len()]])) { Side::Left => self.w[(k as usize % 5) % self.w.len()], Side::Right => 0.4, Side::Both => first(&[d5, self.w[(k as usize % 5) % self.w.len()]]) })).cos();
                    if k > 1 { continue; }
                    let f8 = |y: f64| y * (match 1 % 3 { 0 => 0.1, 1 => self.pair.b[1], _ => 0.5 }) + y.sin(); let c9 = f8(bounded(self.w[(self.n + 0) % self.w.len()]));
                }
                let z10 = (0.8 * x[(self.n + 1) % 6]);
                let mut a11 = 0.1; let a11 = loop { a11 += 0.4; if a11 * z10 > (0.7 / (1.5 + 1.8 * 1.8)) || a11 > 1.2 { break a11 * (0.7 / (1.5 + 1.8 * 1.8)); } };
            } else {
                s = s * 0.5 + ((self.w[(k as usize % 5) % self.w.len()] / (1.5 + s * s)) / (1.5 + (if self.n % 2 == 0 { 1.6 } else { s }) * (if self.n % 2 == 0 { 1.6 } else { s })));
                let z12 = (if let Some(z) = positive(self.w[self.n % self.w.len()]) { z * self.w[(self.n * 3) % self.w.len()] } else { self.w[self.n % self.w.len()] });
                let mut o13: Option<f64> = None;
                s = 0.7 * s + (first(&[(match (self.n * 2) % 3 { 0 => self.w[(self.n + 0) % self.w.len()], 1 => x[3 % 6], _ => 0.5 }), (x[(self.n * 2) % 6]).min(1.0)])).sin();
            }
        }
        bounded((self.w[(self.n * 3) % self.w.len()] * (f64::from(k) * 0.03).sin())) + self.w.iter().sum::<f64>() + s + self.scale + self.pair.a + self.pair.b[1] + a1 + a3 + ((k % 89) as f64 * 0.01).cos()
    }
 }
    #[compiled]
    pub fn p147(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let z1 = (if let Some(z) = positive(1.4) { z * x[(k as usize % 5) % 6] } else { 1.4 });
        let Some(g2) = Some((match side(x[1 % 6]) { Side::Left => x[3 % 6], Side::Right => 0.4, Side::Both => x[1 % 6] })) else { panic!() };
        if matches!(positive(z1), Some(g) if g * g2 > 0.3) { s += g2; }
        s = 0.7 * s + (first(&[(x[1 % 6] * x[0 % 6]), (match 0 % 3 { 0 => 1.3, 1 => x[0 % 6], _ => 0.5 })])).sin();
        vec![s, (-(-given)) + s + given + tips[0] + tips[1] + g2 + ((k % 89) as f64 * 0.01).cos(), s * x[1]]
    }

    #[compiled]
    pub fn p148(state: &mut Pair, list: &mut Vec<f64>, x: &[f64], k: i64) -> (f64, [f64; 2]) {
        let mut s = 0.0;
        let z1 = ((1.2) * 0.3).exp().min(20.0);
        let mut h2 = Kind::None;
        let z3 = (s).tanh();
        h2.change(z3);
        s -= bounded(((1.9 * 1.0)).max(s));
        ((search(&(*list), x[(k as usize % 5) % 6]) + (*list).iter().sum::<f64>() + s + (*state).norm() + h2.size() + ((k % 89) as f64 * 0.01).cos()).tanh(), [search(&(*list), x[(k as usize % 5) % 6]) + (*list).iter().sum::<f64>() + s + (*state).norm() + h2.size() + ((k % 89) as f64 * 0.01).cos(), x[0] * s])
    }

    #[compiled]
    pub fn p149(x: &[f64], mut given: f64, tips: [f64; 2], k: u32) -> Vec<f64> {
        let mut s = 0.0;
        let j1: u8 = !(k as u8) & 53;
        if k > 8 {
            let (l2, r3) = (((1.9) * 0.3).exp().min(20.0), (early(x[0 % 6], given)).sin());
        } else {
            let z4 = (x[2 % 6] * (f64::from(j1) * 0.03).sin());
            let mut h5 = Kind::Maybe(positive(z4));
        }
        vec![s, ((x[(j1 as usize % 5) % 6] * x[(j1 as usize % 5) % 6]) * (if (tips[0] * (f64::from(k) * 0.03).sin()) < (if first(&[1.5, given]) < (x[3 % 6] * (f64::from(j1) * 0.03).sin()) { 0.9 } else { x[1 % 6] }) && (match (k as usize % 5) % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }) > 0.2 { s } else { 0.4 })) + s + given + tips[0] + tips[1] + ((k % 89) as f64 * 0.01).cos() + ((j1 % 89) as f64 * 0.01).cos(), s * x[1]]
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
