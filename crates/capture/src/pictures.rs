//! Picture files: reading and writing one, and a folder of them as a source.

use std::cmp::Ordering;
use std::path::{Path, PathBuf};
use std::time::Duration;

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder};

use super::file_kind::{file_name, is_picture, is_video};
use super::heif::{self, HeifError};
use super::image_decoding::decode_by_image;
use super::jpeg;
use super::source::{CaptureError, Delivery, Source, SourceInfo};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_formats::picture_format::PictureFormat;
use kifuscribe_language::say;

/// The time between two pictures of a folder.
const BETWEEN_PICTURES: Duration = Duration::from_secs(1);

/// Reads a picture (JPEG, PNG, WebP, TIFF, BMP, AVIF, HEIC, or the first one of a GIF), whatever its name says, and rotates it by
/// its EXIF orientation. Its time is zero and it counts as settled.
///
/// # Errors
/// [`CaptureError::Missing`], [`CaptureError::Unreadable`], or [`CaptureError::NotAPicture`] for a file that is
/// not a picture or is damaged.
pub fn read_picture(path: &Path) -> Result<Frame, CaptureError> {
    decode_picture(path, &read_picture_bytes(path)?)
}

/// Returns the bytes of a picture's file, for [`decode_picture`].
///
/// # Errors
/// [`CaptureError::Missing`], [`CaptureError::Unreadable`], or [`CaptureError::NotAPicture`] for a folder.
pub fn read_picture_bytes(path: &Path) -> Result<Vec<u8>, CaptureError> {
    if path.is_dir() {
        return Err(CaptureError::NotAPicture { path: path.into(), why: say!("system-is-a-folder").into() });
    }
    std::fs::read(path).map_err(|error| CaptureError::unreadable(path, error))
}

/// Decodes the bytes of the file at `path` as [`read_picture`] does.
///
/// # Errors
/// [`CaptureError::NotAPicture`], [`CaptureError::NoDecoder`], or [`CaptureError::Unreadable`] where it could not be handed over to its decoder.
pub fn decode_picture(path: &Path, bytes: &[u8]) -> Result<Frame, CaptureError> {
    let refused = |why: String| CaptureError::NotAPicture { path: path.into(), why };
    // The decoder fills what is missing with grey, in which a board of another size may be seen.
    if jpeg::is_cut_short(bytes) {
        return Err(refused(say!("capture-picture-cut-short").into()));
    }
    let format = PictureFormat::of(bytes).filter(|format| matches!(format, PictureFormat::Heic | PictureFormat::Avif));
    let Some(format) = format else { return decode_by_image(bytes, true).map_err(refused) };
    heif::decode(format, bytes).map_err(|error| match error {
        HeifError::Undecodable(why) => refused(why),
        HeifError::NoDecoder(why) => CaptureError::NoDecoder { path: path.into(), why },
        HeifError::Handover(error) => CaptureError::unreadable(path, error),
    })
}

/// Returns the frame as the bytes of a PNG file.
///
/// # Errors
/// The encoder's error for a frame without pixels.
pub fn png(frame: &Frame) -> Result<Vec<u8>, image::ImageError> {
    let mut bytes = Vec::new();
    PngEncoder::new(&mut bytes).write_image(
        &frame.rgb,
        frame.width as u32,
        frame.height as u32,
        ExtendedColorType::Rgb8,
    )?;
    Ok(bytes)
}

/// Writes a frame as a JPEG file, with `quality` from 1 to 100.
///
/// # Errors
/// [`CaptureError::CannotWrite`].
pub fn write_jpeg(path: &Path, frame: &Frame, quality: u8) -> Result<(), CaptureError> {
    let failed = |why: String| CaptureError::CannotWrite { path: path.into(), why };
    let (width, height) = (frame.width as u32, frame.height as u32);
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, quality)
        .write_image(&frame.rgb, width, height, ExtendedColorType::Rgb8)
        .map_err(|e| failed(e.to_string()))?;
    std::fs::write(path, bytes).map_err(|e| failed(e.to_string()))
}

/// Returns the pictures of a folder in the natural order of their names (`2.jpg` before `10.jpg`), without other files,
/// folders and hidden files. May be empty.
///
/// # Errors
/// [`CaptureError::Missing`] or [`CaptureError::Unreadable`].
pub fn pictures_in(folder: &Path) -> Result<Vec<PathBuf>, CaptureError> {
    let mut pictures: Vec<PathBuf> = files_in(folder)?.into_iter().filter(|p| is_picture(p)).collect();
    pictures.sort_by(|a, b| natural_order(&file_name(a), &file_name(b)));
    Ok(pictures)
}

