//! `audit` with the real program: samples, pictures drawn for the test, and bad input.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use kifuscribe_formats::journal::hash_of_bytes;

use super::run::{Ran, check_refused_in, kifuscribe_in};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The one object that `audit --json` prints, and the exit status.
fn audited(folder: &Path, args: &[&str]) -> (Value, i32) {
    let ran = kifuscribe_in(folder, &[&["audit", "--json"], args].concat());
    assert_eq!(ran.out.lines().count(), 1, "{args:?}\n{}\n{}", ran.out, ran.err);
    (serde_json::from_str(&ran.out).unwrap(), ran.status)
}

/// A verdict with its results and kinds as one line.
fn summary(account: &Value) -> String {
    let kinds: Vec<&str> =
        account["findings"].as_array().unwrap().iter().map(|f| f["kind"].as_str().unwrap()).collect();
    let text = |key: &str| account[key].as_str().unwrap_or("-");
    format!("{}, computed {}, read {}: {}", text("verdict"), text("computed"), text("read"), kinds.join(" "))
}

#[track_caller]
fn check(folder: &Path, args: &[&str], status: i32, expected: &str) -> Value {
    let (account, ran) = audited(folder, args);
    assert_eq!((summary(&account).as_str(), ran), (expected, status), "{args:?}\n{account:#}");
    account
}

#[test]
fn the_sample_count_agrees_with_its_record() {
    let (game, fill) = ("samples/games/19x19.sgf", "samples/count/fill.jpg");
    let (before, compensated) = ("samples/count/fill-k1.jpg", "samples/count/fill-k2.jpg");
    let agrees = "agrees, computed B+11, read B+11: ";
    let account = check(root(), &[game, fill], 0, agrees);
    assert_eq!(account["counts"], serde_json::json!({"black": 180, "white": 180, "empty": 1}));
    assert_eq!(account["claimed"], Value::Null);
    // The losing stones lie in the territory of the compensation: the finished board says nothing about that.
    let sentence = "The fill matches this record and these settings: B+11, though the finished board does not show which \
                    stones are compensation.";
    assert_eq!(account["sentence"], sentence);
    let komi = account["settings"].as_array().unwrap().iter().find(|s| s["name"] == "komi").unwrap();
    assert_eq!((&komi["value"], &komi["from"]), (&"8".into(), &"record".into()));
    assert!(account["ledger"].as_array().unwrap().len() > 10);

    let account = check(root(), &[game, "--before", before, "--compensated", compensated, fill], 0, agrees);
    assert_eq!(account["sentence"], "The fill matches this record and these settings: B+11.");
    check(root(), &["--before", before, fill], 0, agrees);
    check(root(), &[game, fill, "--claimed", "B+11"], 0, agrees);
    check(root(), &[game, fill, "--claimed", "B+13"], 1, "differs, computed B+11, read B+11: claim");
    // Under another komi the finished board is the same; what lay there as compensation tells.
    let other = [game, "--komi", "10", fill];
    check(root(), &other, 1, "cannot-tell, computed B+9, read B+9: against-record");
    let named = [&other[..], &["--by", "A. Referee", "--reasons", "agreed before the game"]].concat();
    let account = check(root(), &named, 0, "agrees, computed B+9, read B+9: ");
    let sentence = account["sentence"].as_str().unwrap();
    assert!(
        sentence.contains("with what A. Referee gave against the record (agreed before the game): B+9"),
        "{sentence}"
    );
    let given = "counted with the given komi of 10; the record's own komi is 8";
    assert!(account["notes"].to_string().to_lowercase().contains(given), "{}", account["notes"]);
    let other = [&named[..], &["--compensated", compensated]].concat();
    let account = check(root(), &other, 1, "differs, computed B+9, read B+11: compensation-small");
    assert_eq!((&account["findings"][0]["stones"], &account["findings"][0]["shift"]), (&1.into(), &2.into()));
    // The record alone does not give that.
    let gives = "it reads B+11, and the record, with what was given here, gives B+9";
    assert!(account["sentence"].as_str().unwrap().contains(gives), "{}", account["sentence"]);
}

/// The sample's record with this result in it, in a new folder.
fn sample_with_result(result: &str) -> (TempDir, String) {
    let folder = TempDir::new().unwrap();
    let record = fs::read_to_string(root().join("samples/games/19x19.sgf")).unwrap();
    let path = folder.path().join("game.sgf");
    fs::write(&path, record.replacen("KM[8]", &format!("KM[8]RE[{result}]"), 1)).unwrap();
    let path = path.to_str().unwrap().to_owned();
    (folder, path)
}

#[test]
fn a_count_of_a_game_that_was_decided_otherwise_gets_no_certificate() {
    let fill = "samples/count/fill.jpg";
    for result in ["W+R", "B+T", "Void", "B+2"] {
        let (_folder, game) = sample_with_result(result);
        let account = check(root(), &[&game, fill], 1, "differs, computed B+11, read B+11: claim");
        assert_eq!(account["claimed"], result);
    }
    let (_folder, resigned) = sample_with_result("W+R");
    // The sentence holds whether the record has the result or somebody claims it.
    for args in [&[&resigned, fill][..], &["samples/games/19x19.sgf", fill, "--claimed", "W+R"]] {
        let account = audited(root(), args).0;
        let said = account["findings"][0]["text"].as_str().unwrap();
        assert!(said.contains("W+R (White wins by resignation), which no count decides"), "{said}");
        assert!(!said.contains("record's result"), "{said}");
    }
    // What is claimed beside it is not dropped in silence.
    let said = audited(root(), &[&resigned, fill, "--claimed", "B+11"]).0["notes"].to_string();
    assert!(said.contains("The claim of B+11 is not compared: by the record the game was decided"), "{said}");
    let (_folder, same) = sample_with_result("B+11");
    check(root(), &[&same, fill], 0, "agrees, computed B+11, read B+11: ");
}

#[test]
fn settings_typed_as_the_record_has_them_do_not_hide_its_result() {
    let (_folder, game) = sample_with_result("B+2");
    let fill = "samples/count/fill.jpg";
    let differs = "differs, computed B+11, read B+11: claim";
    check(root(), &[&game, fill, "--komi", "8", "--rules", "ing", "--handicap", "0"], 1, differs);
}

