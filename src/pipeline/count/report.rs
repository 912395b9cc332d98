//! Puts the account of an audit and its pictures into a report.

use std::path::Path;

use crate::audit::account::AuditAccount;
use crate::audit::alignment::Turn;
use crate::audit::pictures::{CountObservations, PictureObservation};
use crate::audit::settings::{Origin, SettingValue};
use crate::formats::audit_report::{AuditReport, CloseUp, ENGLISH, ReportPicture, ReportRuling, write};
use crate::formats::audit_text;
use crate::formats::journal::hash_of_bytes;
use crate::formats::sgf::SgfGame;
use crate::game::color::Color;
use crate::game::named::Named;
use crate::game::point::Point;
use crate::game::result::GameResult;
use crate::pipeline::count::pictures::{CountPicture, CountPictures};
use crate::sensing::frame::Frame;
use crate::sensing::geometry::Point2;
use crate::session::counting::{Resolution, Ruling, clock_time};
use crate::storage::count_journal::CountRecord;
use crate::storage::evidence::jpeg;

/// How much of the board a close-up shows to each side of its point, in cells.
const CLOSE_UP: f64 = 2.6;

/// The radius of a ring, in cells.
pub const RING: f64 = 0.62;

/// The record's file: its name and its bytes.
#[derive(Debug, Clone, Copy)]
pub struct RecordFile<'a> {
    /// The file.
    pub path: &'a Path,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// The game that was read from it.
    pub game: &'a SgfGame,
}

/// Returns the files a count rests on with their hashes: the record, then the pictures, each named once.
#[must_use]
pub fn files(record: Option<RecordFile<'_>>, pictures: &CountObservations, shots: &CountPictures) -> Vec<[String; 2]> {
    let mut files = Vec::new();
    if let Some(record) = record {
        let name = record.path.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned());
        files.push([name, hash_of_bytes(record.bytes)]);
    }
    let mut add = |name: &str, shot: &CountPicture| files.push([name.to_owned(), hash_of_bytes(&shot.bytes)]);
    for (observed, shot) in pictures.finals.iter().zip(&shots.finals) {
        add(&observed.name, shot);
    }
    for (observed, shot) in [(&pictures.compensated, &shots.compensated), (&pictures.before, &shots.before)] {
        if let (Some(observed), Some(shot)) = (observed, shot) {
            add(&observed.name, shot);
        }
    }
    if let Some((shot, name)) = &shots.clock {
        add(name, shot);
    }
    files
}

/// Returns the report as HTML. `made` is the local time as it is printed.
#[must_use]
pub fn html(
    account: &AuditAccount,
    record: Option<RecordFile<'_>>,
    pictures: &CountObservations,
    shots: &CountPictures,
    record_of_count: Option<&CountRecord>,
    made: &str,
) -> String {
    let marked = marked(account);
    let mut hashes = files(record, pictures, shots);
    if let Some(journal) = record_of_count.filter(|r| !r.head.is_empty()) {
        hashes.push([journal.journal.clone(), journal.head.clone()]);
    }
    let counting = record_of_count.map(|r| r.counting.clone()).unwrap_or_default();
    let ruling = |r: &Ruling| ReportRuling {
        at: clock_time(&r.at).to_owned(),
        way: r.result.map_or_else(|| r.way.sentence().to_owned(), |result| format!("{} {result}.", r.way.sentence())),
        ticked: Resolution::ALL.iter().position(|w| *w == r.way).filter(|&i| i < ENGLISH.ways.len()),
        reasons: r.reasons.clone(),
        by: r.by.clone(),
        protest: r.protest,
    };
    let result = |r: Option<GameResult>| r.map(GameResult::to_sgf);
    let report = AuditReport {
        info: record.map(|r| &r.game.record.info),
        record: record.map(|r| &r.game.record).filter(|r| !r.moves.is_empty()),
        verdict: account.verdict,
        sentence: audit_text::headline(account),
        results: [result(account.computed), result(account.read), result(account.claimed)],
        counts: account.counts,
        settings: account
            .settings
            .iter()
            .map(|s| {
                let value = audit_text::setting_text(&s.value, account.size);
                [audit_text::setting_label(&s.value).to_owned(), value, s.from.name().to_owned()]
            })
            .collect(),
        position: account.ended.as_ref().map(|e| (e.dead.stones(), e.dead.points().collect())),
        filled: account.filled.as_ref(),
        findings: account.findings.iter().map(|f| audit_text::finding_with_shift(f, account.size)).collect(),
        marked: marked.clone(),
        notes: audit_text::notes(account),
        ledger: &account.ledger,
        close_ups: close_ups(account, pictures, shots),
        pictures: report_pictures(account, pictures, shots, &marked),
        rulings: counting.rulings.iter().map(ruling).collect(),
        notices: counting.notices.iter().map(|w| [clock_time(&w.at).to_owned(), w.text.clone()]).collect(),
        standing: counting.standing(),
        clock: [penalties(account), shots.clock.as_ref().map(|c| c.1.clone())],
        hashes,
        made: made.to_owned(),
    };
    write(&report, &ENGLISH)
}

