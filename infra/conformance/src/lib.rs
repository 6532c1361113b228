#![doc = include_str!("../README.md")]

mod case;
mod contract;
mod error;
mod judge;
mod options;
mod people;
mod person;
mod plan;
mod random;
mod response;
mod routes;
mod run;
mod samples;
mod send;
mod target;
mod text;

pub use case::Case;
pub use error::ConformanceError;
pub use judge::{faults, fixed};
pub use options::{Options, USAGE};
pub use people::moments;
pub use person::Person;
pub use random::digits;
pub use response::ApiResponse;
pub use run::{Report, cases, run};
pub use samples::{Sample, Values, fill, samples};
pub use send::send;
pub use target::Target;
pub use text::text;
