use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use crate::RenderError;

/// Ends a render for which no one waits any more. It is looked at before each paragraph and each page.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the render to end.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    pub(crate) fn check(&self) -> Result<(), RenderError> {
        if self.is_asked() { Err(RenderError::Stopped) } else { Ok(()) }
    }
}
