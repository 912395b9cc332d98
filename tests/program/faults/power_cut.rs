//! A disk as a power cut leaves it: what was synced is there, of everything else any part may be.
//!
//! A file's content is safe once the file was synced, its name once its folder was, as POSIX promises and nothing more.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;

use kifuscribe_core::game::random::SplitMix64;

use super::faulty_disk::Act;

/// The bytes that a disk writes at once.
const SECTOR: usize = 512;

/// What a power cut leaves of what was not synced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Survival {
    /// Nothing.
    Nothing,
    /// Every name, and of the contents only their lengths, with zeros: as file systems do that write names first.
    Names,
    /// Any name and any sector, by chance with this seed. A sector that is not there is one of zeros.
    Chance(u64),
}

#[derive(Debug, Clone)]
enum FileChange {
    Write { offset: usize, bytes: Vec<u8> },
    Truncate { length: usize },
}

/// Names that change together in one folder: what each names then.
type NameChange = Vec<(String, Option<usize>)>;

#[derive(Debug, Clone)]
enum Node {
    File { synced: Vec<u8>, pending: Vec<FileChange> },
    Folder { synced: BTreeMap<String, usize>, live: BTreeMap<String, usize>, pending: Vec<NameChange> },
}

/// The folder of a program and everything below it, with what is synced of it.
#[derive(Debug, Clone)]
pub(crate) struct Disk {
    nodes: Vec<Node>,
    by_inode: HashMap<u64, usize>,
}

/// The files of a folder: a path, and the content; `None` of a folder.
pub(crate) type Files = BTreeMap<String, Option<Vec<u8>>>;

impl Disk {
    /// A folder as it is, all of it synced.
    pub(crate) fn of(folder: &Path) -> Self {
        let mut disk = Self { nodes: Vec::new(), by_inode: HashMap::new() };
        disk.load(folder);
        disk
    }

    fn load(&mut self, path: &Path) -> usize {
        let number = self.nodes.len();
        self.by_inode.insert(fs::metadata(path).unwrap().ino(), number);
        if path.is_file() {
            self.nodes.push(Node::File { synced: fs::read(path).unwrap(), pending: Vec::new() });
            return number;
        }
        self.nodes.push(Node::Folder { synced: BTreeMap::new(), live: BTreeMap::new(), pending: Vec::new() });
        for entry in fs::read_dir(path).unwrap() {
            let entry = entry.unwrap();
            let child = self.load(&entry.path());
            let name = entry.file_name().into_string().unwrap();
            if let Node::Folder { synced, live, .. } = &mut self.nodes[number] {
                synced.insert(name.clone(), child);
                live.insert(name, child);
            }
        }
        number
    }

    /// Does what the program did.
    pub(crate) fn apply(&mut self, act: &Act) {
        match act {
            Act::Create { inode, path } => {
                let file = self.add(*inode, Node::File { synced: Vec::new(), pending: Vec::new() });
                self.name(path, Some(file));
            }
            Act::MakeFolder { inode, path } => {
                let empty = Node::Folder { synced: BTreeMap::new(), live: BTreeMap::new(), pending: Vec::new() };
                let folder = self.add(*inode, empty);
                self.name(path, Some(folder));
            }
            Act::Write { inode, offset, bytes } => {
                self.change(*inode, FileChange::Write { offset: *offset, bytes: bytes.clone() });
            }
            Act::Truncate { inode, length } => self.change(*inode, FileChange::Truncate { length: *length }),
            Act::Sync { inode } => self.sync(*inode),
            Act::Rename { inode, from, to } => {
                let node = self.by_inode[inode];
                let ((old_folder, old), (new_folder, new)) = (self.place(from), self.place(to));
                if old_folder == new_folder {
                    self.rename(old_folder, vec![(old, None), (new, Some(node))]);
                } else {
                    self.rename(new_folder, vec![(new, Some(node))]);
                    self.rename(old_folder, vec![(old, None)]);
                }
            }
            Act::Link { inode, to } => self.name(to, Some(self.by_inode[inode])),
            Act::Delete { path } => self.name(path, None),
            Act::Look(_) | Act::Refused | Act::Said(_) => {}
        }
    }

