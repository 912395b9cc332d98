//! The games, one a row. Only the rows on the screen are read and drawn.

use egui::{
    Align2, Button, Color32, FontId, Label, Painter, Pos2, Rect, RichText, Role, ScrollArea, Sense, Shape, Stroke,
    TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use super::send::send;
use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::archive::page::ArchivePage;
use crate::app::archive::selection::RowClick;
use crate::app::command::ArchiveCommand;
use crate::app::panel_context::PanelContext;
use crate::app::theme::{GAP, PAD};
use kifuscribe_archive::order::GameColumn;
use kifuscribe_archive::query::FoundGame;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::recording::ResultStanding;
use kifuscribe_language::say;

/// The height of a row, in points.
const ROW: f32 = 26.0;

/// Minimum width of a list with every column, in points.
const ROOMY: f32 = 620.0;

/// A column of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ListColumn {
    Date,
    Black,
    White,
    Result,
    Moves,
    Event,
    Round,
    State,
}

impl ListColumn {
    const ALL: [Self; 8] =
        [Self::Date, Self::Black, Self::White, Self::Result, Self::Moves, Self::Event, Self::Round, Self::State];
    const FEW: [Self; 4] = [Self::Date, Self::Black, Self::White, Self::Result];

    fn title(self) -> &'static str {
        match self {
            Self::Date => say!("word-date"),
            Self::Black => say!("report-black"),
            Self::White => say!("report-white"),
            Self::Result => say!("word-result"),
            Self::Moves => say!("word-moves"),
            Self::Event => say!("word-event"),
            Self::Round => say!("word-round"),
            Self::State => "",
        }
    }

    /// What the list is ordered by when the title is pressed.
    const fn order(self) -> Option<GameColumn> {
        Some(match self {
            Self::Date => GameColumn::Date,
            Self::Black => GameColumn::Black,
            Self::White => GameColumn::White,
            Self::Result => GameColumn::Result,
            Self::Moves => GameColumn::Moves,
            Self::Event => GameColumn::Event,
            Self::Round | Self::State => return None,
        })
    }

    /// The width in points, and the share of the width that is left.
    const fn width(self) -> (f32, f32) {
        match self {
            Self::Date => (92.0, 0.0),
            Self::Black | Self::White => (0.0, 1.2),
            Self::Result => (86.0, 0.0),
            Self::Moves => (66.0, 0.0),
            Self::Event => (0.0, 1.3),
            Self::Round => (64.0, 0.0),
            Self::State => (92.0, 0.0),
        }
    }
}

/// The columns with their left and right edges, from the left edge of the list.
fn columns(width: f32) -> Vec<(ListColumn, [f32; 2])> {
    let shown = if width < ROOMY { &ListColumn::FEW[..] } else { &ListColumn::ALL[..] };
    let (fixed, shares) =
        shown.iter().map(|column| column.width()).fold((0.0, 0.0), |sum, w| (sum.0 + w.0, sum.1 + w.1));
    let left = (width - fixed).max(0.0);
    let mut at = 0.0;
    let edges = |column: &ListColumn| {
        let (fixed, share) = column.width();
        let from = at;
        at += fixed + left * share / shares;
        (*column, [from, at])
    };
    shown.iter().map(edges).collect()
}

/// Draws the list into the remaining space.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage) {
    let width = ui.available_width() - ui.spacing().scroll.bar_width - ui.spacing().scroll.bar_inner_margin;
    let columns = columns(width);
    titles(ui, context, page, &columns);
    ui.spacing_mut().item_spacing.y = 0.0;
    if page.games().is_empty() {
        nothing(ui, context, page);
        return;
    }
    let area = ScrollArea::vertical().id_salt("games").auto_shrink([false, false]);
    let area = offset_for_cursor(area, ui, page);
    area.show_rows(ui, ROW, page.games().len(), |ui, range| {
        if range != *page.visible() {
            send(context, PageCommand::Visible(range.start, range.end));
        }
        for row in range {
            game_row(ui, context, page, row, &columns, width);
        }
    });
}

