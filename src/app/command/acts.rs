//! The commands that answer, correct and settle the record on the screen.

use egui::Key;

use super::group::{CommandGroup, CommandName, ctrl, ctrl_shift, named, plain};
use crate::app::window_mode::WindowMode;
use crate::app::window_view::WindowView;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::recording::Answer;
use kifuscribe_language::{phrase, say};

/// A command that answers, corrects or settles the record on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ActCommand {
    /// Write answers and corrections in this name from now on; in nobody's where it is empty.
    SignAs(String),
    /// Make the question with this id the current one.
    SelectQuestion(u32),
    /// Answer the current question.
    Answer(Answer),
    /// Record a pass of the side to move.
    Pass,
    /// Apply this correction.
    Correct(Correction),
    /// Show what this correction would make of the record, and ask whether to make it.
    Propose(Correction),
    /// The next click on the diagram says where the move of this number lies; `None` ends that.
    PointAt(Option<usize>),
    /// Show what is known about the game, to put it right.
    OpenInfo,
    /// Note something about the game beside its moves.
    OpenIncident,
    /// Write down the result of the game.
    OpenResult,
    /// Ask whether to seal the record.
    Seal,
}

impl CommandGroup for ActCommand {
    fn name(&self) -> Option<CommandName> {
        Some(match self {
            Self::Answer(Answer::Confirmed) => named(phrase!("action-confirm")).on([plain(Key::Space)]),
            Self::Answer(Answer::Rejected) => named(phrase!("action-reject")).on([plain(Key::Backspace)]),
            Self::Pass => named(phrase!("action-pass")).on([plain(Key::P)]),
            Self::Correct(Correction::Redo) => named(phrase!("action-redo")).on([ctrl_shift(Key::Z), ctrl(Key::Y)]),
            Self::Correct(Correction::TakeBack) => named(phrase!("action-undo")).on([ctrl(Key::Z)]),
            Self::Correct(Correction::AsRecorded) => named(phrase!("action-the-record-is-right")),
            Self::OpenInfo => named(phrase!("action-game")).on([ctrl(Key::I)]),
            Self::OpenIncident => named(phrase!("action-note")),
            Self::OpenResult => named(phrase!("action-result")),
            Self::Seal => named(phrase!("action-seal-the-record")),
            Self::SignAs(_)
            | Self::SelectQuestion(_)
            | Self::Answer(_)
            | Self::Correct(_)
            | Self::Propose(_)
            | Self::PointAt(_) => return None,
        })
    }

    fn is_available(&self, window: &WindowView<'_>) -> bool {
        match self {
            Self::SignAs(_) => window.view.history_open,
            Self::SelectQuestion(_) => window.question_in_front().is_some(),
            Self::Answer(_) => {
                matches!(window.mode, WindowMode::Recording | WindowMode::Over) && window.question_in_front().is_some()
            }
            Self::Pass | Self::Propose(_) => window.can_correct(),
            Self::Correct(Correction::TakeBack) => {
                // On the page of an audit only its own rulings are taken back, by the button beside them.
                window.can_correct()
                    && window.count.is_none()
                    && window.snapshot.is_some_and(|s| s.view.can_take_back || s.view.last_act().is_some())
            }
            Self::Correct(Correction::Redo) => window.can_correct() && window.snapshot.is_some_and(|s| s.view.can_redo),
            Self::Correct(Correction::AsRecorded) => {
                window.can_correct() && window.game.is_some_and(|g| !g.disagreement.points.is_empty())
            }
            Self::Correct(correction) => window.can_correct() && window.refusal(correction).is_none(),
            Self::PointAt(number) => {
                number.is_none_or(|number| window.can_correct() && (1..=window.listed_moves()).contains(&number))
            }
            Self::OpenInfo => match window.mode {
                WindowMode::Choosing | WindowMode::Checking => false,
                // What is known of a recording that is resumed is read while its source is opened.
                WindowMode::Recording => window.snapshot.is_some_and(|s| s.source.is_some()),
                WindowMode::Ending | WindowMode::Over => true,
            },
            Self::OpenIncident => match window.mode {
                WindowMode::Over => window.can_correct(),
                WindowMode::Recording => true,
                WindowMode::Choosing | WindowMode::Checking | WindowMode::Ending => false,
            },
            Self::OpenResult => window.can_correct() && !window.has_confirmed_result(),
            Self::Seal => {
                window.mode == WindowMode::Over
                    && window.can_correct()
                    && !window.is_sealed()
                    && !window.current.is_rehearsal
            }
        }
    }

    fn why_not(&self, window: &WindowView<'_>) -> Option<&'static str> {
        (*self == Self::Seal && window.is_sealed()).then(|| say!("why-not-it-is-sealed"))
    }
}
