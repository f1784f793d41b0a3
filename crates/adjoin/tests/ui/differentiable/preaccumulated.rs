use adjoin::prelude::*;

#[differentiable]
mod model {
    pub struct Particle {
        pub x: f64,
    }

    pub struct View<'a> {
        pub x: &'a f64,
    }

    pub trait Energy {
        #[preaccumulate]
        fn energy(&self, y: f64) -> f64 {
            y
        }
    }

    impl Energy for Particle {
        #[preaccumulate]
        fn energy(&self, y: f64) -> f64 {
            self.x * y
        }
    }

    impl Particle {
        #[preaccumulate]
        pub fn step(&mut self, y: f64) -> f64 {
            self.x * y
        }

        #[preaccumulate]
        pub fn boxed(self: Box<Self>, y: f64) -> f64 {
            self.x * y
        }
    }

    #[preaccumulate]
    pub fn changes(x: &mut f64, y: f64) -> f64 {
        *x * y
    }

    #[preaccumulate]
    pub fn applies(f: impl Fn(f64) -> f64, x: f64) -> f64 {
        f(x)
    }

    #[preaccumulate]
    pub fn applies_constant(#[constant] f: impl Fn(f64) -> f64, x: f64) -> f64 {
        #[constant]
        let y = f(1.0);
        x * y
    }

    #[preaccumulate]
    pub fn calls(f: &dyn Fn(f64) -> f64, g: fn(f64) -> f64, x: f64) -> f64 {
        f(g(x))
    }

    #[preaccumulate]
    pub fn bounded<F: Fn(f64) -> f64>(f: F, x: f64) -> f64 {
        f(x)
    }

    #[preaccumulate]
    pub fn generic<T: Into<usize>>(n: T, x: f64) -> f64 {
        x * n.into() as f64
    }

    #[preaccumulate]
    pub fn first<'a>(x: &'a [f64], y: &'a f64) -> &'a f64 {
        if x[0] > *y { &x[0] } else { y }
    }

    #[preaccumulate]
    pub fn lazily(x: f64, y: f64) -> impl Iterator<Item = f64> {
        [x, y].into_iter()
    }

    #[preaccumulate]
    pub fn inside(x: Option<&f64>, y: f64) -> f64 {
        x.map_or(y, |x| x * y)
    }

    #[preaccumulate]
    pub fn viewed(view: View<'_>, y: f64) -> f64 {
        view.x * y
    }

    #[preaccumulate]
    pub fn compares(x: f64, y: f64) -> bool {
        x < y
    }

    #[preaccumulate]
    pub fn nothing(x: f64, y: f64) {
        println!("{}", x * y);
    }

    #[preaccumulate]
    pub fn constant(n: usize) -> f64 {
        n as f64
    }

    #[preaccumulate]
    pub unsafe fn trusted(x: f64, y: f64) -> f64 {
        x * y
    }

    #[preaccumulate(lanes = 4)]
    pub fn told(x: f64, y: f64) -> f64 {
        x * y
    }

    #[preaccumulate]
    #[allow(clippy::too_many_arguments)]
    pub fn many(
        a: f64,
        b: f64,
        c: f64,
        d: f64,
        e: f64,
        f: f64,
        g: f64,
        h: f64,
        i: f64,
        j: f64,
        k: f64,
        l: f64,
        m: f64,
    ) -> f64 {
        a * b * c * d * e * f * g * h * i * j * k * l * m
    }
}

fn main() {}
