//! The settings with which the pictures of a count are audited.

use kifuscribe_core::audit::account::{AuditAccount, RecordQuestion};
use kifuscribe_core::audit::audit;
use kifuscribe_core::audit::final_position::Agreement;
use kifuscribe_core::audit::finding::FindingKind;
use kifuscribe_core::audit::pictures::CountObservations;
use kifuscribe_core::audit::request::{AuditError, AuditRequest};
use kifuscribe_core::count::cause::SeenCompensation;
use kifuscribe_core::count::setting::{Origin, Setting, SettingKind, SettingValue, Sourced};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::recorder::event::Question;
use kifuscribe_core::session::counting::{AuditOutcome, OutcomeSettings};
use kifuscribe_core::session::noted_count::NotedCount;
use kifuscribe_core::session::recording::ResultNote;
use kifuscribe_formats::sgf::SgfGame;
use kifuscribe_language::{self as language, Language};
use kifuscribe_words::audit_text;

/// The settings of an audit that are not in the record.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AuditSettings {
    /// What is agreed.
    pub agreement: Agreement,
    /// What the players claim.
    pub claimed: Option<GameResult>,
    /// By how many quarters the pictures are to be turned clockwise.
    pub turn: Option<u8>,
    /// How the bowls were checked before the game, by whom and when: laid out, measured, or trusted.
    pub bowls: Option<String>,
    /// Where those of these settings come from that are not simply given, and when they were given.
    pub sources: Vec<Sourced<SettingKind>>,
    /// The result that the referee decided, by the journal of the game: that the record has it makes it no claim.
    pub decided_result: Option<GameResult>,
    /// The referee's last decision, with who made it, whether it is confirmed or not.
    pub ruling: Option<(String, GameResult)>,
    /// Who claims which result, by the journal of the game.
    pub claims: Vec<ResultNote>,
    /// The numbers of black and white stones in the bowls that the journal of the game has, and those of the rules, where they differ.
    pub wrong_bowls: Vec<[[usize; 2]; 2]>,
    /// The wrong compensation that the camera at the table saw, by the journal of the game.
    pub wrong_compensation: Option<SeenCompensation>,
    /// The note in the journal of the game, by its number, that decides it by the rules, with the result.
    pub decided: Option<(usize, GameResult)>,
    /// The note in the journal of the game, by its number, that leaves open how it ends.
    pub left_open: Option<usize>,
    /// The questions about the record of the game that are open.
    pub open_questions: Vec<Question>,
}

impl AuditSettings {
    /// These settings about a game whose journal has this. What is given holds; what is not is as it was noted.
    #[must_use]
    pub fn with_noted(mut self, noted: &NotedCount) -> Self {
        self.agreement.noted.clone_from(&noted.penalties);
        let said = noted.claimed.as_ref().map(|claimed| claimed.value);
        // Another claim that is given now is what the players claim, in the place of what they claimed before.
        if self.claimed.is_none() || self.claimed == said {
            self.claims.clone_from(&noted.claims);
        }
        self.claimed = self.claimed.or(said);
        if let (None, Some(bowls)) = (&self.bowls, &noted.bowls) {
            self.bowls = Some(bowls.value.clone());
            self.sources.push(bowls.clone().map(|_| SettingKind::Bowls));
        }
        self.decided_result = noted.decided_result;
        self.ruling.clone_from(&noted.ruling);
        self.wrong_bowls.clone_from(&noted.wrong_bowls);
        self.wrong_compensation.clone_from(&noted.wrong_compensation);
        self.decided = noted.decided;
        self.left_open = noted.left_open;
        self.open_questions.clone_from(&noted.open_questions);
        self
    }

