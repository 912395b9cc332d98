//! The main line of a game tree as a record.

use std::collections::BTreeSet;
use std::time::Duration;

use super::error::SgfError;
use super::from_record::{RECORDER, RESULT};
use super::garbled::{garbled, garbled_comment};
use super::info_properties::{AFTER_ROUND, BEFORE_ROUND};
use super::sgf_game::{SgfGame, WrittenInfo};
use super::text::{self, simple, unescape};
use super::tree::{Collection, Node, NodeId, Property};
use super::written_komi::WrittenKomi;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::date::is_sgf_date;
use kifuscribe_core::game::days::DayRange;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::handicap;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::preset::Preset;
use kifuscribe_core::game::record::{Adjustment, GameInfo, GameRecord, MarkedTerritory, Move, MoveFlag, MoveFlags};
use kifuscribe_core::game::record_note::{RecordNote, RecordNoteKind, ValueProperty};
use kifuscribe_core::game::result::{GameResult, WinBy};
use kifuscribe_language::phrase;

pub(super) fn game(collection: &Collection, index: usize) -> Result<SgfGame, SgfError> {
    let root = *collection.games().get(index).unwrap_or(&NodeId::default());
    let mut game = line(collection, index, &collection.main_line(root).collect::<Vec<_>>())?;
    game.notes.extend(garbled_comment(&game.record, &collection.remarks(root)));
    Ok(game)
}

/// The most variations of a game, and the most nodes of them all together, that are read as lines of play.
const MOST_LINES: usize = 500;
const MOST_LINE_NODES: usize = 200_000;

/// The variations of a game, each as a line of play from the beginning, with the number of moves before it leaves the lines before it.
/// Of a game with more than five hundred the first ones.
pub(super) fn variations(collection: &Collection, index: usize) -> Vec<(usize, GameRecord)> {
    let Some(&root) = collection.games().get(index) else { return Vec::new() };
    let (mut found, mut nodes) = (Vec::new(), 0);
    // Where variations leave the line before them, the first ones last.
    let others = |id: NodeId| collection.node(id).children().iter().skip(1).copied();
    let mut open: Vec<NodeId> = Vec::new();
    let push = |from: NodeId, open: &mut Vec<NodeId>| {
        let mut leaving: Vec<NodeId> = collection.main_line(from).flat_map(others).collect();
        leaving.reverse();
        open.extend(leaving);
    };
    push(root, &mut open);
    while let Some(first) = open.pop() {
        push(first, &mut open);
        let up = std::iter::successors(Some(first), |&id| collection.node(id).parent());
        let mut path: Vec<NodeId> = up.collect();
        path.reverse();
        let before = path.len() - 1;
        path.extend(collection.main_line(first).skip(1));
        nodes += path.len();
        if found.len() >= MOST_LINES || nodes > MOST_LINE_NODES {
            break;
        }
        let moves = |path: &[NodeId]| line(collection, index, path).map(|game| game.record);
        if let (Ok(start), Ok(record)) = (moves(&path[..before]), moves(&path)) {
            found.push((start.moves.len(), record));
        }
    }
    found
}

/// The line of play along a path of nodes from the root.
fn line(collection: &Collection, index: usize, path: &[NodeId]) -> Result<SgfGame, SgfError> {
    let games = collection.games();
    let root = *games.get(index).ok_or(SgfError::NoSuchGame { games: games.len(), wanted: index.saturating_add(1) })?;
    let before = BeforeMoves::of(collection, root);
    let kind = before.value("GM");
    if !kind.is_empty() && kind != "1" {
        return Err(SgfError::NotGo(kind));
    }
    let mut notes = collection.notes.clone();
    let mut record = GameRecord::new(size(before.value("SZ"), &mut notes)?);
    let written;
    (record.info, written) = info(&before, record.size, &mut notes);
    let mut reader = RecordReader { record, notes, adjusted: 0 };
    let mut last = root;
    for &id in path {
        if !reader.node(collection.node(id), id == root)? {
            break;
        }
        last = id;
    }
    reader.territory(collection.node(last));
    reader.notes.extend(handicap_note(&reader.record));
    Ok(SgfGame { record: reader.record, notes: reader.notes, written })
}

/// What is not as the record states it: the stones that lie before the first move, or that Black plays before White's first one.
/// Where black stones lie alone and others are stated, `handicap::doubts` says it when the game is counted.
fn handicap_note(record: &GameRecord) -> Option<RecordNote> {
    let stated = record.info.known_handicap();
    let alone = handicap::laid(record);
    let laid = alone.unwrap_or_else(|| record.setup.iter().filter(|stone| stone.1 == Color::Black).count());
    let is_said = match stated {
        0 => handicap::laid_instead(record).is_some(),
        // Black moves first without komi; SGF has a handicap from two stones on.
        1 if laid > 0 => return Some(RecordNote::HandicapOfOne { laid }),
        1 => false,
        _ => laid != stated && (alone.is_none() || record.setup.is_empty()),
    };
    is_said.then_some(RecordNote::HandicapStones { stated, laid })
}

/// The most nodes before the first move in which information about the game is looked for.
const MOST_BEFORE: usize = 100;

/// The nodes of the main line in which information about the game is looked for: those before the first move, and later ones that name
/// what a game has one value of.
struct BeforeMoves<'a>(Vec<&'a Node>);

