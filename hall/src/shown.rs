//! What is shown of one table.

use std::sync::Arc;

use kifuscribe_acts::hall_acts::HallAct;
use kifuscribe_core::count::setting::{Setting, SettingKind};
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::{AuditOutcome, Counting, Ruling};
use kifuscribe_core::session::incident::IncidentNote;
use kifuscribe_core::session::outdone::OutdoneAct;
use kifuscribe_core::session::recording::{ChangedSince, ResultNote, ResultRank, ResultStatus, SessionState};
use kifuscribe_formats::info::InfoField;
use kifuscribe_formats::outcome::ResultProtest;
use kifuscribe_formats::sgf;
use kifuscribe_formats::terminal_text::make_value_printable;
use kifuscribe_language::{Language, capital, say, within};
use kifuscribe_network::live::board_svg::{self, BoardStyle};
use kifuscribe_network::live::delay::SpectatorDelay;
use kifuscribe_network::live::following_texts::FollowingTexts;
use kifuscribe_network::live::newest_board::NewestBoard;
use kifuscribe_network::live::publication::{GameStage, Publication, leave_out_known};
use kifuscribe_words::recording_sgf::commented_record;
use kifuscribe_words::{audit_text, history_text, incident_text, result_text};
use serde_json::{Value, json};

use crate::attention::{Circumstances, TableNeed};
use crate::clock::Millis;
use crate::hall_conflict::HallConflict;
use crate::language_texts::LanguageTexts;
use crate::other_result::OtherResult;
use crate::result_source::ResultSource;
use crate::round::GameFit;
use crate::shown_question::ShownQuestion;
use crate::store::{KeptPicture, PictureSubject};

/// Who looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Audience {
    /// The organiser and the referee: everything at once.
    Staff,
    /// Spectators: after the delay, without questions.
    Public,
}

/// A picture that somebody has asked the table for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedPicture {
    /// What it shows.
    pub subject: PictureSubject,
    /// The hash by which the journal names it.
    pub hash: String,
    /// Who has asked for it first.
    pub who: String,
    /// How far the small one has come.
    pub small: PictureProgress,
    /// How far the full one has come; `None` where nobody has asked for it.
    pub full: Option<PictureProgress>,
}

/// How far a picture has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PictureProgress {
    /// It was asked for.
    OnItsWay,
    /// It has come; with whether it is the picture as it was taken.
    Here {
        /// Whether it is the picture as it was taken, by its hash.
        is_whole: bool,
    },
    /// The table has it no more.
    Gone,
}

impl AskedPicture {
    /// The pictures that were asked for, small and full ones together, the newest first.
    pub(crate) fn all(kept: &[KeptPicture]) -> Vec<Self> {
        let mut shown: Vec<Self> = Vec::new();
        let progress = |kept: &KeptPicture| match kept.bytes {
            None => PictureProgress::OnItsWay,
            Some(0) => PictureProgress::Gone,
            Some(_) => PictureProgress::Here { is_whole: kept.is_whole },
        };
        for small in kept.iter().filter(|kept| !kept.wish.full) {
            let full = kept.iter().find(|other| other.wish.full && other.wish.hash == small.wish.hash);
            shown.push(Self {
                subject: small.subject,
                hash: small.wish.hash.clone(),
                who: small.who.clone(),
                small: progress(small),
                full: full.map(progress),
            });
        }
        shown.reverse();
        shown
    }
}

