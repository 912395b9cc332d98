//! Design tokens: every colour, text size and distance of the window, by name. Widgets define none of their own.

#![allow(clippy::disallowed_methods, reason = "this is the theme")]

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{
    Button, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Id, Margin, RichText, Shadow, Stroke,
    TextStyle, Vec2, Visuals, style::WidgetVisuals, vec2,
};
use kifuscribe_platform::fonts::{InstalledFont, WindowFonts};

/// The name of the text style of the status sentence, which is read from a metre away.
pub const STATUS: &str = "status";

/// The name of the font family of headings, and of its bold font.
const HEADINGS: &str = "headings";

/// The name of the text style of the large buttons.
const ACTION: &str = "action";

/// The name of the text style of a section's heading.
pub const SECTION: &str = "section";

/// Lines, star points and coordinates on the board.
pub const WOOD_INK: Color32 = Color32::from_rgb(74, 54, 26);

/// The coordinates of the last move, and of the point under the pointer.
pub const WOOD_INK_STRONG: Color32 = Color32::from_rgb(24, 14, 2);

/// A line of the grain of the wood.
pub const WOOD_GRAIN: Color32 = Color32::from_rgba_premultiplied(18, 10, 2, 26);

/// The edge of the board's wood.
pub const WOOD_EDGE: Color32 = Color32::from_rgb(122, 88, 44);

/// The soft shadow of a stone on the board.
pub const STONE_SHADOW: Color32 = Color32::from_rgba_premultiplied(0, 0, 0, 36);

/// No colour, through which everything is seen.
pub const CLEAR: Color32 = Color32::TRANSPARENT;

/// Where the light falls on a black stone.
pub const BLACK_SHINE: Color32 = Color32::from_rgb(92, 95, 102);

/// The same where a number stands on the stone.
pub const BLACK_SHEEN: Color32 = Color32::from_rgb(56, 58, 64);

/// Where the light falls on a white stone.
pub const WHITE_SHINE: Color32 = Color32::from_rgb(255, 255, 253);

/// The side of a white stone away from the light.
pub const WHITE_SHADE: Color32 = Color32::from_rgb(214, 211, 202);

/// A black stone.
pub const BLACK: Color32 = Color32::from_rgb(22, 23, 26);

/// Its rim.
pub const BLACK_RIM: Color32 = Color32::from_rgb(58, 60, 66);

/// The outline of a small black stone.
pub const BLACK_OUTLINE: Color32 = Color32::from_rgb(140, 144, 150);

/// Numbers and marks on a black stone.
pub const ON_BLACK: Color32 = Color32::from_rgb(246, 246, 244);

/// A white stone.
pub const WHITE: Color32 = Color32::from_rgb(245, 244, 239);

/// Its rim.
pub const WHITE_RIM: Color32 = Color32::from_rgb(108, 100, 88);

/// Numbers and marks on a white stone.
pub const ON_WHITE: Color32 = Color32::from_rgb(18, 18, 20);

/// The ring of the last move.
pub const LAST_MOVE: Color32 = Color32::from_rgb(224, 72, 42);

/// A black stone that is proposed, and lets the ground through.
pub const GHOST_BLACK: Color32 = Color32::from_rgba_premultiplied(14, 15, 17, 170);

/// A white stone that is proposed, and lets the ground through.
pub const GHOST_WHITE: Color32 = Color32::from_rgba_premultiplied(170, 169, 165, 175);

/// The grid drawn over the picture.
pub const OVERLAY_GRID: Color32 = Color32::from_rgba_premultiplied(60, 176, 168, 190);

/// The dark part of marks drawn over the picture.
pub const OVERLAY_DARK: Color32 = Color32::from_rgb(8, 10, 12);

/// The light part of marks drawn over the picture.
pub const OVERLAY_LIGHT: Color32 = Color32::from_rgb(250, 250, 246);

/// Rings round points of doubt, over the picture.
pub const OVERLAY_DOUBT: Color32 = Color32::from_rgb(255, 196, 64);

/// Hatching of covered points, over the picture.
pub const OVERLAY_COVERED: Color32 = Color32::from_rgb(214, 150, 255);

/// Tint that leaves a picture unchanged.
pub const UNTINTED: Color32 = Color32::WHITE;

/// Dims the window behind a dialog.
pub const SCRIM: Color32 = Color32::from_rgba_premultiplied(0, 0, 0, 150);

/// The small distance, in points.
pub const GAP: f32 = 6.0;

/// The distance between groups, in points.
pub const PAD: f32 = 12.0;

/// Windows lower than this, in points, leave out what the board needs the room for: a large magnification on a small screen.
pub const LOW_WINDOW: f32 = 420.0;

/// Rounding of cards and buttons, in points.
pub const ROUNDING: u8 = 6;

