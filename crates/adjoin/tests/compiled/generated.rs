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
        let mut u2 = 0;
        #[rerun]
        loop {
            u2 += 1; if u2 > 3 { break; }
            let mut w3 = 0;
            while w3 < 4 && (w3 < 2 || bounded(x[(u2 + 1) % 6]) < x[u2 % 6] && (s).atan2(0.4) > 0.2) {
                w3 += 1;
                q1.shift(bounded(s));
                s = 0.7 * s + ((q1.b[0] * (0.1 * q1.a))).sin();
                s -= bounded((if s < bounded(x[1 % 6]) { (x[2 % 6] * q1.b[0]) } else { bounded(0.4) }));
            }
            if (-s) < ((s) * 0.3).exp().min(20.0) {
                if x[0 % 6] < bounded(s) {
                    let mut q4 = Pair { a: (x[(u2 * 2) % 6]).sin(), b: [(s * x[(u2 * 2) % 6]), 0.4], n: 0 };
                    q1.b[1] = (early((x[u2 % 6]).tanh(), early(1.7, x[3 % 6]))).sin() * q1.a;
                    s = 0.7 * s + (s).sin();
                    if (u2 * 3) % 2 == 0 { continue; }
                    let mut q5 = Pair { a: bounded(q1.b[0]), b: [(s + q4.b[0]), 0.4], n: 0 };
                } else {
                    let (l6, r7) = ((match (u2 * 2) % 3 { 0 => x[u2 % 6], 1 => 0.5, _ => 0.5 }), ((match 2 % 3 { 0 => s, 1 => q1.a, _ => 0.5 })).sin());
                    s = 0.7 * s + ((match 1 % 3 { 0 => first(&[1.3, 1.5]), 1 => (0.1 * s), _ => 0.5 })).sin();
                    let f8 = |y: f64| y * 0.3 + y.sin(); let c9 = f8((q1.b[1] / (1.5 + x[2 % 6] * x[2 % 6])));
                    if (q1.a + r7) < s { break; }
                    let mut v10 = x.to_vec();
                }
                for i11 in (0..4).rev() {
                    s -= bounded(bounded((-1.9)));
                    s += (x[(u2 + 0) % 6]).tanh();
                    let mut v12: Vec<f64> = x.iter().map(|y| y * ((s) * 0.3).exp().min(20.0)).collect();
                    if 3 % 2 == 0 { continue; }
                    let at = (u2 * 1) % v12.len(); v12[at] *= ((early(s, x[(u2 + 1) % 6]) - 1.4)).cos();
                }
                let f13 = |y: f64| y * (s * x[(u2 * 3) % 6]) + y.sin(); let c14 = f13((-x[2 % 6]));
                if ((c14) * 0.3).exp().min(20.0) < (x[(u2 + 0) % 6]).hypot(x[0 % 6]) { break; }
                #[rerun]
                for i15 in 0..3 {
                    s = s * 0.5 + ((q1.b[0] + s)).hypot((s * s));
                    let a16 = ((bounded(c14)) * 0.3).exp().min(20.0);
                    let a17 = x[(u2 + 0) % 6];
                }
            } else {
                q1.shift(bounded(s));
                s += (((if s < (s - q1.b[1]) && s > 0.2 { s } else { x[(u2 * 1) % 6] }) + bounded(x[(u2 * 1) % 6]))).tanh();
                q1.b[1] = (s).sin() * q1.a;
                if (x[2 % 6] + x[(u2 * 2) % 6]) < (x[(u2 + 2) % 6]).min(q1.a) { break; }
                let f18 = |y: f64| y * (s - s) + y.sin(); let c19 = f18((x[(u2 * 1) % 6] * q1.a));
            }
            let (l20, r21) = ((q1.a - s), (s).sin());
        }
        let mut a22 = (((x[1 % 6]) * 0.3).exp().min(20.0) + (0.3 * s));
        let mut v23 = x.to_vec();
        let mut t24 = (if (match 2 % 3 { 0 => x[3 % 6], 1 => q1.a, _ => 0.5 }) < (x[2 % 6] * q1.a) { a22 } else { s });
        for i25 in 0..5 {
            let mut f26 = 1.6;
            t24 += f26 * f26;
            q1.b[1] = ((first(&[1.1, 1.8]) / (1.5 + (a22 * s) * (a22 * s)))).sin() * q1.a;
            f26 = f26 * 0.5 + (match 2 % 3 { 0 => (f26 + a22), 1 => (v23[(i25 * 3) % v23.len()] + q1.b[1]), _ => 0.5 });
        }
        ((match 3 % 3 { 0 => a22, 1 => a22, _ => 0.5 })).cos() + v23.iter().sum::<f64>() + s + a22 + t24 + q1.norm()
    }

    #[compiled]
    pub fn p1(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((((match 2 % 3 { 0 => s, 1 => s, _ => 0.5 })) * 0.3).exp().min(20.0)).sin();
        s = 0.7 * s + (((x[1 % 6]).min(1.4) * (x[3 % 6] + s))).sin();
        s -= bounded(s);
        let mut v1 = vec![x[0 % 6], (x[3 % 6]).max(s)];
        let mut t2 = (match 0 % 3 { 0 => v1[0 % v1.len()], 1 => v1[3 % v1.len()], _ => 0.5 });
        for i3 in 0..4 {
            let mut f4 = x[0 % 6];
            t2 += f4 * f4;
            let a5 = (-v1[0 % v1.len()]);
            if (if early(f4, 1.0) < (1.7 * a5) { 0.9 } else { v1[3 % v1.len()] }) < (f4 - x[3 % 6]) {
                let mut q6 = Pair { a: bounded(s), b: [first(&[1.1, f4]), 0.4], n: 0 };
                for i7 in 0..1 {
                    let f8 = |y: f64| y * (s + v1[3 % v1.len()]) + y.sin(); let c9 = f8(early(1.8, q6.b[0]));
                    v1.push((((x[2 % 6] / (1.5 + 0.7 * 0.7)) / (1.5 + (1.4).atan() * (1.4).atan()))).sin());
                    v1.push((bounded((match 0 % 3 { 0 => v1[(i3 * 1) % v1.len()], 1 => v1[0 % v1.len()], _ => 0.5 }))).sin());
                }
            } else {
                let at = (i3 * 3) % v1.len(); v1[at] = (((s + x[(i3 * 3) % 6]) * a5)).sin();
            }
            let mut v10 = vec![(x[1 % 6] * s), first(&[v1[(i3 + 0) % v1.len()], x[3 % 6]])];
        }
        0.4 + v1.iter().sum::<f64>() + s + t2
    }

    #[compiled]
    pub fn p2(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in (0..2).rev() {
            if (-1.5) < (s * s) {
                for i2 in (0..4).rev() {
                    s = 0.7 * s + (early((0.9 * s), (-x[2 % 6]))).sin();
                    s = 0.7 * s + ((s + (1.9 * s))).sin();
                }
                let mut u3 = 0;
                loop {
                    u3 += 1; if u3 > 3 { break; }
                    let mut v4: Vec<f64> = x.iter().map(|y| y * 1.1).collect();
                    if (s / (1.5 + 0.4 * 0.4)) < (v4[(u3 * 3) % v4.len()] * s) { break; }
                    let (l5, r6) = ((-0.5), (bounded(s)).sin());
                }
                if 1 % 2 == 0 {
                    s = 0.7 * s + (early((s).atan(), 2.0)).sin();
                    s = 0.7 * s + ((((1.5 * x[1 % 6])) * 0.3).exp().min(20.0)).sin();
                    s = 0.7 * s + (((0.1 + 1.0) - (s).max(s))).sin();
                } else {
                    s = 0.7 * s + (((s * s)).tanh()).sin();
                    let mut q7 = Pair { a: x[2 % 6], b: [bounded(x[(i1 + 1) % 6]), 0.4], n: 0 };
                    let f8 = |y: f64| y * (s / (1.5 + q7.b[1] * q7.b[1])) + y.sin(); let c9 = f8((s * x[2 % 6]));
                }
                if s < (s - 0.7) && s > 0.2 { continue; }
                for i10 in 0..1 {
                    s += (((0.9 + s)).hypot((match 0 % 3 { 0 => 2.0, 1 => 1.3, _ => 0.5 }))).tanh();
                    let mut a11 = bounded((0.4).atan());
                }
            } else {
                #[rerun]
                for i12 in (0..1).rev() {
                    let (l13, r14) = ((x[i12 % 6] + x[2 % 6]), (x[1 % 6]).sin());
                    s = 0.7 * s + (l13).sin();
                }
                let mut q15 = Pair { a: (s - s), b: [((s) * 0.3).exp().min(20.0), 0.4], n: 0 };
                s = 0.7 * s + (((-q15.b[0]) + (s / (1.5 + s * s)))).sin();
            }
            s += ((x[3 % 6] * (x[3 % 6] + x[2 % 6]))).tanh();
            if 0 % 2 == 0 {
                s = (((x[(i1 * 1) % 6] - x[(i1 + 0) % 6]) * first(&[x[3 % 6], x[3 % 6]]))).sin();
                let f16 = |y: f64| y * (x[3 % 6]).atan2(1.9) + y.sin(); let c17 = f16((s).atan2(x[1 % 6]));
            } else {
                let mut q18 = Pair { a: 1.3, b: [s, 0.4], n: 0 };
                let (l19, r20) = (s, ((q18.b[1] * s)).sin());
                s = ((match (i1 * 1) % 3 { 0 => (if (q18.a * x[3 % 6]) < (r20 - q18.a) { r20 } else { l19 }), 1 => bounded(x[0 % 6]), _ => 0.5 })).sin();
                if i1 % 2 == 0 { continue; }
                s *= (((-x[i1 % 6])).atan2((r20 * q18.b[1]))).cos();
            }
        }
        s *= (x[2 % 6]).cos();
        let mut v21 = x.to_vec();
        s = 0.7 * s + (((s / (1.5 + v21[3 % v21.len()] * v21[3 % v21.len()])) / (1.5 + (v21[3 % v21.len()] * v21[2 % v21.len()]) * (v21[3 % v21.len()] * v21[2 % v21.len()])))).sin();
        s -= bounded((((s) * 0.3).exp().min(20.0) * x[2 % 6]));
        0.9 + v21.iter().sum::<f64>() + s
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
                let f6 = |y: f64| y * (x[1 % 6] * x[0 % 6]) + y.sin(); let c7 = f6(x[(i5 + 2) % 6]);
                s = 0.7 * s + (first(&[first(&[x[(i5 + 0) % 6], c7]), c7])).sin();
            }
            let (l8, r9) = (first(&[s, s]), ((0.5).atan2(x[1 % 6])).sin());
        } else {
            if (s + x[3 % 6]) < first(&[s, s]) && (if (-x[3 % 6]) < (-s) { s } else { s }) > 0.2 {
                let (l10, r11) = ((x[2 % 6] * x[0 % 6]), ((match 1 % 3 { 0 => 0.1, 1 => s, _ => 0.5 })).sin());
                for i12 in 0..1 {
                    s = s * 0.5 + (((x[(i12 + 2) % 6] + 1.9)) * 0.3).exp().min(20.0);
                    s -= bounded(((if first(&[1.9, l10]) < (s).tanh() { r11 } else { x[2 % 6] }) + (if 0 % 2 == 0 { x[3 % 6] } else { r11 })));
                }
                let a13 = bounded((s).min(x[3 % 6]));
            } else {
                s -= bounded(((x[2 % 6] - 0.2)).hypot((if 0.7 < (match 0 % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 }) && (1.3 * 2.0) > 0.2 { x[3 % 6] } else { 1.5 })));
                s = ((0.4 * early(x[1 % 6], x[3 % 6]))).sin();
            }
        }
        if (match 2 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 }) < s {
            s = 0.7 * s + (first(&[bounded(s), first(&[x[3 % 6], s])])).sin();
        } else {
            let (l14, r15) = (s, (early(s, x[3 % 6])).sin());
        }
        #[rerun]
        for i16 in (0..2).rev() {
            s = 0.7 * s + (((-x[2 % 6])).cos()).sin();
            s = 0.7 * s + (bounded((s).hypot(x[1 % 6]))).sin();
        }
        s = s * 0.5 + ((1.5 + x[0 % 6]) + (x[2 % 6] + x[3 % 6]));
        let f17 = |y: f64| y * (1.7 * s) + y.sin(); let c18 = f17((s - x[3 % 6]));
        let mut t19 = (x[0 % 6] * x[0 % 6]);
        for i20 in 0..4 {
            let mut f21 = ((s - 1.7)).cos();
            t19 += f21 * f21;
            let f22 = |y: f64| y * 0.6 + y.sin(); let c23 = f22((-x[1 % 6]));
            s = 0.7 * s + (x[(i20 * 2) % 6]).sin();
        }
        ((s * x[0 % 6])).atan2((s / (1.5 + t19 * t19))) + s + c18 + t19
    }

    #[compiled]
    pub fn p4(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((0.7).sin()).sin();
        s = 0.7 * s + ((0.9 / (1.5 + (1.1 * 1.0) * (1.1 * 1.0)))).sin();
        for i1 in (0..4).rev() {
            s = 0.7 * s + (((1.5).atan()).hypot(x[0 % 6])).sin();
        }
        let mut u2 = 0;
        loop {
            u2 += 1; if u2 > 3 { break; }
            let mut u3 = 0;
            #[rerun]
            loop {
                u3 += 1; if u3 > 3 { break; }
                s = 0.7 * s + (((match (u3 + 0) % 3 { 0 => s, 1 => s, _ => 0.5 }) * (1.8 * x[(u3 + 0) % 6]))).sin();
                s = 0.7 * s + ((first(&[1.7, s]) * first(&[x[2 % 6], s]))).sin();
                s -= bounded((early(s, x[u3 % 6]) - ((s) * 0.3).exp().min(20.0)));
                if (u3 * 1) % 2 == 0 { continue; }
                let mut q4 = Pair { a: (s * 2.0), b: [x[2 % 6], 0.4], n: 0 };
            }
            s = 0.7 * s + (((x[1 % 6] * x[1 % 6]) / (1.5 + (-1.9) * (-1.9)))).sin();
            if s < (x[(u2 * 3) % 6]).atan() { break; }
            let mut u5 = 0;
            loop {
                u5 += 1; if u5 > 3 { break; }
                if (u2 * 2) % 2 == 0 {
                    s = 0.7 * s + (s).sin();
                    s += (((x[u5 % 6] * 1.8)).tanh()).tanh();
                } else {
                    let mut q6 = Pair { a: first(&[x[(u5 + 0) % 6], x[u5 % 6]]), b: [x[(u5 * 1) % 6], 0.4], n: 0 };
                    if (q6.a / (1.5 + s * s)) < first(&[0.5, s]) { break; }
                    let mut a7 = (s + ((x[u2 % 6]) * 0.3).exp().min(20.0));
                }
                s = 0.7 * s + ((early(s, x[(u2 + 2) % 6]) / (1.5 + (x[u5 % 6] + x[u5 % 6]) * (x[u5 % 6] + x[u5 % 6])))).sin();
                for i8 in 0..2 {
                    let mut a9 = bounded((match 1 % 3 { 0 => s, 1 => x[3 % 6], _ => 0.5 }));
                }
            }
        }
        let mut t10 = ((0.5) * 0.3).exp().min(20.0);
        for i11 in 0..4 {
            let mut f12 = ((x[2 % 6] * x[1 % 6]) / (1.5 + (s).sin() * (s).sin()));
            t10 += f12 * f12;
            f12 -= bounded(((x[i11 % 6]).min(x[3 % 6]) + (x[1 % 6] * f12)));
            s = 0.7 * s + ((first(&[x[(i11 + 2) % 6], x[2 % 6]]) / (1.5 + (1.8 / (1.5 + s * s)) * (1.8 / (1.5 + s * s))))).sin();
            s = 0.7 * s + (first(&[f12, (x[3 % 6] * f12)])).sin();
        }
        (0.5 * (t10 * t10)) + s + t10
    }

    #[compiled]
    pub fn p5(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (0.8).sin();
        for i1 in 0..3 {
            s *= ((s * 0.8)).cos();
            s = 0.7 * s + (s).sin();
            s = 0.7 * s + (x[2 % 6]).sin();
        }
        s = 0.7 * s + (((1.6 * x[3 % 6]) * early(x[3 % 6], x[2 % 6]))).sin();
        let mut q2 = Pair { a: (if bounded(x[0 % 6]) < bounded(x[2 % 6]) { x[1 % 6] } else { s }), b: [(1.4 - s), 0.4], n: 0 };
        s *= ((-early(q2.b[0], q2.b[0]))).cos();
        let mut t3 = first(&[2.0, s]);
        for i4 in 0..3 {
            let mut f5 = early(x[(i4 * 3) % 6], (1.7 * q2.b[0]));
            t3 += f5 * f5;
            s = 0.7 * s + (((s).max(1.7) * (-q2.b[1]))).sin();
            f5 *= ((match i4 % 3 { 0 => q2.b[0], 1 => f5, _ => 0.5 })).cos();
            s = 0.7 * s + ((((s).sin()) * 0.3).exp().min(20.0)).sin();
        }
        let mut t6 = (match 3 % 3 { 0 => 1.2, 1 => 0.5, _ => 0.5 });
        for i7 in 0..1 {
            let mut f8 = (-(s).tanh());
            t6 += f8 * f8;
            let mut u9 = 0;
            loop {
                u9 += 1; if u9 > 3 { break; }
                let f10 = |y: f64| y * f8 + y.sin(); let c11 = f10(((f8) * 0.3).exp().min(20.0));
                if (match 2 % 3 { 0 => q2.a, 1 => 0.2, _ => 0.5 }) < early(q2.a, f8) && x[3 % 6] > 0.2 { break; }
                for i12 in 0..4 {
                    let a13 = ((f8 / (1.5 + 1.9 * 1.9)) * (s - c11));
                    let a14 = first(&[(a13 * x[0 % 6]), (c11 * q2.b[1])]);
                    let (l15, r16) = ((q2.b[0] + 1.2), ((1.5).tanh()).sin());
                }
            }
            let mut w17 = 0;
            #[rerun]
            while w17 < 4 && (w17 < 2 || (q2.b[1] + x[i7 % 6]) < early(x[i7 % 6], 0.8)) {
                w17 += 1;
                if bounded(s) < first(&[x[(w17 + 1) % 6], f8]) {
                    f8 = f8 * 0.5 + ((s - t3) + (s * x[3 % 6]));
                    f8 = f8 * 0.5 + t3;
                    if bounded(1.7) < bounded(x[3 % 6]) { break; }
                    s = 0.7 * s + (((q2.b[1] + 1.7) - (f8 / (1.5 + q2.a * q2.a)))).sin();
                } else {
                    let mut a18 = ((q2.b[1] * 1.2) / (1.5 + 0.6 * 0.6));
                    let a19 = ((match (w17 + 0) % 3 { 0 => 1.6, 1 => q2.b[0], _ => 0.5 }) * (x[(w17 * 1) % 6] + q2.a));
                    s = 0.7 * s + (((-x[2 % 6]) + (q2.a).atan())).sin();
                }
                s = 0.7 * s + (((early(t3, f8)) * 0.3).exp().min(20.0)).sin();
                let f20 = |y: f64| y * (x[(w17 + 1) % 6] / (1.5 + x[3 % 6] * x[3 % 6])) + y.sin(); let c21 = f20((x[(w17 * 3) % 6] + x[(i7 * 3) % 6]));
            }
            s = 0.7 * s + (t3).sin();
        }
        (if (match 2 % 3 { 0 => s, 1 => 0.7, _ => 0.5 }) < q2.a { (if (match 1 % 3 { 0 => s, 1 => t6, _ => 0.5 }) < (s + 1.2) { q2.a } else { 0.4 }) } else { t3 }) + s + t3 + t6 + q2.norm()
    }

    #[compiled]
    pub fn p6(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((((s + 0.4)) * 0.3).exp().min(20.0)).sin();
        let f1 = |y: f64| y * (x[3 % 6] - x[3 % 6]) + y.sin(); let c2 = f1(1.6);
        let mut v3 = x.to_vec();
        for i4 in 0..4 {
            let d5 = v3.chunks(2).enumerate().map(|(k, c)| c[0] * k as f64).sum::<f64>();
        }
        let a6 = (((s) * 0.3).exp().min(20.0) / (1.5 + (0.7 * 1.4) * (0.7 * 1.4)));
        (-(a6 + x[1 % 6])) + v3.iter().sum::<f64>() + s + c2 + a6
    }

    #[compiled]
    pub fn p7(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((((s + s)) * 0.3).exp().min(20.0)).sin();
        for i1 in (0..4).rev() {
            let a2 = ((match (i1 * 1) % 3 { 0 => x[0 % 6], 1 => 1.3, _ => 0.5 }) - (s).cos());
        }
        let mut a3 = x[1 % 6];
        if bounded(0.4) < x[3 % 6] && x[0] > 1.9 { return s; }
        s = 0.7 * s + ((if (-1.0) < (if (s).sin() < (x[3 % 6] / (1.5 + x[2 % 6] * x[2 % 6])) { s } else { s }) { (if (a3 / (1.5 + a3 * a3)) < (x[1 % 6] + x[0 % 6]) { a3 } else { x[2 % 6] }) } else { (s * 1.6) })).sin();
        s + s + a3
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
        let mut w4 = 0;
        while w4 < 4 && (w4 < 2 || (match 2 % 3 { 0 => s, 1 => 0.6, _ => 0.5 }) < (match 3 % 3 { 0 => x[2 % 6], 1 => x[3 % 6], _ => 0.5 })) {
            w4 += 1;
            let mut u5 = 0;
            loop {
                u5 += 1; if u5 > 3 { break; }
                for i6 in 0..3 {
                    s = 0.7 * s + (((s / (1.5 + x[1 % 6] * x[1 % 6])) + x[u5 % 6])).sin();
                    s *= (bounded((s + x[3 % 6]))).cos();
                }
                for i7 in 0..4 {
                    let f8 = |y: f64| y * early(x[1 % 6], s) + y.sin(); let c9 = f8((if (u5 + 0) % 2 == 0 { x[i7 % 6] } else { s }));
                }
            }
            s = 0.7 * s + (((s * s) * (s + s))).sin();
            for i10 in (0..3).rev() {
                s = 0.7 * s + (bounded((match 0 % 3 { 0 => s, 1 => x[(i10 + 0) % 6], _ => 0.5 }))).sin();
            }
            if (-s) < s { break; }
            s = (x[1 % 6]).sin();
        }
        #[rerun]
        for i11 in (0..1).rev() {
            s = 0.7 * s + (((x[0 % 6] * s) + (if (i11 * 1) % 2 == 0 { s } else { x[1 % 6] }))).sin();
            let mut v12 = x.to_vec();
        }
        if (s - 1.6) < early(s, x[0 % 6]) {
            let (l13, r14) = (s, (x[3 % 6]).sin());
        } else {
            let mut w15 = 0;
            while w15 < 4 && (w15 < 2 || (if early(s, x[0 % 6]) < x[0 % 6] { x[2 % 6] } else { s }) < early(x[3 % 6], s)) {
                w15 += 1;
                for i16 in 0..3 {
                    let (l17, r18) = (early(s, x[(w15 + 0) % 6]), (early(x[(w15 * 1) % 6], x[1 % 6])).sin());
                }
                s = s * 0.5 + ((0.1 + s) - (s / (1.5 + s * s)));
                if s < bounded(x[1 % 6]) { continue; }
                let mut a19 = bounded((1.8 - x[2 % 6]));
            }
        }
        let mut t20 = first(&[s, x[3 % 6]]);
        for i21 in 0..1 {
            let mut f22 = (bounded(x[2 % 6]) + (match 3 % 3 { 0 => 0.2, 1 => s, _ => 0.5 }));
            t20 += f22 * f22;
            s = 0.7 * s + (((x[i21 % 6] + x[i21 % 6]) - (s * s))).sin();
            let f23 = |y: f64| y * (x[2 % 6] * 1.4) + y.sin(); let c24 = f23(early(x[2 % 6], s));
            let (l25, r26) = (1.4, (first(&[f22, x[0 % 6]])).sin());
        }
        let mut t27 = (0.3 + 1.6);
        for i28 in 0..3 {
            let mut f29 = (if (i28 + 2) % 2 == 0 { (t20 + t20) } else { (s * 0.1) });
            t27 += f29 * f29;
            s = 0.7 * s + ((x[2 % 6]).atan()).sin();
            let mut v30 = vec![(if (f29 * s) < (-x[i28 % 6]) { f29 } else { x[(i28 * 3) % 6] }); 3];
        }
        early((t20 - t27), (x[0 % 6] * 1.5)) + s + t20 + t27
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
                let mut w4 = 0;
                while w4 < 4 && (w4 < 2 || (1.9 - a3) < (0.3).cos()) {
                    w4 += 1;
                    let (l5, r6) = ((q1.b[1] + s), (first(&[1.1, q1.b[1]])).sin());
                    let a7 = first(&[(a3).sin(), (match 1 % 3 { 0 => 1.2, 1 => x[w4 % 6], _ => 0.5 })]);
                    if 1 % 2 == 0 { continue; }
                    s = s * 0.5 + (if (s + 0.1) < first(&[s, x[2 % 6]]) { (-1.2) } else { (l5 * s) });
                }
                let mut q8 = Pair { a: early(x[1 % 6], s), b: [x[0 % 6], 0.4], n: 0 };
            }
            q1.b[1] = ((match 3 % 3 { 0 => first(&[s, q1.b[1]]), 1 => (-s), _ => 0.5 })).sin() * q1.a;
            if s < (match 1 % 3 { 0 => 1.8, 1 => q1.b[0], _ => 0.5 }) {
                let mut v9 = vec![(q1.a * s); 4];
                let (l10, r11) = ((q1.b[0] / (1.5 + 0.8 * 0.8)), ((match 0 % 3 { 0 => s, 1 => s, _ => 0.5 })).sin());
            } else {
                s *= (x[2 % 6]).cos();
            }
        } else {
            s *= (x[0 % 6]).cos();
            let mut w12 = 0;
            #[rerun]
            while w12 < 4 && (w12 < 2 || x[3 % 6] < (x[1 % 6]).cos()) {
                w12 += 1;
                let f13 = |y: f64| y * ((s) * 0.3).exp().min(20.0) + y.sin(); let c14 = f13((x[w12 % 6] + q1.b[1]));
            }
        }
        let mut q15 = Pair { a: bounded(q1.a), b: [q1.b[1], 0.4], n: 0 };
        s = 0.7 * s + (((0.9 + 1.9) + 0.5)).sin();
        let mut q16 = q1.clone(); q16.a *= 0.7; q1 = q16.clone();
        let mut t17 = x[2 % 6];
        for i18 in 0..4 {
            let mut f19 = ((s).max(s) * x[(i18 + 1) % 6]);
            t17 += f19 * f19;
            let a20 = s;
            if (i18 + 2) % 2 == 0 {
                if (0.5 - q15.a) < s && x[0] > 1.9 { return ((q1.a / (1.5 + s * s)) + (f19 + 0.7)); }
                s = 0.7 * s + (first(&[x[2 % 6], (f19 * 0.7)])).sin();
            } else {
                q15.shift(bounded(first(&[(if (s).atan() < (q1.a).sin() { a20 } else { q1.b[1] }), (if q1.b[0] < (f19 * q1.b[0]) && (if ((x[3 % 6]) * 0.3).exp().min(20.0) < (f19 - s) { a20 } else { a20 }) > 0.2 { a20 } else { 0.6 })])));
                s = 0.7 * s + (((first(&[s, 1.8])) * 0.3).exp().min(20.0)).sin();
                s = 0.7 * s + ((if (s / (1.5 + 1.5 * 1.5)) < (s + q1.b[1]) { bounded(q15.b[1]) } else { (1.9 * x[(i18 * 2) % 6]) })).sin();
            }
        }
        early(s, (q15.b[1] * s)) + s + t17 + q1.norm() + q15.norm()
    }

    #[compiled]
    pub fn p10(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((s * (s * x[1 % 6]))).sin();
        for i1 in 0..3 {
            let (l2, r3) = ((x[i1 % 6] + x[(i1 * 1) % 6]), (early(s, x[0 % 6])).sin());
        }
        if (s * x[3 % 6]) < (s + s) && x[0] > 1.9 { return (((match 3 % 3 { 0 => 2.0, 1 => 0.3, _ => 0.5 })) * 0.3).exp().min(20.0); }
        let mut v4: Vec<f64> = x.iter().map(|y| y * bounded(x[3 % 6])).collect();
        if (x[0 % 6]).atan2(1.0) < v4[1 % v4.len()] {
            let f5 = |y: f64| y * ((s) * 0.3).exp().min(20.0) + y.sin(); let c6 = f5((match 1 % 3 { 0 => s, 1 => v4[2 % v4.len()], _ => 0.5 }));
            if (if 0.9 < (match 0 % 3 { 0 => s, 1 => s, _ => 0.5 }) { x[0 % 6] } else { c6 }) < ((1.4) * 0.3).exp().min(20.0) && (c6 + x[2 % 6]) > 0.2 && x[0] > 1.9 { return 1.8; }
        } else {
            for i7 in 0..2 {
                let mut v8: Vec<f64> = x.iter().map(|y| y * (if (i7 + 1) % 2 == 0 { x[(i7 * 1) % 6] } else { 1.6 })).collect();
                s *= (s).cos();
                if (if (1.0).max(x[0 % 6]) < (-1.9) { v4[3 % v4.len()] } else { s }) < (x[3 % 6] * x[i7 % 6]) { continue; }
                let mut v9: Vec<f64> = x.iter().map(|y| y * (s).tanh()).collect();
            }
            if (v4[1 % v4.len()] * s) < ((x[2 % 6]) * 0.3).exp().min(20.0) {
                let mut a10 = (bounded(s) * ((v4[1 % v4.len()]) * 0.3).exp().min(20.0));
                s = 0.7 * s + (early((0.5 - v4[1 % v4.len()]), ((v4[0 % v4.len()]) * 0.3).exp().min(20.0))).sin();
            } else {
                let m11 = mix(&mut v4, &mut s, x[2]);
                for i12 in 0..4 {
                    let mut q13 = Pair { a: x[0 % 6], b: [first(&[v4[i12 % v4.len()], x[(i12 + 1) % 6]]), 0.4], n: 0 };
                    q13.shift(bounded((((q13.a) * 0.3).exp().min(20.0) / (1.5 + 1.4 * 1.4))));
                    let d14 = v4.iter().zip(x).map(|(a, b)| a * b + m11).sum::<f64>();
                }
                let mut q15 = Pair { a: (-s), b: [(s + 1.5), 0.4], n: 0 };
            }
            if (v4[0 % v4.len()] / (1.5 + s * s)) < (s - 1.3) {
                if bounded(s) < v4[3 % v4.len()] {
                    let mut v16: Vec<f64> = x.iter().map(|y| y * (0.2 + s)).collect();
                    let f17 = |y: f64| y * (x[2 % 6] - s) + y.sin(); let c18 = f17(((s) * 0.3).exp().min(20.0));
                } else {
                    let a19 = 1.6;
                    let mut q20 = Pair { a: s, b: [bounded(x[2 % 6]), 0.4], n: 0 };
                    s = s * 0.5 + ((if a19 < x[2 % 6] { a19 } else { s }) + bounded(1.3));
                }
            } else {
                let f21 = |y: f64| y * 2.0 + y.sin(); let c22 = f21(first(&[1.0, 0.6]));
            }
        }
        ((0.2 * s) * (s * s)) + v4.iter().sum::<f64>() + s
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
        (((q1.b[1] * 0.9)) * 0.3).exp().min(20.0) + s + l2 + r3 + a4 + l5 + r6 + q1.norm()
    }

    #[compiled]
    pub fn p12(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((first(&[s, s]) + (s * x[0 % 6]))).sin();
        s = 0.7 * s + (2.0).sin();
        s = 0.7 * s + ((if (-0.1) < (s / (1.5 + s * s)) { (s * 1.0) } else { (1.3 * s) })).sin();
        s -= bounded(first(&[s, (1.6).hypot(1.7)]));
        let mut t1 = (s / (1.5 + 0.9 * 0.9));
        for i2 in 0..3 {
            let mut f3 = (first(&[s, x[i2 % 6]])).atan2((s).tanh());
            t1 += f3 * f3;
            let mut q4 = Pair { a: (0.7).sin(), b: [(f3 * 1.1), 0.4], n: 0 };
        }
        t1 + s + t1
    }

    #[compiled]
    pub fn p13(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut q1 = Pair { a: (s * s), b: [(match 3 % 3 { 0 => x[2 % 6], 1 => x[0 % 6], _ => 0.5 }), 0.4], n: 0 };
        let mut w2 = 0;
        while w2 < 4 && (w2 < 2 || (q1.a - s) < (s - s)) {
            w2 += 1;
            let mut q3 = Pair { a: (s * s), b: [(s + s), 0.4], n: 0 };
            for i4 in (0..2).rev() {
                let mut w5 = 0;
                while w5 < 4 && (w5 < 2 || first(&[x[0 % 6], s]) < q3.b[0]) {
                    w5 += 1;
                    let mut q6 = Pair { a: early(x[2 % 6], x[1 % 6]), b: [first(&[s, s]), 0.4], n: 0 };
                }
                let mut w7 = 0;
                while w7 < 4 && (w7 < 2 || (x[i4 % 6] - s) < early(q1.a, x[0 % 6])) {
                    w7 += 1;
                    let mut v8 = x.to_vec();
                    let a9 = ((s / (1.5 + 0.4 * 0.4))).atan();
                }
                let (l10, r11) = ((q3.b[0] * x[(w2 * 3) % 6]), ((-s)).sin());
            }
            let mut v12 = x.to_vec();
            if ((s) * 0.3).exp().min(20.0) < (1.0).hypot(v12[(w2 + 0) % v12.len()]) { continue; }
            let (l13, r14) = (((s) * 0.3).exp().min(20.0), (((q1.b[1]) * 0.3).exp().min(20.0)).sin());
        }
        s = 0.7 * s + (((x[2 % 6] + 1.2) + (x[2 % 6] + q1.b[0]))).sin();
        s = 0.7 * s + (early(1.7, (x[1 % 6] * x[3 % 6]))).sin();
        if (s - s) < (match 1 % 3 { 0 => q1.b[0], 1 => 2.0, _ => 0.5 }) && (q1.b[0] + s) > 0.2 {
            let mut q15 = Pair { a: s, b: [(s).tanh(), 0.4], n: 0 };
            let mut u16 = 0;
            loop {
                u16 += 1; if u16 > 3 { break; }
                for i17 in 0..2 {
                    let mut v18 = x.to_vec();
                }
                let mut v19: Vec<f64> = x.iter().map(|y| y * ((0.4) * 0.3).exp().min(20.0)).collect();
                let mut u20 = 0;
                #[rerun]
                loop {
                    u20 += 1; if u20 > 3 { break; }
                    let f21 = |y: f64| y * s + y.sin(); let c22 = f21(s);
                    let f23 = |y: f64| y * (if (-v19[3 % v19.len()]) < q15.a { c22 } else { q15.b[1] }) + y.sin(); let c24 = f23((2.0 / (1.5 + v19[(u20 * 2) % v19.len()] * v19[(u20 * 2) % v19.len()])));
                    let a25 = 1.3;
                }
                if (u16 * 2) % 2 == 0 { continue; }
                if (s).atan2(s) < ((s) * 0.3).exp().min(20.0) && 1.2 > 0.2 && x[0] > 1.9 { return (((s) * 0.3).exp().min(20.0) * s); }
            }
            s *= (q15.a).cos();
        } else {
            let (l26, r27) = ((s * s), ((x[1 % 6]).hypot(s)).sin());
        }
        let mut q28 = Pair { a: (s + 1.0), b: [(if (2.0).sin() < 0.7 { x[2 % 6] } else { s }), 0.4], n: 0 };
        let mut t29 = early(x[1 % 6], q1.a);
        for i30 in 0..2 {
            let mut f31 = x[3 % 6];
            t29 += f31 * f31;
            s = 0.7 * s + (((s - f31) + s)).sin();
        }
        q28.a + s + t29 + q1.norm() + q28.norm()
    }

    #[compiled]
    pub fn p14(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let (l1, r2) = (bounded(x[0 % 6]), (x[0 % 6]).sin());
        s = 0.7 * s + ((1.9 + (-x[0 % 6]))).sin();
        let mut u3 = 0;
        #[rerun]
        loop {
            u3 += 1; if u3 > 3 { break; }
            let mut v4 = x.to_vec();
            let (l5, r6) = ((1.6 * l1), (early(v4[2 % v4.len()], l1)).sin());
            if (v4[(u3 + 0) % v4.len()] * l1) < (if (u3 * 1) % 2 == 0 { 1.7 } else { l1 }) { break; }
            s *= ((match (u3 + 2) % 3 { 0 => first(&[x[3 % 6], x[(u3 * 3) % 6]]), 1 => (v4[1 % v4.len()]).atan2(v4[(u3 + 0) % v4.len()]), _ => 0.5 })).cos();
        }
        (match 3 % 3 { 0 => (-0.7), 1 => early(x[3 % 6], r2), _ => 0.5 }) + s + l1 + r2
    }

    #[compiled]
    pub fn p15(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            if (s * x[(u1 + 0) % 6]) < (s - 0.5) {
                #[rerun]
                for i2 in 0..4 {
                    let mut q3 = Pair { a: (s * 1.5), b: [(s * 1.3), 0.4], n: 0 };
                }
                if 0.3 < bounded(s) && x[0] > 1.9 { return ((x[u1 % 6]).atan2(x[2 % 6]) * (x[(u1 * 2) % 6] - x[3 % 6])); }
            } else {
                for i4 in (0..3).rev() {
                    s = 0.7 * s + (bounded((0.3 * x[(u1 * 2) % 6]))).sin();
                    let mut a5 = (0.2 + 0.2);
                }
            }
        }
        let f6 = |y: f64| y * (match 1 % 3 { 0 => x[2 % 6], 1 => x[3 % 6], _ => 0.5 }) + y.sin(); let c7 = f6(x[2 % 6]);
        #[rerun]
        for i8 in 0..4 {
            let f9 = |y: f64| y * s + y.sin(); let c10 = f9((2.0 - c7));
            s = 0.7 * s + (c7).sin();
            for i11 in (0..2).rev() {
                s = 0.7 * s + ((0.4 / (1.5 + s * s))).sin();
            }
            if 1 % 2 == 0 { break; }
            for i12 in 0..2 {
                s -= bounded((s + first(&[x[0 % 6], x[1 % 6]])));
                if 2 % 2 == 0 { continue; }
                let mut u13 = 0;
                loop {
                    u13 += 1; if u13 > 3 { break; }
                    s = 0.7 * s + (((x[(i8 * 2) % 6]).max(0.8) * (x[(i8 + 1) % 6] * x[3 % 6]))).sin();
                }
            }
        }
        let (l14, r15) = ((0.2 + x[3 % 6]), ((c7 / (1.5 + 1.7 * 1.7))).sin());
        s = 0.7 * s + (((match 3 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }) * (2.0 * c7))).sin();
        s = 0.7 * s + (early((if (1.1 + 0.5) < r15 { x[2 % 6] } else { r15 }), (x[1 % 6] * x[0 % 6]))).sin();
        for i16 in 0..4 {
            s = (bounded(((c7) * 0.3).exp().min(20.0))).sin();
            let mut v17: Vec<f64> = x.iter().map(|y| y * 0.8).collect();
        }
        let mut t18 = bounded(x[1 % 6]);
        for i19 in 0..1 {
            let mut f20 = (((l14) * 0.3).exp().min(20.0)).min((c7).tanh());
            t18 += f20 * f20;
            if 3 % 2 == 0 {
                f20 -= bounded((early(x[i19 % 6], x[(i19 * 3) % 6]) + (r15 + 1.1)));
                s = 0.7 * s + (s).sin();
                let mut q21 = Pair { a: 1.5, b: [1.2, 0.4], n: 0 };
            } else {
                let mut a22 = bounded(s);
                a22 += (x[0 % 6]).tanh();
                let a23 = ((s * x[2 % 6]) / (1.5 + x[0 % 6] * x[0 % 6]));
            }
            let mut v24 = x.to_vec();
            let a25 = (if (x[(i19 * 3) % 6] / (1.5 + x[2 % 6] * x[2 % 6])) < s { (r15 + v24[i19 % v24.len()]) } else { (0.6 * f20) });
        }
        let mut t26 = (x[3 % 6] * 1.8);
        for i27 in 0..4 {
            let mut f28 = (bounded(t18) * early(0.6, x[(i27 * 3) % 6]));
            t26 += f28 * f28;
            s = 0.7 * s + (first(&[(f28).sin(), early(1.1, r15)])).sin();
            let f29 = |y: f64| y * (match 0 % 3 { 0 => f28, 1 => c7, _ => 0.5 }) + y.sin(); let c30 = f29((l14 * x[i27 % 6]));
        }
        (s * bounded(1.0)) + s + c7 + l14 + r15 + t18 + t26
    }

    #[compiled]
    pub fn p16(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let a1 = ((s * s) / (1.5 + (x[1 % 6] - x[1 % 6]) * (x[1 % 6] - x[1 % 6])));
        let mut v2 = x.to_vec();
        let at = 1 % v2.len(); v2.swap(at, 0);
        s = 0.7 * s + (bounded(s)).sin();
        let a3 = ((-v2[3 % v2.len()]) + (if ((a1) * 0.3).exp().min(20.0) < bounded(x[2 % 6]) { v2[1 % v2.len()] } else { 1.3 }));
        a3 + v2.iter().sum::<f64>() + s + a1 + a3
    }

    #[compiled]
    pub fn p17(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (x[1 % 6] + x[0 % 6]) < (x[1 % 6] / (1.5 + x[2 % 6] * x[2 % 6])) {
            let mut u1 = 0;
            loop {
                u1 += 1; if u1 > 3 { break; }
                let mut q2 = Pair { a: (s).atan2(s), b: [(if bounded(s) < (s - s) { s } else { x[1 % 6] }), 0.4], n: 0 };
                s = 0.7 * s + (((s + s) - 0.6)).sin();
                if bounded(s) < (q2.a * s) { break; }
                s = 0.7 * s + (((s).max(x[2 % 6]) / (1.5 + (1.2 + 0.6) * (1.2 + 0.6)))).sin();
            }
            s = 0.7 * s + ((-(s + s))).sin();
        } else {
            s = 0.7 * s + ((if (x[3 % 6] + s) < early(x[1 % 6], s) { (s * s) } else { s })).sin();
            let mut q3 = Pair { a: (match 3 % 3 { 0 => x[3 % 6], 1 => 0.7, _ => 0.5 }), b: [(-s), 0.4], n: 0 };
        }
        let mut u4 = 0;
        #[rerun]
        loop {
            u4 += 1; if u4 > 3 { break; }
            if u4 % 2 == 0 {
                let mut v5: Vec<f64> = x.iter().map(|y| y * x[3 % 6]).collect();
                for (k6, e7) in v5.iter_mut().enumerate() {
                    *e7 = (((match k6 % 3 { 0 => x[(u4 + 0) % 6], 1 => s, _ => 0.5 })).atan()).sin() + 0.1 * *e7;
                    s = 0.7 * s + (((s * (*e7)) * (-(*e7)))).sin();
                }
            } else {
                let mut w8 = 0;
                while w8 < 4 && (w8 < 2 || (x[2 % 6] + x[(u4 + 0) % 6]) < (s).atan2(x[3 % 6])) {
                    w8 += 1;
                    s = 0.7 * s + (early((0.8 * x[1 % 6]), ((x[w8 % 6]) * 0.3).exp().min(20.0))).sin();
                    if bounded(x[(u4 + 0) % 6]) < (s * s) { continue; }
                    s = ((-x[(w8 + 0) % 6])).sin();
                }
                if 1 % 2 == 0 {
                    let f9 = |y: f64| y * bounded(s) + y.sin(); let c10 = f9((x[3 % 6]).atan());
                    let a11 = (s / (1.5 + (0.4).hypot(x[(u4 * 3) % 6]) * (0.4).hypot(x[(u4 * 3) % 6])));
                } else {
                    s = 0.7 * s + ((x[(u4 * 3) % 6] - (match 1 % 3 { 0 => s, 1 => s, _ => 0.5 }))).sin();
                    s = 0.7 * s + (first(&[(match u4 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }), ((0.5) * 0.3).exp().min(20.0)])).sin();
                }
            }
            if bounded(s) < 0.9 {
                s = 0.7 * s + (x[0 % 6]).sin();
                let mut w12 = 0;
                #[rerun]
                while w12 < 4 && (w12 < 2 || (s * x[(u4 * 1) % 6]) < (1.5 * s) && first(&[0.4, s]) > 0.2) {
                    w12 += 1;
                    s = 0.7 * s + (((x[(w12 + 1) % 6] - s)).hypot((x[(w12 * 3) % 6] + s))).sin();
                }
                s -= bounded((match 3 % 3 { 0 => (s * 1.8), 1 => (s - s), _ => 0.5 }));
                if (u4 + 0) % 2 == 0 { continue; }
                s = 0.7 * s + ((-early(x[(u4 + 0) % 6], x[(u4 + 2) % 6]))).sin();
            } else {
                s = s * 0.5 + ((if (x[2 % 6] + x[u4 % 6]) < early(1.6, 0.4) { 1.1 } else { x[(u4 + 0) % 6] })).sin();
            }
            s = s * 0.5 + (match (u4 * 1) % 3 { 0 => bounded(x[u4 % 6]), 1 => (s * x[3 % 6]), _ => 0.5 });
        }
        let (l13, r14) = ((s + s), (first(&[s, s])).sin());
        let mut t15 = (x[2 % 6] - 1.7);
        for i16 in 0..2 {
            let mut f17 = (-(match 3 % 3 { 0 => s, 1 => l13, _ => 0.5 }));
            t15 += f17 * f17;
            f17 += ((-l13)).tanh();
        }
        let mut t18 = r14;
        for i19 in 0..5 {
            let mut f20 = (((match i19 % 3 { 0 => s, 1 => x[0 % 6], _ => 0.5 })) * 0.3).exp().min(20.0);
            t18 += f20 * f20;
            let (l21, r22) = ((l13).tanh(), ((f20 / (1.5 + r14 * r14))).sin());
        }
        ((match 3 % 3 { 0 => 1.7, 1 => x[3 % 6], _ => 0.5 })).min((t15 / (1.5 + t18 * t18))) + s + l13 + r14 + t15 + t18
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
                #[rerun]
                for i5 in 0..4 {
                    let mut a6 = s;
                    a6 = a6 * 0.5 + ((2.0).max(v1[2 % v1.len()]) / (1.5 + (x[i5 % 6] * c4) * (x[i5 % 6] * c4)));
                    if (a6 + x[1 % 6]) < (v1[i5 % v1.len()]).tanh() { continue; }
                    let mut v7: Vec<f64> = x.iter().map(|y| y * (a6).atan2(a6)).collect();
                }
                let mut w8 = 0;
                while w8 < 4 && (w8 < 2 || first(&[v1[0 % v1.len()], v1[2 % v1.len()]]) < bounded(x[1 % 6]) && (1.8 * s) > 0.2) {
                    w8 += 1;
                    let mut v9 = x.to_vec();
                }
            } else {
                let d10 = v1.iter().filter(|a| **a > v1[1 % v1.len()]).map(|a| a * a).sum::<f64>();
                s = s * 0.5 + 1.2;
            }
        }
        let mut w11 = 0;
        while w11 < 4 && (w11 < 2 || first(&[s, s]) < (match 3 % 3 { 0 => 2.0, 1 => s, _ => 0.5 })) {
            w11 += 1;
            if (s - v1[w11 % v1.len()]) < (v1[0 % v1.len()] * v1[w11 % v1.len()]) && ((x[2 % 6]) * 0.3).exp().min(20.0) > 0.2 {
                if (x[w11 % 6] * v1[w11 % v1.len()]) < ((1.6) * 0.3).exp().min(20.0) {
                    let (l12, r13) = ((s + x[(w11 + 1) % 6]), ((x[1 % 6] - s)).sin());
                    s *= (first(&[(l12 - l12), (v1[3 % v1.len()]).atan2(s)])).cos();
                    if (w11 * 3) % 2 == 0 { break; }
                    let mut a14 = (x[0 % 6]).atan2((v1[w11 % v1.len()]).tanh());
                } else {
                    let a15 = bounded(x[w11 % 6]);
                    let f16 = |y: f64| y * early(a15, 0.9) + y.sin(); let c17 = f16(early(v1[1 % v1.len()], s));
                }
                let mut u18 = 0;
                loop {
                    u18 += 1; if u18 > 3 { break; }
                    let (l19, r20) = ((2.0 * s), (early(s, v1[u18 % v1.len()])).sin());
                    if (s / (1.5 + s * s)) < (l19 + v1[3 % v1.len()]) { continue; }
                    let mut v21: Vec<f64> = x.iter().map(|y| y * first(&[r20, x[w11 % 6]])).collect();
                }
                s *= (((-s)).hypot((1.7 / (1.5 + s * s)))).cos();
            } else {
                s = s * 0.5 + s;
                s = 0.7 * s + (x[(w11 + 0) % 6]).sin();
                let mut q22 = Pair { a: (v1[(w11 + 2) % v1.len()] - v1[0 % v1.len()]), b: [((s) * 0.3).exp().min(20.0), 0.4], n: 0 };
                if (match 1 % 3 { 0 => q22.b[0], 1 => q22.b[1], _ => 0.5 }) < v1[w11 % v1.len()] { break; }
                let mut q23 = q22.clone(); q23.a *= 0.7; q22 = q23.clone();
            }
        }
        let at = 1 % v1.len(); v1[at] = (1.0).sin();
        let mut t24 = ((x[0 % 6]) * 0.3).exp().min(20.0);
        for i25 in 0..1 {
            let mut f26 = x[(i25 + 1) % 6];
            t24 += f26 * f26;
            f26 = f26 * 0.5 + s;
            let (l27, r28) = (f26, ((if (x[(i25 * 1) % 6]).tanh() < early(x[0 % 6], 2.0) { 0.8 } else { f26 })).sin());
        }
        first(&[(-s), (0.6).tanh()]) + v1.iter().sum::<f64>() + s + t24
    }

    #[compiled]
    pub fn p19(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut a1 = ((match 3 % 3 { 0 => x[0 % 6], 1 => x[2 % 6], _ => 0.5 }) - x[0 % 6]);
        s = s * 0.5 + ((x[2 % 6] / (1.5 + 0.5 * 0.5)) * a1);
        let f2 = |y: f64| y * (if first(&[x[3 % 6], 1.5]) < ((a1) * 0.3).exp().min(20.0) { 1.4 } else { a1 }) + y.sin(); let c3 = f2((-x[3 % 6]));
        let (l4, r5) = (first(&[0.1, x[3 % 6]]), (a1).sin());
        let mut t6 = bounded(x[3 % 6]);
        for i7 in 0..3 {
            let mut f8 = ((match i7 % 3 { 0 => s, 1 => x[(i7 * 1) % 6], _ => 0.5 })).atan();
            t6 += f8 * f8;
            if 2 % 2 == 0 {
                f8 *= (((s * 0.3) * (x[3 % 6] * x[3 % 6]))).cos();
                let mut w9 = 0;
                #[rerun]
                while w9 < 4 && (w9 < 2 || 1 % 2 == 0) {
                    w9 += 1;
                    let mut v10: Vec<f64> = x.iter().map(|y| y * f8).collect();
                }
            } else {
                let (l11, r12) = ((if early(x[1 % 6], 1.2) < (r5 / (1.5 + x[i7 % 6] * x[i7 % 6])) { c3 } else { x[1 % 6] }), (((x[i7 % 6]) * 0.3).exp().min(20.0)).sin());
                let mut q13 = Pair { a: (1.7).sin(), b: [(l4 - c3), 0.4], n: 0 };
            }
        }
        let mut t14 = (t6 * s);
        for i15 in 0..5 {
            let mut f16 = (((match (i15 * 1) % 3 { 0 => x[3 % 6], 1 => x[(i15 + 1) % 6], _ => 0.5 })) * 0.3).exp().min(20.0);
            t14 += f16 * f16;
            if (x[i15 % 6] - r5) < (l4 * 1.1) {
                s = 0.7 * s + ((((1.8 + 1.2)) * 0.3).exp().min(20.0)).sin();
            } else {
                f16 = f16 * 0.5 + first(&[bounded(x[i15 % 6]), (x[i15 % 6] + x[(i15 * 1) % 6])]);
            }
            f16 *= (((match 2 % 3 { 0 => 0.3, 1 => 1.3, _ => 0.5 }) * bounded(0.2))).cos();
            let a17 = c3;
        }
        bounded(((0.1) * 0.3).exp().min(20.0)) + s + a1 + c3 + l4 + r5 + t6 + t14
    }

    #[compiled]
    pub fn p20(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..3 {
            let f2 = |y: f64| y * (if (s - x[(i1 * 1) % 6]) < (x[(i1 + 1) % 6] + x[2 % 6]) { s } else { 0.1 }) + y.sin(); let c3 = f2((match (i1 * 2) % 3 { 0 => 0.4, 1 => 0.3, _ => 0.5 }));
            if (i1 * 1) % 2 == 0 { break; }
            let mut w4 = 0;
            while w4 < 4 && (w4 < 2 || (-c3) < x[3 % 6]) {
                w4 += 1;
                let mut q5 = Pair { a: (x[2 % 6] * 0.4), b: [early(x[1 % 6], c3), 0.4], n: 0 };
            }
        }
        if x[0 % 6] < first(&[0.1, x[2 % 6]]) {
            s = 0.7 * s + ((match 2 % 3 { 0 => (2.0 * 0.8), 1 => bounded(x[1 % 6]), _ => 0.5 })).sin();
            if first(&[x[2 % 6], x[1 % 6]]) < s {
                s = 0.7 * s + (((x[3 % 6] * s) / (1.5 + first(&[s, 1.4]) * first(&[s, 1.4])))).sin();
            } else {
                let mut u6 = 0;
                loop {
                    u6 += 1; if u6 > 3 { break; }
                    s = 0.7 * s + (((-x[u6 % 6])).sin()).sin();
                    let mut q7 = Pair { a: ((s) * 0.3).exp().min(20.0), b: [(x[0 % 6]).atan(), 0.4], n: 0 };
                }
                s = 0.7 * s + ((((s) * 0.3).exp().min(20.0) + (s).atan2(s))).sin();
                let mut w8 = 0;
                while w8 < 4 && (w8 < 2 || bounded(0.1) < (if (match 3 % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 }) < s && (x[2 % 6] * s) > 0.2 { x[2 % 6] } else { 1.4 })) {
                    w8 += 1;
                    s = (s).sin();
                    s = s * 0.5 + (match (w8 * 3) % 3 { 0 => bounded(x[3 % 6]), 1 => early(0.2, x[2 % 6]), _ => 0.5 });
                }
            }
        } else {
            let mut w9 = 0;
            while w9 < 4 && (w9 < 2 || early(s, s) < early(s, s)) {
                w9 += 1;
                let (l10, r11) = ((1.6).hypot(s), ((x[2 % 6]).hypot(x[(w9 + 0) % 6])).sin());
            }
            for i12 in 0..3 {
                let a13 = ((s).max(1.2) * (1.6 + x[1 % 6]));
            }
        }
        s = 0.7 * s + ((if (x[1 % 6] - x[2 % 6]) < (x[1 % 6]).atan2(s) { x[2 % 6] } else { early(x[0 % 6], x[2 % 6]) })).sin();
        (0.9 + (-x[1 % 6])) + s
    }

    #[compiled]
    pub fn p21(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (match 1 % 3 { 0 => s, 1 => s, _ => 0.5 }) < (-1.8) {
            let mut a1 = s;
            let (l2, r3) = ((x[3 % 6] * 0.8), ((x[0 % 6] + x[0 % 6])).sin());
        } else {
            for i4 in (0..1).rev() {
                s = 0.7 * s + ((first(&[x[0 % 6], 1.0]) + (x[1 % 6] * 1.7))).sin();
            }
        }
        s = 0.7 * s + ((s).cos()).sin();
        if (x[2 % 6] / (1.5 + x[3 % 6] * x[3 % 6])) < bounded(x[1 % 6]) {
            s = 0.7 * s + (((if s < s { s } else { x[1 % 6] })).atan2((s).tanh())).sin();
        } else {
            for i5 in 0..2 {
                let mut u6 = 0;
                #[rerun]
                loop {
                    u6 += 1; if u6 > 3 { break; }
                    let mut q7 = Pair { a: early(x[(u6 * 1) % 6], s), b: [(s - x[i5 % 6]), 0.4], n: 0 };
                }
            }
            s -= bounded((match 0 % 3 { 0 => bounded(s), 1 => (1.1 * s), _ => 0.5 }));
            let a8 = ((-x[2 % 6]) + (1.7 / (1.5 + s * s)));
        }
        s = 0.7 * s + (((x[0 % 6]).sin() + (if (s + x[3 % 6]) < (x[2 % 6] * s) { s } else { 0.8 }))).sin();
        s = 0.7 * s + ((1.3).atan2(first(&[s, 0.8]))).sin();
        let f9 = |y: f64| y * (x[3 % 6]).max(x[1 % 6]) + y.sin(); let c10 = f9((s + s));
        let mut v11: Vec<f64> = x.iter().map(|y| y * first(&[x[3 % 6], c10])).collect();
        (x[3 % 6] / (1.5 + v11[1 % v11.len()] * v11[1 % v11.len()])) + v11.iter().sum::<f64>() + s + c10
    }

    #[compiled]
    pub fn p22(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut v1: Vec<f64> = x.iter().map(|y| y * bounded(x[2 % 6])).collect();
        for (e2, e3) in v1.iter().zip(x.iter().skip(1)) {
            if (v1[1 % v1.len()]).hypot(0.9) < bounded(1.0) {
                let d4 = v1.iter().rev().fold(0.3, |m, a| (m * a + (1.3 - v1[1 % v1.len()])).cos());
                if (x[1 % 6]).atan2(d4) < (d4).sin() { continue; }
                let mut a5 = ((0.9 + 0.1) * early(x[1 % 6], (*e2)));
            } else {
                #[rerun]
                for i6 in (0..1).rev() {
                    s = 0.7 * s + ((v1[(i6 * 2) % v1.len()] * ((1.9) * 0.3).exp().min(20.0))).sin();
                    let f7 = |y: f64| y * (s + x[(i6 + 2) % 6]) + y.sin(); let c8 = f7((*e3));
                    s = 0.7 * s + ((*e2)).sin();
                }
                s = 0.7 * s + (v1[1 % v1.len()]).sin();
                if (if (v1[2 % v1.len()] / (1.5 + x[1 % 6] * x[1 % 6])) < (0.4 - (*e2)) { v1[0 % v1.len()] } else { 1.7 }) < bounded(v1[0 % v1.len()]) && (if (s / (1.5 + v1[2 % v1.len()] * v1[2 % v1.len()])) < (-(*e3)) { x[3 % 6] } else { v1[3 % v1.len()] }) > 0.2 { continue; }
                let a9 = (*e3);
            }
        }
        let at = 2 % v1.len(); v1[at] *= (s).cos();
        s = 0.7 * s + (((match 2 % 3 { 0 => s, 1 => 1.2, _ => 0.5 })).sin()).sin();
        let f10 = |y: f64| y * ((s) * 0.3).exp().min(20.0) + y.sin(); let c11 = f10((x[0 % 6] + s));
        for (k12, e13) in v1.iter_mut().enumerate() {
            *e13 = ((0.9 * (x[(k12 * 3) % 6]).atan2((*e13)))).sin() + 0.1 * *e13;
            s = 0.7 * s + ((if k12 % 2 == 0 { x[0 % 6] } else { (s * (*e13)) })).sin();
            let (l14, r15) = ((s * x[1 % 6]), ((x[2 % 6] + c11)).sin());
        }
        let mut a16 = ((c11 / (1.5 + x[3 % 6] * x[3 % 6])) - (s + c11));
        let mut t17 = (match 2 % 3 { 0 => a16, 1 => x[3 % 6], _ => 0.5 });
        for i18 in 0..1 {
            let mut f19 = ((-1.4) / (1.5 + first(&[s, x[(i18 * 2) % 6]]) * first(&[s, x[(i18 * 2) % 6]])));
            t17 += f19 * f19;
            let f20 = |y: f64| y * (x[i18 % 6] / (1.5 + x[(i18 * 3) % 6] * x[(i18 * 3) % 6])) + y.sin(); let c21 = f20((0.4 + x[(i18 * 3) % 6]));
            if (i18 * 1) % 2 == 0 {
                if (i18 + 1) % 2 == 0 {
                    let (l22, r23) = (first(&[c11, v1[3 % v1.len()]]), (bounded(c11)).sin());
                    let mut v24 = x.to_vec();
                } else {
                    s = 0.7 * s + (((v1[0 % v1.len()] - v1[2 % v1.len()]) * (-s))).sin();
                    s = 0.7 * s + ((c21 / (1.5 + (if (if ((1.9) * 0.3).exp().min(20.0) < (v1[i18 % v1.len()] + x[(i18 + 0) % 6]) { f19 } else { v1[i18 % v1.len()] }) < f19 { x[0 % 6] } else { a16 }) * (if (if ((1.9) * 0.3).exp().min(20.0) < (v1[i18 % v1.len()] + x[(i18 + 0) % 6]) { f19 } else { v1[i18 % v1.len()] }) < f19 { x[0 % 6] } else { a16 })))).sin();
                    v1.push((((0.2).tanh() - early(x[0 % 6], a16))).sin());
                }
            } else {
                let mut q25 = Pair { a: (s - a16), b: [(match 3 % 3 { 0 => v1[(i18 + 0) % v1.len()], 1 => 2.0, _ => 0.5 }), 0.4], n: 0 };
                let mut a26 = early((a16 - a16), ((c11) * 0.3).exp().min(20.0));
            }
        }
        let mut t27 = (if first(&[v1[3 % v1.len()], 0.1]) < (a16 - x[0 % 6]) { v1[0 % v1.len()] } else { x[3 % 6] });
        for i28 in 0..1 {
            let mut f29 = x[(i28 * 3) % 6];
            t27 += f29 * f29;
            f29 += (v1[1 % v1.len()]).tanh();
            let mut v30: Vec<f64> = x.iter().map(|y| y * bounded(0.5)).collect();
        }
        ((x[2 % 6]).atan() * x[1 % 6]) + v1.iter().sum::<f64>() + s + c11 + a16 + t17 + t27
    }

    #[compiled]
    pub fn p23(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if 0.7 < ((x[3 % 6]) * 0.3).exp().min(20.0) && (s * s) > 0.2 {
            let mut w1 = 0;
            while w1 < 4 && (w1 < 2 || (x[2 % 6] / (1.5 + x[0 % 6] * x[0 % 6])) < 1.0) {
                w1 += 1;
                s += (s).tanh();
                if 1 % 2 == 0 { break; }
                s = ((-(s).atan())).sin();
            }
            s = 0.7 * s + (1.4).sin();
        } else {
            s *= (bounded((x[2 % 6] * s))).cos();
            s = 0.7 * s + ((((x[1 % 6] / (1.5 + 2.0 * 2.0))) * 0.3).exp().min(20.0)).sin();
            let (l2, r3) = ((match 0 % 3 { 0 => s, 1 => s, _ => 0.5 }), ((s / (1.5 + x[0 % 6] * x[0 % 6]))).sin());
        }
        let a4 = (((s) * 0.3).exp().min(20.0) - (x[3 % 6] * x[1 % 6]));
        if x[1 % 6] < (0.6 * s) {
            s = 0.7 * s + ((((s) * 0.3).exp().min(20.0) * early(1.9, 0.2))).sin();
        } else {
            s = 0.7 * s + ((if x[1 % 6] < ((x[1 % 6]) * 0.3).exp().min(20.0) { (s * a4) } else { (if (x[1 % 6] + a4) < 1.1 && (s - s) > 0.2 { s } else { s }) })).sin();
            let f5 = |y: f64| y * ((x[1 % 6]) * 0.3).exp().min(20.0) + y.sin(); let c6 = f5((if ((x[3 % 6]) * 0.3).exp().min(20.0) < a4 { 1.2 } else { a4 }));
        }
        let mut u7 = 0;
        loop {
            u7 += 1; if u7 > 3 { break; }
            let mut q8 = Pair { a: (1.8 + x[(u7 * 3) % 6]), b: [first(&[1.6, s]), 0.4], n: 0 };
            if (q8.a).cos() < (a4 * a4) {
                s = 0.7 * s + (((q8.b[0]).sin() + 0.5)).sin();
                s = 0.7 * s + ((((s + s)) * 0.3).exp().min(20.0)).sin();
                let f9 = |y: f64| y * 0.1 + y.sin(); let c10 = f9((-a4));
                if 0.9 < (1.0 * q8.b[0]) && (0.4 * x[u7 % 6]) > 0.2 { continue; }
                #[rerun]
                for i11 in 0..2 {
                    let f12 = |y: f64| y * c10 + y.sin(); let c13 = f12((-s));
                }
            } else {
                if 1 % 2 == 0 && x[0] > 1.9 { return ((q8.b[1]).sin() * (match 3 % 3 { 0 => q8.b[1], 1 => a4, _ => 0.5 })); }
                for i14 in 0..4 {
                    s *= (a4).cos();
                    let mut q15 = Pair { a: (x[i14 % 6] - x[3 % 6]), b: [(s).atan(), 0.4], n: 0 };
                    s = ((x[1 % 6] + (x[1 % 6] - s))).sin();
                }
                if 0.1 < ((a4) * 0.3).exp().min(20.0) { continue; }
                s += (((q8.b[1] / (1.5 + q8.a * q8.a)) / (1.5 + first(&[s, a4]) * first(&[s, a4])))).tanh();
            }
            let mut v16: Vec<f64> = x.iter().map(|y| y * ((a4) * 0.3).exp().min(20.0)).collect();
        }
        s = 0.7 * s + ((1.0 + x[3 % 6])).sin();
        let mut v17: Vec<f64> = x.iter().map(|y| y * (x[3 % 6]).max(x[1 % 6])).collect();
        let mut t18 = ((s) * 0.3).exp().min(20.0);
        for i19 in 0..5 {
            let mut f20 = ((x[3 % 6] * 0.1) - 1.3);
            t18 += f20 * f20;
            let mut v21 = vec![(v17[1 % v17.len()] + 1.3), (v17[2 % v17.len()] * v17[(i19 + 2) % v17.len()])];
            let a22 = s;
            f20 = (((x[1 % 6] + v21[i19 % v21.len()]) * ((s) * 0.3).exp().min(20.0))).sin();
        }
        (x[1 % 6]).hypot(bounded(t18)) + v17.iter().sum::<f64>() + s + a4 + t18
    }

    #[compiled]
    pub fn p24(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            let mut v2: Vec<f64> = x.iter().map(|y| y * first(&[1.7, 1.5])).collect();
            s = s * 0.5 + bounded(((1.7) * 0.3).exp().min(20.0));
        }
        s = 0.7 * s + (early((x[0 % 6] * s), (x[3 % 6] - s))).sin();
        let mut a3 = (first(&[x[0 % 6], x[0 % 6]]) * (s / (1.5 + s * s)));
        let f4 = |y: f64| y * (s / (1.5 + 0.4 * 0.4)) + y.sin(); let c5 = f4((match 0 % 3 { 0 => x[0 % 6], 1 => a3, _ => 0.5 }));
        let mut t6 = c5;
        for i7 in 0..1 {
            let mut f8 = bounded(s);
            t6 += f8 * f8;
            let mut q9 = Pair { a: (x[2 % 6] * 0.1), b: [early(s, x[(i7 * 1) % 6]), 0.4], n: 0 };
            s = 0.7 * s + (((a3).atan()).max(early(x[(i7 + 1) % 6], 0.2))).sin();
        }
        ((bounded(c5)) * 0.3).exp().min(20.0) + s + a3 + c5 + t6
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
                    let mut v3 = x.to_vec();
                    let a4 = (match 1 % 3 { 0 => (x[3 % 6] / (1.5 + v3[3 % v3.len()] * v3[3 % v3.len()])), 1 => v3[i2 % v3.len()], _ => 0.5 });
                }
                let mut w5 = 0;
                while w5 < 4 && (w5 < 2 || bounded(x[2 % 6]) < (if (x[2 % 6] * 0.8) < a1 { x[3 % 6] } else { x[1 % 6] }) && 1.6 > 0.2) {
                    w5 += 1;
                    let mut v6 = vec![(-x[(w5 + 1) % 6]); 3];
                    let a7 = a1;
                    let (l8, r9) = (((x[0 % 6]) * 0.3).exp().min(20.0), ((0.3 + 0.2)).sin());
                }
            } else {
                s = s * 0.5 + ((if (-x[1 % 6]) < (x[0 % 6]).cos() { 2.0 } else { 0.8 })).max(((0.8) * 0.3).exp().min(20.0));
                for i10 in 0..4 {
                    s = ((-bounded(s))).sin();
                    let (l11, r12) = ((-s), ((x[1 % 6] * x[(i10 + 1) % 6])).sin());
                    if bounded(0.7) < (a1 / (1.5 + l11 * l11)) { continue; }
                    s = 0.7 * s + (((x[2 % 6] + x[(i10 * 2) % 6]) - (l11 * 1.9))).sin();
                }
            }
        } else {
            let (l13, r14) = (s, ((x[0 % 6]).cos()).sin());
            #[rerun]
            for i15 in 0..1 {
                s = 0.7 * s + ((0.6 + (if (s + x[1 % 6]) < first(&[a1, 1.2]) && (0.6).hypot(r14) > 0.2 { 0.9 } else { x[(i15 * 3) % 6] }))).sin();
                let a16 = (x[(i15 + 0) % 6]).cos();
                let mut v17 = x.to_vec();
                if (s + r14) < bounded(1.6) { break; }
                for (k18, e19) in v17.iter_mut().enumerate() {
                    *e19 = (bounded(r14)).sin() + 0.1 * *e19;
                    s += ((match 1 % 3 { 0 => (r14 + x[(i15 * 2) % 6]), 1 => (l13 / (1.5 + r14 * r14)), _ => 0.5 })).tanh();
                }
            }
            s = 0.7 * s + (((match 3 % 3 { 0 => s, 1 => l13, _ => 0.5 }) * first(&[x[0 % 6], r14]))).sin();
        }
        ((0.1 * x[2 % 6]) + a1) + s + a1
    }

    #[compiled]
    pub fn p26(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let a1 = early((x[3 % 6] - s), (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }));
        let mut q2 = Pair { a: early(s, 1.2), b: [(s / (1.5 + x[0 % 6] * x[0 % 6])), 0.4], n: 0 };
        let mut v3: Vec<f64> = x.iter().map(|y| y * 0.1).collect();
        let mut t4 = (q2.b[0] * s);
        for i5 in 0..2 {
            let mut f6 = (0.1 + a1);
            t4 += f6 * f6;
            let a7 = first(&[(q2.b[1] * f6), (q2.b[1]).atan()]);
        }
        let mut t8 = first(&[t4, t4]);
        for i9 in 0..4 {
            let mut f10 = (bounded(q2.a) * (0.2 / (1.5 + q2.b[0] * q2.b[0])));
            t8 += f10 * f10;
            let f11 = |y: f64| y * bounded(x[0 % 6]) + y.sin(); let c12 = f11((2.0).tanh());
        }
        (-(t4).hypot(a1)) + v3.iter().sum::<f64>() + s + a1 + t4 + t8 + q2.norm()
    }

    #[compiled]
    pub fn p27(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((match 3 % 3 { 0 => (match 2 % 3 { 0 => 1.5, 1 => x[3 % 6], _ => 0.5 }), 1 => s, _ => 0.5 })).sin();
        #[rerun]
        for i1 in 0..1 {
            if (i1 + 0) % 2 == 0 {
                s = (((if (-0.1) < (s - x[(i1 + 2) % 6]) { x[1 % 6] } else { 0.7 }) * 1.0)).sin();
                let mut w2 = 0;
                while w2 < 4 && (w2 < 2 || 0 % 2 == 0) {
                    w2 += 1;
                    s = 0.7 * s + (((match (i1 + 2) % 3 { 0 => s, 1 => 1.3, _ => 0.5 }) * first(&[0.9, x[(i1 * 2) % 6]]))).sin();
                    let (l3, r4) = ((-s), ((s - x[2 % 6])).sin());
                    let mut a5 = ((r4 * x[i1 % 6]) * ((l3) * 0.3).exp().min(20.0));
                }
                if 0.4 < (s / (1.5 + s * s)) {
                    let (l6, r7) = ((x[i1 % 6] + x[(i1 + 2) % 6]), ((match 3 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 })).sin());
                    s = 0.7 * s + (((r7).min(2.0) - first(&[x[2 % 6], l6]))).sin();
                    let f8 = |y: f64| y * l6 + y.sin(); let c9 = f8((l6 - 2.0));
                } else {
                    s = 0.7 * s + ((-first(&[s, 2.0]))).sin();
                    s = 0.7 * s + (s).sin();
                    let (l10, r11) = (first(&[x[3 % 6], s]), (s).sin());
                }
            } else {
                s = 0.7 * s + (((1.2 * x[(i1 * 1) % 6]) * first(&[x[(i1 * 1) % 6], x[i1 % 6]]))).sin();
                for i12 in (0..4).rev() {
                    let mut a13 = first(&[(-0.2), ((x[(i1 * 3) % 6]) * 0.3).exp().min(20.0)]);
                    s = 0.7 * s + (((x[0 % 6] - a13) - (match (i12 * 3) % 3 { 0 => a13, 1 => s, _ => 0.5 }))).sin();
                    let mut a14 = 0.3;
                    if (1.2).sin() < (a14).tanh() && (s).cos() > 0.2 { break; }
                    s = 0.7 * s + (bounded(early(x[1 % 6], s))).sin();
                }
                for i15 in 0..1 {
                    let mut v16 = vec![(1.0 - s); 3];
                    if (s - s) < early(x[i15 % 6], s) { continue; }
                    s += (early(first(&[s, s]), (match (i15 + 1) % 3 { 0 => 0.3, 1 => s, _ => 0.5 }))).tanh();
                }
            }
        }
        s = (((s * x[1 % 6]) * (s * 1.8))).sin();
        let f17 = |y: f64| y * (s).min(s) + y.sin(); let c18 = f17((match 1 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }));
        s = 0.7 * s + (first(&[s, s])).sin();
        let mut t19 = (match 3 % 3 { 0 => 1.0, 1 => x[1 % 6], _ => 0.5 });
        for i20 in 0..4 {
            let mut f21 = ((if ((x[3 % 6]) * 0.3).exp().min(20.0) < (0.6 * c18) { 0.6 } else { s }) / (1.5 + (s * 0.8) * (s * 0.8)));
            t19 += f21 * f21;
            s = 0.7 * s + (f21).sin();
            s = 0.7 * s + ((((s + c18)) * 0.3).exp().min(20.0)).sin();
            s = 0.7 * s + (((x[i20 % 6] / (1.5 + f21 * f21))).hypot(c18)).sin();
        }
        first(&[bounded(t19), 0.4]) + s + c18 + t19
    }

    #[compiled]
    pub fn p28(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in (0..3).rev() {
            for i2 in (0..3).rev() {
                s = 0.7 * s + (((s).atan2(0.8) * (1.0 * x[0 % 6]))).sin();
                if ((2.0) * 0.3).exp().min(20.0) < (s * 0.5) && ((x[2 % 6]) * 0.3).exp().min(20.0) > 0.2 {
                    let mut v3 = vec![bounded(1.7); 3];
                } else {
                    let a4 = (early(x[(i1 + 0) % 6], x[i1 % 6]) * (s * 0.2));
                    let mut q5 = Pair { a: (1.0 * 1.0), b: [(x[(i1 + 1) % 6] + s), 0.4], n: 0 };
                    s = s * 0.5 + ((x[(i1 + 0) % 6] + q5.b[1]) * early(x[(i1 * 3) % 6], s));
                }
                s = 0.7 * s + (bounded(0.5)).sin();
            }
            if (x[(i1 * 2) % 6]).atan2(s) < x[2 % 6] {
                s = 0.7 * s + ((-(x[(i1 * 2) % 6] + x[1 % 6]))).sin();
                for i6 in 0..2 {
                    let mut v7 = vec![(match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }); 2];
                    let f8 = |y: f64| y * (x[i1 % 6] * v7[3 % v7.len()]) + y.sin(); let c9 = f8(bounded(v7[(i6 + 0) % v7.len()]));
                }
            } else {
                let (l10, r11) = (s, (((x[i1 % 6]) * 0.3).exp().min(20.0)).sin());
            }
            if 1 % 2 == 0 && x[0] > 1.9 { return ((if x[0 % 6] < (match 0 % 3 { 0 => 1.1, 1 => s, _ => 0.5 }) { x[0 % 6] } else { x[0 % 6] }) * (x[(i1 * 2) % 6] * 0.8)); }
            if (1.6 + s) < first(&[s, s]) { continue; }
            let mut v12 = vec![(x[3 % 6] + x[(i1 * 2) % 6]), (x[3 % 6] - x[2 % 6])];
        }
        #[rerun]
        for i13 in (0..1).rev() {
            let mut v14 = vec![x[(i13 + 0) % 6], (x[i13 % 6] + s)];
            s = 0.7 * s + (((x[3 % 6]).min(x[3 % 6]) + (v14[1 % v14.len()]).atan())).sin();
        }
        let (l15, r16) = (s, (early(x[2 % 6], s)).sin());
        let mut t17 = early(l15, 0.7);
        for i18 in 0..3 {
            let mut f19 = ((r16).max(s) + 0.3);
            t17 += f19 * f19;
            f19 *= (((x[i18 % 6] / (1.5 + s * s)) * first(&[s, f19]))).cos();
            for i20 in 0..4 {
                for i21 in 0..1 {
                    let mut a22 = (((l15) * 0.3).exp().min(20.0) * (0.5 * l15));
                }
                let mut v23: Vec<f64> = x.iter().map(|y| y * ((x[(i18 + 2) % 6]) * 0.3).exp().min(20.0)).collect();
                let d24 = v23.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
            }
            let f25 = |y: f64| y * (l15 + x[0 % 6]) + y.sin(); let c26 = f25((if (x[0 % 6] / (1.5 + x[(i18 + 2) % 6] * x[(i18 + 2) % 6])) < x[0 % 6] { l15 } else { x[i18 % 6] }));
        }
        (early(x[2 % 6], x[3 % 6]) + (match 1 % 3 { 0 => l15, 1 => 1.9, _ => 0.5 })) + s + l15 + r16 + t17
    }

    #[compiled]
    pub fn p29(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut q1 = Pair { a: (s).cos(), b: [(x[0 % 6] - s), 0.4], n: 0 };
        for i2 in 0..2 {
            let (l3, r4) = ((s / (1.5 + q1.b[0] * q1.b[0])), ((-x[3 % 6])).sin());
            if (-0.9) < (x[1 % 6] * 0.7) {
                let mut u5 = 0;
                loop {
                    u5 += 1; if u5 > 3 { break; }
                    let (l6, r7) = (q1.b[1], ((1.6 * q1.a)).sin());
                    s = 0.7 * s + (((l6).sin() * (r7).atan())).sin();
                    s *= (first(&[(x[3 % 6] * r7), ((1.9) * 0.3).exp().min(20.0)])).cos();
                }
                if 1.5 < bounded(x[0 % 6]) { break; }
                if r4 < (s).hypot(1.4) {
                    let f8 = |y: f64| y * ((r4) * 0.3).exp().min(20.0) + y.sin(); let c9 = f8((if 0 % 2 == 0 { q1.b[0] } else { 2.0 }));
                    let (l10, r11) = (((c9) * 0.3).exp().min(20.0), (l3).sin());
                    if (x[(i2 * 1) % 6] / (1.5 + x[(i2 * 3) % 6] * x[(i2 * 3) % 6])) < (match 3 % 3 { 0 => q1.b[1], 1 => 1.5, _ => 0.5 }) && r4 > 0.2 { continue; }
                    q1.b[1] = ((bounded(r4)).hypot(x[1 % 6])).sin() * q1.a;
                } else {
                    let mut q12 = Pair { a: (-0.1), b: [(x[2 % 6] * l3), 0.4], n: 0 };
                }
            } else {
                s -= bounded(((match 0 % 3 { 0 => x[1 % 6], 1 => 0.2, _ => 0.5 }) * (x[0 % 6] - r4)));
                let (l13, r14) = ((1.7 - r4), ((q1.b[0] - 1.3)).sin());
            }
            let mut q15 = q1.clone(); q15.a *= 0.7; q1 = q15.clone();
        }
        for i16 in 0..4 {
            s = 0.7 * s + (((match (i16 + 2) % 3 { 0 => 0.9, 1 => x[0 % 6], _ => 0.5 }) + 1.9)).sin();
            s = 0.7 * s + (early((q1.b[0] / (1.5 + q1.b[1] * q1.b[1])), (q1.b[0] / (1.5 + q1.a * q1.a)))).sin();
        }
        if s < (s).atan() {
            if (q1.a).cos() < first(&[x[3 % 6], x[2 % 6]]) && x[0] > 1.9 { return 1.3; }
            s = 0.7 * s + (((s + s) - ((s) * 0.3).exp().min(20.0))).sin();
        } else {
            let mut w17 = 0;
            while w17 < 4 && (w17 < 2 || early(x[3 % 6], s) < (s * s)) {
                w17 += 1;
                let mut v18 = vec![(s).tanh(), (match (w17 + 0) % 3 { 0 => s, 1 => s, _ => 0.5 })];
                if s < (match 1 % 3 { 0 => q1.b[0], 1 => s, _ => 0.5 }) {
                    let mut q19 = Pair { a: (0.9 - s), b: [first(&[s, x[3 % 6]]), 0.4], n: 0 };
                    let at = (w17 * 1) % v18.len(); v18.swap(at, 0);
                    if (s + s) < (match (w17 * 3) % 3 { 0 => 2.0, 1 => s, _ => 0.5 }) { break; }
                    let mut v20: Vec<f64> = x.iter().map(|y| y * (x[0 % 6]).tanh()).collect();
                } else {
                    let mut a21 = (((q1.a) * 0.3).exp().min(20.0) + (x[2 % 6] * s));
                    if bounded(x[0 % 6]) < bounded(v18[w17 % v18.len()]) { continue; }
                    let a22 = (match (w17 + 0) % 3 { 0 => ((x[1 % 6]) * 0.3).exp().min(20.0), 1 => (a21 * 0.8), _ => 0.5 });
                }
                let at = w17 % v18.len(); v18[at] += ((if early(q1.b[0], q1.b[0]) < (match 0 % 3 { 0 => 1.9, 1 => s, _ => 0.5 }) && (if w17 % 2 == 0 { x[2 % 6] } else { s }) > 0.2 { first(&[s, v18[(w17 * 1) % v18.len()]]) } else { first(&[x[w17 % 6], q1.b[1]]) })).tanh();
            }
            let mut q23 = Pair { a: (q1.b[0] + 0.4), b: [((s) * 0.3).exp().min(20.0), 0.4], n: 0 };
            q1.b[1] = (early((x[1 % 6] * s), (x[3 % 6] * s))).sin() * q1.a;
        }
        let mut q24 = Pair { a: (s - s), b: [(x[3 % 6] * s), 0.4], n: 0 };
        q24.b[1] = (first(&[(x[2 % 6] + s), (q1.b[1] / (1.5 + s * s))])).sin() * q24.a;
        bounded(s) + s + q1.norm() + q24.norm()
    }

    #[compiled]
    pub fn p30(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s += (x[3 % 6]).tanh();
        s = 0.7 * s + (s).sin();
        for i1 in 0..2 {
            let mut v2 = vec![(1.3 * 1.1), s];
            #[rerun]
            for (e3, e4) in v2.iter().zip(x.iter().skip(1)) {
                let mut v5: Vec<f64> = x.iter().map(|y| y * early((*e4), s)).collect();
                s += ((bounded(v5[(i1 + 0) % v5.len()])).atan2((-(*e4)))).tanh();
                if (i1 + 2) % 2 == 0 { continue; }
                let f6 = |y: f64| y * early(x[(i1 * 1) % 6], v2[i1 % v2.len()]) + y.sin(); let c7 = f6(s);
            }
            for i8 in 0..1 {
                if s < (-x[(i8 + 1) % 6]) {
                    let a9 = ((0.3 + s) + early(s, 1.5));
                    let f10 = |y: f64| y * (0.9 + a9) + y.sin(); let c11 = f10((a9 + a9));
                    let m12 = mix(&mut v2, &mut s, x[0]);
                } else {
                    let d13 = v2.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
                }
                let mut a14 = (s / (1.5 + s * s));
                if (s * s) < ((a14) * 0.3).exp().min(20.0) && (s * a14) > 0.2 { continue; }
                let mut v15 = vec![(-x[0 % 6]); 4];
            }
            if (v2[(i1 + 0) % v2.len()] * s) < (s - s) { continue; }
            let f16 = |y: f64| y * s + y.sin(); let c17 = f16((0.2).min(s));
        }
        s = 0.7 * s + (0.6).sin();
        0.8 + s
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
        let mut t2 = (1.8 * 1.2);
        for i3 in 0..1 {
            let mut f4 = 0.3;
            t2 += f4 * f4;
            let (l5, r6) = ((s * q1.b[1]), (bounded(f4)).sin());
            f4 *= ((first(&[r6, s])).sin()).cos();
        }
        let mut t7 = (t2 - 0.9);
        for i8 in 0..5 {
            let mut f9 = (first(&[0.2, q1.a])).max(bounded(0.8));
            t7 += f9 * f9;
            if (i8 * 1) % 2 == 0 {
                #[rerun]
                for i10 in (0..3).rev() {
                    let mut a11 = (early(x[i8 % 6], t2)).min((-s));
                }
            } else {
                s = 0.7 * s + (s).sin();
                for i12 in 0..3 {
                    let a13 = early((x[(i8 * 2) % 6] + q1.b[1]), (f9 / (1.5 + t2 * t2)));
                }
                f9 = f9 * 0.5 + (((t2) * 0.3).exp().min(20.0)).cos();
            }
        }
        x[2 % 6] + s + t2 + t7 + q1.norm()
    }

    #[compiled]
    pub fn p32(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in (0..1).rev() {
            s = (s).sin();
            for i2 in (0..3).rev() {
                let (l3, r4) = ((s * 1.2), (first(&[0.8, s])).sin());
                s = 0.7 * s + (x[0 % 6]).sin();
                if early(l3, 2.0) < bounded(x[i1 % 6]) {
                    let mut q5 = Pair { a: (x[0 % 6] - l3), b: [bounded(r4), 0.4], n: 0 };
                    s = 0.7 * s + ((q5.b[1] + (r4 * q5.b[1]))).sin();
                    let (l6, r7) = ((q5.b[0] * s), ((match (i1 + 2) % 3 { 0 => x[(i2 + 1) % 6], 1 => q5.b[0], _ => 0.5 })).sin());
                    if bounded(x[2 % 6]) < (x[1 % 6]).min(x[(i1 * 3) % 6]) { break; }
                    s = (((if (-q5.b[1]) < ((x[i1 % 6]) * 0.3).exp().min(20.0) { 0.5 } else { r7 })).cos()).sin();
                } else {
                    s = 0.7 * s + (bounded((if 1 % 2 == 0 { x[i1 % 6] } else { s }))).sin();
                    let mut a8 = (bounded(s) / (1.5 + bounded(x[3 % 6]) * bounded(x[3 % 6])));
                    let (l9, r10) = ((x[i2 % 6]).sin(), (early(x[i2 % 6], s)).sin());
                }
            }
            s += (1.0).tanh();
            if (if early(x[i1 % 6], x[(i1 + 0) % 6]) < (x[(i1 + 2) % 6]).atan() { 0.5 } else { x[(i1 + 0) % 6] }) < (s * s) { break; }
            let mut u11 = 0;
            loop {
                u11 += 1; if u11 > 3 { break; }
                let f12 = |y: f64| y * (x[(u11 * 1) % 6] * s) + y.sin(); let c13 = f12((x[(i1 * 3) % 6] * x[2 % 6]));
            }
        }
        s = 0.7 * s + (early(1.3, (if early(s, x[0 % 6]) < (match 1 % 3 { 0 => 0.1, 1 => 0.6, _ => 0.5 }) && bounded(x[3 % 6]) > 0.2 { x[1 % 6] } else { x[3 % 6] }))).sin();
        s = 0.7 * s + (((match 2 % 3 { 0 => x[3 % 6], 1 => s, _ => 0.5 }) / (1.5 + (x[2 % 6] - x[2 % 6]) * (x[2 % 6] - x[2 % 6])))).sin();
        let mut q14 = Pair { a: (s * x[1 % 6]), b: [(0.2).min(s), 0.4], n: 0 };
        if (0.3 - s) < q14.b[1] && 1.6 > 0.2 {
            s = 0.7 * s + (((s * 1.6) * 0.5)).sin();
            let (l15, r16) = (bounded(1.8), ((s * s)).sin());
            let mut u17 = 0;
            #[rerun]
            loop {
                u17 += 1; if u17 > 3 { break; }
                s = 0.7 * s + ((-(q14.a).atan())).sin();
            }
        } else {
            for i18 in 0..4 {
                let f19 = |y: f64| y * (x[3 % 6]).atan2(s) + y.sin(); let c20 = f19(s);
                let mut a21 = ((if (c20).tanh() < (s - c20) { x[i18 % 6] } else { x[(i18 + 2) % 6] }) * first(&[c20, s]));
            }
        }
        let mut q22 = Pair { a: (s - x[3 % 6]), b: [(q14.b[1] * s), 0.4], n: 0 };
        let mut t23 = q14.a;
        for i24 in 0..4 {
            let mut f25 = ((s * q22.a) / (1.5 + (if 1 % 2 == 0 { s } else { s }) * (if 1 % 2 == 0 { s } else { s })));
            t23 += f25 * f25;
            let mut v26 = vec![(x[(i24 * 2) % 6] / (1.5 + q22.a * q22.a)), (x[(i24 + 2) % 6] * 0.8)];
            let mut a27 = ((v26[3 % v26.len()] + v26[2 % v26.len()]) * bounded(s));
        }
        (t23 / (1.5 + (x[0 % 6] * s) * (x[0 % 6] * s))) + s + t23 + q14.norm() + q22.norm()
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
                    s += ((1.3 * bounded(s))).tanh();
                    let (l8, r9) = (s, ((s * s)).sin());
                    let mut q10 = Pair { a: x[0 % 6], b: [first(&[1.4, x[(i7 * 2) % 6]]), 0.4], n: 0 };
                }
            }
        } else {
            if (x[2 % 6] * x[0 % 6]) < ((x[0 % 6]) * 0.3).exp().min(20.0) {
                s -= bounded((if (x[1 % 6] * s) < (x[0 % 6] / (1.5 + s * s)) && (if (match 0 % 3 { 0 => x[1 % 6], 1 => x[1 % 6], _ => 0.5 }) < (1.6 + s) { x[3 % 6] } else { s }) > 0.2 { (match 0 % 3 { 0 => 0.1, 1 => x[1 % 6], _ => 0.5 }) } else { (s - x[3 % 6]) }));
                s -= bounded(((((x[3 % 6]) * 0.3).exp().min(20.0)) * 0.3).exp().min(20.0));
            } else {
                if bounded(x[1 % 6]) < ((x[1 % 6]) * 0.3).exp().min(20.0) && 1.7 > 0.2 {
                    s += ((-(1.2 + 2.0))).tanh();
                    let mut a11 = s;
                    let mut v12 = vec![(a11 + a11), (if (-x[0 % 6]) < (x[0 % 6] * a11) { x[2 % 6] } else { x[2 % 6] })];
                } else {
                    s *= (((s + s) * x[2 % 6])).cos();
                    s = 0.7 * s + ((s / (1.5 + 0.5 * 0.5))).sin();
                    let f13 = |y: f64| y * (x[2 % 6] + x[2 % 6]) + y.sin(); let c14 = f13((1.1 + s));
                }
            }
            s = 0.7 * s + (((0.9).cos()).atan()).sin();
        }
        s = 0.7 * s + ((((match 1 % 3 { 0 => s, 1 => s, _ => 0.5 })) * 0.3).exp().min(20.0)).sin();
        let mut v15 = vec![(x[2 % 6] - s); 4];
        s = (s).sin();
        let f16 = |y: f64| y * (-v15[3 % v15.len()]) + y.sin(); let c17 = f16((s).tanh());
        s + v15.iter().sum::<f64>() + s + c17
    }

    #[compiled]
    pub fn p34(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s *= ((-(x[1 % 6] - x[1 % 6]))).cos();
        if (match 1 % 3 { 0 => x[1 % 6], 1 => 2.0, _ => 0.5 }) < (x[0 % 6] + x[0 % 6]) {
            s = 0.7 * s + (((s).atan2(x[2 % 6])).atan2((1.3 * s))).sin();
            #[rerun]
            for i1 in (0..3).rev() {
                if (i1 + 0) % 2 == 0 {
                    let mut q2 = Pair { a: (x[1 % 6] / (1.5 + s * s)), b: [(-2.0), 0.4], n: 0 };
                    if (s).atan2(x[1 % 6]) < (if 0 % 2 == 0 { q2.b[1] } else { s }) { break; }
                    let f3 = |y: f64| y * (0.4 / (1.5 + q2.a * q2.a)) + y.sin(); let c4 = f3((if 2 % 2 == 0 { s } else { x[i1 % 6] }));
                } else {
                    let f5 = |y: f64| y * (1.8 + x[3 % 6]) + y.sin(); let c6 = f5((if (0.5 / (1.5 + x[2 % 6] * x[2 % 6])) < (match 0 % 3 { 0 => 1.6, 1 => s, _ => 0.5 }) && first(&[1.7, x[(i1 + 1) % 6]]) > 0.2 { s } else { 0.2 }));
                    s = ((-(x[(i1 + 0) % 6] * c6))).sin();
                    s = 0.7 * s + ((match 2 % 3 { 0 => (x[(i1 * 1) % 6] * x[3 % 6]), 1 => (-x[(i1 * 1) % 6]), _ => 0.5 })).sin();
                    if (i1 * 3) % 2 == 0 { continue; }
                    let mut a7 = (-(c6 * s));
                }
                #[rerun]
                for i8 in (0..4).rev() {
                    s = 0.7 * s + (x[1 % 6]).sin();
                    if (match 3 % 3 { 0 => x[3 % 6], 1 => s, _ => 0.5 }) < (x[i8 % 6] + s) { break; }
                    s = 0.7 * s + ((-early(x[2 % 6], s))).sin();
                }
                s = 0.7 * s + (early(s, ((x[i1 % 6]) * 0.3).exp().min(20.0))).sin();
            }
        } else {
            for i9 in 0..2 {
                let mut u10 = 0;
                loop {
                    u10 += 1; if u10 > 3 { break; }
                    s += ((match 0 % 3 { 0 => s, 1 => first(&[s, 1.1]), _ => 0.5 })).tanh();
                }
                let (l11, r12) = ((-x[0 % 6]), ((match 3 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 })).sin());
                let mut w13 = 0;
                while w13 < 4 && (w13 < 2 || (l11 + r12) < s) {
                    w13 += 1;
                    s = 0.7 * s + (x[3 % 6]).sin();
                    let (l14, r15) = (x[0 % 6], ((x[(i9 + 2) % 6] + x[3 % 6])).sin());
                }
                if ((1.3) * 0.3).exp().min(20.0) < (x[1 % 6] * x[0 % 6]) { break; }
                #[rerun]
                for i16 in 0..4 {
                    s = 0.7 * s + (s).sin();
                    let f17 = |y: f64| y * early(l11, r12) + y.sin(); let c18 = f17((x[3 % 6] * l11));
                }
            }
            s = 0.7 * s + (((x[0 % 6] * s) * ((1.6) * 0.3).exp().min(20.0))).sin();
            let a19 = ((s).max(s)).min((0.9).cos());
        }
        s = 0.7 * s + ((((s + s)) * 0.3).exp().min(20.0)).sin();
        s = 0.7 * s + (((0.6 * s) * (s).max(1.7))).sin();
        s = s * 0.5 + (((x[0 % 6]) * 0.3).exp().min(20.0) + ((0.5) * 0.3).exp().min(20.0));
        let f20 = |y: f64| y * 0.9 + y.sin(); let c21 = f20((x[2 % 6]).atan());
        let f22 = |y: f64| y * (-x[0 % 6]) + y.sin(); let c23 = f22(early(x[3 % 6], x[3 % 6]));
        ((if (-1.9) < x[2 % 6] { x[1 % 6] } else { s }) + (s + x[0 % 6])) + s + c21 + c23
    }

    #[compiled]
    pub fn p35(x: &[f64]) -> f64 {
        let mut s = 0.0;
        #[rerun]
        for i1 in 0..4 {
            for i2 in 0..3 {
                s = s * 0.5 + bounded((s * 1.0));
                let mut v3 = x.to_vec();
                for i4 in (0..1).rev() {
                    let d5 = v3.iter().zip(x).map(|(a, b)| a * b + (x[0 % 6] / (1.5 + x[1 % 6] * x[1 % 6]))).sum::<f64>();
                    if 0.8 < (x[1 % 6] - d5) { break; }
                    let at = i2 % v3.len(); v3[at] *= (d5).cos();
                }
            }
            s = 0.7 * s + (((match (i1 + 0) % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 }) * (-s))).sin();
            #[rerun]
            for i6 in (0..3).rev() {
                s = 0.7 * s + (((s) * 0.3).exp().min(20.0)).sin();
                if bounded(x[(i1 + 2) % 6]) < (1.1).atan2(1.3) { break; }
                if ((s) * 0.3).exp().min(20.0) < first(&[0.4, s]) && x[0] > 1.9 { return s; }
            }
        }
        if early(1.8, 1.8) < (if (s * s) < first(&[s, x[0 % 6]]) { s } else { 0.6 }) {
            s = 0.7 * s + ((((if early(s, s) < ((x[0 % 6]) * 0.3).exp().min(20.0) { s } else { s })) * 0.3).exp().min(20.0)).sin();
            if (x[2 % 6] / (1.5 + 0.7 * 0.7)) < x[1 % 6] {
                #[rerun]
                for i7 in (0..3).rev() {
                    s = 0.7 * s + ((s + (0.4 + x[3 % 6]))).sin();
                    let mut a8 = early(((s) * 0.3).exp().min(20.0), bounded(s));
                    s = 0.7 * s + ((early(s, s) * x[2 % 6])).sin();
                    if i7 % 2 == 0 { break; }
                    let a9 = ((x[(i7 * 3) % 6]).cos() - (match (i7 * 1) % 3 { 0 => x[2 % 6], 1 => a8, _ => 0.5 }));
                }
                let (l10, r11) = ((x[2 % 6] - x[0 % 6]), ((1.6 * x[3 % 6])).sin());
            } else {
                s *= (((s + s) * x[0 % 6])).cos();
            }
            for i12 in (0..3).rev() {
                if (x[2 % 6] + s) < (if (1.5 + s) < (-x[(i12 * 1) % 6]) { x[(i12 * 3) % 6] } else { x[i12 % 6] }) && (x[i12 % 6] * x[(i12 * 2) % 6]) > 0.2 {
                    let f13 = |y: f64| y * (match i12 % 3 { 0 => s, 1 => s, _ => 0.5 }) + y.sin(); let c14 = f13(s);
                    let mut q15 = Pair { a: (c14 / (1.5 + c14 * c14)), b: [(if (-x[3 % 6]) < (s + x[1 % 6]) { x[i12 % 6] } else { 2.0 }), 0.4], n: 0 };
                } else {
                    s += (((s).sin() / (1.5 + s * s))).tanh();
                }
                let mut q16 = Pair { a: 1.2, b: [(x[0 % 6] / (1.5 + x[3 % 6] * x[3 % 6])), 0.4], n: 0 };
            }
        } else {
            let mut v17 = vec![bounded(x[3 % 6]), (1.1 * s)];
            s -= bounded(s);
            s = s * 0.5 + ((match 3 % 3 { 0 => x[0 % 6], 1 => s, _ => 0.5 }) * (s + s));
        }
        s = 0.7 * s + ((x[0 % 6] / (1.5 + (match 1 % 3 { 0 => x[3 % 6], 1 => s, _ => 0.5 }) * (match 1 % 3 { 0 => x[3 % 6], 1 => s, _ => 0.5 })))).sin();
        let (l18, r19) = (early(s, 0.5), (early(s, x[3 % 6])).sin());
        let mut t20 = (s + x[2 % 6]);
        for i21 in 0..3 {
            let mut f22 = (if i21 % 2 == 0 { (-s) } else { 0.2 });
            t20 += f22 * f22;
            let mut a23 = ((0.1 + x[(i21 + 2) % 6]) - (s * 1.9));
            let mut a24 = (-f22);
        }
        let mut t25 = early(0.5, r19);
        for i26 in 0..5 {
            let mut f27 = early((-r19), early(t20, s));
            t25 += f27 * f27;
            let (l28, r29) = (x[2 % 6], (early(1.9, 0.7)).sin());
        }
        ((x[3 % 6] + 1.3) * (l18 * t25)) + s + l18 + r19 + t20 + t25
    }

    #[compiled]
    pub fn p36(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let a1 = (-((1.1) * 0.3).exp().min(20.0));
        s -= bounded((first(&[0.7, x[3 % 6]]) * (0.3 + x[2 % 6])));
        let (l2, r3) = (1.5, (first(&[x[3 % 6], x[2 % 6]])).sin());
        let f4 = |y: f64| y * (match 3 % 3 { 0 => x[1 % 6], 1 => x[1 % 6], _ => 0.5 }) + y.sin(); let c5 = f4((x[3 % 6] / (1.5 + x[2 % 6] * x[2 % 6])));
        ((r3).cos()).atan() + s + a1 + l2 + r3 + c5
    }

    #[compiled]
    pub fn p37(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((match 2 % 3 { 0 => (if s < (s).hypot(x[3 % 6]) { x[2 % 6] } else { x[0 % 6] }), 1 => (s * s), _ => 0.5 })).sin();
        s += (((if (x[0 % 6] / (1.5 + x[2 % 6] * x[2 % 6])) < (x[0 % 6] * 1.7) { x[2 % 6] } else { s }) / (1.5 + (x[3 % 6] * x[2 % 6]) * (x[3 % 6] * x[2 % 6])))).tanh();
        let a1 = ((x[2 % 6] + s) * (match 2 % 3 { 0 => s, 1 => s, _ => 0.5 }));
        s = 0.7 * s + (((a1 + s) * early(x[2 % 6], x[2 % 6]))).sin();
        for i2 in 0..1 {
            s = (a1).sin();
        }
        let mut v3 = vec![(0.6 + a1), (0.5 * a1)];
        for (k4, e5) in v3.iter_mut().enumerate() {
            *e5 = ((first(&[x[(k4 + 1) % 6], a1]) / (1.5 + (x[(k4 * 1) % 6]).hypot(s) * (x[(k4 * 1) % 6]).hypot(s)))).sin() + 0.1 * *e5;
            let mut v6 = x.to_vec();
            if x[1 % 6] < v6[k4 % v6.len()] && x[0] > 1.9 { return (match k4 % 3 { 0 => (x[1 % 6] / (1.5 + v6[(k4 + 0) % v6.len()] * v6[(k4 + 0) % v6.len()])), 1 => a1, _ => 0.5 }); }
            if 2 % 2 == 0 { break; }
            if (1.6 * x[(k4 * 1) % 6]) < (match (k4 + 1) % 3 { 0 => v6[0 % v6.len()], 1 => x[(k4 * 2) % 6], _ => 0.5 }) && s > 0.2 && x[0] > 1.9 { return ((*e5) + ((*e5) + x[0 % 6])); }
        }
        let mut t7 = (-x[1 % 6]);
        for i8 in 0..2 {
            let mut f9 = ((v3[3 % v3.len()] - 1.4) + v3[1 % v3.len()]);
            t7 += f9 * f9;
            for i10 in (0..1).rev() {
                let at = 0 % v3.len(); v3.swap(at, 0);
                for i11 in (0..4).rev() {
                    let d12 = v3.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>();
                    let d13 = v3.iter().zip(x).map(|(a, b)| a * b + ((0.5) * 0.3).exp().min(20.0)).sum::<f64>();
                }
                #[rerun]
                for i14 in 0..2 {
                    f9 -= bounded((((f9) * 0.3).exp().min(20.0) + (x[i14 % 6] * 1.1)));
                    let at = 0 % v3.len(); v3[at] = (((match (i10 * 1) % 3 { 0 => v3[i10 % v3.len()], 1 => 1.6, _ => 0.5 }) * (v3[2 % v3.len()] / (1.5 + v3[1 % v3.len()] * v3[1 % v3.len()])))).sin();
                }
                if early(v3[3 % v3.len()], x[i10 % 6]) < a1 && (s).atan() > 0.2 { break; }
                for i15 in (0..4).rev() {
                    let mut v16 = x.to_vec();
                    let f17 = |y: f64| y * (f9).min(1.0) + y.sin(); let c18 = f17(0.5);
                    let (l19, r20) = ((match 2 % 3 { 0 => v3[0 % v3.len()], 1 => v3[(i15 + 2) % v3.len()], _ => 0.5 }), (first(&[0.8, a1])).sin());
                    if (x[1 % 6] / (1.5 + v3[(i8 * 2) % v3.len()] * v3[(i8 * 2) % v3.len()])) < (1.5 * f9) { break; }
                    let at = 3 % v16.len(); v16[at] = (s).sin();
                }
            }
        }
        let mut t21 = ((v3[0 % v3.len()]) * 0.3).exp().min(20.0);
        for i22 in 0..5 {
            let mut f23 = (early(s, 1.7) * t7);
            t21 += f23 * f23;
            let mut a24 = ((v3[0 % v3.len()]) * 0.3).exp().min(20.0);
            let mut q25 = Pair { a: bounded(a1), b: [(a1 / (1.5 + t7 * t7)), 0.4], n: 0 };
            let mut v26 = vec![(q25.b[0] - a1); 4];
        }
        ((x[1 % 6]).max(t7)).sin() + v3.iter().sum::<f64>() + s + a1 + t7 + t21
    }

    #[compiled]
    pub fn p38(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((-(x[1 % 6] / (1.5 + s * s)))).sin();
        s = 0.7 * s + (((s + x[3 % 6]) + (x[0 % 6] * s))).sin();
        if (x[3 % 6] + x[0 % 6]) < (s).hypot(x[3 % 6]) {
            let mut v1 = x.to_vec();
            if bounded(x[3 % 6]) < (v1[1 % v1.len()]).min(1.4) {
                let mut u2 = 0;
                loop {
                    u2 += 1; if u2 > 3 { break; }
                    s *= (bounded((x[u2 % 6] * 1.5))).cos();
                    let f3 = |y: f64| y * (v1[u2 % v1.len()] + v1[(u2 * 2) % v1.len()]) + y.sin(); let c4 = f3((0.4).hypot(s));
                    let a5 = bounded(early(c4, c4));
                    if 2 % 2 == 0 { continue; }
                    let mut q6 = Pair { a: 1.0, b: [(x[(u2 + 2) % 6]).atan(), 0.4], n: 0 };
                }
                s -= bounded(((s + s) / (1.5 + first(&[v1[2 % v1.len()], s]) * first(&[v1[2 % v1.len()], s]))));
                let mut a7 = (-early(1.3, v1[3 % v1.len()]));
            } else {
                for i8 in 0..4 {
                    let mut a9 = ((s / (1.5 + v1[i8 % v1.len()] * v1[i8 % v1.len()])) + (-x[3 % 6]));
                    let mut q10 = Pair { a: (-a9), b: [x[(i8 + 1) % 6], 0.4], n: 0 };
                    s = ((((v1[(i8 + 1) % v1.len()] + a9)) * 0.3).exp().min(20.0)).sin();
                    if (s / (1.5 + a9 * a9)) < s && (q10.b[1]).cos() > 0.2 { break; }
                    let at = (i8 * 1) % v1.len(); v1[at] = (s).sin();
                }
                v1.push((first(&[(s * v1[2 % v1.len()]), first(&[s, x[0 % 6]])])).sin());
                for i11 in 0..2 {
                    v1.push(((v1[0 % v1.len()] * first(&[s, 0.9]))).sin());
                    let d12 = v1.iter().filter(|a| **a > s).map(|a| a * a).sum::<f64>();
                    let mut q13 = Pair { a: (v1[0 % v1.len()] + 1.7), b: [(-d12), 0.4], n: 0 };
                }
            }
        } else {
            #[rerun]
            for i14 in (0..4).rev() {
                if s < first(&[x[(i14 + 2) % 6], x[i14 % 6]]) && (s).hypot(s) > 0.2 {
                    let a15 = ((x[(i14 + 1) % 6] * x[3 % 6])).max(x[3 % 6]);
                    let (l16, r17) = ((a15 * x[0 % 6]), ((a15).min(x[2 % 6])).sin());
                    let a18 = 0.9;
                } else {
                    let mut v19 = x.to_vec();
                }
                if 0 % 2 == 0 { break; }
                let (l20, r21) = (first(&[s, x[3 % 6]]), (x[i14 % 6]).sin());
            }
        }
        s = 0.7 * s + ((match 1 % 3 { 0 => x[3 % 6], 1 => (2.0 - 0.1), _ => 0.5 })).sin();
        let f22 = |y: f64| y * 0.8 + y.sin(); let c23 = f22((s / (1.5 + x[3 % 6] * x[3 % 6])));
        let mut t24 = x[2 % 6];
        for i25 in 0..5 {
            let mut f26 = ((x[(i25 + 1) % 6]).tanh()).max(s);
            t24 += f26 * f26;
            s = 0.7 * s + ((match 3 % 3 { 0 => ((c23) * 0.3).exp().min(20.0), 1 => first(&[c23, s]), _ => 0.5 })).sin();
            f26 = (f26).sin();
        }
        let mut t27 = early(x[0 % 6], x[2 % 6]);
        for i28 in 0..5 {
            let mut f29 = (((x[1 % 6]) * 0.3).exp().min(20.0) + (0.1 / (1.5 + x[(i28 * 1) % 6] * x[(i28 * 1) % 6])));
            t27 += f29 * f29;
            f29 -= bounded((c23 + (c23 + x[(i28 + 0) % 6])));
            let (l30, r31) = (bounded(x[2 % 6]), ((1.1).tanh()).sin());
        }
        (-t24) + s + c23 + t24 + t27
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
        ((match 2 % 3 { 0 => s, 1 => q4.b[1], _ => 0.5 })).hypot((-x[3 % 6])) + s + q4.norm()
    }

    #[compiled]
    pub fn p40(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (early(bounded(x[0 % 6]), first(&[s, x[2 % 6]]))).sin();
        let mut w1 = 0;
        while w1 < 4 && (w1 < 2 || 0.2 < (x[1 % 6]).hypot(s) && (match 1 % 3 { 0 => x[2 % 6], 1 => 1.3, _ => 0.5 }) > 0.2) {
            w1 += 1;
            s = 0.7 * s + (((s * x[(w1 * 2) % 6]) + (s).cos())).sin();
            let a2 = ((match w1 % 3 { 0 => x[3 % 6], 1 => 0.6, _ => 0.5 }) + (0.7).min(s));
            if a2 < (s + s) { continue; }
            if (x[(w1 * 3) % 6] * x[(w1 + 0) % 6]) < first(&[s, a2]) {
                s = 0.7 * s + ((early(0.9, s) + (-a2))).sin();
                let mut v3 = vec![(x[w1 % 6] * a2); 3];
                s = s * 0.5 + (bounded(a2) * (x[2 % 6] - 2.0));
            } else {
                s += (first(&[(0.1 + x[1 % 6]), early(a2, 1.1)])).tanh();
                if (x[(w1 * 2) % 6] / (1.5 + a2 * a2)) < (x[(w1 + 1) % 6] / (1.5 + 1.5 * 1.5)) { break; }
                let mut u4 = 0;
                loop {
                    u4 += 1; if u4 > 3 { break; }
                    s = 0.7 * s + ((((x[(u4 * 2) % 6]) * 0.3).exp().min(20.0)).atan()).sin();
                    s *= ((match (u4 + 0) % 3 { 0 => (-1.7), 1 => first(&[2.0, x[(w1 * 1) % 6]]), _ => 0.5 })).cos();
                }
            }
        }
        #[rerun]
        for i5 in 0..4 {
            s = 0.7 * s + (((0.3 * x[1 % 6]) - (s * s))).sin();
            let mut u6 = 0;
            #[rerun]
            loop {
                u6 += 1; if u6 > 3 { break; }
                s = s * 0.5 + first(&[(s - x[0 % 6]), (x[(i5 * 3) % 6] * x[(i5 * 2) % 6])]);
                s += (((s * s) + (x[(i5 + 0) % 6] / (1.5 + x[1 % 6] * x[1 % 6])))).tanh();
            }
            for i7 in (0..3).rev() {
                s = 0.7 * s + (first(&[(x[1 % 6]).min(x[2 % 6]), s])).sin();
                if (0.1 * x[1 % 6]) < (s + x[0 % 6]) && (if 0.9 < (s + x[i7 % 6]) { x[(i5 * 2) % 6] } else { s }) > 0.2 {
                    s *= (((s).cos() * s)).cos();
                    if (x[i7 % 6] * s) < (if (i7 * 1) % 2 == 0 { s } else { 1.6 }) { continue; }
                    s = 0.7 * s + (((match 2 % 3 { 0 => x[2 % 6], 1 => x[2 % 6], _ => 0.5 }) * ((x[3 % 6]) * 0.3).exp().min(20.0))).sin();
                } else {
                    let f8 = |y: f64| y * (1.1).sin() + y.sin(); let c9 = f8(bounded(s));
                }
                let mut q10 = Pair { a: x[0 % 6], b: [(x[(i5 * 1) % 6] * s), 0.4], n: 0 };
            }
            if ((x[(i5 * 3) % 6]) * 0.3).exp().min(20.0) < s { continue; }
            for i11 in (0..4).rev() {
                s = 0.7 * s + (x[1 % 6]).sin();
                s = ((match 0 % 3 { 0 => first(&[s, s]), 1 => (-s), _ => 0.5 })).sin();
                let mut q12 = Pair { a: (x[1 % 6] / (1.5 + s * s)), b: [x[0 % 6], 0.4], n: 0 };
            }
        }
        let a13 = (early(s, s) * ((0.7) * 0.3).exp().min(20.0));
        let a14 = ((a13 * 1.0) * (a13 + s));
        let (l15, r16) = ((1.3 / (1.5 + x[2 % 6] * x[2 % 6])), ((if s < (a14 - 0.9) { a13 } else { a13 })).sin());
        let mut t17 = (x[3 % 6]).atan2(r16);
        for i18 in 0..4 {
            let mut f19 = (-a14);
            t17 += f19 * f19;
            s = 0.7 * s + ((-(x[1 % 6] + l15))).sin();
        }
        let mut t20 = s;
        for i21 in 0..1 {
            let mut f22 = (early(1.1, a13) + (x[(i21 * 1) % 6]).min(a13));
            t20 += f22 * f22;
            let f23 = |y: f64| y * early(r16, x[0 % 6]) + y.sin(); let c24 = f23((r16 + 1.1));
        }
        ((0.5 * 1.8) + first(&[l15, x[2 % 6]])) + s + a13 + a14 + l15 + r16 + t17 + t20
    }

    #[compiled]
    pub fn p41(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = (((if (s * x[0 % 6]) < (match 3 % 3 { 0 => s, 1 => s, _ => 0.5 }) { 0.3 } else { 1.6 }) * (match 3 % 3 { 0 => 1.7, 1 => x[0 % 6], _ => 0.5 }))).sin();
        let mut u1 = 0;
        loop {
            u1 += 1; if u1 > 3 { break; }
            let mut q2 = Pair { a: s, b: [(s + 1.8), 0.4], n: 0 };
            s = 0.7 * s + (s).sin();
            for i3 in 0..2 {
                let a4 = ((if (i3 + 1) % 2 == 0 { 1.5 } else { s })).atan();
                for i5 in 0..1 {
                    s = 0.7 * s + (s).sin();
                }
            }
            if (u1 * 3) % 2 == 0 { continue; }
            for i6 in 0..3 {
                let mut q7 = q2.clone(); q7.a *= 0.7; q2 = q7.clone();
                s *= (bounded((-s))).cos();
            }
        }
        let (l8, r9) = ((if ((x[2 % 6]) * 0.3).exp().min(20.0) < 0.5 { s } else { 0.9 }), ((1.0 * s)).sin());
        if (x[2 % 6] / (1.5 + l8 * l8)) < (x[0 % 6] * x[1 % 6]) {
            let mut a10 = (bounded(l8)).cos();
            for i11 in (0..2).rev() {
                s = 0.7 * s + (((r9).tanh()).atan()).sin();
                s += (bounded((a10 / (1.5 + 1.7 * 1.7)))).tanh();
                if (2.0 + s) < (if ((0.2) * 0.3).exp().min(20.0) < (0.7 * l8) && r9 > 0.2 { 0.7 } else { r9 }) { break; }
                s = 0.7 * s + ((early(r9, x[0 % 6]) * (s + r9))).sin();
            }
        } else {
            s = 0.7 * s + ((((s) * 0.3).exp().min(20.0) + early(r9, x[2 % 6]))).sin();
        }
        let a12 = (-s);
        let f13 = |y: f64| y * (0.8).atan() + y.sin(); let c14 = f13(x[2 % 6]);
        let mut t15 = (match 2 % 3 { 0 => x[3 % 6], 1 => 1.2, _ => 0.5 });
        for i16 in 0..5 {
            let mut f17 = ((0.7 / (1.5 + s * s)) + ((a12) * 0.3).exp().min(20.0));
            t15 += f17 * f17;
            let mut w18 = 0;
            while w18 < 4 && (w18 < 2 || first(&[x[2 % 6], s]) < early(c14, x[(i16 * 2) % 6]) && (1.2 * 1.9) > 0.2) {
                w18 += 1;
                if (a12).hypot(x[2 % 6]) < (x[(w18 * 2) % 6]).tanh() && (1.1 - a12) > 0.2 && x[0] > 1.9 { return (((s / (1.5 + s * s))) * 0.3).exp().min(20.0); }
                let (l19, r20) = (((1.1) * 0.3).exp().min(20.0), ((a12 * s)).sin());
                s = 0.7 * s + (0.2).sin();
                if (c14 / (1.5 + a12 * a12)) < first(&[r9, 0.9]) { continue; }
                let mut q21 = Pair { a: (match w18 % 3 { 0 => x[1 % 6], 1 => l19, _ => 0.5 }), b: [r20, 0.4], n: 0 };
            }
            let mut q22 = Pair { a: x[i16 % 6], b: [(x[1 % 6] - 0.1), 0.4], n: 0 };
            let mut q23 = Pair { a: x[(i16 * 1) % 6], b: [(0.9 * 0.1), 0.4], n: 0 };
        }
        ((t15 + x[0 % 6]) / (1.5 + (match 0 % 3 { 0 => s, 1 => r9, _ => 0.5 }) * (match 0 % 3 { 0 => s, 1 => r9, _ => 0.5 }))) + s + l8 + r9 + a12 + c14 + t15
    }

    #[compiled]
    pub fn p42(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..3 {
            let mut q2 = Pair { a: (s * x[3 % 6]), b: [s, 0.4], n: 0 };
        }
        let mut v3 = vec![(x[2 % 6] * x[2 % 6]); 4];
        if first(&[x[1 % 6], x[1 % 6]]) < (s - s) {
            let at = 1 % v3.len(); v3.swap(at, 0);
        } else {
            let (l4, r5) = ((s + s), (first(&[s, s])).sin());
            for i6 in 0..1 {
                s -= bounded(bounded((s / (1.5 + x[(i6 * 3) % 6] * x[(i6 * 3) % 6]))));
                if 0 % 2 == 0 {
                    let at = (i6 * 2) % v3.len(); v3[at] = (s).sin();
                    s += (first(&[r5, (r5 + l4)])).tanh();
                } else {
                    let f7 = |y: f64| y * (l4 + s) + y.sin(); let c8 = f7((match (i6 * 2) % 3 { 0 => l4, 1 => r5, _ => 0.5 }));
                    let mut q9 = Pair { a: early(s, 0.2), b: [early(v3[(i6 * 3) % v3.len()], s), 0.4], n: 0 };
                }
                if 0 % 2 == 0 { continue; }
                for i10 in 0..1 {
                    let a11 = ((match 2 % 3 { 0 => l4, 1 => v3[1 % v3.len()], _ => 0.5 }) * (match 3 % 3 { 0 => x[2 % 6], 1 => s, _ => 0.5 }));
                    s = s * 0.5 + early(0.8, (0.5 * 1.7));
                    let mut q12 = Pair { a: (0.9).atan2(0.9), b: [(x[i6 % 6] * x[3 % 6]), 0.4], n: 0 };
                }
            }
        }
        let a13 = (v3[0 % v3.len()]).atan2(early(s, v3[1 % v3.len()]));
        let mut t14 = (v3[3 % v3.len()]).sin();
        for i15 in 0..5 {
            let mut f16 = (early(x[3 % 6], v3[3 % v3.len()]) + (1.9 * x[i15 % 6]));
            t14 += f16 * f16;
            let (l17, r18) = ((if i15 % 2 == 0 { 1.5 } else { v3[(i15 * 3) % v3.len()] }), ((f16 + f16)).sin());
            for i19 in 0..3 {
                let mut q20 = Pair { a: (a13 + v3[2 % v3.len()]), b: [a13, 0.4], n: 0 };
            }
        }
        let mut t21 = x[3 % 6];
        for i22 in 0..1 {
            let mut f23 = early((0.7).cos(), (-v3[i22 % v3.len()]));
            t21 += f23 * f23;
            let mut q24 = Pair { a: (1.0 + v3[1 % v3.len()]), b: [(v3[i22 % v3.len()] / (1.5 + 0.2 * 0.2)), 0.4], n: 0 };
            let at = (i22 * 3) % v3.len(); v3[at] = (((1.4).hypot(q24.b[1]) * early(a13, s))).sin();
        }
        ((s).tanh() * early(t14, v3[0 % v3.len()])) + v3.iter().sum::<f64>() + s + a13 + t14 + t21
    }

    #[compiled]
    pub fn p43(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut q1 = Pair { a: (x[1 % 6] * s), b: [(x[1 % 6] * 1.5), 0.4], n: 0 };
        let f2 = |y: f64| y * (s).sin() + y.sin(); let c3 = f2((x[0 % 6] + q1.a));
        let (l4, r5) = ((1.3 / (1.5 + x[0 % 6] * x[0 % 6])), (x[3 % 6]).sin());
        let f6 = |y: f64| y * (match 0 % 3 { 0 => s, 1 => l4, _ => 0.5 }) + y.sin(); let c7 = f6((q1.b[1] * x[2 % 6]));
        let (l8, r9) = (first(&[s, q1.a]), (c7).sin());
        r5 + s + c3 + l4 + r5 + c7 + l8 + r9 + q1.norm()
    }

    #[compiled]
    pub fn p44(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let f1 = |y: f64| y * x[2 % 6] + y.sin(); let c2 = f1(x[1 % 6]);
        s -= bounded((early(x[2 % 6], s) - x[2 % 6]));
        for i3 in 0..1 {
            let mut v4 = vec![s; 2];
        }
        s = 0.7 * s + (x[1 % 6]).sin();
        s = 0.7 * s + (((x[3 % 6] - x[3 % 6])).atan()).sin();
        if (x[2 % 6] * c2) < bounded(x[1 % 6]) && (x[0 % 6] + 0.1) > 0.2 && x[0] > 1.9 { return ((x[1 % 6] * s)).cos(); }
        s = 0.7 * s + (((match 1 % 3 { 0 => x[2 % 6], 1 => 0.9, _ => 0.5 }) * (if (x[1 % 6]).cos() < (0.9 * x[3 % 6]) { s } else { x[2 % 6] }))).sin();
        (if (0.4 * s) < (1.3 * s) { (1.9 * x[2 % 6]) } else { first(&[x[3 % 6], 2.0]) }) + s + c2
    }

    #[compiled]
    pub fn p45(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..4 {
            if (i1 + 0) % 2 == 0 && x[0] > 1.9 { return ((if i1 % 2 == 0 { s } else { 1.5 }) + (s * x[(i1 * 1) % 6])); }
        }
        s = 0.7 * s + (((s * s) + first(&[s, x[0 % 6]]))).sin();
        s = s * 0.5 + (((1.9 * x[1 % 6])) * 0.3).exp().min(20.0);
        let mut w2 = 0;
        while w2 < 4 && (w2 < 2 || (s * 1.3) < (x[1 % 6]).tanh() && (x[3 % 6]).atan2(x[2 % 6]) > 0.2) {
            w2 += 1;
            let mut v3 = x.to_vec();
            if (0.4 * s) < x[(w2 + 1) % 6] && (x[w2 % 6] * v3[(w2 + 1) % v3.len()]) > 0.2 {
                for (k4, e5) in v3.iter_mut().enumerate() {
                    *e5 = (((x[0 % 6] + s) + bounded((*e5)))).sin() + 0.1 * *e5;
                    s = 0.7 * s + (((early(s, x[w2 % 6])) * 0.3).exp().min(20.0)).sin();
                    let a6 = s;
                    let mut q7 = Pair { a: (x[(k4 * 2) % 6]).tanh(), b: [(x[w2 % 6] * 1.3), 0.4], n: 0 };
                    if q7.b[1] < (x[3 % 6]).atan2(a6) && (1.3 / (1.5 + x[(k4 + 0) % 6] * x[(k4 + 0) % 6])) > 0.2 { break; }
                    let mut q8 = Pair { a: (0.8).max(a6), b: [q7.b[1], 0.4], n: 0 };
                }
            } else {
                let mut q9 = Pair { a: (s * 0.7), b: [(s - s), 0.4], n: 0 };
                let f10 = |y: f64| y * (q9.b[1] + q9.a) + y.sin(); let c11 = f10((1.4 * s));
            }
            let mut q12 = Pair { a: first(&[0.5, s]), b: [bounded(s), 0.4], n: 0 };
        }
        s = 0.7 * s + (s).sin();
        s = 0.7 * s + (((x[1 % 6] * x[0 % 6]) + first(&[s, s]))).sin();
        #[rerun]
        for i13 in 0..2 {
            let a14 = (((s * x[1 % 6])) * 0.3).exp().min(20.0);
            s = 0.7 * s + (x[(i13 * 1) % 6]).sin();
        }
        (first(&[s, s]) * first(&[s, s])) + s
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
                #[rerun]
                for i1 in 0..4 {
                    let f2 = |y: f64| y * (0.8 + 1.6) + y.sin(); let c3 = f2(early(1.0, s));
                    s *= (((c3 + x[0 % 6]) * (x[(i1 * 2) % 6] * s))).cos();
                    if (if (s / (1.5 + c3 * c3)) < early(x[(i1 + 0) % 6], x[(i1 * 1) % 6]) { c3 } else { x[i1 % 6] }) < ((0.9) * 0.3).exp().min(20.0) { continue; }
                    s -= bounded((match 0 % 3 { 0 => (s).cos(), 1 => x[i1 % 6], _ => 0.5 }));
                }
                let a4 = x[0 % 6];
                for i5 in (0..2).rev() {
                    s = 0.7 * s + ((a4 + early(x[2 % 6], 0.7))).sin();
                }
            } else {
                s = 0.7 * s + (((s - x[1 % 6]) + (match 2 % 3 { 0 => s, 1 => 1.8, _ => 0.5 }))).sin();
                let mut w6 = 0;
                while w6 < 4 && (w6 < 2 || (1.4 + s) < first(&[s, x[3 % 6]])) {
                    w6 += 1;
                    let mut q7 = Pair { a: (1.9 * x[1 % 6]), b: [((x[(w6 * 3) % 6]) * 0.3).exp().min(20.0), 0.4], n: 0 };
                    s = s * 0.5 + bounded(bounded(q7.b[0]));
                    if (s - s) < (q7.a * q7.a) { break; }
                    let f8 = |y: f64| y * s + y.sin(); let c9 = f8(bounded(s));
                }
            }
        }
        for i10 in 0..1 {
            let a11 = (-bounded(s));
            let mut u12 = 0;
            #[rerun]
            loop {
                u12 += 1; if u12 > 3 { break; }
                let mut u13 = 0;
                loop {
                    u13 += 1; if u13 > 3 { break; }
                    let (l14, r15) = (x[1 % 6], ((x[(u13 + 0) % 6] + x[2 % 6])).sin());
                    let mut a16 = ((x[i10 % 6] / (1.5 + l14 * l14)) - a11);
                }
                if (match 3 % 3 { 0 => x[(i10 * 1) % 6], 1 => x[3 % 6], _ => 0.5 }) < (x[(u12 * 3) % 6]).hypot(x[(u12 + 2) % 6]) { continue; }
                s = 0.7 * s + (((a11 * s) * (s * x[0 % 6]))).sin();
            }
        }
        let mut w17 = 0;
        #[rerun]
        while w17 < 4 && (w17 < 2 || (if first(&[x[0 % 6], s]) < (s + x[3 % 6]) { 0.1 } else { x[0 % 6] }) < 0.5) {
            w17 += 1;
            let f18 = |y: f64| y * first(&[x[1 % 6], 1.3]) + y.sin(); let c19 = f18((x[3 % 6] / (1.5 + x[w17 % 6] * x[w17 % 6])));
        }
        s = 0.7 * s + (((match 3 % 3 { 0 => x[1 % 6], 1 => s, _ => 0.5 })).sin()).sin();
        s -= bounded(((s).sin() + bounded(s)));
        let mut a20 = first(&[(s * x[3 % 6]), (match 2 % 3 { 0 => s, 1 => x[1 % 6], _ => 0.5 })]);
        (-((a20) * 0.3).exp().min(20.0)) + s + a20
    }

    #[compiled]
    pub fn p47(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut v1 = vec![(x[3 % 6] + s), (x[2 % 6] * 0.1)];
        s += (((v1[3 % v1.len()] + s) - (s + s))).tanh();
        let f2 = |y: f64| y * (v1[1 % v1.len()]).atan2(s) + y.sin(); let c3 = f2(s);
        for i4 in 0..2 {
            let mut v5 = x.to_vec();
            let mut a6 = (((1.8).sin()) * 0.3).exp().min(20.0);
            let at = i4 % v1.len(); v1[at] *= ((match 0 % 3 { 0 => early(v1[3 % v1.len()], s), 1 => (x[1 % 6] * v5[0 % v5.len()]), _ => 0.5 })).cos();
        }
        let mut v7 = x.to_vec();
        if (c3 * 1.6) < c3 && x[0] > 1.9 { return (((x[2 % 6]).cos()) * 0.3).exp().min(20.0); }
        let mut t8 = c3;
        for i9 in 0..2 {
            let mut f10 = ((-c3) + s);
            t8 += f10 * f10;
            for i11 in (0..1).rev() {
                let mut v12: Vec<f64> = x.iter().map(|y| y * (s + v7[3 % v7.len()])).collect();
                let mut q13 = Pair { a: s, b: [first(&[f10, s]), 0.4], n: 0 };
                if (0.5 + q13.a) < (f10).max(q13.b[1]) { continue; }
                f10 = f10 * 0.5 + ((s + f10) - early(c3, s));
            }
            let f14 = |y: f64| y * (f10 - x[(i9 + 2) % 6]) + y.sin(); let c15 = f14((v7[1 % v7.len()] * 1.6));
        }
        (if (1.8 + c3) < (s * 0.2) { (-v7[1 % v7.len()]) } else { (-t8) }) + v1.iter().sum::<f64>() + v7.iter().sum::<f64>() + s + c3 + t8
    }

    #[compiled]
    pub fn p48(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut v1 = vec![(s * s), s];
        let mut w2 = 0;
        while w2 < 4 && (w2 < 2 || (if x[2 % 6] < (v1[2 % v1.len()]).cos() && ((v1[0 % v1.len()]) * 0.3).exp().min(20.0) > 0.2 { v1[1 % v1.len()] } else { s }) < early(s, 2.0) && v1[3 % v1.len()] > 0.2) {
            w2 += 1;
            s = 0.7 * s + (0.3).sin();
        }
        let mut a3 = (x[3 % 6]).hypot(s);
        for i4 in 0..2 {
            let mut v5 = vec![(match 3 % 3 { 0 => v1[(i4 + 0) % v1.len()], 1 => v1[0 % v1.len()], _ => 0.5 }), (-a3)];
        }
        let a6 = (match 3 % 3 { 0 => s, 1 => 2.0, _ => 0.5 });
        ((if (x[1 % 6] - v1[1 % v1.len()]) < (a3).atan2(a3) { s } else { x[2 % 6] }) + (v1[0 % v1.len()] + 0.3)) + v1.iter().sum::<f64>() + s + a3 + a6
    }

    #[compiled]
    pub fn p49(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + (x[3 % 6]).sin();
        if x[3 % 6] < 0.5 {
            let (l1, r2) = ((s + x[2 % 6]), (x[2 % 6]).sin());
            let (l3, r4) = ((-1.5), (first(&[1.4, x[0 % 6]])).sin());
        } else {
            #[rerun]
            for i5 in 0..1 {
                let mut v6 = vec![bounded(x[i5 % 6]); 4];
            }
            s = 0.7 * s + (early((1.3 + s), first(&[s, x[0 % 6]]))).sin();
        }
        s = 0.7 * s + (first(&[(s * x[3 % 6]), (x[0 % 6] + 1.1)])).sin();
        for i7 in 0..4 {
            #[rerun]
            for i8 in 0..1 {
                let mut u9 = 0;
                #[rerun]
                loop {
                    u9 += 1; if u9 > 3 { break; }
                    let mut v10 = x.to_vec();
                    if (u9 * 1) % 2 == 0 { continue; }
                    let d11 = v10.iter().zip(x).map(|(a, b)| a * b + v10[2 % v10.len()]).sum::<f64>();
                }
                if bounded(s) < (x[2 % 6] - s) {
                    let mut a12 = (((1.1) * 0.3).exp().min(20.0) + (x[i7 % 6] + x[(i7 + 2) % 6]));
                    let mut a13 = (match 2 % 3 { 0 => 0.2, 1 => bounded(1.9), _ => 0.5 });
                    if (x[i7 % 6] / (1.5 + 1.0 * 1.0)) < (a13 * a13) { break; }
                    s = 0.7 * s + (bounded((a12 * a13))).sin();
                } else {
                    let mut q14 = Pair { a: x[3 % 6], b: [x[3 % 6], 0.4], n: 0 };
                    let mut q15 = Pair { a: ((x[(i8 * 1) % 6]) * 0.3).exp().min(20.0), b: [(s / (1.5 + q14.b[0] * q14.b[0])), 0.4], n: 0 };
                    let mut q16 = q15.clone(); q16.a *= 0.7; q15 = q16.clone();
                }
            }
            s = 0.7 * s + ((match (i7 * 3) % 3 { 0 => ((x[(i7 + 0) % 6]) * 0.3).exp().min(20.0), 1 => bounded(s), _ => 0.5 })).sin();
        }
        let f17 = |y: f64| y * (x[3 % 6] / (1.5 + s * s)) + y.sin(); let c18 = f17(((1.1) * 0.3).exp().min(20.0));
        s = 0.7 * s + (((1.1 - s)).min((x[3 % 6] - 0.6))).sin();
        let mut t19 = (-s);
        for i20 in 0..2 {
            let mut f21 = (c18 - s);
            t19 += f21 * f21;
            s = 0.7 * s + (s).sin();
            if 0.6 < (s).sin() {
                s = 0.7 * s + (early((if bounded(0.4) < c18 && (x[3 % 6] * 1.8) > 0.2 { x[(i20 + 0) % 6] } else { x[(i20 * 2) % 6] }), (f21 + f21))).sin();
                s = 0.7 * s + ((if (1.0 / (1.5 + c18 * c18)) < x[i20 % 6] { (if (match (i20 + 0) % 3 { 0 => f21, 1 => c18, _ => 0.5 }) < (f21 - s) { c18 } else { f21 }) } else { (x[i20 % 6]).hypot(1.6) })).sin();
            } else {
                s = 0.7 * s + ((x[(i20 * 3) % 6] - early(0.4, x[0 % 6]))).sin();
                s = 0.7 * s + (c18).sin();
            }
            f21 = ((match 0 % 3 { 0 => bounded(f21), 1 => x[(i20 * 2) % 6], _ => 0.5 })).sin();
        }
        let mut t22 = s;
        for i23 in 0..4 {
            let mut f24 = (((1.5) * 0.3).exp().min(20.0) + (0.7).cos());
            t22 += f24 * f24;
            s = 0.7 * s + ((match (i23 + 1) % 3 { 0 => ((x[(i23 * 3) % 6]) * 0.3).exp().min(20.0), 1 => bounded(t19), _ => 0.5 })).sin();
            s = 0.7 * s + ((f24 - early(x[0 % 6], x[(i23 * 3) % 6]))).sin();
        }
        ((s * s) * (if (1.1 + 0.3) < (x[0 % 6] - x[1 % 6]) { x[3 % 6] } else { x[3 % 6] })) + s + c18 + t19 + t22
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
                    s += (x[2 % 6]).tanh();
                }
                let mut a6 = x[1 % 6];
            } else {
                let (l7, r8) = ((0.7 * 0.3), ((x[0 % 6] * x[0 % 6])).sin());
                s = 0.7 * s + (l7).sin();
                s = 0.7 * s + ((bounded(x[0 % 6]) * 0.5)).sin();
            }
            if (1.1 / (1.5 + a2 * a2)) < (x[0 % 6] * a1) && (x[1 % 6]).tanh() > 0.2 && x[0] > 1.9 { return ((0.2 * a2)).atan2((1.4).sin()); }
        }
        s = 0.7 * s + (first(&[(0.3 * 1.1), ((a1) * 0.3).exp().min(20.0)])).sin();
        s = 0.7 * s + ((a1 * (a1 * a2))).sin();
        let mut q9 = Pair { a: (s * a2), b: [(0.6 + 0.9), 0.4], n: 0 };
        let (l10, r11) = ((a1 + a2), ((x[3 % 6] * 1.4)).sin());
        let mut t12 = (1.7 + a1);
        for i13 in 0..1 {
            let mut f14 = ((s * q9.b[1]) / (1.5 + (-q9.b[1]) * (-q9.b[1])));
            t12 += f14 * f14;
            s = 0.7 * s + (((((x[(i13 * 1) % 6]) * 0.3).exp().min(20.0)) * 0.3).exp().min(20.0)).sin();
            for i15 in 0..4 {
                let f16 = |y: f64| y * (0.5 + 1.3) + y.sin(); let c17 = f16((x[0 % 6] + r11));
                if (q9.b[0] * x[i15 % 6]) < (0.3 + x[(i15 * 3) % 6]) { continue; }
                s = 0.7 * s + (bounded(first(&[q9.b[1], 1.2]))).sin();
            }
        }
        let mut t18 = (a2).cos();
        for i19 in 0..1 {
            let mut f20 = s;
            t18 += f20 * f20;
            if ((f20) * 0.3).exp().min(20.0) < q9.b[1] {
                for i21 in 0..2 {
                    f20 *= (0.6).cos();
                    let (l22, r23) = ((f20 / (1.5 + 1.0 * 1.0)), ((q9.b[1] + t12)).sin());
                    s = 0.7 * s + (x[(i19 * 3) % 6]).sin();
                    if (i19 + 2) % 2 == 0 { break; }
                    s = 0.7 * s + (((t12 * q9.b[1]) + q9.b[1])).sin();
                }
                s = 0.7 * s + ((((q9.a) * 0.3).exp().min(20.0) - (if a1 < (q9.b[0] * x[(i19 * 2) % 6]) && (if (q9.a + a1) < (l10 + 0.5) { q9.a } else { a2 }) > 0.2 { l10 } else { 0.6 }))).sin();
            } else {
                let f24 = |y: f64| y * (x[(i19 + 0) % 6] + a1) + y.sin(); let c25 = f24((0.2 / (1.5 + q9.b[1] * q9.b[1])));
                let f26 = |y: f64| y * (if c25 < (t12 + 1.3) { x[3 % 6] } else { q9.b[1] }) + y.sin(); let c27 = f26(c25);
            }
            s = 0.7 * s + (early((-0.9), (r11 + x[(i19 * 1) % 6]))).sin();
            let a28 = ((0.1 + x[1 % 6]) * (0.8 - a2));
        }
        (-(a2).atan2(1.6)) + s + a1 + a2 + l10 + r11 + t12 + t18 + q9.norm()
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
        let mut t3 = (a1).atan();
        for i4 in 0..5 {
            let mut f5 = early(bounded(x[2 % 6]), 0.4);
            t3 += f5 * f5;
            #[rerun]
            for i6 in 0..1 {
                for i7 in (0..3).rev() {
                    let (l8, r9) = (x[(i4 * 2) % 6], ((1.8 * x[0 % 6])).sin());
                    let f10 = |y: f64| y * (x[1 % 6] + x[2 % 6]) + y.sin(); let c11 = f10(early(s, 0.1));
                    s = 0.7 * s + (x[i6 % 6]).sin();
                }
                if (a2 * f5) < (match 1 % 3 { 0 => x[1 % 6], 1 => a2, _ => 0.5 }) { break; }
                s = 0.7 * s + (s).sin();
            }
        }
        (((0.9) * 0.3).exp().min(20.0)).sin() + s + a1 + a2 + t3
    }

    #[compiled]
    pub fn p52(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if (x[0 % 6] + x[0 % 6]) < x[1 % 6] {
            if (1.7 / (1.5 + x[1 % 6] * x[1 % 6])) < first(&[x[1 % 6], s]) && (match 3 % 3 { 0 => x[1 % 6], 1 => x[2 % 6], _ => 0.5 }) > 0.2 {
                #[rerun]
                for i1 in (0..3).rev() {
                    s -= bounded(first(&[(x[i1 % 6] - s), x[2 % 6]]));
                }
            } else {
                let (l2, r3) = ((x[2 % 6]).atan2(x[3 % 6]), ((2.0 * x[2 % 6])).sin());
                for i4 in 0..1 {
                    let mut q5 = Pair { a: 0.3, b: [r3, 0.4], n: 0 };
                }
                s = 0.7 * s + (l2).sin();
            }
            s = 0.7 * s + (x[1 % 6]).sin();
        } else {
            #[rerun]
            for i6 in 0..4 {
                s = 0.7 * s + (((s - 1.6) + early(x[(i6 * 1) % 6], x[3 % 6]))).sin();
            }
        }
        for i7 in (0..3).rev() {
            for i8 in (0..1).rev() {
                let mut u9 = 0;
                loop {
                    u9 += 1; if u9 > 3 { break; }
                    let (l10, r11) = ((x[1 % 6]).sin(), ((s / (1.5 + s * s))).sin());
                }
            }
            let mut v12 = vec![first(&[0.8, s]); 3];
        }
        s = 0.7 * s + (((s * s)).max(early(1.4, s))).sin();
        s = 0.7 * s + (early((s * x[0 % 6]), x[1 % 6])).sin();
        let f13 = |y: f64| y * (s * 1.7) + y.sin(); let c14 = f13((1.8 - x[0 % 6]));
        (match 2 % 3 { 0 => x[0 % 6], 1 => first(&[x[3 % 6], s]), _ => 0.5 }) + s + c14
    }

    #[compiled]
    pub fn p53(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut a1 = 0.8;
        let mut a2 = (((a1) * 0.3).exp().min(20.0) * first(&[a1, x[2 % 6]]));
        if (x[0 % 6] + a1) < (x[1 % 6] * a2) && x[0] > 1.9 { return ((1.3).min(a2) - (x[2 % 6] + x[0 % 6])); }
        let mut t3 = (a2 * a1);
        for i4 in 0..2 {
            let mut f5 = x[3 % 6];
            t3 += f5 * f5;
            let mut q6 = Pair { a: (x[i4 % 6] * x[3 % 6]), b: [s, 0.4], n: 0 };
        }
        let mut t7 = a1;
        for i8 in 0..2 {
            let mut f9 = a1;
            t7 += f9 * f9;
            s = 0.7 * s + (((x[(i8 + 0) % 6] * x[3 % 6]) * (t3 + t3))).sin();
            s = 0.7 * s + ((if bounded(t3) < early(a1, 0.2) && (f9 / (1.5 + x[1 % 6] * x[1 % 6])) > 0.2 { (a1 / (1.5 + a2 * a2)) } else { 1.1 })).sin();
            for i10 in (0..2).rev() {
                let mut q11 = Pair { a: (a1 * s), b: [(a1 * f9), 0.4], n: 0 };
                if (if (if (i10 + 0) % 2 == 0 { x[i10 % 6] } else { x[(i10 * 1) % 6] }) < (x[0 % 6] * 0.8) && (0.8 * x[1 % 6]) > 0.2 { s } else { a1 }) < (a1 + q11.a) {
                    f9 = (0.9).sin();
                } else {
                    s = 0.7 * s + ((q11.b[0] * (-f9))).sin();
                }
                #[rerun]
                for i12 in 0..1 {
                    let mut a13 = ((0.1 - q11.b[0]) + s);
                    a13 = (((-x[3 % 6]) + q11.b[1])).sin();
                    let a14 = (match 1 % 3 { 0 => 0.5, 1 => (2.0 * t3), _ => 0.5 });
                    if a1 < (a14 * 1.3) { break; }
                    let mut a15 = (q11.b[1] - x[2 % 6]);
                }
                if f9 < (1.2 + 0.2) { break; }
                s = 0.7 * s + ((x[(i8 * 2) % 6]).atan()).sin();
            }
        }
        ((1.1 - a2)).cos() + s + a1 + a2 + t3 + t7
    }

    #[compiled]
    pub fn p54(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i1 in 0..2 {
            s = (((((s) * 0.3).exp().min(20.0)) * 0.3).exp().min(20.0)).sin();
            s -= bounded(((x[(i1 + 1) % 6] + s) * (s + x[i1 % 6])));
            s = 0.7 * s + ((bounded(x[0 % 6]) * 1.8)).sin();
            if (x[0 % 6] * s) < (if 3 % 2 == 0 { s } else { x[0 % 6] }) && (match 0 % 3 { 0 => x[2 % 6], 1 => 0.4, _ => 0.5 }) > 0.2 { continue; }
            for i2 in (0..4).rev() {
                let mut q3 = Pair { a: (x[(i1 * 3) % 6] * 1.4), b: [(0.9 * s), 0.4], n: 0 };
                for i4 in 0..3 {
                    let f5 = |y: f64| y * (q3.b[1]).max(1.9) + y.sin(); let c6 = f5((match i4 % 3 { 0 => x[(i4 + 1) % 6], 1 => s, _ => 0.5 }));
                }
                q3.shift(bounded(1.5));
            }
        }
        s = 0.7 * s + ((-(x[2 % 6]).min(s))).sin();
        let mut u7 = 0;
        loop {
            u7 += 1; if u7 > 3 { break; }
            s = 0.7 * s + ((if (u7 * 1) % 2 == 0 { early(x[u7 % 6], x[(u7 * 3) % 6]) } else { (s - x[2 % 6]) })).sin();
            if ((s) * 0.3).exp().min(20.0) < bounded(s) && s > 0.2 {
                if (match (u7 + 2) % 3 { 0 => x[(u7 + 1) % 6], 1 => s, _ => 0.5 }) < bounded(0.3) {
                    s += (((x[2 % 6] * 0.6)).atan2((0.5 - s))).tanh();
                } else {
                    s = 0.7 * s + (((0.8 * s)).atan()).sin();
                }
                s = 0.7 * s + (first(&[(1.6 / (1.5 + 1.5 * 1.5)), early(s, s)])).sin();
                if (0.8 * s) < (s + x[2 % 6]) && (x[2 % 6] * s) > 0.2 { continue; }
                let (l8, r9) = ((x[3 % 6] * s), ((s - x[1 % 6])).sin());
            } else {
                if u7 % 2 == 0 {
                    let f10 = |y: f64| y * (1.1 + s) + y.sin(); let c11 = f10(x[(u7 + 1) % 6]);
                } else {
                    let f12 = |y: f64| y * (match (u7 + 1) % 3 { 0 => s, 1 => x[(u7 + 2) % 6], _ => 0.5 }) + y.sin(); let c13 = f12((match (u7 + 0) % 3 { 0 => s, 1 => s, _ => 0.5 }));
                    let mut a14 = ((s + x[(u7 + 0) % 6]) / (1.5 + (s + 1.5) * (s + 1.5)));
                    let a15 = ((s) * 0.3).exp().min(20.0);
                }
            }
        }
        let mut a16 = ((x[3 % 6] + 1.1)).atan2((x[3 % 6]).min(x[1 % 6]));
        ((x[0 % 6] * x[0 % 6]) * (a16).min(s)) + s + a16
    }

    #[compiled]
    pub fn p55(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s *= (((if (x[0 % 6] * x[2 % 6]) < early(s, x[0 % 6]) { 1.5 } else { s }) - s)).cos();
        if (s * s) < (s * 2.0) {
            let mut u1 = 0;
            loop {
                u1 += 1; if u1 > 3 { break; }
                for i2 in (0..4).rev() {
                    let a3 = (first(&[1.0, x[0 % 6]]) + first(&[x[2 % 6], s]));
                }
            }
            s = 0.7 * s + (x[0 % 6]).sin();
            let mut a4 = ((-s) + 1.2);
        } else {
            let (l5, r6) = (early(x[1 % 6], x[3 % 6]), ((s - s)).sin());
            s = 0.7 * s + ((bounded(l5) + (0.5).min(x[0 % 6]))).sin();
            if (x[0 % 6] + r6) < (x[3 % 6]).sin() && x[0] > 1.9 { return 1.6; }
        }
        let mut q7 = Pair { a: first(&[2.0, x[1 % 6]]), b: [(x[2 % 6] * x[0 % 6]), 0.4], n: 0 };
        s = 0.7 * s + (s).sin();
        q7.b[1] = (((-x[0 % 6]) + (-s))).sin() * q7.a;
        let mut w8 = 0;
        while w8 < 4 && (w8 < 2 || (1.8 * x[0 % 6]) < (1.9 - 1.7) && (q7.b[1] * q7.b[1]) > 0.2) {
            w8 += 1;
            if (s + 0.1) < s && (-0.4) > 0.2 {
                for i9 in 0..3 {
                    s = 0.7 * s + (x[2 % 6]).sin();
                }
                for i10 in 0..4 {
                    s = 0.7 * s + (0.2).sin();
                    let mut q11 = Pair { a: ((s) * 0.3).exp().min(20.0), b: [(q7.b[1] - s), 0.4], n: 0 };
                }
                if bounded(s) < (match (w8 * 2) % 3 { 0 => s, 1 => 0.9, _ => 0.5 }) {
                    s = s * 0.5 + (bounded(q7.b[1]) * (1.8).cos());
                    let a12 = (match 2 % 3 { 0 => (q7.b[1] + s), 1 => early(s, s), _ => 0.5 });
                    let mut q13 = Pair { a: (if 3 % 2 == 0 { x[1 % 6] } else { a12 }), b: [(s * a12), 0.4], n: 0 };
                } else {
                    let mut q14 = Pair { a: s, b: [(s * s), 0.4], n: 0 };
                }
            } else {
                let f15 = |y: f64| y * (1.4 * s) + y.sin(); let c16 = f15((q7.b[0] - s));
                let a17 = s;
                let mut q18 = q7.clone(); q18.a *= 0.7; q7 = q18.clone();
                if 2 % 2 == 0 { break; }
                let mut a19 = (s + (s + 1.3));
            }
            s = 0.7 * s + (first(&[(x[(w8 * 2) % 6] * s), (match 3 % 3 { 0 => q7.b[1], 1 => x[2 % 6], _ => 0.5 })])).sin();
            if (s + 1.6) < bounded(s) { break; }
            let mut a20 = ((s + 0.8) + (1.8 * q7.b[0]));
        }
        let (l21, r22) = ((match 1 % 3 { 0 => s, 1 => q7.b[1], _ => 0.5 }), ((1.6 + s)).sin());
        let mut t23 = (-q7.b[1]);
        for i24 in 0..2 {
            let mut f25 = (s).hypot((r22).tanh());
            t23 += f25 * f25;
            f25 = (((first(&[x[(i24 + 1) % 6], l21])) * 0.3).exp().min(20.0)).sin();
            q7.b[1] = (((x[(i24 + 0) % 6]).min(q7.b[0]) * early(x[(i24 * 3) % 6], x[2 % 6]))).sin() * q7.a;
        }
        (first(&[q7.b[1], t23])).atan() + s + l21 + r22 + t23 + q7.norm()
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
            #[rerun]
            for i2 in 0..1 {
                if 1 % 2 == 0 {
                    let at = 3 % v1.len(); v1[at] = (early(((s) * 0.3).exp().min(20.0), ((v1[3 % v1.len()]) * 0.3).exp().min(20.0))).sin();
                } else {
                    let (l3, r4) = ((s).atan(), ((0.4).min(s)).sin());
                    let (l5, r6) = ((s + 1.0), ((s + x[2 % 6])).sin());
                }
                let (l7, r8) = ((v1[i2 % v1.len()] * x[1 % 6]), ((if (i2 + 0) % 2 == 0 { s } else { 1.3 })).sin());
            }
            if (v1[0 % v1.len()] / (1.5 + x[1 % 6] * x[1 % 6])) < bounded(s) && x[0] > 1.9 { return (-((1.9) * 0.3).exp().min(20.0)); }
            s *= (s).cos();
        } else {
            let a9 = (-1.4);
            let a10 = a9;
        }
        let mut u11 = 0;
        loop {
            u11 += 1; if u11 > 3 { break; }
            let d12 = v1.iter().zip(x).map(|(a, b)| a * b + bounded(s)).sum::<f64>();
        }
        let mut t13 = (v1[3 % v1.len()] + s);
        for i14 in 0..1 {
            let mut f15 = first(&[(v1[1 % v1.len()] / (1.5 + s * s)), (v1[3 % v1.len()] / (1.5 + x[2 % 6] * x[2 % 6]))]);
            t13 += f15 * f15;
            let f16 = |y: f64| y * (f15 + s) + y.sin(); let c17 = f16((x[2 % 6] - v1[3 % v1.len()]));
            if 0 % 2 == 0 {
                f15 = (bounded(f15)).sin();
                let mut a18 = (((1.0 * 0.2)) * 0.3).exp().min(20.0);
            } else {
                #[rerun]
                for (k19, e20) in v1.iter_mut().enumerate() {
                    *e20 = (((x[(i14 + 2) % 6] * x[2 % 6])).hypot((0.4 / (1.5 + x[(k19 + 0) % 6] * x[(k19 + 0) % 6])))).sin() + 0.1 * *e20;
                    let mut a21 = f15;
                    f15 = f15 * 0.5 + (((s) * 0.3).exp().min(20.0) * (a21 - 0.4));
                    if early(c17, x[3 % 6]) < (1.7 * c17) { continue; }
                    let mut q22 = Pair { a: ((s) * 0.3).exp().min(20.0), b: [(x[0 % 6] / (1.5 + (*e20) * (*e20))), 0.4], n: 0 };
                }
            }
        }
        ((s / (1.5 + s * s)) / (1.5 + (t13).atan2(0.4) * (t13).atan2(0.4))) + v1.iter().sum::<f64>() + s + t13
    }

    #[compiled]
    pub fn p57(x: &[f64]) -> f64 {
        let mut s = 0.0;
        if bounded(s) < (1.5).atan2(1.2) && (x[2 % 6] * x[0 % 6]) > 0.2 && x[0] > 1.9 { return x[2 % 6]; }
        s = 0.7 * s + (x[3 % 6]).sin();
        s *= (((1.4 * x[1 % 6])).tanh()).cos();
        #[rerun]
        for i1 in (0..1).rev() {
            s = 0.7 * s + (((0.6 + x[2 % 6])).sin()).sin();
        }
        s = 0.7 * s + ((if (x[1 % 6] * x[2 % 6]) < (s * 0.3) && (2.0 + 1.7) > 0.2 { (1.1 * x[2 % 6]) } else { (x[1 % 6] - s) })).sin();
        if (x[0 % 6] * x[2 % 6]) < (s + x[3 % 6]) && x[0] > 1.9 { return ((s).max(s)).max(bounded(1.6)); }
        let mut a2 = (s).min((x[3 % 6] - x[3 % 6]));
        let mut t3 = (x[0 % 6]).cos();
        for i4 in 0..4 {
            let mut f5 = (((s) * 0.3).exp().min(20.0)).cos();
            t3 += f5 * f5;
            let mut w6 = 0;
            #[rerun]
            while w6 < 4 && (w6 < 2 || i4 % 2 == 0) {
                w6 += 1;
                let f7 = |y: f64| y * ((1.2) * 0.3).exp().min(20.0) + y.sin(); let c8 = f7((if 0 % 2 == 0 { x[0 % 6] } else { x[3 % 6] }));
            }
            let f9 = |y: f64| y * (f5 - x[(i4 + 2) % 6]) + y.sin(); let c10 = f9((0.1 * f5));
            for i11 in (0..3).rev() {
                let f12 = |y: f64| y * a2 + y.sin(); let c13 = f12((a2 * x[1 % 6]));
            }
        }
        0.2 + s + a2 + t3
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
                let mut v2 = vec![0.4; 4];
            }
            let a3 = (first(&[x[3 % 6], x[0 % 6]]) / (1.5 + (-x[3 % 6]) * (-x[3 % 6])));
            s = 0.7 * s + ((early(1.6, x[3 % 6]) * a3)).sin();
        }
        let a4 = ((s / (1.5 + s * s))).min(1.1);
        let mut q5 = Pair { a: (0.9).hypot(x[0 % 6]), b: [bounded(s), 0.4], n: 0 };
        let mut t6 = (-s);
        for i7 in 0..2 {
            let mut f8 = (-(q5.a + 0.6));
            t6 += f8 * f8;
            s = 0.7 * s + ((-(q5.b[0] * 2.0))).sin();
            for i9 in (0..1).rev() {
                s = 0.7 * s + (first(&[(f8 * s), 1.4])).sin();
            }
        }
        ((q5.b[1] * t6) + (match 2 % 3 { 0 => t6, 1 => x[2 % 6], _ => 0.5 })) + s + a4 + t6 + q5.norm()
    }

    #[compiled]
    pub fn p59(x: &[f64]) -> f64 {
        let mut s = 0.0;
        s = 0.7 * s + ((-(x[3 % 6]).min(x[3 % 6]))).sin();
        let mut w1 = 0;
        while w1 < 4 && (w1 < 2 || x[1 % 6] < (s).cos()) {
            w1 += 1;
            let mut q2 = Pair { a: (x[0 % 6]).atan(), b: [x[3 % 6], 0.4], n: 0 };
            let (l3, r4) = ((-0.9), ((x[(w1 + 1) % 6] * s)).sin());
            if early(x[(w1 * 2) % 6], r4) < (l3).atan() {
                s = 0.7 * s + ((-(s / (1.5 + l3 * l3)))).sin();
                let f5 = |y: f64| y * (0.4 * s) + y.sin(); let c6 = f5((q2.b[1] - s));
                s = 0.7 * s + (r4).sin();
                if 0 % 2 == 0 { break; }
                let mut a7 = (match w1 % 3 { 0 => bounded(q2.b[0]), 1 => (x[0 % 6] + x[w1 % 6]), _ => 0.5 });
            } else {
                for i8 in 0..1 {
                    s = 0.7 * s + (early(bounded(q2.b[1]), x[3 % 6])).sin();
                }
            }
        }
        s = 0.7 * s + (s).sin();
        s = 0.7 * s + (((-s)).sin()).sin();
        let mut u9 = 0;
        loop {
            u9 += 1; if u9 > 3 { break; }
            let mut u10 = 0;
            loop {
                u10 += 1; if u10 > 3 { break; }
                let f11 = |y: f64| y * (s * 1.4) + y.sin(); let c12 = f11(bounded(x[(u9 + 2) % 6]));
                s *= (((c12 / (1.5 + 1.7 * 1.7)) + (1.2 - x[u10 % 6]))).cos();
                let a13 = bounded((-1.8));
                if 2 % 2 == 0 { break; }
                let f14 = |y: f64| y * (x[1 % 6] - x[u10 % 6]) + y.sin(); let c15 = f14((x[1 % 6] * a13));
            }
            let mut a16 = (bounded(x[0 % 6])).sin();
            let f17 = |y: f64| y * (x[(u9 + 0) % 6]).sin() + y.sin(); let c18 = f17(s);
        }
        let mut t19 = x[2 % 6];
        for i20 in 0..1 {
            let mut f21 = ((match 1 % 3 { 0 => s, 1 => 0.8, _ => 0.5 })).sin();
            t19 += f21 * f21;
            for i22 in 0..2 {
                if (if (x[0 % 6]).sin() < (s * x[2 % 6]) { x[(i20 + 1) % 6] } else { f21 }) < bounded(x[(i22 * 1) % 6]) && (s + x[(i20 + 1) % 6]) > 0.2 {
                    s = 0.7 * s + (x[1 % 6]).sin();
                } else {
                    s = 0.7 * s + (f21).sin();
                    let a23 = ((s + f21) * (s + f21));
                }
                let mut a24 = (bounded(0.8)).cos();
                let a25 = first(&[(a24).sin(), (s).cos()]);
            }
            let mut v26 = x.to_vec();
            f21 += (((s * v26[(i20 * 1) % v26.len()]) * (x[(i20 * 3) % 6] + 1.0))).tanh();
        }
        x[3 % 6] + s + t19
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
