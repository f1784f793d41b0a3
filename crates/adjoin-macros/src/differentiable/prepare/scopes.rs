//! Which names are in scope where: modules, blocks that contain items, and imports.
//!
//! These are Rust's rules for paths, without macros and without globs of modules that are not in sight.
//! Types, traits and modules share one namespace, functions and constants another. A name that is not found
//! is foreign.
//!
//! ```text
//! mod m {                     scope 1, `around` scope 0
//!     use inner::f as g;      scope 1 imports `g` as `inner::f`
//!     mod inner { fn f() }    scope 2, `around` scope 1; defines item 0
//!     fn h() {
//!         fn f() {}           scope 3, a block in scope 1; defines item 2
//!         f(); g(); sin();    items 2 and 0; `sin` is elsewhere
//!     }
//! }
//! ```

use std::cell::RefCell;
use std::collections::HashMap;

use crate::differentiable::basics::known;

/// One of Rust's namespaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Space {
    Types,
    Values,
}

/// What a name means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// A nested module, by the number of its scope.
    Module(usize),
    /// A type, trait or function of the module, by its number.
    Item(usize),
    /// A constant or static, by its number.
    Constant(usize),
    /// Something that is not in sight, with its path as far as it is known.
    Elsewhere(Vec<String>),
}

/// The target of a `use`: a path, as seen from the scope that has the import.
pub(crate) type Import = Vec<String>;

/// The names of a module, or of a block with items.
#[derive(Default)]
struct Scope {
    /// The enclosing scope; for a module, the target of `super`.
    around: Option<usize>,
    /// Blocks see the names around them; modules do not.
    is_block: bool,
    items: HashMap<(Space, String), Meaning>,
    imports: HashMap<String, Import>,
    /// The modules and enums of `use …::*`.
    globs: Vec<Import>,
}

/// All scopes of the transformed item. The first is the one around it.
#[derive(Default)]
pub(crate) struct Scopes {
    all: Vec<Scope>,
    /// The name of the transformed module, by which an absolute path is recognised.
    root: Option<(String, usize)>,
    /// How many items have been numbered.
    numbers: usize,
    /// The imports that are being followed, because some are circular.
    followed: RefCell<Vec<(usize, String)>>,
}

impl Scopes {
    /// Adds a scope, and returns its number.
    pub(crate) fn add(&mut self, around: Option<usize>, is_block: bool) -> usize {
        self.all.push(Scope { around, is_block, ..Scope::default() });
        self.all.len() - 1
    }

    /// The scope of a module; modules of one name (under different `cfg`s) share it.
    pub(crate) fn module(&mut self, around: usize, name: &str) -> usize {
        let place = (Space::Types, name.to_owned());
        if let Some(Meaning::Module(scope)) = self.all[around].items.get(&place) {
            return *scope;
        }
        let scope = self.add(Some(around), false);
        self.all[around].items.insert(place, Meaning::Module(scope));
        if self.all[around].around.is_none() && self.root.is_none() {
            self.root = Some((name.to_owned(), scope));
        }
        scope
    }

    /// Defines a name and numbers it. Items of one name in one scope, under different `cfg`s, share a number.
    pub(crate) fn define(&mut self, scope: usize, name: &str, spaces: &[Space], constant: bool) -> usize {
        for space in spaces {
            if let Some(Meaning::Item(number) | Meaning::Constant(number)) =
                self.all[scope].items.get(&(*space, name.to_owned()))
            {
                return *number;
            }
        }
        let number = self.numbers;
        self.numbers += 1;
        for space in spaces {
            let meaning = if constant { Meaning::Constant(number) } else { Meaning::Item(number) };
            self.all[scope].items.insert((*space, name.to_owned()), meaning);
        }
        number
    }

    /// Notes a `use` of one name.
    pub(crate) fn import(&mut self, scope: usize, name: &str, path: Import) {
        self.all[scope].imports.insert(name.to_owned(), path);
    }

    /// Notes a `use …::*`.
    pub(crate) fn import_all(&mut self, scope: usize, path: Import) {
        self.all[scope].globs.push(path);
    }

