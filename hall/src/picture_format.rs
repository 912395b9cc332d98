//! What a picture is, by its first bytes, which are all that the hall itself looks at.

use strum::IntoStaticStr;

/// A format that `kifuscribe` reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
pub enum PictureFormat {
    /// JPEG.
    #[strum(serialize = "JPEG")]
    Jpeg,
    /// PNG.
    #[strum(serialize = "PNG")]
    Png,
    /// WebP.
    #[strum(serialize = "WebP")]
    Webp,
    /// HEIC, in which some phones keep pictures.
    #[strum(serialize = "HEIC")]
    Heic,
    /// AVIF.
    #[strum(serialize = "AVIF")]
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
            [_, _, _, _, b'f', b't', b'y', b'p', brand @ ..] => match brand.get(..4)? {
                b"avif" | b"avis" => Some(Self::Avif),
                b"heic" | b"heix" | b"heim" | b"heis" | b"hevc" | b"mif1" | b"msf1" => Some(Self::Heic),
                _ => None,
            },
            _ => None,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_is_told_by_the_first_bytes() {
        let of = |bytes: &[u8]| PictureFormat::of(bytes).map(<&str>::from);
        assert_eq!(of(&[0xff, 0xd8, 0xff, 1, 2]), Some("JPEG"));
        assert_eq!(of(b"\x89PNG\r\n\x1a\n...."), Some("PNG"));
        assert_eq!(of(b"RIFF....WEBPVP8 "), Some("WebP"));
        assert_eq!(of(b"\0\0\0\x18ftypheic\0\0\0\0"), Some("HEIC"));
        assert_eq!(of(b"\0\0\0\x18ftypavif\0\0\0\0"), Some("AVIF"));
        for other in [&b""[..], b"GIF89a", b"<svg xmlns=", b"%PDF-1.7", b"\0\0\0\x18ftypisom", b"RIFF....AVI "] {
            assert_eq!(of(other), None, "{other:?}");
        }
    }
}
