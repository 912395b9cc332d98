//! Values that have a fixed name.

use std::str::FromStr;

use strum::VariantArray;

/// A value without data that has a fixed name on the command line, in JSON and in journals.
///
/// ```
/// use kifuscribe_core::game::{named::Named, rules::Preset};
/// assert_eq!(Preset::IngEgf.name(), "ing-egf");
/// assert_eq!(Preset::from_name("area"), Some(Preset::Area));
/// assert_eq!(Preset::ALL.len(), 9);
/// ```
pub trait Named: Copy + FromStr + Into<&'static str> + VariantArray {
    /// Every value.
    const ALL: &'static [Self] = Self::VARIANTS;

    /// The name.
    #[must_use]
    fn name(self) -> &'static str {
        self.into()
    }

    /// The value of that [`Named::name`].
    #[must_use]
    fn from_name(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

impl<T: Copy + FromStr + Into<&'static str> + VariantArray> Named for T {}
