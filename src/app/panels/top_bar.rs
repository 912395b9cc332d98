//! The bar at the top: menus, players, and the notice that this program only records.

use egui::{Align, Frame, Label, Layout, MenuBar, RichText, Stroke, Ui};

use super::{hall, spectators};
use crate::app::command::{
    ActCommand, ArchiveCommand, Command, CountCommand, EndCommand, ExportCommand, PaletteCommand, RecordingCommand,
    SourceCommand, SpectatorCommand, Switch, ViewCommand, Walk, Zoom, commands,
};
use crate::app::file_dialog::FileChoice;
use crate::app::game_export::GameExportLook;
use crate::app::panel_context::PanelContext;
use crate::app::parts::PaletteKind;
use crate::app::theme::{LOW_WINDOW, PAD, ROUNDING};
use crate::app::window_mode::WindowMode;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::recording::Answer;
use kifuscribe_formats::settings::MoveNumbers;
use kifuscribe_language::{self as language, Language, say};

/// The room in which the name of this window's board is drawn, in points; in less it would be cut off.
const BOARD_NAME: f32 = 72.0;

/// Draws the bar.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    MenuBar::new().ui(ui, |ui| {
        menus(ui, context);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            recording_only(ui, context);
            if let Some(text) = spectators::summary(&context.spectators.status)
                && ui.button(text).on_hover_text(Command::Spectators(SpectatorCommand::Toggle).text()).clicked()
            {
                context.send(SpectatorCommand::Toggle);
            }
            hall::show_summary(ui, context);
            if ui.available_width() >= BOARD_NAME {
                let name =
                    Label::new(RichText::new(&context.workspace.board).color(context.theme.text_weak)).truncate();
                ui.add(name).on_hover_text(say!("top-bar-this-windows-board-a-second"));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                if let Some(title) = context
                    .snapshot
                    .filter(|_| context.archive.is_none())
                    .map(|s| title(&s.view.info))
                    .filter(|t| !t.is_empty())
                {
                    ui.add_space(PAD);
                    ui.add(Label::new(RichText::new(title).strong()).truncate());
                }
            });
        });
    });
}

fn menus(ui: &mut Ui, context: &PanelContext<'_>) {
    let groups = |ui: &mut Ui, groups: &[&[Command]]| menu_groups(ui, context, groups);
    let walk = |walk| Command::View(ViewCommand::Walk(walk));
    ui.menu_button(say!("top-bar-recording"), |ui| recording(ui, context));
    ui.menu_button(say!("word-moves"), |ui| {
        low_rows(ui);
        let steps = [Walk::Back, Walk::Forward, Walk::BackTen, Walk::ForwardTen].map(walk);
        let jumps = commands![walk(Walk::First), ViewCommand::Live, PaletteCommand::Open(PaletteKind::Moves)];
        let answers = [Answer::Confirmed, Answer::Rejected].map(ActCommand::Answer).map(Command::Act);
        let fixes = commands![PaletteCommand::Open(PaletteKind::Fixes)];
        let undo = [Correction::TakeBack, Correction::Redo].map(ActCommand::Correct).map(Command::Act);
        groups(ui, &[&steps, &jumps, &answers, &fixes, &undo, &commands![ViewCommand::ToggleHistory]]);
    });
    ui.menu_button(say!("top-bar-view"), |ui| {
        low_rows(ui);
        context.menu_items(ui, &commands![ViewCommand::ToggleBigBoard, ViewCommand::ToggleDemonstration]);
        ui.separator();
        for switch in [
            Switch::Overlay,
            Switch::CloseUp,
            Switch::Coordinates,
            Switch::NaturalPlacement,
            Switch::Light,
            Switch::HighContrast,
            Switch::ReducedMotion,
        ] {
            context.menu_switch(ui, switch);
        }
        ui.separator();
        move_numbers(ui, context);
        languages(ui, context);
        let zooms = [Zoom::In, Zoom::Out, Zoom::Reset].map(ViewCommand::Zoom).map(Command::View);
        let lists = commands![PaletteCommand::Open(PaletteKind::Commands), ViewCommand::ToggleKeys];
        groups(ui, &[&zooms, &lists]);
    });
}

/// The height of a row of a menu in a low window, in points.
const LOW_ROW: f32 = 18.0;

/// Makes the rows of a menu low in a low window: all of them fit.
fn low_rows(ui: &mut Ui) {
    if ui.ctx().content_rect().height() < LOW_WINDOW {
        let spacing = ui.spacing_mut();
        (spacing.interact_size.y, spacing.button_padding.y, spacing.item_spacing.y) = (LOW_ROW, 1.0, 2.0);
    }
}

