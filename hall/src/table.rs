//! One table: its intake, and what is shown of it.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kifuscribe::formats::hall_answer::{PictureWish, TableAnswer};
use kifuscribe::game::point::BoardSize;
use kifuscribe::live::delay::SpectatorDelay;
use kifuscribe::live::publication::Publication;
use kifuscribe::recorder::event::Question;
use kifuscribe::session::recording::{AskedQuestion, RecordingPhase, RecordingView, ResultStatus, SessionState};
use tokio::sync::watch;

use crate::attention::{Circumstances, TableNeed, attention};
use crate::clock::Millis;
use crate::intake::{Intake, TableNews, TakenLine};
use crate::round::TablePairing;
use crate::shown::{AskedPicture, Audience, ShownQuestion, ShownTable};
use crate::store::{KeptAnswer, KeptPicture, PictureSubject, TableRow};
use kifuscribe::formats::recording_text;

/// What the hall has for a table, which hears of it with each answer to its lines.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableRequests {
    /// Whether a question is open, so that an answer may come.
    pub is_asking: bool,
    /// The answers to open questions.
    pub answers: Vec<TableAnswer>,
    /// The pictures that were asked for and have not come.
    pub pictures: Vec<PictureWish>,
}

/// The state after some lines of a journal.
#[derive(Debug, Default)]
struct Followed {
    state: SessionState,
    lines: usize,
    head: String,
    /// Since when the recording is paused.
    held: Option<Millis>,
    /// When the last line came.
    changed: Option<Millis>,
}

impl Followed {
    fn apply(&mut self, line: &TakenLine) {
        let (at, before) = (line.at, self.state.phase());
        self.state.apply(&line.event);
        self.lines += 1;
        self.head.clone_from(&line.hash);
        self.changed = Some(at);
        match (before, self.state.phase()) {
            (RecordingPhase::Held(_), RecordingPhase::Held(_)) => {}
            (_, RecordingPhase::Held(_)) => self.held = Some(at),
            _ => self.held = None,
        }
    }
}

impl Followed {
    fn is_open(&self, question: u32) -> bool {
        self.state.questions().iter().any(|asked| asked.question.id == question && asked.is_open())
    }
}

fn shown_questions(view: &RecordingView, answers: &[KeptAnswer], size: BoardSize) -> Vec<ShownQuestion> {
    let shown = |question: &Question| ShownQuestion {
        id: question.id,
        text: recording_text::question(question, size),
        alternatives: recording_text::alternatives(question, size),
        has_picture: view.picture_of_question(question.id).is_some(),
        answered: answers.iter().find(|kept| kept.answer.question == question.id).map(|kept| kept.answer.clone()),
    };
    view.questions.iter().map(shown).collect()
}

/// Something that spectators see later.
#[derive(Debug)]
enum Waiting {
    /// Another journal begins.
    Begin,
    /// A line.
    Line(TakenLine),
}

/// What is shown of the table.
#[derive(Debug, Default)]
struct Views {
    newest: Followed,
    /// What spectators see, with a delay in time.
    delayed: Followed,
    /// What they see later, with its arrival.
    waiting: VecDeque<(Millis, Waiting)>,
    around: Circumstances,
    /// Who plays there, by the pairings.
    pairing: TablePairing,
    /// The answers on their way to the table.
    answers: Vec<KeptAnswer>,
    /// The pictures that were asked for.
    pictures: Vec<KeptPicture>,
    /// How many games were sent from the table.
    games: usize,
    /// Why a person was needed when that was shown last.
    needs: Vec<TableNeed>,
    cache: [Option<Arc<ShownTable>>; 2],
}

/// One table of the hall.
#[derive(Debug)]
pub struct LiveTable {
    number: u32,
    delay: SpectatorDelay,
    /// Takes one request after the other.
    pub(crate) intake: tokio::sync::Mutex<Intake>,
    views: Mutex<Views>,
    versions: [watch::Sender<u64>; 2],
}

impl LiveTable {
    /// Returns a table that shows nothing yet.
    #[must_use]
    pub fn new(number: u32, delay: SpectatorDelay, intake: Intake) -> Self {
        let versions = [watch::Sender::new(1), watch::Sender::new(1)];
        let (intake, views) = (tokio::sync::Mutex::new(intake), Mutex::default());
        Self { number, delay, intake, views, versions }
    }

