//! The tables and the plot of the book's page on what communication costs, by simulation of the real
//! schedule.
//!
//! ```sh
//! cargo run --release --features figures --example figures -- ../../book/src/images/mpi-efficiency.svg
//! ```

use std::error::Error;

use adjoin::Grain;
use adjoin_mpi::transport::Network;
use adjoin_mpi::{Workload, simulate};
use plotters::prelude::*;

/// A cluster's network of today, and additions at the speed of memory.
const NETWORK: Network = Network { latency: 2e-6, bandwidth: 10e9, addition: 10e9 };
const MOST: usize = 10_000;

/// A sum whose gradient takes `work` seconds on one rank. Leaves are fine enough for 10⁴ ranks.
fn sum(parameters: usize, work: f64) -> Workload {
    let items = 1 << 24;
    Workload { items, grain: Some(Grain::of(64)), parameters, term: work / f64::from(1 << 24) }
}

/// The part of the ideal speed that is left.
fn efficiency(ranks: usize, sum: &Workload) -> f64 {
    let one = sum.term * sum.items as f64;
    one / (ranks as f64 * simulate(ranks, sum, NETWORK).seconds)
}

/// The part of the ideal speed if every rank has work for this many seconds.
fn weak(ranks: usize, parameters: usize, seconds: f64) -> f64 {
    efficiency(ranks, &sum(parameters, seconds * ranks as f64))
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("say where the plot goes: figures plot.svg")?;
    tables();
    plot(&path)?;
    Ok(())
}

fn tables() {
    println!("| ranks | messages | bytes | most bytes of a rank | time |\n| --: | --: | --: | --: | --: |");
    for ranks in [2, 3, 4, 8, 16, 64, 100, 256, 1000, 1024, 4096, MOST] {
        let cost = simulate(ranks, &sum(1000, 0.0), NETWORK);
        let micro = cost.seconds * 1e6;
        let kilo = |bytes: u64| format!("{:.1} kB", bytes as f64 * 1e-3);
        let (all, most) = (kilo(cost.bytes), kilo(cost.most_bytes));
        println!("| {ranks} | {} | {all} | {most} | {micro:.0} µs |", cost.messages);
    }
    println!("\n| parameters | 10 ms each | 100 ms each | 100 s together |\n| --: | --: | --: | --: |");
    for parameters in [100, 10_000, 1_000_000] {
        let at = |ranks| {
            let all = [
                weak(ranks, parameters, 0.01),
                weak(ranks, parameters, 0.1),
                efficiency(ranks, &sum(parameters, 100.0)),
            ];
            all.map(|efficiency| format!("{:.1} %", 100.0 * efficiency))
        };
        let cells: Vec<String> =
            (0..3).map(|k| [100, 1000, MOST].map(|ranks| at(ranks)[k].clone()).join(", ")).collect();
        println!("| {parameters} | {} |", cells.join(" | "));
    }
}

fn plot(path: &str) -> Result<(), Box<dyn Error>> {
    let page = SVGBackend::new(path, (860, 430)).into_drawing_area();
    page.fill(&WHITE)?;
    let halves = page.split_evenly((1, 2));
    let ranks: Vec<usize> = (0..=60).map(|k| 10_f64.powf(f64::from(k) / 15.0).round() as usize).collect();
    let titles = ["10 ms of work on each rank", "100 s of work, divided"];
    for (half, title) in halves.iter().zip(titles) {
        let mut chart = ChartBuilder::on(half)
            .caption(title, ("sans-serif", 17))
            .margin(12)
            .margin_right(28)
            .x_label_area_size(42)
            .y_label_area_size(52)
            .build_cartesian_2d((1_f64..MOST as f64).log_scale(), 0.0..1.0)?;
        chart
            .configure_mesh()
            .disable_mesh()
            .x_desc("ranks")
            .y_desc("part of the ideal speed")
            .x_label_formatter(&|ranks| format!("{ranks:.0}"))
            .draw()?;
        for (k, parameters) in [100, 10_000, 1_000_000].into_iter().enumerate() {
            let colour = Palette99::pick(k).mix(1.0);
            let points = ranks.iter().map(|ranks| {
                let is_weak = title.starts_with("10 ms");
                let sum = sum(parameters, if is_weak { 0.01 * *ranks as f64 } else { 100.0 });
                (*ranks as f64, efficiency(*ranks, &sum))
            });
            chart
                .draw_series(LineSeries::new(points, colour.stroke_width(2)))?
                .label(format!("{parameters} parameters"))
                .legend(move |(x, y)| PathElement::new(vec![(x, y), (x + 18, y)], colour.stroke_width(2)));
        }
        chart.configure_series_labels().position(SeriesLabelPosition::MiddleRight).draw()?;
    }
    page.present()?;
    Ok(())
}
