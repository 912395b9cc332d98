//! Game clocks (docs/rules.md A.5). Pure: the time is an argument. The clock proposes penalties for the count.

use std::time::Duration;

use super::color::Color;
use super::halfpoints::HalfPoints;
use super::preset::Preset;
use super::result::{Forfeit, GameResult, WinBy};
use super::rules::{LatenessRule, Rules};

use kifuscribe_language::Message;

/// A time system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimeSystem {
    /// A fixed time; the flag's fall loses.
    Absolute {
        /// Each player's time.
        main: Duration,
    },
    /// After the main time a number of moves in each period; unused time is not carried over.
    Canadian {
        /// Each player's main time.
        main: Duration,
        /// The moves of a period; a pass counts as one (a stone is put back).
        moves: u32,
        /// The length of a period.
        period: Duration,
    },
    /// After the main time a period for each move.
    Byoyomi {
        /// Each player's main time.
        main: Duration,
        /// The periods each player has.
        periods: u32,
        /// The length of a period.
        length: Duration,
        /// What follows when a period runs out.
        expiry: Expiry,
    },
    /// Ing: after the main time three periods of a sixth of it, two penalty points on entry of each; the
    /// end of the third loses.
    IngPenalty {
        /// Each player's main time (BT).
        main: Duration,
        /// When a period begins.
        entry: Entry,
    },
}

/// What follows when a byo-yomi period runs out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Expiry {
    /// The period is gone; with the last one the game (S1).
    LosesPeriod,
    /// The move is skipped, as electronic clocks have it (S4 24.6b).
    SkipsMove,
}

/// Whether the boundary belongs to the period that ends or to the one that begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Entry {
    /// Reaching the boundary enters the next period.
    AtBoundary,
    /// The next period is entered when the boundary is passed.
    AfterBoundary,
}

/// Ing's penalty for each period entered, in points.
pub const ING_PENALTY: u32 = 2;
/// Ing's penalty periods.
pub const ING_PERIODS: u32 = 3;

/// The largest penalty that the clock takes under these rules (docs/rules.md A.5): the game is lost after the third period. `None` where
/// the clock takes none.
#[must_use]
pub fn largest_clock_penalty(rules: &Rules) -> Option<HalfPoints> {
    let has_penalty_clock = matches!(rules.preset, Preset::Ing | Preset::IngEgf | Preset::IngAga) && !rules.pair_go;
    has_penalty_clock.then_some(HalfPoints::points((ING_PERIODS * ING_PENALTY) as i32))
}

/// What happened on a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockEvent {
    /// The main time is over.
    MainTimeOver(Color),
    /// A byo-yomi period is gone; so many are left.
    PeriodGone(Color, u32),
    /// The move is skipped: the turn passes to the opponent.
    MoveSkipped(Color),
    /// So many penalty points are due by now.
    PenaltyDue(Color, u32),
    /// The time has run out.
    FlagFell(Color),
}

/// Something done to a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockPress {
    /// A player's time starts to run.
    Start(Color),
    /// The player whose time runs presses.
    Press,
    /// Both stop.
    Pause,
}

/// One player's time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Face {
    /// Main time and, with Ing's system, overtime used.
    used: Duration,
    /// Time used of the present overtime period.
    in_period: Duration,
    /// Byo-yomi periods or Canadian moves left.
    left: u32,
    main_over: bool,
    penalty: u32,
    fallen: bool,
}

/// A clock for two. Times are counted from an origin of the caller's choice and never run backwards: an
/// earlier time than the last is taken for the last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    system: TimeSystem,
    faces: [Face; 2],
    running: Option<Color>,
    now: Duration,
    /// Flags in the order they fell.
    fallen: Vec<Color>,
    /// The length of Ing's penalty periods where it is no sixth of the main time.
    ing_period: Option<Duration>,
    /// What happened, each at its moment.
    moments: Vec<(Duration, ClockEvent)>,
}

impl TimeSystem {
    const fn main(self) -> Duration {
        match self {
            Self::Absolute { main }
            | Self::Canadian { main, .. }
            | Self::Byoyomi { main, .. }
            | Self::IngPenalty { main, .. } => main,
        }
    }

