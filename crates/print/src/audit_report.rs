//! The report of an audit as HTML for the printer: a slip with the result for the players, and an aid to the referee.
//!
//! The first page is A4, for the players: it states the result and holds everything that is signed. The second, for the
//! referee, has the findings and the arithmetic; the pictures follow, then the record, so that the position can be rebuilt
//! at the board. The file stands alone: pictures are
//! embedded, diagrams are drawn as SVG, no script is needed to read it. `maud` writes the HTML because it
//! escapes everything that is put into it: names and comments come from files that anybody may have written.

mod print;
mod record_page;
mod signing;
mod slip;
mod words;

pub use print::{characters, write_pdf};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use kifuscribe_formats::terminal_text::made_printable;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::audit_report::slip::SlipResult;
use crate::diagram_svg;
use crate::signed_facts::SignedFacts;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::alignment::Turn;
use kifuscribe_core::audit::pictures::PictureObservation;
use kifuscribe_core::count::setting::{Origin, SettingValue};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::{GameInfo, GameRecord};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::rules::{Preset, Rules};
use kifuscribe_core::sensing::geometry::Point2;
use kifuscribe_core::session::counting::{Counting, Resolution, Ruling, clock_time, date_and_time};
use kifuscribe_core::session::incident::IncidentTerms;
use kifuscribe_core::session::outdone::OutdoneAct;
use kifuscribe_core::session::recording::ChangedSince;
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_language::{self as language, as_sentence, say};
use kifuscribe_words::audit_text;
use kifuscribe_words::audit_text::verdict_in_short;
use kifuscribe_words::count_text;
use kifuscribe_words::history_text::{resolution, standing};
use kifuscribe_words::incident_text;
use kifuscribe_words::ledger_text;
use kifuscribe_words::result_text;

/// Everything a report shows.
#[derive(Debug, Clone)]
pub struct AuditReport<'a> {
    /// The record, where there is one.
    pub record: Option<&'a GameRecord>,
    /// The account of the audit.
    pub account: &'a AuditAccount,
    /// What was noticed and decided during the count.
    pub counting: &'a Counting,
    /// What was said or decided of the result and no longer holds, or is open beside what was decided.
    pub outdone: &'a [OutdoneAct],
    /// What of the game has changed since its result was confirmed, so that it no longer stands on the record.
    pub changed: Option<ChangedSince>,
    /// Whether the result was decided in a hall and the table has not written it down.
    pub waits_for_table: bool,
    /// The points to check first, each as a part of a picture.
    pub close_ups: Vec<CloseUp>,
    /// The pictures.
    pub pictures: Vec<ReportPicture>,
    /// The name of the picture of the clock.
    pub clock_picture: Option<&'a str>,
    /// The local time, as ISO 8601, at which a person confirmed the settings, before the verdict was shown; `None` where
    /// nobody was asked.
    pub settings_confirmed: Option<&'a str>,
    /// Files that belong to it with their SHA-256.
    pub hashes: Vec<[String; 2]>,
    /// When the report was made.
    pub made: &'a str,
}

impl AuditReport<'_> {
    /// The result as the slip states it.
    fn slip(&self) -> SlipResult {
        let info = self.record.map(|record| &record.info);
        slip::result_of(self.account, self.counting, (self.changed, self.waits_for_table), info)
    }

    /// That the verdict is for information only beside the result that is confirmed; `None` where none is.
    fn standing(&self) -> Option<String> {
        standing(self.counting, self.changed, true).filter(|_| !self.waits_for_table)
    }

    /// The day on which the count was audited.
    fn audited(&self) -> &str {
        let at = self.counting.audits.last().map_or(self.made, |audit| audit.at.as_str());
        at.get(..10).unwrap_or_default()
    }
}

/// A point that is shown beside the findings, as a part of one of the pictures.
#[derive(Debug, Clone, PartialEq)]
pub struct CloseUp {
    /// What it is called.
    pub label: String,
    /// The place of the picture among those of the report.
    pub picture: usize,
    /// Where the point is in the picture, in pixels.
    pub at: Point2,
    /// How much of the picture is shown to each side of it, in pixels.
    pub reach: f64,
    /// The radius of its ring in pixels.
    pub radius: f64,
}

/// The most points that are shown beside the findings.
const MOST_CLOSE_UPS: usize = 4;

/// How much of the board a close-up shows to each side of its point, in cells.
const CLOSE_UP: f64 = 2.6;

impl CloseUp {
    /// The first few points that a person should check, in the first picture of the finished fill that shows them. The pictures of a report
    /// begin with these.
    #[must_use]
    pub fn all(account: &AuditAccount, finals: &[PictureObservation]) -> Vec<Self> {
        let shown = |(picture, (seen, turn)): (usize, (&PictureObservation, &Option<Turn>))| {
            let (seen, turn) = (seen.observation.as_ref()?, (*turn)?);
            let close = |point: Point| Self {
                label: point.label(seen.size),
                picture,
                at: seen.pose.at(turn.in_picture(point, seen.size)),
                reach: CLOSE_UP * seen.pose.cell(),
                radius: RING * seen.pose.cell(),
            };
            Some(account.to_check().into_iter().take(MOST_CLOSE_UPS).map(close).collect())
        };
        finals.iter().zip(&account.turns).enumerate().find_map(shown).unwrap_or_default()
    }
}

