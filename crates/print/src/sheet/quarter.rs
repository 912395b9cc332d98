//! Quarters of a sheet, to be cut apart.

use super::{HEIGHT, MARGIN, Mark, Sheets, TEXT, WIDTH};
use crate::qr_code::QrMatrix;

/// The quarters of a sheet.
pub(in super::super) const QUARTERS: usize = 4;

/// The sides of the QR code of a quarter, in points: a camera over a whole board reads it.
const CODE: f32 = 185.0;

/// The size of the title of a quarter, and of its text, in points.
const TITLE: f32 = 22.0;
const BELOW: f32 = TEXT + 1.5;

impl Sheets<'_> {
    /// Fills a quarter, from 0 at the top left, of the last sheet: a title, a QR code, and texts below it.
    pub(in super::super) fn quarter(&mut self, place: usize, title: &str, code: QrMatrix, texts: &[String]) {
        let (width, height) = (WIDTH / 2.0, HEIGHT / 2.0);
        let (left, top) = ((place % 2) as f32 * width, (place / 2) as f32 * height);
        if place == 0 {
            self.line_between((width, MARGIN / 2.0), (width, HEIGHT - MARGIN / 2.0), 0.4);
            self.line_between((MARGIN / 2.0, height), (WIDTH - MARGIN / 2.0, height), 0.4);
        }
        let (left, room) = (left + MARGIN, width - 2.0 * MARGIN);
        let mut at = top + MARGIN + TITLE;
        self.text((left, at), TITLE, title);
        self.mark(Mark::Code { at: (left, at + 8.0), side: CODE, code });
        at += CODE + 12.0;
        for text in texts {
            for line in self.lines_of(text, room / BELOW) {
                at += BELOW * super::LEADING;
                self.text((left, at), BELOW, &line);
            }
            at += 3.0;
        }
    }
}
