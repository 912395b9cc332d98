//! Where test material is: for the tests that name this file as their module.

use std::fs;
use std::path::{Path, PathBuf};

/// Every SGF file in `folder` and below it, in the order of their paths; none where there is no such folder.
pub(crate) fn sgf_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    paths.sort();
    let is_sgf = |path: &Path| path.extension().is_some_and(|e| e.eq_ignore_ascii_case("sgf"));
    paths
        .into_iter()
        .flat_map(|path| match path {
            folder if folder.is_dir() => sgf_files(&folder),
            file if is_sgf(&file) => vec![file],
            _ => Vec::new(),
        })
        .collect()
}
