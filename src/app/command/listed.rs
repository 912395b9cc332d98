//! The commands that are listed.

use super::{
    ActCommand, ArchiveCommand, Command, CountCommand, EndCommand, ExportCommand, PaletteCommand, RecordingCommand,
    SourceCommand, SpectatorCommand, Switch, ViewCommand, Walk, Zoom,
};
use crate::app::file_dialog::FileChoice;
use crate::app::game_export::GameExportLook;
use crate::app::parts::PaletteKind;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::recording::Answer;

/// The commands of menus, keyboard and palette, in the order of the palette. Keys with Shift
/// come before the same keys without it, which would match too.
pub static LISTED: [Command; 65] = [
    Command::Recording(RecordingCommand::Start),
    Command::Source(SourceCommand::CheckView),
    Command::Recording(RecordingCommand::Rehearse),
    Command::Recording(RecordingCommand::EndRehearsal),
    Command::Source(SourceCommand::EndCheck),
    Command::Source(SourceCommand::ShowPhone),
    Command::Source(SourceCommand::FreeCorners),
    Command::Recording(RecordingCommand::Stop),
    Command::Recording(RecordingCommand::AddSource),
    Command::Recording(RecordingCommand::CloseTab),
    Command::Recording(RecordingCommand::Resume),
    Command::Recording(RecordingCommand::Leave),
    Command::End(EndCommand::Begin),
    Command::End(EndCommand::ShowSlip),
    Command::Act(ActCommand::Seal),
    Command::Act(ActCommand::OpenResult),
    Command::Act(ActCommand::OpenIncident),
    Command::Act(ActCommand::Answer(Answer::Confirmed)),
    Command::Act(ActCommand::Answer(Answer::Rejected)),
    Command::Palette(PaletteCommand::Open(PaletteKind::Fixes)),
    Command::Act(ActCommand::Correct(Correction::Redo)),
    Command::Act(ActCommand::Correct(Correction::TakeBack)),
    Command::View(ViewCommand::ToggleHistory),
    Command::Act(ActCommand::Pass),
    Command::View(ViewCommand::Walk(Walk::BackTen)),
    Command::View(ViewCommand::Walk(Walk::ForwardTen)),
    Command::View(ViewCommand::Walk(Walk::Back)),
    Command::View(ViewCommand::Walk(Walk::Forward)),
    Command::View(ViewCommand::Walk(Walk::First)),
    Command::View(ViewCommand::Live),
    Command::Palette(PaletteCommand::Open(PaletteKind::Moves)),
    Command::View(ViewCommand::ToggleDemonstration),
    Command::Spectators(SpectatorCommand::Toggle),
    Command::View(ViewCommand::ToggleBigBoard),
    Command::View(ViewCommand::Toggle(Switch::Overlay)),
    Command::View(ViewCommand::Toggle(Switch::CloseUp)),
    Command::View(ViewCommand::Toggle(Switch::Coordinates)),
    Command::View(ViewCommand::NextNumbers),
    Command::View(ViewCommand::Toggle(Switch::NaturalPlacement)),
    Command::View(ViewCommand::Toggle(Switch::Light)),
    Command::View(ViewCommand::Toggle(Switch::HighContrast)),
    Command::View(ViewCommand::Toggle(Switch::ReducedMotion)),
    Command::View(ViewCommand::Zoom(Zoom::In)),
    Command::View(ViewCommand::Zoom(Zoom::Out)),
    Command::View(ViewCommand::Zoom(Zoom::Reset)),
    Command::Export(ExportCommand::CopyRecord),
    Command::Export(ExportCommand::CopyPath),
    Command::Export(ExportCommand::ShowFolder),
    Command::Export(ExportCommand::Ask(GameExportLook::Picture)),
    Command::Export(ExportCommand::Ask(GameExportLook::Kifu)),
    Command::Pick(FileChoice::Video),
    Command::Pick(FileChoice::Pictures),
    Command::Pick(FileChoice::Tournament),
    Command::Pick(FileChoice::Recording),
    Command::Pick(FileChoice::Records),
    Command::Source(SourceCommand::RefreshCameras),
    Command::Palette(PaletteCommand::Open(PaletteKind::Commands)),
    Command::View(ViewCommand::ToggleKeys),
    Command::Act(ActCommand::OpenInfo),
    Command::View(ViewCommand::DismissMessage),
    Command::Count(CountCommand::Open),
    Command::Count(CountCommand::Close),
    Command::Archive(ArchiveCommand::Open),
    Command::Archive(ArchiveCommand::Close),
    Command::Quit,
];

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::super::NextGameCommand;
    use super::super::group::{ctrl, plain};
    use super::*;
    use crate::app::archive::command::ArchivePageCommand as PageCommand;
    use crate::app::archive::duplicates::DuplicateCommand;
    use crate::app::archive::section::ArchiveSection;
    use crate::app::count::command::CountPageCommand;
    use crate::app::count::input::CountInput;
    use egui::{Key, KeyboardShortcut};
    use kifuscribe_core::session::counting::Resolution;

    /// The commands that only a button sends.
    static BUTTONS: [Command; 46] = [
        Command::Source(SourceCommand::ReadSlip),
        Command::Recording(RecordingCommand::TakeNames),
        Command::Recording(RecordingCommand::KeepNames),
        Command::Source(SourceCommand::ChooseBoards(Vec::new())),
        Command::Export(ExportCommand::Stop),
        Command::Source(SourceCommand::Show),
        Command::End(EndCommand::Back),
        Command::End(EndCommand::SaveSlip),
        Command::End(EndCommand::OpenSlip),
        Command::Count(CountCommand::Page(CountPageCommand::Take(CountInput::Final(0)))),
        Command::Act(ActCommand::Correct(Correction::AsRecorded)),
        Command::End(EndCommand::Count),
        Command::Recording(RecordingCommand::OpenAnotherFolder),
        Command::End(EndCommand::PlayOn),
        Command::NextGame(NextGameCommand::ReadTournamentAgain),
        Command::NextGame(NextGameCommand::CloseTournament),
        Command::Recording(RecordingCommand::SeenGaps),
        Command::Count(CountCommand::Page(CountPageCommand::ReadPictures)),
        Command::Count(CountCommand::Page(CountPageCommand::ConfirmSettings)),
        Command::Count(CountCommand::Page(CountPageCommand::ChangeSettings)),
        Command::Count(CountCommand::Page(CountPageCommand::ChangePictures)),
        Command::Count(CountCommand::Page(CountPageCommand::Begin)),
        Command::Count(CountCommand::Page(CountPageCommand::Follow(true))),
        Command::Count(CountCommand::Page(CountPageCommand::Follow(false))),
        Command::Count(CountCommand::Decide(Resolution::StoneFound)),
        Command::Count(CountCommand::Decide(Resolution::CountedAgain)),
        Command::Count(CountCommand::Decide(Resolution::ComputedAccepted)),
        Command::Count(CountCommand::Decide(Resolution::RefereeDecided)),
        Command::Count(CountCommand::Decide(Resolution::Confirmed)),
        Command::Count(CountCommand::TakeRulingBack),
        Command::Count(CountCommand::Page(CountPageCommand::SaveReport)),
        Command::Count(CountCommand::AskToHide),
        Command::Archive(ArchiveCommand::Page(PageCommand::Section(ArchiveSection::Games))),
        Command::Archive(ArchiveCommand::Page(PageCommand::Section(ArchiveSection::Duplicates))),
        Command::Archive(ArchiveCommand::Page(PageCommand::Section(ArchiveSection::Players))),
        Command::Archive(ArchiveCommand::Page(PageCommand::Duplicates(DuplicateCommand::Undo))),
        Command::Archive(ArchiveCommand::OpenGame),
        Command::Archive(ArchiveCommand::ShowFolder),
        Command::Archive(ArchiveCommand::AskExport),
        Command::Archive(ArchiveCommand::Page(PageCommand::Export)),
        Command::Archive(ArchiveCommand::Page(PageCommand::StopExport)),
        Command::Archive(ArchiveCommand::Page(PageCommand::Draw(true))),
        Command::Archive(ArchiveCommand::Page(PageCommand::LookForDrawing)),
        Command::Archive(ArchiveCommand::Page(PageCommand::LookForShown)),
        Command::Archive(ArchiveCommand::Page(PageCommand::LookForCorner)),
        Command::Count(CountCommand::Page(CountPageCommand::Step(0))),
    ];

    #[test]
    fn every_command_has_one_name_and_no_key_means_two_things() {
        let (mut names, mut keys) = (HashSet::new(), HashSet::new());
        for command in LISTED.iter().chain(&BUTTONS) {
            assert!(!command.text().is_empty() && names.insert(command.text()), "{command:?}");
            for shortcut in command.keys() {
                assert!(keys.insert((shortcut.modifiers, shortcut.logical_key)), "{command:?} {shortcut:?}");
            }
        }
    }

    #[test]
    fn keys_mean_what_recorders_are_used_to() {
        let check = |shortcut: KeyboardShortcut, command: Command| {
            assert!(command.keys().contains(&shortcut), "{command:?}");
        };
        check(plain(Key::ArrowUp), Command::View(ViewCommand::Walk(Walk::Back)));
        check(plain(Key::ArrowDown), Command::View(ViewCommand::Walk(Walk::Forward)));
        check(plain(Key::Home), Command::View(ViewCommand::Walk(Walk::First)));
        check(plain(Key::End), Command::View(ViewCommand::Live));
        check(ctrl(Key::G), Command::Palette(PaletteCommand::Open(PaletteKind::Moves)));
        check(plain(Key::Space), Command::Act(ActCommand::Answer(Answer::Confirmed)));
        check(plain(Key::Backspace), Command::Act(ActCommand::Answer(Answer::Rejected)));
        check(plain(Key::F11), Command::View(ViewCommand::ToggleBigBoard));
        check(ctrl(Key::ArrowLeft), Command::View(ViewCommand::Walk(Walk::First)));
        check(ctrl(Key::ArrowRight), Command::View(ViewCommand::Live));
        check(plain(Key::Questionmark), Command::View(ViewCommand::ToggleKeys));
        check(plain(Key::K), Command::View(ViewCommand::Toggle(Switch::Coordinates)));
    }
}
