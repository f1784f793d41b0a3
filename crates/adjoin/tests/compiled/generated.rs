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
        let mut q1 = Pair { a: early(s, x[3 % 6]), b: [((x[1 % 6]) * 0.3).exp().min(20.0), 0.4], n: 0 };
        s = 0.7 * s + ((first(&[1.5, q1.b[0]]) + (1.7 - q1.b[0]))).sin();
        let mut u2 = 0; loop {
            u2 += 1; if u2 > 3 { break; }
            s = 0.7 * s + ((match (u2 + 2) % 3 { 0 => (s).hypot(x[(u2 + 2) % 6]), 1 => 0.2, _ => 0.5 })).sin();
        }
        if first(&[s, 1.8]) < (x[0 % 6] * 1.9) {
            let f3 = |y: f64| y * (0.1 * q1.a) + y.sin(); let c4 = f3(bounded(x[3 % 6]));
            let (l5, r6) = ((match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }), (q1.b[1]).sin());
        } else {
            let mut q7 = q1.clone(); q7.a *= 0.7; q1 = q7.clone();
        }
        if q1.a < (x[2 % 6] * s) {
            s = 0.7 * s + ((bounded(s)).max((x[2 % 6]).atan())).sin();
        } else {
            q1.shift(bounded(((s * x[3 % 6]) * (x[1 % 6] + s))));
            let mut w8 = 0; while w8 < 4 && (w8 < 2 || early(s, s) < s) {
                w8 += 1;
                s = 0.7 * s + ((s).tanh()).sin();
                s = 0.7 * s + (bounded((q1.b[1] * q1.b[0]))).sin();
            }
        }
        first(&[(s * x[1 % 6]), (x[1 % 6]).atan2(s)]) + s + q1.norm()
    }

    #[compiled]
    pub fn p1(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((((match 2 % 3 { 0 => s, 1 => s, _ => 0.5 })) * 0.3).exp().min(20.0)).sin();
        s = 0.7 * s + (((x[1 % 6]).min(1.4) * (x[3 % 6] + s))).sin();
        s -= bounded(s);
        let mut v1 = vec![x[0 % 6], (x[3 % 6]).max(s)];
        (if (s - x[0 % 6]) < x[2 % 6] { ((1.0) * 0.3).exp().min(20.0) } else { (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }) }) + v1.iter().sum::<f64>() + s
    }

    #[compiled]
    pub fn p2(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in (0..2).rev() {
            s = 0.7 * s + ((-(1.6 - x[3 % 6]))).sin();
            let mut v2: Vec<f64> = x.iter().map(|y| y * s).collect();
            for i3 in (0..4).rev() {
                let mut q4 = Pair { a: early(s, x[(i1 + 2) % 6]), b: [s, 0.4], n: 0 };
                for i5 in 0..2 {
                    let mut q6 = Pair { a: s, b: [(q4.b[1] - x[2 % 6]), 0.4], n: 0 };
                    if 1.1 < q4.a { break; }
                    let d7 = v2.iter().rev().fold(0.3, |m, a| (m * a + early(v2[1 % v2.len()], q4.b[0])).cos());
                }
            }
            if (-0.5) < bounded(s) { break; }
            let at = 1 % v2.len(); v2[at] += (early((s).atan(), 2.0)).tanh();
        }
        let mut v8: Vec<f64> = x.iter().map(|y| y * ((x[1 % 6]) * 0.3).exp().min(20.0)).collect();
        s = 0.7 * s + ((s).cos()).sin();
        let at = 1 % v8.len(); v8[at] *= (bounded((v8[3 % v8.len()] * s))).cos();
        for (e9, e10) in v8.iter().zip(x.iter().skip(1)) {
            s -= bounded((((s).tanh()) * 0.3).exp().min(20.0));
        }
        ((x[1 % 6] + v8[3 % v8.len()]) / (1.5 + (v8[1 % v8.len()]).sin() * (v8[1 % v8.len()]).sin())) + v8.iter().sum::<f64>() + s
    }

    #[compiled]
    pub fn p3(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((x[2 % 6] * (x[2 % 6] / (1.5 + s * s)))).sin();
        if (0.2).atan2(s) < x[3 % 6] {
            if (x[3 % 6] / (1.5 + x[2 % 6] * x[2 % 6])) < (0.9 + x[2 % 6]) {
                let f1 = |y: f64| y * (s / (1.5 + 0.3 * 0.3)) + y.sin(); let c2 = f1((match 1 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 }));
            } else {
                let f3 = |y: f64| y * (if ((s) * 0.3).exp().min(20.0) < (0.1 * x[1 % 6]) { x[3 % 6] } else { s }) + y.sin(); let c4 = f3((-s));
                s = 0.7 * s + ((first(&[x[1 % 6], 0.2]) - (c4 + s))).sin();
                if (0.5 + s) < 0.8 && x[0] > 1.9 { return first(&[(x[2 % 6] * c4), (x[1 % 6] / (1.5 + c4 * c4))]); }
            }
            for i5 in 0..1 {
                let mut w6 = 0; while w6 < 4 && (w6 < 2 || (x[1 % 6] * x[0 % 6]) < x[(i5 + 2) % 6]) {
                    w6 += 1;
                    s *= (((x[(w6 * 2) % 6] + x[2 % 6])).atan2(s)).cos();
                    s = 0.7 * s + (((0.5).atan2(x[(i5 + 1) % 6])).atan()).sin();
                    s = 0.7 * s + (((match i5 % 3 { 0 => s, 1 => 0.9, _ => 0.5 })).atan2((s).max(s))).sin();
                }
                s = 0.7 * s + ((bounded(x[1 % 6]) * ((x[3 % 6]) * 0.3).exp().min(20.0))).sin();
            }
            s = 0.7 * s + ((1.0 + early(x[0 % 6], 0.9))).sin();
        } else {
            s = 0.7 * s + (bounded((if x[1 % 6] < (2.0 + s) { x[3 % 6] } else { s }))).sin();
            s = 0.7 * s + (((first(&[x[3 % 6], s])) * 0.3).exp().min(20.0)).sin();
            if (x[2 % 6] * s) < (if early(s, x[1 % 6]) < (if (x[3 % 6]).max(x[1 % 6]) < (1.1).min(s) { 1.7 } else { s }) { s } else { s }) && x[0] > 1.9 { return (((x[2 % 6] / (1.5 + 0.7 * 0.7))) * 0.3).exp().min(20.0); }
        }
        for i7 in (0..2).rev() {
            for i8 in 0..1 {
                for i9 in 0..1 {
                    s += (((s - 0.4) * bounded(x[(i8 * 2) % 6]))).tanh();
                    let mut q10 = Pair { a: (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }), b: [(x[0 % 6] * 1.8), 0.4], n: 0 };
                }
                let a11 = first(&[x[3 % 6], (0.4).tanh()]);
                s = 0.7 * s + (((1.7 - x[1 % 6])).sin()).sin();
            }
        }
        let mut u12 = 0; loop {
            u12 += 1; if u12 > 3 { break; }
            let mut q13 = Pair { a: (x[3 % 6]).hypot(x[1 % 6]), b: [((x[1 % 6]) * 0.3).exp().min(20.0), 0.4], n: 0 };
            let a14 = early((q13.b[1] + x[1 % 6]), (s - 1.9));
            let mut v15: Vec<f64> = x.iter().map(|y| y * (a14 + x[3 % 6])).collect();
        }
        let f16 = |y: f64| y * (match 2 % 3 { 0 => x[3 % 6], 1 => x[1 % 6], _ => 0.5 }) + y.sin(); let c17 = f16(first(&[x[1 % 6], s]));
        let (l18, r19) = ((x[2 % 6] * c17), ((-2.0)).sin());
        (((x[1 % 6]) * 0.3).exp().min(20.0) * (if (if (x[3 % 6] * s) < (c17 * x[3 % 6]) { l18 } else { c17 }) < first(&[l18, x[2 % 6]]) { 1.1 } else { x[0 % 6] })) + s + c17 + l18 + r19
    }

    #[compiled]
    pub fn p4(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((0.7).sin()).sin();
        s = 0.7 * s + ((0.9 / (1.5 + (1.1 * 1.0) * (1.1 * 1.0)))).sin();
        for i1 in (0..4).rev() {
            s = 0.7 * s + (((x[2 % 6]).atan()).hypot(x[0 % 6])).sin();
            s -= bounded(((s * x[3 % 6]) - bounded(s)));
            s = (early(first(&[s, s]), (0.6 + s))).sin();
            if (x[i1 % 6] / (1.5 + 1.1 * 1.1)) < (s * x[(i1 + 0) % 6]) { continue; }
            s = s * 0.5 + x[0 % 6];
        }
        let mut w2 = 0; while w2 < 4 && (w2 < 2 || x[1 % 6] < ((2.0) * 0.3).exp().min(20.0)) {
            w2 += 1;
            if (w2 + 1) % 2 == 0 && x[0] > 1.9 { return x[1 % 6]; }
        }
        (x[0 % 6] * (s * 1.9)) + s
    }

    #[compiled]
    pub fn p5(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (0.8).sin();
        for i1 in 0..3 {
            for i2 in 0..3 {
                let mut u3 = 0; loop {
                    u3 += 1; if u3 > 3 { break; }
                    s = 0.7 * s + (0.8).sin();
                    s = 0.7 * s + ((-(0.7 * x[2 % 6]))).sin();
                    let (l4, r5) = ((s).atan2(1.8), (x[(u3 * 1) % 6]).sin());
                    if 0 % 2 == 0 { continue; }
                    let mut q6 = Pair { a: (x[2 % 6]).max(x[3 % 6]), b: [(x[3 % 6]).tanh(), 0.4], n: 0 };
                }
            }
        }
        let a7 = early(x[1 % 6], early(x[3 % 6], x[0 % 6]));
        let (l8, r9) = ((a7 - 1.6), ((s).cos()).sin());
        let mut a10 = ((r9 * l8) + l8);
        (((a10) * 0.3).exp().min(20.0)).sin() + s + a7 + l8 + r9 + a10
    }

    #[compiled]
    pub fn p6(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((((s + 0.4)) * 0.3).exp().min(20.0)).sin();
        let f1 = |y: f64| y * (x[3 % 6] - x[3 % 6]) + y.sin(); let c2 = f1(1.6);
        let mut v3 = x.to_vec();
        for i4 in 0..4 {
            let mut v5 = vec![(c2 / (1.5 + x[3 % 6] * x[3 % 6])), (x[(i4 * 1) % 6] / (1.5 + 0.3 * 0.3))];
            let d6 = v5.chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
            let mut q7 = Pair { a: (0.3).hypot(c2), b: [(if 0 % 2 == 0 { 1.3 } else { d6 }), 0.4], n: 0 };
        }
        if v3[3 % v3.len()] < (c2).cos() {
            if (0.7).atan2(s) < (match 1 % 3 { 0 => x[0 % 6], 1 => 0.4, _ => 0.5 }) {
                let (l8, r9) = ((if (match 2 % 3 { 0 => x[0 % 6], 1 => c2, _ => 0.5 }) < c2 { v3[3 % v3.len()] } else { s }), ((c2 + c2)).sin());
            } else {
                let mut u10 = 0; loop {
                    u10 += 1; if u10 > 3 { break; }
                    let a11 = ((s).max(c2) - early(s, x[(u10 + 0) % 6]));
                    if (1.8 - s) < a11 { continue; }
                    let f12 = |y: f64| y * x[1 % 6] + y.sin(); let c13 = f12((x[u10 % 6] + s));
                }
            }
            let (l14, r15) = (v3[0 % v3.len()], ((v3[0 % v3.len()] + c2)).sin());
        } else {
            if (1.0 + x[3 % 6]) < ((0.2) * 0.3).exp().min(20.0) {
                for i16 in 0..2 {
                    let mut q17 = Pair { a: bounded(c2), b: [(v3[3 % v3.len()] * x[i16 % 6]), 0.4], n: 0 };
                    let f18 = |y: f64| y * ((q17.b[0]) * 0.3).exp().min(20.0) + y.sin(); let c19 = f18((match 1 % 3 { 0 => q17.a, 1 => s, _ => 0.5 }));
                    if 0 % 2 == 0 { break; }
                    let f20 = |y: f64| y * (v3[3 % v3.len()] + q17.b[0]) + y.sin(); let c21 = f20((-c2));
                }
                for i22 in (0..4).rev() {
                    s *= ((early(v3[3 % v3.len()], 1.5)).min((c2).atan2(c2))).cos();
                    let (l23, r24) = ((x[3 % 6]).cos(), (c2).sin());
                }
                let a25 = (-(s / (1.5 + s * s)));
            } else {
                let d26 = v3.iter().rev().fold(0.3, |m, a| (m * a + (c2 * s)).cos());
                let a27 = ((match 3 % 3 { 0 => x[0 % 6], 1 => d26, _ => 0.5 }) - (v3[0 % v3.len()] * c2));
            }
            let a28 = (((x[3 % 6]) * 0.3).exp().min(20.0) * (s + c2));
            let mut v29 = vec![early(x[1 % 6], v3[0 % v3.len()]); 4];
        }
        ((v3[0 % v3.len()] / (1.5 + x[3 % 6] * x[3 % 6])) - (match 0 % 3 { 0 => x[0 % 6], 1 => 1.7, _ => 0.5 })) + v3.iter().sum::<f64>() + s + c2
    }

    #[compiled]
    pub fn p7(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((((s + s)) * 0.3).exp().min(20.0)).sin();
        for i1 in (0..4).rev() {
            if 3 % 2 == 0 {
                let mut u2 = 0; loop {
                    u2 += 1; if u2 > 3 { break; }
                    s = 0.7 * s + ((((2.0) * 0.3).exp().min(20.0) * s)).sin();
                    s = 0.7 * s + ((-bounded(s))).sin();
                    let mut v3: Vec<f64> = x.iter().map(|y| y * bounded(x[(u2 * 3) % 6])).collect();
                    if (u2 + 1) % 2 == 0 { break; }
                    let f4 = |y: f64| y * (match (i1 + 2) % 3 { 0 => s, 1 => s, _ => 0.5 }) + y.sin(); let c5 = f4((1.7).max(x[(i1 * 1) % 6]));
                }
                if ((s) * 0.3).exp().min(20.0) < ((1.2) * 0.3).exp().min(20.0) { break; }
                for i6 in 0..1 {
                    let f7 = |y: f64| y * s + y.sin(); let c8 = f7(early(s, x[3 % 6]));
                }
            } else {
                let a9 = (((-0.3)) * 0.3).exp().min(20.0);
                for i10 in 0..4 {
                    s = 0.7 * s + (first(&[1.4, (0.4).sin()])).sin();
                    s += (early(first(&[a9, 0.4]), s)).tanh();
                }
                s = 0.7 * s + (((x[2 % 6] / (1.5 + s * s))).atan()).sin();
            }
            if first(&[x[i1 % 6], x[0 % 6]]) < (x[i1 % 6] * x[2 % 6]) {
                s = 0.7 * s + (bounded((s).atan2(s))).sin();
                let f11 = |y: f64| y * (if (s).cos() < (s * 1.9) { s } else { s }) + y.sin(); let c12 = f11((1.2 + 0.1));
                let a13 = (early(x[2 % 6], x[i1 % 6]) + x[(i1 * 2) % 6]);
                if (x[1 % 6]).atan() < bounded(x[0 % 6]) { continue; }
                if first(&[s, x[(i1 * 2) % 6]]) < (-x[(i1 + 1) % 6]) {
                    let a14 = x[3 % 6];
                    let mut v15 = vec![(if early(1.8, x[0 % 6]) < first(&[a14, s]) && (a13 * x[(i1 * 3) % 6]) > 0.2 { 1.2 } else { a14 }), early(x[2 % 6], 1.4)];
                    let d16 = v15.iter().filter(|a| **a > bounded(s)).map(|a| a * a).sum::<f64>();
                } else {
                    s += (bounded((x[1 % 6] / (1.5 + x[1 % 6] * x[1 % 6])))).tanh();
                    s += (c12).tanh();
                    let mut q17 = Pair { a: (x[0 % 6]).min(0.6), b: [(x[1 % 6] * x[0 % 6]), 0.4], n: 0 };
                    if (q17.b[1] * q17.b[0]) < (match 2 % 3 { 0 => q17.a, 1 => c12, _ => 0.5 }) && (s).atan() > 0.2 { continue; }
                    let mut v18 = vec![(q17.b[1] / (1.5 + x[2 % 6] * x[2 % 6])); 4];
                }
            } else {
                s = 0.7 * s + (early((x[3 % 6]).cos(), (if 1 % 2 == 0 { s } else { s }))).sin();
                let mut v19 = vec![(x[1 % 6] - s), (1.7 * s)];
            }
        }
        let mut q20 = Pair { a: (if (match 2 % 3 { 0 => s, 1 => s, _ => 0.5 }) < early(x[2 % 6], x[0 % 6]) && x[3 % 6] > 0.2 { x[2 % 6] } else { 0.5 }), b: [x[2 % 6], 0.4], n: 0 };
        let mut a21 = first(&[((x[3 % 6]) * 0.3).exp().min(20.0), bounded(s)]);
        s *= ((1.0 * (if ((q20.a) * 0.3).exp().min(20.0) < bounded(1.9) { a21 } else { s }))).cos();
        ((a21).cos() * (match 3 % 3 { 0 => x[3 % 6], 1 => s, _ => 0.5 })) + s + a21 + q20.norm()
    }

    #[compiled]
    pub fn p8(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (((s * s) * (x[1 % 6] - 1.2))).sin();
        if s < first(&[s, x[2 % 6]]) {
            if s < (x[1 % 6] + x[2 % 6]) && early(x[3 % 6], s) > 0.2 && x[0] > 1.9 { return (((s).tanh()) * 0.3).exp().min(20.0); }
            let mut v1 = vec![(x[3 % 6]).atan(), (s + x[2 % 6])];
        } else {
            s = 0.7 * s + (((x[0 % 6] / (1.5 + 0.5 * 0.5))).tanh()).sin();
            let f2 = |y: f64| y * (s).max(x[2 % 6]) + y.sin(); let c3 = f2((s + x[0 % 6]));
        }
        let mut w4 = 0; while w4 < 4 && (w4 < 2 || (match 2 % 3 { 0 => s, 1 => 0.6, _ => 0.5 }) < (match 3 % 3 { 0 => x[2 % 6], 1 => x[3 % 6], _ => 0.5 })) {
            w4 += 1;
            s = 0.7 * s + ((first(&[1.1, s]) - (if x[2 % 6] < 0.3 && (-x[2 % 6]) > 0.2 { s } else { s }))).sin();
        }
        let mut a5 = (match 1 % 3 { 0 => (s * s), 1 => 0.4, _ => 0.5 });
        let mut q6 = Pair { a: s, b: [early(a5, a5), 0.4], n: 0 };
        ((s * s) * s) + s + a5 + q6.norm()
    }

    #[compiled]
    pub fn p9(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut q1 = Pair { a: (x[0 % 6] - x[0 % 6]), b: [(s / (1.5 + s * s)), 0.4], n: 0 };
        if (s * s) < first(&[s, x[0 % 6]]) {
            if s < (s).hypot(x[2 % 6]) {
                s = (((if (s + s) < (s * 0.9) { s } else { s })).min((s + q1.a))).sin();
                let a2 = ((-q1.a) / (1.5 + (q1.b[1]).hypot(x[0 % 6]) * (q1.b[1]).hypot(x[0 % 6])));
            } else {
                let a3 = ((-s) * x[3 % 6]);
                let mut w4 = 0; while w4 < 4 && (w4 < 2 || (1.9 - a3) < (0.3).cos()) {
                    w4 += 1;
                    s = 0.7 * s + (((q1.b[1] + s) + (0.3).tanh())).sin();
                    let f5 = |y: f64| y * (a3 + a3) + y.sin(); let c6 = f5(bounded(q1.b[0]));
                }
                for i7 in (0..2).rev() {
                    let mut v8 = vec![first(&[s, q1.b[1]]), (s).tanh()];
                    let a9 = (s * v8[(i7 + 1) % v8.len()]);
                }
            }
            q1.shift(bounded((match 3 % 3 { 0 => q1.a, 1 => early(x[1 % 6], s), _ => 0.5 })));
            let mut v10 = vec![bounded(s); 2];
        } else {
            let f11 = |y: f64| y * (match 3 % 3 { 0 => s, 1 => 1.2, _ => 0.5 }) + y.sin(); let c12 = f11((if (match 1 % 3 { 0 => q1.b[0], 1 => q1.b[0], _ => 0.5 }) < (s * q1.b[1]) { x[1 % 6] } else { s }));
            for i13 in 0..2 {
                let (l14, r15) = ((q1.b[0] / (1.5 + 0.8 * 0.8)), ((match 0 % 3 { 0 => c12, 1 => 0.2, _ => 0.5 })).sin());
                s = s * 0.5 + x[1 % 6];
                s *= (x[0 % 6]).cos();
            }
            let mut q16 = q1.clone(); q16.a *= 0.7; q1 = q16.clone();
        }
        for i17 in 0..3 {
            if 0 % 2 == 0 && x[0] > 1.9 { return (-bounded(q1.a)); }
            if (i17 * 2) % 2 == 0 {
                let mut a18 = ((q1.a * x[0 % 6])).atan();
            } else {
                q1.b[1] = (bounded((x[2 % 6] * 1.2))).sin() * q1.a;
            }
            let a19 = first(&[(s).atan(), early(0.2, s)]);
        }
        let a20 = (x[3 % 6] * (0.2 - x[2 % 6]));
        let f21 = |y: f64| y * (s * s) + y.sin(); let c22 = f21((q1.a / (1.5 + a20 * a20)));
        (if (a20 + c22) < (x[0 % 6] * c22) { (a20 + 0.7) } else { first(&[x[2 % 6], 1.9]) }) + s + a20 + c22 + q1.norm()
    }

    #[compiled]
    pub fn p10(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((s * (s * x[1 % 6]))).sin();
        for i1 in 0..3 {
            let mut q2 = Pair { a: s, b: [(x[(i1 * 1) % 6]).tanh(), 0.4], n: 0 };
            let mut q3 = q2.clone(); q3.a *= 0.7; q2 = q3.clone();
            s = 0.7 * s + ((-(s + s))).sin();
        }
        let mut a4 = ((s + s)).cos();
        if (x[0 % 6] - x[0 % 6]) < (a4).cos() && (if ((s) * 0.3).exp().min(20.0) < (match 1 % 3 { 0 => a4, 1 => x[2 % 6], _ => 0.5 }) { a4 } else { 1.0 }) > 0.2 && x[0] > 1.9 { return ((x[3 % 6]) * 0.3).exp().min(20.0); }
        a4 *= (1.8).cos();
        0.9 + s + a4
    }

    #[compiled]
    pub fn p11(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut q1 = Pair { a: (x[1 % 6] * s), b: [s, 0.4], n: 0 };
        let (l2, r3) = ((x[0 % 6] * s), ((x[0 % 6]).sin()).sin());
        s -= bounded(x[1 % 6]);
        q1.shift(bounded((x[0 % 6] - (x[3 % 6]).min(1.2))));
        let a4 = (match 3 % 3 { 0 => (0.3 * s), 1 => 0.2, _ => 0.5 });
        let (l5, r6) = ((s).atan(), ((1.7 * q1.b[0])).sin());
        ((q1.b[0] + x[0 % 6]) + 1.2) + s + l2 + r3 + a4 + l5 + r6 + q1.norm()
    }

    #[compiled]
    pub fn p12(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((first(&[s, s]) + (s * x[0 % 6]))).sin();
        s = 0.7 * s + (2.0).sin();
        s = 0.7 * s + ((if (-0.1) < (s / (1.5 + s * s)) { (s * 1.0) } else { (1.3 * s) })).sin();
        s -= bounded(first(&[s, (1.6).hypot(1.7)]));
        (match 2 % 3 { 0 => s, 1 => (x[2 % 6] * s), _ => 0.5 }) + s
    }

    #[compiled]
    pub fn p13(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut q1 = Pair { a: (s * s), b: [(match 3 % 3 { 0 => x[2 % 6], 1 => x[0 % 6], _ => 0.5 }), 0.4], n: 0 };
        let mut w2 = 0; while w2 < 4 && (w2 < 2 || (q1.a - s) < (s - s)) {
            w2 += 1;
            if w2 % 2 == 0 {
                for i3 in 0..3 {
                    let mut v4 = vec![(1.8).atan2(s); 4];
                    let mut a5 = (-first(&[s, s]));
                    if a5 < (-a5) { break; }
                    s = s * 0.5 + q1.a;
                }
            } else {
                for i6 in 0..4 {
                    let a7 = (((q1.a) * 0.3).exp().min(20.0) + early(1.5, x[0 % 6]));
                    let (l8, r9) = ((s * q1.a), ((x[3 % 6]).atan()).sin());
                }
            }
        }
        if (if (s / (1.5 + 1.8 * 1.8)) < (x[0 % 6]).min(s) && (1.0).hypot(x[1 % 6]) > 0.2 { s } else { x[0 % 6] }) < (0.9 * q1.a) && ((s) * 0.3).exp().min(20.0) > 0.2 && x[0] > 1.9 { return (((q1.a) * 0.3).exp().min(20.0) - (x[2 % 6] + 1.2)); }
        for i10 in 0..1 {
            if 0 % 2 == 0 {
                for i11 in 0..3 {
                    s = 0.7 * s + ((match 0 % 3 { 0 => (match 2 % 3 { 0 => q1.b[0], 1 => 0.2, _ => 0.5 }), 1 => first(&[s, s]), _ => 0.5 })).sin();
                    let mut a12 = ((q1.b[1] / (1.5 + x[i10 % 6] * x[i10 % 6]))).sin();
                    s = 0.7 * s + (((s).tanh() + bounded(x[i11 % 6]))).sin();
                    if 0 % 2 == 0 { continue; }
                    let mut a13 = (((q1.b[1]) * 0.3).exp().min(20.0) * (if (if (x[3 % 6] * q1.a) < (0.7).min(2.0) { x[3 % 6] } else { q1.b[1] }) < (match (i11 + 0) % 3 { 0 => a12, 1 => s, _ => 0.5 }) && (match (i10 * 2) % 3 { 0 => a12, 1 => q1.b[1], _ => 0.5 }) > 0.2 { 0.2 } else { 0.3 }));
                }
                q1.shift(bounded((((s * s)) * 0.3).exp().min(20.0)));
                s = 0.7 * s + ((early(q1.b[1], x[0 % 6])).cos()).sin();
            } else {
                s = s * 0.5 + ((s - s)).cos();
            }
            for i14 in 0..4 {
                let mut u15 = 0; loop {
                    u15 += 1; if u15 > 3 { break; }
                    let mut q16 = Pair { a: (s - s), b: [(if (2.0).sin() < 0.7 { q1.b[1] } else { s }), 0.4], n: 0 };
                    s = 0.7 * s + ((early(x[(i14 + 2) % 6], q1.a)).atan()).sin();
                }
            }
            s = 0.7 * s + (((early(x[i10 % 6], s)) * 0.3).exp().min(20.0)).sin();
        }
        s = 0.7 * s + (q1.b[1]).sin();
        let f17 = |y: f64| y * s + y.sin(); let c18 = f17((s - 1.3));
        ((0.9 * 0.5) / (1.5 + (0.6 * 1.4) * (0.6 * 1.4))) + s + c18 + q1.norm()
    }

    #[compiled]
    pub fn p14(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let (l1, r2) = (bounded(x[0 % 6]), (x[0 % 6]).sin());
        s = 0.7 * s + ((1.9 + (-x[0 % 6]))).sin();
        let mut u3 = 0; loop {
            u3 += 1; if u3 > 3 { break; }
            s = 0.7 * s + (((x[(u3 * 1) % 6] * r2) - (-l1))).sin();
            if u3 % 2 == 0 { break; }
            if (s).max(r2) < (l1 + x[3 % 6]) && x[0] > 1.9 { return (if x[(u3 * 3) % 6] < first(&[x[(u3 + 2) % 6], x[1 % 6]]) { (x[3 % 6] + 1.6) } else { s }); }
        }
        ((0.5).hypot(s) + (0.8 + s)) + s + l1 + r2
    }

    #[compiled]
    pub fn p15(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut u1 = 0; loop {
            u1 += 1; if u1 > 3 { break; }
            s = 0.7 * s + (s).sin();
            let mut v2 = x.to_vec();
            for i3 in (0..3).rev() {
                s = (((s - 0.5)).cos()).sin();
                let mut v4 = vec![(0.1 / (1.5 + s * s)); 3];
                if ((1.4) * 0.3).exp().min(20.0) < s { break; }
                for i5 in 0..3 {
                    let mut v6 = vec![(v4[i5 % v4.len()]).atan2(x[2 % 6]), (x[(i5 * 2) % 6] * s)];
                    v2.push((v6[0 % v6.len()]).sin());
                    s += ((-((0.9) * 0.3).exp().min(20.0))).tanh();
                }
            }
            if (v2[1 % v2.len()] * 1.0) < (x[(u1 + 1) % 6] * v2[2 % v2.len()]) { break; }
            for i7 in (0..2).rev() {
                let d8 = v2.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
            }
        }
        s = 0.7 * s + (((x[1 % 6] - x[2 % 6]) / (1.5 + (x[2 % 6] / (1.5 + s * s)) * (x[2 % 6] / (1.5 + s * s))))).sin();
        s = 0.7 * s + ((match 1 % 3 { 0 => first(&[x[1 % 6], s]), 1 => ((1.8) * 0.3).exp().min(20.0), _ => 0.5 })).sin();
        let mut u9 = 0; loop {
            u9 += 1; if u9 > 3 { break; }
            s = 0.7 * s + (first(&[s, (s + x[0 % 6])])).sin();
        }
        s += (((1.7).min(s) + (1.2).max(0.8))).tanh();
        for i10 in (0..2).rev() {
            s = 0.7 * s + ((((s * s)) * 0.3).exp().min(20.0)).sin();
        }
        let mut w11 = 0; while w11 < 4 && (w11 < 2 || (if (s * x[3 % 6]) < (s * 0.1) { x[3 % 6] } else { s }) < ((s) * 0.3).exp().min(20.0) && (if (1.1 + 0.5) < s { x[2 % 6] } else { s }) > 0.2) {
            w11 += 1;
            let (l12, r13) = (s, ((s * s)).sin());
            let mut v14 = x.to_vec();
        }
        (bounded(x[0 % 6])).min(((x[0 % 6]) * 0.3).exp().min(20.0)) + s
    }

    #[compiled]
    pub fn p16(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let a1 = ((s * s) / (1.5 + (x[1 % 6] - x[1 % 6]) * (x[1 % 6] - x[1 % 6])));
        let mut v2 = x.to_vec();
        let at = 1 % v2.len(); v2.swap(at, 0);
        s = 0.7 * s + (bounded(s)).sin();
        let a3 = ((-v2[3 % v2.len()]) + (if ((a1) * 0.3).exp().min(20.0) < bounded(x[2 % 6]) { v2[1 % v2.len()] } else { 1.3 }));
        v2[3 % v2.len()] + v2.iter().sum::<f64>() + s + a1 + a3
    }

    #[compiled]
    pub fn p17(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (x[1 % 6] + x[0 % 6]) < (x[1 % 6] / (1.5 + x[2 % 6] * x[2 % 6])) {
            let mut u1 = 0; loop {
                u1 += 1; if u1 > 3 { break; }
                let f2 = |y: f64| y * (x[0 % 6]).atan2(s) + y.sin(); let c3 = f2((if bounded(s) < (s - s) { s } else { x[1 % 6] }));
                if 1 % 2 == 0 { continue; }
                s = 0.7 * s + (((x[3 % 6] * 1.7) * (x[u1 % 6] * x[3 % 6]))).sin();
            }
            for i4 in (0..2).rev() {
                let mut q5 = Pair { a: (s).max(x[2 % 6]), b: [(s).cos(), 0.4], n: 0 };
                let mut a6 = (bounded(q5.b[1]) + (x[1 % 6] + q5.b[1]));
                s = 0.7 * s + ((match 3 % 3 { 0 => early(s, 1.0), 1 => (a6 * q5.b[0]), _ => 0.5 })).sin();
            }
        } else {
            let mut q7 = Pair { a: s, b: [(x[3 % 6]).hypot(s), 0.4], n: 0 };
            let mut v8 = x.to_vec();
        }
        let mut u9 = 0; loop {
            u9 += 1; if u9 > 3 { break; }
            if (x[(u9 * 3) % 6] * s) < (x[3 % 6] * s) && bounded(x[u9 % 6]) > 0.2 {
                let mut a10 = (-(0.4).min(s));
                if (u9 + 1) % 2 == 0 { continue; }
                if (s * 1.5) < a10 && x[0] > 1.9 { return ((x[u9 % 6] * x[(u9 + 2) % 6]) * first(&[0.2, x[3 % 6]])); }
            } else {
                let mut w11 = 0; while w11 < 4 && (w11 < 2 || (s).atan() < (x[3 % 6]).cos()) {
                    w11 += 1;
                    let mut v12: Vec<f64> = x.iter().map(|y| y * x[w11 % 6]).collect();
                    let a13 = ((s * s)).atan();
                    let a14 = x[0 % 6];
                    if (x[(u9 * 1) % 6] + 2.0) < first(&[1.0, 0.8]) { break; }
                    let (l15, r16) = ((x[(u9 + 2) % 6] * 2.0), (bounded(a14)).sin());
                }
                if (0.4 + s) < ((x[(u9 * 1) % 6]) * 0.3).exp().min(20.0) && (match u9 % 3 { 0 => x[u9 % 6], 1 => s, _ => 0.5 }) > 0.2 { break; }
                for i17 in 0..1 {
                    s = 0.7 * s + (((x[1 % 6] * s) + (1.7 * x[2 % 6]))).sin();
                    let mut q18 = Pair { a: (x[u9 % 6] * x[(i17 * 1) % 6]), b: [(1.5 * s), 0.4], n: 0 };
                    let mut q19 = Pair { a: first(&[0.4, s]), b: [(if (u9 * 2) % 2 == 0 { q18.b[0] } else { x[(i17 + 1) % 6] }), 0.4], n: 0 };
                }
            }
        }
        s = 0.7 * s + (((s * s) - (match 3 % 3 { 0 => 1.3, 1 => 1.8, _ => 0.5 }))).sin();
        bounded(s) + s
    }

    #[compiled]
    pub fn p18(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut v1 = x.to_vec();
        if s < bounded(s) && (x[2 % 6]).max(1.8) > 0.2 && x[0] > 1.9 { return s; }
        if 0.6 < early(s, v1[3 % v1.len()]) && (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }) > 0.2 {
            let d2 = v1.iter().zip(x).map(|(a, b)| a * b + x[2 % 6]).sum::<f64>();
        } else {
            if ((v1[3 % v1.len()]) * 0.3).exp().min(20.0) < bounded(x[1 % 6]) {
                let f3 = |y: f64| y * early(s, s) + y.sin(); let c4 = f3((-s));
                for i5 in 0..4 {
                    let (l6, r7) = ((-c4), (1.8).sin());
                    s = 0.7 * s + (((s + x[1 % 6]) / (1.5 + (x[i5 % 6] * l6) * (x[i5 % 6] * l6)))).sin();
                    s -= bounded(early(v1[i5 % v1.len()], (v1[i5 % v1.len()] * 1.2)));
                }
                let mut w8 = 0; while w8 < 4 && (w8 < 2 || (c4).atan2(c4) < s) {
                    w8 += 1;
                    let d9 = v1.chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
                    let d10 = v1.chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
                    s = s * 0.5 + v1[(w8 + 0) % v1.len()];
                }
            } else {
                s = s * 0.5 + 1.2;
                let mut w11 = 0; while w11 < 4 && (w11 < 2 || first(&[s, s]) < (match 3 % 3 { 0 => 2.0, 1 => s, _ => 0.5 })) {
                    w11 += 1;
                    s = 0.7 * s + (((match w11 % 3 { 0 => x[0 % 6], 1 => 1.4, _ => 0.5 }) * (x[3 % 6] * v1[w11 % v1.len()]))).sin();
                    let a12 = ((x[0 % 6]).max(s) + (-v1[(w11 * 2) % v1.len()]));
                }
                let d13 = v1.iter().rev().fold(0.3, |m, a| (m * a + (-0.9)).cos());
            }
        }
        if s < (v1[2 % v1.len()]).hypot(x[1 % 6]) {
            for (k14, e15) in v1.iter_mut().enumerate() {
                *e15 = (first(&[(s - (*e15)), (x[3 % 6]).cos()])).sin() + 0.1 * *e15;
                s -= bounded(((s * 0.2) * ((s) * 0.3).exp().min(20.0)));
                s = 0.7 * s + (x[1 % 6]).sin();
                if (-x[k14 % 6]) < (x[2 % 6] + x[3 % 6]) { break; }
                let mut a16 = bounded(early(x[(k14 * 1) % 6], 0.9));
            }
        } else {
            for i17 in 0..4 {
                let f18 = |y: f64| y * (x[(i17 + 1) % 6] * x[1 % 6]) + y.sin(); let c19 = f18(early(s, v1[i17 % v1.len()]));
                let mut v20 = vec![(s / (1.5 + c19 * c19)), (c19 + v1[3 % v1.len()])];
            }
        }
        let a21 = s;
        ((x[1 % 6] - v1[3 % v1.len()]) * first(&[x[1 % 6], 1.7])) + v1.iter().sum::<f64>() + s + a21
    }

    #[compiled]
    pub fn p19(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut a1 = ((match 3 % 3 { 0 => x[0 % 6], 1 => x[2 % 6], _ => 0.5 }) - x[0 % 6]);
        s = s * 0.5 + ((x[2 % 6] / (1.5 + 0.5 * 0.5)) * a1);
        let f2 = |y: f64| y * (if first(&[x[3 % 6], 1.5]) < ((a1) * 0.3).exp().min(20.0) { 1.4 } else { a1 }) + y.sin(); let c3 = f2((-x[3 % 6]));
        let (l4, r5) = (first(&[0.1, x[3 % 6]]), (a1).sin());
        bounded((2.0 * s)) + s + a1 + c3 + l4 + r5
    }

    #[compiled]
    pub fn p20(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..3 {
            s = 0.7 * s + ((-(if (s - x[(i1 * 1) % 6]) < (x[(i1 + 1) % 6] + x[2 % 6]) { s } else { 0.1 }))).sin();
            if (x[(i1 * 2) % 6] - s) < (0.5).tanh() && x[0] > 1.9 { return (((-s)) * 0.3).exp().min(20.0); }
            if (1.5).atan() < (x[2 % 6] * 0.4) && early(s, s) > 0.2 { break; }
            if x[2 % 6] < (1.1).hypot(s) {
                s = 0.7 * s + ((match 2 % 3 { 0 => bounded(1.6), 1 => (x[(i1 * 2) % 6] + s), _ => 0.5 })).sin();
                s *= (bounded(s)).cos();
            } else {
                s = ((((s / (1.5 + 1.8 * 1.8))) * 0.3).exp().min(20.0)).sin();
                s = 0.7 * s + (((s) * 0.3).exp().min(20.0)).sin();
            }
        }
        s = 0.7 * s + (((-x[2 % 6])).sin()).sin();
        if s < (x[2 % 6] * x[3 % 6]) {
            let mut a2 = ((s + s) + (s + x[0 % 6]));
            for i3 in 0..1 {
                for i4 in 0..3 {
                    s = 0.7 * s + ((match 0 % 3 { 0 => (x[(i4 * 1) % 6] * 1.3), 1 => first(&[x[(i4 + 2) % 6], x[2 % 6]]), _ => 0.5 })).sin();
                    s = 0.7 * s + (x[3 % 6]).sin();
                    s = 0.7 * s + (first(&[(x[(i4 * 3) % 6] - 1.8), (s * s)])).sin();
                }
            }
            for i5 in 0..1 {
                let mut q6 = Pair { a: (x[2 % 6] * x[1 % 6]), b: [s, 0.4], n: 0 };
            }
        } else {
            s = 0.7 * s + (((1.6).hypot(s) / (1.5 + (s).hypot(x[3 % 6]) * (s).hypot(x[3 % 6])))).sin();
            s += (s).tanh();
        }
        (early(x[1 % 6], x[0 % 6]) / (1.5 + (match 0 % 3 { 0 => 1.6, 1 => x[2 % 6], _ => 0.5 }) * (match 0 % 3 { 0 => 1.6, 1 => x[2 % 6], _ => 0.5 }))) + s
    }

    #[compiled]
    pub fn p21(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (match 1 % 3 { 0 => s, 1 => s, _ => 0.5 }) < (-1.8) {
            let mut a1 = s;
            let (l2, r3) = ((x[3 % 6] * 0.8), ((x[0 % 6] + x[0 % 6])).sin());
        } else {
            for i4 in (0..1).rev() {
                let mut a5 = (first(&[x[i4 % 6], 1.0]) + (x[1 % 6] * 1.7));
            }
        }
        s = (s).sin();
        if (x[2 % 6] / (1.5 + x[3 % 6] * x[3 % 6])) < bounded(x[1 % 6]) {
            s = 0.7 * s + (((if s < s { s } else { x[1 % 6] })).atan2((s).tanh())).sin();
        } else {
            for i6 in 0..2 {
                s = 0.7 * s + (s).sin();
            }
            s *= (s).cos();
            s -= bounded(((-s) - (s + x[2 % 6])));
        }
        let f7 = |y: f64| y * (match 0 % 3 { 0 => s, 1 => x[2 % 6], _ => 0.5 }) + y.sin(); let c8 = f7(early(x[2 % 6], x[1 % 6]));
        let a9 = ((-x[2 % 6]) + (1.7 / (1.5 + s * s)));
        s = 0.7 * s + (((x[0 % 6]).sin() + (if (s + x[3 % 6]) < (x[2 % 6] * a9) { a9 } else { 0.8 }))).sin();
        s = 0.7 * s + ((1.3).atan2(first(&[c8, 0.8]))).sin();
        x[3 % 6] + s + c8 + a9
    }

    #[compiled]
    pub fn p22(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut v1: Vec<f64> = x.iter().map(|y| y * bounded(x[2 % 6])).collect();
        for (e2, e3) in v1.iter().zip(x.iter().skip(1)) {
            let mut v4: Vec<f64> = x.iter().map(|y| y * ((*e3)).min(x[1 % 6])).collect();
            if bounded(1.0) < (if (*e2) < bounded(1.8) && (x[1 % 6]).atan2((*e2)) > 0.2 { 1.7 } else { 1.3 }) {
                let (l5, r6) = ((if (1.2 * x[1 % 6]) < first(&[s, x[3 % 6]]) { v4[2 % v4.len()] } else { x[2 % 6] }), (s).sin());
                let mut q7 = Pair { a: v1[1 % v1.len()], b: [(r6 * s), 0.4], n: 0 };
            } else {
                s = 0.7 * s + (((-v4[1 % v4.len()])).min(((*e2) + s))).sin();
                let mut u8 = 0; loop {
                    u8 += 1; if u8 > 3 { break; }
                    s = ((v1[(u8 + 0) % v1.len()] - (*e2))).sin();
                    let at = 3 % v4.len(); v4[at] = (((if v4[1 % v4.len()] < bounded(x[1 % 6]) && (v4[(u8 * 1) % v4.len()] * 1.8) > 0.2 { 1.9 } else { (*e3) }) + s)).sin();
                }
            }
            for (k9, e10) in v4.iter_mut().enumerate() {
                *e10 = (bounded(2.0)).sin() + 0.1 * *e10;
                s = 0.7 * s + ((((x[3 % 6]) * 0.3).exp().min(20.0) * (*e10))).sin();
                if (-(*e10)) < ((*e10) * x[k9 % 6]) { break; }
                s = 0.7 * s + (((((*e2)) * 0.3).exp().min(20.0) * early(1.3, v1[(k9 * 1) % v1.len()]))).sin();
            }
        }
        let mut w11 = 0; while w11 < 4 && (w11 < 2 || bounded(0.4) < early(x[0 % 6], v1[2 % v1.len()])) {
            w11 += 1;
            if w11 % 2 == 0 {
                v1.push(((-(x[2 % 6] * s))).sin());
                s = 0.7 * s + (((0.5).tanh() - (s + s))).sin();
            } else {
                let mut w12 = 0; while w12 < 4 && (w12 < 2 || (x[(w11 + 1) % 6] / (1.5 + s * s)) < (s * s)) {
                    w12 += 1;
                    s = 0.7 * s + (((if w12 % 2 == 0 { s } else { s }) * first(&[x[(w11 * 3) % 6], 0.4]))).sin();
                }
                let mut a13 = (if 1 % 2 == 0 { early(0.8, s) } else { v1[(w11 * 1) % v1.len()] });
                for i14 in 0..2 {
                    let f15 = |y: f64| y * (a13).sin() + y.sin(); let c16 = f15((-a13));
                    let mut v17 = vec![((c16) * 0.3).exp().min(20.0); 4];
                    let a18 = (bounded(x[0 % 6]) * (x[3 % 6] + s));
                    if (if (if ((1.9) * 0.3).exp().min(20.0) < (v17[w11 % v17.len()] + x[(i14 + 0) % 6]) { s } else { v17[w11 % v17.len()] }) < a13 { x[0 % 6] } else { s }) < early(1.3, x[(i14 + 1) % 6]) { break; }
                    let at = 0 % v1.len(); v1.swap(at, 0);
                }
            }
            let at = (w11 * 1) % v1.len(); v1[at] = (bounded(early(s, s))).sin();
        }
        let f19 = |y: f64| y * s + y.sin(); let c20 = f19((if (1.1 * x[3 % 6]) < (x[3 % 6]).min(v1[3 % v1.len()]) { s } else { s }));
        let mut a21 = ((s - x[0 % 6]) * x[3 % 6]);
        let mut q22 = Pair { a: a21, b: [v1[2 % v1.len()], 0.4], n: 0 };
        let at = 3 % v1.len(); v1[at] *= (s).cos();
        ((q22.b[0] / (1.5 + c20 * c20)) * (match 2 % 3 { 0 => v1[0 % v1.len()], 1 => a21, _ => 0.5 })) + v1.iter().sum::<f64>() + s + c20 + a21 + q22.norm()
    }

    #[compiled]
    pub fn p23(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if 0.7 < ((x[3 % 6]) * 0.3).exp().min(20.0) && (s * s) > 0.2 {
            let mut w1 = 0; while w1 < 4 && (w1 < 2 || (x[2 % 6] / (1.5 + x[0 % 6] * x[0 % 6])) < 1.0) {
                w1 += 1;
                if s < ((x[1 % 6]) * 0.3).exp().min(20.0) && x[0] > 1.9 { return x[(w1 + 1) % 6]; }
            }
            s = 0.7 * s + (0.1).sin();
        } else {
            s = 0.7 * s + (first(&[(s + x[1 % 6]), bounded(s)])).sin();
            let f2 = |y: f64| y * (if (x[0 % 6] * 0.2) < s { s } else { x[1 % 6] }) + y.sin(); let c3 = f2(bounded(s));
        }
        let mut u4 = 0; loop {
            u4 += 1; if u4 > 3 { break; }
            let mut u5 = 0; loop {
                u5 += 1; if u5 > 3 { break; }
                let (l6, r7) = (((s) * 0.3).exp().min(20.0), ((x[3 % 6] * x[(u5 + 1) % 6])).sin());
                if (r7 + 1.7) < bounded(s) && x[0] > 1.9 { return ((s * x[u4 % 6]) + (x[0 % 6] * r7)); }
            }
            for i8 in 0..2 {
                s = 0.7 * s + (x[2 % 6]).sin();
                s = 0.7 * s + ((-first(&[s, 1.7]))).sin();
            }
            if (if 1 % 2 == 0 { s } else { x[(u4 + 2) % 6] }) < (s + x[u4 % 6]) {
                s = 0.7 * s + (((bounded(x[0 % 6])) * 0.3).exp().min(20.0)).sin();
                let a9 = (bounded(s) + (s * s));
            } else {
                s *= (((1.1 * s) * (x[u4 % 6]).max(s))).cos();
                s = 0.7 * s + (((-x[0 % 6]) * (s + 0.1))).sin();
            }
        }
        let mut a10 = (((0.6).tanh()) * 0.3).exp().min(20.0);
        s = 0.7 * s + ((x[3 % 6] * (x[0 % 6] * 0.9))).sin();
        a10 = (((if (x[0 % 6]).min(s) < bounded(a10) && x[2 % 6] > 0.2 { a10 } else { s }) / (1.5 + early(s, a10) * early(s, a10)))).sin();
        if (a10 * 1.7) < (x[1 % 6] * x[1 % 6]) && x[0] > 1.9 { return ((1.2).hypot(x[1 % 6]) + (x[2 % 6] + a10)); }
        x[2 % 6] + s + a10
    }

    #[compiled]
    pub fn p24(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut u1 = 0; loop {
            u1 += 1; if u1 > 3 { break; }
            s = 0.7 * s + (((0.1 + x[2 % 6]) * (1.1 + x[(u1 * 3) % 6]))).sin();
            s = 0.7 * s + ((if (x[0 % 6] * s) < (0.7 + x[1 % 6]) { first(&[x[1 % 6], s]) } else { (1.5).max(s) })).sin();
            for i2 in 0..1 {
                s = 0.7 * s + (((s * s)).hypot(s)).sin();
                if (u1 * 2) % 2 == 0 { break; }
                s = (1.9).sin();
            }
        }
        if s < (x[1 % 6] / (1.5 + s * s)) && (1.6).cos() > 0.2 {
            let mut q3 = Pair { a: (x[3 % 6]).min(1.1), b: [early(s, s), 0.4], n: 0 };
        } else {
            for i4 in 0..4 {
                if bounded(x[(i4 + 2) % 6]) < x[3 % 6] && ((s) * 0.3).exp().min(20.0) > 0.2 {
                    s = 0.7 * s + ((((s * s)) * 0.3).exp().min(20.0)).sin();
                } else {
                    s *= (1.7).cos();
                    let f5 = |y: f64| y * 0.8 + y.sin(); let c6 = f5(s);
                }
                let mut v7 = vec![(s + x[1 % 6]), x[2 % 6]];
                if (i4 * 2) % 2 == 0 {
                    s *= ((0.2 * (s + 0.8))).cos();
                } else {
                    s = s * 0.5 + ((1.8 / (1.5 + x[2 % 6] * x[2 % 6])) * (-x[0 % 6]));
                }
                if 0.9 < bounded(v7[1 % v7.len()]) { continue; }
                let a8 = (((s - x[2 % 6])) * 0.3).exp().min(20.0);
            }
            s = 0.7 * s + (first(&[(x[0 % 6]).sin(), (-x[3 % 6])])).sin();
        }
        s = 0.7 * s + (((s + x[3 % 6]) * (if (x[2 % 6] / (1.5 + x[3 % 6] * x[3 % 6])) < s { s } else { s }))).sin();
        s -= bounded(((x[1 % 6] / (1.5 + 0.9 * 0.9)) * (1.2 - x[0 % 6])));
        ((s).sin() - first(&[x[0 % 6], x[2 % 6]])) + s
    }

    #[compiled]
    pub fn p25(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let a1 = ((1.6).cos() + (x[0 % 6] * 0.9));
        s = 0.7 * s + ((if ((a1) * 0.3).exp().min(20.0) < (a1 * a1) { (s).cos() } else { (1.0).atan2(s) })).sin();
        if x[1 % 6] < 1.5 {
            s += (((x[0 % 6] + x[0 % 6]) / (1.5 + (x[1 % 6] + x[1 % 6]) * (x[1 % 6] + x[1 % 6])))).tanh();
            if x[3 % 6] < (x[3 % 6]).cos() {
                for i2 in 0..4 {
                    let a3 = s;
                    if 3 % 2 == 0 { break; }
                    s *= ((x[i2 % 6] - (if x[2 % 6] < (if i2 % 2 == 0 { x[3 % 6] } else { x[(i2 + 2) % 6] }) && (a3 * 0.6) > 0.2 { x[3 % 6] } else { x[(i2 + 2) % 6] }))).cos();
                }
                s = 0.7 * s + (s).sin();
            } else {
                let mut w4 = 0; while w4 < 4 && (w4 < 2 || x[2 % 6] < (1.7).atan()) {
                    w4 += 1;
                    let mut q5 = Pair { a: ((x[2 % 6]) * 0.3).exp().min(20.0), b: [(0.3 + 0.2), 0.4], n: 0 };
                    let (l6, r7) = ((q5.b[0]).atan2(0.6), ((if (1.0 * 1.3) < ((0.8) * 0.3).exp().min(20.0) { a1 } else { x[1 % 6] })).sin());
                }
                for i8 in 0..4 {
                    s = 0.7 * s + ((early(0.8, x[2 % 6]) + first(&[a1, a1]))).sin();
                }
                let f9 = |y: f64| y * (x[0 % 6]).atan2(x[1 % 6]) + y.sin(); let c10 = f9((2.0 - a1));
            }
        } else {
            for i11 in (0..2).rev() {
                if i11 % 2 == 0 {
                    let f12 = |y: f64| y * (x[1 % 6]).hypot(a1) + y.sin(); let c13 = f12((s / (1.5 + s * s)));
                } else {
                    let a14 = s;
                    let mut q15 = Pair { a: (a14 * 1.2), b: [(0.8 * x[1 % 6]), 0.4], n: 0 };
                    let mut a16 = (if bounded(s) < (x[(i11 * 1) % 6] / (1.5 + q15.b[0] * q15.b[0])) { q15.b[1] } else { (if (a1 + a14) < (1.2 * a14) { x[2 % 6] } else { s }) });
                    if (s + a1) < bounded(1.6) { break; }
                    s = 0.7 * s + (bounded(x[2 % 6])).sin();
                }
            }
            let mut v17 = vec![(x[2 % 6]).min(x[1 % 6]), a1];
        }
        (if early(a1, 0.4) < (x[1 % 6] - x[0 % 6]) { s } else { (match 2 % 3 { 0 => a1, 1 => x[0 % 6], _ => 0.5 }) }) + s + a1
    }

    #[compiled]
    pub fn p26(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let a1 = early((x[3 % 6] - s), (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }));
        let mut q2 = Pair { a: early(s, 1.2), b: [(s / (1.5 + x[0 % 6] * x[0 % 6])), 0.4], n: 0 };
        let mut v3: Vec<f64> = x.iter().map(|y| y * 0.1).collect();
        ((0.9 * q2.b[1]) / (1.5 + (1.1 * 1.9) * (1.1 * 1.9))) + v3.iter().sum::<f64>() + s + a1 + q2.norm()
    }

    #[compiled]
    pub fn p27(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((match 3 % 3 { 0 => (match 2 % 3 { 0 => 1.5, 1 => x[3 % 6], _ => 0.5 }), 1 => s, _ => 0.5 })).sin();
        for i1 in 0..1 {
            let mut q2 = Pair { a: (s + x[0 % 6]), b: [(match 1 % 3 { 0 => s, 1 => s, _ => 0.5 }), 0.4], n: 0 };
            if (-0.1) < (s - x[(i1 + 2) % 6]) { continue; }
            let (l3, r4) = ((if (i1 * 3) % 2 == 0 { x[2 % 6] } else { s }), ((match (i1 + 2) % 3 { 0 => s, 1 => 1.3, _ => 0.5 })).sin());
        }
        s = 0.7 * s + (bounded(x[2 % 6])).sin();
        s = 0.7 * s + ((-(1.1 + s))).sin();
        let mut w5 = 0; while w5 < 4 && (w5 < 2 || (x[0 % 6] * s) < (x[0 % 6] + x[1 % 6])) {
            w5 += 1;
            s = 0.7 * s + (first(&[((s) * 0.3).exp().min(20.0), (s + 0.4)])).sin();
            if early(0.2, x[(w5 * 1) % 6]) < (s + x[(w5 + 2) % 6]) {
                if (s).min(x[2 % 6]) < (1.8).hypot(x[3 % 6]) && (s * x[(w5 * 2) % 6]) > 0.2 {
                    s = 0.7 * s + (((2.0).atan() * first(&[x[2 % 6], 2.0]))).sin();
                } else {
                    let a6 = x[1 % 6];
                    s *= (((a6 * a6) / (1.5 + (a6 + 0.6) * (a6 + 0.6)))).cos();
                    let mut q7 = Pair { a: (if x[(w5 * 3) % 6] < (a6).min(a6) { a6 } else { x[(w5 + 1) % 6] }), b: [s, 0.4], n: 0 };
                    if (s).min(s) < bounded(1.0) && (x[3 % 6] - q7.b[0]) > 0.2 { continue; }
                    s = 0.7 * s + (((q7.b[1] * x[(w5 * 1) % 6]) + (1.2).sin())).sin();
                }
                s = ((((s) * 0.3).exp().min(20.0)).sin()).sin();
            } else {
                for i8 in 0..1 {
                    s = 0.7 * s + (bounded(s)).sin();
                    s = (x[(i8 + 2) % 6]).sin();
                    s = 0.7 * s + (s).sin();
                }
                let (l9, r10) = ((x[3 % 6] - s), ((x[w5 % 6] - x[(w5 * 3) % 6])).sin());
                s = 0.7 * s + (early(first(&[s, s]), (match (w5 + 1) % 3 { 0 => 0.3, 1 => s, _ => 0.5 }))).sin();
            }
            s = 0.7 * s + (((1.2 * s) * x[2 % 6])).sin();
        }
        x[2 % 6] + s
    }

    #[compiled]
    pub fn p28(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in (0..3).rev() {
            let f2 = |y: f64| y * (s).hypot(x[2 % 6]) + y.sin(); let c3 = f2((match (i1 * 2) % 3 { 0 => x[i1 % 6], 1 => x[i1 % 6], _ => 0.5 }));
            if ((2.0) * 0.3).exp().min(20.0) < (c3 * 0.5) && ((x[2 % 6]) * 0.3).exp().min(20.0) > 0.2 {
                s += (early(bounded(1.7), (c3 / (1.5 + x[1 % 6] * x[1 % 6])))).tanh();
                if (x[2 % 6] * x[i1 % 6]) < (c3 * c3) { continue; }
                if (x[(i1 + 1) % 6] + s) < ((x[i1 % 6]) * 0.3).exp().min(20.0) && c3 > 0.2 && x[0] > 1.9 { return (((x[(i1 + 1) % 6]) * 0.3).exp().min(20.0) * s); }
            } else {
                s = 0.7 * s + ((bounded(1.9) * (match i1 % 3 { 0 => c3, 1 => c3, _ => 0.5 }))).sin();
                s = 0.7 * s + ((if (1.0 * x[2 % 6]) < x[1 % 6] { ((c3) * 0.3).exp().min(20.0) } else { x[2 % 6] })).sin();
            }
            let (l4, r5) = ((0.3 / (1.5 + 0.6 * 0.6)), ((0.8 / (1.5 + x[3 % 6] * x[3 % 6]))).sin());
            if first(&[x[i1 % 6], x[2 % 6]]) < (-x[1 % 6]) { continue; }
            let mut v6: Vec<f64> = x.iter().map(|y| y * (r5 / (1.5 + x[3 % 6] * x[3 % 6]))).collect();
        }
        if (if early(s, s) < early(x[2 % 6], x[0 % 6]) { 0.5 } else { x[1 % 6] }) < 0.9 && (s).hypot(s) > 0.2 {
            let a7 = x[1 % 6];
            if (x[3 % 6] * 0.8) < s {
                s = 0.7 * s + (x[1 % 6]).sin();
                s = 0.7 * s + (bounded((a7 - 0.7))).sin();
                let f8 = |y: f64| y * (2.0 + x[3 % 6]) + y.sin(); let c9 = f8((a7 / (1.5 + x[0 % 6] * x[0 % 6])));
            } else {
                s = 0.7 * s + ((early(x[0 % 6], s) * ((s) * 0.3).exp().min(20.0))).sin();
                s = (early(1.4, (x[2 % 6] + s))).sin();
                let mut w10 = 0; while w10 < 4 && (w10 < 2 || (1.1).min(x[2 % 6]) < ((x[0 % 6]) * 0.3).exp().min(20.0) && a7 > 0.2) {
                    w10 += 1;
                    let f11 = |y: f64| y * first(&[1.8, a7]) + y.sin(); let c12 = f11((match w10 % 3 { 0 => x[0 % 6], 1 => 1.8, _ => 0.5 }));
                }
            }
        } else {
            let a13 = ((match 1 % 3 { 0 => s, 1 => s, _ => 0.5 }) * (x[1 % 6] - x[1 % 6]));
            let a14 = x[3 % 6];
        }
        s = 0.7 * s + (((x[1 % 6] + s) * (s * x[0 % 6]))).sin();
        early(first(&[s, 0.6]), (if (x[1 % 6] * s) < (x[1 % 6] + x[3 % 6]) { 0.7 } else { 1.6 })) + s
    }

    #[compiled]
    pub fn p29(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut q1 = Pair { a: (s).cos(), b: [(x[0 % 6] - s), 0.4], n: 0 };
        for i2 in 0..2 {
            let mut w3 = 0; while w3 < 4 && (w3 < 2 || (s / (1.5 + q1.b[0] * q1.b[0])) < (-x[3 % 6])) {
                w3 += 1;
                if (s + s) < (0.7).cos() {
                    let mut q4 = Pair { a: (1.4 * q1.b[1]), b: [((1.4) * 0.3).exp().min(20.0), 0.4], n: 0 };
                    let mut v5: Vec<f64> = x.iter().map(|y| y * (0.7 * s)).collect();
                    let mut a6 = (-(v5[w3 % v5.len()]).hypot(s));
                    if q1.b[0] < (1.9 * x[(i2 + 2) % 6]) && (s * 0.9) > 0.2 { break; }
                    let f7 = |y: f64| y * (a6).hypot(1.4) + y.sin(); let c8 = f7((0.4 + s));
                } else {
                    q1.b[1] = ((-(s).atan())).sin() * q1.a;
                    let (l9, r10) = (((s) * 0.3).exp().min(20.0), (s).sin());
                    let mut v11 = vec![(x[(i2 * 1) % 6] / (1.5 + x[(w3 * 3) % 6] * x[(w3 * 3) % 6])), (match 3 % 3 { 0 => q1.b[1], 1 => 1.5, _ => 0.5 })];
                }
                let mut u12 = 0; loop {
                    u12 += 1; if u12 > 3 { break; }
                    let mut q13 = Pair { a: (q1.b[0] * s), b: [(x[2 % 6] + 1.0), 0.4], n: 0 };
                    let mut a14 = ((-q13.b[0]) * (s * s));
                }
                s -= bounded(((match 0 % 3 { 0 => x[1 % 6], 1 => 0.2, _ => 0.5 }) * (x[0 % 6] - s)));
            }
            s -= bounded(early(s, (q1.b[0] - 1.3)));
            let mut u15 = 0; loop {
                u15 += 1; if u15 > 3 { break; }
                s = 0.7 * s + ((bounded(s) + (x[2 % 6]).cos())).sin();
            }
        }
        for i16 in (0..4).rev() {
            s -= bounded((q1.b[0] / (1.5 + (s - s) * (s - s))));
            let f17 = |y: f64| y * (s).min(x[2 % 6]) + y.sin(); let c18 = f17((0.8 * s));
            s = 0.7 * s + (((s).atan()).tanh()).sin();
            if (q1.a).cos() < first(&[x[i16 % 6], x[2 % 6]]) && (x[i16 % 6] + c18) > 0.2 { break; }
            if bounded(x[(i16 * 3) % 6]) < ((c18) * 0.3).exp().min(20.0) && x[0] > 1.9 { return ((x[1 % 6] * q1.a)).atan(); }
        }
        s -= bounded(((s + s)).atan());
        let mut q19 = Pair { a: (-s), b: [(s - x[1 % 6]), 0.4], n: 0 };
        let f20 = |y: f64| y * (q19.a / (1.5 + s * s)) + y.sin(); let c21 = f20((0.9 - s));
        (q1.a / (1.5 + (-c21) * (-c21))) + s + c21 + q1.norm() + q19.norm()
    }

    #[compiled]
    pub fn p30(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s += (x[3 % 6]).tanh();
        s = 0.7 * s + (s).sin();
        for i1 in 0..2 {
            let mut q2 = Pair { a: (x[i1 % 6] * 1.1), b: [s, 0.4], n: 0 };
            s = 0.7 * s + (early((x[1 % 6] - s), (s * 0.9))).sin();
        }
        let mut q3 = Pair { a: x[1 % 6], b: [(x[1 % 6]).cos(), 0.4], n: 0 };
        q3.b[1] + s + q3.norm()
    }

    #[compiled]
    pub fn p31(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (((x[3 % 6] - x[3 % 6]) - (s * x[3 % 6]))).sin();
        s = ((s * (x[0 % 6] * s))).sin();
        s = 0.7 * s + (((match 1 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 }) - x[1 % 6])).sin();
        s -= bounded((((s + x[3 % 6])) * 0.3).exp().min(20.0));
        s = 0.7 * s + (((-x[0 % 6]) * (s + s))).sin();
        s = 0.7 * s + ((s + (s + s))).sin();
        let mut q1 = Pair { a: (0.3 / (1.5 + 0.6 * 0.6)), b: [(x[0 % 6] + s), 0.4], n: 0 };
        ((q1.a * 1.2) / (1.5 + s * s)) + s + q1.norm()
    }

    #[compiled]
    pub fn p32(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in (0..1).rev() {
            for i2 in (0..3).rev() {
                s = 0.7 * s + (1.3).sin();
                if (i2 + 2) % 2 == 0 && x[0] > 1.9 { return (bounded(s)).cos(); }
                if (match 0 % 3 { 0 => x[2 % 6], 1 => 0.5, _ => 0.5 }) < early(s, 2.0) { break; }
                s = 0.7 * s + (s).sin();
            }
            if (x[0 % 6] * x[(i1 + 0) % 6]) < (s).hypot(x[i1 % 6]) {
                if s < early(x[(i1 * 1) % 6], x[3 % 6]) {
                    let mut a3 = ((x[3 % 6] - x[(i1 + 1) % 6]) - bounded(1.1));
                } else {
                    s = 0.7 * s + (((x[(i1 * 3) % 6] / (1.5 + 1.1 * 1.1))).tanh()).sin();
                    s = 0.7 * s + (x[0 % 6]).sin();
                    let a4 = ((-s) / (1.5 + (0.5 / (1.5 + s * s)) * (0.5 / (1.5 + s * s))));
                }
                if (x[1 % 6]).atan() < ((x[(i1 + 0) % 6]) * 0.3).exp().min(20.0) { continue; }
                let mut u5 = 0; loop {
                    u5 += 1; if u5 > 3 { break; }
                    s = (1.2).sin();
                    s = 0.7 * s + (((-s) * (x[(i1 + 2) % 6] + x[u5 % 6]))).sin();
                }
            } else {
                let (l6, r7) = ((x[2 % 6] * x[3 % 6]), (first(&[s, x[(i1 + 2) % 6]])).sin());
                let mut u8 = 0; loop {
                    u8 += 1; if u8 > 3 { break; }
                    s = 0.7 * s + (((if 0 % 2 == 0 { 1.9 } else { 1.5 }) - (x[(i1 + 2) % 6]).atan())).sin();
                }
                if (x[(i1 + 2) % 6] * s) < bounded(1.9) {
                    let mut v9 = vec![(x[0 % 6] * 0.7); 4];
                    s = 0.7 * s + ((match i1 % 3 { 0 => (x[(i1 + 0) % 6] + v9[2 % v9.len()]), 1 => (l6).max(r7), _ => 0.5 })).sin();
                } else {
                    let a10 = (match (i1 + 1) % 3 { 0 => (match i1 % 3 { 0 => 0.8, 1 => l6, _ => 0.5 }), 1 => first(&[x[(i1 + 0) % 6], x[2 % 6]]), _ => 0.5 });
                    let (l11, r12) = (x[i1 % 6], (early(l6, x[1 % 6])).sin());
                    let f13 = |y: f64| y * (r7 * s) + y.sin(); let c14 = f13(((2.0) * 0.3).exp().min(20.0));
                    if (if (r12 / (1.5 + x[2 % 6] * x[2 % 6])) < bounded(c14) && bounded(a10) > 0.2 { r12 } else { x[i1 % 6] }) < ((l11) * 0.3).exp().min(20.0) && (-x[(i1 + 1) % 6]) > 0.2 { break; }
                    let mut v15: Vec<f64> = x.iter().map(|y| y * (match (i1 * 3) % 3 { 0 => x[0 % 6], 1 => 0.8, _ => 0.5 })).collect();
                }
            }
        }
        s = 0.7 * s + (first(&[(0.2 * x[3 % 6]), (if (s).atan() < (s / (1.5 + s * s)) { s } else { 1.4 })])).sin();
        let f16 = |y: f64| y * bounded(x[0 % 6]) + y.sin(); let c17 = f16((s - x[0 % 6]));
        s = 0.7 * s + ((bounded(x[1 % 6]) * (x[3 % 6] * s))).sin();
        let mut a18 = x[0 % 6];
        let a19 = ((c17 * x[3 % 6]) * (x[0 % 6] + 1.7));
        (x[1 % 6] / (1.5 + (if x[1 % 6] < c17 { a19 } else { x[0 % 6] }) * (if x[1 % 6] < c17 { a19 } else { x[0 % 6] }))) + s + c17 + a18 + a19
    }

    #[compiled]
    pub fn p33(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (1.8 - x[1 % 6]) < early(0.5, s) && first(&[0.9, x[0 % 6]]) > 0.2 {
            s = 0.7 * s + (((s).atan() * (if (match 0 % 3 { 0 => s, 1 => s, _ => 0.5 }) < x[2 % 6] && (0.5).cos() > 0.2 { x[1 % 6] } else { 1.3 }))).sin();
            if (-0.7) < first(&[s, x[1 % 6]]) {
                let mut a1 = ((s) * 0.3).exp().min(20.0);
            } else {
                if (x[3 % 6] * s) < (s + s) {
                    let a2 = ((x[2 % 6]) * 0.3).exp().min(20.0);
                    let (l3, r4) = ((x[1 % 6] * x[0 % 6]), ((if a2 < first(&[x[3 % 6], s]) { s } else { 1.0 })).sin());
                } else {
                    s = 0.7 * s + ((if early(x[0 % 6], s) < (s * s) { (x[3 % 6] / (1.5 + s * s)) } else { (s + s) })).sin();
                    s = 0.7 * s + (x[0 % 6]).sin();
                    let (l5, r6) = ((s * s), (x[2 % 6]).sin());
                }
                for i7 in (0..4).rev() {
                    let mut q8 = Pair { a: (x[1 % 6] + s), b: [((x[(i7 + 1) % 6]) * 0.3).exp().min(20.0), 0.4], n: 0 };
                }
            }
        } else {
            let mut q9 = Pair { a: bounded(x[3 % 6]), b: [(s * 0.1), 0.4], n: 0 };
            let mut a10 = (if (s * q9.a) < x[3 % 6] { (1.9 * q9.b[0]) } else { (-s) });
        }
        let mut a11 = (if x[0 % 6] < (0.2 / (1.5 + x[1 % 6] * x[1 % 6])) && s > 0.2 { (-x[0 % 6]) } else { first(&[s, 0.9]) });
        if (s + s) < ((x[3 % 6]) * 0.3).exp().min(20.0) && x[0] > 1.9 { return ((1.6 + s)).tanh(); }
        a11 -= bounded(((match 0 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 }) + s));
        s = 0.7 * s + (early(((x[1 % 6]) * 0.3).exp().min(20.0), 1.7)).sin();
        bounded(first(&[x[0 % 6], s])) + s + a11
    }

    #[compiled]
    pub fn p34(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s *= ((-(x[1 % 6] - x[1 % 6]))).cos();
        if (match 1 % 3 { 0 => x[1 % 6], 1 => 2.0, _ => 0.5 }) < (x[0 % 6] + x[0 % 6]) {
            s = 0.7 * s + (((s).atan2(x[2 % 6])).atan2((1.3 * s))).sin();
            for i1 in (0..3).rev() {
                s += ((s).cos()).tanh();
                if ((1.5) * 0.3).exp().min(20.0) < bounded(s) {
                    s = 0.7 * s + ((if x[(i1 + 2) % 6] < (s + s) { (x[i1 % 6] / (1.5 + x[(i1 * 3) % 6] * x[(i1 * 3) % 6])) } else { ((x[0 % 6]) * 0.3).exp().min(20.0) })).sin();
                } else {
                    s = 0.7 * s + ((s + (s + x[i1 % 6]))).sin();
                    s = (((x[i1 % 6] * 0.5) / (1.5 + s * s))).sin();
                    if (1.2).sin() < first(&[1.7, x[(i1 + 1) % 6]]) { continue; }
                    let mut q2 = Pair { a: (x[3 % 6] * s), b: [(s * x[(i1 + 2) % 6]), 0.4], n: 0 };
                }
            }
        } else {
            let mut w3 = 0; while w3 < 4 && (w3 < 2 || (match 2 % 3 { 0 => 2.0, 1 => x[3 % 6], _ => 0.5 }) < (x[2 % 6] * x[2 % 6])) {
                w3 += 1;
                let mut q4 = Pair { a: (match (w3 + 2) % 3 { 0 => s, 1 => s, _ => 0.5 }), b: [first(&[1.1, s]), 0.4], n: 0 };
                if 0 % 2 == 0 { break; }
                s = 0.7 * s + (1.0).sin();
            }
            s -= bounded((((match 0 % 3 { 0 => s, 1 => s, _ => 0.5 })) * 0.3).exp().min(20.0));
        }
        s = 0.7 * s + (bounded((x[2 % 6] * 1.7))).sin();
        let a5 = early(s, bounded(s));
        s = 0.7 * s + (x[0 % 6]).sin();
        s += ((((x[2 % 6]) * 0.3).exp().min(20.0)).atan()).tanh();
        s = 0.7 * s + ((bounded(a5) * (s + s))).sin();
        (match 1 % 3 { 0 => first(&[a5, 1.1]), 1 => bounded(a5), _ => 0.5 }) + s + a5
    }

    #[compiled]
    pub fn p35(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..4 {
            let mut u2 = 0; loop {
                u2 += 1; if u2 > 3 { break; }
                let mut v3 = x.to_vec();
                let at = (i1 * 3) % v3.len(); v3[at] = ((bounded(1.0) / (1.5 + (0.3 * s) * (0.3 * s)))).sin();
                let mut a4 = (match (i1 * 1) % 3 { 0 => (x[0 % 6] / (1.5 + x[1 % 6] * x[1 % 6])), 1 => (s - 0.6), _ => 0.5 });
            }
            s = 0.7 * s + (((x[(i1 + 1) % 6]).tanh() * (x[i1 % 6] * s))).sin();
            for i5 in 0..4 {
                for i6 in 0..2 {
                    s = 0.7 * s + ((1.1 * (s).atan2(s))).sin();
                }
            }
        }
        if early(x[3 % 6], s) < first(&[s, s]) && x[0] > 1.9 { return x[2 % 6]; }
        if ((s) * 0.3).exp().min(20.0) < first(&[0.4, s]) && x[0] > 1.9 { return s; }
        s = 0.7 * s + (((s + 0.1) * (if (s * s) < first(&[s, x[0 % 6]]) { s } else { 0.6 }))).sin();
        ((s).max(s)).tanh() + s
    }

    #[compiled]
    pub fn p36(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let a1 = (-((1.1) * 0.3).exp().min(20.0));
        s -= bounded((first(&[0.7, x[3 % 6]]) * (0.3 + x[2 % 6])));
        let (l2, r3) = (1.5, (first(&[x[3 % 6], x[2 % 6]])).sin());
        let f4 = |y: f64| y * (match 3 % 3 { 0 => x[1 % 6], 1 => x[1 % 6], _ => 0.5 }) + y.sin(); let c5 = f4((x[3 % 6] / (1.5 + x[2 % 6] * x[2 % 6])));
        0.2 + s + a1 + l2 + r3 + c5
    }

    #[compiled]
    pub fn p37(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((match 2 % 3 { 0 => (if s < (s).hypot(x[3 % 6]) { x[2 % 6] } else { x[0 % 6] }), 1 => (s * s), _ => 0.5 })).sin();
        s += (((if (x[0 % 6] / (1.5 + x[2 % 6] * x[2 % 6])) < (x[0 % 6] * 1.7) { x[2 % 6] } else { s }) / (1.5 + (x[3 % 6] * x[2 % 6]) * (x[3 % 6] * x[2 % 6])))).tanh();
        let a1 = ((x[2 % 6] + s) * (match 2 % 3 { 0 => s, 1 => s, _ => 0.5 }));
        s = 0.7 * s + (((a1 + s) * early(x[2 % 6], x[2 % 6]))).sin();
        for i2 in 0..1 {
            let mut q3 = Pair { a: (s + a1), b: [(1.6 / (1.5 + 0.6 * 0.6)), 0.4], n: 0 };
            let mut a4 = ((x[(i2 * 1) % 6] + q3.b[1]) / (1.5 + (q3.a).atan2(1.8) * (q3.a).atan2(1.8)));
        }
        if first(&[s, 0.7]) < (s * s) {
            if (x[2 % 6] * x[2 % 6]) < (x[1 % 6] - 1.4) {
                s = 0.7 * s + ((x[1 % 6] + (if (if 0.7 < (x[2 % 6]).sin() { s } else { x[3 % 6] }) < (1.4 + s) { a1 } else { x[1 % 6] }))).sin();
            } else {
                if (-x[1 % 6]) < 1.5 {
                    let (l5, r6) = ((-s), (early(a1, s)).sin());
                } else {
                    s = 0.7 * s + (bounded(first(&[x[3 % 6], x[0 % 6]]))).sin();
                    let a7 = bounded((-s));
                }
                s = 0.7 * s + (((1.8 - 1.4) + x[2 % 6])).sin();
            }
        } else {
            s = 0.7 * s + (((x[0 % 6] * x[2 % 6]) * (-s))).sin();
            let mut u8 = 0; loop {
                u8 += 1; if u8 > 3 { break; }
                s = 0.7 * s + ((bounded(a1) * early(0.8, x[3 % 6]))).sin();
                let mut u9 = 0; loop {
                    u9 += 1; if u9 > 3 { break; }
                    let mut a10 = (early(1.1, 1.2) * ((1.1) * 0.3).exp().min(20.0));
                    let mut q11 = Pair { a: (1.1 * x[(u8 * 3) % 6]), b: [(x[(u9 + 1) % 6]).tanh(), 0.4], n: 0 };
                    if (q11.b[1] / (1.5 + q11.b[1] * q11.b[1])) < (a1).atan() { continue; }
                    s = 0.7 * s + (((a1 + x[3 % 6]) * (1.8 + q11.a))).sin();
                }
            }
        }
        for i12 in (0..1).rev() {
            s = 0.7 * s + (early(x[0 % 6], (a1 + 1.7))).sin();
        }
        (early(s, s) * (s).atan()) + s + a1
    }

    #[compiled]
    pub fn p38(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((-(x[1 % 6] / (1.5 + s * s)))).sin();
        s = 0.7 * s + (((s + x[3 % 6]) + (x[0 % 6] * s))).sin();
        if (x[3 % 6] + x[0 % 6]) < (s).hypot(x[3 % 6]) {
            let mut v1 = x.to_vec();
            if bounded(x[3 % 6]) < (v1[1 % v1.len()]).min(1.4) {
                let mut u2 = 0; loop {
                    u2 += 1; if u2 > 3 { break; }
                    s = s * 0.5 + first(&[(s).max(x[3 % 6]), (s).tanh()]);
                    let m3 = mix(&mut v1, &mut s, x[2]);
                    v1.push(((match 3 % 3 { 0 => 1.0, 1 => (v1[0 % v1.len()] + m3), _ => 0.5 })).sin());
                    if s < (v1[1 % v1.len()] * s) { continue; }
                    let mut q4 = Pair { a: early(1.3, x[(u2 * 3) % 6]), b: [(x[(u2 + 2) % 6] + v1[(u2 * 3) % v1.len()]), 0.4], n: 0 };
                }
                let at = 1 % v1.len(); v1.swap(at, 0);
                let (l5, r6) = (((1.7) * 0.3).exp().min(20.0), ((-s)).sin());
            } else {
                let d7 = v1.iter().filter(|a| **a > first(&[x[2 % 6], s])).map(|a| a * a).sum::<f64>();
            }
        } else {
            let mut a8 = (((s + s)) * 0.3).exp().min(20.0);
            if ((a8) * 0.3).exp().min(20.0) < ((a8) * 0.3).exp().min(20.0) {
                s *= (first(&[(x[3 % 6]).cos(), (x[3 % 6] / (1.5 + x[3 % 6] * x[3 % 6]))])).cos();
                s = 0.7 * s + (a8).sin();
                for i9 in 0..4 {
                    s = 0.7 * s + (first(&[((a8) * 0.3).exp().min(20.0), first(&[a8, x[0 % 6]])])).sin();
                    s = 0.7 * s + ((match (i9 + 1) % 3 { 0 => ((x[0 % 6]) * 0.3).exp().min(20.0), 1 => (-s), _ => 0.5 })).sin();
                }
            } else {
                let mut v10: Vec<f64> = x.iter().map(|y| y * first(&[a8, 0.9])).collect();
                for i11 in (0..4).rev() {
                    let mut a12 = x[3 % 6];
                    let mut q13 = Pair { a: (x[2 % 6] * a12), b: [0.1, 0.4], n: 0 };
                }
                let (l14, r15) = (v10[1 % v10.len()], (s).sin());
            }
            s = 0.7 * s + ((early(s, a8) + (s * a8))).sin();
        }
        let a16 = s;
        let mut a17 = ((x[1 % 6] / (1.5 + a16 * a16)) * (a16).max(s));
        first(&[(x[0 % 6] * x[0 % 6]), (x[1 % 6]).atan2(a17)]) + s + a16 + a17
    }

    #[compiled]
    pub fn p39(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if x[1 % 6] < 1.1 && (s + s) > 0.2 {
            s = 0.7 * s + ((if x[1 % 6] < (0.2).min(s) { (s + s) } else { x[3 % 6] })).sin();
            let mut a1 = (match 1 % 3 { 0 => (1.0 * s), 1 => (1.8).cos(), _ => 0.5 });
        } else {
            s *= (bounded((s).tanh())).cos();
            let f2 = |y: f64| y * (s - x[1 % 6]) + y.sin(); let c3 = f2((match 1 % 3 { 0 => x[1 % 6], 1 => x[1 % 6], _ => 0.5 }));
            s = 0.7 * s + (((x[2 % 6] * c3)).hypot((match 0 % 3 { 0 => c3, 1 => s, _ => 0.5 }))).sin();
        }
        s = 0.7 * s + ((match 1 % 3 { 0 => bounded(x[3 % 6]), 1 => bounded(x[0 % 6]), _ => 0.5 })).sin();
        let mut q4 = Pair { a: (1.5 * s), b: [s, 0.4], n: 0 };
        (if 0.9 < (if (if (x[0 % 6] * s) < first(&[x[3 % 6], q4.b[0]]) { s } else { x[2 % 6] }) < (0.5 * s) { s } else { 1.6 }) && s > 0.2 { early(s, x[2 % 6]) } else { (x[1 % 6] / (1.5 + q4.b[1] * q4.b[1])) }) + s + q4.norm()
    }

    #[compiled]
    pub fn p40(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (early(bounded(x[0 % 6]), first(&[s, x[2 % 6]]))).sin();
        let mut w1 = 0; while w1 < 4 && (w1 < 2 || 0.2 < (x[1 % 6]).hypot(s) && (match 1 % 3 { 0 => x[2 % 6], 1 => 1.3, _ => 0.5 }) > 0.2) {
            w1 += 1;
            let mut v2 = vec![(x[1 % 6] * x[(w1 * 2) % 6]); 3];
        }
        s += ((-(x[2 % 6] - x[2 % 6]))).tanh();
        s = 0.7 * s + (((0.6 + s) / (1.5 + (1.3 - s) * (1.3 - s)))).sin();
        for i3 in 0..1 {
            let mut v4 = vec![early(s, x[(i3 * 2) % 6]), bounded(x[0 % 6])];
            if (i3 + 0) % 2 == 0 { continue; }
            s = 0.7 * s + (v4[3 % v4.len()]).sin();
        }
        s = 0.7 * s + ((early(0.9, s) + (-s))).sin();
        ((x[1 % 6] + s) * (x[1 % 6] - s)) + s
    }

    #[compiled]
    pub fn p41(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = (((if (s * x[0 % 6]) < (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }) { 0.3 } else { 1.6 }) * (match 3 % 3 { 0 => 1.7, 1 => x[0 % 6], _ => 0.5 }))).sin();
        let mut u1 = 0; loop {
            u1 += 1; if u1 > 3 { break; }
            let mut a2 = (s - (0.9 * s));
        }
        s = 0.7 * s + ((early(s, x[0 % 6]) * first(&[x[1 % 6], x[1 % 6]]))).sin();
        if bounded(s) < bounded(s) {
            s = 0.7 * s + (s).sin();
        } else {
            s = 0.7 * s + (s).sin();
            if (-s) < (x[1 % 6] - x[1 % 6]) {
                s -= bounded(first(&[early(s, 0.7), (match 0 % 3 { 0 => x[0 % 6], 1 => 1.2, _ => 0.5 })]));
                let mut q3 = Pair { a: (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }), b: [(0.9 * x[3 % 6]), 0.4], n: 0 };
            } else {
                let mut w4 = 0; while w4 < 4 && (w4 < 2 || (x[3 % 6] * 1.0) < (match 3 % 3 { 0 => s, 1 => 1.4, _ => 0.5 })) {
                    w4 += 1;
                    s = (((x[1 % 6] * s) * (s * s))).sin();
                    let mut v5: Vec<f64> = x.iter().map(|y| y * (if w4 % 2 == 0 { 1.1 } else { s })).collect();
                    let mut v6 = vec![(match 3 % 3 { 0 => x[(w4 + 0) % 6], 1 => s, _ => 0.5 }), (v5[3 % v5.len()] / (1.5 + s * s))];
                }
            }
            s = (((-s) * (0.3 + s))).sin();
        }
        if (-s) < (s + s) {
            s = 0.7 * s + (((s + s) + ((0.4) * 0.3).exp().min(20.0))).sin();
            let (l7, r8) = ((1.4 / (1.5 + x[0 % 6] * x[0 % 6])), (first(&[s, s])).sin());
        } else {
            if (s).atan() < (x[2 % 6] - s) {
                s = 0.7 * s + (((1.2).atan2(0.7) / (1.5 + (if (s).hypot(x[2 % 6]) < (s * s) && (-s) > 0.2 { 0.5 } else { s }) * (if (s).hypot(x[2 % 6]) < (s * s) && (-s) > 0.2 { 0.5 } else { s })))).sin();
            } else {
                s = 0.7 * s + (((s) * 0.3).exp().min(20.0)).sin();
                s = 0.7 * s + ((first(&[x[1 % 6], s])).hypot(1.9)).sin();
            }
        }
        s = 0.7 * s + ((((if (1.1 - s) < first(&[x[2 % 6], s]) { x[0 % 6] } else { x[2 % 6] })) * 0.3).exp().min(20.0)).sin();
        (-((1.1) * 0.3).exp().min(20.0)) + s
    }

    #[compiled]
    pub fn p42(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..3 {
            if (s * x[3 % 6]) < s {
                if (s + x[0 % 6]) < (if (0.5 / (1.5 + x[2 % 6] * x[2 % 6])) < (if ((1.1) * 0.3).exp().min(20.0) < x[2 % 6] { x[i1 % 6] } else { 1.9 }) { 1.9 } else { s }) && (s + s) > 0.2 && x[0] > 1.9 { return (-(1.5).atan2(s)); }
            } else {
                s -= bounded(((s / (1.5 + x[(i1 * 3) % 6] * x[(i1 * 3) % 6])) - bounded(x[2 % 6])));
                let mut u2 = 0; loop {
                    u2 += 1; if u2 > 3 { break; }
                    let (l3, r4) = ((x[(i1 + 2) % 6] * x[3 % 6]), (s).sin());
                    let (l5, r6) = ((r4 + l3), ((x[i1 % 6]).hypot(x[(i1 + 2) % 6])).sin());
                }
            }
            if (s).min(1.2) < (x[0 % 6]).min(x[(i1 * 3) % 6]) { continue; }
            for i7 in 0..4 {
                let a8 = x[1 % 6];
                for i9 in 0..2 {
                    let mut a10 = ((match 2 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 }) * ((0.2) * 0.3).exp().min(20.0));
                    let mut v11 = vec![(x[(i1 + 0) % 6]).atan(); 2];
                    a10 += (((0.6 * x[(i9 + 0) % 6]) + (x[i1 % 6]).hypot(x[2 % 6]))).tanh();
                }
            }
        }
        let mut q12 = Pair { a: (s + x[0 % 6]), b: [(s).cos(), 0.4], n: 0 };
        let (l13, r14) = ((q12.b[0]).tanh(), ((match 2 % 3 { 0 => s, 1 => s, _ => 0.5 })).sin());
        if (s).hypot(l13) < bounded(q12.b[0]) && x[0] > 1.9 { return (-(1.9 * x[1 % 6])); }
        ((q12.b[0] - x[1 % 6]) + (l13).atan()) + s + l13 + r14 + q12.norm()
    }

    #[compiled]
    pub fn p43(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut q1 = Pair { a: (x[1 % 6] * s), b: [(x[1 % 6] * 1.5), 0.4], n: 0 };
        let f2 = |y: f64| y * (s).sin() + y.sin(); let c3 = f2((x[0 % 6] + q1.a));
        let (l4, r5) = ((1.3 / (1.5 + x[0 % 6] * x[0 % 6])), (x[3 % 6]).sin());
        let f6 = |y: f64| y * (match 0 % 3 { 0 => s, 1 => l4, _ => 0.5 }) + y.sin(); let c7 = f6((q1.b[1] * x[2 % 6]));
        let (l8, r9) = (first(&[s, q1.a]), (c7).sin());
        x[3 % 6] + s + c3 + l4 + r5 + c7 + l8 + r9 + q1.norm()
    }

    #[compiled]
    pub fn p44(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let f1 = |y: f64| y * x[2 % 6] + y.sin(); let c2 = f1(x[1 % 6]);
        s -= bounded((early(x[2 % 6], s) - x[2 % 6]));
        for i3 in 0..1 {
            if s < (c2).max(x[(i3 + 2) % 6]) {
                s = 0.7 * s + ((if i3 % 2 == 0 { (if (s * x[2 % 6]) < early(x[3 % 6], 1.9) { x[i3 % 6] } else { x[0 % 6] }) } else { (s).cos() })).sin();
                if (0.9 * x[(i3 * 1) % 6]) < 1.2 && (x[(i3 + 2) % 6] * x[(i3 + 1) % 6]) > 0.2 { continue; }
                let mut u4 = 0; loop {
                    u4 += 1; if u4 > 3 { break; }
                    let f5 = |y: f64| y * (1.0 + x[i3 % 6]) + y.sin(); let c6 = f5((s * x[(i3 + 2) % 6]));
                    s = 0.7 * s + (x[0 % 6]).sin();
                }
            } else {
                s = 0.7 * s + (((1.8 * x[1 % 6]) * (x[(i3 + 2) % 6] * x[(i3 * 2) % 6]))).sin();
                if early(1.6, 0.5) < (s * x[2 % 6]) { break; }
                for i7 in 0..2 {
                    s = 0.7 * s + (((-1.8) / (1.5 + (0.5 / (1.5 + 1.1 * 1.1)) * (0.5 / (1.5 + 1.1 * 1.1))))).sin();
                    s = 0.7 * s + ((x[(i7 * 2) % 6] * (x[i3 % 6]).atan2(s))).sin();
                    let a8 = ((x[3 % 6]).hypot(x[i3 % 6]) / (1.5 + (x[(i7 * 1) % 6] * 0.7) * (x[(i7 * 1) % 6] * 0.7)));
                }
            }
            let mut v9 = vec![(c2 + x[0 % 6]); 3];
        }
        s = 0.7 * s + (x[2 % 6]).sin();
        s = 0.7 * s + (x[0 % 6]).sin();
        let mut u10 = 0; loop {
            u10 += 1; if u10 > 3 { break; }
            s = (early((s / (1.5 + c2 * c2)), (x[1 % 6] + 1.3))).sin();
            for i11 in 0..1 {
                s = 0.7 * s + (((1.4).atan() * (x[2 % 6]).atan())).sin();
                if 0.5 < (s * x[2 % 6]) && c2 > 0.2 { continue; }
                if i11 % 2 == 0 {
                    s = 0.7 * s + ((x[1 % 6] * x[(i11 + 2) % 6])).sin();
                } else {
                    let mut q12 = Pair { a: x[3 % 6], b: [(s).cos(), 0.4], n: 0 };
                    let mut v13 = vec![(q12.b[0] + s), (1.4 * c2)];
                }
            }
        }
        s = 0.7 * s + (bounded((x[0 % 6] * s))).sin();
        s + s + c2
    }

    #[compiled]
    pub fn p45(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..4 {
            s = 0.7 * s + (s).sin();
            for i2 in (0..3).rev() {
                if first(&[x[2 % 6], s]) < (x[i1 % 6] * x[(i1 * 1) % 6]) {
                    let mut q3 = Pair { a: (s * s), b: [first(&[x[3 % 6], x[3 % 6]]), 0.4], n: 0 };
                    let mut a4 = ((if (i2 + 0) % 2 == 0 { q3.a } else { s })).atan2((s / (1.5 + x[i1 % 6] * x[i1 % 6])));
                    a4 = (((1.4 - x[3 % 6]) - (-a4))).sin();
                } else {
                    let a5 = (((s).tanh()) * 0.3).exp().min(20.0);
                    s = 0.7 * s + (bounded((if i2 % 2 == 0 { x[1 % 6] } else { s }))).sin();
                    s = 0.7 * s + ((((a5 - x[1 % 6])) * 0.3).exp().min(20.0)).sin();
                    if bounded(a5) < (x[0 % 6] / (1.5 + 0.9 * 0.9)) { continue; }
                    let (l6, r7) = ((-s), ((x[(i1 * 3) % 6] * a5)).sin());
                }
                let a8 = (-x[1 % 6]);
                for i9 in 0..3 {
                    s = 0.7 * s + (x[0 % 6]).sin();
                }
                if (x[i1 % 6] * x[0 % 6]) < x[(i2 + 0) % 6] && (s * 0.9) > 0.2 { break; }
                let mut w10 = 0; while w10 < 4 && (w10 < 2 || i1 % 2 == 0) {
                    w10 += 1;
                    let a11 = (-(s * 0.7));
                    let a12 = a8;
                    let a13 = first(&[(-x[(w10 * 1) % 6]), (0.8).cos()]);
                }
            }
            if 1 % 2 == 0 {
                s *= (x[i1 % 6]).cos();
                s = 0.7 * s + ((((0.9 * s)) * 0.3).exp().min(20.0)).sin();
                s = (early((s + x[i1 % 6]), (x[(i1 + 0) % 6] * x[1 % 6]))).sin();
            } else {
                let mut u14 = 0; loop {
                    u14 += 1; if u14 > 3 { break; }
                    s = 0.7 * s + (early((x[i1 % 6] * x[0 % 6]), (s).hypot(s))).sin();
                }
                if first(&[x[0 % 6], x[1 % 6]]) < (1.0 * s) { break; }
                s = 0.7 * s + (((-s) * ((x[2 % 6]) * 0.3).exp().min(20.0))).sin();
            }
        }
        let (l15, r16) = ((x[2 % 6] * s), ((match 2 % 3 { 0 => 1.5, 1 => x[0 % 6], _ => 0.5 })).sin());
        s = 0.7 * s + ((first(&[x[1 % 6], l15])).hypot((s - 1.1))).sin();
        let mut q17 = Pair { a: (-x[3 % 6]), b: [(x[0 % 6] + x[2 % 6]), 0.4], n: 0 };
        s -= bounded(first(&[first(&[r16, l15]), (s * 0.9)]));
        s -= bounded((r16).min((x[3 % 6] / (1.5 + s * s))));
        s = 0.7 * s + (((s) * 0.3).exp().min(20.0)).sin();
        (1.1 * (q17.b[1]).atan2(x[3 % 6])) + s + l15 + r16 + q17.norm()
    }

    #[compiled]
    pub fn p46(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (s / (1.5 + s * s)) < (s * x[2 % 6]) {
            s = (s).sin();
        } else {
            s = 0.7 * s + (first(&[(0.2).tanh(), first(&[s, x[0 % 6]])])).sin();
            s = 0.7 * s + (bounded(first(&[s, x[0 % 6]]))).sin();
            if (1.4 * s) < (1.8 - s) && (match 1 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }) > 0.2 {
                for i1 in 0..4 {
                    let (l2, r3) = ((s).sin(), ((0.9).min(s)).sin());
                }
                if (s + x[0 % 6]) < bounded(0.7) && x[0] > 1.9 { return (((s / (1.5 + s * s))) * 0.3).exp().min(20.0); }
                let mut w4 = 0; while w4 < 4 && (w4 < 2 || (if (s * x[2 % 6]) < (x[2 % 6] * s) { s } else { x[3 % 6] }) < s) {
                    w4 += 1;
                    s = 0.7 * s + (bounded(((x[0 % 6]) * 0.3).exp().min(20.0))).sin();
                    let mut a5 = (match 0 % 3 { 0 => (1.2 / (1.5 + s * s)), 1 => x[w4 % 6], _ => 0.5 });
                }
            } else {
                for i6 in (0..3).rev() {
                    s = s * 0.5 + bounded(x[(i6 * 1) % 6]);
                    s -= bounded((match (i6 * 3) % 3 { 0 => (s * s), 1 => first(&[x[(i6 + 0) % 6], x[(i6 * 1) % 6]]), _ => 0.5 }));
                    s = 0.7 * s + (first(&[early(s, 1.3), (x[(i6 * 2) % 6] + x[(i6 + 0) % 6])])).sin();
                }
                let mut v7: Vec<f64> = x.iter().map(|y| y * (1.2 - x[0 % 6])).collect();
            }
        }
        if (x[2 % 6] * 1.6) < early(s, x[1 % 6]) {
            let mut v8 = vec![(x[2 % 6] + 0.9); 2];
            if x[0 % 6] < v8[3 % v8.len()] {
                let at = 1 % v8.len(); v8.swap(at, 0);
            } else {
                let mut u9 = 0; loop {
                    u9 += 1; if u9 > 3 { break; }
                    let mut a10 = ((x[2 % 6] + s)).cos();
                    if 3 % 2 == 0 { break; }
                    let (l11, r12) = ((match 2 % 3 { 0 => v8[(u9 + 0) % v8.len()], 1 => 0.3, _ => 0.5 }), (bounded(x[u9 % 6])).sin());
                }
            }
        } else {
            if x[0 % 6] < (x[0 % 6] * 1.9) {
                let f13 = |y: f64| y * (s * x[1 % 6]) + y.sin(); let c14 = f13(s);
            } else {
                s = 0.7 * s + (((s * s) * (s * x[2 % 6]))).sin();
                let mut q15 = Pair { a: (1.3 * 0.1), b: [(x[0 % 6] / (1.5 + s * s)), 0.4], n: 0 };
            }
            let mut a16 = (match 3 % 3 { 0 => (0.3 + 0.5), 1 => early(x[3 % 6], x[0 % 6]), _ => 0.5 });
        }
        let f17 = |y: f64| y * (x[2 % 6] * x[2 % 6]) + y.sin(); let c18 = f17((-x[3 % 6]));
        s = 0.7 * s + (x[3 % 6]).sin();
        s = 0.7 * s + ((((x[3 % 6]) * 0.3).exp().min(20.0) + (x[3 % 6]).tanh())).sin();
        s = 0.7 * s + ((if bounded(x[0 % 6]) < (s * x[3 % 6]) { ((x[2 % 6]) * 0.3).exp().min(20.0) } else { (x[1 % 6] * s) })).sin();
        ((-x[3 % 6]) * (x[0 % 6] / (1.5 + 1.3 * 1.3))) + s + c18
    }

    #[compiled]
    pub fn p47(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut v1 = vec![(x[3 % 6] + s), (x[2 % 6] * 0.1)];
        s += (((v1[3 % v1.len()] + s) - (s + s))).tanh();
        let f2 = |y: f64| y * (v1[1 % v1.len()]).atan2(s) + y.sin(); let c3 = f2(s);
        for i4 in 0..2 {
            let mut a5 = (first(&[0.9, 1.8])).sin();
            let mut u6 = 0; loop {
                u6 += 1; if u6 > 3 { break; }
                let at = 2 % v1.len(); v1[at] *= ((match 0 % 3 { 0 => early(v1[3 % v1.len()], s), 1 => (x[1 % 6] * v1[0 % v1.len()]), _ => 0.5 })).cos();
                let (l7, r8) = (v1[(u6 + 0) % v1.len()], (((0.9) * 0.3).exp().min(20.0)).sin());
            }
        }
        let f9 = |y: f64| y * (x[2 % 6]).cos() + y.sin(); let c10 = f9(x[2 % 6]);
        if bounded(c3) < 0.1 {
            for i11 in 0..2 {
                v1.push((((v1[3 % v1.len()] * c3) / (1.5 + first(&[c10, s]) * first(&[c10, s])))).sin());
            }
        } else {
            s = ((x[3 % 6]).max((v1[0 % v1.len()] * c10))).sin();
            let mut v12: Vec<f64> = x.iter().map(|y| y * c3).collect();
            if early(c3, s) < c10 {
                let m13 = mix(&mut v1, &mut s, x[1]);
                s = s * 0.5 + (-(v12[2 % v12.len()]).atan());
            } else {
                if (v1[2 % v1.len()] * 0.2) < (c10).sin() {
                    let at = 0 % v12.len(); v12[at] = ((-(x[0 % 6]).sin())).sin();
                    s -= bounded((v1[1 % v1.len()] + (-c3)));
                } else {
                    let mut v14 = vec![((v1[2 % v1.len()]) * 0.3).exp().min(20.0); 3];
                    s -= bounded(v14[0 % v14.len()]);
                    let a15 = (((x[2 % 6]) * 0.3).exp().min(20.0) + (c3 / (1.5 + v14[1 % v14.len()] * v14[1 % v14.len()])));
                }
                let mut a16 = early(((s) * 0.3).exp().min(20.0), (c10).max(x[2 % 6]));
                s = 0.7 * s + (first(&[first(&[x[0 % 6], c3]), v12[1 % v12.len()]])).sin();
            }
        }
        (-first(&[c3, 0.3])) + v1.iter().sum::<f64>() + s + c3 + c10
    }

    #[compiled]
    pub fn p48(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut v1 = vec![(s * s), s];
        let mut w2 = 0; while w2 < 4 && (w2 < 2 || (if x[2 % 6] < (v1[2 % v1.len()]).cos() && ((v1[0 % v1.len()]) * 0.3).exp().min(20.0) > 0.2 { v1[1 % v1.len()] } else { s }) < early(s, 2.0) && v1[3 % v1.len()] > 0.2) {
            w2 += 1;
            let a3 = (0.3 + v1[0 % v1.len()]);
            s *= (s).cos();
            let f4 = |y: f64| y * (x[(w2 * 2) % 6] + 1.9) + y.sin(); let c5 = f4((match 3 % 3 { 0 => a3, 1 => v1[0 % v1.len()], _ => 0.5 }));
        }
        for i6 in 0..2 {
            let mut a7 = (match i6 % 3 { 0 => s, 1 => early(s, x[(i6 * 2) % 6]), _ => 0.5 });
            if s < v1[i6 % v1.len()] {
                s = ((((a7 / (1.5 + v1[1 % v1.len()] * v1[1 % v1.len()]))) * 0.3).exp().min(20.0)).sin();
                let mut q8 = Pair { a: (0.4 * s), b: [((a7) * 0.3).exp().min(20.0), 0.4], n: 0 };
                let mut v9 = x.to_vec();
            } else {
                let f10 = |y: f64| y * (2.0 / (1.5 + a7 * a7)) + y.sin(); let c11 = f10((match (i6 + 1) % 3 { 0 => a7, 1 => 0.5, _ => 0.5 }));
            }
            if v1[2 % v1.len()] < (-x[(i6 * 3) % 6]) { continue; }
            for i12 in (0..2).rev() {
                let f13 = |y: f64| y * v1[2 % v1.len()] + y.sin(); let c14 = f13(s);
                for i15 in 0..3 {
                    let d16 = v1.iter().filter(|a| **a > (c14 * a7)).map(|a| a * a).sum::<f64>();
                    s += (((v1[(i15 + 1) % v1.len()] - 0.6) / (1.5 + early(v1[(i12 + 1) % v1.len()], a7) * early(v1[(i12 + 1) % v1.len()], a7)))).tanh();
                }
                if (match (i6 + 0) % 3 { 0 => s, 1 => c14, _ => 0.5 }) < first(&[a7, x[2 % 6]]) { break; }
                a7 = ((-1.3)).sin();
            }
        }
        for i17 in 0..3 {
            let (l18, r19) = (s, ((v1[1 % v1.len()] - s)).sin());
            if (1.9 * s) < (x[2 % 6] + x[2 % 6]) { continue; }
            let mut w20 = 0; while w20 < 4 && (w20 < 2 || (v1[1 % v1.len()] * v1[i17 % v1.len()]) < early(1.7, r19) && (-0.7) > 0.2) {
                w20 += 1;
                let mut a21 = first(&[(match 1 % 3 { 0 => r19, 1 => x[(i17 * 3) % 6], _ => 0.5 }), v1[(i17 + 1) % v1.len()]]);
                if (i17 * 1) % 2 == 0 {
                    let a22 = ((s + 1.3)).atan();
                    let mut a23 = first(&[(x[(w20 + 0) % 6] * a21), (x[1 % 6] * s)]);
                    if first(&[x[0 % 6], s]) < early(r19, v1[(i17 * 1) % v1.len()]) { break; }
                    v1.push((((1.7 * l18) * v1[2 % v1.len()])).sin());
                } else {
                    let f24 = |y: f64| y * a21 + y.sin(); let c25 = f24(v1[1 % v1.len()]);
                    s -= bounded(((x[(w20 * 3) % 6] + s) / (1.5 + (l18 * v1[(w20 * 2) % v1.len()]) * (l18 * v1[(w20 * 2) % v1.len()]))));
                    let mut v26: Vec<f64> = x.iter().map(|y| y * (match 0 % 3 { 0 => 1.6, 1 => l18, _ => 0.5 })).collect();
                }
                if ((l18) * 0.3).exp().min(20.0) < early(x[i17 % 6], v1[(i17 * 2) % v1.len()]) && 1.8 > 0.2 { break; }
                let mut a27 = early(first(&[2.0, v1[(w20 + 0) % v1.len()]]), v1[3 % v1.len()]);
            }
        }
        s = 0.7 * s + (early((1.9 / (1.5 + v1[1 % v1.len()] * v1[1 % v1.len()])), (-s))).sin();
        bounded((s * 0.7)) + v1.iter().sum::<f64>() + s
    }

    #[compiled]
    pub fn p49(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (x[3 % 6]).sin();
        if x[3 % 6] < 0.5 {
            let (l1, r2) = ((s + x[2 % 6]), (x[2 % 6]).sin());
            let (l3, r4) = ((-1.5), (first(&[1.4, x[0 % 6]])).sin());
        } else {
            for i5 in 0..1 {
                if x[(i5 + 2) % 6] < (s - s) && x[0] > 1.9 { return x[(i5 + 0) % 6]; }
                if (x[1 % 6]).atan2(s) < (x[(i5 * 3) % 6] + x[(i5 + 1) % 6]) { break; }
                if 3 % 2 == 0 {
                    s = 0.7 * s + (((x[2 % 6] * s) * (x[(i5 + 1) % 6] + s))).sin();
                    s *= ((s * (-x[(i5 + 0) % 6]))).cos();
                    if (if s < (s + x[(i5 + 2) % 6]) { 0.8 } else { 1.1 }) < s { continue; }
                    s = 0.7 * s + ((s / (1.5 + (x[1 % 6] + x[i5 % 6]) * (x[1 % 6] + x[i5 % 6])))).sin();
                } else {
                    s *= (bounded((s * s))).cos();
                    s += ((1.0 + early(s, s))).tanh();
                    let a6 = (((1.7 * x[(i5 * 1) % 6])) * 0.3).exp().min(20.0);
                }
            }
            let mut u7 = 0; loop {
                u7 += 1; if u7 > 3 { break; }
                s = 0.7 * s + (1.0).sin();
                if (u7 + 0) % 2 == 0 { break; }
                if (1.5 / (1.5 + s * s)) < (match (u7 * 1) % 3 { 0 => x[(u7 + 2) % 6], 1 => s, _ => 0.5 }) {
                    let mut a8 = (-(x[0 % 6] + s));
                    let (l9, r10) = (bounded(1.7), ((a8 - a8)).sin());
                } else {
                    s = 0.7 * s + (((x[2 % 6]).min(s)).hypot((1.9 + s))).sin();
                    if (x[(u7 + 0) % 6] + x[2 % 6]) < early(x[u7 % 6], 1.0) { break; }
                    s += (s).tanh();
                }
            }
        }
        let mut q11 = Pair { a: bounded(s), b: [(s).atan2(s), 0.4], n: 0 };
        for i12 in 0..1 {
            let mut q13 = Pair { a: (q11.b[0] * q11.b[1]), b: [(1.7 * 0.6), 0.4], n: 0 };
            for i14 in 0..4 {
                if (if (s - 1.2) < s && (0.8 * s) > 0.2 { x[(i12 * 3) % 6] } else { s }) < (match 1 % 3 { 0 => 0.7, 1 => 0.2, _ => 0.5 }) && x[i12 % 6] > 0.2 {
                    s = 0.7 * s + (((s * s) - (s).sin())).sin();
                    let a15 = (-s);
                    s = ((match 0 % 3 { 0 => bounded(s), 1 => x[(i12 * 2) % 6], _ => 0.5 })).sin();
                } else {
                    let a16 = (((-s)) * 0.3).exp().min(20.0);
                }
                let mut a17 = (if (0.7).atan2(x[(i14 * 3) % 6]) < (x[(i12 * 3) % 6]).atan() { (match i14 % 3 { 0 => s, 1 => s, _ => 0.5 }) } else { (1.6).hypot(x[(i12 * 1) % 6]) });
                s = 0.7 * s + (q13.b[0]).sin();
                if (q13.a / (1.5 + 1.1 * 1.1)) < 0.3 { break; }
                s = 0.7 * s + (q13.b[1]).sin();
            }
            s = 0.7 * s + ((first(&[q13.b[1], s]) + (q13.b[1] - q11.b[0]))).sin();
        }
        let mut q18 = q11.clone(); q18.a *= 0.7; q11 = q18.clone();
        let mut v19 = vec![first(&[x[3 % 6], s]), ((x[1 % 6]) * 0.3).exp().min(20.0)];
        (-(0.3).min(1.3)) + v19.iter().sum::<f64>() + s + q11.norm()
    }

    #[compiled]
    pub fn p50(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut a1 = ((x[2 % 6] * x[1 % 6]) / (1.5 + bounded(s) * bounded(s)));
        let a2 = x[0 % 6];
        if bounded(s) < (-1.8) {
            s = 0.7 * s + (x[3 % 6]).sin();
        } else {
            s = s * 0.5 + early((a2 * a1), bounded(x[3 % 6]));
            if (x[1 % 6]).min(s) < ((x[0 % 6]) * 0.3).exp().min(20.0) && (a1).atan() > 0.2 {
                let (l3, r4) = (a2, (bounded(a1)).sin());
                for i5 in 0..1 {
                    s = 0.7 * s + ((-x[2 % 6])).sin();
                }
                let mut v6 = x.to_vec();
            } else {
                let a7 = ((1.9).atan() / (1.5 + (match 1 % 3 { 0 => 0.3, 1 => s, _ => 0.5 }) * (match 1 % 3 { 0 => 0.3, 1 => s, _ => 0.5 })));
            }
            s = 0.7 * s + (a2).sin();
        }
        let mut q8 = Pair { a: early(a1, x[3 % 6]), b: [early(x[1 % 6], s), 0.4], n: 0 };
        s = 0.7 * s + (((q8.b[1] * x[0 % 6]) * early(a1, x[1 % 6]))).sin();
        let (l9, r10) = ((q8.b[1] * a1), ((if (if (1.9 + a1) < (-a2) { x[0 % 6] } else { 0.3 }) < (q8.b[0] + 1.2) { s } else { 1.4 })).sin());
        let mut q11 = Pair { a: (r10 * l9), b: [(0.6 + 0.9), 0.4], n: 0 };
        ((a1 + r10) + (-x[0 % 6])) + s + a1 + a2 + l9 + r10 + q8.norm() + q11.norm()
    }

    #[compiled]
    pub fn p51(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((early(x[0 % 6], x[3 % 6]) * x[1 % 6])).sin();
        s = 0.7 * s + ((((s * s)) * 0.3).exp().min(20.0)).sin();
        if (-x[0 % 6]) < (x[3 % 6] + x[0 % 6]) && (x[3 % 6] - 0.6) > 0.2 && x[0] > 1.9 { return (match 2 % 3 { 0 => 0.4, 1 => bounded(s), _ => 0.5 }); }
        let mut a1 = early(early(s, s), early(s, s));
        s = 0.7 * s + ((x[2 % 6] * (-1.0))).sin();
        let mut a2 = ((x[2 % 6] * 1.5) + (a1 * 1.9));
        ((x[2 % 6] * x[3 % 6]) - (x[2 % 6] - 0.9)) + s + a1 + a2
    }

    #[compiled]
    pub fn p52(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (x[0 % 6] + x[0 % 6]) < x[1 % 6] {
            if (1.7 / (1.5 + x[1 % 6] * x[1 % 6])) < first(&[x[1 % 6], s]) && (match 3 % 3 { 0 => x[1 % 6], 1 => x[2 % 6], _ => 0.5 }) > 0.2 {
                for i1 in (0..3).rev() {
                    let mut v2 = x.to_vec();
                    s = 0.7 * s + (first(&[x[0 % 6], first(&[x[1 % 6], s])])).sin();
                    let at = (i1 * 3) % v2.len(); v2[at] = ((if (i1 * 3) % 2 == 0 { first(&[v2[(i1 + 2) % v2.len()], 0.1]) } else { (-x[0 % 6]) })).sin();
                    if v2[(i1 + 0) % v2.len()] < s { continue; }
                    let at = 2 % v2.len(); v2[at] += ((s).atan()).tanh();
                }
            } else {
                let a3 = (s - (0.7 * s));
            }
            let mut u4 = 0; loop {
                u4 += 1; if u4 > 3 { break; }
                let mut u5 = 0; loop {
                    u5 += 1; if u5 > 3 { break; }
                    s = s * 0.5 + bounded((x[1 % 6]).sin());
                    let mut v6 = vec![(-s), first(&[x[(u5 * 3) % 6], x[3 % 6]])];
                    s = (((v6[2 % v6.len()] * s)).max(s)).sin();
                }
                if (x[2 % 6] / (1.5 + s * s)) < (s * 1.7) { break; }
                s = 0.7 * s + (x[1 % 6]).sin();
            }
        } else {
            s = 0.7 * s + (early(1.9, (s).tanh())).sin();
            let a7 = (match 0 % 3 { 0 => (s - x[2 % 6]), 1 => (-x[2 % 6]), _ => 0.5 });
        }
        s = 0.7 * s + ((if (match 3 % 3 { 0 => 1.4, 1 => s, _ => 0.5 }) < (0.8 * 0.3) && (s * 1.5) > 0.2 { (match 1 % 3 { 0 => s, 1 => s, _ => 0.5 }) } else { x[3 % 6] })).sin();
        if (x[2 % 6]).hypot(s) < s && x[0] > 1.9 { return ((match 3 % 3 { 0 => x[2 % 6], 1 => 1.0, _ => 0.5 }) * (s - s)); }
        s = 0.7 * s + ((-s)).sin();
        if (x[2 % 6] + x[2 % 6]) < s {
            let mut u8 = 0; loop {
                u8 += 1; if u8 > 3 { break; }
                let mut u9 = 0; loop {
                    u9 += 1; if u9 > 3 { break; }
                    let f10 = |y: f64| y * (s + s) + y.sin(); let c11 = f10((if 1 % 2 == 0 { x[(u8 * 2) % 6] } else { x[2 % 6] }));
                    let mut a12 = (((s) * 0.3).exp().min(20.0)).sin();
                    if (x[(u9 * 3) % 6]).min(x[1 % 6]) < (if 1 % 2 == 0 { a12 } else { s }) { break; }
                    let mut a13 = s;
                }
                let (l14, r15) = (0.6, ((s / (1.5 + x[u8 % 6] * x[u8 % 6]))).sin());
            }
            s = 0.7 * s + ((if (if (x[1 % 6]).tanh() < (x[1 % 6] + s) { s } else { x[1 % 6] }) < x[2 % 6] { (s * s) } else { (x[3 % 6]).max(s) })).sin();
        } else {
            let mut a16 = ((if (x[3 % 6] * x[3 % 6]) < (s * s) { x[0 % 6] } else { s }) - first(&[x[2 % 6], s]));
        }
        (if (x[2 % 6] * s) < (match 0 % 3 { 0 => x[3 % 6], 1 => s, _ => 0.5 }) && (2.0 / (1.5 + x[2 % 6] * x[2 % 6])) > 0.2 { (0.7 * s) } else { (s * 0.8) }) + s
    }

    #[compiled]
    pub fn p53(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut a1 = 0.8;
        let mut a2 = (((a1) * 0.3).exp().min(20.0) * first(&[a1, x[2 % 6]]));
        if (x[0 % 6] + a1) < (x[1 % 6] * a2) && x[0] > 1.9 { return ((1.3).min(a2) - (x[2 % 6] + x[0 % 6])); }
        (((0.3 / (1.5 + s * s))) * 0.3).exp().min(20.0) + s + a1 + a2
    }

    #[compiled]
    pub fn p54(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..2 {
            for i2 in 0..3 {
                let mut u3 = 0; loop {
                    u3 += 1; if u3 > 3 { break; }
                    let mut a4 = (0.1).tanh();
                    if (match 3 % 3 { 0 => 0.6, 1 => 0.3, _ => 0.5 }) < (x[u3 % 6]).cos() { break; }
                    s = 0.7 * s + ((bounded(s) * 1.8)).sin();
                }
                if (x[0 % 6] * s) < (if 3 % 2 == 0 { s } else { x[0 % 6] }) && (match 0 % 3 { 0 => x[2 % 6], 1 => 0.4, _ => 0.5 }) > 0.2 && x[0] > 1.9 { return ((x[i1 % 6] - x[1 % 6]) + bounded(s)); }
            }
        }
        let f5 = |y: f64| y * (s * x[2 % 6]) + y.sin(); let c6 = f5((match 3 % 3 { 0 => x[3 % 6], 1 => x[2 % 6], _ => 0.5 }));
        let f7 = |y: f64| y * (1.6 / (1.5 + c6 * c6)) + y.sin(); let c8 = f7(bounded(s));
        if (-s) < (c6 / (1.5 + 1.5 * 1.5)) && (x[1 % 6] * x[2 % 6]) > 0.2 {
            s = 0.7 * s + (1.5).sin();
        } else {
            s -= bounded((early(c6, 0.5) / (1.5 + early(x[1 % 6], c8) * early(x[1 % 6], c8))));
            let mut q9 = Pair { a: c6, b: [(x[2 % 6]).cos(), 0.4], n: 0 };
            s *= (x[3 % 6]).cos();
        }
        bounded(s) + s + c6 + c8
    }

    #[compiled]
    pub fn p55(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s *= (((if (x[0 % 6] * x[2 % 6]) < early(s, x[0 % 6]) { 1.5 } else { s }) - s)).cos();
        if (s * s) < (s * 2.0) {
            let mut u1 = 0; loop {
                u1 += 1; if u1 > 3 { break; }
                let mut a2 = ((if (0.1 + 1.0) < x[2 % 6] { x[1 % 6] } else { x[u1 % 6] })).min((match 3 % 3 { 0 => 1.5, 1 => x[(u1 + 0) % 6], _ => 0.5 }));
                if bounded(s) < (if 0 % 2 == 0 { x[(u1 + 2) % 6] } else { a2 }) { break; }
                for i3 in 0..1 {
                    let mut a4 = ((if (s).atan2(s) < (x[(i3 * 3) % 6] * x[0 % 6]) { x[(i3 + 1) % 6] } else { x[u1 % 6] }) / (1.5 + x[(i3 + 1) % 6] * x[(i3 + 1) % 6]));
                    let mut q5 = Pair { a: (x[(u1 * 2) % 6] + x[0 % 6]), b: [(s + x[1 % 6]), 0.4], n: 0 };
                }
            }
            if (match 2 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 }) < ((x[3 % 6]) * 0.3).exp().min(20.0) && x[0] > 1.9 { return (if x[0 % 6] < (x[3 % 6] * x[2 % 6]) { (x[3 % 6] + s) } else { (x[0 % 6]).sin() }); }
            for i6 in 0..3 {
                if x[2 % 6] < bounded(x[(i6 + 1) % 6]) && s > 0.2 {
                    let f7 = |y: f64| y * early(x[i6 % 6], s) + y.sin(); let c8 = f7(early(s, s));
                } else {
                    let f9 = |y: f64| y * (1.2).hypot(x[(i6 * 1) % 6]) + y.sin(); let c10 = f9((0.4).hypot(s));
                    s = 0.7 * s + (((1.8).cos() * x[(i6 + 0) % 6])).sin();
                }
                s = 0.7 * s + (((match 0 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }) + ((x[1 % 6]) * 0.3).exp().min(20.0))).sin();
                if (x[(i6 + 1) % 6] + s) < bounded(0.5) && s > 0.2 { break; }
                s = 0.7 * s + (s).sin();
            }
        } else {
            let mut v11: Vec<f64> = x.iter().map(|y| y * (s + x[1 % 6])).collect();
            for i12 in 0..1 {
                let mut q13 = Pair { a: (match 0 % 3 { 0 => s, 1 => s, _ => 0.5 }), b: [(v11[(i12 + 1) % v11.len()] * x[0 % 6]), 0.4], n: 0 };
                for i14 in 0..3 {
                    let (l15, r16) = (q13.b[0], (s).sin());
                    let f17 = |y: f64| y * early(s, v11[i14 % v11.len()]) + y.sin(); let c18 = f17((l15 * s));
                }
            }
            let mut u19 = 0; loop {
                u19 += 1; if u19 > 3 { break; }
                let mut u20 = 0; loop {
                    u20 += 1; if u20 > 3 { break; }
                    let mut q21 = Pair { a: (x[2 % 6]).atan(), b: [(match 3 % 3 { 0 => x[u19 % 6], 1 => 0.9, _ => 0.5 }), 0.4], n: 0 };
                    if (s + 0.8) < (0.1).atan2(q21.b[0]) && (match u20 % 3 { 0 => q21.b[1], 1 => q21.b[1], _ => 0.5 }) > 0.2 { continue; }
                    v11.push((((-q21.b[1]) * s)).sin());
                }
                let mut v22 = vec![(s - s), (x[1 % 6]).atan2(v11[u19 % v11.len()])];
                if 1 % 2 == 0 { continue; }
                s -= bounded((match 3 % 3 { 0 => x[u19 % 6], 1 => (x[u19 % 6]).tanh(), _ => 0.5 }));
            }
        }
        s -= bounded((first(&[s, s])).atan());
        s = 0.7 * s + (((match 1 % 3 { 0 => 0.1, 1 => x[1 % 6], _ => 0.5 }) * (x[1 % 6] * s))).sin();
        let f23 = |y: f64| y * x[0 % 6] + y.sin(); let c24 = f23((-x[3 % 6]));
        s *= (((x[1 % 6] + 0.5) - x[0 % 6])).cos();
        let mut v25 = vec![(c24 * c24); 4];
        s + v25.iter().sum::<f64>() + s + c24
    }

    #[compiled]
    pub fn p56(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (x[0 % 6]).sin();
        s = 0.7 * s + (((-s) * 1.7)).sin();
        s += ((2.0 - (if (x[0 % 6] * x[0 % 6]) < (-x[1 % 6]) { x[0 % 6] } else { x[1 % 6] }))).tanh();
        s = 0.7 * s + (((s + x[0 % 6]) - 0.1)).sin();
        let mut v1 = vec![bounded(s), (x[0 % 6] + s)];
        if (s).min(x[1 % 6]) < (x[2 % 6] * 1.4) {
            for i2 in 0..1 {
                let mut q3 = Pair { a: (s).atan2(v1[2 % v1.len()]), b: [((s) * 0.3).exp().min(20.0), 0.4], n: 0 };
            }
            if (s - v1[2 % v1.len()]) < (x[0 % 6]).atan() && first(&[v1[1 % v1.len()], x[2 % 6]]) > 0.2 {
                let mut v4 = x.to_vec();
            } else {
                for i5 in (0..2).rev() {
                    let mut q6 = Pair { a: (s * 0.4), b: [early(s, s), 0.4], n: 0 };
                    let at = 1 % v1.len(); v1[at] += ((((if (i5 + 0) % 2 == 0 { s } else { 1.3 })) * 0.3).exp().min(20.0)).tanh();
                    let d7 = v1.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
                }
                s = 0.7 * s + (first(&[(s - x[2 % 6]), s])).sin();
            }
            let mut q8 = Pair { a: (x[3 % 6] * v1[2 % v1.len()]), b: [s, 0.4], n: 0 };
        } else {
            let mut u9 = 0; loop {
                u9 += 1; if u9 > 3 { break; }
                let a10 = (bounded(s) / (1.5 + bounded(s) * bounded(s)));
                let mut w11 = 0; while w11 < 4 && (w11 < 2 || u9 % 2 == 0) {
                    w11 += 1;
                    let d12 = v1.chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
                    let at = u9 % v1.len(); v1.swap(at, 0);
                    s = s * 0.5 + ((1.7 * a10) + (0.3 * v1[w11 % v1.len()]));
                }
                s = (bounded(s)).sin();
            }
            let mut w13 = 0; while w13 < 4 && (w13 < 2 || ((v1[0 % v1.len()]) * 0.3).exp().min(20.0) < s) {
                w13 += 1;
                if (w13 * 1) % 2 == 0 && x[0] > 1.9 { return ((v1[2 % v1.len()] - 0.4) / (1.5 + ((x[(w13 + 1) % 6]) * 0.3).exp().min(20.0) * ((x[(w13 + 1) % 6]) * 0.3).exp().min(20.0))); }
                let (l14, r15) = ((0.4 / (1.5 + x[2 % 6] * x[2 % 6])), (first(&[s, x[3 % 6]])).sin());
                s += ((-(v1[w13 % v1.len()] * x[(w13 * 1) % 6]))).tanh();
            }
        }
        let d16 = v1.iter().rev().fold(0.3, |m, a| (m * a + (-s)).cos());
        (((v1[3 % v1.len()]) * 0.3).exp().min(20.0) / (1.5 + (if early(v1[1 % v1.len()], s) < (v1[1 % v1.len()] * x[0 % 6]) { x[2 % 6] } else { d16 }) * (if early(v1[1 % v1.len()], s) < (v1[1 % v1.len()] * x[0 % 6]) { x[2 % 6] } else { d16 }))) + v1.iter().sum::<f64>() + s + d16
    }

    #[compiled]
    pub fn p57(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if bounded(s) < (1.5).atan2(1.2) && (x[2 % 6] * x[0 % 6]) > 0.2 && x[0] > 1.9 { return x[2 % 6]; }
        s = 0.7 * s + (x[3 % 6]).sin();
        s *= (((1.4 * x[1 % 6])).tanh()).cos();
        for i1 in (0..1).rev() {
            s = 0.7 * s + (s).sin();
            if (x[2 % 6]).sin() < bounded(x[1 % 6]) && x[0] > 1.9 { return x[1 % 6]; }
            s = 0.7 * s + ((match i1 % 3 { 0 => bounded(x[i1 % 6]), 1 => 1.3, _ => 0.5 })).sin();
            if (s * 2.0) < early(1.7, x[(i1 + 2) % 6]) { break; }
            if (x[(i1 + 1) % 6] * s) < (1.2 * 0.1) {
                for i2 in 0..4 {
                    let a3 = first(&[(s * x[(i1 * 1) % 6]), early(x[0 % 6], x[i2 % 6])]);
                    let mut q4 = Pair { a: (-a3), b: [x[i2 % 6], 0.4], n: 0 };
                }
                if i1 % 2 == 0 { break; }
                if 0 % 2 == 0 && x[0] > 1.9 { return ((-s) / (1.5 + x[(i1 * 3) % 6] * x[(i1 * 3) % 6])); }
            } else {
                let mut w5 = 0; while w5 < 4 && (w5 < 2 || (x[(i1 + 0) % 6] * s) < (if (1.2 + x[(i1 * 2) % 6]) < 0.2 { x[2 % 6] } else { s })) {
                    w5 += 1;
                    s = 0.7 * s + (bounded(bounded(s))).sin();
                }
                let f6 = |y: f64| y * (x[3 % 6] * s) + y.sin(); let c7 = f6((s * x[i1 % 6]));
                s = 0.7 * s + (((s * 1.6) + first(&[s, c7]))).sin();
            }
        }
        let (l8, r9) = (s, (bounded(s)).sin());
        s = 0.7 * s + ((match 3 % 3 { 0 => (0.9 - r9), 1 => x[1 % 6], _ => 0.5 })).sin();
        let mut v10 = vec![early(x[2 % 6], 0.9), (match 0 % 3 { 0 => s, 1 => s, _ => 0.5 })];
        (((r9).atan2(x[1 % 6])) * 0.3).exp().min(20.0) + v10.iter().sum::<f64>() + s + l8 + r9
    }

    #[compiled]
    pub fn p58(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (((-s)).atan2((match 2 % 3 { 0 => 1.0, 1 => x[0 % 6], _ => 0.5 }))).sin();
        if early(x[0 % 6], x[3 % 6]) < (-1.8) && (-s) > 0.2 {
            s = 0.7 * s + ((match 1 % 3 { 0 => x[0 % 6], 1 => bounded(x[2 % 6]), _ => 0.5 })).sin();
            s = 0.7 * s + (((s).tanh() * early(s, x[3 % 6]))).sin();
        } else {
            for i1 in (0..4).rev() {
                let mut u2 = 0; loop {
                    u2 += 1; if u2 > 3 { break; }
                    let a3 = 0.4;
                }
                let a4 = (match i1 % 3 { 0 => (x[i1 % 6] + s), 1 => (x[3 % 6] * s), _ => 0.5 });
                s = 0.7 * s + (a4).sin();
            }
            if x[2 % 6] < 1.8 {
                for i5 in 0..3 {
                    let a6 = (s / (1.5 + bounded(x[0 % 6]) * bounded(x[0 % 6])));
                }
            } else {
                let mut q7 = Pair { a: (1.8).hypot(2.0), b: [(-0.6), 0.4], n: 0 };
                for i8 in 0..3 {
                    s = 0.7 * s + (early((-q7.b[1]), (s / (1.5 + s * s)))).sin();
                    let mut q9 = Pair { a: q7.a, b: [q7.a, 0.4], n: 0 };
                    let mut q10 = q7.clone(); q10.a *= 0.7; q7 = q10.clone();
                }
                if ((x[2 % 6]) * 0.3).exp().min(20.0) < early(s, s) && s > 0.2 {
                    let (l11, r12) = ((s / (1.5 + 0.2 * 0.2)), (q7.b[1]).sin());
                } else {
                    s = 0.7 * s + ((((-s)) * 0.3).exp().min(20.0)).sin();
                }
            }
            let mut v13 = x.to_vec();
        }
        s = 0.7 * s + ((((s * s)) * 0.3).exp().min(20.0)).sin();
        if ((s) * 0.3).exp().min(20.0) < (match 2 % 3 { 0 => x[3 % 6], 1 => s, _ => 0.5 }) {
            s = 0.7 * s + ((-((x[3 % 6]) * 0.3).exp().min(20.0))).sin();
            let mut a14 = ((-s) / (1.5 + (s * 1.3) * (s * 1.3)));
        } else {
            let mut v15: Vec<f64> = x.iter().map(|y| y * (x[0 % 6] * x[2 % 6])).collect();
            s = 0.7 * s + ((((s * v15[3 % v15.len()])) * 0.3).exp().min(20.0)).sin();
            let f16 = |y: f64| y * (s * x[1 % 6]) + y.sin(); let c17 = f16((s * s));
        }
        ((x[1 % 6]).tanh()).min(bounded(x[1 % 6])) + s
    }

    #[compiled]
    pub fn p59(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((-(x[3 % 6]).min(x[3 % 6]))).sin();
        let mut w1 = 0; while w1 < 4 && (w1 < 2 || x[1 % 6] < (s).cos()) {
            w1 += 1;
            s = 0.7 * s + (first(&[(x[0 % 6]).atan(), (x[w1 % 6] * x[1 % 6])])).sin();
            let mut u2 = 0; loop {
                u2 += 1; if u2 > 3 { break; }
                let mut u3 = 0; loop {
                    u3 += 1; if u3 > 3 { break; }
                    let a4 = early((x[0 % 6] - x[(u3 * 2) % 6]), (s * x[w1 % 6]));
                }
            }
        }
        s = s * 0.5 + x[1 % 6];
        let f5 = |y: f64| y * (0.4 * s) + y.sin(); let c6 = f5(early(x[0 % 6], 1.3));
        let (l7, r8) = ((x[0 % 6] / (1.5 + x[0 % 6] * x[0 % 6])), ((s * 2.0)).sin());
        (match 2 % 3 { 0 => (match 3 % 3 { 0 => 1.6, 1 => x[0 % 6], _ => 0.5 }), 1 => (-0.2), _ => 0.5 }) + s + c6 + l7 + r8
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