/// One picture of a report.
#[derive(Debug, Clone)]
pub struct ReportPicture {
    /// What it shows, with its file's name.
    pub caption: String,
    /// `image/jpeg` or `image/png`.
    pub mime: &'static str,
    /// The file's bytes.
    pub bytes: Vec<u8>,
    /// Width and height in pixels.
    pub size: [usize; 2],
    /// Where the points of the findings are, in pixels.
    pub rings: Vec<Point2>,
    /// The radius of a ring in pixels.
    pub radius: f64,
}

/// The radius of a ring, in cells.
pub const RING: f64 = 0.62;

impl ReportPicture {
    /// The picture with rings around these points, where this was seen in it and it lies so to the record.
    #[must_use]
    pub fn ringed(self, observed: &PictureObservation, turn: Option<Turn>, marked: &[Point]) -> Self {
        let Some((seen, turn)) = observed.observation.as_ref().zip(turn) else { return self };
        let at = |&point: &Point| seen.pose.at(turn.in_picture(point, seen.size));
        Self { rings: marked.iter().map(at).collect(), radius: RING * seen.pose.cell(), ..self }
    }
}

/// The report as HTML.
#[must_use]
pub fn write(report: &AuditReport<'_>) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(language::current().code()) {
            head {
                meta charset="utf-8";
                title { (say!("report-title")) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                (players_page(report))
                (referees_page(report))
                @if !report.pictures.is_empty() { (pictures(report)) }
                @if let Some(record) = report.record.filter(|r| !r.moves.is_empty()) { (record_page::page(record)) }
            }
        }
    };
    made_printable(page.into_string())
}

/// What the players sign: the result, how it was found, and what was decided.
fn players_page(report: &AuditReport<'_>) -> Markup {
    let account = report.account;
    let info = report.record.map(|r| &r.info);
    let slip = report.slip();
    html! {
        section {
            header {
                h1 { (say!("report-slip")) }
                p.aid { (say!("report-for-players")) }
            }
            (people(info))
            div.result {
                p { span.label { (say!("word-result")) } " " strong { (slip.result) } }
                @if !slip.method.is_empty() { p { span.label { (say!("report-method")) } " " (slip.method) } }
                p.standing { (slip.standing) " " (say!("report-audited-on", date = report.audited())) }
            }
            div.verdict.(if account.agrees_conditionally() { "assumed" } else { account.verdict.name() }) {
                strong { (verdict_in_short(account).to_uppercase()) }
                " " (audit_text::headline(account))
                @if let Some(assumed) = audit_text::holds_only_with(account) { p.standing { (assumed) } }
                @if let Some(pictures) = audit_text::rests_on_pictures(account) { p.standing { (pictures) } }
                @if let Some(standing) = report.standing() { p.standing { (standing) } }
            }
            (facts(report))
            (diagrams(account))
            (signed(report, &slip))
        }
    }
}

/// What the result rests on and what is disputed, and by what the page is known, each with its label.
fn fact_rows(report: &AuditReport<'_>) -> Vec<[String; 2]> {
    let facts = SignedFacts::of_audit(report.account, report.record, (report.counting, report.outdone));
    facts.conditions().into_iter().chain(facts.disputes().iter().cloned()).chain([known_by(report)]).collect()
}

/// How many of the files stand on the page that is signed, and how much of the hash of each.
const FILES_NAMED: usize = 4;
const HASH_SHOWN: usize = 12;

/// What ties the page to the files that were audited: when it was made, and how their SHA-256 begin. All of them stand on the next page.
fn known_by(report: &AuditReport<'_>) -> [String; 2] {
    let named = |[file, hash]: &[String; 2]| format!("{file} {}", hash.get(..HASH_SHOWN).unwrap_or(hash));
    let files: Vec<String> = report.hashes.iter().take(FILES_NAMED).map(named).collect();
    let more = report.hashes.len().saturating_sub(FILES_NAMED);
    let text = say!("report-known-by-files", made = report.made, files = files.join(", "), more);
    [say!("report-known-by").to_owned(), text]
}

fn facts(report: &AuditReport<'_>) -> Markup {
    let rows = fact_rows(report);
    html! {
        @if !rows.is_empty() {
            table.facts { @for [label, text] in rows { tr { th { (label) } td { (text) } } } }
        }
    }
}

/// What the referee checks: the findings, the arithmetic and the settings.
fn referees_page(report: &AuditReport<'_>) -> Markup {
    let account = report.account;
    html! {
        section {
            header {
                h1 { (say!("report-title")) }
                p.aid { (say!("report-aid")) }
            }
            (findings(report))
            (results(report))
            (checked(report))
            div.columns.wide {
                div {
                    h2 { (say!("report-ledger")) }
                    table.ledger {
                        @for line in &account.ledger.lines {
                            tr { td { (ledger_text::label(&line.item)) } td.how { (ledger_text::how(line)) } td.amount { (line.amount) } }
                        }
                    }
                }
                div { (notes_and_settings(report)) }
            }
            footer {
                p { (say!("report-made")) " " (report.made) }
                @for [file, hash] in &report.hashes { p.hash { (file) ": " (hash) } }
            }
        }
    }
}

