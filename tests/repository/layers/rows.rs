//! The layer table: what each module may name, and what it names.

use std::collections::{BTreeMap, BTreeSet};

use super::source::{File, Named};

/// What of the standard library is which part of the outside world.
const WORLD: [(&str, &str); 6] = [
    ("fs", "files"),
    ("thread", "threads"),
    ("net", "network"),
    ("process", "processes"),
    ("env", "environment"),
    ("time", "clock"),
];
/// Types that are the clock wherever their names come from.
const CLOCKS: [&str; 2] = ["Instant", "SystemTime"];

/// What a module may name: modules of ours, crates of others', parts of the outside world.
pub(super) struct Row {
    pub(super) modules: BTreeSet<String>,
    pub(super) crates: BTreeSet<String>,
    world: BTreeSet<String>,
}

/// The layer table of one crate.
pub(super) struct Table {
    krate: String,
    pub(super) rows: BTreeMap<String, Row>,
    /// The crates that `Cargo.toml` lists.
    pub(super) crates: BTreeSet<String>,
}

/// What a path leads to outside its own module.
enum Foreign<'a> {
    Module(&'a str),
    Crate(&'a str),
    World(&'static str),
}

/// The module of the table that `file` belongs to.
fn module_of(file: &File) -> &str {
    file.home.get(1).map_or("lib", String::as_str)
}

impl Table {
    /// Reads the table whose first heading is `module`: the words in backticks of each cell.
    pub(super) fn parse(markdown: &str, krate: &str, crates: BTreeSet<String>) -> Self {
        let mut rows = BTreeMap::new();
        let lines = markdown.lines().skip_while(|line| !line.starts_with("| module |")).skip(2);
        for line in lines.take_while(|line| line.starts_with('|')) {
            let words = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
            let cells: Vec<BTreeSet<String>> = line.trim_matches('|').split('|').map(words).collect();
            let [names, modules, others, world] = cells.as_slice() else { panic!("four cells are needed: {line}") };
            for name in names {
                let row = Row { modules: modules.clone(), crates: others.clone(), world: world.clone() };
                assert!(rows.insert(name.clone(), row).is_none(), "{name} has two rows");
            }
        }
        Self { krate: krate.to_owned(), rows, crates }
    }

    /// Everything that `file` names and its row does not allow.
    pub(super) fn violations(&self, file: &File) -> Vec<String> {
        let module = module_of(file);
        let Some(row) = self.rows.get(module) else {
            return vec![format!("{}: the layer table has no row for `{module}`", file.name)];
        };
        let violation = |named: &Named| {
            let what = match self.foreign(file, named)? {
                Foreign::Module(to) if !row.modules.contains(to) => format!("names our `{to}`"),
                Foreign::Module(to) if named.exported => format!("hands on a name of our `{to}`"),
                Foreign::Crate(name) if !row.crates.contains(name) => format!("names the crate `{name}`"),
                Foreign::World(part) if !row.world.contains(part) => format!("names {part}"),
                _ => return None,
            };
            Some(format!("{}:{}: {what} ({})", file.name, named.line, named.path.join("::")))
        };
        file.named.iter().filter_map(violation).collect()
    }

    /// The crates that a row allows and no file of its module names.
    pub(super) fn unused_crates(&self, files: &[File]) -> Vec<String> {
        let allowed = |(module, row): (&'_ String, &'_ Row)| -> Vec<(String, String)> {
            row.crates.iter().map(|name| (module.clone(), name.clone())).collect()
        };
        let mut unused: BTreeSet<(String, String)> = self.rows.iter().flat_map(allowed).collect();
        for file in files {
            for named in &file.named {
                if let Some(Foreign::Crate(name)) = self.foreign(file, named) {
                    unused.remove(&(module_of(file).to_owned(), name.to_owned()));
                }
            }
        }
        unused.iter().map(|(module, name)| format!("`{module}` may name the crate `{name}` and never does")).collect()
    }

    fn foreign<'a>(&self, file: &File, named: &'a Named) -> Option<Foreign<'a>> {
        let path: Vec<&'a str> = named.path.iter().map(String::as_str).collect();
        let is_clock = path.iter().any(|part| CLOCKS.contains(part));
        if let ["std" | "core", part, rest @ ..] = path.as_slice() {
            let world = WORLD.iter().find(|(name, _)| name == part)?.1;
            // Of `std::time` only the clocks are the outside world, not a duration.
            return (world != "clock" || is_clock || rest.is_empty()).then_some(Foreign::World(world));
        }
        let module = match *path.as_slice() {
            _ if is_clock => return Some(Foreign::World("clock")),
            [krate, module, ..] if krate == self.krate => module,
            // In the crate's root the modules go by their bare names.
            [module, ..] if file.home.len() == 1 && self.rows.contains_key(module) => module,
            [first, ref rest @ ..] => {
                let whole = !rest.is_empty() || named.import.is_some();
                return (whole && self.crates.contains(first)).then_some(Foreign::Crate(first));
            }
            [] => return None,
        };
        (module != module_of(file) && self.rows.contains_key(module)).then_some(Foreign::Module(module))
    }
}
