//! Pixels as the bytes of a PNG picture.

use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder as _};

use kifuscribe_print::raster::Raster;

/// A picture as PNG; `None` where it has no pixels.
#[must_use]
pub fn png(picture: &Raster) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let (width, height) = (u32::try_from(picture.width()).ok()?, u32::try_from(picture.height()).ok()?);
    PngEncoder::new(&mut bytes).write_image(picture.bytes(), width, height, ExtendedColorType::Rgb8).ok()?;
    Some(bytes)
}
