//! What the games have to be: a field for words, and a chip for everything else.

use egui::{Button, Grid, Id, Key, Label, Popup, PopupCloseBehavior, RichText, Slider, Stroke, TextEdit, Ui};

use super::searches;
use super::send::{search_field, send, shortened};
use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::archive::filter::{ATTENTION, FilterPart, GameFilter};
use crate::app::archive::page::ArchivePage;
use crate::app::command::{ArchiveCommand, Command};
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;
use kifuscribe_archive::move_sequence::MoveSequence;
use kifuscribe_archive::query::GameAttention;
use kifuscribe_language::say;

/// The width of the field for words, in points.
const SEARCH_WIDTH: f32 = 260.0;

/// The least one: what is looked for is said in it, and has room in each language.
const LEAST_SEARCH_WIDTH: f32 = 215.0;

/// The width of a field in a chip's menu, in points.
const FIELD_WIDTH: f32 = 220.0;

/// The longest text on a chip, in characters.
const LONGEST: usize = 28;

/// Draws the field and the chips.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage) {
    ui.horizontal_wrapped(|ui| {
        search(ui, context, page);
        for part in FilterPart::ALL {
            chip(ui, context, page, part);
        }
        searches::show(ui, context, page);
    });
    if let Some(options) = page.filter.rest_text() {
        ui.horizontal_wrapped(|ui| {
            ui.add(Label::new(context.weak(say!("archive-filters-rest", options))).wrap());
            let text = say!("archive-filters-take-this-away");
            if ui.small_button("×").on_hover_text(text).accessible_name(text).clicked() {
                let filter = GameFilter { rest: Box::default(), ..page.filter.clone() };
                send(context, PageCommand::Filter(Box::new(filter)));
            }
        });
    }
    if let Some(problem) = page.problem() {
        ui.label(RichText::new(problem).color(context.theme.bad));
    }
    ui.add_space(GAP);
}

fn search(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage) {
    let seen = Id::unique("searches seen");
    if page.search_requests != ui.data(|d| d.get_temp(seen)).unwrap_or(0) {
        ui.data_mut(|d| d.insert_temp(seen, page.search_requests));
        ui.memory_mut(|m| m.request_focus(search_field()));
    }
    let mut filter = page.filter.clone();
    let width = SEARCH_WIDTH.min((ui.available_width() * 0.42).max(LEAST_SEARCH_WIDTH));
    let field = TextEdit::singleline(&mut filter.text).id(search_field()).desired_width(width);
    let response = ui
        .add(field.hint_text(say!("archive-filters-names-event-comments")))
        .accessible_name(say!("archive-filters-words-to-look-for"));
    if response.changed() {
        send(context, PageCommand::Filter(Box::new(filter)));
    }
}

/// Draws a chip: its menu says what is looked for, and a cross takes it away.
fn chip(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage, part: FilterPart) {
    let text = page.filter.text_of(part);
    let theme = context.theme;
    let label = match &text {
        None => RichText::new(part.text()).color(theme.text_weak),
        Some(text) => RichText::new(format!("{}: {}", part.text(), shortened(text, LONGEST))).strong(),
    };
    let name = text.as_ref().map_or_else(|| part.text().to_owned(), |text| format!("{}: {text}", part.text()));
    let mut button = Button::new(label).corner_radius(14);
    if text.is_some() {
        button = button.fill(theme.selected).stroke(Stroke::new(1.0, theme.accent));
    }
    if part == FilterPart::Position && text.is_none() {
        let response = ui
            .add(button)
            .accessible_name(part.text())
            .on_hover_text(Command::Archive(ArchiveCommand::Page(PageCommand::Draw(true))).tooltip());
        if response.clicked() {
            send(context, PageCommand::Draw(page.drawing.is_none()));
        }
    } else {
        let response = ui.add(button).accessible_name(name);
        let popup = Popup::from_toggle_button_response(&response).id(Id::unique(("menu of a chip", part)));
        popup.close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(|ui| menu(ui, context, page, part));
    }
    if text.is_some() {
        let cross =
            ui.add(Button::new("×").corner_radius(14)).accessible_name(say!("archive-filters-any", name = part.text()));
        if cross.on_hover_text(say!("archive-filters-take-this-away")).clicked() {
            send(context, PageCommand::Filter(Box::new(page.filter.without(part))));
        }
    }
}

