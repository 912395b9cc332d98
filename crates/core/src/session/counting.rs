//! The count of one game: audits of the finished fill, and what was decided on them.

use std::collections::BTreeMap;

use kifuscribe_language::Message;
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::count::audit::{Verdict, same_result};
use crate::count::cause::SeenCompensation;
use crate::count::checkpoints::Checkpoint;
use crate::count::irregularity::{Irregularity, IrregularityKind};
use crate::count::setting::{Setting, SettingValue};
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::named::Named as _;
use crate::game::point::{BoardSize, Point};
use crate::game::possible_margins::PossibleMargins;
use crate::game::preset::Preset;
use crate::game::record::GameRecord;
use crate::game::result::GameResult;
use crate::game::score::handicap_stones;
use crate::session::assent::Assent;
use crate::session::incident::{Incident, IncidentNote, holding};

/// What was decided after an audit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray, Message)]
#[strum(serialize_all = "kebab-case")]
pub enum Resolution {
    /// The missing stone was found.
    StoneFound,
    /// The position was restored and counted again.
    CountedAgain,
    /// Both players accept the computed result.
    ComputedAccepted,
    /// The referee decided.
    RefereeDecided,
    /// Both players have confirmed the result: it is final, and what is found later is information only.
    Confirmed,
}

/// The outcome of an audit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditOutcome {
    /// The wall-clock time as ISO 8601.
    pub at: String,
    /// The verdict.
    pub verdict: Verdict,
    /// The verdict as a sentence.
    pub sentence: String,
    /// The computed result.
    pub computed: Option<GameResult>,
    /// The claimed result.
    pub claimed: Option<GameResult>,
    /// The settings it rests on.
    pub settings: OutcomeSettings,
    /// The files it rests on with their hashes.
    pub files: Vec<[String; 2]>,
}

impl AuditOutcome {
    /// The result that it saw counted. What it computed of the record alone, where it cannot tell, is none.
    #[must_use]
    pub fn counted(&self) -> Option<GameResult> {
        self.computed.filter(|_| self.verdict != Verdict::CannotTell)
    }

    /// Whether that is this result.
    #[must_use]
    pub fn came_to(&self, result: GameResult) -> bool {
        self.counted().is_some_and(|counted| same_result(counted, result))
    }

    /// Whether it rests on the file of this hash.
    #[must_use]
    pub fn has_file(&self, hash: &str) -> bool {
        self.files.iter().any(|[_, of]| of == hash)
    }

    /// The komi among its settings.
    #[must_use]
    pub fn komi(&self) -> Option<HalfPoints> {
        match &self.settings {
            OutcomeSettings::Stated { settings, .. } => settings.iter().find_map(|setting| match setting.value {
                SettingValue::Komi(points) => Some(points),
                _ => None,
            }),
            OutcomeSettings::Written(_) => HalfPoints::parse(self.settings.written("komi")?),
        }
    }

    /// The rules among its settings.
    #[must_use]
    pub fn rules(&self) -> Option<Preset> {
        match &self.settings {
            OutcomeSettings::Stated { settings, .. } => settings.iter().find_map(|setting| match setting.value {
                SettingValue::Rules(preset) => Some(preset),
                _ => None,
            }),
            OutcomeSettings::Written(_) => Preset::from_name(self.settings.written("rules")?),
        }
    }

    /// Its settings; `None` where they are in words.
    #[must_use]
    pub fn stated_settings(&self) -> Option<&[Setting]> {
        match &self.settings {
            OutcomeSettings::Stated { settings, .. } => Some(settings),
            OutcomeSettings::Written(_) => None,
        }
    }

    /// The game as far as its settings say how it is counted, for a game of which there is no record: the board, the rules, the komi and
    /// the handicap; `None` of an audit whose settings are in words.
    #[must_use]
    pub fn stated_game(&self) -> Option<GameRecord> {
        let OutcomeSettings::Stated { size, settings } = &self.settings else { return None };
        let mut record = GameRecord::new(*size);
        for setting in settings {
            match setting.value {
                SettingValue::Rules(preset) => record.info.rules = preset.sgf_name().to_owned(),
                SettingValue::Komi(komi) => record.info.komi = Some(komi),
                SettingValue::Handicap(moves) => record.info.handicap = Some(handicap_stones(moves)),
                _ => {}
            }
        }
        Some(record)
    }

