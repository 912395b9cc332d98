//! The bar at the bottom: the status sentence, and large buttons for the commands most needed now.

use egui::{
    Align, Button, Color32, Label, Layout, Painter, Pos2, RichText, Sense, Shape, Stroke, TextStyle, Ui, Vec2, pos2,
};

use crate::app::command::{
    ActCommand, ArchiveCommand, Command, CountCommand, EndCommand, RecordingCommand, SourceCommand, commands,
};
use crate::app::count::command::CountPageCommand;
use crate::app::count::input::CountInput;
use crate::app::count::page::{CountPage, Stage};
use crate::app::end::EndPage;
use crate::app::panel_context::PanelContext;
use crate::app::status::{Status, StatusTone, status};
use crate::app::theme::{LOW_WINDOW, Theme, action_text, status_text};
use crate::app::window_mode::WindowMode;
use kifuscribe_core::session::recording::Answer;
use kifuscribe_language::say;

/// Minimum size of a button, in points.
const BUTTON: Vec2 = egui::vec2(96.0, 40.0);

/// The same in a low window.
const LOW_BUTTON: Vec2 = egui::vec2(64.0, 28.0);

fn button_size(ui: &Ui) -> Vec2 {
    if ui.ctx().content_rect().height() < LOW_WINDOW { LOW_BUTTON } else { BUTTON }
}

/// The width that the status sentence keeps beside the buttons that are in the menu too, in points.
const SENTENCE: f32 = 260.0;

/// The same in a narrow window beside buttons that are more often needed.
const NARROW_SENTENCE: f32 = 160.0;

/// Draws the bar.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let status = match context.count.filter(|_| context.acts.end.is_none()) {
        Some(page) => Status { text: page.status(), tone: StatusTone::Quiet },
        None => match context.archive {
            Some(page) => Status { text: page.status(), tone: StatusTone::Quiet },
            None => status(context),
        },
    };
    ui.horizontal(|ui| {
        ui.set_min_height(button_size(ui).y + 4.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            buttons(ui, context);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                tone_sign(ui, context.theme, status.tone);
                let is_low = ui.ctx().content_rect().height() < LOW_WINDOW;
                let style = if is_low { TextStyle::Body } else { status_text() };
                let text = RichText::new(&status.text).text_style(style).color(context.theme.text);
                ui.add(Label::new(text).wrap());
            });
        });
    });
    if let Some(progress) = context
        .snapshot
        .filter(|_| matches!(context.mode, WindowMode::Recording | WindowMode::Ending))
        .and_then(|s| s.progress())
    {
        let done = say!("status-bar-of-the-file-watched", progress = format!("{:.0}", progress * 100.0));
        let bar = egui::ProgressBar::new(progress).desired_height(6.0).fill(context.theme.accent);
        ui.add(bar).accessible_name(&done).on_hover_text(&done);
    }
}

