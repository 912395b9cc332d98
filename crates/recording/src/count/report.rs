//! Puts the account of an audit and its pictures into a report.

use std::path::Path;
use std::sync::Arc;

use crate::count::audit_input::AuditInput;
use crate::count::pictures::{CountPicture, CountPictures};
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::alignment::Turn;
use kifuscribe_core::audit::pictures::{CountObservations, PictureObservation};
use kifuscribe_core::session::counting::Counting;
use kifuscribe_language::say;
use kifuscribe_platform::clock;
use kifuscribe_platform::fonts::{InstalledFont, fonts_for};
use kifuscribe_print::audit_report::{self, AuditReport, CloseUp, ReportPicture};
use kifuscribe_print::faces::FontFile;
use kifuscribe_print::sheet::PdfError;
use kifuscribe_storage::count_journal::CountRecord;
use kifuscribe_storage::{StorageError, atomic};

/// Writes the result slip and the report for the referee to `path` as HTML, and beside it as PDF; where the name of `path`
/// ends in .pdf, only that. `kept` is the count in its journal, where it is kept; `settings_confirmed` the local time, as ISO
/// 8601, at which a person confirmed the settings, where somebody was asked. Returns why there is no PDF, if so.
///
/// # Errors
/// [`StorageError::Write`].
pub fn write_report(
    input: &AuditInput,
    account: &AuditAccount,
    kept: Option<&CountRecord>,
    settings_confirmed: Option<&str>,
    path: &Path,
) -> Result<Option<PdfError>, StorageError> {
    let mut hashes = input.files();
    if let Some(journal) = kept.filter(|r| !r.head.is_empty()) {
        hashes.push([journal.journal.clone(), journal.head.clone()]);
    }
    let (counting, made) = (kept.map_or_else(Counting::default, |r| r.counting.clone()), clock::now_for_print());
    let report = AuditReport {
        record: input.record(),
        account,
        counting: &counting,
        outdone: kept.map_or(&[], |kept| &kept.outdone),
        changed: kept.and_then(|kept| kept.changed),
        waits_for_table: false,
        close_ups: CloseUp::all(account, &input.pictures.finals),
        pictures: report_pictures(account, &input.pictures, &input.shots),
        clock_picture: input.shots.clock.as_ref().map(|c| c.1.as_str()),
        settings_confirmed,
        hashes,
        made: &made,
    };
    if path.extension().is_none_or(|e| !e.eq_ignore_ascii_case("pdf")) {
        atomic::write(path, audit_report::write(&report).as_bytes())?;
    }
    let font = |font: InstalledFont| FontFile { bytes: Arc::new(font.bytes), index: font.index };
    let fonts: Vec<FontFile> = fonts_for(&audit_report::characters(&report)).into_iter().map(font).collect();
    match audit_report::write_pdf(&report, &fonts) {
        Ok(pdf) => atomic::write(&path.with_extension("pdf"), &pdf).map(|()| None),
        Err(why) => Ok(Some(why)),
    }
}

/// Returns the pictures with their captions, the finished fill first, with rings around the points of the findings.
fn report_pictures(account: &AuditAccount, pictures: &CountObservations, shots: &CountPictures) -> Vec<ReportPicture> {
    let marked = account.marked();
    let mut shown = Vec::new();
    let mut add =
        |what: &str, observed: Option<&PictureObservation>, shot: Option<&CountPicture>, turn: Option<Turn>| {
            let (Some(observed), Some(shot)) = (observed, shot) else { return };
            shown.push(plain(what, &observed.name, shot).ringed(observed, turn, &marked));
        };
    for (i, observed) in pictures.finals.iter().enumerate() {
        let turn = account.turns.get(i).copied().flatten();
        add(say!("report-shot-finished"), Some(observed), shots.finals.get(i), turn);
    }
    add(say!("report-shot-compensated"), pictures.compensated.as_ref(), shots.compensated.as_ref(), None);
    add(say!("report-shot-before"), pictures.before.as_ref(), shots.before.as_ref(), None);
    if let Some((shot, name)) = &shots.clock {
        shown.push(plain(say!("report-shot-clock"), name, shot));
    }
    shown
}

/// A picture without rings.
fn plain(what: &str, name: &str, shot: &CountPicture) -> ReportPicture {
    ReportPicture {
        caption: format!("{what}: {name}"),
        mime: if shot.bytes.starts_with(b"\x89PNG") { "image/png" } else { "image/jpeg" },
        bytes: shot.bytes.clone(),
        size: [shot.frame.width, shot.frame.height],
        rings: Vec::new(),
        radius: 0.0,
    }
}