    /// The margins that a count with its settings can come to; `None` of an audit whose settings are in words.
    #[must_use]
    pub fn possible_margins(&self) -> Option<PossibleMargins> {
        let (game, settings) = (self.stated_game()?, self.stated_settings()?);
        let paid = |color| {
            let of_color = settings.iter().find_map(|setting| match setting.value {
                SettingValue::Penalty(of, points) if of == color => Some(points),
                _ => None,
            });
            of_color.unwrap_or_default()
        };
        Some(PossibleMargins::of(&game.info, &game).with_penalties(Color::BOTH.map(paid)))
    }

    /// The dead stones among its settings; `None` where they are not there, or are none of this board.
    #[must_use]
    pub fn dead_stones(&self, size: BoardSize) -> Option<Vec<Point>> {
        match &self.settings {
            OutcomeSettings::Stated { settings, .. } => settings.iter().find_map(|setting| match &setting.value {
                SettingValue::Dead(points) => points.iter().all(|point| point.is_on(size)).then(|| points.clone()),
                _ => None,
            }),
            OutcomeSettings::Written(_) => {
                let labels = self.settings.written("dead")?.split_whitespace().filter(|&label| label != "none");
                labels.map(|label| Point::from_label(label, size)).collect()
            }
        }
    }
}

/// The settings that an audit rests on, as its journal has them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OutcomeSettings {
    /// The settings.
    Stated {
        /// The board.
        size: BoardSize,
        /// The settings.
        settings: Vec<Setting>,
    },
    /// Of each its name in JSON, its value in English, where it comes from: a journal of format 1 has them like that.
    Written(Vec<[String; 3]>),
}

impl OutcomeSettings {
    /// How many there are.
    pub(super) fn number(&self) -> usize {
        match self {
            Self::Stated { settings, .. } => settings.len(),
            Self::Written(settings) => settings.len(),
        }
    }

    /// The value in English of the setting with this name in JSON, where it was written like that.
    fn written(&self, wanted: &str) -> Option<&str> {
        match self {
            Self::Written(settings) => settings.iter().find(|[name, ..]| name == wanted).map(|[_, value, _]| &**value),
            Self::Stated { .. } => None,
        }
    }
}

#[cfg(test)]
impl AuditOutcome {
    /// An audit that agrees and computed this result, with these settings as a journal of format 1 has them.
    pub(super) fn agreeing(computed: &str, settings: &[[&str; 3]]) -> Self {
        Self {
            at: String::new(),
            verdict: Verdict::Agrees,
            sentence: String::new(),
            computed: GameResult::from_sgf(computed),
            claimed: None,
            settings: OutcomeSettings::Written(settings.iter().map(|setting| setting.map(str::to_owned)).collect()),
            files: Vec::new(),
        }
    }
}

/// A decision of the players or the referee.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// The wall-clock time as ISO 8601.
    pub at: String,
    /// What was decided.
    pub way: Resolution,
    /// Who decided; empty if unknown.
    pub by: String,
    /// The ruling and its reasons, in the referee's words.
    pub reasons: String,
    /// Whether the game is played on or ended under protest.
    pub protest: bool,
    /// The result that was confirmed or decided; `None` where the decision names none.
    pub result: Option<GameResult>,
    /// Which players confirm it, or agree to what the referee decides; nobody's in a journal whose program did not write it down.
    pub assent: Assent,
    /// The appeals that a referee's decision answers, by their numbers among what was noted beside the moves, from 1. Where it has
    /// none, it answers all that were open: a program that did not write them down closed them all.
    pub appeals: Vec<usize>,
}

/// A notice during the count: a checkpoint, or something that the referee should check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountNotice {
    /// The wall-clock time as ISO 8601.
    pub at: String,
    /// What was noticed.
    pub what: Noticed,
    /// The hash of its picture; `None` if none is stored.
    pub picture: Option<String>,
}

/// What was noticed during a count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Noticed {
    /// A checkpoint of a regular count.
    Checkpoint(Checkpoint),
    /// Something that the referee should check.
    Irregular {
        /// What it is.
        what: Irregularity,
        /// The board.
        size: BoardSize,
    },
    /// A notice in English, without a full stop: a journal of format 1 has it like that.
    Written {
        /// What it is about.
        kind: NoticeKind,
        /// The notice.
        text: String,
    },
}

