//! `#[derive(Message)]`: what a type says is the message that is called after it, with its fields as variables.
//!
//! A variant `NotAKey { path }` of `StorageError` is the message `storage-error-not-a-key` with the variable `path`;
//! a structure is the message called after it. The only field without a name is `value`, or `source` where another error
//! is in it. Where no variant has a field, `text()` is the message as well. What differs from that is said in an attribute:
//!
//! - of a field, `#[message(skip)]`: the message has no such variable;
//! - of a variant or structure:
//!   - `#[message(name = expression)]`: a variable, made of the fields by their names (`_0`, `_1` where they have none),
//!     which are no variables themselves then;
//!   - `#[message("id")]`: the message of several types;
//!   - `#[message(transparent)]`: it says what its only field says;
//!   - `#[message(by = expression)]`: a text that is chosen among several messages.

mod message;

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Code;
use quote::{format_ident, quote};
use syn::{Data, DeriveInput, Fields, parse_macro_input};

use message::{Saying, Variables};

/// Implements `Display`, in the current language; see the documentation of the package.
#[proc_macro_derive(Message, attributes(message))]
pub fn derive_message(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    implementation(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

fn implementation(input: &DeriveInput) -> syn::Result<Code> {
    let name = &input.ident;
    let arms = match &input.data {
        Data::Struct(data) => {
            vec![arm(&quote!(Self), &Saying::of(name, None, &input.attrs, &data.fields)?, &data.fields)]
        }
        Data::Enum(data) => {
            let arms = data.variants.iter().map(|variant| {
                let pattern = &variant.ident;
                let said = Saying::of(name, Some(pattern), &variant.attrs, &variant.fields)?;
                Ok(arm(&quote!(Self::#pattern), &said, &variant.fields))
            });
            arms.collect::<syn::Result<_>>()?
        }
        Data::Union(_) => return Err(syn::Error::new_spanned(name, "a union has no message")),
    };
    let (generics, of_type, conditions) = input.generics.split_for_impl();
    let text = texts(input)?.map(|arms| {
        quote! {
            impl #generics #name #of_type #conditions {
                /// What it says, in the current language.
                #[must_use]
                #[allow(dead_code)] // Some are only shown.
                pub fn text(&self) -> &'static str {
                    match self {
                        #(#arms)*
                    }
                }
            }
        }
    });
    Ok(quote! {
        #text
        impl #generics ::core::fmt::Display for #name #of_type #conditions {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                #[allow(unused_variables)] // A field may be for the program alone.
                match self {
                    #(#arms)*
                }
            }
        }
    })
}

/// The arms of the variants of an enum without fields, each with its message; `None` where a variant has fields.
fn texts(input: &DeriveInput) -> syn::Result<Option<Vec<Code>>> {
    let Data::Enum(data) = &input.data else { return Ok(None) };
    let mut arms = Vec::new();
    for variant in &data.variants {
        let pattern = &variant.ident;
        match Saying::of(&input.ident, Some(pattern), &variant.attrs, &variant.fields)? {
            Saying::Message { id, variables } if variant.fields.is_empty() && variables.0.is_empty() => {
                arms.push(quote!(Self::#pattern => ::kifuscribe_language::text(#id),));
            }
            _ => return Ok(None),
        }
    }
    Ok(Some(arms))
}

/// The arm of a variant.
fn arm(path: &Code, said: &Saying, fields: &Fields) -> Code {
    let pattern = match fields {
        Fields::Named(fields) => {
            let names = fields.named.iter().map(|field| &field.ident);
            quote!(#path { #(#names),* })
        }
        Fields::Unnamed(fields) => {
            let names = (0..fields.unnamed.len()).map(|place| format_ident!("_{place}"));
            quote!(#path(#(#names),*))
        }
        Fields::Unit => quote!(#path),
    };
    let text = match said {
        Saying::Transparent(field) => return quote!(#pattern => ::core::fmt::Display::fmt(#field, f),),
        Saying::By(text) => quote!(&#text),
        Saying::Message { id, variables: Variables(variables) } if variables.is_empty() => {
            quote!(::kifuscribe_language::text(#id))
        }
        Saying::Message { id, variables: Variables(variables) } => {
            let values = variables.iter().map(|(name, value)| quote!(#name = #value));
            quote!(&::kifuscribe_language::say!(#id, #(#values),*))
        }
    };
    quote!(#pattern => f.write_str(#text),)
}
