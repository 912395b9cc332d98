//! The record of a game: what was played, in which order, by whom, and what is known about it.

use std::time::Duration;

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::color::Color;
use super::halfpoints::HalfPoints;
use super::point::{BoardSize, Point};
use super::position::Position;
use super::result::GameResult;
use super::stones::Stones;

/// The record of one game: a single line of play, without variations.
///
/// It has the moves that were made, also those that the rules forbid.
///
/// ```
/// use kifuscribe::game::{color::Color, point::{BoardSize, Point}, record::{GameRecord, Move}};
/// let mut record = GameRecord::new(BoardSize::NINE);
/// record.moves.push(Move::play(Color::Black, Point::from_label("E5", record.size).unwrap()));
/// record.moves.push(Move::pass(Color::White));
/// assert_eq!(record.position_after(2).stones().count(Color::Black), 1);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRecord {
    /// The board's size.
    pub size: BoardSize,
    /// Who played, where, and on which conditions.
    pub info: GameInfo,
    /// Stones laid before the first move, handicap stones among them.
    pub setup: Vec<(Point, Color)>,
    /// Who moves first, where the record states it; see [`GameRecord::first_to_play`].
    pub to_play: Option<Color>,
    /// The comment on the game as a whole, before the first move.
    pub comment: String,
    /// The moves in order, passes included.
    pub moves: Vec<Move>,
    /// Stones put right by hand in mid-game, in the order of [`Adjustment::after`].
    pub adjustments: Vec<Adjustment>,
    /// The territory marked at the end, where the record marks it.
    pub territory: Option<MarkedTerritory>,
}

/// A player. Empty text means "not known".
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Player {
    /// The name; the two players of a pair-go team share one entry.
    pub name: String,
    /// The rank, such as `3d`, `2k`, `9p`.
    pub rank: String,
    /// The club, country or team.
    pub team: String,
}

/// Who played, where, and on which conditions. Empty text means "not known".
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GameInfo {
    /// The player of the black stones.
    pub black: Player,
    /// The player of the white stones.
    pub white: Player,
    /// The event.
    pub event: String,
    /// The round, such as `3` or `final`.
    pub round: String,
    /// The table or board number.
    pub table: String,
    /// Where it was played.
    pub place: String,
    /// When it was played: ISO dates as SGF lists them, such as `2026-11-21` or `2026-11-21,22`.
    pub date: String,
    /// A name for the game.
    pub game_name: String,
    /// Where the record comes from.
    pub source: String,
    /// Who recorded the game: a person or this program.
    pub recorder: String,
    /// Who commented on it.
    pub annotator: String,
    /// Who holds the rights.
    pub copyright: String,
    /// The rule set as the record names it.
    pub rules: String,
    /// The points White receives; negative is reverse komi.
    pub komi: Option<HalfPoints>,
    /// The stones Black placed before White's first move, as SGF's `HA` counts them; 0 in an even game.
    pub handicap: usize,
    /// Each player's main time.
    pub main_time: Option<Duration>,
    /// What follows the main time, such as `3x60 byo-yomi`.
    pub overtime: String,
    /// The result; `None` until it is decided.
    pub result: Option<GameResult>,
    /// The judge's permission to record (RULES.md A.10).
    pub permission: Consent,
    /// Black's consent to being recorded.
    pub black_consent: Consent,
    /// White's consent to being recorded.
    pub white_consent: Consent,
    /// When a move counts as made.
    pub move_made: MoveMade,
}

/// When a move counts as made: until then the player may put the stone elsewhere. Organisers differ (RULES.md A.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantArray)]
pub enum MoveMade {
    /// When the hand has left the stone.
    #[default]
    #[strum(serialize = "hand-off")]
    HandOff,
    /// When the clock has been pressed. A camera over the board cannot see that; the opponent's next stone shows it.
    #[strum(serialize = "clock")]
    ClockPressed,
    /// When the captured stones have been lifted.
    #[strum(serialize = "captures")]
    CapturesLifted,
}