fn files_in(folder: &Path) -> Result<Vec<PathBuf>, CaptureError> {
    let unreadable = |error| CaptureError::unreadable(folder, error);
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_file() && !file_name(&path).starts_with('.') {
            files.push(path);
        }
    }
    Ok(files)
}

/// Compares names in natural order: runs of digits by their number, the rest by byte. Names that are equal in this way
/// (`1.jpg`, `01.jpg`) are ordered by their bytes.
fn natural_order(a: &str, b: &str) -> Ordering {
    let (mut x, mut y) = (a.as_bytes(), b.as_bytes());
    loop {
        match (x.first(), y.first()) {
            (None, None) => return a.cmp(b),
            (None, _) => return Ordering::Less,
            (_, None) => return Ordering::Greater,
            (Some(p), Some(q)) if p.is_ascii_digit() && q.is_ascii_digit() => {
                let (number_x, rest_x) = leading_number(x);
                let (number_y, rest_y) = leading_number(y);
                // Without leading zeros the longer number is the larger one.
                let order = number_x.len().cmp(&number_y.len()).then(number_x.cmp(number_y));
                if order != Ordering::Equal {
                    return order;
                }
                (x, y) = (rest_x, rest_y);
            }
            (Some(p), Some(q)) => {
                if p != q {
                    return p.cmp(q);
                }
                (x, y) = (&x[1..], &y[1..]);
            }
        }
    }
}

/// Returns the digits at the start without leading zeros, and the rest.
fn leading_number(text: &[u8]) -> (&[u8], &[u8]) {
    let end = text.iter().position(|b| !b.is_ascii_digit()).unwrap_or(text.len());
    let zeros = text[..end].iter().position(|&b| b != b'0').unwrap_or(end);
    (&text[zeros..end], &text[end..])
}

/// A folder of pictures as a source: each shows the board at rest, one second after the one before.
#[derive(Debug)]
pub struct PictureFolder {
    info: SourceInfo,
    pictures: Vec<PathBuf>,
    next: usize,
}

impl PictureFolder {
    /// Lists the pictures of `folder` without reading them.
    ///
    /// # Errors
    /// [`CaptureError::NoPictures`] where there is none, or the errors of [`pictures_in`].
    pub fn open(folder: &Path) -> Result<Self, CaptureError> {
        let pictures = pictures_in(folder)?;
        if pictures.is_empty() {
            let hint = match files_in(folder)?.iter().find(|p| is_video(p)) {
                Some(video) => say!("capture-hint-video", video = video.display()),
                None => say!("capture-hint-pictures").into(),
            };
            return Err(CaptureError::NoPictures { path: folder.into(), hint });
        }
        let info = SourceInfo { name: file_name(folder), live: false, frames: Some(pictures.len() as u64) };
        Ok(Self { info, pictures, next: 0 })
    }
}

impl Source for PictureFolder {
    fn next(&mut self) -> Result<Delivery, CaptureError> {
        let Some(path) = self.pictures.get(self.next) else { return Ok(Delivery::End) };
        let mut frame = read_picture(path)?;
        frame.index = self.next as u64;
        frame.time = BETWEEN_PICTURES * u32::try_from(self.next).unwrap_or(u32::MAX);
        self.next += 1;
        Ok(Delivery::Frame(frame))
    }

