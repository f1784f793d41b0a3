//! Writes random programs to a file: `write START END FILE`. For `scripts/compiled-campaign`.

#[path = "../generate.rs"]
mod generate;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [start, end, file] = arguments.as_slice() else { panic!("write START END FILE") };
    let seeds = start.parse().expect("a seed")..end.parse().expect("a seed");
    std::fs::write(file, generate::module(seeds)).expect("the file can be written");
}