impl Noticed {
    /// What it is about.
    #[must_use]
    pub fn kind(&self) -> NoticeKind {
        match self {
            Self::Checkpoint(checkpoint) => NoticeKind::Checkpoint(*checkpoint),
            Self::Irregular { what, .. } => NoticeKind::Irregular(what.into()),
            Self::Written { kind, .. } => *kind,
        }
    }
}

/// What a notice of a count is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoticeKind {
    /// A checkpoint of a regular count.
    Checkpoint(Checkpoint),
    /// Something that the referee should check.
    Irregular(IrregularityKind),
}

impl NoticeKind {
    /// The checkpoint; `None` for an irregularity.
    #[must_use]
    pub const fn checkpoint(self) -> Option<Checkpoint> {
        match self {
            Self::Checkpoint(checkpoint) => Some(checkpoint),
            Self::Irregular(_) => None,
        }
    }

    /// The name in JSON, such as `dead-off` or `stone-moved`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Checkpoint(checkpoint) => checkpoint.into(),
            Self::Irregular(irregularity) => irregularity.into(),
        }
    }

    /// The kind of that [`NoticeKind::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let irregular = || name.parse().ok().map(Self::Irregular);
        name.parse().ok().map(Self::Checkpoint).or_else(irregular)
    }
}

impl CountNotice {
    /// Whether the referee should check it.
    #[must_use]
    pub fn is_irregular(&self) -> bool {
        matches!(self.what.kind(), NoticeKind::Irregular(_))
    }
}

/// Taking back the ruling, or the result, that was given last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Withdrawal {
    /// The wall-clock time as ISO 8601.
    pub at: String,
    /// Who takes it back.
    pub by: String,
    /// Why.
    pub reasons: String,
}

/// Papers that were written about a game: result slips, reports, the journal of a count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenPapers {
    /// The wall-clock time as ISO 8601.
    pub at: String,
    /// The name of each with the hash of what was written; of the journal of a count, the hash of its last line.
    pub files: Vec<[String; 2]>,
}

/// Something that happens at a count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CountEvent {
    /// Something was noticed.
    Noticed(CountNotice),
    /// A fill was audited.
    Audited(AuditOutcome),
    /// A person decided.
    Ruled(Ruling),
    /// A person took the last ruling back.
    Withdrawn(Withdrawal),
    /// Something was noted about the game beside its moves.
    Incident(IncidentNote),
    /// Papers were written.
    Papers(WrittenPapers),
}

/// What the events of a count add up to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Counting {
    /// The audits, the oldest first.
    pub audits: Vec<AuditOutcome>,
    /// The decisions that hold, the oldest first.
    pub rulings: Vec<Ruling>,
    /// How decisions were taken back, the oldest first.
    pub withdrawals: Vec<Withdrawal>,
    /// The notices, the oldest first.
    pub notices: Vec<CountNotice>,
    /// What was noted about the game beside its moves, the oldest first.
    pub incidents: Vec<IncidentNote>,
    /// The papers that were written, the oldest first.
    pub papers: Vec<WrittenPapers>,
    /// Everything, in the order of the journal, which says what came after what: clocks are set back, and two lines can have one second.
    pub journal: Vec<CountEvent>,
}

impl Counting {
    /// The wrong compensation that the camera saw last; `None` where none was seen, and where the right one was seen after it.
    #[must_use]
    pub fn wrong_compensation(&self) -> Option<SeenCompensation> {
        let seen = |notice: &CountNotice| match &notice.what {
            Noticed::Irregular { what: Irregularity::WrongCompensation { stones, .. }, .. } => {
                Some(Some(SeenCompensation { at: notice.at.clone(), stones: *stones }))
            }
            Noticed::Checkpoint(Checkpoint::Compensated) => Some(None),
            Noticed::Checkpoint(_) | Noticed::Irregular { .. } | Noticed::Written { .. } => None,
        };
        self.notices.iter().rev().find_map(seen).flatten()
    }