    fn info(&self) -> &SourceInfo {
        &self.info
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use image::DynamicImage;

    use super::*;

    #[test]
    fn an_address_given_for_a_picture_shows_no_password() {
        let error = read_picture(Path::new("rtsp://me:secret@127.0.0.1:9/x")).unwrap_err().to_string();
        assert!(error.contains("127.0.0.1:9/x") && !error.contains("secret"), "{error}");
    }

    #[test]
    fn names_are_in_natural_order() {
        let check = |names: &[&str]| {
            let mut sorted = names.to_vec();
            sorted.reverse();
            sorted.sort_by(|a, b| natural_order(a, b));
            assert_eq!(sorted, names);
        };
        check(&["1.jpg", "2.jpg", "10.jpg"]);
        check(&["00.jpg", "01.jpg", "02.jpg"]);
        check(&["01.jpg", "1.jpg", "2.jpg"]);
        check(&["IMG_9 (2).jpg", "IMG_9 (11).jpg", "IMG_10.jpg"]);
        check(&["a", "a1", "a1b", "b"]);
        check(&["99999999999999999999998.png", "99999999999999999999999.png", "100000000000000000000000.png"]);
    }

    fn frames(folder: &Path) -> Vec<Frame> {
        let mut source = PictureFolder::open(folder).unwrap();
        let mut frames = Vec::new();
        while let Delivery::Frame(frame) = source.next().unwrap() {
            frames.push(frame);
        }
        frames
    }

    fn write_grey(path: &Path, grey: u8) {
        image::RgbImage::from_pixel(3, 2, image::Rgb([grey; 3])).save(path).unwrap();
    }

    #[test]
    fn pictures_come_in_the_order_of_their_names_and_other_files_are_ignored() {
        let folder = tempfile::tempdir().unwrap();
        for (name, grey) in [("10.png", 30), ("2.png", 20), ("1.PNG", 10)] {
            write_grey(&folder.path().join(name), grey);
        }
        std::fs::write(folder.path().join("game.sgf"), "(;)").unwrap();
        std::fs::write(folder.path().join(".hidden.jpg"), "x").unwrap();
        std::fs::create_dir(folder.path().join("3.jpg")).unwrap();
        let frames = frames(folder.path());
        assert_eq!(frames.iter().map(|f| f.pixel(0, 0)[0]).collect::<Vec<_>>(), [10, 20, 30]);
        assert_eq!(frames.iter().map(|f| f.time.as_secs()).collect::<Vec<_>>(), [0, 1, 2]);
        assert!(frames.iter().all(|f| f.settled && f.width == 3 && f.height == 2));
    }

    #[test]
    fn a_picture_without_colours_is_read_as_one_with_them() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("grey.png");
        image::GrayImage::from_fn(3, 2, |x, y| image::Luma([(10 * x + y) as u8])).save(&path).unwrap();
        let frame = read_picture(&path).unwrap();
        assert_eq!((frame.width, frame.height, frame.pixel(2, 1)), (3, 2, [21; 3]));
    }

    /// A picture whose left half is black and whose right half is white.
    fn two_halves() -> DynamicImage {
        image::RgbImage::from_fn(64, 48, |x, _| image::Rgb([if x < 32 { 0 } else { 255 }; 3])).into()
    }

    #[track_caller]
    fn check_two_halves(name: &str, bytes: &[u8]) {
        let frame = decode_picture(Path::new(name), bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((frame.width, frame.height), (64, 48), "{name}");
        assert!(frame.settled && frame.pixel(8, 24)[0] < 40 && frame.pixel(56, 24)[0] > 215, "{name}");
        let cut = decode_picture(Path::new(name), &bytes[..bytes.len() * 6 / 10]);
        assert!(matches!(cut, Err(CaptureError::NotAPicture { .. })), "half of {name}");
    }

    #[test]
    fn every_format_is_read_by_its_content_and_refused_where_it_is_cut_off() {
        use image::ImageFormat::{Bmp, Gif, Jpeg, Png, Tiff, WebP};
        let (plain, deep) = (two_halves(), DynamicImage::from(two_halves().into_rgb16()));
        let (grey, alpha) =
            (DynamicImage::from(two_halves().into_luma8()), DynamicImage::from(two_halves().into_rgba8()));
        let kinds = [
            (&plain, &[Bmp, Gif, Jpeg, Png, Tiff, WebP][..]),
            (&deep, &[Png, Tiff]),
            (&grey, &[Bmp, Jpeg, Png, Tiff, WebP]),
            (&alpha, &[Gif, Png, Tiff, WebP]),
        ];
        for (picture, formats) in kinds {
            for format in formats {
                let mut bytes = Vec::new();
                picture.write_to(&mut Cursor::new(&mut bytes), *format).unwrap();
                check_two_halves(&format!("{:?} {format:?}.jpg", picture.color()), &bytes);
            }
        }
    }

    #[test]
    fn avif_is_read() {
        check_two_halves("two_halves.avif", include_bytes!("../../../tests/data/two_halves.avif"));
    }

    #[test]
    fn heic_is_read_where_a_program_for_it_is_installed_and_named_otherwise() {
        let bytes = include_bytes!("../../../tests/data/two_halves.heic");
        let installed =
            heif::CONVERTERS.iter().any(|name| std::process::Command::new(name).arg("--version").output().is_ok());
        if installed {
            return check_two_halves("two_halves.heic", bytes);
        }
        eprintln!("SKIPPED: heif-convert is not installed, and no HEIC picture can be read; install libheif-examples");
        let error = decode_picture(Path::new("two_halves.heic"), bytes).unwrap_err();
        assert!(matches!(error, CaptureError::NoDecoder { .. }), "{error:?}");
        assert!(error.to_string().contains("libheif-examples"), "{error}");
    }

    #[test]
    fn a_folder_without_pictures_is_an_error_with_a_hint() {
        let folder = tempfile::tempdir().unwrap();
        let error = PictureFolder::open(folder.path()).unwrap_err().to_string();
        assert!(error.contains("contains no picture; put JPEG, PNG or WebP files into it"), "{error}");
        std::fs::write(folder.path().join("clip.mp4"), "").unwrap();
        let error = PictureFolder::open(folder.path()).unwrap_err().to_string();
        assert!(error.contains("to read the video in it, give") && error.contains("clip.mp4"), "{error}");
    }

    #[test]
    fn a_file_that_is_not_a_picture_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let check = |name: &str, bytes: &[u8]| {
            let path = folder.path().join(name);
            std::fs::write(&path, bytes).unwrap();
            let error = read_picture(&path).unwrap_err().to_string();
            assert!(
                error.contains(name) && error.contains("is not a picture") && error.contains("JPEG, PNG or WebP"),
                "{error}"
            );
        };
        check("text.jpg", b"this is text");
        check("empty.png", b"");
        let whole = folder.path().join("whole.png");
        image::RgbImage::from_fn(64, 64, |x, y| image::Rgb([x as u8, y as u8, 7])).save(&whole).unwrap();
        let bytes = std::fs::read(&whole).unwrap();
        check("cut.png", &bytes[..bytes.len() / 2]);
        assert!(read_picture(folder.path()).unwrap_err().to_string().contains("it is a folder"));
        assert!(matches!(read_picture(&folder.path().join("no.jpg")), Err(CaptureError::Missing { .. })));
    }

