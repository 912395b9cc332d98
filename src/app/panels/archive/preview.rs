//! The game with the cursor: its board, the move that is shown, and the pictures of that move.

use egui::{Image, Label, RichText, ScrollArea, Slider, Ui, vec2};

use super::marks;
use super::send::send;
use super::years;
use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::archive::page::ArchivePage;
use crate::app::archive::preview::{EvidencePicture, GamePreview};
use crate::app::command::ArchiveCommand;
use crate::app::panel_context::PanelContext;
use crate::app::theme::{GAP, section_text};
use crate::app::widgets::board_diagram::{BoardDiagram, DiagramLook};
use kifuscribe_archive::continuation::Continuation;
use kifuscribe_archive::pattern::NextMove;
use kifuscribe_archive::query::FoundGame;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record::Player;
use kifuscribe_core::game::record_note::NoteGrade;
use kifuscribe_language::{as_sentence, say};

/// Minimum width, in points, of a preview whose continuations have titles in words.
const ROOMY: f32 = 300.0;

/// The most continuations that are listed.
const MOST_CONTINUATIONS: usize = 8;

/// Draws the preview.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage) {
    ScrollArea::vertical().id_salt("preview").auto_shrink([false, false]).show(ui, |ui| {
        let Some(preview) = page.preview() else {
            ui.label(context.weak(say!("archive-preview-the-game-with-the-cursor")));
            return;
        };
        heading(ui, context, &preview.game);
        match &preview.read {
            Ok(read) => {
                doubts(ui, context, &preview.game, &read.notes);
                board(ui, context, preview);
                pictures(ui, context, preview);
            }
            Err(why) => drop(ui.add(Label::new(RichText::new(why).color(context.theme.bad)).wrap())),
        }
        ui.horizontal_wrapped(|ui| {
            for command in [PageCommand::LookForShown, PageCommand::LookForCorner] {
                context.button(ui, command);
            }
            for command in [ArchiveCommand::ShowFolder, ArchiveCommand::AskExport] {
                context.button(ui, command);
            }
        });
        if preview.read.is_ok() {
            marks::show(ui, context, preview);
        }
        continuations(ui, context, page);
        years::show(ui, context, &page.list().years);
        ui.add(Label::new(context.weak(preview.game.path.display().to_string()).small()).wrap());
    });
}

fn heading(ui: &mut Ui, context: &PanelContext<'_>, game: &FoundGame) {
    let info = &game.info;
    let player = |player: &Player| match (player.name.as_str(), player.rank.as_str()) {
        ("", _) => "?".to_owned(),
        (name, "") => name.to_owned(),
        (name, rank) => format!("{name} {rank}"),
    };
    let players = say!("word-black-white", black = player(&info.black), white = player(&info.white));
    ui.add(Label::new(RichText::new(players).text_style(section_text()).strong()).wrap());
    let round = if info.round.is_empty() { String::new() } else { say!("word-round-number", round = info.round) };
    let table = if info.table.is_empty() { String::new() } else { say!("word-table", table = info.table) };
    let komi = info.komi.map_or_else(String::new, |komi| say!("ledger-komi", points = komi));
    let result = match (info.result, game.result_status) {
        (None, _) => String::new(),
        (Some(result), None) => result.to_listed(),
        (Some(result), Some(status)) => format!("{} ({status})", result.to_listed()),
    };
    let parts = [&info.date, &info.event, &round, &table, &komi, &info.rules, &result];
    let parts: Vec<&str> = parts.into_iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    ui.add(Label::new(context.weak(parts.join(", "))).wrap());
}

/// Draws what was read doubtfully, with what the file says.
fn doubts(ui: &mut Ui, context: &PanelContext<'_>, game: &FoundGame, notes: &[(NoteGrade, String)]) {
    if notes.is_empty() {
        return;
    }
    for (grade, note) in notes {
        ui.add(match grade {
            NoteGrade::Doubt => Label::new(RichText::new(as_sentence(note)).color(context.theme.warn)).wrap(),
            NoteGrade::Respelling => Label::new(context.weak(say!("archive-graded-note", grade, note))).wrap(),
        });
    }
    let written: Vec<String> = game.written.iter().map(|(property, value)| format!("{property}[{value}]")).collect();
    let written = written.join(" ");
    if !written.is_empty() {
        ui.add(Label::new(context.weak(say!("archive-preview-as-written", written))).wrap());
    }
}

