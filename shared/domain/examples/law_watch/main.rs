//! `cargo law`: the sources that have to be read, because no one has seen their text, it is not known when, it was more than a year
//! ago, or no hash tells whether it has changed. `cargo law 2027-11-26` looks from another day.
//!
//! `cargo law read "s. 61.19" <file>` keeps that the text in that file was read today, and says whether it has changed since the last
//! reading; without a file, for a source that no one publishes as one, that it was read and is as our reference says.

mod list;
mod read;
mod reference;
#[cfg(test)]
mod tests;

use std::error::Error;
use std::path::Path;

use domain::documents::florida_day;
use jiff::Timestamp;
use jiff::civil::Date;

use reference::Reference;

type Failure = Box<dyn Error>;

fn main() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../legal"));
    println!("{}", run(&words, folder, today())?);
    Ok(())
}

#[expect(clippy::disallowed_methods, reason = "a program that someone starts has a clock")]
fn today() -> Date {
    florida_day(Timestamp::now())
}

/// Does what the words say with the reference in a folder; what is said of it.
fn run(words: &[&str], folder: &Path, today: Date) -> Result<String, Failure> {
    let reference = Reference::in_folder(folder)?;
    match words {
        [] => Ok(list::list(&reference, today)),
        ["read", section] => read::read(reference, section, None, today),
        ["read", section, file] => read::read(reference, section, Some(Path::new(file)), today),
        [day] => Ok(list::list(&reference, day.parse()?)),
        _ => Err("Use: cargo law [<day> | read <section> [<file>]]".into()),
    }
}
