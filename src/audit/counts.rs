//! What can be said without a position: from the counts alone, or nothing.

use crate::audit::alignment::Turn;
use crate::audit::final_position::Agreement;
use crate::audit::findings::{IN_DOUBT, NOT_WHOLE, about_picture, covered, labels, no_board};
use crate::audit::settings::{Origin, Setting};
use crate::audit::votes::Ballot;
use crate::audit::{AuditAccount, AuditRequest, CountObservations, Finding, PictureObservation, sentence};
use crate::count::audit::Verdict;
use crate::count::cause::{CauseKind, MANY_HOLES, not_finished};
use crate::count::method::bowl;
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::ledger::Ledger;
use crate::game::point::Point;

/// So many points may be hidden before another picture is asked for.
const FEW_HIDDEN: usize = 0;

/// The share below which a reading is in doubt.
const SURE: f64 = 0.9;

/// The account of final pictures with neither a record nor a picture from before the fill: the stones can be
/// counted, where they lie says nothing.
pub(super) fn account(request: &AuditRequest<'_>, pictures: &CountObservations) -> AuditAccount {
    let mut unusable = Vec::new();
    let mut boards = Vec::new();
    for seen in &pictures.finals {
        match &seen.observation {
            None => unusable.push(no_board(seen)),
            Some(_) if !seen.outside.is_empty() => {
                let text = format!("part of the board lies outside of {}: show the whole board", seen.name);
                unusable.push(about_picture(NOT_WHOLE, Vec::new(), text));
            }
            Some(observation) => boards.push(observation),
        }
    }
    let Some(&first) = boards.first() else {
        let finding = unusable.first().cloned();
        return nothing(request, pictures, finding.into_iter().collect());
    };
    // Without a position nobody knows how two pictures lie to each other: the first one counts.
    let size = first.size;
    let ballot = Ballot::of(&[(first, Turn::NONE)]);
    if ballot.hidden.len() > FEW_HIDDEN {
        let finding = covered(&pictures.finals[0].name, ballot.hidden.len(), ballot.hidden.clone(), size);
        return nothing(request, pictures, vec![finding]);
    }
    let stones = ballot.stones();
    let [black, white] = Color::BOTH.map(|c| stones.count(c));
    let holes: Vec<_> = size.points().filter(|&p| stones.get(p).is_none()).collect();
    let mut account = nothing(request, pictures, Vec::new());
    account.counts = Some([black, white, holes.len()]);
    let mut ledger = Ledger::default();
    ledger.add_points("Black stones on the board", "counted", black as i32);
    ledger.add_points("White stones on the board", "counted", white as i32);
    ledger.add_points("Empty points on the board", "counted", holes.len() as i32);
    let Some(bowl) = bowl(size) else {
        account.ledger = ledger;
        account.sentence = "A board with an even number of points cannot be counted by filling.".to_owned();
        return account;
    };
    ledger.add_points("Stones of each colour there have to be", format!("({} - 1) / 2", size.area()), bowl as i32);
    account.ledger = ledger;
    let mut add = |kind: CauseKind, stones: usize, points, shift: Option<i32>, text: String| {
        let shift = shift.map(HalfPoints::points);
        account.findings.push(Finding { kind: kind.name(), points, stones, shift, text: sentence(&text) });
    };
    let unfinished = holes.len() >= MANY_HOLES;
    if unfinished {
        let text = not_finished(holes.len());
        add(CauseKind::Unfinished, holes.len() - 1, holes.clone(), None, text);
    } else {
        for (color, n, sign, extra, missing) in [
            (Color::Black, black, -1, CauseKind::ExtraBlack, CauseKind::BlackMissing),
            (Color::White, white, 1, CauseKind::ExtraWhite, CauseKind::WhiteMissing),
        ] {
            let over = n as i32 - bowl as i32;
            let text = format!("{n} {} stones lie on the board, and it has to be {bowl}", color.name());
            match over {
                0 => {}
                1.. => add(extra, over as usize, Vec::new(), Some(sign * over), text),
                _ => add(missing, over.unsigned_abs() as usize, holes.clone(), Some(sign * over), text),
            }
        }
    }
    let doubtful: Vec<_> = size.points().filter(|&p| ballot.best(p).1 < SURE).collect();
    let counts_hold = account.findings.is_empty();
    if !doubtful.is_empty() {
        let text = format!("look at {}: the eyes are not sure of it", labels(&doubtful, size));
        account.findings.insert(0, about_picture(IN_DOUBT, doubtful.clone(), text));
    } else if !counts_hold && !unfinished {
        account.verdict = Verdict::Differs;
    }
    account.sentence = match account.verdict {
        Verdict::Differs => format!(
            "The counts alone show that the fill cannot be right. {}",
            account.findings.first().map_or("", |f| f.text.as_str())
        ),
        _ if counts_hold && doubtful.is_empty() => format!(
            "{black} black and {white} white stones lie on the board and one point is empty, as it has to be. Whether they \
             lie right cannot be told without the record or a picture from before the fill."
        ),
        _ => format!(
            "It cannot be told whether the fill is right. {}",
            account.findings.first().map_or("", |f| f.text.as_str())
        ),
    };
    account.notes.extend(unusable.into_iter().map(|f| f.text));
    if boards.len() > 1 {
        account.notes.push(
            "Of several final pictures only the first was counted, as there is no position to lay them over.".into(),
        );
    }
    account.filled = Some(stones);
    account
}

