//! Files in S3: the PDFs of people's documents, sealed, and the court's own forms, which are public.

mod bucket;
mod court_forms;
mod papers;

pub use court_forms::CourtForms;
pub use papers::{FileName, Files};
