//! No secret stands in what is kept under version control.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};

/// How secrets begin. The pieces are put together here, so that this file is none of its own findings.
fn beginnings() -> [String; 6] {
    [
        format!("sk_{}_", "live"),
        format!("rk_{}_", "live"),
        format!("{}IA", "AK") + "Q",
        format!("-----BEGIN {} KEY", "RSA PRIVATE"),
        format!("gh{}_", "p"),
        format!("xox{}-", "b"),
    ]
}

/// Folders that are made, not kept.
const MADE: [&str; 6] = ["target", "node_modules", "dist", ".git", ".local", "test-results"];

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match path.is_dir() {
            true if MADE.contains(&name.as_str()) => {}
            true => found.extend(files(&path)),
            false => found.push(path),
        }
    }
    found
}

/// A real secret goes on for a while; an example does not.
fn is_long(rest: &str) -> bool {
    rest.chars().take(16).filter(|c| c.is_ascii_alphanumeric() || "- \n".contains(*c)).count() == 16
}

#[test]
fn a_45_no_secret_is_kept_with_the_source() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let all = files(&root);
    assert!(all.len() > 500, "the project was walked");
    for file in all {
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        for beginning in beginnings() {
            let found = text.match_indices(&beginning).any(|(at, found)| is_long(&text[at + found.len()..]));
            assert!(!found, "{} has {beginning}…", file.display());
        }
    }
}
