//! What the rule sets that SGF names allow: suicide, repetition, and positions set up by hand.

use kifuscribe_core::audit::final_position::{Agreement, end_of};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::ko::RefereeFlag;
use kifuscribe_core::game::play::Game;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::position::Position;
use kifuscribe_core::game::rules::{Preset, Rules};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_formats::sgf;
use kifuscribe_words::referee_text;

/// Plays moves such as `B:C4 W:pass` under the rules that `RU` names, and returns them with the reasons in brackets why
/// a move is illegal, and the board afterwards.
fn play(ru: &str, diagram: &str, moves: &str) -> (String, Stones) {
    let start = Stones::from_diagram(diagram).unwrap();
    let size = start.size();
    let first = if moves.starts_with('B') { Color::Black } else { Color::White };
    let rules = Preset::from_sgf(ru).map(Rules::preset).unwrap_or_else(|| panic!("RU[{ru}] is unknown"));
    let mut game = Game::new(rules, Position::from_stones(start, first));
    let mut line = Vec::new();
    for text in moves.split_whitespace() {
        let (color, place) = text.split_once(':').unwrap();
        let color = if color == "B" { Color::Black } else { Color::White };
        let played = game.play_anyway(color, Point::from_label(place, size));
        let reasons: Vec<&str> = played.refusals.iter().map(|r| r.name()).collect();
        line.push(if reasons.is_empty() { text.to_owned() } else { format!("{text}[{}]", reasons.join(" ")) });
    }
    (line.join(" "), game.position().stones().clone())
}

/// Black's last liberty is A5: filling it takes the own four stones off.
const FOUR_STONES: &str = "
    . X O . .
    X X O . .
    O O O . .
    . . . . .
    . . . . .";

const FOUR_STONES_OFF: &str = "
    . . O . .
    . . O . .
    O O O . .
    . . . . .
    . . . . .";

#[test]
fn new_zealand_and_tromp_taylor_allow_suicide() {
    for ru in ["NZ", "New Zealand", "Tromp-Taylor"] {
        let (line, after) = play(ru, FOUR_STONES, "B:A5");
        assert_eq!((line.as_str(), after), ("B:A5", Stones::from_diagram(FOUR_STONES_OFF).unwrap()), "{ru}");
    }
    for ru in ["AGA", "Chinese", "Japanese"] {
        assert_eq!(play(ru, FOUR_STONES, "B:A5").0, "B:A5[suicide]", "{ru}");
    }
}

/// A single stone at A5 would have no liberty.
const ONE_STONE: &str = "
    . O . . .
    O X O . .
    . . . . .
    . . . . .
    . . . . .";

#[test]
fn a_single_stones_suicide_repeats_the_stones_but_not_the_turn() {
    let (line, after) = play("NZ", ONE_STONE, "B:A5");
    assert_eq!((line.as_str(), after), ("B:A5", Stones::from_diagram(ONE_STONE).unwrap()));
    // White has passed, so that the stones have lain there with White on turn already.
    assert_eq!(play("NZ", ONE_STONE, "W:pass B:A5").0, "W:pass B:A5[superko]");
    assert_eq!(play("Tromp-Taylor", ONE_STONE, "B:A5").0, "B:A5[superko]");
    assert_eq!(play("AGA", ONE_STONE, "B:A5").0, "B:A5[suicide]");
}

/// White sends two stones at A1 and takes one back at B1. The stones are then as before White's first move, but it is
/// Black's turn and no longer White's.
const SENDING_TWO: &str = "
    . . . . .
    . . . . .
    . X X O .
    X X O O .
    . O . O .";

