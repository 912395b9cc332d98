//! The final position of a record, with everything that a score, an expectation or an audit needs.

use strum::IntoStaticStr;
use thiserror::Error;

use crate::count::expectation::{Counts, Expectation, expect};
use crate::count::method::{Method, OddPoint};
use crate::count::setting::{SettingValue, Sourced};
use crate::game::area::{Area, Owner};
use crate::game::benson::pass_alive;
use crate::game::clock::{ING_PENALTY, largest_clock_penalty};
use crate::game::color::Color;
use crate::game::consequence::Consequence;
use crate::game::course::{Course, CoursePhase};
use crate::game::dead::{DeadDoubt, DeadStones};
use crate::game::halfpoints::HalfPoints;
use crate::game::handicap::{self, HandicapDoubt};
use crate::game::ko::RefereeFlag;
use crate::game::life::cannot_be_captured;
use crate::game::play::Refusal;
use crate::game::point::{BoardSize, Point};
use crate::game::proposal::propose;
use crate::game::ranks::{self, RankDoubt};
use crate::game::record::GameRecord;
use crate::game::result::GameResult;
use crate::game::rules::{Compensation, Dame, Preset, Resume, Rules, Scoring, SekiEyes};
use crate::game::score::{Score, Terms, handicap_moves, handicap_stones, score};
use crate::game::stones::Stones;
use kifuscribe_language::Message;

/// What is agreed about a game besides its record; what is left open is taken from the record, then from the rules.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Agreement {
    /// The rule set.
    pub rules: Option<Preset>,
    /// Pair go is played, on top of the rule set.
    pub pair_go: bool,
    /// The points White receives.
    pub komi: Option<HalfPoints>,
    /// The dead strings, each named by one of its points, such as `D4 Q16`; empty text means none.
    pub dead: Option<String>,
    /// Groups in seki, named in the same way; they matter where the rules leave their eyes out.
    pub seki: Option<String>,
    /// The penalties that Black and White pay, in points; 0 where somebody gave none.
    pub penalties: [Option<HalfPoints>; 2],
    /// The penalties that the journal of the game has: they count where none is given, and another one is against the record.
    pub noted: [Option<Sourced<HalfPoints>>; 2],
    /// The stones that Black and White have taken during play, where somebody counted them; else the record's.
    pub prisoners: [Option<usize>; 2],
    /// The handicap moves as Ing counts them (H in docs/rules.md B.1): one less than SGF's `HA`.
    pub handicap: Option<usize>,
    /// What White receives for the handicap.
    pub compensation: Option<Compensation>,
    /// Who made the last board move.
    pub last_board_move: Option<Color>,
    /// How a count settles an odd point that is owed.
    pub odd: Option<OddPoint>,
    /// Who gave what is against the record, and why; without it no verdict rests on that alone.
    pub warrant: Option<Warrant>,
}

/// Who gave settings that are against the record, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warrant {
    /// The name.
    pub by: String,
    /// The reasons.
    pub reasons: String,
}

/// An agreement that does not fit the record.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub enum AgreementError {
    /// Text that names no point of the board.
    NoPoint {
        /// The text.
        label: String,
        /// The board.
        size: BoardSize,
    },
    /// No stone lies there.
    NoStone(String),
    /// A stone was given as dead, and its group as in seki.
    DeadAndSeki {
        /// The stone.
        label: String,
    },
}

