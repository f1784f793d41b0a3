//! Types, contexts and data declarations.

use super::token::{Key, Tok};
use super::tree::{ConDecl, DataDecl, Ident, QualType, SynonymDecl, Type, TypeKind};
use super::{Parsed, Parser};
use crate::diagnostics::Diagnostic;
use crate::source::{Name, Span};

impl Parser<'_> {
    /// `[forall a.] [context =>] type`
    pub(super) fn qual_type(&mut self) -> Parsed<QualType> {
        let mut forall = None;
        if matches!(self.peek(), Tok::Var(n) if n.as_str() == "forall") {
            self.advance();
            let mut variables = Vec::new();
            while let Tok::Var(name) = self.peek().clone() {
                variables.push(Ident { name, span: self.span() });
                self.advance();
            }
            if !self.at_operator(".") {
                return Err(self.unexpected("`.` after the variables of `forall`"));
            }
            self.advance();
            forall = Some(variables);
        }
        let mut ty = self.type_()?;
        let mut context = Vec::new();
        while self.eat("=>") {
            self.context_from(ty, &mut context)?;
            ty = self.type_()?;
        }
        Ok(QualType { forall, context, ty })
    }

    fn context_from(&mut self, ty: Type, context: &mut Vec<(Ident, Type)>) -> Parsed<()> {
        match ty.kind {
            TypeKind::Tuple(parts) => {
                for part in parts {
                    self.context_from(part, context)?;
                }
                Ok(())
            }
            TypeKind::Con(name, mut args) if args.len() == 1 => {
                context.push((Ident { name, span: ty.span }, args.remove(0)));
                Ok(())
            }
            _ => {
                let error = Diagnostic::error(ty.span, "this is not a class constraint")
                    .help("write constraints as in `(Num a, Ord b) => a -> b`");
                self.fail(error)
            }
        }
    }

    pub(super) fn type_(&mut self) -> Parsed<Type> {
        self.nested(|p| {
            let start = p.span();
            let from = p.type_application()?;
            if p.eat("->") {
                let to = p.type_()?;
                let kind = TypeKind::Fun(Box::new(from), Box::new(to));
                return Ok(Type { span: p.since(start), kind });
            }
            Ok(from)
        })
    }

    fn type_application(&mut self) -> Parsed<Type> {
        let start = self.span();
        match self.peek().clone() {
            Tok::Con(name) => {
                self.advance();
                let args = self.type_atoms()?;
                Ok(Type { span: self.since(start), kind: TypeKind::Con(name, args) })
            }
            Tok::Var(name) => {
                self.advance();
                let args = self.type_atoms()?;
                let kind = if args.is_empty() { TypeKind::Var(name) } else { TypeKind::VarApp(name, args) };
                Ok(Type { span: self.since(start), kind })
            }
            _ => self.type_atom(),
        }
    }

    fn type_atoms(&mut self) -> Parsed<Vec<Type>> {
        let mut args = Vec::new();
        while self.at_type_atom() {
            args.push(self.type_atom()?);
        }
        Ok(args)
    }

    fn at_type_atom(&self) -> bool {
        matches!(self.peek(), Tok::Con(_) | Tok::Var(_) | Tok::Punct("(" | "["))
    }

    fn type_atom(&mut self) -> Parsed<Type> {
        let start = self.span();
        let kind = match self.peek().clone() {
            Tok::Con(name) => {
                self.advance();
                TypeKind::Con(name, Vec::new())
            }
            Tok::Var(name) => {
                self.advance();
                TypeKind::Var(name)
            }
            Tok::Punct("[") => {
                self.advance();
                let inner = self.type_()?;
                self.expect_close("]", start)?;
                TypeKind::List(Box::new(inner))
            }
            Tok::Punct("(") => {
                self.advance();
                let mut parts = Vec::new();
                while !self.at(")") {
                    parts.push(self.type_()?);
                    if !self.eat(",") {
                        break;
                    }
                }
                self.expect_close(")", start)?;
                if parts.len() == 1 {
                    return Ok(parts.remove(0));
                }
                TypeKind::Tuple(parts)
            }
            _ => return Err(self.unexpected("a type")),
        };
        Ok(Type { span: self.since(start), kind })
    }

    /// `data` or `newtype`; the keyword has been read.
    pub(super) fn data_decl(&mut self, newtype: bool) -> Parsed<DataDecl> {
        let (name, params) = self.type_head()?;
        let mut constructors = Vec::new();
        if self.at_key(Key::Where) {
            let error = Diagnostic::error(
                self.span(),
                "generalised data declarations (`data T where …`) are not part of the language",
            )
            .help("list the constructors: `data T a = A a | B Int`");
            return self.fail(error);
        }
        if self.eat("=") {
            constructors.push(self.constructor()?);
            while self.eat("|") {
                constructors.push(self.constructor()?);
            }
        }
        self.skip_deriving()?;
        if newtype && (constructors.len() != 1 || constructors[0].fields.len() != 1) {
            let error =
                Diagnostic::error(name.span, "a newtype has exactly one constructor with exactly one field")
                    .help("use `data` instead");
            return self.fail(error);
        }
        Ok(DataDecl { name, params, constructors, newtype })
    }

    /// `type`; the keyword has been read.
    pub(super) fn synonym_decl(&mut self) -> Parsed<SynonymDecl> {
        let (name, params) = self.type_head()?;
        self.expect("=", "after the name of a type synonym")?;
        let ty = self.type_()?;
        Ok(SynonymDecl { name, params, ty })
    }

    fn type_head(&mut self) -> Parsed<(Ident, Vec<Ident>)> {
        let head = self.type_application()?;
        if self.at("=>") {
            let error = Diagnostic::error(head.span, "data types cannot have a context")
                .help("put the constraint into the signatures of the functions that need it");
            return self.fail(error);
        }
        let TypeKind::Con(name, args) = head.kind else {
            let error = Diagnostic::error(head.span, "expected the name of the new type")
                .help("type names begin with a capital letter");
            return self.fail(error);
        };
        let mut params = Vec::new();
        for arg in args {
            if let TypeKind::Var(name) = arg.kind {
                params.push(Ident { name, span: arg.span });
            } else {
                let error = Diagnostic::error(arg.span, "a type parameter must be a variable")
                    .help("variables begin with a small letter");
                return self.fail(error);
            }
        }
        let name_span = Span { start: head.span.start, end: head.span.start + name.len() as u32 };
        Ok((Ident { name, span: name_span }, params))
    }

    fn constructor(&mut self) -> Parsed<ConDecl> {
        if matches!(self.peek(), Tok::Var(n) if n.as_str() == "forall") {
            let error = Diagnostic::error(self.span(), "existential types are not part of the language");
            return self.fail(error);
        }
        let start = self.span();
        if let Tok::Con(name) = self.peek().clone() {
            let infix = matches!(self.stream.raw(1).tok, Tok::ConSym(_));
            if !infix {
                self.advance();
                let name = Ident { name, span: start };
                if self.at("{") {
                    return self.record_fields(name);
                }
                let fields = self.strict_type_atoms()?;
                return match self.infix_constructor()? {
                    None => Ok(ConDecl { name, fields, labels: None }),
                    Some(operator) => {
                        let span = self.since(start);
                        let left = Type { span, kind: TypeKind::Con(name.name, fields) };
                        self.infix_right(left, operator)
                    }
                };
            }
        } else if self.at("(") && matches!(self.stream.raw(1).tok, Tok::ConSym(_)) {
            self.advance();
            let Some(name) = self.operator()? else { return Err(self.unexpected("a constructor")) };
            self.expect_close(")", start)?;
            if self.at("{") {
                return self.record_fields(name);
            }
            let fields = self.strict_type_atoms()?;
            return Ok(ConDecl { name, fields, labels: None });
        }
        self.skip_bang();
        let left = self.type_application()?;
        if let Some(operator) = self.infix_constructor()? {
            self.infix_right(left, operator)
        } else {
            let error = Diagnostic::error(left.span, "expected a constructor").help(
                "every alternative of a data type begins with a constructor, which has a capital letter: `data T = A Int | B`",
            );
            self.fail(error)
        }
    }

    fn infix_right(&mut self, left: Type, name: Ident) -> Parsed<ConDecl> {
        self.skip_bang();
        let right = self.type_application()?;
        Ok(ConDecl { name, fields: vec![left, right], labels: None })
    }

    fn infix_constructor(&mut self) -> Parsed<Option<Ident>> {
        if matches!(self.peek(), Tok::ConSym(_) | Tok::Punct("`")) { self.operator() } else { Ok(None) }
    }

    fn skip_bang(&mut self) {
        if self.at_operator("!") {
            self.advance();
        }
    }

    fn strict_type_atoms(&mut self) -> Parsed<Vec<Type>> {
        let mut fields = Vec::new();
        loop {
            self.skip_bang();
            if !self.at_type_atom() {
                return Ok(fields);
            }
            fields.push(self.type_atom()?);
        }
    }

    fn record_fields(&mut self, name: Ident) -> Parsed<ConDecl> {
        let open = self.span();
        self.advance();
        let (mut fields, mut labels) = (Vec::new(), Vec::new());
        while !self.at("}") {
            let mut group = vec![self.variable("a field name")?];
            while self.eat(",") {
                group.push(self.variable("a field name")?);
            }
            self.expect("::", "and the field's type")?;
            self.skip_bang();
            let ty = self.type_()?;
            for label in group {
                labels.push(label);
                fields.push(ty.clone());
            }
            if !self.eat(",") {
                break;
            }
        }
        self.expect_close("}", open)?;
        Ok(ConDecl { name, fields, labels: Some(labels) })
    }

    /// `deriving` clauses: equality and order are there for every type without functions, so they say nothing
    /// new.
    fn skip_deriving(&mut self) -> Parsed<()> {
        const KNOWN: [&str; 12] = [
            "Eq",
            "Ord",
            "Show",
            "Read",
            "Enum",
            "Bounded",
            "Ix",
            "Generic",
            "NFData",
            "Functor",
            "Foldable",
            "Traversable",
        ];
        while self.eat_key(Key::Deriving) {
            if matches!(self.peek(), Tok::Var(n) if matches!(n.as_str(), "stock" | "anyclass"))
                || self.at_key(Key::Newtype)
            {
                self.advance();
            }
            let open = self.span();
            let many = self.eat("(");
            while let Tok::Con(name) = self.peek().clone() {
                if !KNOWN.contains(&name.as_str()) {
                    let error =
                        Diagnostic::error(self.span(), format!("the class `{name}` cannot be derived"))
                            .help("every data type has `==` and `<` already; `deriving` may be left out");
                    return self.fail(error);
                }
                self.advance();
                if !many || !self.eat(",") {
                    break;
                }
            }
            if many {
                self.expect_close(")", open)?;
            }
        }
        Ok(())
    }

    /// The text of a (possibly qualified) module name at the next token.
    pub(super) fn module_name(&mut self) -> Parsed<(Name, Span)> {
        let span = self.span();
        if !matches!(self.peek(), Tok::Con(_)) {
            return Err(self.unexpected("a module name"));
        }
        self.advance();
        Ok((self.text[span.start as usize..span.end as usize].into(), span))
    }
}
