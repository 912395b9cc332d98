//! The result slip of a finished game: one page of A4 for the organiser, as HTML and as PDF, with a QR code that holds the
//! same as data.
//!
//! It states what was confirmed and by whom, and the hash of the journal, which proves later that the record is the one
//! of that day. There is no slip of a result that nobody has confirmed.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde::Serialize;

use crate::faces::FontFile;
use crate::qr_code::QrMatrix;
use crate::sheet::{PdfError, Sheets, TEXT};
use crate::signed_facts::SignedFacts;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::session::counting::{AuditOutcome, Counting, Resolution, Ruling, clock_time};
use kifuscribe_core::session::recording::{Act, ChangedSince, RecordingView, ResultNote};
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_formats::outcome::{OutcomeBasis, ResultProtest, TournamentResult};
use kifuscribe_formats::terminal_text::made_printable;
use kifuscribe_language::{self as language, as_sentence, capital, say};
use kifuscribe_words::changed_text;
use kifuscribe_words::history_text::{names_who_decided, resolved_sentence, ruled};
use kifuscribe_words::result_text;

/// The sides of the QR code on paper, in points.
const CODE: f32 = 150.0;

/// The size of the result on paper, in points.
const LARGE: f32 = 18.0;

/// What a slip states.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultSlip {
    /// The game.
    pub info: Box<GameInfo>,
    /// The day of the game as ISO 8601, or that on which it was decided; empty where neither is known.
    pub date: String,
    /// The confirmed result.
    pub note: ResultNote,
    /// The decision that names this result; `None` where only the result itself was written down.
    pub ruling: Option<Ruling>,
    /// The last audit of the count; `None` where the game was not decided by points, or nothing was audited.
    pub audit: Option<AuditOutcome>,
    /// The number of moves of the record, passes among them.
    pub moves: usize,
    /// What has changed since the result was confirmed, so that the record contradicts it.
    pub changed: Option<ChangedSince>,
    /// What is known of the game beside the result.
    pub facts: SignedFacts,
    /// The protests that hold, as data.
    pub protests: Vec<ResultProtest>,
    /// The hash at the end of the journal, as hexadecimal digits.
    pub head: String,
}

/// The slip as a QR code holds it: what `result.json` has, and the hash of the journal.
#[derive(Serialize)]
struct CodedResult<'a> {
    #[serde(flatten)]
    result: TournamentResult,
    moves: usize,
    journal: &'a str,
}

impl ResultSlip {
    /// The slip of a recording; `None` where no result of it is confirmed. `counting` holds the audits of its count and the
    /// decisions that hold, `head` is the hash at the end of its journal.
    #[must_use]
    pub fn of(view: &RecordingView, counting: &Counting, head: &str) -> Option<Self> {
        let (audit, rulings) = (counting.audits.last(), &counting.rulings);
        let confirmed = view.confirmed_result()?;
        let note = confirmed.as_it_leaves(counting);
        let held = view.history.iter().rev().filter(|entry| !entry.is_taken_back);
        let ruling = held.into_iter().find_map(|entry| match &entry.act {
            Act::Ruled(ruling) if ruling.result == Some(note.result) => Some(ruling.clone()),
            _ => None,
        });
        // In the history a result and the ruling that was written after it are one entry, that of the result.
        let own = confirmed.as_ruling();
        let names_it = |ruling: &&Ruling| ruling.result == Some(note.result) && **ruling != own;
        let ruling = ruling.or_else(|| rulings.iter().rev().find(names_it).cloned());
        let of = |at: &str| at.get(..10).unwrap_or_default().to_owned();
        let days = [view.info.date.clone(), ruling.as_ref().map_or_else(String::new, |r| of(&r.at)), of(&view.started)];
        Some(Self {
            info: Box::new(view.info.clone()),
            date: days.into_iter().find(|day| !day.is_empty()).unwrap_or_default(),
            ruling,
            audit: audit.filter(|_| note.result.is_of_count()).cloned(),
            moves: view.moves.len(),
            changed: view.changed,
            facts: SignedFacts::of_game(view, counting, confirmed.protest || note.protest),
            protests: counting.protests().into_iter().filter_map(ResultProtest::of).collect(),
            head: head.to_owned(),
            note,
        })
    }

