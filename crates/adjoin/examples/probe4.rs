//! probe
use adjoin::*;
fn main() {
    let n: usize = std::env::args().nth(1).unwrap().parse().unwrap();
    let bare = std::env::args().nth(2).is_some();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    pool.install(|| {
        if bare {
            for _ in 0..n {
                rayon::join(|| (), || ());
            }
        } else {
            std::hint::black_box(value_and_grad(
                |x| {
                    for _ in 0..n {
                        join(|| (), || ());
                    }
                    x
                },
                &1.0,
            ));
        }
    });
}