/// What was assumed about a final position, or is doubtful about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PositionNote {
    /// The record names no rules, or the unknown ones given here: Ing's are assumed.
    RulesAssumed(String),
    /// The record names no komi: this one is assumed.
    KomiAssumed(HalfPoints),
    /// Under Chinese rules White is given nothing for this many handicap stones, where servers differ.
    HandicapUnpaid(usize),
    /// Other rules were given than the record names.
    OtherRules {
        /// Those that count.
        given: Preset,
        /// The record's own.
        recorded: Preset,
    },
    /// Another komi was given than the record has.
    OtherKomi {
        /// The one that counts.
        given: HalfPoints,
        /// The record's own.
        recorded: HalfPoints,
    },
    /// Another value was given than the record has.
    AgainstRecord {
        /// The one that counts.
        given: SettingValue,
        /// The record's own.
        recorded: SettingValue,
    },
    /// Another compensation for the handicap was given than the record's own rules have.
    OtherCompensation {
        /// The one that counts.
        given: Compensation,
        /// That of the rules.
        recorded: Compensation,
    },
    /// Something was given that enters no result of this game by these rules.
    WithoutEffect(UnusedSetting),
    /// Pair go was given, which has its own komi where the record names none, and gives an equal score to White.
    PairGo {
        /// The komi, where it is that of pair go.
        komi: Option<HalfPoints>,
        /// The result without pair go, where that is another one.
        without: Option<GameResult>,
    },
    /// A komi that does not go with the rules, or that no board of this size can have.
    KomiUnusual {
        /// The komi.
        komi: HalfPoints,
        /// The rules.
        rules: Preset,
    },
    /// After both had passed, play went on.
    PlayedOn {
        /// The number of moves before, the passes among them.
        after: usize,
        /// Who moved first.
        first: Color,
        /// Whether the player who agreed to play on moves first, whoever's turn it was (S4 9.3).
        by_agreement: bool,
    },
    /// Handicap stones, or the first move after them, are not as the rules have them.
    Handicap(HandicapDoubt),
    /// The players' ranks give other conditions than the record has.
    Ranks(RankDoubt),
    /// A player's penalty is none that a clock with Ing's penalty periods can show.
    ClockPenalty(Color, HalfPoints),
    /// So many moves beyond those reported are against the rules or repeat a position.
    MovesNotReported(usize),
    /// No dead stones are agreed: one stone of each string that is probably dead.
    ProbablyDead(Vec<Point>),
    /// These stones lie in an eye of a group in seki: they may not be lifted and are no prisoners.
    InSekiEye(Vec<Point>),
    /// These stones would be taken for dead, and were given as in seki: they live.
    SekiNotDead(Vec<Point>),
    /// A doubt about the dead stones.
    Dead(DeadDoubt),
    /// Stones that were agreed to be dead though their groups cannot be captured.
    LivingDead {
        /// The stones.
        stones: Vec<Point>,
        /// Whether all of them have two eyes already (Benson); else they can make them.
        has_two_eyes: bool,
    },
    /// Under rules that have neutral points filled before the passes, these points belong to neither side.
    SharedOpen(Vec<Point>),
}

/// Where it stands what something that was given is against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum RecordedIn {
    /// In the record.
    Record,
    /// In the journal of the game.
    Journal,
    /// One thing in the record, another one in the journal.
    Both,
}

/// What may be given about a game and enters the result by some rules, or in some games, only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum UnusedSetting {
    /// Groups in seki, where their eyes are their owner's.
    Seki,
    /// Prisoners, where area counts.
    Prisoners,
    /// The last board move, where no correction depends on it.
    LastMove,
    /// What White receives for a handicap, in an even game.
    Compensation,
    /// How an odd point is settled, where none is owed or nothing is filled.
    Odd,
}

impl Agreement {
    /// What is written in place of dead strings where no stone is dead.
    pub const NO_DEAD: &str = "none";

    /// The dead strings as they are written, for [`Agreement::dead`]: points, or [`Agreement::NO_DEAD`].
    #[must_use]
    pub fn dead_written(text: &str) -> String {
        if text.trim().eq_ignore_ascii_case(Self::NO_DEAD) { String::new() } else { text.to_owned() }
    }
}

