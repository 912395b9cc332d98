//! A phone as the source: the QR code of the page that it opens, and what its browser will say.

use egui::{Label, RichText, Ui};

use super::section::card;
use crate::app::backend::PhoneInvitation;
use crate::app::command::SourceCommand;
use crate::app::panel_context::PanelContext;
use crate::app::widgets::qr_code;
use kifuscribe_language::{as_sentence, say};

/// The side of the QR code, in points.
const QR_SIDE: f32 = 200.0;

/// Draws the card.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    card(ui, context, say!("chooser-a-phone"), |ui| {
        let phone = context.free_phone();
        let is_chosen = context.workspace.settings.source.as_ref() == Some(&phone);
        if ui.radio(is_chosen, say!("chooser-use-a-phone")).clicked() {
            context.send(SourceCommand::Use(phone.clone()));
        }
        match context.workspace.backend.phone(&phone).filter(|_| is_chosen) {
            Some(invitation) => show_invitation(ui, context, &invitation),
            None => drop(ui.add(Label::new(context.weak(say!("chooser-a-phone-needs-no-program"))).wrap())),
        }
        if is_chosen && context.snapshot.is_none() {
            ui.horizontal(|ui| context.button(ui, SourceCommand::ShowPhone));
        }
    });
}

/// Draws the QR code, the links, and what the browser will say.
pub(super) fn show_invitation(ui: &mut Ui, context: &PanelContext<'_>, invitation: &PhoneInvitation) {
    for notice in &invitation.notices {
        ui.add(Label::new(RichText::new(as_sentence(notice)).color(context.theme.warn)).wrap());
    }
    for (i, link) in invitation.links.iter().enumerate() {
        if i == 0 {
            ui.add(Label::new(say!("chooser-scan-the-code")).wrap());
            qr_code::show(ui, link, QR_SIDE);
        }
        ui.add(Label::new(RichText::new(link).monospace().small()).selectable(true).wrap());
    }
    let warning = say!("phone-warning", fingerprint = invitation.fingerprint);
    ui.add(Label::new(context.weak(warning).small()).selectable(true).wrap());
}
