//! Tables at which boards are hard to read, to judge readings by.

use strum::{IntoStaticStr, VariantArray};

use crate::synthetic::random::Random;
use crate::synthetic::style::{DarkMark, SceneStyle, TableTop};
use crate::synthetic::vector::v3;

/// What makes a board hard to read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Hardship {
    /// One lamp at the side, 10 to 40 degrees above the table: each stone casts a hard shadow over the next points.
    LowLamp,
    /// A board without a margin on a dark, polished table that mirrors windows.
    GlossyTable,
    /// One to three stones, on the edge of a board with little margin.
    EdgeStone,
    /// A forearm over a corner, with a stone in the hand.
    Forearm,
    /// Dark green and light green stones, in light that fades towards one corner.
    GreenStones,
    /// Dark marks in the wood.
    DarkMarks,
}

impl Hardship {
    /// All of them, in the order of the declaration.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Changes what the table looks like.
    pub(super) fn change(self, style: &mut SceneStyle) {
        let r = &mut Random::new(style.seed, self.name());
        match self {
            Self::LowLamp => low_lamp(style, r),
            Self::GlossyTable => {
                style.table_top = TableTop::Polished;
                style.table = v3(1.0, 0.8, 0.65) * r.between(0.01, 0.06);
                narrow(style, r);
            }
            Self::EdgeStone => narrow(style, r),
            Self::Forearm => {}
            Self::GreenStones => {
                (style.black, style.white) = (v3(0.03, 0.16, 0.07), v3(0.48, 0.78, 0.42));
                let (side, slope) = (r.between(0.0, std::f32::consts::TAU), r.between(1.2, 2.8));
                style.light.gradient = (slope * side.cos(), slope * side.sin());
            }
            Self::DarkMarks => {
                for _ in 0..6 {
                    let place = |half: f32, r: &mut Random| half * r.between(-0.95, 0.95);
                    let (x, y) = (place(style.half.0, r), place(style.half.1, r));
                    let (radius, depth) = (r.between(0.004, 0.011), r.between(0.5, 0.9));
                    style.marks.push(DarkMark { x, y, radius, depth });
                }
            }
        }
    }
}

/// Makes the board end close to its outermost lines.
fn narrow(style: &mut SceneStyle, r: &mut Random) {
    let margin = r.between(0.003, 0.010);
    let lines = style.size.lines() as f32 - 1.0;
    style.half = (style.cell.0 * lines / 2.0 + margin, style.cell.1 * lines / 2.0 + margin);
}

/// Puts the lamp so low that the shadows of stones reach the next points.
fn low_lamp(style: &mut SceneStyle, r: &mut Random) {
    let (side, rise) = (r.between(0.0, std::f32::consts::TAU), r.between(10.0, 40.0).to_radians());
    let on_wood = r.between(0.5, 0.85);
    let (direct, ambient) = (style.light.direct, style.light.ambient);
    let light = &mut style.light;
    light.toward = v3(side.cos() * rise.cos(), side.sin() * rise.cos(), rise.sin());
    light.direct = direct * (on_wood / rise.sin() / direct.y);
    light.ambient = ambient * ((1.0 - on_wood) / ambient.y);
    light.softness = r.between(0.02, 0.15);
}
