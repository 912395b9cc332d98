//! The languages that the system is set to.

/// The locales of the person who uses the program, the preferred first, such as `uk-UA`; empty where the system names
/// none.
#[must_use]
pub fn preferred() -> Vec<String> {
    sys_locale::get_locales().collect()
}
