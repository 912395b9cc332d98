//! What had to be left out, mended or guessed when a record was read from a file.

use std::fmt;

use kifuscribe_language::{Message, say};
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::days::DayRange;
use super::halfpoints::HalfPoints;
use super::result::GameResult;
use super::written_amount::{WrittenAmount, narrow};

/// A property of an SGF game with a value of a fixed form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ValueProperty {
    /// `KM`, a number of half-points.
    Komi,
    /// `HA`, a number of stones.
    Handicap,
    /// `TM`, a number of seconds.
    MainTime,
    /// `RE`, a result.
    Result,
    /// `DT`, a date.
    Date,
}

/// What a note is about. As text it is the name by which notes are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum RecordNoteKind {
    /// The set of characters.
    Charset,
    /// Characters that are lost.
    DamagedText,
    /// The points that White receives.
    Komi,
    /// Who won.
    Result,
    /// When the game was played.
    Date,
    /// Handicap stones, and what White receives for them.
    Handicap,
    /// The size of the board.
    Size,
    /// The rules.
    Rules,
    /// The thinking time.
    Time,
    /// Values that stand elsewhere than SGF has them.
    Info,
    /// Stones that are put or marked beside the board.
    Points,
    /// A move that is one by custom only: a pass beside the board.
    Pass,
    /// Moves that no board takes: onto a stone, a suicide that the rules forbid.
    Moves,
    /// A game of which the rest is missing or was left out.
    Cut,
    /// Faults in the form of the file.
    Form,
}

/// How sure the reading of a value is on which there is a note.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Message)]
pub enum NoteGrade {
    /// It can be read in one way only, and nothing of it is lost: it is spelled otherwise than SGF has it.
    Respelling,
    /// Another reading is possible, or something was mended or lost.
    Doubt,
}

/// A fault in the form of an SGF file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Message)]
pub enum FormFault {
    /// A game without its opening parenthesis.
    NoParenthesis,
    /// A first node without its semicolon.
    NoSemicolon,
    /// The file ends, or another game begins, before the game is closed.
    NotClosed,
    /// The game ends inside a value, where another one begins, before anything of it is whole; it was left out.
    CutGame,
    /// The game ends inside a value, which was left out with its property.
    CutValue,
    /// A value without a property, which was left out.
    ValueWithoutProperty,
    /// A property without a value, which was left out.
    PropertyWithoutValue,
    /// Text outside any property, which was left out.
    StrayText,
}

/// What garbled a text before the file was written.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum GarbledBy {
    /// Its UTF-8 was taken for another set and encoded again.
    EncodedTwice {
        /// The text that was meant.
        meant: String,
    },
    /// Characters are written as entities of HTML.
    Entity,
    /// It holds another property: its closing bracket is missing.
    OtherProperty,
    /// It has control characters, or characters of private use.
    NoCharacter,
}