    fn add(&mut self, inode: u64, node: Node) -> usize {
        self.nodes.push(node);
        self.by_inode.insert(inode, self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    /// The folder that a path is in, and its name there.
    fn place(&self, path: &str) -> (usize, String) {
        let (parents, name) = path.rsplit_once('/').map_or((None, path), |(parents, name)| (Some(parents), name));
        let step = |folder: usize, name: &str| match &self.nodes[folder] {
            Node::Folder { live, .. } => live[name],
            Node::File { .. } => panic!("{path}: {name} is in a file"),
        };
        (parents.into_iter().flat_map(|parents| parents.split('/')).fold(0, step), name.to_owned())
    }

    fn name(&mut self, path: &str, node: Option<usize>) {
        let (folder, name) = self.place(path);
        self.rename(folder, vec![(name, node)]);
    }

    fn rename(&mut self, folder: usize, change: NameChange) {
        let Node::Folder { live, pending, .. } = &mut self.nodes[folder] else { panic!("a folder") };
        change_names(live, &change);
        pending.push(change);
    }

    fn change(&mut self, inode: u64, change: FileChange) {
        let Node::File { pending, .. } = &mut self.nodes[self.by_inode[&inode]] else { panic!("a file") };
        pending.push(change);
    }

    fn sync(&mut self, inode: u64) {
        match &mut self.nodes[self.by_inode[&inode]] {
            Node::File { synced, pending } => pending.drain(..).for_each(|change| change_file(synced, &change)),
            Node::Folder { synced, live, pending } => {
                pending.clear();
                synced.clone_from(live);
            }
        }
    }

    /// What is there after a power cut.
    pub(crate) fn after_a_power_cut(&self, survival: Survival) -> Files {
        let seed = if let Survival::Chance(seed) = survival { seed } else { 0 };
        let (mut files, mut random) = (Files::new(), SplitMix64(seed));
        self.leave(0, "", survival, &mut random, &mut files);
        files
    }

    fn leave(&self, node: usize, path: &str, survival: Survival, random: &mut SplitMix64, files: &mut Files) {
        match &self.nodes[node] {
            Node::File { synced, pending } => {
                let mut bytes = synced.clone();
                for change in pending {
                    match (survival, change) {
                        (Survival::Nothing, _) => {}
                        (Survival::Names, FileChange::Write { offset, bytes: written }) => {
                            bytes.resize(bytes.len().max(offset + written.len()), 0);
                        }
                        (Survival::Names, FileChange::Truncate { .. }) => change_file(&mut bytes, change),
                        (Survival::Chance(_), change) => survive_by_chance(&mut bytes, change, random),
                    }
                }
                files.insert(path.to_owned(), Some(bytes));
            }
            Node::Folder { synced, live, pending } => {
                let names = match survival {
                    Survival::Nothing => synced.clone(),
                    Survival::Names => live.clone(),
                    Survival::Chance(_) => {
                        let mut names = synced.clone();
                        pending
                            .iter()
                            .filter(|_| random.below(2) == 0)
                            .for_each(|change| change_names(&mut names, change));
                        names
                    }
                };
                if !path.is_empty() {
                    files.insert(path.to_owned(), None);
                }
                for (name, child) in names {
                    let path = if path.is_empty() { name } else { format!("{path}/{name}") };
                    self.leave(child, &path, survival, random, files);
                }
            }
        }
    }
}

fn change_names(names: &mut BTreeMap<String, usize>, change: &NameChange) {
    for (name, node) in change {
        match node {
            Some(node) => names.insert(name.clone(), *node),
            None => names.remove(name),
        };
    }
}

fn change_file(bytes: &mut Vec<u8>, change: &FileChange) {
    match change {
        FileChange::Write { offset, bytes: written } => {
            bytes.resize(bytes.len().max(offset + written.len()), 0);
            bytes[*offset..offset + written.len()].copy_from_slice(written);
        }
        FileChange::Truncate { length } => bytes.resize(*length, 0),
    }
}

/// Half of the time nothing survives, otherwise sector by sector by chance, with the length of the last that does.
fn survive_by_chance(bytes: &mut Vec<u8>, change: &FileChange, random: &mut SplitMix64) {
    let FileChange::Write { offset, bytes: written } = change else {
        if random.below(2) == 0 {
            change_file(bytes, change);
        }
        return;
    };
    let (mut at, end) = (*offset, offset + written.len());
    if random.below(4) == 0 {
        return;
    }
    while at < end {
        let next = end.min((at / SECTOR + 1) * SECTOR);
        if random.below(2) == 0 {
            let part = written[at - offset..next - offset].to_vec();
            change_file(bytes, &FileChange::Write { offset: at, bytes: part });
        }
        at = next;
    }
}

/// Writes files into a folder, in the place of what is there.
pub(crate) fn write(folder: &Path, files: &Files) {
    fs::remove_dir_all(folder).unwrap();
    fs::create_dir(folder).unwrap();
    for (path, content) in files {
        let path = folder.join(path);
        match content {
            None => fs::create_dir(path).unwrap(),
            Some(bytes) => fs::write(path, bytes).unwrap(),
        }
    }
}
