//! Reads the cases.

use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::EvaluationError;
use crate::case::Case;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    case: Vec<Case>,
}

/// Every case, in the order of the files' names.
///
/// # Errors
/// A file that cannot be read, or a field that does not exist.
pub fn load() -> Result<Vec<Case>, EvaluationError> {
    folder("cases")
}

/// The folders of the cases that were written before anyone who writes the assistant saw them (`HELD-OUT.md`).
pub const HELD_OUT: [&str; 26] = [
    "held-out",
    "held-out-2",
    "held-out-3",
    "held-out-4",
    "held-out-5",
    "held-out-6",
    "held-out-7",
    "held-out-8",
    "held-out-9",
    "held-out-10",
    "held-out-11",
    "held-out-12",
    "held-out-13",
    "held-out-14",
    "held-out-15",
    "held-out-16",
    "held-out-17",
    "held-out-18",
    "held-out-19",
    "held-out-20",
    "held-out-21",
    "held-out-22",
    "held-out-23",
    "held-out-24",
    "held-out-25",
    "held-out-26",
];

/// The cases of one of these folders, in the order of the files' names.
///
/// # Errors
/// A file that cannot be read, or a field that does not exist.
pub fn load_held_out(set: &str) -> Result<Vec<Case>, EvaluationError> {
    folder(set)
}

fn folder(name: &str) -> Result<Vec<Case>, EvaluationError> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    let mut cases = Vec::new();
    for path in paths(&folder)? {
        let text = std::fs::read_to_string(&path).map_err(|error| file_error(&path, &error))?;
        let file: File = toml::from_str(&text).map_err(|error| file_error(&path, &error))?;
        cases.extend(file.case);
    }
    Ok(cases)
}

fn paths(folder: &Path) -> Result<Vec<PathBuf>, EvaluationError> {
    let entries = std::fs::read_dir(folder).map_err(|error| file_error(folder, &error))?;
    let is_toml = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "toml");
    let mut paths: Vec<PathBuf> =
        entries.filter_map(Result::ok).map(|entry| entry.path()).filter(is_toml).collect();
    paths.sort();
    Ok(paths)
}

fn file_error(path: &Path, error: &dyn std::fmt::Display) -> EvaluationError {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    EvaluationError::File(name.into_owned(), error.to_string())
}