impl PositionNote {
    /// What it is against that something was given: the record, or what its journal has; `None` for other notes.
    #[must_use]
    pub const fn against(&self) -> Option<RecordedIn> {
        match self {
            Self::AgainstRecord { given: SettingValue::Penalty(..), .. } => Some(RecordedIn::Journal),
            Self::OtherRules { .. }
            | Self::OtherKomi { .. }
            | Self::AgainstRecord { .. }
            | Self::OtherCompensation { .. } => Some(RecordedIn::Record),
            _ => None,
        }
    }

    /// Whether it is of pair go, which alone gives the result.
    pub(super) const fn is_decided_by_pair_go(&self) -> bool {
        matches!(self, Self::PairGo { without: Some(_), .. })
    }

    /// Whether the game is not over on a board of this size: more than one point in eight belongs to neither side.
    #[must_use]
    pub fn is_unfinished(&self, size: BoardSize) -> bool {
        matches!(self, Self::SharedOpen(points) if 8 * points.len() > size.area())
    }

    /// The stones that were agreed to be dead though their groups cannot be captured, and whether all of them have two eyes already;
    /// `None` for other notes.
    pub(super) fn living_dead(&self) -> Option<(&[Point], bool)> {
        match self {
            Self::LivingDead { stones, has_two_eyes } => Some((stones, *has_two_eyes)),
            _ => None,
        }
    }

    /// Whether it says that stones are not taken for dead, as they were given as in seki.
    pub(super) const fn is_of_seki(&self) -> bool {
        matches!(self, Self::SekiNotDead(_))
    }

    /// One stone of each string that is probably dead; `None` for other notes.
    fn probably_dead(&self) -> Option<&[Point]> {
        match self {
            Self::ProbablyDead(strings) => Some(strings),
            _ => None,
        }
    }
}

/// A move of the record that the rules forbid, or that a referee should check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveReport {
    /// The number of the move, from 1.
    pub number: usize,
    /// Who moved.
    pub color: Color,
    /// Where; `None` for a pass.
    pub point: Option<Point>,
    /// Why the rules forbid it.
    pub refusals: Vec<Refusal>,
    /// What the referee should check.
    pub referee: Vec<RefereeFlag>,
    /// What follows by the rules, when it is noticed at the end of the record.
    pub consequence: Option<Consequence>,
}

/// A game at its end, ready to be counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinalPosition {
    /// What enters the score besides the board.
    pub terms: Terms,
    /// The final position with its dead stones.
    pub dead: DeadStones,
    /// The final position without them (Q in docs/rules.md B.1).
    pub living: Stones,
    /// Groups in seki.
    pub seki: Vec<Point>,
    /// Moves that the rules forbid, or that a referee should check.
    pub reports: Vec<MoveReport>,
    /// What was assumed, and what is doubtful.
    pub notes: Vec<PositionNote>,
    /// How far the game has come by its passes.
    pub phase: CoursePhase,
    /// Who passed after the last board move, the first pass first.
    pub passes: Vec<Color>,
    /// Who gave what is against the record, and why.
    pub warrant: Option<Warrant>,
    /// How it is counted.
    method: Method,
}

