//! Which commands are available now, and why others are not.

use super::PanelContext;
use crate::app::command::{Command, PaletteKind, Switch, Walk};
use crate::app::count::command::CountCommand;
use crate::app::count::input::CountInput;
use crate::app::count::page::Stage;
use crate::app::dialog::Dialog;
use crate::app::end::EndCommand;
use crate::app::file_dialog::FileChoice;
use crate::app::hall_form::{self, SeatCommand};
use crate::app::window_state::WindowMode;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::recording::ResultStatus;
use kifuscribe_language::say;

impl PanelContext<'_> {
    /// Whether the command is available now. Menus, shortcuts and the palette all use this.
    #[must_use]
    pub fn can(&self, command: &Command) -> bool {
        // What lies behind the page of the archive is not changed unseen.
        if self.archive.is_some() && !works_in_archive(command) {
            return false;
        }
        if self.count.is_some_and(|page| page.is_hidden) && !works_while_hidden(command) {
            return false;
        }
        if self.end_page().is_some() && needs_the_record(command) || self.count.is_some() && changes_moves(command) {
            return false;
        }
        if self.others_are_recorded() && ends_the_others(command) {
            return false;
        }
        let mode = self.mode;
        let is_ready = mode != WindowMode::Recording && mode != WindowMode::Ending && self.settings.source.is_some();
        let is_checking = mode == WindowMode::Checking;
        let moves = self.game.map_or(0, |g| g.rows.len());
        let shown = self.game.map_or(0, |g| g.shown);
        match command {
            Command::Start => is_ready,
            // A sample game is shown to nobody.
            Command::ToggleSpectators => !self.state.is_rehearsal,
            Command::Rehearse => mode == WindowMode::Choosing,
            Command::EndRehearsal => self.state.is_rehearsal,
            Command::AskToHide => self.count.is_some_and(|page| !page.is_hidden),
            Command::OpenInfo => match mode {
                WindowMode::Choosing | WindowMode::Checking => false,
                // What is known of a recording that is resumed is read while its source is opened.
                WindowMode::Recording => self.snapshot.is_some_and(|s| s.source.is_some()),
                WindowMode::Ending | WindowMode::Over => true,
            },
            Command::HoverMove(_) => true,
            Command::CheckView | Command::ShowSource => mode == WindowMode::Choosing && is_ready,
            Command::EndCheck => is_checking,
            Command::PlaceCorner(..) | Command::KeepCorners | Command::SetLines(_) => {
                is_checking && self.pictures.live().is_some()
            }
            Command::FreeCorners => is_checking && self.state.corners.is_some(),
            Command::ChooseBoards(numbers) => {
                let before = matches!(mode, WindowMode::Choosing | WindowMode::Checking);
                let seen = self.snapshot.and_then(|s| s.boards.as_ref()).map_or(0, |found| found.poses.len());
                before && numbers.iter().all(|&number| number < seen)
            }
            Command::ShowBoard(number) => {
                *number < self.boards.len() && mode != WindowMode::Ending && self.count.is_none()
            }
            Command::Stop => mode == WindowMode::Recording,
            Command::Leave => mode == WindowMode::Over,
            Command::Resume | Command::Seal if self.state.is_rehearsal => false,
            Command::Resume => {
                mode == WindowMode::Over
                    && is_ready
                    && self.has_journal()
                    && !self.is_sealed()
                    && !self.has_confirmed_result()
            }
            Command::SetMoveMade(_) => matches!(mode, WindowMode::Choosing | WindowMode::Checking),
            Command::Seal => mode == WindowMode::Over && self.can_correct() && !self.is_sealed(),
            Command::OpenIncident => match mode {
                WindowMode::Over => self.can_correct(),
                WindowMode::Recording => true,
                _ => false,
            },
            Command::OpenResult => self.can_correct() && !self.has_confirmed_result(),
            Command::EditDecision(_)
            | Command::EditIncident(_)
            | Command::EditWithdrawal(_)
            | Command::SignSeal(_)
            | Command::EditAnotherFolder(_)
            | Command::EditReasons(_)
            | Command::EditExportPath(_)
            | Command::EditInfo(_)
            | Command::CloseDialog => self.state.dialog.is_some(),
            Command::Agree => self.state.dialog.as_ref().is_some_and(Dialog::is_complete),
            Command::OpenAnotherFolder => {
                mode == WindowMode::Recording && self.snapshot.is_some_and(|s| s.unwritten > 0)
            }
            Command::Pick(FileChoice::AnotherFolder) => {
                !self.state.picking && matches!(self.state.dialog, Some(Dialog::AnotherFolder(_)))
            }
            Command::AskExport(_) => self.can_export(),
            Command::StopExport => self.exporting.is_some(),
            Command::Pick(FileChoice::GameExport(_)) => {
                !self.state.picking && matches!(self.state.dialog, Some(Dialog::Export(_)))
            }
            Command::CountGame => self.asks_if_over() || self.can_end(&EndCommand::Choose(GameResult::Void)),
            Command::PlayOn => self.asks_if_over(),
            Command::End(command) => self.can_end(command),
            Command::SeenDoubt(number) => {
                let row = number.checked_sub(1).and_then(|i| self.game?.rows.get(i));
                row.is_some_and(|row| row.doubtful && !row.is_seen)
            }
            Command::SeenGaps => {
                self.snapshot.is_some_and(|s| s.gaps.len() > self.state.gaps_seen)
                    || hall_form::not_sent_of(self.hall_tables, &self.state.not_sent_seen).is_some()
            }
            Command::Answer(_) => {
                matches!(mode, WindowMode::Recording | WindowMode::Over) && self.question_in_front().is_some()
            }
            Command::Correct(Correction::TakeBack) => {
                // On the page of an audit only its own rulings are taken back, by the button beside them.
                self.can_correct()
                    && self.count.is_none()
                    && self.snapshot.is_some_and(|s| s.view.can_take_back || s.view.last_act().is_some())
            }
            Command::Correct(Correction::Redo) => self.can_correct() && self.snapshot.is_some_and(|s| s.view.can_redo),
            Command::Correct(Correction::AsRecorded) => {
                self.can_correct() && self.game.is_some_and(|g| !g.disagreement.points.is_empty())
            }
            Command::Correct(correction) => self.can_correct() && self.refusal(correction).is_none(),
            Command::Pass | Command::Propose(_) => self.can_correct(),
            Command::PointAt(number) => number.is_none_or(|number| self.can_correct() && (1..=moves).contains(&number)),
            Command::OpenPalette(PaletteKind::Fixes) => self.can_correct() && moves > 0,
            Command::SelectQuestion(_) => self.question_in_front().is_some(),
            Command::Walk(Walk::Back | Walk::BackTen | Walk::First) => shown > 0,
            Command::Walk(Walk::Forward | Walk::ForwardTen) => shown < moves,
            Command::Live => self.state.shown.is_some(),
            Command::GoTo(_) | Command::OpenPalette(PaletteKind::Moves) | Command::CopyRecord => moves > 0,
            Command::CopyPath => moves > 0 && self.snapshot.is_some_and(|s| !s.sgf.as_os_str().is_empty()),
            Command::Pick(FileChoice::Count(CountInput::Record)) if self.state.end.is_some() => false,
            Command::Pick(FileChoice::Count(_)) => {
                !self.state.picking && self.count.is_some_and(|page| page.stage() == Stage::Choosing)
            }
            Command::OpenRecording(_) | Command::OpenText(_) | Command::Pick(FileChoice::Recording) => {
                matches!(mode, WindowMode::Choosing | WindowMode::Over) && !self.state.picking
            }
            Command::GoOnWith(_) => mode == WindowMode::Choosing && is_ready,
            Command::ToggleHistory => {
                let has_history = self.snapshot.is_some_and(|s| !s.view.history.is_empty());
                self.state.history_open || has_history || self.can_correct()
            }
            Command::SignAs(_) => self.state.history_open,
            Command::Pick(FileChoice::Export) => {
                !self.state.picking && self.archive.is_some_and(|page| page.export.is_some())
            }
            Command::UseSource(_) | Command::Pick(FileChoice::Video) if self.chooses_a_source_to_watch() => {
                !self.state.picking
            }
            Command::UseSource(_) | Command::Pick(_) => mode == WindowMode::Choosing && !self.state.picking,
            Command::EditGame(_) => {
                matches!(mode, WindowMode::Choosing | WindowMode::Checking) && self.tournament.is_none()
            }
            Command::RefreshCameras => mode == WindowMode::Choosing || self.chooses_a_source_to_watch(),
            Command::EditAddress(_) | Command::OpenTournament(_) | Command::EditTournament(_) => {
                mode == WindowMode::Choosing
            }
            Command::Hall(SeatCommand::AskAgain | SeatCommand::Leave) => {
                mode == WindowMode::Choosing && !self.hall_tables.is_empty()
            }
            Command::Hall(SeatCommand::JoinFor(board) | SeatCommand::Give { board, .. }) => {
                let before = matches!(mode, WindowMode::Choosing | WindowMode::Checking);
                let is_chosen = self.places().is_some_and(|places| places.chosen.contains(board));
                before && is_chosen && !self.hall_tables.is_empty()
            }
            Command::Hall(SeatCommand::LeaveTable(place)) => {
                matches!(mode, WindowMode::Choosing | WindowMode::Checking) && *place < self.hall_tables.len()
            }
            Command::Hall(SeatCommand::Edit(_)) => matches!(mode, WindowMode::Choosing | WindowMode::Checking),
            Command::Hall(_) => mode == WindowMode::Choosing,
            Command::ReadTournamentAgain
            | Command::CloseTournament
            | Command::ChooseTable(_)
            | Command::ChooseRound(_) => mode == WindowMode::Choosing && self.tournament.is_some(),
            Command::ToggleBigBoard => self.count.is_none() && (self.game.is_some() || self.state.big_board),
            Command::DismissMessage => self.message.is_some(),
            Command::ClosePalette | Command::EditPalette(_) | Command::SelectPalette(_) => self.state.palette.is_some(),
            Command::OpenCount => self.count.is_none() && !self.state.big_board,
            Command::CloseCount => self.count.is_some(),
            // No game that is being played can be compared with others in this window.
            Command::OpenArchive => {
                matches!(mode, WindowMode::Choosing | WindowMode::Over) && self.count.is_none() && !self.state.big_board
            }
            Command::CloseArchive => self.archive.is_some(),
            Command::Archive(command) => self.archive.is_some_and(|page| page.can(command)),
            Command::Count(CountCommand::Decide(_)) if !self.can_decide_count() => false,
            Command::Count(CountCommand::Follow(true)) if self.settings.source.is_none() => false,
            // The steps at the end of a game count that game.
            Command::Count(CountCommand::Use(CountInput::Record, _) | CountCommand::Clear(CountInput::Record))
                if self.state.end.is_some() =>
            {
                false
            }
            Command::Count(command) => self.count.is_some_and(|page| {
                // After a film the last picture is still there, and may be the finished fill.
                let live = mode != WindowMode::Ending && self.snapshot.is_some_and(|s| s.frame.is_some());
                page.can(command, live)
            }),
            Command::Light(..)
            | Command::ToggleKeys
            | Command::ShowLive(_)
            | Command::SetDelay(_)
            | Command::EditPublish(_)
            | Command::Publish(_)
            | Command::ToggleDemonstration
            | Command::Toggle(_)
            | Command::Number(_)
            | Command::NextNumbers
            | Command::Zoom(_)
            | Command::Speak(_)
            | Command::OpenPalette(PaletteKind::Commands)
            | Command::ShowFolder
            | Command::Show(_)
            | Command::Quit => true,
        }
    }

    /// Why a command is not available, where its name does not say it.
    #[must_use]
    pub fn why_not(&self, command: &Command) -> Option<&'static str> {
        let changes_the_record = matches!(
            command,
            Command::End(EndCommand::Begin)
                | Command::OpenResult
                | Command::OpenIncident
                | Command::Seal
                | Command::Resume
                | Command::Pass
                | Command::OpenPalette(PaletteKind::Fixes)
        );
        match command {
            _ if self.can(command) => None,
            _ if changes_the_record && self.is_shown_only() => Some(say!("why-not-without-its-recording")),
            Command::Resume | Command::Seal | Command::End(EndCommand::Begin) if self.is_sealed() => {
                Some(say!("why-not-it-is-sealed"))
            }
            Command::Resume if self.has_confirmed_result() => Some(say!("why-not-its-result-is-confirmed")),
            Command::Count(CountCommand::Follow(true)) if self.settings.source.is_none() => {
                Some(say!("why-not-no-camera-is-chosen"))
            }
            Command::Count(CountCommand::Follow(true)) => Some(say!("why-not-the-record-is-missing")),
            Command::ToggleSpectators => Some(say!("why-not-a-rehearsal-is-shown-to-nobody")),
            _ => None,
        }
    }

    /// Whether both players have confirmed the result of the game on the screen.
    fn has_confirmed_result(&self) -> bool {
        let result = self.snapshot.and_then(|s| s.view.result.as_ref());
        result.is_some_and(|r| r.status == ResultStatus::Confirmed)
    }
}

