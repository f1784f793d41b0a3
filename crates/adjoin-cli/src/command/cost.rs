//! `adjoin cost`: the counted cost of each stage as the input grows.
//!
//! The function is run and differentiated at one input for each size, with a limit on the work of every run.
//! A stage that reaches the limit is not tried at larger sizes, so an exponential stage costs a second and
//! not a lifetime.

use std::path::PathBuf;

use adjoin_lang::core::Type;
use adjoin_lang::eval::{self, Counts, EvalError, Limits, Reason, Value, growth};
use adjoin_lang::stage::Stage;

use crate::args::Cost;
use crate::failure::{Failure, Outcome};
use crate::input::{Function, Loaded, load_file, shifted};
use crate::json::Json;
use crate::mode::{Differentiated, Mode};
use crate::output::{Output, Tint};
use crate::picture::chart::{self, Series};
use crate::picture::{Format, save};
use crate::progress::bar;

/// The runs of one column: the function itself, or a derivative.
struct Column {
    name: &'static str,
    /// `None` for the function itself.
    derivative: Option<Differentiated>,
    /// Sizes and counts; `None` where the limit was reached.
    runs: Vec<(i64, Option<Counts>)>,
}

impl Column {
    /// Whether the limit was reached before.
    fn stopped(&self) -> bool {
        self.runs.iter().any(|(_, counts)| counts.is_none())
    }

    fn points(&self, count: usize) -> Vec<(i64, u64)> {
        let point =
            |(size, counts): &(i64, Option<Counts>)| Some((*size, counts.as_ref()?.entries()[count].1));
        self.runs.iter().filter_map(point).collect()
    }
}

pub(super) fn execute(args: &Cost, out: &mut Output) -> Outcome {
    out.no_spinner();
    let count = which_count(&args.count)?;
    let count_name = Counts::default().entries()[count].0;
    let mut sizes = args.sizes.clone();
    sizes.sort_unstable();
    sizes.dedup();
    let plot = args.output.as_deref().map(Format::of).transpose()?;
    let mut function = prepare(args, sizes[0])?;
    let columns = measure(args, &mut function, &sizes)?;

    let plot_path = match (&args.output, args.no_plot || args.json) {
        (Some(path), _) => Some(path.clone()),
        (None, true) => None,
        (None, false) => Some(default_path(&function.name)),
    };
    if let Some(path) = &plot_path {
        let series =
            columns.iter().map(|column| Series { name: column.name.into(), points: column.points(count) });
        let title =
            format!("{} at {}", function.name, args.input.split_whitespace().collect::<Vec<_>>().join(" "));
        let picture = chart::draw(&title, count_name, &series.collect::<Vec<_>>());
        save(&picture, plot.unwrap_or(Format::Svg), path)?;
    }
    if args.json {
        return Ok(out.line(json(args, &function.name, &columns).to_string())?);
    }
    let heading = format!("{count_name} of {} against n", function.name);
    out.heading(&heading)?;
    out.line("")?;
    out.table(&table(&columns, &sizes, count))?;
    out.line("")?;
    if columns.iter().any(Column::stopped) {
        let remark = format!("-: more than {} steps; --fuel allows more", args.fuel);
        let remark = out.tint(Tint::Faint, &remark);
        out.line(remark)?;
    }
    if let Some(path) = plot_path {
        out.line(format!("plot written to {}", path.display()))?;
    }
    Ok(())
}

/// The index of the count with this name.
fn which_count(name: &str) -> Outcome<usize> {
    let plain = |text: &str| text.to_lowercase().replace(['-', '_'], " ");
    let names = Counts::default().entries().map(|(name, _)| name);
    names.iter().position(|each| plain(each) == plain(name)).ok_or_else(|| {
        Failure::usage(format!("`{name}` is not counted"))
            .or_help(format!("the counts are {}", names.join(", ")))
    })
}

/// The text before the user's expression.
fn prefix(size: i64) -> String {
    format!("let {{ n = ({size}) :: Int }} in (")
}

/// The function at the type of the first input.
fn prepare(args: &Cost, size: i64) -> Outcome<Function> {
    let mut loaded = load_file(&args.target.file)?;
    let name = loaded.choose(args.target.function.as_deref())?;
    let before = prefix(size);
    let entry = loaded.program.entry(&name, Some(&format!("{before}{})", args.input)));
    let entry = entry.map_err(|errors| shifted(errors, "--input", &args.input, before.len()))?;
    Ok(Function { loaded, name, entry })
}

