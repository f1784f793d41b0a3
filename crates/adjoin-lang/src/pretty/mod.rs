//! Printing core and the stages' targets in the paper's notation.
//!
//! ```text
//! λ(x : τ). t        λ°(z : τ). b    (linear)        σ → τ    σ ⊸ τ        s ⋆ t        0̲, +, ·
//! ```
//!
//! Names are the programmer's, told apart by primes and numbers where they have to be. With
//! [`Notation::Ascii`]: `\`, `\o`, `->`, `-o`, `|*|`, `zero`, `*`.

mod doc;
mod names;
mod term;
pub mod types;

pub use types::{scheme as show_scheme, ty as show_type};

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use doc::Doc;
use names::Names;
use term::{Level, Printer, count_uses};

use crate::core::{Bind, DataDecl, DataId, DataTable, Kind, Program, Term, Type, Var, deep};

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

/// A name for a type that occurs often, such as D\[Double\].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abbreviation {
    /// The name.
    pub name: Arc<str>,
    /// What it stands for.
    pub ty: Type,
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
    show_program_with(program, entry, &[], style)
}

/// The same, with some types abbreviated, and the abbreviations explained.
pub fn show_program_with(program: &Program, entry: &Var, short: &[Abbreviation], style: Style) -> String {
    deep::run(|| {
        let needed = program.reachable(entry);
        let binds: Vec<&Bind> = program.binds().filter(|bind| needed.contains(&bind.var)).collect();
        let mut printer = printer(&program.data, style, short, binds.iter().map(|bind| &bind.body));
        for bind in program.binds() {
            printer.names.enter(&bind.var);
        }
        let mut parts: Vec<String> = used_data(&program.data, &binds)
            .into_iter()
            .map(|decl| show_data(decl, &program.data, style))
            .collect();
        let explain = |each: &Abbreviation| {
            let meaning = types::definition(each, &program.data, style.notation, short);
            format!("type {} = {meaning}", each.name)
        };
        parts.extend((!short.is_empty()).then(|| short.iter().map(explain).collect::<Vec<_>>().join("\n")));
        parts.extend(
            binds.iter().map(|bind| printer.definition(bind, bind.var != *entry).render(style.width)),
        );
        parts.join("\n\n") + "\n"
    })
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
    let mut head = format!("data {}", decl.name);
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
    Printer { data, notation: style.notation, abbreviations, names: Names::new(style.notation), uses }
}

/// The data types in the types and terms of these definitions, and in one another, without `Bool` and lists.
fn used_data<'a>(data: &'a DataTable, binds: &[&Bind]) -> Vec<&'a DataDecl> {
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
            Kind::Lam(_, ty, _) | Kind::LinearLam(_, _, ty, _) | Kind::List(ty, _) => in_type(ty, &mut todo),
            Kind::Con(con, args, _) => in_type(&Type::Data(con.data, args.clone()), &mut todo),
            _ => {}
        }
        terms.extend(term.children());
    }
    while let Some(id) = todo.pop() {
        let fields = data.get(id).into_iter().flat_map(|decl| &decl.cons).flat_map(|con| &con.fields);
        fields.for_each(|field| in_type(field, &mut todo));
    }
    let shown = |id: &DataId| !matches!(*id, DataId::BOOL | DataId::LIST) && found.contains(id);
    data.iter().filter(|(id, _)| shown(id)).map(|(_, decl)| decl).collect()
}
