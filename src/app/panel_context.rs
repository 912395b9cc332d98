//! What the panels read, and how they send commands.

use std::cell::RefCell;
use std::ops::Deref;

use egui::{Button, Response, RichText, Ui};

use crate::app::command::{Command, Switch, ViewCommand};
use crate::app::parts::BoardPart;
use crate::app::window_view::WindowView;
use kifuscribe_core::game::point::Point;

/// What the panels read, and the commands that they send.
pub struct PanelContext<'a> {
    /// What the window shows.
    pub shown: WindowView<'a>,
    /// The commands sent while this frame is drawn.
    pub commands: &'a RefCell<Vec<Command>>,
}

impl<'a> Deref for PanelContext<'a> {
    type Target = WindowView<'a>;

    fn deref(&self) -> &WindowView<'a> {
        &self.shown
    }
}

impl PanelContext<'_> {
    /// Whether a command is available now.
    #[must_use]
    pub fn can(&self, command: &Command) -> bool {
        command.is_available(self)
    }

    /// Sends a command; the application executes it after this frame is drawn.
    pub fn send(&self, command: impl Into<Command>) {
        self.commands.borrow_mut().push(command.into());
    }

    /// Tells that the pointer is on a point of the record's board in that part, or on none.
    pub fn light(&self, part: BoardPart, point: Option<Point>) {
        if self.shown.view.lit[part as usize] != point {
            self.send(ViewCommand::Light(part, point));
        }
    }

    /// A button that sends `command`, with its name, and its sentence and first key in the tooltip.
    pub fn button(&self, ui: &mut Ui, command: impl Into<Command>) -> Response {
        let command = command.into();
        let button = Button::new(command.text());
        self.add_button(ui, button, command)
    }

    /// As [`PanelContext::button`], for a button that is already styled.
    pub fn add_button(&self, ui: &mut Ui, button: Button<'_>, command: impl Into<Command>) -> Response {
        let command = command.into();
        let tooltip = command.tooltip();
        let mut response = ui.add_enabled(self.can(&command), button);
        if !tooltip.is_empty() {
            response = response.on_hover_text(tooltip);
        }
        if let Some(why) = command.why_not(self) {
            response = response.on_disabled_hover_text(why);
        }
        // The second half of a double click would press what appears under the pointer after the first half.
        if response.clicked() && !response.double_clicked() && !response.triple_clicked() {
            self.send(command);
        }
        response
    }

    /// Entries of a menu.
    pub fn menu_items(&self, ui: &mut Ui, commands: &[Command]) {
        for command in commands {
            let button = Button::new(command.text()).shortcut_text(command.key_text());
            if self.add_button(ui, button, command.clone()).clicked() {
                ui.close();
            }
        }
    }

    /// An entry of a menu with a check mark.
    pub fn menu_switch(&self, ui: &mut Ui, switch: Switch) {
        let command = Command::View(ViewCommand::Toggle(switch));
        let mut is_on = *switch.of(&mut self.workspace.settings.clone());
        let text = format!("{}   {}", command.text(), command.key_text());
        if ui.checkbox(&mut is_on, text.trim_end()).clicked() {
            self.send(command);
            ui.close();
        }
    }

    /// Text of secondary importance.
    #[must_use]
    pub fn weak(&self, text: impl Into<String>) -> RichText {
        RichText::new(text).color(self.theme.text_weak)
    }
}