    /// Takes what the store knows of the table beside its lines. Returns whether something is shown differently.
    pub fn note_row(&self, row: &TableRow, now: Millis) -> bool {
        let mut views = self.views();
        views.around.forks = row.forks;
        views.around.claimed = row.claimed;
        if row.heard > 0 {
            views.around.heard = views.around.heard.max(Some(row.heard));
        }
        let needs = self.update_needs(&mut views, now);
        if needs {
            self.bump(&mut views, Audience::Staff);
        }
        needs
    }

    /// Says who plays there, by the pairings. Returns whether something is shown differently.
    pub fn pair(&self, pairing: TablePairing, now: Millis) -> bool {
        let mut views = self.views();
        if views.pairing == pairing {
            return false;
        }
        views.pairing = pairing;
        self.update_needs(&mut views, now);
        self.bump(&mut views, Audience::Staff);
        self.bump(&mut views, Audience::Public);
        true
    }

    /// The number of the table.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Shows what was taken. Returns whether something is shown differently.
    pub fn show(&self, news: TableNews, at: Millis) -> bool {
        let mut views = self.views();
        views.around.forks += news.forked;
        if news.is_current {
            views.around.heard = Some(at);
        }
        if news.is_claimed {
            views.around.claimed = Some(at);
        }
        if news.switched {
            views.newest = Followed::default();
            if self.delays_time() {
                let begun = news.lines.first().map_or(at, |line| line.at);
                views.waiting.push_back((begun, Waiting::Begin));
            }
        }
        let has_games = views.games != news.games;
        views.games = news.games;
        let has_news = !news.lines.is_empty();
        for line in news.lines {
            self.follow(&mut views, line);
        }
        // Lines that came before this process heard of them may be due already.
        let is_due = has_news && self.advance_views(&mut views, at);
        let needs = self.update_needs(&mut views, at);
        let is_changed = has_news || has_games || needs;
        if is_changed {
            self.bump(&mut views, Audience::Staff);
        }
        if is_due || (has_news && !self.delays_time()) {
            self.bump(&mut views, Audience::Public);
        }
        is_changed
    }

    /// Shows what has become due. Returns whether something is shown differently.
    pub fn advance(&self, now: Millis) -> bool {
        let mut views = self.views();
        let is_due = self.advance_views(&mut views, now);
        if is_due {
            self.bump(&mut views, Audience::Public);
        }
        let needs = self.update_needs(&mut views, now);
        if needs {
            self.bump(&mut views, Audience::Staff);
        }
        is_due || needs
    }

    /// Says which answers are on their way to the table. Returns whether something is shown differently.
    pub fn set_answers(&self, answers: Vec<KeptAnswer>) -> bool {
        let mut views = self.views();
        let has_changed = views.answers != answers;
        if has_changed {
            views.answers = answers;
            self.bump(&mut views, Audience::Staff);
        }
        has_changed
    }

    /// Says which pictures were asked for. Returns whether something is shown differently.
    pub fn set_pictures(&self, pictures: Vec<KeptPicture>) -> bool {
        let mut views = self.views();
        let has_changed = views.pictures != pictures;
        if has_changed {
            views.pictures = pictures;
            self.bump(&mut views, Audience::Staff);
        }
        has_changed
    }

    /// What the hall has for the table: the answers to its open questions, and the pictures that have not come.
    #[must_use]
    pub fn asked(&self) -> TableRequests {
        let views = self.views();
        let answers = views.answers.iter().filter(|kept| views.newest.is_open(kept.answer.question));
        let pictures = views.pictures.iter().filter(|kept| kept.bytes.is_none());
        TableRequests {
            is_asking: views.newest.state.questions().iter().any(AskedQuestion::is_open),
            answers: answers.map(|kept| kept.answer.clone()).collect(),
            pictures: pictures.map(|kept| kept.wish.clone()).collect(),
        }
    }

    /// The hash by which the journal that the table shows names a picture; `None` where it names none.
    #[must_use]
    pub fn picture_hash(&self, subject: PictureSubject) -> Option<String> {
        let view = self.views().newest.state.view();
        let hash = match subject {
            PictureSubject::Move(number) => view.picture_after(number),
            PictureSubject::Question(number) => view.picture_of_question(number),
        };
        hash.map(ToOwned::to_owned)
    }

