//! The files that `cost` and `graph` write.

use std::fs;

use serde_json::json;

use crate::support::{adjoin, example, scratch};

fn path(name: &str) -> String {
    scratch(name).to_str().expect("UTF-8").to_owned()
}

/// Are all elements of an XML text closed? Enough to notice text that was not escaped.
fn well_formed(xml: &str) -> bool {
    let mut open = Vec::new();
    for tag in xml.split('<').skip(1) {
        let Some((tag, text)) = tag.split_once('>') else { return false };
        if text.contains('>') {
            return false;
        }
        let name = tag.split_whitespace().next().unwrap_or("");
        if let Some(closed) = name.strip_prefix('/') {
            if open.pop() != Some(closed) {
                return false;
            }
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    open.is_empty()
}

#[test]
fn the_job_graph_is_drawn_in_every_format() {
    let program = example("partial_order.hs");
    let graph = |extra: &[&str]| adjoin(&[&["graph", &program, "--at", "(0.7, 1.2)"], extra].concat());
    let (svg, png, dot) = (path("g.svg"), path("g.png"), path("g.dot"));

    assert!(graph(&["-o", &svg]).ok().contains("7 jobs, 8 edges, 13 nodes"));
    let text = fs::read_to_string(&svg).expect("written");
    assert!(text.starts_with("<svg") && well_formed(&text), "{text}");
    assert_eq!(text.matches("<rect x=").count(), 7);
    assert!(text.contains(">3 nodes<") && text.contains(">job 6<"), "{text}");

    graph(&["--output", &png]).ok();
    assert!(fs::read(&png).expect("written").starts_with(b"\x89PNG\r\n"));

    graph(&["-o", &dot]).ok();
    let text = fs::read_to_string(&dot).expect("written");
    assert!(text.starts_with("digraph") && text.contains("  1 -> 5;"), "{text}");
    assert_eq!(graph(&[]).ok(), text, "DOT is what is printed without a file");

    let all = graph(&["--json"]).json();
    assert_eq!(all["jobs"][1], json!({"id": 1, "nodes": 3}));
    assert_eq!(all["edges"].as_array().map(Vec::len), Some(8));
}

#[test]
fn cost_is_drawn_beside_its_table() {
    let program = example("dot.hs");
    let input = "([fromIntegral i | i <- [1 .. n], i < 1000], [1 | _ <- [1 .. n]])";
    let cost = |extra: &[&str]| {
        adjoin(&[&["cost", &program, "--fn", "dot", "--input", input, "--sizes", "2,4,8"], extra].concat())
    };
    let (svg, png) = (path("c.svg"), path("c.png"));
    let out = cost(&["-o", &svg]).ok();
    assert!(out.contains("growth") && out.contains("one_array"), "{out}");
    let text = fs::read_to_string(&svg).expect("written");
    assert!(text.starts_with("<svg") && well_formed(&text), "{text}");
    // The function itself and nine stages, three points each.
    assert_eq!(text.matches("<circle").count(), 30);
    assert!(text.contains("i &lt; 1000"), "the input is the title");

    cost(&["-o", &png, "--count", "array-reads", "--stage", "arrays", "--stage", "naive"]).ok();
    assert!(fs::read(&png).expect("written").starts_with(b"\x89PNG\r\n"));

    let out = cost(&["--no-plot", "--count", "span"]).ok();
    assert!(out.starts_with("span of dot against n") && !out.contains("written"), "{out}");
}

#[test]
fn the_plot_is_named_after_the_function_if_not_otherwise() {
    let out =
        adjoin(&["cost", &example("running.hs"), "--input", "(fromIntegral n, 1)", "--sizes", "1,2"]).ok();
    assert!(out.contains("plot written to f-cost.svg"), "{out}");
    let written = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("f-cost.svg");
    assert!(fs::read_to_string(written).expect("written").starts_with("<svg"));
}

#[test]
fn a_file_of_no_known_kind_is_refused_before_anything_is_run() {
    let message = adjoin(&["graph", &example("running.hs"), "--at", "(1, 2)", "-o", "g.jpg"]).fails(2);
    assert!(message.contains(".svg"), "{message}");
    adjoin(&["cost", &example("running.hs"), "--input", "(1, 2)", "-o", "c.dot"]).fails(2);
    let nowhere = "/nonexistent directory/g.svg";
    adjoin(&["graph", &example("running.hs"), "--at", "(1, 2)", "-o", nowhere]).fails(2);
}

#[test]
fn nodes_are_drawn_inside_of_their_jobs() {
    let program = example("partial_order.hs");
    let graph =
        |extra: &[&str]| adjoin(&[&["graph", &program, "--at", "(0.7, 1.2)", "--nodes"], extra].concat());
    let dot = graph(&[]).ok();
    assert_eq!(dot.matches("subgraph cluster_").count(), 7, "{dot}");
    assert!(dot.contains("\"0.0\" [label=\"0.0 input\"]"), "{dot}");
    assert!(dot.contains("\"1.0\" -> \"0.0\""), "{dot}");
    let svg = path("n.svg");
    graph(&["-o", &svg]).ok();
    let text = fs::read_to_string(&svg).expect("written");
    assert!(well_formed(&text) && text.contains(">1.0 * of 0.0, 0.1<"), "{text}");
    let nodes = graph(&["--json"]).json()["nodes"].clone();
    let nodes = nodes.as_array().expect("nodes").clone();
    assert_eq!(nodes.len(), 13);
    assert!(nodes.iter().all(|node| node["operation"] == json!("input") || node["operands"][0].is_object()));
}

#[test]
fn sharing_is_drawn_before_and_after_defunctionalisation() {
    let program = example("running.hs");
    let graph =
        |extra: &[&str]| adjoin(&[&["graph", &program, "--at", "(3, 4)", "--sharing"], extra].concat());
    let dot = graph(&[]).ok();
    for part in ["label=\"before", "label=\"after", "a3:1 -> a2;", "b3:1 -> b2;", "(3.0,\\ 2)"] {
        assert!(dot.contains(part), "no {part} in {dot}");
    }
    assert_eq!(dot.matches("->").count(), 8, "{dot}");
    let (svg, png) = (path("s.svg"), path("s.png"));
    assert!(graph(&["-o", &svg]).ok().starts_with("4 nodes, 4 references, 1 shared"));
    let text = fs::read_to_string(&svg).expect("written");
    assert!(well_formed(&text) && text.contains(">3: x * z<") && text.contains("return ()"), "{text}");
    assert_eq!((text.matches("<rect x=").count(), text.matches("<circle").count()), (8, 8));
    graph(&["-o", &png]).ok();
    assert!(fs::read(&png).expect("written").starts_with(b"\x89PNG\r\n"));
    let nodes = graph(&["--json"]).json();
    assert_eq!(nodes[0]["uses"], json!(2), "x is used twice");
    assert_eq!(nodes[3]["operands"][0], json!({"partial": 7.0, "to": 0}));
}