    /// The wrong compensation that the camera saw, while no audit and no ruling came after it.
    #[must_use]
    pub fn unchecked_compensation(&self) -> Option<SeenCompensation> {
        let wrong = self.wrong_compensation()?;
        let is_it = |event: &CountEvent| match event {
            CountEvent::Noticed(CountNotice { at, what: Noticed::Irregular { what, .. }, .. }) => {
                *at == wrong.at && matches!(what, Irregularity::WrongCompensation { .. })
            }
            _ => false,
        };
        let settled = self.place(|event| matches!(event, CountEvent::Audited(_) | CountEvent::Ruled(_)));
        let noticed = self.place(is_it);
        Some(wrong).filter(|_| noticed > settled)
    }

    /// Whether the result was confirmed with the last audit, which agreed with it. A later audit is for information only, and so is one
    /// that differed, or came to another result than was confirmed.
    #[must_use]
    pub fn is_confirmed_by_the_last_audit(&self) -> bool {
        let result = self.confirmed().and_then(|ruling| ruling.result);
        let own = self.audit_of_confirmation().filter(|&audit| Some(audit) == self.audits.last());
        let agreed = own.filter(|audit| audit.verdict == Verdict::Agrees);
        agreed.zip(result).is_some_and(|(audit, result)| audit.came_to(result))
    }

    /// The protests that hold.
    #[must_use]
    pub fn protests(&self) -> Vec<&IncidentNote> {
        let notes = holding(&self.incidents).into_iter().map(|(_, note)| note);
        notes.filter(|note| matches!(note.incident, Incident::Protest { .. })).collect()
    }

    /// The protests that were noted and taken back.
    #[must_use]
    pub fn protests_taken_back(&self) -> Vec<&IncidentNote> {
        let holds = self.protests();
        let is_gone = |note: &&IncidentNote| matches!(note.incident, Incident::Protest { .. }) && !holds.contains(note);
        self.incidents.iter().filter(is_gone).collect()
    }

    /// Whether the game is under protest: one that was noted holds, or a ruling or the confirmation says so.
    #[must_use]
    pub fn is_protested(&self) -> bool {
        self.is_protested_where(self.rulings.iter().any(|ruling| ruling.protest))
    }

    /// Whether a protest holds, or there is one that `is_said` without whose it is: who has taken back what was noted protests no longer.
    pub(super) fn is_protested_where(&self, is_said: bool) -> bool {
        !self.protests().is_empty() || (is_said && self.protests_taken_back().is_empty())
    }

    /// The place in the journal of the last event of which `is` holds.
    fn place(&self, is: impl Fn(&CountEvent) -> bool) -> Option<usize> {
        self.journal.iter().rposition(is)
    }

    /// The rulings that hold, each with its place in the journal. Of two that say the same, the later one was taken back.
    pub(super) fn held_rulings(&self) -> Vec<(usize, &Ruling)> {
        let mut held = self.rulings.iter().peekable();
        let is_next = |(place, event): (usize, &CountEvent)| match event {
            CountEvent::Ruled(ruled) => Some((place, held.next_if(|&ruling| ruling == ruled)?)),
            _ => None,
        };
        self.journal.iter().enumerate().filter_map(is_next).collect()
    }

    /// The last decision of the referee on a result, where it came after this note about the game, by its number from 1.
    pub(super) fn decision_after_note(&self, number: usize) -> Option<&Ruling> {
        let noted = self.place_of_note(number);
        let decides = |ruling: &Ruling| ruling.way == Resolution::RefereeDecided && ruling.result.is_some();
        self.last_ruling(decides).filter(|&(at, _)| noted < Some(at)).map(|(_, ruling)| ruling)
    }

    /// Whether the result was confirmed before this note about the game, by its number from 1.
    pub(super) fn is_noted_after_confirmation(&self, number: usize) -> bool {
        self.confirmation().is_some_and(|(at, _)| self.place_of_note(number) > Some(at))
    }

    /// The place in the journal of a note about the game, by its number from 1.
    fn place_of_note(&self, number: usize) -> Option<usize> {
        let is_note = |(place, event): (usize, &CountEvent)| matches!(event, CountEvent::Incident(_)).then_some(place);
        self.journal.iter().enumerate().filter_map(is_note).nth(number.saturating_sub(1))
    }

