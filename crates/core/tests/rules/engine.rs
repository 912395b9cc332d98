//! docs/rules.md D.3: the rules engine. A game is written as moves such as `B:C4 W:pass`; after each move come
//! the refusals and the referee's flags, in brackets where there are any.

use std::time::Duration;

use kifuscribe_core::game::clock::{Clock, ClockEvent, Entry, TimeSystem, ing_penalty, net_penalties};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::consequence::Consequence;
use kifuscribe_core::game::course::{Course, CoursePhase};
use kifuscribe_core::game::kifu::Kifu;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::pair_go::{Claim, order, ruling, seat};
use kifuscribe_core::game::play::Game;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::position::Position;
use kifuscribe_core::game::record::{GameRecord, Move};
use kifuscribe_core::game::result::{GameResult, WinBy};
use kifuscribe_core::game::rules::{KoRule, Preset, Rules};
use kifuscribe_core::game::score::handicap_stones;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_formats::sgf;

fn position(diagram: &str, to_play: Color) -> Position {
    Position::from_stones(Stones::from_diagram(&diagram.replace('/', "\n")).unwrap(), to_play)
}

fn read(text: &str, size: BoardSize) -> (Color, Option<Point>) {
    let (color, place) = text.split_once(':').unwrap();
    let color = if color == "B" { Color::Black } else { Color::White };
    (color, (place != "pass").then(|| Point::from_label(place, size).unwrap()))
}

/// Carries the moves out and says after each what was wrong with it.
fn notice(preset: Preset, diagram: &str, moves: &str) -> (Game, String) {
    let first = read(moves.split_whitespace().next().unwrap(), BoardSize::NINETEEN).0;
    let mut game = Game::new(Rules::preset(preset), position(diagram, first));
    let mut line = Vec::new();
    for text in moves.split_whitespace() {
        let (color, point) = read(text, game.position().size());
        let played = game.play_anyway(color, point);
        let mut words: Vec<&str> = played.refusals.iter().map(|r| r.name()).collect();
        words.extend(played.referee.iter().map(|f| f.name()));
        line.push(if words.is_empty() { text.to_owned() } else { format!("{text}[{}]", words.join(" ")) });
    }
    (game, line.join(" "))
}

fn check(presets: &[Preset], diagram: &str, told_moves: &str) {
    let plain: Vec<String> = told_moves
        .split(']')
        .map(|part| part.split('[').next().unwrap().trim().to_owned())
        .filter(|part| !part.is_empty())
        .collect();
    for &preset in presets {
        assert_eq!(notice(preset, diagram, &plain.join(" ")).1, told_moves, "{preset}");
    }
}

fn rows(game: &Game) -> String {
    game.position().stones().rows().join("/")
}

use Preset::{Area, Ing, IngAga, IngEgf, Japanese, Wmsg2008};

#[test]
fn g01_one_stone_suicide() {
    let board = ".O.../OXO../...../...../.....";
    for preset in [Ing, IngAga] {
        let (mut game, line) = notice(preset, board, "B:A5");
        assert_eq!((line.as_str(), rows(&game).as_str()), ("B:A5", board));
        assert_eq!((game.position().passes(), game.position().to_play()), (1, Color::White));
        assert!(game.play_anyway(Color::White, None).refusals.is_empty());
        assert_eq!(game.position().passes(), 2, "the suicide equals a pass");
    }
    check(&[IngEgf, Japanese], board, "B:A5[suicide]");
    check(&[Area], board, "B:A5[suicide superko]");
}

#[test]
fn g02_multi_stone_suicide() {
    let board = ".XO../XXO../OOO../...../.....";
    for preset in [Ing, IngEgf, IngAga, Wmsg2008] {
        let (game, line) = notice(preset, board, "B:A5");
        assert_eq!((line.as_str(), rows(&game).as_str()), ("B:A5", "..O../..O../OOO../...../....."));
        assert_eq!(game.position().prisoners(Color::White), 4);
    }
    check(&[Area, Japanese], board, "B:A5[suicide]");
}

#[test]
fn g03_two_separate_stones_are_no_ko() {
    // The stones are A5 and B4; A3 keeps its liberty at A2.
    let (game, line) = notice(Ing, "OX.../.OX../OX.../...../.....", "B:A4");
    assert_eq!((line.as_str(), rows(&game).as_str()), ("B:A4", ".X.../X.X../OX.../...../....."));
    assert_eq!(game.position().ko(), None);
}

const KO: &str = ".XO../X.XO./.XO../...../.....";

