//! Values, patterns and iterators that cannot be compiled.

use adjoin::differentiable;

const GRAVITY: f64 = 9.81;

#[differentiable]
mod model {
    use std::collections::HashMap;
    use std::ops::Index;

    #[derive(Clone, Copy, PartialEq, Eq)]
    pub struct Corner {
        pub i: i32,
    }

    impl Corner {
        const ORIGIN: Corner = Corner { i: 0 };
    }

    pub const ORIGIN: Corner = Corner { i: 0 };

    pub struct Grid {
        pub v: Vec<f64>,
        pub names: HashMap<String, usize>,
        #[constant]
        pub scale: f64,
    }

    pub struct Sized<const N: usize> {
        pub v: [f64; N],
    }

    impl Index<usize> for Grid {
        type Output = f64;
        fn index(&self, i: usize) -> &f64 {
            &self.v[i]
        }
    }

    #[derive(Clone)]
    pub enum Shape {
        Round(f64),
        Box(f64, f64),
        Named { names: HashMap<String, usize>, x: f64 },
        Fixed(#[constant] f64),
    }

    impl Shape {
        const UNIT: Shape = Shape::Round(1.0);
    }

    #[compiled]
    pub fn literal(x: f64) -> f64 {
        x * 2.0f32 as f64
    }

    #[compiled]
    pub fn text(x: f64, name: &str) -> f64 {
        if name == "half" { 0.5 * x } else { x }
    }

    #[compiled]
    pub fn text_in_a_pattern(x: f64, name: &str) -> f64 {
        match name {
            "half" | "part" => 0.5 * x,
            _ => x,
        }
    }

    #[compiled]
    pub fn cast(x: f64) -> f64 {
        x as f32 as f64
    }

    #[compiled]
    pub fn constant_of_another_module(x: f64) -> f64 {
        super::GRAVITY * x
    }

    #[compiled]
    pub fn range(x: &[f64]) -> f64 {
        let range = 0..2;
        x[range][0]
    }

    #[compiled]
    pub fn constant_block(x: f64) -> f64 {
        x * const { 2.0 }
    }

    #[compiled]
    pub fn chain_of_conditions(x: f64, y: Option<f64>) -> f64 {
        if x > 0.0 && let Some(y) = y { x * y } else { x }
    }

    #[compiled]
    pub fn empty_array(x: f64) -> f64 {
        let all: [f64; 0] = [];
        x * all.len() as f64
    }

    #[compiled]
    pub fn index_of_a_structure(grid: &Grid) -> f64 {
        grid[0]
    }

    #[compiled]
    pub fn field_of_another_type(grid: &Grid) -> f64 {
        grid.v[grid.names["x"]]
    }

    #[compiled]
    pub fn constant_field(v: Vec<f64>, names: usize) -> f64 {
        let grid = Grid { scale: 2.0, v };
        grid.v[0] * names as f64
    }

    #[compiled]
    pub fn structure_with_parameters(x: f64) -> f64 {
        Sized { v: [x, x] }.v[0]
    }

    #[compiled]
    pub fn constant_of_an_enum(x: f64) -> f64 {
        match Shape::UNIT {
            Shape::Round(r) => r * x,
            _ => 1.0,
        }
    }

    #[compiled]
    pub fn constant_of_an_enum_as_a_pattern(corner: &Shape, x: f64) -> f64 {
        match corner {
            Shape::UNIT => x,
            _ => 1.0,
        }
    }

    #[compiled]
    pub fn field_of_a_variant(shape: &Shape) -> f64 {
        match shape {
            Shape::Named { names, x } => x * names.len() as f64,
            _ => 1.0,
        }
    }

    #[compiled]
    pub fn constant_field_of_a_variant(x: f64) -> f64 {
        match Shape::Fixed(x) {
            Shape::Box(a, b) => a * b,
            _ => x,
        }
    }

    #[compiled]
    pub fn content_of_nothing(x: f64) -> f64 {
        let mut last = None;
        if let Some(y) = last {
            return y;
        }
        last = Some(x);
        x
    }

