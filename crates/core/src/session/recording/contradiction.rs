//! What is seen on the board against what is known of the game in advance, such as its pairing.

use crate::game::color::Color;
use crate::game::record::{GameInfo, GameRecord};
use crate::session::recording::phase::RecordingPhase;
use crate::session::recording::state::SessionState;
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
    /// Compares the handicap stones and the colour of the first stone with what is known in advance.
    #[must_use]
    pub fn contradictions(&self) -> Vec<Contradiction> {
        contradictions(&self.info, self.record.as_ref(), self.phase)
    }
}

impl SessionState {
    /// Compares the handicap stones and the colour of the first stone with what is known in advance.
    #[must_use]
    pub fn contradictions(&self) -> Vec<Contradiction> {
        contradictions(self.info(), self.record(), self.phase())
    }
}

/// Compares a record with what `info` says in advance. Nothing is said of a game of which neither players nor handicap are known,
/// nor of one that was joined in its middle. Stones that are still missing are a contradiction once White has moved or the recording
/// has stopped: Black may lay a free handicap stone by stone.
fn contradictions(info: &GameInfo, record: Option<&GameRecord>, phase: RecordingPhase) -> Vec<Contradiction> {
    let Some(record) = record else { return Vec::new() };
    // A handicap of 1 is an even game without komi.
    let (stated, seen) = (info.handicap.filter(|&stones| stones > 1).unwrap_or(0), record.setup.len());
    let is_known = info.handicap.is_some() || !info.black.name.is_empty() || !info.white.name.is_empty();
    if !is_known || record.setup.iter().any(|&(_, color)| color == Color::White) {
        return Vec::new();
    }
    let first = record.moves.first().map(|played| played.color);
    let is_laid = record.moves.iter().any(|played| played.color == Color::White || played.point.is_none())
        || (first.is_some() && !phase.is_playing() && phase != RecordingPhase::Preparing);
    let mut found = Vec::new();
    if seen > stated || (seen < stated && is_laid) {
        found.push(Contradiction::Handicap { stated, seen });
    }
    let expected = if seen == 0 { Color::Black } else { Color::White };
    if let Some(color) = first.filter(|&color| color != expected && seen == stated) {
        found.push(Contradiction::FirstStone { stated, seen: color });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::point::{BoardSize, Point};
    use crate::game::record::{GameRecord, Move};

    /// What is said of a game with this handicap whose board showed `setup` before the moves of `colors`.
    fn said(handicap: impl Into<Option<usize>>, setup: &str, colors: &[Color]) -> Vec<Contradiction> {
        let size = BoardSize::NINETEEN;
        let mut record = GameRecord::new(size);
        for stone in setup.split_whitespace() {
            let color = if stone.starts_with('X') { Color::Black } else { Color::White };
            record.setup.push((Point::from_label(&stone[1..], size).unwrap(), color));
        }
        record.moves = colors.iter().map(|&color| Move::new(color, Point::from_label("K10", size))).collect();
        let phase = RecordingPhase::Recording;
        let mut view = RecordingView { phase, record: Some(record), ..RecordingView::default() };
        view.info.handicap = handicap.into();
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
        assert_eq!(said(3, "", &[Black, White]), [Contradiction::Handicap { stated: 3, seen: 0 }]);
        assert_eq!(said(3, "", &[White]), [Contradiction::Handicap { stated: 3, seen: 0 }]);
        assert_eq!(said(0, "", &[White]), [Contradiction::FirstStone { stated: 0, seen: White }]);
        assert_eq!(said(2, "XQ16 XD4", &[Black]), [Contradiction::FirstStone { stated: 2, seen: Black }]);
    }

    #[test]
    fn a_free_handicap_is_judged_once_white_has_moved_or_the_game_has_stopped() {
        let mut view = RecordingView { phase: RecordingPhase::Recording, ..RecordingView::default() };
        let mut record = GameRecord::new(BoardSize::NINE);
        record.moves.push(Move::new(Color::Black, Some(Point::new(2, 2))));
        (view.info.handicap, view.record) = (Some(4), Some(record));
        assert_eq!(view.contradictions(), [], "the first of four stones, perhaps");
        view.phase = RecordingPhase::Ended;
        assert_eq!(view.contradictions(), [Contradiction::Handicap { stated: 4, seen: 0 }]);
    }

    #[test]
    fn nothing_is_said_where_nothing_is_known() {
        assert_eq!(said(0, "XQ16 OD4", &[Color::White]), []);
        let mut view = RecordingView { record: Some(GameRecord::new(BoardSize::NINE)), ..RecordingView::default() };
        view.record.as_mut().unwrap().moves.push(Move::new(Color::White, None));
        assert_eq!(view.contradictions(), []);
    }
}
