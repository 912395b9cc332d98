//! Which file takes which names from which other, and the circles in that.

use std::collections::{BTreeMap, BTreeSet};

use super::source::File;

/// How many imports of imports are followed before a path is given up.
const DEPTH: usize = 8;

/// For each file, the files that it takes names from, and the names.
type Arrows<'a> = BTreeMap<&'a str, BTreeMap<&'a str, BTreeSet<&'a str>>>;

/// Every file, by its module from its crate's name on.
struct Modules<'a>(BTreeMap<&'a [String], &'a File>);

/// What a path leads to.
enum Target<'a> {
    Module(Vec<String>),
    /// An item: the files that hand it on and the one that defines it, and its name.
    Item(Vec<&'a File>, &'a str),
}

/// Every group of files that take names from each other in a circle, as a message.
pub(super) fn circles(files: &[File]) -> Vec<String> {
    let arrows = arrows(files);
    let reach: BTreeMap<&str, BTreeSet<&str>> = arrows.keys().map(|file| (*file, reachable(&arrows, file))).collect();
    let meet = |a: &str, b: &str| reach.get(b).is_some_and(|back| back.contains(a));
    let group = |(file, others): (&&str, &BTreeSet<&'_ str>)| -> Vec<String> {
        others.iter().filter(|other| meet(file, other)).map(|other| (*other).to_owned()).collect()
    };
    let groups: BTreeSet<Vec<String>> = reach.iter().map(group).filter(|group| !group.is_empty()).collect();
    groups.iter().map(|group| message(&arrows, group)).collect()
}

fn message(arrows: &Arrows, group: &[String]) -> String {
    let mut lines = vec![format!("a circle of {} files:", group.len())];
    for file in group {
        for (other, names) in arrows[file.as_str()].iter().filter(|(other, _)| group.iter().any(|g| g == *other)) {
            let names: Vec<&str> = names.iter().copied().collect();
            lines.push(format!("  {file} takes {} from {other}", names.join(", ")));
        }
    }
    lines.join("\n")
}

fn reachable<'a>(arrows: &Arrows<'a>, start: &'a str) -> BTreeSet<&'a str> {
    let (mut found, mut open) = (BTreeSet::new(), vec![start]);
    while let Some(file) = open.pop() {
        open.extend(arrows.get(file).into_iter().flat_map(|to| to.keys()).filter(|to| found.insert(**to)));
    }
    found
}

fn arrows(files: &[File]) -> Arrows<'_> {
    let modules = Modules(files.iter().map(|file| (file.home.as_slice(), file)).collect());
    let mut arrows = Arrows::new();
    for file in files {
        for named in &file.named {
            let Some(Target::Item(mut passed, name)) = modules.resolve(file, &named.path, DEPTH) else { continue };
            // What a parent hands on to its children is not its own, and handing on is not using.
            let definer = passed.pop().filter(|to| !(named.exported && to.home.starts_with(&file.home)));
            passed.retain(|to| !file.home.starts_with(&to.home));
            for to in passed.into_iter().chain(definer).filter(|to| to.name != file.name) {
                arrows.entry(&file.name).or_default().entry(&to.name).or_default().insert(name);
            }
        }
    }
    arrows
}

impl<'a> Modules<'a> {
    /// What `path` leads to where it stands in `file`. `None` for what none of the files defines.
    fn resolve(&self, file: &File, path: &'a [String], depth: usize) -> Option<Target<'a>> {
        let known = self.0.contains_key(&path[..1.min(path.len())]);
        let (mut module, rest) = if known { (path[..1].to_vec(), &path[1..]) } else { (file.home.clone(), path) };
        for (i, part) in rest.iter().enumerate() {
            module = match self.member(&module, part, i + 1 == rest.len(), depth)? {
                Target::Module(inner) => inner,
                item @ Target::Item(..) => return Some(item),
            };
        }
        Some(Target::Module(module))
    }

    /// What `name` is in `module`: an item where the path ends with it, a module rather where the path goes on.
    fn member(&self, module: &[String], name: &'a str, last: bool, depth: usize) -> Option<Target<'a>> {
        let file = *self.0.get(module)?;
        let item = file.definitions.iter().any(|definition| definition.name == name);
        let item = item.then(|| Target::Item(vec![file], name));
        let inner = [module, &[name.to_owned()]].concat();
        let inner = self.0.contains_key(inner.as_slice()).then_some(Target::Module(inner));
        let own = if last { item.or(inner) } else { inner.or(item) };
        if own.is_some() || depth == 0 {
            return own;
        }
        file.named.iter().find_map(|named| {
            let import = named.import.as_deref().filter(|import| *import == name || *import == "*")?;
            match self.resolve(file, &named.path, depth - 1)? {
                Target::Module(from) if import == name => Some(Target::Module(from)),
                Target::Module(from) if from != module => self.member(&from, name, last, depth - 1),
                Target::Item(passed, item) if import == name => {
                    let by = named.exported.then_some(file);
                    Some(Target::Item(by.into_iter().chain(passed).collect(), item))
                }
                _ => None,
            }
        })
    }
}
