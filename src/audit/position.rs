//! Rule sets that are not counted by filling: the pictures show the final position, and the result is
//! computed from it.

use crate::audit::conclusion::same_result;
use crate::audit::findings::{COVERED, IN_DOUBT, PRISONERS_UNKNOWN, about_picture, labels};
use crate::audit::table::AuditBoard;
use crate::audit::votes::Ballot;
use crate::audit::{AuditAccount, Finding, sentence};
use crate::count::audit::Verdict;
use crate::count::cause::CauseKind;
use crate::game::point::Point;
use crate::game::rules::Scoring;

/// The kind of a finding that the board does not show the record's final position.
const POSITION_DIFFERS: &str = "position-differs";

/// The share below which a reading is in doubt.
const SURE: f64 = 0.9;

/// The account of pictures that show a final position, before or after the dead stones were lifted.
pub(super) fn account(table: AuditBoard<'_>) -> AuditAccount {
    let placed = table.place_finals();
    let score = table.ended.score();
    let size = table.ended.living.size();
    let mut notes: Vec<String> = table.ended.notes.iter().map(|n| sentence(n)).collect();
    notes.extend(score.flags.iter().map(|f| sentence(&f.text(&table.ended.living))));
    let mut findings = Vec::new();
    let mut verdict = Verdict::Agrees;
    let mut counts = None;
    let mut filled = None;
    let mut doubtful: Vec<Point> = Vec::new();
    if placed.finals.is_empty() {
        findings.extend(placed.unusable.iter().cloned());
        verdict = Verdict::CannotTell;
    } else {
        notes.extend(placed.unusable.iter().map(|f| f.text.clone()));
        let ballot = Ballot::of(&placed.finals);
        let stones = ballot.stones();
        let wrong = |p: &Point| {
            let what = ballot.best(*p).0;
            what != table.ended.living.get(*p) && what != table.ended.dead.stones().get(*p)
        };
        let (sure, open): (Vec<Point>, Vec<Point>) =
            size.points().filter(wrong).partition(|&p| ballot.best(p).1 >= SURE && !ballot.hidden.contains(&p));
        doubtful.extend(open);
        if !ballot.hidden.is_empty() {
            let text = format!("something covers {}", labels(&ballot.hidden, size));
            findings.push(about_picture(COVERED, ballot.hidden.clone(), text));
            verdict = Verdict::CannotTell;
        }
        if !sure.is_empty() {
            let n = sure.len();
            let text = format!("the board differs from the final position at {}", labels(&sure, size));
            findings.push(Finding { stones: n, ..about_picture(POSITION_DIFFERS, sure, text) });
            verdict = Verdict::Differs;
        } else if !doubtful.is_empty() {
            let text = format!("look at {}: the eyes are not sure of it", labels(&doubtful, size));
            findings.push(about_picture(IN_DOUBT, doubtful, text));
            verdict = Verdict::CannotTell;
        }
        let count = |color| stones.count(color);
        let [black, white] = crate::game::color::Color::BOTH.map(count);
        counts = Some([black, white, size.area() - black - white]);
        filled = Some(stones);
    }
    let result = score.result;
    if let Some(claimed) = table.claimed.filter(|&c| !same_result(c, result)) {
        let text = format!("the players claim {}, and {} gives {}", claimed.to_sgf(), table.basis(), result.to_sgf());
        findings.push(about_picture(CauseKind::Claim.name(), Vec::new(), text));
        if verdict == Verdict::Agrees {
            verdict = Verdict::Differs;
        }
    }
    if table.ended.terms.rules.scoring == Scoring::Territory && !table.prisoners_known {
        let text = "the result hangs on the prisoners, which no picture of the board shows: count them and say \
                    --prisoners-black and --prisoners-white";
        findings.insert(0, about_picture(PRISONERS_UNKNOWN, Vec::new(), text.to_owned()));
        verdict = Verdict::CannotTell;
    }
    let basis = format!("{} and these settings", table.basis());
    let why = findings.first().map_or(String::new(), |f| format!(" {}", f.text));
    let computed = result.to_sgf();
    let said = match verdict {
        Verdict::Agrees => format!("The board shows the final position of {basis}: {computed}."),
        Verdict::Differs => format!("This does not match {basis}, which give {computed}.{why}"),
        Verdict::CannotTell => format!("It cannot be told whether the board matches {basis}.{why}"),
    };
    AuditAccount {
        verdict,
        sentence: said,
        computed: Some(result),
        read: None,
        claimed: table.claimed,
        counts,
        findings,
        notes,
        ledger: score.ledger,
        settings: table.settings,
        ended: Some(table.ended),
        filled,
        turns: placed.turns,
    }
}
