//! One table: its intake, and what is shown of it.

mod acts;
mod followed;

use std::collections::{BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use kifuscribe_acts::hall_acts::{HallAct, HallActKind, HallActOutcome};
use kifuscribe_core::session::recording::{AskedQuestion, ResultNote, ResultStatus, SessionState};
use kifuscribe_formats::hall_answer::PictureWish;
use kifuscribe_network::live::delay::SpectatorDelay;
use kifuscribe_network::live::following_texts::FollowingTexts;
use kifuscribe_network::live::publication::Publication;
use kifuscribe_platform::clock::local_minute;
use tokio::sync::watch;

use crate::attention::{Circumstances, TableNeed, attention};
use crate::clock::Millis;
use crate::hall_conflict::HallConflict;
use crate::hall_journal::HallJournal;
use crate::intake::{Intake, MOST_JOURNALS, TableNews, TakenLine, is_over};
use crate::language_texts::LanguageTexts;
use crate::other_result::{NotedGame, ResultComparison};
use crate::refused_computer::RefusedComputer;
use crate::restored::Restored;
use crate::result_source::ResultSource;
use crate::round::{GameFit, TablePairing};
use crate::shown::{AskedPicture, Audience, ShownTable};
use crate::store::{KeptPicture, PictureSubject, SaidTroubles, TableRow};
use crate::table::followed::{Followed, shown_questions};
use crate::trail_allowance::TrailAllowance;

/// What the hall has for a table, which hears of it with each answer to its lines.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableRequests {
    /// Whether a question is open, so that an answer may come.
    pub is_asking: bool,
    /// The answers to open questions, for a table that takes no other acts.
    pub answers: Vec<HallAct>,
    /// The hall's own journal of the game, where the table may lack something of it.
    pub acts: Option<String>,
    /// The pictures that were asked for and have not come.
    pub pictures: Vec<PictureWish>,
}

/// The game that a table shows.
#[derive(Debug)]
pub struct ShownState {
    /// The hash of the first line of its journal.
    pub first: String,
    /// What its lines add up to.
    pub state: SessionState,
}

/// Something that spectators see later.
#[derive(Debug)]
enum Waiting {
    /// Another journal begins.
    Begin,
    /// A line.
    Line(Box<TakenLine>),
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
    /// The hall's own journals of the table's games.
    journals: Vec<HallJournal>,
    /// The pictures that were asked for.
    pictures: Vec<KeptPicture>,
    /// Whether a recording is expected there, as the organiser has said.
    is_expected: bool,
    /// Whether the pairings are those of an earlier round.
    is_past: bool,
    /// How many games were sent from the table that are not discarded.
    games: usize,
    /// How many the organiser has discarded.
    discarded: usize,
    /// What the store has of what the table has said of itself, as far as that is known.
    stored_troubles: Option<SaidTroubles>,
    /// Those of them that have a result; of the one that is shown the journal itself says it.
    noted: Vec<NotedGame>,
    /// When the copy was made from which the hall was restored; `None` where that is not to be said.
    restored: Option<Millis>,
    /// The games that were not heard of since, by the hashes of their journals' first lines.
    unheard: BTreeSet<String>,
    /// Why a person was needed when that was shown last.
    needs: Vec<TableNeed>,
    cache: [Option<Arc<ShownTable>>; 2],
}

impl Views {
    /// Whether the table records: something was sent from it, or a recording is expected there; in an earlier round, whether it has recorded
    /// the game of that round.
    fn is_recorded(&self) -> bool {
        match self.is_past {
            true => self.newest.lines > 0 && self.newest.fit(&self.pairing, &self.around).counts(),
            false => self.is_expected || self.games > 0 || self.newest.lines > 0,
        }
    }

    /// Whether the game that is shown was not heard of since the hall was restored, or none is known.
    fn is_unheard(&self, followed: &Followed) -> bool {
        followed.lines == 0 || self.unheard.contains(&followed.first)
    }

