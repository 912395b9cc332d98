//! What journals of format 1 keep in English: the settings of audits and the notices of counts. Later formats keep values.

use kifuscribe_core::count::setting::Setting;
use kifuscribe_core::session::counting::{CountEvent, Noticed, OutcomeSettings};
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_language::{Language, within};

use crate::audit_text;
use crate::count_text;

/// Returns the event as a journal of format 1 keeps it.
#[must_use]
pub fn in_first_format(event: &SessionEvent) -> SessionEvent {
    let mut event = event.clone();
    if let SessionEvent::Counted { event, .. } = &mut event {
        within(Language::English, || match event {
            CountEvent::Audited(outcome) => {
                if let OutcomeSettings::Stated { size, settings } = &outcome.settings {
                    let written = |s: &Setting| {
                        [s.value.name().to_owned(), audit_text::setting_text(&s.value, *size), s.from.name().to_owned()]
                    };
                    outcome.settings = OutcomeSettings::Written(settings.iter().map(written).collect());
                }
            }
            CountEvent::Noticed(notice) => {
                let (kind, text) = (notice.what.kind(), count_text::notice(&notice.what));
                notice.what = Noticed::Written { kind, text };
            }
            CountEvent::Ruled(_) | CountEvent::Withdrawn(_) | CountEvent::Incident(_) | CountEvent::Papers(_) => {}
        });
    }
    event
}