/// Something that was left out, mended or guessed when a record was read from its file. `formats::sgf` makes it a
/// sentence.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum RecordNote {
    /// The file's byte order mark names a character set in which the file is not valid.
    BadByteOrderMark {
        /// The set.
        charset: &'static str,
    },
    /// The file declares a character set and is UTF-8.
    IsUtf8 {
        /// The set as declared.
        declared: String,
    },
    /// The file declares a character set in which it is not valid.
    NotInCharset {
        /// The set as declared.
        declared: String,
    },
    /// The declared character set gives characters that no text has; another one was read.
    ImpossibleCharset {
        /// The set as declared.
        declared: String,
        /// The set that was used.
        read_as: &'static str,
    },
    /// The declared character set was used, and another one is far likelier.
    UnlikelyCharset {
        /// The set as declared.
        declared: String,
        /// The other set.
        likely: &'static str,
    },
    /// The file declares an unknown character set.
    UnknownCharset {
        /// The set as declared.
        declared: String,
    },
    /// The file declares no character set; the likeliest was used.
    GuessedCharset {
        /// The set that was used.
        charset: &'static str,
    },
    /// Characters that are written as two surrogates, as UTF-8 has none, were joined.
    SurrogatePairs {
        /// How many.
        characters: usize,
    },
    /// Characters that are damaged were replaced by U+FFFD.
    DamagedText {
        /// The set in which the text was read.
        charset: &'static str,
        /// How many.
        characters: usize,
    },
    /// A text that is not what its writer meant stays as it is written.
    Garbled {
        /// The property.
        property: &'static str,
        /// Its value.
        value: String,
        /// What garbled it.
        by: GarbledBy,
    },
    /// A fault in the form of the file.
    Form {
        /// The line, from 1.
        line: usize,
        /// The fault.
        fault: FormFault,
    },
    /// A value that cannot be read was left out.
    Unreadable {
        /// The property.
        property: ValueProperty,
        /// Its value.
        value: String,
    },
    /// A result in words, which SGF does not know, was read.
    ResultInWords {
        /// The words.
        value: String,
        /// The result.
        result: GameResult,
    },
    /// A komi in other units than points was read.
    KomiInUnits {
        /// The value.
        value: String,
        /// The komi in points.
        komi: HalfPoints,
    },
    /// A komi that no board of this size can have was left out.
    ImpossibleKomi {
        /// The value.
        value: String,
        /// The lines of the board.
        size: usize,
    },
    /// A komi is larger than games have.
    LargeKomi {
        /// The value.
        value: String,
        /// Whether it was left out, as one whose point is missing.
        has_lost_point: bool,
    },
    /// A margin that no game on a board of this size can have was left out.
    ImpossibleMargin {
        /// The result as written.
        value: String,
        /// The lines of the board.
        size: usize,
    },
    /// A handicap with words behind its number was read.
    HandicapInWords {
        /// The value.
        value: String,
        /// The stones.
        stones: usize,
    },
    /// A date in another form than SGF's was read.
    DateInWords {
        /// The date as written.
        value: String,
        /// The days it stands for.
        days: DayRange,
    },
    /// The record states another number of handicap stones than lie before the first move.
    HandicapStones {
        /// The stones that `HA` states, 0 where there is none.
        stated: usize,
        /// The stones that lie, or that Black plays before White's first move.
        laid: usize,
    },
    /// The record states a handicap of one stone, which is none, and black stones lie before the first move.
    HandicapOfOne {
        /// The stones that lie.
        laid: usize,
    },
    /// A size of the board in another form than SGF's was read.
    SizeInWords {
        /// The size as written.
        value: String,
        /// The lines of the board.
        size: usize,
    },
    /// A property of which the game has one value has several; the first counts.
    SeveralValues {
        /// What the note is about.
        kind: RecordNoteKind,
        /// The property: `KM`, `RE`, `RU` or `HA`.
        property: &'static str,
        /// The value that counts.
        value: String,
        /// The first other one.
        other: String,
    },
    /// Rules of this name are not known.
    UnknownRules {
        /// The name.
        value: String,
    },
    /// A value of the game's stands in a property that is not SGF's own for it.
    ForeignProperty {
        /// The property.
        found: &'static str,
        /// The one whose value it is.
        read_as: &'static str,
    },
    /// Values of the game stand in nodes after the first one.
    InfoBelowRoot,
    /// A move beside the board, which some programs write for a pass, was read as one.
    PassBesideBoard {
        /// The number of the move, from 1.
        number: usize,
        /// Its value.
        value: String,
    },
    /// A move that is not on the board; it and what follows was left out.
    OddMove {
        /// The number of the move, from 1.
        number: usize,
        /// Its value.
        value: String,
        /// The lines of the board.
        size: usize,
    },
    /// A move lies where a stone is.
    MoveOntoStone {
        /// The number of the move, from 1.
        number: usize,
        /// The point.
        point: String,
    },
    /// A move takes away stones of its own side, which the rules do not allow, or of which they are not known to.
    Suicide {
        /// The number of the move, from 1.
        number: usize,
        /// The point.
        point: String,
        /// The stones.
        stones: usize,
    },
    /// Points outside the board were left out.
    OffBoard {
        /// The property: `AB`, `AW`, `AE`, `TB` or `TW`.
        property: &'static str,
        /// Its value.
        value: String,
    },
    /// The root node has a move.
    MoveInRoot,
    /// A node has several moves.
    MovesInOneNode {
        /// How many.
        moves: usize,
        /// The number of the first of them, from 1.
        first: usize,
    },
    /// The file has several games, and the first was read.
    FirstOf {
        /// How many.
        games: usize,
    },
}

