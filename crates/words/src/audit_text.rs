//! The sentences about an audit.

use crate::count_text;
use crate::count_text::{cause_of, fill_note, labels};
use crate::point_list;
use crate::recording_text;
use crate::referee_text;
use crate::result_text::{self, short, short_if_any};
use kifuscribe_core::audit::account::{AuditAccount, AuditSubject, RecordQuestion};
use kifuscribe_core::audit::doubt::{CountBoard, ReadingOutcome};
use kifuscribe_core::audit::final_position::{FinalPosition, PositionNote, Warrant};
use kifuscribe_core::audit::finding::{Finding, FindingKind, PictureFault, PointDoubt, PositionSource};
use kifuscribe_core::audit::note::{EarlierPicture, Note};
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::count::cause::SeenCompensation;
use kifuscribe_core::count::method::{OddPoint, bowl};
use kifuscribe_core::count::note::FillNote;
use kifuscribe_core::count::setting::{Origin, Setting, SettingKind, SettingValue};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::course::CoursePhase;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::handicap::HandicapDoubt;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::preset::Preset;
use kifuscribe_core::game::ranks::RankDoubt;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::rules::{Compensation, End, Stop};
use kifuscribe_core::game::score::handicap_moves;
use kifuscribe_core::session::counting::clock_time;
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_formats::color_text::color_name;
use kifuscribe_language::{as_sentence, say};

/// Returns the verdict as a sentence, with the first finding where it is the reason.
#[must_use]
pub fn verdict(account: &AuditAccount) -> String {
    let headline = headline(account);
    match account.findings.first().filter(|_| gives_reason(account)) {
        Some(reason) => format!("{headline} {}", finding(reason, account.size)),
        None => headline,
    }
}

/// Returns the verdict in a few words, without a full stop.
#[must_use]
pub fn verdict_in_short(account: &AuditAccount) -> &'static str {
    match account.verdict {
        Verdict::Agrees if account.agrees_with_assumed() => say!("audit-page-agrees-if"),
        Verdict::Agrees if account.agrees_with_open_record() => say!("count-verdict-agrees-as-recorded"),
        Verdict::Agrees => say!("count-verdict-agrees"),
        Verdict::Differs if account.only_the_claim_differs() => match account.findings.first().map(|first| &first.kind)
        {
            Some(FindingKind::OtherDecision { .. }) => say!("count-verdict-only-the-decision-differs"),
            // Whether somebody resigned is no question of the count.
            Some(kind) if kind.claim().is_some_and(GameResult::is_without_count) => {
                say!("count-verdict-claimed-without-count")
            }
            Some(FindingKind::OtherRecorded { .. }) => say!("count-verdict-only-the-record-differs"),
            _ => say!("count-verdict-only-the-claim-differs"),
        },
        Verdict::Differs => say!("count-verdict-differs"),
        Verdict::CannotTell => say!("count-verdict-cannot-tell"),
    }
}

/// Whether the first finding is the reason for the verdict.
fn gives_reason(account: &AuditAccount) -> bool {
    match account.subject {
        AuditSubject::Fill(_) => account.verdict == Verdict::CannotTell,
        AuditSubject::FinalPosition(_) => account.verdict != Verdict::Agrees,
        AuditSubject::NoFill | AuditSubject::StoneNumbers => true,
        AuditSubject::EvenBoard => false,
        AuditSubject::Bowls => account.filled.is_none(),
    }
}

/// Returns the verdict as a sentence.
#[must_use]
pub fn headline(account: &AuditAccount) -> String {
    let (computed, verdict) = (short_if_any(account.computed), account.verdict);
    match account.subject {
        AuditSubject::Fill(source) => fill_headline(account, source),
        AuditSubject::FinalPosition(source) => {
            let basis = settled_basis(account, source);
            match verdict {
                Verdict::Agrees => say!("audit-the-board-shows-the-final", basis, computed),
                Verdict::Differs => say!("audit-this-does-not-match-which", basis, computed),
                Verdict::CannotTell => say!("audit-open-whether-the-board-matches", basis),
            }
        }
        AuditSubject::EvenBoard => say!("audit-a-board-with-an-even").to_owned(),
        AuditSubject::StoneNumbers if verdict == Verdict::Differs => {
            say!("audit-the-counts-alone-show-that").to_owned()
        }
        AuditSubject::StoneNumbers if account.findings.is_empty() => {
            let [black, white, _] = account.counts.unwrap_or_default();
            say!("audit-black-and-white-stones-lie", black, white)
        }
        AuditSubject::NoFill | AuditSubject::StoneNumbers => say!("audit-open-whether-the-fill-is-right").to_owned(),
        AuditSubject::Bowls => bowls_headline(account),
    }
}

/// That nobody recorded the game, and what the result then rests on; `None` of a recorded game, and without a result.
#[must_use]
pub fn rests_on_pictures(account: &AuditAccount) -> Option<&'static str> {
    (account.is_unrecorded() && account.computed.is_some()).then(|| say!("audit-page-by-pictures"))
}

