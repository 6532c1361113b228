//! The public evaluation of the chat assistant: what people say, what a good reply is, and how far the replies are
//! good. Replies are graded by rules, never by another model.

mod bounds;
mod case;
mod cassette;
mod claims;
mod class;
mod files;
mod grade;
mod oracle;
mod results;
mod scenario;
mod standard;
mod table;
mod understanding;
pub mod voices;
mod wilson;

pub use case::{Case, Expect, ExpectedAnswer};
pub use cassette::Cassette;
pub use class::{Attack, Class};
pub use files::{HELD_OUT, load, load_held_out};
pub use grade::grade;
pub use oracle::serve as serve_oracle;
pub use results::{CaseResult, Results, evaluate};
pub use scenario::{Scenario, today};
pub use standard::{Group, Standard};
pub use understanding::Understanding;

/// Why the evaluation cannot be held.
#[derive(Debug, thiserror::Error)]
pub enum EvaluationError {
    /// A file of cases or results cannot be used.
    #[error("{0}: {1}")]
    File(String, String),
    /// A case speaks of something that does not exist.
    #[error("Case {0}: {1}")]
    Case(String, String),
    /// The content of the product does not load.
    #[error("The content does not load: {0}")]
    Content(String),
    /// The model that the environment names cannot be asked.
    #[error("The model cannot be asked: {0}")]
    Model(String),
}
