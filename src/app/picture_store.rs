//! The stored pictures of moves that are on the screen.

use crate::app::picture::UploadedPicture;
use crate::app::widgets::live_picture::FrameTexture;

/// The most pictures that are kept: a few questions and moves that were pointed at.
const MOST: usize = 12;

/// Textures of stored pictures by their hashes, the one that was loaded last at the end.
#[derive(Default)]
pub struct PictureStore {
    pictures: Vec<(String, Option<UploadedPicture>)>,
}

impl PictureStore {
    /// The picture of that hash, if it is loaded and was not deleted.
    #[must_use]
    pub fn get(&self, hash: &str) -> Option<FrameTexture> {
        let (_, picture) = self.pictures.iter().find(|(own, _)| own == hash)?;
        picture.as_ref().map(UploadedPicture::texture)
    }

    /// Loads the picture of that hash with `load`, unless that was tried already. The picture that was loaded first makes
    /// room for it.
    pub fn load(&mut self, hash: &str, load: impl FnOnce() -> Option<UploadedPicture>) {
        if self.pictures.iter().any(|(own, _)| own == hash) {
            return;
        }
        if self.pictures.len() == MOST {
            self.pictures.remove(0);
        }
        self.pictures.push((hash.to_owned(), load()));
    }
}
