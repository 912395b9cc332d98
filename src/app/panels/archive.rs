//! The page of the archive: what is looked for, the games, and the one with the cursor.

mod drawing;
mod duplicates;
mod export;
mod filters;
mod list;
mod marks;
mod players;
mod preview;
mod searches;
mod send;
mod suggestions;
mod years;

use egui::{Button, CentralPanel, Event, Frame, Key, Modifiers, Panel, Popup, Ui};

use self::send::{search_field, send};
use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::archive::page::ArchivePage;
use crate::app::archive::section::ArchiveSection;
use crate::app::archive::selection::RowStep;
use crate::app::command::ArchiveCommand;
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;

/// Minimum width, in points, of a window whose preview has its full width.
const WIDE_FROM: f32 = 1000.0;

/// The width of the preview in a wide window, in points.
const PREVIEW_WIDTH: f32 = 400.0;

/// Draws the page.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage) {
    keys(ui, context, page);
    let width = ui.available_width();
    let beside = if width >= WIDE_FROM { PREVIEW_WIDTH } else { (width * 0.42).max(200.0) };
    let column = Frame::new().fill(context.theme.panel).inner_margin(10);
    Panel::right("beside the games").exact_size(beside).resizable(false).frame(column).show(ui, |ui| {
        match (&page.drawing, page.section) {
            (Some(drawn), ArchiveSection::Games) => drawing::show(ui, context, drawn),
            (_, ArchiveSection::Games | ArchiveSection::Duplicates) => preview::show(ui, context, page),
            (_, ArchiveSection::Players) => suggestions::show(ui, context, &page.players),
        }
    });
    let ground = Frame::new().fill(context.theme.ground).inner_margin(10);
    CentralPanel::default().frame(ground).show(ui, |ui| {
        sections(ui, context, page);
        export::show_running(ui, context, page);
        match page.section {
            ArchiveSection::Games => {
                filters::show(ui, context, page);
                list::show(ui, context, page);
            }
            ArchiveSection::Duplicates => duplicates::show(ui, context, page),
            ArchiveSection::Players => players::show(ui, context, &page.players),
        }
    });
    export::show(ui, context, page);
}

/// Draws the tabs of the sections.
fn sections(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage) {
    ui.horizontal_wrapped(|ui| {
        for section in ArchiveSection::ALL {
            let tab = Button::selectable(section == page.section, section.text());
            context.add_button(ui, tab, PageCommand::Section(section));
        }
    });
    ui.add_space(GAP);
}

/// Sends the commands whose keys were pressed: those of a file manager, and the arrows for the previewed moves.
fn keys(ui: &Ui, context: &PanelContext<'_>, page: &ArchivePage) {
    let is_asked = context.view.palette.is_some() || context.acts.dialog.is_some();
    if page.section != ArchiveSection::Games || is_asked || page.export.is_some() || Popup::is_any_open(ui.ctx()) {
        return;
    }
    let search = search_field();
    let is_search = ui.memory(|m| m.has_focus(search));
    let pressed = |modifiers, key| ui.input_mut(|i| i.consume_key(modifiers, key));
    // From the field for words the list is one key away.
    if is_search && (pressed(Modifiers::NONE, Key::ArrowDown) || pressed(Modifiers::NONE, Key::Escape)) {
        ui.memory_mut(|m| m.surrender_focus(search));
        return;
    }
    if ui.memory(|m| m.focused().is_some()) {
        return;
    }
    let steps = [
        (Key::ArrowUp, RowStep::Up),
        (Key::ArrowDown, RowStep::Down),
        (Key::PageUp, RowStep::PageUp),
        (Key::PageDown, RowStep::PageDown),
        (Key::Home, RowStep::First),
        (Key::End, RowStep::Last),
    ];
    for (key, step) in steps {
        for (modifiers, extends) in [(Modifiers::SHIFT, true), (Modifiers::NONE, false)] {
            if pressed(modifiers, key) {
                send(context, PageCommand::Step(step, extends));
            }
        }
    }
    let shown = page.preview().map_or(0, |preview| preview.shown);
    for (key, to) in [(Key::ArrowLeft, shown.saturating_sub(1)), (Key::ArrowRight, shown + 1)] {
        if pressed(Modifiers::NONE, key) {
            send(context, PageCommand::Show(to));
        }
    }
    if pressed(Modifiers::COMMAND, Key::A) {
        send(context, PageCommand::ChooseAll);
    }
    if pressed(Modifiers::NONE, Key::Enter) {
        send(context, ArchiveCommand::OpenGame);
    }
    // Letters are words to look for. The field takes them in this frame. A question mark lists the keys.
    let is_text = |event: &Event| matches!(event, Event::Text(text) if !text.trim().is_empty() && text != "?");
    if ui.input(|i| i.events.iter().any(is_text)) {
        ui.memory_mut(|m| m.request_focus(search));
    }
}
