//! The settings of a count that can be typed or chosen.

use kifuscribe_core::count::setting::SettingKind;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::rules::Preset;
use kifuscribe_language::say;
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
    /// Who gives what is against the record.
    GivenBy,
    /// Why that is given.
    Reasons,
}

impl FormField {
    /// Every setting, in the order of the screen.
    pub const ALL: [Self; 14] = [
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
        Self::GivenBy,
        Self::Reasons,
    ];

    /// Those that say who gives settings against the record, and why.
    pub const AGAINST_RECORD: [Self; 2] = [Self::GivenBy, Self::Reasons];

    /// Its name on the screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self.kind() {
            Some(kind) => audit_text::setting_label(kind),
            None if self == Self::Claimed => say!("count-form-result-the-players-claim"),
            None if self == Self::GivenBy => say!("count-form-given-by"),
            None if self == Self::Reasons => say!("count-form-reasons"),
            None => say!("count-form-top-of-the-record-in"),
        }
    }

    /// The setting of an audit that the field sets; `None` for the claimed result, the turn, and who gives what is against the record.
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
            Self::Claimed | Self::Turn | Self::GivenBy | Self::Reasons => return None,
        })
    }

    /// The field of a setting of an audit; `None` for one that is given on the command line alone.
    #[must_use]
    pub const fn of(kind: SettingKind) -> Option<Self> {
        Some(match kind {
            SettingKind::Rules => Self::Rules,
            SettingKind::Komi => Self::Komi,
            SettingKind::Handicap => Self::Handicap,
            SettingKind::Penalty(Color::Black) => Self::PenaltyBlack,
            SettingKind::Penalty(Color::White) => Self::PenaltyWhite,
            SettingKind::Prisoners(Color::Black) => Self::PrisonersBlack,
            SettingKind::Prisoners(Color::White) => Self::PrisonersWhite,
            SettingKind::LastMove => Self::LastMove,
            SettingKind::Dead => Self::Dead,
            SettingKind::Bowls => Self::Bowls,
            SettingKind::PairGo | SettingKind::Compensation | SettingKind::Odd => return None,
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