/// Returns the pictures with their captions, the finished fill first, with rings around the points of the findings.
fn report_pictures(
    account: &AuditAccount,
    pictures: &CountObservations,
    shots: &CountPictures,
    marked: &[Point],
) -> Vec<ReportPicture> {
    let mut shown = Vec::new();
    let mut add =
        |what: &str, observed: Option<&PictureObservation>, shot: Option<&CountPicture>, turn: Option<Turn>| {
            let (Some(observed), Some(shot)) = (observed, shot) else { return };
            shown.push(picture(what, observed, shot, turn, marked));
        };
    for (i, observed) in pictures.finals.iter().enumerate() {
        let turn = account.turns.get(i).copied().flatten();
        add("The finished fill", Some(observed), shots.finals.get(i), turn);
    }
    add("After the compensation", pictures.compensated.as_ref(), shots.compensated.as_ref(), None);
    add("Before the fill", pictures.before.as_ref(), shots.before.as_ref(), None);
    if let Some((shot, name)) = &shots.clock {
        shown.push(ReportPicture { rings: Vec::new(), ..plain("The clock", name, shot) });
    }
    shown
}

/// Returns the penalties that were given, such as `Black 2, White 0`; others are read off the clock and written by hand.
fn penalties(account: &AuditAccount) -> Option<String> {
    let of = |color: Color| {
        account.settings.iter().find_map(|s| match s.value {
            SettingValue::Penalty(c, points) if c == color => Some((points, s.from)),
            _ => None,
        })
    };
    let (black, white) = of(Color::Black).zip(of(Color::White))?;
    [black.1, white.1].contains(&Origin::Given).then(|| format!("Black {}, White {}", black.0, white.0))
}

/// Returns the points that findings are about, each once.
fn marked(account: &AuditAccount) -> Vec<Point> {
    let mut points: Vec<Point> = account.findings.iter().flat_map(|f| f.points.clone()).collect();
    points.sort_unstable_by_key(|p| (p.row, p.col));
    points.dedup();
    points
}

fn picture(
    what: &str,
    observed: &PictureObservation,
    shot: &CountPicture,
    turn: Option<Turn>,
    marked: &[Point],
) -> ReportPicture {
    let mut rings = Vec::new();
    let mut radius = 0.0;
    if let (Some(observation), Some(turn)) = (&observed.observation, turn) {
        let size = observation.size;
        rings = marked.iter().map(|&p| observation.pose.at(turn.in_picture(p, size))).collect();
        radius = RING * observation.pose.cell();
    }
    ReportPicture { rings, radius, ..plain(what, &observed.name, shot) }
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
    let to_check = account.findings.iter().filter(|f| f.kind.asks_to_check_points());
    let points = to_check.flat_map(|f| f.points.clone()).take(MOST);
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
