//! A query as options, such as `--player Ada --result B+`: the written form of every search that is kept, whether it was typed or made in
//! the window.

use thiserror::Error;

use super::free_matcher::PatternFreedom;
use super::position_search::PositionTerms;
use super::query::{GameAttention, GameQuery};
use super::query_values::{sought_days, sought_result, sought_words};
use super::sought_position::SoughtPosition;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::named::Named as _;
use kifuscribe_core::game::ranks::Rank;
use kifuscribe_core::game::record_note::RecordNoteKind;
use kifuscribe_language::Message;

/// What games have to be, as options say it: a query, and a position whose record may have to be read first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct QueryOptions {
    /// The query, without the position.
    pub query: GameQuery,
    /// The position.
    pub position: Option<SoughtPosition>,
}

/// An option that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub enum QueryOptionError {
    /// No search has this option.
    Unknown {
        /// The option.
        option: String,
    },
    /// It has not such a value.
    Value {
        /// The option.
        option: String,
        /// The value.
        value: String,
    },
}

/// What needs attention, by the options that ask for it.
const ATTENTION: [(&str, GameAttention); 7] = [
    ("flagged", GameAttention::Flags),
    ("questions", GameAttention::OpenQuestions),
    ("rulings", GameAttention::Rulings),
    ("differs", GameAttention::AuditDiffers),
    ("unfinished", GameAttention::Unfinished),
    ("doubtful", GameAttention::ReadingDoubts),
    ("noted", GameAttention::ReadingNotes),
];

/// Those of them that may have a kind of notes as their value.
const NOTE_OPTIONS: [&str; 2] = ["doubtful", "noted"];

/// The other options without a value.
const SWITCHES: [&str; 4] = ["corner", "anywhere", "fixed-colors", "variations"];

impl QueryOptions {
    /// Reads options, as [`GameQuery::options`] writes them or as they were typed.
    ///
    /// # Errors
    /// [`QueryOptionError`] where one of them is none, or its value cannot be read.
    pub fn read(words: &[String]) -> Result<Self, QueryOptionError> {
        let mut options = Self::default();
        let mut position = SoughtPosition::default();
        let mut words = words.iter().peekable();
        while let Some(word) = words.next() {
            let unknown = || QueryOptionError::Unknown { option: word.clone() };
            let typed = word.strip_prefix("--").ok_or_else(unknown)?;
            let (name, within) =
                typed.split_once('=').map_or((typed, None), |(name, value)| (name, Some(value.to_owned())));
            let value = match within {
                Some(value) => Some(value),
                None if SWITCHES.contains(&name) => None,
                // Of the options for attention two may have a value.
                None if ATTENTION.iter().any(|attention| attention.0 == name) => {
                    words.next_if(|next| NOTE_OPTIONS.contains(&name) && !next.starts_with("--")).cloned()
                }
                None => words.next().cloned(),
            };
            let Some(is_read) = options.set(&mut position, name, value.as_deref()) else { return Err(unknown()) };
            if !is_read {
                let (option, value) = (format!("--{name}"), value.unwrap_or_default());
                return Err(QueryOptionError::Value { option, value });
            }
        }
        options.position = (!position.record.is_empty()).then_some(position);
        Ok(options)
    }