/// The colours that differ between a darkened hall and a bright room.
#[derive(Debug, Clone, PartialEq)]
pub struct Theme {
    /// Whether the background is dark.
    pub dark: bool,
    /// The background of the window.
    pub ground: Color32,
    /// Side panels and bars.
    pub panel: Color32,
    /// Cards and buttons, one step above a panel.
    pub raised: Color32,
    /// A button under the pointer.
    pub raised_hover: Color32,
    /// Text fields and the surround of the picture, one step below a panel.
    pub well: Color32,
    /// Hairlines between parts.
    pub line: Color32,
    /// Borders of buttons and fields; contrast 3 : 1 against `panel`.
    pub edge: Color32,
    /// Ordinary text.
    pub text: Color32,
    /// Secondary text; contrast 4.5 : 1 against `panel`.
    pub text_weak: Color32,
    /// Controls and selected items.
    pub accent: Color32,
    /// Text on `accent`.
    pub on_accent: Color32,
    /// The background of a selected row.
    pub selected: Color32,
    /// Normal state: recording, record saved.
    pub good: Color32,
    /// Needs attention: a question, a covered board, a camera without pictures.
    pub warn: Color32,
    /// Something is lost or refused.
    pub bad: Color32,
    /// The board of the diagram.
    pub wood: Color32,
}

