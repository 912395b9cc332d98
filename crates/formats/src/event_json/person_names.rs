//! Names in events, which are one line each wherever they come from.

use crate::info::InfoField;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::session::assent::Assent;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::CountEvent;
use kifuscribe_core::session::recording::SessionEvent;

/// Applies `change` to the names in an event: of the players and their game, and of who did something.
pub(crate) fn change_names(event: &mut SessionEvent, mut change: impl FnMut(&mut String)) {
    match event {
        SessionEvent::Opened { info, .. } => names_of_game(info, change),
        SessionEvent::Corrected { correction, signed, .. } => {
            if let Correction::WrongInfo(info) = correction {
                names_of_game(info, &mut change);
            }
            change(&mut signed.by);
        }
        SessionEvent::Answered { signed, .. } => change(&mut signed.by),
        SessionEvent::Noted { result, .. } => {
            change_assent(&mut result.assent, &mut change);
            change(&mut result.signed.by);
        }
        SessionEvent::Counted { event, .. } => match event {
            CountEvent::Ruled(ruling) => {
                change_assent(&mut ruling.assent, &mut change);
                change(&mut ruling.by);
            }
            CountEvent::Withdrawn(withdrawal) => change(&mut withdrawal.by),
            CountEvent::Incident(note) => change(&mut note.by),
            CountEvent::Noticed(_) | CountEvent::Audited(_) | CountEvent::Papers(_) => {}
        },
        SessionEvent::Reopened { .. }
        | SessionEvent::Recorder(_)
        | SessionEvent::Board { .. }
        | SessionEvent::Pictured { .. }
        | SessionEvent::Ended { .. }
        | SessionEvent::Sealed { .. }
        | SessionEvent::Gap { .. } => {}
    }
}

fn names_of_game(info: &mut GameInfo, mut change: impl FnMut(&mut String)) {
    for field in InfoField::all() {
        field.text_mut(info).map(&mut change);
    }
}

fn change_assent(assent: &mut Assent, change: &mut impl FnMut(&mut String)) {
    assent.rename(|name| {
        let mut name = name.to_owned();
        change(&mut name);
        name
    });
}

/// Makes one line of a text.
pub(crate) fn make_one_line(text: &mut String) {
    if text.contains(begins_a_line) {
        *text = text.replace(begins_a_line, " ");
    }
}

/// Whether a character begins another line (Unicode, Standard Annex 14, classes BK, CR, LF and NL).
const fn begins_a_line(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal;

    #[test]
    fn a_name_of_several_lines_is_one_line_when_it_is_read() {
        let opened = |name: &str| {
            let mut info = GameInfo::default();
            name.clone_into(&mut info.black.name);
            let text = String::new;
            SessionEvent::Opened { at: text(), source: text(), info: Box::new(info), program: text() }
        };
        let lines = journal::detached_lines(&[opened("Ito\nkifuscribe: all\u{2028}is well")]).unwrap();
        assert_eq!(journal::read_detached(lines.as_bytes()).unwrap(), [opened("Ito kifuscribe: all is well")]);
    }
}
