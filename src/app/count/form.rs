//! The settings of a count as they are typed. What is left empty is taken from the record, then from the rules.

use std::collections::BTreeMap;

use thiserror::Error;

use kifuscribe_core::audit::final_position::Agreement;
use kifuscribe_core::count::setting::SettingKind;
use kifuscribe_core::game::clock::{PenaltyError, parse_penalty};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::rules::Preset;
use kifuscribe_language::{Message, say};
use kifuscribe_recording::count::audit_input::AuditSettings;
use kifuscribe_words::audit_text;

/// A setting that can be typed or chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FormField {
    /// The rule set.
    Rules,
    /// The komi.
    Komi,
    /// The handicap moves.
    Handicap,
    /// Black's penalty.
    PenaltyBlack,
    /// White's penalty.
    PenaltyWhite,
    /// Prisoners taken by Black.
    PrisonersBlack,
    /// Prisoners taken by White.
    PrisonersWhite,
    /// Who made the last move on the board.
    LastMove,
    /// The dead stones.
    Dead,
    /// The result that the players claim.
    Claimed,
    /// How the bowls were checked before the game.
    Bowls,
    /// By how many degrees the pictures are turned.
    Turn,
}

impl FormField {
    /// Every setting, in the order of the screen.
    pub const ALL: [Self; 12] = [
        Self::Rules,
        Self::Komi,
        Self::Handicap,
        Self::PenaltyBlack,
        Self::PenaltyWhite,
        Self::PrisonersBlack,
        Self::PrisonersWhite,
        Self::LastMove,
        Self::Dead,
        Self::Claimed,
        Self::Bowls,
        Self::Turn,
    ];

    /// Its name on the screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self.kind() {
            Some(kind) => audit_text::setting_label(kind),
            None if self == Self::Claimed => say!("count-form-result-the-players-claim"),
            None => say!("count-form-top-of-the-record-in"),
        }
    }

    /// The setting of an audit that the field sets; `None` for the claimed result and the turn.
    #[must_use]
    pub const fn kind(self) -> Option<SettingKind> {
        Some(match self {
            Self::Rules => SettingKind::Rules,
            Self::Komi => SettingKind::Komi,
            Self::Handicap => SettingKind::Handicap,
            Self::PenaltyBlack => SettingKind::Penalty(Color::Black),
            Self::PenaltyWhite => SettingKind::Penalty(Color::White),
            Self::PrisonersBlack => SettingKind::Prisoners(Color::Black),
            Self::PrisonersWhite => SettingKind::Prisoners(Color::White),
            Self::LastMove => SettingKind::LastMove,
            Self::Dead => SettingKind::Dead,
            Self::Bowls => SettingKind::Bowls,
            Self::Claimed | Self::Turn => return None,
        })
    }

    /// The choices as value and label; empty for settings that are typed.
    #[must_use]
    pub fn choices(self) -> Vec<(&'static str, &'static str)> {
        match self {
            Self::Rules => Preset::ALL.iter().map(|p| (p.name(), p.name())).collect(),
            Self::LastMove => vec![("black", say!("count-form-blacks")), ("white", say!("count-form-whites"))],
            Self::Turn => vec![
                ("", say!("count-form-found-by-itself")),
                ("0", say!("count-form-the-far-edge")),
                ("90", say!("count-form-the-left-edge")),
                ("180", say!("count-form-the-near-edge")),
                ("270", say!("count-form-the-right-edge")),
            ],
            _ => Vec::new(),
        }
    }
}

/// What a field expects, as a phrase that says what to give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Message)]
pub enum ExpectedInput {
    /// A multiple of half a point.
    Points,
    /// A penalty.
    #[message(transparent)]
    Penalty(PenaltyError),
    /// A whole number.
    #[message("value-whole-number")]
    WholeNumber,
    /// A result by points, or a draw.
    Result,
}

/// A field whose text is not valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{}: {expected}", .field.name())]
pub struct FormError {
    /// The field.
    pub field: FormField,
    /// What it expects.
    pub expected: ExpectedInput,
}

/// What was typed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Form {
    typed: BTreeMap<FormField, String>,
    /// The penalties of Black and White that were noted in the recording; they hold where none is typed.
    noted_penalties: [HalfPoints; 2],
}

impl Form {
    /// A form in which nothing is typed, about a game in whose recording these penalties of Black and White were noted.
    #[must_use]
    pub fn with_noted_penalties(noted_penalties: [HalfPoints; 2]) -> Self {
        Self { noted_penalties, ..Self::default() }
    }

