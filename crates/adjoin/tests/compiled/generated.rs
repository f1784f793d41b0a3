// Written by `tests/compiled/generate.rs`.
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

    fn first<const N: usize>(a: &[f64; N]) -> f64 {
        let mut t = 1.0;
        for i in 0..N { t = (t * a[i] + 0.3).atan(); }
        t
    }

    #[compiled]
    pub fn p0(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = bounded(x[0 % 6]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (x[1 % 6] + x[3 % 6]) || a2 > 1.2 { break a2 * (x[1 % 6] + x[3 % 6]); } };
        let z3 = x[0 % 6];
        let mut h4 = Kind::Maybe(positive(z3));
        let z5 = (if 1.9 < (s / (1.5 + 1.0 * 1.0)) { s } else { 0.3 });
        let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > x[3 % 6] || a6 > 1.2 { break a6 * x[3 % 6]; } };
        let f7 = |y: f64| y * s + y.sin(); let c8 = f7((if let Some(z) = positive(a6) { z * x[2 % 6] } else { a6 }));
        s = 0.7 * s + ((a2 + 1.1)).sin();
        let mut t9 = (x[0 % 6]).max(1.4);
        for i10 in 0..4 {
            let mut f11 = (x[(i10 + 1) % 6] / (1.5 + (x[(i10 * 2) % 6] + x[(i10 + 0) % 6]) * (x[(i10 * 2) % 6] + x[(i10 + 0) % 6])));
            t9 += f11 * f11;
            s = 0.7 * s + ((bounded(0.2) * (x[(i10 * 1) % 6] * 0.3))).sin();
            let f12 = |y: f64| y * (if let Some(z) = positive(x[(i10 + 0) % 6]) { z * s } else { x[(i10 + 0) % 6] }) + y.sin(); let c13 = f12((a2 + c8));
        }
        let mut t14 = a2;
        for i15 in 0..5 {
            let mut f16 = (match 0 % 3 { 0 => (match i15 % 3 { 0 => a6, 1 => x[(i15 * 2) % 6], _ => 0.5 }), 1 => (if 0 % 2 == 0 { x[i15 % 6] } else { x[3 % 6] }), _ => 0.5 });
            t14 += f16 * f16;
            let z17 = (match (i15 * 3) % 3 { 0 => x[1 % 6], 1 => x[i15 % 6], _ => 0.5 });
            let mut h18 = Kind::None;
            let mut v19 = vec![(t9).min(t9), bounded(a2)];
            let mut u20 = 0;
            loop {
                u20 += 1; if u20 > 3 { break; }
                for i21 in 0..3 {
                    let a22 = ((match i15 % 3 { 0 => a6, 1 => a2, _ => 0.5 }) - (if (-0.9) < (x[i21 % 6] + 1.1) { v19[(i21 + 2) % v19.len()] } else { 0.4 }));
                    s = 0.7 * s + ((0.7 * a22)).sin();
                }
            }
        }
        s + s + a2 + a6 + c8 + t9 + t14 + h4.size()
    }

    #[compiled]
    pub fn p1(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (first(&[(x[3 % 6] + s), (match 1 % 3 { 0 => x[3 % 6], 1 => x[1 % 6], _ => 0.5 })])).sin();
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            if chain(s, 1.9).unwrap_or(0.6) < x[u1 % 6] && bounded(x[u1 % 6]) > 0.2 {
                #[rerun]
                for i2 in (0..3).rev() {
                    let (l3, r4) = ((x[(i2 + 0) % 6] * s), ((if let Some(z) = positive(x[0 % 6]) { z * x[0 % 6] } else { x[0 % 6] })).sin());
                    s = 0.7 * s + (0.1).sin();
                }
                let z5 = (match (u1 + 2) % 3 { 0 => s, 1 => s, _ => 0.5 });
                let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > 1.0 || a6 > 1.2 { break a6 * 1.0; } };
                if (a6 - x[0 % 6]) < early(a6, s) { break; }
                let mut q7 = Pair { a: ((x[u1 % 6]) * 0.3).exp().min(20.0), b: [first(&[s, a6]), 0.4], n: 0 };
            } else {
                let z8 = (s * x[3 % 6]);
                let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (x[1 % 6]).atan() || a9 > 1.2 { break a9 * (x[1 % 6]).atan(); } };
                let (l10, r11) = (chain(a9, s).unwrap_or(0.6), ((x[2 % 6]).hypot(0.7)).sin());
            }
        }
        s = 0.7 * s + (((if let Some(z) = positive(x[0 % 6]) { z * 1.2 } else { x[0 % 6] })).atan()).sin();
        s = 0.7 * s + ((s * (x[2 % 6]).atan2(x[0 % 6]))).sin();
        (match 2 % 3 { 0 => ((s) * 0.3).exp().min(20.0), 1 => (if s < (s).max(s) { s } else { s }), _ => 0.5 }) + s
    }

    #[compiled]
    pub fn p2(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..2 {
            let z2 = bounded(x[0 % 6]);
            let mut h3 = Kind::Maybe(positive(z2));
            s *= (first(&[chain(x[(i1 * 2) % 6], s).unwrap_or(0.6), (s).tanh()])).cos();
        }
        #[rerun]
        for i4 in (0..2).rev() {
            let z5 = (if (i4 + 0) % 2 == 0 { x[i4 % 6] } else { x[2 % 6] });
            let mut h6 = Kind::Maybe(positive(z5));
        }
        s = 0.7 * s + (0.4).sin();
        if (x[0 % 6] * s) < (s).tanh() {
            let z7 = (s * 0.1);
            let mut h8 = Kind::One(z7);
            let f9 = |y: f64| y * (x[1 % 6]).atan2(s) + y.sin(); let c10 = f9(2.0);
        } else {
            let mut v11: Vec<f64> = x.iter().map(|y| y * x[0 % 6]).collect();
            s = 0.7 * s + (s).sin();
        }
        let z12 = early(s, x[1 % 6]);
        let mut h13 = Kind::Maybe(positive(z12));
        let mut t14 = (x[3 % 6] / (1.5 + 0.5 * 0.5));
        for i15 in 0..2 {
            let mut f16 = (((x[(i15 + 1) % 6]) * 0.3).exp().min(20.0)).max(s);
            t14 += f16 * f16;
            let z17 = x[i15 % 6];
            f16 += match &h13 { Kind::Two { pair, weight: g19 } => pair.b[1] * g19, Kind::One(g19) if *g19 > 0.2 => *g19, _ => bounded(z17) };
            s = 0.7 * s + (first(&[(s).atan(), x[(i15 + 1) % 6]])).sin();
            for i20 in 0..1 {
                if 2 % 2 == 0 && x[0] > 1.9 { return ((f16 + s) + (0.9 * h13.size())); }
                if (2.0 * x[1 % 6]) < (match i20 % 3 { 0 => x[0 % 6], 1 => f16, _ => 0.5 }) { break; }
                s = 0.7 * s + (((s) * 0.3).exp().min(20.0)).sin();
            }
        }
        let mut t21 = chain(x[1 % 6], x[0 % 6]).unwrap_or(0.6);
        for i22 in 0..1 {
            let mut f23 = (x[(i22 + 1) % 6] * (if t14 < (t14 + 1.6) { s } else { 1.8 }));
            t21 += f23 * f23;
            let mut a24 = x[0 % 6];
            if (if let Some(z) = positive(a24) { z * x[3 % 6] } else { a24 }) < early(s, t14) {
                let z25 = bounded(a24);
                let mut h26 = Kind::One(z25);
                let f27 = |y: f64| y * chain(x[(i22 * 1) % 6], a24).unwrap_or(0.6) + y.sin(); let c28 = f27(t14);
            } else {
                s = 0.7 * s + (((x[3 % 6] * 0.8) * (x[(i22 * 1) % 6] / (1.5 + t14 * t14)))).sin();
                let mut q29 = Pair { a: early(x[1 % 6], s), b: [1.3, 0.4], n: 0 };
            }
        }
        t14 + s + t14 + t21 + h13.size()
    }

    #[compiled]
    pub fn p3(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (x[2 % 6]).sin();
        for i1 in 0..3 {
            #[rerun]
            for i2 in 0..3 {
                if (i1 * 3) % 2 == 0 {
                    let mut q3 = Pair { a: (if let Some(z) = positive(x[3 % 6]) { z * x[3 % 6] } else { x[3 % 6] }), b: [((x[(i2 + 2) % 6]) * 0.3).exp().min(20.0), 0.4], n: 0 };
                    let a4 = ((x[(i1 + 0) % 6] * s) * (0.1).cos());
                    let mut q5 = q3.clone(); q5.a *= 0.7; q3 = q5.clone();
                    if (x[1 % 6] * s) < (-x[2 % 6]) { break; }
                    s = 0.7 * s + (((1.5 * a4) + (q3.a).min(s))).sin();
                } else {
                    let mut a6 = ((x[0 % 6] - x[(i2 + 0) % 6]) * (x[0 % 6] + x[(i2 + 2) % 6]));
                    s = 0.7 * s + ((match 2 % 3 { 0 => bounded(x[(i2 * 2) % 6]), 1 => (-s), _ => 0.5 })).sin();
                }
                if (i1 + 2) % 2 == 0 && x[0] > 1.9 { return ((match (i2 * 3) % 3 { 0 => x[(i1 + 1) % 6], 1 => s, _ => 0.5 }) * bounded(x[1 % 6])); }
                let mut q7 = Pair { a: ((s) * 0.3).exp().min(20.0), b: [first(&[s, 0.4]), 0.4], n: 0 };
            }
            s = (((chain(x[2 % 6], x[2 % 6]).unwrap_or(0.6)) * 0.3).exp().min(20.0)).sin();
            let mut a8 = chain(1.7, (x[1 % 6] * x[(i1 * 1) % 6])).unwrap_or(0.6);
        }
        let mut q9 = Pair { a: chain(x[1 % 6], s).unwrap_or(0.6), b: [s, 0.4], n: 0 };
        let z10 = (s * q9.a);
        let mut o11: Option<f64> = None;
        if (s + s) < (if let Some(z) = positive(s) { z * q9.b[1] } else { s }) {
            let z12 = (x[3 % 6] - x[3 % 6]);
            let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > chain(x[1 % 6], 0.6).unwrap_or(0.6) || a13 > 1.2 { break a13 * chain(x[1 % 6], 0.6).unwrap_or(0.6); } };
        } else {
            let mut q14 = q9.clone(); q14.a *= 0.7; q9 = q14.clone();
            for i15 in (0..4).rev() {
                let f16 = |y: f64| y * (-s) + y.sin(); let c17 = f16((0.4 / (1.5 + 0.7 * 0.7)));
                if (i15 + 2) % 2 == 0 { break; }
                let mut u18 = 0;
                loop {
                    u18 += 1; if u18 > 3 { break; }
                    s = s * 0.5 + (match (i15 * 1) % 3 { 0 => q9.b[1], 1 => (c17 / (1.5 + c17 * c17)), _ => 0.5 });
                    let mut v19 = x.to_vec();
                }
            }
            let mut q20 = Pair { a: (match 0 % 3 { 0 => q9.a, 1 => s, _ => 0.5 }), b: [(s + s), 0.4], n: 0 };
        }
        s *= ((((s) * 0.3).exp().min(20.0) * (x[3 % 6]).tanh())).cos();
        let mut t21 = (s * s);
        for i22 in 0..1 {
            let mut f23 = (if s < first(&[1.7, s]) { first(&[q9.b[0], s]) } else { (s * 1.9) });
            t21 += f23 * f23;
            let mut q24 = q9.clone(); q24.a *= 0.7; q9 = q24.clone();
            s = 0.7 * s + (((-q9.b[1]) + chain(2.0, 2.0).unwrap_or(0.6))).sin();
            let mut a25 = (chain(1.1, s).unwrap_or(0.6) * (0.2 / (1.5 + x[(i22 * 2) % 6] * x[(i22 * 2) % 6])));
        }
        let mut t26 = q9.b[1];
        for i27 in 0..3 {
            let mut f28 = (if let Some(z) = positive(q9.b[1]) { z * (s + s) } else { q9.b[1] });
            t26 += f28 * f28;
            let z29 = (q9.b[1] + 2.0);
            let mut h30 = Kind::One(z29);
            q9.shift(bounded(((if let Some(z) = positive(t21) { z * q9.a } else { t21 }) + (match i27 % 3 { 0 => q9.b[1], 1 => t21, _ => 0.5 }))));
            s = 0.7 * s + ((bounded(t21) * (x[i27 % 6]).min(1.9))).sin();
        }
        0.8 + s + t21 + t26 + q9.norm() + o11.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p4(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (0.7).sin();
        let (l1, r2) = ((x[0 % 6] * x[2 % 6]), ((1.1).tanh()).sin());
        s = 0.7 * s + (chain(early(x[2 % 6], x[1 % 6]), (-x[1 % 6])).unwrap_or(0.6)).sin();
        let mut v3 = x.to_vec();
        let mut t4 = (1.3 * x[2 % 6]);
        for i5 in 0..4 {
            let mut f6 = (-(r2 * s));
            t4 += f6 * f6;
            for (k7, e8) in v3.iter_mut().enumerate() {
                *e8 = ((*e8)).sin() + 0.1 * *e8;
                let z9 = (match (i5 + 2) % 3 { 0 => r2, 1 => f6, _ => 0.5 });
                let mut a10 = 0.1; let a10 = loop { a10 += 0.4; if a10 * z9 > (x[2 % 6]).tanh() || a10 > 1.2 { break a10 * (x[2 % 6]).tanh(); } };
                let z11 = (x[(k7 + 0) % 6] * 0.4);
                let mut a12 = 0.1; let a12 = loop { a12 += 0.4; if a12 * z11 > ((*e8) - l1) || a12 > 1.2 { break a12 * ((*e8) - l1); } };
                if (k7 * 1) % 2 == 0 { continue; }
                let mut q13 = Pair { a: ((0.9) * 0.3).exp().min(20.0), b: [chain(x[(i5 + 2) % 6], x[1 % 6]).unwrap_or(0.6), 0.4], n: 0 };
            }
        }
        v3[2 % v3.len()] + v3.iter().sum::<f64>() + s + l1 + r2 + t4
    }

    #[compiled]
    pub fn p5(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = early(s, x[1 % 6]);
        let mut o2: Option<f64> = None;
        let z3 = s;
        let mut h4 = Kind::One(z3);
        s = 0.7 * s + (((match 0 % 3 { 0 => 0.7, 1 => 1.9, _ => 0.5 }) + chain(x[2 % 6], 1.6).unwrap_or(0.6))).sin();
        let mut w5 = 0;
        while w5 < 4 && (w5 < 2 || bounded(s) < x[2 % 6] && (x[1 % 6] + s) > 0.2) {
            w5 += 1;
            let z6 = chain(x[(w5 + 2) % 6], x[2 % 6]).unwrap_or(0.6);
            let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (1.3 - x[w5 % 6]) || a7 > 1.2 { break a7 * (1.3 - x[w5 % 6]); } };
            let a8 = (if (s * a7) < (1.0 / (1.5 + a7 * a7)) && (match (w5 * 3) % 3 { 0 => x[(w5 * 1) % 6], 1 => a7, _ => 0.5 }) > 0.2 { (a7 * 1.6) } else { (match 2 % 3 { 0 => a7, 1 => 0.8, _ => 0.5 }) });
            if 2 % 2 == 0 { continue; }
            let mut u9 = 0;
            loop {
                u9 += 1; if u9 > 3 { break; }
                let mut v10 = vec![early(x[0 % 6], 1.6); 3];
                if first(&[1.2, x[(w5 + 2) % 6]]) < (x[2 % 6] + x[3 % 6]) { break; }
                #[rerun]
                for (k11, e12) in v10.iter_mut().enumerate() {
                    *e12 = (x[(w5 + 0) % 6]).sin() + 0.1 * *e12;
                    let (l13, r14) = (((*e12) / (1.5 + 0.9 * 0.9)), ((-a8)).sin());
                    let mut a15 = (bounded(a8)).hypot(bounded(a7));
                }
            }
        }
        let z16 = (if let Some(z) = positive(1.6) { z * s } else { 1.6 });
        h4.change(z16);
        let mut t17 = (x[2 % 6] / (1.5 + s * s));
        for i18 in 0..4 {
            let mut f19 = ((if let Some(z) = positive(x[(i18 * 3) % 6]) { z * x[1 % 6] } else { x[(i18 * 3) % 6] }) * (x[1 % 6] + 1.2));
            t17 += f19 * f19;
            s = 0.7 * s + ((match 0 % 3 { 0 => (x[0 % 6] - x[(i18 * 3) % 6]), 1 => (if let Some(z) = positive(x[i18 % 6]) { z * 0.8 } else { x[i18 % 6] }), _ => 0.5 })).sin();
            let mut v20 = x.to_vec();
            if i18 % 2 == 0 {
                for (k21, e22) in v20.iter_mut().enumerate() {
                    *e22 = (o2.unwrap_or((*e22))).sin() + 0.1 * *e22;
                    let mut a23 = ((match (k21 + 2) % 3 { 0 => f19, 1 => x[3 % 6], _ => 0.5 }) * h4.size());
                    if (s * x[(i18 * 3) % 6]) < (if let Some(z) = positive(x[k21 % 6]) { z * a23 } else { x[k21 % 6] }) { break; }
                    let z24 = (match k21 % 3 { 0 => 1.7, 1 => 0.4, _ => 0.5 });
                    let mut h25 = Kind::Maybe(positive(z24));
                }
                f19 *= (early((if first(&[1.0, s]) < search(&v20, v20[(i18 + 0) % v20.len()]) { v20[0 % v20.len()] } else { s }), bounded(x[0 % 6]))).cos();
                let at = 2 % v20.len(); v20[at] += (f19).tanh();
            } else {
                let z26 = (1.8 * v20[1 % v20.len()]);
                let mut h27 = Kind::Maybe(positive(z26));
            }
        }
        ((-0.5) * (match 2 % 3 { 0 => s, 1 => s, _ => 0.5 })) + s + t17 + h4.size() + o2.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p6(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((((s * x[0 % 6])) * 0.3).exp().min(20.0)).sin();
        s = 0.7 * s + ((x[3 % 6] / (1.5 + (1.9 / (1.5 + x[3 % 6] * x[3 % 6])) * (1.9 / (1.5 + x[3 % 6] * x[3 % 6]))))).sin();
        let z1 = first(&[x[0 % 6], s]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (if (s - 0.3) < first(&[0.7, 1.4]) { s } else { x[3 % 6] }) || a2 > 1.2 { break a2 * (if (s - 0.3) < first(&[0.7, 1.4]) { s } else { x[3 % 6] }); } };
        let a3 = (match 1 % 3 { 0 => (s * x[0 % 6]), 1 => (a2 * 1.3), _ => 0.5 });
        let z4 = a3;
        let mut h5 = Kind::Two { pair: Pair { a: z4, b: [0.3, early(x[0 % 6], x[3 % 6])], n: 1 }, weight: early(x[0 % 6], x[3 % 6]) };
        let mut t6 = (a2 * a2);
        for i7 in 0..2 {
            let mut f8 = ((0.7).atan() + (match (i7 * 2) % 3 { 0 => x[0 % 6], 1 => s, _ => 0.5 }));
            t6 += f8 * f8;
            let mut v9 = vec![(if let Some(z) = positive(a2) { z * s } else { a2 }), (x[0 % 6]).hypot(a2)];
            let mut v10: Vec<f64> = x.iter().map(|y| y * (x[3 % 6] * x[(i7 + 1) % 6])).collect();
            let at = (i7 + 2) % v9.len(); v9[at] = ((bounded(a3) + chain(v9[i7 % v9.len()], 1.8).unwrap_or(0.6))).sin();
        }
        let mut t11 = 0.7;
        for i12 in 0..2 {
            let mut f13 = ((t6 * x[1 % 6]) * (x[i12 % 6] + a3));
            t11 += f13 * f13;
            let z14 = t6;
            let mut o15: Option<f64> = chain(z14, 0.9);
        }
        (if let Some(z) = positive(0.7) { z * t6 } else { 0.7 }) + s + a2 + a3 + t6 + t11 + h5.size()
    }

    #[compiled]
    pub fn p7(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = ((s) * 0.3).exp().min(20.0);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (match 2 % 3 { 0 => x[3 % 6], 1 => x[1 % 6], _ => 0.5 }) || a2 > 1.2 { break a2 * (match 2 % 3 { 0 => x[3 % 6], 1 => x[1 % 6], _ => 0.5 }); } };
        let a3 = early(x[0 % 6], (match 0 % 3 { 0 => s, 1 => s, _ => 0.5 }));
        let f4 = |y: f64| y * (0.8).atan() + y.sin(); let c5 = f4(x[1 % 6]);
        let f6 = |y: f64| y * (x[0 % 6]).atan2(a3) + y.sin(); let c7 = f6((if let Some(z) = positive(s) { z * 1.6 } else { s }));
        s = 0.7 * s + ((if (-x[0 % 6]) < a3 { (x[2 % 6]).min(a3) } else { c7 })).sin();
        let mut t8 = (-1.6);
        for i9 in 0..2 {
            let mut f10 = ((if let Some(z) = positive(x[3 % 6]) { z * s } else { x[3 % 6] }) - c5);
            t8 += f10 * f10;
            let z11 = (x[3 % 6] + x[1 % 6]);
            let mut a12 = 0.1; let a12 = loop { a12 += 0.4; if a12 * z11 > a3 || a12 > 1.2 { break a12 * a3; } };
        }
        (match 2 % 3 { 0 => (if 1.4 < (t8).atan() && ((t8) * 0.3).exp().min(20.0) > 0.2 { x[3 % 6] } else { x[1 % 6] }), 1 => x[0 % 6], _ => 0.5 }) + s + a2 + a3 + c5 + c7 + t8
    }

    #[compiled]
    pub fn p8(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (-s);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (s).cos() || a2 > 1.2 { break a2 * (s).cos(); } };
        let z3 = (a2 * a2);
        let mut h4 = Kind::Maybe(positive(z3));
        s = 0.7 * s + ((-x[1 % 6])).sin();
        if (-x[0 % 6]) < (x[2 % 6] * s) && x[0] > 1.9 { return (-(x[2 % 6] * a2)); }
        let mut q5 = Pair { a: (x[3 % 6] * x[3 % 6]), b: [(if (match 2 % 3 { 0 => x[2 % 6], 1 => x[2 % 6], _ => 0.5 }) < (x[3 % 6]).cos() { x[0 % 6] } else { a2 }), 0.4], n: 0 };
        let mut t6 = (q5.b[1] * a2);
        for i7 in 0..1 {
            let mut f8 = ((a2).atan() * h4.size());
            t6 += f8 * f8;
            let z9 = (q5.a * q5.b[0]);
            let mut o10: Option<f64> = None;
            let mut u11 = 0;
            loop {
                u11 += 1; if u11 > 3 { break; }
                for i12 in 0..3 {
                    f8 = (early((x[1 % 6]).tanh(), (f8 * x[2 % 6]))).sin();
                }
                let z13 = (1.8 * h4.size());
                let mut h14 = Kind::Two { pair: Pair { a: z13, b: [0.3, o10.unwrap_or(q5.b[1])], n: 1 }, weight: o10.unwrap_or(q5.b[1]) };
            }
        }
        let mut t15 = bounded(x[1 % 6]);
        for i16 in 0..3 {
            let mut f17 = (match (i16 * 2) % 3 { 0 => (t6).cos(), 1 => (x[(i16 * 2) % 6] + q5.b[1]), _ => 0.5 });
            t15 += f17 * f17;
            if (t6).cos() < f17 {
                let f18 = |y: f64| y * (-t6) + y.sin(); let c19 = f18((a2 + a2));
            } else {
                #[rerun]
                for i20 in (0..3).rev() {
                    let z21 = s;
                    let mut h22 = Kind::Two { pair: Pair { a: z21, b: [0.3, bounded(f17)], n: 1 }, weight: bounded(f17) };
                }
                s = 0.7 * s + (((x[0 % 6] * f17) - (0.5 * a2))).sin();
                let mut q23 = q5.clone(); q23.a *= 0.7; q5 = q23.clone();
            }
        }
        (((t15 + x[0 % 6])) * 0.3).exp().min(20.0) + s + a2 + t6 + t15 + q5.norm() + h4.size()
    }

    #[compiled]
    pub fn p9(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (x[2 % 6] - s);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }) || a2 > 1.2 { break a2 * (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }); } };
        let z3 = first(&[a2, s]);
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > a2 || a4 > 1.2 { break a4 * a2; } };
        for i5 in (0..4).rev() {
            if bounded(x[i5 % 6]) < (x[1 % 6] * x[1 % 6]) && first(&[s, s]) > 0.2 && x[0] > 1.9 { return (match 2 % 3 { 0 => s, 1 => (x[i5 % 6] + x[i5 % 6]), _ => 0.5 }); }
            let mut q6 = Pair { a: (x[1 % 6] * x[1 % 6]), b: [(0.7).tanh(), 0.4], n: 0 };
            s = 0.7 * s + ((if (0.3 - x[(i5 * 2) % 6]) < first(&[q6.b[1], s]) { (if 0 % 2 == 0 { 0.5 } else { s }) } else { (x[i5 % 6] + q6.a) })).sin();
        }
        for i7 in (0..4).rev() {
            s *= ((if ((1.1) * 0.3).exp().min(20.0) < (a2 / (1.5 + 0.3 * 0.3)) && (match (i7 + 1) % 3 { 0 => s, 1 => 0.1, _ => 0.5 }) > 0.2 { bounded(0.1) } else { (match (i7 * 1) % 3 { 0 => a2, 1 => x[(i7 + 2) % 6], _ => 0.5 }) })).cos();
            s = 0.7 * s + (early(x[(i7 * 2) % 6], (if let Some(z) = positive(0.1) { z * 0.3 } else { 0.1 }))).sin();
        }
        s = 0.7 * s + (x[3 % 6]).sin();
        (if (if let Some(z) = positive(x[0 % 6]) { z * x[1 % 6] } else { x[0 % 6] }) < (a4 * a4) { (match 3 % 3 { 0 => x[0 % 6], 1 => a4, _ => 0.5 }) } else { (if (x[3 % 6] * 1.0) < (-a2) && (match 2 % 3 { 0 => 1.4, 1 => a2, _ => 0.5 }) > 0.2 { x[1 % 6] } else { s }) }) + s + a2 + a4
    }

    #[compiled]
    pub fn p10(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (s).sin();
        #[rerun]
        for i1 in 0..3 {
            let mut v2 = x.to_vec();
            let mut w3 = 0;
            #[rerun]
            while w3 < 4 && (w3 < 2 || 3 % 2 == 0) {
                w3 += 1;
                let f4 = |y: f64| y * v2[(w3 * 1) % v2.len()] + y.sin(); let c5 = f4((s * 0.2));
                if (if search(&v2, v2[(w3 + 0) % v2.len()]) < early(s, c5) { s } else { x[(w3 + 1) % 6] }) < (v2[(i1 * 3) % v2.len()] + v2[(w3 * 2) % v2.len()]) { continue; }
                s *= ((first(&[c5, v2[2 % v2.len()]]) * (s).sin())).cos();
            }
            if 1 % 2 == 0 { break; }
            if (x[i1 % 6] / (1.5 + v2[0 % v2.len()] * v2[0 % v2.len()])) < (if let Some(z) = positive(x[(i1 + 0) % 6]) { z * s } else { x[(i1 + 0) % 6] }) {
                if (x[(i1 * 2) % 6] - s) < (v2[(i1 + 1) % v2.len()] * s) && s > 0.2 {
                    let (l6, r7) = ((x[i1 % 6]).tanh(), ((-s)).sin());
                } else {
                    let at = 2 % v2.len(); v2[at] *= (((x[3 % 6] * x[i1 % 6]) - (if let Some(z) = positive(v2[(i1 + 2) % v2.len()]) { z * s } else { v2[(i1 + 2) % v2.len()] }))).cos();
                    let a8 = ((-s) * ((s) * 0.3).exp().min(20.0));
                    if (a8 * a8) < (v2[(i1 * 2) % v2.len()] * 0.5) { continue; }
                    let a9 = ((s + a8) + early(1.6, s));
                }
                for i10 in 0..2 {
                    let m11 = mix(&mut v2, &mut s, x[0]);
                    let (l12, r13) = ((x[1 % 6]).tanh(), ((match (i10 + 1) % 3 { 0 => x[(i1 + 2) % 6], 1 => m11, _ => 0.5 })).sin());
                    let at = 0 % v2.len(); v2[at] = ((if bounded(0.3) < 1.3 { (l12).max(s) } else { (x[i1 % 6] * l12) })).sin();
                    if (s + x[(i10 * 3) % 6]) < ((v2[(i1 + 1) % v2.len()]) * 0.3).exp().min(20.0) { break; }
                    let mut v14 = x.to_vec();
                }
                if (i1 + 0) % 2 == 0 { break; }
                for i15 in (0..1).rev() {
                    let mut q16 = Pair { a: search(&v2, 0.8), b: [early(v2[(i15 * 3) % v2.len()], 0.3), 0.4], n: 0 };
                    let a17 = x[2 % 6];
                    let z18 = (if 3 % 2 == 0 { a17 } else { a17 });
                    let mut o19: Option<f64> = None;
                    if 0.3 < (0.1 + a17) { continue; }
                    v2.push((((a17 / (1.5 + a17 * a17)) * s)).sin());
                }
            } else {
                let mut a20 = (1.9 - (-x[3 % 6]));
                for (k21, e22) in v2.iter_mut().enumerate() {
                    *e22 = ((((s) * 0.3).exp().min(20.0) * (1.5 * (*e22)))).sin() + 0.1 * *e22;
                    let mut q23 = Pair { a: (x[(i1 * 3) % 6]).atan(), b: [(match 3 % 3 { 0 => a20, 1 => x[3 % 6], _ => 0.5 }), 0.4], n: 0 };
                    let f24 = |y: f64| y * (0.1 * x[k21 % 6]) + y.sin(); let c25 = f24(a20);
                }
                let at = 3 % v2.len(); v2.swap(at, 0);
            }
        }
        let mut v26 = x.to_vec();
        let f27 = |y: f64| y * (x[1 % 6] + s) + y.sin(); let c28 = f27((s + 0.7));
        let d29 = v26.iter().zip(x).map(|(a, b)| a * b + (x[3 % 6] * s)).sum::<f64>();
        ((early(d29, v26[3 % v26.len()])) * 0.3).exp().min(20.0) + v26.iter().sum::<f64>() + s + c28 + d29
    }

    #[compiled]
    pub fn p11(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut q1 = Pair { a: (0.6 * x[0 % 6]), b: [chain(s, x[1 % 6]).unwrap_or(0.6), 0.4], n: 0 };
        let z2 = ((x[0 % 6]) * 0.3).exp().min(20.0);
        let mut h3 = Kind::Maybe(positive(z2));
        s = 0.7 * s + (bounded((q1.b[0] * h3.size()))).sin();
        for i4 in (0..2).rev() {
            let (l5, r6) = (x[2 % 6], ((s * h3.size())).sin());
            if 1 % 2 == 0 { continue; }
            let z7 = chain(q1.b[1], r6).unwrap_or(0.6);
            let mut o8: Option<f64> = chain(z7, 0.9);
        }
        let mut a9 = (if (0.1 + x[3 % 6]) < s { (q1.b[1]).max(q1.b[0]) } else { q1.b[0] });
        let z10 = (0.3 * s);
        h3.change(z10);
        let mut t11 = (x[2 % 6] * x[2 % 6]);
        for i12 in 0..4 {
            let mut f13 = (if let Some(z) = positive(first(&[a9, q1.b[0]])) { z * ((x[i12 % 6]) * 0.3).exp().min(20.0) } else { first(&[a9, q1.b[0]]) });
            t11 += f13 * f13;
            if i12 % 2 == 0 {
                s = 0.7 * s + ((if (-q1.a) < (f13 + 0.8) { x[(i12 + 2) % 6] } else { (a9 * x[2 % 6]) })).sin();
            } else {
                if (q1.b[0] * s) < early(s, x[(i12 + 1) % 6]) {
                    let a14 = ((s / (1.5 + s * s)) * (-f13));
                } else {
                    s = 0.7 * s + (f13).sin();
                }
                f13 = (((x[3 % 6] * f13) / (1.5 + (match 1 % 3 { 0 => x[3 % 6], 1 => f13, _ => 0.5 }) * (match 1 % 3 { 0 => x[3 % 6], 1 => f13, _ => 0.5 })))).sin();
                f13 -= bounded(x[0 % 6]);
            }
            let z15 = (if (q1.a * 0.1) < x[i12 % 6] && (s).tanh() > 0.2 { s } else { f13 });
            if let Kind::One(g17) = &mut h3 { *g17 *= bounded(z15); f13 += *g17; }
            s = 0.7 * s + (early((a9 + q1.b[0]), (q1.b[0] + 1.6))).sin();
        }
        let mut t18 = (q1.b[1] - 1.6);
        for i19 in 0..2 {
            let mut f20 = bounded(x[0 % 6]);
            t18 += f20 * f20;
            let mut u21 = 0;
            #[rerun]
            loop {
                u21 += 1; if u21 > 3 { break; }
                s = 0.7 * s + ((if let Some(z) = positive((f20 / (1.5 + f20 * f20))) { z * f20 } else { (f20 / (1.5 + f20 * f20)) })).sin();
                if (u21 + 2) % 2 == 0 {
                    q1.shift(bounded((((f20).hypot(s)) * 0.3).exp().min(20.0)));
                    f20 -= bounded(((x[3 % 6] * h3.size()) * (0.5).min(x[(u21 + 1) % 6])));
                } else {
                    s = 0.7 * s + ((match (i19 * 1) % 3 { 0 => (x[0 % 6] + x[(i19 + 0) % 6]), 1 => (q1.b[1] / (1.5 + q1.b[0] * q1.b[0])), _ => 0.5 })).sin();
                }
                let a22 = f20;
                if (a22 + x[(i19 + 2) % 6]) < (q1.a * 1.4) && (match (u21 + 2) % 3 { 0 => q1.b[1], 1 => q1.b[0], _ => 0.5 }) > 0.2 { break; }
                let mut u23 = 0;
                #[rerun]
                loop {
                    u23 += 1; if u23 > 3 { break; }
                    let z24 = (q1.a / (1.5 + a22 * a22));
                    let mut a25 = 0.1; let a25 = loop { a25 += 0.4; if a25 * z24 > (s - x[(u23 + 0) % 6]) || a25 > 1.2 { break a25 * (s - x[(u23 + 0) % 6]); } };
                    let mut a26 = (bounded(x[u21 % 6]) / (1.5 + (x[u23 % 6] * a22) * (x[u23 % 6] * a22)));
                }
            }
            let (l27, r28) = ((0.6 + q1.b[1]), ((q1.b[0]).sin()).sin());
            let (l29, r30) = ((q1.a + a9), ((x[3 % 6] * q1.a)).sin());
        }
        (t11 * (if let Some(z) = positive(a9) { z * x[1 % 6] } else { a9 })) + s + a9 + t11 + t18 + q1.norm() + h3.size()
    }

    #[compiled]
    pub fn p12(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (-s);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (match 2 % 3 { 0 => x[0 % 6], 1 => x[3 % 6], _ => 0.5 }) || a2 > 1.2 { break a2 * (match 2 % 3 { 0 => x[0 % 6], 1 => x[3 % 6], _ => 0.5 }); } };
        let z3 = 2.0;
        let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (if let Some(z) = positive(a2) { z * x[1 % 6] } else { a2 }) || a4 > 1.2 { break a4 * (if let Some(z) = positive(a2) { z * x[1 % 6] } else { a2 }); } };
        let z5 = bounded(1.3);
        let mut o6: Option<f64> = chain(z5, 0.9);
        s = 0.7 * s + (1.5).sin();
        let mut t7 = first(&[a2, x[2 % 6]]);
        for i8 in 0..2 {
            let mut f9 = (s + (match 1 % 3 { 0 => 1.6, 1 => a4, _ => 0.5 }));
            t7 += f9 * f9;
            let mut w10 = 0;
            while w10 < 4 && (w10 < 2 || (x[0 % 6]).tanh() < (f9 * x[i8 % 6])) {
                w10 += 1;
                let a11 = (x[3 % 6] + (0.1 * f9));
                let z12 = a11;
                let mut o13: Option<f64> = None;
                let mut a14 = ((-x[w10 % 6]) * early(f9, x[(i8 * 2) % 6]));
            }
            for i15 in (0..4).rev() {
                let a16 = (if (match 1 % 3 { 0 => x[0 % 6], 1 => x[(i8 * 3) % 6], _ => 0.5 }) < f9 && (s).cos() > 0.2 { s } else { early(s, 1.1) });
                s = 0.7 * s + (early(early(f9, 1.5), 1.0)).sin();
                let mut w17 = 0;
                while w17 < 4 && (w17 < 2 || 0 % 2 == 0) {
                    w17 += 1;
                    s = 0.7 * s + (((x[(i15 + 2) % 6] - a4) * early(x[(i8 + 2) % 6], x[(i15 + 0) % 6]))).sin();
                }
                if 1 % 2 == 0 { continue; }
                let z18 = chain(1.9, 0.4).unwrap_or(0.6);
                match o6 { Some(g19) if g19 > 0.4 => {} _ => o6 = Some((z18).sin()) }
            }
        }
        let mut t20 = (x[1 % 6]).atan2(x[2 % 6]);
        for i21 in 0..3 {
            let mut f22 = t7;
            t20 += f22 * f22;
            let mut a23 = (match 1 % 3 { 0 => chain(a4, x[(i21 + 1) % 6]).unwrap_or(0.6), 1 => (-0.5), _ => 0.5 });
            let z24 = (x[0 % 6] * x[2 % 6]);
            let mut a25 = 0.1; let a25 = loop { a25 += 0.4; if a25 * z24 > (if let Some(z) = positive(x[(i21 * 3) % 6]) { z * a2 } else { x[(i21 * 3) % 6] }) || a25 > 1.2 { break a25 * (if let Some(z) = positive(x[(i21 * 3) % 6]) { z * a2 } else { x[(i21 * 3) % 6] }); } };
        }
        ((x[1 % 6] + s) - (match 0 % 3 { 0 => a4, 1 => x[0 % 6], _ => 0.5 })) + s + a2 + a4 + t7 + t20 + o6.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p13(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = bounded(x[0 % 6]);
        let mut h2 = Kind::One(z1);
        s = s * 0.5 + ((if let Some(z) = positive(x[0 % 6]) { z * s } else { x[0 % 6] }) + (s).max(x[2 % 6]));
        s = 0.7 * s + (((match 0 % 3 { 0 => x[3 % 6], 1 => s, _ => 0.5 })).tanh()).sin();
        let a3 = 0.3;
        #[rerun]
        for i4 in 0..4 {
            let mut u5 = 0;
            loop {
                u5 += 1; if u5 > 3 { break; }
                if (if let Some(z) = positive(x[1 % 6]) { z * x[u5 % 6] } else { x[1 % 6] }) < (x[2 % 6] + x[1 % 6]) {
                    s += (((match i4 % 3 { 0 => 0.4, 1 => s, _ => 0.5 }) - (a3 * 1.5))).tanh();
                    if (i4 * 1) % 2 == 0 { break; }
                    let a6 = (x[2 % 6] * (x[i4 % 6] / (1.5 + x[i4 % 6] * x[i4 % 6])));
                } else {
                    let mut q7 = Pair { a: (match 1 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }), b: [(s * x[(i4 + 1) % 6]), 0.4], n: 0 };
                }
                if (0.9 / (1.5 + x[(u5 * 2) % 6] * x[(u5 * 2) % 6])) < (s / (1.5 + x[0 % 6] * x[0 % 6])) && (match 1 % 3 { 0 => a3, 1 => 1.2, _ => 0.5 }) > 0.2 { continue; }
                s = 0.7 * s + (early((if (if 2 % 2 == 0 { 1.9 } else { x[u5 % 6] }) < bounded(s) { x[0 % 6] } else { s }), early(x[(u5 * 1) % 6], x[2 % 6]))).sin();
            }
            for i8 in (0..2).rev() {
                let mut q9 = Pair { a: (x[(i8 + 2) % 6] + a3), b: [(if (1.4 * 0.4) < x[1 % 6] { a3 } else { x[2 % 6] }), 0.4], n: 0 };
                for i10 in (0..2).rev() {
                    let f11 = |y: f64| y * (1.0 - 0.2) + y.sin(); let c12 = f11(first(&[0.5, x[(i10 + 0) % 6]]));
                    let z13 = x[(i8 + 0) % 6];
                    let mut h14 = Kind::One(z13);
                    let z15 = (if let Some(z) = positive(q9.a) { z * 1.3 } else { q9.a });
                    let h16 = h14.clone(); h14 = Kind::Maybe(Some(h16.size()));
                }
                let mut v18 = vec![(match i8 % 3 { 0 => x[0 % 6], 1 => a3, _ => 0.5 }), (match 2 % 3 { 0 => s, 1 => 1.2, _ => 0.5 })];
            }
            if x[3 % 6] < (1.9 * 1.0) && x[0] > 1.9 { return (match i4 % 3 { 0 => a3, 1 => (x[(i4 + 0) % 6] - s), _ => 0.5 }); }
        }
        if (x[0 % 6] + x[1 % 6]) < ((1.9) * 0.3).exp().min(20.0) {
            s = 0.7 * s + (0.7).sin();
            let z19 = (x[1 % 6] + x[2 % 6]);
            h2.change(z19);
        } else {
            s = 0.7 * s + ((-(if let Some(z) = positive(a3) { z * s } else { a3 }))).sin();
        }
        (((s) * 0.3).exp().min(20.0) * first(&[x[0 % 6], 1.0])) + s + a3 + h2.size()
    }

    #[compiled]
    pub fn p14(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let (l1, r2) = (1.6, (x[0 % 6]).sin());
        s = 0.7 * s + (1.9).sin();
        let z3 = (s + 1.4);
        let mut o4: Option<f64> = None;
        let mut t5 = (-1.2);
        for i6 in 0..4 {
            let mut f7 = ((match 0 % 3 { 0 => x[2 % 6], 1 => l1, _ => 0.5 }) * (s + s));
            t5 += f7 * f7;
            s = 0.7 * s + (((-f7)).min(l1)).sin();
        }
        let mut t8 = o4.unwrap_or(x[2 % 6]);
        for i9 in 0..4 {
            let mut f10 = (match i9 % 3 { 0 => chain(x[3 % 6], x[(i9 * 3) % 6]).unwrap_or(0.6), 1 => (r2 * x[i9 % 6]), _ => 0.5 });
            t8 += f10 * f10;
            f10 = f10 * 0.5 + ((if let Some(z) = positive(f10) { z * s } else { f10 }) + t5);
        }
        ((s + x[0 % 6]) + (r2 + s)) + s + l1 + r2 + t5 + t8 + o4.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p15(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (x[0 % 6] * s);
        let mut h2 = Kind::Two { pair: Pair { a: z1, b: [0.3, (if (if ((x[1 % 6]) * 0.3).exp().min(20.0) < (if let Some(z) = positive(s) { z * 1.5 } else { s }) { 0.5 } else { x[0 % 6] }) < first(&[1.4, s]) { x[2 % 6] } else { 1.8 })], n: 1 }, weight: (if (if ((x[1 % 6]) * 0.3).exp().min(20.0) < (if let Some(z) = positive(s) { z * 1.5 } else { s }) { 0.5 } else { x[0 % 6] }) < first(&[1.4, s]) { x[2 % 6] } else { 1.8 }) };
        if (s).atan() < ((x[1 % 6]) * 0.3).exp().min(20.0) && x[0] > 1.9 { return (match 1 % 3 { 0 => (match 2 % 3 { 0 => s, 1 => s, _ => 0.5 }), 1 => (match 2 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }), _ => 0.5 }); }
        if (x[0 % 6] + s) < (s * 1.0) && x[0] > 1.9 { return x[2 % 6]; }
        if 0.2 < (match 0 % 3 { 0 => s, 1 => s, _ => 0.5 }) && x[0] > 1.9 { return ((x[2 % 6] + x[0 % 6])).tanh(); }
        if (x[0 % 6] * s) < chain(s, x[0 % 6]).unwrap_or(0.6) {
            s = ((-(x[0 % 6] * h2.size()))).sin();
            s = 0.7 * s + (s).sin();
            let z3 = (match 3 % 3 { 0 => x[1 % 6], 1 => x[3 % 6], _ => 0.5 });
            let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (1.8 + s) || a4 > 1.2 { break a4 * (1.8 + s); } };
        } else {
            let mut v5 = x.to_vec();
            let mut a6 = (if (s + s) < (0.8 / (1.5 + v5[0 % v5.len()] * v5[0 % v5.len()])) { (0.5 + x[0 % 6]) } else { (x[2 % 6]).cos() });
            let d7 = v5.iter().filter(|a| **a > (v5[1 % v5.len()] + a6)).map(|a| a * a).sum::<f64>();
        }
        s = (((1.7) * 0.3).exp().min(20.0)).sin();
        let mut u8 = 0;
        loop {
            u8 += 1; if u8 > 3 { break; }
            s = 0.7 * s + ((((2.0 + s)) * 0.3).exp().min(20.0)).sin();
            let f9 = |y: f64| y * (-x[u8 % 6]) + y.sin(); let c10 = f9(((1.1) * 0.3).exp().min(20.0));
        }
        let mut t11 = ((x[3 % 6]) * 0.3).exp().min(20.0);
        for i12 in 0..2 {
            let mut f13 = (s).max((x[3 % 6] * s));
            t11 += f13 * f13;
            let (l14, r15) = ((if chain(0.4, 1.4).unwrap_or(0.6) < (s / (1.5 + 1.0 * 1.0)) && chain(f13, s).unwrap_or(0.6) > 0.2 { x[(i12 * 3) % 6] } else { 0.8 }), (1.3).sin());
            let mut v16 = vec![((x[(i12 * 3) % 6]) * 0.3).exp().min(20.0), (r15 * x[3 % 6])];
            let z17 = (v16[(i12 + 0) % v16.len()] + 1.5);
            h2.change(z17);
        }
        (match 2 % 3 { 0 => (x[2 % 6] + t11), 1 => (match 0 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }), _ => 0.5 }) + s + t11 + h2.size()
    }

    #[compiled]
    pub fn p16(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut a1 = chain((match 0 % 3 { 0 => s, 1 => 1.2, _ => 0.5 }), (x[1 % 6] * x[2 % 6])).unwrap_or(0.6);
        let mut q2 = Pair { a: (match 0 % 3 { 0 => x[3 % 6], 1 => s, _ => 0.5 }), b: [(a1 - x[2 % 6]), 0.4], n: 0 };
        #[rerun]
        for i3 in 0..4 {
            if x[i3 % 6] < (-s) {
                let f4 = |y: f64| y * first(&[s, 0.9]) + y.sin(); let c5 = f4((s).atan());
                let mut a6 = ((1.5 + q2.a)).hypot((q2.b[1] + q2.b[0]));
                s = 0.7 * s + (((0.6).hypot(a6) * (0.5 + a6))).sin();
            } else {
                let a7 = (q2.b[0] * x[i3 % 6]);
                let mut a8 = ((s).atan2(a1) + (a1 * a1));
                let mut q9 = Pair { a: ((a8) * 0.3).exp().min(20.0), b: [(q2.b[0] * x[(i3 * 2) % 6]), 0.4], n: 0 };
                if bounded(a1) < chain(q9.b[1], q9.a).unwrap_or(0.6) { break; }
                let z10 = (s / (1.5 + a1 * a1));
                let mut a11 = 0.1; let a11 = loop { a11 += 0.4; if a11 * z10 > (s / (1.5 + a7 * a7)) || a11 > 1.2 { break a11 * (s / (1.5 + a7 * a7)); } };
            }
            let z12 = a1;
            let mut o13: Option<f64> = chain(z12, 0.9);
            s = 0.7 * s + (((s + x[(i3 * 2) % 6])).sin()).sin();
        }
        for i14 in (0..1).rev() {
            s = 0.7 * s + ((match 1 % 3 { 0 => s, 1 => (if 1.0 < q2.b[0] { a1 } else { 2.0 }), _ => 0.5 })).sin();
        }
        s = 0.7 * s + (((q2.a + x[3 % 6]) - a1)).sin();
        let mut t15 = (match 1 % 3 { 0 => s, 1 => q2.a, _ => 0.5 });
        for i16 in 0..2 {
            let mut f17 = (match 0 % 3 { 0 => (x[3 % 6]).atan2(1.6), 1 => (match i16 % 3 { 0 => x[3 % 6], 1 => 1.9, _ => 0.5 }), _ => 0.5 });
            t15 += f17 * f17;
            let mut a18 = (match i16 % 3 { 0 => a1, 1 => (a1 + s), _ => 0.5 });
            s = 0.7 * s + (((x[(i16 * 3) % 6] - s) / (1.5 + (f17).hypot(f17) * (f17).hypot(f17)))).sin();
        }
        0.5 + s + a1 + t15 + q2.norm()
    }

    #[compiled]
    pub fn p17(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (match 0 % 3 { 0 => s, 1 => s, _ => 0.5 }) < early(x[0 % 6], x[2 % 6]) {
            let f1 = |y: f64| y * early(s, s) + y.sin(); let c2 = f1(early(x[0 % 6], s));
        } else {
            s = s * 0.5 + (match 2 % 3 { 0 => (match 0 % 3 { 0 => x[3 % 6], 1 => x[2 % 6], _ => 0.5 }), 1 => s, _ => 0.5 });
        }
        let z3 = (x[2 % 6] / (1.5 + 0.6 * 0.6));
        let mut h4 = Kind::None;
        #[rerun]
        for i5 in 0..4 {
            s = 0.7 * s + ((-(match i5 % 3 { 0 => x[i5 % 6], 1 => x[3 % 6], _ => 0.5 }))).sin();
            let mut v6: Vec<f64> = x.iter().map(|y| y * (s + 0.1)).collect();
            let z7 = (s - v6[1 % v6.len()]);
            let mut o8: Option<f64> = chain(z7, 0.9);
        }
        let mut t9 = first(&[s, 1.0]);
        for i10 in 0..2 {
            let mut f11 = (if let Some(z) = positive((-x[(i10 + 1) % 6])) { z * (s).hypot(s) } else { (-x[(i10 + 1) % 6]) });
            t9 += f11 * f11;
            if ((f11) * 0.3).exp().min(20.0) < bounded(x[2 % 6]) && x[0] > 1.9 { return (if let Some(z) = positive((match i10 % 3 { 0 => 1.6, 1 => x[i10 % 6], _ => 0.5 })) { z * (if ((s) * 0.3).exp().min(20.0) < (if (i10 * 2) % 2 == 0 { x[(i10 * 2) % 6] } else { x[2 % 6] }) { x[3 % 6] } else { x[3 % 6] }) } else { (match i10 % 3 { 0 => 1.6, 1 => x[i10 % 6], _ => 0.5 }) }); }
        }
        ((-s)).tanh() + s + t9 + h4.size()
    }

    #[compiled]
    pub fn p18(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut v1 = vec![(s + s); 2];
        let mut q2 = Pair { a: chain(x[2 % 6], 1.8).unwrap_or(0.6), b: [s, 0.4], n: 0 };
        if (1.0).max(2.0) < (s).tanh() && s > 0.2 {
            if x[2 % 6] < (1.4 + s) {
                let mut q3 = Pair { a: chain(s, x[2 % 6]).unwrap_or(0.6), b: [(if (s * s) < (s * s) { s } else { s }), 0.4], n: 0 };
            } else {
                let mut q4 = Pair { a: (2.0).max(q2.b[1]), b: [(q2.b[0] * s), 0.4], n: 0 };
            }
            for i5 in 0..1 {
                q2.shift(bounded(((match 1 % 3 { 0 => 1.0, 1 => v1[i5 % v1.len()], _ => 0.5 }) * (s).min(q2.b[1]))));
            }
        } else {
            let at = 2 % v1.len(); v1[at] *= ((-((v1[0 % v1.len()]) * 0.3).exp().min(20.0))).cos();
        }
        s = ((match 3 % 3 { 0 => q2.b[0], 1 => (s / (1.5 + v1[1 % v1.len()] * v1[1 % v1.len()])), _ => 0.5 })).sin();
        let a6 = v1[1 % v1.len()];
        let mut t7 = 1.2;
        for i8 in 0..2 {
            let mut f9 = ((v1[2 % v1.len()] * s) + (-v1[(i8 + 1) % v1.len()]));
            t7 += f9 * f9;
            let mut v10 = x.to_vec();
            let z11 = (s).cos();
            let mut h12 = Kind::One(z11);
            let mut q13 = Pair { a: (1.3 + v10[i8 % v10.len()]), b: [q2.b[1], 0.4], n: 0 };
        }
        let mut t14 = (q2.b[0] * s);
        for i15 in 0..2 {
            let mut f16 = early((q2.b[0] * s), chain(a6, q2.b[0]).unwrap_or(0.6));
            t14 += f16 * f16;
            if (i15 * 2) % 2 == 0 {
                let (l17, r18) = ((x[1 % 6]).tanh(), ((q2.b[1] + v1[2 % v1.len()])).sin());
            } else {
                let at = (i15 * 2) % v1.len(); v1.swap(at, 0);
            }
            let z19 = s;
            let a20 = shrink(&mut v1, bounded(z19));
        }
        ((q2.b[1] + q2.b[1]) - (if search(&v1, q2.b[1]) < chain(1.7, 1.5).unwrap_or(0.6) && first(&[q2.b[0], v1[0 % v1.len()]]) > 0.2 { x[2 % 6] } else { q2.a })) + v1.iter().sum::<f64>() + s + a6 + t7 + t14 + q2.norm()
    }

    #[compiled]
    pub fn p19(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut a1 = (if s < (s * x[3 % 6]) && (s + s) > 0.2 { (s * x[2 % 6]) } else { x[0 % 6] });
        let f2 = |y: f64| y * first(&[1.0, x[3 % 6]]) + y.sin(); let c3 = f2((1.5 - a1));
        s = 0.7 * s + ((x[2 % 6] - ((0.1) * 0.3).exp().min(20.0))).sin();
        s = 0.7 * s + (a1).sin();
        let mut t4 = (match 0 % 3 { 0 => x[3 % 6], 1 => x[3 % 6], _ => 0.5 });
        for i5 in 0..3 {
            let mut f6 = ((s * x[(i5 * 1) % 6]) + (x[(i5 * 1) % 6] / (1.5 + x[3 % 6] * x[3 % 6])));
            t4 += f6 * f6;
            let mut u7 = 0;
            #[rerun]
            loop {
                u7 += 1; if u7 > 3 { break; }
                let mut w8 = 0;
                #[rerun]
                while w8 < 4 && (w8 < 2 || (x[1 % 6] + a1) < (-c3)) {
                    w8 += 1;
                    let mut v9 = vec![(x[2 % 6] * a1); 4];
                }
                s = 0.7 * s + (((if let Some(z) = positive(x[(i5 * 1) % 6]) { z * a1 } else { x[(i5 * 1) % 6] })).hypot((x[i5 % 6]).min(x[i5 % 6]))).sin();
            }
            let mut q10 = Pair { a: (-f6), b: [(if let Some(z) = positive(f6) { z * c3 } else { f6 }), 0.4], n: 0 };
        }
        let mut t11 = bounded(a1);
        for i12 in 0..5 {
            let mut f13 = first(&[x[(i12 * 2) % 6], (-c3)]);
            t11 += f13 * f13;
            if 0 % 2 == 0 {
                if x[3 % 6] < (t4 + t4) && (0.7 + x[0 % 6]) > 0.2 {
                    s = 0.7 * s + (s).sin();
                    s = 0.7 * s + (((x[i12 % 6] + a1)).cos()).sin();
                } else {
                    let f14 = |y: f64| y * bounded(x[(i12 + 0) % 6]) + y.sin(); let c15 = f14(x[i12 % 6]);
                    let f16 = |y: f64| y * bounded(1.3) + y.sin(); let c17 = f16((if let Some(z) = positive(0.2) { z * t4 } else { 0.2 }));
                    let mut q18 = Pair { a: (a1 * a1), b: [a1, 0.4], n: 0 };
                }
                let mut q19 = Pair { a: c3, b: [(s - x[2 % 6]), 0.4], n: 0 };
                let z20 = a1;
                let mut h21 = Kind::None;
            } else {
                s = 0.7 * s + (((0.6 + 0.4) + (match 0 % 3 { 0 => x[3 % 6], 1 => f13, _ => 0.5 }))).sin();
            }
            if (f13).max(c3) < f13 {
                for i22 in 0..1 {
                    let z23 = (f13 * x[2 % 6]);
                    let mut h24 = Kind::Two { pair: Pair { a: z23, b: [0.3, ((c3) * 0.3).exp().min(20.0)], n: 1 }, weight: ((c3) * 0.3).exp().min(20.0) };
                    if x[0 % 6] < (match (i12 + 0) % 3 { 0 => x[i12 % 6], 1 => 1.3, _ => 0.5 }) { break; }
                    f13 *= ((if 1 % 2 == 0 { (x[3 % 6] / (1.5 + 1.9 * 1.9)) } else { first(&[f13, f13]) })).cos();
                }
            } else {
                f13 = f13 * 0.5 + first(&[(x[3 % 6] - t4), (match 3 % 3 { 0 => x[3 % 6], 1 => x[(i12 + 1) % 6], _ => 0.5 })]);
            }
            s = 0.7 * s + ((match 2 % 3 { 0 => (if let Some(z) = positive(0.7) { z * x[0 % 6] } else { 0.7 }), 1 => (t4 - s), _ => 0.5 })).sin();
        }
        (if let Some(z) = positive((x[0 % 6]).hypot(1.7)) { z * (if let Some(z) = positive(x[2 % 6]) { z * t11 } else { x[2 % 6] }) } else { (x[0 % 6]).hypot(1.7) }) + s + a1 + c3 + t4 + t11
    }

    #[compiled]
    pub fn p20(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..4 {
            for i2 in 0..3 {
                for i3 in (0..4).rev() {
                    let z4 = bounded(x[1 % 6]);
                    let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (match 2 % 3 { 0 => s, 1 => x[2 % 6], _ => 0.5 }) || a5 > 1.2 { break a5 * (match 2 % 3 { 0 => s, 1 => x[2 % 6], _ => 0.5 }); } };
                }
                let mut a6 = first(&[(match (i2 + 1) % 3 { 0 => s, 1 => x[i1 % 6], _ => 0.5 }), chain(s, x[3 % 6]).unwrap_or(0.6)]);
                if (i2 * 1) % 2 == 0 { break; }
                let z7 = first(&[2.0, s]);
                let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > (s / (1.5 + s * s)) || a8 > 1.2 { break a8 * (s / (1.5 + s * s)); } };
            }
            if (1.1 - s) < (s * 2.0) { continue; }
            s = 0.7 * s + (((first(&[x[i1 % 6], 1.4])) * 0.3).exp().min(20.0)).sin();
        }
        if s < ((s) * 0.3).exp().min(20.0) {
            let (l9, r10) = ((if (x[0 % 6] - s) < ((s) * 0.3).exp().min(20.0) { s } else { s }), ((1.1 - s)).sin());
        } else {
            s *= ((early(x[2 % 6], x[3 % 6]) / (1.5 + (match 2 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 }) * (match 2 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 })))).cos();
            s = 0.7 * s + ((x[3 % 6]).hypot(0.4)).sin();
        }
        let (l11, r12) = ((x[1 % 6] * s), (chain(s, 0.1).unwrap_or(0.6)).sin());
        ((x[1 % 6]).atan2(s) * (x[2 % 6] * s)) + s + l11 + r12
    }

    #[compiled]
    pub fn p21(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (x[3 % 6] + s) < (1.8 - s) {
            if x[1 % 6] < (x[2 % 6] - x[0 % 6]) && (x[0 % 6] + 0.9) > 0.2 {
                let (l1, r2) = (first(&[x[1 % 6], s]), (first(&[1.0, 1.4])).sin());
            } else {
                if x[0 % 6] < (s * x[1 % 6]) && early(x[1 % 6], x[2 % 6]) > 0.2 {
                    let mut q3 = Pair { a: (match 1 % 3 { 0 => 0.6, 1 => x[1 % 6], _ => 0.5 }), b: [(match 1 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }), 0.4], n: 0 };
                    q3.shift(bounded((match 1 % 3 { 0 => q3.a, 1 => (if s < early(0.9, q3.b[0]) { x[2 % 6] } else { 1.8 }), _ => 0.5 })));
                } else {
                    let (l4, r5) = (bounded(s), (((s) * 0.3).exp().min(20.0)).sin());
                }
                if (if let Some(z) = positive(s) { z * x[3 % 6] } else { s }) < x[2 % 6] && x[0] > 1.9 { return chain(s, ((x[0 % 6]) * 0.3).exp().min(20.0)).unwrap_or(0.6); }
                let z6 = (1.7).sin();
                let mut h7 = Kind::Maybe(positive(z6));
            }
        } else {
            s *= (chain(x[0 % 6], (x[1 % 6] / (1.5 + s * s))).unwrap_or(0.6)).cos();
        }
        for i8 in (0..3).rev() {
            for i9 in 0..2 {
                if s < (s * 0.8) && (x[(i9 + 2) % 6] - 1.8) > 0.2 {
                    s = 0.7 * s + (first(&[(s * 1.1), (1.8 - x[i8 % 6])])).sin();
                    let mut a10 = (match 0 % 3 { 0 => (x[i9 % 6] * s), 1 => s, _ => 0.5 });
                    s = 0.7 * s + (((a10).tanh() - (s).atan())).sin();
                } else {
                    s = 0.7 * s + (((match 3 % 3 { 0 => x[2 % 6], 1 => x[i9 % 6], _ => 0.5 }) / (1.5 + (x[(i8 * 3) % 6] * s) * (x[(i8 * 3) % 6] * s)))).sin();
                    let a11 = (if s < chain(s, s).unwrap_or(0.6) { (x[2 % 6] * s) } else { (x[2 % 6] + x[3 % 6]) });
                }
            }
            if 1.0 < (match i8 % 3 { 0 => x[(i8 + 2) % 6], 1 => s, _ => 0.5 }) { break; }
            if i8 % 2 == 0 {
                let mut q12 = Pair { a: (s / (1.5 + x[i8 % 6] * x[i8 % 6])), b: [chain(s, s).unwrap_or(0.6), 0.4], n: 0 };
                if bounded(s) < (s - 0.6) {
                    let f13 = |y: f64| y * (s).sin() + y.sin(); let c14 = f13((match (i8 * 1) % 3 { 0 => s, 1 => x[2 % 6], _ => 0.5 }));
                } else {
                    s += (((if chain(s, 0.2).unwrap_or(0.6) < first(&[1.7, s]) { s } else { x[3 % 6] }) - first(&[s, s]))).tanh();
                    s -= bounded((match i8 % 3 { 0 => (x[2 % 6] * q12.b[0]), 1 => ((0.8) * 0.3).exp().min(20.0), _ => 0.5 }));
                    let mut v15 = vec![(q12.a + s); 2];
                }
                if s < 1.4 { break; }
                let mut a16 = ((s).max(s) + (q12.a + q12.b[1]));
            } else {
                let a17 = (-(x[i8 % 6] - 0.3));
            }
        }
        s *= ((if (x[1 % 6] + s) < (x[3 % 6] + s) { (x[0 % 6] * 0.2) } else { ((s) * 0.3).exp().min(20.0) })).cos();
        let (l18, r19) = ((1.3 * 0.4), ((0.5 * x[0 % 6])).sin());
        let f20 = |y: f64| y * ((1.8) * 0.3).exp().min(20.0) + y.sin(); let c21 = f20(0.9);
        let z22 = (-x[2 % 6]);
        let mut a23 = 0.1; let a23 = loop { a23 += 0.4; if a23 * z22 > (0.3 * r19) || a23 > 1.2 { break a23 * (0.3 * r19); } };
        let z24 = first(&[x[3 % 6], x[1 % 6]]);
        let mut h25 = Kind::One(z24);
        let mut t26 = first(&[a23, 1.6]);
        for i27 in 0..5 {
            let mut f28 = (first(&[r19, x[1 % 6]])).tanh();
            t26 += f28 * f28;
            let z29 = (match 1 % 3 { 0 => 1.7, 1 => x[0 % 6], _ => 0.5 });
            h25.change(z29);
            s = 0.7 * s + (((x[(i27 + 2) % 6] * f28)).tanh()).sin();
        }
        let mut t30 = (x[3 % 6] * x[2 % 6]);
        for i31 in 0..2 {
            let mut f32 = (((x[(i31 + 2) % 6] + x[0 % 6])) * 0.3).exp().min(20.0);
            t30 += f32 * f32;
            let mut v33 = vec![((x[0 % 6]) * 0.3).exp().min(20.0); 2];
            let a34 = (-(x[1 % 6]).sin());
        }
        ((0.6).min(1.0) * (c21 * 0.7)) + s + l18 + r19 + c21 + a23 + t26 + t30 + h25.size()
    }

    #[compiled]
    pub fn p22(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut v1: Vec<f64> = x.iter().map(|y| y * (x[3 % 6]).atan()).collect();
        let (l2, r3) = ((x[3 % 6] * s), ((if let Some(z) = positive(s) { z * v1[1 % v1.len()] } else { s })).sin());
        let z4 = r3;
        let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (v1[1 % v1.len()] - s) || a5 > 1.2 { break a5 * (v1[1 % v1.len()] - s); } };
        let mut w6 = 0;
        while w6 < 4 && (w6 < 2 || (1.4 * a5) < (a5 * v1[2 % v1.len()])) {
            w6 += 1;
            let mut w7 = 0;
            while w7 < 4 && (w7 < 2 || s < (v1[0 % v1.len()] * x[(w6 + 0) % 6])) {
                w7 += 1;
                let mut q8 = Pair { a: (if chain(v1[(w7 * 3) % v1.len()], s).unwrap_or(0.6) < (x[1 % 6]).max(v1[(w7 + 0) % v1.len()]) { v1[(w7 * 2) % v1.len()] } else { a5 }), b: [s, 0.4], n: 0 };
            }
            if 3 % 2 == 0 {
                let z9 = (v1[(w6 * 1) % v1.len()] / (1.5 + l2 * l2));
                let mut h10 = Kind::None;
                let mut a11 = ((((l2) * 0.3).exp().min(20.0)) * 0.3).exp().min(20.0);
            } else {
                for i12 in 0..4 {
                    let mut a13 = (l2 * r3);
                    let d14 = v1.iter().filter(|a| **a > s).map(|a| a * a).sum::<f64>();
                }
            }
            #[rerun]
            for i15 in (0..2).rev() {
                let mut v16: Vec<f64> = x.iter().map(|y| y * (if let Some(z) = positive(v1[0 % v1.len()]) { z * x[w6 % 6] } else { v1[0 % v1.len()] })).collect();
            }
        }
        let z17 = first(&[l2, l2]);
        let mut o18: Option<f64> = None;
        let (l19, r20) = ((-r3), (early(1.7, 1.8)).sin());
        if (x[0 % 6]).min(v1[3 % v1.len()]) < (v1[1 % v1.len()]).tanh() && x[0] > 1.9 { return ((match 1 % 3 { 0 => 0.9, 1 => x[2 % 6], _ => 0.5 }) - l2); }
        let mut t21 = (match 3 % 3 { 0 => v1[2 % v1.len()], 1 => r3, _ => 0.5 });
        for i22 in 0..1 {
            let mut f23 = (if 2 % 2 == 0 { (v1[2 % v1.len()] - 1.3) } else { (v1[0 % v1.len()] * r3) });
            t21 += f23 * f23;
            let mut w24 = 0;
            #[rerun]
            while w24 < 4 && (w24 < 2 || 0.8 < (match (i22 + 0) % 3 { 0 => l19, 1 => 0.3, _ => 0.5 }) && (if let Some(z) = positive(x[(i22 * 3) % 6]) { z * 0.4 } else { x[(i22 * 3) % 6] }) > 0.2) {
                w24 += 1;
                let mut a25 = (if (-r3) < ((s) * 0.3).exp().min(20.0) && (r20 + v1[1 % v1.len()]) > 0.2 { (v1[1 % v1.len()]).atan() } else { (l2 + x[1 % 6]) });
                v1.push((f23).sin());
            }
            for (e26, e27) in v1.iter().zip(x.iter().skip(1)) {
                let (l28, r29) = (f23, (bounded(s)).sin());
                s = 0.7 * s + (((if let Some(z) = positive(f23) { z * (*e27) } else { f23 }) / (1.5 + (a5 / (1.5 + l2 * l2)) * (a5 / (1.5 + l2 * l2))))).sin();
            }
        }
        ((if let Some(z) = positive(x[0 % 6]) { z * v1[0 % v1.len()] } else { x[0 % 6] }) / (1.5 + (v1[3 % v1.len()] - l2) * (v1[3 % v1.len()] - l2))) + v1.iter().sum::<f64>() + s + l2 + r3 + a5 + l19 + r20 + t21 + o18.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p23(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if bounded(s) < (0.1).hypot(s) && x[3 % 6] > 0.2 {
            s = 0.7 * s + ((match 2 % 3 { 0 => x[0 % 6], 1 => (-x[1 % 6]), _ => 0.5 })).sin();
            s *= (((x[1 % 6] * s) * x[1 % 6])).cos();
        } else {
            #[rerun]
            for i1 in 0..3 {
                let z2 = bounded(s);
                let mut h3 = Kind::One(z2);
                s = 0.7 * s + (((x[(i1 * 3) % 6] * x[i1 % 6]) + 0.6)).sin();
            }
            if early(s, x[2 % 6]) < (1.2 / (1.5 + x[3 % 6] * x[3 % 6])) {
                for i4 in (0..1).rev() {
                    s = 0.7 * s + ((match 1 % 3 { 0 => bounded(0.4), 1 => ((s) * 0.3).exp().min(20.0), _ => 0.5 })).sin();
                    let z5 = (s * x[i4 % 6]);
                    let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (0.2 / (1.5 + x[1 % 6] * x[1 % 6])) || a6 > 1.2 { break a6 * (0.2 / (1.5 + x[1 % 6] * x[1 % 6])); } };
                    s = 0.7 * s + (first(&[(if (x[(i4 * 1) % 6] * 1.1) < s && s > 0.2 { x[i4 % 6] } else { x[2 % 6] }), x[(i4 + 1) % 6]])).sin();
                }
                for i7 in 0..2 {
                    let z8 = first(&[x[(i7 + 1) % 6], x[0 % 6]]);
                    let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > early(s, s) || a9 > 1.2 { break a9 * early(s, s); } };
                }
            } else {
                s = 0.7 * s + ((match 3 % 3 { 0 => bounded(x[3 % 6]), 1 => ((1.3) * 0.3).exp().min(20.0), _ => 0.5 })).sin();
            }
        }
        let z10 = ((x[1 % 6]) * 0.3).exp().min(20.0);
        let mut a11 = 0.1; let a11 = loop { a11 += 0.4; if a11 * z10 > (match 3 % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 }) || a11 > 1.2 { break a11 * (match 3 % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 }); } };
        s = 0.7 * s + (s).sin();
        #[rerun]
        for i12 in 0..4 {
            let z13 = (-a11);
            let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > (1.2 * x[0 % 6]) || a14 > 1.2 { break a14 * (1.2 * x[0 % 6]); } };
        }
        if (1.5 * x[2 % 6]) < bounded(x[3 % 6]) {
            s = (s).sin();
            if (s * x[0 % 6]) < x[2 % 6] {
                s = (a11).sin();
                if (if (0.4).atan2(x[0 % 6]) < (a11 * x[1 % 6]) { x[0 % 6] } else { a11 }) < (x[2 % 6] * a11) && x[0] > 1.9 { return (match 1 % 3 { 0 => (x[3 % 6]).tanh(), 1 => (0.8 * a11), _ => 0.5 }); }
                let mut q15 = Pair { a: (-s), b: [first(&[s, a11]), 0.4], n: 0 };
            } else {
                let a16 = (x[0 % 6] * 0.1);
                let f17 = |y: f64| y * (match 0 % 3 { 0 => 2.0, 1 => a16, _ => 0.5 }) + y.sin(); let c18 = f17((match 3 % 3 { 0 => 0.3, 1 => x[2 % 6], _ => 0.5 }));
                s = 0.7 * s + (first(&[(match 3 % 3 { 0 => c18, 1 => x[1 % 6], _ => 0.5 }), 0.9])).sin();
            }
            s = 0.7 * s + (early(1.0, x[3 % 6])).sin();
        } else {
            let mut a19 = (if let Some(z) = positive((0.5).cos()) { z * (x[2 % 6] + x[1 % 6]) } else { (0.5).cos() });
        }
        let (l20, r21) = (((1.4) * 0.3).exp().min(20.0), (bounded(x[2 % 6])).sin());
        (l20 + (x[1 % 6] - x[3 % 6])) + s + a11 + l20 + r21
    }

    #[compiled]
    pub fn p24(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            let z2 = (s - x[2 % 6]);
            let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > first(&[s, s]) || a3 > 1.2 { break a3 * first(&[s, s]); } };
            s = s * 0.5 + bounded((match (u1 * 3) % 3 { 0 => x[1 % 6], 1 => 1.5, _ => 0.5 }));
            if (x[0 % 6] + s) < (-0.7) { break; }
            let f4 = |y: f64| y * (match (u1 * 3) % 3 { 0 => s, 1 => 0.9, _ => 0.5 }) + y.sin(); let c5 = f4((a3 + x[(u1 + 0) % 6]));
        }
        #[rerun]
        for i6 in 0..4 {
            let z7 = (x[0 % 6] * s);
            let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > (s * s) || a8 > 1.2 { break a8 * (s * s); } };
            let z9 = ((1.6) * 0.3).exp().min(20.0);
            let mut h10 = Kind::None;
            if (match 2 % 3 { 0 => x[(i6 + 0) % 6], 1 => s, _ => 0.5 }) < (a8).hypot(a8) && (x[(i6 + 2) % 6] * x[i6 % 6]) > 0.2 { break; }
            if x[3 % 6] < (s * a8) && early(x[2 % 6], a8) > 0.2 {
                let (l11, r12) = ((s * 0.2), ((a8 * 0.2)).sin());
            } else {
                let z13 = (x[2 % 6] + a8);
                let mut h14 = Kind::One(z13);
                if (i6 + 1) % 2 == 0 { break; }
                if 0 % 2 == 0 {
                    let a15 = bounded(x[3 % 6]);
                    let (l16, r17) = (a15, (a15).sin());
                    let mut a18 = (match 0 % 3 { 0 => a8, 1 => 0.9, _ => 0.5 });
                    if (match (i6 * 3) % 3 { 0 => x[(i6 * 3) % 6], 1 => 2.0, _ => 0.5 }) < bounded(1.1) { continue; }
                    s = 0.7 * s + (((x[2 % 6] + x[(i6 + 1) % 6]) - ((x[(i6 * 2) % 6]) * 0.3).exp().min(20.0))).sin();
                } else {
                    let z19 = bounded(x[3 % 6]);
                    h10.change(z19);
                    s = 0.7 * s + (a8).sin();
                }
            }
        }
        s *= (((s - x[3 % 6]) * chain(s, s).unwrap_or(0.6))).cos();
        s += ((if (match 2 % 3 { 0 => x[0 % 6], 1 => 1.6, _ => 0.5 }) < (s - x[0 % 6]) { (x[1 % 6] * 1.9) } else { (match 0 % 3 { 0 => 0.8, 1 => x[0 % 6], _ => 0.5 }) })).tanh();
        let mut t20 = s;
        for i21 in 0..3 {
            let mut f22 = (bounded(0.4) - (-x[2 % 6]));
            t20 += f22 * f22;
            let z23 = (s * 1.7);
            let mut a24 = 0.1; let a24 = loop { a24 += 0.4; if a24 * z23 > bounded(f22) || a24 > 1.2 { break a24 * bounded(f22); } };
            s = 0.7 * s + ((if 1 % 2 == 0 { (f22).tanh() } else { (f22).min(x[1 % 6]) })).sin();
            let z25 = (a24).atan2(f22);
            let mut a26 = 0.1; let a26 = loop { a26 += 0.4; if a26 * z25 > (f22 * 0.7) || a26 > 1.2 { break a26 * (f22 * 0.7); } };
        }
        (((0.8 * t20)) * 0.3).exp().min(20.0) + s + t20
    }

    #[compiled]
    pub fn p25(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut a1 = (1.2 + first(&[x[0 % 6], s]));
        let z2 = (match 3 % 3 { 0 => x[1 % 6], 1 => x[1 % 6], _ => 0.5 });
        let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > (-x[1 % 6]) || a3 > 1.2 { break a3 * (-x[1 % 6]); } };
        for i4 in 0..2 {
            let z5 = (if x[i4 % 6] < a1 { x[2 % 6] } else { s });
            let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (x[1 % 6]).sin() || a6 > 1.2 { break a6 * (x[1 % 6]).sin(); } };
            s = 0.7 * s + ((-(x[1 % 6] / (1.5 + x[3 % 6] * x[3 % 6])))).sin();
        }
        let mut t7 = (2.0 * a1);
        for i8 in 0..3 {
            let mut f9 = (if 3 % 2 == 0 { (x[(i8 + 0) % 6] + x[(i8 * 3) % 6]) } else { (x[3 % 6] + x[i8 % 6]) });
            t7 += f9 * f9;
            f9 *= (first(&[(1.1 / (1.5 + x[2 % 6] * x[2 % 6])), (x[(i8 * 1) % 6]).atan()])).cos();
        }
        let mut t10 = (s - t7);
        for i11 in 0..4 {
            let mut f12 = 0.6;
            t10 += f12 * f12;
            let f13 = |y: f64| y * a3 + y.sin(); let c14 = f13(chain(f12, x[(i11 + 0) % 6]).unwrap_or(0.6));
            if (x[0 % 6] / (1.5 + x[(i11 + 2) % 6] * x[(i11 + 2) % 6])) < ((f12) * 0.3).exp().min(20.0) {
                let z15 = chain(0.6, 1.0).unwrap_or(0.6);
                let mut h16 = Kind::Two { pair: Pair { a: z15, b: [0.3, bounded(x[3 % 6])], n: 1 }, weight: bounded(x[3 % 6]) };
                let z17 = (if 2 % 2 == 0 { x[3 % 6] } else { x[3 % 6] });
                let mut a18 = 0.1; let a18 = loop { a18 += 0.4; if a18 * z17 > (x[3 % 6]).atan2(s) || a18 > 1.2 { break a18 * (x[3 % 6]).atan2(s); } };
            } else {
                let mut u19 = 0;
                loop {
                    u19 += 1; if u19 > 3 { break; }
                    let mut v20 = vec![(match (u19 * 1) % 3 { 0 => x[0 % 6], 1 => 2.0, _ => 0.5 }), c14];
                    let at = 2 % v20.len(); v20.swap(at, 0);
                }
            }
            for i21 in 0..3 {
                let mut a22 = (f12 - first(&[c14, x[3 % 6]]));
                if 0.6 < c14 && early(x[(i11 * 3) % 6], t7) > 0.2 {
                    s = 0.7 * s + (chain((x[(i21 * 1) % 6] - s), (if let Some(z) = positive(c14) { z * a22 } else { c14 })).unwrap_or(0.6)).sin();
                    if (x[2 % 6]).cos() < early(x[3 % 6], x[0 % 6]) { break; }
                    s = 0.7 * s + (((1.6 + 0.8)).atan2(c14)).sin();
                } else {
                    s = 0.7 * s + ((((s + x[(i11 * 2) % 6])) * 0.3).exp().min(20.0)).sin();
                    let mut v23 = x.to_vec();
                    if (a1).atan2(c14) < (-c14) { continue; }
                    f12 *= ((first(&[x[2 % 6], t7])).min(1.5)).cos();
                }
                if (a3 + a1) < (match (i21 * 2) % 3 { 0 => a3, 1 => a22, _ => 0.5 }) { break; }
                let mut v24 = x.to_vec();
            }
        }
        ((x[0 % 6] + x[1 % 6]) + (x[0 % 6] + t7)) + s + a1 + a3 + t7 + t10
    }

    #[compiled]
    pub fn p26(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let a1 = ((x[2 % 6] * 1.3) * (if let Some(z) = positive(x[3 % 6]) { z * s } else { x[3 % 6] }));
        let mut q2 = Pair { a: (x[0 % 6]).atan(), b: [bounded(s), 0.4], n: 0 };
        let mut a3 = ((x[2 % 6] * a1)).max(q2.b[1]);
        0.1 + s + a1 + a3 + q2.norm()
    }

    #[compiled]
    pub fn p27(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (((x[3 % 6] * x[3 % 6]) - early(s, x[0 % 6]))).sin();
        let z1 = x[0 % 6];
        let mut h2 = Kind::None;
        s = 0.7 * s + (first(&[(s * x[1 % 6]), chain(s, 1.9).unwrap_or(0.6)])).sin();
        let mut w3 = 0;
        while w3 < 4 && (w3 < 2 || (x[3 % 6] * s) < early(s, x[2 % 6])) {
            w3 += 1;
            s = s * 0.5 + (match 0 % 3 { 0 => (match w3 % 3 { 0 => x[0 % 6], 1 => s, _ => 0.5 }), 1 => (s).tanh(), _ => 0.5 });
        }
        let z4 = ((x[3 % 6]) * 0.3).exp().min(20.0);
        let mut h5 = Kind::Two { pair: Pair { a: z4, b: [0.3, (s + x[2 % 6])], n: 1 }, weight: (s + x[2 % 6]) };
        (((s) * 0.3).exp().min(20.0) / (1.5 + (s * h5.size()) * (s * h5.size()))) + s + h2.size() + h5.size()
    }

    #[compiled]
    pub fn p28(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..4 {
            let z2 = (0.4 + s);
            let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > (x[(i1 * 1) % 6] * x[i1 % 6]) || a3 > 1.2 { break a3 * (x[(i1 * 1) % 6] * x[i1 % 6]); } };
        }
        let z4 = (if bounded(0.5) < (x[2 % 6] * s) { 2.0 } else { s });
        let mut h5 = Kind::Two { pair: Pair { a: z4, b: [0.3, bounded(s)], n: 1 }, weight: bounded(s) };
        s = 0.7 * s + (early((x[0 % 6] * h5.size()), first(&[x[1 % 6], s]))).sin();
        let mut t6 = (match 3 % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 });
        for i7 in 0..3 {
            let mut f8 = chain((s - x[(i7 * 1) % 6]), first(&[x[1 % 6], x[(i7 + 0) % 6]])).unwrap_or(0.6);
            t6 += f8 * f8;
            let mut w9 = 0;
            while w9 < 4 && (w9 < 2 || (if let Some(z) = positive(s) { z * s } else { s }) < (s * f8) && (if chain(x[(i7 * 2) % 6], f8).unwrap_or(0.6) < x[2 % 6] { 1.9 } else { x[i7 % 6] }) > 0.2) {
                w9 += 1;
                let z10 = (x[(i7 * 1) % 6] - 0.2);
                let mut h11 = Kind::Two { pair: Pair { a: z10, b: [0.3, early(s, 0.1)], n: 1 }, weight: early(s, 0.1) };
                if (if (x[i7 % 6] + x[2 % 6]) < (-x[1 % 6]) { f8 } else { f8 }) < bounded(x[(w9 + 1) % 6]) {
                    let f12 = |y: f64| y * (x[i7 % 6]).min(1.2) + y.sin(); let c13 = f12((0.9 + f8));
                } else {
                    s = 0.7 * s + (first(&[(s * x[0 % 6]), (0.8).sin()])).sin();
                    let z14 = x[i7 % 6];
                    let mut h15 = Kind::None;
                }
                let z16 = (f8 / (1.5 + 1.6 * 1.6));
                let h17 = h5.clone(); h5 = Kind::Maybe(Some(h17.size()));
            }
        }
        (first(&[t6, 0.7]) + (match 1 % 3 { 0 => x[0 % 6], 1 => x[3 % 6], _ => 0.5 })) + s + t6 + h5.size()
    }

    #[compiled]
    pub fn p29(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = 1.6;
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (if let Some(z) = positive(x[0 % 6]) { z * s } else { x[0 % 6] }) || a2 > 1.2 { break a2 * (if let Some(z) = positive(x[0 % 6]) { z * s } else { x[0 % 6] }); } };
        for i3 in 0..2 {
            s = s * 0.5 + (if let Some(z) = positive((match i3 % 3 { 0 => x[(i3 + 1) % 6], 1 => x[2 % 6], _ => 0.5 })) { z * 1.0 } else { (match i3 % 3 { 0 => x[(i3 + 1) % 6], 1 => x[2 % 6], _ => 0.5 }) });
            let z4 = first(&[0.6, 1.7]);
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > x[1 % 6] || a5 > 1.2 { break a5 * x[1 % 6]; } };
            let z6 = early(1.4, 0.2);
            let mut o7: Option<f64> = chain(z6, 0.9);
        }
        s = 0.7 * s + (a2).sin();
        let a8 = (((1.6 * x[2 % 6])) * 0.3).exp().min(20.0);
        s = (s).sin();
        s += (((x[0 % 6]) * 0.3).exp().min(20.0)).tanh();
        let mut t9 = a8;
        for i10 in 0..5 {
            let mut f11 = first(&[first(&[0.9, x[(i10 + 2) % 6]]), early(x[2 % 6], x[i10 % 6])]);
            t9 += f11 * f11;
            let z12 = (-s);
            let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > a8 || a13 > 1.2 { break a13 * a8; } };
        }
        let mut t14 = ((s) * 0.3).exp().min(20.0);
        for i15 in 0..1 {
            let mut f16 = ((t9 + x[(i15 * 1) % 6]) - ((x[i15 % 6]) * 0.3).exp().min(20.0));
            t14 += f16 * f16;
            s = 0.7 * s + (bounded((x[2 % 6]).tanh())).sin();
            for i17 in (0..2).rev() {
                s = 0.7 * s + ((if (i15 * 2) % 2 == 0 { (x[0 % 6] * x[i17 % 6]) } else { early(0.7, x[2 % 6]) })).sin();
                f16 -= bounded((((if chain(x[(i17 * 1) % 6], f16).unwrap_or(0.6) < (x[2 % 6]).tanh() { f16 } else { f16 })) * 0.3).exp().min(20.0));
            }
        }
        (if ((x[2 % 6]) * 0.3).exp().min(20.0) < (0.9).atan() { (1.3 - x[0 % 6]) } else { (0.1 * x[3 % 6]) }) + s + a2 + a8 + t9 + t14
    }

    #[compiled]
    pub fn p30(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = ((if let Some(z) = positive((s - x[1 % 6])) { z * (match 2 % 3 { 0 => 0.7, 1 => x[3 % 6], _ => 0.5 }) } else { (s - x[1 % 6]) })).sin();
        if s < (x[1 % 6] * x[0 % 6]) {
            let mut u1 = 0;
            #[rerun]
            loop {
                u1 += 1; if u1 > 3 { break; }
                if (x[(u1 + 0) % 6] * 2.0) < (if let Some(z) = positive(1.8) { z * x[1 % 6] } else { 1.8 }) && x[0] > 1.9 { return (s).tanh(); }
                if s < (match 1 % 3 { 0 => 1.5, 1 => s, _ => 0.5 }) {
                    let mut v2: Vec<f64> = x.iter().map(|y| y * 1.7).collect();
                    s = 0.7 * s + (chain(along(&v2, x[u1 % 6]), 1.8).unwrap_or(0.6)).sin();
                } else {
                    let z3 = (s / (1.5 + x[3 % 6] * x[3 % 6]));
                    let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > 1.5 || a4 > 1.2 { break a4 * 1.5; } };
                    let z5 = (0.9 * a4);
                    let mut h6 = Kind::Two { pair: Pair { a: z5, b: [0.3, (if ((a4) * 0.3).exp().min(20.0) < (x[2 % 6]).atan() { 0.2 } else { 0.6 })], n: 1 }, weight: (if ((a4) * 0.3).exp().min(20.0) < (x[2 % 6]).atan() { 0.2 } else { 0.6 }) };
                    let z7 = s;
                    let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > (if let Some(z) = positive(x[(u1 * 3) % 6]) { z * s } else { x[(u1 * 3) % 6] }) || a8 > 1.2 { break a8 * (if let Some(z) = positive(x[(u1 * 3) % 6]) { z * s } else { x[(u1 * 3) % 6] }); } };
                    if s < 1.8 { break; }
                    let z9 = (s + a8);
                    let mut h10 = Kind::Maybe(positive(z9));
                }
                for i11 in (0..1).rev() {
                    s = 0.7 * s + (first(&[first(&[x[1 % 6], 1.3]), (x[0 % 6] * x[(u1 + 0) % 6])])).sin();
                }
            }
            #[rerun]
            for i12 in 0..2 {
                let a13 = ((s * s) * (if let Some(z) = positive(s) { z * s } else { s }));
                if (x[2 % 6] / (1.5 + a13 * a13)) < bounded(a13) { break; }
                let a14 = (x[(i12 * 1) % 6]).atan2((match 1 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 }));
            }
            s -= bounded(chain(first(&[s, x[2 % 6]]), (match 2 % 3 { 0 => 0.5, 1 => s, _ => 0.5 })).unwrap_or(0.6));
        } else {
            let mut w15 = 0;
            #[rerun]
            while w15 < 4 && (w15 < 2 || (x[1 % 6] * s) < 1.3) {
                w15 += 1;
                let z16 = (s / (1.5 + x[w15 % 6] * x[w15 % 6]));
                let mut h17 = Kind::None;
                s = 0.7 * s + (chain(0.4, (if let Some(z) = positive(s) { z * s } else { s })).unwrap_or(0.6)).sin();
                if early(1.0, x[(w15 + 0) % 6]) < ((x[0 % 6]) * 0.3).exp().min(20.0) {
                    s = 0.7 * s + (0.1).sin();
                    let z18 = s;
                    s += match &h17 { Kind::Two { pair, weight: g20 } => pair.b[1] * g20, Kind::One(g20) if *g20 > 0.2 => *g20, _ => bounded(z18) };
                    s -= bounded((if (s - 0.2) < (x[1 % 6] + s) { (s - s) } else { (s).cos() }));
                } else {
                    let z21 = (x[3 % 6] * x[3 % 6]);
                    let mut o22: Option<f64> = chain(z21, 0.9);
                    let mut v23: Vec<f64> = x.iter().map(|y| y * 1.4).collect();
                    let mut a24 = 0.1;
                }
                if 1 % 2 == 0 { continue; }
                let z25 = (s).min(1.7);
                h17.change(z25);
            }
            s *= ((-(if s < (1.4 * s) { x[0 % 6] } else { x[3 % 6] }))).cos();
        }
        s = 0.7 * s + (x[1 % 6]).sin();
        let z26 = first(&[1.4, s]);
        let mut a27 = 0.1; let a27 = loop { a27 += 0.4; if a27 * z26 > first(&[x[0 % 6], x[2 % 6]]) || a27 > 1.2 { break a27 * first(&[x[0 % 6], x[2 % 6]]); } };
        bounded((x[3 % 6]).tanh()) + s + a27
    }

    #[compiled]
    pub fn p31(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((if let Some(z) = positive((-x[2 % 6])) { z * (1.7 * x[2 % 6]) } else { (-x[2 % 6]) })).sin();
        let mut q1 = Pair { a: (if (0.3 * x[1 % 6]) < (x[2 % 6] * s) { 0.8 } else { 1.4 }), b: [x[2 % 6], 0.4], n: 0 };
        s = 0.7 * s + (((s / (1.5 + s * s)) + (x[3 % 6] + s))).sin();
        let f2 = |y: f64| y * s + y.sin(); let c3 = f2((s).tanh());
        if c3 < (-q1.b[1]) {
            let mut q4 = Pair { a: early(s, 0.4), b: [0.2, 0.4], n: 0 };
            let z5 = (1.4 + s);
            let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > bounded(0.1) || a6 > 1.2 { break a6 * bounded(0.1); } };
            let z7 = (s + q4.b[1]);
            let mut o8: Option<f64> = None;
        } else {
            s = 0.7 * s + ((((match 2 % 3 { 0 => c3, 1 => c3, _ => 0.5 })) * 0.3).exp().min(20.0)).sin();
        }
        s = 0.7 * s + (first(&[(c3 * 0.9), bounded(0.2)])).sin();
        #[rerun]
        for i9 in 0..4 {
            s *= ((if (i9 + 2) % 2 == 0 { c3 } else { c3 })).cos();
        }
        let mut t10 = (0.7).hypot(x[1 % 6]);
        for i11 in 0..5 {
            let mut f12 = (match i11 % 3 { 0 => (s * 1.3), 1 => x[2 % 6], _ => 0.5 });
            t10 += f12 * f12;
            let z13 = (1.0).hypot(0.9);
            let mut o14: Option<f64> = chain(z13, 0.9);
            f12 -= bounded(o14.unwrap_or(((f12) * 0.3).exp().min(20.0)));
        }
        let mut t15 = (c3 + q1.b[0]);
        for i16 in 0..5 {
            let mut f17 = early(x[3 % 6], (t10 * 0.4));
            t15 += f17 * f17;
            for i18 in 0..3 {
                let z19 = ((f17) * 0.3).exp().min(20.0);
                let mut a20 = 0.1; let a20 = loop { a20 += 0.4; if a20 * z19 > (c3 - 0.6) || a20 > 1.2 { break a20 * (c3 - 0.6); } };
            }
        }
        first(&[(t15 + 0.1), s]) + s + c3 + t10 + t15 + q1.norm()
    }

    #[compiled]
    pub fn p32(x: &[f64]) -> f64 {
        let mut s = 0.0;
        #[rerun]
        for i1 in 0..3 {
            let mut w2 = 0;
            while w2 < 4 && (w2 < 2 || 1.3 < early(s, x[2 % 6]) && (if (x[2 % 6] + s) < x[(i1 * 2) % 6] { 1.2 } else { 0.8 }) > 0.2) {
                w2 += 1;
                for i3 in 0..3 {
                    s = 0.7 * s + ((-(if let Some(z) = positive(s) { z * s } else { s }))).sin();
                    s = 0.7 * s + (bounded((if let Some(z) = positive(s) { z * x[1 % 6] } else { s }))).sin();
                    if (x[(i3 * 3) % 6]).min(x[(w2 + 2) % 6]) < first(&[s, s]) { break; }
                    s = s * 0.5 + early((s * s), (match (w2 + 1) % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }));
                }
            }
            let z4 = bounded(x[0 % 6]);
            let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > (match 2 % 3 { 0 => x[2 % 6], 1 => 1.0, _ => 0.5 }) || a5 > 1.2 { break a5 * (match 2 % 3 { 0 => x[2 % 6], 1 => 1.0, _ => 0.5 }); } };
            let (l6, r7) = (bounded(a5), (chain(x[(i1 + 1) % 6], s).unwrap_or(0.6)).sin());
        }
        let a8 = 1.7;
        for i9 in 0..3 {
            s = 0.7 * s + ((bounded(a8) + (x[3 % 6]).sin())).sin();
            if (x[i9 % 6]).tanh() < (a8 + 0.6) { break; }
            s = 0.7 * s + ((((if let Some(z) = positive(0.5) { z * x[(i9 + 0) % 6] } else { 0.5 })) * 0.3).exp().min(20.0)).sin();
        }
        let (l10, r11) = ((x[1 % 6]).tanh(), ((s * x[1 % 6])).sin());
        s = ((((match 1 % 3 { 0 => x[3 % 6], 1 => a8, _ => 0.5 })) * 0.3).exp().min(20.0)).sin();
        let (l12, r13) = ((match 2 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 }), (chain(x[2 % 6], x[2 % 6]).unwrap_or(0.6)).sin());
        let mut t14 = (-r13);
        for i15 in 0..2 {
            let mut f16 = (match 1 % 3 { 0 => (x[(i15 + 0) % 6] / (1.5 + s * s)), 1 => (if early(r13, x[(i15 + 2) % 6]) < (x[i15 % 6] + a8) { x[i15 % 6] } else { l12 }), _ => 0.5 });
            t14 += f16 * f16;
            let mut w17 = 0;
            #[rerun]
            while w17 < 4 && (w17 < 2 || x[(i15 + 0) % 6] < (l12 / (1.5 + x[0 % 6] * x[0 % 6]))) {
                w17 += 1;
                let mut q18 = Pair { a: chain(l10, l12).unwrap_or(0.6), b: [x[(w17 + 2) % 6], 0.4], n: 0 };
                let mut v19 = vec![1.6; 4];
                for (e20, e21) in v19.iter().zip(x.iter().skip(1)) {
                    let z22 = (f16 / (1.5 + x[2 % 6] * x[2 % 6]));
                    let mut o23: Option<f64> = chain(z22, 0.9);
                    f16 *= ((if (r11 * v19[(i15 * 3) % v19.len()]) < (if i15 % 2 == 0 { x[(w17 * 2) % 6] } else { (*e20) }) { ((*e21) * s) } else { early(l10, r11) })).cos();
                    let z24 = (q18.b[1] + r13);
                    let mut a25 = 0.1; let a25 = loop { a25 += 0.4; if a25 * z24 > bounded(r13) || a25 > 1.2 { break a25 * bounded(r13); } };
                    if (0.9 - r11) < ((l12) * 0.3).exp().min(20.0) { break; }
                    s = 0.7 * s + (((v19[(w17 + 1) % v19.len()] / (1.5 + r13 * r13)) * q18.a)).sin();
                }
            }
        }
        let mut t26 = x[3 % 6];
        for i27 in 0..5 {
            let mut f28 = (((0.3 - r11)) * 0.3).exp().min(20.0);
            t26 += f28 * f28;
            for i29 in 0..1 {
                if (match 1 % 3 { 0 => x[3 % 6], 1 => x[(i29 * 3) % 6], _ => 0.5 }) < (if (x[3 % 6] + x[(i29 + 1) % 6]) < chain(l12, r11).unwrap_or(0.6) { l12 } else { r13 }) {
                    let z30 = chain(f28, l12).unwrap_or(0.6);
                    let mut o31: Option<f64> = None;
                } else {
                    let z32 = (x[0 % 6] * x[2 % 6]);
                    let mut a33 = 0.1; let a33 = loop { a33 += 0.4; if a33 * z32 > 1.4 || a33 > 1.2 { break a33 * 1.4; } };
                    if ((0.4) * 0.3).exp().min(20.0) < first(&[l10, r11]) { break; }
                    let z34 = bounded(r13);
                    let mut a35 = 0.1; let a35 = loop { a35 += 0.4; if a35 * z34 > (r11 - f28) || a35 > 1.2 { break a35 * (r11 - f28); } };
                }
            }
        }
        (if let Some(z) = positive(x[3 % 6]) { z * (if (1.6).sin() < (match 3 % 3 { 0 => x[3 % 6], 1 => x[3 % 6], _ => 0.5 }) { 1.3 } else { 0.3 }) } else { x[3 % 6] }) + s + a8 + l10 + r11 + l12 + r13 + t14 + t26
    }

    #[compiled]
    pub fn p33(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (1.8 * x[1 % 6]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (x[0 % 6]).cos() || a2 > 1.2 { break a2 * (x[0 % 6]).cos(); } };
        let mut q3 = Pair { a: (if let Some(z) = positive(x[2 % 6]) { z * 0.7 } else { x[2 % 6] }), b: [(a2 / (1.5 + a2 * a2)), 0.4], n: 0 };
        s = s * 0.5 + ((a2 * a2) / (1.5 + (match 0 % 3 { 0 => q3.b[0], 1 => 2.0, _ => 0.5 }) * (match 0 % 3 { 0 => q3.b[0], 1 => 2.0, _ => 0.5 })));
        let z4 = (q3.b[1]).max(0.7);
        let mut h5 = Kind::One(z4);
        if (s * q3.a) < (s).tanh() && (x[2 % 6] - 0.8) > 0.2 && x[0] > 1.9 { return ((((s) * 0.3).exp().min(20.0)) * 0.3).exp().min(20.0); }
        let mut t6 = (a2 + q3.a);
        for i7 in 0..1 {
            let mut f8 = (if let Some(z) = positive((-x[(i7 + 2) % 6])) { z * (match (i7 + 0) % 3 { 0 => 0.2, 1 => s, _ => 0.5 }) } else { (-x[(i7 + 2) % 6]) });
            t6 += f8 * f8;
            let mut q9 = Pair { a: a2, b: [(x[1 % 6] + 1.1), 0.4], n: 0 };
            s = 0.7 * s + (early((-s), (0.8 * 0.1))).sin();
        }
        let mut t10 = bounded(a2);
        for i11 in 0..2 {
            let mut f12 = early(((x[(i11 + 2) % 6]) * 0.3).exp().min(20.0), (s).atan2(s));
            t10 += f12 * f12;
            let z13 = bounded(f12);
            let mut h14 = Kind::Maybe(positive(z13));
            let z15 = f12;
            let mut h16 = Kind::One(z15);
        }
        (if bounded(x[0 % 6]) < (0.1 * 1.4) { bounded(x[2 % 6]) } else { (-t6) }) + s + a2 + t6 + t10 + q3.norm() + h5.size()
    }

    #[compiled]
    pub fn p34(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = (-x[1 % 6]);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > bounded(0.9) || a2 > 1.2 { break a2 * bounded(0.9); } };
        let z3 = (x[1 % 6] * 1.6);
        let mut o4: Option<f64> = chain(z3, 0.9);
        #[rerun]
        for i5 in 0..1 {
            let z6 = (match 1 % 3 { 0 => x[(i5 + 2) % 6], 1 => a2, _ => 0.5 });
            let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (s - x[1 % 6]) || a7 > 1.2 { break a7 * (s - x[1 % 6]); } };
            let f8 = |y: f64| y * (a2 * x[i5 % 6]) + y.sin(); let c9 = f8(first(&[x[1 % 6], a7]));
        }
        s = 0.7 * s + (a2).sin();
        s = 0.7 * s + ((match 2 % 3 { 0 => o4.unwrap_or(s), 1 => (a2 / (1.5 + s * s)), _ => 0.5 })).sin();
        let (l10, r11) = (x[1 % 6], ((x[2 % 6]).min(a2)).sin());
        s *= ((-(1.2 * x[0 % 6]))).cos();
        ((x[3 % 6] * l10)).atan2((0.2 * 0.6)) + s + a2 + l10 + r11 + o4.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p35(x: &[f64]) -> f64 {
        let mut s = 0.0;
        #[rerun]
        for i1 in 0..4 {
            let z2 = s;
            let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > (s + 1.0) || a3 > 1.2 { break a3 * (s + 1.0); } };
            if (match 2 % 3 { 0 => a3, 1 => x[i1 % 6], _ => 0.5 }) < (0.9 / (1.5 + x[1 % 6] * x[1 % 6])) && chain(0.5, 0.8).unwrap_or(0.6) > 0.2 {
                let z4 = (x[3 % 6] * x[1 % 6]);
                let mut h5 = Kind::One(z4);
                if 3 % 2 == 0 {
                    let z6 = early(s, a3);
                    h5.change(z6);
                    let mut a7 = (early(x[(i1 * 2) % 6], x[0 % 6]) * (if let Some(z) = positive(s) { z * 0.9 } else { s }));
                    s = 0.7 * s + ((if early(a3, s) < ((s) * 0.3).exp().min(20.0) { (0.8).atan2(s) } else { first(&[1.6, x[2 % 6]]) })).sin();
                    if ((a7) * 0.3).exp().min(20.0) < ((1.8) * 0.3).exp().min(20.0) && (0.3).min(0.6) > 0.2 { break; }
                    s = 0.7 * s + ((match 1 % 3 { 0 => (a3).min(1.5), 1 => early(0.8, a7), _ => 0.5 })).sin();
                } else {
                    s = 0.7 * s + (0.6).sin();
                }
            } else {
                s = 0.7 * s + ((1.3).sin()).sin();
                if x[0 % 6] < (match (i1 + 2) % 3 { 0 => 1.0, 1 => x[1 % 6], _ => 0.5 }) && early(x[1 % 6], x[(i1 + 1) % 6]) > 0.2 {
                    s += (((a3).sin() / (1.5 + a3 * a3))).tanh();
                    let f8 = |y: f64| y * s + y.sin(); let c9 = f8(x[0 % 6]);
                    let a10 = ((x[i1 % 6]) * 0.3).exp().min(20.0);
                    if ((a3) * 0.3).exp().min(20.0) < chain(x[i1 % 6], x[(i1 * 2) % 6]).unwrap_or(0.6) && (x[(i1 * 1) % 6] * a3) > 0.2 { break; }
                    let z11 = first(&[a3, a3]);
                    let mut h12 = Kind::One(z11);
                } else {
                    let z13 = (a3 * x[3 % 6]);
                    let mut a14 = 0.1; let a14 = loop { a14 += 0.4; if a14 * z13 > (s * x[1 % 6]) || a14 > 1.2 { break a14 * (s * x[1 % 6]); } };
                    s = 0.7 * s + ((1.3 * (x[(i1 * 3) % 6] + x[i1 % 6]))).sin();
                }
            }
            if 2 % 2 == 0 && x[0] > 1.9 { return (-(1.1).atan2(a3)); }
            if i1 % 2 == 0 { continue; }
            let z15 = (0.2 / (1.5 + s * s));
            let mut a16 = 0.1; let a16 = loop { a16 += 0.4; if a16 * z15 > (0.4).min(a3) || a16 > 1.2 { break a16 * (0.4).min(a3); } };
        }
        if (if let Some(z) = positive(0.2) { z * x[2 % 6] } else { 0.2 }) < early(s, x[3 % 6]) && x[0] > 1.9 { return ((x[2 % 6] * s) * first(&[s, x[0 % 6]])); }
        s = 0.7 * s + ((x[2 % 6] - (0.8 - x[0 % 6]))).sin();
        let z17 = (-x[1 % 6]);
        let mut a18 = 0.1; let a18 = loop { a18 += 0.4; if a18 * z17 > first(&[s, s]) || a18 > 1.2 { break a18 * first(&[s, s]); } };
        early(s, 0.6) + s + a18
    }

    #[compiled]
    pub fn p36(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let z1 = ((1.1) * 0.3).exp().min(20.0);
        let mut h2 = Kind::One(z1);
        s *= (chain((s + x[1 % 6]), 0.4).unwrap_or(0.6)).cos();
        if (x[1 % 6] * s) < (x[1 % 6] - x[1 % 6]) && x[0] > 1.9 { return ((0.9 / (1.5 + s * s)) + 1.6); }
        s = 0.7 * s + ((-(if let Some(z) = positive(x[3 % 6]) { z * s } else { x[3 % 6] }))).sin();
        let mut t3 = (if (-0.1) < early(x[3 % 6], s) { x[1 % 6] } else { s });
        for i4 in 0..2 {
            let mut f5 = (match 1 % 3 { 0 => (if let Some(z) = positive(s) { z * s } else { s }), 1 => (x[0 % 6] / (1.5 + s * s)), _ => 0.5 });
            t3 += f5 * f5;
            f5 += (early((s).atan(), (x[(i4 + 0) % 6] * s))).tanh();
        }
        let mut t6 = first(&[x[1 % 6], x[3 % 6]]);
        for i7 in 0..3 {
            let mut f8 = t3;
            t6 += f8 * f8;
            s = 0.7 * s + ((match (i7 + 1) % 3 { 0 => (if let Some(z) = positive(s) { z * x[1 % 6] } else { s }), 1 => (t3 + 1.3), _ => 0.5 })).sin();
            f8 = f8 * 0.5 + (match 3 % 3 { 0 => x[3 % 6], 1 => (1.7 + t3), _ => 0.5 });
        }
        early((x[3 % 6] - 0.3), (x[0 % 6] + x[2 % 6])) + s + t3 + t6 + h2.size()
    }

    #[compiled]
    pub fn p37(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((((s * x[0 % 6])) * 0.3).exp().min(20.0)).sin();
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            let mut q2 = Pair { a: x[(u1 * 1) % 6], b: [early(s, s), 0.4], n: 0 };
        }
        let z3 = (s * x[0 % 6]);
        let mut h4 = Kind::None;
        if (s * s) < (s).tanh() {
            s = 0.7 * s + (((if let Some(z) = positive(1.0) { z * x[2 % 6] } else { 1.0 }) * (s - s))).sin();
            let mut u5 = 0;
            #[rerun]
            loop {
                u5 += 1; if u5 > 3 { break; }
                let mut v6 = vec![(s / (1.5 + s * s)); 3];
            }
            if (if bounded(s) < first(&[1.2, 0.3]) && first(&[x[2 % 6], x[1 % 6]]) > 0.2 { s } else { 1.4 }) < s {
                if (x[3 % 6] * 0.4) < (s - x[0 % 6]) {
                    s = 0.7 * s + ((s / (1.5 + (s).sin() * (s).sin()))).sin();
                    let mut a7 = first(&[x[3 % 6], (if (match 2 % 3 { 0 => x[1 % 6], 1 => x[1 % 6], _ => 0.5 }) < (x[0 % 6] + s) { x[1 % 6] } else { x[0 % 6] })]);
                    s = 0.7 * s + (s).sin();
                } else {
                    let z8 = (s + 1.6);
                    let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > bounded(s) || a9 > 1.2 { break a9 * bounded(s); } };
                }
                if (if let Some(z) = positive(x[0 % 6]) { z * s } else { x[0 % 6] }) < (1.5 * x[3 % 6]) {
                    s = 0.7 * s + ((s * s)).sin();
                    s = 0.7 * s + ((first(&[x[3 % 6], x[0 % 6]]) / (1.5 + (0.9 - x[2 % 6]) * (0.9 - x[2 % 6])))).sin();
                } else {
                    s = s * 0.5 + chain((match 0 % 3 { 0 => 1.8, 1 => x[0 % 6], _ => 0.5 }), s).unwrap_or(0.6);
                    let z10 = (x[2 % 6] * 0.7);
                    if let Kind::One(g12) = &mut h4 { *g12 *= bounded(z10); s += *g12; }
                    s = 0.7 * s + (((x[3 % 6] * s)).sin()).sin();
                }
                let mut v13 = vec![s, (s - 1.6)];
            } else {
                s = 0.7 * s + ((match 1 % 3 { 0 => (match 3 % 3 { 0 => 0.5, 1 => 1.1, _ => 0.5 }), 1 => (if let Some(z) = positive(x[0 % 6]) { z * 1.5 } else { x[0 % 6] }), _ => 0.5 })).sin();
            }
        } else {
            let z14 = (-x[2 % 6]);
            let mut a15 = 0.1; let a15 = loop { a15 += 0.4; if a15 * z14 > (x[0 % 6] - 0.4) || a15 > 1.2 { break a15 * (x[0 % 6] - 0.4); } };
            let z16 = (s - s);
            h4.change(z16);
        }
        s = 0.7 * s + (((x[1 % 6]).atan() + (1.8 - x[2 % 6]))).sin();
        s = 0.7 * s + ((if (x[0 % 6] + s) < x[3 % 6] { bounded(1.0) } else { x[2 % 6] })).sin();
        let mut q17 = Pair { a: s, b: [(x[3 % 6] + x[3 % 6]), 0.4], n: 0 };
        let mut t18 = (s - s);
        for i19 in 0..4 {
            let mut f20 = (-(s * h4.size()));
            t18 += f20 * f20;
            let mut q21 = Pair { a: (x[i19 % 6] / (1.5 + f20 * f20)), b: [q17.b[0], 0.4], n: 0 };
        }
        let mut t22 = 1.2;
        for i23 in 0..1 {
            let mut f24 = (if let Some(z) = positive(early(0.8, t18)) { z * (s * 0.3) } else { early(0.8, t18) });
            t22 += f24 * f24;
            let (l25, r26) = (0.4, ((f24 / (1.5 + x[i23 % 6] * x[i23 % 6]))).sin());
        }
        early((t22).atan(), bounded(x[2 % 6])) + s + t18 + t22 + q17.norm() + h4.size()
    }

    #[compiled]
    pub fn p38(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (first(&[(if early(x[1 % 6], s) < (0.6 * s) && s > 0.2 { x[2 % 6] } else { s }), (x[1 % 6] * 1.1)])).sin();
        let z1 = (if let Some(z) = positive(x[1 % 6]) { z * x[1 % 6] } else { x[1 % 6] });
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > x[0 % 6] || a2 > 1.2 { break a2 * x[0 % 6]; } };
        let a3 = first(&[a2, (s * a2)]);
        s = 0.7 * s + (((x[3 % 6] * a2) * (-x[0 % 6]))).sin();
        let mut u4 = 0;
        loop {
            u4 += 1; if u4 > 3 { break; }
            let a5 = (-(a2 - s));
            if (a5 + x[3 % 6]) < first(&[x[2 % 6], x[1 % 6]]) { break; }
            if (1.2 + x[(u4 + 0) % 6]) < (s / (1.5 + x[2 % 6] * x[2 % 6])) && (a2).atan() > 0.2 {
                s = 0.7 * s + (a3).sin();
            } else {
                let (l6, r7) = ((match u4 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }), (chain(s, 1.5).unwrap_or(0.6)).sin());
                let z8 = (0.5 - s);
                let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (if let Some(z) = positive(a5) { z * x[u4 % 6] } else { a5 }) || a9 > 1.2 { break a9 * (if let Some(z) = positive(a5) { z * x[u4 % 6] } else { a5 }); } };
                let z10 = s;
                let mut o11: Option<f64> = chain(z10, 0.9);
            }
        }
        let mut t12 = (a3 + 0.3);
        for i13 in 0..2 {
            let mut f14 = first(&[(x[0 % 6]).atan2(s), (1.0).atan2(x[(i13 * 2) % 6])]);
            t12 += f14 * f14;
            if (-s) < (match 0 % 3 { 0 => 0.5, 1 => x[i13 % 6], _ => 0.5 }) {
                let z15 = (x[0 % 6] + x[0 % 6]);
                let mut h16 = Kind::None;
                let f17 = |y: f64| y * (-1.8) + y.sin(); let c18 = f17((x[3 % 6]).tanh());
            } else {
                let z19 = ((x[0 % 6]) * 0.3).exp().min(20.0);
                let mut a20 = 0.1; let a20 = loop { a20 += 0.4; if a20 * z19 > (-x[0 % 6]) || a20 > 1.2 { break a20 * (-x[0 % 6]); } };
                let mut w21 = 0;
                #[rerun]
                while w21 < 4 && (w21 < 2 || (i13 * 1) % 2 == 0) {
                    w21 += 1;
                    s = 0.7 * s + (a2).sin();
                    let f22 = |y: f64| y * 0.9 + y.sin(); let c23 = f22((a2 + x[0 % 6]));
                }
                let mut a24 = x[(i13 * 3) % 6];
            }
        }
        let mut t25 = (x[2 % 6] * 1.1);
        for i26 in 0..1 {
            let mut f27 = bounded(x[(i26 * 1) % 6]);
            t25 += f27 * f27;
            let f28 = |y: f64| y * (s).tanh() + y.sin(); let c29 = f28((f27).max(x[3 % 6]));
        }
        (match 0 % 3 { 0 => s, 1 => (1.4 / (1.5 + x[2 % 6] * x[2 % 6])), _ => 0.5 }) + s + a2 + a3 + t12 + t25
    }

    #[compiled]
    pub fn p39(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (s).tanh() < (x[3 % 6]).min(s) && (s * 0.6) > 0.2 {
            if bounded(s) < (x[1 % 6]).cos() && x[0] > 1.9 { return (match 1 % 3 { 0 => (x[2 % 6] / (1.5 + s * s)), 1 => early(s, s), _ => 0.5 }); }
        } else {
            let f1 = |y: f64| y * (match 0 % 3 { 0 => s, 1 => s, _ => 0.5 }) + y.sin(); let c2 = f1((if (-s) < x[3 % 6] && (x[1 % 6]).min(x[1 % 6]) > 0.2 { 1.1 } else { x[2 % 6] }));
            s += ((if let Some(z) = positive((c2 * c2)) { z * (s + 0.5) } else { (c2 * c2) })).tanh();
        }
        if (s * s) < (match 3 % 3 { 0 => 0.6, 1 => s, _ => 0.5 }) {
            s = 0.7 * s + ((chain(s, x[0 % 6]).unwrap_or(0.6) * (0.4 + 1.5))).sin();
        } else {
            let a3 = ((s * 0.5) * (s).tanh());
        }
        for i4 in (0..1).rev() {
            s = 0.7 * s + ((x[1 % 6] / (1.5 + (if let Some(z) = positive(0.5) { z * s } else { 0.5 }) * (if let Some(z) = positive(0.5) { z * s } else { 0.5 })))).sin();
            let mut a5 = s;
            let z6 = (x[(i4 + 2) % 6]).cos();
            let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > a5 || a7 > 1.2 { break a7 * a5; } };
        }
        s + s
    }

    #[compiled]
    pub fn p40(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (first(&[chain(0.8, s).unwrap_or(0.6), (s - s)])).sin();
        if (s + 0.9) < (x[2 % 6]).min(1.3) {
            s = 0.7 * s + ((chain(x[1 % 6], s).unwrap_or(0.6)).max((match 1 % 3 { 0 => s, 1 => s, _ => 0.5 }))).sin();
            let f1 = |y: f64| y * (s + 1.1) + y.sin(); let c2 = f1(first(&[1.8, 0.7]));
        } else {
            s = 0.7 * s + (s).sin();
            for i3 in (0..4).rev() {
                s = 0.7 * s + ((if early(x[2 % 6], s) < x[3 % 6] && first(&[s, 0.2]) > 0.2 { early(x[(i3 * 2) % 6], x[0 % 6]) } else { x[(i3 + 0) % 6] })).sin();
                #[rerun]
                for i4 in 0..2 {
                    s = 0.7 * s + ((if 1 % 2 == 0 { (s + s) } else { early(x[i3 % 6], 1.5) })).sin();
                    let f5 = |y: f64| y * (s / (1.5 + s * s)) + y.sin(); let c6 = f5(1.4);
                    let f7 = |y: f64| y * ((1.1) * 0.3).exp().min(20.0) + y.sin(); let c8 = f7(first(&[x[2 % 6], x[(i4 * 3) % 6]]));
                }
                s = 0.7 * s + (((s) * 0.3).exp().min(20.0)).sin();
                if x[2 % 6] < (x[i3 % 6]).max(x[1 % 6]) && (0.4 * x[(i3 + 0) % 6]) > 0.2 { continue; }
                s = 0.7 * s + (s).sin();
            }
            if bounded(2.0) < (match 1 % 3 { 0 => s, 1 => s, _ => 0.5 }) {
                for i9 in 0..1 {
                    let z10 = first(&[s, x[2 % 6]]);
                    let mut h11 = Kind::None;
                    let mut a12 = first(&[(s + x[1 % 6]), x[0 % 6]]);
                    if (x[(i9 + 1) % 6] * 1.9) < (1.7 + x[i9 % 6]) { continue; }
                    s += ((match i9 % 3 { 0 => (if let Some(z) = positive(x[3 % 6]) { z * x[2 % 6] } else { x[3 % 6] }), 1 => early(a12, 0.1), _ => 0.5 })).tanh();
                }
                s = 0.7 * s + ((if (-x[2 % 6]) < (s * x[0 % 6]) && s > 0.2 { (if let Some(z) = positive(s) { z * s } else { s }) } else { (s * x[0 % 6]) })).sin();
            } else {
                s = 0.7 * s + (((s * x[3 % 6]) + (s + x[1 % 6]))).sin();
                let a13 = early((s + s), early(x[2 % 6], s));
                for i14 in 0..3 {
                    let z15 = (1.5 - a13);
                    let mut a16 = 0.1; let a16 = loop { a16 += 0.4; if a16 * z15 > (0.2 + x[i14 % 6]) || a16 > 1.2 { break a16 * (0.2 + x[i14 % 6]); } };
                    s = 0.7 * s + ((-x[3 % 6])).sin();
                }
            }
        }
        let a17 = x[0 % 6];
        let mut v18 = vec![a17; 4];
        s = (0.2).sin();
        let z19 = x[2 % 6];
        let mut o20: Option<f64> = None;
        let mut t21 = (0.6 + v18[0 % v18.len()]);
        for i22 in 0..1 {
            let mut f23 = ((s / (1.5 + 0.5 * 0.5)) / (1.5 + ((s) * 0.3).exp().min(20.0) * ((s) * 0.3).exp().min(20.0)));
            t21 += f23 * f23;
            f23 += (first(&[(if let Some(z) = positive(x[1 % 6]) { z * x[3 % 6] } else { x[1 % 6] }), (if let Some(z) = positive(a17) { z * v18[0 % v18.len()] } else { a17 })])).tanh();
            f23 -= bounded((((a17).sin()) * 0.3).exp().min(20.0));
        }
        bounded(bounded(1.3)) + v18.iter().sum::<f64>() + s + a17 + t21 + o20.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p41(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = (((s).atan2(x[1 % 6]) + x[0 % 6])).sin();
        for i1 in (0..4).rev() {
            let z2 = (if s < (1.9 - s) { 1.7 } else { x[0 % 6] });
            let mut a3 = 0.1; let a3 = loop { a3 += 0.4; if a3 * z2 > (match 1 % 3 { 0 => 1.8, 1 => x[1 % 6], _ => 0.5 }) || a3 > 1.2 { break a3 * (match 1 % 3 { 0 => 1.8, 1 => x[1 % 6], _ => 0.5 }); } };
            let z4 = (x[3 % 6] * x[i1 % 6]);
            let mut h5 = Kind::One(z4);
            if first(&[a3, a3]) < (-x[i1 % 6]) && x[0] > 1.9 { return (a3).hypot((a3 + s)); }
        }
        s = 0.7 * s + (((s - x[3 % 6]) + 0.7)).sin();
        s = 0.7 * s + (((s + s) / (1.5 + bounded(1.3) * bounded(1.3)))).sin();
        let z6 = (match 0 % 3 { 0 => 1.0, 1 => x[0 % 6], _ => 0.5 });
        let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > s || a7 > 1.2 { break a7 * s; } };
        s *= ((((if (-1.4) < (match 3 % 3 { 0 => a7, 1 => x[1 % 6], _ => 0.5 }) && (0.9 * s) > 0.2 { 1.0 } else { s })) * 0.3).exp().min(20.0)).cos();
        let mut t8 = 1.4;
        for i9 in 0..1 {
            let mut f10 = 0.6;
            t8 += f10 * f10;
            let f11 = |y: f64| y * (x[(i9 * 3) % 6]).min(x[(i9 * 2) % 6]) + y.sin(); let c12 = f11((a7 + x[2 % 6]));
            let mut v13 = vec![(a7 + a7); 4];
            let z14 = (match 1 % 3 { 0 => 0.2, 1 => a7, _ => 0.5 });
            let mut h15 = Kind::One(z14);
        }
        let mut t16 = s;
        for i17 in 0..1 {
            let mut f18 = bounded(x[0 % 6]);
            t16 += f18 * f18;
            let mut v19 = x.to_vec();
            #[rerun]
            for (k20, e21) in v19.iter_mut().enumerate() {
                *e21 = (a7).sin() + 0.1 * *e21;
                let mut u22 = 0;
                loop {
                    u22 += 1; if u22 > 3 { break; }
                    let a23 = (bounded(x[1 % 6]) / (1.5 + (match (i17 * 3) % 3 { 0 => (*e21), 1 => x[3 % 6], _ => 0.5 }) * (match (i17 * 3) % 3 { 0 => (*e21), 1 => x[3 % 6], _ => 0.5 })));
                    s = 0.7 * s + (x[2 % 6]).sin();
                }
            }
        }
        x[3 % 6] + s + a7 + t8 + t16
    }

    #[compiled]
    pub fn p42(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in (0..4).rev() {
            let mut a2 = (x[3 % 6]).min((x[i1 % 6] * s));
            let z3 = (s + x[2 % 6]);
            let mut h4 = Kind::One(z3);
            if (match (i1 * 3) % 3 { 0 => x[2 % 6], 1 => x[(i1 * 2) % 6], _ => 0.5 }) < (0.9).sin() { break; }
            for i5 in 0..1 {
                let mut u6 = 0;
                loop {
                    u6 += 1; if u6 > 3 { break; }
                    let z7 = a2;
                    let mut h8 = Kind::None;
                    let (l9, r10) = (early(s, s), ((-x[(u6 * 3) % 6])).sin());
                    let f11 = |y: f64| y * x[(u6 * 2) % 6] + y.sin(); let c12 = f11((a2).atan());
                }
                s = 0.7 * s + ((-a2)).sin();
                for i13 in (0..3).rev() {
                    let a14 = (match 0 % 3 { 0 => (match 3 % 3 { 0 => x[i5 % 6], 1 => x[3 % 6], _ => 0.5 }), 1 => (x[(i5 * 2) % 6]).sin(), _ => 0.5 });
                    s = 0.7 * s + (((a14).atan2(x[(i13 + 1) % 6]) - first(&[1.1, s]))).sin();
                    let z15 = (a14).sin();
                    let mut o16: Option<f64> = chain(z15, 0.9);
                }
            }
        }
        let mut w17 = 0;
        #[rerun]
        while w17 < 4 && (w17 < 2 || x[2 % 6] < (s).min(x[0 % 6])) {
            w17 += 1;
            s = 0.7 * s + (s).sin();
            let z18 = 0.8;
            let mut a19 = 0.1; let a19 = loop { a19 += 0.4; if a19 * z18 > bounded(0.5) || a19 > 1.2 { break a19 * bounded(0.5); } };
            #[rerun]
            for i20 in (0..2).rev() {
                s += (((if let Some(z) = positive(0.9) { z * x[w17 % 6] } else { 0.9 }) + (x[3 % 6] - a19))).tanh();
                s = 0.7 * s + ((((a19) * 0.3).exp().min(20.0) * (match 3 % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 }))).sin();
                if (i20 + 0) % 2 == 0 { break; }
                s = 0.7 * s + (bounded((s + x[3 % 6]))).sin();
            }
            if (1.9 / (1.5 + x[w17 % 6] * x[w17 % 6])) < (x[(w17 * 3) % 6] + x[(w17 * 3) % 6]) { break; }
            let z21 = (2.0).cos();
            let mut h22 = Kind::One(z21);
        }
        s *= (((0.4).atan2(s) + (s).cos())).cos();
        s = s * 0.5 + (x[3 % 6] / (1.5 + (s * s) * (s * s)));
        (if let Some(z) = positive((x[1 % 6] - x[2 % 6])) { z * (1.0 * x[2 % 6]) } else { (x[1 % 6] - x[2 % 6]) }) + s
    }

    #[compiled]
    pub fn p43(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut q1 = Pair { a: (x[1 % 6] * x[2 % 6]), b: [(s - x[3 % 6]), 0.4], n: 0 };
        let mut w2 = 0;
        while w2 < 4 && (w2 < 2 || (s * s) < s) {
            w2 += 1;
            for i3 in (0..1).rev() {
                s -= bounded(chain(q1.a, (match (w2 * 3) % 3 { 0 => q1.b[1], 1 => s, _ => 0.5 })).unwrap_or(0.6));
                if 0 % 2 == 0 { continue; }
                for i4 in 0..4 {
                    let z5 = (s).cos();
                    let mut o6: Option<f64> = None;
                    let z7 = ((x[i4 % 6]) * 0.3).exp().min(20.0);
                    let mut a8 = 0.1; let a8 = loop { a8 += 0.4; if a8 * z7 > (q1.b[1] + 1.4) || a8 > 1.2 { break a8 * (q1.b[1] + 1.4); } };
                }
            }
        }
        s = 0.7 * s + (((if let Some(z) = positive(s) { z * x[1 % 6] } else { s }) + (-s))).sin();
        s = ((if let Some(z) = positive(early(s, s)) { z * (if let Some(z) = positive(q1.a) { z * x[2 % 6] } else { q1.a }) } else { early(s, s) })).sin();
        for i9 in 0..4 {
            s = 0.7 * s + (((match (i9 + 0) % 3 { 0 => s, 1 => q1.b[0], _ => 0.5 }) / (1.5 + (s + 1.4) * (s + 1.4)))).sin();
            let mut v10: Vec<f64> = x.iter().map(|y| y * (x[(i9 * 3) % 6] + q1.a)).collect();
        }
        let mut t11 = (1.0 * s);
        for i12 in 0..2 {
            let mut f13 = first(&[(x[(i12 * 3) % 6] * 0.3), (s).atan()]);
            t11 += f13 * f13;
            let mut u14 = 0;
            loop {
                u14 += 1; if u14 > 3 { break; }
                if (-1.0) < (1.2 - 0.4) {
                    let z15 = early(f13, s);
                    let mut a16 = 0.1; let a16 = loop { a16 += 0.4; if a16 * z15 > (if let Some(z) = positive(q1.b[1]) { z * 0.1 } else { q1.b[1] }) || a16 > 1.2 { break a16 * (if let Some(z) = positive(q1.b[1]) { z * 0.1 } else { q1.b[1] }); } };
                    let mut q17 = Pair { a: first(&[f13, q1.b[0]]), b: [(match 0 % 3 { 0 => 1.4, 1 => 0.8, _ => 0.5 }), 0.4], n: 0 };
                } else {
                    s = 0.7 * s + ((if 0 % 2 == 0 { (s * s) } else { (q1.a).sin() })).sin();
                    let mut a18 = ((q1.a * q1.a)).atan2(bounded(f13));
                    let mut a19 = first(&[(-q1.b[0]), (q1.b[0] + s)]);
                    if 2.0 < (if let Some(z) = positive(s) { z * f13 } else { s }) { break; }
                    let mut v20 = x.to_vec();
                }
                let z21 = (s - q1.b[0]);
                let mut h22 = Kind::None;
            }
            s = 0.7 * s + ((early(f13, q1.b[0]) * (-1.7))).sin();
        }
        let mut t23 = (x[1 % 6] * 1.0);
        for i24 in 0..1 {
            let mut f25 = ((match 2 % 3 { 0 => q1.b[0], 1 => s, _ => 0.5 }) - (match 0 % 3 { 0 => x[i24 % 6], 1 => s, _ => 0.5 }));
            t23 += f25 * f25;
            if t11 < (q1.b[1] * q1.a) {
                q1.shift(bounded(((0.6 * t11) + (q1.b[1]).atan2(x[i24 % 6]))));
            } else {
                f25 = ((x[(i24 + 0) % 6] * (t11 * q1.a))).sin();
                let (l26, r27) = ((s + f25), (chain(1.0, 1.7).unwrap_or(0.6)).sin());
                let f28 = |y: f64| y * (s * x[i24 % 6]) + y.sin(); let c29 = f28((l26 + x[i24 % 6]));
            }
            let a30 = (match (i24 + 2) % 3 { 0 => 1.2, 1 => (x[(i24 + 0) % 6] * q1.b[1]), _ => 0.5 });
        }
        ((s + q1.a)).cos() + s + t11 + t23 + q1.norm()
    }

    #[compiled]
    pub fn p44(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let f1 = |y: f64| y * (x[0 % 6] / (1.5 + s * s)) + y.sin(); let c2 = f1((x[0 % 6] * s));
        let mut v3 = vec![bounded(c2); 4];
        v3.push(((s + x[1 % 6])).sin());
        for i4 in 0..4 {
            let d5 = v3.iter().rev().fold(0.3, |m, a| (m * a + first(&[v3[i4 % v3.len()], s])).cos());
        }
        s *= (((x[0 % 6] - 1.6) + (-v3[1 % v3.len()]))).cos();
        for i6 in (0..4).rev() {
            let (l7, r8) = (x[(i6 * 1) % 6], ((s - v3[(i6 + 2) % v3.len()])).sin());
            for i9 in 0..1 {
                let z10 = first(&[1.0, v3[i6 % v3.len()]]);
                let a11 = v3.pop().unwrap_or(0.3); if v3.is_empty() { v3.push((z10).cos()); }
                for (k12, e13) in v3.iter_mut().enumerate() {
                    *e13 = ((x[0 % 6] + (*e13))).sin() + 0.1 * *e13;
                    s = s * 0.5 + (((c2) * 0.3).exp().min(20.0) - (if (1.7 * 1.4) < ((0.1) * 0.3).exp().min(20.0) && early(l7, x[2 % 6]) > 0.2 { x[1 % 6] } else { l7 }));
                }
            }
        }
        let z14 = first(&[s, x[2 % 6]]);
        let mut a15 = 0.1; let a15 = loop { a15 += 0.4; if a15 * z14 > c2 || a15 > 1.2 { break a15 * c2; } };
        let mut t16 = chain(a15, v3[0 % v3.len()]).unwrap_or(0.6);
        for i17 in 0..2 {
            let mut f18 = chain(first(&[a15, x[2 % 6]]), (c2 + x[(i17 * 3) % 6])).unwrap_or(0.6);
            t16 += f18 * f18;
            for (e19, e20) in v3.iter().zip(x.iter().skip(1)) {
                let z21 = (a15 + v3[(i17 + 2) % v3.len()]);
                let mut a22 = 0.1; let a22 = loop { a22 += 0.4; if a22 * z21 > early(s, x[3 % 6]) || a22 > 1.2 { break a22 * early(s, x[3 % 6]); } };
            }
            let mut v23 = x.to_vec();
            f18 = ((a15 / (1.5 + (-x[0 % 6]) * (-x[0 % 6])))).sin();
        }
        (((0.8) * 0.3).exp().min(20.0) * first(&[x[0 % 6], v3[3 % v3.len()]])) + v3.iter().sum::<f64>() + s + c2 + a15 + t16
    }

    #[compiled]
    pub fn p45(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..4 {
            for i2 in (0..3).rev() {
                if (if let Some(z) = positive(1.5) { z * s } else { 1.5 }) < (x[i1 % 6] * x[(i1 * 1) % 6]) {
                    let mut q3 = Pair { a: (x[0 % 6] - x[0 % 6]), b: [first(&[s, s]), 0.4], n: 0 };
                    let z4 = s;
                    let mut a5 = 0.1; let a5 = loop { a5 += 0.4; if a5 * z4 > early(q3.b[1], s) || a5 > 1.2 { break a5 * early(q3.b[1], s); } };
                    s = 0.7 * s + (((match i1 % 3 { 0 => 1.9, 1 => a5, _ => 0.5 }) - (1.4).atan())).sin();
                } else {
                    let z6 = ((x[3 % 6]) * 0.3).exp().min(20.0);
                    let mut h7 = Kind::One(z6);
                    let a8 = ((0.8 / (1.5 + x[i1 % 6] * x[i1 % 6])) * (s + s));
                }
                let z9 = (1.9 * s);
                let mut h10 = Kind::None;
                s = 0.7 * s + ((0.7).atan2((s / (1.5 + s * s)))).sin();
                if (if let Some(z) = positive(x[1 % 6]) { z * x[3 % 6] } else { x[1 % 6] }) < s { continue; }
                s = 0.7 * s + (((s + x[i1 % 6]) - s)).sin();
            }
        }
        let mut q11 = Pair { a: (x[3 % 6] * s), b: [(s).max(x[2 % 6]), 0.4], n: 0 };
        s = 0.7 * s + ((((-s)) * 0.3).exp().min(20.0)).sin();
        s = 0.7 * s + (((match 1 % 3 { 0 => 0.9, 1 => 1.4, _ => 0.5 })).cos()).sin();
        let z12 = (x[0 % 6]).atan();
        let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > (match 2 % 3 { 0 => 0.8, 1 => s, _ => 0.5 }) || a13 > 1.2 { break a13 * (match 2 % 3 { 0 => 0.8, 1 => s, _ => 0.5 }); } };
        let f14 = |y: f64| y * (1.9).cos() + y.sin(); let c15 = f14(first(&[s, q11.b[1]]));
        q11.shift(bounded((((x[2 % 6] * x[2 % 6])) * 0.3).exp().min(20.0)));
        let mut t16 = (match 3 % 3 { 0 => a13, 1 => c15, _ => 0.5 });
        for i17 in 0..5 {
            let mut f18 = 0.2;
            t16 += f18 * f18;
            if (c15 * q11.b[1]) < (x[1 % 6] * x[2 % 6]) {
                let mut w19 = 0;
                while w19 < 4 && (w19 < 2 || chain(s, q11.a).unwrap_or(0.6) < (match 2 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }) && (a13 * a13) > 0.2) {
                    w19 += 1;
                    f18 -= bounded(((c15 / (1.5 + x[(i17 * 3) % 6] * x[(i17 * 3) % 6]))).atan());
                }
                let z20 = (if 0 % 2 == 0 { f18 } else { q11.a });
                let mut a21 = 0.1; let a21 = loop { a21 += 0.4; if a21 * z20 > (x[i17 % 6] * 0.6) || a21 > 1.2 { break a21 * (x[i17 % 6] * 0.6); } };
                let mut a22 = (match 1 % 3 { 0 => (x[3 % 6] - 2.0), 1 => (a21 + s), _ => 0.5 });
            } else {
                s = 0.7 * s + (((if (-q11.b[1]) < (q11.b[0] + a13) { x[3 % 6] } else { s })).atan()).sin();
                let z23 = x[0 % 6];
                let mut a24 = 0.1; let a24 = loop { a24 += 0.4; if a24 * z23 > (match i17 % 3 { 0 => q11.b[0], 1 => q11.b[0], _ => 0.5 }) || a24 > 1.2 { break a24 * (match i17 % 3 { 0 => q11.b[0], 1 => q11.b[0], _ => 0.5 }); } };
                s = 0.7 * s + (f18).sin();
            }
            let mut q25 = Pair { a: 1.1, b: [(q11.b[1] + 0.4), 0.4], n: 0 };
            f18 -= bounded(bounded(bounded(s)));
        }
        let mut t26 = (x[0 % 6] * q11.b[0]);
        for i27 in 0..1 {
            let mut f28 = (first(&[1.9, t16]) + ((t16) * 0.3).exp().min(20.0));
            t26 += f28 * f28;
            q11.shift(bounded(chain((x[3 % 6] * f28), q11.b[1]).unwrap_or(0.6)));
            let mut a29 = ((f28 + x[3 % 6]) - (match 1 % 3 { 0 => 0.1, 1 => 1.8, _ => 0.5 }));
        }
        0.7 + s + a13 + c15 + t16 + t26 + q11.norm()
    }

    #[compiled]
    pub fn p46(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (if let Some(z) = positive(1.1) { z * 1.2 } else { 1.1 }) < bounded(s) {
            s = (s).sin();
            s = 0.7 * s + (early((0.2 * x[2 % 6]), (x[2 % 6] / (1.5 + s * s)))).sin();
            let z1 = (if (if early(1.8, s) < ((x[3 % 6]) * 0.3).exp().min(20.0) { x[2 % 6] } else { 0.8 }) < (s * s) { x[2 % 6] } else { x[3 % 6] });
            let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (-1.7) || a2 > 1.2 { break a2 * (-1.7); } };
        } else {
            let z3 = first(&[x[1 % 6], s]);
            let mut a4 = 0.1; let a4 = loop { a4 += 0.4; if a4 * z3 > (x[0 % 6]).atan() || a4 > 1.2 { break a4 * (x[0 % 6]).atan(); } };
            if (0.7 + s) < (a4).max(1.3) {
                s *= (((x[3 % 6] * x[3 % 6])).min((a4 * a4))).cos();
                let z5 = (if bounded(0.9) < (x[3 % 6] - 1.2) { x[1 % 6] } else { a4 });
                let mut o6: Option<f64> = chain(z5, 0.9);
                for i7 in (0..1).rev() {
                    s = 0.7 * s + (((0.5 + x[(i7 * 1) % 6]) - (if (s).tanh() < (0.2 * x[i7 % 6]) { x[i7 % 6] } else { a4 }))).sin();
                    let z8 = o6.unwrap_or(a4);
                    let mut a9 = 0.1; let a9 = loop { a9 += 0.4; if a9 * z8 > (if let Some(z) = positive(x[i7 % 6]) { z * s } else { x[i7 % 6] }) || a9 > 1.2 { break a9 * (if let Some(z) = positive(x[i7 % 6]) { z * s } else { x[i7 % 6] }); } };
                    if 2 % 2 == 0 { break; }
                    let f10 = |y: f64| y * (if let Some(z) = positive(a9) { z * 1.9 } else { a9 }) + y.sin(); let c11 = f10(x[1 % 6]);
                }
            } else {
                let z12 = ((1.5) * 0.3).exp().min(20.0);
                let mut o13: Option<f64> = chain(z12, 0.9);
                s = 0.7 * s + (bounded((1.6 - s))).sin();
                if (s * x[2 % 6]) < 0.9 {
                    let mut a14 = (if let Some(z) = positive(s) { z * (if ((x[2 % 6]) * 0.3).exp().min(20.0) < (a4 - 1.1) && x[1 % 6] > 0.2 { 2.0 } else { s }) } else { s });
                } else {
                    let mut v15 = vec![bounded(a4); 4];
                    s = s * 0.5 + bounded((s / (1.5 + v15[3 % v15.len()] * v15[3 % v15.len()])));
                }
            }
        }
        let z16 = (0.3).max(s);
        let mut h17 = Kind::Two { pair: Pair { a: z16, b: [0.3, (match 0 % 3 { 0 => 1.1, 1 => x[0 % 6], _ => 0.5 })], n: 1 }, weight: (match 0 % 3 { 0 => 1.1, 1 => x[0 % 6], _ => 0.5 }) };
        let mut v18 = vec![bounded(1.9); 2];
        let f19 = |y: f64| y * (0.9 * x[2 % 6]) + y.sin(); let c20 = f19((if let Some(z) = positive(s) { z * s } else { s }));
        let mut a21 = bounded((x[3 % 6] * c20));
        let z22 = (if s < a21 { s } else { a21 });
        let mut o23: Option<f64> = chain(z22, 0.9);
        (search(&v18, c20)).max(1.7) + v18.iter().sum::<f64>() + s + c20 + a21 + h17.size() + o23.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p47(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut v1 = x.to_vec();
        let mut a2 = ((if bounded(v1[1 % v1.len()]) < v1[0 % v1.len()] { x[3 % 6] } else { s }) / (1.5 + 0.3 * 0.3));
        for i3 in 0..3 {
            let mut q4 = Pair { a: (x[3 % 6] + ends(&v1)), b: [(-a2), 0.4], n: 0 };
            let mut v5 = x.to_vec();
            for (k6, e7) in v1.iter_mut().enumerate() {
                *e7 = (((q4.b[0]).atan()).tanh()).sin() + 0.1 * *e7;
                if (k6 + 0) % 2 == 0 && x[0] > 1.9 { return (1.7 - ((q4.b[1]) * 0.3).exp().min(20.0)); }
                let mut v8 = x.to_vec();
                if bounded(0.4) < bounded(q4.a) { break; }
                let z9 = a2;
                let mut a10 = 0.1; let a10 = loop { a10 += 0.4; if a10 * z9 > (0.4 * 0.8) || a10 > 1.2 { break a10 * (0.4 * 0.8); } };
            }
        }
        if a2 < (s * s) && (a2 - v1[0 % v1.len()]) > 0.2 {
            for i11 in (0..1).rev() {
                s -= bounded(chain((s).tanh(), (match i11 % 3 { 0 => 1.8, 1 => 0.5, _ => 0.5 })).unwrap_or(0.6));
                let z12 = (a2 * a2);
                let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > (if 1 % 2 == 0 { a2 } else { 0.5 }) || a13 > 1.2 { break a13 * (if 1 % 2 == 0 { a2 } else { 0.5 }); } };
                let d14 = v1.iter().filter(|a| **a > (x[i11 % 6] + x[0 % 6])).map(|a| a * a).sum::<f64>();
                if (if (0.5 * v1[(i11 + 1) % v1.len()]) < (v1[2 % v1.len()]).sin() && ((a2) * 0.3).exp().min(20.0) > 0.2 { x[2 % 6] } else { v1[1 % v1.len()] }) < (0.2).atan2(d14) && (1.7 * s) > 0.2 { break; }
                #[rerun]
                for i15 in 0..3 {
                    let a16 = (v1[i15 % v1.len()] * bounded(a13));
                    if (match 2 % 3 { 0 => x[3 % 6], 1 => a16, _ => 0.5 }) < first(&[1.9, x[0 % 6]]) { break; }
                    let mut v17: Vec<f64> = x.iter().map(|y| y * (d14 + v1[i15 % v1.len()])).collect();
                }
            }
            let z18 = (s).atan2(s);
            let mut h19 = Kind::None;
        } else {
            if s < (if (x[1 % 6] / (1.5 + s * s)) < (0.3).sin() { x[2 % 6] } else { x[2 % 6] }) {
                let z20 = (1.5).sin();
                let mut o21: Option<f64> = None;
                let z22 = (s * 1.1);
                let mut h23 = Kind::One(z22);
            } else {
                let z24 = (if let Some(z) = positive(x[0 % 6]) { z * v1[3 % v1.len()] } else { x[0 % 6] });
                let mut a25 = 0.1; let a25 = loop { a25 += 0.4; if a25 * z24 > (s * v1[2 % v1.len()]) || a25 > 1.2 { break a25 * (s * v1[2 % v1.len()]); } };
            }
        }
        let z26 = search(&v1, 1.3);
        let mut a27 = 0.1; let a27 = loop { a27 += 0.4; if a27 * z26 > (x[3 % 6] + x[2 % 6]) || a27 > 1.2 { break a27 * (x[3 % 6] + x[2 % 6]); } };
        if (1.9 * 1.0) < (s * a2) {
            let z28 = chain(x[2 % 6], a27).unwrap_or(0.6);
            let mut h29 = Kind::None;
        } else {
            s = 0.7 * s + (((v1[1 % v1.len()] * x[0 % 6]) * along(&v1, a27))).sin();
            let z30 = first(&[x[1 % 6], a27]);
            let mut a31 = 0.1; let a31 = loop { a31 += 0.4; if a31 * z30 > (if let Some(z) = positive(0.3) { z * x[3 % 6] } else { 0.3 }) || a31 > 1.2 { break a31 * (if let Some(z) = positive(0.3) { z * x[3 % 6] } else { 0.3 }); } };
        }
        let mut t32 = first(&[v1[1 % v1.len()], a27]);
        for i33 in 0..4 {
            let mut f34 = early(x[(i33 + 1) % 6], (-1.0));
            t32 += f34 * f34;
            let d35 = v1.chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
            let mut q36 = Pair { a: (a27 / (1.5 + x[1 % 6] * x[1 % 6])), b: [first(&[a27, d35]), 0.4], n: 0 };
            v1.push((((if (-q36.b[0]) < (match 1 % 3 { 0 => v1[2 % v1.len()], 1 => a2, _ => 0.5 }) && (match (i33 + 2) % 3 { 0 => s, 1 => v1[2 % v1.len()], _ => 0.5 }) > 0.2 { v1[(i33 * 2) % v1.len()] } else { x[1 % 6] }) - (if let Some(z) = positive(q36.b[0]) { z * d35 } else { q36.b[0] }))).sin());
        }
        let mut t37 = (0.1 - v1[2 % v1.len()]);
        for i38 in 0..2 {
            let mut f39 = ((t32 + ends(&v1)) + v1[(i38 * 1) % v1.len()]);
            t37 += f39 * f39;
            let mut q40 = Pair { a: s, b: [(x[2 % 6] - a27), 0.4], n: 0 };
        }
        ((t32) * 0.3).exp().min(20.0) + v1.iter().sum::<f64>() + s + a2 + a27 + t32 + t37
    }

    #[compiled]
    pub fn p48(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut v1 = x.to_vec();
        for (k2, e3) in v1.iter_mut().enumerate() {
            *e3 = ((s - x[(k2 * 2) % 6])).sin() + 0.1 * *e3;
            let mut q4 = Pair { a: ((*e3) + x[(k2 * 2) % 6]), b: [(match (k2 * 1) % 3 { 0 => x[(k2 * 1) % 6], 1 => s, _ => 0.5 }), 0.4], n: 0 };
            let z5 = ((1.5) * 0.3).exp().min(20.0);
            let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (match (k2 + 2) % 3 { 0 => (*e3), 1 => s, _ => 0.5 }) || a6 > 1.2 { break a6 * (match (k2 + 2) % 3 { 0 => (*e3), 1 => s, _ => 0.5 }); } };
            let a7 = ((if let Some(z) = positive(1.8) { z * a6 } else { 1.8 }) + (-(*e3)));
            if (k2 * 2) % 2 == 0 { continue; }
            s = 0.7 * s + (first(&[(x[3 % 6]).sin(), (match 0 % 3 { 0 => q4.b[1], 1 => s, _ => 0.5 })])).sin();
        }
        let mut u8 = 0;
        loop {
            u8 += 1; if u8 > 3 { break; }
            let mut a9 = (if let Some(z) = positive((s * x[(u8 * 2) % 6])) { z * x[1 % 6] } else { (s * x[(u8 * 2) % 6]) });
        }
        for i10 in (0..3).rev() {
            let mut v11 = vec![(s + v1[1 % v1.len()]), (if (i10 * 3) % 2 == 0 { s } else { s })];
            let mut w12 = 0;
            while w12 < 4 && (w12 < 2 || (s / (1.5 + 1.1 * 1.1)) < early(v11[1 % v11.len()], 0.8)) {
                w12 += 1;
                let z13 = first(&[x[0 % 6], s]);
                let mut h14 = Kind::Maybe(positive(z13));
            }
        }
        let z15 = ((x[0 % 6]) * 0.3).exp().min(20.0);
        let mut a16 = 0.1; let a16 = loop { a16 += 0.4; if a16 * z15 > (-s) || a16 > 1.2 { break a16 * (-s); } };
        let mut t17 = early(v1[2 % v1.len()], s);
        for i18 in 0..4 {
            let mut f19 = ((x[i18 % 6] * a16) / (1.5 + (v1[0 % v1.len()] - v1[3 % v1.len()]) * (v1[0 % v1.len()] - v1[3 % v1.len()])));
            t17 += f19 * f19;
            let z20 = (1.9 * s);
            let mut h21 = Kind::One(z20);
            let f22 = |y: f64| y * (0.3 - s) + y.sin(); let c23 = f22((0.2 / (1.5 + x[(i18 + 0) % 6] * x[(i18 + 0) % 6])));
        }
        let mut t24 = (a16 * x[2 % 6]);
        for i25 in 0..2 {
            let mut f26 = first(&[(match 0 % 3 { 0 => a16, 1 => t17, _ => 0.5 }), (x[3 % 6] + a16)]);
            t24 += f26 * f26;
            if (-x[2 % 6]) < s {
                let f27 = |y: f64| y * (2.0 * v1[1 % v1.len()]) + y.sin(); let c28 = f27((0.7 * s));
                if (match 3 % 3 { 0 => 1.7, 1 => s, _ => 0.5 }) < (c28 * a16) && x[0] > 1.9 { return (early(v1[i25 % v1.len()], 1.2)).atan2(f26); }
                let mut q29 = Pair { a: (f26 * 1.0), b: [(s).atan2(x[1 % 6]), 0.4], n: 0 };
            } else {
                let at = i25 % v1.len(); v1[at] = (((a16).sin() + (-v1[(i25 * 1) % v1.len()]))).sin();
                let mut v30: Vec<f64> = x.iter().map(|y| y * f26).collect();
                f26 *= (first(&[(0.3 + a16), (if let Some(z) = positive(x[0 % 6]) { z * s } else { x[0 % 6] })])).cos();
            }
            let d31 = v1.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
        }
        ((early(s, a16)) * 0.3).exp().min(20.0) + v1.iter().sum::<f64>() + s + a16 + t17 + t24
    }

    #[compiled]
    pub fn p49(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (early(((x[2 % 6]) * 0.3).exp().min(20.0), (match 3 % 3 { 0 => 1.6, 1 => x[1 % 6], _ => 0.5 }))).sin();
        for i1 in 0..4 {
            let mut w2 = 0;
            while w2 < 4 && (w2 < 2 || (x[(i1 + 0) % 6]).min(s) < (s * x[2 % 6]) && x[(i1 + 2) % 6] > 0.2) {
                w2 += 1;
                if (1.3 + s) < s && (if let Some(z) = positive(x[1 % 6]) { z * 1.3 } else { x[1 % 6] }) > 0.2 {
                    let mut q3 = Pair { a: (match 2 % 3 { 0 => x[(w2 + 2) % 6], 1 => x[2 % 6], _ => 0.5 }), b: [(if let Some(z) = positive(s) { z * x[1 % 6] } else { s }), 0.4], n: 0 };
                    let mut q4 = Pair { a: s, b: [1.6, 0.4], n: 0 };
                    s = 0.7 * s + ((match (w2 + 0) % 3 { 0 => (match (i1 + 2) % 3 { 0 => x[(i1 * 2) % 6], 1 => q4.b[1], _ => 0.5 }), 1 => (s + s), _ => 0.5 })).sin();
                } else {
                    let z5 = (0.2 * x[3 % 6]);
                    let mut a6 = 0.1; let a6 = loop { a6 += 0.4; if a6 * z5 > (match (i1 + 2) % 3 { 0 => s, 1 => s, _ => 0.5 }) || a6 > 1.2 { break a6 * (match (i1 + 2) % 3 { 0 => s, 1 => s, _ => 0.5 }); } };
                    s = 0.7 * s + ((match (i1 + 2) % 3 { 0 => s, 1 => (match (w2 * 1) % 3 { 0 => x[i1 % 6], 1 => x[2 % 6], _ => 0.5 }), _ => 0.5 })).sin();
                    let f7 = |y: f64| y * ((s) * 0.3).exp().min(20.0) + y.sin(); let c8 = f7(1.0);
                    if (x[2 % 6]).max(x[3 % 6]) < early(1.7, x[(w2 * 1) % 6]) && (a6).atan2(a6) > 0.2 { continue; }
                    s = 0.7 * s + (((-s) * (match 2 % 3 { 0 => c8, 1 => 0.3, _ => 0.5 }))).sin();
                }
                let mut q9 = Pair { a: first(&[s, 1.7]), b: [(0.2 + s), 0.4], n: 0 };
                let z10 = (match (i1 * 3) % 3 { 0 => x[0 % 6], 1 => 1.1, _ => 0.5 });
                let mut a11 = 0.1; let a11 = loop { a11 += 0.4; if a11 * z10 > q9.b[0] || a11 > 1.2 { break a11 * q9.b[0]; } };
                if early(s, 0.4) < chain(x[2 % 6], s).unwrap_or(0.6) { break; }
                let z12 = a11;
                let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > s || a13 > 1.2 { break a13 * s; } };
            }
            let mut u14 = 0;
            loop {
                u14 += 1; if u14 > 3 { break; }
                let mut a15 = (0.6 - (if let Some(z) = positive(x[(i1 + 1) % 6]) { z * s } else { x[(i1 + 1) % 6] }));
            }
            if (i1 * 3) % 2 == 0 { continue; }
            let mut v16 = vec![(0.4 / (1.5 + 1.7 * 1.7)), (match (i1 * 1) % 3 { 0 => x[i1 % 6], 1 => x[(i1 * 1) % 6], _ => 0.5 })];
        }
        let z17 = (x[3 % 6] * 1.2);
        let mut o18: Option<f64> = None;
        let a19 = (match 0 % 3 { 0 => (if let Some(z) = positive(x[1 % 6]) { z * x[1 % 6] } else { x[1 % 6] }), 1 => (x[2 % 6] - x[2 % 6]), _ => 0.5 });
        let f20 = |y: f64| y * (a19 * 1.1) + y.sin(); let c21 = f20((a19).cos());
        if x[3 % 6] < x[1 % 6] && (x[0 % 6]).atan2(a19) > 0.2 {
            s -= bounded((if chain(x[0 % 6], a19).unwrap_or(0.6) < (if (-x[2 % 6]) < 1.4 { x[1 % 6] } else { x[2 % 6] }) && (a19 - s) > 0.2 { (a19 / (1.5 + x[3 % 6] * x[3 % 6])) } else { chain(s, c21).unwrap_or(0.6) }));
            #[rerun]
            for i22 in 0..2 {
                if (i22 * 1) % 2 == 0 {
                    let z23 = a19;
                    match o18 { Some(g24) if g24 > 0.4 => {} _ => o18 = Some((z23).sin()) }
                    s = 0.7 * s + (((x[3 % 6]).atan2(c21)).min(x[(i22 + 2) % 6])).sin();
                    s = 0.7 * s + ((if (if (x[i22 % 6] / (1.5 + c21 * c21)) < s { s } else { 0.6 }) < (x[(i22 * 2) % 6] / (1.5 + x[(i22 * 3) % 6] * x[(i22 * 3) % 6])) { a19 } else { 0.3 })).sin();
                    if (-s) < (s).atan() { break; }
                    let mut v25: Vec<f64> = x.iter().map(|y| y * (x[3 % 6] - x[i22 % 6])).collect();
                } else {
                    let z26 = (x[(i22 * 2) % 6] * a19);
                    let mut h27 = Kind::Maybe(positive(z26));
                }
                s = 0.7 * s + (((0.5 * 1.2) * x[2 % 6])).sin();
                if (if ((c21) * 0.3).exp().min(20.0) < x[(i22 + 0) % 6] { x[2 % 6] } else { x[1 % 6] }) < (-1.1) { break; }
                let z28 = o18.unwrap_or(x[2 % 6]);
                let mut a29 = 0.1; let a29 = loop { a29 += 0.4; if a29 * z28 > (1.2 * 0.2) || a29 > 1.2 { break a29 * (1.2 * 0.2); } };
            }
            s *= ((match 1 % 3 { 0 => a19, 1 => (x[0 % 6] * c21), _ => 0.5 })).cos();
        } else {
            let z30 = early(x[2 % 6], 0.4);
            let mut h31 = Kind::Two { pair: Pair { a: z30, b: [0.3, (if let Some(z) = positive(1.5) { z * a19 } else { 1.5 })], n: 1 }, weight: (if let Some(z) = positive(1.5) { z * a19 } else { 1.5 }) };
            let a32 = (if let Some(z) = positive(early(x[1 % 6], x[1 % 6])) { z * s } else { early(x[1 % 6], x[1 % 6]) });
            let mut q33 = Pair { a: (1.7).sin(), b: [(if (match 2 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 }) < (x[2 % 6] * x[3 % 6]) { a32 } else { x[1 % 6] }), 0.4], n: 0 };
        }
        let mut t34 = 1.6;
        for i35 in 0..5 {
            let mut f36 = (if let Some(z) = positive(bounded(x[2 % 6])) { z * (x[1 % 6] * c21) } else { bounded(x[2 % 6]) });
            t34 += f36 * f36;
            let z37 = (if (i35 * 3) % 2 == 0 { c21 } else { 1.6 });
            let mut h38 = Kind::Two { pair: Pair { a: z37, b: [0.3, (1.2 / (1.5 + x[1 % 6] * x[1 % 6]))], n: 1 }, weight: (1.2 / (1.5 + x[1 % 6] * x[1 % 6])) };
        }
        let mut t39 = (x[2 % 6] * x[2 % 6]);
        for i40 in 0..5 {
            let mut f41 = bounded((if let Some(z) = positive(c21) { z * x[i40 % 6] } else { c21 }));
            t39 += f41 * f41;
            s = 0.7 * s + (((match 0 % 3 { 0 => x[(i40 + 0) % 6], 1 => f41, _ => 0.5 })).min(a19)).sin();
        }
        x[0 % 6] + s + a19 + c21 + t34 + t39 + o18.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p50(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut a1 = (match 2 % 3 { 0 => (-x[3 % 6]), 1 => (s * s), _ => 0.5 });
        s = 0.7 * s + (((a1 * a1) + early(s, x[0 % 6]))).sin();
        s = 0.7 * s + (first(&[(if first(&[1.3, x[3 % 6]]) < (a1 + x[0 % 6]) { a1 } else { a1 }), (s / (1.5 + x[1 % 6] * x[1 % 6]))])).sin();
        let z2 = (s - x[3 % 6]);
        let mut h3 = Kind::Maybe(positive(z2));
        s -= bounded(first(&[early(a1, x[0 % 6]), a1]));
        s = 0.7 * s + (((s * h3.size()) - (x[3 % 6] - a1))).sin();
        let f4 = |y: f64| y * (x[0 % 6] * x[0 % 6]) + y.sin(); let c5 = f4(s);
        let mut t6 = (if (x[1 % 6]).cos() < (match 3 % 3 { 0 => 1.9, 1 => x[2 % 6], _ => 0.5 }) && (a1 * c5) > 0.2 { c5 } else { x[3 % 6] });
        for i7 in 0..2 {
            let mut f8 = chain((1.4 * 0.2), first(&[s, 1.4])).unwrap_or(0.6);
            t6 += f8 * f8;
            s = 0.7 * s + (((0.3 * 1.1) + (f8 + c5))).sin();
            if early(x[1 % 6], a1) < (x[i7 % 6] * x[(i7 + 2) % 6]) && x[0] > 1.9 { return f8; }
            s = 0.7 * s + (((if let Some(z) = positive(x[2 % 6]) { z * x[1 % 6] } else { x[2 % 6] }) * (s * f8))).sin();
        }
        (if let Some(z) = positive((if let Some(z) = positive(c5) { z * x[2 % 6] } else { c5 })) { z * (0.9).atan() } else { (if let Some(z) = positive(c5) { z * x[2 % 6] } else { c5 }) }) + s + a1 + c5 + t6 + h3.size()
    }

    #[compiled]
    pub fn p51(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (early((s + x[1 % 6]), (-x[1 % 6]))).sin();
        if chain(s, 0.8).unwrap_or(0.6) < s {
            s = 0.7 * s + ((x[3 % 6] / (1.5 + (s * x[0 % 6]) * (s * x[0 % 6])))).sin();
            s = 0.7 * s + ((bounded(s) * (match 1 % 3 { 0 => x[0 % 6], 1 => s, _ => 0.5 }))).sin();
        } else {
            #[rerun]
            for i1 in 0..3 {
                let a2 = s;
            }
            let mut w3 = 0;
            #[rerun]
            while w3 < 4 && (w3 < 2 || (if (1.5 * s) < (match 0 % 3 { 0 => x[1 % 6], 1 => x[2 % 6], _ => 0.5 }) && (s / (1.5 + x[3 % 6] * x[3 % 6])) > 0.2 { x[1 % 6] } else { s }) < 0.3) {
                w3 += 1;
                s = 0.7 * s + (x[2 % 6]).sin();
            }
        }
        for i4 in (0..3).rev() {
            let mut q5 = Pair { a: early(0.2, s), b: [(if let Some(z) = positive(s) { z * 0.1 } else { s }), 0.4], n: 0 };
            if 1 % 2 == 0 {
                if first(&[s, 0.1]) < (if let Some(z) = positive(x[(i4 * 3) % 6]) { z * s } else { x[(i4 * 3) % 6] }) {
                    s *= ((early(q5.a, q5.a) * q5.a)).cos();
                    if (if let Some(z) = positive(0.9) { z * 0.1 } else { 0.9 }) < s { continue; }
                    let f6 = |y: f64| y * (x[0 % 6] / (1.5 + x[(i4 + 2) % 6] * x[(i4 + 2) % 6])) + y.sin(); let c7 = f6((q5.b[1] / (1.5 + s * s)));
                } else {
                    s = 0.7 * s + (first(&[(if let Some(z) = positive(0.9) { z * s } else { 0.9 }), chain(q5.b[0], q5.a).unwrap_or(0.6)])).sin();
                    s = 0.7 * s + ((early(x[(i4 * 1) % 6], x[(i4 * 3) % 6])).cos()).sin();
                }
                if (match 0 % 3 { 0 => x[1 % 6], 1 => q5.b[1], _ => 0.5 }) < early(s, s) {
                    let mut q8 = q5.clone(); q8.a *= 0.7; q5 = q8.clone();
                } else {
                    let a9 = bounded((q5.b[0] * s));
                    let a10 = ((1.6 - a9) * (0.1 + s));
                    s = 0.7 * s + (x[(i4 * 2) % 6]).sin();
                }
                s = 0.7 * s + (x[i4 % 6]).sin();
            } else {
                s = 0.7 * s + (q5.b[1]).sin();
            }
            let z11 = (-x[(i4 * 3) % 6]);
            let mut a12 = 0.1; let a12 = loop { a12 += 0.4; if a12 * z11 > (match (i4 + 0) % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }) || a12 > 1.2 { break a12 * (match (i4 + 0) % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 }); } };
        }
        s = 0.7 * s + (((if (s + s) < early(0.9, x[3 % 6]) { s } else { 1.1 })).atan2((s * x[1 % 6]))).sin();
        s = 0.7 * s + (bounded(((x[0 % 6]) * 0.3).exp().min(20.0))).sin();
        s = 0.7 * s + ((match 0 % 3 { 0 => (s).sin(), 1 => ((x[1 % 6]) * 0.3).exp().min(20.0), _ => 0.5 })).sin();
        let mut t13 = (0.7 - s);
        for i14 in 0..1 {
            let mut f15 = s;
            t13 += f15 * f15;
            let z16 = bounded(x[0 % 6]);
            let mut h17 = Kind::None;
            s = 0.7 * s + (s).sin();
        }
        let mut t18 = (-s);
        for i19 in 0..2 {
            let mut f20 = (match 2 % 3 { 0 => (match 0 % 3 { 0 => x[2 % 6], 1 => t13, _ => 0.5 }), 1 => s, _ => 0.5 });
            t18 += f20 * f20;
            let mut a21 = x[i19 % 6];
            s = 0.7 * s + ((if let Some(z) = positive(t13) { z * a21 } else { t13 })).sin();
            s = 0.7 * s + ((s * (if bounded(f20) < (x[(i19 * 3) % 6] * x[i19 % 6]) && first(&[x[(i19 + 2) % 6], x[i19 % 6]]) > 0.2 { s } else { 1.8 }))).sin();
        }
        ((bounded(0.3)) * 0.3).exp().min(20.0) + s + t13 + t18
    }

    #[compiled]
    pub fn p52(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (s * s) < (s * x[1 % 6]) {
            let z1 = 1.7;
            let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (1.2 * s) || a2 > 1.2 { break a2 * (1.2 * s); } };
            s = 0.7 * s + (((x[2 % 6] * x[2 % 6]) * (s / (1.5 + s * s)))).sin();
            if a2 < x[1 % 6] {
                let f3 = |y: f64| y * (a2 + x[2 % 6]) + y.sin(); let c4 = f3((match 2 % 3 { 0 => x[3 % 6], 1 => 2.0, _ => 0.5 }));
            } else {
                if (-a2) < (1.1 * a2) {
                    let mut q5 = Pair { a: x[0 % 6], b: [x[1 % 6], 0.4], n: 0 };
                    s -= bounded(((1.2 + a2) - (match 0 % 3 { 0 => s, 1 => a2, _ => 0.5 })));
                } else {
                    let z6 = (match 2 % 3 { 0 => x[3 % 6], 1 => x[1 % 6], _ => 0.5 });
                    let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (s + x[1 % 6]) || a7 > 1.2 { break a7 * (s + x[1 % 6]); } };
                    s = 0.7 * s + ((match 0 % 3 { 0 => (match 1 % 3 { 0 => x[2 % 6], 1 => 0.5, _ => 0.5 }), 1 => (match 0 % 3 { 0 => x[3 % 6], 1 => x[2 % 6], _ => 0.5 }), _ => 0.5 })).sin();
                }
                s = 0.7 * s + (first(&[(x[3 % 6]).hypot(x[3 % 6]), (match 2 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 })])).sin();
                s = 0.7 * s + (early((match 2 % 3 { 0 => s, 1 => x[2 % 6], _ => 0.5 }), (match 0 % 3 { 0 => x[1 % 6], 1 => x[2 % 6], _ => 0.5 }))).sin();
            }
        } else {
            let f8 = |y: f64| y * (match 0 % 3 { 0 => s, 1 => 1.1, _ => 0.5 }) + y.sin(); let c9 = f8((if let Some(z) = positive(x[1 % 6]) { z * s } else { x[1 % 6] }));
        }
        s = 0.7 * s + (1.9).sin();
        if (s).cos() < (s * x[2 % 6]) {
            let mut u10 = 0;
            loop {
                u10 += 1; if u10 > 3 { break; }
                if ((s) * 0.3).exp().min(20.0) < (match 1 % 3 { 0 => s, 1 => s, _ => 0.5 }) {
                    s = 0.7 * s + (early(s, chain(s, x[0 % 6]).unwrap_or(0.6))).sin();
                    let z11 = 1.5;
                    let mut o12: Option<f64> = chain(z11, 0.9);
                } else {
                    let mut v13 = x.to_vec();
                    let mut v14 = x.to_vec();
                }
            }
            s = 0.7 * s + (((s - 1.4) * chain(x[1 % 6], x[2 % 6]).unwrap_or(0.6))).sin();
        } else {
            s += (((s * s)).max((x[3 % 6] + 1.2))).tanh();
        }
        s = 0.7 * s + (((s * x[1 % 6]) + ((s) * 0.3).exp().min(20.0))).sin();
        let z15 = x[2 % 6];
        let mut a16 = 0.1; let a16 = loop { a16 += 0.4; if a16 * z15 > x[0 % 6] || a16 > 1.2 { break a16 * x[0 % 6]; } };
        let mut t17 = x[0 % 6];
        for i18 in 0..2 {
            let mut f19 = (1.7 + (s * a16));
            t17 += f19 * f19;
            let mut a20 = first(&[(if let Some(z) = positive(0.6) { z * x[(i18 * 3) % 6] } else { 0.6 }), (match 2 % 3 { 0 => f19, 1 => x[(i18 + 1) % 6], _ => 0.5 })]);
            let (l21, r22) = ((a20 / (1.5 + x[2 % 6] * x[2 % 6])), (bounded(a16)).sin());
        }
        let mut t23 = chain(x[1 % 6], s).unwrap_or(0.6);
        for i24 in 0..1 {
            let mut f25 = early((if (-x[(i24 * 1) % 6]) < bounded(1.9) { x[3 % 6] } else { x[(i24 * 2) % 6] }), (1.3 - x[1 % 6]));
            t23 += f25 * f25;
            let z26 = early(x[(i24 + 1) % 6], f25);
            let mut h27 = Kind::Maybe(positive(z26));
            let z28 = (2.0 - a16);
            let mut h29 = Kind::Two { pair: Pair { a: z28, b: [0.3, (x[2 % 6] + t17)], n: 1 }, weight: (x[2 % 6] + t17) };
        }
        bounded((t17 + 0.8)) + s + a16 + t17 + t23
    }

    #[compiled]
    pub fn p53(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let a1 = s;
        if (x[0 % 6] - a1) < x[2 % 6] && (s + a1) > 0.2 {
            let mut w2 = 0;
            while w2 < 4 && (w2 < 2 || (a1).hypot(x[0 % 6]) < a1) {
                w2 += 1;
                let f3 = |y: f64| y * (1.0 + 0.9) + y.sin(); let c4 = f3(((0.3) * 0.3).exp().min(20.0));
                s = s * 0.5 + (x[3 % 6]).atan2(bounded(x[w2 % 6]));
                let mut w5 = 0;
                #[rerun]
                while w5 < 4 && (w5 < 2 || 3 % 2 == 0) {
                    w5 += 1;
                    s = 0.7 * s + (chain((x[1 % 6]).min(0.1), chain(x[3 % 6], c4).unwrap_or(0.6)).unwrap_or(0.6)).sin();
                    let mut a6 = ((1.2 / (1.5 + c4 * c4)) * x[1 % 6]);
                }
            }
            s = 0.7 * s + (bounded((s / (1.5 + 0.2 * 0.2)))).sin();
            for i7 in 0..2 {
                s = 0.7 * s + (((match 3 % 3 { 0 => s, 1 => a1, _ => 0.5 }) / (1.5 + a1 * a1))).sin();
            }
        } else {
            let a8 = x[1 % 6];
            let a9 = (if let Some(z) = positive(bounded(a8)) { z * (1.0 * x[3 % 6]) } else { bounded(a8) });
        }
        if (match 1 % 3 { 0 => x[0 % 6], 1 => 0.9, _ => 0.5 }) < 0.8 && (0.8 * x[0 % 6]) > 0.2 && x[0] > 1.9 { return ((s * x[0 % 6])).tanh(); }
        bounded(0.9) + s + a1
    }

    #[compiled]
    pub fn p54(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in (0..3).rev() {
            let mut w2 = 0;
            #[rerun]
            while w2 < 4 && (w2 < 2 || i1 % 2 == 0) {
                w2 += 1;
                s -= bounded((if let Some(z) = positive(s) { z * first(&[1.2, 1.6]) } else { s }));
                for i3 in 0..2 {
                    s = 0.7 * s + (((x[0 % 6] * s) + ((s) * 0.3).exp().min(20.0))).sin();
                    let f4 = |y: f64| y * (x[(i3 + 2) % 6] * x[i1 % 6]) + y.sin(); let c5 = f4((if 0.4 < ((x[i1 % 6]) * 0.3).exp().min(20.0) { 1.6 } else { x[(w2 * 2) % 6] }));
                    let f6 = |y: f64| y * (c5 * c5) + y.sin(); let c7 = f6((s * c5));
                }
            }
            s = 0.7 * s + ((first(&[0.8, x[(i1 + 0) % 6]])).tanh()).sin();
        }
        for i8 in 0..1 {
            s = 0.7 * s + ((((x[1 % 6] / (1.5 + 1.5 * 1.5))) * 0.3).exp().min(20.0)).sin();
            s = 0.7 * s + (((x[1 % 6] * s)).atan()).sin();
            s += (((0.9 - x[0 % 6]) * (match (i8 + 0) % 3 { 0 => s, 1 => s, _ => 0.5 }))).tanh();
            if (match i8 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }) < x[(i8 + 0) % 6] { continue; }
            if (if (i8 + 2) % 2 == 0 { x[1 % 6] } else { s }) < (match i8 % 3 { 0 => 0.3, 1 => x[1 % 6], _ => 0.5 }) {
                let z9 = first(&[0.4, 0.5]);
                let mut h10 = Kind::One(z9);
                s -= bounded((-(x[(i8 + 0) % 6]).atan()));
                let mut v11 = vec![(x[(i8 * 2) % 6] / (1.5 + s * s)), early(s, 1.5)];
            } else {
                if first(&[s, 0.1]) < s && (x[2 % 6] / (1.5 + s * s)) > 0.2 {
                    s = 0.7 * s + (((if 1 % 2 == 0 { x[2 % 6] } else { s })).min(s)).sin();
                    let z12 = bounded(1.2);
                    let mut a13 = 0.1; let a13 = loop { a13 += 0.4; if a13 * z12 > x[(i8 + 1) % 6] || a13 > 1.2 { break a13 * x[(i8 + 1) % 6]; } };
                } else {
                    s = (bounded((-s))).sin();
                    let f14 = |y: f64| y * (x[(i8 + 2) % 6] - s) + y.sin(); let c15 = f14((x[3 % 6] / (1.5 + s * s)));
                    if (s + x[(i8 + 0) % 6]) < x[i8 % 6] { break; }
                    s -= bounded(chain(s, ((x[(i8 * 3) % 6]) * 0.3).exp().min(20.0)).unwrap_or(0.6));
                }
                let z16 = first(&[0.9, 1.4]);
                let mut h17 = Kind::One(z16);
                if s < (s * s) && (x[(i8 + 0) % 6] * s) > 0.2 { continue; }
                let mut w18 = 0;
                #[rerun]
                while w18 < 4 && (w18 < 2 || (s * x[3 % 6]) < (if let Some(z) = positive(0.1) { z * s } else { 0.1 }) && bounded(1.4) > 0.2) {
                    w18 += 1;
                    let z19 = chain(x[w18 % 6], s).unwrap_or(0.6);
                    let mut h20 = Kind::Maybe(positive(z19));
                }
            }
        }
        let a21 = chain(1.1, (match 1 % 3 { 0 => 1.8, 1 => x[1 % 6], _ => 0.5 })).unwrap_or(0.6);
        s = 0.7 * s + ((a21 * (if let Some(z) = positive(x[3 % 6]) { z * x[0 % 6] } else { x[3 % 6] }))).sin();
        ((if let Some(z) = positive(x[2 % 6]) { z * 1.3 } else { x[2 % 6] }) * (match 0 % 3 { 0 => a21, 1 => x[3 % 6], _ => 0.5 })) + s + a21
    }

    #[compiled]
    pub fn p55(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = s * 0.5 + ((x[1 % 6] * 1.9) + (match 2 % 3 { 0 => s, 1 => x[2 % 6], _ => 0.5 }));
        let z1 = (1.1 * s);
        let mut a2 = 0.1; let a2 = loop { a2 += 0.4; if a2 * z1 > (if early(s, x[0 % 6]) < (s).atan2(s) { 1.0 } else { x[1 % 6] }) || a2 > 1.2 { break a2 * (if early(s, x[0 % 6]) < (s).atan2(s) { 1.0 } else { x[1 % 6] }); } };
        let mut w3 = 0;
        #[rerun]
        while w3 < 4 && (w3 < 2 || (x[1 % 6] - x[2 % 6]) < early(0.1, 1.0) && first(&[s, x[1 % 6]]) > 0.2) {
            w3 += 1;
            s = 0.7 * s + ((-(x[(w3 + 0) % 6]).max(1.2))).sin();
            let z4 = (x[(w3 + 2) % 6] * a2);
            let mut o5: Option<f64> = None;
            let f6 = |y: f64| y * o5.unwrap_or(x[3 % 6]) + y.sin(); let c7 = f6((match (w3 * 3) % 3 { 0 => x[(w3 + 1) % 6], 1 => x[(w3 * 3) % 6], _ => 0.5 }));
        }
        let mut q8 = Pair { a: (match 2 % 3 { 0 => x[1 % 6], 1 => x[0 % 6], _ => 0.5 }), b: [(s * 1.5), 0.4], n: 0 };
        let z9 = (x[0 % 6] / (1.5 + a2 * a2));
        let mut a10 = 0.1; let a10 = loop { a10 += 0.4; if a10 * z9 > (x[2 % 6] * x[2 % 6]) || a10 > 1.2 { break a10 * (x[2 % 6] * x[2 % 6]); } };
        let a11 = (if (a10 * q8.b[0]) < (q8.b[1] * a10) && (s * a10) > 0.2 { a2 } else { q8.b[0] });
        let mut w12 = 0;
        while w12 < 4 && (w12 < 2 || (0.9 * s) < first(&[0.4, q8.a])) {
            w12 += 1;
            let f13 = |y: f64| y * first(&[a10, x[(w12 + 1) % 6]]) + y.sin(); let c14 = f13(chain(s, a11).unwrap_or(0.6));
        }
        let mut t15 = ((x[0 % 6]) * 0.3).exp().min(20.0);
        for i16 in 0..2 {
            let mut f17 = (if let Some(z) = positive(((s) * 0.3).exp().min(20.0)) { z * (a11 * a11) } else { ((s) * 0.3).exp().min(20.0) });
            t15 += f17 * f17;
            if (0.9 - 1.1) < (a11 / (1.5 + f17 * f17)) {
                for i18 in 0..4 {
                    let mut a19 = (match i16 % 3 { 0 => a11, 1 => 0.4, _ => 0.5 });
                    if i18 % 2 == 0 { break; }
                    s = 0.7 * s + (((if let Some(z) = positive(a19) { z * x[3 % 6] } else { a19 }) + (-a19))).sin();
                }
            } else {
                let z20 = (a10 + 1.8);
                let mut a21 = 0.1; let a21 = loop { a21 += 0.4; if a21 * z20 > (f17).min(q8.b[1]) || a21 > 1.2 { break a21 * (f17).min(q8.b[1]); } };
            }
        }
        ((if let Some(z) = positive(a2) { z * x[2 % 6] } else { a2 })).min(a2) + s + a2 + a10 + a11 + t15 + q8.norm()
    }

    #[compiled]
    pub fn p56(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (1.7).sin();
        for i1 in 0..2 {
            let z2 = x[2 % 6];
            let mut h3 = Kind::Maybe(positive(z2));
            s = 0.7 * s + ((x[1 % 6]).hypot((x[i1 % 6]).max(x[1 % 6]))).sin();
        }
        let mut w4 = 0;
        while w4 < 4 && (w4 < 2 || (s + x[0 % 6]) < (x[2 % 6]).atan()) {
            w4 += 1;
            s = 0.7 * s + ((first(&[x[2 % 6], x[(w4 * 3) % 6]]) * bounded(x[(w4 * 3) % 6]))).sin();
            let mut q5 = Pair { a: (match 1 % 3 { 0 => x[3 % 6], 1 => x[(w4 + 1) % 6], _ => 0.5 }), b: [(if let Some(z) = positive(s) { z * 1.2 } else { s }), 0.4], n: 0 };
            s *= ((q5.b[0] - first(&[s, q5.b[0]]))).cos();
        }
        let z6 = (0.5 + x[1 % 6]);
        let mut a7 = 0.1; let a7 = loop { a7 += 0.4; if a7 * z6 > (1.9 * s) || a7 > 1.2 { break a7 * (1.9 * s); } };
        let z8 = first(&[a7, x[0 % 6]]);
        let mut o9: Option<f64> = None;
        let a10 = (match 0 % 3 { 0 => early(x[1 % 6], x[1 % 6]), 1 => (match 2 % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 }), _ => 0.5 });
        s += (((s + a7) * (x[0 % 6] + x[2 % 6]))).tanh();
        let mut t11 = o9.unwrap_or(a10);
        for i12 in 0..4 {
            let mut f13 = x[2 % 6];
            t11 += f13 * f13;
            for i14 in (0..4).rev() {
                let mut a15 = 1.4;
                let a16 = a7;
            }
        }
        ((1.6).sin() + (1.7).atan2(x[3 % 6])) + s + a7 + a10 + t11 + o9.unwrap_or(0.7)
    }

    #[compiled]
    pub fn p57(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (-x[3 % 6]) < (if (x[2 % 6] - x[0 % 6]) < x[2 % 6] { x[1 % 6] } else { 1.2 }) && x[0] > 1.9 { return bounded((if (s + s) < x[0 % 6] && early(s, 0.6) > 0.2 { 0.4 } else { 1.4 })); }
        let a1 = first(&[(x[1 % 6] * x[1 % 6]), (x[1 % 6] + x[2 % 6])]);
        for i2 in 0..4 {
            let (l3, r4) = (x[1 % 6], ((a1 + s)).sin());
            let z5 = bounded(0.6);
            let mut h6 = Kind::Maybe(positive(z5));
            let mut a7 = r4;
            if (x[(i2 + 1) % 6] - a7) < (1.2 / (1.5 + 0.1 * 0.1)) { break; }
            #[rerun]
            for i8 in 0..4 {
                s = 0.7 * s + ((match 3 % 3 { 0 => (x[(i2 * 1) % 6] * x[2 % 6]), 1 => (s * x[3 % 6]), _ => 0.5 })).sin();
                let mut u9 = 0;
                #[rerun]
                loop {
                    u9 += 1; if u9 > 3 { break; }
                    let f10 = |y: f64| y * (match i8 % 3 { 0 => r4, 1 => x[1 % 6], _ => 0.5 }) + y.sin(); let c11 = f10(x[u9 % 6]);
                }
                if 0 % 2 == 0 { continue; }
                if (x[(i8 + 2) % 6] * h6.size()) < (-l3) {
                    let (l12, r13) = (x[(i8 * 2) % 6], ((x[(i2 * 2) % 6]).hypot(r4)).sin());
                } else {
                    s = 0.7 * s + ((1.6 * (if (i2 + 0) % 2 == 0 { 2.0 } else { s }))).sin();
                }
            }
        }
        for i14 in 0..2 {
            let z15 = a1;
            let mut a16 = 0.1; let a16 = loop { a16 += 0.4; if a16 * z15 > (-x[(i14 * 1) % 6]) || a16 > 1.2 { break a16 * (-x[(i14 * 1) % 6]); } };
            let mut v17: Vec<f64> = x.iter().map(|y| y * s).collect();
            if (match (i14 + 1) % 3 { 0 => s, 1 => a16, _ => 0.5 }) < (v17[3 % v17.len()] - x[2 % 6]) { break; }
            if (i14 + 0) % 2 == 0 {
                let at = i14 % v17.len(); v17[at] += ((if x[1 % 6] < ((a16) * 0.3).exp().min(20.0) { (1.6 * v17[2 % v17.len()]) } else { first(&[v17[(i14 * 1) % v17.len()], a1]) })).tanh();
                let mut q18 = Pair { a: (a1).max(0.1), b: [(1.6 * 0.2), 0.4], n: 0 };
                let mut q19 = Pair { a: (q18.b[0]).hypot(x[(i14 + 2) % 6]), b: [(-x[(i14 * 2) % 6]), 0.4], n: 0 };
            } else {
                for i20 in (0..4).rev() {
                    let mut v21: Vec<f64> = x.iter().map(|y| y * (v17[i20 % v17.len()] - s)).collect();
                    s = (((s * a1) / (1.5 + (s / (1.5 + 0.8 * 0.8)) * (s / (1.5 + 0.8 * 0.8))))).sin();
                    let a22 = along(&v21, bounded(x[i20 % 6]));
                }
            }
        }
        let mut u23 = 0;
        loop {
            u23 += 1; if u23 > 3 { break; }
            s = 0.7 * s + (chain((a1 * x[1 % 6]), bounded(x[0 % 6])).unwrap_or(0.6)).sin();
        }
        let mut q24 = Pair { a: (match 1 % 3 { 0 => x[3 % 6], 1 => s, _ => 0.5 }), b: [(x[1 % 6] * a1), 0.4], n: 0 };
        let z25 = chain(a1, x[3 % 6]).unwrap_or(0.6);
        let mut a26 = 0.1; let a26 = loop { a26 += 0.4; if a26 * z25 > (q24.b[0] + q24.b[0]) || a26 > 1.2 { break a26 * (q24.b[0] + q24.b[0]); } };
        (if (x[3 % 6]).cos() < s { a1 } else { first(&[0.9, 1.8]) }) + s + a1 + a26 + q24.norm()
    }

    #[compiled]
    pub fn p58(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (((if (x[2 % 6]).sin() < bounded(1.4) && x[3 % 6] > 0.2 { s } else { x[1 % 6] }) * first(&[s, x[1 % 6]]))).sin();
        let mut v1 = x.to_vec();
        let d2 = v1.iter().filter(|a| **a > v1[0 % v1.len()]).map(|a| a * a).sum::<f64>();
        let (l3, r4) = (chain(d2, s).unwrap_or(0.6), ((d2 - d2)).sin());
        let mut t5 = (s * x[3 % 6]);
        for i6 in 0..4 {
            let mut f7 = 0.4;
            t5 += f7 * f7;
            let z8 = (x[3 % 6] * l3);
            let a9 = v1.pop().unwrap_or(0.3); if v1.is_empty() { v1.push((z8).cos()); }
            let d10 = v1.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
            let z11 = (x[0 % 6] + 1.8);
            let mut h12 = Kind::Two { pair: Pair { a: z11, b: [0.3, (0.8 - x[(i6 * 1) % 6])], n: 1 }, weight: (0.8 - x[(i6 * 1) % 6]) };
        }
        let mut t13 = first(&[s, d2]);
        for i14 in 0..1 {
            let mut f15 = early(s, (v1[(i14 + 2) % v1.len()] * r4));
            t13 += f15 * f15;
            let at = i14 % v1.len(); v1[at] += (bounded(((s) * 0.3).exp().min(20.0))).tanh();
            #[rerun]
            for (e16, e17) in v1.iter().zip(x.iter().skip(1)) {
                let mut u18 = 0;
                loop {
                    u18 += 1; if u18 > 3 { break; }
                    s = 0.7 * s + (((if 0 % 2 == 0 { x[u18 % 6] } else { 1.4 }) - v1[3 % v1.len()])).sin();
                }
                let f19 = |y: f64| y * (v1[3 % v1.len()] / (1.5 + t5 * t5)) + y.sin(); let c20 = f19(chain(l3, 1.6).unwrap_or(0.6));
                let (l21, r22) = ((0.2 / (1.5 + v1[(i14 + 1) % v1.len()] * v1[(i14 + 1) % v1.len()])), ((c20 + x[2 % 6])).sin());
            }
            let z23 = (t5).tanh();
            let mut o24: Option<f64> = chain(z23, 0.9);
        }
        ((match 3 % 3 { 0 => x[3 % 6], 1 => 1.8, _ => 0.5 }) + x[0 % 6]) + v1.iter().sum::<f64>() + s + d2 + l3 + r4 + t5 + t13
    }

    #[compiled]
    pub fn p59(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (((x[1 % 6] + x[3 % 6]) * (match 1 % 3 { 0 => s, 1 => 0.3, _ => 0.5 }))).sin();
        for i1 in 0..2 {
            let z2 = x[3 % 6];
            let mut h3 = Kind::Two { pair: Pair { a: z2, b: [0.3, bounded(x[i1 % 6])], n: 1 }, weight: bounded(x[i1 % 6]) };
            s *= ((if let Some(z) = positive(first(&[s, x[i1 % 6]])) { z * (x[1 % 6] + s) } else { first(&[s, x[i1 % 6]]) })).cos();
            for i4 in 0..2 {
                if (if 1 % 2 == 0 { x[2 % 6] } else { s }) < ((x[(i4 + 2) % 6]) * 0.3).exp().min(20.0) && (match 0 % 3 { 0 => 1.3, 1 => s, _ => 0.5 }) > 0.2 && x[0] > 1.9 { return s; }
                if (2.0 + s) < (-2.0) && (x[0 % 6]).hypot(s) > 0.2 { continue; }
                if 0 % 2 == 0 {
                    let z5 = (if let Some(z) = positive(1.9) { z * s } else { 1.9 });
                    s += match &h3 { Kind::Two { pair, weight: g7 } => pair.b[1] * g7, Kind::One(g7) if *g7 > 0.2 => *g7, _ => bounded(z5) };
                    let z8 = (match 2 % 3 { 0 => s, 1 => 0.3, _ => 0.5 });
                    let mut h9 = Kind::None;
                } else {
                    s -= bounded(((x[i1 % 6]).atan2(s)).min((x[3 % 6]).atan2(x[(i1 * 2) % 6])));
                    let z10 = s;
                    s += match &h3 { Kind::Two { pair, weight: g12 } => pair.b[1] * g12, Kind::One(g12) if *g12 > 0.2 => *g12, _ => bounded(z10) };
                }
            }
            if (s * x[1 % 6]) < early(x[(i1 + 1) % 6], x[1 % 6]) && (s * 0.2) > 0.2 { break; }
            let a13 = x[i1 % 6];
        }
        if x[3 % 6] < (s * s) {
            s = 0.7 * s + ((((s + s)) * 0.3).exp().min(20.0)).sin();
            let (l14, r15) = ((x[1 % 6] + 2.0), (s).sin());
        } else {
            s = 0.7 * s + (((match 3 % 3 { 0 => 1.1, 1 => s, _ => 0.5 }) - (0.1 / (1.5 + 0.2 * 0.2)))).sin();
            let f16 = |y: f64| y * chain(0.9, x[0 % 6]).unwrap_or(0.6) + y.sin(); let c17 = f16((if let Some(z) = positive(s) { z * x[2 % 6] } else { s }));
        }
        s = 0.7 * s + ((((x[3 % 6]).sin()) * 0.3).exp().min(20.0)).sin();
        s = 0.7 * s + (((first(&[x[0 % 6], s])) * 0.3).exp().min(20.0)).sin();
        early(x[2 % 6], bounded(s)) + s
    }
}

