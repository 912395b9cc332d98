//! Records of other programs than those that write SGF, as SGF: GIB (Tygem), NGF (WBaduk) and UGF or UGI (Pandanet).
//!
//! None of the formats has a public specification. The sources are readers of other programs: Sabaki
//! (`src/modules/fileformats`), gofish, and what q5Go writes; `docs/src/files.md` says which field is read as what.

mod gib;
mod ngf;
mod sgf_writer;
mod ugf;

pub(super) use sgf_writer::ConvertedGame;

/// A record of one of these formats as SGF; `None` where the text is none.
pub(super) fn to_sgf(text: &str) -> Option<ConvertedGame> {
    // An SGF file may quote one of them in a comment, and they have no game in parentheses.
    let head = text.trim_start();
    if head.starts_with('(') || head.starts_with(';') {
        return None;
    }
    gib::to_sgf(head).or_else(|| ugf::to_sgf(head)).or_else(|| ngf::to_sgf(head))
}
