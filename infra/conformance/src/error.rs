//! Why the set cannot be run.

use std::io;

use thiserror::Error;

/// Why the set cannot be run, or not be run to its end.
#[derive(Debug, Error)]
pub enum ConformanceError {
    /// What was typed is not understood.
    #[error("{0}")]
    Typed(String),
    /// There is no client to ask with.
    #[error("No client could be made: {0}")]
    Client(String),
    /// Nothing answers there.
    #[error("No product answers at {0}.")]
    NotReached(String),
    /// What the cases need could not be made.
    #[error("The product answers {path} with the status {status}, where the cases need what that makes.")]
    Refused {
        /// What was asked for, with the names of parameters for what stood there.
        path: String,
        /// The answer's status.
        status: u16,
    },
    /// The stage takes real money.
    #[error(
        "The stage takes real money: its publishable key is not one of Stripe's test mode. Nothing was paid."
    )]
    RealMoney,
    /// Someone pressed Ctrl+C.
    #[error("It was stopped.")]
    Stopped,
    /// It did not come to its end, and not everything could be taken away.
    #[error("{0}\n{1}")]
    Remains(String, String),
    /// A sample, or what is said of it, is not as it has to be.
    #[error("{0}")]
    Io(#[from] io::Error),
}
