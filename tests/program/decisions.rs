//! Who agrees to a result, who decides it, and what then holds: what is given is refused, or kept as it was given, and every paper
//! says the same of it.

use std::fs;
use std::path::Path;

use crate::results::{counted, recorded};
use crate::run::{Ran, kifuscribe_in};

/// The recording of Hua Luogeng against Noether Emmy whose count came to B+11.
fn game() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path());
    counted(folder.path(), "B+11");
    folder
}

fn result(folder: &Path, args: &[&str]) -> Ran {
    kifuscribe_in(folder, &[&["result", "game.session"], args].concat())
}

fn history(folder: &Path) -> String {
    kifuscribe_in(folder, &["correct", "game.session", "history"]).out
}

#[test]
fn a_name_that_is_not_the_players_confirms_nothing() {
    let folder = game();
    let is_written = || folder.path().join("game.session/result.json").exists();
    let nobody = "is Hua Luogeng in this game, not Foo: give the player's name, or leave it out";
    for (named, said) in [
        (&["--by-black", "Foo", "--by-white", "Foo"][..], nobody),
        (&["--by-black", "Foo"], nobody),
        (
            &["--by-black", "Noether Emmy", "--by-white", "Hua Luogeng"],
            "Noether Emmy is the name of White, and was given",
        ),
        (&["--both-agree", "--by-white", "Hua Luogeng"], "Hua Luogeng is the name of Black, and was given for White"),
        (&["--by-black", "Foo", "--by", "A. Referee", "--reasons", "The clock."], nobody),
    ] {
        let refused = result(folder.path(), &[&["confirm", "B+11"], named].concat());
        assert_eq!((refused.status, refused.out.as_str(), is_written()), (2, "", false), "{named:?}: {}", refused.err);
        assert!(refused.err.contains(said), "{}", refused.err);
    }
    let claimed = result(folder.path(), &["claim", "B+11", "--by-white", "Foo"]);
    assert!(claimed.status == 2 && claimed.err.contains("White is Noether Emmy in this game"), "{}", claimed.err);
    // The same name in another spelling is the player's.
    let named = ["confirm", "B+11", "--by-black", "luogeng HUA", "--by-white", "Emmy Noether"];
    assert_eq!((result(folder.path(), &named).status, is_written()), (0, true));
}

#[test]
fn what_the_referee_decides_and_both_players_agree_to_is_said_to_be_both() {
    let folder = game();
    // Against the count players alone confirm nothing; who decides it with them gives name and reasons.
    let refused = result(folder.path(), &["confirm", "W+5", "--both-agree"]);
    assert!(refused.status == 2 && refused.err.contains("(--by NAME --reasons TEXT)"), "{}", refused.err);
    let refused = result(folder.path(), &["confirm", "B+11", "--both-agree", "--reasons", "A bowl was short."]);
    assert!(refused.status == 2 && refused.err.contains("say who decides"), "{}", refused.err);
    let decided = ["confirm", "W+5", "--both-agree", "--by", "A. Referee", "--reasons", "A bowl was short."];
    let done = result(folder.path(), &decided);
    assert_eq!(done.status, 0, "{}", done.err);
    assert!(done.out.contains("\"method\": \"decision\""), "{}", done.out);
    let history = history(folder.path());
    assert!(history.contains("The referee decided, and both players agree. White"), "{history}");
    assert!(history.contains("wins by 5, confirmed by both players."), "{history}");
    // It is one act, taken back as one.
    let withdraw = ["correct", "game.session", "withdraw", "--by", "A. Referee", "--reasons", "The wrong table."];
    assert_eq!(kifuscribe_in(folder.path(), &withdraw).status, 0);
    assert_eq!(result(folder.path(), &["confirm", "B+11", "--both-agree"]).status, 0, "nothing is decided any more");
    let journal = fs::read_to_string(folder.path().join("game.session/journal.jsonl")).unwrap();
    let ruling = journal.lines().find(|line| line.contains("referee-decided")).unwrap();
    assert!(ruling.contains("Hua Luogeng") && ruling.contains("Noether Emmy"), "{ruling}");
}