/// Plays a record through under the rules agreed, and puts together what its score depends on. Every
/// move is played as written; what the rules forbid is reported, not refused.
///
/// # Errors
/// [`AgreementError`] when the dead or seki strings name something that is not there.
pub fn end_of(record: &GameRecord, agreement: &Agreement) -> Result<FinalPosition, AgreementError> {
    let mut notes = Vec::new();
    let rules = rules_of(record, agreement, &mut notes);
    let handicap = agreement.handicap.unwrap_or_else(|| handicap_moves(record.info.known_handicap()));
    let stones = agreement.handicap.map_or(record.info.known_handicap(), handicap_stones);
    let komi = agreement.komi.or(record.info.komi).unwrap_or_else(|| {
        let komi = rules.default_komi(stones);
        notes.push(PositionNote::KomiAssumed(komi));
        komi
    });
    let noted = agreement.noted.each_ref().map(|noted| noted.as_ref().map(|noted| noted.value));
    let penalties = Color::BOTH.map(|c| agreement.penalties[c as usize].or(noted[c as usize]).unwrap_or_default());
    let other_komi = agreement.komi.zip(record.info.komi).filter(|(given, recorded)| given != recorded);
    notes.extend(other_komi.map(|(given, recorded)| PositionNote::OtherKomi { given, recorded }));
    notes.extend(komi_unusual(&rules, komi, stones, record.size));
    notes.extend(handicap::doubts(record, &rules).into_iter().map(PositionNote::Handicap));
    let is_unpaid = rules.preset == Preset::Area && agreement.compensation.is_none() && stones > 1;
    notes.extend(is_unpaid.then_some(PositionNote::HandicapUnpaid(stones)));
    notes.extend(ranks::doubt(record, &rules, komi, handicap).map(PositionNote::Ranks));
    notes.extend(clock_penalties(&rules, record.size, penalties));
    let played = play(record, &rules, &mut notes);
    if played.unreported > 0 {
        notes.push(PositionNote::MovesNotReported(played.unreported));
    }
    let seki = points(agreement.seki.as_deref().unwrap_or_default(), record.size)?;
    let stones_at_end = played.course.game().position().stones().clone();
    let mut dead = dead_stones(record, agreement, &seki, stones_at_end, &mut notes)?;
    if rules.seki_eyes == SekiEyes::Nothing {
        notes.extend(dead.keep_in_seki(&seki).into_iter().map(PositionNote::InSekiEye));
    }
    let living = dead.removed();
    notes.extend(living_dead(&dead));
    notes.extend(dead.doubts().into_iter().map(PositionNote::Dead));
    // Where dead stones are not named yet, what they touch is not shared.
    let mut without_dead = living.clone();
    for string in notes.iter().filter_map(PositionNote::probably_dead).flatten() {
        living.string(*string).into_iter().for_each(|p| without_dead.set(p, None));
    }
    notes.extend(shared_open(record, &rules, &without_dead));
    let position = played.course.game().position();
    let taken = Color::BOTH.map(|color| position.prisoners(color));
    notes.extend(against_record(record, agreement, handicap, &played, taken));
    // Black stones alone are the handicap. Where stones of both lie there, the record does not have the moves.
    let setup = [record.setup.len(), 0];
    let has_moves = record.adjustments.is_empty() && record.setup.iter().all(|stone| stone.1 == Color::Black);
    let terms = Terms {
        rules,
        komi,
        handicap,
        penalties,
        prisoners: Color::BOTH.map(|c| agreement.prisoners[c as usize].unwrap_or(taken[c as usize])),
        // Stones put right by hand are no moves: the number of moves says nothing then.
        plays: has_moves.then(|| Color::BOTH.map(|c| position.plays(c) + setup[c as usize])),
        last_board_move: agreement.last_board_move.or(played.last_board_move),
    };
    notes.extend(without_effect(agreement, &terms).into_iter().map(PositionNote::WithoutEffect));
    let (phase, passes) = (played.course.phase(), played.course.passes().to_vec());
    let mut method = Method::of(&terms.rules);
    method.odd = agreement.odd.unwrap_or(method.odd);
    let (reports, warrant) = (played.reports, agreement.warrant.clone());
    let mut ended = FinalPosition { terms, dead, living, seki, reports, notes, phase, passes, warrant, method };
    if agreement.pair_go {
        let without = end_of(record, &Agreement { pair_go: false, ..agreement.clone() })?.score().result;
        let without = Some(without).filter(|&result| result != ended.score().result);
        let komi = Some(komi).filter(|_| agreement.komi.is_none() && record.info.komi.is_none());
        ended.notes.push(PositionNote::PairGo { komi, without });
    }
    Ok(ended)
}

