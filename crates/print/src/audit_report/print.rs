//! The report as PDF, with the content of the HTML.

use super::record_page::{EACH, in_order};
use super::{
    AuditReport, CloseUp, ReportPicture, boxes, claimed_label, fact_rows, fill_caption, noted, penalties,
    rulings_in_words, slip, tick, words,
};
use crate::faces::FontFile;
use crate::kifu_text;
use crate::sheet::{Board, PdfError, PicturePart, Sheets, TEXT};
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::count::audit::ForeignStones;
use kifuscribe_core::game::kifu::Kifu;
use kifuscribe_core::game::record::{GameInfo, GameRecord};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::{Counting, clock_time, date_and_time};
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_language::{as_sentence, say};
use kifuscribe_words::audit_text;
use kifuscribe_words::audit_text::verdict_in_short;
use kifuscribe_words::count_text;
use kifuscribe_words::ledger_text;
use kifuscribe_words::result_text;

/// The report as PDF. Each character is drawn in the first of the fonts that has it.
///
/// # Errors
/// [`PdfError`] where there is no font, or one that cannot be read.
pub fn write_pdf(report: &AuditReport<'_>, fonts: &[FontFile]) -> Result<Vec<u8>, PdfError> {
    let mut sheets = Sheets::new(fonts)?;
    players_page(&mut sheets, report);
    sheets.next();
    referees_page(&mut sheets, report);
    for picture in &report.pictures {
        let rings: Vec<(f64, f64)> = picture.rings.iter().map(|p| (p.x, p.y)).collect();
        sheets.picture(&picture.caption, &picture.bytes, picture.size, &rings, picture.radius);
    }
    if let Some(record) = report.record.filter(|r| !r.moves.is_empty()) {
        sheets.next();
        sheets.title(say!("report-record"), say!("report-rebuild"));
        numbered_boards(&mut sheets, record);
        sheets.heading(say!("report-in-order"));
        sheets.paragraph(&in_order(record).join("    "), TEXT);
    }
    sheets.into_pdf()
}

/// The moves as numbered diagrams, a hundred on each, two side by side.
fn numbered_boards(sheets: &mut Sheets<'_>, record: &GameRecord) {
    let nothing = ForeignStones::default();
    let diagrams: Vec<_> = Kifu::parts(record, EACH)
        .iter()
        .map(|kifu| (kifu.stones(record), kifu.numbered().collect::<Vec<_>>(), kifu_text::caption(kifu)))
        .collect();
    for pair in diagrams.chunks(2) {
        let board = |i: usize| {
            let (stones, numbers, caption) = pair.get(i)?;
            Some(Board { numbers, ..Board::plain(stones, &nothing, caption) })
        };
        sheets.boards([board(0), board(1)]);
    }
}

pub(super) fn players_page(sheets: &mut Sheets<'_>, report: &AuditReport<'_>) {
    let account = report.account;
    let info = report.record.map(|r| &r.info);
    let of = |get: fn(&GameInfo) -> &str| info.map_or("", get);
    let slip = report.slip();
    sheets.title(say!("report-slip"), say!("report-for-players"));
    let (round, table, date) = (of(|i| &i.round), of(|i| &i.table), of(|i| &i.date));
    sheets.entries(&[
        (say!("word-event"), of(|i| &i.event)),
        (say!("word-round"), round),
        (say!("report-table"), table),
        (say!("word-date"), date),
    ]);
    let black = format!("{} {}", of(|i| &i.black.name), of(|i| &i.black.rank));
    let white = format!("{} {}", of(|i| &i.white.name), of(|i| &i.white.rank));
    sheets.entries(&[(say!("report-black"), black.trim()), (say!("report-white"), white.trim())]);
    sheets.rule();
    sheets.paragraph(&format!("{}: {}", say!("word-result"), slip.result), 14.0);
    if !slip.method.is_empty() {
        sheets.paragraph(&format!("{}: {}", say!("report-method"), slip.method), TEXT);
    }
    sheets.paragraph(&format!("{} {}", slip.standing, say!("report-audited-on", date = report.audited())), TEXT);
    sheets.rule();
    sheets.paragraph(&format!("{}: {}", verdict_in_short(account).to_uppercase(), audit_text::headline(account)), 10.5);
    if let Some(assumed) = audit_text::holds_only_with(account) {
        sheets.paragraph(&assumed, TEXT);
    }
    if let Some(pictures) = audit_text::rests_on_pictures(account) {
        sheets.paragraph(pictures, TEXT);
    }
    if let Some(standing) = report.standing() {
        sheets.paragraph(&standing, TEXT);
    }
    for [label, text] in fact_rows(report) {
        sheets.paragraph(&format!("{label}: {text}"), TEXT);
    }
    counted_boards(sheets, account);
    sheets.rule();
    rulings_and_boxes(sheets, report.counting);
    if report.counting.confirmed().is_none() {
        sheets.blank_line(say!("report-times"));
    }
    if slip.is_open {
        sheets.blank_line(say!("report-decided-in-the-end"));
    }
    sheets.paragraph(words::sign(slip.signing), TEXT);
    sheets.signatures(&slip::signers(slip.signing, info));
}

/// The position that is counted, and the finished fill.
fn counted_boards(sheets: &mut Sheets<'_>, account: &AuditAccount) {
    let (marked, filled, nothing) = (account.marked(), fill_caption(account), ForeignStones::default());
    let dead = account.ended.as_ref().map_or_else(Vec::new, |e| e.dead.points().collect());
    let position = account.ended.as_ref().map(|e| e.dead.stones());
    sheets.boards([
        position.map(|stones| Board { dead: &dead, ..Board::plain(stones, &nothing, say!("report-position")) }),
        account
            .filled
            .as_ref()
            .map(|stones| Board { ringed: &marked, ..Board::plain(stones, &account.foreign, &filled) }),
    ]);
}

