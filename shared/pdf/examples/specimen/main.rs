//! Writes a specimen to be looked at: `cargo run -p pdf --example specimen -- will.pdf [draft] [paper.txt]`.

mod reader;

use std::{env, error::Error, fs};

use pdf::RenderMode;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1).peekable();
    let path = arguments.next().ok_or("name the file to write")?;
    let draft = arguments.next_if(|argument| argument == "draft").is_some();
    let mode = if draft { RenderMode::Draft } else { RenderMode::Final };
    let paper = match arguments.next() {
        Some(source) => reader::read(&fs::read_to_string(source)?),
        None => reader::will(),
    };
    fs::write(path, pdf::render(&paper, mode)?)?;
    Ok(())
}
