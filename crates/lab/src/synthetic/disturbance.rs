//! What may happen at a real board besides play.

use strum::{IntoStaticStr, VariantArray};

use kifuscribe_core::game::point::Point;

/// What may happen during a clip besides play. Every change of the stones is undone, so that the game stays the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Disturbance {
    /// The camera is bumped and stays where it was pushed to.
    Bump,
    /// The board slides a little on the table.
    Slide,
    /// A hand stays over the board for eight seconds.
    Rest,
    /// A hand comes, hesitates, and leaves without a stone.
    Hover,
    /// The camera's automatic exposure jumps.
    Exposure,
    /// The light is poor and the pictures are noisy.
    Noise,
    /// A cloud covers the sun for a while.
    Cloud,
    /// The lamp over the board is switched off and stays off.
    Lamp,
    /// The camera's automatic exposure hunts for the right value.
    Hunting,
    /// The light flickers with the mains, and the camera reads its rows one after the other.
    Flicker,
    /// The camera refocuses every seven seconds.
    Refocus,
    /// A stone is placed beside its point and slid there.
    Slip,
    /// A stone is placed on the wrong point, picked up and placed on the right one.
    Retake,
    /// Two moves between two frames without a hand.
    Quick,
    /// Captured stones stay on the board for 20 seconds.
    Linger,
    /// Half of the captured stones are lifted at once, the others later.
    Partly,
    /// A captured stone is dropped on the board's edge and picked up.
    Drop,
    /// A stone is knocked to the next point and moved back.
    Knock,
    /// A stone is knocked to the next point and moved back later.
    OneOff,
    /// The board is turned by half a turn.
    Turn,
    /// The light goes out and on again.
    Dark,
    /// A reflection moves across the board.
    Glare,
    /// Spectators lean in from both sides.
    Spectator,
    /// A lid is put on the board for a while.
    Lid,
    /// Stones are laid out beside the board to count byo-yomi periods.
    ByoYomi,
    /// Prisoners are passed across the board.
    Prisoners,
    /// Two stones of one colour are placed at once and removed.
    Double,
    /// Three stones of one colour are placed at once and removed.
    Triple,
    /// A player moves twice in a row and removes the second stone.
    Twice,
    /// A stone of the wrong colour is placed and exchanged.
    #[strum(serialize = "wrong-colour")]
    WrongColor,
    /// The board is cleared and set up again later.
    Adjourn,
    /// The players review the game after its end.
    Review,
    /// The players clear the board after the end of the game.
    Sweep,
}

impl Disturbance {
    /// Every disturbance, in the order of the declaration.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the name on the command line and in the truth.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the share of the moves after which it happens, from 0 to 1.
    pub(super) const fn share(self) -> f64 {
        match self {
            Self::Bump => 0.33,
            Self::Slide => 0.67,
            Self::Rest => 0.5,
            Self::Hover => 0.4,
            Self::Exposure => 0.25,
            Self::Cloud => 0.2,
            Self::Lamp => 0.7,
            Self::Slip => 0.18,
            Self::Retake => 0.22,
            Self::Quick => 0.29,
            Self::Drop => 0.55,
            Self::Knock => 0.36,
            Self::OneOff => 0.62,
            Self::Turn => 0.71,
            Self::Dark => 0.44,
            Self::Glare => 0.47,
            Self::Spectator => 0.14,
            Self::Lid => 0.59,
            Self::ByoYomi => 0.1,
            Self::Prisoners => 0.76,
            Self::Double => 0.52,
            Self::Triple => 0.8,
            Self::Twice => 0.84,
            Self::WrongColor => 0.88,
            Self::Adjourn => 0.92,
            Self::Linger | Self::Partly | Self::Review | Self::Sweep => 0.0,
            Self::Noise | Self::Hunting | Self::Flicker | Self::Refocus => 0.0,
        }
    }

    /// Whether it happens at the next capture.
    pub(super) const fn needs_capture(self) -> bool {
        matches!(self, Self::Linger | Self::Partly)
    }

    /// Whether it can happen at a capture of the stones on these points.
    pub(super) fn is_possible_at(self, lifted: &[Point]) -> bool {
        lifted.len() > usize::from(self == Self::Partly)
    }

    /// Whether it is a way of placing a stone or of lifting the captured ones.
    pub(super) const fn is_placement(self) -> bool {
        self.needs_capture() || matches!(self, Self::Rest | Self::Slip | Self::Retake | Self::WrongColor)
    }

    /// Whether it is a change of the light or the camera that goes on from the first frame to the last.
    pub(super) const fn is_from_the_start(self) -> bool {
        matches!(self, Self::Noise | Self::Hunting | Self::Flicker | Self::Refocus)
    }

    /// Whether it is a change of the light or the camera that takes its course while play goes on.
    pub(super) const fn is_course(self) -> bool {
        self.is_from_the_start() || matches!(self, Self::Cloud | Self::Lamp)
    }

    /// Whether it happens, or begins, between two moves.
    pub(super) const fn is_between_moves(self) -> bool {
        let elsewhere = matches!(self, Self::Quick | Self::Review | Self::Sweep);
        !self.is_placement() && !self.is_from_the_start() && !elsewhere
    }

    /// Whether every frame without a hand shows a position of the game.
    #[cfg(test)]
    pub(super) const fn leaves_stones_alone(self) -> bool {
        matches!(
            self,
            Self::Bump
                | Self::Slide
                | Self::Rest
                | Self::Hover
                | Self::Exposure
                | Self::Noise
                | Self::Cloud
                | Self::Lamp
                | Self::Hunting
                | Self::Flicker
                | Self::Refocus
                | Self::Slip
                | Self::Dark
                | Self::Glare
                | Self::Spectator
                | Self::Lid
                | Self::ByoYomi
                | Self::Prisoners
        )
    }
}
