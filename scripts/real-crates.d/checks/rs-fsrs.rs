// at 3.5, 2.0
pub fn forgetting(x: &[f64]) -> f64 {
    Parameters::forgetting_curve(x[0], x[1])
}

// at 6.5
pub fn difficulty(x: &[f64]) -> f64 {
    Parameters::default().next_difficulty(x[0], Rating::Hard)
}

// at 6.5, 2.5, 0.8
pub fn stability(x: &[f64]) -> f64 {
    let p = Parameters::default();
    p.next_recall_stability(x[0], x[1], x[2], Rating::Good) + p.next_forget_stability(x[0], x[1], x[2])
}
