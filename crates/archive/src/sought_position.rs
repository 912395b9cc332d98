//! A position that is looked for, as options say it: a record, a moment of it, and the part of the board that matters.

use thiserror::Error;

use super::free_matcher::PatternWildcard;
use super::move_sequence::{MoveSequence, TooFewMoves};
use super::pattern::{BoardPattern, PatternError};
use super::query::GameQuery;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_formats::sgf;
use kifuscribe_language::{Message, say};

/// A position, as options say it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SoughtPosition {
    /// The record: its text as SGF, or the path of its file.
    pub record: String,
    /// After which of its moves; `None` for its end.
    pub at: Option<usize>,
    /// Only the corner of the last move.
    pub is_corner: bool,
    /// Only this rectangle.
    pub region: Option<String>,
    /// Points where anything may lie.
    pub wildcards: Option<String>,
    /// How many of its last moves have to be played in their order.
    pub in_order: Option<usize>,
}

/// Why a record has no such position.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub enum SoughtPositionError {
    /// The record has fewer moves.
    #[message("archive-at-too-large", moves = say!("count-moves", n = _0))]
    AtTooLarge(usize),
    /// It is no rectangle of the board.
    #[message("archive-no-rectangle", region = format!("{_0:?}"), size = _1)]
    NoRectangle(String, BoardSize),
    /// It is no point of the part.
    #[message("archive-no-wildcard", point = format!("{_0:?}"), part = _1)]
    NoWildcard(String, String),
    /// There is no such part.
    #[message(transparent)]
    NoPart(#[from] PatternError),
    /// The part has fewer moves than have to be in order.
    #[message(transparent)]
    FewMoves(#[from] TooFewMoves),
}

impl SoughtPosition {
    /// Whether the record stands in the option itself, and not in a file.
    #[must_use]
    pub fn is_text(&self) -> bool {
        self.record.trim_start().starts_with("(;")
    }

    /// Has a query look for it. `record` is the one that is named.
    ///
    /// # Errors
    /// [`SoughtPositionError`] where the record has no such position.
    pub fn seek(&self, record: &GameRecord, query: &mut GameQuery) -> Result<(), SoughtPositionError> {
        let last = self.at.unwrap_or(record.moves.len());
        if last > record.moves.len() {
            return Err(SoughtPositionError::AtTooLarge(record.moves.len()));
        }
        let stones = record.position_after(last).stones().clone();
        let near = record.moves[..last].iter().rev().find_map(|m| m.point);
        let pattern = match &self.region {
            Some(region) => {
                let point = |label: &str| Point::from_label(label.trim(), record.size);
                let corners = region.split_once(':').and_then(|(a, b)| Some((point(a)?, point(b)?)));
                let none = || SoughtPositionError::NoRectangle(region.clone(), record.size);
                let (a, b) = corners.ok_or_else(none)?;
                BoardPattern::region(stones, a, b)
            }
            None if self.is_corner => BoardPattern::corner(stones, near)?,
            // A shape alone is what lies on the board.
            None if query.terms.freedom.is_anywhere => BoardPattern::around_stones(stones)?,
            None => BoardPattern::whole(stones),
        };
        let labels = self.wildcards.iter().flat_map(|text| text.split([' ', ','])).filter(|label| !label.is_empty());
        let wildcard = |label: &str| {
            let point = Point::from_label(label, pattern.size()).filter(|&point| pattern.contains(point));
            let none = || SoughtPositionError::NoWildcard(label.to_owned(), pattern.name());
            Ok((point.ok_or_else(none)?, PatternWildcard::Anything))
        };
        query.terms.freedom.wildcards = labels.map(wildcard).collect::<Result<_, SoughtPositionError>>()?;
        query.terms.in_order =
            self.in_order.map(|count| MoveSequence::of(record, last, &pattern, count)).transpose()?;
        query.position = Some(pattern);
        Ok(())
    }

    /// The position of a query; the record is said by its text, so that nothing becomes of it when its file is changed or gone.
    #[must_use]
    pub fn of(query: &GameQuery) -> Option<Self> {
        let pattern = query.position.as_ref()?;
        let in_order = query.terms.in_order.as_ref();
        let stones = || {
            let laid = pattern.stones().iter().filter_map(|(point, stone)| Some((point, stone?))).collect();
            GameRecord { setup: laid, ..GameRecord::new(pattern.size()) }
        };
        let record = in_order.map_or_else(stones, |moves| moves.record().clone());
        let wildcards: Vec<String> =
            query.terms.freedom.wildcards.iter().map(|(point, _)| point.label(pattern.size())).collect();
        let is_whole = pattern.is_whole() && !query.terms.freedom.is_anywhere;
        Some(Self {
            record: bare_text(&record),
            at: None,
            is_corner: false,
            region: (!is_whole).then(|| pattern.name()),
            wildcards: (!wildcards.is_empty()).then(|| wildcards.join(" ")),
            in_order: in_order.map(MoveSequence::count),
        })
    }
}

/// A record as SGF in one line, without who wrote it.
fn bare_text(record: &GameRecord) -> String {
    let text = sgf::write(record).replace('\n', "");
    text.find("SZ[").map_or_else(String::new, |from| format!("(;{}", &text[from..]))
}
