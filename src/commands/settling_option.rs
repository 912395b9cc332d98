//! The options with which a person says what a note or a finding leaves open, for those who type commands. The window and
//! the reports show the same notes and findings without them.

use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::final_position::PositionNote;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::score::{ScoreFlag, handicap_moves};
use kifuscribe_language::say;
use kifuscribe_words::count_text::labels;

use kifuscribe_core::audit::finding::{Finding, FindingKind};
use kifuscribe_core::audit::note::Note;
use kifuscribe_core::count::note::FillNote;

/// The phrase `text` with the option that settles it; the phrase alone where there is none.
pub(super) fn phrase_with(text: String, option: Option<String>) -> String {
    match option {
        Some(option) => say!("printed-say-it-with", text, option),
        None => text,
    }
}

/// The sentence `text` with another one about the option that settles it; the sentence alone where there is none.
pub(super) fn sentence_with(text: String, option: Option<String>) -> String {
    match option {
        Some(option) => say!("printed-say-with", text, option),
        None => text,
    }
}

/// The option that settles what a final position leaves open.
pub(super) fn of_position(note: &PositionNote, size: BoardSize) -> Option<String> {
    match note {
        PositionNote::RulesAssumed(_) => Some("--rules".to_owned()),
        PositionNote::KomiAssumed(_) => Some("--komi".to_owned()),
        PositionNote::HandicapUnpaid(_) => Some("--compensation".to_owned()),
        PositionNote::ProbablyDead(strings) => Some(dead(strings, size)),
        _ => None,
    }
}

/// The option that names a stone of each of these strings as dead.
fn dead(strings: &[Point], size: BoardSize) -> String {
    format!("--dead \"{}\"", labels(strings, size))
}

/// The option that says which of two numbers of handicap stones holds.
fn handicap(stones: [usize; 2]) -> String {
    let [one, other] = stones.map(|stones| format!("--handicap {}", handicap_moves(stones)));
    format!("{one} / {other}")
}

/// The option that settles what a score leaves open.
pub(super) fn of_score(flag: &ScoreFlag) -> Option<String> {
    matches!(flag, ScoreFlag::LastMoveUnknown).then(|| "--last-move".to_owned())
}

/// The option that settles a note of an audit.
pub(super) fn of_note(note: &Note, size: BoardSize) -> Option<String> {
    match note {
        Note::Position(note) => of_position(note, size),
        Note::Score(flag) | Note::Fill(FillNote::Score(flag)) => of_score(flag),
        Note::DeadChosen { strings, .. } if !strings.is_empty() => Some(dead(strings, size)),
        _ => None,
    }
}

/// The option that settles a finding of an audit.
pub(super) fn of_finding(finding: &Finding, account: &AuditAccount) -> Option<String> {
    match finding.kind {
        // Stones that stand in a fill that is right with them alive are dead only where somebody says so with a name and reasons.
        FindingKind::DeadStands { is_right_alive, .. } => {
            let first = finding.points.first().copied();
            let named = dead(first.as_slice(), account.size);
            let warrant = if is_right_alive { " --by NAME --reasons TEXT" } else { "" };
            Some(format!("--dead none / {named}{warrant}"))
        }
        FindingKind::DeadNotNamed(_) => {
            let chosen = |note: &&Note| matches!(note, Note::DeadChosen { .. });
            account.notes.iter().find(chosen).and_then(|note| of_note(note, account.size))
        }
        FindingKind::HandicapUnclear { stated, laid, .. } => Some(handicap([stated, laid])),
        FindingKind::ParityUnclear { .. } => Some("--last-move black / --last-move white".to_owned()),
        FindingKind::WhichSide { .. } => Some("--turn".to_owned()),
        FindingKind::PrisonersUnknown => Some("--prisoners-black, --prisoners-white".to_owned()),
        FindingKind::LastMoveUnknown => Some("--last-move".to_owned()),
        _ => None,
    }
}
