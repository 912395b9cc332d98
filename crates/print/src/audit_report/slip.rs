//! The result as the slip states it: who won, by how much, how that was found, and whether it is final.

use super::signing::SlipSigning;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::session::counting::{Counting, Resolution, Ruling, date_and_time};
use kifuscribe_core::session::recording::ChangedSince;
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_language::{as_sentence, capital, say};
use kifuscribe_words::changed_text;
use kifuscribe_words::history_text::ruled;
use kifuscribe_words::result_text;

/// The result line of a slip.
pub(super) struct SlipResult {
    /// The result in words, or why there is none yet.
    pub(super) result: String,
    /// How it was found.
    pub(super) method: String,
    /// Whether it is final.
    pub(super) standing: String,
    /// Whether it is open, so that the result decided in the end is written by hand.
    pub(super) is_open: bool,
    /// Who signs, and what.
    pub(super) signing: SlipSigning,
}

/// The result of a count by its account and by what was decided on it. What is open stays open: a result that
/// contradicts the board is never stated. `changed` is what has changed since the result was confirmed, and `waits` whether it was decided
/// in a hall and the table has not written it down.
pub(super) fn result_of(
    account: &AuditAccount,
    counting: &Counting,
    (changed, waits): (Option<ChangedSince>, bool),
    info: Option<&GameInfo>,
) -> SlipResult {
    let is_ruled = |way: Resolution| counting.rulings.iter().any(|r| r.way == way);
    let is_other = account.against().is_some();
    let is_final = counting.confirmed().is_some();
    let by_count = match account.is_unrecorded() {
        _ if is_final && changed.is_some() => say!("slip-counted-before-the-change"),
        true if account.agrees_with_assumed() => say!("slip-counted-with-what-is-assumed"),
        true => say!("slip-counted-unrecorded"),
        false if is_other => say!("slip-counted-with-what-was-given"),
        false if account.agrees_with_open_record() => say!("slip-counted-as-recorded"),
        false => say!("slip-counted-by-filling-in-the"),
    };
    // A decision that makes the result final is no confirmation by the players.
    let by_players = counting.confirmed_by_players();
    let final_result = counting.confirmed().and_then(|ruling| ruling.result);
    let is_of_decision = |ruling: &&Ruling| by_players.is_none() || ruling.assent.is_of_both();
    let decided = final_result.and_then(|result| counting.decision(result)).filter(is_of_decision);
    let named = decided.or_else(|| counting.rulings.iter().rev().find(|ruling| ruling.result.is_some()));
    let named = named.and_then(|ruling| Some((ruling, ruling.result?)));
    // A resignation that is only claimed is no result of the record.
    let recorded = info.and_then(|info| info.result).filter(|&r| r.is_without_count() && account.claimed == Some(r));
    let decided_by = |ruling: &Ruling| say!("slip-method-decided-by", by = bearer_text(&ruling.by));
    let last_decision = counting.rulings.iter().rfind(|ruling| ruling.way == Resolution::RefereeDecided);
    let (stated, method) = match recorded {
        _ if let Some((ruling, result)) = named => (
            Some(result),
            match ruling.way {
                Resolution::RefereeDecided => decided_by(ruling),
                Resolution::ComputedAccepted => ruling.way.text().to_owned(),
                // What was decided is not called counted where the players confirm it later.
                _ if let Some(decision) = counting.decision(result) => decided_by(decision),
                _ if account.verdict == Verdict::Agrees && account.computed == Some(result) => by_count.to_owned(),
                _ => Resolution::Confirmed.text().to_owned(),
            },
        ),
        Some(recorded) => (Some(recorded), say!("slip-by-the-record-the-game").to_owned()),
        None if let Some(decision) = last_decision => (None, decided_by(decision)),
        None if is_ruled(Resolution::ComputedAccepted) => {
            (account.computed, Resolution::ComputedAccepted.text().to_owned())
        }
        None if account.verdict == Verdict::Agrees => (account.computed, by_count.to_owned()),
        None if is_final => (account.claimed, say!("slip-claimed-and-confirmed-by-both").to_owned()),
        None if account.only_the_claim_differs() => {
            (None, say!("slip-the-fill-matches-and-the-claim-differs").to_owned())
        }
        None => (None, say!("slip-the-count-does-not-settle").to_owned()),
    };
    let (result, is_open) = match stated {
        Some(result) => (capital(&result_text::in_words(result, info)), false),
        None if is_ruled(Resolution::RefereeDecided) => (say!("slip-as-the-referee-decided-below").to_owned(), false),
        None if is_final => (say!("slip-to-be-written-here-by").to_owned(), false),
        None => (open_result(account, info), true),
    };
    let last = counting.rulings.last().filter(|ruling| ruling.way == Resolution::RefereeDecided);
    let is_decision = named.map_or(last.is_some(), |(ruling, _)| ruling.way == Resolution::RefereeDecided);
    let has_appeal = !counting.open_appeals().is_empty();
    let note = account.standing_note().filter(|_| !is_final && last.is_none());
    let decided_on = |ruling: &Ruling| {
        say!("slip-decided-on", by = bearer_text(&ruling.by), date_and_time = date_and_time(&ruling.at))
    };
    let said = match (by_players, decided.or(last)) {
        (Some(_), Some(ruling)) if decided.is_some() => format!("{} {}", decided_on(ruling), agreement(ruling)),
        (Some(confirmed), _) => confirmation(confirmed),
        (None, Some(ruling)) if is_final => format!("{} {}", decided_on(ruling), agreement(ruling)),
        (None, Some(ruling)) => decided_on(ruling),
        (None, None) if let Some(note) = note => say!("slip-not-final-before-the-note", note),
        (None, None) if is_open && account.verdict == Verdict::Differs => {
            say!("slip-not-confirmed-referee-first").to_owned()
        }
        (None, None) if has_appeal => say!("slip-not-final-before-the-appeal").to_owned(),
        (None, None) => say!("slip-not-confirmed-yet-final-when").to_owned(),
    };
    // What is under appeal is not final, nor is what no longer stands on the record.
    let standing = match changed.filter(|_| is_final) {
        _ if has_appeal && (is_final || last.is_some()) => format!("{said} {}", say!("slip-an-appeal-is-open")),
        Some(changed) => format!("{said} {}", as_sentence(&changed_text::of_result(changed))),
        None if waits => format!("{said} {}", say!("slip-waits-for-the-table")),
        None if is_final && !has_appeal => match counting.is_protested() {
            true => format!("{said} {}", say!("slip-final-under-protest")),
            false => format!("{said} {}", say!("slip-final")),
        },
        None => said,
    };
    let signing = match account.verdict {
        _ if has_appeal => SlipSigning::Appeal,
        _ if is_final && changed.is_some() => SlipSigning::Changed,
        _ if waits => SlipSigning::Waiting,
        _ if is_final && counting.is_protested() => SlipSigning::Protested,
        _ if is_final => SlipSigning::Final,
        _ if is_decision => SlipSigning::Decided,
        _ if note.is_some() => SlipSigning::Note,
        _ if !is_open => SlipSigning::Stated,
        Verdict::Differs if account.only_the_claim_differs() => SlipSigning::Claim,
        Verdict::Differs => SlipSigning::Referee,
        Verdict::Agrees | Verdict::CannotTell => SlipSigning::Written,
    };
    SlipResult { result, method, standing, is_open, signing }
}