    /// Sets an option; false where its value cannot be read, `None` where there is no such option.
    fn set(&mut self, position: &mut SoughtPosition, name: &str, value: Option<&str>) -> Option<bool> {
        let query = &mut self.query;
        let terms = &mut query.terms;
        let given = value.unwrap_or_default();
        let text = || value.map(str::to_owned);
        let number = || given.trim().parse::<usize>().ok();
        if let Some((_, attention)) = ATTENTION.iter().find(|attention| attention.0 == name) {
            return Some(match value.filter(|&kind| NOTE_OPTIONS.contains(&name) && kind != "any") {
                Some(kind) if name == "noted" => put(&mut query.noted, RecordNoteKind::from_name(kind)),
                Some(kind) => put(&mut query.doubtful, RecordNoteKind::from_name(kind)),
                None => {
                    query.attention.push(*attention);
                    true
                }
            });
        }
        let is_read = match name {
            "corner" => put_true(&mut position.is_corner),
            "anywhere" => put_true(&mut terms.freedom.is_anywhere),
            "fixed-colors" => put_true(&mut terms.freedom.has_fixed_colors),
            "variations" => put_true(&mut terms.with_variations),
            "player" => put(&mut query.player, sought_words(given)),
            "black" => put(&mut query.black, sought_words(given)),
            "white" => put(&mut query.white, sought_words(given)),
            "opponent" => put(&mut query.opponent, sought_words(given)),
            "rank" => put(&mut query.rank, Rank::parse(given)),
            "event" => put(&mut query.event, sought_words(given)),
            "text" => put(&mut query.text, sought_words(given)),
            "tag" => put(&mut query.tag, sought_words(given)),
            "round" => put(&mut query.round, text()),
            "table" => put(&mut query.table, text()),
            "rules" => put(&mut query.rules, text()),
            "saved" => put(&mut query.saved, text()),
            "since" => put(&mut query.since, sought_days(given)),
            "until" => put(&mut query.until, sought_days(given)),
            "result" => put(&mut query.result, sought_result(given)),
            "komi" => put(&mut query.komi, HalfPoints::parse(given)),
            "size" => put(&mut query.size, number()),
            "handicap" => put(&mut query.handicap, number()),
            "least-moves" => put(&mut query.least_moves, number()),
            "most-moves" => put(&mut query.most_moves, number()),
            "limit" => put(&mut query.limit, number()),
            "next-to-move" => {
                let color = Color::BOTH.into_iter().find(|color| color.name() == given);
                put(&mut terms.next_to_move, color)
            }
            "after" => put(&mut terms.from_move, number()),
            "before" => put(&mut terms.to_move, number()),
            "position" => {
                given.clone_into(&mut position.record);
                !given.is_empty()
            }
            "at" => put(&mut position.at, number()),
            "region" => put(&mut position.region, text()),
            "wildcards" => put(&mut position.wildcards, text()),
            "in-order" => put(&mut position.in_order, number()),
            _ => return None,
        };
        Some(is_read)
    }
}

/// Turns a switch on.
const fn put_true(field: &mut bool) -> bool {
    *field = true;
    true
}

/// Puts a value where there is one.
fn put<T>(field: &mut Option<T>, value: Option<T>) -> bool {
    *field = value;
    field.is_some()
}

impl GameQuery {
    /// Its options, which [`QueryOptions::read`] reads. The games of [`GameQuery::among`] are none.
    #[must_use]
    pub fn options(&self) -> Vec<String> {
        let mut words = Vec::new();
        let mut say = |name: &str, value: Option<String>| match value {
            // A value that begins like an option stands behind an equals sign.
            Some(value) if value.starts_with('-') => words.push(format!("--{name}={value}")),
            Some(value) => words.extend([format!("--{name}"), value]),
            None => {}
        };
        let number = |number: Option<usize>| number.map(|number| number.to_string());
        say("player", self.player.clone());
        say("black", self.black.clone());
        say("white", self.white.clone());
        say("opponent", self.opponent.clone());
        say("rank", self.rank.map(|rank| rank.to_string()));
        say("event", self.event.clone());
        say("round", self.round.clone());
        say("table", self.table.clone());
        // Of several days the first counts, or the last.
        let end = |days: String, is_last| match days.split_once('/') {
            Some((first, last)) => if is_last { last } else { first }.to_owned(),
            None => days,
        };
        say("since", self.since.map(|days| end(days.to_string(), false)));
        say("until", self.until.map(|days| end(days.to_string(), true)));
        say("result", self.result.clone());
        say("text", self.text.clone());
        say("rules", self.rules.clone());
        say("komi", self.komi.map(|komi| komi.to_string()));
        say("size", number(self.size));
        say("handicap", number(self.handicap));
        say("least-moves", number(self.least_moves));
        say("most-moves", number(self.most_moves));
        say("tag", self.tag.clone());
        say("saved", self.saved.clone());
        say("limit", number(self.limit));
        say("doubtful", self.doubtful.map(|kind| kind.name().to_owned()));
        say("noted", self.noted.map(|kind| kind.name().to_owned()));
        let PositionTerms { freedom, next_to_move, from_move, to_move, with_variations, in_order: _ } = &self.terms;
        let PatternFreedom { is_anywhere, has_fixed_colors, wildcards: _ } = freedom;
        if let Some(position) = SoughtPosition::of(self) {
            say("position", Some(position.record));
            say("region", position.region);
            say("wildcards", position.wildcards);
            say("in-order", number(position.in_order));
        }
        say("next-to-move", next_to_move.map(|color| color.name().to_owned()));
        say("after", number(*from_move));
        say("before", number(*to_move));
        let is_on = [false, *is_anywhere, *has_fixed_colors, *with_variations];
        words.extend(SWITCHES.iter().zip(is_on).filter(|(_, is_on)| *is_on).map(|(name, _)| format!("--{name}")));
        let attention = ATTENTION.iter().filter(|(_, attention)| self.attention.contains(attention));
        words.extend(attention.map(|(name, _)| format!("--{name}")));
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::BoardPattern;
    use kifuscribe_formats::sgf;
    use kifuscribe_formats::shell_words::typed;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(|word| word.replace('_', " ")).collect()
    }