#[test]
fn japanese_rules_are_not_audited_by_a_fill() {
    let args = ["audit", "samples/games/19x19.sgf", "samples/count/fill.jpg", "--rules", "japanese"];
    check_refused_in(root(), &args, "Japanese rules are not counted by filling in");
}

#[test]
fn the_counts_alone_say_what_they_can() {
    let account = check(root(), &["samples/count/fill.jpg"], 1, "cannot-tell, computed -, read -: ");
    assert!(account["sentence"].as_str().unwrap().contains("as it must be"), "{account:#}");
    check(root(), &["samples/count/fill-k1.jpg"], 1, "cannot-tell, computed -, read -: unfinished");
}

#[test]
fn the_verdict_comes_first_for_people() {
    let ran =
        kifuscribe_in(root(), &["audit", "samples/games/19x19.sgf", "samples/count/fill.jpg", "--claimed", "W+1"]);
    assert_eq!((ran.status, ran.err.as_str()), (1, ""));
    let first = ran.out.lines().next().unwrap();
    let verdict = "the fill is right, the claim is not: The fill matches this record and these settings: B+11. The result \
                   given is W+1.";
    assert_eq!(first, verdict);
    assert!(ran.out.contains("The result given is W+1, and with these settings the record gives B+11."), "{}", ran.out);
    let steps = "Next step: either both players accept the computed result, or the referee decides\n";
    assert!(ran.out.contains(steps) && ran.out.matches("Next step").count() == 1, "{}", ran.out);
    assert!(!ran.out.contains("search") && !ran.out.contains("restore"), "the stones are right: {}", ran.out);
}

#[test]
fn the_arithmetic_is_printed_where_it_is_asked_for() {
    let audit = |more: &[&str]| {
        kifuscribe_in(root(), &[&["audit", "samples/games/19x19.sgf", "samples/count/fill.jpg"], more].concat()).out
    };
    let short = audit(&[]);
    let lines: Vec<&str> = short.lines().collect();
    let assumed = "Assumed: Handicap moves: 0; Black's penalty, points: 0; White's penalty, points: 0; Bowls before the \
                   game: not checked";
    let dead = "Dead stones: F19 D18 P17 Q17 L16 O16 N15 M14 G11 B9 F6 F5 G5";
    let record = format!("By the record: Rule set: ing; Komi: 8; Last move on the board: black; {dead}");
    assert_eq!(lines[4..6], [assumed, record.as_str()], "{short}");
    assert!(lines.len() == 7 && lines[6].starts_with("--arithmetic prints"), "{short}");
    // Whatever nobody gave and decides the result is said next to the verdict, with its value.
    let without = audit(&["--rules", "ing", "--komi", "8", "--dead", "none"]);
    assert!(!without.contains("It holds only with"), "{without}");
    let whole = audit(&["--arithmetic"]);
    assert!(whole.starts_with(&lines[..6].join("\n")), "{whole}");
    assert!(whole.contains("Difference: 190 - 171 = 19\n") && !whole.contains("--arithmetic"), "{whole}");
}

#[test]
fn pictures_that_do_not_fit_the_record_get_one_clear_sentence() {
    let fill = "samples/count/fill.jpg";
    let other_game = check(
        root(),
        &["samples/games/19x19.sgf", "samples/photos/19x19.jpg"],
        1,
        "cannot-tell, computed B+11, read -: other-game",
    );
    assert!(other_game["sentence"].as_str().unwrap().contains("does not show this game"), "{other_game:#}");
    let size = audited(root(), &["samples/games/9x9.sgf", fill]);
    assert_eq!((&size.0["findings"][0]["kind"], size.1), (&"wrong-size".into(), 1));
    assert!(size.0["sentence"].as_str().unwrap().contains("a 19x19 board was found"), "{:#}", size.0);

    let folder = tempfile::tempdir().unwrap();
    let grey = folder.path().join("grey.jpg");
    image::RgbImage::from_fn(320, 240, |x, y| image::Rgb([(x / 2) as u8, (y / 2) as u8, 128])).save(&grey).unwrap();
    let grey = grey.to_str().unwrap();
    let none = check(root(), &["samples/games/19x19.sgf", grey], 1, "cannot-tell, computed B+11, read -: no-board");
    assert!(none["findings"][0]["text"].as_str().unwrap().starts_with("No board was found in grey.jpg"));
    // A picture without a board has no vote beside one that shows it.
    check(root(), &["samples/games/19x19.sgf", fill, grey], 0, "agrees, computed B+11, read B+11: ");
}

#[test]
fn a_picture_may_lie_in_any_turn_but_not_be_mirrored() {
    let folder = tempfile::tempdir().unwrap();
    let picture = image::open(root().join("samples/count/fill.jpg")).unwrap();
    let save = |name: &str, picture: image::DynamicImage| {
        let path = folder.path().join(name);
        picture.save(&path).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let game = "samples/games/19x19.sgf";
    let turned = save("turned.png", picture.rotate90());
    check(root(), &[game, &turned, "samples/count/fill.jpg"], 0, "agrees, computed B+11, read B+11: ");
    let mirrored = save("mirrored.png", picture.fliph());
    check(root(), &[game, &mirrored], 1, "cannot-tell, computed B+11, read -: mirrored");
}

#[test]
fn what_cannot_be_audited_gets_one_sentence() {
    let refuse = |args: &[&str], sentence: &str| check_refused_in(root(), &[&["audit"], args].concat(), sentence);
    refuse(&[], "GAME.sgf|FINAL.jpg");
    refuse(&["samples/games/19x19.sgf"], "no picture of the finished fill was given");
    refuse(&["a.sgf", "b.sgf", "c.jpg"], "two records were given");
    refuse(&["nowhere.sgf", "samples/count/fill.jpg"], "cannot read nowhere.sgf");
    refuse(&["samples/games/19x19.sgf", "nowhere.jpg"], "there is no file or folder nowhere.jpg");
    refuse(&["samples/games/19x19.sgf", "samples/README.md"], "is not a picture that can be read");
    refuse(&["samples/games/19x19.sgf", "samples/count/fill.jpg", "--dead", "Z99"], "is not a point of a 19x19 board");
    refuse(&["samples/games/19x19.sgf", "samples/count/fill.jpg", "--claimed", "three"], "give a result");
    // What is claimed and what was decided are given with different options.
    let (game, fill) = ("samples/games/19x19.sgf", "samples/count/fill.jpg");
    refuse(&[game, fill, "--result", "B+11"], "what the players claim is given with --claimed");
    refuse(&[game, fill, "--claimed", "Void"], "goes with --ruling and --result");
}

/// A 9x9 game of two walls, the board of docs/rules.md D.4, written as setup stones.
fn small_game(folder: &Path) -> &'static str {
    let column =
        |letters: &str| letters.chars().flat_map(|c| ('a'..='i').map(move |r| format!("[{c}{r}]"))).collect::<String>();
    let black = column("e") + "[fe]";
    let white = column("f").replace("[fe]", "") + "[ge]";
    let text = format!("(;FF[4]GM[1]SZ[9]RU[GOE]KM[4]AB{black}AW{white})");
    fs::write(folder.join("game.sgf"), text).unwrap();
    "game.sgf"
}