impl<'a> BeforeMoves<'a> {
    fn of(collection: &'a Collection, root: NodeId) -> Self {
        let nodes = || collection.main_line(root).map(|id| collection.node(id));
        let is_before = |(i, node): &(usize, &Node)| *i == 0 || !node.has("B") && !node.has("W");
        let before = nodes().take(MOST_BEFORE).enumerate().take_while(is_before).map(|(_, node)| node);
        let before: Vec<&Node> = before.collect();
        let names_one = |node: &&Node| OF_ONE_VALUE.iter().any(|(property, _)| node.has(property));
        let later = nodes().skip(before.len()).filter(names_one).take(MOST_BEFORE);
        Self(before.iter().copied().chain(later).collect())
    }

    /// The first value of a property with text, as one line; empty where there is none.
    fn value(&self, name: &str) -> String {
        self.in_node(name).map(|found| found.1).unwrap_or_default()
    }

    /// That a property has another value beside its first one; `None` where it has one, or the same again.
    fn several_values(&self, property: &'static str, kind: RecordNoteKind) -> Option<RecordNote> {
        let mut values = self.0.iter().flat_map(|node| node.values(property)).map(simple).filter(|v| !v.is_empty());
        let value = values.next()?;
        let other = values.find(|other| *other != value)?;
        Some(RecordNote::SeveralValues { kind, property, value, other })
    }

    /// The same with the number of the node, from 0.
    fn in_node(&self, name: &str) -> Option<(usize, String)> {
        let values = self.0.iter().map(|node| node.value(name).map(simple).unwrap_or_default());
        values.enumerate().find(|(_, value)| !value.is_empty())
    }
}

/// The size of the board: SGF's `19` or `19:19`, and `19x19`, `19*19`, `19路` of others.
fn size(raw: String, notes: &mut Vec<RecordNote>) -> Result<BoardSize, SgfError> {
    if raw.is_empty() {
        return Ok(BoardSize::NINETEEN);
    }
    let sides: Vec<&str> = raw.split([':', 'x', 'X', '×', '*', ',']).map(str::trim).collect();
    let number = |side: &str| side.trim_end_matches(['路', '줄']).trim().parse::<usize>().ok();
    let lines = match sides[..] {
        [side] => number(side),
        [columns, rows] => match (number(columns), number(rows)) {
            (Some(columns), Some(rows)) if columns != rows => return Err(SgfError::Rectangle { columns, rows }),
            (columns, rows) => columns.and(rows),
        },
        _ => None,
    };
    let Some(lines) = lines else { return Err(SgfError::Board(raw)) };
    if sides.iter().any(|side| side.parse() != Ok(lines)) || sides.len() > 1 && !raw.contains(':') {
        notes.push(RecordNote::SizeInWords { value: raw, size: lines });
    }
    Ok(BoardSize::new(lines)?)
}

/// What stands for a property of SGF in records of Sina, and in others of its time (`TE`, `RD`, `KO`).
const FOREIGN: [(&str, &str); 3] = [("EV", "TE"), ("DT", "RD"), ("KM", "KO")];
/// The periods of byo-yomi and their seconds, in records of Fox and of Sina.
const PERIODS: [(&str, &str); 2] = [("TC", "TT"), ("LC", "LT")];

/// Properties on which a result rests, of which a game has one value.
const OF_ONE_VALUE: [(&str, RecordNoteKind); 4] = [
    ("KM", RecordNoteKind::Komi),
    ("RE", RecordNoteKind::Result),
    ("RU", RecordNoteKind::Rules),
    ("HA", RecordNoteKind::Handicap),
];