/// What was decided by a ruling, as a sentence: of a decision by whom, and which players agree.
pub(super) fn ruled_by(ruling: &Ruling) -> String {
    if ruling.way != Resolution::RefereeDecided {
        return ruled(ruling);
    }
    let by = as_sentence(&say!("slip-method-decided-by", by = bearer_text(&ruling.by)));
    if ruling.assent.is_of_nobody() { by } else { format!("{by} {}", agreement(ruling)) }
}

/// Which players agree to what was decided.
fn agreement(Ruling { assent, .. }: &Ruling) -> String {
    match assent.alone() {
        Some(player) => say!("slip-one-player-agrees", player),
        None if assent.is_of_both() => say!("slip-both-players-agree").to_owned(),
        None => say!("slip-players-did-not-confirm").to_owned(),
    }
}

/// Who confirmed the result and when, as far as that was written down.
fn confirmation(Ruling { at, by, assent, result, .. }: &Ruling) -> String {
    let (date_and_time, names, by) = (date_and_time(at), assent.signed(), &bearer_text(by));
    if let Some(player) = result.and_then(|result| assent.resigned(result)) {
        return say!("slip-resigned", player, name = if names.is_empty() { by } else { &names }, date_and_time);
    }
    match (assent.is_of_both(), by.is_empty()) {
        (true, true) if names.is_empty() => say!("slip-confirmed-by-both-players-on", date_and_time),
        (true, false) if names.is_empty() => say!("slip-confirmed-by-both-players-noted", by, date_and_time),
        (true, false) if *by != names => say!("slip-confirmed-by-both-written-down", names, by, date_and_time),
        (true, _) => say!("slip-confirmed-by-both-players", names, date_and_time),
        (false, false) => say!("slip-confirmed-by-unknown", by, date_and_time),
        (false, true) => say!("slip-confirmed-by-unknown", by = say!("history-nobody-is-named"), date_and_time),
    }
}

