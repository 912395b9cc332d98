//! An SGF file as a tree: games, variations, nodes, properties, values as written.

use std::fmt::Write as _;

use super::charset::Charset;
use super::text::unescape;
use kifuscribe_core::game::record_note::RecordNote;

/// Every game of a file. Nodes live in one list and name each other by number, so that a line of a
/// million variations inside each other is walked and dropped without recursion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Collection {
    nodes: Vec<Node>,
    games: Vec<NodeId>,
    /// How the bytes were read as text; UTF-8 where the games of a file have different sets.
    pub charset: Charset,
    /// What was guessed and mended while reading.
    pub notes: Vec<RecordNote>,
}

/// A node of a [`Collection`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct NodeId(u32);

/// One node: its properties, and its place in the tree.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Node {
    /// The properties in the order of the file.
    pub properties: Vec<Property>,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
}

/// A property with its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Property {
    /// The name as written; `FF[1]` to `FF[3]` allow lower-case letters in it.
    pub ident: String,
    /// The values as written between the brackets, escapes included.
    pub values: Vec<String>,
}

impl Property {
    /// A property with one raw value.
    #[must_use]
    pub fn new(ident: &str, value: impl Into<String>) -> Self {
        Self { ident: ident.to_owned(), values: vec![value.into()] }
    }

    /// Whether the property is the one `FF[4]` calls `name`: lower-case letters do not count, so that
    /// `PlayerBlack` is `PB`.
    #[must_use]
    pub fn is(&self, name: &str) -> bool {
        if self.ident.bytes().any(|b| b.is_ascii_uppercase()) {
            self.ident.bytes().filter(u8::is_ascii_uppercase).eq(name.bytes())
        } else {
            self.ident.eq_ignore_ascii_case(name)
        }
    }
}

impl Node {
    /// The properties called `name`, long names of old files included.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Property> {
        self.properties.iter().filter(move |p| p.is(name))
    }

    /// The first raw value of the property called `name`.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&str> {
        self.properties.iter().filter(|p| p.is(name)).find_map(|p| p.values.first()).map(String::as_str)
    }

    /// Every raw value of the property called `name`.
    pub fn values<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.all(name).flat_map(|p| p.values.iter().map(String::as_str))
    }

    /// Whether the node has the property called `name`.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.all(name).next().is_some()
    }

    /// The node before this one.
    #[must_use]
    pub const fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// Whether the node has no property, and no node follows it.
    pub(super) const fn is_empty(&self) -> bool {
        self.properties.is_empty() && self.children.is_empty()
    }

    /// The nodes that follow, the main line first.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }
}

impl Default for Collection {
    fn default() -> Self {
        Self { nodes: Vec::new(), games: Vec::new(), charset: Charset::utf8(), notes: Vec::new() }
    }
}

impl Collection {
    /// The root nodes, one a game.
    #[must_use]
    pub fn games(&self) -> &[NodeId] {
        &self.games
    }

