//! Compares the random programs of the file that `PROGRAMS` named at compile time, and reports those that
//! fail. For `scripts/compiled-campaign`.

#[path = "../compare.rs"]
mod compare;
#[path = "../generate.rs"]
#[allow(dead_code)]
mod generate;
#[path = "../support.rs"]
#[allow(unused)]
mod support;

#[allow(warnings)]
mod generated {
    include!(env!("PROGRAMS"));
}

fn main() {
    let mut failed = 0;
    let mut conclusive = 0;
    for (number, entry) in generated::PROGRAMS.iter().enumerate() {
        match std::panic::catch_unwind(|| compare::compare(number, entry)) {
            Ok(points) => conclusive += points,
            Err(_) => {
                failed += 1;
                println!("{} fails", entry.name);
            }
        }
    }
    println!("{} programs, {failed} failed, differences conclusive at {conclusive} points", generated::PROGRAMS.len());
    std::process::exit(i32::from(failed > 0));
}