/// That the verdict holds only with settings that nobody gave, each with its value, and for the record as it stands, with what is open of
/// it; `None` where none of them decides the result, and nothing is open.
#[must_use]
pub fn holds_only_with(account: &AuditAccount) -> Option<String> {
    let said: Vec<String> = with_assumed(account).into_iter().chain(record_is_open(account)).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// The photographs that a person left out, and why, a sentence each.
#[must_use]
pub fn left_out(account: &AuditAccount) -> Vec<String> {
    let left_out = account.notes.iter().filter(|note| matches!(note, Note::LeftOut { .. }));
    left_out.map(|about| note(about, account.size)).collect()
}

/// That the verdict holds for the record as it stands, and which questions about it are open; `None` where none is.
#[must_use]
pub fn record_is_open(account: &AuditAccount) -> Option<String> {
    let numbered = |asked: &RecordQuestion| {
        let line = recording_text::place_in_question(asked.after, &asked.points, account.size);
        say!("appeal-numbered", number = asked.id, line)
    };
    let questions: Vec<String> = account.open_questions.iter().map(numbered).collect();
    let count = questions.len();
    (count > 0).then(|| say!("audit-record-is-open", count, questions = questions.join(say!("word-semicolon"))))
}

fn with_assumed(account: &AuditAccount) -> Option<String> {
    let stated = |setting: &&Setting| {
        format!("{}: {}", setting_label(setting.value.kind()), setting_text(&setting.value, account.size))
    };
    let assumed: Vec<String> = account.assumed().iter().map(stated).collect();
    (!assumed.is_empty()).then(|| say!("audit-holds-only-with", settings = assumed.join(say!("word-semicolon"))))
}

/// The result that the players read off the board, or those that they may read and what that depends on, such as `B+3 or B+1
/// (...)`; `-` for none.
#[must_use]
pub fn read_off(account: &AuditAccount) -> String {
    let all: Vec<String> = account.read.iter().chain(&account.readings).map(|result| short(*result)).collect();
    let results = all.join(say!("word-or"));
    match all.len() {
        0 => "-".to_owned(),
        1 => results,
        _ => say!("audit-read-in-several-ways", results),
    }
}

/// What the verdict rests on: the position, the settings, and what people agreed or gave against the record.
fn settled_basis(account: &AuditAccount, source: PositionSource) -> String {
    let warrant = account.ended.as_ref().and_then(|ended| ended.warrant.as_ref());
    let basis = match (account.against().map(<&str>::from), warrant) {
        (Some(against), Some(Warrant { by, reasons })) => {
            say!("audit-and-warranted-settings", basis = basis(source), by, reasons, against)
        }
        (Some(against), None) if account.verdict == Verdict::Agrees => {
            say!("audit-and-given-settings", basis = basis(source), against)
        }
        // That stones which stand were dead is taken on somebody's word.
        (None, Some(Warrant { by, reasons }))
            if account.notes.iter().any(|note| matches!(note, Note::DeadStands(_))) =>
        {
            say!("audit-and-settings-by-name", basis = basis(source), by, reasons)
        }
        (Some(_) | None, _) => say!("audit-and-these-settings", basis = basis(source)),
    };
    let basis = if account.is_decided_by_pair_go() { say!("audit-and-pair-go", basis) } else { basis };
    let Some((stones, has_two_eyes)) = account.agreed_dead_though_living() else { return basis };
    let eyes = if has_two_eyes { "yes" } else { "no" };
    say!("audit-with-two-eyes-dead", basis, eyes, labels = some_labels(stones, account.size))
}

fn fill_headline(account: &AuditAccount, source: PositionSource) -> String {
    let basis = settled_basis(account, source);
    let giver = match source {
        PositionSource::Record if account.against().is_some() => say!("audit-the-record-with-what-was-given"),
        _ => giver(source),
    };
    let computed = short_if_any(account.computed);
    let headline = match account.verdict {
        Verdict::Agrees => {
            let unwitnessed = account.notes.iter().find_map(|note| match note {
                Note::Fill(FillNote::NotWitnessed(_)) => Some("stones"),
                Note::Fill(FillNote::ReservedNotWitnessed(_)) => Some("point"),
                _ => None,
            });
            match unwitnessed {
                Some(what) => say!("audit-the-fill-matches-unwitnessed", basis, computed, what),
                None => say!("audit-the-fill-matches", basis, computed),
            }
        }
        Verdict::Differs if account.only_the_claim_differs() => {
            let first = account.findings.first().map(|first| &first.kind);
            let (by, who) = match first {
                Some(FindingKind::OtherRecorded { .. }) => ("record", String::new()),
                Some(FindingKind::OtherClaim { by, .. }) => ("person", bearer_text(by)),
                Some(FindingKind::OtherDecision { by, .. }) => ("decision", bearer_text(by)),
                _ => ("claim", String::new()),
            };
            let result = short_if_any(first.and_then(FindingKind::claim));
            say!("audit-the-fill-matches-the-result", basis, computed, by, who, result)
        }
        Verdict::Differs
            if account.read != account.computed && (account.read, &account.readings[..]) != (None, &[]) =>
        {
            say!("audit-the-fill-does-not-match", basis, result = read_off(account), giver, computed)
        }
        Verdict::Differs => say!("audit-the-fill-does-not-match-without-a-reading", basis, giver, computed),
        Verdict::CannotTell => {
            return match account.findings.first().map(|finding| &finding.kind) {
                Some(FindingKind::AgainstRecord { given, recorded, source }) => say!(
                    "audit-open-against-the-record",
                    given = short_if_any(*given),
                    recorded = short_if_any(*recorded),
                    against = <&str>::from(*source)
                ),
                Some(FindingKind::Picture(fault)) if fault.is_of_something_else() => {
                    say!("audit-open-other-picture", basis, computed)
                }
                _ if account.is_held_by_note_alone() => say!("audit-fill-matches-while-a-note-stands", basis, computed),
                _ if account.is_unread() => say!("audit-open-as-not-read", basis),
                Some(kind) if let Some([one, other]) = kind.two_results() => {
                    say!("audit-open-two-results", basis, one = short_if_any(one), other = short_if_any(other))
                }
                _ => say!("audit-open-whether-the-fill-matches", basis),
            };
        }
    };
    match account.read_with_doubt() {
        points if points.is_empty() => headline,
        points => {
            let (n, points) = (points.len(), some_labels(&points, account.size));
            format!("{headline} {}", say!("audit-read-with-doubt", n, points))
        }
    }
}

fn bowls_headline(account: &AuditAccount) -> String {
    let (Some([black, white, empty]), Some(stones)) = (account.counts, &account.filled) else {
        return say!("audit-open-whether-the-bowls-are-full").to_owned();
    };
    let bowl = bowl(stones.size()).unwrap_or_default();
    let counted = say!("audit-bowls-counted", black, white, empty);
    let due = account.bowls_due();
    match account.verdict {
        Verdict::Differs if due != [bowl, bowl] => {
            say!("audit-bowls-must-hold", due_black = due[0], due_white = due[1], counted)
        }
        Verdict::Agrees => say!("audit-the-bowls-are-full", counted),
        Verdict::Differs if black == bowl + 1 && white == bowl => {
            say!("audit-there-are-black-stones-one", black, counted)
        }
        Verdict::Differs => say!("audit-each-bowl-must-hold-stones", bowl, counted),
        Verdict::CannotTell => {
            say!("audit-open-whether-the-bowls-are-full-look-at-the-points", counted)
        }
    }
}

/// What gives the result that is computed.
fn giver(source: PositionSource) -> &'static str {
    match source {
        PositionSource::Record => say!("fill-the-record"),
        PositionSource::Picture => say!("audit-the-position-before-it"),
    }
}

