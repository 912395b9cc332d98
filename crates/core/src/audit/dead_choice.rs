//! Which stones are dead where that is not agreed: those that the pictures show lifted, else those that are probably
//! dead.

use crate::audit::alignment::{Alignment, align, align_without_a_group};
use crate::audit::final_position::{FinalPosition, one_of_each_string};
use crate::audit::note::Note;
use crate::audit::pictures::{CountObservations, PictureObservation};
use crate::audit::votes::Ballot;
use crate::count::setting::Origin;
use crate::game::color::Color;
use crate::game::dead::DeadStones;
use crate::game::point::Point;
use crate::game::proposal::{StringFate, fates, proposal};
use crate::game::stones::Stones;

/// A choice of dead stones.
pub(super) struct DeadChoice {
    dead: DeadStones,
    pub(super) origin: Origin,
    /// How many of its stones belong to strings that stand whole on the finished board. Why: dead stones are taken off before
    /// the board is filled, and their points are filled by the other side.
    pub(super) standing: usize,
    /// Those of its strings that live: they were lifted, and nobody said that they are dead.
    pub(super) living: Vec<StringFate>,
}

impl DeadChoice {
    /// Returns one stone of each dead string, as [`Agreement::dead`](crate::audit::final_position::Agreement) names
    /// them.
    pub(super) fn labels(&self) -> String {
        let size = self.dead.stones().size();
        let labels: Vec<String> = one_of_each_string(&self.dead).iter().map(|p| p.label(size)).collect();
        labels.join(" ")
    }

    /// The same choice without the strings that live.
    pub(super) fn without_living(&self) -> Self {
        let mut dead = self.dead.clone();
        self.living.iter().filter_map(|fate| fate.points.first()).for_each(|&point| drop(dead.toggle(point)));
        Self { dead, origin: self.origin, standing: self.standing, living: Vec::new() }
    }

    /// The note that tells which stones were taken for dead.
    pub(super) fn note(&self) -> Note {
        Note::DeadChosen { strings: one_of_each_string(&self.dead), origin: self.origin }
    }
}

/// Returns the dead stones that the pictures or play-outs suggest for a record that marks none, the best first.
pub(super) fn dead_candidates(at_end: &FinalPosition, pictures: &CountObservations) -> Vec<DeadChoice> {
    let stones = at_end.dead.stones();
    let fates = fates(stones);
    let proposal = proposal(stones, &fates);
    let likely = proposal.removed();
    let shown = |picture: &PictureObservation| -> Option<Stones> {
        let observation = picture.observation.as_ref().filter(|o| o.size == stones.size())?;
        let turn = match align(&likely, observation) {
            Alignment::Fits { turn, .. } => turn,
            Alignment::Other { .. } => align_without_a_group(&likely, observation)?,
            Alignment::Open(_) | Alignment::Mirrored => return None,
        };
        Some(Ballot::of(&[(observation, turn)]).stones())
    };
    let finished = pictures.finals.iter().find_map(shown);
    let choice = |dead: DeadStones, origin| {
        let standing = finished.as_ref().map_or(0, |board| standing(&dead, board));
        let lives = |fate: &&StringFate| fate.lives() && fate.points.iter().all(|&p| dead.is_dead(p));
        let living = fates.iter().filter(lives).cloned().collect();
        DeadChoice { dead, origin, standing, living }
    };
    let none = DeadStones::none(stones.clone());
    let mut choices = Vec::new();
    let before = pictures.before.as_ref().and_then(shown).map(|board| lifted(stones, &board, true));
    if let Some(dead) = before.filter(|d| *d != none || proposal == none) {
        choices.push(choice(dead, Origin::Picture));
    }
    choices.push(choice(proposal.clone(), Origin::Assumed));
    if let Some(board) = &finished {
        let lifted = lifted(stones, board, false);
        // Of several dead strings one may have been left: it is probably dead, and the others were lifted.
        let both: Vec<Point> = proposal.points().chain(lifted.points()).collect();
        choices.push(choice(lifted, Origin::Picture));
        choices.push(choice(DeadStones::of(stones.clone(), &both), Origin::Picture));
    }
    choices.push(choice(none, Origin::Assumed));
    let mut distinct: Vec<DeadChoice> = Vec::new();
    for choice in choices {
        if distinct.iter().all(|c| c.dead != choice.dead) {
            distinct.push(choice);
        }
    }
    distinct
}

/// How many dead stones belong to strings that stand whole on `board`.
fn standing(dead: &DeadStones, board: &Stones) -> usize {
    let stands =
        |string: &[Point], color: Color| string.iter().all(|&p| dead.is_dead(p) && board.get(p) == Some(color));
    let strings = |color| dead.stones().regions(Some(color)).into_iter().filter(move |string| stands(string, color));
    Color::BOTH.into_iter().flat_map(strings).map(|string| string.len()).sum()
}

/// Returns the strings of `stones` that were lifted from `board`: those of which no stone is left. `emptied` tells that
/// nothing was filled in yet; a finished fill shows only that stones of the own colour are gone.
fn lifted(stones: &Stones, board: &Stones, emptied: bool) -> DeadStones {
    let gone = |string: &[Point], color: Color| {
        string.iter().all(|&p| if emptied { board.get(p).is_none() } else { board.get(p) != Some(color) })
    };
    let mut points = Vec::new();
    for color in Color::BOTH {
        points.extend(stones.regions(Some(color)).into_iter().filter(|s| gone(s, color)).flatten());
    }
    DeadStones::of(stones.clone(), &points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dead_stones_still_stand_where_their_string_is_whole_on_the_finished_board() {
        let stones = Stones::from_diagram("O O X O .\n. X X O O\nX X X O .\nO . X O O\nO X X O .").unwrap();
        let dead = white_on_the_left(&stones);
        let filled = |corner: &str, side: &str| {
            let rows = [corner, "X X X O O", "X X X O O", &format!("{side} X X O O"), &format!("{side} X X O O")];
            standing(&dead, &Stones::from_diagram(&rows.join("\n")).unwrap())
        };
        assert_eq!(filled("X X X O O", "X"), 0, "both were lifted, and Black filled their points");
        assert_eq!(filled("O O X O O", "X"), 2);
        assert_eq!(filled("O O X O O", "O"), 4);
        assert_eq!(filled("O X X O O", "X"), 0, "one stone of it is gone");
    }

    /// The white stones on the left, in Black's territory.
    fn white_on_the_left(stones: &Stones) -> DeadStones {
        let left = stones.iter().filter(|&(p, stone)| p.col < 2 && stone == Some(Color::White)).map(|(p, _)| p);
        DeadStones::of(stones.clone(), &left.collect::<Vec<_>>())
    }
}
