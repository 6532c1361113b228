//! The sample events of the functions, filled in for a running product: `cargo lambda invoke` can send them as they are.

mod fixture_person;
mod fixtures;
mod passkeys;
mod running_product;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use conformance::{ConformanceError, samples};
use thiserror::Error;

use crate::secrets::write_whole;
use crate::settings::Settings;
pub use fixtures::Fixtures;
pub use running_product::RunningProduct;

/// Why the samples are not filled in.
#[derive(Debug, Error)]
pub enum EventsError {
    /// Nothing has ever been started with this folder.
    #[error("No product has been started with {}. Start one with `cargo dev`, and run this beside it.", .0.display())]
    NeverStarted(PathBuf),
    /// It is not running now.
    #[error("No product answers at {0}. Start it with `cargo dev`, and run this beside it.")]
    NotRunning(String),
    /// It runs, but does not do what is needed.
    #[error("{0} The file coquina.log in its folder has the reason.")]
    Refused(ConformanceError),
    /// Another product listens at this one's address.
    #[error("The product's mail is not in {}. Set COQUINA_DATA to the folder of the one that runs.", .0.display())]
    AnotherFolder(PathBuf),
    /// The samples are not at hand.
    #[error("There is no folder {} here. Run this in the project's own folder.", .0.display())]
    NoSamples(PathBuf),
    /// A file cannot be read or written.
    #[error("{0}")]
    Io(#[from] io::Error),
}

impl From<ConformanceError> for EventsError {
    fn from(error: ConformanceError) -> Self {
        match error {
            ConformanceError::NotReached(address) => Self::NotRunning(address),
            other => Self::Refused(other),
        }
    }
}

/// Makes a sample person with documents in the product that runs beside this, fills the samples in and says where they are.
///
/// # Errors
/// A sentence that says what to do about it.
pub async fn fill_samples(folder: &Path, settings: &Settings) -> Result<String, EventsError> {
    if !folder.is_dir() {
        return Err(EventsError::NoSamples(folder.to_path_buf()));
    }
    let samples = samples(folder)?;
    let fixtures = Fixtures::new(&RunningProduct::of(&settings.data)?).await?;
    let filled = settings.data.join("events");
    // Samples that have another name by now would stay.
    fs::remove_dir_all(&filled).or_else(|error| match error.kind() {
        io::ErrorKind::NotFound => Ok(()),
        _ => Err(error),
    })?;
    for sample in samples {
        let event = fixtures.fill(&sample.text).map_err(io::Error::from)?;
        fs::create_dir_all(filled.join(&sample.function))?;
        let file = filled.join(&sample.function).join(format!("{}.json", sample.name));
        write_whole(&file, &serde_json::to_vec_pretty(&event).map_err(io::Error::from)?)?;
    }
    Ok(said(&filled))
}

fn said(filled: &Path) -> String {
    let folder = filled.display();
    format!(
        "The sample events are in {folder}, filled in for a person who was made for them.\n\n  \
         cargo lambda invoke documents --data-file {folder}/documents/list_documents.json\n\n\
         Stripe's signatures are good for five minutes, and some calls use up what they name. Run this again for new ones."
    )
}
