//! What a referee is told about a finished record: passes and resumption, illegal moves noticed late, handicap stones,
//! ranks, and penalties on the clock (docs/rules.md A.3 to A.6).

use kifuscribe_core::audit::final_position::{Agreement, FinalPosition, PositionNote, end_of};
use kifuscribe_core::game::consequence::Consequence;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::play::Refusal;
use kifuscribe_formats::sgf;
use kifuscribe_words::audit_text::position_note;
use kifuscribe_words::referee_text;

fn end(game: &str) -> FinalPosition {
    end_of(&sgf::read(game.as_bytes()).unwrap().record, &Agreement::default()).unwrap()
}

/// The moves that are reported, such as `6 out-of-turn`.
fn reported(game: &str) -> Vec<String> {
    let name = |number: usize, refusal: &Refusal| format!("{number} {}", refusal.name());
    end(game).reports.iter().flat_map(|r| r.refusals.iter().map(|refusal| name(r.number, refusal))).collect()
}

/// The notes about the course of the game and its conditions, as the referee reads them.
fn told(game: &str) -> Vec<String> {
    told_with(game, &Agreement::default())
}

fn told_with(game: &str, agreement: &Agreement) -> Vec<String> {
    let record = sgf::read(game.as_bytes()).unwrap().record;
    let is_meant = |note: &&PositionNote| {
        matches!(
            note,
            PositionNote::PlayedOn { .. }
                | PositionNote::Handicap(_)
                | PositionNote::Ranks(_)
                | PositionNote::ClockPenalty(..)
        )
    };
    let end = end_of(&record, agreement).unwrap();
    end.notes.iter().filter(is_meant).map(|note| position_note(note, record.size)).collect()
}

/// A game in which both have passed after move 4, and White goes on with move 5.
fn stopped_and_resumed(rules: &str) -> String {
    format!("(;SZ[9]RU[{rules}]KM[6.5];B[cc];W[gg];B[];W[];W[cg];B[gc])")
}

#[test]
fn under_the_russian_code_the_player_who_agreed_to_play_on_moves_first() {
    let game = stopped_and_resumed("Japanese");
    assert_eq!(reported(&game), [""; 0]);
    assert_eq!(
        told(&game),
        [
            "both had passed after move 4, and play went on; White moved first (RGF 9.3: the player who agreed to play on does)"
        ]
    );
}

#[test]
fn under_ings_rules_the_player_whose_turn_it_is_moves_first() {
    let game = stopped_and_resumed("GOE");
    assert_eq!(reported(&game), ["5 out-of-turn"]);
    assert_eq!(told(&game), ["both had passed after move 4, and play went on; White moved first"]);
}

#[test]
fn a_move_after_the_end_of_the_game_is_reported() {
    // Under Ing's rules four passes end the game, under area rules two do; a further pass changes nothing.
    assert_eq!(reported("(;SZ[9]RU[GOE]KM[8];B[cc];W[];B[];W[];B[];W[gg])"), ["6 ended"]);
    assert_eq!(reported("(;SZ[9]RU[Chinese]KM[7.5];B[cc];W[];B[];W[gg])"), ["4 ended"]);
    assert_eq!(reported("(;SZ[9]RU[Chinese]KM[7.5];B[cc];W[];B[];W[])"), [""; 0]);
    let ended = end("(;SZ[9]RU[GOE]KM[8];B[cc];W[];B[];W[];B[];W[gg])");
    assert_eq!(ended.reports[0].consequence, Some(Consequence::Referee));
}

#[test]
fn an_illegal_move_noticed_late_is_left_to_the_referee_with_article_and_limit() {
    // White takes the ko at B4 and Black takes it back at once, as move 9.
    let ko = ";B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb];B[cb]";
    let consequence = |later: &str| {
        let game = format!("(;SZ[5]RU[Japanese]KM[0]{ko}{later})");
        let ended = end(&game);
        (ended.reports[0].number, referee_text::consequence(ended.reports[0].consequence.unwrap()))
    };
    assert_eq!(
        consequence(";W[ee];B[ed];W[de]"),
        (
            9,
            "it is taken back if noticed within 3 moves (RGF 22.3), else it loses (RGF 12.1); the referee decides"
                .into()
        )
    );
    assert_eq!(
        consequence(";W[ee];B[ed];W[de];B[dd]"),
        (
            9,
            "more than 3 moves later it is not taken back (RGF 22.3) and loses while the result is not confirmed (RGF \
             12.1); the referee decides"
                .into()
        )
    );
}

#[test]
fn handicap_stones_are_checked() {
    let game = |stones: &str, handicap: usize, first: &str| {
        told(&format!("(;SZ[19]RU[Japanese]KM[0.5]HA[{handicap}]AB{stones};{first})"))
    };
    assert_eq!(game("[pd][dp][pp]", 3, "W[dd]"), [""; 0]);
    assert_eq!(game("[dd][dp][pd]", 3, "W[pp]"), [""; 0], "from another side of the board");
    assert_eq!(
        game("[pd][dp]", 3, "W[dd]"),
        ["the record states a handicap of 3, and 2 stones are laid: check the start"]
    );
    assert_eq!(
        game("[pd][dp][qq]", 3, "W[dd]"),
        ["the handicap stones do not lie on the star points of these rules: Q4 D16 Q16"]
    );
    assert_eq!(
        game("[pd][dp][pp]", 3, "B[dd]"),
        ["Black moved first after the handicap stones; by these rules White does"]
    );
    // Ing's handicap stones lie anywhere.
    assert_eq!(told("(;SZ[19]RU[GOE]KM[0]HA[3]AB[pd][dp][jj];W[dd])"), [""; 0]);
}

