//! Integers keep the types that the user wrote. In emitted code a literal without a suffix would be an `i32`
//! wherever nothing else says what it is, and `!k`, shifts and overflow differ between types.

use adjoin::prelude::*;

use super::support::check;

#[differentiable]
mod model {
    type Count = u16;

    #[derive(Clone, Debug)]
    pub struct Row {
        pub weight: f64,
        pub parts: Vec<f64>,
    }

    impl Row {
        fn scaled(&self, by: u8) -> f64 {
            self.weight * f64::from(!by)
        }
    }

    #[compiled]
    pub fn of_a_variable(x: &[f64]) -> f64 {
        let k: u8 = 0;
        let high: u32 = 1;
        let wide: u64 = 2;
        x[0] * f64::from(!k) + x[1] * f64::from(high << 31) + x[2] * (wide << 40) as f64
    }

    // 15! does not fit into an `i32`.
    #[compiled]
    pub fn series(x: &[f64]) -> f64 {
        let mut factorial: u64 = 1;
        let (mut power, mut total) = (1.0, 0.0);
        for k in 1..=15 {
            factorial *= k;
            power *= x[0];
            total += power / factorial as f64;
        }
        total + x[1]
    }

    fn inverted(k: u8) -> f64 {
        f64::from(!k)
    }

    fn factorial() -> u64 {
        let mut result = 1;
        for k in 1..=15 {
            result *= k;
        }
        result
    }

    fn grow(count: &mut u64) {
        for k in 1..=15 {
            *count *= k;
        }
    }

    fn first_of(numbers: &[u8]) -> f64 {
        f64::from(!numbers[0])
    }

    #[compiled]
    pub fn of_calls(x: &[f64]) -> f64 {
        let mut count = 1;
        grow(&mut count);
        let numbers = vec![1, 2];
        x[0] * inverted(3) + x[1] * factorial() as f64 + x[2] * count as f64 + x[0] * first_of(&numbers)
    }

    #[compiled]
    pub fn of_closures_and_patterns(x: &[f64]) -> f64 {
        let flip = |k: u8| f64::from(!k);
        let inner = |k: u8| -> u8 { !k };
        let (a, b): (u8, f64) = (2, x[1]);
        let numbers: Vec<u8> = vec![0; 3];
        let pair: [Count; 2] = [1, 2];
        let maybe: Option<u8> = Some(7);
        let n: u32 = if x[0] > 0.0 { 1 } else { 2 };
        let mapped: f64 = x
            .iter()
            .map(|y| {
                let k: u8 = 0;
                y * f64::from(!k)
            })
            .sum();
        let mut total = x[0] * flip(3) + b * f64::from(!a) + x[2] * f64::from(!numbers[1]) + mapped;
        total += x[0] * f64::from(inner(4)) + x[1] * f64::from(!pair[0]) + x[2] * f64::from(!n);
        if let Some(k) = maybe {
            total += x[1] * f64::from(!k);
        }
        total
    }

    #[compiled]
    pub fn of_methods(x: &[f64]) -> f64 {
        let row = Row { weight: x[0] * x[1], parts: vec![x[2]] };
        row.scaled(5) + row.parts[0]
    }

    // `rows[i].parts.push(rows[i].weight)` would borrow `rows` twice.
    #[compiled]
    pub fn pushes_of_parts(x: &[f64]) -> f64 {
        let mut rows = vec![Row { weight: x[0], parts: vec![] }, Row { weight: x[1] * x[2], parts: vec![] }];
        for row in rows.iter_mut() {
            row.parts.push(row.weight);
        }
        let mut lists = vec![vec![x[2]], vec![x[0]]];
        for list in lists.iter_mut() {
            list.push(list[0] * x[1]);
        }
        rows[0].parts[0] * rows[1].parts[0] + lists[0][1] * lists[1][1]
    }
}

#[test]
fn integers_have_the_types_that_were_written() {
    for point in [[0.5, 1.5, -0.25], [1.6, -0.3, 2.0]] {
        check!(model::of_a_variable, point.to_vec());
        check!(model::series, point.to_vec());
        check!(model::of_calls, point.to_vec());
        check!(model::of_closures_and_patterns, point.to_vec());
        check!(model::of_methods, point.to_vec());
        check!(model::pushes_of_parts, point.to_vec());
    }
    let x = [0.5, 1.5, -0.25];
    assert_eq!(model::of_a_variable::value_and_grad(&x).1, [255.0, 2f64.powi(31), 2f64.powi(41)]);
}
