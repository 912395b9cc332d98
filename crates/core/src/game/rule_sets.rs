//! The rules of each preset.

use super::color::Color;
use super::halfpoints::HalfPoints;
use super::preset::Preset;
use super::rules::{
    Compensation, Dame, End, FirstMove, IllegalMove, KoRule, LatenessRule, Nigiri, Placement, Resume, Rules, Scoring,
    SekiEyes, StoneSet, Stop, Suicide, Tie,
};

impl Rules {
    const ING: Self = Self {
        preset: Preset::Ing,
        suicide: Suicide::OneStoneIsPass,
        ko: KoRule::Ing,
        stop: Stop::Passes(2),
        end: End::Passes(4),
        resume: Resume::PlayerOnTurn,
        scoring: Scoring::Area,
        parity_correction: false,
        tie: Tie::To(Color::Black),
        komi: HalfPoints::points(8),
        placement: Placement::Free,
        first_move: FirstMove::Black,
        compensation: Compensation::None,
        seki_eyes: SekiEyes::Count,
        dame: Dame::BeforeStop,
        illegal: IllegalMove::Restore,
        nigiri: Nigiri::Choice,
        set: StoneSet::Equal,
        lateness: LatenessRule::DoubleDeduction,
        pair_go: false,
    };

    const AREA: Self = Self {
        preset: Preset::Area,
        suicide: Suicide::Forbidden,
        ko: KoRule::PositionalSuperko,
        end: End::AtStop,
        tie: Tie::Draw,
        komi: HalfPoints::halves(15),
        illegal: IllegalMove::Referee,
        nigiri: Nigiri::NotStated,
        lateness: LatenessRule::NotStated,
        ..Self::ING
    };

    /// The rules of a preset.
    #[must_use]
    pub const fn preset(preset: Preset) -> Self {
        let (ing, area) = (Self::ING, Self::AREA);
        match preset {
            Preset::Ing => ing,
            Preset::IngAga => {
                Self { preset, tie: Tie::WhiteWithHandicapElseBlack, compensation: Compensation::PointPerMove, ..ing }
            }
            Preset::IngEgf => Self {
                preset,
                suicide: Suicide::MultiStone,
                ko: KoRule::Simple,
                end: End::Agreement,
                tie: Tie::Draw,
                illegal: IllegalMove::Referee,
                nigiri: Nigiri::NotStated,
                lateness: LatenessRule::NotStated,
                ..ing
            },
            Preset::Wmsg2008 => Self {
                preset,
                ko: KoRule::Simple,
                stop: Stop::Agreement,
                end: End::Agreement,
                parity_correction: true,
                tie: Tie::Draw,
                komi: HalfPoints::halves(13),
                illegal: IllegalMove::Referee,
                nigiri: Nigiri::NotStated,
                lateness: LatenessRule::NotStated,
                ..ing
            },
            Preset::Area => area,
            Preset::TrompTaylor => Self { preset, suicide: Suicide::Allowed, ..area },
            Preset::Aga => Self {
                preset,
                ko: KoRule::SituationalSuperko,
                end: End::Agreement,
                placement: Placement::StarPoints,
                first_move: FirstMove::WhiteAfterHandicap,
                compensation: Compensation::PointPerMove,
                ..area
            },
            Preset::NewZealand => Self {
                preset,
                suicide: Suicide::Allowed,
                ko: KoRule::SituationalSuperko,
                end: End::Agreement,
                komi: HalfPoints::points(7),
                first_move: FirstMove::WhiteAfterHandicap,
                ..area
            },
            Preset::Japanese => Self {
                preset,
                suicide: Suicide::Forbidden,
                ko: KoRule::Simple,
                end: End::Agreement,
                resume: Resume::OpponentOfRequester,
                scoring: Scoring::Territory,
                tie: Tie::To(Color::White),
                komi: HalfPoints::halves(13),
                placement: Placement::StarPoints,
                first_move: FirstMove::WhiteAfterHandicap,
                seki_eyes: SekiEyes::Nothing,
                dame: Dame::AfterStop,
                illegal: IllegalMove::UndoOrLoss,
                nigiri: Nigiri::Black,
                set: StoneSet::BlackOneMore,
                lateness: LatenessRule::OneHour,
                ..ing
            },
        }
    }
}