    /// Compares the game that is shown with the others that were sent. Returns whether confirmed results have begun to
    /// differ, or do no more.
    fn compare_games(&mut self) -> bool {
        let found = if self.noted.is_empty() {
            ResultComparison::default()
        } else {
            let fits = self.newest.lines > 0 && self.pairing.fit(self.newest.state.info(), self.newest.begun).counts();
            let leading = self.newest.state.leading_result().filter(|_| fits);
            let games: Vec<NotedGame> = self.noted.iter().map(|game| self.noted_of(game)).collect();
            ResultComparison::of(&games, &self.pairing, (&self.newest.first, leading.as_ref()))
        };
        (self.around.other_result, self.around.other_is_open) = (found.other, found.other_is_open);
        std::mem::replace(&mut self.around.results_differ, found.results_differ) != found.results_differ
    }
}

/// How long lines are taken before others are let in who look at the table, and how long they are.
const LOOKED_AWAY: Duration = Duration::from_millis(10);
const LET_IN: Duration = Duration::from_millis(1);

/// One table of the hall.
#[derive(Debug)]
pub struct LiveTable {
    number: u32,
    delay: SpectatorDelay,
    /// Takes one request after the other.
    pub(crate) intake: tokio::sync::Mutex<Intake>,
    /// The lines of the trail that whoever has the table's token may cause.
    pub(crate) trail: TrailAllowance,
    /// The lines of the trail about what the table says.
    pub(crate) asserted: TrailAllowance,
    views: Mutex<Views>,
    versions: [watch::Sender<u64>; 2],
}

impl LiveTable {
    /// Returns a table that shows nothing yet.
    #[must_use]
    pub fn new(number: u32, delay: SpectatorDelay, intake: Intake) -> Self {
        let versions = [watch::Sender::new(1), watch::Sender::new(1)];
        let (intake, views) = (tokio::sync::Mutex::new(intake), Mutex::default());
        Self {
            number,
            delay,
            intake,
            trail: TrailAllowance::default(),
            asserted: TrailAllowance::of_assertions(),
            views,
            versions,
        }
    }

