//! probe
use adjoin::*;
fn main() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    pool.install(|| {
        for _ in 0..400 {
            std::hint::black_box(value_and_grad(
                |x| {
                    for _ in 0..100_000 {
                        join(|| (), || ());
                    }
                    x
                },
                &1.0,
            ));
        }
    });
}
