//! Points that were not read with certainty, and whether they matter.
//!
//! A fill is audited once with the most probable reading, and again with every other reading that is nearly as
//! probable. Where these come to different verdicts, or find a fill wrong in different ways, the points that make the
//! difference are named.

use crate::audit::votes::{Ballot, CHOICES};
use crate::count::audit::{Audit, Verdict};
use crate::count::cause::Cause;
use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::result::GameResult;

/// A reading under which the fill is right counts as possible from this share of the best reading's
/// probability on: most fills are right, so little doubt is enough to ask before a fault is reported.
const RIGHT_FROM: f64 = 0.01;

/// A reading under which the fill is not right counts as possible from this share on. Why so much more: a fill that is
/// wrong at just the one point that is hard to see is far rarer than one that is right.
const WRONG_FROM: f64 = 1.0 / 3.0;

/// Where the fill is wrong as it was read, a reading under which it is wrong in another way counts as possible from this
/// share on. Why: the fill is wrong with either, so that neither is more likely beforehand, and the picture alone decides.
const FAULT_FROM: f64 = 0.1;

/// A reading that is too improbable to count is named from this share on, where it would make the fill wrong.
const NAMED_FROM: f64 = 0.1;

/// How many other readings are tried one at a time.
const SINGLES: usize = 40;
/// How many of them are tried in pairs.
const PAIRS: usize = 12;
/// How many of them are tried in threes.
const TRIPLES: usize = 6;

/// One of the boards whose readings are varied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CountBoard {
    /// The finished fill.
    Final,
    /// The board after the compensation.
    Compensated,
    /// The position before the fill.
    Position,
}

impl CountBoard {
    /// Every board, in the order of [`others`]' ballots.
    pub const ALL: [Self; 3] = [Self::Final, Self::Compensated, Self::Position];
}

/// Each further finding makes an explanation this much less likely than a simpler one.
const PER_FINDING: f64 = 0.1;

/// Another reading of one point.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AlternativeReading {
    /// The board.
    pub board: CountBoard,
    /// The point, in the record's coordinates.
    pub point: Point,
    /// What may lie there instead.
    pub what: Option<Color>,
    /// The probability of that, as a share of the best reading's.
    pub share: f64,
}

/// What a count comes to with one reading of the board.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadingOutcome {
    /// The verdict.
    pub verdict: Verdict,
    /// What the players would read off the board.
    pub read: Option<GameResult>,
    /// What is wrong with the fill; a result that is claimed is not among it.
    pub faults: Vec<Cause>,
}

impl ReadingOutcome {
    fn of(audit: &Audit) -> Self {
        let faults = audit.findings.iter().filter(|cause| !cause.kind.is_claim()).cloned().collect();
        Self { verdict: audit.verdict, read: audit.read, faults }
    }
}

/// Another reading of a point that changes what the count comes to.
#[derive(Debug, Clone, PartialEq)]
pub struct DecidingPoint {
    /// The other reading.
    pub other: AlternativeReading,
    /// What the count comes to with it; `None` where it decides only together with other points.
    pub outcome: Option<ReadingOutcome>,
}

/// What all possible readings come to.
#[derive(Debug, Clone)]
pub struct DoubtAssessment {
    /// The simplest explanation among the possible ones.
    pub audit: Audit,
    /// What the most probable reading of every point comes to.
    pub as_read: ReadingOutcome,
    /// The points that it takes otherwise than they were most probably read.
    pub taken: Vec<AlternativeReading>,
    /// The readings that change the verdict or the computed result; empty where none does.
    pub deciding: Vec<DecidingPoint>,
    /// Readings of one point under which the fill is wrong as well, but in another way: another fault, or another number of
    /// stones. The findings of a wrong fill rest on them.
    pub changing: Vec<DecidingPoint>,
    /// Readings of one point under which the fill would not be right, where it is taken to be: not probable enough to
    /// keep the verdict open, but enough to look there.
    pub improbable: Vec<AlternativeReading>,
}

