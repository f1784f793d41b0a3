//! Pictures as PNG: shapes by tiny-skia, text from a bitmap font that is compiled in. Twice the size, for
//! sharp screens.

use noto_sans_mono_bitmap::{FontWeight, RasterHeight, get_raster, get_raster_width};
use tiny_skia::{
    Color, FillRule, LineJoin, Paint, Path, PathBuilder, Pixmap, PremultipliedColorU8, Stroke, Transform,
};

use super::{Anchor, Colour, Picture, Shape, WHITE};
use crate::failure::{Failure, Outcome};

const SCALE: f32 = 2.0;
/// Height of the bitmap font: `SCALE` times the height of the picture's text.
const RASTER: RasterHeight = RasterHeight::Size32;

/// The file's bytes.
pub(super) fn paint(picture: &Picture) -> Outcome<Vec<u8>> {
    let too_large = || {
        Failure::Program(
            format!("a PNG of {} by {} points is too large", picture.width, picture.height),
            Some("write an .svg or a .dot, or choose a smaller input".into()),
        )
    };
    let (width, height) = ((picture.width * SCALE).ceil(), (picture.height * SCALE).ceil());
    if width > 32_000.0 || height > 32_000.0 {
        return Err(too_large());
    }
    let mut canvas = Pixmap::new(width as u32, height as u32).ok_or_else(too_large)?;
    canvas.fill(Color::from_rgba8(WHITE.0, WHITE.1, WHITE.2, 255));
    for shape in &picture.shapes {
        draw(shape, &mut canvas);
    }
    canvas.encode_png().map_err(|error| Failure::Program(format!("cannot encode the picture: {error}"), None))
}

fn draw(shape: &Shape, canvas: &mut Pixmap) {
    match shape {
        Shape::Line { points, colour, width } => {
            let mut path = PathBuilder::new();
            for (place, (x, y)) in points.iter().enumerate() {
                if place == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
            }
            outline(path, *colour, *width, canvas);
        }
        Shape::Curve { from, to, colour } => {
            let middle = f32::midpoint(from.1, to.1);
            let mut path = PathBuilder::new();
            path.move_to(from.0, from.1);
            path.cubic_to(from.0, middle, to.0, middle, to.0, to.1);
            outline(path, *colour, 1.3, canvas);
        }
        Shape::Arrowhead { tip: (x, y), colour } => {
            let mut path = PathBuilder::new();
            path.move_to(*x, *y);
            path.line_to(x - 4.0, y - 8.0);
            path.line_to(x + 4.0, y - 8.0);
            path.close();
            area(path, *colour, canvas);
        }
        Shape::Block { corner, size, fill, outline: edge } => {
            area(block(*corner, *size), *fill, canvas);
            outline(block(*corner, *size), *edge, 1.0, canvas);
        }
        Shape::Dot { centre: (x, y), radius, colour } => {
            let mut path = PathBuilder::new();
            path.push_circle(*x, *y, *radius);
            area(path, *colour, canvas);
        }
        Shape::Text { at, anchor, colour, bold, text } => write(text, *at, *anchor, *colour, *bold, canvas),
    }
}

fn block((x, y): (f32, f32), (width, height): (f32, f32)) -> PathBuilder {
    const ROUND: f32 = 6.0;
    let (right, bottom) = (x + width, y + height);
    let mut path = PathBuilder::new();
    path.move_to(x + ROUND, y);
    path.line_to(right - ROUND, y);
    path.quad_to(right, y, right, y + ROUND);
    path.line_to(right, bottom - ROUND);
    path.quad_to(right, bottom, right - ROUND, bottom);
    path.line_to(x + ROUND, bottom);
    path.quad_to(x, bottom, x, bottom - ROUND);
    path.line_to(x, y + ROUND);
    path.quad_to(x, y, x + ROUND, y);
    path.close();
    path
}

fn paint_of(colour: Colour) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(colour.0, colour.1, colour.2, 255);
    paint
}

