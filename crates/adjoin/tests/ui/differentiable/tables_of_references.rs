use adjoin::differentiable;

#[differentiable]
mod model {
    const TABLE: [&[f64]; 2] = [&[1.0], &[2.0, 3.0]];

    fn sum(rows: &[&[f64]], x: f64) -> f64 {
        rows.iter().map(|row| row[0] * x).sum()
    }

    fn sum_of_constants(#[constant] rows: &[&[f64]], x: f64) -> f64 {
        rows.iter().map(|row| row[0] * x).sum()
    }

    pub fn whole(x: f64) -> f64 {
        sum(&TABLE, x) + sum_of_constants(&TABLE, x)
    }
}

fn main() {}
