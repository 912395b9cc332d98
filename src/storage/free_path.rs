//! Names for new files where a file of that name is there already.

use std::path::{Path, PathBuf};

/// `path`, or where there is a file already, the first of the same with `-2`, `-3` ... after its name that is free.
#[must_use]
pub fn free_path(path: &Path) -> PathBuf {
    let numbered = |n: usize| {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        path.with_file_name(format!("{stem}-{n}.{}", path.extension().unwrap_or_default().to_string_lossy()))
    };
    let mut names = std::iter::once(path.to_owned()).chain((2..).map(numbered));
    names.find(|path| !path.exists()).unwrap_or_else(|| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_name_gets_the_first_free_number() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("audit.html");
        for name in ["audit.html", "audit-2.html", "audit-3.html"] {
            let free = free_path(&path);
            assert_eq!(free, folder.path().join(name));
            std::fs::write(free, "").unwrap();
        }
    }
}