/// The path, or `None` if it is degenerate, so that there is nothing to draw.
fn finished(path: PathBuilder) -> Option<Path> {
    path.finish()
}

fn area(path: PathBuilder, colour: Colour, canvas: &mut Pixmap) {
    if let Some(path) = finished(path) {
        let scale = Transform::from_scale(SCALE, SCALE);
        canvas.fill_path(&path, &paint_of(colour), FillRule::Winding, scale, None);
    }
}

fn outline(path: PathBuilder, colour: Colour, width: f32, canvas: &mut Pixmap) {
    if let Some(path) = finished(path) {
        let stroke = Stroke { width, line_join: LineJoin::Round, ..Stroke::default() };
        canvas.stroke_path(&path, &paint_of(colour), &stroke, Transform::from_scale(SCALE, SCALE), None);
    }
}

fn write(text: &str, (x, y): (f32, f32), anchor: Anchor, colour: Colour, bold: bool, canvas: &mut Pixmap) {
    let weight = if bold { FontWeight::Bold } else { FontWeight::Regular };
    let advance = get_raster_width(weight, RASTER);
    let total = (text.chars().count() * advance) as f32;
    let left = x * SCALE
        - match anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => total / 2.0,
            Anchor::End => total,
        };
    let top = (y * SCALE - RASTER.val() as f32 / 2.0).round() as i64;
    for (place, character) in text.chars().enumerate() {
        // Names may have characters that the font lacks.
        let glyph = get_raster(character, weight, RASTER).or_else(|| get_raster('?', weight, RASTER));
        let Some(glyph) = glyph else { continue };
        let left = left.round() as i64 + (place * advance) as i64;
        for (row, line) in (top..).zip(glyph.raster()) {
            for (column, &cover) in (left..).zip(line.iter()) {
                blend(canvas, column, row, colour, cover);
            }
        }
    }
}

fn blend(canvas: &mut Pixmap, x: i64, y: i64, colour: Colour, cover: u8) {
    let (width, height) = (i64::from(canvas.width()), i64::from(canvas.height()));
    if cover == 0 || !(0..width).contains(&x) || !(0..height).contains(&y) {
        return;
    }
    let place = (y * width + x) as usize;
    let pixel = &mut canvas.pixels_mut()[place];
    let mix = |below: u8, above: u8| {
        let (below, above, cover) = (u32::from(below), u32::from(above), u32::from(cover));
        ((below * (255 - cover) + above * cover) / 255) as u8
    };
    let mixed = [mix(pixel.red(), colour.0), mix(pixel.green(), colour.1), mix(pixel.blue(), colour.2)];
    // The ground is opaque, so every colour is valid as a premultiplied one.
    if let Some(mixed) = PremultipliedColorU8::from_rgba(mixed[0], mixed[1], mixed[2], 255) {
        *pixel = mixed;
    }
}

#[cfg(test)]
mod tests {
    use super::super::{CHARACTER_WIDTH, INK, TEXT_HEIGHT};
    use super::*;

    #[test]
    fn the_font_has_the_size_that_pictures_are_laid_out_for() {
        assert_eq!(RASTER.val() as f32, TEXT_HEIGHT * SCALE);
        let width = get_raster_width(FontWeight::Regular, RASTER) as f32;
        assert!((width - CHARACTER_WIDTH * SCALE).abs() <= 2.0, "{width}");
    }

    #[test]
    fn a_picture_is_a_png_and_a_huge_one_an_error() {
        let mut picture = Picture { width: 60.0, height: 40.0, title: String::new(), shapes: Vec::new() };
        picture.text((-20.0, 39.0), Anchor::Start, INK, "beyond the edge λ");
        let bytes = paint(&picture).expect("small");
        assert!(bytes.starts_with(b"\x89PNG"));
        picture.width = 1e9;
        assert!(paint(&picture).is_err());
    }
}
