//! What the recorder's events make of a recording.

use super::AskedQuestion;
use crate::game::record::{GameRecord, Move};
use crate::recorder::event::{RecorderEvent, StopCause};
use crate::session::recording::{RecordingPhase, SessionState};

impl SessionState {
    pub(super) fn apply_seen(&mut self, event: &RecorderEvent) {
        match event {
            RecorderEvent::Began { time, size, setup, to_play, handicap } => {
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
                self.phase = RecordingPhase::Recording;
            }
            RecorderEvent::Moved(m) => {
                let Some(record) = &mut self.record else { return };
                let mut played = Move::new(m.color, m.point);
                played.flags = m.flags;
                record.moves.push(played);
                self.moves.push(m.clone());
                if self.phase == RecordingPhase::Resumed {
                    self.phase = RecordingPhase::Recording;
                }
            }
            RecorderEvent::TakenBack { moves, .. } => {
                let Some(record) = &mut self.record else { return };
                let keep = self.moves.len().saturating_sub(*moves);
                self.moves.truncate(keep);
                record.moves.truncate(keep);
                record.adjustments.retain(|a| a.after <= keep);
            }
            RecorderEvent::Adjusted { adjustment, .. } => {
                if let Some(record) = &mut self.record {
                    record.adjustments.push(adjustment.clone());
                }
            }
            RecorderEvent::Asked(question) => {
                self.questions.push(AskedQuestion { question: question.clone(), settled: false, answer: None });
            }
            RecorderEvent::Settled { question, .. } => {
                if let Some(asked) = self.questions.iter_mut().find(|q| q.question.id == *question) {
                    asked.settled = true;
                }
            }
            RecorderEvent::Held { why, .. } => {
                if matches!(self.phase, RecordingPhase::Recording | RecordingPhase::Resumed | RecordingPhase::Held(_)) {
                    self.phase = RecordingPhase::Held(*why);
                }
            }
            RecorderEvent::Resumed { .. } => {
                if matches!(self.phase, RecordingPhase::Held(_)) {
                    self.phase = RecordingPhase::Recording;
                }
            }
            RecorderEvent::Stopped { why: StopCause::Filled, .. } => self.phase = RecordingPhase::Counting,
            RecorderEvent::Stopped { why, .. } => self.phase = RecordingPhase::Stopped(*why),
            RecorderEvent::Reopened { .. } => self.phase = RecordingPhase::Resumed,
            RecorderEvent::Turned { quarters, .. } => self.turned = *quarters,
        }
    }
}
