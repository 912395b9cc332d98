//! The window within the window that tells what is known about the game.

use egui::{Grid, Label, Ui, Window};

use crate::app::command::Command;
use crate::app::panel_context::PanelContext;
use crate::formats::color_text::color_name;
use crate::formats::recording_text::result_status;
use crate::game::color::Color;
use crate::game::record::Player;
use crate::language::say;

/// The width, in points.
const WIDTH: f32 = 420.0;

/// Draws it, while it is open.
pub fn show(ui: &Ui, context: &PanelContext<'_>) {
    let Some(snapshot) = context.snapshot.filter(|_| context.state.info_open) else { return };
    let info = &snapshot.view.info;
    let result = snapshot.view.result.as_ref().map(|note| format!("{} ({})", note.result, result_status(note.status)));
    let komi = info.komi.map(|komi| komi.to_string());
    let handicap = (info.handicap > 1).then(|| info.handicap.to_string());
    let lines = [
        (color_name(Color::Black), player(&info.black)),
        (color_name(Color::White), player(&info.white)),
        (say!("word-event"), info.event.clone()),
        (say!("word-round"), info.round.clone()),
        (say!("game-info-table"), info.table.clone()),
        (say!("word-komi"), komi.unwrap_or_default()),
        (say!("game-info-handicap"), handicap.unwrap_or_default()),
        (say!("game-info-rules"), info.rules.clone()),
        (say!("word-moves"), context.moves().to_string()),
        (say!("word-result"), result.unwrap_or_default()),
        (say!("game-info-began"), snapshot.view.started.replace('T', " ")),
        (say!("game-info-source"), snapshot.view.source.clone()),
        (say!("word-record"), snapshot.sgf.display().to_string()),
    ];
    let mut is_open = true;
    let window = Window::new(say!("game-info-game")).open(&mut is_open).resizable(false).default_width(WIDTH);
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