#[test]
fn g04_a_ko_taken_back_at_once() {
    // The board is then as it was, White to move: a cycle of two.
    check(&[Ing, IngAga], KO, "W:B4 B:C4[ko hot-single repetition]");
    check(&[IngEgf, Wmsg2008, Japanese], KO, "W:B4 B:C4[ko repetition]");
    check(&[Area], KO, "W:B4 B:C4[ko superko]");
    let consequence = |preset| {
        let mut game = Game::new(Rules::preset(preset), position(KO, Color::White));
        game.play_anyway(Color::White, Some(Point::new(1, 1)));
        game.play_anyway(Color::Black, Some(Point::new(2, 1))).consequence
    };
    assert_eq!(consequence(Ing), Some(Consequence::Restore));
    assert_eq!(consequence(Japanese), Some(Consequence::Undo));
    assert_eq!(consequence(IngEgf), Some(Consequence::Referee));
    let refusals = [kifuscribe_core::game::play::Refusal::Ko];
    let later = |moves| Rules::preset(Japanese).consequence(&refusals, moves);
    assert_eq!((later(3), later(4)), (Some(Consequence::Undo), Some(Consequence::Loss)));
}

#[test]
fn g05_a_ko_taken_back_after_a_move_elsewhere() {
    check(&[Ing, IngEgf, IngAga, Wmsg2008, Area, Japanese], KO, "W:B4 B:pass W:E1 B:C4");
}

/// Carries moves out in a game's course and says what was wrong with each. `B:resume` is Black's demand to play on.
fn go_on(course: &mut Course, moves: &str) -> String {
    let mut line = Vec::new();
    for text in moves.split_whitespace() {
        if let Some(color) = text.strip_suffix(":resume") {
            let requester = if color == "B" { Color::Black } else { Color::White };
            let first = course.resume(requester);
            line.push(first.map_or("not stopped".to_owned(), |first| format!("{}-first", first.letter())));
            continue;
        }
        let (color, point) = read(text, course.game().position().size());
        let played = course.play_anyway(color, point);
        line.extend(played.refusals.iter().map(|r| format!("{text}[{}]", r.name())));
        line.extend(played.referee.iter().map(|f| format!("{text}[{}]", f.name())));
    }
    line.join(" ")
}

fn course(preset: Preset, diagram: &str, moves: &str) -> Course {
    let first = read(moves.split_whitespace().next().unwrap(), BoardSize::NINETEEN).0;
    let mut course = Course::new(Rules::preset(preset), position(diagram, first));
    assert_eq!(go_on(&mut course, moves), "", "{preset}");
    course
}

#[test]
fn g06_a_pass_cools_the_stone_but_two_passes_stop_the_game() {
    let mut game = course(Ing, KO, "W:B4 B:pass W:pass");
    assert_eq!(game.phase(), CoursePhase::Stopped);
    assert_eq!(go_on(&mut game.clone(), "B:C4"), "B:C4[stopped] B:C4[repetition]");
    // The stone is cold: what remains is that the position of the start is back.
    assert_eq!(go_on(&mut game, "B:resume B:C4"), "B-first B:C4[repetition]");
}

/// Three kos: White may take at B8 and B2, Black at C5.
const TRIPLE_KO: &str = "
    XXO......
    X.XO.....
    .XO......
    .XO......
    XO.O.....
    .XO......
    .XO......
    X.XO.....
    XXO......";

#[test]
fn g07_triple_ko() {
    check(
        &[Ing],
        TRIPLE_KO,
        "W:B8 B:C5[twin-hot] W:B2[twin-hot] B:C8[twin-hot] W:B5[twin-hot] B:C2[twin-hot repetition]",
    );
    check(&[Area], TRIPLE_KO, "W:B8 B:C5 W:B2 B:C8 W:B5 B:C2[superko]");
    // The players may agree on "no result".
    check(&[Japanese], TRIPLE_KO, "W:B8 B:C5 W:B2 B:C8 W:B5 B:C2[repetition]");
}

/// A double-ko seki: White may take at B8, Black at C5.
const DOUBLE_KO: &str = "
    XXO......
    X.XO.....
    .XO......
    .XO......
    XO.O.....
    .XO......
    .........
    .........
    .........";

#[test]
fn g08_a_double_ko_goes_round_once() {
    check(&[Ing], DOUBLE_KO, "W:B8 B:C5 W:pass B:C8 W:B5 B:pass[repetition] W:B8[second-cycle repetition]");
    check(&[Area], DOUBLE_KO, "W:B8 B:C5 W:pass B:C8 W:B5[superko]");
}

