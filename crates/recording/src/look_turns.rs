//! Turns in which several recordings look at their pictures, so that the work of the networks is shared fairly: no board waits for ever,
//! and where the computer cannot keep up, all live sources are looked at less often together.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use kifuscribe_language::Message;

/// How long a film gives way to live sources, at most, for one look.
const FILM_WAITS: Duration = Duration::from_secs(1);

/// The time over which it is judged whether the computer keeps up.
const WINDOW: Duration = Duration::from_secs(10);

/// So many such times in a row it has to be late before that is believed: games begin with some seconds of search.
const LATE_WINDOWS: u32 = 2;

/// The share of its time that is used where the computer cannot keep up, and that below which more looks would fit.
const FULL: f64 = 0.9;
const FREE: f64 = 0.2;

/// The least time between two looks at each live source: where the computer keeps up, and in two steps where it does not.
const LEAST_INTERVALS: [Duration; 3] = [Duration::ZERO, Duration::from_millis(250), Duration::from_secs(1)];

/// Whether the computer keeps up with several sources, where that has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
pub enum LookNews {
    /// It does not: all of them are looked at less often.
    Slower,
    /// It does again.
    AsBefore,
}

/// The turns of the recordings of one program. Clones share them.
#[derive(Debug, Clone)]
pub struct LookTurns(Arc<SharedTurns>);

#[derive(Debug)]
struct SharedTurns {
    state: Mutex<TurnState>,
    moved: Condvar,
}

impl LookTurns {
    /// Turns of which as many are taken at once as this computer has cores.
    #[must_use]
    pub fn new() -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Self(Arc::new(SharedTurns { state: Mutex::new(TurnState::new(cores)), moved: Condvar::new() }))
    }

    /// The turns of one source; a film, which waits without losing anything, gives way to those that are live.
    #[must_use]
    pub fn of_source(&self, is_live: bool) -> SourceTurn {
        SourceTurn { turns: Arc::clone(&self.0), is_live }
    }
}

impl Default for LookTurns {
    fn default() -> Self {
        Self::new()
    }
}

/// The turns of one source.
#[derive(Debug, Clone)]
pub struct SourceTurn {
    turns: Arc<SharedTurns>,
    is_live: bool,
}

/// Looks, after waiting for a turn where there are other sources.
pub(super) fn in_turn<T>(turn: Option<&SourceTurn>, look: impl FnOnce() -> T) -> T {
    match turn {
        Some(turn) => turn.look(look),
        None => look(),
    }
}

impl SourceTurn {
    /// Waits for a turn, and looks.
    pub(super) fn look<T>(&self, look: impl FnOnce() -> T) -> T {
        let _taken = self.take();
        look()
    }

    fn take(&self) -> TakenTurn<'_> {
        let mut state = self.turns.lock();
        let number = state.arrive(self.is_live, Instant::now());
        while !state.begins(number) {
            state = self.turns.moved.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        drop(state);
        TakenTurn { of: self, since: Instant::now() }
    }

    /// The least time between two looks at this source.
    #[must_use]
    pub fn least_interval(&self) -> Duration {
        if self.is_live { LEAST_INTERVALS[self.turns.lock().load.level] } else { Duration::ZERO }
    }

    /// Whether the computer keeps up, where that has changed: told once, to whoever asks first.
    #[must_use]
    pub fn news(&self) -> Option<LookNews> {
        self.turns.lock().load.news.take()
    }
}

impl SharedTurns {
    fn lock(&self) -> MutexGuard<'_, TurnState> {
        // Nothing panics while the lock is held.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A turn that is taken, until it is dropped.
struct TakenTurn<'a> {
    of: &'a SourceTurn,
    since: Instant,
}

impl Drop for TakenTurn<'_> {
    fn drop(&mut self) {
        let (now, mut state) = (Instant::now(), self.of.turns.lock());
        state.end(now);
        if self.of.is_live {
            let cores = state.cores;
            state.load.note(now, now - self.since, cores);
        }
        drop(state);
        self.of.turns.moved.notify_all();
    }
}

/// Who waits for a turn.
#[derive(Debug)]
struct TurnState {
    cores: usize,
    free: usize,
    waiting: Vec<WaitingLook>,
    /// Those that have their turn and do not know it yet.
    called: Vec<u64>,
    arrived: u64,
    load: LookLoad,
}

/// A look that waits for its turn.
#[derive(Debug)]
struct WaitingLook {
    number: u64,
    is_live: bool,
    since: Instant,
}

impl TurnState {
    fn new(cores: usize) -> Self {
        Self { cores, free: cores, waiting: Vec::new(), called: Vec::new(), arrived: 0, load: LookLoad::default() }
    }

    /// A look begins to wait; returns its number.
    fn arrive(&mut self, is_live: bool, now: Instant) -> u64 {
        self.arrived += 1;
        self.waiting.push(WaitingLook { number: self.arrived, is_live, since: now });
        self.call(now);
        self.arrived
    }

    /// Gives each turn that is free to the look that has waited longest, of a live source or of a film that has given way for long
    /// enough. Why here, and not by those who wait: they would ask at different times, and each could leave it to another.
    fn call(&mut self, now: Instant) {
        let is_patient_film = |look: &WaitingLook| !look.is_live && now - look.since < FILM_WAITS;
        while self.free > 0
            && let Some(number) =
                self.waiting.iter().min_by_key(|look| (is_patient_film(look), look.number)).map(|look| look.number)
        {
            self.free -= 1;
            self.waiting.retain(|look| look.number != number);
            self.called.push(number);
        }
    }

    /// Whether it is the turn of that look, which begins then.
    fn begins(&mut self, number: u64) -> bool {
        let place = self.called.iter().position(|&called| called == number);
        place.map(|place| self.called.swap_remove(place)).is_some()
    }

