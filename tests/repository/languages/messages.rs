//! The messages of one language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;
use kifuscribe_language::entry::entries;

/// What the files of one language say. A hint of a message `start` has the id `start.hint`.
#[derive(Default)]
pub(super) struct Messages {
    /// The variables of each message.
    pub(super) variables: BTreeMap<String, BTreeSet<String>>,
    /// The text of each message, without what is filled in.
    pub(super) texts: BTreeMap<String, String>,
    /// The forms of each choice of a message, such as `one` and `other`.
    pub(super) choices: BTreeMap<String, Vec<BTreeSet<String>>>,
    /// The fingerprint of each message with its attributes, and the stamp of what it translates.
    stamps: BTreeMap<String, (String, Option<String>)>,
    /// Lines that are no message.
    pub(super) errors: Vec<String>,
    /// Messages that are there more than once.
    pub(super) doubled: Vec<String>,
}

impl Messages {
    pub(super) fn read(root: &Path, language: &str) -> Self {
        let mut messages = Self::default();
        let folder = root.join("crates/language/src").join(language);
        let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        // The help of the command line is compared with the arguments, which have it in English (src/commands/help.rs).
        files.retain(|file| file.file_name().is_none_or(|name| name != "help.ftl"));
        files.sort();
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            messages.take_file(&file.display().to_string(), &text);
        }
        assert!(messages.variables.len() > 100, "no messages in {language}");
        messages
    }

    /// The help of the command line in a language other than English.
    pub(super) fn help(root: &Path, language: &str) -> Self {
        let mut messages = Self::default();
        let text = fs::read_to_string(root.join("crates/language/src").join(language).join("help.ftl")).unwrap();
        messages.take_file("help.ftl", &text);
        messages
    }

    fn take_file(&mut self, name: &str, text: &str) {
        let resource = parse(text).unwrap_or_else(|(resource, errors)| {
            self.errors.extend(errors.iter().map(|error| format!("{name}: {error}")));
            resource
        });
        let stamps = entries(text).into_iter();
        self.stamps.extend(stamps.map(|e| (e.id.to_owned(), (e.fingerprint(), e.stamp.map(str::to_owned)))));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            if let Some(value) = &message.value {
                self.take(message.id.name.to_owned(), value);
            }
            for attribute in &message.attributes {
                self.take(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
            }
        }
    }

    /// Whether the message, or the one that it is an attribute of, translates today's English.
    pub(super) fn is_used(&self, id: &str, english: &Self) -> bool {
        let message = id.split('.').next().unwrap();
        let stamp = self.stamps.get(message).and_then(|(_, stamp)| stamp.as_ref());
        stamp.is_some() && stamp == english.stamps.get(message).map(|(fingerprint, _)| fingerprint)
    }

    fn take(&mut self, id: String, pattern: &Pattern<&str>) {
        let mut read = Reading::default();
        read.pattern(pattern);
        self.texts.insert(id.clone(), read.text);
        self.choices.insert(id.clone(), read.choices);
        if self.variables.insert(id.clone(), read.variables).is_some() {
            self.doubled.push(id);
        }
    }
}

/// What a pattern holds.
#[derive(Default)]
struct Reading {
    text: String,
    variables: BTreeSet<String>,
    choices: Vec<BTreeSet<String>>,
}

impl Reading {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text += value,
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let key = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                self.choices.push(variants.iter().map(|variant| key(&variant.key)).collect());
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.to_owned())),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            // The variables of another message would not be seen here.
            _ => panic!("a message holds text, variables and choices"),
        }
    }
}