impl Theme {
    /// A button for the most likely next command.
    pub fn primary_button(&self, text: RichText) -> Button<'static> {
        Button::new(text.color(self.on_accent).strong()).fill(self.accent)
    }

    /// For a darkened hall: the default.
    pub const DARK: Self = Self {
        dark: true,
        ground: Color32::from_rgb(18, 20, 24),
        panel: Color32::from_rgb(27, 30, 36),
        raised: Color32::from_rgb(42, 47, 56),
        raised_hover: Color32::from_rgb(56, 63, 75),
        well: Color32::from_rgb(12, 13, 16),
        line: Color32::from_rgb(58, 64, 75),
        edge: Color32::from_rgb(104, 113, 128),
        text: Color32::from_rgb(232, 234, 238),
        text_weak: Color32::from_rgb(164, 171, 183),
        accent: Color32::from_rgb(122, 184, 255),
        on_accent: Color32::from_rgb(10, 22, 38),
        selected: Color32::from_rgb(36, 62, 92),
        good: Color32::from_rgb(104, 205, 138),
        warn: Color32::from_rgb(245, 190, 84),
        bad: Color32::from_rgb(255, 128, 118),
        wood: Color32::from_rgb(219, 175, 104),
    };

    /// For a bright room.
    pub const LIGHT: Self = Self {
        dark: false,
        ground: Color32::from_rgb(232, 234, 238),
        panel: Color32::from_rgb(246, 247, 249),
        raised: Color32::from_rgb(226, 230, 236),
        raised_hover: Color32::from_rgb(210, 216, 226),
        well: Color32::from_rgb(255, 255, 255),
        line: Color32::from_rgb(190, 196, 206),
        edge: Color32::from_rgb(122, 130, 144),
        text: Color32::from_rgb(24, 27, 33),
        text_weak: Color32::from_rgb(82, 90, 104),
        accent: Color32::from_rgb(16, 92, 178),
        on_accent: Color32::from_rgb(255, 255, 255),
        selected: Color32::from_rgb(200, 222, 246),
        good: Color32::from_rgb(18, 116, 58),
        warn: Color32::from_rgb(140, 84, 0),
        bad: Color32::from_rgb(178, 32, 24),
        wood: Color32::from_rgb(228, 187, 117),
    };

    /// The dark theme with the highest contrast: text 15 : 1, edges 7 : 1.
    pub const DARK_CONTRAST: Self = Self {
        dark: true,
        ground: Color32::BLACK,
        panel: Color32::BLACK,
        raised: Color32::from_rgb(16, 16, 16),
        raised_hover: Color32::from_rgb(44, 44, 44),
        well: Color32::BLACK,
        line: Color32::from_rgb(170, 170, 170),
        edge: Color32::WHITE,
        text: Color32::WHITE,
        text_weak: Color32::from_rgb(226, 226, 226),
        accent: Color32::from_rgb(124, 214, 255),
        on_accent: Color32::BLACK,
        selected: Color32::from_rgb(0, 62, 120),
        good: Color32::from_rgb(120, 255, 160),
        warn: Color32::from_rgb(255, 221, 64),
        bad: Color32::from_rgb(255, 160, 150),
        wood: Color32::from_rgb(226, 188, 124),
    };

    /// The light theme with the highest contrast.
    pub const LIGHT_CONTRAST: Self = Self {
        dark: false,
        ground: Color32::WHITE,
        panel: Color32::WHITE,
        raised: Color32::from_rgb(244, 244, 244),
        raised_hover: Color32::from_rgb(214, 214, 214),
        well: Color32::WHITE,
        line: Color32::from_rgb(80, 80, 80),
        edge: Color32::BLACK,
        text: Color32::BLACK,
        text_weak: Color32::from_rgb(40, 40, 40),
        accent: Color32::from_rgb(0, 56, 140),
        on_accent: Color32::WHITE,
        selected: Color32::from_rgb(190, 216, 255),
        good: Color32::from_rgb(0, 78, 34),
        warn: Color32::from_rgb(110, 56, 0),
        bad: Color32::from_rgb(140, 0, 0),
        wood: Color32::from_rgb(236, 200, 138),
    };

    /// Returns the dark or the light theme, as usual or with the highest contrast.
    #[must_use]
    pub const fn named(dark: bool, contrast: bool) -> &'static Self {
        match (dark, contrast) {
            (true, false) => &Self::DARK,
            (false, false) => &Self::LIGHT,
            (true, true) => &Self::DARK_CONTRAST,
            (false, true) => &Self::LIGHT_CONTRAST,
        }
    }

    /// Sets egui's style from the tokens of the usual themes.
    pub fn apply(ctx: &egui::Context, light: bool) {
        Self::apply_with(ctx, light, false, false);
    }

    /// Sets egui's style from the tokens: of the themes with the highest `contrast`, or the usual ones. With `still`, nothing
    /// moves by itself.
    pub fn apply_with(ctx: &egui::Context, light: bool, contrast: bool, still: bool) {
        Self::named(true, contrast).dress_as(ctx, egui::Theme::Dark);
        Self::named(false, contrast).dress_as(ctx, egui::Theme::Light);
        ctx.set_theme(if light { egui::Theme::Light } else { egui::Theme::Dark });
        let usual = egui::Style::default();
        ctx.all_styles_mut(|style| {
            style.animation_time = if still { 0.0 } else { usual.animation_time };
            style.scroll_animation = if still { egui::style::ScrollAnimation::none() } else { usual.scroll_animation };
        });
    }

    fn dress_as(&self, ctx: &egui::Context, kind: egui::Theme) {
        let headings = heading_family(ctx);
        ctx.style_mut_of(kind, |style| {
            style.visuals = self.visuals();
            style.text_styles = text_styles(headings);
            style.spacing.item_spacing = Vec2::splat(GAP);
            style.spacing.button_padding = vec2(10.0, 5.0);
            style.spacing.interact_size = vec2(32.0, 28.0);
            style.spacing.menu_margin = Margin::same(6);
            style.spacing.window_margin = Margin::same(14);
            style.spacing.tooltip_width = 360.0;
            style.spacing.scroll.floating = false;
            style.spacing.scroll.bar_width = 8.0;
        });
    }

    fn visuals(&self) -> Visuals {
        let mut v = if self.dark { Visuals::dark() } else { Visuals::light() };
        let rounding = CornerRadius::same(ROUNDING);
        let widget = |fill: Color32, line: Color32, text: Color32| WidgetVisuals {
            bg_fill: fill,
            weak_bg_fill: fill,
            bg_stroke: Stroke::new(1.0, line),
            corner_radius: rounding,
            fg_stroke: Stroke::new(1.0, text),
            expansion: 0.0,
        };
        v.widgets.noninteractive = widget(self.panel, self.line, self.text);
        v.widgets.inactive = widget(self.raised, self.edge, self.text);
        v.widgets.hovered = widget(self.raised_hover, self.accent, self.text);
        // Also what the keyboard's focus is on: a thick edge, unlike a selected row, which is filled.
        v.widgets.active = widget(self.raised_hover, self.accent, self.text);
        v.widgets.active.bg_stroke = Stroke::new(2.5, self.accent);
        v.widgets.open = widget(self.raised, self.line, self.text);
        v.selection.bg_fill = self.selected;
        v.selection.stroke = Stroke::new(1.0, self.text);
        v.weak_text_color = Some(self.text_weak);
        v.hyperlink_color = self.accent;
        v.faint_bg_color = self.raised;
        v.extreme_bg_color = self.well;
        v.code_bg_color = self.well;
        v.warn_fg_color = self.warn;
        v.error_fg_color = self.bad;
        v.panel_fill = self.panel;
        v.window_fill = self.panel;
        v.window_stroke = Stroke::new(1.0, self.line);
        v.window_corner_radius = rounding;
        v.menu_corner_radius = rounding;
        v.window_shadow = Shadow { color: SCRIM, ..v.window_shadow };
        v.popup_shadow = Shadow { color: SCRIM, ..v.popup_shadow };
        v
    }
}

