//! What rendering costs, paper by paper: `cargo bench -p pdf`.

#[path = "../../examples/personas/cases.rs"]
mod cases;
mod clock;
mod memory;
#[path = "../../examples/specimen/reader.rs"]
mod reader;

use std::error::Error;

use domain::assembly::paper::Paper;
use pdf::{RenderError, RenderMode, render};

const BATCHES: usize = 15;
const RENDERS_IN_BATCH: usize = 10;

fn main() -> Result<(), Box<dyn Error>> {
    println!("{:<40} {:>8} {:>6} {:>8} {:>8}", "paper", "CPU ms", "pages", "KB", "peak MB");
    println!("{:<40} {}", "specimen", figures(&reader::will())?);
    for case in first_of_each_type()? {
        println!("{:<40.40} {}", case.name, figures(&case.paper)?);
    }
    Ok(())
}

fn first_of_each_type() -> Result<Vec<cases::Case>, Box<dyn Error>> {
    let mut first: Vec<cases::Case> = Vec::new();
    for case in cases::cases()? {
        if first.last().is_none_or(|before| before.paper.title != case.paper.title) {
            first.push(case);
        }
    }
    Ok(first)
}

/// Median processor time of a render in a warm process, pages, size, and peak of memory.
fn figures(paper: &Paper) -> Result<String, RenderError> {
    let bytes = render(paper, RenderMode::Final)?;
    let pages = lopdf::Document::load_mem(&bytes).map_or(0, |document| document.get_pages().len());
    memory::reset_peak();
    let batch =
        |_| clock::timed(|| (0..RENDERS_IN_BATCH).for_each(|_| drop(render(paper, RenderMode::Final))));
    let milliseconds = clock::median((0..BATCHES).map(batch).collect()) / RENDERS_IN_BATCH as f64;
    let kilobytes = bytes.len() as f64 / 1e3;
    Ok(format!("{milliseconds:>8.2} {pages:>6} {kilobytes:>8.1} {:>8.1}", memory::peak()))
}