fn draw(folder: &Path, args: &[&str]) -> Ran {
    let ran = kifuscribe_in(folder, &[&["simulate", "game.sgf", "--fill", "-o", "fill.jpg"], args].concat());
    assert_eq!(ran.status, 0, "{}", ran.err);
    ran
}

#[test]
fn planted_faults_are_found_in_drawn_pictures() {
    let folder = TempDir::new().unwrap();
    let game = small_game(folder.path());
    let at = |fault: &str, status: i32, expected: &str| {
        draw(folder.path(), &["--fault", fault, "--seed", "3"]);
        check(folder.path(), &[game, "--compensated", "fill-k2.jpg", "fill.jpg"], status, expected)
    };
    at("none", 0, "agrees, computed B+7, read B+7: ");
    let missing = at("white_missing", 1, "differs, computed B+7, read B+6: white-missing");
    assert_eq!((&missing["findings"][0]["stones"], &missing["findings"][0]["shift"]), (&1.into(), &(-1).into()));
    at("extra_black", 1, "differs, computed B+7, read B+6: extra-black");
    at("compensation_short", 1, "differs, computed B+7, read B+9: compensation-small");
}

#[test]
fn the_report_stands_alone_and_rings_the_points() {
    let folder = TempDir::new().unwrap();
    let game = small_game(folder.path());
    draw(folder.path(), &["--fault", "white_missing", "--seed", "3"]);
    let ran = kifuscribe_in(
        folder.path(),
        &["audit", game, "fill.jpg", "--report", "report.html", "--bowls-checked", "laid out, A. Referee"],
    );
    assert_eq!(ran.status, 1, "{}", ran.err);
    assert!(ran.err.contains("The report is written: report.html"), "{}", ran.err);
    // The same as PDF, where a font is installed; else a sentence says so, and the HTML is there all the same.
    match fs::read(folder.path().join("report.pdf")) {
        Ok(pdf) => assert!(pdf.starts_with(b"%PDF-") && ran.err.contains("report.html, report.pdf"), "{}", ran.err),
        Err(_) => assert!(ran.err.contains("no font was found for the PDF"), "{}", ran.err),
    }
    let html = fs::read_to_string(folder.path().join("report.html")).unwrap();
    for said in [
        "Audit of a fill-in count",
        "laid out, A. Referee",
        "it reads B+6",
        "fill.jpg",
        "data:image/jpeg;base64,",
        "played under protest",
    ] {
        assert!(html.contains(said), "{said}");
    }
    // The page that is signed says by which files it is known.
    let first = html.split("</section>").next().unwrap();
    for name in [game, "fill.jpg"] {
        let hash = hash_of_bytes(&fs::read(folder.path().join(name)).unwrap());
        assert!(first.contains(&format!("{name} {}", &hash[..12])), "{name}");
    }
    // The players sign no fill that differs; the referee does.
    assert!(html.contains("<tr><td>Referee</td></tr>") && html.contains("The count was audited on 20"));
    // Two holes where one has to be, on the diagram and on the picture.
    assert_eq!(html.matches("<circle class=\"ring\"").count(), 4);
    assert!(!html.contains("http://") && !html.contains("https://") && !html.contains("<script"));
}

#[test]
fn a_report_that_was_changed_is_named_and_so_is_a_record_that_was() {
    let folder = TempDir::new().unwrap();
    let game = small_game(folder.path());
    draw(folder.path(), &["--fault", "none", "--seed", "3"]);
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    let confirm = [
        "audit",
        game,
        "fill.jpg",
        "--report",
        "report.html",
        "--ruling",
        "confirmed",
        "--both-agree",
        "--by",
        "both players",
    ];
    let confirmed = run(&confirm);
    assert_eq!(confirmed.status, 0, "{}{}", confirmed.out, confirmed.err);
    let verify = |status: i32, said: &str| {
        let verified = run(&["verify", "report.count.jsonl"]);
        assert_eq!(verified.status, status, "{}{}", verified.out, verified.err);
        assert!(verified.out.contains(said), "{}", verified.out);
    };
    verify(0, "No line of the journal was changed");
    // So is the picture that was audited, where it lies beside the journal.
    let fill = folder.path().join("fill.jpg");
    let taken = fs::read(&fill).unwrap();
    draw(folder.path(), &["--fault", "extra_black", "--seed", "3"]);
    verify(1, "fill.jpg is not the picture that was taken");
    let line: Value = serde_json::from_str(&run(&["verify", "report.count.jsonl", "--json"]).out).unwrap();
    assert!(line["changed_pictures"][0].as_str().unwrap().ends_with("fill.jpg"), "{line}");
    fs::write(&fill, taken).unwrap();
    let report = folder.path().join("report.html");
    let html = fs::read_to_string(&report).unwrap();
    fs::write(&report, html.replace("Black", "White")).unwrap();
    verify(1, "report.html is not what was written");
    // Written again it is right; the record was put right since the confirmation, and that is said.
    let record = folder.path().join(game);
    let text = fs::read_to_string(&record).unwrap();
    fs::write(&report, html).unwrap();
    verify(0, "No line of the journal was changed");
    fs::write(&record, text.replace("RU[GOE]", "RU[GOE]C[put right]")).unwrap();
    verify(1, "game.sgf is not the record that was audited");
    let line: Value = serde_json::from_str(&run(&["verify", "report.count.jsonl", "--json"]).out).unwrap();
    assert!(line["changed_records"][0].as_str().unwrap().ends_with("game.sgf"), "{line}");
    let again = run(&["audit", game, "fill.jpg", "--report", "report.html"]);
    assert!(again.err.contains("The record's file was changed since the result was confirmed"), "{}", again.err);
    verify(0, "No line of the journal was changed");
    // Nothing in an empty journal was changed, and nothing is left of what it was written for.
    fs::write(folder.path().join("report.count.jsonl"), "").unwrap();
    verify(1, "The journal has no line: what stood in it is gone");
    let line: Value = serde_json::from_str(&run(&["verify", "report.count.jsonl", "--json"]).out).unwrap();
    assert_eq!(line["whole"], false);
}

