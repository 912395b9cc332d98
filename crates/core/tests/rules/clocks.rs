//! docs/rules.md A.5: clocks told the time. A script is what is done to the clock at which minute, such as
//! `press@10 tick@61.5`; Black's time starts at 0. The result is what happened, in order.

use std::time::Duration;

use kifuscribe_core::game::clock::{Clock, ClockEvent, Entry, Expiry, Lateness, TimeSystem};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::result::{Forfeit, GameResult, WinBy};
use kifuscribe_core::game::rules::{LatenessRule, Preset, Rules};

fn minutes(n: f64) -> Duration {
    Duration::from_secs_f64(60.0 * n)
}

fn word(event: ClockEvent) -> String {
    match event {
        ClockEvent::MainTimeOver(c) => format!("{} main-time-over", c.letter()),
        ClockEvent::PeriodGone(c, left) => format!("{} {left}-periods-left", c.letter()),
        ClockEvent::MoveSkipped(c) => format!("{} skipped", c.letter()),
        ClockEvent::PenaltyDue(c, points) => format!("{} owes-{points}", c.letter()),
        ClockEvent::FlagFell(c) => format!("{} flag", c.letter()),
    }
}

fn run(system: TimeSystem, script: &str) -> (Clock, Vec<String>) {
    let mut clock = Clock::new(system);
    clock.start(Color::Black, Duration::ZERO);
    let mut notice = Vec::new();
    for step in script.split_whitespace() {
        let (what, at) = step.split_once('@').unwrap();
        let at = minutes(at.parse().unwrap());
        notice.extend(match what {
            "press" => clock.press(at),
            "pause" => clock.pause(at),
            _ => clock.tick(at),
        });
    }
    (clock, notice.into_iter().map(word).collect())
}

#[track_caller]
fn check(system: TimeSystem, script: &str, expected: &str) -> Clock {
    let (clock, notice) = run(system, script);
    assert_eq!(notice.join(", "), expected, "{script}");
    clock
}

fn won_on_time(winner: Color) -> Option<GameResult> {
    Some(GameResult::win(winner, WinBy::Time))
}

#[test]
fn absolute_time_ends_with_the_flag() {
    let system = TimeSystem::Absolute { main: minutes(30.0) };
    let clock = check(system, "press@10 press@25 tick@44.9", "");
    assert_eq!([Color::Black, Color::White].map(|c| clock.main_left(c).as_secs()), [6, 15 * 60]);
    let clock = check(system, "press@10 press@25 tick@45", "B main-time-over, B flag");
    assert_eq!(clock.result(false), won_on_time(Color::White));
}

#[test]
fn canadian_overtime_is_not_carried_over() {
    let system = TimeSystem::Canadian { main: minutes(60.0), moves: 3, period: minutes(5.0) };
    // Black's main time ends at 60; three moves by 65 begin a new period, however early the third came.
    let clock = check(system, "press@61 press@61 press@62 press@62 press@63", "B main-time-over");
    assert_eq!((clock.overtime_left(Color::Black), clock.running()), (3, Some(Color::White)));
    let clock =
        check(system, "press@61 press@61 press@62 press@62 press@63 press@63 tick@68", "B main-time-over, B flag");
    assert_eq!(clock.result(false), won_on_time(Color::White));
    check(system, "press@61 press@61 press@62 press@62 tick@65", "B main-time-over, B flag");
}

#[test]
fn byoyomi_gives_each_move_its_period() {
    let system = |expiry| TimeSystem::Byoyomi { main: minutes(10.0), periods: 3, length: minutes(1.0), expiry };
    let lasting = "press@10.9 press@10.9 press@11.8 press@11.8 press@12.7";
    let clock = check(system(Expiry::LosesPeriod), lasting, "B main-time-over");
    assert_eq!(clock.overtime_left(Color::Black), 3);
    let gone = "B main-time-over, B 2-periods-left, B 1-periods-left, B 0-periods-left, B flag";
    check(system(Expiry::LosesPeriod), "tick@13", gone);
    // S4 24.6b: an electronic clock skips the move, and nobody loses by it.
    let clock = check(system(Expiry::SkipsMove), "tick@11.5", "B main-time-over, B skipped");
    assert_eq!((clock.running(), clock.result(false)), (Some(Color::White), None));
    let clock = check(system(Expiry::SkipsMove), "tick@11.5 press@12 tick@12.9", "B main-time-over, B skipped");
    assert_eq!(clock.running(), Some(Color::Black));
    // What was skipped before a press was skipped, whoever presses.
    check(
        system(Expiry::SkipsMove),
        "press@10.5 press@21 press@23.5",
        "B main-time-over, W main-time-over, B skipped, W skipped",
    );
}

