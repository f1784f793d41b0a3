use adjoin::prelude::*;

#[differentiable]
pub mod geometry {
    #[derive(Clone, Copy, Debug)]
    pub struct V {
        pub x: f64,
        pub y: f64,
    }
}

pub struct Config {
    pub steps: usize,
}

#[differentiable]
pub mod model {
    use super::Config;
    use super::geometry::V;

    #[derive(Clone, Debug)]
    pub struct Path {
        pub points: Vec<V>,
    }

    pub fn length(path: &Path, _: &Config) -> f64 {
        path.points.windows(2).map(|w| (w[0].x - w[1].x).hypot(w[0].y - w[1].y)).sum()
    }
}

#[differentiable(types(V))]
pub mod told {
    use super::geometry::V;

    pub fn norm(v: V) -> f64 {
        v.x.hypot(v.y)
    }
}

fn main() {}
