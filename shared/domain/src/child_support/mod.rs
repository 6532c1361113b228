//! Child support by the guidelines of section 61.30, Florida Statutes, as the court's Child Support Guidelines Worksheet, Form
//! 12.902(e) (06/25), computes it: numbers in, lines out. Every line is exact; only what is shown is rounded.

mod exact;
mod guidelines;
mod inputs;
mod overnights;
mod refusal;
mod step_down;
mod worksheet;

#[cfg(test)]
mod tests;

pub use exact::{ExactShare, ExactSum};
pub use guidelines::{Children, Convention, Guidelines, MOST_CHILDREN};
pub use inputs::{Cost, Inputs, Pair, Parent};
pub use overnights::Overnights;
pub use refusal::{CostKind, GuidelinesRefusal};
pub use step_down::{Ending, Step, ends_on, step_down};
pub use worksheet::{Alternative, Cell, Presumptive, Substantial, Worksheet};