/// White sends two stones (A1) and takes one back (B1).
const SENDING_TWO: &str = "...../...../.XXO./XXOO./.O.O.";

#[test]
fn g09_sending_two_returning_one() {
    check(&[Area], SENDING_TWO, "W:A1 B:C1 W:B1[superko]");
    check(&[Ing], SENDING_TWO, "W:A1 B:C1 W:B1 B:pass[repetition] W:A1[second-cycle repetition]");
    // With the side to move in the position, the third ply repeats nothing.
    let mut rules = Rules::preset(Area);
    rules.ko = KoRule::SituationalSuperko;
    let mut game = Game::new(rules, position(SENDING_TWO, Color::White));
    for text in ["W:A1", "B:C1", "W:B1"] {
        let (color, point) = read(text, game.position().size());
        game.play(color, point).unwrap();
    }
}

#[test]
fn g10_two_passes() {
    for (preset, phase) in [
        (Area, CoursePhase::Ended),
        (Ing, CoursePhase::Stopped),
        (IngEgf, CoursePhase::Stopped),
        (Japanese, CoursePhase::Stopped),
        (Wmsg2008, CoursePhase::Playing),
    ] {
        let game = course(preset, KO, "B:E1 W:pass B:pass");
        assert_eq!((game.phase(), game.passes()), (phase, &[Color::White, Color::Black][..]), "{preset}");
    }
}

#[test]
fn g11_four_passes_end_an_ing_game() {
    assert_eq!(course(Ing, KO, "B:pass W:pass B:pass").phase(), CoursePhase::Stopped);
    let mut ended = course(Ing, KO, "B:pass W:pass B:pass W:pass");
    assert_eq!((ended.phase(), ended.passes().len()), (CoursePhase::Ended, 4));
    assert_eq!(go_on(&mut ended, "B:E1"), "B:E1[ended]");
    // The simplified rules end by agreement: a third pass changes nothing.
    assert_eq!(go_on(&mut course(IngEgf, KO, "B:pass W:pass"), "B:pass"), "B:pass[stopped]");
}

#[test]
fn g12_play_goes_on_after_a_dispute() {
    let mut game = course(Ing, KO, "W:pass B:pass");
    assert_eq!(go_on(&mut game, "B:resume W:E1 B:pass W:pass"), "W-first");
    assert_eq!(game.phase(), CoursePhase::Stopped);
    assert_eq!(go_on(&mut game, "B:pass W:pass"), "");
    assert_eq!(game.phase(), CoursePhase::Ended);
    assert_eq!(go_on(&mut game, "B:resume"), "not stopped");
}

#[test]
fn g13_the_one_who_accepts_a_resumption_moves_first() {
    for (asks, first) in [("B:resume", "W-first"), ("W:resume", "B-first")] {
        assert_eq!(go_on(&mut course(Japanese, KO, "W:pass B:pass"), asks), first);
    }
}

#[test]
fn g25_a_sealed_move_that_is_illegal_is_flagged() {
    // White takes the ko and the game is adjourned; Black's envelope holds the move that takes it back at once.
    let mut game = course(Japanese, KO, "W:B4");
    let size = game.game().position().size();
    let opened = game.play_anyway(Color::Black, Point::from_label("C4", size));
    assert_eq!((opened.refusals[0].name(), opened.consequence), ("ko", Some(Consequence::Undo)));
}

#[test]
fn neutral_points_are_filled_after_the_stop_or_before() {
    let board = "..XO./..XO./..XO./..X../..XO.";
    assert_eq!(go_on(&mut course(Japanese, board, "B:pass W:pass"), "B:D2"), "");
    assert_eq!(go_on(&mut course(Ing, board, "B:pass W:pass"), "B:D2"), "B:D2[stopped]");
}

#[test]
fn results_by_other_means_than_the_count() {
    use kifuscribe_core::game::result::Forfeit;
    for (result, sgf) in [
        (GameResult::win(Color::White, WinBy::Resignation), "W+R"),
        (GameResult::win(Color::Black, WinBy::Time), "B+T"),
        (GameResult::win(Color::Black, WinBy::Forfeit(Forfeit::IllegalMove)), "B+F"),
        (GameResult::BothLose, "Void"),
        (GameResult::NoResult, "Void"),
        (GameResult::Draw, "0"),
        (GameResult::TechnicalDraw, "0"),
        (GameResult::Pending, "?"),
    ] {
        assert_eq!(result.to_sgf(), sgf);
    }
}