/// What is shown of one table.
#[derive(Debug, Clone)]
pub struct ShownTable {
    /// The table.
    pub table: u32,
    /// Counts the states that were shown since the hall was started.
    pub version: u64,
    /// The game.
    pub publication: Publication,
    /// The lines of the journal that it is made of.
    pub lines: usize,
    /// The hash of the last of them.
    pub head: String,
    /// The hash of the first line of the newest journal.
    pub first: String,
    /// Why a person is needed; empty for spectators.
    pub needs: Vec<TableNeed>,
    /// The questions that are open or were a moment ago, by their numbers; empty for spectators.
    pub questions: Vec<ShownQuestion>,
    /// The pictures that were asked for; empty for spectators.
    pub pictures: Vec<AskedPicture>,
    /// Whether pictures were stored at the table; false for spectators.
    pub has_pictures: bool,
    /// The result that leads; for spectators only a confirmed one.
    pub result: Option<ResultNote>,
    /// Whether the referee decided so.
    pub is_decided: bool,
    /// What of the game has changed since the result was confirmed.
    pub outdated: Option<ChangedSince>,
    /// Whether people decided the game otherwise here than its table has confirmed: then nothing is confirmed. What is otherwise in
    /// another game does not touch the result of the one that is paired.
    pub is_decided_otherwise: bool,
    /// Whether that result is one that was decided here of the game that is paired, and what the table shows is another game.
    pub is_of_paired: bool,
    /// Whether something was decided here of the game that is paired, and all of it was given up.
    pub has_given_up: bool,
    /// The results that were given, taken back and not given again, at the table and here; for spectators those that were confirmed.
    pub taken_back: Vec<OutdoneAct>,
    /// The audit on which the decision here rests that gave the result.
    pub audit: Option<AuditOutcome>,
    /// Whether an audit came to the result.
    pub is_counted: bool,
    /// The appeals that nobody has decided, each with its number; none for spectators.
    pub open_appeals: Vec<(usize, IncidentNote)>,
    /// The protests under which the result was given, whose and why, as they hold at the table or were said here; none for spectators.
    pub protests: Vec<IncidentNote>,
    /// The referee's decision in the table's journal for the result that leads; `None` for spectators.
    pub ruling: Option<Ruling>,
    /// What was decided here of the game, as far as it stands; `None` for spectators.
    pub decided_here: Option<HallAct>,
    /// On whose word that result rests.
    pub source: Option<ResultSource>,
    /// What the reasons rest on.
    pub around: Circumstances,
    /// How many games were sent from the table that are not discarded; one of them is shown.
    pub games: usize,
    /// How many the organiser has discarded.
    pub discarded: usize,
    /// Whether the table records: something was sent from it, or a recording is expected there.
    pub is_recorded: bool,
    /// When the last line came.
    pub changed: Option<Millis>,
    /// How the newest game that was sent fits what is paired.
    pub fit: GameFit,
    /// Where the game was not heard of since the hall was restored, when the copy was made: what came after that may be
    /// missing; `None` for spectators.
    pub unheard_since: Option<Millis>,
    /// Whether the recording names no players, so that the names that are shown are those of the pairing; false for
    /// spectators.
    pub is_unnamed: bool,
    /// Whether the game that is paired has not begun, and one of another round is over: that one is not shown.
    pub is_awaited: bool,
    /// For whom it is.
    pub audience: Audience,
    /// How long spectators are behind.
    pub delay: SpectatorDelay,
    /// When this state was made.
    pub made: Millis,
    /// `state.json`.
    pub texts: LanguageTexts,
    /// What of it follows earlier states.
    pub following: FollowingTexts,
    /// The picture of the newest position.
    pub board: NewestBoard,
    /// The tile of the hall at a glance, for browsers that have it open.
    pub tile_texts: LanguageTexts,
}

