//! What rendering costs, paper by paper: `cargo bench -p pdf`.

mod clock;
#[path = "../../examples/specimen/reader.rs"]
mod reader;

use std::error::Error;

use domain::paper::Paper;
use pdf::{Edition, RenderError, render};

const BATCHES: usize = 15;
const RENDERS_IN_BATCH: usize = 10;

fn main() -> Result<(), Box<dyn Error>> {
    println!("{:<40} {:>8} {:>6} {:>8} {:>8}", "paper", "CPU ms", "pages", "KB", "peak MB");
    for (name, paper) in [("specimen", reader::will())] {
        println!("{name:<40} {}", figures(&paper)?);
    }
    Ok(())
}

/// Median processor time of a render in a warm process, pages, size, and peak of memory.
fn figures(paper: &Paper) -> Result<String, RenderError> {
    let bytes = render(paper, Edition::Final)?;
    let pages = lopdf::Document::load_mem(&bytes).map_or(0, |document| document.get_pages().len());
    clock::reset_peak();
    let batch = |_| clock::timed(|| (0..RENDERS_IN_BATCH).for_each(|_| drop(render(paper, Edition::Final))));
    let milliseconds = clock::median((0..BATCHES).map(batch).collect()) / RENDERS_IN_BATCH as f64;
    let kilobytes = bytes.len() as f64 / 1e3;
    Ok(format!("{milliseconds:>8.2} {pages:>6} {kilobytes:>8.1} {:>8.1}", clock::peak()))
}
