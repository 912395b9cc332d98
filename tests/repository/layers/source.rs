//! A Rust file as the checks need it: what it defines and which paths it names, without its tests.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, ExprMethodCall, ImplItem, Item, ItemUse, Lit, Macro, Meta, Token, UseTree, Visibility};

/// A path in the code, such as `std::fs::read`; the groups of a `use` are written out.
#[derive(Debug)]
pub(super) struct Named {
    /// Its segments; a path that begins at `crate`, `self` or `super` is written from the crate's name on.
    pub(super) path: Vec<String>,
    pub(super) line: usize,
    /// In a `use`: the name that the path gets there, `*` for all names of a module.
    pub(super) import: Option<String>,
    /// Whether that `use` has a visibility, and so hands the name on.
    pub(super) exported: bool,
}

/// A named item.
#[derive(Debug)]
pub(super) struct Definition {
    pub(super) name: String,
    pub(super) line: usize,
    /// Whether it is a struct, enum, union, trait or type alias.
    pub(super) is_type: bool,
}

/// A file of a package.
#[derive(Debug, Default)]
pub(super) struct File {
    /// Its path from the repository's root, with `/`.
    pub(super) name: String,
    /// Its module, from the crate's name on: `kifuscribe`, `game`, `point`.
    pub(super) home: Vec<String>,
    pub(super) named: Vec<Named>,
    pub(super) definitions: Vec<Definition>,
    /// Where `unwrap` or `expect` is called: the line and the method.
    pub(super) unwraps: Vec<(usize, String)>,
    /// The modules declared with `#[cfg(test)] mod name;`.
    test_modules: Vec<Vec<String>>,
}

impl File {
    /// Reads `code`, the text of the file `name` (such as `engine/src/plan.rs`) of the crate `krate`.
    pub(super) fn parse(krate: &str, name: &str, code: &str) -> Self {
        let place = &name[name.find("src/").unwrap() + "src/".len()..];
        let place = place.trim_end_matches(".rs").trim_end_matches("/mod");
        let home: Vec<String> =
            [krate].into_iter().chain(place.split('/').filter(|part| *part != "lib")).map(str::to_owned).collect();
        let mut walk = Walk { file: Self { name: name.to_owned(), home: home.clone(), ..Self::default() }, home };
        walk.visit_file(&syn::parse_file(code).unwrap_or_else(|error| panic!("{name}: {error}")));
        walk.file
    }
}

/// Every file of the crate `krate`, whose package lies in `folder` of the repository `root`.
pub(super) fn package(root: &Path, folder: &str, krate: &str) -> Vec<File> {
    let files = rust_files(&root.join(folder).join("src")).into_iter().map(|path| {
        let name = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
        File::parse(krate, &name, &fs::read_to_string(path).unwrap())
    });
    without_test_modules(files.collect())
}

/// `files` without those of modules that are declared for tests only.
pub(super) fn without_test_modules(mut files: Vec<File>) -> Vec<File> {
    let tests: BTreeSet<Vec<String>> = files.iter().flat_map(|file| file.test_modules.clone()).collect();
    files.retain(|file| !tests.iter().any(|test| file.home.starts_with(test)));
    files
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    let below = |path: PathBuf| if path.is_dir() { rust_files(&path) } else { vec![path] };
    entries.into_iter().flat_map(below).filter(|path| path.extension().is_some_and(|e| e == "rs")).collect()
}

struct Walk {
    file: File,
    /// The module that is being walked, from the crate's name on.
    home: Vec<String>,
}

impl Walk {
    fn name(&mut self, path: &[&Ident], import: Option<String>, exported: bool) {
        let mut absolute = Vec::new();
        for (i, part) in path.iter().map(|part| part.to_string()).enumerate() {
            if i == 0 && (part == "self" || part == "super") {
                absolute.clone_from(&self.home);
            }
            match part.as_str() {
                "crate" => absolute = self.home[..1].to_vec(),
                "super" => drop(absolute.pop()),
                "self" => {}
                _ => absolute.push(part),
            }
        }
        let line = path.last().map_or(0, |last| last.span().start().line);
        self.file.named.push(Named { path: absolute, line, import, exported });
    }

