//! Writes every case of every type that is sold, as PDF and as the JSON it was set from:
//! `cargo run -p pdf --example personas -- folder`. A second argument, such as `simple-will`, chooses the type.

mod cases;

use std::{env, error::Error, fs, path::PathBuf};

use pdf::{RenderMode, render};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).ok_or("name the folder to write to")?);
    fs::create_dir_all(&folder)?;
    let chosen = env::args().nth(2).unwrap_or_default();
    for case in cases::cases()?.into_iter().filter(|case| case.name.starts_with(&chosen)) {
        let bytes = render(&case.paper, RenderMode::Final)?;
        let pages = lopdf::Document::load_mem(&bytes)?.get_pages().len();
        println!("{}: {pages} pages, {} bytes", case.name, bytes.len());
        fs::write(folder.join(format!("{}.pdf", case.name)), bytes)?;
        fs::write(folder.join(format!("{}.json", case.name)), serde_json::to_vec(&case.paper)?)?;
    }
    Ok(())
}
