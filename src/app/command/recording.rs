//! The commands that begin, end and look after a recording.

use std::path::PathBuf;

use egui::Key;

use super::group::{CommandGroup, CommandName, ctrl, named};
use crate::app::dialog::Dialog;
use crate::app::hall_form;
use crate::app::window_mode::WindowMode;
use crate::app::window_view::WindowView;
use kifuscribe_language::{phrase, say};

/// A command that begins, ends or looks after a recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordingCommand {
    /// Begin to record from the chosen source.
    Start,
    /// Begin a new recording although an earlier one of the chosen source may go on.
    StartNew,
    /// Record a sample game, of which nothing is kept.
    Rehearse,
    /// End the rehearsal and remove everything of it.
    EndRehearsal,
    /// Ask whether to end the recording, or, where its end waits for room on the disk, whether to do without.
    Stop,
    /// Resume the recording that was ended.
    Resume,
    /// Resume the recording in this session folder, with the source from which it was made.
    GoOnWith(PathBuf),
    /// Resume the recording in this session folder with the chosen source, which is another one.
    GoOnFromChosen(PathBuf),
    /// Go back from a finished recording to the choice of a source.
    Leave,
    /// Send the hall of the recording in this session folder what it lacks.
    SendNow(PathBuf),
    /// Show the recording or the SGF at this path.
    Open(PathBuf),
    /// Show the record in this SGF text, which was pasted.
    OpenText(String),
    /// Bring the board at this place, from 0, onto the screen, of those that are recorded beside each other.
    ShowBoard(usize),
    /// Open a tab in which a further source is chosen; what is recorded goes on.
    AddSource,
    /// Close the tab on the screen, whose game has not begun.
    CloseTab,
    /// Ask for another folder to go on in, because the journal cannot be written.
    OpenAnotherFolder,
    /// The doubt about the move of this number was looked at.
    SeenDoubt(usize),
    /// Dismiss the warnings about gaps.
    SeenGaps,
    /// Take the names that the hall has by now.
    TakeNames,
    /// Go on under the names with which the recording has begun, although the hall has others by now.
    KeepNames,
}

impl CommandGroup for RecordingCommand {
    fn name(&self) -> Option<CommandName> {
        Some(match self {
            Self::Start => named(phrase!("action-start-recording")).on([ctrl(Key::R)]),
            Self::Rehearse => named(phrase!("action-try-with-a-sample-game")),
            Self::EndRehearsal => named(phrase!("action-end-the-rehearsal")),
            Self::Stop => named(phrase!("action-stop-recording")).on([ctrl(Key::Period)]),
            Self::Resume => named(phrase!("action-resume-recording")),
            Self::Leave => named(phrase!("action-new-recording")).on([ctrl(Key::N)]),
            Self::AddSource => named(phrase!("action-record-a-further-source")).on([ctrl(Key::T)]),
            Self::CloseTab => named(phrase!("action-close-the-tab")),
            Self::OpenAnotherFolder => named(phrase!("action-another-folder")),
            Self::SeenGaps => named(phrase!("action-seen")),
            Self::SendNow(_) => named(phrase!("action-send-now")),
            Self::TakeNames => named(phrase!("action-take-names")),
            Self::KeepNames => named(phrase!("action-keep-names")),
            Self::GoOnWith(_)
            | Self::GoOnFromChosen(_)
            | Self::Open(_)
            | Self::OpenText(_)
            | Self::StartNew
            | Self::ShowBoard(_)
            | Self::SeenDoubt(_) => {
                return None;
            }
        })
    }

    fn is_available(&self, window: &WindowView<'_>) -> bool {
        match self {
            Self::Start | Self::StartNew => window.is_ready(),
            Self::Rehearse => window.mode == WindowMode::Choosing && window.boards.is_empty(),
            Self::EndRehearsal => window.current.is_rehearsal,
            Self::Stop => window.mode == WindowMode::Recording || window.waits_for_room(),
            Self::Resume => {
                window.mode == WindowMode::Over
                    && window.can_go_on(window.session())
                    && window.has_journal()
                    && !window.is_sealed()
                    && !window.has_confirmed_result()
                    && !window.current.is_rehearsal
                    && !window.is_recorded_elsewhere()
            }
            Self::GoOnWith(session) => window.mode == WindowMode::Choosing && window.can_go_on(session),
            Self::GoOnFromChosen(_) => window.mode == WindowMode::Choosing && window.is_ready(),
            Self::SendNow(session) => window.can_send(session),
            Self::Leave => window.mode == WindowMode::Over,
            Self::Open(_) | Self::OpenText(_) => window.can_open(),
            Self::ShowBoard(number) => {
                *number < window.boards.len()
                    && (window.mode != WindowMode::Ending || window.waits_for_room())
                    && !window.acts.dialog.as_ref().is_some_and(Dialog::is_about_the_window)
            }
            Self::AddSource => {
                matches!(window.mode, WindowMode::Recording | WindowMode::Over) && !window.current.is_rehearsal
            }
            Self::CloseTab => window.is_before_the_game() && window.boards.len() > 1,
            Self::OpenAnotherFolder => {
                window.waits_for_room()
                    || (window.mode == WindowMode::Recording && window.snapshot.is_some_and(|s| s.unwritten > 0))
            }
            Self::SeenDoubt(number) => {
                let row = number.checked_sub(1).and_then(|i| window.game?.rows.get(i));
                row.is_some_and(|row| row.doubtful && !row.is_seen)
            }
            Self::TakeNames | Self::KeepNames => window.offered_names().is_some(),
            Self::SeenGaps => {
                window.snapshot.is_some_and(|s| s.gaps.len() > window.current.gaps_seen)
                    || hall_form::not_sent_of(&window.hall.tables, &window.hall.not_sent_seen).is_some()
            }
        }
    }

    fn why_not(&self, window: &WindowView<'_>) -> Option<&'static str> {
        let of_confirmed = || window.has_confirmed_result().then(|| say!("why-not-its-result-is-confirmed"));
        let of_sealed = window.is_sealed().then(|| say!("why-not-it-is-sealed"));
        let of = |source: Option<&str>| source.is_some_and(|source| window.is_used_beside(source));
        let used = || say!("why-not-source-is-used-beside");
        match self {
            Self::Resume => {
                let is_used = of(window.source_to_go_on(window.session()));
                let elsewhere = || window.is_recorded_elsewhere().then(|| say!("why-not-recorded-elsewhere"));
                of_sealed.or_else(of_confirmed).or_else(elsewhere).or_else(|| is_used.then(used))
            }
            Self::GoOnWith(session) => of(window.source_to_go_on(session)).then(used),
            Self::Start | Self::GoOnFromChosen(_) => window.is_source_used_beside().then(used),
            _ => None,
        }
    }
}
