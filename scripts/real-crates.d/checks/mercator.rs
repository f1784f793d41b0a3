// at 121.3, 24.1
pub fn to(x: &[f64]) -> f64 {
    let (e, n) = wgs84_to_twd97(x[0], x[1]);
    e * 1e-5 + n * 1e-6
}
// at 265000.0, 2660000.0
pub fn from(x: &[f64]) -> f64 {
    let (e, n) = f2degree_zone_to_wgs84(x[0], x[1], 121.0);
    e + n
}
