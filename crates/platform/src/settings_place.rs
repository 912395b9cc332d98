//! Where programs keep their settings.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The folder for the settings of this program on this system, of somebody with this home folder. `variable` is that of the environment.
#[must_use]
pub fn settings_folder(home: &Path, variable: impl Fn(&str) -> Option<OsString>) -> PathBuf {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(target_os = "macos") {
        home.join("Library/Application Support")
    } else if cfg!(windows) {
        set("APPDATA").unwrap_or_else(|| home.join("AppData/Roaming"))
    } else {
        set("XDG_CONFIG_HOME").unwrap_or_else(|| home.join(".config"))
    };
    base.join("kifuscribe")
}
