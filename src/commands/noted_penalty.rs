//! The penalties of a recording, for the commands that count its record.

use std::path::Path;

use kifuscribe_console::terminal::remark;
use kifuscribe_core::audit::final_position::Agreement;
use kifuscribe_core::count::setting::{SettingKind, Sourced};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::session::noted_penalty::noted_penalties;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_language::say;

/// Takes over each penalty that was noted in a recording and is not given, and returns the sources of those.
pub(super) fn take_noted_penalties(state: &SessionState, agreement: &mut Agreement) -> Vec<Sourced<SettingKind>> {
    let mut sources = Vec::new();
    for (color, noted) in Color::BOTH.into_iter().zip(noted_penalties(state, agreement.rules)) {
        let penalty = &mut agreement.penalties[color as usize];
        if let Some(noted) = noted.filter(|_| penalty.is_none()) {
            *penalty = Some(noted.value);
            sources.push(noted.map(|_| SettingKind::Penalty(color)));
        }
    }
    sources
}

/// As [`take_noted_penalties`], and says which penalties are counted where some were taken over.
pub(super) fn announce_noted_penalties(
    session: &Path,
    state: &SessionState,
    agreement: &mut Agreement,
) -> Vec<Sourced<SettingKind>> {
    let sources = take_noted_penalties(state, agreement);
    if !sources.is_empty() {
        let [black, white] = agreement.penalties.map(Option::unwrap_or_default).map(|points| points.to_string());
        remark(say!("score-penalties-noted", black, white, session = session.display()));
    }
    sources
}