#[test]
fn what_is_given_stands_where_people_read_it() {
    let folder = TempDir::new().unwrap();
    let game = small_game(folder.path());
    draw(folder.path(), &["--fault", "none", "--seed", "3"]);
    let run = |args: &[&str]| kifuscribe_in(folder.path(), &[&["audit"], args].concat());
    // Pair go stands in the notes and on the page that is signed.
    let pair = run(&[game, "fill.jpg", "--pair-go", "--report", "pair.html"]);
    assert!(pair.out.contains("Counted as pair go, as given: an equal score is White's."), "{}", pair.out);
    let html = fs::read_to_string(folder.path().join("pair.html")).unwrap();
    assert!(html.split("</section>").next().unwrap().contains("ing; pair go; komi 4"), "{html}");
    // A turn that does not fit is said, also where there is nothing to turn the picture to.
    let turned = run(&[game, "fill.jpg", "--turn", "90"]).out;
    assert!(turned.contains("Turned by 90 degrees as given, the final picture does not fit"), "{turned}");
    let alone = run(&["fill.jpg", "--turn", "90"]).out;
    assert!(alone.contains("The turn of 90 degrees that was given changes nothing"), "{alone}");
    // A finding is a sentence in every language, without the name that programs know it by.
    draw(folder.path(), &["--fault", "white_missing", "--seed", "3"]);
    for (language, said) in [("en", "\nFinding: "), ("ru", "\nНайдено: "), ("uk", "\nЗнайдено: ")] {
        let found = run(&[game, "fill.jpg", "--language", language]).out;
        assert!(found.contains(said) && !found.contains("white-missing"), "{found}");
    }
}

#[test]
fn the_bowls_are_counted_before_the_game() {
    let folder = TempDir::new().unwrap();
    small_game(folder.path());
    draw(folder.path(), &["--seed", "3"]);
    let (account, status) = audited(folder.path(), &["--bowls", "fill.jpg"]);
    assert_eq!((summary(&account).as_str(), status), ("agrees, computed -, read -: ", 0), "{account:#}");
    assert_eq!(account["counts"], serde_json::json!({"black": 40, "white": 40, "empty": 1}));
    let (account, status) = audited(folder.path(), &["--bowls", "fill.jpg", "--rules", "japanese"]);
    assert_eq!((summary(&account).as_str(), status), ("differs, computed -, read -: black-missing", 1));
    let said = account["sentence"].as_str().unwrap();
    assert!(said.starts_with("By these rules Black's bowl holds 41 stones and White's 40: 40 black"), "{said}");
    draw(folder.path(), &["--fault", "extra_black", "--seed", "3"]);
    let (account, status) = audited(folder.path(), &["--bowls", "fill.jpg"]);
    assert_eq!((summary(&account).as_str(), status), ("differs, computed -, read -: extra-black", 1));
    // By rules with a black stone more these bowls are full.
    let (account, status) = audited(folder.path(), &["--bowls", "fill.jpg", "--rules", "japanese"]);
    assert_eq!((summary(&account).as_str(), status), ("agrees, computed -, read -: ", 0), "{account:#}");
    check_refused_in(folder.path(), &["audit", "--bowls", "fill.jpg", "game.sgf"], "cannot be used with");
    // No game has been played yet: there is no position to restore, and no result to accept.
    let said = kifuscribe_in(folder.path(), &["audit", "--bowls", "fill.jpg"]).out;
    assert!(!said.contains("restore the position") && !said.contains("accept the computed result"), "{said}");
}

