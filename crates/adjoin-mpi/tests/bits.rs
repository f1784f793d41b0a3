//! The same bits on any number of ranks and threads, for any division of the items; and those of one process.

mod support;

use adjoin::prelude::*;
use adjoin::{Grain, Matrix, hessian, par_map_reduce};
use adjoin_mpi::{Distributed, Part, Scalar, Transport, on_threads};
use support::{Model, Problem, Random, bits, in_pool, seeds, uneven};

fn data(random: &mut Random, items: usize) -> Vec<f64> {
    (0..items).map(|_| 3.0 * random.uniform()).collect()
}

#[test]
fn sums_have_the_bits_of_one_process_for_any_division() {
    for seed in seeds(24) {
        let random = &mut Random::of(seed, 0);
        let items = [0, 1, 2, 5, 40, 300, 700][random.below(7)];
        let problem = &Problem::random(seed);
        let expected = bits(&problem.in_one_process(items));
        let plain = |i| problem.program.run(&problem.model, problem.item(i));
        assert_eq!(expected[0], par_map_reduce(0..items, 0.0, plain, |a, b| a + b).to_bits());
        for ranks in [1, 2, 3, 7, 8] {
            let bounds = &uneven(random, items, ranks);
            for threads in [1, 2] {
                // Every rank has a pool of its own, as a process has.
                let results = on_threads(ranks, |transport| {
                    in_pool(threads, || {
                        let world = Distributed::new(transport);
                        let own = world.part(bounds[world.rank()]..bounds[world.rank() + 1]);
                        let first = own.range().start;
                        let by_items = |x: Model<Reverse>| {
                            world.sum(&x, &own, |x, i| problem.program.run(x, problem.item(i)))
                        };
                        let by_index = |x: Model<Reverse>| {
                            world.sum_of(&x, items, |x, i| problem.program.run(x, problem.item(i)))
                        };
                        assert_eq!(first, bounds[world.rank()]);
                        [value_and_grad(by_items, &problem.model), value_and_grad(by_index, &problem.model)]
                    })
                });
                for result in results.into_iter().flat_map(Result::unwrap) {
                    assert_eq!(bits(&result), expected, "seed {seed}, {ranks} ranks, {threads} threads");
                }
            }
        }
    }
}

#[test]
fn the_gradient_is_that_of_the_recorded_sum() {
    for seed in seeds(10) {
        let Problem { model, program, .. } = &Problem::random(seed);
        let data = &data(&mut Random::of(seed, 0), 200);
        // The parameters and the sum are used elsewhere too.
        let recorded = |x: Model<Reverse>| {
            let sum: Reverse = par_map_reduce(data, 0.0.into(), |item| program.run(&x, *item), |a, b| a + b);
            (sum * 0.01).tanh() * program.run(&x, 0.5)
        };
        let (value, gradient) = value_and_grad(recorded, model);
        let distributed = on_threads(3, |transport| {
            let world = Distributed::new(transport);
            let part = world.part(&data[world.share(200)]);
            let f = |x: Model<Reverse>| {
                let sum = world.sum(&x, &part, |x, item| program.run(x, *item));
                (sum * 0.01).tanh() * program.run(&x, 0.5)
            };
            value_and_grad(f, model)
        });
        for result in distributed {
            let (sum, slopes) = result.unwrap();
            assert_eq!(sum.to_bits(), value.to_bits());
            gradient
                .zip_scalars(&slopes, &mut |a: f64, b: f64| {
                    assert!((a - b).abs() <= 1e-9 * (1.0 + a.abs()), "seed {seed}: {a} {b}");
                })
                .unwrap();
        }
    }
}

/// Moments of the data that the parameters shift: a structure, with a function of two that is not a sum.
fn moments<R: Real>(x: &[R; 2], item: f64) -> (R, [R; 2]) {
    (R::from(1.0), [(x[0] * item).sin() + x[1], R::from(0.0)])
}

fn both<R: Real>((n, [mean, squares]): (R, [R; 2]), (m, [other, others]): (R, [R; 2])) -> (R, [R; 2]) {
    let (all, far) = (n + m, other - mean);
    (all, [mean + far * m / all, squares + others + far * far * n * m / all])
}