/// What the position is called that the board is compared with.
fn basis(source: PositionSource) -> &'static str {
    match source {
        PositionSource::Record => say!("audit-this-record"),
        PositionSource::Picture => say!("audit-the-picture-before-it"),
    }
}

/// Returns a finding as a sentence.
#[must_use]
pub fn finding(finding: &Finding, size: BoardSize) -> String {
    as_sentence(&finding_phrase(finding, size))
}

/// Returns a finding as a sentence, with another one about what it does to the count.
#[must_use]
pub fn finding_with_shift(about: &Finding, size: BoardSize) -> String {
    let text = finding(about, size);
    shift(about).map_or_else(|| text.clone(), |shift| format!("{text} {shift}"))
}

/// The points of a finding, the first twelve by name, that its sentence `text` leaves out; `None` where it names them.
#[must_use]
pub fn points_beside(about: &Finding, text: &str, size: BoardSize) -> Option<String> {
    const MOST_NAMED: usize = 12;
    let points = &about.points;
    let names_all = text.contains(&labels(points, size)) || text.contains(&some_labels(points, size));
    (!names_all).then(|| point_list::named(points, size, MOST_NAMED, " "))
}

/// As [`finding_with_shift`], with the points where the sentence itself does not name them.
#[must_use]
pub fn finding_in_full(about: &Finding, size: BoardSize) -> String {
    let (text, points) = (finding_with_shift(about, size), labels(&about.points, size));
    if points.is_empty() || text.contains(&points) { text } else { format!("{text} [{points}]") }
}

/// Returns what a finding does to the count as a sentence, such as `It moves the count 1 point towards White.`; `None`
/// where that is not fixed, or nothing.
#[must_use]
pub fn shift(finding: &Finding) -> Option<String> {
    let shift = finding.shift.filter(|s| *s != HalfPoints::ZERO)?;
    let side = if shift > HalfPoints::ZERO { Color::Black } else { Color::White };
    Some(say!("audit-shift", points = f64::from(shift.abs().as_halves()) / 2.0, side))
}

