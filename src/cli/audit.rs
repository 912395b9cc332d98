//! `audit`: a finished fill -> ledger and verdict.

use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use serde_json::{Value, json};

use super::exit::Outcome;
use super::models::ModelsArgs;
use super::output::Output;
use super::score::{AgreementArgs, ledger_json, ledger_lines, number};
use crate::archive::atomic;
use crate::count::audit::Verdict;
use crate::formats::sgf::{self, SgfGame};
use crate::game::point::BoardSize;
use crate::game::result::GameResult;
use crate::jobs::audit::pictures::{PicturePaths, look, look_at};
use crate::jobs::audit::report::{self, RecordFile};
use crate::jobs::audit::{Account, Finding, Request, audit, bowls};
use crate::jobs::score::end_of;

/// Holds a finished fill-in count against its record.
///
/// Give the record, a picture from before the fill (dead stones off), or both, and one or several pictures of the
/// finished fill, which vote. Dead stones are those named by --dead, else those inside the territory that the record's
/// last node marks, else those that the pictures show lifted or that are probably dead; that is said. The verdict holds
/// for this record and these settings only: it is an aid to the referee, who decides.
#[derive(Debug, Args)]
pub(super) struct AuditArgs {
    /// The record (a name that ends in .sgf), then the pictures of the finished fill.
    #[arg(required_unless_present = "bowls", value_name = "GAME.sgf|FINAL.jpg")]
    files: Vec<PathBuf>,
    /// A picture of the position before the fill, dead stones off.
    #[arg(long, value_name = "Q.jpg")]
    before: Option<PathBuf>,
    /// A picture taken after the shared points and the compensation stones were placed.
    #[arg(long, value_name = "K2.jpg")]
    compensated: Option<PathBuf>,
    #[command(flatten)]
    agreement: AgreementArgs,
    /// The result the players claim, such as B+3 [default: the record's, where it is by points].
    #[arg(long, value_name = "RESULT", value_parser = result)]
    claimed: Option<GameResult>,
    /// Writes the report for the referee: HTML that prints on A4.
    #[arg(long, value_name = "F.html")]
    report: Option<PathBuf>,
    /// Counts the stones of both bowls instead, all laid out before the game with the centre left free.
    #[arg(long, value_name = "ALL.jpg", conflicts_with_all = ["files", "before", "compensated", "claimed", "report"])]
    bowls: Option<PathBuf>,
    #[command(flatten)]
    models: ModelsArgs,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

fn result(text: &str) -> Result<GameResult, String> {
    let read = GameResult::from_sgf(text);
    read.filter(|r| matches!(r, GameResult::Win { .. } | GameResult::Draw))
        .ok_or_else(|| "give a result as SGF writes it, such as B+3, W+0.5 or 0".to_owned())
}

/// The record and the pictures among the files named.
fn sorted(files: &[PathBuf]) -> anyhow::Result<(Option<&PathBuf>, Vec<PathBuf>)> {
    let is_record = |p: &&PathBuf| p.extension().is_some_and(|e| e.eq_ignore_ascii_case("sgf"));
    let records: Vec<&PathBuf> = files.iter().filter(is_record).collect();
    let finals: Vec<PathBuf> = files.iter().filter(|p| !is_record(p)).cloned().collect();
    match (records.as_slice(), finals.is_empty()) {
        (_, true) => anyhow::bail!("no picture of the finished fill was given; name at least one after the record"),
        ([], _) => Ok((None, finals)),
        ([one], _) => Ok((Some(one), finals)),
        _ => anyhow::bail!("two records were given; an audit is of one game"),
    }
}

pub(super) fn run(args: &AuditArgs) -> anyhow::Result<Outcome> {
    if let Some(path) = &args.bowls {
        let (_, seen) = look(&mut args.models.open(), path, None)?;
        return conclude(&bowls(&seen), args.json);
    }
    let (record, finals) = sorted(&args.files)?;
    let agreement = args.agreement.agreement();
    let game: Option<(Vec<u8>, SgfGame)> = match record {
        Some(path) => {
            let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
            let game = sgf::read(&bytes).with_context(|| format!("cannot read {} as a game", path.display()))?;
            Some((bytes, game))
        }
        None => None,
    };
    // What does not fit the record is said before any picture is looked at.
    let position = match &game {
        Some((_, game)) => Some(end_of(game, &agreement)?.living),
        None => None,
    };
    let paths = PicturePaths { before: args.before.clone(), compensated: args.compensated.clone(), finals };
    let (pictures, shots) = look_at(&mut args.models.open(), &paths, position.as_ref())?;
    let request = Request { game: game.as_ref().map(|g| &g.1), agreement: &agreement, claimed: args.claimed };
    let account = audit(&request, &pictures)?;
    if let Some(path) = &args.report {
        let record = record.zip(game.as_ref()).map(|(path, (bytes, game))| RecordFile { path, bytes, game });
        let html = report::html(&account, record, &pictures, &shots, &report::now());
        atomic::write(path, html.as_bytes())?;
    }
    conclude(&account, args.json)
}

fn conclude(account: &Account, as_json: bool) -> anyhow::Result<Outcome> {
    if as_json {
        Output.json(&account_json(account))?;
    } else {
        print(account)?;
    }
    Ok(if account.verdict == Verdict::Agrees { Outcome::Done } else { Outcome::Finding })
}

fn size_of(account: &Account) -> BoardSize {
    let of_position = account.ended.as_ref().map(|e| e.living.size());
    of_position.or_else(|| account.filled.as_ref().map(|f| f.size())).unwrap_or(BoardSize::NINETEEN)
}

fn account_json(account: &Account) -> Value {
    let size = size_of(account);
    let result = |r: Option<GameResult>| r.map(GameResult::to_sgf);
    let finding = |f: &Finding| {
        json!({
            "kind": f.kind,
            "points": f.points.iter().map(|p| p.label(size)).collect::<Vec<_>>(),
            "stones": f.stones,
            "shift": f.shift.map(number),
            "text": f.text,
        })
    };
    let counts = account.counts.map(|[black, white, empty]| json!({"black": black, "white": white, "empty": empty}));
    let settings: Vec<Value> =
        account.settings.iter().map(|s| json!({"name": s.name, "value": s.value, "from": s.from.name()})).collect();
    json!({
        "verdict": account.verdict.name(),
        "computed": result(account.computed),
        "read": result(account.read),
        "claimed": result(account.claimed),
        "counts": counts,
        "findings": account.findings.iter().map(finding).collect::<Vec<_>>(),
        "notes": account.notes,
        "ledger": ledger_json(&account.ledger),
        "sentence": account.sentence,
        "settings": settings,
    })
}

/// The account as a person reads it: the verdict first.
fn print(account: &Account) -> anyhow::Result<()> {
    let size = size_of(account);
    Output.line(&format!("{}: {}", account.verdict.name(), account.sentence))?;
    let result = |r: Option<GameResult>| r.map_or("-".to_owned(), GameResult::to_sgf);
    Output.line(&format!(
        "Computed {}, read off the board {}, claimed {}",
        result(account.computed),
        result(account.read),
        result(account.claimed)
    ))?;
    if let Some([black, white, empty]) = account.counts {
        Output.line(&format!("{black} black stones, {white} white stones, {empty} empty"))?;
    }
    for f in &account.findings {
        let points: Vec<String> = f.points.iter().map(|p| p.label(size)).collect();
        let at = if points.is_empty() || f.text.contains(&points.join(" ")) {
            String::new()
        } else {
            format!(" [{}]", points.join(" "))
        };
        let shift = f.shift.map_or(String::new(), |s| format!(" (shifts the reading by {s} for Black)"));
        Output.line(&format!("Finding, {}: {}{at}{shift}", f.kind, f.text))?;
    }
    for note in &account.notes {
        Output.line(&format!("Note: {note}"))?;
    }
    for s in &account.settings {
        Output.line(&format!("Setting, {}: {} ({})", s.name, s.value, s.from.name()))?;
    }
    ledger_lines(&account.ledger)?;
    if account.verdict == Verdict::Differs {
        for way in WAYS_ON {
            Output.line(&format!("Way on: {way}"))?;
        }
    }
    Ok(())
}

/// What can be done when the fill differs.
const WAYS_ON: [&str; 4] = [
    "look for the stone: lid, floor, lap, the other bowl",
    "restore the position from the record and count again",
    "both players accept the computed result",
    "the referee decides",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_record_is_told_from_the_pictures() {
        let files = |names: &[&str]| names.iter().map(PathBuf::from).collect::<Vec<_>>();
        let all = files(&["a.jpg", "game.SGF", "b.png"]);
        let (record, finals) = sorted(&all).unwrap();
        assert_eq!((record, finals), (Some(&PathBuf::from("game.SGF")), files(&["a.jpg", "b.png"])));
        assert_eq!(sorted(&files(&["a.jpg"])).unwrap().0, None);
        assert!(sorted(&files(&["game.sgf"])).unwrap_err().to_string().contains("no picture"));
        assert!(sorted(&files(&["a.sgf", "b.sgf", "c.jpg"])).unwrap_err().to_string().contains("two records"));
    }

    #[test]
    fn a_claim_is_a_result_of_a_count() {
        assert!(result("B+3").is_ok() && result("0").is_ok() && result("w+0.5").is_ok());
        for bad in ["", "Void", "?", "three"] {
            assert!(result(bad).is_err(), "{bad}");
        }
    }
}
