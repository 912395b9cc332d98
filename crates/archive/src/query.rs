//! What is asked of the archive, and what is found.

use kifuscribe_language::Message;
use std::collections::{BTreeSet, HashMap};
use std::path::PathBuf;

use super::continuation::Continuation;
use super::entry::GameHash;
use super::pattern::BoardPattern;
use super::position_search::PositionTerms;
use kifuscribe_core::game::days::DayRange;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::ranks::Rank;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::record_note::RecordNoteKind;
use kifuscribe_core::session::recording::ResultStanding;
use kifuscribe_formats::sgf::WrittenInfo;
use kifuscribe_formats::sgf::charset::Charset;

/// What games have to be. Everything that is given has to be true of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GameQuery {
    /// The words of a player's name, in any spelling and order; a `*` at the end for the beginning of a word.
    pub player: Option<String>,
    /// The same, of the player of the black stones.
    pub black: Option<String>,
    /// The same, of the player of the white stones.
    pub white: Option<String>,
    /// The same, of the opponent of [`GameQuery::player`]; of a player where none is asked for.
    pub opponent: Option<String>,
    /// The rank of one of the players.
    pub rank: Option<Rank>,
    /// Words of the event.
    pub event: Option<String>,
    /// The round, as it is written.
    pub round: Option<String>,
    /// The table, as it is written.
    pub table: Option<String>,
    /// Not all of its days lie before these.
    pub since: Option<DayRange>,
    /// Not all of its days lie after these.
    pub until: Option<DayRange>,
    /// The result, or how it begins, such as `B+`.
    pub result: Option<String>,
    /// Words of names, the event and comments.
    pub text: Option<String>,
    /// Words of the rules' name.
    pub rules: Option<String>,
    /// The komi.
    pub komi: Option<HalfPoints>,
    /// The lines of the board.
    pub size: Option<usize>,
    /// The handicap stones.
    pub handicap: Option<usize>,
    /// The least number of moves.
    pub least_moves: Option<usize>,
    /// The greatest number of moves.
    pub most_moves: Option<usize>,
    /// What needs a person's attention.
    pub attention: Vec<GameAttention>,
    /// What was read with a guess, a repair or something left out.
    pub doubtful: Option<RecordNoteKind>,
    /// The same, or what is spelled otherwise than SGF has it and was read surely.
    pub noted: Option<RecordNoteKind>,
    /// The position.
    pub position: Option<BoardPattern>,
    /// What has to be true where it stands.
    pub terms: PositionTerms,
    /// The archivist has given the game this tag.
    pub tag: Option<String>,
    /// Only games of the search that is saved under this name.
    pub saved: Option<String>,
    /// Only these games, by their numbers in the catalogue: those of another search.
    pub among: Option<Vec<i64>>,
    /// The most games that are returned; `None` for all.
    pub limit: Option<usize>,
}

/// What in a game needs, or needed, a person's attention.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Message)]
pub enum GameAttention {
    /// A move has a flag.
    Flags,
    /// A question is open.
    OpenQuestions,
    /// There was a ruling at the count.
    Rulings,
    /// The last audit differs from the record.
    #[message("word-audit-differs")]
    AuditDiffers,
    /// The recording has not ended.
    #[message("word-not-finished")]
    Unfinished,
    /// The game was read with a guess, a repair or something left out.
    ReadingDoubts,
    /// The same, or something is spelled otherwise than SGF has it and was read surely.
    ReadingNotes,
}

/// A game that was found.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct FoundGame {
    /// Its number in the catalogue.
    pub number: i64,
    /// What it is recognised by.
    pub hash: GameHash,
    /// Who played, where, and on which conditions: what the catalogue holds of it, withheld names left out.
    pub info: GameInfo,
    /// The lines of the board.
    pub size: usize,
    /// The number of moves.
    pub moves: usize,
    /// The number of moves with a flag.
    pub flagged: usize,
    /// The number of open questions.
    pub open_questions: usize,
    /// Whether the last audit differs from the record.
    pub differs: bool,
    /// Whether a recording's result is claimed or confirmed; `None` where nobody has noted one, and of a record alone.
    pub result_status: Option<ResultStanding>,
    /// Whether it is a recording that has not ended.
    pub is_unfinished: bool,
    /// The SGF, or the session folder.
    pub path: PathBuf,
    /// Which game of the SGF it is, from 0.
    pub place: usize,
    /// The set of characters in which somebody said that its file is to be read.
    pub charset: Option<Charset>,
    /// What was guessed, mended or left out when it was read, by what it is about.
    pub noted: BTreeSet<RecordNoteKind>,
    /// What is spelled otherwise than SGF has it and was read surely, by what it is about.
    pub respelled: BTreeSet<RecordNoteKind>,
    /// What its file says where it may not be what was understood.
    pub written: WrittenInfo,
    /// The days on which it was played, where its date says so.
    pub days: Option<DayRange>,
    /// Whether it is a recording: `path` is a session folder.
    pub is_recording: bool,
    /// After which moves the position stands, in ascending order.
    pub at: Vec<usize>,
    /// The variations in which it stands.
    pub in_variations: Vec<VariationStanding>,
}

/// A variation in which a position stands.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VariationStanding {
    /// The variation, from 1, in the order of the file.
    pub variation: usize,
    /// The number of moves before it leaves the lines before it.
    pub after: usize,
    /// After which moves the position stands in it.
    pub at: Vec<usize>,
}

/// The games of a year.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct YearProfile {
    /// The year in which they began; `None` of those without a date.
    pub year: Option<u32>,
    /// The games.
    pub games: usize,
    /// Those that Black won.
    pub black_wins: usize,
    /// Those that White won.
    pub white_wins: usize,
}

/// The answer to a [`GameQuery`].
#[derive(Debug, Clone, PartialEq, Default)]
pub struct FoundGames {
    /// The games, the newest first.
    pub games: Vec<FoundGame>,
    /// The number of games that were found, also those beyond the limit.
    pub total: usize,
    /// What was played after the position, in all games that were found.
    pub continuations: Vec<Continuation>,
    /// The games that were found, year by year.
    pub years: Vec<YearProfile>,
}

/// The games that were found, in an order, without what is known of each: a list may have many.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct GameList {
    /// Their numbers in the catalogue, in the order that was asked for.
    pub numbers: Vec<i64>,
    /// After which move the position stands in each of them for the first time; empty where no position was asked for.
    pub at: HashMap<i64, usize>,
    /// What was played after the position.
    pub continuations: Vec<Continuation>,
    /// The games, year by year.
    pub years: Vec<YearProfile>,
    /// The number of games in the catalogue.
    pub of: usize,
    /// Every tag that a game of the archive has.
    pub tags: Vec<String>,
}
