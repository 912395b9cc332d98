//! An audit's pictures, read in a thread of their own, so that the window stays responsive.

use std::io;
use std::thread::Builder;

use crossbeam_channel::{Receiver, TryRecvError, bounded};
use thiserror::Error;

use crate::count::audit_input::{AuditFiles, AuditInput, AuditInputError};
use crate::networks::NetworkChoice;
use kifuscribe_core::audit::final_position::Agreement;
use kifuscribe_language::Message;

/// The files of an audit that are being read.
#[derive(Debug)]
pub struct AuditTask {
    result: Receiver<Result<AuditInput, AuditInputError>>,
}

/// Why there is nothing to audit.
#[derive(Debug, Error, Message)]
pub enum AuditTaskError {
    /// A file cannot be read.
    #[message(transparent)]
    Input(#[from] AuditInputError),
    /// The thread panicked.
    Panicked,
}

impl AuditTask {
    /// Begins to read the files with these networks; `notify` is called when that is done.
    ///
    /// # Errors
    /// The system's error where it refuses a thread.
    pub fn start(
        files: AuditFiles,
        models: NetworkChoice,
        notify: impl FnOnce() + Send + 'static,
    ) -> Result<Self, io::Error> {
        let (send, result) = bounded(1);
        Builder::new().name("kifuscribe-audit".to_owned()).spawn(move || {
            let (mut detector, _) = models.open();
            // Nobody receives it where the window was closed in the meantime.
            let _ = send.send(AuditInput::open(&mut detector, &files, &Agreement::default()));
            notify();
        })?;
        Ok(Self { result })
    }

    /// Returns what was read, once it is there.
    #[must_use]
    pub fn poll(&self) -> Option<Result<AuditInput, AuditTaskError>> {
        match self.result.try_recv() {
            Ok(result) => Some(result.map_err(AuditTaskError::from)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(AuditTaskError::Panicked)),
        }
    }
}
