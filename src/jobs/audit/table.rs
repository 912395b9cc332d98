//! One count: its pictures laid over its position, and what all of it comes to.

use super::alignment::{Alignment, Turn, align};
use super::doubt::{Other, Weighed, others, weigh};
use super::settings::{Origin, Setting};
use super::votes::Ballot;
use super::{Account, Finding, Pictures, Seen, sentence};
use crate::count::audit::{Audit, Fill, Verdict, compare};
use crate::count::expectation::Feasible;
use crate::count::finding::Kind;
use crate::game::color::Color;
use crate::game::dead::DeadStones;
use crate::game::ledger::Ledger;
use crate::game::point::{BoardSize, Point};
use crate::game::proposal::propose;
use crate::game::result::{GameResult, WinBy};
use crate::game::rules::Preset;
use crate::game::stones::Stones;
use crate::jobs::score::Ended;
use crate::sensing::observation::{Observation, Seen as Shown};

/// No board was made out in a picture.
pub(super) const NO_BOARD: &str = "no-board";
/// The board in the picture has another number of lines.
pub(super) const WRONG_SIZE: &str = "wrong-size";
/// Part of the board lies outside the picture.
pub(super) const NOT_WHOLE: &str = "not-whole";
/// Something covers points of the board.
pub(super) const COVERED: &str = "covered";
/// The picture does not show this game.
pub(super) const OTHER_GAME: &str = "other-game";
/// The picture is a mirror image.
pub(super) const MIRRORED: &str = "mirrored";
/// The picture fits the position from several sides.
pub(super) const WHICH_SIDE: &str = "which-side";
/// The eyes are not sure of a point, and the verdict hangs on it.
pub(super) const IN_DOUBT: &str = "in-doubt";
/// The eyes are not sure of many points.
pub(super) const UNCLEAR: &str = "unclear";
/// The record and the picture before the fill show different positions.
pub(super) const POSITION_UNCLEAR: &str = "position-unclear";
/// The result hangs on who made the last move, and nobody knows.
pub(super) const LAST_MOVE_UNKNOWN: &str = "last-move-unknown";

/// So many hidden points are doubts like others; with more of them a picture without the hand is asked for.
const FEW_HIDDEN: usize = 3;

/// A picture in which more than this share of the points is in doubt is no basis for a verdict.
const UNCLEAR_SHARE: f64 = 0.08;

/// A point read with less than this counts as in doubt.
const SURE: f64 = 0.9;

/// A board with at most this share of empty points is one that was filled in, or nearly.
const FILLED_SHARE: f64 = 0.12;

/// The boards as [`Other::board`] numbers them.
const FINAL: usize = 0;
const COMPENSATED: usize = 1;
const POSITION: usize = 2;

/// A count with its position, its settings and its pictures.
pub(super) struct Table<'a> {
    pub(super) ended: Ended,
    pub(super) settings: Vec<Setting>,
    pub(super) claimed: Option<GameResult>,
    /// Whether the position is a record's; else it was read off a picture.
    pub(super) record: bool,
    pub(super) pictures: &'a Pictures,
}

/// The pictures of the table as far as they can be used.
pub(super) struct Placed<'a> {
    /// The final pictures with their turns.
    pub(super) finals: Vec<(&'a Observation, Turn)>,
    /// The turns that fit about equally well, where the first picture alone is used.
    pub(super) open: Vec<Turn>,
    /// The turn of each final picture.
    pub(super) turns: Vec<Option<Turn>>,
    /// Why others cannot be used.
    pub(super) unusable: Vec<Finding>,
}

/// What lies on the finished board in one choice of turn.
struct Judged {
    weighed: Weighed,
    filled: Stones,
    ballots: Vec<Ballot>,
    /// That the picture before the fill contradicts the record, where it matters.
    position: Option<Finding>,
}

pub(super) fn about_picture(kind: &'static str, points: Vec<Point>, text: String) -> Finding {
    Finding { kind, points, stones: 0, shift: None, text: sentence(&text) }
}

/// The finding that a picture shows no board.
pub(super) fn no_board(seen: &Seen) -> Finding {
    let text =
        format!("no board was found in {}: show the whole board, from 25 degrees or steeper, without glare", seen.name);
    about_picture(NO_BOARD, Vec::new(), text)
}

pub(super) fn labels(points: &[Point], size: BoardSize) -> String {
    let labels: Vec<String> = points.iter().map(|p| p.label(size)).collect();
    labels.join(" ")
}

