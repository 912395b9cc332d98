//! The dialog that shows what is known about the game, and puts it right.

use egui::{Label, TextEdit, Ui};

use super::info_fields::{self, CONSENTS, FieldShare};
use crate::app::command::DialogCommand;
use crate::app::dialog::Dialog;
use crate::app::info_form::InfoForm;
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;
use kifuscribe_core::game::color::Color;
use kifuscribe_formats::info::InfoField;
use kifuscribe_language::say;
use kifuscribe_words::result_text;

/// The entries line by line, each with its share of the width.
const LINES: [&[FieldShare]; 7] = [
    &[(InfoField::Name(Color::Black), 0.5), (InfoField::Rank(Color::Black), 0.2), (InfoField::Team(Color::Black), 0.3)],
    &[(InfoField::Name(Color::White), 0.5), (InfoField::Rank(Color::White), 0.2), (InfoField::Team(Color::White), 0.3)],
    &[(InfoField::Event, 0.5), (InfoField::Round, 0.2), (InfoField::Table, 0.3)],
    &[(InfoField::Place, 0.5), (InfoField::Date, 0.5)],
    &[(InfoField::Rules, 0.5), (InfoField::Komi, 0.2), (InfoField::Handicap, 0.3)],
    &[(InfoField::MainTime, 0.5), (InfoField::Overtime, 0.5)],
    CONSENTS,
];

/// Draws what is known, in fields where it can be put right.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, old: &InfoForm) {
    let mut form = old.clone();
    ui.heading(say!("game-info-game"));
    if let Some(lock) = form.lock {
        ui.add(Label::new(context.weak(lock.text())).wrap());
    }
    ui.add_space(GAP);
    let is_locked = form.lock.is_some();
    for line in LINES {
        let is_open = |field| !is_locked && (field != InfoField::Handicap || !context.has_seen_handicap());
        info_fields::line(ui, context, line, &mut form.texts, is_open);
    }
    if !is_locked {
        ui.horizontal(|ui| {
            ui.label(say!("info-form-put-right-by"));
            let field = TextEdit::singleline(&mut form.by).desired_width(240.0);
            ui.add(field).accessible_name(say!("info-form-name-of-who-puts"));
        });
    }
    ui.add_space(GAP);
    ui.add(Label::new(context.weak(facts(context)).small()).wrap());
    if form != *old {
        context.send(DialogCommand::edit(Dialog::Info(Box::new(form))));
    }
}

/// What is seen or decided, and where the record is.
fn facts(context: &PanelContext<'_>) -> String {
    let Some(snapshot) = context.snapshot else { return String::new() };
    let view = &snapshot.view;
    let result = result_text::with_standing(view, None);
    let facts = [
        (say!("word-moves"), context.moves().to_string()),
        (say!("word-result"), result.unwrap_or_default()),
        (say!("game-info-began"), snapshot.view.started.replace('T', " ")),
        (say!("game-info-source"), snapshot.view.source.clone()),
        (say!("word-record"), snapshot.sgf.display().to_string()),
    ];
    let known = facts.iter().filter(|(_, value)| !value.is_empty());
    known.map(|(label, value)| format!("{label}: {value}")).collect::<Vec<_>>().join("   ")
}
