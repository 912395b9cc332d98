//! The end of a game: the strip of its steps, the question how the game ended, and the result slip.

mod how;
mod slip;
mod strip;

use egui::Ui;

use crate::app::end::EndPage;
use crate::app::panel_context::PanelContext;

pub use strip::show as show_strip;

/// Draws the page of the end that lies over the record.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>, page: EndPage) {
    match page {
        EndPage::Slip => slip::show(ui, context),
        EndPage::How | EndPage::Count => how::show(ui, context),
    }
}