    /// The last ruling that holds and of which `is` holds, with its place in the journal.
    fn last_ruling(&self, is: impl Fn(&Ruling) -> bool) -> Option<(usize, &Ruling)> {
        self.held_rulings().into_iter().rfind(|(_, ruling)| is(ruling))
    }

    /// The last ruling that names a result, with that; `None` where an audit that saw a count came after it.
    pub(super) fn ruled_result(&self) -> Option<GameResult> {
        let (at, ruling) = self.last_ruling(|ruling| ruling.result.is_some())?;
        let counted = self.place(|event| matches!(event, CountEvent::Audited(audit) if audit.counted().is_some()));
        ruling.result.filter(|_| counted <= Some(at))
    }

    /// Whether somebody decided after the last audit.
    #[must_use]
    pub fn is_decided_after_the_audit(&self) -> bool {
        let audited = self.place(|event| matches!(event, CountEvent::Audited(_)));
        self.last_ruling(|_| true).is_some_and(|(at, _)| audited <= Some(at))
    }

    /// The audit that the result was confirmed with: the last one before its confirmation.
    #[must_use]
    pub fn audit_of_confirmation(&self) -> Option<&AuditOutcome> {
        let (at, _) = self.confirmation()?;
        self.journal[..at].iter().rev().find_map(|event| match event {
            CountEvent::Audited(audit) => Some(audit),
            CountEvent::Noticed(_)
            | CountEvent::Ruled(_)
            | CountEvent::Withdrawn(_)
            | CountEvent::Incident(_)
            | CountEvent::Papers(_) => None,
        })
    }

    /// The papers with the hash of each as it was written last.
    #[must_use]
    pub fn last_papers(&self) -> BTreeMap<&str, &str> {
        self.papers.iter().flat_map(|papers| &papers.files).map(|[name, hash]| (&**name, &**hash)).collect()
    }

    /// The last audit that computed this result.
    #[must_use]
    pub fn audit_with(&self, result: GameResult) -> Option<&AuditOutcome> {
        self.audits.iter().rfind(|audit| audit.counted().is_some_and(|counted| same_result(counted, result)))
    }

    /// The last audit that saw a count.
    #[must_use]
    pub fn last_counted(&self) -> Option<&AuditOutcome> {
        self.audits.iter().rfind(|audit| audit.counted().is_some())
    }

    /// The appeals that nobody has decided, each with its number among what was noted beside the moves, from 1: not taken back, and
    /// answered by no referee's decision that the journal has after them.
    #[must_use]
    pub fn open_appeals(&self) -> Vec<(usize, &IncidentNote)> {
        let answered = self.appeals();
        let is_open = |&(_, _, answer): &(usize, &IncidentNote, Option<&Ruling>)| answer.is_none();
        answered.into_iter().filter(is_open).map(|(number, note, _)| (number, note)).collect()
    }

    /// The appeals that hold, each with its number among what was noted beside the moves, from 1, and with the referee's decision that
    /// answers it.
    #[must_use]
    pub fn appeals(&self) -> Vec<(usize, &IncidentNote, Option<&Ruling>)> {
        let held = self.held_rulings();
        let (mut appeals, mut notes) = (BTreeMap::new(), 0);
        for (place, event) in self.journal.iter().enumerate() {
            match event {
                CountEvent::Incident(note) => {
                    notes += 1;
                    appeals.extend(matches!(note.incident, Incident::Appeal { .. }).then_some((notes, None)));
                }
                CountEvent::Ruled(ruling)
                    if ruling.way == Resolution::RefereeDecided && held.iter().any(|&(at, _)| at == place) =>
                {
                    let is_meant = |number| ruling.appeals.is_empty() || ruling.appeals.contains(number);
                    let answered = appeals.iter_mut().filter(|(number, answer)| answer.is_none() && is_meant(number));
                    answered.for_each(|(_, answer)| *answer = Some(ruling));
                }
                CountEvent::Ruled(_)
                | CountEvent::Noticed(_)
                | CountEvent::Audited(_)
                | CountEvent::Withdrawn(_)
                | CountEvent::Papers(_) => {}
            }
        }
        let of = |(number, note)| Some((number, note, *appeals.get(&number)?));
        holding(&self.incidents).into_iter().filter_map(of).collect()
    }