/// Whether a command can be given while the window shows the notice for the players.
const fn works_while_hidden(command: &Command) -> bool {
    matches!(command, Command::Count(CountCommand::Hide(false)) | Command::Agree | Command::CloseDialog)
}

/// Whether a command is about what the record's page shows, and is not given while another page lies over that.
const fn needs_the_record(command: &Command) -> bool {
    matches!(
        command,
        Command::Answer(_)
            | Command::Pass
            | Command::Propose(_)
            | Command::PointAt(_)
            | Command::OpenPalette(PaletteKind::Fixes)
            | Command::OpenCount
            | Command::OpenArchive
            | Command::ToggleBigBoard
    )
}

/// Whether a command changes the moves of the record, which must be seen for that.
const fn changes_moves(command: &Command) -> bool {
    matches!(command, Command::Pass | Command::Propose(_) | Command::OpenPalette(PaletteKind::Fixes))
}

/// Whether a command uses a source, or shows something else than the boards that are recorded together.
const fn ends_the_others(command: &Command) -> bool {
    matches!(
        command,
        Command::Start
            | Command::Resume
            | Command::OpenRecording(_)
            | Command::OpenText(_)
            | Command::Pick(FileChoice::Recording)
            | Command::OpenArchive
    )
}

/// Whether a command can be given while the page of the archive is open.
const fn works_in_archive(command: &Command) -> bool {
    matches!(
        command,
        Command::OpenArchive
            | Command::CloseArchive
            | Command::Archive(_)
            | Command::Pick(FileChoice::Export)
            | Command::Toggle(Switch::Light | Switch::Coordinates | Switch::NaturalPlacement)
            | Command::Number(_)
            | Command::NextNumbers
            | Command::Zoom(_)
            | Command::Speak(_)
            | Command::OpenPalette(PaletteKind::Commands)
            | Command::ClosePalette
            | Command::EditPalette(_)
            | Command::SelectPalette(_)
            | Command::ToggleKeys
            | Command::DismissMessage
            | Command::Quit
    )
}