fn finding_phrase(finding: &Finding, size: BoardSize) -> String {
    let at = labels(&finding.points, size);
    match &finding.kind {
        FindingKind::Fill(kind) => cause_of(*kind, &finding.points, finding.stones, size),
        FindingKind::Picture(fault) => picture_fault(fault, &finding.points, size),
        FindingKind::PositionCovered => say!("audit-something-covers", at),
        FindingKind::WhichSide { turns, source } => {
            let degrees: Vec<String> = turns.iter().map(|t| (90 * u32::from(t.quarters)).to_string()).collect();
            say!(
                "audit-the-final-picture-fits-from",
                basis = basis(*source),
                turns = turns.len(),
                degrees = degrees.join(say!("word-or"))
            )
        }
        FindingKind::InDoubt(doubt) => in_doubt(doubt, &at, size),
        FindingKind::Unsure => say!("audit-look-at-it-could-not", at),
        FindingKind::PositionUnclear { differs, by_record, by_picture } => say!(
            "audit-the-picture-before-differs-and-the-result-too",
            some_labels = some_labels(differs, size),
            by_record = short(*by_record),
            by_picture = short(*by_picture)
        ),
        FindingKind::PrisonersUnknown => say!("audit-the-result-depends-on-the").to_owned(),
        FindingKind::LastMoveUnknown => say!("audit-who-made-the-last-move").to_owned(),
        FindingKind::CompensationPutRight(placed) => {
            say!("audit-when-filling-began-a-stone", compensation_was = count_text::compensation_was(*placed))
        }
        FindingKind::LivingLifted { is_certain, alive, lifted } => say!(
            "audit-living-lifted",
            at,
            certain = if *is_certain { "yes" } else { "no" },
            alive = short_if_any(*alive),
            lifted = short_if_any(*lifted)
        ),
        FindingKind::DeadStands { alive, dead, is_right_alive } => say!(
            "audit-dead-strings-stand",
            at,
            right = if *is_right_alive { "yes" } else { "no" },
            alive = short_if_any(*alive),
            dead = short_if_any(*dead)
        ),
        FindingKind::AgainstRecord { given, recorded, source } => say!(
            "audit-against-the-record",
            against = <&str>::from(*source),
            given = short_if_any(*given),
            recorded = short_if_any(*recorded)
        ),
        FindingKind::HandicapUnclear { stated, laid, by_number, by_stones } => say!(
            "audit-handicap-unclear",
            stated,
            laid,
            stated_moves = handicap_moves(*stated),
            laid_moves = handicap_moves(*laid),
            by_number = short_if_any(*by_number),
            by_stones = short_if_any(*by_stones)
        ),
        FindingKind::ParityUnclear { plays: [black, white], last, by_last, by_numbers } => {
            say!(
                "audit-parity-unclear",
                black,
                white,
                last,
                by_last = short_if_any(*by_last),
                by_numbers = short_if_any(*by_numbers)
            )
        }
        FindingKind::DecidedByNote { note, result } => {
            say!("audit-decided-by-note", note, result = result_text::in_words(*result, None))
        }
        FindingKind::LeftOpenByNote { note } => say!("audit-left-open-by-note", note),
        FindingKind::TwoValues { property, values, by_value, by_other } => say!(
            "audit-two-values",
            property = *property,
            value = values[0].as_str(),
            other = values[1].as_str(),
            by_value = short_if_any(*by_value),
            by_other = short_if_any(*by_other)
        ),
        FindingKind::NotFillable(guard) => count_text::guard(*guard),
        FindingKind::RecordUnfinished { open } => say!("audit-record-unfinished", open),
        FindingKind::RecordLacksMove { after, color, recorded, with } => {
            say!(
                "audit-record-lacks-a-move",
                at,
                after,
                color,
                recorded = short_if_any(*recorded),
                with = short_if_any(*with)
            )
        }
        FindingKind::DeadNotNamed(color) => {
            say!("audit-dead-not-named", n = finding.stones.max(1), color = color.name(), at, owner = color.opponent())
        }
        FindingKind::CompensationSeenWrong(seen) => {
            say!("audit-compensation-seen-wrong-and-not-shown", seen = compensation_seen(seen))
        }
        FindingKind::WrongBowls { stones, due } => wrong_bowls(*stones, *due),
        FindingKind::PositionDiffers => say!("audit-the-board-differs-from-the", at),
        FindingKind::OtherClaim { by, claimed, computed } => {
            let (given, computed) = (short(*claimed), short(*computed));
            if claimed.is_without_count() {
                let claimed = result_text::in_words(*claimed, None);
                return say!("audit-other-claim-without-count", by = bearer_text(by), given, claimed, computed);
            }
            say!("audit-other-claim", by = bearer_text(by), claimed = given, computed)
        }
        FindingKind::OtherRecorded { recorded, computed } => {
            let (given, computed) = (short(*recorded), short(*computed));
            if recorded.is_without_count() {
                let recorded = result_text::in_words(*recorded, None);
                return say!("audit-other-recorded-without-count", given, recorded, computed);
            }
            say!("audit-other-recorded", recorded = given, computed)
        }
        FindingKind::OtherDecision { by, decided, computed } => {
            say!("audit-other-decision", by = bearer_text(by), decided = short(*decided), computed = short(*computed))
        }
        FindingKind::PositionClaim { claimed, computed, source } => {
            count_text::claim(*claimed, *computed, giver(*source))
        }
    }
}