/// The text style of the status sentence.
#[must_use]
pub fn status_text() -> TextStyle {
    TextStyle::Name(STATUS.into())
}

/// The text style of the large buttons, which say what comes next.
#[must_use]
pub fn action_text() -> TextStyle {
    TextStyle::Name(ACTION.into())
}

/// The text style of a section's heading.
#[must_use]
pub fn section_text() -> TextStyle {
    TextStyle::Name(SECTION.into())
}

/// The font family of headings: the bold one where [`add_fonts`] has added it.
fn heading_family(ctx: &egui::Context) -> FontFamily {
    let has_bold = ctx.data(|data| data.get_temp(Id::unique(HEADINGS)).unwrap_or(false));
    if has_bold { FontFamily::Name(HEADINGS.into()) } else { FontFamily::Proportional }
}

fn text_styles(headings: FontFamily) -> BTreeMap<TextStyle, FontId> {
    let sans = |size| FontId::new(size, FontFamily::Proportional);
    BTreeMap::from([
        (TextStyle::Small, sans(12.5)),
        (TextStyle::Body, sans(15.0)),
        (TextStyle::Button, sans(15.0)),
        (TextStyle::Heading, FontId::new(24.0, headings.clone())),
        (TextStyle::Monospace, FontId::new(14.0, FontFamily::Monospace)),
        (status_text(), sans(21.0)),
        (action_text(), sans(16.0)),
        (section_text(), FontId::new(16.0, headings)),
    ])
}

/// Adds installed fonts to egui's own: one for Chinese, Japanese and Korean names, without which they are drawn as empty
/// boxes, and a bold one for headings, which is used from the next [`Theme::apply`] on.
pub fn add_fonts(ctx: &egui::Context, fonts: WindowFonts) {
    const CJK: &str = "system CJK";
    let data = |font: InstalledFont| Arc::new(FontData { index: font.index, ..FontData::from_owned(font.bytes) });
    let mut all = FontDefinitions::default();
    if let Some(font) = fonts.cjk {
        all.font_data.insert(CJK.to_owned(), data(font));
        for family in [FontFamily::Proportional, FontFamily::Monospace] {
            all.families.entry(family).or_default().push(CJK.to_owned());
        }
    }
    if let Some(font) = fonts.bold {
        all.font_data.insert(HEADINGS.to_owned(), data(font));
        let usual = all.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
        let family = std::iter::once(HEADINGS.to_owned()).chain(usual).collect();
        all.families.insert(FontFamily::Name(HEADINGS.into()), family);
        ctx.data_mut(|data| data.insert_temp(Id::unique(HEADINGS), true));
    }
    ctx.set_fonts(all);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance and contrast as WCAG 2.1 defines them.
    fn contrast(a: Color32, b: Color32) -> f64 {
        let luminance = |c: Color32| {
            let channel = |v: u8| {
                let v = f64::from(v) / 255.0;
                if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
            };
            0.2126 * channel(c.r()) + 0.7152 * channel(c.g()) + 0.0722 * channel(c.b())
        };
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn high_contrast_is_higher_everywhere() {
        for (usual, high) in [(Theme::DARK, Theme::DARK_CONTRAST), (Theme::LIGHT, Theme::LIGHT_CONTRAST)] {
            for of in [|t: &Theme| t.text, |t: &Theme| t.text_weak, |t: &Theme| t.edge, |t: &Theme| t.warn] {
                assert!(contrast(of(&high), high.panel) > contrast(of(&usual), usual.panel));
            }
            assert!(contrast(high.text, high.panel) >= 15.0 && contrast(high.text_weak, high.panel) >= 10.0);
            assert!(contrast(high.edge, high.panel) >= 7.0 && contrast(high.text, high.selected) >= 7.0);
        }
    }

    #[test]
    fn text_can_be_read_on_what_lies_below_it() {
        for theme in [Theme::DARK, Theme::LIGHT, Theme::DARK_CONTRAST, Theme::LIGHT_CONTRAST] {
            for (ink, paper) in [
                (theme.text, theme.panel),
                (theme.text, theme.raised),
                (theme.text, theme.selected),
                (theme.text_weak, theme.panel),
                (theme.good, theme.panel),
                (theme.warn, theme.panel),
                (theme.bad, theme.panel),
                (theme.accent, theme.panel),
                (theme.on_accent, theme.accent),
                (WOOD_INK, theme.wood),
                (ON_BLACK, BLACK),
                (ON_BLACK, BLACK_SHEEN),
                (ON_WHITE, WHITE),
            ] {
                assert!(contrast(ink, paper) >= 4.5, "{ink:?} on {paper:?}: {:.2}", contrast(ink, paper));
            }
            assert!(contrast(theme.edge, theme.panel) >= 3.0, "{:?}", theme.edge);
        }
    }
}