/// Both bowls laid out before the game: half the points of each colour, and one point free, the centre.
pub(super) fn bowls(seen: &PictureObservation) -> AuditAccount {
    let agreement = Agreement::default();
    let request = AuditRequest { game: None, agreement: &agreement, claimed: None, turn: None };
    let pictures = CountObservations { finals: vec![seen.clone()], ..CountObservations::default() };
    let mut account = account(&request, &pictures);
    account.notes.retain(|note| !note.starts_with("Without the record"));
    let (Some([black, white, empty]), Some(stones)) = (account.counts, &account.filled) else {
        account.sentence = format!(
            "It cannot be told whether the bowls are full.{}",
            account.findings.first().map_or(String::new(), |f| format!(" {}", f.text))
        );
        return account;
    };
    let size = stones.size();
    let Some(bowl) = bowl(size) else { return account };
    let whole = format!("{black} black and {white} white stones, {empty} empty points");
    // Before the game every point that is open is a stone that is not there.
    if account.findings.iter().any(|f| f.kind == CauseKind::Unfinished.name()) {
        account.findings.clear();
        let holes: Vec<_> = size.points().filter(|&p| stones.get(p).is_none()).collect();
        for (color, n, kind) in
            [(Color::Black, black, CauseKind::BlackMissing), (Color::White, white, CauseKind::WhiteMissing)]
        {
            if n < bowl {
                let text = format!("{n} {} stones are laid out, and a bowl has {bowl}", color.name());
                let (stones, points) = (bowl - n, holes.clone());
                account.findings.push(Finding {
                    kind: kind.name(),
                    points,
                    stones,
                    shift: None,
                    text: sentence(&text),
                });
            }
        }
    }
    for finding in &mut account.findings {
        finding.shift = None;
    }
    let in_doubt = account.findings.iter().any(|f| f.kind == IN_DOUBT);
    account.verdict = match (in_doubt, account.findings.is_empty()) {
        (true, _) => Verdict::CannotTell,
        (false, true) => Verdict::Agrees,
        (false, false) => Verdict::Differs,
    };
    account.sentence = match account.verdict {
        Verdict::Agrees => format!("The bowls are full: {whole}."),
        Verdict::Differs if black == bowl + 1 && white == bowl => {
            format!("There are {black} black stones, one too many for a fill-in count: {whole}.")
        }
        Verdict::Differs => format!("The bowls are not as they have to be ({bowl} each): {whole}."),
        Verdict::CannotTell => {
            format!("It cannot be told whether the bowls are full: {whole}. Look at the points named.")
        }
    };
    let middle = size.lines() / 2;
    let center = Point::new(middle, middle);
    if account.verdict == Verdict::Agrees && stones.get(center).is_some() {
        account.notes.push("The point that is left free is not the centre, where it is usually left.".to_owned());
    }
    account
}

/// An account that says only why there is none.
pub(super) fn unusable(request: &AuditRequest<'_>, pictures: &CountObservations, finding: Finding) -> AuditAccount {
    nothing(request, pictures, vec![finding])
}

fn nothing(request: &AuditRequest<'_>, pictures: &CountObservations, findings: Vec<Finding>) -> AuditAccount {
    let why = findings.first().map_or(String::new(), |f| format!(" {}", f.text));
    let mut settings = Vec::new();
    let mut given = |name, value: Option<String>| {
        settings.extend(value.map(|value| Setting { name, value, from: Origin::Given }));
    };
    given("rules", request.agreement.rules.map(|r| r.to_string()));
    given("komi", request.agreement.komi.map(|k| k.to_string()));
    AuditAccount {
        verdict: Verdict::CannotTell,
        sentence: format!("It cannot be told whether the fill is right.{why}"),
        computed: None,
        read: None,
        claimed: request.claimed,
        counts: None,
        findings,
        notes: vec![
            "Without the record and without a picture from before the fill only the stones can be counted.".into(),
        ],
        ledger: Ledger::default(),
        settings,
        ended: None,
        filled: None,
        turns: vec![None; pictures.finals.len()],
    }
}