    #[compiled]
    pub fn pattern_of_a_float(x: f64) -> f64 {
        match x {
            0.0 => 1.0,
            y => y,
        }
    }

    #[compiled]
    pub fn reference_in_a_pattern(x: f64) -> f64 {
        let mut y = Some(x);
        if let Some(ref mut z) = y {
            *z *= 2.0;
        }
        y.unwrap()
    }

    #[compiled]
    pub fn whole_in_a_pattern(x: Option<f64>) -> f64 {
        match x {
            y @ Some(_) => y.unwrap(),
            None => 0.0,
        }
    }

    #[compiled]
    pub fn alternatives(shape: &Shape) -> f64 {
        match shape {
            Shape::Round(a) | Shape::Box(a, _) => *a,
            _ => 1.0,
        }
    }

    #[compiled]
    pub fn rest_of_a_tuple(x: f64) -> f64 {
        let (y, ..) = (x, 1.0, 2.0);
        y
    }

    #[compiled]
    pub fn pattern_of_a_slice(x: &[f64]) -> f64 {
        match x {
            [] => 0.0,
            [first, ..] => *first,
        }
    }

    #[compiled]
    pub fn reference_of_a_value(x: &[f64]) -> f64 {
        let Some(&least) = x.iter().min_by(|a, b| a.total_cmp(b)) else { return 0.0 };
        least
    }

    #[compiled]
    pub fn constant_in_a_pattern(x: f64, corner: Corner) -> f64 {
        match corner {
            ORIGIN => x,
            _ => 0.0,
        }
    }

    #[compiled]
    pub fn endless_range(x: &[f64]) -> f64 {
        x.iter().zip(1..).map(|(x, i)| x * i as f64).sum()
    }

    #[compiled]
    pub fn range_of_letters(x: f64) -> f64 {
        let mut y = x;
        for _ in 'a'..'d' {
            y *= x;
        }
        y
    }

    #[compiled]
    pub fn loop_over_another_type(x: f64, y: Option<f64>) -> f64 {
        let mut z = x;
        for y in y {
            z *= y;
        }
        z
    }

    #[compiled]
    pub fn elements_of_another_type(x: f64, y: Option<f64>) -> f64 {
        x + y.iter().sum::<f64>()
    }

    #[compiled]
    pub fn elements_as_a_tuple(x: &[f64], y: &[f64]) -> f64 {
        let mut pairs = Vec::new();
        for pair in x.iter().zip(y) {
            pairs.push(pair);
        }
        pairs[0].0 * pairs[1].1
    }

    #[compiled]
    pub fn adaptor_after_a_filter(x: &[f64]) -> f64 {
        x.iter().filter(|x| **x > 0.0).enumerate().map(|(i, x)| x * i as f64).sum()
    }

    #[compiled]
    pub fn filtered_in_a_zip(x: &[f64], y: &[f64]) -> f64 {
        x.iter().zip(y.iter().filter(|y| **y > 0.0)).map(|(x, y)| x * y).sum()
    }

    #[compiled]
    pub fn sum_of_integers(x: f64, n: &[usize]) -> f64 {
        x * n.iter().sum::<usize>() as f64
    }

    #[compiled]
    pub fn sum_of_integers_without_a_type(x: f64, n: &[usize]) -> f64 {
        let total: f64 = n.iter().sum();
        x * total
    }

    #[compiled]
    pub fn elements_that_are_slices(x: &[f64]) -> f64 {
        let parts: Vec<_> = x.chunks(2).collect();
        parts[0][0]
    }

    #[compiled]
    pub fn unknown_collection(x: &[f64]) -> f64 {
        let _v = x.iter().map(|x| x * x).collect();
        0.0
    }

    #[compiled]
    pub fn order_of_integers(x: &[f64], n: &[usize]) -> f64 {
        x[*n.iter().min_by(|a, b| a.partial_cmp(b).unwrap()).unwrap()]
    }
}

fn main() {}
