//! The games that may be one, a pair at a time.

use egui::{Frame, Label, RichText, ScrollArea, Sense, Ui};

use super::send::send;
use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::archive::duplicates::{DuplicateCommand, file_name};
use crate::app::archive::page::ArchivePage;
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;
use kifuscribe_archive::query::FoundGame;
use kifuscribe_language::say;
use kifuscribe_storage::catalogue::{DuplicatePair, PairVerdict};

/// Height of a pair, in points: what the two have in common, two lines each, the buttons.
const PAIR_HEIGHT: f32 = 168.0;

/// Draws the pairs.
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
    area.show_rows(ui, PAIR_HEIGHT, pairs.len(), |ui, range| {
        for row in range {
            show_pair(ui, context, page, &pairs[row]);
        }
    });
}

fn show_pair(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage, pair: &DuplicatePair) {
    let judge = |ui: &mut Ui, text: &str, games: [&FoundGame; 2], verdict| {
        if ui.button(text).clicked() {
            let games = games.map(|game| game.hash);
            send(context, PageCommand::Duplicates(DuplicateCommand::Judge(games, verdict)));
        }
    };
    ui.push_id((pair.game.hash, pair.other.hash), |ui| {
        Frame::new().fill(context.theme.panel).inner_margin(8).corner_radius(6).show(ui, |ui| {
            ui.set_min_size(egui::vec2(ui.available_width(), PAIR_HEIGHT - 16.0 - ui.spacing().item_spacing.y));
            ui.label(context.weak(pair.likeness()));
            show_game(ui, context, page, say!("archive-duplicates-first"), &pair.game);
            show_game(ui, context, page, say!("archive-duplicates-second"), &pair.other);
            ui.horizontal_wrapped(|ui| {
                let (game, other) = (&pair.game, &pair.other);
                judge(ui, say!("archive-duplicates-keep-first"), [game, other], PairVerdict::SecondIsCopy);
                judge(ui, say!("archive-duplicates-keep-second"), [other, game], PairVerdict::SecondIsCopy);
                judge(ui, say!("archive-duplicates-keep-both"), [game, other], PairVerdict::TwoGames);
            });
        });
    });
}

/// Draws a game in one line, which previews it, and its file in another.
fn show_game(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage, name: &str, game: &FoundGame) {
    let is_shown = page.preview().is_some_and(|preview| preview.game.hash == game.hash);
    let text = RichText::new(format!("{name}: {}", super::list::game_name(game)));
    let text = if is_shown { text.color(context.theme.accent).strong() } else { text };
    let response = ui.add(Label::new(text).truncate().sense(Sense::click()));
    if response.on_hover_text(game.path.display().to_string()).clicked() {
        send(context, PageCommand::Duplicates(DuplicateCommand::Show(game.hash)));
    }
    ui.add(Label::new(context.weak(file_name(game))).truncate());
}
