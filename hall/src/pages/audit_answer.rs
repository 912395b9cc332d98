//! What came of a photograph: the verdict on a fill, or a position.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::finding::FindingKind;
use kifuscribe_core::count::audit::{ForeignStones, Verdict, same_result};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_language::{as_sentence, say};
use kifuscribe_print::audit_report::photograph;
use kifuscribe_print::diagram_svg;
use kifuscribe_words::audit_steps::{self, AuditStep};
use kifuscribe_words::{audit_text, result_text};
use maud::{Markup, html};

use crate::hall::{AuditedFill, HallActRefusal, ReadPosition};
use crate::pages::TableNames;
use crate::pages::audit::{AuditReader, PositionPurpose, decided};
use crate::pages::audit_account::{findings, found, photographs, results, verdict, workings};
use crate::pages::audit_slip::sending;
use crate::pages::document::HallPage;
use crate::pages::result_form::{
    agreeing, answered_appeals, decided_at_table, decision_at_table, protest_fields, result_fields,
};
use crate::shown::ShownTable;

/// Below this probability a point of a position is ringed.
const DOUBT: f32 = 0.9;

/// The game on whose audit somebody may decide.
#[derive(Debug, Clone, Copy)]
pub struct AuditedGame<'a> {
    /// The table.
    pub shown: &'a ShownTable,
    /// The name under which the hall keeps what is decided of it.
    pub name: &'a str,
    /// The result that both players can confirm after the audit, or why it would be refused; `None` where the audit gives none.
    pub confirmable: Option<&'a Result<GameResult, HallActRefusal>>,
}