fn board(ui: &mut Ui, context: &PanelContext<'_>, preview: &GamePreview) {
    let Some(diagram) = &preview.diagram else { return };
    let side = ui.available_width();
    ui.allocate_ui(vec2(side, side), |ui| {
        let board = BoardDiagram {
            diagram,
            theme: context.theme,
            look: DiagramLook::of(&context.workspace.settings),
            rings: &[],
        };
        if let Some(number) = board.show(ui) {
            send(context, PageCommand::Show(number));
        }
    });
    let mut shown = preview.shown;
    ui.spacing_mut().slider_width = (ui.available_width() - GAP).max(60.0);
    let slider = Slider::new(&mut shown, 0..=preview.moves()).show_value(false);
    if ui.add(slider).accessible_name(say!("archive-preview-move-shown")).changed() {
        send(context, PageCommand::Show(shown));
    }
    let (text, notes) = preview.move_text();
    ui.label(RichText::new(text).strong());
    if !notes.is_empty() {
        ui.add(Label::new(context.weak(notes)).wrap());
    }
}

/// Draws the pictures before and after the move shown.
fn pictures(ui: &mut Ui, context: &PanelContext<'_>, preview: &GamePreview) {
    if !preview.has_pictures() {
        return;
    }
    let hashes = preview.hashes();
    if hashes == [None; 2] {
        ui.label(context.weak(say!("archive-preview-no-picture-was-taken-of")));
        return;
    }
    let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    ui.horizontal_top(|ui| {
        for (hash, when) in hashes.into_iter().zip([say!("proposal-before"), say!("proposal-after")]) {
            let Some(hash) = hash else { continue };
            ui.allocate_ui(vec2(width, width), |ui| {
                ui.vertical(|ui| {
                    ui.label(context.weak(when));
                    picture(ui, context, preview, hash, when);
                });
            });
        }
    });
}

fn picture(ui: &mut Ui, context: &PanelContext<'_>, preview: &GamePreview, hash: &str, when: &str) {
    match preview.picture(hash) {
        Some(EvidencePicture::Read(texture)) => {
            let image =
                Image::new(texture).max_width(ui.available_width()).alt_text(say!("archive-preview-the-move", when));
            ui.add(image);
        }
        Some(EvidencePicture::Gone) => {
            let text = say!("archive-preview-it-was-deleted-or-is");
            ui.add(Label::new(context.weak(text)).wrap());
        }
        Some(EvidencePicture::Reading) | None => drop(ui.label(context.weak("…"))),
    }
}

/// Draws what was played after the position that was looked for.
fn continuations(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage) {
    let list = page.list();
    let Some(pattern) = page.filter.position.as_ref().filter(|_| !list.continuations.is_empty()) else { return };
    ui.add_space(GAP);
    ui.label(RichText::new(say!("archive-preview-played-next")).text_style(section_text()).strong());
    let titles = if ui.available_width() < ROOMY {
        ["", say!("archive-preview-games"), "B+", "W+"]
    } else {
        ["", say!("archive-preview-games"), say!("word-black-won"), say!("word-white-won")]
    };
    egui::Grid::new("continuations").num_columns(4).min_col_width(0.0).striped(true).show(ui, |ui| {
        for title in titles {
            ui.label(context.weak(title));
        }
        ui.end_row();
        for next in list.continuations.iter().take(MOST_CONTINUATIONS) {
            ui.label(next_text(next, pattern.size()));
            for number in [next.games, next.black_wins, next.white_wins] {
                ui.label(number.to_string());
            }
            ui.end_row();
        }
    });
}

fn next_text(next: &Continuation, size: BoardSize) -> String {
    match next.next {
        NextMove::Inside(color, point) => format!("{color} {}", point.label(size)),
        NextMove::None | NextMove::Elsewhere => say!("archive-preview-elsewhere").to_owned(),
    }
}
