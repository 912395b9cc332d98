//! Whose a file is.

use std::fs::Metadata;

/// Whether a file or folder belongs to the account of this program; true where the system does not say whose it is.
#[must_use]
pub fn is_own(data: &Metadata) -> bool {
    other(data).is_none()
}

/// The account, by its name or else its number, to which a file or folder belongs, where that is another one than that of this program.
#[must_use]
pub fn other(data: &Metadata) -> Option<String> {
    #[cfg(unix)]
    {
        let owner = std::os::unix::fs::MetadataExt::uid(data);
        (owner != rustix::process::geteuid().as_raw()).then(|| name_of(owner))
    }
    #[cfg(not(unix))]
    {
        let _ = data;
        None
    }
}

/// The name of an account as the list of the computer's own accounts has it; others are known to the system by other ways.
#[cfg(unix)]
fn name_of(account: u32) -> String {
    let accounts = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let number = account.to_string();
    let of = |line: &str| {
        let mut fields = line.split(':');
        let name = fields.next()?;
        (fields.nth(1) == Some(&number)).then(|| name.to_owned())
    };
    accounts.lines().find_map(of).unwrap_or(number)
}