/// The first few points of many.
fn some_labels(points: &[Point], size: BoardSize) -> String {
    const SHOWN: usize = 8;
    let shown = labels(&points[..points.len().min(SHOWN)], size);
    if points.len() > SHOWN { format!("{shown} and {} more", points.len() - SHOWN) } else { shown }
}

fn name_of(what: Option<Color>) -> &'static str {
    match what {
        None => "empty",
        Some(Color::Black) => "a black stone",
        Some(Color::White) => "a white stone",
    }
}

impl<'a> Table<'a> {
    /// Whether the first final picture shows a board that was filled in rather than a position.
    pub(super) fn looks_filled(&self) -> bool {
        let Some(seen) = self.pictures.finals.iter().find_map(|s| s.observation.as_ref()) else { return true };
        let empty = seen.readings.iter().filter(|r| r.best().0 == Shown::Empty).count();
        // Only a rule set that is not counted by filling may be shown an unfilled board.
        self.ended.terms.rules.preset != Preset::Area || empty as f64 <= FILLED_SHARE * seen.size.area() as f64
    }

    /// What the position is called in sentences.
    pub(super) const fn basis(&self) -> &'static str {
        if self.record { "this record" } else { "the picture before it" }
    }

    const fn giver(&self) -> &'static str {
        if self.record { "the record" } else { "the position before it" }
    }

    /// The turns in which a picture fits the position, or why it cannot be used.
    pub(super) fn place(&self, seen: &Seen) -> Result<Vec<Turn>, Finding> {
        let Some(observation) = &seen.observation else { return Err(no_board(seen)) };
        let size = self.ended.living.size();
        if observation.size != size {
            let text = format!(
                "{} shows a {} board, and {} is of a {size} one",
                seen.name,
                observation.size,
                if self.record { "the record" } else { "the picture before the fill" }
            );
            return Err(about_picture(WRONG_SIZE, Vec::new(), text));
        }
        if !seen.outside.is_empty() {
            let text = format!(
                "part of the board lies outside of {} ({} points): show the whole board",
                seen.name,
                seen.outside.len()
            );
            return Err(about_picture(NOT_WHOLE, Vec::new(), text));
        }
        let hidden = observation.readings.iter().filter(|r| r.covered > 0.5).count();
        if 2 * hidden > size.area() {
            return Err(covered(&seen.name, hidden, Vec::new(), size));
        }
        match align(&self.ended.living, observation) {
            Alignment::Fits { turn, .. } => Ok(vec![turn]),
            Alignment::Open(turns) => Ok(turns),
            Alignment::Mirrored => {
                let text = format!(
                    "{} is a mirror image of {}: the camera mirrors its pictures; switch that off and take it again",
                    seen.name,
                    self.basis()
                );
                Err(about_picture(MIRRORED, Vec::new(), text))
            }
            Alignment::Other { .. } if doubts(observation) > UNCLEAR_SHARE => {
                let text = format!(
                    "the eyes are not sure of {:.0} in 100 points of {}: take another one, from steeper and without glare",
                    100.0 * doubts(observation),
                    seen.name
                );
                Err(about_picture(UNCLEAR, Vec::new(), text))
            }
            Alignment::Other { matched } => {
                let text = format!(
                    "{} does not show this game: only {:.0} in 100 stones of the final position lie there; check that the \
                     picture and {} belong together",
                    seen.name,
                    100.0 * matched,
                    self.giver()
                );
                Err(about_picture(OTHER_GAME, Vec::new(), text))
            }
        }
    }

    /// Lays every final picture over the position.
    pub(super) fn place_finals(&self) -> Placed<'a> {
        let mut placed = Placed { finals: Vec::new(), open: Vec::new(), turns: Vec::new(), unusable: Vec::new() };
        let mut undecided = Vec::new();
        for seen in &self.pictures.finals {
            placed.turns.push(None);
            match (self.place(seen), &seen.observation) {
                (Ok(turns), Some(observation)) => {
                    if let [turn] = turns[..] {
                        placed.finals.push((observation, turn));
                        *placed.turns.last_mut().unwrap_or(&mut None) = Some(turn);
                    } else {
                        undecided.push((observation, turns));
                    }
                }
                (Err(finding), _) => placed.unusable.push(finding),
                (Ok(_), None) => {}
            }
        }
        // Pictures that fit from several sides have a vote only where no other picture has.
        if placed.finals.is_empty()
            && let Some((observation, turns)) = undecided.into_iter().next()
        {
            placed.finals.push((observation, turns[0]));
            placed.turns[0] = Some(turns[0]);
            placed.open = turns;
        }
        placed
    }

    /// The account without a fill that could be judged.
    fn without_fill(self, placed: Placed<'_>, findings: Vec<Finding>) -> Account {
        let expected = self.ended.expectation();
        let mut account = Account {
            verdict: Verdict::CannotTell,
            sentence: String::new(),
            computed: Some(expected.result),
            read: None,
            claimed: self.claimed,
            counts: None,
            findings,
            notes: self.ended.notes.iter().map(|n| sentence(n)).collect(),
            ledger: expected.ledger(&self.ended.terms),
            settings: self.settings,
            ended: Some(self.ended),
            filled: None,
            turns: placed.turns,
        };
        let why = account.findings.first().map_or(String::new(), |f| f.text.clone());
        account.sentence = format!("It cannot be told whether the fill is right. {why}").trim_end().to_owned();
        account
    }

    /// Judges the fill.
    pub(super) fn account(self) -> Account {
        let placed = self.place_finals();
        if placed.finals.is_empty() {
            let findings = placed.unusable.clone();
            return self.without_fill(placed, findings);
        }
        let size = self.ended.living.size();
        let ballot = Ballot::of(&placed.finals);
        if ballot.hidden.len() > FEW_HIDDEN {
            let n = ballot.hidden.len();
            let finding = covered("the final picture", n, ballot.hidden.clone(), size);
            return self.without_fill(placed, vec![finding]);
        }
        let doubtful = size.points().filter(|&p| ballot.best(p).1 < SURE).count();
        if doubtful as f64 > UNCLEAR_SHARE * size.area() as f64 {
            let text = format!(
                "{doubtful} points of the final picture are in doubt: take another one, from steeper and without glare"
            );
            let finding = about_picture(UNCLEAR, Vec::new(), text);
            return self.without_fill(placed, vec![finding]);
        }
        let mut notes: Vec<String> = placed.unusable.iter().map(|f| f.text.clone()).collect();
        let judged = self.judge(&placed.finals, &mut notes);
        if placed.open.len() > 1 {
            let first = placed.finals[0].0;
            let differs = placed.open.iter().skip(1).any(|&turn| {
                let other = self.judge(&[(first, turn)], &mut Vec::new());
                outcome(&other.weighed) != outcome(&judged.weighed)
            });
            if differs {
                let text = format!(
                    "the final picture fits {} from {} sides: take one together with something that shows where Black \
                     sat, or give a picture from before the fill",
                    self.basis(),
                    placed.open.len()
                );
                let finding = about_picture(WHICH_SIDE, Vec::new(), text);
                return self.without_fill(placed, vec![finding]);
            }
        }
        self.conclude(placed, judged, notes)
    }

    /// Weighs every possible reading of the pictures.
    fn judge(&self, finals: &[(&Observation, Turn)], notes: &mut Vec<String>) -> Judged {
        let size = self.ended.living.size();
        let mut ballots = vec![Ballot::of(finals)];
        let earlier = |seen: &Option<Seen>, what: &str, notes: &mut Vec<String>| -> Option<Ballot> {
            let seen = seen.as_ref()?;
            let turns = match self.place(seen) {
                Ok(turns) => turns,
                Err(finding) => {
                    notes.push(format!("The picture {what} was not used. {}", finding.text));
                    return None;
                }
            };
            // One camera takes all pictures of a count as a rule: its turn is the final picture's.
            let same = finals.iter().map(|f| f.1).find(|t| turns.contains(t));
            let ballot = Ballot::of(&[(seen.observation.as_ref()?, same.unwrap_or(turns[0]))]);
            if ballot.hidden.len() > FEW_HIDDEN {
                notes
                    .push(format!("The picture {what} was not used: something covers {} points.", ballot.hidden.len()));
                return None;
            }
            Some(ballot)
        };
        let compensated = earlier(&self.pictures.compensated, "after the compensation", notes);
        let before = if self.record { earlier(&self.pictures.before, "before the fill", notes) } else { None };
        let position = if self.record {
            None
        } else {
            // The position itself was read off that picture, and is as doubtful as the picture is.
            self.pictures.before.as_ref().and_then(|s| s.observation.as_ref()).map(|o| Ballot::of(&[(o, Turn::NONE)]))
        };
        let dead_left = before.as_ref().map(Ballot::stones).filter(|k1| {
            // Where all of the dead stones are still there, the picture was taken before they were lifted.
            self.ended.dead.points().any(|p| k1.get(p).is_none())
        });
        let filled = ballots[FINAL].stones();
        let compensated_stones = compensated.as_ref().map(Ballot::stones);
        let audit = |changes: &[Other]| -> Audit {
            let mut filled = filled.clone();
            let mut compensated = compensated_stones.clone();
            let mut living = self.ended.living.clone();
            for o in changes {
                match (o.board, &mut compensated) {
                    (FINAL, _) => filled.set(o.point, o.what),
                    (COMPENSATED, Some(board)) => board.set(o.point, o.what),
                    (POSITION, _) => living.set(o.point, o.what),
                    _ => {}
                }
            }
            let fill = Fill {
                living: &living,
                filled: &filled,
                before: dead_left.as_ref(),
                compensated: compensated.as_ref(),
                claimed: self.claimed,
            };
            compare(&fill, &self.ended.terms, &self.ended.method())
        };
        // Boards that are not there have no second choices.
        let sure = Ballot::of_stones(&Stones::empty(size));
        ballots.push(compensated.unwrap_or_else(|| sure.clone()));
        ballots.push(position.unwrap_or(sure));
        let second = others(&ballots.iter().collect::<Vec<_>>());
        let weighed = weigh(&second, &audit);
        let position = before.as_ref().and_then(|b| self.compare_positions(b, &filled, &weighed, &audit, notes));
        let mut filled = ballots[FINAL].stones();
        for o in weighed.taken.iter().filter(|o| o.board == FINAL) {
            filled.set(o.point, o.what);
        }
        Judged { weighed, filled, ballots, position }
    }

    /// Says where the picture before the fill differs from the record; a finding where the verdict hangs on it.
    fn compare_positions(
        &self,
        before: &Ballot,
        filled: &Stones,
        weighed: &Weighed,
        audit: &dyn Fn(&[Other]) -> Audit,
        notes: &mut Vec<String>,
    ) -> Option<Finding> {
        let living = &self.ended.living;
        let size = living.size();
        let dead: Vec<Point> = self.ended.dead.points().filter(|p| before.best(*p).0.is_some()).collect();
        if !dead.is_empty() {
            let at = some_labels(&dead, size);
            notes.push(format!("In the picture before the fill the dead stones still lie at {at}."));
        }
        let differs = |p: &Point| {
            let (what, sure) = before.best(*p);
            sure >= SURE && what != living.get(*p) && !self.ended.dead.is_dead(*p)
        };
        let points: Vec<Point> = size.points().filter(differs).collect();
        // A living string that is gone in both pictures was lifted, and the record is not in question.
        let lifted = |p: &Point| {
            living.get(*p).is_some()
                && living.string(*p).iter().all(|&q| before.best(q).0.is_none() && filled.get(q) != living.get(*p))
        };
        let said = some_labels(&points, size);
        let questions: Vec<Point> = points.into_iter().filter(|p| !lifted(p)).collect();
        if questions.is_empty() {
            if !said.is_empty() {
                notes.push(format!("The stones at {said} were gone in the picture before the fill already."));
            }
            return None;
        }
        let changes: Vec<Other> = questions
            .iter()
            .map(|&point| Other { board: POSITION, point, what: before.best(point).0, share: 1.0 })
            .collect();
        let other = audit(&changes);
        if outcome(weighed) == (Some(other.verdict), other.computed) {
            notes.push(format!(
                "The picture before the fill differs from the record at {said}; the verdict is the same with either."
            ));
            return None;
        }
        let text = format!(
            "the picture before the fill differs from the record at {said}: with the record the result is {}, with the \
             picture {}; restore the position from the record and look which is right",
            weighed.audit.computed.to_sgf(),
            other.computed.to_sgf()
        );
        Some(about_picture(POSITION_UNCLEAR, questions, text))
    }

    fn conclude(self, placed: Placed<'_>, judged: Judged, mut notes: Vec<String>) -> Account {
        let Judged { weighed, filled, ballots, position } = judged;
        let Weighed { audit, taken, deciding } = weighed;
        let size = self.ended.living.size();
        let mut verdict = audit.verdict;
        let mut read = audit.read;
        let mut findings: Vec<Finding> = audit
            .findings
            .iter()
            .map(|f| Finding {
                kind: f.kind.name(),
                points: f.points.clone(),
                stones: f.stones,
                shift: f.shift,
                text: sentence(&f.text),
            })
            .collect();
        if !deciding.is_empty() {
            verdict = Verdict::CannotTell;
            read = None;
            let (claims, rest): (Vec<Finding>, Vec<Finding>) =
                findings.drain(..).partition(|f| f.kind == Kind::Claim.name());
            notes.extend(rest.iter().map(|f| format!("By the likeliest reading: {}", f.text)));
            findings = in_doubt(&deciding, &ballots, size);
            findings.extend(claims);
        }
        for o in &taken {
            let (read_as, p) = ballots[o.board].best(o.point);
            notes.push(format!(
                "{} was read as {} with {p:.2} only, and is taken to be {}, which explains the board more simply: look \
                 there.",
                o.point.label(size),
                name_of(read_as),
                name_of(o.what)
            ));
        }
        if let Some(finding) = position {
            findings.insert(0, finding);
            verdict = Verdict::CannotTell;
        }
        if self.ended.terms.rules.parity_correction && self.ended.terms.last_board_move.is_none() {
            let text = "who made the last move on the board is not known, and the result hangs on it: say --last-move";
            findings.insert(0, about_picture(LAST_MOVE_UNKNOWN, Vec::new(), text.to_owned()));
            verdict = Verdict::CannotTell;
        }
        if !self.ended.reports.is_empty() {
            notes.push(format!(
                "The record has {} moves that the rules forbid or that a referee should look at; score names them.",
                self.ended.reports.len()
            ));
        }
        notes.extend(audit.notes.iter().map(|n| sentence(n)));
        notes.extend(self.ended.notes.iter().map(|n| sentence(n)));
        let sentence = self.verdict_sentence(verdict, &audit, read, &findings);
        let readable = audit.expected.feasible != Feasible::No;
        Account {
            verdict,
            sentence,
            computed: Some(audit.computed),
            read: read.filter(|_| readable),
            claimed: self.claimed,
            counts: Some(audit.counts),
            findings,
            notes,
            ledger: audit.ledger,
            settings: self.settings,
            ended: Some(self.ended),
            filled: Some(filled),
            turns: placed.turns,
        }
    }

    fn verdict_sentence(
        &self,
        verdict: Verdict,
        audit: &Audit,
        read: Option<GameResult>,
        findings: &[Finding],
    ) -> String {
        let basis = format!("{} and these settings", self.basis());
        let computed = audit.computed.to_sgf();
        let only_claim = findings.iter().all(|f| f.kind == Kind::Claim.name());
        match verdict {
            Verdict::Agrees => format!("The fill matches {basis}: {computed}."),
            Verdict::Differs if only_claim => {
                let claimed = self.claimed.map(GameResult::to_sgf).unwrap_or_default();
                format!("The fill matches {basis}: {computed}. The result claimed is {claimed}.")
            }
            Verdict::Differs => match read {
                Some(read) if read != audit.computed => format!(
                    "The fill does not match {basis}: it reads {}, and {} gives {computed}.",
                    read.to_sgf(),
                    self.giver()
                ),
                _ => format!("The fill does not match {basis}: {} gives {computed}.", self.giver()),
            },
            Verdict::CannotTell => {
                let why = findings.first().map_or(String::new(), |f| format!(" {}", f.text));
                format!("It cannot be told whether the fill matches {basis}.{why}")
            }
        }
    }
}

