//! A position that is looked for, with what else has to be true where it stands.

use super::changes::ChangesView;
use super::free_matcher::{FreeMatcher, PatternFreedom};
use super::move_sequence::MoveSequence;
use super::pattern::{BoardPattern, PatternMatcher, Standing};
use kifuscribe_core::game::color::Color;

/// What has to be true where a position stands.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PositionTerms {
    /// How it may lie on the board.
    pub freedom: PatternFreedom,
    /// The last moves in it that have to be played in this order.
    pub in_order: Option<MoveSequence>,
    /// Who moves next, in the colours of the position as it is given.
    pub next_to_move: Option<Color>,
    /// It stands after this move or a later one.
    pub from_move: Option<usize>,
    /// It stands after this move or an earlier one.
    pub to_move: Option<usize>,
    /// Whether it may stand in a variation.
    pub with_variations: bool,
}

/// Finds a position in many games.
#[derive(Debug, Clone)]
pub struct PositionSearch {
    plain: PatternMatcher,
    /// Where the position may lie otherwise than at its place; one for each colour where it matters who moves next.
    free: Vec<FreeMatcher>,
    terms: PositionTerms,
}

impl PositionSearch {
    /// For this position.
    #[must_use]
    pub fn new(pattern: BoardPattern, terms: PositionTerms) -> Self {
        let free = |colors: &[bool]| FreeMatcher::in_colors(&pattern, &terms.freedom, colors);
        let free = match (terms.freedom.has_fixed_colors, terms.next_to_move) {
            (true, _) => vec![free(&[false])],
            (false, Some(_)) => vec![free(&[false]), free(&[true])],
            (false, None) if terms.freedom != PatternFreedom::default() => vec![free(&[false, true])],
            (false, None) => Vec::new(),
        };
        Self { plain: PatternMatcher::new(pattern), free, terms }
    }

    /// The position.
    #[must_use]
    pub const fn pattern(&self) -> &BoardPattern {
        self.plain.pattern()
    }

    /// Whether it is a whole position, which the index of positions knows.
    #[must_use]
    pub fn is_indexed(&self) -> bool {
        self.pattern().is_whole() && self.terms.freedom.wildcards.is_empty()
    }

    /// Whether variations are looked at, too.
    #[must_use]
    pub const fn with_variations(&self) -> bool {
        self.terms.with_variations
    }

    /// Where it stands in a game: in each of the ways in which it lies on the board, which may be at the same time.
    #[must_use]
    pub fn find_in(&self, changes: ChangesView<'_>) -> Vec<Standing> {
        let found = match &self.free[..] {
            [] => self.plain.find_in(changes),
            free => free.iter().flat_map(|free| free.find_in(changes)).collect(),
        };
        let found = match &self.terms.in_order {
            Some(sequence) => sequence.ends_in(self.pattern(), &self.terms.freedom, changes, &found),
            None => found,
        };
        let PositionTerms { next_to_move, from_move, to_move, .. } = &self.terms;
        if found.is_empty() || next_to_move.is_none() && from_move.is_none() && to_move.is_none() {
            return found;
        }
        let movers = if next_to_move.is_some() { movers(changes) } else { Vec::new() };
        let is_right = |number: usize, exchanged: bool| {
            let mover = movers.get(number).map(|&mover| if exchanged { mover.opponent() } else { mover });
            next_to_move.is_none_or(|color| mover == Some(color))
                && from_move.is_none_or(|from| number >= from)
                && to_move.is_none_or(|to| number <= to)
        };
        let mut right = Vec::new();
        for standing in found {
            let moments: Vec<usize> =
                (standing.first..=standing.last).filter(|&number| is_right(number, standing.exchanged)).collect();
            let runs = moments.chunk_by(|a, b| a + 1 == *b);
            right
                .extend(runs.filter_map(|run| Some(Standing { first: *run.first()?, last: *run.last()?, ..standing })));
        }
        right
    }
}

