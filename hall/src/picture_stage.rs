//! When in a count a picture was taken.

use kifuscribe_language::say;

/// When in a count a picture was taken.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, strum::IntoStaticStr, strum::EnumString, strum::VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum PictureStage {
    /// Before the fill, dead stones off.
    Before,
    /// After the compensation stones were placed.
    Compensated,
    /// Of the finished fill, or of the board alone.
    Final,
}

impl PictureStage {
    /// What the picture shows, for people.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::Before => say!("report-shot-before"),
            Self::Compensated => say!("report-shot-compensated"),
            Self::Final => say!("report-shot-finished"),
        }
    }
}