#[test]
fn g14_resuming_and_changing_nothing_changes_no_score() {
    use kifuscribe_core::game::area::Area;
    let board = "..XO./..XO./..XO./..XO./..XO.";
    let before = Area::of(position(board, Color::Black).stones()).difference();
    let mut game = course(Ing, board, "B:pass W:pass");
    // Own territory, and a stone thrown in and captured.
    let moves = "W:resume B:B3 W:E3 B:pass W:A1 B:A2 W:pass B:B1 W:pass B:pass";
    assert_eq!(go_on(&mut game, moves), "B-first");
    assert_eq!(game.phase(), CoursePhase::Stopped);
    assert_eq!(Area::of(game.game().position().stones()).difference(), before);
}

#[test]
fn g15_the_opponent_is_lifted_first() {
    // Black's stone at A5 has no liberty either until White's two are off.
    let (game, line) = notice(Area, ".OX../OX.../X..../...../.....", "B:A5");
    assert_eq!((line.as_str(), rows(&game).as_str()), ("B:A5", "X.X../.X.../X..../...../....."));
}

#[test]
fn g16_an_ing_handicap_written_as_moves_or_as_stones() {
    let size = BoardSize::NINE;
    let moves = sgf::read(b"(;SZ[9]HA[3];B[cc];W[];B[gg];W[];B[cg];W[ee])").unwrap().record;
    let stones = sgf::read(b"(;SZ[9]HA[3]AB[cc][gg][cg]PL[W];W[ee])").unwrap().record;
    assert_eq!(moves.end().stones(), stones.end().stones());
    assert_eq!((moves.position_after(5).to_play(), stones.start().to_play()), (Color::White, Color::White));
    let mut record = GameRecord::new(size);
    record.info.handicap = Some(handicap_stones(2));
    assert!(sgf::write(&record).contains("HA[3]"));
}

#[test]
fn g17_white_moves_after_a_fixed_handicap() {
    use kifuscribe_core::game::handicap::{CODE_ORDER, fixed};
    let mut record = GameRecord::new(BoardSize::NINETEEN);
    let points = fixed(record.size, 4, &CODE_ORDER).unwrap();
    record.setup = points.into_iter().map(|p| (p, Color::Black)).collect();
    record.info.handicap = Some(4);
    assert_eq!(record.first_to_play(), Color::White);
    let text = sgf::write(&record);
    assert!(text.contains("HA[4]") && text.contains("AB[dd][pd][dp][pp]"), "{text}");
}

#[test]
fn g18_out_of_turn_is_flagged() {
    check(Preset::ALL, KO, "W:E1 W:D1[out-of-turn] B:C1");
    // Pair go: three points, but only for a move after one in order, and claimed at once.
    let claim = Claim { at_once: true, previous_in_order: true, deliberate: false };
    assert_eq!(ruling(claim), Some(Consequence::Penalty { points: 3 }));
    assert_eq!(ruling(Claim { at_once: false, ..claim }), None);
    assert_eq!(ruling(Claim { deliberate: true, ..claim }), Some(Consequence::Referee));
}

#[test]
fn g19_the_second_move_out_of_order_is_free() {
    let claim = Claim { at_once: true, previous_in_order: false, deliberate: false };
    assert_eq!(ruling(claim), Some(Consequence::NoPenalty));
    let names = |stones| order(stones).map(|(c, p)| format!("{}{p:?}", c.letter()).chars().take(2).collect::<String>());
    assert_eq!(names(0), ["BW", "WW", "BM", "WM"]);
    assert_eq!(names(2), ["WW", "BM", "WM", "BW"]);
    assert_eq!((seat(0, 1), seat(0, 6)), (order(0)[0], order(0)[1]));
}

fn record(moves: &str) -> GameRecord {
    let mut record = GameRecord::new(BoardSize::new(5).unwrap());
    record.moves = moves.split_whitespace().map(|m| read(m, record.size)).map(|(c, p)| Move::new(c, p)).collect();
    record
}

#[test]
fn g20_a_pass_that_no_board_move_follows_is_not_printed() {
    let record = record("B:C3 W:pass B:D3 W:pass B:pass");
    assert_eq!(sgf::write(&record).matches("[]").count(), 3);
    let kifu = Kifu::of(&record);
    assert_eq!((kifu.last, kifu.notes(&record)), (3, vec!["2 pass".to_owned()]));
}