/// The position that was counted, and beside it the finished fill.
fn diagrams(account: &AuditAccount) -> Markup {
    let marked = account.marked();
    html! {
        div.columns {
            div {
                @if let Some(ended) = &account.ended {
                    figure {
                        (diagram_svg::position(ended.dead.stones(), &ended.dead.points().collect::<Vec<_>>()))
                        figcaption { (say!("report-position")) }
                    }
                }
            }
            div {
                @if let Some(filled) = &account.filled {
                    figure {
                        (diagram_svg::fill(filled, &account.foreign, &marked))
                        figcaption { (fill_caption(account)) }
                    }
                }
            }
        }
    }
}

/// What the diagram of the fill shows.
#[must_use]
pub fn fill_caption(account: &AuditAccount) -> String {
    let foreign = &account.foreign;
    let marks = [
        (!foreign.compensation.is_empty(), say!("report-compensation-mark")),
        (!foreign.losing.is_empty(), say!("report-losing-mark")),
        (!account.marked().is_empty(), say!("report-ringed")),
    ];
    let marks = marks.iter().filter(|mark| mark.0).map(|mark| mark.1);
    std::iter::once(say!("report-filled")).chain(marks).collect::<Vec<_>>().join(" ")
}

fn notes_and_settings(report: &AuditReport<'_>) -> Markup {
    let account = report.account;
    html! {
        @if !account.notes.is_empty() {
            h2.first { (say!("report-notes")) }
            ul { @for note in audit_text::notes(account) { li { (note) } } }
        }
        h2 { (say!("report-settings")) }
        table.ledger {
            @for setting in &account.settings {
                tr {
                    td { (audit_text::setting_label(setting.value.kind())) }
                    td { (audit_text::setting_text(&setting.value, account.size)) }
                    td.how { (setting.from.text()) }
                }
            }
        }
        @if let Some(at) = report.settings_confirmed { p { (say!("report-settings-confirmed", clock = clock_time(at))) } }
    }
}

/// What was found, with the points to check first beside it.
fn findings(report: &AuditReport<'_>) -> Markup {
    let account = report.account;
    html! {
        div.findings {
            div {
                h2 { (say!("report-findings")) }
                @if account.findings.is_empty() { p { (say!("report-none")) } }
                ul { @for finding in &account.findings { li { (audit_text::finding_in_full(finding, account.size)) } } }
            }
            @for close in &report.close_ups {
                figure {
                    (part(close))
                    figcaption { (close.label) }
                }
            }
        }
    }
}

/// The part of a picture around a point.
fn part(close: &CloseUp) -> Markup {
    let (CloseUp { at, reach, radius, picture, .. }, side) = (close, 2.0 * close.reach);
    html! {
        svg viewBox=(format!("{:.1} {:.1} {side:.1} {side:.1}", at.x - reach, at.y - reach)) {
            use href=(format!("#picture-{picture}")) {}
            (ring(*at, *radius))
        }
    }
}

/// The ring around a point in a picture, in its pixels.
fn ring(at: Point2, radius: f64) -> Markup {
    html! {
        @for (class, ink, stroke) in [("halo", "#fff", 0.34), ("ring", "#d01020", 0.16)] {
            circle class=(class) fill="none" stroke=(ink) cx=(format!("{:.1}", at.x)) cy=(format!("{:.1}", at.y))
                r=(format!("{radius:.1}")) stroke-width=(format!("{:.1}", stroke * radius)) {}
        }
    }
}

fn people(info: Option<&GameInfo>) -> Markup {
    let of = |get: fn(&GameInfo) -> &str| match info.map(get).filter(|text| !text.is_empty()) {
        Some(text) => text.to_owned(),
        None => "\u{a0}".repeat(18),
    };
    let rank = |get: fn(&GameInfo) -> &str| info.map(get).unwrap_or_default();
    html! {
        table.people {
            tr {
                th { (say!("word-event")) } td { (of(|i| &i.event)) }
                th { (say!("word-round")) } td { (of(|i| &i.round)) }
                th { (say!("report-table")) } td { (of(|i| &i.table)) }
                th { (say!("word-date")) } td { (of(|i| &i.date)) }
            }
            tr {
                th { (say!("report-black")) } td colspan="3" { (of(|i| &i.black.name)) " " (rank(|i| &i.black.rank)) }
                th { (say!("report-white")) } td colspan="3" { (of(|i| &i.white.name)) " " (rank(|i| &i.white.rank)) }
            }
        }
    }
}

