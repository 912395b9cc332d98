//! The sentences about an audit.

use crate::audit::account::{AuditAccount, AuditSubject};
use crate::audit::doubt::CountBoard;
use crate::audit::final_position::{FinalPosition, PositionNote};
use crate::audit::finding::{Finding, FindingKind, PictureFault, PointDoubt, PositionSource};
use crate::audit::note::{EarlierPicture, MissedPicture, Note};
use crate::audit::settings::{Origin, SettingValue};
use crate::count::audit::Verdict;
use crate::count::method::bowl;
use crate::count::note::FillNote;
use crate::formats::count_text;
use crate::formats::count_text::{cause_of, fill_note, labels, sentence};
use crate::game::color::Color;
use crate::game::course::CoursePhase;
use crate::game::halfpoints::HalfPoints;
use crate::game::handicap::HandicapDoubt;
use crate::game::ledger::counted;
use crate::game::point::{BoardSize, Point};
use crate::game::ranks::RankDoubt;
use crate::game::result::{GameResult, WinBy};
use crate::game::rules::{End, Stop};
use crate::game::stones::Stones;

/// Returns the verdict as a sentence, with the first finding where it is the reason.
#[must_use]
pub fn verdict(account: &AuditAccount) -> String {
    let headline = headline(account);
    match account.findings.first().filter(|_| gives_reason(account)) {
        Some(reason) => format!("{headline} {}", finding(reason, account.size)),
        None => headline,
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
    let result = |r: Option<GameResult>| r.map(GameResult::to_sgf).unwrap_or_default();
    let (computed, verdict) = (result(account.computed), account.verdict);
    match account.subject {
        AuditSubject::Fill(source) => fill_headline(account, source),
        AuditSubject::FinalPosition(source) => {
            let basis = format!("{} and these settings", basis(source));
            match verdict {
                Verdict::Agrees => format!("The board shows the final position of {basis}: {computed}."),
                Verdict::Differs => format!("This does not match {basis}, which give {computed}."),
                Verdict::CannotTell => format!("It cannot be told whether the board matches {basis}."),
            }
        }
        AuditSubject::EvenBoard => "A board with an even number of points cannot be counted by filling.".to_owned(),
        AuditSubject::StoneNumbers if verdict == Verdict::Differs => {
            "The counts alone show that the fill cannot be right.".to_owned()
        }
        AuditSubject::StoneNumbers if account.findings.is_empty() => {
            let [black, white, _] = account.counts.unwrap_or_default();
            format!(
                "{black} black and {white} white stones lie on the board and one point is empty, as it must be. Whether \
                 they lie right cannot be told without the record or a picture from before the fill."
            )
        }
        AuditSubject::NoFill | AuditSubject::StoneNumbers => "It cannot be told whether the fill is right.".to_owned(),
        AuditSubject::Bowls => bowls_headline(account),
    }
}

fn fill_headline(account: &AuditAccount, source: PositionSource) -> String {
    let basis = format!("{} and these settings", basis(source));
    let giver = match source {
        PositionSource::Record => "the record",
        PositionSource::Picture => "the position before it",
    };
    let result = |r: Option<GameResult>| r.map(GameResult::to_sgf).unwrap_or_default();
    let computed = match account.computed {
        Some(GameResult::Win { winner, by: WinBy::Points(HalfPoints::ZERO) }) => {
            format!("equal score, {winner} wins by rule")
        }
        other => result(other),
    };
    match account.verdict {
        Verdict::Agrees => {
            let is_open = |note: &Note| matches!(note, Note::Fill(FillNote::NotWitnessed(_)));
            let not_witnessed =
                if account.notes.iter().any(is_open) { "; the compensation was not witnessed" } else { "" };
            let in_doubt = match &account.read_with_doubt()[..] {
                [] => String::new(),
                [point] => format!("; {} was read with doubt, look there", point.label(account.size)),
                points => format!("; {} were read with doubt, look there", some_labels(points, account.size)),
            };
            format!("The fill matches {basis}: {computed}{not_witnessed}{in_doubt}.")
        }
        Verdict::Differs if account.findings.iter().all(|f| f.kind.is_claim()) => {
            format!("The fill matches {basis}: {computed}. The result claimed is {}.", result(account.claimed))
        }
        Verdict::Differs if account.read.is_some_and(|read| Some(read) != account.computed) => {
            format!("The fill does not match {basis}: it reads {}, and {giver} gives {computed}.", result(account.read))
        }
        Verdict::Differs => format!("The fill does not match {basis}: {giver} gives {computed}."),
        Verdict::CannotTell => format!("It cannot be told whether the fill matches {basis}."),
    }
}

fn bowls_headline(account: &AuditAccount) -> String {
    let (Some([black, white, empty]), Some(stones)) = (account.counts, &account.filled) else {
        return "It cannot be told whether the bowls are full.".to_owned();
    };
    let bowl = bowl(stones.size()).unwrap_or_default();
    let points = if empty == 1 { "empty point" } else { "empty points" };
    let counted = format!("{black} black and {white} white stones, {empty} {points}");
    match account.verdict {
        Verdict::Agrees => format!("The bowls are full: {counted}."),
        Verdict::Differs if black == bowl + 1 && white == bowl => {
            format!("There are {black} black stones, one too many for a fill-in count: {counted}.")
        }
        Verdict::Differs => format!("Each bowl must hold {bowl} stones: {counted}."),
        Verdict::CannotTell => {
            format!("It cannot be told whether the bowls are full: {counted}. Look at the points named.")
        }
    }
}

/// What the position is called that the board is compared with.
const fn basis(source: PositionSource) -> &'static str {
    match source {
        PositionSource::Record => "this record",
        PositionSource::Picture => "the picture before it",
    }
}

