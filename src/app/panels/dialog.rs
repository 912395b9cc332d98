//! The dialog that is open.

use egui::{Button, Grid, Id, Key, Label, Modal, RichText, ScrollArea, TextEdit, Ui, Vec2};

use super::correction;
use super::incident;
use super::notice::{HOLD_S, PLEASE_WAIT};
use crate::app::command::Command;
use crate::app::dialog::{DecisionForm, DecisionScope, Dialog, WithdrawForm, other_results};
use crate::app::file_dialog::FileChoice;
use crate::app::panel_context::{PanelContext, WindowMode};
use crate::app::theme::{GAP, SCRIM, section_text};
use crate::formats::history_text::resolution;
use crate::formats::outcome::result_sentence;
use crate::game::record::GameInfo;
use crate::language::say;
use crate::session::counting::Resolution;

/// Minimum size of a button, in points.
const BUTTON: Vec2 = egui::vec2(96.0, 36.0);

/// The width of a dialog, in points.
const WIDTH: f32 = 460.0;

/// The room round a dialog's contents in the window: margins, and the buttons below, in points.
const AROUND: Vec2 = egui::vec2(40.0, 100.0);

/// Draws the dialog while one is open.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(dialog) = &context.state.dialog else { return };
    Modal::new(Id::unique("dialog")).backdrop_color(SCRIM).show(ui.ctx(), |ui| {
        let room = ui.ctx().content_rect().size() - AROUND;
        ui.set_width(WIDTH.min(room.x));
        // On a small screen the contents scroll, and the buttons stay in sight.
        let contents = ScrollArea::vertical().max_height(room.y).min_scrolled_height(room.y).auto_shrink([false, true]);
        let [agree, decline] = contents.show(ui, |ui| show_contents(ui, context, dialog)).inner;
        ui.add_space(GAP);
        ui.horizontal(|ui| {
            for (text, command) in [(agree, Command::Agree), (decline, Command::CloseDialog)] {
                let text = RichText::new(text).text_style(section_text());
                context.add_button(ui, Button::new(text).min_size(BUTTON), command);
            }
        });
    });
    // A click beside the dialog does not close it: what was typed would be lost.
    if ui.input(|i| i.key_pressed(Key::Escape)) {
        context.send(Command::CloseDialog);
    }
}

/// Draws what the dialog asks; returns the words of its two buttons.
fn show_contents(ui: &mut Ui, context: &PanelContext<'_>, dialog: &Dialog) -> [&'static str; 2] {
    match dialog {
        Dialog::Seal => {
            seal(ui, context);
            [say!("dialog-seal-it"), say!("dialog-not-yet")]
        }
        Dialog::Stop { closes } => {
            ui.heading(say!("dialog-end-this-recording"));
            ui.add_space(GAP);
            ui.label(say!("dialog-the-game-is-still-being"));
            [
                if *closes { say!("dialog-end-it-and-close") } else { say!("dialog-end-it") },
                say!("dialog-go-on-recording"),
            ]
        }
        Dialog::Incident(form) => {
            incident::show(ui, context, form);
            [say!("dialog-write-it-down"), say!("word-cancel")]
        }
        Dialog::Hide => {
            hide(ui, context);
            [say!("dialog-hide-it"), say!("word-cancel")]
        }
        Dialog::Correction(proposed) => {
            correction::show(ui, context, proposed);
            [say!("dialog-put-it-right"), say!("dialog-leave-it")]
        }
        Dialog::AnotherFolder(path) => {
            another_folder(ui, context, path);
            [say!("dialog-record-there"), say!("dialog-not-now")]
        }
        Dialog::Withdraw(form) => {
            withdraw(ui, context, form);
            [say!("dialog-take-it-back"), say!("word-cancel")]
        }
        Dialog::Decision(form) => {
            decision(ui, context, form);
            [say!("dialog-write-it-down"), say!("word-cancel")]
        }
    }
}

fn seal(ui: &mut Ui, context: &PanelContext<'_>) {
    ui.heading(say!("dialog-seal-this-record"));
    ui.add_space(GAP);
    ui.label(say!("dialog-the-recording-cannot-be-resumed"));
    let what = match context.snapshot.map_or(0, |s| s.view.questions.len()) {
        0 => return,
        open => say!("dialog-questions-still-open", open),
    };
    ui.label(RichText::new(what).color(context.theme.warn));
}

fn hide(ui: &mut Ui, context: &PanelContext<'_>) {
    ui.heading(say!("dialog-hide-this-from-the-players"));
    ui.add_space(GAP);
    ui.label(say!("dialog-the-whole-window-then-shows", words = PLEASE_WAIT.text()));
    ui.label(RichText::new(say!("dialog-to-come-back", seconds = format!("{HOLD_S:.0}"))).strong());
    ui.label(context.weak(say!("dialog-a-recording-goes-on")));
}

