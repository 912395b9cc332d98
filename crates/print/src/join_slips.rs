//! The slips with which tables join a hall, four to a sheet of A4: each has the address of its table's seat as a QR code.

use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_language::say;

use crate::faces::FontFile;
use crate::qr_code::QrMatrix;
use crate::sheet::{PdfError, QUARTERS, Sheets};

/// What a slip says below its code.
#[must_use]
pub fn texts(seat: &HallSeat, tournament: &str) -> Vec<String> {
    let local = seat.is_local().then(|| say!("hall-page-join-local"));
    let texts =
        [tournament, say!("hall-page-slip-how"), &seat.hall, local.unwrap_or_default(), say!("hall-page-slip-secret")];
    texts.into_iter().filter(|text| !text.is_empty()).map(str::to_owned).collect()
}

/// The name of a slip: its table.
#[must_use]
pub fn title(seat: &HallSeat) -> String {
    say!("hall-page-table", table = seat.table)
}

/// The slips as PDF. Each character is drawn in the first of the fonts that has it.
///
/// # Errors
/// [`PdfError`] where there is no font, or the document is refused.
pub fn to_pdf(seats: &[HallSeat], fonts: &[FontFile]) -> Result<Vec<u8>, PdfError> {
    let mut sheets = Sheets::new(fonts)?;
    for (i, seat) in seats.iter().enumerate() {
        if i > 0 && i % QUARTERS == 0 {
            sheets.next();
        }
        // An address is never too long for a code.
        let Some(code) = QrMatrix::of(&seat.address()) else { continue };
        sheets.quarter(i % QUARTERS, &title(seat), code, &texts(seat, ""));
    }
    sheets.into_pdf()
}

/// The characters that the slips may show, for the choice of fonts.
#[must_use]
pub fn characters(seats: &[HallSeat]) -> String {
    seats.iter().take(1).map(|seat| format!("{}{}0123456789", title(seat), texts(seat, "").concat())).collect()
}