impl RecordNote {
    /// How sure the reading is that the note is on.
    #[must_use]
    pub fn grade(&self) -> NoteGrade {
        let is_sure = match self {
            Self::SizeInWords { .. } | Self::HandicapInWords { .. } => true,
            Self::DateInWords { value, days } => days.is_all_that_says(value),
            Self::ResultInWords { value, result } => result.is_all_that_says(value),
            Self::KomiInUnits { value, komi } => is_komi_in_points(value, *komi),
            _ => false,
        };
        if is_sure { NoteGrade::Respelling } else { NoteGrade::Doubt }
    }

    /// What in the game the note is about; `None` of one that says that the file has other games.
    #[must_use]
    pub const fn kind(&self) -> Option<RecordNoteKind> {
        Some(match self {
            Self::BadByteOrderMark { .. }
            | Self::IsUtf8 { .. }
            | Self::NotInCharset { .. }
            | Self::ImpossibleCharset { .. }
            | Self::UnlikelyCharset { .. }
            | Self::UnknownCharset { .. }
            | Self::GuessedCharset { .. }
            | Self::SurrogatePairs { .. } => RecordNoteKind::Charset,
            Self::DamagedText { .. } | Self::Garbled { .. } => RecordNoteKind::DamagedText,
            Self::Form { fault: FormFault::NotClosed | FormFault::CutGame | FormFault::CutValue, .. }
            | Self::OddMove { .. } => RecordNoteKind::Cut,
            Self::Form { .. } | Self::MoveInRoot | Self::MovesInOneNode { .. } => RecordNoteKind::Form,
            Self::Unreadable { property: ValueProperty::Komi, .. }
            | Self::KomiInUnits { .. }
            | Self::LargeKomi { .. }
            | Self::ImpossibleKomi { .. } => RecordNoteKind::Komi,
            Self::Unreadable { property: ValueProperty::Handicap, .. }
            | Self::HandicapStones { .. }
            | Self::HandicapInWords { .. }
            | Self::HandicapOfOne { .. } => RecordNoteKind::Handicap,
            Self::SizeInWords { .. } => RecordNoteKind::Size,
            Self::UnknownRules { .. } => RecordNoteKind::Rules,
            Self::SeveralValues { kind, .. } => *kind,
            Self::Unreadable { property: ValueProperty::MainTime, .. } => RecordNoteKind::Time,
            Self::Unreadable { property: ValueProperty::Result, .. }
            | Self::ImpossibleMargin { .. }
            | Self::ResultInWords { .. } => RecordNoteKind::Result,
            Self::Unreadable { property: ValueProperty::Date, .. } | Self::DateInWords { .. } => RecordNoteKind::Date,
            Self::ForeignProperty { .. } | Self::InfoBelowRoot => RecordNoteKind::Info,
            Self::PassBesideBoard { .. } => RecordNoteKind::Pass,
            Self::MoveOntoStone { .. } | Self::Suicide { .. } => RecordNoteKind::Moves,
            Self::OffBoard { .. } => RecordNoteKind::Points,
            Self::FirstOf { .. } => return None,
        })
    }
}

/// Whether a value says this komi in points: `６．５`, `6目半`, `6.5 points`; not hundredths, and not stones, which stand for two points.
fn is_komi_in_points(value: &str, komi: HalfPoints) -> bool {
    let narrowed = value.chars().map(narrow).collect::<String>().to_lowercase();
    let is_in_points = |(amount, rest): (WrittenAmount, &str)| {
        rest.is_empty() && amount.has_unit && !amount.is_stones && amount.points() == komi
    };
    HalfPoints::parse(narrowed.trim()) == Some(komi) || WrittenAmount::read(&narrowed).is_some_and(is_in_points)
}

