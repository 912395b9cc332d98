//! The dialog that is open.

use egui::{Button, Id, Key, Label, Modal, RichText, ScrollArea, TextEdit, Ui, Vec2};

use super::chooser::recording_text;
use super::correction;
use super::decision;
use super::export;
use super::game_info;
use super::incident;
use super::notice::{HOLD_S, PLEASE_WAIT};
use super::phone;
use crate::app::command::{Command, DialogCommand, RecordingCommand};
use crate::app::dialog::{Dialog, MissingInput};
use crate::app::file_dialog::FileChoice;
use crate::app::game_view::GameView;
use crate::app::hall_form::unsent_text;
use crate::app::panel_context::PanelContext;
use crate::app::theme::{GAP, SCRIM, action_text};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_language::{listed, say};
use kifuscribe_words::info_text::missing_names;

/// Minimum size of a button, in points.
const BUTTON: Vec2 = egui::vec2(96.0, 36.0);

/// The width of a dialog, in points.
const WIDTH: f32 = 540.0;

/// The room round a dialog's contents in the window: margins, and the buttons below, in points.
const AROUND: Vec2 = egui::vec2(40.0, 120.0);

/// The room for the tabs of several boards above a dialog, and as much below it, in points.
const OF_TABS: Vec2 = egui::vec2(0.0, 120.0);

/// The buttons below a dialog.
struct DialogButtons {
    /// What does what the dialog asks; `None` where it only shows something.
    agree: Option<String>,
    /// What does something else, and the command for it.
    other: Option<(String, Command)>,
    /// What does not, and the command for it; Escape does the same.
    decline: (String, Command),
    /// Whether the one that does nothing comes first, as the safe choice.
    is_decline_first: bool,
}

impl DialogButtons {
    fn new(agree: &str, decline: &str) -> Self {
        let decline = (decline.to_owned(), Command::Dialog(DialogCommand::Close));
        Self { agree: Some(agree.to_owned()), other: None, decline, is_decline_first: false }
    }
}

/// Draws the dialog while one is open.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(dialog) = &context.acts.dialog else { return };
    let escape = Modal::new(Id::unique("dialog")).backdrop_color(SCRIM).show(ui.ctx(), |ui| {
        // The tabs of several boards lie above the dialog, which stands below them.
        let tabs = if context.boards.is_empty() { Vec2::ZERO } else { OF_TABS };
        let room = ui.ctx().content_rect().size() - AROUND - tabs;
        ui.set_width(WIDTH.min(room.x));
        // On a small screen the contents scroll, and the buttons stay in sight.
        let contents = ScrollArea::vertical()
            .id_salt(std::mem::discriminant(dialog))
            .max_height(room.y)
            .min_scrolled_height(room.y)
            .auto_shrink([false, true]);
        let shown = contents.show(ui, |ui| show_contents(ui, context, dialog)).inner;
        // What is missing stands beside the buttons, also where the contents are scrolled.
        match dialog {
            Dialog::Decision(form) => {
                let missing = form.missing().or_else(|| form.unnamed());
                decision::show_missing(ui, context, missing.map(MissingInput::text).as_deref());
            }
            Dialog::OtherResult(form, _) => {
                decision::show_missing(ui, context, form.missing_against().map(MissingInput::text).as_deref());
            }
            Dialog::Withdraw(form) => {
                decision::show_missing(ui, context, form.missing().map(MissingInput::text).as_deref());
            }
            Dialog::Info(form) if form.lock.is_none() => {
                decision::show_missing(ui, context, form.problem().map(|problem| problem.text()).as_deref());
            }
            _ => {}
        }
        ui.add_space(GAP);
        let escape = shown.decline.1.clone();
        let agree = shown.agree.map(|agree| (agree, Command::Dialog(DialogCommand::Agree)));
        let mut buttons: Vec<_> = agree.into_iter().chain(shown.other).chain([shown.decline]).collect();
        if shown.is_decline_first {
            buttons.reverse();
        }
        ui.horizontal_wrapped(|ui| {
            for (text, command) in buttons {
                let text = RichText::new(text).text_style(action_text());
                context.add_button(ui, Button::new(text).min_size(BUTTON), command);
            }
        });
        escape
    });
    // A click beside the dialog does not close it: what was typed would be lost.
    if ui.input(|i| i.key_pressed(Key::Escape)) {
        context.send(escape.inner);
    }
}

