//! The layer tables: on what a package builds, what of the outside world it names, and the order of the rooms in one
//! package, which the compiler does not hold.

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
/// The crates of the window, which its room alone names.
const WINDOW: [&str; 3] = ["egui", "eframe", "rfd"];

/// What a package or a room of it may name.
pub(super) struct Row {
    /// Of a package the packages in its manifest, of a room the other rooms of its package.
    pub(super) builds_on: BTreeSet<String>,
    world: BTreeSet<String>,
}

/// The layer tables.
pub(super) struct Table {
    /// By the package's name without `kifuscribe-`, or that and the room, such as `core::game`.
    pub(super) rows: BTreeMap<String, Row>,
}

/// What a path leads to outside its own room.
enum Foreign<'a> {
    Room(&'a str),
    World(&'static str),
    Window(&'a str),
}

/// The name of a package in the tables.
pub(super) fn short(package: &str) -> &str {
    package.strip_prefix("kifuscribe").and_then(|rest| rest.strip_prefix(['-', '_'])).unwrap_or("program")
}

impl Table {
    /// Reads the tables whose first heading is `package` or `room`: the words in backticks of each cell.
    pub(super) fn parse(markdown: &str) -> Self {
        let mut rows = BTreeMap::new();
        let mut lines = markdown.lines();
        while let Some(line) = lines.next() {
            if !line.starts_with("| package |") && !line.starts_with("| room |") {
                continue;
            }
            for line in lines.by_ref().skip(1).take_while(|line| line.starts_with('|')) {
                let words = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
                let cells: Vec<BTreeSet<String>> = line.trim_matches('|').split('|').map(words).collect();
                let [names, builds_on, world, ..] = cells.as_slice() else { panic!("three cells are needed: {line}") };
                for name in names {
                    let row = Row { builds_on: builds_on.clone(), world: world.clone() };
                    assert!(rows.insert(name.clone(), row).is_none(), "{name} has two rows");
                }
            }
        }
        Self { rows }
    }

    /// The row of `file` with its name: that of its room where there is one, else its package's.
    fn row(&self, file: &File) -> Option<(String, &Row)> {
        let package = short(&file.home[0]);
        let room = file.home.get(1).map(|room| format!("{package}::{room}"));
        let named = |name: String| self.rows.get(&name).map(|row| (name, row));
        room.and_then(named).or_else(|| named(package.to_owned()))
    }

    /// Everything that `file` names and its row does not allow.
    pub(super) fn violations(&self, file: &File) -> Vec<String> {
        let Some((name, row)) = self.row(file) else {
            return vec![format!("{}: the layer tables have no row for it", file.name)];
        };
        let violation = |named: &Named| {
            let what = match self.foreign(file, named)? {
                Foreign::Room(to) if !row.builds_on.contains(to) => format!("names our `{to}`"),
                Foreign::Room(to) if named.exported => format!("hands on a name of our `{to}`"),
                Foreign::World(part) if !row.world.contains(part) => format!("names {part}"),
                Foreign::Window(krate) if name != "program::app" => format!("names the crate `{krate}` of the window"),
                Foreign::Room(_) | Foreign::World(_) | Foreign::Window(_) => return None,
            };
            Some(format!("{}:{}: {what} ({})", file.name, named.line, named.path.join("::")))
        };
        file.named.iter().filter_map(violation).collect()
    }

    fn foreign<'a>(&self, file: &File, named: &'a Named) -> Option<Foreign<'a>> {
        let path: Vec<&'a str> = named.path.iter().map(String::as_str).collect();
        let is_clock = path.iter().any(|part| CLOCKS.contains(part));
        match *path.as_slice() {
            ["std" | "core", part, ref rest @ ..] => {
                let world = WORLD.iter().find(|(name, _)| *name == part)?.1;
                // Of `std::time` only the clocks are the outside world, not a duration.
                (world != "clock" || is_clock || rest.is_empty()).then_some(Foreign::World(world))
            }
            _ if is_clock => Some(Foreign::World("clock")),
            [krate, room, ..] if krate == file.home[0] => {
                let row = format!("{}::{room}", short(krate));
                (file.home.get(1).map(String::as_str) != Some(room) && self.rows.contains_key(&row))
                    .then_some(Foreign::Room(room))
            }
            [krate, ref rest @ ..] if WINDOW.contains(&krate) && (!rest.is_empty() || named.import.is_some()) => {
                Some(Foreign::Window(krate))
            }
            _ => None,
        }
    }
}
