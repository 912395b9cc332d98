//! The faces of fonts, of which each character is drawn in the first that has it.

use std::sync::Arc;

use skrifa::charmap::Charmap;
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::prelude::{FontRef, GlyphId, LocationRef, MetadataProvider as _, Size};

/// A font: the bytes of its file, and which face of the file it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FontFile {
    /// The bytes of the file.
    pub bytes: Arc<Vec<u8>>,
    /// The index of the face.
    pub index: u32,
}

/// The faces of fonts, in the order in which they are asked for a character; at least one.
#[derive(Clone)]
pub struct Faces<'a>(Vec<FontFace<'a>>);

/// A face that is read.
#[derive(Clone)]
struct FontFace<'a> {
    font: FontRef<'a>,
    characters: Charmap<'a>,
    /// Units of the font in the size of its characters.
    units: f32,
}

impl<'a> FontFace<'a> {
    fn of(file: &'a FontFile) -> Option<Self> {
        let font = FontRef::from_index(&file.bytes, file.index).ok()?;
        let units = f32::from(font.metrics(Size::unscaled(), LocationRef::default()).units_per_em);
        (units > 0.0).then(|| Self { characters: font.charmap(), font, units })
    }

    /// The glyph of a character, unless the face does not have it.
    fn glyph(&self, c: char) -> Option<GlyphId> {
        self.characters.map(c).filter(|&glyph| glyph != GlyphId::NOTDEF)
    }
}

impl<'a> Faces<'a> {
    /// The faces of `fonts`; `None` where there is none, or one cannot be read.
    #[must_use]
    pub fn of(fonts: &'a [FontFile]) -> Option<Self> {
        let faces = fonts.iter().map(FontFace::of).collect::<Option<Vec<_>>>();
        faces.filter(|faces| !faces.is_empty()).map(Self)
    }

    /// Whether any face has a character.
    pub(super) fn has(&self, c: char) -> bool {
        self.0.iter().any(|face| face.glyph(c).is_some())
    }

    /// The first face that has a character, by its place; the first of all where none has.
    pub(super) fn face_of(&self, c: char) -> usize {
        self.0.iter().position(|f| f.glyph(c).is_some()).unwrap_or(0)
    }

    /// The width of a character of size 1.
    pub(super) fn advance(&self, c: char) -> f32 {
        let face = &self.0[self.face_of(c)];
        let advances = face.font.glyph_metrics(Size::unscaled(), LocationRef::default());
        let advance = advances.advance_width(face.glyph(c).unwrap_or(GlyphId::NOTDEF));
        advance.unwrap_or_default() / face.units
    }

    /// The width of text of size 1.
    #[must_use]
    pub fn width(&self, text: &str) -> f32 {
        text.chars().map(|c| self.advance(c)).sum()
    }

    /// The outline of a character of size 1 as closed polygons, its base line at 0, upwards being negative.
    pub(super) fn outline(&self, c: char) -> Vec<Vec<(f32, f32)>> {
        let face = &self.0[self.face_of(c)];
        let mut outline = Polygons { scale: 1.0 / face.units, polygons: Vec::new() };
        if let Some(glyph) = face.glyph(c).and_then(|glyph| face.font.outline_glyphs().get(glyph)) {
            let plain = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
            // A glyph that is damaged stays as far as it could be read.
            let _ = glyph.draw(plain, &mut outline);
        }
        outline.polygons
    }
}

/// The number of straight pieces that a curve becomes.
const PIECES: u8 = 6;

/// Polygons that are being built.
struct Polygons {
    scale: f32,
    polygons: Vec<Vec<(f32, f32)>>,
}

impl Polygons {
    fn add(&mut self, x: f32, y: f32) {
        let point = (x * self.scale, -y * self.scale);
        if let Some(polygon) = self.polygons.last_mut() {
            polygon.push(point);
        }
    }

    /// The last point, in units of the font.
    fn last(&self) -> (f32, f32) {
        let (x, y) = self.polygons.last().and_then(|polygon| polygon.last()).copied().unwrap_or_default();
        (x / self.scale, -y / self.scale)
    }
}

impl OutlinePen for Polygons {
    fn move_to(&mut self, x: f32, y: f32) {
        self.polygons.push(Vec::new());
        self.add(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (x0, y0) = self.last();
        let third = |end: f32, control: f32| end + 2.0 / 3.0 * (control - end);
        self.curve_to(third(x0, x1), third(y0, y1), third(x, x1), third(y, y1), x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let (x0, y0) = self.last();
        for piece in 1..=PIECES {
            let t = f32::from(piece) / f32::from(PIECES);
            let u = 1.0 - t;
            let at = |a: f32, b: f32, c: f32, d: f32| {
                u * u * u * a + 3.0 * u * u * t * b + 3.0 * u * t * t * c + t * t * t * d
            };
            self.add(at(x0, x1, x2, x), at(y0, y1, y2, y));
        }
    }

    fn close(&mut self) {}
}
