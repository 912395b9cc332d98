//! A path as a part of a file's name: an empty file says it by its name, which needs no room on a full disk.

use std::path::{Path, PathBuf};

/// The longest name of a file, in bytes, that file systems take.
const LONGEST: usize = 255;

/// A name that begins with `before` and says the path; `None` where it would be too long, or the path is not text.
#[must_use]
pub fn name(before: &str, path: &Path) -> Option<String> {
    let mut name = before.to_owned();
    for c in path.to_str()?.chars() {
        // What systems refuse in a name, and a dot, which some take away at its end, is written as its code.
        match c {
            '%' | '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' | '.' | ' ' | '\0'..='\x1f' => {
                name.push_str(&format!("%{:02X}", u32::from(c)));
            }
            c => name.push(c),
        }
    }
    (name.len() <= LONGEST).then_some(name)
}

/// The path in a name that begins with `before`; `None` in every other one.
#[must_use]
pub fn path(before: &str, name: &str) -> Option<PathBuf> {
    let mut parts = name.strip_prefix(before)?.split('%');
    let mut path = parts.next()?.to_owned();
    for part in parts {
        let (code, rest) = part.split_at_checked(2)?;
        path.push(char::from(u8::from_str_radix(code, 16).ok()?));
        path.push_str(rest);
    }
    (!path.is_empty()).then(|| path.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_comes_back_from_a_name() {
        for text in ["/media/stick/round 2", r"D:\games\100%.d", "/media/Флешка/第二轮", "stick"] {
            let name = name("moved-to ", Path::new(text)).unwrap();
            assert!(!name.contains(['/', '\\', ':']), "{name}");
            assert_eq!(path("moved-to ", &name).as_deref(), Some(Path::new(text)));
        }
        assert_eq!(name("moved-to ", Path::new(&"x".repeat(250))), None);
        for other in ["journal.jsonl", "moved-to ", "moved-to %", "moved-to %G0", "moved-to %Ü"] {
            assert_eq!(path("moved-to ", other), None, "{other}");
        }
    }
}
