//! The languages of the window, the reports and the command line: every sentence is a message of Fluent files, one
//! folder a language (`en`, `ru`, `uk`, `zh`), which are part of the program.
//!
//! Code names a message with `say!`. Which language it comes in is one setting of the process, read where the sentence
//! is made; [`within`] overrides it on one thread, for what is written in English whatever people read.
//!
//! English is what must be there. A translation that is missing, or that is older than its English (see [`entry`]), is
//! replaced by English; `scripts/languages` lists them.

/// The message with this id in the current language: a `&'static str`, or a `String` where the message has variables.
/// `say!("moves-heading")`, `say!("move-of", number, of = rows.len())`. A test checks every id and its variables.
#[macro_export]
macro_rules! say {
    ($id:literal) => {
        $crate::text($id)
    };
    ($id:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {
        $crate::sentence($id, [$((stringify!($name), $crate::say!(@value $name $(= $value)?))),+])
    };
    (@value $name:ident) => { $crate::say!(@value $name = $name) };
    (@value $name:ident = $value:expr) => {{
        #[allow(unused_imports)] // One of the two is meant.
        use $crate::value::{ByKind as _, ByText as _};
        (&&$crate::value::Value(&$value)).fluent()
    }};
}

/// The name of a message without variables, as a constant.
#[macro_export]
macro_rules! phrase {
    ($id:literal) => {
        $crate::Phrase::with_id($id)
    };
}

pub mod entry;
mod languages;
mod sentence;
mod translation;
pub mod value;

pub use kifuscribe_derive::Message;
pub use languages::{Language, UnknownLanguage};
pub use sentence::{
    Phrase, as_sentence, capital, current, help, help_attribute, listed, sentence, sentences, system_reason, text,
    use_everywhere, within,
};
