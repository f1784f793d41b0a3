//! Cameras and observations: from a file of `ADBench`, or from a seed.
//!
//! File: `n m p`; one camera of 11 numbers, which stands for all n; one point of 3, for all m; one weight,
//! for all p; one feature of 2, for all p. Observation i sees camera i mod n and point i mod m.

use super::{Ba, Camera};
use crate::adbench::{
    random::Random,
    reader::{ReadError, Words},
};

impl Ba {
    /// Reads `ADBench`'s format.
    ///
    /// # Errors
    /// If the text is not in it, with the line.
    pub fn parse(text: &str) -> Result<Self, ReadError> {
        let mut words = Words::new(text);
        let n = words.positive("the number of cameras n")?;
        let m = words.positive("the number of points m")?;
        let p = words.positive("the number of observations p")?;
        let camera = camera(&words.array::<11>("a number of the camera")?);
        let point = words.array::<3>("a coordinate of the point")?;
        let weight = words.number("the weight")?;
        let feature = words.array::<2>("a coordinate of the feature")?;
        words.finish()?;
        Ok(Ba {
            cameras: vec![camera; n],
            points: vec![point; m],
            weights: vec![weight; p],
            features: vec![feature; p],
            observations: pairs(n, m, p),
        })
    }

    /// `n` cameras, `m` points and `p` observations, from a seed: all different, in the region of
    /// `ADBench`'s.
    pub fn generate(n: usize, m: usize, p: usize, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let cameras = (0..n)
            .map(|_| Camera {
                rotation: [-0.76, -1.1, -0.85].map(|r| r + 0.1 * random.normal()),
                centre: [35.0, 40.0, 54.0].map(|c| c + random.normal()),
                focal: 420.0 + 10.0 * random.normal(),
                principal: [6.0, -8.5].map(|u| u + random.normal()),
                radial: [0.09 + 0.01 * random.normal(), 0.003 + 0.001 * random.normal()],
            })
            .collect();
        let points = (0..m).map(|_| [7.0, 0.0, 3.0].map(|x| x + random.normal())).collect();
        let weights = (0..p).map(|_| random.between(0.1, 1.0)).collect();
        let features = (0..p).map(|_| [270.0, 830.0].map(|u| u + 100.0 * random.normal())).collect();
        Ba { cameras, points, weights, features, observations: pairs(n, m, p) }
    }
}

fn camera(numbers: &[f64; 11]) -> Camera {
    let [r0, r1, r2, c0, c1, c2, focal, u, v, k1, k2] = *numbers;
    Camera { rotation: [r0, r1, r2], centre: [c0, c1, c2], focal, principal: [u, v], radial: [k1, k2] }
}

fn pairs(n: usize, m: usize, p: usize) -> Vec<(u32, u32)> {
    (0..p).map(|i| ((i % n) as u32, (i % m) as u32)).collect()
}

#[cfg(test)]
mod tests {
    use super::Ba;

    #[test]
    fn one_camera_point_weight_and_feature_stand_for_all() {
        let text = "2 3 4\n1 2 3 4 5 6 7 8 9 10 11\n12 13 14\n15\n16 17\n";
        let ba = Ba::parse(text).expect("the text is well formed");
        assert_eq!(ba.cameras[1].centre, [4.0, 5.0, 6.0]);
        assert_eq!((ba.cameras[0].focal, ba.cameras[0].radial), (7.0, [10.0, 11.0]));
        assert_eq!((ba.points.len(), ba.weights.len(), ba.features[3]), (3, 4, [16.0, 17.0]));
        assert_eq!(ba.observations, [(0, 0), (1, 1), (0, 2), (1, 0)]);
    }

    #[test]
    fn a_missing_number_is_named() {
        let error = Ba::parse("1 1 1\n1 2 3 4 5 6 7 8 9 10 11\n12 13").expect_err("a coordinate is missing");
        assert_eq!(error.to_string(), "line 3: the file ends where a coordinate of the point is expected");
    }
}
