//! What may end a recording before its time, in words.

use kifuscribe_language::say;
use kifuscribe_platform::power::PowerWarning;

/// A warning as a sentence without a full stop, with what to do.
#[must_use]
pub fn sentence(warning: PowerWarning) -> String {
    match warning {
        PowerWarning::LowDisk(bytes) => say!("power-low-disk", free = bytes >> 20),
        PowerWarning::LowBattery(percent) => say!("power-low-battery", percent),
        PowerWarning::MayFallAsleep => say!("power-may-fall-asleep").to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn warnings_include_a_hint() {
        assert_eq!(sentence(PowerWarning::LowBattery(9)), "the battery is at 9 %; plug the machine in");
        assert!(sentence(PowerWarning::LowDisk(300 << 20)).starts_with("only 300 MB are left on the disk; make room"));
        assert!(sentence(PowerWarning::MayFallAsleep).contains("switch off its sleep mode"));
    }
}