/// The first page of a report, as a person reads it.
fn first_page(html: &str) -> String {
    let page = html.split("<section").nth(1).unwrap();
    page.split('<').filter_map(|part| Some(part.split_once('>')?.1)).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_page_that_is_signed_says_what_is_assumed_and_marks_only_what_was_seen() {
    let folder = TempDir::new().unwrap();
    let text = fs::read_to_string(root().join("samples/games/19x19.sgf")).unwrap();
    let (without, fill) = (folder.path().join("game.sgf"), root().join("samples/count/fill.jpg"));
    fs::write(&without, text.replace("KM[8]", "")).unwrap();
    let (game, fill) = (without.to_str().unwrap(), fill.to_str().unwrap());
    let audit = |more: &[&str]| {
        let args = [&["audit", game, fill, "--report", "report.html", "--json"], more].concat();
        let ran = kifuscribe_in(folder.path(), &args);
        let html = fs::read_to_string(folder.path().join("report.html")).unwrap();
        (serde_json::from_str::<serde_json::Value>(&ran.out).unwrap(), html)
    };
    let (account, html) = audit(&["--penalty-black", "2"]);
    assert_eq!(account["holds_only_with"], serde_json::json!(["komi", "penalty-white"]), "{account:#}");
    let page = first_page(&html);
    for said in [
        "It holds only with what nobody gave and the program assumes: Komi: 8; White's penalty, points: 0.",
        "ing; komi 8 (assumed); penalties: Black 2, White 0 (assumed)",
        "the finished board does not show which stones are compensation",
    ] {
        assert!(page.contains(said), "{said}\n{page}");
    }
    assert!(html.contains("Penalties: Black 2, White not given") && html.contains("Clock read:"), "{html}");
    // Stones that nothing shows to be compensation have no square.
    assert!(!html.contains("class=\"compensation\"") && !page.contains("Square: compensation"), "{page}");
    // What the record says of the game is no word of the players about this fill.
    let unwitnessed = |more: &[&str]| {
        let recorded = text.replace("KM[8]", "KM[8]RE[B+11]");
        fs::write(folder.path().join("recorded.sgf"), recorded).unwrap();
        let out = kifuscribe_in(folder.path(), &[&["audit", "recorded.sgf", fill], more].concat()).out;
        (out.starts_with("agrees"), out.contains("does not show which stones are compensation"))
    };
    assert_eq!((unwitnessed(&[]), unwitnessed(&["--claimed", "B+11"])), ((true, true), (true, false)));
    let compensated = root().join("samples/count/fill-k2.jpg");
    let (account, html) = audit(&["--komi", "8", "--compensated", compensated.to_str().unwrap()]);
    assert_eq!(account["holds_only_with"], serde_json::json!([]), "{account:#}");
    let page = first_page(&html);
    assert!(page.contains("ing; komi 8; no penalty given") && !page.contains("assume"), "{page}");
    assert!(page.contains("Square: compensation"), "{page}");
}

#[test]
fn what_the_command_line_alone_gives_is_kept_with_the_other_settings() {
    let folder = TempDir::new().unwrap();
    let game = small_game(folder.path());
    draw(folder.path(), &["--seed", "3"]);
    let args =
        [game, "fill.jpg", "--report", "report.html", "--pair-go", "--odd", "arithmetic", "--compensation", "moves"];
    let account = audited(folder.path(), &args).0;
    let journal = fs::read_to_string(folder.path().join("report.count.jsonl")).unwrap();
    for name in ["pair-go", "odd", "compensation"] {
        let setting = account["settings"].as_array().unwrap().iter().find(|setting| setting["name"] == name);
        assert_eq!(setting.map(|setting| &setting["from"]), Some(&"given".into()), "{name}: {account:#}");
        assert!(journal.contains(&format!("\"name\":\"{name}\"")), "{name}: {journal}");
    }
}

#[test]
fn players_whose_claim_alone_differs_confirm_what_was_computed() {
    let folder = TempDir::new().unwrap();
    let game = small_game(folder.path());
    draw(folder.path(), &["--seed", "3"]);
    let confirmed = ["--claimed", "W+40", "--ruling", "confirmed", "--both-agree", "--by", "Ada Lovelace, Hua Luogeng"];
    let args = [&[game, "fill.jpg", "--report", "report.html"], &confirmed[..]].concat();
    let account = audited(folder.path(), &args).0;
    assert_eq!((&account["verdict"], &account["claimed"]), (&"differs".into(), &"W+40".into()));
    assert_eq!(account["rulings"][0]["result"], account["computed"]);
}

#[test]
fn what_was_decided_is_kept_and_stands_in_the_report() {
    let folder = TempDir::new().unwrap();
    let game = small_game(folder.path());
    draw(folder.path(), &["--fault", "white_missing", "--seed", "3"]);
    fs::copy(folder.path().join("fill.jpg"), folder.path().join("clock.jpg")).unwrap();
    let audit = |more: &[&str]| {
        let all =
            [&[game, "fill.jpg", "--report", "report.html", "--clock", "clock.jpg", "--penalty-black", "2"], more];
        audited(folder.path(), &all.concat()).0
    };
    let first = audit(&[]);
    assert_eq!((&first["rulings"], &first["standing"]), (&serde_json::json!([]), &Value::Null));
    let ruled = audit(&[
        "--ruling",
        "referee-decided",
        "--by",
        "A. Referee",
        "--reasons",
        "The stone lay in the lid.",
        "--protest",
        "white",
        "--protest-why",
        "the lid was shut",
        "--result",
        "W+2",
    ]);
    assert_eq!(ruled["rulings"][0]["way"], "referee-decided");
    // No ruling gives more than the board.
    let beyond = ["--ruling", "referee-decided", "--by", "A. Referee", "--reasons", "So.", "--result", "W+500"];
    let beyond = [&["audit", game, "fill.jpg", "--report", "report.html"], &beyond[..]].concat();
    check_refused_in(folder.path(), &beyond, "comes to W+500: choose the result that the rules give");
    // Another result than the referee decided is confirmed only with reasons.
    let other = [
        "audit",
        game,
        "fill.jpg",
        "--report",
        "report.html",
        "--ruling",
        "confirmed",
        "--both-agree",
        "--by",
        "Ada Lovelace",
    ];
    for result in ["B+3", "B+400"] {
        check_refused_in(folder.path(), &[&other[..], &["--result", result]].concat(), "say who decided it and why");
    }
    let confirmed = audit(&["--ruling", "confirmed", "--both-agree", "--by", "Ada Lovelace, Hua Luogeng"]);
    assert_eq!(confirmed["rulings"].as_array().unwrap().len(), 2);
    assert_eq!(confirmed["rulings"][1]["result"], "W+2", "what was decided");
    let standing = confirmed["standing"].as_str().unwrap();
    assert!(standing.starts_with("confirmed at ") && standing.ends_with("; for information only"), "{standing}");
    let html = fs::read_to_string(folder.path().join("report.html")).unwrap();
    for said in ["Decided by A. Referee.", "The stone lay in the lid.", "\u{2611} played under protest", standing] {
        assert!(html.contains(said), "{said}");
    }
    for said in ["Black 2, White 0", "The clock: clock.jpg", "report.count.jsonl: "] {
        assert!(html.contains(said), "{said}");
    }
    // The slip for the players states no result that the count contradicts, and says that it is final.
    let confirmed = "Confirmed by both players (written down by Ada Lovelace, Hua Luogeng) on 20";
    for said in ["Result slip", "wins by 2<", confirmed, "Black</td>"] {
        assert!(html.contains(said), "{said}");
    }
    assert!(
        !html.contains("It is final then")
            && html.contains("This result is final, under protest. The signatures attest"),
        "{html}"
    );
    // Nothing can be confirmed that nobody has said.
    let open = [
        "audit",
        game,
        "fill.jpg",
        "--report",
        "open.html",
        "--ruling",
        "confirmed",
        "--both-agree",
        "--by",
        "Ada Lovelace",
    ];
    check_refused_in(folder.path(), &open, "say which was agreed (--result RESULT)");
    // The audit came to the same each time, and is kept once.
    let journal = fs::read_to_string(folder.path().join("report.count.jsonl")).unwrap();
    let papers = journal.matches("\"papers\"").count();
    assert_eq!((journal.matches("\"audited\"").count(), papers, journal.lines().count()), (1, 3, 7));
    // When it was decided stands in the clock's own time, to the minute, as in the report.
    let shown = kifuscribe_in(folder.path(), &["audit", game, "fill.jpg", "--report", "report.html"]).out;
    let ruling = shown.lines().find(|line| line.starts_with("Ruling, ")).unwrap();
    let (at, said) = ruling["Ruling, ".len()..].split_once(": ").unwrap();
    assert!(at.len() == "2026-11-21, 14:32".len() && said.starts_with("Decided by A. Referee. W+2."), "{ruling}");
    assert!(html.contains(&format!("{at}: ")), "{ruling}");
    // Accepting the computed result decides for it; what the referee decides is what the referee says.
    let accept = |more: &[&str]| {
        let all =
            [&["audit", game, "fill.jpg", "--report", "more.html", "--by", "A. Referee", "--json"], more].concat();
        let account: Value = serde_json::from_str(&kifuscribe_in(folder.path(), &all).out).unwrap();
        (account["computed"].clone(), account["rulings"].as_array().unwrap().last().unwrap()["result"].clone())
    };
    let (computed, accepted) = accept(&["--ruling", "computed-accepted"]);
    assert_eq!(accepted, computed);
    let decided = accept(&["--ruling", "referee-decided", "--reasons", "See above.", "--result", "W+T"]);
    assert_eq!(decided.1, "W+T");
    let refuse = |args: &[&str], sentence: &str| check_refused_in(folder.path(), args, sentence);
    // A slip of the pen does not become final.
    let slip = ["audit", game, "fill.jpg", "--report", "slip.html", "--ruling", "confirmed", "--result", "B+99"];
    refuse(&[&slip[..], &["--by", "A. Referee"]].concat(), "If that is meant, say who decided it and why");
    let again = ["audit", game, "fill.jpg", "--report", "report.html", "--ruling", "referee-decided"];
    let again = [&again[..], &["--by", "A. Referee", "--reasons", "Another stone was found."]].concat();
    let named = "was confirmed by Ada Lovelace, Hua Luogeng, and is final; what is found later is information only; to change it, withdraw it first";
    refuse(&again, named);
    // It is taken back as the refusal says, with its history, and another one can be given.
    let correct = |more: &[&str]| kifuscribe_in(folder.path(), &[&["correct", "report.count.jsonl"], more].concat());
    refuse(&again, "'kifuscribe correct report.count.jsonl withdraw --by NAME --reasons TEXT'");
    let withdraw = ["withdraw", "--by", "A. Referee", "--reasons", "Another stone was found."];
    let taken_back = correct(&withdraw);
    assert_eq!(taken_back.status, 0, "{}", taken_back.err);
    assert!(taken_back.out.starts_with("Taken back; written to report.count.jsonl. A report"), "{}", taken_back.out);
    let history = correct(&["history"]).out;
    assert!(history.contains("Another stone was found."), "{history}");
    let ruled = kifuscribe_in(folder.path(), &again);
    assert!(ruled.err.contains("report.html") && ruled.out.contains("Another stone was found."), "{}", ruled.err);
    assert_eq!([correct(&withdraw).status, correct(&withdraw).status], [0, 0], "there were two again");
    let nothing = correct(&withdraw);
    assert!(nothing.status == 2 && nothing.err.contains("there is no ruling"), "{}{}", nothing.out, nothing.err);
    let by = ["--by", "A. Referee"];
    refuse(
        &[&["audit", game, "fill.jpg", "--ruling", "confirmed", "--both-agree"], &by[..]].concat(),
        "say --session or --report",
    );
    let at = ["audit", game, "fill.jpg", "--report", "other.html"];
    for nobody in [&[][..], &["--by", " "]] {
        let confirmed = [&at[..], &["--ruling", "confirmed", "--result", "B+7"], nobody].concat();
        refuse(&confirmed, "it is not said that both players agree");
    }
    let decided = ["--ruling", "referee-decided", "--result", "W+2"];
    refuse(&[&at[..], &decided].concat(), "say who rules or confirms (--by NAME)");
    let decided = [&at[..], &["--ruling", "referee-decided", "--by", "A. Referee"]].concat();
    refuse(&decided, "give them (--reasons TEXT)");
    refuse(&["audit", game, "fill.jpg", "--session", "nowhere"], "nowhere");
    refuse(&["audit", game, "fill.jpg", "--turn", "45"], "choose from 0, 90, 180, 270");
}

#[test]
fn a_count_is_watched_and_photographed_by_itself() {
    let folder = TempDir::new().unwrap();
    let game = small_game(folder.path());
    draw(folder.path(), &["--seed", "3"]);
    let film = folder.path().join("film");
    fs::create_dir(&film).unwrap();
    for (i, name) in ["fill-k1.jpg", "fill-k2.jpg", "fill.jpg"].iter().enumerate() {
        fs::copy(folder.path().join(name), film.join(format!("{i}.jpg"))).unwrap();
    }
    let watched = |more: &[&str], expected: &[&str]| {
        let ran = kifuscribe_in(folder.path(), &[&["audit", game, "--watch", "film", "--json"], more].concat());
        assert_eq!(ran.status, 0, "{}\n{}", ran.out, ran.err);
        let lines: Vec<Value> = ran.out.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
        let (account, notice) = lines.split_last().unwrap();
        let reached: Vec<&str> = notice.iter().filter_map(|l| l["checkpoint"].as_str()).collect();
        assert_eq!(reached, expected, "{}", ran.out);
        assert_eq!(summary(account), "agrees, computed B+7, read B+7: ");
    };
    // Where nobody said which stones are dead, some may still be lifted.
    watched(&[], &["stopped", "compensated", "finished"]);
    watched(&["--dead", "", "--report", "report.html"], &["dead-off", "compensated", "finished"]);
    // The pictures of the checkpoints are kept by the hashes that the journal names.
    let journal = fs::read_to_string(folder.path().join("report.count.jsonl")).unwrap();
    assert_eq!(journal.matches("\"noticed\"").count(), 3, "{journal}");
    for picture in fs::read_dir(folder.path().join("report.count/evidence")).unwrap() {
        let name = picture.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned();
        assert!(journal.contains(&name), "{name}");
    }
    assert_eq!(fs::read_dir(folder.path().join("report.count/evidence")).unwrap().count(), 3);

    // Without the first pictures it is said what cannot be told.
    fs::remove_file(film.join("0.jpg")).unwrap();
    fs::remove_file(film.join("1.jpg")).unwrap();
    let ran = kifuscribe_in(folder.path(), &["audit", game, "--watch", "film"]);
    assert_eq!(ran.status, 0, "{}\n{}", ran.out, ran.err);
    assert!(ran.out.contains("The board with the compensation placed was not seen"), "{}", ran.out);

    check_refused_in(folder.path(), &["audit", game, "fill.jpg", "--watch", "film"], "name the record alone");
    check_refused_in(folder.path(), &["audit", game, "--watch", "nowhere"], "there is no file or folder nowhere");
}

#[test]
fn a_wrong_compensation_in_a_recorded_count_calls_the_referee_and_holds_back_that_the_fill_agrees() {
    // Black has the left of the board, White the right; 4 white stones are due as compensation, and 5 are laid.
    const MOVES: &str =
        ";B[df];W[ee];B[de];W[ef];B[dd];W[ed];B[dg];W[eg];B[dc];W[ec];B[dh];W[eh];B[db];W[eb];B[di];W[ei];B[da];W[ea]";
    let folder = TempDir::new().unwrap();
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    fs::write(folder.path().join("game.sgf"), format!("(;FF[4]GM[1]SZ[9]RU[ing]KM[8]{MOVES})")).unwrap();
    let size = ["--fps", "5", "--size", "640x480"];
    let drawn = |args: &[&str]| assert_eq!(run(&[&["simulate", "game.sgf"], args, &size[..]].concat()).status, 0);
    drawn(&["-o", "game.mp4"]);
    drawn(&["--fill", "--fault", "compensation_long", "-o", "count.mp4"]);
    drawn(&["--fill", "-o", "fill.jpg"]);
    assert_eq!(run(&["record", "game.mp4", "-o", "r.sgf"]).status, 0);
    let counted = run(&["record", "count.mp4", "-o", "r.sgf", "--resume"]);
    let call = "call the referee: 5 white stones lie as compensation in Black's territory, and 4 are due";
    assert_eq!(counted.err.matches(call).count(), 1, "{}", counted.err);

    // Alone, the finished fill would agree.
    let audited = |record: &str, more: &[&str]| run(&[&["audit", record, "fill.jpg", "--komi", "8"], more].concat());
    assert_eq!(audited("game.sgf", &[]).status, 0);
    let held_back = audited("r.sgf", &[]);
    let seen =
        "the camera at the table saw that 5 white stones lay as compensation in Black's territory, and 4 were due";
    assert!(
        held_back.out.contains(seen) && held_back.out.contains("give the picture of that moment"),
        "{}",
        held_back.out
    );
    assert_eq!(held_back.status, 1, "{}", held_back.out);
}

#[test]
fn a_board_that_resembles_the_record_a_line_off_is_another_one() {
    let folder = TempDir::new().unwrap();
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    // Two walls from top to bottom: in the other game they stand a line farther to the left.
    let game = |name: &str, black: char, white: char| {
        let moves: String = ('a'..='i').map(|row| format!(";B[{black}{row}];W[{white}{row}]")).collect();
        fs::write(folder.path().join(name), format!("(;FF[4]GM[1]SZ[9]RU[ing]KM[8]{moves};B[];W[])")).unwrap();
    };
    game("game.sgf", 'e', 'f');
    game("other.sgf", 'd', 'e');
    for (game, picture) in [("game.sgf", "fill.jpg"), ("other.sgf", "other.jpg")] {
        let drawn = run(&["simulate", game, "--fill", "-o", picture]);
        assert_eq!(drawn.status, 0, "{}", drawn.err);
    }
    assert_eq!(run(&["audit", "game.sgf", "fill.jpg"]).status, 0);
    let of_another = "in other.jpg the board does not show this game";
    for pictures in [&["other.jpg"][..], &["fill.jpg", "other.jpg"], &["fill.jpg", "--compensated", "other.jpg"]] {
        let ran = run(&[&["audit", "game.sgf"], pictures].concat());
        let said = ran.out.to_lowercase();
        assert!(said.contains(of_another) && said.starts_with("cannot tell"), "{pictures:?}: {}", ran.out);
    }
}

/// A 9x9 game at its end, of which only the left lower and the right upper corner are still empty.
fn nearly_full_game(folder: &Path) -> &'static str {
    let points = |columns: &str, empty: &str| {
        let all = columns.chars().flat_map(|c| ('a'..='i').map(move |r| format!("[{c}{r}]")));
        all.filter(|p| !empty.contains(p.as_str())).collect::<String>()
    };
    let black = points("abcde", "[ae][af][ag][ah][ai][be][bf][bg][bh][bi]");
    let white = points("fghi", "[ha][hb][hc][hd][ia][ib][ic][id]");
    fs::write(folder.join("game.sgf"), format!("(;FF[4]GM[1]SZ[9]RU[GOE]KM[2]AB{black}AW{white})")).unwrap();
    "game.sgf"
}