/// Returns a finding as a sentence.
#[must_use]
pub fn finding(finding: &Finding, size: BoardSize) -> String {
    sentence(&finding_phrase(finding, size))
}

/// Returns a finding as a sentence, with another one about what it does to the count.
#[must_use]
pub fn finding_with_shift(about: &Finding, size: BoardSize) -> String {
    let text = finding(about, size);
    shift(about).map_or_else(|| text.clone(), |shift| format!("{text} {shift}"))
}

/// Returns what a finding does to the count as a sentence, such as `It moves the count 1 point towards White.`; `None`
/// where that is not fixed, or nothing.
#[must_use]
pub fn shift(finding: &Finding) -> Option<String> {
    let shift = finding.shift.filter(|s| *s != HalfPoints::ZERO)?;
    let side = if shift > HalfPoints::ZERO { Color::Black } else { Color::White };
    let points = if shift.abs() == HalfPoints::points(1) { "point" } else { "points" };
    Some(format!("It moves the count {} {points} towards {side}.", shift.abs()))
}

fn finding_phrase(finding: &Finding, size: BoardSize) -> String {
    let at = labels(&finding.points, size);
    match &finding.kind {
        FindingKind::Fill(kind) => cause_of(*kind, &finding.points, finding.stones, size),
        FindingKind::Picture(fault) => picture_fault(fault, &finding.points, size),
        FindingKind::PositionCovered => format!("something covers {at}"),
        FindingKind::WhichSide { turns, source } => {
            let degrees: Vec<String> = turns.iter().map(|t| (90 * u32::from(t.quarters)).to_string()).collect();
            format!(
                "the final picture fits {} from {} sides, and the verdict depends on it: say by how much it has to be \
                 turned clockwise to lie as the record does (--turn {})",
                basis(*source),
                turns.len(),
                degrees.join(" or ")
            )
        }
        FindingKind::InDoubt(doubt) => in_doubt(doubt, &at),
        FindingKind::Unsure => format!("look at {at}: it could not be read with certainty"),
        FindingKind::PositionUnclear { differs, by_record, by_picture } => format!(
            "the picture before the fill differs from the record at {}: with the record the result is {}, with the picture \
             {}; restore the position from the record and look which is right",
            some_labels(differs, size),
            by_record.to_sgf(),
            by_picture.to_sgf()
        ),
        FindingKind::PrisonersUnknown => {
            "the result depends on the prisoners, which no picture of the board shows: count them and say \
             --prisoners-black and --prisoners-white"
                .to_owned()
        }
        FindingKind::LastMoveUnknown => {
            "who made the last move on the board is not known, and the result depends on it: say --last-move".to_owned()
        }
        FindingKind::CompensationPutRight(placed) => format!(
            "when filling began, {}; a stone that came later may be compensation or a losing stone: where the referee saw \
             the compensation put right, the fill matches",
            count_text::compensation_was(*placed)
        ),
        FindingKind::PositionDiffers => format!("the board differs from the final position at {at}"),
        FindingKind::PositionClaim { claimed, computed, source } => {
            count_text::claim(*claimed, *computed, basis(*source))
        }
    }
}

