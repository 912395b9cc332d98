//! What a picture is, by its first bytes.

/// A format that `kifuscribe` reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PictureFormat {
    /// JPEG.
    Jpeg,
    /// PNG.
    Png,
    /// WebP.
    Webp,
    /// HEIC, in which some phones keep pictures, or a picture in its container whose coding the file's beginning does not name.
    Heic,
    /// AVIF.
    Avif,
}

impl PictureFormat {
    /// The format of a file that begins so; `None` where it is none that a phone sends.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Self> {
        match bytes {
            [0xff, 0xd8, 0xff, ..] => Some(Self::Jpeg),
            [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a, ..] => Some(Self::Png),
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some(Self::Webp),
            _ => heif_format(bytes),
        }
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Jpeg => "JPEG",
            Self::Png => "PNG",
            Self::Webp => "WebP",
            Self::Heic => "HEIC",
            Self::Avif => "AVIF",
        }
    }

    /// The ending of its files.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Jpeg => "jpg",
            Self::Png => "png",
            Self::Webp => "webp",
            Self::Heic => "heic",
            Self::Avif => "avif",
        }
    }

    /// The program beside `kifuscribe` that decodes it; empty where it needs none.
    #[must_use]
    pub const fn decoder(self) -> &'static str {
        match self {
            Self::Jpeg | Self::Png | Self::Webp => "",
            Self::Heic => "heif-convert",
            Self::Avif => "kifuscribe-video",
        }
    }

    /// Its name for browsers.
    #[must_use]
    pub const fn mime(self) -> &'static str {
        match self {
            Self::Jpeg => "image/jpeg",
            Self::Png => "image/png",
            Self::Webp => "image/webp",
            Self::Heic => "image/heic",
            Self::Avif => "image/avif",
        }
    }
}

/// What a HEIF container (ISO/IEC 23008-12) has, by the brands of its first box (`ftyp`); `None` for anything else, also for films.
fn heif_format(bytes: &[u8]) -> Option<PictureFormat> {
    let length = u32::from_be_bytes(bytes.first_chunk().copied()?);
    let brands = bytes.get(8..bytes.len().min(length as usize))?;
    if bytes.get(4..8)? != b"ftyp" {
        return None;
    }
    // The second word is the version of the first brand.
    let brands = || brands.chunks_exact(4).enumerate().filter(|&(i, _)| i != 1).map(|(_, brand)| brand);
    let has = |names: &[&[u8; 4]]| brands().any(|brand| names.iter().any(|name| brand == *name));
    match brands().next()? {
        b"avif" | b"avis" => Some(PictureFormat::Avif),
        b"mif1" | b"msf1" | b"heic" | b"heix" | b"heim" | b"heis" | b"hevc" | b"hevx" => {
            let is_avif = has(&[b"avif"]) && !has(&[b"heic", b"heix"]);
            Some(if is_avif { PictureFormat::Avif } else { PictureFormat::Heic })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_is_told_by_the_first_bytes() {
        let of = |bytes: &[u8]| PictureFormat::of(bytes).map(PictureFormat::name);
        assert_eq!(of(&[0xff, 0xd8, 0xff, 1, 2]), Some("JPEG"));
        assert_eq!(of(b"\x89PNG\r\n\x1a\n...."), Some("PNG"));
        assert_eq!(of(b"RIFF....WEBPVP8 "), Some("WebP"));
        assert_eq!(of(b"\0\0\0\x18ftypheic\0\0\0\0"), Some("HEIC"));
        assert_eq!(of(b"\0\0\0\x18ftypavif\0\0\0\0"), Some("AVIF"));
        for other in [&b""[..], b"GIF89a", b"<svg xmlns=", b"%PDF-1.7", b"\0\0\0\x18ftypisom", b"RIFF....AVI "] {
            assert_eq!(of(other), None, "{other:?}");
        }
    }

    #[test]
    fn a_picture_is_told_from_a_film_by_its_brands() {
        let file = |brands: &[&[u8; 4]]| {
            let mut bytes = (8 + 4 * (brands.len() as u32 + 1)).to_be_bytes().to_vec();
            bytes.extend(b"ftyp");
            bytes.extend(brands[0]);
            bytes.extend([0; 4]);
            brands[1..].iter().for_each(|brand| bytes.extend(*brand));
            bytes.extend(b"\0\0\0\x08freeheic");
            bytes
        };
        assert_eq!(PictureFormat::of(&file(&[b"avif", b"mif1"])), Some(PictureFormat::Avif));
        assert_eq!(PictureFormat::of(&file(&[b"mif1", b"avif", b"miaf"])), Some(PictureFormat::Avif));
        assert_eq!(PictureFormat::of(&file(&[b"heic", b"mif1"])), Some(PictureFormat::Heic), "an iPhone's");
        assert_eq!(PictureFormat::of(&file(&[b"mif1"])), Some(PictureFormat::Heic));
        for other in [&file(&[b"isom", b"avc1"])[..], &file(&[b"qt  "]), b"", b"\0\0\0\x10", &[0xff; 40]] {
            assert_eq!(PictureFormat::of(other), None);
        }
        for cut in 0..20 {
            let _ = PictureFormat::of(&file(&[b"heic", b"mif1"])[..cut]);
        }
    }
}
