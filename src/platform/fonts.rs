//! Fonts that are installed on the system.

use fontdb::{Database, FaceInfo, Style, Weight};
use ttf_parser::Face;

/// A character each of Chinese, Japanese and Korean.
const CJK: [char; 3] = ['围', 'あ', '한'];

/// Returns the bytes of an installed font file whose first face has Chinese, Japanese and Korean characters; `None`
/// where there is none. Prefers an upright, proportional face of regular weight.
#[must_use]
pub fn cjk_font() -> Option<Vec<u8>> {
    let mut fonts = Database::new();
    fonts.load_system_fonts();
    let mut faces: Vec<&FaceInfo> = fonts.faces().filter(|face| face.index == 0).collect();
    faces.sort_by_key(|face| {
        (face.style != Style::Normal, face.monospaced, face.weight.0.abs_diff(Weight::NORMAL.0), &face.post_script_name)
    });
    faces
        .into_iter()
        .find_map(|face| fonts.with_face_data(face.id, |bytes, _| has_cjk(bytes).then(|| bytes.to_vec()))?)
}

fn has_cjk(font: &[u8]) -> bool {
    Face::parse(font, 0).is_ok_and(|face| CJK.iter().all(|&c| face.glyph_index(c).is_some()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_font_that_is_found_has_chinese_japanese_and_korean_characters() {
        assert!(!has_cjk(b"no font"));
        match cjk_font() {
            Some(font) => assert!(has_cjk(&font)),
            None => eprintln!("skipped: no font with Chinese, Japanese and Korean characters is installed"),
        }
    }
}