    const fn full_period(self) -> u32 {
        match self {
            Self::Canadian { moves, .. } => moves,
            Self::Byoyomi { periods, .. } => periods,
            Self::Absolute { .. } | Self::IngPenalty { .. } => 0,
        }
    }
}

/// Ing's penalty after `used` of the main time `main` and of what follows it: points, or `None` when the game is lost. The end of the
/// main time is a boundary like those of the periods.
#[must_use]
pub fn ing_penalty(main: Duration, used: Duration, entry: Entry) -> Option<u32> {
    ing_penalty_in(main, main / 6, used, entry)
}

/// As [`ing_penalty`], where an event has penalty periods of another length than a sixth of the main time.
#[must_use]
pub fn ing_penalty_in(main: Duration, period: Duration, used: Duration, entry: Entry) -> Option<u32> {
    let entered = (0..=ING_PERIODS)
        .filter(|&n| {
            let start = main + period * n;
            match entry {
                Entry::AtBoundary => used >= start,
                Entry::AfterBoundary => used > start,
            }
        })
        .count() as u32;
    (entered <= ING_PERIODS).then_some(entered * ING_PENALTY)
}

/// Reads a time: `64:10` (minutes and seconds), `1:04:10` (hours first), `60m`, `45s` or `1h`.
#[must_use]
pub fn parse_time(text: &str) -> Option<Duration> {
    let number = |digits: &str| digits.trim().parse::<u32>().ok().map(u64::from);
    let text = text.trim();
    let unit = [('s', 1), ('m', 60), ('h', 3600)].into_iter().find_map(|(unit, s)| Some((text.strip_suffix(unit)?, s)));
    if let Some((digits, seconds)) = unit {
        return number(digits).map(|n| Duration::from_secs(n * seconds));
    }
    let parts: Vec<u64> = text.split(':').map(number).collect::<Option<_>>()?;
    let is_time = matches!(parts.len(), 2 | 3) && parts[1..].iter().all(|&n| n < 60);
    is_time.then(|| Duration::from_secs(parts.iter().fold(0, |sum, n| 60 * sum + n)))
}