fn input(loaded: &mut Loaded, text: &str, ty: &Type, size: i64) -> Outcome<Value> {
    let before = prefix(size);
    let parsed = loaded.program.expression(&format!("{before}{text})"), Some(ty));
    let (term, ty) = parsed.map_err(|errors| shifted(errors, "--input", text, before.len()))?;
    loaded.program.evaluate(&term, &ty, Limits::default()).map_err(|error| loaded.failed(&error))
}

fn measure(args: &Cost, function: &mut Function, sizes: &[i64]) -> Outcome<Vec<Column>> {
    let limits = Limits { fuel: args.fuel, memory: args.memory.memory, ..Limits::default() };
    let chosen = &args.chosen.stage;
    let modes: Vec<Mode> = if chosen.is_empty() {
        Stage::ALL.map(Mode::Stage).to_vec()
    } else {
        let every = [Mode::Forward].into_iter().chain(Stage::EVERY.map(Mode::Stage));
        every.filter(|mode| chosen.contains(mode)).collect()
    };
    let mut columns = vec![Column { name: "primal", derivative: None, runs: Vec::new() }];
    for mode in modes {
        let derivative = Some(mode.of(function)?);
        columns.push(Column { name: mode.name(), derivative, runs: Vec::new() });
    }
    let bar = bar(sizes.len() * columns.len());
    for &size in sizes {
        let argument = function.entry.argument.clone();
        let at = input(&mut function.loaded, &args.input, &argument, size)?;
        for column in &mut columns {
            bar.set_message(format!("n = {size}, {}", column.name));
            if !column.stopped() {
                let counts = run(column, function, &at, limits);
                let counts = counts.map_err(|error| function.loaded.failed(&error))?;
                column.runs.push((size, counts));
            }
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    Ok(columns)
}

/// The counts of a run, or `None` at the limit.
fn run(
    column: &Column,
    function: &Function,
    at: &Value,
    limits: Limits,
) -> Result<Option<Counts>, EvalError> {
    let counts = match &column.derivative {
        None => {
            let core = &function.loaded.program.core;
            eval::run(core, &function.entry.var, std::slice::from_ref(at), limits).map(|(_, counts)| counts)
        }
        // Any cotangent costs the same.
        Some(derivative) => {
            derivative.vjp(at, |value| vec![value.map_reals(|_| 1.0)], limits).map(|run| run.total)
        }
    };
    match counts {
        Ok(counts) => Ok(Some(counts)),
        Err(error) if matches!(error.reason, Reason::OutOfFuel(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

fn table(columns: &[Column], sizes: &[i64], count: usize) -> Vec<Vec<String>> {
    let mut rows = vec![vec!["n".to_owned()]];
    rows[0].extend(columns.iter().map(|column| column.name.to_owned()));
    for (place, size) in sizes.iter().enumerate() {
        let cell = |column: &Column| match column.runs.get(place) {
            Some((_, Some(counts))) => counts.entries()[count].1.to_string(),
            _ => "-".into(),
        };
        rows.push(std::iter::once(size.to_string()).chain(columns.iter().map(cell)).collect());
    }
    let growths = columns.iter().map(|column| growth(&column.points(count)));
    rows.push(std::iter::once("growth".to_owned()).chain(growths).collect());
    rows
}

/// In the current directory, named after the function.
fn default_path(function: &str) -> PathBuf {
    let plain: String = function.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect();
    PathBuf::from(format!("{plain}-cost.svg"))
}

fn json(args: &Cost, function: &str, columns: &[Column]) -> Json {
    let runs = columns.iter().flat_map(|column| {
        column.runs.iter().map(|(size, counts)| {
            let counts = counts.as_ref().map_or(Json::Null, Json::counts);
            Json::Object(vec![
                ("n", Json::Int(*size)),
                ("stage", Json::text(column.name)),
                ("counts", counts),
            ])
        })
    });
    Json::Object(vec![
        ("function", Json::text(function)),
        ("input", Json::text(&args.input)),
        ("fuel", Json::Count(args.fuel)),
        ("runs", Json::Array(runs.collect())),
    ])
}
