//! A plot as an SVG file, without dependencies: lines, points and bands over two axes. For the examples.

#![allow(dead_code, unreachable_pub, reason = "every example uses a part of it")]
#![allow(clippy::return_self_not_must_use, clippy::missing_errors_doc, reason = "for examples only")]

use std::fmt::Write;
use std::path::PathBuf;

const SIZE: (f64, f64) = (720.0, 440.0);
/// The margins: left, right, top, bottom.
const MARGINS: (f64, f64, f64, f64) = (64.0, 16.0, 36.0, 44.0);
const COLOURS: [&str; 6] = ["#1f6fb2", "#c8452d", "#3a8f4d", "#8457a6", "#b58412", "#555555"];

type Points = Vec<(f64, f64)>;

enum Mark {
    Line,
    Points,
    /// Between the first half of the points, and the second half on the way back.
    Band,
}

/// A plot that is built piece by piece and then saved.
pub struct Plot {
    title: String,
    axes: (String, String),
    series: Vec<(Mark, String, Points)>,
    same_scale: bool,
}

impl Plot {
    pub fn new(title: &str, x: &str, y: &str) -> Self {
        Self { title: title.into(), axes: (x.into(), y.into()), series: Vec::new(), same_scale: false }
    }

    /// Gives a unit the same length on both axes.
    pub fn same_scale(mut self) -> Self {
        self.same_scale = true;
        self
    }

    pub fn line(mut self, name: &str, points: impl IntoIterator<Item = (f64, f64)>) -> Self {
        self.series.push((Mark::Line, name.into(), points.into_iter().collect()));
        self
    }

    pub fn points(mut self, name: &str, points: impl IntoIterator<Item = (f64, f64)>) -> Self {
        self.series.push((Mark::Points, name.into(), points.into_iter().collect()));
        self
    }

    /// The area between two curves: (x, low, high).
    pub fn band(mut self, name: &str, points: impl IntoIterator<Item = (f64, f64, f64)>) -> Self {
        let points: Vec<_> = points.into_iter().collect();
        let low = points.iter().map(|(x, low, _)| (*x, *low));
        let high = points.iter().rev().map(|(x, _, high)| (*x, *high));
        self.series.push((Mark::Band, name.into(), low.chain(high).collect()));
        self
    }

    /// Saves the plot as `target/plots/NAME.svg`, and prints the path.
    pub fn save(&self, name: &str) -> std::io::Result<PathBuf> {
        let folder = PathBuf::from("target/plots");
        std::fs::create_dir_all(&folder)?;
        let path = folder.join(format!("{name}.svg"));
        std::fs::write(&path, self.svg())?;
        println!("The plot is in {}.", path.display());
        Ok(path)
    }

    fn svg(&self) -> String {
        let all = || self.series.iter().flat_map(|(_, _, points)| points);
        let (mut x, mut y) = (range(all().map(|p| p.0)), range(all().map(|p| p.1)));
        let inner = (SIZE.0 - MARGINS.0 - MARGINS.1, SIZE.1 - MARGINS.2 - MARGINS.3);
        if self.same_scale {
            let unit = ((x.1 - x.0) / inner.0).max((y.1 - y.0) / inner.1);
            (x, y) = (widened(x, unit * inner.0), widened(y, unit * inner.1));
        }
        let place = |(a, b): (f64, f64)| {
            let right = MARGINS.0 + (a - x.0) / (x.1 - x.0) * inner.0;
            let down = MARGINS.2 + (y.1 - b) / (y.1 - y.0) * inner.1;
            (right, down)
        };
        let (width, height) = SIZE;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
             font-size=\"12\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"white\"/>\n"
        );
        let text = |at: (f64, f64), anchor: &str, words: &str| {
            let (x, y) = at;
            format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>\n", escaped(words))
        };
        for tick in ticks(x) {
            let (at, bottom) = place((tick, y.0));
            let top = MARGINS.2;
            let _ = writeln!(svg, "<path d=\"M{at:.1} {top:.1}V{bottom:.1}\" stroke=\"#e4e4e4\"/>");
            svg += &text((at, bottom + 16.0), "middle", &label(tick));
        }
        for tick in ticks(y) {
            let (left, at) = place((x.0, tick));
            let right = SIZE.0 - MARGINS.1;
            let _ = writeln!(svg, "<path d=\"M{left:.1} {at:.1}H{right:.1}\" stroke=\"#e4e4e4\"/>");
            svg += &text((left - 6.0, at + 4.0), "end", &label(tick));
        }
        svg += &text((width / 2.0, 20.0), "middle", &self.title);
        svg += &text((MARGINS.0 + inner.0 / 2.0, height - 8.0), "middle", &self.axes.0);
        svg += &text((8.0, MARGINS.2 - 8.0), "start", &self.axes.1);
        for (number, (mark, name, points)) in self.series.iter().enumerate() {
            let colour = COLOURS[number % COLOURS.len()];
            match mark {
                Mark::Points => {
                    for point in points {
                        let (cx, cy) = place(*point);
                        let _ = writeln!(
                            svg,
                            "<circle cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"3\" fill=\"{colour}\"/>"
                        );
                    }
                }
                Mark::Line | Mark::Band => {
                    let mut path = String::new();
                    for (index, point) in points.iter().enumerate() {
                        let (right, down) = place(*point);
                        let _ = write!(path, "{}{right:.1} {down:.1}", if index == 0 { "M" } else { "L" });
                    }
                    let style = match mark {
                        Mark::Band => format!("fill=\"{colour}\" fill-opacity=\"0.2\""),
                        _ => format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\""),
                    };
                    let _ = writeln!(svg, "<path d=\"{path}\" {style}/>");
                }
            }
            let (at, down) = (MARGINS.0 + 10.0, MARGINS.2 + 14.0 + 16.0 * number as f64);
            let top = down - 9.0;
            let _ =
                writeln!(svg, "<rect x=\"{at}\" y=\"{top}\" width=\"10\" height=\"10\" fill=\"{colour}\"/>");
            svg += &text((at + 16.0, down), "start", name);
        }
        svg + "</svg>\n"
    }
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;")
}

/// The smallest and the largest number, with a margin.
fn range(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let (low, high) = numbers
        .filter(|x| x.is_finite())
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), x| (low.min(x), high.max(x)));
    if low > high {
        return (0.0, 1.0);
    }
    let room = 0.04 * (high - low).max(1e-12 * high.abs()).max(1e-300);
    (low - room, high + room)
}

fn widened((low, high): (f64, f64), length: f64) -> (f64, f64) {
    let middle = 0.5 * (low + high);
    (middle - 0.5 * length, middle + 0.5 * length)
}

/// About five round numbers in a range.
fn ticks((low, high): (f64, f64)) -> Vec<f64> {
    let rough = (high - low) / 5.0;
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|m| m * power).into_iter().find(|step| *step >= rough);
    let step = step.unwrap_or(rough);
    let (first, last) = ((low / step).ceil() as i64, (high / step).floor() as i64);
    (first..=last).map(|i| i as f64 * step).collect()
}

fn label(tick: f64) -> String {
    if tick != 0.0 && (tick.abs() >= 1e5 || tick.abs() < 1e-3) {
        return format!("{tick:.1e}");
    }
    let text = format!("{tick:.4}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
