//! What is known of a game on a page that is signed, beside its result: the conditions, whose protest it is, the open appeals, and what
//! was taken back. The result slip and the report of an audit have the same lines.

use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::count::setting::SettingValue;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::score::handicap_stones;
use kifuscribe_core::session::counting::{Counting, Withdrawal, date_and_time};
use kifuscribe_core::session::incident::IncidentNote;
use kifuscribe_core::session::noted_count::{compensation_of, penalties_of};
use kifuscribe_core::session::recording::RecordingView;
use kifuscribe_language::say;
use kifuscribe_words::incident_text;

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
    /// Whether it was played under protest.
    is_protested: bool,
    /// Whose protest it is, as that was noted.
    protests: Vec<IncidentNote>,
    /// The appeals that nobody has decided.
    appeals: Vec<IncidentNote>,
    /// How rulings and results were taken back.
    withdrawals: Vec<Withdrawal>,
}

impl SignedFacts {
    /// Those of a game as it was recorded.
    #[must_use]
    pub fn of_game(view: &RecordingView, counting: &Counting, is_protested: bool) -> Self {
        let info = &view.info;
        Self {
            rules: info.rules.clone(),
            komi: info.komi,
            handicap_stones: info.known_handicap(),
            compensation: compensation_of(view),
            penalties: penalties_of(view),
            ..Self::noted(counting, is_protested)
        }
    }

    /// Those of a game as it was audited.
    #[must_use]
    pub fn of_audit(account: &AuditAccount, info: Option<&GameInfo>, counting: &Counting) -> Self {
        let is_protested = counting.rulings.iter().any(|ruling| ruling.protest);
        let mut facts = Self::noted(counting, is_protested);
        for setting in &account.settings {
            match setting.value {
                SettingValue::Rules(preset) => facts.rules = preset.to_string(),
                SettingValue::Komi(komi) => facts.komi = Some(komi),
                SettingValue::Handicap(moves) => facts.handicap_stones = handicap_stones(moves),
                SettingValue::Penalty(color, points) => facts.penalties[color as usize] = points,
                SettingValue::Prisoners(..)
                | SettingValue::LastMove(_)
                | SettingValue::Dead(_)
                | SettingValue::Bowls(_) => {}
            }
        }
        facts.handicap_stones = info.map_or(0, GameInfo::known_handicap).max(facts.handicap_stones);
        facts.is_pair_go = account.ended.as_ref().is_some_and(|ended| ended.terms.rules.pair_go);
        facts.compensation = account.ended.as_ref().map_or(HalfPoints::ZERO, |ended| ended.terms.compensation());
        facts
    }

    fn noted(counting: &Counting, is_protested: bool) -> Self {
        Self {
            is_protested,
            protests: counting.protests().into_iter().cloned().collect(),
            appeals: counting.open_appeals().into_iter().map(|(_, note)| note.clone()).collect(),
            withdrawals: counting.withdrawals.clone(),
            ..Self::default()
        }
    }

    /// Puts other names into what people wrote.
    pub fn rename(&mut self, renamed: impl Fn(&str) -> String) {
        for note in self.protests.iter_mut().chain(&mut self.appeals) {
            (note.by, note.text) = (renamed(&note.by), renamed(&note.text));
        }
        for Withdrawal { by, reasons, .. } in &mut self.withdrawals {
            (*by, *reasons) = (renamed(by), renamed(reasons));
        }
    }

    /// The conditions with their label; `None` where nothing is known of them.
    #[must_use]
    pub fn conditions(&self) -> Option<[String; 2]> {
        let rules = Some(self.rules.clone()).filter(|rules| !rules.is_empty());
        let pair_go = self.is_pair_go.then(|| say!("result-slip-pair-go").to_owned());
        let komi = self.komi.map(|komi| say!("result-slip-komi", komi));
        let stones = self.handicap_stones;
        let handicap = (stones > 0).then(|| match self.compensation {
            HalfPoints::ZERO => say!("result-slip-handicap", stones),
            points => say!("result-slip-handicap-with-compensation", stones, points),
        });
        let [black, white] = Color::BOTH.map(|color| self.penalties[color as usize]);
        let penalties = (self.penalties != [HalfPoints::ZERO; 2]).then(|| say!("result-slip-penalties", black, white));
        let all: Vec<String> = [rules, pair_go, komi, handicap, penalties].into_iter().flatten().collect();
        let text = all.join(say!("word-semicolon"));
        (!all.is_empty()).then(|| [say!("result-slip-conditions").to_owned(), text])
    }

    /// The protests, the open appeals and what was taken back, each with its label.
    #[must_use]
    pub fn disputes(&self) -> Vec<[String; 2]> {
        let row = |label: &str, text: String| [label.to_owned(), text];
        let mut rows: Vec<_> =
            self.protests.iter().map(|note| row(say!("result-slip-protest"), incident_text::line(note))).collect();
        if self.is_protested && self.protests.is_empty() {
            rows.push(row(say!("result-slip-protest"), say!("result-slip-protest-of-nobody").to_owned()));
        }
        rows.extend(self.appeals.iter().map(|note| row(say!("result-slip-appeal"), incident_text::line(note))));
        rows.extend(self.withdrawals.iter().map(|Withdrawal { at, by, reasons }| {
            row(say!("result-slip-withdrawn"), say!("result-slip-withdrawn-by", at = date_and_time(at), by, reasons))
        }));
        rows
    }
}
