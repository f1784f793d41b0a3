//! Traits with `f64` in their signatures, several implementors, trait objects.

use crate::common::{agree, twice};

twice! {
    pub trait Shape {
        const SIDES: usize;
        const WEIGHT: f64 = 1.5;
        fn area(&self) -> f64;
        fn perimeter(&self) -> f64;
        fn name(&self) -> String { "shape".to_string() }
        fn ratio(&self) -> f64 { 4.0 * self.area() / self.perimeter().powi(2) * Self::WEIGHT }
    }

    #[derive(Clone)]
    pub struct Circle { radius: f64 }
    pub struct Square(f64);
    pub struct Unit;

    impl Shape for Circle {
        const SIDES: usize = 0;
        const WEIGHT: f64 = 0.5;
        fn area(&self) -> f64 { std::f64::consts::PI * self.radius.powi(2) }
        fn perimeter(&self) -> f64 { 2.0 * std::f64::consts::PI * self.radius }
        fn name(&self) -> String { "circle".into() }
    }
    impl Shape for Square {
        const SIDES: usize = 4;
        fn area(&self) -> f64 { self.0 * self.0 }
        fn perimeter(&self) -> f64 { 4.0 * self.0 }
    }
    impl Shape for Unit {
        const SIDES: usize = 4;
        fn area(&self) -> f64 { 1.0 }
        fn perimeter(&self) -> f64 { 4.0 }
    }

    fn total<S: Shape>(shapes: &[S]) -> f64 { shapes.iter().map(|s| s.ratio() * S::WEIGHT).sum::<f64>() + S::SIDES as f64 }
    fn either(a: &impl Shape, b: &impl Shape) -> f64 { if a.area() > b.area() { a.area() } else { b.perimeter() } }
    fn sides<S: Shape>(_: &S) -> usize { S::SIDES }

    pub fn shapes(x: &[f64]) -> f64 {
        let circle = Circle { radius: x[0] };
        total(&[circle.clone(), Circle { radius: 2.0 }]) + either(&circle, &Square(x[1])) + total(&[Square(x[1])])
            + total(&[Unit]) * x[0] + sides(&Unit) as f64 + circle.name().len() as f64
    }

    pub trait Layer {
        fn forward(&self, input: &[f64]) -> Vec<f64>;
        fn boxed(self) -> Box<dyn Layer> where Self: Sized + 'static { Box::new(self) }
    }
    struct Linear { weights: Vec<Vec<f64>>, bias: Vec<f64> }
    struct Activation { function: fn(f64) -> f64 }
    struct Network { layers: Vec<Box<dyn Layer>> }

    impl Layer for Linear {
        fn forward(&self, input: &[f64]) -> Vec<f64> {
            self.weights.iter().zip(&self.bias)
                .map(|(row, b)| row.iter().zip(input).map(|(w, x)| w * x).sum::<f64>() + b)
                .collect()
        }
    }
    impl Layer for Activation {
        fn forward(&self, input: &[f64]) -> Vec<f64> { input.iter().map(|&x| (self.function)(x)).collect() }
    }
    impl Layer for Network {
        fn forward(&self, input: &[f64]) -> Vec<f64> { self.layers.iter().fold(input.to_vec(), |v, layer| layer.forward(&v)) }
    }
    fn relu(x: f64) -> f64 { x.max(0.0) }

    pub fn networks(x: &[f64]) -> f64 {
        let network = Network {
            layers: vec![
                Box::new(Linear { weights: vec![vec![x[0], 1.0], vec![0.5, x[1]]], bias: vec![0.1, -0.2] }),
                Activation { function: f64::tanh }.boxed(),
                Box::new(Activation { function: relu }),
            ],
        };
        network.forward(&[0.3, x[0]]).iter().sum()
    }

    pub trait Model {
        type Parameters;
        fn initial(&self) -> Self::Parameters;
        fn loss(&self, parameters: &Self::Parameters, scale: f64) -> f64;
    }
    struct Line { points: Vec<(f64, f64)> }
    impl Model for Line {
        type Parameters = (f64, f64);
        fn initial(&self) -> Self::Parameters { (1.0, 0.0) }
        fn loss(&self, (a, b): &Self::Parameters, scale: f64) -> f64 {
            self.points.iter().map(|(x, y)| (a * x + b - y).powi(2)).sum::<f64>() * scale
        }
    }
    fn start<M>(model: &M, scale: f64) -> f64 where M: Model { model.loss(&model.initial(), scale) }

    pub fn associated_types(x: &[f64]) -> f64 {
        let line = Line { points: vec![(x[0], x[1]), (1.0, 2.0)] };
        start(&line, 0.5) + <Line as Model>::loss(&line, &(x[1], 1.0), 2.0) + Model::loss(&line, &(0.5, x[0]), 1.0)
    }

    pub trait Smooth { fn smooth(self) -> f64; fn kind() -> &'static str where Self: Sized; }
    impl Smooth for f64 { fn smooth(self) -> f64 { self / (1.0 + self.abs()) } fn kind() -> &'static str { "scalar" } }
    impl Smooth for Vec<f64> { fn smooth(self) -> f64 { self.into_iter().map(|x| x.smooth()).sum() } fn kind() -> &'static str { "list" } }

    /// A trait as generic numerical code often starts with.
    pub trait Number: Copy + std::ops::Add<Output = Self> + std::ops::Mul<Output = Self> {
        fn zero() -> Self;
        fn to_float(self) -> f64;
    }
    impl Number for f64 { fn zero() -> Self { 0.0 } fn to_float(self) -> f64 { self } }
    impl Number for i32 { fn zero() -> Self { 0 } fn to_float(self) -> f64 { self as f64 } }
    fn dot<T: Number>(a: &[T], b: &[T]) -> T { a.iter().zip(b).fold(T::zero(), |sum, (x, y)| sum + *x * *y) }
    fn mean<T: Number>(values: &[T]) -> f64 { dot(values, values).to_float() / values.len() as f64 }

    pub fn numbers(x: &[f64]) -> f64 { mean(x) * mean(&[1, 2, 3]) + dot(x, x).to_float() + dot(&[1, 2], &[3, 4]) as f64 }

    trait Named { fn label(&self) -> String; }
    impl Named for f64 { fn label(&self) -> String { format!("{self:.1}") } }

    trait Solid: Shape { fn depth(&self) -> f64; fn volume(&self) -> f64 { self.area() * self.depth() } }
    struct Prism { base: f64, height: f64 }
    impl Shape for Prism {
        const SIDES: usize = 4;
        fn area(&self) -> f64 { self.base * self.base }
        fn perimeter(&self) -> f64 { 4.0 * self.base }
    }
    impl Solid for Prism { fn depth(&self) -> f64 { self.height } }

    pub fn extensions(x: &[f64]) -> f64 {
        let prism = Prism { base: x[0], height: x[1] };
        x[0].smooth() + vec![x[1], 2.0].smooth() + 3.0.smooth() + x[0].label().len() as f64 + prism.volume() + prism.ratio()
    }

    struct Walk { at: f64, step: f64 }
    impl Iterator for Walk {
        type Item = f64;
        fn next(&mut self) -> Option<f64> {
            if self.at > 3.0 { return None; }
            self.at += self.step;
            Some(self.at)
        }
    }
    impl Default for Walk { fn default() -> Self { Walk { at: 0.0, step: 0.75 } } }

    pub fn std_traits(x: &[f64]) -> f64 {
        let walk: f64 = Walk { at: x[0], step: x[1] }.map(|v| v * v).sum();
        walk + Walk::default().count() as f64 + Walk { step: 1.0, ..Default::default() }.sum::<f64>() * x[0]
    }
}

mod generic {
    use crate::common::{agree, twice};

    twice! {
        /// Types that are generic in a model, and store its associated types.
        pub trait Model {
            type State: Clone;
            const ORDER: usize = 2;
            fn start(&self) -> Self::State;
            fn step(&self, state: &Self::State, dt: f64) -> Self::State;
            fn read(state: &Self::State) -> f64;
        }

        pub struct Decay { rate: f64 }
        impl Model for Decay {
            type State = f64;
            fn start(&self) -> f64 { 1.0 }
            fn step(&self, state: &f64, dt: f64) -> f64 { state * (1.0 - self.rate * dt) }
            fn read(state: &f64) -> f64 { *state }
        }
        pub struct Wave;
        impl Model for Wave {
            type State = [f64; 2];
            const ORDER: usize = 3;
            fn start(&self) -> Self::State { [1.0, 0.0] }
            fn step(&self, &[x, v]: &Self::State, dt: f64) -> Self::State { [x + v * dt, v - x * dt] }
            fn read([x, v]: &Self::State) -> f64 { x * v }
        }

        pub struct Simulation<M: Model> { model: M, state: M::State, history: Vec<M::State> }
        impl<M: Model> Simulation<M> {
            fn new(model: M) -> Self { let state = model.start(); Self { model, state, history: Vec::new() } }
            fn run(&mut self, steps: usize, dt: f64) -> f64 {
                for _ in 0..steps {
                    let next = self.model.step(&self.state, dt);
                    self.history.push(std::mem::replace(&mut self.state, next));
                }
                self.history.iter().map(M::read).sum::<f64>() + M::read(&self.state) * M::ORDER as f64
            }
        }

        struct Tuned<M: Model> { simulation: Simulation<M>, gain: f64 }
        impl<M> Tuned<M> where M: Model {
            fn output(&mut self, dt: f64) -> f64 { self.gain * self.simulation.run(3, dt) }
        }

        /// Extension traits and conversions.
        pub trait Norm { fn norm(&self) -> f64; }
        impl Norm for [f64] { fn norm(&self) -> f64 { self.iter().map(|x| x * x).sum::<f64>().sqrt() } }
        impl Norm for (f64, f64) { fn norm(&self) -> f64 { self.0.hypot(self.1) } }
        fn mean(values: impl IntoIterator<Item = f64>) -> f64 {
            let (sum, count) = values.into_iter().fold((0.0, 0usize), |(s, n), v| (s + v, n + 1));
            sum / count as f64
        }
        fn spread<T: AsRef<[f64]>>(values: T) -> f64 {
            let values = values.as_ref();
            values.iter().copied().fold(f64::MIN, f64::max) - values.iter().copied().fold(f64::MAX, f64::min)
        }

        /// A name that std also has, on a type without scalars.
        struct Histogram { counts: Vec<usize> }
        impl Histogram { fn sum(&self) -> f64 { self.counts.iter().sum::<usize>() as f64 } }

        pub fn models(x: &[f64]) -> f64 {
            let mut decay = Simulation::new(Decay { rate: x[0] });
            let mut wave = Tuned { simulation: Simulation::new(Wave), gain: x[1] };
            decay.run(4, 0.1) + wave.output(x[0] * 0.1)
        }

        pub fn extensions(x: &[f64]) -> f64 {
            let histogram = Histogram { counts: vec![1, 2] };
            let total: f64 = x.iter().sum();
            x.norm() + (x[0], 2.0).norm() + mean(x.iter().copied()) + mean(vec![1.0, x[1]]) + spread(x) + spread(vec![x[0], 0.0])
                + histogram.sum() * total
        }
    }

    #[test]
    fn types_generic_in_a_trait_agree() {
        agree!(models, [1.5, 0.25]);
    }

    #[test]
    fn extension_traits_agree() {
        agree!(extensions, [1.5, 0.25]);
    }
}

#[test]
fn shapes_agree() {
    agree!(shapes, [1.5, 0.25]);
}

#[test]
fn trait_objects_agree() {
    agree!(networks, [1.5, 0.25]);
}

#[test]
fn associated_types_agree() {
    agree!(associated_types, [1.5, 0.25]);
}

#[test]
fn traits_for_scalars_agree() {
    agree!(extensions, [1.5, 0.25]);
}

#[test]
fn number_traits_agree() {
    agree!(numbers, [0.5, 0.3]);
}

#[test]
fn std_traits_agree() {
    agree!(std_traits, [0.5, 0.3]);
}
