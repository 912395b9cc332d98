//! The account of an audit as it is printed, for a person and for a program.

use serde_json::{Value, json};

use crate::commands::score::ledger_lines;
use crate::commands::settling_option::{self, sentence_with};
use kifuscribe_console::output::Output;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::finding::Finding;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::count::setting::{Origin, Setting};
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::{Ruling, date_and_time};
use kifuscribe_language::{self as language, Language, as_sentence, say};
use kifuscribe_storage::count_journal::CountRecord;
use kifuscribe_words::audit_json;
use kifuscribe_words::audit_steps::{self, AuditStep};
use kifuscribe_words::audit_text;
use kifuscribe_words::history_text;
use kifuscribe_words::result_text;

/// An account with what was decided on it, where the count is kept.
#[derive(Debug, Clone, Copy)]
pub(super) struct PrintedAccount<'a> {
    /// The account.
    pub(super) account: &'a AuditAccount,
    /// The count in its journal.
    pub(super) record: Option<&'a CountRecord>,
    /// How long reading the pictures and judging them took, in milliseconds.
    pub(super) took: Option<[u64; 2]>,
    /// Whether each line of the arithmetic is printed.
    pub(super) with_arithmetic: bool,
}

impl PrintedAccount<'_> {
    /// Prints it as one line of JSON.
    pub(super) fn print_json(self) -> anyhow::Result<()> {
        let mut value = language::within(Language::English, || audit_json::account(self.account));
        if let Some(object) = value.as_object_mut() {
            if let Some(record) = self.record {
                object.insert("rulings".to_owned(), rulings_json(record));
                let standing = language::within(Language::English, || standing(record));
                object.insert("standing".to_owned(), json!(standing));
            }
            if let Some([look, judge]) = self.took {
                object.insert("ms".to_owned(), json!({"look": look, "judge": judge}));
            }
        }
        Output.json(&value)
    }

    /// Prints it as a person reads it: the verdict first, then what it hangs on.
    pub(super) fn print_text(self) -> anyhow::Result<()> {
        let (account, size) = (self.account, self.account.size);
        let verdict = audit_text::verdict_in_short(account).to_lowercase();
        Output.line(&format!("{verdict}: {}", audit_text::headline(account)))?;
        if let Some(standing) = self.record.and_then(standing) {
            Output.line(&say!("printed-the-result-is", standing))?;
        }
        if let Some(assumed) = audit_text::holds_only_with(account) {
            Output.line(&assumed)?;
        }
        account.findings.iter().try_for_each(|finding| Output.line(&finding_line(finding, account)))?;
        // A result that stands is final: nothing is to be done about it.
        let is_final = |record: &CountRecord| record.counting.confirmed().is_some() && record.changed.is_none();
        if account.verdict != Verdict::Agrees && !self.record.is_some_and(is_final) {
            let steps: Vec<&str> = audit_steps::steps(account).iter().map(AuditStep::text).collect();
            Output.line(&match steps[..] {
                [step] => say!("printed-next-step", step),
                _ => say!("printed-next-step-either", steps = steps.join(say!("printed-step-or"))),
            })?;
        }
        let result = |r: Option<GameResult>| r.map_or("-".to_owned(), result_text::short);
        Output.line(&say!(
            "printed-computed-read-off-the-board",
            computed = result(account.computed),
            read = audit_text::read_off(account),
            claimed = account.claimed.map_or("none".to_owned(), result_text::short)
        ))?;
        if let Some([black, white, empty]) = account.counts {
            Output.line(&say!("printed-black-stones-white-stones-empty", black, white, empty))?;
        }
        for about in &account.notes {
            let note = sentence_with(audit_text::note(about, size), settling_option::of_note(about, size));
            Output.line(&say!("printed-note", note))?;
        }
        settings_lines(account).iter().try_for_each(|line| Output.line(line))?;
        for ruling in self.record.iter().flat_map(|r| r.counting.rulings_once()) {
            Output.line(&ruling_line(ruling))?;
        }
        if self.with_arithmetic {
            ledger_lines(&account.ledger)?;
        } else if !account.ledger.lines.is_empty() {
            Output.line(say!("printed-arithmetic-is-left-out"))?;
        }
        Ok(())
    }
}

/// The status of the verdict. An audit that no journal keeps is none of those that its journals have.
fn standing(record: &CountRecord) -> Option<String> {
    history_text::standing(&record.counting, record.changed, !record.journal.is_empty())
}

/// A finding in a line, with its points where the sentence itself does not name them.
fn finding_line(finding: &Finding, account: &AuditAccount) -> String {
    let size = account.size;
    let text = audit_text::finding(finding, size);
    let points = audit_text::points_beside(finding, &text, size);
    let at = points.map_or_else(String::new, |points| format!(" [{points}]"));
    let text = sentence_with(text, settling_option::of_finding(finding, account));
    let shift = audit_text::shift(finding).map_or(String::new(), |s| format!(" {s}"));
    say!("printed-finding", text, at, shift)
}

/// The settings, in a line for each place that they come from, what was assumed first.
fn settings_lines(account: &AuditAccount) -> Vec<String> {
    let size = account.size;
    let line = |from: Origin| {
        let of = |s: &Setting| {
            format!("{}: {}", audit_text::setting_label(s.value.kind()), audit_text::setting_text(&s.value, size))
        };
        let settings: Vec<String> = account.settings.iter().filter(|s| s.from == from).map(of).collect();
        (!settings.is_empty()).then(|| {
            let settings = settings.join("; ");
            match from {
                Origin::Assumed => say!("printed-settings-assumed", settings),
                Origin::Given => say!("printed-settings-given", settings),
                Origin::Record => say!("printed-settings-of-the-record", settings),
                Origin::Journal => say!("printed-settings-of-the-journal", settings),
                Origin::Pairing => say!("printed-settings-of-the-pairing", settings),
                Origin::Picture => say!("printed-settings-of-the-pictures", settings),
            }
        })
    };
    [Origin::Assumed, Origin::Given, Origin::Record, Origin::Journal, Origin::Pairing, Origin::Picture]
        .into_iter()
        .filter_map(line)
        .collect()
}

fn ruling_line(ruling: &Ruling) -> String {
    let result =
        ruling.result.map(|result| format!(" {}", as_sentence(&result_text::short(result)))).unwrap_or_default();
    let decided = format!("{}{result}", history_text::ruled(ruling));
    say!("printed-ruling", at = date_and_time(&ruling.at), ruling = decided, reasons = as_sentence(&ruling.reasons))
        .trim_end()
        .to_owned()
}

fn rulings_json(record: &CountRecord) -> Value {
    let ruling = |r: &Ruling| json!({"at": r.at, "way": r.way.name(), "by": r.by, "reasons": r.reasons, "protest": r.protest, "result": r.result.map(GameResult::to_listed)});
    record.counting.rulings_once().map(ruling).collect()
}
