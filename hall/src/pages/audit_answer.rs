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
use kifuscribe_core::sensing::geometry::Point2;
use kifuscribe_core::sensing::observation::Observation;
use kifuscribe_formats::observed_picture::PictureCopy;
use kifuscribe_language::{as_sentence, capital, say};
use kifuscribe_print::audit_report::{fill_caption, ring};
use kifuscribe_print::diagram_svg;
use kifuscribe_words::audit_steps::{self, AuditStep};
use kifuscribe_words::{audit_text, ledger_text, result_text};
use maud::{Markup, html};

use crate::hall::{AuditedFill, HallActRefusal, ReadPosition};
use crate::pages::TableNames;
use crate::pages::audit::{AuditReader, PositionPurpose, decided};
use crate::pages::audit_slip::{AuditSlip, sending};
use crate::pages::document::HallPage;
use crate::pages::result_form::{agreeing, answered_appeals, decided_at_table, decision_at_table, result_fields};
use crate::picture_reader::picture_name;
use crate::shown::ShownTable;

/// The radius of a ring, in cells.
const RING: f64 = 0.62;

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
        (verdict(account, audited.has_record))
        @match (audited.has_record, account.computed) {
            (true, _) => {}
            (false, None) => p.need { (say!("audit-page-cannot-know")) },
            (false, Some(_)) => p.need { (say!("audit-page-by-pictures")) },
        }
        @if audited.is_behind { p.need { (say!("audit-page-behind")) } }
        (findings(account))
        (turns(account))
        @let copies = &audited.observed.shown;
        @for (name, shown) in [(say!("audit-page-before"), &copies.before), (say!("audit-page-compensated"), &copies.compensated)] {
            @if let Some(shown) = shown { (photograph(name, shown, &(Vec::new(), 0.0))) }
        }
        @for (i, shown) in copies.finals.iter().enumerate() {
            (photograph(&picture_name(i + 1), shown, &places(audited, i)))
        }
        (results(account))
        input #another.shoot type="file" accept="image/*" capture="environment" aria-describedby="state";
        label.button.again for="another" { (say!("audit-page-another-picture")) }
        p { button.again type="button" data-anew="1" { (say!("audit-page-anew")) } }
        @if let Some(game) = game { (decision(audited, game, reader)) }
        (sending(&AuditSlip::of_account(account, game.map(|game| game.shown)), slip))
        (diagrams(account))
        (arithmetic(account))
        (settings(account))
        (notes(account))
    };
    page(audit_text::verdict_in_short(account), &answer)
}

