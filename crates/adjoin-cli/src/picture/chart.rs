//! Counts against sizes, both on logarithmic axes: a power of n is a straight line, and its exponent the
//! slope.

use super::{Anchor, Colour, GREY, INK, PALE, Picture, Shape, TEXT_HEIGHT, text_width};

/// One line of the chart.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Series {
    /// The line's name.
    pub(crate) name: String,
    /// Sizes and counts, by size.
    pub(crate) points: Vec<(i64, u64)>,
}

const HEIGHT: f32 = 560.0;
const PLOT_WIDTH: f32 = 640.0;
const TOP: f32 = 64.0;
const BOTTOM: f32 = 64.0;
/// Neighbours differ in hue and in lightness, so that they can be told apart in grey too.
const COLOURS: [Colour; 10] = [
    Colour(0x22, 0x2b, 0x35),
    Colour(0xd6, 0x27, 0x28),
    Colour(0xff, 0x9d, 0x2e),
    Colour(0x8c, 0x56, 0x4b),
    Colour(0x9a, 0xb8, 0x2c),
    Colour(0x1b, 0x7f, 0x4b),
    Colour(0x2f, 0xb8, 0xc6),
    Colour(0x1f, 0x5f, 0xb4),
    Colour(0x94, 0x67, 0xbd),
    Colour(0xe3, 0x5f, 0xae),
];

/// A position on a logarithmic axis.
#[derive(Clone, Copy)]
struct Axis {
    low: f64,
    high: f64,
    start: f32,
    end: f32,
}

impl Axis {
    fn place(self, value: f64) -> f32 {
        let share = (value.ln() - self.low.ln()) / (self.high.ln() - self.low.ln());
        self.start + (self.end - self.start) * share as f32
    }
}

/// Draws the chart. Points that are not positive have no place on a logarithmic axis and are left out.
pub(crate) fn draw(title: &str, count: &str, series: &[Series]) -> Picture {
    let kept: Vec<Series> = series.iter().map(positive).collect();
    let names = kept.iter().map(|each| text_width(&each.name)).fold(0.0, f32::max);
    let sizes = kept.iter().flat_map(|each| &each.points).map(|(size, _)| *size as f64);
    let counts = kept.iter().flat_map(|each| &each.points).map(|(_, count)| *count as f64);
    let y = axis(counts, HEIGHT - BOTTOM, TOP, true);
    let left = text_width(&thousands(y.high)) + 26.0;
    let x = axis(sizes, left, left + PLOT_WIDTH, false);

    let width = (x.end + names).max(left + text_width(title)) + 48.0;
    let mut picture = Picture { width, height: HEIGHT, title: title.into(), shapes: Vec::new() };
    picture.bold((left, 24.0), Anchor::Start, INK, title);
    picture.text((left, 44.0), Anchor::Start, GREY, format!("{count} against n, logarithmic axes"));
    grid(&kept, x, y, &mut picture);

    let mut labels = Vec::new();
    for (place, each) in kept.iter().enumerate() {
        let colour = COLOURS[place % COLOURS.len()];
        let at = |(size, count): &(i64, u64)| (x.place(*size as f64), y.place(*count as f64));
        let points: Vec<(f32, f32)> = each.points.iter().map(at).collect();
        let dots = points.iter().map(|&centre| Shape::Dot { centre, radius: 3.0, colour });
        let dots: Vec<Shape> = dots.collect();
        labels.extend(points.last().map(|last| (*last, each.name.as_str(), colour)));
        picture.shapes.push(Shape::Line { points, colour, width: 2.0 });
        picture.shapes.extend(dots);
    }
    legend(labels, x.end, &mut picture);
    picture
}

fn positive(series: &Series) -> Series {
    let points = series.points.iter().copied().filter(|(size, count)| *size > 0 && *count > 0);
    Series { name: series.name.clone(), points: points.collect() }
}

/// An axis for these values; `decades` rounds its ends to powers of ten.
fn axis(values: impl Iterator<Item = f64>, start: f32, end: f32, decades: bool) -> Axis {
    let (low, high) = values.fold((f64::INFINITY, 0.0_f64), |(low, high), v| (low.min(v), high.max(v)));
    let (mut low, mut high) = if low.is_finite() { (low, high) } else { (1.0, 10.0) };
    if decades {
        low = 10f64.powf(low.log10().floor());
        high = 10f64.powf(high.log10().ceil());
    }
    if low == high {
        (low, high) = (low / 2.0, high * 2.0);
    }
    Axis { low, high, start, end }
}