    /// The number of nodes of all games.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Every node of every game.
    pub fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// A node.
    ///
    /// # Panics
    /// When `id` is not of this collection.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// A node, to change its properties.
    ///
    /// # Panics
    /// When `id` is not of this collection.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// Adds an empty node after `parent`, or a new game.
    pub fn add(&mut self, parent: Option<NodeId>) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node { parent, ..Node::default() });
        match parent {
            Some(parent) => {
                let children = &mut self.nodes[parent.0 as usize].children;
                if children.is_empty() {
                    children.reserve_exact(1);
                }
                children.push(id);
            }
            None => self.games.push(id),
        }
        id
    }

    /// Removes the nodes that were added after the first `count`, and the games that begin with them.
    pub(super) fn truncate(&mut self, count: usize) {
        let is_kept = |id: &NodeId| (id.0 as usize) < count;
        // Nodes are numbered as they are added. Why only their ends are looked at: a hostile file has a fault in each of many games.
        let shorten = |ids: &mut Vec<NodeId>| ids.truncate(ids.iter().rposition(is_kept).map_or(0, |last| last + 1));
        let parents: Vec<NodeId> = self.nodes.drain(count..).filter_map(|node| node.parent).filter(is_kept).collect();
        for parent in parents {
            shorten(&mut self.nodes[parent.0 as usize].children);
        }
        shorten(&mut self.games);
    }

    /// Whether a node that was added after the first `count` has a property.
    pub(super) fn has_properties_from(&self, count: usize) -> bool {
        self.nodes[count..].iter().any(|node| !node.properties.is_empty())
    }

    /// What a game says beside its main line's comments, each with its property: the remark on the game and its opening, names of nodes,
    /// and the comments of variations.
    #[must_use]
    pub fn remarks(&self, root: NodeId) -> Vec<(&'static str, String)> {
        let mut found = Vec::new();
        let mut open = vec![(root, true)];
        while let Some((id, is_main)) = open.pop() {
            let node = self.node(id);
            let children = node.children().iter().enumerate().rev();
            open.extend(children.map(|(n, &child)| (child, is_main && n == 0)));
            for property in &node.properties {
                let is_it = |name: &&str| property.is(name) && !(is_main && *name == "C");
                let Some(name) = ["GC", "ON", "N", "C"].into_iter().find(is_it) else { continue };
                let texts = property.values.iter().map(|value| unescape(value));
                found.extend(texts.filter(|text| !text.trim().is_empty()).map(|text| (name, text)));
            }
        }
        found
    }

    /// The nodes of the main line of the game that begins at `root`.
    pub fn main_line(&self, root: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(root), |&id| self.node(id).children.first().copied())
    }

    /// The collection as SGF text: every property and value as it was read. The text has to be written
    /// in the character set that `CA` names, see [`Charset::encode`].
    #[must_use]
    pub fn to_sgf(&self) -> String {
        self.write(&self.games)
    }

    /// The game that begins at `root` as SGF text, with its variations; see [`Collection::to_sgf`].
    #[must_use]
    pub fn game_to_sgf(&self, root: NodeId) -> String {
        self.write(&[root])
    }

    fn write(&self, games: &[NodeId]) -> String {
        enum Step {
            Open(NodeId),
            Node(NodeId),
            Close,
        }
        let mut out = String::new();
        let mut steps: Vec<Step> = games.iter().rev().map(|&root| Step::Open(root)).collect();
        let mut depth = 0usize;
        while let Some(step) = steps.pop() {
            match step {
                Step::Open(id) => {
                    out.push('(');
                    depth += 1;
                    steps.push(Step::Close);
                    steps.push(Step::Node(id));
                }
                Step::Node(id) => {
                    let node = self.node(id);
                    out.push(';');
                    for property in &node.properties {
                        out.push_str(&property.ident);
                        for value in &property.values {
                            let _ = write!(out, "[{value}]");
                        }
                    }
                    if let [only] = node.children[..] {
                        out.push('\n');
                        steps.push(Step::Node(only));
                    } else {
                        steps.extend(node.children.iter().rev().map(|&child| Step::Open(child)));
                    }
                }
                Step::Close => {
                    depth -= 1;
                    out.push_str(if depth == 0 { ")\n" } else { ")" });
                }
            }
        }
        out
    }

    /// Whether two collections have the same games: properties, raw values and variations in the same
    /// order. Character sets and notes do not count.
    #[must_use]
    pub fn same_games(&self, other: &Self) -> bool {
        if self.games.len() != other.games.len() || self.nodes.len() != other.nodes.len() {
            return false;
        }
        let mut pairs: Vec<(NodeId, NodeId)> = self.games.iter().copied().zip(other.games.iter().copied()).collect();
        while let Some((a, b)) = pairs.pop() {
            let (a, b) = (self.node(a), other.node(b));
            if a.properties != b.properties || a.children.len() != b.children.len() {
                return false;
            }
            pairs.extend(a.children.iter().copied().zip(b.children.iter().copied()));
        }
        true
    }
}
