//! Hands the compiler's version to the crate, so that every table can say what built it.

use std::process::Command;

fn main() {
    let compiler = std::env::var_os("RUSTC").expect("cargo sets RUSTC for build scripts");
    let version = Command::new(compiler)
        .arg("--version")
        .output()
        .ok()
        .and_then(|output| String::from_utf8(output.stdout).ok())
        .unwrap_or_else(|| "unknown compiler".to_owned());
    println!("cargo::rustc-env=ADJOIN_BENCH_RUSTC={}", version.trim());
    println!("cargo::rerun-if-changed=build.rs");
}
