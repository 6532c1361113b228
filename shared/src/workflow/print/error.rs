//! Why there is no PDF of a document.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::ports::PortError;

/// Why there is no PDF of a document.
#[derive(Debug, Error)]
pub enum PrintError {
    /// Its payment is disputed.
    #[error(
        "The payment for this document is disputed at your bank. The PDF can be downloaded again once that is settled."
    )]
    OnHold,
    /// Nobody has paid for it.
    #[error("This document has not been paid for yet.")]
    Unpaid,
    /// It was changed after it was bought, and these answers stand in the way, each with a sentence for its author.
    #[error(
        "This document is paid, but it cannot be printed with the current answers. Please correct these answers."
    )]
    Unfinished(BTreeMap<String, String>),
    /// It was issued for another person.
    #[error(
        "This document was bought and downloaded for someone else. You can correct a name at no cost, but a document for \
         another person is a new purchase."
    )]
    OtherPerson,
    /// Its owner has deleted it meanwhile.
    #[error("Document not found")]
    Gone,
    /// A defect of ours.
    #[error("a document cannot be typeset: {0}")]
    Defect(String),
    /// A store does not answer.
    #[error(transparent)]
    Store(#[from] PortError),
}

impl PrintError {
    /// Whether the document is to have no PDF as it stands: its next change lists it to be printed again.
    #[must_use]
    pub fn waits_for_its_owner(&self) -> bool {
        match self {
            Self::OnHold | Self::Unpaid | Self::Unfinished(_) | Self::OtherPerson | Self::Gone => true,
            Self::Defect(_) | Self::Store(_) => false,
        }
    }
}
