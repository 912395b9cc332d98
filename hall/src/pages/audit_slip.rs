//! What an audit came to, as it is sent to somebody: by mail, as the address of a page of its own, or as a paper. None needs a script.

use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_language::{as_sentence, capital, say};
use kifuscribe_words::{audit_text, ledger_text, result_text};
use maud::{Markup, html};

use crate::hall::AuditedFill;
use crate::pages::TableNames;
use crate::pages::audit::{AuditReader, is_decided, page, standing};
use crate::pages::audit_account::{found, photographs, results, workings};
use crate::round::Round;
use crate::shown::{Audience, ShownTable};

/// The table and who plays there.
fn game(shown: &ShownTable) -> String {
    let TableNames { black, white } = TableNames::of(shown);
    format!("{}, {} - {}", capital(&say!("word-table", table = shown.table.to_string())), black.name, white.name)
}

/// The slip as lines of text: what was found, computed and added up, and the settings with their sources.
fn lines(account: &AuditAccount) -> Vec<String> {
    let line = |label: &str, result| format!("{label}: {}", result_text::short(result));
    let computed = account.computed.map(|result| line(say!("report-computed"), result));
    let claimed = account.claimed.map(|result| line(say!("report-claimed"), result));
    let findings = account.findings.iter().map(|finding| audit_text::finding_in_full(finding, account.size));
    let sum = account.ledger.lines.iter().map(|line| format!("{}: {}", ledger_text::label(&line.item), line.amount));
    let settings = account.settings.iter().map(|setting| {
        let value = audit_text::setting_text(&setting.value, account.size);
        format!("{}: {value} ({})", audit_text::setting_label(setting.value.kind()), setting.from.text())
    });
    let said = std::iter::once(audit_text::headline(account)).chain(audit_text::holds_only_with(account));
    let said = said.chain(audit_text::left_out(account));
    said.chain(computed).chain(claimed).chain(findings).chain(sum).chain(settings).collect()
}

/// The address that opens a mail with the slip, to whomever its writer chooses. `address` is that of the slip's own page.
fn mail(audited: &AuditedFill, shown: Option<&ShownTable>, address: Option<&str>) -> String {
    let (account, game) = (&audited.account, shown.map(game));
    let verdict = audit_text::verdict_in_short(account).to_owned();
    let subject = game.iter().cloned().chain([verdict]).collect::<Vec<_>>().join(": ");
    let address = address.map(|address| say!("audit-page-slip-at", address));
    let lines = game.into_iter().chain(lines(account)).chain(address);
    let mut query = url::form_urlencoded::Serializer::new(String::new());
    query.append_pair("subject", &subject).append_pair("body", &lines.collect::<Vec<_>>().join("\r\n"));
    // Programs for mail take a plus for a plus.
    format!("mailto:?{}", query.finish().replace('+', "%20"))
}

/// The links by which a slip is sent: a mail, and where the slip has a page of its own, its address and its paper.
pub(super) fn sending(
    audited: &AuditedFill,
    shown: Option<&ShownTable>,
    address: Option<&str>,
    audience: Audience,
) -> Markup {
    html! {
        p { a #mail href=(mail(audited, shown, address)) { (say!("audit-page-mail")) } }
        @if let Some(address) = address {
            p { a #slip href=(address) { (say!("audit-page-slip-link")) } }
            @if audience == Audience::Staff {
                p { a #paper download="audit.pdf" href=(address.replacen("/slip/", "/paper/", 1)) { (say!("audit-page-paper")) } }
            }
            p.quiet { (say!("audit-page-slip-how-long")) }
        }
    }
}

/// The page of a slip. `shown` is the table while it shows the game; `is_current` whether the game is as it was audited.
#[must_use]
pub fn audit_slip(
    (table, audited): (u32, &AuditedFill),
    shown: Option<&ShownTable>,
    (is_current, address): (bool, Option<&str>),
    round: &Round,
    reader: AuditReader,
) -> Markup {
    let title = say!("audit-page-slip-of-table", table);
    let main = html! {
        h2 { (title) }
        @if let Some(shown) = shown { p { bdi { (game(shown)) } } }
        @if let Some(shown) = shown { (standing(shown)) }
        @if !is_current && !shown.is_some_and(is_decided) { p.need { (as_sentence(say!("audit-page-game-changed"))) } }
        (found(audited, shown))
        @if reader.audience == Audience::Staff { (photographs(audited)) }
        (results(&audited.account))
        (workings(&audited.account))
        (sending(audited, shown, address, reader.audience))
    };
    page(&title, round, reader, &main)
}
