//! The layers of the Rust crates: what is above may use what is below, never the other way around.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The crates that have rooms.
const CRATES: [&str; 2] = ["shared/src", "shared/domain/src"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths
        .flat_map(|path| match path.is_dir() {
            true => rust_files(&path),
            false => vec![path],
        })
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}

/// The lines of a file that are code.
fn code(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The room of a file: the folder, or the file itself, that stands directly in the crate's `src`.
fn room(source: &Path, file: &Path) -> String {
    let first = file.strip_prefix(source).unwrap().components().next().unwrap();
    first.as_os_str().to_string_lossy().trim_end_matches(".rs").to_string()
}

/// Which rooms of a crate use which others. The crate's root names them all, and counts as none.
fn uses(source: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let files = rust_files(source);
    let rooms: BTreeSet<String> =
        files.iter().map(|file| room(source, file)).filter(|room| room != "lib").collect();
    let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files.iter().filter(|file| rooms.contains(&room(source, file))) {
        let (own, code) = (room(source, file), code(file));
        let used = rooms.iter().filter(|other| **other != own && names(&code, other)).cloned();
        uses.entry(own.clone()).or_default().extend(used);
    }
    uses
}

fn names(code: &str, room: &str) -> bool {
    let is_end = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    let path = format!("crate::{room}");
    let alone = code.match_indices(&path).any(|(at, _)| is_end(&code[at + path.len()..]));
    let grouped = code.split("use crate::{").skip(1).any(|group| {
        let group = group.split(';').next().unwrap_or_default();
        group.split(|c: char| !(c.is_alphanumeric() || c == '_')).any(|word| word == room)
    });
    alone || grouped
}

/// What is left when rooms that use nothing are taken away again and again: rooms in a circle, and those above one.
fn in_circles(mut uses: BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    loop {
        let free: BTreeSet<String> =
            uses.iter().filter(|(_, used)| used.is_empty()).map(|(room, _)| room.clone()).collect();
        if free.is_empty() {
            return uses.into_keys().collect();
        }
        uses.retain(|room, _| !free.contains(room));
        uses.values_mut().for_each(|used| used.retain(|room| !free.contains(room)));
    }
}

#[test]
fn no_rooms_of_a_crate_use_each_other_in_a_circle() {
    for source in CRATES {
        assert_eq!(in_circles(uses(&root().join(source))), Vec::<String>::new(), "in {source}");
    }
}

#[test]
fn a_circle_is_seen() {
    let uses = |room: &str, used: &[&str]| (room.to_string(), used.iter().map(ToString::to_string).collect());
    let circle = BTreeMap::from([uses("a", &["b"]), uses("b", &["a"]), uses("c", &[])]);
    assert_eq!(in_circles(circle), ["a", "b"]);
}

/// Use cases say what went wrong; only `http` knows which status that is.
#[test]
fn nothing_outside_http_knows_a_status() {
    for folder in [
        "shared/src/workflow",
        "shared/src/ports",
        "shared/src/store",
        "shared/src/client",
        "shared/domain/src",
    ] {
        for file in rust_files(&root().join(folder)) {
            let code = code(&file);
            for word in ["axum", "StatusCode", "ApiError", "lambda_http"] {
                assert!(!code.contains(word), "{word} in {}", file.display());
            }
        }
    }
}

/// A handler says what is refused in the words of `http`, and asks no error for its number.
#[test]
fn no_function_chooses_the_status_of_a_refusal() {
    for file in rust_files(&root().join("functions")) {
        let code = code(&file);
        for word in [
            "ApiError::new",
            "refused.status()",
            "error.status()",
            "StatusCode::UNAUTHORIZED",
            "is_server_error",
        ] {
            assert!(!code.contains(word), "{word} in {}", file.display());
        }
    }
}

/// A library that has tests runs them, and one that has none is not linked for them.
#[test]
fn the_tests_of_each_function_are_run() {
    for folder in fs::read_dir(root().join("functions")).unwrap().map(|entry| entry.unwrap().path()) {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let Some((_, library)) = manifest.split_once("[lib]\n") else { continue };
        let is_left_out =
            library.lines().take_while(|line| !line.starts_with('[')).any(|line| line == "test = false");
        let has_tests =
            rust_files(&folder.join("src")).iter().any(|file| code(file).contains("#[cfg(test)]"));
        assert_ne!(is_left_out, has_tests, "{}", folder.display());
    }
}
