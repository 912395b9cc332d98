//! The messages of one language, read from its files when they are first needed.

use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use super::entry::{MessageEntry, entries, fingerprint};
use super::languages::Language;

/// The files of one language.
macro_rules! files {
    ($folder:literal) => {
        [
            include_str!(concat!($folder, "/actions.ftl")),
            include_str!(concat!($folder, "/window.ftl")),
            include_str!(concat!($folder, "/archive.ftl")),
            include_str!(concat!($folder, "/audit_page.ftl")),
            include_str!(concat!($folder, "/command.ftl")),
            include_str!(concat!($folder, "/count.ftl")),
            include_str!(concat!($folder, "/doctor.ftl")),
            include_str!(concat!($folder, "/end.ftl")),
            include_str!(concat!($folder, "/error.ftl")),
            include_str!(concat!($folder, "/export.ftl")),
            include_str!(concat!($folder, "/hall.ftl")),
            include_str!(concat!($folder, "/hall_page.ftl")),
            include_str!(concat!($folder, "/ledger.ftl")),
            include_str!(concat!($folder, "/live.ftl")),
            include_str!(concat!($folder, "/phone.ftl")),
            include_str!(concat!($folder, "/printed.ftl")),
            include_str!(concat!($folder, "/recording.ftl")),
            include_str!(concat!($folder, "/referee.ftl")),
            include_str!(concat!($folder, "/report.ftl")),
            include_str!(concat!($folder, "/program.ftl")),
            include_str!(concat!($folder, "/usage.ftl")),
        ]
    };
}

/// The messages of one language.
pub(super) struct Translation {
    bundle: FluentBundle<FluentResource>,
    /// Messages that need no variable, as they read. Why: most sentences of a window are such, and it is drawn often.
    texts: HashMap<&'static str, String>,
    /// The attributes of each message, with their names, such as `hint`.
    attributes: HashMap<&'static str, Vec<(String, String)>>,
}

/// The messages of `language` that translate today's English.
pub(super) fn of(language: Language) -> &'static Translation {
    static READ: [OnceLock<Translation>; 4] = [const { OnceLock::new() }; 4];
    READ[language as usize].get_or_init(|| match language {
        Language::English => Translation::read(language, all_entries(&files(language))),
        _ => Translation::of_today(language, &files(language), &files(Language::English)),
    })
}

fn all_entries(files: &[&'static str]) -> Vec<MessageEntry<'static>> {
    files.iter().flat_map(|file| entries(file)).collect()
}

/// The files of `language`.
fn files(language: Language) -> [&'static str; 21] {
    match language {
        Language::English => files!("en"),
        Language::Russian => files!("ru"),
        Language::Ukrainian => files!("uk"),
        Language::Chinese => files!("zh"),
    }
}

/// The help of the command line in one language, whose English stands in the types of the arguments.
pub(super) struct Help {
    messages: Translation,
    stamps: HashMap<&'static str, &'static str>,
}

/// That help in `language`; `None` in English.
pub(super) fn help_of(language: Language) -> Option<&'static Help> {
    static READ: [OnceLock<Help>; 4] = [const { OnceLock::new() }; 4];
    let file = match language {
        Language::English => return None,
        Language::Russian => include_str!("ru/help.ftl"),
        Language::Ukrainian => include_str!("uk/help.ftl"),
        Language::Chinese => include_str!("zh/help.ftl"),
    };
    Some(READ[language as usize].get_or_init(|| {
        let entries = entries(file);
        let stamps = entries.iter().filter_map(|entry| Some((entry.id, entry.stamp?))).collect();
        Help { messages: Translation::read(language, entries), stamps }
    }))
}

impl Help {
    /// The message that is called `id`, where it translates this English text.
    pub(super) fn text(&'static self, id: &str, english: &str) -> Option<&'static str> {
        let is_today = self.stamps.get(id).is_some_and(|stamp| *stamp == fingerprint(english));
        is_today.then(|| self.messages.text(id)).flatten()
    }

    /// The attribute of that message that is called `name`.
    pub(super) fn attribute(&'static self, id: &str, name: &str) -> Option<&'static str> {
        self.messages.attribute(id, name)
    }
}

impl Translation {
    /// The messages of `files` that translate those of the English files as they are.
    fn of_today(language: Language, files: &[&'static str], english: &[&'static str]) -> Self {
        let english: HashMap<&str, String> =
            all_entries(english).into_iter().map(|entry| (entry.id, entry.fingerprint())).collect();
        let is_of_today =
            |entry: &MessageEntry<'_>| entry.stamp.is_some() && entry.stamp == english.get(entry.id).map(|s| &**s);
        let messages = all_entries(files).into_iter().filter(is_of_today).collect();
        Self::read(language, messages)
    }

    fn read(language: Language, messages: Vec<MessageEntry<'static>>) -> Self {
        let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks of direction around every value are for right-to-left scripts; none of these is one.
        bundle.set_use_isolating(false);
        let source = messages.iter().map(|entry| entry.source).collect();
        // A test reads every file without an error; what can be read of one with errors is used.
        let _ = bundle.add_resource(FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource));
        let mut read = Self { bundle, texts: HashMap::new(), attributes: HashMap::new() };
        for id in messages.iter().map(|entry| entry.id) {
            let Some(message) = read.bundle.get_message(id) else { continue };
            let formatted = |pattern| {
                let mut errors = Vec::new();
                let text = read.bundle.format_pattern(pattern, None, &mut errors).into_owned();
                errors.is_empty().then_some(text)
            };
            let text = message.value().and_then(formatted);
            let attributes = message
                .attributes()
                .filter_map(|attribute| Some((attribute.id().to_owned(), formatted(attribute.value())?)));
            let attributes = attributes.collect();
            read.texts.extend(text.map(|text| (id, text)));
            read.attributes.insert(id, attributes);
        }
        read
    }

    /// The message that is called `id`; `None` where there is none, or where it has variables.
    pub(super) fn text(&'static self, id: &str) -> Option<&'static str> {
        self.texts.get(id).map(String::as_str)
    }

    /// The attribute of that message that is called `name`.
    pub(super) fn attribute(&'static self, id: &str, name: &str) -> Option<&'static str> {
        self.attributes.get(id)?.iter().find(|attribute| attribute.0 == name).map(|attribute| attribute.1.as_str())
    }

    /// The message that is called `id` with the values of its variables; `None` where there is none.
    pub(super) fn sentence(&self, id: &str, values: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(message.value()?, Some(values), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::stamp_line;

    #[test]
    fn only_what_translates_todays_english_is_read() {
        let stamps = ["A", "B"].map(|english| stamp_line(&fingerprint(english)));
        let [a, b] = stamps;
        let russian = format!("{a}\nsame = А\n{b}\nchanged = Б\nunstamped = В\n{a}\nunknown = Г\n");
        let english = "same = A\nchanged = B, and more\nunstamped = C\n";
        let read = Translation::of_today(Language::Russian, &[russian.leak()], &[english]);
        let said = ["same", "changed", "unstamped", "unknown"].map(|id| read.sentence(id, &FluentArgs::new()));
        assert_eq!(said, [Some("А".to_owned()), None, None, None]);
    }
}
