//! What the content files say: passive types, the loader that reads them and the checks that they have to pass.

mod bundle;
pub mod calculation;
mod catalog;
mod check;
mod choices;
pub mod circumstance;
pub mod citation;
pub mod condition;
mod copy;
mod county;
mod county_example;
pub mod court_form;
mod document_type;
pub mod fact;
pub mod finding;
mod guide;
mod load;
pub mod packet;
mod people_book;
mod phrasing;
mod prompt;
pub mod question;
pub mod template;
pub(crate) mod values;

pub use bundle::Bundle;
pub use catalog::{Catalog, ContentProblems};
pub use choices::Choices;
pub use copy::{Claim, ClaimPlace, Claims, Copy, DisclosureCopy, DisclosurePaper, ProductCopy};
pub use county::{County, CountyId, FilingFees};
pub use county_example::{CountyExample, Marriage, Party, Timeline};
pub use court_form::CourtForm;
pub use document_type::{DocumentType, Stage};
pub use guide::{Asking, Fact, Guide, Refusal, Requests, Settling, Term};
pub use people_book::{BookEntry, TrustedPerson};
pub use phrasing::{Lexicon, Phrasing};
pub use prompt::Prompt;