/// What is known about the game, and as it is written.
fn info(before: &BeforeMoves<'_>, size: BoardSize, notes: &mut Vec<RecordNote>) -> (GameInfo, WrittenInfo) {
    let mut is_below = false;
    let mut foreign = Vec::new();
    let mut field = |name: &str| {
        let found = before.in_node(name).or_else(|| {
            let &(read_as, found) = FOREIGN.iter().find(|property| property.0 == name)?;
            let value = before.in_node(found)?;
            foreign.push(RecordNote::ForeignProperty { found, read_as });
            Some(value)
        });
        let (node, value) = found.unwrap_or_default();
        is_below |= node > 0;
        value
    };
    let [round, overtime] = ["RO", "OT"].map(|ident| {
        let text = field(ident);
        notes.extend(garbled(ident, &text));
        text
    });
    let (round, table) = round_and_table(&round);
    let mut info = GameInfo { round, table, overtime, ..GameInfo::default() };
    for (ident, entry) in BEFORE_ROUND.into_iter().chain(AFTER_ROUND) {
        if let Some(text) = entry.text_mut(&mut info) {
            *text = field(ident);
            notes.extend(garbled(ident, text));
        }
    }
    let [komi, handicap, main_time, result] = ["KM", "HA", "TM", "RE"].map(field);
    let written = WrittenInfo { result, komi, date: info.date.clone(), handicap };
    let WrittenInfo { result, komi, handicap, .. } = &written;
    let program = before.0[0].values("AP").collect::<Vec<_>>().join(" ").to_lowercase();
    if info.overtime.is_empty() {
        let number = |name: &str| before.value(name).parse::<u32>().ok().filter(|&n| n > 0);
        let periods = PERIODS.into_iter().find_map(|(n, seconds)| Some((n, number(n)?, number(seconds)?)));
        if let Some((found, periods, seconds)) = periods {
            info.overtime = format!("{periods}x{seconds} byo-yomi");
            foreign.push(RecordNote::ForeignProperty { found, read_as: "OT" });
        }
    }
    let mut unread = |property, value: &str| {
        if !value.is_empty() {
            notes.push(RecordNote::Unreadable { property, value: value.to_owned() });
        }
    };
    // More stones than the largest board has points are no handicap, and would not fit into a score.
    let is_handicap = |stones: &usize| *stones <= BoardSize::LARGEST.area();
    let stones = handicap.parse().ok().filter(is_handicap);
    let stones_in_words = stones_in_words(handicap).filter(is_handicap).filter(|_| stones.is_none());
    info.handicap = stones.or(stones_in_words);
    if info.handicap.is_none() {
        unread(ValueProperty::Handicap, handicap);
    }
    info.main_time = duration(&main_time);
    if info.main_time.is_none() {
        unread(ValueProperty::MainTime, &main_time);
    }
    info.result = GameResult::from_sgf(result);
    let in_words = GameResult::from_words(result).filter(|_| info.result.is_none());
    if info.result.is_none() && in_words.is_none() {
        unread(ValueProperty::Result, result);
    }
    info.result = info.result.or(in_words);
    // What `RE` has no value for stands in words in the comment on the game, where this program has written it.
    let comment = before.value("GC");
    let exact = comment.strip_prefix(RESULT).and_then(GameResult::from_text);
    info.result = exact.filter(|exact| info.result.is_some_and(|r| r.to_sgf() == exact.to_sgf())).or(info.result);
    let komi = WrittenKomi { value: komi, rules: &info.rules, program: &program, size }.read();
    info.komi = komi.0;
    let is_beyond_board = info.result.is_some_and(|result| !is_possible(result, size, info.komi));
    info.result = info.result.filter(|_| !is_beyond_board);
    let days = DayRange::of(&info.date);
    if days.is_none() {
        unread(ValueProperty::Date, &info.date);
    }
    let days = days.filter(|_| !is_sgf_date(&info.date));
    notes.extend(komi.1);
    if is_beyond_board {
        notes.push(RecordNote::ImpossibleMargin { value: result.clone(), size: size.lines() });
    }
    notes.extend(stones_in_words.map(|stones| RecordNote::HandicapInWords { value: handicap.clone(), stones }));
    notes.extend(
        in_words
            .filter(|_| !is_beyond_board)
            .map(|read| RecordNote::ResultInWords { value: result.clone(), result: read }),
    );
    notes.extend(days.map(|days| RecordNote::DateInWords { value: info.date.clone(), days }));
    notes.extend(foreign);
    notes.extend(OF_ONE_VALUE.into_iter().filter_map(|(property, kind)| before.several_values(property, kind)));
    notes.extend(is_below.then_some(RecordNote::InfoBelowRoot));
    if !info.rules.is_empty() && Preset::from_sgf(&info.rules).is_none() {
        notes.push(RecordNote::UnknownRules { value: info.rules.clone() });
    }
    (info, written)
}

/// The stones of a handicap with its unit in words: `5 stones`, `5子`.
fn stones_in_words(text: &str) -> Option<usize> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (stones, unit) = text.split_at(digits);
    let unit = unit.trim().trim_end_matches('.').to_lowercase();
    let is_unit = ["stones", "stone", "st", "handicap", "子", "個", "점", "目"].contains(&unit.as_str());
    stones.parse().ok().filter(|_| is_unit)
}

/// Lines of a board on which one side hardly ever has the whole of it.
const LARGE_BOARD: usize = 10;

/// Whether a game on a board can have a result: nobody wins by more than it has points and the komi.
fn is_possible(result: GameResult, size: BoardSize, komi: Option<HalfPoints>) -> bool {
    let GameResult::Win { by: WinBy::Points(margin), .. } = result else { return true };
    let all = HalfPoints::points(size.area() as i32);
    if size.lines() < LARGE_BOARD { margin <= all + komi.unwrap_or(HalfPoints::ZERO).abs() } else { margin < all }
}

/// Splits `3 (table 5)` into the round and the table.
fn round_and_table(text: &str) -> (String, String) {
    let split = text.strip_suffix(')').and_then(|t| t.rsplit_once("(table "));
    match split {
        Some((round, table)) => (round.trim().to_owned(), table.to_owned()),
        None => (text.to_owned(), String::new()),
    }
}

/// A number of seconds such as `3600` or `29.5`.
fn duration(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    let digits = |t: &str| t.bytes().all(|b| b.is_ascii_digit());
    if whole.is_empty() || whole.len() > 9 || !digits(whole) || !digits(fraction) {
        return None;
    }
    let millis: u64 = format!("{fraction:0<3}")[..3].parse().ok()?;
    Some(Duration::from_millis(1000 * whole.parse::<u64>().ok()? + millis))
}

/// The most notes stored: a hostile file has millions of faults.
const MAX_NOTES: usize = 100;
/// The most stones put or lifted by hand after the first move, all nodes together.
const MAX_ADJUSTED: usize = 1_000_000;

struct RecordReader {
    record: GameRecord,
    notes: Vec<RecordNote>,
    /// Stones put or lifted by hand so far.
    adjusted: usize,
}

