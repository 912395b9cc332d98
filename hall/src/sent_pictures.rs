//! Pictures that somebody sends to have them read: what they are, by their first bytes, and how many.

use kifuscribe_core::audit::note::{EarlierPicture, Note};
use kifuscribe_formats::audited_pictures::{LARGEST_PICTURE, MOST_PICTURES};
use kifuscribe_formats::journal::hash_of_bytes;
use kifuscribe_formats::picture_format::PictureFormat;

use crate::picture_stage::PictureStage;
use crate::reading_fault::ReadingFault;

/// A picture that was sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentPicture {
    /// When it was taken.
    pub stage: PictureStage,
    /// What it is.
    pub format: PictureFormat,
    /// The file's bytes.
    pub bytes: Vec<u8>,
}

impl SentPicture {
    /// Its hash, by which it is named.
    #[must_use]
    pub fn hash(&self) -> String {
        hash_of_bytes(&self.bytes)
    }

    /// The pictures in a body, one after the other; `parts` says when each was taken and how long it is, such as
    /// `before:81000,final:123456`. Without parts it is one of the fill.
    ///
    /// # Errors
    /// [`ReadingFault`] for what is no picture, and for too many or too large ones.
    pub fn all(body: &[u8], parts: Option<&str>) -> Result<Vec<Self>, ReadingFault> {
        let whole = format!("final:{}", body.len());
        let (mut rest, mut pictures) = (body, Vec::new());
        for part in parts.filter(|parts| !parts.is_empty()).unwrap_or(&whole).split(',') {
            let (stage, length) = part.split_once(':').ok_or(ReadingFault::Parts)?;
            let stage: PictureStage = stage.parse().map_err(|_| ReadingFault::Parts)?;
            let length: usize = length.parse().map_err(|_| ReadingFault::Parts)?;
            let is_once = stage == PictureStage::Final || pictures.iter().all(|other: &Self| other.stage != stage);
            if length > rest.len() || !is_once {
                return Err(ReadingFault::Parts);
            }
            if length > LARGEST_PICTURE || pictures.len() >= MOST_PICTURES {
                return Err(ReadingFault::TooLarge);
            }
            let (bytes, next) = rest.split_at(length);
            rest = next;
            let format = PictureFormat::of(bytes).ok_or(ReadingFault::NoPicture)?;
            pictures.push(Self { stage, format, bytes: bytes.to_owned() });
        }
        if !rest.is_empty() || pictures.iter().all(|picture| picture.stage != PictureStage::Final) {
            return Err(ReadingFault::Parts);
        }
        Ok(pictures)
    }
}

/// What is said of the photographs that whoever sends them has left out: the stage of each and why, such as `before:unreadable,final:too-large`.
/// What says neither is no photograph.
#[must_use]
pub fn left_out_notes(text: &str) -> Vec<Note> {
    let of = |part: &str| {
        let (stage, why) = part.split_once(':')?;
        let picture = match stage.parse().ok()? {
            PictureStage::Before => Some(EarlierPicture::Before),
            PictureStage::Compensated => Some(EarlierPicture::Compensated),
            PictureStage::Final => None,
        };
        Some(Note::LeftOut { picture, why: why.parse().ok()? })
    };
    text.split(',').filter_map(of).take(MOST_PICTURES).collect()
}

#[cfg(test)]
mod tests {
    use kifuscribe_core::game::point::BoardSize;

    use super::*;

    const JPEG: &[u8] = &[0xff, 0xd8, 0xff, 1, 2];

    #[test]
    fn what_was_left_out_is_said_and_nonsense_is_not() {
        let notes = left_out_notes("before:unreadable,final:too-large,side:unreadable,final:<b>,");
        let said: Vec<String> =
            notes.iter().map(|about| kifuscribe_words::audit_text::note(about, BoardSize::NINE)).collect();
        let before = "1 photograph of the position before the fill was left out: it could not be read.";
        assert_eq!(said, [before, "1 photograph of the finished fill was left out: it is too large."]);
        assert_eq!(left_out_notes(""), []);
        assert_eq!(left_out_notes(&"final:too-large,".repeat(50)).len(), MOST_PICTURES);
    }

    #[test]
    fn several_pictures_come_one_after_the_other() {
        let body = [JPEG, JPEG, JPEG].concat();
        let all = SentPicture::all(&body, Some("before:5,final:5,final:5")).unwrap();
        let stages: Vec<PictureStage> = all.iter().map(|picture| picture.stage).collect();
        assert_eq!(stages, [PictureStage::Before, PictureStage::Final, PictureStage::Final]);
        assert_eq!(SentPicture::all(JPEG, None).unwrap().len(), 1);
        for parts in ["final:5", "final:99", "before:5,before:5,final:5", "before:15", "side:15", "final", "final:x,"] {
            assert!(SentPicture::all(&body, Some(parts)).is_err(), "{parts}");
        }
        assert!(matches!(SentPicture::all(b"<svg/>", None), Err(ReadingFault::NoPicture)));
        assert!(matches!(SentPicture::all(b"", None), Err(ReadingFault::NoPicture)));
        let seven = JPEG.repeat(7);
        assert!(matches!(SentPicture::all(&seven, Some(&["final:5"; 7].join(","))), Err(ReadingFault::TooLarge)));
    }
}
