//! Audits without a position: only the numbers of stones can be checked.

use crate::audit::account::{AuditAccount, AuditSubject};
use crate::audit::alignment::Turn;
use crate::audit::final_position::Agreement;
use crate::audit::finding::{Finding, FindingKind, PictureFault};
use crate::audit::note::Note;
use crate::audit::pictures::{CountObservations, PictureObservation};
use crate::audit::request::AuditRequest;
use crate::audit::votes::Ballot;
use crate::count::audit::{Verdict, add_counts};
use crate::count::cause::{Cause, CauseKind, MANY_HOLES, Unfinished, wrong_numbers};
use crate::count::line::CountLine;
use crate::count::method::bowl;
use crate::count::setting::{Origin, Setting, SettingValue};
use crate::game::color::Color;
use crate::game::ledger::Ledger;
use crate::game::point::{BoardSize, Point};
use crate::game::preset::Preset;
use crate::game::stones::Stones;
use crate::sensing::observation::Observation;

/// More hidden points than this ask for another picture.
const FEW_HIDDEN: usize = 0;

/// The account of final pictures with neither a record nor a picture from before the fill.
pub(super) fn account(request: &AuditRequest<'_>, pictures: &CountObservations) -> AuditAccount {
    let (boards, unusable) = usable(pictures);
    let Some(&first) = boards.first() else {
        return nothing(request, pictures, unusable.into_iter().take(1).collect());
    };
    // Without a position it is not known how two pictures lie to each other: only the first one is counted.
    let ballot = Ballot::of(&[(first, Turn::NONE)]);
    if ballot.hidden.len() > FEW_HIDDEN {
        let (picture, covered) = (Some(pictures.finals[0].name.clone()), ballot.hidden.len());
        let finding = Finding::at(FindingKind::Picture(PictureFault::Covered { picture, covered }), ballot.hidden);
        return nothing(request, pictures, vec![finding]);
    }
    let stones = ballot.stones();
    let counts = counts_of(&stones);
    let mut account = nothing(request, pictures, Vec::new());
    account.counts = Some(counts);
    account.ledger = ledger(&stones);
    let Some(bowl) = bowl(stones.size()) else {
        account.subject = AuditSubject::EvenBoard;
        return account;
    };
    account.subject = AuditSubject::StoneNumbers;
    let unfinished = counts[2] >= MANY_HOLES;
    account.findings = if unfinished {
        let holes = stones.size().points().filter(|&p| stones.get(p).is_none()).collect();
        let kind = FindingKind::Fill(CauseKind::Unfinished(Unfinished::Open));
        vec![Finding { stones: counts[2] - 1, ..Finding::at(kind, holes) }]
    } else {
        wrong_numbers(&stones, bowl).into_iter().map(Finding::from).collect()
    };
    let doubtful = ballot.doubtful();
    if !doubtful.is_empty() {
        account.findings.insert(0, Finding::at(FindingKind::Unsure, doubtful));
    } else if !account.findings.is_empty() && !unfinished {
        account.verdict = Verdict::Differs;
    }
    account.notes.extend(unusable.into_iter().map(Note::Unusable));
    if boards.len() > 1 {
        account.notes.push(Note::OnlyFirstCounted);
    }
    account.filled = Some(stones);
    account
}

/// Returns the boards of the final pictures, and why other pictures cannot be used.
fn usable(pictures: &CountObservations) -> (Vec<&Observation>, Vec<Finding>) {
    let (mut boards, mut unusable) = (Vec::new(), Vec::new());
    for picture in &pictures.finals {
        match &picture.observation {
            None => unusable.push(Finding::no_board(picture)),
            Some(_) if !picture.outside.is_empty() => {
                let fault = PictureFault::NotWhole { picture: picture.name.clone(), outside: None };
                unusable.push(Finding::at(FindingKind::Picture(fault), Vec::new()));
            }
            Some(observation) => boards.push(observation),
        }
    }
    (boards, unusable)
}

/// Returns the black stones, white stones and empty points.
pub(super) fn counts_of(stones: &Stones) -> [usize; 3] {
    let [black, white] = Color::BOTH.map(|c| stones.count(c));
    [black, white, stones.size().area() - black - white]
}

fn ledger(stones: &Stones) -> Ledger<CountLine> {
    let mut ledger = Ledger::default();
    add_counts(&mut ledger, counts_of(stones));
    if let Some(bowl) = bowl(stones.size()) {
        ledger.add_points(CountLine::StonesOfEach { points: stones.size().area() }, bowl as i32);
    }
    ledger
}

/// Both bowls laid out before the game: half the points of each colour, and one point free, the centre; by `rules` with a black
/// stone more, none is free.
pub(super) fn bowls(picture: &PictureObservation, rules: Option<Preset>) -> AuditAccount {
    let agreement = Agreement { rules, ..Agreement::default() };
    let request = AuditRequest { record: None, reading_notes: &[], agreement: &agreement, claimed: None, turn: None };
    let pictures = CountObservations { finals: vec![picture.clone()], ..CountObservations::default() };
    let mut account = account(&request, &pictures);
    account.notes.retain(|note| *note != Note::OnlyNumbers);
    account.subject = AuditSubject::Bowls;
    let Some(stones) = account.filled.clone() else { return account };
    let size = stones.size();
    let Some(bowl) = bowl(size) else { return account };
    // Before the game every point that is open is a stone that is not there.
    account.findings.retain(|f| f.kind == FindingKind::Unsure);
    let in_doubt = !account.findings.is_empty();
    let due = account.bowls_due();
    let numbers = Color::BOTH.into_iter().zip(due).flat_map(|(color, due)| {
        let of_color = move |cause: &Cause| matches!(cause.kind, CauseKind::WrongNumber(of, _) if of == color);
        wrong_numbers(&stones, due).into_iter().filter(of_color)
    });
    let numbers: Vec<Finding> = numbers.map(Finding::from).collect();
    account.findings.extend(numbers.into_iter().map(|finding| Finding { shift: None, ..finding }));
    account.verdict = match (in_doubt, account.findings.is_empty()) {
        (true, _) => Verdict::CannotTell,
        (false, true) => Verdict::Agrees,
        (false, false) => Verdict::Differs,
    };
    let middle = size.lines() / 2;
    let is_one_free = due == [bowl, bowl];
    if account.verdict == Verdict::Agrees && is_one_free && stones.get(Point::new(middle, middle)).is_some() {
        account.notes.push(Note::CentreNotFree);
    }
    account
}

/// The account of a fill that cannot be checked.
pub(super) fn nothing(
    request: &AuditRequest<'_>,
    pictures: &CountObservations,
    findings: Vec<Finding>,
) -> AuditAccount {
    let observed = pictures.finals.iter().chain(&pictures.before).find_map(|p| p.observation.as_ref());
    let size = observed.map_or(BoardSize::NINETEEN, |o| o.size);
    let rules = request.agreement.rules.map(SettingValue::Rules);
    let komi = request.agreement.komi.map(SettingValue::Komi);
    let settings = rules.into_iter().chain(komi).map(|value| Setting::new(value, Origin::Given)).collect();
    AuditAccount {
        claimed: request.claimed,
        findings,
        notes: [Note::OnlyNumbers].into_iter().chain(request.turn.map(Note::TurnUnused)).collect(),
        settings,
        turns: vec![None; pictures.finals.len()],
        ..AuditAccount::empty(AuditSubject::NoFill, size)
    }
}
