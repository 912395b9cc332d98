//! One count: its pictures laid over its position, and what all of it comes to.

use crate::audit::alignment::{Alignment, Turn, align};
use crate::audit::doubt::{AlternativeReading, DoubtAssessment, others, weigh};
use crate::audit::final_position::FinalPosition;
use crate::audit::findings::{
    MIRRORED, NOT_WHOLE, OTHER_GAME, UNCLEAR, WHICH_SIDE, WRONG_SIZE, about_picture, covered, no_board,
};
use crate::audit::settings::Setting;
use crate::audit::votes::Ballot;
use crate::audit::{AuditAccount, CountObservations, Finding, PictureObservation, sentence};
use crate::count::audit::{Audit, Fill, Verdict, compare};
use crate::game::result::GameResult;
use crate::game::stones::Stones;
use crate::sensing::observation::{Observation, PointState as Shown};

/// So many hidden points are doubts like others; with more of them a picture without the hand is asked for.
const FEW_HIDDEN: usize = 3;

/// A picture in which more than this share of the points is in doubt is no basis for a verdict.
const UNCLEAR_SHARE: f64 = 0.08;

/// A point read with less than this counts as in doubt.
pub(super) const SURE: f64 = 0.9;

/// A board with at most this share of empty points is one that was filled in, or nearly.
const FILLED_SHARE: f64 = 0.12;

/// The boards as [`AlternativeReading::board`] numbers them.
pub(super) const FINAL: usize = 0;
pub(super) const COMPENSATED: usize = 1;
pub(super) const POSITION: usize = 2;

/// A count with its position, its settings and its pictures.
pub(super) struct AuditBoard<'a> {
    pub(super) ended: FinalPosition,
    pub(super) settings: Vec<Setting>,
    pub(super) claimed: Option<GameResult>,
    /// Whether the position is a record's; else it was read off a picture.
    pub(super) record: bool,
    /// By how many quarters a person says the pictures are to be turned clockwise, where they fit from several sides.
    pub(super) turn: Option<u8>,
    /// Whether the number of prisoners is known, by the record or by a person.
    pub(super) prisoners_known: bool,
    pub(super) pictures: &'a CountObservations,
}

/// The pictures of the table as far as they can be used.
pub(super) struct AlignedPictures<'a> {
    /// The final pictures with their turns.
    pub(super) finals: Vec<(&'a Observation, Turn)>,
    /// The turns that fit about equally well, where the first picture alone is used.
    pub(super) open: Vec<Turn>,
    /// The turn of each final picture.
    pub(super) turns: Vec<Option<Turn>>,
    /// Why others cannot be used.
    pub(super) unusable: Vec<Finding>,
}

/// What lies on the finished board in one choice of turn.
pub(super) struct TurnAssessment {
    pub(super) weighed: DoubtAssessment,
    pub(super) filled: Stones,
    pub(super) ballots: Vec<Ballot>,
    /// That the picture before the fill contradicts the record, where it matters.
    pub(super) position: Option<Finding>,
}

impl<'a> AuditBoard<'a> {
    /// Whether the first final picture shows a board that was filled in rather than a position.
    pub(super) fn looks_filled(&self) -> bool {
        let Some(seen) = self.pictures.finals.iter().find_map(|s| s.observation.as_ref()) else { return true };
        let empty = seen.readings.iter().filter(|r| r.best().0 == Shown::Empty).count();
        // Only a rule set that is not counted by filling may be shown an unfilled board.
        !self.ended.terms.rules.preset.is_counted_unfilled() || empty as f64 <= FILLED_SHARE * seen.size.area() as f64
    }

