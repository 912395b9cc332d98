//! What games have to be, as options.

use clap::parser::ValueSource;
use clap::{ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};

use crate::commands::score::color;
use crate::commands::value::{InvalidValue, one_of};
use kifuscribe_archive::query::GameQuery;
use kifuscribe_archive::query_values::{sought_days, sought_result, sought_words};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::days::DayRange;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::named::Named as _;
use kifuscribe_core::game::ranks::Rank;
use kifuscribe_core::game::record_note::RecordNoteKind;
use kifuscribe_language::phrase;
use kifuscribe_recording::archive_search::{self, SearchError};

/// What games have to be. Everything that is given has to be true of a game.
#[derive(Debug, Args)]
struct QueryFields {
    /// Words of a player's name: without diacritics, in any order, a * at the end for the beginning of a word
    #[arg(long, value_name = "NAME", value_parser = worded)]
    player: Option<String>,
    /// The same, of the player of the black stones
    #[arg(long, value_name = "NAME", value_parser = worded)]
    black: Option<String>,
    /// The same, of the player of the white stones
    #[arg(long, value_name = "NAME", value_parser = worded)]
    white: Option<String>,
    /// The same, of the opponent whom that player met
    #[arg(long, value_name = "NAME", requires = "player", value_parser = worded)]
    opponent: Option<String>,
    /// The rank of one of the players: 9p, 3d, 12k
    #[arg(long, value_name = "RANK", value_parser = rank)]
    rank: Option<Rank>,
    /// Words of the event
    #[arg(long, value_name = "WORDS", value_parser = worded)]
    event: Option<String>,
    /// The round
    #[arg(long, value_name = "ROUND")]
    round: Option<String>,
    /// The table
    #[arg(long, value_name = "TABLE")]
    table: Option<String>,
    /// Played on this day or later: 2026-11-21, 2026-11, 2026
    #[arg(long, value_name = "DATE", value_parser = days)]
    since: Option<DayRange>,
    /// Played on this day or earlier
    #[arg(long, value_name = "DATE", value_parser = days)]
    until: Option<DayRange>,
    /// The result: B+R, W+0.5, B+ for every win of Black, ? for none
    #[arg(long, value_name = "RESULT", value_parser = result)]
    result: Option<String>,
    /// Words of names, the event and comments
    #[arg(long, value_name = "WORDS", value_parser = worded)]
    text: Option<String>,
    /// Part of the rules' name
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,
    /// The komi
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true, value_parser = komi)]
    komi: Option<HalfPoints>,
    /// The lines of the board
    #[arg(long, value_name = "N", value_parser = number)]
    size: Option<usize>,
    /// The number of handicap stones
    #[arg(long, value_name = "N", value_parser = number)]
    handicap: Option<usize>,
    /// At least so many moves
    #[arg(long, value_name = "N", value_parser = number)]
    least_moves: Option<usize>,
    /// At most so many moves
    #[arg(long, value_name = "N", value_parser = number)]
    most_moves: Option<usize>,
    /// Games with a move that is flagged
    #[arg(long)]
    flagged: bool,
    /// Recordings with an open question
    #[arg(long)]
    questions: bool,
    /// Recordings with a ruling at the count
    #[arg(long)]
    rulings: bool,
    /// Recordings whose last audit differs
    #[arg(long)]
    differs: bool,
    /// Recordings that have not ended
    #[arg(long)]
    unfinished: bool,
    /// Games that were read with a guess, a repair or something left out: of any kind, or charset, damaged-text, komi, result, date,
    /// handicap, size, pass, cut, rules ...
    #[arg(long, value_name = "KIND", num_args = 0..=1, default_missing_value = "any", value_parser = asked_notes)]
    doubtful: Option<String>,
    /// The same, and games with a value that is spelled otherwise than SGF has it and was read surely, as a date 2018年5月2日
    #[arg(long, value_name = "KIND", num_args = 0..=1, default_missing_value = "any", value_parser = asked_notes)]
    noted: Option<String>,
    /// The position at the end of this record, in every symmetry and with either colours: a file, or the text of a record, such
    /// as (;SZ[9]AB[cc])
    #[arg(long, value_name = "FILE.sgf")]
    position: Option<String>,
    /// The position after this move of the record
    #[arg(long, value_name = "MOVE", requires = "position", value_parser = number)]
    at: Option<usize>,
    /// Only the corner in which the last move was played, or the one that has stones: to one line beyond its stones
    #[arg(long, requires = "position", conflicts_with = "region")]
    corner: bool,
    /// Only this rectangle, such as A1:G7
    #[arg(long, value_name = "POINT:POINT", requires = "position")]
    region: Option<String>,
    /// The part of the position anywhere on the board, and not only at its distance from the edges
    #[arg(long, requires = "position")]
    anywhere: bool,
    /// Black stones are black, and not also white with Black's and White's exchanged
    #[arg(long, requires = "position")]
    fixed_colors: bool,
    /// Points where anything may lie, such as "C3 D4"
    #[arg(long, value_name = "POINTS", requires = "position")]
    wildcards: Option<String>,
    /// The last N moves in the position, or in its part, were played in the order of the record, with others elsewhere between them
    #[arg(long, value_name = "N", requires = "position", value_parser = number)]
    in_order: Option<usize>,
    /// Who moves next where the position stands: black or white, in its own colours
    #[arg(long, value_name = "COLOR", requires = "position", value_parser = color)]
    next_to_move: Option<Color>,
    /// The position stands after this move or a later one
    #[arg(long, value_name = "MOVE", requires = "position", value_parser = number)]
    after: Option<usize>,
    /// The position stands after this move or an earlier one
    #[arg(long, value_name = "MOVE", requires = "position", value_parser = number)]
    before: Option<usize>,
    /// Look into variations, too
    #[arg(long, requires = "position")]
    variations: bool,
    /// Games with this tag of 'archive mark'
    #[arg(long, value_name = "TAG", value_parser = worded)]
    tag: Option<String>,
    /// Only games of the search that was saved under this name: what else is given narrows it
    #[arg(long, value_name = "NAME")]
    saved: Option<String>,
    /// At most so many games, the newest first
    #[arg(long, value_name = "N", value_parser = number)]
    limit: Option<usize>,
}