/// A time as a clock shows it, such as `64:10`.
#[must_use]
pub fn shown_time(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

/// Why a penalty cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Message)]
pub enum PenaltyError {
    /// Neither points nor times.
    Malformed,
    /// Less than nothing.
    Negative,
    /// The third penalty period is over.
    LostOnTime,
}

/// Reads a penalty: points such as `2`, or the time used of the main time on a clock with Ing's penalty periods, such as
/// `64:10 of 60:00`.
///
/// # Errors
/// [`PenaltyError`].
pub fn parse_penalty(text: &str) -> Result<HalfPoints, PenaltyError> {
    if let Some((used, main)) = text.split_once("of") {
        let (used, main) = parse_time(used).zip(parse_time(main)).ok_or(PenaltyError::Malformed)?;
        let points = ing_penalty(main, used, Entry::AtBoundary);
        return points.map(|n| HalfPoints::points(n as i32)).ok_or(PenaltyError::LostOnTime);
    }
    match HalfPoints::parse(text).ok_or(PenaltyError::Malformed)? {
        points if points < HalfPoints::ZERO => Err(PenaltyError::Negative),
        points => Ok(points),
    }
}

/// Penalties after equal ones have cancelled each other.
#[must_use]
pub const fn net_penalties(penalties: [u32; 2]) -> [u32; 2] {
    [penalties[0].saturating_sub(penalties[1]), penalties[1].saturating_sub(penalties[0])]
}

impl Clock {
    /// A clock that stands still at time zero.
    #[must_use]
    pub const fn new(system: TimeSystem) -> Self {
        let face = Face {
            used: Duration::ZERO,
            in_period: Duration::ZERO,
            left: system.full_period(),
            main_over: false,
            penalty: 0,
            fallen: false,
        };
        Self {
            system,
            faces: [face; 2],
            running: None,
            now: Duration::ZERO,
            fallen: Vec::new(),
            ing_period: None,
            moments: Vec::new(),
        }
    }

    /// The same with Ing's penalty periods of this length.
    #[must_use]
    pub const fn with_ing_period(mut self, period: Duration) -> Self {
        self.ing_period = Some(period);
        self
    }

    /// What happened so far, each at the moment at which it did, which may be before the call that found it.
    #[must_use]
    pub fn moments(&self) -> &[(Duration, ClockEvent)] {
        &self.moments
    }

    fn ing_period(&self) -> Duration {
        self.ing_period.unwrap_or(self.system.main() / 6)
    }

    /// Does `press` at `at`, and returns what happened since the last call.
    pub fn apply(&mut self, press: ClockPress, at: Duration) -> Vec<ClockEvent> {
        match press {
            ClockPress::Start(color) => self.start(color, at),
            ClockPress::Press => self.press(at),
            ClockPress::Pause => self.pause(at),
        }
    }

    /// Starts `color`'s time at `at`.
    pub fn start(&mut self, color: Color, at: Duration) -> Vec<ClockEvent> {
        let events = self.tick(at);
        self.running = Some(color);
        events
    }

    /// The player whose time runs presses the clock at `at`: the opponent's time runs from now on. A
    /// press while the clock stands still does nothing.
    pub fn press(&mut self, at: Duration) -> Vec<ClockEvent> {
        let events = self.tick(at);
        let Some(color) = self.running else { return events };
        // A skipped move has passed the turn on by itself.
        if !events.contains(&ClockEvent::MoveSkipped(color.opponent())) {
            self.complete_move(color);
            self.running = Some(color.opponent());
        }
        events
    }

    fn complete_move(&mut self, color: Color) {
        let face = &mut self.faces[color as usize];
        if !face.main_over {
            return;
        }
        match self.system {
            TimeSystem::Byoyomi { .. } => face.in_period = Duration::ZERO,
            TimeSystem::Canadian { moves, .. } => {
                face.left -= u32::from(face.left > 0);
                if face.left == 0 {
                    face.left = moves;
                    face.in_period = Duration::ZERO;
                }
            }
            TimeSystem::Absolute { .. } | TimeSystem::IngPenalty { .. } => {}
        }
    }

    /// Stops both clocks at `at`: a capture of three stones or more, a referee's call, the end of the game. The
    /// display stays as it is: penalties are read from it.
    pub fn pause(&mut self, at: Duration) -> Vec<ClockEvent> {
        let events = self.tick(at);
        self.running = None;
        events
    }

    /// Takes `time` off a player's clock before the start, as if it had run: lateness. No move is skipped by that.
    pub fn deduct(&mut self, color: Color, time: Duration) {
        let skips = matches!(self.system, TimeSystem::Byoyomi { expiry: Expiry::SkipsMove, .. });
        let (mut left, mut events) = (time, Vec::new());
        while !left.is_zero() {
            let Face { fallen, main_over, .. } = self.faces[color as usize];
            if fallen || (skips && main_over) {
                break;
            }
            left = self.spend(color, left, &mut events);
        }
        let now = self.now;
        self.moments.extend(events.into_iter().map(|event| (now, event)));
    }

    /// Advances the clock to `at`, and returns what happened since the last call.
    pub fn tick(&mut self, at: Duration) -> Vec<ClockEvent> {
        let mut left = at.saturating_sub(self.now);
        self.now = self.now.max(at);
        let mut events = Vec::new();
        while let Some(color) = self.running {
            if left.is_zero() || self.faces[color as usize].fallen {
                break;
            }
            let known = events.len();
            left = self.spend(color, left, &mut events);
            let at = |&event: &ClockEvent| (self.moment_of(event, left), event);
            let found: Vec<(Duration, ClockEvent)> = events[known..].iter().map(at).collect();
            self.moments.extend(found);
        }
        events
    }

    /// When an event happened that was just found, with this time left to take.
    fn moment_of(&self, event: ClockEvent, left: Duration) -> Duration {
        let (main, period) = (self.system.main(), self.ing_period());
        let boundary = match (self.system, event) {
            (TimeSystem::IngPenalty { .. }, ClockEvent::MainTimeOver(color)) => Some((color, main)),
            (TimeSystem::IngPenalty { .. }, ClockEvent::PenaltyDue(color, points)) => {
                Some((color, main + period * (points / ING_PENALTY).saturating_sub(1)))
            }
            (TimeSystem::IngPenalty { .. }, ClockEvent::FlagFell(color)) => Some((color, main + period * ING_PERIODS)),
            _ => None,
        };
        let since = boundary.map_or(left, |(color, used)| self.faces[color as usize].used.saturating_sub(used));
        self.now.saturating_sub(since)
    }

    /// Takes up to `time` off `color`'s clock, to the next event, and returns the time that is left to take.
    fn spend(&mut self, color: Color, time: Duration, events: &mut Vec<ClockEvent>) -> Duration {
        if let TimeSystem::IngPenalty { entry, .. } = self.system {
            self.spend_with_penalties(color, time, entry, events);
            Duration::ZERO
        } else if self.faces[color as usize].main_over {
            self.spend_period(color, time, events)
        } else {
            self.spend_main(color, time, events)
        }
    }

    fn spend_with_penalties(&mut self, color: Color, time: Duration, entry: Entry, events: &mut Vec<ClockEvent>) {
        let (main, period) = (self.system.main(), self.ing_period());
        let face = &mut self.faces[color as usize];
        face.used += time;
        let is_over = if entry == Entry::AtBoundary { face.used >= main } else { face.used > main };
        if is_over && !face.main_over {
            face.main_over = true;
            events.push(ClockEvent::MainTimeOver(color));
        }
        match ing_penalty_in(main, period, face.used, entry) {
            Some(points) if points > face.penalty => {
                face.penalty = points;
                events.push(ClockEvent::PenaltyDue(color, points));
            }
            Some(_) => {}
            None => {
                face.penalty = ING_PERIODS * ING_PENALTY;
                self.fall(color, events);
            }
        }
    }

    fn spend_main(&mut self, color: Color, time: Duration, events: &mut Vec<ClockEvent>) -> Duration {
        let main = self.system.main();
        let face = &mut self.faces[color as usize];
        let available = main.saturating_sub(face.used);
        if time < available {
            face.used += time;
            return Duration::ZERO;
        }
        face.used = face.used.max(main);
        face.main_over = true;
        events.push(ClockEvent::MainTimeOver(color));
        if matches!(self.system, TimeSystem::Absolute { .. }) {
            self.fall(color, events);
        }
        time - available
    }

    fn spend_period(&mut self, color: Color, time: Duration, events: &mut Vec<ClockEvent>) -> Duration {
        let face = &mut self.faces[color as usize];
        let period = match self.system {
            TimeSystem::Canadian { period, .. } => period,
            TimeSystem::Byoyomi { length, .. } => length,
            TimeSystem::Absolute { .. } | TimeSystem::IngPenalty { .. } => return Duration::ZERO,
        };
        let available = period.saturating_sub(face.in_period);
        if time < available {
            face.in_period += time;
            return Duration::ZERO;
        }
        face.in_period = Duration::ZERO;
        match self.system {
            TimeSystem::Byoyomi { expiry: Expiry::SkipsMove, .. } => {
                events.push(ClockEvent::MoveSkipped(color));
                self.running = Some(color.opponent());
                if period.is_zero() {
                    // Periods without length would be skipped for ever.
                    self.fall(color, events);
                }
            }
            TimeSystem::Byoyomi { .. } => {
                face.left -= u32::from(face.left > 0);
                events.push(ClockEvent::PeriodGone(color, face.left));
                if face.left == 0 {
                    self.fall(color, events);
                }
            }
            _ => self.fall(color, events),
        }
        time - available
    }

    fn fall(&mut self, color: Color, events: &mut Vec<ClockEvent>) {
        self.faces[color as usize].fallen = true;
        self.fallen.push(color);
        events.push(ClockEvent::FlagFell(color));
    }

    /// Whose time runs.
    #[must_use]
    pub const fn running(&self) -> Option<Color> {
        self.running
    }

    /// The main time that `color` has left.
    #[must_use]
    pub fn main_left(&self, color: Color) -> Duration {
        self.system.main().saturating_sub(self.faces[color as usize].used)
    }

    /// Byo-yomi periods or Canadian moves that `color` has left.
    #[must_use]
    pub const fn overtime_left(&self, color: Color) -> u32 {
        self.faces[color as usize].left
    }

    /// The penalty points due by now, as the clock shows them: a proposal for the count.
    #[must_use]
    pub fn penalties(&self) -> [u32; 2] {
        self.faces.each_ref().map(|f| f.penalty)
    }

    /// The flags in the order they fell.
    #[must_use]
    pub fn fallen(&self) -> &[Color] {
        &self.fallen
    }

    /// What the flags decide: the first to fall loses, whatever the other owes; in blitz both flags down
    /// lose for both (S4 App.6).
    #[must_use]
    pub fn result(&self, blitz: bool) -> Option<GameResult> {
        let first = *self.fallen.first()?;
        if blitz && self.fallen.len() == 2 {
            return Some(GameResult::BothLose);
        }
        Some(GameResult::win(first.opponent(), WinBy::Time))
    }
}

impl LatenessRule {
    /// What follows when Black and White come `late`, each with `allowance` on the clock.
    #[must_use]
    pub fn ruling(self, allowance: Duration, late: [Duration; 2]) -> Lateness {
        match self {
            Self::DoubleDeduction => ing_lateness(allowance, late),
            Self::OneHour => rgf_lateness(late),
            Self::NotStated => Lateness::NotStated,
        }
    }
}

/// What follows from coming late.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lateness {
    /// These times are taken off the clocks of Black and White.
    Deduct([Duration; 2]),
    /// The game is decided.
    Decided(GameResult),
    /// The rules say nothing of it.
    NotStated,
}

