//! Pictures as SVG.

use std::fmt::Write as _;

use super::{Anchor, CHARACTER_WIDTH, Colour, Picture, Shape, WHITE, text_width};

/// The whole document.
pub(super) fn write(picture: &Picture) -> String {
    let (width, height) = (picture.width.ceil(), picture.height.ceil());
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" \
         font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"13\">\n\
         <title>{}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>\n",
        escaped(&picture.title),
        hex(WHITE),
    );
    for shape in &picture.shapes {
        write_shape(shape, &mut out);
        out.push('\n');
    }
    out.push_str("</svg>\n");
    out
}

fn write_shape(shape: &Shape, out: &mut String) {
    // Writing to a string cannot fail.
    let _ = match shape {
        Shape::Line { points, colour, width } => {
            let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
            write!(
                out,
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{width}\" \
                 stroke-linejoin=\"round\"/>",
                points.join(" "),
                hex(*colour),
            )
        }
        Shape::Curve { from, to, colour } => {
            let middle = f32::midpoint(from.1, to.1);
            write!(
                out,
                "<path d=\"M{:.1} {:.1}C{:.1} {middle:.1} {:.1} {middle:.1} {:.1} {:.1}\" fill=\"none\" \
                 stroke=\"{}\" stroke-width=\"1.3\"/>",
                from.0,
                from.1,
                from.0,
                to.0,
                to.0,
                to.1,
                hex(*colour),
            )
        }
        Shape::Arrowhead { tip: (x, y), colour } => {
            write!(out, "<path d=\"M{x:.1} {y:.1}l-4 -8h8z\" fill=\"{}\"/>", hex(*colour))
        }
        Shape::Block { corner, size, fill, outline } => write!(
            out,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"6\" fill=\"{}\" stroke=\"{}\"/>",
            corner.0,
            corner.1,
            size.0,
            size.1,
            hex(*fill),
            hex(*outline),
        ),
        Shape::Dot { centre: (x, y), radius, colour } => {
            write!(out, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\" fill=\"{}\"/>", hex(*colour))
        }
        Shape::Text { at: (x, y), anchor, colour, bold, text } => {
            let anchor = match anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            let weight = if *bold { " font-weight=\"bold\"" } else { "" };
            // Half the height of a digit below the middle. A single character cannot be stretched.
            let base = y + 4.5;
            let length = if text.chars().count() > 1 {
                format!(" textLength=\"{}\"", text_width(text) - CHARACTER_WIDTH * 0.1)
            } else {
                String::new()
            };
            write!(
                out,
                "<text x=\"{x:.1}\" y=\"{base:.1}\" text-anchor=\"{anchor}\" fill=\"{}\"{weight}{length}>{}</text>",
                hex(*colour),
                escaped(text),
            )
        }
    };
}

fn hex(colour: Colour) -> String {
    format!("#{:02x}{:02x}{:02x}", colour.0, colour.1, colour.2)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::super::INK;
    use super::*;

    #[test]
    fn text_is_escaped() {
        let mut picture = Picture { width: 9.5, height: 20.0, title: "a & b".into(), shapes: Vec::new() };
        picture.text((1.0, 2.0), Anchor::Middle, INK, "<f>");
        let text = write(&picture);
        assert!(
            text.contains("&lt;f&gt;</text>") && text.contains("a &amp; b") && text.contains("width=\"10\"")
        );
    }
}
