//! Decodes picture files by the image crate.

use std::io::Cursor;
use std::iter;
use std::sync::Arc;

use image::metadata::Orientation;
use image::{ColorType, DynamicImage, ImageDecoder, ImageError, ImageReader, ImageResult};

use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_language::say;

/// The most pixels of a picture: a photograph of 12,000 x 9,000 has fewer. Why: decoding takes up to nine bytes for each, and
/// what a header states must not fill the memory.
const MOST_PIXELS: u64 = 110_000_000;

/// The most bytes of a picture's pixels as they are stored, which are copied where they are not red, green and blue.
const MOST_BYTES: u64 = 4 * MOST_PIXELS;

/// Decodes a picture by the image crate, and rotates it by its EXIF orientation if `is_turned`.
///
/// # Errors
/// Why not, as a part of a sentence.
pub(super) fn decode_by_image(bytes: &[u8], is_turned: bool) -> Result<Frame, String> {
    // Some of the decoder's errors end with a line break.
    let undecodable = |error: ImageError| error.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
    let reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().map_err(ImageError::IoError);
    let decoder = reader.and_then(ImageReader::into_decoder).map_err(undecodable)?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MOST_PIXELS || decoder.total_bytes() > MOST_BYTES {
        return Err(say!("capture-picture-too-large", width, height, most = MOST_PIXELS / 1_000_000));
    }
    let frame = decode(decoder, is_turned).map_err(undecodable)?;
    if frame.rgb.is_empty() { Err("it has no pixels".into()) } else { Ok(frame) }
}

fn decode(mut decoder: impl ImageDecoder, is_turned: bool) -> ImageResult<Frame> {
    let orientation = if is_turned { decoder.orientation()? } else { Orientation::NoTransforms };
    let (width, height) = decoder.dimensions();
    let is_plain = decoder.color_type() == ColorType::Rgb8 && orientation == Orientation::NoTransforms;
    if is_plain {
        let mut rgb: Arc<[u8]> = iter::repeat_n(0, decoder.total_bytes() as usize).collect();
        decoder.read_image(Arc::get_mut(&mut rgb).unwrap_or_default())?;
        return Ok(Frame::new(width as usize, height as usize, rgb));
    }
    let mut picture = DynamicImage::from_decoder(decoder)?;
    picture.apply_orientation(orientation);
    let picture = picture.into_rgb8();
    Ok(Frame::new(picture.width() as usize, picture.height() as usize, picture.into_raw()))
}