    /// Takes what the store knows of the table beside its lines. Returns whether something is shown differently.
    pub fn note_row(&self, row: &TableRow, now: Millis) -> bool {
        let mut views = self.views();
        views.around.forks = row.forks;
        (views.around.claimed, views.around.claimant) = (row.claimed, row.claimant.clone());
        views.around.refused[1].clone_from(&row.refused);
        views.stored_troubles = row.troubles.or(views.stored_troubles);
        let now_said = row.troubles.unwrap_or(views.around.troubles);
        let before = std::mem::replace(&mut views.around.troubles, now_said);
        if row.heard > 0 {
            views.around.heard = views.around.heard.max(Some(row.heard));
        }
        let needs = self.update_needs(&mut views, now) || before != now_said;
        if needs {
            self.bump(&mut views, Audience::Staff);
        }
        if before.silent_since != now_said.silent_since {
            self.bump(&mut views, Audience::Public);
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
        views.compare_games();
        self.update_needs(&mut views, now);
        self.bump(&mut views, Audience::Staff);
        self.bump(&mut views, Audience::Public);
        true
    }

    /// Says that a recording is expected there.
    pub fn expect_recording(&self) {
        let mut views = self.views();
        views.is_expected = true;
        self.bump(&mut views, Audience::Staff);
        self.bump(&mut views, Audience::Public);
    }

    /// Says that the pairings are those of an earlier round.
    pub fn set_past(&self) {
        self.views().is_past = true;
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
        let was_released = std::mem::replace(&mut views.around.is_released, news.is_released);
        if let Some(claimant) = news.claimant {
            (views.around.claimed, views.around.claimant) = (Some(at), claimant);
        }
        if news.switched {
            views.newest = Followed::default();
            (views.around.claimed, views.around.claimant) = (None, String::new());
            views.around.troubles = SaidTroubles::default();
            // They are about the game before.
            views.pictures.clear();
            if let Some(first) = news.lines.first() {
                if self.delays_time() {
                    views.waiting.push_back((first.at, Waiting::Begin));
                }
            } else {
                // It is discarded: spectators see no more of it either.
                (views.delayed, views.around.heard) = (Followed::default(), None);
                views.waiting.clear();
            }
        }
        let has_games = (views.games, views.discarded) != (news.games, news.discarded);
        views.around.has_all_games = news.games >= MOST_JOURNALS;
        if news.is_full {
            views.around.full = Some(at);
        } else if views.discarded < news.discarded {
            // There is room again.
            views.around.full = None;
        }
        (views.games, views.discarded) = (news.games, news.discarded);
        let (is_gone, has_news) = (news.switched && news.lines.is_empty(), !news.lines.is_empty());
        let mut looked_away = Instant::now();
        for line in news.lines {
            // Others look at the table meanwhile: some lines make the record anew.
            if looked_away.elapsed() > LOOKED_AWAY {
                drop(views);
                std::thread::sleep(LET_IN);
                (views, looked_away) = (self.views(), Instant::now());
            }
            self.follow(&mut views, line);
        }
        // Lines that came before this process heard of them may be due already.
        let is_due = has_news && self.advance_views(&mut views, at);
        let differ = views.compare_games();
        let needs = self.update_needs(&mut views, at);
        let is_changed = has_news || is_gone || has_games || differ || needs || was_released != news.is_released;
        if is_changed {
            self.bump(&mut views, Audience::Staff);
        }
        if is_due || is_gone || differ || (has_news && !self.delays_time()) {
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
        let is_forgotten = views.newest.forget_closed(now);
        let needs = self.update_needs(&mut views, now);
        if needs || is_forgotten {
            self.bump(&mut views, Audience::Staff);
        }
        if needs {
            // A table that is not heard of is not live.
            self.bump(&mut views, Audience::Public);
        }
        is_due || needs || is_forgotten
    }

    /// Says which games that were sent from the table have a result. Returns whether something is shown differently.
    pub fn set_noted_games(&self, games: Vec<NotedGame>, now: Millis) -> bool {
        let mut views = self.views();
        views.noted = games;
        let differ = views.compare_games();
        let needs = self.update_needs(&mut views, now);
        if differ || needs {
            self.bump(&mut views, Audience::Staff);
        }
        if differ {
            self.bump(&mut views, Audience::Public);
        }
        differ || needs
    }

    /// Says which computer is refused at the table because of its token. Returns whether something is shown differently.
    pub fn set_refused(&self, computer: Option<RefusedComputer>, now: Millis) -> bool {
        let mut views = self.views();
        views.around.refused[0] = computer;
        let needs = self.update_needs(&mut views, now);
        if needs {
            self.bump(&mut views, Audience::Staff);
        }
        needs
    }

    /// Says how long no picture has come there, and how long something of the recording has been in memory alone, in seconds; `None` where
    /// it is not so. Returns what was known before and what is known now, where that is shown differently.
    pub fn set_troubles(
        &self,
        (silent, unwritten): (Option<u32>, Option<u32>),
        now: Millis,
    ) -> Option<[SaidTroubles; 2]> {
        let mut views = self.views();
        let before = views.around.troubles;
        // The beginning is said once: later ones differ by how long a message takes.
        let since = |lasted: Option<u32>, known: Option<Millis>| {
            lasted.map(|seconds| known.unwrap_or(now - Millis::from(seconds) * 1000))
        };
        let said = SaidTroubles {
            silent_since: since(silent, before.silent_since),
            unwritten_since: since(unwritten, before.unwritten_since),
        };
        views.around.troubles = said;
        if said == before {
            return None;
        }
        self.update_needs(&mut views, now);
        self.bump(&mut views, Audience::Staff);
        if said.silent_since != before.silent_since {
            self.bump(&mut views, Audience::Public);
        }
        Some([before, said])
    }

    /// What the table has said of itself, where the store has something else of that, or it is not known what: what is shown here is no
    /// measure for it, as a table that shows another game is silent about the one before.
    #[must_use]
    pub fn unstored_troubles(&self) -> Option<SaidTroubles> {
        let views = self.views();
        let known = views.around.troubles;
        (views.stored_troubles != Some(known)).then_some(known)
    }

    /// Says that the store has this of what the table has said of itself.
    pub fn note_stored_troubles(&self, stored: SaidTroubles) {
        self.views().stored_troubles = Some(stored);
    }

    /// Says whether an older program records at the table. Returns whether that is shown differently.
    pub fn set_older(&self, is_older: bool, now: Millis) -> bool {
        let mut views = self.views();
        let has_changed = std::mem::replace(&mut views.around.is_older, is_older) != is_older;
        if has_changed {
            self.update_needs(&mut views, now);
            self.bump(&mut views, Audience::Staff);
        }
        has_changed
    }

    /// Says from which copy the hall was restored.
    pub fn set_restored(&self, restored: Option<&Restored>) {
        self.views().restored = restored.map(|restored| restored.made);
    }

    /// Says that a game was not heard of since the hall was restored.
    pub fn add_unheard(&self, first: String) {
        let mut views = self.views();
        views.unheard.insert(first);
        self.bump(&mut views, Audience::Staff);
    }

    /// Says that a game was heard of. Returns whether it was not before.
    pub fn heard_of(&self, first: &str) -> bool {
        let mut views = self.views();
        let is_new = views.unheard.remove(first);
        if is_new {
            self.bump(&mut views, Audience::Staff);
        }
        is_new
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
        let is_asked = |act: &&HallAct| {
            matches!(act.kind, HallActKind::Answer { question, .. } if views.newest.is_open(question))
                && act.outcome(&views.newest.state) == HallActOutcome::Waiting
        };
        let is_tables = |kept: &&KeptPicture| !matches!(kept.subject, PictureSubject::Fill { .. });
        let pictures = views.pictures.iter().filter(is_tables).filter(|kept| kept.bytes.is_none());
        TableRequests {
            is_asking: views.newest.state.questions().iter().any(AskedQuestion::is_open),
            answers: views.acts_of_shown().into_iter().filter(|act| is_asked(&act)).collect(),
            acts: None,
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
            PictureSubject::Fill { .. } => None,
        };
        hash.map(ToOwned::to_owned)
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
            views.waiting.push_back((at, Waiting::Line(Box::new(line))));
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
        if views.newest.lines == 0 && views.around == Circumstances::default() && views.needs.is_empty() {
            return false;
        }
        let around = views.circumstances(views.newest.held);
        let fit = views.newest.fit(&views.pairing, &around);
        let needs = attention(&views.newest.state, (&views.pairing, fit), &around, now);
        let has_changed = needs != views.needs;
        views.needs = needs;
        has_changed
    }

    /// Whether the game that is paired has not begun, and one of another round is over.
    fn awaits_game(&self, views: &Views, followed: &Followed) -> bool {
        let is_of_other_round = followed.fit(&views.pairing, &views.around) == GameFit::OtherRound;
        is_of_other_round && is_over(&followed.state) && views.pairing.game().is_some()
    }

    fn make(&self, views: &Views, audience: Audience, version: u64, now: Millis) -> ShownTable {
        let is_public = audience == Audience::Public;
        let followed = if is_public && self.delays_time() { &views.delayed } else { &views.newest };
        // Between two rounds the game that is paired has not begun, and nothing is shown of the one before it.
        let (is_awaited, nothing) = (self.awaits_game(views, followed), Followed::default());
        let followed = if is_awaited { &nothing } else { followed };
        let fit = if is_awaited { GameFit::Fits } else { followed.fit(&views.pairing, &views.around) };
        let view = followed.state.view();
        let since = views.around.no_picture_since(now).filter(|_| !is_awaited).map(local_minute);
        let mut publication = Publication::of(&view).without_pictures_since(since);
        let takes_names = matches!(fit, GameFit::Fits | GameFit::ResultsDiffer);
        let is_unnamed =
            takes_names && followed.lines > 0 && views.pairing.game().is_some() && view.info.names_nobody();
        if takes_names {
            views.pairing.complete(&mut publication.record.info);
        }
        if is_public {
            publication.is_asking = false;
            if let SpectatorDelay::Moves(count) = self.delay {
                publication = publication.keeping_back(count);
            }
        }
        // Spectators hear of a result that is confirmed and that nobody has decided otherwise.
        let is_beside = fit.is_another();
        let is_confirmed_there = followed.state.confirmed_result().is_some();
        let is_other = |need: &TableNeed| match need {
            TableNeed::Conflict(HallConflict::Result { .. }) => true,
            TableNeed::DecisionWaits(..) => is_confirmed_there,
            _ => false,
        };
        let is_decided_otherwise = !is_beside && !is_awaited && views.needs.iter().any(is_other);
        let is_told =
            |note: &ResultNote| !is_public || (note.status == ResultStatus::Confirmed && !is_decided_otherwise);
        let result = followed.state.leading_result().map(|leading| leading.note).filter(is_told);
        if is_public && is_decided_otherwise {
            publication.record.info.result = None;
        }
        // Spectators hear of a decision with the end of the game that they see.
        // Beside a recording of another game it is the result of the one that is paired.
        let is_heard = !is_public || views.newest.lines == 0 || is_beside || is_awaited;
        let decided =
            views.decided_result().filter(|_| is_heard && !is_decided_otherwise && (is_beside || fit.counts()));
        let is_of_paired = is_beside && decided.is_some();
        let with_way = |note: ResultNote| {
            let is_decided = followed.state.counting().decision(note.result).is_some();
            (note, is_decided)
        };
        let (result, is_decided) = match result {
            Some(note) if note.status == ResultStatus::Confirmed && !is_of_paired => Some(with_way(note)),
            open => decided.or(open.map(with_way)),
        }
        .unzip();
        // A record whose result somebody entered in the hall has it, as one that the table has written down.
        if let Some(note) = result.as_ref().filter(|note| note.status == ResultStatus::Confirmed && !is_of_paired) {
            publication.record.info.result = Some(note.result);
        }
        // What was noted of another game says nothing of the one that is paired.
        let result = result.map(|note| if is_of_paired { note } else { note.as_it_leaves(followed.state.counting()) });
        let decided_here = views.decided_here((!is_beside && !is_awaited).then_some(&followed.first));
        let audit = decided_here.as_ref().and_then(|act| act.audit_of(result.as_ref()?.result));
        // What was decided here without a recording is of the game that is paired.
        let is_of_pairing = is_of_paired || is_awaited;
        ShownTable {
            table: self.number,
            version,
            publication,
            lines: followed.lines,
            head: followed.head.clone(),
            needs: if is_public { Vec::new() } else { views.needs.clone() },
            pictures: if is_public { Vec::new() } else { AskedPicture::all(&views.pictures) },
            questions: if is_public { Vec::new() } else { shown_questions(followed, &view, &views.acts_of_shown()) },
            has_pictures: !is_public && !view.pictures.is_empty(),
            is_decided: is_decided.unwrap_or_default(),
            is_decided_otherwise,
            outdated: result.as_ref().filter(|_| !is_of_paired).and_then(|_| followed.state.changed_since_confirmed()),
            open_appeals: if is_public || is_beside { Vec::new() } else { view.open_appeals.clone() },
            protests: match is_public || (is_beside && !is_of_paired) {
                true => Vec::new(),
                false => views.protests(&followed.state, is_of_pairing),
            },
            ruling: result
                .as_ref()
                .filter(|_| !is_public && !is_of_paired)
                .and_then(|note| followed.state.counting().decision(note.result).cloned()),
            decided_here: decided_here.filter(|_| !is_public),
            source: result.as_ref().map(|note| match is_of_pairing {
                true => ResultSource::of(note, &views.acts_of_paired()),
                false => {
                    let decision = followed.state.counting().decision(note.result);
                    ResultSource::of(note, &views.acts_with_paired(&followed.first)).of_decision(decision)
                }
            }),
            is_of_paired,
            has_given_up: views.has_given_up(),
            taken_back: match is_heard {
                true => views.taken_back((!is_beside).then_some(&followed.state), is_public),
                false => Vec::new(),
            },
            is_counted: match &result {
                Some(note) if !is_of_paired && followed.state.counting().audit_with(note.result).is_some() => true,
                Some(note) => audit.as_ref().is_some_and(|audit| audit.came_to(note.result)),
                None => false,
            },
            audit,
            games: if is_public { usize::from(!is_awaited) } else { views.games },
            discarded: if is_public { 0 } else { views.discarded },
            is_recorded: views.is_recorded(),
            around: views.circumstances(followed.held),
            first: if is_awaited { views.newest.first.clone() } else { followed.first.clone() },
            changed: followed.changed,
            // The game before is of another round, and the result that was decided here is of this one.
            fit: if is_awaited && result.is_none() { GameFit::OtherRound } else { fit },
            result,
            unheard_since: views.restored.filter(|_| !is_public && (is_awaited || views.is_unheard(followed))),
            is_unnamed: !is_public && is_unnamed,
            is_awaited,
            audience,
            delay: self.delay,
            made: now,
            texts: LanguageTexts::default(),
            following: FollowingTexts::default(),
            board: Default::default(),
            tile_texts: LanguageTexts::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use kifuscribe_acts::act::PlayerProtest;
    use kifuscribe_acts::hall_acts::PlayersWord;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::record::{GameInfo, Player};
    use kifuscribe_core::game::result::GameResult;
    use kifuscribe_core::session::signature::Signature;

    use super::*;

    #[test]
    fn whose_protest_and_why_stands_with_a_result_that_was_decided_here_without_a_recording() {
        let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
        let game =
            GameInfo { black: player("Ada"), white: player("Hua"), round: "1".to_owned(), ..GameInfo::default() };
        let pairing = TablePairing::Paired { game: Box::new(game.clone()), since: 9, former: Arc::default() };
        let signed = Signature::new("2026-11-27T10:00:00+01:00".to_owned(), "referee Anna");
        let kind = HallActKind::Decision {
            result: GameResult::from_sgf("B+R").unwrap(),
            reasons: "The clock.".to_owned(),
            players: PlayersWord::Nobody,
            appeals: Vec::new(),
            protest: true,
            protests: vec![PlayerProtest { player: Color::White, reasons: "a flag".to_owned() }],
        };
        let (acts, _) = HallAct::new(kind, signed.clone()).acts();
        let events: Vec<_> = acts.iter().flat_map(|act| act.events(&signed, Duration::ZERO, 0)).collect();
        let kept = HallJournal::new(1, pairing.stored_name().unwrap()).next((&game, &signed), &events).unwrap();
        let table = LiveTable::new(1, SpectatorDelay::None, Intake::empty(1));
        table.pair(pairing, 10);
        table.set_hall_journals(HallJournal::all(&kept), 10);
        let text = |audience| table.shown(audience, 11).protest_text();
        assert_eq!(text(Audience::Staff), "under protest by White: a flag (referee Anna, 10:00)");
        assert_eq!(text(Audience::Public), "under protest");
        let shown = table.shown(Audience::Staff, 11);
        let comment = concat!(
            "C[Nobody recorded the game\\: a board of 19 lines is assumed.\n",
            "Decided in the hall by referee Anna\\: The clock.\n",
            "Under protest by White\\: a flag (referee Anna, 10\\:00)]"
        );
        assert!(shown.sgf().contains(comment), "{}", shown.sgf());
        assert_eq!(shown.counted_protests()[0].reasons, "a flag");
    }

    #[test]
    fn other_processes_are_told_that_pictures_come_where_another_game_has_hidden_that_they_did_not() {
        let table = LiveTable::new(1, SpectatorDelay::None, Intake::empty(1));
        let silent = SaidTroubles { silent_since: Some(960_000), unwritten_since: None };
        let (now, no_troubles) = (1_000_000, SaidTroubles::default());
        let row = TableRow { table: 1, troubles: Some(silent), ..TableRow::default() };
        assert!(table.note_row(&row, now), "another process has heard that none comes");
        assert_eq!(table.unstored_troubles(), None);
        // The game's first lines are read a moment later.
        table.show(TableNews { switched: true, ..TableNews::default() }, now);
        assert_eq!(table.set_troubles((None, None), now), None, "nothing is shown differently");
        assert_eq!(table.unstored_troubles(), Some(no_troubles));
        table.note_stored_troubles(no_troubles);
        assert_eq!(table.unstored_troubles(), None);
        assert_eq!(table.set_troubles((Some(40), None), now), Some([no_troubles, silent]));
        assert_eq!(table.set_troubles((Some(41), None), now), None, "it is shown once");
        assert_eq!(table.unstored_troubles(), Some(silent));
        let unwritten = SaidTroubles { unwritten_since: Some(993_000), ..silent };
        assert_eq!(table.set_troubles((Some(42), Some(7)), now), Some([silent, unwritten]));
    }
}