/// Draws the menu of what is recorded or opened. Why submenus and low rows: it fits into a window of 300 points.
fn recording(ui: &mut Ui, context: &PanelContext<'_>) {
    low_rows(ui);
    let groups = |ui: &mut Ui, groups: &[&[Command]]| menu_groups(ui, context, groups);
    let is_choosing = matches!(context.mode, WindowMode::Choosing | WindowMode::Checking);
    if is_choosing {
        context.menu_items(ui, &[Command::Pick(FileChoice::Recording)]);
        ui.menu_button(say!("top-bar-source"), |ui| {
            let choices = [FileChoice::Video, FileChoice::Pictures].map(Command::Pick);
            let others = [FileChoice::Tournament, FileChoice::Records].map(Command::Pick);
            groups(ui, &[&choices, &commands![SourceCommand::RefreshCameras], &others]);
        });
        ui.separator();
        let begin = commands![RecordingCommand::Rehearse, SourceCommand::CheckView, RecordingCommand::Start];
        context.menu_items(ui, &begin);
    } else {
        let is_over = context.mode == WindowMode::Over;
        let over = commands![RecordingCommand::Resume, RecordingCommand::Leave];
        context.menu_items(ui, if is_over { &over } else { &[Command::Recording(RecordingCommand::Stop)] });
        context.menu_items(ui, &commands![RecordingCommand::AddSource]);
        ui.separator();
        ui.menu_button(say!("top-bar-end-of-the-game"), |ui| {
            let end = commands![EndCommand::Begin, ActCommand::OpenResult, EndCommand::ShowSlip, ActCommand::Seal];
            context.menu_items(ui, &end);
        });
        context.menu_items(ui, &commands![ActCommand::OpenInfo, ActCommand::OpenIncident]);
        ui.menu_button(say!("top-bar-copy-and-export"), |ui| {
            let exports = [GameExportLook::Picture, GameExportLook::Kifu].map(ExportCommand::Ask).map(Command::Export);
            let copies = [ExportCommand::CopyRecord, ExportCommand::CopyPath, ExportCommand::ShowFolder];
            groups(ui, &[&copies.map(Command::Export), &exports]);
        });
    }
    if context.phone_in_use().is_some() {
        context.menu_items(ui, &commands![SourceCommand::ShowPhone]);
    }
    ui.separator();
    let audit = if context.count.is_some() { CountCommand::Close } else { CountCommand::Open };
    let others = commands![SpectatorCommand::Toggle, ArchiveCommand::Open, audit];
    groups(ui, &[&others, &[Command::Quit]]);
}

/// Draws the menu of the numbers on the stones.
fn move_numbers(ui: &mut Ui, context: &PanelContext<'_>) {
    let next = Command::View(ViewCommand::NextNumbers);
    let text = format!("{}   {}", next.text(), next.key_text());
    ui.menu_button(text, |ui| {
        for choice in MoveNumbers::ALL {
            let name = match choice {
                MoveNumbers::All => say!("top-bar-numbers-all").to_owned(),
                MoveNumbers::Last => say!("top-bar-numbers-last", n = MoveNumbers::LAST),
                MoveNumbers::None => say!("top-bar-numbers-none").to_owned(),
            };
            if ui.radio(context.workspace.settings.move_numbers == choice, name).clicked() {
                context.send(ViewCommand::Number(choice));
                ui.close();
            }
        }
    });
}

/// Draws the menu of languages. Why its name is there in English too: who has chosen a wrong one has to find it.
fn languages(ui: &mut Ui, context: &PanelContext<'_>) {
    ui.menu_button(say!("top-bar-language"), |ui| {
        for language in Language::ALL {
            let is_there = language != Language::Chinese || !context.view.lacks_chinese;
            ui.add_enabled_ui(is_there, |ui| {
                // Without a font its name in itself would be empty boxes.
                let name = if is_there { language.name() } else { "Chinese" };
                let choice = ui.radio(language::current() == language, name);
                let choice = choice.on_disabled_hover_text(say!("application-no-chinese-font"));
                if choice.clicked() {
                    context.send(ViewCommand::Speak(language));
                    ui.close();
                }
            });
        }
    });
}

/// Draws groups of menu items with lines between them.
fn menu_groups(ui: &mut Ui, context: &PanelContext<'_>, groups: &[&[Command]]) {
    for (i, commands) in groups.iter().enumerate() {
        if i > 0 {
            ui.separator();
        }
        context.menu_items(ui, commands);
    }
}

/// Draws the notice for players and referees that this program does not play, count or advise.
pub(super) fn recording_only(ui: &mut Ui, context: &PanelContext<'_>) {
    let theme = context.theme;
    let text = RichText::new(say!("top-bar-recording-only")).color(theme.good).strong();
    let frame = Frame::new().stroke(Stroke::new(1.5, theme.good)).corner_radius(ROUNDING).inner_margin(4);
    frame.show(ui, |ui| ui.label(text)).response.on_hover_text(say!("top-bar-there-is-no-playing-program"));
}

/// The players and the event in one line, such as `Ito 3d (Black) - Novák 2d (White), Open Cup, round 3`; empty
/// where nothing is known.
fn title(info: &GameInfo) -> String {
    let player = |p: &Player| match (p.name.is_empty(), p.rank.is_empty()) {
        (true, _) => "?".to_owned(),
        (false, true) => p.name.clone(),
        (false, false) => format!("{} {}", p.name, p.rank),
    };
    let mut parts = Vec::new();
    if !info.names_nobody() {
        parts.push(say!("word-black-white", black = player(&info.black), white = player(&info.white)));
    }
    if !info.event.is_empty() {
        parts.push(info.event.clone());
    }
    if !info.round.is_empty() {
        parts.push(say!("word-round-number", round = info.round));
    }
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_title_says_what_is_known() {
        let player = |name: &str, rank: &str| Player { name: name.into(), rank: rank.into(), ..Player::default() };
        let info = GameInfo { black: player("Ito", "3d"), event: "Open Cup".into(), ..GameInfo::default() };
        assert_eq!(title(&info), "Ito 3d (Black) - ? (White), Open Cup");
        let full = GameInfo { white: player("Novák", ""), round: "3".into(), ..info };
        assert_eq!(title(&full), "Ito 3d (Black) - Novák (White), Open Cup, round 3");
        assert_eq!(title(&GameInfo::default()), "");
    }
}
