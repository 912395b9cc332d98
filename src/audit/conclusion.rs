//! What a weighed count comes to: the verdict, its sentence, and what is said beside it.

use crate::audit::doubt::{AlternativeReading, DoubtAssessment};
use crate::audit::findings::{LAST_MOVE_UNKNOWN, POSITION_UNCLEAR, about_picture, in_doubt, name_of, some_labels};
use crate::audit::table::{AlignedPictures, AuditBoard, POSITION, SURE, TurnAssessment, outcome};
use crate::audit::votes::Ballot;
use crate::audit::{AuditAccount, Finding, sentence};
use crate::count::audit::{Audit, Verdict};
use crate::count::cause::CauseKind;
use crate::count::expectation::Feasible;
use crate::game::point::Point;
use crate::game::result::{GameResult, WinBy};
use crate::game::stones::Stones;

impl AuditBoard<'_> {
    /// Says where the picture before the fill differs from the record; a finding where the verdict hangs on it.
    pub(super) fn compare_positions(
        &self,
        before: &Ballot,
        filled: &Stones,
        weighed: &DoubtAssessment,
        audit: &dyn Fn(&[AlternativeReading]) -> Audit,
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
        let changes: Vec<AlternativeReading> = questions
            .iter()
            .map(|&point| AlternativeReading { board: POSITION, point, what: before.best(point).0, share: 1.0 })
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

    pub(super) fn conclude(
        self,
        placed: AlignedPictures<'_>,
        judged: TurnAssessment,
        mut notes: Vec<String>,
    ) -> AuditAccount {
        let TurnAssessment { weighed, filled, ballots, position } = judged;
        let DoubtAssessment { audit, taken, deciding } = weighed;
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
                findings.drain(..).partition(|f| f.kind == CauseKind::Claim.name());
            notes.extend(rest.iter().map(|f| format!("As it looks: {}", f.text)));
            findings = in_doubt(&deciding, &ballots, (audit.verdict, audit.read), size);
            findings.extend(claims);
        }
        for o in &taken {
            let (read_as, p) = ballots[o.board].best(o.point);
            notes.push(format!(
                "{} looks like {} ({:.0} in 100), and is taken to be {}, which explains the board more simply: look \
                 there.",
                o.point.label(size),
                name_of(read_as),
                100.0 * p,
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
        // Where a reading decides, only what does not hang on it is worked out; the rest would be taken for a result.
        let open = !deciding.is_empty();
        let ledger = if open { audit.expected.ledger(&self.ended.terms) } else { audit.ledger };
        if open {
            notes.insert(
                0,
                "The arithmetic says what a correct fill shows; what this one shows hangs on the points in doubt."
                    .to_owned(),
            );
        }
        AuditAccount {
            verdict,
            sentence,
            computed: Some(audit.computed),
            read: read.filter(|_| readable),
            claimed: self.claimed,
            counts: Some(audit.counts),
            findings,
            notes,
            ledger,
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
        let only_claim = findings.iter().all(|f| f.kind == CauseKind::Claim.name());
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

/// Whether a claim is the computed result: the same winner and, where the claim names one, the same margin.
pub(super) fn same_result(claimed: GameResult, computed: GameResult) -> bool {
    match (claimed, computed) {
        (GameResult::Win { winner: a, by: WinBy::Unspecified }, GameResult::Win { winner: b, .. }) => a == b,
        _ => claimed == computed,
    }
}