/// Scrolls to the row with the cursor after a key has moved it off the screen.
fn offset_for_cursor(area: ScrollArea, ui: &Ui, page: &ArchivePage) -> ScrollArea {
    let id = ui.scope_id().with("row with the cursor");
    let cursor = page.selection.cursor().unwrap_or_default();
    let before = ui.data(|d| d.get_temp::<usize>(id));
    ui.data_mut(|d| d.insert_temp(id, cursor));
    if before.is_none_or(|before| before == cursor) {
        return area;
    }
    let visible = page.visible();
    let height = ui.available_height();
    // The first and the last row on the screen may be cut off.
    if cursor <= visible.start {
        area.vertical_scroll_offset(cursor as f32 * ROW)
    } else if cursor + 2 >= visible.end {
        area.vertical_scroll_offset(((cursor + 1) as f32 * ROW - height).max(0.0))
    } else {
        area
    }
}

fn titles(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage, columns: &[(ListColumn, [f32; 2])]) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    for &(column, [from, to]) in columns {
        let Some(order) = column.order() else {
            let at = pos2(rect.left() + from + GAP, rect.center().y);
            let font = TextStyle::Body.resolve(ui.style());
            ui.painter().text(at, Align2::LEFT_CENTER, column.title(), font, context.theme.text_weak);
            continue;
        };
        let is_order = page.order.column == order;
        let text = RichText::new(column.title());
        let text = if is_order { text.strong() } else { text.color(context.theme.text_weak) };
        let edges = rect.left() + from + GAP..=rect.left() + to;
        let cell = Rect::from_x_y_ranges(edges, rect.y_range());
        let mut cell_ui = ui.new_child(egui::UiBuilder::new().max_rect(cell));
        cell_ui.spacing_mut().button_padding.x = 0.0;
        let button = Button::new(text).frame(false).min_size(vec2(0.0, ROW)).truncate();
        let response = cell_ui.add(button).accessible_name(say!("archive-list-order-by", title = column.title()));
        if is_order {
            let at = pos2(response.rect.right() + GAP, response.rect.center().y);
            paint_arrow(ui.painter(), at, page.order.is_descending, context.theme.text);
        }
        if response.clicked() {
            send(context, PageCommand::Order(order));
        }
    }
    ui.separator();
}

/// Paints the direction of the order: a triangle that points down where the greatest comes first.
fn paint_arrow(painter: &Painter, at: Pos2, is_descending: bool, color: Color32) {
    let tip = if is_descending { 3.0 } else { -3.0 };
    let points = vec![at + vec2(-4.0, -tip), at + vec2(4.0, -tip), at + vec2(0.0, tip)];
    painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
}

/// Draws what stands in the place of an empty list.
fn nothing(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage) {
    let text = if page.is_waiting() {
        say!("archive-list-reading-the-archive")
    } else if page.list().of > 0 {
        say!("archive-list-no-game-fits-take-a")
    } else if page.problem().is_some() {
        return;
    } else {
        say!("archive-list-the-archive-is-empty-a")
    };
    ui.add_space(PAD);
    ui.add(Label::new(context.weak(text)).wrap());
}

