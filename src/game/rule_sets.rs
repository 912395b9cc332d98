//! The rules of each preset.

use super::color::Color;
use super::halfpoints::HalfPoints;
use super::preset::Preset;
use super::rules::{
    Compensation, Dame, End, FirstMove, IllegalMove, KoRule, LatenessRule, MoveCompletion, Nigiri, Placement, Resume,
    Rules, Scoring, SekiEyes, StoneSet, Stop, Suicide, Tie,
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
        move_made: MoveCompletion::HandOff,
        illegal: IllegalMove::Restore,
        nigiri: Nigiri::Choice,
        set: StoneSet::Equal,
        lateness: LatenessRule::DoubleDeduction,
        pair_go: false,
        blitz: false,
    };

    const ING_AGA: Self = Self {
        preset: Preset::IngAga,
        tie: Tie::WhiteWithHandicapElseBlack,
        compensation: Compensation::PointPerMove,
        ..Self::ING
    };

    const ING_EGF: Self = Self {
        preset: Preset::IngEgf,
        suicide: Suicide::MultiStone,
        ko: KoRule::Simple,
        end: End::Agreement,
        tie: Tie::Draw,
        illegal: IllegalMove::Referee,
        ..Self::ING
    };

    const WMSG_2008: Self = Self {
        preset: Preset::Wmsg2008,
        ko: KoRule::Simple,
        stop: Stop::Agreement,
        end: End::Agreement,
        parity_correction: true,
        tie: Tie::Draw,
        komi: HalfPoints::halves(13),
        illegal: IllegalMove::Referee,
        ..Self::ING
    };

    const AREA: Self = Self {
        preset: Preset::Area,
        suicide: Suicide::Forbidden,
        ko: KoRule::PositionalSuperko,
        end: End::AtStop,
        tie: Tie::Draw,
        komi: HalfPoints::halves(15),
        illegal: IllegalMove::Referee,
        ..Self::ING
    };

    const AGA: Self = Self {
        preset: Preset::Aga,
        suicide: Suicide::Forbidden,
        ko: KoRule::SituationalSuperko,
        end: End::Agreement,
        tie: Tie::Draw,
        komi: HalfPoints::halves(15),
        placement: Placement::StarPoints,
        first_move: FirstMove::WhiteAfterHandicap,
        compensation: Compensation::PointPerMove,
        illegal: IllegalMove::Referee,
        ..Self::ING
    };

    const NEW_ZEALAND: Self = Self {
        preset: Preset::NewZealand,
        suicide: Suicide::Allowed,
        ko: KoRule::SituationalSuperko,
        end: End::Agreement,
        tie: Tie::Draw,
        komi: HalfPoints::points(7),
        first_move: FirstMove::WhiteAfterHandicap,
        illegal: IllegalMove::Referee,
        ..Self::ING
    };

    const TROMP_TAYLOR: Self = Self {
        preset: Preset::TrompTaylor,
        suicide: Suicide::Allowed,
        ko: KoRule::PositionalSuperko,
        end: End::AtStop,
        tie: Tie::Draw,
        komi: HalfPoints::halves(15),
        illegal: IllegalMove::Referee,
        ..Self::ING
    };

    const JAPANESE: Self = Self {
        preset: Preset::Japanese,
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
        move_made: MoveCompletion::HandOffOrClock,
        illegal: IllegalMove::UndoOrLoss,
        nigiri: Nigiri::Black,
        set: StoneSet::BlackOneMore,
        lateness: LatenessRule::OneHour,
        ..Self::ING
    };

    /// The rules of a preset.
    #[must_use]
    pub const fn preset(preset: Preset) -> Self {
        match preset {
            Preset::Ing => Self::ING,
            Preset::IngEgf => Self::ING_EGF,
            Preset::IngAga => Self::ING_AGA,
            Preset::Wmsg2008 => Self::WMSG_2008,
            Preset::Area => Self::AREA,
            Preset::Aga => Self::AGA,
            Preset::NewZealand => Self::NEW_ZEALAND,
            Preset::TrompTaylor => Self::TROMP_TAYLOR,
            Preset::Japanese => Self::JAPANESE,
        }
    }
}
