//! `score` and `expect` as they are typed: arithmetic in text and JSON, exit status, one sentence for what is wrong.

use assert_cmd::Command;
use kifuscribe_core::game::named::Named as _;
use kifuscribe_core::game::rules::{Preset, Rules, Scoring};
use serde_json::{Value, json};

/// Black holds the left of a 7x7 board, White the right; a white stone lies dead at B6. Black passes first.
const GAME: &str = "(;FF[4]GM[1]SZ[7]RU[GOE]KM[8]PB[A]PW[B]
;B[da];W[ea];B[db];W[eb];B[dc];W[ec];B[dd];W[ed];B[de];W[ee];B[df];W[ef];B[dg];W[eg];B[];W[bb];B[cb];W[];B[])";

fn run(game: &str, args: &[&str]) -> (i32, String, String) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.sgf"), game).unwrap();
    let mut command = Command::cargo_bin("kifuscribe").unwrap();
    let output = command.args(args).current_dir(folder.path()).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

fn json_of(game: &str, args: &[&str]) -> Value {
    let (status, out, err) = run(game, args);
    assert_eq!((status, out.lines().count()), (0, 1), "{err}");
    serde_json::from_str(&out).unwrap()
}

#[test]
fn the_score_is_shown_line_by_line() {
    let (status, out, _) =
        run(GAME, &["score", "game.sgf", "--dead", "B6", "--rules", "ing-egf", "--penalty-black", "2"]);
    assert_eq!(status, 0);
    assert_eq!(
        out,
        "Rules: ing-egf\n\
         Dead stones (1): B6\n\
         Black's area: 8 living stones + 20 points of territory = 28\n\
         White's area: 7 living stones + 14 points of territory = 21\n\
         Difference: 28 - 21 = 7\n\
         Points to White: komi 8 + 2 (Black's penalty) = 10\n\
         Margin: 7 - 10 = -3\n\
         Stones captured during play: by Black 0, by White 0\n\
         Passes at the end: White, Black; the game has stopped; agreement on the dead stones ends it\n\
         Note: counted by the given rules, ing-egf; the record's own rules are ing\n\
         Result: W+3 (White wins by 3)\n"
    );
}

#[test]
fn a_komi_and_rules_that_are_not_the_records_are_said() {
    let game = GAME.replacen("RU[GOE]", "RU[Japanese]", 1);
    let notes = |more: &[&str]| {
        let (_, out, err) = run(&game, &[&["score", "game.sgf", "--dead", "B6"], more].concat());
        let notes = out.lines().filter(|line| line.contains("the record's own")).collect::<Vec<_>>().join("\n");
        assert!(!out.is_empty(), "{err}");
        notes
    };
    assert_eq!(notes(&[]), "");
    assert_eq!(notes(&["--komi", "8", "--rules", "japanese"]), "");
    let komi = "counted with the given komi of 6.5; the record's own komi is 8";
    assert!(notes(&["--komi", "6.5"]).to_lowercase().contains(komi), "{}", notes(&["--komi", "6.5"]));
    let rules = notes(&["--rules", "area"]);
    assert!(rules.contains("ounted by the given rules, area; the record's own rules are japanese"), "{rules}");
}

#[test]
fn rules_are_given_by_the_names_that_records_have() {
    let rules =
        |name: &str| json_of(GAME, &["score", "game.sgf", "--dead", "B6", "--rules", name, "--json"])["rules"].clone();
    assert_eq!(["chinese", "Korean", "GOE", "aga"].map(rules), ["area", "japanese", "ing", "aga"]);
}

#[test]
fn the_score_as_json() {
    let score = json_of(GAME, &["score", "game.sgf", "--dead", "B6", "--json"]);
    assert_eq!(score["rules"], "ing");
    assert_eq!((&score["result"], &score["tie"]), (&json!("W+1"), &Value::Null));
    assert_eq!(score["area"]["difference"], 7);
    assert_eq!((&score["passes"], &score["phase"]), (&json!(["white", "black"]), &json!("stopped")));
    assert_eq!(score["captures"], json!({"black": 0, "white": 0}));
    assert_eq!(score["flags"], json!([]));
    assert_eq!(score["ledger"][4], json!({"label": "Margin", "how": "7 - 8", "amount": -1}));
}