/// What a film of a count is told as: the checkpoints and what the referee is called for.
fn told_of_film(folder: &Path, fault: &str) -> (Vec<String>, Value) {
    let game = nearly_full_game(folder);
    let film = ["simulate", game, "--fill", "--fault", fault, "-o", "count.mp4", "--fps", "5", "--size", "640x480"];
    let ran = kifuscribe_in(folder, &film);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let ran = kifuscribe_in(folder, &["audit", game, "--dead", "", "--watch", "count.mp4", "--json"]);
    let mut lines: Vec<Value> = ran.out.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let account = lines.pop().unwrap_or_else(|| panic!("{}", ran.err));
    let notice = |l: &Value| match l["checkpoint"].as_str() {
        Some(checkpoint) => checkpoint.to_owned(),
        None => format!("! {} {}", l["look"].as_str().unwrap(), l["points"]),
    };
    (lines.iter().map(notice).collect(), account)
}

#[test]
fn a_count_with_hands_in_and_out_is_followed_from_the_film() {
    let folder = TempDir::new().unwrap();
    let (notice, account) = told_of_film(folder.path(), "none");
    assert_eq!(notice, ["dead-off", "compensated", "full", "finished", "bowls-back"], "{account:#}");
    assert_eq!(summary(&account), "agrees, computed B+7, read B+7: ");
}