    /// What a path means: the segment that names it (after the modules), and its meaning.
    pub(crate) fn path(&self, scope: usize, space: Space, segments: &[String]) -> (usize, Meaning) {
        let elsewhere = |from: &[String], rest: &[String]| {
            let path = from.iter().chain(rest).cloned().collect();
            (segments.len() - 1, Meaning::Elsewhere(path))
        };
        let space_at = |index: usize| if index + 1 == segments.len() { space } else { Space::Types };
        // The first segment is looked up as the scope sees it, each further one in the module that the path
        // has reached.
        let (mut index, mut meaning) = match segments[0].as_str() {
            "crate" => match self.absolute(space, segments) {
                Some(found) => return found,
                None => return elsewhere(&[], segments),
            },
            "self" => (0, Some(Meaning::Module(self.module_of(scope)))),
            "super" => match self.all[self.module_of(scope)].around {
                Some(around) => (0, Some(Meaning::Module(self.module_of(around)))),
                None => return elsewhere(&[], segments),
            },
            name => (0, self.lexical(scope, space_at(0), name)),
        };
        loop {
            match meaning {
                Some(Meaning::Module(scope)) if index + 1 < segments.len() => {
                    index += 1;
                    let name = &segments[index];
                    meaning = if name == "super" {
                        self.all[scope].around.map(|around| Meaning::Module(self.module_of(around)))
                    } else {
                        self.lookup(scope, space_at(index), name)
                    };
                    // The scope around the transformed item has names that are not in sight.
                    if meaning.is_none() {
                        return elsewhere(&[], segments);
                    }
                }
                Some(Meaning::Elsewhere(path)) => return elsewhere(&path, &segments[index + 1..]),
                Some(found) => return (index, found),
                None => return elsewhere(&[], segments),
            }
        }
    }

    /// `crate::…::module::name`, where `module` is the one that is transformed.
    fn absolute(&self, space: Space, segments: &[String]) -> Option<(usize, Meaning)> {
        let (root, scope) = self.root.as_ref()?;
        // The transformed module may be nested in others, which are not in sight: every segment of its name
        // is tried. The last one names the module itself: `use crate::module::*`.
        let last = if space == Space::Types { segments.len() } else { segments.len().saturating_sub(1) };
        let places = (1..last).filter(|place| segments[*place] == *root);
        places.into_iter().find_map(|place| {
            let mut rest = segments[place..].to_vec();
            "self".clone_into(&mut rest[0]);
            let (index, meaning) = self.path(*scope, space, &rest);
            (!matches!(meaning, Meaning::Elsewhere(_))).then_some((index + place, meaning))
        })
    }

    /// A name as seen from inside a scope: blocks are searched from the inside out.
    fn lexical(&self, scope: usize, space: Space, name: &str) -> Option<Meaning> {
        let found = self.lookup(scope, space, name);
        match (found, &self.all[scope]) {
            (Some(found), _) => Some(found),
            (None, Scope { is_block: true, around: Some(around), .. }) => self.lexical(*around, space, name),
            (None, _) => None,
        }
    }

    /// A name in a module or block: defined there, imported by name, or imported by a glob.
    fn lookup(&self, scope: usize, space: Space, name: &str) -> Option<Meaning> {
        let names = &self.all[scope];
        if let Some(found) = names.items.get(&(space, name.to_owned())) {
            return Some(found.clone());
        }
        let this = (scope, name.to_owned());
        if self.followed.borrow().contains(&this) {
            return None;
        }
        self.followed.borrow_mut().push(this);
        let found = names.imports.get(name).map(|path| self.imported(scope, space, path));
        let found =
            found.or_else(|| names.globs.iter().find_map(|path| self.in_glob(scope, space, path, name)));
        self.followed.borrow_mut().pop();
        found
    }

    /// A `use` imports the name in whichever namespaces it exists.
    fn imported(&self, scope: usize, space: Space, path: &Import) -> Meaning {
        let (index, meaning) = self.path(scope, space, path);
        // `use Shape::Circle`: a variant is not an item.
        if index + 1 < path.len() { Meaning::Elsewhere(path.clone()) } else { meaning }
    }

    /// A name that a glob may import: from a module in sight, or from `std::f64::consts`, whose names are
    /// known.
    fn in_glob(&self, scope: usize, space: Space, path: &Import, name: &str) -> Option<Meaning> {
        match self.path(scope, Space::Types, path).1 {
            Meaning::Module(module) => self.lookup(module, space, name),
            Meaning::Elsewhere(path) => {
                let constants =
                    matches!(path.as_slice(), [.., float, consts] if float == "f64" && consts == "consts");
                let known = constants && known::is_mathematical_constant(name);
                known.then(|| Meaning::Elsewhere(path.iter().cloned().chain([name.to_owned()]).collect()))
            }
            _ => None,
        }
    }

    /// The module that contains a scope.
    fn module_of(&self, scope: usize) -> usize {
        match &self.all[scope] {
            Scope { is_block: true, around: Some(around), .. } => self.module_of(*around),
            _ => scope,
        }
    }
}
