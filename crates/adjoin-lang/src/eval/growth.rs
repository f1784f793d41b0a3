//! The growth of counts with the size of the input.

/// The growth of a count: a power of n or an exponential, whichever fits the last points better.
pub fn growth(points: &[(i64, u64)]) -> String {
    let points: Vec<(f64, f64)> = points
        .iter()
        .filter(|(size, count)| *size > 0 && *count > 0)
        .map(|(size, count)| (*size as f64, (*count as f64).ln()))
        .collect();
    let tail = &points[points.len().saturating_sub(4)..];
    if tail.len() < 2 {
        return String::new();
    }
    let power: Vec<(f64, f64)> = tail.iter().map(|(size, count)| (size.ln(), *count)).collect();
    let (exponent, power_error) = line(&power);
    let (rate, exponential_error) = line(tail);
    if tail.len() > 2 && exponential_error < power_error && rate.exp() > 1.2 {
        format!("{:.2}^n", rate.exp())
    } else {
        format!("n^{exponent:.2}")
    }
}

/// Slope of the straight line that fits best, and its squared error.
fn line(points: &[(f64, f64)]) -> (f64, f64) {
    let count = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (mean_x, mean_y) = (mean(|point| point.0), mean(|point| point.1));
    let above: f64 = points.iter().map(|(x, y)| (x - mean_x) * (y - mean_y)).sum();
    let below: f64 = points.iter().map(|(x, _)| (x - mean_x) * (x - mean_x)).sum();
    let slope = above / below;
    let error = points.iter().map(|(x, y)| (y - mean_y - slope * (x - mean_x)).powi(2)).sum();
    (slope, error)
}

#[cfg(test)]
mod tests {
    use super::growth;

    #[test]
    fn powers_and_exponentials_are_told_apart() {
        let points = |of: fn(i64) -> i64| [4, 8, 12, 16].map(|n| (n, of(n) as u64));
        assert_eq!(growth(&points(|n| 7 * n)), "n^1.00");
        assert_eq!(growth(&points(|n| n * n)), "n^2.00");
        assert_eq!(growth(&points(|n| 3 << n)), "2.00^n");
        assert_eq!(growth(&points(|_| 5)), "n^0.00");
        assert_eq!(growth(&[(4, 9)]), "");
    }
}
