//! The extent of a JPEG picture in a driver's buffer (ITU-T T.81, annex B).

use std::io::Cursor;

use image::ImageDecoder;
use image::codecs::jpeg::JpegDecoder;

const START: u8 = 0xd8;
const END: u8 = 0xd9;
const SCAN: u8 = 0xda;

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

/// Returns the width and height of the JPEG picture at the start of `bytes`, in pixels.
///
/// # Errors
/// The decoder's error where the headers are damaged.
pub(super) fn dimensions(bytes: &[u8]) -> image::ImageResult<(usize, usize)> {
    let (width, height) = JpegDecoder::new(Cursor::new(bytes))?.dimensions();
    Ok((width as usize, height as usize))
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
        assert_eq!(dimensions(&buffer).unwrap(), (64, 48));
    }

    #[test]
    fn an_incomplete_picture_has_no_length() {
        let jpeg = picture(64, 48);
        for cut in 0..jpeg.len() - 1 {
            assert_eq!(length(&jpeg[..cut]), None, "{cut}");
        }
        assert_eq!(length(b"text"), None);
        assert!(dimensions(b"\xff\xd8\xff\xd9").is_err());
    }
}
