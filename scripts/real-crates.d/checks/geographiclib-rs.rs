// at 34.1, -118.2, 51.5, -0.1
pub fn distance(x: &[f64]) -> f64 {
    let earth = Geodesic::wgs84();
    let distance: f64 = earth.inverse(x[0], x[1], x[2], x[3]);
    distance
}

// at 40.6, 53.5, 5850e3
pub fn destination(x: &[f64]) -> f64 {
    let earth = Geodesic::wgs84();
    let (lat, lon): (f64, f64) = earth.direct(x[0], -73.8, x[1], x[2]);
    lat * 2.0 + lon
}
