//! How a recording tells the window that there is something new.

use std::sync::Arc;

/// Called from a recording's threads when there is something new to draw.
pub type Wake = Arc<dyn Fn() + Send + Sync>;
