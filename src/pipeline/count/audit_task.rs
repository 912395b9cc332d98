//! A count that is looked at in a thread of its own, for a window that goes on drawing.

use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread::Builder;

use crate::audit::final_position::Agreement;
use crate::pipeline::count::audit_input::{AuditFiles, AuditInput, AuditInputError};
use crate::pipeline::networks::NetworkChoice;

/// A look at a count that goes on.
#[derive(Debug)]
pub struct AuditTask {
    result: Receiver<Result<AuditInput, AuditInputError>>,
}

impl AuditTask {
    /// Begins to look with `models`; `notify` is called when it is done.
    ///
    /// # Errors
    /// What the system says where it refuses a thread.
    pub fn start(
        files: AuditFiles,
        models: NetworkChoice,
        notify: impl FnOnce() + Send + 'static,
    ) -> Result<Self, std::io::Error> {
        let (send, result) = sync_channel(1);
        Builder::new().name("kifuscribe-audit".to_owned()).spawn(move || {
            let (mut detector, _) = models.open();
            let looked = AuditInput::open(&mut detector, &files, &Agreement::default());
            // A window that was closed meanwhile wants no answer.
            let _ = send.send(looked);
            notify();
        })?;
        Ok(Self { result })
    }

    /// What was seen, once it is there.
    #[must_use]
    pub fn poll(&self) -> Option<Result<AuditInput, String>> {
        match self.result.try_recv() {
            Ok(result) => Some(result.map_err(|e| e.to_string())),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err("looking at the pictures broke off; try again".to_owned())),
        }
    }
}