fn picture_fault(fault: &PictureFault, points: &[Point], size: BoardSize) -> String {
    match fault {
        PictureFault::NoBoard { picture } => {
            say!("audit-no-board-was-found-in", picture)
        }
        PictureFault::WrongSize { picture, found, size, source } => {
            let position = match source {
                PositionSource::Record => say!("fill-the-record"),
                PositionSource::Picture => say!("audit-the-picture-before-the-fill-by-name"),
            };
            say!("audit-in-a-board-was-found", picture, found, position, size)
        }
        PictureFault::NotWhole { picture, outside } => match outside {
            Some(n) => say!("audit-points-of-the-board-lie", picture, n = *n),
            None => say!("audit-part-of-the-board-lies", picture),
        },
        PictureFault::Covered { picture, covered } => {
            let picture = picture.as_deref().unwrap_or(say!("audit-the-final-picture"));
            let at = if points.is_empty() { String::new() } else { format!(" ({})", some_labels(points, size)) };
            say!("audit-covered", covered, picture, at)
        }
        PictureFault::OtherGame { picture, matched, source } => {
            let position = match source {
                PositionSource::Record => say!("fill-the-record"),
                PositionSource::Picture => say!("audit-the-position-before-it"),
            };
            say!("audit-in-the-board-does-not", picture, matched = format!("{:.0}", 100.0 * matched), position)
        }
        PictureFault::OtherPosition { picture, points: count } => {
            say!("audit-of-another-position", picture, n = count, points = some_labels(points, size))
        }
        PictureFault::AlreadyFilled { picture } => say!("audit-already-filled", picture),
        PictureFault::ShowsCompensation { picture } => {
            say!("audit-shows-the-compensation", picture, points = some_labels(points, size))
        }
        PictureFault::BeforeCompensation { picture } => say!("audit-before-the-compensation", picture),
        PictureFault::AfterCompensation { picture } => say!("audit-after-the-compensation-filled", picture),
        PictureFault::Mirrored { picture, source } => say!("audit-in-the-board-is-a", picture, basis = basis(*source)),
        PictureFault::Unclear { points } => {
            say!("audit-points-of-the-final-picture", points)
        }
        PictureFault::UnclearPicture { picture, share } => {
            say!("audit-in-100-points-of-are", share = format!("{:.0}", 100.0 * share), picture)
        }
    }
}

fn in_doubt(doubt: &PointDoubt, at: &str, size: BoardSize) -> String {
    let PointDoubt { board, is_hidden, read, other, outcomes } = doubt;
    let board = match board {
        CountBoard::Final => "final",
        CountBoard::Compensated => "compensated",
        CountBoard::Position => "position",
    };
    let hundredths = |share: f64| say!("audit-in-100", share = format!("{:.0}", (100.0 * share).clamp(1.0, 99.0)));
    let then = match outcomes.as_deref() {
        Some([as_read, otherwise]) => say!(
            "audit-if-it-is-if-it",
            read = name_of(read.0),
            as_read = comes_to(as_read, size),
            other = name_of(other.0),
            otherwise = comes_to(otherwise, size)
        ),
        None => say!("audit-together-with-the-other-points").to_owned(),
    };
    say!(
        "audit-look-at-it-looks-like",
        at,
        board,
        seen = if *is_hidden { "hidden" } else { "read" },
        read = name_of(read.0),
        share = hundredths(read.1),
        other = name_of(other.0),
        other_share = hundredths(other.1),
        then
    )
}

/// What a count comes to with one reading.
fn comes_to(outcome: &ReadingOutcome, size: BoardSize) -> String {
    let verdict = match (outcome.verdict, outcome.read) {
        (Verdict::Agrees, _) => say!("audit-the-fill-matches-in-short").to_owned(),
        // Only the result that is claimed is wrong then.
        (Verdict::Differs, _) if outcome.faults.is_empty() => say!("audit-the-fill-matches-in-short").to_owned(),
        (Verdict::Differs, Some(read)) => say!("audit-it-does-not-match-and", read = short(read)),
        (Verdict::Differs, None) => say!("audit-it-does-not-match").to_owned(),
        (Verdict::CannotTell, _) => say!("audit-it-stays-open").to_owned(),
    };
    if outcome.faults.is_empty() {
        return verdict;
    }
    let faults: Vec<String> = outcome.faults.iter().map(|fault| count_text::cause(fault, size)).collect();
    say!("audit-comes-to-because", verdict, faults = faults.join("; "))
}

