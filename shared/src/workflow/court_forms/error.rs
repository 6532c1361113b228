//! Why there is no filled form.

use thiserror::Error;

use crate::ports::PortError;
use crate::workflow::print::PrintError;

/// Why there is no filled form.
#[derive(Debug, Error)]
pub enum CourtFormError {
    /// The document's answers call for no such form.
    #[error("There is no such court form for this document.")]
    Unknown,
    /// The edition that we can fill is not there.
    #[error("We cannot fill in this form yet. Please take it from the court and fill it in by hand.")]
    NotInstalled,
    /// The document is filed nowhere.
    #[error("This document is not filed with a court, so it has no packet.")]
    NotFiled,
    /// The papers do not fit into one answer.
    #[error("The packet is too large for one file. Please download its papers one by one.")]
    TooLarge,
    /// The document itself is not issued.
    #[error(transparent)]
    Print(#[from] PrintError),
}

impl CourtFormError {
    /// Whether the form is there to be filled in by hand.
    pub(in crate::workflow) fn is_done_by_hand(&self) -> bool {
        match self {
            Self::Unknown | Self::NotInstalled => true,
            Self::NotFiled | Self::TooLarge | Self::Print(_) => false,
        }
    }
}

impl From<PortError> for CourtFormError {
    fn from(error: PortError) -> Self {
        Self::Print(error.into())
    }
}
