//! The counted cost of each stage as the input grows.

use adjoin_lang::core::{DataId, Type};
use adjoin_lang::eval::{self, Counts, EvalError, Limits, Reason, Value, growth};
use adjoin_lang::stage::{Stage, Transformed, transform};
use serde::Serialize;

use crate::problem::{Field, Outcome, Problem};
use crate::request::{LIMITS, Request, evaluate, loaded};

/// Maximum number of steps of one run. A stage that needs more is not tried at larger sizes.
const FUEL: u64 = 300_000;

#[derive(Serialize)]
pub(crate) struct Cost {
    /// The names of the counts.
    counts: Vec<&'static str>,
    fuel: u64,
    columns: Vec<Column>,
}

/// The function itself, or a stage.
#[derive(Serialize)]
struct Column {
    name: &'static str,
    /// For each size: the counts, or nothing where the limit was reached.
    runs: Vec<(i64, Option<Vec<u64>>)>,
    /// For each count, its growth with n.
    growth: Vec<String>,
    #[serde(skip)]
    stage: Option<Transformed>,
}

pub(crate) fn answer(request: &Request) -> Outcome<Cost> {
    let (mut program, name) = loaded(request)?;
    let mut sizes = request.sizes.clone();
    sizes.sort_unstable();
    sizes.dedup();
    let Some(first) = sizes.first() else {
        return Err(vec![Problem::plain("say for which n")]);
    };
    let text = &request.input;
    let before = |size: i64| format!("let {{ n = ({size}) :: Int }} in (");
    let problems = |errors, size| Problem::all_after(&errors, Field::Input, text, before(size).len());
    let entry = program.entry(&name, Some(&format!("{}{text}\n)", before(*first))));
    let entry = entry.map_err(|errors| problems(errors, *first))?;
    let mut columns = vec![Column { name: "primal", runs: Vec::new(), growth: Vec::new(), stage: None }];
    for stage in Stage::ALL {
        let done = transform(&program.core, &entry.var, stage).map_err(|error| Problem::transform(&error))?;
        columns.push(Column { name: stage.name(), runs: Vec::new(), growth: Vec::new(), stage: Some(done) });
    }
    let failed = |error: &EvalError| Problem::eval(error, &request.program);
    for size in sizes {
        let parsed = program.expression(&format!("{}{text}\n)", before(size)), Some(&entry.argument));
        let (term, ty) = parsed.map_err(|errors| problems(errors, size))?;
        let at = evaluate(&program, &term, &ty).map_err(|error| failed(&error))?;
        for column in &mut columns {
            if column.runs.iter().any(|(_, counts)| counts.is_none()) {
                continue;
            }
            let counts = match &column.stage {
                None => eval::run(&program.core, &entry.var, std::slice::from_ref(&at), limits())
                    .map(|(_, counts)| counts),
                Some(stage) => stage.vjp(&at, ones, limits(), false).map(|run| run.total),
            };
            let counts = match counts {
                Ok(counts) => Some(counts.entries().map(|(_, count)| count).to_vec()),
                Err(error) if matches!(error.reason, Reason::OutOfFuel(_) | Reason::TooDeep(_)) => None,
                Err(error) => return Err(failed(&error)),
            };
            column.runs.push((size, counts));
        }
    }
    let names = Counts::default().entries().map(|(name, _)| name);
    for column in &mut columns {
        column.growth = (0..names.len()).map(|count| growth(&points(&column.runs, count))).collect();
    }
    Ok(Cost { counts: names.to_vec(), fuel: FUEL, columns })
}

fn limits() -> Limits {
    Limits { fuel: FUEL, ..LIMITS }
}

fn ones(value: &Value) -> Vec<Value> {
    vec![value.map_reals(|_| 1.0)]
}

fn points(runs: &[(i64, Option<Vec<u64>>)], count: usize) -> Vec<(i64, u64)> {
    runs.iter().filter_map(|(size, counts)| Some((*size, counts.as_ref()?[count]))).collect()
}

/// An argument of this type whose size depends on n, if one can be guessed.
pub(crate) fn suggestion(ty: &Type) -> Option<String> {
    sized(ty).filter(|text| text.contains('n'))
}

fn sized(ty: &Type) -> Option<String> {
    Some(match ty {
        Type::Double => "1.5".into(),
        Type::Int => "n".into(),
        // A text usually has a syntax, so that no text can be guessed.
        Type::Char => return None,
        Type::Tuple(parts) => {
            let parts: Option<Vec<String>> = parts.iter().map(sized).collect();
            format!("({})", parts?.join(", "))
        }
        Type::Data(DataId::LIST, args) => format!("replicate n {}", closed(args.first()?)?),
        Type::Data(DataId::BOOL, _) => "True".into(),
        _ => return None,
    })
}

fn closed(ty: &Type) -> Option<String> {
    let text = sized(ty)?;
    Some(if text.contains(' ') && !text.starts_with('(') { format!("({text})") } else { text })
}
