//! What is known of a game on a page that is signed, beside its result: the conditions, whose protest it is, the appeals, and what was
//! withdrawn or overruled, or is open. The result slip and the report of an audit have the same lines.

use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::count::setting::{Origin, SettingKind, SettingValue};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::score::handicap_stones;
use kifuscribe_core::session::counting::Counting;
use kifuscribe_core::session::end_note::EndNote;
use kifuscribe_core::session::noted_count::{self, compensation_of, end_notes_of, penalties_of};
use kifuscribe_core::session::outdone::OutdoneAct;
use kifuscribe_core::session::recording::RecordingView;
use kifuscribe_language::say;
use kifuscribe_words::history_text;
use kifuscribe_words::incident_text;
use kifuscribe_words::recording_text;

/// What a page that is signed says of a game beside its result.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SignedFacts {
    rules: String,
    /// Whether pair go is played by them.
    is_pair_go: bool,
    komi: Option<HalfPoints>,
    handicap_stones: usize,
    /// What White receives for them.
    compensation: HalfPoints,
    /// Of Black and of White.
    penalties: [HalfPoints; 2],
    /// Which of these an audit assumed because nobody gave them: they are marked.
    assumed: Vec<SettingKind>,
    /// The protests, the appeals, and what no longer holds or is open beside what was decided, each with its label.
    disputes: Vec<[String; 2]>,
    /// Whether an appeal is open: what was decided and confirmed may yet be decided otherwise.
    pub is_appealed: bool,
    /// Whether the game is under protest.
    pub is_protested: bool,
}

impl SignedFacts {
    /// Those of a game as it was recorded; `is_protested` where its result was confirmed or decided under protest.
    #[must_use]
    pub fn of_game(view: &RecordingView, counting: &Counting, is_protested: bool) -> Self {
        let info = &view.info;
        Self {
            rules: info.rules.clone(),
            komi: info.komi,
            handicap_stones: info.known_handicap(),
            compensation: compensation_of(view),
            penalties: penalties_of(view),
            ..Self::noted(counting, (&view.outdone, &end_notes_of(view, counting)), is_protested)
        }
        .with_open_questions(view)
    }

    /// The same with the questions about the record that nobody has answered.
    fn with_open_questions(mut self, view: &RecordingView) -> Self {
        let size = view.record.as_ref().map_or(BoardSize::NINETEEN, |record| record.size);
        self.disputes.extend(view.questions.iter().map(|asked| {
            let line = recording_text::question(asked, size);
            [say!("result-slip-open-question").to_owned(), say!("appeal-numbered", number = asked.id, line)]
        }));
        self
    }

    /// Those of a game as it was audited.
    #[must_use]
    pub fn of_audit(
        account: &AuditAccount,
        record: Option<&GameRecord>,
        (counting, outdone): (&Counting, &[OutdoneAct]),
    ) -> Self {
        let is_protested = counting.rulings.iter().any(|ruling| ruling.protest);
        let rules = account.settings.iter().find_map(|setting| match setting.value {
            SettingValue::Rules(preset) => Some(preset),
            _ => None,
        });
        let ends = record.map(|record| noted_count::end_notes_in(record, rules, counting)).unwrap_or_default();
        let mut facts = Self::noted(counting, (outdone, &ends), is_protested);
        for setting in &account.settings {
            if setting.from == Origin::Assumed {
                facts.assumed.push(setting.value.kind());
            }
            match setting.value {
                SettingValue::Rules(preset) => facts.rules = preset.to_string(),
                SettingValue::Komi(komi) => facts.komi = Some(komi),
                SettingValue::Handicap(moves) => facts.handicap_stones = handicap_stones(moves),
                SettingValue::Penalty(color, points) => facts.penalties[color as usize] = points,
                SettingValue::Prisoners(..)
                | SettingValue::LastMove(_)
                | SettingValue::Dead(_)
                | SettingValue::Bowls(_)
                | SettingValue::PairGo
                | SettingValue::Compensation(_)
                | SettingValue::Odd(_) => {}
            }
        }
        facts.handicap_stones = record.map_or(0, |record| record.info.known_handicap()).max(facts.handicap_stones);
        facts.is_pair_go = account.ended.as_ref().is_some_and(|ended| ended.terms.rules.pair_go);
        facts.compensation = account.ended.as_ref().map_or(HalfPoints::ZERO, |ended| ended.terms.compensation());
        facts
    }