fn picture_fault(fault: &PictureFault, points: &[Point], size: BoardSize) -> String {
    match fault {
        PictureFault::NoBoard { picture } => {
            format!("no board was found in {picture}: show the whole board, from 25 degrees or steeper, without glare")
        }
        PictureFault::WrongSize { picture, found, size, source } => {
            let position = match source {
                PositionSource::Record => "the record",
                PositionSource::Picture => "the picture before the fill",
            };
            format!(
                "in {picture} a {found} board was found, and {position} is of a {size} one: show the whole board, and check \
                 that they belong together"
            )
        }
        PictureFault::NotWhole { picture, outside } => {
            let how_much = outside.map_or_else(String::new, |n| match n {
                1 => " (1 point)".to_owned(),
                n => format!(" ({n} points)"),
            });
            format!("part of the board lies outside of {picture}{how_much}: show the whole board")
        }
        PictureFault::Covered { picture, covered } => {
            let picture = picture.as_deref().unwrap_or("the final picture");
            let at = if points.is_empty() { String::new() } else { format!(" ({})", some_labels(points, size)) };
            let covered = if *covered == 1 { "1 point".to_owned() } else { format!("{covered} points") };
            format!("something covers {covered} of the board in {picture}{at}: take it again with all hands away")
        }
        PictureFault::OtherGame { picture, matched, source } => {
            let position = match source {
                PositionSource::Record => "the record",
                PositionSource::Picture => "the position before it",
            };
            format!(
                "in {picture} the board does not show this game: only {:.0} in 100 stones of the final position lie there; \
                 check that the picture and {position} belong together",
                100.0 * matched
            )
        }
        PictureFault::Mirrored { picture, source } => format!(
            "in {picture} the board is a mirror image of {}: the camera mirrors its pictures; switch that off and take it \
             again",
            basis(*source)
        ),
        PictureFault::Unclear { points } => {
            format!(
                "{points} points of the final picture are in doubt: take another one, from steeper and without glare"
            )
        }
        PictureFault::UnclearPicture { picture, share } => format!(
            "{:.0} in 100 points of {picture} are in doubt: take another one, from steeper and without glare",
            100.0 * share
        ),
    }
}

fn in_doubt(doubt: &PointDoubt, at: &str) -> String {
    let PointDoubt { board, read, other, outcomes } = doubt;
    let picture = match board {
        CountBoard::Final => "",
        CountBoard::Compensated => " in the picture after the compensation",
        CountBoard::Position => " in the picture before the fill",
    };
    let hundredths = |share: f64| format!("{:.0} in 100", (100.0 * share).clamp(1.0, 99.0));
    let then = match outcomes {
        Some([as_read, otherwise]) => format!(
            "if it is {}, {}; if it is {}, {}",
            name_of(read.0),
            comes_to(*as_read),
            name_of(other.0),
            comes_to(*otherwise)
        ),
        None => "together with the other points named it decides whether the fill matches".to_owned(),
    };
    format!(
        "look at {at}{picture}: it looks like {} ({}) and may be {} ({}); {then}",
        name_of(read.0),
        hundredths(read.1),
        name_of(other.0),
        hundredths(other.1)
    )
}