/// Draws what the dialog asks; returns its two buttons.
fn show_contents(ui: &mut Ui, context: &PanelContext<'_>, dialog: &Dialog) -> DialogButtons {
    match dialog {
        Dialog::Seal { signs } => {
            seal(ui, context, *signs);
            DialogButtons::new(say!("dialog-seal-it"), say!("dialog-not-yet"))
        }
        Dialog::RecordAgain(game) => {
            ui.heading(say!("finished-game-has-a-result"));
            ui.add_space(GAP);
            ui.label(RichText::new(game.players()).strong());
            ui.label(game.said());
            ui.add_space(GAP);
            ui.label(context.weak(say!("finished-game-second-record")));
            DialogButtons {
                is_decline_first: true,
                ..DialogButtons::new(say!("finished-game-record-it-again"), say!("word-cancel"))
            }
        }
        Dialog::GoOn(recording) => {
            ui.heading(say!("go-on-or-new"));
            ui.add_space(GAP);
            ui.label(RichText::new(&recording.name).strong());
            ui.add(Label::new(recording_text(recording, None)).wrap());
            ui.add_space(GAP);
            ui.add(Label::new(context.weak(say!("go-on-or-new-what"))).wrap());
            let anew = (say!("go-on-new-recording").to_owned(), Command::from(RecordingCommand::StartNew));
            let go_on = say!("chooser-go-on-with", name = recording.name);
            DialogButtons { other: Some(anew), ..DialogButtons::new(&go_on, say!("word-cancel")) }
        }
        Dialog::Stop { closes } => {
            let recorded = if *closes { context.recorded_boards() } else { Vec::new() };
            if recorded.is_empty() {
                ui.heading(say!("dialog-end-this-recording"));
                ui.add_space(GAP);
                let phase = context.snapshot.map(|s| s.view.phase);
                let is_frozen = phase.is_some_and(|phase| phase.may_be_over() && !phase.is_playing());
                ui.label(if is_frozen {
                    say!("dialog-the-record-is-frozen")
                } else {
                    say!("dialog-the-game-is-still-being")
                });
            } else {
                let n = recorded.len();
                ui.heading(say!("dialog-end-recordings", n));
                ui.add_space(GAP);
                ui.add(Label::new(say!("dialog-games-are-still-being", n, boards = listed(&recorded))).wrap());
            }
            if *closes {
                not_in_hall(ui, context);
            }
            if let Some(events) = context.snapshot.map(|s| s.unwritten).filter(|&events| events > 0) {
                let text = RichText::new(say!("dialog-the-end-waits-for-room", events)).color(context.theme.warn);
                ui.add(Label::new(text).wrap());
                context.button(ui, RecordingCommand::OpenAnotherFolder);
            }
            let end = if *closes { say!("dialog-end-it-and-close") } else { say!("dialog-end-it") };
            DialogButtons::new(end, say!("dialog-go-on-recording"))
        }
        Dialog::CloseUnsent(unsent) => {
            ui.heading(say!("dialog-hall-lacks-something"));
            for recording in unsent {
                ui.add_space(GAP);
                ui.add(Label::new(unsent_text(recording, &context.game_name(&recording.session))).wrap());
            }
            ui.add_space(GAP);
            let is_being_sent = unsent.iter().all(|recording| recording.is_being_sent);
            if is_being_sent {
                ui.add(Label::new(say!("dialog-closes-by-itself")).wrap());
            }
            ui.add(Label::new(context.weak(say!("dialog-rest-is-sent-later"))).wrap());
            let decline = if is_being_sent { say!("dialog-wait") } else { say!("dialog-leave-it-open") };
            DialogButtons { is_decline_first: true, ..DialogButtons::new(say!("dialog-close-all-the-same"), decline) }
        }
        Dialog::GiveUp { closes } => {
            let events = context.snapshot.map_or(0, |s| s.unwritten);
            ui.heading(say!("dialog-end-without-the-rest"));
            ui.add_space(GAP);
            ui.label(say!("dialog-what-is-not-written-is-lost", events));
            context.button(ui, RecordingCommand::OpenAnotherFolder);
            let end = if *closes { say!("dialog-lose-it-and-close") } else { say!("dialog-lose-it") };
            DialogButtons { is_decline_first: true, ..DialogButtons::new(end, say!("dialog-wait")) }
        }
        Dialog::Incident(form) => {
            incident::show(ui, context, form);
            DialogButtons::new(say!("dialog-write-it-down"), say!("word-cancel"))
        }
        Dialog::Phone(invitation) => {
            ui.heading(say!("chooser-a-phone"));
            ui.add_space(GAP);
            phone::show_invitation(ui, context, invitation);
            DialogButtons { agree: None, ..DialogButtons::new("", say!("dialog-close")) }
        }
        Dialog::Hide => {
            hide(ui, context);
            DialogButtons::new(say!("dialog-hide-it"), say!("word-cancel"))
        }
        Dialog::Correction(proposed) => {
            correction::show(ui, context, proposed);
            DialogButtons::new(say!("dialog-put-it-right"), say!("dialog-leave-it"))
        }
        Dialog::Export(form) => {
            export::show(ui, context, form);
            DialogButtons::new(say!("export-write-it"), say!("word-cancel"))
        }
        Dialog::Info(form) => {
            game_info::show(ui, context, form);
            match form.lock {
                None => DialogButtons::new(say!("dialog-put-it-right"), say!("word-cancel")),
                Some(_) => DialogButtons { agree: None, ..DialogButtons::new("", say!("dialog-close")) },
            }
        }
        Dialog::AnotherFolder(path) => {
            another_folder(ui, context, path);
            DialogButtons::new(say!("dialog-record-there"), say!("dialog-not-now"))
        }
        Dialog::Withdraw(form) => {
            decision::show_withdrawal(ui, context, form);
            DialogButtons::new(say!("dialog-take-it-back"), say!("word-cancel"))
        }
        Dialog::Decision(form) => {
            decision::show(ui, context, form);
            DialogButtons::new(say!("dialog-write-it-down"), say!("word-cancel"))
        }
        Dialog::OtherResult(form, earlier) => {
            decision::show_other_result(ui, context, form, *earlier);
            let result = form.result().map(GameResult::to_listed).unwrap_or_default();
            DialogButtons {
                agree: Some(say!("decision-confirm-it-all-the-same", result)),
                other: None,
                decline: (
                    say!("decision-go-back").to_owned(),
                    Command::Dialog(DialogCommand::edit(Dialog::Decision(form.clone()))),
                ),
                is_decline_first: true,
            }
        }
    }
}

