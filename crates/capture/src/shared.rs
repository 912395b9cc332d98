//! One source that several recordings read: a camera can be opened only once, and a film is decoded once.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use super::live::device::catch_panic;
use super::open::OpenSource;
use super::source::{CaptureError, Delivery, Source, SourceInfo};

/// What a source says to one of its readers.
enum Said {
    Opened(SourceInfo),
    Delivered(Delivery),
    Failed(Arc<CaptureError>),
}

/// One reader's part of a source that is shared. The source is opened and read in a thread of its own, and closed when
/// the last reader is gone.
///
/// Of a live source, a reader that is busy misses frames; a film waits for every reader.
pub struct SharedSource {
    // Before `thread`, which ends once nobody listens.
    said: Receiver<Said>,
    interval: Arc<AtomicU64>,
    _thread: Arc<ReadingThread>,
}

/// The thread that reads the source; dropping it waits until the source is closed.
struct ReadingThread(Mutex<Option<JoinHandle<()>>>);

/// What the thread knows of one reader.
struct Reader {
    to: SyncSender<Said>,
    /// The interval to the next frame that it needs, in milliseconds.
    interval: Arc<AtomicU64>,
}

/// A shared source that is open.
struct OpenShared {
    info: SourceInfo,
    shared: SharedSource,
}

impl SharedSource {
    /// Shares a source among as many readers, and begins to open it.
    ///
    /// # Errors
    /// [`CaptureError::Thread`]: the system refuses a thread.
    pub fn share(open: OpenSource, readers: usize) -> Result<Vec<Self>, CaptureError> {
        let thread = Arc::new(ReadingThread(Mutex::new(None)));
        let (mut listening, mut shared) = (Vec::new(), Vec::new());
        for _ in 0..readers {
            let (to, said) = sync_channel(1);
            let interval = Arc::new(AtomicU64::new(0));
            listening.push(Reader { to, interval: Arc::clone(&interval) });
            shared.push(Self { said, interval, _thread: Arc::clone(&thread) });
        }
        let reading = Builder::new().name("kifuscribe-shared".to_owned()).spawn(move || run(open, listening));
        *thread.handle() = Some(reading.map_err(CaptureError::Thread)?);
        Ok(shared)
    }

    /// Waits until the source is open.
    ///
    /// # Errors
    /// Why it cannot be opened; every reader is told.
    pub fn open(self) -> Result<Box<dyn Source>, CaptureError> {
        match self.said.recv() {
            Ok(Said::Opened(info)) => Ok(Box::new(OpenShared { info, shared: self })),
            Ok(Said::Failed(why)) => Err(CaptureError::Shared(why)),
            // It is opened, or fails, before anything else is said.
            Ok(Said::Delivered(_)) | Err(_) => Err(CaptureError::Panicked(String::new())),
        }
    }
}

impl ReadingThread {
    fn handle(&self) -> MutexGuard<'_, Option<JoinHandle<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ReadingThread {
    fn drop(&mut self) {
        if let Some(thread) = self.handle().take() {
            // Its panics are caught.
            let _ = thread.join();
        }
    }
}

impl Source for OpenShared {
    fn next(&mut self) -> Result<Delivery, CaptureError> {
        match self.shared.said.recv() {
            Ok(Said::Delivered(delivery)) => Ok(delivery),
            Ok(Said::Failed(why)) => Err(CaptureError::Shared(why)),
            Ok(Said::Opened(_)) | Err(_) => Ok(Delivery::End),
        }
    }

    fn set_interval(&mut self, interval: Duration) {
        self.shared.interval.store(interval.as_millis() as u64, Ordering::Relaxed);
    }

    fn info(&self) -> &SourceInfo {
        &self.info
    }
}

/// Opens the source and reads it until it ends, fails, or nobody listens.
fn run(open: OpenSource, mut readers: Vec<Reader>) {
    let ended = catch_panic(|| read(open, &mut readers));
    let failed = match ended {
        Ok(Ok(())) => return,
        Ok(Err(why)) => why,
        Err(panicked) => CaptureError::Panicked(panicked.to_string()),
    };
    let failed = Arc::new(failed);
    for reader in readers {
        let _ = reader.to.send(Said::Failed(Arc::clone(&failed)));
    }
}

fn read(open: OpenSource, readers: &mut Vec<Reader>) -> Result<(), CaptureError> {
    let mut source = open()?;
    let info = source.info().clone();
    readers.retain(|reader| reader.to.send(Said::Opened(info.clone())).is_ok());
    while !readers.is_empty() {
        let needed = readers.iter().map(|reader| reader.interval.load(Ordering::Relaxed)).min();
        source.set_interval(Duration::from_millis(needed.unwrap_or_default()));
        let delivery = source.next()?;
        let is_end = delivery == Delivery::End;
        readers.retain(|reader| {
            let said = Said::Delivered(delivery.clone());
            if info.live && !is_end {
                !matches!(reader.to.try_send(said), Err(TrySendError::Disconnected(_)))
            } else {
                reader.to.send(said).is_ok()
            }
        });
        if is_end {
            return Ok(());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paced::{Pace, PacedSource};
    use kifuscribe_core::sensing::frame::Frame;

    /// A film of `frames` frames, which are told apart by their indices.
    fn film(frames: u64) -> OpenSource {
        let mut next = 0;
        let make = move || {
            let mut frame = Frame::new(1, 1, vec![0; 3]);
            frame.index = next;
            next += 1;
            (next <= frames).then_some(frame)
        };
        Box::new(move || Ok(Box::new(PacedSource::new("film".to_owned(), frames, Pace::AtOnce, Box::new(make)))))
    }

    fn indices(shared: SharedSource) -> Vec<u64> {
        let mut source = shared.open().unwrap();
        let mut seen = Vec::new();
        while let Delivery::Frame(frame) = source.next().unwrap() {
            seen.push(frame.index);
        }
        seen
    }

    #[test]
    fn every_reader_of_a_film_gets_every_frame() {
        let readers = SharedSource::share(film(20), 3).unwrap();
        std::thread::scope(|scope| {
            for reader in readers {
                let read = move || assert_eq!(indices(reader), (0..20).collect::<Vec<_>>());
                Builder::new().name("reader".to_owned()).spawn_scoped(scope, read).unwrap();
            }
        });
    }

    #[test]
    fn a_reader_that_leaves_does_not_stop_the_others() {
        let mut readers = SharedSource::share(film(20), 2).unwrap();
        drop(readers.pop());
        assert_eq!(indices(readers.pop().unwrap()).len(), 20);
    }

    #[test]
    fn what_fails_is_told_to_every_reader() {
        let fails = || Err(CaptureError::Missing { path: "gone.mp4".into() });
        let panics = || panic!("the decoder");
        for (open, said) in [(Box::new(fails) as OpenSource, "gone.mp4"), (Box::new(panics), "the decoder")] {
            for reader in SharedSource::share(open, 2).unwrap() {
                let why = reader.open().err().unwrap().to_string();
                assert!(why.contains(said), "{why}");
            }
        }
    }
}