/// What the result beside the computed one is: claimed, or decided by the referee.
fn claimed_label(report: &AuditReport<'_>) -> &'static str {
    let decided = report.account.claimed.and_then(|claimed| report.counting.decision(claimed));
    if decided.is_some() { say!("report-decided") } else { say!("report-claimed") }
}

fn results(report: &AuditReport<'_>) -> Markup {
    let account = report.account;
    let result = |r: Option<GameResult>| r.map_or_else(|| "-".to_owned(), result_text::short);
    html! {
        table.results {
            tr {
                th { (say!("report-computed")) } td { (result(account.computed)) }
                th { (say!("report-read")) } td { (audit_text::read_off(account)) }
                th { (claimed_label(report)) } td { (result(account.claimed)) }
                @if let Some([black, white, empty]) = account.counts {
                    th { (say!("report-stones")) } td { (black) " / " (white) " / " (empty) }
                }
            }
        }
    }
}

/// Returns the penalties that were given or noted, such as `Black 2, White not given`; `None` where neither was.
fn penalties(account: &AuditAccount) -> Option<String> {
    let of = |color: Color| {
        account.settings.iter().find_map(|s| match s.value {
            SettingValue::Penalty(c, points) if c == color && s.from != Origin::Assumed => Some(points),
            _ => None,
        })
    };
    let [black, white] = Color::BOTH.map(of);
    let stated = |points: Option<HalfPoints>| {
        points.map_or_else(|| say!("count-settings-not-given").to_owned(), |points| points.to_string())
    };
    black.or(white).map(|_| say!("report-penalties", black = stated(black), white = stated(white)))
}

const fn tick(is_ticked: bool) -> &'static str {
    if is_ticked { "\u{2611} " } else { "\u{2610} " }
}

/// The boxes of what can be decided, each with whether it is ticked. Once the result is confirmed there is nothing left to
/// tick: only those of what was decided are left.
fn boxes(counting: &Counting) -> Vec<(bool, String)> {
    let rulings = &counting.rulings;
    // What was overruled by another result is ticked no longer.
    let last = rulings.iter().rev().find_map(|ruling| ruling.result);
    let holds = |ruling: &&Ruling| ruling.result.is_none() || ruling.result == last;
    let ways = Resolution::ALL.iter().filter(|&&way| way != Resolution::Confirmed);
    let ways = ways.map(|&way| {
        // Who decided is not always the referee.
        let ruling = rulings.iter().rfind(|ruling| ruling.way == way).filter(holds);
        let of_way = || resolution(way);
        (ruling.is_some(), ruling.filter(|r| r.way == Resolution::RefereeDecided).map_or_else(of_way, slip::ruled_by))
    });
    let protest = (counting.is_protested(), say!("report-protest").to_owned());
    let is_open = counting.confirmed().is_none();
    ways.chain([protest]).filter(|&(is_ticked, _)| is_ticked || is_open).collect()
}

/// The rulings, each as when it was made, what was decided, and why and by whom.
fn rulings_in_words(counting: &Counting) -> Vec<[String; 3]> {
    let in_words = |ruling: &Ruling| {
        let named = |result: GameResult| match result.is_of_count() {
            true => as_sentence(&result_text::short(result)),
            false => as_sentence(&result_text::in_words(result, None)),
        };
        let result = ruling.result.map(named);
        let what = [Some(slip::ruled_by(ruling)), result].into_iter().flatten().collect::<Vec<_>>().join(" ");
        let is_named = ruling.way == Resolution::RefereeDecided || ruling.by.is_empty();
        let by = (!is_named).then(|| format!("({})", bearer_text(&ruling.by)));
        let why = [Some(ruling.reasons.clone()).filter(|reasons| !reasons.is_empty()), by];
        [date_and_time(&ruling.at), what, why.into_iter().flatten().collect::<Vec<_>>().join(" ")]
    };
    counting.rulings_once().map(in_words).collect()
}

/// What people write and tick, with what was decided already, and a line for the result where that is open.
fn signed(report: &AuditReport<'_>, slip: &SlipResult) -> Markup {
    let Counting { rulings, .. } = report.counting;
    let (boxes, is_confirmed) = (boxes(report.counting), report.counting.confirmed().is_some());
    let signers = slip::signers(slip.signing, report.record.map(|r| &r.info));
    html! {
        div.signed {
            @for [at, what, why] in rulings_in_words(report.counting) {
                p.ruling { (at) ": " strong { (what) } " " (why) }
            }
            @if !boxes.is_empty() {
                p { @for (is_ticked, text) in boxes { span.box { (tick(is_ticked)) (text) } } }
            }
            @if !is_confirmed {
                p { (say!("report-agreed-dead")) " " @for side in [say!("report-black"), say!("report-white")] { span.box { (tick(false)) (side) } } }
            }
            @if rulings.is_empty() {
                p.written { (say!("report-ruling")) span.line {} }
                p.written.next { span.line {} }
            }
            @if !is_confirmed { p { (say!("report-times")) span.line {} } }
            @if slip.is_open { p.written { (say!("report-decided-in-the-end")) span.line {} } }
            p.sign { (words::sign(slip.signing)) }
            table.signatures {
                tr { @for signer in &signers { td { (signer) } } }
            }
        }
    }
}

/// What was checked besides the board: the clock, and what the camera noticed.
fn checked(report: &AuditReport<'_>) -> Markup {
    let notices = &report.counting.notices;
    html! {
        @if let Some(penalties) = penalties(report.account) { p { (say!("report-penalties-label")) " " (penalties) } }
        p {
            (say!("report-clock")) span.line {}
            (say!("report-clock-picture")) span.line { (report.clock_picture.unwrap_or_default()) }
        }
        @let noted = noted(report);
        @if !noted.is_empty() {
            h2 { (say!("report-noted")) }
            ul { @for line in &noted { li { (line) } } }
        }
        @if !notices.is_empty() {
            p {
                (say!("report-notices"))
                @for notice in notices { span.box { strong { (clock_time(&notice.at)) } " " (count_text::notice(&notice.what)) } " " }
            }
        }
    }
}

