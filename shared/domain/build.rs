//! Compiles the content in: every TOML file becomes JSON here, once, because every start of a function reads all of it. JSON
//! takes a fraction of the time, and its reader is there anyway.

use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let content = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR")?).join("../content");
    println!("cargo:rerun-if-changed={}", content.display());
    println!("cargo:rerun-if-changed=build.rs");
    let mut files = Vec::new();
    collect(&content, &content, &mut files)?;
    files.sort();
    let out = PathBuf::from(std::env::var("OUT_DIR")?).join("content.rs");
    Ok(fs::write(out, table(&files)?)?)
}

/// Everything in a folder and its folders that is TOML or JSON: its path from the root, and its text as JSON. Cases are for
/// tests.
fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, String)>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.ends_with("cases") {
            continue;
        }
        if path.is_dir() {
            collect(root, &path, files)?;
        } else if let Some(text) = json(&path)? {
            let name: Vec<_> = path.strip_prefix(root)?.iter().map(|part| part.to_string_lossy()).collect();
            files.push((name.join("/"), text));
        }
    }
    Ok(())
}

fn json(path: &Path) -> Result<Option<String>, Box<dyn Error>> {
    let wrong = |error: &dyn Error| format!("{}: {error}", path.display());
    let read = || fs::read_to_string(path);
    let value: Value = match path.extension().and_then(|end| end.to_str()) {
        Some("toml") => toml::from_str(&read()?).map_err(|error| wrong(&error))?,
        Some("json") => serde_json::from_str(&read()?).map_err(|error| wrong(&error))?,
        _ => return Ok(None),
    };
    Ok(Some(value.to_string()))
}

fn table(files: &[(String, String)]) -> Result<String, std::fmt::Error> {
    let mut code = "&[\n".to_string();
    for (path, text) in files {
        writeln!(code, "    ({path:?}, {text:?}),")?;
    }
    code.push(']');
    Ok(code)
}