#[test]
fn shared_points_at_the_end_are_said() {
    let told = |game: &str| {
        let record = sgf::read(game.as_bytes()).unwrap().record;
        let end = end_of(&record, &Agreement { dead: Some(String::new()), ..Agreement::default() }).unwrap();
        let shared = end.notes.iter().filter(|note| matches!(note, PositionNote::SharedOpen(_)));
        shared.map(|note| position_note(note, record.size)).collect::<Vec<_>>()
    };
    // A wall each, and the middle point between them open.
    let walls = "AB[da][db][dc][dd][de][df][dg][dh][di]AW[ea][eb][ec][ed][ef][eg][eh][ei][fe]PL[B]";
    assert_eq!(
        told(&format!("(;SZ[9]RU[GOE]KM[8]{walls};B[];W[])")),
        [
            "1 point belongs to neither side at E5: a seki, or neutral points that were not filled before the passes; they \
          count as shared"
        ]
    );
    assert_eq!(told(&format!("(;SZ[9]RU[GOE]KM[8]{walls};B[ee];W[];B[])")), [""; 0]);
    assert_eq!(
        told("(;SZ[9]RU[GOE]KM[8];B[cc];W[gg];B[];W[])"),
        ["the game is apparently unfinished: with dead stones taken off, 79 points belong to neither side"]
    );
    // A white stone in Black's corner is probably dead, which nobody has said yet; the right half of the board is open.
    let open = sgf::read(b"(;SZ[9]RU[GOE]KM[8]AB[ca][cb][cc][cd][bd][ad]AW[aa];B[gg];W[gc];B[];W[])").unwrap().record;
    let end = end_of(&open, &Agreement::default()).unwrap();
    let told_of = |wanted: fn(&PositionNote) -> bool| end.notes.iter().any(wanted);
    assert!(told_of(|note| matches!(note, PositionNote::ProbablyDead(_))), "{:?}", end.notes);
    assert!(told_of(|note| matches!(note, PositionNote::SharedOpen(_))), "{:?}", end.notes);
    // Japanese rules fill them after the clocks have stopped.
    assert_eq!(told(&format!("(;SZ[9]RU[Japanese]KM[6.5]{walls};B[];W[])")), [""; 0]);
}

#[test]
fn area_and_territory_of_a_record_check_each_other() {
    // A white stone lies dead in Black's corner; White has made one board move more.
    let game =
        "(;SZ[5]RU[Japanese]KM[0.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[aa];B[];W[])";
    let flags = |counted: Option<usize>| {
        let (dead, prisoners) = (Some("A5".to_owned()), [counted, None]);
        let agreement = Agreement { dead, prisoners, ..Agreement::default() };
        let score = end_of(&sgf::read(game.as_bytes()).unwrap().record, &agreement).unwrap().score();
        score.flags.iter().map(|flag| flag.name()).collect::<Vec<_>>()
    };
    assert!(!flags(None).contains(&"cross-check"), "{:?}", flags(None));
    // Somebody counts three stones in Black's lid, which no move of the record took.
    assert!(flags(Some(3)).contains(&"cross-check"), "{:?}", flags(Some(3)));
}

#[test]
fn conditions_follow_from_the_ranks() {
    let ing =
        |black: &str, white: &str, komi: i32| told(&format!("(;SZ[19]RU[GOE]KM[{komi}]BR[{black}]WR[{white}];B[dd])"));
    assert_eq!(ing("2 pin", "1 pin", 6), [""; 0]);
    assert_eq!(
        ing("2 pin", "1 pin", 8),
        ["the players' ranks give komi 6 and 0 handicap moves; the record has other conditions"]
    );
    assert_eq!(
        ing("4 chi", "4 tuan", 0),
        ["the players' ranks give komi -4 and 4 handicap moves; the record has other conditions"]
    );
    assert_eq!(ing("1 pin", "2 pin", 6), ["by the players' ranks the stronger one has Black, and should have White"]);
    assert_eq!(ing("3k", "2d", 8), [""; 0], "not Ing's ranks");
    let rgf = |handicap: &str| told(&format!("(;SZ[19]RU[Japanese]KM[0.5]BR[2k]WR[2d]{handicap})"));
    assert_eq!(rgf("HA[3]AB[pd][dp][pp];W[dd]"), [""; 0]);
    assert_eq!(
        rgf("HA[2]AB[pd][dp];W[dd]"),
        ["the players' ranks give 3 handicap stones; the record has another handicap"]
    );
    assert_eq!(rgf(";B[dd]"), [""; 0], "an even game");
}

#[test]
fn ings_clock_gives_penalties_of_two_four_and_six() {
    let penalty = |black: i32| {
        let penalties = [Some(HalfPoints::points(black)), None];
        told_with("(;SZ[19]RU[GOE]KM[8];B[dd])", &Agreement { penalties, ..Agreement::default() })
    };
    for points in [0, 2, 4, 6] {
        assert_eq!(penalty(points), [""; 0], "{points}");
    }
    for points in [3, 8] {
        assert_eq!(
            penalty(points),
            [format!(
                "Black's penalty of {points} is not one of Ing's clock, which gives 2, 4 or 6 points and then loses the game"
            )]
        );
    }
}
