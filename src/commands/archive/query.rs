//! What games have to be, as options.

use std::path::PathBuf;

use anyhow::Context as _;
use clap::{Args, Parser};

use crate::commands::score::color;
use crate::commands::value::{InvalidValue, one_of};
use kifuscribe_archive::folding::words;
use kifuscribe_archive::free_matcher::{PatternFreedom, PatternWildcard};
use kifuscribe_archive::move_sequence::MoveSequence;
use kifuscribe_archive::order::GameOrder;
use kifuscribe_archive::pattern::BoardPattern;
use kifuscribe_archive::position_search::PositionTerms;
use kifuscribe_archive::query::{GameAttention, GameQuery};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::date::is_sgf_date;
use kifuscribe_core::game::days::DayRange;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::named::Named as _;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record_note::RecordNoteKind;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_formats::sgf;
use kifuscribe_language::{phrase, say};
use kifuscribe_recording::input_file;
use kifuscribe_storage::catalogue::Catalogue;

/// What games have to be. Everything that is given has to be true of a game.
#[derive(Debug, Args)]
pub(super) struct QueryArgs {
    /// Words of a player's name: without diacritics, in any order, a * at the end for the beginning of a word
    #[arg(long, value_name = "NAME", value_parser = worded)]
    player: Option<String>,
    /// The same, of the player of the black stones
    #[arg(long, value_name = "NAME", value_parser = worded)]
    black: Option<String>,
    /// The same, of the player of the white stones
    #[arg(long, value_name = "NAME", value_parser = worded)]
    white: Option<String>,
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
    #[arg(long, value_name = "KIND", num_args = 0..=1, default_missing_value = "any", value_parser = doubtful)]
    doubtful: Option<AskedDoubt>,
    /// The position at the end of this record, in every symmetry and with either colours
    #[arg(long, value_name = "FILE.sgf")]
    position: Option<PathBuf>,
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

/// The options of a saved search.
#[derive(Debug, Parser)]
struct SavedQuery {
    #[command(flatten)]
    query: QueryArgs,
}

/// Reads words. Why not nothing: it would ask for every game.
fn worded(text: &str) -> Result<String, InvalidValue> {
    let has_words = !words(text).is_empty();
    has_words.then(|| text.to_owned()).ok_or(InvalidValue::Malformed(phrase!("value-sought-words")))
}

/// Reads a result, or how it begins.
fn result(text: &str) -> Result<String, InvalidValue> {
    let is_result = text == "?" || ["B+", "W+"].contains(&text) || GameResult::from_sgf(text).is_some();
    is_result.then(|| text.to_owned()).ok_or(InvalidValue::Malformed(phrase!("value-sought-result")))
}

impl QueryArgs {
    /// What is asked.
    pub(super) fn query_in(&self, catalogue: &Catalogue) -> anyhow::Result<GameQuery> {
        let query = self.query()?;
        let Some(name) = &self.saved else { return Ok(query) };
        let options = catalogue.marks().search(name).with_context(|| say!("archive-no-saved-search", name))?;
        let saved = SavedQuery::try_parse_from(std::iter::once("saved").chain(options.iter().map(String::as_str)))?;
        // A search that names itself would not end.
        anyhow::ensure!(saved.query.saved.is_none(), say!("archive-no-saved-search", name));
        let saved = saved.query.query()?;
        let among = Some(catalogue.list(&saved, GameOrder::default())?.numbers);
        // Where the saved position stands is said of each game, unless another one is asked for.
        Ok(match query.position {
            Some(_) => GameQuery { among, ..query },
            None => GameQuery { among, position: saved.position, terms: saved.terms, ..query },
        })
    }

    /// What is asked, but for the games of a saved search.
    fn query(&self) -> anyhow::Result<GameQuery> {
        let attention = [
            (self.flagged, GameAttention::Flags),
            (self.questions, GameAttention::OpenQuestions),
            (self.rulings, GameAttention::Rulings),
            (self.differs, GameAttention::AuditDiffers),
            (self.unfinished, GameAttention::Unfinished),
            (matches!(self.doubtful, Some(AskedDoubt::Any)), GameAttention::ReadingDoubts),
        ];
        let (position, in_order) = self.pattern()?.unzip();
        Ok(GameQuery {
            player: self.player.clone(),
            black: self.black.clone(),
            white: self.white.clone(),
            event: self.event.clone(),
            round: self.round.clone(),
            table: self.table.clone(),
            since: self.since,
            until: self.until,
            result: self.result.clone(),
            text: self.text.clone(),
            rules: self.rules.clone(),
            komi: self.komi,
            size: self.size,
            handicap: self.handicap,
            least_moves: self.least_moves,
            most_moves: self.most_moves,
            attention: attention.into_iter().filter(|given| given.0).map(|given| given.1).collect(),
            doubtful: self.doubtful.and_then(|asked| match asked {
                AskedDoubt::Any => None,
                AskedDoubt::Of(kind) => Some(kind),
            }),
            terms: PositionTerms {
                freedom: PatternFreedom {
                    is_anywhere: self.anywhere,
                    has_fixed_colors: self.fixed_colors,
                    wildcards: self.wildcards(position.as_ref())?,
                },
                in_order: in_order.flatten(),
                next_to_move: self.next_to_move,
                from_move: self.after,
                to_move: self.before,
                with_variations: self.variations,
            },
            position,
            tag: self.tag.clone(),
            among: None,
            limit: self.limit,
        })
    }

