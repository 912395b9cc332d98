//! Cells of tables that spreadsheets open.

use kifuscribe_formats::terminal_text::printable;

/// What a table begins with, so that spreadsheets read it as UTF-8.
pub(super) const BYTE_ORDER_MARK: &str = "\u{feff}";

const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// A cell that a spreadsheet does not take for a formula: one that begins as a formula does has an apostrophe before it,
/// and a number stays a number. Control characters and changes of direction are code points, as on a terminal.
pub(super) fn harmless(cell: &str) -> String {
    let cell = &*printable(cell);
    let is_formula = cell.trim_start().starts_with(FORMULA) && cell.trim().parse::<f64>().is_err();
    if is_formula { format!("'{cell}") } else { cell.to_owned() }
}

/// The text of a cell that [`harmless`] wrote, without white space around it.
pub(super) fn plain_cell(cell: &str) -> &str {
    let cell = cell.trim();
    cell.strip_prefix('\'').filter(|rest| rest.starts_with(FORMULA)).unwrap_or(cell)
}
