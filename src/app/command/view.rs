//! The commands that change only how the window shows what it shows.

use egui::Key;

use super::group::{CommandGroup, CommandName, ctrl, ctrl_shift, named, plain, shift};
use crate::app::parts::{BoardPart, Tab};
use crate::app::window_view::WindowView;
use kifuscribe_core::game::point::Point;
use kifuscribe_formats::settings::MoveNumbers;
use kifuscribe_language::{Language, phrase};
use kifuscribe_storage::board_settings::Settings;

/// A step through the moves of the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Walk {
    /// To the previous move.
    Back,
    /// To the next move.
    Forward,
    /// Ten moves back.
    BackTen,
    /// Ten moves on.
    ForwardTen,
    /// To the empty board.
    First,
}

impl Walk {
    fn name(self) -> CommandName {
        use Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Home, PageDown, PageUp};
        match self {
            Self::Back => named(phrase!("action-previous-move")).on([plain(ArrowUp), plain(ArrowLeft)]),
            Self::Forward => named(phrase!("action-next-move")).on([plain(ArrowDown), plain(ArrowRight)]),
            Self::BackTen => {
                named(phrase!("action-ten-moves-back")).on([plain(PageUp), shift(ArrowUp), shift(ArrowLeft)])
            }
            Self::ForwardTen => {
                named(phrase!("action-ten-moves-on")).on([plain(PageDown), shift(ArrowDown), shift(ArrowRight)])
            }
            Self::First => named(phrase!("action-first-position")).on([plain(Home), ctrl(ArrowUp), ctrl(ArrowLeft)]),
        }
    }
}

/// A setting of the view that is on or off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Switch {
    /// The grid and the stones over the picture.
    Overlay,
    /// Only the board's part of the picture.
    CloseUp,
    /// The coordinates.
    Coordinates,
    /// The stones a little beside their points, as people lay them.
    NaturalPlacement,
    /// The light theme instead of the dark one.
    Light,
    /// The theme's colours with the highest contrast.
    HighContrast,
    /// Nothing on the screen moves by itself.
    ReducedMotion,
}

impl Switch {
    /// The setting that it turns on or off.
    pub const fn of(self, settings: &mut Settings) -> &mut bool {
        match self {
            Self::Overlay => &mut settings.overlay,
            Self::CloseUp => &mut settings.close_up,
            Self::Coordinates => &mut settings.coordinates,
            Self::NaturalPlacement => &mut settings.natural_placement,
            Self::Light => &mut settings.light,
            Self::HighContrast => &mut settings.high_contrast,
            Self::ReducedMotion => &mut settings.reduced_motion,
        }
    }

    fn name(self) -> CommandName {
        match self {
            Self::Overlay => named(phrase!("action-reading-over-the-picture")).on([plain(Key::O)]),
            Self::CloseUp => named(phrase!("action-close-up-of-the-board")).on([plain(Key::Z)]),
            Self::Coordinates => named(phrase!("action-coordinates")).on([plain(Key::K)]),
            Self::NaturalPlacement => named(phrase!("action-natural-placement")),
            Self::Light => named(phrase!("action-light-theme")),
            Self::HighContrast => named(phrase!("action-high-contrast")),
            Self::ReducedMotion => named(phrase!("action-reduced-motion")),
        }
    }
}

/// A change of the size of text and buttons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Zoom {
    /// Larger.
    In,
    /// Smaller.
    Out,
    /// The system's size.
    Reset,
}

impl Zoom {
    fn name(self) -> CommandName {
        match self {
            Self::In => named(phrase!("action-larger")).on([ctrl(Key::Plus), ctrl(Key::Equals)]),
            Self::Out => named(phrase!("action-smaller")).on([ctrl(Key::Minus)]),
            Self::Reset => named(phrase!("action-normal-size")).on([ctrl(Key::Num0)]),
        }
    }
}

/// A command that changes only how the window shows what it shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ViewCommand {
    /// Step through the moves.
    Walk(Walk),
    /// Show the newest move, and follow the game.
    Live,
    /// Show the position after this move.
    GoTo(usize),
    /// The pointer is on this point of the record's board in that part, or on none: it is lit in the other part too.
    Light(BoardPart, Option<Point>),
    /// The pointer is on the move of this number in the timeline, or on none.
    HoverMove(Option<usize>),
    /// Show or leave the board alone on the whole screen.
    ToggleBigBoard,
    /// Open or close the demonstration board.
    ToggleDemonstration,
    /// Show or hide what was answered, corrected and decided.
    ToggleHistory,
    /// Show or hide the list of keys.
    ToggleKeys,
    /// Show this tab beside the board in a narrow window.
    Show(Tab),
    /// Turn a setting of the view on or off.
    Toggle(Switch),
    /// Show these move numbers on the stones.
    Number(MoveNumbers),
    /// Show the next choice of move numbers on the stones.
    NextNumbers,
    /// Change the size of text and buttons.
    Zoom(Zoom),
    /// Show the window in this language.
    Speak(Language),
    /// Dismiss the message.
    DismissMessage,
}

impl CommandGroup for ViewCommand {
    fn name(&self) -> Option<CommandName> {
        Some(match self {
            Self::Walk(walk) => walk.name(),
            Self::Live => {
                let keys = [plain(Key::End), ctrl(Key::ArrowDown), ctrl(Key::ArrowRight)];
                named(phrase!("action-newest-move")).on(keys)
            }
            Self::ToggleBigBoard => named(phrase!("action-big-board")).on([plain(Key::F11)]),
            Self::ToggleDemonstration => named(phrase!("action-demonstration-board")).on([ctrl_shift(Key::B)]),
            Self::ToggleHistory => named(phrase!("action-history")).on([ctrl(Key::H)]),
            Self::ToggleKeys => named(phrase!("action-keys")).on([plain(Key::Questionmark), plain(Key::F1)]),
            Self::Toggle(switch) => switch.name(),
            Self::NextNumbers => named(phrase!("action-move-numbers")).on([plain(Key::N)]),
            Self::Zoom(zoom) => zoom.name(),
            Self::DismissMessage => named(phrase!("action-dismiss-the-message")),
            Self::GoTo(_) | Self::Light(..) | Self::HoverMove(_) | Self::Show(_) | Self::Number(_) | Self::Speak(_) => {
                return None;
            }
        })
    }

    fn is_available(&self, window: &WindowView<'_>) -> bool {
        let shown = window.game.map_or(0, |g| g.shown);
        match self {
            Self::Walk(Walk::Back | Walk::BackTen | Walk::First) => shown > 0,
            Self::Walk(Walk::Forward | Walk::ForwardTen) => shown < window.listed_moves(),
            Self::Live => window.view.shown.is_some(),
            Self::GoTo(_) => window.listed_moves() > 0,
            Self::ToggleBigBoard => window.count.is_none() && (window.game.is_some() || window.view.big_board),
            Self::ToggleHistory => {
                let has_history = window.snapshot.is_some_and(|s| !s.view.history.is_empty());
                window.view.history_open || has_history || window.can_correct()
            }
            Self::DismissMessage => window.workspace.message.is_some(),
            Self::Light(..)
            | Self::HoverMove(_)
            | Self::ToggleDemonstration
            | Self::ToggleKeys
            | Self::Show(_)
            | Self::Toggle(_)
            | Self::Number(_)
            | Self::NextNumbers
            | Self::Zoom(_)
            | Self::Speak(_) => true,
        }
    }
}