/// Returns the other readings that count as possible, the most probable first. `ballots` has the order of
/// [`CountBoard::ALL`].
#[must_use]
pub fn others(ballots: &[&Ballot]) -> Vec<AlternativeReading> {
    let mut others = Vec::new();
    for (board, ballot) in CountBoard::ALL.into_iter().zip(ballots) {
        for point in ballot.size().points() {
            let (best, p) = ballot.best(point);
            for what in CHOICES.into_iter().filter(|&c| c != best) {
                let share = ballot.share(point, what) / p;
                if share >= RIGHT_FROM {
                    others.push(AlternativeReading { board, point, what, share });
                }
            }
        }
    }
    others.sort_by(|a, b| b.share.total_cmp(&a.share));
    others.truncate(SINGLES);
    others
}

/// Audits with the best reading (no changes) and with every possible other one.
pub fn assess(others: &[AlternativeReading], audit: &dyn Fn(&[AlternativeReading]) -> Audit) -> DoubtAssessment {
    let (mut tried, mut improbable) = (vec![(Vec::new(), 1.0, audit(&[]))], Vec::new());
    let is_wrong_as_read = is_wrong(&tried[0].2);
    for change in combinations(others) {
        let share: f64 = change.iter().map(|o| o.share).product();
        if share < RIGHT_FROM {
            continue;
        }
        let found = audit(&change);
        let possible_from = match (is_right(&found), is_wrong_as_read) {
            (true, _) => RIGHT_FROM,
            (false, true) => FAULT_FROM,
            (false, false) => WRONG_FROM,
        };
        if share >= possible_from {
            tried.push((change, share, found));
        } else if let ([alone], NAMED_FROM..) = (&change[..], share) {
            improbable.push(*alone);
        }
    }
    let deciding = deciding_points(&tried);
    let best = if deciding.is_empty() { most_plausible(&tried) } else { 0 };
    let as_read = ReadingOutcome::of(&tried[0].2);
    let mut changing = Vec::new();
    if deciding.is_empty() && is_wrong_as_read {
        for (change, _, found) in &tried {
            let outcome = ReadingOutcome::of(found);
            if let ([other], true) = (&change[..], outcome != as_read) {
                changing.push(DecidingPoint { other: *other, outcome: Some(outcome) });
            }
        }
    }
    let (taken, _, audit) = tried.swap_remove(best);
    improbable.retain(|_| is_right(&audit) && deciding.is_empty());
    DoubtAssessment { audit, as_read, taken, deciding, changing, improbable }
}

/// A possible reading: what it takes otherwise, its probability as a share of the best one's, and what it comes to. The
/// most probable reading comes first, with no change.
type TriedReading = (Vec<AlternativeReading>, f64, Audit);

/// Whether the fill itself is right, whatever result is claimed.
fn is_right(audit: &Audit) -> bool {
    match audit.verdict {
        Verdict::Agrees => true,
        Verdict::Differs => !audit.findings.is_empty() && audit.findings.iter().all(|cause| cause.kind.is_claim()),
        Verdict::CannotTell => false,
    }
}

/// Whether the fill itself is found to be wrong.
fn is_wrong(audit: &Audit) -> bool {
    audit.verdict == Verdict::Differs && !is_right(audit)
}

/// Returns the readings that make a difference to what was most probably read. Only the smallest changes that do are
/// named: larger ones contain points that do not matter.
fn deciding_points(tried: &[TriedReading]) -> Vec<DecidingPoint> {
    let outcome = |(_, _, audit): &TriedReading| (audit.verdict, audit.computed, is_right(audit));
    let different: Vec<&TriedReading> = tried.iter().filter(|t| outcome(t) != outcome(&tried[0])).collect();
    let fewest = different.iter().map(|t| t.0.len()).min().unwrap_or(0);
    let mut deciding: Vec<DecidingPoint> = Vec::new();
    for (change, _, found) in different.into_iter().filter(|t| t.0.len() == fewest) {
        let alone = change.len() == 1;
        for &other in change {
            if deciding.iter().all(|d| d.other != other) {
                deciding.push(DecidingPoint { other, outcome: alone.then(|| ReadingOutcome::of(found)) });
            }
        }
    }
    deciding
}

