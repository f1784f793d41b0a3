//! Snapshots of emitted adjoints, as people read them with `cargo expand`, and messages for code outside the
//! fragment. `ADJOIN_SNAPSHOTS=1 cargo test -p adjoin-macros` writes the snapshots anew. Whether gradients
//! are right is tested in `adjoin/tests/compiled`.

use std::path::Path;

use super::{Table, compile};

/// The adjoint of the function `f` in a module, formatted, with the path of the support module left out.
fn adjoint(source: &str) -> String {
    let item: syn::Item = syn::parse_str(source).expect("an item");
    let table = Table::collect(&item, false);
    let syn::Item::Mod(module) = &item else { panic!("a module") };
    let mut items = module.content.iter().flat_map(|(_, items)| items);
    let function = items
        .find_map(|item| match item {
            syn::Item::Fn(function) if function.sig.ident == "f" => Some(function),
            _ => None,
        })
        .expect("a function called f");
    let compiled = compile(&table, function, None).unwrap_or_else(|error| panic!("{error}"));
    let syn::Item::Verbatim(tokens) = &compiled.items[0] else { panic!("the adjoint comes first") };
    let text = tokens.to_string().replace(":: adjoin :: macro_support :: compiled :: ", "");
    prettyplease::unparse(&syn::parse_str(&text).expect("Rust"))
}

/// Compares an adjoint with its file, which holds the source, too.
#[track_caller]
fn snapshot(name: &str, source: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/compiled/snapshots/{name}.txt"));
    let found = format!("{source}\n\n---\n\n{}", adjoint(source));
    if std::env::var_os("ADJOIN_SNAPSHOTS").is_some() {
        std::fs::write(&path, &found).expect("the snapshot can be written");
    }
    let expected = std::fs::read_to_string(&path).expect("a snapshot");
    assert!(found == expected, "the emitted code for {name} has changed:\n{found}");
}

#[test]
fn a_dot_product() {
    snapshot(
        "dot",
        "mod m { fn f(x: &[f64], y: &[f64]) -> f64 { x.iter().zip(y).map(|(x, y)| x * y).sum() } }",
    );
}

#[test]
fn numbers_that_an_iteration_leaves_to_the_next() {
    snapshot(
        "recurrence",
        "mod m { fn f(x: &[f64], steps: usize) -> f64 {
            let mut y = vec![1.0; x.len()];
            for _ in 0..steps {
                let mut before = 1.0;
                for i in 0..x.len() {
                    let slope = x[i] * before;
                    before = y[i];
                    y[i] += slope * slope;
                }
            }
            y[0]
        } }",
    );
}

#[test]
fn a_product_with_a_matrix() {
    snapshot(
        "matvec",
        "mod m { fn f(w: &[f64], x: &[f64]) -> f64 {
            let n = x.len();
            let mut total = 0.0;
            for r in 0..w.len() / n {
                let mut y = 0.0;
                for j in 0..n { y += w[r * n + j] * x[j]; }
                total += y.tanh();
            }
            total
        } }",
    );
}

#[test]
fn a_variable_that_is_overwritten() {
    snapshot(
        "overwritten",
        "mod m { fn f(x: f64, steps: usize) -> f64 {
            let mut y = x;
            for _ in 0..steps { y = y.sin() * x; }
            y
        } }",
    );
}

#[test]
fn a_branch_and_a_call() {
    snapshot(
        "branch",
        "mod m {
            fn g(x: f64) -> f64 { if x < 0.0 { return -x; } x.sqrt() }
            fn f(x: &[f64]) -> f64 { let mut s = 0.0; for x in x { s += g(*x); } s }
        }",
    );
}

#[test]
fn a_sum_over_data() {
    snapshot(
        "sum",
        "mod m { fn f(w: &[f64], #[constant] data: &[[f64; 2]]) -> f64 {
            let scale = w[0].exp();
            let mut total = w[1] * w[1];
            for [x, y] in data {
                let error = (scale * x).sin() - y;
                total += error * error;
            }
            0.5 * total / data.len() as f64
        } }",
    );
}

#[test]
fn a_loop_that_runs_again() {
    snapshot(
        "rerun",
        "mod m { fn f(x: f64, steps: usize) -> f64 {
            let mut y = x;
            #[rerun]
            for _ in 0..steps { y = y.sin() * x; }
            y
        } }",
    );
}