fn name_of(what: Option<Color>) -> &'static str {
    match what {
        None => say!("audit-an-empty-point"),
        Some(Color::Black) => say!("audit-a-black-stone"),
        Some(Color::White) => say!("audit-a-white-stone"),
    }
}

/// The first few of many points.
fn some_labels(points: &[Point], size: BoardSize) -> String {
    const SHOWN: usize = 8;
    point_list::named(points, size, SHOWN, " ")
}

/// Returns the notes of an account, a sentence each.
#[must_use]
pub fn notes(account: &AuditAccount) -> Vec<String> {
    account.notes.iter().map(|n| note(n, account.size)).collect()
}

/// Returns a note as a sentence.
#[must_use]
pub fn note(note: &Note, size: BoardSize) -> String {
    match note {
        Note::Reading(note) => as_sentence(&note.to_string()),
        Note::Position(about) => as_sentence(&position_note(about, size)),
        Note::Fill(about) => as_sentence(&fill_note(about, size)),
        Note::Score(flag) => as_sentence(&referee_text::score_flag(flag, size)),
        Note::Unusable(why) => finding(why, size),
        Note::NotUsed { picture, why } => {
            let which = match picture {
                EarlierPicture::Before => say!("audit-before-the-fill"),
                EarlierPicture::Compensated => say!("audit-after-the-compensation"),
            };
            say!("audit-the-picture-was-not-used", which, finding = finding(why, size))
        }
        Note::Outvoted { picture, points } => {
            say!("audit-shows-something-else-at-and", picture, some_labels = some_labels(points, size))
        }
        Note::OtherTurn { given, found, source } => say!(
            "audit-turned-by-degrees-as-given",
            given = 90 * u32::from(*given),
            basis = basis(*source),
            found = 90 * u32::from(*found)
        ),
        Note::ClaimNotCompared(claimed) => say!("audit-claim-not-compared", claimed = short(*claimed)),
        Note::TurnUnused(given) => say!("audit-turn-unused", given = 90 * u32::from(*given)),
        Note::DeadStillThere(points) => {
            say!("audit-dead-stones-still-lie-in-the-picture-before", some_labels = some_labels(points, size))
        }
        Note::DeadStands(points) => say!("audit-dead-stands", labels = labels(points, size)),
        Note::NotOfFill(EarlierPicture::Before) => say!("audit-before-not-of-fill").to_owned(),
        Note::NotOfFill(EarlierPicture::Compensated) => say!("audit-compensated-not-of-fill").to_owned(),
        Note::MovedAtCompensation(points) => {
            say!("audit-position-moved-at-compensation", labels = labels(points, size))
        }
        Note::GoneBeforeTheFill(points) => {
            say!("audit-the-stones-at-were-gone", some_labels = some_labels(points, size))
        }
        Note::PictureDiffers(points) => {
            say!("audit-the-picture-before-differs-and-nothing-changes", some_labels = some_labels(points, size))
        }
        Note::AsRead(about) => say!("audit-as-it-looks", finding = finding(about, size)),
        Note::TakenOtherwise { point, read: None, taken } => {
            say!("audit-hidden-and-taken", point = point.label(size), taken = name_of(*taken))
        }
        Note::TakenOtherwise { point, read: Some(read), taken } => say!(
            "audit-looks-like-in-100-and",
            point = point.label(size),
            read = name_of(read.0),
            share = format!("{:.0}", 100.0 * read.1),
            taken = name_of(*taken)
        ),
        Note::TakenAsRead { point, read, other } => say!(
            "audit-looks-like-in-100-and-2",
            point = point.label(size),
            read = name_of(read.0),
            share = format!("{:.0}", 100.0 * read.1),
            other = name_of(*other)
        ),
        Note::FlaggedMoves(moves) => say!("audit-flagged-moves", moves),
        Note::OnlyExpectedArithmetic => say!("audit-the-arithmetic-says-what-a").to_owned(),
        Note::DeadChosen { strings, origin } => dead_chosen(&labels(strings, size), *origin),
        Note::OnlyNumbers => say!("audit-without-the-record-and-without").to_owned(),
        Note::OnlyFirstCounted => say!("audit-of-several-final-pictures-only").to_owned(),
        Note::CentreNotFree => say!("audit-the-point-that-is-left").to_owned(),
        Note::BowlsNoted { stones, due } => as_sentence(&wrong_bowls(*stones, *due)),
        Note::CompensationSeenWrong(seen) => as_sentence(&compensation_seen(seen)),
        Note::Missed(picture) => picture.text().to_owned(),
        Note::LeftOut { picture, why } => {
            let picture = match picture {
                Some(EarlierPicture::Before) => "before",
                Some(EarlierPicture::Compensated) => "compensated",
                None => "final",
            };
            say!("audit-note-left-out", picture, why = <&str>::from(why))
        }
    }
}

