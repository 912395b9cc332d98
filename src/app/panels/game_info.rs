//! The window within the window that tells what is known about the game.

use egui::{Grid, Label, Ui, Window};

use crate::app::command::Command;
use crate::app::panel_context::PanelContext;
use crate::game::named::Named as _;
use crate::game::record::Player;

/// The width, in points.
const WIDTH: f32 = 420.0;

/// Draws it, while it is open.
pub fn show(ui: &Ui, context: &PanelContext<'_>) {
    let Some(snapshot) = context.snapshot.filter(|_| context.state.info_open) else { return };
    let info = &snapshot.view.info;
    let result = snapshot.view.result.as_ref().map(|note| format!("{} ({})", note.result, note.status.name()));
    let komi = info.komi.map(|komi| komi.to_string());
    let handicap = (info.handicap > 1).then(|| info.handicap.to_string());
    let lines = [
        ("Black", player(&info.black)),
        ("White", player(&info.white)),
        ("Event", info.event.clone()),
        ("Round", info.round.clone()),
        ("Table", info.table.clone()),
        ("Komi", komi.unwrap_or_default()),
        ("Handicap", handicap.unwrap_or_default()),
        ("Rules", info.rules.clone()),
        ("Moves", context.moves().to_string()),
        ("Result", result.unwrap_or_default()),
        ("Began", snapshot.view.started.replace('T', " ")),
        ("Source", snapshot.view.source.clone()),
        ("Record", snapshot.sgf.display().to_string()),
    ];
    let mut is_open = true;
    let window = Window::new("Game").open(&mut is_open).resizable(false).default_width(WIDTH);
    window.default_pos([24.0, 56.0]).show(ui.ctx(), |ui| {
        ui.set_width(WIDTH);
        Grid::new("game").num_columns(2).spacing([18.0, 4.0]).show(ui, |ui| {
            for (name, value) in lines.iter().filter(|(_, value)| !value.is_empty()) {
                ui.label(context.weak(*name));
                ui.add(Label::new(value).wrap());
                ui.end_row();
            }
        });
    });
    if !is_open || ui.ctx().input(|i| i.key_pressed(egui::Key::Escape)) {
        context.send(Command::ToggleInfo);
    }
}

fn player(player: &Player) -> String {
    let parts = [player.name.as_str(), player.rank.as_str()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}
