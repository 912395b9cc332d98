//! What an audit came to, as the pages show it: the answer to a photograph, and the slip of it.

use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_language::{capital, say};
use kifuscribe_print::audit_report::{fill_caption, photograph};
use kifuscribe_print::diagram_svg;
use kifuscribe_words::{audit_steps, audit_text, ledger_text, result_text};
use maud::{Markup, html};

use crate::hall::AuditedFill;
use crate::shown::ShownTable;

/// The verdict, on what it rests, and what was found. `shown` is the table while it shows the game.
pub(super) fn found(audited: &AuditedFill, shown: Option<&ShownTable>) -> Markup {
    let account = &audited.account;
    html! {
        (verdict(account))
        @match (&audited.record, account.computed) {
            (Some(_), _) => {}
            (None, None) => p.need { (say!("audit-page-cannot-know")) },
            (None, Some(_)) => p.need { (say!("audit-page-by-pictures")) },
        }
        @if audited.is_behind { p.need { (say!("audit-page-behind")) } }
        (findings(account, shown.is_some_and(ShownTable::is_settled)))
    }
}

/// The photographs, with rings around the points to look at.
pub(super) fn photographs(audited: &AuditedFill) -> Markup {
    html! { @for picture in &audited.pictures() { (photograph(picture)) } }
}

/// How the verdict was reached: the boards, the arithmetic line by line, the settings with their sources, and the notes.
pub(super) fn workings(account: &AuditAccount) -> Markup {
    html! {
        (diagrams(account))
        (arithmetic(account))
        (settings(account))
        (notes(account))
    }
}

/// The verdict in large words, and the sentence that says what it is about.
pub(super) fn verdict(account: &AuditAccount) -> Markup {
    let is_assumed = account.agrees_conditionally();
    let class = if is_assumed { "assumed" } else { account.verdict.name() };
    let is_other = account.verdict == Verdict::Differs && account.only_the_claim_differs();
    let mark = match account.verdict {
        Verdict::Agrees if is_assumed => "?",
        Verdict::Agrees => "\u{2713}",
        Verdict::Differs if is_other => "!",
        Verdict::Differs => "\u{2260}",
        Verdict::CannotTell => "?",
    };
    html! {
        h2 #verdict class=(class) tabindex="-1" { span aria-hidden="true" { (mark) " " } (audit_text::verdict_in_short(account)) }
        p.headline { (audit_text::headline(account)) }
        @if let Some(assumed) = audit_text::holds_only_with(account) { p #assumed { (assumed) } }
    }
}

/// What was found, and what can be done: nothing where the game's result `is_settled`.
pub(super) fn findings(account: &AuditAccount, is_settled: bool) -> Markup {
    html! {
        @if !account.findings.is_empty() {
            ul #findings { @for finding in &account.findings { li { (audit_text::finding_in_full(finding, account.size)) } } }
        }
        @if account.verdict != Verdict::Agrees && !is_settled {
            h3 { (say!("audit-page-next")) }
            ul #next { @for step in audit_steps::steps(account) { li { (capital(step.text())) } } }
        }
    }
}

/// What was computed, read off and claimed.
pub(super) fn results(account: &AuditAccount) -> Markup {
    let result = |result: Option<GameResult>| result.map_or_else(|| "\u{2013}".to_owned(), result_text::short);
    html! {
        dl.results {
            div { dt { (say!("report-computed")) } dd #computed { (result(account.computed)) } }
            div { dt { (say!("report-read")) } dd { (audit_text::read_off(account)) } }
            div { dt { (say!("report-claimed")) } dd { (result(account.claimed)) } }
            @if let Some([black, white, empty]) = account.counts {
                div { dt { (say!("report-stones")) } dd { (black) " / " (white) " / " (empty) } }
            }
        }
    }
}

fn diagrams(account: &AuditAccount) -> Markup {
    html! {
        @if let Some(filled) = &account.filled {
            figure { (diagram_svg::fill(filled, &account.foreign, &account.marked())) figcaption { (fill_caption(account)) } }
        }
        @if let Some(ended) = &account.ended {
            figure {
                (diagram_svg::position(ended.dead.stones(), &ended.dead.points().collect::<Vec<_>>()))
                figcaption { (say!("report-position")) }
            }
        }
    }
}

fn arithmetic(account: &AuditAccount) -> Markup {
    html! {
        @if !account.ledger.lines.is_empty() {
            h3 { (say!("report-ledger")) }
            div.scroll { table #arithmetic { tbody {
                @for line in &account.ledger.lines {
                    tr { th scope="row" { (ledger_text::label(&line.item)) p.quiet { (ledger_text::how(line)) } } td.amount { (line.amount) } }
                }
            } } }
        }
    }
}

fn settings(account: &AuditAccount) -> Markup {
    html! {
        h3 { (say!("report-settings")) }
        div.scroll { table #settings { tbody {
            @for setting in &account.settings {
                tr {
                    th scope="row" { (audit_text::setting_label(setting.value.kind())) }
                    td { (audit_text::setting_text(&setting.value, account.size)) p.quiet { (setting.from.text()) } }
                }
            }
        } } }
    }
}

fn notes(account: &AuditAccount) -> Markup {
    let notes = audit_text::notes(account);
    html! {
        @if !notes.is_empty() {
            h3 { (say!("report-notes")) }
            ul #notes { @for note in notes { li { (note) } } }
        }
    }
}
