//! The fields of the dialog in which a count or a game is decided, and the question that is asked where another result was
//! known before.

use egui::{Grid, Label, RichText, TextEdit, TextStyle, Ui};

use crate::app::command::DialogCommand;
use crate::app::count::page::CountPage;
use crate::app::dialog::{DecisionForm, DecisionScope, WithdrawForm, other_results};
use crate::app::dialog::{Dialog, MissingInput};
use crate::app::panel_context::PanelContext;
use crate::app::theme::{GAP, section_text};
use crate::app::window_mode::WindowMode;
use kifuscribe_core::count::audit::{Verdict, same_result};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::Resolution;
use kifuscribe_core::session::earlier_result::EarlierResult;
use kifuscribe_formats::color_text::color_name;
use kifuscribe_language::{capital, say};
use kifuscribe_words::history_text::{earlier_result, resolution, resolved_sentence};
use kifuscribe_words::result_text;

/// The width of a field for a name, in points.
const NAME: f32 = 240.0;

/// The width of the field for the reasons, in points.
const REASONS: f32 = 320.0;

/// The height of a window, in points, below which the results are nearer to each other, and the height of their rows.
const LOW_WINDOW: f32 = 660.0;
const LOW_ROW: f32 = 20.0;

/// Draws what is decided, by whom and why. What appears while one types has its room kept free: the buttons stay where they
/// are.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, old: &DecisionForm) {
    let mut form = old.clone();
    match form.scope {
        DecisionScope::Count => drop(ui.heading(resolution(form.way))),
        DecisionScope::Game => {
            ui.heading(say!("dialog-the-result-of-this-game"));
            ui.horizontal_wrapped(|ui| {
                for (way, text) in [
                    (Resolution::Confirmed, say!("dialog-both-players-confirm-it").to_owned()),
                    (Resolution::RefereeDecided, capital(say!("consequence-referee"))),
                ] {
                    ui.radio_value(&mut form.way, way, text);
                }
            });
        }
    }
    ui.add_space(GAP);
    if form.needs_result() {
        if !form.is_chosen {
            if form.scope == DecisionScope::Count {
                ui.label(say!("word-result"));
            }
            result(ui, context, &mut form);
            ui.add_space(GAP);
        }
        // What is confirmed is read before the name is typed.
        let info = context.game_info();
        let said = form.result().map(|result| resolved_sentence(is_counted(context, &form, result), result, &info));
        reserved(ui, 1.0, section_text(), |ui| {
            if let Some(said) = said {
                ui.add(Label::new(RichText::new(said).text_style(section_text()).strong()).wrap());
            }
        });
        ui.add_space(GAP);
    }
    reserved(ui, 5.5, TextStyle::Body, |ui| who(ui, &mut form));
    protest(ui, &mut form);
    ui.add_space(GAP);
    consequences(ui, context, &form);
    if form != *old {
        context.send(DialogCommand::edit(Dialog::Decision(form)));
    }
}

/// Whether the count came to the result that is confirmed.
fn is_counted(context: &PanelContext<'_>, form: &DecisionForm, result: GameResult) -> bool {
    let account = context.count.and_then(CountPage::account).filter(|_| form.scope == DecisionScope::Count);
    let counted = account.filter(|account| account.verdict != Verdict::CannotTell).and_then(|account| account.computed);
    form.way != Resolution::RefereeDecided && counted.is_some_and(|counted| same_result(counted, result))
}

/// Draws what follows from the decision.
fn consequences(ui: &mut Ui, context: &PanelContext<'_>, form: &DecisionForm) {
    // What one player says alone ends nothing.
    let is_claim = matches!(form.unnamed(), Some(MissingInput::AgreementOf(_)));
    let is_at_the_end = form.scope == DecisionScope::Game || (context.acts.end.is_some() && form.settles());
    if is_at_the_end && !is_claim && context.mode == WindowMode::Recording {
        ui.label(context.weak(say!("dialog-the-recording-ends-then")));
    }
    if form.settles() {
        reserved(ui, 1.0, TextStyle::Body, |ui| {
            if form.way == Resolution::Confirmed && !is_claim {
                ui.label(context.weak(say!("dialog-the-result-is-final-then")));
            }
        });
    }
}

/// Draws what is still missing, or keeps the room for it.
pub(super) fn show_missing(ui: &mut Ui, context: &PanelContext<'_>, missing: Option<&str>) {
    reserved(ui, 1.0, TextStyle::Body, |ui| {
        if let Some(missing) = missing {
            ui.add(Label::new(RichText::new(missing).color(context.theme.warn)).wrap());
        }
    });
}

/// Draws contents in a room of at least so many lines of that size.
fn reserved(ui: &mut Ui, lines: f32, style: TextStyle, contents: impl FnOnce(&mut Ui)) {
    let height = ui.text_style_height(&style) * lines;
    ui.scope(|ui| {
        ui.set_min_height(height);
        contents(ui);
    });
}

