//! A QR code, for telephones.

use egui::{Rect, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::theme::{BLACK, UNTINTED};
use kifuscribe_language::say;
use kifuscribe_print::qr_code::QrMatrix;

/// Draws `text` as a QR code with sides of `side` points; nothing where the text is too long for one.
pub fn show(ui: &mut Ui, text: &str, side: f32) {
    show_named(ui, text, &say!("qr-code-qr-code-of", text), side);
}

/// As [`show`], with a name for screen readers in place of the text.
pub fn show_named(ui: &mut Ui, text: &str, name: &str, side: f32) {
    let Some(code) = QrMatrix::of(text) else { return };
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    let painter = ui.painter_at(rect);
    // Light behind dark in either theme: not every telephone reads it inverted.
    painter.rect_filled(rect, 0.0, UNTINTED);
    let module = side / code.side() as f32;
    for [column, row] in code.dark() {
        let corner = rect.min + vec2(*column as f32, *row as f32) * module;
        painter.rect_filled(Rect::from_min_size(corner, vec2(module, module)), 0.0, BLACK);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
}
