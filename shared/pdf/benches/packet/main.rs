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
    println!(
        "{:<44} {:>8} {:>8} {:>8} {:>6} {:>8}",
        "packet", "fill ms", "bind ms", "peak MB", "pages", "KB"
    );
    let mut longest: Option<(usize, Vec<u8>)> = None;
    for packet in packets()? {
        let (pages, file) = measure(&packet)?;
        if longest.as_ref().is_none_or(|(most, _)| *most < pages) {
            longest = Some((pages, file));
        }
    }
    let file = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    if let (Some(name), Some((_, bytes))) = (file, longest) {
        fs::write(name, bytes)?;
    }
    Ok(())
}

/// Median processor time in a warm process, with everything that a request computes: the document itself is typeset before.
fn measure(packet: &Packet) -> Result<(usize, Vec<u8>), Box<dyn Error>> {
    memory::reset_peak();
    let bytes = packet.bind(packet.parts()?)?;
    let peak = memory::peak();
    let filling = (0..ROUNDS).map(|_| clock::timed(|| drop(packet.parts())));
    let fill = clock::median(filling.collect());
    let parts = packet.parts()?;
    let binding = (0..ROUNDS).map(|_| {
        let parts = parts.clone();
        clock::timed(|| drop(packet.bind(parts)))
    });
    let bind = clock::median(binding.collect());
    let pages = lopdf::Document::load_mem(&bytes)?.get_pages().len();
    let kilobytes = bytes.len() as f64 / 1e3;
    println!("{:<44.44} {fill:>8.1} {bind:>8.1} {peak:>8.1} {pages:>6} {kilobytes:>8.1}", packet.name);
    Ok((pages, bytes))
}