/// What a node states about its moves, read once: a hostile node has millions of moves.
struct StatedInfo {
    illegal: bool,
    doubtful: bool,
    /// Time and moves or periods left, Black's and White's.
    left: [(Option<Duration>, Option<u32>); 2],
}

impl StatedInfo {
    fn of(node: &Node) -> Self {
        let left = [("BL", "OB"), ("WL", "OW")].map(|(time, over)| {
            let value = |name: &str| node.value(name).map(simple);
            (value(time).and_then(|raw| duration(&raw)), value(over).and_then(|raw| raw.parse().ok()))
        });
        Self { illegal: node.has("KO"), doubtful: node.has("DO"), left }
    }
}

impl RecordReader {
    fn note(&mut self, note: RecordNote) {
        if self.notes.len() < MAX_NOTES {
            self.notes.push(note);
        }
    }

    /// Reads a node; false where it has a move that is none, after which nothing is read.
    fn node(&mut self, node: &Node, is_root: bool) -> Result<bool, SgfError> {
        let setup = self.setup(node);
        let to_play = node.value("PL").and_then(color);
        let plays: Vec<(Color, &Property)> = node
            .properties
            .iter()
            .filter_map(|p| {
                let color = [("B", Color::Black), ("W", Color::White)].into_iter().find(|(name, _)| p.is(name))?.1;
                Some((color, p))
            })
            .collect();
        let comment = node.value("C").map(unescape).unwrap_or_default();
        if self.record.moves.is_empty() && self.record.adjustments.is_empty() {
            for (point, stone) in setup {
                self.record.setup.retain(|s| s.0 != point);
                self.record.setup.extend(stone.map(|color| (point, color)));
            }
            self.record.to_play = to_play.or(self.record.to_play);
            if plays.is_empty() {
                let said = &mut self.record.comment;
                if !said.is_empty() && !comment.is_empty() {
                    said.push('\n');
                }
                said.push_str(&comment);
                return Ok(true);
            }
        } else if !setup.is_empty() || to_play.is_some() {
            let comment = if plays.is_empty() { comment.clone() } else { String::new() };
            self.adjusted += setup.len();
            if self.adjusted > MAX_ADJUSTED {
                return Err(SgfError::TooMany { what: phrase!("sgf-stones-by-hand"), limit: MAX_ADJUSTED });
            }
            let after = self.record.moves.len();
            self.record.adjustments.push(Adjustment { after, stones: setup, to_play, comment });
            if plays.is_empty() {
                return Ok(true);
            }
        }
        if plays.is_empty() {
            self.remark(&comment);
            return Ok(true);
        }
        if is_root {
            self.note(RecordNote::MoveInRoot);
        }
        if plays.len() > 1 {
            self.note(RecordNote::MovesInOneNode { moves: plays.len(), first: self.record.moves.len() + 1 });
        }
        let count = plays.len();
        let stated = StatedInfo::of(node);
        for (i, (color, property)) in plays.into_iter().enumerate() {
            let comment = if i + 1 == count { comment.as_str() } else { "" };
            let Some(m) = self.play(&stated, color, property, comment) else { return Ok(false) };
            self.record.moves.push(m);
        }
        Ok(true)
    }

    /// Adds the comment of a node without moves and stones to the move before it, flags included.
    fn remark(&mut self, comment: &str) {
        if let (Some(last), false) = (self.record.moves.last_mut(), comment.is_empty()) {
            if !last.comment.is_empty() {
                last.comment.push('\n');
                last.comment.push_str(comment);
                return;
            }
            let (flags, comment) = flags(comment);
            last.flags = last.flags.iter().chain(flags.iter()).collect();
            last.comment = comment;
        }
    }

    /// Reads a move; `None` where it is neither a point nor a pass.
    fn play(&mut self, stated: &StatedInfo, color: Color, property: &Property, comment: &str) -> Option<Move> {
        let size = self.record.size;
        let raw = simple(property.values.first().map_or("", String::as_str));
        let is_pass = raw.is_empty() || (raw == "tt" && size.lines() <= 19);
        // The point beyond the last column and row is a pass of programs that take `tt` of 19 lines for that.
        let beyond = char::from(b'a' + size.lines() as u8);
        let is_beside = raw.eq_ignore_ascii_case("pass") || raw.len() == 2 && raw.chars().all(|c| c == beyond);
        let (number, value) = (self.record.moves.len() + 1, raw.clone());
        let point = text::point(&raw, size);
        if point.is_none() && !is_pass {
            if !is_beside {
                self.note(RecordNote::OddMove { number, value, size: size.lines() });
                return None;
            }
            self.note(RecordNote::PassBesideBoard { number, value });
        }
        let (mut flags, comment) = flags(comment);
        if stated.illegal {
            flags.insert(MoveFlag::Illegal);
        }
        if stated.doubtful && !flags.is_doubt() {
            flags.insert(MoveFlag::Uncertain);
        }
        let (time_left, overtime_left) = stated.left[color as usize];
        Some(Move { color, point, comment, flags, time_left, overtime_left })
    }

    fn setup(&mut self, node: &Node) -> Vec<(Point, Option<Color>)> {
        let mut stones = Vec::new();
        for (name, stone) in [("AE", None), ("AB", Some(Color::Black)), ("AW", Some(Color::White))] {
            stones.extend(self.points(node, name).into_iter().map(|p| (p, stone)));
        }
        stones
    }

