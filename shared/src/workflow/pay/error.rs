//! Why no payment is asked for.

use thiserror::Error;

use crate::ports::PortError;

/// Why no payment is asked for.
#[derive(Debug, Error)]
pub enum PayError {
    /// A payment for the same is being processed, or has been made.
    #[error("A payment for this is being processed. Please look at your dashboard in a moment.")]
    UnderWay,
    /// The same purchase was made before, and its money went back.
    #[error(
        "This was bought before, and its payment went back. The documents are on your dashboard, where they can be paid \
         for."
    )]
    BoughtAndReturned,
    /// The same purchase was made before, and its document was deleted.
    #[error("This was bought before, and its document was deleted. Please start a new purchase.")]
    BoughtAndDeleted,
    /// The basket is empty.
    #[error("There is nothing to be paid for.")]
    NothingToBuy,
    /// The document is no longer there.
    #[error("Document not found")]
    Gone,
    /// Stripe has refused this attempt for good; the next request makes a new one.
    #[error("This took too long. Nothing you entered was lost; please try again in a moment.")]
    AttemptLost,
    /// A store or a service does not answer.
    #[error(transparent)]
    Port(#[from] PortError),
}