    fn use_tree<'a>(&mut self, tree: &'a UseTree, mut path: Vec<&'a Ident>, exported: bool) {
        let last = match tree {
            UseTree::Path(part) => {
                path.push(&part.ident);
                return self.use_tree(&part.tree, path, exported);
            }
            UseTree::Group(group) => return group.items.iter().for_each(|t| self.use_tree(t, path.clone(), exported)),
            UseTree::Glob(_) => return self.name(&path, Some("*".to_owned()), exported),
            UseTree::Name(name) => &name.ident,
            UseTree::Rename(renamed) => &renamed.ident,
        };
        if last != "self" {
            path.push(last);
        }
        let import = if let UseTree::Rename(renamed) = tree { Some(&renamed.rename) } else { path.last().copied() };
        self.name(&path, import.map(Ident::to_string), exported);
    }

    /// The paths in the body of a macro or an attribute, which `syn` leaves as tokens.
    fn tokens(&mut self, tokens: TokenStream) {
        let scan = |input: ParseStream| -> syn::Result<()> {
            while !input.is_empty() {
                if !input.peek(Ident::peek_any) {
                    if let TokenTree::Group(group) = input.parse()? {
                        self.tokens(group.stream());
                    }
                    continue;
                }
                let mut path = vec![input.call(Ident::parse_any)?];
                while input.peek(Token![::]) && input.peek3(Ident::peek_any) {
                    input.parse::<Token![::]>()?;
                    path.push(input.call(Ident::parse_any)?);
                }
                self.name(&path.iter().collect::<Vec<_>>(), None, false);
            }
            Ok(())
        };
        scan.parse2(tokens).unwrap();
    }
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    let is_test =
        |meta: &Meta| matches!(meta, Meta::List(l) if l.path.is_ident("cfg") && l.tokens.to_string() == "test");
    attributes.iter().any(|attribute| is_test(&attribute.meta))
}

impl<'ast> Visit<'ast> for Walk {
    fn visit_item(&mut self, item: &'ast Item) {
        let (attributes, name, is_type) = match item {
            Item::Const(i) => (&i.attrs, Some(&i.ident), false),
            Item::Enum(i) => (&i.attrs, Some(&i.ident), true),
            Item::Fn(i) => (&i.attrs, Some(&i.sig.ident), false),
            Item::Impl(i) => (&i.attrs, None, false),
            Item::Macro(i) => (&i.attrs, i.ident.as_ref(), false),
            Item::Mod(i) => (&i.attrs, i.content.as_ref().map(|_| &i.ident), false),
            Item::Static(i) => (&i.attrs, Some(&i.ident), false),
            Item::Struct(i) => (&i.attrs, Some(&i.ident), true),
            Item::Trait(i) => (&i.attrs, Some(&i.ident), true),
            Item::Type(i) => (&i.attrs, Some(&i.ident), true),
            Item::Union(i) => (&i.attrs, Some(&i.ident), true),
            Item::Use(i) => (&i.attrs, None, false),
            _ => return visit::visit_item(self, item),
        };
        let for_tests = is_for_tests(attributes);
        if let Some(name) = name.filter(|_| !for_tests) {
            let line = name.span().start().line;
            self.file.definitions.push(Definition { name: name.to_string(), line, is_type });
        }
        self.home.extend(if let Item::Mod(module) = item { Some(module.ident.to_string()) } else { None });
        match item {
            Item::Mod(module) if for_tests && module.content.is_none() => {
                self.file.test_modules.push(self.home.clone());
            }
            _ if for_tests => {}
            _ => visit::visit_item(self, item),
        }
        self.home.truncate(self.home.len() - usize::from(matches!(item, Item::Mod(_))));
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        if !matches!(item, ImplItem::Fn(method) if is_for_tests(&method.attrs)) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.use_tree(&item.tree, Vec::new(), !matches!(item.vis, Visibility::Inherited));
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.name(&path.segments.iter().map(|segment| &segment.ident).collect::<Vec<_>>(), None, false);
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        self.visit_path(&call.path);
        self.tokens(call.tokens.clone());
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if let Meta::List(list) = &attribute.meta {
            self.tokens(list.tokens.clone());
        }
        visit::visit_attribute(self, attribute);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        // An `expect` without a text is a method of ours.
        let with_text = matches!(call.args.first(), Some(Expr::Lit(text)) if matches!(text.lit, Lit::Str(_)));
        if (call.method == "unwrap" && call.args.is_empty()) || (call.method == "expect" && with_text) {
            self.file.unwraps.push((call.method.span().start().line, call.method.to_string()));
        }
        visit::visit_expr_method_call(self, call);
    }
}