    /// Adds an event.
    pub fn apply(&mut self, event: &CountEvent) {
        self.journal.push(event.clone());
        match event {
            CountEvent::Audited(audited) => self.audits.push(audited.clone()),
            CountEvent::Ruled(ruling) => self.rulings.push(ruling.clone()),
            CountEvent::Withdrawn(withdrawal) => {
                self.rulings.pop();
                self.withdrawals.push(withdrawal.clone());
            }
            CountEvent::Noticed(notice) => self.notices.push(notice.clone()),
            CountEvent::Incident(note) => self.incidents.push(note.clone()),
            CountEvent::Papers(papers) => self.papers.push(papers.clone()),
        }
    }

    /// This count, and then `later` of the same game.
    #[must_use]
    pub fn followed_by(mut self, later: Self) -> Self {
        let Self { audits, rulings, withdrawals, notices, incidents, papers, journal } = later;
        self.audits.extend(audits);
        self.rulings.extend(rulings);
        self.withdrawals.extend(withdrawals);
        self.notices.extend(notices);
        self.incidents.extend(incidents);
        self.papers.extend(papers);
        self.journal.extend(journal);
        self
    }

    /// The last decision of the referee that names a result.
    #[must_use]
    pub fn last_decision(&self) -> Option<&Ruling> {
        let decided = |ruling: &&Ruling| ruling.way == Resolution::RefereeDecided && ruling.result.is_some();
        self.rulings.iter().rfind(decided)
    }

    /// Who decided which result last as the referee, while nothing is confirmed.
    #[must_use]
    pub fn unconfirmed_decision(&self) -> Option<(String, GameResult)> {
        let ruling = self.last_decision().filter(|_| self.confirmed().is_none())?;
        Some((ruling.by.clone(), ruling.result?))
    }

    /// The referee's decision by which the game has this result: the last one that names a result, where it names this one.
    #[must_use]
    pub fn decision(&self, result: GameResult) -> Option<&Ruling> {
        self.last_decision().filter(|ruling| ruling.result == Some(result))
    }

    /// Whether a decision of the referee leaves standing what was decided or confirmed before: it names no result of its own.
    #[must_use]
    pub fn upholds(&self, ruling: &Ruling) -> bool {
        let is_decision = ruling.way == Resolution::RefereeDecided && ruling.result.is_none();
        is_decision && self.rulings.iter().take_while(|&earlier| earlier != ruling).any(|r| r.result.is_some())
    }

    /// The ruling that made the result final, with its place in the journal.
    fn confirmation(&self) -> Option<(usize, &Ruling)> {
        self.held_rulings().into_iter().find(|(_, ruling)| ruling.way == Resolution::Confirmed)
    }

    /// The ruling by which the players confirmed the result; `None` where none did, and where the referee's decision made it final, which
    /// is written down just before and by the same person. Of a journal that does not say who confirmed it, nothing more is known than
    /// that.
    #[must_use]
    pub fn confirmed_by_players(&self) -> Option<&Ruling> {
        let (at, confirmed) = self.confirmation()?;
        let is_of_decision = |event: &CountEvent| match event {
            CountEvent::Ruled(ruling) => {
                let of = |ruling: &Ruling| (ruling.result, ruling.by.clone(), ruling.at.clone());
                ruling.way == Resolution::RefereeDecided && of(ruling) == of(confirmed)
            }
            _ => false,
        };
        let before = at.checked_sub(1).map(|at| &self.journal[at]);
        let is_decision = !confirmed.assent.is_of_both() && before.is_some_and(is_of_decision);
        (!is_decision).then_some(confirmed)
    }

    /// The rulings, each decision once: a confirmation that was written with the referee's decision is none of its own.
    pub fn rulings_once(&self) -> impl Iterator<Item = &Ruling> {
        let is_decided = self.confirmed_by_players().is_none();
        self.rulings.iter().filter(move |ruling| !is_decided || ruling.way != Resolution::Confirmed)
    }

    /// The ruling that made the result final, by which both players confirmed it or the referee decided it. Later findings are information only.
    #[must_use]
    pub fn confirmed(&self) -> Option<&Ruling> {
        self.rulings.iter().find(|r| r.way == Resolution::Confirmed)
    }
}