fn game_row(
    ui: &mut Ui,
    context: &PanelContext<'_>,
    page: &ArchivePage,
    row: usize,
    columns: &[(ListColumn, [f32; 2])],
    width: f32,
) {
    let Some(&number) = page.games().get(row) else { return };
    let game = page.row(number);
    // Not focusable: the list has one cursor, which the keys move.
    let (rect, response) = ui.allocate_exact_size(vec2(width, ROW), Sense::CLICK);
    let is_chosen = page.selection.contains(number);
    let is_cursor = page.selection.cursor() == Some(row);
    response.widget_info(|| {
        WidgetInfo::selected(Role::ListItem, true, is_chosen, game.map_or_else(String::new, game_name))
    });
    let theme = context.theme;
    if is_chosen {
        ui.painter().rect_filled(rect, 4.0, theme.selected);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, 4.0, theme.raised);
    }
    if is_cursor {
        ui.painter().rect_stroke(rect.shrink(0.5), 4.0, Stroke::new(1.0, theme.accent), egui::StrokeKind::Inside);
    }
    let font = TextStyle::Body.resolve(ui.style());
    for &(column, [from, to]) in columns {
        let cell = Rect::from_x_y_ranges(rect.left() + from + GAP..=rect.left() + to - GAP, rect.y_range());
        match game {
            Some(game) => cell_text(ui, context, cell, game, column, &font),
            None if column == ListColumn::Date => {
                ui.painter().text(cell.left_center(), Align2::LEFT_CENTER, "…", font.clone(), theme.text_weak);
            }
            None => {}
        }
    }
    // In a narrow list names are cut off, and the event is not shown.
    let response = match game.filter(|_| columns.len() < ListColumn::ALL.len()) {
        Some(game) => response.on_hover_text(game_name(game)),
        None => response,
    };
    if response.double_clicked() {
        send(context, ArchiveCommand::OpenGame);
    } else if response.clicked() {
        let modifiers = ui.input(|i| i.modifiers);
        let click = match (modifiers.shift, modifiers.command) {
            (true, _) => RowClick::Range,
            (false, true) => RowClick::Toggle,
            (false, false) => RowClick::Alone,
        };
        send(context, PageCommand::Click(row, click));
    }
}

fn cell_text(ui: &Ui, context: &PanelContext<'_>, cell: Rect, game: &FoundGame, column: ListColumn, font: &FontId) {
    let info = &game.info;
    let name = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    let (text, color) = match column {
        ListColumn::Date => (info.date.clone(), context.theme.text_weak),
        ListColumn::Black => (name(&info.black.name), context.theme.text),
        ListColumn::White => (name(&info.white.name), context.theme.text),
        ListColumn::Result => (result_text(game), context.theme.text),
        ListColumn::Moves => (game.moves.to_string(), context.theme.text_weak),
        ListColumn::Event => (info.event.clone(), context.theme.text),
        ListColumn::Round => (round_text(game), context.theme.text_weak),
        ListColumn::State => (state_text(game), context.theme.warn),
    };
    let mut job = egui::text::LayoutJob::simple_singleline(text, font.clone(), color);
    job.wrap = egui::text::TextWrapping::truncate_at_width(cell.width());
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let at = pos2(cell.left(), cell.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, color);
}

/// The round and the table, such as `3 / 12`.
fn round_text(game: &FoundGame) -> String {
    match (game.info.round.as_str(), game.info.table.as_str()) {
        (round, "") => round.to_owned(),
        ("", table) => say!("word-table", table),
        (round, table) => format!("{round} / {table}"),
    }
}

fn result_text(game: &FoundGame) -> String {
    game.info.result.map_or_else(|| "?".to_owned(), GameResult::to_listed)
}

/// What a person should look at, the most important first; empty where nothing is.
fn state_text(game: &FoundGame) -> String {
    if game.is_unfinished {
        say!("word-not-finished").to_owned()
    } else if game.differs {
        say!("word-audit-differs").to_owned()
    } else if game.open_questions > 0 {
        say!("count-questions", n = game.open_questions)
    } else if game.flagged > 0 {
        say!("archive-list-flagged", flagged = game.flagged)
    } else {
        match game.result_status {
            Some(ResultStanding::Claimed) => say!("archive-list-result-not-confirmed").to_owned(),
            Some(ResultStanding::Confirmed) | None => String::new(),
            Some(standing) => standing.text().to_owned(),
        }
    }
}

/// A game in one line for a screen reader.
pub(super) fn game_name(game: &FoundGame) -> String {
    let info = &game.info;
    let parts = [
        info.date.clone(),
        format!("{} - {}", info.black.name, info.white.name),
        result_text(game),
        say!("count-moves", n = game.moves),
        info.event.clone(),
        state_text(game),
    ];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}