/// What was given and changes no result of a game with these terms.
fn without_effect(agreement: &Agreement, terms: &Terms) -> Vec<UnusedSetting> {
    let (rules, is_area) = (&terms.rules, terms.rules.scoring == Scoring::Area);
    let owes_odd_point = is_area && terms.owed().is_odd_points();
    let unused = [
        (agreement.seki.is_some() && rules.seki_eyes == SekiEyes::Count, UnusedSetting::Seki),
        (agreement.prisoners != [None, None] && is_area, UnusedSetting::Prisoners),
        (agreement.last_board_move.is_some() && !rules.parity_correction, UnusedSetting::LastMove),
        (agreement.compensation.is_some() && terms.handicap == 0, UnusedSetting::Compensation),
        (agreement.odd.is_some() && !owes_odd_point, UnusedSetting::Odd),
    ];
    unused.into_iter().filter_map(|(is_unused, setting)| is_unused.then_some(setting)).collect()
}

/// Stones that are said to be dead though their groups cannot be captured.
fn living_dead(dead: &DeadStones) -> Option<PositionNote> {
    dead.points().next()?;
    let among = |rule: fn(&Stones, Color) -> Vec<bool>| {
        let alive = Color::BOTH.map(|color| rule(dead.stones(), color));
        move |p: &Point| alive.iter().any(|alive| alive[p.index(dead.stones().size())])
    };
    let stones: Vec<Point> = dead.points().filter(among(cannot_be_captured)).collect();
    let has_two_eyes = stones.iter().all(among(pass_alive));
    (!stones.is_empty()).then_some(PositionNote::LivingDead { stones, has_two_eyes })
}

/// What was given against the record, besides its rules and its komi. What the record leaves open may be given.
fn against_record(
    record: &GameRecord,
    agreement: &Agreement,
    handicap: usize,
    played: &ReplayedRecord,
    taken: [usize; 2],
) -> Vec<PositionNote> {
    let mut notes = Vec::new();
    let mut differs = |given: SettingValue, recorded: SettingValue| {
        if given != recorded {
            notes.push(PositionNote::AgainstRecord { given, recorded });
        }
    };
    // Where another number of stones lies there than the record states, either may be given.
    let possible: Vec<usize> = handicap::possible(record).into_iter().map(handicap_moves).collect();
    if let (Some(given), Some(&recorded)) = (agreement.handicap, possible.first())
        && !possible.contains(&given)
    {
        differs(SettingValue::Handicap(given), SettingValue::Handicap(recorded));
    }
    if let (Some(_), Some(_), true) = (agreement.last_board_move, played.last_board_move, !record.moves.is_empty()) {
        differs(SettingValue::LastMove(agreement.last_board_move), SettingValue::LastMove(played.last_board_move));
    }
    for color in Color::BOTH {
        if let (Some(given), Some(noted)) = (agreement.penalties[color as usize], &agreement.noted[color as usize]) {
            differs(SettingValue::Penalty(color, given), SettingValue::Penalty(color, noted.value));
        }
        if let (Some(given), false) = (agreement.prisoners[color as usize], record.moves.is_empty()) {
            let recorded = SettingValue::Prisoners(color, Some(taken[color as usize]));
            differs(SettingValue::Prisoners(color, Some(given)), recorded);
        }
    }
    let rules = Preset::from_sgf(&record.info.rules).map(|preset| Rules::preset(preset).compensation);
    if let (Some(given), Some(recorded), true) = (agreement.compensation, rules, handicap > 0)
        && given != recorded
    {
        notes.push(PositionNote::OtherCompensation { given, recorded });
    }
    notes
}