    /// Sets what was typed for a setting.
    pub fn set(&mut self, field: FormField, text: String) {
        self.typed.insert(field, text);
    }

    /// What was typed for a setting, if anything.
    #[must_use]
    pub fn typed(&self, field: FormField) -> Option<&str> {
        self.typed.get(&field).map(String::as_str)
    }

    /// Parses the settings.
    ///
    /// # Errors
    /// [`FormError`] about the first field that is not valid.
    pub fn settings(&self) -> Result<AuditSettings, FormError> {
        let text = |field| self.typed(field).map(str::trim);
        let wrong = |field, expected| FormError { field, expected };
        let amount = |field| {
            let parsed = |t| HalfPoints::parse(t).ok_or_else(|| wrong(field, ExpectedInput::Points));
            text(field).map(parsed).transpose()
        };
        let count = |field| {
            let parsed =
                |t: &str| t.parse::<u16>().map(usize::from).map_err(|_| wrong(field, ExpectedInput::WholeNumber));
            text(field).map(parsed).transpose()
        };
        let penalty = |field, noted| match text(field).filter(|t| !t.is_empty()) {
            Some(typed) => parse_penalty(typed).map_err(|why| wrong(field, ExpectedInput::Penalty(why))),
            None => Ok(noted),
        };
        let [black, white] = self.noted_penalties;
        let color = |name: &str| Color::BOTH.into_iter().find(|c| c.name() == name);
        let claimed = text(FormField::Claimed).filter(|t| !t.is_empty() && *t != "-").map(|t| {
            GameResult::from_sgf(t)
                .filter(|r| matches!(r, GameResult::Win { .. } | GameResult::Draw))
                .ok_or_else(|| wrong(FormField::Claimed, ExpectedInput::Result))
        });
        let dead = text(FormField::Dead)
            .map(|t| if t.eq_ignore_ascii_case("none") || t == say!("audit-none") { "" } else { t }.to_owned());
        Ok(AuditSettings {
            agreement: Agreement {
                rules: text(FormField::Rules).and_then(Preset::from_name),
                komi: amount(FormField::Komi)?,
                dead,
                penalties: [penalty(FormField::PenaltyBlack, black)?, penalty(FormField::PenaltyWhite, white)?],
                prisoners: [count(FormField::PrisonersBlack)?, count(FormField::PrisonersWhite)?],
                handicap: count(FormField::Handicap)?,
                last_board_move: text(FormField::LastMove).and_then(color),
                ..Agreement::default()
            },
            bowls: text(FormField::Bowls).filter(|t| !t.is_empty()).map(str::to_owned),
            claimed: claimed.transpose()?,
            turn: text(FormField::Turn).and_then(|t| t.parse::<u16>().ok()).map(|degrees| (degrees / 90 % 4) as u8),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_is_understood_or_refused_by_name() {
        let form = |typed: &[(FormField, &str)]| {
            let mut form = Form::default();
            typed.iter().for_each(|&(field, text)| form.set(field, text.to_owned()));
            form.settings()
        };
        assert_eq!(form(&[]), Ok(AuditSettings::default()));
        let settings = form(&[
            (FormField::Rules, "ing-egf"),
            (FormField::Komi, " 7.5 "),
            (FormField::PenaltyBlack, "60:30 of 60:00"),
            (FormField::LastMove, "white"),
            (FormField::Dead, "none"),
            (FormField::Claimed, "b+3"),
            (FormField::Turn, "270"),
        ])
        .unwrap();
        assert_eq!(settings.agreement.rules, Some(Preset::IngEgf));
        assert_eq!(settings.agreement.komi, HalfPoints::parse("7.5"));
        assert_eq!(settings.agreement.penalties, [HalfPoints::points(2), HalfPoints::ZERO]);
        assert_eq!(settings.agreement.last_board_move, Some(Color::White));
        assert_eq!(settings.agreement.dead.as_deref(), Some(""));
        assert_eq!((settings.claimed, settings.turn), (GameResult::from_sgf("B+3"), Some(3)));
        for (field, text, status) in [
            (FormField::Komi, "much", "Komi: give a number of points such as 6.5"),
            (FormField::PenaltyWhite, "-1", "White's penalty, points: a penalty cannot be negative"),
            (FormField::Handicap, "x", "Handicap moves: give a whole number"),
            (FormField::Claimed, "Void", "Result the players claim: give a result such as B+3, W+0.5 or 0"),
        ] {
            assert_eq!(form(&[(field, text)]).unwrap_err().to_string(), status);
        }
    }
}