    /// What the position is called in sentences.
    pub(super) const fn basis(&self) -> &'static str {
        if self.record { "this record" } else { "the picture before it" }
    }

    pub(super) const fn giver(&self) -> &'static str {
        if self.record { "the record" } else { "the position before it" }
    }

    /// The turns in which a picture fits the position, or why it cannot be used.
    pub(super) fn place(&self, seen: &PictureObservation) -> Result<Vec<Turn>, Finding> {
        let Some(observation) = &seen.observation else { return Err(no_board(seen)) };
        let size = self.ended.living.size();
        if observation.size != size {
            let text = format!(
                "in {} a {} board was found, and {} is of a {size} one: show the whole board, and check that they belong together",
                seen.name,
                observation.size,
                if self.record { "the record" } else { "the picture before the fill" }
            );
            return Err(about_picture(WRONG_SIZE, Vec::new(), text));
        }
        if !seen.outside.is_empty() {
            let text = format!(
                "part of the board lies outside of {} ({} points): show the whole board",
                seen.name,
                seen.outside.len()
            );
            return Err(about_picture(NOT_WHOLE, Vec::new(), text));
        }
        let hidden = observation.readings.iter().filter(|r| r.covered > 0.5).count();
        if 2 * hidden > size.area() {
            return Err(covered(&seen.name, hidden, Vec::new(), size));
        }
        match align(&self.ended.living, observation) {
            Alignment::Fits { turn, .. } => Ok(vec![turn]),
            Alignment::Open(turns) => {
                let said = turns.iter().find(|t| Some(t.quarters) == self.turn);
                Ok(said.map_or_else(|| turns.clone(), |&turn| vec![turn]))
            }
            Alignment::Mirrored => {
                let text = format!(
                    "in {} the board is a mirror image of {}: the camera mirrors its pictures; switch that off and take it again",
                    seen.name,
                    self.basis()
                );
                Err(about_picture(MIRRORED, Vec::new(), text))
            }
            Alignment::Other { .. } if doubts(observation) > UNCLEAR_SHARE => {
                let text = format!(
                    "the eyes are not sure of {:.0} in 100 points of {}: take another one, from steeper and without glare",
                    100.0 * doubts(observation),
                    seen.name
                );
                Err(about_picture(UNCLEAR, Vec::new(), text))
            }
            Alignment::Other { matched } => {
                let text = format!(
                    "in {} the board does not show this game: only {:.0} in 100 stones of the final position lie there; check that the \
                     picture and {} belong together",
                    seen.name,
                    100.0 * matched,
                    self.giver()
                );
                Err(about_picture(OTHER_GAME, Vec::new(), text))
            }
        }
    }

    /// Lays every final picture over the position.
    pub(super) fn place_finals(&self) -> AlignedPictures<'a> {
        let mut placed =
            AlignedPictures { finals: Vec::new(), open: Vec::new(), turns: Vec::new(), unusable: Vec::new() };
        let mut undecided = Vec::new();
        for seen in &self.pictures.finals {
            placed.turns.push(None);
            match (self.place(seen), &seen.observation) {
                (Ok(turns), Some(observation)) => {
                    if let [turn] = turns[..] {
                        placed.finals.push((observation, turn));
                        *placed.turns.last_mut().unwrap_or(&mut None) = Some(turn);
                    } else {
                        undecided.push((observation, turns));
                    }
                }
                (Err(finding), _) => placed.unusable.push(finding),
                (Ok(_), None) => {}
            }
        }
        // Pictures that fit from several sides have a vote only where no other picture has.
        if placed.finals.is_empty()
            && let Some((observation, turns)) = undecided.into_iter().next()
        {
            placed.finals.push((observation, turns[0]));
            placed.turns[0] = Some(turns[0]);
            placed.open = turns;
        }
        placed
    }

    /// The account without a fill that could be judged.
    fn without_fill(self, placed: AlignedPictures<'_>, findings: Vec<Finding>) -> AuditAccount {
        let expected = self.ended.expectation();
        let mut account = AuditAccount {
            verdict: Verdict::CannotTell,
            sentence: String::new(),
            computed: Some(expected.result),
            read: None,
            claimed: self.claimed,
            counts: None,
            findings,
            notes: self.ended.notes.iter().map(|n| sentence(n)).collect(),
            ledger: expected.ledger(&self.ended.terms),
            settings: self.settings,
            ended: Some(self.ended),
            filled: None,
            turns: placed.turns,
        };
        let why = account.findings.first().map_or(String::new(), |f| f.text.clone());
        account.sentence = format!("It cannot be told whether the fill is right. {why}").trim_end().to_owned();
        account
    }

    /// Judges the fill.
    pub(super) fn account(self) -> AuditAccount {
        let placed = self.place_finals();
        if placed.finals.is_empty() {
            let findings = placed.unusable.clone();
            return self.without_fill(placed, findings);
        }
        let size = self.ended.living.size();
        let ballot = Ballot::of(&placed.finals);
        if ballot.hidden.len() > FEW_HIDDEN {
            let n = ballot.hidden.len();
            let finding = covered("the final picture", n, ballot.hidden.clone(), size);
            return self.without_fill(placed, vec![finding]);
        }
        let doubtful = size.points().filter(|&p| ballot.best(p).1 < SURE).count();
        if doubtful as f64 > UNCLEAR_SHARE * size.area() as f64 {
            let text = format!(
                "{doubtful} points of the final picture are in doubt: take another one, from steeper and without glare"
            );
            let finding = about_picture(UNCLEAR, Vec::new(), text);
            return self.without_fill(placed, vec![finding]);
        }
        let mut notes: Vec<String> = placed.unusable.iter().map(|f| f.text.clone()).collect();
        notes.extend(self.turn_note(&placed));
        let judged = self.judge(&placed.finals, &mut notes);
        if placed.open.len() > 1 {
            let first = placed.finals[0].0;
            let differs = placed.open.iter().skip(1).any(|&turn| {
                let other = self.judge(&[(first, turn)], &mut Vec::new());
                outcome(&other.weighed) != outcome(&judged.weighed)
            });
            if differs {
                let degrees: Vec<String> =
                    placed.open.iter().map(|t| (90 * u32::from(t.quarters)).to_string()).collect();
                let text = format!(
                    "the final picture fits {} from {} sides, and the verdict hangs on it: say by how much it has to be \
                     turned clockwise to lie as the record does (--turn {})",
                    self.basis(),
                    placed.open.len(),
                    degrees.join(" or ")
                );
                let finding = about_picture(WHICH_SIDE, Vec::new(), text);
                return self.without_fill(placed, vec![finding]);
            }
        }
        self.conclude(placed, judged, notes)
    }

    /// What has to be said where a person's word about the turn does not fit the pictures.
    fn turn_note(&self, placed: &AlignedPictures<'_>) -> Option<String> {
        let said = self.turn?;
        let found = placed.finals.first().filter(|f| f.1.quarters != said)?.1;
        Some(format!(
            "Turned by {} degrees as said, the final picture does not fit {}; turned by {} it does, and so it was taken.",
            90 * u32::from(said),
            self.basis(),
            90 * u32::from(found.quarters)
        ))
    }

    /// Weighs every possible reading of the pictures.
    fn judge(&self, finals: &[(&Observation, Turn)], notes: &mut Vec<String>) -> TurnAssessment {
        let size = self.ended.living.size();
        let mut ballots = vec![Ballot::of(finals)];
        let earlier = |seen: &Option<PictureObservation>, what: &str, notes: &mut Vec<String>| -> Option<Ballot> {
            let seen = seen.as_ref()?;
            let turns = match self.place(seen) {
                Ok(turns) => turns,
                Err(finding) => {
                    notes.push(format!("The picture {what} was not used. {}", finding.text));
                    return None;
                }
            };
            // One camera takes all pictures of a count as a rule: its turn is the final picture's.
            let same = finals.iter().map(|f| f.1).find(|t| turns.contains(t));
            let ballot = Ballot::of(&[(seen.observation.as_ref()?, same.unwrap_or(turns[0]))]);
            if ballot.hidden.len() > FEW_HIDDEN {
                notes
                    .push(format!("The picture {what} was not used: something covers {} points.", ballot.hidden.len()));
                return None;
            }
            Some(ballot)
        };
        let compensated = earlier(&self.pictures.compensated, "after the compensation", notes);
        let before = if self.record { earlier(&self.pictures.before, "before the fill", notes) } else { None };
        let position = if self.record {
            None
        } else {
            // The position itself was read off that picture, and is as doubtful as the picture is.
            self.pictures.before.as_ref().and_then(|s| s.observation.as_ref()).map(|o| Ballot::of(&[(o, Turn::NONE)]))
        };
        let dead_left = before.as_ref().map(Ballot::stones).filter(|k1| {
            // Where all of the dead stones are still there, the picture was taken before they were lifted.
            self.ended.dead.points().any(|p| k1.get(p).is_none())
        });
        let filled = ballots[FINAL].stones();
        let compensated_stones = compensated.as_ref().map(Ballot::stones);
        let audit = |changes: &[AlternativeReading]| -> Audit {
            let mut filled = filled.clone();
            let mut compensated = compensated_stones.clone();
            let mut living = self.ended.living.clone();
            for o in changes {
                match (o.board, &mut compensated) {
                    (FINAL, _) => filled.set(o.point, o.what),
                    (COMPENSATED, Some(board)) => board.set(o.point, o.what),
                    (POSITION, _) => living.set(o.point, o.what),
                    _ => {}
                }
            }
            let fill = Fill {
                living: &living,
                filled: &filled,
                before: dead_left.as_ref(),
                compensated: compensated.as_ref(),
                claimed: self.claimed,
            };
            compare(&fill, &self.ended.terms, &self.ended.method())
        };
        // Boards that are not there have no second choices.
        let sure = Ballot::of_stones(&Stones::empty(size));
        ballots.push(compensated.unwrap_or_else(|| sure.clone()));
        ballots.push(position.unwrap_or(sure));
        let second = others(&ballots.iter().collect::<Vec<_>>());
        let weighed = weigh(&second, &audit);
        let position = before.as_ref().and_then(|b| self.compare_positions(b, &filled, &weighed, &audit, notes));
        let mut filled = ballots[FINAL].stones();
        for o in weighed.taken.iter().filter(|o| o.board == FINAL) {
            filled.set(o.point, o.what);
        }
        TurnAssessment { weighed, filled, ballots, position }
    }
}

/// The share of the points that the eyes are not sure of.
fn doubts(observation: &Observation) -> f64 {
    observation.doubts(SURE as f32).len() as f64 / observation.size.area() as f64
}

pub(super) fn outcome(weighed: &DoubtAssessment) -> (Option<Verdict>, GameResult) {
    let verdict = weighed.deciding.is_empty().then_some(weighed.audit.verdict);
    (verdict, weighed.audit.computed)
}