#[test]
fn too_little_or_too_much_compensation_calls_the_referee_at_the_table() {
    // One white stone is due: none is placed, or two.
    let folder = TempDir::new().unwrap();
    let (notice, account) = told_of_film(folder.path(), "compensation_short");
    let alarms: Vec<&String> = notice.iter().filter(|t| t.starts_with('!')).collect();
    assert_eq!(alarms, ["! wrong-compensation []"], "{notice:?}");
    let place = |what: &str| notice.iter().position(|t| t.starts_with(what));
    assert!(place("! wrong-compensation") < place("full") && place("compensated").is_none(), "{notice:?}");
    assert_eq!(summary(&account), "differs, computed B+7, read B+9: compensation-misplaced");

    let (notice, account) = told_of_film(folder.path(), "compensation_long");
    let alarms: Vec<&String> = notice.iter().filter(|t| t.starts_with('!')).collect();
    assert!(matches!(alarms[..], [one] if one.starts_with("! wrong-compensation")), "{notice:?}");
    assert_eq!(notice[1], *alarms[0], "before anything is filled in: {notice:?}");
    assert_eq!(summary(&account), "differs, computed B+7, read B+5: compensation-large");
}

#[test]
fn a_stone_that_moves_during_the_count_is_shown_to_the_referee() {
    let folder = TempDir::new().unwrap();
    let (notice, account) = told_of_film(folder.path(), "stone_moved");
    let alarms: Vec<&String> = notice.iter().filter(|t| t.starts_with('!')).collect();
    assert!(alarms.iter().any(|t| t.starts_with("! stone-moved")), "{notice:?} {account:#}");
    assert!(notice.contains(&"dead-off".to_owned()), "{notice:?}");
}

