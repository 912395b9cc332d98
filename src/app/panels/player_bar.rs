//! The bar above the board: the players with their ranks, captures and time used, and whose turn it is.

use egui::{Align, Button, Label, Layout, RichText, Sense, Ui, Vec2};

use crate::app::command::ActCommand;
use crate::app::game_view::GameView;
use crate::app::panel_context::PanelContext;
use crate::app::theme::section_text;
use crate::app::widgets::move_list::time_used;
use crate::app::widgets::stone::paint_small_stone;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::record::Player;
use kifuscribe_formats::color_text::color_name;
use kifuscribe_language::say;
use kifuscribe_words::recording_text;

/// The height, in points.
pub(super) const HEIGHT: f32 = 38.0;

/// The height of the stone beside a name, in points.
const STONE: f32 = 26.0;

/// Draws the bar: Black on the left, White on the right.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, game: &GameView) {
    let Some(snapshot) = context.snapshot else { return };
    let Some(record) = &snapshot.view.record else { return };
    let position = record.position_after(game.shown);
    // Before the first move the handicap, or the record, says whose turn it is.
    let to_play = match (game.shown, record.to_play) {
        (0, None) => Color::Black,
        _ => position.to_play(),
    };
    let width = (ui.available_width() - ui.spacing().item_spacing.x) * 0.5;
    ui.horizontal(|ui| {
        for (color, player) in [(Color::Black, &snapshot.view.info.black), (Color::White, &snapshot.view.info.white)] {
            let layout = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout(Vec2::new(width, HEIGHT), layout, |ui| {
                ui.set_min_size(Vec2::new(width, HEIGHT));
                let used = Some(time_used(&game.rows[..game.shown], color)).filter(|used| !used.is_zero());
                let detail = recording_text::captured(position.prisoners(color), used);
                let is_to_play = to_play == color && context.end_of_shown().is_none();
                side(ui, context, color, [name(player, color), detail], is_to_play);
            });
        }
    });
}

/// Draws one player: the name, and what is captured and used.
fn side(ui: &mut Ui, context: &PanelContext<'_>, color: Color, [name, detail]: [String; 2], is_to_play: bool) {
    let theme = context.theme;
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(STONE), Sense::hover());
    // On wood, as on the board: a black stone would look like a ring on a dark ground.
    ui.painter().rect_filled(rect, 4.0, theme.wood);
    paint_small_stone(ui.painter(), rect.center(), STONE * 0.38, color);
    // The name has a row of its own: beside it captures and time would have no room in a small window.
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.spacing_mut().interact_size.y = 0.0;
        ui.spacing_mut().button_padding.y = 0.0;
        let text = RichText::new(name).text_style(section_text()).strong();
        context.add_button(ui, Button::new(text).frame(false).truncate(), ActCommand::OpenInfo);
        ui.horizontal(|ui| {
            if is_to_play {
                ui.label(RichText::new(say!("player-bar-to-play")).small().color(theme.good));
            }
            ui.add(Label::new(context.weak(detail).small()).truncate());
        });
    });
}

/// The name and the rank; the colour where no name is known.
pub(super) fn name(player: &Player, color: Color) -> String {
    match (player.name.as_str(), player.rank.as_str()) {
        ("", _) => color_name(color).to_owned(),
        (name, "") => name.to_owned(),
        (name, rank) => format!("{name} {rank}"),
    }
}
