//! What code says: the messages that it names, and the sentences that it writes itself.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{
    Attribute, Expr, ExprCall, ExprMethodCall, Fields, Ident, ItemEnum, ItemFn, ItemMod, ItemStruct, LitStr, Macro,
};

use super::is_sentence;

#[path = "../../../crates/derive/src/message.rs"]
#[allow(dead_code)] // What a variable is made of concerns the derived code alone.
mod message;
use message::{Saying, Variables};

/// Functions and methods whose texts nobody reads: names of parts of the window, and of textures.
const UNREAD: [&str; 13] = [
    "id_salt",
    "unique",
    "load_texture",
    "with",
    "from_id_salt",
    "left",
    "right",
    "top",
    "bottom",
    "new_unread",
    "from_hash_of",
    "with_app_id",
    "scope_id",
];

/// How texts begin that are no messages, with the reason.
const ALLOWED: [(&str, &str); 18] = [
    ("@page {", "the style sheet of the report"),
    ("body { font:", "the style sheet of the page of doctor"),
    ("kifuscribe correct", "a command"),
    ("kifuscribe doctor", "a command"),
    ("Arial, 'Liberation Sans'", "names of fonts"),
    ("technical draw", "a method in result.csv and result.json"),
    ("both lose", "a method in result.csv and result.json"),
    ("not played", "a method in result.csv and result.json"),
    ("this is the theme", "why a lint is off"),
    ("other results", "the name of a part of the window"),
    ("a camera's pixels are not colours of the theme", "why a lint is off"),
    ("system CJK", "the name of a font inside the program"),
    ("Winter Open", "an example of a name"),
    ("live folder", "the name of a thread"),
    ("hall audit", "classes of a page"),
    ("hall staff", "classes of a page"),
    ("hall projector", "classes of a page"),
    ("page hall one", "classes of a page"),
];

/// A message that code names.
#[derive(Debug)]
pub(super) struct Call {
    pub(super) file: String,
    pub(super) line: usize,
    pub(super) id: String,
    pub(super) variables: BTreeSet<String>,
}

/// A source file.
pub(super) struct Source {
    /// Its path from the root of the repository.
    pub(super) name: String,
    file: syn::File,
}

impl Source {
    /// The files in `folder` and the folders in it.
    pub(super) fn all(folder: &Path) -> Vec<Self> {
        let mut found = Vec::new();
        let mut entries: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        entries.sort();
        for path in entries {
            if path.is_dir() {
                found.extend(Self::all(&path));
            } else if path.extension().is_some_and(|e| e == "rs") {
                let name = path.strip_prefix(crate::root()).unwrap().to_str().unwrap().replace('\\', "/");
                found.push(Self::parse(&name, &fs::read_to_string(&path).unwrap()));
            }
        }
        found
    }

    pub(super) fn parse(name: &str, text: &str) -> Self {
        Self { name: name.to_owned(), file: syn::parse_file(text).unwrap() }
    }

    /// The messages that it names outside its tests.
    pub(super) fn calls(&self) -> Vec<Call> {
        self.found().calls
    }

    /// The sentences that it writes itself, with their places.
    pub(super) fn sentences(&self) -> Vec<String> {
        let texts = self.found().texts;
        let is_read = |text: &str| {
            is_sentence(text) && !ALLOWED.iter().any(|(allowed, _)| text.trim_start().starts_with(allowed))
        };
        let found = texts.into_iter().filter(|(_, text)| is_read(text));
        found.map(|(line, text)| format!("{}:{line}: {text}", self.name)).collect()
    }

    fn found(&self) -> Finder {
        let mut finder = Finder { file: self.name.clone(), ..Finder::default() };
        finder.visit_file(&self.file);
        finder
    }
}

#[derive(Default)]
struct Finder {
    file: String,
    calls: Vec<Call>,
    texts: Vec<(usize, String)>,
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let text =
            attribute.meta.path().is_ident("cfg").then(|| attribute.meta.require_list().unwrap().tokens.to_string());
        attribute.path().is_ident("test") || text.is_some_and(|text| text == "test")
    })
}

