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

#[test]
fn what_is_outside_the_fragment_is_refused() {
    for (source, message) in [
        ("fn f<T>(x: f64, t: T) -> f64 { x }", "type parameters"),
        ("fn f(x: &mut usize) { *x += 1; }", "returns nothing"),
        (
            "fn g(x: f64) -> f64 { if x > 1.0 { g(x - 1.0) } else { x } } fn f(x: f64) -> f64 { g(x) }",
            "this call is recursive: mark the function",
        ),
        (
            "mod n { #[compiled] pub fn g(x: f64) -> f64 { if x > 1.0 { g(x - 1.0) } else { x } } } fn f(x: f64) -> f64 { n::g(x) }",
            "of its own module",
        ),
        (
            "fn f<const N: usize>(x: [f64; N]) -> f64 { if x[0] > 1.0 { f([1.0, x[1]]) } else { x[0] } }",
            "const parameters of recursive",
        ),
        ("fn f(x: f64) -> f64 { other(x) }", "not of the module"),
        ("fn f(x: f64) -> f64 { f64::from_bits(x.to_bits()) }", "not known"),
        ("fn f(x: f64) -> f64 { x.to_bits() as f64 }", "not known"),
        ("fn f(x: f64, y: f64) -> f64 { let mut r = &x; if x > y { r = &y; } *r }", "set to another place"),
        ("fn f(x: f64) -> f64 { let y; y = x; y }", "without a value"),
        ("fn f(x: f64) -> f64 { let g = move |y: f64| x * y; g(x) }", "moves what it captures"),
        (
            "fn f(x: Option<f64>) -> f64 { if let Some(x) = x && x > 0.0 { x } else { 0.0 } }",
            "outside the fragment",
        ),
        (
            "fn g() -> Result<f64, ()> { Ok(1.0) } fn f(x: f64) -> f64 { if let Ok(y) = g() { x * y } else { x } }",
            "outside the fragment",
        ),
        ("fn f(x: f64) -> f64 { match x { 0.0 => 1.0, y => y } }", "compare them"),
        (
            "fn f(x: f64) -> f64 { let mut y = Some(x); if let Some(ref mut z) = y { *z *= 2.0; } y.unwrap() }",
            "this pattern",
        ),
        ("fn f(x: Option<f64>) -> f64 { x.map(|x| x * x).unwrap_or(0.0) }", "this method"),
        (
            "enum E { A(f64), B(Vec<E>) } fn f(e: &E) -> f64 { match e { E::A(x) => *x, E::B(_) => 0.0 } }",
            "outside the fragment",
        ),
        ("fn f(x: f64) -> f64 { let mut y = x; let t = [&mut y]; *t[0] = 2.0; y }", "mutable reference"),
        (
            "fn f(x: f64) -> f64 { let mut y = x; let r = &mut y; let t = (r, 1.0); *t.0 = 2.0; y }",
            "lost this reference",
        ),
        (
            "fn f(x: f64) -> f64 { let mut v = vec![x]; let r = &mut v; let t = (r, 1.0); t.0.push(2.0); v[0] }",
            "as a part of a value",
        ),
        ("fn f(x: &[f64]) -> f64 { match x { [a, b] => a * b, _ => 0.0 } }", "this pattern is for arrays"),
        ("fn f(x: &[f64]) -> f64 { x.iter().cloned().fold(0.0, |a, b| a + helper(b)) }", "not of the module"),
        ("fn f(x: &[f64]) -> usize { x.len() }", "no floats"),
        ("fn f(x: &[f64]) -> f64 { let v = x.iter().map(|x| x * x).collect(); 0.0 }", "collect"),
        ("struct S<'a> { v: &'a [f64] } fn f(s: &S) -> f64 { s.v[0] }", "outside the fragment"),
        ("fn f(x: f64) -> f64 { unsafe { x } }", "outside the fragment"),
        (
            "fn f(x: f64) -> f64 { let mut y = x; debug_assert!({ y *= 2.0; y > 0.0 }); y }",
            "changes something",
        ),
        ("fn f(x: f64) -> f64 { let mut y = x; #[cfg(windows)] { y *= 2.0; } y }", "#[cfg]"),
        (
            "#[cfg(unix)] fn g(x: f64) -> f64 { x } #[cfg(not(unix))] fn g(x: f64) -> f64 { -x } fn f(x: f64) -> f64 { g(x) }",
            "not of the module",
        ),
        ("struct S { a: f64, #[cfg(unix)] b: f64 } fn f(s: &S) -> f64 { s.a }", "outside the fragment"),
        ("fn g(x: f64) -> f64 { #[cfg(unix)] return -x; x } fn f(x: f64) -> f64 { g(x) }", "#[cfg]"),
        ("fn f(x: f64) -> f64 { 2.0 * if x > 1.0 { return x; } else { x * x } }", "early exit"),
        ("fn f(v: &mut Vec<f64>, x: f64) { v.push(if x > 1.0 { return; } else { x * x }); }", "early exit"),
        (
            "fn f(x: f64) -> f64 { if (if x > 1.0 { return x; } else { x < 0.5 }) { 1.0 } else { x } }",
            "early exit",
        ),
        (
            "fn f(x: &[f64]) -> f64 { let mut v = vec![None; 2]; v[0] = Some(x[0]); let w = v.clone(); w.len() as f64 * x[0] }",
            "the type of this variable is not known",
        ),
    ] {
        let found = refusal(source);
        assert!(found.contains(message), "{source}\n{found}");
    }
}

/// For people who work on the macro:
/// `ADJOIN_SHOW=file.rs cargo test -p adjoin-macros show_a_module -- --ignored --nocapture`.
#[test]
#[ignore = "shows what is emitted for `f` in a module that a file holds"]
fn show_a_module() {
    let path = std::env::var("ADJOIN_SHOW").expect("`ADJOIN_SHOW` names a file with a module");
    println!("{}", adjoint(&std::fs::read_to_string(path).expect("the file can be read")));
}
