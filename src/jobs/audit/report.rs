//! The account of an audit with its pictures as a report.

use std::path::Path;

use super::alignment::Turn;
use super::pictures::{Shot, Shots};
use super::{Account, Pictures, Seen};
use crate::formats::audit_report::{AuditReport, ENGLISH, ReportPicture, write};
use crate::formats::journal::hash_of_bytes;
use crate::formats::sgf::SgfGame;
use crate::game::point::Point;
use crate::game::result::GameResult;

/// How large a ring is, in cells.
const RING: f64 = 0.62;

/// The record's file: its name and its bytes.
#[derive(Debug, Clone, Copy)]
pub struct RecordFile<'a> {
    /// The file.
    pub path: &'a Path,
    /// What it holds.
    pub bytes: &'a [u8],
    /// The same, read.
    pub game: &'a SgfGame,
}

/// The report as HTML. `made` is the local time as it is printed.
#[must_use]
pub fn html(
    account: &Account,
    record: Option<RecordFile<'_>>,
    pictures: &Pictures,
    shots: &Shots,
    made: &str,
) -> String {
    let marked = marked(account);
    let mut shown = Vec::new();
    let mut hashes = Vec::new();
    if let Some(record) = record {
        let name = record.path.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned());
        hashes.push([name, hash_of_bytes(record.bytes)]);
    }
    let mut add = |what: &str, seen: Option<&Seen>, shot: Option<&Shot>, turn: Option<Turn>| {
        let (Some(seen), Some(shot)) = (seen, shot) else { return };
        hashes.push([seen.name.clone(), hash_of_bytes(&shot.bytes)]);
        shown.push(picture(what, seen, shot, turn, &marked));
    };
    for (i, seen) in pictures.finals.iter().enumerate() {
        let turn = account.turns.get(i).copied().flatten();
        add("The finished fill", Some(seen), shots.finals.get(i), turn);
    }
    add("After the compensation", pictures.compensated.as_ref(), shots.compensated.as_ref(), None);
    add("Before the fill", pictures.before.as_ref(), shots.before.as_ref(), None);
    let result = |r: Option<GameResult>| r.map(GameResult::to_sgf);
    let report = AuditReport {
        info: record.map(|r| &r.game.record.info),
        record: record.map(|r| &r.game.record).filter(|r| !r.moves.is_empty()),
        verdict: account.verdict.name(),
        sentence: &account.sentence,
        results: [result(account.computed), result(account.read), result(account.claimed)],
        counts: account.counts,
        settings: account
            .settings
            .iter()
            .map(|s| [s.name.to_owned(), s.value.clone(), s.from.name().to_owned()])
            .collect(),
        position: account.ended.as_ref().map(|e| (e.dead.stones(), e.dead.points().collect())),
        filled: account.filled.as_ref(),
        findings: account.findings.iter().map(|f| f.text.clone()).collect(),
        marked,
        notes: account.notes.clone(),
        ledger: &account.ledger,
        pictures: shown,
        hashes,
        made: made.to_owned(),
    };
    write(&report, &ENGLISH)
}

/// The local time of a report.
#[must_use]
pub fn now() -> String {
    jiff::Zoned::now().strftime("%Y-%m-%d %H:%M %Z").to_string()
}

/// The points that findings are about, each once.
fn marked(account: &Account) -> Vec<Point> {
    let mut points: Vec<Point> = account.findings.iter().flat_map(|f| f.points.clone()).collect();
    points.sort_unstable_by_key(|p| (p.row, p.col));
    points.dedup();
    points
}

fn picture(what: &str, seen: &Seen, shot: &Shot, turn: Option<Turn>, marked: &[Point]) -> ReportPicture {
    let mut rings = Vec::new();
    let mut radius = 0.0;
    if let (Some(observation), Some(turn)) = (&seen.observation, turn) {
        let size = observation.size;
        rings = marked.iter().map(|&p| observation.pose.at(turn.in_picture(p, size))).collect();
        radius = RING * observation.pose.cell();
    }
    ReportPicture {
        caption: format!("{what}: {}", seen.name),
        mime: if shot.bytes.starts_with(b"\x89PNG") { "image/png" } else { "image/jpeg" },
        bytes: shot.bytes.clone(),
        size: [shot.frame.width, shot.frame.height],
        rings,
        radius,
    }
}
