//! What may go wrong at a count.

use strum::{IntoStaticStr, VariantArray};

use kifuscribe_core::game::color::Color;

/// What may go wrong at a count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Fault {
    /// Nothing.
    #[default]
    None,
    /// One compensation stone too few.
    CompensationShort,
    /// One compensation stone too many.
    CompensationLong,
    /// A white stone is missing: it fell under the table.
    WhiteMissing,
    /// A black stone is missing: it fell under the table.
    BlackMissing,
    /// One stone too many in Black's bowl.
    ExtraBlack,
    /// One stone too many in Black's bowl, one too few in White's.
    OneEachWay,
    /// A stone of the game has been pushed to the next point.
    StoneMoved,
    /// A living string has been removed as if it were dead.
    StringLifted,
    /// The players stopped before the remaining stones were placed.
    Unfinished,
}

impl Fault {
    /// Every fault, in the order of the declaration.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the name on the command line and in the truth.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns how many stones a bowl contains more than it should.
    pub(super) const fn extra_stones(self, color: Color) -> i32 {
        match (self, color) {
            (Self::ExtraBlack | Self::OneEachWay, Color::Black) => 1,
            (Self::BlackMissing, Color::Black) | (Self::WhiteMissing | Self::OneEachWay, Color::White) => -1,
            _ => 0,
        }
    }
}