#[test]
fn what_was_overruled_withdrawn_answered_or_is_open_is_said_beside_the_result() {
    let folder = game();
    let said = || result(folder.path(), &[]).err;
    let run = |args: &[&str]| {
        let ran = kifuscribe_in(folder.path(), args);
        assert!(ran.status <= 1, "{args:?}: {}", ran.err);
        ran
    };
    let by = ["--by", "A. Referee"];
    run(&["result", "game.session", "claim", "B+R", "--by-black", "Hua Luogeng"]);
    assert_eq!(said(), "", "one claim alone is the result that is shown");
    run(&["result", "game.session", "claim", "W+5", "--by-white", "Noether Emmy"]);
    let open = said();
    assert!(open.contains("Open claim: ") && open.contains("Black wins by resignation, claimed by Black"), "{open}");
    for player in ["black", "white"] {
        run(&[&["incident", "game.session", "appeal", player, "committee", "21:00"], &by[..]].concat());
    }
    let decide = ["result", "game.session", "confirm", "W+5", "--by", "A. Referee", "--reasons", "A stone was found."];
    let decided = run(&[&decide[..], &["--appeal", "1", "--appeal", "2"]].concat());
    assert_eq!(decided.status, 0, "{}", decided.err);
    let text = said();
    assert!(text.contains("Appeal decided: no. 1: ") && text.contains("Appeal decided: no. 2: "), "{text}");
    let overruled =
        "Black wins by resignation, claimed by Black; White has not confirmed it. (Hua Luogeng) Another result was";
    assert!(text.contains("Overruled: ") && text.contains(overruled) && !text.contains("Open claim"), "{text}");
    assert!(history(folder.path()).contains("Appeals answered: no. 1"), "{}", history(folder.path()));
    run(&["correct", "game.session", "withdraw", "--by", "B. Referee", "--reasons", "The wrong table."]);
    let text = said();
    let withdrawn = "B. Referee: The wrong table. - what was withdrawn: ";
    assert!(text.contains("Withdrawn: ") && text.contains(withdrawn), "{text}");
    assert!(text.contains("The referee decided. White wins by 5. Appeals answered: no. 1"), "{text}");
    assert!(
        text.contains("Open appeal: no. 2: ") && text.contains("Open claim: "),
        "what it answered is open again: {text}"
    );
}

#[test]
fn a_player_decides_nothing_and_is_told_what_to_do() {
    let folder = game();
    let is_written = || folder.path().join("game.session/result.json").exists();
    let refused = |args: &[&str]| {
        let ran = kifuscribe_in(folder.path(), args);
        let name = args.iter().skip_while(|&&arg| arg != "--by").nth(1).unwrap();
        let said = format!("{name} is a player of this game: ");
        assert!(ran.status == 2 && ran.err.contains(&said) && ran.err.contains("(--by NAME)"), "{args:?}: {}", ran.err);
        ran
    };
    let confirm = ["result", "game.session", "confirm"];
    refused(&[&confirm[..], &["W+5", "--by", "Noether Emmy", "--reasons", "I win."]].concat());
    refused(&[&confirm[..], &["B+11", "--by", "luogeng HUA", "--reasons", "As counted."]].concat());
    refused(&[&confirm[..], &["W+5", "--both-agree", "--by", "Hua Luogeng", "--reasons", "We agree."]].concat());
    refused(&[&confirm[..], &["W+5", "--by", "Hua Luogeng / Noether Emmy", "--reasons", "We agree."]].concat());
    let ruling = ["audit", "game.sgf", "fill.jpg", "--session", "game.session", "--ruling"];
    let reasons = ["--by", "Noether Emmy", "--reasons", "Mine."];
    refused(&[&ruling[..], &["referee-decided", "--result", "W+5"], &reasons[..]].concat());
    refused(&[&ruling[..], &["computed-accepted"], &reasons[..2]].concat());
    let appeal = ["incident", "game.session", "appeal", "white", "committee", "21:00", "--by", "A. Referee"];
    assert!(kifuscribe_in(folder.path(), &appeal).status <= 1);
    refused(&[&confirm[..], &["W+5", "--appeal", "1"], &reasons[..]].concat());
    assert!(!is_written() && result(folder.path(), &[]).status == 1, "nothing was noted");
    // A player takes his own claim back, and nothing that others have said.
    let withdraw = |by| ["correct", "game.session", "withdraw", "--by", by, "--reasons", "Misread."];
    assert_eq!(result(folder.path(), &["claim", "W+5", "--by-white", "Noether Emmy"]).status, 1);
    refused(&withdraw("Hua Luogeng"));
    assert_eq!(kifuscribe_in(folder.path(), &withdraw("Noether Emmy")).status, 0);
    let decided = ["confirm", "B+11", "--by", "A. Referee", "--reasons", "As counted."];
    assert_eq!(result(folder.path(), &decided).status, 0);
    refused(&withdraw("Noether Emmy"));
    assert!(is_written());
}

#[test]
fn a_game_without_result_is_called_so_and_not_void() {
    let folder = game();
    let decided = ["confirm", "no-result", "--by", "A. Referee", "--reasons", "A triple ko."];
    let done = result(folder.path(), &decided);
    assert_eq!(done.status, 0, "{}", done.err);
    assert!(done.out.contains("\"method\": \"no-result\""), "{}", done.out);
    let sgf = fs::read_to_string(folder.path().join("game.sgf")).unwrap();
    assert!(sgf.contains("RE[Void]") && sgf.contains("GC[Result: no result]"), "{sgf}");
    assert!(history(folder.path()).contains("The referee decided. No result."), "{}", history(folder.path()));
}
