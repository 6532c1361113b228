//! Compiles the content in: every TOML file becomes JSON here, once, because every start of a function reads all of it. JSON
//! takes a fraction of the time, and its reader is there anyway.

use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

mod content_files;

fn main() -> Result<(), Box<dyn Error>> {
    let content = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR")?).join("../content");
    println!("cargo:rerun-if-changed={}", content.display());
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=content_files.rs");
    let out = PathBuf::from(std::env::var("OUT_DIR")?).join("content.rs");
    Ok(fs::write(out, table(&content_files::read(&content)?)?)?)
}

fn table(files: &[(String, String)]) -> Result<String, std::fmt::Error> {
    let mut code = "&[\n".to_string();
    for (path, text) in files {
        writeln!(code, "    ({path:?}, {text:?}),")?;
    }
    code.push(']');
    Ok(code)
}