/// The verdict in large words, and the sentence that says what it is about.
fn verdict(account: &AuditAccount, has_record: bool) -> Markup {
    // Where nobody recorded the game, what nobody has given is certified by nothing.
    let is_assumed = account.verdict == Verdict::Agrees && !has_record && !account.assumed().is_empty();
    let (class, in_short) = match is_assumed {
        true => ("assumed", say!("audit-page-agrees-if")),
        false => (account.verdict.name(), audit_text::verdict_in_short(account)),
    };
    let is_other = account.verdict == Verdict::Differs && account.only_the_claim_differs();
    let mark = match account.verdict {
        Verdict::Agrees if is_assumed => "?",
        Verdict::Agrees => "\u{2713}",
        Verdict::Differs if is_other => "!",
        Verdict::Differs => "\u{2260}",
        Verdict::CannotTell => "?",
    };
    html! {
        h2 #verdict class=(class) tabindex="-1" { span aria-hidden="true" { (mark) " " } (in_short) }
        p.headline { (audit_text::headline(account)) }
        @if let Some(assumed) = audit_text::holds_only_with(account) { p #assumed { (assumed) } }
    }
}

/// What was found, and what can be done.
fn findings(account: &AuditAccount) -> Markup {
    html! {
        @if !account.findings.is_empty() {
            ul #findings { @for finding in &account.findings { li { (audit_text::finding_in_full(finding, account.size)) } } }
        }
        @if account.verdict != Verdict::Agrees {
            h3 { (say!("audit-page-next")) }
            ul #next { @for step in audit_steps::steps(account) { li { (capital(step.text())) } } }
        }
    }
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

/// Where the points that are marked lie in a final picture, and the length of a cell there.
fn places(audited: &AuditedFill, index: usize) -> (Vec<Point2>, f64) {
    let account = &audited.account;
    let observed = audited.observed.pictures.finals.get(index).and_then(|picture| picture.observation.as_ref());
    let Some((observation, turn)) = observed.zip(account.turns.get(index).copied().flatten()) else {
        return (Vec::new(), 0.0);
    };
    let at = |point: Point| observation.pose.at(turn.in_picture(point, observation.size));
    (account.marked().into_iter().map(at).collect(), observation.pose.cell())
}

/// A photograph with a ring around each of some places.
fn photograph(name: &str, shown: &PictureCopy, (places, cell): &(Vec<Point2>, f64)) -> Markup {
    let [width, height] = shown.size;
    let text = if places.is_empty() { name.to_owned() } else { say!("audit-page-ringed", name, count = places.len()) };
    html! {
        figure.photograph {
            svg viewBox=(format!("0 0 {width} {height}")) role="img" aria-label=(text) {
                image width=(width) height=(height) href=(format!("data:image/jpeg;base64,{}", STANDARD.encode(&shown.jpeg))) {}
                @for &place in places { (ring(place, RING * cell)) }
            }
            figcaption { (text) }
        }
    }
}

/// What was computed, read off and claimed.
fn results(account: &AuditAccount) -> Markup {
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
        @if let Some(decided) = decided(shown) { (decided) } @else {
            @match (confirmable, decision_at_table(shown)) {
                (Some(Ok(result)), _) => {
                    @if let Some(decided) = decided_at_table(shown) { (decided) }
                    form.entry #confirm method="post" action=(action) {
                        (hidden)
                        input type="hidden" name="result" value=(result.to_text());
                        (protest_fields("confirm"))
                        button type="submit" { (agreement(&audited.account, *result)) }
                    }
                }
                (_, Some(decision)) => (agreeing(shown, decision, name, None)),
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
                    (protest_fields("rule"))
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

/// Asks under whose protest the game is decided, and why. `form` tells its fields from those of another form.
fn protest_fields(form: &str) -> Markup {
    let (whose, why) = (format!("protest-{form}"), format!("protest-why-{form}"));
    html! {
        label for=(whose) { (say!("audit-page-protest")) }
        select id=(whose) name="protest" {
            option value="" { (say!("audit-page-protest-nobody")) }
            @for color in Color::BOTH { option value=(color.name()) { (say!("audit-page-protest-player", player = color)) } }
            option value="both" { (say!("audit-page-protest-both")) }
        }
        label for=(why) { (say!("audit-page-protest-why")) }
        input id=(why) name="protest-why" autocomplete="off" maxlength="500";
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
            Some(account) => { (verdict(account, true)) (findings(account)) }
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
            @for shown in &read.observed.shown.finals { (photograph(&picture_name(1), shown, &ringed_places(board, &ringed))) }
            (position_diagram(&board.stones(), &ringed))
        } @else {
            p { (say!("audit-page-no-board-hint")) }
            @for shown in &read.observed.shown.finals { (photograph(&picture_name(1), shown, &(Vec::new(), 0.0))) }
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

fn ringed_places(board: &Observation, ringed: &[Point]) -> (Vec<Point2>, f64) {
    (ringed.iter().map(|&point| board.pose.at(point)).collect(), board.pose.cell())
}

fn position_diagram(stones: &Stones, ringed: &[Point]) -> Markup {
    html! {
        figure { (diagram_svg::fill(stones, &ForeignStones::default(), ringed)) figcaption { (say!("audit-page-as-photographed")) } }
    }
}