fn worded(text: &str) -> Result<String, InvalidValue> {
    sought_words(text).ok_or(InvalidValue::Malformed(phrase!("value-sought-words")))
}

fn rank(text: &str) -> Result<Rank, InvalidValue> {
    Rank::parse(text).ok_or(InvalidValue::Malformed(phrase!("value-rank")))
}

fn result(text: &str) -> Result<String, InvalidValue> {
    sought_result(text).ok_or(InvalidValue::Malformed(phrase!("value-sought-result")))
}

/// What games have to be, as it was typed.
#[derive(Debug)]
pub(super) struct QueryArgs {
    /// The options with their values, `--player=Ada`.
    words: Vec<String>,
}

impl QueryArgs {
    /// What is asked: options are read in one place, whether they were typed now or are kept.
    pub(super) fn query(&self) -> Result<GameQuery, SearchError> {
        archive_search::read(&self.words)
    }
}

impl Args for QueryArgs {
    fn augment_args(command: Command) -> Command {
        QueryFields::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        QueryFields::augment_args_for_update(command)
    }
}

impl FromArgMatches for QueryArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let mut words = Vec::new();
        for option in QueryFields::augment_args(Command::default()).get_arguments() {
            let id = option.get_id().as_str();
            let Some(name) = option.get_long().filter(|_| matches.value_source(id) == Some(ValueSource::CommandLine))
            else {
                continue;
            };
            let values = matches.get_raw(id).into_iter().flatten();
            match option.get_action() {
                ArgAction::SetTrue => words.push(format!("--{name}")),
                _ => words.extend(values.map(|value| format!("--{name}={}", value.to_string_lossy()))),
            }
        }
        Ok(Self { words })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

fn asked_notes(text: &str) -> Result<String, InvalidValue> {
    if text != "any" {
        one_of(text, RecordNoteKind::ALL, |kind| kind.name())?;
    }
    Ok(text.to_owned())
}

fn number(text: &str) -> Result<usize, InvalidValue> {
    text.trim().parse().map_err(|_| InvalidValue::Malformed(phrase!("value-number")))
}

fn days(text: &str) -> Result<DayRange, InvalidValue> {
    sought_days(text).ok_or(InvalidValue::Malformed(phrase!("value-date")))
}

fn komi(text: &str) -> Result<HalfPoints, InvalidValue> {
    HalfPoints::parse(text).ok_or(InvalidValue::Malformed(phrase!("value-komi")))
}