/// What a count comes to with one reading.
fn comes_to((verdict, read): (Verdict, Option<GameResult>)) -> String {
    match (verdict, read) {
        (Verdict::Agrees, _) => "the fill matches".to_owned(),
        (Verdict::Differs, Some(read)) => format!("it does not match and reads {}", read.to_sgf()),
        (Verdict::Differs, None) => "it does not match".to_owned(),
        (Verdict::CannotTell, _) => "it stays open".to_owned(),
    }
}

const fn name_of(what: Option<Color>) -> &'static str {
    match what {
        None => "an empty point",
        Some(Color::Black) => "a black stone",
        Some(Color::White) => "a white stone",
    }
}

/// The first few of many points.
fn some_labels(points: &[Point], size: BoardSize) -> String {
    const SHOWN: usize = 8;
    let shown = labels(&points[..points.len().min(SHOWN)], size);
    if points.len() > SHOWN { format!("{shown} and {} more", points.len() - SHOWN) } else { shown }
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
        Note::Reading(note) => sentence(&note.to_string()),
        Note::Position(about) => sentence(&position_note(about, size)),
        Note::Fill(about) => sentence(&fill_note(about, size)),
        Note::Score(flag) => sentence(&flag.text(&Stones::empty(size))),
        Note::Unusable(why) => finding(why, size),
        Note::NotUsed { picture, why } => {
            let which = match picture {
                EarlierPicture::Before => "before the fill",
                EarlierPicture::Compensated => "after the compensation",
            };
            format!("The picture {which} was not used. {}", finding(why, size))
        }
        Note::Outvoted { picture, points } => format!(
            "{picture} shows something else at {}, and was outvoted by the other pictures.",
            some_labels(points, size)
        ),
        Note::OtherTurn { given, found, source } => format!(
            "Turned by {} degrees as given, the final picture does not fit {}; turned by {} it does, and so it was taken.",
            90 * u32::from(*given),
            basis(*source),
            90 * u32::from(*found)
        ),
        Note::DeadStillThere(points) => {
            format!("In the picture before the fill the dead stones still lie at {}.", some_labels(points, size))
        }
        Note::GoneBeforeTheFill(points) => {
            format!("The stones at {} were gone in the picture before the fill already.", some_labels(points, size))
        }
        Note::PictureDiffers(points) => format!(
            "The picture before the fill differs from the record at {}; the verdict is the same with either.",
            some_labels(points, size)
        ),
        Note::AsRead(about) => format!("As it looks: {}", finding(about, size)),
        Note::TakenOtherwise { point, read, taken } => format!(
            "{} looks like {} ({:.0} in 100), and is taken to be {}, which explains the board more simply: look there.",
            point.label(size),
            name_of(read.0),
            100.0 * read.1,
            name_of(*taken)
        ),
        Note::TakenAsRead { point, read, other } => format!(
            "{} looks like {} ({:.0} in 100), and is taken to be that; with {} there the fill would not match: look there.",
            point.label(size),
            name_of(read.0),
            100.0 * read.1,
            name_of(*other)
        ),
        Note::FlaggedMoves(1) => {
            "The record has 1 move that the rules forbid or that a referee should look at; score names it.".to_owned()
        }
        Note::FlaggedMoves(moves) => format!(
            "The record has {moves} moves that the rules forbid or that a referee should look at; score names them."
        ),
        Note::OnlyExpectedArithmetic => {
            "The arithmetic says what a correct fill shows; what this one shows depends on the points in doubt."
                .to_owned()
        }
        Note::DeadChosen { strings, origin } => dead_chosen(&labels(strings, size), *origin),
        Note::OnlyNumbers => {
            "Without the record and without a picture from before the fill only the stones can be counted.".to_owned()
        }
        Note::OnlyFirstCounted => {
            "Of several final pictures only the first was counted, as there is no position to lay them over.".to_owned()
        }
        Note::CentreNotFree => "The point that is left free is not the centre, where it is usually left.".to_owned(),
        Note::Missed(picture) => missed(*picture).to_owned(),
    }
}

