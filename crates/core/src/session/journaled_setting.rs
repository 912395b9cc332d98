//! The settings of a count that its journal has: those that a person gave for the last audit, and those that were noted during
//! play.

use crate::count::setting::{Origin, Setting, SettingValue};
use crate::game::color::Color;
use crate::session::counting::{Counting, OutcomeSettings};
use crate::session::noted_count::NotedCount;

/// Returns what a person gave for the last audit of `counting`, and what is `noted` of penalties and bowls. Settings in English,
/// as journals of format 1 have them, are not given again.
#[must_use]
pub fn journaled_settings(counting: &Counting, noted: &NotedCount) -> Vec<Setting> {
    let mut journaled = counting.audits.last().map_or_else(Vec::new, |audit| match &audit.settings {
        OutcomeSettings::Stated { settings, .. } => {
            let given = settings.iter().filter(|setting| setting.from == Origin::Given).cloned();
            given.map(|setting| Setting { at: setting.at.or_else(|| Some(audit.at.clone())), ..setting }).collect()
        }
        OutcomeSettings::Written(_) => Vec::new(),
    });
    for (color, penalty) in Color::BOTH.into_iter().zip(&noted.penalties) {
        journaled.extend(penalty.clone().map(|noted| noted.map(|points| SettingValue::Penalty(color, points))));
    }
    journaled.extend(noted.bowls.clone().map(|noted| noted.map(|text| SettingValue::Bowls(Some(text)))));
    journaled
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::setting::Sourced;
    use crate::game::halfpoints::HalfPoints;
    use crate::game::point::BoardSize;
    use crate::session::counting::AuditOutcome;

    fn sourced<T>(value: T, from: Origin, at: &str) -> Sourced<T> {
        Sourced { value, from, at: Some(at.to_owned()) }
    }

    /// The settings in a journal after an audit at 14:20 with these, and White's noted penalty.
    fn journaled(settings: Vec<Setting>, noted: Option<Sourced<HalfPoints>>) -> Vec<Setting> {
        let mut audit = AuditOutcome::agreeing("B+3", &[]);
        audit.at = "14:20".to_owned();
        audit.settings = OutcomeSettings::Stated { size: BoardSize::NINE, settings };
        let noted = NotedCount { penalties: [None, noted], ..NotedCount::default() };
        journaled_settings(&Counting { audits: vec![audit], ..Counting::default() }, &noted)
    }

    #[test]
    fn what_a_person_gave_is_given_again_with_its_time() {
        let komi = SettingValue::Komi(HalfPoints::ZERO);
        let given = sourced(komi.clone(), Origin::Given, "14:05");
        let settings = vec![
            given.clone(),
            Setting::new(SettingValue::Handicap(0), Origin::Given),
            Setting::new(SettingValue::LastMove(None), Origin::Assumed),
            sourced(SettingValue::Penalty(Color::Black, HalfPoints::points(2)), Origin::Journal, "14:00"),
        ];
        let handicap = sourced(SettingValue::Handicap(0), Origin::Given, "14:20");
        assert_eq!(journaled(settings, None), [given, handicap], "a penalty counts while its note is there");
    }

    #[test]
    fn what_was_noted_stays_beside_what_was_given() {
        let penalty =
            |points, from, at| sourced(SettingValue::Penalty(Color::White, HalfPoints::points(points)), from, at);
        let noted = |at| Some(sourced(HalfPoints::points(4), Origin::Journal, at));
        let given = penalty(0, Origin::Given, "14:05");
        for at in ["14:00", "14:10"] {
            assert_eq!(journaled(vec![given.clone()], noted(at)), [given.clone(), penalty(4, Origin::Journal, at)]);
        }
        assert_eq!(journaled(Vec::new(), noted("14:10")), [penalty(4, Origin::Journal, "14:10")]);
    }
}