    /// Puts other names into what people wrote.
    pub fn rename(&mut self, renamed: impl Fn(&str) -> String) {
        self.facts.rename(&renamed);
        if let Some(ruling) = &mut self.ruling {
            (ruling.by, ruling.reasons) = (renamed(&ruling.by), renamed(&ruling.reasons));
        }
        for protest in &mut self.protests {
            (protest.by, protest.reasons) = (renamed(&protest.by), renamed(&protest.reasons));
        }
    }

    /// The result in full, such as `Black - Ito - wins by 11 (counted)`, or without `(counted)` where no count came to it, or a referee
    /// decided it.
    #[must_use]
    pub fn result(&self) -> String {
        let is_decided = self.ruling.as_ref().is_some_and(|ruling| ruling.way == Resolution::RefereeDecided);
        resolved_sentence(self.is_counted() && !is_decided, self.note.result, &self.info)
    }

    fn is_counted(&self) -> bool {
        self.audit.as_ref().is_some_and(|audit| audit.came_to(self.note.result))
    }

    /// Who confirmed or decided it and when, such as `Both players confirmed the result. A. Referee, 14:32`; only the name,
    /// or that nobody is named, and the time where no decision is known.
    #[must_use]
    pub fn confirmed(&self) -> String {
        // What both players confirm is theirs, and no decision, unless they agree to one of the referee.
        let is_other = |ruling: &&Ruling| self.note.assent.is_of_both() && ruling.assent != self.note.assent;
        let written = self.ruling.as_ref().filter(|ruling| !is_other(ruling));
        let own = self.note.as_ruling();
        let is_known = own.assent.is_of_both() || own.assent.resigned(self.note.result).is_some();
        let way = written.map(ruled).or(is_known.then(|| ruled(&own))).unwrap_or_default();
        let signed = &self.note.signed;
        let at = written.map_or(&signed.at, |ruling| &ruling.at);
        let by = if signed.by.is_empty() { capital(say!("history-nobody-is-named")) } else { bearer_text(&signed.by) };
        let is_named = |ruling: &Ruling| names_who_decided(ruling) && bearer_text(&ruling.by) == by;
        let named = Some(by.as_str()).filter(|_| !written.is_some_and(is_named));
        let who = named.into_iter().chain([clock_time(at)]).filter(|text| !text.is_empty());
        let players = Some(self.note.assent.signed()).filter(|names| !names.is_empty() && *names != by);
        let players = players.map(|names| format!("{names}.")).unwrap_or_default();
        let said = [way, players, who.collect::<Vec<_>>().join(", ")];
        said.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// A player with the rank, such as `Ito 3d`; empty where no name is known.
    #[must_use]
    pub fn player(&self, color: Color) -> String {
        let player = match color {
            Color::Black => &self.info.black,
            Color::White => &self.info.white,
        };
        format!("{} {}", player.name, player.rank).trim().to_owned()
    }

    /// What else is stated below the result, as labels and texts.
    #[must_use]
    pub fn details(&self) -> Vec<[String; 2]> {
        let mut rows = vec![[say!("result-slip-confirmed").to_owned(), self.confirmed()]];
        let mut add = |label: &str, text: String| rows.push([label.to_owned(), text]);
        if let Some([label, text]) = self.facts.conditions() {
            add(&label, text);
        }
        if let Some(audit) = &self.audit {
            add(say!("result-slip-count"), self.count_of(audit));
        }
        if let Some(reasons) = self.ruling.as_ref().map(|ruling| &ruling.reasons).filter(|text| !text.is_empty()) {
            add(say!("dialog-reasons"), reasons.clone());
        }
        self.facts.disputes().iter().for_each(|[label, text]| add(label, text.clone()));
        add(say!("word-record"), say!("count-moves", n = self.moves));
        if let Some(changed) = self.changed {
            add(say!("result-slip-changed"), as_sentence(&changed_text::of_result(changed)));
        }
        rows
    }

    /// What the audit of the count found, with the result that it computed.
    fn count_of(&self, audit: &AuditOutcome) -> String {
        let verdict = match audit.verdict {
            Verdict::Agrees => say!("result-slip-fill-agrees"),
            Verdict::Differs => say!("result-slip-fill-differs"),
            Verdict::CannotTell => say!("result-slip-fill-open"),
        };
        match audit.computed {
            Some(computed) => {
                say!("result-slip-fill-and-record", verdict, computed = result_text::counted(computed, &self.info))
            }
            None => verdict.to_owned(),
        }
    }

    /// The slip as data in one line of JSON, for a QR code: with whose the protests are and why, unless that is too long for one.
    #[must_use]
    pub fn code(&self) -> String {
        let whole = self.code_with(self.protests.clone());
        if QrMatrix::of(&whole).is_some() { whole } else { self.code_with(Vec::new()) }
    }

    fn code_with(&self, protests: Vec<ResultProtest>) -> String {
        let is_decision =
            |ruling: &&Ruling| ruling.way == Resolution::RefereeDecided && ruling.result == Some(self.note.result);
        let decided_by = self.ruling.as_ref().filter(is_decision).map(|ruling| &*ruling.by);
        let basis = OutcomeBasis::of(decided_by, self.is_counted());
        let result = TournamentResult { protests, ..TournamentResult::of(&self.info, &self.note, basis, self.changed) };
        serde_json::to_string(&CodedResult { result, moves: self.moves, journal: &self.head }).unwrap_or_default()
    }

    /// Event, round, table and date with their labels.
    fn place(&self) -> [(&'static str, &str); 4] {
        [
            (say!("word-event"), &self.info.event),
            (say!("word-round"), &self.info.round),
            (say!("report-table"), &self.info.table),
            (say!("word-date"), &self.date),
        ]
    }

    /// What the signatures attest.
    fn attested(&self) -> &'static str {
        match self.changed {
            _ if self.facts.is_appealed => say!("report-sign-appealed"),
            Some(_) => say!("report-sign-changed"),
            None if self.facts.is_protested => say!("report-sign-final-under-protest"),
            None => say!("report-sign-final"),
        }
    }

    /// Who signs: both players with their names, and the referee.
    fn signers(&self) -> [String; 3] {
        let of = |label: &str, name: &str| if name.is_empty() { label.to_owned() } else { format!("{label}: {name}") };
        let [black, white] = Color::BOTH.map(|color| self.player(color));
        [of(say!("report-black"), &black), of(say!("report-white"), &white), say!("report-referee").to_owned()]
    }

    /// The slip as HTML. It stands alone: no script, no other file.
    #[must_use]
    pub fn to_html(&self) -> String {
        let [black, white] = Color::BOTH.map(|color| self.player(color));
        let page = html! {
            (DOCTYPE)
            html lang=(language::current().code()) {
                head {
                    meta charset="utf-8";
                    title { (say!("report-slip")) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    h1 { (say!("report-slip")) }
                    (entries(&self.place()))
                    (entries(&[(say!("report-black"), &black), (say!("report-white"), &white)]))
                    p.result { (self.result()) }
                    table { @for [label, text] in self.details() { tr { th { (label) } td { (text) } } } }
                    p { (self.attested()) }
                    table.signatures { tr { @for signer in self.signers() { td { (signer) } } } }
                    @if let Some(code) = QrMatrix::of(&self.code()) {
                        figure {
                            svg viewBox={ "0 0 " (code.side()) " " (code.side()) } { path d=(code.svg_path()) {} }
                            figcaption { (say!("result-slip-the-same-as-data")) }
                        }
                    }
                    p.hash {
                        (say!("result-slip-hash")) " " code { (self.head) } br;
                        (say!("result-slip-sealed-has-its-own"))
                    }
                }
            }
        };
        made_printable(page.into_string())
    }

    /// The slip as PDF. Each character is drawn in the first of the fonts that has it.
    ///
    /// # Errors
    /// [`PdfError`] where there is no font, or one that cannot be read.
    pub fn to_pdf(&self, fonts: &[FontFile]) -> Result<Vec<u8>, PdfError> {
        let mut sheets = Sheets::new(fonts)?;
        sheets.title(say!("report-slip"), say!("result-slip-for-the-organiser"));
        sheets.entries(&self.place());
        let [black, white] = Color::BOTH.map(|color| self.player(color));
        sheets.entries(&[(say!("report-black"), &black), (say!("report-white"), &white)]);
        sheets.rule();
        sheets.paragraph(&self.result(), LARGE);
        for [label, text] in self.details() {
            sheets.paragraph(&format!("{label}: {text}"), TEXT + 2.0);
        }
        sheets.rule();
        sheets.paragraph(self.attested(), TEXT);
        sheets.signatures(&self.signers());
        sheets.rule();
        if let Some(code) = QrMatrix::of(&self.code()) {
            sheets.code(code, CODE, say!("result-slip-the-same-as-data"));
        }
        sheets.paragraph(&format!("{} {}", say!("result-slip-hash"), self.head), TEXT);
        sheets.paragraph(say!("result-slip-sealed-has-its-own"), TEXT);
        sheets.into_pdf()
    }

    /// The characters that the slip may show, for the choice of fonts.
    #[must_use]
    pub fn characters(&self) -> String {
        let printable: String = (' '..='~').collect();
        let labels = [say!("report-slip"), self.attested(), say!("result-slip-for-the-organiser")];
        let below =
            [say!("result-slip-the-same-as-data"), say!("result-slip-hash"), say!("result-slip-sealed-has-its-own")];
        let place: String = self.place().map(|(label, text)| format!("{label}{text}")).concat();
        let details: String = self.details().concat().concat();
        let signers = self.signers().concat();
        format!("{printable}{}{}{place}{details}{signers}{}", labels.concat(), below.concat(), self.result())
    }
}

/// Labels with their texts in one line; a line to write on where one is empty.
fn entries(entries: &[(&str, &str)]) -> Markup {
    html! {
        p.entries {
            @for (label, text) in entries {
                span { (label) " " @if text.is_empty() { b.blank {} } @else { b { (text) } } }
            }
        }
    }
}

const STYLE: &str = "
@page { size: A4; margin: 16mm; }
body { font: 11pt/1.4 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans', 'Noto Sans CJK SC', 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', sans-serif; color: #111; max-width: 178mm; margin: 0 auto; overflow-wrap: anywhere; }
h1 { font-size: 18pt; margin: 0 0 3mm; border-bottom: 1.2pt solid #111; }
.entries span { margin-right: 8mm; }
.blank { display: inline-block; width: 34mm; border-bottom: 0.5pt solid #333; }
.result { font-size: 20pt; font-weight: bold; border: 1.4pt solid #111; padding: 4mm; margin: 5mm 0; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; vertical-align: top; font-weight: normal; color: #555; width: 34mm; padding: 0.6mm 3mm 0.6mm 0; }
.signatures { margin-top: 18mm; border-spacing: 6mm 0; border-collapse: separate; }
.signatures td { border-top: 0.5pt solid #333; width: 33%; padding-top: 0.6mm; font-size: 9pt; }
figure { margin: 8mm 0 2mm; }
svg { width: 52mm; height: 52mm; display: block; }
figcaption, .hash { font-size: 8.5pt; color: #333; }
@media screen { body { padding: 8mm; } }
";

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use kifuscribe_core::game::result::GameResult;
    use kifuscribe_core::session::assent::Assent;
    use kifuscribe_core::session::counting::CountEvent;
    use kifuscribe_core::session::counting::OutcomeSettings;
    use kifuscribe_core::session::counting::Resolution;
    use kifuscribe_core::session::incident::{Incident, IncidentNote};
    use kifuscribe_core::session::recording::{HistoryEntry, LeadingResult, ResultRank, ResultStatus};
    use kifuscribe_core::session::signature::Signature;

    fn ruled(way: Resolution, result: &str) -> HistoryEntry {
        let ruling = Ruling {
            at: "2026-11-21T14:32:05+01:00".to_owned(),
            way,
            by: "A. Referee".to_owned(),
            reasons: "A stone lay <under> the table.".to_owned(),
            protest: false,
            result: GameResult::from_sgf(result),
            assent: Assent::NONE,
            appeals: Vec::new(),
        };
        HistoryEntry { time: Duration::ZERO, act: Act::Ruled(ruling), is_taken_back: false }
    }

    /// The note of a game's result.
    fn noted(view: &mut RecordingView) -> &mut ResultNote {
        &mut view.result.as_mut().unwrap().note
    }

    /// A game at table 4 of round 3 with this confirmed result.
    fn view(result: &str, history: Vec<HistoryEntry>) -> RecordingView {
        let mut view = RecordingView { history, ..RecordingView::default() };
        let info = &mut view.info;
        (info.event, info.round, info.table) = ("Open & <Cup>".to_owned(), "3".to_owned(), "4".to_owned());
        (info.black.name, info.black.rank, info.white.name) = ("Ito".to_owned(), "3d".to_owned(), "Novák".to_owned());
        let (status, signed) =
            (ResultStatus::Confirmed, Signature::new("2026-11-21T14:33:00Z".to_owned(), "A. Referee"));
        let result = GameResult::from_sgf(result).unwrap();
        let note = ResultNote { result, status, protest: false, signed, assent: Assent::NONE };
        view.result = Some(LeadingResult::confirmed(note));
        view
    }

    fn audit() -> AuditOutcome {
        AuditOutcome {
            at: String::new(),
            verdict: Verdict::Agrees,
            sentence: "The fill matches this record and these settings: B+11.".to_owned(),
            computed: GameResult::from_sgf("B+11"),
            claimed: None,
            settings: OutcomeSettings::Written(Vec::new()),
            files: Vec::new(),
        }
    }

    fn audited() -> Counting {
        Counting { audits: vec![audit()], ..Counting::default() }
    }

    #[test]
    fn everything_that_an_organiser_needs_is_on_the_page() {
        let view = view("B+11", vec![ruled(Resolution::RefereeDecided, "B+11")]);
        let slip = ResultSlip::of(&view, &audited(), "00ff77").unwrap();
        assert_eq!(slip.result(), "Black - Ito - wins by 11", "the referee decided it, whatever the count says");
        assert_eq!(slip.confirmed(), "Decided by A. Referee. 14:32");
        let page = slip.to_html();
        for part in ["Open &amp; &lt;Cup&gt;", "Ito 3d", "Novák", "Black - Ito - wins by 11", "A. Referee"] {
            assert!(page.contains(part), "{part}");
        }
        for part in [
            "the fill agrees with the record: Black - Ito - wins by 11",
            "&lt;under&gt;",
            "00ff77",
            "2026-11-21",
            "<svg",
        ] {
            assert!(page.contains(part), "{part}");
        }
        assert!(!page.contains("<script") && !page.contains("http"), "it stands alone");
        let mut turned = view.clone();
        turned.info.white.name = "Novák \u{9b}2J\u{202e}".to_owned();
        let page = ResultSlip::of(&turned, &audited(), "00ff77").unwrap().to_html();
        assert!(page.contains("Novák \\u{9b}2J\\u{202e}") && !page.contains(['\u{9b}', '\u{202e}']));
        let coded: serde_json::Value = serde_json::from_str(&slip.code()).unwrap();
        let of = |key: &str| coded[key].as_str().unwrap().to_owned();
        assert_eq!([of("winner"), of("margin"), of("method")], ["black", "11", "decision"]);
        assert_eq!([of("table"), of("black"), of("by"), of("journal")], ["4", "Ito", "A. Referee", "00ff77"]);
    }

    #[test]
    fn the_page_that_is_signed_says_whose_protest_it_is() {
        let mut view = view("B+11", vec![ruled(Resolution::Confirmed, "B+11")]);
        let mut counting = audited();
        let note = |at: &str, incident| {
            let (at, by) = (format!("2026-11-21T{at}:00+01:00"), "A. Referee".to_owned());
            CountEvent::Incident(IncidentNote { at, after: 57, incident, by, text: "a stone was moved".to_owned() })
        };
        let said = |view: &RecordingView, counting: &Counting| {
            let slip = ResultSlip::of(view, counting, "00ff").unwrap();
            let is_protest = |row: &&[String; 2]| row[0] == "Protest";
            let rows: Vec<String> = slip.details().iter().filter(is_protest).map(|row| row[1].clone()).collect();
            let coded: serde_json::Value = serde_json::from_str(&slip.code()).unwrap();
            // Whose a protest is and why is part of the same data.
            let own = coded["protests"]
                .as_array()
                .and_then(|all| Some((all[0]["reasons"].as_str()?, all[0]["by"].as_str()?)));
            let is_held = rows.iter().any(|row| row.ends_with("(A. Referee)."));
            assert_eq!(own, is_held.then_some(("a stone was moved", "A. Referee")));
            assert_eq!(
                coded["protest"],
                rows.iter().any(|row| !row.ends_with("It was taken back and counts no longer."))
            );
            rows
        };
        assert_eq!(said(&view, &counting), [""; 0]);
        counting.apply(&note("14:02", Incident::Protest { player: Color::White }));
        let whites = "14:02, after move 57: White protests: a stone was moved (A. Referee).";
        assert_eq!(said(&view, &counting), [whites]);
        counting.apply(&note("14:05", Incident::TakenBack { number: 1 }));
        assert_eq!(said(&view, &counting), [""; 0]);
        noted(&mut view).protest = true;
        let taken_back = format!("{whites} It was taken back and counts no longer.");
        assert_eq!(said(&view, &counting), [taken_back.as_str()]);
        // What was ruled under protest says nothing of another result than it names.
        noted(&mut view).protest = false;
        for (result, expected) in
            [("W+3", &[][..]), ("B+11", &["played under protest; whose protest it is was not noted"])]
        {
            let mut counting = audited();
            let Act::Ruled(ruling) = ruled(Resolution::RefereeDecided, result).act else { unreachable!() };
            counting.apply(&CountEvent::Ruled(Ruling { protest: true, ..ruling }));
            assert_eq!(said(&view, &counting), expected, "{result}");
        }
    }

    #[test]
    fn a_slip_says_that_the_result_is_final_and_that_nobody_is_named() {
        let mut view = view("B+11", vec![ruled(Resolution::Confirmed, "B+11")]);
        let page = |view: &RecordingView| ResultSlip::of(view, &Counting::default(), "00ff").unwrap().to_html();
        let named = page(&view);
        assert!(
            named.contains("This result is final. The signatures attest that it is written down rightly."),
            "{named}"
        );
        assert!(!named.contains("It is final then") && !named.contains("Nobody"), "{named}");
        noted(&mut view).signed.by.clear();
        let unnamed = page(&view);
        let confirmed =
            "The result was confirmed; which players agreed was not written down. Nobody's name is given, 14:32";
        assert!(unnamed.contains(confirmed), "{unnamed}");
    }

    #[test]
    fn a_resignation_has_no_count_and_a_claim_no_slip() {
        let resigned = ResultSlip::of(&view("W+R", Vec::new()), &audited(), "00ff").unwrap();
        assert_eq!(resigned.confirmed(), "A. Referee, 14:33", "nobody says that both players agreed");
        assert_eq!((resigned.result().as_str(), resigned.audit), ("White - Novák - wins by resignation", None));
        let mut claimed = view("W+3", Vec::new());
        let note = noted(&mut claimed).clone();
        claimed.result = Some(LeadingResult { note, rank: ResultRank::Claimed });
        assert_eq!(ResultSlip::of(&claimed, &Counting::default(), "00ff"), None);
    }

    #[test]
    fn a_slip_has_the_day_of_the_game_or_of_the_decision_or_of_the_recording() {
        let date = |view: &RecordingView| ResultSlip::of(view, &Counting::default(), "00ff").unwrap().date;
        let mut game = view("B+11", vec![ruled(Resolution::Confirmed, "B+11")]);
        game.started = "2026-11-20T23:10:00+01:00".to_owned();
        assert_eq!(date(&game), "2026-11-21", "the decision was after midnight");
        game.info.date = "2026-11-20,21".to_owned();
        assert_eq!(date(&game), "2026-11-20,21");
        let mut resigned = view("W+R", Vec::new());
        resigned.started = "2026-11-20T23:10:00+01:00".to_owned();
        assert_eq!(date(&resigned), "2026-11-20", "nothing but the result was written down");
        let page = ResultSlip::of(&resigned, &Counting::default(), "00ff").unwrap().to_html();
        assert!(page.contains("2026-11-20") && page.contains("Sealing gives the whole record a number of its own"));
    }

    #[test]
    fn a_decision_that_was_taken_back_is_not_on_the_page() {
        let mut taken_back = ruled(Resolution::RefereeDecided, "B+11");
        taken_back.is_taken_back = true;
        let view = view("B+11", vec![ruled(Resolution::Confirmed, "B+11"), taken_back]);
        let slip = ResultSlip::of(&view, &Counting::default(), "00ff").unwrap();
        let said = "The result was confirmed; which players agreed was not written down. A. Referee, 14:32";
        assert_eq!(slip.confirmed(), said);
    }

    #[test]
    fn a_slip_says_that_both_players_confirmed_only_where_both_did() {
        let mut view = view("B+11", Vec::new());
        let names = [Some("Ito".to_owned()), Some("Novák".to_owned())];
        noted(&mut view).assent = Assent::of(names);
        let slip = ResultSlip::of(&view, &Counting::default(), "00ff").unwrap();
        assert_eq!(slip.confirmed(), "Both players confirmed the result. Ito / Novák. A. Referee, 14:33");
    }
}