    /// The points of the position where anything may lie.
    fn wildcards(&self, position: Option<&BoardPattern>) -> anyhow::Result<Vec<(Point, PatternWildcard)>> {
        let (Some(text), Some(pattern)) = (&self.wildcards, position) else { return Ok(Vec::new()) };
        let points = text.split([' ', ',']).filter(|label| !label.is_empty()).map(|label| {
            let point = Point::from_label(label, pattern.size()).filter(|&point| pattern.contains(point));
            let part = pattern.name();
            let point = point.with_context(|| say!("archive-no-wildcard", point = format!("{label:?}"), part))?;
            Ok((point, PatternWildcard::Anything))
        });
        points.collect()
    }

    /// The position that is looked for, and the order of its last moves where that is asked for.
    fn pattern(&self) -> anyhow::Result<Option<(BoardPattern, Option<MoveSequence>)>> {
        let Some(path) = &self.position else { return Ok(None) };
        let shown = path.display();
        let bytes = input_file::read(path).with_context(|| say!("read-file", path = shown))?;
        let record = sgf::read(&bytes).with_context(|| shown.to_string())?.record;
        let last = self.at.unwrap_or(record.moves.len());
        anyhow::ensure!(
            last <= record.moves.len(),
            say!("archive-at-too-large", file = shown, moves = say!("count-moves", n = record.moves.len()))
        );
        let stones = record.position_after(last).stones().clone();
        let near = record.moves[..last].iter().rev().find_map(|m| m.point);
        let pattern = match &self.region {
            Some(region) => {
                let point = |label: &str| Point::from_label(label.trim(), record.size);
                let corners = region.split_once(':').and_then(|(a, b)| Some((point(a)?, point(b)?)));
                let (a, b) = corners.with_context(|| {
                    say!("archive-no-rectangle", region = format!("{region:?}"), size = record.size)
                })?;
                BoardPattern::region(stones, a, b)
            }
            None if self.corner => BoardPattern::corner(stones, near).with_context(|| shown.to_string())?,
            // A shape alone is what lies on the board.
            None if self.anywhere => BoardPattern::around_stones(stones).with_context(|| shown.to_string())?,
            None => BoardPattern::whole(stones),
        };
        let in_order = self.in_order.map(|count| MoveSequence::of(&record, last, &pattern, count)).transpose();
        Ok(Some((pattern, in_order.with_context(|| shown.to_string())?)))
    }
}

/// Which doubts in reading a game are asked for.
#[derive(Debug, Clone, Copy)]
enum AskedDoubt {
    Any,
    Of(RecordNoteKind),
}

fn doubtful(text: &str) -> Result<AskedDoubt, InvalidValue> {
    match text {
        "any" => Ok(AskedDoubt::Any),
        kind => one_of(kind, RecordNoteKind::ALL, |kind| kind.name()).map(AskedDoubt::Of),
    }
}

fn number(text: &str) -> Result<usize, InvalidValue> {
    text.trim().parse().map_err(|_| InvalidValue::Malformed(phrase!("value-number")))
}

fn days(text: &str) -> Result<DayRange, InvalidValue> {
    // Records may have a day that does not exist; nobody asks for one.
    let typed = text.trim();
    let iso =
        if typed.contains('.') { typed.rsplit('.').collect::<Vec<_>>().join("-") } else { typed.replace('/', "-") };
    DayRange::of(typed).filter(|_| is_sgf_date(&iso)).ok_or(InvalidValue::Malformed(phrase!("value-date")))
}

fn komi(text: &str) -> Result<HalfPoints, InvalidValue> {
    HalfPoints::parse(text).ok_or(InvalidValue::Malformed(phrase!("value-komi")))
}