    fn noted(counting: &Counting, (outdone, ends): (&[OutdoneAct], &[EndNote<'_>]), is_protested: bool) -> Self {
        let protest = |text: String| [say!("result-slip-protest").to_owned(), text];
        let mut disputes: Vec<_> =
            counting.protests().into_iter().map(|note| protest(incident_text::line(note))).collect();
        if is_protested && disputes.is_empty() {
            let was_taken_back = say!("incident-line-was-taken-back");
            let line = |note| protest(format!("{} {was_taken_back}", incident_text::line(note)));
            disputes.extend(counting.protests_taken_back().into_iter().map(line));
            if disputes.is_empty() {
                disputes.push(protest(say!("result-slip-protest-of-nobody").to_owned()));
            }
        }
        disputes.extend(ends.iter().map(history_text::end_note));
        disputes.extend(history_text::appeals(counting));
        disputes.extend(history_text::outdone_rows(counting, outdone));
        let is_held = is_protested && counting.protests_taken_back().is_empty();
        let is_protested = is_held || !counting.protests().is_empty();
        Self { disputes, is_appealed: !counting.open_appeals().is_empty(), is_protested, ..Self::default() }
    }

    /// Puts other names into what people wrote.
    pub fn rename(&mut self, renamed: impl Fn(&str) -> String) {
        self.disputes.iter_mut().for_each(|[_, text]| *text = renamed(text));
    }

    /// The conditions with their label; `None` where nothing is known of them.
    #[must_use]
    pub fn conditions(&self) -> Option<[String; 2]> {
        let marked = |kind: SettingKind, text: String| match self.assumed.contains(&kind) {
            true => say!("result-slip-assumed", text),
            false => text,
        };
        let rules = Some(self.rules.clone()).filter(|rules| !rules.is_empty());
        let rules = rules.map(|rules| marked(SettingKind::Rules, rules));
        let pair_go = self.is_pair_go.then(|| say!("result-slip-pair-go").to_owned());
        let komi = self.komi.map(|komi| marked(SettingKind::Komi, say!("result-slip-komi", komi)));
        let stones = self.handicap_stones;
        let handicap = (stones > 0).then(|| match self.compensation {
            HalfPoints::ZERO => say!("result-slip-handicap", stones),
            points => say!("result-slip-handicap-with-compensation", stones, points),
        });
        let [black, white] =
            Color::BOTH.map(|color| marked(SettingKind::Penalty(color), self.penalties[color as usize].to_string()));
        let no_penalty = self.penalties == [HalfPoints::ZERO; 2];
        let is_assumed = Color::BOTH.iter().all(|&color| self.assumed.contains(&SettingKind::Penalty(color)));
        let penalties = match no_penalty {
            true if is_assumed => Some(say!("result-slip-no-penalty-given").to_owned()),
            true => None,
            false => Some(say!("result-slip-penalties", black, white)),
        };
        let all: Vec<String> = [rules, pair_go, komi, handicap, penalties].into_iter().flatten().collect();
        let text = all.join(say!("word-semicolon"));
        (!all.is_empty()).then(|| [say!("result-slip-conditions").to_owned(), text])
    }

    /// The protests, the appeals, and what no longer holds or is open beside what was decided, each with its label.
    #[must_use]
    pub fn disputes(&self) -> &[[String; 2]] {
        &self.disputes
    }
}