/// The hours and minutes of a time as ISO 8601 writes it, such as `14:32`; the whole text if it is not one.
#[must_use]
pub fn clock_time(at: &str) -> &str {
    at.split_once('T').and_then(|(_, time)| time.get(..5)).unwrap_or(at)
}

/// The date and the minutes of a time as ISO 8601 writes it, such as `2026-11-21, 14:32`; the whole text if it is none.
#[must_use]
pub fn date_and_time(at: &str) -> String {
    match at.split_once('T').map(|(date, time)| (date, time.get(..5))) {
        Some((date, Some(time))) => format!("{date}, {time}"),
        _ => at.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::cause::CompensationPlaced;
    use crate::game::color::Color;
    use crate::session::incident::AppealLevel;

    fn ruled(at: &str, way: Resolution) -> CountEvent {
        let (by, reasons) = ("A. Referee".to_owned(), String::new());
        let (assent, appeals) = (Assent::NONE, Vec::new());
        CountEvent::Ruled(Ruling { at: at.to_owned(), way, by, reasons, protest: false, result: None, assent, appeals })
    }

    #[test]
    fn after_both_have_confirmed_a_verdict_is_information_only() {
        let mut count = Counting::default();
        count.apply(&ruled("2026-11-21T14:20:00+01:00", Resolution::CountedAgain));
        assert_eq!(count.confirmed(), None);
        count.apply(&ruled("2026-11-21T14:32:10+01:00", Resolution::Confirmed));
        count.apply(&ruled("2026-11-21T14:50:00+01:00", Resolution::Confirmed));
        assert_eq!(count.confirmed().map(|ruling| clock_time(&ruling.at)), Some("14:32"), "the first one counts");
        assert_eq!(count.rulings.len(), 3);
    }

    #[test]
    fn an_appeal_is_open_until_a_decision_that_the_journal_has_after_it() {
        let at = |time: &str| format!("2026-11-21T{time}+01:00");
        let appeal = |time: &str, player| {
            let incident = Incident::Appeal { player, level: AppealLevel::Committee, until: "16:00".to_owned() };
            let (by, text) = ("A. Referee".to_owned(), String::new());
            CountEvent::Incident(IncidentNote { at: at(time), after: 9, incident, by, text })
        };
        let decided = |time: &str| ruled(&at(time), Resolution::RefereeDecided);
        let open = |events: &[CountEvent]| {
            let mut count = Counting::default();
            events.iter().for_each(|event| count.apply(event));
            count.open_appeals().len()
        };
        // The clock was set back between the two, or both have one second.
        for (first, second) in [("14:20:00", "14:30:00"), ("14:30:00", "14:20:00"), ("14:20:00", "14:20:00")] {
            assert_eq!(open(&[appeal(first, Color::Black), decided(second)]), 0, "{first} {second}");
            assert_eq!(open(&[decided(first), appeal(second, Color::Black)]), 1, "{first} {second}");
            let both = [appeal(first, Color::Black), decided(second), appeal(first, Color::White)];
            assert_eq!(open(&both), 1, "{first} {second}");
        }
        let (by, reasons) = ("A. Referee".to_owned(), "the wrong table".to_owned());
        let withdrawn = CountEvent::Withdrawn(Withdrawal { at: at("14:40:00"), by, reasons });
        assert_eq!(open(&[appeal("14:20:00", Color::Black), decided("14:30:00"), withdrawn]), 1);
    }

    #[test]
    fn a_decision_closes_the_appeal_that_it_answers_and_no_other() {
        let at = "2026-11-21T14:20:00+01:00";
        let appeal = |player| {
            let incident = Incident::Appeal { player, level: AppealLevel::Committee, until: "16:00".to_owned() };
            let (by, text) = ("A. Referee".to_owned(), String::new());
            CountEvent::Incident(IncidentNote { at: at.to_owned(), after: 9, incident, by, text })
        };
        let deciding = |appeals: &[usize]| match ruled(at, Resolution::RefereeDecided) {
            CountEvent::Ruled(ruling) => CountEvent::Ruled(Ruling { appeals: appeals.to_vec(), ..ruling }),
            other => other,
        };
        let open = |events: &[CountEvent]| -> Vec<usize> {
            let mut count = Counting::default();
            events.iter().for_each(|event| count.apply(event));
            count.open_appeals().into_iter().map(|(number, _)| number).collect()
        };
        let two = [appeal(Color::Black), appeal(Color::White)];
        assert_eq!(open(&two), [1, 2]);
        assert_eq!(open(&[&two[..], &[deciding(&[2])]].concat()), [1]);
        assert_eq!(open(&[&two[..], &[deciding(&[2]), deciding(&[1])]].concat()), [0; 0]);
        // One that came later is not answered by what was decided before, in whatever second.
        assert_eq!(open(&[appeal(Color::Black), deciding(&[1]), appeal(Color::White)]), [2]);
        // An earlier version closed all that were open.
        assert_eq!(open(&[&two[..], &[deciding(&[])]].concat()), [0; 0]);
    }

    #[test]
    fn players_who_confirm_what_the_same_person_decided_in_the_same_second_confirm_it() {
        let at = "2026-11-21T14:32:00+01:00";
        let result = GameResult::from_sgf("W+5");
        let of = |way, assent: Assent| match ruled(at, way) {
            CountEvent::Ruled(ruling) => CountEvent::Ruled(Ruling { result, assent, ..ruling }),
            other => other,
        };
        let notice = || CountEvent::Papers(WrittenPapers { at: at.to_owned(), files: Vec::new() });
        let confirmed = |events: &[CountEvent]| {
            let mut count = Counting::default();
            events.iter().for_each(|event| count.apply(event));
            assert!(count.decision(result.unwrap()).is_some());
            count.confirmed_by_players().is_some()
        };
        let decided = || of(Resolution::RefereeDecided, Assent::NONE);
        assert!(!confirmed(&[decided(), of(Resolution::Confirmed, Assent::NONE)]), "one act");
        assert!(confirmed(&[decided(), of(Resolution::Confirmed, Assent::of_both())]));
        assert!(confirmed(&[decided(), notice(), of(Resolution::Confirmed, Assent::NONE)]), "something came between");
    }

    #[test]
    fn every_way_is_found_by_its_name() {
        assert!(Resolution::ALL.iter().all(|w| Resolution::from_name(w.name()) == Some(*w)));
        assert_eq!(Resolution::from_name("coin"), None);
    }

    #[test]
    fn a_wrong_compensation_stands_until_the_right_one_is_seen_and_is_unchecked_until_an_audit_or_a_ruling() {
        let size = BoardSize::NINE;
        let stones = CompensationPlaced { owner: Color::Black, due: 3, placed: 4 };
        let noticed = |at: &str, what| CountEvent::Noticed(CountNotice { at: at.to_owned(), what, picture: None });
        let wrong = |at| {
            let what = Irregularity::WrongCompensation { stones, points: Vec::new() };
            noticed(at, Noticed::Irregular { what, size })
        };
        let reached = |checkpoint| noticed("12:40", Noticed::Checkpoint(checkpoint));
        let (at, sentence) = ("12:50".to_owned(), String::new());
        let settings = OutcomeSettings::Stated { size, settings: Vec::new() };
        let (verdict, computed, claimed, files) = (Verdict::CannotTell, None, None, Vec::new());
        let audited = CountEvent::Audited(AuditOutcome { at, verdict, sentence, computed, claimed, settings, files });
        for (events, stands, is_unchecked) in [
            (vec![], None, false),
            (vec![wrong("12:33")], Some("12:33"), true),
            (vec![wrong("12:33"), reached(Checkpoint::Finished)], Some("12:33"), true),
            (vec![reached(Checkpoint::Compensated), wrong("12:33")], Some("12:33"), true),
            (vec![wrong("12:33"), reached(Checkpoint::Compensated)], None, false),
            (vec![wrong("12:33"), audited.clone()], Some("12:33"), false),
            (vec![audited, wrong("12:55")], Some("12:55"), true),
        ] {
            let mut counting = Counting::default();
            events.iter().for_each(|event| counting.apply(event));
            assert_eq!(counting.wrong_compensation().as_ref().map(|seen| seen.at.as_str()), stands, "{events:?}");
            assert_eq!(counting.unchecked_compensation().is_some(), is_unchecked, "{events:?}");
        }
    }
}
