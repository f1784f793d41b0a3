//! Builds the page into `target/page/index.html`: one file that holds everything, so that it works from a
//! server as well as from a disk.
//!
//! `cargo run --manifest-path crates/adjoin-web/Cargo.toml --bin bundle`. Needs the target
//! wasm32-unknown-unknown (`rustup target add wasm32-unknown-unknown`), node and npm.

use std::error::Error;
use std::path::Path;
use std::process::{Command, ExitCode};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), Box<dyn Error>> {
    let package = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let target = package.join("target");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    run(Command::new(cargo)
        .current_dir(package)
        .args([
            "build",
            "--package",
            "adjoin-web",
            "--release",
            "--target",
            "wasm32-unknown-unknown",
            "--target-dir",
        ])
        .arg(&target))?;
    let module = target.join("wasm32-unknown-unknown/release/adjoin_web.wasm");
    let bindings = target.join("bindings");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).web(true)?.typescript(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(&bindings)?;
    let page = package.join("page");
    let (lock, installed) = (page.join("package-lock.json"), page.join("node_modules/.package-lock.json"));
    let modified = |path: &Path| path.metadata().and_then(|found| found.modified()).ok();
    if modified(&installed) < modified(&lock) {
        run(Command::new("npm").current_dir(&page).args(["ci", "--no-audit", "--no-fund"]))?;
    }
    run(Command::new("node").current_dir(&page).arg("bundle.mjs").arg(&bindings).arg(target.join("page")))
}

fn run(command: &mut Command) -> Result<(), Box<dyn Error>> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|error| format!("cannot run {program}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{program} failed: {status}").into()) }
}