/// What was noted beside the moves, and what the rules make of it.
fn noted(report: &AuditReport<'_>) -> Vec<String> {
    let account = report.account;
    let rules = account.ended.as_ref().map_or_else(|| Rules::preset(Preset::Ing), |e| e.terms.rules.clone());
    let handicap = report.record.map_or(0, |r| r.info.known_handicap());
    let main_time = report.record.and_then(|r| r.info.main_time);
    let terms = IncidentTerms { rules: &rules, points: account.size.area(), handicap, main_time };
    incident_text::lines(&report.counting.incidents, &terms)
}

fn pictures(report: &AuditReport<'_>) -> Markup {
    html! {
        section.pictures {
            h1 { (say!("report-pictures")) }
            @for (i, picture) in report.pictures.iter().enumerate() { (named_photograph(picture, Some(&format!("picture-{i}")))) }
        }
    }
}

/// A picture with its rings and its caption.
#[must_use]
pub fn photograph(picture: &ReportPicture) -> Markup {
    named_photograph(picture, None)
}

/// The same, with a name by which its parts are shown elsewhere on the page.
fn named_photograph(picture: &ReportPicture, name: Option<&str>) -> Markup {
    let [width, height] = picture.size;
    html! {
        figure.photograph {
            svg viewBox=(format!("0 0 {width} {height}")) role="img" aria-label=(picture.caption) {
                image id=[name] width=(width) height=(height)
                    href=(format!("data:{};base64,{}", picture.mime, STANDARD.encode(&picture.bytes))) {}
                @for &at in &picture.rings { (ring(at, picture.radius)) }
            }
            figcaption { (picture.caption) }
        }
    }
}

