//! The reports as pictures, on log scales: what a gradient costs, in evaluations of the function itself; and
//! what it costs for each operation, as the program grows.

use std::{error::Error, path::Path};

use plotters::prelude::*;

use crate::{
    Role, jobs,
    scaling::{self, AtSize},
    table::{Measured, Report},
};

/// Writes the plot of the table as an SVG file.
///
/// # Errors
/// If the file cannot be written, or the report is empty.
pub fn table(report: &Report, path: &Path) -> Result<(), Box<dyn Error>> {
    let names = report.names();
    let of_program = |program: &Measured| Group {
        title: program.title.clone(),
        costs: names.iter().filter_map(|name| Some(((*name).to_owned(), relative(program, name)?))).collect(),
    };
    let groups: Vec<Group> = report.programs.iter().map(of_program).collect();
    costs("Cost of a gradient, in evaluations of the plain f64 program (lower is better)", &groups, path)
}

/// The costs of one program, each under its name.
#[derive(Clone, Debug)]
pub struct Group {
    /// The program.
    pub title: String,
    /// Names and costs.
    pub costs: Vec<(String, f64)>,
}

impl Group {
    fn cost(&self, name: &str) -> Option<f64> {
        self.costs.iter().find(|(of, _)| of == name).map(|(_, cost)| *cost)
    }
}