/// Draws the question whether a decision is meant although another result was known before.
pub(super) fn show_other_result(ui: &mut Ui, context: &PanelContext<'_>, form: &DecisionForm, earlier: EarlierResult) {
    let info = context.game_info();
    ui.heading(say!("decision-another-result"));
    ui.add_space(GAP);
    ui.add(Label::new(RichText::new(earlier_result(earlier, &info)).text_style(section_text())).wrap());
    ui.add_space(GAP);
    let now = form.result().map_or_else(String::new, |result| capital(&result_text::in_words(result, &info)));
    let now = RichText::new(say!("decision-you-are-about-to", result = now)).text_style(section_text()).strong();
    ui.add(Label::new(now.color(context.theme.warn)).wrap());
    ui.add_space(GAP);
    if form.settles() {
        let mut meant = form.clone();
        Grid::new("reasons").num_columns(2).show(ui, |ui| {
            // Players who agree have given their own names.
            if form.is_of_both() {
                name(ui, say!("word-name"), say!("dialog-name-of-who-decides"), &mut meant.by);
            }
            reasons(ui, &mut meant.reasons);
        });
        if meant != *form {
            context.send(DialogCommand::edit(Dialog::OtherResult(meant, earlier)));
        }
    }
}

/// Draws the fields for taking a decision back.
pub(super) fn show_withdrawal(ui: &mut Ui, context: &PanelContext<'_>, old: &WithdrawForm) {
    let mut form = old.clone();
    ui.heading(say!("dialog-take-this-decision-back"));
    ui.add_space(GAP);
    ui.add(Label::new(&form.what).wrap());
    ui.label(context.weak(say!("dialog-the-journal-keeps-the-decision")));
    ui.add_space(GAP);
    Grid::new("withdrawal").num_columns(2).show(ui, |ui| {
        name(ui, say!("word-name"), say!("dialog-name-of-who-decides"), &mut form.by);
        reasons(ui, &mut form.reasons);
    });
    if form != *old {
        context.send(DialogCommand::edit(Dialog::Withdraw(form)));
    }
}

/// Draws the fields of who decides: both players by name, or one person with the reasons and, where several are open, the appeals that
/// this answers.
fn who(ui: &mut Ui, form: &mut DecisionForm) {
    Grid::new("decision").num_columns(2).show(ui, |ui| {
        if form.is_of_both() {
            for color in Color::BOTH {
                let mut agrees = form.agrees(color);
                if ui.checkbox(&mut agrees, say!("dialog-player-agrees", color)).changed() {
                    form.agree[color as usize] = Some(agrees);
                }
                let text = TextEdit::singleline(&mut form.players[color as usize]).desired_width(NAME);
                ui.add(text).accessible_name(say!("game-name-of", color));
                ui.end_row();
            }
        } else {
            name(ui, say!("word-name"), say!("dialog-name-of-who-decides"), &mut form.by);
            reasons(ui, &mut form.reasons);
        }
    });
    if form.asks_for_appeals() {
        ui.label(say!("dialog-answers-appeals"));
        for appeal in &mut form.appeals {
            ui.checkbox(&mut appeal.is_answered, &appeal.line);
        }
    }
}

/// Draws who protests, and why.
fn protest(ui: &mut Ui, form: &mut DecisionForm) {
    ui.horizontal(|ui| {
        ui.label(capital(say!("report-protest")));
        for color in Color::BOTH {
            let whose = say!("incident-under-protest", player = color);
            ui.checkbox(&mut form.protesting[color as usize], color_name(color)).accessible_name(whose);
        }
        let is_protested = form.is_protested();
        let why = TextEdit::singleline(&mut form.protest_reasons).hint_text(say!("dialog-protest-reasons"));
        let why = ui.add_enabled(is_protested, why.desired_width(ui.available_width()));
        why.accessible_name(say!("dialog-protest-reasons"));
    });
}

fn name(ui: &mut Ui, label: &str, accessible: &str, text: &mut String) {
    ui.label(label);
    ui.add(TextEdit::singleline(text).desired_width(NAME)).accessible_name(accessible);
    ui.end_row();
}

fn reasons(ui: &mut Ui, text: &mut String) {
    ui.label(say!("dialog-reasons"));
    let edit = TextEdit::multiline(text).desired_rows(2).desired_width(REASONS);
    ui.add(edit).accessible_name(say!("dialog-reasons-for-the-decision"));
    ui.end_row();
}

/// Draws the choice of the result: by points, which are typed, or another.
fn result(ui: &mut Ui, context: &PanelContext<'_>, form: &mut DecisionForm) {
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
        let info = context.game_info();
        ui.columns(2, |columns| {
            if columns[0].ctx().content_rect().height() < LOW_WINDOW {
                columns.iter_mut().for_each(|column| column.spacing_mut().interact_size.y = LOW_ROW);
            }
            for (i, other) in other_results().into_iter().enumerate() {
                let text = capital(&result_text::in_words(other, &info));
                columns[i % 2].radio_value(&mut form.other, Some(other), text);
            }
        });
    }
}
