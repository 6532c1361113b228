//! The sample events: those in `/events`, and their variants.

mod change;
mod fill;
mod variants;

use std::fs;
use std::io;
use std::path::Path;

pub use fill::{Values, fill};

/// A sample event, with placeholders such as `${TOKEN}` for what only a running product knows.
pub struct Sample {
    /// The function that it is for.
    pub function: String,
    /// The operation, and after a hyphen the case.
    pub name: String,
    /// The event: JSON.
    pub text: String,
}

/// The samples in a folder and their variants, in the order of their names.
///
/// # Errors
/// When the folder cannot be read, or has no such sample as a variant is made of.
pub fn samples(folder: &Path) -> io::Result<Vec<Sample>> {
    let mut samples = written(folder)?;
    samples.extend(variants::variants(&samples)?);
    samples.sort_by(|one, other| (&one.function, &one.name).cmp(&(&other.function, &other.name)));
    Ok(samples)
}

fn written(folder: &Path) -> io::Result<Vec<Sample>> {
    let mut samples = Vec::new();
    for function in fs::read_dir(folder)? {
        let function = function?;
        for file in fs::read_dir(function.path())? {
            let path = file?.path();
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let function = function.file_name().to_string_lossy().into_owned();
            samples.push(Sample { function, name, text: fs::read_to_string(&path)? });
        }
    }
    Ok(samples)
}