impl fmt::Display for RecordNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::BadByteOrderMark { charset } => say!("sgf-note-bad-byte-order-mark", charset = *charset),
            Self::IsUtf8 { declared } => say!("sgf-note-is-utf-8", declared),
            Self::NotInCharset { declared } => say!("sgf-note-not-in-charset", declared),
            Self::ImpossibleCharset { declared, read_as } => {
                say!("sgf-note-impossible-charset", declared, read_as = *read_as)
            }
            Self::UnlikelyCharset { declared, likely } => {
                say!("sgf-note-unlikely-charset", declared, likely = *likely)
            }
            Self::UnknownCharset { declared } => say!("sgf-note-unknown-charset", declared),
            Self::GuessedCharset { charset } => say!("sgf-note-guessed-charset", charset = *charset),
            Self::Form { line, fault } => say!("sgf-note-form", line, fault),
            Self::Unreadable { property: ValueProperty::Komi, value } => say!("sgf-note-not-komi", value),
            Self::Unreadable { property: ValueProperty::Handicap, value } => say!("sgf-note-not-handicap", value),
            Self::Unreadable { property: ValueProperty::MainTime, value } => say!("sgf-note-not-main-time", value),
            Self::Unreadable { property: ValueProperty::Result, value } => say!("sgf-note-not-result", value),
            Self::Unreadable { property: ValueProperty::Date, value } => say!("sgf-note-not-date", value),
            Self::SurrogatePairs { characters } => say!("sgf-note-surrogate-pairs", characters),
            Self::DamagedText { charset, characters } => {
                say!("sgf-note-damaged-text", charset = *charset, characters)
            }
            Self::KomiInUnits { value, komi } => say!("sgf-note-komi-in-units", value, komi = komi.to_string()),
            Self::ImpossibleKomi { value, size } => say!("sgf-note-impossible-komi", value, size),
            Self::LargeKomi { value, has_lost_point: true } => say!("sgf-note-komi-without-point", value),
            Self::LargeKomi { value, has_lost_point: false } => say!("sgf-note-large-komi", value),
            Self::ImpossibleMargin { value, size } => say!("sgf-note-impossible-margin", value, size),
            Self::HandicapInWords { value, stones } => say!("sgf-note-handicap-in-words", value, stones),
            Self::Garbled { property, value, by } => match by {
                GarbledBy::EncodedTwice { meant } => {
                    say!("sgf-note-encoded-twice", property = *property, value, meant)
                }
                GarbledBy::Entity => say!("sgf-note-html-entity", property = *property, value),
                GarbledBy::OtherProperty => say!("sgf-note-holds-property", property = *property, value),
                GarbledBy::NoCharacter => say!("sgf-note-no-character", property = *property, value),
            },
            Self::DateInWords { value, days } => say!("sgf-note-date-in-words", value, days = days.to_string()),
            Self::HandicapStones { stated: 0, laid } => say!("sgf-note-handicap-not-stated", laid),
            Self::HandicapStones { stated, laid } => say!("sgf-note-handicap-stones", stated, laid),
            Self::HandicapOfOne { laid } => say!("sgf-note-handicap-of-one", laid),
            Self::SizeInWords { value, size } => say!("sgf-note-size-in-words", value, size),
            Self::SeveralValues { property, value, other, .. } => {
                say!("sgf-note-several-values", property, value, other)
            }
            Self::UnknownRules { value } => say!("sgf-note-unknown-rules", value),
            Self::ForeignProperty { found, read_as } => {
                say!("sgf-note-foreign-property", found = *found, read_as = *read_as)
            }
            Self::InfoBelowRoot => say!("sgf-note-info-below-root").to_owned(),
            Self::PassBesideBoard { number, value } => say!("sgf-note-pass-beside-board", number, value),
            Self::MoveOntoStone { number, point } => say!("sgf-note-move-onto-stone", number, point),
            Self::Suicide { number, point, stones } => say!("sgf-note-suicide", number, point, stones),
            Self::OddMove { number, value, size } => say!("sgf-note-odd-move", number, value, size),
            Self::ResultInWords { value, result } => {
                say!("sgf-note-result-in-words", value, result = result.to_sgf())
            }
            Self::OffBoard { property, value } => say!("sgf-note-off-board", property, value),
            Self::MoveInRoot => say!("sgf-note-move-in-root").to_owned(),
            Self::MovesInOneNode { moves, first } => say!("sgf-note-moves-in-one-node", moves, first),
            Self::FirstOf { games } => say!("sgf-note-first-of", games),
        })
    }
}
