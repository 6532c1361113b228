//! Writes a specimen will, to be looked at: `cargo run -p pdf --example specimen -- will.pdf [draft]`.

mod reader;

use std::{env, error::Error, fs};

use pdf::Edition;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let path = arguments.next().ok_or("name the file to write")?;
    let edition = if arguments.next().is_some() { Edition::Draft } else { Edition::Final };
    fs::write(path, pdf::render(&reader::will(), edition)?)?;
    Ok(())
}