/// That the result is open, and what it would be by the record.
fn open_result(account: &AuditAccount, info: Option<&GameInfo>) -> String {
    let is_between_two = account.findings.first().is_some_and(|first| first.kind.two_results().is_some());
    let computed = account.computed.filter(|_| !is_between_two);
    match computed.map(|computed| result_text::in_words(computed, info)) {
        None => say!("slip-open-until-the-referee-rules").to_owned(),
        Some(outcome) if account.is_unrecorded() => say!("slip-open-by-pictures", outcome),
        Some(outcome) if account.against().is_some() => say!("slip-open-by-what-was-given", outcome),
        Some(outcome) => say!("slip-open-by-the-record", outcome),
    }
}

/// Who signs: both players with their names, where they do, and the referee.
pub(super) fn signers(signing: SlipSigning, info: Option<&GameInfo>) -> Vec<String> {
    if signing.is_of_the_referee() {
        return vec![say!("report-referee").to_owned()];
    }
    let player = |color: &str, name: &str| if name.is_empty() { color.to_owned() } else { format!("{color}: {name}") };
    let (black, white) = info.map_or(("", ""), |i| (&i.black.name, &i.white.name));
    vec![player(say!("report-black"), black), player(say!("report-white"), white), say!("report-referee").to_owned()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit_report::words;
    use kifuscribe_core::audit::account::{AuditSubject, RecordQuestion};
    use kifuscribe_core::audit::finding::{Finding, FindingKind, PositionSource};
    use kifuscribe_core::count::cause::CauseKind;
    use kifuscribe_core::count::setting::{Origin, Setting, SettingValue};
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::halfpoints::HalfPoints;
    use kifuscribe_core::game::point::{BoardSize, Point};
    use kifuscribe_core::game::result::GameResult;
    use kifuscribe_core::sensing::observation::PointState;
    use kifuscribe_core::session::assent::Assent;
    use kifuscribe_core::session::counting::CountEvent;
    use kifuscribe_core::session::incident::{AppealLevel, Incident, IncidentNote};
    use kifuscribe_words::audit_text;

    /// The result line of a count whose game is as it was when it was confirmed.
    fn result_of(account: &AuditAccount, counting: &Counting, info: Option<&GameInfo>) -> SlipResult {
        super::result_of(account, counting, (None, false), info)
    }

    fn account(verdict: Verdict, computed: &str, claimed: &str) -> AuditAccount {
        AuditAccount {
            verdict,
            computed: GameResult::from_sgf(computed),
            claimed: GameResult::from_sgf(claimed),
            ..AuditAccount::empty(AuditSubject::Fill(PositionSource::Record), BoardSize::NINETEEN)
        }
    }

    /// A ruling of A. Referee without reasons, of no result by itself.
    fn ruling(way: Resolution) -> Ruling {
        Ruling {
            at: "2026-11-21T14:32:00+01:00".to_owned(),
            way,
            by: "A. Referee".to_owned(),
            reasons: String::new(),
            protest: false,
            result: None,
            assent: if way == Resolution::Confirmed { Assent::of_both() } else { Assent::NONE },
            appeals: Vec::new(),
        }
    }

    /// A count on which this was decided.
    fn ruled(rulings: impl IntoIterator<Item = Ruling>) -> Counting {
        let mut counting = Counting::default();
        rulings.into_iter().for_each(|ruling| counting.apply(&CountEvent::Ruled(ruling)));
        counting
    }

    #[test]
    fn a_decision_that_makes_the_result_final_is_no_confirmation_by_the_players() {
        let account = account(Verdict::Differs, "B+3", "W+5");
        let of = |way| Ruling { result: GameResult::from_sgf("W+5"), ..ruling(way) };
        let with_it = Ruling { assent: Assent::NONE, ..of(Resolution::Confirmed) };
        let slip = result_of(&account, &ruled([of(Resolution::RefereeDecided), with_it]), None);
        assert_eq!(slip.method, "decided by A. Referee");
        let said = "Decided by A. Referee on 2026-11-21, 14:32. The players did not confirm it. The result is final.";
        assert_eq!(slip.standing, said);
        // Both players confirm what was decided before, also where the same person writes it down in the same second.
        for at in ["2026-11-21T14:40:00+01:00", "2026-11-21T14:32:00+01:00"] {
            let later = Ruling { at: at.to_owned(), ..of(Resolution::Confirmed) };
            let slip = result_of(&account, &ruled([of(Resolution::RefereeDecided), later]), None);
            assert!(slip.standing.starts_with("Confirmed by both players"), "{}", slip.standing);
        }
    }

    /// The result line of a count between Ada Lovelace and Hua Luogeng with these rulings.
    #[track_caller]
    fn check(account: &AuditAccount, ways: &[Resolution], expected: [&str; 3]) {
        let mut info = GameInfo::default();
        (info.black.name, info.white.name) = ("Ada Lovelace".to_owned(), "Hua Luogeng".to_owned());
        info.result = GameResult::from_sgf("W+R");
        let slip = result_of(account, &ruled(ways.iter().copied().map(ruling)), Some(&info));
        assert_eq!([slip.result.as_str(), slip.method.as_str(), slip.standing.as_str()], expected);
    }

    const OPEN: &str = "Not confirmed yet; final when both players have signed.";
    const UNSETTLED: &str = "Not confirmed: nothing is final before the referee has ruled and the players have confirmed it. \
         A new slip with the ruling is then printed for their signatures.";
    const DECIDED: &str = "Decided by A. Referee on 2026-11-21, 14:32.";
    const FINAL: &str =
        "Confirmed by both players (written down by A. Referee) on 2026-11-21, 14:32. The result is final.";

    #[test]
    fn the_result_names_the_winner_the_margin_and_the_method() {
        let counted = "counted by filling in; the record gives the same";
        let agrees = |result| account(Verdict::Agrees, result, "");
        check(&agrees("B+11"), &[], ["Black - Ada Lovelace - wins by 11", counted, OPEN]);
        check(&agrees("W+0.5"), &[], ["White - Hua Luogeng - wins by 0.5", counted, OPEN]);
        check(&agrees("W+1"), &[Resolution::Confirmed], ["White - Hua Luogeng - wins by 1", counted, FINAL]);
        check(&agrees("B+0"), &[], ["Black - Ada Lovelace - wins by rule, as the scores are equal", counted, OPEN]);
        let resigned = account(Verdict::Differs, "B+11", "W+R");
        let by_record = "by the record; the game was not decided by the count";
        check(&resigned, &[], ["White - Hua Luogeng - wins by resignation", by_record, OPEN]);
    }

    #[test]
    fn a_count_of_a_game_that_nobody_recorded_rests_on_no_record() {
        let unrecorded = |verdict, settings| AuditAccount {
            subject: AuditSubject::Fill(PositionSource::Picture),
            settings,
            ..account(verdict, "B+11", "")
        };
        let komi = |from| vec![Setting::new(SettingValue::Komi(HalfPoints::points(8)), from)];
        let method = |settings| result_of(&unrecorded(Verdict::Agrees, settings), &Counting::default(), None).method;
        assert_eq!(method(komi(Origin::Given)), "counted by filling in; nobody recorded the game");
        let assumed = "counted by filling in, with what is assumed; nobody recorded the game";
        assert_eq!(method(komi(Origin::Assumed)), assumed);
        let open = result_of(&unrecorded(Verdict::CannotTell, Vec::new()), &Counting::default(), None).result;
        assert_eq!(open, "open until the referee rules; by the photographs: Black wins by 11");
    }

    #[test]
    fn what_the_table_has_not_written_down_is_not_final() {
        let confirmed = Ruling { result: GameResult::from_sgf("B+11"), ..ruling(Resolution::Confirmed) };
        let slip = super::result_of(&account(Verdict::Agrees, "B+11", ""), &ruled([confirmed]), (None, true), None);
        let said = "Confirmed by both players (written down by A. Referee) on 2026-11-21, 14:32. The table has not written it \
                    down yet: the result is final when it has.";
        assert_eq!((slip.standing.as_str(), slip.signing), (said, SlipSigning::Waiting));
    }

    #[test]
    fn the_record_gives_no_result_any_more_that_was_confirmed_before_it_changed() {
        use kifuscribe_core::session::recording::ChangeBasis;
        let confirmed = Ruling { result: GameResult::from_sgf("B+11"), ..ruling(Resolution::Confirmed) };
        let changed = Some(ChangedSince::Moves { then: 20, now: 1, since: ChangeBasis::Count });
        let slip = super::result_of(&account(Verdict::Agrees, "B+11", ""), &ruled([confirmed]), (changed, false), None);
        let said = "counted by filling in; the record has changed since the result was confirmed";
        assert_eq!((slip.method.as_str(), slip.signing), (said, SlipSigning::Changed));
        assert!(slip.standing.contains("does not stand on this record"), "{}", slip.standing);
    }

    #[test]
    fn the_role_of_a_halls_staff_stands_in_the_language_of_the_paper() {
        use kifuscribe_language::{Language, within};
        let by = "referee Anna".to_owned();
        let decided = Ruling { by, result: GameResult::from_sgf("B+11"), ..ruling(Resolution::RefereeDecided) };
        let said = || {
            let slip = result_of(&account(Verdict::Differs, "B+3", ""), &ruled([decided.clone()]), None);
            format!("{} {} {}", slip.method, slip.standing, ruled_by(&decided))
        };
        for (language, role) in
            [(Language::Russian, "судья Anna"), (Language::Ukrainian, "суддя Anna"), (Language::Chinese, "裁判 Anna")]
        {
            let text = within(language, said);
            assert!(text.matches(role).count() == 3 && !text.contains("referee"), "{text}");
        }
        assert!(said().contains("referee Anna"));
    }

    #[test]
    fn a_confirmation_without_a_name_names_nobody() {
        let result = GameResult::from_sgf("B+11");
        let unnamed = Ruling { by: String::new(), result, ..ruling(Resolution::Confirmed) };
        let slip = result_of(&account(Verdict::Agrees, "B+11", ""), &ruled([unnamed]), None);
        let nobody = "Nobody's name is given for the confirmation.";
        assert_eq!(
            slip.standing,
            format!("Confirmed by both players on 2026-11-21, 14:32. {nobody} The result is final.")
        );
    }

    #[test]
    fn both_players_are_said_to_have_confirmed_only_where_that_was_written_down() {
        let said = |assent: Assent| {
            let result = GameResult::from_sgf("B+11");
            let confirmed = Ruling { assent, result, ..ruling(Resolution::Confirmed) };
            result_of(&account(Verdict::Agrees, "B+11", ""), &ruled([confirmed]), None).standing
        };
        let names = [Some("Ito".to_owned()), Some("Novák".to_owned())];
        let both = "Confirmed by both players (Ito / Novák; written down by A. Referee) on 2026-11-21, 14:32. The result is final.";
        assert_eq!(said(Assent::of(names)), both);
        // A journal of an earlier version has one name, and whose word it is nobody knows.
        let one = "Confirmed (A. Referee) on 2026-11-21, 14:32. Which players agreed was not written down. The result is final.";
        assert_eq!(said(Assent::NONE), one);
    }

    #[test]
    fn what_is_final_is_not_said_to_become_final_when_it_is_signed() {
        let agrees = account(Verdict::Agrees, "B+11", "");
        let said = |ways: &[Resolution]| {
            let result = GameResult::from_sgf("B+11");
            let rulings = ways.iter().map(|&way| Ruling { result, ..ruling(way) });
            let slip = result_of(&agrees, &ruled(rulings), None);
            (slip.standing, words::sign(slip.signing))
        };
        let (standing, sign) = said(&[]);
        assert_eq!(standing, OPEN);
        assert_eq!(sign, "Both players confirm this result with their signatures. It is final then.");
        let (standing, sign) = said(&[Resolution::Confirmed]);
        assert_eq!(standing, FINAL);
        assert_eq!(sign, "This result is final. The signatures attest that it is written down rightly.");
    }

    #[test]
    fn what_is_final_under_protest_is_said_to_be_under_protest() {
        let result = GameResult::from_sgf("B+11");
        let confirmed = Ruling { result, protest: true, ..ruling(Resolution::Confirmed) };
        let slip = result_of(&account(Verdict::Agrees, "B+11", ""), &ruled([confirmed]), None);
        assert!(slip.standing.ends_with(" The result is final, under protest."), "{}", slip.standing);
        let sign = "This result is final, under protest. The signatures attest that it is written down rightly.";
        assert_eq!((words::sign(slip.signing), signers(slip.signing, None).len()), (sign, 3));
    }

    #[test]
    fn a_fill_that_fits_a_record_with_an_open_question_is_certified_for_the_record_as_it_stands() {
        let points = vec![(Point::new(3, 3), PointState::Empty)];
        let asked = RecordQuestion { id: 3, after: 9, points };
        let open = AuditAccount { open_questions: vec![asked], ..account(Verdict::Agrees, "B+11", "") };
        let slip = result_of(&open, &Counting::default(), None);
        assert_eq!(slip.method, "counted by filling in; the record as it stands gives the same");
        assert_eq!(audit_text::verdict_in_short(&open), "The fill fits the record as it stands");
        let said = audit_text::holds_only_with(&open).unwrap();
        assert!(
            said.contains("about which a question is open: no. 3: After move 9: ") && said.contains("D16"),
            "{said}"
        );
    }

    #[test]
    fn a_result_that_was_decided_by_name_is_the_result() {
        let account = account(Verdict::Differs, "B+11", "W+3");
        let result = GameResult::from_sgf("B+11");
        let decided = Ruling { result, ..ruling(Resolution::RefereeDecided) };
        let slip = result_of(&account, &ruled([decided]), None);
        assert_eq!((slip.result.as_str(), slip.method.as_str()), ("Black wins by 11", "decided by A. Referee"));
    }

    #[test]
    fn the_players_are_told_of_a_decision_and_asked_for_no_agreement() {
        let signed = |rulings: &[Ruling]| {
            // The fill may show what was decided, or something else.
            [Verdict::Agrees, Verdict::Differs, Verdict::CannotTell].map(|verdict| {
                let slip = result_of(&account(verdict, "B+11", ""), &ruled(rulings.iter().cloned()), None);
                assert!(!slip.is_open);
                (words::sign(slip.signing), signers(slip.signing, None).len())
            })
        };
        let told = "This result is the referee's decision. It is final unless a player appeals against it as the rules of the \
                    event allow. The signatures of the players attest that they were told of it, not that they agree.";
        let decided = |result| Ruling { result: GameResult::from_sgf(result), ..ruling(Resolution::RefereeDecided) };
        assert_eq!(signed(&[decided("W+1")]), [(told, 3); 3]);
        assert_eq!(signed(&[ruling(Resolution::RefereeDecided)]), [(told, 3); 3], "in the words of the reasons");
        assert_eq!(signed(&[decided("W+1"), ruling(Resolution::CountedAgain)]), [(told, 3); 3], "the decision stands");
        let confirmed = Ruling { result: GameResult::from_sgf("W+1"), ..ruling(Resolution::Confirmed) };
        let final_result = "This result is final. The signatures attest that it is written down rightly.";
        assert_eq!(signed(&[decided("W+1"), confirmed]), [(final_result, 3); 3]);
    }

    #[test]
    fn what_is_open_is_not_stated_as_a_result() {
        let differs = account(Verdict::Differs, "B+11", "");
        let open = "open until the referee rules; by the record: Black - Ada Lovelace - wins by 11";
        check(&differs, &[Resolution::CountedAgain], [open, "the count does not settle it", UNSETTLED]);
        let accepted = [Resolution::ComputedAccepted, Resolution::Confirmed];
        let computed = "both players accept the computed result";
        check(&differs, &accepted, ["Black - Ada Lovelace - wins by 11", computed, FINAL]);
        let decided = ["as it was decided, below", "decided by A. Referee", DECIDED];
        check(&differs, &[Resolution::RefereeDecided], decided);
        let claimed = account(Verdict::Differs, "B+11", "B+13");
        let confirmed = ["Black - Ada Lovelace - wins by 13", "claimed and confirmed by both players", FINAL];
        check(&claimed, &[Resolution::Confirmed], confirmed);
    }

    #[test]
    fn a_resignation_that_is_only_claimed_is_no_result_by_the_record() {
        let mut claimed = account(Verdict::Differs, "B+11", "W+R");
        let [given, computed] = [claimed.claimed, claimed.computed].map(Option::unwrap);
        let kind = FindingKind::Fill(CauseKind::Claim { claimed: given, computed });
        claimed.findings = vec![Finding { kind, points: Vec::new(), stones: 0, shift: None }];
        let slip = result_of(&claimed, &Counting::default(), Some(&GameInfo::default()));
        assert_eq!(slip.result, "open until the referee rules; by the record: Black wins by 11");
        assert_eq!(slip.method, "the board shows what the record gives; the result given is another one");
        assert!(slip.is_open);
    }

    #[test]
    fn a_computed_result_that_both_accept_by_name_is_said_to_be_computed() {
        let result = GameResult::from_sgf("B+11");
        let accepted = Ruling { result, ..ruling(Resolution::ComputedAccepted) };
        let slip = result_of(&account(Verdict::Differs, "B+11", "W+3"), &ruled([accepted]), None);
        assert_eq!(
            (slip.result.as_str(), slip.method.as_str()),
            ("Black wins by 11", "both players accept the computed result")
        );
    }

    #[test]
    fn both_players_and_the_referee_sign() {
        let mut info = GameInfo::default();
        info.black.name = "Ada Lovelace".to_owned();
        assert_eq!(signers(SlipSigning::Stated, Some(&info)), ["Black: Ada Lovelace", "White", "Referee"]);
        assert_eq!(signers(SlipSigning::Written, None), ["Black", "White", "Referee"]);
        assert_eq!(signers(SlipSigning::Referee, Some(&info)), ["Referee"]);
    }

    #[test]
    fn nobody_is_asked_to_sign_what_is_open() {
        let (agrees, mut claimed) = (account(Verdict::Agrees, "B+3", "B+3"), account(Verdict::Differs, "B+3", "W+1"));
        (claimed.verdict, claimed.claimed) = (Verdict::Agrees, claimed.computed);
        claimed.compare_claim("Novák", GameResult::from_sgf("W+1").unwrap());
        let incident =
            Incident::Appeal { player: Color::White, level: AppealLevel::Committee, until: "18:00".to_owned() };
        let (at, by, text) = ("2026-11-21T14:40:00+01:00".to_owned(), "A. Referee".to_owned(), String::new());
        let mut appealed = Counting::default();
        appealed.apply(&CountEvent::Incident(IncidentNote { at, after: 9, incident, by, text }));
        let signing = |account: &AuditAccount, counting: &Counting| {
            let slip = result_of(account, counting, None);
            assert!(!slip.standing.contains("both players have signed") || slip.signing == SlipSigning::Stated);
            (slip.signing, signers(slip.signing, None).len())
        };
        assert_eq!(signing(&agrees, &Counting::default()), (SlipSigning::Stated, 3));
        assert_eq!(signing(&agrees, &appealed), (SlipSigning::Appeal, 1));
        assert_eq!(signing(&claimed, &Counting::default()), (SlipSigning::Claim, 1), "the fill is right");
        assert_eq!(signing(&account(Verdict::Differs, "B+3", "B+3"), &Counting::default()), (SlipSigning::Referee, 1));
    }

    #[test]
    fn the_players_sign_no_fill_that_differs_before_something_is_decided() {
        let signing = |account: &AuditAccount, ways: &[Resolution]| {
            result_of(account, &ruled(ways.iter().copied().map(ruling)), None).signing
        };
        let differs = account(Verdict::Differs, "B+11", "");
        assert_eq!(signing(&differs, &[]), SlipSigning::Referee);
        assert_eq!(signing(&differs, &[Resolution::CountedAgain]), SlipSigning::Referee);
        assert_eq!(signing(&differs, &[Resolution::ComputedAccepted]), SlipSigning::Stated);
        assert_eq!(signing(&differs, &[Resolution::ComputedAccepted, Resolution::Confirmed]), SlipSigning::Final);
        assert_eq!(signing(&account(Verdict::Agrees, "B+11", ""), &[]), SlipSigning::Stated);
        assert_eq!(signing(&account(Verdict::CannotTell, "B+11", ""), &[]), SlipSigning::Written);
    }
}
