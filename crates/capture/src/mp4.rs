//! The layout of MP4 files, to tell a damaged file from one of another kind.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

/// The types of box that an MP4 or MOV file may begin with.
const FIRST_BOXES: [&[u8; 4]; 6] = [b"ftyp", b"moov", b"mdat", b"wide", b"free", b"skip"];

/// What the bytes of a video file show before it is decoded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FileLayout {
    /// No bytes at all.
    Empty,
    /// A file named like an MP4 or MOV file with other contents.
    NotWhatItIsNamed,
    /// An MP4 or MOV file without its index (`moov`): nothing can be read.
    Mp4WithoutIndex,
    /// An MP4 or MOV file with an index, but cut off.
    Mp4CutOff,
    /// A complete MP4 file, or another container.
    Other,
}

/// Reads the headers of the top-level boxes of an MP4 file (ISO/IEC 14496-12, 4.2: a 32-bit size and a four-letter type;
/// size 1 means that a 64-bit size follows, size 0 that the box extends to the end of the file).
///
/// # Errors
/// The system's error where the file cannot be read.
pub(super) fn file_layout(path: &Path) -> std::io::Result<FileLayout> {
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    if length == 0 {
        return Ok(FileLayout::Empty);
    }
    if length < 8 {
        return Ok(FileLayout::NotWhatItIsNamed);
    }
    let named_mp4 = path.extension().is_some_and(|e| ["mp4", "m4v", "mov"].iter().any(|n| e.eq_ignore_ascii_case(n)));
    let (mut at, mut has_index, mut cut_off) = (0, false, false);
    while !cut_off && at + 8 <= length {
        file.seek(SeekFrom::Start(at))?;
        let mut head = [0; 16];
        let available = usize::try_from(length - at).unwrap_or(usize::MAX).min(head.len());
        file.read_exact(&mut head[..available])?;
        let kind = [head[4], head[5], head[6], head[7]];
        if at == 0 && !FIRST_BOXES.contains(&&kind) {
            return Ok(if named_mp4 { FileLayout::NotWhatItIsNamed } else { FileLayout::Other });
        }
        let size = match u32::from_be_bytes([head[0], head[1], head[2], head[3]]) {
            0 => length - at,
            1 => u64::from_be_bytes([head[8], head[9], head[10], head[11], head[12], head[13], head[14], head[15]]),
            size => u64::from(size),
        };
        if size < 8 {
            break;
        }
        cut_off = at.checked_add(size).is_none_or(|end| end > length);
        has_index |= &kind == b"moov" && !cut_off;
        at = at.saturating_add(size);
    }
    Ok(match (has_index, cut_off) {
        (false, _) => FileLayout::Mp4WithoutIndex,
        (true, true) => FileLayout::Mp4CutOff,
        (true, false) => FileLayout::Other,
    })
}