    /// A look has ended.
    fn end(&mut self, now: Instant) {
        self.free += 1;
        self.call(now);
    }
}

/// How much of the computer's time the looks at live sources take.
#[derive(Debug, Default)]
struct LookLoad {
    begun: Option<Instant>,
    busy: Duration,
    late_windows: u32,
    /// Which of [`LEAST_INTERVALS`] holds.
    level: usize,
    news: Option<LookNews>,
}

impl LookLoad {
    /// Notes a look that took so long, until now.
    fn note(&mut self, now: Instant, took: Duration, cores: usize) {
        let begun = *self.begun.get_or_insert(now);
        self.busy += took;
        let lasted = now - begun;
        if lasted < WINDOW {
            return;
        }
        let share = self.busy.as_secs_f64() / (lasted.as_secs_f64() * cores as f64);
        (self.begun, self.busy) = (Some(now), Duration::ZERO);
        self.late_windows = if share > FULL { self.late_windows + 1 } else { 0 };
        let before = self.level;
        if self.late_windows >= LATE_WINDOWS {
            self.late_windows = 0;
            self.level = (self.level + 1).min(LEAST_INTERVALS.len() - 1);
        } else if share < FREE {
            self.level = self.level.saturating_sub(1);
        }
        match (before, self.level) {
            (0, 1..) => self.news = Some(LookNews::Slower),
            (1.., 0) => self.news = Some(LookNews::AsBefore),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lets looks arrive, `l` of a live source and `f` of a film, one second apart, and returns the order in which they have their
    /// turns, each a tenth of a second after the one before, from the moment at which the last has arrived.
    fn order(arrivals: &str) -> Vec<u64> {
        let (mut state, start) = (TurnState::new(1), Instant::now());
        // Another look has its turn until all have arrived.
        let other = state.arrive(true, start);
        assert!(state.begins(other));
        for (i, kind) in arrivals.chars().enumerate() {
            state.arrive(kind == 'l', start + Duration::from_millis(100 * i as u64));
        }
        let mut now = start + Duration::from_millis(100 * arrivals.len() as u64);
        let mut order = Vec::new();
        while !state.waiting.is_empty() {
            state.end(now);
            let called = std::mem::take(&mut state.called);
            assert_eq!(called.len(), 1, "one at a time");
            order.extend(called.iter().map(|number| number - other));
            now += Duration::from_millis(100);
        }
        order
    }

    #[test]
    fn each_has_its_turn_in_the_order_of_their_coming_and_a_film_gives_way_for_a_while() {
        assert_eq!(order("llll"), [1, 2, 3, 4]);
        assert_eq!(order("flll"), [2, 3, 4, 1], "the film is at rest meanwhile");
        // Before the second look of so many the film has waited for a second.
        assert_eq!(order("fllllllll"), [2, 1, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(order("ff"), [1, 2]);
    }

    #[test]
    fn nobody_waits_for_ever_where_a_camera_and_a_film_want_the_only_core() {
        let turns = LookTurns(Arc::new(SharedTurns { state: Mutex::new(TurnState::new(1)), moved: Condvar::new() }));
        thread::scope(|scope| {
            for is_live in [true, true, false, false] {
                let turn = turns.of_source(is_live);
                let look = move || (0..2000).for_each(|_| turn.look(thread::yield_now));
                thread::Builder::new().name("looking".to_owned()).spawn_scoped(scope, look).unwrap();
            }
        });
        assert_eq!(turns.0.lock().free, 1);
    }

    /// Notes looks that take `percent` of two cores for some windows; returns the level after it, and what is news.
    fn loaded(load: &mut LookLoad, now: &mut Instant, percent: u64, windows: u64) -> (usize, Option<LookNews>) {
        for _ in 0..windows * 100 {
            *now += WINDOW / 100;
            load.note(*now, WINDOW * 2 * u32::try_from(percent).unwrap() / 10_000, 2);
        }
        (load.level, load.news.take())
    }

    #[test]
    fn all_slow_down_where_the_computer_cannot_keep_up_and_that_is_news_once() {
        let (mut load, mut now) = (LookLoad::default(), Instant::now());
        load.note(now, Duration::ZERO, 2);
        assert_eq!(loaded(&mut load, &mut now, 60, 5), (0, None));
        assert_eq!(loaded(&mut load, &mut now, 100, 1), (0, None), "a moment is no reason");
        assert_eq!(loaded(&mut load, &mut now, 60, 1), (0, None));
        assert_eq!(loaded(&mut load, &mut now, 100, 2), (1, Some(LookNews::Slower)));
        assert_eq!(loaded(&mut load, &mut now, 100, 2), (2, None), "it was said");
        assert_eq!(loaded(&mut load, &mut now, 100, 9), (2, None), "there is no slower pace");
        assert_eq!(loaded(&mut load, &mut now, 40, 3), (2, None), "four times as many looks would not fit");
        assert_eq!(loaded(&mut load, &mut now, 10, 1), (1, None));
        assert_eq!(loaded(&mut load, &mut now, 10, 1), (0, Some(LookNews::AsBefore)));
    }

    #[test]
    fn only_live_sources_are_slowed_down_and_a_panic_gives_the_turn_back() {
        let turns = LookTurns::new();
        let (camera, film) = (turns.of_source(true), turns.of_source(false));
        turns.0.lock().load.level = 2;
        assert_eq!([camera.least_interval(), film.least_interval()], [Duration::from_secs(1), Duration::ZERO]);
        for _ in 0..100 {
            let looked =
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| camera.look::<()>(|| panic!("a look"))));
            assert!(looked.is_err());
        }
        assert_eq!(film.look(|| 7), 7);
    }
}
