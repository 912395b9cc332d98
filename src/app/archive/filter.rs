//! What the games in the list have to be, as it was typed and chosen.

use thiserror::Error;

use kifuscribe_archive::move_sequence::MoveSequence;
use kifuscribe_archive::pattern::BoardPattern;
use kifuscribe_archive::position_search::PositionTerms;
use kifuscribe_archive::query::{GameAttention, GameQuery};
use kifuscribe_archive::query_values::sought_result;
use kifuscribe_core::game::days::DayRange;
use kifuscribe_formats::shell_words::typed;
use kifuscribe_language::{Message, say};

/// What the games in the list have to be. Everything that is given has to be true of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GameFilter {
    /// Words of names, the event and comments; the last one may be the beginning of a word, unless they stand in quotation marks.
    pub text: String,
    /// Words of a player's name, in the same way.
    pub player: String,
    /// Words of the event, in the same way.
    pub event: String,
    /// The first day, such as `2026-11-21`, `2026-11` or `2026`.
    pub since: String,
    /// The last day.
    pub until: String,
    /// The result as SGF writes it; `B+` and `W+` for every win of a colour, `?` for none.
    pub result: String,
    /// What needs a person's attention.
    pub attention: Vec<GameAttention>,
    /// A position, or a part of one.
    pub position: Option<BoardPattern>,
    /// The moves inside it, in the order of the game from which it was taken.
    pub moves: Option<MoveSequence>,
    /// How many of the last of them have to be played in that order.
    pub in_order: usize,
    /// A tag of the archivist's own.
    pub tag: String,
    /// What no field shows.
    pub rest: Box<GameQuery>,
}

/// A part of a filter, which has a chip of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Message)]
pub enum FilterPart {
    /// The player.
    Player,
    /// The event.
    #[message("word-event")]
    Event,
    /// The days.
    #[message("word-date")]
    Date,
    /// The result.
    #[message("word-result")]
    Result,
    /// What needs attention.
    Attention,
    /// The position.
    Position,
    /// The tag.
    Tag,
}

impl FilterPart {
    /// Every part, in the order of the chips.
    pub const ALL: [Self; 7] =
        [Self::Player, Self::Event, Self::Date, Self::Result, Self::Attention, Self::Position, Self::Tag];
}

/// A text in quotation marks, with what cannot be seen written out.
fn quoted(text: &str) -> String {
    format!("{text:?}")
}

/// What cannot be looked for, as a sentence.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub enum FilterError {
    /// A date.
    #[message(text = quoted(_0))]
    Date(String),
    /// A result.
    #[message(text = quoted(_0))]
    Result(String),
}

/// What needs attention, in the order of the screen.
pub const ATTENTION: [GameAttention; 7] = [
    GameAttention::Flags,
    GameAttention::OpenQuestions,
    GameAttention::Rulings,
    GameAttention::AuditDiffers,
    GameAttention::Unfinished,
    GameAttention::ReadingDoubts,
    GameAttention::ReadingNotes,
];

impl GameFilter {
    /// What is asked of the catalogue.
    ///
    /// # Errors
    /// [`FilterError`] where something typed cannot be read.
    pub fn query(&self) -> Result<GameQuery, FilterError> {
        let text = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        // While a word is typed its beginning is enough; in quotation marks it is whole.
        let beginning = |given: &str| match given.trim().strip_prefix('"').and_then(|given| given.strip_suffix('"')) {
            Some(whole) => text(whole),
            None => text(given).map(|text| if text.ends_with('*') { text } else { text + "*" }),
        };
        let days = |given: &str| match given.trim() {
            "" => Ok(None),
            given => DayRange::of(given).map(Some).ok_or_else(|| FilterError::Date(given.to_owned())),
        };
        let result = match self.result.trim() {
            "" => None,
            given => Some(sought_result(given).ok_or_else(|| FilterError::Result(given.to_owned()))?),
        };
        Ok(GameQuery {
            text: beginning(&self.text),
            player: beginning(&self.player),
            event: beginning(&self.event),
            since: days(&self.since)?,
            until: days(&self.until)?,
            result,
            attention: self.attention.clone(),
            position: self.position.clone(),
            terms: PositionTerms {
                in_order: self.moves.as_ref().and_then(|moves| moves.last(self.in_order)),
                ..self.rest.terms.clone()
            },
            tag: text(&self.tag),
            ..(*self.rest).clone()
        })
    }

