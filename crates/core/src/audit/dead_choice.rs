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
use crate::game::proposal::{StringOutlook, outlooks, proposal};
use crate::game::stones::Stones;

/// A choice of dead stones.
pub(super) struct DeadChoice {
    dead: DeadStones,
    pub(super) origin: Origin,
    /// Those of its strings that live, or may: they were lifted, and nobody said that they are dead.
    pub(super) living: Vec<StringOutlook>,
}

impl DeadChoice {
    /// One stone of each dead string.
    pub(super) fn labels(&self) -> String {
        dead_labels(&self.dead)
    }

    /// Those of these points of groups in seki that are not dead by it, as they are typed.
    pub(super) fn seki(&self, seki: &[Point]) -> Option<String> {
        let size = self.dead.stones().size();
        let alive: Vec<String> = seki.iter().filter(|&&p| !self.dead.is_dead(p)).map(|p| p.label(size)).collect();
        (!seki.is_empty()).then(|| alive.join(" "))
    }

    /// The same choice without the strings that live.
    pub(super) fn without_living(&self) -> Self {
        self.without(&self.living.iter().map(|outlook| outlook.points.clone()).collect::<Vec<_>>())
    }

    /// The same choice without these strings, which it has.
    pub(super) fn without(&self, strings: &[Vec<Point>]) -> Self {
        let dead = without_strings(&self.dead, strings);
        Self { dead, origin: self.origin, living: Vec::new() }
    }

    /// The note that tells which stones were taken for dead.
    pub(super) fn note(&self) -> Note {
        Note::DeadChosen { strings: one_of_each_string(&self.dead), origin: self.origin }
    }
}

/// Returns the dead stones that the pictures or play-outs suggest for a record that marks none, the best first.
pub(super) fn dead_candidates(at_end: &FinalPosition, pictures: &CountObservations) -> Vec<DeadChoice> {
    let stones = at_end.dead.stones();
    let outlooks = outlooks(stones);
    let mut proposal = proposal(stones, &outlooks);
    proposal.keep_alive(&at_end.seki);
    let likely = proposal.removed();
    let shown = |picture: &PictureObservation| -> Option<Ballot> {
        let observation = picture.observation.as_ref().filter(|o| o.size == stones.size())?;
        let turn = match align(&likely, observation) {
            Alignment::Fits { turn, .. } => turn,
            Alignment::Other { .. } => align_without_a_group(&likely, observation)?,
            Alignment::Open(_) | Alignment::Mirrored => return None,
        };
        Some(Ballot::of(&[(observation, turn)]))
    };
    let finished = pictures.finals.iter().find_map(shown).map(|ballot| ballot.stones());
    // What shows a stone that the record does not have, or something that neither it nor the finished board has, does not show either which
    // stones were lifted.
    let is_of_position = |before: &Ballot| {
        let gone = lifted(stones, &before.stones(), true);
        let lives = |point: Point| outlooks.iter().any(|outlook| outlook.lives() && outlook.points.contains(&point));
        let is_lifted = |point: Point| gone.is_dead(point) && !lives(point);
        before.added_to(stones).is_empty()
            && finished.as_ref().is_none_or(|filled| before.against([stones, filled], is_lifted).is_empty())
    };
    let before = pictures.before.as_ref().and_then(shown).filter(is_of_position);
    let before = before.map(|before| lifted(stones, &before.stones(), true));
    // Compensation may lie where a string was lifted.
    let of_compensation = || pictures.compensated.as_ref().and_then(shown);
    let compensated = || of_compensation().map(|board| lifted(stones, &board.stones(), false));
    let before = before.or_else(compensated);
    let gone_before = |p: Point| before.as_ref().is_some_and(|dead| dead.is_dead(p));
    let choice = |dead: DeadStones, origin| {
        // The finished fill is what is audited: that a string is gone from it proves nothing where play does not say that it is dead.
        let is_proposed =
            |outlook: &StringOutlook| outlook.points.iter().all(|&p| proposal.is_dead(p) || gone_before(p));
        let lives = |outlook: &&StringOutlook| {
            let is_given = at_end.seki.iter().any(|p| outlook.points.contains(p));
            (outlook.lives() || is_given || !is_proposed(outlook)) && outlook.points.iter().all(|&p| dead.is_dead(p))
        };
        let living = outlooks.iter().filter(lives).cloned().collect();
        DeadChoice { dead, origin, living }
    };
    let none = DeadStones::none(stones.clone());
    let mut choices = Vec::new();
    if let Some(dead) = before.as_ref().filter(|&d| *d != none || proposal == none) {
        choices.push(choice(dead.clone(), Origin::Picture));
    }
    choices.push(choice(proposal.clone(), Origin::Assumed));
    if let Some(board) = &finished {
        let lifted = lifted(stones, board, false);
        // Of several dead strings one may have been left: it is probably dead, and the others were lifted.
        let both: Vec<Point> = proposal.points().chain(lifted.points()).collect();
        choices.push(choice(lifted, Origin::Picture));
        choices.push(choice(DeadStones::of(stones.clone(), &both), Origin::Assumed));
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

/// One stone of each dead string, as [`Agreement::dead`](crate::audit::final_position::Agreement) names them.
pub(super) fn dead_labels(dead: &DeadStones) -> String {
    let size = dead.stones().size();
    one_of_each_string(dead).iter().map(|p| p.label(size)).collect::<Vec<_>>().join(" ")
}

/// The dead stones without these strings, which are among them.
pub(super) fn without_strings(dead: &DeadStones, strings: &[Vec<Point>]) -> DeadStones {
    let mut dead = dead.clone();
    strings.iter().filter_map(|string| string.first()).for_each(|&point| drop(dead.toggle(point)));
    dead
}

/// The dead strings that stand whole on `board`.
pub(super) fn standing_strings(dead: &DeadStones, board: &Stones) -> Vec<Vec<Point>> {
    let stands =
        |string: &[Point], color: Color| string.iter().all(|&p| dead.is_dead(p) && board.get(p) == Some(color));
    let strings = |color| dead.stones().regions(Some(color)).into_iter().filter(move |string| stands(string, color));
    Color::BOTH.into_iter().flat_map(strings).collect()
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
            standing_strings(&dead, &Stones::from_diagram(&rows.join("\n")).unwrap()).concat().len()
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
