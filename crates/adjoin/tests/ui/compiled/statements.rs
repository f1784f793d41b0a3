//! Statements, patterns and references that cannot be compiled.

use adjoin::differentiable;

#[differentiable]
mod model {
    #[compiled]
    pub fn exit_in_an_expression(x: f64) -> f64 {
        2.0 * if x > 1.0 { return x } else { x * x }
    }

    #[compiled]
    pub fn exit_in_an_argument(v: &mut Vec<f64>, x: f64) {
        v.push(if x > 1.0 { return } else { x * x });
    }

    #[compiled]
    pub fn reference_to_another_place(x: f64, y: f64) -> f64 {
        let mut r = &x;
        if x > y {
            r = &y;
        }
        *r
    }

    #[compiled]
    pub fn without_a_value(x: f64) -> f64 {
        let y;
        y = x;
        y
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
    pub fn reference_in_an_array(x: f64) -> f64 {
        let mut y = x;
        let t = [&mut y];
        *t[0] = 2.0;
        y
    }

    #[compiled]
    pub fn condition(x: f64) -> f64 {
        let mut y = x;
        #[cfg(windows)]
        {
            y *= 2.0;
        }
        y
    }

    #[compiled]
    pub fn unknown_elements(x: &[f64]) -> f64 {
        let mut v = vec![None; 2];
        v[0] = Some(x[0]);
        v.len() as f64 * x[1]
    }

    #[compiled]
    pub fn unknown_collection(x: &[f64]) -> f64 {
        let _v = x.iter().map(|x| x * x).collect();
        0.0
    }

    #[compiled]
    pub fn assertion_with_an_effect(x: f64) -> f64 {
        let mut y = x;
        debug_assert!({
            y *= 2.0;
            y > 0.0
        });
        y
    }
}

fn main() {}
