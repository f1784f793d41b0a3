// A satellite in low orbit: inclination, node, eccentricity, perigee, anomaly, motion, drag.
// at 0.9, 4.3, 0.0012, 5.6, 0.7, 0.0675, 3e-5
pub fn position(x: &[f64]) -> f64 {
    let orbit = Orbit::from_kozai_elements(&WGS84, x[0], x[1], x[2], x[3], x[4], x[5]).ok().unwrap();
    let constants = Constants::new(WGS84, iau_epoch_to_sidereal_time, 20.5, x[6], orbit).ok().unwrap();
    let state = constants.propagate(MinutesSinceEpoch(90.0)).ok().unwrap();
    state.position[0] + 2.0 * state.position[1] + 3.0 * state.position[2] + state.velocity[1]
}
