//! Splits a stream of bytes into the JPEG pictures in it, whatever stands between them.
//!
//! Cameras and phones send MJPEG over HTTP as parts of a multipart message (RFC 2046, `multipart/x-mixed-replace`), in dialects: no
//! boundary before the first part, two dashes too many in its name, no length or a wrong one, another type than `image/jpeg`, or no
//! multipart at all. A JPEG picture states its own extent, so that none of this has to be understood.

use super::jpeg;

/// The most bytes of one picture: what is longer is no picture of a camera.
const MOST_BYTES: usize = 32 << 20;

/// The marks with which a picture begins.
const START: [u8; 3] = [0xff, 0xd8, 0xff];
/// The mark with which one ends.
const END: [u8; 2] = [0xff, 0xd9];

/// A picture of a stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct StreamedPicture {
    /// The bytes of the JPEG picture.
    pub(super) bytes: Vec<u8>,
    /// Whether it has its end.
    pub(super) is_whole: bool,
}

/// The bytes that have come, and what was taken from them.
#[derive(Debug, Default)]
pub(super) struct JpegSplitter {
    bytes: Vec<u8>,
    /// In how many of the bytes no end of the picture was found.
    searched: usize,
}

impl JpegSplitter {
    /// Adds bytes as they came.
    pub(super) fn push(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// How many bytes have come in which no whole picture was found.
    pub(super) const fn pending(&self) -> usize {
        self.bytes.len()
    }

    /// Takes the next picture; `None` until its end, or the beginning of the one after it, has come.
    pub(super) fn next_picture(&mut self) -> Option<StreamedPicture> {
        let Some(start) = find(&self.bytes, 0) else {
            // The beginning of a mark may be at the end.
            self.bytes.drain(..self.bytes.len().saturating_sub(START.len() - 1));
            return None;
        };
        self.searched -= start.min(self.searched);
        self.bytes.drain(..start);
        // Within the data of a picture the mark of the end cannot occur: only behind one that is new is there a picture.
        let new = self.searched.saturating_sub(1);
        if self.bytes[new..].windows(END.len()).any(|mark| mark == END)
            && let Some(length) = jpeg::length(&self.bytes)
        {
            return Some(self.take(length, true));
        }
        // A damaged picture has no end: the next one begins behind a header's empty line, or behind an end.
        let mut from = new.saturating_sub(START.len()).max(START.len());
        while let Some(next) = find(&self.bytes, from) {
            if [&b"\n\r\n"[..], b"\n\n", &END].iter().any(|before| self.bytes[..next].ends_with(before)) {
                return Some(self.take(next, false));
            }
            from = next + 1;
        }
        self.searched = self.bytes.len();
        if self.bytes.len() > MOST_BYTES {
            return Some(self.take(self.bytes.len(), false));
        }
        None
    }

    fn take(&mut self, length: usize, is_whole: bool) -> StreamedPicture {
        self.searched = 0;
        let rest = self.bytes.split_off(length);
        StreamedPicture { bytes: std::mem::replace(&mut self.bytes, rest), is_whole }
    }
}

/// Where a picture begins, from `from` on.
fn find(bytes: &[u8], from: usize) -> Option<usize> {
    bytes.get(from..)?.windows(START.len()).position(|mark| mark == START).map(|at| from + at)
}

#[cfg(test)]
mod tests {
    use image::codecs::jpeg::JpegEncoder;

    use super::*;

    fn picture(grey: u8) -> Vec<u8> {
        let mut bytes = Vec::new();
        let pixels = image::RgbImage::from_fn(40, 30, |x, y| image::Rgb([grey, (x * 6) as u8, (y * 8) as u8]));
        JpegEncoder::new(&mut bytes).encode_image(&pixels).unwrap();
        bytes
    }

    /// The pictures of a stream that comes in pieces of so many bytes.
    fn pictures(stream: &[u8], piece: usize) -> Vec<StreamedPicture> {
        let mut splitter = JpegSplitter::default();
        let mut found = Vec::new();
        for bytes in stream.chunks(piece) {
            splitter.push(bytes);
            found.extend(std::iter::from_fn(|| splitter.next_picture()));
        }
        found
    }

    #[test]
    fn pictures_are_found_in_every_dialect() {
        let (a, b) = (picture(10), picture(200));
        let part = |head: &str, picture: &[u8], foot: &str| [head.as_bytes(), picture, foot.as_bytes()].concat();
        let dialects = [
            ("plain", "--frame\r\nContent-Type: image/jpeg\r\n\r\n", "\r\n"),
            (
                "no boundary before the first part",
                "Content-Type: image/jpeg\r\nContent-Length: 7\r\n\r\n",
                "\r\n--frame\r\n",
            ),
            ("another type", "--frame\r\nContent-Type: image/jpg\r\n\r\n", "\r\n"),
            ("line feeds", "--frame\nContent-Type: image/jpeg\n\n", "\n"),
            ("pictures alone", "", ""),
        ];
        for (name, head, foot) in dialects {
            let stream = [part(head, &a, foot), part(head, &b, foot), part(head, &a, foot)].concat();
            let expected = [&a, &b, &a].map(|bytes| StreamedPicture { bytes: bytes.clone(), is_whole: true });
            for piece in [1, 7, 1000, stream.len()] {
                let found = pictures(&stream, piece);
                assert!(expected.starts_with(&found) && found.len() >= 2, "{name} in pieces of {piece}");
            }
            assert_eq!(pictures(&stream, stream.len()), expected, "{name}");
        }
    }

    #[test]
    fn a_picture_that_is_cut_off_costs_itself_alone() {
        let (a, b) = (picture(10), picture(200));
        let head = b"--frame\r\nContent-Type: image/jpeg\r\n\r\n";
        let stream = [&head[..], &a[..a.len() / 2], b"\r\n", head, &b, b"\r\n"].concat();
        let found = pictures(&stream, stream.len());
        assert_eq!(found.iter().map(|picture| picture.is_whole).collect::<Vec<_>>(), [false, true]);
        assert_eq!(found[1].bytes, b);
    }

    #[test]
    fn any_bytes_are_taken_and_none_are_kept_without_end() {
        let mut splitter = JpegSplitter::default();
        let mut seed = 1_u32;
        for _ in 0..2000 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let noise = if seed & 0x30 == 0 { 0xff } else { (seed >> 24) as u8 };
            splitter.push(&[noise, 0xd8, 0xff, (seed >> 16) as u8, b'\n', b'\n']);
            while splitter.next_picture().is_some() {}
        }
        splitter.push(&START);
        for _ in 0..40 {
            splitter.push(&vec![0x11; 1 << 20]);
            while splitter.next_picture().is_some() {}
        }
        assert!(splitter.pending() <= MOST_BYTES + (1 << 20));
    }
}
