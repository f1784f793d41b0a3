//! Pictures: a list of shapes, and two ways to write it down.
//!
//! Charts and job graphs are laid out as shapes with positions in pixels, x to the right and y downwards.
//! [`svg`] writes them as text; [`png`] paints them. Both know the width of a text beforehand, because all
//! text is in a fixed-pitch font; and neither needs fonts or libraries of the machine it runs on.

pub(crate) mod chart;
pub(crate) mod jobs;
mod png;
pub(crate) mod sharing;
mod svg;

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Outcome};

/// A colour: red, green, blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Colour(pub(crate) u8, pub(crate) u8, pub(crate) u8);

/// Text and outlines.
pub(crate) const INK: Colour = Colour(0x22, 0x2b, 0x35);
/// Remarks, axes.
pub(crate) const GREY: Colour = Colour(0x6b, 0x76, 0x82);
/// Grid lines.
pub(crate) const PALE: Colour = Colour(0xe3, 0xe7, 0xeb);
/// The background.
pub(crate) const WHITE: Colour = Colour(0xff, 0xff, 0xff);

/// Height of a line of text.
pub(crate) const TEXT_HEIGHT: f32 = 16.0;
/// Width of a character. It is that of the bitmap font at this height, and SVG text is stretched to it.
pub(crate) const CHARACTER_WIDTH: f32 = 8.0;

/// How a text is aligned at its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Anchor {
    /// The text starts there.
    Start,
    /// The text is centred there.
    Middle,
    /// The text ends there.
    End,
}

/// A shape to draw.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Shape {
    /// A line through points.
    Line { points: Vec<(f32, f32)>, colour: Colour, width: f32 },
    /// A smooth line that leaves its first point downwards and enters the last one downwards.
    Curve { from: (f32, f32), to: (f32, f32), colour: Colour },
    /// A filled triangle below which `tip` lies: the head of an arrow that points down.
    Arrowhead { tip: (f32, f32), colour: Colour },
    /// A rectangle with round corners.
    Block { corner: (f32, f32), size: (f32, f32), fill: Colour, outline: Colour },
    /// A disc.
    Dot { centre: (f32, f32), radius: f32, colour: Colour },
    /// A line of text, vertically centred at its position.
    Text { at: (f32, f32), anchor: Anchor, colour: Colour, bold: bool, text: String },
}

/// Shapes on a white ground; later ones cover earlier ones.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Picture {
    /// Width.
    pub(crate) width: f32,
    /// Height.
    pub(crate) height: f32,
    /// A description for those who cannot see the picture.
    pub(crate) title: String,
    /// The shapes, back to front.
    pub(crate) shapes: Vec<Shape>,
}

impl Picture {
    /// Adds a line of text.
    pub(crate) fn text(&mut self, at: (f32, f32), anchor: Anchor, colour: Colour, text: impl Into<String>) {
        self.shapes.push(Shape::Text { at, anchor, colour, bold: false, text: text.into() });
    }

    /// Adds a line of bold text.
    pub(crate) fn bold(&mut self, at: (f32, f32), anchor: Anchor, colour: Colour, text: impl Into<String>) {
        self.shapes.push(Shape::Text { at, anchor, colour, bold: true, text: text.into() });
    }

    /// Adds a straight line.
    pub(crate) fn stroke(&mut self, from: (f32, f32), to: (f32, f32), colour: Colour) {
        self.shapes.push(Shape::Line { points: vec![from, to], colour, width: 1.0 });
    }
}

/// The width of a text.
pub(crate) fn text_width(text: &str) -> f32 {
    text.chars().count() as f32 * CHARACTER_WIDTH
}

/// The kinds of file that a picture can be written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// Scalable vector graphics.
    Svg,
    /// Pixels.
    Png,
    /// Graphviz' language; for graphs only.
    Dot,
}

impl Format {
    /// By the file name's extension.
    pub(crate) fn of(path: &Path) -> Outcome<Format> {
        let extension = path.extension().map(|e| e.to_string_lossy().to_lowercase());
        match extension.as_deref() {
            Some("svg") => Ok(Format::Svg),
            Some("png") => Ok(Format::Png),
            Some("dot" | "gv") => Ok(Format::Dot),
            _ => Err(Failure::usage(format!("cannot tell what to write to {}", path.display()))
                .or_help("end its name in .svg, .png or, for graphs, .dot")),
        }
    }
}

/// Writes a picture to a file.
pub(crate) fn save(picture: &Picture, format: Format, path: &Path) -> Outcome {
    let bytes = match format {
        Format::Svg => svg::write(picture).into_bytes(),
        Format::Png => png::paint(picture)?,
        Format::Dot => {
            return Err(Failure::usage("only graphs can be written as DOT").or_help("use .svg or .png"));
        }
    };
    write(path, &bytes)
}

/// Writes a file.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Outcome {
    fs::write(path, bytes)
        .map_err(|error| Failure::usage(format!("cannot write {}: {error}", path.display())))
}
