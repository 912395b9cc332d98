//! Which message a type says, with which variables. The test of the messages reads this file too.

use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, Field, Fields, Ident, LitStr, Token};

/// What a variant or a structure says.
pub(crate) enum Saying {
    /// A message.
    Message {
        /// What it is called.
        id: String,
        /// Its variables.
        variables: Variables,
    },
    /// What this field says.
    Transparent(Ident),
    /// The text that an expression makes.
    By(TokenStream),
}

/// The names of variables with the expressions of their values.
pub(crate) struct Variables(pub(crate) Vec<(Ident, TokenStream)>);

/// One part of an attribute `#[message(...)]`.
enum Part {
    Id(LitStr),
    Word(Ident),
    Value(Ident, TokenStream),
}

impl Parse for Part {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        if input.peek(LitStr) {
            return input.parse().map(Self::Id);
        }
        let name = input.parse()?;
        if input.parse::<Option<Token![=]>>()?.is_some() {
            return Ok(Self::Value(name, input.parse::<Expr>()?.into_token_stream()));
        }
        Ok(Self::Word(name))
    }
}

fn parts(attributes: &[Attribute]) -> syn::Result<Vec<Part>> {
    let mut found = Vec::new();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("message")) {
        found.extend(attribute.parse_args_with(Punctuated::<Part, Token![,]>::parse_terminated)?);
    }
    Ok(found)
}

impl Saying {
    /// What the type `name` says, in its variant where it has some, with the attributes and the fields of that.
    ///
    /// # Errors
    ///
    /// An attribute that the documentation of the package does not know.
    pub(crate) fn of(
        name: &Ident,
        variant: Option<&Ident>,
        attributes: &[Attribute],
        fields: &Fields,
    ) -> syn::Result<Self> {
        let mut id = in_kebab_case(&name.to_string());
        if let Some(variant) = variant {
            id = format!("{id}-{}", in_kebab_case(&variant.to_string()));
        }
        let mut variables = Vec::new();
        for part in parts(attributes)? {
            match part {
                Part::Id(other) => id = other.value(),
                Part::Word(word) if word == "transparent" => return Ok(Self::Transparent(only_field(fields, &word)?)),
                Part::Word(word) => return Err(syn::Error::new_spanned(word, "this is no word of a message")),
                Part::Value(name, value) if name == "by" => return Ok(Self::By(value)),
                Part::Value(name, value) => variables.push((name, value)),
            }
        }
        for (place, field) in fields.iter().enumerate() {
            let own = field.ident.clone().unwrap_or_else(|| format_ident!("_{place}"));
            let Some(name) = variable_of(field, fields.len())? else { continue };
            let is_used = |(other, value): &(Ident, TokenStream)| *other == name || names(value.clone(), &own);
            if !variables.iter().any(is_used) {
                variables.push((name, quote!(*#own)));
            }
        }
        Ok(Self::Message { id, variables: Variables(variables) })
    }
}

/// The variable that a field is, of a variant with that many fields; `None` where it is for the program alone.
fn variable_of(field: &Field, fields: usize) -> syn::Result<Option<Ident>> {
    if let Some(part) = parts(&field.attrs)?.into_iter().next() {
        return match part {
            Part::Word(word) if word == "skip" => Ok(None),
            _ => Err(syn::Error::new_spanned(field, "a field is a variable or skipped")),
        };
    }
    if field.ident.is_some() {
        return Ok(field.ident.clone());
    }
    let is_source = field.attrs.iter().any(|a| a.path().is_ident("from") || a.path().is_ident("source"));
    Ok((fields == 1).then(|| format_ident!("{}", if is_source { "source" } else { "value" })))
}

/// Whether an expression names `name`.
fn names(expression: TokenStream, name: &Ident) -> bool {
    expression.into_iter().any(|token| match token {
        TokenTree::Group(group) => names(group.stream(), name),
        TokenTree::Ident(other) => other == *name,
        _ => false,
    })
}

fn only_field(fields: &Fields, word: &Ident) -> syn::Result<Ident> {
    match fields.iter().next() {
        Some(field) if fields.len() == 1 => Ok(field.ident.clone().unwrap_or_else(|| format_ident!("_0"))),
        _ => Err(syn::Error::new_spanned(word, "only what has one field says what that says")),
    }
}

/// `NotAKey` as `not-a-key`.
fn in_kebab_case(name: &str) -> String {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.extend(letter.to_lowercase());
    }
    kebab
}
