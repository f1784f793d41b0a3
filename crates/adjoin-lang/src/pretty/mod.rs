//! Printing core and the stages' targets in the paper's notation.
//!
//! ```text
//! λ(x : τ). t        λ°(z : τ). b    (linear)        σ → τ    σ ⊸ τ        s ⋆ t        0̲, +, ·
//! ```
//!
//! Names are the programmer's, told apart by primes and numbers where they have to be. With
//! [`Notation::Ascii`]: `\`, `\o`, `->`, `-o`, `|*|`, `zero`, `*`.

mod difference;
mod doc;
mod haskell;
mod latex;
mod names;
mod notes;
mod quote;
mod term;
pub mod types;

pub use difference::{Change, difference};
pub use haskell::haskell_module;
pub use latex::latex_figure;
pub use notes::{Abbreviation, Notes, Scope};
pub use types::{scheme as show_scheme, source_type, ty as show_type};

use std::collections::{HashMap, HashSet};

use doc::Doc;
use names::Names;
use term::{Level, Printer, count_uses};

use crate::core::{Bind, DataDecl, DataId, DataTable, Kind, Pattern, Program, Term, Type, Var, deep};

/// Which characters to print with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notation {
    /// λ, →, ⊸, ⋆ and subscripts, as the paper has them.
    #[default]
    Unicode,
    /// Only ASCII: `\`, `->`, `-o`, `|*|`.
    Ascii,
}

impl Notation {
    /// One of two spellings.
    pub(crate) fn pick(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        match self {
            Notation::Unicode => unicode,
            Notation::Ascii => ascii,
        }
    }
}

/// How to print.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// With which characters.
    pub notation: Notation,
    /// Lines are broken at this width, where they can be.
    pub width: usize,
}

impl Default for Style {
    fn default() -> Self {
        Style { notation: Notation::Unicode, width: 100 }
    }
}

/// The definition `entry`, everything it needs, and the data types that occur in it.
pub fn show_program(program: &Program, entry: &Var, style: Style) -> String {
    show_program_with(program, entry, &Notes::default(), style)
}

/// The same, with some types abbreviated, and the abbreviations explained.
pub fn show_program_with(program: &Program, entry: &Var, notes: &Notes, style: Style) -> String {
    deep::run(|| {
        let needed = program.reachable(entry);
        let binds: Vec<&Bind> = program.binds().filter(|bind| needed.contains(&bind.var)).collect();
        let mut printer = printer(&program.data, style, &[], binds.iter().map(|bind| &bind.body));
        let (ours, theirs) = (notes.used_in(Scope::Interface), notes.used_in(Scope::Program));
        for bind in program.binds() {
            printer.names.enter(&bind.var);
        }
        let mut parts: Vec<String> = used_data(&program.data, &binds)
            .into_iter()
            .map(|(id, decl)| {
                let short = if notes.data.contains(&id) { &ours } else { &theirs };
                data_decl(decl, &program.data, short, style)
            })
            .collect();
        let all = &notes.abbreviations;
        let explain = |each: &Abbreviation| types::explanation(each, &program.data, style.notation, all);
        let place = parts.len();
        for bind in binds {
            printer.abbreviations = if notes.vars.contains(&bind.var) { &ours } else { &theirs };
            printer.types = types::Names::apart_from(&notes.abbreviations);
            parts.push(printer.definition(bind, bind.var != *entry).render(style.width));
        }
        // Names are explained if they are used, also in explanations.
        let mut used = parts.join("\n");
        let mut explained = Vec::new();
        for each in all.iter().rev() {
            let text = explain(each);
            if each.name.starts_with("D[") || has_word(&used, &each.name) {
                used.push_str(text.split_once('=').map_or("", |(_, meaning)| meaning));
                explained.push(text);
            }
        }
        explained.reverse();
        if !explained.is_empty() {
            parts.insert(place, explained.join("\n"));
        }
        parts.join("\n\n") + "\n"
    })
}

/// Whether a name occurs in a text, not as a part of a longer one.
fn has_word(text: &str, name: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '\'');
    text.match_indices(name)
        .any(|(place, _)| !text[..place].ends_with(part) && !text[place + name.len()..].starts_with(part))
}