    /// The answers on their way whose questions are open no more.
    #[must_use]
    pub fn settled(&self) -> Vec<KeptAnswer> {
        let views = self.views();
        views.answers.iter().filter(|kept| !views.newest.is_open(kept.answer.question)).cloned().collect()
    }

    /// Forgets a refused claim, and that the recording was heard of.
    pub fn release(&self) {
        self.views().around.claimed = None;
    }

    /// Returns what is shown at this moment.
    #[must_use]
    pub fn shown(&self, audience: Audience, now: Millis) -> Arc<ShownTable> {
        let mut views = self.views();
        let version = *self.version(audience).borrow();
        if let Some(shown) = &views.cache[audience as usize]
            && shown.version == version
        {
            return Arc::clone(shown);
        }
        let shown = Arc::new(self.make(&views, audience, version, now));
        views.cache[audience as usize] = Some(Arc::clone(&shown));
        shown
    }

    /// Returns a reader that hears when something is shown differently.
    #[must_use]
    pub fn subscribe(&self, audience: Audience) -> watch::Receiver<u64> {
        self.version(audience).subscribe()
    }

    const fn delays_time(&self) -> bool {
        matches!(self.delay, SpectatorDelay::Time(_))
    }

    fn views(&self) -> MutexGuard<'_, Views> {
        self.views.lock().unwrap_or_else(PoisonError::into_inner)
    }

    const fn version(&self, audience: Audience) -> &watch::Sender<u64> {
        match audience {
            Audience::Staff => &self.versions[0],
            Audience::Public => &self.versions[1],
        }
    }

    fn bump(&self, _: &mut Views, audience: Audience) {
        self.version(audience).send_modify(|version| *version += 1);
    }

    fn follow(&self, views: &mut Views, line: TakenLine) {
        let at = line.at;
        views.newest.apply(&line);
        if self.delays_time() {
            views.waiting.push_back((at, Waiting::Line(line)));
        }
    }

    fn advance_views(&self, views: &mut Views, now: Millis) -> bool {
        let SpectatorDelay::Time(delay) = self.delay else { return false };
        let delay = Millis::try_from(delay.as_millis()).unwrap_or(Millis::MAX);
        let mut has_changed = false;
        while views.waiting.front().is_some_and(|(at, _)| now - at >= delay) {
            has_changed = true;
            match views.waiting.pop_front() {
                Some((_, Waiting::Begin)) => views.delayed = Followed::default(),
                Some((_, Waiting::Line(line))) => views.delayed.apply(&line),
                None => break,
            }
        }
        has_changed
    }

    fn update_needs(&self, views: &mut Views, now: Millis) -> bool {
        if views.newest.lines == 0 && views.around == Circumstances::default() {
            return false;
        }
        let around = Circumstances { held: views.newest.held, ..views.around };
        let needs = attention(&views.newest.state, &views.pairing, &around, now);
        let has_changed = needs != views.needs;
        views.needs = needs;
        has_changed
    }

    fn make(&self, views: &Views, audience: Audience, version: u64, now: Millis) -> ShownTable {
        let is_public = audience == Audience::Public;
        let followed = if is_public && self.delays_time() { &views.delayed } else { &views.newest };
        let view = followed.state.view();
        let mut publication = Publication::of(&view);
        views.pairing.complete(&mut publication.record.info);
        if is_public {
            publication.is_asking = false;
            if let SpectatorDelay::Moves(count) = self.delay {
                publication = publication.keeping_back(count);
            }
        }
        let size = publication.record.size;
        let mut shown = ShownTable {
            table: self.number,
            version,
            publication,
            lines: followed.lines,
            head: followed.head.clone(),
            needs: if is_public { Vec::new() } else { views.needs.clone() },
            questions: if is_public { Vec::new() } else { shown_questions(&view, &views.answers, size) },
            pictures: if is_public { Vec::new() } else { AskedPicture::all(&views.pictures) },
            has_pictures: !is_public && !view.pictures.is_empty(),
            result: view.result.clone().filter(|note| !is_public || note.status == ResultStatus::Confirmed),
            games: if is_public { 1 } else { views.games },
            around: Circumstances { held: followed.held, ..views.around },
            changed: followed.changed,
            json: "".into(),
        };
        shown.fill_json(audience, self.delay, now);
        shown
    }
}
