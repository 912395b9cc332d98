//! The hall: joining it, and who plays there.

use egui::{Button, Key, Label, RichText, TextEdit, Ui};

use super::section::part;
use crate::app::command::{HallCommand, SourceCommand};
use crate::app::hall_form::{
    SaidOfTable, paired_game, remembered_name, said_of_table, seat_name, summary, unsent_part_text, warning,
};
use crate::app::panel_context::PanelContext;
use kifuscribe_language::{listed, say};
use kifuscribe_network::hall_link::{HallStatus, PairingState};

/// The widths of the fields for the table's number and for the token, in points.
const TABLE: f32 = 64.0;
const TOKEN: f32 = 120.0;

/// Draws its part of the card.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    part(ui, say!("hall-hall"), |ui| match (context.table, context.hall.free().as_slice()) {
        (Some(status), _) => {
            joined(ui, context, status);
            other_table(ui, context);
        }
        (None, []) => {
            choice(ui, context);
            further_tables(ui, context, context.hall.tables.iter());
        }
        (None, free @ [first, ..]) => {
            let tables = table_numbers(free.iter().copied());
            joined_line(ui, context, &say!("hall-joined-tables", tables, hall = first.seat.hall));
            further_tables(ui, context, context.hall.taken());
            if context.places().is_none() {
                take_table(ui, context);
            } else if context.boards_without_table().is_empty() {
                ui.add(Label::new(context.weak(say!("hall-which-is-chosen"))).wrap());
            }
            without_table(ui, context);
            other_table(ui, context);
        }
    });
}

/// Draws the ways to another table than the one that is joined: a board may have been carried there, and another tab has its own. Where
/// several boards are chosen, each has its own ways.
fn other_table(ui: &mut Ui, context: &PanelContext<'_>) {
    if context.is_before_the_game() && !context.chooses_several() {
        fields(ui, context, say!("hall-another-table"), HallCommand::Join);
        read_slip(ui, context);
    }
}

/// Draws the button that reads a join slip, where a picture is shown.
fn read_slip(ui: &mut Ui, context: &PanelContext<'_>) {
    if context.can(&SourceCommand::ReadSlip.into()) {
        context.button(ui, SourceCommand::ReadSlip);
    }
}

/// Draws how far the recording has come on its way to the hall, for the bar.
pub(super) fn show_summary(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(status) = context.table else {
        if context.is_unsent() {
            let text = RichText::new(say!("hall-sends-nothing")).color(context.theme.warn);
            let why = context.unsent_part().map_or_else(|| say!("hall-sends-nothing-why").to_owned(), unsent_part_text);
            ui.add(Label::new(text).truncate()).on_hover_text(why);
        }
        return;
    };
    let warning = warning(status);
    let color = if warning.is_some() { context.theme.warn } else { context.theme.text_weak };
    let text = warning.unwrap_or_else(|| seat_name(&status.seat));
    ui.add(Label::new(RichText::new(summary(status)).color(color)).truncate()).on_hover_text(text);
}

fn choice(ui: &mut Ui, context: &PanelContext<'_>) {
    fields(ui, context, say!("hall-http-hall-8080-or-the"), HallCommand::Join);
    let hint = say!("hall-names-come-from-it-and");
    ui.add(Label::new(context.weak(hint)).wrap());
    read_slip(ui, context);
    let halls = &context.workspace.settings.halls;
    for (place, seat) in halls.seats.iter().enumerate() {
        let tables = context.hall.remembered_tables(seat, &halls.boards);
        if tables.is_empty() {
            continue;
        }
        let name = remembered_name(&seat.hall, &tables);
        if ui.add(Button::new(&name).wrap()).accessible_name(say!("hall-join-name", name)).clicked() {
            context.send(HallCommand::JoinAgain(place));
        }
    }
}

