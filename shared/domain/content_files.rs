//! The content files as JSON. The build compiles them in; the proof reads a folder of them, so that whoever writes content needs no
//! compiler.

use std::error::Error;
use std::fs;
use std::path::Path;

use serde_json::Value;

/// Everything in a folder and its folders that is TOML, JSON or a table of numbers: its path from the root, and its text as JSON, in
/// order. Cases are for tests.
///
/// # Errors
/// A file that cannot be read, or is not what its name says.
pub(crate) fn read(content: &Path) -> Result<Vec<(String, String)>, Box<dyn Error>> {
    let mut files = Vec::new();
    collect(content, content, &mut files)?;
    files.sort();
    Ok(files)
}

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
        Some("csv") => numbers(&read()?).map_err(|error| wrong(&error))?,
        _ => return Ok(None),
    };
    Ok(Some(value.to_string()))
}

/// The rows of a table of whole numbers, under one row of headings.
fn numbers(text: &str) -> Result<Value, std::num::ParseIntError> {
    let row = |line: &str| -> Result<Vec<Value>, _> {
        line.split(',').map(|cell| cell.parse::<u32>().map(Value::from)).collect()
    };
    text.lines().skip(1).map(row).collect::<Result<Vec<_>, _>>().map(Value::from)
}
