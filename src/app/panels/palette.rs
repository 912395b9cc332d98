//! The palette: every command by its name, and moves by their numbers.

use egui::{Button, Id, Key, Modal, Modifiers, RichText, ScrollArea, TextEdit, Ui, Vec2};

use crate::app::command::Command;
use crate::app::panel_context::{GameView, PanelContext, shortcut_text};
use crate::game::color::Color;
use crate::game::point::Point;
use crate::session::correction::Correction;

/// Draws the palette when it is open.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(palette) = &context.state.palette else { return };
    let modal = Modal::new(Id::unique("palette")).backdrop_color(context.theme.scrim).show(ui.ctx(), |ui| {
        ui.set_width(440.0);
        let entries = entries(context, &palette.text);
        let selected = palette.selected.map(|s| s.min(entries.len().saturating_sub(1)));
        keys(ui, context, &entries, selected);
        let mut text = palette.text.clone();
        let hint = match (palette.wants_move, palette.wants_fix) {
            (true, _) => "Number of a move",
            (_, true) => "The mistake; for a point, pass or missed moves type them: D4, pass, D4 Q16",
            _ => "Name of a command, or number of a move",
        };
        let field = TextEdit::singleline(&mut text).hint_text(hint).desired_width(f32::INFINITY);
        let response = ui.add(field).accessible_name(hint);
        response.request_focus();
        if response.changed() {
            context.send(Command::EditPalette(text));
        }
        ScrollArea::vertical().max_height(360.0).auto_shrink([false, true]).show(ui, |ui| {
            for (i, (name, command)) in entries.iter().enumerate() {
                let keys = RichText::new(shortcut_text(command)).color(context.theme.text_weak);
                let button = Button::selectable(selected == Some(i), name.as_str())
                    .min_size(Vec2::new(ui.available_width(), 0.0))
                    .right_text(keys);
                let response = ui.add_enabled(context.can(command), button).accessible_name(name);
                if selected == Some(i) {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    run(context, command);
                }
            }
            if entries.is_empty() && !palette.text.is_empty() {
                ui.label(RichText::new("Nothing has that name.").color(context.theme.text_weak));
            }
        });
    });
    if modal.should_close() {
        context.send(Command::ClosePalette);
    }
}

fn keys(ui: &Ui, context: &PanelContext<'_>, entries: &[(String, Command)], selected: Option<usize>) {
    let pressed = |key| ui.input_mut(|i| i.consume_key(Modifiers::NONE, key));
    if pressed(Key::ArrowDown) {
        context.send(Command::SelectPalette(selected.map_or(0, |s| s + 1).min(entries.len().saturating_sub(1))));
    }
    if pressed(Key::ArrowUp) {
        context.send(Command::SelectPalette(selected.unwrap_or_default().saturating_sub(1)));
    }
    if pressed(Key::Enter)
        && let Some((_, command)) = selected.and_then(|s| entries.get(s))
        && context.can(command)
    {
        run(context, command);
    }
}

fn run(context: &PanelContext<'_>, command: &Command) {
    context.send(Command::ClosePalette);
    context.send(command.clone());
}

/// Returns the entries for the text: a move for a number, otherwise the commands whose name contains every word,
/// available commands first.
fn entries(context: &PanelContext<'_>, text: &str) -> Vec<(String, Command)> {
    if context.state.palette.as_ref().is_some_and(|p| p.wants_fix) {
        return context.game.map_or_else(Vec::new, |game| fixes(game, text));
    }
    let moves = context.game.map_or(0, |g| g.rows.len());
    if let Ok(number) = text.trim().parse::<usize>() {
        let number = number.min(moves);
        return vec![(format!("Go to move {number}"), Command::GoTo(number))];
    }
    if context.state.palette.as_ref().is_some_and(|p| p.wants_move) {
        return Vec::new();
    }
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let fits = |c: &&Command| {
        let name = c.text().to_lowercase();
        !matches!(c, Command::OpenPalette) && words.iter().all(|w| name.contains(w.as_str()))
    };
    let mut found: Vec<(String, Command)> =
        Command::LISTED.iter().filter(fits).map(|c| (c.text().to_owned(), c.clone())).collect();
    found.sort_by_key(|(_, c)| !context.can(c));
    found
}

/// Returns the corrections of the move shown, named after the mistake: those without a point, or, if points were typed,
/// those for these points.
fn fixes(game: &GameView, text: &str) -> Vec<(String, Command)> {
    let number = game.shown;
    let size = game.diagram.stones.size();
    let row = number.checked_sub(1).and_then(|i| game.rows.get(i));
    let next = row.map_or(Color::Black, |r| r.color.opponent());
    let point = |word: &str| {
        let pass = word.eq_ignore_ascii_case("pass").then_some(None);
        pass.or_else(|| Point::from_label(word, size).map(Some))
    };
    let typed: Option<Vec<Option<Point>>> = text.split_whitespace().map(point).collect();
    let name = |p: Option<Point>| p.map_or_else(|| "pass".to_owned(), |p| p.label(size));
    let correct = |text: String, correction| (text, Command::Correct(correction));
    let mut found = Vec::new();
    match (typed.as_deref(), row) {
        (Some([]) | None, Some(row)) => {
            let other = row.color.opponent();
            found
                .push(correct(format!("Wrong colour: move {number} was {other}'s"), Correction::WrongColor { number }));
            found.push(correct(format!("Extra move: move {number} was not played"), Correction::Extra { number }));
            let resume = Correction::ResumeFrom { number };
            found.push(correct(format!("Resume from here: everything after move {number} is wrong"), resume));
        }
        (Some(points @ [_, ..]), row) => {
            if let (Some(_), [Some(p)]) = (row, points) {
                let wrong = Correction::WrongPoint { number, point: *p };
                found.push(correct(format!("Wrong point: move {number} lies at {}", p.label(size)), wrong));
                let taken = Correction::CaptureNotTaken { after: number, points: vec![*p] };
                found.push(correct(format!("Capture not taken: the stones at {} were lifted", p.label(size)), taken));
            }
            for color in [next, next.opponent()] {
                let turn = |i: usize| if i.is_multiple_of(2) { color } else { color.opponent() };
                let moves: Vec<_> = points.iter().enumerate().map(|(i, &p)| (turn(i), p)).collect();
                let status: Vec<String> = moves.iter().map(|&(c, p)| format!("{c} {}", name(p))).collect();
                let text = format!("Missed after move {number}: {}", status.join(", "));
                found.push(correct(text, Correction::Missed { after: number, moves }));
            }
        }
        _ => {}
    }
    if matches!(typed.as_deref(), Some([]) | None) {
        found.push((Command::UndoCorrection.text().to_owned(), Command::UndoCorrection));
    }
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    found.retain(|(name, _)| typed.is_some() || words.iter().all(|w| name.to_lowercase().contains(w.as_str())));
    found
}
