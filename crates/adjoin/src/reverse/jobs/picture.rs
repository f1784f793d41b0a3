//! The graph of jobs as a picture.

use std::fmt::Write;

use super::{JobGraph, Unit};

/// The width of an SVG picture, and the height of a row of jobs.
const WIDTH: f64 = 960.0;
const ROW: f64 = 14.0;

/// Minimum width of a job, so that it is visible.
const NARROWEST: f64 = 0.6;

/// The margin around the rows, and the height of the two lines of text above them.
const MARGIN: f64 = 12.0;
const HEAD: f64 = 48.0;

impl JobGraph {
    /// The graph in Graphviz's DOT language: each job with its work, edges from earlier to later ones.
    pub fn to_dot(&self) -> String {
        let mut dot = String::from("digraph jobs {\n  node [shape=box];\n");
        for (number, job) in self.jobs.iter().enumerate() {
            let _ = writeln!(dot, "  j{number} [label=\"record {}\\nsweep {}\"];", job.recording, job.sweep);
            for before in &job.after {
                let _ = writeln!(dot, "  j{before} -> j{number};");
            }
        }
        dot.push_str("}\n");
        dot
    }

    /// The recording on as many threads as it can use, as an SVG picture: time from left to right, each job a
    /// box as wide as its work, with a line from each job that it waits for. The longest chain is red.
    ///
    /// ```
    /// use adjoin::prelude::*;
    ///
    /// let f = |[x, y]: [Reverse; 2]| { let (a, b) = join(|| x * y * x, || x * y); a * b };
    /// let picture = vjp(f, &[2.0, 3.0]).1.jobs().to_svg();
    /// assert!(picture.starts_with("<svg"));
    /// assert_eq!(picture.matches("<rect").count(), 5, "four jobs and the background");
    /// ```
    pub fn to_svg(&self) -> String {
        let starts = self.starts();
        let rows = self.rows(&starts);
        let longest = self.longest_chain(&starts);
        let recording = self.recording();
        let scale = (WIDTH - 2.0 * MARGIN) / recording.span.max(1) as f64;
        let x = |time: u64| MARGIN + time as f64 * scale;
        let y = |row: usize| HEAD + row as f64 * ROW;
        let height = y(rows.iter().max().map_or(0, |last| last + 1)) + MARGIN;
        let unit = match self.unit {
            Unit::Operations => "operations",
            Unit::Nanoseconds => "ns",
        };
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
             font-size=\"13\">\n<rect width=\"{WIDTH}\" height=\"{height}\" fill=\"white\"/>\n"
        );
        let heads = [("recording", recording), ("sweep", self.sweep())];
        for (line, (name, pass)) in (1..).zip(heads) {
            let _ = writeln!(
                svg,
                "<text x=\"{MARGIN}\" y=\"{}\">{name}: work {} {unit}, span {} {unit}, parallelism {:.1}</text>",
                17 * line,
                pass.work,
                pass.span,
                pass.ratio()
            );
        }
        for (number, job) in self.jobs.iter().enumerate() {
            for before in &job.after {
                let (from, to) = (x(starts[*before] + self.jobs[*before].recording), x(starts[number]));
                let (from_row, to_row) = (y(rows[*before]) + ROW / 2.0, y(rows[number]) + ROW / 2.0);
                let _ = writeln!(
                    svg,
                    "<path d=\"M{from:.1} {from_row}L{to:.1} {to_row}\" stroke=\"#999\" stroke-width=\"0.5\"/>"
                );
            }
        }
        for (number, job) in self.jobs.iter().enumerate() {
            let fill = if longest[number] { "#d33" } else { "#69c" };
            let width = (job.recording as f64 * scale).max(NARROWEST);
            let _ = writeln!(
                svg,
                "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"{:.1}\" fill=\"{fill}\"><title>job {number}: \
                 record {} {unit}, sweep {} {unit}</title></rect>",
                x(starts[number]),
                y(rows[number]) + 2.0,
                ROW - 4.0,
                job.recording,
                job.sweep
            );
        }
        svg.push_str("</svg>\n");
        svg
    }

    /// A row for each job, so that no two jobs of a row overlap: the first that is free.
    fn rows(&self, starts: &[u64]) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.jobs.len()).collect();
        order.sort_by_key(|job| (starts[*job], *job));
        let mut rows = vec![0; self.jobs.len()];
        // Busy rows by the time when they become free, and free rows by number.
        let mut busy = std::collections::BTreeSet::new();
        let mut free = std::collections::BTreeSet::new();
        let mut count = 0;
        for job in order {
            while let Some((end, row)) = busy.first().copied().filter(|(end, _)| *end <= starts[job]) {
                busy.remove(&(end, row));
                free.insert(row);
            }
            let row = free.pop_first().unwrap_or_else(|| {
                count += 1;
                count - 1
            });
            rows[job] = row;
            // A job without work is drawn too.
            busy.insert((starts[job] + self.jobs[job].recording.max(1), row));
        }
        rows
    }

    /// The jobs of a chain that takes the whole span.
    fn longest_chain(&self, starts: &[u64]) -> Vec<bool> {
        let mut is_in_chain = vec![false; self.jobs.len()];
        let end = |job: &usize| starts[*job] + self.jobs[*job].recording;
        let mut last = (0..self.jobs.len()).max_by_key(end);
        while let Some(job) = last {
            is_in_chain[job] = true;
            last = self.jobs[job].after.iter().copied().find(|before| end(before) == starts[job]);
        }
        is_in_chain
    }
}