/// Draws the buttons from right to left. Where Stop appears, Start was not: the finger that pressed one does not rest on
/// the other.
fn buttons(ui: &mut Ui, context: &PanelContext<'_>) {
    if let Some(page) = context.end_page() {
        end_buttons(ui, context, page);
        return;
    }
    if let Some(page) = context.count.filter(|_| context.acts.end.is_some()) {
        count_buttons(ui, context, page);
        return;
    }
    if let Some(page) = context.count {
        match page.stage() {
            Stage::Choosing => primary(ui, context, CountPageCommand::ReadPictures),
            Stage::Settings => primary(ui, context, CountPageCommand::ConfirmSettings),
            Stage::Reading | Stage::Judged => {}
        }
        beside(ui, context, CountCommand::Close, NARROW_SENTENCE);
        return;
    }
    if context.archive.is_some() {
        primary(ui, context, ArchiveCommand::OpenGame);
        secondary(ui, context, ArchiveCommand::Close);
        return;
    }
    match context.mode {
        WindowMode::Choosing => {
            secondary(ui, context, SourceCommand::CheckView);
            // A new recording of a game that was interrupted would lose its first moves.
            match context.interrupted() {
                Some(_) => secondary(ui, context, RecordingCommand::Start),
                None => primary(ui, context, RecordingCommand::Start),
            }
        }
        WindowMode::Checking => {
            secondary(ui, context, SourceCommand::EndCheck);
            primary(ui, context, RecordingCommand::Start);
        }
        WindowMode::Recording | WindowMode::Ending => {
            let is_asked = context.question_in_front().is_some();
            let end = Command::End(EndCommand::Begin);
            // What is right is for a person to say: neither answer stands out.
            let answers = [Answer::Rejected, Answer::Confirmed].map(ActCommand::Answer).map(Command::Act);
            let stop = Command::Recording(RecordingCommand::Stop);
            let of_answers: f32 = answers.iter().map(|command| width(ui, context, command)).sum();
            if !is_asked || ui.available_width() - of_answers - width(ui, context, &stop) >= NARROW_SENTENCE {
                secondary(ui, context, stop);
            }
            if is_asked {
                // A question comes at any moment: its answers stand where no other button was.
                beside(ui, context, end, SENTENCE + of_answers);
                answers.into_iter().for_each(|answer| secondary(ui, context, answer));
            } else if context.asks_if_over() {
                primary(ui, context, end);
            } else {
                where_there_is_room(ui, context, end);
            }
        }
        WindowMode::Over => {
            let end = Command::End(EndCommand::Begin);
            if context.can(&end) {
                secondary(ui, context, RecordingCommand::Leave);
                primary(ui, context, end);
            } else {
                primary(ui, context, RecordingCommand::Leave);
            }
            let slip = Command::End(EndCommand::ShowSlip);
            let result = if context.can(&slip) { slip } else { ActCommand::OpenResult.into() };
            beside(ui, context, result, NARROW_SENTENCE);
            if !context.is_shown_only() {
                for command in commands![RecordingCommand::Resume, ActCommand::Seal, ActCommand::OpenIncident] {
                    where_there_is_room(ui, context, command);
                }
            }
        }
    }
}

/// Draws the buttons of a page of the end of a game, from right to left.
fn end_buttons(ui: &mut Ui, context: &PanelContext<'_>, page: EndPage) {
    let [slip, save] = [EndCommand::ShowSlip, EndCommand::SaveSlip].map(Command::End);
    match page {
        EndPage::Slip if context.acts.end.as_ref().is_some_and(|flow| flow.saved.is_none()) => {
            primary(ui, context, save);
            where_there_is_room(ui, context, ActCommand::Seal);
        }
        EndPage::Slip if context.can(&Command::Act(ActCommand::Seal)) => {
            primary(ui, context, ActCommand::Seal);
            where_there_is_room(ui, context, save);
        }
        EndPage::Slip => primary(ui, context, RecordingCommand::Leave),
        EndPage::How | EndPage::Count if context.can(&slip) => primary(ui, context, slip),
        EndPage::How | EndPage::Count if context.asks_if_over() => {
            secondary(ui, context, EndCommand::PlayOn);
        }
        EndPage::How | EndPage::Count => {}
    }
    secondary(ui, context, EndCommand::Back);
}

/// Draws the buttons of the page of the count at the end of a game, from right to left.
fn count_buttons(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
    let take = Command::from(CountPageCommand::Take(CountInput::Final(0)));
    let is_unfinished = page.unfinished_fill(context.snapshot.and_then(|s| s.observation.as_deref())).is_some();
    match page.stage() {
        Stage::Choosing if page.filled(CountInput::Final(0)).is_none() && context.can(&take) => {
            // Where the fill is not finished it is possible, and not what is due.
            if is_unfinished { secondary(ui, context, take) } else { primary(ui, context, take) }
        }
        Stage::Choosing => primary(ui, context, CountPageCommand::ReadPictures),
        Stage::Settings => primary(ui, context, CountPageCommand::ConfirmSettings),
        Stage::Judged => match context.decision_due() {
            Some(way) => primary(ui, context, CountCommand::Decide(way)),
            None => primary(ui, context, EndCommand::ShowSlip),
        },
        Stage::Reading => {}
    }
    secondary(ui, context, EndCommand::Back);
}