#[test]
fn g21_a_ko_is_listed_beside_the_diagram() {
    // White takes the ko at B4 with move 8; Black takes it back with 11 on the point of 7.
    let record = record("B:B5 W:C5 B:A4 W:D4 B:B3 W:C3 B:C4 W:B4 B:E1 W:E2 B:C4 W:D1");
    let kifu = Kifu::of(&record);
    assert_eq!(kifu.notes(&record), ["11 at 7"]);
    assert_eq!(kifu.numbers.iter().flatten().filter(|&&n| n == 11).count(), 0);
    assert_eq!(kifu.numbers.iter().flatten().count(), 11);
}

#[test]
fn g22_equal_penalties_cancel() {
    assert_eq!(net_penalties([2, 4]), [0, 2]);
    assert_eq!(net_penalties([4, 4]), [0, 0]);
}

const fn minutes(n: u64) -> Duration {
    Duration::from_secs(60 * n)
}

#[test]
fn g23_the_first_to_exceed_half_loses() {
    let mut clock = Clock::new(TimeSystem::IngPenalty { main: minutes(60), entry: Entry::AfterBoundary });
    clock.start(Color::Black, Duration::ZERO);
    // Black uses 80 minutes and owes 4; White's 90 minutes and a second come first.
    assert_eq!(
        clock.press(minutes(80)),
        [ClockEvent::MainTimeOver(Color::Black), ClockEvent::PenaltyDue(Color::Black, 4)]
    );
    let events = clock.tick(minutes(170) + Duration::from_secs(1));
    assert_eq!(events, [ClockEvent::MainTimeOver(Color::White), ClockEvent::FlagFell(Color::White)]);
    assert_eq!(clock.result(false), Some(GameResult::win(Color::Black, WinBy::Time)));
}

#[test]
fn g24_penalties_by_overtime() {
    for (seconds, inclusive, exclusive) in [
        (-1, Some(0), Some(0)),
        // The end of the main time is a boundary like the others.
        (0, Some(2), Some(0)),
        (1, Some(2), Some(2)),
        (600, Some(4), Some(2)),
        (601, Some(4), Some(4)),
        (1200, Some(6), Some(4)),
        (1799, Some(6), Some(6)),
        (1800, None, Some(6)),
        (1801, None, None),
    ] {
        let penalty = |entry| ing_penalty(minutes(60), Duration::from_secs_f64(3600.0 + f64::from(seconds)), entry);
        assert_eq!((penalty(Entry::AtBoundary), penalty(Entry::AfterBoundary)), (inclusive, exclusive), "{seconds} s");
    }
}

#[test]
fn by_the_russian_code_an_equal_score_is_whites_by_half_a_point() {
    use kifuscribe_core::game::halfpoints::HalfPoints;
    use kifuscribe_core::game::score::{Terms, score};
    let stones = Stones::from_diagram("..XO.\n..XO.\nXXXO.\nOOOO.\n.....").unwrap();
    let mut terms = Terms::even(Rules::preset(Japanese));
    terms.komi = HalfPoints::ZERO;
    let margin = score(&stones, [0, 0], &[], &terms).margin;
    terms.komi = margin;
    let equal = score(&stones, [0, 0], &[], &terms);
    assert_eq!((equal.margin, equal.result.to_sgf().as_str()), (HalfPoints::ZERO, "W+0.5"));
}

#[test]
fn g26_an_unfilled_dame_zeroes_nothing_silently() {
    use kifuscribe_core::game::score::{Terms, score};
    let stones = Stones::from_diagram(".XXO.\nXX.O.\n.XXOO\nXX.XO\n.XXXO").unwrap();
    let score = score(&stones, [0, 0], &[], &Terms::even(Rules::preset(Japanese)));
    let flags: Vec<&str> = score.flags.iter().map(|f| f.name()).collect();
    assert!(flags.contains(&"unfilled-dame"), "{flags:?}");
    assert_eq!(score.territory.points, [4, 2]);
}

#[test]
fn a_refused_move_names_every_reason() {
    let mut game = Game::new(Rules::preset(Area), position(KO, Color::White));
    game.play(Color::White, Some(Point::new(1, 1))).unwrap();
    let error = game.play(Color::Black, Some(Point::new(2, 1))).unwrap_err();
    assert_eq!(
        error.to_string(),
        "Black may not play C4: the ko may not be taken back at once; the position has been on the board before, \
         after move 0"
    );
    let error = game.play(Color::White, Some(Point::new(1, 1))).unwrap_err();
    assert_eq!(error.to_string(), "White may not play B4: it is the other player's turn; a stone lies there");
    let error = game.play(Color::Black, Some(Point::new(9, 9))).unwrap_err();
    assert_eq!(error.to_string(), "Black may not play column 10, row 10: the point is not on the board");
}