/// Says what is not in the hall, before the window is closed.
fn not_in_hall(ui: &mut Ui, context: &PanelContext<'_>) {
    let boards = context.boards_not_in_hall();
    let text = match boards.as_slice() {
        [] if context.boards.is_empty() && context.is_unsent() => say!("dialog-hall-lacks-this").to_owned(),
        [] => return,
        boards => say!("dialog-hall-lacks", boards = listed(boards)),
    };
    ui.add_space(GAP);
    ui.add(Label::new(RichText::new(text).color(context.theme.warn)).wrap());
}

fn seal(ui: &mut Ui, context: &PanelContext<'_>, signs: bool) {
    ui.heading(say!("dialog-seal-this-record"));
    ui.add_space(GAP);
    ui.label(say!("dialog-the-recording-cannot-be-resumed"));
    ui.add_space(GAP);
    let mut chosen = signs;
    ui.checkbox(&mut chosen, say!("dialog-sign-the-seal"));
    ui.label(context.weak(say!("dialog-who-has-the-key-can-check")));
    if chosen != signs {
        context.send(DialogCommand::edit(Dialog::Seal { signs: chosen }));
    }
    let unseen = context.snapshot.map(|s| s.view.moves_of_unseen_order()).unwrap_or_default();
    if !unseen.is_empty() {
        let moves = listed(&unseen.iter().map(usize::to_string).collect::<Vec<_>>());
        let text = RichText::new(say!("dialog-order-unseen", moves)).color(context.theme.warn);
        ui.add(Label::new(text).wrap());
    }
    if let Some(colors) = context.snapshot.and_then(|s| missing_names(&s.view.info)) {
        let text = RichText::new(say!("dialog-names-missing", colors)).color(context.theme.warn);
        ui.add(Label::new(text).wrap());
    }
    if let Some(points) = context.game.and_then(GameView::differing_points) {
        let text = RichText::new(say!("dialog-last-picture-differs", points)).color(context.theme.warn);
        ui.add(Label::new(text).wrap());
    }
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
        context.add_button(ui, Button::new(say!("word-folder")), FileChoice::AnotherFolder);
    });
    if path != old {
        context.send(DialogCommand::edit(Dialog::AnotherFolder(path)));
    }
}