impl ShownTable {
    /// The state as a word.
    #[must_use]
    pub fn stage(&self) -> &'static str {
        self.publication.state.into()
    }

    /// Whether a game is shown.
    #[must_use]
    pub const fn has_journal(&self) -> bool {
        self.lines > 0
    }

    /// The result of the game that is paired, where both players or the referee have confirmed it, and nobody has decided otherwise here.
    #[must_use]
    pub fn confirmed(&self) -> Option<&ResultNote> {
        self.confirmed_there().filter(|_| !self.is_decided_otherwise)
    }

    /// Whether a result is decided anew in the place of the one that is confirmed: that does not stand on the record any more, and nothing
    /// waits for the table.
    #[must_use]
    pub fn takes_another(&self) -> bool {
        self.outdated.is_some() && self.waiting_decision().is_none()
    }

    /// The result of the game that is paired that is confirmed, whatever else was decided here.
    #[must_use]
    pub fn confirmed_there(&self) -> Option<&ResultNote> {
        self.noted().filter(|note| note.status == ResultStatus::Confirmed)
    }

    /// The result that leads in the game that is paired.
    #[must_use]
    pub fn noted(&self) -> Option<&ResultNote> {
        self.result.as_ref().filter(|_| self.counts())
    }

    /// Whether the result is one of the game that is paired: of the game that is shown, or decided here beside another one.
    #[must_use]
    pub const fn counts(&self) -> bool {
        self.is_of_paired || self.fit.counts()
    }

    /// How far the result of the game that is paired has come; `None` where there is none, or the hall and the table have two.
    #[must_use]
    pub fn rank(&self) -> Option<ResultRank> {
        let is_one = !self.is_decided_otherwise;
        self.noted().filter(|_| is_one).map(|note| ResultRank::of(note.status, self.is_decided))
    }

    /// Under whose protest the result of the game that is paired was given and why, in words; empty without one. For spectators only that
    /// there is one.
    #[must_use]
    pub fn protest_text(&self) -> String {
        let is_protested = self.noted().is_some_and(|note| note.protest);
        if self.counts() { incident_text::protests(is_protested, &self.protests) } else { String::new() }
    }

    /// Whether the game's result is confirmed and stands, or was decided here and waits for the table.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        (self.confirmed().is_some() && self.outdated.is_none()) || self.waiting_decision().is_some()
    }

    /// The same protests as data.
    #[must_use]
    pub fn counted_protests(&self) -> Vec<ResultProtest> {
        self.protests.iter().filter(|_| self.counts()).filter_map(ResultProtest::of).collect()
    }

    /// What was taken back, a line each: what was decided, by whom it was taken back, when and why; for spectators the result alone.
    #[must_use]
    pub fn taken_back_text(&self) -> Vec<String> {
        let of_staff = |outdone: &OutdoneAct| {
            let rows = history_text::outdone_rows(&Counting::default(), std::slice::from_ref(outdone));
            rows.into_iter().map(|[label, text]| format!("{label}: {text}")).collect()
        };
        match self.audience {
            Audience::Staff => {
                self.taken_back.iter().flat_map(|outdone| -> Vec<String> { of_staff(outdone) }).collect()
            }
            Audience::Public => self.taken_back_in_short(),
        }
    }

    /// What does not stand any more: the confirmed result, where the record was changed since, which staff have among the needs, and what
    /// was taken back; a line each.
    #[must_use]
    pub fn standing_text(&self) -> Vec<String> {
        let told = self.outdated.filter(|_| self.audience == Audience::Public);
        let outdated = told.map(|changed| capital(&say!("hall-page-does-not-stand", changed)));
        outdated.into_iter().chain(self.taken_back_text()).collect()
    }

    /// That results were taken back, in a few words each.
    #[must_use]
    pub fn taken_back_in_short(&self) -> Vec<String> {
        let results = self.taken_back.iter().filter_map(|outdone| outdone.act.decided_result());
        results.map(|result| say!("hall-page-was-taken-back", result = result_text::short(result))).collect()
    }

    /// The record as spectators have it, as SGF; of a game without a recording with what its result was counted with, what was decided and
    /// why, and the protests under which it was given.
    #[must_use]
    pub fn sgf(&self) -> String {
        // A file reads the same whatever language its reader has.
        within(Language::English, || {
            if self.is_of_paired {
                return self.publication.sgf_with("");
            }
            if self.has_journal() {
                let outdated = self.outdated.map(|changed| capital(&say!("hall-page-does-not-stand", changed)));
                let protest = Some(comment_of(&self.protests)).filter(|text| !text.is_empty());
                return self.publication.sgf_with(&outdated.into_iter().chain(protest).collect::<Vec<_>>().join("\n"));
            }
            let mut publication = self.publication.clone();
            let counted = self.audit.as_ref().and_then(|audit| Some((audit.stated_game()?, audit.stated_settings()?)));
            let with = counted.map(|(game, settings)| {
                let info = &mut publication.record.info;
                publication.record.size = game.size;
                info.komi = info.komi.or(game.info.komi);
                info.handicap = info.handicap.or(game.info.handicap);
                if info.rules.is_empty() {
                    info.rules = game.info.rules;
                }
                say!("record-note-counted-with", settings = settings_text(settings, game.size))
            });
            // Pairings say nothing of the board, and SGF has a size all the same.
            let with = with.unwrap_or_else(|| say!("record-note-size-assumed", size = publication.record.size.lines()));
            let decided = self
                .decided_here
                .as_ref()
                .and_then(ResultSource::of_act)
                .map(|source| format!("{}.", capital(&source.text()).trim_end_matches('.')));
            let protest = Some(comment_of(&self.protests)).filter(|text| !text.is_empty());
            let lines: Vec<String> = std::iter::once(with).chain(decided).chain(protest).collect();
            publication.sgf_with(&lines.join("\n"))
        })
    }

    /// On whose word the result of the game that is paired rests; `None` where there is none.
    #[must_use]
    pub fn noted_source(&self) -> Option<&ResultSource> {
        self.noted().and(self.source.as_ref())
    }

    /// The result of another game of the table, where the one that is shown has none as good: somebody has to choose. For
    /// spectators there is none.
    #[must_use]
    pub fn other_result(&self) -> Option<OtherResult> {
        let is_asked = self.audience == Audience::Staff && self.fit != GameFit::ResultsDiffer;
        self.around.other_result.filter(|_| is_asked)
    }

    /// Why the result of the game that is shown is none of this round, in a few words; empty where it is one, or no game
    /// is shown.
    #[must_use]
    pub fn doubt(&self) -> &'static str {
        if self.has_journal() { self.fit.text() } else { "" }
    }

    /// The result that people gave the game in the hall, where the table has not written it down.
    #[must_use]
    pub fn waiting_decision(&self) -> Option<&TableNeed> {
        self.needs.iter().find(|need| matches!(need, TableNeed::DecisionWaits(..)))
    }

    /// The result of the game that is paired as its record and every list have it, how far it has come, and on whose word it rests: what
    /// was decided here and waits for the table, else what the table has. `None` where there is none.
    #[must_use]
    pub fn leading(&self) -> Option<(GameResult, Option<ResultRank>, Option<ResultSource>)> {
        let waiting = self.waiting_decision().and(self.decided_here.as_ref());
        let waiting = waiting.filter(|_| self.counts() && self.confirmed().is_none());
        match waiting.and_then(|act| Some((act.kind.result()?, ResultSource::of_act(act)?))) {
            Some((result, source)) => {
                let rank = ResultRank::of(ResultStatus::Claimed, source.is_decision());
                Some((result, Some(rank), Some(source)))
            }
            None => self.noted().map(|note| (note.result, self.rank(), self.source.clone())),
        }
    }

    /// The appeals that were rejected in the hall, where the table has not written it down.
    pub fn waiting_rejections(&self) -> impl Iterator<Item = &TableNeed> {
        self.needs.iter().filter(|need| matches!(need, TableNeed::RejectionWaits(..)))
    }

    /// The appeals that nobody has decided, neither at the table nor in the hall.
    #[must_use]
    pub fn undecided_appeals(&self) -> Vec<(usize, IncidentNote)> {
        let is_rejected = |number: &usize| {
            self.waiting_rejections()
                .any(|need| matches!(need, TableNeed::RejectionWaits(of, ..) if of.contains(number)))
        };
        self.open_appeals.iter().filter(|(number, _)| !is_rejected(number)).cloned().collect()
    }

    /// What the table has decided otherwise than people in the hall, or has withdrawn.
    #[must_use]
    pub fn conflict_of_results(&self) -> Option<&TableNeed> {
        let is_it = |need: &&TableNeed| {
            let TableNeed::Conflict(conflict) = need else { return false };
            !matches!(conflict, HallConflict::Answer { .. })
        };
        self.needs.iter().find(is_it)
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.publication.state, GameStage::Ended)
    }

    /// The points that open questions are about.
    #[must_use]
    pub fn points_in_question(&self) -> Vec<Point> {
        let open = self.questions.iter().filter(|question| question.is_open());
        open.flat_map(|question| question.points.iter().copied()).collect()
    }

    /// `state.json`: that of a table's live page, and what the hall knows, with its sentences in the current language.
    #[must_use]
    pub fn json(&self) -> Arc<str> {
        self.texts.get_or_make(|| self.make_json().to_string())
    }

    /// `state.json` for who has an earlier state: the moves after those of that one, with `from`, how many those are, and what else has
    /// changed. All of it where the moves before have changed. Those who watch a long game are not sent all of its moves with each.
    #[must_use]
    pub fn json_after(&self, before: &Self) -> Arc<str> {
        if !self.goes_on_from(before) {
            return self.json();
        }
        self.following.get_or_make(before.version, || {
            let mut json = self.make_json();
            leave_out_known(&mut json, &before.make_json(), before.publication.record.moves.len());
            json.to_string()
        })
    }

    /// Whether the game is that of an earlier state with the same moves, and perhaps some after them.
    fn goes_on_from(&self, before: &Self) -> bool {
        self.first == before.first && self.publication.goes_on_from(&before.publication)
    }

    /// The position after so many moves as SVG. Why kept: everybody who watches asks for the newest one.
    #[must_use]
    pub fn board(&self, moves: usize, style: BoardStyle) -> Arc<str> {
        let record = &self.publication.record;
        if moves < record.moves.len() {
            return board_svg::draw(record, moves, style).into();
        }
        // Questions are about the newest position.
        self.board.get_or_draw(style, || board_svg::draw_marked(record, moves, style, &self.points_in_question()))
    }

    fn make_json(&self) -> Value {
        let delay = if self.audience == Audience::Staff { SpectatorDelay::None } else { self.delay };
        let mut json = self.publication.json(delay, self.version);
        json["hall_table"] = self.table.into();
        json["lines"] = self.lines.into();
        json["standing"] = self.standing_text().into();
        if self.audience == Audience::Staff {
            json["head"] = self.head.as_str().into();
            // The forms of the page name the game that they act on.
            json["game"] = self.first.as_str().into();
            json["games"] = self.games.into();
            json["unheard"] = self.unheard_since.is_some().into();
            json["unnamed"] = self.is_unnamed.into();
            let open = self.questions.iter().filter(|question| question.is_open());
            json["questions"] = open.map(ShownQuestion::text).collect();
            json["open_questions"] = self.questions.iter().map(ShownQuestion::json).collect();
            json["needs"] = self.needs_json(self.made);
            json["protests"] = self.counted_protests().iter().map(|protest| json!(protest)).collect();
            // The page reads its list of pictures again when this changes.
            let pictures =
                self.pictures.iter().map(|shown| format!("{} {:?} {:?}", shown.hash, shown.small, shown.full));
            json["pictures"] = pictures.collect();
        }
        make_value_printable(&mut json);
        json
    }

    /// Why a person is needed, as JSON.
    #[must_use]
    pub fn needs_json(&self, now: Millis) -> Value {
        let needs = self.needs.iter();
        needs.map(|need| json!({ "kind": need.name(), "text": need.text(&self.around, now) })).collect()
    }
}

