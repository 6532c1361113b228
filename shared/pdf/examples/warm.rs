//! Prints the median processor milliseconds of a render in a warm process: `cargo run -p pdf --example warm`.

#[path = "../benches/render/clock.rs"]
mod clock;
#[path = "specimen/reader.rs"]
mod reader;

use pdf::{RenderError, RenderMode, render};

const RENDERS: usize = 60;

fn main() -> Result<(), RenderError> {
    let mut paper = reader::will();
    render(&paper, RenderMode::Final)?;
    let mut figures = Vec::new();
    for turn in 0..RENDERS {
        // New text each time, as each customer has.
        paper.subject = format!("of Customer {turn}");
        figures.push(clock::timed(|| drop(render(&paper, RenderMode::Final))));
    }
    println!("{:.3}", clock::median(figures));
    Ok(())
}