    /// The fields for a query.
    #[must_use]
    pub fn of(query: GameQuery) -> Self {
        let shown = |words: Option<String>| match words {
            None => String::new(),
            Some(words) => words.strip_suffix('*').map_or_else(|| format!("\"{words}\""), str::to_owned),
        };
        let days = |days: Option<DayRange>| days.map_or_else(String::new, |days| days.to_string());
        let mut rest = Box::new(query);
        let position = rest.position.take();
        let in_order = rest.terms.in_order.take();
        let of_record =
            |moves: &MoveSequence| MoveSequence::all(moves.record(), moves.record().moves.len(), position.as_ref()?);
        Self {
            text: shown(rest.text.take()),
            player: shown(rest.player.take()),
            event: shown(rest.event.take()),
            since: days(rest.since.take()),
            until: days(rest.until.take()),
            result: rest.result.take().unwrap_or_default(),
            attention: std::mem::take(&mut rest.attention),
            moves: in_order.as_ref().and_then(of_record),
            in_order: in_order.as_ref().map_or(0, MoveSequence::count),
            position,
            tag: rest.tag.take().unwrap_or_default(),
            rest,
        }
    }

    /// Looks for another position, with the moves inside it where it is of a game.
    pub fn seek(&mut self, position: Option<BoardPattern>, moves: Option<MoveSequence>) {
        (self.position, self.moves, self.in_order) = (position, moves, 0);
        self.rest.terms = PositionTerms::default();
    }

    /// The options that no field shows; `None` where there are none.
    #[must_use]
    pub fn rest_text(&self) -> Option<String> {
        Some(typed(&self.rest.options())).filter(|text| !text.is_empty())
    }

    /// What is asked for, in a few words.
    #[must_use]
    pub fn summary(&self) -> String {
        let parts =
            FilterPart::ALL.into_iter().filter_map(|part| Some(format!("{}: {}", part.text(), self.text_of(part)?)));
        let words = Some(self.text.trim().to_owned()).filter(|text| !text.is_empty());
        words.into_iter().chain(parts).chain(self.rest_text()).collect::<Vec<_>>().join(", ")
    }

    /// What a part asks for, in a few words; `None` where it asks for nothing.
    #[must_use]
    pub fn text_of(&self, part: FilterPart) -> Option<String> {
        let text = match part {
            FilterPart::Player => self.player.trim().to_owned(),
            FilterPart::Event => self.event.trim().to_owned(),
            FilterPart::Date => match (self.since.trim(), self.until.trim()) {
                ("", "") => String::new(),
                (since, "") => say!("archive-filter-since", since),
                ("", until) => say!("archive-filter-until", until),
                (since, until) if since == until => since.to_owned(),
                (since, until) => say!("archive-filter-to", since, until),
            },
            FilterPart::Result => match self.result.trim() {
                "B+" => say!("word-black-won").to_owned(),
                "W+" => say!("word-white-won").to_owned(),
                "?" => say!("audit-none").to_owned(),
                result => result.to_owned(),
            },
            FilterPart::Attention => self.attention.iter().map(|&a| a.text()).collect::<Vec<_>>().join(", "),
            FilterPart::Position => match &self.position {
                None => String::new(),
                Some(pattern) => {
                    let whole = pattern.is_whole().then(|| say!("archive-filter-whole-board").to_owned());
                    let part = whole.unwrap_or_else(|| pattern.name());
                    if self.in_order == 0 { part } else { say!("archive-filter-in-order", part, moves = self.in_order) }
                }
            },
            FilterPart::Tag => self.tag.trim().to_owned(),
        };
        Some(text).filter(|text| !text.is_empty())
    }