#[test]
fn only_positional_superko_forbids_sending_two_and_returning_one() {
    for ru in ["NZ", "AGA", "FFG"] {
        assert_eq!(play(ru, SENDING_TWO, "W:A1 B:C1 W:B1").0, "W:A1 B:C1 W:B1", "{ru}");
        // Black passes, and White sends them again: that repeats both the stones and the turn.
        let again = play(ru, SENDING_TWO, "W:A1 B:C1 W:B1 B:pass W:A1").0;
        assert_eq!(again, "W:A1 B:C1 W:B1 B:pass W:A1[superko]", "{ru}");
    }
    for ru in ["Chinese", "Tromp-Taylor"] {
        assert_eq!(play(ru, SENDING_TWO, "W:A1 B:C1 W:B1").0, "W:A1 B:C1 W:B1[superko]", "{ru}");
    }
}

/// The numbers and names of the illegal moves of a record.
fn illegal_moves(record: &str) -> Vec<(usize, &'static str)> {
    let game = sgf::read(record.as_bytes()).unwrap();
    let end = end_of(&game.record, &Agreement::default()).unwrap();
    end.reports.iter().flat_map(|m| m.refusals.iter().map(|r| (m.number, r.name()))).collect()
}

/// Three kos: White may take at B8 and B2, Black at C5.
const TRIPLE_KO: &str = "
    X X O . . . . . .
    X . X O . . . . .
    . X O . . . . . .
    . X O . . . . . .
    X O . O . . . . .
    . X O . . . . . .
    . X O . . . . . .
    X . X O . . . . .
    X X O . . . . . .";

/// B8, C5, B2, C8, B5, C2: each ko is taken and taken back, and the board is as before, White on turn.
const ROUND: &str = ";W[bb];B[ce];W[bh];B[cb];W[be];B[ch]";

/// The board's stones of one colour as values of `AB` or `AW`.
fn points(diagram: &str, color: Color) -> String {
    let stones = Stones::from_diagram(diagram).unwrap();
    let of_color = stones.iter().filter(|s| s.1 == Some(color));
    of_color.map(|(p, _)| format!("[{}]", sgf::text::point_value(p))).collect()
}

#[test]
fn a_position_set_up_by_hand_may_not_be_repeated() {
    let (black, white) = (points(TRIPLE_KO, Color::Black), points(TRIPLE_KO, Color::White));
    let game = |ru, before| format!("(;SZ[9]KM[7]RU[{ru}]{before}AB{black}AW{white}PL[W]{ROUND})");
    for ru in ["Chinese", "NZ", "AGA", "Tromp-Taylor"] {
        assert_eq!(illegal_moves(&game(ru, "")), [(6, "superko")], "{ru}: before the first move");
        let in_mid_game = game(ru, ";B[gg];W[hh];AE[gg][hh]");
        assert_eq!(illegal_moves(&in_mid_game), [(8, "superko")], "{ru}: after two moves");
    }
    assert_eq!(illegal_moves(&game("Japanese", ";B[gg];W[hh];AE[gg][hh]")), []);
}

#[test]
fn stones_set_up_together_are_one_position() {
    // A white stone at F4 is set up with the others, and lifted before the round of kos is complete: without it the
    // board has not been there before, though it is the last stone of the list.
    let (black, white) = (points(TRIPLE_KO, Color::Black), points(TRIPLE_KO, Color::White));
    let round = ROUND.replace(";B[ch]", ";AE[ff];B[ch]");
    let record = format!("(;SZ[9]KM[7]RU[Chinese];B[gg];W[hh];AE[gg][hh]AB{black}AW{white}[ff]PL[W]{round})");
    assert_eq!(illegal_moves(&record), []);
}

