//! The command `adjoin`.
fn main() {}