/// Ing: double the lateness is deducted, and half the allowance late is a loss (S1).
fn ing_lateness(allowance: Duration, late: [Duration; 2]) -> Lateness {
    let gone = late.map(|l| !l.is_zero() && l * 2 >= allowance);
    no_shows(gone).map_or(Lateness::Deduct(late.map(|l| l * 2)), Lateness::Decided)
}

/// The Russian code: more than an hour late loses, both absent lose both; while both are absent the time that
/// has passed is halved between the clocks, and then runs on the clock of the one who is missing (S4 16.6, 21.4).
fn rgf_lateness(late: [Duration; 2]) -> Lateness {
    const HOUR: Duration = Duration::from_secs(3600);
    if let Some(result) = no_shows(late.map(|l| l > HOUR)) {
        return Lateness::Decided(result);
    }
    let both = late[0].min(late[1]);
    Lateness::Deduct(late.map(|l| both / 2 + (l - both)))
}

fn no_shows(gone: [bool; 2]) -> Option<GameResult> {
    match gone {
        [false, false] => None,
        [true, true] => Some(GameResult::BothLose),
        [true, false] => Some(GameResult::win(Color::White, WinBy::Forfeit(Forfeit::NoShow))),
        [false, true] => Some(GameResult::win(Color::Black, WinBy::Forfeit(Forfeit::NoShow))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_clocks_and_people_write_them() {
        let seconds = |text| parse_time(text).map(|t| t.as_secs());
        assert_eq!(["64:10", "1:04:10", "60m", "45s", "1h"].map(seconds), [3850, 3850, 3600, 45, 3600].map(Some));
        assert_eq!(["", "64", "4:70", "1:2:3:4", "-1:00", "x"].map(seconds), [None; 6]);
        assert_eq!(shown_time(Duration::from_secs(3850)), "64:10");
    }

    #[test]
    fn a_penalty_is_typed_or_follows_from_the_clock() {
        let penalty = |text: &str| parse_penalty(text).map(|points| points.to_string()).map_err(|e| e.to_string());
        for (text, points) in [
            ("2", "2"),
            ("58:00 of 60:00", "0"),
            ("59:59 of 60:00", "0"),
            ("60:00 of 60:00", "2"),
            ("60:01 of 60:00", "2"),
            ("70:00 of 60:00", "4"),
            ("1:29:59 of 1h", "6"),
        ] {
            assert_eq!(penalty(text), Ok(points.to_owned()), "{text}");
        }
        assert!(penalty("90:00 of 60:00").unwrap_err().contains("lost on time"));
        assert!(penalty("-2").unwrap_err().contains("negative"));
        assert!(penalty("much").unwrap_err().contains("64:10 of 60:00"));
    }
}
