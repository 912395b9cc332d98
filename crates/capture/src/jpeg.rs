//! JPEG pictures (ITU-T T.81, annex B): the extent of a camera's in a driver's buffer, its pixels, and whether a file is whole.

use std::io::Cursor;

use image::codecs::jpeg::JpegDecoder;
use image::{DynamicImage, ImageDecoder, ImageResult, Limits, RgbImage};

const START: u8 = 0xd8;
const END: u8 = 0xd9;
const SCAN: u8 = 0xda;

/// The longest side of a picture, in pixels: what a damaged header states must not fill the memory.
const MAX_SIDE: u32 = 1 << 14;

/// A segment that says that the picture comes from a film, with two bytes that the decoder does not look at. Why: many webcams
/// leave out the Huffman tables, which are then those of annex K.3; the decoder assumes these only in pictures of a film.
const OF_A_FILM: [u8; 10] = *b"\xff\xe0\x00\x08AVI1\0\0";

/// Returns the length of the JPEG picture at the start of `bytes`, in bytes. `None` where there is no picture, or its end
/// is missing.
pub(super) fn length(bytes: &[u8]) -> Option<usize> {
    if !bytes.starts_with(&[0xff, START]) {
        return None;
    }
    let mut at = 2;
    loop {
        let (marker, segment) = segment(bytes, at)?;
        if marker == END {
            return Some(segment);
        }
        at = segment + size(bytes, segment)?;
        if marker == SCAN {
            at = end_of_scan(bytes, at)?;
        }
    }
}

/// Whether a JPEG file ends before its picture does: a copy that was broken off, or a file that is still being written. What is
/// no JPEG file, or damaged before its first scan, is left to the decoder.
pub(super) fn is_cut_short(bytes: &[u8]) -> bool {
    // A thumbnail, with an end of its own, is in a segment before the scan. Within a scan the mark of the end cannot occur.
    // It is searched from behind, where it is in a whole file.
    first_scan(bytes).is_some_and(|scan| !bytes[scan..].windows(2).rev().any(|marker| marker == [0xff, END]))
}

/// Returns where the first scan of the JPEG picture at the start of `bytes` begins.
fn first_scan(bytes: &[u8]) -> Option<usize> {
    if !bytes.starts_with(&[0xff, START]) {
        return None;
    }
    let mut at = 2;
    loop {
        let (marker, segment) = segment(bytes, at)?;
        if marker == SCAN {
            return Some(segment);
        }
        at = segment + size(bytes, segment)?;
    }
}

/// Returns the pixels of the JPEG picture at the start of `bytes`.
///
/// # Errors
/// The decoder's error where the picture is damaged or larger than any camera's.
pub(super) fn decode(bytes: &[u8]) -> ImageResult<RgbImage> {
    decode_within(bytes, MAX_SIDE)
}

/// As [`decode`], of pictures with sides of at most `most_side` pixels.
///
/// # Errors
/// As [`decode`].
pub(super) fn decode_within(bytes: &[u8], most_side: u32) -> ImageResult<RgbImage> {
    let (start, rest) = bytes.split_at(bytes.len().min(2));
    let mut decoder = JpegDecoder::new(Cursor::new([start, &OF_A_FILM, rest].concat()))?;
    let mut limits = Limits::no_limits();
    (limits.max_image_width, limits.max_image_height) = (Some(most_side), Some(most_side));
    decoder.set_limits(limits)?;
    Ok(DynamicImage::from_decoder(decoder)?.into_rgb8())
}

/// Returns the marker at `at`, which fill bytes may precede, and the position behind it.
fn segment(bytes: &[u8], mut at: usize) -> Option<(u8, usize)> {
    if *bytes.get(at)? != 0xff {
        return None;
    }
    while *bytes.get(at)? == 0xff {
        at += 1;
    }
    Some((bytes[at], at + 1))
}

