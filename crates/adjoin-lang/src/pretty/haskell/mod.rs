//! A stage's target as a Haskell module, which GHC compiles and runs.
//!
//! The target languages are close to Haskell: linear functions are functions, maps are `Data.IntMap`, mutable
//! arrays are arrays of cells in `IO`. Evaluation is strict here: every `let` is one with a bang. 0 and + on
//! cotangents are methods of a class, which functions for data types demand of their type variables
//! ([`constraints`]).
//!
//! | file | what |
//! | --- | --- |
//! | `runtime.hs` | the part that is the same in every module |
//! | `names.rs` | names that Haskell accepts |
//! | `constraints.rs` | which type variables are cotangents |
//! | `types.rs`, `term.rs`, `primitive.rs` | types and terms |

mod constraints;
mod names;
mod primitive;
mod term;
mod types;

use std::collections::HashSet;
use std::fmt::Write as _;

use constraints::{Constraints, constraints};
use names::Names;

use super::Notation;
use super::quote;
use crate::core::{ConId, DataDecl, DataId, DataTable, Program, Type, Var, deep};
use crate::value::Value;

const RUNTIME: &str = include_str!("runtime.hs");

/// What comes before the runtime. Only what is used is imported, because programs define names of the Prelude
/// themselves.
const HEADER: &str = "\
{-# LANGUAGE BangPatterns, FlexibleInstances, ForeignFunctionInterface, FunctionalDependencies, RankNTypes #-}
{-# LANGUAGE MonoLocalBinds, ScopedTypeVariables, StrictData #-}
";

const IMPORTS: &str = "\
import Control.Concurrent (forkIO)
import Control.Concurrent.MVar (newEmptyMVar, putMVar, takeMVar)
import Control.Exception (SomeException, throwIO, try)
import qualified Data.Array as A
import Data.Array.IO (IOArray, getBounds, getElems, newListArray, readArray, writeArray)
import Data.Char (chr, ord)
import Data.IORef (IORef, atomicModifyIORef, atomicModifyIORef', newIORef, readIORef, writeIORef)
import qualified Data.IntMap.Strict as IntMap
import Numeric (floatToDigits)
import Prelude (Bool (..), Char, Double, IO, Int, (*), (**), (+), (-), (/), (/=), (<), (<=), (==), (>), (>=), (^), (^^), (&&), (||))
import Prelude (abs, acos, acosh, asin, asinh, atan, atan2, atanh, ceiling, cos, cosh, div, error, exp, floor, fromIntegral)
import Prelude (isNaN, log, logBase, max, min, mod, negate, pi, print, quot, recip, rem, return, round, seq, signum, sin, sinh, sqrt)
import Prelude (tan, tanh, truncate)
import qualified Prelude as P
import System.IO.Unsafe (unsafePerformIO)
";

/// Writes a module.
struct Writer<'a> {
    data: &'a DataTable,
    names: Names,
    constraints: Constraints,
}

/// The definition `entry` : σ → (τ, τ ⊸ σ) and all it needs, as a module of this name. With a point, `main`
/// prints the value there and the gradient for a cotangent of ones.
pub fn haskell_module(
    program: &Program,
    entry: &Var,
    (input, output): (&Type, &Type),
    module: &str,
    at: Option<&Value>,
) -> String {
    deep::run(|| {
        let program = &program.restricted_to(entry);
        let mut writer = Writer {
            data: &program.data,
            names: Names::new(&program.data),
            constraints: constraints(program),
        };
        let exports = if at.is_some() { "main".to_owned() } else { format!("module {module}") };
        let mut out = format!("{HEADER}module {module} ({exports}) where\n\n{IMPORTS}\n{RUNTIME}");
        writer.data_types(program, [input, output], &mut out);
        for bind in program.binds() {
            // Spelled before anything inside them is.
            writer.names.var(&bind.var);
        }
        for bind in program.binds() {
            let _ = writeln!(out, "\n{}", writer.definition(bind).render(110));
        }
        if let Some(point) = at {
            let (entry, point, ty) = (writer.names.var(entry), writer.value(point), writer.ty(input));
            let _ = write!(
                out,
                "\nmain :: IO ()\nmain = do\n  let (y, back) = {entry} ({point} :: {ty})\n  print y\n  print (back (ones y))\n"
            );
        }
        out
    })
}

impl Writer<'_> {
    /// Declares the data types that occur, with instances for those of input and output.
    fn data_types(&mut self, program: &Program, interface: [&Type; 2], out: &mut String) {
        let mut shown = HashSet::new();
        for ty in interface {
            reach(ty, self.data, &mut shown);
        }
        let binds: Vec<_> = program.binds().collect();
        let used: Vec<DataId> = super::used_data_ids(self.data, &binds);
        for (id, decl) in self.data.iter() {
            if matches!(id, DataId::BOOL | DataId::LIST) || !(used.contains(&id) || shown.contains(&id)) {
                continue;
            }
            self.data_type(id, decl, shown.contains(&id), out);
        }
    }

    fn data_type(&mut self, id: DataId, decl: &DataDecl, instances: bool, out: &mut String) {
        let params: Vec<String> = decl.params.iter().map(|param| self.names.ty_var(param)).collect();
        let name = self.names.data(id);
        let head = [name].into_iter().chain(params.iter().cloned()).collect::<Vec<_>>().join(" ");
        let cons: Vec<String> = (0u32..)
            .zip(&decl.cons)
            .map(|(tag, con)| {
                let mut text = self.names.con(ConId::new(id, tag));
                for field in &con.fields {
                    let _ = write!(text, " {}", self.ty_at(field, 2));
                }
                text
            })
            .collect();
        let equals = if cons.is_empty() { "" } else { " = " };
        let deriving = if instances { " deriving (P.Show)" } else { "" };
        let _ = writeln!(out, "\ndata {head}{equals}{}{deriving}", cons.join(" | "));
        if instances {
            self.instance(id, decl, &head, &params, out);
        }
    }

    fn instance(&mut self, id: DataId, decl: &DataDecl, head: &str, params: &[String], out: &mut String) {
        let context: Vec<String> = params.iter().map(|param| format!("Cotangent {param}")).collect();
        let context =
            if context.is_empty() { String::new() } else { format!("({}) => ", context.join(", ")) };
        let _ = writeln!(out, "instance {context}Cotangent ({head}) where");
        for method in ["zero", "ones", "plus"] {
            for (tag, con) in (0u32..).zip(&decl.cons) {
                let name = self.names.con(ConId::new(id, tag));
                let each = |part: &dyn Fn(usize) -> String| -> String {
                    (1..=con.fields.len()).map(part).collect::<Vec<_>>().concat()
                };
                let vars = |prime: &str| each(&|i| format!(" x{i}{prime}"));
                let (second, parts) = match method {
                    "plus" => (format!(" ({name}{})", vars("'")), each(&|i| format!(" (plus x{i} x{i}')"))),
                    method => (String::new(), each(&|i| format!(" ({method} x{i})"))),
                };
                let _ = writeln!(out, "  {method} ({name}{}){second} = {name}{parts}", vars(""));
            }
            if method == "plus" && decl.cons.len() > 1 {
                let _ = writeln!(out, "  plus _ _ = error \"cotangents of different shapes\"");
            }
        }
    }

    /// A value of the source language.
    fn value(&mut self, value: &Value) -> String {
        match value {
            Value::Double(real) => term::double(*real),
            Value::Int(int) => format!("({int})"),
            Value::Char(character) => quote::character(*character, Notation::Ascii),
            Value::Tuple(parts) => format!("({})", self.values(parts, ", ")),
            Value::List(parts) => format!("[{}]", self.values(parts, ", ")),
            Value::Array(parts) => format!("(fromListA [{}])", self.values(parts, ", ")),
            Value::Con(built) => {
                let name = self.names.con(built.con);
                if built.fields.is_empty() {
                    name
                } else {
                    format!("({name} {})", self.values(&built.fields, " "))
                }
            }
        }
    }

    fn values(&mut self, values: &[Value], between: &str) -> String {
        values.iter().map(|value| self.value(value)).collect::<Vec<_>>().join(between)
    }
}

/// The data types that a type has in it, also in their fields.
fn reach(ty: &Type, data: &DataTable, found: &mut HashSet<DataId>) {
    let mut todo = Vec::new();
    ty.walk(&mut |part| {
        if let Type::Data(id, _) = part {
            todo.push(*id);
        }
    });
    while let Some(id) = todo.pop() {
        if found.insert(id) {
            let fields = data.get(id).into_iter().flat_map(|decl| &decl.cons).flat_map(|con| &con.fields);
            for field in fields {
                field.walk(&mut |part| {
                    if let Type::Data(inner, _) = part {
                        todo.push(*inner);
                    }
                });
            }
        }
    }
}
