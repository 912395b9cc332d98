//! A sentence: a message in the language that is read here.

use std::cell::Cell;
use std::io;
use std::sync::atomic::{AtomicU8, Ordering};

use fluent_bundle::FluentValue;

use crate::languages::Language;
use crate::translation;

/// The language of the process, as its place in [`Language::ALL`].
static EVERYWHERE: AtomicU8 = AtomicU8::new(0);

thread_local! {
    /// The language of this thread, where it differs from the process's.
    static HERE: Cell<Option<Language>> = const { Cell::new(None) };
}

/// Makes `language` that of the whole process.
pub fn use_everywhere(language: Language) {
    EVERYWHERE.store(language as u8, Ordering::Relaxed);
}

/// Runs `work` with sentences in `language` on this thread.
pub fn within<T>(language: Language, work: impl FnOnce() -> T) -> T {
    /// Why: the old language comes back even if `work` panics.
    struct Restore(Option<Language>);
    impl Drop for Restore {
        fn drop(&mut self) {
            HERE.set(self.0);
        }
    }
    let _restore = Restore(HERE.replace(Some(language)));
    work()
}

/// The language in which sentences are made here.
#[must_use]
pub fn current() -> Language {
    HERE.get().unwrap_or_else(|| Language::ALL[usize::from(EVERYWHERE.load(Ordering::Relaxed)) % Language::ALL.len()])
}

/// The name of a message without variables, to be kept in a table; made by `phrase!`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Phrase(&'static str);

impl Phrase {
    /// The message with this id; `phrase!` is the way to write it, as a test looks for its ids.
    #[must_use]
    pub const fn with_id(id: &'static str) -> Self {
        Self(id)
    }

    /// The message in the current language.
    #[must_use]
    pub fn text(self) -> &'static str {
        text(self.0)
    }

    /// The message's attribute `hint` in the current language; empty where it has none.
    #[must_use]
    pub fn hint(self) -> &'static str {
        let hint = |language| translation::of(language).attribute(self.0, "hint");
        hint(current()).or_else(|| hint(Language::English)).unwrap_or_default()
    }
}

/// The message without variables that is called `id`, in the current language; the id itself where there is none.
#[must_use]
pub fn text(id: &'static str) -> &'static str {
    let found = translation::of(current()).text(id);
    found.or_else(|| translation::of(Language::English).text(id)).unwrap_or(id)
}

/// The help of the command line that is called `id`, in the current language, where it translates this `english` text;
/// `None` in English, whose help stands in the types of the arguments.
#[must_use]
pub fn help(id: &str, english: &str) -> Option<&'static str> {
    translation::help_of(current())?.text(id, english)
}

/// The attribute `name` of that message.
#[must_use]
pub fn help_attribute(id: &str, name: &str) -> Option<&'static str> {
    translation::help_of(current())?.attribute(id, name)
}

/// The message `id` in the current language with the values of its variables; the id itself where there is none.
#[must_use]
pub fn sentence(id: &'static str, values: impl IntoIterator<Item = (&'static str, FluentValue<'static>)>) -> String {
    let values = values.into_iter().collect();
    let found = translation::of(current()).sentence(id, &values);
    found.or_else(|| translation::of(Language::English).sentence(id, &values)).unwrap_or_else(|| id.to_owned())
}

/// What the system says of a failed access to a file or to the network: the usual reasons in the current language, any
/// other in the system's words.
#[must_use]
pub fn system_reason(error: &io::Error) -> String {
    use io::ErrorKind;
    // Why: an error with something inside is the program's own, and says what it means itself. One with neither that nor a
    // number has only the name of its kind, which is no sentence.
    let is_own = error.get_ref().is_some();
    if is_own || (error.raw_os_error().is_some() && current() == Language::English) {
        return error.to_string();
    }
    let is_from_system = error.raw_os_error().is_some();
    let known = match error.kind() {
        // What this program does not open, such as a pipe in the place of a file.
        ErrorKind::InvalidInput if !is_from_system => say!("system-no-plain-file"),
        ErrorKind::FileTooLarge if !is_from_system => say!("system-too-large"),
        ErrorKind::InvalidData if !is_from_system => say!("system-no-text"),
        ErrorKind::NotFound => say!("system-not-found"),
        ErrorKind::PermissionDenied => say!("system-permission-denied"),
        ErrorKind::AlreadyExists => say!("system-already-exists"),
        ErrorKind::IsADirectory => say!("system-is-a-folder"),
        ErrorKind::NotADirectory => say!("system-not-a-folder"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => say!("system-disk-full"),
        ErrorKind::ReadOnlyFilesystem => say!("system-read-only"),
        ErrorKind::ConnectionRefused => say!("system-connection-refused"),
        ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable => say!("system-unreachable"),
        ErrorKind::TimedOut => say!("system-timed-out"),
        ErrorKind::AddrInUse => say!("system-address-in-use"),
        ErrorKind::AddrNotAvailable => say!("system-address-not-here"),
        _ => return error.to_string(),
    };
    known.to_owned()
}

/// Names or numbers one after another, as the current language separates them.
#[must_use]
pub fn listed(items: &[impl AsRef<str>]) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    items.join(say!("word-list-separator"))
}

/// Sentences without their full stops, one after another, as a description for a screen reader has them.
#[must_use]
pub fn sentences(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(say!("word-period"))
}

/// A phrase with a capital at its beginning, as in a sentence.
#[must_use]
pub fn capital(phrase: &str) -> String {
    let mut chars = phrase.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// A phrase as a sentence: a capital at its beginning, a full stop at its end.
#[must_use]
pub fn as_sentence(phrase: &str) -> String {
    if phrase.is_empty() {
        return String::new();
    }
    let stop = if phrase.ends_with(['.', '?', '!', '。', '？']) { "" } else { say!("full-stop") };
    capital(phrase) + stop
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_systems_reasons_are_translated_where_they_are_known() {
        let missing = io::Error::from_raw_os_error(2);
        let named = io::Error::from(io::ErrorKind::NotFound);
        assert!(system_reason(&missing).contains("os error 2"));
        assert_eq!(system_reason(&named), "there is no such file or folder");
        within(Language::Russian, || {
            for error in [&missing, &named] {
                assert_eq!(system_reason(error), "такого файла или папки нет");
            }
            assert_eq!(system_reason(&io::Error::new(io::ErrorKind::NotFound, "no hall")), "no hall");
        });
    }

    #[test]
    fn a_list_has_the_separator_of_its_language() {
        let names = ["Ada", "Hua", "Kurt"];
        let said = Language::ALL.map(|language| within(language, || listed(&names)));
        assert_eq!(said, ["Ada, Hua, Kurt", "Ada, Hua, Kurt", "Ada, Hua, Kurt", "Ada、Hua、Kurt"]);
    }

    #[test]
    fn a_thread_may_speak_another_language_than_the_process() {
        assert_eq!(current(), Language::English);
        let inside = within(Language::Chinese, || (current(), within(Language::English, current), current()));
        assert_eq!(inside, (Language::Chinese, Language::English, Language::Chinese));
        assert_eq!(current(), Language::English);
    }
}
