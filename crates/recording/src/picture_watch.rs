//! Whether pictures come, and since when none does.

use std::time::Instant;

use kifuscribe_platform::clock;

/// Follows whether a source delivers pictures.
#[derive(Debug)]
pub struct PictureWatch {
    last: Instant,
    is_silent: bool,
}

impl Default for PictureWatch {
    fn default() -> Self {
        Self { last: Instant::now(), is_silent: false }
    }
}

impl PictureWatch {
    /// Notes whether pictures come now. Returns whether that is news.
    pub fn note(&mut self, come: bool) -> bool {
        if come {
            self.last = Instant::now();
        }
        std::mem::replace(&mut self.is_silent, !come) == come
    }

    /// When the last picture came, or where there was none the source was opened; `None` while pictures come.
    #[must_use]
    pub fn silent_since(&self) -> Option<Instant> {
        self.is_silent.then_some(self.last)
    }

    /// The same as the local time to the minute: `18:50`.
    #[must_use]
    pub fn silent_since_minute(&self) -> Option<String> {
        let lasted = self.silent_since()?.elapsed();
        Some(clock::minute_before_now(lasted))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn silence_is_counted_from_the_last_picture() {
        let mut watch = PictureWatch::default();
        assert!(!watch.note(true) && watch.silent_since().is_none());
        assert!(watch.note(false), "pictures stay away");
        let since = watch.silent_since().unwrap();
        assert!(!watch.note(false));
        assert_eq!(watch.silent_since(), Some(since), "since the last picture, however often it is asked");
        assert!(watch.note(true) && watch.silent_since().is_none());
        assert_eq!(clock::minute_before_now(Duration::ZERO).len(), "18:50".len());
    }
}