/// Draws the fields in which a seat is typed, and the button that joins it. `hint` stands in the empty field of the address.
pub(super) fn fields(ui: &mut Ui, context: &PanelContext<'_>, hint: &str, join: HallCommand) {
    let mut form = context.hall.form.clone();
    let mut is_entered = false;
    // A code names its table: it is for the one that is joined first.
    let (token, token_name) = if matches!(join, HallCommand::Join) {
        (say!("hall-token-or-code"), say!("hall-token-or-code-of-the-table"))
    } else {
        (say!("hall-token"), say!("hall-token-of-the-table"))
    };
    ui.horizontal_wrapped(|ui| {
        let room = (ui.available_width() - TABLE - TOKEN - 110.0).max(200.0);
        let fields = [
            (&mut form.address, hint, say!("hall-address-of-the-hall"), room, false),
            (&mut form.table, say!("hall-table"), say!("hall-number-of-the-table"), TABLE, false),
            (&mut form.token, token, token_name, TOKEN, true),
        ];
        for (text, hint, name, width, is_secret) in fields {
            let field = TextEdit::singleline(text).hint_text(hint).desired_width(width).password(is_secret);
            let response = ui.add(field).accessible_name(name);
            is_entered |= response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
        }
        let is_in_hall = matches!(join, HallCommand::JoinFor(_));
        let is_there = !form.address.trim().is_empty() || is_in_hall && !form.table.trim().is_empty();
        let is_pressed = ui
            .add_enabled(is_there, Button::new(say!("hall-join")))
            .accessible_name(say!("hall-join-the-hall"))
            .clicked();
        if form != context.hall.form {
            context.send(HallCommand::Edit(form));
        }
        if is_there && (is_pressed || is_entered) {
            context.send(join);
        }
    });
}

fn joined(ui: &mut Ui, context: &PanelContext<'_>, status: &HallStatus) {
    joined_line(ui, context, &seat_name(&status.seat));
    show_pairing(ui, context, status);
    let are_typed =
        status.pairing != PairingState::Asked && context.next_game.tournament.is_none() && !context.chooses_several();
    if are_typed && paired_game(Some(status)).is_none() {
        ui.add(Label::new(context.weak(say!("hall-the-names-are-those-that"))).wrap());
    }
    further_tables(ui, context, context.hall.tables.iter().filter(|table| *table != status));
    without_table(ui, context);
}

/// Names the tables that are joined for other boards.
pub(super) fn further_tables<'a>(
    ui: &mut Ui,
    context: &PanelContext<'_>,
    tables: impl Iterator<Item = &'a HallStatus>,
) {
    let tables = table_numbers(tables);
    if !tables.is_empty() {
        ui.add(Label::new(context.weak(say!("hall-further-tables", tables))).wrap());
    }
}

/// Draws a button for each joined table at which no board in another tab is recorded: which of them is that of the chosen source?
fn take_table(ui: &mut Ui, context: &PanelContext<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(context.weak(say!("hall-which-table-is-it")));
        for (place, table) in context.hall.tables.iter().enumerate().filter(|(place, _)| context.hall.is_free(*place)) {
            let button = Button::new(say!("hall-take-table", table = table.seat.table));
            context.add_button(ui, button, HallCommand::Take(place));
        }
    });
}

/// Names the chosen boards that have no table.
fn without_table(ui: &mut Ui, context: &PanelContext<'_>) {
    for board in context.boards_without_table() {
        let text = RichText::new(say!("boards-without-table", n = board + 1)).color(context.theme.warn);
        ui.add(Label::new(text).wrap());
    }
}

/// The numbers of tables, such as `5, 6`.
fn table_numbers<'a>(tables: impl Iterator<Item = &'a HallStatus>) -> String {
    listed(&tables.map(|table| table.seat.table.to_string()).collect::<Vec<_>>())
}

/// Draws what is joined, and the buttons that ask the hall again and leave it.
fn joined_line(ui: &mut Ui, context: &PanelContext<'_>, what: &str) {
    ui.horizontal_wrapped(|ui| {
        ui.add(Label::new(RichText::new(what).strong()).wrap());
        if ui.button(say!("hall-ask-again")).on_hover_text(say!("hall-ask-the-hall-once-more")).clicked() {
            context.send(HallCommand::AskAgain);
        }
        let leave = context.add_button(ui, Button::new(say!("hall-without-a-hall")), HallCommand::Leave);
        leave.on_hover_text(say!("hall-record-for-no-hall-what"));
    });
}

/// Draws what the hall has said of a table.
pub(super) fn show_pairing(ui: &mut Ui, context: &PanelContext<'_>, status: &HallStatus) {
    let text = match said_of_table(status) {
        SaidOfTable::Game(text) => RichText::new(text).strong(),
        SaidOfTable::Nothing(text) => context.weak(text),
        SaidOfTable::Wrong(text) => RichText::new(text).color(context.theme.warn),
    };
    ui.add(Label::new(text).wrap());
    if let Some(why) = &status.unconfirmed {
        let text = RichText::new(say!("hall-not-confirmed", why)).color(context.theme.warn);
        ui.add(Label::new(text).wrap());
    }
}
