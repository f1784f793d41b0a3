// at 120.5, 60.3, 45.2
pub fn to_rgb(x: &[f64]) -> f64 {
    let (r, g, b) = hsluv_to_rgb(x[0], x[1], x[2]);
    r + 2.0 * g + 3.0 * b
}
// at 0.3, 0.6, 0.2
pub fn from_rgb(x: &[f64]) -> f64 {
    let (h, s, l) = rgb_to_hsluv(x[0], x[1], x[2]);
    h + 2.0 * s + 3.0 * l
}
