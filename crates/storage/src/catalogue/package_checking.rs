//! A package of games is checked where it was handed over.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use zip::ZipArchive;

use super::checking::{CheckOutcome, DamageKind};
use super::error::CatalogueError;
use crate::regular_file;
use kifuscribe_archive::package::{MANIFEST, Manifest};
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::journal;
use kifuscribe_formats::sgf;
use kifuscribe_language::{say, system_reason};
use kifuscribe_words::recording_sgf::sgf_of;

/// Checks a package that was handed over: every file by its hash, journals by their chains, and records by their journals.
///
/// # Errors
/// [`CatalogueError::Package`] where the file is no package.
pub fn check_package(path: &Path) -> Result<CheckOutcome, CatalogueError> {
    if path.is_dir() {
        return Err(CatalogueError::NoPackage { path: path.to_owned() });
    }
    let unusable = |why: String| CatalogueError::Package { path: path.to_owned(), why };
    let file = File::open(path).map_err(|error| unusable(system_reason(&error)))?;
    let mut package = ZipArchive::new(file).map_err(|_| unusable(say!("package-no-zip").to_owned()))?;
    let manifest = read_entry(&mut package, MANIFEST).ok().and_then(|bytes| Manifest::from_json(&bytes));
    let manifest = manifest.ok_or_else(|| unusable(say!("package-no-list").to_owned()))?;
    let mut hashes: BTreeMap<&str, &str> =
        manifest.files.iter().map(|f| (f.path.as_str(), f.sha256.as_str())).collect();
    let mut outcome = CheckOutcome::default();
    // The hash of what the record says that each journal gives, by the game's name: one file of the package is in memory at a time.
    let mut records: BTreeMap<String, String> = BTreeMap::new();
    let mut games: Vec<(String, String)> = Vec::new();
    let recordings: BTreeSet<String> =
        manifest.files.iter().filter(|file| file.path.ends_with(".jsonl")).map(|file| id_of(&file.path)).collect();
    let hash_of = |sgf: &[u8]| journal::hash_of_bytes(&sgf::content(sgf));
    let names: Vec<String> = package.file_names().filter_map(|name| name.ok().map(|name| name.into_owned())).collect();
    for name in names.iter().filter(|name| *name != MANIFEST) {
        let place = path.join(name);
        let bytes = read_entry(&mut package, name);
        let is_whole =
            |bytes: &[u8]| hashes.get(name.as_str()).is_some_and(|hash| journal::hash_of_bytes(bytes) == **hash);
        let Some(bytes) = bytes.ok().filter(|bytes| is_whole(bytes)) else {
            hashes.remove(name.as_str());
            outcome.report(&place, &id_of(name), DamageKind::Hash);
            continue;
        };
        hashes.remove(name.as_str());
        if name.ends_with(".sgf") {
            outcome.games += 1;
            games.extend(Some(id_of(name)).filter(|id| recordings.contains(id)).map(|id| (id, hash_of(&bytes))));
        } else if name.ends_with(".jsonl") {
            outcome.journals += 1;
            match journal::read(&bytes) {
                Ok(journal) => {
                    let record = sgf_of(&SessionState::from_events(&journal.events));
                    // A package has names as they are exported.
                    let record = record.map(sgf::printable::with_printable_values);
                    records.extend(record.map(|record| (id_of(name), hash_of(record.as_bytes()))));
                }
                Err(error) => outcome.report(&place, &id_of(name), DamageKind::Unreadable(error.to_string())),
            }
        } else if name.ends_with(".jpg") {
            outcome.pictures += 1;
        }
    }
    for missing in hashes.into_keys() {
        outcome.report(&path.join(missing), &id_of(missing), DamageKind::Missing);
    }
    for (id, game) in games {
        if records.get(&id).is_some_and(|record| *record != game) {
            outcome.report(path, &id, DamageKind::RecordDiffers(PathBuf::from(&id)));
        }
    }
    Ok(outcome)
}

/// The name of the game that a file of a package belongs to.
fn id_of(name: &str) -> String {
    let mut parts = name.split('/');
    let id = match (parts.next(), parts.next()) {
        (Some("sessions"), Some(id)) => id,
        (Some("games"), Some(file)) => file.trim_end_matches(".sgf").rsplit('_').next().unwrap_or_default(),
        _ => "",
    };
    id.to_owned()
}

fn read_entry(package: &mut ZipArchive<File>, name: &str) -> Result<Vec<u8>, std::io::Error> {
    let mut bytes = Vec::new();
    package.by_name(name)?.take(regular_file::LARGE + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > regular_file::LARGE { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}