/// A program: plain, compiled, on the tape, and forward.
pub(crate) type Entry = (
    &'static str,
    fn(&[f64]) -> f64,
    fn(&[f64]) -> (f64, Vec<f64>),
    fn(&[adjoin::Reverse]) -> adjoin::Reverse,
    fn(&[adjoin::Forward]) -> adjoin::Forward,
);

pub(crate) const PROGRAMS: &[Entry] = &[
    ("p0", programs::p0, programs::p0::value_and_grad, programs::__adjoin_taped_p0, programs::p0),
    ("p1", programs::p1, programs::p1::value_and_grad, programs::__adjoin_taped_p1, programs::p1),
    ("p2", programs::p2, programs::p2::value_and_grad, programs::__adjoin_taped_p2, programs::p2),
    ("p3", programs::p3, programs::p3::value_and_grad, programs::__adjoin_taped_p3, programs::p3),
    ("p4", programs::p4, programs::p4::value_and_grad, programs::__adjoin_taped_p4, programs::p4),
    ("p5", programs::p5, programs::p5::value_and_grad, programs::__adjoin_taped_p5, programs::p5),
    ("p6", programs::p6, programs::p6::value_and_grad, programs::__adjoin_taped_p6, programs::p6),
    ("p7", programs::p7, programs::p7::value_and_grad, programs::__adjoin_taped_p7, programs::p7),
    ("p8", programs::p8, programs::p8::value_and_grad, programs::__adjoin_taped_p8, programs::p8),
    ("p9", programs::p9, programs::p9::value_and_grad, programs::__adjoin_taped_p9, programs::p9),
    ("p10", programs::p10, programs::p10::value_and_grad, programs::__adjoin_taped_p10, programs::p10),
    ("p11", programs::p11, programs::p11::value_and_grad, programs::__adjoin_taped_p11, programs::p11),
    ("p12", programs::p12, programs::p12::value_and_grad, programs::__adjoin_taped_p12, programs::p12),
    ("p13", programs::p13, programs::p13::value_and_grad, programs::__adjoin_taped_p13, programs::p13),
    ("p14", programs::p14, programs::p14::value_and_grad, programs::__adjoin_taped_p14, programs::p14),
    ("p15", programs::p15, programs::p15::value_and_grad, programs::__adjoin_taped_p15, programs::p15),
    ("p16", programs::p16, programs::p16::value_and_grad, programs::__adjoin_taped_p16, programs::p16),
    ("p17", programs::p17, programs::p17::value_and_grad, programs::__adjoin_taped_p17, programs::p17),
    ("p18", programs::p18, programs::p18::value_and_grad, programs::__adjoin_taped_p18, programs::p18),
    ("p19", programs::p19, programs::p19::value_and_grad, programs::__adjoin_taped_p19, programs::p19),
    ("p20", programs::p20, programs::p20::value_and_grad, programs::__adjoin_taped_p20, programs::p20),
    ("p21", programs::p21, programs::p21::value_and_grad, programs::__adjoin_taped_p21, programs::p21),
    ("p22", programs::p22, programs::p22::value_and_grad, programs::__adjoin_taped_p22, programs::p22),
    ("p23", programs::p23, programs::p23::value_and_grad, programs::__adjoin_taped_p23, programs::p23),
    ("p24", programs::p24, programs::p24::value_and_grad, programs::__adjoin_taped_p24, programs::p24),
    ("p25", programs::p25, programs::p25::value_and_grad, programs::__adjoin_taped_p25, programs::p25),
    ("p26", programs::p26, programs::p26::value_and_grad, programs::__adjoin_taped_p26, programs::p26),
    ("p27", programs::p27, programs::p27::value_and_grad, programs::__adjoin_taped_p27, programs::p27),
    ("p28", programs::p28, programs::p28::value_and_grad, programs::__adjoin_taped_p28, programs::p28),
    ("p29", programs::p29, programs::p29::value_and_grad, programs::__adjoin_taped_p29, programs::p29),
    ("p30", programs::p30, programs::p30::value_and_grad, programs::__adjoin_taped_p30, programs::p30),
    ("p31", programs::p31, programs::p31::value_and_grad, programs::__adjoin_taped_p31, programs::p31),
    ("p32", programs::p32, programs::p32::value_and_grad, programs::__adjoin_taped_p32, programs::p32),
    ("p33", programs::p33, programs::p33::value_and_grad, programs::__adjoin_taped_p33, programs::p33),
    ("p34", programs::p34, programs::p34::value_and_grad, programs::__adjoin_taped_p34, programs::p34),
    ("p35", programs::p35, programs::p35::value_and_grad, programs::__adjoin_taped_p35, programs::p35),
    ("p36", programs::p36, programs::p36::value_and_grad, programs::__adjoin_taped_p36, programs::p36),
    ("p37", programs::p37, programs::p37::value_and_grad, programs::__adjoin_taped_p37, programs::p37),
    ("p38", programs::p38, programs::p38::value_and_grad, programs::__adjoin_taped_p38, programs::p38),
    ("p39", programs::p39, programs::p39::value_and_grad, programs::__adjoin_taped_p39, programs::p39),
    ("p40", programs::p40, programs::p40::value_and_grad, programs::__adjoin_taped_p40, programs::p40),
    ("p41", programs::p41, programs::p41::value_and_grad, programs::__adjoin_taped_p41, programs::p41),
    ("p42", programs::p42, programs::p42::value_and_grad, programs::__adjoin_taped_p42, programs::p42),
    ("p43", programs::p43, programs::p43::value_and_grad, programs::__adjoin_taped_p43, programs::p43),
    ("p44", programs::p44, programs::p44::value_and_grad, programs::__adjoin_taped_p44, programs::p44),
    ("p45", programs::p45, programs::p45::value_and_grad, programs::__adjoin_taped_p45, programs::p45),
    ("p46", programs::p46, programs::p46::value_and_grad, programs::__adjoin_taped_p46, programs::p46),
    ("p47", programs::p47, programs::p47::value_and_grad, programs::__adjoin_taped_p47, programs::p47),
    ("p48", programs::p48, programs::p48::value_and_grad, programs::__adjoin_taped_p48, programs::p48),
    ("p49", programs::p49, programs::p49::value_and_grad, programs::__adjoin_taped_p49, programs::p49),
    ("p50", programs::p50, programs::p50::value_and_grad, programs::__adjoin_taped_p50, programs::p50),
    ("p51", programs::p51, programs::p51::value_and_grad, programs::__adjoin_taped_p51, programs::p51),
    ("p52", programs::p52, programs::p52::value_and_grad, programs::__adjoin_taped_p52, programs::p52),
    ("p53", programs::p53, programs::p53::value_and_grad, programs::__adjoin_taped_p53, programs::p53),
    ("p54", programs::p54, programs::p54::value_and_grad, programs::__adjoin_taped_p54, programs::p54),
    ("p55", programs::p55, programs::p55::value_and_grad, programs::__adjoin_taped_p55, programs::p55),
    ("p56", programs::p56, programs::p56::value_and_grad, programs::__adjoin_taped_p56, programs::p56),
    ("p57", programs::p57, programs::p57::value_and_grad, programs::__adjoin_taped_p57, programs::p57),
    ("p58", programs::p58, programs::p58::value_and_grad, programs::__adjoin_taped_p58, programs::p58),
    ("p59", programs::p59, programs::p59::value_and_grad, programs::__adjoin_taped_p59, programs::p59),
];