/// The settings that decide a count, each with its value and where that comes from.
fn settings_text(settings: &[Setting], size: BoardSize) -> String {
    let decides = |setting: &&Setting| {
        matches!(
            setting.value.kind(),
            SettingKind::Rules | SettingKind::Komi | SettingKind::Handicap | SettingKind::Penalty(_)
        )
    };
    let text = |setting: &Setting| {
        let (label, value) =
            (audit_text::setting_label(setting.value.kind()), audit_text::setting_text(&setting.value, size));
        format!("{label}: {value} ({})", setting.from.text())
    };
    settings.iter().filter(decides).map(text).collect::<Vec<_>>().join(say!("word-semicolon"))
}

/// The record of a game for staff: as its table writes it once it has what these acts decide. What `completed` has beside it is of the
/// pairings, as its comment says. `None` before the game has begun.
pub(crate) fn sgf_for_staff(state: &SessionState, acts: &[HallAct], completed: &GameInfo) -> Option<String> {
    // A file reads the same whatever language its reader has.
    within(Language::English, || {
        let mut record = commented_record(&HallAct::decided(acts, state))?;
        let of_pairings = |field: &InfoField| field.text(&record.info).is_empty() && !field.text(completed).is_empty();
        let value = |field: InfoField| format!("{}: {}", field.label(), field.text(completed));
        let values = InfoField::all().filter(of_pairings).map(value).collect::<Vec<_>>().join("; ");
        let said = (!values.is_empty()).then(|| say!("record-note-of-the-pairings", values));
        let comment = said.into_iter().chain(Some(record.comment).filter(|comment| !comment.is_empty()));
        record.comment = comment.collect::<Vec<_>>().join("\n");
        record.info = GameInfo { result: record.info.result, ..completed.clone() };
        Some(sgf::printable::with_printable_values(sgf::write(&record)))
    })
}

/// The comment of a record whose result was given under these protests.
pub(crate) fn comment_of(protests: &[IncidentNote]) -> String {
    // A file reads the same whatever language its reader has.
    within(Language::English, || capital(&incident_text::protests(false, protests)))
}