    /// These settings of a game that nobody recorded, with what was given for an audit of it before, each from where it came then.
    #[must_use]
    pub fn with_stated(mut self, outcome: &AuditOutcome) -> Self {
        let OutcomeSettings::Stated { settings, .. } = &outcome.settings else { return self };
        for setting in settings.iter().filter(|setting| matches!(setting.from, Origin::Given | Origin::Pairing)) {
            match setting.value {
                SettingValue::Rules(preset) => self.agreement.rules = Some(preset),
                SettingValue::Komi(komi) => self.agreement.komi = Some(komi),
                SettingValue::Handicap(moves) => self.agreement.handicap = Some(moves),
                SettingValue::Penalty(color, points) => self.agreement.penalties[color as usize] = Some(points),
                _ => continue,
            }
            self.sources.push(setting.clone().map(|value| value.kind()));
        }
        self
    }

    /// Audits a count of which this was read, of the game of this record; without one of a game that nobody recorded.
    ///
    /// # Errors
    /// [`AuditError`]: what was agreed names stones that are not there.
    pub fn audit(&self, game: Option<&SgfGame>, pictures: &CountObservations) -> Result<AuditAccount, AuditError> {
        let is_decided =
            |game: &&SgfGame| self.decided_result.is_some() && game.record.info.result == self.decided_result;
        let unclaimed = game.filter(is_decided).map(|game| {
            let mut record = game.record.clone();
            record.info.result = None;
            record
        });
        let request = AuditRequest {
            record: unclaimed.as_ref().or(game.map(|game| &game.record)),
            reading_notes: game.map_or(&[], |game| &game.notes),
            agreement: &self.agreement,
            claimed: self.claimed,
            turn: self.turn,
        };
        let mut account = audit(&request, pictures)?;
        let open = |asked: &Question| RecordQuestion { id: asked.id, after: asked.after, points: asked.points.clone() };
        account.open_questions = self.open_questions.iter().map(open).collect();
        let from = if self.bowls.is_some() { Origin::Given } else { Origin::Assumed };
        account.settings.push(Setting::new(SettingValue::Bowls(self.bowls.clone()), from));
        let is_noted =
            |source: &Sourced<SettingKind>| source.value == SettingKind::Bowls && source.from == Origin::Journal;
        let are_checked = self.bowls.is_some() && !self.sources.iter().any(is_noted);
        self.wrong_bowls.iter().for_each(|&[stones, due]| account.doubt_for_bowls(stones, due, are_checked));
        if let Some(seen) = &self.wrong_compensation {
            account.doubt_for_compensation(seen, pictures.compensated.is_some());
        }
        self.claims.iter().for_each(|claim| account.compare_claim(&claim.signed.by, claim.result));
        if let Some((by, decided)) = &self.ruling {
            account.compare_decision(by, *decided);
        }
        if let Some((note, result)) = self.decided {
            account.doubt_for_note(FindingKind::DecidedByNote { note, result });
        } else if let Some(note) = self.left_open {
            account.doubt_for_note(FindingKind::LeftOpenByNote { note });
        }
        for setting in account.settings.iter_mut().filter(|setting| setting.from == Origin::Given) {
            if let Some(source) = self.sources.iter().find(|source| source.value == setting.value.kind()) {
                (setting.from, setting.at) = (source.from, source.at.clone());
            }
        }
        Ok(account)
    }
}

/// Returns an account as the journal keeps it, with its sentence in English. `at` is the wall-clock time, `files` are those that the
/// count rests on, with their hashes.
#[must_use]
pub fn outcome(account: &AuditAccount, at: String, files: Vec<[String; 2]>) -> AuditOutcome {
    AuditOutcome {
        at,
        verdict: account.verdict,
        sentence: language::within(Language::English, || {
            let said = [Some(audit_text::verdict(account)), audit_text::record_is_open(account)];
            said.into_iter().flatten().collect::<Vec<_>>().join(" ")
        }),
        computed: account.computed,
        claimed: account.claimed,
        settings: OutcomeSettings::Stated { size: account.size, settings: account.settings.clone() },
        files,
    }
}
