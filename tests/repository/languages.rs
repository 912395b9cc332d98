//! Every sentence has a message in English, and what the other languages have of today's English is a translation of it.
//! What they lack is shown in English, and `scripts/languages` lists it.
//!
//! `messages` reads the Fluent files, `code` finds the messages that code names and the sentences that it writes itself.

mod code;
mod messages;

use std::collections::BTreeSet;

use code::{Call, Source};
use messages::Messages;

use super::root;

/// The languages beside English.
const OTHERS: [&str; 3] = ["ru", "uk", "zh"];

/// Folders and files in which no sentence stands outside the messages.
const CONVERTED: [&str; 94] = [
    "hall/src/attention.rs",
    "hall/src/clock.rs",
    "hall/src/language_texts.rs",
    "hall/src/pages",
    "hall/src/restored.rs",
    "hall/src/sent_result.rs",
    "hall/src/shown.rs",
    "hall/src/shown_question.rs",
    "src/app",
    "crates/archive/src/changes.rs",
    "crates/archive/src/pattern.rs",
    "crates/core/src/audit/final_position.rs",
    "crates/core/src/audit/request.rs",
    "crates/capture/src/silence.rs",
    "crates/capture/src/source.rs",
    "crates/capture/src/video.rs",
    "crates/capture/src/video_process.rs",
    "src/commands/archive",
    "src/commands/audit.rs",
    "src/commands/calibrate",
    "src/commands/clock.rs",
    "src/commands/correct.rs",
    "src/commands/doctor",
    "src/commands/expect.rs",
    "src/commands/hall.rs",
    "crates/console/src/help.rs",
    "src/commands/incident.rs",
    "src/commands/info_file.rs",
    "src/commands/interrupt.rs",
    "src/commands/live.rs",
    "src/commands/pairings.rs",
    "src/commands/read.rs",
    "src/commands/record",
    "src/commands/result.rs",
    "src/commands/score.rs",
    "src/commands/send_result.rs",
    "src/commands/session.rs",
    "crates/console/src/usage.rs",
    "src/commands/value.rs",
    "crates/core/src/count/line.rs",
    "crates/print/src/audit_report",
    "crates/words/src/audit_text.rs",
    "crates/print/src/checkup.rs",
    "crates/formats/src/clock_presses.rs",
    "crates/formats/src/color_text.rs",
    "crates/words/src/contradiction_text.rs",
    "crates/words/src/correction_text.rs",
    "crates/words/src/count_text.rs",
    "crates/print/src/game_picture.rs",
    "crates/formats/src/hall_seat.rs",
    "crates/words/src/history_text.rs",
    "crates/words/src/incident_text.rs",
    "crates/formats/src/info/error.rs",
    "crates/formats/src/info/field.rs",
    "crates/words/src/info_text.rs",
    "crates/print/src/kifu_text.rs",
    "crates/words/src/ledger_text.rs",
    "crates/formats/src/outcome.rs",
    "crates/formats/src/pairings/error.rs",
    "crates/print/src/printed_kifu.rs",
    "crates/words/src/recording_text.rs",
    "crates/words/src/referee_text.rs",
    "crates/print/src/result_slip.rs",
    "crates/formats/src/sgf/error.rs",
    "crates/print/src/sheet.rs",
    "crates/core/src/game/clock.rs",
    "crates/core/src/game/consequence.rs",
    "crates/core/src/game/dead.rs",
    "crates/core/src/game/ko.rs",
    "crates/core/src/game/ledger.rs",
    "crates/core/src/game/play.rs",
    "crates/core/src/game/point.rs",
    "crates/core/src/game/score.rs",
    "crates/network/src/live/delay.rs",
    "crates/network/src/live/page.rs",
    "crates/network/src/hall.rs",
    "crates/network/src/pairgoth.rs",
    "crates/acts/src",
    "crates/recording/src/count/audit_input.rs",
    "crates/recording/src/count/audit_task.rs",
    "crates/recording/src/count/report.rs",
    "crates/recording/src/game_export.rs",
    "crates/recording/src/gaps.rs",
    "crates/recording/src/picture_reader.rs",
    "crates/recording/src/power_text.rs",
    "crates/recording/src/preview.rs",
    "crates/recording/src/snapshot.rs",
    "crates/recording/src/view_text.rs",
    "crates/core/src/session/counting.rs",
    "crates/storage/src/lib.rs",
    "crates/storage/src/board_settings.rs",
    "crates/storage/src/catalogue/game_file.rs",
    "crates/storage/src/tournament_file.rs",
    "crates/vision/src/error.rs",
];

fn sources() -> Vec<Source> {
    let [program, packages, hall] = ["src", "crates", "hall/src"].map(|folder| Source::all(&root().join(folder)));
    assert!(program.len() > 100 && packages.len() > 200 && hall.len() > 50, "src/, crates/ or hall/src/ was not read");
    program.into_iter().chain(packages).chain(hall).collect()
}

#[track_caller]
fn none(rule: &str, found: &[String]) {
    assert!(found.is_empty(), "{rule}:\n  {}", found.join("\n  "));
}

