//! The tests that there are.

use std::fs;
use std::path::{Path, PathBuf};

/// Where a test that is named by its id may stand.
const FOLDERS: [&str; 7] =
    ["functions", "infra/local/tests", "infra/tasks/tests", "infra/test", "shared", "web/e2e", "web/src"];

/// The project's sources.
pub(crate) struct Sources {
    root: PathBuf,
    texts: Vec<String>,
}

impl Sources {
    pub(crate) fn read(root: &Path) -> Self {
        let mut texts = Vec::new();
        for folder in FOLDERS {
            collect(&root.join(folder), &mut texts);
        }
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

/// The texts of all source files in a folder.
fn collect(folder: &Path, texts: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        let is_source =
            path.extension().is_some_and(|end| ["rs", "mjs", "ts", "tsx"].iter().any(|kind| end == *kind));
        if path.is_dir() {
            collect(&path, texts);
        } else if is_source {
            texts.extend(fs::read_to_string(&path));
        }
    }
}