    /// The points that the values of `name` list, each once.
    fn points(&mut self, node: &Node, name: &'static str) -> Vec<Point> {
        let size = self.record.size;
        let mut all = Vec::new();
        let mut listed = vec![false; size.area()];
        // A repeated value is skipped: a hostile file repeats a whole board a million times.
        let mut read = BTreeSet::new();
        for raw in node.values(name).filter(|raw| !raw.trim().is_empty()) {
            if !read.insert(raw) {
                continue;
            }
            match text::points(raw, size) {
                Some(points) => {
                    for point in points {
                        if !std::mem::replace(&mut listed[point.index(size)], true) {
                            all.push(point);
                        }
                    }
                }
                None => self.note(RecordNote::OffBoard { property: name, value: raw.to_owned() }),
            }
        }
        all
    }

    fn territory(&mut self, last: &Node) {
        if last.has("TB") || last.has("TW") {
            let (black, white) = (self.points(last, "TB"), self.points(last, "TW"));
            self.record.territory = Some(MarkedTerritory { black, white });
        }
    }
}

fn color(raw: &str) -> Option<Color> {
    match simple(raw).to_ascii_lowercase().as_str() {
        "b" | "black" | "1" => Some(Color::Black),
        "w" | "white" | "2" => Some(Color::White),
        _ => None,
    }
}