fn says_messages(attributes: &[Attribute]) -> bool {
    let derives = attributes.iter().filter(|attribute| attribute.path().is_ident("derive"));
    derives.into_iter().any(|derive| derive.meta.require_list().unwrap().tokens.to_string().contains("Message"))
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        if !is_test(&function.attrs) {
            visit::visit_item_fn(self, function);
        }
    }

    fn visit_item_enum(&mut self, item: &'ast ItemEnum) {
        if says_messages(&item.attrs) {
            for variant in &item.variants {
                self.derived(&item.ident, Some(&variant.ident), &variant.attrs, &variant.fields);
            }
        }
        visit::visit_item_enum(self, item);
    }

    fn visit_item_struct(&mut self, item: &'ast ItemStruct) {
        if says_messages(&item.attrs) {
            self.derived(&item.ident, None, &item.attrs, &item.fields);
        }
        visit::visit_item_struct(self, item);
    }

    // Comments of the documentation are attributes, and so are the messages of errors.
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if let syn::Meta::List(list) = &attribute.meta {
            self.tokens(&list.tokens);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        self.visit_expr(&call.receiver);
        if !UNREAD.contains(&call.method.to_string().as_str()) {
            call.args.iter().for_each(|argument| self.visit_expr(argument));
        }
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        let named = match call.func.as_ref() {
            Expr::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()),
            _ => None,
        };
        if !named.is_some_and(|name| UNREAD.contains(&name.as_str())) {
            visit::visit_expr_call(self, call);
        }
    }

    fn visit_lit_str(&mut self, text: &'ast LitStr) {
        self.texts.push((text.span().start().line, text.value()));
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        let name = call.path.segments.last().unwrap().ident.to_string();
        self.macro_call(&name, call.path.segments[0].ident.span().start().line, &call.tokens);
    }
}

impl Finder {
    /// Takes the message of a type, which `#[derive(Message)]` names after it.
    fn derived(&mut self, name: &Ident, variant: Option<&Ident>, attributes: &[Attribute], fields: &Fields) {
        let Saying::Message { id, variables: Variables(variables) } =
            Saying::of(name, variant, attributes, fields).unwrap()
        else {
            return;
        };
        let line = variant.unwrap_or(name).span().start().line;
        let variables = variables.into_iter().map(|(name, _)| name.to_string()).collect();
        self.calls.push(Call { file: self.file.clone(), line, id, variables });
    }

    fn macro_call(&mut self, name: &str, line: usize, body: &TokenStream) {
        if !["say", "phrase"].contains(&name) {
            self.tokens(body);
            return;
        }
        let tokens: Vec<TokenTree> = body.clone().into_iter().collect();
        let mut parts = tokens.split(|token| matches!(token, TokenTree::Punct(p) if p.as_char() == ','));
        let Some([TokenTree::Literal(id)]) = parts.next() else { return };
        let id = syn::parse_str::<LitStr>(&id.to_string()).map(|id| id.value());
        let Ok(id) = id else { return };
        let variables = variables(&tokens);
        self.calls.push(Call { file: self.file.clone(), line, id, variables });
        // What is filled in may hold sentences and messages itself.
        self.tokens(&tokens.into_iter().skip(1).collect());
    }

    /// Finds what tokens hold that `syn` has not read.
    fn tokens(&mut self, tokens: &TokenStream) {
        let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
        let mut i = 0;
        while let Some(token) = tokens.get(i) {
            match (token, tokens.get(i + 1), tokens.get(i + 2)) {
                (TokenTree::Ident(name), Some(TokenTree::Punct(mark)), Some(TokenTree::Group(body)))
                    if mark.as_char() == '!' && body.delimiter() != Delimiter::None =>
                {
                    self.macro_call(&name.to_string(), name.span().start().line, &body.stream());
                    i += 2;
                }
                (TokenTree::Ident(name), Some(TokenTree::Group(_)), _)
                    if UNREAD.contains(&name.to_string().as_str()) =>
                {
                    i += 1;
                }
                (TokenTree::Group(group), ..) => self.tokens(&group.stream()),
                (TokenTree::Literal(literal), ..) => {
                    if let Ok(text) = syn::parse_str::<LitStr>(&literal.to_string()) {
                        self.texts.push((literal.span().start().line, text.value()));
                    }
                }
                _ => {}
            }
            i += 1;
        }
    }
}

/// The names after the commas of a message's call: `say!("id", n, color = x)` has `n` and `color`.
fn variables(tokens: &[TokenTree]) -> BTreeSet<String> {
    let is_comma = |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ',');
    let names = tokens.windows(2).filter(|pair| is_comma(&pair[0])).filter_map(|pair| match &pair[1] {
        TokenTree::Ident(name) => Some(name.to_string()),
        _ => None,
    });
    names.collect()
}