fn wrong_bowls([black, white]: [usize; 2], [due_black, due_white]: [usize; 2]) -> String {
    say!("audit-bowls-noted", black, white, due_black, due_white)
}

/// Says which wrong compensation the camera at the table saw, and when.
#[must_use]
pub fn compensation_seen(SeenCompensation { at, stones }: &SeenCompensation) -> String {
    say!("audit-compensation-seen-wrong", time = clock_time(at), was = count_text::compensation_was(*stones))
}

fn dead_chosen(labels: &str, origin: Origin) -> String {
    if labels.is_empty() {
        return say!("audit-the-dead-stones-were-not").to_owned();
    }
    let stones = labels.replace(' ', ", ");
    match origin {
        Origin::Picture => say!("audit-presumed-dead-by-the-pictures", stones),
        Origin::Given | Origin::Record | Origin::Journal | Origin::Pairing | Origin::Assumed => {
            say!("audit-presumed-dead-players-to-confirm", stones)
        }
    }
}

/// Returns a note about a final position as a phrase, without a full stop.
#[must_use]
pub fn position_note(note: &PositionNote, size: BoardSize) -> String {
    match note {
        PositionNote::RulesAssumed(named) if named.is_empty() => say!("audit-the-record-names-no-rules").to_owned(),
        PositionNote::RulesAssumed(named) => {
            let known: Vec<&str> = Preset::ALL.iter().map(|preset| preset.name()).collect();
            say!("audit-the-rules-are-not-among", named, known = known.join(", "))
        }
        PositionNote::KomiAssumed(komi) => say!("audit-the-record-names-no-komi", komi),
        PositionNote::HandicapUnpaid(stones) => say!("audit-handicap-unpaid", stones),
        PositionNote::OtherRules { given, recorded } => say!("audit-other-rules", given, recorded),
        PositionNote::OtherKomi { given, recorded } => say!("audit-other-komi", given, recorded),
        PositionNote::AgainstRecord { given, recorded } => say!(
            "audit-other-setting",
            setting = setting_label(given.kind()),
            given = setting_text(given, size),
            recorded = setting_text(recorded, size),
            against = note.against().map_or("record", <&str>::from)
        ),
        PositionNote::OtherCompensation { given, recorded } => {
            say!("audit-other-compensation", given = given.name(), recorded = recorded.name())
        }
        PositionNote::WithoutEffect(setting) => say!("audit-without-effect", setting = <&str>::from(*setting)),
        PositionNote::PairGo { komi, without } => {
            let none = || "none".to_owned();
            let komi = komi.map_or_else(none, |komi| komi.to_string());
            say!("audit-pair-go", komi, without = without.map_or_else(none, short))
        }
        PositionNote::KomiUnusual { komi, rules } => say!("audit-komi-unusual", komi, rules),
        PositionNote::MovesNotReported(moves) => say!("audit-moves-not-reported", moves),
        PositionNote::ProbablyDead(strings) => say!("audit-no-dead-stones-were-given", labels = labels(strings, size)),
        PositionNote::InSekiEye(stones) => say!("audit-the-stones-at-lie-in", labels = labels(stones, size)),
        PositionNote::LivingDead { stones, .. } => say!("audit-two-eyes-dead", labels = labels(stones, size)),
        PositionNote::SekiNotDead(stones) => say!("audit-seki-not-dead", labels = labels(stones, size)),
        PositionNote::Dead(doubt) => referee_text::dead_doubt(doubt, size),
        PositionNote::SharedOpen(points) if note.is_unfinished(size) => {
            say!("audit-apparently-unfinished", points = points.len())
        }
        PositionNote::SharedOpen(points) => say!("audit-shared-open", n = points.len(), at = labels(points, size)),
        PositionNote::PlayedOn { after, first, by_agreement: false } => {
            say!("audit-both-had-passed-after-move", after, first)
        }
        PositionNote::PlayedOn { after, first, by_agreement: true } => {
            say!("audit-both-had-passed-and-agreed", after, first)
        }
        PositionNote::Handicap(doubt) => handicap_doubt(doubt, size),
        PositionNote::Ranks(RankDoubt::StrongerHasBlack) => say!("audit-by-the-players-ranks-the").to_owned(),
        PositionNote::Ranks(RankDoubt::Conditions { expected }) => {
            say!("audit-the-players-ranks-give-komi", komi = expected.komi, moves = expected.handicap_moves)
        }
        PositionNote::Ranks(RankDoubt::Stones { expected }) => {
            say!("audit-the-players-ranks-give-the", stones = *expected as usize)
        }
        PositionNote::ClockPenalty(color, penalty) => say!("audit-s-penalty-of-is-not", color, penalty),
    }
}