/// A komi that does not go with the rules: WMSG 2008 has 6.5 in even games, Ing's rules have one in each of them, their compensation
/// stones stand for two points each, and no komi is larger than the board.
fn komi_unusual(rules: &Rules, komi: HalfPoints, handicap: usize, size: BoardSize) -> Option<PositionNote> {
    let is_ing = matches!(rules.preset, Preset::Ing | Preset::IngEgf | Preset::IngAga);
    let is_too_large = komi.abs() > HalfPoints::points(size.area() as i32);
    let is_odd = is_ing && !rules.pair_go && komi.as_halves() % 4 != 0;
    let is_missing = is_ing && !rules.pair_go && handicap == 0 && komi.as_halves() == 0;
    let is_other = rules.preset == Preset::Wmsg2008 && handicap == 0 && !rules.pair_go && komi != rules.komi;
    (is_too_large || is_odd || is_missing || is_other)
        .then_some(PositionNote::KomiUnusual { komi, rules: rules.preset })
}

impl Agreement {
    /// The same without what is against the record.
    #[must_use]
    pub fn as_recorded(&self, notes: &[PositionNote]) -> Self {
        let mut own = self.clone();
        for note in notes {
            match note {
                PositionNote::OtherRules { .. } => own.rules = None,
                PositionNote::OtherKomi { .. } => own.komi = None,
                PositionNote::OtherCompensation { .. } => own.compensation = None,
                PositionNote::AgainstRecord { given, .. } => match given {
                    SettingValue::Handicap(_) => own.handicap = None,
                    SettingValue::LastMove(_) => own.last_board_move = None,
                    SettingValue::Prisoners(color, _) => own.prisoners[*color as usize] = None,
                    SettingValue::Penalty(color, _) => own.penalties[*color as usize] = None,
                    // The groups in seki, too, are against the dead stones that the record marks.
                    SettingValue::Dead(_) => (own.dead, own.seki) = (None, None),
                    SettingValue::Rules(_)
                    | SettingValue::Komi(_)
                    | SettingValue::Bowls(_)
                    | SettingValue::PairGo
                    | SettingValue::Compensation(_)
                    | SettingValue::Odd(_) => {}
                },
                _ => {}
            }
        }
        own
    }
}

/// The shared points of a game that was played to its end under rules that have neutral points filled before the passes:
/// they lie in a seki, or they were overlooked (docs/rules.md A.4, 3).
fn shared_open(record: &GameRecord, rules: &Rules, living: &Stones) -> Option<PositionNote> {
    let is_filled = rules.dame == Dame::BeforeStop && rules.scoring == Scoring::Area;
    let points: Vec<Point> = Area::of(living).points_of(Owner::Shared).collect();
    let is_played = !record.moves.is_empty();
    (is_filled && is_played && !points.is_empty()).then_some(PositionNote::SharedOpen(points))
}

/// The record's own result, which the computed one has to be. One by points is that of another game where `agreement` is against the
/// record in something that changes the result; what fills a gap of the record, such as a penalty, makes no other game of it.
///
/// # Errors
/// As [`end_of`].
pub fn recorded_result(
    record: &GameRecord,
    agreement: &Agreement,
    ended: &FinalPosition,
) -> Result<Option<GameResult>, AgreementError> {
    let Some(result) = record.info.result.filter(|r| !matches!(r, GameResult::Unknown | GameResult::Pending)) else {
        return Ok(None);
    };
    let is_against = ended.notes.iter().any(|note| note.against().is_some());
    if result.is_without_count() || !is_against {
        return Ok(Some(result));
    }
    let own = end_of(record, &agreement.as_recorded(&ended.notes))?;
    Ok((own.score().result == ended.score().result).then_some(result))
}

fn rules_of(record: &GameRecord, agreement: &Agreement, notes: &mut Vec<PositionNote>) -> Rules {
    let recorded = Preset::from_sgf(&record.info.rules);
    let other = agreement.rules.zip(recorded).filter(|(given, recorded)| given != recorded);
    notes.extend(other.map(|(given, recorded)| PositionNote::OtherRules { given, recorded }));
    let preset = agreement.rules.or(recorded).unwrap_or_else(|| {
        notes.push(PositionNote::RulesAssumed(record.info.rules.clone()));
        Preset::Ing
    });
    let mut rules = Rules::preset(preset);
    if agreement.pair_go {
        rules = rules.with_pair_go();
    }
    rules.compensation = agreement.compensation.unwrap_or(rules.compensation);
    rules
}

