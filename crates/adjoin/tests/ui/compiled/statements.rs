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
    pub fn question_mark_in_an_expression(x: Option<f64>) -> Option<f64> {
        Some(x? * 2.0)
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
    pub fn reference_behind_a_field(x: &mut [f64]) -> f64 {
        let (mut a, b) = x.split_at_mut(1);
        a = b;
        a[0]
    }

    #[compiled]
    pub fn reference_set_in_a_branch(mut x: &mut f64, y: &mut f64, n: usize) {
        x = if n > 1 { y } else { x };
        *x *= 2.0;
    }

    #[compiled]
    pub fn reference_set_with_others(mut x: &mut f64, y: &mut f64) {
        let mut z = 0.0;
        (x, z) = (y, 1.0);
        *x *= 2.0;
    }

    #[compiled]
    pub fn slices_that_are_exchanged(x: &[f64]) -> f64 {
        let (mut a, mut b) = x.split_at(1);
        std::mem::swap(&mut a, &mut b);
        a[0]
    }

    #[compiled]
    pub fn without_a_value(x: f64) -> f64 {
        let y;
        y = x;
        y
    }

    #[compiled]
    pub fn reference_in_an_array(x: f64) -> f64 {
        let mut y = x;
        let t = [&mut y];
        *t[0] = 2.0;
        y
    }

    #[compiled]
    pub fn reference_in_a_tuple(x: &[f64]) -> f64 {
        let t = (x, 1.0);
        t.0[0] * t.1
    }

    #[compiled]
    pub fn reference_that_is_lost(x: f64) -> f64 {
        let mut y = x;
        let r = &mut y;
        let t = (r, 1.0);
        *t.0 = 2.0;
        y
    }

    #[compiled]
    pub fn reference_with_a_type(x: &[f64]) -> f64 {
        let least: &f64 = x.iter().min_by(|a, b| a.total_cmp(b)).unwrap();
        *least
    }

    #[compiled]
    pub fn another_type(x: f64) -> f64 {
        let y: f32 = 1.0;
        x
    }

    #[compiled]
    pub fn pattern_with_a_type(x: f64) -> f64 {
        let [a, b]: [u8; 2] = [200, 100];
        x * a as f64 * b as f64
    }

    #[compiled]
    pub fn pattern_with_a_type_and_else(x: f64) -> f64 {
        let Some(a): Option<u8> = Some(200) else { return x };
        x * a as f64
    }

    #[compiled]
    pub fn assignment_to_a_call(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        *v.iter_mut().next().unwrap() = 2.0;
        v[0]
    }

    #[compiled]
    pub fn addition_to_a_call(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        *v.iter_mut().next().unwrap() += 2.0;
        v[0]
    }

    #[compiled]
    pub fn assignment_of_parts_to_a_call(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        (*v.iter_mut().next().unwrap(), _) = (2.0, 1.0);
        v[0]
    }

    #[compiled]
    pub fn item(x: f64) -> f64 {
        const SCALE: f64 = 2.0;
        SCALE * x
    }

    #[compiled]
    pub fn macro_of_std(x: f64) -> f64 {
        println!("{x}");
        x
    }

    #[compiled]
    pub fn macro_as_a_value(x: f64) -> f64 {
        let text = format!("{x}");
        x * text.len() as f64
    }

    #[compiled]
    pub fn unsafe_block(x: &[f64]) -> f64 {
        unsafe { *x.get_unchecked(0) }
    }

    #[compiled]
    pub fn unknown_elements(x: &[f64]) -> f64 {
        let mut v = vec![None; 2];
        v[0] = Some(x[0]);
        v.len() as f64 * x[1]
    }

    #[compiled]
    pub fn unknown_elements_of_a_part(x: &[f64]) -> f64 {
        let mut t = (Vec::new(), x[0]);
        t.0.push(x[1]);
        t.0[0] * t.1
    }

    #[compiled]
    pub fn unknown_elements_that_are_popped(x: &[f64]) -> f64 {
        let mut v = Vec::new();
        let y = v.pop();
        v.push(x[0]);
        if y.is_none() { x[0] } else { x[1] }
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

    #[derive(Clone)]
    pub struct Cell {
        pub v: Vec<f64>,
    }

    impl Cell {
        fn push(&mut self, x: f64) {
            self.v.push(x);
        }
    }

    #[compiled]
    pub fn index_by_several_steps(cells: &mut [Cell], n: &[usize], x: f64) {
        cells[n.iter().fold(0, |a, b| a + b)].push(x);
    }

    #[compiled]
    pub fn argument_that_is_no_reference(x: &mut [f64], y: &[f64]) {
        x.copy_from_slice(y.split_at(2).0);
    }

    #[compiled]
    pub fn argument_of_take(x: &[f64]) -> f64 {
        let mut v = vec![x.to_vec(), x.to_vec()];
        std::mem::take(v.iter_mut().next().unwrap())[0]
    }

    #[compiled]
    pub fn take_of_a_structure(cell: &mut Cell, x: f64) -> f64 {
        let cell = std::mem::take(cell);
        cell.v[0] * x
    }

    #[compiled]
    pub fn text_of_a_branch(x: f64) -> f64 {
        let name = if x > 1.0 { 'l' } else { 's' };
        if name == 'l' { x } else { 0.0 }
    }

    #[compiled]
    pub fn slice_of_a_branch(x: &[f64]) -> f64 {
        let part = if x[0] > 1.0 { &x[..2] } else { &x[2..] };
        part[0]
    }

    pub struct Single {
        pub x: f64,
    }

    #[compiled]
    pub fn copy_of_what_cannot_be_cloned(x: f64) -> f64 {
        let single = Single { x };
        let all = vec![single];
        all[0].x
    }

    #[compiled]
    pub fn result_that_cannot_be_cloned(x: f64) -> Single {
        Single { x }
    }

    #[compiled]
    pub fn parameter_that_cannot_be_cloned(x: &mut Single) {
        x.x *= 2.0;
    }

    fn name(x: f64) -> &'static str {
        if x > 1.0 {
            return "large";
        }
        "small"
    }

    #[compiled]
    pub fn another_reference(x: f64) -> f64 {
        x * name(x).len() as f64
    }

    fn letter(x: f64) -> char {
        if x > 1.0 {
            return 'l';
        }
        's'
    }

    #[compiled]
    pub fn early_return_of_text(x: f64) -> f64 {
        if letter(x) == 's' { x } else { 0.0 }
    }
}

fn main() {}
