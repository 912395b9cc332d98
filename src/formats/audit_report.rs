//! The report of an audit as one page of HTML for the printer: an aid to the referee.
//!
//! The first page is A4 and holds everything that is signed; the pictures follow on a second page, the
//! record on a third, so that the position can be rebuilt at the board. The file stands alone: pictures are
//! embedded, diagrams are drawn as SVG, no script is needed to read it. `maud` writes the HTML because it
//! escapes everything that is put into it: names and comments come from files that anybody may have written.

mod diagram;
mod words;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use maud::{DOCTYPE, Markup, PreEscaped, html};

pub use words::{ENGLISH, Words};

use crate::count::audit::Verdict;
use crate::game::color::Color;
use crate::game::kifu::{Beside, Kifu};
use crate::game::ledger::Ledger;
use crate::game::point::Point;
use crate::game::record::{GameInfo, GameRecord};
use crate::game::stones::Stones;
use crate::sensing::geometry::Point2;

/// Everything a report shows.
#[derive(Debug, Clone)]
pub struct AuditReport<'a> {
    /// Names, event, round and table; `None` without a record.
    pub info: Option<&'a GameInfo>,
    /// The record, for the page that it is rebuilt from.
    pub record: Option<&'a GameRecord>,
    /// The verdict.
    pub verdict: Verdict,
    /// The verdict as a sentence.
    pub sentence: String,
    /// The computed, the read and the claimed result, as SGF writes them.
    pub results: [Option<String>; 3],
    /// Black stones, white stones and empty points.
    pub counts: Option<[usize; 3]>,
    /// Each setting with its value and where it came from.
    pub settings: Vec<[String; 3]>,
    /// The position that was counted and its dead stones.
    pub position: Option<(&'a Stones, Vec<Point>)>,
    /// The finished fill as it was read.
    pub filled: Option<&'a Stones>,
    /// The findings, a sentence each.
    pub findings: Vec<String>,
    /// The points that the findings are about.
    pub marked: Vec<Point>,
    /// What else should be known.
    pub notes: Vec<String>,
    /// The arithmetic.
    pub ledger: &'a Ledger,
    /// The points to check first, each cut out of a picture.
    pub close_ups: Vec<CloseUp>,
    /// The pictures.
    pub pictures: Vec<ReportPicture>,
    /// What was decided so far.
    pub rulings: Vec<ReportRuling>,
    /// What the camera noticed of the count: the time and what it was.
    pub notices: Vec<[String; 2]>,
    /// What the verdict is worth now, such as `confirmed at 14:32; for information only`.
    pub standing: Option<String>,
    /// The penalties that the clock is read for, such as `Black 2, White 0`; the picture of the clock by its name.
    pub clock: [Option<String>; 2],
    /// Files that belong to it with their SHA-256.
    pub hashes: Vec<[String; 2]>,
    /// When the report was made.
    pub made: String,
}

/// A point that is shown beside the findings.
#[derive(Debug, Clone, PartialEq)]
pub struct CloseUp {
    /// What it is called.
    pub label: String,
    /// A JPEG piece of the picture around it.
    pub jpeg: Vec<u8>,
    /// Width and height of the piece in pixels.
    pub size: [usize; 2],
    /// Where the point is in the piece, in pixels.
    pub at: Point2,
    /// The radius of its ring in pixels.
    pub radius: f64,
}

/// A decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportRuling {
    /// When.
    pub at: String,
    /// Which way was taken, as a sentence.
    pub way: String,
    /// Which of the report's boxes stands for it, from 0; `None` where none does.
    pub ticked: Option<usize>,
    /// The ruling and its reasons.
    pub reasons: String,
    /// Who says so.
    pub by: String,
    /// Whether under protest.
    pub protest: bool,
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

/// The report as HTML.
#[must_use]
pub fn write(report: &AuditReport<'_>, words: &Words) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(words.language) {
            head {
                meta charset="utf-8";
                title { (words.title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                (first_page(report, words))
                @if !report.pictures.is_empty() { (pictures(report, words)) }
                @if let Some(record) = report.record { (record_page(record, words)) }
            }
        }
    };
    page.into_string()
}