/// Draws a column for each group, and in it a stem for each cost; a name has the same colour everywhere.
///
/// # Errors
/// If the file cannot be written, or there is nothing to draw.
pub fn costs(caption: &str, groups: &[Group], path: &Path) -> Result<(), Box<dyn Error>> {
    let all = || groups.iter().flat_map(|group| &group.costs);
    let mut series: Vec<&str> = Vec::new();
    for (name, _) in all() {
        if !series.contains(&name.as_str()) {
            series.push(name);
        }
    }
    let (low, high) = all().fold((f64::INFINITY, 0.0_f64), |(low, high), (_, c)| (low.min(*c), high.max(*c)));
    if !low.is_finite() {
        return Err("nothing was measured, so there is nothing to plot".into());
    }
    let (bottom, top) = (low * 0.5, high * 2.0);

    // Wide enough for the titles below and for the names in the legend, at some seven pixels for a letter.
    let longest_name = series.iter().map(|name| name.chars().count()).max().unwrap_or_default() as u32;
    let longest_title =
        groups.iter().map(|group| group.title.chars().count()).max().unwrap_or_default() as u32;
    let legend = 40 + 7 * longest_name;
    let width = 72 + legend + groups.len() as u32 * (120.max(20 + 8 * longest_title));
    let area = SVGBackend::new(path, (width, 620)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .caption(caption, ("sans-serif", 20))
        .margin(12)
        .y_label_area_size(60)
        .margin_right(legend)
        .build_cartesian_2d(0.0..groups.len() as f64, (bottom..top).log_scale())?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .disable_x_axis()
        .y_label_formatter(&|cost| format!("{cost}×"))
        .draw()?;

    for (at, group) in groups.iter().enumerate() {
        let (left, right) = (at as f64, at as f64 + 1.0);
        let shade = if at % 2 == 0 { BLACK.mix(0.04) } else { BLACK.mix(0.0) };
        chart.draw_series([Rectangle::new([(left, bottom), (right, top)], shade.filled())])?;
        chart.draw_series([Text::new(
            group.title.clone(),
            (left + 0.08, bottom * 1.25),
            ("sans-serif", 15),
        )])?;
    }
    let mut legend_top = 60;
    for (number, name) in series.iter().enumerate() {
        let color = Palette99::pick(number).to_rgba();
        let aside = (number as f64 + 1.0) / (series.len() as f64 + 1.0);
        let points =
            groups.iter().enumerate().filter_map(|(at, group)| Some((at as f64 + aside, group.cost(name)?)));
        let stems =
            points.clone().map(|(x, cost)| PathElement::new([(x, bottom), (x, cost)], color.mix(0.4)));
        chart.draw_series(stems)?;
        chart.draw_series(points.map(|point| Circle::new(point, 5, color.filled())))?;
        let legend_at = ((width - legend) as i32 + 10, legend_top);
        legend_top += 22;
        area.draw(&Circle::new(legend_at, 5, color.filled()))?;
        area.draw(&Text::new((*name).to_owned(), (legend_at.0 + 12, legend_at.1 - 7), ("sans-serif", 15)))?;
    }
    area.present()?;
    Ok(())
}

/// A contender's time over the primal's; the primal itself is not shown.
fn relative(program: &Measured, name: &str) -> Option<f64> {
    let primal = program.fastest(Role::Primal)?;
    let entry = program.entries.iter().find(|entry| entry.name == name && entry.role != Role::Primal)?;
    Some(entry.timing.minimum / primal.timing.minimum)
}

/// Writes the plot of the scaling report as an SVG file.
///
/// # Errors
/// If the file cannot be written, or the report is empty.
pub fn scaling(report: &scaling::Report, path: &Path) -> Result<(), Box<dyn Error>> {
    let sizes = || report.programs.iter().flat_map(|program| &program.sizes);
    let smallest = sizes().map(|size| size.operations).min().ok_or("nothing was measured")? as f64;
    let largest = sizes().map(|size| size.operations).max().ok_or("nothing was measured")? as f64;
    let most = sizes().map(AtSize::per_operation).fold(0.0, f64::max);

    let area = SVGBackend::new(path, (900, 520)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .caption("Time for each operation of two operands, of a whole gradient", ("sans-serif", 20))
        .margin(12)
        .x_label_area_size(45)
        .y_label_area_size(60)
        .build_cartesian_2d((smallest * 0.7..largest * 1.4).log_scale(), 0.0..most * 1.3)?;
    chart
        .configure_mesh()
        .x_desc("operations of two operands")
        .y_desc("nanoseconds")
        .x_label_formatter(&|operations| format!("{operations:.0}"))
        .draw()?;
    for (number, program) in report.programs.iter().enumerate() {
        let color = Palette99::pick(number).to_rgba();
        let points = program.sizes.iter().map(|size| (size.operations as f64, size.per_operation()));
        chart.draw_series(LineSeries::new(points.clone(), color.stroke_width(2)))?;
        chart.draw_series(points.map(|point| Circle::new(point, 4, color.filled())))?;
        let legend_at = (100, 60 + 22 * number as i32);
        area.draw(&Circle::new(legend_at, 5, color.filled()))?;
        area.draw(&Text::new(
            program.title.clone(),
            (legend_at.0 + 12, legend_at.1 - 7),
            ("sans-serif", 15),
        ))?;
    }
    area.present()?;
    Ok(())
}

/// Writes the predicted speed-ups as an SVG file.
///
/// # Errors
/// If the file cannot be written.
pub fn speed_ups(report: &jobs::Report, path: &Path) -> Result<(), Box<dyn Error>> {
    let most = 256.0;
    let area = SVGBackend::new(path, (760, 520)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .caption(
            "Speed-up to expect of a gradient, by greedy scheduling of measured jobs",
            ("sans-serif", 20),
        )
        .margin(12)
        .x_label_area_size(45)
        .y_label_area_size(60)
        .build_cartesian_2d(
            (1.0..most * 1.1).log_scale().base(2.0),
            (0.9..most * 1.1).log_scale().base(2.0),
        )?;
    chart
        .configure_mesh()
        .x_desc("threads")
        .y_desc("times as fast as on one thread")
        .x_label_formatter(&|threads| format!("{threads:.0}"))
        .y_label_formatter(&|ratio| format!("{ratio:.0}"))
        .draw()?;
    chart.draw_series(LineSeries::new([(1.0, 1.0), (most, most)], BLACK.mix(0.3)))?;
    for (number, program) in report.programs.iter().enumerate() {
        let color = Palette99::pick(number).to_rgba();
        let points = program.curve.iter().map(|(threads, speed_up)| (*threads as f64, *speed_up));
        chart.draw_series(LineSeries::new(points.clone(), color.stroke_width(2)))?;
        chart.draw_series(points.map(|point| Circle::new(point, 4, color.filled())))?;
        let legend_at = (100, 60 + 22 * number as i32);
        area.draw(&Circle::new(legend_at, 5, color.filled()))?;
        let text_at = (legend_at.0 + 12, legend_at.1 - 7);
        area.draw(&Text::new(program.title.clone(), text_at, ("sans-serif", 15)))?;
    }
    area.present()?;
    Ok(())
}
