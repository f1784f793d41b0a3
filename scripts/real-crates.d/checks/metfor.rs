// at 850.0, 12.5
pub fn potential(x: &[f64]) -> f64 {
    potential_temperature(HectoPascal(x[0]), Celsius(x[1])).unpack()
}
// at 12.5
pub fn vapor(x: &[f64]) -> f64 {
    vapor_pressure_water(Celsius(x[0])).unwrap().unpack()
}
// at 850.0, 7.5
pub fn dew(x: &[f64]) -> f64 {
    dew_point_from_p_and_mw(HectoPascal(x[0]), x[1] * 1e-3).unwrap().unpack()
}