impl MoveMade {
    /// Every value.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// As the command line and the game's information write it.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The value of that [`MoveMade::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

/// Whether a person agrees to a recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantArray)]
pub enum Consent {
    /// Not asked yet.
    #[default]
    #[strum(serialize = "")]
    Unsaid,
    /// Given.
    #[strum(serialize = "yes")]
    Given,
    /// Refused: the game must not be recorded.
    #[strum(serialize = "no")]
    Refused,
    /// Left open on purpose.
    #[strum(serialize = "open")]
    Open,
}

impl Consent {
    /// Every value.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// As the game's information writes it; empty for [`Consent::Unsaid`].
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The consent of that [`Consent::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

/// One move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// Who moved.
    pub color: Color,
    /// Where, or `None` for a pass.
    pub point: Option<Point>,
    /// The comment on it.
    pub comment: String,
    /// What a reader of the record should know about it.
    pub flags: MoveFlags,
    /// The mover's time left after the move.
    pub time_left: Option<Duration>,
    /// The mover's moves or periods left in overtime after the move.
    pub overtime_left: Option<u32>,
}

impl Move {
    /// A stone of `color` on `point`.
    #[must_use]
    pub const fn play(color: Color, point: Point) -> Self {
        Self::new(color, Some(point))
    }

    /// A pass of `color`.
    #[must_use]
    pub const fn pass(color: Color) -> Self {
        Self::new(color, None)
    }

    /// A move of `color` to `point`, `None` being a pass.
    #[must_use]
    pub const fn new(color: Color, point: Option<Point>) -> Self {
        Self { color, point, comment: String::new(), flags: MoveFlags::NONE, time_left: None, overtime_left: None }
    }

    /// The same move with `flag` raised.
    #[must_use]
    pub const fn flagged(mut self, flag: MoveFlag) -> Self {
        self.flags.insert(flag);
        self
    }
}

/// Something that a reader of the record, above all the referee, should know about a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum MoveFlag {
    /// The move is illegal, and it was played.
    Illegal,
    /// It was not this player's turn.
    OutOfTurn,
    /// This move and a neighbour in the record were both on the board when it was next visible: their
    /// order is inferred from the turn.
    OrderUnseen,
    /// The pictures allow another reading; this is the most probable one.
    Uncertain,
    /// A question about this move waits for a person.
    Asked,
    /// A person has confirmed the move.
    Confirmed,
    /// A person, or later evidence, has corrected the move after it was first written down.
    Corrected,
    /// Played after the game was stopped: dame and reinforcing moves, or play to settle life and death.
    AfterStop,
    /// The sealed move of an adjournment.
    Sealed,
}

impl MoveFlag {
    /// Every flag.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// The name in JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The flag of that [`MoveFlag::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        name.parse().ok()
    }

    /// The text of the flag in the record's comment.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Illegal => "illegal move, played all the same",
            Self::OutOfTurn => "out of turn",
            Self::OrderUnseen => "order not seen",
            Self::Uncertain => "not certain",
            Self::Asked => "a question is open",
            Self::Confirmed => "confirmed by a person",
            Self::Corrected => "corrected afterwards",
            Self::AfterStop => "after the game was stopped",
            Self::Sealed => "sealed move",
        }
    }

    /// Whether the move itself is in doubt, so that the record marks it as doubtful.
    #[must_use]
    pub const fn is_doubt(self) -> bool {
        matches!(self, Self::OrderUnseen | Self::Uncertain | Self::Asked)
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// A set of [`MoveFlag`]s.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct MoveFlags(u16);

impl MoveFlags {
    /// No flag.
    pub const NONE: Self = Self(0);

    /// Whether `flag` is raised.
    #[must_use]
    pub const fn contains(self, flag: MoveFlag) -> bool {
        self.0 & flag.bit() != 0
    }

    /// Whether no flag is raised.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Raises `flag`.
    pub const fn insert(&mut self, flag: MoveFlag) {
        self.0 |= flag.bit();
    }

    /// Removes `flag`.
    pub const fn remove(&mut self, flag: MoveFlag) {
        self.0 &= !flag.bit();
    }

    /// The flags raised, in the order of [`MoveFlag::ALL`].
    pub fn iter(self) -> impl Iterator<Item = MoveFlag> {
        MoveFlag::ALL.iter().copied().filter(move |&f| self.contains(f))
    }

    /// Whether a raised flag puts the move in doubt.
    #[must_use]
    pub fn is_doubt(self) -> bool {
        self.iter().any(MoveFlag::is_doubt)
    }
}

impl FromIterator<MoveFlag> for MoveFlags {
    fn from_iter<I: IntoIterator<Item = MoveFlag>>(flags: I) -> Self {
        let mut set = Self::NONE;
        for flag in flags {
            set.insert(flag);
        }
        set
    }
}

/// Stones put or lifted by hand in mid-game, which is not a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adjustment {
    /// The number of moves played before it.
    pub after: usize,
    /// Each point with what lies there from now on.
    pub stones: Vec<(Point, Option<Color>)>,
    /// Whose turn it is from now on, where that changes.
    pub to_play: Option<Color>,
    /// Why.
    pub comment: String,
}

/// The territory marked at the end of a record; dead stones lie inside the opponent's.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MarkedTerritory {
    /// Black's points.
    pub black: Vec<Point>,
    /// White's points.
    pub white: Vec<Point>,
}

impl GameRecord {
    /// A record with nothing in it yet.
    #[must_use]
    pub fn new(size: BoardSize) -> Self {
        Self {
            size,
            info: GameInfo::default(),
            setup: Vec::new(),
            to_play: None,
            comment: String::new(),
            moves: Vec::new(),
            adjustments: Vec::new(),
            territory: None,
        }
    }

    /// Who moves first: as the record states it, else the colour of the first move, else White when only
    /// black stones were laid, else Black.
    #[must_use]
    pub fn first_to_play(&self) -> Color {
        self.to_play.or_else(|| self.moves.first().map(|m| m.color)).unwrap_or_else(|| {
            let only_black = !self.setup.is_empty() && self.setup.iter().all(|&(_, c)| c == Color::Black);
            if only_black { Color::White } else { Color::Black }
        })
    }