/// The share of the points that the eyes are not sure of.
fn doubts(observation: &Observation) -> f64 {
    observation.doubts(SURE as f32).len() as f64 / observation.size.area() as f64
}

fn outcome(weighed: &Weighed) -> (Option<Verdict>, GameResult) {
    let verdict = weighed.deciding.is_empty().then_some(weighed.audit.verdict);
    (verdict, weighed.audit.computed)
}

pub(super) fn covered(picture: &str, n: usize, points: Vec<Point>, size: BoardSize) -> Finding {
    let at = if points.is_empty() { String::new() } else { format!(" ({})", some_labels(&points, size)) };
    let text = format!("something covers {n} points of the board in {picture}{at}: take it again with all hands away");
    about_picture(COVERED, points, text)
}

/// A finding for each point that decides.
fn in_doubt(deciding: &[Other], ballots: &[Ballot], size: BoardSize) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    for o in deciding {
        if findings.iter().any(|f| f.points == [o.point]) {
            continue;
        }
        let (read, p) = ballots[o.board].best(o.point);
        let which = match o.board {
            COMPENSATED => " in the picture after the compensation",
            POSITION => " in the picture before the fill",
            _ => "",
        };
        let may = ballots[o.board].share(o.point, o.what);
        let text = format!(
            "look at {}{which}: it was read as {} ({p:.2}) and may be {} ({may:.2}), and the verdict hangs on it",
            o.point.label(size),
            name_of(read),
            name_of(o.what)
        );
        findings.push(about_picture(IN_DOUBT, vec![o.point], text));
    }
    findings
}