fn first_page(report: &AuditReport<'_>, words: &Words) -> Markup {
    html! {
        section {
            header {
                h1 { (words.title) }
                p.aid { (words.aid) }
            }
            (people(report, words))
            div.verdict.(report.verdict.name()) {
                strong { (words.verdict(report.verdict)) }
                " " (report.sentence)
                @if let Some(standing) = &report.standing { p.standing { (standing) } }
            }
            (findings(report, words))
            (results(report, words))
            div.columns {
                div {
                    @if let Some((stones, dead)) = &report.position {
                        figure {
                            (diagram::of(stones, dead, &[], false))
                            figcaption { (words.position) }
                        }
                    }
                }
                div {
                    @if let Some(filled) = report.filled {
                        figure {
                            (diagram::of(filled, &[], &report.marked, false))
                            figcaption { (words.filled) @if !report.marked.is_empty() { " " (words.ringed) } }
                        }
                    }
                }
            }
            div.columns.wide {
                div {
                    h2 { (words.ledger) }
                    table.ledger {
                        @for line in &report.ledger.lines {
                            tr {
                                td { (line.label) }
                                td.how { (line.how) }
                                td.amount { (line.amount) }
                            }
                        }
                    }
                }
                div {
                    @if !report.notes.is_empty() {
                        h2.first { (words.notes) }
                        ul { @for note in &report.notes { li { (note) } } }
                    }
                    h2 { (words.settings) }
                    table.ledger {
                        @for [name, value, from] in &report.settings {
                            tr { td { (name) } td { (value) } td.how { (from) } }
                        }
                    }
                }
            }
            (signed(report, words))
            footer {
                p { (words.made) " " (report.made) }
                @for [file, hash] in &report.hashes { p.hash { (file) ": " (hash) } }
            }
        }
    }
}

/// What was found, with the points to check first beside it.
fn findings(report: &AuditReport<'_>, words: &Words) -> Markup {
    html! {
        div.findings {
            div {
                h2 { (words.findings) }
                @if report.findings.is_empty() { p { (words.none) } }
                ul { @for finding in &report.findings { li { (finding) } } }
            }
            @for close in &report.close_ups {
                figure {
                    (cut_out(close))
                    figcaption { (close.label) }
                }
            }
        }
    }
}

/// A piece of a picture around a point.
fn cut_out(close: &CloseUp) -> Markup {
    let [width, height] = close.size;
    html! {
        svg viewBox=(format!("0 0 {width} {height}")) {
            image width=(width) height=(height)
                href=(format!("data:image/jpeg;base64,{}", STANDARD.encode(&close.jpeg))) {}
            (ring(close.at, close.radius))
        }
    }
}

fn ring(at: Point2, radius: f64) -> Markup {
    html! {
        @for (class, ink, stroke) in [("halo", "#fff", 0.34), ("ring", "#d01020", 0.16)] {
            circle class=(class) fill="none" stroke=(ink) cx=(format!("{:.1}", at.x)) cy=(format!("{:.1}", at.y))
                r=(format!("{radius:.1}")) stroke-width=(format!("{:.1}", stroke * radius)) {}
        }
    }
}

fn people(report: &AuditReport<'_>, words: &Words) -> Markup {
    let line = "\u{a0}".repeat(18);
    let or_line = |text: Option<&str>| match text.filter(|t| !t.is_empty()) {
        Some(text) => text.to_owned(),
        None => line.clone(),
    };
    let of = |get: fn(&GameInfo) -> &str| or_line(report.info.map(get));
    html! {
        table.people {
            tr {
                th { (words.event) } td { (of(|i| &i.event)) }
                th { (words.round) } td { (of(|i| &i.round)) }
                th { (words.table) } td { (of(|i| &i.table)) }
                th { (words.date) } td { (of(|i| &i.date)) }
            }
            tr {
                th { (words.black) } td colspan="3" { (of(|i| &i.black.name)) " " (of_rank(report, true)) }
                th { (words.white) } td colspan="3" { (of(|i| &i.white.name)) " " (of_rank(report, false)) }
            }
        }
    }
}

fn of_rank<'a>(report: &AuditReport<'a>, black: bool) -> &'a str {
    report.info.map_or("", |i| if black { &i.black.rank } else { &i.white.rank })
}