/// One term. Variables that it does not bind are spelled by their hints.
pub fn show_term(term: &Term, data: &DataTable, style: Style) -> String {
    deep::run(|| printer(data, style, &[], [term]).term(term, Level::OPEN).render(style.width))
}

/// `data T a = C …| …`.
pub fn show_data(decl: &DataDecl, data: &DataTable, style: Style) -> String {
    data_decl(decl, data, &[], style)
}

fn data_decl(decl: &DataDecl, data: &DataTable, short: &[Abbreviation], style: Style) -> String {
    let mut head = format!("data {}", types::data_name(&decl.name));
    for param in &decl.params {
        head.push(' ');
        head.push_str(param.hint());
    }
    let cons = decl.cons.iter().enumerate().map(|(place, con)| {
        let mut text = String::from(if place == 0 { "= " } else { "| " });
        text.push_str(&con.name);
        for field in &con.fields {
            text.push(' ');
            text.push_str(&types::argument(field, data, style.notation, short));
        }
        Doc::seq([Doc::Line, Doc::text(text)])
    });
    Doc::seq([Doc::text(head), Doc::seq(cons.collect::<Vec<_>>()).nest()]).group().render(style.width)
}

fn printer<'a, 't>(
    data: &'a DataTable,
    style: Style,
    abbreviations: &'a [Abbreviation],
    terms: impl IntoIterator<Item = &'t Term>,
) -> Printer<'a> {
    let mut uses = HashMap::new();
    for term in terms {
        count_uses(term, &mut uses);
    }
    let (notation, names) = (style.notation, Names::new(style.notation));
    Printer { data, notation, abbreviations, names, types: types::Names::default(), uses }
}

/// The data types in the types and terms of these definitions, and in one another, without `Bool` and lists.
fn used_data<'a>(data: &'a DataTable, binds: &[&Bind]) -> Vec<(DataId, &'a DataDecl)> {
    let used = used_data_ids(data, binds);
    let shown = |id: &DataId| !matches!(*id, DataId::BOOL | DataId::LIST) && used.contains(id);
    data.iter().filter(|(id, _)| shown(id)).collect()
}

/// The data types in the types and terms of these definitions, and in one another.
fn used_data_ids(data: &DataTable, binds: &[&Bind]) -> Vec<DataId> {
    let mut found = HashSet::new();
    let mut todo: Vec<DataId> = Vec::new();
    let mut in_type = |ty: &Type, todo: &mut Vec<DataId>| {
        ty.walk(&mut |part| {
            if let Type::Data(id, _) = part {
                if found.insert(*id) {
                    todo.push(*id);
                }
            }
        });
    };
    let mut terms: Vec<&Term> = Vec::new();
    for bind in binds {
        if let Some(scheme) = &bind.scheme {
            in_type(&scheme.ty, &mut todo);
        }
        terms.push(&bind.body);
    }
    while let Some(term) = terms.pop() {
        match term.kind() {
            Kind::Lam(_, ty, _) | Kind::LinearLam(_, _, ty, _) | Kind::List(ty, _) | Kind::Fail(ty, _) => {
                in_type(ty, &mut todo);
            }
            Kind::Con(con, args, _) => in_type(&Type::Data(con.data, args.clone()), &mut todo),
            Kind::Prim(_, types, _) => types.iter().for_each(|ty| in_type(ty, &mut todo)),
            Kind::Case(_, alts, _) => {
                for alt in alts {
                    if let Pattern::Con(con, _) = &alt.pattern {
                        in_type(&Type::data(con.data, []), &mut todo);
                    }
                }
            }
            Kind::Let(bind, _) => bind.scheme.iter().for_each(|scheme| in_type(&scheme.ty, &mut todo)),
            Kind::LetRec(group, _) => {
                let schemes = group.iter().filter_map(|bind| bind.scheme.as_ref());
                schemes.for_each(|scheme| in_type(&scheme.ty, &mut todo));
            }
            _ => {}
        }
        terms.extend(term.children());
    }
    while let Some(id) = todo.pop() {
        let fields = data.get(id).into_iter().flat_map(|decl| &decl.cons).flat_map(|con| &con.fields);
        fields.for_each(|field| in_type(field, &mut todo));
    }
    found.into_iter().collect()
}