#[test]
fn every_message_that_code_names_is_there_with_its_variables() {
    let english = Messages::read(root(), "en");
    let wrong = |call: &Call| match english.variables.get(&call.id) {
        None => Some(format!("{}:{}: no message `{}`", call.file, call.line, call.id)),
        Some(wanted) if *wanted != call.variables => {
            Some(format!("{}:{}: `{}` has {wanted:?}, given {:?}", call.file, call.line, call.id, call.variables))
        }
        Some(_) => None,
    };
    let calls: Vec<Call> = sources().iter().flat_map(|source| source.calls()).collect();
    assert!(calls.len() > 100, "no calls were found");
    none("these name no message, or not its variables", &calls.iter().filter_map(wrong).collect::<Vec<_>>());
    let named: BTreeSet<&str> = calls.iter().map(|call| call.id.as_str()).collect();
    let is_hint = |id: &str| id.ends_with(".hint");
    let unused = english.variables.keys().filter(|id| !is_hint(id) && !named.contains(id.as_str()));
    none("no code names these messages", &unused.cloned().collect::<Vec<_>>());
}

#[test]
fn a_translation_in_use_has_the_variables_of_its_english() {
    let english = Messages::read(root(), "en");
    none("these lines of `en` are no message", &english.errors);
    for language in OTHERS {
        let other = Messages::read(root(), language);
        none(&format!("these lines of `{language}` are no message"), &other.errors);
        let used = other.variables.iter().filter(|(id, _)| other.is_used(id, &english));
        assert!(used.clone().count() > 100, "no message of `{language}` is in use");
        let unlike = used.filter(|(id, variables)| english.variables.get(*id) != Some(variables));
        let unlike: Vec<String> = unlike.map(|(id, has)| format!("{id}: {has:?}")).collect();
        none(&format!("`{language}` has other variables here"), &unlike);
    }
}

#[test]
fn no_message_is_there_twice_or_left_in_english() {
    for language in ["en", "ru", "uk", "zh"] {
        none(&format!("`{language}` has these messages twice"), &Messages::read(root(), language).doubled);
    }
    let english = Messages::read(root(), "en");
    for language in OTHERS {
        let other = Messages::read(root(), language);
        let is_same = |id: &str, text| other.is_used(id, &english) && other.texts.get(id) == Some(text);
        let same = english.texts.iter().filter(|(id, text)| is_same(id, text) && is_sentence(text));
        none(&format!("`{language}` repeats the English"), &same.map(|(id, _)| id.clone()).collect::<Vec<_>>());
    }
}

#[test]
fn the_help_has_no_variables() {
    for language in OTHERS {
        let help = Messages::help(root(), language);
        assert!(help.texts.len() > 200, "the help of `{language}` was not read");
        none(&format!("these lines of `{language}` are no message"), &help.errors);
        none(&format!("`{language}` has these messages twice"), &help.doubled);
        let filled = help.variables.iter().filter(|(_, variables)| !variables.is_empty());
        none("help has no variables", &filled.map(|(id, _)| id.clone()).collect::<Vec<_>>());
    }
}

/// Slavic languages count in ones, fews and many; a choice by number that lacks a form falls back to a wrong one.
#[test]
fn choices_by_number_have_the_forms_of_their_language() {
    for (language, wanted) in [("ru", ["one", "many"]), ("uk", ["one", "many"])] {
        let messages = Messages::read(root(), language);
        let numeric =
            |forms: &&BTreeSet<String>| forms.iter().any(|form| ["one", "few", "many"].contains(&form.as_str()));
        let lacks = |forms: &BTreeSet<String>| wanted.iter().any(|&form| !forms.contains(form));
        let wrong = messages.choices.iter().flat_map(|(id, choices)| {
            choices.iter().filter(numeric).filter(|forms| lacks(forms)).map(move |forms| format!("{id}: {forms:?}"))
        });
        none(&format!("`{language}` lacks forms"), &wrong.collect::<Vec<_>>());
    }
}

#[test]
fn converted_code_writes_no_sentence_itself() {
    let is_converted = |source: &&Source| CONVERTED.iter().any(|place| source.name.starts_with(place));
    let sources = sources();
    let found: Vec<String> = sources.iter().filter(is_converted).flat_map(Source::sentences).collect();
    none("these sentences are no messages (see `say!`)", &found);
}

/// Whether a text is for people: two words of letters beside each other.
fn is_sentence(text: &str) -> bool {
    let mut words = 0;
    for word in text.split_whitespace() {
        let letters = word.chars().filter(|c| c.is_alphabetic()).count();
        let is_word = letters >= 2 && word.chars().all(|c| c.is_alphabetic() || "'’.,:;!?()…-".contains(c));
        words = if is_word { words + 1 } else { 0 };
        if words == 2 {
            return true;
        }
    }
    false
}

#[test]
fn a_planted_sentence_is_found() {
    let planted = Source::parse(
        "src/app/planted.rs",
        r#"
        /// A comment is no sentence for people.
        fn show(ui: &mut Ui) {
            ui.label("This has no message.");
            ui.label(format!("Neither has {n} this one"));
            ui.label(say!("a-message", n = 3));
            Id::unique("not for people");
        }
        #[cfg(test)]
        mod tests {
            const QUOTE: &str = "A test may quote a sentence.";
        }
        "#,
    );
    let found: Vec<String> = planted.sentences();
    assert_eq!(found.len(), 2, "{found:?}");
    let calls = planted.calls();
    assert_eq!((calls.len(), calls[0].id.as_str()), (1, "a-message"));
    assert!(calls[0].variables.contains("n"));
}
