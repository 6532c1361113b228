//! What the longest packet costs, where the court's files are: `cargo bench -p pdf --bench packet`, and with the name of a file also to
//! be looked at: `cargo bench -p pdf --bench packet -- packet.pdf`.

#[path = "../render/clock.rs"]
mod clock;
#[path = "../render/memory.rs"]
mod memory;
mod papers;

use std::error::Error;
use std::fs;

use papers::{Packet, packets};

const ROUNDS: usize = 9;

fn main() -> Result<(), Box<dyn Error>> {
    let files = papers::files();
    let left_out = papers::left_out(&files)?;
    if !left_out.is_empty() {
        println!("left out, for want of the court's files: {}", left_out.join(", "));
    }
    println!(
        "{:<28} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>6} {:>8}",
        "packet", "set ms", "fill ms", "bind ms", "all ms", "read MB", "peak MB", "pages", "KB"
    );
    let blanks = papers::blanks(&files)?;
    let reading = clock::timed(|| drop(papers::blanks(&files)));
    println!("reading {} of the court's files, once in a process: {reading:.1} ms", blanks.len());
    drop(files);
    let file = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    for (at, packet) in packets(blanks)?.iter().enumerate() {
        let bytes = measure(packet)?;
        if let Some(name) = file.as_ref().filter(|_| at == 0) {
            fs::write(name, bytes)?;
        }
    }
    Ok(())
}

/// Median processor time in a warm process, with everything that a request computes. The document itself is set once, when it is bought.
fn measure(packet: &Packet) -> Result<Vec<u8>, Box<dyn Error>> {
    let document = packet.document()?;
    memory::reset_peak();
    // What reading the forms has left in the process, code included.
    let before = memory::peak();
    let bytes = packet.bind(packet.parts(&document)?)?;
    let peak = memory::peak();
    let set = median(|| drop(packet.document()));
    let fill = median(|| drop(packet.parts(&document)));
    let bind = clock::median((0..ROUNDS).map(|_| binding(packet, &document)).collect::<Result<_, _>>()?);
    let pages = lopdf::Document::load_mem(&bytes)?.get_pages().len();
    let (all, kilobytes) = (set + fill + bind, bytes.len() as f64 / 1e3);
    println!(
        "{:<28.28} {set:>8.1} {fill:>8.1} {bind:>8.1} {all:>8.1} {before:>8.1} {peak:>8.1} {pages:>6} {kilobytes:>8.1}",
        packet.name
    );
    Ok(bytes)
}

/// Processor time of binding papers that are made for it before.
fn binding(packet: &Packet, document: &[u8]) -> Result<f64, Box<dyn Error>> {
    let parts = packet.parts(document)?;
    Ok(clock::timed(|| drop(packet.bind(parts))))
}

fn median(work: impl Fn()) -> f64 {
    clock::median((0..ROUNDS).map(|_| clock::timed(&work)).collect())
}
