//! What stands in a field of a count's settings.

use kifuscribe_core::audit::final_position::{Agreement, one_of_each_string};
use kifuscribe_core::count::setting::SettingValue;
use kifuscribe_core::game::dead::DeadStones;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::point::BoardSize;

/// What stands in a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FieldEntry {
    /// Text that was typed or chosen; a blank one gives nothing, and what was known before holds.
    Text(String),
    /// The position with the stones that were marked as dead.
    Marked(DeadStones),
}

impl FieldEntry {
    /// Whether it gives nothing.
    pub(super) fn is_blank(&self) -> bool {
        matches!(self, Self::Text(text) if text.trim().is_empty())
    }

    /// Its text, as it stands in the field.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Marked(dead) if dead.points().next().is_none() => Agreement::NO_DEAD.to_owned(),
            Self::Marked(dead) => dead_labels(dead),
        }
    }
}

/// One stone of each dead string, as they are typed.
pub(super) fn dead_labels(dead: &DeadStones) -> String {
    let size = dead.stones().size();
    let labels: Vec<String> = one_of_each_string(dead).iter().map(|point| point.label(size)).collect();
    labels.join(" ")
}

/// The value of a setting as it is typed, which is read in every language; empty where it is not known.
#[must_use]
pub fn value_text(value: &SettingValue, size: BoardSize) -> String {
    match value {
        SettingValue::Rules(preset) => preset.name().to_owned(),
        SettingValue::Komi(points) | SettingValue::Penalty(_, points) => points.to_string(),
        SettingValue::Handicap(moves) | SettingValue::Prisoners(_, Some(moves)) => moves.to_string(),
        SettingValue::LastMove(Some(color)) => color.name().to_owned(),
        SettingValue::Dead(stones) if stones.is_empty() => Agreement::NO_DEAD.to_owned(),
        SettingValue::Dead(stones) => stones.iter().map(|point| point.label(size)).collect::<Vec<_>>().join(" "),
        SettingValue::Bowls(Some(text)) => text.clone(),
        SettingValue::Compensation(paid) => <&str>::from(*paid).to_owned(),
        SettingValue::Odd(odd) => <&str>::from(*odd).to_owned(),
        SettingValue::Prisoners(_, None)
        | SettingValue::LastMove(None)
        | SettingValue::Bowls(None)
        | SettingValue::PairGo => String::new(),
    }
}
