//! The settings of a count as they were given. What is left empty is taken from the record, then from the rules; 0 is a value.

use std::collections::BTreeMap;

use thiserror::Error;

use super::field_entry::{FieldEntry, dead_labels, value_text};
use super::form_field::FormField;
use kifuscribe_core::audit::final_position::{Agreement, Warrant};
use kifuscribe_core::count::setting::{Origin, Setting, SettingValue, Sourced};
use kifuscribe_core::game::clock::{PenaltyError, parse_penalty};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::dead::DeadStones;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::rules::Preset;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::session::noted_count::NotedCount;
use kifuscribe_language::Message;
use kifuscribe_recording::count::audit_input::AuditSettings;

/// What a field expects, as a phrase that says what to give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Message)]
pub enum ExpectedInput {
    /// A multiple of half a point.
    Points,
    /// A penalty.
    #[message(transparent)]
    Penalty(PenaltyError),
    /// A whole number.
    #[message("value-whole-number")]
    WholeNumber,
    /// A result by points, or a draw.
    Result,
}

/// A field whose text is not valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{}: {expected}", .field.name())]
pub struct FormError {
    /// The field.
    pub field: FormField,
    /// What it expects.
    pub expected: ExpectedInput,
}

/// What a person, or the journal, gave for the settings of one count. The later one of two holds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Form {
    given: BTreeMap<FormField, Sourced<FieldEntry>>,
    journaled: BTreeMap<FormField, Sourced<FieldEntry>>,
    /// What the journal has and no field of the form gives.
    kept: Vec<Setting>,
    noted: NotedCount,
}

impl Form {
    /// A form in which nothing is given.
    #[must_use]
    pub const fn new() -> Self {
        Self { given: BTreeMap::new(), journaled: BTreeMap::new(), kept: Vec::new(), noted: NotedCount::NONE }
    }

    /// A person gives a setting at `at`, as ISO 8601.
    pub fn give(&mut self, field: FormField, entry: FieldEntry, at: String) {
        self.given.insert(field, Sourced { value: entry, from: Origin::Given, at: Some(at) });
    }

    /// Takes the settings that the journal of a game on such a board has now, and what else is noted there. Of two for one field
    /// the later one holds.
    pub fn take_journaled(&mut self, settings: Vec<Setting>, noted: NotedCount, size: BoardSize) {
        let (settings, kept): (Vec<Setting>, Vec<Setting>) =
            settings.into_iter().partition(|setting| FormField::of(setting.value.kind()).is_some());
        let entry = |setting: Setting| {
            let field = FormField::of(setting.value.kind())?;
            Some((field, setting.map(|value| FieldEntry::Text(value_text(&value, size)))))
        };
        let claimed = noted.claimed.clone().filter(|claimed| is_counted(claimed.value));
        let claimed = claimed.map(|claimed| (FormField::Claimed, claimed.map(|r| FieldEntry::Text(r.to_sgf()))));
        let mut entries: Vec<_> = settings.into_iter().filter_map(entry).chain(claimed).collect();
        entries.sort_by(|(_, a), (_, b)| a.at.cmp(&b.at));
        (self.journaled, self.kept, self.noted) = (entries.into_iter().collect(), kept, noted);
    }

    /// What stands in a field, with its source; it may be a blank text.
    #[must_use]
    pub fn entry(&self, field: FormField) -> Option<&Sourced<FieldEntry>> {
        let (given, journaled) = (self.given.get(&field), self.journaled.get(&field));
        let is_later = |journaled: &&Sourced<FieldEntry>| given.is_none_or(|given| given.at < journaled.at);
        journaled.filter(is_later).or(given)
    }

    /// What holds for a setting. Where a person has emptied the field, that is what was noted during play.
    #[must_use]
    pub fn holding(&self, field: FormField) -> Option<&Sourced<FieldEntry>> {
        let noted = || self.journaled.get(&field).filter(|journaled| journaled.from == Origin::Journal);
        self.entry(field).filter(|entry| !entry.value.is_blank()).or_else(noted)
    }

    /// The position with the stones that were marked as dead, where they were not typed.
    #[must_use]
    pub fn marked(&self) -> Option<&DeadStones> {
        match &self.holding(FormField::Dead)?.value {
            FieldEntry::Marked(dead) => Some(dead),
            FieldEntry::Text(_) => None,
        }
    }

    /// The text that holds in a field.
    fn text(&self, field: FormField) -> Option<&str> {
        match &self.holding(field)?.value {
            FieldEntry::Text(text) => Some(text.trim()),
            FieldEntry::Marked(_) => None,
        }
    }

