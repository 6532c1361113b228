//! The source files in which tests stand.

use std::fs;
use std::path::{Path, PathBuf};

/// Where a test that is named by an id may stand.
const FOLDERS: [&str; 11] = [
    "functions",
    "infra/evaluation",
    "infra/forms",
    "infra/local/stripe",
    "infra/local/tests",
    "infra/rehearsal/journeys",
    "infra/tasks",
    "infra/test",
    "shared",
    "web/e2e",
    "web/src",
];

const ENDINGS: [&str; 4] = ["rs", "mjs", "ts", "tsx"];

/// All of them, each with its text.
pub(crate) fn sources(root: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for folder in FOLDERS {
        collect(&root.join(folder), &mut found);
    }
    found
}

fn collect(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        if path.is_dir() {
            collect(&path, found);
        } else if is_source(&path) {
            let text = fs::read_to_string(&path);
            found.extend(text.map(|text| (path, text)));
        }
    }
}

fn is_source(path: &Path) -> bool {
    path.extension().is_some_and(|end| ENDINGS.iter().any(|kind| end == *kind))
}
