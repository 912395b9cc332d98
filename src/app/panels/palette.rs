//! The palette: every command by its name, and moves by their numbers.

use egui::{Button, Id, Key, Modal, Modifiers, ScrollArea, TextEdit, Ui, Vec2};

use super::correction;
use crate::app::command::{ActCommand, Command, LISTED, PaletteCommand, ViewCommand};
use crate::app::game_view::GameView;
use crate::app::panel_context::PanelContext;
use crate::app::parts::{Palette, PaletteKind};
use crate::app::theme::SCRIM;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_language::say;
use kifuscribe_words::correction_text;

/// The width, in points: the longest sentence in the field has room in each language.
const WIDTH: f32 = 600.0;

/// The room for the margins beside it in the window, in points.
const AROUND: f32 = 44.0;

/// Draws the palette when it is open.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(palette) = &context.view.palette else { return };
    let modal = Modal::new(Id::unique("palette")).backdrop_color(SCRIM).show(ui.ctx(), |ui| {
        ui.set_width(WIDTH.min(ui.ctx().content_rect().width() - AROUND));
        let entries = entries(context, palette);
        let selected = palette.selected.map(|s| s.min(entries.len().saturating_sub(1)));
        keys(ui, context, &entries, selected);
        let mut text = palette.text.clone();
        let hint = match palette.kind {
            PaletteKind::Commands => say!("palette-name-of-a-command-or"),
            PaletteKind::Moves => say!("palette-number-of-a-move"),
            PaletteKind::Fixes => say!("palette-the-mistake-for-a-point"),
        };
        let field = TextEdit::singleline(&mut text).hint_text(hint).desired_width(f32::INFINITY);
        let response = ui.add(field).accessible_name(hint);
        response.request_focus();
        if response.changed() {
            context.send(PaletteCommand::Edit(text));
        }
        ScrollArea::vertical().max_height(360.0).auto_shrink([false, true]).show(ui, |ui| {
            for (i, (name, command)) in entries.iter().enumerate() {
                let button = Button::selectable(selected == Some(i), name.as_str())
                    .min_size(Vec2::new(ui.available_width(), 0.0))
                    .right_text(context.weak(command.key_text()));
                let response = ui.add_enabled(context.can(command), button).accessible_name(name);
                if selected == Some(i) {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    run(context, command);
                }
                correction::outcome(ui, context, command, selected == Some(i));
            }
            if entries.is_empty() && !palette.text.is_empty() {
                ui.label(context.weak(say!("palette-nothing-has-that-name")));
            }
        });
    });
    if modal.should_close() {
        context.send(PaletteCommand::Close);
    }
}

fn keys(ui: &Ui, context: &PanelContext<'_>, entries: &[(String, Command)], selected: Option<usize>) {
    let pressed = |key| ui.input_mut(|i| i.consume_key(Modifiers::NONE, key));
    if pressed(Key::ArrowDown) {
        context.send(PaletteCommand::Select(selected.map_or(0, |s| s + 1).min(entries.len().saturating_sub(1))));
    }
    if pressed(Key::ArrowUp) {
        context.send(PaletteCommand::Select(selected.unwrap_or_default().saturating_sub(1)));
    }
    if pressed(Key::Enter)
        && let Some((_, command)) = selected.and_then(|s| entries.get(s))
        && context.can(command)
    {
        run(context, command);
    }
}

fn run(context: &PanelContext<'_>, command: &Command) {
    context.send(PaletteCommand::Close);
    context.send(command.clone());
}

/// Returns the entries for the text: a move for a number, otherwise the commands whose name contains every word,
/// available commands first.
fn entries(context: &PanelContext<'_>, palette: &Palette) -> Vec<(String, Command)> {
    if palette.kind == PaletteKind::Fixes {
        return fixes(context, &palette.text);
    }
    if let Ok(number) = palette.text.trim().parse::<usize>() {
        let number = number.min(context.game.map_or(0, |g| g.rows.len()));
        return vec![(say!("palette-go-to-move", number), Command::View(ViewCommand::GoTo(number)))];
    }
    if palette.kind == PaletteKind::Moves {
        return Vec::new();
    }
    let mut found: Vec<(String, Command)> = (LISTED.iter())
        .filter(|command| {
            **command != Command::Palette(PaletteCommand::Open(PaletteKind::Commands))
                && has_words(command.text(), &palette.text)
        })
        .map(|command| (command.text().to_owned(), command.clone()))
        .collect();
    found.sort_by_key(|(_, c)| !context.can(c));
    found
}

/// Whether `name` contains every word of `text`.
fn has_words(name: &str, text: &str) -> bool {
    let name = name.to_lowercase();
    text.split_whitespace().all(|word| name.contains(&word.to_lowercase()))
}

/// Returns the corrections of the move shown, named after the mistake: those without a point, or, if points were typed,
/// those for these points.
fn fixes(context: &PanelContext<'_>, text: &str) -> Vec<(String, Command)> {
    let (Some(game), Some(snapshot)) = (context.game, context.snapshot) else { return Vec::new() };
    let Some(record) = &snapshot.view.record else { return Vec::new() };
    let point = |word: &str| match word.eq_ignore_ascii_case("pass") {
        true => Some(None),
        false => Point::from_label(word, record.size).map(Some),
    };
    let typed: Option<Vec<Option<Point>>> = text.split_whitespace().map(point).collect();
    let named = |correction: Correction| {
        (correction_text::sentence(&correction, record), Command::Act(ActCommand::Correct(correction)))
    };
    match typed.as_deref() {
        Some(points @ [_, ..]) => fixes_at(game, points).into_iter().map(named).collect(),
        _ => fixes_without_point(game).into_iter().map(named).filter(|(name, _)| has_words(name, text)).collect(),
    }
}

fn fixes_without_point(game: &GameView) -> Vec<Correction> {
    let number = game.shown;
    let of_move = [Correction::WrongColor { number }, Correction::Extra { number }, Correction::ResumeFrom { number }];
    let of_move = of_move.into_iter().filter(|_| number > 0);
    of_move.chain([Correction::TakeBack, Correction::Redo]).collect()
}

fn fixes_at(game: &GameView, points: &[Option<Point>]) -> Vec<Correction> {
    let number = game.shown;
    let row = number.checked_sub(1).and_then(|i| game.rows.get(i));
    let mut found = Vec::new();
    if let (Some(_), &[Some(point)]) = (row, points) {
        found.push(Correction::WrongPoint { number, point });
        found.push(Correction::CaptureNotTaken { after: number, points: vec![point] });
    }
    let next = row.map_or(Color::Black, |r| r.color.opponent());
    for color in [next, next.opponent()] {
        let colors = [color, color.opponent()].into_iter().cycle();
        found.push(Correction::Missed { after: number, moves: colors.zip(points.iter().copied()).collect() });
    }
    found
}
