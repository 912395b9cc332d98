//! The record as the window shows it.

use crate::app::widgets::board_diagram::Diagram;
use crate::app::widgets::move_list::{MoveRow, place_name};
use kifuscribe_core::session::disagreement::Disagreement;
use kifuscribe_core::session::recording::RecordingView;
use kifuscribe_storage::seen_doubts::SeenDoubt;
use kifuscribe_words::recording_text;

/// The record as the window shows it.
#[derive(Debug, Clone, PartialEq)]
pub struct GameView {
    /// Every move.
    pub rows: Vec<MoveRow>,
    /// The number of moves shown.
    pub shown: usize,
    /// The position shown.
    pub diagram: Diagram,
    /// Where the last picture and the record disagree after the recording, until somebody has settled it.
    pub disagreement: Disagreement,
}

impl GameView {
    /// Returns the record after `shown` moves, or after all of them; `None` until the board has been found. `seen` are the
    /// doubts that were looked at.
    #[must_use]
    pub fn of(view: &RecordingView, shown: Option<usize>, seen: &[SeenDoubt]) -> Option<Self> {
        let record = view.record.as_ref()?;
        let rows: Vec<MoveRow> = (view.moves.iter())
            .map(|m| MoveRow {
                number: m.number,
                color: m.color,
                point: place_name(m.point, record.size),
                time: m.time,
                note: recording_text::flags(m.flags),
                doubtful: m.flags.is_doubt(),
                is_seen: seen.contains(&SeenDoubt::of_move(m.time, m.color, m.point, m.flags)),
                confidence: m.confidence,
            })
            .collect();
        let shown = shown.unwrap_or(rows.len()).min(rows.len());
        let diagram = Diagram::after(record, shown);
        Some(Self { diagram, rows, shown, disagreement: view.disagreement.clone() })
    }

    /// The points at which the last picture and the record disagree, as text; `None` where they agree, or somebody has settled
    /// it.
    #[must_use]
    pub fn differing_points(&self) -> Option<String> {
        let points = Some(&self.disagreement.points).filter(|points| !points.is_empty())?;
        Some(recording_text::differing_points(points, self.diagram.stones.size()))
    }
}
