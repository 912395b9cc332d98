//! What was played after a pattern, how often, and with which results.

use std::collections::BTreeMap;

use super::pattern::{NextMove, Standing};
use kifuscribe_core::game::color::Color;

/// How often one move followed a pattern, and how those games ended. Colours are those of the pattern as it was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Continuation {
    /// The move.
    pub next: NextMove,
    /// The number of games.
    pub games: usize,
    /// The number of them that the player of the pattern's black stones won.
    pub black_wins: usize,
    /// The number of them that the player of the pattern's white stones won.
    pub white_wins: usize,
}

/// Counts the continuations of a pattern in games.
#[derive(Debug, Clone, Default)]
pub struct ContinuationCounter(BTreeMap<NextMove, [usize; 3]>);

impl ContinuationCounter {
    /// Adds a game in which the pattern stands; each move that followed it counts once in a game.
    pub fn add(&mut self, standings: &[Standing], winner: Option<Color>) {
        let mut seen: Vec<NextMove> = Vec::new();
        for standing in standings.iter().filter(|standing| standing.next != NextMove::None) {
            if seen.contains(&standing.next) {
                continue;
            }
            seen.push(standing.next);
            let counts = self.0.entry(standing.next).or_default();
            counts[0] += 1;
            if let Some(winner) = winner {
                let winner = if standing.exchanged { winner.opponent() } else { winner };
                counts[1 + winner as usize] += 1;
            }
        }
    }

    /// The continuations, the most frequent first.
    #[must_use]
    pub fn sorted(&self) -> Vec<Continuation> {
        let of = |(&next, &[games, black_wins, white_wins]): (&NextMove, &[usize; 3])| Continuation {
            next,
            games,
            black_wins,
            white_wins,
        };
        let mut all: Vec<Continuation> = self.0.iter().map(of).collect();
        all.sort_by_key(|continuation| std::cmp::Reverse(continuation.games));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::point::Point;

    #[test]
    fn a_move_counts_once_a_game_and_wins_follow_the_colours() {
        let at = |exchanged, next| Standing { first: 1, last: 1, exchanged, next };
        let c3 = NextMove::Inside(Color::White, Point::new(2, 2));
        let mut counter = ContinuationCounter::default();
        counter.add(&[at(false, c3), at(false, c3), at(false, NextMove::None)], Some(Color::Black));
        counter.add(&[at(true, c3)], Some(Color::Black));
        counter.add(&[at(false, NextMove::Elsewhere)], None);
        let expected = [
            Continuation { next: c3, games: 2, black_wins: 1, white_wins: 1 },
            Continuation { next: NextMove::Elsewhere, games: 1, black_wins: 0, white_wins: 0 },
        ];
        assert_eq!(counter.sorted(), expected);
    }
}
