//! The messages of one language, read from its files when they are first needed.

use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use super::languages::Language;

/// The files of one language.
macro_rules! files {
    ($folder:literal) => {
        [
            include_str!(concat!($folder, "/actions.ftl")),
            include_str!(concat!($folder, "/window.ftl")),
            include_str!(concat!($folder, "/archive.ftl")),
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
    texts: HashMap<String, String>,
    /// The attributes of each message, with their names, such as `hint`.
    attributes: HashMap<String, Vec<(String, String)>>,
}

/// The messages of `language`.
pub(super) fn of(language: Language) -> &'static Translation {
    static READ: [OnceLock<Translation>; 4] = [const { OnceLock::new() }; 4];
    READ[language as usize].get_or_init(|| {
        Translation::read(
            language,
            &match language {
                Language::English => files!("en"),
                Language::Russian => files!("ru"),
                Language::Ukrainian => files!("uk"),
                Language::Chinese => files!("zh"),
            },
        )
    })
}

/// The help of the command line in `language`; empty in English, whose help stands in the types of the arguments.
pub(super) fn help_of(language: Language) -> &'static Translation {
    static READ: [OnceLock<Translation>; 4] = [const { OnceLock::new() }; 4];
    READ[language as usize].get_or_init(|| Translation::read(language, help_file(language).as_slice()))
}

/// The file with that help.
fn help_file(language: Language) -> Option<&'static str> {
    match language {
        Language::English => None,
        Language::Russian => Some(include_str!("ru/help.ftl")),
        Language::Ukrainian => Some(include_str!("uk/help.ftl")),
        Language::Chinese => Some(include_str!("zh/help.ftl")),
    }
}

impl Translation {
    fn read(language: Language, files: &[&'static str]) -> Self {
        let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks of direction around every value are for right-to-left scripts; none of these is one.
        bundle.set_use_isolating(false);
        let mut ids = Vec::new();
        for file in files {
            // A test reads every file without an error; what can be read of one with errors is used.
            let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
            ids.extend(file.lines().filter_map(|line| Some(line.split_once(" =")?.0)).map(str::to_owned));
            let _ = bundle.add_resource(resource);
        }
        let mut read = Self { bundle, texts: HashMap::new(), attributes: HashMap::new() };
        for id in ids {
            let Some(message) = read.bundle.get_message(&id) else { continue };
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
            read.texts.extend(text.map(|text| (id.clone(), text)));
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

    /// The ids of its messages without variables, and of their attributes, such as `start.hint`.

    pub(super) fn ids(&self) -> impl Iterator<Item = String> {
        let attributes =
            self.attributes.iter().flat_map(|(id, all)| all.iter().map(move |(name, _)| format!("{id}.{name}")));
        self.texts.keys().cloned().chain(attributes)
    }

    /// The message that is called `id` with the values of its variables; `None` where there is none.
    pub(super) fn sentence(&self, id: &str, values: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(message.value()?, Some(values), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }
}
