//! Prints the specimen will as JSON, for other programs to typeset: `cargo run -p pdf --example text`.

#[path = "specimen/reader.rs"]
mod reader;

fn main() -> Result<(), serde_json::Error> {
    println!("{}", serde_json::to_string(&reader::will())?);
    Ok(())
}
