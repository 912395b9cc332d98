//! The pictures of a recording: crops of the board before and after each move, in the session folder, each named by the
//! hash of its bytes.
//!
//! The journal holds the hashes, so that a picture can be checked, and deleted without breaking the chain.

use std::collections::HashSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::session_folder::SessionFolder;
use crate::{StorageError, atomic, private, regular_file};
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::journal::hash_of_bytes;

/// The folder of the pictures in a session folder.
const FOLDER: &str = "evidence";
/// The most bytes of a picture. The largest that a recording stores have some megabytes.
const MOST_PICTURE_BYTES: u64 = 64 << 20;
/// The quality of the JPEG pictures, 1 to 100, at which the edges of stones stay sharp.
const QUALITY: u8 = 85;

/// Deletes the pictures older than `age` of every session folder in `folder`; their hashes stay in the journals. Returns
/// how many were deleted.
#[must_use]
pub fn apply_retention(folder: &Path, age: Duration) -> usize {
    let Ok(entries) = fs::read_dir(folder) else { return 0 };
    let folders = entries.flatten().filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir())).map(|e| e.path());
    let sessions = folders.filter(|path| SessionFolder::at(path).holds_a_recording());
    // Pictures behind a link stay until somebody deletes them there.
    sessions.map(|session| EvidenceFolder::of(&session, u64::MAX).delete_older_than(age).unwrap_or(0)).sum()
}

/// Whether a picture is unchanged, deleted or changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PictureStatus {
    /// It is unchanged.
    Whole,
    /// It was deleted; its hash is in the journal.
    Deleted,
    /// It does not match the hash in the journal, or cannot be read.
    Changed,
}

/// The pictures of one recording.
#[derive(Debug, Clone)]
pub struct EvidenceFolder {
    folder: PathBuf,
    /// Above this size, in bytes, old pictures are deleted for new ones.
    most_bytes: u64,
}

impl EvidenceFolder {
    /// The pictures in the session folder at `session`, at most `most_bytes` of them.
    #[must_use]
    pub fn of(session: &Path, most_bytes: u64) -> Self {
        Self { folder: session.join(FOLDER), most_bytes }
    }

    /// Writes a picture, then deletes old ones to make room for it, and returns the hash that names it.
    ///
    /// # Errors
    /// [`StorageError::Linked`] where the pictures are in another folder than the recording's own; [`StorageError::Write`].
    pub fn keep(&self, jpeg: &[u8]) -> Result<String, StorageError> {
        self.check_own()?;
        let failed = |source| StorageError::Write { path: self.folder.clone(), source };
        private::create_folder(&self.folder).map_err(failed)?;
        let hash = hash_of_bytes(jpeg);
        let path = self.path(&hash);
        if !path.exists() {
            atomic::write_private(&path, jpeg)?;
            let older = self.files().into_iter().filter(|f| f.path != path).collect();
            delete_oldest(older, self.most_bytes.saturating_sub(jpeg.len() as u64));
        }
        Ok(hash)
    }

    /// Deletes the oldest pictures until `bytes` are free, or none is left; returns whether any was deleted. Their hashes
    /// stay in the journal.
    #[must_use]
    pub fn make_room(&self, bytes: u64) -> bool {
        let files = self.files();
        let all: u64 = files.iter().map(|f| f.bytes).sum();
        delete_oldest(files, all.saturating_sub(bytes));
        all > 0
    }

    /// What has become of the picture of this hash.
    #[must_use]
    pub fn check(&self, hash: &str) -> PictureStatus {
        match regular_file::read(&self.path(hash), MOST_PICTURE_BYTES) {
            Ok(bytes) if hash_of_bytes(&bytes) == hash => PictureStatus::Whole,
            // Another folder's pictures, and what a link leads to, are not the recording's: nobody has deleted those.
            Err(error)
                if error.kind() == ErrorKind::NotFound
                    && !self.is_linked()
                    && !regular_file::is_link(&self.path(hash)) =>
            {
                PictureStatus::Deleted
            }
            Ok(_) | Err(_) => PictureStatus::Changed,
        }
    }

    /// The picture of this hash; `None` where it was deleted, or is not as it was taken.
    #[must_use]
    pub fn read(&self, hash: &str) -> Option<Vec<u8>> {
        regular_file::read(&self.path(hash), MOST_PICTURE_BYTES).ok().filter(|bytes| hash_of_bytes(bytes) == hash)
    }

