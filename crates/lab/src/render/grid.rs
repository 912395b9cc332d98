//! Several tables in one picture, side by side.

use super::output::RenderOptions;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::Point2;

/// A grid of tables: row by row from the top, each from left to right. Every table is seen from a side and in a light of
/// its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TableGrid {
    /// Width and height of the whole picture in pixels.
    picture: (usize, usize),
    columns: usize,
    /// Width and height of the picture of one table in pixels.
    tile: (usize, usize),
}

impl TableGrid {
    /// The grid of `tables` tables, at least one, in the pictures of `options`: as many columns as rows, or one more.
    pub(super) fn new(tables: usize, options: &RenderOptions) -> Self {
        let columns = (1..).find(|n| n * n >= tables).unwrap_or(1);
        let rows = tables.div_ceil(columns);
        let tile = (options.width / columns, options.height / rows);
        Self { picture: (options.width, options.height), columns, tile }
    }

    /// The options for the picture of one table, from 0. The first has the seed of the whole picture.
    pub(super) const fn tile_options(&self, options: &RenderOptions, table: usize) -> RenderOptions {
        RenderOptions { width: self.tile.0, height: self.tile.1, seed: options.seed + table as u64 }
    }

    /// Moves positions in the picture of one table to where they are in the whole picture.
    pub(super) fn placed(&self, corners: [Point2; 4], table: usize) -> [Point2; 4] {
        let (x, y) = self.origin(table);
        corners.map(|p| Point2::new(p.x + x as f64, p.y + y as f64))
    }

    /// Joins the pictures of all tables; where there is no table the picture is grey.
    pub(super) fn joined(&self, tables: &[Frame]) -> Frame {
        if let [only] = tables {
            return only.clone();
        }
        let (width, height) = self.picture;
        let mut rgb = vec![96; 3 * width * height];
        for (table, frame) in tables.iter().enumerate() {
            let (x, y) = self.origin(table);
            for (row, pixels) in frame.rgb.chunks(3 * frame.width).enumerate() {
                rgb[3 * ((y + row) * width + x)..][..pixels.len()].copy_from_slice(pixels);
            }
        }
        let mut joined = Frame::new(width, height, rgb);
        if let Some(first) = tables.first() {
            (joined.time, joined.index, joined.settled) = (first.time, first.index, first.settled);
        }
        joined
    }

    /// The column and row of the first pixel of one table.
    const fn origin(&self, table: usize) -> (usize, usize) {
        (table % self.columns * self.tile.0, table / self.columns * self.tile.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_tables_stand_in_two_rows() {
        let options = RenderOptions { width: 8, height: 4, seed: 1 };
        let grid = TableGrid::new(3, &options);
        assert_eq!((grid.tile, grid.columns), ((4, 2), 2));
        let tables: Vec<Frame> = (1..=3).map(|v| Frame::new(4, 2, vec![v; 24])).collect();
        let joined = grid.joined(&tables);
        let value = |x, y| joined.pixel(x, y)[0];
        assert_eq!([value(0, 0), value(7, 1), value(3, 3), value(4, 2)], [1, 2, 3, 96]);
        assert_eq!(grid.placed([Point2::new(1.0, 1.0); 4], 2)[0], Point2::new(1.0, 3.0));
    }

    #[test]
    fn one_table_fills_the_picture() {
        let options = RenderOptions { width: 8, height: 4, seed: 1 };
        let grid = TableGrid::new(1, &options);
        assert_eq!(grid.tile_options(&options, 0).width, 8);
        let frame = Frame::new(8, 4, vec![7; 96]);
        assert_eq!(grid.joined(std::slice::from_ref(&frame)), frame);
    }
}
