//! What was not in the record yet when the board last showed nothing unexplained.

use crate::recorder::beam::Beam;
use crate::recorder::stability::StableView;

/// What was not in the record yet when the board last showed nothing unexplained.
#[derive(Debug, Clone)]
pub(super) struct Pending {
    /// The hypotheses.
    pub(super) beam: Beam,
    /// The view.
    pub(super) view: StableView,
    /// The number of moves in the record.
    pub(super) moves: usize,
}