fn dead_chosen(labels: &str, origin: Origin) -> String {
    if labels.is_empty() {
        return "The dead stones were not given; no stones are presumed dead.".to_owned();
    }
    let why = if origin == Origin::Picture { ", because the pictures show that they were lifted" } else { "" };
    format!("{} presumed dead{why}; players to confirm: say --dead \"{labels}\".", labels.replace(' ', ", "))
}

const fn missed(picture: MissedPicture) -> &'static str {
    match picture {
        MissedPicture::DeadOff => {
            "The board with the dead stones off was not seen without hands: whether a stone of the final position moved \
             before the fill, and which stones were lifted, rests on the record alone."
        }
        MissedPicture::Compensated => {
            "The board with the compensation placed was not seen without hands: compensation can be told from losing \
             stones only where they lie in different territories."
        }
        MissedPicture::Finished => "A fill with one empty point was not seen; the last picture of the board is judged.",
        MissedPicture::Final => "The finished fill was not seen.",
    }
}

/// Returns a note about a final position as a phrase, without a full stop.
#[must_use]
pub fn position_note(note: &PositionNote, size: BoardSize) -> String {
    match note {
        PositionNote::RulesAssumed(named) if named.is_empty() => {
            "the record names no rules: ing is assumed; say --rules".to_owned()
        }
        PositionNote::RulesAssumed(named) => {
            format!("the rules \"{named}\" are not among those known here: ing is assumed; say --rules")
        }
        PositionNote::KomiAssumed(komi) => format!("the record names no komi: {komi} is assumed; say --komi"),
        PositionNote::MovesNotReported(1) => "1 more move is against the rules or repeats a position".to_owned(),
        PositionNote::MovesNotReported(moves) => {
            format!("{moves} more moves are against the rules or repeat a position")
        }
        PositionNote::ProbablyDead(strings) => format!(
            "no dead stones were given; probably dead, if both players agree: --dead \"{}\"",
            labels(strings, size)
        ),
        PositionNote::InSekiEye(stones) => format!(
            "the stones at {} lie in an eye of a group in seki: they may not be lifted and are no prisoners",
            labels(stones, size)
        ),
        PositionNote::Dead(doubt) => doubt.text(&Stones::empty(size)),
        PositionNote::SharedOpen(points) if points.len() * UNFINISHED > size.area() => {
            format!("the game is apparently unfinished: {} belong to neither side", counted(points.len(), "point"))
        }
        PositionNote::SharedOpen(points) => format!(
            "{} neither side at {}: a seki, or neutral points that were not filled before the passes; they count as shared",
            if points.len() == 1 {
                "1 point belongs to".to_owned()
            } else {
                format!("{} points belong to", points.len())
            },
            labels(points, size)
        ),
        PositionNote::PlayedOn { after, first, by_agreement } => {
            let rule = if *by_agreement { " (RGF 9.3: the player who agreed to play on does)" } else { "" };
            format!("both had passed after move {after}, and play went on; {first} moved first{rule}")
        }
        PositionNote::Handicap(doubt) => handicap_doubt(doubt, size),
        PositionNote::Ranks(RankDoubt::StrongerHasBlack) => {
            "by the players' ranks the stronger one has Black, and should have White".to_owned()
        }
        PositionNote::Ranks(RankDoubt::Conditions { expected }) => format!(
            "the players' ranks give komi {} and {}; the record has other conditions",
            expected.komi,
            counted(expected.handicap_moves, "handicap move")
        ),
        PositionNote::Ranks(RankDoubt::Stones { expected }) => format!(
            "the players' ranks give {}; the record has another handicap",
            counted(*expected as usize, "handicap stone")
        ),
        PositionNote::ClockPenalty(color, penalty) => format!(
            "{color}'s penalty of {penalty} is not one of Ing's clock, which gives 2, 4 or 6 points and then loses the game"
        ),
    }
}

