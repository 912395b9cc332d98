//! What a fixed camera sees of the count while the page is open: pictures go into their places by themselves, and what
//! the referee should look at is said at once.

use std::sync::Arc;

use super::{CountPage, Stage, problem};
use crate::app::backend::{Backend, RecordingHandle, Wake};
use crate::app::count::CountInput;
use crate::app::panel_context::Message;
use crate::pipeline::count::follower::CountProgress;
use crate::sensing::frame::Frame;
use crate::session::counting::{CountEvent, CountNotice, clock_time};

/// What the camera of a count has shown so far.
#[derive(Default)]
pub(super) struct CountCamera {
    /// What runs for this page alone, where no recording does.
    running: Option<Box<dyn RecordingHandle>>,
    followed: Option<Arc<CountProgress>>,
    /// How much of it was taken in.
    notice: usize,
}

impl CountPage {
    /// What the camera has seen of the count so far.
    #[must_use]
    pub fn count_notice(&self) -> &[CountNotice] {
        self.camera.followed.as_ref().map_or(&[], |f| &f.notice)
    }

    /// Whether a camera was opened for this page.
    #[must_use]
    pub const fn is_watching(&self) -> bool {
        self.camera.running.is_some()
    }

    /// The newest picture of the page's own camera.
    pub(super) fn camera_frame(&self) -> Option<Frame> {
        self.camera.running.as_ref()?.snapshot().frame.clone()
    }

    /// Opens the source for this page, as no recording runs.
    pub(super) fn watch(&mut self, source: Option<&str>, backend: &mut dyn Backend, wake: Wake) -> Option<Message> {
        let record = self.files.record.clone()?;
        let Some(source) = source else {
            let text = "No camera is chosen; leave the audit, choose a source, and open the audit again";
            return Some(problem(text.to_owned()));
        };
        match backend.watch_count(source, &record, wake) {
            Ok(running) => {
                self.camera = CountCamera { running: Some(running), ..CountCamera::default() };
                None
            }
            Err(why) => Some(problem(why)),
        }
    }

    pub(super) fn stop_watching(&mut self) {
        self.camera.running = None;
    }

    /// Takes in what the page's own camera has seen; gives what has to be said.
    pub(super) fn poll_camera(&mut self, backend: &mut dyn Backend) -> Option<Message> {
        let snapshot = self.camera.running.as_ref()?.snapshot();
        let message = snapshot.count.as_ref().and_then(|count| self.follow(count, backend));
        if snapshot.finished {
            self.camera.running = None;
            return snapshot.error.clone().map(problem).or(message);
        }
        message
    }

    /// Takes in how a count has been followed so far; gives what has to be said.
    pub fn follow(&mut self, followed: &Arc<CountProgress>, backend: &mut dyn Backend) -> Option<Message> {
        if self.camera.followed.as_ref().is_some_and(|known| Arc::ptr_eq(known, followed)) {
            return None;
        }
        self.camera.followed = Some(Arc::clone(followed));
        if let Some(kept) = &followed.kept {
            self.pending.retain(|event| match event {
                CountEvent::Audited(audited) => !kept.counting.audits.contains(audited),
                CountEvent::Ruled(ruling) => !kept.counting.rulings.contains(ruling),
                CountEvent::Noticed(count_notice) => !kept.counting.notices.contains(count_notice),
            });
            self.kept = Some(kept.clone());
        }
        if self.stage() == Stage::Choosing {
            let taken = &followed.watched.pictures;
            for slot in [CountInput::Before, CountInput::Compensated, CountInput::Final(0)] {
                if let Some(picture) = slot.picture(taken).filter(|_| !self.chosen.contains(&slot)) {
                    slot.put(&mut self.files.pictures, Some(picture.clone()));
                }
            }
        }
        // What is followed anew, because the record changed, is told anew.
        let known = if self.camera.notice > followed.notice.len() { 0 } else { self.camera.notice };
        self.camera.notice = followed.notice.len();
        let new = &followed.notice[known..];
        let mut message = None;
        if followed.kept.is_none() {
            for count_notice in new {
                match backend.keep_count(&self.journal(), CountEvent::Noticed(count_notice.clone())) {
                    Ok(kept) => self.kept = Some(kept),
                    Err(why) => message = Some(problem(why)),
                }
            }
        }
        let alarm = new.iter().rev().find(|w| w.is_irregular());
        message.or_else(|| alarm.map(|w| problem(format!("{}: {}", clock_time(&w.at), w.text))))
    }
}
