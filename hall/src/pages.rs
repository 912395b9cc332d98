//! The pages for browsers.

mod audit;
mod audit_account;
mod audit_answer;
mod audit_slip;
mod document;
mod glance;
mod join;
mod qr_code;
mod result_form;
mod result_line;
mod round;
mod table;

pub use audit::{AUDIT_SCRIPT, AuditReader, PositionPurpose, audit_of_other, audit_of_table, audits, position};
pub use audit_answer::{AuditedGame, HandedOut, audit_answer, confirmable, position_answer, unknown_text};
pub use audit_slip::audit_slip;
pub use document::{FORMS_SCRIPT, SCRIPT, STYLE, failure, heading, login, pairings_doubts_json};
pub use glance::{TableNames, glance, projector, tile_json};
pub use join::{code, join, seat, slip_sheet, slips, slips_form};
pub use result_form::{AskedRound, RefusedEntry, result};
pub use result_line::ResultLine;
pub use round::{RoundPage, round, round_query};
pub use table::{TablePage, table};
