//! What an audit came to, as it is sent to somebody: by mail, or as the address of a page of its own. Neither needs a script.

use kifuscribe_core::audit::account::{AuditAccount, decisive_assumptions};
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::count::setting::Setting;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::{AuditOutcome, OutcomeSettings};
use kifuscribe_language::{as_sentence, capital, say};
use kifuscribe_words::{audit_text, ledger_text, result_text};
use maud::{Markup, html};

use crate::pages::TableNames;
use crate::pages::audit::{AuditReader, decided, page};
use crate::pages::result_form::decided_at_table;
use crate::round::Round;
use crate::shown::{Audience, ShownTable};

/// An audit as it is sent to somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct AuditSlip {
    /// The table and who plays there; empty where that is not known.
    game: String,
    verdict: String,
    /// What was found, computed and added up.
    lines: Vec<String>,
    /// The settings, each with what it comes from.
    settings: Vec<[String; 2]>,
}

impl AuditSlip {
    /// The slip of an audit that has just been made.
    pub(super) fn of_account(account: &AuditAccount, shown: Option<&ShownTable>) -> Self {
        let findings = account.findings.iter().map(|finding| audit_text::finding_in_full(finding, account.size));
        let sum = account.ledger.lines.iter();
        let sum = sum.map(|line| format!("{}: {}", ledger_text::label(&line.item), line.amount));
        let lines = std::iter::once(audit_text::headline(account))
            .chain(audit_text::holds_only_with(account))
            .chain(results(account.computed, account.claimed))
            .chain(findings)
            .chain(sum);
        Self {
            game: shown.map(game).unwrap_or_default(),
            verdict: audit_text::verdict_in_short(account).to_owned(),
            lines: lines.collect(),
            settings: stated(account.size, &account.settings),
        }
    }

    /// The slip of an audit that was kept. `is_assumed` says that its verdict rests on settings that nobody gave.
    fn of_outcome(outcome: &AuditOutcome, shown: Option<&ShownTable>, is_assumed: bool) -> Self {
        let settings = match &outcome.settings {
            OutcomeSettings::Stated { size, settings } => stated(*size, settings),
            OutcomeSettings::Written(written) => {
                written.iter().map(|[name, value, from]| [format!("{name}: {value}"), from.clone()]).collect()
            }
        };
        Self {
            game: shown.map(game).unwrap_or_default(),
            verdict: if is_assumed { say!("audit-page-agrees-if") } else { verdict(outcome.verdict) }.to_owned(),
            lines: std::iter::once(outcome.sentence.clone())
                .chain(results(outcome.computed, outcome.claimed))
                .collect(),
            settings,
        }
    }

    /// The address that opens a mail with the slip, to whomever its writer chooses. `address` is that of the slip's own page.
    pub(super) fn mail(&self, address: Option<&str>) -> String {
        let names = [&*self.game, &self.verdict].into_iter().filter(|part| !part.is_empty());
        let subject = names.collect::<Vec<_>>().join(": ");
        let settings = self.settings.iter().map(|[setting, from]| format!("{setting} ({from})"));
        let game = Some(self.game.clone()).filter(|game| !game.is_empty());
        let address = address.map(|address| say!("audit-page-slip-at", address));
        let lines = game.into_iter().chain(self.lines.iter().cloned()).chain(settings).chain(address);
        let mut query = url::form_urlencoded::Serializer::new(String::new());
        query.append_pair("subject", &subject).append_pair("body", &lines.collect::<Vec<_>>().join("\r\n"));
        // Programs for mail take a plus for a plus.
        format!("mailto:?{}", query.finish().replace('+', "%20"))
    }
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Agrees => say!("count-verdict-agrees"),
        Verdict::Differs => say!("count-verdict-differs"),
        Verdict::CannotTell => say!("count-verdict-cannot-tell"),
    }
}

fn game(shown: &ShownTable) -> String {
    let TableNames { black, white } = TableNames::of(shown);
    format!("{}, {} - {}", capital(&say!("word-table", table = shown.table.to_string())), black.name, white.name)
}

/// What was computed and claimed, as far as it is known.
fn results(computed: Option<GameResult>, claimed: Option<GameResult>) -> impl Iterator<Item = String> {
    let line = |label: &str, result| format!("{label}: {}", result_text::short(result));
    let computed = computed.map(|result| line(say!("report-computed"), result));
    computed.into_iter().chain(claimed.map(|result| line(say!("report-claimed"), result)))
}

fn stated(size: BoardSize, settings: &[Setting]) -> Vec<[String; 2]> {
    let line = |setting: &Setting| {
        let (label, value) =
            (audit_text::setting_label(setting.value.kind()), audit_text::setting_text(&setting.value, size));
        [format!("{label}: {value}"), setting.from.text().to_owned()]
    };
    settings.iter().map(line).collect()
}

/// The links by which a slip is sent: a mail, and where the slip has a page of its own, its address.
pub(super) fn sending(slip: &AuditSlip, address: Option<&str>) -> Markup {
    html! {
        p { a #mail href=(slip.mail(address)) { (say!("audit-page-mail")) } }
        @if let Some(address) = address {
            p { a #slip href=(address) { (say!("audit-page-slip-link")) } }
            p.quiet { (say!("audit-page-slip-how-long")) }
        }
    }
}

/// Whether a fill that agrees is one of a game without a record, of which settings are assumed that decide the result.
fn rests_on_assumptions(outcome: &AuditOutcome, shown: Option<&ShownTable>) -> bool {
    let OutcomeSettings::Stated { settings, .. } = &outcome.settings else { return false };
    outcome.verdict == Verdict::Agrees
        && shown.is_none_or(|shown| !shown.has_journal())
        && !decisive_assumptions(settings, true).is_empty()
}

/// The page of a slip. `shown` is the table while it shows the game; `is_current` whether the game is as it was audited.
#[must_use]
pub fn audit_slip(
    (table, outcome): (u32, &AuditOutcome),
    shown: Option<&ShownTable>,
    (is_current, address): (bool, Option<&str>),
    round: &Round,
    reader: AuditReader,
) -> Markup {
    let is_assumed = rests_on_assumptions(outcome, shown);
    let slip = AuditSlip::of_outcome(outcome, shown, is_assumed);
    let class = if is_assumed { "assumed" } else { outcome.verdict.name() };
    let decision = shown.and_then(|shown| decided(shown).or_else(|| decided_at_table(shown)));
    let title = say!("audit-page-slip-of-table", table);
    let main = html! {
        h2 { (title) }
        @if !slip.game.is_empty() { p { bdi { (slip.game) } } }
        p #verdict class=(class) { strong { (slip.verdict) } }
        @for line in &slip.lines { p { (line) } }
        @match decision {
            Some(decision) => (decision),
            None if !is_current => p.need { (as_sentence(say!("audit-page-game-changed"))) },
            None => {}
        }
        @if reader.audience == Audience::Staff {
            @for [_, hash] in &outcome.files {
                figure.photograph { img src=(format!("/table/{table}/picture/{hash}?full=false")) alt=(say!("audit-page-finished-fill")); }
            }
        }
        h3 { (say!("report-settings")) }
        ul #settings { @for [setting, from] in &slip.settings { li { (setting) p.quiet { (from) } } } }
        (sending(&slip, address))
    };
    page(&title, round, reader, &main)
}
