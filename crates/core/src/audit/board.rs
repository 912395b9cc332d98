//! One count: its position, and its pictures aligned with it.

use crate::audit::account::{AuditAccount, AuditSubject};
use crate::audit::alignment::{Alignment, Turn, align, align_without_a_group};
use crate::audit::final_position::FinalPosition;
use crate::audit::finding::{Finding, FindingKind, PictureFault, PositionSource};
use crate::audit::note::Note;
use crate::audit::pictures::{CountObservations, PictureObservation, is_filled_up};
use crate::audit::request::AuditError;
use crate::audit::votes::SURE;
use crate::count::setting::Setting;
use crate::game::record_note::RecordNote;
use crate::game::result::GameResult;
use crate::game::rules::{Preset, Scoring};
use crate::sensing::observation::{Observation, PointState};

/// A picture in which more than this share of the points is in doubt is not used.
pub(super) const UNCLEAR_SHARE: f64 = 0.08;

/// A count with its position, its settings and its pictures.
pub(super) struct AuditBoard<'a> {
    pub(super) ended: FinalPosition,
    /// What was left out or guessed when the record was read from its file.
    pub(super) reading_notes: &'a [RecordNote],
    pub(super) settings: Vec<Setting>,
    pub(super) claimed: Option<GameResult>,
    pub(super) source: PositionSource,
    /// By how many quarters a person says that the pictures are to be turned clockwise, where they fit from several
    /// sides.
    pub(super) turn: Option<u8>,
    /// Whether the number of prisoners is known, by the record or by a person.
    pub(super) prisoners_known: bool,
    pub(super) pictures: &'a CountObservations,
}

/// The final pictures as far as they can be used.
pub(super) struct AlignedPictures<'a> {
    /// The pictures with their turns.
    pub(super) finals: Vec<(&'a Observation, Turn)>,
    /// The turns that fit about equally well, where only the first picture is used.
    pub(super) open: Vec<Turn>,
    /// The turn of each final picture.
    pub(super) turns: Vec<Option<Turn>>,
    /// Why others cannot be used.
    pub(super) unusable: Vec<Finding>,
}

impl<'a> AuditBoard<'a> {
    /// Whether the pictures are compared with a finished fill, rather than with the final position.
    ///
    /// # Errors
    /// [`AuditError::NotByFilling`] where a finished fill is shown under rules that are not counted in this way.
    pub(super) fn is_counted_by_filling(&self) -> Result<bool, AuditError> {
        let rules = &self.ended.terms.rules;
        match self.shows_a_fill() {
            Some(true) if rules.scoring == Scoring::Territory => Err(AuditError::NotByFilling),
            // Plain area rules are counted in either way.
            shown => Ok(rules.scoring != Scoring::Territory && (rules.preset != Preset::Area || shown != Some(false))),
        }
    }

    /// Whether the first final picture shows a board that was filled in; `None` where no board was read.
    fn shows_a_fill(&self) -> Option<bool> {
        let observation = self.pictures.finals.iter().find_map(|s| s.observation.as_ref())?;
        let empty = observation.readings.iter().filter(|r| r.best().0 == PointState::Empty).count();
        Some(is_filled_up(empty, observation.size))
    }

    /// Returns the account of this board before it is compared with the pictures, which lie in these turns.
    pub(super) fn account(self, subject: AuditSubject, turns: Vec<Option<Turn>>) -> AuditAccount {
        let size = self.ended.living.size();
        AuditAccount {
            claimed: self.claimed,
            notes: self.position_notes(),
            settings: self.settings,
            turns,
            ended: Some(self.ended),
            ..AuditAccount::empty(subject, size)
        }
    }

    /// Returns what has to be noted about the position.
    pub(super) fn position_notes(&self) -> Vec<Note> {
        let reading = self.reading_notes.iter().cloned().map(Note::Reading);
        reading.chain(self.ended.notes.iter().cloned().map(Note::Position)).collect()
    }

    /// Returns the turns in which a picture fits the position, or why it cannot be used.
    pub(super) fn align(&self, picture: &PictureObservation) -> Result<Vec<Turn>, Finding> {
        let Some(observation) = &picture.observation else { return Err(Finding::no_board(picture)) };
        let (size, source) = (self.ended.living.size(), self.source);
        let refuse = |fault: PictureFault| Err(Finding::at(FindingKind::Picture(fault), Vec::new()));
        let name = || picture.name.clone();
        if observation.size != size {
            return refuse(PictureFault::WrongSize { picture: name(), found: observation.size, size, source });
        }
        if !picture.outside.is_empty() {
            return refuse(PictureFault::NotWhole { picture: name(), outside: Some(picture.outside.len()) });
        }
        let covered = observation.readings.iter().filter(|r| r.covered > 0.5).count();
        if 2 * covered > size.area() {
            return refuse(PictureFault::Covered { picture: Some(name()), covered });
        }
        let lies = align(&self.ended.living, observation);
        if matches!(lies, Alignment::Other { .. })
            && let Some(turn) = align_without_a_group(&self.ended.living, observation)
        {
            return Ok(vec![turn]);
        }
        match lies {
            Alignment::Fits { turn, .. } => Ok(vec![turn]),
            Alignment::Open(turns) => {
                let given = turns.iter().find(|t| Some(t.quarters) == self.turn);
                Ok(given.map_or_else(|| turns.clone(), |&turn| vec![turn]))
            }
            Alignment::Mirrored => refuse(PictureFault::Mirrored { picture: name(), source }),
            Alignment::Other { .. } if doubtful_share(observation) > UNCLEAR_SHARE => {
                refuse(PictureFault::UnclearPicture { picture: name(), share: doubtful_share(observation) })
            }
            Alignment::Other { matched } => refuse(PictureFault::OtherGame { picture: name(), matched, source }),
        }
    }

    /// The note that a final picture fits in another turn than a person gave.
    pub(super) fn other_turn(&self, aligned: &AlignedPictures<'_>) -> Option<Note> {
        let given = self.turn?;
        let found = aligned.finals.iter().map(|(_, turn)| turn.quarters).find(|&found| found != given)?;
        Some(Note::OtherTurn { given, found, source: self.source })
    }

    /// Aligns every final picture with the position.
    pub(super) fn align_finals(&self) -> AlignedPictures<'a> {
        let mut aligned =
            AlignedPictures { finals: Vec::new(), open: Vec::new(), turns: Vec::new(), unusable: Vec::new() };
        let mut undecided = Vec::new();
        for picture in &self.pictures.finals {
            let mut only_turn = None;
            match (self.align(picture), &picture.observation) {
                (Ok(turns), Some(observation)) => {
                    if let [turn] = turns[..] {
                        aligned.finals.push((observation, turn));
                        only_turn = Some(turn);
                    } else {
                        undecided.push((observation, turns));
                    }
                }
                (Err(finding), _) => aligned.unusable.push(finding),
                (Ok(_), None) => {}
            }
            aligned.turns.push(only_turn);
        }
        // Pictures that fit from several sides have a vote only where no other picture has.
        if aligned.finals.is_empty()
            && let Some((observation, turns)) = undecided.into_iter().next()
        {
            aligned.finals.push((observation, turns[0]));
            aligned.turns[0] = Some(turns[0]);
            aligned.open = turns;
        }
        aligned
    }
}

/// The share of the points that were not read with certainty, 0 to 1.
fn doubtful_share(observation: &Observation) -> f64 {
    observation.doubts(SURE as f32).len() as f64 / observation.size.area() as f64
}