/// Returns the length of a segment in bytes, including the two bytes of the length.
fn size(bytes: &[u8], at: usize) -> Option<usize> {
    let size = u16::from_be_bytes(*bytes.get(at..)?.first_chunk()?);
    (size >= 2).then_some(usize::from(size))
}

/// Returns the position of the marker that ends the compressed data starting at `at`. Stuffed zeros and restart markers
/// belong to the data.
fn end_of_scan(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += bytes.get(at..)?.iter().position(|&b| b == 0xff)?;
        match *bytes.get(at + 1)? {
            0x00 | 0xd0..=0xd7 => at += 2,
            0xff => at += 1,
            _ => return Some(at),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(width: u32, height: u32) -> Vec<u8> {
        let mut bytes = Vec::new();
        let pixels =
            image::RgbImage::from_fn(width, height, |x, y| image::Rgb([(x * 7) as u8, (y * 13) as u8, (x * y) as u8]));
        image::codecs::jpeg::JpegEncoder::new_with_quality(&mut bytes, 95).encode_image(&pixels).unwrap();
        bytes
    }

    #[test]
    fn the_length_ends_with_the_picture() {
        let jpeg = picture(64, 48);
        assert_eq!(length(&jpeg), Some(jpeg.len()));
        let older = picture(80, 60);
        let buffer = [&jpeg[..], &older[100..], &[0; 50]].concat();
        assert_eq!(length(&buffer), Some(jpeg.len()));
        assert_eq!(decode(&buffer).unwrap().dimensions(), (64, 48));
    }

    #[test]
    fn an_incomplete_picture_has_no_length() {
        let jpeg = picture(64, 48);
        for cut in 0..jpeg.len() - 1 {
            assert_eq!(length(&jpeg[..cut]), None, "{cut}");
        }
        assert_eq!(length(b"text"), None);
        assert!(decode(b"\xff\xd8\xff\xd9").is_err());
        assert!(decode(b"\xff").is_err());
    }

    #[test]
    fn a_file_without_the_end_of_its_picture_is_cut_short() {
        let jpeg = picture(64, 48);
        let thumbnail = b"\xff\xe1\x00\x08\xff\xd8\xff\xd9..";
        let file = [&jpeg[..2], thumbnail, &jpeg[2..]].concat();
        assert!(!is_cut_short(&file));
        assert!(!is_cut_short(&[&file[..], b"a film \xff\xda of the moment"].concat()), "what follows does not matter");
        for end in first_scan(&file).unwrap()..file.len() {
            assert!(is_cut_short(&file[..end]), "{end} bytes");
        }
        for other in [&b""[..], b"\xff\xd8", b"\xff\xd8\xff", b"\x89PNG\r\n", b"\xff\xd8\xff\xe1\xff\xff."] {
            assert!(!is_cut_short(other), "{other:?}");
        }
    }

    #[test]
    fn a_picture_without_huffman_tables_has_those_of_the_standard() {
        const HUFFMAN_TABLES: u8 = 0xc4;
        let jpeg = picture(64, 48);
        let (mut without, mut at) = (jpeg[..2].to_vec(), 2);
        while jpeg[at + 1] != SCAN {
            let end = at + 2 + size(&jpeg, at + 2).unwrap();
            if jpeg[at + 1] != HUFFMAN_TABLES {
                without.extend(&jpeg[at..end]);
            }
            at = end;
        }
        without.extend(&jpeg[at..]);
        assert!(without.len() < jpeg.len());
        assert_eq!(decode(&without).unwrap(), decode(&jpeg).unwrap());
    }

    #[test]
    fn a_picture_that_is_larger_than_any_cameras_is_an_error() {
        let mut jpeg = picture(64, 48);
        let header = jpeg.windows(2).position(|marker| marker == [0xff, 0xc0]).unwrap();
        jpeg[header + 5..header + 9].fill(0xff);
        assert!(decode(&jpeg).is_err());
    }
}