fn grid(series: &[Series], x: Axis, y: Axis, picture: &mut Picture) {
    let mut power = y.low;
    while power <= y.high * 1.001 {
        let height = y.place(power);
        picture.stroke((x.start, height), (x.end, height), PALE);
        picture.text((x.start - 10.0, height), Anchor::End, GREY, thousands(power));
        power *= 10.0;
    }
    let mut sizes: Vec<i64> = series.iter().flat_map(|each| &each.points).map(|(size, _)| *size).collect();
    sizes.sort_unstable();
    sizes.dedup();
    let mut free = f32::NEG_INFINITY;
    for size in sizes {
        let place = x.place(size as f64);
        picture.stroke((place, y.start), (place, y.end), PALE);
        let text = size.to_string();
        // Labels that would touch their neighbour are left out; their grid line stays.
        if place - text_width(&text) / 2.0 > free {
            free = place + text_width(&text) / 2.0 + 6.0;
            picture.text((place, y.start + 16.0), Anchor::Middle, GREY, text);
        }
    }
    picture.text((f32::midpoint(x.start, x.end), y.start + 42.0), Anchor::Middle, INK, "n");
    picture.shapes.push(Shape::Line {
        points: vec![(x.start, y.end), (x.start, y.start), (x.end, y.start)],
        colour: GREY,
        width: 1.0,
    });
}

/// Names beside the ends of their lines, moved apart where they would overlap.
fn legend(mut labels: Vec<((f32, f32), &str, Colour)>, right: f32, picture: &mut Picture) {
    labels.sort_by(|((_, a), ..), ((_, b), ..)| a.total_cmp(b));
    let mut heights: Vec<f32> = labels.iter().map(|((_, y), ..)| *y).collect();
    for place in 1..heights.len() {
        heights[place] = heights[place].max(heights[place - 1] + TEXT_HEIGHT);
    }
    // If that went past the bottom, push them back up from there.
    let mut lowest = HEIGHT - BOTTOM;
    for height in heights.iter_mut().rev() {
        *height = height.min(lowest);
        lowest = *height - TEXT_HEIGHT;
    }
    let column = right + 26.0;
    for (((x, y), name, colour), height) in labels.into_iter().zip(heights) {
        let points = vec![(x + 5.0, y), (column - 10.0, height), (column - 4.0, height)];
        // A line that stops early has a long way to the legend.
        let far = x < right - 1.0;
        picture.shapes.push(Shape::Line { points, colour: if far { PALE } else { colour }, width: 1.0 });
        picture.bold((column, height), Anchor::Start, colour, name);
    }
}

/// `1000` as `1 000`.
fn thousands(value: f64) -> String {
    if value >= 1e9 {
        return format!("{value:.0e}");
    }
    let digits = format!("{value:.0}");
    let mut out = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place) % 3 == 0 {
            out.push(' ');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stay_within_the_axes_and_zeros_are_left_out() {
        let series = [
            Series { name: "a".into(), points: vec![(1, 10), (10, 1000), (100, 100_000)] },
            Series { name: "b".into(), points: vec![(0, 5), (10, 0), (100, 77)] },
            Series { name: "nothing".into(), points: vec![] },
        ];
        let picture = draw("f", "work", &series);
        let dots: Vec<(f32, f32)> = picture
            .shapes
            .iter()
            .filter_map(|shape| if let Shape::Dot { centre, .. } = shape { Some(*centre) } else { None })
            .collect();
        assert_eq!(dots.len(), 4);
        for (x, y) in dots {
            assert!((20.0..=picture.width - 20.0).contains(&x), "{x}");
            assert!((TOP - 0.1..=HEIGHT - BOTTOM + 0.1).contains(&y), "{y}");
        }
    }

    #[test]
    fn one_point_and_no_point_can_be_drawn() {
        let one = Series { name: "a".into(), points: vec![(4, 1)] };
        assert!(draw("f", "work", &[one]).shapes.iter().all(finite));
        assert!(draw("f", "work", &[]).shapes.iter().all(finite));
    }

    fn finite(shape: &Shape) -> bool {
        match shape {
            Shape::Line { points, .. } => points.iter().all(|(x, y)| x.is_finite() && y.is_finite()),
            Shape::Dot { centre, .. } => centre.0.is_finite() && centre.1.is_finite(),
            Shape::Text { at, .. } => at.0.is_finite() && at.1.is_finite(),
            _ => true,
        }
    }

    #[test]
    fn large_numbers_are_grouped() {
        assert_eq!([1.0, 1000.0, 1e7, 1e10].map(thousands), ["1", "1 000", "10 000 000", "1e10"]);
    }
}
