//! Types in Haskell.

use super::Writer;
use crate::core::{DataId, Scheme, Type, Var};

impl Writer<'_> {
    pub(super) fn ty(&mut self, ty: &Type) -> String {
        self.ty_at(ty, 0)
    }

    /// A type where functions (1) or applications too (2) need parentheses.
    pub(super) fn ty_at(&mut self, ty: &Type, level: u8) -> String {
        let close = |text: String, own: u8| if level > own { format!("({text})") } else { text };
        match ty {
            Type::Var(var) => self.names.ty_var(var),
            Type::Double => "Double".into(),
            Type::Int => "Int".into(),
            Type::Char => "Char".into(),
            Type::Tuple(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.ty(part)).collect();
                format!("({})", parts.join(", "))
            }
            Type::Fun(from, to) | Type::Linear(from, to) => {
                let text = format!("{} -> {}", self.ty_at(from, 1), self.ty(to));
                close(text, 0)
            }
            Type::Data(DataId::LIST, args) if args.len() == 1 => format!("[{}]", self.ty(&args[0])),
            Type::Data(id, args) if args.is_empty() => self.names.data(*id),
            Type::Data(id, args) => {
                let mut text = self.names.data(*id);
                for arg in args.iter() {
                    text = format!("{text} {}", self.ty_at(arg, 2));
                }
                close(text, 1)
            }
            Type::Io(of) => close(format!("IO {}", self.ty_at(of, 2)), 1),
            Type::Map(of) => close(format!("IntMap.IntMap {}", self.ty_at(of, 2)), 1),
            Type::Array(of) => close(format!("Array {}", self.ty_at(of, 2)), 1),
            Type::IArray(of) => close(format!("IArray {}", self.ty_at(of, 2)), 1),
            Type::Ref(of) => close(format!("IORef {}", self.ty_at(of, 2)), 1),
        }
    }

    /// The type of a definition: with its quantifier and what it demands of its variables.
    pub(super) fn scheme(&mut self, var: &Var, scheme: &Scheme) -> String {
        if scheme.vars.is_empty() {
            return self.ty(&scheme.ty);
        }
        let vars: Vec<String> = scheme.vars.iter().map(|var| self.names.ty_var(var)).collect();
        let constrained = self.constraints.get(var).cloned().unwrap_or_default();
        let classes = scheme.vars.iter().filter(|var| constrained.contains(var));
        let classes: Vec<String> =
            classes.map(|var| format!("Cotangent {}", self.names.ty_var(var))).collect();
        let context =
            if classes.is_empty() { String::new() } else { format!("({}) => ", classes.join(", ")) };
        format!("forall {}. {context}{}", vars.join(" "), self.ty(&scheme.ty))
    }
}