/// Returns how the game ended by its passes, such as `Black, White; the game has stopped`.
#[must_use]
pub fn passes(ended: &FinalPosition) -> String {
    let who: Vec<&str> = ended.passes.iter().map(|&color| color_name(color)).collect();
    let who = if who.is_empty() { say!("audit-none").to_owned() } else { who.join(", ") };
    let rules = &ended.terms.rules;
    let phase = match (ended.phase, rules.stop, rules.end) {
        (CoursePhase::Playing, Stop::Passes(n), _) => say!("audit-in-a-row-stop-the", n),
        (CoursePhase::Playing, Stop::Agreement, _) => say!("audit-the-game-stops-when-both").to_owned(),
        (CoursePhase::Stopped, _, End::Passes(n)) => {
            say!("audit-the-game-has-stopped-in", n)
        }
        (CoursePhase::Stopped, ..) => say!("audit-the-game-has-stopped-agreement").to_owned(),
        (CoursePhase::Ended, ..) => say!("refusal-ended").to_owned(),
    };
    format!("{who}; {phase}")
}

fn handicap_doubt(doubt: &HandicapDoubt, size: BoardSize) -> String {
    match doubt {
        HandicapDoubt::Number { stated, laid } => {
            say!("audit-handicap-laid", stated, laid)
        }
        HandicapDoubt::Places { expected } => {
            say!("audit-the-handicap-stones-do-not", labels = labels(expected, size))
        }
        HandicapDoubt::TooMany { stated } => say!("audit-handicap-too-many", stated),
        HandicapDoubt::BlackFirst => say!("audit-black-moved-first-after-the").to_owned(),
    }
}

/// Returns what a setting is called.
#[must_use]
pub fn setting_label(kind: SettingKind) -> &'static str {
    match kind {
        SettingKind::Rules => say!("audit-rule-set"),
        SettingKind::Komi => say!("word-komi"),
        SettingKind::Handicap => say!("audit-handicap-moves"),
        SettingKind::Penalty(Color::Black) => say!("audit-blacks-penalty-points"),
        SettingKind::Penalty(Color::White) => say!("audit-whites-penalty-points"),
        SettingKind::Prisoners(Color::Black) => say!("audit-stones-black-has-taken"),
        SettingKind::Prisoners(Color::White) => say!("audit-stones-white-has-taken"),
        SettingKind::LastMove => say!("audit-last-move-on-the-board"),
        SettingKind::Dead => say!("audit-dead-stones"),
        SettingKind::Bowls => say!("audit-bowls-before-the-game"),
        SettingKind::PairGo => say!("setting-pair-go"),
        SettingKind::Compensation => say!("setting-compensation"),
        SettingKind::Odd => say!("setting-odd"),
    }
}

/// Returns a setting's value as text.
#[must_use]
pub fn setting_text(value: &SettingValue, size: BoardSize) -> String {
    match value {
        SettingValue::Rules(preset) => preset.to_string(),
        SettingValue::Komi(points) | SettingValue::Penalty(_, points) => points.to_string(),
        SettingValue::Handicap(moves) | SettingValue::Prisoners(_, Some(moves)) => moves.to_string(),
        SettingValue::Prisoners(_, None) | SettingValue::LastMove(None) => say!("audit-unknown").to_owned(),
        SettingValue::LastMove(Some(color)) => say!("setting-color", color = color.name()),
        SettingValue::Dead(stones) if stones.is_empty() => say!("audit-none").to_owned(),
        SettingValue::Dead(stones) => labels(stones, size),
        SettingValue::Bowls(Some(text)) => text.clone(),
        SettingValue::Bowls(None) => say!("audit-not-checked").to_owned(),
        SettingValue::PairGo => say!("setting-pair-go-is-played").to_owned(),
        SettingValue::Compensation(Compensation::None) => say!("audit-none").to_owned(),
        SettingValue::Compensation(Compensation::PointPerMove) => say!("setting-compensation-moves").to_owned(),
        SettingValue::Compensation(Compensation::PointPerStone) => say!("setting-compensation-stones").to_owned(),
        SettingValue::Odd(OddPoint::OnBoard) => say!("setting-odd-on-board").to_owned(),
        SettingValue::Odd(OddPoint::Arithmetic) => say!("setting-odd-arithmetic").to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::count::cause::CauseKind;

    fn finding_at(kind: FindingKind, points: usize) -> Finding {
        let points = BoardSize::NINETEEN.points().take(points).collect();
        Finding { kind, points, stones: 0, shift: None }
    }

    #[test]
    fn points_that_the_sentence_names_are_not_listed_beside_it() {
        let size = BoardSize::NINETEEN;
        let beside = |about: &Finding| points_beside(about, &finding(about, size), size);
        assert_eq!(beside(&finding_at(FindingKind::PositionDiffers, 125)), None);
        assert_eq!(beside(&finding_at(FindingKind::LastMoveUnknown, 0)), None);
        let missing = finding_at(FindingKind::Fill(CauseKind::BothMissing), 13);
        assert_eq!(beside(&missing).as_deref(), Some("A19 B19 C19 D19 E19 F19 G19 H19 J19 K19 L19 M19 and 1 more"));
    }
}