    /// Who gives what is against the record, and why, where both are said.
    fn warrant(&self) -> Option<Warrant> {
        let [by, reasons] = FormField::AGAINST_RECORD.map(|field| self.text(field).map(str::to_owned));
        Some(Warrant { by: by?, reasons: reasons? })
    }

    /// Parses the settings. Stones that were marked as dead hold where `counted` is the position that they were marked on.
    ///
    /// # Errors
    /// [`FormError`] about the first field that is not valid.
    pub fn settings(&self, counted: Option<&Stones>) -> Result<AuditSettings, FormError> {
        let wrong = |field, expected| FormError { field, expected };
        let amount = |field| {
            let parsed = |t| HalfPoints::parse(t).ok_or_else(|| wrong(field, ExpectedInput::Points));
            self.text(field).map(parsed).transpose()
        };
        let count = |field| {
            let parsed =
                |t: &str| t.parse::<u16>().map(usize::from).map_err(|_| wrong(field, ExpectedInput::WholeNumber));
            self.text(field).map(parsed).transpose()
        };
        let penalty = |field| {
            let parsed = |t| parse_penalty(t).map_err(|why| wrong(field, ExpectedInput::Penalty(why)));
            self.text(field).map(parsed).transpose()
        };
        let color = |name: &str| Color::BOTH.into_iter().find(|c| c.name() == name);
        let claimed = self.text(FormField::Claimed).filter(|t| *t != "-").map(|t| {
            GameResult::from_sgf(t)
                .filter(|&r| is_counted(r))
                .ok_or_else(|| wrong(FormField::Claimed, ExpectedInput::Result))
        });
        let marked = self.marked().filter(|marked| counted == Some(marked.stones()));
        let typed = self.text(FormField::Dead).map(Agreement::dead_written);
        let source = |field: FormField| {
            let (value, holding) = (field.kind()?, self.holding(field)?);
            Some(Sourced { value, from: holding.from, at: holding.at.clone() })
        };
        let kept_source = |setting: &Setting| setting.clone().map(|value| value.kind());
        let mut settings = AuditSettings {
            agreement: Agreement {
                rules: self.text(FormField::Rules).and_then(Preset::from_name),
                komi: amount(FormField::Komi)?,
                dead: marked.map(dead_labels).or(typed),
                penalties: [penalty(FormField::PenaltyBlack)?, penalty(FormField::PenaltyWhite)?],
                prisoners: [count(FormField::PrisonersBlack)?, count(FormField::PrisonersWhite)?],
                handicap: count(FormField::Handicap)?,
                last_board_move: self.text(FormField::LastMove).and_then(color),
                warrant: self.warrant(),
                ..Agreement::default()
            },
            bowls: self.text(FormField::Bowls).map(str::to_owned),
            claimed: claimed.transpose()?,
            turn: self
                .text(FormField::Turn)
                .and_then(|t| t.parse::<u16>().ok())
                .map(|degrees| (degrees / 90 % 4) as u8),
            sources: FormField::ALL.into_iter().filter_map(source).chain(self.kept.iter().map(kept_source)).collect(),
            ..AuditSettings::default()
        };
        for setting in &self.kept {
            match setting.value {
                SettingValue::PairGo => settings.agreement.pair_go = true,
                SettingValue::Compensation(paid) => settings.agreement.compensation = Some(paid),
                SettingValue::Odd(odd) => settings.agreement.odd = Some(odd),
                _ => {}
            }
        }
        Ok(settings.with_noted(&self.noted))
    }
}