    /// The filter without a part.
    #[must_use]
    pub fn without(&self, part: FilterPart) -> Self {
        let mut rest = self.clone();
        match part {
            FilterPart::Player => rest.player.clear(),
            FilterPart::Event => rest.event.clear(),
            FilterPart::Date => {
                rest.since.clear();
                rest.until.clear();
            }
            FilterPart::Result => rest.result.clear(),
            FilterPart::Attention => rest.attention.clear(),
            FilterPart::Position => rest.seek(None, None),
            FilterPart::Tag => rest.tag.clear(),
        }
        rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_archive::query_options::QueryOptions;

    #[test]
    fn what_was_typed_is_what_is_asked() {
        let filter = GameFilter {
            text: " mull ".to_owned(),
            since: "2026-10".to_owned(),
            result: "B+".to_owned(),
            attention: vec![GameAttention::Flags],
            ..GameFilter::default()
        };
        let query = filter.query().unwrap();
        assert_eq!((query.text.as_deref(), query.player, query.result.as_deref()), (Some("mull*"), None, Some("B+")));
        assert_eq!(query.since, DayRange::of("2026-10"));
        let texts: Vec<String> = FilterPart::ALL.into_iter().filter_map(|part| filter.text_of(part)).collect();
        assert_eq!(texts, ["since 2026-10", "Black won", "flagged moves"]);
        assert_eq!(filter.without(FilterPart::Date).without(FilterPart::Result).text_of(FilterPart::Date), None);
    }

    #[test]
    fn a_position_may_be_looked_for_with_its_last_moves_in_order() {
        let game = kifuscribe_formats::sgf::read(b"(;SZ[9];B[cg];W[gc];B[cf];W[gd];B[dg])").unwrap().record;
        let stones = game.position_after(5).stones().clone();
        let pattern = BoardPattern::corner(stones, game.moves[4].point).unwrap();
        let moves = MoveSequence::all(&game, 5, &pattern);
        assert_eq!(moves.as_ref().map(MoveSequence::count), Some(3), "those of White lie elsewhere");
        let filter = GameFilter { position: Some(pattern), moves, in_order: 2, ..GameFilter::default() };
        assert_eq!(filter.query().unwrap().terms.in_order.map(|moves| moves.count()), Some(2));
        assert_eq!(filter.text_of(FilterPart::Position).unwrap(), "A1:E5, last 2 in order");
        let plain = GameFilter { in_order: 0, ..filter.clone() };
        assert_eq!(plain.query().unwrap().terms.in_order, None);
        assert_eq!(filter.without(FilterPart::Position), GameFilter::default());
    }

    #[test]
    fn what_cannot_be_read_is_said() {
        let soon = GameFilter { until: "soon".to_owned(), ..GameFilter::default() };
        assert_eq!(soon.query(), Err(FilterError::Date("soon".to_owned())));
        let black = GameFilter { result: "Black".to_owned(), ..GameFilter::default() };
        assert_eq!(black.query(), Err(FilterError::Result("Black".to_owned())));
    }
    #[test]
    fn a_query_that_is_shown_in_the_fields_is_the_query() {
        let options = |text: &str| text.split(' ').map(|word| word.replace('_', " ")).collect::<Vec<_>>();
        for (asked, fields) in [
            ("--text mull*", "mull"),
            ("--player Ada_Lovelace --result B+ --tag ko", "Player: \"Ada Lovelace\", Result: Black won, Tag: ko"),
            (
                "--event Cup --komi 6.5 --doubtful komi --flagged",
                "Event: \"Cup\", Attention: flagged moves, --komi 6.5 --doubtful komi",
            ),
        ] {
            let query = QueryOptions::read(&options(asked)).unwrap().query;
            let filter = GameFilter::of(query.clone());
            assert_eq!(filter.query(), Ok(query));
            assert_eq!(filter.summary(), fields);
        }
    }
}
