// at 0.4, 0.2, 1.3, 0.7
pub fn separation(x: &[f64]) -> f64 {
    angle::anglr_sepr(x[0], x[1], x[2], x[3])
}

// at 0.7, 0.2
pub fn anomaly(x: &[f64]) -> f64 {
    orbit::elliptic::true_anom(x[0], x[1])
}

// Days since an epoch, so that differences have digits left.
// at 12.5
pub fn sun(x: &[f64]) -> f64 {
    let (place, distance) = sun::geocent_ecl_pos(2448908.5 + x[0]);
    place.long.sin() + distance * 1e-8
}
