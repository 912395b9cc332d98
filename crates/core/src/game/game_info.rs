//! Who played a game, where, and on which conditions.

use kifuscribe_language::Message;
use std::time::Duration;

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::color::Color;
use super::halfpoints::HalfPoints;
use super::name_words::player_key;
use super::result::GameResult;

/// A player. Empty text means "not known".
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Player {
    /// The name; the two players of a pair-go team share one entry.
    pub name: String,
    /// The rank, such as `3d`, `2k`, `9p`.
    pub rank: String,
    /// The club, country or team.
    pub team: String,
}

/// Who played, where, and on which conditions. Empty text means "not known".
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GameInfo {
    /// The player of the black stones.
    pub black: Player,
    /// The player of the white stones.
    pub white: Player,
    /// The event.
    pub event: String,
    /// The round, such as `3` or `final`.
    pub round: String,
    /// The table or board number.
    pub table: String,
    /// Where it was played.
    pub place: String,
    /// When it was played: ISO dates as SGF lists them, such as `2026-11-21` or `2026-11-21,22`.
    pub date: String,
    /// A name for the game.
    pub game_name: String,
    /// Where the record comes from.
    pub source: String,
    /// Who recorded the game: a person or this program.
    pub recorder: String,
    /// Who commented on it.
    pub annotator: String,
    /// Who holds the rights.
    pub copyright: String,
    /// The rule set as the record names it.
    pub rules: String,
    /// The points White receives; negative is reverse komi.
    pub komi: Option<HalfPoints>,
    /// The stones Black placed before White's first move, as SGF's `HA` counts them: 0 where the game is said to be even, `None`
    /// where nothing is said.
    pub handicap: Option<usize>,
    /// Each player's main time.
    pub main_time: Option<Duration>,
    /// What follows the main time, such as `3x60 byo-yomi`.
    pub overtime: String,
    /// The result; `None` until it is decided.
    pub result: Option<GameResult>,
    /// The judge's permission to record (docs/rules.md A.10).
    pub permission: Consent,
    /// Black's consent to being recorded.
    pub black_consent: Consent,
    /// White's consent to being recorded.
    pub white_consent: Consent,
    /// When a move counts as made.
    pub move_made: MoveMade,
}

impl GameInfo {
    /// The handicap stones, 0 where none are known.
    #[must_use]
    pub fn known_handicap(&self) -> usize {
        self.handicap.unwrap_or(0)
    }

    /// A player's consent to being recorded.
    #[must_use]
    pub const fn consent(&self, color: Color) -> Consent {
        match color {
            Color::Black => self.black_consent,
            Color::White => self.white_consent,
        }
    }

    /// Whether neither Black nor White is known.
    #[must_use]
    pub const fn names_nobody(&self) -> bool {
        self.black.name.is_empty() && self.white.name.is_empty()
    }

    /// Whether both names are known and compare as one name: only what else is known of the players tells them apart.
    #[must_use]
    pub fn has_names_alike(&self) -> bool {
        let [black, white] = [&self.black, &self.white].map(|player| player_key(&player.name));
        !black.is_empty() && black == white
    }

    /// Whether Black and White of the other game have the other colours in this one, as their names have it; where these are alike, all
    /// that is known of them has to be the same.
    #[must_use]
    pub fn has_other_colors_than(&self, other: &Self) -> bool {
        if self.has_names_alike() {
            return self.black != self.white && self.black == other.white && self.white == other.black;
        }
        let key = |player: &Player| player_key(&player.name);
        let is_known = |a: &Player, b: &Player| !key(a).is_empty() && key(a) == key(b);
        key(&self.black) != key(&self.white)
            && (is_known(&self.black, &other.white) || is_known(&self.white, &other.black))
    }

    /// The colours of the players whose names are not known.
    #[must_use]
    pub fn colors_without_name(&self) -> Vec<Color> {
        let players = [(Color::Black, &self.black), (Color::White, &self.white)];
        players.into_iter().filter(|(_, player)| player.name.is_empty()).map(|(color, _)| color).collect()
    }

    /// Whether both name the same players, with their colours and in the same spelling, in the same round.
    #[must_use]
    pub fn names_as(&self, other: &Self) -> bool {
        (&self.black.name, &self.white.name, &self.round) == (&other.black.name, &other.white.name, &other.round)
    }

    /// Drops what belongs to a player in whose place `given` names another one: rank, team and consent. A refusal stays until
    /// somebody takes it back. The same name in another spelling is that of the same player, as [`player_key`] has it.
    #[must_use]
    pub fn without_players_replaced_by(mut self, given: &Self) -> Self {
        let black = (&mut self.black, &mut self.black_consent, &given.black.name);
        let white = (&mut self.white, &mut self.white_consent, &given.white.name);
        for (player, consent, name) in [black, white] {
            if !name.is_empty() && player_key(name) != player_key(&player.name) {
                *player = Player::default();
                if *consent != Consent::Refused {
                    *consent = Consent::Unsaid;
                }
            }
        }
        self
    }

    /// Whether the judge or a player has refused: the game must not be recorded.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        [self.permission, self.black_consent, self.white_consent].contains(&Consent::Refused)
    }
}

/// When a move counts as made: until then the player may put the stone elsewhere. Organisers differ (docs/rules.md A.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantArray, Message)]
pub enum MoveMade {
    /// When the hand has left the stone.
    #[default]
    #[strum(serialize = "hand-off")]
    HandOff,
    /// When the clock has been pressed. A camera over the board cannot see that; the opponent's next stone shows it.
    #[strum(serialize = "clock")]
    ClockPressed,
    /// When the captured stones have been lifted.
    #[strum(serialize = "captures")]
    CapturesLifted,
}

/// Whether a person agrees to a recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantArray, Message)]
pub enum Consent {
    /// Not asked yet.
    #[default]
    #[strum(serialize = "")]
    Unsaid,
    /// Given.
    #[strum(serialize = "yes")]
    Given,
    /// Refused: the game must not be recorded.
    #[strum(serialize = "no")]
    Refused,
    /// Left open on purpose.
    #[strum(serialize = "open")]
    Open,
}