/// Whether players can claim this result at a count.
const fn is_counted(result: GameResult) -> bool {
    matches!(result, GameResult::Win { .. } | GameResult::Draw)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::count::method::OddPoint;
    use kifuscribe_core::game::rules::Compensation;
    use kifuscribe_language::Language;

    #[test]
    fn what_was_typed_is_understood_or_refused_by_name() {
        let form = |typed: &[(FormField, &str)]| {
            let mut form = Form::default();
            typed
                .iter()
                .for_each(|&(field, text)| form.give(field, FieldEntry::Text(text.to_owned()), "14:32".to_owned()));
            form.settings(None)
        };
        assert_eq!(form(&[]), Ok(AuditSettings::default()));
        let settings = form(&[
            (FormField::Rules, "ing-egf"),
            (FormField::Komi, " 7.5 "),
            (FormField::PenaltyBlack, "60:30 of 60:00"),
            (FormField::LastMove, "white"),
            (FormField::Dead, "none"),
            (FormField::Claimed, "b+3"),
            (FormField::Turn, "270"),
        ])
        .unwrap();
        assert_eq!(settings.agreement.rules, Some(Preset::IngEgf));
        assert_eq!(settings.agreement.komi, HalfPoints::parse("7.5"));
        assert_eq!(settings.agreement.penalties, [Some(HalfPoints::points(2)), None]);
        assert_eq!(settings.agreement.last_board_move, Some(Color::White));
        assert_eq!(settings.agreement.dead.as_deref(), Some(""));
        assert_eq!((settings.claimed, settings.turn), (GameResult::from_sgf("B+3"), Some(3)));
        for (field, text, status) in [
            (FormField::Komi, "much", "Komi: give a number of points such as 6.5"),
            (FormField::PenaltyWhite, "-1", "White's penalty, points: a penalty cannot be negative"),
            (FormField::Handicap, "x", "Handicap moves: give a whole number"),
            (FormField::Claimed, "Void", "Result the players claim: give a result such as B+3, W+0.5 or 0"),
        ] {
            assert_eq!(form(&[(field, text)]).unwrap_err().to_string(), status);
        }
    }

    #[test]
    fn who_answers_for_settings_against_the_record_gives_a_name_and_reasons() {
        let warrant = |by: &str, reasons: &str| {
            let mut form = Form::default();
            for (field, text) in FormField::AGAINST_RECORD.into_iter().zip([by, reasons]) {
                form.give(field, FieldEntry::Text(text.to_owned()), "14:32".to_owned());
            }
            form.settings(None).unwrap().agreement.warrant
        };
        let whole = Warrant { by: "A. Referee".to_owned(), reasons: "agreed at the table".to_owned() };
        assert_eq!(warrant("A. Referee", " agreed at the table "), Some(whole));
        assert_eq!((warrant("A. Referee", " "), warrant("", "agreed")), (None, None));
    }

    #[test]
    fn what_only_the_command_line_gives_is_given_again_with_its_time() {
        let at = |value| Sourced { value, from: Origin::Given, at: Some("14:05".to_owned()) };
        let paid = Compensation::PointPerStone;
        let given = [SettingValue::PairGo, SettingValue::Compensation(paid), SettingValue::Odd(OddPoint::Arithmetic)];
        let mut form = Form::default();
        form.take_journaled(given.clone().map(at).to_vec(), NotedCount::NONE, BoardSize::NINE);
        let AuditSettings { agreement, sources, .. } = form.settings(None).unwrap();
        let agreed = (agreement.pair_go, agreement.compensation, agreement.odd);
        assert_eq!(agreed, (true, Some(paid), Some(OddPoint::Arithmetic)));
        assert_eq!(sources, given.map(|value| at(value).map(|value| value.kind())).to_vec());
        // The form of another game has none of it.
        form.take_journaled(Vec::new(), NotedCount::NONE, BoardSize::NINE);
        assert_eq!(form.settings(None).unwrap(), AuditSettings::default());
    }

    #[test]
    fn what_the_journal_has_of_a_game_is_in_its_settings() {
        let from = |value: GameResult| Sourced { value, from: Origin::Journal, at: Some("14:00".to_owned()) };
        let paid = Sourced { value: HalfPoints::points(2), from: Origin::Journal, at: Some("14:00".to_owned()) };
        let noted = NotedCount {
            penalties: [Some(paid), None],
            claimed: GameResult::from_sgf("B+2").map(from),
            ..NotedCount::NONE
        };
        let mut form = Form::default();
        form.take_journaled(Vec::new(), noted.clone(), BoardSize::NINE);
        let settings = form.settings(None).unwrap();
        assert_eq!((settings.claimed, settings.agreement.noted), (GameResult::from_sgf("B+2"), noted.penalties));
        form.give(FormField::Claimed, FieldEntry::Text("B+4".to_owned()), "14:32".to_owned());
        assert_eq!(form.settings(None).unwrap().claimed, GameResult::from_sgf("B+4"), "the later one holds");
    }

    /// A form in which every field has this text.
    fn filled(text: &str) -> Form {
        let mut form = Form::default();
        for field in FormField::ALL {
            form.give(field, FieldEntry::Text(text.to_owned()), "14:32".to_owned());
        }
        form
    }

    #[test]
    fn nothing_and_zero_are_two_values() {
        let blank = filled("  ").settings(None).unwrap();
        assert_eq!(
            AuditSettings { sources: Vec::new(), ..blank },
            AuditSettings::default(),
            "a blank field gives nothing"
        );
        let mut form = filled("0");
        form.give(FormField::Dead, FieldEntry::Text("None".to_owned()), "14:32".to_owned());
        let zero = form.settings(None).unwrap();
        let agreed = zero.agreement;
        assert_eq!((agreed.komi, agreed.handicap), (Some(HalfPoints::ZERO), Some(0)));
        assert_eq!((agreed.penalties, agreed.prisoners), ([Some(HalfPoints::ZERO); 2], [Some(0); 2]));
        assert_eq!((agreed.dead.as_deref(), zero.claimed), (Some(""), Some(GameResult::Draw)));
    }

    #[test]
    fn of_what_is_given_here_and_in_the_journal_the_later_holds() {
        let white = |points: i32| SettingValue::Penalty(Color::White, HalfPoints::points(points));
        let journaled = |value, from, at: &str| vec![Sourced { value, from, at: Some(at.to_owned()) }];
        let mut form = Form::default();
        let paid = |form: &Form| {
            let settings = form.settings(None).unwrap();
            let source = settings.sources.first().map(|source| (source.from, source.at.clone().unwrap()));
            settings.agreement.penalties[1].zip(source).map(|(points, (from, at))| (points.to_string(), from, at))
        };
        let is = |points: &str, from, at: &str| Some((points.to_owned(), from, at.to_owned()));
        form.take_journaled(journaled(white(2), Origin::Journal, "14:00"), NotedCount::NONE, BoardSize::NINE);
        assert_eq!(paid(&form), is("2", Origin::Journal, "14:00"));
        form.give(FormField::PenaltyWhite, FieldEntry::Text("0".to_owned()), "14:32".to_owned());
        assert_eq!(paid(&form), is("0", Origin::Given, "14:32"));
        form.take_journaled(journaled(white(4), Origin::Journal, "14:40"), NotedCount::NONE, BoardSize::NINE);
        assert_eq!(paid(&form), is("4", Origin::Journal, "14:40"), "another penalty was noted");
        form.give(FormField::PenaltyWhite, FieldEntry::Text(String::new()), "14:50".to_owned());
        assert_eq!(paid(&form), is("4", Origin::Journal, "14:40"), "an emptied field leaves what was noted");
        assert_eq!(form.entry(FormField::PenaltyWhite).unwrap().value, FieldEntry::Text(String::new()));
        form.take_journaled(Vec::new(), NotedCount::NONE, BoardSize::NINE);
        assert_eq!(paid(&form), None, "the note was taken back");
        // What an earlier audit was given is no longer given where its field is emptied.
        form.take_journaled(journaled(white(6), Origin::Given, "14:45"), NotedCount::NONE, BoardSize::NINE);
        assert_eq!(paid(&form), None);
    }

    #[test]
    fn a_value_is_typed_as_it_is_shown_in_every_language() {
        let values = [
            SettingValue::Rules(Preset::IngEgf),
            SettingValue::Komi(HalfPoints::halves(-15)),
            SettingValue::Handicap(0),
            SettingValue::Penalty(Color::Black, HalfPoints::ZERO),
            SettingValue::Penalty(Color::White, HalfPoints::points(2)),
            SettingValue::Prisoners(Color::Black, Some(0)),
            SettingValue::LastMove(Some(Color::White)),
            SettingValue::Dead(Vec::new()),
            SettingValue::Bowls(Some("measured".to_owned())),
        ];
        for language in Language::ALL {
            kifuscribe_language::within(language, || {
                let mut form = Form::default();
                let given = values.iter().map(|value| Setting::new(value.clone(), Origin::Given)).collect();
                form.take_journaled(given, NotedCount::NONE, BoardSize::NINE);
                let AuditSettings { agreement, bowls, .. } = form.settings(None).unwrap();
                assert_eq!((agreement.rules, agreement.komi), (Some(Preset::IngEgf), HalfPoints::parse("-7.5")));
                assert_eq!((agreement.handicap, agreement.prisoners), (Some(0), [Some(0), None]));
                assert_eq!(agreement.penalties, [Some(HalfPoints::ZERO), Some(HalfPoints::points(2))]);
                assert_eq!((agreement.last_board_move, agreement.dead.as_deref()), (Some(Color::White), Some("")));
                assert_eq!(bowls.as_deref(), Some("measured"));
            });
        }
    }
}