#[test]
fn ing_penalties_are_charged_on_entry_and_proposed_for_the_count() {
    let system = TimeSystem::IngPenalty { main: minutes(60.0), entry: Entry::AfterBoundary };
    check(system, "tick@60", "");
    let clock = check(system, "tick@60.1 press@70.1", "B main-time-over, B owes-2, B owes-4");
    assert_eq!((clock.penalties(), clock.result(false)), ([4, 0], None));
    // Stopped, not switched off: the display still shows the penalties (S0).
    let clock = check(system, "press@81 pause@82", "B main-time-over, B owes-6");
    assert_eq!((clock.penalties(), clock.running()), ([6, 0], None));
    let clock = check(system, "tick@90.1", "B main-time-over, B flag");
    assert_eq!(clock.result(false), won_on_time(Color::White));
}

#[test]
fn in_blitz_two_flags_lose_for_both() {
    let system = TimeSystem::Absolute { main: minutes(5.0) };
    let (mut clock, _) = run(system, "press@6 tick@5");
    // Nobody has claimed, and White plays on until that flag is down too.
    assert_eq!(clock.fallen(), [Color::Black]);
    clock.start(Color::White, minutes(6.0));
    clock.tick(minutes(12.0));
    assert_eq!(clock.fallen(), [Color::Black, Color::White]);
    assert_eq!(clock.result(false), won_on_time(Color::White));
    assert_eq!(clock.result(true), Some(GameResult::BothLose));
}

#[test]
fn coming_late_costs_what_the_rules_say() {
    use Color::{Black, White};
    let no_show = |loser: Color| Lateness::Decided(GameResult::win(loser.opponent(), WinBy::Forfeit(Forfeit::NoShow)));
    let deduct = |times: [f64; 2]| Lateness::Deduct(times.map(minutes));
    let ruling = |rule: LatenessRule, late: [f64; 2]| rule.ruling(minutes(60.0), late.map(minutes));
    let ing = Rules::preset(Preset::Ing).lateness;
    assert_eq!(ruling(ing, [10.0, 0.0]), deduct([20.0, 0.0]));
    assert_eq!(ruling(ing, [0.0, 30.0]), no_show(White));
    assert_eq!(ruling(ing, [30.0, 45.0]), Lateness::Decided(GameResult::BothLose));
    // Who is there in time loses nothing, however little time the game has.
    assert_eq!(ing.ruling(minutes(0.0), [1.0, 0.0].map(minutes)), no_show(Black));
    let japanese = Rules::preset(Preset::Japanese).lateness;
    assert_eq!(ruling(japanese, [60.0, 0.0]), deduct([60.0, 0.0]));
    assert_eq!(ruling(japanese, [61.0, 0.0]), no_show(Black));
    assert_eq!(ruling(japanese, [61.0, 62.0]), Lateness::Decided(GameResult::BothLose));
    // Both absent for twenty minutes: ten each; then Black's clock runs for ten more.
    assert_eq!(ruling(japanese, [30.0, 20.0]), deduct([20.0, 10.0]));
    assert_eq!(ruling(japanese, [31.0, 25.0]), deduct([18.5, 12.5]));
    // The other sources say nothing of it.
    for silent in [Preset::IngEgf, Preset::Wmsg2008, Preset::Area, Preset::Aga, Preset::NewZealand, Preset::TrompTaylor]
    {
        assert_eq!(ruling(Rules::preset(silent).lateness, [45.0, 0.0]), Lateness::NotStated, "{silent}");
    }
}

#[test]
fn lateness_comes_off_the_main_time() {
    let mut clock = Clock::new(TimeSystem::Absolute { main: minutes(60.0) });
    clock.deduct(Color::White, minutes(20.0));
    assert_eq!(clock.main_left(Color::White), minutes(40.0));
}

#[test]
fn lateness_of_more_than_the_main_time_is_lost_or_goes_into_the_overtime() {
    let late = |system| {
        let mut clock = Clock::new(system);
        clock.deduct(Color::Black, minutes(45.0));
        (clock.main_left(Color::Black), clock.overtime_left(Color::Black), clock.result(false))
    };
    let main = minutes(30.0);
    let (left, _, result) = late(TimeSystem::Absolute { main });
    assert_eq!((left, result), (Duration::ZERO, won_on_time(Color::White)));
    let byoyomi = |expiry| TimeSystem::Byoyomi { main, periods: 3, length: minutes(10.0), expiry };
    assert_eq!(late(byoyomi(Expiry::LosesPeriod)), (Duration::ZERO, 2, None));
    assert_eq!(late(byoyomi(Expiry::SkipsMove)), (Duration::ZERO, 3, None), "no move is skipped before the first one");
    let canadian = |period| TimeSystem::Canadian { main, moves: 15, period: minutes(period) };
    assert_eq!(late(canadian(20.0)).2, None);
    assert_eq!(late(canadian(5.0)).2, won_on_time(Color::White));
}