    /// The query of options whose record stands in them.
    fn query(options: &[String]) -> GameQuery {
        let QueryOptions { mut query, position } = QueryOptions::read(options).unwrap();
        if let Some(position) = position {
            assert!(position.is_text());
            position.seek(&sgf::read(position.record.as_bytes()).unwrap().record, &mut query).unwrap();
        }
        query
    }

    #[test]
    fn a_search_is_written_as_it_is_read() {
        for text in [
            "--player Ada --opponent Hua_L* --rank 9p",
            "--player Jörg_Müller --black mull* --white Anna --event Cup --round 3 --table 5",
            "--since 2026 --until 2026-11-21 --result B+ --text ko --rules Ing --komi=-0.5 --size 9 --handicap 2",
            "--least-moves 3 --most-moves 9 --tag ladder --saved mine --limit 4 --flagged --questions --rulings --differs",
            "--doubtful komi --unfinished --doubtful",
            "--noted date --noted",
            "--position (;SZ[9]AB[cg]AW[gc]) --region A1:E5 --wildcards C3_D4 --next-to-move white --after 2 --before 9",
            "--position (;SZ[9];B[cg];W[gc];B[cf];W[gd];B[dg]) --region A1:E5 --in-order 2 --fixed-colors",
            "--position (;SZ[9]AB[cg]AW[gc]) --region C3:G7 --anywhere --variations",
            "--position (;SZ[9]AB[cg]AW[gc])",
        ] {
            let asked = query(&words(text));
            assert_eq!(typed(&asked.options()), typed(&words(text)));
            assert_eq!(query(&asked.options()), asked, "{text}");
        }
    }

    #[test]
    fn options_that_were_typed_are_read() {
        let typed = query(&words("--player=Ada --since 21.11.2026 --doubtful any"));
        assert_eq!(typed.options(), words("--player Ada --since 2026-11-21 --doubtful"));
        let corner = "--position (;SZ[9];B[cg];W[gc];B[cf]) --at 1 --corner --in-order 1";
        let kept = "--position (;SZ[9];B[cg]) --region A1:D4 --in-order 1";
        assert_eq!(query(&words(corner)).options(), words(kept));
        let game = sgf::read(b"(;SZ[9]PB[Ada];B[cg]C[good])").unwrap().record;
        let pattern = BoardPattern::whole(game.end().stones().clone());
        let whole = GameQuery { position: Some(pattern), ..GameQuery::default() };
        assert_eq!(whole.options(), words("--position (;SZ[9]AB[cg])"));
    }

    #[test]
    fn what_is_no_option_is_said() {
        let read = |text| QueryOptions::read(&words(text)).unwrap_err();
        let value =
            |option: &str, value: &str| QueryOptionError::Value { option: option.to_owned(), value: value.to_owned() };
        assert_eq!(read("--shape 3"), QueryOptionError::Unknown { option: "--shape".to_owned() });
        assert_eq!(read("Ada"), QueryOptionError::Unknown { option: "Ada".to_owned() });
        assert_eq!(read("--komi"), value("--komi", ""));
        assert_eq!(read("--doubtful taste"), value("--doubtful", "taste"));
        assert_eq!(read("--rank strong"), value("--rank", "strong"));
        assert_eq!(read("--player -"), value("--player", "-"));
    }
}
