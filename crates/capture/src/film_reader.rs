//! Reads the frames of a film in a thread of its own: the next ones are decoded while one is looked at.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{Builder, JoinHandle};

use super::source::CaptureError;
use super::video_process::{MAX_AHEAD, NextFrame, VideoProcess, VideoProcessError};
use super::video_protocol::FrameDemand;

/// Hands out frames in the order in which they were demanded. Dropping it ends the thread and the process.
pub(super) struct FilmReader {
    /// The frames that are demanded; `None` once no more are.
    demands: Option<SyncSender<FrameDemand>>,
    /// The frames that were read; `None` once they are not needed any more.
    frames: Option<Receiver<Result<NextFrame, VideoProcessError>>>,
    /// How many frames are demanded and not taken yet.
    ahead: usize,
    thread: Option<JoinHandle<()>>,
}

impl FilmReader {
    /// Reads with a process that has opened a file.
    ///
    /// # Errors
    /// [`CaptureError::Thread`]: the system refuses a thread.
    pub(super) fn new(process: VideoProcess) -> Result<Self, CaptureError> {
        let (demands, demanded) = sync_channel(MAX_AHEAD);
        let (read, frames) = sync_channel(MAX_AHEAD);
        let thread = Builder::new().name("kifuscribe-film".to_owned());
        let thread = thread.spawn(move || run(process, &demanded, &read)).map_err(CaptureError::Thread)?;
        Ok(Self { demands: Some(demands), frames: Some(frames), ahead: 0, thread: Some(thread) })
    }

    /// Demands the same of further frames until `ahead` are on their way, at most [`MAX_AHEAD`].
    pub(super) fn demand(&mut self, demand: FrameDemand, ahead: usize) {
        while self.ahead < ahead.min(MAX_AHEAD) {
            // The thread has gone only after the last frame, or an error.
            let _ = self.demands.as_ref().map(|demands| demands.send(demand));
            self.ahead += 1;
        }
    }

    /// Waits for the next frame that was demanded, or the end of the film.
    ///
    /// # Errors
    /// [`VideoProcessError`], after which there are no more frames.
    pub(super) fn take(&mut self) -> Result<NextFrame, VideoProcessError> {
        self.ahead = self.ahead.saturating_sub(1);
        let next = self.frames.as_ref().and_then(|frames| frames.recv().ok());
        next.unwrap_or(Ok(NextFrame::End { passed_over: 0, damaged: 0 }))
    }
}

impl Drop for FilmReader {
    fn drop(&mut self) {
        // The thread ends after the frame that it is reading: nobody takes it.
        (self.demands, self.frames) = (None, None);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Reads one demanded frame after the other, until the film ends, fails, or nobody takes them any more. A frame that is
/// demanded meanwhile is decoded while the one before it is on its way.
fn run(
    mut process: VideoProcess,
    demanded: &Receiver<FrameDemand>,
    read: &SyncSender<Result<NextFrame, VideoProcessError>>,
) {
    loop {
        let mut first = None;
        if !process.is_demanded() {
            let Ok(demand) = demanded.recv() else { return };
            first = Some(demand);
        }
        let mut demands = first.into_iter().chain(demanded.try_iter());
        let next = demands.try_for_each(|demand| process.demand(demand)).and_then(|()| process.next_frame());
        let goes_on = matches!(next, Ok(NextFrame::Frame(_)));
        if read.send(next).is_err() || !goes_on {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use super::*;
    use crate::clip_writer::ClipWriter;
    use crate::video_protocol::VideoRequest;
    use kifuscribe_core::sensing::frame::Frame;

    /// Writes a film of ten frames a second.
    fn film(folder: &Path, frames: usize) -> PathBuf {
        let path = folder.join("clip.mp4");
        let mut writer = ClipWriter::create(&path, 64, 48, 10.0).unwrap();
        for _ in 0..frames {
            writer.write(&Frame::new(64, 48, vec![90; 3 * 64 * 48])).unwrap();
        }
        writer.finish().unwrap();
        path
    }

    fn passing_over(pass_over: u64) -> FrameDemand {
        FrameDemand { pass_over, ..FrameDemand::default() }
    }

    fn process(path: PathBuf) -> VideoProcess {
        VideoProcess::open(&VideoRequest::File { path }).unwrap().unwrap().0
    }

    /// The times of the frames until the film's end, in tenths of a second, where `demand` demands the frames that follow the
    /// one of that number.
    fn times(reader: &mut FilmReader, demand: impl Fn(&mut FilmReader, usize)) -> Vec<u64> {
        let mut times = Vec::new();
        loop {
            demand(reader, times.len());
            match reader.take().unwrap() {
                NextFrame::Frame(frame) => times.push((frame.time_ms.unwrap() / 100.0).round() as u64),
                NextFrame::End { .. } => return times,
            }
        }
    }

    #[test]
    fn frames_come_in_order_however_many_are_read_ahead() {
        let folder = tempfile::tempdir().unwrap();
        let path = film(folder.path(), 12);
        for ahead in 1..=MAX_AHEAD {
            let mut reader = FilmReader::new(process(path.clone())).unwrap();
            assert_eq!(
                times(&mut reader, |reader, _| reader.demand(passing_over(0), ahead)),
                (0..12).collect::<Vec<_>>()
            );
            assert!(matches!(reader.take(), Ok(NextFrame::End { .. })), "it stays at its end");
        }
    }

    #[test]
    fn what_is_on_its_way_keeps_what_is_passed_over_before_it() {
        let folder = tempfile::tempdir().unwrap();
        let mut reader = FilmReader::new(process(film(folder.path(), 20))).unwrap();
        // From the fourth frame on, two are passed over before each; one more is on its way by then.
        let demand = |reader: &mut FilmReader, taken| reader.demand(passing_over(if taken < 4 { 0 } else { 2 }), 2);
        assert_eq!(times(&mut reader, demand), [0, 1, 2, 3, 4, 7, 10, 13, 16, 19]);
    }

    #[test]
    #[cfg(unix)]
    fn a_reader_that_is_dropped_ends_its_process() {
        let folder = tempfile::tempdir().unwrap();
        let process = process(film(folder.path(), 20));
        let id = process.id();
        let mut reader = FilmReader::new(process).unwrap();
        reader.demand(passing_over(0), MAX_AHEAD);
        assert!(matches!(reader.take(), Ok(NextFrame::Frame(_))));
        let runs = || std::process::Command::new("kill").args(["-0", &id.to_string()]).status().unwrap().success();
        assert!(runs(), "a frame is still on its way");
        drop(reader);
        assert!(!runs());
    }
}
