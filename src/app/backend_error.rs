//! Why a service of the program failed.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use kifuscribe_acts::failure::ActError;
use kifuscribe_core::audit::final_position::AgreementError;
use kifuscribe_language::Message;
use kifuscribe_network::hall_link::HallLinkError;
use kifuscribe_network::live::broadcast::BroadcastError;
use kifuscribe_network::tournament::TournamentError;
use kifuscribe_phone::server::PhoneServerError;
use kifuscribe_print::sheet::PdfError;
use kifuscribe_recording::count::audit_input::AuditInputError;
use kifuscribe_recording::task::RecordError;
use kifuscribe_storage::StorageError;
use kifuscribe_storage::board_settings::SettingsError;

/// Why a [`Backend`](crate::app::backend::Backend) could not do what was requested. Each message is one sentence with a
/// hint.
#[derive(Debug, Error, Message)]
pub enum BackendError {
    /// The settings of the board cannot be saved.
    #[message(transparent)]
    Settings(#[from] SettingsError),
    /// The page for a phone cannot be opened.
    #[message(transparent)]
    Phone(#[from] PhoneServerError),
    /// A recording, a preview or a count cannot be started.
    #[message(transparent)]
    Record(#[from] RecordError),
    /// Something cannot be done to a recording that is over.
    #[message(transparent)]
    Act(#[from] ActError),
    /// A journal or a report cannot be written.
    #[message(transparent)]
    Storage(#[from] StorageError),
    /// The report is written, but not as PDF.
    #[message(transparent)]
    Pdf(#[from] PdfError),
    /// The record of a count cannot be read.
    #[message(transparent)]
    AuditInput(#[from] AuditInputError),
    /// The count of a record cannot be followed.
    #[message(transparent)]
    Agreement(#[from] AgreementError),
    /// A request that only a running recording can carry out.
    NotRecording,
    /// A recording that is to go on is being recorded by another window or program.
    IsRecorded {
        /// The name of the recording.
        name: String,
    },
    /// There is no sample game, or no folder for it.
    NoRehearsal(String),
    /// The system's program for a file or folder cannot be started.
    Open {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// A record cannot be read.
    ReadRecord {
        /// The SGF.
        sgf: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// A tournament cannot be read.
    #[message(transparent)]
    Tournament(#[from] TournamentError),
    /// Spectators cannot be given what was asked for.
    #[message(transparent)]
    Broadcast(#[from] BroadcastError),
    /// The hall cannot be joined.
    #[message(transparent)]
    Hall(#[from] HallLinkError),
    /// The system refuses a thread.
    Thread(#[source] io::Error),
    /// The files of a new record cannot be created.
    NewRecord {
        /// The folder for records.
        folder: PathBuf,
        /// The system's error.
        source: io::Error,
    },
}
