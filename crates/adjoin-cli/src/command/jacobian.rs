//! `adjoin jacobian`: one forward pass, and a reverse pass for each real of the result; the library does
//! several at a time.

use adjoin_lang::core::Type;
use adjoin_lang::eval::Value;
use adjoin_lang::stage::units;

use crate::args::Jacobian;
use crate::failure::Outcome;
use crate::input::Case;
use crate::json::Json;
use crate::output::Output;

pub(super) fn execute(args: &Jacobian, out: &mut Output) -> Outcome {
    let limits = args.call.budget.limits();
    let Case { function, at } = Case::new(&args.call, limits)?;
    let loaded = &function.loaded;
    let (value, gradients) = if let Some(mode) = args.way.stage {
        let run = mode.of(&function)?.vjp(&at, units, limits).map_err(|error| loaded.failed(&error))?;
        (run.value, run.gradients)
    } else {
        let run = function.compile(limits)?.jacobian(&at, args.way.threads);
        let run = run.map_err(|error| loaded.failed(&error))?;
        (run.value, run.rows)
    };
    let matrix: Vec<Vec<f64>> = gradients.iter().map(Value::reals).collect();
    let (rows, columns) = (value.places(), at.places());
    if args.json {
        let reals = |row: &Vec<f64>| Json::Array(row.iter().map(|&real| Json::Real(real)).collect());
        let texts = |texts: Vec<String>| Json::Array(texts.into_iter().map(Json::Text).collect());
        let object = Json::Object(vec![
            ("value", loaded.json(&value, &function.entry.result)),
            ("rows", texts(rows)),
            ("columns", texts(columns)),
            ("jacobian", Json::Array(matrix.iter().map(reals).collect())),
        ]);
        return Ok(out.line(object.to_string())?);
    }
    out.record(&[("value", value.to_string())])?;
    out.line("")?;
    // A single real has no path within itself.
    let label = |path: &String, whole: &str, ty: &Type| {
        if *ty == Type::Double { whole.to_owned() } else { path.clone() }
    };
    let mut table = vec![vec![String::new()]];
    table[0].extend(columns.iter().map(|path| label(path, "x", &function.entry.argument)));
    for (path, row) in rows.iter().zip(&matrix) {
        let mut line = vec![label(path, &function.name, &function.entry.result)];
        line.extend(row.iter().map(|&real| Value::Double(real).to_string()));
        table.push(line);
    }
    Ok(out.table(&table)?)
}
