//! The menu of the searches that are kept: the present one is saved under a name, and each is made again with a click.

use egui::{Button, Id, Label, Popup, PopupCloseBehavior, RichText, ScrollArea, TextEdit, Ui};

use super::send::{send, shortened};
use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::archive::page::ArchivePage;
use crate::app::archive::searches::{ListedSearch, SearchCommand};
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;
use kifuscribe_language::say;

/// The width of the menu, in points.
const WIDTH: f32 = 340.0;

/// The greatest height of the lists, in points.
const HEIGHT: f32 = 260.0;

/// The least one.
const LEAST_HEIGHT: f32 = 64.0;

/// The longest text of a search, in characters.
const LONGEST: usize = 120;

/// Draws the button, and its menu while it is open.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage) {
    let response = ui.add(Button::new(say!("archive-searches")).corner_radius(14));
    if response.clicked() {
        send(context, PageCommand::Searches(SearchCommand::List));
    }
    // Of its own: a message that comes or goes changes the button's, and would close the menu.
    let popup = Popup::from_toggle_button_response(&response).id(Id::unique("menu of searches"));
    popup.close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(|ui| menu(ui, context, page));
}

fn menu(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage) {
    ui.set_width(WIDTH);
    ui.horizontal(|ui| {
        let mut name = page.searches.name.clone();
        let field = TextEdit::singleline(&mut name).hint_text(say!("archive-searches-name")).desired_width(WIDTH * 0.5);
        if ui.add(field).accessible_name(say!("archive-searches-name")).changed() {
            send(context, PageCommand::Searches(SearchCommand::Name(name)));
        }
        context.button(ui, PageCommand::Searches(SearchCommand::Save));
    });
    ui.add_space(GAP);
    let room = ui.ctx().content_rect().bottom() - ui.cursor().top() - 2.0 * GAP;
    let height = room.clamp(LEAST_HEIGHT, HEIGHT);
    let area = ScrollArea::vertical().id_salt("searches").max_height(height).min_scrolled_height(height);
    area.show(ui, |ui| {
        ui.set_width(WIDTH - 2.0 * GAP);
        let searches = match page.searches.listed() {
            None => return drop(ui.label(context.weak(say!("archive-list-reading-the-archive")))),
            Some(Err(why)) => return drop(ui.add(Label::new(RichText::new(why).color(context.theme.bad)).wrap())),
            Some(Ok(searches)) => searches,
        };
        for (are_saved, title, none) in [
            (true, say!("archive-searches-saved"), say!("archive-searches-none-saved")),
            (false, say!("archive-searches-last"), say!("archive-searches-none-made")),
        ] {
            ui.label(RichText::new(title).strong());
            let shown = searches.iter().filter(|search| search.name.is_some() == are_saved);
            if shown.map(|search| row(ui, context, search)).count() == 0 {
                ui.label(context.weak(none));
            }
            ui.add_space(GAP);
        }
    });
}

/// Draws a search: a click makes it, and the cross of a saved one deletes it.
fn row(ui: &mut Ui, context: &PanelContext<'_>, search: &ListedSearch) {
    let name = search.name.as_deref();
    ui.horizontal(|ui| {
        if let Some(name) = name {
            let text = say!("archive-searches-delete", name);
            if ui.small_button("×").on_hover_text(&text).accessible_name(&text).clicked() {
                send(context, PageCommand::Searches(SearchCommand::Delete(name.to_owned())));
            }
        }
        let label = Button::selectable(false, shortened(name.unwrap_or(&search.text), LONGEST)).wrap();
        let response = ui.add_enabled(search.filter.is_ok(), label).on_hover_text(&search.text);
        if let (true, Ok(filter)) = (response.clicked(), &search.filter) {
            send(context, PageCommand::Searches(SearchCommand::Make(Box::new(filter.clone()))));
            ui.close();
        }
    });
    if let Err(why) = &search.filter {
        ui.add(Label::new(RichText::new(why).color(context.theme.warn)).wrap());
    }
}
