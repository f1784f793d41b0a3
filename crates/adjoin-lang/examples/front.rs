//! Loads files and prints what the front end makes of them.
fn main() {
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file).expect("readable");
        let start = std::time::Instant::now();
        match adjoin_lang::load(&file, &text) {
            Ok(program) => {
                let took = start.elapsed();
                print!("{}", program.warnings);
                for d in &program.definitions {
                    println!("{} :: {}", d.name, d.ty);
                }
                let checked = adjoin_lang::core::check::source(&program.core);
                println!("{file}: {:?} core check {:?}, {} groups", took, checked.map_err(|e| e.to_string()), program.core.groups.len());
            }
            Err(e) => println!("{e}"),
        }
    }
}