/// Returns the dead stones as agreed, else as the record marks them, else none. A group that was given as in seki lives.
fn dead_stones(
    record: &GameRecord,
    agreement: &Agreement,
    seki: &[Point],
    stones: Stones,
    notes: &mut Vec<PositionNote>,
) -> Result<DeadStones, AgreementError> {
    if let Some(labels) = &agreement.dead {
        let points = points(labels, record.size)?;
        if let Some(empty) = points.iter().find(|&&p| stones.get(p).is_none()) {
            return Err(AgreementError::NoStone(empty.label(record.size)));
        }
        let dead = DeadStones::of(stones.clone(), &points);
        let marked = marked_dead(record, stones);
        if record.territory.is_some() && marked != dead {
            let [given, recorded] = [&dead, &marked].map(|dead| SettingValue::Dead(dead.points().collect()));
            notes.push(PositionNote::AgainstRecord { given, recorded });
        }
        return match seki.iter().find(|&&p| dead.is_dead(p)) {
            Some(both) => Err(AgreementError::DeadAndSeki { label: both.label(record.size) }),
            None => Ok(dead),
        };
    }
    if record.territory.is_some() {
        let marked = marked_dead(record, stones);
        let mut dead = marked.clone();
        if !dead.keep_alive(seki).is_empty() {
            let [given, recorded] = [&dead, &marked].map(|dead| SettingValue::Dead(dead.points().collect()));
            notes.push(PositionNote::AgainstRecord { given, recorded });
        }
        return Ok(dead);
    }
    let mut proposal = propose(&stones);
    let kept = proposal.keep_alive(seki);
    notes.extend((!kept.is_empty()).then_some(PositionNote::SekiNotDead(kept)));
    let probably_dead = one_of_each_string(&proposal);
    if !probably_dead.is_empty() {
        notes.push(PositionNote::ProbablyDead(probably_dead));
    }
    Ok(DeadStones::none(stones))
}

/// Returns one stone of each dead string, Black's first.
#[must_use]
pub fn one_of_each_string(dead: &DeadStones) -> Vec<Point> {
    let strings = Color::BOTH.into_iter().flat_map(|color| dead.stones().regions(Some(color)));
    strings.filter_map(|s| s.first().copied()).filter(|&p| dead.is_dead(p)).collect()
}

impl FinalPosition {
    /// The score.
    #[must_use]
    pub fn score(&self) -> Score {
        score(&self.living, Color::BOTH.map(|c| self.dead.count(c)), &self.seki, &self.terms)
    }

    /// What a correct fill must show.
    #[must_use]
    pub fn expectation(&self) -> Expectation {
        expect(&Counts::of(&self.living), &self.terms, &self.method())
    }

    /// The method of counting: what goes with the rules, and what was agreed.
    #[must_use]
    pub const fn method(&self) -> Method {
        self.method
    }
}

/// The most moves that are reported one by one. Why: a hostile record may have millions.
pub const MOST_REPORTS: usize = 500;

struct ReplayedRecord {
    course: Course,
    reports: Vec<MoveReport>,
    /// Moves beyond those reported.
    unreported: usize,
    last_board_move: Option<Color>,
}

/// The penalties that cannot be right.
fn clock_penalties(rules: &Rules, size: BoardSize, penalties: [HalfPoints; 2]) -> Vec<PositionNote> {
    let penalties = Color::BOTH.into_iter().zip(penalties);
    let doubtful = penalties.filter(|&(_, penalty)| !is_possible_penalty(rules, size, penalty));
    doubtful.map(|(color, penalty)| PositionNote::ClockPenalty(color, penalty)).collect()
}