/// Draws the button for the most likely next command.
fn primary(ui: &mut Ui, context: &PanelContext<'_>, command: impl Into<Command>) {
    let command = command.into();
    if !context.can(&command) {
        secondary(ui, context, command);
        return;
    }
    let button = context.theme.primary_button(RichText::new(command.text()).text_style(action_text()));
    context.add_button(ui, button.min_size(button_size(ui)), command);
}

/// Draws the button for a command that is in the menu too, where the status sentence keeps room beside it.
fn where_there_is_room(ui: &mut Ui, context: &PanelContext<'_>, command: impl Into<Command>) {
    beside(ui, context, command, SENTENCE);
}

/// The same where the sentence keeps `sentence` points.
fn beside(ui: &mut Ui, context: &PanelContext<'_>, command: impl Into<Command>, sentence: f32) {
    let command = command.into();
    if ui.available_width() - width(ui, context, &command) >= sentence {
        secondary(ui, context, command);
    }
}

/// The width of a button with the gap beside it, in points.
fn width(ui: &mut Ui, context: &PanelContext<'_>, command: &Command) -> f32 {
    let font = action_text().resolve(ui.style());
    let text = ui.fonts_mut(|f| f.layout_no_wrap(command.text().to_owned(), font, context.theme.text)).size().x;
    let spacing = ui.spacing();
    (text + 2.0 * spacing.button_padding.x).max(button_size(ui).x) + spacing.item_spacing.x
}

fn secondary(ui: &mut Ui, context: &PanelContext<'_>, command: impl Into<Command>) {
    let command = command.into();
    let text = RichText::new(command.text()).text_style(action_text());
    context.add_button(ui, Button::new(text).min_size(button_size(ui)), command);
}

/// Draws a sign for the state. Each has its own shape, so that it does not depend on colour.
fn tone_sign(ui: &mut Ui, theme: &Theme, tone: StatusTone) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(26.0), Sense::hover());
    paint_sign(ui.painter(), rect.center(), 10.0, theme, tone);
}

fn paint_sign(painter: &Painter, c: Pos2, r: f32, theme: &Theme, tone: StatusTone) {
    let line = |color: Color32| Stroke::new(r * 0.28, color);
    match tone {
        StatusTone::Quiet => {
            painter.circle_stroke(c, r * 0.8, line(theme.text_weak));
        }
        StatusTone::Recording => {
            painter.circle_filled(c, r * 0.62, theme.good);
            painter.circle_stroke(c, r, line(theme.good));
        }
        StatusTone::Holding => {
            for x in [-0.45, 0.45] {
                let bar = egui::Rect::from_center_size(c + Vec2::new(x * r, 0.0), Vec2::new(r * 0.5, r * 1.7));
                painter.rect_filled(bar, 1.0, theme.warn);
            }
        }
        StatusTone::Attention => {
            let corners = vec![pos2(c.x, c.y - r * 1.1), pos2(c.x + r * 1.15, c.y + r), pos2(c.x - r * 1.15, c.y + r)];
            painter.add(Shape::convex_polygon(corners, theme.warn, Stroke::NONE));
            painter.line_segment([pos2(c.x, c.y - r * 0.35), pos2(c.x, c.y + r * 0.3)], line(theme.panel));
            painter.circle_filled(pos2(c.x, c.y + r * 0.68), r * 0.16, theme.panel);
        }
        StatusTone::Done => {
            let tick = vec![pos2(c.x - r, c.y), pos2(c.x - r * 0.25, c.y + r * 0.75), pos2(c.x + r, c.y - r * 0.8)];
            painter.line(tick, line(theme.good));
        }
        StatusTone::Problem => {
            for s in [-1.0, 1.0] {
                let d = Vec2::new(r * 0.85, r * 0.85 * s);
                painter.line_segment([c - d, c + d], line(theme.bad));
            }
        }
    }
}