    /// The picture of this hash with no side longer than `longest` pixels: as it was taken where it is no larger, which its
    /// hash then proves, otherwise a smaller JPEG of it; `None` where it was deleted, or is not as it was taken.
    #[must_use]
    pub fn read_small(&self, hash: &str, longest: u32) -> Option<Vec<u8>> {
        let bytes = self.read(hash)?;
        let picture = image::load_from_memory_with_format(&bytes, image::ImageFormat::Jpeg).ok()?;
        if picture.width().max(picture.height()) <= longest {
            return Some(bytes);
        }
        let small = picture.thumbnail(longest, longest).into_rgb8();
        jpeg(small.width() as usize, small.height() as usize, small.as_raw())
    }

    /// Deletes what a program that was killed left of a picture, as [`atomic::delete_abandoned`].
    pub fn delete_abandoned(&self) {
        if !self.is_linked() {
            atomic::delete_abandoned(&self.folder);
        }
    }

    /// Deletes the pictures that are older than `age`; returns how many.
    ///
    /// # Errors
    /// [`StorageError::Linked`] where the pictures are in another folder than the recording's own, or the folder of the recording is a
    /// link: it may have been handed over, and what is deleted does not come back.
    pub fn delete_older_than(&self, age: Duration) -> Result<usize, StorageError> {
        self.check_own()?;
        if let Some(session) = self.folder.parent().filter(|session| regular_file::is_link(session)) {
            return Err(StorageError::Linked { path: session.to_owned() });
        }
        let now = SystemTime::now();
        let is_old = |f: &&EvidenceFile| now.duration_since(f.written).is_ok_and(|a| a >= age);
        Ok(self.files().iter().filter(is_old).filter(|f| fs::remove_file(&f.path).is_ok()).count())
    }

    /// Refuses a folder that is not the recording's own.
    fn check_own(&self) -> Result<(), StorageError> {
        if self.is_linked() { Err(StorageError::Linked { path: self.folder.clone() }) } else { Ok(()) }
    }

    /// Whether the folder is a link to another one, whose files are none of this recording's.
    fn is_linked(&self) -> bool {
        fs::symlink_metadata(&self.folder).is_ok_and(|data| data.is_symlink())
    }

    /// Where the picture of this hash lies.
    #[must_use]
    pub fn path(&self, hash: &str) -> PathBuf {
        self.folder.join(format!("{hash}.jpg"))
    }

    /// The hashes of the pictures of a recording, each once: those before and after each move, those of what was noticed of a count, and those that
    /// audits read and that lie here, as the photographs of a hall's decision do; others lie where the audit read them.
    #[must_use]
    pub fn pictures_of<'a>(&self, state: &'a SessionState) -> Vec<&'a String> {
        let of_moves = state.pictures().iter().flat_map(|pictures| pictures.before.iter().chain(&pictures.after));
        let of_count = state.counting().notices.iter().filter_map(|notice| notice.picture.as_ref());
        let is_hash = |hash: &str| hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        let audited = state.counting().audits.iter().flat_map(|audit| &audit.files).map(|[_, hash]| hash);
        let of_audits = audited.filter(|hash| is_hash(hash) && self.path(hash).exists());
        // The picture after a move is the one before the next.
        let mut known = HashSet::new();
        of_moves.chain(of_count).chain(of_audits).filter(|&hash| known.insert(hash)).collect()
    }

    /// Every picture, the oldest first: regular files with names of hashes, in a folder of the recording's own.
    fn files(&self) -> Vec<EvidenceFile> {
        if self.is_linked() {
            return Vec::new();
        }
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let file = |entry: fs::DirEntry| {
            let data = entry.metadata().ok()?;
            let is_hash = |name: &str| name.len() == 64 && name.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
            let is_picture = entry.file_name().to_str().and_then(|name| name.strip_suffix(".jpg")).is_some_and(is_hash);
            (is_picture && data.is_file()).then_some(EvidenceFile {
                path: entry.path(),
                bytes: data.len(),
                written: data.modified().ok()?,
            })
        };
        let mut files: Vec<EvidenceFile> = entries.flatten().filter_map(file).collect();
        files.sort_by(|a, b| a.written.cmp(&b.written).then(a.path.cmp(&b.path)));
        files
    }
}

struct EvidenceFile {
    path: PathBuf,
    bytes: u64,
    written: SystemTime,
}

