//! What the recorder's events make of a recording.

use super::{AskedQuestion, Phase, Recording};
use crate::game::record::{GameRecord, Move};
use crate::recorder::event::{Event, StopCause};

impl Recording {
    pub(super) fn apply_seen(&mut self, event: &Event) {
        match event {
            Event::Began { time, size, setup, to_play, handicap } => {
                self.began = *time;
                let mut record = GameRecord::new(*size);
                record.info = self.info.clone();
                record.setup.clone_from(setup);
                record.to_play = *to_play;
                if *handicap >= 2 {
                    record.info.handicap = *handicap;
                }
                self.record = Some(record);
                self.moves.clear();
                self.phase = Phase::Recording;
            }
            Event::Moved(m) => {
                let Some(record) = &mut self.record else { return };
                let mut played = Move::new(m.color, m.point);
                played.flags = m.flags;
                record.moves.push(played);
                self.moves.push(m.clone());
                if self.phase == Phase::Resumed {
                    self.phase = Phase::Recording;
                }
            }
            Event::TakenBack { moves, .. } => {
                let Some(record) = &mut self.record else { return };
                let keep = self.moves.len().saturating_sub(*moves);
                self.moves.truncate(keep);
                record.moves.truncate(keep);
                record.adjustments.retain(|a| a.after <= keep);
            }
            Event::Adjusted { adjustment, .. } => {
                if let Some(record) = &mut self.record {
                    record.adjustments.push(adjustment.clone());
                }
            }
            Event::Asked(question) => {
                self.questions.push(AskedQuestion { question: question.clone(), settled: false, answer: None });
            }
            Event::Settled { question, .. } => {
                if let Some(asked) = self.questions.iter_mut().find(|q| q.question.id == *question) {
                    asked.settled = true;
                }
            }
            Event::Held { why, .. } => {
                if matches!(self.phase, Phase::Recording | Phase::Resumed | Phase::Held(_)) {
                    self.phase = Phase::Held(*why);
                }
            }
            Event::Resumed { .. } => {
                if matches!(self.phase, Phase::Held(_)) {
                    self.phase = Phase::Recording;
                }
            }
            Event::Stopped { why: StopCause::Filled, .. } => self.phase = Phase::Counting,
            Event::Stopped { why, .. } => self.phase = Phase::Stopped(*why),
            Event::Reopened { .. } => self.phase = Phase::Resumed,
            Event::Turned { quarters, .. } => self.turned = *quarters,
        }
    }
}