#[test]
fn several_results() {
    snapshot(
        "several",
        "mod m { fn f(x: &[f64], a: f64) -> [f64; 2] {
            let mut y = a;
            for x in x { y = y.sin() * x; }
            [y * a, y]
        } }",
    );
}

#[test]
fn a_function_that_calls_itself() {
    snapshot(
        "recursion",
        "mod m { fn f(x: &[f64], n: u32) -> f64 { if n == 0 { return x[0]; } f(x, n - 1).sin() * x[1] } }",
    );
}

/// The message for the last item in a module, a function outside the fragment.
fn refusal(source: &str) -> String {
    let item: syn::Item = syn::parse_str(&format!("mod m {{ {source} }}")).expect("an item");
    let table = Table::collect(&item, false);
    let syn::Item::Mod(module) = &item else { panic!("a module") };
    let Some(syn::Item::Fn(function)) = module.content.iter().flat_map(|(_, items)| items).last() else {
        panic!("the function comes last")
    };
    match compile(&table, function, None) {
        Ok(_) => panic!("{source} was compiled"),
        Err(error) => error.to_string(),
    }
}

/// Beside those in `tests/ui/compiled` of the crate `adjoin`.
#[test]
fn what_cannot_be_compiled_is_refused() {
    for (source, message) in [
        ("fn f<const N: usize>(x: f64) -> f64 { x * N as f64 }", "do not tell this const parameter"),
        (
            "fn zeros<const N: usize>() -> [f64; N] { [0.0; N] } fn f(x: f64) -> f64 { let y: [f64; 2] = zeros(); x * y[0] }",
            "cannot be seen in it: write them",
        ),
        ("fn f(g: impl Fn(f64) -> f64, x: f64) -> f64 { g(x) }", "adjoint of a function that is passed in"),
        (
            "fn g(h: impl Fn(f64) -> f64, x: f64) -> f64 { if x > 1.0 { g(|y| h(y), x - 1.0) } else { h(x) } }
            fn f(x: f64) -> f64 { g(|y| y, x) }",
            "is not given other functions",
        ),
        ("fn g<T: Copy>(t: T) -> f64 { 1.0 } fn f(x: &f64) -> f64 { g(x) * x }", "give the parameter the type `&T`"),
        (
            "fn g<T: Copy>(a: T, b: T) -> f64 { 1.0 } fn f(x: f64, k: usize) -> f64 { g(k, 3) * x }",
            "contain integers",
        ),
        (
            "struct S { a: f64 } trait T { fn m(&self) -> f64; }
            impl S { fn m(&self) -> f64 { self.a } } impl T for S { fn m(&self) -> f64 { 2.0 * self.a } }
            fn g(s: &impl T) -> f64 { s.m() } fn f(s: &S) -> f64 { g(s) }",
            "several methods of this name",
        ),
        (
            "struct S { a: f64 } trait T { fn m(&self) -> f64; fn n(&self) -> f64 { self.m() } }
            impl S { fn m(&self) -> f64 { self.a } } impl T for S { fn m(&self) -> f64 { 2.0 * self.a } }
            fn f(s: &S) -> f64 { s.n() }",
            "several methods of this name",
        ),
        (
            "struct S { a: f64 } trait T { fn m(&self) -> f64; } trait U { fn m(&self) -> f64; }
            impl U for S { fn m(&self) -> f64 { self.a } } impl T for S { fn m(&self) -> f64 { 2.0 * self.a } }
            fn g(s: &impl T) -> f64 { s.m() } fn f(s: &S) -> f64 { g(s) }",
            "several methods of this name",
        ),
        (
            "#[derive(Clone)] struct S { a: f64 } trait T { fn m(self) -> f64; }
            impl S { fn m(&self) -> f64 { self.a } } impl T for S { fn m(self) -> f64 { 2.0 * self.a } }
            fn f(s: S) -> f64 { s.m() }",
            "several methods of this name",
        ),
        (
            "struct S { a: f64 } fn g<B: Other>(b: &B) -> f64 { b.m() } fn f(s: &S) -> f64 { g(s) }",
            "bounds are traits of the module",
        ),
        (
            "trait T { fn abs(self) -> f64; } fn g<B: T>(b: B) -> f64 { b.abs() } fn f(x: f64) -> f64 { g(x) }",
            "bounds are traits of the module",
        ),
        ("fn f(x: f64) -> f64 { f64::from_bits(x.to_bits()) }", "no adjoint"),
        (
            "enum E { A(f64), B(Vec<E>) } fn f(e: &E) -> f64 { match e { E::A(x) => *x, E::B(_) => 0.0 } }",
            "do not contain themselves",
        ),
        (
            "fn f(x: f64) -> f64 { let mut v = vec![x]; let r = &mut v; let t = (r, 1.0); t.0.push(2.0); v[0] }",
            "a part of a value",
        ),
        (
            "#[cfg(unix)] fn g(x: f64) -> f64 { x } #[cfg(not(unix))] fn g(x: f64) -> f64 { -x } fn f(x: f64) -> f64 { g(x) }",
            "not of the module",
        ),
        (
            "struct S { a: f64, #[cfg(unix)] b: f64 } fn f(s: &S) -> f64 { s.a }",
            "this type cannot be compiled",
        ),
        ("fn g(x: f64) -> f64 { #[cfg(unix)] return -x; x } fn f(x: f64) -> f64 { g(x) }", "#[cfg]"),
        (
            "fn f(x: f64) -> f64 { if (if x > 1.0 { return x; } else { x < 0.5 }) { 1.0 } else { x } }",
            "early exit",
        ),
        (
            "fn f(x: &[f64]) -> f64 { let mut v = vec![None; 2]; v[0] = Some(x[0]); let w = v.clone(); w.len() as f64 * x[0] }",
            "the type of this variable is not known",
        ),
        (
            "struct G { v: Vec<f64> } fn f(gs: &[G], k: &mut usize) -> f64 { gs[{ *k += 1; *k }].first().unwrap() }",
            "several steps",
        ),
    ] {
        let found = refusal(source);
        assert!(found.contains(message), "{source}\n{found}");
    }
}

