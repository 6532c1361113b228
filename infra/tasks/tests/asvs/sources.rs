//! The tests that there are.

use std::fs;
use std::path::{Path, PathBuf};

use crate::kit;

/// The project's sources.
pub(crate) struct Sources {
    root: PathBuf,
    texts: Vec<String>,
}

impl Sources {
    pub(crate) fn read(root: &Path) -> Self {
        let texts = kit::sources(root).into_iter().map(|(_, text)| text).collect();
        Self { root: root.to_path_buf(), texts }
    }

    /// Whether there is a test of this name: `A-06`, `file.rs::name`, `file.mjs: title`, or a script.
    pub(crate) fn have(&self, name: &str) -> bool {
        if let Some(number) = name.strip_prefix("A-") {
            return self.have_id(number);
        }
        if let Some((file, function)) = name.split_once("::") {
            return self.file_has(file, &format!("fn {function}("));
        }
        match name.split_once(": ") {
            Some((file, title)) => self.file_has(file, &format!("'{title}'")),
            None => self.root.join(name).is_file(),
        }
    }

    fn have_id(&self, number: &str) -> bool {
        let names = [format!("fn a_{number}_"), format!("'A-{number} ")];
        self.texts.iter().any(|text| names.iter().any(|name| text.contains(name)))
    }

    fn file_has(&self, file: &str, words: &str) -> bool {
        fs::read_to_string(self.root.join(file)).is_ok_and(|text| text.contains(words))
    }
}