/// Who moves after each number of moves, the first of none: as the game says; who plays the next stone; else who did not move last.
fn movers(changes: ChangesView<'_>) -> Vec<Color> {
    // Of each group who plays its stone, and who is said to move next.
    let (mut played, mut said): (Vec<Option<Color>>, Vec<Option<Color>>) = (Vec::new(), Vec::new());
    let (mut color, mut next) = (None, None);
    for change in changes.iter() {
        color = if change.is_played { change.stone } else { color };
        next = if change.point.is_none() { change.stone } else { next };
        if change.is_last {
            played.push(color.take());
            said.push(next.take());
        }
    }
    let mut movers: Vec<Color> = Vec::with_capacity(played.len());
    for number in 0..played.len() {
        // Of a pass it is who had to move.
        let last = played[number].or(movers.last().copied());
        let next = said[number].or(played.get(number + 1).copied().flatten());
        movers.push(next.or(last.map(Color::opponent)).unwrap_or(Color::Black));
    }
    movers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::changes::Changes;
    use kifuscribe_core::game::point::Point;
    use kifuscribe_formats::sgf;

    /// The moves after which a black stone in the corner of C3 and no other stands.
    fn check(terms: PositionTerms, expected: &[usize]) {
        let game = sgf::read(b"(;SZ[9];B[cg];W[gg];B[gc];W[];B[ee];W[cf])").unwrap().record;
        let pattern = BoardPattern::region(game.position_after(1).stones().clone(), Point::new(0, 5), Point::new(3, 8));
        let found = PositionSearch::new(pattern, terms).find_in(Changes::of(&game).view());
        assert_eq!(Standing::moments(&found), expected);
    }

    #[test]
    fn a_position_stands_where_its_terms_are_true() {
        let terms = PositionTerms {
            freedom: PatternFreedom { has_fixed_colors: true, ..Default::default() },
            ..Default::default()
        };
        check(terms.clone(), &[1, 2, 3, 4, 5, 6]);
        check(PositionTerms { next_to_move: Some(Color::White), ..terms.clone() }, &[1, 3, 5]);
        check(PositionTerms { next_to_move: Some(Color::Black), ..terms.clone() }, &[2, 4, 6]);
        check(PositionTerms { from_move: Some(2), to_move: Some(4), ..terms.clone() }, &[2, 3, 4]);
        check(PositionTerms { from_move: Some(4), next_to_move: Some(Color::White), ..terms }, &[5]);
        // White's stone stands alone in its corner, too, and exchanged colours exchange who moves.
        check(PositionTerms { next_to_move: Some(Color::White), ..Default::default() }, &[1, 2, 3, 4, 5, 6]);
    }

    #[test]
    fn who_moves_next_is_who_the_game_says() {
        for (sgf, expected) in [
            ("(;SZ[9])", "B"),
            ("(;SZ[9]AB[cc][gg]AW[gc]PL[W])", "W"),
            ("(;SZ[9]AB[cc][gg]AW[gc]PL[B])", "B"),
            ("(;SZ[9]HA[2]AB[cc][gg])", "W"),
            ("(;SZ[9]HA[2]AB[cc][gg];W[];B[ee];W[])", "WBWB"),
            ("(;SZ[9];B[cc];W[gg];B[];W[cg])", "BWBWB"),
            ("(;SZ[9];B[];W[];B[cc])", "BWBW"),
            ("(;SZ[9];B[cc];B[];B[gg];W[])", "BBBWB"),
            ("(;SZ[9]PL[W];B[cc];W[gg])", "BWB"),
            ("(;SZ[9];B[cc];W[gg];PL[W]AW[cg])", "BWW"),
            ("(;SZ[9];W[cc];AB[gg]PL[W];W[gc])", "WWB"),
        ] {
            let game = sgf::read(sgf.as_bytes()).unwrap().record;
            let movers: String = movers(Changes::of(&game).view()).iter().map(|color| color.letter()).collect();
            assert_eq!(movers, expected, "{sgf}");
            let changes = Changes::of(&game);
            let positions: Vec<_> = (0..=game.moves.len()).map(|n| game.position_after(n).stones().clone()).collect();
            assert_eq!(changes.positions().collect::<Vec<_>>(), positions, "{sgf}");
            assert_eq!(Changes::from_bytes(changes.as_bytes().to_vec()), Ok(changes), "{sgf}");
        }
    }
}
