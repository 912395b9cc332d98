//! On whose word a result rests: on that of somebody in the hall, whose token is known, or on the table's alone.

use kifuscribe_acts::hall_acts::{HallAct, HallActKind};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::session::counting::Ruling;
use kifuscribe_core::session::recording::ResultNote;
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_language::{Language, say, within};
use strum::IntoStaticStr;

use crate::access::names_a_role;

/// On whose word a result rests.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ResultSource {
    /// Somebody has entered in the hall, with a token of the organiser or a referee, how the game ended.
    Hall {
        /// Who.
        by: String,
        /// Why; empty where players say so.
        reasons: String,
        /// The player who resigned, on whose word it is; `None` where both players or the referee say so.
        resigned: Option<Color>,
    },
    /// The table says that these persons have noted it; whoever has its token can say so.
    Table(String),
}

impl ResultSource {
    /// The source of a result in the journal of a game; `acts` are those that were done in the hall to the game.
    #[must_use]
    pub fn of(note: &ResultNote, acts: &[HallAct]) -> Self {
        let is_it = |act: &&HallAct| {
            let of_result =
                |kind: &HallActKind| matches!(kind, HallActKind::Decision { result, .. } if *result == note.result);
            of_result(&act.kind) && act.signed == note.signed
        };
        acts.iter().find(is_it).and_then(Self::of_act).unwrap_or_else(|| Self::Table(note.signed.by.clone()))
    }

    /// The source of a result that was decided in the hall; `None` for another act.
    #[must_use]
    pub fn of_act(act: &HallAct) -> Option<Self> {
        let HallActKind::Decision { result, reasons, .. } = &act.kind else { return None };
        // With reasons it is the referee's decision, to which the loser agrees.
        let resigned = act.kind.assent().resigned(*result).filter(|_| reasons.is_empty());
        Some(Self::Hall { by: act.signed.by.clone(), reasons: reasons.clone(), resigned })
    }

    /// The same, of a result that the table's journal says was decided: on the word of who decided it, and not of who wrote down later
    /// that the players confirm it.
    #[must_use]
    pub fn of_decision(self, decision: Option<&Ruling>) -> Self {
        match (self, decision.map(|ruling| &ruling.by).filter(|by| !by.is_empty())) {
            (Self::Table(_), Some(by)) => Self::Table(by.clone()),
            (source, _) => source,
        }
    }

    /// Whether the referee decided so in the hall, with reasons.
    #[must_use]
    pub const fn is_decision(&self) -> bool {
        matches!(self, Self::Hall { reasons, .. } if !reasons.is_empty())
    }

    /// The name in JSON.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.into()
    }

    /// The source in words.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Hall { by, resigned: Some(player), .. } => {
                say!("hall-page-resigned-in-hall", player, who = bearer_text(by))
            }
            Self::Hall { by, reasons, .. } if reasons.is_empty() => {
                say!("hall-page-agreed-in-hall", who = bearer_text(by))
            }
            Self::Hall { by, reasons, .. } => say!("hall-page-decided-in-hall", who = bearer_text(by), reasons),
            Self::Table(by) if by.is_empty() => say!("hall-page-as-table").to_owned(),
            Self::Table(by) => say!("hall-page-as-table-by", who = by),
        }
    }

    /// The name for a table that is read without the source beside it: a name that the table gives is said to be its word, whatever the
    /// name looks like.
    #[must_use]
    pub fn attributed(&self) -> String {
        match self {
            Self::Table(_) => within(Language::English, || self.text()),
            Self::Hall { by, .. } => by.clone(),
        }
    }

    /// The name for programs: as it is, but for a table's that would pass for a name of staff.
    #[must_use]
    pub fn by(&self) -> String {
        match self {
            Self::Table(by) if names_a_role(by) => within(Language::English, || self.text()),
            Self::Hall { by, .. } | Self::Table(by) => by.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use kifuscribe_acts::hall_acts::PlayersWord;
    use kifuscribe_core::game::result::GameResult;
    use kifuscribe_core::session::recording::ResultStatus;
    use kifuscribe_core::session::signature::Signature;

    use super::*;
    use kifuscribe_core::session::assent::Assent;

    #[test]
    fn a_referees_name_in_a_tables_journal_is_the_tables_word_unless_the_referee_decided_in_the_hall() {
        let result = GameResult::from_sgf("W+R").unwrap();
        let signed = Signature::new("2026-11-28T10:00:00+01:00".to_owned(), "referee Anna");
        let note = ResultNote {
            result,
            status: ResultStatus::Confirmed,
            protest: false,
            signed: signed.clone(),
            assent: Assent::NONE,
        };
        let decided = |result: &str, signed: &Signature| {
            let result = GameResult::from_sgf(result).unwrap();
            let (reasons, appeals, protests) = (String::new(), Vec::new(), Vec::new());
            let players = PlayersWord::Both;
            let kind = HallActKind::Decision { result, reasons, players, appeals, protest: false, protests };
            HallAct::new(kind, signed.clone())
        };
        let forged = ResultSource::of(&note, &[]);
        assert_eq!((forged.text().as_str(), forged.name()), ("as the table says: referee Anna", "table"));
        assert_eq!(forged.by(), "as the table says: referee Anna");
        let genuine = ResultSource::of(&note, &[decided("W+R", &signed)]);
        assert_eq!(
            (genuine.text().as_str(), genuine.name()),
            ("both players agree, entered in the hall by referee Anna", "hall")
        );
        assert_eq!(genuine.by(), "referee Anna");
        let later = Signature { at: "2026-11-28T11:00:00+01:00".to_owned(), ..signed.clone() };
        for other in [decided("B+R", &signed), decided("W+R", &later)] {
            assert_eq!(ResultSource::of(&note, &[other]).name(), "table");
        }
        let players = ResultNote { signed: Signature::new(String::new(), "Ada and Hua"), ..note };
        assert_eq!(ResultSource::of(&players, &[]).by(), "Ada and Hua");
        assert_eq!(genuine.attributed(), "referee Anna");
        for name in ["Ada and Hua", "N referee", "refer\u{435}e", "hall: referee Anna"] {
            let forged = ResultSource::Table(name.to_owned());
            assert_eq!(forged.attributed(), format!("as the table says: {name}"));
        }
    }
}
