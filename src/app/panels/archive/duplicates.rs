//! The games that may be one, a group at a time: a game with each of its copies.

use egui::{Frame, Label, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, vec2};

use super::send::send;
use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::archive::duplicates::{DuplicateCommand, file_name};
use crate::app::archive::page::ArchivePage;
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;
use kifuscribe_archive::query::FoundGame;
use kifuscribe_language::say;
use kifuscribe_storage::catalogue::{DuplicatePair, PairVerdict};

/// Height of the frame of a group with its first line and its first game, and of a further game with its buttons, in points.
const FIRST_HEIGHT: f32 = 92.0;
const OTHER_HEIGHT: f32 = 84.0;
/// Height of the button that decides about a whole group.
const ALL_HEIGHT: f32 = 32.0;

/// Draws the groups.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage) {
    ui.add(Label::new(context.weak(say!("archive-duplicates-what"))).wrap());
    if page.duplicates.can_undo() {
        context.button(ui, PageCommand::Duplicates(DuplicateCommand::Undo));
    }
    ui.add_space(GAP);
    let pairs = match page.duplicates.pairs() {
        None => return drop(ui.label(context.weak(say!("archive-duplicates-comparing")))),
        Some(Err(why)) => return drop(ui.add(Label::new(RichText::new(why).color(context.theme.bad)).wrap())),
        Some(Ok([])) => return drop(ui.label(say!("archive-duplicates-none"))),
        Some(Ok(pairs)) => pairs,
    };
    ui.label(RichText::new(say!("archive-duplicates-count", pairs = pairs.len())).strong());
    let area = ScrollArea::vertical().id_salt("duplicates").auto_shrink([false, false]);
    area.show_viewport(ui, |ui, viewport| {
        let rect = ui.max_rect();
        let mut top = 0.0;
        for group in pairs.chunk_by(DuplicatePair::is_of_group) {
            let height = height(group.len());
            if top <= viewport.max.y && top + height >= viewport.min.y {
                let place = Rect::from_min_size(rect.min + vec2(0.0, top), vec2(rect.width(), height));
                ui.scope_builder(UiBuilder::new().max_rect(place), |ui| show_group(ui, context, page, group));
            }
            top += height;
        }
        ui.set_height(top);
    });
}

/// The height of a game with so many others.
const fn height(others: usize) -> f32 {
    FIRST_HEIGHT + OTHER_HEIGHT * others as f32 + if others > 1 { ALL_HEIGHT } else { 0.0 }
}

fn show_group(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage, group: &[DuplicatePair]) {
    let Some(pair) = group.first() else { return };
    let judge = |ui: &mut Ui, text: &str, games: [&FoundGame; 2], verdict| {
        if ui.button(text).clicked() {
            let games = games.map(|game| game.hash);
            send(context, PageCommand::Duplicates(DuplicateCommand::Judge(vec![games], verdict)));
        }
    };
    ui.push_id((pair.game.hash, pair.other.hash), |ui| {
        Frame::new().fill(context.theme.panel).inner_margin(8).corner_radius(6).show(ui, |ui| {
            ui.set_min_size(vec2(ui.available_width(), height(group.len()) - 16.0 - ui.spacing().item_spacing.y));
            ui.label(context.weak(pair.likeness()));
            show_game(ui, context, page, 1, &pair.game);
            for (n, pair) in (2..).zip(group) {
                show_game(ui, context, page, n, &pair.other);
                ui.horizontal_wrapped(|ui| {
                    let (game, other) = (&pair.game, &pair.other);
                    judge(ui, &say!("archive-duplicates-is-copy", n), [game, other], PairVerdict::SecondIsCopy);
                    judge(ui, &say!("archive-duplicates-has-copy", n), [other, game], PairVerdict::SecondIsCopy);
                    judge(ui, &say!("archive-duplicates-other-game", n), [game, other], PairVerdict::TwoGames);
                });
            }
            if group.len() > 1 && ui.button(say!("archive-duplicates-all-copies", n = group.len() + 1)).clicked() {
                let all = group.iter().map(|pair| [pair.game.hash, pair.other.hash]).collect();
                send(context, PageCommand::Duplicates(DuplicateCommand::Judge(all, PairVerdict::SecondIsCopy)));
            }
        });
    });
}

/// Draws a game in one line, which previews it, and its file in another.
fn show_game(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage, n: usize, game: &FoundGame) {
    let name = say!("archive-duplicates-game", n);
    let is_shown = page.preview().is_some_and(|preview| preview.game.hash == game.hash);
    let text = RichText::new(format!("{name}: {}", super::list::game_name(game)));
    let text = if is_shown { text.color(context.theme.accent).strong() } else { text };
    let response = ui.add(Label::new(text).truncate().sense(Sense::click()));
    if response.on_hover_text(game.path.display().to_string()).clicked() {
        send(context, PageCommand::Duplicates(DuplicateCommand::Show(game.hash)));
    }
    ui.add(Label::new(context.weak(file_name(game))).truncate());
}
