//! What a folder, a type and a method may be called.

use std::collections::BTreeMap;

use super::source::File;

/// Names of folders that could contain anything.
const VAGUE: [&str; 4] = ["jobs", "utils", "misc", "helpers"];

/// The files in a folder whose name does not say what it is for.
pub(super) fn vague_folders(files: &[File]) -> Vec<String> {
    let vague = |file: &File| file.home[1..].iter().find(|part| VAGUE.contains(&part.as_str())).cloned();
    files.iter().filter_map(|file| Some(format!("{}: `{}` names no subject", file.name, vague(file)?))).collect()
}

/// The types that share a name, with the places of all.
pub(super) fn shared_type_names(files: &[File]) -> Vec<String> {
    let mut places: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for file in files {
        for definition in file.definitions.iter().filter(|definition| definition.is_type) {
            places.entry(&definition.name).or_default().push(format!("{}:{}", file.name, definition.line));
        }
    }
    places.retain(|_, at| at.len() > 1);
    places.iter().map(|(name, at)| format!("`{name}` names {} types: {}", at.len(), at.join(", "))).collect()
}

/// Where `file` calls `unwrap` or `expect`.
pub(super) fn unwraps(file: &File) -> Vec<String> {
    file.unwraps.iter().map(|(line, method)| format!("{}:{line}: calls {method}", file.name)).collect()
}