    /// The position before the first move.
    #[must_use]
    pub fn start(&self) -> Position {
        let mut stones = Stones::empty(self.size);
        for &(point, color) in &self.setup {
            stones.set(point, Some(color));
        }
        Position::from_stones(stones, self.first_to_play())
    }

    /// The position after the first `n` moves, adjustments made at that moment included; the last
    /// position where there are fewer moves.
    #[must_use]
    pub fn position_after(&self, n: usize) -> Position {
        let mut replay = self.replay();
        while replay.moves_played() < n && replay.advance() {}
        replay.into_position()
    }

    /// Plays the record through from its start.
    #[must_use]
    pub fn replay(&self) -> Replay<'_> {
        let mut replay = Replay { record: self, position: self.start(), moves: 0, adjustments: 0 };
        replay.adjust();
        replay
    }

    /// The last position.
    #[must_use]
    pub fn end(&self) -> Position {
        self.position_after(self.moves.len())
    }
}

/// A record being played through, move by move.
#[derive(Debug, Clone)]
pub struct Replay<'a> {
    record: &'a GameRecord,
    position: Position,
    moves: usize,
    adjustments: usize,
}

impl Replay<'_> {
    /// The position reached.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position reached, by value.
    #[must_use]
    pub fn into_position(self) -> Position {
        self.position
    }

    /// The number of moves played so far.
    #[must_use]
    pub const fn moves_played(&self) -> usize {
        self.moves
    }

    /// Plays the next move, and makes the adjustments that follow it; false at the end of the record.
    pub fn advance(&mut self) -> bool {
        let Some(next) = self.record.moves.get(self.moves) else { return false };
        self.position.play(next.color, next.point);
        self.moves += 1;
        self.adjust();
        true
    }

    fn adjust(&mut self) {
        while let Some(a) = self.record.adjustments.get(self.adjustments).filter(|a| a.after <= self.moves) {
            for &(point, stone) in &a.stones {
                self.position.set_stone(point, stone);
            }
            if let Some(color) = a.to_play {
                self.position.set_to_play(color);
            }
            self.adjustments += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(moves: &str) -> GameRecord {
        let mut record = GameRecord::new(BoardSize::new(5).unwrap());
        for (i, label) in moves.split_whitespace().enumerate() {
            let color = Color::BOTH[i % 2];
            record.moves.push(Move::new(color, Point::from_label(label, record.size)));
        }
        record
    }

    #[test]
    fn a_record_is_played_through_with_captures() {
        let record = record("B1 A1 A2");
        assert_eq!(record.position_after(2).stones().rows()[4], "OX...");
        let end = record.end();
        assert_eq!(end.stones().rows(), [".....", ".....", ".....", "X....", ".X..."]);
        assert_eq!((end.prisoners(Color::Black), end.to_play()), (1, Color::White));
        assert_eq!(record.position_after(99), end);
    }

    #[test]
    fn a_retaken_ko_is_known() {
        // Black has taken one stone at B4 with C4 open behind it.
        let mut record = record("B5 C5 A4 D4 B3 C3 C4 B4");
        assert_eq!(record.end().ko(), Point::from_label("C4", record.size));
        record.moves.push(Move::pass(Color::Black));
        assert_eq!(record.end().ko(), None);
    }

    #[test]
    fn an_adjustment_puts_a_knocked_stone_right() {
        let mut record = record("C3 D3");
        let p = |label: &str| Point::from_label(label, record.size).unwrap();
        let stones = vec![(p("D3"), None), (p("D4"), Some(Color::White))];
        record.adjustments.push(Adjustment { after: 2, stones, to_play: None, comment: String::new() });
        assert_eq!(record.end().stones().rows(), [".....", "...O.", "..X..", ".....", "....."]);
        assert_eq!(record.position_after(1).stones().rows(), [".....", ".....", "..X..", ".....", "....."]);
    }

    #[test]
    fn white_moves_first_after_handicap_stones() {
        let mut record = record("");
        assert_eq!(record.first_to_play(), Color::Black);
        record.setup = vec![(Point::new(1, 1), Color::Black), (Point::new(3, 3), Color::Black)];
        assert_eq!(record.first_to_play(), Color::White);
        record.to_play = Some(Color::Black);
        assert_eq!(record.first_to_play(), Color::Black);
    }

    #[test]
    fn flags_keep_their_names() {
        for &flag in MoveFlag::ALL {
            assert_eq!(MoveFlag::from_name(flag.name()), Some(flag));
        }
        let flags: MoveFlags = [MoveFlag::Asked, MoveFlag::Illegal].into_iter().collect();
        assert_eq!(flags.iter().collect::<Vec<_>>(), [MoveFlag::Illegal, MoveFlag::Asked]);
        assert!(flags.is_doubt());
    }
}