#[test]
fn a_repetition_is_shown_to_the_referee_with_the_moves_between_which_it_lies() {
    let (black, white) = (points(TRIPLE_KO, Color::Black), points(TRIPLE_KO, Color::White));
    let repeated = |before: &str| {
        let record = format!("(;SZ[9]KM[8]RU[ing]{before}AB{black}AW{white}PL[W]{ROUND})");
        let game = sgf::read(record.as_bytes()).unwrap();
        let end = end_of(&game.record, &Agreement::default()).unwrap();
        let flags = end.reports.iter().flat_map(|m| m.referee.iter().map(|flag| (m.number, *flag)));
        flags.filter(|(_, flag)| matches!(flag, RefereeFlag::Repetition { .. })).collect::<Vec<_>>()
    };
    assert_eq!(repeated(""), [(6, RefereeFlag::Repetition { first: 0, now: 6 })]);
    assert_eq!(repeated(";B[gg];W[hh];AE[gg][hh]"), [(8, RefereeFlag::Repetition { first: 2, now: 8 })]);
}

#[test]
fn what_follows_a_repetition_and_a_second_cycle_is_said() {
    let (black, white) = (points(TRIPLE_KO, Color::Black), points(TRIPLE_KO, Color::White));
    let follows = |rules: &str, moves: &str| {
        let record = format!("(;SZ[9]KM[8]RU[{rules}]AB{black}AW{white}PL[W]{moves})");
        let game = sgf::read(record.as_bytes()).unwrap();
        let end = end_of(&game.record, &Agreement::default()).unwrap();
        end.reports.iter().find_map(|report| report.consequence).map(referee_text::consequence).unwrap_or_default()
    };
    assert!(follows("Japanese", ROUND).starts_with("where both players want it the game ends without result"));
    assert_eq!(follows("ing", ROUND), "", "the first time round is allowed");
    let again = ";W[bb];B[ce];W[];B[cb];W[be];B[];W[bb]";
    let said = follows("ing", again);
    assert!(said.starts_with("in a disturbing ko White may not begin this round again"), "{said}");
    assert!(said.contains("White makes another move; White's opponent has broken no rule"), "{said}");
}

/// The moves by which a player begins a cycle again, and the moves by which the same cycle was begun first. `moves` are
/// points, and `pass`, White and Black in turn.
fn second_cycles(moves: &str) -> Vec<(usize, usize)> {
    let start = Stones::from_diagram(TRIPLE_KO).unwrap();
    let size = start.size();
    let mut game = Game::new(Rules::preset(Preset::Ing), Position::from_stones(start, Color::White));
    let mut found = Vec::new();
    for (i, label) in moves.split_whitespace().enumerate() {
        let color = if i % 2 == 0 { Color::White } else { Color::Black };
        let played = game.play_anyway(color, Point::from_label(label, size));
        assert!(played.refusals.is_empty(), "{label}: {:?}", played.refusals);
        found.extend(played.referee.iter().filter_map(|flag| match flag {
            RefereeFlag::SecondCycle { player, first } => {
                assert_eq!(*player, color, "it is the player who moves that begins again");
                Some((i + 1, *first))
            }
            _ => None,
        }));
    }
    found
}

#[test]
fn each_player_may_go_round_a_cycle_once() {
    // Two kos are taken and taken back with a pass in between; then the other player begins the same round.
    let white = "B8 C5 pass C8 B5 pass";
    let black = "pass C5 B8 pass B5 C8";
    assert!(second_cycles(&format!("{white} B8")).contains(&(7, 1)));
    // Black's round begins with move 8, and is begun again with move 14.
    let found = second_cycles(&format!("{white} {black} pass C5"));
    assert!(found.iter().all(|&(number, _)| number != 8) && found.contains(&(14, 8)), "{found:?}");
}

#[test]
fn only_who_began_a_cycle_begins_it_again() {
    // White takes first, and each of the four takings answers the one before. The second and the third time round it is White again
    // who begins; Black, who answers, comes to each position again too, and begins nothing.
    let round = "B8 C5 pass C8 B5 pass";
    assert_eq!(second_cycles(&[round; 3].join(" ")), [(7, 1), (13, 1)]);
    // Also where something else was played between the rounds.
    assert_eq!(second_cycles(&format!("{round} J9 J1 {round}")), [(9, 1)]);
}