/// The rulings with their reasons, and the boxes that the referee ticks; lines to write on where nothing is ruled yet.
fn rulings_and_boxes(sheets: &mut Sheets<'_>, counting: &Counting) {
    for [at, what, why] in rulings_in_words(counting) {
        sheets.paragraph(&format!("{at}: {what} {why}"), 9.5);
    }
    for (is_ticked, text) in boxes(counting) {
        sheets.paragraph(&format!("{}{text}", tick(is_ticked)), TEXT);
    }
    if counting.confirmed().is_none() {
        let (black, white) = (say!("report-black"), say!("report-white"));
        sheets
            .paragraph(&format!("{} {}{black}  {}{white}", say!("report-agreed-dead"), tick(false), tick(false)), TEXT);
    }
    if counting.rulings.is_empty() {
        sheets.blank_line(say!("report-ruling"));
        sheets.blank_line("");
    }
}

pub(super) fn referees_page(sheets: &mut Sheets<'_>, report: &AuditReport<'_>) {
    let account = report.account;
    sheets.title(say!("report-title"), say!("report-aid"));
    sheets.heading(say!("report-findings"));
    if account.findings.is_empty() {
        sheets.paragraph(say!("report-none"), TEXT);
    }
    for finding in &account.findings {
        sheets.paragraph(&format!("\u{2022} {}", audit_text::finding_in_full(finding, account.size)), TEXT);
    }
    let parts = report.close_ups.iter().filter_map(|CloseUp { label, picture, at, reach, radius }| {
        let ReportPicture { bytes, size, .. } = report.pictures.get(*picture)?;
        Some(PicturePart { label, bytes, size: *size, at: (at.x, at.y), reach: *reach, radius: *radius })
    });
    sheets.parts(&parts.collect::<Vec<_>>());
    let result = |r: Option<GameResult>| r.map_or_else(|| "-".to_owned(), result_text::short);
    let [computed, claimed] = [account.computed, account.claimed].map(result);
    let read = audit_text::read_off(account);
    sheets.entries(&[
        (say!("report-computed"), &computed),
        (say!("report-read"), &read),
        (claimed_label(report), &claimed),
    ]);
    if let Some([black, white, empty]) = account.counts {
        sheets.entries(&[(say!("report-stones"), &format!("{black} / {white} / {empty}"))]);
    }
    if let Some(penalties) = penalties(account) {
        sheets.paragraph(&format!("{} {penalties}", say!("report-penalties-label")), TEXT);
    }
    sheets.entries(&[
        (say!("report-clock"), ""),
        (say!("report-clock-picture"), report.clock_picture.unwrap_or_default()),
    ]);
    let noted = noted(report);
    if !noted.is_empty() {
        sheets.heading(say!("report-noted"));
        noted.iter().for_each(|line| sheets.paragraph(&format!("\u{2022} {line}"), TEXT));
    }
    for notice in &report.counting.notices {
        sheets.paragraph(
            &format!("{}: {}", date_and_time(&notice.at), as_sentence(&count_text::notice(&notice.what))),
            TEXT,
        );
    }
    let notes = audit_text::notes(account);
    if !notes.is_empty() {
        sheets.heading(say!("report-notes"));
        notes.iter().for_each(|note| sheets.paragraph(&format!("\u{2022} {note}"), TEXT));
    }
    sheets.heading(say!("report-settings"));
    for setting in &account.settings {
        let label = audit_text::setting_label(setting.value.kind());
        let value = audit_text::setting_text(&setting.value, account.size);
        sheets.paragraph(&format!("{label}: {value} ({})", setting.from), TEXT);
    }
    if let Some(at) = report.settings_confirmed {
        sheets.paragraph(&say!("report-settings-confirmed", clock = clock_time(at)), TEXT);
    }
    sheets.heading(say!("report-ledger"));
    for line in &account.ledger.lines {
        sheets.paragraph(&ledger_text::line(line), TEXT);
    }
    sheets.rule();
    sheets.paragraph(&format!("{} {}", say!("report-made"), report.made), 7.0);
    for [file, hash] in &report.hashes {
        sheets.paragraph(&format!("{file}: {hash}"), 7.0);
    }
}

/// The characters that a report may show, for the choice of fonts.
#[must_use]
pub fn characters(report: &AuditReport<'_>) -> String {
    let printable: String = (' '..='~').collect();
    let info = report.record.map(|r| &r.info);
    let names = info.map_or_else(String::new, |i| {
        [&i.black.name, &i.white.name, &i.black.rank, &i.white.rank, &i.event, &i.round, &i.table, &i.date]
            .map(String::as_str)
            .concat()
    });
    let decided: String =
        report.counting.rulings.iter().map(|r| format!("{}{}", bearer_text(&r.by), r.reasons)).collect();
    let named: String = report.hashes.iter().map(|[file, _]| file.as_str()).collect();
    let facts = fact_rows(report).concat();
    let told = [audit_text::notes(report.account), noted(report), facts].concat().concat();
    let captions: String = report.pictures.iter().map(|p| p.caption.as_str()).collect();
    format!("{printable}{}{}\u{2022}\u{2013}{names}{decided}{named}{told}{captions}", tick(true), tick(false))
}