/// Returns which reading explains the board best: the probable ones, and those with few findings.
fn most_plausible(tried: &[TriedReading]) -> usize {
    let plausibility = |(_, share, found): &TriedReading| share * PER_FINDING.powi(found.findings.len() as i32);
    let mut best = 0;
    for (i, t) in tried.iter().enumerate() {
        if plausibility(t) > plausibility(&tried[best]) {
            best = i;
        }
    }
    best
}

/// Returns every choice of one, two or three of the changes at different points.
fn combinations(others: &[AlternativeReading]) -> Vec<Vec<AlternativeReading>> {
    let apart = |chosen: &[AlternativeReading], o: &AlternativeReading| {
        chosen.iter().all(|c| (c.board, c.point) != (o.board, o.point))
    };
    let mut all: Vec<Vec<AlternativeReading>> = others.iter().map(|&o| vec![o]).collect();
    for (of, n) in [(PAIRS, 2), (TRIPLES, 3)] {
        let few = &others[..others.len().min(of)];
        let mut chosen: Vec<Vec<AlternativeReading>> = few.iter().map(|&o| vec![o]).collect();
        for _ in 1..n {
            chosen = chosen
                .into_iter()
                .flat_map(|c| {
                    let last = c.last().and_then(|l| few.iter().position(|o| o == l)).unwrap_or(0);
                    let more: Vec<Vec<AlternativeReading>> = few[last + 1..]
                        .iter()
                        .filter(|o| apart(&c, o))
                        .map(|&o| c.iter().copied().chain([o]).collect())
                        .collect();
                    more
                })
                .collect();
        }
        all.extend(chosen);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::audit::compare;
    use crate::count::fill::Fill;
    use crate::count::method::Method;
    use crate::game::point::BoardSize;
    use crate::game::rules::{Preset, Rules};
    use crate::game::score::Terms;
    use crate::game::stones::Stones;

    /// docs/rules.md D.4, base position A and its correct fill.
    const Q: &str = "
        ....XO...\n....XO...\n....XO...\n....XO...\n....XXO..\n....XO...\n....XO...\n....XO...\n....XO...";
    const F0: &str = "
        .OXXXOOOO\nXXXXXOOOO\nXXXXXOOOO\nXXXXXOOOO\nXXXXXXOOO\nXXXXXOOOO\nXXXXXOOOO\nOOXXXOOOO\nOOXXXOOOO";

    /// Reads the fill with `changes` (such as `A9=X`), and with `doubts` (such as `A9=. 0.4`) as other readings.
    fn check(changes: &str, doubts: &[(&str, f64)], verdict: Verdict, deciding: &str) -> DoubtAssessment {
        let living = Stones::from_diagram(Q).unwrap();
        let size = living.size();
        let parse = |text: &str| {
            let (label, what) = text.split_once('=').unwrap();
            let what = match what {
                "X" => Some(Color::Black),
                "O" => Some(Color::White),
                _ => None,
            };
            (Point::from_label(label, size).unwrap(), what)
        };
        let mut read = Stones::from_diagram(F0).unwrap();
        for change in changes.split_whitespace() {
            let (point, what) = parse(change);
            read.set(point, what);
        }
        let others: Vec<AlternativeReading> = doubts
            .iter()
            .map(|&(text, share)| {
                let (point, what) = parse(text);
                AlternativeReading { board: CountBoard::Final, point, what, share }
            })
            .collect();
        let terms = Terms::even(Rules::preset(Preset::Ing));
        let assessment = assess(&others, &|changes| {
            let mut filled = read.clone();
            for o in changes {
                filled.set(o.point, o.what);
            }
            let fill = Fill { living: &living, filled: &filled, before: None, compensated: None, claimed: None };
            compare(&fill, &terms, &Method::of(&terms.rules))
        });
        let named: Vec<String> = assessment.deciding.iter().map(|d| d.other.point.label(size)).collect();
        assert_eq!(named.join(" "), deciding, "{changes} {doubts:?}");
        if deciding.is_empty() {
            assert_eq!(assessment.audit.verdict, verdict, "{changes} {doubts:?}");
        }
        assessment
    }

    #[test]
    fn a_doubt_that_decides_is_named() {
        // A right reading with a doubt that matters, and one too small to matter.
        check("", &[("A9=X", 0.4)], Verdict::CannotTell, "A9");
        check("", &[("A9=X", 0.3)], Verdict::Agrees, "");
        // A fault that hangs on one reading.
        check("A9=X", &[("A9=.", 0.02)], Verdict::CannotTell, "A9");
        check("A9=X", &[("A9=.", 0.005)], Verdict::Differs, "");
        // Two points, each of which decides alone.
        check("", &[("A9=X", 0.4), ("J1=.", 0.4)], Verdict::CannotTell, "A9 J1");
        // Two points together.
        check("A9=X J1=.", &[("A9=.", 0.3), ("J1=O", 0.3)], Verdict::CannotTell, "A9 J1");
    }

    #[test]
    fn a_reading_too_improbable_to_count_is_named_where_the_fill_would_be_wrong_with_it() {
        let named = |changes: &str, doubts: &[(&str, f64)], verdict: Verdict| -> Vec<Option<Color>> {
            check(changes, doubts, verdict, "").improbable.iter().map(|other| other.what).collect()
        };
        assert_eq!(named("", &[("A9=X", 0.3)], Verdict::Agrees), [Some(Color::Black)]);
        assert_eq!(named("", &[("A9=X", 0.05)], Verdict::Agrees), []);
        // The fill is wrong in any case.
        assert_eq!(named("J1=.", &[("C3=O", 0.05)], Verdict::Differs), []);
    }

    #[test]
    fn a_doubt_that_makes_another_fault_of_one_is_named() {
        // J1 shows no white stone, and C3 a black one. With a white one at C3 a black stone is missing instead.
        let wrong = check("J1=.", &[("C3=O", 0.5)], Verdict::Differs, "");
        let kinds = |outcome: &ReadingOutcome| outcome.faults.iter().map(|f| f.kind.name()).collect::<Vec<_>>();
        assert_eq!(kinds(&wrong.as_read), ["white-missing"]);
        let other = wrong.changing[0].outcome.as_ref().unwrap();
        assert!(kinds(other).contains(&"black-missing"), "{:?}", kinds(other));
        // What looks like a stone exchanged for another may be one that is missing.
        let wrong = check("C3=O", &[("J9=.", 0.25)], Verdict::Differs, "");
        assert!(kinds(&wrong.as_read).contains(&"exchanged"), "{:?}", kinds(&wrong.as_read));
        assert_eq!(wrong.changing.len(), 1);
        // Too little doubt to count.
        assert_eq!(check("J1=.", &[("C3=O", 0.05)], Verdict::Differs, "").changing, []);
    }

    #[test]
    fn a_doubt_that_changes_how_many_stones_are_missing_is_named() {
        // A white stone is missing at J1, and perhaps another one at J2.
        let certain = check("J1=.", &[("J2=.", 0.25)], Verdict::Differs, "");
        let named: Vec<_> = certain.changing.iter().map(|d| d.other.point.label(BoardSize::NINE)).collect();
        assert_eq!(named, ["J2"]);
        let stones = |outcome: &ReadingOutcome| outcome.faults[0].stones;
        assert_eq!((stones(&certain.as_read), certain.changing[0].outcome.as_ref().map(stones)), (1, Some(2)));
    }
}
