//! What an audit is asked for.

use thiserror::Error;

use crate::audit::final_position::{Agreement, AgreementError};
use crate::game::record::GameRecord;
use crate::game::record_note::RecordNote;
use crate::game::result::GameResult;
use kifuscribe_language::Message;

/// What an audit compares the pictures with.
#[derive(Debug, Clone, Copy)]
pub struct AuditRequest<'a> {
    /// The record, where there is one.
    pub record: Option<&'a GameRecord>,
    /// What was left out, corrected or guessed when the record was read from its file; the account repeats it.
    pub reading_notes: &'a [RecordNote],
    /// What is agreed besides.
    pub agreement: &'a Agreement,
    /// The result that the players claim; without it, the record's own result.
    pub claimed: Option<GameResult>,
    /// By how many quarters (0 to 3) a person says that the pictures have to be turned clockwise to lie as the record
    /// does. It decides where they fit from several sides.
    pub turn: Option<u8>,
}

/// Why nothing could be audited.
#[derive(Debug, Error, Message)]
pub enum AuditError {
    /// The agreement does not fit the record.
    #[message(transparent)]
    Agreement(#[from] AgreementError),
    /// A finished fill under rules that count territory.
    NotByFilling,
}
