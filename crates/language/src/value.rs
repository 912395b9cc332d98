//! What a message's variable can be: a number, by which it may choose a plural, or anything that can be shown as text.
//!
//! `say!` tells the two apart while the program is compiled: `(&&Value(x)).fluent()` is [`ByNumber`]'s where `x`
//! is a number, as that needs one reference less to be taken off, and otherwise [`ByText`]'s.

use std::fmt::Display;

use fluent_bundle::FluentValue;

/// The value of a variable.
#[derive(Debug)]
pub struct Value<T>(pub T);

/// A number.
pub trait Number {
    /// The number as Fluent knows it.
    fn fluent_number(&self) -> FluentValue<'static>;
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl Number for $number {
            fn fluent_number(&self) -> FluentValue<'static> {
                (*self).into()
            }
        })+
    };
}
numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize, f32, f64);

impl<T: Number + ?Sized> Number for &T {
    fn fluent_number(&self) -> FluentValue<'static> {
        (**self).fluent_number()
    }
}

/// A value that is a number.
pub trait ByNumber {
    /// The value as Fluent knows it.
    fn fluent(self) -> FluentValue<'static>;
}

impl<T: Number> ByNumber for &&Value<T> {
    fn fluent(self) -> FluentValue<'static> {
        self.0.fluent_number()
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