/// The style sheet.
const STYLE: &str = include_str!("audit_report/report.css");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::Sheets;
    use crate::sheet::tests::a_font;
    use kifuscribe_core::audit::account::AuditSubject;
    use kifuscribe_core::audit::final_position::{Agreement, end_of};
    use kifuscribe_core::audit::finding::{Finding, PositionSource};
    use kifuscribe_core::audit::note::Note;
    use kifuscribe_core::count::audit::{ForeignStones, Verdict};
    use kifuscribe_core::count::cause::wrong_numbers;
    use kifuscribe_core::count::checkpoints::Checkpoint;
    use kifuscribe_core::count::line::CountLine;
    use kifuscribe_core::count::note::FillNote;
    use kifuscribe_core::count::setting::Setting;
    use kifuscribe_core::game::halfpoints::HalfPoints;
    use kifuscribe_core::game::ledger::Ledger;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::game::score::ScoreLine;
    use kifuscribe_core::game::stones::Stones;
    use kifuscribe_core::session::assent::Assent;
    use kifuscribe_core::session::counting::{CountEvent, CountNotice, Noticed, Ruling, Withdrawal};
    use kifuscribe_core::session::incident::{AppealLevel, Incident, IncidentNote};
    use kifuscribe_language::{self as language, Language};

    fn account(stones: &Stones) -> AuditAccount {
        let missing = wrong_numbers(stones, 12).into_iter().map(Finding::from);
        let marked = missing.map(|finding| Finding { points: vec![Point::new(1, 2)], ..finding }).take(1);
        let mut ledger = Ledger::default();
        let line = ScoreLine::Margin { difference: 11, owed: HalfPoints::points(8) };
        ledger.add(CountLine::Score(line), HalfPoints::points(3));
        let setting = Setting::new;
        AuditAccount {
            verdict: Verdict::Differs,
            subject: AuditSubject::Fill(PositionSource::Record),
            size: stones.size(),
            computed: GameResult::from_sgf("B+3"),
            read: GameResult::from_sgf("B+2"),
            readings: Vec::new(),
            claimed: None,
            counts: Some([12, 11, 2]),
            findings: marked.collect(),
            notes: vec![Note::Fill(FillNote::LayOut { bowl: 12 })],
            ledger,
            settings: vec![
                setting(SettingValue::Komi(HalfPoints::points(8)), Origin::Record),
                setting(SettingValue::Penalty(Color::Black, HalfPoints::points(2)), Origin::Given),
                setting(SettingValue::Penalty(Color::White, HalfPoints::ZERO), Origin::Assumed),
            ],
            ended: None,
            filled: Some(stones.clone()),
            seen_lifted: Vec::new(),
            foreign: ForeignStones { compensation: vec![Point::new(0, 0)], losing: vec![Point::new(3, 0)] },
            turns: Vec::new(),
            open_questions: Vec::new(),
        }
    }

    fn report<'a>(record: &'a GameRecord, account: &'a AuditAccount, counting: &'a Counting) -> AuditReport<'a> {
        AuditReport {
            record: Some(record),
            account,
            counting,
            outdone: &[],
            changed: None,
            waits_for_table: false,
            pictures: vec![ReportPicture {
                caption: "The finished fill: <b>f.jpg".into(),
                mime: "image/png",
                bytes: vec![1, 2, 3],
                size: [40, 30],
                rings: vec![Point2::new(4.0, 5.0)],
                radius: 3.0,
            }],
            close_ups: vec![CloseUp {
                label: "B3".into(),
                picture: 0,
                at: Point2::new(10.0, 10.0),
                reach: 8.0,
                radius: 3.0,
            }],
            clock_picture: Some("clock.jpg"),
            settings_confirmed: Some("2026-11-21T14:20:00+01:00"),
            hashes: vec![["f.jpg".into(), "00ff".into()]],
            made: "2026-11-21 14:32",
        }
    }

    #[test]
    fn a_fill_of_a_game_that_nobody_recorded_is_not_said_to_agree_with_a_record() {
        let (record, stones) = (GameRecord::new(BoardSize::new(5).unwrap()), Stones::empty(BoardSize::new(5).unwrap()));
        let unrecorded = AuditAccount {
            subject: AuditSubject::Fill(PositionSource::Picture),
            verdict: Verdict::Agrees,
            findings: Vec::new(),
            ..account(&stones)
        };
        let said = write(&report(&record, &unrecorded, &Counting::default()));
        for text in
            ["THE FILL FITS WHAT IS ASSUMED", "with what is assumed", "Nobody recorded this game: the result rests"]
        {
            assert!(said.contains(text), "{text} is not in\n{said}");
        }
        for text in ["AGREES", "the record gives the same"] {
            assert!(!said.contains(text), "{text} is in\n{said}");
        }
    }

    #[test]
    fn everything_asked_for_is_on_the_page_and_nothing_is_taken_for_html() {
        let mut record = GameRecord::new(BoardSize::new(5).unwrap());
        record.info.event = "Open & <Cup>".into();
        record.info.round = "3".into();
        record.info.white.name = "Ito \u{1b}[2J\u{202e}".into();
        record.info.date = "2026-11-20".into();
        record.info.black.name = "<script>alert(1)</script>".into();
        record.info.black.rank = "3d".into();
        let stones = Stones::from_diagram("X . . O .\n. . . . .\n. . . . .\n. . X . .\n. . . . O").unwrap();
        let account = account(&stones);
        let ruling = |at: &str, way, reasons: &str| Ruling {
            at: format!("2026-11-21T{at}:00+01:00"),
            way,
            by: "A. Referee".into(),
            reasons: reasons.into(),
            protest: true,
            result: None,
            assent: if way == Resolution::Confirmed { Assent::of_both() } else { Assent::NONE },
            appeals: Vec::new(),
        };
        let mut counting = Counting {
            notices: vec![CountNotice {
                at: "2026-11-21T14:29:00+01:00".into(),
                what: Noticed::Checkpoint(Checkpoint::DeadOff),
                picture: None,
            }],
            incidents: vec![IncidentNote {
                at: "2026-11-21T14:02:00+01:00".into(),
                after: 57,
                incident: Incident::Warning { player: Color::White },
                by: "A. Referee".into(),
                text: "talking <loudly>".into(),
            }],
            ..Counting::default()
        };
        let rulings = [
            ruling("14:30", Resolution::RefereeDecided, "The stone lay <under> the table."),
            ruling("14:32", Resolution::Confirmed, ""),
        ];
        rulings.into_iter().for_each(|ruling| counting.apply(&CountEvent::Ruled(ruling)));
        let html = write(&report(&record, &account, &counting));
        for text in [
            "Open &amp; &lt;Cup&gt;",
            "&lt;script&gt;alert(1)&lt;/script&gt; 3d",
            "aid to the referee",
            "it reads B+2",
            "Margin",
            "11 - 8",
            "10 black stones fewer than 12 are on the board (2)",
            "Lay all the stones out",
            "record",
            "data:image/png;base64,AQID",
            "The finished fill: &lt;b&gt;f.jpg",
            "\u{2611} played under protest",
            "\u{2611} Decided by A. Referee.",
            "2026-11-21, 14:30: <strong>Decided by A. Referee.</strong> The stone lay &lt;under&gt; the table.",
            "as it was decided, below",
            "Confirmed by both players (written down by A. Referee) on 2026-11-21, 14:32. The result is final, under protest.",
            "Black: &lt;script&gt;alert(1)&lt;/script&gt;",
            "confirmed at 14:32; for information only",
            "Black 2, White 0",
            "clock.jpg",
            "14:02, after move 57: White was warned: talking &lt;loudly&gt; (A. Referee)",
            "Square: compensation. Triangle: losing stone. Ringed:",
            "class=\"compensation\"",
            "class=\"losing\"",
            "<strong>14:29</strong> the dead stones are off",
            "<svg viewBox=\"2.0 2.0 16.0 16.0\"><use href=\"#picture-0\"></use>",
            "<image id=\"picture-0\"",
            "00ff",
            "2026-11-21 14:32",
            "These settings were confirmed at 14:20, before the verdict was shown.",
            "<th>Date</th><td>2026-11-20</td>",
            "The count was audited on 2026-11-21.",
        ] {
            assert!(html.contains(text), "{text} is not in\n{html}");
        }
        assert!(!html.contains("<script"));
        assert!(html.contains("Ito \\u{1b}[2J\\u{202e}") && !html.contains(['\u{1b}', '\u{202e}']));
        // A confirmed result leaves nothing to tick and no time to write.
        for left in ["\u{2610}", "Dead stones agreed by", "Count finished"] {
            assert!(!html.contains(left), "{left}");
        }
        assert_eq!(
            html.matches("<circle class=\"ring\"").count(),
            3,
            "on the diagram, beside the finding, on the picture"
        );
    }

    #[test]
    fn a_game_with_an_hour_each_is_no_blitz_in_the_report_either() {
        // By the Russian code both lose a blitz game in which both flags are down, and blitz has at most 15 minutes.
        let mut record = kifuscribe_formats::sgf::read(b"(;SZ[5]RU[Japanese];B[ba])").unwrap().record;
        let mut account =
            account(&Stones::from_diagram("X . . O .\n. . . . .\n. . . . .\n. . X . .\n. . . . O").unwrap());
        let agreement = Agreement { rules: Some(Preset::Japanese), ..Agreement::default() };
        account.ended = end_of(&record, &agreement).ok();
        let incident = Incident::FlagClaim { claimant: Color::Black, own_down: true, blitz: true };
        let counting = Counting {
            incidents: vec![IncidentNote {
                at: "2026-11-21T14:02:00+01:00".into(),
                after: 1,
                incident,
                by: String::new(),
                text: String::new(),
            }],
            ..Counting::default()
        };
        for (minutes, said, not_said) in [(10, "both lose", "at most 15"), (60, "at most 15", "both lose")] {
            record.info.main_time = Some(std::time::Duration::from_secs(60 * minutes));
            let html = write(&report(&record, &account, &counting));
            let [is_said, is_not_said] = [said, not_said].map(|text| html.to_lowercase().contains(text));
            assert!(is_said && !is_not_said, "{minutes} minutes\n{html}");
        }
    }

    #[test]
    fn every_part_of_the_report_has_its_name() {
        let record = kifuscribe_formats::sgf::read(b"(;SZ[5];B[ba])").unwrap().record;
        let mut account =
            account(&Stones::from_diagram("X . . O .\n. . . . .\n. . . . .\n. . X . .\n. . . . O").unwrap());
        account.ended = end_of(&record, &Agreement::default()).ok();
        let html = write(&report(&record, &account, &Counting::default()));
        let names: Vec<&str> = html
            .split("<h1>")
            .skip(1)
            .flat_map(|part| part.split("<h2>"))
            .filter_map(|part| Some(part.split_once("</h")?.0))
            .collect();
        let expected = [
            "Result slip",
            "Audit of a fill-in count",
            "Findings",
            "Arithmetic",
            "Settings, and where each came from",
            "Pictures",
            "The record",
            "Move by move, to be called out at the board",
        ];
        assert_eq!(names, expected);
        for text in [
            "<th>Event</th>",
            "<th>Round</th>",
            "<th>Table</th>",
            "<th>Black</th>",
            "<th>White</th>",
            "<th>Computed</th><td>B+3</td>",
            "<th>Read off the board</th><td>B+2</td>",
            "<th>Claimed</th>",
            "<th>Black / white / empty</th><td>12 / 11 / 2</td>",
            "<figcaption>The position that is counted",
            "The finished fill as it was read.",
            "Dead stones agreed by:",
            "Ruling and reasons:",
            "Count finished / confirmed at:",
            "Clock read:",
            "Picture of the clock:",
            "Both players accept the computed result.",
            "The stone was looked for and found.",
            "The position was restored and counted again.",
            "The referee decided.",
            "Result decided in the end:<span class=\"line\">",
            "The fill differs: the players sign nothing before the referee has ruled.",
            "<tr><td>Referee</td></tr>",
            // A day that the record does not name is no day of the game.
            "<th>Date</th><td>\u{a0}",
            "The count was audited on 2026-11-21.",
            "For the players. The program advises; the players and the referee decide.",
            "To rebuild the position at the board, play the moves in their order",
            "DIFFERS",
            "Made 2026-11-21 14:32",
        ] {
            assert!(html.contains(text), "{text} is not in\n{html}");
        }
    }

    /// The texts of an HTML page outside its drawings.
    fn texts(html: &str) -> Vec<String> {
        let mut html = html.to_owned();
        while let Some(start) = html.find("<svg") {
            let end = start + html[start..].find("</svg>").unwrap() + "</svg>".len();
            html.replace_range(start..end, "");
        }
        let text =
            |part: &str| Some(part.split_once('>')?.1.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"));
        html.split('<').filter_map(text).map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()).collect()
    }

    #[test]
    fn the_page_that_is_signed_is_the_same_as_html_and_as_pdf() {
        let mut record = GameRecord::new(BoardSize::new(5).unwrap());
        record.info.black.name = "Ito".into();
        record.info.handicap = Some(2);
        let mut account =
            account(&Stones::from_diagram("X . . O .\n. . . . .\n. . . . .\n. . X . .\n. . . . O").unwrap());
        account.settings.push(Setting::new(SettingValue::Rules(Preset::Area), Origin::Record));
        let at = |time: &str| format!("2026-11-21T{time}:00+01:00");
        let noted = |time: &str, incident| {
            let (by, text) = ("A. Referee".to_owned(), "a stone was moved".to_owned());
            CountEvent::Incident(IncidentNote { at: at(time), after: 57, incident, by, text })
        };
        let ruled = |time: &str, way, result: &str| {
            let (by, reasons) = ("A. Referee".to_owned(), "It lay under the table.".to_owned());
            let (result, assent) = (GameResult::from_sgf(result), Assent::NONE);
            CountEvent::Ruled(Ruling {
                at: at(time),
                way,
                by,
                reasons,
                protest: false,
                result,
                assent,
                appeals: Vec::new(),
            })
        };
        let level = AppealLevel::Committee;
        let events = [
            noted("14:02", Incident::Protest { player: Color::White }),
            ruled("14:10", Resolution::RefereeDecided, "W+2"),
            CountEvent::Withdrawn(Withdrawal {
                at: at("14:12"),
                by: "B. Chief".into(),
                reasons: "the wrong table".into(),
            }),
            ruled("14:20", Resolution::RefereeDecided, "B+3"),
            ruled("14:20", Resolution::Confirmed, "B+3"),
            noted("14:40", Incident::Appeal { player: Color::Black, level, until: "16:00".to_owned() }),
        ];
        let mut counting = Counting::default();
        events.iter().for_each(|event| counting.apply(event));
        let report = report(&record, &account, &counting);
        let html = players_page(&report).into_string();
        for fact in [
            "area; komi 8; handicap 2; penalties: Black 2, White 0 (assumed)",
            "White protests: a stone was moved (A. Referee).",
            "Open appeal",
            "2026-11-21, 14:12, B. Chief: the wrong table",
            "Decided by A. Referee on 2026-11-21, 14:20. The players did not confirm it. An appeal is open",
            "It lay under the table.",
        ] {
            assert!(html.to_lowercase().contains(&fact.to_lowercase()), "{fact} is not in\n{html}");
        }
        assert!(!html.contains("confirmed the result") && !html.contains("which players agreed"), "{html}");
        let Some(font) = a_font() else { return eprintln!("skipped: no usual font is installed") };
        let fonts = [font];
        let mut sheets = Sheets::new(&fonts).unwrap();
        print::players_page(&mut sheets, &report);
        let squeezed = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
        let printed = squeezed(&sheets.said());
        for text in texts(&html) {
            assert!(printed.contains(&squeezed(&text)), "{text} is not in the PDF\n{}", sheets.said());
        }
    }

    #[test]
    fn the_points_to_check_first_are_shown_close_in_the_pdf_as_in_the_html() {
        let record = GameRecord::new(BoardSize::new(5).unwrap());
        let account = account(&Stones::from_diagram("X . . O .\n. . . . .\n. . . . .\n. . X . .\n. . . . O").unwrap());
        let counting = Counting::default();
        let report = report(&record, &account, &counting);
        assert!(referees_page(&report).into_string().contains("<figcaption>B3</figcaption>"));
        let Some(font) = a_font() else { return eprintln!("skipped: no usual font is installed") };
        let fonts = [font];
        let mut sheets = Sheets::new(&fonts).unwrap();
        print::referees_page(&mut sheets, &report);
        assert!(sheets.said().lines().any(|line| line == "B3"), "{}", sheets.said());
    }

    /// The Latin words of an HTML page, without those of its style, its tags and its pictures.
    fn latin_words(html: &str) -> Vec<String> {
        let body = html.split_once("</style>").unwrap().1;
        let text: Vec<&str> = body.split('<').filter_map(|part| Some(part.split_once('>')?.1)).collect();
        let words = text.join(" ");
        let words = words.split(|c: char| !c.is_alphabetic()).filter(|w| w.len() > 1);
        words.filter(|w| w.chars().all(|c| c.is_ascii_alphabetic())).map(ToOwned::to_owned).collect()
    }

    #[test]
    fn a_report_in_another_language_has_no_english_word() {
        let text = "(;SZ[5];B[ba];W[aa];B[ab];W[];B[cc])";
        let record = kifuscribe_formats::sgf::read(text.as_bytes()).unwrap().record;
        let stones = Stones::from_diagram("X . . O .\n. . . . .\n. . . . .\n. . X . .\n. . . . O").unwrap();
        let account = account(&stones);
        let ruling = Ruling {
            at: "2026-11-21T14:30:00+01:00".into(),
            way: Resolution::RefereeDecided,
            by: "Судья".into(),
            reasons: "Камень лежал под столом.".into(),
            protest: true,
            result: None,
            assent: Assent::NONE,
            appeals: Vec::new(),
        };
        let incident = IncidentNote {
            at: "2026-11-21T14:02:00+01:00".into(),
            after: 57,
            incident: Incident::Warning { player: Color::White },
            by: "Судья".into(),
            text: String::new(),
        };
        let counting = Counting { rulings: vec![ruling], incidents: vec![incident], ..Counting::default() };
        let mut report = report(&record, &account, &counting);
        report.pictures.clear();
        for language in [Language::Russian, Language::Ukrainian, Language::Chinese] {
            let words = language::within(language, || latin_words(&write(&report)));
            // The name of the picture of the clock, the hash that follows a file, and the name of a federation.
            let own = ["clock", "jpg", "ff", "SHA", "RGF"];
            let left: Vec<&String> = words.iter().filter(|word| !own.contains(&word.as_str())).collect();
            assert!(left.is_empty(), "{language:?}: {left:?}");
        }
    }
}
