//! The interview: answers, which questions they make visible, whether they will do, and what the law has to say about them.

mod answer;
mod asked_facts;
mod calculations;
mod circumstance;
mod condition_context;
pub mod facts;
pub mod findings;
mod packet;
mod progress;
pub mod remarks;
mod visibility;

pub use answer::{Answer, AnswerChanges, Answers, Refusals, has_sensitive_number};
pub use circumstance::FindingContext;
pub use packet::{FilingStep, TestResult};
pub use progress::InterviewProgress;
pub use visibility::Interview;
