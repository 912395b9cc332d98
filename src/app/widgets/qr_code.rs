//! An address as a QR code, for telephones.

use egui::{Rect, Role, Sense, Ui, WidgetInfo, vec2};
use qrcode::{Color, QrCode};

use crate::app::theme::{BLACK, UNTINTED};
use crate::language::say;

/// The empty margin that readers need, in modules.
const QUIET: usize = 4;

/// Draws `text` as a QR code with sides of `side` points; nothing where the text is too long for one.
pub fn show(ui: &mut Ui, text: &str, side: f32) {
    let Ok(code) = QrCode::new(text) else { return };
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    let painter = ui.painter_at(rect);
    // Light behind dark in either theme: not every telephone reads it inverted.
    painter.rect_filled(rect, 0.0, UNTINTED);
    let modules = code.width() + 2 * QUIET;
    let module = side / modules as f32;
    for (i, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            let (column, row) = (i % code.width() + QUIET, i / code.width() + QUIET);
            let corner = rect.min + vec2(column as f32, row as f32) * module;
            painter.rect_filled(Rect::from_min_size(corner, vec2(module, module)), 0.0, BLACK);
        }
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, say!("qr-code-qr-code-of", text)));
}
