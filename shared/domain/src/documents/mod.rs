//! Documents: their states and what may change them, what of them is stored openly, whose they are, how they are signed, the
//! versions that were issued, the file for a lawyer, and the disclosure that belongs to each.

pub mod changes;
pub mod compliance;
mod court_days;
mod data;
pub mod disclosure;
mod document;
mod florida_time;
pub mod hand_off;
mod key_dates;
pub mod party;
pub mod people_book;
mod record;
mod reminder_time;
pub mod share_link;
mod sign;
mod signing;
pub mod trusted;
mod version;

pub use data::{DocumentData, TooMuchData};
pub use document::{Document, Edit, EditError, Status, document_name};
pub use florida_time::{florida_day, florida_time};
pub use key_dates::KeyDate;
pub use record::DocumentRecord;
pub use signing::{SignedCopy, Signing, SigningError, SigningPlan};
pub use version::{InvalidSha256Hash, PaperPrint, PaperVersion, Sha256Hash, VersionNumber, signed_version};
