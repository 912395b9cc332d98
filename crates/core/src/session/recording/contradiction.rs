//! What is seen on the board against what is known of the game in advance, such as its pairing.

use crate::game::color::Color;
use crate::session::recording::view::RecordingView;

/// Something on the board that does not fit what is known of the game in advance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Contradiction {
    /// More or fewer handicap stones.
    Handicap {
        /// The handicap that is known in advance; 0 for an even game.
        stated: usize,
        /// The black stones that lay on the board before the first move.
        seen: usize,
    },
    /// The first stone has the other colour.
    FirstStone {
        /// The handicap that is known in advance; 0 for an even game.
        stated: usize,
        /// The colour that was seen.
        seen: Color,
    },
}

impl RecordingView {
    /// Compares the handicap stones and the colour of the first stone with what is known in advance. Nothing is said of
    /// a game whose players are not known, nor of one that was joined in its middle. Stones that are still missing are
    /// a contradiction only once the first move was made.
    #[must_use]
    pub fn contradictions(&self) -> Vec<Contradiction> {
        let Some(record) = &self.record else { return Vec::new() };
        let is_known = !self.info.black.name.is_empty() || !self.info.white.name.is_empty();
        if !is_known || record.setup.iter().any(|&(_, color)| color == Color::White) {
            return Vec::new();
        }
        let (stated, seen) = (self.info.handicap, record.setup.len());
        // A handicap of 1 is an even game without komi.
        let laid = if stated < 2 { 0 } else { stated };
        let first = record.moves.first().map(|played| played.color);
        let mut found = Vec::new();
        if seen > laid || (seen < laid && first.is_some()) {
            found.push(Contradiction::Handicap { stated: laid, seen });
        }
        let expected = if seen == 0 { Color::Black } else { Color::White };
        if let Some(color) = first.filter(|&color| color != expected && seen == laid) {
            found.push(Contradiction::FirstStone { stated: laid, seen: color });
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::point::{BoardSize, Point};
    use crate::game::record::{GameRecord, Move};

    /// What is said of a game with this handicap whose board showed `setup` before the moves of `colors`.
    fn said(handicap: usize, setup: &str, colors: &[Color]) -> Vec<Contradiction> {
        let size = BoardSize::NINETEEN;
        let mut record = GameRecord::new(size);
        for stone in setup.split_whitespace() {
            let color = if stone.starts_with('X') { Color::Black } else { Color::White };
            record.setup.push((Point::from_label(&stone[1..], size).unwrap(), color));
        }
        record.moves = colors.iter().map(|&color| Move::new(color, Point::from_label("K10", size))).collect();
        let mut view = RecordingView { record: Some(record), ..RecordingView::default() };
        view.info.handicap = handicap;
        view.info.black.name = "Ito".to_owned();
        view.contradictions()
    }

    #[test]
    fn the_board_fits_the_pairing() {
        use Color::{Black, White};
        for colors in [&[][..], &[Black], &[Black, White]] {
            assert_eq!(said(0, "", colors), []);
            assert_eq!(said(1, "", colors), []);
        }
        assert_eq!(said(2, "XQ16 XD4", &[White]), []);
        // Stones are still being laid.
        assert_eq!(said(4, "", &[]), []);
        assert_eq!(said(4, "XQ16 XD4", &[]), []);
    }

    #[test]
    fn the_board_does_not_fit_the_pairing() {
        use Color::{Black, White};
        assert_eq!(said(0, "XQ16 XD4", &[]), [Contradiction::Handicap { stated: 0, seen: 2 }]);
        assert_eq!(said(4, "XQ16 XD4", &[White]), [Contradiction::Handicap { stated: 4, seen: 2 }]);
        assert_eq!(said(3, "", &[Black]), [Contradiction::Handicap { stated: 3, seen: 0 }]);
        assert_eq!(said(0, "", &[White]), [Contradiction::FirstStone { stated: 0, seen: White }]);
        assert_eq!(said(2, "XQ16 XD4", &[Black]), [Contradiction::FirstStone { stated: 2, seen: Black }]);
    }

    #[test]
    fn nothing_is_said_where_nothing_is_known() {
        assert_eq!(said(0, "XQ16 OD4", &[Color::White]), []);
        let mut view = RecordingView { record: Some(GameRecord::new(BoardSize::NINE)), ..RecordingView::default() };
        view.record.as_mut().unwrap().moves.push(Move::new(Color::White, None));
        assert_eq!(view.contradictions(), []);
    }
}