fn menu(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage, part: FilterPart) {
    let mut filter = page.filter.clone();
    ui.set_min_width(FIELD_WIDTH);
    match part {
        FilterPart::Player => {
            ui.label(context.weak(say!("archive-filters-words-of-a-name-in")));
            field(ui, &mut filter.player, "Müller", say!("archive-filters-players-name"), true);
        }
        FilterPart::Event => {
            ui.label(context.weak(say!("archive-filters-words-of-the-event")));
            field(ui, &mut filter.event, "Winter Open", say!("archive-filters-events-name"), true);
        }
        FilterPart::Date => {
            ui.label(context.weak(say!("archive-filters-a-day-a-month-or")));
            Grid::new("days").num_columns(2).show(ui, |ui| {
                ui.label(say!("archive-filters-from"));
                field(ui, &mut filter.since, "2026-11", say!("archive-filters-first-day"), true);
                ui.end_row();
                ui.label(say!("archive-filters-to"));
                field(ui, &mut filter.until, "2026-11-21", say!("archive-filters-last-day"), false);
                ui.end_row();
            });
        }
        FilterPart::Result => result(ui, context, &mut filter),
        FilterPart::Attention => {
            for attention in ATTENTION {
                attention_switch(ui, &mut filter, attention);
            }
        }
        FilterPart::Position => {
            let moves = filter.moves.as_ref().map_or(0, MoveSequence::count);
            if moves > 0 {
                ui.label(context.weak(say!("archive-filters-last-moves-in-order")));
                ui.add(Slider::new(&mut filter.in_order, 0..=moves))
                    .accessible_name(say!("archive-filters-last-moves-in-order"));
            }
            if context.button(ui, PageCommand::Draw(true)).clicked() {
                ui.close();
            }
        }
        FilterPart::Tag => {
            field(ui, &mut filter.tag, "", part.text(), true);
            for tag in &page.list().tags {
                if ui.selectable_label(filter.tag.eq_ignore_ascii_case(tag), tag).clicked() {
                    tag.clone_into(&mut filter.tag);
                    ui.close();
                }
            }
        }
    }
    if filter != page.filter {
        send(context, PageCommand::Filter(Box::new(filter)));
    }
}

/// Draws a field of a menu; Enter closes the menu. The first one has the focus when the menu opens.
fn field(ui: &mut Ui, text: &mut String, hint: &str, name: &str, is_first: bool) {
    let response = ui.add(TextEdit::singleline(text).hint_text(hint).desired_width(FIELD_WIDTH)).accessible_name(name);
    let opened = ui.scope_id().with(name);
    let now = ui.ctx().cumulative_pass_nr();
    let drawn: Option<u64> = ui.data(|d| d.get_temp(opened));
    ui.data_mut(|d| d.insert_temp(opened, now));
    if is_first && drawn.is_none_or(|drawn| drawn + 1 < now) {
        response.request_focus();
    }
    if response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter)) {
        ui.close();
    }
}

fn result(ui: &mut Ui, context: &PanelContext<'_>, filter: &mut GameFilter) {
    for (result, text) in [
        ("", say!("archive-filters-any-alone")),
        ("B+", say!("word-black-won")),
        ("W+", say!("word-white-won")),
        ("?", say!("archive-filters-none-is-known")),
    ] {
        if ui.radio(filter.result == result, text).clicked() {
            result.clone_into(&mut filter.result);
        }
    }
    ui.label(context.weak(say!("archive-filters-or-exactly")));
    field(ui, &mut filter.result, "W+0.5", say!("archive-filters-exact-result"), false);
}

fn attention_switch(ui: &mut Ui, filter: &mut GameFilter, attention: GameAttention) {
    let mut is_on = filter.attention.contains(&attention);
    if ui.checkbox(&mut is_on, attention.text()).clicked() {
        filter.attention.retain(|&other| other != attention);
        if is_on {
            filter.attention.push(attention);
        }
    }
}
