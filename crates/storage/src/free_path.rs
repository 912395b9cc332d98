//! Names for new files where a file of that name is there already.

use std::path::{Path, PathBuf};

/// `path`, or where there is a file already, the first of the same with `-2`, `-3` ... after its name that is free.
#[must_use]
pub fn free_path(path: &Path) -> PathBuf {
    let numbered = |n: usize| {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        path.with_file_name(format!("{stem}-{n}.{}", path.extension().unwrap_or_default().to_string_lossy()))
    };
    first_free(|n| if n == 1 { path.to_owned() } else { numbered(n) })
}

/// The first of the paths with the numbers 1, 2 ... at which there is nothing.
#[must_use]
pub fn first_free(numbered: impl Fn(usize) -> PathBuf) -> PathBuf {
    (1..).map(&numbered).find(|path| !path.exists()).unwrap_or_else(|| numbered(1))
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