fn results(report: &AuditReport<'_>, words: &Words) -> Markup {
    let [computed, read, claimed] = report.results.each_ref().map(|r| r.as_deref().unwrap_or("-"));
    html! {
        table.results {
            tr {
                th { (words.computed) } td { (computed) }
                th { (words.read) } td { (read) }
                th { (words.claimed) } td { (claimed) }
                @if let Some([black, white, empty]) = report.counts {
                    th { (words.stones) } td { (black) " / " (white) " / " (empty) }
                }
            }
        }
    }
}

/// What people write and tick, with what was decided already.
fn signed(report: &AuditReport<'_>, words: &Words) -> Markup {
    let [penalties, clock] = report.clock.each_ref().map(|t| t.as_deref().unwrap_or_default());
    let protest = if report.rulings.iter().any(|r| r.protest) { "\u{2611}" } else { "\u{2610}" };
    html! {
        div.signed {
            @for ruling in &report.rulings {
                p.ruling { (ruling.at) ": " strong { (ruling.way) } " " (ruling.reasons) @if !ruling.by.is_empty() { " (" (ruling.by) ")" } }
            }
            p {
                @for (i, choice) in words.ways.iter().enumerate() {
                    @let is_ticked = report.rulings.iter().any(|r| r.ticked == Some(i));
                    span.box { @if is_ticked { "\u{2611} " } @else { "\u{2610} " } (choice) }
                }
            }
            p { (words.agreed_dead) " " @for side in [words.black, words.white] { span.box { "\u{2610} " (side) } } }
            p { (words.clock) span.line { (penalties) } (words.clock_picture) span.line { (clock) } }
            @if report.rulings.is_empty() {
                p { (words.ruling) span.line.long {} }
                p.next { span.line.full {} }
            }
            @if !report.notices.is_empty() {
                p { (words.notices) @for [at, what] in &report.notices { span.box { strong { (at) } " " (what) } " " } }
            }
            p { (words.times) span.line {} span.box { (protest) " " (words.protest) } }
            table.signatures {
                tr { @for who in [words.black, words.white, words.referee] { td { (who) } } }
            }
        }
    }
}

fn pictures(report: &AuditReport<'_>, words: &Words) -> Markup {
    html! {
        section.pictures {
            h1 { (words.pictures) }
            @for picture in &report.pictures {
                @let [width, height] = picture.size;
                figure {
                    svg viewBox=(format!("0 0 {width} {height}")) {
                        image width=(width) height=(height)
                            href=(format!("data:{};base64,{}", picture.mime, STANDARD.encode(&picture.bytes))) {}
                        @for &at in &picture.rings { (ring(at, picture.radius)) }
                    }
                    figcaption { (picture.caption) }
                }
            }
        }
    }
}

/// The whole record as it is printed, a diagram for each hundred moves.
fn record_page(record: &GameRecord, words: &Words) -> Markup {
    const EACH: usize = 100;
    let kifu = Kifu::of(record);
    let starts: Vec<usize> = (0..kifu.last.max(1)).step_by(EACH).collect();
    html! {
        section.record {
            h1 { (words.record) }
            p { (words.rebuild) }
            div.kifu {
                @for &start in &starts {
                    @let end = (start + EACH).min(kifu.last);
                    figure {
                        (diagram::numbered(record, &kifu, start, end))
                        figcaption { (words.moves) " " (start + 1) "\u{2013}" (end) @if let Some(beside) = beside(&kifu, start, end) { ": " (beside) } }
                    }
                }
            }
            h2 { (words.in_order) }
            p.order { @for text in in_order(record) { span.move { (text) } " " } }
        }
    }
}

/// Every move as it is called out at the board, such as `57 B Q16, takes Q17 R16`, with the stones it takes.
fn in_order(record: &GameRecord) -> Vec<String> {
    let size = record.size;
    let mut replay = record.replay();
    let mut moves = Vec::new();
    for (i, m) in record.moves.iter().enumerate() {
        let before = replay.position().stones().clone();
        replay.advance();
        let after = replay.position().stones();
        let taken: Vec<String> =
            before.of(m.color.opponent()).filter(|&p| after.get(p).is_none()).map(|p| p.label(size)).collect();
        let color = if m.color == Color::Black { 'B' } else { 'W' };
        let place = m.point.map_or_else(|| "pass".to_owned(), |p| p.label(size));
        let takes = if taken.is_empty() { String::new() } else { format!(", takes {}", taken.join(" ")) };
        moves.push(format!("{} {color} {place}{takes}", i + 1));
    }
    moves
}

