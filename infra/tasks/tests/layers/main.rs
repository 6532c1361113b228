//! The layers of the Rust crates: what is above may use what is below, never the other way around.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod circles;

use std::fs;
use std::path::{Path, PathBuf};

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
