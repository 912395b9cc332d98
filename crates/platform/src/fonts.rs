//! Fonts that are installed on the system.

use std::collections::BTreeSet;

use fontdb::{Database, FaceInfo, Stretch, Style, Weight};
use skrifa::prelude::{FontRef, GlyphId, MetadataProvider as _};

/// A character each of Chinese, Japanese and Korean.
const CJK: [char; 3] = ['围', 'あ', '한'];

/// A face of an installed font file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InstalledFont {
    /// The bytes of the file.
    pub bytes: Vec<u8>,
    /// The index of the face in the file.
    pub index: u32,
}

/// The installed fonts that the window uses beside its own; `None` where there is none.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WindowFonts {
    /// For Chinese, Japanese and Korean characters.
    pub cjk: Option<InstalledFont>,
    /// Bold, for headings, with Latin and Cyrillic characters.
    pub bold: Option<InstalledFont>,
}

impl WindowFonts {
    /// Looks for them among the fonts that are installed.
    #[must_use]
    pub fn installed() -> Self {
        let mut fonts = Database::new();
        fonts.load_system_fonts();
        Self { cjk: cjk_font(&fonts), bold: bold_font(&fonts) }
    }
}

/// A font that has Chinese, Japanese and Korean characters. Prefers an upright, proportional face of regular weight, with the
/// simplified forms, in which the window can be read.
fn cjk_font(fonts: &Database) -> Option<InstalledFont> {
    let mut faces: Vec<&FaceInfo> = fonts.faces().collect();
    let is_simplified = |face: &FaceInfo| face.families.iter().any(|(family, _)| family.ends_with(" SC"));
    faces.sort_by_cached_key(|face| {
        let is_serif = face.post_script_name.contains("Serif");
        let weight = face.weight.0.abs_diff(Weight::NORMAL.0);
        let name = face.post_script_name.clone();
        (face.style != Style::Normal, face.monospaced, is_serif, !is_simplified(face), weight, name)
    });
    faces.into_iter().find_map(|face| {
        let font = |bytes: &[u8], index| InstalledFont { bytes: bytes.to_vec(), index };
        fonts.with_face_data(face.id, |bytes, index| has_cjk(bytes, index).then(|| font(bytes, index)))?
    })
}

/// A bold face of one of [`FAMILIES`], the last that is there: those look most like the window's own font.
fn bold_font(fonts: &Database) -> Option<InstalledFont> {
    let is_bold =
        |face: &&FaceInfo| (face.weight, face.style, face.stretch) == (Weight::BOLD, Style::Normal, Stretch::Normal);
    let face = |family: &str| fonts.faces().filter(is_bold).find(|face| face.families.iter().any(|(f, _)| f == family));
    let face = FAMILIES.into_iter().rev().find_map(face)?;
    let font = |bytes: &[u8], index| InstalledFont { bytes: bytes.to_vec(), index };
    fonts.with_face_data(face.id, font)
}

/// The families for running text, the best first.
const FAMILIES: [&str; 4] = ["Liberation Sans", "Arial", "DejaVu Sans", "Noto Sans"];

/// Returns installed fonts that together have the characters of `text`, the one for running text first. A character
/// that no font has is left out; without any font installed, the list is empty.
#[must_use]
pub fn fonts_for(text: &str) -> Vec<InstalledFont> {
    let mut fonts = Database::new();
    fonts.load_system_fonts();
    let mut faces: Vec<&FaceInfo> = fonts.faces().collect();
    let family = |face: &FaceInfo| face.families.iter().filter_map(|(f, _)| FAMILIES.iter().position(|n| n == f)).min();
    faces.sort_by_cached_key(|face| {
        let is_plain = face.style == Style::Normal && face.stretch == Stretch::Normal && !face.monospaced;
        let weight = face.weight.0.abs_diff(Weight::NORMAL.0);
        (!is_plain, weight, family(face).unwrap_or(FAMILIES.len()), face.post_script_name.clone())
    });
    let mut missing: BTreeSet<char> = text.chars().filter(|c| !c.is_control()).collect();
    let mut chosen = Vec::new();
    for face in faces {
        let found = fonts.with_face_data(face.id, |bytes, index| {
            let has = characters_in(bytes, index, missing.iter().copied());
            (!has.is_empty()).then(|| (has, InstalledFont { bytes: bytes.to_vec(), index }))
        });
        if let Some((has, font)) = found.flatten() {
            missing.retain(|c| !has.contains(c));
            chosen.push(font);
        }
        if missing.is_empty() {
            break;
        }
    }
    chosen
}

/// Those of the characters that a face has; none where it cannot be read.
fn characters_in(font: &[u8], index: u32, characters: impl IntoIterator<Item = char>) -> Vec<char> {
    let Ok(font) = FontRef::from_index(font, index) else { return Vec::new() };
    let map = font.charmap();
    characters.into_iter().filter(|&c| map.map(c).is_some_and(|glyph| glyph != GlyphId::NOTDEF)).collect()
}

fn has_cjk(font: &[u8], index: u32) -> bool {
    characters_in(font, index, CJK).len() == CJK.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_font_that_is_found_has_chinese_japanese_and_korean_characters() {
        assert!(!has_cjk(b"no font", 0));
        match WindowFonts::installed().cjk {
            Some(font) => assert!(has_cjk(&font.bytes, font.index)),
            None => eprintln!("skipped: no font with Chinese, Japanese and Korean characters is installed"),
        }
    }

    #[test]
    fn a_bold_font_has_the_letters_of_headings() {
        match WindowFonts::installed().bold {
            Some(font) => {
                let face = FontRef::from_index(&font.bytes, font.index).unwrap();
                assert!(face.attributes().weight >= skrifa::attribute::Weight::BOLD);
                assert_eq!(characters_in(&font.bytes, font.index, "ХодMove".chars()).len(), 7);
            }
            None => eprintln!("skipped: no bold font is installed"),
        }
    }

    #[test]
    fn a_name_in_any_script_finds_a_font_that_has_it() {
        let text = "Ada Lovelace, Пётр Иванов, 名人";
        let fonts = fonts_for(text);
        if fonts.is_empty() {
            eprintln!("skipped: no font is installed");
        }
        let has = |c: char| fonts.iter().any(|f| !characters_in(&f.bytes, f.index, [c]).is_empty());
        let all_installed = fonts_for("名").len() == 1;
        for c in text.chars().filter(|&c| !fonts.is_empty() && (all_installed || c.is_ascii())) {
            assert!(has(c), "{c}");
        }
    }
}