/// The one finding of a picture that cannot be judged, and the exit status.
#[track_caller]
fn check_unusable(folder: &Path, args: &[&str], kinds: &[&str], said: &str) {
    let (account, status) = audited(folder, args);
    let findings = account["findings"].as_array().unwrap();
    let kind = findings.first().map_or("", |f| f["kind"].as_str().unwrap());
    assert!(findings.len() == 1 && kinds.contains(&kind), "{args:?}\n{account:#}");
    assert_eq!((account["verdict"].as_str(), &account["read"], status), (Some("cannot-tell"), &Value::Null, 1));
    assert!(account["sentence"].as_str().unwrap().contains(said), "{account:#}");
}

#[test]
fn another_game_is_one_sentence_and_no_list_of_errors() {
    let folder = TempDir::new().unwrap();
    small_game(folder.path());
    draw(folder.path(), &["--seed", "3"]);
    // The finished fill of that game held against another one of the same size.
    let game = root().join("samples/games/9x9.sgf");
    check_unusable(
        folder.path(),
        &[game.to_str().unwrap(), "--dead", "", "fill.jpg"],
        &["other-game"],
        "does not show this game",
    );
}

#[test]
fn a_hand_or_half_a_board_is_asked_to_be_photographed_again() {
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::sensing::geometry::Point2;
    use kifuscribe_lab::synthetic::{Hand, Scene, SceneState};

    let folder = TempDir::new().unwrap();
    let game = small_game(folder.path());
    draw(folder.path(), &["--seed", "3"]);
    let truth: Value = serde_json::from_str(&fs::read_to_string(folder.path().join("fill.json")).unwrap()).unwrap();
    let rows: Vec<&str> = truth["rows"].as_array().unwrap().iter().map(|r| r.as_str().unwrap()).collect();
    let stones = kifuscribe_core::game::stones::Stones::from_diagram(&rows.join("\n")).unwrap();
    let mut studio = Scene::new(stones.size(), 960, 720, 3);
    let hand = Hand { player: Color::Black, over: Point2::new(4.0, 3.0), height: 0.01, holds: None };
    let frame = studio.render(&SceneState { hands: vec![hand], ..SceneState::of(stones) }).frame;
    let picture = image::RgbImage::from_raw(960, 720, frame.rgb.to_vec()).unwrap();
    picture.save(folder.path().join("hand.png")).unwrap();
    check_unusable(folder.path(), &[game, "hand.png"], &["covered"], "take it again with all hands away");

    let whole = image::open(folder.path().join("fill.jpg")).unwrap();
    let (w, h) = (whole.width(), whole.height());
    for (name, piece) in
        [("left.png", whole.crop_imm(0, 0, w / 2, h)), ("near.png", whole.crop_imm(0, h / 2, w, h / 2))]
    {
        piece.save(folder.path().join(name)).unwrap();
        check_unusable(folder.path(), &[game, name], &["no-board", "not-whole", "wrong-size"], "show the whole board");
    }
}

#[test]
fn a_record_without_result_or_dead_stones_is_judged_on_what_is_probable_and_says_so() {
    let folder = TempDir::new().unwrap();
    // A dead white stone at B8 that nobody marked, in a record that names neither rules nor komi nor a result.
    let game = small_game(folder.path());
    let text = fs::read_to_string(folder.path().join(game)).unwrap();
    draw(folder.path(), &["--seed", "3", "--komi", "8"]);
    let bare = text.replace("RU[GOE]KM[4]", "").replace("AW[", "AW[bb][");
    fs::write(folder.path().join("bare.sgf"), bare).unwrap();
    let account = check(folder.path(), &["bare.sgf", "fill.jpg"], 0, "agrees, computed B+3, read B+3: ");
    let notes = account["notes"].to_string();
    for said in [
        "B8 presumed dead, each with its string; players to confirm",
        "names no rules: ing is assumed",
        "names no komi: 8 is assumed",
    ] {
        assert!(notes.contains(said), "{said}: {notes}");
    }
    assert_eq!(account["claimed"], Value::Null);
}
