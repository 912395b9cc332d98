//! The komi and the rules with which a confirmed result was counted, where nobody gave them before the game.

use crate::game::record::GameInfo;
use crate::game::result::GameResult;
use crate::session::counting::Counting;

/// Gives a record that has no komi, or no rules, those of the last audit that computed the confirmed result: whoever reads
/// the record alone comes to the same result then. What the record has stays.
pub(super) fn complete(info: &mut GameInfo, counting: &Counting, confirmed: GameResult) {
    let Some(audit) = counting.audit_with(confirmed) else { return };
    if info.komi.is_none() {
        info.komi = audit.komi();
    }
    if info.rules.is_empty()
        && let Some(preset) = audit.rules()
    {
        preset.sgf_name().clone_into(&mut info.rules);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::setting::{Origin, Setting, SettingValue};
    use crate::game::halfpoints::HalfPoints;
    use crate::game::point::BoardSize;
    use crate::game::preset::Preset;
    use crate::session::counting::{AuditOutcome, OutcomeSettings};

    fn counting(computed: &str, settings: &[[&str; 3]]) -> Counting {
        Counting { audits: vec![AuditOutcome::agreeing(computed, settings)], ..Counting::default() }
    }

    /// The komi and the rules of a record with this information, once B+3 is confirmed.
    fn completed(counting: &Counting, mut info: GameInfo) -> (Option<String>, String) {
        complete(&mut info, counting, GameResult::from_sgf("B+3").unwrap());
        (info.komi.map(|komi| komi.to_string()), info.rules)
    }

    #[test]
    fn a_record_without_komi_and_rules_gets_those_of_the_count() {
        let counted = counting("B+3", &[["rules", "ing", "given"], ["komi", "7.5", "assumed"]]);
        let found = completed(&counted, GameInfo::default());
        assert_eq!(found, (Some("7.5".to_owned()), "GOE".to_owned()));
        // What was known before the game stays.
        let known = GameInfo { komi: Some(HalfPoints::points(5)), rules: "Chinese".to_owned(), ..GameInfo::default() };
        assert_eq!(completed(&counted, known), (Some("5".to_owned()), "Chinese".to_owned()));
    }

    #[test]
    fn a_journal_may_hold_settings_as_values_or_in_english() {
        let mut counted = counting("B+3", &[]);
        let settings = [SettingValue::Rules(Preset::Ing), SettingValue::Komi(HalfPoints::points(8))]
            .map(|value| Setting::new(value, Origin::Given))
            .to_vec();
        counted.audits[0].settings = OutcomeSettings::Stated { size: BoardSize::NINE, settings };
        let written = counting("B+3", &[["rules", "ing", "given"], ["komi", "8", "given"]]);
        assert_eq!(completed(&counted, GameInfo::default()), completed(&written, GameInfo::default()));
        assert_eq!(completed(&counted, GameInfo::default()).0.as_deref(), Some("8"));
    }

    #[test]
    fn nothing_is_written_that_gave_another_result() {
        let other = counting("B+5", &[["rules", "ing", "given"], ["komi", "7.5", "given"]]);
        let none = (None, String::new());
        assert_eq!(completed(&other, GameInfo::default()), none);
        assert_eq!(completed(&Counting::default(), GameInfo::default()), none);
        let damaged = counting("B+3", &[["rules", "house", "given"], ["komi", "many", "given"]]);
        assert_eq!(completed(&damaged, GameInfo::default()), none);
    }
}