fn another_folder(ui: &mut Ui, context: &PanelContext<'_>, old: &str) {
    ui.heading(say!("dialog-go-on-in-another-folder"));
    ui.add_space(GAP);
    ui.label(say!("dialog-the-journal-is-copied-there"));
    let mut path = old.to_owned();
    ui.horizontal(|ui| {
        let field =
            TextEdit::singleline(&mut path).hint_text(say!("dialog-a-folder-on-another-disk")).desired_width(330.0);
        ui.add(field).accessible_name(say!("dialog-another-folder-path"));
        context.add_button(ui, Button::new(say!("word-folder")), Command::Pick(FileChoice::AnotherFolder));
    });
    if path != old {
        context.send(Command::EditAnotherFolder(path));
    }
}

fn withdraw(ui: &mut Ui, context: &PanelContext<'_>, old: &WithdrawForm) {
    let mut form = old.clone();
    ui.heading(say!("dialog-take-this-decision-back"));
    ui.add_space(GAP);
    ui.add(Label::new(&form.what).wrap());
    ui.label(context.weak(say!("dialog-the-journal-keeps-the-decision")));
    ui.add_space(GAP);
    who_and_why(ui, &mut form.by, &mut form.reasons);
    if let Some(missing) = form.missing() {
        ui.label(RichText::new(missing.text()).color(context.theme.warn));
    }
    if form != *old {
        context.send(Command::EditWithdrawal(form));
    }
}

/// Draws the fields for the name and the reasons.
fn who_and_why(ui: &mut Ui, by: &mut String, reasons: &mut String) {
    Grid::new("decision").num_columns(2).show(ui, |ui| {
        ui.label(say!("word-name"));
        ui.add(TextEdit::singleline(by).desired_width(240.0)).accessible_name(say!("dialog-name-of-who-decides"));
        ui.end_row();
        ui.label(say!("dialog-reasons"));
        let edit = TextEdit::multiline(reasons).desired_rows(2).desired_width(340.0);
        ui.add(edit).accessible_name(say!("dialog-reasons-for-the-decision"));
        ui.end_row();
    });
}

fn decision(ui: &mut Ui, context: &PanelContext<'_>, old: &DecisionForm) {
    let mut form = old.clone();
    match form.scope {
        DecisionScope::Count => drop(ui.heading(resolution(form.way))),
        DecisionScope::Game => {
            ui.heading(say!("dialog-the-result-of-this-game"));
            for (way, text) in [
                (Resolution::Confirmed, say!("dialog-both-players-confirm-it")),
                (Resolution::RefereeDecided, say!("dialog-the-referee-decides")),
            ] {
                ui.radio_value(&mut form.way, way, text);
            }
        }
    }
    ui.add_space(GAP);
    if form.needs_result() && !form.is_chosen {
        ui.label(say!("word-result"));
        result(ui, &mut form);
        ui.add_space(GAP);
    }
    // What is confirmed is read before the name is typed.
    if let Some(result) = form.result() {
        let said = RichText::new(result_sentence(result, &context.game_info())).text_style(section_text()).strong();
        ui.add(Label::new(said).wrap());
        ui.add_space(GAP);
    }
    who_and_why(ui, &mut form.by, &mut form.reasons);
    ui.checkbox(&mut form.protest, say!("dialog-played-under-protest"));
    ui.add_space(GAP);
    let is_at_the_end = form.scope == DecisionScope::Game || (context.state.end.is_some() && form.settles());
    if is_at_the_end && context.mode == WindowMode::Recording {
        ui.label(context.weak(say!("dialog-the-recording-ends-then")));
    }
    if form.way == Resolution::Confirmed {
        ui.label(context.weak(say!("dialog-the-result-is-final-then")));
    }
    if let Some(missing) = form.missing() {
        ui.label(RichText::new(missing.text()).color(context.theme.warn));
    }
    if form != *old {
        context.send(Command::EditDecision(form));
    }
}

/// Draws the choice of the result: by points, which are typed, or another.
fn result(ui: &mut Ui, form: &mut DecisionForm) {
    let may_be_other = form.scope == DecisionScope::Game || form.way == Resolution::RefereeDecided;
    ui.horizontal(|ui| {
        if may_be_other {
            ui.radio_value(&mut form.other, None, say!("dialog-by-points"));
        }
        let edit = TextEdit::singleline(&mut form.points).hint_text("B+3.5").desired_width(100.0);
        if ui.add(edit).accessible_name(say!("dialog-result-by-points")).changed() {
            form.other = None;
        }
    });
    if may_be_other {
        ui.columns(2, |columns| {
            for (i, other) in other_results().into_iter().enumerate() {
                let text = result_sentence(other, &GameInfo::default());
                columns[i % 2].radio_value(&mut form.other, Some(other), text);
            }
        });
    }
}