/// A choice of dead stones where nobody said which are dead.
pub(super) struct DeadChoice {
    dead: DeadStones,
    pub(super) origin: Origin,
}

impl DeadChoice {
    /// One stone of each dead string, as `--dead` takes them.
    pub(super) fn labels(&self, ended: &Ended) -> String {
        let stones = ended.dead.stones();
        let mut named = Vec::new();
        for color in Color::BOTH {
            let strings = stones.regions(Some(color)).into_iter().filter_map(|s| s.first().copied());
            named.extend(strings.filter(|&p| self.dead.is_dead(p)));
        }
        labels(&named, stones.size())
    }

    /// What has to be said about the choice.
    pub(super) fn note(&self, ended: &Ended) -> Option<String> {
        let labels = self.labels(ended);
        let why = match self.origin {
            Origin::Picture => "the pictures show that they were lifted",
            _ => "they probably are",
        };
        Some(if labels.is_empty() {
            "Nobody said which stones are dead; none are taken for dead.".to_owned()
        } else {
            format!(
                "Nobody said which stones are dead; those of {labels} are taken for dead, as {why}: if both players agree, \
                 say --dead \"{labels}\"."
            )
        })
    }
}

/// The dead stones that the pictures or play-outs suggest for a record that marks none, the best first.
pub(super) fn dead_candidates(at_end: &Ended, pictures: &Pictures) -> Vec<DeadChoice> {
    let stones = at_end.dead.stones();
    let proposal = propose(stones);
    let likely = proposal.removed();
    let shown = |seen: &Seen| -> Option<Stones> {
        let observation = seen.observation.as_ref().filter(|o| o.size == stones.size())?;
        match align(&likely, observation) {
            Alignment::Fits { turn, .. } => Some(Ballot::of(&[(observation, turn)]).stones()),
            _ => None,
        }
    };
    // A string of which no stone is left was lifted; where nothing but the finished fill is there, only that of
    // the own colour shows.
    let lifted = |board: &Stones, emptied: bool| {
        let gone = |string: &[Point], color: Color| {
            string.iter().all(|&p| if emptied { board.get(p).is_none() } else { board.get(p) != Some(color) })
        };
        let mut points = Vec::new();
        for color in Color::BOTH {
            points.extend(stones.regions(Some(color)).into_iter().filter(|s| gone(s, color)).flatten());
        }
        DeadStones::of(stones.clone(), &points)
    };
    let mut choices = Vec::new();
    let before = pictures.before.as_ref().and_then(shown).map(|board| lifted(&board, true));
    let none = DeadStones::none(stones.clone());
    if let Some(dead) = before.filter(|d| *d != none || proposal == none) {
        choices.push(DeadChoice { dead, origin: Origin::Picture });
    }
    choices.push(DeadChoice { dead: proposal, origin: Origin::Assumed });
    if let Some(board) = pictures.finals.iter().find_map(shown) {
        let dead = lifted(&board, false);
        choices.push(DeadChoice { dead, origin: Origin::Picture });
    }
    choices.push(DeadChoice { dead: none, origin: Origin::Assumed });
    let mut distinct: Vec<DeadChoice> = Vec::new();
    for choice in choices {
        if distinct.iter().all(|c| c.dead != choice.dead) {
            distinct.push(choice);
        }
    }
    distinct
}

/// The ledger of a game without a position.
pub(super) fn no_ledger() -> Ledger {
    Ledger::default()
}

/// Whether a claim is the computed result: the same winner and, where the claim names one, the same margin.
pub(super) fn same_result(claimed: GameResult, computed: GameResult) -> bool {
    match (claimed, computed) {
        (GameResult::Win { winner: a, by: WinBy::Unspecified }, GameResult::Win { winner: b, .. }) => a == b,
        _ => claimed == computed,
    }
}
