//! A record as FF[4] text.

use std::fmt::Write as _;
use std::time::Duration;

use super::info_properties::{AFTER_ROUND, BEFORE_ROUND};
use super::text::{escape, point_value};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::{Adjustment, GameRecord, Move, MoveFlag};

/// The beginning of the line of a comment that lists the flags of a move.
pub(super) const RECORDER: &str = "Recorder: ";
/// Before a result in words, in the comment on the game.
pub(super) const RESULT: &str = "Result: ";

/// Main time in seconds: `TM` is a real number.
fn seconds(time: Duration) -> String {
    let text = format!("{}.{:03}", time.as_secs(), time.subsec_millis());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

struct RecordWriter {
    out: String,
}

impl RecordWriter {
    fn raw(&mut self, ident: &str, value: &str) {
        let _ = write!(self.out, "{ident}[{value}]");
    }

    /// A text property, left out where there is no text.
    fn text(&mut self, ident: &str, text: &str) {
        if !text.is_empty() {
            self.raw(ident, &escape(text));
        }
    }

    fn points(&mut self, ident: &str, points: impl Iterator<Item = Point>) {
        let mut points: Vec<Point> = points.collect();
        if points.is_empty() {
            return;
        }
        points.sort_unstable_by_key(|p| (p.row, p.col));
        points.dedup();
        self.out.push_str(ident);
        for point in points {
            let _ = write!(self.out, "[{}]", point_value(point));
        }
    }

    fn stones(&mut self, stones: &[(Point, Option<Color>)]) {
        for (ident, what) in [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)] {
            self.points(ident, stones.iter().filter(|s| s.1 == what).map(|s| s.0));
        }
    }

    fn color(&mut self, ident: &str, color: Option<Color>) {
        if let Some(color) = color {
            self.raw(ident, &color.letter().to_string());
        }
    }
}

/// The record as text.
pub(super) fn write(record: &GameRecord) -> String {
    let mut w = RecordWriter { out: String::new() };
    w.out.push_str("(;FF[4]GM[1]CA[UTF-8]");
    let version = concat!("kifuscribe:", env!("CARGO_PKG_VERSION"));
    w.raw("AP", version);
    w.raw("SZ", &record.size.lines().to_string());
    w.out.push('\n');
    let before = w.out.len();
    info(&mut w, record);
    if w.out.len() > before {
        w.out.push('\n');
    }
    // The stones of one point may have been named twice: the last one counts.
    let start = record.start();
    let setup: Vec<(Point, Option<Color>)> = start.stones().iter().filter(|s| s.1.is_some()).collect();
    w.stones(&setup);
    w.color("PL", record.to_play);
    w.text("C", &record.comment);
    if w.out.ends_with('\n') {
        w.out.pop();
    }
    let mut adjustments = record.adjustments.iter().peekable();
    for (i, m) in record.moves.iter().enumerate() {
        while let Some(a) = adjustments.next_if(|a| a.after <= i) {
            adjustment(&mut w, a);
        }
        play(&mut w, m);
    }
    for a in adjustments {
        adjustment(&mut w, a);
    }
    if let Some(territory) = &record.territory {
        w.points("TB", territory.black.iter().copied());
        w.points("TW", territory.white.iter().copied().filter(|p| !territory.black.contains(p)));
    }
    w.out.push_str(")\n");
    w.out
}

fn info(w: &mut RecordWriter, record: &GameRecord) {
    let info = &record.info;
    for (ident, field) in BEFORE_ROUND {
        w.text(ident, &field.text(info));
    }
    let table = if info.table.is_empty() { String::new() } else { format!("(table {})", info.table) };
    w.text("RO", format!("{} {table}", info.round).trim());
    for (ident, field) in AFTER_ROUND {
        w.text(ident, &field.text(info));
    }
    if let Some(komi) = info.komi {
        w.raw("KM", &komi.to_string());
    }
    if let Some(stones) = info.handicap {
        w.raw("HA", &stones.to_string());
    }
    if let Some(time) = info.main_time {
        w.raw("TM", &seconds(time));
    }
    w.text("OT", &info.overtime);
    if let Some(result) = info.result {
        w.raw("RE", &result.to_sgf());
        // What `RE` has no value for stands in words beside it.
        let in_words = result.to_text();
        if in_words != result.to_sgf() {
            w.raw("GC", &format!("{RESULT}{}", in_words.replace('-', " ")));
        }
    }
}

fn play(w: &mut RecordWriter, m: &Move) {
    w.out.push_str("\n;");
    let (mover, left, over) = match m.color {
        Color::Black => ("B", "BL", "OB"),
        Color::White => ("W", "WL", "OW"),
    };
    w.raw(mover, &m.point.map(point_value).unwrap_or_default());
    if m.flags.contains(MoveFlag::Illegal) {
        w.raw("KO", "");
    }
    if let Some(time) = m.time_left {
        w.raw(left, &seconds(time));
    }
    if let Some(n) = m.overtime_left {
        w.raw(over, &n.to_string());
    }
    if m.flags.is_doubt() {
        w.raw("DO", "");
        w.points("TR", m.point.into_iter());
    }
    let flags: Vec<&str> = m.flags.iter().map(MoveFlag::record_text).collect();
    let line = if flags.is_empty() { String::new() } else { format!("{RECORDER}{}", flags.join("; ")) };
    let between = if line.is_empty() || m.comment.is_empty() { "" } else { "\n" };
    w.text("C", &format!("{line}{between}{}", m.comment));
}

fn adjustment(w: &mut RecordWriter, adjustment: &Adjustment) {
    w.out.push_str("\n;");
    w.stones(&adjustment.stones);
    w.color("PL", adjustment.to_play);
    w.text("C", &adjustment.comment);
}
