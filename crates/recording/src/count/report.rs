//! Puts the account of an audit and its pictures into a report.

use std::path::Path;
use std::sync::Arc;

use crate::count::audit_input::AuditInput;
use crate::count::pictures::{CountPicture, CountPictures};
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::alignment::Turn;
use kifuscribe_core::audit::pictures::{CountObservations, PictureObservation};
use kifuscribe_core::game::point::Point;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::Point2;
use kifuscribe_core::session::counting::Counting;
use kifuscribe_language::say;
use kifuscribe_platform::clock;
use kifuscribe_platform::fonts::{InstalledFont, fonts_for};
use kifuscribe_print::audit_report::{self, AuditReport, CloseUp, RING, ReportPicture};
use kifuscribe_print::faces::FontFile;
use kifuscribe_print::sheet::PdfError;
use kifuscribe_storage::count_journal::CountRecord;
use kifuscribe_storage::evidence::jpeg;
use kifuscribe_storage::{StorageError, atomic};

/// How much of the board a close-up shows to each side of its point, in cells.
const CLOSE_UP: f64 = 2.6;

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
        close_ups: close_ups(account, &input.pictures, &input.shots),
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

/// Cuts the first few points that a person should check out of the first final picture that shows them.
fn close_ups(account: &AuditAccount, pictures: &CountObservations, shots: &CountPictures) -> Vec<CloseUp> {
    const MOST: usize = 4;
    let points = account.to_check().into_iter().take(MOST);
    let mut shown = pictures.finals.iter().zip(&account.turns).zip(&shots.finals);
    let Some((observation, turn, shot)) = shown.find_map(|((s, t), shot)| Some((s.observation.as_ref()?, (*t)?, shot)))
    else {
        return Vec::new();
    };
    let cell = observation.pose.cell();
    let close = |p: Point| {
        let at = observation.pose.at(turn.in_picture(p, observation.size));
        let (left, top, width, height, rgb) = piece(&shot.frame, at, CLOSE_UP * cell)?;
        Some(CloseUp {
            label: p.label(observation.size),
            jpeg: jpeg(width, height, &rgb)?,
            size: [width, height],
            at: Point2::new(at.x - left as f64, at.y - top as f64),
            radius: RING * cell,
        })
    };
    points.filter_map(close).collect()
}

/// Returns the pixels within `reach` of a place: left, top, width, height, RGB.
fn piece(frame: &Frame, at: Point2, reach: f64) -> Option<(usize, usize, usize, usize, Vec<u8>)> {
    let clamp = |v: f64, most: usize| v.clamp(0.0, most as f64) as usize;
    let (left, right) = (clamp(at.x - reach, frame.width), clamp(at.x + reach, frame.width));
    let (top, bottom) = (clamp(at.y - reach, frame.height), clamp(at.y + reach, frame.height));
    if right <= left || bottom <= top {
        return None;
    }
    let row = |y: usize| &frame.rgb[3 * (y * frame.width + left)..3 * (y * frame.width + right)];
    Some((left, top, right - left, bottom - top, (top..bottom).flat_map(row).copied().collect()))
}