/// Deletes files from the front until the rest takes no more than `room` bytes.
fn delete_oldest(files: Vec<EvidenceFile>, room: u64) {
    let mut used: u64 = files.iter().map(|f| f.bytes).sum();
    for file in files {
        if used <= room {
            return;
        }
        if fs::remove_file(&file.path).is_ok() {
            used -= file.bytes;
        }
    }
}

/// A picture of RGB pixels as JPEG; `None` where the pixels do not fit the size.
#[must_use]
pub fn jpeg(width: usize, height: usize, rgb: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let encoder = image::codecs::jpeg::JpegEncoder::new_with_quality(&mut bytes, QUALITY);
    let (width, height) = (u32::try_from(width).ok()?, u32::try_from(height).ok()?);
    image::ImageEncoder::write_image(encoder, rgb, width, height, image::ExtendedColorType::Rgb8).ok()?;
    Some(bytes)
}

/// Returns the pixels as the bytes of a JPEG with no side longer than `longest` pixels; `None` where there are none.
#[must_use]
pub fn small_jpeg(width: usize, height: usize, rgb: &[u8], longest: u32) -> Option<Vec<u8>> {
    let (wide, high) = (u32::try_from(width).ok()?, u32::try_from(height).ok()?);
    let most = wide.max(high);
    if most <= longest {
        return jpeg(width, height, rgb);
    }
    let side = |length: u32| (u64::from(length) * u64::from(longest) / u64::from(most)).max(1) as u32;
    let view = image::ImageBuffer::<image::Rgb<u8>, &[u8]>::from_raw(wide, high, rgb)?;
    let small = image::imageops::thumbnail(&view, side(wide), side(high));
    jpeg(small.width() as usize, small.height() as usize, small.as_raw())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_pictures_make_room_and_their_hashes_stay_known() {
        let session = tempfile::tempdir().unwrap();
        let evidence = EvidenceFolder::of(session.path(), 250);
        let pictures = [[1u8; 100], [2; 100], [3; 100]];
        let hashes: Vec<String> = pictures.iter().map(|p| evidence.keep(p).unwrap()).collect();
        let kept: Vec<PictureStatus> = hashes.iter().map(|h| evidence.check(h)).collect();
        assert_eq!(kept.iter().filter(|k| **k == PictureStatus::Whole).count(), 2);
        assert_eq!(kept[2], PictureStatus::Whole, "the newest is never the one that goes");
        assert_eq!(kept.iter().filter(|k| **k == PictureStatus::Deleted).count(), 1);
        fs::write(evidence.path(&hashes[2]), "forged").unwrap();
        assert_eq!(evidence.check(&hashes[2]), PictureStatus::Changed);
        let unreadable = "ab".repeat(32);
        fs::create_dir(evidence.path(&unreadable)).unwrap();
        assert_eq!(evidence.check(&unreadable), PictureStatus::Changed, "what cannot be read was not deleted");
        assert_eq!(evidence.delete_older_than(Duration::from_secs(3600)).unwrap(), 0);
        assert_eq!(evidence.delete_older_than(Duration::ZERO).unwrap(), 2);
        assert_eq!(evidence.check(&hashes[2]), PictureStatus::Deleted);
    }

    #[test]
    fn a_small_picture_is_the_whole_one_where_that_is_small_enough() {
        let session = tempfile::tempdir().unwrap();
        let evidence = EvidenceFolder::of(session.path(), u64::MAX);
        let whole = jpeg(900, 600, &vec![120; 3 * 900 * 600]).unwrap();
        let hash = evidence.keep(&whole).unwrap();
        let small = evidence.read_small(&hash, 480).unwrap();
        let size = image::load_from_memory(&small).map(|picture| (picture.width(), picture.height())).unwrap();
        assert_eq!(size, (480, 320));
        assert_eq!(evidence.read_small(&hash, 900), Some(whole));
        fs::write(evidence.path(&hash), "forged").unwrap();
        assert_eq!((evidence.read_small(&hash, 480), evidence.read(&hash)), (None, None));
    }

    #[test]
    fn pictures_past_their_time_go_from_every_recording_in_a_folder_and_from_no_other_place() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        for name in ["a.session", "b.session"] {
            SessionFolder::at(place(name)).create().unwrap();
            EvidenceFolder::of(&place(name), 1000).keep(name.as_bytes()).unwrap();
        }
        EvidenceFolder::of(&place("holiday"), 1000).keep(b"no recording of ours").unwrap();
        let old = SystemTime::now() - Duration::from_secs(100 * 24 * 3600);
        for name in ["a.session", "holiday"] {
            for file in EvidenceFolder::of(&place(name), 0).files() {
                fs::File::options().write(true).open(file.path).unwrap().set_modified(old).unwrap();
            }
        }
        assert_eq!(apply_retention(folder.path(), Duration::from_secs(90 * 24 * 3600)), 1);
        let left = |name: &str| EvidenceFolder::of(&place(name), 0).files().len();
        assert_eq!((left("a.session"), left("b.session"), left("holiday")), (0, 1, 1));
    }

    #[cfg(unix)]
    #[test]
    fn what_lies_behind_a_link_and_what_has_another_name_is_never_deleted() {
        use std::os::unix::fs::symlink;
        let around = tempfile::tempdir().unwrap();
        fs::create_dir(around.path().join("records")).unwrap();
        let place = |name: &str| match name {
            "photographs" | "elsewhere" => around.path().join(name),
            name if name.starts_with("photographs/") || name.starts_with("elsewhere/") => around.path().join(name),
            name => around.path().join("records").join(name),
        };
        let hash = "ab".repeat(32);
        fs::create_dir(place("photographs")).unwrap();
        fs::write(place("photographs").join(format!("{hash}.jpg")), "the owner's").unwrap();
        fs::write(place("photographs").join("holiday.jpg"), "the owner's").unwrap();
        // A session whose folder of pictures leads there, one that is a link itself, and one of whose pictures one is a link.
        for name in ["linked.session", "own.session", "elsewhere"] {
            SessionFolder::at(place(name)).create().unwrap();
        }
        symlink(place("photographs"), place("linked.session/evidence")).unwrap();
        symlink(place("elsewhere"), place("other.session")).unwrap();
        fs::create_dir(place("elsewhere/evidence")).unwrap();
        fs::write(place("elsewhere/evidence").join(format!("{hash}.jpg")), "the owner's").unwrap();
        let own = EvidenceFolder::of(&place("own.session"), 1000);
        own.keep(b"a picture").unwrap();
        symlink(place("photographs/holiday.jpg"), place("own.session/evidence").join(format!("{hash}.jpg"))).unwrap();
        fs::write(place("own.session/evidence/holiday.jpg"), "no picture of the recording").unwrap();

        let linked = EvidenceFolder::of(&place("linked.session"), 0);
        assert!(matches!(linked.delete_older_than(Duration::ZERO), Err(StorageError::Linked { .. })));
        for session in ["other.session", "other.session/"] {
            let other = EvidenceFolder::of(&place(session), 0).delete_older_than(Duration::ZERO);
            assert!(matches!(other, Err(StorageError::Linked { .. })), "{session}");
        }
        assert!(!linked.make_room(1000));
        assert!(matches!(linked.keep(b"a picture"), Err(StorageError::Linked { .. })), "nothing is written through it");
        assert_eq!(linked.check(&hash_of_bytes(b"another")), PictureStatus::Changed, "it was not deleted");
        assert_eq!(fs::read_dir(place("photographs")).unwrap().count(), 2);
        assert_eq!(own.delete_older_than(Duration::ZERO).unwrap(), 1);
        assert_eq!(
            apply_retention(&around.path().join("records"), Duration::ZERO),
            0,
            "nothing of a recording's own is left"
        );
        for left in ["photographs/holiday.jpg", "own.session/evidence/holiday.jpg"] {
            assert!(place(left).exists(), "{left}");
        }
        for folder in ["photographs", "elsewhere/evidence", "own.session/evidence"] {
            let picture = place(folder).join(format!("{hash}.jpg"));
            assert!(fs::symlink_metadata(picture).is_ok(), "{folder}");
        }
    }

    #[test]
    fn the_oldest_pictures_make_room() {
        let session = tempfile::tempdir().unwrap();
        let evidence = EvidenceFolder::of(session.path(), 1000);
        let hashes = [[1u8; 100], [2; 100], [3; 100]].map(|picture| evidence.keep(&picture).unwrap());
        assert!(evidence.make_room(150));
        assert_eq!(evidence.files().len(), 1);
        assert_eq!(evidence.check(&hashes[2]), PictureStatus::Whole);
        assert!(evidence.make_room(150));
        assert!(!evidence.make_room(150), "none is left");
    }

    #[test]
    fn the_same_picture_is_kept_once() {
        let session = tempfile::tempdir().unwrap();
        let evidence = EvidenceFolder::of(session.path(), 1000);
        assert_eq!(evidence.keep(b"one").unwrap(), evidence.keep(b"one").unwrap());
        assert_eq!(evidence.files().len(), 1);
    }
}
