//! Following a count with a fixed camera while the page is open: its pictures are filled in, and irregularities are
//! shown at once.

use std::sync::Arc;

use super::camera::CountCamera;
use super::input::CountInput;
use super::page::{CountPage, Stage, has_kept};
use crate::app::backend::{Backend, SourceWork, Wake, WhichBoard};
use crate::app::message::Message;
use kifuscribe_core::audit::note::MissedPicture;
use kifuscribe_core::count::checkpoints::Checkpoint;
use kifuscribe_core::session::counting::{CountNotice, clock_time};
use kifuscribe_recording::count::follower::CountProgress;
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_words::count_text;

/// How far a step of a count is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepState {
    /// It is still to come.
    Open,
    /// The camera has seen it done.
    Seen,
    /// What follows it has begun. Itself it was not seen without hands.
    Passed,
}

impl CountPage {
    /// What the camera has observed of the count so far.
    #[must_use]
    pub fn notice(&self) -> &[CountNotice] {
        self.camera.progress.as_ref().map_or(&[], |f| &f.notice)
    }

    /// The four steps of a count, with how far each is for the camera. Pictures that a person has taken or chosen show no
    /// step: nobody has read them yet.
    #[must_use]
    pub fn steps_of_count(&self) -> [(Checkpoint, StepState); 4] {
        let seen: Vec<Checkpoint> = self.notice().iter().filter_map(|notice| notice.what.kind().checkpoint()).collect();
        let passed = self.camera.progress.as_ref().and_then(|progress| progress.furthest);
        let furthest = seen.iter().copied().max().max(passed);
        [Checkpoint::DeadOff, Checkpoint::Compensated, Checkpoint::Full, Checkpoint::Finished].map(|step| {
            let state = match furthest {
                _ if seen.contains(&step) => StepState::Seen,
                Some(furthest) if furthest >= step => StepState::Passed,
                _ => StepState::Open,
            };
            (step, state)
        })
    }

    /// The pictures that the camera did not get, and in whose place a person has chosen none.
    pub(super) fn missed_pictures(&self) -> impl Iterator<Item = MissedPicture> {
        let missed = self.camera.progress.as_ref().map_or(&[][..], |followed| &followed.watched.missed);
        missed.iter().copied().filter(|missed| {
            !self.chosen.contains(&match missed {
                MissedPicture::DeadOff => CountInput::Before,
                MissedPicture::Compensated => CountInput::Compensated,
                MissedPicture::Finished | MissedPicture::Final => CountInput::Final(0),
            })
        })
    }

    /// Whether the count is being followed.
    #[must_use]
    pub const fn is_followed(&self) -> bool {
        self.camera.progress.is_some()
    }

    /// Whether a camera was opened for this page.
    #[must_use]
    pub const fn is_following(&self) -> bool {
        self.camera.handle.is_some()
    }

    /// Whether the page's own camera can be chosen: no recording has one, and it is not open.
    #[must_use]
    pub fn chooses_a_source(&self) -> bool {
        self.stage() == Stage::Choosing && !self.is_recording && !self.is_following()
    }

    /// What the page's own camera shows; `None` while it has none.
    #[must_use]
    pub fn camera_snapshot(&self) -> Option<Arc<Snapshot>> {
        Some(self.camera.handle.as_ref()?.snapshot())
    }

    /// Opens the source for this page. For when no recording is running.
    pub(super) fn follow_camera(
        &mut self,
        source: Option<(&str, WhichBoard)>,
        backend: &mut dyn Backend,
        wake: Wake,
    ) -> Option<Message> {
        let (record, (source, which)) = (self.files.record.clone()?, source?);
        let work = SourceWork::Count { source: source.to_owned(), which, record, folder: self.journal().folder() };
        match backend.start(work, wake) {
            Ok(handle) => {
                self.camera = CountCamera { handle: Some(handle), ..CountCamera::default() };
                None
            }
            Err(why) => Some(Message::problem(why.to_string())),
        }
    }

    pub(super) fn stop_following(&mut self) {
        self.camera.handle = None;
    }

    /// Takes what the page's own camera has observed; returns the message to show, if any.
    pub(super) fn poll_camera(&mut self, backend: &mut dyn Backend) -> Option<Message> {
        let snapshot = self.camera.handle.as_ref()?.snapshot();
        let message = snapshot.count.as_ref().and_then(|count| self.follow(count, backend));
        if snapshot.finished {
            self.camera.handle = None;
            return snapshot.error.clone().map(Message::problem).or(message);
        }
        message
    }

    /// Takes the progress of a count; returns the message to show, if any.
    pub fn follow(&mut self, followed: &Arc<CountProgress>, backend: &mut dyn Backend) -> Option<Message> {
        if self.camera.progress.as_ref().is_some_and(|known| Arc::ptr_eq(known, followed)) {
            return None;
        }
        self.camera.progress = Some(Arc::clone(followed));
        if let Some(kept) = &followed.kept {
            self.pending.retain(|(acts, signed)| !acts.iter().all(|act| has_kept(&kept.counting, act, signed)));
            self.count_record = Some(kept.clone());
        }
        if self.stage() == Stage::Choosing {
            let taken = &followed.watched.pictures;
            let is_chosen = self.chosen.contains(&CountInput::Compensated);
            self.files.pictures.put_right = taken.put_right.filter(|_| !is_chosen);
            for slot in [CountInput::Before, CountInput::Compensated, CountInput::Final(0)] {
                if let Some(picture) = slot.picture(taken).filter(|_| !self.chosen.contains(&slot)) {
                    slot.put(&mut self.files.pictures, Some(picture.clone()));
                    if slot == CountInput::Final(0) {
                        self.taken_unfinished = None;
                    }
                }
            }
        }
        // After a correction of the record the count is followed from its start, and its notices are shown again.
        let known = if self.camera.notices_shown > followed.notice.len() { 0 } else { self.camera.notices_shown };
        self.camera.notices_shown = followed.notice.len();
        let new = &followed.notice[known..];
        let mut message = None;
        if followed.kept.is_none() {
            for notice in new {
                match backend.note_notice(&self.journal(), notice.clone()) {
                    Ok(record) => self.count_record = Some(record),
                    Err(why) => message = Some(Message::problem(why.to_string())),
                }
            }
        }
        let alarm = new.iter().rev().find(|w| w.is_irregular());
        message.or_else(|| {
            alarm.map(|w| Message::problem(format!("{}: {}", clock_time(&w.at), count_text::notice(&w.what))))
        })
    }
}
