//! What a message's variable can be: a number, by which it may choose a plural; a path, a list, an error of the system or
//! a phrase, each of which has one way to be said; or anything else that can be shown as text.
//!
//! `say!` tells them apart while the program is compiled: `(&&Value(x)).fluent()` is [`ByKind`]'s where `x` is one of
//! those, as that needs one reference less to be taken off, and otherwise [`ByText`]'s.

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentValue;

use crate::sentence::{Phrase, listed, system_reason};

/// The value of a variable.
#[derive(Debug)]
pub struct Value<T>(pub T);

/// A value with its own way to be said.
pub trait SaidByKind {
    /// The value as Fluent knows it.
    fn as_fluent(&self) -> FluentValue<'static>;
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl SaidByKind for $number {
            fn as_fluent(&self) -> FluentValue<'static> {
                (*self).into()
            }
        })+
    };
}
numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize, f32, f64);

/// The kinds that are said as a text: each with the type of its items, if it has some, and the text of a value.
macro_rules! texts {
    ($([$($item:ident)?] $kind:ty: $text:expr;)+) => {
        $(impl$(<$item: AsRef<str>>)? SaidByKind for $kind {
            fn as_fluent(&self) -> FluentValue<'static> {
                let text: fn(&Self) -> String = $text;
                text(self).into()
            }
        })+
    };
}
texts! {
    [] Path: |path| path.display().to_string();
    [] PathBuf: |path| path.display().to_string();
    [] io::Error: system_reason;
    [] Phrase: |phrase| phrase.text().to_owned();
    [T] [T]: |items| listed(items);
    [T] Vec<T>: |items| listed(items);
}

impl<T: SaidByKind + ?Sized> SaidByKind for &T {
    fn as_fluent(&self) -> FluentValue<'static> {
        (**self).as_fluent()
    }
}

/// A value that has its own way to be said.
pub trait ByKind {
    /// The value as Fluent knows it.
    fn fluent(self) -> FluentValue<'static>;
}

impl<T: SaidByKind> ByKind for &&Value<T> {
    fn fluent(self) -> FluentValue<'static> {
        self.0.as_fluent()
    }
}

/// A value that is shown as text.
pub trait ByText {
    /// The value as Fluent knows it.
    fn fluent(self) -> FluentValue<'static>;
}

impl<T: Display> ByText for &Value<T> {
    fn fluent(self) -> FluentValue<'static> {
        self.0.to_string().into()
    }
}