/// The text of an expanded module is of no interest here: with `ADJOIN_REPORT` set, the macro writes to
/// stderr what it compiles.
#[test]
fn a_module_to_report_on() {
    let module = "mod m {
        fn g(x: f64) -> f64 { x.sin() }
        fn h(x: f64) -> f64 { println!(\"{x}\"); x }
        fn even(x: f64, n: u32) -> f64 { if n == 0 { x } else { odd(x, n - 1) } }
        fn odd(x: f64, n: u32) -> f64 { if n == 0 { -x } else { even(x, n - 1) } }
        mod inner { pub fn g(x: f64) -> f64 { super::h(x) } }
        struct P { x: f64 }
        impl P {
            #[compiled] fn a(&self) -> f64 { self.x * self.x }
            fn b(&self) -> f64 { self.x }
            fn c(&self) -> f64 { println!(\"{}\", self.x); self.x }
            #[constant] fn d(&self) -> f64 { 1.0 }
        }
    }";
    let arguments = "compiled".parse().expect("tokens");
    let module = module.parse().expect("tokens");
    let text = crate::differentiable::expand(arguments, &module).to_string();
    assert!(!text.contains("compile_error"), "{text}");
}

#[test]
fn every_function_is_reported_with_its_path() {
    let output = std::process::Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "compiled::tests::a_module_to_report_on", "--nocapture"])
        .env("ADJOIN_REPORT", "1")
        .output()
        .expect("this program can be run");
    let text = String::from_utf8_lossy(&output.stderr);
    let mut lines: Vec<&str> = text.lines().filter(|line| line.starts_with("adjoin: ")).collect();
    lines.sort_unstable();
    let of_macro =
        "stays on the tape: this macro cannot be compiled: call it outside, or write out what it stands for";
    assert_eq!(
        lines,
        [
            "adjoin: `m::P::a` is compiled",
            "adjoin: `m::P::b` stays on the tape: a method needs its own `#[compiled]`",
            &format!("adjoin: `m::P::c` {of_macro}"),
            "adjoin: `m::even` is compiled",
            "adjoin: `m::g` is compiled",
            &format!("adjoin: `m::h` {of_macro}"),
            &format!("adjoin: `m::inner::g` {of_macro}"),
            "adjoin: `m::odd` is compiled",
        ]
    );
}

/// For people who work on the macro:
/// `ADJOIN_SHOW=file.rs cargo test -p adjoin-macros show_a_module -- --ignored --nocapture`.
#[test]
#[ignore = "shows what is emitted for `f` in a module that a file holds"]
fn show_a_module() {
    let path = std::env::var("ADJOIN_SHOW").expect("`ADJOIN_SHOW` names a file with a module");
    println!("{}", adjoint(&std::fs::read_to_string(path).expect("the file can be read")));
}
