//! What the window remembers for one board, as TOML.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// What is remembered for one board.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The source, as the command line takes it: `camera:ID`, a path or an address.
    pub source: Option<String>,
    /// What to call the source on the screen, also while it is not there.
    pub source_name: String,
    /// The folder that records are written to; the default folder when empty.
    pub records: PathBuf,
    /// How much larger than usual text and buttons are.
    pub zoom: f32,
    /// The theme for a bright room.
    pub light: bool,
    /// Whether the reading is drawn over the picture.
    pub overlay: bool,
    /// Whether the picture is cut to the board, once the board is found.
    pub close_up: bool,
    /// Whether the diagram has coordinates.
    pub coordinates: bool,
    /// Whether the diagram's stones have numbers.
    pub move_numbers: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            source: None,
            source_name: String::new(),
            records: PathBuf::new(),
            zoom: 1.0,
            light: false,
            overlay: true,
            close_up: true,
            coordinates: true,
            move_numbers: true,
        }
    }
}

/// Reads settings; what the text does not say, or another version of the program says, is left at its default.
/// `None` where the text is no such file.
#[must_use]
pub fn read(text: &str) -> Option<Settings> {
    toml::from_str(text).ok()
}

/// Settings as text. `None` where a path is not Unicode, which TOML cannot hold.
#[must_use]
pub fn write(settings: &Settings) -> Option<String> {
    toml::to_string_pretty(settings).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let settings = Settings {
            source: Some("camera:usb-C920-2:1".into()),
            source_name: "HD Pro \"C920\"".into(),
            records: "/home/me/Go games".into(),
            zoom: 1.5,
            light: true,
            ..Settings::default()
        };
        assert_eq!(read(&write(&settings).unwrap()), Some(settings));
    }

    #[test]
    fn another_version_is_read_as_far_as_it_goes() {
        assert_eq!(read("zoom = 2.0\nfuture = true\n"), Some(Settings { zoom: 2.0, ..Settings::default() }));
        assert_eq!(read(""), Some(Settings::default()));
        assert_eq!(read("zoom = \"large"), None);
    }
}
