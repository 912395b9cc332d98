//! The window within the window for what spectators get: the page, its address, and the organiser's site.

use egui::{Label, RichText, TextEdit, Ui, Window};

use crate::app::command::SpectatorCommand;
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;
use crate::app::warning::{behind, places};
use crate::app::widgets::qr_code;
use kifuscribe_language::{Phrase, phrase, say};
use kifuscribe_network::live::broadcast::{BroadcastStatus, LiveScope};
use kifuscribe_network::live::delay::SpectatorDelay;
use kifuscribe_network::live::delivery::DeliveryState;

/// The width, in points.
const WIDTH: f32 = 420.0;

/// The side of the QR code, in points.
const QR_SIDE: f32 = 180.0;

/// The delays that can be chosen, in their spelling on the command line, with their names.
const DELAYS: [(&str, Phrase); 4] = [
    ("0s", phrase!("spectators-delay-none")),
    ("30s", phrase!("spectators-delay-seconds")),
    ("5m", phrase!("spectators-delay-minutes")),
    ("3moves", phrase!("spectators-delay-moves")),
];

/// Draws it, while it is open.
pub fn show(ui: &Ui, context: &PanelContext<'_>) {
    if !context.spectators.is_open {
        return;
    }
    let mut is_open = true;
    Window::new(say!("spectators-spectators")).open(&mut is_open).resizable(false).default_width(WIDTH).show(
        ui.ctx(),
        |ui| {
            ui.set_width(WIDTH);
            page(ui, context);
            ui.separator();
            delay(ui, context);
            ui.separator();
            publishing(ui, context);
        },
    );
    if !is_open {
        context.send(SpectatorCommand::Toggle);
    }
}

/// One line about what spectators get, for the bar; `None` where they get nothing.
pub(super) fn summary(status: &BroadcastStatus) -> Option<String> {
    if behind(status).next().is_some() {
        return Some(say!("spectators-spectators-the-record-does-not").to_owned());
    }
    status.address.as_ref().map(|_| say!("spectators-live", watchers = status.watchers))
}

fn page(ui: &mut Ui, context: &PanelContext<'_>) {
    let scope = context.spectators.wanted.scope;
    let mut is_on = scope != LiveScope::Off;
    if ui.checkbox(&mut is_on, say!("spectators-show-live")).changed() {
        context.send(SpectatorCommand::ShowLive(if is_on { LiveScope::ThisComputer } else { LiveScope::Off }));
    }
    if scope == LiveScope::Off {
        ui.add(Label::new(context.weak(say!("spectators-a-page-that-follows-the"))).wrap());
        return;
    }
    for (choice, text) in [
        (LiveScope::ThisComputer, say!("spectators-only-on-this-computer")),
        (LiveScope::LocalNetwork, say!("spectators-everybody-in-the-local-network")),
    ] {
        if ui.radio(scope == choice, text).clicked() && scope != choice {
            context.send(SpectatorCommand::ShowLive(choice));
        }
    }
    if let Some(address) = &context.spectators.status.address {
        ui.add_space(GAP);
        ui.horizontal(|ui| {
            ui.add(Label::new(RichText::new(address).strong().monospace()).selectable(true));
            if ui.button(say!("spectators-copy")).clicked() {
                ui.ctx().copy_text(address.clone());
            }
        });
        for (board, further) in (2..).zip(&context.spectators.status.further) {
            ui.horizontal(|ui| {
                let text = say!("spectators-page-of-board", board, address = further);
                ui.add(Label::new(RichText::new(text).monospace()).selectable(true));
                if ui.button(say!("spectators-copy")).clicked() {
                    ui.ctx().copy_text(further.clone());
                }
            });
        }
        ui.label(context.weak(say!("spectators-now", watchers = context.spectators.status.watchers)));
        if scope == LiveScope::LocalNetwork {
            qr_code::show(ui, address, QR_SIDE);
        }
    }
}

fn delay(ui: &mut Ui, context: &PanelContext<'_>) {
    ui.label(say!("spectators-spectators-are-behind-the-game"));
    ui.horizontal_wrapped(|ui| {
        for (spelling, name) in DELAYS {
            let Ok(delay) = spelling.parse::<SpectatorDelay>() else { continue };
            if ui.radio(context.spectators.wanted.delay == delay, name.text()).clicked() {
                context.send(SpectatorCommand::SetDelay(delay));
            }
        }
    });
}

fn publishing(ui: &mut Ui, context: &PanelContext<'_>) {
    let mut is_on = context.spectators.wanted.publish.is_some();
    let mut text = context.spectators.address.clone();
    let is_there = !text.trim().is_empty();
    ui.add_enabled_ui(is_there || is_on, |ui| {
        if ui.checkbox(&mut is_on, say!("spectators-send-the-record-to-an")).changed() {
            context.send(SpectatorCommand::Publish(is_on));
        }
    });
    let field = TextEdit::singleline(&mut text).hint_text("https://example.org/board-1.sgf").desired_width(WIDTH);
    let response = ui.add_enabled(!is_on, field).accessible_name(say!("spectators-address-to-send-the-record"));
    if response.changed() {
        context.send(SpectatorCommand::EditPublish(text));
    }
    let mut token = context.spectators.token_file.clone();
    let field = TextEdit::singleline(&mut token).hint_text(say!("spectators-token-file-hint")).desired_width(WIDTH);
    if ui.add_enabled(!is_on, field).accessible_name(say!("spectators-token-file")).changed() {
        context.send(SpectatorCommand::EditTokenFile(token));
    }
    let status = &context.spectators.status;
    for (place, state) in places(status) {
        if *state == DeliveryState::Delivered {
            ui.add(Label::new(context.weak(say!("spectators-has-the-newest-moves", place))).wrap());
        }
    }
    for text in behind(status) {
        ui.add(Label::new(RichText::new(text).color(context.theme.warn)).wrap());
    }
}