/// Where more than one point in so many belongs to neither side, the game is not over.
const UNFINISHED: usize = 8;

/// Returns how the game ended by its passes, such as `Black, White; the game has stopped`.
#[must_use]
pub fn passes(ended: &FinalPosition) -> String {
    let who: Vec<String> = ended.passes.iter().map(ToString::to_string).collect();
    let who = if who.is_empty() { "none".to_owned() } else { who.join(", ") };
    let rules = &ended.terms.rules;
    let phase = match (ended.phase, rules.stop, rules.end) {
        (CoursePhase::Playing, Stop::Passes(n), _) => format!("{n} in a row stop the game"),
        (CoursePhase::Playing, Stop::Agreement, _) => "the game stops when both agree".to_owned(),
        (CoursePhase::Stopped, _, End::Passes(n)) => {
            format!("the game has stopped; {n} in a row, or agreement on the dead stones, end it")
        }
        (CoursePhase::Stopped, ..) => "the game has stopped; agreement on the dead stones ends it".to_owned(),
        (CoursePhase::Ended, ..) => "the game has ended".to_owned(),
    };
    format!("{who}; {phase}")
}

fn handicap_doubt(doubt: &HandicapDoubt, size: BoardSize) -> String {
    match doubt {
        HandicapDoubt::Number { stated, laid } => {
            format!("the record states a handicap of {stated}, and {} laid: check the start", are_laid(*laid))
        }
        HandicapDoubt::Places { expected } => {
            format!("the handicap stones do not lie on the star points of these rules: {}", labels(expected, size))
        }
        HandicapDoubt::BlackFirst => {
            "Black moved first after the handicap stones; by these rules White does".to_owned()
        }
    }
}

fn are_laid(stones: usize) -> String {
    format!("{} {}", counted(stones, "stone"), if stones == 1 { "is" } else { "are" })
}

/// Returns what a setting is called.
#[must_use]
pub const fn setting_label(value: &SettingValue) -> &'static str {
    match value {
        SettingValue::Rules(_) => "Rule set",
        SettingValue::Komi(_) => "Komi",
        SettingValue::Handicap(_) => "Handicap moves",
        SettingValue::Penalty(Color::Black, _) => "Black's penalty, points",
        SettingValue::Penalty(Color::White, _) => "White's penalty, points",
        SettingValue::Prisoners(Color::Black, _) => "Stones Black has taken",
        SettingValue::Prisoners(Color::White, _) => "Stones White has taken",
        SettingValue::LastMove(_) => "Last move on the board",
        SettingValue::Dead(_) => "Dead stones",
        SettingValue::Bowls(_) => "Bowls before the game",
    }
}

/// Returns a setting's value as text.
#[must_use]
pub fn setting_text(value: &SettingValue, size: BoardSize) -> String {
    match value {
        SettingValue::Rules(preset) => preset.to_string(),
        SettingValue::Komi(points) | SettingValue::Penalty(_, points) => points.to_string(),
        SettingValue::Handicap(moves) | SettingValue::Prisoners(_, Some(moves)) => moves.to_string(),
        SettingValue::Prisoners(_, None) | SettingValue::LastMove(None) => "unknown".to_owned(),
        SettingValue::LastMove(Some(color)) => color.name().to_owned(),
        SettingValue::Dead(stones) if stones.is_empty() => "none".to_owned(),
        SettingValue::Dead(stones) => labels(stones, size),
        SettingValue::Bowls(Some(text)) => text.clone(),
        SettingValue::Bowls(None) => "not checked".to_owned(),
    }
}
