//! The settings of a count that its journal has: those that a person gave for the last audit, and the penalties that were noted
//! during play.

use crate::count::setting::{Origin, Setting, SettingKind, SettingValue, Sourced};
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::session::counting::{Counting, OutcomeSettings};

/// Returns what a person gave for the last audit of `counting`, and the penalties `noted`; of two for one penalty the later one
/// holds. Settings in English, as journals of format 1 have them, are not given again.
#[must_use]
pub fn journaled_settings(counting: &Counting, noted: [Option<Sourced<HalfPoints>>; 2]) -> Vec<Setting> {
    let mut journaled = counting.audits.last().map_or_else(Vec::new, |audit| match &audit.settings {
        OutcomeSettings::Stated { settings, .. } => {
            let given = settings.iter().filter(|setting| setting.from == Origin::Given).cloned();
            given.map(|setting| Setting { at: setting.at.or_else(|| Some(audit.at.clone())), ..setting }).collect()
        }
        OutcomeSettings::Written(_) => Vec::new(),
    });
    for (color, penalty) in Color::BOTH.into_iter().zip(noted) {
        let Some(penalty) = penalty.map(|noted| noted.map(|points| SettingValue::Penalty(color, points))) else {
            continue;
        };
        match journaled.iter_mut().find(|given| given.value.kind() == SettingKind::Penalty(color)) {
            Some(given) if given.at < penalty.at => *given = penalty,
            Some(_) => {}
            None => journaled.push(penalty),
        }
    }
    journaled
}

#[cfg(test)]
mod tests {
    use super::*;
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
        journaled_settings(&Counting { audits: vec![audit], ..Counting::default() }, [None, noted])
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
    fn of_a_given_and_a_noted_penalty_the_later_one_holds() {
        let penalty =
            |points, from, at| sourced(SettingValue::Penalty(Color::White, HalfPoints::points(points)), from, at);
        let noted = |at| Some(sourced(HalfPoints::points(4), Origin::Journal, at));
        let given = penalty(0, Origin::Given, "14:05");
        assert_eq!(journaled(vec![given.clone()], noted("14:00")), std::slice::from_ref(&given));
        let later = penalty(4, Origin::Journal, "14:10");
        assert_eq!(journaled(vec![given], noted("14:10")), std::slice::from_ref(&later));
        assert_eq!(journaled(Vec::new(), noted("14:10")), [later]);
    }
}
