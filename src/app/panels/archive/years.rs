//! The games of the list year by year: a bar a year, its lower part the games that Black won, then those that White won, then the others.

use egui::{Rect, RichText, Sense, Ui, pos2, vec2};

use crate::app::panel_context::PanelContext;
use crate::app::theme::{GAP, section_text};
use kifuscribe_archive::query::YearProfile;
use kifuscribe_language::say;

/// Height of the drawing, in points.
const HEIGHT: f32 = 56.0;
/// The widest bar, in points.
const WIDEST: f32 = 12.0;
/// The most years that are drawn: dates of records lie within.
const MOST_YEARS: u32 = 2_000;

/// Draws the years, where the games are of several.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, years: &[YearProfile]) {
    let dated = || years.iter().filter_map(|profile| Some((profile.year?, profile)));
    let (Some(first), Some(last)) = (dated().map(|year| year.0).min(), dated().map(|year| year.0).max()) else {
        return;
    };
    if first == last || last - first > MOST_YEARS {
        return;
    }
    ui.add_space(GAP);
    ui.label(RichText::new(say!("archive-years")).text_style(section_text()).strong());
    let most = dated().map(|(_, profile)| profile.games).max().unwrap_or(1).max(1) as f32;
    let (area, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let width = (area.width() / (last - first + 1) as f32).min(WIDEST);
    let theme = context.theme;
    for (year, profile) in dated() {
        let left = area.left() + (year - first) as f32 * width;
        let others = profile.games - profile.black_wins - profile.white_wins;
        let mut low = area.bottom();
        for (games, color) in
            [(profile.black_wins, theme.text), (profile.white_wins, theme.accent), (others, theme.line)]
        {
            let high = low - games as f32 / most * area.height();
            let bar = Rect::from_min_max(pos2(left, high), pos2(left + (width - 1.0).max(0.5), low));
            ui.painter().rect_filled(bar, 0.0, color);
            low = high;
        }
    }
    if let Some(at) = response.hover_pos() {
        let year = first + ((at.x - area.left()) / width).max(0.0) as u32;
        if let Some((_, profile)) = dated().find(|found| found.0 == year) {
            let YearProfile { games, black_wins, white_wins, .. } = *profile;
            response.on_hover_text(say!("archive-year", year, games, black = black_wins, white = white_wins));
        }
    }
    ui.label(context.weak(say!("archive-years-from-to", first, last)));
}