/// The moves beside a diagram, such as `57 at 51`.
fn beside(kifu: &Kifu, start: usize, end: usize) -> Option<String> {
    let moves: Vec<String> = kifu
        .beside
        .iter()
        .filter_map(|b| {
            let (number, text) = match *b {
                Beside::Pass { number } => (number, format!("{number} pass")),
                Beside::At { number, at } => (number, format!("{number} at {at}")),
                Beside::OnSetup { number, .. } => (number, format!("{number} on a stone of the setup")),
            };
            (start < number && number <= end).then_some(text)
        })
        .collect();
    (!moves.is_empty()).then(|| moves.join(", "))
}

const STYLE: &str = "
@page { size: A4; margin: 9mm 12mm; }
* { box-sizing: border-box; }
body { font: 8pt/1.25 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; color: #111; margin: 0 auto; max-width: 186mm; }
section + section { break-before: page; }
header { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 1.2pt solid #111; }
h1 { font-size: 14pt; margin: 0; }
h2 { font-size: 8.6pt; margin: 1.2mm 0 0.3mm; border-bottom: 0.4pt solid #777; }
.aid { margin: 0; font-style: italic; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: normal; color: #555; padding: 0.4mm 1.5mm 0.4mm 0; white-space: nowrap; }
td { padding: 0.4mm 2mm 0.4mm 0; vertical-align: top; }
.people { margin: 1.2mm 0; }
.people td { font-weight: bold; border-bottom: 0.4pt solid #bbb; }
.verdict { border: 1.4pt solid #111; padding: 1.6mm 2.4mm; font-size: 10.5pt; margin: 1mm 0; }
.verdict strong { display: inline-block; padding: 0 2mm; margin-right: 1mm; border: 0.8pt solid #111; }
.standing { margin: 0.6mm 0 0; font-style: italic; }
.findings { display: flex; gap: 3mm; align-items: flex-start; }
.findings > div { flex: 1 1 0; font-size: 8.6pt; }
.findings figure svg { width: 25mm; height: 25mm; border: 0.5pt solid #555; }
h2.first { margin-top: 0; }
p.ruling { font-size: 9pt; }
.order { column-count: 6; column-gap: 4mm; font-size: 6.6pt; line-height: 1.25; }
.move { display: block; }
.differs { border-style: double; border-width: 3pt; }
.cannot-tell { border-style: dashed; }
.results td { font-weight: bold; font-size: 10.5pt; }
.columns { display: flex; gap: 5mm; }
.columns > div { flex: 1 1 0; min-width: 0; }
.wide > div:first-child { flex-grow: 1.25; }
figure { margin: 1mm 0; break-inside: avoid; }
figure svg { display: block; width: 100%; height: auto; }
.columns figure svg { width: 70mm; height: 70mm; margin: 0 auto; }
figcaption { text-align: center; color: #333; }
.ledger td { padding: 0.1mm 1.2mm 0.1mm 0; border-bottom: 0.3pt dotted #bbb; font-size: 6.5pt; line-height: 1.15; }
.ledger .how { color: #444; }
.ledger td:first-child { width: 44%; }
.ledger .amount { text-align: right; font-weight: bold; white-space: nowrap; padding-right: 0; }
ul { margin: 0.4mm 0; padding-left: 4mm; }
li { margin: 0 0 0.4mm; }
.signed { margin-top: 1.6mm; border-top: 1.2pt solid #111; padding-top: 0.8mm; }
.signed p { margin: 0.8mm 0; }
.signed p.next { margin: 3.4mm 0 0.8mm; }
.box { margin: 0 2.4mm 0 0.4mm; white-space: nowrap; }
.line { display: inline-block; border-bottom: 0.5pt solid #333; width: 38mm; margin: 0 3mm 0 1mm; height: 3mm; font-weight: bold; vertical-align: bottom; }
.line.short { width: 22mm; }
.line.long { width: 150mm; }
.line.full { width: 182mm; }
.signatures td { border-top: 0.5pt solid #333; width: 33%; padding-top: 0.4mm; }
.signatures { margin-top: 6mm; border-spacing: 6mm 0; border-collapse: separate; }
footer { color: #555; font-size: 6.2pt; margin-top: 1mm; }
footer p { margin: 0; }
.hash { font-family: 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; }
.pictures { display: flex; flex-wrap: wrap; justify-content: space-between; }
.pictures h1 { width: 100%; }
.pictures figure:first-of-type { width: 100%; }
.pictures figure { width: 49%; }
.pictures figure svg { max-height: 140mm; }
.kifu { display: flex; flex-wrap: wrap; gap: 4mm; }
.kifu figure { width: 90mm; }
@media screen { body { padding: 8mm; } section + section { margin-top: 12mm; } }
";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::halfpoints::HalfPoints;

    fn report<'a>(info: &'a GameInfo, ledger: &'a Ledger, stones: &'a Stones) -> AuditReport<'a> {
        AuditReport {
            info: Some(info),
            record: None,
            verdict: Verdict::Differs,
            sentence: "The fill does not match this record and these settings: it reads B+2, and the record gives B+3."
                .into(),
            results: [Some("B+3".into()), Some("B+2".into()), None],
            counts: Some([12, 11, 2]),
            settings: vec![["komi".into(), "8".into(), "record".into()]],
            position: Some((stones, vec![Point::new(0, 0)])),
            filled: Some(stones),
            findings: vec!["1 white stone fewer than 12 is on the board (11).".into()],
            marked: vec![Point::new(1, 2)],
            notes: vec!["Lay all the stones out.".into()],
            ledger,
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
                jpeg: vec![9, 8, 7],
                size: [20, 20],
                at: Point2::new(10.0, 10.0),
                radius: 3.0,
            }],
            rulings: vec![ReportRuling {
                at: "14:30".into(),
                way: "The referee decided.".into(),
                ticked: Some(3),
                reasons: "The stone lay <under> the table.".into(),
                by: "A. Referee".into(),
                protest: true,
            }],
            notices: vec![["14:29".into(), "the dead stones are off".into()]],
            standing: Some("confirmed at 14:32; for information only".into()),
            clock: [Some("Black 2, White 0".into()), Some("clock.jpg".into())],
            hashes: vec![["f.jpg".into(), "00ff".into()]],
            made: "2026-11-21 14:32".into(),
        }
    }

    #[test]
    fn everything_asked_for_is_on_the_page_and_nothing_is_taken_for_html() {
        let mut info = GameInfo { event: "Open & <Cup>".into(), round: "3".into(), ..GameInfo::default() };
        info.black.name = "<script>alert(1)</script>".into();
        info.black.rank = "3d".into();
        let mut ledger = Ledger::default();
        ledger.add("Margin", "11 - 8", HalfPoints::points(3));
        let stones = Stones::from_diagram("X . . O .\n. . . . .\n. . . . .\n. . X . .\n. . . . O").unwrap();
        let html = write(&report(&info, &ledger, &stones), &ENGLISH);
        for text in [
            "Open &amp; &lt;Cup&gt;",
            "&lt;script&gt;alert(1)&lt;/script&gt; 3d",
            "aid to the referee",
            "it reads B+2",
            "Margin",
            "11 - 8",
            "1 white stone fewer",
            "Lay all the stones out.",
            "record",
            "data:image/png;base64,AQID",
            "The finished fill: &lt;b&gt;f.jpg",
            "\u{2611} played under protest",
            "\u{2611} the referee decides",
            "The stone lay &lt;under&gt; the table. (A. Referee)",
            "confirmed at 14:32; for information only",
            "Black 2, White 0",
            "clock.jpg",
            "<strong>14:29</strong> the dead stones are off",
            "data:image/jpeg;base64,CQgH",
            "00ff",
            "2026-11-21 14:32",
        ] {
            assert!(html.contains(text), "{text} is not in\n{html}");
        }
        assert!(!html.contains("<script"));
        assert_eq!(
            html.matches("<circle class=\"ring\"").count(),
            3,
            "on the diagram, beside the finding, on the picture"
        );
    }

    #[test]
    fn the_moves_are_called_out_with_what_they_take() {
        let text = "(;SZ[5];B[ba];W[aa];B[ab];W[];B[cc])";
        let record = crate::formats::sgf::read(text.as_bytes()).unwrap().record;
        let moves = ["1 B B5", "2 W A5", "3 B A4, takes A5", "4 W pass", "5 B C3"];
        assert_eq!(in_order(&record), moves);
    }
}
