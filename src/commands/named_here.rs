//! The addresses that somebody has named on this computer.

use kifuscribe_platform::settings_place;
use kifuscribe_storage::known_addresses::KnownAddresses;

/// Returns the addresses of halls and pairing servers that somebody has named on this computer.
pub(super) fn known_addresses() -> KnownAddresses {
    let home = std::env::home_dir().unwrap_or_default();
    KnownAddresses::in_folder(&settings_place::settings_folder(&home, |name| std::env::var_os(name)))
}