#[test]
fn reductions_of_structures_have_equal_bits_and_derivatives() {
    for seed in seeds(12) {
        let random = &mut Random::of(seed, 0);
        let x = [random.uniform(), random.uniform()];
        let items = [0, 1, 3, 90, 600][random.below(5)];
        let data = &data(random, items);
        let identity = (0.0, [0.0, 0.0]);
        let plain = par_map_reduce(data, identity, |item| moments(&x, *item), both);
        let recorded = |x: [Reverse; 2]| {
            par_map_reduce(data, (0.0.into(), [0.0.into(); 2]), |item| moments(&x, *item), both)
        };
        let (_, pullback) = vjp(recorded, &x);
        let cotangent = (0.5, [1.0, -0.25]);
        let expected = pullback.call(&cotangent).unwrap();
        let mut first = None;
        for ranks in [1, 2, 5] {
            let bounds = &uneven(random, items, ranks);
            let results = on_threads(ranks, |transport| {
                let world = Distributed::new(transport);
                let part = world.part(&data[bounds[world.rank()]..bounds[world.rank() + 1]]);
                let value = world.reduce(&x, &part, identity, |x, item: &f64| moments(x, *item), both);
                let f = |x: [Reverse; 2]| {
                    let zero = (0.0.into(), [0.0.into(); 2]);
                    world.reduce(&x, &part, zero, |x, item: &f64| moments(x, *item), both)
                };
                let (again, pullback) = vjp(f, &x);
                (value, again, pullback.call(&cotangent).unwrap())
            });
            for (value, again, slopes) in results.into_iter().map(Result::unwrap) {
                assert_eq!(bits(&value), bits(&plain), "seed {seed}");
                assert_eq!(bits(&again), bits(&plain), "seed {seed}");
                let first = *first.get_or_insert(slopes);
                assert_eq!(bits(&slopes), bits(&first), "seed {seed}");
                for (a, b) in slopes.iter().zip(&expected) {
                    assert!((a - b).abs() <= 1e-9 * (1.0 + b.abs()), "seed {seed}: {slopes:?} {expected:?}");
                }
            }
        }
    }
}

fn small_term<R: Real>([a, b, c]: &[R; 3], item: f64) -> R {
    (*a * item).sin() * *b + (*c * *b * item).exp() * 0.1
}

/// The parameters of the sum depend on those of the verb, so that all rows matter.
fn inner<R: Real>(x: [R; 3]) -> [R; 3] {
    [x[0] * x[1], x[1].sin(), x[2] + x[0]]
}

fn of_one<R: Real>(x: [R; 3], data: &[f64]) -> R {
    let x = inner(x);
    (data.iter().map(|item| small_term(&x, *item)).sum::<R>() * 0.1).tanh()
}

fn of_many<R: Scalar>(x: [R; 3], world: &Distributed<impl Transport>, data: &Part<&[f64]>) -> R {
    (world.sum(&inner(x), data, |x, item| small_term(x, *item)) * 0.1).tanh()
}

#[test]
fn forward_and_second_derivatives_agree_with_one_process() {
    for seed in seeds(6) {
        let random = &mut Random::of(seed, 0);
        let x = [random.uniform(), random.uniform(), random.uniform()];
        let v = [random.uniform(), random.uniform(), random.uniform()];
        let data = &data(random, 77);
        let product = hvp(|x| of_one(x, data), &x, &v).unwrap();
        let tangent = jvp(|x| of_one(x, data), &x, &v).unwrap();
        let matrix = hessian(|x| of_one(x, data), &x);
        let mut first = None;
        for ranks in [1, 2, 4] {
            let results = on_threads(ranks, |transport| {
                let world = Distributed::new(transport);
                let part = world.part(&data[world.share(77)]);
                let product = hvp(|x| of_many(x, &world, &part), &x, &v).unwrap();
                let tangent = jvp(|x| of_many(x, &world, &part), &x, &v).unwrap();
                let matrix = hessian(|x| of_many(x, &world, &part), &x);
                (product, tangent, matrix)
            });
            for (a, b, c) in results.into_iter().map(Result::unwrap) {
                let close = |a: f64, b: f64| {
                    assert!((a - b).abs() <= 1e-10 * (1.0 + b.abs()), "seed {seed}: {a} {b}");
                };
                a.iter().zip(&product).for_each(|(a, b)| close(*a, *b));
                close(b.0, tangent.0);
                close(b.1, tangent.1);
                c.entries().iter().zip(matrix.entries()).for_each(|(a, b)| close(*a, *b));
                let all = (a, b, c.entries().to_vec());
                let first = first.get_or_insert_with(|| bits(&all));
                assert_eq!(bits(&all), *first, "seed {seed}");
            }
        }
    }
}

#[test]
fn a_grain_of_ones_own_is_that_of_the_library() {
    let data: Vec<f64> = (0..100).map(|i| f64::from(i).sin()).collect();
    let expected = adjoin::par_map_reduce_with(Grain::of(3), &data, 0.0, |x| x * 1.1, |a, b| a + b);
    for ranks in [1, 3] {
        let sums = on_threads(ranks, |transport| {
            let world = Distributed::new(transport).with_grain(Grain::of(3));
            world.sum_of(&1.1, 100, |x: &f64, i| data[i] * x)
        });
        sums.into_iter().for_each(|sum| assert_eq!(sum.unwrap().to_bits(), expected.to_bits()));
    }
}

#[test]
fn terms_on_matrices_and_more_ranks_than_items() {
    let x = Matrix::from_fn(3, 2, |i, j| (i + 2 * j) as f64);
    let f = |x: &Matrix<Reverse>, i: usize| x.row(i).dot(&x.row(i)) * 0.5;
    let expected = grad(|x: Matrix<Reverse>| (0..3).map(|i| f(&x, i)).sum(), &x);
    assert_eq!(expected, x);
    for ranks in [1, 2, 5] {
        let results = on_threads(ranks, |transport| {
            let world = Distributed::new(transport);
            grad(|x: Matrix<Reverse>| world.sum_of(&x, 3, f), &x)
        });
        results.into_iter().for_each(|gradient| assert_eq!(gradient.unwrap(), expected));
    }
}
