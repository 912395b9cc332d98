//! The root properties that hold a text of what is known about a game as it is.

use crate::info::InfoField;
use kifuscribe_core::game::color::Color;

/// Those before the round with its table, in the order in which they are written.
pub(super) const BEFORE_ROUND: [(&str, InfoField); 7] = [
    ("PB", InfoField::Name(Color::Black)),
    ("BR", InfoField::Rank(Color::Black)),
    ("BT", InfoField::Team(Color::Black)),
    ("PW", InfoField::Name(Color::White)),
    ("WR", InfoField::Rank(Color::White)),
    ("WT", InfoField::Team(Color::White)),
    ("EV", InfoField::Event),
];

/// Those between the round and the numbers.
pub(super) const AFTER_ROUND: [(&str, InfoField); 8] = [
    ("PC", InfoField::Place),
    ("DT", InfoField::Date),
    ("GN", InfoField::GameName),
    ("SO", InfoField::Source),
    ("US", InfoField::Recorder),
    ("AN", InfoField::Annotator),
    ("CP", InfoField::Copyright),
    ("RU", InfoField::Rules),
];

/// Whether the property is a name or another short text. Where a record comes from and the rules of a house may take a page.
pub(super) fn is_short(ident: &str) -> bool {
    let is_listed = BEFORE_ROUND.iter().chain(&AFTER_ROUND).any(|(own, _)| *own == ident);
    ident == "RO" || is_listed && !["SO", "RU"].contains(&ident)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::{read, write};
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::game::record::GameRecord;

    #[test]
    fn every_text_survives() {
        let mut record = GameRecord::new(BoardSize::NINE);
        for (ident, field) in BEFORE_ROUND.into_iter().chain(AFTER_ROUND) {
            *field.text_mut(&mut record.info).unwrap() = format!("{ident} [\\]");
        }
        assert_eq!(read(write(&record).as_bytes()).unwrap().record.info, record.info);
    }
}
