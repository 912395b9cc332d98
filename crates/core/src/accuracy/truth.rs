//! What the pictures of test material really show.

use crate::game::color::Color;
use crate::game::point::BoardSize;
use crate::game::stones::Stones;
use crate::sensing::geometry::Point2;

/// What a picture really shows.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PictureTruth {
    /// The number of lines, where known.
    pub size: Option<BoardSize>,
    /// The stones, as the picture shows them: top row first.
    pub stones: Option<Stones>,
    /// The outermost intersections in pixels: top left, top right, bottom right, bottom left.
    pub corners: Option<[Point2; 4]>,
    /// For each point, row-major, whether something hides it. Empty where nothing is hidden.
    pub covered: Vec<bool>,
    /// Boxes around the four corners of the board, in any order.
    pub corner_boxes: Option<[PixelBox; 4]>,
    /// Every stone's box.
    pub stone_boxes: Option<Vec<(Color, PixelBox)>>,
    /// The number of black and of white stones, where only that is known.
    pub counts: Option<(usize, usize)>,
    /// Whether the picture was taken at the count, after the game.
    pub at_the_count: bool,
}

/// An upright rectangle in a picture, in pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PixelBox {
    /// Its centre.
    pub center: Point2,
    /// Its whole width.
    pub width: f64,
    /// Its whole height.
    pub height: f64,
}

impl PixelBox {
    /// Whether `p` lies in it; its edge belongs to it.
    #[must_use]
    pub fn contains(&self, p: Point2) -> bool {
        (p.x - self.center.x).abs() <= self.width / 2.0 && (p.y - self.center.y).abs() <= self.height / 2.0
    }
}