/// Whether a player can owe such a penalty. Ing's clock shows 0, 2, 4 or 6 points, as the game is lost after the third period
/// (docs/rules.md A.5); no other penalty is larger than the board.
#[must_use]
pub fn is_possible_penalty(rules: &Rules, size: BoardSize, penalty: HalfPoints) -> bool {
    match largest_clock_penalty(rules) {
        Some(largest) => {
            penalty <= largest && penalty.as_halves() % HalfPoints::points(ING_PENALTY as i32).as_halves() == 0
        }
        None => penalty <= HalfPoints::points(size.area() as i32),
    }
}

fn play(record: &GameRecord, rules: &Rules, notes: &mut Vec<PositionNote>) -> ReplayedRecord {
    let mut course = Course::new(rules.clone(), record.start());
    let mut reports = Vec::new();
    let mut unreported = 0;
    // Who moves next after a position that was set up does not tell who put the last stone down: a pass changes the turn, too.
    let mut last_board_move = None;
    let mut adjustments = record.adjustments.iter().peekable();
    for (i, m) in record.moves.iter().enumerate() {
        while let Some(a) = adjustments.next_if(|a| a.after <= i) {
            course.set_up(&a.stones, a.to_play);
        }
        // Handicap stones that are placed as moves: White's turns are skipped, not written as passes.
        if i < record.info.known_handicap() && record.setup.is_empty() && m.color == Color::Black {
            course.set_to_play(Color::Black);
        }
        let has_stopped = course.phase() == CoursePhase::Stopped;
        // Who demanded to play on is not in the record: who moves is taken for the one who agreed.
        if has_stopped && m.point.is_some() && course.resume(m.color.opponent()).is_some() {
            let by_agreement = rules.resume == Resume::OpponentOfRequester;
            if notes.len() < MOST_REPORTS {
                notes.push(PositionNote::PlayedOn { after: i, first: m.color, by_agreement });
            }
        }
        let mut played = course.play_anyway(m.color, m.point);
        if m.point.is_none() {
            // Further passes change nothing.
            played.refusals.retain(|r| !matches!(r, Refusal::Stopped | Refusal::Ended));
        }
        if m.point.is_some() && !played.was_pass {
            last_board_move = Some(m.color);
        }
        if played.refusals.is_empty() && played.referee.is_empty() {
            continue;
        }
        if reports.len() == MOST_REPORTS {
            unreported += 1;
        } else {
            reports.push(MoveReport {
                number: i + 1,
                color: m.color,
                point: m.point,
                consequence: rules
                    .consequence(&played.refusals, record.moves.len() - 1 - i)
                    .or_else(|| rules.consequence_of_flags(&played.referee)),
                refusals: played.refusals,
                referee: played.referee,
            });
        }
    }
    for a in adjustments {
        course.set_up(&a.stones, a.to_play);
    }
    ReplayedRecord { course, reports, unreported, last_board_move }
}

/// The dead stones that the record's own territory marks show: stones inside the opponent's territory.
fn marked_dead(record: &GameRecord, stones: Stones) -> DeadStones {
    let Some(territory) = &record.territory else { return DeadStones::none(stones) };
    let inside = |points: &[Point], owner: Color| -> Vec<Point> {
        points.iter().copied().filter(|&p| stones.get(p) == Some(owner.opponent())).collect()
    };
    let mut dead = inside(&territory.black, Color::Black);
    dead.extend(inside(&territory.white, Color::White));
    DeadStones::of(stones, &dead)
}

/// The points of a list such as `D4 Q16` or `D4,Q16`.
fn points(labels: &str, size: BoardSize) -> Result<Vec<Point>, AgreementError> {
    labels
        .split([' ', ',', ';', '\t', '\n'])
        .filter(|l| !l.is_empty())
        .map(|label| {
            Point::from_label(label, size).ok_or_else(|| AgreementError::NoPoint { label: label.to_owned(), size })
        })
        .collect()
}