    #[test]
    fn a_picture_that_states_too_many_pixels_is_refused_before_it_is_decoded() {
        let mut bytes = jpeg_with_orientation(1);
        let header = bytes.windows(2).position(|marker| marker == [0xff, 0xc0]).unwrap();
        // 12,000 x 9,000 pixels are tried, of which there are few; 65,500 x 65,500 are not.
        for (side, expected) in [([0x2e, 0xe0, 0x23, 0x28], None), ([0xff, 0xdc, 0xff, 0xdc], Some("65500 x 65500"))] {
            bytes[header + 5..header + 9].copy_from_slice(&side);
            let said = decode_picture(Path::new("a.jpg"), &bytes).err().map(|error| error.to_string());
            match expected {
                Some(expected) => {
                    assert!(said.is_some_and(|said| said.contains(expected) && said.contains("110 million")));
                }
                None => assert!(said.is_none_or(|said| !said.contains("million"))),
            }
        }
    }

    /// A JPEG of two pixels, the left one black and the right one white, with an EXIF orientation.
    fn jpeg_with_orientation(orientation: u8) -> Vec<u8> {
        let mut jpeg = Vec::new();
        let picture = image::RgbImage::from_fn(32, 16, |x, _| image::Rgb([if x < 16 { 0 } else { 255 }; 3]));
        image::codecs::jpeg::JpegEncoder::new(&mut jpeg).encode_image(&picture).unwrap();
        // An APP1 segment with a big-endian TIFF header and one entry: tag 0x0112 (orientation), SHORT, count 1.
        let exif =
            [&b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0"[..], &[orientation], &b"\0\0\0\0\0\0"[..]]
                .concat();
        let mut with_exif = jpeg[..2].to_vec();
        with_exif.extend([0xff, 0xe1]);
        with_exif.extend(u16::try_from(exif.len() + 2).unwrap().to_be_bytes());
        with_exif.extend(exif);
        with_exif.extend(&jpeg[2..]);
        with_exif
    }

    #[test]
    fn a_picture_is_rotated_by_its_exif_orientation() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("turned.jpg");
        // 1: as stored. 3: upside down. 6: to be turned by a quarter clockwise, so left becomes top.
        let check = |orientation: u8, size: (usize, usize), dark: (usize, usize)| {
            std::fs::write(&path, jpeg_with_orientation(orientation)).unwrap();
            let frame = read_picture(&path).unwrap();
            assert_eq!((frame.width, frame.height), size);
            assert!(frame.pixel(dark.0, dark.1)[0] < 60, "orientation {orientation}");
            assert!(frame.pixel(size.0 - 1 - dark.0, size.1 - 1 - dark.1)[0] > 190, "orientation {orientation}");
        };
        check(1, (32, 16), (2, 8));
        check(3, (32, 16), (29, 8));
        check(6, (16, 32), (8, 2));
    }
}
