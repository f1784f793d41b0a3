//! Recorded runs: every node with its operation and its place in the source, and the sweep as reversible
//! steps.

use std::collections::HashMap;

use adjoin_lang::core::Origin;
use adjoin_lang::eval::{Event, Limits, NodeId, Sweep, Value, Vjp};
use adjoin_lang::source::{Source, Span};
use adjoin_lang::stage::{Stage, transform};

fn recorded(text: &str, at: &str, stage: Stage) -> (Vjp, Value) {
    let mut program = adjoin_lang::load("f.hs", text).expect("loads");
    let name = program.last_function().expect("a function").name.clone();
    let entry = program.entry(&name, Some(at)).expect("an argument");
    let at =
        program.evaluate(&entry.at.expect("given"), &entry.argument, Limits::any_memory()).expect("a value");
    let transformed = transform(&program.core, &entry.var, stage).expect("differentiable");
    let ones = |value: &Value| vec![value.map_reals(|_| 1.0)];
    (transformed.vjp(&at, ones, Limits::any_memory(), true).expect("runs"), at)
}

/// The nodes in the order of their creation: operation, source text and value.
fn nodes(text: &str, events: &[Event]) -> Vec<(String, String, f64)> {
    let source = Source::new("f.hs", text);
    let each = events.iter().filter_map(|event| match event {
        Event::Node { origin, value, span, .. } => {
            let name = origin.name();
            let place = Span { start: span.start, end: span.end };
            Some((name.to_owned(), source.slice(place).to_owned(), *value))
        }
        _ => None,
    });
    each.collect()
}

const WITH_IDS: [Stage; 9] = [
    Stage::Staged,
    Stage::Cayley,
    Stage::Scalars,
    Stage::Arrays,
    Stage::OneArray,
    Stage::Contrib,
    Stage::Taping,
    Stage::Parallel,
    Stage::ParallelClosures,
];

#[test]
fn every_node_has_its_operation_and_its_place() {
    let text = "f (x, y) = let z = x + y in x * sin z + 2";
    for stage in WITH_IDS {
        let (run, _) = recorded(text, "(3, 4)", stage);
        let found = nodes(text, &run.events);
        let wanted = [
            ("input", "", 3.0),
            ("input", "", 4.0),
            ("+", "x + y", 7.0),
            ("sin", "sin z", 7f64.sin()),
            ("*", "x * sin z", 3.0 * 7f64.sin()),
            ("constant", "2", 2.0),
            ("+", "x * sin z + 2", 3.0 * 7f64.sin() + 2.0),
        ];
        let wanted = wanted.map(|(name, place, value)| (name.to_owned(), place.to_owned(), value));
        assert_eq!(found, wanted, "{stage}");
    }
}

#[test]
fn operations_of_the_prelude_are_placed_at_the_call() {
    let text = "f xs = sum (map (\\x -> x * x) xs)";
    for stage in WITH_IDS {
        let (run, _) = recorded(text, "[2, 3]", stage);
        let found = nodes(text, &run.events);
        let places = |name: &str| -> Vec<&str> {
            found.iter().filter(|(each, _, _)| each == name).map(|(_, place, _)| place.as_str()).collect()
        };
        assert_eq!(places("*"), ["x * x", "x * x"], "{stage}");
        assert!(
            places("+").iter().all(|place| *place == "sum (map (\\x -> x * x) xs)"),
            "{stage}: {found:?}"
        );
        assert!(!places("+").is_empty());
    }
}

#[test]
fn a_run_that_is_not_recorded_costs_what_it_did() {
    // The book's transcript of `adjoin grad --counts`.
    let mut program = adjoin_lang::load("f.hs", "f (x, y) = let z = x + y in x * z").expect("loads");
    let entry = program.entry("f", None).expect("a function");
    let transformed = transform(&program.core, &entry.var, Stage::Taping).expect("differentiable");
    let at = Value::pair(Value::Double(3.0), Value::Double(4.0));
    let run = transformed.vjp(&at, |_| vec![Value::Double(1.0)], Limits::any_memory(), false).expect("runs");
    assert_eq!((run.total.primitives, run.total.ids), (11, 4));
}

#[test]
fn the_steps_of_a_sweep_lead_to_the_gradient_and_back() {
    let text = "f (a, b) = let { (p, q) = (a * b + sin b) |*| (exp a * b); r = p * q } in (r, r + a)";
    for stage in [Stage::Contrib, Stage::Taping, Stage::Parallel] {
        let (run, at) = recorded(text, "(0.7, 1.2)", stage);
        let sweep = Sweep::new(&run.events).expect("contributions are data");
        assert_eq!(sweep.seeds.len(), 2, "{stage}: an output's real each");
        let mut array: HashMap<NodeId, f64> = HashMap::new();
        let mut past = Vec::new();
        for staged in &sweep.seeds {
            array.insert(staged.node, staged.after);
        }
        for step in &sweep.steps {
            past.push(array.clone());
            assert_eq!(array.get(&step.node).copied().unwrap_or(0.0), step.adjoint, "{stage}");
            for staged in &step.staged {
                assert_eq!(array.get(&staged.node).copied(), staged.before);
                array.insert(staged.node, staged.after);
            }
        }
        let inputs = run.events.iter().filter_map(|event| match event {
            Event::Node { node, origin: Origin::Input, .. } => Some(array[node]),
            _ => None,
        });
        assert_eq!(inputs.collect::<Vec<_>>(), run.gradients[0].reals(), "{stage}");
        assert_eq!(at.places(), [".1", ".2"]);
        for step in sweep.steps.iter().rev() {
            for staged in step.staged.iter().rev() {
                match staged.before {
                    Some(before) => array.insert(staged.node, before),
                    None => array.remove(&staged.node),
                };
            }
            assert_eq!(Some(&array), past.last(), "{stage}");
            past.pop();
        }
    }
    let (run, _) = recorded(text, "(0.7, 1.2)", Stage::OneArray);
    assert_eq!(Sweep::new(&run.events), None, "functions hide what they stage");
}
