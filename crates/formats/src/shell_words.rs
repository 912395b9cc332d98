//! Commands as they are typed in a shell: what stands in a file of somebody else must not become a command when it is pasted.

use std::path::Path;

/// The words of a command, each in quotation marks where a shell would take it for more than a word.
#[must_use]
pub fn typed<T: AsRef<str>>(words: &[T]) -> String {
    words.iter().map(|word| quoted(word.as_ref())).collect::<Vec<_>>().join(" ")
}

/// A path as it is typed in a command.
#[must_use]
pub fn typed_path(path: &Path) -> String {
    quoted(&path.to_string_lossy())
}

fn quoted(word: &str) -> String {
    let is_plain = !word.is_empty() && word.chars().all(|c| c.is_alphanumeric() || "-_./:+=,@%".contains(c));
    if is_plain { word.to_owned() } else { format!("'{}'", word.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_is_pasted_is_a_command_of_its_own() {
        assert_eq!(
            typed(&["send", "games/a b.session", "http://hall:8080"]),
            "send 'games/a b.session' http://hall:8080"
        );
        assert_eq!(typed(&["http://x/;touch${IFS}a;"]), "'http://x/;touch${IFS}a;'");
        assert_eq!(typed(&["http://x' ; touch a ; echo '"]), r"'http://x'\'' ; touch a ; echo '\'''");
        let options = ["--player", "Jörg Müller", "--result=B+", "--event", "Anna's cup", ""];
        assert_eq!(typed(&options), r"--player 'Jörg Müller' --result=B+ --event 'Anna'\''s cup' ''");
    }
}
