//! The question how a game has ended: by a count, without one, or by points that were counted already.

use egui::{Button, Grid, Label, RichText, Ui, vec2};

use crate::app::command::{ActCommand, Command, EndCommand};
use crate::app::dialog::other_results;
use crate::app::game_view::GameView;
use crate::app::panel_context::PanelContext;
use crate::app::panels::section::{card, column, main_button};
use crate::app::theme::{GAP, PAD, section_text};
use crate::app::window_mode::WindowMode;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::incident::{Incident, holding};
use kifuscribe_language::{as_sentence, capital, say};
use kifuscribe_words::incident_text::under_protest;
use kifuscribe_words::{changed_text, result_text};

/// The width of the page, in points.
const WIDTH: f32 = 760.0;

/// The width, in points, from which the two ways to count a game stand side by side.
const SIDE_BY_SIDE: f32 = 600.0;

/// The least height of a button, in points: two lines of text.
const BUTTON: f32 = 46.0;

/// Draws the question, or the result where it is given already.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    column(ui, "how", WIDTH, |ui| {
        ui.add_space(PAD);
        if context.mode == WindowMode::Ending {
            ui.heading(say!("end-the-recording-ends"));
        } else if context.has_final_result() {
            confirmed(ui, context);
        } else {
            ui.heading(say!("end-how-did-the-game-end"));
            ui.add_space(GAP);
            open_matters(ui, context);
            // Side by side: every way to end a game is above the fold of a small window.
            if ui.available_width() < SIDE_BY_SIDE {
                on_this_board(ui, context);
                by_hand(ui, context);
            } else {
                ui.columns(2, |columns| {
                    on_this_board(&mut columns[0], context);
                    by_hand(&mut columns[1], context);
                });
            }
            card(ui, context, say!("end-without-a-count"), |ui| results(ui, context));
        }
    });
}

/// Draws the way to a count that the program checks.
fn on_this_board(ui: &mut Ui, context: &PanelContext<'_>) {
    card(ui, context, say!("end-by-a-count"), |ui| {
        ui.add(Label::new(context.weak(say!("end-dead-stones-then-fill-in"))).wrap());
        ui.horizontal(|ui| main_button(ui, context, Command::End(EndCommand::Count)));
    });
}

/// Draws the way to the result of a game that was counted by hand.
fn by_hand(ui: &mut Ui, context: &PanelContext<'_>) {
    card(ui, context, say!("end-by-points-counted-already"), |ui| {
        ui.add(Label::new(context.weak(say!("end-write-down-the-points"))).wrap());
        context.button(ui, ActCommand::OpenResult);
    });
}

/// Draws what should be looked at before the game is ended: open questions, and a board that differs from the record.
fn open_matters(ui: &mut Ui, context: &PanelContext<'_>) {
    let warn = |ui: &mut Ui, text: String| {
        ui.add(Label::new(RichText::new(text).color(context.theme.warn)).wrap());
        ui.add_space(GAP);
    };
    match context.snapshot.map_or(0, |s| s.view.questions.len()) {
        0 => {}
        open => warn(ui, say!("end-questions-are-open", open)),
    }
    if let Some(points) = context.otherwise_points() {
        warn(ui, say!("questions-the-board-is-not-as-it", points));
    }
    if let Some(points) = context.game.and_then(GameView::differing_points) {
        warn(ui, say!("questions-the-last-picture-and-the", points));
    }
}

/// Draws a button for each result that needs no count, with the winner's name.
fn results(ui: &mut Ui, context: &PanelContext<'_>) {
    let info = context.game_info();
    let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    Grid::new("other results to choose").num_columns(2).show(ui, |ui| {
        for (i, result) in other_results().into_iter().enumerate() {
            let text = capital(&result_text::in_words(result, &info));
            let button = Button::new(text).wrap().min_size(vec2(width, BUTTON));
            ui.allocate_ui(vec2(width, BUTTON), |ui| {
                context.add_button(ui, button, EndCommand::Choose(result));
            });
            if i % 2 == 1 {
                ui.end_row();
            }
        }
    });
}

/// Draws the result that is given, and how it is taken back.
fn confirmed(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(note) = context.snapshot.and_then(|s| s.view.confirmed_result()) else { return };
    ui.heading(say!("end-the-result-is-confirmed"));
    ui.add_space(GAP);
    card(ui, context, "", |ui| {
        let result = RichText::new(capital(&result_text::in_words(note.result, &context.game_info())));
        ui.add(Label::new(result.text_style(section_text()).strong()).wrap());
        let signed = match note.signed.by.as_str() {
            "" => say!("end-nobody-is-named").to_owned(),
            by => say!("end-written-down-by", by),
        };
        ui.label(context.weak(signed));
        let incidents = context.snapshot.map_or(&[][..], |s| &s.view.incidents);
        let noted = holding(incidents).into_iter().map(|(_, note)| note);
        let noted = noted.filter(|note| matches!(note.incident, Incident::Protest { .. })).map(under_protest);
        let mut protests: Vec<String> = noted.map(|text| as_sentence(&capital(&text))).collect();
        if protests.is_empty() && note.protest {
            protests.push(say!("history-under-protest").to_owned());
        }
        for text in protests {
            ui.add(Label::new(RichText::new(text).color(context.theme.warn)).wrap());
        }
        if let Some(changed) = context.snapshot.and_then(|s| s.view.changed) {
            let text = RichText::new(as_sentence(&changed_text::of_result(changed))).color(context.theme.warn);
            ui.add(Label::new(text).wrap());
        }
        context.button(ui, ActCommand::Correct(Correction::TakeBack));
    });
}