/// A page of which the script takes the answer.
fn page(title: &str, answer: &Markup) -> Markup {
    let body = html! { main { section #answer { (answer) } } };
    HallPage { title, class: "hall audit", base: None, events: None, body }.markup()
}

/// What came of the audit of a fill. `slip` is the address of its slip, where it has one.
#[must_use]
pub fn audit_answer(
    audited: &AuditedFill,
    game: Option<AuditedGame<'_>>,
    reader: AuditReader,
    slip: Option<&str>,
) -> Markup {
    let account = &audited.account;
    let answer = html! {
        (found(audited, game.map(|game| game.shown)))
        (turns(account))
        (photographs(audited))
        (results(account))
        input #another.shoot type="file" accept="image/*" capture="environment" aria-describedby="state";
        label.button.again for="another" { (say!("audit-page-another-picture")) }
        p { button.again type="button" data-anew="1" { (say!("audit-page-anew")) } }
        @if let Some(game) = game { (decision(audited, game, reader)) }
        (sending(audited, game.map(|game| game.shown), slip, reader.audience))
        (workings(account))
    };
    page(audit_text::verdict_in_short(account), &answer)
}

/// A button for each way in which the picture may lie, where that is asked.
fn turns(account: &AuditAccount) -> Markup {
    let turns = account.findings.iter().find_map(|finding| match &finding.kind {
        FindingKind::WhichSide { turns, .. } => Some(turns),
        _ => None,
    });
    html! {
        @if let Some(turns) = turns {
            div.choose {
                @for turn in turns {
                    button type="button" data-turn=(turn.quarters) { (say!("audit-page-turn", degrees = 90 * u32::from(turn.quarters))) }
                }
            }
        }
    }
}

/// The result that both players can confirm after this audit: what was computed, where the fill shows it, or where they may accept it all
/// the same; not beside a decision of the referee for another result.
#[must_use]
pub fn confirmable(account: &AuditAccount, shown: &ShownTable) -> Option<GameResult> {
    let is_shown = account.verdict == Verdict::Agrees || audit_steps::steps(account).contains(&AuditStep::Accept);
    let decided = decision_at_table(shown).map(|note| note.result);
    account.computed.filter(|computed| is_shown && decided.is_none_or(|decided| same_result(decided, *computed)))
}

/// The forms in which staff decide, or why they cannot from here.
fn decision(audited: &AuditedFill, game: AuditedGame<'_>, reader: AuditReader) -> Markup {
    let AuditedGame { shown, name, confirmable } = game;
    let Some(audit) = audited.kept.as_deref().filter(|_| reader.may_decide) else {
        let is_staff = reader.audience == crate::shown::Audience::Staff;
        return html! { @if is_staff { p.quiet #plain { (say!("audit-page-decide-needs-tls")) } } };
    };
    let action = format!("/audit/table/{}/decide", shown.table);
    let hidden = html! {
        input type="hidden" name="audit" value=(audit);
        input type="hidden" name="game" value=(name);
    };
    html! {
        @let decided = decided(shown);
        @if let Some(decided) = &decided { (decided) }
        @if decided.is_none() || shown.takes_another() {
            @match (confirmable, decision_at_table(shown)) {
                (Some(Ok(result)), _) => {
                    @if let Some(decided) = decided_at_table(shown) { (decided) }
                    form.entry #confirm method="post" action=(action) {
                        (hidden)
                        input type="hidden" name="result" value=(result.to_text());
                        (protest_fields("confirm", None))
                        button type="submit" { (agreement(&audited.account, *result)) }
                    }
                }
                (_, Some(decision)) => (agreeing(shown, decision, name, (None, None))),
                (Some(Err(why)), None) => p.need #refused { (as_sentence(&why.to_string())) },
                (None, None) => {}
            }
            details.more #rule {
                summary { (say!("audit-page-rule")) }
                form.entry method="post" action=(action) {
                    (hidden)
                    (result_fields(&TableNames::of(shown), None))
                    label for="reasons" { (say!("audit-page-reasons")) }
                    input #reasons name="reasons" autocomplete="off" required;
                    (answered_appeals(shown, &[]))
                    (protest_fields("rule", None))
                    button type="submit" { (say!("audit-page-rule-so")) }
                }
            }
            p.quiet { (say!("audit-page-becomes-evidence")) }
        }
    }
}

/// What both players do who confirm this result after the audit.
fn agreement(account: &AuditAccount, result: GameResult) -> String {
    let result = result_text::in_words(result, None);
    match account.is_right_fill() {
        true => say!("audit-page-confirm", result),
        false => say!("audit-page-accept", result),
    }
}

/// A file that a page hands out.
#[derive(Debug)]
pub struct HandedOut<'a> {
    /// Its name.
    pub name: &'a str,
    /// The record.
    pub sgf: &'a str,
}

/// A position that was read off a photograph, with its record; of the stones of both bowls with what they come to.
#[must_use]
pub fn position_answer(
    read: &ReadPosition,
    purpose: PositionPurpose,
    bowls: Option<&AuditAccount>,
    file: Option<&HandedOut<'_>>,
) -> Markup {
    let heading = || match read.board() {
        None => say!("audit-page-no-board").to_owned(),
        Some(board) => {
            let stones = board.stones();
            let [black, white] = Color::BOTH.map(|color| stones.of(color).count());
            say!("audit-page-position-read", size = board.size.to_string(), black, white)
        }
    };
    let doubts = read.board().map(|board| board.doubts(DOUBT)).unwrap_or_default();
    let answer = html! {
        @match bowls {
            Some(account) => { (verdict(account)) (findings(account, false)) }
            None => h2 #verdict tabindex="-1" { (heading()) },
        }
        p.quiet { (purpose.text()) }
        @let unknown = read.unknown();
        @if !unknown.is_empty() { p.need #unknown { (unknown_text(&unknown)) } }
        @if let Some(board) = read.board() {
            @if !doubts.is_empty() {
                p.need { (say!("audit-page-doubts", points = doubts.iter().map(|(point, _)| point.label(board.size)).collect::<Vec<_>>().join(" "))) }
            }
            @let ringed: Vec<Point> = doubts.iter().map(|(point, _)| *point).collect();
            @if let Some(picture) = read.picture(&ringed) { (photograph(&picture)) }
            (position_diagram(&board.stones(), &ringed))
        } @else {
            p { (say!("audit-page-no-board-hint")) }
            @if let Some(picture) = read.picture(&[]) { (photograph(&picture)) }
        }
        @if let Some(HandedOut { name, sgf }) = file {
            p { a.button #sgf download=(name) href=(format!("data:application/x-go-sgf;base64,{}", STANDARD.encode(sgf))) { (say!("audit-page-save-sgf", name)) } }
        }
        p { button.again type="button" data-anew="1" { (say!("audit-page-anew")) } }
    };
    page(say!("audit-page-position"), &answer)
}

/// Which points are not known.
#[must_use]
pub fn unknown_text(points: &[String]) -> String {
    say!("audit-page-unknown", count = points.len(), points = points.join(" "))
}

fn position_diagram(stones: &Stones, ringed: &[Point]) -> Markup {
    html! {
        figure { (diagram_svg::fill(stones, &ForeignStones::default(), ringed)) figcaption { (say!("audit-page-as-photographed")) } }
    }
}
