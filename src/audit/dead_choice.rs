//! Which stones are dead where nobody said: what the pictures show lifted, else what is probable.

use crate::audit::alignment::{Alignment, align};
use crate::audit::final_position::FinalPosition;
use crate::audit::findings::labels;
use crate::audit::settings::Origin;
use crate::audit::votes::Ballot;
use crate::audit::{CountObservations, PictureObservation};
use crate::game::color::Color;
use crate::game::dead::DeadStones;
use crate::game::point::Point;
use crate::game::proposal::propose;
use crate::game::stones::Stones;

/// A choice of dead stones where nobody said which are dead.
pub(super) struct DeadChoice {
    dead: DeadStones,
    pub(super) origin: Origin,
}

impl DeadChoice {
    /// One stone of each dead string, as `--dead` takes them.
    pub(super) fn labels(&self, ended: &FinalPosition) -> String {
        let stones = ended.dead.stones();
        let mut named = Vec::new();
        for color in Color::BOTH {
            let strings = stones.regions(Some(color)).into_iter().filter_map(|s| s.first().copied());
            named.extend(strings.filter(|&p| self.dead.is_dead(p)));
        }
        labels(&named, stones.size())
    }

    /// What has to be said about the choice.
    pub(super) fn note(&self, ended: &FinalPosition) -> Option<String> {
        let labels = self.labels(ended);
        let why = match self.origin {
            Origin::Picture => "the pictures show that they were lifted",
            _ => "they probably are",
        };
        Some(if labels.is_empty() {
            "Nobody said which stones are dead; none are taken for dead.".to_owned()
        } else {
            format!(
                "Nobody said which stones are dead; those of {labels} are taken for dead, as {why}: if both players agree, \
                 say --dead \"{labels}\"."
            )
        })
    }
}

/// The dead stones that the pictures or play-outs suggest for a record that marks none, the best first.
pub(super) fn dead_candidates(at_end: &FinalPosition, pictures: &CountObservations) -> Vec<DeadChoice> {
    let stones = at_end.dead.stones();
    let proposal = propose(stones);
    let likely = proposal.removed();
    let shown = |seen: &PictureObservation| -> Option<Stones> {
        let observation = seen.observation.as_ref().filter(|o| o.size == stones.size())?;
        match align(&likely, observation) {
            Alignment::Fits { turn, .. } => Some(Ballot::of(&[(observation, turn)]).stones()),
            _ => None,
        }
    };
    // A string of which no stone is left was lifted; where nothing but the finished fill is there, only that of
    // the own colour shows.
    let lifted = |board: &Stones, emptied: bool| {
        let gone = |string: &[Point], color: Color| {
            string.iter().all(|&p| if emptied { board.get(p).is_none() } else { board.get(p) != Some(color) })
        };
        let mut points = Vec::new();
        for color in Color::BOTH {
            points.extend(stones.regions(Some(color)).into_iter().filter(|s| gone(s, color)).flatten());
        }
        DeadStones::of(stones.clone(), &points)
    };
    let mut choices = Vec::new();
    let before = pictures.before.as_ref().and_then(shown).map(|board| lifted(&board, true));
    let none = DeadStones::none(stones.clone());
    if let Some(dead) = before.filter(|d| *d != none || proposal == none) {
        choices.push(DeadChoice { dead, origin: Origin::Picture });
    }
    choices.push(DeadChoice { dead: proposal, origin: Origin::Assumed });
    if let Some(board) = pictures.finals.iter().find_map(shown) {
        let dead = lifted(&board, false);
        choices.push(DeadChoice { dead, origin: Origin::Picture });
    }
    choices.push(DeadChoice { dead: none, origin: Origin::Assumed });
    let mut distinct: Vec<DeadChoice> = Vec::new();
    for choice in choices {
        if distinct.iter().all(|c| c.dead != choice.dead) {
            distinct.push(choice);
        }
    }
    distinct
}