#[test]
fn ties_go_where_the_rules_send_them() {
    let tie = |rules: &str| {
        let score = json_of(GAME, &["score", "game.sgf", "--dead", "B6", "--komi", "7", "--rules", rules, "--json"]);
        format!("{} {}", score["result"].as_str().unwrap(), score["tie"])
    };
    assert_eq!(tie("ing"), "B+0 \"black\"");
    assert_eq!(tie("ing-egf"), "0 null");
    assert_eq!(tie("ing-aga"), "B+0 \"black\"");
    assert_eq!(tie("area"), "0 null");
    let pair = ["score", "game.sgf", "--dead", "B6", "--komi", "7", "--rules", "ing", "--pair-go", "--json"];
    assert_eq!(json_of(GAME, &pair)["result"], "W+0");
    let without_komi = GAME.replace("KM[8]", "");
    let score = json_of(&without_komi, &["score", "game.sgf", "--dead", "B6", "--pair-go", "--json"]);
    assert_eq!((&score["komi"], &score["result"]), (&json!(6), &json!("B+1")));
}

#[test]
fn a_move_against_the_rules_is_told_in_one_sentence() {
    let game = GAME.replace(";B[da];W[ea]", ";B[da];B[da];W[ea]");
    let (status, out, _) = run(&game, &["score", "game.sgf", "--dead", "B6"]);
    let said: Vec<&str> = out.lines().filter(|l| l.starts_with("Note: move 2")).collect();
    let expected = "Note: move 2, Black D7: it is the other player's turn; a stone lies there; the position after move 1 is \
                    back after 1 move; by the rules: the referee decides";
    assert_eq!((status, said), (0, vec![expected]));
    // Each word has its own flag for a program.
    let flags = json_of(&game, &["score", "game.sgf", "--dead", "B6", "--json"])["flags"].clone();
    let kinds: Vec<&str> = flags.as_array().unwrap().iter().map(|f| f["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds[..3], ["out-of-turn", "occupied", "repetition"]);
}

#[test]
fn what_white_receives_for_the_handicap_can_be_said() {
    let game = GAME.replace("RU[GOE]KM[8]", "RU[Chinese]KM[0]HA[3]");
    let owed = |args: &[&str]| {
        let score = json_of(&game, &[&["score", "game.sgf", "--dead", "B6", "--json"], args].concat());
        let line = |label: &str| score["ledger"].as_array().unwrap().iter().find(|l| l["label"] == label).cloned();
        format!("{} {}", line("Points to White").unwrap()["how"].as_str().unwrap(), score["result"].as_str().unwrap())
    };
    assert_eq!(owed(&[]), "komi B+7");
    assert_eq!(owed(&["--compensation", "moves"]), "komi 0 + 2 for 2 handicap moves B+5");
    assert_eq!(owed(&["--compensation", "stones"]), "komi 0 + 3 for 3 handicap stones B+4");
}

#[test]
fn dead_stones_come_from_the_marks_and_a_proposal_is_a_note() {
    let marked = GAME.replace(";B[])", ";B[]TB[bb]TW[ga])");
    assert_eq!(json_of(&marked, &["score", "game.sgf", "--json"])["result"], "W+1");
    let none = json_of(&marked, &["score", "game.sgf", "--dead", "", "--json"]);
    assert_eq!((&none["dead"], none["area"]["shared"].as_i64()), (&json!([]), Some(19)));
    let proposed = json_of(GAME, &["score", "game.sgf", "--json"]);
    assert_eq!(proposed["dead"], json!([]));
    assert!(
        proposed["flags"][0]["text"]
            .as_str()
            .unwrap()
            .contains("probably dead, if both players agree: B6; say it with --dead \"B6\"")
    );
}

#[test]
fn a_result_that_depends_on_dead_stones_nobody_named_comes_with_the_other_one_first() {
    let expected_first = "The result depends on dead stones that are not agreed yet: ";
    for command in ["score", "expect"] {
        let (status, out, _) = run(GAME, &[command, "game.sgf"]);
        let lines: Vec<&str> = out.lines().collect();
        assert_eq!(status, 0, "{command}");
        assert!(lines[0].starts_with(expected_first), "{out}");
        let both = ["if all stones are alive, W+1 (White wins by 1) if B6", "--dead \"B6\" or --dead none"];
        assert!(both.iter().all(|said| lines[0].contains(said)), "{out}");
        assert_eq!(lines[1], "What follows takes all stones to be alive.");
        assert!(lines.last().unwrap().starts_with("Result if all stones are alive: W+"), "{out}");
        let json = json_of(GAME, &[command, "game.sgf", "--json"]);
        let open = &json["depends_on_dead"];
        assert_eq!((&open["dead"], &open["if_dead"]), (&json!(["B6"]), &json!("W+1")), "{command}");
        assert_eq!(open["if_alive"], json["result"], "{command}");
        // Whoever says which stones are dead gets one result.
        for dead in ["B6", "none"] {
            let (_, out, _) = run(GAME, &[command, "game.sgf", "--dead", dead]);
            assert!(out.starts_with("Rules: ") && out.lines().last().unwrap().starts_with("Result: "), "{out}");
            let json = json_of(GAME, &[command, "game.sgf", "--dead", dead, "--json"]);
            assert_eq!(json["depends_on_dead"], Value::Null, "{command}");
        }
    }
}

#[test]
fn a_forbidden_move_is_played_and_flagged() {
    let game = "(;SZ[5]RU[Japanese]KM[0];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb];B[cb])";
    let flags = json_of(game, &["score", "game.sgf", "--json"])["flags"].clone();
    let ko = flags.as_array().unwrap().iter().find(|f| f["kind"] == "ko").unwrap().clone();
    assert_eq!((&ko["move"], &ko["color"], &ko["point"]), (&json!(9), &json!("black"), &json!("C4")));
    assert!(ko["text"].as_str().unwrap().ends_with(
        "by the rules: it is taken back if noticed within 3 moves (RGF 22.3), else it loses (RGF 12.1); the referee decides"
    ), "{ko}");
}

#[test]
fn the_expected_fill() {
    let expected = json_of(GAME, &["expect", "game.sgf", "--dead", "B6", "--json"]);
    for (key, value) in [
        ("compensation", json!({"color": "white", "stones": 4, "in": "black", "due": 4})),
        ("shared", json!(0)),
        ("empty_at", json!("white block")),
        ("losing_stones", json!(0)),
        ("winning_points", json!(1)),
        ("result", json!("W+1")),
    ] {
        assert_eq!(expected[key], value, "{key}");
    }
    let (status, out, _) = run(GAME, &["expect", "game.sgf", "--dead", "B6"]);
    assert_eq!(status, 0);
    assert!(out.contains("Compensation: 4 white stones in Black's territory\n"), "{out}");
    assert!(out.contains("The one empty point lies in White's winning block\n"), "{out}");
}

#[test]
fn a_board_that_cannot_be_filled_is_a_finding() {
    let (status, out, _) = run("(;SZ[6]KM[0]RU[GOE];B[aa];W[ff])", &["expect", "game.sgf"]);
    assert_eq!(status, 1);
    assert!(out.contains("a board with an even number of points cannot be counted by filling"), "{out}");
}

#[test]
fn handicap_is_counted_as_ing_counts_it() {
    // HA[3]: three stones down are two handicap moves, and AGA gives White two points.
    let game = "(;SZ[9]HA[3]KM[0]RU[ing-aga]AB[cc][gg][cg];W[gc])";
    let owed =
        |args: &[&str]| json_of(game, &[&["score", "game.sgf", "--dead", "", "--json"], args].concat())["owed"].clone();
    assert_eq!(owed(&[]), 2);
    assert_eq!(owed(&["--handicap", "3"]), 3);
}

#[test]
fn what_is_wrong_is_one_sentence() {
    let refused = |game: &str, args: &[&str]| {
        let (status, out, err) = run(game, args);
        assert_eq!((status, out.as_str(), err.lines().count()), (2, "", 1), "{err}");
        err
    };
    assert!(refused(GAME, &["score", "missing.sgf"]).contains("cannot read missing.sgf"));
    assert!(refused("no game", &["score", "game.sgf"]).contains("there is no game in the file"));
    assert!(refused(GAME, &["score", "game.sgf", "--dead", "Z9"]).contains("\"Z9\" is not a point of a 7x7 board"));
    assert!(refused(GAME, &["score", "game.sgf", "--rules", "go"]).contains("choose from ing, ing-egf"));
    // Which of two it means is for whoever types it.
    let egf = "give japanese, which most tournaments in Europe are played by, or ing-egf";
    assert!(refused(GAME, &["score", "game.sgf", "--rules", "egf"]).contains(egf));
    assert!(refused(GAME, &["expect", "game.sgf", "--komi", "6.25"]).contains("give a multiple of 0.5, such as 6.5"));
}

#[test]
fn an_odd_point_is_settled_on_the_board_or_by_arithmetic() {
    let expect = |args: &[&str]| {
        let fixed = ["expect", "game.sgf", "--dead", "B6", "--komi", "3", "--json"];
        let e = json_of(GAME, &[&fixed[..], args].concat());
        format!("{} {} {} {}", e["empty_at"].as_str().unwrap(), e["shown"], e["settled"], e["result"].as_str().unwrap())
    };
    assert_eq!(expect(&[]), "reserved 4 0 B+4");
    assert_eq!(expect(&["--odd", "board"]), "reserved 4 0 B+4");
    assert_eq!(expect(&["--odd", "arithmetic"]), "black block 5 1 B+4");
}

/// [`GAME`] with these properties in its root; the count gives W+1.
fn game_with(properties: &str) -> String {
    GAME.replace("PB[A]", &format!("{properties}PB[A]"))
}

#[test]
fn a_handicap_of_1_is_a_game_without_komi() {
    let game = game_with("HA[1]").replace("KM[8]", "");
    let score = json_of(&game, &["score", "game.sgf", "--dead", "B6", "--json"]);
    assert_eq!((&score["komi"], &score["result"]), (&json!(0), &json!("B+7")));
    let even = json_of(&game.replace("HA[1]", ""), &["score", "game.sgf", "--dead", "B6", "--json"]);
    assert_eq!((&even["komi"], &even["result"]), (&json!(8), &json!("W+1")));
}

#[test]
fn a_game_that_was_not_decided_by_the_count_is_not_scored_in_silence() {
    let score = ["score", "game.sgf", "--dead", "B6"];
    let (status, out, _) = run(&game_with("RE[W+1]"), &score);
    assert_eq!(status, 0);
    assert!(out.ends_with("Result: W+1 (White wins by 1)\n"), "{out}");
    for (result, sentence) in [
        ("W+R", "The record's result is W+R (White wins by resignation): the game was not decided by its count, W+1."),
        ("B+T", "The record's result is B+T (Black wins on time): the game was not decided by its count, W+1."),
        ("Void", "The record's result is Void (void): the game was not decided by its count, W+1."),
        ("B+2", "The record's result is B+2 (Black wins by 2), and its count gives W+1 (White wins by 1)."),
    ] {
        let (status, out, _) = run(&game_with(&format!("RE[{result}]")), &score);
        assert_eq!(status, 1, "{out}");
        assert!(out.ends_with(&format!("{sentence}\n")), "{out}");
        let (_, json, _) = run(&game_with(&format!("RE[{result}]")), &[&score[..], &["--json"]].concat());
        let json: Value = serde_json::from_str(&json).unwrap();
        assert_eq!((&json["result"], &json["recorded"]), (&json!("W+1"), &json!(result)));
        assert_eq!(json["flags"], json!([{"kind": "record-result", "text": sentence}]));
    }
}

#[test]
fn what_the_record_says_typed_again_changes_nothing() {
    let game = game_with("RE[B+2]");
    let typed = |more: &[&str]| run(&game, &[&["score", "game.sgf", "--dead", "B6"], more].concat()).0;
    assert_eq!(typed(&["--komi", "8"]), 1);
    assert_eq!(typed(&["--rules", "ing", "--komi", "8", "--handicap", "0"]), 1);
    // Under another komi the record's result is that of another game.
    assert_eq!(typed(&["--komi", "4"]), 0);
}

#[test]
fn every_rule_set_gives_one_result() {
    let dead = ["--dead", "B6"];
    let by_filling = |preset: &&Preset| Rules::preset(**preset).scoring == Scoring::Area;
    for rules in Preset::ALL.iter().filter(by_filling).map(|preset| preset.name()) {
        let result = |command: &str| {
            json_of(GAME, &[&[command, "game.sgf", "--json", "--rules", rules], &dead[..]].concat())["result"].clone()
        };
        assert_eq!(result("score"), result("expect"), "{rules}");
    }
    let (status, out, err) = run(GAME, &["expect", "game.sgf", "--rules", "japanese"]);
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(
        err.contains("Japanese rules are not counted by filling in; see the result with 'kifuscribe score'"),
        "{err}"
    );
}

#[test]
fn rules_that_are_not_known_are_said_with_those_that_are() {
    let game = "(;SZ[5]RU[EGF]KM[0.5];B[ba];W[ca])";
    let (status, out, _) = run(game, &["score", "game.sgf"]);
    let known = Preset::ALL.iter().map(|preset| preset.name()).collect::<Vec<_>>().join(", ");
    let expected =
        format!("Note: the rules \"EGF\" are not known here: ing is assumed; known are {known}; say it with --rules");
    assert_eq!(status, 0);
    assert!(out.contains(&expected), "{out}");
}

#[test]
fn what_was_doubtful_about_the_file_is_a_remark() {
    let (status, out, err) = run("(;SZ[9]HA[4]KM[375]RU[Chinese];W[ee];B[jj])", &["score", "game.sgf"]);
    assert_eq!(status, 0);
    assert!(!out.contains("HA[4]"), "{out}");
    for said in
        ["HA[4] states a handicap of 4 stones, and 0 are laid", "KM[375] was read as a komi of 7.5", "move 2, \"jj\""]
    {
        assert!(err.contains(said), "{err}");
    }
    let json = json_of("(;SZ[9]HA[4]KM[375]RU[Chinese];W[ee])", &["score", "game.sgf", "--json"]);
    assert_eq!(json["komi"], json!(7.5));
    assert!(json.to_string().contains("HA[4]"), "{json}");
}