/// Splits a comment into the flags of the recorder's line and the rest.
fn flags(comment: &str) -> (MoveFlags, String) {
    let (first, rest) = comment.split_once('\n').unwrap_or((comment, ""));
    let listed = first.strip_prefix(RECORDER).map(|line| {
        line.split("; ")
            .map(|text| MoveFlag::ALL.iter().copied().find(|f| f.text() == text))
            .collect::<Option<MoveFlags>>()
    });
    match listed {
        Some(Some(flags)) => (flags, rest.to_owned()),
        _ => (MoveFlags::NONE, comment.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{read, write};
    use super::*;
    use kifuscribe_core::game::record::Player;

    fn full() -> GameRecord {
        let mut record = GameRecord::new(BoardSize::NINETEEN);
        record.info = GameInfo {
            black: Player { name: "Анна [А]".into(), rank: "3d".into(), team: "Kazan".into() },
            white: Player { name: "古力".into(), rank: "9p".into(), team: String::new() },
            event: "Open: finals".into(),
            round: "3".into(),
            table: "5".into(),
            place: "Hall".into(),
            date: "2026-11-21,22".into(),
            game_name: "Game".into(),
            source: "camera".into(),
            recorder: "kifuscribe".into(),
            annotator: "B".into(),
            copyright: "C".into(),
            rules: "GOE".into(),
            komi: Some(HalfPoints::halves(13)),
            handicap: Some(2),
            main_time: Some(Duration::from_secs(3600)),
            overtime: "3x60 byo-yomi".into(),
            result: Some(GameResult::win(Color::White, WinBy::Resignation)),
            ..GameInfo::default()
        };
        record.setup = vec![(Point::new(3, 3), Color::Black), (Point::new(15, 15), Color::Black)];
        record.to_play = Some(Color::White);
        record.comment = "First line\nsecond".into();
        record.moves = vec![
            Move::play(Color::White, Point::new(15, 3)),
            Move {
                comment: "slow".into(),
                ..Move::play(Color::Black, Point::new(3, 15)).flagged(MoveFlag::OrderUnseen)
            },
            Move { time_left: Some(Duration::from_millis(29_500)), overtime_left: Some(3), ..Move::pass(Color::White) },
            Move::play(Color::White, Point::new(4, 4)).flagged(MoveFlag::Illegal).flagged(MoveFlag::OutOfTurn),
        ];
        let stones = vec![(Point::new(0, 0), Some(Color::White)), (Point::new(4, 4), None)];
        record.adjustments =
            vec![Adjustment { after: 3, stones, to_play: Some(Color::White), comment: "bumped".into() }];
        record.territory = Some(MarkedTerritory { black: vec![Point::new(0, 18)], white: vec![Point::new(18, 0)] });
        record
    }

    #[test]
    fn a_record_is_written_as_agreed() {
        let written = write(&full());
        let expected = concat!(
            "(;FF[4]GM[1]CA[UTF-8]AP[kifuscribe:",
            env!("CARGO_PKG_VERSION"),
            "]SZ[19]\n",
            "PB[Анна [А\\]]BR[3d]BT[Kazan]PW[古力]WR[9p]EV[Open\\: finals]RO[3 (table 5)]PC[Hall]DT[2026-11-21,22]GN[Game]",
            "SO[camera]US[kifuscribe]AN[B]CP[C]RU[GOE]KM[6.5]HA[2]TM[3600]OT[3x60 byo-yomi]RE[W+R]\n",
            "AB[dd][pp]PL[W]C[First line\nsecond]\n",
            ";W[pd]\n",
            ";B[dp]DO[]TR[dp]C[Recorder\\: order not seen\nslow]\n",
            ";W[]WL[29.5]OW[3]\n",
            ";AW[aa]AE[ee]PL[W]C[bumped]\n",
            ";W[ee]KO[]C[Recorder\\: illegal move, played all the same; out of turn]TB[as]TW[sa])\n",
        );
        assert_eq!(written, expected);
    }

    #[test]
    fn a_record_comes_back_as_it_was() {
        let record = full();
        let game = read(write(&record).as_bytes()).unwrap();
        assert_eq!(game.notes, []);
        let mut expected = record;
        // Points are written in the order of the board.
        expected.adjustments[0].stones.sort_by_key(|s| s.1.is_some());
        assert_eq!(game.record, expected);
    }

    #[test]
    fn an_empty_record_is_a_game() {
        let record = GameRecord::new(BoardSize::NINE);
        assert!(write(&record).ends_with("SZ[9])\n"));
        assert_eq!(read(write(&record).as_bytes()).unwrap().record, record);
    }

    #[test]
    fn old_and_wild_files_are_read() {
        let game = read(b"(;GaMe[1]SiZe[9]PlayerBlack[Ito]KoMi[5.50]HA[0]RE[B+3.50];Black[ee];White[tt];B[])").unwrap();
        assert_eq!((game.record.size, game.record.info.black.name.as_str()), (BoardSize::NINE, "Ito"));
        assert_eq!(game.record.info.komi, Some(HalfPoints::halves(11)));
        assert_eq!(game.record.moves.iter().map(|m| m.point.is_some()).collect::<Vec<_>>(), [true, false, false]);
        let game = read(b"(;SZ[19:19]AB[aa:ac]KM[3.75]RO[2]C[root];AE[ab]AW[bb];B[dd]C[a];C[b])").unwrap();
        assert_eq!(game.record.setup.len(), 3);
        let note = game.notes.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(note, ["KM[3.75] was read as a komi of 7.5 points"]);
        assert_eq!(game.record.moves[0].comment, "a\nb");
        let one = read(b"(;HA[1])").unwrap().record;
        assert_eq!(one.info.handicap, Some(1));
        assert!(crate::sgf::write(&one).contains("HA[1]"), "a handicap of 1, no komi, is not lost");
        let game = read(b"(;HA[2000000000]RU[ing-aga])").unwrap();
        assert_eq!((game.record.info.handicap, game.notes.len()), (None, 1));
        let even = read(b"(;HA[0])").unwrap().record;
        assert_eq!(even.info.handicap, Some(0));
        assert!(
            crate::sgf::write(&even).contains("HA[0]"),
            "an even game that is said to be one is not one of which nothing is said"
        );
    }

    #[test]
    fn a_hostile_node_is_read_once() {
        // A hundred thousand moves in one node, or a hundred thousand times the whole board: in quadratic time, each
        // would take minutes.
        let moves = format!("(;SZ[25];{})", "B[aa]".repeat(100_000));
        let game = read(moves.as_bytes()).unwrap();
        assert_eq!((game.record.moves.len(), game.notes.len()), (100_000, 1));
        let boards = format!("(;SZ[25]AB{})", "[aa:yy]".repeat(100_000));
        assert_eq!(read(boards.as_bytes()).unwrap().record.setup.len(), 625);
        let rebuilt = format!("(;SZ[25];B[aa]{})", ";AW[aa:yy]".repeat(2_000));
        assert_eq!(
            read(rebuilt.as_bytes()).unwrap_err().to_string(),
            "the file holds more than 1000000 stones put on the board by hand: split the collection"
        );
        let faults = format!("(;SZ[5]AB{};B[aa])", (0..100_000).map(|i| format!("[{i}]")).collect::<String>());
        assert_eq!(read(faults.as_bytes()).unwrap().notes.len(), 100);
    }

    #[test]
    fn what_is_no_game_of_go_is_refused() {
        let refused = |sgf: &str| read(sgf.as_bytes()).unwrap_err().to_string();
        assert_eq!(refused("(;GM[3])"), "the file holds a game of type 3, and Go is type 1");
        assert_eq!(
            refused("(;SZ[9:13])"),
            "the game is on a board of 9 by 13 lines: only games on square boards are read"
        );
        assert_eq!(
            refused("(;SZ[large])"),
            "the board size \"large\" cannot be read: Go is recorded on square boards, such as SZ[19]"
        );
        assert_eq!(refused("(;SZ[37:37])"), "a board of 37 lines is not supported: boards have 5 to 25 lines");
        assert_eq!(refused("(;SZ[99])"), "a board of 99 lines is not supported: boards have 5 to 25 lines");
    }

    /// The game and the notes on it.
    fn noted(sgf: &str) -> (GameRecord, Vec<RecordNote>) {
        let game = read(sgf.as_bytes()).unwrap();
        (game.record, game.notes)
    }

    #[test]
    fn a_size_in_another_form_is_read_and_said() {
        for (sgf, lines, is_said) in [
            ("(;SZ[13:13])", 13, false),
            ("(;SZ[ 9 ])", 9, false),
            ("(;SZ[19x19])", 19, true),
            ("(;SZ[13*13])", 13, true),
            ("(;SZ[19路])", 19, true),
        ] {
            let (record, notes) = noted(sgf);
            assert_eq!((record.size.lines(), notes.len()), (lines, usize::from(is_said)), "{sgf}");
        }
    }

    #[test]
    fn a_handicap_of_one_stone_and_rules_that_nobody_knows_are_said() {
        assert_eq!(noted("(;SZ[9]HA[1]RU[Chinese];B[cc])").1, []);
        assert_eq!(noted("(;SZ[9]HA[1]AB[cc];W[gg])").1, [RecordNote::HandicapOfOne { laid: 1 }]);
        let said = |sgf: &str| noted(sgf).1.iter().map(ToString::to_string).collect::<Vec<_>>();
        let komi = "KM[8] counts, and the file has KM[6.5] as well: look which is right";
        assert_eq!(said("(;KM[8]KM[6.5])"), [komi]);
        assert_eq!(said("(;RE[B+3][W+3])"), ["RE[B+3] counts, and the file has RE[W+3] as well: look which is right"]);
        assert_eq!(noted("(;RE[B+3]RE[B+3])").1, []);
        assert_eq!(noted("(;RU[house rules])").1, [RecordNote::UnknownRules { value: "house rules".to_owned() }]);
    }

    #[test]
    fn a_margin_that_no_board_has_is_left_out_and_said() {
        for (sgf, is_read) in [
            ("(;SZ[19]KM[6.5]RE[W+400];B[pd])", false),
            ("(;SZ[19]RE[B+999];B[pd])", false),
            ("(;SZ[19]RE[W+361];B[pd])", false),
            ("(;SZ[19]KM[7.5]RE[B+360.5];B[pd])", true),
            ("(;SZ[5]RE[B+25];B[cc])", true),
            ("(;SZ[9]KM[7]RE[W+88];B[cc])", true),
            ("(;SZ[9]KM[7]RE[W+89];B[cc])", false),
            ("(;SZ[9]RE[White won by 100 points];B[cc])", false),
        ] {
            let (record, notes) = noted(sgf);
            assert_eq!(record.info.result.is_some(), is_read, "{sgf}");
            let is_said = matches!(notes[..], [RecordNote::ImpossibleMargin { .. }]);
            assert_eq!((is_said, notes.len()), (!is_read, usize::from(!is_read)), "{sgf}: {notes:?}");
        }
    }

    #[test]
    fn a_handicap_with_its_unit_is_read_and_said() {
        let (record, notes) = noted("(;SZ[9]HA[5 stones]AB[cc][gg][cg][gc][ee];W[ef])");
        let note = RecordNote::HandicapInWords { value: "5 stones".to_owned(), stones: 5 };
        assert_eq!((record.info.handicap, notes), (Some(5), vec![note]));
        assert_eq!(noted("(;SZ[9]HA[2子]AB[cc][gg];W[ef])").0.info.handicap, Some(2));
        let (record, notes) = noted("(;SZ[9]HA[3 stones]AB[cc][gg];W[ef])");
        assert_eq!((record.info.handicap, notes.len()), (Some(3), 1), "{notes:?}");
        for none in ["two", "5?", "stones", "5 or 6 stones"] {
            assert_eq!(noted(&format!("(;SZ[9]HA[{none}];B[ef])")).0.info.handicap, None, "{none}");
        }
    }

    #[test]
    fn what_is_written_stands_beside_what_was_understood() {
        let game = read("(;RE[白1目半勝ち]KM[6目半]DT[平成30年5月2日]HA[0])".as_bytes()).unwrap();
        let written: Vec<_> = game.written.iter().collect();
        assert_eq!(written, [("RE", "白1目半勝ち"), ("KM", "6目半"), ("DT", "平成30年5月2日"), ("HA", "0")]);
        assert_eq!(game.record.info.result.unwrap().to_sgf(), "W+1.5");
    }

    #[test]
    fn a_point_just_beside_the_board_is_a_pass() {
        let (record, notes) = noted("(;SZ[9];B[ee];W[jj];B[pass];W[tt];B[])");
        assert_eq!(
            record.moves.iter().map(|m| m.point.is_some()).collect::<Vec<_>>(),
            [true, false, false, false, false]
        );
        let pass = |number, value: &str| RecordNote::PassBesideBoard { number, value: value.to_owned() };
        assert_eq!(notes, [pass(2, "jj"), pass(3, "pass")]);
    }

    #[test]
    fn an_odd_move_costs_the_rest_of_the_game() {
        let (record, notes) = noted("(;SZ[9];B[ee];W[pd];B[cc])");
        assert_eq!(record.moves.len(), 1);
        assert_eq!(notes, [RecordNote::OddMove { number: 2, value: "pd".to_owned(), size: 9 }]);
    }

    #[test]
    fn a_result_or_a_komi_in_a_later_node_is_not_passed_over() {
        let (record, notes) = noted("(;GM[1]SZ[9]KM[8]RE[B+3];B[ee];W[cc]RE[W+R]KM[6])");
        assert_eq!(
            (record.info.komi, record.info.result.map(GameResult::to_sgf)),
            (HalfPoints::parse("8"), Some("B+3".to_owned()))
        );
        let second = |kind, property, value: &str, other: &str| {
            let (value, other) = (value.to_owned(), other.to_owned());
            RecordNote::SeveralValues { kind, property, value, other }
        };
        let of_komi = second(RecordNoteKind::Komi, "KM", "8", "6");
        assert_eq!(notes, [of_komi, second(RecordNoteKind::Result, "RE", "B+3", "W+R")]);
        let (record, notes) = noted("(;GM[1]SZ[9];B[ee];W[cc]RE[W+R])");
        assert_eq!(
            (record.info.result.map(GameResult::to_sgf), notes),
            (Some("W+R".to_owned()), vec![RecordNote::InfoBelowRoot])
        );
    }

    #[test]
    fn the_game_is_described_in_any_node_before_the_first_move() {
        let (record, notes) = noted("(;GM[1];SZ[9]PB[Kuroda]KM[6.5];RE[B+2.5];B[ee]PW[late])");
        let info = record.info;
        assert_eq!((record.size, info.black.name.as_str(), info.white.name.as_str()), (BoardSize::NINE, "Kuroda", ""));
        assert_eq!(
            (info.komi, info.result.map(GameResult::to_sgf)),
            (Some(HalfPoints::halves(13)), Some("B+2.5".to_owned()))
        );
        assert_eq!(notes, [RecordNote::InfoBelowRoot]);
    }

    #[test]
    fn records_of_other_programs_are_understood() {
        let (record, notes) = noted("(TE[Open]RD[2018-04-24]KO[7.5]LT[15]LC[3]RE[黑胜2又3/4子];B[pd]KO[])");
        let info = &record.info;
        assert_eq!([&info.event, &info.date, &info.overtime], ["Open", "2018-04-24", "3x15 byo-yomi"]);
        assert_eq!(
            (info.komi, info.result.map(GameResult::to_sgf)),
            (Some(HalfPoints::halves(15)), Some("B+5.5".to_owned()))
        );
        assert_eq!(notes.iter().filter(|n| matches!(n, RecordNote::ForeignProperty { .. })).count(), 4);
        let fox = "(;SZ[19]KM[375]HA[0]RU[Chinese]AP[GNU Go:3.8]RE[W+4.25]TM[60]TC[3]TT[20]AP[foxwq];B[pd])";
        let info = noted(fox).0.info;
        assert_eq!(
            (info.komi, info.result.map(GameResult::to_sgf)),
            (Some(HalfPoints::halves(15)), Some("W+8.5".to_owned()))
        );
        assert_eq!(info.overtime, "3x20 byo-yomi");
    }

    #[test]
    fn a_handicap_that_does_not_lie_is_noted() {
        let said = |sgf: &str| {
            noted(sgf).1.into_iter().find_map(|note| match note {
                RecordNote::HandicapStones { stated, laid } => Some((stated, laid)),
                _ => None,
            })
        };
        assert_eq!(said("(;SZ[19]HA[4];W[fc])"), Some((4, 0)));
        assert_eq!(said("(;SZ[19]HA[3];B[pd];B[dp];W[dd])"), Some((3, 2)));
        assert_eq!(said("(;SZ[19]HA[3];B[pd];B[dp];B[pp];W[dd])"), None);
        assert_eq!(said("(;SZ[9]HA[3];B[cc];W[];B[gg];W[];B[cg];W[ee])"), None);
        assert_eq!(said("(;SZ[19]HA[2]AB[dd][pp][dp]AW[aa];W[cc])"), Some((2, 3)));
        assert_eq!(said("(;SZ[19]AB[dd][pp][dp];W[cc])"), Some((0, 3)));
        assert_eq!(said("(;SZ[19]AB[dd][pp]AW[dp];W[cc])"), None, "a problem");
        assert_eq!(said("(;SZ[19]HA[2]AB[dd][pp];W[cc])"), None);
    }

    #[test]
    fn whose_turn_it_is_may_be_written_in_several_ways() {
        let to_play = |value: &str| read(format!("(;SZ[9]AB[aa][bb]PL[{value}])").as_bytes()).unwrap().record.to_play;
        for (values, color) in [(["B", "black", "1"], Color::Black), (["W", "white", "2"], Color::White)] {
            assert_eq!(values.map(to_play), [Some(color); 3]);
        }
        assert_eq!(to_play("x"), None);
    }

    #[test]
    fn a_result_that_sgf_has_no_value_for_is_read_back_as_it_was_written() {
        for result in ["both-lose", "no-result", "technical-draw", "W+illegal-move", "B+adjudicated", "B+no-show"] {
            let mut record = GameRecord::new(BoardSize::NINE);
            record.info.result = GameResult::from_text(result);
            let written = super::super::write(&record);
            let words = format!("GC[Result: {}]", result.replace('-', " "));
            assert!(written.contains(&words), "{result}: {written}");
            assert_eq!(
                super::super::read(written.as_bytes()).unwrap().record.info.result,
                record.info.result,
                "{result}"
            );
        }
        let result =
            |sgf: &str| super::super::read(sgf.as_bytes()).unwrap().record.info.result.map(GameResult::to_text);
        // Nothing is added to what SGF has a value for, and a comment of another result says nothing.
        let mut record = GameRecord::new(BoardSize::NINE);
        record.info.result = Some(GameResult::Void);
        assert!(!super::super::write(&record).contains("GC["));
        assert_eq!(result("(;SZ[9]RE[W+3]GC[Result: both lose])").as_deref(), Some("W+3"));
        assert_eq!(result("(;SZ[9]RE[Void]GC[a good game])").as_deref(), Some("Void"));
        assert_eq!(result("(;SZ[9]GC[Result: both lose])"), None);
    }

    #[test]
    fn a_time_is_a_number_of_seconds() {
        let millis = |text: &str| duration(text).map(|time| time.as_millis());
        assert_eq!(
            ["3600", "29.5", "0.0625", "999999999"].map(millis),
            [3_600_000, 29_500, 62, 999_999_999_000].map(Some)
        );
        assert_eq!(["", ".5", "1:00", "-1", "1e3", "1000000000"].map(millis), [None; 6]);
    }
}
